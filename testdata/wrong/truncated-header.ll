; want: 2:21: end of
define i32 @f(i32 %x
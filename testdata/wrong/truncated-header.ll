; want: 2:21: end of file
define i32 @f(i32 %x
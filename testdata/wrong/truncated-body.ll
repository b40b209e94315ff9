; want: 3:21: end of
define i32 @f(i32 %x) {
  %a = add i32 %x, 1

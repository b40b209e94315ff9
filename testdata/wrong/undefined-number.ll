; want: 3:20: undefined %7
define i32 @f(i32 %0) {
  %2 = add i32 %0, %7
  ret i32 %2
}

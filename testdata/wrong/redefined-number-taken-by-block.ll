; want: 3:3: %1
define i32 @f(i32 %0) {
  %1 = add i32 %0, 1
  ret i32 %1
}

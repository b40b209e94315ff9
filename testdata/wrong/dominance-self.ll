; want: 3:16: %a
define i32 @f() {
  %a = add i32 %a, 1
  ret i32 %a
}

; want: 3:8: %a
define i32 @f() {
  %a = add i32 %a, 1
  ret i32 %a
}

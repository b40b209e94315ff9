; want: 3:20: to
define i64 @f(i32 %x) {
  %a = zext i32 %x i64
  ret i64 %a
}

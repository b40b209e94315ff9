; want: 3:19: ?
define void @f() {
  %a = add i32 1, ?2
  ret void
}

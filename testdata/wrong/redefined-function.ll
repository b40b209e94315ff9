; want: 5:13: @f
define void @f() {
  ret void
}
define void @f() {
  ret void
}

; want: 3:9: monotonic
define void @f() {
  fence monotonic
  ret void
}

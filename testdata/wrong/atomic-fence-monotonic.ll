; want: 3:3: monotonic
define void @f() {
  fence monotonic
  ret void
}

; want: 5:1: b
define void @f() {
  ret void
b:
}

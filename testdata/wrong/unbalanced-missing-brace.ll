; want: 5:1: define
define void @f() {
  ret void

define void @g() {
  ret void
}

; want: 5:1: instruction
define void @f() {
  ret void
b:
}

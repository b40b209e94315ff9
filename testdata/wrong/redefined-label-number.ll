; want: 4:1: 0
define void @f() {
  br label %1
0:
  ret void
}

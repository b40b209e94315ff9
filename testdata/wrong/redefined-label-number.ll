; want: 4:1: numbered 1
define void @f() {
  br label %1
0:
  ret void
}

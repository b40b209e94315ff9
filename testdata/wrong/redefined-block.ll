; want: 6:1: a
define void @f() {
  br label %a
a:
  br label %a
a:
  ret void
}

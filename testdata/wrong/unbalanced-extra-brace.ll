; want: 5:1: }
define void @f() {
  ret void
}
}

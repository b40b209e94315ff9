; want: 3:15: %nope
define void @f() {
  %a = alloca %nope
  ret void
}

; want: 3:18: 2
define void @f() {
  %x = add i32 1 2
  ret void
}

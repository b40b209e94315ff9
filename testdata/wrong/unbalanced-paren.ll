; want: 2:23: expected
define void @f(i32 %x {
  ret void
}

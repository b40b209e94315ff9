; want: 5:29: uselistorder
define void @f(i32 %x) {
  %a = add i32 %x, %x
  ret void
  uselistorder i32 %x, { 1, 1 }
}

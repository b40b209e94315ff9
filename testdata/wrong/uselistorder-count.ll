; want: 5:24: uselistorder
define void @f(i32 %x) {
  %a = add i32 %x, %x
  ret void
  uselistorder i32 %x, { 2, 1, 0 }
}

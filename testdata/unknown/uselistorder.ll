; want-verbatim: 3:8: frob
define void @f(i32 %x) {
  %a = frob i32 %x, i32 %x
  ret void

  uselistorder i32 %x, { 1, 0 }
}

define i32 @known(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}

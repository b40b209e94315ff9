; want-verbatim: 5:18: mulwrap
define i32 @f(i32 %x, ptr %p, float %d) {
entry:
  %before = add i32 %x, 1
  %a = atomicrmw mulwrap ptr %p, i32 2 seq_cst
  ret i32 %before
}

define i32 @known(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}

; want-verbatim: 5:36: scope
define i32 @f(i32 %x, ptr %p, float %d) {
entry:
  %before = add i32 %x, 1
  %a = atomicrmw add ptr %p, i32 1 scope("agent") seq_cst
  ret i32 %before
}

define i32 @known(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}

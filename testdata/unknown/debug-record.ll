; want-verbatim: 5:3: #dbg_frobnicate
define i32 @f(i32 %x, ptr %p, float %d) {
entry:
  %before = add i32 %x, 1
  #dbg_frobnicate(i32 %x, !0, !DIExpression(), !1)
  ret i32 %before
}

define i32 @known(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}

; want: 3:20: %nope
define void @f(i32 %x) {
    #dbg_value(i32 %nope, !0, !DIExpression(), !0)
  ret void
}
!0 = !{}

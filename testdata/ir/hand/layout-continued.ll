; Where a line's end or a comment may fall though it seldom does: a list of
; attachments that goes on where the same list ended before, a packed struct's
; two opening tokens, an attribute's parentheses, between a name and its `=`.
%outer = type { %inner, i32 }
%inner = type < /* apart */ {
i8 } >
%third
=
type
<
{ i16 } ; one comment
>

@s = constant [2 x i8] c /* apart */ "a;"

@g /* here */ =
global %outer
zeroinitializer,
align
4

define i32 @f(i32 %x, ptr %p) memory(
read, ; between
argmem :
readwrite) "a" =
"b" {
  %a = add i32 %x, 1, !a !0
  %b = add i32 %a, 1, !a !0
, !b !1
  %c = add i32 %b, 1, !a !0, !b !1
  %d = add i32 %c, 1, !a !0, !b !1
  , !c
  !0
  %e = load i32, ptr %p ; no alignment
  , align 4
  ret i32
%e
}

!0 =
!{
}
!1 = distinct
!{ null
}

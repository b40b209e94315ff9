; want-verbatim: 5:28: sparkling
define i32 @f(i32 %x, ptr %p, float %d) {
entry:
  %before = add i32 %x, 1
  %a = call i32 @known(i32 sparkling %x)
  ret i32 %before
}

define i32 @known(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}

; want-verbatim: 5:8: mapvalue
define i32 @f(i32 %x, ptr %p, float %d) {
entry:
  %before = add i32 %x, 1
  %a = mapvalue { i32, [2 x i8] } { i32 1, [2 x i8] c"}]" }, <{ i8 }> <{ i8 0 }>
  ret i32 %before
}

define i32 @known(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}

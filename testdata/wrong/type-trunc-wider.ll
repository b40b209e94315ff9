; want: 3:8: trunc
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = trunc i32 %x to i64
  ret i32 0
}

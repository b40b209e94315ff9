; want: 3:15: void
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = alloca void
  ret i32 0
}

; want: 3:19: i32 float
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = fadd float %x, %d
  ret i32 0
}

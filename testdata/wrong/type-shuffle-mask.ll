; want: 3:8: shufflevector
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = shufflevector <4 x i32> %v, <4 x i32> %v, <2 x i32> <i32 0, i32 9>
  ret i32 0
}

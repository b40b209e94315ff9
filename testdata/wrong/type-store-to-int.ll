; want: 3:16: pointer
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  store i32 1, i32 %x
  ret i32 0
}

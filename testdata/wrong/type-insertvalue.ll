; want: 3:39: float i32
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = insertvalue { i32, float } %s, i32 %x, 1
  ret i32 0
}

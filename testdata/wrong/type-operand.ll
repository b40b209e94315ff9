; want: 3:20: float i32
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = add i32 %x, %d
  ret i32 0
}

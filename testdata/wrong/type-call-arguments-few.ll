; want: 3:30: arguments
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = call i32 (i32, i32) %p(i32 %x)
  ret i32 0
}

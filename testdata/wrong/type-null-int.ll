; want: 3:16: null
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = add i32 null, 1
  ret i32 0
}

; want: 3:26: <4 x i32>
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = add <4 x i32> %v, <i32 1, i32 2>
  ret i32 0
}

; want: 3:22: splat
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = add i32 splat (i32 1), 1
  ret i32 0
}

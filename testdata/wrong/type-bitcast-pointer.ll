; want: 3:8: bitcast
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = bitcast ptr %p to i64
  ret i32 0
}

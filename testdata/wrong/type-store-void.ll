; want: 3:9: void
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  store void undef, ptr %p
  ret i32 0
}

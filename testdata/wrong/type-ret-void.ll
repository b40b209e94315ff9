; want: 3:7: ret
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  ret void
b:
  ret i32 0
}

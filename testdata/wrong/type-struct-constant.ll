; want: 3:33: element 1
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  store { i32, float } { i32 1, i32 2 }, ptr %p
  ret i32 0
}

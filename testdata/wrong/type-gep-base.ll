; want: 3:26: getelementptr
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = getelementptr i8, i32 %x, i64 1
  ret i32 0
}

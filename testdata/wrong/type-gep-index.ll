; want: 3:53: index
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = getelementptr { i32, float }, ptr %p, i64 0, i32 2
  ret i32 0
}

; want: 3:6: i1
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  br i32 %x, label %b, label %b
b:
  ret i32 0
}

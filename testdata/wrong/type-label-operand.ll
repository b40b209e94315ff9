; want: 4:12: %b
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = add i32 %x, %b
  br label %b
b:
  ret i32 0
}

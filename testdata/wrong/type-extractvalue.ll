; want: 3:40: element
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = extractvalue { i32, float } %s, 2
  ret i32 0
}

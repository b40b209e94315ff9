; want: 3:23: extractelement
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = extractelement i32 %x, i32 0
  ret i32 0
}

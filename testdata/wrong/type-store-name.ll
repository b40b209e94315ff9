; want: 3:3: name
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = store i32 1, ptr %p
  ret i32 0
}

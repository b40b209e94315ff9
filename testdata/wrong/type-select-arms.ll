; want: 3:15: select
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = select i1 %c, i32 1, float 2.0
  ret i32 0
}

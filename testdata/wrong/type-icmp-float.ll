; want: 3:8: icmp
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = icmp eq float %d, %d
  ret i32 0
}

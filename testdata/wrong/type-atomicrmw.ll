; want: 3:8: atomicrmw
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = atomicrmw add ptr %p, float %d seq_cst
  ret i32 0
}

; want: 3:31: type
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  %a = cmpxchg ptr %p, i32 1, i64 2 seq_cst seq_cst
  ret i32 0
}

; want: 3:8: release
define void @f(ptr %p) {
  %a = cmpxchg ptr %p, i32 1, i32 2 seq_cst release
  ret void
}

; want: 3:39: align
define i32 @f(ptr %p) {
  %a = load atomic i32, ptr %p seq_cst
  ret i32 %a
}

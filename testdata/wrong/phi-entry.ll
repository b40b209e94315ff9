; want: 3:8: %p
define i32 @f() {
  %p = phi i32 [ 0, %0 ]
  ret i32 %p
}

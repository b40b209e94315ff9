; want: 6:18: float
define i32 @f(float %d) {
entry:
  br label %b
b:
  %p = phi i32 [ %d, %entry ]
  ret i32 %p
}

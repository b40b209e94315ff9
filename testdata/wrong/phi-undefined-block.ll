; want: 6:21: %nope
define i32 @f() {
entry:
  br label %b
b:
  %p = phi i32 [ 0, %nope ]
  ret i32 %p
}

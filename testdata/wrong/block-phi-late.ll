; want: 6:8: phi
define i32 @f(i1 %c) {
  br label %b
b:
  %x = add i32 1, 2
  %p = phi i32 [ 0, %0 ]
  ret i32 %p
}

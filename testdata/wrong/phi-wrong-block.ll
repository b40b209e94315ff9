; want: 8:8: %p
define i32 @f(i1 %c) {
entry:
  br label %b
a:
  ret i32 1
b:
  %p = phi i32 [ 0, %a ]
  ret i32 %p
}

; want-verbatim: 3:8: frob
define i32 @f() {
  %a = frob i32 1
  %b = add i32 %a, 1
  %c = add i32 %not.defined.here, %b
  br label %l
l:
  %p = phi i32 [ %c, %l2 ]
  ret i32 %p
}

define i32 @known(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}

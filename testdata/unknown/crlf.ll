; want-verbatim: 3:3: frob
define void @f() {
  frob i32 1
  ret void
}


define i32 @known(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}

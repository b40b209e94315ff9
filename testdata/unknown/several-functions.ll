; want-verbatim: 4:3: frob
; want-verbatim: 9:12: nzw
define void @f() {
  frob
  ret void
}

define void @g(i32 %x) {
  %a = add nzw i32 %x, 1
  ret void
}

define i32 @known(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}

; want-verbatim: 5:3: switchrange
define i32 @f(i32 %x, ptr %p, float %d) {
entry:
  %before = add i32 %x, 1
  switchrange i32 %x, label %entry [
    i32 1 ... 5, label %entry ; } ) a comment
    i32 7 ... 9, label %entry
  ]
  ret i32 %before
}

define i32 @known(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}

; want-verbatim: 5:3: tryrange
declare i32 @pers(...)

define void @f() personality ptr @pers {
  tryrange label %a
a:
  ret void
}

define i32 @known(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}

; want: 8:1: terminator
define void @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret void
b:
  %x = add i32 1, 2
}

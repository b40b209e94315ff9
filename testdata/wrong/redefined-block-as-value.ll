; want: 7:1: a
define void @f() {
  %a = add i32 1, 2
  br label %b
b:
  ret void
a:
  ret void
}

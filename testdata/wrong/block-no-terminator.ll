; want: 4:1: terminator
define void @f() {
  %a = add i32 1, 2
b:
  ret void
}

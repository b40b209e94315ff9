; want: 5:1: end of
define void @f(i32 %x) {
  switch i32 %x, label %a [
    i32 1, label %a

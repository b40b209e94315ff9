; want: 4:20: end of
define void @f(i32 %x) {
  switch i32 %x, label %a [
    i32 1, label %a

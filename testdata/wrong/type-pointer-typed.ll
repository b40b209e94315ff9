; want: 3:21: *
define void @f(ptr %p) {
  %a = load i32, ptr* %p
  ret void
}

; want: 3:20: undefined @nowhere
define void @f() {
  store i32 0, ptr @nowhere
  ret void
}

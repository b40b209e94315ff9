; want: 3:3: zero byte
define void @f() {
  %"a\00b" = add i32 1, 2
  ret void
}

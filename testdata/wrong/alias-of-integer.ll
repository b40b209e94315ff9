; want: 2:17: ptr
@a = alias i32, i32 0

; want: 2:14: range
declare void @f(i32 range(i8 0, 3))

; want: 2:21: range
declare void @f(i32 range(i8 0, 3))

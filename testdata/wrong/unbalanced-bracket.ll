; want: 3:1: expected
@g = global [2 x i32] [i32 1, i32 2
@h = global i32 0

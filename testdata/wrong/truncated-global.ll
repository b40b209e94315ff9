; want: 2:30: end of
@g = global [2 x i32] [i32 1,
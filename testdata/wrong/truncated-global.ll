; want: 2:30: end of file
@g = global [2 x i32] [i32 1,
; want: 2:17: i32
@g = global i32 1.0

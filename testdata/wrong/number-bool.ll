; want: 2:17: i1
@g = global i32 true

; want: 2:17: true i32
@g = global i32 true

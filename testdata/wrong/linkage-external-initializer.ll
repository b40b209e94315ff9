; want: 2:26: 0
@g = external global i32 0

; want: 2:1: appending
@g = appending global i32 1

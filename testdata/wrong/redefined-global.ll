; want: 3:1: @g
@g = global i32 0
@g = global i32 1

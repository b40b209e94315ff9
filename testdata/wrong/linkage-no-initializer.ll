; want: 3:1: @h
@g = global i32
@h = global i32 0

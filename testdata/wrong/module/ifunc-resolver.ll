; want: 2:1: @i
@i = ifunc void (), ptr @g
@g = global i32 0

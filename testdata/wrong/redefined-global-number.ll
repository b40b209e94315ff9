; want: 3:1: numbered 1
@0 = global i32 0
@0 = global i32 1

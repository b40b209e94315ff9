; want: 2:26: power of two
@g = global i32 0, align 3

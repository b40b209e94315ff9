; want: 2:25: x
@g = external global [2 i32]

; want: 2:1: @a
@a = alias i32, ptr @b
@b = alias i32, ptr @a

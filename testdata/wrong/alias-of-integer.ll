; want: 2:21: pointer i32
@a = alias i32, i32 0

; want: 2:72: inrange
@g = global ptr getelementptr ([2 x i8], ptr @g, i64 0, inrange i64 0, inrange i64 1)

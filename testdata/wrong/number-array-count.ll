; want: 2:23: -1
@g = external global [-1 x i8]

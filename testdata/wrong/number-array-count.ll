; want: 2:23: elements
@g = external global [-1 x i8]

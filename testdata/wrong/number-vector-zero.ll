; want: 2:23: 0
@g = external global <0 x i8>

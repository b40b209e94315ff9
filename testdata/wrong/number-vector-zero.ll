; want: 2:23: vector element
@g = external global <0 x i8>

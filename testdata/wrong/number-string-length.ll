; want: 2:24: [3 x i8]
@g = constant [4 x i8] c"abc"

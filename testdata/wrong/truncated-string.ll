; want: 2:25: string
@s = constant [3 x i8] c"ab

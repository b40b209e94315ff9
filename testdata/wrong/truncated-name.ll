; want: 2:18: string
@g = global ptr @"abc

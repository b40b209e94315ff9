; want: 2:17: string
@g = global ptr @"abc

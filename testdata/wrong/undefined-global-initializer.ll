; want: 2:17: undefined @missing
@g = global ptr @missing

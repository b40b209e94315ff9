; want: 2:17: undefined @3
@g = global ptr @3

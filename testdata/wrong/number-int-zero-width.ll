; want: 2:22: i0
@g = external global i0

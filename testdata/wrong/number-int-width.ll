; want: 2:22: i8388609
@g = external global i8388609

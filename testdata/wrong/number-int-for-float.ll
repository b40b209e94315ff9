; want: 2:20: double
@g = global double 1

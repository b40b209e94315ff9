; want: 2:19: float
@g = global float 0.1

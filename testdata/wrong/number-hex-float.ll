; want: 2:19: float
@g = global float 0x3FF0000000000001

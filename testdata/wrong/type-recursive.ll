; want: 2:1: %t
%t = type { i32, %t }
@g = external global %t

; want: 3:1: %t
%t = type { i32 }
%t = type { i64 }

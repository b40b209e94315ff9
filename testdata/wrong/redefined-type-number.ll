; want: 3:1: %0
%0 = type { i32 }
%0 = type { i64 }

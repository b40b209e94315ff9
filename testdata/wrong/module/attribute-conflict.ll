; want: 2:1: zeroext
declare void @f(i32 zeroext signext)

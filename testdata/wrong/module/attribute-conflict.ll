; want: 2:14: zeroext
declare void @f(i32 zeroext signext)

; want: 2:21: nounwind
declare void @f(i32 nounwind)

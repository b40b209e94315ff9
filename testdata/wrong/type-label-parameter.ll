; want: 2:17: label
declare void @f(label)

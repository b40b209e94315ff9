; want: 2:9: weak
declare weak void @f()

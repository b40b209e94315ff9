; want: 2:17: 'icmp'
@g = global i32 icmp eq (ptr @g, ptr null)

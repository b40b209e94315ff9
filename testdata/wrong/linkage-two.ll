; want: 2:11: internal
@g = weak internal global i32 0

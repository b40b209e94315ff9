; want: 2:14: nonnull
declare void @f(i32 nonnull)

; want: 2:21: nonnull
declare void @f(i32 nonnull)

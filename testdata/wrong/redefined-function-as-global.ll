; want: 3:14: @f
@f = global i32 0
declare void @f()

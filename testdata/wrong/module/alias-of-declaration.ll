; want: 3:1: @a
declare void @f()
@a = alias void (), ptr @f

; want: 2:30: @f
@g = global ptr blockaddress(@f, %entry)
declare void @f()

; want: 2:30: @none
@g = global ptr blockaddress(@none, %x)

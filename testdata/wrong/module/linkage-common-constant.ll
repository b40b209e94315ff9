; want: 2:1: common
@g = common constant i32 0

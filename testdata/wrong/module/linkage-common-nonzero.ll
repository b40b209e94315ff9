; want: 2:1: common
@g = common global i32 1

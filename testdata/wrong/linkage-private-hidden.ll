; want: 2:1: private
@g = private hidden global i32 0

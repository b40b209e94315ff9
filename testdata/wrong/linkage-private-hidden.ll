; want: 2:6: private
@g = private hidden global i32 0

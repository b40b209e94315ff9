; want: 3:1: comment
@g = global i32 0
/* this never ends

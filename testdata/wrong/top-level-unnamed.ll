; want: 2:1: global
global i32 0

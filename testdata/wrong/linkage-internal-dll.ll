; want: 2:1: internal
@g = internal dllexport global i32 0

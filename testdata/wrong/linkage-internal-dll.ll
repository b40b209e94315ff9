; want: 2:6: internal
@g = internal dllexport global i32 0

; want: 2:1: dllimport
@g = dllimport global i32 0

; want: 2:20: undefined $g
@g = global i32 0, comdat

; want: 2:27: undefined $nope
@g = global i32 0, comdat($nope)

; want: 2:27: void
@g = external global [2 x void]

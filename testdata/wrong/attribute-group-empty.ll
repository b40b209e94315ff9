; want: 2:1: attribute
attributes #0 = { }

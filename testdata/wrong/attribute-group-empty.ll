; want: 2:19: attribute
attributes #0 = { }

; want: 3:1: attribute
attributes #0 = { nounwind
@g = global i32 0

; want: 2:6: %x
%x = add i32 1, 2

; want: 2:6: 'type' 'add'
%x = add i32 1, 2

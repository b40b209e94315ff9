; want: 2:13: void ()
@g = global void () undef

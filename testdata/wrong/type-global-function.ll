; want: 2:21: function
@g = global void () undef

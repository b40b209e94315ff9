; want: 2:19: z
@g = global i32 12z

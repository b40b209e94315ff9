; want: 3:1: @a
; want: 4:1: @b
@a = alias i32, ptr @b
@b = alias i32, ptr @a

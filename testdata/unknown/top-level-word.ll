; want-verbatim: 3:1: frobnicate
@g = global i32 0
frobnicate

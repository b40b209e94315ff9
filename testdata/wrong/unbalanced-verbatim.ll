; want: 3:3: frobnicate
define void @f() {
  frobnicate i32 1, (i32 2
  ret void
}

@g = global i32 0

; want: 8:11: %nope
define void @f() {
  frobnicate i32 1
  ret void
}

define i32 @g() {
  ret i32 %nope
}

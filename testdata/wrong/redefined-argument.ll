; want: 2:27: %x
define i32 @f(i32 %x, i32 %x) {
  ret i32 %x
}

; want: 3:18: ,
define void @f() {
  %x = add i32 1,, 2
  ret void
}

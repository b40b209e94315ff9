; want: 3:3: musttail
define void @f() {
  musttail call void @f()
  %x = add i32 1, 2
  ret void
}

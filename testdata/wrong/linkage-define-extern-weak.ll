; want: 2:8: extern_weak
define extern_weak void @f() {
  ret void
}

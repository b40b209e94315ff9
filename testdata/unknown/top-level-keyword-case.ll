; want-verbatim: 2:1: Define
Define void @f() {
  ret void
}

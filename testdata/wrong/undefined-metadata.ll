; want: 3:16: undefined !7
define void @f() {
  ret void, !x !7
}

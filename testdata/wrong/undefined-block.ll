; want: 3:12: undefined %nowhere
define void @f() {
  br label %nowhere
}

; want: 2:34: %none
@g = global ptr blockaddress(@f, %none)
define void @f() {
  br label %x
x:
  ret void
}

; want: 3:1: block
define void @f() {
}

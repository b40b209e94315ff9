; want: 3:1: entry
define void @f() {
entry:
  br label %entry
}

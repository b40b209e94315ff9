; want: 4:3: entry
define void @f() {
entry:
  br label %entry
}

; want: 3:3: pad
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %a
a:
  ret void
}

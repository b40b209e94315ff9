; want: 5:1: landingpad
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %a
a:
  ret void
}

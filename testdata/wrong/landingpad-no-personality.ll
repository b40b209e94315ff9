; want: 7:8: personality
define void @f() {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}

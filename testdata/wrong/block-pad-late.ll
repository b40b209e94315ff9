; want: 4:3: invoke pad
; want: 9:8: landingpad first
define void @f() personality ptr null {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %x = add i32 1, 2
  %l = landingpad i32 cleanup
  ret void
}

; want: 9:3: %r
declare i32 @g()
define i32 @f() personality ptr null {
  %r = invoke i32 @g() to label %a unwind label %b
a:
  ret i32 %r
b:
  %l = landingpad i32 cleanup
  ret i32 %r
}

; want: 5:16: %nope
; want: 14:12: %gone
; want: 18:19: float
define i32 @f(i32 %x) {
  %a = add i32 %nope, 1
  ret i32 %a
}

define i32 @fine(i32 %x) {
  ret i32 %x
}

define void @g() {
  br label %gone
}

define i32 @h(float %x) {
  %a = add i32 1, %x
  ret i32 %a
}

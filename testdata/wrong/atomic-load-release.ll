; want: 3:8: release
define i32 @f(ptr %p) {
  %a = load atomic i32, ptr %p release, align 4
  ret i32 %a
}

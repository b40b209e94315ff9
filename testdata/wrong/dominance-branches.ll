; want: 10:3: %x
define i32 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %x = add i32 1, 2
  br label %m
b:
  br label %m
m:
  ret i32 %x
}

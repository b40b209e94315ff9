define i32 @f(i32 %x, i32 %y) {
  %a = mul i32 %x, 8
  %b = add i32 %a, 0
  %c = and i32 %b, %b
  %d = sub i32 %c, %c
  %e = add i32 %d, %c
  %z = zext i32 %e to i64
  %t = trunc i64 %z to i32
  ret i32 %t
}
define i1 @g(i32 %x) {
  %a = add nsw i32 %x, 1
  %c = icmp sgt i32 %a, %x
  ret i1 %c
}

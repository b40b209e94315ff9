define i32 @example(i32 %x, i32 %y) {
  %a = mul i32 %x, 8
  %b = add i32 %a, %y
  %c = sub i32 %b, %y
  %d = lshr i32 %c, 3
  %e = and i32 %d, 536870911
  %r = icmp eq i32 %e, 0
  %s = select i1 %r, i32 0, i32 %e
  ret i32 %s
}

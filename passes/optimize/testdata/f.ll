define i32 @f(i32 noundef %x, i32 noundef %y) {
  %a = mul i32 %x, 8
  %b = urem i32 %y, 16
  %c = add i32 %a, %b
  %d = sub i32 %c, %b
  ret i32 %d
}

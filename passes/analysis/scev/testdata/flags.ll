; What flags of one expression say of another, and what not.

; 4 + 2j + 12i does not wrap, as an address is accessed that it leads to; 1 + 2j + 12i may: 4 may be what makes the sum of all fit.
target datalayout = "e-p:8:8:8:8-n8"
define i8 @three(ptr %p, i8 %i, i8 %j) {
  %g = getelementptr nusw { [4 x i8], [4 x [2 x i8]] }, ptr %p, i8 %i, i32 1, i8 %j
  store i8 0, ptr %g
  %x = mul i8 %i, 12
  %y = shl i8 %j, 1
  %s = add i8 %x, %y
  %o = add i8 %s, 4
  %q = add i8 %o, -3
  ret i8 %q
}

; Of two it cannot, as the other one fits.
define i8 @two(ptr %p, i8 %i) {
  %g = getelementptr nusw { [4 x i8], [4 x [2 x i8]] }, ptr %p, i8 %i, i32 1
  store i8 0, ptr %g
  %x = mul i8 %i, 12
  %o = add i8 %x, 4
  %q = add i8 %o, -3
  ret i8 %q
}

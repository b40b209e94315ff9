; What Negator folds, a function for each example of ../../COVERAGE.md: what each costs by the model generic, and what is
; left of it. Where that could be less it says why.

; 2 to 1
define i8 @visitImpl-1(i8 %x, i8 %y) {
  %v1 = sub i8 %x, %y
  %v2 = sub i8 0, %v1
  ret i8 %v2
}

; 3 to 1
define i8 @visitImpl-2(i1 %c, i8 %x) {
  %v1 = sub i8 0, %x
  %v2 = select i1 %c, i8 %v1, i8 5
  %v3 = sub i8 0, %v2
  ret i8 %v3
}

; 4 to 3
define i8 @visitImpl-3(i8 %x) {
  %v1 = mul i8 %x, 5
  %v2 = sub i8 0, %v1
  ret i8 %v2
}

; 21 to 20
define i8 @visitImpl-4(i8 %x) {
  %v1 = sdiv i8 %x, 5
  %v2 = sub i8 0, %v1
  ret i8 %v2
}

; 1.5 to 0.8
define i8 @visitImpl-5(i1 %c) {
  %v1 = zext i1 %c to i8
  %v2 = sub i8 0, %v1
  ret i8 %v2
}

; 2 to 1
define i8 @visitImpl-6(i8 %x) {
  %v1 = ashr i8 %x, 7
  %v2 = sub i8 0, %v1
  ret i8 %v2
}

; 3 to 1
define i8 @visitImpl-7(i8 %x) {
  %v1 = sub i8 0, %x
  %v2 = shl i8 %v1, 3
  %v3 = sub i8 0, %v2
  ret i8 %v3
}

; 5 to 4
define i8 @visitImpl-8(i8 %x, i8 %y, i8 %z) {
  %v1 = sub i8 0, %x
  %v2 = mul i8 %v1, %z
  %v3 = sub i8 %y, %v2
  ret i8 %v3
}

; 4 to 2
define i8 @visitImpl-9(i1 %c, i8 %x, i8 %y, i8 %z) {
  %v1 = sub i8 0, %x
  %v2 = sub i8 0, %z
  %v3 = select i1 %c, i8 %v1, i8 %v2
  %v4 = sub i8 %y, %v3
  ret i8 %v4
}

; 2 to 1
define i8 @visitImpl-10(i8 %x) {
  %v1 = xor i8 %x, -1
  %v2 = sub i8 0, %v1
  ret i8 %v2
}

; 2.5 to 1.5
define i8 @visitImpl-11(i32 %X, i8 %y) {
  %v1 = sub i32 0, %X
  %v2 = trunc i32 %v1 to i8
  %v3 = sub i8 %y, %v2
  ret i8 %v3
}

; 3 to 2
define i8 @visitImpl-12(i8 %x, i8 %y) {
  %v1 = xor i8 %x, -1
  %v2 = add i8 %v1, %y
  %v3 = sub i8 0, %v2
  ret i8 %v3
}



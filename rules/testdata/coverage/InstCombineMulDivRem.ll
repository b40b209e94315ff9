; What InstCombineMulDivRem folds, a function for each example of ../../COVERAGE.md: what each costs by the model generic, and what is
; left of it. Where that could be less it says why.

; 3 to 1
define i8 @visitMul-constants-1(i8 %x) {
  %v1 = mul i8 %x, 8
  ret i8 %v1
}

; 3 to 1
define i8 @visitMul-constants-2(i8 %x) {
  %v1 = mul i8 %x, -1
  ret i8 %v1
}

; 5 to 3
define i8 @visitMul-constants-3(i8 %x, i8 %y) {
  %v1 = sub i8 0, %x
  %v2 = sub i8 0, %y
  %v3 = mul i8 %v1, %v2
  ret i8 %v3
}

; 4 to 3
define i8 @visitMul-constants-4(i8 %x) {
  %v1 = sub i8 0, %x
  %v2 = mul i8 %v1, 5
  ret i8 %v2
}

; 4 to 3
define i8 @visitMul-constants-5(i8 %x) {
  %v1 = shl i8 %x, 2
  %v2 = mul i8 %v1, 5
  ret i8 %v2
}

; 6 to 3
define i8 @visitMul-constants-6(i8 %x) {
  %v1 = mul i8 %x, 3
  %v2 = mul i8 %v1, 5
  ret i8 %v2
}

; 4 to 2
define i8 @visitMul-constants-7(i8 %x) {
  %v1 = add i8 %x, 3
  %v2 = mul i8 %v1, 4
  ret i8 %v2
}

; 3.5 to 1
define i8 @visitMul-booleans-1(i1 %c, i8 %x) {
  %v1 = zext i1 %c to i8
  %v2 = mul i8 %v1, %x
  ret i8 %v2
}

; 4 to 1.5
define i8 @visitMul-booleans-2(i1 %c, i1 %d) {
  %v1 = zext i1 %c to i8
  %v2 = zext i1 %d to i8
  %v3 = mul i8 %v1, %v2
  ret i8 %v3
}

; 5 to 2
define i8 @visitMul-booleans-3(i8 %x, i8 %y) {
  %v1 = and i8 %x, 1
  %v2 = and i8 %y, 1
  %v3 = mul i8 %v1, %v2
  ret i8 %v3
}

; 4.6 to 1.5
define i8 @visitMul-booleans-4(i1 %c, i1 %d) {
  %v1 = sext i1 %c to i8
  %v2 = sext i1 %d to i8
  %v3 = mul i8 %v1, %v2
  ret i8 %v3
}

; 4 to 2
define i8 @visitMul-booleans-5(i8 %x, i8 %y) {
  %v1 = lshr i8 %x, 7
  %v2 = mul i8 %v1, %y
  ret i8 %v2
}

; 4 to 1
define i8 @visitMul-shifts-and-divisions-1(i8 %x, i8 %y) {
  %v1 = shl i8 1, %x
  %v2 = mul i8 %v1, %y
  ret i8 %v2
}

; 23 to 0
define i8 @visitMul-shifts-and-divisions-2(i8 %x, i8 %y) {
  %v1 = udiv exact i8 %x, %y
  %v2 = mul i8 %v1, %y
  ret i8 %v2
}

; 23 to 0
define i8 @visitMul-shifts-and-divisions-3(i8 %x) {
  %v1 = sdiv exact i8 %x, 5
  %v2 = mul i8 %v1, 5
  ret i8 %v2
}

; 4 to 0
define i8 @visitMul-shifts-and-divisions-4(i8 %x) {
  %v1 = lshr exact i8 %x, 3
  %v2 = mul i8 %v1, 8
  ret i8 %v2
}

; 4 to 2
define i8 @foldMulSelectToNegate-1(i1 %c, i8 %x) {
  %v1 = select i1 %c, i8 1, i8 -1
  %v2 = mul i8 %v1, %x
  ret i8 %v2
}

; 5 to 1.5
define i8 @foldMulSelectToNegate-2(i8 %x) {
  %v1 = ashr i8 %x, 7
  %v2 = or i8 %v1, 1
  %v3 = mul i8 %v2, %x
  ret i8 %v3
}

; 5 to 2.01
define i8 @foldMulShl1(i8 %x, i8 %y) {
  %v1 = shl i8 1, %y
  %v2 = add i8 %v1, 1
  %v3 = mul i8 %v2, %x
  ret i8 %v3
}

; 6 to 3.01
define i8 @visitMul-abs(i8 %x) {
  %v1 = call i8 @llvm.abs.i8(i8 %x, i1 false)
  %v2 = call i8 @llvm.abs.i8(i8 %x, i1 false)
  %v3 = mul i8 %v1, %v2
  ret i8 %v3
}

; 2 to 1
define float @visitFMul-1(float %f) {
  %v1 = fmul float %f, -1.0
  ret float %v1
}

; 4 to 2
define float @visitFMul-2(float %f, float %g) {
  %v1 = fneg float %f
  %v2 = fneg float %g
  %v3 = fmul float %v1, %v2
  ret float %v3
}

; 3 to 2
define float @visitFMul-3(float %f) {
  %v1 = fneg float %f
  %v2 = fmul float %v1, 3.0
  ret float %v2
}

; 4 to 2
define float @visitFMul-4(float %f) {
  %v1 = fmul fast float %f, 3.0
  %v2 = fmul fast float %v1, 5.0
  ret float %v2
}

; 12 to 10
define float @visitFMul-5(float %f) {
  %v1 = fdiv fast float 3.0, %f
  %v2 = fmul fast float %v1, 5.0
  ret float %v2
}

; 22 to 12
define float @visitFMul-6(float %f, float %g) {
  %v1 = call fast float @llvm.sqrt.f32(float %f)
  %v2 = call fast float @llvm.sqrt.f32(float %g)
  %v3 = fmul fast float %v1, %v2
  ret float %v3
}

; 3 to 2
define float @visitFMul-7(i1 %c, float %f) {
  %v1 = select i1 %c, float 1.0, float -1.0
  %v2 = fmul float %f, %v1
  ret float %v2
}

; 4 to 3
define float @visitFMul-8(float %f, float %g) {
  %v1 = call float @llvm.fabs.f32(float %f)
  %v2 = call float @llvm.fabs.f32(float %g)
  %v3 = fmul float %v1, %v2
  ret float %v3
}

; 12 to 0
define float @visitFMul-9(float %f, float %g) {
  %v1 = fdiv fast float %f, %g
  %v2 = fmul fast float %v1, %g
  ret float %v2
}

; 12 to 10
define float @foldFPSignBitOps-1(float %f, float %g) {
  %v1 = fneg float %f
  %v2 = fneg float %g
  %v3 = fdiv float %v1, %v2
  ret float %v3
}

; 4 to 2
define float @foldFPSignBitOps-2(float %f) {
  %v1 = fneg float %f
  %v2 = fneg float %f
  %v3 = fmul float %v1, %v2
  ret float %v3
}

; 21 to 20
define i8 @simplifyDivRemOfSelectWithZeroOp-1(i1 %c, i8 %x) {
  %v1 = select i1 %c, i8 5, i8 0
  %v2 = udiv i8 %x, %v1
  ret i8 %v2
}

; 21 to 20
define i8 @simplifyDivRemOfSelectWithZeroOp-2(i1 %c, i8 %x, i8 %y) {
  %v1 = select i1 %c, i8 %y, i8 0
  %v2 = urem i8 %x, %v1
  ret i8 %v2
}

; 22 to 22, not: a division by a variable is only built where the divisor is known
define i8 @foldIDivShl-1(i8 %x, i8 %y) {
  %v1 = shl nuw i8 %x, 3
  %v2 = shl nuw i8 %y, 3
  %v3 = udiv i8 %v1, %v2
  ret i8 %v3
}

; 23 to 0
define i8 @foldIDivShl-2(i8 %x, i8 %y) {
  %v1 = mul nsw i8 %x, %y
  %v2 = sdiv i8 %v1, %y
  ret i8 %v2
}

; 40 to 20
define i8 @commonIDivTransforms-1(i8 %x) {
  %v1 = udiv i8 %x, 3
  %v2 = udiv i8 %v1, 5
  ret i8 %v2
}

; 23 to 1
define i8 @commonIDivTransforms-2(i8 %x) {
  %v1 = mul nuw i8 %x, 6
  %v2 = udiv i8 %v1, 3
  ret i8 %v2
}

; 23 to 1
define i8 @commonIDivTransforms-3(i8 %x) {
  %v1 = mul nuw i8 %x, 3
  %v2 = udiv i8 %v1, 6
  ret i8 %v2
}

; 23 to 1
define i8 @commonIDivTransforms-4(i8 %x) {
  %v1 = mul nsw i8 %x, 6
  %v2 = sdiv i8 %v1, 3
  ret i8 %v2
}

; 21 to 20
define i8 @commonIDivTransforms-5(i8 %x) {
  %v1 = lshr i8 %x, 2
  %v2 = udiv i8 %v1, 3
  ret i8 %v2
}

; 21 to 0
define i8 @commonIDivTransforms-6(i8 %x) {
  %v1 = shl nuw i8 %x, 2
  %v2 = udiv i8 %v1, 4
  ret i8 %v2
}

; 20 to 1.5
define i8 @commonIDivTransforms-7(i8 %x) {
  %v1 = udiv i8 1, %x
  ret i8 %v1
}

; 40 to 20
define i8 @commonIDivTransforms-8(i8 %x) {
  %v1 = sdiv i8 %x, 3
  %v2 = sdiv i8 %v1, 5
  ret i8 %v2
}

; 41 to 41, not: a division by a variable is only built where the divisor is known
define i8 @commonIDivTransforms-9(i8 %x, i8 %y) {
  %v1 = urem i8 %x, %y
  %v2 = sub i8 %x, %v1
  %v3 = udiv i8 %v2, %y
  ret i8 %v3
}

; 20 to 1
define i8 @visitUDiv-1(i8 %x) {
  %v1 = udiv i8 %x, 8
  ret i8 %v1
}

; 21 to 1
define i8 @visitUDiv-2(i8 %x, i8 %y) {
  %v1 = shl i8 1, %y
  %v2 = udiv i8 %x, %v1
  ret i8 %v2
}

; 20 to 1.5
define i8 @visitUDiv-3(i8 %x) {
  %v1 = udiv i8 %x, -5
  ret i8 %v1
}

; 21 to 21, not: a division by a variable is only built where the divisor is known
define i32 @visitUDiv-4(i8 %x, i8 %y) {
  %v1 = zext i8 %x to i32
  %v2 = zext i8 %y to i32
  %v3 = udiv i32 %v1, %v2
  ret i32 %v3
}

; 21 to 0
define i8 @visitUDiv-5(i8 %x) {
  %v1 = and i8 %x, 7
  %v2 = udiv i8 %v1, 8
  ret i8 %v2
}

; 20 to 1
define i8 @visitSDiv-1(i8 %x) {
  %v1 = sdiv i8 %x, -1
  ret i8 %v1
}

; 20 to 1.5
define i8 @visitSDiv-2(i8 %x) {
  %v1 = sdiv i8 %x, -128
  ret i8 %v1
}

; 20 to 1
define i8 @visitSDiv-3(i8 %x) {
  %v1 = sdiv exact i8 %x, 8
  ret i8 %v1
}

; 22 to 22
define i8 @visitSDiv-4(i8 %x, i8 %y) {
  %v1 = and i8 %x, 127
  %v2 = and i8 %y, 127
  %v3 = sdiv i8 %v1, %v2
  ret i8 %v3
}

; 21 to 20
define i8 @visitSDiv-5(i8 %x) {
  %v1 = sub nsw i8 0, %x
  %v2 = sdiv i8 %v1, 5
  ret i8 %v2
}

; 21.6 to 21.6
define i8 @visitSDiv-6(i4 %m, i4 %n) {
  %v1 = sext i4 %n to i8
  %v2 = sext i4 %m to i8
  %v3 = sdiv i8 %v1, %v2
  ret i8 %v3
}

; 21 to 2
define i8 @visitSDiv-7(i8 %x) {
  %v1 = and i8 %x, 127
  %v2 = sdiv i8 %v1, 8
  ret i8 %v2
}

; 10 to 2
define float @visitFDiv-1(float %f) {
  %v1 = fdiv float %f, 2.0
  ret float %v1
}

; 11 to 10
define float @visitFDiv-2(float %f) {
  %v1 = fneg float %f
  %v2 = fdiv float %v1, 3.0
  ret float %v2
}

; 20 to 2
define float @visitFDiv-3(float %f) {
  %v1 = fdiv fast float %f, 3.0
  %v2 = fdiv fast float %v1, 5.0
  ret float %v2
}

; 10 to 0
define float @visitFDiv-4(float %f) {
  %v1 = fdiv fast float %f, %f
  ret float %v1
}

; 12 to 0
define float @visitFDiv-5(float %f, float %g) {
  %v1 = fmul fast float %f, %g
  %v2 = fdiv fast float %v1, %g
  ret float %v2
}

; 20 to 12
define float @visitFDiv-6(float %f, float %g, float %h) {
  %v1 = fdiv fast float %f, %g
  %v2 = fdiv fast float %v1, %h
  ret float %v2
}

; 11 to 1.5
define float @visitFDiv-7(float %f) {
  %v1 = call float @llvm.fabs.f32(float %f)
  %v2 = fdiv nnan ninf float %f, %v1
  ret float %v2
}

; 23 to 0
define i8 @simplifyIRemMulShl-1(i8 %x) {
  %v1 = mul nuw i8 %x, 15
  %v2 = urem i8 %v1, 5
  ret i8 %v2
}

; 22 to 0
define i8 @simplifyIRemMulShl-2(i8 %x) {
  %v1 = shl nuw i8 %x, 3
  %v2 = shl nuw i8 %x, 1
  %v3 = urem i8 %v1, %v2
  ret i8 %v3
}

; 26 to 1
define i8 @simplifyIRemMulShl-3(i8 %x) {
  %v1 = mul nuw i8 %x, 6
  %v2 = mul nuw i8 %x, 4
  %v3 = urem i8 %v1, %v2
  ret i8 %v3
}

; 20 to 1
define i8 @visitURem-1(i8 %x) {
  %v1 = urem i8 %x, 8
  ret i8 %v1
}

; 21 to 3
define i8 @visitURem-2(i8 %x, i8 %y) {
  %v1 = shl i8 1, %y
  %v2 = urem i8 %x, %v1
  ret i8 %v2
}

; 20 to 1.5
define i8 @visitURem-3(i8 %x) {
  %v1 = urem i8 1, %x
  ret i8 %v1
}

; 20 to 3.01
define i8 @visitURem-4(i8 %x) {
  %v1 = urem i8 %x, -5
  ret i8 %v1
}

; 21 to 21, not: a division by a variable is only built where the divisor is known
define i32 @visitURem-5(i8 %x, i8 %y) {
  %v1 = zext i8 %x to i32
  %v2 = zext i8 %y to i32
  %v3 = urem i32 %v1, %v2
  ret i32 %v3
}

; 21 to 1
define i8 @visitURem-6(i8 %x) {
  %v1 = and i8 %x, 7
  %v2 = urem i8 %v1, 8
  ret i8 %v2
}

; 20.8 to 2.01
define i8 @visitURem-7(i1 %c, i8 %x) {
  %v1 = sext i1 %c to i8
  %v2 = urem i8 %x, %v1
  ret i8 %v2
}

; 20 to 20
define i8 @visitSRem-1(i8 %x) {
  %v1 = srem i8 %x, -5
  ret i8 %v1
}

; 22 to 22
define i8 @visitSRem-2(i8 %x, i8 %y) {
  %v1 = and i8 %x, 127
  %v2 = and i8 %y, 127
  %v3 = srem i8 %v1, %v2
  ret i8 %v3
}

; 40 to 20
define i8 @visitSRem-3(i8 %x) {
  %v1 = srem i8 %x, 5
  %v2 = srem i8 %v1, 5
  ret i8 %v2
}

; 20 to 0
define i8 @visitSRem-4(i8 %x) {
  %v1 = srem i8 %x, 1
  ret i8 %v1
}

; 20.8 to 0
define i8 @visitSRem-5(i4 %n) {
  %v1 = sext i4 %n to i8
  %v2 = srem i8 %v1, -1
  ret i8 %v2
}

; 21 to 1
define i8 @visitSRem-6(i8 %x) {
  %v1 = and i8 %x, 127
  %v2 = srem i8 %v1, 8
  ret i8 %v2
}

declare float @llvm.fabs.f32(float)
declare float @llvm.sqrt.f32(float)
declare i8 @llvm.abs.i8(i8, i1)

; What InstCombineShifts folds, a function for each example of ../../COVERAGE.md: what each costs by the model generic, and what is
; left of it. Where that could be less it says why.

; 2 to 1
define i8 @reassociateShiftAmtsOfTwoSameDirectionShifts-1(i8 %x) {
  %v1 = shl i8 %x, 2
  %v2 = shl i8 %v1, 3
  ret i8 %v2
}

; 2 to 1
define i8 @reassociateShiftAmtsOfTwoSameDirectionShifts-2(i8 %x) {
  %v1 = lshr i8 %x, 2
  %v2 = lshr i8 %v1, 3
  ret i8 %v2
}

; 2 to 1
define i8 @reassociateShiftAmtsOfTwoSameDirectionShifts-3(i8 %x) {
  %v1 = ashr i8 %x, 2
  %v2 = ashr i8 %v1, 3
  ret i8 %v2
}

; 2 to 0
define i8 @reassociateShiftAmtsOfTwoSameDirectionShifts-4(i8 %x) {
  %v1 = shl i8 %x, 5
  %v2 = shl i8 %v1, 5
  ret i8 %v2
}

; 2 to 1
define i8 @reassociateShiftAmtsOfTwoSameDirectionShifts-5(i8 %x) {
  %v1 = ashr i8 %x, 5
  %v2 = ashr i8 %v1, 5
  ret i8 %v2
}

; 2 to 1
define i8 @dropRedundantMaskingOfLeftShiftInput-1(i8 %x) {
  %v1 = and i8 %x, 31
  %v2 = shl i8 %v1, 3
  ret i8 %v2
}

; 3 to 1
define i8 @dropRedundantMaskingOfLeftShiftInput-2(i8 %x, i8 %y) {
  %v1 = lshr i8 -1, %y
  %v2 = and i8 %x, %v1
  %v3 = shl i8 %v2, %y
  ret i8 %v3
}

; 3 to 3
define i8 @foldShiftOfShiftedBinOp-1(i8 %x, i8 %y) {
  %v1 = lshr i8 %x, 2
  %v2 = xor i8 %v1, %y
  %v3 = lshr i8 %v2, 3
  ret i8 %v3
}

; 3 to 2
define i8 @foldShiftOfShiftedBinOp-2(i8 %x) {
  %v1 = shl i8 %x, 2
  %v2 = and i8 %v1, 12
  %v3 = shl i8 %v2, 3
  ret i8 %v3
}

; 3 to 3
define i8 @foldShiftOfShiftedBinOp-3(i8 %x, i8 %y) {
  %v1 = lshr i8 %x, 2
  %v2 = and i8 %v1, %y
  %v3 = lshr i8 %v2, 3
  ret i8 %v3
}

; 3 to 2
define i8 @foldShiftOfShiftedBinOp-4(i8 %x) {
  %v1 = shl i8 %x, 2
  %v2 = add i8 %v1, 5
  %v3 = shl i8 %v2, 3
  ret i8 %v3
}

; 2 to 1
define i8 @FoldShiftByConstant-1(i8 %x) {
  %v1 = shl i8 %x, 3
  %v2 = lshr i8 %v1, 3
  ret i8 %v2
}

; 2 to 1
define i8 @FoldShiftByConstant-2(i8 %x) {
  %v1 = lshr i8 %x, 3
  %v2 = shl i8 %v1, 3
  ret i8 %v2
}

; 2 to 2
define i8 @FoldShiftByConstant-3(i8 %x) {
  %v1 = lshr i8 %x, 5
  %v2 = shl i8 %v1, 3
  ret i8 %v2
}

; 2 to 2
define i8 @FoldShiftByConstant-4(i8 %x) {
  %v1 = shl i8 %x, 3
  %v2 = lshr i8 %v1, 5
  ret i8 %v2
}

; 2 to 1
define i8 @FoldShiftByConstant-5(i8 %x) {
  %v1 = ashr i8 %x, 3
  %v2 = shl i8 %v1, 3
  ret i8 %v2
}

; 2 to 1
define i8 @FoldShiftByConstant-6(i8 %x) {
  %v1 = ashr i8 %x, 3
  %v2 = lshr i8 %v1, 7
  ret i8 %v2
}

; 4 to 3
define i8 @FoldShiftByConstant-7(i8 %x) {
  %v1 = mul i8 %x, 3
  %v2 = shl i8 %v1, 2
  ret i8 %v2
}

; 2 to 2
define i8 @FoldShiftByConstant-8(i8 %x) {
  %v1 = add i8 %x, 3
  %v2 = shl i8 %v1, 2
  ret i8 %v2
}

; 2 to 1
define i8 @FoldShiftByConstant-9(i8 %x) {
  %v1 = shl nsw i8 %x, 3
  %v2 = ashr i8 %v1, 5
  ret i8 %v2
}

; 2 to 1
define i8 @FoldShiftByConstant-10(i8 %x) {
  %v1 = shl nuw i8 %x, 5
  %v2 = lshr i8 %v1, 3
  ret i8 %v2
}

; 4 to 2.01
define i8 @FoldShiftByConstant-11(i8 %x) {
  %v1 = mul nuw i8 %x, 5
  %v2 = lshr i8 %v1, 2
  ret i8 %v2
}

; 1.8 to 1
define i8 @visitShl-1(i1 %c) {
  %v1 = sext i1 %c to i8
  %v2 = shl i8 %v1, 7
  ret i8 %v2
}

; 1.5 to 1.5
define i8 @visitShl-2(i4 %n) {
  %v1 = zext i4 %n to i8
  %v2 = shl i8 %v1, 4
  ret i8 %v2
}

; 2 to 1
define i8 @visitShl-3(i8 %x) {
  %v1 = sub i8 7, %x
  %v2 = shl i8 1, %v1
  ret i8 %v2
}

; 2.5 to 2.01
define i8 @visitShl-4(i8 %x) {
  %v1 = call i8 @llvm.cttz.i8(i8 %x, i1 true)
  %v2 = shl i8 1, %v1
  ret i8 %v2
}

; 2 to 0
define i8 @visitShl-5(i8 %x, i8 %y) {
  %v1 = and i8 %y, 8
  %v2 = shl i8 %x, %v1
  ret i8 %v2
}

; 1.5 to 1
define i8 @visitShl-6(i1 %c) {
  %v1 = zext i1 %c to i8
  %v2 = shl i8 %v1, 3
  ret i8 %v2
}

; 2 to 2
define i8 @visitShl-7(i8 %x) {
  %v1 = lshr i8 1, %x
  %v2 = shl i8 %v1, 7
  ret i8 %v2
}

; 1.8 to 1.5
define i8 @visitLShr-1(i4 %n) {
  %v1 = sext i4 %n to i8
  %v2 = lshr i8 %v1, 7
  ret i8 %v2
}

; 1.5 to 0
define i8 @visitLShr-2(i4 %n) {
  %v1 = zext i4 %n to i8
  %v2 = lshr i8 %v1, 4
  ret i8 %v2
}

; 2 to 1
define i8 @visitLShr-3(i8 %x) {
  %v1 = ashr i8 %x, 2
  %v2 = lshr i8 %v1, 7
  ret i8 %v2
}

; 2.5 to 1.5
define i8 @visitLShr-4(i8 %x) {
  %v1 = call i8 @llvm.ctlz.i8(i8 %x, i1 false)
  %v2 = lshr i8 %v1, 3
  ret i8 %v2
}

; 3 to 3, not: the carry would need an operand twice, so it must not be undef
define i8 @visitLShr-5(i4 %m, i4 %n) {
  %v1 = zext i4 %n to i8
  %v2 = zext i4 %m to i8
  %v3 = add i8 %v1, %v2
  %v4 = lshr i8 %v3, 4
  ret i8 %v4
}

; 4.5 to 0.5
define i16 @visitLShr-6(i8 %x) {
  %v1 = zext i8 %x to i16
  %v2 = mul nuw i16 %v1, 257
  %v3 = lshr i16 %v2, 8
  ret i16 %v3
}

; 2 to 1.5
define i8 @visitLShr-7(i8 %x, i8 %y) {
  %v1 = sub nsw i8 %x, %y
  %v2 = lshr i8 %v1, 7
  ret i8 %v2
}

; 2 to 0
define i8 @visitLShr-8(i8 %x) {
  %v1 = and i8 %x, 7
  %v2 = lshr i8 %v1, 3
  ret i8 %v2
}

; 2 to 1
define i32 @visitLShr-9(i32 %X) {
  %v1 = call i32 @llvm.bswap.i32(i32 %X)
  %v2 = lshr i32 %v1, 24
  ret i32 %v2
}

; 2.5 to 0.5
define i8 @visitLShr-10(i1 %c) {
  %v1 = zext i1 %c to i8
  %v2 = sub i8 0, %v1
  %v3 = lshr i8 %v2, 7
  ret i8 %v3
}

; 1.8 to 1.8
define i8 @visitAShr-1(i4 %n) {
  %v1 = sext i4 %n to i8
  %v2 = ashr i8 %v1, 3
  ret i8 %v2
}

; 2 to 2
define i8 @visitAShr-2(i8 %x) {
  %v1 = and i8 %x, 127
  %v2 = ashr i8 %v1, 3
  ret i8 %v2
}

; 1.5 to 1.5
define i8 @visitAShr-3(i4 %n) {
  %v1 = zext i4 %n to i8
  %v2 = ashr i8 %v1, 1
  ret i8 %v2
}

; 2 to 2
define i8 @visitAShr-4(i8 %x) {
  %v1 = xor i8 %x, -1
  %v2 = ashr i8 %v1, 3
  ret i8 %v2
}

; 2.5 to 0.8
define i8 @visitAShr-5(i4 %n) {
  %v1 = zext i4 %n to i8
  %v2 = shl i8 %v1, 4
  %v3 = ashr i8 %v2, 4
  ret i8 %v3
}

; 2 to 1.8
define i8 @visitAShr-6(i8 %x, i8 %y) {
  %v1 = sub nsw i8 %x, %y
  %v2 = ashr i8 %v1, 7
  ret i8 %v2
}

; 2 to 0
define i8 @visitAShr-7(i8 %x) {
  %v1 = or i8 %x, -128
  %v2 = ashr i8 %v1, 7
  ret i8 %v2
}

; 2 to 2
define i8 @visitAShr-8(i8 %x) {
  %v1 = shl i8 %x, 7
  %v2 = ashr i8 %v1, 7
  ret i8 %v2
}

; 6 to 4, not: the mask of variable distances is kept
define i8 @foldVariableSignZeroExtensionOfVariableHighBitExtract(i8 %x, i8 %y) {
  %v1 = sub i8 8, %y
  %v2 = lshr i8 %x, %v1
  %v3 = sub i8 8, %y
  %v4 = shl i8 %v2, %v3
  %v5 = sub i8 8, %y
  %v6 = ashr i8 %v4, %v5
  ret i8 %v6
}

; 2 to 2
define i8 @setShiftFlags-1(i8 %x) {
  %v1 = add i8 %x, 2
  %v2 = shl i8 3, %v1
  ret i8 %v2
}

; 2 to 2
define i8 @setShiftFlags-2(i8 %x) {
  %v1 = add i8 %x, 2
  %v2 = lshr i8 12, %v1
  ret i8 %v2
}

; 21 to 2
define i8 @setShiftFlags-3(i8 %x, i8 %y) {
  %v1 = urem i8 %y, 8
  %v2 = shl i8 %x, %v1
  ret i8 %v2
}

; 3 to 3
define i8 @setShiftFlags-4(i8 %x, i8 %y) {
  %v1 = and i8 %y, 7
  %v2 = sub i8 7, %v1
  %v3 = shl i8 %x, %v2
  ret i8 %v3
}

declare i32 @llvm.bswap.i32(i32)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i8 @llvm.cttz.i8(i8, i1)

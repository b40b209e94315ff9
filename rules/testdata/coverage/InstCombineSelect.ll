; What InstCombineSelect folds, a function for each example of ../../COVERAGE.md: what each costs by the model generic, and what is
; left of it. Where that could be less it says why.

; 1 to 0
define i1 @foldSelectOfBools-i1-1(i1 %c) {
  %v1 = select i1 %c, i1 true, i1 false
  ret i1 %v1
}

; 1 to 1
define i1 @foldSelectOfBools-i1-2(i1 %c) {
  %v1 = select i1 %c, i1 false, i1 true
  ret i1 %v1
}

; 1 to 1
define i1 @foldSelectOfBools-i1-3(i1 %c, i1 %d) {
  %v1 = select i1 %c, i1 %c, i1 %d
  ret i1 %v1
}

; 1 to 1
define i1 @foldSelectOfBools-i1-4(i1 %c, i1 %d) {
  %v1 = select i1 %c, i1 %d, i1 %c
  ret i1 %v1
}

; 1 to 0
define i1 @foldSelectOfBools-i1-5(i1 %c) {
  %v1 = select i1 %c, i1 true, i1 %c
  ret i1 %v1
}

; 2 to 1
define i1 @foldSelectOfBools-i1-6(i1 %c, i1 %d) {
  %v1 = xor i1 %c, true
  %v2 = select i1 %v1, i1 true, i1 %d
  ret i1 %v2
}

; 3 to 2
define i8 @foldSelectOpOp-1(i1 %c, i8 %x, i8 %y, i8 %z) {
  %v1 = add i8 %x, %z
  %v2 = add i8 %y, %z
  %v3 = select i1 %c, i8 %v1, i8 %v2
  ret i8 %v3
}

; 2 to 1.5
define i8 @foldSelectOpOp-2(i1 %c, i4 %m, i4 %n) {
  %v1 = zext i4 %n to i8
  %v2 = zext i4 %m to i8
  %v3 = select i1 %c, i8 %v1, i8 %v2
  ret i8 %v3
}

; 3 to 2
define i8 @foldSelectOpOp-3(i1 %c, i8 %x, i8 %y, i8 %z) {
  %v1 = sub i8 %x, %y
  %v2 = sub i8 %x, %z
  %v3 = select i1 %c, i8 %v1, i8 %v2
  ret i8 %v3
}

; 3 to 2
define i1 @foldSelectOpOp-4(i1 %c, i8 %x, i8 %y, i8 %z) {
  %v1 = icmp ult i8 %x, %z
  %v2 = icmp ult i8 %y, %z
  %v3 = select i1 %c, i1 %v1, i1 %v2
  ret i1 %v3
}

; 3 to 2
define float @foldSelectOpOp-5(i1 %c, float %f, float %g) {
  %v1 = fneg float %f
  %v2 = fneg float %g
  %v3 = select i1 %c, float %v1, float %v2
  ret float %v3
}

; 3 to 2
define i8 @foldSelectOpOp-6(i1 %c, i8 %x, i8 %y, i8 %z) {
  %v1 = call i8 @llvm.umin.i8(i8 %x, i8 %z)
  %v2 = call i8 @llvm.umin.i8(i8 %y, i8 %z)
  %v3 = select i1 %c, i8 %v1, i8 %v2
  ret i8 %v3
}

; 41 to 21
define i8 @foldSelectOpOp-7(i1 %c, i8 %x, i8 %y) {
  %v1 = udiv i8 %x, 7
  %v2 = udiv i8 %y, 7
  %v3 = select i1 %c, i8 %v1, i8 %v2
  ret i8 %v3
}

; 2 to 2
define i8 @foldSelectIntoOp-1(i1 %c, i8 %x, i8 %y) {
  %v1 = add i8 %x, %y
  %v2 = select i1 %c, i8 %v1, i8 %x
  ret i8 %v2
}

; 2 to 2
define i8 @foldSelectIntoOp-2(i1 %c, i8 %x, i8 %y) {
  %v1 = or i8 %x, %y
  %v2 = select i1 %c, i8 %x, i8 %v1
  ret i8 %v2
}

; 2 to 2
define i8 @foldSelectIntoOp-3(i1 %c, i8 %x) {
  %v1 = shl i8 %x, 3
  %v2 = select i1 %c, i8 %v1, i8 %x
  ret i8 %v2
}

; 2 to 1
define i8 @foldSelectInstWithICmp-min-and-max-1(i8 %x, i8 %y) {
  %v1 = icmp ult i8 %x, %y
  %v2 = select i1 %v1, i8 %x, i8 %y
  ret i8 %v2
}

; 2 to 1
define i8 @foldSelectInstWithICmp-min-and-max-2(i8 %x, i8 %y) {
  %v1 = icmp sgt i8 %x, %y
  %v2 = select i1 %v1, i8 %x, i8 %y
  ret i8 %v2
}

; 2 to 1
define i8 @foldSelectInstWithICmp-min-and-max-3(i8 %x) {
  %v1 = icmp ult i8 %x, 6
  %v2 = select i1 %v1, i8 %x, i8 5
  ret i8 %v2
}

; 2 to 1
define i8 @foldSelectInstWithICmp-min-and-max-4(i8 %x) {
  %v1 = icmp sgt i8 %x, 4
  %v2 = select i1 %v1, i8 %x, i8 5
  ret i8 %v2
}

; 2 to 0
define i8 @foldSelectInstWithICmp-min-and-max-5(i8 %x) {
  %v1 = icmp eq i8 %x, 0
  %v2 = select i1 %v1, i8 0, i8 %x
  ret i8 %v2
}

; 2 to 0
define i8 @foldSelectInstWithICmp-min-and-max-6(i8 %x) {
  %v1 = icmp eq i8 %x, 5
  %v2 = select i1 %v1, i8 %x, i8 5
  ret i8 %v2
}

; 2 to 0
define i8 @foldSelectInstWithICmp-min-and-max-7(i8 %x, i8 %y) {
  %v1 = icmp ne i8 %x, %y
  %v2 = select i1 %v1, i8 %x, i8 %y
  ret i8 %v2
}

; 3 to 1
define i8 @foldSelectICmpAnd-1(i8 %x) {
  %v1 = and i8 %x, 4
  %v2 = icmp eq i8 %v1, 0
  %v3 = select i1 %v2, i8 0, i8 4
  ret i8 %v3
}

; 3 to 2
define i8 @foldSelectICmpAnd-2(i8 %x) {
  %v1 = and i8 %x, 4
  %v2 = icmp ne i8 %v1, 0
  %v3 = select i1 %v2, i8 1, i8 0
  ret i8 %v3
}

; 3 to 2
define i8 @foldSelectICmpAnd-3(i8 %x) {
  %v1 = and i8 %x, 4
  %v2 = icmp eq i8 %v1, 0
  %v3 = select i1 %v2, i8 0, i8 8
  ret i8 %v3
}

; 3 to 1.5
define i8 @foldSelectICmpAnd-4(i8 %x) {
  %v1 = and i8 %x, 1
  %v2 = icmp eq i8 %v1, 0
  %v3 = select i1 %v2, i8 3, i8 2
  ret i8 %v3
}

; 4 to 2
define i8 @foldSelectICmpAnd-5(i8 %x, i8 %y) {
  %v1 = and i8 %x, 1
  %v2 = icmp eq i8 %v1, 0
  %v3 = or i8 %y, 1
  %v4 = select i1 %v2, i8 %y, i8 %v3
  ret i8 %v4
}

; 3 to 1
define i8 @foldSelectICmpAnd-6(i8 %x) {
  %v1 = and i8 %x, -128
  %v2 = icmp eq i8 %v1, 0
  %v3 = select i1 %v2, i8 0, i8 -1
  ret i8 %v3
}

; 4 to 1
define i8 @foldSelectICmpLshrAshr-1(i8 %x, i8 %y) {
  %v1 = icmp sgt i8 %x, -1
  %v2 = lshr i8 %x, %y
  %v3 = ashr i8 %x, %y
  %v4 = select i1 %v1, i8 %v2, i8 %v3
  ret i8 %v4
}

; 2 to 1
define i8 @foldSelectICmpLshrAshr-2(i8 %x) {
  %v1 = icmp slt i8 %x, 0
  %v2 = select i1 %v1, i8 -1, i8 0
  ret i8 %v2
}

; 2 to 2
define i8 @foldSelectICmpLshrAshr-3(i8 %x) {
  %v1 = icmp sgt i8 %x, -1
  %v2 = select i1 %v1, i8 1, i8 -1
  ret i8 %v2
}

; 2 to 1
define i8 @foldSelectICmpLshrAshr-4(i8 %x) {
  %v1 = icmp slt i8 %x, 0
  %v2 = select i1 %v1, i8 0, i8 %x
  ret i8 %v2
}

; 3 to 1.01
define i8 @foldSelectZeroOrOnes-1(i8 %x, i8 %y) {
  %v1 = icmp eq i8 %x, 0
  %v2 = and i8 %x, %y
  %v3 = select i1 %v1, i8 0, i8 %v2
  ret i8 %v3
}

; 5 to 3
define i8 @foldSelectZeroOrOnes-2(i8 %x, i8 noundef %y) {
  %v1 = icmp eq i8 %x, 0
  %v2 = mul i8 %x, %y
  %v3 = select i1 %v1, i8 0, i8 %v2
  ret i8 %v3
}

; 3 to 1
define i8 @foldSelectZeroOrOnes-3(i8 %x, i8 %y) {
  %v1 = icmp eq i8 %x, 0
  %v2 = or i8 %x, %y
  %v3 = select i1 %v1, i8 %y, i8 %v2
  ret i8 %v3
}

; 3 to 0
define i8 @foldSelectValueEquivalence-1(i8 %x) {
  %v1 = icmp eq i8 %x, 5
  %v2 = add i8 %x, 1
  %v3 = select i1 %v1, i8 %v2, i8 6
  ret i8 %v3
}

; 3 to 1
define i8 @foldSelectValueEquivalence-2(i8 %x) {
  %v1 = icmp eq i8 %x, 5
  %v2 = add i8 %x, 1
  %v3 = select i1 %v1, i8 6, i8 %v2
  ret i8 %v3
}

; 3 to 0
define i8 @foldSelectValueEquivalence-3(i8 %x, i8 %y) {
  %v1 = icmp eq i8 %x, %y
  %v2 = sub i8 %x, %y
  %v3 = select i1 %v1, i8 %v2, i8 0
  ret i8 %v3
}

; 2 to 0
define i8 @foldSelectValueEquivalence-4(i8 %x, i8 %y) {
  %v1 = icmp eq i8 %x, %y
  %v2 = select i1 %v1, i8 %y, i8 %x
  ret i8 %v2
}

; 3 to 1
define i8 @foldSelectValueEquivalence-5(i8 %x, i8 %y) {
  %v1 = icmp eq i8 %x, 0
  %v2 = add i8 %x, %y
  %v3 = select i1 %v1, i8 %y, i8 %v2
  ret i8 %v3
}

; 3.5 to 1.5
define i8 @foldSelectCttzCtlz-1(i8 %x) {
  %v1 = icmp eq i8 %x, 0
  %v2 = call i8 @llvm.cttz.i8(i8 %x, i1 true)
  %v3 = select i1 %v1, i8 8, i8 %v2
  ret i8 %v3
}

; 3.5 to 1.5
define i8 @foldSelectCttzCtlz-2(i8 %x) {
  %v1 = icmp eq i8 %x, 0
  %v2 = call i8 @llvm.ctlz.i8(i8 %x, i1 false)
  %v3 = select i1 %v1, i8 8, i8 %v2
  ret i8 %v3
}

; 3 to 1.5
define i8 @canonicalizeSaturatedSubtract-1(i8 %x, i8 %y) {
  %v1 = icmp ugt i8 %x, %y
  %v2 = sub i8 %x, %y
  %v3 = select i1 %v1, i8 %v2, i8 0
  ret i8 %v3
}

; 4 to 1.5
define i8 @canonicalizeSaturatedSubtract-2(i8 %x, i8 %y) {
  %v1 = add i8 %x, %y
  %v2 = icmp ult i8 %v1, %x
  %v3 = add i8 %x, %y
  %v4 = select i1 %v2, i8 -1, i8 %v3
  ret i8 %v4
}

; 3 to 1.5
define i8 @canonicalizeSaturatedSubtract-3(i8 %x) {
  %v1 = icmp ult i8 %x, 5
  %v2 = add i8 %x, -5
  %v3 = select i1 %v1, i8 0, i8 %v2
  ret i8 %v3
}

; 3 to 1.5
define i8 @canonicalizeSaturatedSubtract-4(i8 %x) {
  %v1 = icmp ugt i8 %x, 250
  %v2 = add i8 %x, 5
  %v3 = select i1 %v1, i8 -1, i8 %v2
  ret i8 %v3
}

; 4 to 1.5
define i8 @canonicalizeSaturatedSubtract-5(i8 %x, i8 %y) {
  %v1 = xor i8 %y, -1
  %v2 = icmp ugt i8 %x, %v1
  %v3 = add i8 %x, %y
  %v4 = select i1 %v2, i8 -1, i8 %v3
  ret i8 %v4
}

; 3 to 1.5
define i8 @foldSelectToThreeWay-1(i8 %x) {
  %v1 = icmp slt i8 %x, 0
  %v2 = sub i8 0, %x
  %v3 = select i1 %v1, i8 %v2, i8 %x
  ret i8 %v3
}

; 3 to 1.5
define i8 @foldSelectToThreeWay-2(i8 %x) {
  %v1 = icmp sgt i8 %x, 0
  %v2 = sub i8 0, %x
  %v3 = select i1 %v1, i8 %x, i8 %v2
  ret i8 %v3
}

; 3.5 to 3.5, not: the module does not say of which LLVM it is, and the oldest does not know the intrinsic
define i8 @foldSelectToThreeWay-3(i8 %x, i8 %y) {
  %v1 = icmp slt i8 %x, %y
  %v2 = icmp sgt i8 %x, %y
  %v3 = zext i1 %v2 to i8
  %v4 = select i1 %v1, i8 -1, i8 %v3
  ret i8 %v4
}

; 3 to 2.5
define i8 @foldSelectToThreeWay-4(i8 %x) {
  %v1 = icmp slt i8 %x, 0
  %v2 = sub i8 0, %x
  %v3 = select i1 %v1, i8 %x, i8 %v2
  ret i8 %v3
}

; 4 to 2.5
define i8 @foldSelectToThreeWay-5(i8 %x, i8 %y) {
  %v1 = icmp sgt i8 %x, %y
  %v2 = sub nsw i8 %x, %y
  %v3 = sub nsw i8 %y, %x
  %v4 = select i1 %v1, i8 %v2, i8 %v3
  ret i8 %v4
}

; 6 to 1
define i8 @foldSelectRotate-1(i8 %x, i8 %y) {
  %v1 = icmp eq i8 %y, 0
  %v2 = shl i8 %x, %y
  %v3 = sub i8 8, %y
  %v4 = lshr i8 %x, %v3
  %v5 = or i8 %v2, %v4
  %v6 = select i1 %v1, i8 %x, i8 %v5
  ret i8 %v6
}

; 6 to 1.01
define i8 @foldSelectRotate-2(i8 %x, i8 %y, i8 %z) {
  %v1 = icmp eq i8 %y, 0
  %v2 = shl i8 %x, %y
  %v3 = sub i8 8, %y
  %v4 = lshr i8 %z, %v3
  %v5 = or i8 %v2, %v4
  %v6 = select i1 %v1, i8 %x, i8 %v5
  ret i8 %v6
}

; 3 to 1
define float @foldSelectToCopysign-1(float %f) {
  %v1 = fcmp olt float %f, 0.0
  %v2 = fneg float %f
  %v3 = select nnan nsz i1 %v1, float %v2, float %f
  ret float %v3
}

; 3 to 1
define float @foldSelectToCopysign-2(float %f) {
  %v1 = fcmp ogt float %f, 0.0
  %v2 = fneg float %f
  %v3 = select nnan nsz i1 %v1, float %f, float %v2
  ret float %v3
}

; 2.5 to 1.5
define float @foldSelectToCopysign-3(float %f) {
  %v1 = bitcast float %f to i32
  %v2 = icmp slt i32 %v1, 0
  %v3 = select i1 %v2, float -1.0, float 1.0
  ret float %v3
}

; 2 to 0
define float @foldSelectToCopysign-4(float %f) {
  %v1 = fcmp oeq float %f, 0.0
  %v2 = select nsz i1 %v1, float 0.0, float %f
  ret float %v2
}

; 3 to 1
define i8 @foldSelectBinOpIdentity-1(i8 %x, i8 %y) {
  %v1 = icmp eq i8 %x, 0
  %v2 = sub i8 %y, %x
  %v3 = select i1 %v1, i8 %y, i8 %v2
  ret i8 %v3
}

; 5 to 3
define i8 @foldSelectBinOpIdentity-2(i8 %x, i8 %y) {
  %v1 = icmp eq i8 %x, 1
  %v2 = mul i8 %y, %x
  %v3 = select i1 %v1, i8 %y, i8 %v2
  ret i8 %v3
}

; 3 to 1
define i8 @foldSelectBinOpIdentity-3(i8 %x, i8 %y) {
  %v1 = icmp ne i8 %x, 0
  %v2 = add i8 %x, %y
  %v3 = select i1 %v1, i8 %v2, i8 %y
  ret i8 %v3
}

; 1.5 to 1.5
define i32 @foldSelectFunnelShift-1(i1 %c, i8 %x) {
  %v1 = zext i8 %x to i32
  %v2 = select i1 %c, i32 %v1, i32 5
  ret i32 %v2
}

; 1.8 to 1.8
define i32 @foldSelectFunnelShift-2(i1 %c, i8 %x) {
  %v1 = sext i8 %x to i32
  %v2 = select i1 %c, i32 %v1, i32 -5
  ret i32 %v2
}

; 1.5 to 1.5
define i8 @foldSelectFunnelShift-3(i1 %c, i1 %d) {
  %v1 = zext i1 %d to i8
  %v2 = select i1 %c, i8 %v1, i8 0
  ret i8 %v2
}

; 1.5 to 1.5
define i8 @foldSelectFunnelShift-4(i1 %c, i1 %d) {
  %v1 = zext i1 %d to i8
  %v2 = select i1 %c, i8 1, i8 %v1
  ret i8 %v2
}

; 1.8 to 1.8
define i8 @foldSelectFunnelShift-5(i1 %c, i1 %d) {
  %v1 = sext i1 %d to i8
  %v2 = select i1 %c, i8 -1, i8 %v1
  ret i8 %v2
}

; 1 to 1
define i8 @foldSelectFunnelShift-6(i1 %c) {
  %v1 = select i1 %c, i8 0, i8 1
  ret i8 %v1
}

; 1 to 0.8
define i8 @foldSelectFunnelShift-7(i1 %c) {
  %v1 = select i1 %c, i8 -1, i8 0
  ret i8 %v1
}

; 1 to 1
define i8 @foldSelectFunnelShift-8(i1 %c) {
  %v1 = select i1 %c, i8 4, i8 0
  ret i8 %v1
}

; 1 to 1
define i8 @foldSelectFunnelShift-9(i1 %c) {
  %v1 = select i1 %c, i8 5, i8 4
  ret i8 %v1
}

; 2 to 1
define i8 @visitSelectInst-nested-1(i1 %c, i8 %x, i8 %y, i8 %z) {
  %v1 = select i1 %c, i8 %x, i8 %y
  %v2 = select i1 %c, i8 %v1, i8 %z
  ret i8 %v2
}

; 2 to 2
define i8 @visitSelectInst-nested-2(i1 %c, i1 %d, i8 %x, i8 %y) {
  %v1 = select i1 %d, i8 %x, i8 %y
  %v2 = select i1 %c, i8 %v1, i8 %y
  ret i8 %v2
}

; 2 to 2
define i8 @visitSelectInst-nested-3(i1 %c, i1 %d, i8 %x, i8 %y) {
  %v1 = select i1 %d, i8 %x, i8 %y
  %v2 = select i1 %c, i8 %x, i8 %v1
  ret i8 %v2
}

; 2 to 1
define i8 @visitSelectInst-nested-4(i1 %c, i8 %x, i8 %y, i8 %z) {
  %v1 = select i1 %c, i8 %y, i8 %z
  %v2 = select i1 %c, i8 %x, i8 %v1
  ret i8 %v2
}

; 2 to 1
define i8 @visitSelectInst-nested-5(i1 %c, i8 %x, i8 %y) {
  %v1 = xor i1 %c, true
  %v2 = select i1 %v1, i8 %x, i8 %y
  ret i8 %v2
}

; 3 to 2
define i8 @visitSelectInst-nested-6(i1 %c, i1 %d, i8 %x, i8 %y, i8 %z) {
  %v1 = and i1 %c, %d
  %v2 = select i1 %c, i8 %x, i8 %z
  %v3 = select i1 %v1, i8 %v2, i8 %y
  ret i8 %v3
}

; 3 to 1
define i8 @visitSelectInst-nested-7(i1 %c, i1 %d, i8 %x, i8 %y) {
  %v1 = select i1 %d, i8 %x, i8 %y
  %v2 = select i1 %d, i8 %x, i8 %y
  %v3 = select i1 %c, i8 %v1, i8 %v2
  ret i8 %v3
}

; 2 to 1
define i1 @foldAndOrOfSelects-1(i1 %c, i1 %d) {
  %v1 = select i1 %c, i1 %d, i1 false
  %v2 = select i1 %c, i1 %v1, i1 false
  ret i1 %v2
}

; 2 to 0
define i1 @foldAndOrOfSelects-2(i1 %c, i1 %d) {
  %v1 = select i1 %c, i1 true, i1 %d
  %v2 = select i1 %v1, i1 %c, i1 false
  ret i1 %v2
}

; 2 to 1
define i1 @foldAndOrOfSelects-3(i1 %c, i1 %d) {
  %v1 = select i1 %d, i1 %c, i1 false
  %v2 = select i1 %c, i1 %v1, i1 false
  ret i1 %v2
}

; 3 to 1
define i1 @foldAndOrOfSelects-4(i8 %x) {
  %v1 = icmp ult i8 %x, 5
  %v2 = icmp ult i8 %x, 9
  %v3 = select i1 %v1, i1 %v2, i1 false
  ret i1 %v3
}

; 3 to 1
define i1 @foldAndOrOfSelects-5(i8 %x) {
  %v1 = icmp ult i8 %x, 5
  %v2 = icmp ult i8 %x, 3
  %v3 = select i1 %v1, i1 true, i1 %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldAndOrOfSelects-6(i8 %x) {
  %v1 = icmp eq i8 %x, 5
  %v2 = icmp ult i8 %x, 9
  %v3 = select i1 %v1, i1 %v2, i1 false
  ret i1 %v3
}

; 4 to 1
define i1 @foldAndOrOfSelects-7(i1 %a, i1 %b, i1 %c) {
  %v1 = xor i1 %c, true
  %v2 = select i1 %v1, i1 %a, i1 false
  %v3 = select i1 %c, i1 %b, i1 false
  %v4 = select i1 %v2, i1 true, i1 %v3
  ret i1 %v4
}

; 2 to 1
define i8 @foldSelectEqualityTest-1(i1 %c) {
  %v1 = select i1 %c, i8 2, i8 9
  %v2 = call i8 @llvm.umin.i8(i8 %v1, i8 5)
  ret i8 %v2
}

; 2 to 1
define i8 @foldSelectEqualityTest-2(i1 %c) {
  %v1 = select i1 %c, i8 3, i8 5
  %v2 = add i8 %v1, 2
  ret i8 %v2
}

; 3 to 1
define i8 @foldSelectEqualityTest-3(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.umax.i8(i8 %x, i8 %y)
  %v2 = icmp ugt i8 %v1, %y
  %v3 = select i1 %v2, i8 %x, i8 %y
  ret i8 %v3
}

; 3 to 1
define i8 @foldSelectOfSymmetricSelect-1(i1 %c, i8 %x, i8 %y) {
  %v1 = select i1 %c, i8 %x, i8 %y
  %v2 = select i1 %c, i8 %y, i8 %x
  %v3 = add i8 %v1, %v2
  ret i8 %v3
}

; 3 to 1
define i8 @foldSelectOfSymmetricSelect-2(i1 %c, i8 %x, i8 %y) {
  %v1 = select i1 %c, i8 %x, i8 %y
  %v2 = select i1 %c, i8 %y, i8 %x
  %v3 = call i8 @llvm.umin.i8(i8 %v1, i8 %v2)
  ret i8 %v3
}

; 3 to 1
define i8 @foldSelectOfSymmetricSelect-3(i1 %c, i8 %x, i8 %y) {
  %v1 = select i1 %c, i8 %x, i8 %y
  %v2 = select i1 %c, i8 %y, i8 %x
  %v3 = xor i8 %v1, %v2
  ret i8 %v3
}

; 5 to 3
define i8 @foldSelectOfSymmetricSelect-4(i1 %c, i8 %x, i8 %y) {
  %v1 = select i1 %c, i8 %x, i8 %y
  %v2 = select i1 %c, i8 %y, i8 %x
  %v3 = mul i8 %v1, %v2
  ret i8 %v3
}

declare i8 @llvm.ctlz.i8(i8, i1)
declare i8 @llvm.cttz.i8(i8, i1)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)

; What InstCombineAndOrXor folds, a function for each example of ../../COVERAGE.md: what each costs by the model generic, and what is
; left of it. Where that could be less it says why.

; 3 to 1
define i1 @foldBinOpICmps-predicates-1(i8 %x, i8 %y) {
  %v1 = icmp ule i8 %x, %y
  %v2 = icmp uge i8 %x, %y
  %v3 = and i1 %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldBinOpICmps-predicates-2(i8 %x, i8 %y) {
  %v1 = icmp ult i8 %x, %y
  %v2 = icmp eq i8 %x, %y
  %v3 = or i1 %v1, %v2
  ret i1 %v3
}

; 3 to 0
define i1 @foldBinOpICmps-predicates-3(i8 %x, i8 %y) {
  %v1 = icmp slt i8 %x, %y
  %v2 = icmp sgt i8 %x, %y
  %v3 = and i1 %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldBinOpICmps-predicates-4(i8 %x, i8 %y) {
  %v1 = icmp ult i8 %x, %y
  %v2 = icmp eq i8 %x, %y
  %v3 = xor i1 %v1, %v2
  ret i1 %v3
}

; 3 to 2
define i1 @foldAndOrOfICmpsUsingRanges-1(i8 %x) {
  %v1 = icmp ugt i8 %x, 3
  %v2 = icmp ult i8 %x, 10
  %v3 = and i1 %v1, %v2
  ret i1 %v3
}

; 3 to 0
define i1 @foldAndOrOfICmpsUsingRanges-2(i8 %x) {
  %v1 = icmp ult i8 %x, 5
  %v2 = icmp ugt i8 %x, 2
  %v3 = or i1 %v1, %v2
  ret i1 %v3
}

; 3 to 0
define i1 @foldAndOrOfICmpsUsingRanges-3(i8 %x) {
  %v1 = icmp ult i8 %x, 3
  %v2 = icmp ugt i8 %x, 10
  %v3 = and i1 %v1, %v2
  ret i1 %v3
}

; 3 to 2
define i1 @foldAndOrOfICmpsUsingRanges-4(i8 %x) {
  %v1 = icmp eq i8 %x, 4
  %v2 = icmp eq i8 %x, 5
  %v3 = or i1 %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldAndOrOfICmpsUsingRanges-5(i8 %x) {
  %v1 = icmp ne i8 %x, 0
  %v2 = icmp ne i8 %x, 1
  %v3 = and i1 %v1, %v2
  ret i1 %v3
}

; 4 to 2
define i1 @simplifyRangeCheck(i8 %x, i8 %y) {
  %v1 = icmp sge i8 %x, 0
  %v2 = and i8 %y, 127
  %v3 = icmp slt i8 %x, %v2
  %v4 = and i1 %v1, %v3
  ret i1 %v4
}

; 5 to 2
define i1 @foldLogOpOfMaskedICmps-1(i8 %x) {
  %v1 = and i8 %x, 1
  %v2 = icmp eq i8 %v1, 0
  %v3 = and i8 %x, 4
  %v4 = icmp eq i8 %v3, 0
  %v5 = and i1 %v2, %v4
  ret i1 %v5
}

; 5 to 2
define i1 @foldLogOpOfMaskedICmps-2(i8 %x) {
  %v1 = and i8 %x, 1
  %v2 = icmp ne i8 %v1, 0
  %v3 = and i8 %x, 4
  %v4 = icmp ne i8 %v3, 0
  %v5 = or i1 %v2, %v4
  ret i1 %v5
}

; 5 to 2
define i1 @foldLogOpOfMaskedICmps-3(i8 %x) {
  %v1 = and i8 %x, 3
  %v2 = icmp eq i8 %v1, 1
  %v3 = and i8 %x, 12
  %v4 = icmp eq i8 %v3, 4
  %v5 = and i1 %v2, %v4
  ret i1 %v5
}

; 5 to 2
define i1 @foldLogOpOfMaskedICmps-4(i8 %x) {
  %v1 = and i8 %x, 1
  %v2 = icmp ne i8 %v1, 0
  %v3 = and i8 %x, 2
  %v4 = icmp ne i8 %v3, 0
  %v5 = and i1 %v2, %v4
  ret i1 %v5
}

; 5 to 0
define i1 @foldLogOpOfMaskedICmps-contradiction-1(i8 %x) {
  %v1 = and i8 %x, 3
  %v2 = icmp eq i8 %v1, 1
  %v3 = and i8 %x, 1
  %v4 = icmp eq i8 %v3, 0
  %v5 = and i1 %v2, %v4
  ret i1 %v5
}

; 5 to 3.5
define i1 @foldLogOpOfMaskedICmps-contradiction-2(i8 %x) {
  %v1 = and i8 %x, 1
  %v2 = icmp ne i8 %v1, 0
  %v3 = and i8 %x, 3
  %v4 = icmp eq i8 %v3, 0
  %v5 = or i1 %v2, %v4
  ret i1 %v5
}

; 5 to 1
define i1 @foldNegativePower2AndShiftedMask(i8 %x) {
  %v1 = and i8 %x, -16
  %v2 = icmp eq i8 %v1, 0
  %v3 = and i8 %x, 12
  %v4 = icmp ne i8 %v3, 12
  %v5 = and i1 %v2, %v4
  ret i1 %v5
}

; 4 to 1
define i1 @foldSignedTruncationCheck(i8 %x) {
  %v1 = icmp sgt i8 %x, -1
  %v2 = add i8 %x, 16
  %v3 = icmp ult i8 %v2, 32
  %v4 = and i1 %v1, %v3
  ret i1 %v4
}

; 4.5 to 2.5
define i1 @foldIsPowerOf2-1(i8 %x) {
  %v1 = icmp ne i8 %x, 0
  %v2 = call i8 @llvm.ctpop.i8(i8 %x)
  %v3 = icmp ult i8 %v2, 2
  %v4 = and i1 %v1, %v3
  ret i1 %v4
}

; 4.5 to 2.5
define i1 @foldIsPowerOf2-2(i8 %x) {
  %v1 = icmp eq i8 %x, 0
  %v2 = call i8 @llvm.ctpop.i8(i8 %x)
  %v3 = icmp ugt i8 %v2, 1
  %v4 = or i1 %v1, %v3
  ret i1 %v4
}

; 4 to 1
define i1 @foldUnsignedUnderflowCheck(i8 %x, i8 %y) {
  %v1 = icmp ule i8 %y, %x
  %v2 = sub i8 %x, %y
  %v3 = icmp ne i8 %v2, 0
  %v4 = and i1 %v1, %v3
  ret i1 %v4
}

; 3 to 3
define i1 @foldAndOrOfICmpsWithConstEq-1(i8 %x, i8 %y) {
  %v1 = icmp eq i8 %x, 5
  %v2 = icmp ult i8 %y, %x
  %v3 = and i1 %v1, %v2
  ret i1 %v3
}

; 3 to 3
define i1 @foldAndOrOfICmpsWithConstEq-2(i8 %x, i8 %y) {
  %v1 = icmp ne i8 %x, 5
  %v2 = icmp ult i8 %y, %x
  %v3 = or i1 %v1, %v2
  ret i1 %v3
}

; 7 to 1
define i1 @foldEqOfParts(i32 %X, i32 %Y) {
  %v1 = trunc i32 %X to i16
  %v2 = trunc i32 %Y to i16
  %v3 = icmp eq i16 %v1, %v2
  %v4 = lshr i32 %X, 16
  %v5 = trunc i32 %v4 to i16
  %v6 = lshr i32 %Y, 16
  %v7 = trunc i32 %v6 to i16
  %v8 = icmp eq i16 %v5, %v7
  %v9 = and i1 %v3, %v8
  ret i1 %v9
}

; 7 to 5.5, not: two tests of bits are one only where both are constants
define i1 @foldAndOrOfICmpsOfAndWithPow2(i8 %x, i8 %y) {
  %v1 = and i8 %y, 7
  %v2 = shl i8 1, %v1
  %v3 = and i8 %x, %v2
  %v4 = icmp ne i8 %v3, 0
  %v5 = and i8 %x, 1
  %v6 = icmp ne i8 %v5, 0
  %v7 = and i1 %v4, %v6
  ret i1 %v7
}

; 3 to 1
define i1 @foldLogicOfFCmps-1(float %f, float %g) {
  %v1 = fcmp ord float %f, 0.0
  %v2 = fcmp ord float %g, 0.0
  %v3 = and i1 %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldLogicOfFCmps-2(float %f, float %g) {
  %v1 = fcmp uno float %f, 0.0
  %v2 = fcmp uno float %g, 0.0
  %v3 = or i1 %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldLogicOfFCmps-3(float %f, float %g) {
  %v1 = fcmp olt float %f, %g
  %v2 = fcmp oeq float %f, %g
  %v3 = or i1 %v1, %v2
  ret i1 %v3
}

; 3 to 3
define i1 @foldLogicOfFCmps-4(float %f, float %g) {
  %v1 = fcmp ord float %f, 0.0
  %v2 = fcmp ult float %f, %g
  %v3 = and i1 %v1, %v2
  ret i1 %v3
}

; 5 to 1
define i1 @foldLogicOfIsFPClass-1(float %f) {
  %v1 = call i1 @llvm.is.fpclass.f32(float %f, i32 3)
  %v2 = call i1 @llvm.is.fpclass.f32(float %f, i32 4)
  %v3 = or i1 %v1, %v2
  ret i1 %v3
}

; 5 to 2
define i1 @foldLogicOfIsFPClass-2(float %f) {
  %v1 = call i1 @llvm.is.fpclass.f32(float %f, i32 7)
  %v2 = call i1 @llvm.is.fpclass.f32(float %f, i32 6)
  %v3 = and i1 %v1, %v2
  ret i1 %v3
}

; 4 to 1
define i8 @foldAndToXor-1(i8 %x, i8 %y) {
  %v1 = or i8 %x, %y
  %v2 = and i8 %x, %y
  %v3 = xor i8 %v2, -1
  %v4 = and i8 %v1, %v3
  ret i8 %v4
}

; 5 to 1
define i8 @foldAndToXor-2(i8 %x, i8 %y) {
  %v1 = xor i8 %y, -1
  %v2 = and i8 %x, %v1
  %v3 = xor i8 %x, -1
  %v4 = and i8 %v3, %y
  %v5 = or i8 %v2, %v4
  ret i8 %v5
}

; 5 to 1
define i8 @foldAndToXor-3(i8 %x, i8 %y) {
  %v1 = or i8 %x, %y
  %v2 = xor i8 %x, -1
  %v3 = xor i8 %y, -1
  %v4 = or i8 %v2, %v3
  %v5 = and i8 %v1, %v4
  ret i8 %v5
}

; 4 to 2
define i8 @foldAndToXor-4(i8 %x, i8 %y) {
  %v1 = or i8 %x, %y
  %v2 = xor i8 %v1, -1
  %v3 = and i8 %x, %y
  %v4 = or i8 %v2, %v3
  ret i8 %v4
}

; 3 to 1
define i8 @foldXorToXor-1(i8 %x, i8 %y) {
  %v1 = and i8 %x, %y
  %v2 = or i8 %x, %y
  %v3 = xor i8 %v1, %v2
  ret i8 %v3
}

; 5 to 1
define i8 @foldXorToXor-2(i8 %x, i8 %y) {
  %v1 = xor i8 %y, -1
  %v2 = or i8 %x, %v1
  %v3 = xor i8 %x, -1
  %v4 = or i8 %v3, %y
  %v5 = xor i8 %v2, %v4
  ret i8 %v5
}

; 5 to 1
define i8 @foldXorToXor-3(i8 %x, i8 %y) {
  %v1 = xor i8 %y, -1
  %v2 = and i8 %x, %v1
  %v3 = xor i8 %x, -1
  %v4 = and i8 %v3, %y
  %v5 = xor i8 %v2, %v4
  ret i8 %v5
}

; 3 to 2
define i8 @matchDeMorgansLaws-1(i8 %x, i8 %y) {
  %v1 = xor i8 %x, -1
  %v2 = xor i8 %y, -1
  %v3 = and i8 %v1, %v2
  ret i8 %v3
}

; 3 to 2
define i8 @matchDeMorgansLaws-2(i8 %x, i8 %y) {
  %v1 = xor i8 %x, -1
  %v2 = xor i8 %y, -1
  %v3 = or i8 %v1, %v2
  ret i8 %v3
}

; 3 to 2
define i8 @matchDeMorgansLaws-3(i8 %x, i8 %y) {
  %v1 = xor i8 %x, -1
  %v2 = and i8 %v1, %y
  %v3 = xor i8 %v2, -1
  ret i8 %v3
}

; 2 to 1
define i8 @reassociateForUses-1(i8 %x, i8 %y) {
  %v1 = and i8 %x, %y
  %v2 = and i8 %v1, %x
  ret i8 %v2
}

; 2 to 1
define i8 @reassociateForUses-2(i8 %x, i8 %y) {
  %v1 = or i8 %x, %y
  %v2 = or i8 %v1, %x
  ret i8 %v2
}

; 2 to 0
define i8 @reassociateForUses-3(i8 %x, i8 %y) {
  %v1 = xor i8 %x, %y
  %v2 = xor i8 %v1, %x
  ret i8 %v2
}

; 4 to 2
define i1 @foldAndOrOfSelectUsingImpliedCond(i1 %c, i1 %d, i8 %x) {
  %v1 = icmp ult i8 %x, 5
  %v2 = icmp ult i8 %x, 9
  %v3 = select i1 %v2, i1 %c, i1 %d
  %v4 = and i1 %v1, %v3
  ret i1 %v4
}

; 7 to 3
define i8 @foldComplexAndOrPatterns-1(i8 %x, i8 %y, i8 %z) {
  %v1 = or i8 %x, %y
  %v2 = xor i8 %v1, -1
  %v3 = and i8 %v2, %z
  %v4 = or i8 %x, %z
  %v5 = xor i8 %v4, -1
  %v6 = and i8 %v5, %y
  %v7 = or i8 %v3, %v6
  ret i8 %v7
}

; 3 to 1
define i8 @foldComplexAndOrPatterns-2(i8 %x, i8 %y) {
  %v1 = xor i8 %x, -1
  %v2 = or i8 %v1, %y
  %v3 = and i8 %v2, %x
  ret i8 %v3
}

; 3 to 1
define i8 @foldComplexAndOrPatterns-3(i8 %x, i8 %y) {
  %v1 = xor i8 %x, -1
  %v2 = and i8 %v1, %y
  %v3 = or i8 %v2, %x
  ret i8 %v3
}

; 4 to 3.01
define i8 @foldComplexAndOrPatterns-4(i8 %x, i8 %y, i8 %z) {
  %v1 = and i8 %x, %y
  %v2 = xor i8 %v1, -1
  %v3 = or i8 %x, %z
  %v4 = and i8 %v2, %v3
  ret i8 %v4
}

; 5.6 to 1
define i8 @matchSelectFromAndOr(i1 %c, i8 %x, i8 %y) {
  %v1 = sext i1 %c to i8
  %v2 = and i8 %v1, %x
  %v3 = sext i1 %c to i8
  %v4 = xor i8 %v3, -1
  %v5 = and i8 %v4, %y
  %v6 = or i8 %v2, %v5
  ret i8 %v6
}

; 3 to 1
define i8 @matchFunnelShift-1(i8 %x) {
  %v1 = shl i8 %x, 3
  %v2 = lshr i8 %x, 5
  %v3 = or i8 %v1, %v2
  ret i8 %v3
}

; 3 to 1
define i8 @matchFunnelShift-2(i8 %x, i8 %y) {
  %v1 = shl i8 %x, 3
  %v2 = lshr i8 %y, 5
  %v3 = or i8 %v1, %v2
  ret i8 %v3
}

; 6 to 1
define i8 @matchFunnelShift-3(i8 %x, i8 %y) {
  %v1 = and i8 %y, 7
  %v2 = shl i8 %x, %v1
  %v3 = sub i8 0, %y
  %v4 = and i8 %v3, 7
  %v5 = lshr i8 %x, %v4
  %v6 = or i8 %v2, %v5
  ret i8 %v6
}

; 5 to 1
define i32 @matchOrConcat(i32 %X) {
  %v1 = trunc i32 %X to i16
  %v2 = zext i16 %v1 to i32
  %v3 = shl i32 %v2, 16
  %v4 = lshr i32 %X, 16
  %v5 = trunc i32 %v4 to i16
  %v6 = zext i16 %v5 to i32
  %v7 = or i32 %v3, %v6
  ret i32 %v7
}

; 6 to 3
define i8 @visitOr-of-a-product(i8 %x) {
  %v1 = shl i8 %x, 4
  %v2 = and i8 %x, 15
  %v3 = mul i8 %v2, 1
  %v4 = or i8 %v1, %v3
  ret i8 %v4
}

; 2 to 1
define i8 @visitAnd-constant-masks-1(i8 %x) {
  %v1 = or i8 %x, 12
  %v2 = and i8 %v1, 3
  ret i8 %v2
}

; 2 to 1
define i8 @visitAnd-constant-masks-2(i8 %x) {
  %v1 = xor i8 %x, 12
  %v2 = and i8 %v1, 3
  ret i8 %v2
}

; 2 to 0
define i8 @visitAnd-constant-masks-3(i8 %x) {
  %v1 = shl i8 %x, 4
  %v2 = and i8 %v1, 15
  ret i8 %v2
}

; 2 to 1
define i8 @visitAnd-constant-masks-4(i8 %x) {
  %v1 = add i8 %x, 16
  %v2 = and i8 %v1, 15
  ret i8 %v2
}

; 4 to 0
define i8 @visitAnd-constant-masks-5(i8 %x) {
  %v1 = mul i8 %x, 16
  %v2 = and i8 %v1, 15
  ret i8 %v2
}

; 2 to 1
define i8 @visitAnd-constant-masks-6(i8 %x) {
  %v1 = sub i8 0, %x
  %v2 = and i8 %v1, 1
  ret i8 %v2
}

; 2 to 1
define i8 @visitAnd-sign-masks-1(i8 %x) {
  %v1 = ashr i8 %x, 7
  %v2 = and i8 %v1, 1
  ret i8 %v2
}

; 2 to 2
define i8 @visitAnd-sign-masks-2(i8 %x, i8 %y) {
  %v1 = ashr i8 %x, 7
  %v2 = and i8 %v1, %y
  ret i8 %v2
}

; 2 to 1.5
define i8 @visitAnd-power-of-two-shifted-1(i8 %x) {
  %v1 = shl i8 1, %x
  %v2 = and i8 %v1, 1
  ret i8 %v2
}

; 2 to 1.5
define i8 @visitAnd-power-of-two-shifted-2(i8 %x) {
  %v1 = lshr i8 16, %x
  %v2 = and i8 %v1, 1
  ret i8 %v2
}

; 2 to 1.5
define i8 @visitAnd-casts-1(i4 %m, i4 %n) {
  %v1 = zext i4 %n to i8
  %v2 = zext i4 %m to i8
  %v3 = and i8 %v1, %v2
  ret i8 %v3
}

; 2.6 to 1.8
define i8 @visitAnd-casts-2(i4 %m, i4 %n) {
  %v1 = sext i4 %n to i8
  %v2 = sext i4 %m to i8
  %v3 = or i8 %v1, %v2
  ret i8 %v3
}

; 1.8 to 0.5
define i8 @visitAnd-casts-3(i1 %c) {
  %v1 = sext i1 %c to i8
  %v2 = and i8 %v1, 1
  ret i8 %v2
}

; 3 to 1
define i8 @visitAnd-add-and-its-own-mask-1(i8 %x) {
  %v1 = add i8 %x, -1
  %v2 = sub i8 %x, 1
  %v3 = and i8 %v1, %v2
  ret i8 %v3
}

; 3 to 3
define i1 @visitAnd-add-and-its-own-mask-2(i8 %x) {
  %v1 = sub i8 0, %x
  %v2 = and i8 %x, %v1
  %v3 = icmp eq i8 %v2, 0
  ret i1 %v3
}

; 2 to 1
define i8 @visitOr-constants-1(i8 %x) {
  %v1 = and i8 %x, 7
  %v2 = or i8 %v1, -8
  ret i8 %v2
}

; 2 to 1
define i8 @visitOr-constants-2(i8 %x) {
  %v1 = xor i8 %x, 3
  %v2 = or i8 %v1, 3
  ret i8 %v2
}

; 3 to 1
define i8 @visitOr-constants-3(i8 %x) {
  %v1 = and i8 %x, 3
  %v2 = and i8 %x, 12
  %v3 = or i8 %v1, %v2
  ret i8 %v3
}

; 2 to 1
define i8 @visitOr-absorption-1(i8 %x, i8 %y) {
  %v1 = xor i8 %x, %y
  %v2 = or i8 %x, %v1
  ret i8 %v2
}

; 3 to 1
define i8 @visitOr-absorption-2(i8 %x, i8 %y) {
  %v1 = and i8 %x, %y
  %v2 = xor i8 %x, %y
  %v3 = or i8 %v1, %v2
  ret i8 %v3
}

; 3 to 2
define i8 @visitOr-absorption-3(i8 %x, i8 %y) {
  %v1 = or i8 %x, %y
  %v2 = xor i8 %v1, -1
  %v3 = or i8 %x, %v2
  ret i8 %v3
}

; 3 to 0
define i8 @visitOr-absorption-4(i8 %x, i8 %y) {
  %v1 = and i8 %x, %y
  %v2 = xor i8 %v1, -1
  %v3 = or i8 %v2, %x
  ret i8 %v3
}

; 3 to 2
define i1 @visitOr-overflow(i8 %x, i8 %y) {
  %v1 = add i8 %x, %y
  %v2 = icmp ult i8 %v1, %x
  %v3 = or i1 %v2, false
  ret i1 %v3
}

; 2 to 0
define i8 @visitXor-complement-1(i8 %x) {
  %v1 = sub i8 -1, %x
  %v2 = xor i8 %v1, -1
  ret i8 %v2
}

; 3 to 1
define i8 @visitXor-complement-2(i8 %x, i8 %y) {
  %v1 = xor i8 %x, -1
  %v2 = add i8 %v1, %y
  %v3 = xor i8 %v2, -1
  ret i8 %v3
}

; 3 to 1
define i8 @visitXor-complement-3(i8 %x, i8 %y) {
  %v1 = xor i8 %x, -1
  %v2 = ashr i8 %v1, %y
  %v3 = xor i8 %v2, -1
  ret i8 %v3
}

; 4 to 1
define i8 @visitXor-complement-4(i8 %x, i8 %y) {
  %v1 = xor i8 %x, -1
  %v2 = xor i8 %y, -1
  %v3 = call i8 @llvm.smin.i8(i8 %v1, i8 %v2)
  %v4 = xor i8 %v3, -1
  ret i8 %v4
}

; 2 to 1
define i8 @visitXor-complement-5(i8 %x) {
  %v1 = add i8 %x, -1
  %v2 = xor i8 %v1, -1
  ret i8 %v2
}

; 2 to 1
define i1 @visitXor-compares-1(i8 %x, i8 %y) {
  %v1 = icmp ult i8 %x, %y
  %v2 = xor i1 %v1, true
  ret i1 %v2
}

; 4 to 3
define i1 @visitXor-compares-2(i8 %w, i8 %x, i8 %y, i8 %z) {
  %v1 = icmp ult i8 %x, %y
  %v2 = icmp eq i8 %z, %w
  %v3 = and i1 %v1, %v2
  %v4 = xor i1 %v3, true
  ret i1 %v4
}

; 4 to 3
define i1 @visitXor-compares-3(i1 %c, i8 %w, i8 %x, i8 %y, i8 %z) {
  %v1 = icmp ult i8 %x, %y
  %v2 = icmp eq i8 %z, %w
  %v3 = select i1 %c, i1 %v1, i1 %v2
  %v4 = xor i1 %v3, true
  ret i1 %v4
}

; 3 to 1
define i1 @sinkNotIntoLogicalOp-1(i1 %c, i1 %d) {
  %v1 = xor i1 %d, true
  %v2 = select i1 %c, i1 %v1, i1 false
  %v3 = xor i1 %v2, true
  ret i1 %v3
}

; 3 to 2
define i1 @sinkNotIntoLogicalOp-2(i1 %c, i1 %d) {
  %v1 = xor i1 %c, true
  %v2 = or i1 %v1, %d
  %v3 = xor i1 %v2, true
  ret i1 %v3
}

; 4 to 1.5
define i8 @canonicalizeAbs(i8 %x) {
  %v1 = ashr i8 %x, 7
  %v2 = add i8 %x, %v1
  %v3 = ashr i8 %x, 7
  %v4 = xor i8 %v2, %v3
  ret i8 %v4
}

; 3 to 0
define i8 @visitMaskedMerge-1(i8 %x, i8 %y) {
  %v1 = xor i8 %x, %y
  %v2 = and i8 %v1, -1
  %v3 = xor i8 %v2, %y
  ret i8 %v3
}

; 3 to 0
define i8 @visitMaskedMerge-2(i8 %x) {
  %v1 = and i8 %x, 15
  %v2 = and i8 %x, -16
  %v3 = or i8 %v1, %v2
  ret i8 %v3
}

; 4 to 3.01
define i8 @visitMaskedMerge-3(i8 %x, i8 %y, i8 %m) {
  %v1 = xor i8 %m, -1
  %v2 = xor i8 %x, %y
  %v3 = and i8 %v2, %v1
  %v4 = xor i8 %v3, %y
  ret i8 %v4
}

; 3 to 2
define i1 @foldXorOfICmps-1(i8 %x, i8 %y) {
  %v1 = icmp slt i8 %x, 0
  %v2 = icmp slt i8 %y, 0
  %v3 = xor i1 %v1, %v2
  ret i1 %v3
}

; 3 to 2
define i1 @foldXorOfICmps-2(i8 %x, i8 %y) {
  %v1 = icmp sgt i8 %x, -1
  %v2 = icmp slt i8 %y, 0
  %v3 = xor i1 %v1, %v2
  ret i1 %v3
}

; 3 to 2
define i1 @foldXorOfICmps-3(i8 %x) {
  %v1 = icmp ugt i8 %x, 5
  %v2 = icmp ult i8 %x, 3
  %v3 = xor i1 %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i8 @foldNotXor-1(i8 %x, i8 %y) {
  %v1 = xor i8 %y, -1
  %v2 = xor i8 %x, %v1
  %v3 = xor i8 %v2, -1
  ret i8 %v3
}

; 3 to 3
define i8 @foldNotXor-2(i8 %x, i8 %y, i8 %z) {
  %v1 = xor i8 %x, -1
  %v2 = xor i8 %v1, %y
  %v3 = xor i8 %v2, %z
  ret i8 %v3
}

; 4 to 2
define i1 @reassociateFCmps(i1 %c, float %f, float %g) {
  %v1 = fcmp ord float %f, 0.0
  %v2 = and i1 %v1, %c
  %v3 = fcmp ord float %g, 0.0
  %v4 = and i1 %v2, %v3
  ret i1 %v4
}

; 3 to 2
define i32 @foldBitwiseLogicWithIntrinsics-1(i32 %X, i32 %Y) {
  %v1 = call i32 @llvm.bswap.i32(i32 %X)
  %v2 = call i32 @llvm.bswap.i32(i32 %Y)
  %v3 = and i32 %v1, %v2
  ret i32 %v3
}

; 4 to 4
define i32 @foldBitwiseLogicWithIntrinsics-2(i32 %X) {
  %v1 = call i32 @llvm.bitreverse.i32(i32 %X)
  %v2 = or i32 %v1, 15
  ret i32 %v2
}

; 3 to 3
define i8 @foldBitwiseLogicWithIntrinsics-3(i8 %w, i8 %x, i8 %y, i8 %z) {
  %v1 = call i8 @llvm.fshl.i8(i8 %x, i8 %y, i8 3)
  %v2 = call i8 @llvm.fshl.i8(i8 %z, i8 %w, i8 3)
  %v3 = xor i8 %v1, %v2
  ret i8 %v3
}

; 3 to 1
define i8 @freelyInvert-1(i8 %x) {
  %v1 = xor i8 %x, -1
  %v2 = call i8 @llvm.umax.i8(i8 %v1, i8 5)
  %v3 = xor i8 %v2, -1
  ret i8 %v3
}

; 3 to 1
define i8 @freelyInvert-2(i1 %c, i8 %x) {
  %v1 = xor i8 %x, -1
  %v2 = select i1 %c, i8 %v1, i8 7
  %v3 = xor i8 %v2, -1
  ret i8 %v3
}

; 1.8 to 1
define i8 @freelyInvert-3(i1 %c) {
  %v1 = sext i1 %c to i8
  %v2 = xor i8 %v1, -1
  ret i8 %v2
}

declare i1 @llvm.is.fpclass.f32(float, i32)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.bswap.i32(i32)
declare i8 @llvm.ctpop.i8(i8)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.umax.i8(i8, i8)

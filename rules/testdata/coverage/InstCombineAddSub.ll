; What InstCombineAddSub folds, a function for each example of ../../COVERAGE.md: what each costs by the model generic, and what is
; left of it. Where that could be less it says why.

; 2 to 1
define i8 @foldAddWithConstant-1(i8 %x) {
  %v1 = sub i8 7, %x
  %v2 = add i8 %v1, 3
  ret i8 %v2
}

; 2 to 1
define i8 @foldAddWithConstant-2(i8 %x) {
  %v1 = xor i8 %x, -1
  %v2 = add i8 %v1, 1
  ret i8 %v2
}

; 1.5 to 1
define i8 @foldAddWithConstant-3(i1 %c) {
  %v1 = zext i1 %c to i8
  %v2 = add i8 %v1, -1
  ret i8 %v2
}

; 2 to 1
define i8 @foldAddWithConstant-4(i8 %x) {
  %v1 = xor i8 %x, -128
  %v2 = add i8 %v1, 5
  ret i8 %v2
}

; 3 to 2
define i8 @foldAddWithConstant-5(i8 %x) {
  %v1 = xor i8 %x, -1
  %v2 = lshr i8 %v1, 7
  %v3 = add i8 %v2, 1
  ret i8 %v3
}

; 3 to 2
define i8 @foldAddWithConstant-sign-of-a-bit(i8 %x) {
  %v1 = and i8 %x, 15
  %v2 = xor i8 %v1, 8
  %v3 = sub i8 %v2, 8
  ret i8 %v3
}

; 1 to 1
define i8 @visitAdd-same-operands-1(i8 %x) {
  %v1 = add i8 %x, %x
  ret i8 %v1
}

; 2 to 0
define i8 @visitAdd-same-operands-2(i8 %x) {
  %v1 = sub i8 0, %x
  %v2 = add i8 %x, %v1
  ret i8 %v2
}

; 2 to 1
define i8 @visitAdd-negations-1(i8 %x, i8 %y) {
  %v1 = sub i8 0, %x
  %v2 = add i8 %v1, %y
  ret i8 %v2
}

; 3 to 2
define i8 @visitAdd-negations-2(i8 %x, i8 %y) {
  %v1 = sub i8 0, %x
  %v2 = sub i8 0, %y
  %v3 = add i8 %v1, %v2
  ret i8 %v3
}

; 4 to 4
define i8 @checkForNegativeOperand-1(i8 %x, i8 %y) {
  %v1 = xor i8 %x, -1
  %v2 = and i8 %v1, %y
  %v3 = add i8 %x, 1
  %v4 = add i8 %v2, %v3
  ret i8 %v4
}

; 3 to 1
define i8 @checkForNegativeOperand-2(i8 %x, i8 %y) {
  %v1 = or i8 %x, %y
  %v2 = and i8 %x, %y
  %v3 = sub i8 %v1, %v2
  ret i8 %v3
}

; 3 to 2
define i8 @factorizeMathWithShlOps-1(i8 %x, i8 %y, i8 %z) {
  %v1 = shl i8 %x, %z
  %v2 = shl i8 %y, %z
  %v3 = add i8 %v1, %v2
  ret i8 %v3
}

; 3 to 2
define i8 @factorizeMathWithShlOps-2(i8 %x, i8 %y, i8 %z) {
  %v1 = shl i8 %x, %z
  %v2 = shl i8 %y, %z
  %v3 = sub i8 %v1, %v2
  ret i8 %v3
}

; 3 to 1
define i8 @foldAddSubSelect(i1 %c, i8 %x, i8 %y) {
  %v1 = sub i8 %x, %y
  %v2 = select i1 %c, i8 %v1, i8 0
  %v3 = add i8 %v2, %y
  ret i8 %v3
}

; 4 to 0
define i8 @foldAddSubMasked1-1(i8 %x) {
  %v1 = and i8 %x, 1
  %v2 = and i8 %x, 1
  %v3 = sub i8 0, %v2
  %v4 = add i8 %v1, %v3
  ret i8 %v4
}

; 2 to 1
define i8 @foldAddSubMasked1-2(i8 %x) {
  %v1 = and i8 %x, 7
  %v2 = sub i8 %x, %v1
  ret i8 %v2
}

; 2.5 to 1.5
define i8 @foldNoWrapAdd(i4 %n) {
  %v1 = add nuw i4 %n, 3
  %v2 = zext i4 %v1 to i8
  %v3 = add i8 %v2, 4
  ret i8 %v3
}

; 12 to 9, not: the product needs the operands more often than the sum, so they must not be undef
define i8 @foldSquareSumInt(i8 %x, i8 %y) {
  %v1 = mul i8 %x, %x
  %v2 = mul i8 %y, %y
  %v3 = add i8 %v1, %v2
  %v4 = mul i8 %x, %y
  %v5 = shl i8 %v4, 1
  %v6 = add i8 %v3, %v5
  ret i8 %v6
}

; 2 to 2
define i8 @canonicalizeLowbitMask(i8 %x) {
  %v1 = shl i8 1, %x
  %v2 = add i8 %v1, -1
  ret i8 %v2
}

; 3 to 1.5
define i8 @foldToUnsignedSaturatedAdd-1(i8 %x, i8 %y) {
  %v1 = xor i8 %x, -1
  %v2 = call i8 @llvm.umin.i8(i8 %v1, i8 %y)
  %v3 = add i8 %v2, %x
  ret i8 %v3
}

; 3 to 1.5
define i8 @foldToUnsignedSaturatedAdd-2(i8 %x, i8 %y) {
  %v1 = xor i8 %y, -1
  %v2 = call i8 @llvm.umin.i8(i8 %x, i8 %v1)
  %v3 = add i8 %v2, %y
  ret i8 %v3
}

; 21 to 1.5
define i8 @foldAddToAshr-1(i8 %x) {
  %v1 = sdiv i8 %x, -128
  %v2 = add i8 %v1, 0
  ret i8 %v2
}

; 3 to 2
define i8 @foldAddToAshr-2(i8 %x) {
  %v1 = lshr i8 %x, 7
  %v2 = lshr i8 %x, 7
  %v3 = add i8 %v1, %v2
  ret i8 %v3
}

; 6 to 5
define i8 @foldBoxMultiply(i8 %x, i8 %y) {
  %v1 = and i8 %x, 15
  %v2 = and i8 %y, 15
  %v3 = mul i8 %v1, %v2
  %v4 = add i8 %v3, 0
  ret i8 %v4
}

; 44 to 0
define i8 @SimplifyAddWithRemainder-1(i8 %x) {
  %v1 = udiv i8 %x, 7
  %v2 = mul i8 %v1, 7
  %v3 = urem i8 %x, 7
  %v4 = add i8 %v2, %v3
  ret i8 %v4
}

; 64 to 20
define i8 @SimplifyAddWithRemainder-2(i8 %x) {
  %v1 = urem i8 %x, 4
  %v2 = udiv i8 %x, 4
  %v3 = urem i8 %v2, 3
  %v4 = mul i8 %v3, 4
  %v5 = add i8 %v1, %v4
  ret i8 %v5
}

; 4 to 0
define i8 @combineAddSubWithShlAddSub(i8 %x, i8 %y, i8 %z) {
  %v1 = shl i8 %y, %z
  %v2 = sub i8 %x, %v1
  %v3 = shl i8 %y, %z
  %v4 = add i8 %v2, %v3
  ret i8 %v4
}

; 3 to 1
define i8 @visitAdd-and-and-or-1(i8 %x, i8 %y) {
  %v1 = and i8 %x, %y
  %v2 = or i8 %x, %y
  %v3 = add i8 %v1, %v2
  ret i8 %v3
}

; 3 to 1
define i8 @visitAdd-and-and-or-2(i8 %x, i8 %y) {
  %v1 = and i8 %x, %y
  %v2 = xor i8 %x, %y
  %v3 = add i8 %v1, %v2
  ret i8 %v3
}

; 6 to 4.5
define i8 @visitAdd-ctpop(i8 %x, i8 %y) {
  %v1 = and i8 %x, 15
  %v2 = call i8 @llvm.ctpop.i8(i8 %v1)
  %v3 = and i8 %y, -16
  %v4 = call i8 @llvm.ctpop.i8(i8 %v3)
  %v5 = add i8 %v2, %v4
  ret i8 %v5
}

; 2 to 1.5
define i8 @visitAdd-umax(i8 %x) {
  %v1 = call i8 @llvm.umax.i8(i8 %x, i8 5)
  %v2 = add i8 %v1, -5
  ret i8 %v2
}

; 3 to 3
define i8 @visitAdd-disjoint-1(i8 %x, i8 %y) {
  %v1 = and i8 %x, 15
  %v2 = and i8 %y, -16
  %v3 = add i8 %v1, %v2
  ret i8 %v3
}

; 3 to 3
define i8 @visitAdd-disjoint-2(i8 %x, i8 %y) {
  %v1 = shl i8 %x, 4
  %v2 = and i8 %y, 15
  %v3 = add i8 %v1, %v2
  ret i8 %v3
}

; 3.5 to 3.5
define i8 @visitAdd-sign-test(i8 %x) {
  %v1 = ashr i8 %x, 7
  %v2 = icmp sgt i8 %x, 0
  %v3 = zext i1 %v2 to i8
  %v4 = add i8 %v1, %v3
  ret i8 %v4
}

; 2 to 1
define i8 @visitSub-constants-1(i8 %x) {
  %v1 = add i8 %x, 3
  %v2 = sub i8 7, %v1
  ret i8 %v2
}

; 2 to 1
define i8 @visitSub-constants-2(i8 %x) {
  %v1 = sub i8 3, %x
  %v2 = sub i8 7, %v1
  ret i8 %v2
}

; 2 to 1
define i8 @visitSub-constants-3(i8 %x) {
  %v1 = xor i8 %x, -1
  %v2 = sub i8 7, %v1
  ret i8 %v2
}

; 1 to 1
define i8 @visitSub-constants-4(i8 %x) {
  %v1 = sub i8 -1, %x
  ret i8 %v1
}

; 2 to 2
define i8 @visitSub-mask(i8 %x) {
  %v1 = and i8 %x, 15
  %v2 = sub i8 15, %v1
  ret i8 %v2
}

; 3 to 1
define i8 @visitSub-of-complements(i8 %x, i8 %y) {
  %v1 = xor i8 %x, -1
  %v2 = xor i8 %y, -1
  %v3 = sub i8 %v1, %v2
  ret i8 %v3
}

; 3 to 1
define i8 @visitSub-of-sums-1(i8 %x, i8 %y, i8 %z) {
  %v1 = add i8 %x, %y
  %v2 = add i8 %x, %z
  %v3 = sub i8 %v1, %v2
  ret i8 %v3
}

; 2 to 1
define i8 @visitSub-of-sums-2(i8 %x, i8 %y) {
  %v1 = add i8 %x, %y
  %v2 = sub i8 %x, %v1
  ret i8 %v2
}

; 2 to 0
define i8 @visitSub-of-sums-3(i8 %x, i8 %y) {
  %v1 = add i8 %x, %y
  %v2 = sub i8 %v1, %x
  ret i8 %v2
}

; 2 to 2
define i8 @visitSub-of-logic-1(i8 %x, i8 %y) {
  %v1 = and i8 %x, %y
  %v2 = sub i8 %x, %v1
  ret i8 %v2
}

; 3 to 1
define i8 @visitSub-of-logic-2(i8 %x, i8 %y) {
  %v1 = or i8 %x, %y
  %v2 = xor i8 %x, %y
  %v3 = sub i8 %v1, %v2
  ret i8 %v3
}

; 2 to 2
define i8 @visitSub-of-logic-3(i8 %x, i8 %y) {
  %v1 = or i8 %x, %y
  %v2 = sub i8 %v1, %y
  ret i8 %v2
}

; 3 to 2
define i8 @visitSub-of-logic-4(i8 %x, i8 %y) {
  %v1 = xor i8 %x, %y
  %v2 = or i8 %x, %y
  %v3 = sub i8 %v1, %v2
  ret i8 %v3
}

; 4 to 2
define i8 @visitSub-of-a-product-1(i8 %x) {
  %v1 = mul i8 %x, 5
  %v2 = sub i8 %x, %v1
  ret i8 %v2
}

; 24 to 20
define i8 @visitSub-of-a-product-2(i8 %x) {
  %v1 = udiv i8 %x, 5
  %v2 = mul i8 %v1, 5
  %v3 = sub i8 %x, %v2
  ret i8 %v3
}

; 24 to 20
define i8 @visitSub-of-a-product-3(i8 %x) {
  %v1 = sdiv i8 %x, 5
  %v2 = mul i8 %v1, 5
  %v3 = sub i8 %x, %v2
  ret i8 %v3
}

; 4 to 1.5
define i8 @visitSub-abs(i8 %x) {
  %v1 = ashr i8 %x, 7
  %v2 = xor i8 %x, %v1
  %v3 = ashr i8 %x, 7
  %v4 = sub i8 %v2, %v3
  ret i8 %v4
}

; 2 to 2
define i8 @visitSub-selects-1(i1 %c, i8 %x, i8 %y) {
  %v1 = select i1 %c, i8 %x, i8 %y
  %v2 = sub i8 %x, %v1
  ret i8 %v2
}

; 2 to 2
define i8 @visitSub-selects-2(i1 %c, i8 %x, i8 %y) {
  %v1 = select i1 %c, i8 %x, i8 %y
  %v2 = sub i8 %v1, %x
  ret i8 %v2
}

; 2 to 1.5
define i8 @visitSub-min-and-max-1(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.umax.i8(i8 %x, i8 %y)
  %v2 = sub i8 %v1, %y
  ret i8 %v2
}

; 2 to 1.5
define i8 @visitSub-min-and-max-2(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.umin.i8(i8 %x, i8 %y)
  %v2 = sub i8 %x, %v1
  ret i8 %v2
}

; 3 to 1
define i8 @visitSub-min-and-max-3(i8 %x, i8 %y) {
  %v1 = add i8 %x, %y
  %v2 = call i8 @llvm.umin.i8(i8 %x, i8 %y)
  %v3 = sub i8 %v1, %v2
  ret i8 %v3
}

; 2.5 to 1
define i8 @foldSubOfMinMax(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.usub.sat.i8(i8 %x, i8 %y)
  %v2 = sub i8 %x, %v1
  ret i8 %v2
}

; 2.5 to 2.5
define i8 @visitSub-ctpop-1(i8 %x) {
  %v1 = call i8 @llvm.ctpop.i8(i8 %x)
  %v2 = sub i8 8, %v1
  ret i8 %v2
}

; 5 to 3.5
define i8 @visitSub-ctpop-2(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.ctpop.i8(i8 %x)
  %v2 = and i8 %x, %y
  %v3 = call i8 @llvm.ctpop.i8(i8 %v2)
  %v4 = sub i8 %v1, %v3
  ret i8 %v4
}

; 1.5 to 0.8
define i8 @visitSub-booleans-1(i1 %c) {
  %v1 = zext i1 %c to i8
  %v2 = sub i8 0, %v1
  ret i8 %v2
}

; 1.8 to 0.5
define i8 @visitSub-booleans-2(i1 %c) {
  %v1 = sext i1 %c to i8
  %v2 = sub i8 0, %v1
  ret i8 %v2
}

; 1.5 to 1
define i8 @visitSub-booleans-3(i1 %c) {
  %v1 = zext i1 %c to i8
  %v2 = sub i8 1, %v1
  ret i8 %v2
}

; 3 to 0
define i64 @OptimizePointerDifference-1(i64 %i, ptr %p) {
  %v1 = getelementptr i8, ptr %p, i64 %i
  %v2 = ptrtoint ptr %v1 to i64
  %v3 = ptrtoint ptr %p to i64
  %v4 = sub i64 %v2, %v3
  ret i64 %v4
}

; 4 to 1
define i64 @OptimizePointerDifference-2(i64 %i, i64 %j, ptr %p) {
  %v1 = getelementptr inbounds i8, ptr %p, i64 %i
  %v2 = ptrtoint ptr %v1 to i64
  %v3 = getelementptr inbounds i8, ptr %p, i64 %j
  %v4 = ptrtoint ptr %v3 to i64
  %v5 = sub i64 %v2, %v4
  ret i64 %v5
}

; 3 to 2
define float @visitFAdd-1(float %f, float %g) {
  %v1 = fneg float %f
  %v2 = fadd float %v1, %g
  ret float %v2
}

; 2 to 0
define float @visitFAdd-2(float %f) {
  %v1 = fadd float %f, -0.0
  ret float %v1
}

; 6 to 2
define float @visitFAdd-3(float %f) {
  %v1 = fmul fast float %f, 2.0
  %v2 = fmul fast float %f, 3.0
  %v3 = fadd fast float %v1, %v2
  ret float %v3
}

; 5 to 4
define float @visitFAdd-4(float %f, float %g, float %h) {
  %v1 = fmul float %f, %g
  %v2 = fneg float %v1
  %v3 = fadd float %v2, %h
  ret float %v3
}

; 4 to 2
define float @FAddCombine-1(float %f) {
  %v1 = fadd fast float %f, %f
  %v2 = fadd fast float %v1, %f
  ret float %v2
}

; 4 to 0
define float @FAddCombine-2(float %f, float %g) {
  %v1 = fadd fast float %f, %g
  %v2 = fsub fast float %v1, %f
  ret float %v2
}

; 6 to 4
define float @factorizeFAddFSub-1(float %f, float %g, float %h) {
  %v1 = fmul fast float %f, %h
  %v2 = fmul fast float %g, %h
  %v3 = fadd fast float %v1, %v2
  ret float %v3
}

; 22 to 12
define float @factorizeFAddFSub-2(float %f, float %g, float %h) {
  %v1 = fdiv fast float %f, %h
  %v2 = fdiv fast float %g, %h
  %v3 = fadd fast float %v1, %v2
  ret float %v3
}

; 3 to 2
define float @visitFSub-1(float %f, float %g) {
  %v1 = fneg float %g
  %v2 = fsub float %f, %v1
  ret float %v2
}

; 2 to 0
define float @visitFSub-2(float %f) {
  %v1 = fsub float %f, 0.0
  ret float %v1
}

; 4 to 1
define float @visitFSub-3(float %f, float %g) {
  %v1 = fsub fast float %f, %g
  %v2 = fsub fast float %v1, %f
  ret float %v2
}

; 4 to 4
define float @visitFSub-4(float %f, float %g) {
  %v1 = fmul fast float %f, %g
  %v2 = fsub fast float %f, %v1
  ret float %v2
}

; 4 to 2
define float @visitFSub-5(float %f) {
  %v1 = fadd fast float %f, 3.0
  %v2 = fsub fast float %v1, 5.0
  ret float %v2
}

; 3 to 2
define float @visitFNeg-1(float %f, float %g) {
  %v1 = fsub nsz float %f, %g
  %v2 = fneg nsz float %v1
  ret float %v2
}

; 3 to 2
define float @visitFNeg-2(float %f) {
  %v1 = fmul float %f, 3.0
  %v2 = fneg float %v1
  ret float %v2
}

; 11 to 10
define float @visitFNeg-3(float %f) {
  %v1 = fdiv float %f, 3.0
  %v2 = fneg float %v1
  ret float %v2
}

; 3 to 2
define float @visitFNeg-4(i1 %c, float %f, float %g) {
  %v1 = fneg float %f
  %v2 = select i1 %c, float %v1, float %g
  %v3 = fneg float %v2
  ret float %v3
}

declare i8 @llvm.ctpop.i8(i8)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)

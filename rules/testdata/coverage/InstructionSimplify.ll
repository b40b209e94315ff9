; What InstructionSimplify folds, a function for each example of ../../COVERAGE.md: what each costs by the model generic, and what is
; left of it. Where that could be less it says why.

; 1 to 0
define i8 @simplifyAddInst-1(i8 %x) {
  %v1 = add i8 %x, 0
  ret i8 %v1
}

; 1 to 0
define i8 @simplifyAddInst-2(i8 %x) {
  %v1 = sub i8 %x, %x
  ret i8 %v1
}

; 1 to 0
define i8 @simplifyAddInst-3(i8 %x) {
  %v1 = sub i8 %x, 0
  ret i8 %v1
}

; 2 to 0
define i8 @simplifyAddInst-4(i8 %x, i8 %y) {
  %v1 = sub i8 %y, %x
  %v2 = add i8 %v1, %x
  ret i8 %v2
}

; 2 to 0
define i8 @simplifyAddInst-5(i8 %x, i8 %y) {
  %v1 = add i8 %x, %y
  %v2 = sub i8 %v1, %y
  ret i8 %v2
}

; 2 to 0
define i8 @simplifyAddInst-6(i8 %x, i8 %y) {
  %v1 = sub i8 %x, %y
  %v2 = sub i8 %x, %v1
  ret i8 %v2
}

; 2 to 0
define i8 @simplifyAddInst-7(i8 %x) {
  %v1 = xor i8 %x, -1
  %v2 = add i8 %x, %v1
  ret i8 %v2
}

; 2 to 0
define i8 @simplifyAddInst-8(i8 %x) {
  %v1 = sub i8 0, %x
  %v2 = sub i8 0, %v1
  ret i8 %v2
}

; 1 to 0
define i1 @simplifyAddInst-9(i1 %c) {
  %v1 = add i1 %c, %c
  ret i1 %v1
}

; 2 to 0
define i8 @simplifyAddInst-10(i32 %X) {
  %v1 = trunc i32 %X to i8
  %v2 = trunc i32 %X to i8
  %v3 = sub i8 %v1, %v2
  ret i8 %v3
}

; 3 to 0
define i8 @simplifyMulInst-1(i8 %x) {
  %v1 = mul i8 %x, 0
  ret i8 %v1
}

; 3 to 0
define i8 @simplifyMulInst-2(i8 %x) {
  %v1 = mul i8 %x, 1
  ret i8 %v1
}

; 20 to 0
define i8 @simplifyMulInst-3(i8 %x) {
  %v1 = udiv i8 %x, 1
  ret i8 %v1
}

; 20 to 0
define i8 @simplifyMulInst-4(i8 %x) {
  %v1 = udiv i8 %x, %x
  ret i8 %v1
}

; 20 to 0
define i8 @simplifyMulInst-5(i8 %x) {
  %v1 = urem i8 %x, 1
  ret i8 %v1
}

; 20 to 0
define i8 @simplifyMulInst-6(i8 %x) {
  %v1 = urem i8 %x, %x
  ret i8 %v1
}

; 20 to 0
define i8 @simplifyMulInst-7(i8 %x) {
  %v1 = udiv i8 0, %x
  ret i8 %v1
}

; 21 to 0
define i8 @simplifyMulInst-8(i8 %x) {
  %v1 = sub nsw i8 0, %x
  %v2 = sdiv i8 %x, %v1
  ret i8 %v2
}

; 22 to 0
define i8 @simplifyMulInst-9(i8 %x, i8 %y) {
  %v1 = and i8 %x, 7
  %v2 = or i8 %y, 8
  %v3 = udiv i8 %v1, %v2
  ret i8 %v3
}

; 22 to 22
define i8 @simplifyMulInst-10(i8 %x, i8 %y) {
  %v1 = and i8 %x, 7
  %v2 = or i8 %y, 8
  %v3 = urem i8 %v1, %v2
  ret i8 %v3
}

; 40 to 20
define i8 @simplifyMulInst-11(i8 %x, i8 %y) {
  %v1 = urem i8 %x, %y
  %v2 = urem i8 %v1, %y
  ret i8 %v2
}

; 21 to 0
define i8 @simplifyMulInst-12(i8 %x) {
  %v1 = shl nsw i8 %x, 3
  %v2 = srem i8 %v1, 8
  ret i8 %v2
}

; 23 to 0
define i8 @simplifyMulInst-13(i8 %x, i8 %y) {
  %v1 = mul nuw i8 %x, %y
  %v2 = udiv i8 %v1, %y
  ret i8 %v2
}

; 23 to 0
define i8 @simplifyMulInst-14(i8 %x, i8 %y) {
  %v1 = mul nsw i8 %x, %y
  %v2 = srem i8 %v1, %y
  ret i8 %v2
}

; 23 to 0
define i8 @simplifyMulInst-15(i8 %x) {
  %v1 = mul nuw i8 %x, 6
  %v2 = urem i8 %v1, 3
  ret i8 %v2
}

; 1 to 0
define i8 @simplifyShift-1(i8 %x) {
  %v1 = shl i8 0, %x
  ret i8 %v1
}

; 1 to 0
define i8 @simplifyShift-2(i8 %x) {
  %v1 = lshr i8 %x, 0
  ret i8 %v1
}

; 1 to 0
define i8 @simplifyShift-3(i8 %x) {
  %v1 = ashr i8 -1, %x
  ret i8 %v1
}

; 2 to 0
define i8 @simplifyShift-4(i8 %x, i8 %y) {
  %v1 = shl nuw i8 %x, %y
  %v2 = lshr i8 %v1, %y
  ret i8 %v2
}

; 2 to 0
define i8 @simplifyShift-5(i8 %x, i8 %y) {
  %v1 = lshr exact i8 %x, %y
  %v2 = shl i8 %v1, %y
  ret i8 %v2
}

; 2 to 0
define i8 @simplifyShift-6(i8 %x, i8 %y) {
  %v1 = shl nsw i8 %x, %y
  %v2 = ashr i8 %v1, %y
  ret i8 %v2
}

; 2 to 0
define i8 @simplifyShift-7(i8 %x, i8 %y) {
  %v1 = or i8 %y, 8
  %v2 = shl i8 %x, %v1
  ret i8 %v2
}

; 2 to 0
define i8 @simplifyShift-8(i8 %x) {
  %v1 = and i8 %x, 7
  %v2 = lshr i8 %v1, 3
  ret i8 %v2
}

; 1 to 0
define i8 @simplifyAndInst-1(i8 %x) {
  %v1 = and i8 %x, 0
  ret i8 %v1
}

; 1 to 0
define i8 @simplifyAndInst-2(i8 %x) {
  %v1 = and i8 %x, -1
  ret i8 %v1
}

; 1 to 0
define i8 @simplifyAndInst-3(i8 %x) {
  %v1 = and i8 %x, %x
  ret i8 %v1
}

; 2 to 0
define i8 @simplifyAndInst-4(i8 %x) {
  %v1 = xor i8 %x, -1
  %v2 = and i8 %x, %v1
  ret i8 %v2
}

; 2 to 0
define i8 @simplifyAndInst-5(i8 %x, i8 %y) {
  %v1 = or i8 %x, %y
  %v2 = and i8 %x, %v1
  ret i8 %v2
}

; 4 to 0
define i8 @simplifyAndInst-6(i8 %x, i8 %y) {
  %v1 = or i8 %x, %y
  %v2 = xor i8 %y, -1
  %v3 = or i8 %x, %v2
  %v4 = and i8 %v1, %v3
  ret i8 %v4
}

; 4 to 0
define i8 @simplifyAndInst-7(i8 %x, i8 %y) {
  %v1 = xor i8 %x, %y
  %v2 = xor i8 %y, -1
  %v3 = xor i8 %x, %v2
  %v4 = and i8 %v1, %v3
  ret i8 %v4
}

; 5 to 0
define i8 @simplifyAndInst-8(i8 %x, i8 %y) {
  %v1 = xor i8 %x, -1
  %v2 = or i8 %v1, %y
  %v3 = xor i8 %y, -1
  %v4 = and i8 %x, %v3
  %v5 = and i8 %v2, %v4
  ret i8 %v5
}

; 2 to 0
define i8 @simplifyAndInst-9(i8 %x) {
  %v1 = shl i8 %x, 3
  %v2 = and i8 %v1, 7
  ret i8 %v2
}

; 2 to 1
define i8 @simplifyAndInst-10(i8 %x) {
  %v1 = lshr i8 %x, 4
  %v2 = and i8 %v1, 15
  ret i8 %v2
}

; 1 to 0
define i8 @simplifyOrInst-1(i8 %x) {
  %v1 = or i8 %x, -1
  ret i8 %v1
}

; 1 to 0
define i8 @simplifyOrInst-2(i8 %x) {
  %v1 = or i8 %x, %x
  ret i8 %v1
}

; 2 to 0
define i8 @simplifyOrInst-3(i8 %x) {
  %v1 = xor i8 %x, -1
  %v2 = or i8 %x, %v1
  ret i8 %v2
}

; 2 to 0
define i8 @simplifyOrInst-4(i8 %x, i8 %y) {
  %v1 = and i8 %x, %y
  %v2 = or i8 %x, %v1
  ret i8 %v2
}

; 4 to 0
define i8 @simplifyOrInst-5(i8 %x, i8 %y) {
  %v1 = and i8 %x, %y
  %v2 = xor i8 %y, -1
  %v3 = and i8 %x, %v2
  %v4 = or i8 %v1, %v3
  ret i8 %v4
}

; 3 to 0
define i8 @simplifyOrInst-6(i8 %x, i8 %y) {
  %v1 = and i8 %x, %y
  %v2 = xor i8 %v1, -1
  %v3 = or i8 %v2, %x
  ret i8 %v3
}

; 4 to 1
define i8 @simplifyOrInst-7(i8 %x, i8 %y) {
  %v1 = xor i8 %y, -1
  %v2 = and i8 %x, %v1
  %v3 = xor i8 %x, %y
  %v4 = or i8 %v2, %v3
  ret i8 %v4
}

; 3 to 1
define i8 @simplifyOrInst-8(i8 %x, i8 %y) {
  %v1 = xor i8 %x, %y
  %v2 = and i8 %x, %y
  %v3 = or i8 %v1, %v2
  ret i8 %v3
}

; 4 to 0
define i8 @simplifyOrInst-9(i8 %x) {
  %v1 = lshr i8 -1, %x
  %v2 = sub i8 8, %x
  %v3 = shl i8 -1, %v2
  %v4 = or i8 %v1, %v3
  ret i8 %v4
}

; 1 to 0
define i8 @simplifyXorInst-1(i8 %x) {
  %v1 = xor i8 %x, %x
  ret i8 %v1
}

; 1 to 0
define i8 @simplifyXorInst-2(i8 %x) {
  %v1 = xor i8 %x, 0
  ret i8 %v1
}

; 2 to 0
define i8 @simplifyXorInst-3(i8 %x) {
  %v1 = xor i8 %x, -1
  %v2 = xor i8 %x, %v1
  ret i8 %v2
}

; 2 to 0
define i8 @simplifyXorInst-4(i8 %x, i8 %y) {
  %v1 = xor i8 %x, %y
  %v2 = xor i8 %v1, %y
  ret i8 %v2
}

; 4 to 0
define i8 @simplifyXorInst-5(i8 %x, i8 %y) {
  %v1 = xor i8 %x, -1
  %v2 = and i8 %v1, %y
  %v3 = or i8 %x, %y
  %v4 = xor i8 %v2, %v3
  ret i8 %v4
}

; 4 to 0
define i8 @simplifyXorInst-6(i8 %x, i8 %y) {
  %v1 = and i8 %x, %y
  %v2 = xor i8 %y, -1
  %v3 = and i8 %x, %v2
  %v4 = xor i8 %v1, %v3
  ret i8 %v4
}

; 1 to 0
define i1 @simplifyICmpInst-one-value-1(i8 %x) {
  %v1 = icmp eq i8 %x, %x
  ret i1 %v1
}

; 1 to 0
define i1 @simplifyICmpInst-one-value-2(i8 %x) {
  %v1 = icmp ult i8 %x, 0
  ret i1 %v1
}

; 1 to 0
define i1 @simplifyICmpInst-one-value-3(i8 %x) {
  %v1 = icmp uge i8 %x, 0
  ret i1 %v1
}

; 1 to 0
define i1 @simplifyICmpInst-one-value-4(i8 %x) {
  %v1 = icmp sle i8 %x, 127
  ret i1 %v1
}

; 2 to 0
define i1 @simplifyICmpInst-one-value-5(i8 %x, i8 %y) {
  %v1 = lshr i8 %x, %y
  %v2 = icmp ule i8 %v1, %x
  ret i1 %v2
}

; 21 to 0
define i1 @simplifyICmpInst-one-value-6(i8 %x, i8 %y) {
  %v1 = udiv i8 %x, %y
  %v2 = icmp ugt i8 %v1, %x
  ret i1 %v2
}

; 21 to 0
define i1 @simplifyICmpInst-one-value-7(i8 %x, i8 %y) {
  %v1 = urem i8 %x, %y
  %v2 = icmp ule i8 %v1, %x
  ret i1 %v2
}

; 2.5 to 0
define i1 @simplifyICmpInst-one-value-8(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.usub.sat.i8(i8 %x, i8 %y)
  %v2 = icmp ugt i8 %v1, %x
  ret i1 %v2
}

; 2.5 to 0
define i1 @simplifyICmpInst-one-value-9(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.uadd.sat.i8(i8 %x, i8 %y)
  %v2 = icmp ult i8 %v1, %x
  ret i1 %v2
}

; 2 to 0
define i1 @simplifyICmpInst-one-value-10(i8 %x) {
  %v1 = and i8 %x, 3
  %v2 = icmp eq i8 %v1, 8
  ret i1 %v2
}

; 2 to 0
define i1 @simplifyICmpInst-one-value-11(i8 %x) {
  %v1 = and i8 %x, 7
  %v2 = icmp slt i8 %v1, 0
  ret i1 %v2
}

; 3 to 3
define i1 @simplifyICmpInst-one-value-12(i8 %x, i8 %y) {
  %v1 = lshr i8 %x, 1
  %v2 = and i8 %v1, %y
  %v3 = icmp uge i8 %x, %v2
  ret i1 %v3
}

; 3 to 3
define i1 @simplifyICmpWithBinOp-nested-order-1(i8 %x, i8 %y) {
  %v1 = lshr i8 %x, 1
  %v2 = and i8 %v1, %y
  %v3 = icmp ult i8 %x, %v2
  ret i1 %v3
}

; 3 to 3, not: order is followed through one operation, not through several
define i1 @simplifyICmpWithBinOp-nested-order-2(i8 %x, i8 %y, i8 %z) {
  %v1 = and i8 %x, %y
  %v2 = call i8 @llvm.umin.i8(i8 %v1, i8 %z)
  %v3 = icmp ugt i8 %v2, %x
  ret i1 %v3
}

; 3 to 3, not: order is followed through one operation, not through several
define i1 @simplifyICmpWithBinOp-nested-order-3(i8 %x, i8 %y, i8 %z) {
  %v1 = or i8 %x, %y
  %v2 = call i8 @llvm.umax.i8(i8 %v1, i8 %z)
  %v3 = icmp ule i8 %x, %v2
  ret i1 %v3
}

; 22 to 0
define i1 @simplifyICmpWithBinOp-nested-order-4(i8 %x) {
  %v1 = lshr i8 %x, 1
  %v2 = udiv i8 %v1, 3
  %v3 = icmp ule i8 %v2, %x
  ret i1 %v3
}

; 3 to 3
define i8 @simplifyICmpWithBinOp-nested-order-5(i8 %x, i8 %y) {
  %v1 = and i8 %x, %y
  %v2 = lshr i8 %v1, 2
  %v3 = call i8 @llvm.umin.i8(i8 %v2, i8 %x)
  ret i8 %v3
}

; 3 to 3, not: order is followed through one operation, not through several
define i8 @simplifyICmpWithBinOp-nested-order-6(i8 %x, i8 %y, i8 %z) {
  %v1 = or i8 %x, %y
  %v2 = or i8 %v1, %z
  %v3 = call i8 @llvm.umax.i8(i8 %x, i8 %v2)
  ret i8 %v3
}

; 3.5 to 3.5
define i8 @simplifyICmpWithBinOp-nested-order-7(i8 %x, i8 %y) {
  %v1 = lshr i8 %x, 2
  %v2 = and i8 %v1, %y
  %v3 = call i8 @llvm.usub.sat.i8(i8 %v2, i8 %x)
  ret i8 %v3
}

; 1 to 0
define i8 @simplifySelectInst-1(i8 %x, i8 %y) {
  %v1 = select i1 true, i8 %x, i8 %y
  ret i8 %v1
}

; 1 to 0
define i8 @simplifySelectInst-2(i1 %c, i8 %x) {
  %v1 = select i1 %c, i8 %x, i8 %x
  ret i8 %v1
}

; 2 to 0
define i8 @simplifySelectInst-3(i8 %x, i8 %y) {
  %v1 = icmp eq i8 %x, %y
  %v2 = select i1 %v1, i8 %x, i8 %y
  ret i8 %v2
}

; 4 to 1
define i8 @simplifySelectInst-4(i8 %x) {
  %v1 = and i8 %x, 1
  %v2 = icmp eq i8 %v1, 0
  %v3 = and i8 %x, -2
  %v4 = select i1 %v2, i8 %x, i8 %v3
  ret i8 %v4
}

; 2 to 0
define i8 @simplifySelectInst-5(i8 %x) {
  %v1 = icmp ne i8 %x, 0
  %v2 = select i1 %v1, i8 %x, i8 0
  ret i8 %v2
}

; 4 to 0
define i8 @simplifySelectInst-6(i8 %x) {
  %v1 = and i8 %x, 4
  %v2 = icmp eq i8 %v1, 0
  %v3 = and i8 %x, -5
  %v4 = select i1 %v2, i8 %v3, i8 %x
  ret i8 %v4
}

; 2 to 0
define float @simplifyFAddInst-1(float %f) {
  %v1 = fadd float %f, -0.0
  ret float %v1
}

; 2 to 0
define float @simplifyFAddInst-2(float %f) {
  %v1 = fsub float %f, 0.0
  ret float %v1
}

; 2 to 0
define float @simplifyFAddInst-3(float %f) {
  %v1 = fmul float %f, 1.0
  ret float %v1
}

; 10 to 0
define float @simplifyFAddInst-4(float %f) {
  %v1 = fdiv float %f, 1.0
  ret float %v1
}

; 2 to 0
define float @simplifyFAddInst-5(float %f) {
  %v1 = fsub nnan float %f, %f
  ret float %v1
}

; 4 to 0
define float @simplifyFAddInst-6(float %f, float %g) {
  %v1 = fsub fast float %f, %g
  %v2 = fadd fast float %v1, %g
  ret float %v2
}

; 2 to 0
define float @simplifyFAddInst-7(float %f) {
  %v1 = fmul nnan nsz float %f, 0.0
  ret float %v1
}

; 2 to 0
define float @simplifyFAddInst-8(float %f) {
  %v1 = fneg float %f
  %v2 = fneg float %v1
  ret float %v2
}

; 10 to 0
define float @simplifyFAddInst-9(float %f) {
  %v1 = fdiv nnan float %f, %f
  ret float %v1
}

; 3 to 0
define float @simplifyFAddInst-10(float %f) {
  %v1 = fneg float %f
  %v2 = fadd nnan float %f, %v1
  ret float %v2
}

; 4 to 0
define float @simplifyFAddInst-11(float %f) {
  %v1 = fsub nsz float 0.0, %f
  %v2 = fsub nsz float 0.0, %v1
  ret float %v2
}

; 1 to 0
define i1 @simplifyFCmpInst-1(float %f, float %g) {
  %v1 = fcmp false float %f, %g
  ret i1 %v1
}

; 2 to 0
define i1 @simplifyFCmpInst-2(float %f) {
  %v1 = call float @llvm.fabs.f32(float %f)
  %v2 = fcmp olt float %v1, -1.0
  ret i1 %v2
}

; 2 to 0
define i1 @simplifyFCmpInst-3(float %f) {
  %v1 = call float @llvm.fabs.f32(float %f)
  %v2 = fcmp uge float %v1, 0.0
  ret i1 %v2
}

; 3 to 0
define i1 @simplifyFCmpInst-4(float %f, float %g) {
  %v1 = fadd nnan float %f, %g
  %v2 = fcmp uno float %v1, 0.0
  ret i1 %v2
}

; 2 to 0
define i1 @simplifyFCmpInst-5(i8 %x) {
  %v1 = uitofp i8 %x to float
  %v2 = fcmp ord float %v1, 0.0
  ret i1 %v2
}

; 11 to 0
define i1 @simplifyFCmpInst-6(float %f) {
  %v1 = call float @llvm.sqrt.f32(float %f)
  %v2 = fcmp olt float %v1, -1.0
  ret i1 %v2
}

; 1 to 0
define i1 @simplifyFCmpInst-7(float %f) {
  %v1 = fcmp ogt float %f, 0x7FF0000000000000
  ret i1 %v1
}

; 1 to 0
define i8 @simplifyCastInst-1(i8 %x) {
  %v1 = zext i8 %x to i32
  %v2 = trunc i32 %v1 to i8
  ret i8 %v2
}

; 2.5 to 0.5
define i32 @simplifyCastInst-2(i8 %x) {
  %v1 = zext i8 %x to i32
  %v2 = and i32 %v1, 255
  %v3 = trunc i32 %v2 to i8
  %v4 = zext i8 %v3 to i32
  ret i32 %v4
}

; 1 to 0
define i32 @simplifyCastInst-3(i32 %X) {
  %v1 = bitcast i32 %X to float
  %v2 = bitcast float %v1 to i32
  ret i32 %v2
}

; 1 to 0
define ptr @simplifyGEPInst-1(ptr %p) {
  %v1 = getelementptr i8, ptr %p, i64 0
  ret ptr %v1
}

; 3 to 0
define ptr @simplifyGEPInst-2(i64 %i, ptr %p) {
  %v1 = getelementptr i8, ptr %p, i64 %i
  %v2 = sub i64 0, %i
  %v3 = getelementptr i8, ptr %v1, i64 %v2
  ret ptr %v3
}

; 2 to 0
define ptr @simplifyGEPInst-3(ptr %p) {
  %v1 = getelementptr i8, ptr %p, i64 4
  %v2 = getelementptr i8, ptr %v1, i64 -4
  ret ptr %v2
}

; 21 to 1
define ptr @simplifyGEPInst-4(ptr %p, i64 %n) {
  %v1 = sdiv exact i64 %n, 12
  %v2 = getelementptr [3 x i32], ptr %p, i64 %v1
  ret ptr %v2
}

; 1 to 0
define i8 @simplifyUnaryIntrinsic-1(i8 %x) {
  %v1 = call i8 @llvm.umax.i8(i8 %x, i8 -1)
  ret i8 %v1
}

; 1 to 0
define i8 @simplifyUnaryIntrinsic-2(i8 %x) {
  %v1 = call i8 @llvm.umin.i8(i8 %x, i8 0)
  ret i8 %v1
}

; 2 to 0
define i8 @simplifyUnaryIntrinsic-3(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.umax.i8(i8 %x, i8 %y)
  %v2 = call i8 @llvm.umin.i8(i8 %v1, i8 %x)
  ret i8 %v2
}

; 2 to 0
define i32 @simplifyUnaryIntrinsic-4(i32 %X) {
  %v1 = call i32 @llvm.bswap.i32(i32 %X)
  %v2 = call i32 @llvm.bswap.i32(i32 %v1)
  ret i32 %v2
}

; 1.5 to 0
define i8 @simplifyUnaryIntrinsic-5(i8 %x) {
  %v1 = call i8 @llvm.usub.sat.i8(i8 0, i8 %x)
  ret i8 %v1
}

; 1.5 to 0
define i8 @simplifyUnaryIntrinsic-6(i8 %x) {
  %v1 = call i8 @llvm.uadd.sat.i8(i8 %x, i8 0)
  ret i8 %v1
}

; 3 to 1.5
define i8 @simplifyUnaryIntrinsic-7(i8 %x) {
  %v1 = call i8 @llvm.abs.i8(i8 %x, i1 false)
  %v2 = call i8 @llvm.abs.i8(i8 %v1, i1 false)
  ret i8 %v2
}

; 2.5 to 0
define i8 @simplifyUnaryIntrinsic-8(i8 %x) {
  %v1 = and i8 %x, 0
  %v2 = call i8 @llvm.ctpop.i8(i8 %v1)
  ret i8 %v2
}

; 2 to 1
define float @simplifyUnaryIntrinsic-9(float %f) {
  %v1 = call float @llvm.fabs.f32(float %f)
  %v2 = call float @llvm.fabs.f32(float %v1)
  ret float %v2
}

; 1 to 0
define i8 @simplifyUnaryIntrinsic-10(i8 %x) {
  %v1 = call i8 @llvm.smax.i8(i8 %x, i8 -128)
  ret i8 %v1
}

; 1 to 0
define i8 @simplifyUnaryIntrinsic-11(i8 %x) {
  %v1 = call i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 0)
  ret i8 %v1
}

; 3 to 1
define i8 @simplifyUnaryIntrinsic-12(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.umin.i8(i8 %x, i8 %y)
  %v2 = call i8 @llvm.umax.i8(i8 %x, i8 %y)
  %v3 = call i8 @llvm.umax.i8(i8 %v1, i8 %v2)
  ret i8 %v3
}

; 0.01 to 0
define i8 @simplifyFreeze-1() {
  %v1 = freeze i8 5
  ret i8 %v1
}

; 0.02 to 0.01
define i8 @simplifyFreeze-2(i8 %x) {
  %v1 = freeze i8 %x
  %v2 = freeze i8 %v1
  ret i8 %v2
}

; 0.01 to 0
define i8 @simplifyFreeze-3(i8 noundef %x) {
  %v1 = freeze i8 %x
  ret i8 %v1
}

declare float @llvm.fabs.f32(float)
declare float @llvm.sqrt.f32(float)
declare i32 @llvm.bswap.i32(i32)
declare i8 @llvm.abs.i8(i8, i1)
declare i8 @llvm.ctpop.i8(i8)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)

; What InstCombineCalls folds, a function for each example of ../../COVERAGE.md: what each costs by the model generic, and what is
; left of it. Where that could be less it says why.

; 2.5 to 1.5
define i8 @visitCallInst-abs-1(i8 %x) {
  %v1 = sub i8 0, %x
  %v2 = call i8 @llvm.abs.i8(i8 %v1, i1 false)
  ret i8 %v2
}

; 3 to 1.5
define i8 @visitCallInst-abs-2(i8 %x) {
  %v1 = call i8 @llvm.abs.i8(i8 %x, i1 false)
  %v2 = call i8 @llvm.abs.i8(i8 %v1, i1 false)
  ret i8 %v2
}

; 2.5 to 1
define i8 @visitCallInst-abs-3(i8 %x) {
  %v1 = and i8 %x, 15
  %v2 = call i8 @llvm.abs.i8(i8 %v1, i1 false)
  ret i8 %v2
}

; 2.5 to 2
define i8 @visitCallInst-abs-4(i8 %x) {
  %v1 = or i8 %x, -128
  %v2 = call i8 @llvm.abs.i8(i8 %v1, i1 true)
  ret i8 %v2
}

; 2.3 to 2
define i8 @visitCallInst-abs-5(i4 %n) {
  %v1 = sext i4 %n to i8
  %v2 = call i8 @llvm.abs.i8(i8 %v1, i1 false)
  ret i8 %v2
}

; 2.5 to 1
define i8 @visitCallInst-abs-6(i8 %x) {
  %v1 = call i8 @llvm.abs.i8(i8 %x, i1 false)
  %v2 = and i8 %v1, 1
  ret i8 %v2
}

; 2 to 1
define i8 @visitCallInst-umin-and-the-others-1(i8 %x, i8 %y) {
  %v1 = and i8 %x, %y
  %v2 = call i8 @llvm.umin.i8(i8 %v1, i8 %x)
  ret i8 %v2
}

; 2 to 1
define i8 @visitCallInst-umin-and-the-others-2(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.smax.i8(i8 %x, i8 %y)
  %v2 = call i8 @llvm.smax.i8(i8 %x, i8 %v1)
  ret i8 %v2
}

; 3 to 2
define i8 @visitCallInst-umin-and-the-others-3(i8 %x, i8 %y) {
  %v1 = xor i8 %x, -1
  %v2 = xor i8 %y, -1
  %v3 = call i8 @llvm.umax.i8(i8 %v1, i8 %v2)
  ret i8 %v3
}

; 1 to 0
define i8 @visitCallInst-umin-and-the-others-4(i8 %x) {
  %v1 = call i8 @llvm.umin.i8(i8 %x, i8 -1)
  ret i8 %v1
}

; 2 to 0
define i8 @visitCallInst-umin-and-the-others-5(i8 %x) {
  %v1 = call i8 @llvm.umin.i8(i8 %x, i8 5)
  %v2 = call i8 @llvm.umax.i8(i8 %v1, i8 9)
  ret i8 %v2
}

; 1.5 to 0.5
define i8 @visitCallInst-umin-and-the-others-6(i4 %n) {
  %v1 = zext i4 %n to i8
  %v2 = call i8 @llvm.umin.i8(i8 %v1, i8 20)
  ret i8 %v2
}

; 2 to 2
define i8 @visitCallInst-umin-and-the-others-7(i8 %x) {
  %v1 = sub i8 0, %x
  %v2 = call i8 @llvm.smin.i8(i8 %x, i8 %v1)
  ret i8 %v2
}

; 2 to 1
define i8 @reassociateMinMaxWithConstants-1(i8 %x) {
  %v1 = call i8 @llvm.umin.i8(i8 %x, i8 9)
  %v2 = call i8 @llvm.umin.i8(i8 %v1, i8 5)
  ret i8 %v2
}

; 2 to 0
define i8 @reassociateMinMaxWithConstants-2(i8 %x) {
  %v1 = call i8 @llvm.smin.i8(i8 %x, i8 3)
  %v2 = call i8 @llvm.smax.i8(i8 %v1, i8 7)
  ret i8 %v2
}

; 3 to 3
define i8 @factorizeMinMaxTree-1(i8 %x, i8 %y, i8 %z) {
  %v1 = call i8 @llvm.umin.i8(i8 %x, i8 %y)
  %v2 = call i8 @llvm.umin.i8(i8 %x, i8 %z)
  %v3 = call i8 @llvm.umax.i8(i8 %v1, i8 %v2)
  ret i8 %v3
}

; 3 to 2
define i8 @factorizeMinMaxTree-2(i8 %x, i8 %y, i8 %z) {
  %v1 = call i8 @llvm.umin.i8(i8 %x, i8 %y)
  %v2 = call i8 @llvm.umin.i8(i8 %x, i8 %z)
  %v3 = call i8 @llvm.umin.i8(i8 %v1, i8 %v2)
  ret i8 %v3
}

; 2 to 2
define i8 @foldMinMaxSharedOp-1(i8 %x) {
  %v1 = add nuw i8 %x, 3
  %v2 = call i8 @llvm.umin.i8(i8 %v1, i8 10)
  ret i8 %v2
}

; 2 to 2
define i8 @foldMinMaxSharedOp-2(i8 %x) {
  %v1 = add nsw i8 %x, 5
  %v2 = call i8 @llvm.smax.i8(i8 %v1, i8 20)
  ret i8 %v2
}

; 2 to 2
define i8 @foldClampRangeOfTwo(i8 %x) {
  %v1 = call i8 @llvm.smin.i8(i8 %x, i8 5)
  %v2 = call i8 @llvm.smax.i8(i8 %v1, i8 4)
  ret i8 %v2
}

; 2 to 0
define i32 @visitCallInst-bswap-1(i32 %X) {
  %v1 = call i32 @llvm.bswap.i32(i32 %X)
  %v2 = call i32 @llvm.bswap.i32(i32 %v1)
  ret i32 %v2
}

; 3 to 1
define i32 @visitCallInst-bswap-2(i32 %X) {
  %v1 = call i32 @llvm.bswap.i32(i32 %X)
  %v2 = and i32 %v1, 255
  %v3 = call i32 @llvm.bswap.i32(i32 %v2)
  ret i32 %v3
}

; 2 to 1
define i32 @visitCallInst-bswap-3(i32 %X) {
  %v1 = call i32 @llvm.bswap.i32(i32 %X)
  %v2 = lshr i32 %v1, 24
  ret i32 %v2
}

; 3 to 1
define i32 @visitCallInst-bswap-4(i32 %X) {
  %v1 = call i32 @llvm.bswap.i32(i32 %X)
  %v2 = shl i32 %v1, 8
  %v3 = call i32 @llvm.bswap.i32(i32 %v2)
  ret i32 %v3
}

; 6 to 0
define i8 @visitCallInst-bitreverse-1(i8 %x) {
  %v1 = call i8 @llvm.bitreverse.i8(i8 %x)
  %v2 = call i8 @llvm.bitreverse.i8(i8 %v1)
  ret i8 %v2
}

; 7 to 1
define i8 @visitCallInst-bitreverse-2(i8 %x) {
  %v1 = call i8 @llvm.bitreverse.i8(i8 %x)
  %v2 = and i8 %v1, 1
  %v3 = call i8 @llvm.bitreverse.i8(i8 %v2)
  ret i8 %v3
}

; 2.5 to 1.5
define i32 @foldCtpop-1(i32 %X) {
  %v1 = call i32 @llvm.bswap.i32(i32 %X)
  %v2 = call i32 @llvm.ctpop.i32(i32 %v1)
  ret i32 %v2
}

; 2.5 to 1
define i8 @foldCtpop-2(i8 %x) {
  %v1 = and i8 %x, 1
  %v2 = call i8 @llvm.ctpop.i8(i8 %v1)
  ret i8 %v2
}

; 2.5 to 1.5
define i8 @foldCtpop-3(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 %y)
  %v2 = call i8 @llvm.ctpop.i8(i8 %v1)
  ret i8 %v2
}

; 3.5 to 2.5
define i8 @foldCtpop-4(i8 %x) {
  %v1 = sub i8 0, %x
  %v2 = or i8 %x, %v1
  %v3 = call i8 @llvm.ctpop.i8(i8 %v2)
  ret i8 %v3
}

; 2.5 to 0
define i8 @foldCtpop-5(i8 %x) {
  %v1 = call i8 @llvm.ctpop.i8(i8 %x)
  %v2 = and i8 %v1, 0
  ret i8 %v2
}

; 2.5 to 1
define i1 @foldCtpop-6(i8 %x) {
  %v1 = call i8 @llvm.ctpop.i8(i8 %x)
  %v2 = icmp ne i8 %v1, 0
  ret i1 %v2
}

; 2.5 to 1.5
define i8 @foldCttzCtlz-1(i8 %x) {
  %v1 = sub i8 0, %x
  %v2 = call i8 @llvm.cttz.i8(i8 %v1, i1 false)
  ret i8 %v2
}

; 4.5 to 1.5
define i8 @foldCttzCtlz-2(i8 %x) {
  %v1 = call i8 @llvm.bitreverse.i8(i8 %x)
  %v2 = call i8 @llvm.cttz.i8(i8 %v1, i1 false)
  ret i8 %v2
}

; 4.5 to 1.5
define i8 @foldCttzCtlz-3(i8 %x) {
  %v1 = call i8 @llvm.bitreverse.i8(i8 %x)
  %v2 = call i8 @llvm.ctlz.i8(i8 %v1, i1 false)
  ret i8 %v2
}

; 3 to 1.5
define i8 @foldCttzCtlz-4(i8 %x) {
  %v1 = call i8 @llvm.abs.i8(i8 %x, i1 false)
  %v2 = call i8 @llvm.cttz.i8(i8 %v1, i1 false)
  ret i8 %v2
}

; 2.3 to 2
define i8 @foldCttzCtlz-5(i4 %n) {
  %v1 = sext i4 %n to i8
  %v2 = call i8 @llvm.cttz.i8(i8 %v1, i1 true)
  ret i8 %v2
}

; 2.5 to 2.5
define i8 @foldCttzCtlz-6(i8 %x) {
  %v1 = shl i8 %x, 3
  %v2 = call i8 @llvm.cttz.i8(i8 %v1, i1 true)
  ret i8 %v2
}

; 2.5 to 0
define i8 @foldCttzCtlz-7(i8 %x) {
  %v1 = shl i8 1, %x
  %v2 = call i8 @llvm.cttz.i8(i8 %v1, i1 true)
  ret i8 %v2
}

; 1 to 0
define i8 @visitCallInst-fshl-and-fshr-1(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.fshl.i8(i8 %x, i8 %y, i8 0)
  ret i8 %v1
}

; 1 to 0
define i8 @visitCallInst-fshl-and-fshr-2(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.fshl.i8(i8 %x, i8 %y, i8 8)
  ret i8 %v1
}

; 1 to 1
define i8 @visitCallInst-fshl-and-fshr-3(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.fshl.i8(i8 %x, i8 %y, i8 11)
  ret i8 %v1
}

; 1 to 1
define i8 @visitCallInst-fshl-and-fshr-4(i8 %x) {
  %v1 = call i8 @llvm.fshl.i8(i8 %x, i8 0, i8 3)
  ret i8 %v1
}

; 1 to 1
define i8 @visitCallInst-fshl-and-fshr-5(i8 %y) {
  %v1 = call i8 @llvm.fshr.i8(i8 0, i8 %y, i8 3)
  ret i8 %v1
}

; 3 to 1
define i8 @visitCallInst-fshl-and-fshr-6(i8 %x) {
  %v1 = call i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 3)
  %v2 = call i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 3)
  %v3 = call i8 @llvm.fshl.i8(i8 %v1, i8 %v2, i8 2)
  ret i8 %v3
}

; 3.5 to 0
define i1 @foldIntrinsicWithOverflowCommon-1(i8 %x) {
  %v1 = and i8 %x, 15
  %v2 = call {i8, i1} @llvm.uadd.with.overflow.i8(i8 %v1, i8 3)
  %v3 = extractvalue {i8, i1} %v2, 1
  ret i1 %v3
}

; 3.3 to 0
define i1 @foldIntrinsicWithOverflowCommon-2(i4 %n) {
  %v1 = sext i4 %n to i8
  %v2 = call {i8, i1} @llvm.sadd.with.overflow.i8(i8 %v1, i8 3)
  %v3 = extractvalue {i8, i1} %v2, 1
  ret i1 %v3
}

; 4 to 1
define i1 @foldIntrinsicWithOverflowCommon-3(i8 %x) {
  %v1 = call {i8, i1} @llvm.umul.with.overflow.i8(i8 %x, i8 2)
  %v2 = extractvalue {i8, i1} %v1, 1
  ret i1 %v2
}

; 2.5 to 1
define i1 @foldIntrinsicWithOverflowCommon-4(i8 %x) {
  %v1 = call {i8, i1} @llvm.uadd.with.overflow.i8(i8 %x, i8 1)
  %v2 = extractvalue {i8, i1} %v1, 1
  ret i1 %v2
}

; 2.5 to 1
define i1 @foldIntrinsicWithOverflowCommon-5(i8 %x, i8 %y) {
  %v1 = call {i8, i1} @llvm.usub.with.overflow.i8(i8 %x, i8 %y)
  %v2 = extractvalue {i8, i1} %v1, 1
  ret i1 %v2
}

; 4 to 3
define i8 @foldIntrinsicWithOverflowCommon-6(i8 %x, i8 %y) {
  %v1 = call {i8, i1} @llvm.umul.with.overflow.i8(i8 %x, i8 %y)
  %v2 = extractvalue {i8, i1} %v1, 0
  ret i8 %v2
}

; 2.5 to 0
define i1 @foldIntrinsicWithOverflowCommon-7(i8 %x) {
  %v1 = call {i8, i1} @llvm.ssub.with.overflow.i8(i8 %x, i8 0)
  %v2 = extractvalue {i8, i1} %v1, 1
  ret i1 %v2
}

; 4 to 1
define i1 @foldIntrinsicWithOverflowCommon-8(i1 %c, i1 %d) {
  %v1 = call {i1, i1} @llvm.smul.with.overflow.i1(i1 %c, i1 %d)
  %v2 = extractvalue {i1, i1} %v1, 0
  ret i1 %v2
}

; 3 to 1.5
define i8 @visitCallInst-saturating-1(i8 %x) {
  %v1 = call i8 @llvm.uadd.sat.i8(i8 %x, i8 3)
  %v2 = call i8 @llvm.uadd.sat.i8(i8 %v1, i8 4)
  ret i8 %v2
}

; 3 to 1.5
define i8 @visitCallInst-saturating-2(i8 %x) {
  %v1 = call i8 @llvm.usub.sat.i8(i8 %x, i8 3)
  %v2 = call i8 @llvm.usub.sat.i8(i8 %v1, i8 4)
  ret i8 %v2
}

; 2.5 to 2
define i8 @visitCallInst-saturating-3(i8 %x) {
  %v1 = and i8 %x, 15
  %v2 = call i8 @llvm.uadd.sat.i8(i8 %v1, i8 3)
  ret i8 %v2
}

; 1.5 to 0
define i8 @visitCallInst-saturating-4(i8 %x) {
  %v1 = call i8 @llvm.usub.sat.i8(i8 %x, i8 %x)
  ret i8 %v1
}

; 2.5 to 1
define i8 @visitCallInst-saturating-5(i8 %x) {
  %v1 = or i8 %x, 8
  %v2 = call i8 @llvm.usub.sat.i8(i8 %v1, i8 8)
  ret i8 %v2
}

; 1.5 to 0
define i8 @visitCallInst-saturating-6(i8 %x) {
  %v1 = call i8 @llvm.uadd.sat.i8(i8 %x, i8 -1)
  ret i8 %v1
}

; 1.5 to 1.5
define i8 @visitCallInst-saturating-7(i8 %x) {
  %v1 = call i8 @llvm.ssub.sat.i8(i8 %x, i8 5)
  ret i8 %v1
}

; 3 to 1.5
define i8 @visitCallInst-saturating-8(i8 %x) {
  %v1 = call i8 @llvm.sadd.sat.i8(i8 %x, i8 3)
  %v2 = call i8 @llvm.sadd.sat.i8(i8 %v1, i8 4)
  ret i8 %v2
}

; 4 to 3
define float @visitCallInst-minnum-maximum-1(float %f, float %g) {
  %v1 = fneg float %f
  %v2 = fneg float %g
  %v3 = call float @llvm.minnum.f32(float %v1, float %v2)
  ret float %v3
}

; 2 to 0
define float @visitCallInst-minnum-maximum-2(float %f) {
  %v1 = call float @llvm.maximum.f32(float %f, float %f)
  ret float %v1
}

; 4 to 2
define float @visitCallInst-minnum-maximum-3(float %f) {
  %v1 = call float @llvm.minnum.f32(float %f, float 2.0)
  %v2 = call float @llvm.minnum.f32(float %v1, float 1.0)
  ret float %v2
}

; 4 to 3
define float @visitCallInst-minnum-maximum-4(half %k, half %l) {
  %v1 = fpext half %k to float
  %v2 = fpext half %l to float
  %v3 = call float @llvm.maxnum.f32(float %v1, float %v2)
  ret float %v3
}

; 4 to 4, not: what is known of a maximum does not tell its sign
define float @visitCallInst-minnum-maximum-5(float %f) {
  %v1 = call float @llvm.fabs.f32(float %f)
  %v2 = call float @llvm.maxnum.f32(float %v1, float 1.0)
  %v3 = call float @llvm.fabs.f32(float %v2)
  ret float %v3
}

; 2 to 2
define float @visitCallInst-fma-fmuladd-1(float %f, float %g) {
  %v1 = call float @llvm.fma.f32(float %f, float 1.0, float %g)
  ret float %v1
}

; 4 to 2
define float @visitCallInst-fma-fmuladd-2(float %f, float %g, float %h) {
  %v1 = fneg float %f
  %v2 = fneg float %g
  %v3 = call float @llvm.fma.f32(float %v1, float %v2, float %h)
  ret float %v3
}

; 2 to 2
define float @visitCallInst-fma-fmuladd-3(float %f, float %g) {
  %v1 = call float @llvm.fma.f32(float %f, float -1.0, float %g)
  ret float %v1
}

; 2 to 2
define float @visitCallInst-fma-fmuladd-4(float %f, float %g) {
  %v1 = call float @llvm.fmuladd.f32(float %f, float %g, float -0.0)
  ret float %v1
}

; 4 to 3, not: the square needs the operand more often than the magnitude, so it must not be undef
define float @visitCallInst-fma-fmuladd-5(float %f, float %g) {
  %v1 = call float @llvm.fabs.f32(float %f)
  %v2 = call float @llvm.fabs.f32(float %f)
  %v3 = call float @llvm.fma.f32(float %v1, float %v2, float %g)
  ret float %v3
}

; 2.5 to 1.5
define float @visitCallInst-copysign-fabs-1(float %f, float %g) {
  %v1 = fneg float %f
  %v2 = call float @llvm.copysign.f32(float %v1, float %g)
  ret float %v2
}

; 2.5 to 1
define float @visitCallInst-copysign-fabs-2(float %f, float %g) {
  %v1 = call float @llvm.fabs.f32(float %g)
  %v2 = call float @llvm.copysign.f32(float %f, float %v1)
  ret float %v2
}

; 2 to 1
define float @visitCallInst-copysign-fabs-3(float %f) {
  %v1 = fneg float %f
  %v2 = call float @llvm.fabs.f32(float %v1)
  ret float %v2
}

; 2.5 to 1
define float @visitCallInst-copysign-fabs-4(float %f, float %g) {
  %v1 = call float @llvm.copysign.f32(float %f, float %g)
  %v2 = call float @llvm.fabs.f32(float %v1)
  ret float %v2
}

; 3 to 1.5
define float @visitCallInst-copysign-fabs-5(float %f, float %g, float %h) {
  %v1 = call float @llvm.copysign.f32(float %f, float %g)
  %v2 = call float @llvm.copysign.f32(float %v1, float %h)
  ret float %v2
}

; 3 to 1
define float @visitCallInst-copysign-fabs-6(i1 %c, float %f) {
  %v1 = fneg float %f
  %v2 = select i1 %c, float %v1, float %f
  %v3 = call float @llvm.fabs.f32(float %v2)
  ret float %v3
}

; 4 to 2
define float @visitCallInst-rounding-1(float %f) {
  %v1 = call float @llvm.floor.f32(float %f)
  %v2 = call float @llvm.floor.f32(float %v1)
  ret float %v2
}

; 3 to 1
define float @visitCallInst-rounding-2(i8 %x) {
  %v1 = sitofp i8 %x to float
  %v2 = call float @llvm.trunc.f32(float %v1)
  ret float %v2
}

; 6 to 2
define float @visitCallInst-rounding-3(float %f) {
  %v1 = fneg float %f
  %v2 = call float @llvm.floor.f32(float %v1)
  %v3 = fneg float %v2
  %v4 = call float @llvm.ceil.f32(float %v3)
  ret float %v4
}

; 4 to 2
define float @visitCallInst-rounding-4(float %f) {
  %v1 = fpext float %f to double
  %v2 = call double @llvm.floor.f64(double %v1)
  %v3 = fptrunc double %v2 to float
  ret float %v3
}

; 3 to 2
define float @visitCallInst-cos-sin-ldexp-sqrt-1(float %f) {
  %v1 = fneg float %f
  %v2 = call float @llvm.cos.f32(float %v1)
  ret float %v2
}

; 3 to 2
define float @visitCallInst-cos-sin-ldexp-sqrt-2(float %f) {
  %v1 = call float @llvm.fabs.f32(float %f)
  %v2 = call float @llvm.cos.f32(float %v1)
  ret float %v2
}

; 2 to 0
define float @visitCallInst-cos-sin-ldexp-sqrt-3(float %f) {
  %v1 = call float @llvm.ldexp.f32.i32(float %f, i32 0)
  ret float %v1
}

; 12 to 1
define float @visitCallInst-cos-sin-ldexp-sqrt-4(float %f) {
  %v1 = fmul fast float %f, %f
  %v2 = call fast float @llvm.sqrt.f32(float %v1)
  ret float %v2
}

; 3 to 3
define float @visitCallInst-cos-sin-ldexp-sqrt-5(float %f) {
  %v1 = fneg float %f
  %v2 = call float @llvm.sin.f32(float %v1)
  ret float %v2
}

; 2 to 0
define i1 @foldIntrinsicIsFPClass-1(float %f) {
  %v1 = call i1 @llvm.is.fpclass.f32(float %f, i32 1023)
  ret i1 %v1
}

; 2 to 0
define i1 @foldIntrinsicIsFPClass-2(float %f) {
  %v1 = call i1 @llvm.is.fpclass.f32(float %f, i32 0)
  ret i1 %v1
}

; 2 to 1
define i1 @foldIntrinsicIsFPClass-3(float %f) {
  %v1 = call i1 @llvm.is.fpclass.f32(float %f, i32 3)
  ret i1 %v1
}

; 3 to 1
define i1 @foldIntrinsicIsFPClass-4(float %f) {
  %v1 = fneg float %f
  %v2 = call i1 @llvm.is.fpclass.f32(float %v1, i32 4)
  ret i1 %v2
}

; 3 to 2
define i1 @foldIntrinsicIsFPClass-5(float %f) {
  %v1 = call float @llvm.fabs.f32(float %f)
  %v2 = call i1 @llvm.is.fpclass.f32(float %v1, i32 516)
  ret i1 %v2
}

; 2 to 2
define i1 @foldIntrinsicIsFPClass-6(float %f) {
  %v1 = call i1 @llvm.is.fpclass.f32(float %f, i32 516)
  ret i1 %v1
}

; 2 to 2
define float @visitCallInst-powi-pow-exp-1(float %f) {
  %v1 = call float @llvm.powi.f32.i32(float %f, i32 2)
  ret float %v1
}

; 2 to 2, not: powi has no exact meaning for the prover
define float @visitCallInst-powi-pow-exp-2(float %f) {
  %v1 = call float @llvm.powi.f32.i32(float %f, i32 0)
  ret float %v1
}

; 2 to 2, not: powi has no exact meaning for the prover
define float @visitCallInst-powi-pow-exp-3(float %f) {
  %v1 = call float @llvm.powi.f32.i32(float %f, i32 1)
  ret float %v1
}

; 2 to 2
define float @visitCallInst-powi-pow-exp-4(float %f) {
  %v1 = call float @llvm.pow.f32(float %f, float 2.0)
  ret float %v1
}

; 2 to 0
define float @visitCallInst-powi-pow-exp-5(float %f) {
  %v1 = call float @llvm.pow.f32(float %f, float 1.0)
  ret float %v1
}

; 3 to 2
define float @visitCallInst-powi-pow-exp-6(float %f) {
  %v1 = fneg float %f
  %v2 = call float @llvm.powi.f32.i32(float %v1, i32 2)
  ret float %v2
}

; 2.5 to 1
define i1 @visitCallInst-scmp-ucmp-1(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.scmp.i8(i8 %x, i8 %y)
  %v2 = icmp slt i8 %v1, 0
  ret i1 %v2
}

; 2.5 to 1
define i1 @visitCallInst-scmp-ucmp-2(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.ucmp.i8(i8 %x, i8 %y)
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 1.5 to 0
define i8 @visitCallInst-scmp-ucmp-3(i8 %x) {
  %v1 = call i8 @llvm.scmp.i8(i8 %x, i8 %x)
  ret i8 %v1
}

; 2.5 to 1
define i1 @visitCallInst-scmp-ucmp-4(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.ucmp.i8(i8 %x, i8 %y)
  %v2 = icmp sgt i8 %v1, -1
  ret i1 %v2
}

; 3 to 3
define i8 @visitCallInst-vector-reductions-1(i8 %x) {
  %v1 = insertelement <4 x i8> zeroinitializer, i8 %x, i64 0
  %v2 = call i8 @llvm.vector.reduce.add.v4i8(<4 x i8> %v1)
  ret i8 %v2
}

; 3 to 2
define i8 @visitCallInst-vector-reductions-2(<4 x i8> %v) {
  %v1 = shufflevector <4 x i8> %v, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %v2 = call i8 @llvm.vector.reduce.or.v4i8(<4 x i8> %v1)
  ret i8 %v2
}

; 3 to 2
define i8 @visitCallInst-vector-reductions-3(<4 x i8> %v) {
  %v1 = shufflevector <4 x i8> %v, <4 x i8> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v2 = call i8 @llvm.vector.reduce.umax.v4i8(<4 x i8> %v1)
  ret i8 %v2
}

; 3 to 2
define <4 x i8> @foldShuffledIntrinsicOperands(<4 x i8> %u, <4 x i8> %v) {
  %v1 = shufflevector <4 x i8> %v, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %v2 = shufflevector <4 x i8> %u, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %v3 = call <4 x i8> @llvm.umin.v4i8(<4 x i8> %v1, <4 x i8> %v2)
  ret <4 x i8> %v3
}

; 3 to 2
define i32 @foldBitOrderCrossLogicOp-1(i32 %X, i32 %Y) {
  %v1 = call i32 @llvm.bswap.i32(i32 %X)
  %v2 = call i32 @llvm.bswap.i32(i32 %Y)
  %v3 = xor i32 %v1, %v2
  ret i32 %v3
}

; 2 to 1
define i32 @foldBitOrderCrossLogicOp-2(i32 %X) {
  %v1 = call i32 @llvm.bswap.i32(i32 %X)
  %v2 = and i32 %v1, 255
  ret i32 %v2
}

declare <4 x i8> @llvm.umin.v4i8(<4 x i8>, <4 x i8>)
declare double @llvm.floor.f64(double)
declare float @llvm.ceil.f32(float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.cos.f32(float)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.fmuladd.f32(float, float, float)
declare float @llvm.ldexp.f32.i32(float, i32)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.pow.f32(float, float)
declare float @llvm.powi.f32.i32(float, i32)
declare float @llvm.sin.f32(float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.trunc.f32(float)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.ctpop.i32(i32)
declare i8 @llvm.abs.i8(i8, i1)
declare i8 @llvm.bitreverse.i8(i8)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i8 @llvm.ctpop.i8(i8)
declare i8 @llvm.cttz.i8(i8, i1)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i8 @llvm.fshr.i8(i8, i8, i8)
declare i8 @llvm.sadd.sat.i8(i8, i8)
declare i8 @llvm.scmp.i8(i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.ssub.sat.i8(i8, i8)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i8 @llvm.ucmp.i8(i8, i8)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)
declare i8 @llvm.vector.reduce.add.v4i8(<4 x i8>)
declare i8 @llvm.vector.reduce.or.v4i8(<4 x i8>)
declare i8 @llvm.vector.reduce.umax.v4i8(<4 x i8>)
declare {i1, i1} @llvm.smul.with.overflow.i1(i1, i1)
declare {i8, i1} @llvm.sadd.with.overflow.i8(i8, i8)
declare {i8, i1} @llvm.ssub.with.overflow.i8(i8, i8)
declare {i8, i1} @llvm.uadd.with.overflow.i8(i8, i8)
declare {i8, i1} @llvm.umul.with.overflow.i8(i8, i8)
declare {i8, i1} @llvm.usub.with.overflow.i8(i8, i8)

; What InstCombineCasts folds, a function for each example of ../../COVERAGE.md: what each costs by the model generic, and what is
; left of it. Where that could be less it says why.

; 2.5 to 1
define i8 @EvaluateInDifferentType-1(i8 %x, i8 %y) {
  %v1 = zext i8 %x to i32
  %v2 = zext i8 %y to i32
  %v3 = add i32 %v1, %v2
  %v4 = trunc i32 %v3 to i8
  ret i8 %v4
}

; 5.5 to 3
define i8 @EvaluateInDifferentType-2(i8 %x, i8 %y) {
  %v1 = zext i8 %x to i32
  %v2 = zext i8 %y to i32
  %v3 = mul i32 %v1, %v2
  %v4 = and i32 %v3, 255
  %v5 = trunc i32 %v4 to i8
  ret i8 %v5
}

; 2 to 1
define i8 @EvaluateInDifferentType-3(i8 %x) {
  %v1 = zext i8 %x to i32
  %v2 = shl i32 %v1, 3
  %v3 = trunc i32 %v2 to i8
  ret i8 %v3
}

; 22.5 to 22.5, not: a division by a variable is only built where the divisor is known
define i8 @EvaluateInDifferentType-4(i8 %x, i8 %y) {
  %v1 = zext i8 %x to i32
  %v2 = or i8 %y, 1
  %v3 = zext i8 %v2 to i32
  %v4 = udiv i32 %v1, %v3
  %v5 = trunc i32 %v4 to i8
  ret i8 %v5
}

; 2 to 1
define i8 @EvaluateInDifferentType-5(i8 %x) {
  %v1 = zext i8 %x to i32
  %v2 = lshr i32 %v1, 3
  %v3 = trunc i32 %v2 to i8
  ret i8 %v3
}

; 1 to 0.5
define i32 @commonCastTransforms-1(i4 %n) {
  %v1 = zext i4 %n to i8
  %v2 = zext i8 %v1 to i32
  ret i32 %v2
}

; 1 to 0
define i8 @commonCastTransforms-2(i8 %x) {
  %v1 = zext i8 %x to i32
  %v2 = trunc i32 %v1 to i8
  ret i8 %v2
}

; 1.3 to 0.8
define i16 @commonCastTransforms-3(i8 %x) {
  %v1 = sext i8 %x to i32
  %v2 = trunc i32 %v1 to i16
  ret i16 %v2
}

; 1.3 to 0.5
define i32 @commonCastTransforms-4(i4 %n) {
  %v1 = zext i4 %n to i8
  %v2 = sext i8 %v1 to i32
  ret i32 %v2
}

; 1.5 to 1
define i32 @commonCastTransforms-5(i1 %c) {
  %v1 = select i1 %c, i8 3, i8 5
  %v2 = zext i8 %v1 to i32
  ret i32 %v2
}

; 1.5 to 1
define i8 @commonCastTransforms-6(i1 %c) {
  %v1 = select i1 %c, i32 3, i32 5
  %v2 = trunc i32 %v1 to i8
  ret i8 %v2
}

; 2.5 to 0.5
define i1 @visitTrunc-1(i32 %X) {
  %v1 = and i32 %X, 1
  %v2 = trunc i32 %v1 to i8
  %v3 = icmp ne i8 %v2, 0
  ret i1 %v3
}

; 2 to 0
define i8 @visitTrunc-2(i8 %x) {
  %v1 = zext i8 %x to i32
  %v2 = lshr i32 %v1, 8
  %v3 = trunc i32 %v2 to i8
  ret i8 %v3
}

; 2.5 to 1
define i8 @visitTrunc-3(i1 %c, i8 %x, i8 %y) {
  %v1 = zext i8 %x to i32
  %v2 = zext i8 %y to i32
  %v3 = select i1 %c, i32 %v1, i32 %v2
  %v4 = trunc i32 %v3 to i8
  ret i8 %v4
}

; 2.3 to 1
define i8 @visitTrunc-4(i8 %x) {
  %v1 = sext i8 %x to i32
  %v2 = ashr i32 %v1, 3
  %v3 = trunc i32 %v2 to i8
  ret i8 %v3
}

; 4.5 to 1
define i8 @visitTrunc-5(i8 %x) {
  %v1 = zext i8 %x to i32
  %v2 = shl i32 %v1, 3
  %v3 = zext i8 %x to i32
  %v4 = lshr i32 %v3, 5
  %v5 = or i32 %v2, %v4
  %v6 = trunc i32 %v5 to i8
  ret i8 %v6
}

; 4.5 to 1
define i8 @narrowFunnelShift(i8 %x) {
  %v1 = zext i8 %x to i32
  %v2 = shl i32 %v1, 3
  %v3 = zext i8 %x to i32
  %v4 = lshr i32 %v3, 5
  %v5 = or i32 %v2, %v4
  %v6 = trunc i32 %v5 to i8
  ret i8 %v6
}

; 1.5 to 1.5
define <4 x i8> @shrinkSplatShuffle(i32 %X) {
  %v1 = insertelement <4 x i32> poison, i32 %X, i64 0
  %v2 = trunc <4 x i32> %v1 to <4 x i8>
  ret <4 x i8> %v2
}

; 1 to 1
define i32 @visitZExt-1(i32 %X) {
  %v1 = trunc i32 %X to i8
  %v2 = zext i8 %v1 to i32
  ret i32 %v2
}

; 1.5 to 1
define i8 @visitZExt-2(i8 %x) {
  %v1 = icmp slt i8 %x, 0
  %v2 = zext i1 %v1 to i8
  ret i8 %v2
}

; 2.5 to 1
define i8 @visitZExt-3(i8 %x) {
  %v1 = and i8 %x, 1
  %v2 = icmp ne i8 %v1, 0
  %v3 = zext i1 %v2 to i8
  ret i8 %v3
}

; 2.5 to 2.5
define i8 @visitZExt-4(i8 %x) {
  %v1 = and i8 %x, 4
  %v2 = icmp eq i8 %v1, 0
  %v3 = zext i1 %v2 to i8
  ret i8 %v3
}

; 2 to 1
define i32 @visitZExt-5(i32 %X) {
  %v1 = trunc i32 %X to i8
  %v2 = and i8 %v1, 15
  %v3 = zext i8 %v2 to i32
  ret i32 %v3
}

; 2.5 to 2
define i8 @visitZExt-6(i8 %x) {
  %v1 = and i8 %x, 8
  %v2 = icmp ne i8 %v1, 0
  %v3 = zext i1 %v2 to i8
  ret i8 %v3
}

; 1.5 to 1.5
define i8 @transformZExtICmp-1(i8 %x) {
  %v1 = icmp sgt i8 %x, -1
  %v2 = zext i1 %v1 to i8
  ret i8 %v2
}

; 2.5 to 2.5
define i32 @transformZExtICmp-2(i8 %x) {
  %v1 = and i8 %x, 16
  %v2 = icmp ne i8 %v1, 0
  %v3 = zext i1 %v2 to i32
  ret i32 %v3
}

; 1.8 to 1.5
define i32 @visitSExt-1(i8 %x) {
  %v1 = and i8 %x, 127
  %v2 = sext i8 %v1 to i32
  ret i32 %v2
}

; 1.8 to 1
define i8 @visitSExt-2(i8 %x) {
  %v1 = icmp slt i8 %x, 0
  %v2 = sext i1 %v1 to i8
  ret i8 %v2
}

; 2.1 to 0.8
define i32 @visitSExt-3(i8 %x) {
  %v1 = sext i8 %x to i32
  %v2 = trunc i32 %v1 to i16
  %v3 = sext i16 %v2 to i32
  ret i32 %v3
}

; 2.8 to 1.3
define i8 @visitSExt-4(i8 %x) {
  %v1 = and i8 %x, 1
  %v2 = icmp ne i8 %v1, 0
  %v3 = sext i1 %v2 to i8
  ret i8 %v3
}

; 2.3 to 1
define i32 @visitSExt-5(i32 %X) {
  %v1 = ashr i32 %X, 24
  %v2 = trunc i32 %v1 to i8
  %v3 = sext i8 %v2 to i32
  ret i32 %v3
}

; 5 to 2
define float @visitFPTrunc-1(float %f, float %g) {
  %v1 = fpext float %f to double
  %v2 = fpext float %g to double
  %v3 = fadd double %v1, %v2
  %v4 = fptrunc double %v3 to float
  ret float %v4
}

; 3 to 1
define float @visitFPTrunc-2(float %f) {
  %v1 = fpext float %f to double
  %v2 = fneg double %v1
  %v3 = fptrunc double %v2 to float
  ret float %v3
}

; 5 to 2
define float @visitFPTrunc-3(float %f, float %g) {
  %v1 = fpext float %f to double
  %v2 = fpext float %g to double
  %v3 = fmul double %v1, %v2
  %v4 = fptrunc double %v3 to float
  ret float %v4
}

; 2 to 1
define float @visitFPTrunc-4(i8 %x) {
  %v1 = sitofp i8 %x to double
  %v2 = fptrunc double %v1 to float
  ret float %v2
}

; 3 to 1
define float @visitFPTrunc-5(i1 %c, float %f) {
  %v1 = fpext float %f to double
  %v2 = select i1 %c, double %v1, double 1.0
  %v3 = fptrunc double %v2 to float
  ret float %v3
}

; 2 to 1
define double @visitFPExt-1(i8 %x) {
  %v1 = sitofp i8 %x to float
  %v2 = fpext float %v1 to double
  ret double %v2
}

; 2 to 1
define double @visitFPExt-2(i8 %x) {
  %v1 = uitofp i8 %x to float
  %v2 = fpext float %v1 to double
  ret double %v2
}

; 2 to 0.8
define i32 @foldItoFPtoI-1(i8 %x) {
  %v1 = sitofp i8 %x to float
  %v2 = fptosi float %v1 to i32
  ret i32 %v2
}

; 2 to 0
define i8 @foldItoFPtoI-2(i8 %x) {
  %v1 = uitofp i8 %x to float
  %v2 = fptoui float %v1 to i8
  ret i8 %v2
}

; 2 to 0
define i8 @foldItoFPtoI-3(i8 %x) {
  %v1 = sitofp i8 %x to float
  %v2 = fptosi float %v1 to i8
  ret i8 %v2
}

; 1.5 to 1
define float @visitSIToFP-1(i8 %x) {
  %v1 = zext i8 %x to i32
  %v2 = sitofp i32 %v1 to float
  ret float %v2
}

; 1.5 to 1
define float @visitSIToFP-2(i8 %x) {
  %v1 = zext i8 %x to i32
  %v2 = uitofp i32 %v1 to float
  ret float %v2
}

; 2 to 0.5
define i16 @visitSIToFP-3(i8 %x) {
  %v1 = uitofp i8 %x to float
  %v2 = fptosi float %v1 to i16
  ret i16 %v2
}

; 1 to 0
define i64 @visitPtrToInt-1(i64 %i) {
  %v1 = inttoptr i64 %i to ptr
  %v2 = ptrtoint ptr %v1 to i64
  ret i64 %v2
}

; 1.5 to 0
define i64 @visitPtrToInt-2(i64 %i) {
  %v1 = getelementptr i8, ptr null, i64 %i
  %v2 = ptrtoint ptr %v1 to i64
  ret i64 %v2
}

; 1 to 0
define float @visitBitCast-1(float %f) {
  %v1 = bitcast float %f to i32
  %v2 = bitcast i32 %v1 to float
  ret float %v2
}

; 2 to 1
define float @visitBitCast-2(float %f) {
  %v1 = bitcast float %f to i32
  %v2 = xor i32 %v1, -2147483648
  %v3 = bitcast i32 %v2 to float
  ret float %v3
}

; 2 to 1
define float @visitBitCast-3(float %f) {
  %v1 = bitcast float %f to i32
  %v2 = and i32 %v1, 2147483647
  %v3 = bitcast i32 %v2 to float
  ret float %v3
}

; 2 to 2
define float @visitBitCast-4(float %f) {
  %v1 = bitcast float %f to i32
  %v2 = or i32 %v1, -2147483648
  %v3 = bitcast i32 %v2 to float
  ret float %v3
}

; 1.5 to 0.5
define i32 @visitBitCast-5(i64 %i) {
  %v1 = bitcast i64 %i to <2 x i32>
  %v2 = extractelement <2 x i32> %v1, i64 0
  ret i32 %v2
}

; 1.5 to 0
define i32 @visitBitCast-6(i32 %X) {
  %v1 = insertelement <1 x i32> poison, i32 %X, i64 0
  %v2 = bitcast <1 x i32> %v1 to i32
  ret i32 %v2
}

; 3.5 to 3.5, not: lanes are followed through bits, not made of them
define <2 x i32> @optimizeIntegerToVectorInsertions(i32 %X, i32 %Y) {
  %v1 = zext i32 %X to i64
  %v2 = shl i64 %v1, 32
  %v3 = zext i32 %Y to i64
  %v4 = or i64 %v2, %v3
  %v5 = bitcast i64 %v4 to <2 x i32>
  ret <2 x i32> %v5
}

; 1 to 1
define i8 @foldVecTruncToExtElt-1(<4 x i8> %v) {
  %v1 = bitcast <4 x i8> %v to i32
  %v2 = trunc i32 %v1 to i8
  ret i8 %v2
}

; 2 to 1
define i8 @foldVecTruncToExtElt-2(<4 x i8> %v) {
  %v1 = bitcast <4 x i8> %v to i32
  %v2 = lshr i32 %v1, 16
  %v3 = trunc i32 %v2 to i8
  ret i8 %v3
}



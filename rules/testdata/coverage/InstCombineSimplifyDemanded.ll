; What InstCombineSimplifyDemanded folds, a function for each example of ../../COVERAGE.md: what each costs by the model generic, and what is
; left of it. Where that could be less it says why.

; 2 to 1
define i8 @SimplifyDemandedUseBits-1(i8 %x) {
  %v1 = add i8 %x, 16
  %v2 = and i8 %v1, 15
  ret i8 %v2
}

; 1.5 to 0.5
define i8 @SimplifyDemandedUseBits-2(i32 %X) {
  %v1 = or i32 %X, 65280
  %v2 = trunc i32 %v1 to i8
  ret i8 %v2
}

; 2 to 1
define i8 @SimplifyDemandedUseBits-3(i8 %x) {
  %v1 = or i8 %x, 16
  %v2 = and i8 %v1, 15
  ret i8 %v2
}

; 2 to 1
define i8 @SimplifyDemandedUseBits-4(i8 %x) {
  %v1 = or i8 %x, -32
  %v2 = shl i8 %v1, 3
  ret i8 %v2
}

; 2 to 1
define i8 @SimplifyDemandedUseBits-5(i8 %x) {
  %v1 = and i8 %x, -4
  %v2 = lshr i8 %v1, 2
  ret i8 %v2
}

; 5 to 4
define i8 @SimplifyDemandedUseBits-6(i8 %x) {
  %v1 = add i8 %x, 16
  %v2 = mul i8 %v1, 5
  %v3 = and i8 %v2, 15
  ret i8 %v3
}

; 2.5 to 1.5
define i8 @SimplifyDemandedUseBits-7(i32 %X) {
  %v1 = or i32 %X, 15
  %v2 = lshr i32 %v1, 4
  %v3 = trunc i32 %v2 to i8
  ret i8 %v3
}

; 2 to 1
define i8 @SimplifyDemandedUseBits-8(i8 %x) {
  %v1 = sub i8 %x, 32
  %v2 = and i8 %v1, 31
  ret i8 %v2
}

; 2 to 0
define i8 @SimplifyDemandedUseBits-9(i8 %x, i8 %y) {
  %v1 = xor i8 %x, %y
  %v2 = and i8 %v1, 0
  ret i8 %v2
}

; 2 to 1
define i8 @SimplifyDemandedVectorElts-1(<4 x i8> %v, i8 %x) {
  %v1 = insertelement <4 x i8> %v, i8 %x, i64 0
  %v2 = extractelement <4 x i8> %v1, i64 1
  ret i8 %v2
}

; 2 to 0
define i8 @SimplifyDemandedVectorElts-2(<4 x i8> %v, i8 %x) {
  %v1 = insertelement <4 x i8> %v, i8 %x, i64 0
  %v2 = extractelement <4 x i8> %v1, i64 0
  ret i8 %v2
}

; 2 to 2
define i8 @SimplifyDemandedVectorElts-3(<4 x i8> %u, <4 x i8> %v) {
  %v1 = add <4 x i8> %v, %u
  %v2 = extractelement <4 x i8> %v1, i64 0
  ret i8 %v2
}

; 2 to 0
define <4 x i8> @SimplifyDemandedVectorElts-4(<4 x i8> %v, i8 %x) {
  %v1 = insertelement <4 x i8> %v, i8 %x, i64 3
  %v2 = shufflevector <4 x i8> %v1, <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  ret <4 x i8> %v2
}

; 2 to 1
define i8 @SimplifyDemandedVectorElts-5(<4 x i8> %u, <4 x i8> %v) {
  %v1 = shufflevector <4 x i8> %v, <4 x i8> %u, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v2 = extractelement <4 x i8> %v1, i64 0
  ret i8 %v2
}

; 2 to 1
define float @SimplifyDemandedUseFPClass-1(float %f) {
  %v1 = fneg float %f
  %v2 = call float @llvm.fabs.f32(float %v1)
  ret float %v2
}

; 2.5 to 1
define float @SimplifyDemandedUseFPClass-2(float %f, float %g) {
  %v1 = call float @llvm.copysign.f32(float %f, float %g)
  %v2 = call float @llvm.fabs.f32(float %v1)
  ret float %v2
}

; 3 to 1
define i1 @SimplifyDemandedUseFPClass-3(float %f) {
  %v1 = fadd float %f, 0.0
  %v2 = fcmp oeq float %v1, 0.0
  ret i1 %v2
}

declare float @llvm.copysign.f32(float, float)
declare float @llvm.fabs.f32(float)

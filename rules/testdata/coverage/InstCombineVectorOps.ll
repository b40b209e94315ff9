; What InstCombineVectorOps folds, a function for each example of ../../COVERAGE.md: what each costs by the model generic, and what is
; left of it. Where that could be less it says why.

; 2 to 0
define i8 @visitExtractElementInst-1(<4 x i8> %v, i8 %x) {
  %v1 = insertelement <4 x i8> %v, i8 %x, i64 2
  %v2 = extractelement <4 x i8> %v1, i64 2
  ret i8 %v2
}

; 2 to 1
define i8 @visitExtractElementInst-2(<4 x i8> %u, <4 x i8> %v) {
  %v1 = shufflevector <4 x i8> %v, <4 x i8> %u, <4 x i32> <i32 2, i32 1, i32 0, i32 3>
  %v2 = extractelement <4 x i8> %v1, i64 0
  ret i8 %v2
}

; 2 to 2
define i8 @visitExtractElementInst-3(<4 x i8> %v) {
  %v1 = add <4 x i8> %v, <i8 1, i8 2, i8 3, i8 4>
  %v2 = extractelement <4 x i8> %v1, i64 2
  ret i8 %v2
}

; 3 to 0
define i8 @visitExtractElementInst-4(<4 x i8> %v, i8 %x, i8 %y) {
  %v1 = insertelement <4 x i8> %v, i8 %x, i64 0
  %v2 = insertelement <4 x i8> %v1, i8 %y, i64 1
  %v3 = extractelement <4 x i8> %v2, i64 0
  ret i8 %v3
}

; 1.5 to 1.5
define i32 @visitExtractElementInst-5(<4 x i8> %v) {
  %v1 = zext <4 x i8> %v to <4 x i32>
  %v2 = extractelement <4 x i32> %v1, i64 1
  ret i32 %v2
}

; 2 to 2
define i1 @visitExtractElementInst-6(<4 x i8> %u, <4 x i8> %v) {
  %v1 = icmp ult <4 x i8> %v, %u
  %v2 = extractelement <4 x i1> %v1, i64 1
  ret i1 %v2
}

; 2 to 0
define <4 x i8> @visitInsertElementInst-1(<4 x i8> %v) {
  %v1 = extractelement <4 x i8> %v, i64 1
  %v2 = insertelement <4 x i8> %v, i8 %v1, i64 1
  ret <4 x i8> %v2
}

; 2 to 1
define <4 x i8> @visitInsertElementInst-2(<4 x i8> %v, i8 %x, i8 %y) {
  %v1 = insertelement <4 x i8> %v, i8 %x, i64 0
  %v2 = insertelement <4 x i8> %v1, i8 %y, i64 0
  ret <4 x i8> %v2
}

; 2 to 1
define <4 x i8> @visitInsertElementInst-3(<4 x i8> %u, <4 x i8> %v) {
  %v1 = extractelement <4 x i8> %u, i64 1
  %v2 = insertelement <4 x i8> %v, i8 %v1, i64 1
  ret <4 x i8> %v2
}

; 2 to 0
define <4 x i8> @visitShuffleVectorInst-1(<4 x i8> %v) {
  %v1 = shufflevector <4 x i8> %v, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %v2 = shufflevector <4 x i8> %v1, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  ret <4 x i8> %v2
}

; 1 to 0
define <4 x i8> @visitShuffleVectorInst-2(<4 x i8> %u, <4 x i8> %v) {
  %v1 = shufflevector <4 x i8> %v, <4 x i8> %u, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x i8> %v1
}

; 1 to 0
define <4 x i8> @visitShuffleVectorInst-3(<4 x i8> %v) {
  %v1 = shufflevector <4 x i8> %v, <4 x i8> %v, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  ret <4 x i8> %v1
}

; 2 to 0
define <4 x i8> @visitShuffleVectorInst-4(<4 x i8> %u, <4 x i8> %v) {
  %v1 = shufflevector <4 x i8> %v, <4 x i8> %u, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v2 = shufflevector <4 x i8> %v1, <4 x i8> poison, <4 x i32> <i32 0, i32 2, i32 poison, i32 poison>
  ret <4 x i8> %v2
}

; 3 to 2
define <4 x i8> @visitShuffleVectorInst-5(<4 x i8> %u, <4 x i8> %v) {
  %v1 = shufflevector <4 x i8> %v, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %v2 = shufflevector <4 x i8> %u, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %v3 = add <4 x i8> %v1, %v2
  ret <4 x i8> %v3
}

; 2 to 2
define <4 x i8> @visitShuffleVectorInst-6(i8 %x) {
  %v1 = insertelement <4 x i8> poison, i8 %x, i64 0
  %v2 = shufflevector <4 x i8> %v1, <4 x i8> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 0>
  ret <4 x i8> %v2
}

; 3 to 2
define <4 x i8> @visitShuffleVectorInst-7(<4 x i8> %u, <4 x i8> %v) {
  %v1 = shufflevector <4 x i8> %v, <4 x i8> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v2 = shufflevector <4 x i8> %u, <4 x i8> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %v3 = xor <4 x i8> %v1, %v2
  ret <4 x i8> %v3
}

; 3 to 1
define <4 x i8> @foldSelectShuffle(<4 x i8> %v) {
  %v1 = add <4 x i8> %v, <i8 1, i8 2, i8 3, i8 4>
  %v2 = add <4 x i8> %v, <i8 5, i8 6, i8 7, i8 8>
  %v3 = shufflevector <4 x i8> %v1, <4 x i8> %v2, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  ret <4 x i8> %v3
}



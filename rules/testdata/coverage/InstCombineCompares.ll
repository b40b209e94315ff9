; What InstCombineCompares folds, a function for each example of ../../COVERAGE.md: what each costs by the model generic, and what is
; left of it. Where that could be less it says why.

; 1 to 1
define i1 @foldICmpWithConstant-1(i8 %x) {
  %v1 = icmp ult i8 %x, 1
  ret i1 %v1
}

; 1 to 1
define i1 @foldICmpWithConstant-2(i8 %x) {
  %v1 = icmp ugt i8 %x, 0
  ret i1 %v1
}

; 1 to 1
define i1 @foldICmpWithConstant-3(i8 %x) {
  %v1 = icmp slt i8 %x, -127
  ret i1 %v1
}

; 1 to 0
define i1 @foldICmpWithConstant-4(i8 %x) {
  %v1 = icmp ule i8 %x, -1
  ret i1 %v1
}

; 1 to 0
define i1 @foldICmpWithConstant-5(i8 %x) {
  %v1 = icmp sge i8 %x, -128
  ret i1 %v1
}

; 1 to 1
define i1 @foldICmpWithConstant-6(i8 %x) {
  %v1 = icmp ugt i8 %x, 254
  ret i1 %v1
}

; 2.5 to 1.5
define i1 @foldICmpTruncConstant-1(i32 %X) {
  %v1 = and i32 %X, 255
  %v2 = trunc i32 %v1 to i8
  %v3 = icmp eq i8 %v2, 5
  ret i1 %v3
}

; 1.5 to 1.5
define i1 @foldICmpTruncConstant-2(i32 %X) {
  %v1 = trunc i32 %X to i8
  %v2 = icmp slt i8 %v1, 0
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpTruncConstant-3(i4 %n) {
  %v1 = zext i4 %n to i32
  %v2 = trunc i32 %v1 to i8
  %v3 = icmp ult i8 %v2, 5
  ret i1 %v3
}

; 1.5 to 1.5
define i1 @foldICmpTruncConstant-4(i32 %X) {
  %v1 = trunc i32 %X to i1
  %v2 = icmp eq i1 %v1, false
  ret i1 %v2
}

; 2.5 to 2
define i1 @foldICmpTruncConstant-5(i32 %X) {
  %v1 = lshr i32 %X, 8
  %v2 = trunc i32 %v1 to i8
  %v3 = icmp eq i8 %v2, 5
  ret i1 %v3
}

; 2.5 to 1
define i1 @foldICmpTruncConstant-6(i32 %X) {
  %v1 = lshr i32 %X, 24
  %v2 = trunc i32 %v1 to i8
  %v3 = icmp slt i8 %v2, 0
  ret i1 %v3
}

; 2 to 1
define i1 @foldICmpXorConstant-1(i8 %x) {
  %v1 = xor i8 %x, 5
  %v2 = icmp eq i8 %v1, 3
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpXorConstant-2(i8 %x) {
  %v1 = xor i8 %x, -1
  %v2 = icmp ult i8 %v1, 5
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpXorConstant-3(i8 %x, i8 %y) {
  %v1 = xor i8 %x, %y
  %v2 = icmp slt i8 %v1, 0
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpXorConstant-4(i8 %x) {
  %v1 = xor i8 %x, -128
  %v2 = icmp ugt i8 %v1, 100
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpXorConstant-5(i8 %x) {
  %v1 = xor i8 %x, -1
  %v2 = icmp sgt i8 %v1, 5
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpXorConstant-6(i8 %x) {
  %v1 = xor i8 %x, 15
  %v2 = icmp ult i8 %v1, 16
  ret i1 %v2
}

; 3 to 2
define i1 @foldICmpAndConstant-1(i8 %x) {
  %v1 = lshr i8 %x, 2
  %v2 = and i8 %v1, 3
  %v3 = icmp eq i8 %v2, 1
  ret i1 %v3
}

; 3 to 2
define i1 @foldICmpAndConstant-2(i8 %x) {
  %v1 = shl i8 %x, 2
  %v2 = and i8 %v1, 12
  %v3 = icmp eq i8 %v2, 4
  ret i1 %v3
}

; 2 to 1
define i1 @foldICmpAndConstant-3(i8 %x) {
  %v1 = and i8 %x, -128
  %v2 = icmp ne i8 %v1, 0
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpAndConstant-4(i8 %x) {
  %v1 = and i8 %x, -8
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpAndConstant-5(i8 %x) {
  %v1 = and i8 %x, -8
  %v2 = icmp ult i8 %v1, 16
  ret i1 %v2
}

; 2 to 0
define i1 @foldICmpAndConstant-6(i8 %x) {
  %v1 = and i8 %x, 12
  %v2 = icmp eq i8 %v1, 16
  ret i1 %v2
}

; 2 to 0
define i1 @foldICmpAndConstant-7(i8 %x) {
  %v1 = and i8 %x, 7
  %v2 = icmp ugt i8 %v1, 7
  ret i1 %v2
}

; 3 to 3
define i1 @foldICmpAndConstant-8(i8 %x, i8 %y) {
  %v1 = shl i8 1, %y
  %v2 = and i8 %v1, %x
  %v3 = icmp eq i8 %v2, 0
  ret i1 %v3
}

; 3 to 1.5
define i1 @foldICmpAndConstant-9(i8 %x, i8 %y) {
  %v1 = lshr i8 %x, %y
  %v2 = and i8 %v1, 1
  %v3 = icmp ne i8 %v2, 0
  ret i1 %v3
}

; 2 to 1
define i1 @foldICmpAndConstant-10(i8 %x) {
  %v1 = and i8 %x, -128
  %v2 = icmp slt i8 %v1, 0
  ret i1 %v2
}

; 2.8 to 1
define i1 @foldICmpAndConstant-11(i4 %n) {
  %v1 = sext i4 %n to i8
  %v2 = and i8 %v1, -128
  %v3 = icmp eq i8 %v2, 0
  ret i1 %v3
}

; 2 to 0
define i1 @foldICmpOrConstant-1(i8 %x) {
  %v1 = or i8 %x, 1
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpOrConstant-2(i8 %x, i8 %y) {
  %v1 = or i8 %x, %y
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 2 to 0
define i1 @foldICmpOrConstant-3(i8 %x) {
  %v1 = or i8 %x, -128
  %v2 = icmp slt i8 %v1, 0
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpOrConstant-4(i8 %x) {
  %v1 = or i8 %x, 7
  %v2 = icmp ult i8 %v1, 8
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpOrConstant-5(i8 %x) {
  %v1 = or i8 %x, 3
  %v2 = icmp eq i8 %v1, 7
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpOrConstant-6(i8 %x, i8 %y) {
  %v1 = or i8 %x, %y
  %v2 = icmp sgt i8 %v1, -1
  ret i1 %v2
}

; 4 to 3
define i1 @foldICmpOrConstant-7(i8 %w, i8 %x, i8 %y, i8 %z) {
  %v1 = xor i8 %x, %y
  %v2 = xor i8 %z, %w
  %v3 = or i8 %v1, %v2
  %v4 = icmp eq i8 %v3, 0
  ret i1 %v4
}

; 4 to 1
define i1 @foldICmpMulConstant-1(i8 %x) {
  %v1 = mul nuw i8 %x, 5
  %v2 = icmp eq i8 %v1, 10
  ret i1 %v2
}

; 4 to 0
define i1 @foldICmpMulConstant-2(i8 %x) {
  %v1 = mul nsw i8 %x, 5
  %v2 = icmp eq i8 %v1, 11
  ret i1 %v2
}

; 4 to 1
define i1 @foldICmpMulConstant-3(i8 %x) {
  %v1 = mul i8 %x, 5
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 4 to 1
define i1 @foldICmpMulConstant-4(i8 %x) {
  %v1 = mul nuw i8 %x, 5
  %v2 = icmp ult i8 %v1, 11
  ret i1 %v2
}

; 4 to 1
define i1 @foldICmpMulConstant-5(i8 %x) {
  %v1 = mul nsw i8 %x, 3
  %v2 = icmp slt i8 %v1, 0
  ret i1 %v2
}

; 4 to 1
define i1 @foldICmpMulConstant-6(i8 %x) {
  %v1 = mul nsw i8 %x, -3
  %v2 = icmp sgt i8 %v1, 5
  ret i1 %v2
}

; 4 to 1
define i1 @foldICmpMulConstant-7(i8 %x) {
  %v1 = mul i8 %x, 5
  %v2 = icmp eq i8 %v1, 10
  ret i1 %v2
}

; 4 to 1
define i1 @foldICmpMulConstant-8(i8 %x) {
  %v1 = mul nsw i8 %x, %x
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 4 to 1
define i1 @foldICmpMulConstant-9(i8 %x) {
  %v1 = mul nsw i8 %x, 5
  %v2 = icmp slt i8 %v1, 11
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpShlConstConst-1(i8 %x) {
  %v1 = shl nuw i8 %x, 3
  %v2 = icmp eq i8 %v1, 8
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpShlConstConst-2(i8 %x) {
  %v1 = shl i8 %x, 3
  %v2 = icmp eq i8 %v1, 8
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpShlConstConst-3(i8 %x) {
  %v1 = shl nuw i8 %x, 3
  %v2 = icmp ult i8 %v1, 17
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpShlConstConst-4(i8 %x) {
  %v1 = shl nsw i8 %x, 3
  %v2 = icmp slt i8 %v1, 17
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpShlConstConst-5(i8 %x) {
  %v1 = shl i8 1, %x
  %v2 = icmp eq i8 %v1, 8
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpShlConstConst-6(i8 %x) {
  %v1 = shl i8 1, %x
  %v2 = icmp ult i8 %v1, 8
  ret i1 %v2
}

; 2 to 1.5
define i1 @foldICmpShlConstConst-7(i8 %x) {
  %v1 = shl i8 %x, 7
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpShlConstConst-8(i8 %x) {
  %v1 = shl i8 %x, 2
  %v2 = icmp slt i8 %v1, 0
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpShlConstConst-9(i8 %x) {
  %v1 = shl i8 12, %x
  %v2 = icmp eq i8 %v1, 48
  ret i1 %v2
}

; 2 to 0
define i1 @foldICmpShlConstConst-10(i8 %x) {
  %v1 = shl i8 12, %x
  %v2 = icmp eq i8 %v1, 5
  ret i1 %v2
}

; 2 to 0
define i1 @foldICmpShlConstConst-11(i8 %x) {
  %v1 = shl i8 1, %x
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpShrConstConst-1(i8 %x) {
  %v1 = lshr i8 %x, 3
  %v2 = icmp eq i8 %v1, 2
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpShrConstConst-2(i8 %x) {
  %v1 = lshr i8 %x, 3
  %v2 = icmp ugt i8 %v1, 2
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpShrConstConst-3(i8 %x) {
  %v1 = lshr i8 %x, 3
  %v2 = icmp ult i8 %v1, 4
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpShrConstConst-4(i8 %x) {
  %v1 = ashr i8 %x, 3
  %v2 = icmp eq i8 %v1, -1
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpShrConstConst-5(i8 %x) {
  %v1 = ashr i8 %x, 3
  %v2 = icmp slt i8 %v1, 2
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpShrConstConst-6(i8 %x) {
  %v1 = lshr exact i8 %x, 3
  %v2 = icmp eq i8 %v1, 2
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpShrConstConst-7(i8 %x) {
  %v1 = lshr i8 16, %x
  %v2 = icmp eq i8 %v1, 2
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpShrConstConst-8(i8 %x) {
  %v1 = ashr i8 %x, 7
  %v2 = icmp sgt i8 %v1, -1
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpShrConstConst-9(i8 %x) {
  %v1 = lshr i8 %x, 7
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 2 to 0
define i1 @foldICmpShrConstConst-10(i8 %x) {
  %v1 = ashr i8 %x, 3
  %v2 = icmp eq i8 %v1, 40
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpShrConstConst-11(i8 %x) {
  %v1 = lshr i8 %x, 3
  %v2 = icmp ne i8 %v1, 0
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpShrConstConst-12(i8 %x) {
  %v1 = lshr i8 8, %x
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 21 to 2
define i1 @foldICmpSRemConstant-1(i8 %x) {
  %v1 = urem i8 %x, 8
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 21 to 1.5
define i1 @foldICmpSRemConstant-2(i8 %x) {
  %v1 = srem i8 %x, 2
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 21 to 2
define i1 @foldICmpSRemConstant-3(i8 %x) {
  %v1 = srem i8 %x, 8
  %v2 = icmp sgt i8 %v1, 0
  ret i1 %v2
}

; 21 to 0
define i1 @foldICmpSRemConstant-4(i8 %x) {
  %v1 = urem i8 %x, 5
  %v2 = icmp ult i8 %v1, 5
  ret i1 %v2
}

; 21 to 0
define i1 @foldICmpSRemConstant-5(i8 %x) {
  %v1 = urem i8 %x, 5
  %v2 = icmp ugt i8 %v1, 4
  ret i1 %v2
}

; 21 to 2
define i1 @foldICmpSRemConstant-6(i8 %x) {
  %v1 = srem i8 %x, 2
  %v2 = icmp eq i8 %v1, 1
  ret i1 %v2
}

; 21 to 0
define i1 @foldICmpSRemConstant-7(i8 %x, i8 %y) {
  %v1 = urem i8 %x, %y
  %v2 = icmp ult i8 %v1, %y
  ret i1 %v2
}

; 21 to 0
define i1 @foldICmpSRemConstant-8(i8 %x, i8 %y) {
  %v1 = urem i8 %x, %y
  %v2 = icmp ugt i8 %v1, %x
  ret i1 %v2
}

; 21 to 2
define i1 @foldICmpDivConstant-1(i8 %x) {
  %v1 = udiv i8 %x, 5
  %v2 = icmp eq i8 %v1, 2
  ret i1 %v2
}

; 21 to 1
define i1 @foldICmpDivConstant-2(i8 %x) {
  %v1 = udiv i8 %x, 5
  %v2 = icmp ult i8 %v1, 2
  ret i1 %v2
}

; 21 to 2
define i1 @foldICmpDivConstant-3(i8 %x) {
  %v1 = sdiv i8 %x, 5
  %v2 = icmp eq i8 %v1, 2
  ret i1 %v2
}

; 21 to 1
define i1 @foldICmpDivConstant-4(i8 %x) {
  %v1 = sdiv i8 %x, 5
  %v2 = icmp slt i8 %v1, 0
  ret i1 %v2
}

; 21 to 1
define i1 @foldICmpDivConstant-5(i8 %x) {
  %v1 = udiv i8 100, %x
  %v2 = icmp ugt i8 %v1, 3
  ret i1 %v2
}

; 21 to 1
define i1 @foldICmpDivConstant-6(i8 %x, i8 %y) {
  %v1 = udiv i8 %x, %y
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 21 to 1
define i1 @foldICmpDivConstant-7(i8 %x) {
  %v1 = sdiv i8 %x, -5
  %v2 = icmp sgt i8 %v1, 2
  ret i1 %v2
}

; 21 to 1
define i1 @foldICmpDivConstant-8(i8 %x) {
  %v1 = sdiv exact i8 %x, 5
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 21 to 0
define i1 @foldICmpDivConstant-9(i8 %x) {
  %v1 = udiv i8 %x, 3
  %v2 = icmp ugt i8 %v1, 100
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpSubConstant-1(i8 %x) {
  %v1 = sub i8 5, %x
  %v2 = icmp eq i8 %v1, 3
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpSubConstant-2(i8 %x) {
  %v1 = sub i8 15, %x
  %v2 = icmp ult i8 %v1, 5
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpSubConstant-3(i8 %x, i8 %y) {
  %v1 = sub i8 %x, %y
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpSubConstant-4(i8 %x, i8 %y) {
  %v1 = sub nsw i8 %x, %y
  %v2 = icmp slt i8 %v1, 0
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpSubConstant-5(i8 %x, i8 %y) {
  %v1 = sub nsw i8 %x, %y
  %v2 = icmp sgt i8 %v1, 0
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpSubConstant-6(i8 %x) {
  %v1 = sub nuw i8 3, %x
  %v2 = icmp ugt i8 %v1, 1
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpSubConstant-7(i8 %x) {
  %v1 = sub nsw i8 5, %x
  %v2 = icmp slt i8 %v1, 2
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpAddConstant-1(i8 %x) {
  %v1 = add i8 %x, 5
  %v2 = icmp eq i8 %v1, 3
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpAddConstant-2(i8 %x) {
  %v1 = add nuw i8 %x, 5
  %v2 = icmp ult i8 %v1, 10
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpAddConstant-3(i8 %x) {
  %v1 = add nsw i8 %x, 5
  %v2 = icmp slt i8 %v1, 10
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpAddConstant-4(i8 %x) {
  %v1 = add i8 %x, -128
  %v2 = icmp ult i8 %v1, 1
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpAddConstant-5(i8 %x) {
  %v1 = add i8 %x, 1
  %v2 = icmp ugt i8 %v1, %x
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpAddConstant-6(i8 %x) {
  %v1 = add i8 %x, 5
  %v2 = icmp ult i8 %v1, 5
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpAddConstant-7(i8 %x) {
  %v1 = add i8 %x, -1
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 3 to 0
define i1 @foldICmpAddConstant-8(i8 %x) {
  %v1 = and i8 %x, 15
  %v2 = add i8 %v1, 240
  %v3 = icmp ult i8 %v2, 5
  ret i1 %v3
}

; 2 to 1
define i1 @foldICmpEquality-1(i8 %x, i8 %y) {
  %v1 = add i8 %x, %y
  %v2 = icmp eq i8 %v1, %x
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpEquality-2(i8 %x, i8 %y) {
  %v1 = xor i8 %x, %y
  %v2 = icmp eq i8 %v1, %x
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpEquality-3(i8 %x, i8 %y) {
  %v1 = sub i8 %x, %y
  %v2 = icmp eq i8 %v1, %x
  ret i1 %v2
}

; 3 to 3
define i1 @foldICmpEquality-4(i8 %x, i8 %y) {
  %v1 = and i8 %x, %y
  %v2 = or i8 %x, %y
  %v3 = icmp eq i8 %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldICmpEquality-5(i8 %x, i8 %y, i8 %z) {
  %v1 = xor i8 %x, %z
  %v2 = xor i8 %y, %z
  %v3 = icmp eq i8 %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldICmpEquality-6(i8 %x, i8 %y, i8 %z) {
  %v1 = sub i8 %z, %x
  %v2 = sub i8 %z, %y
  %v3 = icmp eq i8 %v1, %v2
  ret i1 %v3
}

; 2 to 2
define i1 @foldICmpEquality-7(i8 %x) {
  %v1 = and i8 %x, 4
  %v2 = icmp eq i8 %v1, 4
  ret i1 %v2
}

; 3 to 3
define i1 @foldICmpEquality-8(i8 %x, i8 %y, i8 %z) {
  %v1 = and i8 %x, %z
  %v2 = and i8 %y, %z
  %v3 = icmp eq i8 %v1, %v2
  ret i1 %v3
}

; 2 to 2
define i1 @foldICmpEquality-9(i8 %x, i8 %y) {
  %v1 = or i8 %x, %y
  %v2 = icmp eq i8 %v1, %x
  ret i1 %v2
}

; 3 to 3
define i1 @foldICmpEquality-10(i8 %x, i8 %y) {
  %v1 = and i8 %x, 1
  %v2 = and i8 %y, 1
  %v3 = icmp eq i8 %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldICmpEquality-11(i8 %x, i8 %y) {
  %v1 = sub i8 0, %x
  %v2 = sub i8 0, %y
  %v3 = icmp eq i8 %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldICmpEquality-12(i32 %X, i32 %Y) {
  %v1 = call i32 @llvm.bswap.i32(i32 %X)
  %v2 = call i32 @llvm.bswap.i32(i32 %Y)
  %v3 = icmp eq i32 %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldICmpEquality-13(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 3)
  %v2 = call i8 @llvm.fshl.i8(i8 %y, i8 %y, i8 3)
  %v3 = icmp eq i8 %v1, %v2
  ret i1 %v3
}

; 7 to 1
define i1 @foldICmpEquality-14(i8 %x, i8 %y) {
  %v1 = mul i8 %x, 5
  %v2 = mul i8 %y, 5
  %v3 = icmp eq i8 %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldICmpBinOp-1(i8 %x, i8 %y, i8 %z) {
  %v1 = add nuw i8 %x, %z
  %v2 = add nuw i8 %y, %z
  %v3 = icmp ult i8 %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldICmpBinOp-2(i8 %x, i8 %y, i8 %z) {
  %v1 = add nsw i8 %x, %z
  %v2 = add nsw i8 %y, %z
  %v3 = icmp slt i8 %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldICmpBinOp-3(i8 %x, i8 %y) {
  %v1 = shl nuw i8 %x, 3
  %v2 = shl nuw i8 %y, 3
  %v3 = icmp ult i8 %v1, %v2
  ret i1 %v3
}

; 7 to 1
define i1 @foldICmpBinOp-4(i8 %x, i8 %y) {
  %v1 = mul nsw i8 %x, 5
  %v2 = mul nsw i8 %y, 5
  %v3 = icmp slt i8 %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldICmpBinOp-5(i8 %x, i8 %y) {
  %v1 = lshr exact i8 %x, 3
  %v2 = lshr exact i8 %y, 3
  %v3 = icmp ult i8 %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldICmpBinOp-6(i8 %x, i8 %y, i8 %z) {
  %v1 = sub nuw i8 %x, %z
  %v2 = sub nuw i8 %y, %z
  %v3 = icmp ult i8 %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldICmpBinOp-7(i8 %x, i8 %y, i8 %z) {
  %v1 = sub nsw i8 %z, %x
  %v2 = sub nsw i8 %z, %y
  %v3 = icmp slt i8 %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldICmpBinOp-8(i8 %x, i8 %y) {
  %v1 = xor i8 %x, -1
  %v2 = xor i8 %y, -1
  %v3 = icmp ult i8 %v1, %v2
  ret i1 %v3
}

; 2 to 0
define i1 @foldICmpBinOp-9(i8 %x, i8 %y) {
  %v1 = add nuw i8 %x, %y
  %v2 = icmp ult i8 %v1, %x
  ret i1 %v2
}

; 2 to 0
define i1 @foldICmpBinOp-10(i8 %x, i8 %y) {
  %v1 = sub nuw i8 %x, %y
  %v2 = icmp ugt i8 %v1, %x
  ret i1 %v2
}

; 41 to 1
define i1 @foldICmpBinOp-11(i8 %x, i8 %y) {
  %v1 = udiv exact i8 %x, 3
  %v2 = udiv exact i8 %y, 3
  %v3 = icmp eq i8 %v1, %v2
  ret i1 %v3
}

; 2 to 1
define i1 @foldICmpXNegX-1(i8 %x) {
  %v1 = sub nsw i8 0, %x
  %v2 = icmp slt i8 %x, %v1
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpXNegX-2(i8 %x) {
  %v1 = sub i8 0, %x
  %v2 = icmp eq i8 %x, %v1
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpXNegX-3(i8 %x) {
  %v1 = sub nsw i8 0, %x
  %v2 = icmp sgt i8 %v1, %x
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpAndXX-1(i8 %x, i8 %y) {
  %v1 = and i8 %x, %y
  %v2 = icmp ult i8 %v1, %x
  ret i1 %v2
}

; 2 to 0
define i1 @foldICmpAndXX-2(i8 %x, i8 %y) {
  %v1 = or i8 %x, %y
  %v2 = icmp uge i8 %v1, %x
  ret i1 %v2
}

; 2 to 0
define i1 @foldICmpAndXX-3(i8 %x, i8 %y) {
  %v1 = and i8 %x, %y
  %v2 = icmp ule i8 %v1, %x
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpAndXX-4(i8 %x, i8 %y) {
  %v1 = and i8 %x, %y
  %v2 = icmp eq i8 %v1, %x
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpAndXX-5(i8 %x, i8 %y) {
  %v1 = or i8 %x, %y
  %v2 = icmp ugt i8 %v1, %x
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpAndXX-6(i8 %x, i8 %y) {
  %v1 = xor i8 %x, %y
  %v2 = icmp ult i8 %v1, %x
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpAndXX-7(i8 %x, i8 %y) {
  %v1 = or i8 %x, %y
  %v2 = icmp ule i8 %v1, %x
  ret i1 %v2
}

; 2 to 0
define i1 @foldICmpWithMinMax-1(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.umin.i8(i8 %x, i8 %y)
  %v2 = icmp ule i8 %v1, %x
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpWithMinMax-2(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.umin.i8(i8 %x, i8 %y)
  %v2 = icmp eq i8 %v1, %x
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpWithMinMax-3(i8 %x) {
  %v1 = call i8 @llvm.umax.i8(i8 %x, i8 5)
  %v2 = icmp ugt i8 %v1, 5
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpWithMinMax-4(i8 %x) {
  %v1 = call i8 @llvm.umin.i8(i8 %x, i8 5)
  %v2 = icmp ult i8 %v1, 5
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpWithMinMax-5(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.smin.i8(i8 %x, i8 %y)
  %v2 = icmp slt i8 %v1, %x
  ret i1 %v2
}

; 2 to 0
define i1 @foldICmpWithMinMax-6(i8 %x) {
  %v1 = call i8 @llvm.umin.i8(i8 %x, i8 5)
  %v2 = icmp eq i8 %v1, 7
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpWithMinMax-7(i8 %x) {
  %v1 = call i8 @llvm.umin.i8(i8 %x, i8 10)
  %v2 = icmp ugt i8 %v1, 5
  ret i1 %v2
}

; 2 to 0
define i1 @foldICmpWithMinMax-8(i8 %x) {
  %v1 = call i8 @llvm.smax.i8(i8 %x, i8 3)
  %v2 = icmp slt i8 %v1, 2
  ret i1 %v2
}

; 2 to 0
define i1 @foldICmpWithMinMax-9(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.umax.i8(i8 %x, i8 %y)
  %v2 = icmp uge i8 %v1, %y
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpWithZextOrSext-1(i8 %x, i8 %y) {
  %v1 = zext i8 %x to i32
  %v2 = zext i8 %y to i32
  %v3 = icmp ult i32 %v1, %v2
  ret i1 %v3
}

; 2.6 to 1
define i1 @foldICmpWithZextOrSext-2(i8 %x, i8 %y) {
  %v1 = sext i8 %x to i32
  %v2 = sext i8 %y to i32
  %v3 = icmp slt i32 %v1, %v2
  ret i1 %v3
}

; 1.5 to 0
define i1 @foldICmpWithZextOrSext-3(i8 %x) {
  %v1 = zext i8 %x to i32
  %v2 = icmp eq i32 %v1, 300
  ret i1 %v2
}

; 1.5 to 1
define i1 @foldICmpWithZextOrSext-4(i8 %x) {
  %v1 = zext i8 %x to i32
  %v2 = icmp ult i32 %v1, 5
  ret i1 %v2
}

; 1.5 to 0
define i1 @foldICmpWithZextOrSext-5(i1 %c) {
  %v1 = zext i1 %c to i8
  %v2 = icmp eq i8 %v1, 1
  ret i1 %v2
}

; 1.8 to 1
define i1 @foldICmpWithZextOrSext-6(i8 %x) {
  %v1 = sext i8 %x to i32
  %v2 = icmp sgt i32 %v1, -1
  ret i1 %v2
}

; 1.8 to 1
define i1 @foldICmpWithZextOrSext-7(i1 %c) {
  %v1 = sext i1 %c to i8
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpWithZextOrSext-8(i1 %c, i1 %d) {
  %v1 = zext i1 %c to i8
  %v2 = zext i1 %d to i8
  %v3 = icmp ne i8 %v1, %v2
  ret i1 %v3
}

; 2 to 0
define i1 @foldICmpUsingBoolRange-1(i8 %x) {
  %v1 = and i8 %x, 7
  %v2 = icmp ult i8 %v1, 8
  ret i1 %v2
}

; 2 to 0
define i1 @foldICmpUsingBoolRange-2(i8 %x) {
  %v1 = or i8 %x, 8
  %v2 = icmp ugt i8 %v1, 7
  ret i1 %v2
}

; 2 to 0
define i1 @foldICmpUsingBoolRange-3(i8 %x) {
  %v1 = or i8 %x, 1
  %v2 = icmp eq i8 %v1, 2
  ret i1 %v2
}

; 2 to 0
define i1 @foldICmpUsingBoolRange-4(i8 %x) {
  %v1 = lshr i8 %x, 1
  %v2 = icmp slt i8 %v1, 0
  ret i1 %v2
}

; 1.5 to 0
define i1 @foldICmpUsingBoolRange-5(i1 %c) {
  %v1 = zext i1 %c to i8
  %v2 = icmp ult i8 %v1, 2
  ret i1 %v2
}

; 4 to 0
define i1 @foldICmpUsingBoolRange-6(i8 %x, i8 %y) {
  %v1 = and i8 %x, 15
  %v2 = or i8 %y, 16
  %v3 = and i8 %v2, 31
  %v4 = icmp slt i8 %v1, %v3
  ret i1 %v4
}

; 2 to 1.5
define i1 @foldICmpUsingBoolRange-7(i8 %x) {
  %v1 = and i8 %x, 1
  %v2 = icmp ult i8 %v1, 1
  ret i1 %v2
}

; 2 to 0.5
define i1 @foldICmpUsingBoolRange-8(i8 %x) {
  %v1 = and i8 %x, 1
  %v2 = icmp eq i8 %v1, 1
  ret i1 %v2
}

; 2.5 to 1
define i1 @foldICmpIntrinsicWithConstant-1(i8 %x) {
  %v1 = call i8 @llvm.ctpop.i8(i8 %x)
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 2.5 to 1
define i1 @foldICmpIntrinsicWithConstant-2(i8 %x) {
  %v1 = call i8 @llvm.ctpop.i8(i8 %x)
  %v2 = icmp eq i8 %v1, 8
  ret i1 %v2
}

; 2.5 to 1
define i1 @foldICmpIntrinsicWithConstant-3(i8 %x) {
  %v1 = call i8 @llvm.ctlz.i8(i8 %x, i1 false)
  %v2 = icmp eq i8 %v1, 8
  ret i1 %v2
}

; 2.5 to 0.5
define i1 @foldICmpIntrinsicWithConstant-4(i8 %x) {
  %v1 = call i8 @llvm.cttz.i8(i8 %x, i1 false)
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 2.5 to 1
define i1 @foldICmpIntrinsicWithConstant-5(i8 %x) {
  %v1 = call i8 @llvm.ctlz.i8(i8 %x, i1 false)
  %v2 = icmp ugt i8 %v1, 2
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpIntrinsicWithConstant-6(i32 %X) {
  %v1 = call i32 @llvm.bswap.i32(i32 %X)
  %v2 = icmp eq i32 %v1, 1
  ret i1 %v2
}

; 2.5 to 1
define i1 @foldICmpIntrinsicWithConstant-7(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.usub.sat.i8(i8 %x, i8 %y)
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 2.5 to 1
define i1 @foldICmpIntrinsicWithConstant-8(i8 %x) {
  %v1 = call i8 @llvm.uadd.sat.i8(i8 %x, i8 5)
  %v2 = icmp ult i8 %v1, 10
  ret i1 %v2
}

; 2.5 to 1
define i1 @foldICmpIntrinsicWithConstant-9(i8 %x) {
  %v1 = call i8 @llvm.abs.i8(i8 %x, i1 false)
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 2.5 to 0
define i1 @foldICmpIntrinsicWithConstant-10(i8 %x) {
  %v1 = call i8 @llvm.abs.i8(i8 %x, i1 true)
  %v2 = icmp slt i8 %v1, 0
  ret i1 %v2
}

; 2.5 to 1
define i1 @foldICmpIntrinsicWithConstant-11(i8 %x) {
  %v1 = call i8 @llvm.usub.sat.i8(i8 %x, i8 5)
  %v2 = icmp ugt i8 %v1, 3
  ret i1 %v2
}

; 2.5 to 2
define i1 @foldICmpIntrinsicWithConstant-12(i8 %x) {
  %v1 = call i8 @llvm.cttz.i8(i8 %x, i1 false)
  %v2 = icmp eq i8 %v1, 3
  ret i1 %v2
}

; 2.5 to 1
define i1 @foldICmpIntrinsicWithConstant-13(i8 %x) {
  %v1 = call i8 @llvm.ctpop.i8(i8 %x)
  %v2 = icmp ult i8 %v1, 1
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpIntrinsicWithConstant-14(i8 %x) {
  %v1 = call i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 3)
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 2.5 to 2.5
define i1 @foldICmpIntrinsicWithConstant-15(i8 %x) {
  %v1 = call i8 @llvm.abs.i8(i8 %x, i1 false)
  %v2 = icmp ult i8 %v1, 5
  ret i1 %v2
}

; 2.5 to 2
define i1 @foldICmpIntrinsicWithConstant-16(i8 %x, i8 %y) {
  %v1 = call i8 @llvm.uadd.sat.i8(i8 %x, i8 %y)
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 2 to 0
define i1 @foldICmpSelectConstant-1(i1 %c) {
  %v1 = select i1 %c, i8 3, i8 5
  %v2 = icmp eq i8 %v1, 3
  ret i1 %v2
}

; 2 to 0
define i1 @foldICmpSelectConstant-2(i1 %c) {
  %v1 = select i1 %c, i8 3, i8 50
  %v2 = icmp ult i8 %v1, 9
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpSelectConstant-3(i1 %c, i8 %x) {
  %v1 = select i1 %c, i8 %x, i8 5
  %v2 = icmp eq i8 %v1, 5
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpSelectConstant-4(i1 %c, i8 %x) {
  %v1 = select i1 %c, i8 %x, i8 5
  %v2 = icmp eq i8 %v1, 7
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpSelectConstant-5(i1 %c, i8 %x, i8 %y) {
  %v1 = select i1 %c, i8 %x, i8 %y
  %v2 = icmp eq i8 %v1, %x
  ret i1 %v2
}

; 3 to 0
define i1 @foldICmpUsingConstantRange-with-ranges-of-adds-1(i8 %x) {
  %v1 = add i8 %x, 3
  %v2 = add i8 %x, 5
  %v3 = icmp eq i8 %v1, %v2
  ret i1 %v3
}

; 3 to 0
define i1 @foldICmpUsingConstantRange-with-ranges-of-adds-2(i8 %x) {
  %v1 = add nsw i8 %x, 3
  %v2 = add nsw i8 %x, 5
  %v3 = icmp slt i8 %v1, %v2
  ret i1 %v3
}

; 2 to 0
define i1 @foldICmpUsingConstantRange-with-ranges-of-adds-3(i8 %x) {
  %v1 = add nuw i8 %x, 3
  %v2 = icmp ult i8 %v1, %x
  ret i1 %v2
}

; 2 to 1
define i1 @foldICmpWithLowBitMaskedVal-1(i8 %x) {
  %v1 = and i8 %x, 15
  %v2 = icmp eq i8 %v1, %x
  ret i1 %v2
}

; 3 to 2
define i1 @foldICmpWithLowBitMaskedVal-2(i8 %x, i8 %y) {
  %v1 = lshr i8 -1, %y
  %v2 = and i8 %x, %v1
  %v3 = icmp ne i8 %v2, %x
  ret i1 %v3
}

; 2 to 2
define i1 @foldICmpWithLowBitMaskedVal-3(i8 %x, i8 %y) {
  %v1 = lshr i8 -1, %y
  %v2 = icmp uge i8 %v1, %x
  ret i1 %v2
}

; 3 to 2
define i1 @foldICmpWithLowBitMaskedVal-4(i8 %x, i8 %y) {
  %v1 = shl i8 -1, %y
  %v2 = and i8 %x, %v1
  %v3 = icmp eq i8 %v2, 0
  ret i1 %v3
}

; 2 to 2
define i1 @foldICmpWithLowBitMaskedVal-5(i8 %x, i8 %y) {
  %v1 = lshr i8 %x, %y
  %v2 = icmp eq i8 %v1, 0
  ret i1 %v2
}

; 3 to 2
define i1 @foldICmpTruncWithTruncOrExt-1(i8 %x) {
  %v1 = shl i8 %x, 3
  %v2 = ashr i8 %v1, 3
  %v3 = icmp eq i8 %v2, %x
  ret i1 %v3
}

; 2.3 to 2
define i1 @foldICmpTruncWithTruncOrExt-2(i32 %X) {
  %v1 = trunc i32 %X to i8
  %v2 = sext i8 %v1 to i32
  %v3 = icmp eq i32 %v2, %X
  ret i1 %v3
}

; 2 to 1
define i1 @foldICmpTruncWithTruncOrExt-3(i32 %X) {
  %v1 = trunc i32 %X to i8
  %v2 = zext i8 %v1 to i32
  %v3 = icmp eq i32 %v2, %X
  ret i1 %v3
}

; 2 to 1
define i1 @foldICmpTruncWithTruncOrExt-4(i32 %X) {
  %v1 = and i32 %X, 255
  %v2 = icmp ne i32 %v1, %X
  ret i1 %v2
}

; 2 to 2
define i1 @foldMultiplicationOverflowCheck-1(i8 %x, i8 %y) {
  %v1 = add i8 %x, %y
  %v2 = icmp ult i8 %v1, %x
  ret i1 %v2
}

; 2 to 2
define i1 @foldMultiplicationOverflowCheck-2(i8 %x, i8 %y) {
  %v1 = xor i8 %y, -1
  %v2 = icmp ugt i8 %x, %v1
  ret i1 %v2
}

; 2 to 2
define i1 @foldMultiplicationOverflowCheck-3(i8 %x, i8 %y) {
  %v1 = xor i8 %x, -1
  %v2 = icmp ult i8 %v1, %y
  ret i1 %v2
}

; 2 to 2
define i1 @foldMultiplicationOverflowCheck-4(i8 %x) {
  %v1 = add i8 %x, 64
  %v2 = icmp ult i8 %v1, 128
  ret i1 %v2
}

; 3 to 2.5
define i1 @foldICmpPow2Test-1(i8 %x) {
  %v1 = add i8 %x, -1
  %v2 = and i8 %x, %v1
  %v3 = icmp eq i8 %v2, 0
  ret i1 %v3
}

; 3 to 2.5
define i1 @foldICmpPow2Test-2(i8 %x) {
  %v1 = add i8 %x, -1
  %v2 = xor i8 %x, %v1
  %v3 = icmp ult i8 %v2, %x
  ret i1 %v3
}

; 2.5 to 2.5
define i1 @foldICmpPow2Test-3(i8 %x) {
  %v1 = call i8 @llvm.ctpop.i8(i8 %x)
  %v2 = icmp ult i8 %v1, 2
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpCommutative-1(i8 %x, i8 %y) {
  %v1 = shl i8 1, %y
  %v2 = icmp ult i8 %x, %v1
  ret i1 %v2
}

; 2 to 2
define i1 @foldICmpCommutative-2(i8 %x, i8 %y) {
  %v1 = shl i8 1, %y
  %v2 = icmp ugt i8 %v1, %x
  ret i1 %v2
}

; 2 to 1
define i1 @foldGEPICmp-1(i64 %i, ptr %p) {
  %v1 = getelementptr i8, ptr %p, i64 %i
  %v2 = icmp eq ptr %v1, %p
  ret i1 %v2
}

; 3 to 1
define i1 @foldGEPICmp-2(i64 %i, i64 %j, ptr %p) {
  %v1 = getelementptr inbounds i8, ptr %p, i64 %i
  %v2 = getelementptr inbounds i8, ptr %p, i64 %j
  %v3 = icmp eq ptr %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @foldGEPICmp-3(i64 %i, i64 %j, ptr %p) {
  %v1 = getelementptr inbounds nuw i8, ptr %p, i64 %i
  %v2 = getelementptr inbounds nuw i8, ptr %p, i64 %j
  %v3 = icmp ult ptr %v1, %v2
  ret i1 %v3
}

; 2 to 1
define i1 @foldGEPICmp-4(ptr %p, ptr %q) {
  %v1 = ptrtoint ptr %p to i64
  %v2 = ptrtoint ptr %q to i64
  %v3 = icmp eq i64 %v1, %v2
  ret i1 %v3
}

; 1.5 to 1
define i1 @foldGEPICmp-5(i64 %i) {
  %v1 = inttoptr i64 %i to ptr
  %v2 = icmp eq ptr %v1, null
  ret i1 %v2
}

; 2 to 0
define i1 @foldGEPICmp-6(ptr %p) {
  %v1 = getelementptr inbounds i8, ptr %p, i64 4
  %v2 = icmp eq ptr %v1, null
  ret i1 %v2
}

; 2 to 1
define i1 @foldFCmpIntToFPConst-1(i8 %x) {
  %v1 = sitofp i8 %x to float
  %v2 = fcmp ogt float %v1, 2.5
  ret i1 %v2
}

; 2 to 0
define i1 @foldFCmpIntToFPConst-2(i8 %x) {
  %v1 = uitofp i8 %x to float
  %v2 = fcmp oeq float %v1, 2.5
  ret i1 %v2
}

; 2 to 0
define i1 @foldFCmpIntToFPConst-3(i8 %x) {
  %v1 = uitofp i8 %x to float
  %v2 = fcmp olt float %v1, 0.0
  ret i1 %v2
}

; 2 to 0
define i1 @foldFCmpIntToFPConst-4(i8 %x) {
  %v1 = sitofp i8 %x to float
  %v2 = fcmp oeq float %v1, 300.0
  ret i1 %v2
}

; 2 to 0
define i1 @foldFCmpIntToFPConst-5(i8 %x) {
  %v1 = sitofp i8 %x to float
  %v2 = fcmp ord float %v1, 0.0
  ret i1 %v2
}

; 3 to 3
define i1 @foldFCmpIntToFPConst-6(i8 %x, i8 %y) {
  %v1 = sitofp i8 %x to float
  %v2 = sitofp i8 %y to float
  %v3 = fcmp olt float %v1, %v2
  ret i1 %v3
}

; 3 to 1
define i1 @visitFCmpInst-1(float %f, float %g) {
  %v1 = fneg float %f
  %v2 = fneg float %g
  %v3 = fcmp olt float %v1, %v2
  ret i1 %v3
}

; 2 to 1
define i1 @visitFCmpInst-2(float %f) {
  %v1 = fneg float %f
  %v2 = fcmp oeq float %v1, 1.0
  ret i1 %v2
}

; 3 to 1
define i1 @visitFCmpInst-3(float %f, float %g) {
  %v1 = fpext float %f to double
  %v2 = fpext float %g to double
  %v3 = fcmp olt double %v1, %v2
  ret i1 %v3
}

; 2 to 1
define i1 @visitFCmpInst-4(float %f) {
  %v1 = call float @llvm.fabs.f32(float %f)
  %v2 = fcmp oeq float %v1, 0.0
  ret i1 %v2
}

; 2 to 0
define i1 @visitFCmpInst-5(float %f) {
  %v1 = call float @llvm.fabs.f32(float %f)
  %v2 = fcmp olt float %v1, 0.0
  ret i1 %v2
}

; 1 to 0
define i1 @visitFCmpInst-6(float %f) {
  %v1 = fcmp ogt float %f, %f
  ret i1 %v1
}

; 1 to 0
define i1 @visitFCmpInst-7(float %f) {
  %v1 = fcmp ueq float %f, %f
  ret i1 %v1
}

; 3 to 1
define i1 @visitFCmpInst-8(float %f) {
  %v1 = fadd float %f, 0.0
  %v2 = fcmp une float %v1, 1.0
  ret i1 %v2
}

; 11 to 1
define i1 @visitFCmpInst-9(float %f) {
  %v1 = call float @llvm.sqrt.f32(float %f)
  %v2 = fcmp ogt float %v1, 0.0
  ret i1 %v2
}

; 3 to 1
define i1 @visitFCmpInst-10(float %f, float %g) {
  %v1 = fsub float %f, %g
  %v2 = fcmp olt float %v1, 0.0
  ret i1 %v2
}

; 2 to 2
define i1 @visitFCmpInst-11(double %D) {
  %v1 = fptrunc double %D to float
  %v2 = fcmp oeq float %v1, 0x7FF0000000000000
  ret i1 %v2
}

; 3 to 0
define i1 @visitFCmpInst-12(float %f) {
  %v1 = call float @llvm.maxnum.f32(float %f, float 1.0)
  %v2 = fcmp ole float %v1, 0.5
  ret i1 %v2
}

declare float @llvm.fabs.f32(float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.sqrt.f32(float)
declare i32 @llvm.bswap.i32(i32)
declare i8 @llvm.abs.i8(i8, i1)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i8 @llvm.ctpop.i8(i8)
declare i8 @llvm.cttz.i8(i8, i1)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)

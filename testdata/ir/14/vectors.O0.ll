; ModuleID = 'vectors.c'
source_filename = "vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.a = private unnamed_addr constant [3 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00], align 4
@__const.main.b = private unnamed_addr constant [3 x float] [float -4.000000e+00, float 5.000000e+00, float 5.000000e-01], align 4
@.str = private unnamed_addr constant [16 x i8] c"cross %g %g %g\0A\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"lanes %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"bytes %u\0A\00", align 1
@.str.3 = private unnamed_addr constant [17 x i8] c"Hello, Vectors!?\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"convert %g\0A\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"odd %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [15 x i8] c"dot %lld %lld\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x float], align 4
  %3 = alloca [3 x float], align 4
  %4 = alloca [3 x float], align 4
  %5 = alloca <4 x i32>, align 16
  %6 = alloca [100 x i32], align 16
  %7 = alloca [100 x i16], align 16
  %8 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %9 = bitcast [3 x float]* %2 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %9, i8* align 4 bitcast ([3 x float]* @__const.main.a to i8*), i64 12, i1 false)
  %10 = bitcast [3 x float]* %3 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %10, i8* align 4 bitcast ([3 x float]* @__const.main.b to i8*), i64 12, i1 false)
  %11 = getelementptr inbounds [3 x float], [3 x float]* %2, i64 0, i64 0
  %12 = getelementptr inbounds [3 x float], [3 x float]* %3, i64 0, i64 0
  %13 = getelementptr inbounds [3 x float], [3 x float]* %4, i64 0, i64 0
  call void @cross(float* noundef %11, float* noundef %12, float* noundef %13)
  %14 = getelementptr inbounds [3 x float], [3 x float]* %4, i64 0, i64 0
  %15 = load float, float* %14, align 4
  %16 = fpext float %15 to double
  %17 = getelementptr inbounds [3 x float], [3 x float]* %4, i64 0, i64 1
  %18 = load float, float* %17, align 4
  %19 = fpext float %18 to double
  %20 = getelementptr inbounds [3 x float], [3 x float]* %4, i64 0, i64 2
  %21 = load float, float* %20, align 4
  %22 = fpext float %21 to double
  %23 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), double noundef %16, double noundef %19, double noundef %22)
  %24 = call i32 @lanes(i32 noundef 9, i32 noundef -4)
  %25 = call i32 @lanes(i32 noundef -100, i32 noundef 33)
  %26 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef %24, i32 noundef %25)
  %27 = call i32 @bytes(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i64 0, i64 0))
  %28 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i32 noundef %27)
  store <4 x i32> <i32 7, i32 -9, i32 11, i32 -13>, <4 x i32>* %5, align 16
  %29 = load <4 x i32>, <4 x i32>* %5, align 16
  %30 = call double @convert(<4 x i32> noundef %29)
  %31 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), double noundef %30)
  %32 = call i32 @odd(i16 noundef signext 11)
  %33 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i64 0, i64 0), i32 noundef %32)
  store i32 0, i32* %8, align 4
  br label %34

34:                                               ; preds = %52, %0
  %35 = load i32, i32* %8, align 4
  %36 = icmp slt i32 %35, 100
  br i1 %36, label %37, label %55

37:                                               ; preds = %34
  %38 = load i32, i32* %8, align 4
  %39 = load i32, i32* %8, align 4
  %40 = mul nsw i32 %38, %39
  %41 = sub nsw i32 %40, 700
  %42 = load i32, i32* %8, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [100 x i32], [100 x i32]* %6, i64 0, i64 %43
  store i32 %41, i32* %44, align 4
  %45 = load i32, i32* %8, align 4
  %46 = mul nsw i32 7, %45
  %47 = sub nsw i32 300, %46
  %48 = trunc i32 %47 to i16
  %49 = load i32, i32* %8, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [100 x i16], [100 x i16]* %7, i64 0, i64 %50
  store i16 %48, i16* %51, align 2
  br label %52

52:                                               ; preds = %37
  %53 = load i32, i32* %8, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, i32* %8, align 4
  br label %34, !llvm.loop !6

55:                                               ; preds = %34
  %56 = getelementptr inbounds [100 x i32], [100 x i32]* %6, i64 0, i64 0
  %57 = getelementptr inbounds [100 x i16], [100 x i16]* %7, i64 0, i64 0
  %58 = call i64 @dot(i32* noundef %56, i16* noundef %57, i32 noundef 100)
  %59 = getelementptr inbounds [100 x i32], [100 x i32]* %6, i64 0, i64 0
  %60 = getelementptr inbounds [100 x i16], [100 x i16]* %7, i64 0, i64 0
  %61 = call i64 @dot(i32* noundef %59, i16* noundef %60, i32 noundef 3)
  %62 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i64 0, i64 0), i64 noundef %58, i64 noundef %61)
  ret i32 0
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define internal void @cross(float* noundef %0, float* noundef %1, float* noundef %2) #2 {
  %4 = alloca float*, align 8
  %5 = alloca float*, align 8
  %6 = alloca float*, align 8
  %7 = alloca <3 x float>, align 16
  %8 = alloca <3 x float>, align 16
  %9 = alloca <3 x float>, align 16
  store float* %0, float** %4, align 8
  store float* %1, float** %5, align 8
  store float* %2, float** %6, align 8
  %10 = load float*, float** %4, align 8
  %11 = getelementptr inbounds float, float* %10, i64 0
  %12 = load float, float* %11, align 4
  %13 = insertelement <3 x float> undef, float %12, i32 0
  %14 = load float*, float** %4, align 8
  %15 = getelementptr inbounds float, float* %14, i64 1
  %16 = load float, float* %15, align 4
  %17 = insertelement <3 x float> %13, float %16, i32 1
  %18 = load float*, float** %4, align 8
  %19 = getelementptr inbounds float, float* %18, i64 2
  %20 = load float, float* %19, align 4
  %21 = insertelement <3 x float> %17, float %20, i32 2
  %22 = shufflevector <3 x float> %21, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %23 = bitcast <3 x float>* %7 to <4 x float>*
  store <4 x float> %22, <4 x float>* %23, align 16
  %24 = load float*, float** %5, align 8
  %25 = getelementptr inbounds float, float* %24, i64 0
  %26 = load float, float* %25, align 4
  %27 = insertelement <3 x float> undef, float %26, i32 0
  %28 = load float*, float** %5, align 8
  %29 = getelementptr inbounds float, float* %28, i64 1
  %30 = load float, float* %29, align 4
  %31 = insertelement <3 x float> %27, float %30, i32 1
  %32 = load float*, float** %5, align 8
  %33 = getelementptr inbounds float, float* %32, i64 2
  %34 = load float, float* %33, align 4
  %35 = insertelement <3 x float> %31, float %34, i32 2
  %36 = shufflevector <3 x float> %35, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %37 = bitcast <3 x float>* %8 to <4 x float>*
  store <4 x float> %36, <4 x float>* %37, align 16
  %38 = load <3 x float>, <3 x float>* %7, align 16
  %39 = shufflevector <3 x float> %38, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %40 = load <3 x float>, <3 x float>* %8, align 16
  %41 = shufflevector <3 x float> %40, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %42 = fmul <3 x float> %39, %41
  %43 = load <3 x float>, <3 x float>* %7, align 16
  %44 = shufflevector <3 x float> %43, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %45 = load <3 x float>, <3 x float>* %8, align 16
  %46 = shufflevector <3 x float> %45, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %47 = fmul <3 x float> %44, %46
  %48 = fsub <3 x float> %42, %47
  %49 = shufflevector <3 x float> %48, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %50 = bitcast <3 x float>* %9 to <4 x float>*
  store <4 x float> %49, <4 x float>* %50, align 16
  %51 = load <3 x float>, <3 x float>* %9, align 16
  %52 = extractelement <3 x float> %51, i64 0
  %53 = load float*, float** %6, align 8
  %54 = getelementptr inbounds float, float* %53, i64 0
  store float %52, float* %54, align 4
  %55 = load <3 x float>, <3 x float>* %9, align 16
  %56 = extractelement <3 x float> %55, i64 1
  %57 = load float*, float** %6, align 8
  %58 = getelementptr inbounds float, float* %57, i64 1
  store float %56, float* %58, align 4
  %59 = load <3 x float>, <3 x float>* %9, align 16
  %60 = extractelement <3 x float> %59, i64 2
  %61 = load float*, float** %6, align 8
  %62 = getelementptr inbounds float, float* %61, i64 2
  store float %60, float* %62, align 4
  ret void
}

declare i32 @printf(i8* noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @lanes(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca <4 x i32>, align 16
  %6 = alloca <4 x i32>, align 16
  %7 = alloca <8 x i32>, align 32
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %11 = load i32, i32* %3, align 4
  %12 = insertelement <4 x i32> undef, i32 %11, i32 0
  %13 = load i32, i32* %4, align 4
  %14 = insertelement <4 x i32> %12, i32 %13, i32 1
  %15 = load i32, i32* %3, align 4
  %16 = load i32, i32* %4, align 4
  %17 = add nsw i32 %15, %16
  %18 = insertelement <4 x i32> %14, i32 %17, i32 2
  %19 = load i32, i32* %3, align 4
  %20 = load i32, i32* %4, align 4
  %21 = sub nsw i32 %19, %20
  %22 = insertelement <4 x i32> %18, i32 %21, i32 3
  store <4 x i32> %22, <4 x i32>* %5, align 16
  %23 = load <4 x i32>, <4 x i32>* %5, align 16
  %24 = mul <4 x i32> %23, <i32 3, i32 3, i32 3, i32 3>
  %25 = load <4 x i32>, <4 x i32>* %5, align 16
  %26 = ashr <4 x i32> %25, <i32 1, i32 1, i32 1, i32 1>
  %27 = add <4 x i32> %24, %26
  %28 = load <4 x i32>, <4 x i32>* %5, align 16
  %29 = and <4 x i32> %28, <i32 5, i32 5, i32 5, i32 5>
  %30 = sub <4 x i32> %27, %29
  %31 = load <4 x i32>, <4 x i32>* %5, align 16
  %32 = shl <4 x i32> %31, <i32 2, i32 2, i32 2, i32 2>
  %33 = add <4 x i32> %30, %32
  store <4 x i32> %33, <4 x i32>* %6, align 16
  %34 = load <4 x i32>, <4 x i32>* %5, align 16
  %35 = icmp sgt <4 x i32> %34, zeroinitializer
  %36 = sext <4 x i1> %35 to <4 x i32>
  %37 = load <4 x i32>, <4 x i32>* %6, align 16
  %38 = load <4 x i32>, <4 x i32>* %5, align 16
  %39 = sub <4 x i32> zeroinitializer, %38
  %40 = icmp slt <4 x i32> %36, zeroinitializer
  %41 = sext <4 x i1> %40 to <4 x i32>
  %42 = xor <4 x i32> %41, <i32 -1, i32 -1, i32 -1, i32 -1>
  %43 = and <4 x i32> %39, %42
  %44 = and <4 x i32> %37, %41
  %45 = or <4 x i32> %43, %44
  store <4 x i32> %45, <4 x i32>* %6, align 16
  %46 = load <4 x i32>, <4 x i32>* %6, align 16
  %47 = shufflevector <4 x i32> %46, <4 x i32> poison, <2 x i32> <i32 1, i32 3>
  %48 = load <4 x i32>, <4 x i32>* %6, align 16
  %49 = shufflevector <4 x i32> %48, <4 x i32> poison, <2 x i32> <i32 0, i32 2>
  %50 = xor <2 x i32> %47, %49
  %51 = load <4 x i32>, <4 x i32>* %6, align 16
  %52 = shufflevector <2 x i32> %50, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 undef, i32 undef>
  %53 = shufflevector <4 x i32> %51, <4 x i32> %52, <4 x i32> <i32 4, i32 1, i32 5, i32 3>
  store <4 x i32> %53, <4 x i32>* %6, align 16
  %54 = load i32, i32* %3, align 4
  %55 = and i32 %54, 3
  %56 = load <4 x i32>, <4 x i32>* %6, align 16
  %57 = extractelement <4 x i32> %56, i32 %55
  %58 = add nsw i32 %57, 7
  %59 = load <4 x i32>, <4 x i32>* %6, align 16
  %60 = insertelement <4 x i32> %59, i32 %58, i32 %55
  store <4 x i32> %60, <4 x i32>* %6, align 16
  %61 = load <4 x i32>, <4 x i32>* %5, align 16
  %62 = load <4 x i32>, <4 x i32>* %6, align 16
  %63 = shufflevector <4 x i32> %61, <4 x i32> %62, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  store <8 x i32> %63, <8 x i32>* %7, align 32
  store i32 0, i32* %8, align 4
  store i32 0, i32* %9, align 4
  br label %64

64:                                               ; preds = %73, %2
  %65 = load i32, i32* %9, align 4
  %66 = icmp slt i32 %65, 8
  br i1 %66, label %67, label %76

67:                                               ; preds = %64
  %68 = load <8 x i32>, <8 x i32>* %7, align 32
  %69 = load i32, i32* %9, align 4
  %70 = extractelement <8 x i32> %68, i32 %69
  %71 = load i32, i32* %8, align 4
  %72 = add nsw i32 %71, %70
  store i32 %72, i32* %8, align 4
  br label %73

73:                                               ; preds = %67
  %74 = load i32, i32* %9, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, i32* %9, align 4
  br label %64, !llvm.loop !8

76:                                               ; preds = %64
  %77 = load i32, i32* %8, align 4
  store i32 %77, i32* %10, align 4
  %78 = load i32, i32* %10, align 4
  %79 = load <4 x i32>, <4 x i32>* %6, align 16
  %80 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %79)
  %81 = xor i32 %78, %80
  %82 = load <8 x i32>, <8 x i32>* %7, align 32
  %83 = shufflevector <8 x i32> %82, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %84 = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %83)
  %85 = xor i32 %81, %84
  %86 = load <8 x i32>, <8 x i32>* %7, align 32
  %87 = shufflevector <8 x i32> %86, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %88 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %87)
  %89 = xor i32 %85, %88
  ret i32 %89
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @bytes(i8* noundef %0) #2 {
  %2 = alloca i8*, align 8
  %3 = alloca <16 x i8>, align 16
  %4 = alloca <16 x i8>, align 16
  %5 = alloca i32, align 4
  %6 = alloca <32 x i8>, align 32
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  store i32 0, i32* %5, align 4
  br label %9

9:                                                ; preds = %21, %1
  %10 = load i32, i32* %5, align 4
  %11 = icmp slt i32 %10, 16
  br i1 %11, label %12, label %24

12:                                               ; preds = %9
  %13 = load i8*, i8** %2, align 8
  %14 = load i32, i32* %5, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, i8* %13, i64 %15
  %17 = load i8, i8* %16, align 1
  %18 = load i32, i32* %5, align 4
  %19 = load <16 x i8>, <16 x i8>* %3, align 16
  %20 = insertelement <16 x i8> %19, i8 %17, i32 %18
  store <16 x i8> %20, <16 x i8>* %3, align 16
  br label %21

21:                                               ; preds = %12
  %22 = load i32, i32* %5, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, i32* %5, align 4
  br label %9, !llvm.loop !9

24:                                               ; preds = %9
  %25 = load <16 x i8>, <16 x i8>* %3, align 16
  %26 = icmp uge <16 x i8> %25, <i8 97, i8 97, i8 97, i8 97, i8 97, i8 97, i8 97, i8 97, i8 97, i8 97, i8 97, i8 97, i8 97, i8 97, i8 97, i8 97>
  %27 = sext <16 x i1> %26 to <16 x i8>
  %28 = load <16 x i8>, <16 x i8>* %3, align 16
  %29 = icmp ule <16 x i8> %28, <i8 122, i8 122, i8 122, i8 122, i8 122, i8 122, i8 122, i8 122, i8 122, i8 122, i8 122, i8 122, i8 122, i8 122, i8 122, i8 122>
  %30 = sext <16 x i1> %29 to <16 x i8>
  %31 = and <16 x i8> %27, %30
  store <16 x i8> %31, <16 x i8>* %4, align 16
  %32 = load <16 x i8>, <16 x i8>* %4, align 16
  %33 = and <16 x i8> %32, <i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32>
  %34 = load <16 x i8>, <16 x i8>* %3, align 16
  %35 = sub <16 x i8> %34, %33
  store <16 x i8> %35, <16 x i8>* %3, align 16
  %36 = load <16 x i8>, <16 x i8>* %3, align 16
  %37 = load <16 x i8>, <16 x i8>* %3, align 16
  %38 = shufflevector <16 x i8> %36, <16 x i8> %37, <32 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <32 x i8> %38, <32 x i8>* %6, align 32
  store i32 17, i32* %7, align 4
  store i32 0, i32* %8, align 4
  br label %39

39:                                               ; preds = %50, %24
  %40 = load i32, i32* %8, align 4
  %41 = icmp slt i32 %40, 32
  br i1 %41, label %42, label %53

42:                                               ; preds = %39
  %43 = load i32, i32* %7, align 4
  %44 = mul i32 %43, 31
  %45 = load <32 x i8>, <32 x i8>* %6, align 32
  %46 = load i32, i32* %8, align 4
  %47 = extractelement <32 x i8> %45, i32 %46
  %48 = zext i8 %47 to i32
  %49 = add i32 %44, %48
  store i32 %49, i32* %7, align 4
  br label %50

50:                                               ; preds = %42
  %51 = load i32, i32* %8, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, i32* %8, align 4
  br label %39, !llvm.loop !10

53:                                               ; preds = %39
  %54 = load i32, i32* %7, align 4
  ret i32 %54
}

; Function Attrs: noinline nounwind uwtable
define internal double @convert(<4 x i32> noundef %0) #0 {
  %2 = alloca <4 x i32>, align 16
  %3 = alloca <4 x float>, align 16
  %4 = alloca <2 x double>, align 16
  %5 = alloca <2 x i64>, align 16
  store <4 x i32> %0, <4 x i32>* %2, align 16
  %6 = load <4 x i32>, <4 x i32>* %2, align 16
  %7 = sitofp <4 x i32> %6 to <4 x float>
  store <4 x float> %7, <4 x float>* %3, align 16
  %8 = load <4 x float>, <4 x float>* %3, align 16
  %9 = shufflevector <4 x float> %8, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %10 = fpext <2 x float> %9 to <2 x double>
  store <2 x double> %10, <2 x double>* %4, align 16
  %11 = load <2 x double>, <2 x double>* %4, align 16
  %12 = fmul <2 x double> %11, <double 1.000000e+03, double 1.000000e+03>
  %13 = fptosi <2 x double> %12 to <2 x i64>
  store <2 x i64> %13, <2 x i64>* %5, align 16
  %14 = load <2 x i64>, <2 x i64>* %5, align 16
  %15 = sdiv <2 x i64> %14, <i64 3, i64 3>
  %16 = srem <2 x i64> %15, <i64 1000, i64 1000>
  store <2 x i64> %16, <2 x i64>* %5, align 16
  %17 = load <4 x float>, <4 x float>* %3, align 16
  %18 = fdiv <4 x float> %17, <float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00>
  %19 = fadd <4 x float> %18, <float 2.500000e-01, float 2.500000e-01, float 2.500000e-01, float 2.500000e-01>
  store <4 x float> %19, <4 x float>* %3, align 16
  %20 = load <2 x i64>, <2 x i64>* %5, align 16
  %21 = sitofp <2 x i64> %20 to <2 x double>
  %22 = call <2 x double> @llvm.fabs.v2f64(<2 x double> %21)
  %23 = load <2 x double>, <2 x double>* %4, align 16
  %24 = fadd <2 x double> %23, %22
  store <2 x double> %24, <2 x double>* %4, align 16
  %25 = load <2 x double>, <2 x double>* %4, align 16
  %26 = extractelement <2 x double> %25, i64 0
  %27 = load <2 x double>, <2 x double>* %4, align 16
  %28 = extractelement <2 x double> %27, i64 1
  %29 = call double @llvm.maxnum.f64(double %26, double %28)
  %30 = load <2 x double>, <2 x double>* %4, align 16
  %31 = insertelement <2 x double> %30, double %29, i64 0
  store <2 x double> %31, <2 x double>* %4, align 16
  %32 = load <2 x double>, <2 x double>* %4, align 16
  %33 = extractelement <2 x double> %32, i64 0
  %34 = load <2 x double>, <2 x double>* %4, align 16
  %35 = extractelement <2 x double> %34, i64 1
  %36 = fadd double %33, %35
  %37 = load <4 x float>, <4 x float>* %3, align 16
  %38 = extractelement <4 x float> %37, i64 2
  %39 = fpext float %38 to double
  %40 = fadd double %36, %39
  ret double %40
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @odd(i16 noundef signext %0) #2 {
  %2 = alloca i16, align 2
  %3 = alloca <7 x i16>, align 16
  %4 = alloca i32, align 4
  %5 = alloca <7 x i16>, align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i16 %0, i16* %2, align 2
  store i32 0, i32* %4, align 4
  br label %8

8:                                                ; preds = %21, %1
  %9 = load i32, i32* %4, align 4
  %10 = icmp slt i32 %9, 7
  br i1 %10, label %11, label %24

11:                                               ; preds = %8
  %12 = load i16, i16* %2, align 2
  %13 = sext i16 %12 to i32
  %14 = load i32, i32* %4, align 4
  %15 = sub nsw i32 %14, 3
  %16 = mul nsw i32 %13, %15
  %17 = trunc i32 %16 to i16
  %18 = load i32, i32* %4, align 4
  %19 = load <7 x i16>, <7 x i16>* %3, align 16
  %20 = insertelement <7 x i16> %19, i16 %17, i32 %18
  store <7 x i16> %20, <7 x i16>* %3, align 16
  br label %21

21:                                               ; preds = %11
  %22 = load i32, i32* %4, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, i32* %4, align 4
  br label %8, !llvm.loop !11

24:                                               ; preds = %8
  %25 = load <7 x i16>, <7 x i16>* %3, align 16
  %26 = load <7 x i16>, <7 x i16>* %3, align 16
  %27 = mul <7 x i16> %25, %26
  %28 = sub <7 x i16> %27, <i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1>
  store <7 x i16> %28, <7 x i16>* %5, align 16
  %29 = load <7 x i16>, <7 x i16>* %5, align 16
  %30 = load <7 x i16>, <7 x i16>* %3, align 16
  %31 = xor <7 x i16> %29, %30
  %32 = or <7 x i16> %31, <i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1>
  store <7 x i16> %32, <7 x i16>* %5, align 16
  store i32 0, i32* %6, align 4
  store i32 0, i32* %7, align 4
  br label %33

33:                                               ; preds = %44, %24
  %34 = load i32, i32* %7, align 4
  %35 = icmp slt i32 %34, 7
  br i1 %35, label %36, label %47

36:                                               ; preds = %33
  %37 = load i32, i32* %6, align 4
  %38 = mul nsw i32 %37, 5
  %39 = load <7 x i16>, <7 x i16>* %5, align 16
  %40 = load i32, i32* %7, align 4
  %41 = extractelement <7 x i16> %39, i32 %40
  %42 = sext i16 %41 to i32
  %43 = add nsw i32 %38, %42
  store i32 %43, i32* %6, align 4
  br label %44

44:                                               ; preds = %36
  %45 = load i32, i32* %7, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, i32* %7, align 4
  br label %33, !llvm.loop !12

47:                                               ; preds = %33
  %48 = load i32, i32* %6, align 4
  ret i32 %48
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @dot(i32* noalias noundef %0, i16* noalias noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32*, align 8
  %5 = alloca i16*, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store i32* %0, i32** %4, align 8
  store i16* %1, i16** %5, align 8
  store i32 %2, i32* %6, align 4
  store i64 0, i64* %7, align 8
  store i32 0, i32* %8, align 4
  br label %9

9:                                                ; preds = %29, %3
  %10 = load i32, i32* %8, align 4
  %11 = load i32, i32* %6, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %32

13:                                               ; preds = %9
  %14 = load i32*, i32** %4, align 8
  %15 = load i32, i32* %8, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, i32* %14, i64 %16
  %18 = load i32, i32* %17, align 4
  %19 = sext i32 %18 to i64
  %20 = load i16*, i16** %5, align 8
  %21 = load i32, i32* %8, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i16, i16* %20, i64 %22
  %24 = load i16, i16* %23, align 2
  %25 = sext i16 %24 to i64
  %26 = mul nsw i64 %19, %25
  %27 = load i64, i64* %7, align 8
  %28 = add nsw i64 %27, %26
  store i64 %28, i64* %7, align 8
  br label %29

29:                                               ; preds = %13
  %30 = load i32, i32* %8, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, i32* %8, align 4
  br label %9, !llvm.loop !13

32:                                               ; preds = %9
  %33 = load i64, i64* %7, align 8
  ret i64 %33
}

; Function Attrs: nofree nosync nounwind readnone willreturn
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>) #4

; Function Attrs: nofree nosync nounwind readnone willreturn
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>) #4

; Function Attrs: nofree nosync nounwind readnone willreturn
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>) #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare <2 x double> @llvm.fabs.v2f64(<2 x double>) #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.maxnum.f64(double, double) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nounwind willreturn }
attributes #2 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind readnone willreturn }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}

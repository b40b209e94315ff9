; ModuleID = 'vectors.c'
source_filename = "vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @__const.main.a, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 @__const.main.b, i64 12, i1 false)
  %9 = getelementptr inbounds [3 x float], ptr %2, i64 0, i64 0
  %10 = getelementptr inbounds [3 x float], ptr %3, i64 0, i64 0
  %11 = getelementptr inbounds [3 x float], ptr %4, i64 0, i64 0
  call void @cross(ptr noundef %9, ptr noundef %10, ptr noundef %11)
  %12 = getelementptr inbounds [3 x float], ptr %4, i64 0, i64 0
  %13 = load float, ptr %12, align 4
  %14 = fpext float %13 to double
  %15 = getelementptr inbounds [3 x float], ptr %4, i64 0, i64 1
  %16 = load float, ptr %15, align 4
  %17 = fpext float %16 to double
  %18 = getelementptr inbounds [3 x float], ptr %4, i64 0, i64 2
  %19 = load float, ptr %18, align 4
  %20 = fpext float %19 to double
  %21 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %14, double noundef %17, double noundef %20)
  %22 = call i32 @lanes(i32 noundef 9, i32 noundef -4)
  %23 = call i32 @lanes(i32 noundef -100, i32 noundef 33)
  %24 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %22, i32 noundef %23)
  %25 = call i32 @bytes(ptr noundef @.str.3)
  %26 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %25)
  store <4 x i32> <i32 7, i32 -9, i32 11, i32 -13>, ptr %5, align 16
  %27 = load <4 x i32>, ptr %5, align 16
  %28 = call double @convert(<4 x i32> noundef %27)
  %29 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef %28)
  %30 = call i32 @odd(i16 noundef signext 11)
  %31 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %30)
  store i32 0, ptr %8, align 4
  br label %32

32:                                               ; preds = %50, %0
  %33 = load i32, ptr %8, align 4
  %34 = icmp slt i32 %33, 100
  br i1 %34, label %35, label %53

35:                                               ; preds = %32
  %36 = load i32, ptr %8, align 4
  %37 = load i32, ptr %8, align 4
  %38 = mul nsw i32 %36, %37
  %39 = sub nsw i32 %38, 700
  %40 = load i32, ptr %8, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [100 x i32], ptr %6, i64 0, i64 %41
  store i32 %39, ptr %42, align 4
  %43 = load i32, ptr %8, align 4
  %44 = mul nsw i32 7, %43
  %45 = sub nsw i32 300, %44
  %46 = trunc i32 %45 to i16
  %47 = load i32, ptr %8, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [100 x i16], ptr %7, i64 0, i64 %48
  store i16 %46, ptr %49, align 2
  br label %50

50:                                               ; preds = %35
  %51 = load i32, ptr %8, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %8, align 4
  br label %32, !llvm.loop !6

53:                                               ; preds = %32
  %54 = getelementptr inbounds [100 x i32], ptr %6, i64 0, i64 0
  %55 = getelementptr inbounds [100 x i16], ptr %7, i64 0, i64 0
  %56 = call i64 @dot(ptr noundef %54, ptr noundef %55, i32 noundef 100)
  %57 = getelementptr inbounds [100 x i32], ptr %6, i64 0, i64 0
  %58 = getelementptr inbounds [100 x i16], ptr %7, i64 0, i64 0
  %59 = call i64 @dot(ptr noundef %57, ptr noundef %58, i32 noundef 3)
  %60 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i64 noundef %56, i64 noundef %59)
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define internal void @cross(ptr noundef %0, ptr noundef %1, ptr noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca <3 x float>, align 16
  %8 = alloca <3 x float>, align 16
  %9 = alloca <3 x float>, align 16
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds float, ptr %10, i64 0
  %12 = load float, ptr %11, align 4
  %13 = insertelement <3 x float> poison, float %12, i32 0
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds float, ptr %14, i64 1
  %16 = load float, ptr %15, align 4
  %17 = insertelement <3 x float> %13, float %16, i32 1
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds float, ptr %18, i64 2
  %20 = load float, ptr %19, align 4
  %21 = insertelement <3 x float> %17, float %20, i32 2
  %22 = shufflevector <3 x float> %21, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %22, ptr %7, align 16
  %23 = load ptr, ptr %5, align 8
  %24 = getelementptr inbounds float, ptr %23, i64 0
  %25 = load float, ptr %24, align 4
  %26 = insertelement <3 x float> poison, float %25, i32 0
  %27 = load ptr, ptr %5, align 8
  %28 = getelementptr inbounds float, ptr %27, i64 1
  %29 = load float, ptr %28, align 4
  %30 = insertelement <3 x float> %26, float %29, i32 1
  %31 = load ptr, ptr %5, align 8
  %32 = getelementptr inbounds float, ptr %31, i64 2
  %33 = load float, ptr %32, align 4
  %34 = insertelement <3 x float> %30, float %33, i32 2
  %35 = shufflevector <3 x float> %34, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %35, ptr %8, align 16
  %36 = load <3 x float>, ptr %7, align 16
  %37 = shufflevector <3 x float> %36, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %38 = load <3 x float>, ptr %8, align 16
  %39 = shufflevector <3 x float> %38, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %40 = fmul <3 x float> %37, %39
  %41 = load <3 x float>, ptr %7, align 16
  %42 = shufflevector <3 x float> %41, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %43 = load <3 x float>, ptr %8, align 16
  %44 = shufflevector <3 x float> %43, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %45 = fmul <3 x float> %42, %44
  %46 = fsub <3 x float> %40, %45
  %47 = shufflevector <3 x float> %46, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %47, ptr %9, align 16
  %48 = load <3 x float>, ptr %9, align 16
  %49 = extractelement <3 x float> %48, i64 0
  %50 = load ptr, ptr %6, align 8
  %51 = getelementptr inbounds float, ptr %50, i64 0
  store float %49, ptr %51, align 4
  %52 = load <3 x float>, ptr %9, align 16
  %53 = extractelement <3 x float> %52, i64 1
  %54 = load ptr, ptr %6, align 8
  %55 = getelementptr inbounds float, ptr %54, i64 1
  store float %53, ptr %55, align 4
  %56 = load <3 x float>, ptr %9, align 16
  %57 = extractelement <3 x float> %56, i64 2
  %58 = load ptr, ptr %6, align 8
  %59 = getelementptr inbounds float, ptr %58, i64 2
  store float %57, ptr %59, align 4
  ret void
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @lanes(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca <4 x i32>, align 16
  %6 = alloca <4 x i32>, align 16
  %7 = alloca <8 x i32>, align 32
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %8 = load i32, ptr %3, align 4
  %9 = insertelement <4 x i32> poison, i32 %8, i32 0
  %10 = load i32, ptr %4, align 4
  %11 = insertelement <4 x i32> %9, i32 %10, i32 1
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = add nsw i32 %12, %13
  %15 = insertelement <4 x i32> %11, i32 %14, i32 2
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = sub nsw i32 %16, %17
  %19 = insertelement <4 x i32> %15, i32 %18, i32 3
  store <4 x i32> %19, ptr %5, align 16
  %20 = load <4 x i32>, ptr %5, align 16
  %21 = mul <4 x i32> %20, splat (i32 3)
  %22 = load <4 x i32>, ptr %5, align 16
  %23 = ashr <4 x i32> %22, splat (i32 1)
  %24 = add <4 x i32> %21, %23
  %25 = load <4 x i32>, ptr %5, align 16
  %26 = and <4 x i32> %25, splat (i32 5)
  %27 = sub <4 x i32> %24, %26
  %28 = load <4 x i32>, ptr %5, align 16
  %29 = shl <4 x i32> %28, splat (i32 2)
  %30 = add <4 x i32> %27, %29
  store <4 x i32> %30, ptr %6, align 16
  %31 = load <4 x i32>, ptr %5, align 16
  %32 = icmp sgt <4 x i32> %31, zeroinitializer
  %33 = sext <4 x i1> %32 to <4 x i32>
  %34 = load <4 x i32>, ptr %6, align 16
  %35 = load <4 x i32>, ptr %5, align 16
  %36 = sub <4 x i32> zeroinitializer, %35
  %37 = icmp slt <4 x i32> %33, zeroinitializer
  %38 = select <4 x i1> %37, <4 x i32> %34, <4 x i32> %36
  store <4 x i32> %38, ptr %6, align 16
  %39 = load <4 x i32>, ptr %6, align 16
  %40 = shufflevector <4 x i32> %39, <4 x i32> poison, <2 x i32> <i32 1, i32 3>
  %41 = load <4 x i32>, ptr %6, align 16
  %42 = shufflevector <4 x i32> %41, <4 x i32> poison, <2 x i32> <i32 0, i32 2>
  %43 = xor <2 x i32> %40, %42
  %44 = load <4 x i32>, ptr %6, align 16
  %45 = shufflevector <2 x i32> %43, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %46 = shufflevector <4 x i32> %44, <4 x i32> %45, <4 x i32> <i32 4, i32 1, i32 5, i32 3>
  store <4 x i32> %46, ptr %6, align 16
  %47 = load i32, ptr %3, align 4
  %48 = and i32 %47, 3
  %49 = load <4 x i32>, ptr %6, align 16
  %50 = extractelement <4 x i32> %49, i32 %48
  %51 = add nsw i32 %50, 7
  %52 = load <4 x i32>, ptr %6, align 16
  %53 = insertelement <4 x i32> %52, i32 %51, i32 %48
  store <4 x i32> %53, ptr %6, align 16
  %54 = load <4 x i32>, ptr %5, align 16
  %55 = load <4 x i32>, ptr %6, align 16
  %56 = shufflevector <4 x i32> %54, <4 x i32> %55, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  store <8 x i32> %56, ptr %7, align 32
  %57 = load <8 x i32>, ptr %7, align 32
  %58 = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %57)
  %59 = load <4 x i32>, ptr %6, align 16
  %60 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %59)
  %61 = xor i32 %58, %60
  %62 = load <8 x i32>, ptr %7, align 32
  %63 = shufflevector <8 x i32> %62, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %64 = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %63)
  %65 = xor i32 %61, %64
  %66 = load <8 x i32>, ptr %7, align 32
  %67 = shufflevector <8 x i32> %66, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %68 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %67)
  %69 = xor i32 %65, %68
  ret i32 %69
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @bytes(ptr noundef %0) #2 {
  %2 = alloca ptr, align 8
  %3 = alloca <16 x i8>, align 16
  %4 = alloca <16 x i8>, align 16
  %5 = alloca i32, align 4
  %6 = alloca <32 x i8>, align 32
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %5, align 4
  br label %9

9:                                                ; preds = %21, %1
  %10 = load i32, ptr %5, align 4
  %11 = icmp slt i32 %10, 16
  br i1 %11, label %12, label %24

12:                                               ; preds = %9
  %13 = load ptr, ptr %2, align 8
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %13, i64 %15
  %17 = load i8, ptr %16, align 1
  %18 = load i32, ptr %5, align 4
  %19 = load <16 x i8>, ptr %3, align 16
  %20 = insertelement <16 x i8> %19, i8 %17, i32 %18
  store <16 x i8> %20, ptr %3, align 16
  br label %21

21:                                               ; preds = %12
  %22 = load i32, ptr %5, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %5, align 4
  br label %9, !llvm.loop !8

24:                                               ; preds = %9
  %25 = load <16 x i8>, ptr %3, align 16
  %26 = icmp uge <16 x i8> %25, splat (i8 97)
  %27 = sext <16 x i1> %26 to <16 x i8>
  %28 = load <16 x i8>, ptr %3, align 16
  %29 = icmp ule <16 x i8> %28, splat (i8 122)
  %30 = sext <16 x i1> %29 to <16 x i8>
  %31 = and <16 x i8> %27, %30
  store <16 x i8> %31, ptr %4, align 16
  %32 = load <16 x i8>, ptr %4, align 16
  %33 = and <16 x i8> %32, splat (i8 32)
  %34 = load <16 x i8>, ptr %3, align 16
  %35 = sub <16 x i8> %34, %33
  store <16 x i8> %35, ptr %3, align 16
  %36 = load <16 x i8>, ptr %3, align 16
  %37 = load <16 x i8>, ptr %3, align 16
  %38 = shufflevector <16 x i8> %36, <16 x i8> %37, <32 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <32 x i8> %38, ptr %6, align 32
  store i32 17, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %39

39:                                               ; preds = %50, %24
  %40 = load i32, ptr %8, align 4
  %41 = icmp slt i32 %40, 32
  br i1 %41, label %42, label %53

42:                                               ; preds = %39
  %43 = load i32, ptr %7, align 4
  %44 = mul i32 %43, 31
  %45 = load <32 x i8>, ptr %6, align 32
  %46 = load i32, ptr %8, align 4
  %47 = extractelement <32 x i8> %45, i32 %46
  %48 = zext i8 %47 to i32
  %49 = add i32 %44, %48
  store i32 %49, ptr %7, align 4
  br label %50

50:                                               ; preds = %42
  %51 = load i32, ptr %8, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %8, align 4
  br label %39, !llvm.loop !9

53:                                               ; preds = %39
  %54 = load i32, ptr %7, align 4
  ret i32 %54
}

; Function Attrs: noinline nounwind uwtable
define internal double @convert(<4 x i32> noundef %0) #0 {
  %2 = alloca <4 x i32>, align 16
  %3 = alloca <4 x float>, align 16
  %4 = alloca <2 x double>, align 16
  %5 = alloca <2 x i64>, align 16
  store <4 x i32> %0, ptr %2, align 16
  %6 = load <4 x i32>, ptr %2, align 16
  %7 = sitofp <4 x i32> %6 to <4 x float>
  store <4 x float> %7, ptr %3, align 16
  %8 = load <4 x float>, ptr %3, align 16
  %9 = shufflevector <4 x float> %8, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %10 = fpext <2 x float> %9 to <2 x double>
  store <2 x double> %10, ptr %4, align 16
  %11 = load <2 x double>, ptr %4, align 16
  %12 = fmul <2 x double> %11, splat (double 1.000000e+03)
  %13 = fptosi <2 x double> %12 to <2 x i64>
  store <2 x i64> %13, ptr %5, align 16
  %14 = load <2 x i64>, ptr %5, align 16
  %15 = sdiv <2 x i64> %14, splat (i64 3)
  %16 = srem <2 x i64> %15, splat (i64 1000)
  store <2 x i64> %16, ptr %5, align 16
  %17 = load <4 x float>, ptr %3, align 16
  %18 = fdiv <4 x float> %17, splat (float 2.000000e+00)
  %19 = fadd <4 x float> %18, splat (float 2.500000e-01)
  store <4 x float> %19, ptr %3, align 16
  %20 = load <2 x i64>, ptr %5, align 16
  %21 = sitofp <2 x i64> %20 to <2 x double>
  %22 = call <2 x double> @llvm.fabs.v2f64(<2 x double> %21)
  %23 = load <2 x double>, ptr %4, align 16
  %24 = fadd <2 x double> %23, %22
  store <2 x double> %24, ptr %4, align 16
  %25 = load <2 x double>, ptr %4, align 16
  %26 = extractelement <2 x double> %25, i64 0
  %27 = load <2 x double>, ptr %4, align 16
  %28 = extractelement <2 x double> %27, i64 1
  %29 = call double @llvm.maxnum.f64(double %26, double %28)
  %30 = load <2 x double>, ptr %4, align 16
  %31 = insertelement <2 x double> %30, double %29, i64 0
  store <2 x double> %31, ptr %4, align 16
  %32 = load <2 x double>, ptr %4, align 16
  %33 = extractelement <2 x double> %32, i64 0
  %34 = load <2 x double>, ptr %4, align 16
  %35 = extractelement <2 x double> %34, i64 1
  %36 = fadd double %33, %35
  %37 = load <4 x float>, ptr %3, align 16
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
  store i16 %0, ptr %2, align 2
  store i32 0, ptr %4, align 4
  br label %8

8:                                                ; preds = %21, %1
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %9, 7
  br i1 %10, label %11, label %24

11:                                               ; preds = %8
  %12 = load i16, ptr %2, align 2
  %13 = sext i16 %12 to i32
  %14 = load i32, ptr %4, align 4
  %15 = sub nsw i32 %14, 3
  %16 = mul nsw i32 %13, %15
  %17 = trunc i32 %16 to i16
  %18 = load i32, ptr %4, align 4
  %19 = load <7 x i16>, ptr %3, align 16
  %20 = insertelement <7 x i16> %19, i16 %17, i32 %18
  store <7 x i16> %20, ptr %3, align 16
  br label %21

21:                                               ; preds = %11
  %22 = load i32, ptr %4, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %4, align 4
  br label %8, !llvm.loop !10

24:                                               ; preds = %8
  %25 = load <7 x i16>, ptr %3, align 16
  %26 = load <7 x i16>, ptr %3, align 16
  %27 = mul <7 x i16> %25, %26
  %28 = sub <7 x i16> %27, splat (i16 1)
  store <7 x i16> %28, ptr %5, align 16
  %29 = load <7 x i16>, ptr %5, align 16
  %30 = load <7 x i16>, ptr %3, align 16
  %31 = xor <7 x i16> %29, %30
  %32 = or <7 x i16> %31, splat (i16 1)
  store <7 x i16> %32, ptr %5, align 16
  store i32 0, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %33

33:                                               ; preds = %44, %24
  %34 = load i32, ptr %7, align 4
  %35 = icmp slt i32 %34, 7
  br i1 %35, label %36, label %47

36:                                               ; preds = %33
  %37 = load i32, ptr %6, align 4
  %38 = mul nsw i32 %37, 5
  %39 = load <7 x i16>, ptr %5, align 16
  %40 = load i32, ptr %7, align 4
  %41 = extractelement <7 x i16> %39, i32 %40
  %42 = sext i16 %41 to i32
  %43 = add nsw i32 %38, %42
  store i32 %43, ptr %6, align 4
  br label %44

44:                                               ; preds = %36
  %45 = load i32, ptr %7, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %7, align 4
  br label %33, !llvm.loop !11

47:                                               ; preds = %33
  %48 = load i32, ptr %6, align 4
  ret i32 %48
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @dot(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i64 0, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %9

9:                                                ; preds = %29, %3
  %10 = load i32, ptr %8, align 4
  %11 = load i32, ptr %6, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %32

13:                                               ; preds = %9
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %8, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %14, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = load ptr, ptr %5, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i16, ptr %20, i64 %22
  %24 = load i16, ptr %23, align 2
  %25 = sext i16 %24 to i64
  %26 = mul nsw i64 %19, %25
  %27 = load i64, ptr %7, align 8
  %28 = add nsw i64 %27, %26
  store i64 %28, ptr %7, align 8
  br label %29

29:                                               ; preds = %13
  %30 = load i32, ptr %8, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %8, align 4
  br label %9, !llvm.loop !12

32:                                               ; preds = %9
  %33 = load i64, ptr %7, align 8
  ret i64 %33
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fabs.v2f64(<2 x double>) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}

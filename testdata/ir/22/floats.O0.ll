; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@specials = internal constant [11 x double] [double 0.000000e+00, double -0.000000e+00, double 1.000000e+00, double -1.500000e+00, double 1.000000e+300, double -1.000000e-310, double 0x7FF0000000000000, double 0xFFF0000000000000, double 0x7FF8000000000000, double 0x47EFFFFFE0000000, double 0x400921FB54442D11], align 16
@.str = private unnamed_addr constant [88 x i8] c"%2d %08x signbit %d nan %d inf %d finite %d trunc %016llx abs %016llx copysign %016llx\0A\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"poly %a %a %a\0A\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"series %.15Lf %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"mix %a %a\0A\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"half %a %a\0A\00", align 1
@.str.5 = private unnamed_addr constant [9 x i8] c"quad %a\0A\00", align 1
@.str.6 = private unnamed_addr constant [21 x i8] c"complex %.12f %.12f\0A\00", align 1
@.str.7 = private unnamed_addr constant [28 x i8] c"convert %u %d %lld %llu %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [19 x i8] c"back %a %a %a %La\0A\00", align 1
@.str.9 = private unnamed_addr constant [17 x i8] c"minmax %g %g %g\0A\00", align 1
@poly.c = internal constant [5 x double] [double 1.000000e+00, double -5.000000e-01, double 0x3FA5555555555555, double 0xBF56C16C16C16C17, double 0x3EFA01A01A01A01A], align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca fp128, align 16
  %6 = alloca { double, double }, align 8
  %7 = alloca { double, double }, align 8
  %8 = alloca { double, double }, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %13

13:                                               ; preds = %120, %0
  %14 = load i32, ptr %3, align 4
  %15 = icmp slt i32 %14, 11
  br i1 %15, label %16, label %123

16:                                               ; preds = %13
  store i32 0, ptr %4, align 4
  br label %17

17:                                               ; preds = %33, %16
  %18 = load i32, ptr %4, align 4
  %19 = icmp slt i32 %18, 11
  br i1 %19, label %20, label %36

20:                                               ; preds = %17
  %21 = load i32, ptr %2, align 4
  %22 = mul i32 %21, 33
  %23 = load i32, ptr %3, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [11 x double], ptr @specials, i64 0, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = load i32, ptr %4, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [11 x double], ptr @specials, i64 0, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = call i32 @compare(double noundef %26, double noundef %30)
  %32 = add i32 %22, %31
  store i32 %32, ptr %2, align 4
  br label %33

33:                                               ; preds = %20
  %34 = load i32, ptr %4, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %4, align 4
  br label %17, !llvm.loop !6

36:                                               ; preds = %17
  %37 = load i32, ptr %3, align 4
  %38 = load i32, ptr %2, align 4
  %39 = load i32, ptr %3, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [11 x double], ptr @specials, i64 0, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = bitcast double %42 to i64
  %44 = icmp slt i64 %43, 0
  br i1 %44, label %45, label %55

45:                                               ; preds = %36
  %46 = load i32, ptr %3, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [11 x double], ptr @specials, i64 0, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = load i32, ptr %3, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [11 x double], ptr @specials, i64 0, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fcmp oeq double %49, %53
  br label %55

55:                                               ; preds = %45, %36
  %56 = phi i1 [ false, %36 ], [ %54, %45 ]
  %57 = zext i1 %56 to i32
  %58 = load i32, ptr %3, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [11 x double], ptr @specials, i64 0, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = call i1 @llvm.is.fpclass.f64(double %61, i32 3)
  %63 = xor i1 %62, true
  %64 = xor i1 %63, true
  %65 = zext i1 %64 to i32
  %66 = load i32, ptr %3, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [11 x double], ptr @specials, i64 0, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = call double @llvm.fabs.f64(double %69) #4
  %71 = fcmp oeq double %70, 0x7FF0000000000000
  %72 = bitcast double %69 to i64
  %73 = icmp slt i64 %72, 0
  %74 = select i1 %73, i32 -1, i32 1
  %75 = select i1 %71, i32 %74, i32 0
  %76 = icmp ne i32 %75, 0
  %77 = xor i1 %76, true
  %78 = xor i1 %77, true
  %79 = zext i1 %78 to i32
  %80 = load i32, ptr %3, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [11 x double], ptr @specials, i64 0, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = call i1 @llvm.is.fpclass.f64(double %83, i32 504)
  %85 = xor i1 %84, true
  %86 = xor i1 %85, true
  %87 = zext i1 %86 to i32
  %88 = load i32, ptr %3, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [11 x double], ptr @specials, i64 0, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = call double @llvm.trunc.f64(double %91)
  %93 = call i64 @bits(double noundef %92)
  %94 = load i32, ptr %3, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [11 x double], ptr @specials, i64 0, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = call double @llvm.fabs.f64(double %97)
  %99 = call i64 @bits(double noundef %98)
  %100 = load i32, ptr %3, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [11 x double], ptr @specials, i64 0, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = load i32, ptr %3, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [11 x double], ptr @specials, i64 0, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = fcmp oeq double %103, %107
  br i1 %108, label %109, label %114

109:                                              ; preds = %55
  %110 = load i32, ptr %3, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [11 x double], ptr @specials, i64 0, i64 %111
  %113 = load double, ptr %112, align 8
  br label %115

114:                                              ; preds = %55
  br label %115

115:                                              ; preds = %114, %109
  %116 = phi double [ %113, %109 ], [ 1.000000e+00, %114 ]
  %117 = call double @llvm.copysign.f64(double 2.000000e+00, double %116)
  %118 = call i64 @bits(double noundef %117)
  %119 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %37, i32 noundef %38, i32 noundef %57, i32 noundef %65, i32 noundef %79, i32 noundef %87, i64 noundef %93, i64 noundef %99, i64 noundef %118)
  br label %120

120:                                              ; preds = %115
  %121 = load i32, ptr %3, align 4
  %122 = add nsw i32 %121, 1
  store i32 %122, ptr %3, align 4
  br label %13, !llvm.loop !8

123:                                              ; preds = %13
  %124 = call double @poly(double noundef 1.000000e-01)
  %125 = call double @poly(double noundef -1.250000e+00)
  %126 = call double @poly(double noundef 2.000000e+00)
  %127 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %124, double noundef %125, double noundef %126)
  %128 = call x86_fp80 @series(i32 noundef 1000)
  %129 = call x86_fp80 @series(i32 noundef 10)
  %130 = fmul x86_fp80 %129, 0xK4012F424000000000000
  %131 = fptosi x86_fp80 %130 to i32
  %132 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, x86_fp80 noundef %128, i32 noundef %131)
  %133 = call float @mix(float noundef 1.000000e+00, float noundef 3.000000e+00, float noundef 2.500000e-01)
  %134 = fpext float %133 to double
  %135 = call float @mix(float noundef 0xC415AF1D80000000, float noundef 0x4415AF1D80000000, float noundef 0x3FD3333340000000)
  %136 = fpext float %135 to double
  %137 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, double noundef %134, double noundef %136)
  %138 = call float @halves(float noundef 2.000000e+00)
  %139 = fpext float %138 to double
  %140 = call float @halves(float noundef -8.000000e+00)
  %141 = fpext float %140 to double
  %142 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef %139, double noundef %141)
  %143 = call fp128 @quad(fp128 noundef 0xLB0000000000000003FFF000001AD7F29, i32 noundef 1000)
  store fp128 %143, ptr %5, align 16
  %144 = load fp128, ptr %5, align 16
  %145 = load fp128, ptr %5, align 16
  %146 = fptrunc fp128 %145 to double
  %147 = fpext double %146 to fp128
  %148 = fsub fp128 %144, %147
  %149 = fptrunc fp128 %148 to double
  %150 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, double noundef %149)
  %151 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %152 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  store double 1.000000e+00, ptr %151, align 8
  store double 1.000000e+00, ptr %152, align 8
  %153 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %154 = load double, ptr %153, align 8
  %155 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  %156 = load double, ptr %155, align 8
  %157 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0
  %158 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1
  store double 6.000000e-01, ptr %157, align 8
  store double 8.000000e-01, ptr %158, align 8
  %159 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0
  %160 = load double, ptr %159, align 8
  %161 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1
  %162 = load double, ptr %161, align 8
  %163 = call { double, double } @rotate(double noundef %154, double noundef %156, double noundef %160, double noundef %162, i32 noundef 9)
  %164 = extractvalue { double, double } %163, 0
  %165 = extractvalue { double, double } %163, 1
  %166 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %167 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  store double %164, ptr %166, align 8
  store double %165, ptr %167, align 8
  %168 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %169 = load double, ptr %168, align 8
  %170 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %171 = load double, ptr %170, align 8
  %172 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %173 = load double, ptr %172, align 8
  %174 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %175 = load double, ptr %174, align 8
  %176 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, double noundef %169, double noundef %175)
  store volatile double 4.000000e+09, ptr %9, align 8
  store volatile double -3.990000e+00, ptr %10, align 8
  %177 = load volatile double, ptr %9, align 8
  %178 = fptoui double %177 to i32
  %179 = load volatile double, ptr %10, align 8
  %180 = fptosi double %179 to i32
  %181 = load volatile double, ptr %9, align 8
  %182 = fmul double %181, -1.000000e+03
  %183 = fptosi double %182 to i64
  %184 = load volatile double, ptr %9, align 8
  %185 = fmul double %184, 2.000000e+09
  %186 = fptoui double %185 to i64
  %187 = load volatile double, ptr %10, align 8
  %188 = fptosi double %187 to i16
  %189 = sext i16 %188 to i32
  %190 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %178, i32 noundef %180, i64 noundef %183, i64 noundef %186, i32 noundef %189)
  store volatile i64 -1025, ptr %11, align 8
  store volatile i64 -9223372036854775807, ptr %12, align 8
  %191 = load volatile i64, ptr %11, align 8
  %192 = uitofp i64 %191 to double
  %193 = load volatile i64, ptr %12, align 8
  %194 = sitofp i64 %193 to double
  %195 = load volatile i64, ptr %11, align 8
  %196 = uitofp i64 %195 to float
  %197 = fpext float %196 to double
  %198 = load volatile i64, ptr %11, align 8
  %199 = uitofp i64 %198 to x86_fp80
  %200 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, double noundef %192, double noundef %194, double noundef %197, x86_fp80 noundef %199)
  %201 = call double @llvm.minnum.f64(double 1.000000e+00, double 0x7FF8000000000000)
  %202 = call double @llvm.maxnum.f64(double -5.000000e-01, double 2.000000e+00)
  %203 = call double @llvm.fma.f64(double 1.000000e+10, double 1.000000e+10, double -1.000000e+20)
  %204 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, double noundef %201, double noundef %202, double noundef %203)
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @compare(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = fcmp olt double %5, %6
  %8 = zext i1 %7 to i32
  %9 = load double, ptr %3, align 8
  %10 = load double, ptr %4, align 8
  %11 = fcmp ole double %9, %10
  %12 = zext i1 %11 to i32
  %13 = shl i32 %12, 1
  %14 = or i32 %8, %13
  %15 = load double, ptr %3, align 8
  %16 = load double, ptr %4, align 8
  %17 = fcmp oeq double %15, %16
  %18 = zext i1 %17 to i32
  %19 = shl i32 %18, 2
  %20 = or i32 %14, %19
  %21 = load double, ptr %3, align 8
  %22 = load double, ptr %4, align 8
  %23 = fcmp une double %21, %22
  %24 = zext i1 %23 to i32
  %25 = shl i32 %24, 3
  %26 = or i32 %20, %25
  %27 = load double, ptr %3, align 8
  %28 = load double, ptr %4, align 8
  %29 = fcmp oge double %27, %28
  %30 = zext i1 %29 to i32
  %31 = shl i32 %30, 4
  %32 = or i32 %26, %31
  %33 = load double, ptr %3, align 8
  %34 = load double, ptr %4, align 8
  %35 = fcmp ogt double %33, %34
  %36 = zext i1 %35 to i32
  %37 = shl i32 %36, 5
  %38 = or i32 %32, %37
  %39 = load double, ptr %3, align 8
  %40 = load double, ptr %4, align 8
  %41 = fcmp uno double %39, %40
  %42 = zext i1 %41 to i32
  %43 = shl i32 %42, 6
  %44 = or i32 %38, %43
  %45 = load double, ptr %3, align 8
  %46 = load double, ptr %4, align 8
  %47 = fcmp one double %45, %46
  %48 = zext i1 %47 to i32
  %49 = shl i32 %48, 7
  %50 = or i32 %44, %49
  %51 = load double, ptr %3, align 8
  %52 = load double, ptr %4, align 8
  %53 = fcmp olt double %51, %52
  %54 = xor i1 %53, true
  %55 = zext i1 %54 to i32
  %56 = shl i32 %55, 8
  %57 = or i32 %50, %56
  ret i32 %57
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: noinline nounwind uwtable
define internal i64 @bits(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  store double %0, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %2, i64 8, i1 false)
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, -2251799813685248
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  br label %9

7:                                                ; preds = %1
  %8 = load i64, ptr %3, align 8
  br label %9

9:                                                ; preds = %7, %6
  %10 = phi i64 [ 9221120237041090560, %6 ], [ %8, %7 ]
  ret i64 %10
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #2

; Function Attrs: noinline nounwind uwtable
define internal double @poly(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store double %0, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  store i32 4, ptr %4, align 4
  br label %5

5:                                                ; preds = %19, %1
  %6 = load i32, ptr %4, align 4
  %7 = icmp sge i32 %6, 0
  br i1 %7, label %8, label %22

8:                                                ; preds = %5
  %9 = load double, ptr %3, align 8
  %10 = load double, ptr %2, align 8
  %11 = load double, ptr %2, align 8
  %12 = fmul double %10, %11
  %13 = fmul double %9, %12
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [5 x double], ptr @poly.c, i64 0, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = fadd double %13, %17
  store double %18, ptr %3, align 8
  br label %19

19:                                               ; preds = %8
  %20 = load i32, ptr %4, align 4
  %21 = add nsw i32 %20, -1
  store i32 %21, ptr %4, align 4
  br label %5, !llvm.loop !9

22:                                               ; preds = %5
  %23 = load double, ptr %3, align 8
  ret double %23
}

; Function Attrs: noinline nounwind uwtable
define internal x86_fp80 @series(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca x86_fp80, align 16
  %4 = alloca x86_fp80, align 16
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store x86_fp80 0xK00000000000000000000, ptr %3, align 16
  store x86_fp80 0xK3FFF8000000000000000, ptr %4, align 16
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %19, %1
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %2, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %24

10:                                               ; preds = %6
  %11 = load x86_fp80, ptr %4, align 16
  %12 = load i32, ptr %5, align 4
  %13 = mul nsw i32 2, %12
  %14 = add nsw i32 %13, 1
  %15 = sitofp i32 %14 to x86_fp80
  %16 = fdiv x86_fp80 %11, %15
  %17 = load x86_fp80, ptr %3, align 16
  %18 = fadd x86_fp80 %17, %16
  store x86_fp80 %18, ptr %3, align 16
  br label %19

19:                                               ; preds = %10
  %20 = load i32, ptr %5, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %5, align 4
  %22 = load x86_fp80, ptr %4, align 16
  %23 = fneg x86_fp80 %22
  store x86_fp80 %23, ptr %4, align 16
  br label %6, !llvm.loop !10

24:                                               ; preds = %6
  %25 = load x86_fp80, ptr %3, align 16
  %26 = fmul x86_fp80 0xK40018000000000000000, %25
  ret x86_fp80 %26
}

; Function Attrs: noinline nounwind uwtable
define internal float @mix(float noundef %0, float noundef %1, float noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store float %0, ptr %4, align 4
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load float, ptr %4, align 4
  %8 = load float, ptr %5, align 4
  %9 = load float, ptr %4, align 4
  %10 = fsub float %8, %9
  %11 = load float, ptr %6, align 4
  %12 = fmul float %10, %11
  %13 = fadd float %7, %12
  ret float %13
}

; Function Attrs: noinline nounwind uwtable
define internal float @halves(float noundef %0) #0 {
  %2 = alloca float, align 4
  %3 = alloca half, align 2
  %4 = alloca half, align 2
  store float %0, ptr %2, align 4
  %5 = load float, ptr %2, align 4
  %6 = fptrunc float %5 to half
  store half %6, ptr %3, align 2
  %7 = load half, ptr %3, align 2
  %8 = fpext half %7 to float
  %9 = fmul float %8, 1.500000e+00
  %10 = fptrunc float %9 to half
  store half %10, ptr %4, align 2
  %11 = load half, ptr %4, align 2
  %12 = fpext half %11 to float
  %13 = fdiv float %12, 3.000000e+00
  %14 = load half, ptr %3, align 2
  %15 = fpext half %14 to float
  %16 = fadd float %15, %13
  %17 = fptrunc float %16 to half
  store half %17, ptr %3, align 2
  %18 = load half, ptr %3, align 2
  %19 = load half, ptr %4, align 2
  %20 = fcmp ogt half %18, %19
  br i1 %20, label %21, label %24

21:                                               ; preds = %1
  %22 = load half, ptr %3, align 2
  %23 = fpext half %22 to float
  br label %30

24:                                               ; preds = %1
  %25 = load half, ptr %4, align 2
  %26 = fpext half %25 to float
  %27 = fneg float %26
  %28 = fptrunc float %27 to half
  %29 = fpext half %28 to float
  br label %30

30:                                               ; preds = %24, %21
  %31 = phi float [ %23, %21 ], [ %29, %24 ]
  ret float %31
}

; Function Attrs: noinline nounwind uwtable
define internal fp128 @quad(fp128 noundef %0, i32 noundef %1) #0 {
  %3 = alloca fp128, align 16
  %4 = alloca i32, align 4
  %5 = alloca fp128, align 16
  store fp128 %0, ptr %3, align 16
  store i32 %1, ptr %4, align 4
  store fp128 0xL00000000000000003FFF000000000000, ptr %5, align 16
  br label %6

6:                                                ; preds = %18, %2
  %7 = load i32, ptr %4, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %24

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4
  %11 = and i32 %10, 1
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %9
  %14 = load fp128, ptr %3, align 16
  %15 = load fp128, ptr %5, align 16
  %16 = fmul fp128 %15, %14
  store fp128 %16, ptr %5, align 16
  br label %17

17:                                               ; preds = %13, %9
  br label %18

18:                                               ; preds = %17
  %19 = load i32, ptr %4, align 4
  %20 = ashr i32 %19, 1
  store i32 %20, ptr %4, align 4
  %21 = load fp128, ptr %3, align 16
  %22 = load fp128, ptr %3, align 16
  %23 = fmul fp128 %22, %21
  store fp128 %23, ptr %3, align 16
  br label %6, !llvm.loop !11

24:                                               ; preds = %6
  %25 = load fp128, ptr %5, align 16
  ret fp128 %25
}

; Function Attrs: noinline nounwind uwtable
define internal { double, double } @rotate(double noundef %0, double noundef %1, double noundef %2, double noundef %3, i32 noundef %4) #0 {
  %6 = alloca { double, double }, align 8
  %7 = alloca { double, double }, align 8
  %8 = alloca { double, double }, align 8
  %9 = alloca i32, align 4
  %10 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  store double %0, ptr %10, align 8
  %11 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  store double %1, ptr %11, align 8
  %12 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0
  store double %2, ptr %12, align 8
  %13 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1
  store double %3, ptr %13, align 8
  store i32 %4, ptr %9, align 4
  br label %14

14:                                               ; preds = %40, %5
  %15 = load i32, ptr %9, align 4
  %16 = add nsw i32 %15, -1
  store i32 %16, ptr %9, align 4
  %17 = icmp sgt i32 %15, 0
  br i1 %17, label %18, label %55

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1
  %26 = load double, ptr %25, align 8
  %27 = fmul double %20, %24
  %28 = fmul double %22, %26
  %29 = fmul double %20, %26
  %30 = fmul double %22, %24
  %31 = fsub double %27, %28
  %32 = fadd double %29, %30
  %33 = fcmp uno double %31, %31
  br i1 %33, label %34, label %40, !prof !12

34:                                               ; preds = %18
  %35 = fcmp uno double %32, %32
  br i1 %35, label %36, label %40, !prof !12

36:                                               ; preds = %34
  %37 = call { double, double } @__muldc3(double noundef %20, double noundef %22, double noundef %24, double noundef %26) #5
  %38 = extractvalue { double, double } %37, 0
  %39 = extractvalue { double, double } %37, 1
  br label %40

40:                                               ; preds = %36, %34, %18
  %41 = phi double [ %31, %18 ], [ %31, %34 ], [ %38, %36 ]
  %42 = phi double [ %32, %18 ], [ %32, %34 ], [ %39, %36 ]
  %43 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1
  %46 = load double, ptr %45, align 8
  %47 = fadd double %44, 3.000000e+00
  %48 = call { double, double } @__divdc3(double noundef 1.000000e+00, double noundef -2.000000e+00, double noundef %47, double noundef %46) #5
  %49 = extractvalue { double, double } %48, 0
  %50 = extractvalue { double, double } %48, 1
  %51 = fadd double %41, %49
  %52 = fadd double %42, %50
  %53 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %54 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  store double %51, ptr %53, align 8
  store double %52, ptr %54, align 8
  br label %14, !llvm.loop !13

55:                                               ; preds = %14
  %56 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %61 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  store double %57, ptr %60, align 8
  store double %59, ptr %61, align 8
  %62 = load { double, double }, ptr %6, align 8
  ret { double, double } %62
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare { double, double } @__muldc3(double, double, double, double)

declare { double, double } @__divdc3(double, double, double, double)

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { memory(none) }
attributes #5 = { nounwind }

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
!12 = !{!"branch_weights", i32 1, i32 1048575}
!13 = distinct !{!13, !7}

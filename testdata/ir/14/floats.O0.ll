; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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
  store i32 0, i32* %1, align 4
  store i32 0, i32* %2, align 4
  store i32 0, i32* %3, align 4
  br label %13

13:                                               ; preds = %121, %0
  %14 = load i32, i32* %3, align 4
  %15 = icmp slt i32 %14, 11
  br i1 %15, label %16, label %124

16:                                               ; preds = %13
  store i32 0, i32* %4, align 4
  br label %17

17:                                               ; preds = %33, %16
  %18 = load i32, i32* %4, align 4
  %19 = icmp slt i32 %18, 11
  br i1 %19, label %20, label %36

20:                                               ; preds = %17
  %21 = load i32, i32* %2, align 4
  %22 = mul i32 %21, 33
  %23 = load i32, i32* %3, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [11 x double], [11 x double]* @specials, i64 0, i64 %24
  %26 = load double, double* %25, align 8
  %27 = load i32, i32* %4, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [11 x double], [11 x double]* @specials, i64 0, i64 %28
  %30 = load double, double* %29, align 8
  %31 = call i32 @compare(double noundef %26, double noundef %30)
  %32 = add i32 %22, %31
  store i32 %32, i32* %2, align 4
  br label %33

33:                                               ; preds = %20
  %34 = load i32, i32* %4, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, i32* %4, align 4
  br label %17, !llvm.loop !6

36:                                               ; preds = %17
  %37 = load i32, i32* %3, align 4
  %38 = load i32, i32* %2, align 4
  %39 = load i32, i32* %3, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [11 x double], [11 x double]* @specials, i64 0, i64 %40
  %42 = load double, double* %41, align 8
  %43 = bitcast double %42 to i64
  %44 = icmp slt i64 %43, 0
  br i1 %44, label %45, label %55

45:                                               ; preds = %36
  %46 = load i32, i32* %3, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [11 x double], [11 x double]* @specials, i64 0, i64 %47
  %49 = load double, double* %48, align 8
  %50 = load i32, i32* %3, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [11 x double], [11 x double]* @specials, i64 0, i64 %51
  %53 = load double, double* %52, align 8
  %54 = fcmp oeq double %49, %53
  br label %55

55:                                               ; preds = %45, %36
  %56 = phi i1 [ false, %36 ], [ %54, %45 ]
  %57 = zext i1 %56 to i32
  %58 = load i32, i32* %3, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [11 x double], [11 x double]* @specials, i64 0, i64 %59
  %61 = load double, double* %60, align 8
  %62 = fcmp uno double %61, %61
  %63 = xor i1 %62, true
  %64 = xor i1 %63, true
  %65 = zext i1 %64 to i32
  %66 = load i32, i32* %3, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [11 x double], [11 x double]* @specials, i64 0, i64 %67
  %69 = load double, double* %68, align 8
  %70 = call double @llvm.fabs.f64(double %69) #5
  %71 = fcmp oeq double %70, 0x7FF0000000000000
  %72 = bitcast double %69 to i64
  %73 = icmp slt i64 %72, 0
  %74 = select i1 %73, i32 -1, i32 1
  %75 = select i1 %71, i32 %74, i32 0
  %76 = icmp ne i32 %75, 0
  %77 = xor i1 %76, true
  %78 = xor i1 %77, true
  %79 = zext i1 %78 to i32
  %80 = load i32, i32* %3, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [11 x double], [11 x double]* @specials, i64 0, i64 %81
  %83 = load double, double* %82, align 8
  %84 = call double @llvm.fabs.f64(double %83) #5
  %85 = fcmp one double %84, 0x7FF0000000000000
  %86 = xor i1 %85, true
  %87 = xor i1 %86, true
  %88 = zext i1 %87 to i32
  %89 = load i32, i32* %3, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [11 x double], [11 x double]* @specials, i64 0, i64 %90
  %92 = load double, double* %91, align 8
  %93 = call double @llvm.trunc.f64(double %92)
  %94 = call i64 @bits(double noundef %93)
  %95 = load i32, i32* %3, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [11 x double], [11 x double]* @specials, i64 0, i64 %96
  %98 = load double, double* %97, align 8
  %99 = call double @llvm.fabs.f64(double %98)
  %100 = call i64 @bits(double noundef %99)
  %101 = load i32, i32* %3, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [11 x double], [11 x double]* @specials, i64 0, i64 %102
  %104 = load double, double* %103, align 8
  %105 = load i32, i32* %3, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [11 x double], [11 x double]* @specials, i64 0, i64 %106
  %108 = load double, double* %107, align 8
  %109 = fcmp oeq double %104, %108
  br i1 %109, label %110, label %115

110:                                              ; preds = %55
  %111 = load i32, i32* %3, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [11 x double], [11 x double]* @specials, i64 0, i64 %112
  %114 = load double, double* %113, align 8
  br label %116

115:                                              ; preds = %55
  br label %116

116:                                              ; preds = %115, %110
  %117 = phi double [ %114, %110 ], [ 1.000000e+00, %115 ]
  %118 = call double @llvm.copysign.f64(double 2.000000e+00, double %117)
  %119 = call i64 @bits(double noundef %118)
  %120 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([88 x i8], [88 x i8]* @.str, i64 0, i64 0), i32 noundef %37, i32 noundef %38, i32 noundef %57, i32 noundef %65, i32 noundef %79, i32 noundef %88, i64 noundef %94, i64 noundef %100, i64 noundef %119)
  br label %121

121:                                              ; preds = %116
  %122 = load i32, i32* %3, align 4
  %123 = add nsw i32 %122, 1
  store i32 %123, i32* %3, align 4
  br label %13, !llvm.loop !8

124:                                              ; preds = %13
  %125 = call double @poly(double noundef 1.000000e-01)
  %126 = call double @poly(double noundef -1.250000e+00)
  %127 = call double @poly(double noundef 2.000000e+00)
  %128 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), double noundef %125, double noundef %126, double noundef %127)
  %129 = call x86_fp80 @series(i32 noundef 1000)
  %130 = call x86_fp80 @series(i32 noundef 10)
  %131 = fmul x86_fp80 %130, 0xK4012F424000000000000
  %132 = fptosi x86_fp80 %131 to i32
  %133 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), x86_fp80 noundef %129, i32 noundef %132)
  %134 = call float @mix(float noundef 1.000000e+00, float noundef 3.000000e+00, float noundef 2.500000e-01)
  %135 = fpext float %134 to double
  %136 = call float @mix(float noundef 0xC415AF1D80000000, float noundef 0x4415AF1D80000000, float noundef 0x3FD3333340000000)
  %137 = fpext float %136 to double
  %138 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i64 0, i64 0), double noundef %135, double noundef %137)
  %139 = call float @halves(float noundef 2.000000e+00)
  %140 = fpext float %139 to double
  %141 = call float @halves(float noundef -8.000000e+00)
  %142 = fpext float %141 to double
  %143 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), double noundef %140, double noundef %142)
  %144 = call fp128 @quad(fp128 noundef 0xLB0000000000000003FFF000001AD7F29, i32 noundef 1000)
  store fp128 %144, fp128* %5, align 16
  %145 = load fp128, fp128* %5, align 16
  %146 = load fp128, fp128* %5, align 16
  %147 = fptrunc fp128 %146 to double
  %148 = fpext double %147 to fp128
  %149 = fsub fp128 %145, %148
  %150 = fptrunc fp128 %149 to double
  %151 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i64 0, i64 0), double noundef %150)
  %152 = getelementptr inbounds { double, double }, { double, double }* %7, i32 0, i32 0
  %153 = getelementptr inbounds { double, double }, { double, double }* %7, i32 0, i32 1
  store double 1.000000e+00, double* %152, align 8
  store double 1.000000e+00, double* %153, align 8
  %154 = getelementptr inbounds { double, double }, { double, double }* %7, i32 0, i32 0
  %155 = load double, double* %154, align 8
  %156 = getelementptr inbounds { double, double }, { double, double }* %7, i32 0, i32 1
  %157 = load double, double* %156, align 8
  %158 = getelementptr inbounds { double, double }, { double, double }* %8, i32 0, i32 0
  %159 = getelementptr inbounds { double, double }, { double, double }* %8, i32 0, i32 1
  store double 6.000000e-01, double* %158, align 8
  store double 8.000000e-01, double* %159, align 8
  %160 = getelementptr inbounds { double, double }, { double, double }* %8, i32 0, i32 0
  %161 = load double, double* %160, align 8
  %162 = getelementptr inbounds { double, double }, { double, double }* %8, i32 0, i32 1
  %163 = load double, double* %162, align 8
  %164 = call { double, double } @rotate(double noundef %155, double noundef %157, double noundef %161, double noundef %163, i32 noundef 9)
  %165 = extractvalue { double, double } %164, 0
  %166 = extractvalue { double, double } %164, 1
  %167 = getelementptr inbounds { double, double }, { double, double }* %6, i32 0, i32 0
  %168 = getelementptr inbounds { double, double }, { double, double }* %6, i32 0, i32 1
  store double %165, double* %167, align 8
  store double %166, double* %168, align 8
  %169 = getelementptr inbounds { double, double }, { double, double }* %6, i32 0, i32 0
  %170 = load double, double* %169, align 8
  %171 = getelementptr inbounds { double, double }, { double, double }* %6, i32 0, i32 1
  %172 = load double, double* %171, align 8
  %173 = getelementptr inbounds { double, double }, { double, double }* %6, i32 0, i32 0
  %174 = load double, double* %173, align 8
  %175 = getelementptr inbounds { double, double }, { double, double }* %6, i32 0, i32 1
  %176 = load double, double* %175, align 8
  %177 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.6, i64 0, i64 0), double noundef %170, double noundef %176)
  store volatile double 4.000000e+09, double* %9, align 8
  store volatile double -3.990000e+00, double* %10, align 8
  %178 = load volatile double, double* %9, align 8
  %179 = fptoui double %178 to i32
  %180 = load volatile double, double* %10, align 8
  %181 = fptosi double %180 to i32
  %182 = load volatile double, double* %9, align 8
  %183 = fmul double %182, -1.000000e+03
  %184 = fptosi double %183 to i64
  %185 = load volatile double, double* %9, align 8
  %186 = fmul double %185, 2.000000e+09
  %187 = fptoui double %186 to i64
  %188 = load volatile double, double* %10, align 8
  %189 = fptosi double %188 to i16
  %190 = sext i16 %189 to i32
  %191 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.7, i64 0, i64 0), i32 noundef %179, i32 noundef %181, i64 noundef %184, i64 noundef %187, i32 noundef %190)
  store volatile i64 -1025, i64* %11, align 8
  store volatile i64 -9223372036854775807, i64* %12, align 8
  %192 = load volatile i64, i64* %11, align 8
  %193 = uitofp i64 %192 to double
  %194 = load volatile i64, i64* %12, align 8
  %195 = sitofp i64 %194 to double
  %196 = load volatile i64, i64* %11, align 8
  %197 = uitofp i64 %196 to float
  %198 = fpext float %197 to double
  %199 = load volatile i64, i64* %11, align 8
  %200 = uitofp i64 %199 to x86_fp80
  %201 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.8, i64 0, i64 0), double noundef %193, double noundef %195, double noundef %198, x86_fp80 noundef %200)
  %202 = call double @llvm.minnum.f64(double 1.000000e+00, double 0x7FF8000000000000)
  %203 = call double @llvm.maxnum.f64(double -5.000000e-01, double 2.000000e+00)
  %204 = call double @llvm.fma.f64(double 1.000000e+10, double 1.000000e+10, double -1.000000e+20)
  %205 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.9, i64 0, i64 0), double noundef %202, double noundef %203, double noundef %204)
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @compare(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, double* %3, align 8
  store double %1, double* %4, align 8
  %5 = load double, double* %3, align 8
  %6 = load double, double* %4, align 8
  %7 = fcmp olt double %5, %6
  %8 = zext i1 %7 to i32
  %9 = load double, double* %3, align 8
  %10 = load double, double* %4, align 8
  %11 = fcmp ole double %9, %10
  %12 = zext i1 %11 to i32
  %13 = shl i32 %12, 1
  %14 = or i32 %8, %13
  %15 = load double, double* %3, align 8
  %16 = load double, double* %4, align 8
  %17 = fcmp oeq double %15, %16
  %18 = zext i1 %17 to i32
  %19 = shl i32 %18, 2
  %20 = or i32 %14, %19
  %21 = load double, double* %3, align 8
  %22 = load double, double* %4, align 8
  %23 = fcmp une double %21, %22
  %24 = zext i1 %23 to i32
  %25 = shl i32 %24, 3
  %26 = or i32 %20, %25
  %27 = load double, double* %3, align 8
  %28 = load double, double* %4, align 8
  %29 = fcmp oge double %27, %28
  %30 = zext i1 %29 to i32
  %31 = shl i32 %30, 4
  %32 = or i32 %26, %31
  %33 = load double, double* %3, align 8
  %34 = load double, double* %4, align 8
  %35 = fcmp ogt double %33, %34
  %36 = zext i1 %35 to i32
  %37 = shl i32 %36, 5
  %38 = or i32 %32, %37
  %39 = load double, double* %3, align 8
  %40 = load double, double* %4, align 8
  %41 = fcmp uno double %39, %40
  %42 = zext i1 %41 to i32
  %43 = shl i32 %42, 6
  %44 = or i32 %38, %43
  %45 = load double, double* %3, align 8
  %46 = load double, double* %4, align 8
  %47 = fcmp one double %45, %46
  %48 = zext i1 %47 to i32
  %49 = shl i32 %48, 7
  %50 = or i32 %44, %49
  %51 = load double, double* %3, align 8
  %52 = load double, double* %4, align 8
  %53 = fcmp olt double %51, %52
  %54 = xor i1 %53, true
  %55 = zext i1 %54 to i32
  %56 = shl i32 %55, 8
  %57 = or i32 %50, %56
  ret i32 %57
}

declare i32 @printf(i8* noundef, ...) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #2

; Function Attrs: noinline nounwind uwtable
define internal i64 @bits(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  store double %0, double* %2, align 8
  %4 = bitcast i64* %3 to i8*
  %5 = bitcast double* %2 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %4, i8* align 8 %5, i64 8, i1 false)
  %6 = load i64, i64* %3, align 8
  %7 = icmp eq i64 %6, -2251799813685248
  br i1 %7, label %8, label %9

8:                                                ; preds = %1
  br label %11

9:                                                ; preds = %1
  %10 = load i64, i64* %3, align 8
  br label %11

11:                                               ; preds = %9, %8
  %12 = phi i64 [ 9221120237041090560, %8 ], [ %10, %9 ]
  ret i64 %12
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.trunc.f64(double) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.copysign.f64(double, double) #2

; Function Attrs: noinline nounwind uwtable
define internal double @poly(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store double %0, double* %2, align 8
  store double 0.000000e+00, double* %3, align 8
  store i32 4, i32* %4, align 4
  br label %5

5:                                                ; preds = %19, %1
  %6 = load i32, i32* %4, align 4
  %7 = icmp sge i32 %6, 0
  br i1 %7, label %8, label %22

8:                                                ; preds = %5
  %9 = load double, double* %3, align 8
  %10 = load double, double* %2, align 8
  %11 = load double, double* %2, align 8
  %12 = fmul double %10, %11
  %13 = fmul double %9, %12
  %14 = load i32, i32* %4, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [5 x double], [5 x double]* @poly.c, i64 0, i64 %15
  %17 = load double, double* %16, align 8
  %18 = fadd double %13, %17
  store double %18, double* %3, align 8
  br label %19

19:                                               ; preds = %8
  %20 = load i32, i32* %4, align 4
  %21 = add nsw i32 %20, -1
  store i32 %21, i32* %4, align 4
  br label %5, !llvm.loop !9

22:                                               ; preds = %5
  %23 = load double, double* %3, align 8
  ret double %23
}

; Function Attrs: noinline nounwind uwtable
define internal x86_fp80 @series(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca x86_fp80, align 16
  %4 = alloca x86_fp80, align 16
  %5 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  store x86_fp80 0xK00000000000000000000, x86_fp80* %3, align 16
  store x86_fp80 0xK3FFF8000000000000000, x86_fp80* %4, align 16
  store i32 0, i32* %5, align 4
  br label %6

6:                                                ; preds = %19, %1
  %7 = load i32, i32* %5, align 4
  %8 = load i32, i32* %2, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %24

10:                                               ; preds = %6
  %11 = load x86_fp80, x86_fp80* %4, align 16
  %12 = load i32, i32* %5, align 4
  %13 = mul nsw i32 2, %12
  %14 = add nsw i32 %13, 1
  %15 = sitofp i32 %14 to x86_fp80
  %16 = fdiv x86_fp80 %11, %15
  %17 = load x86_fp80, x86_fp80* %3, align 16
  %18 = fadd x86_fp80 %17, %16
  store x86_fp80 %18, x86_fp80* %3, align 16
  br label %19

19:                                               ; preds = %10
  %20 = load i32, i32* %5, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, i32* %5, align 4
  %22 = load x86_fp80, x86_fp80* %4, align 16
  %23 = fneg x86_fp80 %22
  store x86_fp80 %23, x86_fp80* %4, align 16
  br label %6, !llvm.loop !10

24:                                               ; preds = %6
  %25 = load x86_fp80, x86_fp80* %3, align 16
  %26 = fmul x86_fp80 0xK40018000000000000000, %25
  ret x86_fp80 %26
}

; Function Attrs: noinline nounwind uwtable
define internal float @mix(float noundef %0, float noundef %1, float noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store float %0, float* %4, align 4
  store float %1, float* %5, align 4
  store float %2, float* %6, align 4
  %7 = load float, float* %4, align 4
  %8 = load float, float* %5, align 4
  %9 = load float, float* %4, align 4
  %10 = fsub float %8, %9
  %11 = load float, float* %6, align 4
  %12 = fmul float %10, %11
  %13 = fadd float %7, %12
  ret float %13
}

; Function Attrs: noinline nounwind uwtable
define internal float @halves(float noundef %0) #0 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, float* %2, align 4
  %5 = load float, float* %2, align 4
  %6 = fmul float %5, 1.500000e+00
  store float %6, float* %3, align 4
  %7 = load float, float* %2, align 4
  %8 = load float, float* %3, align 4
  %9 = fdiv float %8, 3.000000e+00
  %10 = fadd float %7, %9
  store float %10, float* %4, align 4
  %11 = load float, float* %4, align 4
  %12 = load float, float* %3, align 4
  %13 = fcmp ogt float %11, %12
  br i1 %13, label %14, label %16

14:                                               ; preds = %1
  %15 = load float, float* %4, align 4
  br label %19

16:                                               ; preds = %1
  %17 = load float, float* %3, align 4
  %18 = fneg float %17
  br label %19

19:                                               ; preds = %16, %14
  %20 = phi float [ %15, %14 ], [ %18, %16 ]
  ret float %20
}

; Function Attrs: noinline nounwind uwtable
define internal fp128 @quad(fp128 noundef %0, i32 noundef %1) #0 {
  %3 = alloca fp128, align 16
  %4 = alloca i32, align 4
  %5 = alloca fp128, align 16
  store fp128 %0, fp128* %3, align 16
  store i32 %1, i32* %4, align 4
  store fp128 0xL00000000000000003FFF000000000000, fp128* %5, align 16
  br label %6

6:                                                ; preds = %18, %2
  %7 = load i32, i32* %4, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %24

9:                                                ; preds = %6
  %10 = load i32, i32* %4, align 4
  %11 = and i32 %10, 1
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %9
  %14 = load fp128, fp128* %3, align 16
  %15 = load fp128, fp128* %5, align 16
  %16 = fmul fp128 %15, %14
  store fp128 %16, fp128* %5, align 16
  br label %17

17:                                               ; preds = %13, %9
  br label %18

18:                                               ; preds = %17
  %19 = load i32, i32* %4, align 4
  %20 = ashr i32 %19, 1
  store i32 %20, i32* %4, align 4
  %21 = load fp128, fp128* %3, align 16
  %22 = load fp128, fp128* %3, align 16
  %23 = fmul fp128 %22, %21
  store fp128 %23, fp128* %3, align 16
  br label %6, !llvm.loop !11

24:                                               ; preds = %6
  %25 = load fp128, fp128* %5, align 16
  ret fp128 %25
}

; Function Attrs: noinline nounwind uwtable
define internal { double, double } @rotate(double noundef %0, double noundef %1, double noundef %2, double noundef %3, i32 noundef %4) #3 {
  %6 = alloca { double, double }, align 8
  %7 = alloca { double, double }, align 8
  %8 = alloca { double, double }, align 8
  %9 = alloca i32, align 4
  %10 = alloca { float, float }, align 4
  %11 = getelementptr inbounds { double, double }, { double, double }* %7, i32 0, i32 0
  store double %0, double* %11, align 8
  %12 = getelementptr inbounds { double, double }, { double, double }* %7, i32 0, i32 1
  store double %1, double* %12, align 8
  %13 = getelementptr inbounds { double, double }, { double, double }* %8, i32 0, i32 0
  store double %2, double* %13, align 8
  %14 = getelementptr inbounds { double, double }, { double, double }* %8, i32 0, i32 1
  store double %3, double* %14, align 8
  store i32 %4, i32* %9, align 4
  br label %15

15:                                               ; preds = %52, %5
  %16 = load i32, i32* %9, align 4
  %17 = add nsw i32 %16, -1
  store i32 %17, i32* %9, align 4
  %18 = icmp sgt i32 %16, 0
  br i1 %18, label %19, label %72

19:                                               ; preds = %15
  %20 = getelementptr inbounds { double, double }, { double, double }* %7, i32 0, i32 0
  %21 = load double, double* %20, align 8
  %22 = getelementptr inbounds { double, double }, { double, double }* %7, i32 0, i32 1
  %23 = load double, double* %22, align 8
  %24 = getelementptr inbounds { double, double }, { double, double }* %8, i32 0, i32 0
  %25 = load double, double* %24, align 8
  %26 = getelementptr inbounds { double, double }, { double, double }* %8, i32 0, i32 1
  %27 = load double, double* %26, align 8
  %28 = fmul double %21, %25
  %29 = fmul double %23, %27
  %30 = fmul double %21, %27
  %31 = fmul double %23, %25
  %32 = fsub double %28, %29
  %33 = fadd double %30, %31
  %34 = fcmp uno double %32, %32
  br i1 %34, label %35, label %41, !prof !12

35:                                               ; preds = %19
  %36 = fcmp uno double %33, %33
  br i1 %36, label %37, label %41, !prof !12

37:                                               ; preds = %35
  %38 = call { double, double } @__muldc3(double noundef %21, double noundef %23, double noundef %25, double noundef %27) #6
  %39 = extractvalue { double, double } %38, 0
  %40 = extractvalue { double, double } %38, 1
  br label %41

41:                                               ; preds = %37, %35, %19
  %42 = phi double [ %32, %19 ], [ %32, %35 ], [ %39, %37 ]
  %43 = phi double [ %33, %19 ], [ %33, %35 ], [ %40, %37 ]
  br i1 false, label %44, label %52, !prof !12

44:                                               ; preds = %41
  br i1 false, label %45, label %52, !prof !12

45:                                               ; preds = %44
  %46 = call <2 x float> @__mulsc3(float noundef 2.000000e+00, float noundef 0.000000e+00, float noundef 0.000000e+00, float noundef 1.000000e+00) #6
  %47 = bitcast { float, float }* %10 to <2 x float>*
  store <2 x float> %46, <2 x float>* %47, align 4
  %48 = getelementptr inbounds { float, float }, { float, float }* %10, i32 0, i32 0
  %49 = load float, float* %48, align 4
  %50 = getelementptr inbounds { float, float }, { float, float }* %10, i32 0, i32 1
  %51 = load float, float* %50, align 4
  br label %52

52:                                               ; preds = %45, %44, %41
  %53 = phi float [ 0.000000e+00, %41 ], [ 0.000000e+00, %44 ], [ %49, %45 ]
  %54 = phi float [ 2.000000e+00, %41 ], [ 2.000000e+00, %44 ], [ %51, %45 ]
  %55 = fsub float 1.000000e+00, %53
  %56 = fsub float 0.000000e+00, %54
  %57 = fpext float %55 to double
  %58 = fpext float %56 to double
  %59 = getelementptr inbounds { double, double }, { double, double }* %8, i32 0, i32 0
  %60 = load double, double* %59, align 8
  %61 = getelementptr inbounds { double, double }, { double, double }* %8, i32 0, i32 1
  %62 = load double, double* %61, align 8
  %63 = fadd double %60, 3.000000e+00
  %64 = fadd double %62, 0.000000e+00
  %65 = call { double, double } @__divdc3(double noundef %57, double noundef %58, double noundef %63, double noundef %64) #6
  %66 = extractvalue { double, double } %65, 0
  %67 = extractvalue { double, double } %65, 1
  %68 = fadd double %42, %66
  %69 = fadd double %43, %67
  %70 = getelementptr inbounds { double, double }, { double, double }* %7, i32 0, i32 0
  %71 = getelementptr inbounds { double, double }, { double, double }* %7, i32 0, i32 1
  store double %68, double* %70, align 8
  store double %69, double* %71, align 8
  br label %15, !llvm.loop !13

72:                                               ; preds = %15
  %73 = getelementptr inbounds { double, double }, { double, double }* %7, i32 0, i32 0
  %74 = load double, double* %73, align 8
  %75 = getelementptr inbounds { double, double }, { double, double }* %7, i32 0, i32 1
  %76 = load double, double* %75, align 8
  %77 = getelementptr inbounds { double, double }, { double, double }* %6, i32 0, i32 0
  %78 = getelementptr inbounds { double, double }, { double, double }* %6, i32 0, i32 1
  store double %74, double* %77, align 8
  store double %76, double* %78, align 8
  %79 = load { double, double }, { double, double }* %6, align 8
  ret { double, double } %79
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.minnum.f64(double, double) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.maxnum.f64(double, double) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fma.f64(double, double, double) #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

declare { double, double } @__muldc3(double, double, double, double)

declare <2 x float> @__mulsc3(float, float, float, float)

declare { double, double } @__divdc3(double, double, double, double)

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { readnone }
attributes #6 = { nounwind }

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
!12 = !{!"branch_weights", i32 1, i32 1048575}
!13 = distinct !{!13, !7}

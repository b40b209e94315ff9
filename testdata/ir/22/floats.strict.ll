; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@specials = internal unnamed_addr constant [11 x double] [double 0.000000e+00, double -0.000000e+00, double 1.000000e+00, double -1.500000e+00, double 1.000000e+300, double -1.000000e-310, double 0x7FF0000000000000, double 0xFFF0000000000000, double 0x7FF8000000000000, double 0x47EFFFFFE0000000, double 0x400921FB54442D11], align 16
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
@poly.c = internal unnamed_addr constant [5 x double] [double 1.000000e+00, double -5.000000e-01, double 0x3FA5555555555555, double 0xBF56C16C16C16C17, double 0x3EFA01A01A01A01A], align 16

; Function Attrs: nounwind strictfp uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca double, align 8
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  br label %5

5:                                                ; preds = %0, %121
  %6 = phi i64 [ 0, %0 ], [ %129, %121 ]
  %7 = phi i32 [ 0, %0 ], [ %98, %121 ]
  %8 = getelementptr inbounds nuw double, ptr @specials, i64 %6
  %9 = load double, ptr %8, align 8, !tbaa !9
  br label %91

10:                                               ; preds = %121
  %11 = tail call fastcc double @poly(double noundef 1.000000e-01) #8
  %12 = tail call fastcc double @poly(double noundef -1.250000e+00) #8
  %13 = tail call double @llvm.experimental.constrained.sitofp.f64.i32(i32 2, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %14 = tail call fastcc double @poly(double noundef %13) #8
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %11, double noundef %12, double noundef %14) #8
  %16 = tail call fastcc x86_fp80 @series(i32 noundef 1000) #8
  %17 = tail call fastcc x86_fp80 @series(i32 noundef 10) #8
  %18 = tail call x86_fp80 @llvm.experimental.constrained.fmul.f80(x86_fp80 %17, x86_fp80 0xK4012F424000000000000, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %19 = tail call i32 @llvm.experimental.constrained.fptosi.i32.f80(x86_fp80 %18, metadata !"fpexcept.strict") #8
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, x86_fp80 noundef %16, i32 noundef %19) #8
  %21 = tail call float @llvm.experimental.constrained.sitofp.f32.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %22 = tail call float @llvm.experimental.constrained.sitofp.f32.i32(i32 3, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %23 = tail call fastcc float @mix(float noundef %21, float noundef %22, float noundef 2.500000e-01) #8
  %24 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %23, metadata !"fpexcept.strict") #8
  %25 = tail call fastcc float @mix(float noundef 0xC415AF1D80000000, float noundef 0x4415AF1D80000000, float noundef 0x3FD3333340000000) #8
  %26 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %25, metadata !"fpexcept.strict") #8
  %27 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, double noundef %24, double noundef %26) #8
  %28 = tail call float @llvm.experimental.constrained.sitofp.f32.i32(i32 2, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %29 = tail call fastcc float @halves(float noundef %28) #8
  %30 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %29, metadata !"fpexcept.strict") #8
  %31 = tail call float @llvm.experimental.constrained.sitofp.f32.i32(i32 -8, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %32 = tail call fastcc float @halves(float noundef %31) #8
  %33 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %32, metadata !"fpexcept.strict") #8
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef %30, double noundef %33) #8
  %35 = tail call fp128 @llvm.experimental.constrained.fpext.f128.f64(double 0x3FF000001AD7F29B, metadata !"fpexcept.strict") #8
  %36 = tail call fastcc fp128 @quad(fp128 noundef %35) #8
  %37 = tail call double @llvm.experimental.constrained.fptrunc.f64.f128(fp128 %36, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %38 = tail call fp128 @llvm.experimental.constrained.fpext.f128.f64(double %37, metadata !"fpexcept.strict") #8
  %39 = tail call fp128 @llvm.experimental.constrained.fsub.f128(fp128 %36, fp128 %38, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %40 = tail call double @llvm.experimental.constrained.fptrunc.f64.f128(fp128 %39, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %41 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, double noundef %40) #8
  %42 = tail call float @llvm.experimental.constrained.sitofp.f32.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %43 = tail call float @llvm.experimental.constrained.fadd.f32(float %42, float 0.000000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %44 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %43, metadata !"fpexcept.strict") #8
  %45 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float 1.000000e+00, metadata !"fpexcept.strict") #8
  %46 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float 0.000000e+00, metadata !"fpexcept.strict") #8
  %47 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float 1.000000e+00, metadata !"fpexcept.strict") #8
  %48 = tail call double @llvm.experimental.constrained.fmul.f64(double 8.000000e-01, double %46, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %49 = tail call double @llvm.experimental.constrained.fmul.f64(double 8.000000e-01, double %47, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %50 = tail call double @llvm.experimental.constrained.fadd.f64(double 6.000000e-01, double %48, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %51 = tail call fastcc { double, double } @rotate(double noundef %44, double noundef %45, double noundef %50, double noundef %49) #8
  %52 = extractvalue { double, double } %51, 0
  %53 = extractvalue { double, double } %51, 1
  %54 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, double noundef %52, double noundef %53) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  store volatile double 4.000000e+09, ptr %1, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store volatile double -3.990000e+00, ptr %2, align 8, !tbaa !9
  %55 = load volatile double, ptr %1, align 8, !tbaa !9
  %56 = tail call i32 @llvm.experimental.constrained.fptoui.i32.f64(double %55, metadata !"fpexcept.strict") #8
  %57 = load volatile double, ptr %2, align 8, !tbaa !9
  %58 = tail call i32 @llvm.experimental.constrained.fptosi.i32.f64(double %57, metadata !"fpexcept.strict") #8
  %59 = load volatile double, ptr %1, align 8, !tbaa !9
  %60 = tail call double @llvm.experimental.constrained.sitofp.f64.i32(i32 -1000, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %61 = tail call double @llvm.experimental.constrained.fmul.f64(double %59, double %60, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %62 = tail call i64 @llvm.experimental.constrained.fptosi.i64.f64(double %61, metadata !"fpexcept.strict") #8
  %63 = load volatile double, ptr %1, align 8, !tbaa !9
  %64 = tail call double @llvm.experimental.constrained.fmul.f64(double %63, double 2.000000e+09, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %65 = tail call i64 @llvm.experimental.constrained.fptoui.i64.f64(double %64, metadata !"fpexcept.strict") #8
  %66 = load volatile double, ptr %2, align 8, !tbaa !9
  %67 = tail call i16 @llvm.experimental.constrained.fptosi.i16.f64(double %66, metadata !"fpexcept.strict") #8
  %68 = sext i16 %67 to i32
  %69 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %56, i32 noundef %58, i64 noundef %62, i64 noundef %65, i32 noundef %68) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store volatile i64 -1025, ptr %3, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store volatile i64 -9223372036854775807, ptr %4, align 8, !tbaa !11
  %70 = load volatile i64, ptr %3, align 8, !tbaa !11
  %71 = tail call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %70, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %72 = load volatile i64, ptr %4, align 8, !tbaa !11
  %73 = tail call double @llvm.experimental.constrained.sitofp.f64.i64(i64 %72, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %74 = load volatile i64, ptr %3, align 8, !tbaa !11
  %75 = tail call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %74, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %76 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %75, metadata !"fpexcept.strict") #8
  %77 = load volatile i64, ptr %3, align 8, !tbaa !11
  %78 = tail call x86_fp80 @llvm.experimental.constrained.uitofp.f80.i64(i64 %77, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %79 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, double noundef %71, double noundef %73, double noundef %76, x86_fp80 noundef %78) #8
  %80 = tail call double @llvm.experimental.constrained.sitofp.f64.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %81 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float 0x7FF8000000000000, metadata !"fpexcept.strict") #8
  %82 = tail call double @llvm.experimental.constrained.minnum.f64(double %80, double %81, metadata !"fpexcept.strict") #8
  %83 = tail call double @llvm.experimental.constrained.sitofp.f64.i32(i32 2, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %84 = tail call double @llvm.experimental.constrained.maxnum.f64(double -5.000000e-01, double %83, metadata !"fpexcept.strict") #8
  %85 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, double noundef %82, double noundef %84, double noundef 0.000000e+00) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  ret i32 0

86:                                               ; preds = %91
  %87 = getelementptr inbounds nuw double, ptr @specials, i64 %6
  %88 = load double, ptr %87, align 8, !tbaa !9
  %89 = bitcast double %88 to i64
  %90 = icmp slt i64 %89, 0
  br i1 %90, label %101, label %104

91:                                               ; preds = %5, %91
  %92 = phi i64 [ 0, %5 ], [ %99, %91 ]
  %93 = phi i32 [ %7, %5 ], [ %98, %91 ]
  %94 = mul i32 %93, 33
  %95 = getelementptr inbounds nuw double, ptr @specials, i64 %92
  %96 = load double, ptr %95, align 8, !tbaa !9
  %97 = tail call fastcc i32 @compare(double noundef %9, double noundef %96) #8
  %98 = add i32 %97, %94
  %99 = add nuw nsw i64 %92, 1
  %100 = icmp eq i64 %99, 11
  br i1 %100, label %86, label %91, !llvm.loop !13

101:                                              ; preds = %86
  %102 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %88, double %88, metadata !"oeq", metadata !"fpexcept.strict") #8
  %103 = zext i1 %102 to i32
  br label %104

104:                                              ; preds = %101, %86
  %105 = phi i32 [ 0, %86 ], [ %103, %101 ]
  %106 = tail call i1 @llvm.is.fpclass.f64(double %88, i32 3) #8
  %107 = zext i1 %106 to i32
  %108 = tail call double @llvm.fabs.f64(double %88) #8
  %109 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %108, double 0x7FF0000000000000, metadata !"oeq", metadata !"fpexcept.strict") #8
  %110 = zext i1 %109 to i32
  %111 = tail call i1 @llvm.is.fpclass.f64(double %88, i32 504) #8
  %112 = zext i1 %111 to i32
  %113 = tail call double @llvm.experimental.constrained.trunc.f64(double %88, metadata !"fpexcept.strict") #8
  %114 = bitcast double %113 to i64
  %115 = icmp eq i64 %114, -2251799813685248
  %116 = select i1 %115, i64 9221120237041090560, i64 %114
  %117 = bitcast double %108 to i64
  %118 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %88, double %88, metadata !"oeq", metadata !"fpexcept.strict") #8
  br i1 %118, label %121, label %119

119:                                              ; preds = %104
  %120 = tail call double @llvm.experimental.constrained.sitofp.f64.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  br label %121

121:                                              ; preds = %104, %119
  %122 = phi double [ %120, %119 ], [ %88, %104 ]
  %123 = tail call double @llvm.copysign.f64(double 2.000000e+00, double %122) #8
  %124 = bitcast double %123 to i64
  %125 = icmp eq i64 %124, -2251799813685248
  %126 = select i1 %125, i64 9221120237041090560, i64 %124
  %127 = trunc nuw nsw i64 %6 to i32
  %128 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %127, i32 noundef %98, i32 noundef %105, i32 noundef %107, i32 noundef %110, i32 noundef %112, i64 noundef %116, i64 noundef %117, i64 noundef %126) #8
  %129 = add nuw nsw i64 %6, 1
  %130 = icmp eq i64 %129, 11
  br i1 %130, label %10, label %5, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) uwtable
define internal fastcc range(i32 0, 512) i32 @compare(double noundef %0, double noundef %1) unnamed_addr #2 {
  %3 = tail call i1 @llvm.experimental.constrained.fcmps.f64(double %0, double %1, metadata !"olt", metadata !"fpexcept.strict") #8
  %4 = zext i1 %3 to i32
  %5 = tail call i1 @llvm.experimental.constrained.fcmps.f64(double %0, double %1, metadata !"ole", metadata !"fpexcept.strict") #8
  %6 = select i1 %5, i32 2, i32 0
  %7 = or disjoint i32 %6, %4
  %8 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %0, double %1, metadata !"oeq", metadata !"fpexcept.strict") #8
  %9 = select i1 %8, i32 4, i32 0
  %10 = or disjoint i32 %7, %9
  %11 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %0, double %1, metadata !"une", metadata !"fpexcept.strict") #8
  %12 = select i1 %11, i32 8, i32 0
  %13 = or disjoint i32 %10, %12
  %14 = tail call i1 @llvm.experimental.constrained.fcmps.f64(double %0, double %1, metadata !"oge", metadata !"fpexcept.strict") #8
  %15 = select i1 %14, i32 16, i32 0
  %16 = or disjoint i32 %13, %15
  %17 = tail call i1 @llvm.experimental.constrained.fcmps.f64(double %0, double %1, metadata !"ogt", metadata !"fpexcept.strict") #8
  %18 = select i1 %17, i32 32, i32 0
  %19 = or disjoint i32 %16, %18
  %20 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %0, double %1, metadata !"uno", metadata !"fpexcept.strict") #8
  %21 = select i1 %20, i32 64, i32 0
  %22 = or i32 %19, %21
  %23 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %0, double %1, metadata !"one", metadata !"fpexcept.strict") #8
  %24 = select i1 %23, i32 128, i32 0
  %25 = or i32 %22, %24
  %26 = tail call i1 @llvm.experimental.constrained.fcmps.f64(double %0, double %1, metadata !"olt", metadata !"fpexcept.strict") #8
  %27 = select i1 %26, i32 0, i32 256
  %28 = or i32 %25, %27
  ret i32 %28
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.trunc.f64(double, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sitofp.f64.i32(i32, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #5

; Function Attrs: nofree noinline norecurse nosync nounwind strictfp memory(inaccessiblemem: readwrite) uwtable
define internal fastcc double @poly(double noundef %0) unnamed_addr #6 {
  %2 = tail call double @llvm.experimental.constrained.sitofp.f64.i32(i32 0, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  br label %4

3:                                                ; preds = %4
  ret double %11

4:                                                ; preds = %1, %4
  %5 = phi i64 [ 4, %1 ], [ %12, %4 ]
  %6 = phi double [ %2, %1 ], [ %11, %4 ]
  %7 = tail call double @llvm.experimental.constrained.fmul.f64(double %0, double %0, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %8 = tail call double @llvm.experimental.constrained.fmul.f64(double %6, double %7, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %9 = getelementptr inbounds nuw double, ptr @poly.c, i64 %5
  %10 = load double, ptr %9, align 8, !tbaa !9
  %11 = tail call double @llvm.experimental.constrained.fadd.f64(double %8, double %10, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %12 = add nsw i64 %5, -1
  %13 = icmp eq i64 %5, 0
  br i1 %13, label %3, label %4, !llvm.loop !17
}

; Function Attrs: nofree noinline norecurse nosync nounwind strictfp memory(inaccessiblemem: readwrite) uwtable
define internal fastcc x86_fp80 @series(i32 noundef range(i32 10, 1001) %0) unnamed_addr #6 {
  %2 = tail call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 0, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %3 = tail call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  br label %7

4:                                                ; preds = %7
  %5 = tail call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 4, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %6 = tail call x86_fp80 @llvm.experimental.constrained.fmul.f80(x86_fp80 %5, x86_fp80 %15, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  ret x86_fp80 %6

7:                                                ; preds = %1, %7
  %8 = phi i32 [ 0, %1 ], [ %16, %7 ]
  %9 = phi x86_fp80 [ %3, %1 ], [ %17, %7 ]
  %10 = phi x86_fp80 [ %2, %1 ], [ %15, %7 ]
  %11 = shl nuw nsw i32 %8, 1
  %12 = or disjoint i32 %11, 1
  %13 = tail call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 %12, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %14 = tail call x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80 %9, x86_fp80 %13, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %15 = tail call x86_fp80 @llvm.experimental.constrained.fadd.f80(x86_fp80 %10, x86_fp80 %14, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %16 = add nuw nsw i32 %8, 1
  %17 = fneg x86_fp80 %9
  %18 = icmp eq i32 %16, %0
  br i1 %18, label %4, label %7, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fmul.f80(x86_fp80, x86_fp80, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptosi.i32.f80(x86_fp80, metadata) #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) uwtable
define internal fastcc float @mix(float noundef %0, float noundef %1, float noundef %2) unnamed_addr #2 {
  %4 = tail call float @llvm.experimental.constrained.fsub.f32(float %1, float %0, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %5 = tail call float @llvm.experimental.constrained.fmul.f32(float %4, float %2, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %6 = tail call float @llvm.experimental.constrained.fadd.f32(float %0, float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  ret float %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata) #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) uwtable
define internal fastcc float @halves(float noundef %0) unnamed_addr #2 {
  %2 = tail call half @llvm.experimental.constrained.fptrunc.f16.f32(float %0, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %3 = tail call float @llvm.experimental.constrained.fpext.f32.f16(half %2, metadata !"fpexcept.strict") #8
  %4 = tail call half @llvm.experimental.constrained.fptrunc.f16.f32(float 1.500000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %5 = tail call float @llvm.experimental.constrained.fpext.f32.f16(half %4, metadata !"fpexcept.strict") #8
  %6 = tail call float @llvm.experimental.constrained.fmul.f32(float %3, float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %7 = tail call half @llvm.experimental.constrained.fptrunc.f16.f32(float %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %8 = tail call float @llvm.experimental.constrained.fpext.f32.f16(half %7, metadata !"fpexcept.strict") #8
  %9 = tail call half @llvm.experimental.constrained.sitofp.f16.i32(i32 3, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %10 = tail call float @llvm.experimental.constrained.fpext.f32.f16(half %9, metadata !"fpexcept.strict") #8
  %11 = tail call float @llvm.experimental.constrained.fdiv.f32(float %8, float %10, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %12 = tail call float @llvm.experimental.constrained.fpext.f32.f16(half %2, metadata !"fpexcept.strict") #8
  %13 = tail call float @llvm.experimental.constrained.fadd.f32(float %12, float %11, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %14 = tail call half @llvm.experimental.constrained.fptrunc.f16.f32(float %13, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %15 = tail call i1 @llvm.experimental.constrained.fcmps.f16(half %14, half %7, metadata !"ogt", metadata !"fpexcept.strict") #8
  br i1 %15, label %20, label %16

16:                                               ; preds = %1
  %17 = tail call float @llvm.experimental.constrained.fpext.f32.f16(half %7, metadata !"fpexcept.strict") #8
  %18 = fneg float %17
  %19 = tail call half @llvm.experimental.constrained.fptrunc.f16.f32(float %18, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  br label %20

20:                                               ; preds = %1, %16
  %21 = phi half [ %19, %16 ], [ %14, %1 ]
  %22 = tail call float @llvm.experimental.constrained.fpext.f32.f16(half %21, metadata !"fpexcept.strict") #8
  ret float %22
}

; Function Attrs: nofree noinline norecurse nosync nounwind strictfp memory(inaccessiblemem: readwrite) uwtable
define internal fastcc fp128 @quad(fp128 noundef %0) unnamed_addr #6 {
  %2 = tail call fp128 @llvm.experimental.constrained.sitofp.f128.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  br label %3

3:                                                ; preds = %1, %11
  %4 = phi fp128 [ %2, %1 ], [ %12, %11 ]
  %5 = phi i32 [ 1000, %1 ], [ %13, %11 ]
  %6 = phi fp128 [ %0, %1 ], [ %14, %11 ]
  %7 = and i32 %5, 1
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %3
  %10 = tail call fp128 @llvm.experimental.constrained.fmul.f128(fp128 %4, fp128 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  br label %11

11:                                               ; preds = %3, %9
  %12 = phi fp128 [ %10, %9 ], [ %4, %3 ]
  %13 = lshr i32 %5, 1
  %14 = tail call fp128 @llvm.experimental.constrained.fmul.f128(fp128 %6, fp128 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %15 = icmp eq i32 %13, 0
  br i1 %15, label %16, label %3, !llvm.loop !19

16:                                               ; preds = %11
  ret fp128 %12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare fp128 @llvm.experimental.constrained.fpext.f128.f64(double, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fptrunc.f64.f128(fp128, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare fp128 @llvm.experimental.constrained.fsub.f128(fp128, fp128, metadata, metadata) #4

; Function Attrs: noinline nounwind strictfp uwtable
define internal fastcc { double, double } @rotate(double noundef %0, double noundef %1, double noundef %2, double noundef %3) unnamed_addr #7 {
  br label %5

5:                                                ; preds = %4, %22
  %6 = phi i32 [ 8, %4 ], [ %40, %22 ]
  %7 = phi double [ %1, %4 ], [ %39, %22 ]
  %8 = phi double [ %0, %4 ], [ %38, %22 ]
  %9 = tail call double @llvm.experimental.constrained.fmul.f64(double %8, double %2, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %10 = tail call double @llvm.experimental.constrained.fmul.f64(double %7, double %3, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %11 = tail call double @llvm.experimental.constrained.fmul.f64(double %8, double %3, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %12 = tail call double @llvm.experimental.constrained.fmul.f64(double %7, double %2, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %13 = tail call double @llvm.experimental.constrained.fsub.f64(double %9, double %10, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %14 = tail call double @llvm.experimental.constrained.fadd.f64(double %11, double %12, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %15 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %13, double %13, metadata !"uno", metadata !"fpexcept.strict") #8
  br i1 %15, label %16, label %22, !prof !20

16:                                               ; preds = %5
  %17 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %14, double %14, metadata !"uno", metadata !"fpexcept.strict") #8
  br i1 %17, label %18, label %22, !prof !20

18:                                               ; preds = %16
  %19 = tail call { double, double } @__muldc3(double noundef %8, double noundef %7, double noundef %2, double noundef %3) #9
  %20 = extractvalue { double, double } %19, 0
  %21 = extractvalue { double, double } %19, 1
  br label %22

22:                                               ; preds = %18, %16, %5
  %23 = phi double [ %13, %5 ], [ %13, %16 ], [ %20, %18 ]
  %24 = phi double [ %14, %5 ], [ %14, %16 ], [ %21, %18 ]
  %25 = tail call float @llvm.experimental.constrained.sitofp.f32.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %26 = tail call float @llvm.experimental.constrained.sitofp.f32.i32(i32 2, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %27 = tail call float @llvm.experimental.constrained.fmul.f32(float %26, float 0.000000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %28 = tail call float @llvm.experimental.constrained.fmul.f32(float %26, float 1.000000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %29 = tail call float @llvm.experimental.constrained.fsub.f32(float %25, float %27, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %30 = fneg float %28
  %31 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %29, metadata !"fpexcept.strict") #8
  %32 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %30, metadata !"fpexcept.strict") #8
  %33 = tail call double @llvm.experimental.constrained.sitofp.f64.i32(i32 3, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %34 = tail call double @llvm.experimental.constrained.fadd.f64(double %2, double %33, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %35 = tail call { double, double } @__divdc3(double noundef %31, double noundef %32, double noundef %34, double noundef %3) #9
  %36 = extractvalue { double, double } %35, 0
  %37 = extractvalue { double, double } %35, 1
  %38 = tail call double @llvm.experimental.constrained.fadd.f64(double %23, double %36, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %39 = tail call double @llvm.experimental.constrained.fadd.f64(double %24, double %37, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %40 = add nsw i32 %6, -1
  %41 = icmp eq i32 %6, 0
  br i1 %41, label %42, label %5, !llvm.loop !21

42:                                               ; preds = %22
  %43 = insertvalue { double, double } poison, double %38, 0
  %44 = insertvalue { double, double } %43, double %39, 1
  ret { double, double } %44
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptoui.i32.f64(double, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptosi.i32.f64(double, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptosi.i64.f64(double, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptoui.i64.f64(double, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i16 @llvm.experimental.constrained.fptosi.i16.f64(double, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.uitofp.f64.i64(i64, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sitofp.f64.i64(i64, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.uitofp.f32.i64(i64, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.uitofp.f80.i64(i64, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.minnum.f64(double, double, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.maxnum.f64(double, double, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmps.f64(double, double, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80, x86_fp80, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fadd.f80(x86_fp80, x86_fp80, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fsub.f32(float, float, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fmul.f32(float, float, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare half @llvm.experimental.constrained.fptrunc.f16.f32(float, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fpext.f32.f16(half, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare half @llvm.experimental.constrained.sitofp.f16.i32(i32, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmps.f16(half, half, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare fp128 @llvm.experimental.constrained.sitofp.f128.i32(i32, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare fp128 @llvm.experimental.constrained.fmul.f128(fp128, fp128, metadata, metadata) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fsub.f64(double, double, metadata, metadata) #4

declare { double, double } @__muldc3(double, double, double, double) local_unnamed_addr

declare { double, double } @__divdc3(double, double, double, double) local_unnamed_addr

attributes #0 = { nounwind strictfp uwtable "min-legal-vector-width"="0" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nofree noinline norecurse nosync nounwind strictfp memory(inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline nounwind strictfp uwtable "min-legal-vector-width"="0" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { strictfp }
attributes #9 = { nounwind strictfp }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !7, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = distinct !{!17, !14, !15}
!18 = distinct !{!18, !14, !15}
!19 = distinct !{!19, !14, !15}
!20 = !{!"branch_weights", i32 1, i32 1048575}
!21 = distinct !{!21, !14, !15}

; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = alloca double, align 8
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  br label %5

5:                                                ; preds = %0, %5
  %6 = phi i64 [ 0, %0 ], [ %69, %5 ]
  %7 = phi i32 [ 0, %0 ], [ %42, %5 ]
  %8 = getelementptr inbounds [11 x double], [11 x double]* @specials, i64 0, i64 %6
  %9 = load double, double* %8, align 8, !tbaa !5
  %10 = mul i32 %7, 33
  %11 = tail call fastcc i32 @compare(double noundef %9, double noundef 0.000000e+00)
  %12 = add i32 %11, %10
  %13 = mul i32 %12, 33
  %14 = tail call fastcc i32 @compare(double noundef %9, double noundef -0.000000e+00)
  %15 = add i32 %14, %13
  %16 = mul i32 %15, 33
  %17 = tail call fastcc i32 @compare(double noundef %9, double noundef 1.000000e+00)
  %18 = add i32 %17, %16
  %19 = mul i32 %18, 33
  %20 = tail call fastcc i32 @compare(double noundef %9, double noundef -1.500000e+00)
  %21 = add i32 %20, %19
  %22 = mul i32 %21, 33
  %23 = tail call fastcc i32 @compare(double noundef %9, double noundef 1.000000e+300)
  %24 = add i32 %23, %22
  %25 = mul i32 %24, 33
  %26 = tail call fastcc i32 @compare(double noundef %9, double noundef -1.000000e-310)
  %27 = add i32 %26, %25
  %28 = mul i32 %27, 33
  %29 = tail call fastcc i32 @compare(double noundef %9, double noundef 0x7FF0000000000000)
  %30 = add i32 %29, %28
  %31 = mul i32 %30, 33
  %32 = tail call fastcc i32 @compare(double noundef %9, double noundef 0xFFF0000000000000)
  %33 = add i32 %32, %31
  %34 = mul i32 %33, 33
  %35 = tail call fastcc i32 @compare(double noundef %9, double noundef 0x7FF8000000000000)
  %36 = add i32 %35, %34
  %37 = mul i32 %36, 33
  %38 = tail call fastcc i32 @compare(double noundef %9, double noundef 0x47EFFFFFE0000000)
  %39 = add i32 %38, %37
  %40 = mul i32 %39, 33
  %41 = tail call fastcc i32 @compare(double noundef %9, double noundef 0x400921FB54442D11)
  %42 = add i32 %41, %40
  %43 = bitcast double %9 to i64
  %44 = icmp slt i64 %43, 0
  %45 = icmp ne i64 %6, 8
  %46 = select i1 %44, i1 %45, i1 false
  %47 = zext i1 %46 to i32
  %48 = icmp eq i64 %6, 8
  %49 = zext i1 %48 to i32
  %50 = tail call double @llvm.fabs.f64(double %9) #7
  %51 = fcmp oeq double %50, 0x7FF0000000000000
  %52 = zext i1 %51 to i32
  %53 = fcmp one double %50, 0x7FF0000000000000
  %54 = zext i1 %53 to i32
  %55 = tail call double @llvm.trunc.f64(double %9)
  %56 = bitcast double %55 to i64
  %57 = icmp eq i64 %56, -2251799813685248
  %58 = select i1 %57, i64 9221120237041090560, i64 %56
  %59 = bitcast double %50 to i64
  %60 = icmp eq i64 %59, -2251799813685248
  %61 = select i1 %60, i64 9221120237041090560, i64 %59
  %62 = select i1 %48, double 1.000000e+00, double %9
  %63 = tail call double @llvm.copysign.f64(double 2.000000e+00, double %62)
  %64 = bitcast double %63 to i64
  %65 = icmp eq i64 %64, -2251799813685248
  %66 = select i1 %65, i64 9221120237041090560, i64 %64
  %67 = trunc i64 %6 to i32
  %68 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([88 x i8], [88 x i8]* @.str, i64 0, i64 0), i32 noundef %67, i32 noundef %42, i32 noundef %47, i32 noundef %49, i32 noundef %52, i32 noundef %54, i64 noundef %58, i64 noundef %61, i64 noundef %66)
  %69 = add nuw nsw i64 %6, 1
  %70 = icmp eq i64 %69, 11
  br i1 %70, label %71, label %5, !llvm.loop !9

71:                                               ; preds = %5
  %72 = tail call fastcc double @poly(double noundef 1.000000e-01)
  %73 = tail call fastcc double @poly(double noundef -1.250000e+00)
  %74 = tail call fastcc double @poly(double noundef 2.000000e+00)
  %75 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), double noundef %72, double noundef %73, double noundef %74)
  %76 = tail call fastcc x86_fp80 @series(i32 noundef 1000)
  %77 = tail call fastcc x86_fp80 @series(i32 noundef 10)
  %78 = fmul x86_fp80 %77, 0xK4012F424000000000000
  %79 = fptosi x86_fp80 %78 to i32
  %80 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), x86_fp80 noundef %76, i32 noundef %79)
  %81 = tail call fastcc float @mix(float noundef 1.000000e+00, float noundef 3.000000e+00, float noundef 2.500000e-01)
  %82 = fpext float %81 to double
  %83 = tail call fastcc float @mix(float noundef 0xC415AF1D80000000, float noundef 0x4415AF1D80000000, float noundef 0x3FD3333340000000)
  %84 = fpext float %83 to double
  %85 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i64 0, i64 0), double noundef %82, double noundef %84)
  %86 = tail call fastcc float @halves(float noundef 2.000000e+00)
  %87 = fpext float %86 to double
  %88 = tail call fastcc float @halves(float noundef -8.000000e+00)
  %89 = fpext float %88 to double
  %90 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), double noundef %87, double noundef %89)
  %91 = tail call fastcc fp128 @quad()
  %92 = fptrunc fp128 %91 to double
  %93 = fpext double %92 to fp128
  %94 = fsub fp128 %91, %93
  %95 = fptrunc fp128 %94 to double
  %96 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i64 0, i64 0), double noundef %95)
  %97 = tail call fastcc { double, double } @rotate()
  %98 = extractvalue { double, double } %97, 0
  %99 = extractvalue { double, double } %97, 1
  %100 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([21 x i8], [21 x i8]* @.str.6, i64 0, i64 0), double noundef %98, double noundef %99)
  %101 = bitcast double* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %101)
  store volatile double 4.000000e+09, double* %1, align 8, !tbaa !5
  %102 = bitcast double* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %102)
  store volatile double -3.990000e+00, double* %2, align 8, !tbaa !5
  %103 = load volatile double, double* %1, align 8, !tbaa !5
  %104 = fptoui double %103 to i32
  %105 = load volatile double, double* %2, align 8, !tbaa !5
  %106 = fptosi double %105 to i32
  %107 = load volatile double, double* %1, align 8, !tbaa !5
  %108 = fmul double %107, -1.000000e+03
  %109 = fptosi double %108 to i64
  %110 = load volatile double, double* %1, align 8, !tbaa !5
  %111 = fmul double %110, 2.000000e+09
  %112 = fptoui double %111 to i64
  %113 = load volatile double, double* %2, align 8, !tbaa !5
  %114 = fptosi double %113 to i16
  %115 = sext i16 %114 to i32
  %116 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([28 x i8], [28 x i8]* @.str.7, i64 0, i64 0), i32 noundef %104, i32 noundef %106, i64 noundef %109, i64 noundef %112, i32 noundef %115)
  %117 = bitcast i64* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %117)
  store volatile i64 -1025, i64* %3, align 8, !tbaa !11
  %118 = bitcast i64* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %118)
  store volatile i64 -9223372036854775807, i64* %4, align 8, !tbaa !11
  %119 = load volatile i64, i64* %3, align 8, !tbaa !11
  %120 = uitofp i64 %119 to double
  %121 = load volatile i64, i64* %4, align 8, !tbaa !11
  %122 = sitofp i64 %121 to double
  %123 = load volatile i64, i64* %3, align 8, !tbaa !11
  %124 = uitofp i64 %123 to float
  %125 = fpext float %124 to double
  %126 = load volatile i64, i64* %3, align 8, !tbaa !11
  %127 = uitofp i64 %126 to x86_fp80
  %128 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.8, i64 0, i64 0), double noundef %120, double noundef %122, double noundef %125, x86_fp80 noundef %127)
  %129 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([17 x i8], [17 x i8]* @.str.9, i64 0, i64 0), double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 0.000000e+00)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %118)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %117)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %102)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %101)
  ret i32 0
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @compare(double noundef %0, double noundef %1) unnamed_addr #2 {
  %3 = fcmp olt double %0, %1
  %4 = zext i1 %3 to i32
  %5 = fcmp ole double %0, %1
  %6 = select i1 %5, i32 2, i32 0
  %7 = or i32 %6, %4
  %8 = fcmp oeq double %0, %1
  %9 = select i1 %8, i32 4, i32 0
  %10 = or i32 %7, %9
  %11 = fcmp une double %0, %1
  %12 = select i1 %11, i32 8, i32 0
  %13 = or i32 %10, %12
  %14 = fcmp oge double %0, %1
  %15 = select i1 %14, i32 16, i32 0
  %16 = or i32 %13, %15
  %17 = fcmp ogt double %0, %1
  %18 = select i1 %17, i32 32, i32 0
  %19 = or i32 %16, %18
  %20 = fcmp uno double %0, %1
  %21 = select i1 %20, i32 64, i32 0
  %22 = or i32 %19, %21
  %23 = fcmp one double %0, %1
  %24 = select i1 %23, i32 128, i32 0
  %25 = or i32 %22, %24
  %26 = select i1 %3, i32 0, i32 256
  %27 = or i32 %25, %26
  ret i32 %27
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.trunc.f64(double) #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.copysign.f64(double, double) #4

; Function Attrs: nofree noinline norecurse nosync nounwind readnone uwtable
define internal fastcc double @poly(double noundef %0) unnamed_addr #5 {
  %2 = fmul double %0, %0
  %3 = fmul double %2, 0.000000e+00
  %4 = fadd double %3, 0x3EFA01A01A01A01A
  %5 = fmul double %2, %4
  %6 = fadd double %5, 0xBF56C16C16C16C17
  %7 = fmul double %2, %6
  %8 = fadd double %7, 0x3FA5555555555555
  %9 = fmul double %2, %8
  %10 = fadd double %9, -5.000000e-01
  %11 = fmul double %2, %10
  %12 = fadd double %11, 1.000000e+00
  ret double %12
}

; Function Attrs: nofree noinline norecurse nosync nounwind readnone uwtable
define internal fastcc x86_fp80 @series(i32 noundef %0) unnamed_addr #5 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %23

3:                                                ; preds = %1
  %4 = and i32 %0, 1
  %5 = icmp eq i32 %0, 1
  br i1 %5, label %12, label %6

6:                                                ; preds = %3
  %7 = and i32 %0, -2
  br label %25

8:                                                ; preds = %25
  %9 = shl nuw i32 %39, 1
  %10 = or i32 %9, 1
  %11 = sitofp i32 %10 to x86_fp80
  br label %12

12:                                               ; preds = %8, %3
  %13 = phi x86_fp80 [ undef, %3 ], [ %38, %8 ]
  %14 = phi x86_fp80 [ 0xK3FFF8000000000000000, %3 ], [ %11, %8 ]
  %15 = phi x86_fp80 [ 0xK00000000000000000000, %3 ], [ %38, %8 ]
  %16 = icmp eq i32 %4, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %12
  %18 = fdiv x86_fp80 0xK3FFF8000000000000000, %14
  %19 = fadd x86_fp80 %15, %18
  br label %20

20:                                               ; preds = %12, %17
  %21 = phi x86_fp80 [ %13, %12 ], [ %19, %17 ]
  %22 = fmul x86_fp80 %21, 0xK40018000000000000000
  br label %23

23:                                               ; preds = %20, %1
  %24 = phi x86_fp80 [ 0xK00000000000000000000, %1 ], [ %22, %20 ]
  ret x86_fp80 %24

25:                                               ; preds = %25, %6
  %26 = phi i32 [ 0, %6 ], [ %39, %25 ]
  %27 = phi x86_fp80 [ 0xK00000000000000000000, %6 ], [ %38, %25 ]
  %28 = phi i32 [ 0, %6 ], [ %40, %25 ]
  %29 = shl nuw nsw i32 %26, 1
  %30 = or i32 %29, 1
  %31 = sitofp i32 %30 to x86_fp80
  %32 = fdiv x86_fp80 0xK3FFF8000000000000000, %31
  %33 = fadd x86_fp80 %27, %32
  %34 = shl nuw i32 %26, 1
  %35 = or i32 %34, 3
  %36 = sitofp i32 %35 to x86_fp80
  %37 = fdiv x86_fp80 0xKBFFF8000000000000000, %36
  %38 = fadd x86_fp80 %33, %37
  %39 = add nuw nsw i32 %26, 2
  %40 = add i32 %28, 2
  %41 = icmp eq i32 %40, %7
  br i1 %41, label %8, label %25, !llvm.loop !13
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc float @mix(float noundef %0, float noundef %1, float noundef %2) unnamed_addr #2 {
  %4 = fsub float %1, %0
  %5 = fmul float %4, %2
  %6 = fadd float %5, %0
  ret float %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc float @halves(float noundef %0) unnamed_addr #2 {
  %2 = fmul float %0, 1.500000e+00
  %3 = fdiv float %2, 3.000000e+00
  %4 = fadd float %3, %0
  %5 = fcmp ogt float %4, %2
  %6 = fneg float %2
  %7 = select i1 %5, float %4, float %6
  ret float %7
}

; Function Attrs: nofree noinline norecurse nosync nounwind readnone uwtable
define internal fastcc fp128 @quad() unnamed_addr #5 {
  ret fp128 0xLC8884E75EF740C413FFF00068DCE2F15
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc { double, double } @rotate() unnamed_addr #6 {
  br label %1

1:                                                ; preds = %0, %18
  %2 = phi i32 [ 8, %0 ], [ %26, %18 ]
  %3 = phi double [ 1.000000e+00, %0 ], [ %25, %18 ]
  %4 = phi double [ 1.000000e+00, %0 ], [ %24, %18 ]
  %5 = fmul double %4, 6.000000e-01
  %6 = fmul double %3, 8.000000e-01
  %7 = fmul double %4, 8.000000e-01
  %8 = fmul double %3, 6.000000e-01
  %9 = fsub double %5, %6
  %10 = fadd double %7, %8
  %11 = fcmp uno double %9, 0.000000e+00
  br i1 %11, label %12, label %18, !prof !14

12:                                               ; preds = %1
  %13 = fcmp uno double %10, 0.000000e+00
  br i1 %13, label %14, label %18, !prof !14

14:                                               ; preds = %12
  %15 = tail call { double, double } @__muldc3(double noundef %4, double noundef %3, double noundef 6.000000e-01, double noundef 8.000000e-01) #8
  %16 = extractvalue { double, double } %15, 0
  %17 = extractvalue { double, double } %15, 1
  br label %18

18:                                               ; preds = %1, %12, %14
  %19 = phi double [ %9, %1 ], [ %9, %12 ], [ %16, %14 ]
  %20 = phi double [ %10, %1 ], [ %10, %12 ], [ %17, %14 ]
  %21 = tail call { double, double } @__divdc3(double noundef 1.000000e+00, double noundef -2.000000e+00, double noundef 3.600000e+00, double noundef 8.000000e-01) #8
  %22 = extractvalue { double, double } %21, 0
  %23 = extractvalue { double, double } %21, 1
  %24 = fadd double %19, %22
  %25 = fadd double %20, %23
  %26 = add nsw i32 %2, -1
  %27 = icmp eq i32 %2, 0
  br i1 %27, label %28, label %1, !llvm.loop !15

28:                                               ; preds = %18
  %29 = insertvalue { double, double } poison, double %24, 0
  %30 = insertvalue { double, double } %29, double %25, 1
  ret { double, double } %30
}

declare { double, double } @__muldc3(double, double, double, double) local_unnamed_addr

declare { double, double } @__divdc3(double, double, double, double) local_unnamed_addr

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nofree noinline norecurse nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { readnone }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"double", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !7, i64 0}
!13 = distinct !{!13, !10}
!14 = !{!"branch_weights", i32 1, i32 1048575}
!15 = distinct !{!15, !10}

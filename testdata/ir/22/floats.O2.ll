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

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca double, align 8
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  br label %5

5:                                                ; preds = %0, %5
  %6 = phi i64 [ 0, %0 ], [ %67, %5 ]
  %7 = phi i32 [ 0, %0 ], [ %42, %5 ]
  %8 = getelementptr inbounds nuw double, ptr @specials, i64 %6
  %9 = load double, ptr %8, align 8, !tbaa !9
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
  %45 = fcmp ord double %9, 0.000000e+00
  %46 = and i1 %45, %44
  %47 = zext i1 %46 to i32
  %48 = fcmp uno double %9, 0.000000e+00
  %49 = zext i1 %48 to i32
  %50 = tail call double @llvm.fabs.f64(double %9)
  %51 = fcmp oeq double %50, 0x7FF0000000000000
  %52 = zext i1 %51 to i32
  %53 = fcmp one double %50, 0x7FF0000000000000
  %54 = zext i1 %53 to i32
  %55 = tail call double @llvm.trunc.f64(double %9)
  %56 = bitcast double %55 to i64
  %57 = icmp eq i64 %56, -2251799813685248
  %58 = select i1 %57, i64 9221120237041090560, i64 %56
  %59 = bitcast double %50 to i64
  %60 = tail call double @llvm.copysign.f64(double 2.000000e+00, double %9)
  %61 = select i1 %45, double %60, double 2.000000e+00
  %62 = bitcast double %61 to i64
  %63 = icmp eq i64 %62, -2251799813685248
  %64 = select i1 %63, i64 9221120237041090560, i64 %62
  %65 = trunc nuw nsw i64 %6 to i32
  %66 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %65, i32 noundef %42, i32 noundef %47, i32 noundef %49, i32 noundef %52, i32 noundef %54, i64 noundef %58, i64 noundef %59, i64 noundef %64)
  %67 = add nuw nsw i64 %6, 1
  %68 = icmp eq i64 %67, 11
  br i1 %68, label %69, label %5, !llvm.loop !11

69:                                               ; preds = %5
  %70 = tail call fastcc double @poly(double noundef 1.000000e-01)
  %71 = tail call fastcc double @poly(double noundef -1.250000e+00)
  %72 = tail call fastcc double @poly(double noundef 2.000000e+00)
  %73 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %70, double noundef %71, double noundef %72)
  %74 = tail call fastcc x86_fp80 @series(i32 noundef 1000)
  %75 = tail call fastcc x86_fp80 @series(i32 noundef 10)
  %76 = fmul x86_fp80 %75, 0xK4012F424000000000000
  %77 = fptosi x86_fp80 %76 to i32
  %78 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, x86_fp80 noundef %74, i32 noundef %77)
  %79 = tail call fastcc float @mix(float noundef 1.000000e+00, float noundef 3.000000e+00, float noundef 2.500000e-01)
  %80 = fpext float %79 to double
  %81 = tail call fastcc float @mix(float noundef 0xC415AF1D80000000, float noundef 0x4415AF1D80000000, float noundef 0x3FD3333340000000)
  %82 = fpext float %81 to double
  %83 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, double noundef %80, double noundef %82)
  %84 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef -3.000000e+00, double noundef 1.200000e+01)
  %85 = tail call fastcc fp128 @quad()
  %86 = fptrunc fp128 %85 to double
  %87 = fpext double %86 to fp128
  %88 = fsub fp128 %85, %87
  %89 = fptrunc fp128 %88 to double
  %90 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, double noundef %89)
  %91 = tail call fastcc { double, double } @rotate()
  %92 = extractvalue { double, double } %91, 0
  %93 = extractvalue { double, double } %91, 1
  %94 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, double noundef %92, double noundef %93)
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  store volatile double 4.000000e+09, ptr %1, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store volatile double -3.990000e+00, ptr %2, align 8, !tbaa !9
  %95 = load volatile double, ptr %1, align 8, !tbaa !9
  %96 = fptoui double %95 to i32
  %97 = load volatile double, ptr %2, align 8, !tbaa !9
  %98 = fptosi double %97 to i32
  %99 = load volatile double, ptr %1, align 8, !tbaa !9
  %100 = fmul double %99, -1.000000e+03
  %101 = fptosi double %100 to i64
  %102 = load volatile double, ptr %1, align 8, !tbaa !9
  %103 = fmul double %102, 2.000000e+09
  %104 = fptoui double %103 to i64
  %105 = load volatile double, ptr %2, align 8, !tbaa !9
  %106 = fptosi double %105 to i16
  %107 = sext i16 %106 to i32
  %108 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %96, i32 noundef %98, i64 noundef %101, i64 noundef %104, i32 noundef %107)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store volatile i64 -1025, ptr %3, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store volatile i64 -9223372036854775807, ptr %4, align 8, !tbaa !13
  %109 = load volatile i64, ptr %3, align 8, !tbaa !13
  %110 = uitofp i64 %109 to double
  %111 = load volatile i64, ptr %4, align 8, !tbaa !13
  %112 = sitofp i64 %111 to double
  %113 = load volatile i64, ptr %3, align 8, !tbaa !13
  %114 = uitofp i64 %113 to float
  %115 = fpext float %114 to double
  %116 = load volatile i64, ptr %3, align 8, !tbaa !13
  %117 = uitofp i64 %116 to x86_fp80
  %118 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, double noundef %110, double noundef %112, double noundef %115, x86_fp80 noundef %117)
  %119 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 0.000000e+00)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 0, 512) i32 @compare(double noundef %0, double noundef %1) unnamed_addr #2 {
  %3 = fcmp olt double %0, %1
  %4 = zext i1 %3 to i32
  %5 = fcmp ole double %0, %1
  %6 = select i1 %5, i32 2, i32 0
  %7 = or disjoint i32 %6, %4
  %8 = fcmp oeq double %0, %1
  %9 = select i1 %8, i32 4, i32 0
  %10 = or disjoint i32 %7, %9
  %11 = fcmp une double %0, %1
  %12 = select i1 %11, i32 8, i32 0
  %13 = or disjoint i32 %10, %12
  %14 = fcmp oge double %0, %1
  %15 = select i1 %14, i32 16, i32 0
  %16 = or disjoint i32 %13, %15
  %17 = fcmp ogt double %0, %1
  %18 = select i1 %17, i32 32, i32 0
  %19 = or disjoint i32 %16, %18
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc double @poly(double noundef %0) unnamed_addr #2 {
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

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc x86_fp80 @series(i32 noundef range(i32 10, 1001) %0) unnamed_addr #5 {
  %2 = and i32 %0, 1
  %3 = and i32 %0, 1022
  br label %16

4:                                                ; preds = %16
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %13, label %6

6:                                                ; preds = %4
  %7 = icmp ne i32 %2, 0
  tail call void @llvm.assume(i1 %7)
  %8 = shl nuw nsw i32 %30, 1
  %9 = or disjoint i32 %8, 1
  %10 = uitofp nneg i32 %9 to x86_fp80
  %11 = fdiv x86_fp80 0xK3FFF8000000000000000, %10
  %12 = fadd x86_fp80 %29, %11
  br label %13

13:                                               ; preds = %4, %6
  %14 = phi x86_fp80 [ %29, %4 ], [ %12, %6 ]
  %15 = fmul x86_fp80 %14, 0xK40018000000000000000
  ret x86_fp80 %15

16:                                               ; preds = %16, %1
  %17 = phi i32 [ 0, %1 ], [ %30, %16 ]
  %18 = phi x86_fp80 [ 0xK00000000000000000000, %1 ], [ %29, %16 ]
  %19 = phi i32 [ 0, %1 ], [ %31, %16 ]
  %20 = shl nuw nsw i32 %17, 1
  %21 = or disjoint i32 %20, 1
  %22 = uitofp nneg i32 %21 to x86_fp80
  %23 = fdiv x86_fp80 0xK3FFF8000000000000000, %22
  %24 = fadd x86_fp80 %18, %23
  %25 = shl nuw i32 %17, 1
  %26 = or disjoint i32 %25, 3
  %27 = uitofp nneg i32 %26 to x86_fp80
  %28 = fdiv x86_fp80 0xKBFFF8000000000000000, %27
  %29 = fadd x86_fp80 %24, %28
  %30 = add nuw nsw i32 %17, 2
  %31 = add nuw nsw i32 %19, 2
  %32 = icmp eq i32 %31, %3
  br i1 %32, label %4, label %16, !llvm.loop !15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef float @mix(float noundef %0, float noundef %1, float noundef %2) unnamed_addr #2 {
  %4 = fsub float %1, %0
  %5 = fmul float %4, %2
  %6 = fadd float %0, %5
  ret float %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef fp128 @quad() unnamed_addr #2 {
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
  br i1 %11, label %12, label %18, !prof !16

12:                                               ; preds = %1
  %13 = fcmp uno double %10, 0.000000e+00
  br i1 %13, label %14, label %18, !prof !16

14:                                               ; preds = %12
  %15 = tail call { double, double } @__muldc3(double noundef %4, double noundef %3, double noundef 6.000000e-01, double noundef 8.000000e-01) #8
  %16 = extractvalue { double, double } %15, 0
  %17 = extractvalue { double, double } %15, 1
  br label %18

18:                                               ; preds = %14, %12, %1
  %19 = phi double [ %9, %1 ], [ %9, %12 ], [ %16, %14 ]
  %20 = phi double [ %10, %1 ], [ %10, %12 ], [ %17, %14 ]
  %21 = tail call { double, double } @__divdc3(double noundef 1.000000e+00, double noundef -2.000000e+00, double noundef 3.600000e+00, double noundef 8.000000e-01) #8
  %22 = extractvalue { double, double } %21, 0
  %23 = extractvalue { double, double } %21, 1
  %24 = fadd double %19, %22
  %25 = fadd double %20, %23
  %26 = add nsw i32 %2, -1
  %27 = icmp eq i32 %2, 0
  br i1 %27, label %28, label %1, !llvm.loop !17

28:                                               ; preds = %18
  %29 = insertvalue { double, double } poison, double %24, 0
  %30 = insertvalue { double, double } %29, double %25, 1
  ret { double, double } %30
}

declare { double, double } @__muldc3(double, double, double, double) local_unnamed_addr

declare { double, double } @__divdc3(double, double, double, double) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nounwind }

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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !14, i64 0}
!14 = !{!"long", !7, i64 0}
!15 = distinct !{!15, !12}
!16 = !{!"branch_weights", i32 1, i32 1048575}
!17 = distinct !{!17, !12}

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
@poly.c = internal unnamed_addr constant [5 x double] [double 1.000000e+00, double -5.000000e-01, double 0x3FA5555555555555, double 0xBF56C16C16C16C17, double 0x3EFA01A01A01A01A], align 16

; Function Attrs: nounwind strictfp uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = alloca double, align 8
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  br label %5

5:                                                ; preds = %0, %136
  %6 = phi i64 [ 0, %0 ], [ %144, %136 ]
  %7 = phi i32 [ 0, %0 ], [ %108, %136 ]
  %8 = getelementptr inbounds [11 x double], [11 x double]* @specials, i64 0, i64 %6
  %9 = load double, double* %8, align 8, !tbaa !5
  br label %101

10:                                               ; preds = %136
  %11 = call fastcc double @poly(double noundef 1.000000e-01) #8
  %12 = call fastcc double @poly(double noundef -1.250000e+00) #8
  %13 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 2, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %14 = call fastcc double @poly(double noundef %13) #8
  %15 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), double noundef %11, double noundef %12, double noundef %14) #8
  %16 = call fastcc x86_fp80 @series(i32 noundef 1000) #8
  %17 = call fastcc x86_fp80 @series(i32 noundef 10) #8
  %18 = call x86_fp80 @llvm.experimental.constrained.fmul.f80(x86_fp80 %17, x86_fp80 0xK4012F424000000000000, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %19 = call i32 @llvm.experimental.constrained.fptosi.i32.f80(x86_fp80 %18, metadata !"fpexcept.strict") #8
  %20 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), x86_fp80 noundef %16, i32 noundef %19) #8
  %21 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %22 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 3, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %23 = call fastcc float @mix(float noundef %21, float noundef %22, float noundef 2.500000e-01) #8
  %24 = call double @llvm.experimental.constrained.fpext.f64.f32(float %23, metadata !"fpexcept.strict") #8
  %25 = call fastcc float @mix(float noundef 0xC415AF1D80000000, float noundef 0x4415AF1D80000000, float noundef 0x3FD3333340000000) #8
  %26 = call double @llvm.experimental.constrained.fpext.f64.f32(float %25, metadata !"fpexcept.strict") #8
  %27 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i64 0, i64 0), double noundef %24, double noundef %26) #8
  %28 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 2, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %29 = call fastcc float @halves(float noundef %28) #8
  %30 = call double @llvm.experimental.constrained.fpext.f64.f32(float %29, metadata !"fpexcept.strict") #8
  %31 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 -8, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %32 = call fastcc float @halves(float noundef %31) #8
  %33 = call double @llvm.experimental.constrained.fpext.f64.f32(float %32, metadata !"fpexcept.strict") #8
  %34 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), double noundef %30, double noundef %33) #8
  %35 = call fp128 @llvm.experimental.constrained.fpext.f128.f64(double 0x3FF000001AD7F29B, metadata !"fpexcept.strict") #8
  %36 = call fastcc fp128 @quad(fp128 noundef %35) #8
  %37 = call double @llvm.experimental.constrained.fptrunc.f64.f128(fp128 %36, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %38 = call fp128 @llvm.experimental.constrained.fpext.f128.f64(double %37, metadata !"fpexcept.strict") #8
  %39 = call fp128 @llvm.experimental.constrained.fsub.f128(fp128 %36, fp128 %38, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %40 = call double @llvm.experimental.constrained.fptrunc.f64.f128(fp128 %39, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %41 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i64 0, i64 0), double noundef %40) #8
  %42 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %43 = call float @llvm.experimental.constrained.fadd.f32(float %42, float 0.000000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %44 = call float @llvm.experimental.constrained.fadd.f32(float 0.000000e+00, float 1.000000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %45 = call double @llvm.experimental.constrained.fpext.f64.f32(float %43, metadata !"fpexcept.strict") #8
  %46 = call double @llvm.experimental.constrained.fpext.f64.f32(float 1.000000e+00, metadata !"fpexcept.strict") #8
  %47 = call double @llvm.experimental.constrained.fpext.f64.f32(float 0.000000e+00, metadata !"fpexcept.strict") #8
  %48 = call double @llvm.experimental.constrained.fpext.f64.f32(float 1.000000e+00, metadata !"fpexcept.strict") #8
  %49 = call double @llvm.experimental.constrained.fmul.f64(double 8.000000e-01, double %47, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %50 = call double @llvm.experimental.constrained.fmul.f64(double 8.000000e-01, double %48, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %51 = call double @llvm.experimental.constrained.fadd.f64(double 6.000000e-01, double %49, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %52 = call fastcc { double, double } @rotate(double noundef %45, double noundef %46, double noundef %51, double noundef %50) #8
  %53 = extractvalue { double, double } %52, 0
  %54 = extractvalue { double, double } %52, 1
  %55 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([21 x i8], [21 x i8]* @.str.6, i64 0, i64 0), double noundef %53, double noundef %54) #8
  %56 = bitcast double* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %56)
  store volatile double 4.000000e+09, double* %1, align 8, !tbaa !5
  %57 = bitcast double* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %57)
  store volatile double -3.990000e+00, double* %2, align 8, !tbaa !5
  %58 = load volatile double, double* %1, align 8, !tbaa !5
  %59 = call i32 @llvm.experimental.constrained.fptoui.i32.f64(double %58, metadata !"fpexcept.strict") #8
  %60 = load volatile double, double* %2, align 8, !tbaa !5
  %61 = call i32 @llvm.experimental.constrained.fptosi.i32.f64(double %60, metadata !"fpexcept.strict") #8
  %62 = load volatile double, double* %1, align 8, !tbaa !5
  %63 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 -1000, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %64 = call double @llvm.experimental.constrained.fmul.f64(double %62, double %63, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %65 = call i64 @llvm.experimental.constrained.fptosi.i64.f64(double %64, metadata !"fpexcept.strict") #8
  %66 = load volatile double, double* %1, align 8, !tbaa !5
  %67 = call double @llvm.experimental.constrained.fmul.f64(double %66, double 2.000000e+09, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %68 = call i64 @llvm.experimental.constrained.fptoui.i64.f64(double %67, metadata !"fpexcept.strict") #8
  %69 = load volatile double, double* %2, align 8, !tbaa !5
  %70 = call i16 @llvm.experimental.constrained.fptosi.i16.f64(double %69, metadata !"fpexcept.strict") #8
  %71 = sext i16 %70 to i32
  %72 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([28 x i8], [28 x i8]* @.str.7, i64 0, i64 0), i32 noundef %59, i32 noundef %61, i64 noundef %65, i64 noundef %68, i32 noundef %71) #8
  %73 = bitcast i64* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %73)
  store volatile i64 -1025, i64* %3, align 8, !tbaa !9
  %74 = bitcast i64* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %74)
  store volatile i64 -9223372036854775807, i64* %4, align 8, !tbaa !9
  %75 = load volatile i64, i64* %3, align 8, !tbaa !9
  %76 = call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %75, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %77 = load volatile i64, i64* %4, align 8, !tbaa !9
  %78 = call double @llvm.experimental.constrained.sitofp.f64.i64(i64 %77, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %79 = load volatile i64, i64* %3, align 8, !tbaa !9
  %80 = call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %79, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %81 = call double @llvm.experimental.constrained.fpext.f64.f32(float %80, metadata !"fpexcept.strict") #8
  %82 = load volatile i64, i64* %3, align 8, !tbaa !9
  %83 = call x86_fp80 @llvm.experimental.constrained.uitofp.f80.i64(i64 %82, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %84 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.8, i64 0, i64 0), double noundef %76, double noundef %78, double noundef %81, x86_fp80 noundef %83) #8
  %85 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %86 = call double @llvm.experimental.constrained.fpext.f64.f32(float 0x7FF8000000000000, metadata !"fpexcept.strict") #8
  %87 = call double @llvm.experimental.constrained.minnum.f64(double %85, double %86, metadata !"fpexcept.strict") #8
  %88 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 2, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %89 = call double @llvm.experimental.constrained.maxnum.f64(double -5.000000e-01, double %88, metadata !"fpexcept.strict") #8
  %90 = call double @llvm.experimental.constrained.fma.f64(double 1.000000e+10, double 1.000000e+10, double -1.000000e+20, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %91 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([17 x i8], [17 x i8]* @.str.9, i64 0, i64 0), double noundef %87, double noundef %89, double noundef 0.000000e+00) #8
  %92 = bitcast i64* %4 to i8*
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %92)
  %93 = bitcast i64* %3 to i8*
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %93)
  %94 = bitcast double* %2 to i8*
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %94)
  %95 = bitcast double* %1 to i8*
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %95)
  ret i32 0

96:                                               ; preds = %101
  %97 = getelementptr inbounds [11 x double], [11 x double]* @specials, i64 0, i64 %6
  %98 = load double, double* %97, align 8, !tbaa !5
  %99 = bitcast double %98 to i64
  %100 = icmp slt i64 %99, 0
  br i1 %100, label %111, label %113

101:                                              ; preds = %5, %101
  %102 = phi i64 [ 0, %5 ], [ %109, %101 ]
  %103 = phi i32 [ %7, %5 ], [ %108, %101 ]
  %104 = mul i32 %103, 33
  %105 = getelementptr inbounds [11 x double], [11 x double]* @specials, i64 0, i64 %102
  %106 = load double, double* %105, align 8, !tbaa !5
  %107 = call fastcc i32 @compare(double noundef %9, double noundef %106) #8
  %108 = add i32 %107, %104
  %109 = add nuw nsw i64 %102, 1
  %110 = icmp eq i64 %109, 11
  br i1 %110, label %96, label %101, !llvm.loop !11

111:                                              ; preds = %96
  %112 = call i1 @llvm.experimental.constrained.fcmp.f64(double %98, double %98, metadata !"oeq", metadata !"fpexcept.strict") #8
  br label %113

113:                                              ; preds = %111, %96
  %114 = phi i1 [ false, %96 ], [ %112, %111 ]
  %115 = zext i1 %114 to i32
  %116 = and i64 %99, 9223372036854775807
  %117 = icmp ugt i64 %116, 9218868437227405312
  %118 = zext i1 %117 to i32
  %119 = call double @llvm.fabs.f64(double %98) #9
  %120 = call i1 @llvm.experimental.constrained.fcmp.f64(double %119, double 0x7FF0000000000000, metadata !"oeq", metadata !"fpexcept.strict") #8
  %121 = zext i1 %120 to i32
  %122 = shl i64 %99, 1
  %123 = icmp ult i64 %122, -9007199254740992
  %124 = zext i1 %123 to i32
  %125 = call double @llvm.experimental.constrained.trunc.f64(double %98, metadata !"fpexcept.strict") #8
  %126 = bitcast double %125 to i64
  %127 = icmp eq i64 %126, -2251799813685248
  %128 = select i1 %127, i64 9221120237041090560, i64 %126
  %129 = call double @llvm.fabs.f64(double %98) #8
  %130 = bitcast double %129 to i64
  %131 = icmp eq i64 %130, -2251799813685248
  %132 = select i1 %131, i64 9221120237041090560, i64 %130
  %133 = call i1 @llvm.experimental.constrained.fcmp.f64(double %98, double %98, metadata !"oeq", metadata !"fpexcept.strict") #8
  br i1 %133, label %136, label %134

134:                                              ; preds = %113
  %135 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  br label %136

136:                                              ; preds = %113, %134
  %137 = phi double [ %135, %134 ], [ %98, %113 ]
  %138 = call double @llvm.copysign.f64(double 2.000000e+00, double %137) #8
  %139 = bitcast double %138 to i64
  %140 = icmp eq i64 %139, -2251799813685248
  %141 = select i1 %140, i64 9221120237041090560, i64 %139
  %142 = trunc i64 %6 to i32
  %143 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([88 x i8], [88 x i8]* @.str, i64 0, i64 0), i32 noundef %142, i32 noundef %108, i32 noundef %115, i32 noundef %118, i32 noundef %121, i32 noundef %124, i64 noundef %128, i64 noundef %132, i64 noundef %141) #8
  %144 = add nuw nsw i64 %6, 1
  %145 = icmp eq i64 %144, 11
  br i1 %145, label %10, label %5, !llvm.loop !14
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree noinline nosync nounwind strictfp uwtable willreturn
define internal fastcc i32 @compare(double noundef %0, double noundef %1) unnamed_addr #2 {
  %3 = call i1 @llvm.experimental.constrained.fcmps.f64(double %0, double %1, metadata !"olt", metadata !"fpexcept.strict") #8
  %4 = zext i1 %3 to i32
  %5 = call i1 @llvm.experimental.constrained.fcmps.f64(double %0, double %1, metadata !"ole", metadata !"fpexcept.strict") #8
  %6 = select i1 %5, i32 2, i32 0
  %7 = or i32 %6, %4
  %8 = call i1 @llvm.experimental.constrained.fcmp.f64(double %0, double %1, metadata !"oeq", metadata !"fpexcept.strict") #8
  %9 = select i1 %8, i32 4, i32 0
  %10 = or i32 %7, %9
  %11 = call i1 @llvm.experimental.constrained.fcmp.f64(double %0, double %1, metadata !"une", metadata !"fpexcept.strict") #8
  %12 = select i1 %11, i32 8, i32 0
  %13 = or i32 %10, %12
  %14 = call i1 @llvm.experimental.constrained.fcmps.f64(double %0, double %1, metadata !"oge", metadata !"fpexcept.strict") #8
  %15 = select i1 %14, i32 16, i32 0
  %16 = or i32 %13, %15
  %17 = call i1 @llvm.experimental.constrained.fcmps.f64(double %0, double %1, metadata !"ogt", metadata !"fpexcept.strict") #8
  %18 = select i1 %17, i32 32, i32 0
  %19 = or i32 %16, %18
  %20 = call i1 @llvm.experimental.constrained.fcmp.f64(double %0, double %1, metadata !"uno", metadata !"fpexcept.strict") #8
  %21 = select i1 %20, i32 64, i32 0
  %22 = or i32 %19, %21
  %23 = call i1 @llvm.experimental.constrained.fcmp.f64(double %0, double %1, metadata !"one", metadata !"fpexcept.strict") #8
  %24 = select i1 %23, i32 128, i32 0
  %25 = or i32 %22, %24
  %26 = call i1 @llvm.experimental.constrained.fcmps.f64(double %0, double %1, metadata !"olt", metadata !"fpexcept.strict") #8
  %27 = select i1 %26, i32 0, i32 256
  %28 = or i32 %25, %27
  ret i32 %28
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata) #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #5

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare double @llvm.experimental.constrained.trunc.f64(double, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare double @llvm.experimental.constrained.sitofp.f64.i32(i32, metadata, metadata) #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.copysign.f64(double, double) #5

; Function Attrs: nofree noinline nosync nounwind strictfp uwtable
define internal fastcc double @poly(double noundef %0) unnamed_addr #6 {
  %2 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 0, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  br label %4

3:                                                ; preds = %4
  ret double %11

4:                                                ; preds = %1, %4
  %5 = phi i64 [ 4, %1 ], [ %12, %4 ]
  %6 = phi double [ %2, %1 ], [ %11, %4 ]
  %7 = call double @llvm.experimental.constrained.fmul.f64(double %0, double %0, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %8 = call double @llvm.experimental.constrained.fmul.f64(double %6, double %7, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %9 = getelementptr inbounds [5 x double], [5 x double]* @poly.c, i64 0, i64 %5
  %10 = load double, double* %9, align 8, !tbaa !5
  %11 = call double @llvm.experimental.constrained.fadd.f64(double %8, double %10, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %12 = add nsw i64 %5, -1
  %13 = icmp eq i64 %5, 0
  br i1 %13, label %3, label %4, !llvm.loop !15
}

; Function Attrs: nofree noinline nosync nounwind strictfp uwtable
define internal fastcc x86_fp80 @series(i32 noundef %0) unnamed_addr #6 {
  %2 = call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 0, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %3 = call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %9, %1
  %6 = phi x86_fp80 [ %2, %1 ], [ %17, %9 ]
  %7 = call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 4, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %8 = call x86_fp80 @llvm.experimental.constrained.fmul.f80(x86_fp80 %7, x86_fp80 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  ret x86_fp80 %8

9:                                                ; preds = %1, %9
  %10 = phi i32 [ %18, %9 ], [ 0, %1 ]
  %11 = phi x86_fp80 [ %19, %9 ], [ %3, %1 ]
  %12 = phi x86_fp80 [ %17, %9 ], [ %2, %1 ]
  %13 = shl nuw nsw i32 %10, 1
  %14 = or i32 %13, 1
  %15 = call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32 %14, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %16 = call x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80 %11, x86_fp80 %15, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %17 = call x86_fp80 @llvm.experimental.constrained.fadd.f80(x86_fp80 %12, x86_fp80 %16, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %18 = add nuw nsw i32 %10, 1
  %19 = fneg x86_fp80 %11
  %20 = icmp eq i32 %18, %0
  br i1 %20, label %5, label %9, !llvm.loop !16
}

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare x86_fp80 @llvm.experimental.constrained.fmul.f80(x86_fp80, x86_fp80, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare i32 @llvm.experimental.constrained.fptosi.i32.f80(x86_fp80, metadata) #4

; Function Attrs: mustprogress nofree noinline nosync nounwind strictfp uwtable willreturn
define internal fastcc float @mix(float noundef %0, float noundef %1, float noundef %2) unnamed_addr #2 {
  %4 = call float @llvm.experimental.constrained.fsub.f32(float %1, float %0, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %5 = call float @llvm.experimental.constrained.fmul.f32(float %4, float %2, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %6 = call float @llvm.experimental.constrained.fadd.f32(float %0, float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  ret float %6
}

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata) #4

; Function Attrs: mustprogress nofree noinline nosync nounwind strictfp uwtable willreturn
define internal fastcc float @halves(float noundef %0) unnamed_addr #2 {
  %2 = call float @llvm.experimental.constrained.fmul.f32(float %0, float 1.500000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %3 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 3, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %4 = call float @llvm.experimental.constrained.fdiv.f32(float %2, float %3, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %5 = call float @llvm.experimental.constrained.fadd.f32(float %0, float %4, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %6 = call i1 @llvm.experimental.constrained.fcmps.f32(float %5, float %2, metadata !"ogt", metadata !"fpexcept.strict") #8
  %7 = fneg float %2
  %8 = select i1 %6, float %5, float %7
  ret float %8
}

; Function Attrs: nofree noinline nosync nounwind strictfp uwtable
define internal fastcc fp128 @quad(fp128 noundef %0) unnamed_addr #6 {
  %2 = call fp128 @llvm.experimental.constrained.sitofp.f128.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  br label %3

3:                                                ; preds = %1, %11
  %4 = phi fp128 [ %2, %1 ], [ %12, %11 ]
  %5 = phi i32 [ 1000, %1 ], [ %13, %11 ]
  %6 = phi fp128 [ %0, %1 ], [ %14, %11 ]
  %7 = and i32 %5, 1
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %3
  %10 = call fp128 @llvm.experimental.constrained.fmul.f128(fp128 %4, fp128 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  br label %11

11:                                               ; preds = %3, %9
  %12 = phi fp128 [ %10, %9 ], [ %4, %3 ]
  %13 = lshr i32 %5, 1
  %14 = call fp128 @llvm.experimental.constrained.fmul.f128(fp128 %6, fp128 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %15 = icmp ult i32 %5, 2
  br i1 %15, label %16, label %3, !llvm.loop !17

16:                                               ; preds = %11
  ret fp128 %12
}

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare fp128 @llvm.experimental.constrained.fpext.f128.f64(double, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare double @llvm.experimental.constrained.fptrunc.f64.f128(fp128, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare fp128 @llvm.experimental.constrained.fsub.f128(fp128, fp128, metadata, metadata) #4

; Function Attrs: noinline nounwind strictfp uwtable
define internal fastcc { double, double } @rotate(double noundef %0, double noundef %1, double noundef %2, double noundef %3) unnamed_addr #7 {
  br label %5

5:                                                ; preds = %4, %40
  %6 = phi i32 [ 8, %4 ], [ %55, %40 ]
  %7 = phi double [ %1, %4 ], [ %54, %40 ]
  %8 = phi double [ %0, %4 ], [ %53, %40 ]
  %9 = call double @llvm.experimental.constrained.fmul.f64(double %8, double %2, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %10 = call double @llvm.experimental.constrained.fmul.f64(double %7, double %3, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %11 = call double @llvm.experimental.constrained.fmul.f64(double %8, double %3, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %12 = call double @llvm.experimental.constrained.fmul.f64(double %7, double %2, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %13 = call double @llvm.experimental.constrained.fsub.f64(double %9, double %10, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %14 = call double @llvm.experimental.constrained.fadd.f64(double %11, double %12, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %15 = call i1 @llvm.experimental.constrained.fcmp.f64(double %13, double %13, metadata !"uno", metadata !"fpexcept.strict") #8
  br i1 %15, label %16, label %22, !prof !18

16:                                               ; preds = %5
  %17 = call i1 @llvm.experimental.constrained.fcmp.f64(double %14, double %14, metadata !"uno", metadata !"fpexcept.strict") #8
  br i1 %17, label %18, label %22, !prof !18

18:                                               ; preds = %16
  %19 = call { double, double } @__muldc3(double noundef %8, double noundef %7, double noundef %2, double noundef %3) #10
  %20 = extractvalue { double, double } %19, 0
  %21 = extractvalue { double, double } %19, 1
  br label %22

22:                                               ; preds = %18, %16, %5
  %23 = phi double [ %13, %5 ], [ %13, %16 ], [ %20, %18 ]
  %24 = phi double [ %14, %5 ], [ %14, %16 ], [ %21, %18 ]
  %25 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %26 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 2, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %27 = call float @llvm.experimental.constrained.fmul.f32(float %26, float 0.000000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %28 = call float @llvm.experimental.constrained.fmul.f32(float 0.000000e+00, float 1.000000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %29 = call float @llvm.experimental.constrained.fmul.f32(float %26, float 1.000000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %30 = call float @llvm.experimental.constrained.fmul.f32(float 0.000000e+00, float 0.000000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %31 = call float @llvm.experimental.constrained.fsub.f32(float %27, float 0.000000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %32 = call float @llvm.experimental.constrained.fadd.f32(float %29, float 0.000000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %33 = call i1 @llvm.experimental.constrained.fcmp.f32(float %31, float %31, metadata !"uno", metadata !"fpexcept.strict") #8
  br i1 %33, label %34, label %40, !prof !18

34:                                               ; preds = %22
  %35 = call i1 @llvm.experimental.constrained.fcmp.f32(float %32, float %32, metadata !"uno", metadata !"fpexcept.strict") #8
  br i1 %35, label %36, label %40, !prof !18

36:                                               ; preds = %34
  %37 = call <2 x float> @__mulsc3(float noundef %26, float noundef 0.000000e+00, float noundef 0.000000e+00, float noundef 1.000000e+00) #10
  %38 = extractelement <2 x float> %37, i64 0
  %39 = extractelement <2 x float> %37, i64 1
  br label %40

40:                                               ; preds = %36, %34, %22
  %41 = phi float [ %31, %22 ], [ %31, %34 ], [ %38, %36 ]
  %42 = phi float [ %32, %22 ], [ %32, %34 ], [ %39, %36 ]
  %43 = call float @llvm.experimental.constrained.fsub.f32(float %25, float %41, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %44 = call float @llvm.experimental.constrained.fsub.f32(float 0.000000e+00, float %42, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %45 = call double @llvm.experimental.constrained.fpext.f64.f32(float %43, metadata !"fpexcept.strict") #8
  %46 = call double @llvm.experimental.constrained.fpext.f64.f32(float %44, metadata !"fpexcept.strict") #8
  %47 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 3, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %48 = call double @llvm.experimental.constrained.fadd.f64(double %2, double %47, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %49 = call double @llvm.experimental.constrained.fadd.f64(double %3, double 0.000000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %50 = call { double, double } @__divdc3(double noundef %45, double noundef %46, double noundef %48, double noundef %49) #10
  %51 = extractvalue { double, double } %50, 0
  %52 = extractvalue { double, double } %50, 1
  %53 = call double @llvm.experimental.constrained.fadd.f64(double %23, double %51, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %54 = call double @llvm.experimental.constrained.fadd.f64(double %24, double %52, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  %55 = add nsw i32 %6, -1
  %56 = icmp eq i32 %6, 0
  br i1 %56, label %57, label %5, !llvm.loop !19

57:                                               ; preds = %40
  %58 = insertvalue { double, double } poison, double %53, 0
  %59 = insertvalue { double, double } %58, double %54, 1
  ret { double, double } %59
}

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare i32 @llvm.experimental.constrained.fptoui.i32.f64(double, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare i32 @llvm.experimental.constrained.fptosi.i32.f64(double, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare i64 @llvm.experimental.constrained.fptosi.i64.f64(double, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare i64 @llvm.experimental.constrained.fptoui.i64.f64(double, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare i16 @llvm.experimental.constrained.fptosi.i16.f64(double, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare double @llvm.experimental.constrained.uitofp.f64.i64(i64, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare double @llvm.experimental.constrained.sitofp.f64.i64(i64, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare float @llvm.experimental.constrained.uitofp.f32.i64(i64, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare x86_fp80 @llvm.experimental.constrained.uitofp.f80.i64(i64, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare double @llvm.experimental.constrained.minnum.f64(double, double, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare double @llvm.experimental.constrained.maxnum.f64(double, double, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare double @llvm.experimental.constrained.fma.f64(double, double, double, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare i1 @llvm.experimental.constrained.fcmps.f64(double, double, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare x86_fp80 @llvm.experimental.constrained.sitofp.f80.i32(i32, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80, x86_fp80, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare x86_fp80 @llvm.experimental.constrained.fadd.f80(x86_fp80, x86_fp80, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare float @llvm.experimental.constrained.fsub.f32(float, float, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare float @llvm.experimental.constrained.fmul.f32(float, float, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare i1 @llvm.experimental.constrained.fcmps.f32(float, float, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare fp128 @llvm.experimental.constrained.sitofp.f128.i32(i32, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare fp128 @llvm.experimental.constrained.fmul.f128(fp128, fp128, metadata, metadata) #4

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare double @llvm.experimental.constrained.fsub.f64(double, double, metadata, metadata) #4

declare { double, double } @__muldc3(double, double, double, double) local_unnamed_addr

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata) #4

declare <2 x float> @__mulsc3(float, float, float, float) local_unnamed_addr

declare { double, double } @__divdc3(double, double, double, double) local_unnamed_addr

attributes #0 = { nounwind strictfp uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "stack-protector-buffer-size"="8" "strictfp" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree noinline nosync nounwind strictfp uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "stack-protector-buffer-size"="8" "strictfp" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "frame-pointer"="none" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { inaccessiblememonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nofree noinline nosync nounwind strictfp uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "stack-protector-buffer-size"="8" "strictfp" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline nounwind strictfp uwtable "frame-pointer"="none" "min-legal-vector-width"="64" "stack-protector-buffer-size"="8" "strictfp" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { strictfp }
attributes #9 = { readnone strictfp }
attributes #10 = { nounwind strictfp }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"long", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !12, !13}
!17 = distinct !{!17, !12, !13}
!18 = !{!"branch_weights", i32 1, i32 1048575}
!19 = distinct !{!19, !12, !13}

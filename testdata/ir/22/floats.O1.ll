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

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %big = alloca double, align 8
  %small = alloca double, align 8
  %u = alloca i64, align 8
  %s = alloca i64, align 8
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %entry, %for.cond.cleanup3
  %indvars.iv127 = phi i64 [ 0, %entry ], [ %indvars.iv.next128, %for.cond.cleanup3 ]
  %table.0125 = phi i32 [ 0, %entry ], [ %add, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw double, ptr @specials, i64 %indvars.iv127
  %0 = load double, ptr %arrayidx, align 8, !tbaa !9
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3
  %call47 = tail call fastcc double @poly(double noundef 1.000000e-01)
  %call48 = tail call fastcc double @poly(double noundef -1.250000e+00)
  %call49 = tail call fastcc double @poly(double noundef 2.000000e+00)
  %call50 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %call47, double noundef %call48, double noundef %call49)
  %call51 = tail call fastcc x86_fp80 @series(i32 noundef 1000)
  %call52 = tail call fastcc x86_fp80 @series(i32 noundef 10)
  %mul53 = fmul x86_fp80 %call52, 0xK4012F424000000000000
  %conv = fptosi x86_fp80 %mul53 to i32
  %call54 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, x86_fp80 noundef %call51, i32 noundef %conv)
  %call55 = tail call fastcc float @mix(float noundef 1.000000e+00, float noundef 3.000000e+00, float noundef 2.500000e-01)
  %conv56 = fpext float %call55 to double
  %call57 = tail call fastcc float @mix(float noundef 0xC415AF1D80000000, float noundef 0x4415AF1D80000000, float noundef 0x3FD3333340000000)
  %conv58 = fpext float %call57 to double
  %call59 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, double noundef %conv56, double noundef %conv58)
  %call64 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef -3.000000e+00, double noundef 1.200000e+01)
  %call65 = tail call fastcc fp128 @quad()
  %conv66 = fptrunc fp128 %call65 to double
  %conv67 = fpext double %conv66 to fp128
  %sub = fsub fp128 %call65, %conv67
  %conv68 = fptrunc fp128 %sub to double
  %call69 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, double noundef %conv68)
  %call71 = tail call fastcc { double, double } @rotate()
  %1 = extractvalue { double, double } %call71, 0
  %2 = extractvalue { double, double } %call71, 1
  %call78 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, double noundef %1, double noundef %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %big)
  store volatile double 4.000000e+09, ptr %big, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %small)
  store volatile double -3.990000e+00, ptr %small, align 8, !tbaa !9
  %big.0.big.0.big.0.big.0. = load volatile double, ptr %big, align 8, !tbaa !9
  %conv79 = fptoui double %big.0.big.0.big.0.big.0. to i32
  %small.0.small.0.small.0.small.0. = load volatile double, ptr %small, align 8, !tbaa !9
  %conv80 = fptosi double %small.0.small.0.small.0.small.0. to i32
  %big.0.big.0.big.0.big.0.98 = load volatile double, ptr %big, align 8, !tbaa !9
  %mul81 = fmul double %big.0.big.0.big.0.big.0.98, -1.000000e+03
  %conv82 = fptosi double %mul81 to i64
  %big.0.big.0.big.0.big.0.99 = load volatile double, ptr %big, align 8, !tbaa !9
  %mul83 = fmul double %big.0.big.0.big.0.big.0.99, 2.000000e+09
  %conv84 = fptoui double %mul83 to i64
  %small.0.small.0.small.0.small.0.97 = load volatile double, ptr %small, align 8, !tbaa !9
  %conv85 = fptosi double %small.0.small.0.small.0.small.0.97 to i16
  %conv86 = sext i16 %conv85 to i32
  %call87 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %conv79, i32 noundef %conv80, i64 noundef %conv82, i64 noundef %conv84, i32 noundef %conv86)
  call void @llvm.lifetime.start.p0(ptr nonnull %u)
  store volatile i64 -1025, ptr %u, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr nonnull %s)
  store volatile i64 -9223372036854775807, ptr %s, align 8, !tbaa !11
  %u.0.u.0.u.0.u.0. = load volatile i64, ptr %u, align 8, !tbaa !11
  %conv88 = uitofp i64 %u.0.u.0.u.0.u.0. to double
  %s.0.s.0.s.0.s.0. = load volatile i64, ptr %s, align 8, !tbaa !11
  %conv89 = sitofp i64 %s.0.s.0.s.0.s.0. to double
  %u.0.u.0.u.0.u.0.95 = load volatile i64, ptr %u, align 8, !tbaa !11
  %conv90 = uitofp i64 %u.0.u.0.u.0.u.0.95 to float
  %conv91 = fpext float %conv90 to double
  %u.0.u.0.u.0.u.0.96 = load volatile i64, ptr %u, align 8, !tbaa !11
  %conv92 = uitofp i64 %u.0.u.0.u.0.u.0.96 to x86_fp80
  %call93 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, double noundef %conv88, double noundef %conv89, double noundef %conv91, x86_fp80 noundef %conv92)
  %call94 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 0.000000e+00)
  call void @llvm.lifetime.end.p0(ptr nonnull %s)
  call void @llvm.lifetime.end.p0(ptr nonnull %u)
  call void @llvm.lifetime.end.p0(ptr nonnull %small)
  call void @llvm.lifetime.end.p0(ptr nonnull %big)
  ret i32 0

for.cond.cleanup3:                                ; preds = %for.body4
  %arrayidx8 = getelementptr inbounds nuw double, ptr @specials, i64 %indvars.iv127
  %3 = load double, ptr %arrayidx8, align 8, !tbaa !9
  %4 = bitcast double %3 to i64
  %5 = icmp slt i64 %4, 0
  %cmp13 = fcmp ord double %3, 0.000000e+00
  %narrow = and i1 %cmp13, %5
  %land.ext = zext i1 %narrow to i32
  %6 = fcmp uno double %3, 0.000000e+00
  %lnot.ext = zext i1 %6 to i32
  %7 = tail call double @llvm.fabs.f64(double %3)
  %isinf = fcmp oeq double %7, 0x7FF0000000000000
  %lnot.ext22 = zext i1 %isinf to i32
  %8 = fcmp one double %7, 0x7FF0000000000000
  %lnot.ext28 = zext i1 %8 to i32
  %9 = tail call double @llvm.trunc.f64(double %3)
  %10 = bitcast double %9 to i64
  %cmp.i = icmp eq i64 %10, -2251799813685248
  %cond.i = select i1 %cmp.i, i64 9221120237041090560, i64 %10
  %11 = bitcast double %7 to i64
  %12 = tail call double @llvm.copysign.f64(double 2.000000e+00, double %3)
  %cond = select i1 %cmp13, double %12, double 2.000000e+00
  %13 = bitcast double %cond to i64
  %cmp.i120 = icmp eq i64 %13, -2251799813685248
  %cond.i121 = select i1 %cmp.i120, i64 9221120237041090560, i64 %13
  %14 = trunc nuw nsw i64 %indvars.iv127 to i32
  %call43 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %14, i32 noundef %add, i32 noundef %land.ext, i32 noundef %lnot.ext, i32 noundef %lnot.ext22, i32 noundef %lnot.ext28, i64 noundef %cond.i, i64 noundef %11, i64 noundef %cond.i121)
  %indvars.iv.next128 = add nuw nsw i64 %indvars.iv127, 1
  %exitcond130.not = icmp eq i64 %indvars.iv.next128, 11
  br i1 %exitcond130.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !13

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %table.1123 = phi i32 [ %table.0125, %for.cond1.preheader ], [ %add, %for.body4 ]
  %mul = mul i32 %table.1123, 33
  %arrayidx6 = getelementptr inbounds nuw double, ptr @specials, i64 %indvars.iv
  %15 = load double, ptr %arrayidx6, align 8, !tbaa !9
  %call = tail call fastcc i32 @compare(double noundef %0, double noundef %15)
  %add = add i32 %call, %mul
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 11
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 0, 512) i32 @compare(double noundef %a, double noundef %b) unnamed_addr #2 {
entry:
  %cmp = fcmp olt double %a, %b
  %conv = zext i1 %cmp to i32
  %cmp1 = fcmp ole double %a, %b
  %shl = select i1 %cmp1, i32 2, i32 0
  %or = or disjoint i32 %shl, %conv
  %cmp3 = fcmp oeq double %a, %b
  %shl5 = select i1 %cmp3, i32 4, i32 0
  %or6 = or disjoint i32 %or, %shl5
  %cmp7 = fcmp une double %a, %b
  %shl9 = select i1 %cmp7, i32 8, i32 0
  %or10 = or disjoint i32 %or6, %shl9
  %cmp11 = fcmp oge double %a, %b
  %shl13 = select i1 %cmp11, i32 16, i32 0
  %or14 = or disjoint i32 %or10, %shl13
  %cmp15 = fcmp ogt double %a, %b
  %shl17 = select i1 %cmp15, i32 32, i32 0
  %or18 = or disjoint i32 %or14, %shl17
  %cmp19 = fcmp uno double %a, %b
  %shl20 = select i1 %cmp19, i32 64, i32 0
  %or21 = or i32 %or18, %shl20
  %cmp22 = fcmp one double %a, %b
  %shl23 = select i1 %cmp22, i32 128, i32 0
  %or24 = or i32 %or21, %shl23
  %shl27 = select i1 %cmp, i32 0, i32 256
  %or28 = or i32 %or24, %shl27
  ret i32 %or28
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

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc double @poly(double noundef %x) unnamed_addr #5 {
entry:
  %mul = fmul double %x, %x
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret double %add

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 4, %entry ], [ %indvars.iv.next, %for.body ]
  %r.06 = phi double [ 0.000000e+00, %entry ], [ %add, %for.body ]
  %mul1 = fmul double %mul, %r.06
  %arrayidx = getelementptr inbounds nuw double, ptr @poly.c, i64 %indvars.iv
  %0 = load double, ptr %arrayidx, align 8, !tbaa !9
  %add = fadd double %mul1, %0
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp.not = icmp eq i64 %indvars.iv, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !17
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc x86_fp80 @series(i32 noundef range(i32 10, 1001) %n) unnamed_addr #5 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %mul2 = fmul x86_fp80 %add1, 0xK40018000000000000000
  ret x86_fp80 %mul2

for.body:                                         ; preds = %entry, %for.body
  %i.09 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %sign.08 = phi x86_fp80 [ 0xK3FFF8000000000000000, %entry ], [ %fneg, %for.body ]
  %s.07 = phi x86_fp80 [ 0xK00000000000000000000, %entry ], [ %add1, %for.body ]
  %mul = shl nuw nsw i32 %i.09, 1
  %add = or disjoint i32 %mul, 1
  %conv = uitofp nneg i32 %add to x86_fp80
  %div = fdiv x86_fp80 %sign.08, %conv
  %add1 = fadd x86_fp80 %s.07, %div
  %inc = add nuw nsw i32 %i.09, 1
  %fneg = fneg x86_fp80 %sign.08
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef float @mix(float noundef %a, float noundef %b, float noundef %t) unnamed_addr #2 {
entry:
  %sub = fsub float %b, %a
  %mul = fmul float %sub, %t
  %add = fadd float %a, %mul
  ret float %add
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc fp128 @quad() unnamed_addr #5 {
entry:
  br label %for.body

for.body:                                         ; preds = %entry, %for.body
  %r.010 = phi fp128 [ 0xL00000000000000003FFF000000000000, %entry ], [ %spec.select, %for.body ]
  %n.addr.09 = phi i32 [ 1000, %entry ], [ %shr, %for.body ]
  %a.addr.08 = phi fp128 [ 0xLB0000000000000003FFF000001AD7F29, %entry ], [ %mul2, %for.body ]
  %and = and i32 %n.addr.09, 1
  %tobool1.not = icmp eq i32 %and, 0
  %mul = fmul fp128 %a.addr.08, %r.010
  %spec.select = select i1 %tobool1.not, fp128 %r.010, fp128 %mul
  %shr = lshr i32 %n.addr.09, 1
  %mul2 = fmul fp128 %a.addr.08, %a.addr.08
  %tobool.not = icmp eq i32 %shr, 0
  br i1 %tobool.not, label %for.end, label %for.body, !llvm.loop !19

for.end:                                          ; preds = %for.body
  ret fp128 %spec.select
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc { double, double } @rotate() unnamed_addr #6 {
entry:
  br label %while.body

while.body:                                       ; preds = %entry, %complex_mul_cont
  %dec16 = phi i32 [ 8, %entry ], [ %dec, %complex_mul_cont ]
  %z.sroa.4.015 = phi double [ 1.000000e+00, %entry ], [ %add.i, %complex_mul_cont ]
  %z.sroa.0.014 = phi double [ 1.000000e+00, %entry ], [ %add.r7, %complex_mul_cont ]
  %mul_ac = fmul double %z.sroa.0.014, 6.000000e-01
  %mul_bd = fmul double %z.sroa.4.015, 8.000000e-01
  %mul_ad = fmul double %z.sroa.0.014, 8.000000e-01
  %mul_bc = fmul double %z.sroa.4.015, 6.000000e-01
  %mul_r = fsub double %mul_ac, %mul_bd
  %mul_i = fadd double %mul_ad, %mul_bc
  %isnan_cmp = fcmp uno double %mul_r, 0.000000e+00
  br i1 %isnan_cmp, label %complex_mul_imag_nan, label %complex_mul_cont, !prof !20

complex_mul_imag_nan:                             ; preds = %while.body
  %isnan_cmp1 = fcmp uno double %mul_i, 0.000000e+00
  br i1 %isnan_cmp1, label %complex_mul_libcall, label %complex_mul_cont, !prof !20

complex_mul_libcall:                              ; preds = %complex_mul_imag_nan
  %call = tail call { double, double } @__muldc3(double noundef %z.sroa.0.014, double noundef %z.sroa.4.015, double noundef 6.000000e-01, double noundef 8.000000e-01) #7
  %0 = extractvalue { double, double } %call, 0
  %1 = extractvalue { double, double } %call, 1
  br label %complex_mul_cont

complex_mul_cont:                                 ; preds = %complex_mul_libcall, %complex_mul_imag_nan, %while.body
  %real_mul_phi = phi double [ %mul_r, %while.body ], [ %mul_r, %complex_mul_imag_nan ], [ %0, %complex_mul_libcall ]
  %imag_mul_phi = phi double [ %mul_i, %while.body ], [ %mul_i, %complex_mul_imag_nan ], [ %1, %complex_mul_libcall ]
  %call6 = tail call { double, double } @__divdc3(double noundef 1.000000e+00, double noundef -2.000000e+00, double noundef 3.600000e+00, double noundef 8.000000e-01) #7
  %2 = extractvalue { double, double } %call6, 0
  %3 = extractvalue { double, double } %call6, 1
  %add.r7 = fadd double %real_mul_phi, %2
  %add.i = fadd double %imag_mul_phi, %3
  %dec = add nsw i32 %dec16, -1
  %cmp.not = icmp eq i32 %dec16, 0
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !21

while.end:                                        ; preds = %complex_mul_cont
  %.fca.0.insert = insertvalue { double, double } poison, double %add.r7, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %add.i, 1
  ret { double, double } %.fca.1.insert
}

declare { double, double } @__muldc3(double, double, double, double) local_unnamed_addr

declare { double, double } @__divdc3(double, double, double, double) local_unnamed_addr

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }

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

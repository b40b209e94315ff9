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

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %c = alloca [3 x float], align 4
  %x = alloca [100 x i32], align 16
  %y = alloca [100 x i16], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #9
  call fastcc void @cross(ptr noundef @__const.main.a, ptr noundef @__const.main.b, ptr noundef %c)
  %0 = load float, ptr %c, align 4, !tbaa !9
  %conv = fpext float %0 to double
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %c, i64 4
  %1 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %conv4 = fpext float %1 to double
  %arrayidx5 = getelementptr inbounds nuw i8, ptr %c, i64 8
  %2 = load float, ptr %arrayidx5, align 4, !tbaa !9
  %conv6 = fpext float %2 to double
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %conv, double noundef %conv4, double noundef %conv6)
  %call7 = tail call fastcc i32 @lanes(i32 noundef 9, i32 noundef -4)
  %call8 = tail call fastcc i32 @lanes(i32 noundef -100, i32 noundef 33)
  %call9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %call7, i32 noundef %call8)
  %call10 = tail call fastcc i32 @bytes()
  %call11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %call10)
  %call12 = tail call fastcc double @convert()
  %call13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef %call12)
  %call14 = tail call fastcc i32 @odd()
  %call15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %call14)
  call void @llvm.lifetime.start.p0(ptr nonnull %x) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %y) #9
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %call25 = call fastcc i64 @dot(ptr noundef %x, ptr noundef %y, i32 noundef 100)
  %call28 = call fastcc i64 @dot(ptr noundef %x, ptr noundef %y, i32 noundef 3)
  %call29 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i64 noundef %call25, i64 noundef %call28)
  call void @llvm.lifetime.end.p0(ptr nonnull %y) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %x) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #9
  ret i32 0

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %3 = mul nuw nsw i64 %indvars.iv, %indvars.iv
  %4 = trunc nuw i64 %3 to i32
  %sub = add nsw i32 %4, -700
  %arrayidx17 = getelementptr inbounds nuw i32, ptr %x, i64 %indvars.iv
  store i32 %sub, ptr %arrayidx17, align 4, !tbaa !5
  %5 = trunc i64 %indvars.iv to i16
  %6 = mul nsw i16 %5, -7
  %conv20 = add nsw i16 %6, 300
  %arrayidx22 = getelementptr inbounds nuw i16, ptr %y, i64 %indvars.iv
  store i16 %conv20, ptr %arrayidx22, align 2, !tbaa !11
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 100
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @cross(ptr noundef nonnull readonly captures(none) %a, ptr noundef nonnull readonly captures(none) %b, ptr noundef nonnull writeonly captures(none) initializes((0, 12)) %out) unnamed_addr #2 {
entry:
  %0 = load float, ptr %a, align 4, !tbaa !9
  %vecinit = insertelement <3 x float> poison, float %0, i64 0
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %a, i64 4
  %1 = load float, ptr %arrayidx1, align 4, !tbaa !9
  %vecinit2 = insertelement <3 x float> %vecinit, float %1, i64 1
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %a, i64 8
  %2 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %vecinit4 = insertelement <3 x float> %vecinit2, float %2, i64 2
  %3 = load float, ptr %b, align 4, !tbaa !9
  %vecinit6 = insertelement <3 x float> poison, float %3, i64 0
  %arrayidx7 = getelementptr inbounds nuw i8, ptr %b, i64 4
  %4 = load float, ptr %arrayidx7, align 4, !tbaa !9
  %vecinit8 = insertelement <3 x float> %vecinit6, float %4, i64 1
  %arrayidx9 = getelementptr inbounds nuw i8, ptr %b, i64 8
  %5 = load float, ptr %arrayidx9, align 4, !tbaa !9
  %vecinit10 = insertelement <3 x float> %vecinit8, float %5, i64 2
  %6 = shufflevector <3 x float> %vecinit4, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %7 = shufflevector <3 x float> %vecinit10, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %mul = fmul <3 x float> %6, %7
  %8 = shufflevector <3 x float> %vecinit4, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %9 = shufflevector <3 x float> %vecinit10, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %mul12 = fmul <3 x float> %8, %9
  %sub = fsub <3 x float> %mul, %mul12
  %10 = extractelement <3 x float> %sub, i64 0
  store float %10, ptr %out, align 4, !tbaa !9
  %11 = extractelement <3 x float> %sub, i64 1
  %arrayidx15 = getelementptr inbounds nuw i8, ptr %out, i64 4
  store float %11, ptr %arrayidx15, align 4, !tbaa !9
  %12 = extractelement <3 x float> %sub, i64 2
  %arrayidx16 = getelementptr inbounds nuw i8, ptr %out, i64 8
  store float %12, ptr %arrayidx16, align 4, !tbaa !9
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @lanes(i32 noundef range(i32 -100, 10) %a, i32 noundef range(i32 -4, 34) %b) unnamed_addr #4 {
entry:
  %vecinit = insertelement <4 x i32> poison, i32 %a, i64 0
  %vecinit1 = insertelement <4 x i32> %vecinit, i32 %b, i64 1
  %add = add nsw i32 %b, %a
  %vecinit2 = insertelement <4 x i32> %vecinit1, i32 %add, i64 2
  %sub = sub nsw i32 %a, %b
  %vecinit3 = insertelement <4 x i32> %vecinit2, i32 %sub, i64 3
  %mul = mul <4 x i32> %vecinit3, splat (i32 3)
  %shr = ashr <4 x i32> %vecinit3, splat (i32 1)
  %add4 = add <4 x i32> %mul, %shr
  %and = and <4 x i32> %vecinit3, splat (i32 5)
  %sub5 = sub <4 x i32> %add4, %and
  %shl = shl <4 x i32> %vecinit3, splat (i32 2)
  %add6 = add <4 x i32> %sub5, %shl
  %cmp = icmp sgt <4 x i32> %vecinit3, zeroinitializer
  %sub7 = sub <4 x i32> zeroinitializer, %vecinit3
  %vector_select = select <4 x i1> %cmp, <4 x i32> %add6, <4 x i32> %sub7
  %0 = shufflevector <4 x i32> %vector_select, <4 x i32> poison, <4 x i32> <i32 1, i32 3, i32 poison, i32 poison>
  %1 = shufflevector <4 x i32> %vector_select, <4 x i32> poison, <4 x i32> <i32 0, i32 2, i32 poison, i32 poison>
  %2 = xor <4 x i32> %0, %1
  %3 = shufflevector <4 x i32> %vector_select, <4 x i32> %2, <4 x i32> <i32 4, i32 1, i32 5, i32 3>
  %and8 = and i32 %a, 3
  %vecext = extractelement <4 x i32> %3, i32 %and8
  %add9 = add nsw i32 %vecext, 7
  %vecins = insertelement <4 x i32> %3, i32 %add9, i32 %and8
  %shuffle = shufflevector <4 x i32> %vecinit3, <4 x i32> %vecins, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  %rdx.add = tail call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %shuffle)
  %rdx.min = tail call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %vecins)
  %xor10 = xor i32 %rdx.add, %rdx.min
  %4 = shufflevector <8 x i32> %shuffle, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %rdx.xor = tail call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %4)
  %xor11 = xor i32 %xor10, %rdx.xor
  %5 = shufflevector <8 x i32> %shuffle, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %rdx.min12 = tail call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %5)
  %xor13 = xor i32 %xor11, %rdx.min12
  ret i32 %xor13
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @bytes() unnamed_addr #5 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %0 = add <16 x i8> %vecins, splat (i8 -97)
  %and24 = icmp ult <16 x i8> %0, splat (i8 26)
  %and4.neg = select <16 x i1> %and24, <16 x i8> splat (i8 -32), <16 x i8> zeroinitializer
  %sub = add <16 x i8> %and4.neg, %vecins
  %shuffle = shufflevector <16 x i8> %sub, <16 x i8> poison, <32 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  br label %for.body9

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %v.026 = phi <16 x i8> [ undef, %entry ], [ %vecins, %for.body ]
  %arrayidx = getelementptr inbounds nuw i8, ptr @.str.3, i64 %indvars.iv
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !16
  %2 = trunc nuw nsw i64 %indvars.iv to i32
  %vecins = insertelement <16 x i8> %v.026, i8 %1, i32 %2
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 16
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !17

for.cond.cleanup8:                                ; preds = %for.body9
  ret i32 %add

for.body9:                                        ; preds = %for.cond.cleanup, %for.body9
  %i5.028 = phi i32 [ 0, %for.cond.cleanup ], [ %inc11, %for.body9 ]
  %h.027 = phi i32 [ 17, %for.cond.cleanup ], [ %add, %for.body9 ]
  %mul = mul i32 %h.027, 31
  %vecext = extractelement <32 x i8> %shuffle, i32 %i5.028
  %conv = zext i8 %vecext to i32
  %add = add i32 %mul, %conv
  %inc11 = add nuw nsw i32 %i5.028, 1
  %exitcond30.not = icmp eq i32 %inc11, 32
  br i1 %exitcond30.not, label %for.cond.cleanup8, label %for.body9, !llvm.loop !18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef double @convert() unnamed_addr #6 {
entry:
  ret double 6.657500e+02
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @odd() unnamed_addr #5 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %mul2 = mul <7 x i16> %vecins, %vecins
  br label %for.body9

for.body:                                         ; preds = %entry, %for.body
  %v.026 = phi <7 x i16> [ undef, %entry ], [ %vecins, %for.body ]
  %i.025 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %0 = trunc nuw nsw i32 %i.025 to i16
  %1 = mul nuw nsw i16 %0, 11
  %conv1 = add nsw i16 %1, -33
  %vecins = insertelement <7 x i16> %v.026, i16 %conv1, i32 %i.025
  %inc = add nuw nsw i32 %i.025, 1
  %exitcond.not = icmp eq i32 %inc, 7
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !19

for.cond.cleanup8:                                ; preds = %for.body9
  ret i32 %add

for.body9:                                        ; preds = %for.cond.cleanup, %for.body9
  %i4.028 = phi i32 [ 0, %for.cond.cleanup ], [ %inc13, %for.body9 ]
  %t.027 = phi i32 [ 0, %for.cond.cleanup ], [ %add, %for.body9 ]
  %mul10 = mul nsw i32 %t.027, 5
  %2 = extractelement <7 x i16> %mul2, i32 %i4.028
  %3 = add i16 %2, -1
  %4 = extractelement <7 x i16> %vecins, i32 %i4.028
  %5 = xor i16 %3, %4
  %vecext = or i16 %5, 1
  %conv11 = sext i16 %vecext to i32
  %add = add nsw i32 %mul10, %conv11
  %inc13 = add nuw nsw i32 %i4.028, 1
  %exitcond29.not = icmp eq i32 %inc13, 7
  br i1 %exitcond29.not, label %for.cond.cleanup8, label %for.body9, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @dot(ptr noalias noundef nonnull readonly captures(none) %a, ptr noalias noundef nonnull readonly captures(none) %b, i32 noundef range(i32 3, 101) %n) unnamed_addr #7 {
entry:
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret i64 %add

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %s.08 = phi i64 [ 0, %entry ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %conv = sext i32 %0 to i64
  %arrayidx2 = getelementptr inbounds nuw i16, ptr %b, i64 %indvars.iv
  %1 = load i16, ptr %arrayidx2, align 2, !tbaa !11
  %conv3 = sext i16 %1 to i64
  %mul = mul nsw i64 %conv3, %conv
  %add = add nsw i64 %mul, %s.08
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>) #8

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

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
!10 = !{!"float", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"short", !7, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!7, !7, i64 0}
!17 = distinct !{!17, !14, !15}
!18 = distinct !{!18, !14, !15}
!19 = distinct !{!19, !14, !15}
!20 = distinct !{!20, !14, !15}
!21 = distinct !{!21, !14, !15}

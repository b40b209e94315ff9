; ModuleID = 'sve.c'
source_filename = "sve.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

@global = dso_local local_unnamed_addr global <8 x float> zeroinitializer, align 32

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) vscale_range(2,2)
define dso_local void @axpy(double noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %4
  %7 = insertelement <vscale x 2 x double> poison, double %0, i64 0
  %8 = shufflevector <vscale x 2 x double> %7, <vscale x 2 x double> poison, <vscale x 2 x i32> zeroinitializer
  br label %10

9:                                                ; preds = %10, %4
  ret void

10:                                               ; preds = %6, %10
  %11 = phi i64 [ 0, %6 ], [ %18, %10 ]
  %12 = tail call <vscale x 2 x i1> @llvm.aarch64.sve.whilelo.nxv2i1.i64(i64 %11, i64 %3)
  %13 = getelementptr inbounds double, ptr %2, i64 %11
  %14 = tail call <vscale x 2 x double> @llvm.masked.load.nxv2f64.p0(ptr %13, i32 1, <vscale x 2 x i1> %12, <vscale x 2 x double> zeroinitializer), !tbaa !5
  %15 = getelementptr inbounds double, ptr %1, i64 %11
  %16 = tail call <vscale x 2 x double> @llvm.masked.load.nxv2f64.p0(ptr %15, i32 1, <vscale x 2 x i1> %12, <vscale x 2 x double> zeroinitializer), !tbaa !5
  %17 = tail call <vscale x 2 x double> @llvm.aarch64.sve.fmla.nxv2f64(<vscale x 2 x i1> %12, <vscale x 2 x double> %14, <vscale x 2 x double> %16, <vscale x 2 x double> %8)
  tail call void @llvm.masked.store.nxv2f64.p0(<vscale x 2 x double> %17, ptr %13, i32 1, <vscale x 2 x i1> %12), !tbaa !5
  %18 = add i64 %11, 4
  %19 = icmp ult i64 %18, %3
  br i1 %19, label %10, label %9, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.aarch64.sve.whilelo.nxv2i1.i64(i64, i64) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x double> @llvm.aarch64.sve.fmla.nxv2f64(<vscale x 2 x i1>, <vscale x 2 x double>, <vscale x 2 x double>, <vscale x 2 x double>) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) vscale_range(2,2)
define dso_local i64 @sum(ptr nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #2 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %4, label %8

4:                                                ; preds = %8, %2
  %5 = phi <vscale x 2 x i64> [ zeroinitializer, %2 ], [ %15, %8 ]
  %6 = tail call <vscale x 2 x i1> @llvm.aarch64.sve.ptrue.nxv2i1(i32 31)
  %7 = tail call i64 @llvm.aarch64.sve.saddv.nxv2i64(<vscale x 2 x i1> %6, <vscale x 2 x i64> %5)
  ret i64 %7

8:                                                ; preds = %2, %8
  %9 = phi <vscale x 2 x i64> [ %15, %8 ], [ zeroinitializer, %2 ]
  %10 = phi i64 [ %16, %8 ], [ 0, %2 ]
  %11 = tail call <vscale x 2 x i1> @llvm.aarch64.sve.whilelo.nxv2i1.i64(i64 %10, i64 %1)
  %12 = getelementptr inbounds i32, ptr %0, i64 %10
  %13 = tail call <vscale x 2 x i32> @llvm.masked.load.nxv2i32.p0(ptr %12, i32 1, <vscale x 2 x i1> %11, <vscale x 2 x i32> zeroinitializer), !tbaa !12
  %14 = sext <vscale x 2 x i32> %13 to <vscale x 2 x i64>
  %15 = tail call <vscale x 2 x i64> @llvm.aarch64.sve.add.nxv2i64(<vscale x 2 x i1> %11, <vscale x 2 x i64> %9, <vscale x 2 x i64> %14)
  %16 = add nuw i64 %10, 4
  %17 = icmp ult i64 %16, %1
  br i1 %17, label %8, label %4, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i64> @llvm.aarch64.sve.add.nxv2i64(<vscale x 2 x i1>, <vscale x 2 x i64>, <vscale x 2 x i64>) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.aarch64.sve.ptrue.nxv2i1(i32 immarg) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.aarch64.sve.saddv.nxv2i64(<vscale x 2 x i1>, <vscale x 2 x i64>) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) vscale_range(2,2)
define dso_local <vscale x 16 x i8> @swap_case(<vscale x 16 x i1> %0, <vscale x 16 x i8> %1) local_unnamed_addr #3 {
  %3 = tail call <vscale x 16 x i1> @llvm.aarch64.sve.cmphs.nxv16i8(<vscale x 16 x i1> %0, <vscale x 16 x i8> %1, <vscale x 16 x i8> shufflevector (<vscale x 16 x i8> insertelement (<vscale x 16 x i8> poison, i8 65, i64 0), <vscale x 16 x i8> poison, <vscale x 16 x i32> zeroinitializer))
  %4 = tail call <vscale x 16 x i1> @llvm.aarch64.sve.cmphs.nxv16i8(<vscale x 16 x i1> %3, <vscale x 16 x i8> shufflevector (<vscale x 16 x i8> insertelement (<vscale x 16 x i8> poison, i8 90, i64 0), <vscale x 16 x i8> poison, <vscale x 16 x i32> zeroinitializer), <vscale x 16 x i8> %1)
  %5 = tail call <vscale x 16 x i8> @llvm.aarch64.sve.orr.nxv16i8(<vscale x 16 x i1> %4, <vscale x 16 x i8> %1, <vscale x 16 x i8> shufflevector (<vscale x 16 x i8> insertelement (<vscale x 16 x i8> poison, i8 32, i64 0), <vscale x 16 x i8> poison, <vscale x 16 x i32> zeroinitializer))
  %6 = tail call <vscale x 16 x i8> @llvm.aarch64.sve.rev.nxv16i8(<vscale x 16 x i8> %1)
  %7 = select <vscale x 16 x i1> %4, <vscale x 16 x i8> %5, <vscale x 16 x i8> %6
  ret <vscale x 16 x i8> %7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i1> @llvm.aarch64.sve.cmphs.nxv16i8(<vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.aarch64.sve.orr.nxv16i8(<vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.aarch64.sve.rev.nxv16i8(<vscale x 16 x i8>) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) vscale_range(2,2)
define dso_local <vscale x 8 x i32> @pairs(<vscale x 16 x i1> %0, ptr noundef %1) local_unnamed_addr #4 {
  %3 = tail call <vscale x 4 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv4i1(<vscale x 16 x i1> %0)
  %4 = tail call { <vscale x 4 x i32>, <vscale x 4 x i32> } @llvm.aarch64.sve.ld2.sret.nxv4i32(<vscale x 4 x i1> %3, ptr %1)
  %5 = extractvalue { <vscale x 4 x i32>, <vscale x 4 x i32> } %4, 0
  %6 = tail call <vscale x 8 x i32> @llvm.vector.insert.nxv8i32.nxv4i32(<vscale x 8 x i32> poison, <vscale x 4 x i32> %5, i64 0)
  %7 = extractvalue { <vscale x 4 x i32>, <vscale x 4 x i32> } %4, 1
  %8 = tail call <vscale x 8 x i32> @llvm.vector.insert.nxv8i32.nxv4i32(<vscale x 8 x i32> %6, <vscale x 4 x i32> %7, i64 4)
  ret <vscale x 8 x i32> %8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv4i1(<vscale x 16 x i1>) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare { <vscale x 4 x i32>, <vscale x 4 x i32> } @llvm.aarch64.sve.ld2.sret.nxv4i32(<vscale x 4 x i1>, ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 8 x i32> @llvm.vector.insert.nxv8i32.nxv4i32(<vscale x 8 x i32>, <vscale x 4 x i32>, i64 immarg) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) vscale_range(2,2)
define dso_local aarch64_vector_pcs noundef float @scale(float noundef %0) local_unnamed_addr #3 {
  %2 = fmul float %0, 3.000000e+00
  ret float %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) vscale_range(2,2)
define dso_local <vscale x 4 x float> @add(<vscale x 4 x float> noundef %0) local_unnamed_addr #7 {
  %2 = load <8 x float>, ptr @global, align 32, !tbaa !15
  %3 = tail call <vscale x 4 x float> @llvm.vector.insert.nxv4f32.v8f32(<vscale x 4 x float> undef, <8 x float> %2, i64 0)
  %4 = fadd <vscale x 4 x float> %3, %0
  ret <vscale x 4 x float> %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x float> @llvm.vector.insert.nxv4f32.v8f32(<vscale x 4 x float>, <8 x float>, i64 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 2 x double> @llvm.masked.load.nxv2f64.p0(ptr nocapture, i32 immarg, <vscale x 2 x i1>, <vscale x 2 x double>) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.nxv2f64.p0(<vscale x 2 x double>, ptr nocapture, i32 immarg, <vscale x 2 x i1>) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 2 x i32> @llvm.masked.load.nxv2i32.p0(ptr nocapture, i32 immarg, <vscale x 2 x i1>, <vscale x 2 x i32>) #8

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) vscale_range(2,2) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+fullfp16,+neon,+sve,+v8a,-fmv" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: read) vscale_range(2,2) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+fullfp16,+neon,+sve,+v8a,-fmv" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) vscale_range(2,2) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+fullfp16,+neon,+sve,+v8a,-fmv" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) vscale_range(2,2) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+fullfp16,+neon,+sve,+v8a,-fmv" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) vscale_range(2,2) "frame-pointer"="non-leaf" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+fullfp16,+neon,+sve,+v8a,-fmv" }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 1}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"double", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !7, i64 0}
!14 = distinct !{!14, !10, !11}
!15 = !{!7, !7, i64 0}

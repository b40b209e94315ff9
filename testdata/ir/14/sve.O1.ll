; ModuleID = 'sve.c'
source_filename = "sve.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

@global = dso_local local_unnamed_addr global <8 x float> zeroinitializer, align 32

; Function Attrs: nofree nosync nounwind vscale_range(2,2)
define dso_local void @axpy(double noundef %0, double* noundef %1, double* noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %4
  %7 = insertelement <vscale x 2 x double> poison, double %0, i64 0
  %8 = shufflevector <vscale x 2 x double> %7, <vscale x 2 x double> poison, <vscale x 2 x i32> zeroinitializer
  br label %10

9:                                                ; preds = %10, %4
  ret void

10:                                               ; preds = %6, %10
  %11 = phi i64 [ 0, %6 ], [ %20, %10 ]
  %12 = call <vscale x 2 x i1> @llvm.aarch64.sve.whilelo.nxv2i1.i64(i64 %11, i64 %3)
  %13 = getelementptr inbounds double, double* %2, i64 %11
  %14 = bitcast double* %13 to <vscale x 2 x double>*
  %15 = call <vscale x 2 x double> @llvm.masked.load.nxv2f64.p0nxv2f64(<vscale x 2 x double>* %14, i32 1, <vscale x 2 x i1> %12, <vscale x 2 x double> zeroinitializer)
  %16 = getelementptr inbounds double, double* %1, i64 %11
  %17 = bitcast double* %16 to <vscale x 2 x double>*
  %18 = call <vscale x 2 x double> @llvm.masked.load.nxv2f64.p0nxv2f64(<vscale x 2 x double>* %17, i32 1, <vscale x 2 x i1> %12, <vscale x 2 x double> zeroinitializer)
  %19 = call <vscale x 2 x double> @llvm.aarch64.sve.fmla.nxv2f64(<vscale x 2 x i1> %12, <vscale x 2 x double> %15, <vscale x 2 x double> %18, <vscale x 2 x double> %8)
  call void @llvm.masked.store.nxv2f64.p0nxv2f64(<vscale x 2 x double> %19, <vscale x 2 x double>* %14, i32 1, <vscale x 2 x i1> %12)
  %20 = add i64 %11, 4
  %21 = icmp ult i64 %20, %3
  br i1 %21, label %10, label %9, !llvm.loop !9
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare <vscale x 2 x i1> @llvm.aarch64.sve.whilelo.nxv2i1.i64(i64, i64) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare <vscale x 2 x double> @llvm.aarch64.sve.fmla.nxv2f64(<vscale x 2 x i1>, <vscale x 2 x double>, <vscale x 2 x double>, <vscale x 2 x double>) #1

; Function Attrs: nofree nosync nounwind readonly vscale_range(2,2)
define dso_local i64 @sum(i32* noundef %0, i64 noundef %1) local_unnamed_addr #2 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %4, label %8

4:                                                ; preds = %8, %2
  %5 = phi <vscale x 2 x i64> [ zeroinitializer, %2 ], [ %16, %8 ]
  %6 = call <vscale x 2 x i1> @llvm.aarch64.sve.ptrue.nxv2i1(i32 31)
  %7 = call i64 @llvm.aarch64.sve.saddv.nxv2i64(<vscale x 2 x i1> %6, <vscale x 2 x i64> %5)
  ret i64 %7

8:                                                ; preds = %2, %8
  %9 = phi <vscale x 2 x i64> [ %16, %8 ], [ zeroinitializer, %2 ]
  %10 = phi i64 [ %17, %8 ], [ 0, %2 ]
  %11 = call <vscale x 2 x i1> @llvm.aarch64.sve.whilelo.nxv2i1.i64(i64 %10, i64 %1)
  %12 = getelementptr inbounds i32, i32* %0, i64 %10
  %13 = bitcast i32* %12 to <vscale x 2 x i32>*
  %14 = call <vscale x 2 x i32> @llvm.masked.load.nxv2i32.p0nxv2i32(<vscale x 2 x i32>* %13, i32 1, <vscale x 2 x i1> %11, <vscale x 2 x i32> zeroinitializer)
  %15 = sext <vscale x 2 x i32> %14 to <vscale x 2 x i64>
  %16 = call <vscale x 2 x i64> @llvm.aarch64.sve.add.nxv2i64(<vscale x 2 x i1> %11, <vscale x 2 x i64> %9, <vscale x 2 x i64> %15)
  %17 = add nuw i64 %10, 4
  %18 = icmp ult i64 %17, %1
  br i1 %18, label %8, label %4, !llvm.loop !12
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare <vscale x 2 x i64> @llvm.aarch64.sve.add.nxv2i64(<vscale x 2 x i1>, <vscale x 2 x i64>, <vscale x 2 x i64>) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare <vscale x 2 x i1> @llvm.aarch64.sve.ptrue.nxv2i1(i32 immarg) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i64 @llvm.aarch64.sve.saddv.nxv2i64(<vscale x 2 x i1>, <vscale x 2 x i64>) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn vscale_range(2,2)
define dso_local <vscale x 16 x i8> @swap_case(<vscale x 16 x i1> %0, <vscale x 16 x i8> %1) local_unnamed_addr #3 {
  %3 = call <vscale x 16 x i1> @llvm.aarch64.sve.cmphs.nxv16i8(<vscale x 16 x i1> %0, <vscale x 16 x i8> %1, <vscale x 16 x i8> shufflevector (<vscale x 16 x i8> insertelement (<vscale x 16 x i8> poison, i8 65, i32 0), <vscale x 16 x i8> poison, <vscale x 16 x i32> zeroinitializer))
  %4 = call <vscale x 16 x i1> @llvm.aarch64.sve.cmphs.nxv16i8(<vscale x 16 x i1> %3, <vscale x 16 x i8> shufflevector (<vscale x 16 x i8> insertelement (<vscale x 16 x i8> poison, i8 90, i32 0), <vscale x 16 x i8> poison, <vscale x 16 x i32> zeroinitializer), <vscale x 16 x i8> %1)
  %5 = call <vscale x 16 x i8> @llvm.aarch64.sve.orr.nxv16i8(<vscale x 16 x i1> %4, <vscale x 16 x i8> %1, <vscale x 16 x i8> shufflevector (<vscale x 16 x i8> insertelement (<vscale x 16 x i8> poison, i8 32, i32 0), <vscale x 16 x i8> poison, <vscale x 16 x i32> zeroinitializer))
  %6 = call <vscale x 16 x i8> @llvm.aarch64.sve.rev.nxv16i8(<vscale x 16 x i8> %1)
  %7 = call <vscale x 16 x i8> @llvm.aarch64.sve.sel.nxv16i8(<vscale x 16 x i1> %4, <vscale x 16 x i8> %5, <vscale x 16 x i8> %6)
  ret <vscale x 16 x i8> %7
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare <vscale x 16 x i1> @llvm.aarch64.sve.cmphs.nxv16i8(<vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare <vscale x 16 x i8> @llvm.aarch64.sve.orr.nxv16i8(<vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare <vscale x 16 x i8> @llvm.aarch64.sve.rev.nxv16i8(<vscale x 16 x i8>) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare <vscale x 16 x i8> @llvm.aarch64.sve.sel.nxv16i8(<vscale x 16 x i1>, <vscale x 16 x i8>, <vscale x 16 x i8>) #1

; Function Attrs: mustprogress nofree nosync nounwind readonly willreturn vscale_range(2,2)
define dso_local <vscale x 8 x i32> @pairs(<vscale x 16 x i1> %0, i32* noundef readonly %1) local_unnamed_addr #4 {
  %3 = call <vscale x 4 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv4i1(<vscale x 16 x i1> %0)
  %4 = call <vscale x 8 x i32> @llvm.aarch64.sve.ld2.nxv8i32.nxv4i1(<vscale x 4 x i1> %3, i32* %1)
  ret <vscale x 8 x i32> %4
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare <vscale x 4 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv4i1(<vscale x 16 x i1>) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind readonly willreturn
declare <vscale x 8 x i32> @llvm.aarch64.sve.ld2.nxv8i32.nxv4i1(<vscale x 4 x i1>, i32*) #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn vscale_range(2,2)
define dso_local aarch64_vector_pcs float @scale(float noundef %0) local_unnamed_addr #6 {
  %2 = fmul float %0, 3.000000e+00
  ret float %2
}

; Function Attrs: mustprogress nofree nosync nounwind readonly willreturn vscale_range(2,2)
define dso_local <vscale x 4 x float> @add(<vscale x 4 x float> noundef %0) local_unnamed_addr #7 {
  %2 = load <8 x float>, <8 x float>* @global, align 32, !tbaa !13
  %3 = call <vscale x 4 x float> @llvm.experimental.vector.insert.nxv4f32.v8f32(<vscale x 4 x float> undef, <8 x float> %2, i64 0)
  %4 = fadd <vscale x 4 x float> %3, %0
  ret <vscale x 4 x float> %4
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare <vscale x 4 x float> @llvm.experimental.vector.insert.nxv4f32.v8f32(<vscale x 4 x float>, <8 x float>, i64 immarg) #1

; Function Attrs: argmemonly nofree nosync nounwind readonly willreturn
declare <vscale x 2 x double> @llvm.masked.load.nxv2f64.p0nxv2f64(<vscale x 2 x double>*, i32 immarg, <vscale x 2 x i1>, <vscale x 2 x double>) #8

; Function Attrs: argmemonly nofree nosync nounwind willreturn writeonly
declare void @llvm.masked.store.nxv2f64.p0nxv2f64(<vscale x 2 x double>, <vscale x 2 x double>*, i32 immarg, <vscale x 2 x i1>) #9

; Function Attrs: argmemonly nofree nosync nounwind readonly willreturn
declare <vscale x 2 x i32> @llvm.masked.load.nxv2i32.p0nxv2i32(<vscale x 2 x i32>*, i32 immarg, <vscale x 2 x i1>, <vscale x 2 x i32>) #8

attributes #0 = { nofree nosync nounwind vscale_range(2,2) "frame-pointer"="non-leaf" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+neon,+sve,+v8a" }
attributes #1 = { mustprogress nofree nosync nounwind readnone willreturn }
attributes #2 = { nofree nosync nounwind readonly vscale_range(2,2) "frame-pointer"="non-leaf" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+neon,+sve,+v8a" }
attributes #3 = { mustprogress nofree nosync nounwind readnone willreturn vscale_range(2,2) "frame-pointer"="non-leaf" "min-legal-vector-width"="128" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+neon,+sve,+v8a" }
attributes #4 = { mustprogress nofree nosync nounwind readonly willreturn vscale_range(2,2) "frame-pointer"="non-leaf" "min-legal-vector-width"="256" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+neon,+sve,+v8a" }
attributes #5 = { argmemonly mustprogress nofree nosync nounwind readonly willreturn }
attributes #6 = { mustprogress nofree norecurse nosync nounwind readnone willreturn vscale_range(2,2) "frame-pointer"="non-leaf" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+neon,+sve,+v8a" }
attributes #7 = { mustprogress nofree nosync nounwind readonly willreturn vscale_range(2,2) "frame-pointer"="non-leaf" "min-legal-vector-width"="128" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+neon,+sve,+v8a" }
attributes #8 = { argmemonly nofree nosync nounwind readonly willreturn }
attributes #9 = { argmemonly nofree nosync nounwind willreturn writeonly }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, !"branch-target-enforcement", i32 0}
!2 = !{i32 1, !"sign-return-address", i32 0}
!3 = !{i32 1, !"sign-return-address-all", i32 0}
!4 = !{i32 1, !"sign-return-address-with-bkey", i32 0}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"frame-pointer", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = !{!14, !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C/C++ TBAA"}

; ModuleID = 'kernel.cl'
source_filename = "kernel.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64"

%struct.particle = type { <4 x float>, i32, [12 x i8] }

@weights = dso_local local_unnamed_addr addrspace(2) constant [4 x float] [float 5.000000e-01, float 2.500000e-01, float 1.250000e-01, float 1.250000e-01], align 4
@__const.mixed.mine = private unnamed_addr addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@mixed.cell = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind readnone willreturn
define dso_local spir_func float @weigh(<4 x float> noundef %0) local_unnamed_addr #0 {
  %2 = call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %0, <4 x float> noundef <float 5.000000e-01, float 2.500000e-01, float 1.250000e-01, float 1.250000e-01>) #7
  ret float %2
}

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #1

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reduce(%struct.particle addrspace(1)* noalias nocapture noundef readonly %0, float addrspace(1)* nocapture noundef writeonly %1, float addrspace(3)* nocapture noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !reqd_work_group_size !8 {
  %5 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %7 = zext i32 %3 to i64
  %8 = icmp ult i64 %5, %7
  br i1 %8, label %9, label %13

9:                                                ; preds = %4
  %10 = getelementptr inbounds %struct.particle, %struct.particle addrspace(1)* %0, i64 %5, i32 0
  %11 = load <4 x float>, <4 x float> addrspace(1)* %10, align 16, !tbaa !9
  %12 = call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %11, <4 x float> noundef <float 5.000000e-01, float 2.500000e-01, float 1.250000e-01, float 1.250000e-01>) #7
  br label %13

13:                                               ; preds = %4, %9
  %14 = phi float [ %12, %9 ], [ 0.000000e+00, %4 ]
  %15 = getelementptr inbounds float, float addrspace(3)* %2, i64 %6
  store float %14, float addrspace(3)* %15, align 4, !tbaa !12
  call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %16 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %17 = icmp ult i64 %16, 2
  br i1 %17, label %18, label %20

18:                                               ; preds = %30, %13
  %19 = icmp eq i64 %6, 0
  br i1 %19, label %32, label %36

20:                                               ; preds = %13, %30
  %21 = phi i64 [ %22, %30 ], [ %16, %13 ]
  %22 = lshr i64 %21, 1
  %23 = icmp ult i64 %6, %22
  br i1 %23, label %24, label %30

24:                                               ; preds = %20
  %25 = add i64 %22, %6
  %26 = getelementptr inbounds float, float addrspace(3)* %2, i64 %25
  %27 = load float, float addrspace(3)* %26, align 4, !tbaa !12
  %28 = load float, float addrspace(3)* %15, align 4, !tbaa !12
  %29 = fadd float %27, %28
  store float %29, float addrspace(3)* %15, align 4, !tbaa !12
  br label %30

30:                                               ; preds = %24, %20
  call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %31 = icmp ult i64 %21, 4
  br i1 %31, label %18, label %20, !llvm.loop !14

32:                                               ; preds = %18
  %33 = load float, float addrspace(3)* %2, align 4, !tbaa !12
  %34 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7
  %35 = getelementptr inbounds float, float addrspace(1)* %1, i64 %34
  store float %33, float addrspace(1)* %35, align 4, !tbaa !12
  br label %36

36:                                               ; preds = %32, %18
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @mixed(i32 addrspace(1)* noundef %0, i32 addrspace(3)* nocapture noundef readonly %1, i32 addrspace(2)* nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !16 !kernel_arg_access_qual !5 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = alloca [4 x i32], align 4
  %6 = bitcast [4 x i32]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %6) #9
  call void @llvm.memcpy.p0i8.p2i8.i64(i8* noundef nonnull align 4 dereferenceable(16) %6, i8 addrspace(2)* noundef align 4 dereferenceable(16) bitcast ([4 x i32] addrspace(2)* @__const.mixed.mine to i8 addrspace(2)*), i64 16, i1 false)
  %7 = load i32, i32 addrspace(2)* %2, align 4, !tbaa !19
  %8 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %9 = and i64 %8, 15
  %10 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(3)* @mixed.cell, i64 0, i64 %9
  store i32 %7, i32 addrspace(3)* %10, align 4, !tbaa !19
  %11 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1
  %12 = call spir_func i32 @_Z10atomic_addPU3AS1Vii(i32 addrspace(1)* noundef %11, i32 noundef 1) #8
  %13 = addrspacecast i32 addrspace(1)* %0 to i32 addrspace(4)*
  %14 = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(i32 addrspace(4)* noundef %13, i32 noundef 2, i32 noundef 0, i32 noundef 1) #8
  %15 = icmp sgt i32 %3, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %4, %16
  %17 = phi i32 [ %24, %16 ], [ 0, %4 ]
  %18 = phi i32 [ %23, %16 ], [ 0, %4 ]
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %19
  %21 = addrspacecast i32 addrspace(1)* %20 to i32 addrspace(4)*
  %22 = load i32, i32 addrspace(4)* %21, align 4, !tbaa !19
  %23 = add nsw i32 %22, %18
  %24 = add nuw nsw i32 %17, 1
  %25 = icmp slt i32 %24, %3
  br i1 %25, label %16, label %26, !llvm.loop !21

26:                                               ; preds = %16, %4
  %27 = phi i32 [ 0, %4 ], [ %23, %16 ]
  br i1 %15, label %28, label %38

28:                                               ; preds = %26, %28
  %29 = phi i32 [ %36, %28 ], [ 0, %26 ]
  %30 = phi i32 [ %35, %28 ], [ 0, %26 ]
  %31 = zext i32 %29 to i64
  %32 = getelementptr inbounds i32, i32 addrspace(3)* %1, i64 %31
  %33 = addrspacecast i32 addrspace(3)* %32 to i32 addrspace(4)*
  %34 = load i32, i32 addrspace(4)* %33, align 4, !tbaa !19
  %35 = add nsw i32 %34, %30
  %36 = add nuw nsw i32 %29, 1
  %37 = icmp slt i32 %36, %3
  br i1 %37, label %28, label %38, !llvm.loop !21

38:                                               ; preds = %28, %26
  %39 = phi i32 [ 0, %26 ], [ %35, %28 ]
  br label %40

40:                                               ; preds = %40, %38
  %41 = phi i32 [ %48, %40 ], [ 0, %38 ]
  %42 = phi i32 [ %47, %40 ], [ 0, %38 ]
  %43 = zext i32 %41 to i64
  %44 = getelementptr inbounds [4 x i32], [4 x i32]* %5, i64 0, i64 %43
  %45 = addrspacecast i32* %44 to i32 addrspace(4)*
  %46 = load i32, i32 addrspace(4)* %45, align 4, !tbaa !19
  %47 = add nsw i32 %46, %42
  %48 = add nuw nsw i32 %41, 1
  %49 = icmp ult i32 %41, 3
  br i1 %49, label %40, label %50, !llvm.loop !21

50:                                               ; preds = %40
  %51 = add nsw i32 %39, %27
  %52 = add nsw i32 %51, %47
  %53 = load i32, i32 addrspace(3)* getelementptr inbounds ([16 x i32], [16 x i32] addrspace(3)* @mixed.cell, i64 0, i64 0), align 4, !tbaa !19
  %54 = add nsw i32 %52, %53
  %55 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 2
  store i32 %54, i32 addrspace(1)* %55, align 4, !tbaa !19
  %56 = call spir_func i32 @_Z15convert_int_satf(float noundef 1.500000e+00) #7
  %57 = add nsw i32 %56, 7
  %58 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 3
  store i32 %57, i32 addrspace(1)* %58, align 4, !tbaa !19
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %6) #9
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p2i8.i64(i8* noalias nocapture writeonly, i8 addrspace(2)* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: convergent
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vii(i32 addrspace(1)* noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent
declare dso_local spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(i32 addrspace(4)* noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare dso_local spir_func i32 @_Z15convert_int_satf(float noundef) local_unnamed_addr #1

attributes #0 = { convergent mustprogress nofree norecurse nounwind readnone willreturn "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { convergent "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #7 = { convergent nounwind readnone willreturn }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 14.0.6"}
!4 = !{i32 1, i32 1, i32 3, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"particle*", !"float*", !"float*", !"uint"}
!7 = !{!"restrict const", !"", !"", !""}
!8 = !{i32 64, i32 1, i32 1}
!9 = !{!10, !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !10, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{i32 1, i32 3, i32 2, i32 0}
!17 = !{!"int*", !"int*", !"int*", !"int"}
!18 = !{!"", !"", !"const", !""}
!19 = !{!20, !20, i64 0}
!20 = !{!"int", !10, i64 0}
!21 = distinct !{!21, !15}

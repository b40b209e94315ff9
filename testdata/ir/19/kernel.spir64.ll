; ModuleID = 'kernel.cl'
source_filename = "kernel.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.particle = type { <4 x float>, i32, [12 x i8] }

@weights = dso_local local_unnamed_addr addrspace(2) constant [4 x float] [float 5.000000e-01, float 2.500000e-01, float 1.250000e-01, float 1.250000e-01], align 4
@__const.mixed.mine = private unnamed_addr addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@mixed.cell = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @weigh(<4 x float> noundef %0) local_unnamed_addr #0 {
  %2 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %0, <4 x float> noundef <float 5.000000e-01, float 2.500000e-01, float 1.250000e-01, float 1.250000e-01>) #6
  ret float %2
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #1

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reduce(ptr addrspace(1) noalias nocapture noundef readonly align 16 %0, ptr addrspace(1) nocapture noundef writeonly align 4 %1, ptr addrspace(3) nocapture noundef align 4 %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !reqd_work_group_size !8 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %7 = zext i32 %3 to i64
  %8 = icmp ult i64 %5, %7
  br i1 %8, label %9, label %13

9:                                                ; preds = %4
  %10 = getelementptr inbounds %struct.particle, ptr addrspace(1) %0, i64 %5
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16, !tbaa !9
  %12 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %11, <4 x float> noundef <float 5.000000e-01, float 2.500000e-01, float 1.250000e-01, float 1.250000e-01>) #6
  br label %13

13:                                               ; preds = %4, %9
  %14 = phi float [ %12, %9 ], [ 0.000000e+00, %4 ]
  %15 = getelementptr inbounds float, ptr addrspace(3) %2, i64 %6
  store float %14, ptr addrspace(3) %15, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %16 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %17 = icmp ult i64 %16, 2
  br i1 %17, label %18, label %20

18:                                               ; preds = %29, %13
  %19 = icmp eq i64 %6, 0
  br i1 %19, label %31, label %35

20:                                               ; preds = %13, %29
  %21 = phi i64 [ %22, %29 ], [ %16, %13 ]
  %22 = lshr i64 %21, 1
  %23 = icmp ult i64 %6, %22
  br i1 %23, label %24, label %29

24:                                               ; preds = %20
  %25 = getelementptr float, ptr addrspace(3) %15, i64 %22
  %26 = load float, ptr addrspace(3) %25, align 4, !tbaa !12
  %27 = load float, ptr addrspace(3) %15, align 4, !tbaa !12
  %28 = fadd float %26, %27
  store float %28, ptr addrspace(3) %15, align 4, !tbaa !12
  br label %29

29:                                               ; preds = %24, %20
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %30 = icmp ult i64 %21, 4
  br i1 %30, label %18, label %20, !llvm.loop !14

31:                                               ; preds = %18
  %32 = load float, ptr addrspace(3) %2, align 4, !tbaa !12
  %33 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %33
  store float %32, ptr addrspace(1) %34, align 4, !tbaa !12
  br label %35

35:                                               ; preds = %31, %18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @mixed(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) nocapture noundef readonly align 4 %1, ptr addrspace(2) nocapture noundef readonly align 4 %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !5 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #8
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(16) %5, ptr addrspace(2) noundef align 4 dereferenceable(16) @__const.mixed.mine, i64 16, i1 false)
  %6 = load i32, ptr addrspace(2) %2, align 4, !tbaa !19
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %8 = and i64 %7, 15
  %9 = getelementptr inbounds [16 x i32], ptr addrspace(3) @mixed.cell, i64 0, i64 %8
  store i32 %6, ptr addrspace(3) %9, align 4, !tbaa !19
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 4
  %11 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %10, i32 noundef 1) #7
  %12 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %13 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %12, i32 noundef 2, i32 noundef 0, i32 noundef 1) #7
  %14 = icmp sgt i32 %3, 0
  br i1 %14, label %15, label %24

15:                                               ; preds = %4, %15
  %16 = phi i32 [ %22, %15 ], [ 0, %4 ]
  %17 = phi i32 [ %21, %15 ], [ 0, %4 ]
  %18 = zext nneg i32 %16 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(4) %12, i64 %18
  %20 = load i32, ptr addrspace(4) %19, align 4, !tbaa !19
  %21 = add nsw i32 %20, %17
  %22 = add nuw nsw i32 %16, 1
  %23 = icmp slt i32 %22, %3
  br i1 %23, label %15, label %24, !llvm.loop !21

24:                                               ; preds = %15, %4
  %25 = phi i32 [ 0, %4 ], [ %21, %15 ]
  %26 = addrspacecast ptr addrspace(3) %1 to ptr addrspace(4)
  br i1 %14, label %27, label %36

27:                                               ; preds = %24, %27
  %28 = phi i32 [ %34, %27 ], [ 0, %24 ]
  %29 = phi i32 [ %33, %27 ], [ 0, %24 ]
  %30 = zext nneg i32 %28 to i64
  %31 = getelementptr inbounds i32, ptr addrspace(4) %26, i64 %30
  %32 = load i32, ptr addrspace(4) %31, align 4, !tbaa !19
  %33 = add nsw i32 %32, %29
  %34 = add nuw nsw i32 %28, 1
  %35 = icmp slt i32 %34, %3
  br i1 %35, label %27, label %36, !llvm.loop !21

36:                                               ; preds = %27, %24
  %37 = phi i32 [ 0, %24 ], [ %33, %27 ]
  %38 = addrspacecast ptr %5 to ptr addrspace(4)
  br label %39

39:                                               ; preds = %39, %36
  %40 = phi i32 [ %46, %39 ], [ 0, %36 ]
  %41 = phi i32 [ %45, %39 ], [ 0, %36 ]
  %42 = zext nneg i32 %40 to i64
  %43 = getelementptr inbounds i32, ptr addrspace(4) %38, i64 %42
  %44 = load i32, ptr addrspace(4) %43, align 4, !tbaa !19
  %45 = add nsw i32 %44, %41
  %46 = add nuw nsw i32 %40, 1
  %47 = icmp ult i32 %40, 3
  br i1 %47, label %39, label %48, !llvm.loop !21

48:                                               ; preds = %39
  %49 = add nsw i32 %37, %25
  %50 = add nsw i32 %49, %45
  %51 = load i32, ptr addrspace(3) @mixed.cell, align 4, !tbaa !19
  %52 = add nsw i32 %50, %51
  %53 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 8
  store i32 %52, ptr addrspace(1) %53, align 4, !tbaa !19
  %54 = tail call spir_func i32 @_Z15convert_int_satf(float noundef 1.500000e+00) #6
  %55 = add nsw i32 %54, 7
  %56 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 12
  store i32 %55, ptr addrspace(1) %56, align 4, !tbaa !19
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias nocapture writeonly, ptr addrspace(2) noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15convert_int_satf(float noundef) local_unnamed_addr #1

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
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

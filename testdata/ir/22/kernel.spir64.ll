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
  %2 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %0, <4 x float> noundef <float 5.000000e-01, float 2.500000e-01, float 1.250000e-01, float 1.250000e-01>) #8
  ret float %2
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #1

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reduce(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !reqd_work_group_size !12 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !13)
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %7 = zext i32 %3 to i64
  %8 = icmp ult i64 %5, %7
  br i1 %8, label %9, label %13

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %0, i64 %5
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16, !tbaa !16, !alias.scope !13
  %12 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %11, <4 x float> noundef <float 5.000000e-01, float 2.500000e-01, float 1.250000e-01, float 1.250000e-01>) #8
  br label %13

13:                                               ; preds = %9, %4
  %14 = phi float [ %12, %9 ], [ 0.000000e+00, %4 ]
  %15 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %6
  store float %14, ptr addrspace(3) %15, align 4, !tbaa !17, !noalias !13
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9, !noalias !13
  %16 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %17 = lshr i64 %16, 1
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %29, %13
  %20 = icmp eq i64 %6, 0
  br i1 %20, label %32, label %36

21:                                               ; preds = %13, %29
  %22 = phi i64 [ %30, %29 ], [ %17, %13 ]
  %23 = icmp ult i64 %6, %22
  br i1 %23, label %24, label %29

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw float, ptr addrspace(3) %15, i64 %22
  %26 = load float, ptr addrspace(3) %25, align 4, !tbaa !17, !noalias !13
  %27 = load float, ptr addrspace(3) %15, align 4, !tbaa !17, !noalias !13
  %28 = fadd float %26, %27
  store float %28, ptr addrspace(3) %15, align 4, !tbaa !17, !noalias !13
  br label %29

29:                                               ; preds = %24, %21
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9, !noalias !13
  %30 = lshr i64 %22, 1
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %19, label %21, !llvm.loop !19

32:                                               ; preds = %19
  %33 = load float, ptr addrspace(3) %2, align 4, !tbaa !17, !noalias !13
  %34 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %34
  store float %33, ptr addrspace(1) %35, align 4, !tbaa !17, !noalias !13
  br label %36

36:                                               ; preds = %19, %32
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_reduce(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !reqd_work_group_size !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %7 = zext i32 %3 to i64
  %8 = icmp ult i64 %5, %7
  br i1 %8, label %9, label %13

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %0, i64 %5
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16, !tbaa !16
  %12 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %11, <4 x float> noundef <float 5.000000e-01, float 2.500000e-01, float 1.250000e-01, float 1.250000e-01>) #8
  br label %13

13:                                               ; preds = %4, %9
  %14 = phi float [ %12, %9 ], [ 0.000000e+00, %4 ]
  %15 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %6
  store float %14, ptr addrspace(3) %15, align 4, !tbaa !17
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %16 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %17 = lshr i64 %16, 1
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %29, %13
  %20 = icmp eq i64 %6, 0
  br i1 %20, label %32, label %36

21:                                               ; preds = %13, %29
  %22 = phi i64 [ %30, %29 ], [ %17, %13 ]
  %23 = icmp ult i64 %6, %22
  br i1 %23, label %24, label %29

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw float, ptr addrspace(3) %15, i64 %22
  %26 = load float, ptr addrspace(3) %25, align 4, !tbaa !17
  %27 = load float, ptr addrspace(3) %15, align 4, !tbaa !17
  %28 = fadd float %26, %27
  store float %28, ptr addrspace(3) %15, align 4, !tbaa !17
  br label %29

29:                                               ; preds = %24, %21
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %30 = lshr i64 %22, 1
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %19, label %21, !llvm.loop !19

32:                                               ; preds = %19
  %33 = load float, ptr addrspace(3) %2, align 4, !tbaa !17
  %34 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %34
  store float %33, ptr addrspace(1) %35, align 4, !tbaa !17
  br label %36

36:                                               ; preds = %32, %19
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @mixed(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef readonly align 4 captures(none) %1, ptr addrspace(2) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !21 !kernel_arg_access_qual !9 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %5 = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(16) %5, ptr addrspace(2) noundef align 4 dereferenceable(16) @__const.mixed.mine, i64 16, i1 false)
  %6 = load i32, ptr addrspace(2) %2, align 4, !tbaa !4
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %8 = and i64 %7, 15
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) @mixed.cell, i64 %8
  store i32 %6, ptr addrspace(3) %9, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %11 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef nonnull %10, i32 noundef 1) #9
  %12 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %13 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %12, i32 noundef 2, i32 noundef 0, i32 noundef 1) #9
  %14 = icmp sgt i32 %3, 0
  br i1 %14, label %15, label %24

15:                                               ; preds = %4, %15
  %16 = phi i32 [ %22, %15 ], [ 0, %4 ]
  %17 = phi i32 [ %21, %15 ], [ 0, %4 ]
  %18 = zext nneg i32 %16 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(4) %12, i64 %18
  %20 = load i32, ptr addrspace(4) %19, align 4, !tbaa !4
  %21 = add nsw i32 %20, %17
  %22 = add nuw nsw i32 %16, 1
  %23 = icmp slt i32 %22, %3
  br i1 %23, label %15, label %24, !llvm.loop !24

24:                                               ; preds = %15, %4
  %25 = phi i32 [ 0, %4 ], [ %21, %15 ]
  %26 = addrspacecast ptr addrspace(3) %1 to ptr addrspace(4)
  br i1 %14, label %27, label %36

27:                                               ; preds = %24, %27
  %28 = phi i32 [ %34, %27 ], [ 0, %24 ]
  %29 = phi i32 [ %33, %27 ], [ 0, %24 ]
  %30 = zext nneg i32 %28 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(4) %26, i64 %30
  %32 = load i32, ptr addrspace(4) %31, align 4, !tbaa !4
  %33 = add nsw i32 %32, %29
  %34 = add nuw nsw i32 %28, 1
  %35 = icmp slt i32 %34, %3
  br i1 %35, label %27, label %36, !llvm.loop !24

36:                                               ; preds = %27, %24
  %37 = phi i32 [ 0, %24 ], [ %33, %27 ]
  %38 = addrspacecast ptr %5 to ptr addrspace(4)
  br label %39

39:                                               ; preds = %39, %36
  %40 = phi i32 [ %46, %39 ], [ 0, %36 ]
  %41 = phi i32 [ %45, %39 ], [ 0, %36 ]
  %42 = zext nneg i32 %40 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspace(4) %38, i64 %42
  %44 = load i32, ptr addrspace(4) %43, align 4, !tbaa !4
  %45 = add nsw i32 %44, %41
  %46 = add nuw nsw i32 %40, 1
  %47 = icmp samesign ult i32 %40, 3
  br i1 %47, label %39, label %48, !llvm.loop !24

48:                                               ; preds = %39
  %49 = add nsw i32 %37, %25
  %50 = add nsw i32 %49, %45
  %51 = load i32, ptr addrspace(3) @mixed.cell, align 4, !tbaa !4
  %52 = add nsw i32 %50, %51
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  store i32 %52, ptr addrspace(1) %53, align 4, !tbaa !4
  %54 = tail call spir_func i32 @_Z15convert_int_satf(float noundef 1.500000e+00) #8
  %55 = add nsw i32 %54, 7
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  store i32 %55, ptr addrspace(1) %56, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_mixed(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef readonly align 4 captures(none) %1, ptr addrspace(2) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !21 !kernel_arg_access_qual !9 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %5 = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(16) %5, ptr addrspace(2) noundef align 4 dereferenceable(16) @__const.mixed.mine, i64 16, i1 false)
  %6 = load i32, ptr addrspace(2) %2, align 4, !tbaa !4
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %8 = and i64 %7, 15
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) @mixed.cell, i64 %8
  store i32 %6, ptr addrspace(3) %9, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %11 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef nonnull %10, i32 noundef 1) #9
  %12 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %13 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %12, i32 noundef 2, i32 noundef 0, i32 noundef 1) #9
  %14 = icmp sgt i32 %3, 0
  br i1 %14, label %15, label %24

15:                                               ; preds = %4, %15
  %16 = phi i32 [ %22, %15 ], [ 0, %4 ]
  %17 = phi i32 [ %21, %15 ], [ 0, %4 ]
  %18 = zext nneg i32 %16 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(4) %12, i64 %18
  %20 = load i32, ptr addrspace(4) %19, align 4, !tbaa !4
  %21 = add nsw i32 %20, %17
  %22 = add nuw nsw i32 %16, 1
  %23 = icmp slt i32 %22, %3
  br i1 %23, label %15, label %24, !llvm.loop !24

24:                                               ; preds = %15, %4
  %25 = phi i32 [ 0, %4 ], [ %21, %15 ]
  %26 = addrspacecast ptr addrspace(3) %1 to ptr addrspace(4)
  br i1 %14, label %27, label %36

27:                                               ; preds = %24, %27
  %28 = phi i32 [ %34, %27 ], [ 0, %24 ]
  %29 = phi i32 [ %33, %27 ], [ 0, %24 ]
  %30 = zext nneg i32 %28 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(4) %26, i64 %30
  %32 = load i32, ptr addrspace(4) %31, align 4, !tbaa !4
  %33 = add nsw i32 %32, %29
  %34 = add nuw nsw i32 %28, 1
  %35 = icmp slt i32 %34, %3
  br i1 %35, label %27, label %36, !llvm.loop !24

36:                                               ; preds = %27, %24
  %37 = phi i32 [ 0, %24 ], [ %33, %27 ]
  %38 = addrspacecast ptr %5 to ptr addrspace(4)
  br label %39

39:                                               ; preds = %39, %36
  %40 = phi i32 [ %46, %39 ], [ 0, %36 ]
  %41 = phi i32 [ %45, %39 ], [ 0, %36 ]
  %42 = zext nneg i32 %40 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspace(4) %38, i64 %42
  %44 = load i32, ptr addrspace(4) %43, align 4, !tbaa !4
  %45 = add nsw i32 %44, %41
  %46 = add nuw nsw i32 %40, 1
  %47 = icmp samesign ult i32 %40, 3
  br i1 %47, label %39, label %48, !llvm.loop !24

48:                                               ; preds = %39
  %49 = add nsw i32 %37, %25
  %50 = add nsw i32 %49, %45
  %51 = load i32, ptr addrspace(3) @mixed.cell, align 4, !tbaa !4
  %52 = add nsw i32 %50, %51
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  store i32 %52, ptr addrspace(1) %53, align 4, !tbaa !4
  %54 = tail call spir_func i32 @_Z15convert_int_satf(float noundef 1.500000e+00) #8
  %55 = add nsw i32 %54, 7
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  store i32 %55, ptr addrspace(1) %56, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15convert_int_satf(float noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #7

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }
attributes #10 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 3, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"particle*", !"float*", !"float*", !"uint"}
!11 = !{!"restrict const", !"", !"", !""}
!12 = !{i32 64, i32 1, i32 1}
!13 = !{!14}
!14 = distinct !{!14, !15, !"__clang_ocl_kern_imp_reduce: argument 0"}
!15 = distinct !{!15, !"__clang_ocl_kern_imp_reduce"}
!16 = !{!6, !6, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !6, i64 0}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{i32 1, i32 3, i32 2, i32 0}
!22 = !{!"int*", !"int*", !"int*", !"int"}
!23 = !{!"", !"", !"const", !""}
!24 = distinct !{!24, !20}

; ModuleID = 'kernel.cl'
source_filename = "kernel.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

%struct.particle = type { <4 x float>, i32, [12 x i8] }

@weights = hidden addrspace(4) constant [4 x float] [float 5.000000e-01, float 2.500000e-01, float 1.250000e-01, float 1.250000e-01], align 4
@__const.mixed.mine = private unnamed_addr addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@mixed.cell = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden float @weigh(<4 x float> noundef %0) #0 {
  %2 = alloca <4 x float>, align 16, addrspace(5)
  %3 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> %0, <4 x float> addrspace(5)* %2, align 16
  %4 = load <4 x float>, <4 x float> addrspace(5)* %2, align 16
  %5 = load float, float addrspace(4)* getelementptr inbounds ([4 x float], [4 x float] addrspace(4)* @weights, i64 0, i64 0), align 4
  %6 = insertelement <4 x float> undef, float %5, i32 0
  %7 = load float, float addrspace(4)* getelementptr inbounds ([4 x float], [4 x float] addrspace(4)* @weights, i64 0, i64 1), align 4
  %8 = insertelement <4 x float> %6, float %7, i32 1
  %9 = load float, float addrspace(4)* getelementptr inbounds ([4 x float], [4 x float] addrspace(4)* @weights, i64 0, i64 2), align 4
  %10 = insertelement <4 x float> %8, float %9, i32 2
  %11 = load float, float addrspace(4)* getelementptr inbounds ([4 x float], [4 x float] addrspace(4)* @weights, i64 0, i64 3), align 4
  %12 = insertelement <4 x float> %10, float %11, i32 3
  store <4 x float> %12, <4 x float> addrspace(5)* %3, align 16
  %13 = load <4 x float>, <4 x float> addrspace(5)* %3, align 16
  %14 = call float @_Z3dotDv4_fS_(<4 x float> noundef %4, <4 x float> noundef %13) #7
  ret float %14
}

; Function Attrs: convergent nounwind readnone willreturn
declare hidden float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @reduce(%struct.particle addrspace(1)* noalias noundef %0, float addrspace(1)* noundef %1, float addrspace(3)* noundef %2, i32 noundef %3) #2 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 !reqd_work_group_size !9 {
  %5 = alloca %struct.particle addrspace(1)*, align 8, addrspace(5)
  %6 = alloca float addrspace(1)*, align 8, addrspace(5)
  %7 = alloca float addrspace(3)*, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = alloca i64, align 8, addrspace(5)
  %11 = alloca i64, align 8, addrspace(5)
  store %struct.particle addrspace(1)* %0, %struct.particle addrspace(1)* addrspace(5)* %5, align 8
  store float addrspace(1)* %1, float addrspace(1)* addrspace(5)* %6, align 8
  store float addrspace(3)* %2, float addrspace(3)* addrspace(5)* %7, align 4
  store i32 %3, i32 addrspace(5)* %8, align 4
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %12, i64 addrspace(5)* %9, align 8
  %13 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  store i64 %13, i64 addrspace(5)* %10, align 8
  %14 = load i64, i64 addrspace(5)* %9, align 8
  %15 = load i32, i32 addrspace(5)* %8, align 4
  %16 = zext i32 %15 to i64
  %17 = icmp ult i64 %14, %16
  br i1 %17, label %18, label %25

18:                                               ; preds = %4
  %19 = load %struct.particle addrspace(1)*, %struct.particle addrspace(1)* addrspace(5)* %5, align 8
  %20 = load i64, i64 addrspace(5)* %9, align 8
  %21 = getelementptr inbounds %struct.particle, %struct.particle addrspace(1)* %19, i64 %20
  %22 = getelementptr inbounds %struct.particle, %struct.particle addrspace(1)* %21, i32 0, i32 0
  %23 = load <4 x float>, <4 x float> addrspace(1)* %22, align 16
  %24 = call float @weigh(<4 x float> noundef %23) #8
  br label %26

25:                                               ; preds = %4
  br label %26

26:                                               ; preds = %25, %18
  %27 = phi float [ %24, %18 ], [ 0.000000e+00, %25 ]
  %28 = load float addrspace(3)*, float addrspace(3)* addrspace(5)* %7, align 4
  %29 = load i64, i64 addrspace(5)* %10, align 8
  %30 = getelementptr inbounds float, float addrspace(3)* %28, i64 %29
  store float %27, float addrspace(3)* %30, align 4
  call void @_Z7barrierj(i32 noundef 1) #8
  %31 = call i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %32 = udiv i64 %31, 2
  store i64 %32, i64 addrspace(5)* %11, align 8
  br label %33

33:                                               ; preds = %53, %26
  %34 = load i64, i64 addrspace(5)* %11, align 8
  %35 = icmp ugt i64 %34, 0
  br i1 %35, label %36, label %56

36:                                               ; preds = %33
  %37 = load i64, i64 addrspace(5)* %10, align 8
  %38 = load i64, i64 addrspace(5)* %11, align 8
  %39 = icmp ult i64 %37, %38
  br i1 %39, label %40, label %52

40:                                               ; preds = %36
  %41 = load float addrspace(3)*, float addrspace(3)* addrspace(5)* %7, align 4
  %42 = load i64, i64 addrspace(5)* %10, align 8
  %43 = load i64, i64 addrspace(5)* %11, align 8
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds float, float addrspace(3)* %41, i64 %44
  %46 = load float, float addrspace(3)* %45, align 4
  %47 = load float addrspace(3)*, float addrspace(3)* addrspace(5)* %7, align 4
  %48 = load i64, i64 addrspace(5)* %10, align 8
  %49 = getelementptr inbounds float, float addrspace(3)* %47, i64 %48
  %50 = load float, float addrspace(3)* %49, align 4
  %51 = fadd float %50, %46
  store float %51, float addrspace(3)* %49, align 4
  br label %52

52:                                               ; preds = %40, %36
  call void @_Z7barrierj(i32 noundef 1) #8
  br label %53

53:                                               ; preds = %52
  %54 = load i64, i64 addrspace(5)* %11, align 8
  %55 = lshr i64 %54, 1
  store i64 %55, i64 addrspace(5)* %11, align 8
  br label %33

56:                                               ; preds = %33
  %57 = load i64, i64 addrspace(5)* %10, align 8
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %59, label %66

59:                                               ; preds = %56
  %60 = load float addrspace(3)*, float addrspace(3)* addrspace(5)* %7, align 4
  %61 = getelementptr inbounds float, float addrspace(3)* %60, i64 0
  %62 = load float, float addrspace(3)* %61, align 4
  %63 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %6, align 8
  %64 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %65 = getelementptr inbounds float, float addrspace(1)* %63, i64 %64
  store float %62, float addrspace(1)* %65, align 4
  br label %66

66:                                               ; preds = %59, %56
  ret void
}

; Function Attrs: convergent nounwind readnone willreturn
declare hidden i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind readnone willreturn
declare hidden i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent
declare hidden void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent nounwind readnone willreturn
declare hidden i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind readnone willreturn
declare hidden i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @mixed(i32 addrspace(1)* noundef %0, i32 addrspace(3)* noundef %1, i32 addrspace(4)* noundef %2, i32 noundef %3) #4 !kernel_arg_addr_space !10 !kernel_arg_access_qual !6 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %6 = alloca i32 addrspace(3)*, align 4, addrspace(5)
  %7 = alloca i32 addrspace(4)*, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca [4 x i32], align 4, addrspace(5)
  %10 = alloca half, align 2, addrspace(5)
  %11 = alloca <8 x i8>, align 8, addrspace(5)
  %12 = alloca <8 x i8>, align 8, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %5, align 8
  store i32 addrspace(3)* %1, i32 addrspace(3)* addrspace(5)* %6, align 4
  store i32 addrspace(4)* %2, i32 addrspace(4)* addrspace(5)* %7, align 8
  store i32 %3, i32 addrspace(5)* %8, align 4
  %13 = bitcast [4 x i32] addrspace(5)* %9 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p4i8.i64(i8 addrspace(5)* align 4 %13, i8 addrspace(4)* align 4 bitcast ([4 x i32] addrspace(4)* @__const.mixed.mine to i8 addrspace(4)*), i64 16, i1 false)
  %14 = load i32 addrspace(4)*, i32 addrspace(4)* addrspace(5)* %7, align 8
  %15 = getelementptr inbounds i32, i32 addrspace(4)* %14, i64 0
  %16 = load i32, i32 addrspace(4)* %15, align 4
  %17 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %18 = and i64 %17, 15
  %19 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(3)* @mixed.cell, i64 0, i64 %18
  store i32 %16, i32 addrspace(3)* %19, align 4
  %20 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %5, align 8
  %21 = getelementptr inbounds i32, i32 addrspace(1)* %20, i64 1
  %22 = call i32 @_Z10atomic_addPU3AS1Vii(i32 addrspace(1)* noundef %21, i32 noundef 1) #8
  %23 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %5, align 8
  %24 = addrspacecast i32 addrspace(1)* %23 to i32*
  %25 = call i32 @_Z25atomic_fetch_add_explicitPU3AS0VU7_Atomicii12memory_order12memory_scope(i32* noundef %24, i32 noundef 2, i32 noundef 0, i32 noundef 1) #8
  %26 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %5, align 8
  %27 = addrspacecast i32 addrspace(1)* %26 to i32*
  %28 = load i32, i32 addrspace(5)* %8, align 4
  %29 = call i32 @generic_sum(i32* noundef %27, i32 noundef %28) #8
  %30 = load i32 addrspace(3)*, i32 addrspace(3)* addrspace(5)* %6, align 4
  %31 = addrspacecast i32 addrspace(3)* %30 to i32*
  %32 = load i32, i32 addrspace(5)* %8, align 4
  %33 = call i32 @generic_sum(i32* noundef %31, i32 noundef %32) #8
  %34 = add nsw i32 %29, %33
  %35 = getelementptr inbounds [4 x i32], [4 x i32] addrspace(5)* %9, i64 0, i64 0
  %36 = addrspacecast i32 addrspace(5)* %35 to i32*
  %37 = call i32 @generic_sum(i32* noundef %36, i32 noundef 4) #8
  %38 = add nsw i32 %34, %37
  %39 = load i32, i32 addrspace(3)* getelementptr inbounds ([16 x i32], [16 x i32] addrspace(3)* @mixed.cell, i64 0, i64 0), align 4
  %40 = add nsw i32 %38, %39
  %41 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %5, align 8
  %42 = getelementptr inbounds i32, i32 addrspace(1)* %41, i64 2
  store i32 %40, i32 addrspace(1)* %42, align 4
  store half 0xH3E00, half addrspace(5)* %10, align 2
  store <8 x i8> <i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8>, <8 x i8> addrspace(5)* %12, align 8
  %43 = load <8 x i8>, <8 x i8> addrspace(5)* %12, align 8
  store <8 x i8> %43, <8 x i8> addrspace(5)* %11, align 8
  %44 = load half, half addrspace(5)* %10, align 2
  %45 = fpext half %44 to float
  %46 = call i32 @_Z15convert_int_satf(float noundef %45) #7
  %47 = load <8 x i8>, <8 x i8> addrspace(5)* %11, align 8
  %48 = extractelement <8 x i8> %47, i64 3
  %49 = sext i8 %48 to i32
  %50 = add nsw i32 %46, %49
  %51 = load <8 x i8>, <8 x i8> addrspace(5)* %11, align 8
  %52 = extractelement <8 x i8> %51, i64 2
  %53 = sext i8 %52 to i32
  %54 = add nsw i32 %50, %53
  %55 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %5, align 8
  %56 = getelementptr inbounds i32, i32 addrspace(1)* %55, i64 3
  store i32 %54, i32 addrspace(1)* %56, align 4
  ret void
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p5i8.p4i8.i64(i8 addrspace(5)* noalias nocapture writeonly, i8 addrspace(4)* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: convergent
declare hidden i32 @_Z10atomic_addPU3AS1Vii(i32 addrspace(1)* noundef, i32 noundef) #3

; Function Attrs: convergent
declare hidden i32 @_Z25atomic_fetch_add_explicitPU3AS0VU7_Atomicii12memory_order12memory_scope(i32* noundef, i32 noundef, i32 noundef, i32 noundef) #3

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @generic_sum(i32* noundef %0, i32 noundef %1) #6 {
  %3 = alloca i32*, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store i32* %0, i32* addrspace(5)* %3, align 8
  store i32 %1, i32 addrspace(5)* %4, align 4
  store i32 0, i32 addrspace(5)* %5, align 4
  store i32 0, i32 addrspace(5)* %6, align 4
  br label %7

7:                                                ; preds = %19, %2
  %8 = load i32, i32 addrspace(5)* %6, align 4
  %9 = load i32, i32 addrspace(5)* %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %22

11:                                               ; preds = %7
  %12 = load i32*, i32* addrspace(5)* %3, align 8
  %13 = load i32, i32 addrspace(5)* %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, i32* %12, i64 %14
  %16 = load i32, i32* %15, align 4
  %17 = load i32, i32 addrspace(5)* %5, align 4
  %18 = add nsw i32 %17, %16
  store i32 %18, i32 addrspace(5)* %5, align 4
  br label %19

19:                                               ; preds = %11
  %20 = load i32, i32 addrspace(5)* %6, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, i32 addrspace(5)* %6, align 4
  br label %7

22:                                               ; preds = %7
  %23 = load i32, i32 addrspace(5)* %5, align 4
  ret i32 %23
}

; Function Attrs: convergent nounwind readnone willreturn
declare hidden i32 @_Z15convert_int_satf(float noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx900" "target-features"="+16-bit-insts,+ci-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" }
attributes #1 = { convergent nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx900" "target-features"="+16-bit-insts,+ci-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" }
attributes #2 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx900" "target-features"="+16-bit-insts,+ci-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #3 = { convergent "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx900" "target-features"="+16-bit-insts,+ci-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" }
attributes #4 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx900" "target-features"="+16-bit-insts,+ci-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #5 = { argmemonly nofree nounwind willreturn }
attributes #6 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx900" "target-features"="+16-bit-insts,+ci-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" }
attributes #7 = { convergent nounwind readnone willreturn }
attributes #8 = { convergent }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{i32 1, i32 1, i32 3, i32 0}
!6 = !{!"none", !"none", !"none", !"none"}
!7 = !{!"particle*", !"float*", !"float*", !"uint"}
!8 = !{!"restrict const", !"", !"", !""}
!9 = !{i32 64, i32 1, i32 1}
!10 = !{i32 1, i32 3, i32 2, i32 0}
!11 = !{!"int*", !"int*", !"int*", !"int"}
!12 = !{!"", !"", !"const", !""}

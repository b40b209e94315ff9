; ModuleID = 'kernel.cl'
source_filename = "kernel.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.particle = type { <4 x float>, i32, [12 x i8] }

@weights = hidden addrspace(4) constant [4 x float] [float 5.000000e-01, float 2.500000e-01, float 1.250000e-01, float 1.250000e-01], align 4
@__const.mixed.mine = private unnamed_addr addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@mixed.cell = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden float @weigh(<4 x float> noundef %0) #0 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca <4 x float>, align 16, addrspace(5)
  %4 = alloca <4 x float>, align 16, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %2 to ptr
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  store <4 x float> %0, ptr %6, align 16
  %8 = load <4 x float>, ptr %6, align 16
  %9 = load float, ptr addrspace(4) @weights, align 4
  %10 = insertelement <4 x float> poison, float %9, i32 0
  %11 = load float, ptr addrspace(4) getelementptr inbounds ([4 x float], ptr addrspace(4) @weights, i64 0, i64 1), align 4
  %12 = insertelement <4 x float> %10, float %11, i32 1
  %13 = load float, ptr addrspace(4) getelementptr inbounds ([4 x float], ptr addrspace(4) @weights, i64 0, i64 2), align 4
  %14 = insertelement <4 x float> %12, float %13, i32 2
  %15 = load float, ptr addrspace(4) getelementptr inbounds ([4 x float], ptr addrspace(4) @weights, i64 0, i64 3), align 4
  %16 = insertelement <4 x float> %14, float %15, i32 3
  store <4 x float> %16, ptr %7, align 16
  %17 = load <4 x float>, ptr %7, align 16
  %18 = call float @_Z3dotDv4_fS_(<4 x float> noundef %8, <4 x float> noundef %17) #8
  ret float %18
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @reduce(ptr addrspace(1) noalias noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3) #2 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(3), align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(3) %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(3), ptr %11, align 4
  %16 = load i32, ptr %12, align 4
  call void @__clang_ocl_kern_imp_reduce(ptr addrspace(1) noundef align 16 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(3) noundef align 4 %15, i32 noundef %16) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_reduce(ptr addrspace(1) noalias noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3) #3 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(3), align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = alloca i64, align 8, addrspace(5)
  %11 = alloca i64, align 8, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %12, align 8
  store ptr addrspace(1) %1, ptr %13, align 8
  store ptr addrspace(3) %2, ptr %14, align 4
  store i32 %3, ptr %15, align 4
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %16, ptr addrspace(5) %9, align 8
  %17 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  store i64 %17, ptr addrspace(5) %10, align 8
  %18 = load i64, ptr addrspace(5) %9, align 8
  %19 = load i32, ptr %15, align 4
  %20 = zext i32 %19 to i64
  %21 = icmp ult i64 %18, %20
  br i1 %21, label %22, label %29

22:                                               ; preds = %4
  %23 = load ptr addrspace(1), ptr %12, align 8
  %24 = load i64, ptr addrspace(5) %9, align 8
  %25 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %23, i64 %24
  %26 = getelementptr inbounds nuw %struct.particle, ptr addrspace(1) %25, i32 0, i32 0
  %27 = load <4 x float>, ptr addrspace(1) %26, align 16
  %28 = call float @weigh(<4 x float> noundef %27) #9
  br label %30

29:                                               ; preds = %4
  br label %30

30:                                               ; preds = %29, %22
  %31 = phi float [ %28, %22 ], [ 0.000000e+00, %29 ]
  %32 = load ptr addrspace(3), ptr %14, align 4
  %33 = load i64, ptr addrspace(5) %10, align 8
  %34 = getelementptr inbounds nuw float, ptr addrspace(3) %32, i64 %33
  store float %31, ptr addrspace(3) %34, align 4
  call void @_Z7barrierj(i32 noundef 1) #9
  %35 = call i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %36 = udiv i64 %35, 2
  store i64 %36, ptr addrspace(5) %11, align 8
  br label %37

37:                                               ; preds = %57, %30
  %38 = load i64, ptr addrspace(5) %11, align 8
  %39 = icmp ugt i64 %38, 0
  br i1 %39, label %40, label %60

40:                                               ; preds = %37
  %41 = load i64, ptr addrspace(5) %10, align 8
  %42 = load i64, ptr addrspace(5) %11, align 8
  %43 = icmp ult i64 %41, %42
  br i1 %43, label %44, label %56

44:                                               ; preds = %40
  %45 = load ptr addrspace(3), ptr %14, align 4
  %46 = load i64, ptr addrspace(5) %10, align 8
  %47 = load i64, ptr addrspace(5) %11, align 8
  %48 = add i64 %46, %47
  %49 = getelementptr inbounds nuw float, ptr addrspace(3) %45, i64 %48
  %50 = load float, ptr addrspace(3) %49, align 4
  %51 = load ptr addrspace(3), ptr %14, align 4
  %52 = load i64, ptr addrspace(5) %10, align 8
  %53 = getelementptr inbounds nuw float, ptr addrspace(3) %51, i64 %52
  %54 = load float, ptr addrspace(3) %53, align 4
  %55 = fadd float %54, %50
  store float %55, ptr addrspace(3) %53, align 4
  br label %56

56:                                               ; preds = %44, %40
  call void @_Z7barrierj(i32 noundef 1) #9
  br label %57

57:                                               ; preds = %56
  %58 = load i64, ptr addrspace(5) %11, align 8
  %59 = lshr i64 %58, 1
  store i64 %59, ptr addrspace(5) %11, align 8
  br label %37

60:                                               ; preds = %37
  %61 = load i64, ptr addrspace(5) %10, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %70

63:                                               ; preds = %60
  %64 = load ptr addrspace(3), ptr %14, align 4
  %65 = getelementptr inbounds float, ptr addrspace(3) %64, i64 0
  %66 = load float, ptr addrspace(3) %65, align 4
  %67 = load ptr addrspace(1), ptr %13, align 8
  %68 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %69 = getelementptr inbounds nuw float, ptr addrspace(1) %67, i64 %68
  store float %66, ptr addrspace(1) %69, align 4
  br label %70

70:                                               ; preds = %63, %60
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @mixed(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(4) noundef align 4 %2, i32 noundef %3) #4 !kernel_arg_addr_space !11 !kernel_arg_access_qual !7 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(3), align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(3) %1, ptr %10, align 4
  store ptr addrspace(4) %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(3), ptr %10, align 4
  %15 = load ptr addrspace(4), ptr %11, align 8
  %16 = load i32, ptr %12, align 4
  call void @__clang_ocl_kern_imp_mixed(ptr addrspace(1) noundef align 4 %13, ptr addrspace(3) noundef align 4 %14, ptr addrspace(4) noundef align 4 %15, i32 noundef %16) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_mixed(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(4) noundef align 4 %2, i32 noundef %3) #5 !kernel_arg_addr_space !11 !kernel_arg_access_qual !7 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(3), align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca [4 x i32], align 4, addrspace(5)
  %10 = alloca half, align 2, addrspace(5)
  %11 = alloca <8 x i8>, align 8, addrspace(5)
  %12 = alloca <8 x i8>, align 8, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(1) %0, ptr %13, align 8
  store ptr addrspace(3) %1, ptr %14, align 4
  store ptr addrspace(4) %2, ptr %15, align 8
  store i32 %3, ptr %16, align 4
  call void @llvm.memcpy.p5.p4.i64(ptr addrspace(5) align 4 %9, ptr addrspace(4) align 4 @__const.mixed.mine, i64 16, i1 false)
  %18 = load ptr addrspace(4), ptr %15, align 8
  %19 = getelementptr inbounds i32, ptr addrspace(4) %18, i64 0
  %20 = load i32, ptr addrspace(4) %19, align 4
  %21 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %22 = and i64 %21, 15
  %23 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @mixed.cell, i64 0, i64 %22
  store i32 %20, ptr addrspace(3) %23, align 4
  %24 = load ptr addrspace(1), ptr %13, align 8
  %25 = getelementptr inbounds i32, ptr addrspace(1) %24, i64 1
  %26 = call i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %25, i32 noundef 1) #9
  %27 = load ptr addrspace(1), ptr %13, align 8
  %28 = addrspacecast ptr addrspace(1) %27 to ptr
  %29 = call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %28, i32 noundef 2, i32 noundef 0, i32 noundef 1) #9
  %30 = load ptr addrspace(1), ptr %13, align 8
  %31 = addrspacecast ptr addrspace(1) %30 to ptr
  %32 = load i32, ptr %16, align 4
  %33 = call i32 @generic_sum(ptr noundef %31, i32 noundef %32) #9
  %34 = load ptr addrspace(3), ptr %14, align 4
  %35 = addrspacecast ptr addrspace(3) %34 to ptr
  %36 = load i32, ptr %16, align 4
  %37 = call i32 @generic_sum(ptr noundef %35, i32 noundef %36) #9
  %38 = add nsw i32 %33, %37
  %39 = getelementptr inbounds [4 x i32], ptr addrspace(5) %9, i64 0, i64 0
  %40 = addrspacecast ptr addrspace(5) %39 to ptr
  %41 = call i32 @generic_sum(ptr noundef %40, i32 noundef 4) #9
  %42 = add nsw i32 %38, %41
  %43 = load i32, ptr addrspace(3) @mixed.cell, align 4
  %44 = add nsw i32 %42, %43
  %45 = load ptr addrspace(1), ptr %13, align 8
  %46 = getelementptr inbounds i32, ptr addrspace(1) %45, i64 2
  store i32 %44, ptr addrspace(1) %46, align 4
  store half 0xH3E00, ptr addrspace(5) %10, align 2
  store <8 x i8> <i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8>, ptr %17, align 8
  %47 = load <8 x i8>, ptr %17, align 8
  store <8 x i8> %47, ptr addrspace(5) %11, align 8
  %48 = load half, ptr addrspace(5) %10, align 2
  %49 = fpext half %48 to float
  %50 = call i32 @_Z15convert_int_satf(float noundef %49) #8
  %51 = load <8 x i8>, ptr addrspace(5) %11, align 8
  %52 = extractelement <8 x i8> %51, i64 3
  %53 = sext i8 %52 to i32
  %54 = add nsw i32 %50, %53
  %55 = load <8 x i8>, ptr addrspace(5) %11, align 8
  %56 = extractelement <8 x i8> %55, i64 2
  %57 = sext i8 %56 to i32
  %58 = add nsw i32 %54, %57
  %59 = load ptr addrspace(1), ptr %13, align 8
  %60 = getelementptr inbounds i32, ptr addrspace(1) %59, i64 3
  store i32 %58, ptr addrspace(1) %60, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare hidden void @_Z7barrierj(i32 noundef) #6

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p4.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #6

; Function Attrs: convergent nounwind
declare hidden i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef, i32 noundef) #6

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @generic_sum(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %9, align 8
  store i32 %1, ptr %10, align 4
  store i32 0, ptr addrspace(5) %6, align 4
  store i32 0, ptr addrspace(5) %7, align 4
  br label %11

11:                                               ; preds = %23, %2
  %12 = load i32, ptr addrspace(5) %7, align 4
  %13 = load i32, ptr %10, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %26

15:                                               ; preds = %11
  %16 = load ptr, ptr %9, align 8
  %17 = load i32, ptr addrspace(5) %7, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %16, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = load i32, ptr addrspace(5) %6, align 4
  %22 = add nsw i32 %21, %20
  store i32 %22, ptr addrspace(5) %6, align 4
  br label %23

23:                                               ; preds = %15
  %24 = load i32, ptr addrspace(5) %7, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr addrspace(5) %7, align 4
  br label %11

26:                                               ; preds = %11
  %27 = load i32, ptr addrspace(5) %6, align 4
  ret i32 %27
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i32 @_Z15convert_int_satf(float noundef) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx900" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx900" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx900" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx900" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #4 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx900" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #5 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx900" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx900" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 3, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"particle*", !"float*", !"float*", !"uint"}
!9 = !{!"restrict const", !"", !"", !""}
!10 = !{i32 64, i32 1, i32 1}
!11 = !{i32 1, i32 3, i32 2, i32 0}
!12 = !{!"int*", !"int*", !"int*", !"int"}
!13 = !{!"", !"", !"const", !""}

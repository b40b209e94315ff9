; ModuleID = 'kernels.c'
source_filename = "kernels.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Body = type { [3 x double], [3 x double], double }

@.str = private unnamed_addr constant [17 x i8] c"matmul %g %g %g\0A\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"sort %d %d %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"sieve %d\0A\00", align 1
@__const.main.bodies = private unnamed_addr constant [3 x %struct.Body] [%struct.Body { [3 x double] zeroinitializer, [3 x double] zeroinitializer, double 4.000000e+01 }, %struct.Body { [3 x double] [double 5.000000e+00, double 0.000000e+00, double 1.000000e-01], [3 x double] [double 0.000000e+00, double 2.800000e+00, double 0.000000e+00], double 4.000000e-02 }, %struct.Body { [3 x double] [double 0.000000e+00, double -8.000000e+00, double 0.000000e+00], [3 x double] [double 2.200000e+00, double 0.000000e+00, double 1.000000e-01], double 1.000000e-02 }], align 16
@.str.3 = private unnamed_addr constant [22 x i8] c"nbody %.9f %.9f %.9f\0A\00", align 1
@__const.main.h = private unnamed_addr constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 16
@.str.4 = private unnamed_addr constant [41 x i8] c"sha256 %08x%08x%08x%08x%08x%08x%08x%08x\0A\00", align 1
@.str.5 = private unnamed_addr constant [16 x i8] c"distance %d %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"kitten\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"sitting\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"intention\00", align 1
@.str.9 = private unnamed_addr constant [10 x i8] c"execution\00", align 1
@.str.10 = private unnamed_addr constant [15 x i8] c"mandelbrot %d\0A\00", align 1
@.str.11 = private unnamed_addr constant [25 x i8] c"components %d queens %d\0A\00", align 1
@sieve.composite = internal unnamed_addr global [20000 x i8] zeroinitializer, align 16
@sha_block.k = internal unnamed_addr global [64 x i32] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !13 {
  %1 = alloca [64 x double], align 16
  %2 = alloca [64 x double], align 16
  %3 = alloca [64 x double], align 16
  %4 = alloca [500 x i32], align 16
  %5 = alloca [3 x %struct.Body], align 16
  %6 = alloca [8 x i32], align 16
  %7 = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #17, !dbg !16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17, !dbg !16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17, !dbg !16
  br label %15, !dbg !17

8:                                                ; preds = %15
  call fastcc void @matmul(ptr noundef %1, ptr noundef %2, ptr noundef %3), !dbg !18
  %9 = load double, ptr %3, align 16, !dbg !19, !tbaa !20
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 216, !dbg !22
  %11 = load double, ptr %10, align 8, !dbg !22, !tbaa !20
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 504, !dbg !23
  %13 = load double, ptr %12, align 8, !dbg !23, !tbaa !20
  %14 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %9, double noundef %11, double noundef %13), !dbg !24
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17, !dbg !25
  br label %31, !dbg !26

15:                                               ; preds = %0, %15
  %16 = phi i64 [ 0, %0 ], [ %27, %15 ]
  %17 = trunc nuw nsw i64 %16 to i32, !dbg !27
  %18 = urem i32 %17, 7, !dbg !27
  %19 = add nsw i32 %18, -3, !dbg !28
  %20 = sitofp i32 %19 to double, !dbg !29
  %21 = getelementptr inbounds nuw double, ptr %1, i64 %16, !dbg !30
  store double %20, ptr %21, align 8, !dbg !31, !tbaa !20
  %22 = trunc nuw nsw i64 %16 to i32, !dbg !32
  %23 = urem i32 %22, 5, !dbg !32
  %24 = uitofp nneg i32 %23 to double, !dbg !33
  %25 = fmul double %24, 5.000000e-01, !dbg !34
  %26 = getelementptr inbounds nuw double, ptr %2, i64 %16, !dbg !35
  store double %25, ptr %26, align 8, !dbg !36, !tbaa !20
  %27 = add nuw nsw i64 %16, 1, !dbg !37
  %28 = icmp eq i64 %27, 64, !dbg !38
  br i1 %28, label %8, label %15, !dbg !39, !llvm.loop !40

29:                                               ; preds = %31
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 2000, !dbg !45
  call fastcc void @quicksort(ptr noundef %4, ptr noundef %30), !dbg !46
  br label %50, !dbg !47

31:                                               ; preds = %8, %31
  %32 = phi i64 [ 0, %8 ], [ %38, %31 ]
  %33 = trunc i64 %32 to i32, !dbg !48
  %34 = mul i32 %33, 7919, !dbg !48
  %35 = urem i32 %34, 1009, !dbg !48
  %36 = add nsw i32 %35, -500, !dbg !49
  %37 = getelementptr inbounds nuw i32, ptr %4, i64 %32, !dbg !50
  store i32 %36, ptr %37, align 4, !dbg !51, !tbaa !9
  %38 = add nuw nsw i64 %32, 1, !dbg !52
  %39 = icmp eq i64 %38, 500, !dbg !53
  br i1 %39, label %29, label %31, !dbg !54, !llvm.loop !55

40:                                               ; preds = %50
  %41 = load i32, ptr %4, align 16, !dbg !58, !tbaa !9
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 1000, !dbg !59
  %43 = load i32, ptr %42, align 8, !dbg !59, !tbaa !9
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 1996, !dbg !60
  %45 = load i32, ptr %44, align 4, !dbg !60, !tbaa !9
  %46 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %58, i32 noundef %41, i32 noundef %43, i32 noundef %45), !dbg !61
  %47 = call fastcc i32 @sieve(), !dbg !62
  %48 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %47), !dbg !63
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17, !dbg !64
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(168) %5, ptr noundef nonnull align 16 dereferenceable(168) @__const.main.bodies, i64 168, i1 false), !dbg !65
  %49 = call fastcc double @energy(ptr noundef @__const.main.bodies), !dbg !66
  br label %94, !dbg !67

50:                                               ; preds = %29, %50
  %51 = phi i64 [ 1, %29 ], [ %59, %50 ]
  %52 = phi i32 [ 1, %29 ], [ %58, %50 ]
  %53 = getelementptr i32, ptr %4, i64 %51, !dbg !68
  %54 = getelementptr i8, ptr %53, i64 -4, !dbg !68
  %55 = load i32, ptr %54, align 4, !dbg !68, !tbaa !9
  %56 = load i32, ptr %53, align 4, !dbg !69, !tbaa !9
  %57 = icmp sgt i32 %55, %56, !dbg !70
  %58 = select i1 %57, i32 0, i32 %52, !dbg !71
  %59 = add nuw nsw i64 %51, 1, !dbg !72
  %60 = icmp eq i64 %59, 500, !dbg !73
  br i1 %60, label %40, label %50, !dbg !74, !llvm.loop !75

61:                                               ; preds = %94
  %62 = call fastcc double @energy(ptr noundef %5), !dbg !78
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 56, !dbg !79
  %64 = load double, ptr %63, align 8, !dbg !79, !tbaa !20
  %65 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, double noundef %49, double noundef %62, double noundef %64), !dbg !80
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17, !dbg !81
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %6, ptr noundef nonnull align 16 dereferenceable(32) @__const.main.h, i64 32, i1 false), !dbg !82
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #17, !dbg !83
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %7, i8 0, i64 64, i1 false), !dbg !84
  store i8 97, ptr %7, align 16, !dbg !84
  %66 = getelementptr inbounds nuw i8, ptr %7, i64 1, !dbg !85
  store i8 98, ptr %66, align 1, !dbg !84
  %67 = getelementptr inbounds nuw i8, ptr %7, i64 2, !dbg !85
  store i8 99, ptr %67, align 2, !dbg !84
  %68 = getelementptr inbounds nuw i8, ptr %7, i64 3, !dbg !85
  store i8 -128, ptr %68, align 1, !dbg !84
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 63, !dbg !86
  store i8 24, ptr %69, align 1, !dbg !87, !tbaa !88
  call fastcc void @sha_block(ptr noundef %6, ptr noundef %7), !dbg !89
  %70 = load i32, ptr %6, align 16, !dbg !90, !tbaa !9
  %71 = getelementptr inbounds nuw i8, ptr %6, i64 4, !dbg !91
  %72 = load i32, ptr %71, align 4, !dbg !91, !tbaa !9
  %73 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !92
  %74 = load i32, ptr %73, align 8, !dbg !92, !tbaa !9
  %75 = getelementptr inbounds nuw i8, ptr %6, i64 12, !dbg !93
  %76 = load i32, ptr %75, align 4, !dbg !93, !tbaa !9
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16, !dbg !94
  %78 = load i32, ptr %77, align 16, !dbg !94, !tbaa !9
  %79 = getelementptr inbounds nuw i8, ptr %6, i64 20, !dbg !95
  %80 = load i32, ptr %79, align 4, !dbg !95, !tbaa !9
  %81 = getelementptr inbounds nuw i8, ptr %6, i64 24, !dbg !96
  %82 = load i32, ptr %81, align 8, !dbg !96, !tbaa !9
  %83 = getelementptr inbounds nuw i8, ptr %6, i64 28, !dbg !97
  %84 = load i32, ptr %83, align 4, !dbg !97, !tbaa !9
  %85 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %70, i32 noundef %72, i32 noundef %74, i32 noundef %76, i32 noundef %78, i32 noundef %80, i32 noundef %82, i32 noundef %84), !dbg !98
  %86 = call fastcc i32 @distance(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.7), !dbg !99
  %87 = call fastcc i32 @distance(ptr noundef nonnull @.str.8, ptr noundef nonnull @.str.9), !dbg !100
  %88 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %86, i32 noundef %87), !dbg !101
  %89 = tail call fastcc i32 @mandelbrot(), !dbg !102
  %90 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %89), !dbg !103
  %91 = tail call fastcc i32 @components(), !dbg !104
  %92 = call fastcc i32 @queens(i32 noundef 0, i32 noundef 0, i32 noundef 0), !dbg !105
  %93 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %91, i32 noundef %92), !dbg !106
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17, !dbg !107
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17, !dbg !107
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17, !dbg !107
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17, !dbg !107
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17, !dbg !107
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17, !dbg !107
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #17, !dbg !107
  ret i32 0, !dbg !108

94:                                               ; preds = %40, %94
  %95 = phi i32 [ 0, %40 ], [ %96, %94 ]
  call fastcc void @step(ptr noundef %5), !dbg !109
  %96 = add nuw nsw i32 %95, 1, !dbg !110
  %97 = icmp eq i32 %96, 1000, !dbg !111
  br i1 %97, label %61, label %94, !dbg !112, !llvm.loop !113
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @matmul(ptr noundef nonnull readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #2 !dbg !116 {
  br label %4, !dbg !118

4:                                                ; preds = %3, %14
  %5 = phi i64 [ 0, %3 ], [ %15, %14 ]
  %6 = shl nuw nsw i64 %5, 6
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  %8 = shl nuw nsw i64 %5, 6
  %9 = getelementptr inbounds i8, ptr %2, i64 %8, !dbg !119
  br label %11, !dbg !119

10:                                               ; preds = %14
  ret void, !dbg !120

11:                                               ; preds = %4, %17
  %12 = phi i64 [ 0, %4 ], [ %19, %17 ]
  %13 = getelementptr inbounds double, ptr %1, i64 %12, !dbg !121
  br label %21, !dbg !121

14:                                               ; preds = %17
  %15 = add nuw nsw i64 %5, 1, !dbg !122
  %16 = icmp eq i64 %15, 8, !dbg !123
  br i1 %16, label %10, label %4, !dbg !124, !llvm.loop !125

17:                                               ; preds = %21
  %18 = getelementptr inbounds double, ptr %9, i64 %12, !dbg !128
  store double %30, ptr %18, align 8, !dbg !129, !tbaa !20
  %19 = add nuw nsw i64 %12, 1, !dbg !130
  %20 = icmp eq i64 %19, 8, !dbg !131
  br i1 %20, label %14, label %11, !dbg !132, !llvm.loop !133

21:                                               ; preds = %11, %21
  %22 = phi i64 [ 0, %11 ], [ %31, %21 ]
  %23 = phi double [ 0.000000e+00, %11 ], [ %30, %21 ]
  %24 = getelementptr inbounds double, ptr %7, i64 %22, !dbg !135
  %25 = load double, ptr %24, align 8, !dbg !135, !tbaa !20
  %26 = shl nuw nsw i64 %22, 6, !dbg !136
  %27 = getelementptr inbounds i8, ptr %13, i64 %26, !dbg !136
  %28 = load double, ptr %27, align 8, !dbg !136, !tbaa !20
  %29 = fmul double %25, %28, !dbg !137
  %30 = fadd double %23, %29, !dbg !138
  %31 = add nuw nsw i64 %22, 1, !dbg !139
  %32 = icmp eq i64 %31, 8, !dbg !140
  br i1 %32, label %17, label %21, !dbg !141, !llvm.loop !142
}

; Function Attrs: nofree nounwind
declare !dbg !145 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: nofree noinline nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @quicksort(ptr noundef nonnull %0, ptr noundef nonnull %1) unnamed_addr #4 !dbg !147 {
  %3 = ptrtoint ptr %1 to i64
  %4 = ptrtoint ptr %0 to i64, !dbg !148
  %5 = sub i64 %3, %4, !dbg !148
  %6 = ashr exact i64 %5, 2, !dbg !148
  %7 = icmp sgt i64 %6, 1, !dbg !149
  br i1 %7, label %8, label %47, !dbg !150

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, ptr %1, i64 -4
  br label %10, !dbg !150

10:                                               ; preds = %8, %39
  %11 = phi i64 [ %6, %8 ], [ %45, %39 ]
  %12 = phi ptr [ %0, %8 ], [ %40, %39 ]
  %13 = lshr i64 %11, 1, !dbg !151
  %14 = getelementptr inbounds nuw i32, ptr %12, i64 %13, !dbg !152
  %15 = load i32, ptr %14, align 4, !dbg !153, !tbaa !9
  %16 = icmp ugt ptr %12, %9, !dbg !154
  br i1 %16, label %39, label %17, !dbg !155

17:                                               ; preds = %10, %35
  %18 = phi ptr [ %37, %35 ], [ %9, %10 ]
  %19 = phi ptr [ %36, %35 ], [ %12, %10 ]
  br label %20, !dbg !156

20:                                               ; preds = %20, %17
  %21 = phi ptr [ %24, %20 ], [ %19, %17 ], !dbg !157
  %22 = load i32, ptr %21, align 4, !dbg !158, !tbaa !9
  %23 = icmp slt i32 %22, %15, !dbg !159
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 4, !dbg !160
  br i1 %23, label %20, label %25, !dbg !161, !llvm.loop !162

25:                                               ; preds = %20, %25
  %26 = phi ptr [ %29, %25 ], [ %18, %20 ], !dbg !157
  %27 = load i32, ptr %26, align 4, !dbg !164, !tbaa !9
  %28 = icmp sgt i32 %27, %15, !dbg !165
  %29 = getelementptr inbounds i8, ptr %26, i64 -4, !dbg !166
  br i1 %28, label %25, label %30, !dbg !167, !llvm.loop !168

30:                                               ; preds = %25
  %31 = icmp ugt ptr %21, %26, !dbg !171
  br i1 %31, label %35, label %32, !dbg !172

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw i8, ptr %21, i64 4, !dbg !173
  store i32 %27, ptr %21, align 4, !dbg !174, !tbaa !9
  %34 = getelementptr inbounds i8, ptr %26, i64 -4, !dbg !175
  store i32 %22, ptr %26, align 4, !dbg !176, !tbaa !9
  br label %35, !dbg !177

35:                                               ; preds = %32, %30
  %36 = phi ptr [ %33, %32 ], [ %21, %30 ], !dbg !157
  %37 = phi ptr [ %34, %32 ], [ %26, %30 ], !dbg !157
  %38 = icmp ugt ptr %36, %37, !dbg !178
  br i1 %38, label %39, label %17, !dbg !179, !llvm.loop !180

39:                                               ; preds = %35, %10
  %40 = phi ptr [ %12, %10 ], [ %36, %35 ], !dbg !157
  %41 = phi ptr [ %9, %10 ], [ %37, %35 ], !dbg !157
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4, !dbg !183
  tail call fastcc void @quicksort(ptr noundef %12, ptr noundef %42), !dbg !184
  %43 = ptrtoint ptr %40 to i64, !dbg !148
  %44 = sub i64 %3, %43, !dbg !148
  %45 = ashr exact i64 %44, 2, !dbg !148
  %46 = icmp sgt i64 %45, 1, !dbg !185
  br i1 %46, label %10, label %47, !dbg !186, !llvm.loop !187

47:                                               ; preds = %39, %2
  ret void, !dbg !190
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @sieve() unnamed_addr #5 !dbg !191 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20000) @sieve.composite, i8 0, i64 20000, i1 false), !dbg !192
  br label %2, !dbg !193

1:                                                ; preds = %17
  ret i32 %18, !dbg !194

2:                                                ; preds = %0, %17
  %3 = phi i64 [ 2, %0 ], [ %19, %17 ]
  %4 = phi i32 [ 0, %0 ], [ %18, %17 ]
  %5 = getelementptr inbounds nuw i8, ptr @sieve.composite, i64 %3, !dbg !195
  %6 = load i8, ptr %5, align 1, !dbg !195, !tbaa !88
  %7 = icmp eq i8 %6, 0, !dbg !196
  br i1 %7, label %8, label %17, !dbg !197

8:                                                ; preds = %2
  %9 = add nsw i32 %4, 1, !dbg !198
  %10 = mul nuw nsw i64 %3, %3, !dbg !199
  %11 = icmp samesign ult i64 %10, 20000, !dbg !200
  br i1 %11, label %12, label %17, !dbg !201

12:                                               ; preds = %8, %12
  %13 = phi i64 [ %15, %12 ], [ %10, %8 ]
  %14 = getelementptr inbounds nuw i8, ptr @sieve.composite, i64 %13, !dbg !202
  store i8 1, ptr %14, align 1, !dbg !203, !tbaa !88
  %15 = add nuw nsw i64 %13, %3, !dbg !204
  %16 = icmp samesign ult i64 %15, 20000, !dbg !205
  br i1 %16, label %12, label %17, !dbg !206, !llvm.loop !207

17:                                               ; preds = %12, %8, %2
  %18 = phi i32 [ %4, %2 ], [ %9, %8 ], [ %9, %12 ], !dbg !210
  %19 = add nuw nsw i64 %3, 1, !dbg !211
  %20 = icmp eq i64 %19, 20000, !dbg !212
  br i1 %20, label %1, label %2, !dbg !213, !llvm.loop !214
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: read, errnomem: write) uwtable
define internal fastcc double @energy(ptr noundef nonnull readonly captures(none) %0) unnamed_addr #7 !dbg !217 {
  br label %6, !dbg !218

2:                                                ; preds = %38, %15
  %3 = phi double [ %31, %15 ], [ %45, %38 ], !dbg !219
  %4 = add nuw nsw i64 %8, 1, !dbg !220
  %5 = icmp eq i64 %16, 3, !dbg !221
  br i1 %5, label %14, label %6, !dbg !220, !llvm.loop !222

6:                                                ; preds = %1, %2
  %7 = phi i64 [ 0, %1 ], [ %16, %2 ]
  %8 = phi i64 [ 1, %1 ], [ %4, %2 ]
  %9 = phi double [ 0.000000e+00, %1 ], [ %3, %2 ]
  %10 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %7
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %12 = load double, ptr %11, align 8, !tbaa !225
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 24
  br label %23, !dbg !227

14:                                               ; preds = %2
  ret double %3, !dbg !228

15:                                               ; preds = %23
  %16 = add nuw nsw i64 %7, 1, !dbg !229
  %17 = icmp samesign ult i64 %7, 2, !dbg !230
  br i1 %17, label %18, label %2, !dbg !231

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %7
  %20 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %7
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 48
  %22 = load double, ptr %21, align 8, !tbaa !225
  br label %34, !dbg !231

23:                                               ; preds = %6, %23
  %24 = phi i64 [ 0, %6 ], [ %32, %23 ]
  %25 = phi double [ %9, %6 ], [ %31, %23 ]
  %26 = getelementptr inbounds nuw double, ptr %13, i64 %24, !dbg !232
  %27 = load double, ptr %26, align 8, !dbg !232, !tbaa !20
  %28 = fmul double %12, %27, !dbg !233
  %29 = fmul double %27, %28, !dbg !234
  %30 = fmul double %29, 5.000000e-01, !dbg !235
  %31 = fadd double %25, %30, !dbg !236
  %32 = add nuw nsw i64 %24, 1, !dbg !237
  %33 = icmp eq i64 %32, 3, !dbg !238
  br i1 %33, label %15, label %23, !dbg !239, !llvm.loop !240

34:                                               ; preds = %18, %38
  %35 = phi i64 [ %8, %18 ], [ %46, %38 ]
  %36 = phi double [ %31, %18 ], [ %45, %38 ]
  %37 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %35
  br label %48, !dbg !243

38:                                               ; preds = %48
  %39 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %35, !dbg !244
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 48, !dbg !245
  %41 = load double, ptr %40, align 8, !dbg !245, !tbaa !225
  %42 = fmul double %22, %41, !dbg !246
  %43 = tail call double @sqrt(double noundef %57) #17, !dbg !247, !tbaa !9
  %44 = fdiv double %42, %43, !dbg !248
  %45 = fsub double %36, %44, !dbg !249
  %46 = add nuw nsw i64 %35, 1, !dbg !250
  %47 = icmp eq i64 %46, 3, !dbg !251
  br i1 %47, label %2, label %34, !dbg !252, !llvm.loop !253

48:                                               ; preds = %34, %48
  %49 = phi i64 [ 0, %34 ], [ %58, %48 ]
  %50 = phi double [ 0.000000e+00, %34 ], [ %57, %48 ]
  %51 = getelementptr inbounds nuw double, ptr %19, i64 %49, !dbg !256
  %52 = load double, ptr %51, align 8, !dbg !256, !tbaa !20
  %53 = getelementptr inbounds nuw double, ptr %37, i64 %49, !dbg !257
  %54 = load double, ptr %53, align 8, !dbg !257, !tbaa !20
  %55 = fsub double %52, %54, !dbg !258
  %56 = fmul double %55, %55, !dbg !259
  %57 = fadd double %50, %56, !dbg !260
  %58 = add nuw nsw i64 %49, 1, !dbg !261
  %59 = icmp eq i64 %58, 3, !dbg !262
  br i1 %59, label %38, label %48, !dbg !263, !llvm.loop !264
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable
define internal fastcc void @step(ptr noundef nonnull captures(none) %0) unnamed_addr #8 !dbg !267 {
  %2 = alloca [3 x double], align 16
  br label %6, !dbg !268

3:                                                ; preds = %39, %6
  %4 = add nuw nsw i64 %8, 1, !dbg !269
  %5 = icmp eq i64 %9, 3, !dbg !270
  br i1 %5, label %60, label %6, !dbg !269, !llvm.loop !271

6:                                                ; preds = %1, %3
  %7 = phi i64 [ 0, %1 ], [ %9, %3 ]
  %8 = phi i64 [ 1, %1 ], [ %4, %3 ]
  %9 = add nuw nsw i64 %7, 1, !dbg !274
  %10 = icmp samesign ult i64 %7, 2, !dbg !275
  br i1 %10, label %11, label %3, !dbg !276

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %7
  %13 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %7
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 48
  br label %16, !dbg !276

16:                                               ; preds = %11, %39
  %17 = phi i64 [ %8, %11 ], [ %40, %39 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17, !dbg !277
  %18 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %17
  br label %26, !dbg !278

19:                                               ; preds = %26
  %20 = tail call double @sqrt(double noundef %36) #17, !dbg !279, !tbaa !9
  %21 = fmul double %36, %20, !dbg !280
  %22 = fdiv double 1.000000e-03, %21, !dbg !281
  %23 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %17
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 24
  br label %42, !dbg !282

26:                                               ; preds = %16, %26
  %27 = phi i64 [ 0, %16 ], [ %37, %26 ]
  %28 = phi double [ 0.000000e+00, %16 ], [ %36, %26 ]
  %29 = getelementptr inbounds nuw double, ptr %12, i64 %27, !dbg !283
  %30 = load double, ptr %29, align 8, !dbg !283, !tbaa !20
  %31 = getelementptr inbounds nuw double, ptr %18, i64 %27, !dbg !284
  %32 = load double, ptr %31, align 8, !dbg !284, !tbaa !20
  %33 = fsub double %30, %32, !dbg !285
  %34 = getelementptr inbounds nuw double, ptr %2, i64 %27, !dbg !286
  store double %33, ptr %34, align 8, !dbg !287, !tbaa !20
  %35 = fmul double %33, %33, !dbg !288
  %36 = fadd double %28, %35, !dbg !289
  %37 = add nuw nsw i64 %27, 1, !dbg !290
  %38 = icmp eq i64 %37, 3, !dbg !291
  br i1 %38, label %19, label %26, !dbg !292, !llvm.loop !293

39:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17, !dbg !273
  %40 = add nuw nsw i64 %17, 1, !dbg !296
  %41 = icmp eq i64 %40, 3, !dbg !297
  br i1 %41, label %3, label %16, !dbg !298, !llvm.loop !299

42:                                               ; preds = %19, %42
  %43 = phi i64 [ 0, %19 ], [ %58, %42 ]
  %44 = getelementptr inbounds nuw double, ptr %2, i64 %43, !dbg !301
  %45 = load double, ptr %44, align 8, !dbg !301, !tbaa !20
  %46 = load double, ptr %24, align 8, !dbg !302, !tbaa !225
  %47 = fmul double %45, %46, !dbg !303
  %48 = fmul double %22, %47, !dbg !304
  %49 = getelementptr inbounds nuw double, ptr %14, i64 %43, !dbg !305
  %50 = load double, ptr %49, align 8, !dbg !306, !tbaa !20
  %51 = fsub double %50, %48, !dbg !307
  store double %51, ptr %49, align 8, !dbg !308, !tbaa !20
  %52 = load double, ptr %15, align 8, !dbg !309, !tbaa !225
  %53 = fmul double %45, %52, !dbg !310
  %54 = fmul double %22, %53, !dbg !311
  %55 = getelementptr inbounds nuw double, ptr %25, i64 %43, !dbg !312
  %56 = load double, ptr %55, align 8, !dbg !313, !tbaa !20
  %57 = fadd double %56, %54, !dbg !314
  store double %57, ptr %55, align 8, !dbg !315, !tbaa !20
  %58 = add nuw nsw i64 %43, 1, !dbg !316
  %59 = icmp eq i64 %58, 3, !dbg !317
  br i1 %59, label %39, label %42, !dbg !318, !llvm.loop !319

60:                                               ; preds = %3, %65
  %61 = phi i64 [ %66, %65 ], [ 0, %3 ]
  %62 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 24
  br label %68, !dbg !322

64:                                               ; preds = %65
  ret void, !dbg !323

65:                                               ; preds = %68
  %66 = add nuw nsw i64 %61, 1, !dbg !324
  %67 = icmp eq i64 %66, 3, !dbg !325
  br i1 %67, label %64, label %60, !dbg !326, !llvm.loop !327

68:                                               ; preds = %60, %68
  %69 = phi i64 [ 0, %60 ], [ %76, %68 ]
  %70 = getelementptr inbounds nuw double, ptr %63, i64 %69, !dbg !330
  %71 = load double, ptr %70, align 8, !dbg !330, !tbaa !20
  %72 = fmul double %71, 1.000000e-03, !dbg !331
  %73 = getelementptr inbounds nuw double, ptr %62, i64 %69, !dbg !332
  %74 = load double, ptr %73, align 8, !dbg !333, !tbaa !20
  %75 = fadd double %74, %72, !dbg !334
  store double %75, ptr %73, align 8, !dbg !335, !tbaa !20
  %76 = add nuw nsw i64 %69, 1, !dbg !336
  %77 = icmp eq i64 %76, 3, !dbg !337
  br i1 %77, label %65, label %68, !dbg !338, !llvm.loop !339
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @sha_block(ptr noundef nonnull captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #10 !dbg !341 {
  %3 = alloca [64 x i32], align 16
  %4 = alloca [8 x i32], align 16
  %5 = load i32, ptr @sha_block.k, align 16, !dbg !342, !tbaa !9
  %6 = icmp eq i32 %5, 0, !dbg !343
  br i1 %6, label %7, label %53, !dbg !344

7:                                                ; preds = %2, %49
  %8 = phi i32 [ %50, %49 ], [ 0, %2 ]
  %9 = phi i32 [ %51, %49 ], [ 2, %2 ]
  %10 = icmp samesign ult i32 %9, 4, !dbg !345
  br i1 %10, label %13, label %17, !dbg !346

11:                                               ; preds = %17
  %12 = icmp eq i32 %22, 0, !dbg !347
  br i1 %12, label %49, label %13, !dbg !348

13:                                               ; preds = %7, %11
  %14 = zext nneg i32 %9 to i128
  %15 = shl nuw nsw i128 %14, 64
  %16 = shl nuw nsw i128 %14, 96
  br label %31, !dbg !349

17:                                               ; preds = %7, %17
  %18 = phi i32 [ %23, %17 ], [ 2, %7 ]
  %19 = phi i32 [ %22, %17 ], [ 1, %7 ]
  %20 = urem i32 %9, %18, !dbg !350
  %21 = icmp eq i32 %20, 0, !dbg !351
  %22 = select i1 %21, i32 0, i32 %19, !dbg !352
  %23 = add nuw nsw i32 %18, 1, !dbg !353
  %24 = mul nuw nsw i32 %23, %23, !dbg !354
  %25 = icmp samesign ugt i32 %24, %9, !dbg !355
  br i1 %25, label %11, label %17, !dbg !356, !llvm.loop !357

26:                                               ; preds = %45
  %27 = trunc i64 %46 to i32, !dbg !360
  %28 = add nsw i32 %8, 1, !dbg !361
  %29 = sext i32 %8 to i64, !dbg !362
  %30 = getelementptr inbounds i32, ptr @sha_block.k, i64 %29, !dbg !362
  store i32 %27, ptr %30, align 4, !dbg !363, !tbaa !9
  br label %49, !dbg !364

31:                                               ; preds = %13, %45
  %32 = phi i64 [ 35, %13 ], [ %47, %45 ]
  %33 = phi i64 [ 0, %13 ], [ %46, %45 ]
  %34 = shl nuw i64 1, %32, !dbg !365
  %35 = or i64 %34, %33, !dbg !366
  %36 = zext i64 %35 to i128, !dbg !367
  %37 = mul nuw i128 %36, %36, !dbg !368
  %38 = lshr i128 %37, 32, !dbg !369
  %39 = udiv i128 %15, %36, !dbg !370
  %40 = icmp samesign ugt i128 %38, %39, !dbg !371
  br i1 %40, label %45, label %41, !dbg !372

41:                                               ; preds = %31
  %42 = mul i128 %37, %36, !dbg !373
  %43 = icmp ugt i128 %42, %16, !dbg !374
  %44 = select i1 %43, i64 %33, i64 %35, !dbg !375
  br label %45, !dbg !375

45:                                               ; preds = %41, %31
  %46 = phi i64 [ %33, %31 ], [ %44, %41 ], !dbg !376
  %47 = add nsw i64 %32, -1, !dbg !377
  %48 = icmp eq i64 %32, 0, !dbg !378
  br i1 %48, label %26, label %31, !dbg !379, !llvm.loop !380

49:                                               ; preds = %26, %11
  %50 = phi i32 [ %28, %26 ], [ %8, %11 ], !dbg !376
  %51 = add nuw nsw i32 %9, 1, !dbg !383
  %52 = icmp slt i32 %50, 64, !dbg !384
  br i1 %52, label %7, label %53, !dbg !385, !llvm.loop !386

53:                                               ; preds = %49, %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17, !dbg !389
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17, !dbg !389
  br label %54, !dbg !390

54:                                               ; preds = %53, %54
  %55 = phi i64 [ 0, %53 ], [ %76, %54 ]
  %56 = shl nuw nsw i64 %55, 2, !dbg !391
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 %56, !dbg !392
  %58 = load i8, ptr %57, align 1, !dbg !392, !tbaa !88
  %59 = zext i8 %58 to i32, !dbg !393
  %60 = shl nuw i32 %59, 24, !dbg !394
  %61 = getelementptr inbounds nuw i8, ptr %57, i64 1, !dbg !395
  %62 = load i8, ptr %61, align 1, !dbg !395, !tbaa !88
  %63 = zext i8 %62 to i32, !dbg !396
  %64 = shl nuw nsw i32 %63, 16, !dbg !397
  %65 = or disjoint i32 %64, %60, !dbg !398
  %66 = getelementptr inbounds nuw i8, ptr %57, i64 2, !dbg !399
  %67 = load i8, ptr %66, align 1, !dbg !399, !tbaa !88
  %68 = zext i8 %67 to i32, !dbg !400
  %69 = shl nuw nsw i32 %68, 8, !dbg !401
  %70 = or disjoint i32 %65, %69, !dbg !402
  %71 = getelementptr inbounds nuw i8, ptr %57, i64 3, !dbg !403
  %72 = load i8, ptr %71, align 1, !dbg !403, !tbaa !88
  %73 = zext i8 %72 to i32, !dbg !403
  %74 = or disjoint i32 %70, %73, !dbg !404
  %75 = getelementptr inbounds nuw i32, ptr %3, i64 %55, !dbg !405
  store i32 %74, ptr %75, align 4, !dbg !406, !tbaa !9
  %76 = add nuw nsw i64 %55, 1, !dbg !407
  %77 = icmp eq i64 %76, 16, !dbg !408
  br i1 %77, label %86, label %54, !dbg !409, !llvm.loop !410

78:                                               ; preds = %86
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %4, ptr noundef nonnull align 4 dereferenceable(32) %0, i64 32, i1 false), !dbg !413
  %79 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %81 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %82 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %83 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %84 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %85 = load i32, ptr %4, align 16, !tbaa !9
  br label %112, !dbg !414

86:                                               ; preds = %54, %86
  %87 = phi i64 [ %110, %86 ], [ 16, %54 ]
  %88 = getelementptr i32, ptr %3, i64 %87, !dbg !415
  %89 = getelementptr i8, ptr %88, i64 -64, !dbg !415
  %90 = load i32, ptr %89, align 4, !dbg !415, !tbaa !9
  %91 = getelementptr i8, ptr %88, i64 -28, !dbg !416
  %92 = load i32, ptr %91, align 4, !dbg !416, !tbaa !9
  %93 = add i32 %92, %90, !dbg !417
  %94 = getelementptr i8, ptr %88, i64 -60, !dbg !418
  %95 = load i32, ptr %94, align 4, !dbg !418, !tbaa !9
  %96 = tail call i32 @llvm.fshl.i32(i32 %95, i32 %95, i32 25), !dbg !419
  %97 = tail call i32 @llvm.fshl.i32(i32 %95, i32 %95, i32 14), !dbg !422
  %98 = xor i32 %96, %97, !dbg !424
  %99 = lshr i32 %95, 3, !dbg !425
  %100 = xor i32 %98, %99, !dbg !426
  %101 = add i32 %93, %100, !dbg !427
  %102 = getelementptr i8, ptr %88, i64 -8, !dbg !428
  %103 = load i32, ptr %102, align 4, !dbg !428, !tbaa !9
  %104 = tail call i32 @llvm.fshl.i32(i32 %103, i32 %103, i32 15), !dbg !429
  %105 = tail call i32 @llvm.fshl.i32(i32 %103, i32 %103, i32 13), !dbg !431
  %106 = xor i32 %104, %105, !dbg !433
  %107 = lshr i32 %103, 10, !dbg !434
  %108 = xor i32 %106, %107, !dbg !435
  %109 = add i32 %101, %108, !dbg !436
  store i32 %109, ptr %88, align 4, !dbg !437, !tbaa !9
  %110 = add nuw nsw i64 %87, 1, !dbg !438
  %111 = icmp eq i64 %110, 64, !dbg !439
  br i1 %111, label %78, label %86, !dbg !440, !llvm.loop !441

112:                                              ; preds = %78, %112
  %113 = phi i64 [ 0, %78 ], [ %151, %112 ]
  %114 = phi i32 [ %85, %78 ], [ %150, %112 ]
  %115 = load i32, ptr %79, align 4, !dbg !444, !tbaa !9
  %116 = load i32, ptr %80, align 16, !dbg !445, !tbaa !9
  %117 = tail call i32 @llvm.fshl.i32(i32 %116, i32 %116, i32 26), !dbg !446
  %118 = tail call i32 @llvm.fshl.i32(i32 %116, i32 %116, i32 21), !dbg !448
  %119 = xor i32 %117, %118, !dbg !450
  %120 = tail call i32 @llvm.fshl.i32(i32 %116, i32 %116, i32 7), !dbg !451
  %121 = xor i32 %119, %120, !dbg !453
  %122 = add i32 %121, %115, !dbg !454
  %123 = load i32, ptr %81, align 4, !dbg !455, !tbaa !9
  %124 = and i32 %123, %116, !dbg !456
  %125 = xor i32 %116, -1, !dbg !457
  %126 = load i32, ptr %82, align 8, !dbg !458, !tbaa !9
  %127 = and i32 %126, %125, !dbg !459
  %128 = or i32 %127, %124, !dbg !460
  %129 = getelementptr inbounds nuw i32, ptr @sha_block.k, i64 %113, !dbg !461
  %130 = load i32, ptr %129, align 4, !dbg !461, !tbaa !9
  %131 = getelementptr inbounds nuw i32, ptr %3, i64 %113, !dbg !462
  %132 = load i32, ptr %131, align 4, !dbg !462, !tbaa !9
  %133 = add i32 %122, %130, !dbg !463
  %134 = add i32 %133, %128, !dbg !464
  %135 = add i32 %134, %132, !dbg !465
  %136 = tail call i32 @llvm.fshl.i32(i32 %114, i32 %114, i32 30), !dbg !466
  %137 = tail call i32 @llvm.fshl.i32(i32 %114, i32 %114, i32 19), !dbg !468
  %138 = xor i32 %136, %137, !dbg !470
  %139 = tail call i32 @llvm.fshl.i32(i32 %114, i32 %114, i32 10), !dbg !471
  %140 = xor i32 %138, %139, !dbg !473
  %141 = load i32, ptr %83, align 4, !dbg !474, !tbaa !9
  %142 = load i32, ptr %84, align 8, !dbg !475, !tbaa !9
  %143 = xor i32 %142, %141, !dbg !476
  %144 = and i32 %143, %114, !dbg !476
  %145 = and i32 %142, %141, !dbg !477
  %146 = xor i32 %144, %145, !dbg !478
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %83, ptr noundef nonnull align 16 dereferenceable(28) %4, i64 28, i1 false), !dbg !479
  %147 = load i32, ptr %80, align 16, !dbg !480, !tbaa !9
  %148 = add i32 %147, %135, !dbg !481
  store i32 %148, ptr %80, align 16, !dbg !482, !tbaa !9
  %149 = add i32 %140, %135, !dbg !483
  %150 = add i32 %149, %146, !dbg !484
  store i32 %150, ptr %4, align 16, !dbg !485, !tbaa !9
  %151 = add nuw nsw i64 %113, 1, !dbg !486
  %152 = icmp eq i64 %151, 64, !dbg !487
  br i1 %152, label %154, label %112, !dbg !488, !llvm.loop !489

153:                                              ; preds = %154
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17, !dbg !492
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17, !dbg !492
  ret void, !dbg !493

154:                                              ; preds = %112, %154
  %155 = phi i64 [ %161, %154 ], [ 0, %112 ]
  %156 = getelementptr inbounds nuw i32, ptr %4, i64 %155, !dbg !494
  %157 = load i32, ptr %156, align 4, !dbg !494, !tbaa !9
  %158 = getelementptr inbounds nuw i32, ptr %0, i64 %155, !dbg !495
  %159 = load i32, ptr %158, align 4, !dbg !496, !tbaa !9
  %160 = add i32 %159, %157, !dbg !497
  store i32 %160, ptr %158, align 4, !dbg !498, !tbaa !9
  %161 = add nuw nsw i64 %155, 1, !dbg !499
  %162 = icmp eq i64 %161, 8, !dbg !500
  br i1 %162, label %153, label %154, !dbg !501, !llvm.loop !502
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: read) uwtable
define internal fastcc i32 @distance(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #11 !dbg !505 {
  %3 = alloca [64 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17, !dbg !506
  %4 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %1) #18, !dbg !507
  %5 = trunc i64 %4 to i32, !dbg !508
  %6 = icmp slt i32 %5, 0, !dbg !509
  br i1 %6, label %10, label %7, !dbg !510

7:                                                ; preds = %2
  %8 = add nuw nsw i64 %4, 1, !dbg !511
  %9 = and i64 %8, 4294967295, !dbg !512
  br label %18, !dbg !511

10:                                               ; preds = %18, %2
  %11 = load i8, ptr %0, align 1, !dbg !513, !tbaa !88
  %12 = icmp eq i8 %11, 0, !dbg !514
  br i1 %12, label %25, label %13, !dbg !515

13:                                               ; preds = %10
  %14 = load i32, ptr %3, align 16
  %15 = icmp slt i32 %5, 1
  %16 = add i64 %4, 1, !dbg !515
  %17 = and i64 %16, 4294967295
  br label %30, !dbg !515

18:                                               ; preds = %7, %18
  %19 = phi i64 [ 0, %7 ], [ %22, %18 ]
  %20 = getelementptr inbounds nuw i32, ptr %3, i64 %19, !dbg !516
  %21 = trunc nuw nsw i64 %19 to i32, !dbg !517
  store i32 %21, ptr %20, align 4, !dbg !517, !tbaa !9
  %22 = add nuw nsw i64 %19, 1, !dbg !518
  %23 = icmp eq i64 %22, %9, !dbg !512
  br i1 %23, label %10, label %18, !dbg !519, !llvm.loop !520

24:                                               ; preds = %35
  store i32 %34, ptr %3, align 16
  br label %25, !dbg !522

25:                                               ; preds = %24, %10
  %26 = shl i64 %4, 32, !dbg !522
  %27 = ashr exact i64 %26, 30, !dbg !522
  %28 = getelementptr inbounds i8, ptr %3, i64 %27, !dbg !522
  %29 = load i32, ptr %28, align 4, !dbg !523, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17, !dbg !524
  ret i32 %29, !dbg !525

30:                                               ; preds = %13, %35
  %31 = phi i64 [ 1, %13 ], [ %36, %35 ]
  %32 = phi i8 [ %11, %13 ], [ %38, %35 ]
  %33 = phi i32 [ %14, %13 ], [ %40, %35 ]
  %34 = trunc nuw nsw i64 %31 to i32, !dbg !526
  br i1 %15, label %35, label %41, !dbg !527

35:                                               ; preds = %41, %30
  %36 = add nuw nsw i64 %31, 1, !dbg !528
  %37 = getelementptr i8, ptr %0, i64 %31, !dbg !513
  %38 = load i8, ptr %37, align 1, !dbg !513, !tbaa !88
  %39 = icmp eq i8 %38, 0, !dbg !529
  %40 = trunc nuw nsw i64 %31 to i32, !dbg !530
  br i1 %39, label %24, label %30, !dbg !530, !llvm.loop !531

41:                                               ; preds = %30, %41
  %42 = phi i32 [ %56, %41 ], [ %34, %30 ], !dbg !534
  %43 = phi i64 [ %57, %41 ], [ 1, %30 ]
  %44 = phi i32 [ %52, %41 ], [ %33, %30 ]
  %45 = getelementptr i8, ptr %1, i64 %43, !dbg !535
  %46 = getelementptr i8, ptr %45, i64 -1, !dbg !535
  %47 = load i8, ptr %46, align 1, !dbg !535, !tbaa !88
  %48 = icmp ne i8 %32, %47, !dbg !536
  %49 = zext i1 %48 to i32, !dbg !536
  %50 = add nsw i32 %44, %49, !dbg !537
  %51 = getelementptr inbounds nuw i32, ptr %3, i64 %43, !dbg !538
  %52 = load i32, ptr %51, align 4, !dbg !539, !tbaa !9
  %53 = add nsw i32 %52, 1, !dbg !540
  %54 = tail call i32 @llvm.smin.i32(i32 %53, i32 %50), !dbg !541
  %55 = add nsw i32 %42, 1, !dbg !542
  %56 = tail call i32 @llvm.smin.i32(i32 %55, i32 %54), !dbg !543
  store i32 %56, ptr %51, align 4, !dbg !544, !tbaa !9
  %57 = add nuw nsw i64 %43, 1, !dbg !545
  %58 = icmp eq i64 %57, %17, !dbg !546
  br i1 %58, label %35, label %41, !dbg !547, !llvm.loop !548
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @mandelbrot() unnamed_addr #12 !dbg !551 {
  br label %1, !dbg !552

1:                                                ; preds = %0, %9
  %2 = phi i32 [ 0, %0 ], [ %39, %9 ]
  %3 = phi i32 [ 0, %0 ], [ %10, %9 ]
  %4 = shl nuw nsw i32 %3, 1
  %5 = uitofp nneg i32 %4 to double
  %6 = fdiv double %5, 4.000000e+01
  %7 = fadd double %6, -1.000000e+00
  br label %12, !dbg !553

8:                                                ; preds = %9
  ret i32 %39, !dbg !554

9:                                                ; preds = %35
  %10 = add nuw nsw i32 %3, 1, !dbg !555
  %11 = icmp eq i32 %10, 40, !dbg !556
  br i1 %11, label %8, label %1, !dbg !557, !llvm.loop !558

12:                                               ; preds = %1, %35
  %13 = phi i32 [ %2, %1 ], [ %39, %35 ]
  %14 = phi i32 [ 0, %1 ], [ %40, %35 ]
  %15 = mul nuw nsw i32 %14, 3, !dbg !561
  %16 = uitofp nneg i32 %15 to double, !dbg !561
  %17 = fdiv double %16, 6.000000e+01, !dbg !562
  %18 = fadd double %17, -2.000000e+00, !dbg !563
  br label %19, !dbg !564

19:                                               ; preds = %12, %27
  %20 = phi i32 [ 0, %12 ], [ %33, %27 ]
  %21 = phi double [ 0.000000e+00, %12 ], [ %32, %27 ]
  %22 = phi double [ 0.000000e+00, %12 ], [ %29, %27 ]
  %23 = fmul double %22, %22, !dbg !565
  %24 = fmul double %21, %21, !dbg !566
  %25 = fadd double %23, %24, !dbg !567
  %26 = fcmp olt double %25, 4.000000e+00, !dbg !568
  br i1 %26, label %27, label %35, !dbg !569

27:                                               ; preds = %19
  %28 = fsub double %23, %24, !dbg !570
  %29 = fadd double %18, %28, !dbg !571
  %30 = fmul double %22, 2.000000e+00, !dbg !572
  %31 = fmul double %30, %21, !dbg !573
  %32 = fadd double %7, %31, !dbg !574
  %33 = add nuw nsw i32 %20, 1, !dbg !575
  %34 = icmp eq i32 %33, 100, !dbg !576
  br i1 %34, label %35, label %19, !dbg !577, !llvm.loop !578

35:                                               ; preds = %27, %19
  %36 = phi i32 [ 100, %27 ], [ %20, %19 ], !dbg !581
  %37 = icmp eq i32 %36, 100, !dbg !582
  %38 = zext i1 %37 to i32, !dbg !582
  %39 = add nsw i32 %13, %38, !dbg !583
  %40 = add nuw nsw i32 %14, 1, !dbg !584
  %41 = icmp eq i32 %40, 60, !dbg !585
  br i1 %41, label %9, label %12, !dbg !586, !llvm.loop !587
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @components() unnamed_addr #12 !dbg !589 {
  %1 = alloca [1000 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #17, !dbg !590
  br label %2, !dbg !591

2:                                                ; preds = %0, %2
  %3 = phi i64 [ 0, %0 ], [ %6, %2 ]
  %4 = getelementptr inbounds nuw i32, ptr %1, i64 %3, !dbg !592
  %5 = trunc nuw nsw i64 %3 to i32, !dbg !593
  store i32 %5, ptr %4, align 4, !dbg !593, !tbaa !9
  %6 = add nuw nsw i64 %3, 1, !dbg !594
  %7 = icmp eq i64 %6, 1000, !dbg !595
  br i1 %7, label %9, label %2, !dbg !596, !llvm.loop !597

8:                                                ; preds = %54
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #17, !dbg !600
  ret i32 %55, !dbg !601

9:                                                ; preds = %2, %54
  %10 = phi i64 [ %56, %54 ], [ 0, %2 ]
  %11 = phi i32 [ %55, %54 ], [ 1000, %2 ]
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %10, !dbg !602
  %13 = load i32, ptr %12, align 4, !dbg !602, !tbaa !9
  %14 = zext i32 %13 to i64, !dbg !605
  %15 = icmp eq i64 %10, %14, !dbg !605
  %16 = trunc nuw nsw i64 %10 to i32, !dbg !606
  br i1 %15, label %27, label %17, !dbg !606

17:                                               ; preds = %9, %17
  %18 = phi i32 [ %25, %17 ], [ %13, %9 ]
  %19 = phi ptr [ %24, %17 ], [ %12, %9 ]
  %20 = sext i32 %18 to i64, !dbg !607
  %21 = getelementptr inbounds i32, ptr %1, i64 %20, !dbg !607
  %22 = load i32, ptr %21, align 4, !dbg !608, !tbaa !9
  store i32 %22, ptr %19, align 4, !dbg !609, !tbaa !9
  %23 = sext i32 %22 to i64, !dbg !602
  %24 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !602
  %25 = load i32, ptr %24, align 4, !dbg !602, !tbaa !9
  %26 = icmp eq i32 %25, %22, !dbg !610
  br i1 %26, label %27, label %17, !dbg !611, !llvm.loop !612

27:                                               ; preds = %17, %9
  %28 = phi i32 [ %16, %9 ], [ %22, %17 ]
  %29 = trunc i64 %10 to i32, !dbg !615
  %30 = mul i32 %29, 37, !dbg !615
  %31 = add i32 %30, 11, !dbg !615
  %32 = urem i32 %31, 1000, !dbg !615
  %33 = zext nneg i32 %32 to i64, !dbg !616
  %34 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !616
  %35 = load i32, ptr %34, align 4, !dbg !616, !tbaa !9
  %36 = icmp eq i32 %35, %32, !dbg !618
  br i1 %36, label %47, label %37, !dbg !619

37:                                               ; preds = %27, %37
  %38 = phi i32 [ %45, %37 ], [ %35, %27 ]
  %39 = phi ptr [ %44, %37 ], [ %34, %27 ]
  %40 = sext i32 %38 to i64, !dbg !620
  %41 = getelementptr inbounds i32, ptr %1, i64 %40, !dbg !620
  %42 = load i32, ptr %41, align 4, !dbg !621, !tbaa !9
  store i32 %42, ptr %39, align 4, !dbg !622, !tbaa !9
  %43 = sext i32 %42 to i64, !dbg !616
  %44 = getelementptr inbounds i32, ptr %1, i64 %43, !dbg !616
  %45 = load i32, ptr %44, align 4, !dbg !616, !tbaa !9
  %46 = icmp eq i32 %45, %42, !dbg !623
  br i1 %46, label %47, label %37, !dbg !624, !llvm.loop !625

47:                                               ; preds = %37, %27
  %48 = phi i32 [ %32, %27 ], [ %42, %37 ]
  %49 = icmp eq i32 %28, %48, !dbg !628
  br i1 %49, label %54, label %50, !dbg !629

50:                                               ; preds = %47
  %51 = sext i32 %28 to i64, !dbg !630
  %52 = getelementptr inbounds i32, ptr %1, i64 %51, !dbg !630
  store i32 %48, ptr %52, align 4, !dbg !631, !tbaa !9
  %53 = add nsw i32 %11, -1, !dbg !632
  br label %54, !dbg !630

54:                                               ; preds = %50, %47
  %55 = phi i32 [ %53, %50 ], [ %11, %47 ], !dbg !633
  %56 = add nuw nsw i64 %10, 1, !dbg !634
  %57 = icmp eq i64 %56, 1000, !dbg !635
  br i1 %57, label %8, label %9, !dbg !636, !llvm.loop !637
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc i32 @queens(i32 noundef %0, i32 noundef range(i32 0, -1) %1, i32 noundef range(i32 0, -2147483648) %2) unnamed_addr #13 !dbg !640 {
  %4 = icmp eq i32 %0, 255, !dbg !641
  br i1 %4, label %27, label %5, !dbg !642

5:                                                ; preds = %3
  %6 = or i32 %1, %0, !dbg !643
  %7 = or i32 %6, %2, !dbg !644
  %8 = and i32 %7, 255, !dbg !645
  %9 = icmp eq i32 %8, 255, !dbg !646
  br i1 %9, label %27, label %10, !dbg !647

10:                                               ; preds = %5
  %11 = xor i32 %8, 255, !dbg !645
  br label %12, !dbg !648

12:                                               ; preds = %10, %12
  %13 = phi i32 [ %25, %12 ], [ %11, %10 ]
  %14 = phi i32 [ %23, %12 ], [ 0, %10 ]
  %15 = sub nsw i32 0, %13, !dbg !649
  %16 = and i32 %13, %15, !dbg !650
  %17 = or i32 %16, %0, !dbg !651
  %18 = or i32 %16, %1, !dbg !652
  %19 = shl i32 %18, 1, !dbg !653
  %20 = or i32 %16, %2, !dbg !654
  %21 = lshr i32 %20, 1, !dbg !655
  %22 = tail call fastcc i32 @queens(i32 noundef %17, i32 noundef %19, i32 noundef %21), !dbg !656
  %23 = add nsw i32 %22, %14, !dbg !657
  %24 = add nsw i32 %13, -1, !dbg !658
  %25 = and i32 %24, %13, !dbg !659
  %26 = icmp eq i32 %25, 0, !dbg !660
  br i1 %26, label %27, label %12, !dbg !661, !llvm.loop !662

27:                                               ; preds = %12, %5, %3
  %28 = phi i32 [ 1, %3 ], [ 0, %5 ], [ %23, %12 ], !dbg !664
  ret i32 %28, !dbg !665
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare !dbg !666 double @sqrt(double noundef) local_unnamed_addr #14

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !668 i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #16

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nofree noinline norecurse nounwind memory(argmem: read, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree noinline norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree noinline norecurse nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree noinline nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nounwind }
attributes #18 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "kernels.c", directory: ".", checksumkind: CSK_MD5, checksum: "7db1e6cd12c7481c37e4470bf1a2b596")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 191, type: !14, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 192, column: 3, scope: !13)
!17 = !DILocation(line: 193, column: 3, scope: !13, atomGroup: 126, atomRank: 1)
!18 = !DILocation(line: 195, column: 3, scope: !13)
!19 = !DILocation(line: 196, column: 31, scope: !13)
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !11, i64 0}
!22 = !DILocation(line: 196, column: 37, scope: !13)
!23 = !DILocation(line: 196, column: 44, scope: !13)
!24 = !DILocation(line: 196, column: 3, scope: !13)
!25 = !DILocation(line: 197, column: 3, scope: !13)
!26 = !DILocation(line: 198, column: 3, scope: !13, atomGroup: 128, atomRank: 1)
!27 = !DILocation(line: 194, column: 14, scope: !13)
!28 = !DILocation(line: 194, column: 18, scope: !13, atomGroup: 4, atomRank: 3)
!29 = !DILocation(line: 194, column: 12, scope: !13, atomGroup: 4, atomRank: 2)
!30 = !DILocation(line: 194, column: 5, scope: !13)
!31 = !DILocation(line: 194, column: 10, scope: !13, atomGroup: 4, atomRank: 1)
!32 = !DILocation(line: 194, column: 32, scope: !13)
!33 = !DILocation(line: 194, column: 30, scope: !13)
!34 = !DILocation(line: 194, column: 36, scope: !13, atomGroup: 5, atomRank: 2)
!35 = !DILocation(line: 194, column: 23, scope: !13)
!36 = !DILocation(line: 194, column: 28, scope: !13, atomGroup: 5, atomRank: 1)
!37 = !DILocation(line: 193, column: 28, scope: !13, atomGroup: 6, atomRank: 2)
!38 = !DILocation(line: 193, column: 21, scope: !13, atomGroup: 2, atomRank: 1)
!39 = !DILocation(line: 193, column: 3, scope: !13, atomGroup: 3, atomRank: 1)
!40 = distinct !{!40, !41, !42, !43, !44}
!41 = !DILocation(line: 193, column: 3, scope: !13)
!42 = !DILocation(line: 194, column: 38, scope: !13)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = !DILocation(line: 200, column: 18, scope: !13)
!46 = !DILocation(line: 200, column: 3, scope: !13)
!47 = !DILocation(line: 202, column: 3, scope: !13, atomGroup: 130, atomRank: 1)
!48 = !DILocation(line: 199, column: 21, scope: !13)
!49 = !DILocation(line: 199, column: 28, scope: !13, atomGroup: 11, atomRank: 2)
!50 = !DILocation(line: 199, column: 5, scope: !13)
!51 = !DILocation(line: 199, column: 10, scope: !13, atomGroup: 11, atomRank: 1)
!52 = !DILocation(line: 198, column: 29, scope: !13, atomGroup: 12, atomRank: 2)
!53 = !DILocation(line: 198, column: 21, scope: !13, atomGroup: 9, atomRank: 1)
!54 = !DILocation(line: 198, column: 3, scope: !13, atomGroup: 10, atomRank: 1)
!55 = distinct !{!55, !56, !57, !43, !44}
!56 = !DILocation(line: 198, column: 3, scope: !13)
!57 = !DILocation(line: 199, column: 30, scope: !13)
!58 = !DILocation(line: 204, column: 40, scope: !13)
!59 = !DILocation(line: 204, column: 46, scope: !13)
!60 = !DILocation(line: 204, column: 54, scope: !13)
!61 = !DILocation(line: 204, column: 3, scope: !13)
!62 = !DILocation(line: 205, column: 24, scope: !13)
!63 = !DILocation(line: 205, column: 3, scope: !13)
!64 = !DILocation(line: 206, column: 3, scope: !13)
!65 = !DILocation(line: 206, column: 8, scope: !13, atomGroup: 21, atomRank: 1)
!66 = !DILocation(line: 207, column: 19, scope: !13, atomGroup: 22, atomRank: 2)
!67 = !DILocation(line: 208, column: 3, scope: !13, atomGroup: 132, atomRank: 1)
!68 = !DILocation(line: 203, column: 15, scope: !13)
!69 = !DILocation(line: 203, column: 27, scope: !13)
!70 = !DILocation(line: 203, column: 24, scope: !13)
!71 = !DILocation(line: 203, column: 12, scope: !13, atomGroup: 18, atomRank: 2)
!72 = !DILocation(line: 202, column: 29, scope: !13, atomGroup: 19, atomRank: 2)
!73 = !DILocation(line: 202, column: 21, scope: !13, atomGroup: 16, atomRank: 1)
!74 = !DILocation(line: 202, column: 3, scope: !13, atomGroup: 17, atomRank: 1)
!75 = distinct !{!75, !76, !77, !43, !44}
!76 = !DILocation(line: 202, column: 3, scope: !13)
!77 = !DILocation(line: 203, column: 30, scope: !13)
!78 = !DILocation(line: 210, column: 44, scope: !13)
!79 = !DILocation(line: 210, column: 63, scope: !13)
!80 = !DILocation(line: 210, column: 3, scope: !13)
!81 = !DILocation(line: 211, column: 3, scope: !13)
!82 = !DILocation(line: 211, column: 12, scope: !13, atomGroup: 28, atomRank: 1)
!83 = !DILocation(line: 212, column: 3, scope: !13)
!84 = !DILocation(line: 212, column: 11, scope: !13, atomGroup: 29, atomRank: 1)
!85 = !DILocation(line: 212, column: 11, scope: !13)
!86 = !DILocation(line: 213, column: 3, scope: !13)
!87 = !DILocation(line: 213, column: 13, scope: !13, atomGroup: 30, atomRank: 1)
!88 = !{!11, !11, i64 0}
!89 = !DILocation(line: 214, column: 3, scope: !13)
!90 = !DILocation(line: 215, column: 55, scope: !13)
!91 = !DILocation(line: 215, column: 61, scope: !13)
!92 = !DILocation(line: 215, column: 67, scope: !13)
!93 = !DILocation(line: 215, column: 73, scope: !13)
!94 = !DILocation(line: 215, column: 79, scope: !13)
!95 = !DILocation(line: 215, column: 85, scope: !13)
!96 = !DILocation(line: 215, column: 91, scope: !13)
!97 = !DILocation(line: 215, column: 97, scope: !13)
!98 = !DILocation(line: 215, column: 3, scope: !13)
!99 = !DILocation(line: 216, column: 30, scope: !13)
!100 = !DILocation(line: 216, column: 61, scope: !13)
!101 = !DILocation(line: 216, column: 3, scope: !13)
!102 = !DILocation(line: 217, column: 29, scope: !13)
!103 = !DILocation(line: 217, column: 3, scope: !13)
!104 = !DILocation(line: 218, column: 39, scope: !13)
!105 = !DILocation(line: 218, column: 57, scope: !13)
!106 = !DILocation(line: 218, column: 3, scope: !13)
!107 = !DILocation(line: 220, column: 1, scope: !13)
!108 = !DILocation(line: 219, column: 3, scope: !13, atomGroup: 32, atomRank: 1)
!109 = !DILocation(line: 209, column: 5, scope: !13)
!110 = !DILocation(line: 208, column: 30, scope: !13, atomGroup: 26, atomRank: 2)
!111 = !DILocation(line: 208, column: 21, scope: !13, atomGroup: 24, atomRank: 1)
!112 = !DILocation(line: 208, column: 3, scope: !13, atomGroup: 25, atomRank: 1)
!113 = distinct !{!113, !114, !115, !43, !44}
!114 = !DILocation(line: 208, column: 3, scope: !13)
!115 = !DILocation(line: 209, column: 26, scope: !13)
!116 = distinct !DISubprogram(name: "matmul", scope: !1, file: !1, line: 11, type: !117, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!117 = !DISubroutineType(cc: DW_CC_nocall, types: !15)
!118 = !DILocation(line: 12, column: 3, scope: !116, atomGroup: 63, atomRank: 1)
!119 = !DILocation(line: 13, column: 5, scope: !116, atomGroup: 61, atomRank: 1)
!120 = !DILocation(line: 19, column: 1, scope: !116, atomGroup: 19, atomRank: 1)
!121 = !DILocation(line: 15, column: 7, scope: !116, atomGroup: 59, atomRank: 1)
!122 = !DILocation(line: 12, column: 27, scope: !116, atomGroup: 17, atomRank: 2)
!123 = !DILocation(line: 12, column: 21, scope: !116, atomGroup: 2, atomRank: 1)
!124 = !DILocation(line: 12, column: 3, scope: !116, atomGroup: 3, atomRank: 1)
!125 = distinct !{!125, !126, !127, !43, !44}
!126 = !DILocation(line: 12, column: 3, scope: !116)
!127 = !DILocation(line: 18, column: 5, scope: !116)
!128 = !DILocation(line: 17, column: 7, scope: !116)
!129 = !DILocation(line: 17, column: 20, scope: !116, atomGroup: 14, atomRank: 1)
!130 = !DILocation(line: 13, column: 29, scope: !116, atomGroup: 15, atomRank: 2)
!131 = !DILocation(line: 13, column: 23, scope: !116, atomGroup: 5, atomRank: 1)
!132 = !DILocation(line: 13, column: 5, scope: !116, atomGroup: 6, atomRank: 1)
!133 = distinct !{!133, !134, !127, !43, !44}
!134 = !DILocation(line: 13, column: 5, scope: !116)
!135 = !DILocation(line: 16, column: 14, scope: !116)
!136 = !DILocation(line: 16, column: 29, scope: !116)
!137 = !DILocation(line: 16, column: 27, scope: !116)
!138 = !DILocation(line: 16, column: 11, scope: !116, atomGroup: 11, atomRank: 2)
!139 = !DILocation(line: 15, column: 31, scope: !116, atomGroup: 12, atomRank: 2)
!140 = !DILocation(line: 15, column: 25, scope: !116, atomGroup: 9, atomRank: 1)
!141 = !DILocation(line: 15, column: 7, scope: !116, atomGroup: 10, atomRank: 1)
!142 = distinct !{!142, !143, !144, !43, !44}
!143 = !DILocation(line: 15, column: 7, scope: !116)
!144 = !DILocation(line: 16, column: 40, scope: !116)
!145 = !DISubprogram(name: "printf", scope: !146, file: !146, line: 356, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!146 = !DIFile(filename: "usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!147 = distinct !DISubprogram(name: "quicksort", scope: !1, file: !1, line: 21, type: !14, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!148 = !DILocation(line: 22, column: 13, scope: !147)
!149 = !DILocation(line: 22, column: 18, scope: !147, atomGroup: 66, atomRank: 1)
!150 = !DILocation(line: 22, column: 3, scope: !147, atomGroup: 67, atomRank: 1)
!151 = !DILocation(line: 23, column: 30, scope: !147)
!152 = !DILocation(line: 23, column: 17, scope: !147)
!153 = !DILocation(line: 23, column: 17, scope: !147, atomGroup: 3, atomRank: 2)
!154 = !DILocation(line: 24, column: 14, scope: !147, atomGroup: 64, atomRank: 1)
!155 = !DILocation(line: 24, column: 5, scope: !147, atomGroup: 65, atomRank: 1)
!156 = !DILocation(line: 25, column: 7, scope: !147)
!157 = !DILocation(line: 0, scope: !147)
!158 = !DILocation(line: 25, column: 14, scope: !147)
!159 = !DILocation(line: 25, column: 17, scope: !147, atomGroup: 8, atomRank: 1)
!160 = !DILocation(line: 26, column: 10, scope: !147, atomGroup: 10, atomRank: 2)
!161 = !DILocation(line: 25, column: 7, scope: !147, atomGroup: 9, atomRank: 1)
!162 = distinct !{!162, !156, !163, !43, !44}
!163 = !DILocation(line: 26, column: 10, scope: !147)
!164 = !DILocation(line: 27, column: 14, scope: !147)
!165 = !DILocation(line: 27, column: 17, scope: !147, atomGroup: 11, atomRank: 1)
!166 = !DILocation(line: 28, column: 10, scope: !147, atomGroup: 13, atomRank: 2)
!167 = !DILocation(line: 27, column: 7, scope: !147, atomGroup: 12, atomRank: 1)
!168 = distinct !{!168, !169, !170, !43, !44}
!169 = !DILocation(line: 27, column: 7, scope: !147)
!170 = !DILocation(line: 28, column: 10, scope: !147)
!171 = !DILocation(line: 29, column: 13, scope: !147, atomGroup: 14, atomRank: 2)
!172 = !DILocation(line: 29, column: 13, scope: !147, atomGroup: 14, atomRank: 1)
!173 = !DILocation(line: 31, column: 11, scope: !147, atomGroup: 17, atomRank: 2)
!174 = !DILocation(line: 31, column: 14, scope: !147, atomGroup: 16, atomRank: 1)
!175 = !DILocation(line: 32, column: 11, scope: !147, atomGroup: 19, atomRank: 2)
!176 = !DILocation(line: 32, column: 14, scope: !147, atomGroup: 18, atomRank: 1)
!177 = !DILocation(line: 33, column: 7, scope: !147)
!178 = !DILocation(line: 24, column: 14, scope: !147, atomGroup: 6, atomRank: 1)
!179 = !DILocation(line: 24, column: 5, scope: !147, atomGroup: 7, atomRank: 1)
!180 = distinct !{!180, !181, !182, !43, !44}
!181 = !DILocation(line: 24, column: 5, scope: !147)
!182 = !DILocation(line: 34, column: 5, scope: !147)
!183 = !DILocation(line: 35, column: 21, scope: !147)
!184 = !DILocation(line: 35, column: 5, scope: !147)
!185 = !DILocation(line: 22, column: 18, scope: !147, atomGroup: 1, atomRank: 1)
!186 = !DILocation(line: 22, column: 3, scope: !147, atomGroup: 2, atomRank: 1)
!187 = distinct !{!187, !188, !189, !43, !44}
!188 = !DILocation(line: 22, column: 3, scope: !147)
!189 = !DILocation(line: 37, column: 3, scope: !147)
!190 = !DILocation(line: 38, column: 1, scope: !147, atomGroup: 21, atomRank: 1)
!191 = distinct !DISubprogram(name: "sieve", scope: !1, file: !1, line: 40, type: !117, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!192 = !DILocation(line: 43, column: 3, scope: !191, atomGroup: 2, atomRank: 1)
!193 = !DILocation(line: 44, column: 3, scope: !191, atomGroup: 71, atomRank: 1)
!194 = !DILocation(line: 51, column: 3, scope: !191, atomGroup: 18, atomRank: 1)
!195 = !DILocation(line: 45, column: 9, scope: !191)
!196 = !DILocation(line: 45, column: 9, scope: !191, atomGroup: 6, atomRank: 2)
!197 = !DILocation(line: 45, column: 9, scope: !191, atomGroup: 6, atomRank: 1)
!198 = !DILocation(line: 47, column: 10, scope: !191, atomGroup: 8, atomRank: 2)
!199 = !DILocation(line: 48, column: 27, scope: !191, atomGroup: 9, atomRank: 2)
!200 = !DILocation(line: 48, column: 34, scope: !191, atomGroup: 68, atomRank: 1)
!201 = !DILocation(line: 48, column: 5, scope: !191, atomGroup: 69, atomRank: 1)
!202 = !DILocation(line: 49, column: 7, scope: !191)
!203 = !DILocation(line: 49, column: 20, scope: !191, atomGroup: 12, atomRank: 1)
!204 = !DILocation(line: 48, column: 41, scope: !191, atomGroup: 13, atomRank: 2)
!205 = !DILocation(line: 48, column: 34, scope: !191, atomGroup: 10, atomRank: 1)
!206 = !DILocation(line: 48, column: 5, scope: !191, atomGroup: 11, atomRank: 1)
!207 = distinct !{!207, !208, !209, !43, !44}
!208 = !DILocation(line: 48, column: 5, scope: !191)
!209 = !DILocation(line: 49, column: 22, scope: !191)
!210 = !DILocation(line: 0, scope: !191)
!211 = !DILocation(line: 44, column: 27, scope: !191, atomGroup: 15, atomRank: 2)
!212 = !DILocation(line: 44, column: 21, scope: !191, atomGroup: 4, atomRank: 1)
!213 = !DILocation(line: 44, column: 3, scope: !191, atomGroup: 5, atomRank: 1)
!214 = distinct !{!214, !215, !216, !43, !44}
!215 = !DILocation(line: 44, column: 3, scope: !191)
!216 = !DILocation(line: 50, column: 3, scope: !191)
!217 = distinct !DISubprogram(name: "energy", scope: !1, file: !1, line: 58, type: !117, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!218 = !DILocation(line: 60, column: 3, scope: !217, atomGroup: 79, atomRank: 1)
!219 = !DILocation(line: 0, scope: !217)
!220 = !DILocation(line: 60, column: 3, scope: !217, atomGroup: 4, atomRank: 1)
!221 = !DILocation(line: 60, column: 21, scope: !217, atomGroup: 3, atomRank: 1)
!222 = distinct !{!222, !223, !224, !43, !44}
!223 = !DILocation(line: 60, column: 3, scope: !217)
!224 = !DILocation(line: 69, column: 3, scope: !217)
!225 = !{!226, !21, i64 48}
!226 = !{!"Body", !11, i64 0, !11, i64 24, !21, i64 48}
!227 = !DILocation(line: 61, column: 5, scope: !217, atomGroup: 73, atomRank: 1)
!228 = !DILocation(line: 70, column: 3, scope: !217, atomGroup: 27, atomRank: 1)
!229 = !DILocation(line: 63, column: 20, scope: !217, atomGroup: 11, atomRank: 2)
!230 = !DILocation(line: 63, column: 27, scope: !217, atomGroup: 76, atomRank: 1)
!231 = !DILocation(line: 63, column: 5, scope: !217, atomGroup: 77, atomRank: 1)
!232 = !DILocation(line: 62, column: 24, scope: !217)
!233 = !DILocation(line: 62, column: 22, scope: !217)
!234 = !DILocation(line: 62, column: 34, scope: !217)
!235 = !DILocation(line: 62, column: 46, scope: !217)
!236 = !DILocation(line: 62, column: 9, scope: !217, atomGroup: 8, atomRank: 2)
!237 = !DILocation(line: 61, column: 29, scope: !217, atomGroup: 9, atomRank: 2)
!238 = !DILocation(line: 61, column: 23, scope: !217, atomGroup: 6, atomRank: 1)
!239 = !DILocation(line: 61, column: 5, scope: !217, atomGroup: 7, atomRank: 1)
!240 = distinct !{!240, !241, !242, !43, !44}
!241 = !DILocation(line: 61, column: 5, scope: !217)
!242 = !DILocation(line: 62, column: 48, scope: !217)
!243 = !DILocation(line: 65, column: 7, scope: !217, atomGroup: 75, atomRank: 1)
!244 = !DILocation(line: 67, column: 24, scope: !217)
!245 = !DILocation(line: 67, column: 29, scope: !217)
!246 = !DILocation(line: 67, column: 22, scope: !217)
!247 = !DILocation(line: 67, column: 36, scope: !217)
!248 = !DILocation(line: 67, column: 34, scope: !217)
!249 = !DILocation(line: 67, column: 9, scope: !217, atomGroup: 21, atomRank: 2)
!250 = !DILocation(line: 63, column: 33, scope: !217, atomGroup: 22, atomRank: 2)
!251 = !DILocation(line: 63, column: 27, scope: !217, atomGroup: 12, atomRank: 1)
!252 = !DILocation(line: 63, column: 5, scope: !217, atomGroup: 13, atomRank: 1)
!253 = distinct !{!253, !254, !255, !43, !44}
!254 = !DILocation(line: 63, column: 5, scope: !217)
!255 = !DILocation(line: 68, column: 5, scope: !217)
!256 = !DILocation(line: 66, column: 15, scope: !217)
!257 = !DILocation(line: 66, column: 27, scope: !217)
!258 = !DILocation(line: 66, column: 25, scope: !217)
!259 = !DILocation(line: 66, column: 38, scope: !217)
!260 = !DILocation(line: 66, column: 11, scope: !217, atomGroup: 18, atomRank: 2)
!261 = !DILocation(line: 65, column: 31, scope: !217, atomGroup: 19, atomRank: 2)
!262 = !DILocation(line: 65, column: 25, scope: !217, atomGroup: 16, atomRank: 1)
!263 = !DILocation(line: 65, column: 7, scope: !217, atomGroup: 17, atomRank: 1)
!264 = distinct !{!264, !265, !266, !43, !44}
!265 = !DILocation(line: 65, column: 7, scope: !217)
!266 = !DILocation(line: 66, column: 62, scope: !217)
!267 = distinct !DISubprogram(name: "step", scope: !1, file: !1, line: 73, type: !117, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!268 = !DILocation(line: 74, column: 3, scope: !267, atomGroup: 120, atomRank: 1)
!269 = !DILocation(line: 74, column: 3, scope: !267, atomGroup: 3, atomRank: 1)
!270 = !DILocation(line: 74, column: 21, scope: !267, atomGroup: 2, atomRank: 1)
!271 = distinct !{!271, !272, !273, !43, !44}
!272 = !DILocation(line: 74, column: 3, scope: !267)
!273 = !DILocation(line: 82, column: 5, scope: !267)
!274 = !DILocation(line: 75, column: 20, scope: !267, atomGroup: 4, atomRank: 2)
!275 = !DILocation(line: 75, column: 27, scope: !267, atomGroup: 117, atomRank: 1)
!276 = !DILocation(line: 75, column: 5, scope: !267, atomGroup: 118, atomRank: 1)
!277 = !DILocation(line: 76, column: 7, scope: !267)
!278 = !DILocation(line: 77, column: 7, scope: !267, atomGroup: 114, atomRank: 1)
!279 = !DILocation(line: 79, column: 28, scope: !267)
!280 = !DILocation(line: 79, column: 26, scope: !267)
!281 = !DILocation(line: 79, column: 21, scope: !267, atomGroup: 15, atomRank: 2)
!282 = !DILocation(line: 80, column: 7, scope: !267, atomGroup: 116, atomRank: 1)
!283 = !DILocation(line: 78, column: 16, scope: !267)
!284 = !DILocation(line: 78, column: 28, scope: !267)
!285 = !DILocation(line: 78, column: 26, scope: !267, atomGroup: 11, atomRank: 2)
!286 = !DILocation(line: 78, column: 9, scope: !267)
!287 = !DILocation(line: 78, column: 14, scope: !267, atomGroup: 11, atomRank: 1)
!288 = !DILocation(line: 78, column: 49, scope: !267)
!289 = !DILocation(line: 78, column: 41, scope: !267, atomGroup: 12, atomRank: 2)
!290 = !DILocation(line: 77, column: 31, scope: !267, atomGroup: 13, atomRank: 2)
!291 = !DILocation(line: 77, column: 25, scope: !267, atomGroup: 9, atomRank: 1)
!292 = !DILocation(line: 77, column: 7, scope: !267, atomGroup: 10, atomRank: 1)
!293 = distinct !{!293, !294, !295, !43, !44}
!294 = !DILocation(line: 77, column: 7, scope: !267)
!295 = !DILocation(line: 78, column: 54, scope: !267)
!296 = !DILocation(line: 75, column: 33, scope: !267, atomGroup: 23, atomRank: 2)
!297 = !DILocation(line: 75, column: 27, scope: !267, atomGroup: 5, atomRank: 1)
!298 = !DILocation(line: 75, column: 5, scope: !267, atomGroup: 6, atomRank: 1)
!299 = distinct !{!299, !300, !273, !43, !44}
!300 = !DILocation(line: 75, column: 5, scope: !267)
!301 = !DILocation(line: 81, column: 22, scope: !267)
!302 = !DILocation(line: 81, column: 34, scope: !267)
!303 = !DILocation(line: 81, column: 27, scope: !267)
!304 = !DILocation(line: 81, column: 39, scope: !267)
!305 = !DILocation(line: 81, column: 9, scope: !267)
!306 = !DILocation(line: 81, column: 19, scope: !267)
!307 = !DILocation(line: 81, column: 19, scope: !267, atomGroup: 19, atomRank: 2)
!308 = !DILocation(line: 81, column: 19, scope: !267, atomGroup: 19, atomRank: 1)
!309 = !DILocation(line: 81, column: 69, scope: !267)
!310 = !DILocation(line: 81, column: 62, scope: !267)
!311 = !DILocation(line: 81, column: 74, scope: !267)
!312 = !DILocation(line: 81, column: 44, scope: !267)
!313 = !DILocation(line: 81, column: 54, scope: !267)
!314 = !DILocation(line: 81, column: 54, scope: !267, atomGroup: 20, atomRank: 2)
!315 = !DILocation(line: 81, column: 54, scope: !267, atomGroup: 20, atomRank: 1)
!316 = !DILocation(line: 80, column: 31, scope: !267, atomGroup: 21, atomRank: 2)
!317 = !DILocation(line: 80, column: 25, scope: !267, atomGroup: 17, atomRank: 1)
!318 = !DILocation(line: 80, column: 7, scope: !267, atomGroup: 18, atomRank: 1)
!319 = distinct !{!319, !320, !321, !43, !44}
!320 = !DILocation(line: 80, column: 7, scope: !267)
!321 = !DILocation(line: 81, column: 76, scope: !267)
!322 = !DILocation(line: 84, column: 5, scope: !267, atomGroup: 122, atomRank: 1)
!323 = !DILocation(line: 86, column: 1, scope: !267, atomGroup: 38, atomRank: 1)
!324 = !DILocation(line: 83, column: 27, scope: !267, atomGroup: 36, atomRank: 2)
!325 = !DILocation(line: 83, column: 21, scope: !267, atomGroup: 28, atomRank: 1)
!326 = !DILocation(line: 83, column: 3, scope: !267, atomGroup: 29, atomRank: 1)
!327 = distinct !{!327, !328, !329, !43, !44}
!328 = !DILocation(line: 83, column: 3, scope: !267)
!329 = !DILocation(line: 85, column: 33, scope: !267)
!330 = !DILocation(line: 85, column: 25, scope: !267)
!331 = !DILocation(line: 85, column: 23, scope: !267)
!332 = !DILocation(line: 85, column: 7, scope: !267)
!333 = !DILocation(line: 85, column: 17, scope: !267)
!334 = !DILocation(line: 85, column: 17, scope: !267, atomGroup: 33, atomRank: 2)
!335 = !DILocation(line: 85, column: 17, scope: !267, atomGroup: 33, atomRank: 1)
!336 = !DILocation(line: 84, column: 29, scope: !267, atomGroup: 34, atomRank: 2)
!337 = !DILocation(line: 84, column: 23, scope: !267, atomGroup: 31, atomRank: 1)
!338 = !DILocation(line: 84, column: 5, scope: !267, atomGroup: 32, atomRank: 1)
!339 = distinct !{!339, !340, !329, !43, !44}
!340 = !DILocation(line: 84, column: 5, scope: !267)
!341 = distinct !DISubprogram(name: "sha_block", scope: !1, file: !1, line: 90, type: !14, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!342 = !DILocation(line: 92, column: 8, scope: !341)
!343 = !DILocation(line: 92, column: 8, scope: !341, atomGroup: 1, atomRank: 2)
!344 = !DILocation(line: 92, column: 7, scope: !341, atomGroup: 1, atomRank: 1)
!345 = !DILocation(line: 95, column: 29, scope: !341, atomGroup: 80, atomRank: 1)
!346 = !DILocation(line: 95, column: 7, scope: !341, atomGroup: 81, atomRank: 1)
!347 = !DILocation(line: 97, column: 11, scope: !341, atomGroup: 13, atomRank: 2)
!348 = !DILocation(line: 97, column: 11, scope: !341, atomGroup: 13, atomRank: 1)
!349 = !DILocation(line: 99, column: 9, scope: !341, atomGroup: 83, atomRank: 1)
!350 = !DILocation(line: 96, column: 20, scope: !341)
!351 = !DILocation(line: 96, column: 24, scope: !341)
!352 = !DILocation(line: 96, column: 15, scope: !341, atomGroup: 10, atomRank: 2)
!353 = !DILocation(line: 95, column: 36, scope: !341, atomGroup: 11, atomRank: 2)
!354 = !DILocation(line: 95, column: 25, scope: !341)
!355 = !DILocation(line: 95, column: 29, scope: !341, atomGroup: 8, atomRank: 1)
!356 = !DILocation(line: 95, column: 7, scope: !341, atomGroup: 9, atomRank: 1)
!357 = distinct !{!357, !358, !359, !43, !44}
!358 = !DILocation(line: 95, column: 7, scope: !341)
!359 = !DILocation(line: 96, column: 27, scope: !341)
!360 = !DILocation(line: 106, column: 18, scope: !341, atomGroup: 24, atomRank: 2)
!361 = !DILocation(line: 106, column: 12, scope: !341, atomGroup: 25, atomRank: 2)
!362 = !DILocation(line: 106, column: 9, scope: !341)
!363 = !DILocation(line: 106, column: 16, scope: !341, atomGroup: 24, atomRank: 1)
!364 = !DILocation(line: 107, column: 7, scope: !341)
!365 = !DILocation(line: 100, column: 42, scope: !341)
!366 = !DILocation(line: 100, column: 35, scope: !341, atomGroup: 18, atomRank: 3)
!367 = !DILocation(line: 100, column: 33, scope: !341, atomGroup: 18, atomRank: 2)
!368 = !DILocation(line: 101, column: 17, scope: !341)
!369 = !DILocation(line: 101, column: 21, scope: !341)
!370 = !DILocation(line: 101, column: 59, scope: !341)
!371 = !DILocation(line: 101, column: 27, scope: !341, atomGroup: 19, atomRank: 2)
!372 = !DILocation(line: 101, column: 27, scope: !341, atomGroup: 19, atomRank: 1)
!373 = !DILocation(line: 102, column: 23, scope: !341)
!374 = !DILocation(line: 102, column: 27, scope: !341, atomGroup: 20, atomRank: 2)
!375 = !DILocation(line: 102, column: 27, scope: !341, atomGroup: 20, atomRank: 1)
!376 = !DILocation(line: 0, scope: !341)
!377 = !DILocation(line: 99, column: 35, scope: !341, atomGroup: 22, atomRank: 2)
!378 = !DILocation(line: 99, column: 28, scope: !341, atomGroup: 16, atomRank: 1)
!379 = !DILocation(line: 99, column: 9, scope: !341, atomGroup: 17, atomRank: 1)
!380 = distinct !{!380, !381, !382, !43, !44}
!381 = !DILocation(line: 99, column: 9, scope: !341)
!382 = !DILocation(line: 105, column: 9, scope: !341)
!383 = !DILocation(line: 93, column: 37, scope: !341, atomGroup: 26, atomRank: 2)
!384 = !DILocation(line: 93, column: 30, scope: !341, atomGroup: 4, atomRank: 1)
!385 = !DILocation(line: 93, column: 5, scope: !341, atomGroup: 5, atomRank: 1)
!386 = distinct !{!386, !387, !388, !43, !44}
!387 = !DILocation(line: 93, column: 5, scope: !341)
!388 = !DILocation(line: 108, column: 5, scope: !341)
!389 = !DILocation(line: 109, column: 3, scope: !341)
!390 = !DILocation(line: 110, column: 3, scope: !341, atomGroup: 87, atomRank: 1)
!391 = !DILocation(line: 111, column: 26, scope: !341)
!392 = !DILocation(line: 111, column: 22, scope: !341)
!393 = !DILocation(line: 111, column: 12, scope: !341)
!394 = !DILocation(line: 111, column: 31, scope: !341)
!395 = !DILocation(line: 111, column: 49, scope: !341)
!396 = !DILocation(line: 111, column: 39, scope: !341)
!397 = !DILocation(line: 111, column: 62, scope: !341)
!398 = !DILocation(line: 111, column: 37, scope: !341)
!399 = !DILocation(line: 111, column: 80, scope: !341)
!400 = !DILocation(line: 111, column: 70, scope: !341)
!401 = !DILocation(line: 111, column: 93, scope: !341)
!402 = !DILocation(line: 111, column: 68, scope: !341)
!403 = !DILocation(line: 111, column: 100, scope: !341)
!404 = !DILocation(line: 111, column: 98, scope: !341, atomGroup: 31, atomRank: 2)
!405 = !DILocation(line: 111, column: 5, scope: !341)
!406 = !DILocation(line: 111, column: 10, scope: !341, atomGroup: 31, atomRank: 1)
!407 = !DILocation(line: 110, column: 28, scope: !341, atomGroup: 32, atomRank: 2)
!408 = !DILocation(line: 110, column: 21, scope: !341, atomGroup: 29, atomRank: 1)
!409 = !DILocation(line: 110, column: 3, scope: !341, atomGroup: 30, atomRank: 1)
!410 = distinct !{!410, !411, !412, !43, !44}
!411 = !DILocation(line: 110, column: 3, scope: !341)
!412 = !DILocation(line: 111, column: 111, scope: !341)
!413 = !DILocation(line: 114, column: 3, scope: !341, atomGroup: 40, atomRank: 1)
!414 = !DILocation(line: 115, column: 3, scope: !341, atomGroup: 91, atomRank: 1)
!415 = !DILocation(line: 113, column: 12, scope: !341)
!416 = !DILocation(line: 113, column: 24, scope: !341)
!417 = !DILocation(line: 113, column: 22, scope: !341)
!418 = !DILocation(line: 113, column: 40, scope: !341)
!419 = !DILocation(line: 88, column: 56, scope: !420, inlinedAt: !421, atomGroup: 1, atomRank: 2)
!420 = distinct !DISubprogram(name: "ror", scope: !1, file: !1, line: 88, type: !14, scopeLine: 88, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!421 = distinct !DILocation(line: 113, column: 36, scope: !341)
!422 = !DILocation(line: 88, column: 56, scope: !420, inlinedAt: !423, atomGroup: 1, atomRank: 2)
!423 = distinct !DILocation(line: 113, column: 56, scope: !341)
!424 = !DILocation(line: 113, column: 54, scope: !341)
!425 = !DILocation(line: 113, column: 87, scope: !341)
!426 = !DILocation(line: 113, column: 75, scope: !341)
!427 = !DILocation(line: 113, column: 33, scope: !341)
!428 = !DILocation(line: 113, column: 100, scope: !341)
!429 = !DILocation(line: 88, column: 56, scope: !420, inlinedAt: !430, atomGroup: 1, atomRank: 2)
!430 = distinct !DILocation(line: 113, column: 96, scope: !341)
!431 = !DILocation(line: 88, column: 56, scope: !420, inlinedAt: !432, atomGroup: 1, atomRank: 2)
!432 = distinct !DILocation(line: 113, column: 116, scope: !341)
!433 = !DILocation(line: 113, column: 114, scope: !341)
!434 = !DILocation(line: 113, column: 145, scope: !341)
!435 = !DILocation(line: 113, column: 134, scope: !341)
!436 = !DILocation(line: 113, column: 93, scope: !341, atomGroup: 37, atomRank: 2)
!437 = !DILocation(line: 113, column: 10, scope: !341, atomGroup: 37, atomRank: 1)
!438 = !DILocation(line: 112, column: 29, scope: !341, atomGroup: 38, atomRank: 2)
!439 = !DILocation(line: 112, column: 22, scope: !341, atomGroup: 35, atomRank: 1)
!440 = !DILocation(line: 112, column: 3, scope: !341, atomGroup: 36, atomRank: 1)
!441 = distinct !{!441, !442, !443, !43, !44}
!442 = !DILocation(line: 112, column: 3, scope: !341)
!443 = !DILocation(line: 113, column: 150, scope: !341)
!444 = !DILocation(line: 116, column: 19, scope: !341)
!445 = !DILocation(line: 116, column: 31, scope: !341)
!446 = !DILocation(line: 88, column: 56, scope: !420, inlinedAt: !447, atomGroup: 1, atomRank: 2)
!447 = distinct !DILocation(line: 116, column: 27, scope: !341)
!448 = !DILocation(line: 88, column: 56, scope: !420, inlinedAt: !449, atomGroup: 1, atomRank: 2)
!449 = distinct !DILocation(line: 116, column: 42, scope: !341)
!450 = !DILocation(line: 116, column: 40, scope: !341)
!451 = !DILocation(line: 88, column: 56, scope: !420, inlinedAt: !452, atomGroup: 1, atomRank: 2)
!452 = distinct !DILocation(line: 116, column: 58, scope: !341)
!453 = !DILocation(line: 116, column: 56, scope: !341)
!454 = !DILocation(line: 116, column: 24, scope: !341)
!455 = !DILocation(line: 116, column: 84, scope: !341)
!456 = !DILocation(line: 116, column: 82, scope: !341)
!457 = !DILocation(line: 116, column: 93, scope: !341)
!458 = !DILocation(line: 116, column: 101, scope: !341)
!459 = !DILocation(line: 116, column: 99, scope: !341)
!460 = !DILocation(line: 116, column: 90, scope: !341)
!461 = !DILocation(line: 116, column: 110, scope: !341)
!462 = !DILocation(line: 116, column: 117, scope: !341)
!463 = !DILocation(line: 116, column: 73, scope: !341)
!464 = !DILocation(line: 116, column: 108, scope: !341)
!465 = !DILocation(line: 116, column: 115, scope: !341, atomGroup: 44, atomRank: 2)
!466 = !DILocation(line: 88, column: 56, scope: !420, inlinedAt: !467, atomGroup: 1, atomRank: 2)
!467 = distinct !DILocation(line: 117, column: 20, scope: !341)
!468 = !DILocation(line: 88, column: 56, scope: !420, inlinedAt: !469, atomGroup: 1, atomRank: 2)
!469 = distinct !DILocation(line: 117, column: 35, scope: !341)
!470 = !DILocation(line: 117, column: 33, scope: !341)
!471 = !DILocation(line: 88, column: 56, scope: !420, inlinedAt: !472, atomGroup: 1, atomRank: 2)
!472 = distinct !DILocation(line: 117, column: 51, scope: !341)
!473 = !DILocation(line: 117, column: 49, scope: !341)
!474 = !DILocation(line: 117, column: 77, scope: !341)
!475 = !DILocation(line: 117, column: 93, scope: !341)
!476 = !DILocation(line: 117, column: 83, scope: !341)
!477 = !DILocation(line: 117, column: 107, scope: !341)
!478 = !DILocation(line: 117, column: 99, scope: !341)
!479 = !DILocation(line: 118, column: 5, scope: !341, atomGroup: 46, atomRank: 1)
!480 = !DILocation(line: 119, column: 10, scope: !341)
!481 = !DILocation(line: 119, column: 10, scope: !341, atomGroup: 47, atomRank: 2)
!482 = !DILocation(line: 119, column: 10, scope: !341, atomGroup: 47, atomRank: 1)
!483 = !DILocation(line: 117, column: 66, scope: !341, atomGroup: 45, atomRank: 2)
!484 = !DILocation(line: 120, column: 15, scope: !341, atomGroup: 48, atomRank: 2)
!485 = !DILocation(line: 120, column: 10, scope: !341, atomGroup: 48, atomRank: 1)
!486 = !DILocation(line: 115, column: 28, scope: !341, atomGroup: 49, atomRank: 2)
!487 = !DILocation(line: 115, column: 21, scope: !341, atomGroup: 42, atomRank: 1)
!488 = !DILocation(line: 115, column: 3, scope: !341, atomGroup: 43, atomRank: 1)
!489 = distinct !{!489, !490, !491, !43, !44}
!490 = !DILocation(line: 115, column: 3, scope: !341)
!491 = !DILocation(line: 121, column: 3, scope: !341)
!492 = !DILocation(line: 124, column: 1, scope: !341)
!493 = !DILocation(line: 124, column: 1, scope: !341, atomGroup: 57, atomRank: 1)
!494 = !DILocation(line: 123, column: 13, scope: !341)
!495 = !DILocation(line: 123, column: 5, scope: !341)
!496 = !DILocation(line: 123, column: 10, scope: !341)
!497 = !DILocation(line: 123, column: 10, scope: !341, atomGroup: 54, atomRank: 2)
!498 = !DILocation(line: 123, column: 10, scope: !341, atomGroup: 54, atomRank: 1)
!499 = !DILocation(line: 122, column: 27, scope: !341, atomGroup: 55, atomRank: 2)
!500 = !DILocation(line: 122, column: 21, scope: !341, atomGroup: 52, atomRank: 1)
!501 = !DILocation(line: 122, column: 3, scope: !341, atomGroup: 53, atomRank: 1)
!502 = distinct !{!502, !503, !504, !43, !44}
!503 = !DILocation(line: 122, column: 3, scope: !341)
!504 = !DILocation(line: 123, column: 16, scope: !341)
!505 = distinct !DISubprogram(name: "distance", scope: !1, file: !1, line: 126, type: !14, scopeLine: 126, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!506 = !DILocation(line: 127, column: 3, scope: !505)
!507 = !DILocation(line: 127, column: 25, scope: !505, atomGroup: 1, atomRank: 3)
!508 = !DILocation(line: 127, column: 20, scope: !505, atomGroup: 1, atomRank: 2)
!509 = !DILocation(line: 128, column: 21, scope: !505, atomGroup: 94, atomRank: 1)
!510 = !DILocation(line: 128, column: 3, scope: !505, atomGroup: 95, atomRank: 1)
!511 = !DILocation(line: 128, column: 3, scope: !505)
!512 = !DILocation(line: 128, column: 21, scope: !505, atomGroup: 3, atomRank: 1)
!513 = !DILocation(line: 130, column: 19, scope: !505)
!514 = !DILocation(line: 130, column: 3, scope: !505, atomGroup: 98, atomRank: 1)
!515 = !DILocation(line: 130, column: 3, scope: !505, atomGroup: 99, atomRank: 1)
!516 = !DILocation(line: 129, column: 5, scope: !505)
!517 = !DILocation(line: 129, column: 12, scope: !505, atomGroup: 5, atomRank: 1)
!518 = !DILocation(line: 128, column: 28, scope: !505, atomGroup: 6, atomRank: 2)
!519 = !DILocation(line: 128, column: 3, scope: !505, atomGroup: 4, atomRank: 1)
!520 = distinct !{!520, !511, !521, !43, !44}
!521 = !DILocation(line: 129, column: 14, scope: !505)
!522 = !DILocation(line: 143, column: 10, scope: !505)
!523 = !DILocation(line: 143, column: 10, scope: !505, atomGroup: 28, atomRank: 2)
!524 = !DILocation(line: 144, column: 1, scope: !505)
!525 = !DILocation(line: 143, column: 3, scope: !505, atomGroup: 28, atomRank: 1)
!526 = !DILocation(line: 132, column: 12, scope: !505, atomGroup: 12, atomRank: 1)
!527 = !DILocation(line: 133, column: 5, scope: !505, atomGroup: 97, atomRank: 1)
!528 = !DILocation(line: 130, column: 30, scope: !505, atomGroup: 25, atomRank: 2)
!529 = !DILocation(line: 130, column: 3, scope: !505, atomGroup: 9, atomRank: 1)
!530 = !DILocation(line: 130, column: 3, scope: !505, atomGroup: 10, atomRank: 1)
!531 = distinct !{!531, !532, !533, !43, !44}
!532 = !DILocation(line: 130, column: 3, scope: !505)
!533 = !DILocation(line: 142, column: 3, scope: !505)
!534 = !DILocation(line: 138, column: 11, scope: !505)
!535 = !DILocation(line: 134, column: 42, scope: !505)
!536 = !DILocation(line: 134, column: 39, scope: !505)
!537 = !DILocation(line: 134, column: 27, scope: !505, atomGroup: 16, atomRank: 2)
!538 = !DILocation(line: 135, column: 18, scope: !505)
!539 = !DILocation(line: 135, column: 18, scope: !505, atomGroup: 17, atomRank: 2)
!540 = !DILocation(line: 136, column: 18, scope: !505)
!541 = !DILocation(line: 136, column: 22, scope: !505, atomGroup: 18, atomRank: 1)
!542 = !DILocation(line: 138, column: 22, scope: !505)
!543 = !DILocation(line: 138, column: 26, scope: !505, atomGroup: 20, atomRank: 1)
!544 = !DILocation(line: 140, column: 14, scope: !505, atomGroup: 22, atomRank: 1)
!545 = !DILocation(line: 133, column: 30, scope: !505, atomGroup: 23, atomRank: 2)
!546 = !DILocation(line: 133, column: 23, scope: !505, atomGroup: 14, atomRank: 1)
!547 = !DILocation(line: 133, column: 5, scope: !505, atomGroup: 15, atomRank: 1)
!548 = distinct !{!548, !549, !550, !43, !44}
!549 = !DILocation(line: 133, column: 5, scope: !505)
!550 = !DILocation(line: 141, column: 5, scope: !505)
!551 = distinct !DISubprogram(name: "mandelbrot", scope: !1, file: !1, line: 146, type: !117, scopeLine: 146, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!552 = !DILocation(line: 148, column: 3, scope: !551, atomGroup: 104, atomRank: 1)
!553 = !DILocation(line: 149, column: 5, scope: !551, atomGroup: 102, atomRank: 1)
!554 = !DILocation(line: 159, column: 3, scope: !551, atomGroup: 26, atomRank: 1)
!555 = !DILocation(line: 148, column: 27, scope: !551, atomGroup: 23, atomRank: 2)
!556 = !DILocation(line: 148, column: 21, scope: !551, atomGroup: 3, atomRank: 1)
!557 = !DILocation(line: 148, column: 3, scope: !551, atomGroup: 4, atomRank: 1)
!558 = distinct !{!558, !559, !560, !43, !44}
!559 = !DILocation(line: 148, column: 3, scope: !551)
!560 = !DILocation(line: 158, column: 5, scope: !551)
!561 = !DILocation(line: 150, column: 23, scope: !551)
!562 = !DILocation(line: 150, column: 27, scope: !551)
!563 = !DILocation(line: 150, column: 31, scope: !551, atomGroup: 8, atomRank: 2)
!564 = !DILocation(line: 152, column: 24, scope: !551, atomGroup: 100, atomRank: 1)
!565 = !DILocation(line: 152, column: 30, scope: !551)
!566 = !DILocation(line: 152, column: 40, scope: !551)
!567 = !DILocation(line: 152, column: 35, scope: !551)
!568 = !DILocation(line: 152, column: 45, scope: !551)
!569 = !DILocation(line: 152, column: 7, scope: !551, atomGroup: 14, atomRank: 1)
!570 = !DILocation(line: 153, column: 28, scope: !551)
!571 = !DILocation(line: 153, column: 38, scope: !551, atomGroup: 15, atomRank: 2)
!572 = !DILocation(line: 154, column: 16, scope: !551)
!573 = !DILocation(line: 154, column: 21, scope: !551)
!574 = !DILocation(line: 154, column: 26, scope: !551, atomGroup: 16, atomRank: 2)
!575 = !DILocation(line: 152, column: 51, scope: !551, atomGroup: 18, atomRank: 2)
!576 = !DILocation(line: 152, column: 16, scope: !551, atomGroup: 13, atomRank: 2)
!577 = !DILocation(line: 152, column: 24, scope: !551, atomGroup: 13, atomRank: 1)
!578 = distinct !{!578, !579, !580, !43, !44}
!579 = !DILocation(line: 152, column: 7, scope: !551)
!580 = !DILocation(line: 156, column: 7, scope: !551)
!581 = !DILocation(line: 0, scope: !551)
!582 = !DILocation(line: 157, column: 19, scope: !551)
!583 = !DILocation(line: 157, column: 14, scope: !551, atomGroup: 20, atomRank: 2)
!584 = !DILocation(line: 149, column: 29, scope: !551, atomGroup: 21, atomRank: 2)
!585 = !DILocation(line: 149, column: 23, scope: !551, atomGroup: 6, atomRank: 1)
!586 = !DILocation(line: 149, column: 5, scope: !551, atomGroup: 7, atomRank: 1)
!587 = distinct !{!587, !588, !560, !43, !44}
!588 = !DILocation(line: 149, column: 5, scope: !551)
!589 = distinct !DISubprogram(name: "components", scope: !1, file: !1, line: 168, type: !117, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!590 = !DILocation(line: 169, column: 3, scope: !589)
!591 = !DILocation(line: 170, column: 3, scope: !589, atomGroup: 108, atomRank: 1)
!592 = !DILocation(line: 171, column: 5, scope: !589)
!593 = !DILocation(line: 171, column: 15, scope: !589, atomGroup: 5, atomRank: 1)
!594 = !DILocation(line: 170, column: 27, scope: !589, atomGroup: 6, atomRank: 2)
!595 = !DILocation(line: 170, column: 21, scope: !589, atomGroup: 3, atomRank: 1)
!596 = !DILocation(line: 170, column: 3, scope: !589, atomGroup: 4, atomRank: 1)
!597 = distinct !{!597, !598, !599, !43, !44}
!598 = !DILocation(line: 170, column: 3, scope: !589)
!599 = !DILocation(line: 171, column: 17, scope: !589)
!600 = !DILocation(line: 178, column: 1, scope: !589)
!601 = !DILocation(line: 177, column: 3, scope: !589, atomGroup: 19, atomRank: 1)
!602 = !DILocation(line: 163, column: 10, scope: !603, inlinedAt: !604)
!603 = distinct !DISubprogram(name: "root", scope: !1, file: !1, line: 162, type: !14, scopeLine: 162, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!604 = distinct !DILocation(line: 173, column: 13, scope: !589)
!605 = !DILocation(line: 163, column: 20, scope: !603, inlinedAt: !604, atomGroup: 105, atomRank: 1)
!606 = !DILocation(line: 163, column: 3, scope: !603, inlinedAt: !604, atomGroup: 106, atomRank: 1)
!607 = !DILocation(line: 164, column: 21, scope: !603, inlinedAt: !604)
!608 = !DILocation(line: 164, column: 21, scope: !603, inlinedAt: !604, atomGroup: 3, atomRank: 2)
!609 = !DILocation(line: 164, column: 19, scope: !603, inlinedAt: !604, atomGroup: 4, atomRank: 1)
!610 = !DILocation(line: 163, column: 20, scope: !603, inlinedAt: !604, atomGroup: 1, atomRank: 1)
!611 = !DILocation(line: 163, column: 3, scope: !603, inlinedAt: !604, atomGroup: 2, atomRank: 1)
!612 = distinct !{!612, !613, !614, !43, !44}
!613 = !DILocation(line: 163, column: 3, scope: !603, inlinedAt: !604)
!614 = !DILocation(line: 164, column: 37, scope: !603, inlinedAt: !604)
!615 = !DILocation(line: 173, column: 61, scope: !589)
!616 = !DILocation(line: 163, column: 10, scope: !603, inlinedAt: !617)
!617 = distinct !DILocation(line: 173, column: 34, scope: !589)
!618 = !DILocation(line: 163, column: 20, scope: !603, inlinedAt: !617, atomGroup: 105, atomRank: 1)
!619 = !DILocation(line: 163, column: 3, scope: !603, inlinedAt: !617, atomGroup: 106, atomRank: 1)
!620 = !DILocation(line: 164, column: 21, scope: !603, inlinedAt: !617)
!621 = !DILocation(line: 164, column: 21, scope: !603, inlinedAt: !617, atomGroup: 3, atomRank: 2)
!622 = !DILocation(line: 164, column: 19, scope: !603, inlinedAt: !617, atomGroup: 4, atomRank: 1)
!623 = !DILocation(line: 163, column: 20, scope: !603, inlinedAt: !617, atomGroup: 1, atomRank: 1)
!624 = !DILocation(line: 163, column: 3, scope: !603, inlinedAt: !617, atomGroup: 2, atomRank: 1)
!625 = distinct !{!625, !626, !627, !43, !44}
!626 = !DILocation(line: 163, column: 3, scope: !603, inlinedAt: !617)
!627 = !DILocation(line: 164, column: 37, scope: !603, inlinedAt: !617)
!628 = !DILocation(line: 174, column: 11, scope: !589, atomGroup: 13, atomRank: 2)
!629 = !DILocation(line: 174, column: 11, scope: !589, atomGroup: 13, atomRank: 1)
!630 = !DILocation(line: 175, column: 7, scope: !589)
!631 = !DILocation(line: 175, column: 17, scope: !589, atomGroup: 14, atomRank: 1)
!632 = !DILocation(line: 175, column: 26, scope: !589, atomGroup: 15, atomRank: 2)
!633 = !DILocation(line: 0, scope: !589)
!634 = !DILocation(line: 172, column: 27, scope: !589, atomGroup: 16, atomRank: 2)
!635 = !DILocation(line: 172, column: 21, scope: !589, atomGroup: 9, atomRank: 1)
!636 = !DILocation(line: 172, column: 3, scope: !589, atomGroup: 10, atomRank: 1)
!637 = distinct !{!637, !638, !639, !43, !44}
!638 = !DILocation(line: 172, column: 3, scope: !589)
!639 = !DILocation(line: 176, column: 3, scope: !589)
!640 = distinct !DISubprogram(name: "queens", scope: !1, file: !1, line: 180, type: !117, scopeLine: 180, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!641 = !DILocation(line: 181, column: 15, scope: !640, atomGroup: 1, atomRank: 2)
!642 = !DILocation(line: 181, column: 15, scope: !640, atomGroup: 1, atomRank: 1)
!643 = !DILocation(line: 184, column: 40, scope: !640)
!644 = !DILocation(line: 184, column: 47, scope: !640)
!645 = !DILocation(line: 184, column: 28, scope: !640, atomGroup: 4, atomRank: 2)
!646 = !DILocation(line: 184, column: 3, scope: !640, atomGroup: 111, atomRank: 1)
!647 = !DILocation(line: 184, column: 3, scope: !640, atomGroup: 112, atomRank: 1)
!648 = !DILocation(line: 184, column: 3, scope: !640)
!649 = !DILocation(line: 185, column: 27, scope: !640)
!650 = !DILocation(line: 185, column: 25, scope: !640, atomGroup: 7, atomRank: 2)
!651 = !DILocation(line: 186, column: 30, scope: !640)
!652 = !DILocation(line: 186, column: 43, scope: !640)
!653 = !DILocation(line: 186, column: 50, scope: !640)
!654 = !DILocation(line: 186, column: 63, scope: !640)
!655 = !DILocation(line: 186, column: 70, scope: !640)
!656 = !DILocation(line: 186, column: 10, scope: !640)
!657 = !DILocation(line: 186, column: 7, scope: !640, atomGroup: 8, atomRank: 2)
!658 = !DILocation(line: 184, column: 76, scope: !640)
!659 = !DILocation(line: 184, column: 68, scope: !640, atomGroup: 9, atomRank: 2)
!660 = !DILocation(line: 184, column: 3, scope: !640, atomGroup: 5, atomRank: 1)
!661 = !DILocation(line: 184, column: 3, scope: !640, atomGroup: 6, atomRank: 1)
!662 = distinct !{!662, !648, !663, !43, !44}
!663 = !DILocation(line: 187, column: 3, scope: !640)
!664 = !DILocation(line: 0, scope: !640)
!665 = !DILocation(line: 189, column: 1, scope: !640, atomGroup: 12, atomRank: 1)
!666 = !DISubprogram(name: "sqrt", scope: !667, file: !667, line: 143, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!667 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!668 = !DISubprogram(name: "strlen", scope: !669, file: !669, line: 407, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!669 = !DIFile(filename: "usr/include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")

; ModuleID = 'vectors.c'
source_filename = "vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.a = private unnamed_addr constant [3 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00], align 4
@__const.main.b = private unnamed_addr constant [3 x float] [float -4.000000e+00, float 5.000000e+00, float 5.000000e-01], align 4
@.str = private unnamed_addr constant [16 x i8] c"cross %g %g %g\0A\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"lanes %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"bytes %u\0A\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"convert %g\0A\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"odd %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [15 x i8] c"dot %lld %lld\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca [3 x float], align 4
  %2 = alloca [100 x i32], align 16
  %3 = alloca [100 x i16], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #10
  call fastcc void @cross(ptr noundef @__const.main.a, ptr noundef @__const.main.b, ptr noundef %1)
  %4 = load float, ptr %1, align 4, !tbaa !9
  %5 = fpext float %4 to double
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load float, ptr %6, align 4, !tbaa !9
  %8 = fpext float %7 to double
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load float, ptr %9, align 4, !tbaa !9
  %11 = fpext float %10 to double
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %5, double noundef %8, double noundef %11)
  %13 = tail call fastcc i32 @lanes(i32 noundef 9, i32 noundef -4)
  %14 = tail call fastcc i32 @lanes(i32 noundef -100, i32 noundef 33)
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %13, i32 noundef %14)
  %16 = tail call fastcc i32 @bytes()
  %17 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %16)
  %18 = tail call fastcc double @convert()
  %19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef %18)
  %20 = tail call fastcc i32 @odd()
  %21 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  br label %22

22:                                               ; preds = %22, %0
  %23 = phi i64 [ 0, %0 ], [ %33, %22 ]
  %24 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %0 ], [ %34, %22 ]
  %25 = phi <4 x i16> [ <i16 0, i16 1, i16 2, i16 3>, %0 ], [ %35, %22 ]
  %26 = mul nuw nsw <4 x i64> %24, %24
  %27 = trunc nuw <4 x i64> %26 to <4 x i32>
  %28 = add nsw <4 x i32> %27, splat (i32 -700)
  %29 = getelementptr inbounds nuw i32, ptr %2, i64 %23
  store <4 x i32> %28, ptr %29, align 16, !tbaa !5
  %30 = mul nsw <4 x i16> %25, splat (i16 -7)
  %31 = add nsw <4 x i16> %30, splat (i16 300)
  %32 = getelementptr inbounds nuw i16, ptr %3, i64 %23
  store <4 x i16> %31, ptr %32, align 8, !tbaa !11
  %33 = add nuw i64 %23, 4
  %34 = add nuw nsw <4 x i64> %24, splat (i64 4)
  %35 = add <4 x i16> %25, splat (i16 4)
  %36 = icmp eq i64 %33, 100
  br i1 %36, label %37, label %22, !llvm.loop !13

37:                                               ; preds = %22
  %38 = call fastcc i64 @dot(ptr noundef %2, ptr noundef %3, i32 noundef 100)
  %39 = call fastcc i64 @dot(ptr noundef %2, ptr noundef %3, i32 noundef 3)
  %40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i64 noundef %38, i64 noundef %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #10
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @cross(ptr noundef nonnull readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) initializes((0, 12)) %2) unnamed_addr #2 {
  %4 = load float, ptr %0, align 4, !tbaa !9
  %5 = insertelement <3 x float> poison, float %4, i64 0
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load <2 x float>, ptr %6, align 4, !tbaa !9
  %8 = shufflevector <2 x float> %7, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %9 = shufflevector <3 x float> %5, <3 x float> %8, <3 x i32> <i32 0, i32 3, i32 4>
  %10 = load float, ptr %1, align 4, !tbaa !9
  %11 = insertelement <3 x float> poison, float %10, i64 0
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %13 = load <2 x float>, ptr %12, align 4, !tbaa !9
  %14 = shufflevector <2 x float> %13, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %15 = shufflevector <3 x float> %11, <3 x float> %14, <3 x i32> <i32 0, i32 3, i32 4>
  %16 = shufflevector <3 x float> %9, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %17 = shufflevector <3 x float> %15, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %18 = fmul <3 x float> %16, %17
  %19 = shufflevector <3 x float> %9, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %20 = shufflevector <3 x float> %15, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %21 = fmul <3 x float> %19, %20
  %22 = fsub <3 x float> %18, %21
  %23 = shufflevector <3 x float> %22, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %23, ptr %2, align 4, !tbaa !9
  %24 = extractelement <3 x float> %22, i64 2
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store float %24, ptr %25, align 4, !tbaa !9
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @lanes(i32 noundef range(i32 -100, 10) %0, i32 noundef range(i32 -4, 34) %1) unnamed_addr #4 {
  %3 = insertelement <4 x i32> poison, i32 %0, i64 0
  %4 = insertelement <4 x i32> %3, i32 %1, i64 1
  %5 = add nsw i32 %1, %0
  %6 = insertelement <4 x i32> %4, i32 %5, i64 2
  %7 = sub nsw i32 %0, %1
  %8 = insertelement <4 x i32> %6, i32 %7, i64 3
  %9 = mul <4 x i32> %8, splat (i32 3)
  %10 = ashr <4 x i32> %8, splat (i32 1)
  %11 = add <4 x i32> %9, %10
  %12 = and <4 x i32> %8, splat (i32 5)
  %13 = sub <4 x i32> %11, %12
  %14 = shl <4 x i32> %8, splat (i32 2)
  %15 = add <4 x i32> %13, %14
  %16 = icmp sgt <4 x i32> %8, zeroinitializer
  %17 = sub <4 x i32> zeroinitializer, %8
  %18 = select <4 x i1> %16, <4 x i32> %15, <4 x i32> %17
  %19 = shufflevector <4 x i32> %18, <4 x i32> poison, <4 x i32> <i32 1, i32 3, i32 poison, i32 poison>
  %20 = shufflevector <4 x i32> %18, <4 x i32> poison, <4 x i32> <i32 0, i32 2, i32 poison, i32 poison>
  %21 = xor <4 x i32> %19, %20
  %22 = shufflevector <4 x i32> %18, <4 x i32> %21, <4 x i32> <i32 4, i32 1, i32 5, i32 3>
  %23 = and i32 %0, 3
  %24 = extractelement <4 x i32> %22, i32 %23
  %25 = add nsw i32 %24, 7
  %26 = insertelement <4 x i32> %22, i32 %25, i32 %23
  %27 = shufflevector <4 x i32> %8, <4 x i32> %26, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  %28 = tail call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %27)
  %29 = tail call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %26)
  %30 = xor i32 %28, %29
  %31 = shufflevector <8 x i32> %27, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %32 = tail call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %31)
  %33 = xor i32 %30, %32
  %34 = shufflevector <8 x i32> %27, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %35 = tail call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %34)
  %36 = xor i32 %33, %35
  ret i32 %36
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @bytes() unnamed_addr #5 {
  br label %2

1:                                                ; preds = %2
  ret i32 %23

2:                                                ; preds = %2, %0
  %3 = phi i32 [ 0, %0 ], [ %24, %2 ]
  %4 = phi i32 [ 17, %0 ], [ %23, %2 ]
  %5 = mul i32 %4, 31
  %6 = extractelement <32 x i8> <i8 63, i8 33, i8 83, i8 82, i8 79, i8 84, i8 67, i8 69, i8 86, i8 32, i8 44, i8 79, i8 76, i8 76, i8 69, i8 72, i8 72, i8 69, i8 76, i8 76, i8 79, i8 44, i8 32, i8 86, i8 69, i8 67, i8 84, i8 79, i8 82, i8 83, i8 33, i8 63>, i32 %3
  %7 = zext nneg i8 %6 to i32
  %8 = add i32 %5, %7
  %9 = or disjoint i32 %3, 1
  %10 = mul i32 %8, 31
  %11 = extractelement <32 x i8> <i8 63, i8 33, i8 83, i8 82, i8 79, i8 84, i8 67, i8 69, i8 86, i8 32, i8 44, i8 79, i8 76, i8 76, i8 69, i8 72, i8 72, i8 69, i8 76, i8 76, i8 79, i8 44, i8 32, i8 86, i8 69, i8 67, i8 84, i8 79, i8 82, i8 83, i8 33, i8 63>, i32 %9
  %12 = zext nneg i8 %11 to i32
  %13 = add i32 %10, %12
  %14 = or disjoint i32 %3, 2
  %15 = mul i32 %13, 31
  %16 = extractelement <32 x i8> <i8 63, i8 33, i8 83, i8 82, i8 79, i8 84, i8 67, i8 69, i8 86, i8 32, i8 44, i8 79, i8 76, i8 76, i8 69, i8 72, i8 72, i8 69, i8 76, i8 76, i8 79, i8 44, i8 32, i8 86, i8 69, i8 67, i8 84, i8 79, i8 82, i8 83, i8 33, i8 63>, i32 %14
  %17 = zext nneg i8 %16 to i32
  %18 = add i32 %15, %17
  %19 = or disjoint i32 %3, 3
  %20 = mul i32 %18, 31
  %21 = extractelement <32 x i8> <i8 63, i8 33, i8 83, i8 82, i8 79, i8 84, i8 67, i8 69, i8 86, i8 32, i8 44, i8 79, i8 76, i8 76, i8 69, i8 72, i8 72, i8 69, i8 76, i8 76, i8 79, i8 44, i8 32, i8 86, i8 69, i8 67, i8 84, i8 79, i8 82, i8 83, i8 33, i8 63>, i32 %19
  %22 = zext nneg i8 %21 to i32
  %23 = add i32 %20, %22
  %24 = add nuw nsw i32 %3, 4
  %25 = icmp eq i32 %24, 32
  br i1 %25, label %1, label %2, !llvm.loop !17
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef double @convert() unnamed_addr #6 {
  ret double 6.657500e+02
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef i32 @odd() unnamed_addr #4 {
  ret i32 -19152999
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @dot(ptr noalias noundef nonnull readonly captures(none) %0, ptr noalias noundef nonnull readonly captures(none) %1, i32 noundef range(i32 3, 101) %2) unnamed_addr #7 {
  %4 = zext nneg i32 %2 to i64
  %5 = and i64 %4, 3
  %6 = icmp samesign ult i32 %2, 4
  br i1 %6, label %11, label %7

7:                                                ; preds = %3
  %8 = and i64 %4, 124
  br label %32

9:                                                ; preds = %32
  %10 = icmp eq i64 %5, 0
  br i1 %10, label %30, label %11

11:                                               ; preds = %9, %3
  %12 = phi i64 [ 0, %3 ], [ %71, %9 ]
  %13 = phi i64 [ 0, %3 ], [ %70, %9 ]
  %14 = icmp ne i64 %5, 0
  tail call void @llvm.assume(i1 %14)
  br label %15

15:                                               ; preds = %15, %11
  %16 = phi i64 [ %12, %11 ], [ %27, %15 ]
  %17 = phi i64 [ %13, %11 ], [ %26, %15 ]
  %18 = phi i64 [ 0, %11 ], [ %28, %15 ]
  %19 = getelementptr inbounds nuw i32, ptr %0, i64 %16
  %20 = load i32, ptr %19, align 4, !tbaa !5
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds nuw i16, ptr %1, i64 %16
  %23 = load i16, ptr %22, align 2, !tbaa !11
  %24 = sext i16 %23 to i64
  %25 = mul nsw i64 %24, %21
  %26 = add nsw i64 %25, %17
  %27 = add nuw nsw i64 %16, 1
  %28 = add i64 %18, 1
  %29 = icmp eq i64 %28, %5
  br i1 %29, label %30, label %15, !llvm.loop !18

30:                                               ; preds = %15, %9
  %31 = phi i64 [ %70, %9 ], [ %26, %15 ]
  ret i64 %31

32:                                               ; preds = %32, %7
  %33 = phi i64 [ 0, %7 ], [ %71, %32 ]
  %34 = phi i64 [ 0, %7 ], [ %70, %32 ]
  %35 = phi i64 [ 0, %7 ], [ %72, %32 ]
  %36 = getelementptr inbounds nuw i32, ptr %0, i64 %33
  %37 = load i32, ptr %36, align 4, !tbaa !5
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds nuw i16, ptr %1, i64 %33
  %40 = load i16, ptr %39, align 2, !tbaa !11
  %41 = sext i16 %40 to i64
  %42 = mul nsw i64 %41, %38
  %43 = add nsw i64 %42, %34
  %44 = or disjoint i64 %33, 1
  %45 = getelementptr inbounds nuw i32, ptr %0, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !5
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds nuw i16, ptr %1, i64 %44
  %49 = load i16, ptr %48, align 2, !tbaa !11
  %50 = sext i16 %49 to i64
  %51 = mul nsw i64 %50, %47
  %52 = add nsw i64 %51, %43
  %53 = or disjoint i64 %33, 2
  %54 = getelementptr inbounds nuw i32, ptr %0, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !5
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds nuw i16, ptr %1, i64 %53
  %58 = load i16, ptr %57, align 2, !tbaa !11
  %59 = sext i16 %58 to i64
  %60 = mul nsw i64 %59, %56
  %61 = add nsw i64 %60, %52
  %62 = or disjoint i64 %33, 3
  %63 = getelementptr inbounds nuw i32, ptr %0, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !5
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds nuw i16, ptr %1, i64 %62
  %67 = load i16, ptr %66, align 2, !tbaa !11
  %68 = sext i16 %67 to i64
  %69 = mul nsw i64 %68, %65
  %70 = add nsw i64 %69, %61
  %71 = add nuw nsw i64 %33, 4
  %72 = add i64 %35, 4
  %73 = icmp eq i64 %72, %8
  br i1 %73, label %9, label %32, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { nounwind }

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
!13 = distinct !{!13, !14, !15, !16}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.isvectorized", i32 1}
!16 = !{!"llvm.loop.unroll.runtime.disable"}
!17 = distinct !{!17, !14}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !14}

; ModuleID = 'vectors.c'
source_filename = "vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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
define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = alloca [3 x float], align 4
  %2 = alloca [3 x float], align 4
  %3 = alloca [3 x float], align 4
  %4 = alloca [100 x i32], align 16
  %5 = alloca [100 x i16], align 16
  %6 = bitcast [3 x float]* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %6) #11
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(12) %6, i8* noundef nonnull align 4 dereferenceable(12) bitcast ([3 x float]* @__const.main.a to i8*), i64 12, i1 false)
  %7 = bitcast [3 x float]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %7) #11
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(12) %7, i8* noundef nonnull align 4 dereferenceable(12) bitcast ([3 x float]* @__const.main.b to i8*), i64 12, i1 false)
  %8 = bitcast [3 x float]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %8) #11
  %9 = getelementptr inbounds [3 x float], [3 x float]* %1, i64 0, i64 0
  %10 = getelementptr inbounds [3 x float], [3 x float]* %2, i64 0, i64 0
  %11 = getelementptr inbounds [3 x float], [3 x float]* %3, i64 0, i64 0
  call fastcc void @cross(float* noundef nonnull %9, float* noundef nonnull %10, float* noundef nonnull %11)
  %12 = load float, float* %11, align 4, !tbaa !5
  %13 = fpext float %12 to double
  %14 = getelementptr inbounds [3 x float], [3 x float]* %3, i64 0, i64 1
  %15 = load float, float* %14, align 4, !tbaa !5
  %16 = fpext float %15 to double
  %17 = getelementptr inbounds [3 x float], [3 x float]* %3, i64 0, i64 2
  %18 = load float, float* %17, align 4, !tbaa !5
  %19 = fpext float %18 to double
  %20 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), double noundef %13, double noundef %16, double noundef %19)
  %21 = tail call fastcc i32 @lanes(i32 noundef 9, i32 noundef -4)
  %22 = tail call fastcc i32 @lanes(i32 noundef -100, i32 noundef 33)
  %23 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef %21, i32 noundef %22)
  %24 = tail call fastcc i32 @bytes()
  %25 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i32 noundef %24)
  %26 = tail call fastcc double @convert()
  %27 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), double noundef %26)
  %28 = tail call fastcc i32 @odd()
  %29 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i64 0, i64 0), i32 noundef %28)
  %30 = bitcast [100 x i32]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 400, i8* nonnull %30) #11
  %31 = bitcast [100 x i16]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 200, i8* nonnull %31) #11
  br label %32

32:                                               ; preds = %47, %0
  %33 = phi i64 [ 0, %0 ], [ %58, %47 ]
  %34 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %0 ], [ %59, %47 ]
  %35 = phi <4 x i16> [ <i16 0, i16 1, i16 2, i16 3>, %0 ], [ %60, %47 ]
  %36 = mul nuw nsw <4 x i64> %34, %34
  %37 = trunc <4 x i64> %36 to <4 x i32>
  %38 = add nsw <4 x i32> %37, <i32 -700, i32 -700, i32 -700, i32 -700>
  %39 = getelementptr inbounds [100 x i32], [100 x i32]* %4, i64 0, i64 %33
  %40 = bitcast i32* %39 to <4 x i32>*
  store <4 x i32> %38, <4 x i32>* %40, align 16, !tbaa !9
  %41 = mul nsw <4 x i16> %35, <i16 -7, i16 -7, i16 -7, i16 -7>
  %42 = add nsw <4 x i16> %41, <i16 300, i16 300, i16 300, i16 300>
  %43 = getelementptr inbounds [100 x i16], [100 x i16]* %5, i64 0, i64 %33
  %44 = bitcast i16* %43 to <4 x i16>*
  store <4 x i16> %42, <4 x i16>* %44, align 16, !tbaa !11
  %45 = or i64 %33, 4
  %46 = icmp eq i64 %45, 100
  br i1 %46, label %61, label %47, !llvm.loop !13

47:                                               ; preds = %32
  %48 = add <4 x i64> %34, <i64 4, i64 4, i64 4, i64 4>
  %49 = mul nuw nsw <4 x i64> %48, %48
  %50 = trunc <4 x i64> %49 to <4 x i32>
  %51 = add nsw <4 x i32> %50, <i32 -700, i32 -700, i32 -700, i32 -700>
  %52 = getelementptr inbounds [100 x i32], [100 x i32]* %4, i64 0, i64 %45
  %53 = bitcast i32* %52 to <4 x i32>*
  store <4 x i32> %51, <4 x i32>* %53, align 16, !tbaa !9
  %54 = mul <4 x i16> %35, <i16 -7, i16 -7, i16 -7, i16 -7>
  %55 = add <4 x i16> %54, <i16 272, i16 272, i16 272, i16 272>
  %56 = getelementptr inbounds [100 x i16], [100 x i16]* %5, i64 0, i64 %45
  %57 = bitcast i16* %56 to <4 x i16>*
  store <4 x i16> %55, <4 x i16>* %57, align 8, !tbaa !11
  %58 = add nuw nsw i64 %33, 8
  %59 = add <4 x i64> %34, <i64 8, i64 8, i64 8, i64 8>
  %60 = add <4 x i16> %35, <i16 8, i16 8, i16 8, i16 8>
  br label %32

61:                                               ; preds = %32
  %62 = getelementptr inbounds [100 x i32], [100 x i32]* %4, i64 0, i64 0
  %63 = getelementptr inbounds [100 x i16], [100 x i16]* %5, i64 0, i64 0
  %64 = call fastcc i64 @dot(i32* noundef nonnull %62, i16* noundef nonnull %63, i32 noundef 100)
  %65 = call fastcc i64 @dot(i32* noundef nonnull %62, i16* noundef nonnull %63, i32 noundef 3)
  %66 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i64 0, i64 0), i64 noundef %64, i64 noundef %65)
  call void @llvm.lifetime.end.p0i8(i64 200, i8* nonnull %31) #11
  call void @llvm.lifetime.end.p0i8(i64 400, i8* nonnull %30) #11
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %8) #11
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %7) #11
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %6) #11
  ret i32 0
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind uwtable willreturn
define internal fastcc void @cross(float* nocapture noundef readonly %0, float* nocapture noundef readonly %1, float* nocapture noundef writeonly %2) unnamed_addr #3 {
  %4 = load float, float* %0, align 4, !tbaa !5
  %5 = insertelement <3 x float> undef, float %4, i64 0
  %6 = getelementptr inbounds float, float* %0, i64 1
  %7 = bitcast float* %6 to <2 x float>*
  %8 = load <2 x float>, <2 x float>* %7, align 4, !tbaa !5
  %9 = shufflevector <2 x float> %8, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 undef>
  %10 = shufflevector <3 x float> %5, <3 x float> %9, <3 x i32> <i32 0, i32 3, i32 4>
  %11 = load float, float* %1, align 4, !tbaa !5
  %12 = insertelement <3 x float> undef, float %11, i64 0
  %13 = getelementptr inbounds float, float* %1, i64 1
  %14 = bitcast float* %13 to <2 x float>*
  %15 = load <2 x float>, <2 x float>* %14, align 4, !tbaa !5
  %16 = shufflevector <2 x float> %15, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 undef>
  %17 = shufflevector <3 x float> %12, <3 x float> %16, <3 x i32> <i32 0, i32 3, i32 4>
  %18 = shufflevector <3 x float> %10, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %19 = shufflevector <3 x float> %17, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %20 = fmul <3 x float> %18, %19
  %21 = shufflevector <3 x float> %10, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %22 = shufflevector <3 x float> %17, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %23 = fmul <3 x float> %21, %22
  %24 = fsub <3 x float> %20, %23
  %25 = extractelement <3 x float> %24, i64 0
  store float %25, float* %2, align 4, !tbaa !5
  %26 = extractelement <3 x float> %24, i64 1
  %27 = getelementptr inbounds float, float* %2, i64 1
  store float %26, float* %27, align 4, !tbaa !5
  %28 = extractelement <3 x float> %24, i64 2
  %29 = getelementptr inbounds float, float* %2, i64 2
  store float %28, float* %29, align 4, !tbaa !5
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc i32 @lanes(i32 noundef %0, i32 noundef %1) unnamed_addr #5 {
  %3 = insertelement <4 x i32> undef, i32 %0, i64 0
  %4 = insertelement <4 x i32> %3, i32 %1, i64 1
  %5 = add nsw i32 %1, %0
  %6 = insertelement <4 x i32> %4, i32 %5, i64 2
  %7 = sub nsw i32 %0, %1
  %8 = insertelement <4 x i32> %6, i32 %7, i64 3
  %9 = mul <4 x i32> %8, <i32 3, i32 3, i32 3, i32 3>
  %10 = ashr <4 x i32> %8, <i32 1, i32 1, i32 1, i32 1>
  %11 = add <4 x i32> %9, %10
  %12 = and <4 x i32> %8, <i32 5, i32 5, i32 5, i32 5>
  %13 = sub <4 x i32> %11, %12
  %14 = shl <4 x i32> %8, <i32 2, i32 2, i32 2, i32 2>
  %15 = add <4 x i32> %13, %14
  %16 = icmp sgt <4 x i32> %8, zeroinitializer
  %17 = sub <4 x i32> zeroinitializer, %8
  %18 = select <4 x i1> %16, <4 x i32> %15, <4 x i32> %17
  %19 = shufflevector <4 x i32> %18, <4 x i32> poison, <2 x i32> <i32 1, i32 3>
  %20 = shufflevector <4 x i32> %18, <4 x i32> poison, <2 x i32> <i32 0, i32 2>
  %21 = xor <2 x i32> %19, %20
  %22 = shufflevector <2 x i32> %21, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 undef, i32 undef>
  %23 = shufflevector <4 x i32> %18, <4 x i32> %22, <4 x i32> <i32 4, i32 1, i32 5, i32 3>
  %24 = and i32 %0, 3
  %25 = extractelement <4 x i32> %23, i32 %24
  %26 = add nsw i32 %25, 7
  %27 = insertelement <4 x i32> %23, i32 %26, i32 %24
  %28 = shufflevector <4 x i32> %8, <4 x i32> %27, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  %29 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %27)
  %30 = add nsw i32 %29, %7
  %31 = add nsw i32 %30, %5
  %32 = add nsw i32 %31, %0
  %33 = add nsw i32 %32, %1
  %34 = tail call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %27)
  %35 = xor i32 %34, %33
  %36 = shufflevector <8 x i32> %28, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %37 = tail call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %36)
  %38 = xor i32 %35, %37
  %39 = shufflevector <8 x i32> %28, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %40 = tail call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %39)
  %41 = xor i32 %38, %40
  ret i32 %41
}

; Function Attrs: nofree noinline norecurse nosync nounwind readnone uwtable
define internal fastcc i32 @bytes() unnamed_addr #6 {
  br label %2

1:                                                ; preds = %2
  ret i32 %13

2:                                                ; preds = %2, %0
  %3 = phi i32 [ 0, %0 ], [ %14, %2 ]
  %4 = phi i32 [ 17, %0 ], [ %13, %2 ]
  %5 = mul i32 %4, 31
  %6 = extractelement <32 x i8> <i8 63, i8 33, i8 83, i8 82, i8 79, i8 84, i8 67, i8 69, i8 86, i8 32, i8 44, i8 79, i8 76, i8 76, i8 69, i8 72, i8 72, i8 69, i8 76, i8 76, i8 79, i8 44, i8 32, i8 86, i8 69, i8 67, i8 84, i8 79, i8 82, i8 83, i8 33, i8 63>, i32 %3
  %7 = zext i8 %6 to i32
  %8 = add i32 %5, %7
  %9 = or i32 %3, 1
  %10 = mul i32 %8, 31
  %11 = extractelement <32 x i8> <i8 63, i8 33, i8 83, i8 82, i8 79, i8 84, i8 67, i8 69, i8 86, i8 32, i8 44, i8 79, i8 76, i8 76, i8 69, i8 72, i8 72, i8 69, i8 76, i8 76, i8 79, i8 44, i8 32, i8 86, i8 69, i8 67, i8 84, i8 79, i8 82, i8 83, i8 33, i8 63>, i32 %9
  %12 = zext i8 %11 to i32
  %13 = add i32 %10, %12
  %14 = add nuw nsw i32 %3, 2
  %15 = icmp eq i32 %14, 32
  br i1 %15, label %1, label %2, !llvm.loop !16
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc double @convert() unnamed_addr #7 {
  ret double 6.657500e+02
}

; Function Attrs: nofree noinline norecurse nosync nounwind readnone uwtable
define internal fastcc i32 @odd() unnamed_addr #6 {
  ret i32 -19152999
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind readonly uwtable
define internal fastcc i64 @dot(i32* noalias nocapture noundef readonly %0, i16* noalias nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #8 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %32

5:                                                ; preds = %3
  %6 = zext i32 %2 to i64
  %7 = add nsw i64 %6, -1
  %8 = and i64 %6, 3
  %9 = icmp ult i64 %7, 3
  br i1 %9, label %12, label %10

10:                                               ; preds = %5
  %11 = and i64 %6, 4294967292
  br label %34

12:                                               ; preds = %34, %5
  %13 = phi i64 [ undef, %5 ], [ %72, %34 ]
  %14 = phi i64 [ 0, %5 ], [ %73, %34 ]
  %15 = phi i64 [ 0, %5 ], [ %72, %34 ]
  %16 = icmp eq i64 %8, 0
  br i1 %16, label %32, label %17

17:                                               ; preds = %12, %17
  %18 = phi i64 [ %29, %17 ], [ %14, %12 ]
  %19 = phi i64 [ %28, %17 ], [ %15, %12 ]
  %20 = phi i64 [ %30, %17 ], [ 0, %12 ]
  %21 = getelementptr inbounds i32, i32* %0, i64 %18
  %22 = load i32, i32* %21, align 4, !tbaa !9
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i16, i16* %1, i64 %18
  %25 = load i16, i16* %24, align 2, !tbaa !11
  %26 = sext i16 %25 to i64
  %27 = mul nsw i64 %26, %23
  %28 = add nsw i64 %27, %19
  %29 = add nuw nsw i64 %18, 1
  %30 = add i64 %20, 1
  %31 = icmp eq i64 %30, %8
  br i1 %31, label %32, label %17, !llvm.loop !17

32:                                               ; preds = %12, %17, %3
  %33 = phi i64 [ 0, %3 ], [ %13, %12 ], [ %28, %17 ]
  ret i64 %33

34:                                               ; preds = %34, %10
  %35 = phi i64 [ 0, %10 ], [ %73, %34 ]
  %36 = phi i64 [ 0, %10 ], [ %72, %34 ]
  %37 = phi i64 [ 0, %10 ], [ %74, %34 ]
  %38 = getelementptr inbounds i32, i32* %0, i64 %35
  %39 = load i32, i32* %38, align 4, !tbaa !9
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i16, i16* %1, i64 %35
  %42 = load i16, i16* %41, align 2, !tbaa !11
  %43 = sext i16 %42 to i64
  %44 = mul nsw i64 %43, %40
  %45 = add nsw i64 %44, %36
  %46 = or i64 %35, 1
  %47 = getelementptr inbounds i32, i32* %0, i64 %46
  %48 = load i32, i32* %47, align 4, !tbaa !9
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i16, i16* %1, i64 %46
  %51 = load i16, i16* %50, align 2, !tbaa !11
  %52 = sext i16 %51 to i64
  %53 = mul nsw i64 %52, %49
  %54 = add nsw i64 %53, %45
  %55 = or i64 %35, 2
  %56 = getelementptr inbounds i32, i32* %0, i64 %55
  %57 = load i32, i32* %56, align 4, !tbaa !9
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i16, i16* %1, i64 %55
  %60 = load i16, i16* %59, align 2, !tbaa !11
  %61 = sext i16 %60 to i64
  %62 = mul nsw i64 %61, %58
  %63 = add nsw i64 %62, %54
  %64 = or i64 %35, 3
  %65 = getelementptr inbounds i32, i32* %0, i64 %64
  %66 = load i32, i32* %65, align 4, !tbaa !9
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i16, i16* %1, i64 %64
  %69 = load i16, i16* %68, align 2, !tbaa !11
  %70 = sext i16 %69 to i64
  %71 = mul nsw i64 %70, %67
  %72 = add nsw i64 %71, %63
  %73 = add nuw nsw i64 %35, 4
  %74 = add i64 %37, 4
  %75 = icmp eq i64 %74, %11
  br i1 %75, label %12, label %34, !llvm.loop !19
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>) #9

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>) #9

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>) #9

; Function Attrs: nofree nosync nounwind readnone willreturn
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #10

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree noinline norecurse nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree noinline norecurse nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nosync nounwind readnone willreturn }
attributes #10 = { nofree nosync nounwind readnone willreturn }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"short", !7, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.isvectorized", i32 1}
!16 = distinct !{!16, !14}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !14}

; ModuleID = 'bits.c'
source_filename = "bits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [36 x i8] c"packed %u %d %llx %lld %d size %zu\0A\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"union %016llx %x %x %x %02x\0A\00", align 1
@.str.2 = private unnamed_addr constant [70 x i8] c"bits %08x parity %u reverse %08x rot %08x pop %d lz %d tz %d sqrt %u\0A\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"mulmod\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"div\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"rem\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"fib lo\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"fib hi\00", align 1
@.str.8 = private unnamed_addr constant [44 x i8] c"The quick brown fox jumps over the lazy dog\00", align 1
@.str.9 = private unnamed_addr constant [10 x i8] c"crc %08x\0A\00", align 1
@.str.10 = private unnamed_addr constant [16 x i8] c"overflow %x %x\0A\00", align 1
@.str.11 = private unnamed_addr constant [19 x i8] c"saturate %d %d %d\0A\00", align 1
@.str.12 = private unnamed_addr constant [16 x i8] c"shifts %016llx\0A\00", align 1
@.str.13 = private unnamed_addr constant [19 x i8] c"%s %016llx%016llx\0A\00", align 1
@crc_table = internal unnamed_addr global [256 x i32] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = alloca i128, align 16
  %2 = alloca i32, align 4
  %3 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([36 x i8], [36 x i8]* @.str, i64 0, i64 0), i32 noundef 1, i32 noundef 14, i64 noundef 97123527088, i64 noundef -300007, i32 noundef 0, i64 noundef 12)
  %4 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0), i64 noundef -4570227832990466048, i32 noundef 1, i32 noundef 1033, i32 noundef 842, i32 noundef 192)
  br label %5

5:                                                ; preds = %0, %22
  %6 = phi i32 [ 1, %0 ], [ %25, %22 ]
  %7 = and i32 %6, 4095
  %8 = icmp eq i32 %7, 341
  br i1 %8, label %9, label %22

9:                                                ; preds = %5
  %10 = tail call fastcc i32 @parity(i32 noundef %6)
  %11 = tail call fastcc i32 @reverse(i32 noundef %6)
  %12 = lshr i32 %6, 27
  %13 = tail call fastcc i32 @rotl(i32 noundef %6, i32 noundef %12)
  %14 = tail call i32 @llvm.ctpop.i32(i32 %6), !range !5
  %15 = tail call i32 @llvm.ctlz.i32(i32 %6, i1 true), !range !5
  %16 = tail call i32 @llvm.cttz.i32(i32 %6, i1 true), !range !5
  %17 = zext i32 %6 to i64
  %18 = mul nuw i64 %17, %17
  %19 = add nuw i64 %18, %17
  %20 = tail call fastcc i32 @isqrt(i64 noundef %19)
  %21 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([70 x i8], [70 x i8]* @.str.2, i64 0, i64 0), i32 noundef %6, i32 noundef %10, i32 noundef %11, i32 noundef %13, i32 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %20)
  br label %27

22:                                               ; preds = %5
  %23 = mul i32 %6, 5
  %24 = lshr i32 %6, 29
  %25 = add i32 %23, %24
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %5, !llvm.loop !6

27:                                               ; preds = %22, %9
  %28 = tail call fastcc { i64, i64 } @mulmod()
  %29 = extractvalue { i64, i64 } %28, 0
  %30 = extractvalue { i64, i64 } %28, 1
  %31 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i64 noundef %30, i64 noundef %29) #10
  %32 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i64 noundef -9223344366822, i64 noundef 5988865070887182947) #10
  %33 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i64 noundef -1, i64 noundef -1512) #10
  %34 = bitcast i128* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %34) #10
  %35 = call fastcc { i64, i64 } @fibonacci(i128* noundef nonnull %1)
  %36 = extractvalue { i64, i64 } %35, 0
  %37 = extractvalue { i64, i64 } %35, 1
  %38 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), i64 noundef %37, i64 noundef %36) #10
  %39 = load i128, i128* %1, align 16, !tbaa !8
  %40 = trunc i128 %39 to i64
  %41 = lshr i128 %39, 64
  %42 = trunc i128 %41 to i64
  %43 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i64 noundef %42, i64 noundef %40) #10
  %44 = load i32, i32* getelementptr inbounds ([256 x i32], [256 x i32]* @crc_table, i64 0, i64 1), align 4, !tbaa !12
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %94

46:                                               ; preds = %27, %46
  %47 = phi i64 [ %91, %46 ], [ 0, %27 ]
  %48 = phi <4 x i32> [ %92, %46 ], [ <i32 0, i32 1, i32 2, i32 3>, %27 ]
  %49 = and <4 x i32> %48, <i32 1, i32 1, i32 1, i32 1>
  %50 = icmp eq <4 x i32> %49, zeroinitializer
  %51 = lshr <4 x i32> %48, <i32 1, i32 1, i32 1, i32 1>
  %52 = xor <4 x i32> %51, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912>
  %53 = select <4 x i1> %50, <4 x i32> %51, <4 x i32> %52
  %54 = and <4 x i32> %53, <i32 1, i32 1, i32 1, i32 1>
  %55 = icmp eq <4 x i32> %54, zeroinitializer
  %56 = lshr <4 x i32> %53, <i32 1, i32 1, i32 1, i32 1>
  %57 = xor <4 x i32> %56, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912>
  %58 = select <4 x i1> %55, <4 x i32> %56, <4 x i32> %57
  %59 = and <4 x i32> %58, <i32 1, i32 1, i32 1, i32 1>
  %60 = icmp eq <4 x i32> %59, zeroinitializer
  %61 = lshr <4 x i32> %58, <i32 1, i32 1, i32 1, i32 1>
  %62 = xor <4 x i32> %61, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912>
  %63 = select <4 x i1> %60, <4 x i32> %61, <4 x i32> %62
  %64 = and <4 x i32> %63, <i32 1, i32 1, i32 1, i32 1>
  %65 = icmp eq <4 x i32> %64, zeroinitializer
  %66 = lshr <4 x i32> %63, <i32 1, i32 1, i32 1, i32 1>
  %67 = xor <4 x i32> %66, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912>
  %68 = select <4 x i1> %65, <4 x i32> %66, <4 x i32> %67
  %69 = and <4 x i32> %68, <i32 1, i32 1, i32 1, i32 1>
  %70 = icmp eq <4 x i32> %69, zeroinitializer
  %71 = lshr <4 x i32> %68, <i32 1, i32 1, i32 1, i32 1>
  %72 = xor <4 x i32> %71, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912>
  %73 = select <4 x i1> %70, <4 x i32> %71, <4 x i32> %72
  %74 = and <4 x i32> %73, <i32 1, i32 1, i32 1, i32 1>
  %75 = icmp eq <4 x i32> %74, zeroinitializer
  %76 = lshr <4 x i32> %73, <i32 1, i32 1, i32 1, i32 1>
  %77 = xor <4 x i32> %76, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912>
  %78 = select <4 x i1> %75, <4 x i32> %76, <4 x i32> %77
  %79 = and <4 x i32> %78, <i32 1, i32 1, i32 1, i32 1>
  %80 = icmp eq <4 x i32> %79, zeroinitializer
  %81 = lshr <4 x i32> %78, <i32 1, i32 1, i32 1, i32 1>
  %82 = xor <4 x i32> %81, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912>
  %83 = select <4 x i1> %80, <4 x i32> %81, <4 x i32> %82
  %84 = and <4 x i32> %83, <i32 1, i32 1, i32 1, i32 1>
  %85 = icmp eq <4 x i32> %84, zeroinitializer
  %86 = lshr <4 x i32> %83, <i32 1, i32 1, i32 1, i32 1>
  %87 = xor <4 x i32> %86, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912>
  %88 = select <4 x i1> %85, <4 x i32> %86, <4 x i32> %87
  %89 = getelementptr inbounds [256 x i32], [256 x i32]* @crc_table, i64 0, i64 %47
  %90 = bitcast i32* %89 to <4 x i32>*
  store <4 x i32> %88, <4 x i32>* %90, align 16, !tbaa !12
  %91 = add nuw i64 %47, 4
  %92 = add <4 x i32> %48, <i32 4, i32 4, i32 4, i32 4>
  %93 = icmp eq i64 %91, 256
  br i1 %93, label %94, label %46, !llvm.loop !14

94:                                               ; preds = %46, %27
  br label %95

95:                                               ; preds = %109, %94
  %96 = phi i8* [ getelementptr inbounds ([44 x i8], [44 x i8]* @.str.8, i64 0, i64 0), %94 ], [ %121, %109 ]
  %97 = phi i32 [ -1, %94 ], [ %120, %109 ]
  %98 = phi i64 [ 43, %94 ], [ %111, %109 ]
  %99 = load i8, i8* %96, align 1, !tbaa !16
  %100 = zext i8 %99 to i32
  %101 = and i32 %97, 255
  %102 = xor i32 %101, %100
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds [256 x i32], [256 x i32]* @crc_table, i64 0, i64 %103
  %105 = load i32, i32* %104, align 4, !tbaa !12
  %106 = lshr i32 %97, 8
  %107 = xor i32 %105, %106
  %108 = icmp eq i64 %98, 1
  br i1 %108, label %122, label %109, !llvm.loop !17

109:                                              ; preds = %95
  %110 = getelementptr inbounds i8, i8* %96, i64 1
  %111 = add nsw i64 %98, -2
  %112 = load i8, i8* %110, align 1, !tbaa !16
  %113 = zext i8 %112 to i32
  %114 = and i32 %107, 255
  %115 = xor i32 %114, %113
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds [256 x i32], [256 x i32]* @crc_table, i64 0, i64 %116
  %118 = load i32, i32* %117, align 4, !tbaa !12
  %119 = lshr i32 %107, 8
  %120 = xor i32 %118, %119
  %121 = getelementptr inbounds i8, i8* %96, i64 2
  br label %95

122:                                              ; preds = %95
  %123 = xor i32 %107, -1
  %124 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([10 x i8], [10 x i8]* @.str.9, i64 0, i64 0), i32 noundef %123)
  %125 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %125) #10
  br label %137

126:                                              ; preds = %137
  %127 = load i32, i32* %2, align 4, !tbaa !12
  %128 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.10, i64 0, i64 0), i32 noundef %145, i32 noundef %127)
  %129 = tail call fastcc signext i8 @saturate(i32 noundef 1000)
  %130 = sext i8 %129 to i32
  %131 = tail call fastcc signext i8 @saturate(i32 noundef -1000)
  %132 = sext i8 %131 to i32
  %133 = tail call fastcc signext i8 @saturate(i32 noundef -7)
  %134 = sext i8 %133 to i32
  %135 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.11, i64 0, i64 0), i32 noundef %130, i32 noundef %132, i32 noundef %134)
  %136 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.12, i64 0, i64 0), i64 noundef 7075692360342860190)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %125) #10
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %34) #10
  ret i32 0

137:                                              ; preds = %122, %137
  %138 = phi i32 [ 0, %122 ], [ %146, %137 ]
  %139 = phi i32 [ 0, %122 ], [ %145, %137 ]
  %140 = mul nuw nsw i32 %139, 3
  %141 = shl nuw nsw i32 1, %138
  %142 = add nsw i32 %141, -3
  %143 = call fastcc i32 @overflows(i32 noundef %141, i32 noundef %142, i32* noundef nonnull %2)
  %144 = add nsw i32 %143, %140
  %145 = and i32 %144, 16777215
  %146 = add nuw nsw i32 %138, 1
  %147 = icmp eq i32 %146, 31
  br i1 %147, label %126, label %137, !llvm.loop !18
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @parity(i32 noundef %0) unnamed_addr #3 {
  %2 = lshr i32 %0, 16
  %3 = xor i32 %2, %0
  %4 = lshr i32 %3, 8
  %5 = xor i32 %4, %3
  %6 = lshr i32 %5, 4
  %7 = xor i32 %6, %5
  %8 = and i32 %7, 15
  %9 = lshr i32 27030, %8
  %10 = and i32 %9, 1
  ret i32 %10
}

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @reverse(i32 noundef %0) unnamed_addr #4 {
  %2 = lshr i32 %0, 1
  %3 = and i32 %2, 1431655765
  %4 = shl i32 %0, 1
  %5 = and i32 %4, -1431655766
  %6 = or i32 %3, %5
  %7 = lshr i32 %6, 2
  %8 = and i32 %7, 858993459
  %9 = shl i32 %6, 2
  %10 = and i32 %9, -858993460
  %11 = or i32 %8, %10
  %12 = lshr i32 %11, 4
  %13 = and i32 %12, 252645135
  %14 = shl i32 %11, 4
  %15 = and i32 %14, -252645136
  %16 = or i32 %13, %15
  %17 = tail call i32 @llvm.bswap.i32(i32 %16)
  ret i32 %17
}

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @rotl(i32 noundef %0, i32 noundef %1) unnamed_addr #4 {
  %3 = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #5

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #5

; Function Attrs: nofree noinline norecurse nosync nounwind readnone uwtable
define internal fastcc i32 @isqrt(i64 noundef %0) unnamed_addr #6 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 4611686018427387904, %1 ], [ %21, %2 ]
  %4 = phi i64 [ 0, %1 ], [ %20, %2 ]
  %5 = phi i64 [ %0, %1 ], [ %18, %2 ]
  %6 = add i64 %3, %4
  %7 = icmp ult i64 %5, %6
  %8 = lshr i64 %4, 1
  %9 = select i1 %7, i64 0, i64 %6
  %10 = sub i64 %5, %9
  %11 = select i1 %7, i64 0, i64 %3
  %12 = add nuw i64 %11, %8
  %13 = lshr i64 %3, 2
  %14 = add i64 %13, %12
  %15 = icmp ult i64 %10, %14
  %16 = lshr i64 %12, 1
  %17 = select i1 %15, i64 0, i64 %14
  %18 = sub i64 %10, %17
  %19 = select i1 %15, i64 0, i64 %13
  %20 = add nuw i64 %19, %16
  %21 = lshr i64 %3, 4
  %22 = icmp ult i64 %3, 16
  br i1 %22, label %23, label %2, !llvm.loop !19

23:                                               ; preds = %2
  %24 = trunc i64 %20 to i32
  ret i32 %24
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind readnone uwtable
define internal fastcc { i64, i64 } @mulmod() unnamed_addr #6 {
  br label %1

1:                                                ; preds = %0, %15
  %2 = phi i128 [ 0, %0 ], [ %17, %15 ]
  %3 = phi i128 [ 170141183460469231731687303715884093382, %0 ], [ %21, %15 ]
  %4 = phi i128 [ 18499422192309847277549722465487290445, %0 ], [ %22, %15 ]
  %5 = and i128 %4, 1
  %6 = icmp eq i128 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %1
  %8 = sub i128 170141183460469231731687303715884105727, %3
  br label %15

9:                                                ; preds = %1
  %10 = add i128 %3, -170141183460469231731687303715884105727
  %11 = sub i128 170141183460469231731687303715884105727, %3
  %12 = icmp ult i128 %2, %11
  %13 = select i1 %12, i128 %3, i128 %10
  %14 = add i128 %13, %2
  br label %15

15:                                               ; preds = %7, %9
  %16 = phi i128 [ %8, %7 ], [ %11, %9 ]
  %17 = phi i128 [ %2, %7 ], [ %14, %9 ]
  %18 = icmp ult i128 %3, %16
  %19 = sub i128 %3, %16
  %20 = shl i128 %3, 1
  %21 = select i1 %18, i128 %20, i128 %19
  %22 = lshr i128 %4, 1
  %23 = icmp ult i128 %4, 2
  br i1 %23, label %24, label %1, !llvm.loop !20

24:                                               ; preds = %15
  %25 = trunc i128 %17 to i64
  %26 = lshr i128 %17, 64
  %27 = trunc i128 %26 to i64
  %28 = insertvalue { i64, i64 } poison, i64 %25, 0
  %29 = insertvalue { i64, i64 } %28, i64 %27, 1
  ret { i64, i64 } %29
}

; Function Attrs: nofree noinline norecurse nosync nounwind uwtable writeonly
define internal fastcc { i64, i64 } @fibonacci(i128* nocapture noundef writeonly %0) unnamed_addr #7 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i32 [ 280, %1 ], [ %23, %2 ]
  %4 = phi i128 [ 0, %1 ], [ %18, %2 ]
  %5 = phi i128 [ 0, %1 ], [ %28, %2 ]
  %6 = phi i128 [ 1, %1 ], [ %24, %2 ]
  %7 = phi i128 [ 0, %1 ], [ %22, %2 ]
  %8 = add i128 %4, %6
  %9 = add i128 %5, %7
  %10 = icmp ult i128 %8, %4
  %11 = zext i1 %10 to i128
  %12 = add i128 %9, %11
  %13 = add i128 %6, %8
  %14 = add i128 %12, %5
  %15 = icmp ult i128 %13, %6
  %16 = zext i1 %15 to i128
  %17 = add i128 %14, %16
  %18 = add i128 %8, %13
  %19 = add i128 %17, %12
  %20 = icmp ult i128 %18, %8
  %21 = zext i1 %20 to i128
  %22 = add i128 %19, %21
  %23 = add nsw i32 %3, -4
  %24 = add i128 %13, %18
  %25 = add i128 %22, %17
  %26 = icmp ult i128 %24, %13
  %27 = zext i1 %26 to i128
  %28 = add i128 %25, %27
  %29 = icmp eq i32 %3, 4
  br i1 %29, label %30, label %2, !llvm.loop !21

30:                                               ; preds = %2
  store i128 %22, i128* %0, align 16, !tbaa !8
  %31 = trunc i128 %18 to i64
  %32 = lshr i128 %18, 64
  %33 = trunc i128 %32 to i64
  %34 = insertvalue { i64, i64 } poison, i64 %31, 0
  %35 = insertvalue { i64, i64 } %34, i64 %33, 1
  ret { i64, i64 } %35
}

; Function Attrs: mustprogress nofree noinline nosync nounwind uwtable willreturn writeonly
define internal fastcc i32 @overflows(i32 noundef %0, i32 noundef %1, i32* nocapture noundef writeonly %2) unnamed_addr #8 {
  %4 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1)
  %5 = extractvalue { i32, i1 } %4, 1
  %6 = extractvalue { i32, i1 } %4, 0
  %7 = select i1 %5, i32 2, i32 0
  %8 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 %1)
  %9 = extractvalue { i32, i1 } %8, 1
  %10 = extractvalue { i32, i1 } %8, 0
  %11 = zext i1 %9 to i32
  %12 = or i32 %7, %11
  %13 = xor i32 %6, %10
  store i32 %13, i32* %2, align 4, !tbaa !12
  ret i32 %12
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc signext i8 @saturate(i32 noundef %0) unnamed_addr #3 {
  %2 = icmp sgt i32 %0, -128
  %3 = select i1 %2, i32 %0, i32 -128
  %4 = icmp slt i32 %3, 127
  %5 = select i1 %4, i32 %3, i32 127
  %6 = trunc i32 %5 to i8
  ret i8 %6
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #5

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #5

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshl.i32(i32, i32, i32) #9

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nofree noinline norecurse nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree noinline norecurse nosync nounwind uwtable writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree noinline nosync nounwind uwtable willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #10 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{i32 0, i32 33}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!9, !9, i64 0}
!9 = !{!"__int128", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = distinct !{!14, !7, !15}
!15 = !{!"llvm.loop.isvectorized", i32 1}
!16 = !{!10, !10, i64 0}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}

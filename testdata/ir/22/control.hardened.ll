; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.big = type { [8 x i32] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.point = type { double, double }

@.str = private unnamed_addr constant [18 x i8] c"guarded %d %d %d\0A\00", align 1
@depth = internal unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [11 x i8] c"sum %g %g\0A\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"ildLspb\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"four\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"ppdddddddddi\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"%s \00", align 1
@.str.6 = private unnamed_addr constant [23 x i8] c"\0A%d %d %d %d %d %d %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [14 x i8] c"hello, device\00", align 1
@.str.8 = private unnamed_addr constant [12 x i8] c"duff %d %s\0A\00", align 1
@.str.9 = private unnamed_addr constant [13 x i8] c"vla %ld %ld\0A\00", align 1
@.str.10 = private unnamed_addr constant [23 x i8] c"gcd %u even %d odd %d\0A\00", align 1
@ops = internal unnamed_addr constant [4 x ptr] [ptr @add, ptr @sub, ptr @mul, ptr null], align 16
@.str.11 = private unnamed_addr constant [22 x i8] c"ops %d collatz %d %d\0A\00", align 1
@env = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str.12 = private unnamed_addr constant [5 x i8] c"zero\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.14 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.15 = private unnamed_addr constant [6 x i8] c"three\00", align 1
@.str.16 = private unnamed_addr constant [5 x i8] c"five\00", align 1
@.str.17 = private unnamed_addr constant [4 x i8] c"six\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"seven\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"many\00", align 1
@switch.table.dense.rel = private unnamed_addr constant [8 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.12 to i64), i64 ptrtoint (ptr @switch.table.dense.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.13 to i64), i64 ptrtoint (ptr @switch.table.dense.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.14 to i64), i64 ptrtoint (ptr @switch.table.dense.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.15 to i64), i64 ptrtoint (ptr @switch.table.dense.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.19 to i64), i64 ptrtoint (ptr @switch.table.dense.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.16 to i64), i64 ptrtoint (ptr @switch.table.dense.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.17 to i64), i64 ptrtoint (ptr @switch.table.dense.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.18 to i64), i64 ptrtoint (ptr @switch.table.dense.rel to i64)) to i32)], align 4

; Function Attrs: sspstrong uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca %struct.big, align 8
  %4 = alloca [16 x i8], align 16
  br label %16

5:                                                ; preds = %16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  store i32 1, ptr %3, align 8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 2, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 3, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 4, ptr %8, align 4
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i32 5, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 20
  store i32 6, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 7, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 28
  store i32 8, ptr %12, align 4
  %13 = tail call double (ptr, ...) @sum(ptr noundef nonnull @.str.2, i32 noundef 7, i64 noundef 8, double noundef 2.500000e-01, x86_fp80 noundef 0xK3FFFC000000000000000, ptr noundef nonnull @.str.3, double 1.500000e+00, double -4.000000e+00, ptr noundef nonnull byval(%struct.big) align 8 %3)
  %14 = tail call double (ptr, ...) @sum(ptr noundef nonnull @.str.4, double 1.500000e+00, double -4.000000e+00, double 1.500000e+00, double -4.000000e+00, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, double noundef 4.000000e+00, double noundef 5.000000e+00, double noundef 6.000000e+00, double noundef 7.000000e+00, double noundef 8.000000e+00, double noundef 9.000000e+00, i32 noundef 10)
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %13, double noundef %14)
  br label %41

16:                                               ; preds = %2, %16
  %17 = phi i32 [ 0, %2 ], [ %21, %16 ]
  %18 = tail call fastcc i32 @guarded(i32 noundef %17)
  %19 = load i32, ptr @depth, align 4, !tbaa !7
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %17, i32 noundef %18, i32 noundef %19)
  %21 = add nuw nsw i32 %17, 1
  %22 = icmp eq i32 %21, 12
  br i1 %22, label %5, label %16, !llvm.loop !11

23:                                               ; preds = %41
  %24 = tail call fastcc i32 @sparse(i64 noundef -9223372036854775807)
  %25 = tail call fastcc i32 @sparse(i64 noundef -1)
  %26 = tail call fastcc i32 @sparse(i64 noundef 1500)
  %27 = tail call fastcc i32 @sparse(i64 noundef 65536)
  %28 = tail call fastcc i32 @sparse(i64 noundef 65537)
  %29 = tail call fastcc i32 @sparse(i64 noundef 20015998343868)
  %30 = tail call fastcc i32 @sparse(i64 noundef -5)
  %31 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  call fastcc void @duff(ptr noundef %4)
  %32 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef 13, ptr noundef nonnull %4)
  %33 = call fastcc i64 @vla(i32 noundef 3)
  %34 = call fastcc i64 @vla(i32 noundef 6)
  %35 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i64 noundef %33, i64 noundef %34)
  %36 = call fastcc i32 @gcd(i32 noundef 1071, i32 noundef 462)
  %37 = call fastcc i32 @is_even(i32 noundef 100)
  %38 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %36, i32 noundef %37, i32 noundef %37)
  %39 = icmp sgt i32 %0, 100
  %40 = select i1 %39, i32 1, i32 5
  br label %106

41:                                               ; preds = %5, %41
  %42 = phi i32 [ 0, %5 ], [ %45, %41 ]
  %43 = tail call fastcc ptr @dense(i32 noundef %42)
  %44 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull %43)
  %45 = add nuw nsw i32 %42, 1
  %46 = icmp eq i32 %45, 9
  br i1 %46, label %23, label %41, !llvm.loop !14

47:                                               ; preds = %106, %56
  %48 = phi i32 [ %58, %56 ], [ 0, %106 ]
  %49 = phi i64 [ %57, %56 ], [ 27, %106 ]
  %50 = add nsw i32 %48, 1
  %51 = and i64 %49, 1
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %62, label %53

53:                                               ; preds = %47
  %54 = mul i64 %49, 3
  %55 = add i64 %54, 1
  br label %56

56:                                               ; preds = %66, %53
  %57 = phi i64 [ %55, %53 ], [ %68, %66 ]
  %58 = phi i32 [ %50, %53 ], [ %67, %66 ]
  %59 = icmp ne i64 %57, 1
  %60 = icmp slt i32 %58, 1000
  %61 = select i1 %59, i1 %60, i1 false
  br i1 %61, label %47, label %74

62:                                               ; preds = %47, %66
  %63 = phi i64 [ %68, %66 ], [ %49, %47 ]
  %64 = phi i32 [ %67, %66 ], [ %50, %47 ]
  %65 = icmp slt i32 %64, 999
  br i1 %65, label %66, label %71

66:                                               ; preds = %62
  %67 = add nsw i32 %64, 1
  %68 = lshr i64 %63, 1
  %69 = and i64 %63, 2
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %62, label %56, !llvm.loop !15

71:                                               ; preds = %62
  %72 = call i32 @llvm.smax.i32(i32 %48, i32 998)
  %73 = add nuw nsw i32 %72, 2
  br label %74

74:                                               ; preds = %56, %71
  %75 = phi i32 [ %73, %71 ], [ %58, %56 ]
  br label %76

76:                                               ; preds = %85, %74
  %77 = phi i32 [ 0, %74 ], [ %87, %85 ]
  %78 = phi i64 [ 97, %74 ], [ %86, %85 ]
  %79 = add nsw i32 %77, 1
  %80 = and i64 %78, 1
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %91, label %82

82:                                               ; preds = %76
  %83 = mul i64 %78, 3
  %84 = add i64 %83, 1
  br label %85

85:                                               ; preds = %95, %82
  %86 = phi i64 [ %84, %82 ], [ %97, %95 ]
  %87 = phi i32 [ %79, %82 ], [ %96, %95 ]
  %88 = icmp ne i64 %86, 1
  %89 = icmp slt i32 %87, 50
  %90 = select i1 %88, i1 %89, i1 false
  br i1 %90, label %76, label %103

91:                                               ; preds = %76, %95
  %92 = phi i64 [ %97, %95 ], [ %78, %76 ]
  %93 = phi i32 [ %96, %95 ], [ %79, %76 ]
  %94 = icmp slt i32 %93, 49
  br i1 %94, label %95, label %100

95:                                               ; preds = %91
  %96 = add nsw i32 %93, 1
  %97 = lshr i64 %92, 1
  %98 = and i64 %92, 2
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %91, label %85, !llvm.loop !15

100:                                              ; preds = %91
  %101 = call i32 @llvm.smax.i32(i32 %77, i32 48)
  %102 = add nuw nsw i32 %101, 2
  br label %103

103:                                              ; preds = %85, %100
  %104 = phi i32 [ %102, %100 ], [ %87, %85 ]
  %105 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %113, i32 noundef %75, i32 noundef %104)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  ret i32 0

106:                                              ; preds = %23, %106
  %107 = phi i64 [ 0, %23 ], [ %114, %106 ]
  %108 = phi i32 [ %40, %23 ], [ %113, %106 ]
  %109 = getelementptr inbounds nuw ptr, ptr @ops, i64 %107
  %110 = load ptr, ptr %109, align 8, !tbaa !16
  %111 = trunc i64 %107 to i32
  %112 = add i32 %111, 3
  %113 = call i32 %110(i32 noundef %108, i32 noundef %112)
  %114 = add nuw nsw i64 %107, 1
  %115 = icmp eq i64 %114, 3
  br i1 %115, label %47, label %106, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind sspstrong uwtable
define internal fastcc i32 @guarded(i32 noundef range(i32 -2147483648, 12) %0) unnamed_addr #2 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store volatile i32 -1, ptr %2, align 4, !tbaa !7
  store i32 0, ptr @depth, align 4, !tbaa !7
  %3 = call i32 @_setjmp(ptr noundef nonnull @env) #21
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = call fastcc i32 @dig(i32 noundef %0)
  br label %9

7:                                                ; preds = %1
  %8 = mul nsw i32 %3, -100
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i32 [ %8, %7 ], [ %6, %5 ]
  store volatile i32 %10, ptr %2, align 4, !tbaa !7
  %11 = load volatile i32, ptr %2, align 4, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret i32 %11
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nounwind sspstrong uwtable
define internal double @sum(ptr noundef readonly captures(none) %0, ...) unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca %struct.point, align 8
  %5 = alloca %struct.big, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %2, i8 -86, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %3, i8 -86, i64 24, i1 false)
  call void @llvm.va_start.p0(ptr nonnull %2)
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2)
  %11 = load ptr, ptr %7, align 8
  %12 = load i32, ptr %6, align 4
  %13 = load i32, ptr %2, align 16
  %14 = load ptr, ptr %8, align 16
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 8
  br label %16

16:                                               ; preds = %125, %1
  %17 = phi i32 [ %13, %1 ], [ %126, %125 ]
  %18 = phi i32 [ %12, %1 ], [ %127, %125 ]
  %19 = phi ptr [ %11, %1 ], [ %128, %125 ]
  %20 = phi double [ 0.000000e+00, %1 ], [ %129, %125 ]
  %21 = phi ptr [ %0, %1 ], [ %130, %125 ]
  %22 = load i8, ptr %21, align 1, !tbaa !19
  switch i8 %22, label %125 [
    i8 0, label %23
    i8 105, label %26
    i8 108, label %41
    i8 100, label %56
    i8 76, label %70
    i8 115, label %77
    i8 112, label %93
    i8 98, label %113
  ]

23:                                               ; preds = %16
  call void @llvm.va_end.p0(ptr %2)
  %24 = load i8, ptr %0, align 1, !tbaa !19
  %25 = icmp eq i8 %24, 105
  br i1 %25, label %131, label %148

26:                                               ; preds = %16
  %27 = icmp ult i32 %17, 41
  br i1 %27, label %28, label %32

28:                                               ; preds = %26
  %29 = zext nneg i32 %17 to i64
  %30 = getelementptr i8, ptr %14, i64 %29
  %31 = add nuw nsw i32 %17, 8
  store i32 %31, ptr %2, align 16
  br label %34

32:                                               ; preds = %26
  %33 = getelementptr i8, ptr %19, i64 8
  store ptr %33, ptr %7, align 8
  br label %34

34:                                               ; preds = %32, %28
  %35 = phi i32 [ %31, %28 ], [ %17, %32 ]
  %36 = phi ptr [ %19, %28 ], [ %33, %32 ]
  %37 = phi ptr [ %30, %28 ], [ %19, %32 ]
  %38 = load i32, ptr %37, align 4, !tbaa !7
  %39 = sitofp i32 %38 to double
  %40 = fadd double %20, %39
  br label %125

41:                                               ; preds = %16
  %42 = icmp ult i32 %17, 41
  br i1 %42, label %43, label %47

43:                                               ; preds = %41
  %44 = zext nneg i32 %17 to i64
  %45 = getelementptr i8, ptr %14, i64 %44
  %46 = add nuw nsw i32 %17, 8
  store i32 %46, ptr %2, align 16
  br label %49

47:                                               ; preds = %41
  %48 = getelementptr i8, ptr %19, i64 8
  store ptr %48, ptr %7, align 8
  br label %49

49:                                               ; preds = %47, %43
  %50 = phi i32 [ %46, %43 ], [ %17, %47 ]
  %51 = phi ptr [ %19, %43 ], [ %48, %47 ]
  %52 = phi ptr [ %45, %43 ], [ %19, %47 ]
  %53 = load i64, ptr %52, align 8, !tbaa !20
  %54 = sitofp i64 %53 to double
  %55 = fadd double %20, %54
  br label %125

56:                                               ; preds = %16
  %57 = icmp ult i32 %18, 161
  br i1 %57, label %58, label %62

58:                                               ; preds = %56
  %59 = zext nneg i32 %18 to i64
  %60 = getelementptr i8, ptr %14, i64 %59
  %61 = add nuw nsw i32 %18, 16
  store i32 %61, ptr %6, align 4
  br label %64

62:                                               ; preds = %56
  %63 = getelementptr i8, ptr %19, i64 8
  store ptr %63, ptr %7, align 8
  br label %64

64:                                               ; preds = %62, %58
  %65 = phi i32 [ %61, %58 ], [ %18, %62 ]
  %66 = phi ptr [ %19, %58 ], [ %63, %62 ]
  %67 = phi ptr [ %60, %58 ], [ %19, %62 ]
  %68 = load double, ptr %67, align 8, !tbaa !22
  %69 = fadd double %20, %68
  br label %125

70:                                               ; preds = %16
  %71 = getelementptr inbounds nuw i8, ptr %19, i64 15
  %72 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %71, i64 -16)
  %73 = getelementptr i8, ptr %72, i64 16
  store ptr %73, ptr %7, align 8
  %74 = load x86_fp80, ptr %72, align 16, !tbaa !24
  %75 = fptrunc x86_fp80 %74 to double
  %76 = fadd double %20, %75
  br label %125

77:                                               ; preds = %16
  %78 = icmp ult i32 %17, 41
  br i1 %78, label %79, label %83

79:                                               ; preds = %77
  %80 = zext nneg i32 %17 to i64
  %81 = getelementptr i8, ptr %14, i64 %80
  %82 = add nuw nsw i32 %17, 8
  store i32 %82, ptr %2, align 16
  br label %85

83:                                               ; preds = %77
  %84 = getelementptr i8, ptr %19, i64 8
  store ptr %84, ptr %7, align 8
  br label %85

85:                                               ; preds = %83, %79
  %86 = phi i32 [ %82, %79 ], [ %17, %83 ]
  %87 = phi ptr [ %19, %79 ], [ %84, %83 ]
  %88 = phi ptr [ %81, %79 ], [ %19, %83 ]
  %89 = load ptr, ptr %88, align 8, !tbaa !26
  %90 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %89) #22
  %91 = uitofp i64 %90 to double
  %92 = fadd double %20, %91
  br label %125

93:                                               ; preds = %16
  %94 = icmp ult i32 %18, 145
  br i1 %94, label %95, label %102

95:                                               ; preds = %93
  %96 = zext nneg i32 %18 to i64
  %97 = getelementptr i8, ptr %14, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 16
  %99 = load double, ptr %97, align 16
  store double %99, ptr %4, align 8
  %100 = load double, ptr %98, align 16
  store double %100, ptr %15, align 8
  %101 = add nuw nsw i32 %18, 32
  store i32 %101, ptr %6, align 4
  br label %104

102:                                              ; preds = %93
  %103 = getelementptr i8, ptr %19, i64 16
  store ptr %103, ptr %7, align 8
  br label %104

104:                                              ; preds = %102, %95
  %105 = phi i32 [ %101, %95 ], [ %18, %102 ]
  %106 = phi ptr [ %19, %95 ], [ %103, %102 ]
  %107 = phi ptr [ %4, %95 ], [ %19, %102 ]
  %108 = load double, ptr %107, align 8, !tbaa !22
  %109 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %110 = load double, ptr %109, align 8, !tbaa !22
  %111 = fmul double %108, %110
  %112 = fadd double %20, %111
  br label %125

113:                                              ; preds = %16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %114 = getelementptr i8, ptr %19, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %5, i8 -86, i64 32, i1 false)
  store ptr %114, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %5, ptr noundef nonnull align 4 dereferenceable(32) %19, i64 32, i1 false), !tbaa.struct !28
  br label %116

115:                                              ; preds = %116
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  br label %125

116:                                              ; preds = %113, %116
  %117 = phi i64 [ 0, %113 ], [ %123, %116 ]
  %118 = phi double [ %20, %113 ], [ %122, %116 ]
  %119 = getelementptr inbounds nuw i32, ptr %5, i64 %117
  %120 = load i32, ptr %119, align 4, !tbaa !7
  %121 = sitofp i32 %120 to double
  %122 = fadd double %118, %121
  %123 = add nuw nsw i64 %117, 1
  %124 = icmp eq i64 %123, 8
  br i1 %124, label %115, label %116, !llvm.loop !29

125:                                              ; preds = %16, %34, %49, %64, %70, %85, %104, %115
  %126 = phi i32 [ %17, %16 ], [ %35, %34 ], [ %50, %49 ], [ %17, %64 ], [ %17, %70 ], [ %86, %85 ], [ %17, %104 ], [ %17, %115 ]
  %127 = phi i32 [ %18, %16 ], [ %18, %34 ], [ %18, %49 ], [ %65, %64 ], [ %18, %70 ], [ %18, %85 ], [ %105, %104 ], [ %18, %115 ]
  %128 = phi ptr [ %19, %16 ], [ %36, %34 ], [ %51, %49 ], [ %66, %64 ], [ %73, %70 ], [ %87, %85 ], [ %106, %104 ], [ %114, %115 ]
  %129 = phi double [ %20, %16 ], [ %40, %34 ], [ %55, %49 ], [ %69, %64 ], [ %76, %70 ], [ %92, %85 ], [ %112, %104 ], [ %122, %115 ]
  %130 = getelementptr inbounds nuw i8, ptr %21, i64 1
  br label %16, !llvm.loop !30

131:                                              ; preds = %23
  %132 = load i32, ptr %3, align 16
  %133 = icmp ult i32 %132, 41
  br i1 %133, label %134, label %139

134:                                              ; preds = %131
  %135 = load ptr, ptr %10, align 16
  %136 = zext nneg i32 %132 to i64
  %137 = getelementptr i8, ptr %135, i64 %136
  %138 = add nuw nsw i32 %132, 8
  store i32 %138, ptr %3, align 16
  br label %142

139:                                              ; preds = %131
  %140 = load ptr, ptr %9, align 8
  %141 = getelementptr i8, ptr %140, i64 8
  store ptr %141, ptr %9, align 8
  br label %142

142:                                              ; preds = %139, %134
  %143 = phi ptr [ %137, %134 ], [ %140, %139 ]
  %144 = load i32, ptr %143, align 4, !tbaa !7
  %145 = mul nsw i32 %144, 1000
  %146 = sitofp i32 %145 to double
  %147 = fadd double %20, %146
  br label %148

148:                                              ; preds = %142, %23
  %149 = phi double [ %147, %142 ], [ %20, %23 ]
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  ret double %149
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind sspstrong willreturn memory(none) uwtable
define internal fastcc noundef nonnull ptr @dense(i32 noundef range(i32 0, 9) %0) unnamed_addr #5 {
  %2 = icmp samesign ult i32 %0, 8
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = shl i64 %4, 2
  %6 = call ptr @llvm.load.relative.i64(ptr @switch.table.dense.rel, i64 %5)
  br label %7

7:                                                ; preds = %1, %3
  %8 = phi ptr [ %6, %3 ], [ @.str.19, %1 ]
  ret ptr %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind sspstrong willreturn memory(none) uwtable
define internal fastcc range(i32 -1, 9) i32 @sparse(i64 noundef range(i64 -9223372036854775807, 20015998343869) %0) unnamed_addr #5 {
  switch i64 %0, label %3 [
    i64 -9223372036854775807, label %11
    i64 -1, label %2
    i64 65536, label %6
    i64 65537, label %7
    i64 20015998343868, label %7
  ]

2:                                                ; preds = %1
  br label %11

3:                                                ; preds = %1
  %4 = add i64 %0, -1000
  %5 = icmp ult i64 %4, 1000
  br i1 %5, label %11, label %8

6:                                                ; preds = %1
  br label %11

7:                                                ; preds = %1, %1
  br label %11

8:                                                ; preds = %3
  %9 = ashr i64 %0, 63
  %10 = trunc nsw i64 %9 to i32
  br label %11

11:                                               ; preds = %6, %3, %1, %8, %7, %2
  %12 = phi i32 [ 1, %1 ], [ %10, %8 ], [ 5, %7 ], [ 2, %2 ], [ 3, %3 ], [ 8, %6 ]
  ret i32 %12
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: nofree noinline norecurse nosync nounwind sspstrong memory(argmem: write) uwtable
define internal fastcc void @duff(ptr noundef nonnull writeonly captures(none) initializes((0, 1)) %0) unnamed_addr #7 {
  store i8 104, ptr %0, align 1, !tbaa !19
  br label %2

2:                                                ; preds = %1, %2
  %3 = phi i32 [ 4, %1 ], [ %6, %2 ]
  %4 = phi ptr [ %0, %1 ], [ %17, %2 ]
  %5 = phi ptr [ @.str.7, %1 ], [ %15, %2 ]
  %6 = add nsw i32 %3, -1
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %9 = load i8, ptr %8, align 1, !tbaa !19
  store i8 %9, ptr %7, align 1, !tbaa !19
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 2
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 2
  %12 = load i8, ptr %11, align 1, !tbaa !19
  store i8 %12, ptr %10, align 1, !tbaa !19
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 3
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 3
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %16 = load i8, ptr %14, align 1, !tbaa !19
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i8 %16, ptr %13, align 1, !tbaa !19
  %18 = load i8, ptr %15, align 1, !tbaa !19
  store i8 %18, ptr %17, align 1, !tbaa !19
  %19 = icmp samesign ugt i32 %3, 2
  br i1 %19, label %2, label %20, !llvm.loop !31

20:                                               ; preds = %2
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind sspstrong memory(none) uwtable
define internal fastcc i64 @vla(i32 noundef range(i32 3, 7) %0) unnamed_addr #8 {
  %2 = add nuw nsw i32 %0, 1
  %3 = mul nuw nsw i32 %2, %0
  %4 = zext nneg i32 %3 to i64
  %5 = alloca i64, i64 %4, align 16
  %6 = shl nuw nsw i64 %4, 3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %5, i8 -86, i64 %6, i1 false)
  %7 = zext nneg i32 %2 to i64
  %8 = zext nneg i32 %0 to i64
  %9 = zext nneg i32 %2 to i64
  br label %10

10:                                               ; preds = %1, %18
  %11 = phi i64 [ 0, %1 ], [ %12, %18 ]
  %12 = add nuw nsw i64 %11, 1
  %13 = mul nuw nsw i64 %11, %7
  %14 = getelementptr inbounds nuw i64, ptr %5, i64 %13
  br label %20

15:                                               ; preds = %18
  %16 = alloca i8, i64 %6, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %16, ptr noundef nonnull align 16 dereferenceable(1) %5, i64 %6, i1 false)
  %17 = zext nneg i32 %3 to i64
  br label %28

18:                                               ; preds = %20
  %19 = icmp eq i64 %12, %8
  br i1 %19, label %15, label %10, !llvm.loop !32

20:                                               ; preds = %10, %20
  %21 = phi i64 [ 0, %10 ], [ %25, %20 ]
  %22 = add nsw i64 %21, -2
  %23 = mul nsw i64 %22, %12
  %24 = getelementptr inbounds nuw i64, ptr %14, i64 %21
  store i64 %23, ptr %24, align 8, !tbaa !20
  %25 = add nuw nsw i64 %21, 1
  %26 = icmp eq i64 %25, %9
  br i1 %26, label %18, label %20, !llvm.loop !33

27:                                               ; preds = %28
  ret i64 %34

28:                                               ; preds = %15, %28
  %29 = phi i64 [ 0, %15 ], [ %35, %28 ]
  %30 = phi i64 [ 0, %15 ], [ %34, %28 ]
  %31 = getelementptr inbounds nuw i64, ptr %16, i64 %29
  %32 = load i64, ptr %31, align 8, !tbaa !20
  %33 = xor i64 %32, %29
  %34 = add nsw i64 %33, %30
  %35 = add nuw nsw i64 %29, 1
  %36 = icmp eq i64 %35, %17
  br i1 %36, label %27, label %28, !llvm.loop !34
}

; Function Attrs: nofree nosync nounwind sspstrong memory(none) uwtable
define internal fastcc range(i32 1, 1072) i32 @gcd(i32 noundef range(i32 1, 1072) %0, i32 noundef range(i32 0, 463) %1) unnamed_addr #9 {
  br label %3

3:                                                ; preds = %7, %2
  %4 = phi i32 [ %0, %2 ], [ %5, %7 ]
  %5 = phi i32 [ %1, %2 ], [ %8, %7 ]
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = urem i32 %4, %5
  br label %3

9:                                                ; preds = %3
  ret i32 %4
}

; Function Attrs: nofree nosync nounwind sspstrong memory(none) uwtable
define internal fastcc range(i32 0, 2) i32 @is_even(i32 noundef %0) unnamed_addr #9 {
  br label %2

2:                                                ; preds = %4, %1
  %3 = phi i32 [ %0, %1 ], [ %5, %4 ]
  switch i32 %3, label %4 [
    i32 0, label %7
    i32 1, label %6
  ]

4:                                                ; preds = %2
  %5 = add i32 %3, -2
  br label %2

6:                                                ; preds = %2
  br label %7

7:                                                ; preds = %2, %6
  %8 = phi i32 [ 1, %2 ], [ 0, %6 ]
  ret i32 %8
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) local_unnamed_addr #10

; Function Attrs: nounwind sspstrong uwtable
define internal fastcc i32 @dig(i32 noundef range(i32 -2147483648, 12) %0) unnamed_addr #2 {
  br label %2

2:                                                ; preds = %12, %1
  %3 = phi i32 [ 0, %1 ], [ %14, %12 ]
  %4 = phi i32 [ %0, %1 ], [ %13, %12 ]
  %5 = load i32, ptr @depth, align 4, !tbaa !7
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr @depth, align 4, !tbaa !7
  %7 = srem i32 %4, 7
  %8 = icmp eq i32 %7, 6
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  tail call fastcc void @raise_error(i32 noundef %4) #23
  unreachable

10:                                               ; preds = %2
  %11 = icmp slt i32 %4, 1
  br i1 %11, label %15, label %12

12:                                               ; preds = %10
  %13 = add nsw i32 %4, -5
  %14 = add nsw i32 %3, 1
  br label %2

15:                                               ; preds = %10
  %16 = add nsw i32 %3, 0
  ret i32 %16
}

; Function Attrs: noreturn nounwind sspstrong uwtable
define internal fastcc void @raise_error(i32 noundef range(i32 -2147483648, 12) %0) unnamed_addr #11 {
  tail call void @longjmp(ptr noundef nonnull @env, i32 noundef %0) #24
  unreachable
}

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #13

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #14

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #15

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #16

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #13

; Function Attrs: mustprogress nofree norecurse nosync nounwind sspstrong willreturn memory(none) uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #17 {
  %3 = add nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind sspstrong willreturn memory(none) uwtable
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #17 {
  %3 = sub nsw i32 %0, %1
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind sspstrong willreturn memory(none) uwtable
define internal i32 @mul(i32 noundef %0, i32 noundef %1) #17 {
  %3 = mul nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #18

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #19

attributes #0 = { sspstrong uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind sspstrong uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nounwind sspstrong uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind sspstrong willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nofree noinline norecurse nosync nounwind sspstrong memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree noinline norecurse nosync nounwind sspstrong memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nosync nounwind sspstrong memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn nounwind sspstrong uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #14 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #17 = { mustprogress nofree norecurse nosync nounwind sspstrong willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #20 = { nounwind }
attributes #21 = { nounwind returns_twice }
attributes #22 = { nounwind willreturn memory(read) }
attributes #23 = { noreturn }
attributes #24 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!llvm.ident = !{!6}
!llvm.errno.tbaa = !{!7}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"cf-protection-return", i32 1}
!2 = !{i32 8, !"cf-protection-branch", i32 1}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{i32 7, !"PIE Level", i32 2}
!5 = !{i32 7, !"uwtable", i32 2}
!6 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
!16 = !{!17, !17, i64 0}
!17 = !{!"any pointer", !9, i64 0}
!18 = distinct !{!18, !12, !13}
!19 = !{!9, !9, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"long", !9, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"double", !9, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"long double", !9, i64 0}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 omnipotent char", !17, i64 0}
!28 = !{i64 0, i64 32, !19}
!29 = distinct !{!29, !12, !13}
!30 = distinct !{!30, !12, !13}
!31 = distinct !{!31, !12, !13}
!32 = distinct !{!32, !12, !13}
!33 = distinct !{!33, !12, !13}
!34 = distinct !{!34, !12, !13}

; ModuleID = '<stdin>'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.big = type { [8 x i32] }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.point = type { double, double }

@.str = private unnamed_addr constant [18 x i8] c"guarded %d %d %d\0A\00", align 1
@depth = internal unnamed_addr global i32 0, align 4
@__const.main.b = private unnamed_addr constant %struct.big { [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8] }, align 8
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

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i8], align 16
  br label %8

4:                                                ; preds = %8
  %5 = call double (ptr, ...) @sum(ptr noundef nonnull @.str.2, i32 noundef 7, i64 noundef 8, double noundef 2.500000e-01, x86_fp80 noundef 0xK3FFFC000000000000000, ptr noundef nonnull @.str.3, double 1.500000e+00, double -4.000000e+00, ptr noundef nonnull byval(%struct.big) align 8 @__const.main.b)
  %6 = call double (ptr, ...) @sum(ptr noundef nonnull @.str.4, double 1.500000e+00, double -4.000000e+00, double 1.500000e+00, double -4.000000e+00, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, double noundef 4.000000e+00, double noundef 5.000000e+00, double noundef 6.000000e+00, double noundef 7.000000e+00, double noundef 8.000000e+00, double noundef 9.000000e+00, i32 noundef 10)
  %7 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %5, double noundef %6)
  br label %33

8:                                                ; preds = %8, %2
  %9 = phi i32 [ 0, %2 ], [ %13, %8 ]
  %10 = call fastcc i32 @guarded(i32 noundef %9)
  %11 = load i32, ptr @depth, align 4, !tbaa !6
  %12 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %9, i32 noundef %10, i32 noundef %11)
  %13 = add nuw nsw i32 %9, 1
  %14 = icmp eq i32 %13, 12
  br i1 %14, label %4, label %8, !llvm.loop !10

15:                                               ; preds = %33
  %16 = call fastcc i32 @sparse(i64 noundef -9223372036854775807)
  %17 = call fastcc i32 @sparse(i64 noundef -1)
  %18 = call fastcc i32 @sparse(i64 noundef 1500)
  %19 = call fastcc i32 @sparse(i64 noundef 65536)
  %20 = call fastcc i32 @sparse(i64 noundef 65537)
  %21 = call fastcc i32 @sparse(i64 noundef 20015998343868)
  %22 = call fastcc i32 @sparse(i64 noundef -5)
  %23 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, i32 noundef %22)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  call fastcc void @duff(ptr noundef %3)
  %24 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef 13, ptr noundef nonnull %3)
  %25 = call fastcc i64 @vla(i32 noundef 3)
  %26 = call fastcc i64 @vla(i32 noundef 6)
  %27 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i64 noundef %25, i64 noundef %26)
  %28 = call fastcc i32 @gcd(i32 noundef 1071, i32 noundef 462)
  %29 = call fastcc i32 @is_even(i32 noundef 100)
  %30 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %28, i32 noundef %29, i32 noundef %29)
  %31 = icmp sgt i32 %0, 100
  %32 = select i1 %31, i32 1, i32 5
  br label %98

33:                                               ; preds = %33, %4
  %34 = phi i32 [ 0, %4 ], [ %37, %33 ]
  %35 = call fastcc ptr @dense(i32 noundef %34)
  %36 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull %35)
  %37 = add nuw nsw i32 %34, 1
  %38 = icmp eq i32 %37, 9
  br i1 %38, label %15, label %33, !llvm.loop !13

39:                                               ; preds = %98, %48
  %40 = phi i32 [ %50, %48 ], [ 0, %98 ]
  %41 = phi i64 [ %49, %48 ], [ 27, %98 ]
  %42 = add nsw i32 %40, 1
  %43 = and i64 %41, 1
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %54, label %45

45:                                               ; preds = %39
  %46 = mul i64 %41, 3
  %47 = add i64 %46, 1
  br label %48

48:                                               ; preds = %58, %45
  %49 = phi i64 [ %47, %45 ], [ %60, %58 ]
  %50 = phi i32 [ %42, %45 ], [ %59, %58 ]
  %51 = icmp ne i64 %49, 1
  %52 = icmp slt i32 %50, 1000
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %39, label %66

54:                                               ; preds = %58, %39
  %55 = phi i64 [ %60, %58 ], [ %41, %39 ]
  %56 = phi i32 [ %59, %58 ], [ %42, %39 ]
  %57 = icmp slt i32 %56, 999
  br i1 %57, label %58, label %63

58:                                               ; preds = %54
  %59 = add nsw i32 %56, 1
  %60 = lshr i64 %55, 1
  %61 = and i64 %55, 2
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %54, label %48, !llvm.loop !14

63:                                               ; preds = %54
  %64 = call i32 @llvm.smax.i32(i32 %40, i32 998)
  %65 = add nuw nsw i32 %64, 2
  br label %66

66:                                               ; preds = %63, %48
  %67 = phi i32 [ %65, %63 ], [ %50, %48 ]
  br label %68

68:                                               ; preds = %77, %66
  %69 = phi i32 [ 0, %66 ], [ %79, %77 ]
  %70 = phi i64 [ 97, %66 ], [ %78, %77 ]
  %71 = add nsw i32 %69, 1
  %72 = and i64 %70, 1
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %83, label %74

74:                                               ; preds = %68
  %75 = mul i64 %70, 3
  %76 = add i64 %75, 1
  br label %77

77:                                               ; preds = %87, %74
  %78 = phi i64 [ %76, %74 ], [ %89, %87 ]
  %79 = phi i32 [ %71, %74 ], [ %88, %87 ]
  %80 = icmp ne i64 %78, 1
  %81 = icmp slt i32 %79, 50
  %82 = select i1 %80, i1 %81, i1 false
  br i1 %82, label %68, label %95

83:                                               ; preds = %87, %68
  %84 = phi i64 [ %89, %87 ], [ %70, %68 ]
  %85 = phi i32 [ %88, %87 ], [ %71, %68 ]
  %86 = icmp slt i32 %85, 49
  br i1 %86, label %87, label %92

87:                                               ; preds = %83
  %88 = add nsw i32 %85, 1
  %89 = lshr i64 %84, 1
  %90 = and i64 %84, 2
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %83, label %77, !llvm.loop !14

92:                                               ; preds = %83
  %93 = call i32 @llvm.smax.i32(i32 %69, i32 48)
  %94 = add nuw nsw i32 %93, 2
  br label %95

95:                                               ; preds = %92, %77
  %96 = phi i32 [ %94, %92 ], [ %79, %77 ]
  %97 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %105, i32 noundef %67, i32 noundef %96)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  ret i32 0

98:                                               ; preds = %98, %15
  %99 = phi i64 [ 0, %15 ], [ %106, %98 ]
  %100 = phi i32 [ %32, %15 ], [ %105, %98 ]
  %101 = getelementptr inbounds nuw ptr, ptr @ops, i64 %99
  %102 = load ptr, ptr %101, align 8, !tbaa !15
  %103 = trunc i64 %99 to i32
  %104 = add i32 %103, 3
  %105 = call i32 %102(i32 noundef %100, i32 noundef %104) #17
  %106 = add nuw nsw i64 %99, 1
  %107 = icmp eq i64 %106, 3
  br i1 %107, label %39, label %98, !llvm.loop !17
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define internal fastcc i32 @guarded(i32 noundef range(i32 -2147483648, 12) %0) unnamed_addr #0 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store volatile i32 -1, ptr %2, align 4, !tbaa !6
  store i32 0, ptr @depth, align 4, !tbaa !6
  %3 = call i32 @_setjmp(ptr noundef nonnull @env) #18
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = call fastcc i32 @dig(i32 noundef %0)
  store volatile i32 %6, ptr %2, align 4, !tbaa !6
  br label %9

7:                                                ; preds = %1
  %8 = mul nsw i32 %3, -100
  store volatile i32 %8, ptr %2, align 4, !tbaa !6
  br label %9

9:                                                ; preds = %7, %5
  %10 = load volatile i32, ptr %2, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret i32 %10
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nofree norecurse nounwind uwtable
define internal double @sum(ptr noundef readonly captures(none) %0, ...) unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca %struct.point, align 8
  %5 = alloca %struct.big, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  call void @llvm.va_start.p0(ptr nonnull %2)
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2)
  %6 = load i32, ptr %2, align 1
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %11 = load ptr, ptr %10, align 16
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %18 = load ptr, ptr %17, align 16
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %21 = load ptr, ptr %7, align 8
  %22 = load i32, ptr %8, align 4
  br label %23

23:                                               ; preds = %132, %1
  %24 = phi i32 [ %22, %1 ], [ %133, %132 ]
  %25 = phi ptr [ %21, %1 ], [ %134, %132 ]
  %26 = phi i32 [ %6, %1 ], [ %135, %132 ]
  %27 = phi ptr [ %0, %1 ], [ %137, %132 ]
  %28 = phi double [ 0.000000e+00, %1 ], [ %136, %132 ]
  %29 = load i8, ptr %27, align 1, !tbaa !18
  switch i8 %29, label %132 [
    i8 0, label %30
    i8 105, label %33
    i8 108, label %48
    i8 100, label %63
    i8 76, label %77
    i8 115, label %84
    i8 112, label %100
    i8 98, label %120
  ]

30:                                               ; preds = %23
  call void @llvm.va_end.p0(ptr %2)
  %31 = load i8, ptr %0, align 1, !tbaa !18
  %32 = icmp eq i8 %31, 105
  br i1 %32, label %138, label %157

33:                                               ; preds = %23
  %34 = icmp ult i32 %26, 41
  br i1 %34, label %35, label %39

35:                                               ; preds = %33
  %36 = zext nneg i32 %26 to i64
  %37 = getelementptr i8, ptr %18, i64 %36
  %38 = add nuw nsw i32 %26, 8
  store i32 %38, ptr %2, align 16
  br label %41

39:                                               ; preds = %33
  %40 = getelementptr i8, ptr %25, i64 8
  store ptr %40, ptr %20, align 8
  br label %41

41:                                               ; preds = %39, %35
  %42 = phi ptr [ %25, %35 ], [ %40, %39 ]
  %43 = phi i32 [ %38, %35 ], [ %26, %39 ]
  %44 = phi ptr [ %37, %35 ], [ %25, %39 ]
  %45 = load i32, ptr %44, align 4, !tbaa !6
  %46 = sitofp i32 %45 to double
  %47 = fadd double %28, %46
  br label %132

48:                                               ; preds = %23
  %49 = icmp ult i32 %26, 41
  br i1 %49, label %50, label %54

50:                                               ; preds = %48
  %51 = zext nneg i32 %26 to i64
  %52 = getelementptr i8, ptr %18, i64 %51
  %53 = add nuw nsw i32 %26, 8
  store i32 %53, ptr %2, align 16
  br label %56

54:                                               ; preds = %48
  %55 = getelementptr i8, ptr %25, i64 8
  store ptr %55, ptr %19, align 8
  br label %56

56:                                               ; preds = %54, %50
  %57 = phi ptr [ %25, %50 ], [ %55, %54 ]
  %58 = phi i32 [ %53, %50 ], [ %26, %54 ]
  %59 = phi ptr [ %52, %50 ], [ %25, %54 ]
  %60 = load i64, ptr %59, align 8, !tbaa !19
  %61 = sitofp i64 %60 to double
  %62 = fadd double %28, %61
  br label %132

63:                                               ; preds = %23
  %64 = icmp ult i32 %24, 161
  br i1 %64, label %65, label %69

65:                                               ; preds = %63
  %66 = zext nneg i32 %24 to i64
  %67 = getelementptr i8, ptr %18, i64 %66
  %68 = add nuw nsw i32 %24, 16
  store i32 %68, ptr %15, align 4
  br label %71

69:                                               ; preds = %63
  %70 = getelementptr i8, ptr %25, i64 8
  store ptr %70, ptr %16, align 8
  br label %71

71:                                               ; preds = %69, %65
  %72 = phi i32 [ %68, %65 ], [ %24, %69 ]
  %73 = phi ptr [ %25, %65 ], [ %70, %69 ]
  %74 = phi ptr [ %67, %65 ], [ %25, %69 ]
  %75 = load double, ptr %74, align 8, !tbaa !21
  %76 = fadd double %28, %75
  br label %132

77:                                               ; preds = %23
  %78 = getelementptr inbounds nuw i8, ptr %25, i64 15
  %79 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %78, i64 -16)
  %80 = getelementptr i8, ptr %79, i64 16
  store ptr %80, ptr %14, align 8
  %81 = load x86_fp80, ptr %79, align 16, !tbaa !23
  %82 = fptrunc x86_fp80 %81 to double
  %83 = fadd double %28, %82
  br label %132

84:                                               ; preds = %23
  %85 = icmp ult i32 %26, 41
  br i1 %85, label %86, label %90

86:                                               ; preds = %84
  %87 = zext nneg i32 %26 to i64
  %88 = getelementptr i8, ptr %11, i64 %87
  %89 = add nuw nsw i32 %26, 8
  store i32 %89, ptr %2, align 16
  br label %92

90:                                               ; preds = %84
  %91 = getelementptr i8, ptr %25, i64 8
  store ptr %91, ptr %13, align 8
  br label %92

92:                                               ; preds = %90, %86
  %93 = phi ptr [ %25, %86 ], [ %91, %90 ]
  %94 = phi i32 [ %89, %86 ], [ %26, %90 ]
  %95 = phi ptr [ %88, %86 ], [ %25, %90 ]
  %96 = load ptr, ptr %95, align 8, !tbaa !25
  %97 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %96) #19
  %98 = uitofp i64 %97 to double
  %99 = fadd double %28, %98
  br label %132

100:                                              ; preds = %23
  %101 = icmp ult i32 %24, 145
  br i1 %101, label %102, label %109

102:                                              ; preds = %100
  %103 = zext nneg i32 %24 to i64
  %104 = getelementptr i8, ptr %11, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %106 = load double, ptr %104, align 16
  store double %106, ptr %4, align 8
  %107 = load double, ptr %105, align 16
  store double %107, ptr %12, align 8
  %108 = add nuw nsw i32 %24, 32
  store i32 %108, ptr %8, align 4
  br label %111

109:                                              ; preds = %100
  %110 = getelementptr i8, ptr %25, i64 16
  store ptr %110, ptr %9, align 8
  br label %111

111:                                              ; preds = %109, %102
  %112 = phi i32 [ %108, %102 ], [ %24, %109 ]
  %113 = phi ptr [ %25, %102 ], [ %110, %109 ]
  %114 = phi ptr [ %4, %102 ], [ %25, %109 ]
  %115 = load double, ptr %114, align 8, !tbaa !21
  %116 = getelementptr inbounds nuw i8, ptr %114, i64 8
  %117 = load double, ptr %116, align 8, !tbaa !21
  %118 = fmul double %115, %117
  %119 = fadd double %28, %118
  br label %132

120:                                              ; preds = %23
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %121 = getelementptr i8, ptr %25, i64 32
  store ptr %121, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %5, ptr noundef nonnull align 4 dereferenceable(32) %25, i64 32, i1 false), !tbaa.struct !27
  br label %123

122:                                              ; preds = %123
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  br label %132

123:                                              ; preds = %123, %120
  %124 = phi i64 [ 0, %120 ], [ %130, %123 ]
  %125 = phi double [ %28, %120 ], [ %129, %123 ]
  %126 = getelementptr inbounds nuw i32, ptr %5, i64 %124
  %127 = load i32, ptr %126, align 4, !tbaa !6
  %128 = sitofp i32 %127 to double
  %129 = fadd double %125, %128
  %130 = add nuw nsw i64 %124, 1
  %131 = icmp eq i64 %130, 8
  br i1 %131, label %122, label %123, !llvm.loop !28

132:                                              ; preds = %122, %111, %92, %77, %71, %56, %41, %23
  %133 = phi i32 [ %24, %23 ], [ %24, %41 ], [ %24, %56 ], [ %72, %71 ], [ %24, %77 ], [ %24, %92 ], [ %112, %111 ], [ %24, %122 ]
  %134 = phi ptr [ %25, %23 ], [ %42, %41 ], [ %57, %56 ], [ %73, %71 ], [ %80, %77 ], [ %93, %92 ], [ %113, %111 ], [ %121, %122 ]
  %135 = phi i32 [ %26, %23 ], [ %43, %41 ], [ %58, %56 ], [ %26, %71 ], [ %26, %77 ], [ %94, %92 ], [ %26, %111 ], [ %26, %122 ]
  %136 = phi double [ %28, %23 ], [ %47, %41 ], [ %62, %56 ], [ %76, %71 ], [ %83, %77 ], [ %99, %92 ], [ %119, %111 ], [ %129, %122 ]
  %137 = getelementptr inbounds nuw i8, ptr %27, i64 1
  br label %23, !llvm.loop !29

138:                                              ; preds = %30
  %139 = load i32, ptr %3, align 16
  %140 = icmp ult i32 %139, 41
  br i1 %140, label %141, label %147

141:                                              ; preds = %138
  %142 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %143 = load ptr, ptr %142, align 16
  %144 = zext nneg i32 %139 to i64
  %145 = getelementptr i8, ptr %143, i64 %144
  %146 = add nuw nsw i32 %139, 8
  store i32 %146, ptr %3, align 16
  br label %151

147:                                              ; preds = %138
  %148 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %149 = load ptr, ptr %148, align 8
  %150 = getelementptr i8, ptr %149, i64 8
  store ptr %150, ptr %148, align 8
  br label %151

151:                                              ; preds = %147, %141
  %152 = phi ptr [ %145, %141 ], [ %149, %147 ]
  %153 = load i32, ptr %152, align 4, !tbaa !6
  %154 = mul nsw i32 %153, 1000
  %155 = sitofp i32 %154 to double
  %156 = fadd double %28, %155
  br label %157

157:                                              ; preds = %151, %30
  %158 = phi double [ %156, %151 ], [ %28, %30 ]
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  ret double %158
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef nonnull ptr @dense(i32 noundef range(i32 0, 9) %0) unnamed_addr #5 {
  switch i32 %0, label %8 [
    i32 0, label %9
    i32 1, label %2
    i32 2, label %3
    i32 3, label %4
    i32 5, label %5
    i32 6, label %6
    i32 7, label %7
  ]

2:                                                ; preds = %1
  br label %9

3:                                                ; preds = %1
  br label %9

4:                                                ; preds = %1
  br label %9

5:                                                ; preds = %1
  br label %9

6:                                                ; preds = %1
  br label %9

7:                                                ; preds = %1
  br label %9

8:                                                ; preds = %1
  br label %9

9:                                                ; preds = %8, %7, %6, %5, %4, %3, %2, %1
  %10 = phi ptr [ @.str.19, %8 ], [ @.str.18, %7 ], [ @.str.13, %2 ], [ @.str.14, %3 ], [ @.str.15, %4 ], [ @.str.16, %5 ], [ @.str.17, %6 ], [ @.str.12, %1 ]
  ret ptr %10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
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

11:                                               ; preds = %8, %7, %6, %3, %2, %1
  %12 = phi i32 [ 1, %1 ], [ %10, %8 ], [ 5, %7 ], [ 2, %2 ], [ 3, %3 ], [ 8, %6 ]
  ret i32 %12
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal fastcc void @duff(ptr noundef nonnull writeonly captures(none) initializes((0, 1)) %0) unnamed_addr #7 {
  store i8 104, ptr %0, align 1, !tbaa !18
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i32 [ 4, %1 ], [ %6, %2 ]
  %4 = phi ptr [ %0, %1 ], [ %17, %2 ]
  %5 = phi ptr [ @.str.7, %1 ], [ %15, %2 ]
  %6 = add nsw i32 %3, -1
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %9 = load i8, ptr %8, align 1, !tbaa !18
  store i8 %9, ptr %7, align 1, !tbaa !18
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 2
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 2
  %12 = load i8, ptr %11, align 1, !tbaa !18
  store i8 %12, ptr %10, align 1, !tbaa !18
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 3
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 3
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %16 = load i8, ptr %14, align 1, !tbaa !18
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i8 %16, ptr %13, align 1, !tbaa !18
  %18 = load i8, ptr %15, align 1, !tbaa !18
  store i8 %18, ptr %17, align 1, !tbaa !18
  %19 = icmp samesign ugt i32 %3, 2
  br i1 %19, label %2, label %20, !llvm.loop !30

20:                                               ; preds = %2
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i64 @vla(i32 noundef range(i32 3, 7) %0) unnamed_addr #8 {
  %2 = add nuw nsw i32 %0, 1
  %3 = zext nneg i32 %2 to i64
  %4 = mul nuw nsw i32 %2, %0
  %5 = zext nneg i32 %4 to i64
  %6 = alloca i64, i64 %5, align 16
  %7 = zext nneg i32 %0 to i64
  br label %8

8:                                                ; preds = %18, %1
  %9 = phi i64 [ 0, %1 ], [ %10, %18 ]
  %10 = add nuw nsw i64 %9, 1
  %11 = mul nuw nsw i64 %9, %3
  %12 = getelementptr inbounds nuw i64, ptr %6, i64 %11
  %13 = zext nneg i32 %2 to i64
  br label %20

14:                                               ; preds = %18
  %15 = shl nuw nsw i64 %5, 3
  %16 = alloca i8, i64 %15, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %16, ptr noundef nonnull align 16 dereferenceable(1) %6, i64 %15, i1 false)
  %17 = zext nneg i32 %4 to i64
  br label %28

18:                                               ; preds = %20
  %19 = icmp eq i64 %10, %7
  br i1 %19, label %14, label %8, !llvm.loop !31

20:                                               ; preds = %20, %8
  %21 = phi i64 [ 0, %8 ], [ %25, %20 ]
  %22 = add nsw i64 %21, -2
  %23 = mul nsw i64 %22, %10
  %24 = getelementptr inbounds nuw i64, ptr %12, i64 %21
  store i64 %23, ptr %24, align 8, !tbaa !19
  %25 = add nuw nsw i64 %21, 1
  %26 = icmp eq i64 %25, %13
  br i1 %26, label %18, label %20, !llvm.loop !32

27:                                               ; preds = %28
  ret i64 %34

28:                                               ; preds = %28, %14
  %29 = phi i64 [ 0, %14 ], [ %35, %28 ]
  %30 = phi i64 [ 0, %14 ], [ %34, %28 ]
  %31 = getelementptr inbounds nuw i64, ptr %16, i64 %29
  %32 = load i64, ptr %31, align 8, !tbaa !19
  %33 = xor i64 %32, %29
  %34 = add nsw i64 %33, %30
  %35 = add nuw nsw i64 %29, 1
  %36 = icmp eq i64 %35, %17
  br i1 %36, label %27, label %28, !llvm.loop !33
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc range(i32 1, 1072) i32 @gcd(i32 noundef range(i32 1, 1072) %0, i32 noundef range(i32 0, 463) %1) unnamed_addr #9 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = urem i32 %0, %1
  %6 = call fastcc i32 @gcd(i32 noundef %1, i32 noundef %5)
  br label %7

7:                                                ; preds = %4, %2
  %8 = phi i32 [ %6, %4 ], [ %0, %2 ]
  ret i32 %8
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc range(i32 0, 2) i32 @is_even(i32 noundef %0) unnamed_addr #9 {
  switch i32 %0, label %2 [
    i32 0, label %6
    i32 1, label %5
  ]

2:                                                ; preds = %1
  %3 = add i32 %0, -2
  %4 = call fastcc i32 @is_even(i32 noundef %3)
  br label %6

5:                                                ; preds = %1
  br label %6

6:                                                ; preds = %5, %2, %1
  %7 = phi i32 [ 1, %1 ], [ %4, %2 ], [ 0, %5 ]
  ret i32 %7
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) local_unnamed_addr #10

; Function Attrs: nounwind uwtable
define internal fastcc i32 @dig(i32 noundef range(i32 -2147483648, 12) %0) unnamed_addr #0 {
  %2 = load i32, ptr @depth, align 4, !tbaa !6
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr @depth, align 4, !tbaa !6
  %4 = srem i32 %0, 7
  %5 = icmp eq i32 %4, 6
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  call fastcc void @raise_error(i32 noundef %0) #20
  unreachable

7:                                                ; preds = %1
  %8 = icmp slt i32 %0, 1
  br i1 %8, label %13, label %9

9:                                                ; preds = %7
  %10 = add nsw i32 %0, -5
  %11 = call fastcc i32 @dig(i32 noundef %10)
  %12 = add nsw i32 %11, 1
  br label %13

13:                                               ; preds = %9, %7
  %14 = phi i32 [ %12, %9 ], [ 0, %7 ]
  ret i32 %14
}

; Function Attrs: noreturn nounwind uwtable
define internal fastcc void @raise_error(i32 noundef range(i32 -2147483648, 12) %0) unnamed_addr #11 {
  call void @longjmp(ptr noundef nonnull @env, i32 noundef %0) #21
  unreachable
}

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #13

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #14

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #15

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #13

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #16 {
  %3 = add nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #16 {
  %3 = sub nsw i32 %0, %1
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @mul(i32 noundef %0, i32 noundef %1) #16 {
  %3 = mul nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #14

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nocallback nofree nosync nounwind willreturn }
attributes #14 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { nounwind }
attributes #18 = { nounwind returns_twice }
attributes #19 = { nounwind willreturn memory(read) }
attributes #20 = { noreturn }
attributes #21 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 1, !"EnableSplitLTOUnit", i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = !{!16, !16, i64 0}
!16 = !{!"any pointer", !8, i64 0}
!17 = distinct !{!17, !11, !12}
!18 = !{!8, !8, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"long", !8, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"double", !8, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"long double", !8, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"p1 omnipotent char", !16, i64 0}
!27 = !{i64 0, i64 32, !18}
!28 = distinct !{!28, !11, !12}
!29 = distinct !{!29, !11, !12}
!30 = distinct !{!30, !11, !12}
!31 = distinct !{!31, !11, !12}
!32 = distinct !{!32, !11, !12}
!33 = distinct !{!33, !11, !12}

^0 = module: (path: "<stdin>", hash: (4182112472, 421717406, 986998400, 56058647, 3126518343))
^1 = gv: (name: "depth", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 241567887072864751
^2 = gv: (name: "duff", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 25, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 1, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), refs: (^5)))) ; guid = 1037996325441481864
^3 = gv: (name: "llvm.va_start.p0") ; guid = 1116014281982105379
^4 = gv: (name: "add", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 2, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 1884944888481421223
^5 = gv: (name: ".str.7", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 2028885338394274021
^6 = gv: (name: ".str.9", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 2107647097458002718
^7 = gv: (name: "llvm.memcpy.p0.p0.i64") ; guid = 2699563562842851132
^8 = gv: (name: "_setjmp") ; guid = 2848432753328059453
^9 = gv: (name: "strlen") ; guid = 2965136410638013299
^10 = gv: (name: "llvm.va_copy.p0") ; guid = 3113975535100162712
^11 = gv: (name: ".str.2", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 3992326671503474121
^12 = gv: (name: "raise_error", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 2, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 1), calls: ((callee: ^35)), refs: (^26)))) ; guid = 4373401560115733409
^13 = gv: (name: "llvm.lifetime.start.p0") ; guid = 4736283418132453162
^14 = gv: (name: "llvm.va_end.p0") ; guid = 5090975557526790353
^15 = gv: (name: "sum", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 185, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^9))))) ; guid = 5131840944530782917
^16 = gv: (name: ".str.8", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 5253666919026151918
^17 = gv: (name: "mul", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 2, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 5763487363043060229
^18 = gv: (name: ".str.13", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 5911439937824711418
^19 = gv: (name: "vla", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 38, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 1, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 6000563528261530300
^20 = gv: (name: "llvm.smax.i32") ; guid = 6002034434922093760
^21 = gv: (name: ".str.16", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 6827773042248244279
^22 = gv: (name: ".str.18", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 7368076686929447282
^23 = gv: (name: "printf") ; guid = 7383291119112528047
^24 = gv: (name: ".str.14", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 7716698215994921074
^25 = gv: (name: "gcd", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 7, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^25))))) ; guid = 8295709454871599704
^26 = gv: (name: "env", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 8303941193077111911
^27 = gv: (name: ".str.5", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 8308857660504894572
^28 = gv: (name: ".str.4", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 9843335963875810005
^29 = gv: (name: "dense", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 10, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 1, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), refs: (^37, ^22, ^18, ^24, ^36, ^21, ^44, ^33)))) ; guid = 10538247596241580948
^30 = gv: (name: ".str.6", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 10591942541257168265
^31 = gv: (name: "__const.main.b", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 11240134408109949751
^32 = gv: (name: "dig", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 16, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^12), (callee: ^32)), refs: (^1)))) ; guid = 11409912840802627395
^33 = gv: (name: ".str.12", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 11508424448347466974
^34 = gv: (name: "guarded", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 16, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^8), (callee: ^32)), refs: (^26, writeonly ^1)))) ; guid = 11621040227506668277
^35 = gv: (name: "longjmp") ; guid = 12198037595855906571
^36 = gv: (name: ".str.15", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 12521006138537002893
^37 = gv: (name: ".str.19", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 12690082309884894884
^38 = gv: (name: "llvm.memset.p0.i64") ; guid = 12767501690323846396
^39 = gv: (name: ".str", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 12973214505348267223
^40 = gv: (name: "llvm.lifetime.end.p0") ; guid = 13244677477227836793
^41 = gv: (name: ".str.10", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 13409701988153089072
^42 = gv: (name: "ops", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^4, ^51, ^17)))) ; guid = 13557175609590755900
^43 = gv: (name: ".str.11", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 13688257746381089864
^44 = gv: (name: ".str.17", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 14566898047383212090
^45 = gv: (name: "llvm.ptrmask.p0.i64") ; guid = 14571006855679474619
^46 = gv: (name: ".str.3", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 15245067604385585990
^47 = gv: (name: "main", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 110, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 1, mustBeUnreachable: 0), calls: ((callee: ^15), (callee: ^23), (callee: ^34), (callee: ^49), (callee: ^2), (callee: ^19), (callee: ^25), (callee: ^50), (callee: ^29)), refs: (^11, ^46, ^31, ^28, ^48, ^39, ^30, ^16, ^6, ^41, ^27, ^43, ^42, readonly ^1)))) ; guid = 15822663052811949562
^48 = gv: (name: ".str.1", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 16084482527309772942
^49 = gv: (name: "sparse", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 12, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 1, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 17138531782712549321
^50 = gv: (name: "is_even", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 7, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^50))))) ; guid = 17352762541377006414
^51 = gv: (name: "sub", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 2, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 18113016643552827625
^52 = blockcount: 0

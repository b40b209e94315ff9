; ModuleID = 'objects.cpp'
source_filename = "objects.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::nothrow_t" = type { i8 }
%"struct.(anonymous namespace)::Ring" = type { [3 x i32], i32, i32 }

$__clang_call_terminate = comdat any

@_ZN12_GLOBAL__N_110per_threadE = internal thread_local unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [12 x i8] c"attempt %d\0A\00", align 1
@_ZSt7nothrow = external global %"struct.std::nothrow_t", align 1
@_ZTIN12_GLOBAL__N_15ShapeE = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_15ShapeE }, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSN12_GLOBAL__N_15ShapeE = internal constant [23 x i8] c"N12_GLOBAL__N_15ShapeE\00", align 1
@_ZTIN12_GLOBAL__N_15NamedE = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_15NamedE }, align 8
@_ZTSN12_GLOBAL__N_15NamedE = internal constant [23 x i8] c"N12_GLOBAL__N_15NamedE\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"%s %g %s %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@_ZTIN12_GLOBAL__N_16SquareE = internal constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_16SquareE, i32 0, i32 2, ptr @_ZTIN12_GLOBAL__N_15ShapeE, i64 2, ptr @_ZTIN12_GLOBAL__N_15NamedE, i64 2050 }, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTSN12_GLOBAL__N_16SquareE = internal constant [24 x i8] c"N12_GLOBAL__N_16SquareE\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"alive %d\0A\00", align 1
@_ZN12_GLOBAL__N_15aliveE = internal unnamed_addr global i32 0, align 4
@_ZTIN12_GLOBAL__N_15ErrorE = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_15ErrorE, ptr @_ZTISt9exception }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSN12_GLOBAL__N_15ErrorE = internal constant [23 x i8] c"N12_GLOBAL__N_15ErrorE\00", align 1
@_ZTISt9exception = external constant ptr
@.str.5 = private unnamed_addr constant [12 x i8] c"full %d %d\0A\00", align 1
@_ZTIPKc = external constant ptr
@.str.7 = private unnamed_addr constant [16 x i8] c"box %ld %ld %d\0A\00", align 1
@_ZN12_GLOBAL__N_13BoxIlE4madeE = internal unnamed_addr global i32 0, align 4
@.str.8 = private unnamed_addr constant [17 x i8] c"member %d %d %d\0A\00", align 1
@.str.9 = private unnamed_addr constant [13 x i8] c"fold %d %ld\0A\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"negative %d\0A\00", align 1
@_ZTIi = external constant ptr
@.str.14 = private unnamed_addr constant [17 x i8] c"int %d alive %d\0A\00", align 1
@.str.15 = private unnamed_addr constant [26 x i8] c"something else, alive %d\0A\00", align 1
@.str.16 = private unnamed_addr constant [16 x i8] c"%s %d alive %d\0A\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@_ZTVN12_GLOBAL__N_16SquareE = internal unnamed_addr constant { [6 x ptr], [5 x ptr] } { [6 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_16SquareE, ptr @_ZN12_GLOBAL__N_16SquareD2Ev, ptr @_ZN12_GLOBAL__N_16SquareD0Ev, ptr @_ZNK12_GLOBAL__N_16Square4areaEv, ptr @_ZNK12_GLOBAL__N_16Square4nameEv], [5 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr @_ZTIN12_GLOBAL__N_16SquareE, ptr @_ZNK12_GLOBAL__N_15Named5labelEv, ptr @_ZThn8_N12_GLOBAL__N_16SquareD1Ev, ptr @_ZThn8_N12_GLOBAL__N_16SquareD0Ev] }, align 8, !type !0, !type !2, !type !4, !type !6, !type !7, !type !9, !type !11, !type !13, !type !14, !type !16, !type !18, !type !20, !vcall_visibility !21
@.str.18 = private unnamed_addr constant [3 x i8] c"sq\00", align 1
@_ZTVN12_GLOBAL__N_15ShapeE = internal unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_15ShapeE, ptr @_ZN12_GLOBAL__N_15ShapeD2Ev, ptr @_ZN12_GLOBAL__N_15ShapeD0Ev, ptr @__cxa_pure_virtual, ptr @_ZNK12_GLOBAL__N_15Shape4nameEv] }, align 8, !type !7, !type !9, !type !11, !vcall_visibility !21
@.str.19 = private unnamed_addr constant [6 x i8] c"shape\00", align 1
@_ZTVN12_GLOBAL__N_15NamedE = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_15NamedE, ptr @_ZNK12_GLOBAL__N_15Named5labelEv, ptr @_ZN12_GLOBAL__N_15NamedD2Ev, ptr @_ZN12_GLOBAL__N_15NamedD0Ev] }, align 8, !type !22, !type !23, !vcall_visibility !21
@.str.20 = private unnamed_addr constant [9 x i8] c"untagged\00", align 1
@.str.21 = private unnamed_addr constant [7 x i8] c"square\00", align 1
@_ZTVN12_GLOBAL__N_16CircleE = internal unnamed_addr constant { [12 x ptr], [7 x ptr] } { [12 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr null, ptr null, ptr null, ptr null, ptr @_ZTIN12_GLOBAL__N_16CircleE, ptr @_ZN12_GLOBAL__N_16CircleD1Ev, ptr @_ZN12_GLOBAL__N_16CircleD0Ev, ptr @_ZNK12_GLOBAL__N_16Circle4areaEv, ptr @_ZNK12_GLOBAL__N_15Shape4nameEv, ptr @_ZNK12_GLOBAL__N_16Circle5labelEv], [7 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTIN12_GLOBAL__N_16CircleE, ptr @_ZTv0_n24_NK12_GLOBAL__N_16Circle5labelEv, ptr @_ZTv0_n32_N12_GLOBAL__N_16CircleD1Ev, ptr @_ZTv0_n32_N12_GLOBAL__N_16CircleD0Ev] }, align 8, !type !24, !type !25, !type !26, !type !27, !type !28, !type !29, !type !30, !type !31, !type !32, !type !33, !type !34, !type !36, !type !38, !type !40, !type !41, !vcall_visibility !21
@_ZTIN12_GLOBAL__N_16CircleE = internal constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_16CircleE, i32 0, i32 2, ptr @_ZTIN12_GLOBAL__N_15ShapeE, i64 -12285, ptr @_ZTIN12_GLOBAL__N_15NamedE, i64 -14333 }, align 8
@_ZTSN12_GLOBAL__N_16CircleE = internal constant [24 x i8] c"N12_GLOBAL__N_16CircleE\00", align 1
@.str.22 = private unnamed_addr constant [13 x i8] c"circle's own\00", align 1
@_ZTVN12_GLOBAL__N_17MoreOpsE = internal unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_17MoreOpsE, ptr @_ZN12_GLOBAL__N_17MoreOps3mulEi] }, align 8, !type !42, !type !44, !type !46, !type !48, !vcall_visibility !21
@_ZTIN12_GLOBAL__N_17MoreOpsE = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_17MoreOpsE, ptr @_ZTIN12_GLOBAL__N_13OpsE }, align 8
@_ZTSN12_GLOBAL__N_17MoreOpsE = internal constant [25 x i8] c"N12_GLOBAL__N_17MoreOpsE\00", align 1
@_ZTIN12_GLOBAL__N_13OpsE = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_13OpsE }, align 8
@_ZTSN12_GLOBAL__N_13OpsE = internal constant [21 x i8] c"N12_GLOBAL__N_13OpsE\00", align 1
@_ZZN12_GLOBAL__N_14onceEvE5value = internal unnamed_addr global i32 0, align 4
@_ZGVZN12_GLOBAL__N_14onceEvE5value = internal global i64 0, align 8
@_ZTVN12_GLOBAL__N_15ErrorE = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_15ErrorE, ptr @_ZNSt9exceptionD2Ev, ptr @_ZN12_GLOBAL__N_15ErrorD0Ev, ptr @_ZNK12_GLOBAL__N_15Error4whatEv] }, align 8, !type !50, !type !52, !type !54, !type !55
@_ZTVSt9exception = available_externally unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt9exception, ptr @_ZNSt9exceptionD1Ev, ptr @_ZNSt9exceptionD0Ev, ptr @_ZNKSt9exception4whatEv] }, align 8, !type !54, !type !55
@.str.23 = private unnamed_addr constant [6 x i8] c"Error\00", align 1
@.str.24 = private unnamed_addr constant [6 x i8] c"empty\00", align 1
@__tls_guard = internal thread_local global i8 0, align 1
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@str = private unnamed_addr constant [5 x i8] c"seed\00", align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr @_ZTVSt9exception], section "llvm.metadata"

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define hidden range(i32 -2147483641, -2147483648) i32 @c_name(i32 noundef %0) local_unnamed_addr #2 !type !69 !type !70 {
  %2 = add nsw i32 %0, 7
  ret i32 %2
}

; Function Attrs: norecurse uwtable
define hidden noundef i32 @main() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 !type !71 !type !72 {
  %1 = alloca [3 x i32], align 4
  %2 = alloca [3 x ptr], align 16
  %3 = alloca %"struct.(anonymous namespace)::Ring", align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #28
  store i32 3, ptr %1, align 4, !tbaa !65
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 4
  store i32 150, ptr %4, align 4, !tbaa !65
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i32 250, ptr %5, align 4, !tbaa !65
  br label %21

6:                                                ; preds = %21
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #28
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #28
  %7 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #29
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTVN12_GLOBAL__N_15ShapeE, i64 16), ptr %7, align 8, !tbaa !73
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_15NamedE, i64 16), ptr %8, align 8, !tbaa !73
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr @.str.20, ptr %9, align 8, !tbaa !75
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 16), ptr %7, align 8, !tbaa !73
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 64), ptr %8, align 8, !tbaa !73
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store double 3.000000e+00, ptr %10, align 8, !tbaa !79
  %11 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  store ptr @.str.18, ptr %9, align 8, !tbaa !75
  store ptr %7, ptr %2, align 16, !tbaa !84
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %14 = tail call noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #29
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTVN12_GLOBAL__N_15ShapeE, i64 16), ptr %14, align 8, !tbaa !73
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_15NamedE, i64 16), ptr %15, align 8, !tbaa !73
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr @.str.20, ptr %16, align 8, !tbaa !75
  store ptr getelementptr inbounds nuw inrange(-56, 40) (i8, ptr @_ZTVN12_GLOBAL__N_16CircleE, i64 56), ptr %14, align 8, !tbaa !73
  store ptr getelementptr inbounds nuw inrange(-32, 24) (i8, ptr @_ZTVN12_GLOBAL__N_16CircleE, i64 128), ptr %15, align 8, !tbaa !73
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store double 2.000000e+00, ptr %17, align 8, !tbaa !86
  store ptr %14, ptr %13, align 8, !tbaa !84
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %19 = tail call noalias noundef dereferenceable_or_null(40) ptr @_ZnwmRKSt9nothrow_t(i64 noundef 40, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt7nothrow) #30
  %20 = icmp eq ptr %19, null
  br i1 %20, label %34, label %29

21:                                               ; preds = %0, %21
  %22 = phi i64 [ 0, %0 ], [ %27, %21 ]
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !65
  %25 = tail call fastcc noundef i32 @_ZN12_GLOBAL__N_17attemptEi(i32 noundef %24)
  %26 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %25)
  %27 = add nuw nsw i64 %22, 4
  %28 = icmp eq i64 %27, 12
  br i1 %28, label %6, label %21, !llvm.loop !88

29:                                               ; preds = %6
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTVN12_GLOBAL__N_15ShapeE, i64 16), ptr %19, align 8, !tbaa !73
  %30 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_15NamedE, i64 16), ptr %30, align 8, !tbaa !73
  %31 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store ptr @.str.20, ptr %31, align 8, !tbaa !75
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 16), ptr %19, align 8, !tbaa !73
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 64), ptr %30, align 8, !tbaa !73
  %32 = getelementptr inbounds nuw i8, ptr %19, i64 24
  store double 1.500000e+00, ptr %32, align 8, !tbaa !79
  %33 = add nsw i32 %11, 2
  store i32 %33, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  store ptr @.str.18, ptr %31, align 8, !tbaa !75
  br label %34

34:                                               ; preds = %29, %6
  %35 = phi ptr [ null, %6 ], [ %19, %29 ]
  store ptr %35, ptr %18, align 16, !tbaa !84
  br label %39

36:                                               ; preds = %86
  %37 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %37)
  br label %100

39:                                               ; preds = %34, %86
  %40 = phi i64 [ 0, %34 ], [ %89, %86 ]
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 %40
  %42 = load ptr, ptr %41, align 8, !tbaa !84
  %43 = icmp eq ptr %42, null
  br i1 %43, label %46, label %44

44:                                               ; preds = %39
  %45 = tail call ptr @__dynamic_cast(ptr nonnull %42, ptr nonnull @_ZTIN12_GLOBAL__N_15ShapeE, ptr nonnull @_ZTIN12_GLOBAL__N_15NamedE, i64 -2) #28
  br label %46

46:                                               ; preds = %39, %44
  %47 = phi ptr [ %45, %44 ], [ null, %39 ]
  %48 = load ptr, ptr %42, align 8, !tbaa !73
  %49 = tail call { ptr, i1 } @llvm.type.checked.load(ptr %48, i32 24, metadata !8), !nosanitize !90
  %50 = extractvalue { ptr, i1 } %49, 1, !nosanitize !90
  br i1 %50, label %52, label %51, !prof !91, !nosanitize !90

51:                                               ; preds = %46
  tail call void @llvm.ubsantrap(i8 2) #31, !nosanitize !90
  unreachable, !nosanitize !90

52:                                               ; preds = %46
  %53 = extractvalue { ptr, i1 } %49, 0, !nosanitize !90
  %54 = tail call noundef ptr %53(ptr noundef nonnull align 8 dereferenceable(8) %42)
  %55 = load ptr, ptr %42, align 8, !tbaa !73
  %56 = tail call { ptr, i1 } @llvm.type.checked.load(ptr %55, i32 16, metadata !8), !nosanitize !90
  %57 = extractvalue { ptr, i1 } %56, 1, !nosanitize !90
  br i1 %57, label %59, label %58, !prof !91, !nosanitize !90

58:                                               ; preds = %52
  tail call void @llvm.ubsantrap(i8 2) #31, !nosanitize !90
  unreachable, !nosanitize !90

59:                                               ; preds = %52
  %60 = extractvalue { ptr, i1 } %56, 0, !nosanitize !90
  %61 = tail call noundef double %60(ptr noundef nonnull align 8 dereferenceable(8) %42)
  %62 = icmp eq ptr %47, null
  br i1 %62, label %71, label %63

63:                                               ; preds = %59
  %64 = load ptr, ptr %47, align 8, !tbaa !73
  %65 = tail call { ptr, i1 } @llvm.type.checked.load(ptr %64, i32 0, metadata !1), !nosanitize !90
  %66 = extractvalue { ptr, i1 } %65, 1, !nosanitize !90
  br i1 %66, label %68, label %67, !prof !91, !nosanitize !90

67:                                               ; preds = %63
  tail call void @llvm.ubsantrap(i8 2) #31, !nosanitize !90
  unreachable, !nosanitize !90

68:                                               ; preds = %63
  %69 = extractvalue { ptr, i1 } %65, 0, !nosanitize !90
  %70 = tail call noundef ptr %69(ptr noundef nonnull align 8 dereferenceable(16) %47)
  br label %71

71:                                               ; preds = %68, %59
  %72 = phi ptr [ %70, %68 ], [ @.str.3, %59 ]
  %73 = load ptr, ptr %42, align 8, !tbaa !73
  %74 = getelementptr inbounds i8, ptr %73, i64 -8
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %77 = load ptr, ptr %76, align 8, !tbaa !92
  %78 = icmp eq ptr %77, @_ZTSN12_GLOBAL__N_16SquareE
  br i1 %78, label %86, label %79

79:                                               ; preds = %71
  %80 = load i8, ptr %77, align 1, !tbaa !94
  %81 = icmp eq i8 %80, 42
  br i1 %81, label %86, label %82

82:                                               ; preds = %79
  %83 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %77, ptr noundef nonnull dereferenceable(24) @_ZTSN12_GLOBAL__N_16SquareE) #28
  %84 = icmp eq i32 %83, 0
  %85 = zext i1 %84 to i32
  br label %86

86:                                               ; preds = %71, %79, %82
  %87 = phi i32 [ 1, %71 ], [ 0, %79 ], [ %85, %82 ]
  %88 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, ptr noundef %54, double noundef %61, ptr noundef %72, i32 noundef %87)
  %89 = add nuw nsw i64 %40, 8
  %90 = icmp eq i64 %89, 24
  br i1 %90, label %36, label %39, !llvm.loop !95

91:                                               ; preds = %112
  %92 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %93 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %92)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #28
  %94 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 0, ptr %94, align 4, !tbaa !96
  %95 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i32 1, ptr %95, align 4, !tbaa !98
  store i32 1, ptr %3, align 4, !tbaa !65
  store i32 2, ptr %95, align 4, !tbaa !98
  %96 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 2, ptr %96, align 4, !tbaa !65
  store i32 3, ptr %95, align 4, !tbaa !98
  %97 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 3, ptr %97, align 4, !tbaa !65
  %98 = tail call ptr @__cxa_allocate_exception(i64 16) #28
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_15ErrorE, i64 16), ptr %98, align 8, !tbaa !73
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 8
  store i32 3, ptr %99, align 8, !tbaa !99
  invoke void @__cxa_throw(ptr nonnull %98, ptr nonnull @_ZTIN12_GLOBAL__N_15ErrorE, ptr nonnull @_ZNSt9exceptionD2Ev) #32
          to label %115 unwind label %116

100:                                              ; preds = %36, %112
  %101 = phi i64 [ 0, %36 ], [ %113, %112 ]
  %102 = getelementptr inbounds nuw i8, ptr %2, i64 %101
  %103 = load ptr, ptr %102, align 8, !tbaa !84
  %104 = icmp eq ptr %103, null
  br i1 %104, label %112, label %105

105:                                              ; preds = %100
  %106 = load ptr, ptr %103, align 8, !tbaa !73
  %107 = tail call { ptr, i1 } @llvm.type.checked.load(ptr %106, i32 8, metadata !8), !nosanitize !90
  %108 = extractvalue { ptr, i1 } %107, 1, !nosanitize !90
  br i1 %108, label %110, label %109, !prof !91, !nosanitize !90

109:                                              ; preds = %105
  tail call void @llvm.ubsantrap(i8 2) #31, !nosanitize !90
  unreachable, !nosanitize !90

110:                                              ; preds = %105
  %111 = extractvalue { ptr, i1 } %107, 0, !nosanitize !90
  tail call void %111(ptr noundef nonnull align 8 dereferenceable(8) %103) #28
  br label %112

112:                                              ; preds = %110, %100
  %113 = add nuw nsw i64 %101, 8
  %114 = icmp eq i64 %113, 24
  br i1 %114, label %91, label %100, !llvm.loop !102

115:                                              ; preds = %91
  unreachable

116:                                              ; preds = %91
  %117 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIN12_GLOBAL__N_15ErrorE
  %118 = extractvalue { ptr, i32 } %117, 1
  %119 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN12_GLOBAL__N_15ErrorE) #28
  %120 = icmp eq i32 %118, %119
  br i1 %120, label %121, label %224

121:                                              ; preds = %116
  %122 = extractvalue { ptr, i32 } %117, 0
  %123 = tail call ptr @__cxa_begin_catch(ptr %122) #28
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 8
  %125 = load i32, ptr %124, align 8, !tbaa !99
  %126 = invoke fastcc noundef i32 @_ZN12_GLOBAL__N_14RingIiLj3EE3popEv(ptr noundef nonnull align 4 dereferenceable(20) %3)
          to label %127 unwind label %145

127:                                              ; preds = %121
  %128 = invoke fastcc noundef i32 @_ZN12_GLOBAL__N_14RingIiLj3EE3popEv(ptr noundef nonnull align 4 dereferenceable(20) %3)
          to label %129 unwind label %145

129:                                              ; preds = %127
  %130 = invoke fastcc noundef i32 @_ZN12_GLOBAL__N_14RingIiLj3EE3popEv(ptr noundef nonnull align 4 dereferenceable(20) %3)
          to label %131 unwind label %145

131:                                              ; preds = %129
  %132 = add nsw i32 %128, %126
  %133 = add nsw i32 %132, %130
  %134 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %125, i32 noundef %133)
  tail call void @__cxa_end_catch()
  %135 = load i32, ptr %95, align 4, !tbaa !98
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %140

137:                                              ; preds = %131
  %138 = tail call ptr @__cxa_allocate_exception(i64 8) #28
  store ptr @.str.24, ptr %138, align 16, !tbaa !103
  invoke void @__cxa_throw(ptr nonnull %138, ptr nonnull @_ZTIPKc, ptr null) #32
          to label %139 unwind label %147

139:                                              ; preds = %137
  unreachable

140:                                              ; preds = %131
  %141 = load i32, ptr %94, align 4, !tbaa !96
  %142 = add i32 %141, 1
  %143 = urem i32 %142, 3
  store i32 %143, ptr %94, align 4, !tbaa !96
  %144 = add i32 %135, -1
  store i32 %144, ptr %95, align 4, !tbaa !98
  br label %156

145:                                              ; preds = %129, %127, %121
  %146 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %224 unwind label %226

147:                                              ; preds = %137
  %148 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  %149 = extractvalue { ptr, i32 } %148, 1
  %150 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #28
  %151 = icmp eq i32 %149, %150
  br i1 %151, label %152, label %224

152:                                              ; preds = %147
  %153 = extractvalue { ptr, i32 } %148, 0
  %154 = tail call ptr @__cxa_begin_catch(ptr %153) #28
  %155 = tail call i32 @puts(ptr nonnull dereferenceable(1) %154)
  tail call void @__cxa_end_catch() #28
  br label %156

156:                                              ; preds = %140, %152
  %157 = load i32, ptr @_ZN12_GLOBAL__N_13BoxIlE4madeE, align 4, !tbaa !65
  %158 = add nsw i32 %157, 1
  store i32 %158, ptr @_ZN12_GLOBAL__N_13BoxIlE4madeE, align 4, !tbaa !65
  %159 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i64 noundef 0, i64 noundef 77, i32 noundef %158)
  %160 = tail call i1 @llvm.type.test(ptr nonnull @_ZN12_GLOBAL__N_13Ops3addEi, metadata !104), !nosanitize !90
  br i1 %160, label %162, label %161, !prof !91, !nosanitize !90

161:                                              ; preds = %156
  tail call void @llvm.ubsantrap(i8 2) #31, !nosanitize !90
  unreachable, !nosanitize !90

162:                                              ; preds = %156
  %163 = tail call i1 @llvm.type.test(ptr nonnull getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTVN12_GLOBAL__N_17MoreOpsE, i64 16), metadata !45), !nosanitize !90
  br i1 %163, label %165, label %164, !prof !91, !nosanitize !90

164:                                              ; preds = %162
  tail call void @llvm.ubsantrap(i8 2) #33, !nosanitize !90
  unreachable, !nosanitize !90

165:                                              ; preds = %162
  %166 = tail call i1 @llvm.type.test(ptr nonnull getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTVN12_GLOBAL__N_17MoreOpsE, i64 16), metadata !43), !nosanitize !90
  br i1 %166, label %168, label %167, !prof !91, !nosanitize !90

167:                                              ; preds = %165
  tail call void @llvm.ubsantrap(i8 2) #31, !nosanitize !90
  unreachable, !nosanitize !90

168:                                              ; preds = %165
  %169 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef 10, i32 noundef 25, i32 noundef 24)
  %170 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef 179, i64 noundef 104)
  %171 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %172 = add nsw i32 %171, 1
  store i32 %172, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %173 = icmp sgt i32 %171, 999
  br i1 %173, label %174, label %180

174:                                              ; preds = %168
  %175 = tail call ptr @__cxa_allocate_exception(i64 4) #28
  store i32 %172, ptr %175, align 16, !tbaa !65
  invoke void @__cxa_throw(ptr nonnull %175, ptr nonnull @_ZTIi, ptr null) #32
          to label %176 unwind label %177

176:                                              ; preds = %174
  unreachable

177:                                              ; preds = %174
  %178 = landingpad { ptr, i32 }
          catch ptr null
  %179 = extractvalue { ptr, i32 } %178, 0
  tail call void @__clang_call_terminate(ptr %179) #33
  unreachable

180:                                              ; preds = %168
  store i32 %171, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %181 = load atomic i8, ptr @_ZGVZN12_GLOBAL__N_14onceEvE5value acquire, align 8
  %182 = icmp eq i8 %181, 0
  br i1 %182, label %183, label %188, !prof !105

183:                                              ; preds = %180
  %184 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN12_GLOBAL__N_14onceEvE5value) #28
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %188, label %186

186:                                              ; preds = %183
  %187 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  store i32 41, ptr @_ZZN12_GLOBAL__N_14onceEvE5value, align 4, !tbaa !65
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN12_GLOBAL__N_14onceEvE5value) #28
  br label %188

188:                                              ; preds = %180, %183, %186
  %189 = load i32, ptr @_ZZN12_GLOBAL__N_14onceEvE5value, align 4, !tbaa !65
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr @_ZZN12_GLOBAL__N_14onceEvE5value, align 4, !tbaa !65
  %191 = load atomic i8, ptr @_ZGVZN12_GLOBAL__N_14onceEvE5value acquire, align 8
  %192 = icmp eq i8 %191, 0
  br i1 %192, label %193, label %198, !prof !105

193:                                              ; preds = %188
  %194 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN12_GLOBAL__N_14onceEvE5value) #28
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %198, label %196

196:                                              ; preds = %193
  %197 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  store i32 41, ptr @_ZZN12_GLOBAL__N_14onceEvE5value, align 4, !tbaa !65
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN12_GLOBAL__N_14onceEvE5value) #28
  br label %198

198:                                              ; preds = %188, %193, %196
  %199 = load i32, ptr @_ZZN12_GLOBAL__N_14onceEvE5value, align 4, !tbaa !65
  %200 = load i8, ptr @__tls_guard, align 1
  %201 = icmp eq i8 %200, 0
  br i1 %201, label %202, label %206, !prof !106

202:                                              ; preds = %198
  store i8 1, ptr @__tls_guard, align 1
  %203 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard)
  %204 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  %205 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_110per_threadE)
  store i32 40, ptr %205, align 4, !tbaa !65
  br label %206

206:                                              ; preds = %198, %202
  %207 = tail call noundef nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_110per_threadE)
  %208 = load i32, ptr %207, align 4, !tbaa !65
  %209 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %199, i32 noundef %208, i32 noundef 8)
  %210 = tail call ptr @__cxa_allocate_exception(i64 16) #28
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_15ErrorE, i64 16), ptr %210, align 8, !tbaa !73
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 8
  store i32 -5, ptr %211, align 8, !tbaa !99
  invoke void @__cxa_throw(ptr nonnull %210, ptr nonnull @_ZTIN12_GLOBAL__N_15ErrorE, ptr nonnull @_ZNSt9exceptionD2Ev) #32
          to label %229 unwind label %212

212:                                              ; preds = %206
  %213 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIN12_GLOBAL__N_15ErrorE
  %214 = extractvalue { ptr, i32 } %213, 1
  %215 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN12_GLOBAL__N_15ErrorE) #28
  %216 = icmp eq i32 %214, %215
  br i1 %216, label %217, label %224

217:                                              ; preds = %212
  %218 = extractvalue { ptr, i32 } %213, 0
  %219 = tail call ptr @__cxa_begin_catch(ptr %218) #28
  %220 = getelementptr inbounds nuw i8, ptr %219, i64 8
  %221 = load i32, ptr %220, align 8, !tbaa !99
  %222 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i32 noundef %221)
  tail call void @__cxa_end_catch()
  %223 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #28
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #28
  ret i32 %223

224:                                              ; preds = %212, %145, %147, %116
  %225 = phi { ptr, i32 } [ %146, %145 ], [ %148, %147 ], [ %117, %116 ], [ %213, %212 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #28
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #28
  resume { ptr, i32 } %225

226:                                              ; preds = %145
  %227 = landingpad { ptr, i32 }
          catch ptr null
  %228 = extractvalue { ptr, i32 } %227, 0
  tail call void @__clang_call_terminate(ptr %228) #33
  unreachable

229:                                              ; preds = %206
  unreachable
}

; Function Attrs: nofree nounwind
declare !type !107 !type !108 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc noundef i32 @_ZN12_GLOBAL__N_17attemptEi(i32 noundef %0) unnamed_addr #5 personality ptr @__gxx_personality_v0 !type !69 !type !70 {
  %2 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %4 = invoke fastcc noundef i32 @_ZN12_GLOBAL__N_14deepEi(i32 noundef %0)
          to label %30 unwind label %5

5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTIN12_GLOBAL__N_15ErrorE
          catch ptr @_ZTISt9exception
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  %8 = extractvalue { ptr, i32 } %6, 1
  %9 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #28
  %10 = icmp eq i32 %8, %9
  br i1 %10, label %11, label %17

11:                                               ; preds = %5
  %12 = tail call ptr @__cxa_begin_catch(ptr %7) #28
  %13 = load i32, ptr %12, align 4, !tbaa !65
  %14 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %13, i32 noundef %14)
  %16 = load i32, ptr %12, align 4, !tbaa !65
  tail call void @__cxa_end_catch() #28
  br label %30

17:                                               ; preds = %5
  %18 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN12_GLOBAL__N_15ErrorE) #28
  %19 = icmp eq i32 %8, %18
  br i1 %19, label %20, label %34

20:                                               ; preds = %17
  %21 = tail call ptr @__cxa_begin_catch(ptr %7) #28
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = load i32, ptr %22, align 8, !tbaa !99
  %24 = add nsw i32 %23, 1000
  store i32 %24, ptr %22, align 8, !tbaa !99
  invoke void @__cxa_rethrow() #32
          to label %68 unwind label %25

25:                                               ; preds = %20
  %26 = landingpad { ptr, i32 }
          catch ptr @_ZTISt9exception
          catch ptr null
  invoke void @__cxa_end_catch()
          to label %27 unwind label %65

27:                                               ; preds = %25
  %28 = extractvalue { ptr, i32 } %26, 1
  %29 = extractvalue { ptr, i32 } %26, 0
  br label %34

30:                                               ; preds = %1, %11
  %31 = phi i32 [ %16, %11 ], [ %4, %1 ]
  %32 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %33 = add nsw i32 %32, -1
  store i32 %33, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  br label %63

34:                                               ; preds = %27, %17
  %35 = phi i32 [ %28, %27 ], [ %8, %17 ]
  %36 = phi ptr [ %29, %27 ], [ %7, %17 ]
  %37 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %38 = add nsw i32 %37, -1
  store i32 %38, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %39 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #28
  %40 = icmp eq i32 %35, %39
  %41 = tail call ptr @__cxa_begin_catch(ptr %36) #28
  br i1 %40, label %42, label %46

42:                                               ; preds = %34
  %43 = icmp eq ptr %41, null
  br i1 %43, label %49, label %44

44:                                               ; preds = %42
  %45 = tail call ptr @__dynamic_cast(ptr nonnull %41, ptr nonnull @_ZTISt9exception, ptr nonnull @_ZTIN12_GLOBAL__N_15ErrorE, i64 0) #28
  br label %49

46:                                               ; preds = %34
  %47 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %48 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %47)
  tail call void @__cxa_end_catch()
  br label %63

49:                                               ; preds = %42, %44
  %50 = phi ptr [ %45, %44 ], [ null, %42 ]
  %51 = load ptr, ptr %41, align 8, !tbaa !73
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 16
  %53 = load ptr, ptr %52, align 8
  %54 = tail call noundef ptr %53(ptr noundef nonnull align 8 dereferenceable(8) %41) #28
  %55 = icmp eq ptr %50, null
  br i1 %55, label %59, label %56

56:                                               ; preds = %49
  %57 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %58 = load i32, ptr %57, align 8, !tbaa !99
  br label %59

59:                                               ; preds = %49, %56
  %60 = phi i32 [ %58, %56 ], [ -1, %49 ]
  %61 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %62 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, ptr noundef %54, i32 noundef %60, i32 noundef %61)
  tail call void @__cxa_end_catch()
  br label %63

63:                                               ; preds = %30, %59, %46
  %64 = phi i32 [ %31, %30 ], [ -1, %59 ], [ -2, %46 ]
  ret i32 %64

65:                                               ; preds = %25
  %66 = landingpad { ptr, i32 }
          catch ptr null
  %67 = extractvalue { ptr, i32 } %66, 0
  tail call void @__clang_call_terminate(ptr %67) #33
  unreachable

68:                                               ; preds = %20
  unreachable
}

; Function Attrs: nobuiltin allocsize(0)
declare !type !109 !type !110 noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #6

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nobuiltin nounwind
declare !type !111 !type !112 void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #7

; Function Attrs: nobuiltin nounwind allocsize(0)
declare !type !113 !type !114 noalias noundef ptr @_ZnwmRKSt9nothrow_t(i64 noundef, ptr noundef nonnull align 1 dereferenceable(1)) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare { ptr, i1 } @llvm.type.checked.load(ptr, i32, metadata) #10

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.ubsantrap(i8 immarg) #11

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #12

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: mustprogress norecurse uwtable
define internal fastcc noundef i32 @_ZN12_GLOBAL__N_14RingIiLj3EE3popEv(ptr noundef nonnull align 4 captures(none) dereferenceable(20) %0) unnamed_addr #13 align 2 !type !115 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load i32, ptr %2, align 4, !tbaa !98
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = tail call ptr @__cxa_allocate_exception(i64 8) #28
  store ptr @.str.24, ptr %6, align 16, !tbaa !103
  tail call void @__cxa_throw(ptr nonnull %6, ptr nonnull @_ZTIPKc, ptr null) #32
  unreachable

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %9 = load i32, ptr %8, align 4, !tbaa !96
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !65
  %13 = add i32 %9, 1
  %14 = urem i32 %13, 3
  store i32 %14, ptr %8, align 4, !tbaa !96
  %15 = add i32 %3, -1
  store i32 %15, ptr %2, align 4, !tbaa !98
  ret i32 %12
}

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #14 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #28
  tail call void @_ZSt9terminatev() #33
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #15

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_13Ops3addEi(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(12) %0, i32 noundef %1) #16 align 2 !type !117 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8, !tbaa !118
  %5 = add nsw i32 %4, %1
  ret i32 %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.type.test(ptr, metadata) #0

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #17

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #18

; Function Attrs: mustprogress uwtable
define internal fastcc noundef i32 @_ZN12_GLOBAL__N_14deepEi(i32 noundef %0) unnamed_addr #19 personality ptr @__gxx_personality_v0 !type !69 !type !70 {
  %2 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  switch i32 %0, label %21 [
    i32 0, label %4
    i32 100, label %12
    i32 200, label %14
  ]

4:                                                ; preds = %1
  %5 = tail call ptr @__cxa_allocate_exception(i64 16) #28
  %6 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_15ErrorE, i64 16), ptr %5, align 8, !tbaa !73
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %6, ptr %7, align 8, !tbaa !99
  br label %16

8:                                                ; preds = %16, %21
  %9 = landingpad { ptr, i32 }
          cleanup
  %10 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %11 = add nsw i32 %10, -1
  store i32 %11, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  resume { ptr, i32 } %9

12:                                               ; preds = %1
  %13 = tail call ptr @__cxa_allocate_exception(i64 4) #28
  store i32 100, ptr %13, align 16, !tbaa !65
  br label %16

14:                                               ; preds = %1
  %15 = tail call ptr @__cxa_allocate_exception(i64 8) #28
  store ptr @.str.17, ptr %15, align 16, !tbaa !103
  br label %16

16:                                               ; preds = %4, %12, %14
  %17 = phi ptr [ %15, %14 ], [ %13, %12 ], [ %5, %4 ]
  %18 = phi ptr [ @_ZTIPKc, %14 ], [ @_ZTIi, %12 ], [ @_ZTIN12_GLOBAL__N_15ErrorE, %4 ]
  %19 = phi ptr [ null, %14 ], [ null, %12 ], [ @_ZNSt9exceptionD2Ev, %4 ]
  invoke void @__cxa_throw(ptr nonnull %17, ptr nonnull %18, ptr %19) #32
          to label %20 unwind label %8

20:                                               ; preds = %16
  unreachable

21:                                               ; preds = %1
  %22 = add nsw i32 %0, -1
  %23 = invoke fastcc noundef i32 @_ZN12_GLOBAL__N_14deepEi(i32 noundef %22)
          to label %24 unwind label %8

24:                                               ; preds = %21
  %25 = add nsw i32 %23, 1
  %26 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %27 = add nsw i32 %26, -1
  store i32 %27, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  ret i32 %25
}

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @_ZN12_GLOBAL__N_16SquareD2Ev(ptr noundef nonnull writeonly align 8 captures(none) dereferenceable(33) initializes((0, 16)) %0) unnamed_addr #20 align 2 {
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 16), ptr %0, align 8, !tbaa !73
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 64), ptr %2, align 8, !tbaa !73
  %3 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %4 = add nsw i32 %3, -1
  store i32 %4, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(33) initializes((0, 16)) %0) unnamed_addr #21 align 2 {
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 16), ptr %0, align 8, !tbaa !73
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 64), ptr %2, align 8, !tbaa !73
  %3 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %4 = add nsw i32 %3, -1
  store i32 %4, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 40) #34
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal noundef double @_ZNK12_GLOBAL__N_16Square4areaEv(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(33) %0) unnamed_addr #16 align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load double, ptr %2, align 8, !tbaa !79
  %4 = fmul double %3, %3
  ret double %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef nonnull ptr @_ZNK12_GLOBAL__N_16Square4nameEv(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #2 align 2 {
  ret ptr @.str.21
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal noundef ptr @_ZNK12_GLOBAL__N_15Named5labelEv(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(16) %0) unnamed_addr #16 align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8, !tbaa !75
  ret ptr %3
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @_ZThn8_N12_GLOBAL__N_16SquareD1Ev(ptr noundef writeonly captures(none) initializes((-8, 8)) %0) unnamed_addr #20 align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -8
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 16), ptr %2, align 8, !tbaa !73
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 64), ptr %0, align 8, !tbaa !73
  %3 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %4 = add nsw i32 %3, -1
  store i32 %4, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define internal void @_ZThn8_N12_GLOBAL__N_16SquareD0Ev(ptr noundef initializes((-8, 8)) %0) unnamed_addr #22 align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -8
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 16), ptr %2, align 8, !tbaa !73
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 64), ptr %0, align 8, !tbaa !73
  %3 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  %4 = add nsw i32 %3, -1
  store i32 %4, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !65
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(33) %2, i64 noundef 40) #34
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal void @_ZN12_GLOBAL__N_15ShapeD2Ev(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #2 align 2 {
  ret void
}

; Function Attrs: cold mustprogress noreturn nounwind memory(inaccessiblemem: write) uwtable
define internal void @_ZN12_GLOBAL__N_15ShapeD0Ev(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #23 align 2 {
  tail call void @llvm.trap() #33
  unreachable
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef nonnull ptr @_ZNK12_GLOBAL__N_15Shape4nameEv(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #2 align 2 {
  ret ptr @.str.19
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal void @_ZN12_GLOBAL__N_15NamedD2Ev(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #2 align 2 {
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15NamedD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #24 align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #34
  ret void
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal void @_ZN12_GLOBAL__N_16CircleD1Ev(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #25 align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16CircleD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #21 align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #34
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal noundef double @_ZNK12_GLOBAL__N_16Circle4areaEv(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(32) %0) unnamed_addr #16 align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !86
  %4 = fmul double %3, 3.000000e+00
  %5 = fmul double %3, %4
  ret double %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef nonnull ptr @_ZNK12_GLOBAL__N_16Circle5labelEv(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #2 align 2 {
  ret ptr @.str.22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef nonnull ptr @_ZTv0_n24_NK12_GLOBAL__N_16Circle5labelEv(ptr readonly captures(none) %0) unnamed_addr #2 align 2 {
  ret ptr @.str.22
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal void @_ZTv0_n32_N12_GLOBAL__N_16CircleD1Ev(ptr readonly captures(none) %0) unnamed_addr #25 align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define internal void @_ZTv0_n32_N12_GLOBAL__N_16CircleD0Ev(ptr noundef %0) unnamed_addr #22 align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !73
  %3 = getelementptr inbounds i8, ptr %2, i64 -32
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(32) %5, i64 noundef 32) #34
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !type !120 !type !121 i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #26

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal noundef range(i32 -2147483647, -2147483648) i32 @_ZN12_GLOBAL__N_17MoreOps3mulEi(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(12) %0, i32 noundef %1) unnamed_addr #16 align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8, !tbaa !118
  %5 = mul nsw i32 %4, %1
  %6 = add nsw i32 %5, 1
  ret i32 %6
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #27

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #27

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15ErrorD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #21 align 2 {
  tail call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) #28
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #34
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef nonnull ptr @_ZNK12_GLOBAL__N_15Error4whatEv(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #2 align 2 {
  ret ptr @.str.23
}

; Function Attrs: nounwind
declare void @_ZNSt9exceptionD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #17

; Function Attrs: nounwind
declare void @_ZNSt9exceptionD0Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #17

; Function Attrs: nounwind
declare noundef ptr @_ZNKSt9exception4whatEv(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #17

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #27

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { norecurse uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn memory(read) }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #11 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #12 = { nofree nosync nounwind memory(none) }
attributes #13 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { cold nofree noreturn }
attributes #16 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { cold noreturn }
attributes #19 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #23 = { cold mustprogress noreturn nounwind memory(inaccessiblemem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #24 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #25 = { inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #26 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #27 = { nofree nounwind }
attributes #28 = { nounwind }
attributes #29 = { builtin allocsize(0) }
attributes #30 = { builtin nounwind allocsize(0) }
attributes #31 = { nomerge noreturn nounwind }
attributes #32 = { noreturn }
attributes #33 = { noreturn nounwind }
attributes #34 = { builtin nounwind }

!llvm.module.flags = !{!56, !57, !58, !59, !60, !61, !62, !63}
!llvm.ident = !{!64}
!llvm.errno.tbaa = !{!65}

!0 = !{i64 64, !1}
!1 = distinct !{}
!2 = !{i64 32, !3}
!3 = distinct !{}
!4 = !{i64 40, !5}
!5 = distinct !{}
!6 = !{i64 64, !5}
!7 = !{i64 16, !8}
!8 = distinct !{}
!9 = !{i64 32, !10}
!10 = distinct !{}
!11 = !{i64 40, !12}
!12 = distinct !{}
!13 = !{i64 64, !12}
!14 = !{i64 16, !15}
!15 = distinct !{}
!16 = !{i64 32, !17}
!17 = distinct !{}
!18 = !{i64 40, !19}
!19 = distinct !{}
!20 = !{i64 64, !19}
!21 = !{i64 2}
!22 = !{i64 16, !1}
!23 = !{i64 16, !5}
!24 = !{i64 128, !1}
!25 = !{i64 72, !3}
!26 = !{i64 80, !5}
!27 = !{i64 88, !5}
!28 = !{i64 128, !5}
!29 = !{i64 56, !8}
!30 = !{i64 72, !10}
!31 = !{i64 80, !12}
!32 = !{i64 88, !12}
!33 = !{i64 128, !12}
!34 = !{i64 56, !35}
!35 = distinct !{}
!36 = !{i64 72, !37}
!37 = distinct !{}
!38 = !{i64 80, !39}
!39 = distinct !{}
!40 = !{i64 88, !39}
!41 = !{i64 128, !39}
!42 = !{i64 16, !43}
!43 = distinct !{}
!44 = !{i64 16, !45}
!45 = distinct !{}
!46 = !{i64 16, !47}
!47 = distinct !{}
!48 = !{i64 16, !49}
!49 = distinct !{}
!50 = !{i64 16, !51}
!51 = distinct !{}
!52 = !{i64 32, !53}
!53 = distinct !{}
!54 = !{i64 16, !"_ZTSSt9exception"}
!55 = !{i64 32, !"_ZTSMSt9exceptionKDoFPKcvE.virtual"}
!56 = !{i32 1, !"wchar_size", i32 4}
!57 = !{i32 1, !"Virtual Function Elim", i32 0}
!58 = !{i32 4, !"CFI Canonical Jump Tables", i32 1}
!59 = !{i32 8, !"PIC Level", i32 2}
!60 = !{i32 7, !"PIE Level", i32 2}
!61 = !{i32 7, !"uwtable", i32 2}
!62 = !{i32 1, !"ThinLTO", i32 0}
!63 = !{i32 1, !"EnableSplitLTOUnit", i32 1}
!64 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!65 = !{!66, !66, i64 0}
!66 = !{!"int", !67, i64 0}
!67 = !{!"omnipotent char", !68, i64 0}
!68 = !{!"Simple C++ TBAA"}
!69 = !{i64 0, !"_ZTSFiiE"}
!70 = !{i64 0, !"_ZTSFiiE.generalized"}
!71 = !{i64 0, !"_ZTSFivE"}
!72 = !{i64 0, !"_ZTSFivE.generalized"}
!73 = !{!74, !74, i64 0}
!74 = !{!"vtable pointer", !68, i64 0}
!75 = !{!76, !77, i64 8}
!76 = !{!"_ZTSN12_GLOBAL__N_15NamedE", !77, i64 8}
!77 = !{!"p1 omnipotent char", !78, i64 0}
!78 = !{!"any pointer", !67, i64 0}
!79 = !{!80, !82, i64 24}
!80 = !{!"_ZTSN12_GLOBAL__N_16SquareE", !81, i64 0, !76, i64 8, !82, i64 24, !83, i64 32}
!81 = !{!"_ZTSN12_GLOBAL__N_15ShapeE"}
!82 = !{!"double", !67, i64 0}
!83 = !{!"_ZTSN12_GLOBAL__N_17CountedE"}
!84 = !{!85, !85, i64 0}
!85 = !{!"p1 _ZTSN12_GLOBAL__N_15ShapeE", !78, i64 0}
!86 = !{!87, !82, i64 8}
!87 = !{!"_ZTSN12_GLOBAL__N_16CircleE", !82, i64 8}
!88 = distinct !{!88, !89}
!89 = !{!"llvm.loop.unroll.disable"}
!90 = !{}
!91 = !{!"branch_weights", i32 1048575, i32 1}
!92 = !{!93, !77, i64 8}
!93 = !{!"_ZTSSt9type_info", !77, i64 8}
!94 = !{!67, !67, i64 0}
!95 = distinct !{!95, !89}
!96 = !{!97, !66, i64 12}
!97 = !{!"_ZTSN12_GLOBAL__N_14RingIiLj3EEE", !67, i64 0, !66, i64 12, !66, i64 16}
!98 = !{!97, !66, i64 16}
!99 = !{!100, !66, i64 8}
!100 = !{!"_ZTSN12_GLOBAL__N_15ErrorE", !101, i64 0, !66, i64 8}
!101 = !{!"_ZTSSt9exception"}
!102 = distinct !{!102, !89}
!103 = !{!77, !77, i64 0}
!104 = distinct !{}
!105 = !{!"branch_weights", i32 1, i32 1048575}
!106 = !{!"branch_weights", i32 1, i32 1023}
!107 = !{i64 0, !"_ZTSFiPKczE"}
!108 = !{i64 0, !"_ZTSFiPKvzE.generalized"}
!109 = !{i64 0, !"_ZTSFPvmE"}
!110 = !{i64 0, !"_ZTSFPvmE.generalized"}
!111 = !{i64 0, !"_ZTSFvPvmE"}
!112 = !{i64 0, !"_ZTSFvPvmE.generalized"}
!113 = !{i64 0, !"_ZTSFPvmRKSt9nothrow_tE"}
!114 = !{i64 0, !"_ZTSFPvmRKSt9nothrow_tE.generalized"}
!115 = !{i64 0, !116}
!116 = distinct !{}
!117 = !{i64 0, !104}
!118 = !{!119, !66, i64 8}
!119 = !{!"_ZTSN12_GLOBAL__N_13OpsE", !66, i64 8}
!120 = !{i64 0, !"_ZTSFiPKcS0_E"}
!121 = !{i64 0, !"_ZTSFiPKvS0_E.generalized"}

^0 = module: (path: "[Regular LTO]", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "_ZN12_GLOBAL__N_17attemptEi", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 75, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 1, alwaysInline: 0, noUnwind: 0, mayThrow: 0, hasUnknownCall: 1, mustBeUnreachable: 0), calls: ((callee: ^106, relbf: 256), (callee: ^15, tail: 1), (callee: ^35, tail: 1), (callee: ^48, tail: 1), (callee: ^61), (callee: ^105, tail: 1), (callee: ^8, tail: 1)), refs: (^9, ^101, ^33, ^103, ^70, ^31, ^55, ^84)))) ; guid = 95790246004399725
^2 = gv: (name: ".str.17", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 232916925341589973
^3 = gv: (name: "_ZTVSt9exception", summaries: (variable: (module: ^0, flags: (linkage: available_externally, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 1), refs: (^70, ^75, ^26, ^53)))) ; guid = 389875006972979924
^4 = gv: (name: "_ZN12_GLOBAL__N_15NamedD0Ev", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 2, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^12, relbf: 256, tail: 1))))) ; guid = 583664508472536357
^5 = gv: (name: "_ZTIN12_GLOBAL__N_13OpsE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^20, ^94)))) ; guid = 627890269128151256
^6 = gv: (name: "_ZTIN12_GLOBAL__N_15ShapeE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^59, ^94)))) ; guid = 675089456295491707
^7 = gv: (name: "strcmp") ; guid = 1013198891307352868
^8 = gv: (name: "__clang_call_terminate", summaries: (function: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 1, importType: definition), insts: 3, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 1, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 1), calls: ((callee: ^15, relbf: 256, tail: 1), (callee: ^74, relbf: 256, tail: 1))))) ; guid = 1080103601501470593
^9 = gv: (name: "__gxx_personality_v0") ; guid = 1233668236132380018
^10 = gv: (name: "_ZThn8_N12_GLOBAL__N_16SquareD1Ev", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 7, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), refs: (^69, ^101)))) ; guid = 1343401409098952571
^11 = gv: (name: ".str.18", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 1692557979741470688
^12 = gv: (name: "_ZdlPvm") ; guid = 2054777859222858863
^13 = gv: (name: "_ZnwmRKSt9nothrow_t") ; guid = 2271119387560622906
^14 = gv: (name: "llvm.global_ctors", summaries: (variable: (module: ^0, flags: (linkage: appending, visibility: default, notEligibleToImport: 1, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0)))) ; guid = 2412314959268824392
^15 = gv: (name: "__cxa_begin_catch") ; guid = 2822380080272388849
^16 = gv: (name: "_ZN12_GLOBAL__N_16CircleD0Ev", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 2, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^12, relbf: 256, tail: 1))))) ; guid = 2853255373892786150
^17 = gv: (name: "_ZSt7nothrow") ; guid = 2861659050701656047
^18 = gv: (name: ".str.23", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 3143683273866558161
^19 = gv: (name: "_ZNK12_GLOBAL__N_16Circle5labelEv", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), refs: (^77)))) ; guid = 3878775024649761379
^20 = gv: (name: "_ZTSN12_GLOBAL__N_13OpsE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 3996548742289955931
^21 = gv: (name: "_ZN12_GLOBAL__N_15NamedD2Ev", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 4033041234506145469
^22 = gv: (name: ".str", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 4522824683554792165
^23 = gv: (name: "_ZN12_GLOBAL__N_16SquareD2Ev", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 7, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), refs: (^69, ^101)))) ; guid = 4574637106148194230
^24 = gv: (name: "_ZTVN12_GLOBAL__N_15ErrorE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^103, ^34, ^49, ^38)))) ; guid = 5632671483000524808
^25 = gv: (name: ".str.9", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 5749111477804632385
^26 = gv: (name: "_ZNSt9exceptionD0Ev") ; guid = 5923588513242517040
^27 = gv: (name: "_ZTv0_n32_N12_GLOBAL__N_16CircleD0Ev", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 6, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^12, relbf: 256, tail: 1))))) ; guid = 5982008210966107349
^28 = gv: (name: ".str.8", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 6176145208941594518
^29 = gv: (name: "_ZThn8_N12_GLOBAL__N_16SquareD0Ev", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 8, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^12, relbf: 256, tail: 1)), refs: (^69, ^101)))) ; guid = 7035847371287697424
^30 = gv: (name: "_ZNK12_GLOBAL__N_16Circle4areaEv", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 5, funcFlags: (readNone: 0, readOnly: 1, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 7061171078856179527
^31 = gv: (name: ".str.14", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 7219854839505502124
^32 = gv: (name: "_ZNK12_GLOBAL__N_16Square4areaEv", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 4, funcFlags: (readNone: 0, readOnly: 1, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 7247347708736457860
^33 = gv: (name: "_ZTIi") ; guid = 7332356510842962422
^34 = gv: (name: "_ZNSt9exceptionD2Ev") ; guid = 7376079048865580440
^35 = gv: (name: "printf") ; guid = 7383291119112528047
^36 = gv: (name: "_ZTSN12_GLOBAL__N_15ErrorE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 7526767342686944738
^37 = gv: (name: "_ZTVN12_GLOBAL__N_17MoreOpsE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^86, ^93)))) ; guid = 8162030295028472027
^38 = gv: (name: "_ZNK12_GLOBAL__N_15Error4whatEv", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), refs: (^18)))) ; guid = 8395335365707741115
^39 = gv: (name: "_ZNK12_GLOBAL__N_15Shape4nameEv", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), refs: (^41)))) ; guid = 8490954398042396942
^40 = gv: (name: "_ZN12_GLOBAL__N_14RingIiLj3EE3popEv", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 19, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 0, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^87, tail: 1), (callee: ^58, tail: 1)), refs: (^107, ^67)))) ; guid = 8602090342174382541
^41 = gv: (name: ".str.19", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 8718915691745491423
^42 = gv: (name: "_ZN12_GLOBAL__N_15ShapeD2Ev", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 8833566805693397788
^43 = gv: (name: "puts") ; guid = 8979701042202144121
^44 = gv: (name: "_ZTVN12_GLOBAL__N_15ShapeE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^6, ^42, ^46, ^85, ^39)))) ; guid = 9231398432366241736
^45 = gv: (name: "_ZTIN12_GLOBAL__N_16CircleE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^56, ^6, ^60, ^83)))) ; guid = 9520049009239983192
^46 = gv: (name: "_ZN12_GLOBAL__N_15ShapeD0Ev", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 2, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 1)))) ; guid = 9582446515968348537
^47 = gv: (name: "llvm.compiler.used", summaries: (variable: (module: ^0, flags: (linkage: appending, visibility: default, notEligibleToImport: 1, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0), refs: (^3)))) ; guid = 9610627770985738006
^48 = gv: (name: "__cxa_end_catch") ; guid = 10158920175350430535
^49 = gv: (name: "_ZN12_GLOBAL__N_15ErrorD0Ev", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 3, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^34, relbf: 256, tail: 1), (callee: ^12, relbf: 256, tail: 1))))) ; guid = 10405937772577943916
^50 = gv: (name: "_ZTSN12_GLOBAL__N_16SquareE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 10457888288124481775
^51 = gv: (name: "str", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 10638607349474537468
^52 = gv: (name: "_ZTVN10__cxxabiv120__si_class_type_infoE") ; guid = 10873349890511596996
^53 = gv: (name: "_ZNKSt9exception4whatEv") ; guid = 11286370541086155613
^54 = gv: (name: "c_name", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 2, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 11447333990014131987
^55 = gv: (name: ".str.15", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 11461632317946577618
^56 = gv: (name: "_ZTSN12_GLOBAL__N_16CircleE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 11689312699555941207
^57 = gv: (name: "_ZNK12_GLOBAL__N_16Square4nameEv", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), refs: (^108)))) ; guid = 11710476822008669760
^58 = gv: (name: "__cxa_throw") ; guid = 11744965366672030630
^59 = gv: (name: "_ZTSN12_GLOBAL__N_15ShapeE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 11756127438216254781
^60 = gv: (name: "_ZTIN12_GLOBAL__N_15NamedE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^63, ^94)))) ; guid = 11789023956553952164
^61 = gv: (name: "__cxa_rethrow") ; guid = 11911811000710313552
^62 = gv: (name: ".str.12", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 12121414113374151123
^63 = gv: (name: "_ZTSN12_GLOBAL__N_15NamedE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 12298935395436305577
^64 = gv: (name: "__cxa_guard_acquire") ; guid = 12430989598457996560
^65 = gv: (name: "_ZTSN12_GLOBAL__N_17MoreOpsE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 12451379452355661291
^66 = gv: (name: ".str.20", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 12528176018205189165
^67 = gv: (name: "_ZTIPKc") ; guid = 12555378600951797307
^68 = gv: (name: ".str.7", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 12844242756124490265
^69 = gv: (name: "_ZTVN12_GLOBAL__N_16SquareE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^96, ^100, ^10, ^29, ^23, ^80, ^32, ^57)))) ; guid = 12894797303497873611
^70 = gv: (name: "_ZTISt9exception") ; guid = 13153987912410578352
^71 = gv: (name: "_ZN12_GLOBAL__N_13Ops3addEi", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 4, funcFlags: (readNone: 0, readOnly: 1, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 13159613129667121629
^72 = gv: (name: ".str.3", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 13628258357177829771
^73 = gv: (name: "_ZZN12_GLOBAL__N_14onceEvE5value", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 13646264660364518968
^74 = gv: (name: "_ZSt9terminatev") ; guid = 13807749166652787960
^75 = gv: (name: "_ZNSt9exceptionD1Ev") ; guid = 14282173747771029802
^76 = gv: (name: "__tls_guard", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 14302156843369602161
^77 = gv: (name: ".str.22", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 14441203851791916553
^78 = gv: (name: "_ZTv0_n24_NK12_GLOBAL__N_16Circle5labelEv", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), refs: (^77)))) ; guid = 14552761211892123186
^79 = gv: (name: "_ZTv0_n32_N12_GLOBAL__N_16CircleD1Ev", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 14571104930459237652
^80 = gv: (name: "_ZN12_GLOBAL__N_16SquareD0Ev", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 8, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^12, relbf: 256, tail: 1)), refs: (^69, ^101)))) ; guid = 14586128530817269541
^81 = gv: (name: ".str.2", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 14826343534498796098
^82 = gv: (name: "__cxa_guard_release") ; guid = 14859031928521361919
^83 = gv: (name: "_ZTVN10__cxxabiv121__vmi_class_type_infoE") ; guid = 15154540976975978366
^84 = gv: (name: ".str.16", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 15304574677651715853
^85 = gv: (name: "__cxa_pure_virtual") ; guid = 15445200097692986839
^86 = gv: (name: "_ZTIN12_GLOBAL__N_17MoreOpsE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^65, ^5, ^52)))) ; guid = 15456863484528328108
^87 = gv: (name: "__cxa_allocate_exception") ; guid = 15475840464582149017
^88 = gv: (name: "_ZN12_GLOBAL__N_13BoxIlE4madeE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 15536006569233663669
^89 = gv: (name: "_ZTVN12_GLOBAL__N_16CircleE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^45, ^78, ^79, ^27, ^95, ^16, ^30, ^39, ^19)))) ; guid = 15656900223113734588
^90 = gv: (name: ".str.10", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 15668634322426055745
^91 = gv: (name: "_ZTVN12_GLOBAL__N_15NamedE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^60, ^100, ^21, ^4)))) ; guid = 15687252530396599157
^92 = gv: (name: "main", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 301, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 0, mayThrow: 1, hasUnknownCall: 1, mustBeUnreachable: 0), calls: ((callee: ^98, relbf: 512, tail: 1), (callee: ^13, relbf: 256, tail: 1), (callee: ^1, relbf: 268435455, tail: 1), (callee: ^35, relbf: 268435455, tail: 1), (callee: ^105, relbf: 46282034, tail: 1), (callee: ^7, relbf: 23140959, tail: 1), (callee: ^87, relbf: 43, tail: 1), (callee: ^58, relbf: 43), (callee: ^15, tail: 1), (callee: ^40), (callee: ^48, tail: 1), (callee: ^43, tail: 1), (callee: ^8, tail: 1), (callee: ^64, tail: 1), (callee: ^82, tail: 1)), refs: (^9, ^44, ^91, ^66, ^69, ^101, ^11, ^89, ^17, ^22, ^102, ^6, ^60, ^72, ^50, ^81, ^24, ^103, ^34, ^97, ^107, ^67, ^88, ^68, ^71, ^37, ^28, ^25, ^33, ^99, ^51, ^73, ^76, ^104, ^90, ^62)))) ; guid = 15822663052811949562
^93 = gv: (name: "_ZN12_GLOBAL__N_17MoreOps3mulEi", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 5, funcFlags: (readNone: 0, readOnly: 1, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 15843010025648042892
^94 = gv: (name: "_ZTVN10__cxxabiv117__class_type_infoE") ; guid = 16105443863886496782
^95 = gv: (name: "_ZN12_GLOBAL__N_16CircleD1Ev", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 16436995759729482674
^96 = gv: (name: "_ZTIN12_GLOBAL__N_16SquareE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^50, ^6, ^60, ^83)))) ; guid = 16599961840177261807
^97 = gv: (name: ".str.5", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 16660476726504810155
^98 = gv: (name: "_Znwm") ; guid = 16793709562209971782
^99 = gv: (name: "_ZGVZN12_GLOBAL__N_14onceEvE5value", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 16795655177186301319
^100 = gv: (name: "_ZNK12_GLOBAL__N_15Named5labelEv", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 3, funcFlags: (readNone: 0, readOnly: 1, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 16947090150237424249
^101 = gv: (name: "_ZN12_GLOBAL__N_15aliveE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 17076529683387282777
^102 = gv: (name: ".str.4", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 17132520571914301306
^103 = gv: (name: "_ZTIN12_GLOBAL__N_15ErrorE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^36, ^70, ^52)))) ; guid = 17608176601504325427
^104 = gv: (name: "_ZN12_GLOBAL__N_110per_threadE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 17627173146684632082
^105 = gv: (name: "__dynamic_cast") ; guid = 17922977462723951168
^106 = gv: (name: "_ZN12_GLOBAL__N_14deepEi", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 33, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 0, mayThrow: 1, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^87, tail: 1), (callee: ^58), (callee: ^106, relbf: 255)), refs: (^9, ^101, ^24, ^2, ^67, ^33, ^103, ^34)))) ; guid = 18252212534872591124
^107 = gv: (name: ".str.24", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 18380317484317551003
^108 = gv: (name: ".str.21", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 18383933278929483393
^109 = flags: 8
^110 = blockcount: 0

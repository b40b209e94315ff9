; ModuleID = 'objects.cpp'
source_filename = "objects.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::nothrow_t" = type { i8 }
%class.anon = type { i8 }
%"class.std::initializer_list" = type { ptr, i64 }
%"struct.(anonymous namespace)::Ring" = type { [3 x i32], i32, i32 }
%"struct.(anonymous namespace)::Box" = type { i64 }
%"struct.(anonymous namespace)::MoreOps" = type { %"struct.(anonymous namespace)::Ops.base", [4 x i8] }
%"struct.(anonymous namespace)::Ops.base" = type <{ ptr, i32 }>
%class.anon.0 = type { i32 }
%"struct.(anonymous namespace)::Error" = type <{ %"class.std::exception", i32, [4 x i8] }>
%"class.std::exception" = type { ptr }
%"struct.(anonymous namespace)::Ops" = type <{ ptr, i32, [4 x i8] }>
%"struct.(anonymous namespace)::Counted" = type { i8 }
%"struct.(anonymous namespace)::Square" = type <{ %"struct.(anonymous namespace)::Shape", %"struct.(anonymous namespace)::Named", double, [8 x i8] }>
%"struct.(anonymous namespace)::Shape" = type { ptr }
%"struct.(anonymous namespace)::Named" = type { ptr, ptr }
%"struct.(anonymous namespace)::Circle" = type { %"struct.(anonymous namespace)::Shape", double, %"struct.(anonymous namespace)::Named" }
%"class.std::type_info" = type { ptr, ptr }

$_ZNKSt16initializer_listIiE5beginEv = comdat any

$_ZNKSt16initializer_listIiE3endEv = comdat any

$_ZNKSt9type_infoeqERKS_ = comdat any

$__clang_call_terminate = comdat any

$_ZNKSt16initializer_listIiE4sizeEv = comdat any

$_ZNKSt9type_info4nameEv = comdat any

$_ZNSt9exceptionC2Ev = comdat any

@_ZN12_GLOBAL__N_110per_threadE = internal thread_local global i32 0, align 4
@_ZN12_GLOBAL__N_18at_startE = internal global i32 0, align 4
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
@_ZN12_GLOBAL__N_15aliveE = internal global i32 0, align 4
@_ZTIN12_GLOBAL__N_15ErrorE = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_15ErrorE, ptr @_ZTISt9exception }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSN12_GLOBAL__N_15ErrorE = internal constant [23 x i8] c"N12_GLOBAL__N_15ErrorE\00", align 1
@_ZTISt9exception = external constant ptr
@.str.5 = private unnamed_addr constant [12 x i8] c"full %d %d\0A\00", align 1
@_ZTIPKc = external constant ptr
@.str.6 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.7 = private unnamed_addr constant [16 x i8] c"box %ld %ld %d\0A\00", align 1
@_ZN12_GLOBAL__N_13BoxIlE4madeE = internal global i32 0, align 4
@.str.8 = private unnamed_addr constant [17 x i8] c"member %d %d %d\0A\00", align 1
@.str.9 = private unnamed_addr constant [13 x i8] c"fold %d %ld\0A\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.11 = private unnamed_addr constant [3 x i8] c"-5\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"negative %d\0A\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"seed\0A\00", align 1
@_ZTIi = external constant ptr
@.str.14 = private unnamed_addr constant [17 x i8] c"int %d alive %d\0A\00", align 1
@.str.15 = private unnamed_addr constant [26 x i8] c"something else, alive %d\0A\00", align 1
@.str.16 = private unnamed_addr constant [16 x i8] c"%s %d alive %d\0A\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@_ZTVN12_GLOBAL__N_16SquareE = internal unnamed_addr constant { [6 x ptr], [5 x ptr] } { [6 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_16SquareE, ptr @_ZN12_GLOBAL__N_16SquareD2Ev, ptr @_ZN12_GLOBAL__N_16SquareD0Ev, ptr @_ZNK12_GLOBAL__N_16Square4areaEv, ptr @_ZNK12_GLOBAL__N_16Square4nameEv], [5 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr @_ZTIN12_GLOBAL__N_16SquareE, ptr @_ZNK12_GLOBAL__N_15Named5labelEv, ptr @_ZThn8_N12_GLOBAL__N_16SquareD1Ev, ptr @_ZThn8_N12_GLOBAL__N_16SquareD0Ev] }, align 8
@.str.18 = private unnamed_addr constant [3 x i8] c"sq\00", align 1
@_ZTVN12_GLOBAL__N_15ShapeE = internal unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_15ShapeE, ptr @_ZN12_GLOBAL__N_15ShapeD2Ev, ptr @_ZN12_GLOBAL__N_15ShapeD0Ev, ptr @__cxa_pure_virtual, ptr @_ZNK12_GLOBAL__N_15Shape4nameEv] }, align 8
@.str.19 = private unnamed_addr constant [6 x i8] c"shape\00", align 1
@_ZTVN12_GLOBAL__N_15NamedE = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_15NamedE, ptr @_ZNK12_GLOBAL__N_15Named5labelEv, ptr @_ZN12_GLOBAL__N_15NamedD2Ev, ptr @_ZN12_GLOBAL__N_15NamedD0Ev] }, align 8
@.str.20 = private unnamed_addr constant [9 x i8] c"untagged\00", align 1
@.str.21 = private unnamed_addr constant [7 x i8] c"square\00", align 1
@_ZTVN12_GLOBAL__N_16CircleE = internal unnamed_addr constant { [12 x ptr], [7 x ptr] } { [12 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr null, ptr null, ptr null, ptr null, ptr @_ZTIN12_GLOBAL__N_16CircleE, ptr @_ZN12_GLOBAL__N_16CircleD1Ev, ptr @_ZN12_GLOBAL__N_16CircleD0Ev, ptr @_ZNK12_GLOBAL__N_16Circle4areaEv, ptr @_ZNK12_GLOBAL__N_15Shape4nameEv, ptr @_ZNK12_GLOBAL__N_16Circle5labelEv], [7 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTIN12_GLOBAL__N_16CircleE, ptr @_ZTv0_n24_NK12_GLOBAL__N_16Circle5labelEv, ptr @_ZTv0_n32_N12_GLOBAL__N_16CircleD1Ev, ptr @_ZTv0_n32_N12_GLOBAL__N_16CircleD0Ev] }, align 8
@_ZTTN12_GLOBAL__N_16CircleE = internal unnamed_addr constant [3 x ptr] [ptr getelementptr inbounds inrange(-56, 40) ({ [12 x ptr], [7 x ptr] }, ptr @_ZTVN12_GLOBAL__N_16CircleE, i32 0, i32 0, i32 7), ptr getelementptr inbounds inrange(-56, 40) ({ [12 x ptr], [7 x ptr] }, ptr @_ZTVN12_GLOBAL__N_16CircleE, i32 0, i32 0, i32 7), ptr getelementptr inbounds inrange(-32, 24) ({ [12 x ptr], [7 x ptr] }, ptr @_ZTVN12_GLOBAL__N_16CircleE, i32 0, i32 1, i32 4)], align 8
@_ZTIN12_GLOBAL__N_16CircleE = internal constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_16CircleE, i32 0, i32 2, ptr @_ZTIN12_GLOBAL__N_15ShapeE, i64 -12285, ptr @_ZTIN12_GLOBAL__N_15NamedE, i64 -14333 }, align 8
@_ZTSN12_GLOBAL__N_16CircleE = internal constant [24 x i8] c"N12_GLOBAL__N_16CircleE\00", align 1
@.str.22 = private unnamed_addr constant [13 x i8] c"circle's own\00", align 1
@_ZTVN12_GLOBAL__N_17MoreOpsE = internal unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_17MoreOpsE, ptr @_ZN12_GLOBAL__N_17MoreOps3mulEi] }, align 8
@_ZTIN12_GLOBAL__N_17MoreOpsE = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_17MoreOpsE, ptr @_ZTIN12_GLOBAL__N_13OpsE }, align 8
@_ZTSN12_GLOBAL__N_17MoreOpsE = internal constant [25 x i8] c"N12_GLOBAL__N_17MoreOpsE\00", align 1
@_ZTIN12_GLOBAL__N_13OpsE = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_13OpsE }, align 8
@_ZTSN12_GLOBAL__N_13OpsE = internal constant [21 x i8] c"N12_GLOBAL__N_13OpsE\00", align 1
@_ZTVN12_GLOBAL__N_13OpsE = internal unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_13OpsE, ptr @_ZN12_GLOBAL__N_13Ops3mulEi] }, align 8
@_ZZN12_GLOBAL__N_14onceEvE5value = internal global i32 0, align 4
@_ZGVZN12_GLOBAL__N_14onceEvE5value = internal global i64 0, align 8
@_ZTVN12_GLOBAL__N_15ErrorE = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_15ErrorE, ptr @_ZN12_GLOBAL__N_15ErrorD2Ev, ptr @_ZN12_GLOBAL__N_15ErrorD0Ev, ptr @_ZNK12_GLOBAL__N_15Error4whatEv] }, align 8
@_ZTVSt9exception = external unnamed_addr constant { [5 x ptr] }, align 8
@.str.23 = private unnamed_addr constant [6 x i8] c"Error\00", align 1
@.str.24 = private unnamed_addr constant [6 x i8] c"empty\00", align 1
@__tls_guard = internal thread_local global i8 0, align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_objects.cpp, ptr null }]

@_ZTHN12_GLOBAL__N_110per_threadE = internal alias void (), ptr @__tls_init

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" {
  %1 = call noundef i32 @_ZN12_GLOBAL__N_14seedEv()
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_110per_threadE)
  store i32 %1, ptr %2, align 4
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_14seedEv() #1 {
  %1 = call i32 (ptr, ...) @printf(ptr noundef @.str.13)
  ret i32 40
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init.1() #0 section ".text.startup" {
  %1 = alloca %class.anon, align 1
  %2 = call noundef i32 @"_ZNK12_GLOBAL__N_13$_0clEv"(ptr noundef nonnull align 1 dereferenceable(1) %1)
  store i32 %2, ptr @_ZN12_GLOBAL__N_18at_startE, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @"_ZNK12_GLOBAL__N_13$_0clEv"(ptr noundef nonnull align 1 dereferenceable(1) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4
  %5 = mul nsw i32 %4, 10
  %6 = add nsw i32 %5, 7
  ret i32 %6
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local i32 @c_name(i32 noundef %0) #3 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = load i32, ptr @_ZN12_GLOBAL__N_18at_startE, align 4
  %5 = add nsw i32 %3, %4
  ret i32 %5
}

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #4 personality ptr @__gxx_personality_v0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca %"class.std::initializer_list", align 8
  %4 = alloca [3 x i32], align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca [3 x ptr], align 16
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i1, align 1
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca %"struct.(anonymous namespace)::Ring", align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca [8 x i8], align 8
  %30 = alloca ptr, align 8
  %31 = alloca %"struct.(anonymous namespace)::Box", align 8
  %32 = alloca %"struct.(anonymous namespace)::MoreOps", align 8
  %33 = alloca { i64, i64 }, align 8
  %34 = alloca { i64, i64 }, align 8
  %35 = alloca i32, align 4
  %36 = alloca %class.anon.0, align 4
  %37 = alloca i32, align 4
  %38 = alloca ptr, align 8
  %39 = alloca ptr, align 8
  %40 = alloca i1, align 1
  %41 = alloca ptr, align 8
  %42 = alloca i64, align 8
  %43 = alloca i1, align 1
  %44 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  store i32 3, ptr %4, align 4
  %45 = getelementptr inbounds i32, ptr %4, i64 1
  store i32 150, ptr %45, align 4
  %46 = getelementptr inbounds i32, ptr %4, i64 2
  store i32 250, ptr %46, align 4
  %47 = getelementptr inbounds nuw %"class.std::initializer_list", ptr %3, i32 0, i32 0
  store ptr %4, ptr %47, align 8
  %48 = getelementptr inbounds nuw %"class.std::initializer_list", ptr %3, i32 0, i32 1
  store i64 3, ptr %48, align 8
  store ptr %3, ptr %2, align 8
  %49 = load ptr, ptr %2, align 8, !nonnull !6, !align !7
  %50 = call noundef ptr @_ZNKSt16initializer_listIiE5beginEv(ptr noundef nonnull align 8 dereferenceable(16) %49) #18
  store ptr %50, ptr %5, align 8
  %51 = load ptr, ptr %2, align 8, !nonnull !6, !align !7
  %52 = call noundef ptr @_ZNKSt16initializer_listIiE3endEv(ptr noundef nonnull align 8 dereferenceable(16) %51) #18
  store ptr %52, ptr %6, align 8
  br label %53

53:                                               ; preds = %63, %0
  %54 = load ptr, ptr %5, align 8
  %55 = load ptr, ptr %6, align 8
  %56 = icmp ne ptr %54, %55
  br i1 %56, label %57, label %66

57:                                               ; preds = %53
  %58 = load ptr, ptr %5, align 8
  %59 = load i32, ptr %58, align 4
  store i32 %59, ptr %7, align 4
  %60 = load i32, ptr %7, align 4
  %61 = call noundef i32 @_ZN12_GLOBAL__N_17attemptEi(i32 noundef %60)
  %62 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %61)
  br label %63

63:                                               ; preds = %57
  %64 = load ptr, ptr %5, align 8
  %65 = getelementptr inbounds nuw i32, ptr %64, i32 1
  store ptr %65, ptr %5, align 8
  br label %53

66:                                               ; preds = %53
  %67 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 40) #19
  invoke void @_ZN12_GLOBAL__N_16SquareC2Ed(ptr noundef nonnull align 8 dereferenceable(33) %67, double noundef 3.000000e+00)
          to label %68 unwind label %95

68:                                               ; preds = %66
  store ptr %67, ptr %8, align 8
  %69 = getelementptr inbounds ptr, ptr %8, i64 1
  %70 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 32) #19
  invoke void @_ZN12_GLOBAL__N_16CircleC1Ed(ptr noundef nonnull align 8 dereferenceable(32) %70, double noundef 2.000000e+00)
          to label %71 unwind label %99

71:                                               ; preds = %68
  store ptr %70, ptr %69, align 8
  %72 = getelementptr inbounds ptr, ptr %8, i64 2
  %73 = call noalias noundef ptr @_ZnwmRKSt9nothrow_t(i64 noundef 40, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt7nothrow) #20
  %74 = icmp eq ptr %73, null
  store i1 false, ptr %12, align 1
  br i1 %74, label %77, label %75

75:                                               ; preds = %71
  store ptr %73, ptr %11, align 8
  store i1 true, ptr %12, align 1
  invoke void @_ZN12_GLOBAL__N_16SquareC2Ed(ptr noundef nonnull align 8 dereferenceable(33) %73, double noundef 1.500000e+00)
          to label %76 unwind label %103

76:                                               ; preds = %75
  br label %77

77:                                               ; preds = %76, %71
  %78 = phi ptr [ %73, %76 ], [ null, %71 ]
  store ptr %78, ptr %72, align 8
  store ptr %8, ptr %13, align 8
  %79 = load ptr, ptr %13, align 8, !nonnull !6, !align !7
  %80 = getelementptr inbounds [3 x ptr], ptr %79, i64 0, i64 0
  store ptr %80, ptr %14, align 8
  %81 = load ptr, ptr %13, align 8, !nonnull !6, !align !7
  %82 = getelementptr inbounds [3 x ptr], ptr %81, i64 0, i64 0
  %83 = getelementptr inbounds ptr, ptr %82, i64 3
  store ptr %83, ptr %15, align 8
  br label %84

84:                                               ; preds = %145, %77
  %85 = load ptr, ptr %14, align 8
  %86 = load ptr, ptr %15, align 8
  %87 = icmp ne ptr %85, %86
  br i1 %87, label %88, label %148

88:                                               ; preds = %84
  %89 = load ptr, ptr %14, align 8
  %90 = load ptr, ptr %89, align 8
  store ptr %90, ptr %16, align 8
  %91 = load ptr, ptr %16, align 8
  %92 = icmp eq ptr %91, null
  br i1 %92, label %111, label %93

93:                                               ; preds = %88
  %94 = call ptr @__dynamic_cast(ptr %91, ptr @_ZTIN12_GLOBAL__N_15ShapeE, ptr @_ZTIN12_GLOBAL__N_15NamedE, i64 -2) #18
  br label %112

95:                                               ; preds = %66
  %96 = landingpad { ptr, i32 }
          cleanup
  %97 = extractvalue { ptr, i32 } %96, 0
  store ptr %97, ptr %9, align 8
  %98 = extractvalue { ptr, i32 } %96, 1
  store i32 %98, ptr %10, align 4
  call void @_ZdlPvm(ptr noundef %67, i64 noundef 40) #21
  br label %326

99:                                               ; preds = %68
  %100 = landingpad { ptr, i32 }
          cleanup
  %101 = extractvalue { ptr, i32 } %100, 0
  store ptr %101, ptr %9, align 8
  %102 = extractvalue { ptr, i32 } %100, 1
  store i32 %102, ptr %10, align 4
  call void @_ZdlPvm(ptr noundef %70, i64 noundef 32) #21
  br label %326

103:                                              ; preds = %75
  %104 = landingpad { ptr, i32 }
          cleanup
  %105 = extractvalue { ptr, i32 } %104, 0
  store ptr %105, ptr %9, align 8
  %106 = extractvalue { ptr, i32 } %104, 1
  store i32 %106, ptr %10, align 4
  %107 = load i1, ptr %12, align 1
  br i1 %107, label %108, label %110

108:                                              ; preds = %103
  %109 = load ptr, ptr %11, align 8
  call void @_ZdlPvRKSt9nothrow_t(ptr noundef %109, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt7nothrow) #21
  br label %110

110:                                              ; preds = %108, %103
  br label %326

111:                                              ; preds = %88
  br label %112

112:                                              ; preds = %111, %93
  %113 = phi ptr [ %94, %93 ], [ null, %111 ]
  store ptr %113, ptr %17, align 8
  %114 = load ptr, ptr %16, align 8
  %115 = load ptr, ptr %114, align 8
  %116 = getelementptr inbounds ptr, ptr %115, i64 3
  %117 = load ptr, ptr %116, align 8
  %118 = call noundef ptr %117(ptr noundef nonnull align 8 dereferenceable(8) %114)
  %119 = load ptr, ptr %16, align 8
  %120 = load ptr, ptr %119, align 8
  %121 = getelementptr inbounds ptr, ptr %120, i64 2
  %122 = load ptr, ptr %121, align 8
  %123 = call noundef double %122(ptr noundef nonnull align 8 dereferenceable(8) %119)
  %124 = load ptr, ptr %17, align 8
  %125 = icmp ne ptr %124, null
  br i1 %125, label %126, label %132

126:                                              ; preds = %112
  %127 = load ptr, ptr %17, align 8
  %128 = load ptr, ptr %127, align 8
  %129 = getelementptr inbounds ptr, ptr %128, i64 0
  %130 = load ptr, ptr %129, align 8
  %131 = call noundef ptr %130(ptr noundef nonnull align 8 dereferenceable(16) %127)
  br label %133

132:                                              ; preds = %112
  br label %133

133:                                              ; preds = %132, %126
  %134 = phi ptr [ %131, %126 ], [ @.str.3, %132 ]
  %135 = load ptr, ptr %16, align 8
  %136 = icmp eq ptr %135, null
  br i1 %136, label %137, label %138

137:                                              ; preds = %133
  call void @__cxa_bad_typeid() #22
  unreachable

138:                                              ; preds = %133
  %139 = load ptr, ptr %135, align 8
  %140 = getelementptr inbounds ptr, ptr %139, i64 -1
  %141 = load ptr, ptr %140, align 8
  %142 = call noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(ptr noundef nonnull align 8 dereferenceable(16) %141, ptr noundef nonnull align 8 dereferenceable(16) @_ZTIN12_GLOBAL__N_16SquareE) #18
  %143 = zext i1 %142 to i32
  %144 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, ptr noundef %118, double noundef %123, ptr noundef %134, i32 noundef %143)
  br label %145

145:                                              ; preds = %138
  %146 = load ptr, ptr %14, align 8
  %147 = getelementptr inbounds nuw ptr, ptr %146, i32 1
  store ptr %147, ptr %14, align 8
  br label %84

148:                                              ; preds = %84
  %149 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4
  %150 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %149)
  store ptr %8, ptr %18, align 8
  %151 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  %152 = getelementptr inbounds [3 x ptr], ptr %151, i64 0, i64 0
  store ptr %152, ptr %19, align 8
  %153 = load ptr, ptr %18, align 8, !nonnull !6, !align !7
  %154 = getelementptr inbounds [3 x ptr], ptr %153, i64 0, i64 0
  %155 = getelementptr inbounds ptr, ptr %154, i64 3
  store ptr %155, ptr %20, align 8
  br label %156

156:                                              ; preds = %170, %148
  %157 = load ptr, ptr %19, align 8
  %158 = load ptr, ptr %20, align 8
  %159 = icmp ne ptr %157, %158
  br i1 %159, label %160, label %173

160:                                              ; preds = %156
  %161 = load ptr, ptr %19, align 8
  %162 = load ptr, ptr %161, align 8
  store ptr %162, ptr %21, align 8
  %163 = load ptr, ptr %21, align 8
  %164 = icmp eq ptr %163, null
  br i1 %164, label %169, label %165

165:                                              ; preds = %160
  %166 = load ptr, ptr %163, align 8
  %167 = getelementptr inbounds ptr, ptr %166, i64 1
  %168 = load ptr, ptr %167, align 8
  call void %168(ptr noundef nonnull align 8 dereferenceable(8) %163) #18
  br label %169

169:                                              ; preds = %165, %160
  br label %170

170:                                              ; preds = %169
  %171 = load ptr, ptr %19, align 8
  %172 = getelementptr inbounds nuw ptr, ptr %171, i32 1
  store ptr %172, ptr %19, align 8
  br label %156

173:                                              ; preds = %156
  %174 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4
  %175 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %174)
  call void @_ZN12_GLOBAL__N_14RingIiLj3EEC2Ev(ptr noundef nonnull align 4 dereferenceable(20) %22) #18
  store i32 1, ptr %23, align 4
  %176 = invoke noundef nonnull align 4 dereferenceable(20) ptr @_ZN12_GLOBAL__N_14RingIiLj3EE4pushIiEERS1_OT_(ptr noundef nonnull align 4 dereferenceable(20) %22, ptr noundef nonnull align 4 dereferenceable(4) %23)
          to label %177 unwind label %184

177:                                              ; preds = %173
  store i32 2, ptr %24, align 4
  %178 = invoke noundef nonnull align 4 dereferenceable(20) ptr @_ZN12_GLOBAL__N_14RingIiLj3EE4pushIiEERS1_OT_(ptr noundef nonnull align 4 dereferenceable(20) %176, ptr noundef nonnull align 4 dereferenceable(4) %24)
          to label %179 unwind label %184

179:                                              ; preds = %177
  store i32 3, ptr %25, align 4
  %180 = invoke noundef nonnull align 4 dereferenceable(20) ptr @_ZN12_GLOBAL__N_14RingIiLj3EE4pushIiEERS1_OT_(ptr noundef nonnull align 4 dereferenceable(20) %178, ptr noundef nonnull align 4 dereferenceable(4) %25)
          to label %181 unwind label %184

181:                                              ; preds = %179
  store i32 4, ptr %26, align 4
  %182 = invoke noundef nonnull align 4 dereferenceable(20) ptr @_ZN12_GLOBAL__N_14RingIiLj3EE4pushIiEERS1_OT_(ptr noundef nonnull align 4 dereferenceable(20) %180, ptr noundef nonnull align 4 dereferenceable(4) %26)
          to label %183 unwind label %184

183:                                              ; preds = %181
  br label %208

184:                                              ; preds = %181, %179, %177, %173
  %185 = landingpad { ptr, i32 }
          catch ptr @_ZTIN12_GLOBAL__N_15ErrorE
  %186 = extractvalue { ptr, i32 } %185, 0
  store ptr %186, ptr %9, align 8
  %187 = extractvalue { ptr, i32 } %185, 1
  store i32 %187, ptr %10, align 4
  br label %188

188:                                              ; preds = %184
  %189 = load i32, ptr %10, align 4
  %190 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIN12_GLOBAL__N_15ErrorE) #18
  %191 = icmp eq i32 %189, %190
  br i1 %191, label %192, label %326

192:                                              ; preds = %188
  %193 = load ptr, ptr %9, align 8
  %194 = call ptr @__cxa_begin_catch(ptr %193) #18
  store ptr %194, ptr %27, align 8
  %195 = load ptr, ptr %27, align 8, !nonnull !6, !align !7
  %196 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Error", ptr %195, i32 0, i32 1
  %197 = load i32, ptr %196, align 8
  %198 = invoke noundef i32 @_ZN12_GLOBAL__N_14RingIiLj3EE3popEv(ptr noundef nonnull align 4 dereferenceable(20) %22)
          to label %199 unwind label %211

199:                                              ; preds = %192
  %200 = invoke noundef i32 @_ZN12_GLOBAL__N_14RingIiLj3EE3popEv(ptr noundef nonnull align 4 dereferenceable(20) %22)
          to label %201 unwind label %211

201:                                              ; preds = %199
  %202 = add nsw i32 %198, %200
  %203 = invoke noundef i32 @_ZN12_GLOBAL__N_14RingIiLj3EE3popEv(ptr noundef nonnull align 4 dereferenceable(20) %22)
          to label %204 unwind label %211

204:                                              ; preds = %201
  %205 = add nsw i32 %202, %203
  %206 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %197, i32 noundef %205)
          to label %207 unwind label %211

207:                                              ; preds = %204
  call void @__cxa_end_catch()
  br label %208

208:                                              ; preds = %207, %183
  %209 = invoke noundef i32 @_ZN12_GLOBAL__N_14RingIiLj3EE3popEv(ptr noundef nonnull align 4 dereferenceable(20) %22)
          to label %210 unwind label %216

210:                                              ; preds = %208
  br label %230

211:                                              ; preds = %204, %201, %199, %192
  %212 = landingpad { ptr, i32 }
          cleanup
  %213 = extractvalue { ptr, i32 } %212, 0
  store ptr %213, ptr %9, align 8
  %214 = extractvalue { ptr, i32 } %212, 1
  store i32 %214, ptr %10, align 4
  invoke void @__cxa_end_catch()
          to label %215 unwind label %331

215:                                              ; preds = %211
  br label %326

216:                                              ; preds = %208
  %217 = landingpad { ptr, i32 }
          catch ptr @_ZTIPKc
  %218 = extractvalue { ptr, i32 } %217, 0
  store ptr %218, ptr %9, align 8
  %219 = extractvalue { ptr, i32 } %217, 1
  store i32 %219, ptr %10, align 4
  br label %220

220:                                              ; preds = %216
  %221 = load i32, ptr %10, align 4
  %222 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIPKc) #18
  %223 = icmp eq i32 %221, %222
  br i1 %223, label %224, label %326

224:                                              ; preds = %220
  %225 = load ptr, ptr %9, align 8
  %226 = call ptr @__cxa_begin_catch(ptr %225) #18
  store ptr %226, ptr %28, align 8
  %227 = load ptr, ptr %28, align 8
  %228 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.6, ptr noundef %227)
          to label %229 unwind label %291

229:                                              ; preds = %224
  call void @__cxa_end_catch() #18
  br label %230

230:                                              ; preds = %229, %210
  %231 = getelementptr inbounds [8 x i8], ptr %29, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_13BoxIlEC2El(ptr noundef nonnull align 8 dereferenceable(8) %231, i64 noundef 77)
  store ptr %231, ptr %30, align 8
  %232 = load ptr, ptr %30, align 8
  call void @_ZN12_GLOBAL__N_13BoxIlEC2EOS1_(ptr noundef nonnull align 8 dereferenceable(8) %31, ptr noundef nonnull align 8 dereferenceable(8) %232) #18
  %233 = load ptr, ptr %30, align 8
  %234 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Box", ptr %233, i32 0, i32 0
  %235 = load i64, ptr %234, align 8
  %236 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Box", ptr %31, i32 0, i32 0
  %237 = load i64, ptr %236, align 8
  %238 = load i32, ptr @_ZN12_GLOBAL__N_13BoxIlE4madeE, align 4
  %239 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i64 noundef %235, i64 noundef %237, i32 noundef %238)
  call void @_ZN12_GLOBAL__N_17MoreOpsC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %32) #18
  %240 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ops", ptr %32, i32 0, i32 1
  store i32 6, ptr %240, align 8
  store { i64, i64 } { i64 ptrtoint (ptr @_ZN12_GLOBAL__N_13Ops3addEi to i64), i64 0 }, ptr %33, align 8
  %241 = getelementptr inbounds nuw { i64, i64 }, ptr %33, i32 0, i32 0
  %242 = load i64, ptr %241, align 8
  %243 = getelementptr inbounds nuw { i64, i64 }, ptr %33, i32 0, i32 1
  %244 = load i64, ptr %243, align 8
  %245 = call noundef i32 @_ZN12_GLOBAL__N_15applyERNS_3OpsEMS0_FiiEi(ptr noundef nonnull align 8 dereferenceable(12) %32, i64 %242, i64 %244, i32 noundef 4)
  store { i64, i64 } { i64 1, i64 0 }, ptr %34, align 8
  %246 = getelementptr inbounds nuw { i64, i64 }, ptr %34, i32 0, i32 0
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds nuw { i64, i64 }, ptr %34, i32 0, i32 1
  %249 = load i64, ptr %248, align 8
  %250 = call noundef i32 @_ZN12_GLOBAL__N_15applyERNS_3OpsEMS0_FiiEi(ptr noundef nonnull align 8 dereferenceable(12) %32, i64 %247, i64 %249, i32 noundef 4)
  %251 = call noundef i32 @_ZN12_GLOBAL__N_13Ops3mulEi(ptr noundef nonnull align 8 dereferenceable(12) %32, i32 noundef 4)
  %252 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %245, i32 noundef %250, i32 noundef %251)
  store i32 3, ptr %35, align 4
  %253 = getelementptr inbounds nuw %class.anon.0, ptr %36, i32 0, i32 0
  %254 = load i32, ptr %35, align 4
  store i32 %254, ptr %253, align 4
  %255 = getelementptr inbounds nuw %class.anon.0, ptr %36, i32 0, i32 0
  %256 = load i32, ptr %255, align 4
  %257 = call noundef i32 @"_ZN12_GLOBAL__N_14foldIZ4mainE3$_0EEiT_i"(i32 %256, i32 noundef 6)
  %258 = call noundef i64 @_ZN12_GLOBAL__N_15totalIJilcsEEElDpT_(i32 noundef 1, i64 noundef 2, i8 noundef signext 97, i16 noundef signext 4)
  %259 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %257, i64 noundef %258)
  call void @_ZN12_GLOBAL__N_15neverEv() #18
  %260 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN12_GLOBAL__N_14onceEv()
  %261 = load i32, ptr %260, align 4
  %262 = add nsw i32 %261, 1
  store i32 %262, ptr %260, align 4
  %263 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN12_GLOBAL__N_14onceEv()
  %264 = load i32, ptr %263, align 4
  %265 = call ptr @_ZTWN12_GLOBAL__N_110per_threadE()
  %266 = load i32, ptr %265, align 4
  %267 = call i32 @c_name(i32 noundef 1)
  %268 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %264, i32 noundef %266, i32 noundef %267)
  %269 = call i32 @atoi(ptr noundef @.str.11) #9
  store i32 %269, ptr %37, align 4
  %270 = load i32, ptr %37, align 4
  %271 = icmp slt i32 %270, 0
  store i1 false, ptr %40, align 1
  store i1 false, ptr %43, align 1
  br i1 %271, label %272, label %277

272:                                              ; preds = %230
  %273 = call ptr @__cxa_allocate_exception(i64 16) #18
  store ptr %273, ptr %39, align 8
  store i1 true, ptr %40, align 1
  %274 = load i32, ptr %37, align 4
  invoke void @_ZN12_GLOBAL__N_15ErrorC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %273, i32 noundef %274)
          to label %275 unwind label %295

275:                                              ; preds = %272
  invoke void @__cxa_throw(ptr %273, ptr @_ZTIN12_GLOBAL__N_15ErrorE, ptr @_ZN12_GLOBAL__N_15ErrorD2Ev) #22
          to label %334 unwind label %303

276:                                              ; No predecessors!
  br label %286

277:                                              ; preds = %230
  %278 = load i32, ptr %37, align 4
  %279 = zext i32 %278 to i64
  %280 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %279, i64 4)
  %281 = extractvalue { i64, i1 } %280, 1
  %282 = extractvalue { i64, i1 } %280, 0
  %283 = select i1 %281, i64 -1, i64 %282
  %284 = invoke noalias noundef nonnull ptr @_Znam(i64 noundef %283) #19
          to label %285 unwind label %303

285:                                              ; preds = %277
  store ptr %284, ptr %41, align 8
  store i64 %283, ptr %42, align 8
  store i1 true, ptr %43, align 1
  br label %286

286:                                              ; preds = %285, %276
  store ptr %284, ptr %38, align 8
  %287 = load ptr, ptr %38, align 8
  %288 = icmp eq ptr %287, null
  br i1 %288, label %290, label %289

289:                                              ; preds = %286
  call void @_ZdaPv(ptr noundef %287) #21
  br label %290

290:                                              ; preds = %289, %286
  br label %319

291:                                              ; preds = %224
  %292 = landingpad { ptr, i32 }
          cleanup
  %293 = extractvalue { ptr, i32 } %292, 0
  store ptr %293, ptr %9, align 8
  %294 = extractvalue { ptr, i32 } %292, 1
  store i32 %294, ptr %10, align 4
  call void @__cxa_end_catch() #18
  br label %326

295:                                              ; preds = %272
  %296 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIN12_GLOBAL__N_15ErrorE
  %297 = extractvalue { ptr, i32 } %296, 0
  store ptr %297, ptr %9, align 8
  %298 = extractvalue { ptr, i32 } %296, 1
  store i32 %298, ptr %10, align 4
  %299 = load i1, ptr %40, align 1
  br i1 %299, label %300, label %302

300:                                              ; preds = %295
  %301 = load ptr, ptr %39, align 8
  call void @__cxa_free_exception(ptr %301) #18
  br label %302

302:                                              ; preds = %300, %295
  br label %307

303:                                              ; preds = %277, %275
  %304 = landingpad { ptr, i32 }
          catch ptr @_ZTIN12_GLOBAL__N_15ErrorE
  %305 = extractvalue { ptr, i32 } %304, 0
  store ptr %305, ptr %9, align 8
  %306 = extractvalue { ptr, i32 } %304, 1
  store i32 %306, ptr %10, align 4
  br label %307

307:                                              ; preds = %303, %302
  %308 = load i32, ptr %10, align 4
  %309 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIN12_GLOBAL__N_15ErrorE) #18
  %310 = icmp eq i32 %308, %309
  br i1 %310, label %311, label %326

311:                                              ; preds = %307
  %312 = load ptr, ptr %9, align 8
  %313 = call ptr @__cxa_begin_catch(ptr %312) #18
  store ptr %313, ptr %44, align 8
  %314 = load ptr, ptr %44, align 8, !nonnull !6, !align !7
  %315 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Error", ptr %314, i32 0, i32 1
  %316 = load i32, ptr %315, align 8
  %317 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.12, i32 noundef %316)
          to label %318 unwind label %321

318:                                              ; preds = %311
  call void @__cxa_end_catch()
  br label %319

319:                                              ; preds = %318, %290
  %320 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4
  ret i32 %320

321:                                              ; preds = %311
  %322 = landingpad { ptr, i32 }
          cleanup
  %323 = extractvalue { ptr, i32 } %322, 0
  store ptr %323, ptr %9, align 8
  %324 = extractvalue { ptr, i32 } %322, 1
  store i32 %324, ptr %10, align 4
  invoke void @__cxa_end_catch()
          to label %325 unwind label %331

325:                                              ; preds = %321
  br label %326

326:                                              ; preds = %325, %307, %291, %220, %215, %188, %110, %99, %95
  %327 = load ptr, ptr %9, align 8
  %328 = load i32, ptr %10, align 4
  %329 = insertvalue { ptr, i32 } poison, ptr %327, 0
  %330 = insertvalue { ptr, i32 } %329, i32 %328, 1
  resume { ptr, i32 } %330

331:                                              ; preds = %321, %211
  %332 = landingpad { ptr, i32 }
          catch ptr null
  %333 = extractvalue { ptr, i32 } %332, 0
  call void @__clang_call_terminate(ptr %333) #23
  unreachable

334:                                              ; preds = %275
  unreachable
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt16initializer_listIiE5beginEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"class.std::initializer_list", ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  ret ptr %5
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt16initializer_listIiE3endEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call noundef ptr @_ZNKSt16initializer_listIiE5beginEv(ptr noundef nonnull align 8 dereferenceable(16) %3) #18
  %5 = call noundef i64 @_ZNKSt16initializer_listIiE4sizeEv(ptr noundef nonnull align 8 dereferenceable(16) %3) #18
  %6 = getelementptr inbounds nuw i32, ptr %4, i64 %5
  ret ptr %6
}

declare i32 @printf(ptr noundef, ...) #5

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_17attemptEi(i32 noundef %0) #1 personality ptr @__gxx_personality_v0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %"struct.(anonymous namespace)::Counted", align 1
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  invoke void @_ZN12_GLOBAL__N_17CountedC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %4)
          to label %12 unwind label %16

12:                                               ; preds = %1
  %13 = load i32, ptr %3, align 4
  %14 = invoke noundef i32 @_ZN12_GLOBAL__N_14deepEi(i32 noundef %13)
          to label %15 unwind label %20

15:                                               ; preds = %12
  store i32 %14, ptr %2, align 4
  store i32 1, ptr %7, align 4
  br label %58

16:                                               ; preds = %1
  %17 = landingpad { ptr, i32 }
          catch ptr @_ZTISt9exception
          catch ptr null
  %18 = extractvalue { ptr, i32 } %17, 0
  store ptr %18, ptr %5, align 8
  %19 = extractvalue { ptr, i32 } %17, 1
  store i32 %19, ptr %6, align 4
  br label %62

20:                                               ; preds = %12
  %21 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTIN12_GLOBAL__N_15ErrorE
          catch ptr @_ZTISt9exception
          catch ptr null
  %22 = extractvalue { ptr, i32 } %21, 0
  store ptr %22, ptr %5, align 8
  %23 = extractvalue { ptr, i32 } %21, 1
  store i32 %23, ptr %6, align 4
  br label %24

24:                                               ; preds = %20
  %25 = load i32, ptr %6, align 4
  %26 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #18
  %27 = icmp eq i32 %25, %26
  br i1 %27, label %28, label %38

28:                                               ; preds = %24
  %29 = load ptr, ptr %5, align 8
  %30 = call ptr @__cxa_begin_catch(ptr %29) #18
  store ptr %30, ptr %9, align 8
  %31 = load ptr, ptr %9, align 8, !nonnull !6, !align !8
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4
  %34 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %32, i32 noundef %33)
          to label %35 unwind label %53

35:                                               ; preds = %28
  %36 = load ptr, ptr %9, align 8, !nonnull !6, !align !8
  %37 = load i32, ptr %36, align 4
  store i32 %37, ptr %2, align 4
  store i32 1, ptr %7, align 4
  call void @__cxa_end_catch() #18
  br label %58

38:                                               ; preds = %24
  %39 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIN12_GLOBAL__N_15ErrorE) #18
  %40 = icmp eq i32 %25, %39
  br i1 %40, label %41, label %61

41:                                               ; preds = %38
  %42 = load ptr, ptr %5, align 8
  %43 = call ptr @__cxa_begin_catch(ptr %42) #18
  store ptr %43, ptr %8, align 8
  %44 = load ptr, ptr %8, align 8, !nonnull !6, !align !7
  %45 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Error", ptr %44, i32 0, i32 1
  %46 = load i32, ptr %45, align 8
  %47 = add nsw i32 %46, 1000
  store i32 %47, ptr %45, align 8
  invoke void @__cxa_rethrow() #22
          to label %120 unwind label %48

48:                                               ; preds = %41
  %49 = landingpad { ptr, i32 }
          catch ptr @_ZTISt9exception
          catch ptr null
  %50 = extractvalue { ptr, i32 } %49, 0
  store ptr %50, ptr %5, align 8
  %51 = extractvalue { ptr, i32 } %49, 1
  store i32 %51, ptr %6, align 4
  invoke void @__cxa_end_catch()
          to label %52 unwind label %117

52:                                               ; preds = %48
  br label %61

53:                                               ; preds = %28
  %54 = landingpad { ptr, i32 }
          catch ptr @_ZTISt9exception
          catch ptr null
  %55 = extractvalue { ptr, i32 } %54, 0
  store ptr %55, ptr %5, align 8
  %56 = extractvalue { ptr, i32 } %54, 1
  store i32 %56, ptr %6, align 4
  call void @__cxa_end_catch() #18
  br label %61

57:                                               ; No predecessors!
  store i32 0, ptr %7, align 4
  br label %58

58:                                               ; preds = %57, %35, %15
  call void @_ZN12_GLOBAL__N_17CountedD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %4) #18
  %59 = load i32, ptr %7, align 4
  switch i32 %59, label %120 [
    i32 0, label %60
    i32 1, label %110
  ]

60:                                               ; preds = %58
  br label %109

61:                                               ; preds = %53, %52, %38
  call void @_ZN12_GLOBAL__N_17CountedD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %4) #18
  br label %62

62:                                               ; preds = %61, %16
  %63 = load i32, ptr %6, align 4
  %64 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTISt9exception) #18
  %65 = icmp eq i32 %63, %64
  br i1 %65, label %66, label %73

66:                                               ; preds = %62
  %67 = load ptr, ptr %5, align 8
  %68 = call ptr @__cxa_begin_catch(ptr %67) #18
  store ptr %68, ptr %10, align 8
  %69 = load ptr, ptr %10, align 8, !nonnull !6, !align !7
  %70 = icmp eq ptr %69, null
  br i1 %70, label %84, label %71

71:                                               ; preds = %66
  %72 = call ptr @__dynamic_cast(ptr %69, ptr @_ZTISt9exception, ptr @_ZTIN12_GLOBAL__N_15ErrorE, i64 0) #18
  br label %85

73:                                               ; preds = %62
  %74 = load ptr, ptr %5, align 8
  %75 = call ptr @__cxa_begin_catch(ptr %74) #18
  %76 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4
  %77 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.15, i32 noundef %76)
          to label %78 unwind label %79

78:                                               ; preds = %73
  store i32 -2, ptr %2, align 4
  store i32 1, ptr %7, align 4
  call void @__cxa_end_catch()
  br label %110

79:                                               ; preds = %73
  %80 = landingpad { ptr, i32 }
          cleanup
  %81 = extractvalue { ptr, i32 } %80, 0
  store ptr %81, ptr %5, align 8
  %82 = extractvalue { ptr, i32 } %80, 1
  store i32 %82, ptr %6, align 4
  invoke void @__cxa_end_catch()
          to label %83 unwind label %117

83:                                               ; preds = %79
  br label %112

84:                                               ; preds = %66
  br label %85

85:                                               ; preds = %84, %71
  %86 = phi ptr [ %72, %71 ], [ null, %84 ]
  store ptr %86, ptr %11, align 8
  %87 = load ptr, ptr %10, align 8, !nonnull !6, !align !7
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds ptr, ptr %88, i64 2
  %90 = load ptr, ptr %89, align 8
  %91 = call noundef ptr %90(ptr noundef nonnull align 8 dereferenceable(8) %87) #18
  %92 = load ptr, ptr %11, align 8
  %93 = icmp ne ptr %92, null
  br i1 %93, label %94, label %98

94:                                               ; preds = %85
  %95 = load ptr, ptr %11, align 8
  %96 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Error", ptr %95, i32 0, i32 1
  %97 = load i32, ptr %96, align 8
  br label %99

98:                                               ; preds = %85
  br label %99

99:                                               ; preds = %98, %94
  %100 = phi i32 [ %97, %94 ], [ -1, %98 ]
  %101 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4
  %102 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.16, ptr noundef %91, i32 noundef %100, i32 noundef %101)
          to label %103 unwind label %104

103:                                              ; preds = %99
  store i32 -1, ptr %2, align 4
  store i32 1, ptr %7, align 4
  call void @__cxa_end_catch()
  br label %110

104:                                              ; preds = %99
  %105 = landingpad { ptr, i32 }
          cleanup
  %106 = extractvalue { ptr, i32 } %105, 0
  store ptr %106, ptr %5, align 8
  %107 = extractvalue { ptr, i32 } %105, 1
  store i32 %107, ptr %6, align 4
  invoke void @__cxa_end_catch()
          to label %108 unwind label %117

108:                                              ; preds = %104
  br label %112

109:                                              ; preds = %60
  call void @llvm.trap()
  unreachable

110:                                              ; preds = %103, %78, %58
  %111 = load i32, ptr %2, align 4
  ret i32 %111

112:                                              ; preds = %108, %83
  %113 = load ptr, ptr %5, align 8
  %114 = load i32, ptr %6, align 4
  %115 = insertvalue { ptr, i32 } poison, ptr %113, 0
  %116 = insertvalue { ptr, i32 } %115, i32 %114, 1
  resume { ptr, i32 } %116

117:                                              ; preds = %104, %79, %48
  %118 = landingpad { ptr, i32 }
          catch ptr null
  %119 = extractvalue { ptr, i32 } %118, 0
  call void @__clang_call_terminate(ptr %119) #23
  unreachable

120:                                              ; preds = %58, %41
  unreachable
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #6

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZN12_GLOBAL__N_16SquareC2Ed(ptr noundef nonnull align 8 dereferenceable(33) %0, double noundef %1) unnamed_addr #1 align 2 personality ptr @__gxx_personality_v0 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  call void @_ZN12_GLOBAL__N_15ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %7) #18
  %8 = getelementptr inbounds i8, ptr %7, i64 8
  call void @_ZN12_GLOBAL__N_15NamedC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %8) #18
  store ptr getelementptr inbounds inrange(-16, 32) ({ [6 x ptr], [5 x ptr] }, ptr @_ZTVN12_GLOBAL__N_16SquareE, i32 0, i32 0, i32 2), ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %7, i64 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [6 x ptr], [5 x ptr] }, ptr @_ZTVN12_GLOBAL__N_16SquareE, i32 0, i32 1, i32 2), ptr %9, align 8
  %10 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Square", ptr %7, i32 0, i32 2
  %11 = load double, ptr %4, align 8
  store double %11, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %7, i64 32
  invoke void @_ZN12_GLOBAL__N_17CountedC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %12)
          to label %13 unwind label %16

13:                                               ; preds = %2
  %14 = getelementptr inbounds i8, ptr %7, i64 8
  %15 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Named", ptr %14, i32 0, i32 1
  store ptr @.str.18, ptr %15, align 8
  ret void

16:                                               ; preds = %2
  %17 = landingpad { ptr, i32 }
          cleanup
  %18 = extractvalue { ptr, i32 } %17, 0
  store ptr %18, ptr %5, align 8
  %19 = extractvalue { ptr, i32 } %17, 1
  store i32 %19, ptr %6, align 4
  %20 = getelementptr inbounds i8, ptr %7, i64 8
  call void @_ZN12_GLOBAL__N_15NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %20) #18
  call void @_ZN12_GLOBAL__N_15ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %7) #18
  br label %21

21:                                               ; preds = %16
  %22 = load ptr, ptr %5, align 8
  %23 = load i32, ptr %6, align 4
  %24 = insertvalue { ptr, i32 } poison, ptr %22, 0
  %25 = insertvalue { ptr, i32 } %24, i32 %23, 1
  resume { ptr, i32 } %25
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #7

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16CircleC1Ed(ptr noundef nonnull align 8 dereferenceable(32) %0, double noundef %1) unnamed_addr #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  call void @_ZN12_GLOBAL__N_15ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #18
  %6 = getelementptr inbounds i8, ptr %5, i64 16
  call void @_ZN12_GLOBAL__N_15NamedC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %6) #18
  store ptr getelementptr inbounds inrange(-56, 40) ({ [12 x ptr], [7 x ptr] }, ptr @_ZTVN12_GLOBAL__N_16CircleE, i32 0, i32 0, i32 7), ptr %5, align 8
  store ptr getelementptr inbounds inrange(-56, 40) ({ [12 x ptr], [7 x ptr] }, ptr @_ZTVN12_GLOBAL__N_16CircleE, i32 0, i32 0, i32 7), ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 16
  store ptr getelementptr inbounds inrange(-32, 24) ({ [12 x ptr], [7 x ptr] }, ptr @_ZTVN12_GLOBAL__N_16CircleE, i32 0, i32 1, i32 4), ptr %7, align 8
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Circle", ptr %5, i32 0, i32 1
  %9 = load double, ptr %4, align 8
  store double %9, ptr %8, align 8
  ret void
}

; Function Attrs: nobuiltin nounwind allocsize(0)
declare noalias noundef ptr @_ZnwmRKSt9nothrow_t(i64 noundef, ptr noundef nonnull align 1 dereferenceable(1)) #8

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvRKSt9nothrow_t(ptr noundef, ptr noundef nonnull align 1 dereferenceable(1)) #7

; Function Attrs: nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) #9

declare void @__cxa_bad_typeid()

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #3 comdat align 2 {
  %3 = alloca i1, align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds nuw %"class.std::type_info", ptr %6, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = load ptr, ptr %5, align 8, !nonnull !6, !align !7
  %10 = getelementptr inbounds nuw %"class.std::type_info", ptr %9, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %8, %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %2
  store i1 true, ptr %3, align 1
  br label %30

14:                                               ; preds = %2
  %15 = getelementptr inbounds nuw %"class.std::type_info", ptr %6, i32 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 0
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  %20 = icmp ne i32 %19, 42
  br i1 %20, label %21, label %28

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw %"class.std::type_info", ptr %6, i32 0, i32 1
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %5, align 8, !nonnull !6, !align !7
  %25 = call noundef ptr @_ZNKSt9type_info4nameEv(ptr noundef nonnull align 8 dereferenceable(16) %24) #18
  %26 = call i32 @strcmp(ptr noundef %23, ptr noundef %25) #18
  %27 = icmp eq i32 %26, 0
  br label %28

28:                                               ; preds = %21, %14
  %29 = phi i1 [ false, %14 ], [ %27, %21 ]
  store i1 %29, ptr %3, align 1
  br label %30

30:                                               ; preds = %28, %13
  %31 = load i1, ptr %3, align 1
  ret i1 %31
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14RingIiLj3EEC2Ev(ptr noundef nonnull align 4 dereferenceable(20) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ring", ptr %3, i32 0, i32 1
  store i32 0, ptr %4, align 4
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ring", ptr %3, i32 0, i32 2
  store i32 0, ptr %5, align 4
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef nonnull align 4 dereferenceable(20) ptr @_ZN12_GLOBAL__N_14RingIiLj3EE4pushIiEERS1_OT_(ptr noundef nonnull align 4 dereferenceable(20) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #1 align 2 personality ptr @__gxx_personality_v0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ring", ptr %7, i32 0, i32 2
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 3
  br i1 %10, label %11, label %18

11:                                               ; preds = %2
  %12 = call ptr @__cxa_allocate_exception(i64 16) #18
  invoke void @_ZN12_GLOBAL__N_15ErrorC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %12, i32 noundef 3)
          to label %13 unwind label %14

13:                                               ; preds = %11
  call void @__cxa_throw(ptr %12, ptr @_ZTIN12_GLOBAL__N_15ErrorE, ptr @_ZN12_GLOBAL__N_15ErrorD2Ev) #22
  unreachable

14:                                               ; preds = %11
  %15 = landingpad { ptr, i32 }
          cleanup
  %16 = extractvalue { ptr, i32 } %15, 0
  store ptr %16, ptr %5, align 8
  %17 = extractvalue { ptr, i32 } %15, 1
  store i32 %17, ptr %6, align 4
  call void @__cxa_free_exception(ptr %12) #18
  br label %31

18:                                               ; preds = %2
  %19 = load ptr, ptr %4, align 8, !nonnull !6, !align !8
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ring", ptr %7, i32 0, i32 0
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ring", ptr %7, i32 0, i32 1
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ring", ptr %7, i32 0, i32 2
  %25 = load i32, ptr %24, align 4
  %26 = add i32 %25, 1
  store i32 %26, ptr %24, align 4
  %27 = add i32 %23, %25
  %28 = urem i32 %27, 3
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw [3 x i32], ptr %21, i64 0, i64 %29
  store i32 %20, ptr %30, align 4
  ret ptr %7

31:                                               ; preds = %14
  %32 = load ptr, ptr %5, align 8
  %33 = load i32, ptr %6, align 4
  %34 = insertvalue { ptr, i32 } poison, ptr %32, 0
  %35 = insertvalue { ptr, i32 } %34, i32 %33, 1
  resume { ptr, i32 } %35
}

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #10

declare ptr @__cxa_begin_catch(ptr)

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_14RingIiLj3EE3popEv(ptr noundef nonnull align 4 dereferenceable(20) %0) #1 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ring", ptr %4, i32 0, i32 2
  %6 = load i32, ptr %5, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %1
  %9 = call ptr @__cxa_allocate_exception(i64 8) #18
  store ptr @.str.24, ptr %9, align 16
  call void @__cxa_throw(ptr %9, ptr @_ZTIPKc, ptr null) #22
  unreachable

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ring", ptr %4, i32 0, i32 0
  %12 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ring", ptr %4, i32 0, i32 1
  %13 = load i32, ptr %12, align 4
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw [3 x i32], ptr %11, i64 0, i64 %14
  %16 = load i32, ptr %15, align 4
  store i32 %16, ptr %3, align 4
  %17 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ring", ptr %4, i32 0, i32 1
  %18 = load i32, ptr %17, align 4
  %19 = add i32 %18, 1
  %20 = urem i32 %19, 3
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ring", ptr %4, i32 0, i32 1
  store i32 %20, ptr %21, align 4
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ring", ptr %4, i32 0, i32 2
  %23 = load i32, ptr %22, align 4
  %24 = add i32 %23, -1
  store i32 %24, ptr %22, align 4
  %25 = load i32, ptr %3, align 4
  ret i32 %25
}

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #11 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #18
  call void @_ZSt9terminatev() #23
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_13BoxIlEC2El(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) unnamed_addr #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Box", ptr %5, i32 0, i32 0
  %7 = load i64, ptr %4, align 8
  store i64 %7, ptr %6, align 8
  %8 = load i32, ptr @_ZN12_GLOBAL__N_13BoxIlE4madeE, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr @_ZN12_GLOBAL__N_13BoxIlE4madeE, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_13BoxIlEC2EOS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Box", ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !nonnull !6, !align !7
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Box", ptr %7, i32 0, i32 0
  %9 = load i64, ptr %8, align 8
  store i64 %9, ptr %6, align 8
  %10 = load ptr, ptr %4, align 8, !nonnull !6, !align !7
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Box", ptr %10, i32 0, i32 0
  store i64 0, ptr %11, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_17MoreOpsC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN12_GLOBAL__N_13OpsC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #18
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTVN12_GLOBAL__N_17MoreOpsE, i32 0, i32 0, i32 2), ptr %3, align 8
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_15applyERNS_3OpsEMS0_FiiEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i64 %1, i64 %2, i32 noundef %3) #1 {
  %5 = alloca { i64, i64 }, align 8
  %6 = alloca ptr, align 8
  %7 = alloca { i64, i64 }, align 8
  %8 = alloca i32, align 4
  %9 = getelementptr inbounds nuw { i64, i64 }, ptr %5, i32 0, i32 0
  store i64 %1, ptr %9, align 8
  %10 = getelementptr inbounds nuw { i64, i64 }, ptr %5, i32 0, i32 1
  store i64 %2, ptr %10, align 8
  %11 = load { i64, i64 }, ptr %5, align 8
  store ptr %0, ptr %6, align 8
  store { i64, i64 } %11, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %12 = load ptr, ptr %6, align 8, !nonnull !6, !align !7
  %13 = load { i64, i64 }, ptr %7, align 8
  %14 = extractvalue { i64, i64 } %13, 1
  %15 = getelementptr inbounds i8, ptr %12, i64 %14
  %16 = extractvalue { i64, i64 } %13, 0
  %17 = and i64 %16, 1
  %18 = icmp ne i64 %17, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %4
  %20 = load ptr, ptr %15, align 8
  %21 = sub i64 %16, 1
  %22 = getelementptr i8, ptr %20, i64 %21, !nosanitize !6
  %23 = load ptr, ptr %22, align 8, !nosanitize !6
  br label %26

24:                                               ; preds = %4
  %25 = inttoptr i64 %16 to ptr
  br label %26

26:                                               ; preds = %24, %19
  %27 = phi ptr [ %23, %19 ], [ %25, %24 ]
  %28 = load i32, ptr %8, align 4
  %29 = call noundef i32 %27(ptr noundef nonnull align 8 dereferenceable(12) %15, i32 noundef %28)
  ret i32 %29
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_13Ops3addEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ops", ptr %5, i32 0, i32 1
  %7 = load i32, ptr %6, align 8
  %8 = load i32, ptr %4, align 4
  %9 = add nsw i32 %7, %8
  ret i32 %9
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_13Ops3mulEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ops", ptr %5, i32 0, i32 1
  %7 = load i32, ptr %6, align 8
  %8 = load i32, ptr %4, align 4
  %9 = mul nsw i32 %7, %8
  ret i32 %9
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @"_ZN12_GLOBAL__N_14foldIZ4mainE3$_0EEiT_i"(i32 %0, i32 noundef %1) #1 {
  %3 = alloca %class.anon.0, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw %class.anon.0, ptr %3, i32 0, i32 0
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %8

8:                                                ; preds = %16, %2
  %9 = load i32, ptr %6, align 4
  %10 = load i32, ptr %4, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %19

12:                                               ; preds = %8
  %13 = load i32, ptr %5, align 4
  %14 = load i32, ptr %6, align 4
  %15 = call noundef i32 @"_ZZ4mainENK3$_0clEii"(ptr noundef nonnull align 4 dereferenceable(4) %3, i32 noundef %13, i32 noundef %14)
  store i32 %15, ptr %5, align 4
  br label %16

16:                                               ; preds = %12
  %17 = load i32, ptr %6, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %6, align 4
  br label %8, !llvm.loop !9

19:                                               ; preds = %8
  %20 = load i32, ptr %5, align 4
  ret i32 %20
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_15totalIJilcsEEElDpT_(i32 noundef %0, i64 noundef %1, i8 noundef signext %2, i16 noundef signext %3) #3 {
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i8, align 1
  %8 = alloca i16, align 2
  store i32 %0, ptr %5, align 4
  store i64 %1, ptr %6, align 8
  store i8 %2, ptr %7, align 1
  store i16 %3, ptr %8, align 2
  %9 = load i32, ptr %5, align 4
  %10 = sext i32 %9 to i64
  %11 = add nsw i64 0, %10
  %12 = load i64, ptr %6, align 8
  %13 = add nsw i64 %11, %12
  %14 = load i8, ptr %7, align 1
  %15 = sext i8 %14 to i64
  %16 = add nsw i64 %13, %15
  %17 = load i16, ptr %8, align 2
  %18 = sext i16 %17 to i64
  %19 = add nsw i64 %16, %18
  ret i64 %19
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15neverEv() #3 personality ptr @__gxx_personality_v0 {
  %1 = alloca %"struct.(anonymous namespace)::Counted", align 1
  invoke void @_ZN12_GLOBAL__N_17CountedC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %1)
          to label %2 unwind label %5

2:                                                ; preds = %0
  %3 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4
  invoke void @_ZN12_GLOBAL__N_19may_throwEi(i32 noundef %3)
          to label %4 unwind label %5

4:                                                ; preds = %2
  call void @_ZN12_GLOBAL__N_17CountedD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %1) #18
  ret void

5:                                                ; preds = %2, %0
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  call void @__clang_call_terminate(ptr %7) #23
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef nonnull align 4 dereferenceable(4) ptr @_ZN12_GLOBAL__N_14onceEv() #1 personality ptr @__gxx_personality_v0 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = load atomic i8, ptr @_ZGVZN12_GLOBAL__N_14onceEvE5value acquire, align 8
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %12, !prof !11

5:                                                ; preds = %0
  %6 = call i32 @__cxa_guard_acquire(ptr @_ZGVZN12_GLOBAL__N_14onceEvE5value) #18
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %5
  %9 = invoke noundef i32 @_ZN12_GLOBAL__N_14seedEv()
          to label %10 unwind label %13

10:                                               ; preds = %8
  %11 = add nsw i32 %9, 1
  store i32 %11, ptr @_ZZN12_GLOBAL__N_14onceEvE5value, align 4
  call void @__cxa_guard_release(ptr @_ZGVZN12_GLOBAL__N_14onceEvE5value) #18
  br label %12

12:                                               ; preds = %10, %5, %0
  ret ptr @_ZZN12_GLOBAL__N_14onceEvE5value

13:                                               ; preds = %8
  %14 = landingpad { ptr, i32 }
          cleanup
  %15 = extractvalue { ptr, i32 } %14, 0
  store ptr %15, ptr %1, align 8
  %16 = extractvalue { ptr, i32 } %14, 1
  store i32 %16, ptr %2, align 4
  call void @__cxa_guard_abort(ptr @_ZGVZN12_GLOBAL__N_14onceEvE5value) #18
  br label %17

17:                                               ; preds = %13
  %18 = load ptr, ptr %1, align 8
  %19 = load i32, ptr %2, align 4
  %20 = insertvalue { ptr, i32 } poison, ptr %18, 0
  %21 = insertvalue { ptr, i32 } %20, i32 %19, 1
  resume { ptr, i32 } %21
}

; Function Attrs: noinline uwtable
define internal noundef ptr @_ZTWN12_GLOBAL__N_110per_threadE() #12 {
  call void @_ZTHN12_GLOBAL__N_110per_threadE()
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_110per_threadE)
  ret ptr %1
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #13

declare ptr @__cxa_allocate_exception(i64)

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15ErrorC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  call void @_ZNSt9exceptionC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #18
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTVN12_GLOBAL__N_15ErrorE, i32 0, i32 0, i32 2), ptr %5, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Error", ptr %5, i32 0, i32 1
  %7 = load i32, ptr %4, align 4
  store i32 %7, ptr %6, align 8
  ret void
}

declare void @__cxa_free_exception(ptr)

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15ErrorD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #18
  ret void
}

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #14

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znam(i64 noundef) #6

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPv(ptr noundef) #7

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt16initializer_listIiE4sizeEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"class.std::initializer_list", ptr %3, i32 0, i32 1
  %5 = load i64, ptr %4, align 8
  ret i64 %5
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_17CountedC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4
  %5 = add nsw i32 %4, 1
  store i32 %5, ptr @_ZN12_GLOBAL__N_15aliveE, align 4
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_14deepEi(i32 noundef %0) #1 personality ptr @__gxx_personality_v0 {
  %2 = alloca i32, align 4
  %3 = alloca %"struct.(anonymous namespace)::Counted", align 1
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @_ZN12_GLOBAL__N_17CountedC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3)
  %6 = load i32, ptr %2, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %20

8:                                                ; preds = %1
  %9 = call ptr @__cxa_allocate_exception(i64 16) #18
  %10 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4
  invoke void @_ZN12_GLOBAL__N_15ErrorC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %9, i32 noundef %10)
          to label %11 unwind label %12

11:                                               ; preds = %8
  invoke void @__cxa_throw(ptr %9, ptr @_ZTIN12_GLOBAL__N_15ErrorE, ptr @_ZN12_GLOBAL__N_15ErrorD2Ev) #22
          to label %43 unwind label %16

12:                                               ; preds = %8
  %13 = landingpad { ptr, i32 }
          cleanup
  %14 = extractvalue { ptr, i32 } %13, 0
  store ptr %14, ptr %4, align 8
  %15 = extractvalue { ptr, i32 } %13, 1
  store i32 %15, ptr %5, align 4
  call void @__cxa_free_exception(ptr %9) #18
  br label %37

16:                                               ; preds = %31, %29, %23, %11
  %17 = landingpad { ptr, i32 }
          cleanup
  %18 = extractvalue { ptr, i32 } %17, 0
  store ptr %18, ptr %4, align 8
  %19 = extractvalue { ptr, i32 } %17, 1
  store i32 %19, ptr %5, align 4
  br label %37

20:                                               ; preds = %1
  %21 = load i32, ptr %2, align 4
  %22 = icmp eq i32 %21, 100
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = call ptr @__cxa_allocate_exception(i64 4) #18
  %25 = load i32, ptr %2, align 4
  store i32 %25, ptr %24, align 16
  invoke void @__cxa_throw(ptr %24, ptr @_ZTIi, ptr null) #22
          to label %43 unwind label %16

26:                                               ; preds = %20
  %27 = load i32, ptr %2, align 4
  %28 = icmp eq i32 %27, 200
  br i1 %28, label %29, label %31

29:                                               ; preds = %26
  %30 = call ptr @__cxa_allocate_exception(i64 8) #18
  store ptr @.str.17, ptr %30, align 16
  invoke void @__cxa_throw(ptr %30, ptr @_ZTIPKc, ptr null) #22
          to label %43 unwind label %16

31:                                               ; preds = %26
  %32 = load i32, ptr %2, align 4
  %33 = sub nsw i32 %32, 1
  %34 = invoke noundef i32 @_ZN12_GLOBAL__N_14deepEi(i32 noundef %33)
          to label %35 unwind label %16

35:                                               ; preds = %31
  %36 = add nsw i32 %34, 1
  call void @_ZN12_GLOBAL__N_17CountedD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #18
  ret i32 %36

37:                                               ; preds = %16, %12
  call void @_ZN12_GLOBAL__N_17CountedD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #18
  br label %38

38:                                               ; preds = %37
  %39 = load ptr, ptr %4, align 8
  %40 = load i32, ptr %5, align 4
  %41 = insertvalue { ptr, i32 } poison, ptr %39, 0
  %42 = insertvalue { ptr, i32 } %41, i32 %40, 1
  resume { ptr, i32 } %42

43:                                               ; preds = %29, %23, %11
  unreachable
}

declare void @__cxa_rethrow()

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_17CountedD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4
  %5 = add nsw i32 %4, -1
  store i32 %5, ptr @_ZN12_GLOBAL__N_15aliveE, align 4
  ret void
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #15

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 32) ({ [6 x ptr] }, ptr @_ZTVN12_GLOBAL__N_15ShapeE, i32 0, i32 0, i32 2), ptr %3, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15NamedC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTVN12_GLOBAL__N_15NamedE, i32 0, i32 0, i32 2), ptr %3, align 8
  %4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Named", ptr %3, i32 0, i32 1
  store ptr @.str.20, ptr %4, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(33) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 32) ({ [6 x ptr], [5 x ptr] }, ptr @_ZTVN12_GLOBAL__N_16SquareE, i32 0, i32 0, i32 2), ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [6 x ptr], [5 x ptr] }, ptr @_ZTVN12_GLOBAL__N_16SquareE, i32 0, i32 1, i32 2), ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %3, i64 32
  call void @_ZN12_GLOBAL__N_17CountedD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %5) #18
  %6 = getelementptr inbounds i8, ptr %3, i64 8
  call void @_ZN12_GLOBAL__N_15NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %6) #18
  call void @_ZN12_GLOBAL__N_15ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #18
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(33) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN12_GLOBAL__N_16SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(33) %3) #18
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 40) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef double @_ZNK12_GLOBAL__N_16Square4areaEv(ptr noundef nonnull align 8 dereferenceable(33) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Square", ptr %3, i32 0, i32 2
  %5 = load double, ptr %4, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Square", ptr %3, i32 0, i32 2
  %7 = load double, ptr %6, align 8
  %8 = fmul double %5, %7
  ret double %8
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef ptr @_ZNK12_GLOBAL__N_16Square4nameEv(ptr noundef nonnull align 8 dereferenceable(33) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.21
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef ptr @_ZNK12_GLOBAL__N_15Named5labelEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Named", ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  ret ptr %5
}

; Function Attrs: noinline nounwind uwtable
define internal void @_ZThn8_N12_GLOBAL__N_16SquareD1Ev(ptr noundef %0) unnamed_addr #16 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -8
  tail call void @_ZN12_GLOBAL__N_16SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(33) %4) #18
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @_ZThn8_N12_GLOBAL__N_16SquareD0Ev(ptr noundef %0) unnamed_addr #16 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -8
  tail call void @_ZN12_GLOBAL__N_16SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(33) %4) #18
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15ShapeD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @llvm.trap() #23
  unreachable
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef ptr @_ZNK12_GLOBAL__N_15Shape4nameEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.19
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15NamedD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN12_GLOBAL__N_15NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #18
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 16) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16CircleD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN12_GLOBAL__N_16CircleD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef @_ZTTN12_GLOBAL__N_16CircleE) #18
  %4 = getelementptr inbounds i8, ptr %3, i64 16
  call void @_ZN12_GLOBAL__N_15NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #18
  call void @_ZN12_GLOBAL__N_15ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #18
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16CircleD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN12_GLOBAL__N_16CircleD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %3) #18
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 32) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef double @_ZNK12_GLOBAL__N_16Circle4areaEv(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Circle", ptr %3, i32 0, i32 1
  %5 = load double, ptr %4, align 8
  %6 = fmul double 3.000000e+00, %5
  %7 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Circle", ptr %3, i32 0, i32 1
  %8 = load double, ptr %7, align 8
  %9 = fmul double %6, %8
  ret double %9
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef ptr @_ZNK12_GLOBAL__N_16Circle5labelEv(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.22
}

; Function Attrs: noinline uwtable
define internal noundef ptr @_ZTv0_n24_NK12_GLOBAL__N_16Circle5labelEv(ptr noundef %0) unnamed_addr #0 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  %8 = tail call noundef ptr @_ZNK12_GLOBAL__N_16Circle5labelEv(ptr noundef nonnull align 8 dereferenceable(32) %7)
  ret ptr %8
}

; Function Attrs: noinline nounwind uwtable
define internal void @_ZTv0_n32_N12_GLOBAL__N_16CircleD1Ev(ptr noundef %0) unnamed_addr #16 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -32
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  tail call void @_ZN12_GLOBAL__N_16CircleD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %7) #18
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @_ZTv0_n32_N12_GLOBAL__N_16CircleD0Ev(ptr noundef %0) unnamed_addr #16 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -32
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  tail call void @_ZN12_GLOBAL__N_16CircleD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %7) #18
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16CircleD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1) unnamed_addr #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @_ZTv0_n24_N12_GLOBAL__N_16CircleD1Ev(ptr noundef %0) unnamed_addr #16 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  tail call void @_ZN12_GLOBAL__N_16CircleD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %7) #18
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @_ZTv0_n24_N12_GLOBAL__N_16CircleD0Ev(ptr noundef %0) unnamed_addr #16 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  tail call void @_ZN12_GLOBAL__N_16CircleD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %7) #18
  ret void
}

; Function Attrs: noinline uwtable
define internal noundef double @_ZTv0_n32_NK12_GLOBAL__N_16Circle4areaEv(ptr noundef %0) unnamed_addr #0 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -32
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  %8 = tail call noundef double @_ZNK12_GLOBAL__N_16Circle4areaEv(ptr noundef nonnull align 8 dereferenceable(32) %7)
  ret double %8
}

; Function Attrs: nounwind
declare i32 @strcmp(ptr noundef, ptr noundef) #17

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt9type_info4nameEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"class.std::type_info", ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 0
  %7 = load i8, ptr %6, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp eq i32 %8, 42
  br i1 %9, label %10, label %14

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw %"class.std::type_info", ptr %3, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 1
  br label %17

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw %"class.std::type_info", ptr %3, i32 0, i32 1
  %16 = load ptr, ptr %15, align 8
  br label %17

17:                                               ; preds = %14, %10
  %18 = phi ptr [ %13, %10 ], [ %16, %14 ]
  ret ptr %18
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_13OpsC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTVN12_GLOBAL__N_13OpsE, i32 0, i32 0, i32 2), ptr %3, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_17MoreOps3mulEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ops", ptr %5, i32 0, i32 1
  %7 = load i32, ptr %6, align 8
  %8 = load i32, ptr %4, align 4
  %9 = mul nsw i32 %7, %8
  %10 = add nsw i32 %9, 1
  ret i32 %10
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZN12_GLOBAL__N_19may_throwEi(i32 noundef %0) #1 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp sgt i32 %3, 1000
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = call ptr @__cxa_allocate_exception(i64 4) #18
  %7 = load i32, ptr %2, align 4
  store i32 %7, ptr %6, align 16
  call void @__cxa_throw(ptr %6, ptr @_ZTIi, ptr null) #22
  unreachable

8:                                                ; preds = %1
  ret void
}

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(ptr) #18

; Function Attrs: nounwind
declare void @__cxa_guard_abort(ptr) #18

; Function Attrs: nounwind
declare void @__cxa_guard_release(ptr) #18

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt9exceptionC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTVSt9exception, i32 0, i32 0, i32 2), ptr %3, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15ErrorD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN12_GLOBAL__N_15ErrorD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #18
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 16) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef ptr @_ZNK12_GLOBAL__N_15Error4whatEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.23
}

; Function Attrs: nounwind
declare void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #17

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @"_ZZ4mainENK3$_0clEii"(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1, i32 noundef %2) #3 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = getelementptr inbounds nuw %class.anon.0, ptr %7, i32 0, i32 0
  %10 = load i32, ptr %9, align 4
  %11 = mul nsw i32 %8, %10
  %12 = load i32, ptr %6, align 4
  %13 = add nsw i32 %11, %12
  ret i32 %13
}

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_objects.cpp() #0 section ".text.startup" {
  call void @__cxx_global_var_init.1()
  ret void
}

; Function Attrs: noinline uwtable
define internal void @__tls_init() #0 {
  %1 = load i8, ptr @__tls_guard, align 1
  %2 = icmp eq i8 %1, 0
  br i1 %2, label %3, label %4, !prof !12

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1
  call void @__cxx_global_var_init()
  br label %4

4:                                                ; preds = %3, %0
  ret void
}

attributes #0 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind willreturn memory(read) }
attributes #10 = { nounwind memory(none) }
attributes #11 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noinline uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #16 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { nounwind }
attributes #19 = { builtin allocsize(0) }
attributes #20 = { builtin nounwind allocsize(0) }
attributes #21 = { builtin nounwind }
attributes #22 = { noreturn }
attributes #23 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{}
!7 = !{i64 8}
!8 = !{i64 4}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"branch_weights", i32 1, i32 1048575}
!12 = !{!"branch_weights", i32 1, i32 1023}

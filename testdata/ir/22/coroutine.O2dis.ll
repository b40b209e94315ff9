; ModuleID = 'coroutine.cpp'
source_filename = "coroutine.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.(anonymous namespace)::Generator" = type { %"struct.std::coroutine_handle" }
%"struct.std::coroutine_handle" = type { %"struct.std::coroutine_handle.0" }
%"struct.std::coroutine_handle.0" = type { ptr }
%"struct.(anonymous namespace)::Generator.1" = type { %"struct.std::coroutine_handle.2" }
%"struct.std::coroutine_handle.2" = type { %"struct.std::coroutine_handle.0" }
%"struct.(anonymous namespace)::Generator<long>::promise_type" = type { i64 }
%"struct.std::suspend_always" = type { i8 }
%"struct.(anonymous namespace)::Generator<int>::promise_type" = type { i32 }

$_ZNKSt14suspend_always11await_readyEv = comdat any

$_ZNKSt14suspend_always13await_suspendESt16coroutine_handleIvE = comdat any

$_ZNKSt14suspend_always12await_resumeEv = comdat any

$__clang_call_terminate = comdat any

$_ZNSt16coroutine_handleIvEC2Ev = comdat any

$_ZNKSt16coroutine_handleIvE6resumeEv = comdat any

$_ZNKSt16coroutine_handleIvE4doneEv = comdat any

$_ZNKSt16coroutine_handleIvE7destroyEv = comdat any

@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 {
  %1 = alloca i32, align 4
  %2 = alloca %"struct.(anonymous namespace)::Generator", align 8
  %3 = alloca %"struct.(anonymous namespace)::Generator.1", align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(ptr %2) #7
  call void @_ZN12_GLOBAL__N_19fibonacciEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Generator") align 8 %2, i32 noundef 30)
  call void @llvm.lifetime.start.p0(ptr %3) #7
  invoke void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Generator.1") align 8 %3, ptr noundef nonnull align 8 dereferenceable(8) %2, i32 noundef 3)
          to label %6 unwind label %15

6:                                                ; preds = %0
  br label %7

7:                                                ; preds = %14, %6
  %8 = invoke noundef zeroext i1 @_ZN12_GLOBAL__N_19GeneratorIiE4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %9 unwind label %19

9:                                                ; preds = %7
  br i1 %8, label %10, label %23

10:                                               ; preds = %9
  %11 = invoke noundef i32 @_ZNK12_GLOBAL__N_19GeneratorIiE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %12 unwind label %19

12:                                               ; preds = %10
  %13 = invoke i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %11)
          to label %14 unwind label %19

14:                                               ; preds = %12
  br label %7, !llvm.loop !9

15:                                               ; preds = %0
  %16 = landingpad { ptr, i32 }
          cleanup
  %17 = extractvalue { ptr, i32 } %16, 0
  store ptr %17, ptr %4, align 8
  %18 = extractvalue { ptr, i32 } %16, 1
  store i32 %18, ptr %5, align 4
  br label %27

19:                                               ; preds = %23, %12, %10, %7
  %20 = landingpad { ptr, i32 }
          cleanup
  %21 = extractvalue { ptr, i32 } %20, 0
  store ptr %21, ptr %4, align 8
  %22 = extractvalue { ptr, i32 } %20, 1
  store i32 %22, ptr %5, align 4
  call void @_ZN12_GLOBAL__N_19GeneratorIiED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #7
  br label %27

23:                                               ; preds = %9
  %24 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.1)
          to label %25 unwind label %19

25:                                               ; preds = %23
  call void @_ZN12_GLOBAL__N_19GeneratorIiED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #7
  call void @llvm.lifetime.end.p0(ptr %3) #7
  call void @_ZN12_GLOBAL__N_19GeneratorIlED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #7
  call void @llvm.lifetime.end.p0(ptr %2) #7
  %26 = load i32, ptr %1, align 4
  ret i32 %26

27:                                               ; preds = %19, %15
  call void @llvm.lifetime.end.p0(ptr %3) #7
  call void @_ZN12_GLOBAL__N_19GeneratorIlED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #7
  call void @llvm.lifetime.end.p0(ptr %2) #7
  br label %28

28:                                               ; preds = %27
  %29 = load ptr, ptr %4, align 8
  %30 = load i32, ptr %5, align 4
  %31 = insertvalue { ptr, i32 } poison, ptr %29, 0
  %32 = insertvalue { ptr, i32 } %31, i32 %30, 1
  resume { ptr, i32 } %32
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress presplitcoroutine uwtable
define internal void @_ZN12_GLOBAL__N_19fibonacciEi(ptr dead_on_unwind noalias writable sret(%"struct.(anonymous namespace)::Generator") align 8 %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4, !coro.outside.frame !11
  %5 = alloca i32, align 4
  %6 = alloca %"struct.(anonymous namespace)::Generator<long>::promise_type", align 8
  %7 = alloca %"struct.std::suspend_always", align 1
  %8 = alloca %"struct.std::suspend_always", align 1
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca %"struct.std::suspend_always", align 1
  %13 = alloca %"struct.std::suspend_always", align 1
  %14 = alloca i64, align 8
  %15 = alloca %"struct.std::suspend_always", align 1
  %16 = alloca %"struct.std::suspend_always", align 1
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4, !tbaa !5
  %17 = call token @llvm.coro.id(i32 16, ptr %6, ptr null, ptr null)
  %18 = call i1 @llvm.coro.alloc(token %17)
  br i1 %18, label %19, label %22

19:                                               ; preds = %2
  %20 = call i64 @llvm.coro.size.i64()
  %21 = call noalias noundef nonnull ptr @_Znwm(i64 noundef %20) #18
  br label %22

22:                                               ; preds = %19, %2
  %23 = phi ptr [ null, %2 ], [ %21, %19 ]
  %24 = call ptr @llvm.coro.begin(token %17, ptr %23)
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %25 = load i32, ptr %4, align 4, !tbaa !5
  store i32 %25, ptr %5, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %26 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator<long>::promise_type", ptr %6, i32 0, i32 0
  %27 = load i32, ptr %5, align 4, !tbaa !5
  %28 = sext i32 %27 to i64
  store i64 %28, ptr %26, align 8, !tbaa !12
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type17get_return_objectEv(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Generator") align 8 %0, ptr noundef nonnull align 8 dereferenceable(8) %6) #7
  call void @llvm.lifetime.start.p0(ptr %7) #7
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type15initial_suspendEv(ptr noundef nonnull align 8 dereferenceable(8) %6) #7
  %29 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %7) #7
  br i1 %29, label %34, label %30

30:                                               ; preds = %22
  %31 = call token @llvm.coro.save(ptr null)
  call void @llvm.coro.await.suspend.void(ptr %7, ptr %24, ptr @_ZN12_GLOBAL__N_19fibonacciEi.__await_suspend_wrapper__init) #7
  %32 = call i8 @llvm.coro.suspend(token %31, i1 false)
  switch i8 %32, label %86 [
    i8 0, label %34
    i8 1, label %33
  ]

33:                                               ; preds = %30
  br label %35

34:                                               ; preds = %30, %22
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %7) #7
  br label %35

35:                                               ; preds = %34, %33
  %36 = phi i32 [ 0, %34 ], [ 2, %33 ]
  call void @llvm.lifetime.end.p0(ptr %7) #7
  switch i32 %36, label %78 [
    i32 0, label %37
  ]

37:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i64 0, ptr %9, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i64 1, ptr %10, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store i32 0, ptr %11, align 4, !tbaa !5
  br label %38

38:                                               ; preds = %59, %37
  %39 = load i32, ptr %11, align 4, !tbaa !5
  %40 = load i32, ptr %5, align 4, !tbaa !5
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %43, label %42

42:                                               ; preds = %38
  br label %62

43:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %44 = load i64, ptr %9, align 8, !tbaa !15
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type11yield_valueEl(ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %44) #7
  %45 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %12) #7
  br i1 %45, label %50, label %46

46:                                               ; preds = %43
  %47 = call token @llvm.coro.save(ptr null)
  call void @llvm.coro.await.suspend.void(ptr %12, ptr %24, ptr @_ZN12_GLOBAL__N_19fibonacciEi.__await_suspend_wrapper__yield) #7
  %48 = call i8 @llvm.coro.suspend(token %47, i1 false)
  switch i8 %48, label %86 [
    i8 0, label %50
    i8 1, label %49
  ]

49:                                               ; preds = %46
  br label %51

50:                                               ; preds = %46, %43
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %12) #7
  br label %51

51:                                               ; preds = %50, %49
  %52 = phi i32 [ 0, %50 ], [ 2, %49 ]
  call void @llvm.lifetime.end.p0(ptr %12) #7
  switch i32 %52, label %62 [
    i32 0, label %53
  ]

53:                                               ; preds = %51
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %54 = load i64, ptr %9, align 8, !tbaa !15
  %55 = load i64, ptr %10, align 8, !tbaa !15
  %56 = add nsw i64 %54, %55
  store i64 %56, ptr %14, align 8, !tbaa !15
  %57 = load i64, ptr %10, align 8, !tbaa !15
  store i64 %57, ptr %9, align 8, !tbaa !15
  %58 = load i64, ptr %14, align 8, !tbaa !15
  store i64 %58, ptr %10, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %59

59:                                               ; preds = %53
  %60 = load i32, ptr %11, align 4, !tbaa !5
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %11, align 4, !tbaa !5
  br label %38, !llvm.loop !16

62:                                               ; preds = %51, %42
  %63 = phi i32 [ %52, %51 ], [ 4, %42 ]
  call void @llvm.lifetime.end.p0(ptr %11) #7
  switch i32 %63, label %65 [
    i32 4, label %64
  ]

64:                                               ; preds = %62
  br label %65

65:                                               ; preds = %64, %62
  %66 = phi i32 [ %63, %62 ], [ 0, %64 ]
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  switch i32 %66, label %78 [
    i32 0, label %67
  ]

67:                                               ; preds = %65
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type11return_voidEv(ptr noundef nonnull align 8 dereferenceable(8) %6) #7
  br label %68

68:                                               ; preds = %67
  call void @llvm.lifetime.start.p0(ptr %15) #7
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type13final_suspendEv(ptr noundef nonnull align 8 dereferenceable(8) %6) #7
  %69 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %15) #7
  br i1 %69, label %74, label %70

70:                                               ; preds = %68
  %71 = call token @llvm.coro.save(ptr null)
  call void @llvm.coro.await.suspend.void(ptr %15, ptr %24, ptr @_ZN12_GLOBAL__N_19fibonacciEi.__await_suspend_wrapper__final) #7
  %72 = call i8 @llvm.coro.suspend(token %71, i1 true)
  switch i8 %72, label %86 [
    i8 0, label %74
    i8 1, label %73
  ]

73:                                               ; preds = %70
  br label %75

74:                                               ; preds = %70, %68
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %15) #7
  br label %75

75:                                               ; preds = %74, %73
  %76 = phi i32 [ 0, %74 ], [ 2, %73 ]
  call void @llvm.lifetime.end.p0(ptr %15) #7
  switch i32 %76, label %78 [
    i32 0, label %77
  ]

77:                                               ; preds = %75
  br label %78

78:                                               ; preds = %77, %75, %65, %35
  %79 = phi i32 [ %36, %35 ], [ %66, %65 ], [ %76, %75 ], [ 0, %77 ]
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  %80 = call ptr @llvm.coro.free(token %17, ptr %24)
  %81 = icmp ne ptr %80, null
  br i1 %81, label %82, label %84

82:                                               ; preds = %78
  %83 = call i64 @llvm.coro.size.i64()
  call void @_ZdlPvm(ptr noundef %80, i64 noundef %83) #7
  br label %84

84:                                               ; preds = %78, %82
  switch i32 %79, label %87 [
    i32 0, label %85
    i32 2, label %86
  ]

85:                                               ; preds = %84
  br label %86

86:                                               ; preds = %85, %84, %70, %46, %30
  call void @llvm.coro.end(ptr null, i1 false, token none)
  ret void

87:                                               ; preds = %84
  unreachable
}

; Function Attrs: mustprogress presplitcoroutine uwtable
define internal void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi(ptr dead_on_unwind noalias writable sret(%"struct.(anonymous namespace)::Generator.1") align 8 %0, ptr noundef nonnull align 8 dereferenceable(8) %1, i32 noundef %2) #2 personality ptr @__gxx_personality_v0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8, !coro.outside.frame !11
  %6 = alloca i32, align 4, !coro.outside.frame !11
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %"struct.(anonymous namespace)::Generator<int>::promise_type", align 4
  %10 = alloca %"struct.std::suspend_always", align 1
  %11 = alloca %"struct.std::suspend_always", align 1
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca %"struct.std::suspend_always", align 1
  %16 = alloca %"struct.std::suspend_always", align 1
  %17 = alloca %"struct.std::suspend_always", align 1
  %18 = alloca %"struct.std::suspend_always", align 1
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8, !tbaa !17
  store i32 %2, ptr %6, align 4, !tbaa !5
  %19 = call token @llvm.coro.id(i32 16, ptr %9, ptr null, ptr null)
  %20 = call i1 @llvm.coro.alloc(token %19)
  br i1 %20, label %21, label %24

21:                                               ; preds = %3
  %22 = call i64 @llvm.coro.size.i64()
  %23 = call noalias noundef nonnull ptr @_Znwm(i64 noundef %22) #18
  br label %24

24:                                               ; preds = %21, %3
  %25 = phi ptr [ null, %3 ], [ %23, %21 ]
  %26 = call ptr @llvm.coro.begin(token %19, ptr %25)
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %27 = load ptr, ptr %5, align 8, !tbaa !17, !nonnull !11, !align !20
  store ptr %27, ptr %7, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %28 = load i32, ptr %6, align 4, !tbaa !5
  store i32 %28, ptr %8, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr %9) #7
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type17get_return_objectEv(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Generator.1") align 8 %0, ptr noundef nonnull align 4 dereferenceable(4) %9) #7
  call void @llvm.lifetime.start.p0(ptr %10) #7
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type15initial_suspendEv(ptr noundef nonnull align 4 dereferenceable(4) %9) #7
  %29 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %10) #7
  br i1 %29, label %34, label %30

30:                                               ; preds = %24
  %31 = call token @llvm.coro.save(ptr null)
  call void @llvm.coro.await.suspend.void(ptr %10, ptr %26, ptr @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.__await_suspend_wrapper__init) #7
  %32 = call i8 @llvm.coro.suspend(token %31, i1 false)
  switch i8 %32, label %106 [
    i8 0, label %34
    i8 1, label %33
  ]

33:                                               ; preds = %30
  br label %35

34:                                               ; preds = %30, %24
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %10) #7
  br label %35

35:                                               ; preds = %34, %33
  %36 = phi i32 [ 0, %34 ], [ 2, %33 ]
  call void @llvm.lifetime.end.p0(ptr %10) #7
  switch i32 %36, label %98 [
    i32 0, label %37
  ]

37:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !5
  br label %38

38:                                               ; preds = %71, %37
  %39 = load ptr, ptr %7, align 8, !tbaa !17, !nonnull !11, !align !20
  %40 = invoke noundef zeroext i1 @_ZN12_GLOBAL__N_19GeneratorIlE4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %39)
          to label %41 unwind label %43

41:                                               ; preds = %38
  br i1 %40, label %47, label %42

42:                                               ; preds = %41
  br label %74

43:                                               ; preds = %38
  %44 = landingpad { ptr, i32 }
          catch ptr null
  %45 = extractvalue { ptr, i32 } %44, 0
  store ptr %45, ptr %13, align 8
  %46 = extractvalue { ptr, i32 } %44, 1
  store i32 %46, ptr %14, align 4
  br label %76

47:                                               ; preds = %41
  %48 = load i32, ptr %12, align 4, !tbaa !5
  %49 = load i32, ptr %8, align 4, !tbaa !5
  %50 = srem i32 %48, %49
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %70

52:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %53 = load ptr, ptr %7, align 8, !tbaa !17, !nonnull !11, !align !20
  %54 = invoke noundef i64 @_ZNK12_GLOBAL__N_19GeneratorIlE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %53)
          to label %55 unwind label %62

55:                                               ; preds = %52
  %56 = trunc i64 %54 to i32
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type11yield_valueEi(ptr noundef nonnull align 4 dereferenceable(4) %9, i32 noundef %56) #7
  %57 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %15) #7
  br i1 %57, label %66, label %58

58:                                               ; preds = %55
  %59 = call token @llvm.coro.save(ptr null)
  call void @llvm.coro.await.suspend.void(ptr %15, ptr %26, ptr @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.__await_suspend_wrapper__yield) #7
  %60 = call i8 @llvm.coro.suspend(token %59, i1 false)
  switch i8 %60, label %106 [
    i8 0, label %66
    i8 1, label %61
  ]

61:                                               ; preds = %58
  br label %67

62:                                               ; preds = %52
  %63 = landingpad { ptr, i32 }
          catch ptr null
  %64 = extractvalue { ptr, i32 } %63, 0
  store ptr %64, ptr %13, align 8
  %65 = extractvalue { ptr, i32 } %63, 1
  store i32 %65, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %76

66:                                               ; preds = %58, %55
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %15) #7
  br label %67

67:                                               ; preds = %66, %61
  %68 = phi i32 [ 0, %66 ], [ 2, %61 ]
  call void @llvm.lifetime.end.p0(ptr %15) #7
  switch i32 %68, label %74 [
    i32 0, label %69
  ]

69:                                               ; preds = %67
  br label %70

70:                                               ; preds = %69, %47
  br label %71

71:                                               ; preds = %70
  %72 = load i32, ptr %12, align 4, !tbaa !5
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %12, align 4, !tbaa !5
  br label %38, !llvm.loop !21

74:                                               ; preds = %67, %42
  %75 = phi i32 [ %68, %67 ], [ 4, %42 ]
  call void @llvm.lifetime.end.p0(ptr %12) #7
  switch i32 %75, label %98 [
    i32 4, label %88
  ]

76:                                               ; preds = %62, %43
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %77

77:                                               ; preds = %76
  %78 = load ptr, ptr %13, align 8
  %79 = call ptr @__cxa_begin_catch(ptr %78) #7
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type19unhandled_exceptionEv(ptr noundef nonnull align 4 dereferenceable(4) %9) #7
  invoke void @__cxa_end_catch()
          to label %80 unwind label %89

80:                                               ; preds = %77
  br label %81

81:                                               ; preds = %80
  br label %82

82:                                               ; preds = %81, %88
  call void @llvm.lifetime.start.p0(ptr %17) #7
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type13final_suspendEv(ptr noundef nonnull align 4 dereferenceable(4) %9) #7
  %83 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %17) #7
  br i1 %83, label %94, label %84

84:                                               ; preds = %82
  %85 = call token @llvm.coro.save(ptr null)
  call void @llvm.coro.await.suspend.void(ptr %17, ptr %26, ptr @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.__await_suspend_wrapper__final) #7
  %86 = call i8 @llvm.coro.suspend(token %85, i1 true)
  switch i8 %86, label %106 [
    i8 0, label %94
    i8 1, label %87
  ]

87:                                               ; preds = %84
  br label %95

88:                                               ; preds = %74
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type11return_voidEv(ptr noundef nonnull align 4 dereferenceable(4) %9) #7
  br label %82

89:                                               ; preds = %77
  %90 = landingpad { ptr, i32 }
          cleanup
  %91 = extractvalue { ptr, i32 } %90, 0
  store ptr %91, ptr %13, align 8
  %92 = extractvalue { ptr, i32 } %90, 1
  store i32 %92, ptr %14, align 4
  call void @llvm.coro.end(ptr null, i1 true, token none)
  %93 = call i1 @llvm.coro.is_in_ramp()
  br i1 %93, label %107, label %113

94:                                               ; preds = %84, %82
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %17) #7
  br label %95

95:                                               ; preds = %94, %87
  %96 = phi i32 [ 0, %94 ], [ 2, %87 ]
  call void @llvm.lifetime.end.p0(ptr %17) #7
  switch i32 %96, label %98 [
    i32 0, label %97
  ]

97:                                               ; preds = %95
  br label %98

98:                                               ; preds = %97, %95, %74, %35
  %99 = phi i32 [ %36, %35 ], [ %75, %74 ], [ %96, %95 ], [ 0, %97 ]
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %100 = call ptr @llvm.coro.free(token %19, ptr %26)
  %101 = icmp ne ptr %100, null
  br i1 %101, label %102, label %104

102:                                              ; preds = %98
  %103 = call i64 @llvm.coro.size.i64()
  call void @_ZdlPvm(ptr noundef %100, i64 noundef %103) #7
  br label %104

104:                                              ; preds = %98, %102
  switch i32 %99, label %118 [
    i32 0, label %105
    i32 2, label %106
  ]

105:                                              ; preds = %104
  br label %106

106:                                              ; preds = %105, %104, %84, %58, %30
  call void @llvm.coro.end(ptr null, i1 false, token none)
  ret void

107:                                              ; preds = %89
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %108 = call ptr @llvm.coro.free(token %19, ptr %26)
  %109 = icmp ne ptr %108, null
  br i1 %109, label %110, label %112

110:                                              ; preds = %107
  %111 = call i64 @llvm.coro.size.i64()
  call void @_ZdlPvm(ptr noundef %108, i64 noundef %111) #7
  br label %112

112:                                              ; preds = %107, %110
  br label %113

113:                                              ; preds = %112, %89
  %114 = load ptr, ptr %13, align 8
  %115 = load i32, ptr %14, align 4
  %116 = insertvalue { ptr, i32 } poison, ptr %114, 0
  %117 = insertvalue { ptr, i32 } %116, i32 %115, 1
  resume { ptr, i32 } %117

118:                                              ; preds = %104
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress uwtable
define internal noundef zeroext i1 @_ZN12_GLOBAL__N_19GeneratorIiE4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !22
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator.1", ptr %3, i32 0, i32 0
  call void @_ZNKSt16coroutine_handleIvE6resumeEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator.1", ptr %3, i32 0, i32 0
  %6 = call noundef zeroext i1 @_ZNKSt16coroutine_handleIvE4doneEv(ptr noundef nonnull align 8 dereferenceable(8) %5) #7
  %7 = xor i1 %6, true
  ret i1 %7
}

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i32 @_ZNK12_GLOBAL__N_19GeneratorIiE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #5 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !22
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator.1", ptr %3, i32 0, i32 0
  %5 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNKSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE7promiseEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #7
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator<int>::promise_type", ptr %5, i32 0, i32 0
  %7 = load i32, ptr %6, align 4, !tbaa !24
  ret i32 %7
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIiED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !22
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator.1", ptr %3, i32 0, i32 0
  invoke void @_ZNKSt16coroutine_handleIvE7destroyEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6

5:                                                ; preds = %1
  ret void

6:                                                ; preds = %1
  %7 = landingpad { ptr, i32 }
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  call void @__clang_call_terminate(ptr %8) #19
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIlED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !17
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator", ptr %3, i32 0, i32 0
  invoke void @_ZNKSt16coroutine_handleIvE7destroyEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6

5:                                                ; preds = %1
  ret void

6:                                                ; preds = %1
  %7 = landingpad { ptr, i32 }
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  call void @__clang_call_terminate(ptr %8) #19
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare token @llvm.coro.id(i32, ptr readnone, ptr readonly captures(none), ptr) #6

; Function Attrs: nounwind
declare i1 @llvm.coro.alloc(token) #7

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #8

; Function Attrs: nounwind memory(none)
declare i64 @llvm.coro.size.i64() #9

; Function Attrs: nounwind
declare ptr @llvm.coro.begin(token, ptr writeonly) #7

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type17get_return_objectEv(ptr dead_on_unwind noalias writable sret(%"struct.(anonymous namespace)::Generator") align 8 %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #5 align 2 personality ptr @__gxx_personality_v0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::coroutine_handle", align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8, !tbaa !26
  %6 = load ptr, ptr %4, align 8
  %7 = call ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE12from_promiseERS3_(ptr noundef nonnull align 8 dereferenceable(8) %6) #7
  %8 = getelementptr inbounds nuw %"struct.std::coroutine_handle", ptr %5, i32 0, i32 0
  %9 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %8, i32 0, i32 0
  store ptr %7, ptr %9, align 8
  %10 = getelementptr inbounds nuw %"struct.std::coroutine_handle", ptr %5, i32 0, i32 0
  %11 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  invoke void @_ZN12_GLOBAL__N_19GeneratorIlEC2ESt16coroutine_handleINS1_12promise_typeEE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr %12)
          to label %13 unwind label %14

13:                                               ; preds = %2
  ret void

14:                                               ; preds = %2
  %15 = landingpad { ptr, i32 }
          catch ptr null
  %16 = extractvalue { ptr, i32 } %15, 0
  call void @__clang_call_terminate(ptr %16) #19
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type15initial_suspendEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #5 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !26
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !28
  %3 = load ptr, ptr %2, align 8
  ret i1 false
}

; Function Attrs: nomerge nounwind
declare token @llvm.coro.save(ptr) #10

; Function Attrs: alwaysinline mustprogress
define internal void @_ZN12_GLOBAL__N_19fibonacciEi.__await_suspend_wrapper__init(ptr noundef nonnull %0, ptr noundef %1) #11 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::coroutine_handle.0", align 8
  %6 = alloca %"struct.std::coroutine_handle", align 8
  store ptr %0, ptr %3, align 8, !tbaa !30
  store ptr %1, ptr %4, align 8, !tbaa !30
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %9 = call ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE12from_addressEPv(ptr noundef %8) #7
  %10 = getelementptr inbounds nuw %"struct.std::coroutine_handle", ptr %6, i32 0, i32 0
  %11 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %10, i32 0, i32 0
  store ptr %9, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 8, i1 false), !tbaa.struct !31
  %12 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %5, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  call void @_ZNKSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNKSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr %1) #5 comdat align 2 {
  %3 = alloca %"struct.std::coroutine_handle.0", align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0
  store ptr %1, ptr %5, align 8
  store ptr %0, ptr %4, align 8, !tbaa !28
  %6 = load ptr, ptr %4, align 8
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE12from_addressEPv(ptr noundef %0) #5 align 2 {
  %2 = alloca %"struct.std::coroutine_handle", align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !30
  call void @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #7
  %4 = load ptr, ptr %3, align 8, !tbaa !30
  %5 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %2, i32 0, i32 0
  store ptr %4, ptr %5, align 8, !tbaa !32
  %6 = getelementptr inbounds nuw %"struct.std::coroutine_handle", ptr %2, i32 0, i32 0
  %7 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  ret ptr %8
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #12

declare void @llvm.coro.await.suspend.void(ptr, ptr, ptr)

; Function Attrs: nounwind
declare i8 @llvm.coro.suspend(token, i1) #7

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !28
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type11yield_valueEl(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #5 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !26
  store i64 %1, ptr %4, align 8, !tbaa !15
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %4, align 8, !tbaa !15
  %7 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator<long>::promise_type", ptr %5, i32 0, i32 0
  store i64 %6, ptr %7, align 8, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline mustprogress
define internal void @_ZN12_GLOBAL__N_19fibonacciEi.__await_suspend_wrapper__yield(ptr noundef nonnull %0, ptr noundef %1) #11 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::coroutine_handle.0", align 8
  %6 = alloca %"struct.std::coroutine_handle", align 8
  store ptr %0, ptr %3, align 8, !tbaa !30
  store ptr %1, ptr %4, align 8, !tbaa !30
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %9 = call ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE12from_addressEPv(ptr noundef %8) #7
  %10 = getelementptr inbounds nuw %"struct.std::coroutine_handle", ptr %6, i32 0, i32 0
  %11 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %10, i32 0, i32 0
  store ptr %9, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 8, i1 false), !tbaa.struct !31
  %12 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %5, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  call void @_ZNKSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type11return_voidEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #5 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !26
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type13final_suspendEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #5 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !26
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: alwaysinline mustprogress
define internal void @_ZN12_GLOBAL__N_19fibonacciEi.__await_suspend_wrapper__final(ptr noundef nonnull %0, ptr noundef %1) #11 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::coroutine_handle.0", align 8
  %6 = alloca %"struct.std::coroutine_handle", align 8
  store ptr %0, ptr %3, align 8, !tbaa !30
  store ptr %1, ptr %4, align 8, !tbaa !30
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %9 = call ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE12from_addressEPv(ptr noundef %8) #7
  %10 = getelementptr inbounds nuw %"struct.std::coroutine_handle", ptr %6, i32 0, i32 0
  %11 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %10, i32 0, i32 0
  store ptr %9, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 8, i1 false), !tbaa.struct !31
  %12 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %5, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  call void @_ZNKSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  ret void
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #13

; Function Attrs: nounwind memory(argmem: read)
declare ptr @llvm.coro.free(token, ptr readonly captures(none)) #14

; Function Attrs: nounwind
declare void @llvm.coro.end(ptr, i1, token) #7

; Function Attrs: mustprogress nounwind uwtable
define internal ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE12from_promiseERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) #5 align 2 {
  %2 = alloca %"struct.std::coroutine_handle", align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !26
  call void @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #7
  %4 = load ptr, ptr %3, align 8, !tbaa !26, !nonnull !11, !align !20
  %5 = call ptr @llvm.coro.promise(ptr %4, i32 8, i1 true)
  %6 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %2, i32 0, i32 0
  store ptr %5, ptr %6, align 8, !tbaa !32
  %7 = getelementptr inbounds nuw %"struct.std::coroutine_handle", ptr %2, i32 0, i32 0
  %8 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  ret ptr %9
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIlEC2ESt16coroutine_handleINS1_12promise_typeEE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr %1) unnamed_addr #5 align 2 {
  %3 = alloca %"struct.std::coroutine_handle", align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds nuw %"struct.std::coroutine_handle", ptr %3, i32 0, i32 0
  %6 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %5, i32 0, i32 0
  store ptr %1, ptr %6, align 8
  store ptr %0, ptr %4, align 8, !tbaa !17
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator", ptr %7, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %3, i64 8, i1 false)
  ret void
}

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #15 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #7
  call void @_ZSt9terminatev() #19
  unreachable
}

declare ptr @__cxa_begin_catch(ptr)

declare void @_ZSt9terminatev()

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #16 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !34
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt16coroutine_handleIvEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #7
  ret void
}

; Function Attrs: nounwind memory(none)
declare ptr @llvm.coro.promise(ptr captures(none), i32, i1) #9

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16coroutine_handleIvEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #16 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !36
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0
  store ptr null, ptr %4, align 8, !tbaa !32
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type17get_return_objectEv(ptr dead_on_unwind noalias writable sret(%"struct.(anonymous namespace)::Generator.1") align 8 %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #5 align 2 personality ptr @__gxx_personality_v0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::coroutine_handle.2", align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8, !tbaa !38
  %6 = load ptr, ptr %4, align 8
  %7 = call ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE12from_promiseERS3_(ptr noundef nonnull align 4 dereferenceable(4) %6) #7
  %8 = getelementptr inbounds nuw %"struct.std::coroutine_handle.2", ptr %5, i32 0, i32 0
  %9 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %8, i32 0, i32 0
  store ptr %7, ptr %9, align 8
  %10 = getelementptr inbounds nuw %"struct.std::coroutine_handle.2", ptr %5, i32 0, i32 0
  %11 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  invoke void @_ZN12_GLOBAL__N_19GeneratorIiEC2ESt16coroutine_handleINS1_12promise_typeEE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr %12)
          to label %13 unwind label %14

13:                                               ; preds = %2
  ret void

14:                                               ; preds = %2
  %15 = landingpad { ptr, i32 }
          catch ptr null
  %16 = extractvalue { ptr, i32 } %15, 0
  call void @__clang_call_terminate(ptr %16) #19
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type15initial_suspendEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #5 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !38
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: alwaysinline mustprogress
define internal void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.__await_suspend_wrapper__init(ptr noundef nonnull %0, ptr noundef %1) #11 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::coroutine_handle.0", align 8
  %6 = alloca %"struct.std::coroutine_handle.2", align 8
  store ptr %0, ptr %3, align 8, !tbaa !30
  store ptr %1, ptr %4, align 8, !tbaa !30
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %9 = call ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE12from_addressEPv(ptr noundef %8) #7
  %10 = getelementptr inbounds nuw %"struct.std::coroutine_handle.2", ptr %6, i32 0, i32 0
  %11 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %10, i32 0, i32 0
  store ptr %9, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 8, i1 false), !tbaa.struct !31
  %12 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %5, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  call void @_ZNKSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE12from_addressEPv(ptr noundef %0) #5 align 2 {
  %2 = alloca %"struct.std::coroutine_handle.2", align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !30
  call void @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #7
  %4 = load ptr, ptr %3, align 8, !tbaa !30
  %5 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %2, i32 0, i32 0
  store ptr %4, ptr %5, align 8, !tbaa !32
  %6 = getelementptr inbounds nuw %"struct.std::coroutine_handle.2", ptr %2, i32 0, i32 0
  %7 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  ret ptr %8
}

; Function Attrs: mustprogress uwtable
define internal noundef zeroext i1 @_ZN12_GLOBAL__N_19GeneratorIlE4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !17
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator", ptr %3, i32 0, i32 0
  call void @_ZNKSt16coroutine_handleIvE6resumeEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator", ptr %3, i32 0, i32 0
  %6 = call noundef zeroext i1 @_ZNKSt16coroutine_handleIvE4doneEv(ptr noundef nonnull align 8 dereferenceable(8) %5) #7
  %7 = xor i1 %6, true
  ret i1 %7
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type11yield_valueEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #5 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !38
  store i32 %1, ptr %4, align 4, !tbaa !5
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4, !tbaa !5
  %7 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator<int>::promise_type", ptr %5, i32 0, i32 0
  store i32 %6, ptr %7, align 4, !tbaa !24
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i64 @_ZNK12_GLOBAL__N_19GeneratorIlE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #5 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !17
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator", ptr %3, i32 0, i32 0
  %5 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNKSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE7promiseEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #7
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator<long>::promise_type", ptr %5, i32 0, i32 0
  %7 = load i64, ptr %6, align 8, !tbaa !12
  ret i64 %7
}

; Function Attrs: alwaysinline mustprogress
define internal void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.__await_suspend_wrapper__yield(ptr noundef nonnull %0, ptr noundef %1) #11 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::coroutine_handle.0", align 8
  %6 = alloca %"struct.std::coroutine_handle.2", align 8
  store ptr %0, ptr %3, align 8, !tbaa !30
  store ptr %1, ptr %4, align 8, !tbaa !30
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %9 = call ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE12from_addressEPv(ptr noundef %8) #7
  %10 = getelementptr inbounds nuw %"struct.std::coroutine_handle.2", ptr %6, i32 0, i32 0
  %11 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %10, i32 0, i32 0
  store ptr %9, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 8, i1 false), !tbaa.struct !31
  %12 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %5, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  call void @_ZNKSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type11return_voidEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #5 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !38
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type19unhandled_exceptionEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #5 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !38
  %3 = load ptr, ptr %2, align 8
  ret void
}

declare void @__cxa_end_catch()

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type13final_suspendEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #5 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !38
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: alwaysinline mustprogress
define internal void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.__await_suspend_wrapper__final(ptr noundef nonnull %0, ptr noundef %1) #11 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::coroutine_handle.0", align 8
  %6 = alloca %"struct.std::coroutine_handle.2", align 8
  store ptr %0, ptr %3, align 8, !tbaa !30
  store ptr %1, ptr %4, align 8, !tbaa !30
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %9 = call ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE12from_addressEPv(ptr noundef %8) #7
  %10 = getelementptr inbounds nuw %"struct.std::coroutine_handle.2", ptr %6, i32 0, i32 0
  %11 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %10, i32 0, i32 0
  store ptr %9, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 8, i1 false), !tbaa.struct !31
  %12 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %5, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  call void @_ZNKSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  ret void
}

; Function Attrs: nounwind memory(none)
declare i1 @llvm.coro.is_in_ramp() #9

; Function Attrs: mustprogress nounwind uwtable
define internal ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE12from_promiseERS3_(ptr noundef nonnull align 4 dereferenceable(4) %0) #5 align 2 {
  %2 = alloca %"struct.std::coroutine_handle.2", align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !38
  call void @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #7
  %4 = load ptr, ptr %3, align 8, !tbaa !38, !nonnull !11, !align !40
  %5 = call ptr @llvm.coro.promise(ptr %4, i32 4, i1 true)
  %6 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %2, i32 0, i32 0
  store ptr %5, ptr %6, align 8, !tbaa !32
  %7 = getelementptr inbounds nuw %"struct.std::coroutine_handle.2", ptr %2, i32 0, i32 0
  %8 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  ret ptr %9
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIiEC2ESt16coroutine_handleINS1_12promise_typeEE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr %1) unnamed_addr #5 align 2 {
  %3 = alloca %"struct.std::coroutine_handle.2", align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds nuw %"struct.std::coroutine_handle.2", ptr %3, i32 0, i32 0
  %6 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %5, i32 0, i32 0
  store ptr %1, ptr %6, align 8
  store ptr %0, ptr %4, align 8, !tbaa !22
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator.1", ptr %7, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %3, i64 8, i1 false)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #16 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !41
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt16coroutine_handleIvEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #7
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNKSt16coroutine_handleIvE6resumeEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !36
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !32
  call void @llvm.coro.resume(ptr %5)
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt16coroutine_handleIvE4doneEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !36
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !32
  %6 = call i1 @llvm.coro.done(ptr %5)
  ret i1 %6
}

declare void @llvm.coro.resume(ptr)

; Function Attrs: nounwind memory(argmem: readwrite)
declare i1 @llvm.coro.done(ptr readonly captures(none)) #17

; Function Attrs: mustprogress nounwind uwtable
define internal noundef nonnull align 8 dereferenceable(8) ptr @_ZNKSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE7promiseEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #5 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !34
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !32
  %6 = call ptr @llvm.coro.promise(ptr %5, i32 8, i1 false)
  ret ptr %6
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNKSt16coroutine_handleIvE7destroyEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !36
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !32
  call void @llvm.coro.destroy(ptr %5)
  ret void
}

declare void @llvm.coro.destroy(ptr)

; Function Attrs: mustprogress nounwind uwtable
define internal noundef nonnull align 4 dereferenceable(4) ptr @_ZNKSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE7promiseEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #5 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !41
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !32
  %6 = call ptr @llvm.coro.promise(ptr %5, i32 4, i1 false)
  ret ptr %6
}

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress presplitcoroutine uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind memory(none) }
attributes #10 = { nomerge nounwind }
attributes #11 = { alwaysinline mustprogress "min-legal-vector-width"="0" "sample-profile-suffix-elision-policy"="selected" }
attributes #12 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nounwind memory(argmem: read) }
attributes #15 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { nounwind memory(argmem: readwrite) }
attributes #18 = { allocsize(0) }
attributes #19 = { noreturn nounwind }

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
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{}
!12 = !{!13, !14, i64 0}
!13 = !{!"_ZTSN12_GLOBAL__N_19GeneratorIlE12promise_typeE", !14, i64 0}
!14 = !{!"long", !7, i64 0}
!15 = !{!14, !14, i64 0}
!16 = distinct !{!16, !10}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 _ZTSN12_GLOBAL__N_19GeneratorIlEE", !19, i64 0}
!19 = !{!"any pointer", !7, i64 0}
!20 = !{i64 8}
!21 = distinct !{!21, !10}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 _ZTSN12_GLOBAL__N_19GeneratorIiEE", !19, i64 0}
!24 = !{!25, !6, i64 0}
!25 = !{!"_ZTSN12_GLOBAL__N_19GeneratorIiE12promise_typeE", !6, i64 0}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 _ZTSN12_GLOBAL__N_19GeneratorIlE12promise_typeE", !19, i64 0}
!28 = !{!29, !29, i64 0}
!29 = !{!"p1 _ZTSSt14suspend_always", !19, i64 0}
!30 = !{!19, !19, i64 0}
!31 = !{i64 0, i64 8, !30}
!32 = !{!33, !19, i64 0}
!33 = !{!"_ZTSSt16coroutine_handleIvE", !19, i64 0}
!34 = !{!35, !35, i64 0}
!35 = !{!"p1 _ZTSSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE", !19, i64 0}
!36 = !{!37, !37, i64 0}
!37 = !{!"p1 _ZTSSt16coroutine_handleIvE", !19, i64 0}
!38 = !{!39, !39, i64 0}
!39 = !{!"p1 _ZTSN12_GLOBAL__N_19GeneratorIiE12promise_typeE", !19, i64 0}
!40 = !{i64 4}
!41 = !{!42, !42, i64 0}
!42 = !{!"p1 _ZTSSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE", !19, i64 0}

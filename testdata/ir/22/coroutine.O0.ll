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
%_ZN12_GLOBAL__N_19fibonacciEi.Frame = type { ptr, ptr, %"struct.(anonymous namespace)::Generator<long>::promise_type", i64, i64, i32, i32, i2, %"struct.std::suspend_always", %"struct.std::suspend_always", %"struct.std::suspend_always" }
%"struct.(anonymous namespace)::Generator<int>::promise_type" = type { i32 }
%_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame = type { ptr, ptr, %"struct.(anonymous namespace)::Generator<int>::promise_type", i32, ptr, i32, i2, %"struct.std::suspend_always", %"struct.std::suspend_always", %"struct.std::suspend_always" }

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

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 {
  %1 = alloca i32, align 4
  %2 = alloca %"struct.(anonymous namespace)::Generator", align 8
  %3 = alloca %"struct.(anonymous namespace)::Generator.1", align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @_ZN12_GLOBAL__N_19fibonacciEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Generator") align 8 %2, i32 noundef 30)
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
  br label %7, !llvm.loop !6

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
  call void @_ZN12_GLOBAL__N_19GeneratorIiED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #10
  br label %27

23:                                               ; preds = %9
  %24 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.1)
          to label %25 unwind label %19

25:                                               ; preds = %23
  call void @_ZN12_GLOBAL__N_19GeneratorIiED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #10
  call void @_ZN12_GLOBAL__N_19GeneratorIlED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #10
  %26 = load i32, ptr %1, align 4
  ret i32 %26

27:                                               ; preds = %19, %15
  call void @_ZN12_GLOBAL__N_19GeneratorIlED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #10
  br label %28

28:                                               ; preds = %27
  %29 = load ptr, ptr %4, align 8
  %30 = load i32, ptr %5, align 4
  %31 = insertvalue { ptr, i32 } poison, ptr %29, 0
  %32 = insertvalue { ptr, i32 } %31, i32 %30, 1
  resume { ptr, i32 } %32
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZN12_GLOBAL__N_19fibonacciEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Generator") align 8 %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4, !coro.outside.frame !8
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
  store i32 %1, ptr %4, align 4
  %17 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 56) #11
  %18 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %17, i32 0, i32 0
  store ptr @_ZN12_GLOBAL__N_19fibonacciEi.resume, ptr %18, align 8
  %19 = select i1 true, ptr @_ZN12_GLOBAL__N_19fibonacciEi.destroy, ptr @_ZN12_GLOBAL__N_19fibonacciEi.cleanup
  %20 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %17, i32 0, i32 1
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %17, i32 0, i32 5
  %22 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %17, i32 0, i32 8
  %23 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %17, i32 0, i32 3
  %24 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %17, i32 0, i32 4
  %25 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %17, i32 0, i32 6
  %26 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %17, i32 0, i32 9
  %27 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %17, i32 0, i32 10
  %28 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %17, i32 0, i32 2
  %29 = load i32, ptr %4, align 4
  store i32 %29, ptr %21, align 4
  %30 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator<long>::promise_type", ptr %28, i32 0, i32 0
  %31 = load i32, ptr %21, align 4
  %32 = sext i32 %31 to i64
  store i64 %32, ptr %30, align 8
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type17get_return_objectEv(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Generator") align 8 %0, ptr noundef nonnull align 8 dereferenceable(8) %28) #10
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type15initial_suspendEv(ptr noundef nonnull align 8 dereferenceable(8) %28) #10
  %33 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %22) #10
  br i1 %33, label %36, label %34

34:                                               ; preds = %2
  %35 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %17, i32 0, i32 7
  store i2 0, ptr %35, align 1
  call void @_ZN12_GLOBAL__N_19fibonacciEi.__await_suspend_wrapper__init(ptr %22, ptr %17) #10
  br label %74

36:                                               ; preds = %2
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %22) #10
  %37 = icmp eq i32 0, 0
  br i1 %37, label %38, label %71

38:                                               ; preds = %36
  store i64 0, ptr %23, align 8
  store i64 1, ptr %24, align 8
  store i32 0, ptr %25, align 4
  br label %39

39:                                               ; preds = %50, %38
  %40 = load i32, ptr %25, align 4
  %41 = load i32, ptr %21, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %58

43:                                               ; preds = %39
  %44 = load i64, ptr %23, align 8
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type11yield_valueEl(ptr noundef nonnull align 8 dereferenceable(8) %28, i64 noundef %44) #10
  %45 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %26) #10
  br i1 %45, label %48, label %46

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %17, i32 0, i32 7
  store i2 1, ptr %47, align 1
  call void @_ZN12_GLOBAL__N_19fibonacciEi.__await_suspend_wrapper__yield(ptr %26, ptr %17) #10
  br label %74

48:                                               ; preds = %43
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %26) #10
  %49 = icmp eq i32 0, 0
  br i1 %49, label %50, label %58

50:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr %14) #10
  %51 = load i64, ptr %23, align 8
  %52 = load i64, ptr %24, align 8
  %53 = add nsw i64 %51, %52
  store i64 %53, ptr %14, align 8
  %54 = load i64, ptr %24, align 8
  store i64 %54, ptr %23, align 8
  %55 = load i64, ptr %14, align 8
  store i64 %55, ptr %24, align 8
  call void @llvm.lifetime.end.p0(ptr %14) #10
  %56 = load i32, ptr %25, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %25, align 4
  br label %39, !llvm.loop !9

58:                                               ; preds = %48, %39
  %59 = phi i32 [ 4, %39 ], [ 0, %48 ]
  %60 = icmp eq i32 %59, 4
  br i1 %60, label %61, label %63

61:                                               ; preds = %58
  %62 = phi i32 [ 0, %58 ]
  br label %63

63:                                               ; preds = %58, %61
  %64 = phi i32 [ %62, %61 ], [ %59, %58 ]
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %71

66:                                               ; preds = %63
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type11return_voidEv(ptr noundef nonnull align 8 dereferenceable(8) %28) #10
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type13final_suspendEv(ptr noundef nonnull align 8 dereferenceable(8) %28) #10
  %67 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %27) #10
  br i1 %67, label %70, label %68

68:                                               ; preds = %66
  %69 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %17, i32 0, i32 0
  store ptr null, ptr %69, align 8
  call void @_ZN12_GLOBAL__N_19fibonacciEi.__await_suspend_wrapper__final(ptr %27, ptr %17) #10
  br label %74

70:                                               ; preds = %66
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %27) #10
  br label %71

71:                                               ; preds = %70, %63, %36
  %72 = icmp ne ptr %17, null
  br i1 %72, label %73, label %74

73:                                               ; preds = %71
  call void @_ZdlPvm(ptr noundef %17, i64 noundef 56) #10
  br label %74

74:                                               ; preds = %71, %73, %46, %68, %34
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Generator.1") align 8 %0, ptr noundef nonnull align 8 dereferenceable(8) %1, i32 noundef %2) #1 personality ptr @__gxx_personality_v0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8, !coro.outside.frame !8
  %6 = alloca i32, align 4, !coro.outside.frame !8
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
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %19 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 40) #11
  %20 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %19, i32 0, i32 0
  store ptr @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.resume, ptr %20, align 8
  %21 = select i1 true, ptr @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.destroy, ptr @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.cleanup
  %22 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %19, i32 0, i32 1
  store ptr %21, ptr %22, align 8
  %23 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %19, i32 0, i32 4
  %24 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %19, i32 0, i32 3
  %25 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %19, i32 0, i32 7
  %26 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %19, i32 0, i32 5
  %27 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %19, i32 0, i32 8
  %28 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %19, i32 0, i32 9
  %29 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %19, i32 0, i32 2
  %30 = load ptr, ptr %5, align 8, !nonnull !8, !align !10
  store ptr %30, ptr %23, align 8
  %31 = load i32, ptr %6, align 4
  store i32 %31, ptr %24, align 4
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type17get_return_objectEv(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Generator.1") align 8 %0, ptr noundef nonnull align 4 dereferenceable(4) %29) #10
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type15initial_suspendEv(ptr noundef nonnull align 4 dereferenceable(4) %29) #10
  %32 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %25) #10
  br i1 %32, label %35, label %33

33:                                               ; preds = %3
  %34 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %19, i32 0, i32 6
  store i2 0, ptr %34, align 1
  call void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.__await_suspend_wrapper__init(ptr %25, ptr %19) #10
  br label %83

35:                                               ; preds = %3
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %25) #10
  %36 = icmp eq i32 0, 0
  br i1 %36, label %37, label %80

37:                                               ; preds = %35
  store i32 0, ptr %26, align 4
  br label %38

38:                                               ; preds = %62, %37
  %39 = load ptr, ptr %23, align 8, !nonnull !8, !align !10
  %40 = invoke noundef zeroext i1 @_ZN12_GLOBAL__N_19GeneratorIlE4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %39)
          to label %41 unwind label %42

41:                                               ; preds = %38
  br i1 %40, label %48, label %65

42:                                               ; preds = %38
  %43 = landingpad { ptr, i32 }
          catch ptr null
  %44 = extractvalue { ptr, i32 } %43, 0
  store ptr %44, ptr %13, align 8
  %45 = extractvalue { ptr, i32 } %43, 1
  store i32 %45, ptr %14, align 4
  %46 = load ptr, ptr %13, align 8
  %47 = call ptr @__cxa_begin_catch(ptr %46) #10
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type19unhandled_exceptionEv(ptr noundef nonnull align 4 dereferenceable(4) %29) #10
  invoke void @__cxa_end_catch()
          to label %68 unwind label %74

48:                                               ; preds = %41
  %49 = load i32, ptr %26, align 4
  %50 = load i32, ptr %24, align 4
  %51 = srem i32 %49, %50
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %62

53:                                               ; preds = %48
  %54 = load ptr, ptr %23, align 8, !nonnull !8, !align !10
  %55 = call noundef i64 @_ZNK12_GLOBAL__N_19GeneratorIlE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %54)
  %56 = trunc i64 %55 to i32
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type11yield_valueEi(ptr noundef nonnull align 4 dereferenceable(4) %29, i32 noundef %56) #10
  %57 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %27) #10
  br i1 %57, label %60, label %58

58:                                               ; preds = %53
  %59 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %19, i32 0, i32 6
  store i2 1, ptr %59, align 1
  call void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.__await_suspend_wrapper__yield(ptr %27, ptr %19) #10
  br label %83

60:                                               ; preds = %53
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %27) #10
  %61 = icmp eq i32 0, 0
  br i1 %61, label %62, label %65

62:                                               ; preds = %48, %60
  %63 = load i32, ptr %26, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %26, align 4
  br label %38, !llvm.loop !11

65:                                               ; preds = %60, %41
  %66 = phi i32 [ 4, %41 ], [ 0, %60 ]
  %67 = icmp eq i32 %66, 4
  br i1 %67, label %73, label %80

68:                                               ; preds = %42, %73
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type13final_suspendEv(ptr noundef nonnull align 4 dereferenceable(4) %29) #10
  %69 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %28) #10
  br i1 %69, label %79, label %70

70:                                               ; preds = %68
  %71 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %19, i32 0, i32 0
  store ptr null, ptr %71, align 8
  %72 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %19, i32 0, i32 6
  store i2 -2, ptr %72, align 1
  call void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.__await_suspend_wrapper__final(ptr %28, ptr %19) #10
  br label %83

73:                                               ; preds = %65
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type11return_voidEv(ptr noundef nonnull align 4 dereferenceable(4) %29) #10
  br label %68

74:                                               ; preds = %42
  %75 = landingpad { ptr, i32 }
          cleanup
  %76 = extractvalue { ptr, i32 } %75, 0
  store ptr %76, ptr %13, align 8
  %77 = extractvalue { ptr, i32 } %75, 1
  store i32 %77, ptr %14, align 4
  %78 = icmp ne ptr %19, null
  br i1 %78, label %84, label %85

79:                                               ; preds = %68
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %28) #10
  br label %80

80:                                               ; preds = %79, %65, %35
  %81 = icmp ne ptr %19, null
  br i1 %81, label %82, label %83

82:                                               ; preds = %80
  call void @_ZdlPvm(ptr noundef %19, i64 noundef 40) #10
  br label %83

83:                                               ; preds = %80, %82, %58, %70, %33
  ret void

84:                                               ; preds = %74
  call void @_ZdlPvm(ptr noundef %19, i64 noundef 40) #10
  br label %85

85:                                               ; preds = %84, %74
  %86 = load ptr, ptr %13, align 8
  %87 = load i32, ptr %14, align 4
  %88 = insertvalue { ptr, i32 } poison, ptr %86, 0
  %89 = insertvalue { ptr, i32 } %88, i32 %87, 1
  resume { ptr, i32 } %89
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline uwtable
define internal noundef zeroext i1 @_ZN12_GLOBAL__N_19GeneratorIiE4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #1 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator.1", ptr %3, i32 0, i32 0
  call void @_ZNKSt16coroutine_handleIvE6resumeEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator.1", ptr %3, i32 0, i32 0
  %6 = call noundef zeroext i1 @_ZNKSt16coroutine_handleIvE4doneEv(ptr noundef nonnull align 8 dereferenceable(8) %5) #10
  %7 = xor i1 %6, true
  ret i1 %7
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZNK12_GLOBAL__N_19GeneratorIiE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator.1", ptr %3, i32 0, i32 0
  %5 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNKSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE7promiseEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #10
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator<int>::promise_type", ptr %5, i32 0, i32 0
  %7 = load i32, ptr %6, align 4
  ret i32 %7
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIiED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
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
  call void @__clang_call_terminate(ptr %8) #12
  unreachable
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIlED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
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
  call void @__clang_call_terminate(ptr %8) #12
  unreachable
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type17get_return_objectEv(ptr dead_on_unwind noalias writable sret(%"struct.(anonymous namespace)::Generator") align 8 %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #3 align 2 personality ptr @__gxx_personality_v0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::coroutine_handle", align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE12from_promiseERS3_(ptr noundef nonnull align 8 dereferenceable(8) %6) #10
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
  call void @__clang_call_terminate(ptr %16) #12
  unreachable
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type15initial_suspendEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret i1 false
}

; Function Attrs: alwaysinline mustprogress
define internal void @_ZN12_GLOBAL__N_19fibonacciEi.__await_suspend_wrapper__init(ptr noundef nonnull %0, ptr noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::coroutine_handle.0", align 8
  %6 = alloca %"struct.std::coroutine_handle", align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE12from_addressEPv(ptr noundef %8) #10
  %10 = getelementptr inbounds nuw %"struct.std::coroutine_handle", ptr %6, i32 0, i32 0
  %11 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %10, i32 0, i32 0
  store ptr %9, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 8, i1 false)
  %12 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %5, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  call void @_ZNKSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr %13) #10
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNKSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr %1) #3 comdat align 2 {
  %3 = alloca %"struct.std::coroutine_handle.0", align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0
  store ptr %1, ptr %5, align 8
  store ptr %0, ptr %4, align 8
  %6 = load ptr, ptr %4, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE12from_addressEPv(ptr noundef %0) #3 align 2 {
  %2 = alloca %"struct.std::coroutine_handle", align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #10
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %2, i32 0, i32 0
  store ptr %4, ptr %5, align 8
  %6 = getelementptr inbounds nuw %"struct.std::coroutine_handle", ptr %2, i32 0, i32 0
  %7 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  ret ptr %8
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type11yield_valueEl(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %4, align 8
  %7 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator<long>::promise_type", ptr %5, i32 0, i32 0
  store i64 %6, ptr %7, align 8
  ret void
}

; Function Attrs: alwaysinline mustprogress
define internal void @_ZN12_GLOBAL__N_19fibonacciEi.__await_suspend_wrapper__yield(ptr noundef nonnull %0, ptr noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::coroutine_handle.0", align 8
  %6 = alloca %"struct.std::coroutine_handle", align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE12from_addressEPv(ptr noundef %8) #10
  %10 = getelementptr inbounds nuw %"struct.std::coroutine_handle", ptr %6, i32 0, i32 0
  %11 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %10, i32 0, i32 0
  store ptr %9, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 8, i1 false)
  %12 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %5, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  call void @_ZNKSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr %13) #10
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type11return_voidEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type13final_suspendEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: alwaysinline mustprogress
define internal void @_ZN12_GLOBAL__N_19fibonacciEi.__await_suspend_wrapper__final(ptr noundef nonnull %0, ptr noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::coroutine_handle.0", align 8
  %6 = alloca %"struct.std::coroutine_handle", align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE12from_addressEPv(ptr noundef %8) #10
  %10 = getelementptr inbounds nuw %"struct.std::coroutine_handle", ptr %6, i32 0, i32 0
  %11 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %10, i32 0, i32 0
  store ptr %9, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 8, i1 false)
  %12 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %5, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  call void @_ZNKSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr %13) #10
  ret void
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #8

; Function Attrs: mustprogress noinline nounwind uwtable
define internal ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE12from_promiseERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 align 2 {
  %2 = alloca %"struct.std::coroutine_handle", align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #10
  %4 = load ptr, ptr %3, align 8, !nonnull !8, !align !10
  %5 = getelementptr inbounds i8, ptr %4, i32 -16
  %6 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %2, i32 0, i32 0
  store ptr %5, ptr %6, align 8
  %7 = getelementptr inbounds nuw %"struct.std::coroutine_handle", ptr %2, i32 0, i32 0
  %8 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  ret ptr %9
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIlEC2ESt16coroutine_handleINS1_12promise_typeEE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr %1) unnamed_addr #3 align 2 {
  %3 = alloca %"struct.std::coroutine_handle", align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds nuw %"struct.std::coroutine_handle", ptr %3, i32 0, i32 0
  %6 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %5, i32 0, i32 0
  store ptr %1, ptr %6, align 8
  store ptr %0, ptr %4, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator", ptr %7, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %3, i64 8, i1 false)
  ret void
}

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #9 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #10
  call void @_ZSt9terminatev() #12
  unreachable
}

declare ptr @__cxa_begin_catch(ptr)

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt16coroutine_handleIvEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #10
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16coroutine_handleIvEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0
  store ptr null, ptr %4, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type17get_return_objectEv(ptr dead_on_unwind noalias writable sret(%"struct.(anonymous namespace)::Generator.1") align 8 %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #3 align 2 personality ptr @__gxx_personality_v0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::coroutine_handle.2", align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE12from_promiseERS3_(ptr noundef nonnull align 4 dereferenceable(4) %6) #10
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
  call void @__clang_call_terminate(ptr %16) #12
  unreachable
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type15initial_suspendEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: alwaysinline mustprogress
define internal void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.__await_suspend_wrapper__init(ptr noundef nonnull %0, ptr noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::coroutine_handle.0", align 8
  %6 = alloca %"struct.std::coroutine_handle.2", align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE12from_addressEPv(ptr noundef %8) #10
  %10 = getelementptr inbounds nuw %"struct.std::coroutine_handle.2", ptr %6, i32 0, i32 0
  %11 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %10, i32 0, i32 0
  store ptr %9, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 8, i1 false)
  %12 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %5, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  call void @_ZNKSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr %13) #10
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE12from_addressEPv(ptr noundef %0) #3 align 2 {
  %2 = alloca %"struct.std::coroutine_handle.2", align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #10
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %2, i32 0, i32 0
  store ptr %4, ptr %5, align 8
  %6 = getelementptr inbounds nuw %"struct.std::coroutine_handle.2", ptr %2, i32 0, i32 0
  %7 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  ret ptr %8
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef zeroext i1 @_ZN12_GLOBAL__N_19GeneratorIlE4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #1 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator", ptr %3, i32 0, i32 0
  call void @_ZNKSt16coroutine_handleIvE6resumeEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator", ptr %3, i32 0, i32 0
  %6 = call noundef zeroext i1 @_ZNKSt16coroutine_handleIvE4doneEv(ptr noundef nonnull align 8 dereferenceable(8) %5) #10
  %7 = xor i1 %6, true
  ret i1 %7
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type11yield_valueEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator<int>::promise_type", ptr %5, i32 0, i32 0
  store i32 %6, ptr %7, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i64 @_ZNK12_GLOBAL__N_19GeneratorIlE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator", ptr %3, i32 0, i32 0
  %5 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNKSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE7promiseEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #10
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator<long>::promise_type", ptr %5, i32 0, i32 0
  %7 = load i64, ptr %6, align 8
  ret i64 %7
}

; Function Attrs: alwaysinline mustprogress
define internal void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.__await_suspend_wrapper__yield(ptr noundef nonnull %0, ptr noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::coroutine_handle.0", align 8
  %6 = alloca %"struct.std::coroutine_handle.2", align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE12from_addressEPv(ptr noundef %8) #10
  %10 = getelementptr inbounds nuw %"struct.std::coroutine_handle.2", ptr %6, i32 0, i32 0
  %11 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %10, i32 0, i32 0
  store ptr %9, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 8, i1 false)
  %12 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %5, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  call void @_ZNKSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr %13) #10
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type11return_voidEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type19unhandled_exceptionEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

declare void @__cxa_end_catch()

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type13final_suspendEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: alwaysinline mustprogress
define internal void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.__await_suspend_wrapper__final(ptr noundef nonnull %0, ptr noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::coroutine_handle.0", align 8
  %6 = alloca %"struct.std::coroutine_handle.2", align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE12from_addressEPv(ptr noundef %8) #10
  %10 = getelementptr inbounds nuw %"struct.std::coroutine_handle.2", ptr %6, i32 0, i32 0
  %11 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %10, i32 0, i32 0
  store ptr %9, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 8, i1 false)
  %12 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %5, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  call void @_ZNKSt14suspend_always13await_suspendESt16coroutine_handleIvE(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr %13) #10
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal ptr @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE12from_promiseERS3_(ptr noundef nonnull align 4 dereferenceable(4) %0) #3 align 2 {
  %2 = alloca %"struct.std::coroutine_handle.2", align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #10
  %4 = load ptr, ptr %3, align 8, !nonnull !8, !align !12
  %5 = getelementptr inbounds i8, ptr %4, i32 -16
  %6 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %2, i32 0, i32 0
  store ptr %5, ptr %6, align 8
  %7 = getelementptr inbounds nuw %"struct.std::coroutine_handle.2", ptr %2, i32 0, i32 0
  %8 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  ret ptr %9
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19GeneratorIiEC2ESt16coroutine_handleINS1_12promise_typeEE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr %1) unnamed_addr #3 align 2 {
  %3 = alloca %"struct.std::coroutine_handle.2", align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds nuw %"struct.std::coroutine_handle.2", ptr %3, i32 0, i32 0
  %6 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %5, i32 0, i32 0
  store ptr %1, ptr %6, align 8
  store ptr %0, ptr %4, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Generator.1", ptr %7, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %3, i64 8, i1 false)
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt16coroutine_handleIvEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #10
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNKSt16coroutine_handleIvE6resumeEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { ptr, ptr }, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  call fastcc void %7(ptr %5)
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt16coroutine_handleIvE4doneEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  ret i1 %7
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef nonnull align 8 dereferenceable(8) ptr @_ZNKSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE7promiseEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i32 16
  ret ptr %6
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNKSt16coroutine_handleIvE7destroyEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { ptr, ptr }, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  call fastcc void %7(ptr %5)
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef nonnull align 4 dereferenceable(4) ptr @_ZNKSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE7promiseEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::coroutine_handle.0", ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i32 16
  ret ptr %6
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @_ZN12_GLOBAL__N_19fibonacciEi.resume(ptr noundef nonnull align 8 dereferenceable(56) %0) #1 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4, !coro.outside.frame !8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 5
  %6 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 8
  %7 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 3
  %8 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 4
  %9 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 6
  %10 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 9
  %11 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 10
  %12 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 2
  br label %13

13:                                               ; preds = %1
  %14 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 7
  %15 = load i2, ptr %14, align 1
  switch i2 %15, label %114 [
    i2 0, label %16
    i2 1, label %45
  ]

16:                                               ; preds = %13
  br label %17

17:                                               ; preds = %16
  br label %18

18:                                               ; preds = %17
  switch i8 0, label %111 [
    i8 0, label %22
    i8 1, label %19
  ]

19:                                               ; preds = %18
  br label %20

20:                                               ; preds = %19
  %21 = phi i32 [ 2, %19 ]
  br label %25

22:                                               ; preds = %18
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #10
  br label %23

23:                                               ; preds = %22
  %24 = phi i32 [ 0, %22 ]
  br label %25

25:                                               ; preds = %23, %20
  %26 = phi i32 [ %24, %23 ], [ %21, %20 ]
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %30, label %28

28:                                               ; preds = %25
  %29 = phi i32 [ %26, %25 ]
  br label %105

30:                                               ; preds = %25
  store i64 0, ptr %7, align 8
  store i64 1, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %31

31:                                               ; preds = %66, %30
  %32 = load i32, ptr %9, align 4
  %33 = load i32, ptr %5, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %38, label %35

35:                                               ; preds = %31
  br label %36

36:                                               ; preds = %35
  %37 = phi i32 [ 4, %35 ]
  br label %69

38:                                               ; preds = %31
  %39 = load i64, ptr %7, align 8
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type11yield_valueEl(ptr noundef nonnull align 8 dereferenceable(8) %12, i64 noundef %39) #10
  %40 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %10) #10
  br i1 %40, label %52, label %41

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 7
  store i2 1, ptr %42, align 1
  br label %43

43:                                               ; preds = %41
  call void @_ZN12_GLOBAL__N_19fibonacciEi.__await_suspend_wrapper__yield(ptr %10, ptr %0) #10
  br label %44

44:                                               ; preds = %43
  br label %46

45:                                               ; preds = %13
  br label %46

46:                                               ; preds = %45, %44
  %47 = phi i8 [ -1, %44 ], [ 0, %45 ]
  br label %48

48:                                               ; preds = %46
  switch i8 %47, label %111 [
    i8 0, label %52
    i8 1, label %49
  ]

49:                                               ; preds = %48
  br label %50

50:                                               ; preds = %49
  %51 = phi i32 [ 2, %49 ]
  br label %55

52:                                               ; preds = %48, %38
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %10) #10
  br label %53

53:                                               ; preds = %52
  %54 = phi i32 [ 0, %52 ]
  br label %55

55:                                               ; preds = %53, %50
  %56 = phi i32 [ %54, %53 ], [ %51, %50 ]
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %60, label %58

58:                                               ; preds = %55
  %59 = phi i32 [ %56, %55 ]
  br label %69

60:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(ptr %2) #10
  %61 = load i64, ptr %7, align 8
  %62 = load i64, ptr %8, align 8
  %63 = add nsw i64 %61, %62
  store i64 %63, ptr %2, align 8
  %64 = load i64, ptr %8, align 8
  store i64 %64, ptr %7, align 8
  %65 = load i64, ptr %2, align 8
  store i64 %65, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr %2) #10
  br label %66

66:                                               ; preds = %60
  %67 = load i32, ptr %9, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %9, align 4
  br label %31, !llvm.loop !13

69:                                               ; preds = %58, %36
  %70 = phi i32 [ %59, %58 ], [ %37, %36 ]
  %71 = icmp eq i32 %70, 4
  br i1 %71, label %74, label %72

72:                                               ; preds = %69
  %73 = phi i32 [ %70, %69 ]
  br label %77

74:                                               ; preds = %69
  br label %75

75:                                               ; preds = %74
  %76 = phi i32 [ 0, %74 ]
  br label %77

77:                                               ; preds = %75, %72
  %78 = phi i32 [ %73, %72 ], [ %76, %75 ]
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %82, label %80

80:                                               ; preds = %77
  %81 = phi i32 [ %78, %77 ]
  br label %105

82:                                               ; preds = %77
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type11return_voidEv(ptr noundef nonnull align 8 dereferenceable(8) %12) #10
  br label %83

83:                                               ; preds = %82
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type13final_suspendEv(ptr noundef nonnull align 8 dereferenceable(8) %12) #10
  %84 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %11) #10
  br i1 %84, label %94, label %85

85:                                               ; preds = %83
  %86 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 0
  store ptr null, ptr %86, align 8
  br label %87

87:                                               ; preds = %85
  call void @_ZN12_GLOBAL__N_19fibonacciEi.__await_suspend_wrapper__final(ptr %11, ptr %0) #10
  br label %88

88:                                               ; preds = %87
  br label %89

89:                                               ; preds = %88
  br label %90

90:                                               ; preds = %89
  switch i8 -1, label %111 [
    i8 0, label %94
    i8 1, label %91
  ]

91:                                               ; preds = %90
  br label %92

92:                                               ; preds = %91
  %93 = phi i32 [ 2, %91 ]
  br label %97

94:                                               ; preds = %90, %83
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %11) #10
  br label %95

95:                                               ; preds = %94
  %96 = phi i32 [ 0, %94 ]
  br label %97

97:                                               ; preds = %95, %92
  %98 = phi i32 [ %96, %95 ], [ %93, %92 ]
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %102, label %100

100:                                              ; preds = %97
  %101 = phi i32 [ %98, %97 ]
  br label %105

102:                                              ; preds = %97
  br label %103

103:                                              ; preds = %102
  %104 = phi i32 [ 0, %102 ]
  br label %105

105:                                              ; preds = %103, %100, %80, %28
  %106 = phi i32 [ %29, %28 ], [ %81, %80 ], [ %101, %100 ], [ %104, %103 ]
  %107 = icmp ne ptr %0, null
  br i1 %107, label %108, label %109

108:                                              ; preds = %105
  call void @_ZdlPvm(ptr noundef %0, i64 noundef 56) #10
  br label %109

109:                                              ; preds = %108, %105
  switch i32 %106, label %113 [
    i32 0, label %110
    i32 2, label %111
  ]

110:                                              ; preds = %109
  br label %111

111:                                              ; preds = %110, %109, %90, %48, %18
  br label %112

112:                                              ; preds = %111
  ret void

113:                                              ; preds = %109
  unreachable

114:                                              ; preds = %13
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @_ZN12_GLOBAL__N_19fibonacciEi.destroy(ptr noundef nonnull align 8 dereferenceable(56) %0) #1 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4, !coro.outside.frame !8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 5
  %6 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 8
  %7 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 3
  %8 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 4
  %9 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 6
  %10 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 9
  %11 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 10
  %12 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 2
  br label %13

13:                                               ; preds = %1
  %14 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 7
  %15 = load i2, ptr %14, align 1
  %16 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %93, label %19

19:                                               ; preds = %13
  switch i2 %15, label %120 [
    i2 0, label %20
    i2 1, label %49
  ]

20:                                               ; preds = %19
  br label %21

21:                                               ; preds = %20
  br label %22

22:                                               ; preds = %21
  switch i8 1, label %117 [
    i8 0, label %26
    i8 1, label %23
  ]

23:                                               ; preds = %22
  br label %24

24:                                               ; preds = %23
  %25 = phi i32 [ 2, %23 ]
  br label %29

26:                                               ; preds = %22
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #10
  br label %27

27:                                               ; preds = %26
  %28 = phi i32 [ 0, %26 ]
  br label %29

29:                                               ; preds = %27, %24
  %30 = phi i32 [ %28, %27 ], [ %25, %24 ]
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %34, label %32

32:                                               ; preds = %29
  %33 = phi i32 [ %30, %29 ]
  br label %111

34:                                               ; preds = %29
  store i64 0, ptr %7, align 8
  store i64 1, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %35

35:                                               ; preds = %70, %34
  %36 = load i32, ptr %9, align 4
  %37 = load i32, ptr %5, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %42, label %39

39:                                               ; preds = %35
  br label %40

40:                                               ; preds = %39
  %41 = phi i32 [ 4, %39 ]
  br label %73

42:                                               ; preds = %35
  %43 = load i64, ptr %7, align 8
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type11yield_valueEl(ptr noundef nonnull align 8 dereferenceable(8) %12, i64 noundef %43) #10
  %44 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %10) #10
  br i1 %44, label %56, label %45

45:                                               ; preds = %42
  %46 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 7
  store i2 1, ptr %46, align 1
  br label %47

47:                                               ; preds = %45
  call void @_ZN12_GLOBAL__N_19fibonacciEi.__await_suspend_wrapper__yield(ptr %10, ptr %0) #10
  br label %48

48:                                               ; preds = %47
  br label %50

49:                                               ; preds = %19
  br label %50

50:                                               ; preds = %49, %48
  %51 = phi i8 [ -1, %48 ], [ 1, %49 ]
  br label %52

52:                                               ; preds = %50
  switch i8 %51, label %117 [
    i8 0, label %56
    i8 1, label %53
  ]

53:                                               ; preds = %52
  br label %54

54:                                               ; preds = %53
  %55 = phi i32 [ 2, %53 ]
  br label %59

56:                                               ; preds = %52, %42
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %10) #10
  br label %57

57:                                               ; preds = %56
  %58 = phi i32 [ 0, %56 ]
  br label %59

59:                                               ; preds = %57, %54
  %60 = phi i32 [ %58, %57 ], [ %55, %54 ]
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %64, label %62

62:                                               ; preds = %59
  %63 = phi i32 [ %60, %59 ]
  br label %73

64:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %2) #10
  %65 = load i64, ptr %7, align 8
  %66 = load i64, ptr %8, align 8
  %67 = add nsw i64 %65, %66
  store i64 %67, ptr %2, align 8
  %68 = load i64, ptr %8, align 8
  store i64 %68, ptr %7, align 8
  %69 = load i64, ptr %2, align 8
  store i64 %69, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr %2) #10
  br label %70

70:                                               ; preds = %64
  %71 = load i32, ptr %9, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %9, align 4
  br label %35, !llvm.loop !14

73:                                               ; preds = %62, %40
  %74 = phi i32 [ %63, %62 ], [ %41, %40 ]
  %75 = icmp eq i32 %74, 4
  br i1 %75, label %78, label %76

76:                                               ; preds = %73
  %77 = phi i32 [ %74, %73 ]
  br label %81

78:                                               ; preds = %73
  br label %79

79:                                               ; preds = %78
  %80 = phi i32 [ 0, %78 ]
  br label %81

81:                                               ; preds = %79, %76
  %82 = phi i32 [ %77, %76 ], [ %80, %79 ]
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %86, label %84

84:                                               ; preds = %81
  %85 = phi i32 [ %82, %81 ]
  br label %111

86:                                               ; preds = %81
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type11return_voidEv(ptr noundef nonnull align 8 dereferenceable(8) %12) #10
  br label %87

87:                                               ; preds = %86
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type13final_suspendEv(ptr noundef nonnull align 8 dereferenceable(8) %12) #10
  %88 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %11) #10
  br i1 %88, label %100, label %89

89:                                               ; preds = %87
  %90 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 0
  store ptr null, ptr %90, align 8
  br label %91

91:                                               ; preds = %89
  call void @_ZN12_GLOBAL__N_19fibonacciEi.__await_suspend_wrapper__final(ptr %11, ptr %0) #10
  br label %92

92:                                               ; preds = %91
  br label %94

93:                                               ; preds = %13
  br label %94

94:                                               ; preds = %93, %92
  %95 = phi i8 [ -1, %92 ], [ 1, %93 ]
  br label %96

96:                                               ; preds = %94
  switch i8 %95, label %117 [
    i8 0, label %100
    i8 1, label %97
  ]

97:                                               ; preds = %96
  br label %98

98:                                               ; preds = %97
  %99 = phi i32 [ 2, %97 ]
  br label %103

100:                                              ; preds = %96, %87
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %11) #10
  br label %101

101:                                              ; preds = %100
  %102 = phi i32 [ 0, %100 ]
  br label %103

103:                                              ; preds = %101, %98
  %104 = phi i32 [ %102, %101 ], [ %99, %98 ]
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %108, label %106

106:                                              ; preds = %103
  %107 = phi i32 [ %104, %103 ]
  br label %111

108:                                              ; preds = %103
  br label %109

109:                                              ; preds = %108
  %110 = phi i32 [ 0, %108 ]
  br label %111

111:                                              ; preds = %109, %106, %84, %32
  %112 = phi i32 [ %33, %32 ], [ %85, %84 ], [ %107, %106 ], [ %110, %109 ]
  %113 = icmp ne ptr %0, null
  br i1 %113, label %114, label %115

114:                                              ; preds = %111
  call void @_ZdlPvm(ptr noundef %0, i64 noundef 56) #10
  br label %115

115:                                              ; preds = %114, %111
  switch i32 %112, label %119 [
    i32 0, label %116
    i32 2, label %117
  ]

116:                                              ; preds = %115
  br label %117

117:                                              ; preds = %116, %115, %96, %52, %22
  br label %118

118:                                              ; preds = %117
  ret void

119:                                              ; preds = %115
  unreachable

120:                                              ; preds = %19
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @_ZN12_GLOBAL__N_19fibonacciEi.cleanup(ptr noundef nonnull align 8 dereferenceable(56) %0) #1 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4, !coro.outside.frame !8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 5
  %6 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 8
  %7 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 3
  %8 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 4
  %9 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 6
  %10 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 9
  %11 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 10
  %12 = getelementptr inbounds %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 2
  br label %13

13:                                               ; preds = %1
  %14 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 7
  %15 = load i2, ptr %14, align 1
  %16 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %93, label %19

19:                                               ; preds = %13
  switch i2 %15, label %120 [
    i2 0, label %20
    i2 1, label %49
  ]

20:                                               ; preds = %19
  br label %21

21:                                               ; preds = %20
  br label %22

22:                                               ; preds = %21
  switch i8 1, label %117 [
    i8 0, label %26
    i8 1, label %23
  ]

23:                                               ; preds = %22
  br label %24

24:                                               ; preds = %23
  %25 = phi i32 [ 2, %23 ]
  br label %29

26:                                               ; preds = %22
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #10
  br label %27

27:                                               ; preds = %26
  %28 = phi i32 [ 0, %26 ]
  br label %29

29:                                               ; preds = %27, %24
  %30 = phi i32 [ %28, %27 ], [ %25, %24 ]
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %34, label %32

32:                                               ; preds = %29
  %33 = phi i32 [ %30, %29 ]
  br label %111

34:                                               ; preds = %29
  store i64 0, ptr %7, align 8
  store i64 1, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %35

35:                                               ; preds = %70, %34
  %36 = load i32, ptr %9, align 4
  %37 = load i32, ptr %5, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %42, label %39

39:                                               ; preds = %35
  br label %40

40:                                               ; preds = %39
  %41 = phi i32 [ 4, %39 ]
  br label %73

42:                                               ; preds = %35
  %43 = load i64, ptr %7, align 8
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type11yield_valueEl(ptr noundef nonnull align 8 dereferenceable(8) %12, i64 noundef %43) #10
  %44 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %10) #10
  br i1 %44, label %56, label %45

45:                                               ; preds = %42
  %46 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 7
  store i2 1, ptr %46, align 1
  br label %47

47:                                               ; preds = %45
  call void @_ZN12_GLOBAL__N_19fibonacciEi.__await_suspend_wrapper__yield(ptr %10, ptr %0) #10
  br label %48

48:                                               ; preds = %47
  br label %50

49:                                               ; preds = %19
  br label %50

50:                                               ; preds = %49, %48
  %51 = phi i8 [ -1, %48 ], [ 1, %49 ]
  br label %52

52:                                               ; preds = %50
  switch i8 %51, label %117 [
    i8 0, label %56
    i8 1, label %53
  ]

53:                                               ; preds = %52
  br label %54

54:                                               ; preds = %53
  %55 = phi i32 [ 2, %53 ]
  br label %59

56:                                               ; preds = %52, %42
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %10) #10
  br label %57

57:                                               ; preds = %56
  %58 = phi i32 [ 0, %56 ]
  br label %59

59:                                               ; preds = %57, %54
  %60 = phi i32 [ %58, %57 ], [ %55, %54 ]
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %64, label %62

62:                                               ; preds = %59
  %63 = phi i32 [ %60, %59 ]
  br label %73

64:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %2) #10
  %65 = load i64, ptr %7, align 8
  %66 = load i64, ptr %8, align 8
  %67 = add nsw i64 %65, %66
  store i64 %67, ptr %2, align 8
  %68 = load i64, ptr %8, align 8
  store i64 %68, ptr %7, align 8
  %69 = load i64, ptr %2, align 8
  store i64 %69, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr %2) #10
  br label %70

70:                                               ; preds = %64
  %71 = load i32, ptr %9, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %9, align 4
  br label %35, !llvm.loop !15

73:                                               ; preds = %62, %40
  %74 = phi i32 [ %63, %62 ], [ %41, %40 ]
  %75 = icmp eq i32 %74, 4
  br i1 %75, label %78, label %76

76:                                               ; preds = %73
  %77 = phi i32 [ %74, %73 ]
  br label %81

78:                                               ; preds = %73
  br label %79

79:                                               ; preds = %78
  %80 = phi i32 [ 0, %78 ]
  br label %81

81:                                               ; preds = %79, %76
  %82 = phi i32 [ %77, %76 ], [ %80, %79 ]
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %86, label %84

84:                                               ; preds = %81
  %85 = phi i32 [ %82, %81 ]
  br label %111

86:                                               ; preds = %81
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type11return_voidEv(ptr noundef nonnull align 8 dereferenceable(8) %12) #10
  br label %87

87:                                               ; preds = %86
  call void @_ZN12_GLOBAL__N_19GeneratorIlE12promise_type13final_suspendEv(ptr noundef nonnull align 8 dereferenceable(8) %12) #10
  %88 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %11) #10
  br i1 %88, label %100, label %89

89:                                               ; preds = %87
  %90 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_19fibonacciEi.Frame, ptr %0, i32 0, i32 0
  store ptr null, ptr %90, align 8
  br label %91

91:                                               ; preds = %89
  call void @_ZN12_GLOBAL__N_19fibonacciEi.__await_suspend_wrapper__final(ptr %11, ptr %0) #10
  br label %92

92:                                               ; preds = %91
  br label %94

93:                                               ; preds = %13
  br label %94

94:                                               ; preds = %93, %92
  %95 = phi i8 [ -1, %92 ], [ 1, %93 ]
  br label %96

96:                                               ; preds = %94
  switch i8 %95, label %117 [
    i8 0, label %100
    i8 1, label %97
  ]

97:                                               ; preds = %96
  br label %98

98:                                               ; preds = %97
  %99 = phi i32 [ 2, %97 ]
  br label %103

100:                                              ; preds = %96, %87
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %11) #10
  br label %101

101:                                              ; preds = %100
  %102 = phi i32 [ 0, %100 ]
  br label %103

103:                                              ; preds = %101, %98
  %104 = phi i32 [ %102, %101 ], [ %99, %98 ]
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %108, label %106

106:                                              ; preds = %103
  %107 = phi i32 [ %104, %103 ]
  br label %111

108:                                              ; preds = %103
  br label %109

109:                                              ; preds = %108
  %110 = phi i32 [ 0, %108 ]
  br label %111

111:                                              ; preds = %109, %106, %84, %32
  %112 = phi i32 [ %33, %32 ], [ %85, %84 ], [ %107, %106 ], [ %110, %109 ]
  %113 = icmp ne ptr null, null
  br i1 %113, label %114, label %115

114:                                              ; preds = %111
  call void @_ZdlPvm(ptr noundef null, i64 noundef 56) #10
  br label %115

115:                                              ; preds = %114, %111
  switch i32 %112, label %119 [
    i32 0, label %116
    i32 2, label %117
  ]

116:                                              ; preds = %115
  br label %117

117:                                              ; preds = %116, %115, %96, %52, %22
  br label %118

118:                                              ; preds = %117
  ret void

119:                                              ; preds = %115
  unreachable

120:                                              ; preds = %19
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.resume(ptr noundef nonnull align 8 dereferenceable(40) %0) #1 personality ptr @__gxx_personality_v0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4, !coro.outside.frame !8
  %5 = alloca ptr, align 8, !coro.outside.frame !8
  %6 = alloca ptr, align 8
  %7 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 4
  %8 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 3
  %9 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 7
  %10 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 5
  %11 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 8
  %12 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 9
  %13 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 2
  br label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 6
  %16 = load i2, ptr %15, align 1
  switch i2 %16, label %135 [
    i2 0, label %17
    i2 1, label %58
  ]

17:                                               ; preds = %14
  br label %18

18:                                               ; preds = %17
  br label %19

19:                                               ; preds = %18
  switch i8 0, label %127 [
    i8 0, label %23
    i8 1, label %20
  ]

20:                                               ; preds = %19
  br label %21

21:                                               ; preds = %20
  %22 = phi i32 [ 2, %20 ]
  br label %26

23:                                               ; preds = %19
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %9) #10
  br label %24

24:                                               ; preds = %23
  %25 = phi i32 [ 0, %23 ]
  br label %26

26:                                               ; preds = %24, %21
  %27 = phi i32 [ %25, %24 ], [ %22, %21 ]
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %26
  %30 = phi i32 [ %27, %26 ]
  br label %121

31:                                               ; preds = %26
  store i32 0, ptr %10, align 4
  br label %32

32:                                               ; preds = %75, %31
  %33 = load ptr, ptr %7, align 8, !nonnull !8, !align !10
  %34 = invoke noundef zeroext i1 @_ZN12_GLOBAL__N_19GeneratorIlE4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %33)
          to label %35 unwind label %39

35:                                               ; preds = %32
  br i1 %34, label %43, label %36

36:                                               ; preds = %35
  br label %37

37:                                               ; preds = %36
  %38 = phi i32 [ 4, %36 ]
  br label %78

39:                                               ; preds = %32
  %40 = landingpad { ptr, i32 }
          catch ptr null
  %41 = extractvalue { ptr, i32 } %40, 0
  store ptr %41, ptr %3, align 8
  %42 = extractvalue { ptr, i32 } %40, 1
  store i32 %42, ptr %2, align 4
  br label %83

43:                                               ; preds = %35
  %44 = load i32, ptr %10, align 4
  %45 = load i32, ptr %8, align 4
  %46 = srem i32 %44, %45
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %74

48:                                               ; preds = %43
  %49 = load ptr, ptr %7, align 8, !nonnull !8, !align !10
  %50 = call noundef i64 @_ZNK12_GLOBAL__N_19GeneratorIlE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %49)
  br label %51

51:                                               ; preds = %48
  %52 = trunc i64 %50 to i32
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type11yield_valueEi(ptr noundef nonnull align 4 dereferenceable(4) %13, i32 noundef %52) #10
  %53 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %11) #10
  br i1 %53, label %65, label %54

54:                                               ; preds = %51
  %55 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 6
  store i2 1, ptr %55, align 1
  br label %56

56:                                               ; preds = %54
  call void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.__await_suspend_wrapper__yield(ptr %11, ptr %0) #10
  br label %57

57:                                               ; preds = %56
  br label %59

58:                                               ; preds = %14
  br label %59

59:                                               ; preds = %58, %57
  %60 = phi i8 [ -1, %57 ], [ 0, %58 ]
  br label %61

61:                                               ; preds = %59
  switch i8 %60, label %127 [
    i8 0, label %65
    i8 1, label %62
  ]

62:                                               ; preds = %61
  br label %63

63:                                               ; preds = %62
  %64 = phi i32 [ 2, %62 ]
  br label %68

65:                                               ; preds = %61, %51
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %11) #10
  br label %66

66:                                               ; preds = %65
  %67 = phi i32 [ 0, %65 ]
  br label %68

68:                                               ; preds = %66, %63
  %69 = phi i32 [ %67, %66 ], [ %64, %63 ]
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %73, label %71

71:                                               ; preds = %68
  %72 = phi i32 [ %69, %68 ]
  br label %78

73:                                               ; preds = %68
  br label %74

74:                                               ; preds = %73, %43
  br label %75

75:                                               ; preds = %74
  %76 = load i32, ptr %10, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %10, align 4
  br label %32, !llvm.loop !16

78:                                               ; preds = %71, %37
  %79 = phi i32 [ %72, %71 ], [ %38, %37 ]
  %80 = icmp eq i32 %79, 4
  br i1 %80, label %101, label %81

81:                                               ; preds = %78
  %82 = phi i32 [ %79, %78 ]
  br label %121

83:                                               ; preds = %39
  br label %84

84:                                               ; preds = %83
  %85 = load ptr, ptr %3, align 8
  %86 = call ptr @__cxa_begin_catch(ptr %85) #10
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type19unhandled_exceptionEv(ptr noundef nonnull align 4 dereferenceable(4) %13) #10
  invoke void @__cxa_end_catch()
          to label %87 unwind label %102

87:                                               ; preds = %84
  br label %88

88:                                               ; preds = %87
  br label %89

89:                                               ; preds = %101, %88
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type13final_suspendEv(ptr noundef nonnull align 4 dereferenceable(4) %13) #10
  %90 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %12) #10
  br i1 %90, label %110, label %91

91:                                               ; preds = %89
  %92 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 0
  store ptr null, ptr %92, align 8
  %93 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 6
  store i2 -2, ptr %93, align 1
  br label %94

94:                                               ; preds = %91
  call void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.__await_suspend_wrapper__final(ptr %12, ptr %0) #10
  br label %95

95:                                               ; preds = %94
  br label %96

96:                                               ; preds = %95
  br label %97

97:                                               ; preds = %96
  switch i8 -1, label %127 [
    i8 0, label %110
    i8 1, label %98
  ]

98:                                               ; preds = %97
  br label %99

99:                                               ; preds = %98
  %100 = phi i32 [ 2, %98 ]
  br label %113

101:                                              ; preds = %78
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type11return_voidEv(ptr noundef nonnull align 4 dereferenceable(4) %13) #10
  br label %89

102:                                              ; preds = %84
  %103 = landingpad { ptr, i32 }
          cleanup
  %104 = extractvalue { ptr, i32 } %103, 0
  store ptr %104, ptr %3, align 8
  %105 = extractvalue { ptr, i32 } %103, 1
  store i32 %105, ptr %2, align 4
  br label %106

106:                                              ; preds = %102
  %107 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 0
  store ptr null, ptr %107, align 8
  %108 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 6
  store i2 -2, ptr %108, align 1
  br label %109

109:                                              ; preds = %106
  br label %129

110:                                              ; preds = %97, %89
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %12) #10
  br label %111

111:                                              ; preds = %110
  %112 = phi i32 [ 0, %110 ]
  br label %113

113:                                              ; preds = %111, %99
  %114 = phi i32 [ %112, %111 ], [ %100, %99 ]
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %118, label %116

116:                                              ; preds = %113
  %117 = phi i32 [ %114, %113 ]
  br label %121

118:                                              ; preds = %113
  br label %119

119:                                              ; preds = %118
  %120 = phi i32 [ 0, %118 ]
  br label %121

121:                                              ; preds = %119, %116, %81, %29
  %122 = phi i32 [ %30, %29 ], [ %82, %81 ], [ %117, %116 ], [ %120, %119 ]
  %123 = icmp ne ptr %0, null
  br i1 %123, label %124, label %125

124:                                              ; preds = %121
  call void @_ZdlPvm(ptr noundef %0, i64 noundef 40) #10
  br label %125

125:                                              ; preds = %124, %121
  switch i32 %122, label %134 [
    i32 0, label %126
    i32 2, label %127
  ]

126:                                              ; preds = %125
  br label %127

127:                                              ; preds = %126, %125, %97, %61, %19
  br label %128

128:                                              ; preds = %127
  ret void

129:                                              ; preds = %109
  %130 = load ptr, ptr %3, align 8
  %131 = load i32, ptr %2, align 4
  %132 = insertvalue { ptr, i32 } poison, ptr %130, 0
  %133 = insertvalue { ptr, i32 } %132, i32 %131, 1
  resume { ptr, i32 } %133

134:                                              ; preds = %125
  unreachable

135:                                              ; preds = %14
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.destroy(ptr noundef nonnull align 8 dereferenceable(40) %0) #1 personality ptr @__gxx_personality_v0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4, !coro.outside.frame !8
  %5 = alloca ptr, align 8, !coro.outside.frame !8
  %6 = alloca ptr, align 8
  %7 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 4
  %8 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 3
  %9 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 7
  %10 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 5
  %11 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 8
  %12 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 9
  %13 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 2
  br label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 6
  %16 = load i2, ptr %15, align 1
  switch i2 %16, label %137 [
    i2 0, label %17
    i2 1, label %58
    i2 -2, label %96
  ]

17:                                               ; preds = %14
  br label %18

18:                                               ; preds = %17
  br label %19

19:                                               ; preds = %18
  switch i8 1, label %129 [
    i8 0, label %23
    i8 1, label %20
  ]

20:                                               ; preds = %19
  br label %21

21:                                               ; preds = %20
  %22 = phi i32 [ 2, %20 ]
  br label %26

23:                                               ; preds = %19
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %9) #10
  br label %24

24:                                               ; preds = %23
  %25 = phi i32 [ 0, %23 ]
  br label %26

26:                                               ; preds = %24, %21
  %27 = phi i32 [ %25, %24 ], [ %22, %21 ]
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %26
  %30 = phi i32 [ %27, %26 ]
  br label %123

31:                                               ; preds = %26
  store i32 0, ptr %10, align 4
  br label %32

32:                                               ; preds = %75, %31
  %33 = load ptr, ptr %7, align 8, !nonnull !8, !align !10
  %34 = invoke noundef zeroext i1 @_ZN12_GLOBAL__N_19GeneratorIlE4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %33)
          to label %35 unwind label %39

35:                                               ; preds = %32
  br i1 %34, label %43, label %36

36:                                               ; preds = %35
  br label %37

37:                                               ; preds = %36
  %38 = phi i32 [ 4, %36 ]
  br label %78

39:                                               ; preds = %32
  %40 = landingpad { ptr, i32 }
          catch ptr null
  %41 = extractvalue { ptr, i32 } %40, 0
  store ptr %41, ptr %3, align 8
  %42 = extractvalue { ptr, i32 } %40, 1
  store i32 %42, ptr %2, align 4
  br label %83

43:                                               ; preds = %35
  %44 = load i32, ptr %10, align 4
  %45 = load i32, ptr %8, align 4
  %46 = srem i32 %44, %45
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %74

48:                                               ; preds = %43
  %49 = load ptr, ptr %7, align 8, !nonnull !8, !align !10
  %50 = call noundef i64 @_ZNK12_GLOBAL__N_19GeneratorIlE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %49)
  br label %51

51:                                               ; preds = %48
  %52 = trunc i64 %50 to i32
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type11yield_valueEi(ptr noundef nonnull align 4 dereferenceable(4) %13, i32 noundef %52) #10
  %53 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %11) #10
  br i1 %53, label %65, label %54

54:                                               ; preds = %51
  %55 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 6
  store i2 1, ptr %55, align 1
  br label %56

56:                                               ; preds = %54
  call void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.__await_suspend_wrapper__yield(ptr %11, ptr %0) #10
  br label %57

57:                                               ; preds = %56
  br label %59

58:                                               ; preds = %14
  br label %59

59:                                               ; preds = %58, %57
  %60 = phi i8 [ -1, %57 ], [ 1, %58 ]
  br label %61

61:                                               ; preds = %59
  switch i8 %60, label %129 [
    i8 0, label %65
    i8 1, label %62
  ]

62:                                               ; preds = %61
  br label %63

63:                                               ; preds = %62
  %64 = phi i32 [ 2, %62 ]
  br label %68

65:                                               ; preds = %61, %51
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %11) #10
  br label %66

66:                                               ; preds = %65
  %67 = phi i32 [ 0, %65 ]
  br label %68

68:                                               ; preds = %66, %63
  %69 = phi i32 [ %67, %66 ], [ %64, %63 ]
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %73, label %71

71:                                               ; preds = %68
  %72 = phi i32 [ %69, %68 ]
  br label %78

73:                                               ; preds = %68
  br label %74

74:                                               ; preds = %73, %43
  br label %75

75:                                               ; preds = %74
  %76 = load i32, ptr %10, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %10, align 4
  br label %32, !llvm.loop !17

78:                                               ; preds = %71, %37
  %79 = phi i32 [ %72, %71 ], [ %38, %37 ]
  %80 = icmp eq i32 %79, 4
  br i1 %80, label %103, label %81

81:                                               ; preds = %78
  %82 = phi i32 [ %79, %78 ]
  br label %123

83:                                               ; preds = %39
  br label %84

84:                                               ; preds = %83
  %85 = load ptr, ptr %3, align 8
  %86 = call ptr @__cxa_begin_catch(ptr %85) #10
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type19unhandled_exceptionEv(ptr noundef nonnull align 4 dereferenceable(4) %13) #10
  invoke void @__cxa_end_catch()
          to label %87 unwind label %104

87:                                               ; preds = %84
  br label %88

88:                                               ; preds = %87
  br label %89

89:                                               ; preds = %103, %88
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type13final_suspendEv(ptr noundef nonnull align 4 dereferenceable(4) %13) #10
  %90 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %12) #10
  br i1 %90, label %112, label %91

91:                                               ; preds = %89
  %92 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 0
  store ptr null, ptr %92, align 8
  %93 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 6
  store i2 -2, ptr %93, align 1
  br label %94

94:                                               ; preds = %91
  call void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.__await_suspend_wrapper__final(ptr %12, ptr %0) #10
  br label %95

95:                                               ; preds = %94
  br label %97

96:                                               ; preds = %14
  br label %97

97:                                               ; preds = %96, %95
  %98 = phi i8 [ -1, %95 ], [ 1, %96 ]
  br label %99

99:                                               ; preds = %97
  switch i8 %98, label %129 [
    i8 0, label %112
    i8 1, label %100
  ]

100:                                              ; preds = %99
  br label %101

101:                                              ; preds = %100
  %102 = phi i32 [ 2, %100 ]
  br label %115

103:                                              ; preds = %78
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type11return_voidEv(ptr noundef nonnull align 4 dereferenceable(4) %13) #10
  br label %89

104:                                              ; preds = %84
  %105 = landingpad { ptr, i32 }
          cleanup
  %106 = extractvalue { ptr, i32 } %105, 0
  store ptr %106, ptr %3, align 8
  %107 = extractvalue { ptr, i32 } %105, 1
  store i32 %107, ptr %2, align 4
  br label %108

108:                                              ; preds = %104
  %109 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 0
  store ptr null, ptr %109, align 8
  %110 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 6
  store i2 -2, ptr %110, align 1
  br label %111

111:                                              ; preds = %108
  br label %131

112:                                              ; preds = %99, %89
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %12) #10
  br label %113

113:                                              ; preds = %112
  %114 = phi i32 [ 0, %112 ]
  br label %115

115:                                              ; preds = %113, %101
  %116 = phi i32 [ %114, %113 ], [ %102, %101 ]
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %120, label %118

118:                                              ; preds = %115
  %119 = phi i32 [ %116, %115 ]
  br label %123

120:                                              ; preds = %115
  br label %121

121:                                              ; preds = %120
  %122 = phi i32 [ 0, %120 ]
  br label %123

123:                                              ; preds = %121, %118, %81, %29
  %124 = phi i32 [ %30, %29 ], [ %82, %81 ], [ %119, %118 ], [ %122, %121 ]
  %125 = icmp ne ptr %0, null
  br i1 %125, label %126, label %127

126:                                              ; preds = %123
  call void @_ZdlPvm(ptr noundef %0, i64 noundef 40) #10
  br label %127

127:                                              ; preds = %126, %123
  switch i32 %124, label %136 [
    i32 0, label %128
    i32 2, label %129
  ]

128:                                              ; preds = %127
  br label %129

129:                                              ; preds = %128, %127, %99, %61, %19
  br label %130

130:                                              ; preds = %129
  ret void

131:                                              ; preds = %111
  %132 = load ptr, ptr %3, align 8
  %133 = load i32, ptr %2, align 4
  %134 = insertvalue { ptr, i32 } poison, ptr %132, 0
  %135 = insertvalue { ptr, i32 } %134, i32 %133, 1
  resume { ptr, i32 } %135

136:                                              ; preds = %127
  unreachable

137:                                              ; preds = %14
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.cleanup(ptr noundef nonnull align 8 dereferenceable(40) %0) #1 personality ptr @__gxx_personality_v0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4, !coro.outside.frame !8
  %5 = alloca ptr, align 8, !coro.outside.frame !8
  %6 = alloca ptr, align 8
  %7 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 4
  %8 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 3
  %9 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 7
  %10 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 5
  %11 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 8
  %12 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 9
  %13 = getelementptr inbounds %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 2
  br label %14

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 6
  %16 = load i2, ptr %15, align 1
  switch i2 %16, label %137 [
    i2 0, label %17
    i2 1, label %58
    i2 -2, label %96
  ]

17:                                               ; preds = %14
  br label %18

18:                                               ; preds = %17
  br label %19

19:                                               ; preds = %18
  switch i8 1, label %129 [
    i8 0, label %23
    i8 1, label %20
  ]

20:                                               ; preds = %19
  br label %21

21:                                               ; preds = %20
  %22 = phi i32 [ 2, %20 ]
  br label %26

23:                                               ; preds = %19
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %9) #10
  br label %24

24:                                               ; preds = %23
  %25 = phi i32 [ 0, %23 ]
  br label %26

26:                                               ; preds = %24, %21
  %27 = phi i32 [ %25, %24 ], [ %22, %21 ]
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %26
  %30 = phi i32 [ %27, %26 ]
  br label %123

31:                                               ; preds = %26
  store i32 0, ptr %10, align 4
  br label %32

32:                                               ; preds = %75, %31
  %33 = load ptr, ptr %7, align 8, !nonnull !8, !align !10
  %34 = invoke noundef zeroext i1 @_ZN12_GLOBAL__N_19GeneratorIlE4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %33)
          to label %35 unwind label %39

35:                                               ; preds = %32
  br i1 %34, label %43, label %36

36:                                               ; preds = %35
  br label %37

37:                                               ; preds = %36
  %38 = phi i32 [ 4, %36 ]
  br label %78

39:                                               ; preds = %32
  %40 = landingpad { ptr, i32 }
          catch ptr null
  %41 = extractvalue { ptr, i32 } %40, 0
  store ptr %41, ptr %3, align 8
  %42 = extractvalue { ptr, i32 } %40, 1
  store i32 %42, ptr %2, align 4
  br label %83

43:                                               ; preds = %35
  %44 = load i32, ptr %10, align 4
  %45 = load i32, ptr %8, align 4
  %46 = srem i32 %44, %45
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %74

48:                                               ; preds = %43
  %49 = load ptr, ptr %7, align 8, !nonnull !8, !align !10
  %50 = call noundef i64 @_ZNK12_GLOBAL__N_19GeneratorIlE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %49)
  br label %51

51:                                               ; preds = %48
  %52 = trunc i64 %50 to i32
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type11yield_valueEi(ptr noundef nonnull align 4 dereferenceable(4) %13, i32 noundef %52) #10
  %53 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %11) #10
  br i1 %53, label %65, label %54

54:                                               ; preds = %51
  %55 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 6
  store i2 1, ptr %55, align 1
  br label %56

56:                                               ; preds = %54
  call void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.__await_suspend_wrapper__yield(ptr %11, ptr %0) #10
  br label %57

57:                                               ; preds = %56
  br label %59

58:                                               ; preds = %14
  br label %59

59:                                               ; preds = %58, %57
  %60 = phi i8 [ -1, %57 ], [ 1, %58 ]
  br label %61

61:                                               ; preds = %59
  switch i8 %60, label %129 [
    i8 0, label %65
    i8 1, label %62
  ]

62:                                               ; preds = %61
  br label %63

63:                                               ; preds = %62
  %64 = phi i32 [ 2, %62 ]
  br label %68

65:                                               ; preds = %61, %51
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %11) #10
  br label %66

66:                                               ; preds = %65
  %67 = phi i32 [ 0, %65 ]
  br label %68

68:                                               ; preds = %66, %63
  %69 = phi i32 [ %67, %66 ], [ %64, %63 ]
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %73, label %71

71:                                               ; preds = %68
  %72 = phi i32 [ %69, %68 ]
  br label %78

73:                                               ; preds = %68
  br label %74

74:                                               ; preds = %73, %43
  br label %75

75:                                               ; preds = %74
  %76 = load i32, ptr %10, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %10, align 4
  br label %32, !llvm.loop !18

78:                                               ; preds = %71, %37
  %79 = phi i32 [ %72, %71 ], [ %38, %37 ]
  %80 = icmp eq i32 %79, 4
  br i1 %80, label %103, label %81

81:                                               ; preds = %78
  %82 = phi i32 [ %79, %78 ]
  br label %123

83:                                               ; preds = %39
  br label %84

84:                                               ; preds = %83
  %85 = load ptr, ptr %3, align 8
  %86 = call ptr @__cxa_begin_catch(ptr %85) #10
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type19unhandled_exceptionEv(ptr noundef nonnull align 4 dereferenceable(4) %13) #10
  invoke void @__cxa_end_catch()
          to label %87 unwind label %104

87:                                               ; preds = %84
  br label %88

88:                                               ; preds = %87
  br label %89

89:                                               ; preds = %103, %88
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type13final_suspendEv(ptr noundef nonnull align 4 dereferenceable(4) %13) #10
  %90 = call noundef zeroext i1 @_ZNKSt14suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %12) #10
  br i1 %90, label %112, label %91

91:                                               ; preds = %89
  %92 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 0
  store ptr null, ptr %92, align 8
  %93 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 6
  store i2 -2, ptr %93, align 1
  br label %94

94:                                               ; preds = %91
  call void @_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.__await_suspend_wrapper__final(ptr %12, ptr %0) #10
  br label %95

95:                                               ; preds = %94
  br label %97

96:                                               ; preds = %14
  br label %97

97:                                               ; preds = %96, %95
  %98 = phi i8 [ -1, %95 ], [ 1, %96 ]
  br label %99

99:                                               ; preds = %97
  switch i8 %98, label %129 [
    i8 0, label %112
    i8 1, label %100
  ]

100:                                              ; preds = %99
  br label %101

101:                                              ; preds = %100
  %102 = phi i32 [ 2, %100 ]
  br label %115

103:                                              ; preds = %78
  call void @_ZN12_GLOBAL__N_19GeneratorIiE12promise_type11return_voidEv(ptr noundef nonnull align 4 dereferenceable(4) %13) #10
  br label %89

104:                                              ; preds = %84
  %105 = landingpad { ptr, i32 }
          cleanup
  %106 = extractvalue { ptr, i32 } %105, 0
  store ptr %106, ptr %3, align 8
  %107 = extractvalue { ptr, i32 } %105, 1
  store i32 %107, ptr %2, align 4
  br label %108

108:                                              ; preds = %104
  %109 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 0
  store ptr null, ptr %109, align 8
  %110 = getelementptr inbounds nuw %_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.Frame, ptr %0, i32 0, i32 6
  store i2 -2, ptr %110, align 1
  br label %111

111:                                              ; preds = %108
  br label %131

112:                                              ; preds = %99, %89
  call void @_ZNKSt14suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %12) #10
  br label %113

113:                                              ; preds = %112
  %114 = phi i32 [ 0, %112 ]
  br label %115

115:                                              ; preds = %113, %101
  %116 = phi i32 [ %114, %113 ], [ %102, %101 ]
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %120, label %118

118:                                              ; preds = %115
  %119 = phi i32 [ %116, %115 ]
  br label %123

120:                                              ; preds = %115
  br label %121

121:                                              ; preds = %120
  %122 = phi i32 [ 0, %120 ]
  br label %123

123:                                              ; preds = %121, %118, %81, %29
  %124 = phi i32 [ %30, %29 ], [ %82, %81 ], [ %119, %118 ], [ %122, %121 ]
  %125 = icmp ne ptr null, null
  br i1 %125, label %126, label %127

126:                                              ; preds = %123
  call void @_ZdlPvm(ptr noundef null, i64 noundef 40) #10
  br label %127

127:                                              ; preds = %126, %123
  switch i32 %124, label %136 [
    i32 0, label %128
    i32 2, label %129
  ]

128:                                              ; preds = %127
  br label %129

129:                                              ; preds = %128, %127, %99, %61, %19
  br label %130

130:                                              ; preds = %129
  ret void

131:                                              ; preds = %111
  %132 = load ptr, ptr %3, align 8
  %133 = load i32, ptr %2, align 4
  %134 = insertvalue { ptr, i32 } poison, ptr %132, 0
  %135 = insertvalue { ptr, i32 } %134, i32 %133, 1
  resume { ptr, i32 } %135

136:                                              ; preds = %127
  unreachable

137:                                              ; preds = %14
  unreachable
}

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { alwaysinline mustprogress "min-legal-vector-width"="0" "sample-profile-suffix-elision-policy"="selected" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { allocsize(0) }
attributes #12 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{}
!9 = distinct !{!9, !7}
!10 = !{i64 8}
!11 = distinct !{!11, !7}
!12 = !{i64 4}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}

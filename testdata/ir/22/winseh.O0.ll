; ModuleID = 'winseh.cpp'
source_filename = "winseh.cpp"
target datalayout = "e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-windows-msvc19.33.0"

%rtti.TypeDescriptor2 = type { ptr, ptr, [3 x i8] }
%rtti.TypeDescriptor10 = type { ptr, ptr, [11 x i8] }
%rtti.CompleteObjectLocator = type { i32, i32, i32, i32, i32, i32 }
%rtti.ClassHierarchyDescriptor = type { i32, i32, i32, i32 }
%rtti.BaseClassDescriptor = type { i32, i32, i32, i32, i32, i32, i32 }
%rtti.TypeDescriptor13 = type { ptr, ptr, [14 x i8] }
%struct.Guard = type { i32 }
%struct.Derived = type { ptr, %struct.Base }
%struct.Base = type { ptr }

$"??4Base@@QEAAAEAU0@AEBU0@@Z" = comdat any

$"?get@Base@@UEBAHXZ" = comdat any

$"??0Base@@QEAA@XZ" = comdat any

$"??0Base@@QEAA@AEBU0@@Z" = comdat any

$"??0Guard@@QEAA@H@Z" = comdat any

$"??1Guard@@QEAA@XZ" = comdat any

$"??0Derived@@QEAA@XZ" = comdat any

$"?get@Derived@@UEBAHXZ" = comdat any

$"??_DDerived@@QEAAXXZ" = comdat any

$"?in_every_unit@@YAHXZ" = comdat any

$"??_EBase@@UEAAPEAXI@Z" = comdat any

$"??_GDerived@@UEAAPEAXI@Z" = comdat any

$"??1Derived@@UEAA@XZ" = comdat any

$"??_7Base@@6B@" = comdat largest

$"??_R0H@8" = comdat any

$"??_R0?AUBase@@@8" = comdat any

$"?picked@@3HA" = comdat any

$"??_R4Base@@6B@" = comdat any

$"??_R3Base@@8" = comdat any

$"??_R2Base@@8" = comdat any

$"??_R1A@?0A@EA@Base@@8" = comdat any

$"??_8Derived@@7B@" = comdat any

$"??_7Derived@@6B@" = comdat largest

$"??_R4Derived@@6B@" = comdat any

$"??_R0?AUDerived@@@8" = comdat any

$"??_R3Derived@@8" = comdat any

$"??_R2Derived@@8" = comdat any

$"??_R1A@?0A@EA@Derived@@8" = comdat any

$"??_R1A@A@3FA@Base@@8" = comdat any

$"?n@?1??in_every_unit@@YAHXZ@4HA" = comdat any

$"?$TSS0@?1??in_every_unit@@YAHXZ@4HA" = comdat any

@"?exported_value@@3HA" = dso_local dllexport global i32 3, align 4
@0 = private unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr @"??_R4Base@@6B@", ptr @"??_EBase@@UEAAPEAXI@Z", ptr @"?get@Base@@UEBAHXZ"] }, comdat($"??_7Base@@6B@")
@"?count@Base@@2HA" = dso_local dllexport global i32 0, align 4
@"??_7type_info@@6B@" = external constant ptr
@"??_R0H@8" = linkonce_odr global %rtti.TypeDescriptor2 { ptr @"??_7type_info@@6B@", ptr null, [3 x i8] c".H\00" }, comdat
@"?imported_value@@3HA" = external dllimport global i32, align 4
@"??_R0?AUBase@@@8" = linkonce_odr global %rtti.TypeDescriptor10 { ptr @"??_7type_info@@6B@", ptr null, [11 x i8] c".?AUBase@@\00" }, comdat
@"?picked@@3HA" = weak_odr dso_local global i32 5, comdat, align 4
@"?per_thread@@3HA" = dso_local thread_local global i32 0, align 4
@"??_R4Base@@6B@" = linkonce_odr constant %rtti.CompleteObjectLocator { i32 1, i32 0, i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUBase@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R4Base@@6B@" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@__ImageBase = external dso_local constant i8
@"??_R3Base@@8" = linkonce_odr constant %rtti.ClassHierarchyDescriptor { i32 0, i32 0, i32 1, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R2Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R2Base@@8" = linkonce_odr constant [2 x i32] [i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R1A@?0A@EA@Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0], comdat
@"??_R1A@?0A@EA@Base@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUBase@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 0, i32 -1, i32 0, i32 64, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_8Derived@@7B@" = linkonce_odr unnamed_addr constant [2 x i32] [i32 0, i32 8], comdat, align 4
@1 = private unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr @"??_R4Derived@@6B@", ptr @"??_EDerived@@UEAAPEAXI@Z", ptr @"?get@Derived@@UEBAHXZ"] }, comdat($"??_7Derived@@6B@")
@"??_R4Derived@@6B@" = linkonce_odr constant %rtti.CompleteObjectLocator { i32 1, i32 8, i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUDerived@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Derived@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R4Derived@@6B@" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R0?AUDerived@@@8" = linkonce_odr global %rtti.TypeDescriptor13 { ptr @"??_7type_info@@6B@", ptr null, [14 x i8] c".?AUDerived@@\00" }, comdat
@"??_R3Derived@@8" = linkonce_odr constant %rtti.ClassHierarchyDescriptor { i32 0, i32 0, i32 2, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R2Derived@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R2Derived@@8" = linkonce_odr constant [3 x i32] [i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R1A@?0A@EA@Derived@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R1A@A@3FA@Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0], comdat
@"??_R1A@?0A@EA@Derived@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUDerived@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 1, i32 0, i32 -1, i32 0, i32 64, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Derived@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R1A@A@3FA@Base@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUBase@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 0, i32 0, i32 4, i32 80, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"?n@?1??in_every_unit@@YAHXZ@4HA" = linkonce_odr dso_local global i32 0, comdat, align 4
@"?$TSS0@?1??in_every_unit@@YAHXZ@4HA" = linkonce_odr global i32 0, comdat, align 4
@_Init_thread_epoch = external thread_local global i32, align 4

@"??_7Base@@6B@" = dllexport unnamed_addr alias ptr, getelementptr inbounds ({ [3 x ptr] }, ptr @0, i32 0, i32 0, i32 1)
@"??_7Derived@@6B@" = unnamed_addr alias ptr, getelementptr inbounds ({ [3 x ptr] }, ptr @1, i32 0, i32 0, i32 1)
@"??_EDerived@@UEAAPEAXI@Z" = weak dso_local unnamed_addr alias ptr (ptr, i32), ptr @"??_GDerived@@UEAAPEAXI@Z"

; Function Attrs: mustprogress noinline nounwind uwtable
define weak_odr dso_local dllexport noundef nonnull align 8 dereferenceable(8) ptr @"??4Base@@QEAAAEAU0@AEBU0@@Z"(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %1, ptr %3, align 8
  store ptr %0, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  ret ptr %5
}

; Function Attrs: mustprogress noinline nounwind uwtable
define weak_odr dso_local dllexport noundef i32 @"?get@Base@@UEBAHXZ"(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret i32 1
}

; Function Attrs: mustprogress noinline nounwind uwtable
define weak_odr dso_local dllexport noundef ptr @"??0Base@@QEAA@XZ"(ptr noundef nonnull returned align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr @"??_7Base@@6B@", ptr %3, align 8
  ret ptr %3
}

; Function Attrs: mustprogress noinline nounwind uwtable
define weak_odr dso_local dllexport noundef ptr @"??0Base@@QEAA@AEBU0@@Z"(ptr noundef nonnull returned align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %1, ptr %3, align 8
  store ptr %0, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  store ptr @"??_7Base@@6B@", ptr %5, align 8
  ret ptr %5
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local dllexport void @"??1Base@@UEAA@XZ"(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr @"??_7Base@@6B@", ptr %3, align 8
  %4 = load i32, ptr @"?count@Base@@2HA", align 4
  %5 = add nsw i32 %4, 1
  store i32 %5, ptr @"?count@Base@@2HA", align 4
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef i32 @"?nested@@YAHH@Z"(i32 noundef %0) #1 personality ptr @__CxxFrameHandler3 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.Guard, align 4
  %5 = alloca %struct.Guard, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.Guard, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  %10 = load i32, ptr %3, align 4
  %11 = call noundef ptr @"??0Guard@@QEAA@H@Z"(ptr noundef nonnull align 4 dereferenceable(4) %4, i32 noundef %10)
  %12 = load i32, ptr %3, align 4
  %13 = add nsw i32 %12, 1
  %14 = invoke noundef ptr @"??0Guard@@QEAA@H@Z"(ptr noundef nonnull align 4 dereferenceable(4) %5, i32 noundef %13)
          to label %15 unwind label %23

15:                                               ; preds = %1
  %16 = load i32, ptr %3, align 4
  %17 = invoke i32 @imported(i32 noundef %16)
          to label %18 unwind label %21

18:                                               ; preds = %15
  %19 = load i32, ptr @"?imported_value@@3HA", align 4
  %20 = add nsw i32 %17, %19
  store i32 %20, ptr %2, align 4
  store i32 1, ptr %6, align 4
  call void @"??1Guard@@QEAA@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %5) #8
  br label %55

21:                                               ; preds = %15
  %22 = cleanuppad within none []
  call void @"??1Guard@@QEAA@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %5) #8 [ "funclet"(token %22) ]
  cleanupret from %22 unwind label %23

23:                                               ; preds = %21, %1
  %24 = catchswitch within none [label %25, label %40] unwind label %57

25:                                               ; preds = %23
  %26 = catchpad within %24 [ptr @"??_R0H@8", i32 0, ptr %8]
  %27 = load i32, ptr %8, align 4
  %28 = invoke i32 @report(i32 noundef %27) [ "funclet"(token %26) ]
          to label %39 unwind label %29

29:                                               ; preds = %25
  %30 = catchswitch within %26 [label %31] unwind label %57

31:                                               ; preds = %29
  %32 = catchpad within %30 [ptr @"??_R0?AUBase@@@8", i32 8, ptr %9]
  %33 = load ptr, ptr %9, align 8, !nonnull !8, !align !9
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds ptr, ptr %34, i64 1
  %36 = load ptr, ptr %35, align 8
  %37 = invoke noundef i32 %36(ptr noundef nonnull align 8 dereferenceable(8) %33) [ "funclet"(token %32) ]
          to label %38 unwind label %57

38:                                               ; preds = %31
  store i32 %37, ptr %2, align 4
  store i32 1, ptr %6, align 4
  catchret from %32 to label %48

39:                                               ; preds = %25
  store i32 %28, ptr %2, align 4
  store i32 1, ptr %6, align 4
  br label %50

40:                                               ; preds = %23
  %41 = catchpad within %24 [ptr null, i32 64, ptr null]
  %42 = invoke noundef ptr @"??0Guard@@QEAA@H@Z"(ptr noundef nonnull align 4 dereferenceable(4) %7, i32 noundef 99) [ "funclet"(token %41) ]
          to label %43 unwind label %57

43:                                               ; preds = %40
  %44 = invoke i32 @report(i32 noundef -1) [ "funclet"(token %41) ]
          to label %45 unwind label %46

45:                                               ; preds = %43
  invoke void @_CxxThrowException(ptr null, ptr null) #10 [ "funclet"(token %41) ]
          to label %59 unwind label %46

46:                                               ; preds = %45, %43
  %47 = cleanuppad within %41 []
  call void @"??1Guard@@QEAA@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %7) #8 [ "funclet"(token %47) ]
  cleanupret from %47 unwind label %57

48:                                               ; preds = %38
  br label %50

49:                                               ; No predecessors!
  store i32 0, ptr %6, align 4
  br label %50

50:                                               ; preds = %49, %48, %39
  catchret from %26 to label %51

51:                                               ; preds = %50
  %52 = load i32, ptr %6, align 4
  switch i32 %52, label %55 [
    i32 0, label %53
  ]

53:                                               ; preds = %51
  br label %54

54:                                               ; preds = %53
  call void @llvm.trap()
  unreachable

55:                                               ; preds = %51, %18
  call void @"??1Guard@@QEAA@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %4) #8
  %56 = load i32, ptr %2, align 4
  ret i32 %56

57:                                               ; preds = %31, %29, %46, %40, %23
  %58 = cleanuppad within none []
  call void @"??1Guard@@QEAA@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %4) #8 [ "funclet"(token %58) ]
  cleanupret from %58 unwind to caller

59:                                               ; preds = %45
  unreachable
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @"??0Guard@@QEAA@H@Z"(ptr noundef nonnull returned align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %1, ptr %3, align 4
  store ptr %0, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Guard, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %3, align 4
  store i32 %7, ptr %6, align 4
  ret ptr %5
}

declare dso_local i32 @__CxxFrameHandler3(...)

declare dllimport i32 @imported(i32 noundef) #2

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @"??1Guard@@QEAA@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #0 comdat align 2 personality ptr @__CxxFrameHandler3 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Guard, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 4
  %6 = invoke i32 @report(i32 noundef %5)
          to label %7 unwind label %8

7:                                                ; preds = %1
  ret void

8:                                                ; preds = %1
  %9 = cleanuppad within none []
  call void @__std_terminate() #11 [ "funclet"(token %9) ]
  unreachable
}

declare dso_local i32 @report(i32 noundef) #2

declare dso_local void @_CxxThrowException(ptr, ptr)

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #3

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef i32 @"?seh@@YAHHH@Z"(i32 noundef %0, i32 noundef %1) #1 personality ptr @__C_specific_handler {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %1, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store i32 0, ptr %5, align 4
  %7 = load i32, ptr %4, align 4
  %8 = load i32, ptr %3, align 4
  %9 = sdiv i32 %7, %8
  %10 = invoke i32 @report(i32 noundef %9) #12
          to label %11 unwind label %14

11:                                               ; preds = %2
  store i32 %10, ptr %5, align 4
  %12 = call ptr @llvm.localaddress()
  invoke void @"?fin$0@0@seh@@"(i8 noundef 0, ptr noundef %12) #12
          to label %13 unwind label %18

13:                                               ; preds = %11
  br label %24

14:                                               ; preds = %2
  %15 = cleanuppad within none []
  %16 = call ptr @llvm.localaddress()
  invoke void @"?fin$0@0@seh@@"(i8 noundef 1, ptr noundef %16) #12 [ "funclet"(token %15) ]
          to label %17 unwind label %18

17:                                               ; preds = %14
  cleanupret from %15 unwind label %18

18:                                               ; preds = %17, %14, %11
  %19 = catchswitch within none [label %20] unwind to caller

20:                                               ; preds = %18
  %21 = catchpad within %19 [ptr @"?filt$0@0@seh@@"]
  catchret from %21 to label %22

22:                                               ; preds = %20
  %23 = call i32 @llvm.eh.exceptioncode(token %21)
  store i32 %23, ptr %6, align 4
  store i32 -1, ptr %5, align 4
  br label %24

24:                                               ; preds = %22, %13
  %25 = load i32, ptr %5, align 4
  ret i32 %25
}

; Function Attrs: noinline uwtable
define internal noundef i32 @"?filt$0@0@seh@@"(ptr noundef %0, ptr noundef %1) #4 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %1, ptr %3, align 8
  store ptr %0, ptr %4, align 8
  %6 = getelementptr inbounds nuw { ptr, ptr }, ptr %0, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr %7, align 4
  store i32 %8, ptr %5, align 4
  %9 = load i32, ptr %5, align 4
  %10 = call noundef i32 @"?filter@@YAHK@Z"(i32 noundef %9)
  ret i32 %10
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @"?filter@@YAHK@Z"(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, -1073741676
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: noinline uwtable
define internal void @"?fin$0@0@seh@@"(i8 noundef %0, ptr noundef %1) #4 {
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  store ptr %1, ptr %3, align 8
  store i8 %0, ptr %4, align 1
  %5 = call i32 @report(i32 noundef 7)
  ret void
}

declare dso_local i32 @__C_specific_handler(...)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.localaddress() #5

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.exceptioncode(token) #6

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef i32 @"?make@@YAHXZ"() #1 personality ptr @__CxxFrameHandler3 {
  %1 = alloca %struct.Derived, align 8
  %2 = call noundef ptr @"??0Derived@@QEAA@XZ"(ptr noundef nonnull align 8 dereferenceable(8) %1, i32 noundef 1) #8
  %3 = getelementptr i8, ptr %1, i64 8
  %4 = invoke noundef i32 @"?get@Derived@@UEBAHXZ"(ptr noundef %3)
          to label %5 unwind label %23

5:                                                ; preds = %0
  %6 = icmp eq ptr %1, null
  br i1 %6, label %15, label %7

7:                                                ; preds = %5
  %8 = getelementptr inbounds i8, ptr %1, i64 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i32, ptr %9, i32 1
  %11 = load i32, ptr %10, align 4
  %12 = sext i32 %11 to i64
  %13 = add nsw i64 0, %12
  %14 = getelementptr inbounds i8, ptr %1, i64 %13
  br label %15

15:                                               ; preds = %7, %5
  %16 = phi ptr [ %14, %7 ], [ null, %5 ]
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds ptr, ptr %17, i64 1
  %19 = load ptr, ptr %18, align 8
  %20 = invoke noundef i32 %19(ptr noundef nonnull align 8 dereferenceable(8) %16)
          to label %21 unwind label %23

21:                                               ; preds = %15
  %22 = add nsw i32 %4, %20
  call void @"??_DDerived@@QEAAXXZ"(ptr noundef nonnull align 8 dereferenceable(8) %1) #8
  ret i32 %22

23:                                               ; preds = %15, %0
  %24 = cleanuppad within none []
  call void @"??_DDerived@@QEAAXXZ"(ptr noundef nonnull align 8 dereferenceable(8) %1) #8 [ "funclet"(token %24) ]
  cleanupret from %24 unwind to caller
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @"??0Derived@@QEAA@XZ"(ptr noundef nonnull returned align 8 dereferenceable(8) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 %1, ptr %4, align 4
  store ptr %0, ptr %5, align 8
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %3, align 8
  %7 = load i32, ptr %4, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = getelementptr inbounds i8, ptr %6, i64 0
  store ptr @"??_8Derived@@7B@", ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %6, i64 8
  %12 = call noundef ptr @"??0Base@@QEAA@XZ"(ptr noundef nonnull align 8 dereferenceable(8) %11) #8
  br label %13

13:                                               ; preds = %9, %2
  %14 = getelementptr inbounds i8, ptr %6, i64 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i32, ptr %15, i32 1
  %17 = load i32, ptr %16, align 4
  %18 = sext i32 %17 to i64
  %19 = add nsw i64 0, %18
  %20 = getelementptr inbounds i8, ptr %6, i64 %19
  store ptr @"??_7Derived@@6B@", ptr %20, align 8
  %21 = load ptr, ptr %3, align 8
  ret ptr %21
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @"?get@Derived@@UEBAHXZ"(ptr noundef %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i32 -8
  ret i32 2
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @"??_DDerived@@QEAAXXZ"(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr i8, ptr %3, i64 8
  call void @"??1Derived@@UEAA@XZ"(ptr noundef %4) #8
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  call void @"??1Base@@UEAA@XZ"(ptr noundef nonnull align 8 dereferenceable(8) %5) #8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local x86_vectorcallcc noundef i32 @"?vec@@YQHMM@Z"(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %1, ptr %3, align 4
  store float %0, ptr %4, align 4
  %5 = load float, ptr %4, align 4
  %6 = load float, ptr %3, align 4
  %7 = fmul float %5, %6
  %8 = fptosi float %7 to i32
  ret i32 %8
}

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef i32 @"?use@@YAHXZ"() #1 {
  %1 = call noundef i32 @"?in_every_unit@@YAHXZ"()
  %2 = call x86_vectorcallcc noundef i32 @"?vec@@YQHMM@Z"(float noundef 1.000000e+00, float noundef 2.000000e+00)
  %3 = add nsw i32 %1, %2
  %4 = load i32, ptr @"?exported_value@@3HA", align 4
  %5 = add nsw i32 %3, %4
  %6 = load i32, ptr @"?picked@@3HA", align 4
  %7 = add nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @"?in_every_unit@@YAHXZ"() #1 comdat personality ptr @__CxxFrameHandler3 {
  %1 = load atomic i32, ptr @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA" unordered, align 4
  %2 = load i32, ptr @_Init_thread_epoch, align 4
  %3 = icmp sgt i32 %1, %2
  br i1 %3, label %4, label %10, !prof !10

4:                                                ; preds = %0
  call void @_Init_thread_header(ptr @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA") #8
  %5 = load atomic i32, ptr @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA" unordered, align 4
  %6 = icmp eq i32 %5, -1
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = invoke i32 @report(i32 noundef 0)
          to label %9 unwind label %15

9:                                                ; preds = %7
  store i32 %8, ptr @"?n@?1??in_every_unit@@YAHXZ@4HA", align 4
  call void @_Init_thread_footer(ptr @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA") #8
  br label %10

10:                                               ; preds = %9, %4, %0
  %11 = load i32, ptr @"?n@?1??in_every_unit@@YAHXZ@4HA", align 4
  %12 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @"?per_thread@@3HA")
  %13 = load i32, ptr %12, align 4
  %14 = add nsw i32 %11, %13
  ret i32 %14

15:                                               ; preds = %7
  %16 = cleanuppad within none []
  call void @_Init_thread_abort(ptr @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA") #8 [ "funclet"(token %16) ]
  cleanupret from %16 unwind to caller
}

; Function Attrs: mustprogress noinline nounwind uwtable
define weak dso_local noundef ptr @"??_EBase@@UEAAPEAXI@Z"(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 %1, ptr %4, align 4
  store ptr %0, ptr %5, align 8
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %3, align 8
  %7 = load i32, ptr %4, align 4
  %8 = and i32 %7, 2
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %25, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds i8, ptr %6, i64 -8
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Base, ptr %6, i64 %12
  br label %14

14:                                               ; preds = %14, %10
  %15 = phi ptr [ %13, %10 ], [ %16, %14 ]
  %16 = getelementptr inbounds %struct.Base, ptr %15, i64 -1
  call void @"??1Base@@UEAA@XZ"(ptr noundef nonnull align 8 dereferenceable(8) %16) #8
  %17 = icmp eq ptr %16, %6
  br i1 %17, label %18, label %14

18:                                               ; preds = %14
  br label %19

19:                                               ; preds = %18
  %20 = and i32 %7, 1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %29, label %22

22:                                               ; preds = %19
  %23 = mul i64 8, %12
  %24 = add i64 %23, 8
  call void @"??_V@YAXPEAX_K@Z"(ptr noundef %11, i64 noundef %24) #13
  br label %29

25:                                               ; preds = %2
  call void @"??1Base@@UEAA@XZ"(ptr noundef nonnull align 8 dereferenceable(8) %6) #8
  %26 = and i32 %7, 1
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %29, label %28

28:                                               ; preds = %25
  call void @"??3@YAXPEAX_K@Z"(ptr noundef %6, i64 noundef 8) #13
  br label %29

29:                                               ; preds = %19, %22, %28, %25
  %30 = load ptr, ptr %3, align 8
  ret ptr %30
}

declare dso_local void @__std_terminate()

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @"??_GDerived@@UEAAPEAXI@Z"(ptr noundef %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 %1, ptr %4, align 4
  store ptr %0, ptr %5, align 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %6, i32 -8
  store ptr %7, ptr %3, align 8
  %8 = load i32, ptr %4, align 4
  call void @"??_DDerived@@QEAAXXZ"(ptr noundef nonnull align 8 dereferenceable(8) %7) #8
  %9 = and i32 %8, 1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %2
  call void @"??3@YAXPEAX_K@Z"(ptr noundef %7, i64 noundef 16) #13
  br label %12

12:                                               ; preds = %11, %2
  %13 = load ptr, ptr %3, align 8
  ret ptr %13
}

; Function Attrs: nobuiltin nounwind
declare dso_local void @"??3@YAXPEAX_K@Z"(ptr noundef, i64 noundef) #7

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @"??1Derived@@UEAA@XZ"(ptr noundef %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i32 -8
  ret void
}

; Function Attrs: nounwind
declare dso_local void @_Init_thread_header(ptr) #8

; Function Attrs: nounwind
declare dso_local void @_Init_thread_abort(ptr) #8

; Function Attrs: nounwind
declare dso_local void @_Init_thread_footer(ptr) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #9

; Function Attrs: nobuiltin nounwind
declare dso_local void @"??_V@YAXPEAX_K@Z"(ptr noundef, i64 noundef) #7

attributes #0 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #4 = { noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nounwind memory(none) }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { noreturn }
attributes #11 = { noreturn nounwind }
attributes #12 = { noinline }
attributes #13 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "winseh.cpp", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 2}
!4 = !{i32 8, !"PIC Level", i32 2}
!5 = !{i32 7, !"uwtable", i32 2}
!6 = !{i32 1, !"MaxTLSAlign", i32 65536}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{}
!9 = !{i64 8}
!10 = !{!"branch_weights", i32 1, i32 1048575}

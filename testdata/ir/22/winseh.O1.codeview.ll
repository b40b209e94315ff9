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
%struct.Base = type { ptr }

$"??4Base@@QEAAAEAU0@AEBU0@@Z" = comdat any

$"?get@Base@@UEBAHXZ" = comdat any

$"??0Base@@QEAA@XZ" = comdat any

$"??0Base@@QEAA@AEBU0@@Z" = comdat any

$"?get@Derived@@UEBAHXZ" = comdat any

$"??_EBase@@UEAAPEAXI@Z" = comdat any

$"??_GDerived@@UEAAPEAXI@Z" = comdat any

$"??_7Base@@6B@" = comdat largest

$"??_R0H@8" = comdat any

$"??_R0?AUBase@@@8" = comdat any

$"?picked@@3HA" = comdat any

$"??_R4Base@@6B@" = comdat any

$"??_R3Base@@8" = comdat any

$"??_R2Base@@8" = comdat any

$"??_R1A@?0A@EA@Base@@8" = comdat any

$"??_7Derived@@6B@" = comdat largest

$"??_R4Derived@@6B@" = comdat any

$"??_R0?AUDerived@@@8" = comdat any

$"??_R3Derived@@8" = comdat any

$"??_R2Derived@@8" = comdat any

$"??_R1A@?0A@EA@Derived@@8" = comdat any

$"??_R1A@A@3FA@Base@@8" = comdat any

$"?n@?1??in_every_unit@@YAHXZ@4HA" = comdat any

$"?$TSS0@?1??in_every_unit@@YAHXZ@4HA" = comdat any

@"?exported_value@@3HA" = dso_local dllexport local_unnamed_addr global i32 3, align 4, !dbg !0
@0 = private unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr @"??_R4Base@@6B@", ptr @"??_EBase@@UEAAPEAXI@Z", ptr @"?get@Base@@UEBAHXZ"] }, comdat($"??_7Base@@6B@")
@"?count@Base@@2HA" = dso_local dllexport local_unnamed_addr global i32 0, align 4, !dbg !33
@"??_7type_info@@6B@" = external constant ptr
@"??_R0H@8" = linkonce_odr global %rtti.TypeDescriptor2 { ptr @"??_7type_info@@6B@", ptr null, [3 x i8] c".H\00" }, comdat
@"?imported_value@@3HA" = external dllimport local_unnamed_addr global i32, align 4
@"??_R0?AUBase@@@8" = linkonce_odr global %rtti.TypeDescriptor10 { ptr @"??_7type_info@@6B@", ptr null, [11 x i8] c".?AUBase@@\00" }, comdat
@"?picked@@3HA" = weak_odr dso_local local_unnamed_addr global i32 5, comdat, align 4, !dbg !35
@"?per_thread@@3HA" = dso_local thread_local local_unnamed_addr global i32 0, align 4, !dbg !37
@"??_R4Base@@6B@" = linkonce_odr constant %rtti.CompleteObjectLocator { i32 1, i32 0, i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUBase@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R4Base@@6B@" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@__ImageBase = external dso_local constant i8
@"??_R3Base@@8" = linkonce_odr constant %rtti.ClassHierarchyDescriptor { i32 0, i32 0, i32 1, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R2Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R2Base@@8" = linkonce_odr constant [2 x i32] [i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R1A@?0A@EA@Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0], comdat
@"??_R1A@?0A@EA@Base@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUBase@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 0, i32 -1, i32 0, i32 64, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@1 = private unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr @"??_R4Derived@@6B@", ptr @"??_EDerived@@UEAAPEAXI@Z", ptr @"?get@Derived@@UEBAHXZ"] }, comdat($"??_7Derived@@6B@")
@"??_R4Derived@@6B@" = linkonce_odr constant %rtti.CompleteObjectLocator { i32 1, i32 8, i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUDerived@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Derived@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R4Derived@@6B@" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R0?AUDerived@@@8" = linkonce_odr global %rtti.TypeDescriptor13 { ptr @"??_7type_info@@6B@", ptr null, [14 x i8] c".?AUDerived@@\00" }, comdat
@"??_R3Derived@@8" = linkonce_odr constant %rtti.ClassHierarchyDescriptor { i32 0, i32 0, i32 2, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R2Derived@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R2Derived@@8" = linkonce_odr constant [3 x i32] [i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R1A@?0A@EA@Derived@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R1A@A@3FA@Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0], comdat
@"??_R1A@?0A@EA@Derived@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUDerived@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 1, i32 0, i32 -1, i32 0, i32 64, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Derived@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R1A@A@3FA@Base@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUBase@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 0, i32 0, i32 4, i32 80, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"?n@?1??in_every_unit@@YAHXZ@4HA" = linkonce_odr dso_local local_unnamed_addr global i32 0, comdat, align 4, !dbg !39
@"?$TSS0@?1??in_every_unit@@YAHXZ@4HA" = linkonce_odr global i32 0, comdat, align 4
@_Init_thread_epoch = external thread_local local_unnamed_addr global i32, align 4

@"??_7Base@@6B@" = dllexport unnamed_addr alias ptr, getelementptr inbounds ({ [3 x ptr] }, ptr @0, i32 0, i32 0, i32 1)
@"??_7Derived@@6B@" = unnamed_addr alias ptr, getelementptr inbounds ({ [3 x ptr] }, ptr @1, i32 0, i32 0, i32 1)
@"??_EDerived@@UEAAPEAXI@Z" = weak dso_local unnamed_addr alias ptr (ptr, i32), ptr @"??_GDerived@@UEAAPEAXI@Z"

; Function Attrs: inlinehint mustprogress nounwind uwtable
define weak_odr dso_local dllexport noundef nonnull align 8 dereferenceable(8) ptr @"??4Base@@QEAAAEAU0@AEBU0@@Z"(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #0 comdat align 2 !dbg !52 {
    #dbg_value(ptr %1, !59, !DIExpression(), !61)
    #dbg_value(ptr %0, !60, !DIExpression(), !61)
  ret ptr %0, !dbg !62
}

; Function Attrs: mustprogress nounwind uwtable
define weak_odr dso_local dllexport noundef i32 @"?get@Base@@UEBAHXZ"(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !64 {
    #dbg_value(ptr %0, !66, !DIExpression(), !68)
  ret i32 1, !dbg !69
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define weak_odr dso_local dllexport noundef ptr @"??0Base@@QEAA@XZ"(ptr noundef nonnull returned align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !70 {
    #dbg_value(ptr %0, !73, !DIExpression(), !74)
  store ptr @"??_7Base@@6B@", ptr %0, align 8, !dbg !75
  ret ptr %0, !dbg !75
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define weak_odr dso_local dllexport noundef ptr @"??0Base@@QEAA@AEBU0@@Z"(ptr noundef nonnull returned align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !76 {
    #dbg_value(ptr %1, !81, !DIExpression(), !83)
    #dbg_value(ptr %0, !82, !DIExpression(), !83)
  store ptr @"??_7Base@@6B@", ptr %0, align 8, !dbg !84
  ret ptr %0, !dbg !84
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local dllexport void @"??1Base@@UEAA@XZ"(ptr noundef nonnull writeonly align 8 captures(none) dereferenceable(8) initializes((0, 8)) %0) unnamed_addr #2 align 2 !dbg !85 {
    #dbg_value(ptr %0, !87, !DIExpression(), !88)
  store ptr @"??_7Base@@6B@", ptr %0, align 8, !dbg !89
  %2 = load i32, ptr @"?count@Base@@2HA", align 4, !dbg !90
  %3 = add nsw i32 %2, 1, !dbg !90
  store i32 %3, ptr @"?count@Base@@2HA", align 4, !dbg !90
  ret void, !dbg !89
}

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @"?nested@@YAHH@Z"(i32 noundef %0) local_unnamed_addr #3 personality ptr @__CxxFrameHandler3 !dbg !92 {
    #dbg_value(ptr poison, !105, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !109)
    #dbg_value(ptr poison, !105, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !111)
    #dbg_value(ptr poison, !105, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !113)
    #dbg_value(ptr poison, !105, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !115)
    #dbg_value(ptr poison, !105, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !117)
  %2 = alloca i32, align 4, !DIAssignID !119
    #dbg_assign(i1 poison, !102, !DIExpression(), !119, ptr %2, !DIExpression(), !120)
  %3 = alloca ptr, align 8, !DIAssignID !121
    #dbg_assign(i1 poison, !103, !DIExpression(), !121, ptr %3, !DIExpression(), !122)
    #dbg_value(i32 %0, !96, !DIExpression(), !120)
    #dbg_value(i32 %0, !97, !DIExpression(), !120)
  %4 = add nsw i32 %0, 1, !dbg !123
    #dbg_value(i32 %4, !98, !DIExpression(), !124)
  %5 = invoke i32 @imported(i32 noundef %0)
          to label %6 unwind label %12, !dbg !125

6:                                                ; preds = %1
  %7 = load i32, ptr @"?imported_value@@3HA", align 4, !dbg !125
  %8 = add nsw i32 %7, %5, !dbg !125
    #dbg_value(ptr undef, !105, !DIExpression(), !115)
  %9 = invoke i32 @report(i32 noundef %4)
          to label %46 unwind label %10, !dbg !126

10:                                               ; preds = %6
  %11 = cleanuppad within none [], !dbg !126
  call void @__std_terminate() #13 [ "funclet"(token %11) ], !dbg !126
  unreachable, !dbg !126

12:                                               ; preds = %1
  %13 = cleanuppad within none [], !dbg !128
    #dbg_value(ptr undef, !105, !DIExpression(), !113)
  %14 = invoke i32 @report(i32 noundef %4) [ "funclet"(token %13) ]
          to label %17 unwind label %15, !dbg !129

15:                                               ; preds = %12
  %16 = cleanuppad within %13 [], !dbg !129
  call void @__std_terminate() #13 [ "funclet"(token %16) ], !dbg !129
  unreachable, !dbg !129

17:                                               ; preds = %12
  cleanupret from %13 unwind label %18, !dbg !128

18:                                               ; preds = %17
  %19 = catchswitch within none [label %20, label %34] unwind label %52, !dbg !128

20:                                               ; preds = %18
  %21 = catchpad within %19 [ptr @"??_R0H@8", i32 0, ptr %2], !dbg !128
  %22 = load i32, ptr %2, align 4, !dbg !130
  %23 = invoke i32 @report(i32 noundef %22) [ "funclet"(token %21) ]
          to label %44 unwind label %24, !dbg !130

24:                                               ; preds = %20
  %25 = catchswitch within %21 [label %26] unwind label %52, !dbg !132

26:                                               ; preds = %24
  %27 = catchpad within %25 [ptr @"??_R0?AUBase@@@8", i32 8, ptr %3], !dbg !132
  %28 = load ptr, ptr %3, align 8, !dbg !133, !nonnull !135, !align !136
  %29 = load ptr, ptr %28, align 8, !dbg !133
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8, !dbg !133
  %31 = load ptr, ptr %30, align 8, !dbg !133
  %32 = invoke noundef i32 %31(ptr noundef nonnull align 8 dereferenceable(8) %28) [ "funclet"(token %27) ]
          to label %33 unwind label %52, !dbg !133

33:                                               ; preds = %26
  catchret from %27 to label %44, !dbg !137

34:                                               ; preds = %18
  %35 = catchpad within %19 [ptr null, i32 64, ptr null], !dbg !128
    #dbg_value(i32 99, !100, !DIExpression(), !138)
  %36 = invoke i32 @report(i32 noundef -1) [ "funclet"(token %35) ]
          to label %37 unwind label %38, !dbg !139

37:                                               ; preds = %34
  invoke void @_CxxThrowException(ptr null, ptr null) #14 [ "funclet"(token %35) ]
          to label %58 unwind label %38, !dbg !140

38:                                               ; preds = %37, %34
  %39 = cleanuppad within %35 [], !dbg !141
    #dbg_value(ptr undef, !105, !DIExpression(), !117)
  %40 = invoke i32 @report(i32 noundef 99) [ "funclet"(token %39) ]
          to label %43 unwind label %41, !dbg !142

41:                                               ; preds = %38
  %42 = cleanuppad within %39 [], !dbg !142
  call void @__std_terminate() #13 [ "funclet"(token %42) ], !dbg !142
  unreachable, !dbg !142

43:                                               ; preds = %38
  cleanupret from %39 unwind label %52, !dbg !141

44:                                               ; preds = %20, %33
  %45 = phi i32 [ %32, %33 ], [ %23, %20 ], !dbg !122
  catchret from %21 to label %46, !dbg !143

46:                                               ; preds = %6, %44
  %47 = phi i32 [ %45, %44 ], [ %8, %6 ], !dbg !120
    #dbg_value(ptr undef, !105, !DIExpression(), !111)
  %48 = invoke i32 @report(i32 noundef %0)
          to label %51 unwind label %49, !dbg !144

49:                                               ; preds = %46
  %50 = cleanuppad within none [], !dbg !144
  call void @__std_terminate() #13 [ "funclet"(token %50) ], !dbg !144
  unreachable, !dbg !144

51:                                               ; preds = %46
  ret i32 %47, !dbg !145

52:                                               ; preds = %26, %24, %43, %18
  %53 = cleanuppad within none [], !dbg !145
    #dbg_value(ptr undef, !105, !DIExpression(), !109)
  %54 = invoke i32 @report(i32 noundef %0) [ "funclet"(token %53) ]
          to label %57 unwind label %55, !dbg !146

55:                                               ; preds = %52
  %56 = cleanuppad within %53 [], !dbg !146
  call void @__std_terminate() #13 [ "funclet"(token %56) ], !dbg !146
  unreachable, !dbg !146

57:                                               ; preds = %52
  cleanupret from %53 unwind to caller, !dbg !145

58:                                               ; preds = %37
  unreachable
}

declare dso_local i32 @__CxxFrameHandler3(...)

declare dllimport i32 @imported(i32 noundef) local_unnamed_addr #4

declare dso_local i32 @report(i32 noundef) local_unnamed_addr #4

declare dso_local void @_CxxThrowException(ptr, ptr) local_unnamed_addr

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @"?seh@@YAHHH@Z"(i32 noundef %0, i32 noundef %1) local_unnamed_addr #3 personality ptr @__C_specific_handler !dbg !147 {
    #dbg_value(i32 %1, !151, !DIExpression(), !154)
    #dbg_value(i32 %0, !152, !DIExpression(), !154)
    #dbg_value(i32 0, !153, !DIExpression(), !154)
  %3 = sdiv i32 %0, %1, !dbg !155
  %4 = invoke i32 @report(i32 noundef %3) #15
          to label %5 unwind label %6, !dbg !155

5:                                                ; preds = %2
    #dbg_value(i32 %4, !153, !DIExpression(), !154)
  invoke fastcc void @"?fin$0@0@seh@@"() #15
          to label %15 unwind label %9, !dbg !158

6:                                                ; preds = %2
  %7 = cleanuppad within none [], !dbg !158
  invoke fastcc void @"?fin$0@0@seh@@"() #15 [ "funclet"(token %7) ]
          to label %8 unwind label %9, !dbg !158

8:                                                ; preds = %6
  cleanupret from %7 unwind label %9, !dbg !158

9:                                                ; preds = %5, %6, %8
  %10 = catchswitch within none [label %11] unwind to caller, !dbg !159

11:                                               ; preds = %9
  %12 = catchpad within %10 [ptr @"?filt$0@0@seh@@"], !dbg !159
  catchret from %12 to label %13, !dbg !159

13:                                               ; preds = %11
  %14 = tail call i32 @llvm.eh.exceptioncode(token %12), !dbg !159
    #dbg_value(i32 -1, !153, !DIExpression(), !154)
  br label %15, !dbg !160

15:                                               ; preds = %5, %13
  %16 = phi i32 [ %4, %5 ], [ -1, %13 ], !dbg !154
    #dbg_value(i32 %16, !153, !DIExpression(), !154)
  ret i32 %16, !dbg !162
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noundef range(i32 0, 2) i32 @"?filt$0@0@seh@@"(ptr noundef readonly captures(none) %0, ptr readnone captures(none) %1) #5 !dbg !163 {
    #dbg_value(ptr poison, !166, !DIExpression(), !169)
    #dbg_value(ptr %0, !168, !DIExpression(), !169)
  %3 = load ptr, ptr %0, align 8, !dbg !170
  %4 = load i32, ptr %3, align 4, !dbg !170
    #dbg_value(i32 %4, !171, !DIExpression(), !177)
  %5 = icmp eq i32 %4, -1073741676, !dbg !179
  %6 = zext i1 %5 to i32, !dbg !179
  ret i32 %6, !dbg !170
}

; Function Attrs: uwtable
define internal fastcc void @"?fin$0@0@seh@@"() unnamed_addr #6 !dbg !180 {
    #dbg_value(ptr poison, !183, !DIExpression(), !186)
    #dbg_value(i8 poison, !184, !DIExpression(), !186)
  %1 = tail call i32 @report(i32 noundef 7), !dbg !187
  ret void, !dbg !189
}

declare dso_local i32 @__C_specific_handler(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.exceptioncode(token) #7

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local noundef range(i32 -2147483646, -2147483648) i32 @"?make@@YAHXZ"() local_unnamed_addr #8 personality ptr @__CxxFrameHandler3 !dbg !190 {
    #dbg_value(ptr poison, !201, !DIExpression(), !209)
    #dbg_value(ptr poison, !192, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !211)
    #dbg_value(ptr @"??_7Derived@@6B@", !192, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !211)
    #dbg_value(ptr undef, !201, !DIExpression(), !209)
    #dbg_value(ptr undef, !87, !DIExpression(), !212)
    #dbg_value(ptr @"??_7Base@@6B@", !192, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !211)
  %1 = load i32, ptr @"?count@Base@@2HA", align 4, !dbg !214
  %2 = add nsw i32 %1, 1, !dbg !214
  store i32 %2, ptr @"?count@Base@@2HA", align 4, !dbg !214
  ret i32 4, !dbg !215
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @"?get@Derived@@UEBAHXZ"(ptr noundef %0) unnamed_addr #1 comdat align 2 !dbg !216 {
    #dbg_value(ptr %0, !218, !DIExpression(), !220)
  ret i32 2, !dbg !221
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local x86_vectorcallcc noundef i32 @"?vec@@YQHMM@Z"(float noundef %0, float noundef %1) local_unnamed_addr #9 !dbg !222 {
    #dbg_value(float %1, !227, !DIExpression(), !229)
    #dbg_value(float %0, !228, !DIExpression(), !229)
  %3 = fmul float %0, %1, !dbg !230
  %4 = fptosi float %3 to i32, !dbg !230
  ret i32 %4, !dbg !230
}

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @"?use@@YAHXZ"() local_unnamed_addr #3 personality ptr @__CxxFrameHandler3 !dbg !231 {
  %1 = load atomic i32, ptr @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA" unordered, align 4, !dbg !232
  %2 = load i32, ptr @_Init_thread_epoch, align 4, !dbg !232
  %3 = icmp sgt i32 %1, %2, !dbg !232
  br i1 %3, label %4, label %12, !dbg !232, !prof !234

4:                                                ; preds = %0
  tail call void @_Init_thread_header(ptr nonnull @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA") #11, !dbg !232
  %5 = load atomic i32, ptr @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA" unordered, align 4, !dbg !232
  %6 = icmp eq i32 %5, -1, !dbg !232
  br i1 %6, label %7, label %12, !dbg !232

7:                                                ; preds = %4
  %8 = invoke i32 @report(i32 noundef 0)
          to label %9 unwind label %10, !dbg !232

9:                                                ; preds = %7
  store i32 %8, ptr @"?n@?1??in_every_unit@@YAHXZ@4HA", align 4, !dbg !232
  tail call void @_Init_thread_footer(ptr nonnull @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA") #11, !dbg !232
  br label %12, !dbg !232

10:                                               ; preds = %7
  %11 = cleanuppad within none [], !dbg !232
  call void @_Init_thread_abort(ptr nonnull @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA") #11 [ "funclet"(token %11) ], !dbg !232
  cleanupret from %11 unwind to caller, !dbg !232

12:                                               ; preds = %0, %4, %9
  %13 = load i32, ptr @"?n@?1??in_every_unit@@YAHXZ@4HA", align 4, !dbg !235
  %14 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @"?per_thread@@3HA"), !dbg !235
  %15 = load i32, ptr %14, align 4, !dbg !235
  %16 = add nsw i32 %15, %13, !dbg !235
  %17 = tail call x86_vectorcallcc noundef i32 @"?vec@@YQHMM@Z"(float noundef 1.000000e+00, float noundef 2.000000e+00), !dbg !236
  %18 = add nsw i32 %16, %17, !dbg !236
  %19 = load i32, ptr @"?exported_value@@3HA", align 4, !dbg !236
  %20 = add nsw i32 %18, %19, !dbg !236
  %21 = load i32, ptr @"?picked@@3HA", align 4, !dbg !236
  %22 = add nsw i32 %20, %21, !dbg !236
  ret i32 %22, !dbg !236
}

; Function Attrs: mustprogress nounwind uwtable
define weak dso_local noundef ptr @"??_EBase@@UEAAPEAXI@Z"(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) unnamed_addr #1 comdat align 2 !dbg !237 {
    #dbg_value(i32 %1, !241, !DIExpression(), !243)
    #dbg_value(ptr %0, !242, !DIExpression(), !243)
  %3 = and i32 %1, 2, !dbg !244
  %4 = icmp eq i32 %3, 0, !dbg !244
  br i1 %4, label %22, label %5, !dbg !244

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, ptr %0, i64 -8, !dbg !244
  %7 = load i64, ptr %6, align 8, !dbg !244
  %8 = getelementptr inbounds %struct.Base, ptr %0, i64 %7, !dbg !244
  %9 = load i32, ptr @"?count@Base@@2HA", align 4
  br label %10, !dbg !244

10:                                               ; preds = %10, %5
  %11 = phi i32 [ %9, %5 ], [ %14, %10 ], !dbg !244
  %12 = phi ptr [ %8, %5 ], [ %13, %10 ], !dbg !244
  %13 = getelementptr inbounds i8, ptr %12, i64 -8, !dbg !244
    #dbg_value(ptr %13, !87, !DIExpression(), !245)
  store ptr @"??_7Base@@6B@", ptr %13, align 8, !dbg !247
  %14 = add nsw i32 %11, 1, !dbg !248
  %15 = icmp eq ptr %13, %0, !dbg !244
  br i1 %15, label %16, label %10, !dbg !244

16:                                               ; preds = %10
  store i32 %14, ptr @"?count@Base@@2HA", align 4, !dbg !248
  %17 = and i32 %1, 1, !dbg !244
  %18 = icmp eq i32 %17, 0, !dbg !244
  br i1 %18, label %28, label %19, !dbg !244

19:                                               ; preds = %16
  %20 = shl i64 %7, 3, !dbg !244
  %21 = add i64 %20, 8, !dbg !244
  tail call void @"??_V@YAXPEAX_K@Z"(ptr noundef %6, i64 noundef %21) #16, !dbg !244
  br label %28, !dbg !244

22:                                               ; preds = %2
    #dbg_value(ptr %0, !87, !DIExpression(), !249)
  store ptr @"??_7Base@@6B@", ptr %0, align 8, !dbg !251
  %23 = load i32, ptr @"?count@Base@@2HA", align 4, !dbg !252
  %24 = add nsw i32 %23, 1, !dbg !252
  store i32 %24, ptr @"?count@Base@@2HA", align 4, !dbg !252
  %25 = and i32 %1, 1, !dbg !244
  %26 = icmp eq i32 %25, 0, !dbg !244
  br i1 %26, label %28, label %27, !dbg !244

27:                                               ; preds = %22
  tail call void @"??3@YAXPEAX_K@Z"(ptr noundef %0, i64 noundef 8) #16, !dbg !244
  br label %28, !dbg !244

28:                                               ; preds = %16, %19, %27, %22
  ret ptr %0, !dbg !244
}

declare dso_local void @__std_terminate() local_unnamed_addr

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @"??_GDerived@@UEAAPEAXI@Z"(ptr noundef %0, i32 noundef %1) unnamed_addr #0 comdat align 2 !dbg !253 {
    #dbg_value(i32 %1, !257, !DIExpression(), !259)
    #dbg_value(ptr %0, !258, !DIExpression(), !259)
  %3 = getelementptr inbounds i8, ptr %0, i64 -8
    #dbg_value(ptr %3, !201, !DIExpression(), !260)
    #dbg_value(ptr %0, !87, !DIExpression(), !262)
  store ptr @"??_7Base@@6B@", ptr %0, align 8, !dbg !264
  %4 = load i32, ptr @"?count@Base@@2HA", align 4, !dbg !265
  %5 = add nsw i32 %4, 1, !dbg !265
  store i32 %5, ptr @"?count@Base@@2HA", align 4, !dbg !265
  %6 = and i32 %1, 1, !dbg !266
  %7 = icmp eq i32 %6, 0, !dbg !266
  br i1 %7, label %9, label %8, !dbg !266

8:                                                ; preds = %2
  tail call void @"??3@YAXPEAX_K@Z"(ptr noundef %3, i64 noundef 16) #16, !dbg !266
  br label %9, !dbg !266

9:                                                ; preds = %8, %2
  ret ptr %3, !dbg !266
}

; Function Attrs: nobuiltin nounwind
declare dso_local void @"??3@YAXPEAX_K@Z"(ptr noundef, i64 noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare dso_local void @_Init_thread_header(ptr) local_unnamed_addr #11

; Function Attrs: nounwind
declare dso_local void @_Init_thread_abort(ptr) local_unnamed_addr #11

; Function Attrs: nounwind
declare dso_local void @_Init_thread_footer(ptr) local_unnamed_addr #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #12

; Function Attrs: nobuiltin nounwind
declare dso_local void @"??_V@YAXPEAX_K@Z"(ptr noundef, i64 noundef) local_unnamed_addr #10

attributes #0 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nosync nounwind memory(none) }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { noreturn nounwind }
attributes #14 = { noreturn }
attributes #15 = { noinline }
attributes #16 = { builtin nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}
!llvm.ident = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "exported_value", linkageName: "?exported_value@@3HA", scope: !2, file: !3, line: 7, type: !12, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !32, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "winseh.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "ffca8c37ccdd943ec26426504b20a1b0")
!4 = !{!5, !12, !22}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", file: !3, line: 15, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !7, vtableHolder: !6, identifier: ".?AUBase@@")
!7 = !{!8, !9, !11, !13, !17}
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: null, size: 128)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Base", scope: !3, file: !3, baseType: !10, size: 64, flags: DIFlagArtificial)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !6, file: !3, line: 18, baseType: !12, flags: DIFlagStaticMember)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DISubprogram(name: "~Base", scope: !6, file: !3, line: 16, type: !14, scopeLine: 16, containingType: !6, virtualIndex: 0, flags: DIFlagPrototyped | DIFlagIntroducedVirtual, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!17 = !DISubprogram(name: "get", linkageName: "?get@Base@@UEBAHXZ", scope: !6, file: !3, line: 17, type: !18, scopeLine: 17, containingType: !6, virtualIndex: 1, flags: DIFlagPrototyped | DIFlagIntroducedVirtual, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!18 = !DISubroutineType(types: !19)
!19 = !{!12, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Guard", file: !3, line: 9, size: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !23, identifier: ".?AUGuard@@")
!23 = !{!24, !25, !29}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !22, file: !3, line: 10, baseType: !12, size: 32)
!25 = !DISubprogram(name: "Guard", scope: !22, file: !3, line: 11, type: !26, scopeLine: 11, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!26 = !DISubroutineType(types: !27)
!27 = !{null, !28, !12}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!29 = !DISubprogram(name: "~Guard", scope: !22, file: !3, line: 12, type: !30, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!30 = !DISubroutineType(types: !31)
!31 = !{null, !28}
!32 = !{!0, !33, !35, !37, !39}
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "count", linkageName: "?count@Base@@2HA", scope: !2, file: !3, line: 20, type: !12, isLocal: false, isDefinition: true, declaration: !11)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "picked", linkageName: "?picked@@3HA", scope: !2, file: !3, line: 65, type: !12, isLocal: false, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "per_thread", linkageName: "?per_thread@@3HA", scope: !2, file: !3, line: 67, type: !12, isLocal: false, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "n", scope: !41, file: !3, line: 69, type: !12, isLocal: false, isDefinition: true)
!41 = distinct !DISubprogram(name: "in_every_unit", linkageName: "?in_every_unit@@YAHXZ", scope: !3, file: !3, line: 68, type: !42, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!42 = !DISubroutineType(types: !43)
!43 = !{!12}
!44 = !{i32 2, !"CodeView", i32 1}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 2}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 1, !"MaxTLSAlign", i32 65536}
!50 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!51 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!52 = distinct !DISubprogram(name: "operator=", linkageName: "??4Base@@QEAAAEAU0@AEBU0@@Z", scope: !6, file: !3, line: 15, type: !53, scopeLine: 15, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !57, retainedNodes: !58)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !16, !56}
!55 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !6, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !21, size: 64)
!57 = !DISubprogram(name: "operator=", linkageName: "??4Base@@QEAAAEAU0@AEBU0@@Z", scope: !6, type: !53, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!58 = !{!59, !60}
!59 = !DILocalVariable(arg: 2, scope: !52, type: !56, flags: DIFlagArtificial)
!60 = !DILocalVariable(name: "this", arg: 1, scope: !52, type: !5, flags: DIFlagArtificial | DIFlagObjectPointer)
!61 = !DILocation(line: 0, scope: !52)
!62 = !DILocation(line: 15, scope: !63)
!63 = distinct !DILexicalBlock(scope: !52, file: !3, line: 15)
!64 = distinct !DISubprogram(name: "get", linkageName: "?get@Base@@UEBAHXZ", scope: !6, file: !3, line: 17, type: !18, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !17, retainedNodes: !65)
!65 = !{!66}
!66 = !DILocalVariable(name: "this", arg: 1, scope: !64, type: !67, flags: DIFlagArtificial | DIFlagObjectPointer)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!68 = !DILocation(line: 0, scope: !64)
!69 = !DILocation(line: 17, scope: !64)
!70 = distinct !DISubprogram(name: "Base", linkageName: "??0Base@@QEAA@XZ", scope: !6, file: !3, line: 15, type: !14, scopeLine: 15, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !71, retainedNodes: !72)
!71 = !DISubprogram(name: "Base", scope: !6, type: !14, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!72 = !{!73}
!73 = !DILocalVariable(name: "this", arg: 1, scope: !70, type: !5, flags: DIFlagArtificial | DIFlagObjectPointer)
!74 = !DILocation(line: 0, scope: !70)
!75 = !DILocation(line: 15, scope: !70)
!76 = distinct !DISubprogram(name: "Base", linkageName: "??0Base@@QEAA@AEBU0@@Z", scope: !6, file: !3, line: 15, type: !77, scopeLine: 15, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !79, retainedNodes: !80)
!77 = !DISubroutineType(types: !78)
!78 = !{null, !16, !56}
!79 = !DISubprogram(name: "Base", scope: !6, type: !77, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !{!81, !82}
!81 = !DILocalVariable(arg: 2, scope: !76, type: !56, flags: DIFlagArtificial)
!82 = !DILocalVariable(name: "this", arg: 1, scope: !76, type: !5, flags: DIFlagArtificial | DIFlagObjectPointer)
!83 = !DILocation(line: 0, scope: !76)
!84 = !DILocation(line: 15, scope: !76)
!85 = distinct !DISubprogram(name: "~Base", linkageName: "??1Base@@UEAA@XZ", scope: !6, file: !3, line: 21, type: !14, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !13, retainedNodes: !86)
!86 = !{!87}
!87 = !DILocalVariable(name: "this", arg: 1, scope: !85, type: !5, flags: DIFlagArtificial | DIFlagObjectPointer)
!88 = !DILocation(line: 0, scope: !85)
!89 = !DILocation(line: 21, scope: !85)
!90 = !DILocation(line: 21, scope: !91)
!91 = distinct !DILexicalBlock(scope: !85, file: !3, line: 21)
!92 = distinct !DISubprogram(name: "nested", linkageName: "?nested@@YAHH@Z", scope: !3, file: !3, line: 26, type: !93, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !95)
!93 = !DISubroutineType(types: !94)
!94 = !{!12, !12}
!95 = !{!96, !97, !98, !100, !102, !103}
!96 = !DILocalVariable(name: "n", arg: 1, scope: !92, file: !3, line: 26, type: !12)
!97 = !DILocalVariable(name: "g", scope: !92, file: !3, line: 27, type: !22)
!98 = !DILocalVariable(name: "inner", scope: !99, file: !3, line: 29, type: !22)
!99 = distinct !DILexicalBlock(scope: !92, file: !3, line: 28)
!100 = !DILocalVariable(name: "in_handler", scope: !101, file: !3, line: 38, type: !22)
!101 = distinct !DILexicalBlock(scope: !92, file: !3, line: 37)
!102 = !DILocalVariable(name: "i", scope: !92, file: !3, line: 31, type: !12)
!103 = !DILocalVariable(name: "b", scope: !104, file: !3, line: 34, type: !56)
!104 = distinct !DILexicalBlock(scope: !92, file: !3, line: 31)
!105 = !DILocalVariable(name: "this", arg: 1, scope: !106, type: !108, flags: DIFlagArtificial | DIFlagObjectPointer)
!106 = distinct !DISubprogram(name: "~Guard", linkageName: "??1Guard@@QEAA@XZ", scope: !22, file: !3, line: 12, type: !30, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !29, retainedNodes: !107)
!107 = !{!105}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!109 = !DILocation(line: 0, scope: !106, inlinedAt: !110)
!110 = distinct !DILocation(line: 42, scope: !92)
!111 = !DILocation(line: 0, scope: !106, inlinedAt: !112)
!112 = distinct !DILocation(line: 42, scope: !92)
!113 = !DILocation(line: 0, scope: !106, inlinedAt: !114)
!114 = distinct !DILocation(line: 31, scope: !99)
!115 = !DILocation(line: 0, scope: !106, inlinedAt: !116)
!116 = distinct !DILocation(line: 31, scope: !99)
!117 = !DILocation(line: 0, scope: !106, inlinedAt: !118)
!118 = distinct !DILocation(line: 41, scope: !101)
!119 = distinct !DIAssignID()
!120 = !DILocation(line: 0, scope: !92)
!121 = distinct !DIAssignID()
!122 = !DILocation(line: 0, scope: !104)
!123 = !DILocation(line: 29, scope: !99)
!124 = !DILocation(line: 0, scope: !99)
!125 = !DILocation(line: 30, scope: !99)
!126 = !DILocation(line: 12, scope: !127, inlinedAt: !116)
!127 = distinct !DILexicalBlock(scope: !106, file: !3, line: 12)
!128 = !DILocation(line: 31, scope: !99)
!129 = !DILocation(line: 12, scope: !127, inlinedAt: !114)
!130 = !DILocation(line: 33, scope: !131)
!131 = distinct !DILexicalBlock(scope: !104, file: !3, line: 32)
!132 = !DILocation(line: 34, scope: !131)
!133 = !DILocation(line: 35, scope: !134)
!134 = distinct !DILexicalBlock(scope: !104, file: !3, line: 34)
!135 = !{}
!136 = !{i64 8}
!137 = !DILocation(line: 36, scope: !134)
!138 = !DILocation(line: 0, scope: !101)
!139 = !DILocation(line: 39, scope: !101)
!140 = !DILocation(line: 40, scope: !101)
!141 = !DILocation(line: 41, scope: !101)
!142 = !DILocation(line: 12, scope: !127, inlinedAt: !118)
!143 = !DILocation(line: 37, scope: !104)
!144 = !DILocation(line: 12, scope: !127, inlinedAt: !112)
!145 = !DILocation(line: 42, scope: !92)
!146 = !DILocation(line: 12, scope: !127, inlinedAt: !110)
!147 = distinct !DISubprogram(name: "seh", linkageName: "?seh@@YAHHH@Z", scope: !3, file: !3, line: 46, type: !148, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !150)
!148 = !DISubroutineType(types: !149)
!149 = !{!12, !12, !12}
!150 = !{!151, !152, !153}
!151 = !DILocalVariable(name: "b", arg: 2, scope: !147, file: !3, line: 46, type: !12)
!152 = !DILocalVariable(name: "a", arg: 1, scope: !147, file: !3, line: 46, type: !12)
!153 = !DILocalVariable(name: "r", scope: !147, file: !3, line: 47, type: !12)
!154 = !DILocation(line: 0, scope: !147)
!155 = !DILocation(line: 50, scope: !156)
!156 = distinct !DILexicalBlock(scope: !157, file: !3, line: 49)
!157 = distinct !DILexicalBlock(scope: !147, file: !3, line: 48)
!158 = !DILocation(line: 51, scope: !156)
!159 = !DILocation(line: 54, scope: !157)
!160 = !DILocation(line: 56, scope: !161)
!161 = distinct !DILexicalBlock(scope: !147, file: !3, line: 54)
!162 = !DILocation(line: 57, scope: !147)
!163 = distinct !DISubprogram(linkageName: "?filt$0@0@seh@@", scope: !3, file: !3, line: 54, type: !164, scopeLine: 54, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !165)
!164 = !DISubroutineType(types: !135)
!165 = !{!166, !168}
!166 = !DILocalVariable(name: "frame_pointer", arg: 2, scope: !163, type: !167, flags: DIFlagArtificial)
!167 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!168 = !DILocalVariable(name: "exception_pointers", arg: 1, scope: !163, type: !167, flags: DIFlagArtificial)
!169 = !DILocation(line: 0, scope: !163)
!170 = !DILocation(line: 54, scope: !163)
!171 = !DILocalVariable(name: "code", arg: 1, scope: !172, file: !3, line: 44, type: !175)
!172 = distinct !DISubprogram(name: "filter", linkageName: "?filter@@YAHK@Z", scope: !3, file: !3, line: 44, type: !173, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !176)
!173 = !DISubroutineType(types: !174)
!174 = !{!12, !175}
!175 = !DIBasicType(name: "unsigned long", size: 32, encoding: DW_ATE_unsigned)
!176 = !{!171}
!177 = !DILocation(line: 0, scope: !172, inlinedAt: !178)
!178 = distinct !DILocation(line: 54, scope: !163)
!179 = !DILocation(line: 44, scope: !172, inlinedAt: !178)
!180 = distinct !DISubprogram(linkageName: "?fin$0@0@seh@@", scope: !3, file: !3, line: 51, type: !181, scopeLine: 51, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !182)
!181 = !DISubroutineType(cc: DW_CC_nocall, types: !135)
!182 = !{!183, !184}
!183 = !DILocalVariable(name: "frame_pointer", arg: 2, scope: !180, type: !167, flags: DIFlagArtificial)
!184 = !DILocalVariable(name: "abnormal_termination", arg: 1, scope: !180, type: !185, flags: DIFlagArtificial)
!185 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!186 = !DILocation(line: 0, scope: !180)
!187 = !DILocation(line: 52, scope: !188)
!188 = distinct !DILexicalBlock(scope: !180, file: !3, line: 51)
!189 = !DILocation(line: 53, scope: !180)
!190 = distinct !DISubprogram(name: "make", linkageName: "?make@@YAHXZ", scope: !3, file: !3, line: 60, type: !42, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !191)
!191 = !{!192}
!192 = !DILocalVariable(name: "d", scope: !190, file: !3, line: 61, type: !193)
!193 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Derived", file: !3, line: 22, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !194, vtableHolder: !193, identifier: ".?AUDerived@@")
!194 = !{!195, !196}
!195 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !193, baseType: !6, offset: 4, flags: DIFlagVirtual, extraData: i32 0)
!196 = !DISubprogram(name: "get", linkageName: "?get@Derived@@UEBAHXZ", scope: !193, file: !3, line: 23, type: !197, scopeLine: 23, containingType: !193, virtualIndex: 1, thisAdjustment: 8, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!197 = !DISubroutineType(types: !198)
!198 = !{!12, !199}
!199 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !200, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!200 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !193)
!201 = !DILocalVariable(name: "this", arg: 1, scope: !202, type: !208, flags: DIFlagArtificial | DIFlagObjectPointer)
!202 = distinct !DISubprogram(name: "~Derived", linkageName: "??_DDerived@@QEAAXXZ", scope: !193, file: !3, line: 22, type: !203, scopeLine: 22, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !206, retainedNodes: !207)
!203 = !DISubroutineType(types: !204)
!204 = !{null, !205}
!205 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !193, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!206 = !DISubprogram(name: "~Derived", scope: !193, type: !203, containingType: !193, virtualIndex: 0, thisAdjustment: 8, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!207 = !{!201}
!208 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !193, size: 64)
!209 = !DILocation(line: 0, scope: !202, inlinedAt: !210)
!210 = distinct !DILocation(line: 63, scope: !190)
!211 = !DILocation(line: 0, scope: !190)
!212 = !DILocation(line: 0, scope: !85, inlinedAt: !213)
!213 = distinct !DILocation(line: 22, scope: !202, inlinedAt: !210)
!214 = !DILocation(line: 21, scope: !91, inlinedAt: !213)
!215 = !DILocation(line: 63, scope: !190)
!216 = distinct !DISubprogram(name: "get", linkageName: "?get@Derived@@UEBAHXZ", scope: !193, file: !3, line: 23, type: !197, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !196, retainedNodes: !217)
!217 = !{!218}
!218 = !DILocalVariable(name: "this", arg: 1, scope: !216, type: !219, flags: DIFlagArtificial | DIFlagObjectPointer)
!219 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !200, size: 64)
!220 = !DILocation(line: 0, scope: !216)
!221 = !DILocation(line: 23, scope: !216)
!222 = distinct !DISubprogram(name: "vec", linkageName: "?vec@@YQHMM@Z", scope: !3, file: !3, line: 66, type: !223, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !226)
!223 = !DISubroutineType(cc: DW_CC_LLVM_vectorcall, types: !224)
!224 = !{!12, !225, !225}
!225 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!226 = !{!227, !228}
!227 = !DILocalVariable(name: "b", arg: 2, scope: !222, file: !3, line: 66, type: !225)
!228 = !DILocalVariable(name: "a", arg: 1, scope: !222, file: !3, line: 66, type: !225)
!229 = !DILocation(line: 0, scope: !222)
!230 = !DILocation(line: 66, scope: !222)
!231 = distinct !DISubprogram(name: "use", linkageName: "?use@@YAHXZ", scope: !3, file: !3, line: 72, type: !42, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!232 = !DILocation(line: 69, scope: !41, inlinedAt: !233)
!233 = distinct !DILocation(line: 72, scope: !231)
!234 = !{!"branch_weights", i32 1, i32 1048575}
!235 = !DILocation(line: 70, scope: !41, inlinedAt: !233)
!236 = !DILocation(line: 72, scope: !231)
!237 = distinct !DISubprogram(name: "~Base", linkageName: "??_EBase@@UEAAPEAXI@Z", scope: !6, file: !3, line: 16, type: !238, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !13, retainedNodes: !240)
!238 = !DISubroutineType(types: !239)
!239 = !{!167, !16, !12}
!240 = !{!241, !242}
!241 = !DILocalVariable(name: "should_call_delete", arg: 2, scope: !237, type: !12, flags: DIFlagArtificial)
!242 = !DILocalVariable(name: "this", arg: 1, scope: !237, type: !5, flags: DIFlagArtificial | DIFlagObjectPointer)
!243 = !DILocation(line: 0, scope: !237)
!244 = !DILocation(line: 21, scope: !237)
!245 = !DILocation(line: 0, scope: !85, inlinedAt: !246)
!246 = distinct !DILocation(line: 21, scope: !237)
!247 = !DILocation(line: 21, scope: !85, inlinedAt: !246)
!248 = !DILocation(line: 21, scope: !91, inlinedAt: !246)
!249 = !DILocation(line: 0, scope: !85, inlinedAt: !250)
!250 = distinct !DILocation(line: 21, scope: !237)
!251 = !DILocation(line: 21, scope: !85, inlinedAt: !250)
!252 = !DILocation(line: 21, scope: !91, inlinedAt: !250)
!253 = distinct !DISubprogram(name: "~Derived", linkageName: "??_GDerived@@UEAAPEAXI@Z", scope: !193, file: !3, line: 22, type: !254, scopeLine: 22, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !206, retainedNodes: !256)
!254 = !DISubroutineType(types: !255)
!255 = !{!167, !205, !12}
!256 = !{!257, !258}
!257 = !DILocalVariable(name: "should_call_delete", arg: 2, scope: !253, type: !12, flags: DIFlagArtificial)
!258 = !DILocalVariable(name: "this", arg: 1, scope: !253, type: !208, flags: DIFlagArtificial | DIFlagObjectPointer)
!259 = !DILocation(line: 0, scope: !253)
!260 = !DILocation(line: 0, scope: !202, inlinedAt: !261)
!261 = distinct !DILocation(line: 22, scope: !253)
!262 = !DILocation(line: 0, scope: !85, inlinedAt: !263)
!263 = distinct !DILocation(line: 22, scope: !202, inlinedAt: !261)
!264 = !DILocation(line: 21, scope: !85, inlinedAt: !263)
!265 = !DILocation(line: 21, scope: !91, inlinedAt: !263)
!266 = !DILocation(line: 22, scope: !253)

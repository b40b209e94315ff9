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

$"??4Base@@QEAAAEAU0@AEBU0@@Z" = comdat any

$"?get@Base@@UEBAHXZ" = comdat any

$"??0Base@@QEAA@XZ" = comdat any

$"??0Base@@QEAA@AEBU0@@Z" = comdat any

$"?get@Derived@@UEBAHXZ" = comdat any

$"??_GBase@@UEAAPEAXI@Z" = comdat any

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

@"?exported_value@@3HA" = dso_local dllexport local_unnamed_addr global i32 3, align 4
@0 = private unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr @"??_R4Base@@6B@", ptr @"??_GBase@@UEAAPEAXI@Z", ptr @"?get@Base@@UEBAHXZ"] }, comdat($"??_7Base@@6B@")
@"?count@Base@@2HA" = dso_local dllexport local_unnamed_addr global i32 0, align 4
@"??_7type_info@@6B@" = external constant ptr
@"??_R0H@8" = linkonce_odr global %rtti.TypeDescriptor2 { ptr @"??_7type_info@@6B@", ptr null, [3 x i8] c".H\00" }, comdat
@"?imported_value@@3HA" = external dllimport local_unnamed_addr global i32, align 4
@"??_R0?AUBase@@@8" = linkonce_odr global %rtti.TypeDescriptor10 { ptr @"??_7type_info@@6B@", ptr null, [11 x i8] c".?AUBase@@\00" }, comdat
@"?picked@@3HA" = weak_odr dso_local local_unnamed_addr global i32 5, comdat, align 4
@"?per_thread@@3HA" = dso_local thread_local local_unnamed_addr global i32 0, align 4
@"??_R4Base@@6B@" = linkonce_odr constant %rtti.CompleteObjectLocator { i32 1, i32 0, i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUBase@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R4Base@@6B@" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@__ImageBase = external dso_local constant i8
@"??_R3Base@@8" = linkonce_odr constant %rtti.ClassHierarchyDescriptor { i32 0, i32 0, i32 1, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R2Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R2Base@@8" = linkonce_odr constant [2 x i32] [i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R1A@?0A@EA@Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0], comdat
@"??_R1A@?0A@EA@Base@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUBase@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 0, i32 -1, i32 0, i32 64, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@1 = private unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr @"??_R4Derived@@6B@", ptr @"??_GDerived@@UEAAPEAXI@Z", ptr @"?get@Derived@@UEBAHXZ"] }, comdat($"??_7Derived@@6B@")
@"??_R4Derived@@6B@" = linkonce_odr constant %rtti.CompleteObjectLocator { i32 1, i32 8, i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUDerived@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Derived@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R4Derived@@6B@" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R0?AUDerived@@@8" = linkonce_odr global %rtti.TypeDescriptor13 { ptr @"??_7type_info@@6B@", ptr null, [14 x i8] c".?AUDerived@@\00" }, comdat
@"??_R3Derived@@8" = linkonce_odr constant %rtti.ClassHierarchyDescriptor { i32 0, i32 0, i32 2, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R2Derived@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R2Derived@@8" = linkonce_odr constant [3 x i32] [i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R1A@?0A@EA@Derived@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R1A@A@3FA@Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0], comdat
@"??_R1A@?0A@EA@Derived@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUDerived@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 1, i32 0, i32 -1, i32 0, i32 64, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Derived@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"??_R1A@A@3FA@Base@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0?AUBase@@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 0, i32 0, i32 4, i32 80, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R3Base@@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, comdat
@"?n@?1??in_every_unit@@YAHXZ@4HA" = linkonce_odr dso_local local_unnamed_addr global i32 0, comdat, align 4
@"?$TSS0@?1??in_every_unit@@YAHXZ@4HA" = linkonce_odr global i32 0, comdat, align 4
@_Init_thread_epoch = external thread_local local_unnamed_addr global i32, align 4

@"??_7Base@@6B@" = dllexport unnamed_addr alias ptr, getelementptr inbounds ({ [3 x ptr] }, ptr @0, i32 0, i32 0, i32 1)
@"??_7Derived@@6B@" = unnamed_addr alias ptr, getelementptr inbounds ({ [3 x ptr] }, ptr @1, i32 0, i32 0, i32 1)

; Function Attrs: inlinehint mustprogress nounwind uwtable
define weak_odr dso_local dllexport noundef nonnull align 8 dereferenceable(8) ptr @"??4Base@@QEAAAEAU0@AEBU0@@Z"(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #0 comdat align 2 {
entry:
  ret ptr %this
}

; Function Attrs: mustprogress nounwind uwtable
define weak_odr dso_local dllexport noundef i32 @"?get@Base@@UEBAHXZ"(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 {
entry:
  ret i32 1
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define weak_odr dso_local dllexport noundef ptr @"??0Base@@QEAA@XZ"(ptr noundef nonnull returned align 8 dereferenceable(8) %this) unnamed_addr #0 comdat align 2 {
entry:
  store ptr @"??_7Base@@6B@", ptr %this, align 8
  ret ptr %this
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define weak_odr dso_local dllexport noundef ptr @"??0Base@@QEAA@AEBU0@@Z"(ptr noundef nonnull returned align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
entry:
  store ptr @"??_7Base@@6B@", ptr %this, align 8
  ret ptr %this
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none) uwtable
define dso_local dllexport void @"??1Base@@UEAA@XZ"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %this) unnamed_addr #2 align 2 {
entry:
  store ptr @"??_7Base@@6B@", ptr %this, align 8
  %0 = load i32, ptr @"?count@Base@@2HA", align 4
  %inc = add nsw i32 %0, 1
  store i32 %inc, ptr @"?count@Base@@2HA", align 4
  ret void
}

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @"?nested@@YAHH@Z"(i32 noundef %n) local_unnamed_addr #3 personality ptr @__CxxFrameHandler3 {
entry:
  %i = alloca i32, align 4
  %b = alloca ptr, align 8
  %add = add nsw i32 %n, 1
  %call3 = invoke i32 @imported(i32 noundef %n)
          to label %invoke.cont2 unwind label %ehcleanup

invoke.cont2:                                     ; preds = %entry
  %0 = load i32, ptr @"?imported_value@@3HA", align 4
  %add4 = add nsw i32 %0, %call3
  %call.i = invoke i32 @report(i32 noundef %add)
          to label %cleanup21 unwind label %terminate.i

terminate.i:                                      ; preds = %invoke.cont2
  %1 = cleanuppad within none []
  call void @__std_terminate() #13 [ "funclet"(token %1) ]
  unreachable

ehcleanup:                                        ; preds = %entry
  %2 = cleanuppad within none []
  %call.i27 = invoke i32 @report(i32 noundef %add) [ "funclet"(token %2) ]
          to label %"??1Guard@@QEAA@XZ.exit30" unwind label %terminate.i28

terminate.i28:                                    ; preds = %ehcleanup
  %3 = cleanuppad within %2 []
  call void @__std_terminate() #13 [ "funclet"(token %3) ]
  unreachable

"??1Guard@@QEAA@XZ.exit30":                       ; preds = %ehcleanup
  cleanupret from %2 unwind label %catch.dispatch

catch.dispatch:                                   ; preds = %"??1Guard@@QEAA@XZ.exit30"
  %4 = catchswitch within none [label %catch12, label %catch] unwind label %ehcleanup22

catch12:                                          ; preds = %catch.dispatch
  %5 = catchpad within %4 [ptr @"??_R0H@8", i32 0, ptr %i]
  %6 = load i32, ptr %i, align 4
  %call14 = invoke i32 @report(i32 noundef %6) [ "funclet"(token %5) ]
          to label %cleanup unwind label %catch.dispatch15

catch.dispatch15:                                 ; preds = %catch12
  %7 = catchswitch within %5 [label %catch16] unwind label %ehcleanup22

catch16:                                          ; preds = %catch.dispatch15
  %8 = catchpad within %7 [ptr @"??_R0?AUBase@@@8", i32 8, ptr %b]
  %9 = load ptr, ptr %b, align 8
  %vtable = load ptr, ptr %9, align 8
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 8
  %10 = load ptr, ptr %vfn, align 8
  %call18 = invoke noundef i32 %10(ptr noundef nonnull align 8 dereferenceable(8) %9) [ "funclet"(token %8) ]
          to label %invoke.cont17 unwind label %ehcleanup22

invoke.cont17:                                    ; preds = %catch16
  catchret from %8 to label %cleanup

catch:                                            ; preds = %catch.dispatch
  %11 = catchpad within %4 [ptr null, i32 64, ptr null]
  %call9 = invoke i32 @report(i32 noundef -1) [ "funclet"(token %11) ]
          to label %invoke.cont8 unwind label %ehcleanup10

invoke.cont8:                                     ; preds = %catch
  invoke void @_CxxThrowException(ptr null, ptr null) #14 [ "funclet"(token %11) ]
          to label %unreachable unwind label %ehcleanup10

ehcleanup10:                                      ; preds = %invoke.cont8, %catch
  %12 = cleanuppad within %11 []
  %call.i31 = invoke i32 @report(i32 noundef 99) [ "funclet"(token %12) ]
          to label %"??1Guard@@QEAA@XZ.exit34" unwind label %terminate.i32

terminate.i32:                                    ; preds = %ehcleanup10
  %13 = cleanuppad within %12 []
  call void @__std_terminate() #13 [ "funclet"(token %13) ]
  unreachable

"??1Guard@@QEAA@XZ.exit34":                       ; preds = %ehcleanup10
  cleanupret from %12 unwind label %ehcleanup22

cleanup:                                          ; preds = %catch12, %invoke.cont17
  %retval.0 = phi i32 [ %call18, %invoke.cont17 ], [ %call14, %catch12 ]
  catchret from %5 to label %cleanup21

cleanup21:                                        ; preds = %invoke.cont2, %cleanup
  %retval.1 = phi i32 [ %retval.0, %cleanup ], [ %add4, %invoke.cont2 ]
  %call.i35 = invoke i32 @report(i32 noundef %n)
          to label %"??1Guard@@QEAA@XZ.exit37" unwind label %terminate.i36

terminate.i36:                                    ; preds = %cleanup21
  %14 = cleanuppad within none []
  call void @__std_terminate() #13 [ "funclet"(token %14) ]
  unreachable

"??1Guard@@QEAA@XZ.exit37":                       ; preds = %cleanup21
  ret i32 %retval.1

ehcleanup22:                                      ; preds = %catch16, %catch.dispatch15, %"??1Guard@@QEAA@XZ.exit34", %catch.dispatch
  %15 = cleanuppad within none []
  %call.i38 = invoke i32 @report(i32 noundef %n) [ "funclet"(token %15) ]
          to label %"??1Guard@@QEAA@XZ.exit41" unwind label %terminate.i39

terminate.i39:                                    ; preds = %ehcleanup22
  %16 = cleanuppad within %15 []
  call void @__std_terminate() #13 [ "funclet"(token %16) ]
  unreachable

"??1Guard@@QEAA@XZ.exit41":                       ; preds = %ehcleanup22
  cleanupret from %15 unwind to caller

unreachable:                                      ; preds = %invoke.cont8
  unreachable
}

declare dso_local i32 @__CxxFrameHandler3(...)

declare dllimport i32 @imported(i32 noundef) local_unnamed_addr #4

declare dso_local i32 @report(i32 noundef) local_unnamed_addr #4

declare dso_local void @_CxxThrowException(ptr, ptr) local_unnamed_addr

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @"?seh@@YAHHH@Z"(i32 noundef %a, i32 noundef %b) local_unnamed_addr #3 personality ptr @__C_specific_handler {
entry:
  %div = sdiv i32 %a, %b
  %call = invoke i32 @report(i32 noundef %div) #15
          to label %invoke.cont unwind label %ehcleanup

invoke.cont:                                      ; preds = %entry
  invoke fastcc void @"?fin$0@0@seh@@"() #15
          to label %__try.cont unwind label %catch.dispatch

ehcleanup:                                        ; preds = %entry
  %0 = cleanuppad within none []
  invoke fastcc void @"?fin$0@0@seh@@"() #15 [ "funclet"(token %0) ]
          to label %invoke.cont2 unwind label %catch.dispatch

invoke.cont2:                                     ; preds = %ehcleanup
  cleanupret from %0 unwind label %catch.dispatch

catch.dispatch:                                   ; preds = %invoke.cont, %ehcleanup, %invoke.cont2
  %1 = catchswitch within none [label %__except.ret] unwind to caller

__except.ret:                                     ; preds = %catch.dispatch
  %2 = catchpad within %1 [ptr @"?filt$0@0@seh@@"]
  catchret from %2 to label %__except

__except:                                         ; preds = %__except.ret
  %3 = tail call i32 @llvm.eh.exceptioncode(token %2)
  br label %__try.cont

__try.cont:                                       ; preds = %invoke.cont, %__except
  %r.0 = phi i32 [ %call, %invoke.cont ], [ -1, %__except ]
  ret i32 %r.0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define internal noundef range(i32 0, 2) i32 @"?filt$0@0@seh@@"(ptr nocapture noundef readonly %exception_pointers, ptr nocapture readnone %frame_pointer) #5 {
entry:
  %0 = load ptr, ptr %exception_pointers, align 8
  %1 = load i32, ptr %0, align 4
  %cmp.i = icmp eq i32 %1, -1073741676
  %conv.i = zext i1 %cmp.i to i32
  ret i32 %conv.i
}

; Function Attrs: uwtable
define internal fastcc void @"?fin$0@0@seh@@"() unnamed_addr #6 {
entry:
  %call = tail call i32 @report(i32 noundef 7)
  ret void
}

declare dso_local i32 @__C_specific_handler(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.exceptioncode(token) #7

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local noundef i32 @"?make@@YAHXZ"() local_unnamed_addr #8 personality ptr @__CxxFrameHandler3 {
entry:
  %0 = load i32, ptr @"?count@Base@@2HA", align 4
  %inc.i.i = add nsw i32 %0, 1
  store i32 %inc.i.i, ptr @"?count@Base@@2HA", align 4
  ret i32 4
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @"?get@Derived@@UEBAHXZ"(ptr noundef %this) unnamed_addr #1 comdat align 2 {
entry:
  ret i32 2
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local x86_vectorcallcc noundef i32 @"?vec@@YQHMM@Z"(float noundef %a, float noundef %b) local_unnamed_addr #9 {
entry:
  %mul = fmul float %a, %b
  %conv = fptosi float %mul to i32
  ret i32 %conv
}

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @"?use@@YAHXZ"() local_unnamed_addr #3 personality ptr @__CxxFrameHandler3 {
entry:
  %0 = load atomic i32, ptr @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA" unordered, align 4
  %1 = load i32, ptr @_Init_thread_epoch, align 4
  %2 = icmp sgt i32 %0, %1
  br i1 %2, label %init.attempt.i, label %"?in_every_unit@@YAHXZ.exit", !prof !5

init.attempt.i:                                   ; preds = %entry
  tail call void @_Init_thread_header(ptr nonnull @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA") #11
  %3 = load atomic i32, ptr @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA" unordered, align 4
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %init.i, label %"?in_every_unit@@YAHXZ.exit"

init.i:                                           ; preds = %init.attempt.i
  %call.i = invoke i32 @report(i32 noundef 0)
          to label %invoke.cont.i unwind label %ehcleanup.i

invoke.cont.i:                                    ; preds = %init.i
  store i32 %call.i, ptr @"?n@?1??in_every_unit@@YAHXZ@4HA", align 4
  tail call void @_Init_thread_footer(ptr nonnull @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA") #11
  br label %"?in_every_unit@@YAHXZ.exit"

ehcleanup.i:                                      ; preds = %init.i
  %5 = cleanuppad within none []
  call void @_Init_thread_abort(ptr nonnull @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA") #11 [ "funclet"(token %5) ]
  cleanupret from %5 unwind to caller

"?in_every_unit@@YAHXZ.exit":                     ; preds = %entry, %init.attempt.i, %invoke.cont.i
  %6 = load i32, ptr @"?n@?1??in_every_unit@@YAHXZ@4HA", align 4
  %7 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @"?per_thread@@3HA")
  %8 = load i32, ptr %7, align 4
  %add.i = add nsw i32 %8, %6
  %call1 = tail call x86_vectorcallcc noundef i32 @"?vec@@YQHMM@Z"(float noundef 1.000000e+00, float noundef 2.000000e+00)
  %add = add nsw i32 %add.i, %call1
  %9 = load i32, ptr @"?exported_value@@3HA", align 4
  %add2 = add nsw i32 %add, %9
  %10 = load i32, ptr @"?picked@@3HA", align 4
  %add3 = add nsw i32 %add2, %10
  ret i32 %add3
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @"??_GBase@@UEAAPEAXI@Z"(ptr noundef nonnull align 8 dereferenceable(8) %this, i32 noundef %should_call_delete) unnamed_addr #1 comdat align 2 {
entry:
  store ptr @"??_7Base@@6B@", ptr %this, align 8
  %0 = load i32, ptr @"?count@Base@@2HA", align 4
  %inc.i = add nsw i32 %0, 1
  store i32 %inc.i, ptr @"?count@Base@@2HA", align 4
  %1 = icmp eq i32 %should_call_delete, 0
  br i1 %1, label %dtor.continue, label %dtor.call_delete

dtor.call_delete:                                 ; preds = %entry
  tail call void @"??3@YAXPEAX_K@Z"(ptr noundef %this, i64 noundef 8) #16
  br label %dtor.continue

dtor.continue:                                    ; preds = %dtor.call_delete, %entry
  ret ptr %this
}

declare dso_local void @__std_terminate() local_unnamed_addr

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @"??_GDerived@@UEAAPEAXI@Z"(ptr noundef %this, i32 noundef %should_call_delete) unnamed_addr #0 comdat align 2 {
entry:
  %0 = getelementptr inbounds i8, ptr %this, i64 -8
  store ptr @"??_7Base@@6B@", ptr %this, align 8
  %1 = load i32, ptr @"?count@Base@@2HA", align 4
  %inc.i.i = add nsw i32 %1, 1
  store i32 %inc.i.i, ptr @"?count@Base@@2HA", align 4
  %2 = icmp eq i32 %should_call_delete, 0
  br i1 %2, label %dtor.continue, label %dtor.call_delete

dtor.call_delete:                                 ; preds = %entry
  tail call void @"??3@YAXPEAX_K@Z"(ptr noundef %0, i64 noundef 16) #16
  br label %dtor.continue

dtor.continue:                                    ; preds = %dtor.call_delete, %entry
  ret ptr %0
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

attributes #0 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nosync nounwind memory(none) }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { noreturn nounwind }
attributes #14 = { noreturn }
attributes #15 = { noinline }
attributes #16 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 2}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"uwtable", i32 2}
!3 = !{i32 1, !"MaxTLSAlign", i32 65536}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!"branch_weights", i32 1, i32 1048575}

; ModuleID = 'winseh.cpp'
source_filename = "winseh.cpp"
target datalayout = "e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-windows-msvc19.20.0"

%rtti.TypeDescriptor2 = type { i8**, i8*, [3 x i8] }
%rtti.TypeDescriptor10 = type { i8**, i8*, [11 x i8] }
%rtti.CompleteObjectLocator = type { i32, i32, i32, i32, i32, i32 }
%rtti.ClassHierarchyDescriptor = type { i32, i32, i32, i32 }
%rtti.BaseClassDescriptor = type { i32, i32, i32, i32, i32, i32, i32 }
%rtti.TypeDescriptor13 = type { i8**, i8*, [14 x i8] }
%struct.Base = type { i32 (...)** }
%eh.ThrowInfo = type { i32, i32, i32, i32 }
%struct.Derived = type { i32*, %struct.Base }

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

@"?exported_value@@3HA" = dso_local dllexport local_unnamed_addr global i32 3, align 4
@0 = private unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* bitcast (%rtti.CompleteObjectLocator* @"??_R4Base@@6B@" to i8*), i8* bitcast (i8* (%struct.Base*, i32)* @"??_GBase@@UEAAPEAXI@Z" to i8*), i8* bitcast (i32 (%struct.Base*)* @"?get@Base@@UEBAHXZ" to i8*)] }, comdat($"??_7Base@@6B@")
@"?count@Base@@2HA" = dso_local dllexport local_unnamed_addr global i32 0, align 4
@"??_7type_info@@6B@" = external constant i8*
@"??_R0H@8" = linkonce_odr global %rtti.TypeDescriptor2 { i8** @"??_7type_info@@6B@", i8* null, [3 x i8] c".H\00" }, comdat
@"?imported_value@@3HA" = external dllimport local_unnamed_addr global i32, align 4
@"??_R0?AUBase@@@8" = linkonce_odr global %rtti.TypeDescriptor10 { i8** @"??_7type_info@@6B@", i8* null, [11 x i8] c".?AUBase@@\00" }, comdat
@"?picked@@3HA" = weak_odr dso_local local_unnamed_addr global i32 5, comdat, align 4
@"?per_thread@@3HA" = dso_local thread_local local_unnamed_addr global i32 0, align 4
@"??_R4Base@@6B@" = linkonce_odr constant %rtti.CompleteObjectLocator { i32 1, i32 0, i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (%rtti.TypeDescriptor10* @"??_R0?AUBase@@@8" to i64), i64 ptrtoint (i8* @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (%rtti.ClassHierarchyDescriptor* @"??_R3Base@@8" to i64), i64 ptrtoint (i8* @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (%rtti.CompleteObjectLocator* @"??_R4Base@@6B@" to i64), i64 ptrtoint (i8* @__ImageBase to i64)) to i32) }, comdat
@__ImageBase = external dso_local constant i8
@"??_R3Base@@8" = linkonce_odr constant %rtti.ClassHierarchyDescriptor { i32 0, i32 0, i32 1, i32 trunc (i64 sub nuw nsw (i64 ptrtoint ([2 x i32]* @"??_R2Base@@8" to i64), i64 ptrtoint (i8* @__ImageBase to i64)) to i32) }, comdat
@"??_R2Base@@8" = linkonce_odr constant [2 x i32] [i32 trunc (i64 sub nuw nsw (i64 ptrtoint (%rtti.BaseClassDescriptor* @"??_R1A@?0A@EA@Base@@8" to i64), i64 ptrtoint (i8* @__ImageBase to i64)) to i32), i32 0], comdat
@"??_R1A@?0A@EA@Base@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { i32 trunc (i64 sub nuw nsw (i64 ptrtoint (%rtti.TypeDescriptor10* @"??_R0?AUBase@@@8" to i64), i64 ptrtoint (i8* @__ImageBase to i64)) to i32), i32 0, i32 0, i32 -1, i32 0, i32 64, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (%rtti.ClassHierarchyDescriptor* @"??_R3Base@@8" to i64), i64 ptrtoint (i8* @__ImageBase to i64)) to i32) }, comdat
@"??_8Derived@@7B@" = linkonce_odr unnamed_addr constant [2 x i32] [i32 0, i32 8], comdat, align 4
@1 = private unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* bitcast (%rtti.CompleteObjectLocator* @"??_R4Derived@@6B@" to i8*), i8* bitcast (i8* (%struct.Derived*, i32)* @"??_GDerived@@UEAAPEAXI@Z" to i8*), i8* bitcast (i32 (i8*)* @"?get@Derived@@UEBAHXZ" to i8*)] }, comdat($"??_7Derived@@6B@")
@"??_R4Derived@@6B@" = linkonce_odr constant %rtti.CompleteObjectLocator { i32 1, i32 8, i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (%rtti.TypeDescriptor13* @"??_R0?AUDerived@@@8" to i64), i64 ptrtoint (i8* @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (%rtti.ClassHierarchyDescriptor* @"??_R3Derived@@8" to i64), i64 ptrtoint (i8* @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (%rtti.CompleteObjectLocator* @"??_R4Derived@@6B@" to i64), i64 ptrtoint (i8* @__ImageBase to i64)) to i32) }, comdat
@"??_R0?AUDerived@@@8" = linkonce_odr global %rtti.TypeDescriptor13 { i8** @"??_7type_info@@6B@", i8* null, [14 x i8] c".?AUDerived@@\00" }, comdat
@"??_R3Derived@@8" = linkonce_odr constant %rtti.ClassHierarchyDescriptor { i32 0, i32 0, i32 2, i32 trunc (i64 sub nuw nsw (i64 ptrtoint ([3 x i32]* @"??_R2Derived@@8" to i64), i64 ptrtoint (i8* @__ImageBase to i64)) to i32) }, comdat
@"??_R2Derived@@8" = linkonce_odr constant [3 x i32] [i32 trunc (i64 sub nuw nsw (i64 ptrtoint (%rtti.BaseClassDescriptor* @"??_R1A@?0A@EA@Derived@@8" to i64), i64 ptrtoint (i8* @__ImageBase to i64)) to i32), i32 trunc (i64 sub nuw nsw (i64 ptrtoint (%rtti.BaseClassDescriptor* @"??_R1A@A@3FA@Base@@8" to i64), i64 ptrtoint (i8* @__ImageBase to i64)) to i32), i32 0], comdat
@"??_R1A@?0A@EA@Derived@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { i32 trunc (i64 sub nuw nsw (i64 ptrtoint (%rtti.TypeDescriptor13* @"??_R0?AUDerived@@@8" to i64), i64 ptrtoint (i8* @__ImageBase to i64)) to i32), i32 1, i32 0, i32 -1, i32 0, i32 64, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (%rtti.ClassHierarchyDescriptor* @"??_R3Derived@@8" to i64), i64 ptrtoint (i8* @__ImageBase to i64)) to i32) }, comdat
@"??_R1A@A@3FA@Base@@8" = linkonce_odr constant %rtti.BaseClassDescriptor { i32 trunc (i64 sub nuw nsw (i64 ptrtoint (%rtti.TypeDescriptor10* @"??_R0?AUBase@@@8" to i64), i64 ptrtoint (i8* @__ImageBase to i64)) to i32), i32 0, i32 0, i32 0, i32 4, i32 80, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (%rtti.ClassHierarchyDescriptor* @"??_R3Base@@8" to i64), i64 ptrtoint (i8* @__ImageBase to i64)) to i32) }, comdat
@"?n@?1??in_every_unit@@YAHXZ@4HA" = linkonce_odr dso_local local_unnamed_addr global i32 0, comdat, align 4
@"?$TSS0@?1??in_every_unit@@YAHXZ@4HA" = linkonce_odr global i32 0, comdat, align 4
@_Init_thread_epoch = external thread_local local_unnamed_addr global i32, align 4

@"??_7Base@@6B@" = dllexport unnamed_addr alias i8*, getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @0, i32 0, i32 0, i32 1)
@"??_7Derived@@6B@" = unnamed_addr alias i8*, getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @1, i32 0, i32 0, i32 1)

; Function Attrs: inlinehint nounwind uwtable
define weak_odr dso_local dllexport noundef nonnull align 8 dereferenceable(8) %struct.Base* @"??4Base@@QEAAAEAU0@AEBU0@@Z"(%struct.Base* noundef nonnull align 8 dereferenceable(8) %this, %struct.Base* noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #0 comdat align 2 {
entry:
  ret %struct.Base* %this
}

; Function Attrs: mustprogress nounwind uwtable
define weak_odr dso_local dllexport noundef i32 @"?get@Base@@UEBAHXZ"(%struct.Base* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 {
entry:
  ret i32 1
}

; Function Attrs: inlinehint nounwind uwtable
define weak_odr dso_local dllexport noundef %struct.Base* @"??0Base@@QEAA@XZ"(%struct.Base* noundef nonnull returned align 8 dereferenceable(8) %this) unnamed_addr #0 comdat align 2 {
entry:
  %0 = getelementptr inbounds %struct.Base, %struct.Base* %this, i64 0, i32 0
  store i32 (...)** bitcast (i8** @"??_7Base@@6B@" to i32 (...)**), i32 (...)*** %0, align 8, !tbaa !4
  ret %struct.Base* %this
}

; Function Attrs: inlinehint nounwind uwtable
define weak_odr dso_local dllexport noundef %struct.Base* @"??0Base@@QEAA@AEBU0@@Z"(%struct.Base* noundef nonnull returned align 8 dereferenceable(8) %this, %struct.Base* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
entry:
  %1 = getelementptr inbounds %struct.Base, %struct.Base* %this, i64 0, i32 0
  store i32 (...)** bitcast (i8** @"??_7Base@@6B@" to i32 (...)**), i32 (...)*** %1, align 8, !tbaa !4
  ret %struct.Base* %this
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local dllexport void @"??1Base@@UEAA@XZ"(%struct.Base* nocapture noundef nonnull writeonly align 8 dereferenceable(8) %this) unnamed_addr #2 align 2 {
entry:
  %0 = getelementptr inbounds %struct.Base, %struct.Base* %this, i64 0, i32 0
  store i32 (...)** bitcast (i8** @"??_7Base@@6B@" to i32 (...)**), i32 (...)*** %0, align 8, !tbaa !4
  %1 = load i32, i32* @"?count@Base@@2HA", align 4, !tbaa !7
  %inc = add nsw i32 %1, 1
  store i32 %inc, i32* @"?count@Base@@2HA", align 4, !tbaa !7
  ret void
}

; Function Attrs: uwtable
define dso_local noundef i32 @"?nested@@YAHH@Z"(i32 noundef %n) local_unnamed_addr #3 personality i8* bitcast (i32 (...)* @__CxxFrameHandler3 to i8*) {
entry:
  %i = alloca i32, align 4
  %b = alloca %struct.Base*, align 8
  %add = add nsw i32 %n, 1
  %call3 = invoke i32 @imported(i32 noundef %n)
          to label %invoke.cont2 unwind label %ehcleanup

invoke.cont2:                                     ; preds = %entry
  %0 = load i32, i32* @"?imported_value@@3HA", align 4, !tbaa !7
  %add4 = add nsw i32 %0, %call3
  %call.i = invoke i32 @report(i32 noundef %add)
          to label %cleanup21 unwind label %terminate.i

terminate.i:                                      ; preds = %invoke.cont2
  %1 = cleanuppad within none []
  call void @__std_terminate() #12 [ "funclet"(token %1) ]
  unreachable

ehcleanup:                                        ; preds = %entry
  %2 = cleanuppad within none []
  %call.i30 = invoke i32 @report(i32 noundef %add) [ "funclet"(token %2) ]
          to label %"??1Guard@@QEAA@XZ.exit33" unwind label %terminate.i31

terminate.i31:                                    ; preds = %ehcleanup
  %3 = cleanuppad within %2 []
  call void @__std_terminate() #12 [ "funclet"(token %3) ]
  unreachable

"??1Guard@@QEAA@XZ.exit33":                       ; preds = %ehcleanup
  cleanupret from %2 unwind label %catch.dispatch

catch.dispatch:                                   ; preds = %"??1Guard@@QEAA@XZ.exit33"
  %4 = catchswitch within none [label %catch12, label %catch] unwind label %ehcleanup22

catch12:                                          ; preds = %catch.dispatch
  %5 = catchpad within %4 [%rtti.TypeDescriptor2* @"??_R0H@8", i32 0, i32* %i]
  %6 = load i32, i32* %i, align 4, !tbaa !7
  %call14 = invoke i32 @report(i32 noundef %6) [ "funclet"(token %5) ]
          to label %cleanup unwind label %catch.dispatch15

catch.dispatch15:                                 ; preds = %catch12
  %7 = catchswitch within %5 [label %catch16] unwind label %ehcleanup22

catch16:                                          ; preds = %catch.dispatch15
  %8 = catchpad within %7 [%rtti.TypeDescriptor10* @"??_R0?AUBase@@@8", i32 8, %struct.Base** %b]
  %9 = load %struct.Base*, %struct.Base** %b, align 8, !tbaa !10
  %10 = bitcast %struct.Base* %9 to i32 (%struct.Base*)***
  %vtable = load i32 (%struct.Base*)**, i32 (%struct.Base*)*** %10, align 8, !tbaa !4
  %vfn = getelementptr inbounds i32 (%struct.Base*)*, i32 (%struct.Base*)** %vtable, i64 1
  %11 = load i32 (%struct.Base*)*, i32 (%struct.Base*)** %vfn, align 8
  %call18 = invoke noundef i32 %11(%struct.Base* noundef nonnull align 8 dereferenceable(8) %9) [ "funclet"(token %8) ]
          to label %invoke.cont17 unwind label %ehcleanup22

invoke.cont17:                                    ; preds = %catch16
  catchret from %8 to label %cleanup

catch:                                            ; preds = %catch.dispatch
  %12 = catchpad within %4 [i8* null, i32 64, i8* null]
  %call9 = invoke i32 @report(i32 noundef -1) [ "funclet"(token %12) ]
          to label %invoke.cont8 unwind label %ehcleanup10

invoke.cont8:                                     ; preds = %catch
  invoke void @_CxxThrowException(i8* null, %eh.ThrowInfo* null) #13 [ "funclet"(token %12) ]
          to label %unreachable unwind label %ehcleanup10

ehcleanup10:                                      ; preds = %invoke.cont8, %catch
  %13 = cleanuppad within %12 []
  %call.i36 = invoke i32 @report(i32 noundef 99) [ "funclet"(token %13) ]
          to label %"??1Guard@@QEAA@XZ.exit39" unwind label %terminate.i37

terminate.i37:                                    ; preds = %ehcleanup10
  %14 = cleanuppad within %13 []
  call void @__std_terminate() #12 [ "funclet"(token %14) ]
  unreachable

"??1Guard@@QEAA@XZ.exit39":                       ; preds = %ehcleanup10
  cleanupret from %13 unwind label %ehcleanup22

cleanup:                                          ; preds = %catch12, %invoke.cont17
  %retval.0 = phi i32 [ %call18, %invoke.cont17 ], [ %call14, %catch12 ]
  catchret from %5 to label %cleanup21

cleanup21:                                        ; preds = %invoke.cont2, %cleanup
  %retval.1 = phi i32 [ %retval.0, %cleanup ], [ %add4, %invoke.cont2 ]
  %call.i41 = invoke i32 @report(i32 noundef %n)
          to label %"??1Guard@@QEAA@XZ.exit43" unwind label %terminate.i42

terminate.i42:                                    ; preds = %cleanup21
  %15 = cleanuppad within none []
  call void @__std_terminate() #12 [ "funclet"(token %15) ]
  unreachable

"??1Guard@@QEAA@XZ.exit43":                       ; preds = %cleanup21
  ret i32 %retval.1

ehcleanup22:                                      ; preds = %catch16, %catch.dispatch15, %"??1Guard@@QEAA@XZ.exit39", %catch.dispatch
  %16 = cleanuppad within none []
  %call.i45 = invoke i32 @report(i32 noundef %n) [ "funclet"(token %16) ]
          to label %"??1Guard@@QEAA@XZ.exit48" unwind label %terminate.i46

terminate.i46:                                    ; preds = %ehcleanup22
  %17 = cleanuppad within %16 []
  call void @__std_terminate() #12 [ "funclet"(token %17) ]
  unreachable

"??1Guard@@QEAA@XZ.exit48":                       ; preds = %ehcleanup22
  cleanupret from %16 unwind to caller

unreachable:                                      ; preds = %invoke.cont8
  unreachable
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare dso_local i32 @__CxxFrameHandler3(...)

declare dllimport i32 @imported(i32 noundef) local_unnamed_addr #5

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

declare dso_local i32 @report(i32 noundef) local_unnamed_addr #5

declare dso_local void @_CxxThrowException(i8*, %eh.ThrowInfo*) local_unnamed_addr

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @"?seh@@YAHHH@Z"(i32 noundef %a, i32 noundef %b) local_unnamed_addr #6 personality i8* bitcast (i32 (...)* @__C_specific_handler to i8*) {
entry:
  %div = sdiv i32 %a, %b
  %call = invoke i32 @report(i32 noundef %div) #14
          to label %invoke.cont unwind label %ehcleanup

invoke.cont:                                      ; preds = %entry
  invoke fastcc void @"?fin$0@0@seh@@"() #14
          to label %__try.cont unwind label %catch.dispatch

ehcleanup:                                        ; preds = %entry
  %0 = cleanuppad within none []
  invoke fastcc void @"?fin$0@0@seh@@"() #14 [ "funclet"(token %0) ]
          to label %invoke.cont2 unwind label %catch.dispatch

invoke.cont2:                                     ; preds = %ehcleanup
  cleanupret from %0 unwind label %catch.dispatch

catch.dispatch:                                   ; preds = %invoke.cont, %ehcleanup, %invoke.cont2
  %1 = catchswitch within none [label %__except.ret] unwind to caller

__except.ret:                                     ; preds = %catch.dispatch
  %2 = catchpad within %1 [i8* bitcast (i32 (i8*, i8*)* @"?filt$0@0@seh@@" to i8*)]
  catchret from %2 to label %__try.cont

__try.cont:                                       ; preds = %__except.ret, %invoke.cont
  %r.0 = phi i32 [ %call, %invoke.cont ], [ -1, %__except.ret ]
  ret i32 %r.0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define internal noundef i32 @"?filt$0@0@seh@@"(i8* nocapture noundef readonly %exception_pointers, i8* nocapture noundef readnone %frame_pointer) #7 {
entry:
  %0 = bitcast i8* %exception_pointers to i32**
  %1 = load i32*, i32** %0, align 8
  %2 = load i32, i32* %1, align 4
  %cmp.i = icmp eq i32 %2, -1073741676
  %conv.i = zext i1 %cmp.i to i32
  ret i32 %conv.i
}

; Function Attrs: uwtable
define internal fastcc void @"?fin$0@0@seh@@"() unnamed_addr #3 {
entry:
  %call = call i32 @report(i32 noundef 7)
  ret void
}

declare dso_local i32 @__C_specific_handler(...)

; Function Attrs: uwtable
define dso_local noundef i32 @"?make@@YAHXZ"() local_unnamed_addr #3 personality i8* bitcast (i32 (...)* @__CxxFrameHandler3 to i8*) {
entry:
  %d = alloca %struct.Derived, align 8
  %0 = bitcast %struct.Derived* %d to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %0) #11
  %vbptr.Derived.i = getelementptr inbounds %struct.Derived, %struct.Derived* %d, i64 0, i32 0
  store i32* getelementptr inbounds ([2 x i32], [2 x i32]* @"??_8Derived@@7B@", i64 0, i64 0), i32** %vbptr.Derived.i, align 8
  %1 = getelementptr inbounds %struct.Derived, %struct.Derived* %d, i64 0, i32 1, i32 0
  %2 = getelementptr inbounds %struct.Derived, %struct.Derived* %d, i64 0, i32 1, i32 0
  store i32 (...)** bitcast (i8** @"??_7Derived@@6B@" to i32 (...)**), i32 (...)*** %2, align 8, !tbaa !4
  %add.ptr = getelementptr inbounds %struct.Derived, %struct.Derived* %d, i64 0, i32 1
  %3 = bitcast %struct.Base* %add.ptr to i32 (%struct.Base*)***
  %vtable = load i32 (%struct.Base*)**, i32 (%struct.Base*)*** %3, align 8, !tbaa !4
  %vfn = getelementptr inbounds i32 (%struct.Base*)*, i32 (%struct.Base*)** %vtable, i64 1
  %4 = load i32 (%struct.Base*)*, i32 (%struct.Base*)** %vfn, align 8
  %call3 = invoke noundef i32 %4(%struct.Base* noundef nonnull align 8 dereferenceable(8) %add.ptr)
          to label %invoke.cont2 unwind label %ehcleanup

invoke.cont2:                                     ; preds = %entry
  %add = add nsw i32 %call3, 2
  store i32 (...)** bitcast (i8** @"??_7Base@@6B@" to i32 (...)**), i32 (...)*** %1, align 8, !tbaa !4
  %5 = load i32, i32* @"?count@Base@@2HA", align 4, !tbaa !7
  %inc.i.i = add nsw i32 %5, 1
  store i32 %inc.i.i, i32* @"?count@Base@@2HA", align 4, !tbaa !7
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %0) #11
  ret i32 %add

ehcleanup:                                        ; preds = %entry
  %6 = cleanuppad within none []
  store i32 (...)** bitcast (i8** @"??_7Base@@6B@" to i32 (...)**), i32 (...)*** %1, align 8, !tbaa !4
  %7 = load i32, i32* @"?count@Base@@2HA", align 4, !tbaa !7
  %inc.i.i5 = add nsw i32 %7, 1
  store i32 %inc.i.i5, i32* @"?count@Base@@2HA", align 4, !tbaa !7
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %0) #11
  cleanupret from %6 unwind to caller
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @"?get@Derived@@UEBAHXZ"(i8* noundef %this.coerce) unnamed_addr #1 comdat align 2 {
entry:
  ret i32 2
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define dso_local x86_vectorcallcc noundef i32 @"?vec@@YQHMM@Z"(float noundef %a, float noundef %b) local_unnamed_addr #8 {
entry:
  %mul = fmul float %a, %b
  %conv = fptosi float %mul to i32
  ret i32 %conv
}

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @"?use@@YAHXZ"() local_unnamed_addr #6 personality i32 (...)* @__CxxFrameHandler3 {
entry:
  %0 = load atomic i32, i32* @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA" unordered, align 4
  %1 = load i32, i32* @_Init_thread_epoch, align 4
  %2 = icmp sgt i32 %0, %1
  br i1 %2, label %init.attempt.i, label %"?in_every_unit@@YAHXZ.exit", !prof !12

init.attempt.i:                                   ; preds = %entry
  call void @_Init_thread_header(i32* nonnull @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA") #11
  %3 = load atomic i32, i32* @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA" unordered, align 4
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %init.i, label %"?in_every_unit@@YAHXZ.exit"

init.i:                                           ; preds = %init.attempt.i
  %call.i = invoke i32 @report(i32 noundef 0)
          to label %invoke.cont.i unwind label %ehcleanup.i

invoke.cont.i:                                    ; preds = %init.i
  store i32 %call.i, i32* @"?n@?1??in_every_unit@@YAHXZ@4HA", align 4, !tbaa !7
  call void @_Init_thread_footer(i32* nonnull @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA") #11
  br label %"?in_every_unit@@YAHXZ.exit"

ehcleanup.i:                                      ; preds = %init.i
  %5 = cleanuppad within none []
  call void @_Init_thread_abort(i32* nonnull @"?$TSS0@?1??in_every_unit@@YAHXZ@4HA") #11 [ "funclet"(token %5) ]
  cleanupret from %5 unwind to caller

"?in_every_unit@@YAHXZ.exit":                     ; preds = %entry, %init.attempt.i, %invoke.cont.i
  %6 = load i32, i32* @"?n@?1??in_every_unit@@YAHXZ@4HA", align 4, !tbaa !7
  %7 = load i32, i32* @"?per_thread@@3HA", align 4, !tbaa !7
  %add.i = add nsw i32 %7, %6
  %call1 = call x86_vectorcallcc noundef i32 @"?vec@@YQHMM@Z"(float noundef 1.000000e+00, float noundef 2.000000e+00)
  %add = add nsw i32 %add.i, %call1
  %8 = load i32, i32* @"?exported_value@@3HA", align 4, !tbaa !7
  %add2 = add nsw i32 %add, %8
  %9 = load i32, i32* @"?picked@@3HA", align 4, !tbaa !7
  %add3 = add nsw i32 %add2, %9
  ret i32 %add3
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local noundef i8* @"??_GBase@@UEAAPEAXI@Z"(%struct.Base* noundef nonnull align 8 dereferenceable(8) %this, i32 noundef %should_call_delete) unnamed_addr #9 comdat align 2 {
entry:
  %0 = bitcast %struct.Base* %this to i8*
  %1 = getelementptr inbounds %struct.Base, %struct.Base* %this, i64 0, i32 0
  store i32 (...)** bitcast (i8** @"??_7Base@@6B@" to i32 (...)**), i32 (...)*** %1, align 8, !tbaa !4
  %2 = load i32, i32* @"?count@Base@@2HA", align 4, !tbaa !7
  %inc.i = add nsw i32 %2, 1
  store i32 %inc.i, i32* @"?count@Base@@2HA", align 4, !tbaa !7
  %3 = icmp eq i32 %should_call_delete, 0
  br i1 %3, label %dtor.continue, label %dtor.call_delete

dtor.call_delete:                                 ; preds = %entry
  call void @"??3@YAXPEAX@Z"(i8* noundef %0) #15
  br label %dtor.continue

dtor.continue:                                    ; preds = %dtor.call_delete, %entry
  ret i8* %0
}

declare dso_local void @__std_terminate() local_unnamed_addr

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local noundef i8* @"??_GDerived@@UEAAPEAXI@Z"(%struct.Derived* noundef nonnull align 8 dereferenceable(8) %this, i32 noundef %should_call_delete) unnamed_addr #0 comdat align 2 {
entry:
  %0 = getelementptr inbounds %struct.Derived, %struct.Derived* %this, i64 -1, i32 1
  %1 = bitcast %struct.Base* %0 to i8*
  %2 = getelementptr %struct.Base, %struct.Base* %0, i64 1, i32 0
  store i32 (...)** bitcast (i8** @"??_7Base@@6B@" to i32 (...)**), i32 (...)*** %2, align 8, !tbaa !4
  %3 = load i32, i32* @"?count@Base@@2HA", align 4, !tbaa !7
  %inc.i.i = add nsw i32 %3, 1
  store i32 %inc.i.i, i32* @"?count@Base@@2HA", align 4, !tbaa !7
  %4 = icmp eq i32 %should_call_delete, 0
  br i1 %4, label %dtor.continue, label %dtor.call_delete

dtor.call_delete:                                 ; preds = %entry
  call void @"??3@YAXPEAX@Z"(i8* noundef %1) #15
  br label %dtor.continue

dtor.continue:                                    ; preds = %dtor.call_delete, %entry
  ret i8* %1
}

; Function Attrs: nobuiltin nounwind
declare dso_local void @"??3@YAXPEAX@Z"(i8* noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare dso_local void @_Init_thread_header(i32*) local_unnamed_addr #11

; Function Attrs: nounwind
declare dso_local void @_Init_thread_abort(i32*) local_unnamed_addr #11

; Function Attrs: nounwind
declare dso_local void @_Init_thread_footer(i32*) local_unnamed_addr #11

attributes #0 = { inlinehint nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { noreturn nounwind }
attributes #13 = { noreturn }
attributes #14 = { noinline }
attributes #15 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 2}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"uwtable", i32 1}
!3 = !{!"Debian clang version 14.0.6"}
!4 = !{!5, !5, i64 0}
!5 = !{!"vtable pointer", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"any pointer", !9, i64 0}
!12 = !{!"branch_weights", i32 1, i32 1048575}

; ModuleID = '<stdin>'
source_filename = "linkage.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl asm_answer"
module asm ".type asm_answer,@object"
module asm ".section .rodata"
module asm "asm_answer: .long 42"
module asm ".size asm_answer, 4"
module asm ".text"

%struct.node = type { ptr, ptr, ptr, %union.anon }
%union.anon = type { i64 }

@plain = dso_local global i32 1, align 4
@constant = dso_local local_unnamed_addr constant i32 3, align 4
@weak_var = weak dso_local global i32 4, align 4
@hidden_var = hidden local_unnamed_addr global i32 5, align 4
@protected_var = protected local_unnamed_addr global i32 6, align 4
@in_section = dso_local local_unnamed_addr global i32 7, section "my_ints", align 4
@also_in_section = dso_local global i32 8, section "my_ints", align 4
@aligned = dso_local local_unnamed_addr global i32 9, align 128
@renamed = dso_local local_unnamed_addr global i32 10, align 4
@tls_initial = dso_local thread_local(initialexec) local_unnamed_addr global i32 12, align 4
@tls_dynamic = hidden thread_local(localdynamic) local_unnamed_addr global i32 13, align 4
@trace = internal global [32 x i8] c"el\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@.str = private unnamed_addr constant [15 x i8] c"destructor %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"%d %d %d %d %d %d %d\0A\00", align 1
@tentative = dso_local local_unnamed_addr global i32 0, align 4
@__start_my_ints = external global [0 x i32], align 4
@__stop_my_ints = external global [0 x i32], align 4
@.str.2 = private unnamed_addr constant [64 x i8] c"section %d aligned %d renamed %d alias %d %d missing %d asm %d\0A\00", align 1
@missing = extern_weak global i32, align 4
@asm_answer = external hidden local_unnamed_addr constant i32, align 4
@tls_local = internal thread_local(localexec) unnamed_addr global i32 0, align 4
@tls_general = internal thread_local unnamed_addr global i32 11, align 4
@.str.3 = private unnamed_addr constant [17 x i8] c"tls %d %d %d %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [16 x i8] c"strings %u %zu\0A\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"%s %d \00", align 1
@.str.6 = private unnamed_addr constant [14 x i8] c"%td %d %g %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [43 x i8] c"trace %s fn %d %d %d %d %d %d %d %d %d %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"second\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"third\00", align 1
@list = internal global <{ %struct.node, { ptr, ptr, ptr, { double } }, %struct.node }> <{ %struct.node { ptr getelementptr (i8, ptr @list, i64 32), ptr @.str.8, ptr @seven, %union.anon { i64 -1 } }, { ptr, ptr, ptr, { double } } { ptr getelementptr (i8, ptr @list, i64 64), ptr @.str.9, ptr null, { double } { double 2.500000e+00 } }, %struct.node { ptr null, ptr @.str.10, ptr @seven, %union.anon zeroinitializer } }>, align 16
@get.arena = internal global [256 x i8] zeroinitializer, align 16
@get.top = internal unnamed_addr global i64 0, align 8
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @end, ptr null }]
@llvm.compiler.used = appending global [2 x ptr] [ptr @also_in_section, ptr @unused_but_kept], section "llvm.metadata"

@alias_var = dso_local alias i32, ptr @plain
@weak_alias_var = weak dso_local alias i32, ptr @weak_var
@alias_fn = dso_local alias i32 (i32), ptr @weak_fn

@chosen = dso_local ifunc i32 (i32), ptr @resolve

; Function Attrs: nofree nounwind uwtable
define internal void @end() #0 {
  %1 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 2)
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define weak dso_local i32 @weak_fn(i32 noundef %0) #2 {
  %2 = add nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: cold mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define hidden range(i32 -2147483648, 2147483647) i32 @hidden_fn(i32 noundef %0) local_unnamed_addr #3 {
  %2 = shl nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: hot mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -2147483648, 2147483647) i32 @placed_fn(i32 noundef %0) local_unnamed_addr #4 section ".text.special" align 64 {
  %2 = add nsw i32 %0, -1
  ret i32 %2
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @small(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add nsw i32 %0, 3
  %3 = call fastcc i32 @const_fn(i32 noundef %0) #13
  %4 = add nsw i32 %2, %3
  ret i32 %4
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef i32 @const_fn(i32 noundef %0) unnamed_addr #6 {
  %2 = xor i32 %0, 21
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal void @unused_but_kept() #7 {
  ret void
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -2147483548, -2147483648) i32 @maybe_elsewhere(i32 noundef %0) local_unnamed_addr #8 {
  %2 = add nsw i32 %0, 100
  ret i32 %2
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -2147483448, -2147483648) i32 @gnu(i32 noundef %0) local_unnamed_addr #8 {
  %2 = add nsw i32 %0, 200
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 {
  %1 = load i32, ptr @plain, align 4, !tbaa !6
  %2 = load i32, ptr @tentative, align 4, !tbaa !6
  %3 = load i32, ptr @weak_var, align 4, !tbaa !6
  %4 = load i32, ptr @hidden_var, align 4, !tbaa !6
  %5 = load i32, ptr @protected_var, align 4, !tbaa !6
  %6 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %1, i32 noundef %2, i32 noundef 2, i32 noundef 3, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  %7 = icmp ult ptr @__start_my_ints, @__stop_my_ints
  br i1 %7, label %31, label %8

8:                                                ; preds = %31, %0
  %9 = phi i32 [ 0, %0 ], [ %35, %31 ]
  %10 = load i32, ptr @renamed, align 4, !tbaa !6
  %11 = load i32, ptr @plain, align 4, !tbaa !6
  %12 = load i32, ptr @weak_alias_var, align 4, !tbaa !6
  %13 = icmp ne ptr @missing, null
  %14 = zext i1 %13 to i32
  %15 = load i32, ptr @asm_answer, align 4, !tbaa !6
  %16 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %9, i32 noundef 0, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %14, i32 noundef %15)
  %17 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_local)
  %18 = load i32, ptr %17, align 4, !tbaa !6
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %17, align 4, !tbaa !6
  %20 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_general)
  %21 = load i32, ptr %20, align 4, !tbaa !6
  %22 = add nsw i32 %21, %18
  store i32 %22, ptr %20, align 4, !tbaa !6
  %23 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_dynamic)
  %24 = load i32, ptr %23, align 4, !tbaa !6
  %25 = add nsw i32 %24, -1
  store i32 %25, ptr %23, align 4, !tbaa !6
  %26 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_initial)
  %27 = load i32, ptr %26, align 4, !tbaa !6
  %28 = shl nsw i32 %27, 1
  store i32 %28, ptr %26, align 4, !tbaa !6
  %29 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %22, i32 noundef %28, i32 noundef %19, i32 noundef %25)
  %30 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef -874246237, i64 noundef 39)
  br label %51

31:                                               ; preds = %31, %0
  %32 = phi i32 [ %35, %31 ], [ 0, %0 ]
  %33 = phi ptr [ %36, %31 ], [ @__start_my_ints, %0 ]
  %34 = load i32, ptr %33, align 4, !tbaa !6
  %35 = add nsw i32 %34, %32
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %37 = icmp ult ptr %36, @__stop_my_ints
  br i1 %37, label %31, label %8, !llvm.loop !10

38:                                               ; preds = %60
  %39 = load double, ptr getelementptr inbounds nuw (i8, ptr @list, i64 56), align 8, !tbaa !13
  %40 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i64 noundef 72, i32 noundef 1, double noundef %39, i32 noundef 115)
  %41 = call fastcc noalias nonnull dereferenceable(4) ptr @get()
  store i32 30, ptr %41, align 4, !tbaa !6
  %42 = call i32 @weak_fn(i32 noundef 1)
  %43 = call i32 @alias_fn(i32 noundef 2) #14
  %44 = call i32 @hidden_fn(i32 noundef 3) #15
  %45 = call i32 @placed_fn(i32 noundef 4) #16
  %46 = call fastcc i32 @pure_fn(ptr noundef nonnull %41) #17
  %47 = call fastcc i32 @const_fn(i32 noundef 6) #13
  %48 = call fastcc i32 @const_fn(i32 noundef 7) #13
  %49 = add nsw i32 %48, 10
  %50 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, ptr noundef nonnull @trace, i32 noundef %42, i32 noundef %43, i32 noundef %44, i32 noundef %45, i32 noundef %46, i32 noundef %47, i32 noundef %49, i32 noundef 108, i32 noundef 209, i32 noundef 20)
  ret i32 0

51:                                               ; preds = %60, %8
  %52 = phi ptr [ @list, %8 ], [ %63, %60 ]
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %54 = load ptr, ptr %53, align 8, !tbaa !14
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %56 = load ptr, ptr %55, align 8, !tbaa !19
  %57 = icmp eq ptr %56, null
  br i1 %57, label %60, label %58

58:                                               ; preds = %51
  %59 = call i32 %56() #14
  br label %60

60:                                               ; preds = %58, %51
  %61 = phi i32 [ %59, %58 ], [ 0, %51 ]
  %62 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef %54, i32 noundef %61)
  %63 = load ptr, ptr %52, align 8, !tbaa !20
  %64 = icmp eq ptr %63, null
  br i1 %64, label %38, label %51, !llvm.loop !21
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #9

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noalias nonnull ptr @get() unnamed_addr #10 {
  %1 = load i64, ptr @get.top, align 8, !tbaa !22
  %2 = add nsw i64 %1, 4
  store i64 %2, ptr @get.top, align 8, !tbaa !22
  %3 = getelementptr inbounds i8, ptr @get.arena, i64 %1
  ret ptr %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal fastcc range(i32 -2147483647, -2147483648) i32 @pure_fn(ptr noundef readonly captures(none) %0) unnamed_addr #11 {
  %2 = load i32, ptr %0, align 4, !tbaa !6
  %3 = add nsw i32 %2, 1
  ret i32 %3
}

; Function Attrs: disable_sanitizer_instrumentation nounwind uwtable
define internal ptr @resolve() #12 {
  ret ptr @twice
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal range(i32 -2147483648, 2147483647) i32 @twice(i32 noundef %0) #7 {
  %2 = shl nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef i32 @seven() #7 {
  ret i32 7
}

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { cold mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { hot mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { disable_sanitizer_instrumentation nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind willreturn memory(none) }
attributes #14 = { nounwind }
attributes #15 = { cold }
attributes #16 = { hot }
attributes #17 = { nounwind willreturn memory(read) }

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
!13 = !{!8, !8, i64 0}
!14 = !{!15, !18, i64 8}
!15 = !{!"node", !16, i64 0, !18, i64 8, !17, i64 16, !8, i64 24}
!16 = !{!"p1 _ZTS4node", !17, i64 0}
!17 = !{!"any pointer", !8, i64 0}
!18 = !{!"p1 omnipotent char", !17, i64 0}
!19 = !{!15, !17, i64 16}
!20 = !{!15, !16, i64 0}
!21 = distinct !{!21, !11, !12}
!22 = !{!23, !23, i64 0}
!23 = !{!"long", !8, i64 0}

^0 = module: (path: "<stdin>", hash: (4190811244, 4040148935, 1198454878, 1068337224, 1485325618))
^1 = gv: (name: ".str.1", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 337708855313142706
^2 = gv: (name: "missing") ; guid = 388451578778231274
^3 = gv: (name: "weak_var", summaries: (variable: (module: ^0, flags: (linkage: weak, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0)))) ; guid = 473199427001392098
^4 = gv: (name: "plain", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 514531914480646572
^5 = gv: (name: ".str.4", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 1659336401090750386
^6 = gv: (name: "aligned", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 1856195116513058582
^7 = gv: (name: "tls_local", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 1979482060679144577
^8 = gv: (name: "small", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 4, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^35))))) ; guid = 2027026276230061291
^9 = gv: (name: "trace", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 2191538340292255076
^10 = gv: (name: "llvm.global_ctors", summaries: (variable: (module: ^0, flags: (linkage: appending, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0)))) ; guid = 2412314959268824392
^11 = gv: (name: ".str.3", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 2561335295595787300
^12 = gv: (name: ".str.9", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 2656565186248991256
^13 = gv: (name: ".str.10", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 3212348551559604928
^14 = gv: (name: "alias_var", summaries: (alias: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), aliasee: ^4))) ; guid = 3455964399951178904
^15 = gv: (name: "tls_general", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 3556905931528192321
^16 = gv: (name: "protected_var", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: protected, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 4052547962252216481
^17 = gv: (name: ".str.5", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 4297901220308071531
^18 = gv: (name: "list", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0), refs: (^19, ^12, ^13, ^18, ^25)))) ; guid = 4308017160113256669
^19 = gv: (name: ".str.8", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 4374440089637922394
^20 = gv: (name: ".str.2", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 4972243727552558534
^21 = gv: (name: "unused_but_kept", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 5199519806407844023
^22 = gv: (name: "pure_fn", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 3, funcFlags: (readNone: 0, readOnly: 1, noRecurse: 1, returnDoesNotAlias: 0, noInline: 1, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 5930504993930014936
^23 = gv: (name: "gnu", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 2, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 6318579335724261518
^24 = gv: (name: "constant", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 6524259383092738657
^25 = gv: (name: "seven", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 6666410666367013714
^26 = gv: (name: "llvm.global_dtors", summaries: (variable: (module: ^0, flags: (linkage: appending, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0), refs: (^44)))) ; guid = 6738767867034848191
^27 = gv: (name: ".str.7", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 6743683979339179647
^28 = gv: (name: "weak_fn", summaries: (function: (module: ^0, flags: (linkage: weak, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 2, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 6920409453281945841
^29 = gv: (name: "printf") ; guid = 7383291119112528047
^30 = gv: (name: "renamed", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 7598231488784943788
^31 = gv: (name: "tls_dynamic", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 8606754658314163673
^32 = gv: (name: "in_section", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 8695581679798269916
^33 = gv: (name: "llvm.threadlocal.address.p0") ; guid = 8720525458955629832
^34 = gv: (name: "tls_initial", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 8880056264918304612
^35 = gv: (name: "const_fn", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 2, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 1, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 9174765066560333611
^36 = gv: (name: "llvm.compiler.used", summaries: (variable: (module: ^0, flags: (linkage: appending, visibility: default, notEligibleToImport: 1, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0), refs: (^45, ^21)))) ; guid = 9610627770985738006
^37 = gv: (name: "placed_fn", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 2, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 1, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 9749555640544990444
^38 = gv: (name: "tentative", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 10591043048768694502
^39 = gv: (name: "get", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 5, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 1, noInline: 1, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), refs: (^41, ^48)))) ; guid = 11026684974557665522
^40 = gv: (name: "__stop_my_ints") ; guid = 11645352669857752256
^41 = gv: (name: "get.arena", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 11924707548020655101
^42 = gv: (name: ".str.6", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 12664864633772300227
^43 = gv: (name: "resolve", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), refs: (^53)))) ; guid = 13789306113556139265
^44 = gv: (name: "end", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 2, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^29)), refs: (^51)))) ; guid = 14141176975275848777
^45 = gv: (name: "also_in_section", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 14184252027236145518
^46 = gv: (name: "maybe_elsewhere", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 2, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 14594093748779895189
^47 = gv: (name: "hidden_var", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 15313377961441030763
^48 = gv: (name: "get.top", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 15324053229708247022
^49 = gv: (name: "hidden_fn", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 2, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 1, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 15697856827650548830
^50 = gv: (name: "main", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 70, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 1, mustBeUnreachable: 0), calls: ((callee: ^29), (callee: ^39), (callee: ^28), (callee: ^52), (callee: ^49), (callee: ^37), (callee: ^22), (callee: ^35)), refs: (^1, ^54, ^40, ^2, ^20, ^7, ^15, ^31, ^34, ^11, ^5, ^42, ^27, ^9, ^18, ^17, readonly ^4, readonly ^38, readonly ^3, readonly ^47, readonly ^16, readonly ^30, readonly ^56, readonly ^55)))) ; guid = 15822663052811949562
^51 = gv: (name: ".str", summaries: (variable: (module: ^0, flags: (linkage: private, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 15943249467387601452
^52 = gv: (name: "alias_fn", summaries: (alias: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), aliasee: ^28))) ; guid = 16124963973382760389
^53 = gv: (name: "twice", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 2, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 16818067381894755675
^54 = gv: (name: "__start_my_ints") ; guid = 17028195892534691485
^55 = gv: (name: "asm_answer") ; guid = 17217984047980006550
^56 = gv: (name: "weak_alias_var", summaries: (alias: (module: ^0, flags: (linkage: weak, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), aliasee: ^3))) ; guid = 18225953909064754288
^57 = blockcount: 0

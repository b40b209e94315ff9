; ModuleID = 'linkage.c'
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

@plain = global i32 1, align 4
@constant = local_unnamed_addr constant i32 3, align 4
@weak_var = weak global i32 4, align 4
@hidden_var = hidden local_unnamed_addr global i32 5, align 4
@protected_var = protected local_unnamed_addr global i32 6, align 4
@in_section = local_unnamed_addr global i32 7, section "my_ints", align 4
@also_in_section = global i32 8, section "my_ints", align 4
@aligned = local_unnamed_addr global i32 9, align 128
@renamed = local_unnamed_addr global i32 10, align 4
@tls_initial = thread_local(initialexec) local_unnamed_addr global i32 12, align 4
@tls_dynamic = hidden thread_local(localdynamic) local_unnamed_addr global i32 13, align 4
@trace = internal global [32 x i8] c"el\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@.str = private unnamed_addr constant [15 x i8] c"destructor %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"%d %d %d %d %d %d %d\0A\00", align 1
@tentative = local_unnamed_addr global i32 0, align 4
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

@alias_var = alias i32, ptr @plain
@weak_alias_var = weak alias i32, ptr @weak_var
@alias_fn = alias i32 (i32), ptr @weak_fn

@chosen = ifunc i32 (i32), ptr @resolve

; Function Attrs: nofree nounwind uwtable
define internal void @end() #0 {
  %1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 2)
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define weak i32 @weak_fn(i32 noundef %0) #2 {
  %2 = add nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: cold mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define hidden range(i32 -2147483648, 2147483647) i32 @hidden_fn(i32 noundef %0) local_unnamed_addr #3 {
  %2 = shl nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: hot noinline nounwind uwtable
define i32 @placed_fn(i32 noundef %0) local_unnamed_addr #4 section ".text.special" align 64 {
  %2 = add nsw i32 %0, -1
  ret i32 %2
}

; Function Attrs: minsize nounwind uwtable
define i32 @small(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add nsw i32 %0, 3
  %3 = tail call fastcc i32 @const_fn(i32 noundef %0) #13
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

; Function Attrs: inlinehint nounwind uwtable
define i32 @maybe_elsewhere(i32 noundef %0) local_unnamed_addr #8 {
  %2 = add nsw i32 %0, 100
  ret i32 %2
}

; Function Attrs: inlinehint nounwind uwtable
define i32 @gnu(i32 noundef %0) local_unnamed_addr #8 {
  %2 = add nsw i32 %0, 200
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define i32 @main() local_unnamed_addr #2 {
  %1 = load i32, ptr @plain, align 4, !tbaa !7
  %2 = load i32, ptr @tentative, align 4, !tbaa !7
  %3 = load i32, ptr @weak_var, align 4, !tbaa !7
  %4 = load i32, ptr @hidden_var, align 4, !tbaa !7
  %5 = load i32, ptr @protected_var, align 4, !tbaa !7
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %1, i32 noundef %2, i32 noundef 2, i32 noundef 3, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  %7 = icmp ult ptr @__start_my_ints, @__stop_my_ints
  br i1 %7, label %31, label %8

8:                                                ; preds = %31, %0
  %9 = phi i32 [ 0, %0 ], [ %35, %31 ]
  %10 = load i32, ptr @renamed, align 4, !tbaa !7
  %11 = load i32, ptr @alias_var, align 4, !tbaa !7
  %12 = load i32, ptr @weak_alias_var, align 4, !tbaa !7
  %13 = icmp ne ptr @missing, null
  %14 = zext i1 %13 to i32
  %15 = load i32, ptr @asm_answer, align 4, !tbaa !7
  %16 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %9, i32 noundef 0, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %14, i32 noundef %15)
  %17 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_local)
  %18 = load i32, ptr %17, align 4, !tbaa !7
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %17, align 4, !tbaa !7
  %20 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_general)
  %21 = load i32, ptr %20, align 4, !tbaa !7
  %22 = add nsw i32 %21, %18
  store i32 %22, ptr %20, align 4, !tbaa !7
  %23 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_dynamic)
  %24 = load i32, ptr %23, align 4, !tbaa !7
  %25 = add nsw i32 %24, -1
  store i32 %25, ptr %23, align 4, !tbaa !7
  %26 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_initial)
  %27 = load i32, ptr %26, align 4, !tbaa !7
  %28 = shl nsw i32 %27, 1
  store i32 %28, ptr %26, align 4, !tbaa !7
  %29 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %22, i32 noundef %28, i32 noundef %19, i32 noundef %25)
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef -874246237, i64 noundef 39)
  br label %53

31:                                               ; preds = %0, %31
  %32 = phi i32 [ %35, %31 ], [ 0, %0 ]
  %33 = phi ptr [ %36, %31 ], [ @__start_my_ints, %0 ]
  %34 = load i32, ptr %33, align 4, !tbaa !7
  %35 = add nsw i32 %34, %32
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %37 = icmp ult ptr %36, @__stop_my_ints
  br i1 %37, label %31, label %8, !llvm.loop !11

38:                                               ; preds = %62
  %39 = load double, ptr getelementptr inbounds nuw (i8, ptr @list, i64 56), align 8, !tbaa !14
  %40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i64 noundef 72, i32 noundef 1, double noundef %39, i32 noundef 115)
  %41 = tail call fastcc noalias nonnull dereferenceable(4) ptr @get()
  store i32 30, ptr %41, align 4, !tbaa !7
  %42 = tail call i32 @weak_fn(i32 noundef 1)
  %43 = tail call i32 @alias_fn(i32 noundef 2) #14
  %44 = tail call i32 @hidden_fn(i32 noundef 3) #15
  %45 = tail call i32 @placed_fn(i32 noundef 4) #16
  %46 = tail call fastcc i32 @pure_fn(ptr noundef nonnull %41) #17
  %47 = tail call fastcc i32 @const_fn(i32 noundef 6) #13
  %48 = tail call i32 @small(i32 noundef 7)
  %49 = tail call i32 @maybe_elsewhere(i32 noundef 8)
  %50 = tail call i32 @gnu(i32 noundef 9)
  %51 = tail call i32 @chosen(i32 noundef 10) #14
  %52 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, ptr noundef nonnull @trace, i32 noundef %42, i32 noundef %43, i32 noundef %44, i32 noundef %45, i32 noundef %46, i32 noundef %47, i32 noundef %48, i32 noundef %49, i32 noundef %50, i32 noundef %51)
  ret i32 0

53:                                               ; preds = %8, %62
  %54 = phi ptr [ @list, %8 ], [ %65, %62 ]
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %56 = load ptr, ptr %55, align 8, !tbaa !15
  %57 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %58 = load ptr, ptr %57, align 8, !tbaa !20
  %59 = icmp eq ptr %58, null
  br i1 %59, label %62, label %60

60:                                               ; preds = %53
  %61 = tail call i32 %58() #14
  br label %62

62:                                               ; preds = %53, %60
  %63 = phi i32 [ %61, %60 ], [ 0, %53 ]
  %64 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef %56, i32 noundef %63)
  %65 = load ptr, ptr %54, align 8, !tbaa !21
  %66 = icmp eq ptr %65, null
  br i1 %66, label %38, label %53, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #9

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noalias nonnull ptr @get() unnamed_addr #10 {
  %1 = load i64, ptr @get.top, align 8, !tbaa !23
  %2 = add nsw i64 %1, 4
  store i64 %2, ptr @get.top, align 8, !tbaa !23
  %3 = getelementptr inbounds i8, ptr @get.arena, i64 %1
  ret ptr %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal fastcc range(i32 -2147483647, -2147483648) i32 @pure_fn(ptr noundef readonly captures(none) %0) unnamed_addr #11 {
  %2 = load i32, ptr %0, align 4, !tbaa !7
  %3 = add nsw i32 %2, 1
  ret i32 %3
}

; Function Attrs: disable_sanitizer_instrumentation mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef nonnull ptr @resolve() #12 {
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
attributes #4 = { hot noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { disable_sanitizer_instrumentation mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind willreturn memory(none) }
attributes #14 = { nounwind }
attributes #15 = { cold }
attributes #16 = { hot }
attributes #17 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!llvm.ident = !{!6}
!llvm.errno.tbaa = !{!7}

!0 = !{i32 1, !"SemanticInterposition", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 1, !"Code Model", i32 4}
!4 = !{i32 1, !"Large Data Threshold", i64 0}
!5 = !{i32 7, !"uwtable", i32 2}
!6 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!9, !9, i64 0}
!15 = !{!16, !19, i64 8}
!16 = !{!"node", !17, i64 0, !19, i64 8, !18, i64 16, !9, i64 24}
!17 = !{!"p1 _ZTS4node", !18, i64 0}
!18 = !{!"any pointer", !9, i64 0}
!19 = !{!"p1 omnipotent char", !18, i64 0}
!20 = !{!16, !18, i64 16}
!21 = !{!16, !17, i64 0}
!22 = distinct !{!22, !12, !13}
!23 = !{!24, !24, i64 0}
!24 = !{!"long", !9, i64 0}

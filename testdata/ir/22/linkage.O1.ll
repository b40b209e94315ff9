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
entry:
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 2)
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define weak dso_local i32 @weak_fn(i32 noundef %x) #2 {
entry:
  %add = add nsw i32 %x, 1
  ret i32 %add
}

; Function Attrs: cold mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define hidden range(i32 -2147483648, 2147483647) i32 @hidden_fn(i32 noundef %x) local_unnamed_addr #3 {
entry:
  %mul = shl nsw i32 %x, 1
  ret i32 %mul
}

; Function Attrs: hot mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -2147483648, 2147483647) i32 @placed_fn(i32 noundef %x) local_unnamed_addr #4 section ".text.special" align 64 {
entry:
  %sub = add nsw i32 %x, -1
  ret i32 %sub
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @small(i32 noundef %x) local_unnamed_addr #5 {
entry:
  %add.i = add nsw i32 %x, 3
  %call1 = tail call fastcc i32 @const_fn(i32 noundef %x) #13
  %add = add nsw i32 %add.i, %call1
  ret i32 %add
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef i32 @const_fn(i32 noundef %x) unnamed_addr #6 {
entry:
  %xor = xor i32 %x, 21
  ret i32 %xor
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal void @unused_but_kept() #7 {
entry:
  ret void
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -2147483548, -2147483648) i32 @maybe_elsewhere(i32 noundef %x) local_unnamed_addr #8 {
entry:
  %add = add nsw i32 %x, 100
  ret i32 %add
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -2147483448, -2147483648) i32 @gnu(i32 noundef %x) local_unnamed_addr #8 {
entry:
  %add = add nsw i32 %x, 200
  ret i32 %add
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 {
entry:
  %0 = load i32, ptr @plain, align 4, !tbaa !5
  %1 = load i32, ptr @tentative, align 4, !tbaa !5
  %2 = load i32, ptr @weak_var, align 4, !tbaa !5
  %3 = load i32, ptr @hidden_var, align 4, !tbaa !5
  %4 = load i32, ptr @protected_var, align 4, !tbaa !5
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %0, i32 noundef %1, i32 noundef 2, i32 noundef 3, i32 noundef %2, i32 noundef %3, i32 noundef %4)
  %cmp84 = icmp ult ptr @__start_my_ints, @__stop_my_ints
  br i1 %cmp84, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %n.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %5 = load i32, ptr @renamed, align 4, !tbaa !5
  %6 = load i32, ptr @plain, align 4, !tbaa !5
  %7 = load i32, ptr @weak_alias_var, align 4, !tbaa !5
  %cmp1 = icmp ne ptr @missing, null
  %conv2 = zext i1 %cmp1 to i32
  %8 = load i32, ptr @asm_answer, align 4, !tbaa !5
  %call3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %n.0.lcssa, i32 noundef 0, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %conv2, i32 noundef %8)
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_local)
  %10 = load i32, ptr %9, align 4, !tbaa !5
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %9, align 4, !tbaa !5
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_general)
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %add4 = add nsw i32 %12, %10
  store i32 %add4, ptr %11, align 4, !tbaa !5
  %13 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_dynamic)
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %dec = add nsw i32 %14, -1
  store i32 %dec, ptr %13, align 4, !tbaa !5
  %15 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_initial)
  %16 = load i32, ptr %15, align 4, !tbaa !5
  %mul = shl nsw i32 %16, 1
  store i32 %mul, ptr %15, align 4, !tbaa !5
  %call5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %add4, i32 noundef %mul, i32 noundef %inc, i32 noundef %dec)
  %call37 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef -874246237, i64 noundef 39)
  br label %for.body41

for.body:                                         ; preds = %entry, %for.body
  %n.086 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %p.085 = phi ptr [ %incdec.ptr, %for.body ], [ @__start_my_ints, %entry ]
  %17 = load i32, ptr %p.085, align 4, !tbaa !5
  %add = add nsw i32 %17, %n.086
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %p.085, i64 4
  %cmp = icmp ult ptr %incdec.ptr, @__stop_my_ints
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !9

for.cond.cleanup40:                               ; preds = %cond.end
  %18 = load double, ptr getelementptr inbounds nuw (i8, ptr @list, i64 56), align 8, !tbaa !12
  %call52 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i64 noundef 72, i32 noundef 1, double noundef %18, i32 noundef 115)
  %call53 = tail call fastcc noalias nonnull dereferenceable(4) ptr @get()
  store i32 30, ptr %call53, align 4, !tbaa !5
  %call54 = tail call i32 @weak_fn(i32 noundef 1)
  %call55 = tail call i32 @alias_fn(i32 noundef 2) #14
  %call56 = tail call i32 @hidden_fn(i32 noundef 3) #15
  %call57 = tail call i32 @placed_fn(i32 noundef 4) #16
  %call58 = tail call fastcc i32 @pure_fn(ptr noundef nonnull %call53) #17
  %call59 = tail call fastcc i32 @const_fn(i32 noundef 6) #13
  %call1.i = tail call fastcc i32 @const_fn(i32 noundef 7) #13
  %add.i = add nsw i32 %call1.i, 10
  %call64 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, ptr noundef nonnull @trace, i32 noundef %call54, i32 noundef %call55, i32 noundef %call56, i32 noundef %call57, i32 noundef %call58, i32 noundef %call59, i32 noundef %add.i, i32 noundef 108, i32 noundef 209, i32 noundef 20)
  ret i32 0

for.body41:                                       ; preds = %for.cond.cleanup, %cond.end
  %l.093 = phi ptr [ @list, %for.cond.cleanup ], [ %21, %cond.end ]
  %name = getelementptr inbounds nuw i8, ptr %l.093, i64 8
  %19 = load ptr, ptr %name, align 8, !tbaa !13
  %call42 = getelementptr inbounds nuw i8, ptr %l.093, i64 16
  %20 = load ptr, ptr %call42, align 8, !tbaa !18
  %tobool43.not = icmp eq ptr %20, null
  br i1 %tobool43.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %for.body41
  %call45 = tail call i32 %20() #14
  br label %cond.end

cond.end:                                         ; preds = %for.body41, %cond.true
  %cond = phi i32 [ %call45, %cond.true ], [ 0, %for.body41 ]
  %call46 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef %19, i32 noundef %cond)
  %21 = load ptr, ptr %l.093, align 8, !tbaa !19
  %tobool39.not = icmp eq ptr %21, null
  br i1 %tobool39.not, label %for.cond.cleanup40, label %for.body41, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #9

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noalias nonnull ptr @get() unnamed_addr #10 {
entry:
  %0 = load i64, ptr @get.top, align 8, !tbaa !21
  %add = add nsw i64 %0, 4
  store i64 %add, ptr @get.top, align 8, !tbaa !21
  %add.ptr = getelementptr inbounds i8, ptr @get.arena, i64 %0
  ret ptr %add.ptr
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal fastcc range(i32 -2147483647, -2147483648) i32 @pure_fn(ptr noundef readonly captures(none) %p) unnamed_addr #11 {
entry:
  %0 = load i32, ptr %p, align 4, !tbaa !5
  %add = add nsw i32 %0, 1
  ret i32 %add
}

; Function Attrs: disable_sanitizer_instrumentation nounwind uwtable
define internal ptr @resolve() #12 {
entry:
  ret ptr @twice
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal range(i32 -2147483648, 2147483647) i32 @twice(i32 noundef %x) #7 {
entry:
  %mul = shl nsw i32 %x, 1
  ret i32 %mul
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef i32 @seven() #7 {
entry:
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
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { disable_sanitizer_instrumentation nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind willreturn memory(none) }
attributes #14 = { nounwind }
attributes #15 = { cold }
attributes #16 = { hot }
attributes #17 = { nounwind willreturn memory(read) }

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
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!7, !7, i64 0}
!13 = !{!14, !17, i64 8}
!14 = !{!"node", !15, i64 0, !17, i64 8, !16, i64 16, !7, i64 24}
!15 = !{!"p1 _ZTS4node", !16, i64 0}
!16 = !{!"any pointer", !7, i64 0}
!17 = !{!"p1 omnipotent char", !16, i64 0}
!18 = !{!14, !16, i64 16}
!19 = !{!14, !15, i64 0}
!20 = distinct !{!20, !10, !11}
!21 = !{!22, !22, i64 0}
!22 = !{!"long", !7, i64 0}

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

@plain = dso_local global i32 1, align 4, !dbg !0
@constant = dso_local local_unnamed_addr constant i32 3, align 4, !dbg !13
@weak_var = weak dso_local global i32 4, align 4, !dbg !16
@hidden_var = hidden local_unnamed_addr global i32 5, align 4, !dbg !18
@protected_var = protected local_unnamed_addr global i32 6, align 4, !dbg !20
@in_section = dso_local local_unnamed_addr global i32 7, section "my_ints", align 4, !dbg !22
@also_in_section = dso_local global i32 8, section "my_ints", align 4, !dbg !24
@aligned = dso_local local_unnamed_addr global i32 9, align 128, !dbg !26
@renamed = dso_local local_unnamed_addr global i32 10, align 4, !dbg !28
@tls_initial = dso_local thread_local(initialexec) local_unnamed_addr global i32 12, align 4, !dbg !30
@tls_dynamic = hidden thread_local(localdynamic) local_unnamed_addr global i32 13, align 4, !dbg !32
@trace = internal global [32 x i8] c"el\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16, !dbg !90
@.str = private unnamed_addr constant [15 x i8] c"destructor %d\0A\00", align 1, !dbg !34
@.str.1 = private unnamed_addr constant [22 x i8] c"%d %d %d %d %d %d %d\0A\00", align 1, !dbg !40
@tentative = dso_local local_unnamed_addr global i32 0, align 4, !dbg !84
@__start_my_ints = external global [0 x i32], align 4
@__stop_my_ints = external global [0 x i32], align 4
@.str.2 = private unnamed_addr constant [64 x i8] c"section %d aligned %d renamed %d alias %d %d missing %d asm %d\0A\00", align 1, !dbg !45
@missing = extern_weak global i32, align 4
@asm_answer = external hidden local_unnamed_addr constant i32, align 4
@tls_local = internal thread_local(localexec) unnamed_addr global i32 0, align 4, !dbg !86
@tls_general = internal thread_local unnamed_addr global i32 11, align 4, !dbg !97
@.str.3 = private unnamed_addr constant [17 x i8] c"tls %d %d %d %d\0A\00", align 1, !dbg !50
@.str.4 = private unnamed_addr constant [16 x i8] c"strings %u %zu\0A\00", align 1, !dbg !55
@.str.5 = private unnamed_addr constant [7 x i8] c"%s %d \00", align 1, !dbg !60
@.str.6 = private unnamed_addr constant [14 x i8] c"%td %d %g %d\0A\00", align 1, !dbg !65
@.str.7 = private unnamed_addr constant [43 x i8] c"trace %s fn %d %d %d %d %d %d %d %d %d %d\0A\00", align 1, !dbg !79
@.str.8 = private unnamed_addr constant [6 x i8] c"first\00", align 1, !dbg !124
@.str.9 = private unnamed_addr constant [7 x i8] c"second\00", align 1, !dbg !129
@.str.10 = private unnamed_addr constant [6 x i8] c"third\00", align 1, !dbg !131
@list = internal global <{ %struct.node, { ptr, ptr, ptr, { double } }, %struct.node }> <{ %struct.node { ptr getelementptr (i8, ptr @list, i64 32), ptr @.str.8, ptr @seven, %union.anon { i64 -1 } }, { ptr, ptr, ptr, { double } } { ptr getelementptr (i8, ptr @list, i64 64), ptr @.str.9, ptr null, { double } { double 2.500000e+00 } }, %struct.node { ptr null, ptr @.str.10, ptr @seven, %union.anon zeroinitializer } }>, align 16, !dbg !133
@get.arena = internal global [256 x i8] zeroinitializer, align 16, !dbg !164
@get.top = internal unnamed_addr global i64 0, align 8, !dbg !175
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @end, ptr null }]
@llvm.compiler.used = appending global [2 x ptr] [ptr @also_in_section, ptr @unused_but_kept], section "llvm.metadata"

@alias_var = dso_local alias i32, ptr @plain
@weak_alias_var = weak dso_local alias i32, ptr @weak_var
@alias_fn = dso_local alias i32 (i32), ptr @weak_fn

@chosen = dso_local ifunc i32 (i32), ptr @resolve

; Function Attrs: nofree nounwind uwtable
define internal void @end() #0 !dbg !192 {
  %1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 2), !dbg !195
  ret void, !dbg !196
}

; Function Attrs: nofree nounwind
declare !dbg !197 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define weak dso_local i32 @weak_fn(i32 noundef %0) #2 !dbg !202 {
    #dbg_value(i32 %0, !206, !DIExpression(), !207)
  %2 = add nsw i32 %0, 1, !dbg !208
  ret i32 %2, !dbg !209
}

; Function Attrs: cold mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define hidden range(i32 -2147483648, 2147483647) i32 @hidden_fn(i32 noundef %0) local_unnamed_addr #3 !dbg !210 {
    #dbg_value(i32 %0, !212, !DIExpression(), !213)
  %2 = shl nsw i32 %0, 1, !dbg !214
  ret i32 %2, !dbg !215
}

; Function Attrs: hot mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -2147483648, 2147483647) i32 @placed_fn(i32 noundef %0) local_unnamed_addr #4 section ".text.special" align 64 !dbg !216 {
    #dbg_value(i32 %0, !218, !DIExpression(), !219)
  %2 = add nsw i32 %0, -1, !dbg !220
  ret i32 %2, !dbg !221
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @small(i32 noundef %0) local_unnamed_addr #5 !dbg !222 {
    #dbg_value(i32 %0, !224, !DIExpression(), !225)
    #dbg_value(i32 %0, !226, !DIExpression(), !229)
  %2 = add nsw i32 %0, 3, !dbg !231
  %3 = tail call fastcc i32 @const_fn(i32 noundef %0) #13, !dbg !232
  %4 = add nsw i32 %2, %3, !dbg !233
  ret i32 %4, !dbg !234
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef i32 @const_fn(i32 noundef %0) unnamed_addr #6 !dbg !235 {
    #dbg_value(i32 %0, !237, !DIExpression(), !238)
  %2 = xor i32 %0, 21, !dbg !239
  ret i32 %2, !dbg !240
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal void @unused_but_kept() #7 !dbg !241 {
  ret void, !dbg !242
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -2147483548, -2147483648) i32 @maybe_elsewhere(i32 noundef %0) local_unnamed_addr #8 !dbg !243 {
    #dbg_value(i32 %0, !245, !DIExpression(), !246)
  %2 = add nsw i32 %0, 100, !dbg !247
  ret i32 %2, !dbg !248
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -2147483448, -2147483648) i32 @gnu(i32 noundef %0) local_unnamed_addr #8 !dbg !249 {
    #dbg_value(i32 %0, !251, !DIExpression(), !252)
  %2 = add nsw i32 %0, 200, !dbg !253
  ret i32 %2, !dbg !254
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 !dbg !255 {
  %1 = load i32, ptr @plain, align 4, !dbg !272, !tbaa !188
  %2 = load i32, ptr @tentative, align 4, !dbg !273, !tbaa !188
  %3 = load i32, ptr @weak_var, align 4, !dbg !274, !tbaa !188
  %4 = load i32, ptr @hidden_var, align 4, !dbg !275, !tbaa !188
  %5 = load i32, ptr @protected_var, align 4, !dbg !276, !tbaa !188
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %1, i32 noundef %2, i32 noundef 2, i32 noundef 3, i32 noundef %3, i32 noundef %4, i32 noundef %5), !dbg !277
    #dbg_value(i32 0, !257, !DIExpression(), !278)
    #dbg_value(ptr @__start_my_ints, !258, !DIExpression(), !279)
  %7 = icmp ult ptr @__start_my_ints, @__stop_my_ints, !dbg !280
  br i1 %7, label %31, label %8, !dbg !282

8:                                                ; preds = %31, %0
  %9 = phi i32 [ 0, %0 ], [ %35, %31 ], !dbg !278
  %10 = load i32, ptr @renamed, align 4, !dbg !283, !tbaa !188
  %11 = load i32, ptr @plain, align 4, !dbg !284, !tbaa !188
  %12 = load i32, ptr @weak_alias_var, align 4, !dbg !285, !tbaa !188
  %13 = icmp ne ptr @missing, null, !dbg !286
  %14 = zext i1 %13 to i32, !dbg !286
  %15 = load i32, ptr @asm_answer, align 4, !dbg !287, !tbaa !188
  %16 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %9, i32 noundef 0, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %14, i32 noundef %15), !dbg !288
  %17 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_local), !dbg !289
  %18 = load i32, ptr %17, align 4, !dbg !290, !tbaa !188
  %19 = add nsw i32 %18, 1, !dbg !291
  store i32 %19, ptr %17, align 4, !dbg !292, !tbaa !188
  %20 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_general), !dbg !293
  %21 = load i32, ptr %20, align 4, !dbg !294, !tbaa !188
  %22 = add nsw i32 %21, %18, !dbg !295
  store i32 %22, ptr %20, align 4, !dbg !296, !tbaa !188
  %23 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_dynamic), !dbg !297
  %24 = load i32, ptr %23, align 4, !dbg !298, !tbaa !188
  %25 = add nsw i32 %24, -1, !dbg !299
  store i32 %25, ptr %23, align 4, !dbg !300, !tbaa !188
  %26 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_initial), !dbg !301
  %27 = load i32, ptr %26, align 4, !dbg !302, !tbaa !188
  %28 = shl nsw i32 %27, 1, !dbg !303
  store i32 %28, ptr %26, align 4, !dbg !304, !tbaa !188
  %29 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %22, i32 noundef %28, i32 noundef %19, i32 noundef %25), !dbg !305
    #dbg_value(i32 0, !260, !DIExpression(), !278)
    #dbg_value(i32 0, !261, !DIExpression(), !306)
    #dbg_value(i64 poison, !261, !DIExpression(), !306)
    #dbg_value(i32 poison, !260, !DIExpression(), !278)
    #dbg_value(i32 poison, !260, !DIExpression(), !278)
    #dbg_value(i32 poison, !260, !DIExpression(), !278)
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef -874246237, i64 noundef 39), !dbg !307
    #dbg_value(ptr @list, !269, !DIExpression(), !308)
  br label %51, !dbg !309

31:                                               ; preds = %0, %31
  %32 = phi i32 [ %35, %31 ], [ 0, %0 ]
  %33 = phi ptr [ %36, %31 ], [ @__start_my_ints, %0 ]
    #dbg_value(i32 %32, !257, !DIExpression(), !278)
    #dbg_value(ptr %33, !258, !DIExpression(), !279)
  %34 = load i32, ptr %33, align 4, !dbg !310, !tbaa !188
  %35 = add nsw i32 %34, %32, !dbg !311
    #dbg_value(i32 %35, !257, !DIExpression(), !278)
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 4, !dbg !312
    #dbg_value(ptr %36, !258, !DIExpression(), !279)
  %37 = icmp ult ptr %36, @__stop_my_ints, !dbg !313
  br i1 %37, label %31, label %8, !dbg !314, !llvm.loop !315

38:                                               ; preds = %60
  %39 = load double, ptr getelementptr inbounds nuw (i8, ptr @list, i64 56), align 8, !dbg !320, !tbaa !321
  %40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i64 noundef 72, i32 noundef 1, double noundef %39, i32 noundef 115), !dbg !322
  %41 = tail call fastcc noalias nonnull dereferenceable(4) ptr @get(), !dbg !323
    #dbg_value(ptr %41, !271, !DIExpression(), !278)
  store i32 30, ptr %41, align 4, !dbg !324, !tbaa !188
  %42 = tail call i32 @weak_fn(i32 noundef 1), !dbg !325
  %43 = tail call i32 @alias_fn(i32 noundef 2) #14, !dbg !326
  %44 = tail call i32 @hidden_fn(i32 noundef 3) #15, !dbg !327
  %45 = tail call i32 @placed_fn(i32 noundef 4) #16, !dbg !328
  %46 = tail call fastcc i32 @pure_fn(ptr noundef nonnull %41) #17, !dbg !329
  %47 = tail call fastcc i32 @const_fn(i32 noundef 6) #13, !dbg !330
    #dbg_value(i32 7, !224, !DIExpression(), !331)
  %48 = tail call fastcc i32 @const_fn(i32 noundef 7) #13, !dbg !333
  %49 = add nsw i32 %48, 10, !dbg !334
  %50 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, ptr noundef nonnull @trace, i32 noundef %42, i32 noundef %43, i32 noundef %44, i32 noundef %45, i32 noundef %46, i32 noundef %47, i32 noundef %49, i32 noundef 108, i32 noundef 209, i32 noundef 20), !dbg !335
  ret i32 0, !dbg !336

51:                                               ; preds = %8, %60
  %52 = phi ptr [ @list, %8 ], [ %63, %60 ]
    #dbg_value(ptr %52, !269, !DIExpression(), !308)
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 8, !dbg !337
  %54 = load ptr, ptr %53, align 8, !dbg !337, !tbaa !339
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 16, !dbg !344
  %56 = load ptr, ptr %55, align 8, !dbg !344, !tbaa !345
  %57 = icmp eq ptr %56, null, !dbg !346
  br i1 %57, label %60, label %58, !dbg !347

58:                                               ; preds = %51
  %59 = tail call i32 %56() #14, !dbg !348
  br label %60, !dbg !349

60:                                               ; preds = %51, %58
  %61 = phi i32 [ %59, %58 ], [ 0, %51 ], !dbg !349
  %62 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef %54, i32 noundef %61), !dbg !350
  %63 = load ptr, ptr %52, align 8, !dbg !351, !tbaa !352
    #dbg_value(ptr %63, !269, !DIExpression(), !308)
  %64 = icmp eq ptr %63, null, !dbg !353
  br i1 %64, label %38, label %51, !dbg !354, !llvm.loop !355
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #9

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noalias nonnull ptr @get() unnamed_addr #10 !dbg !166 {
    #dbg_value(i64 4, !171, !DIExpression(), !358)
  %1 = load i64, ptr @get.top, align 8, !dbg !359, !tbaa !360
  %2 = add nsw i64 %1, 4, !dbg !362
  store i64 %2, ptr @get.top, align 8, !dbg !363, !tbaa !360
  %3 = getelementptr inbounds i8, ptr @get.arena, i64 %1, !dbg !364
  ret ptr %3, !dbg !365
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal fastcc range(i32 -2147483647, -2147483648) i32 @pure_fn(ptr noundef readonly captures(none) %0) unnamed_addr #11 !dbg !366 {
    #dbg_value(ptr %0, !371, !DIExpression(), !372)
  %2 = load i32, ptr %0, align 4, !dbg !373, !tbaa !188
  %3 = add nsw i32 %2, 1, !dbg !374
  ret i32 %3, !dbg !375
}

; Function Attrs: disable_sanitizer_instrumentation nounwind uwtable
define internal ptr @resolve() #12 !dbg !376 {
  ret ptr @twice, !dbg !380
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal range(i32 -2147483648, 2147483647) i32 @twice(i32 noundef %0) #7 !dbg !381 {
    #dbg_value(i32 %0, !383, !DIExpression(), !384)
  %2 = shl nsw i32 %0, 1, !dbg !385
  ret i32 %2, !dbg !386
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef i32 @seven() #7 !dbg !387 {
  ret i32 7, !dbg !388
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

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!180, !181, !182, !183, !184, !185, !186}
!llvm.ident = !{!187}
!llvm.errno.tbaa = !{!188}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "plain", scope: !2, file: !3, line: 17, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !12, imports: !177, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "linkage.c", directory: ".", checksumkind: CSK_MD5, checksum: "30277b7b78145f419e286cc19ea45e12")
!4 = !{!5, !6, !9, !10, !11}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !7, line: 90, baseType: !8)
!7 = !DIFile(filename: "usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!8 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!9 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!12 = !{!0, !13, !16, !18, !20, !22, !24, !26, !28, !30, !32, !34, !40, !45, !50, !55, !60, !65, !70, !76, !79, !84, !86, !88, !90, !95, !97, !99, !105, !113, !124, !129, !131, !133, !152, !164, !175}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "constant", scope: !2, file: !3, line: 20, type: !15, isLocal: false, isDefinition: true)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "weak_var", scope: !2, file: !3, line: 22, type: !5, isLocal: false, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "hidden_var", scope: !2, file: !3, line: 23, type: !5, isLocal: false, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "protected_var", scope: !2, file: !3, line: 24, type: !5, isLocal: false, isDefinition: true)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "in_section", scope: !2, file: !3, line: 25, type: !5, isLocal: false, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "also_in_section", scope: !2, file: !3, line: 26, type: !5, isLocal: false, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "aligned", scope: !2, file: !3, line: 28, type: !5, isLocal: false, isDefinition: true, align: 1024)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "other_name", linkageName: "renamed", scope: !2, file: !3, line: 29, type: !5, isLocal: false, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "tls_initial", scope: !2, file: !3, line: 34, type: !5, isLocal: false, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "tls_dynamic", scope: !2, file: !3, line: 36, type: !5, isLocal: false, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 66, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 120, elements: !38)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 15)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !3, line: 93, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 176, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 22)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !3, line: 97, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 512, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 64)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !3, line: 100, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 136, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 17)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !3, line: 108, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 128, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 16)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !3, line: 110, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 56, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 7)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(scope: null, file: !3, line: 111, type: !67, isLocal: true, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 112, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 14)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression(DW_OP_constu, 72, DW_OP_stack_value))
!71 = distinct !DIGlobalVariable(name: "offset", scope: !2, file: !3, line: 53, type: !72, isLocal: true, isDefinition: true)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !73)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !74, line: 18, baseType: !75)
!74 = !DIFile(filename: "usr/lib/llvm-22/lib/clang/22/include/__stddef_ptrdiff_t.h", directory: "", checksumkind: CSK_MD5, checksum: "21e0c40f3315797d915cc7ea60040a98")
!75 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "inner", scope: !2, file: !3, line: 54, type: !78, isLocal: true, isDefinition: true)
!78 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(scope: null, file: !3, line: 114, type: !81, isLocal: true, isDefinition: true)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 344, elements: !82)
!82 = !{!83}
!83 = !DISubrange(count: 43)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(name: "tentative", scope: !2, file: !3, line: 18, type: !5, isLocal: false, isDefinition: true)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(name: "tls_local", scope: !2, file: !3, line: 35, type: !5, isLocal: true, isDefinition: true)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(name: "log_len", scope: !2, file: !3, line: 61, type: !5, isLocal: true, isDefinition: true)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(name: "trace", scope: !2, file: !3, line: 62, type: !92, isLocal: true, isDefinition: true)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 256, elements: !93)
!93 = !{!94}
!94 = !DISubrange(count: 32)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression(DW_OP_constu, 2, DW_OP_stack_value))
!96 = distinct !DIGlobalVariable(name: "local", scope: !2, file: !3, line: 19, type: !5, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(name: "tls_general", scope: !2, file: !3, line: 33, type: !5, isLocal: true, isDefinition: true)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(name: "odd", scope: !2, file: !3, line: 38, type: !101, isLocal: true, isDefinition: true)
!101 = !DICompositeType(tag: DW_TAG_array_type, baseType: !102, size: 312, elements: !103)
!102 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !37)
!103 = !{!104}
!104 = !DISubrange(count: 39)
!105 = !DIGlobalVariableExpression(var: !106, expr: !DIExpression())
!106 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 39, type: !107, isLocal: true, isDefinition: true)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !108, size: 160, elements: !111)
!108 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !109)
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !110, line: 24, baseType: !5)
!110 = !DIFile(filename: "usr/lib/llvm-22/lib/clang/22/include/__stddef_wchar_t.h", directory: "", checksumkind: CSK_MD5, checksum: "1bf0c51e90dd5eb05cdcc01afdea587a")
!111 = !{!112}
!112 = !DISubrange(count: 5)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(name: "utf16", scope: !2, file: !3, line: 40, type: !115, isLocal: true, isDefinition: true)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !116, size: 48, elements: !122)
!116 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !117)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !118, line: 25, baseType: !119)
!118 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !120, line: 40, baseType: !121)
!120 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!121 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!122 = !{!123}
!123 = !DISubrange(count: 3)
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !126, isLocal: true, isDefinition: true)
!126 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 48, elements: !127)
!127 = !{!128}
!128 = !DISubrange(count: 6)
!129 = !DIGlobalVariableExpression(var: !130, expr: !DIExpression())
!130 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !62, isLocal: true, isDefinition: true)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !126, isLocal: true, isDefinition: true)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(name: "list", scope: !2, file: !3, line: 52, type: !135, isLocal: true, isDefinition: true)
!135 = !DICompositeType(tag: DW_TAG_array_type, baseType: !136, size: 768, elements: !122)
!136 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 42, size: 256, elements: !137)
!137 = !{!138, !140, !142, !146}
!138 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !136, file: !3, line: 43, baseType: !139, size: 64)
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !136, size: 64)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !136, file: !3, line: 44, baseType: !141, size: 64, offset: 64)
!141 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "call", scope: !136, file: !3, line: 45, baseType: !143, size: 64, offset: 128)
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !144, size: 64)
!144 = !DISubroutineType(types: !145)
!145 = !{!5}
!146 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !136, file: !3, line: 49, baseType: !147, size: 64, offset: 192)
!147 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !136, file: !3, line: 46, size: 64, elements: !148)
!148 = !{!149, !150}
!149 = !DIDerivedType(tag: DW_TAG_member, name: "l", scope: !147, file: !3, line: 47, baseType: !75, size: 64)
!150 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !147, file: !3, line: 48, baseType: !151, size: 64)
!151 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!152 = !DIGlobalVariableExpression(var: !153, expr: !DIExpression())
!153 = distinct !DIGlobalVariable(name: "sparse_init", scope: !2, file: !3, line: 59, type: !154, isLocal: true, isDefinition: true)
!154 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !155)
!155 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 55, size: 6656, elements: !156)
!156 = !{!157, !158, !160}
!157 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !155, file: !3, line: 56, baseType: !37, size: 8)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "values", scope: !155, file: !3, line: 57, baseType: !159, size: 192, offset: 32)
!159 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 192, elements: !127)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "zeros", scope: !155, file: !3, line: 58, baseType: !161, size: 6400, offset: 256)
!161 = !DICompositeType(tag: DW_TAG_array_type, baseType: !151, size: 6400, elements: !162)
!162 = !{!163}
!163 = !DISubrange(count: 100)
!164 = !DIGlobalVariableExpression(var: !165, expr: !DIExpression())
!165 = distinct !DIGlobalVariable(name: "arena", scope: !166, file: !3, line: 75, type: !172, isLocal: true, isDefinition: true)
!166 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 74, type: !167, scopeLine: 74, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !170, keyInstructions: true)
!167 = !DISubroutineType(cc: DW_CC_nocall, types: !168)
!168 = !{!169, !75}
!169 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!170 = !{!171}
!171 = !DILocalVariable(name: "n", arg: 1, scope: !166, file: !3, line: 74, type: !75)
!172 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 2048, elements: !173)
!173 = !{!174}
!174 = !DISubrange(count: 256)
!175 = !DIGlobalVariableExpression(var: !176, expr: !DIExpression())
!176 = distinct !DIGlobalVariable(name: "top", scope: !166, file: !3, line: 76, type: !75, isLocal: true, isDefinition: true)
!177 = !{!178, !179}
!178 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "alias_var", scope: !2, entity: !1, file: !3, line: 30)
!179 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "weak_alias_var", scope: !2, entity: !17, file: !3, line: 31)
!180 = !{i32 7, !"Dwarf Version", i32 5}
!181 = !{i32 2, !"Debug Info Version", i32 3}
!182 = !{i32 1, !"wchar_size", i32 4}
!183 = !{i32 8, !"PIC Level", i32 2}
!184 = !{i32 7, !"PIE Level", i32 2}
!185 = !{i32 7, !"uwtable", i32 2}
!186 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!187 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!188 = !{!189, !189, i64 0}
!189 = !{!"int", !190, i64 0}
!190 = !{!"omnipotent char", !191, i64 0}
!191 = !{!"Simple C/C++ TBAA"}
!192 = distinct !DISubprogram(name: "end", scope: !3, file: !3, line: 66, type: !193, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!193 = !DISubroutineType(types: !194)
!194 = !{null}
!195 = !DILocation(line: 66, column: 53, scope: !192)
!196 = !DILocation(line: 66, column: 89, scope: !192, atomGroup: 1, atomRank: 1)
!197 = !DISubprogram(name: "printf", scope: !198, file: !198, line: 356, type: !199, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!198 = !DIFile(filename: "usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!199 = !DISubroutineType(types: !200)
!200 = !{!5, !201, null}
!201 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !141)
!202 = distinct !DISubprogram(name: "weak_fn", scope: !3, file: !3, line: 68, type: !203, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !205, keyInstructions: true)
!203 = !DISubroutineType(types: !204)
!204 = !{!5, !5}
!205 = !{!206}
!206 = !DILocalVariable(name: "x", arg: 1, scope: !202, file: !3, line: 68, type: !5)
!207 = !DILocation(line: 0, scope: !202)
!208 = !DILocation(line: 68, column: 53, scope: !202, atomGroup: 1, atomRank: 2)
!209 = !DILocation(line: 68, column: 44, scope: !202, atomGroup: 1, atomRank: 1)
!210 = distinct !DISubprogram(name: "hidden_fn", scope: !3, file: !3, line: 70, type: !203, scopeLine: 70, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !211, keyInstructions: true)
!211 = !{!212}
!212 = !DILocalVariable(name: "x", arg: 1, scope: !210, file: !3, line: 70, type: !5)
!213 = !DILocation(line: 0, scope: !210)
!214 = !DILocation(line: 70, column: 87, scope: !210, atomGroup: 1, atomRank: 2)
!215 = !DILocation(line: 70, column: 78, scope: !210, atomGroup: 1, atomRank: 1)
!216 = distinct !DISubprogram(name: "placed_fn", scope: !3, file: !3, line: 71, type: !203, scopeLine: 71, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !217, keyInstructions: true)
!217 = !{!218}
!218 = !DILocalVariable(name: "x", arg: 1, scope: !216, file: !3, line: 71, type: !5)
!219 = !DILocation(line: 0, scope: !216)
!220 = !DILocation(line: 71, column: 103, scope: !216, atomGroup: 1, atomRank: 2)
!221 = !DILocation(line: 71, column: 94, scope: !216, atomGroup: 1, atomRank: 1)
!222 = distinct !DISubprogram(name: "small", scope: !3, file: !3, line: 81, type: !203, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !223, keyInstructions: true)
!223 = !{!224}
!224 = !DILocalVariable(name: "x", arg: 1, scope: !222, file: !3, line: 81, type: !5)
!225 = !DILocation(line: 0, scope: !222)
!226 = !DILocalVariable(name: "x", arg: 1, scope: !227, file: !3, line: 80, type: !5)
!227 = distinct !DISubprogram(name: "forced", scope: !3, file: !3, line: 80, type: !203, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !228, keyInstructions: true)
!228 = !{!226}
!229 = !DILocation(line: 0, scope: !227, inlinedAt: !230)
!230 = distinct !DILocation(line: 81, column: 61, scope: !222)
!231 = !DILocation(line: 80, column: 75, scope: !227, inlinedAt: !230, atomGroup: 1, atomRank: 2)
!232 = !DILocation(line: 81, column: 73, scope: !222)
!233 = !DILocation(line: 81, column: 71, scope: !222, atomGroup: 1, atomRank: 2)
!234 = !DILocation(line: 81, column: 54, scope: !222, atomGroup: 1, atomRank: 1)
!235 = distinct !DISubprogram(name: "const_fn", scope: !3, file: !3, line: 73, type: !203, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !236, keyInstructions: true)
!236 = !{!237}
!237 = !DILocalVariable(name: "x", arg: 1, scope: !235, file: !3, line: 73, type: !5)
!238 = !DILocation(line: 0, scope: !235)
!239 = !DILocation(line: 73, column: 72, scope: !235, atomGroup: 1, atomRank: 2)
!240 = !DILocation(line: 73, column: 63, scope: !235, atomGroup: 1, atomRank: 1)
!241 = distinct !DISubprogram(name: "unused_but_kept", scope: !3, file: !3, line: 82, type: !193, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!242 = !DILocation(line: 82, column: 102, scope: !241, atomGroup: 1, atomRank: 1)
!243 = distinct !DISubprogram(name: "maybe_elsewhere", scope: !3, file: !3, line: 83, type: !203, scopeLine: 83, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !244, keyInstructions: true)
!244 = !{!245}
!245 = !DILocalVariable(name: "x", arg: 1, scope: !243, file: !3, line: 83, type: !5)
!246 = !DILocation(line: 0, scope: !243)
!247 = !DILocation(line: 83, column: 46, scope: !243, atomGroup: 1, atomRank: 2)
!248 = !DILocation(line: 83, column: 37, scope: !243, atomGroup: 1, atomRank: 1)
!249 = distinct !DISubprogram(name: "gnu", scope: !3, file: !3, line: 86, type: !203, scopeLine: 86, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !250, keyInstructions: true)
!250 = !{!251}
!251 = !DILocalVariable(name: "x", arg: 1, scope: !249, file: !3, line: 86, type: !5)
!252 = !DILocation(line: 0, scope: !249)
!253 = !DILocation(line: 86, column: 27, scope: !249, atomGroup: 1, atomRank: 2)
!254 = !DILocation(line: 86, column: 18, scope: !249, atomGroup: 1, atomRank: 1)
!255 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 92, type: !144, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !256, keyInstructions: true)
!256 = !{!257, !258, !260, !261, !263, !266, !269, !271}
!257 = !DILocalVariable(name: "n", scope: !255, file: !3, line: 94, type: !5)
!258 = !DILocalVariable(name: "p", scope: !259, file: !3, line: 95, type: !11)
!259 = distinct !DILexicalBlock(scope: !255, file: !3, line: 95, column: 3)
!260 = !DILocalVariable(name: "h", scope: !255, file: !3, line: 101, type: !10)
!261 = !DILocalVariable(name: "i", scope: !262, file: !3, line: 102, type: !10)
!262 = distinct !DILexicalBlock(scope: !255, file: !3, line: 102, column: 3)
!263 = !DILocalVariable(name: "w", scope: !264, file: !3, line: 104, type: !265)
!264 = distinct !DILexicalBlock(scope: !255, file: !3, line: 104, column: 3)
!265 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!266 = !DILocalVariable(name: "w", scope: !267, file: !3, line: 106, type: !268)
!267 = distinct !DILexicalBlock(scope: !255, file: !3, line: 106, column: 3)
!268 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !116, size: 64)
!269 = !DILocalVariable(name: "l", scope: !270, file: !3, line: 109, type: !139)
!270 = distinct !DILexicalBlock(scope: !255, file: !3, line: 109, column: 3)
!271 = !DILocalVariable(name: "box", scope: !255, file: !3, line: 112, type: !11)
!272 = !DILocation(line: 93, column: 36, scope: !255)
!273 = !DILocation(line: 93, column: 43, scope: !255)
!274 = !DILocation(line: 93, column: 71, scope: !255)
!275 = !DILocation(line: 93, column: 81, scope: !255)
!276 = !DILocation(line: 93, column: 93, scope: !255)
!277 = !DILocation(line: 93, column: 3, scope: !255)
!278 = !DILocation(line: 0, scope: !255)
!279 = !DILocation(line: 0, scope: !259)
!280 = !DILocation(line: 95, column: 36, scope: !281, atomGroup: 41, atomRank: 1)
!281 = distinct !DILexicalBlock(scope: !259, file: !3, line: 95, column: 3)
!282 = !DILocation(line: 95, column: 3, scope: !259, atomGroup: 42, atomRank: 1)
!283 = !DILocation(line: 97, column: 115, scope: !255)
!284 = !DILocation(line: 97, column: 127, scope: !255)
!285 = !DILocation(line: 97, column: 138, scope: !255)
!286 = !DILocation(line: 98, column: 19, scope: !255)
!287 = !DILocation(line: 98, column: 25, scope: !255)
!288 = !DILocation(line: 97, column: 3, scope: !255)
!289 = !DILocation(line: 99, column: 18, scope: !255)
!290 = !DILocation(line: 99, column: 27, scope: !255)
!291 = !DILocation(line: 99, column: 27, scope: !255, atomGroup: 9, atomRank: 2)
!292 = !DILocation(line: 99, column: 27, scope: !255, atomGroup: 9, atomRank: 1)
!293 = !DILocation(line: 99, column: 3, scope: !255)
!294 = !DILocation(line: 99, column: 15, scope: !255)
!295 = !DILocation(line: 99, column: 15, scope: !255, atomGroup: 8, atomRank: 2)
!296 = !DILocation(line: 99, column: 15, scope: !255, atomGroup: 8, atomRank: 1)
!297 = !DILocation(line: 99, column: 31, scope: !255)
!298 = !DILocation(line: 99, column: 42, scope: !255)
!299 = !DILocation(line: 99, column: 42, scope: !255, atomGroup: 10, atomRank: 2)
!300 = !DILocation(line: 99, column: 42, scope: !255, atomGroup: 10, atomRank: 1)
!301 = !DILocation(line: 99, column: 46, scope: !255)
!302 = !DILocation(line: 99, column: 58, scope: !255)
!303 = !DILocation(line: 99, column: 58, scope: !255, atomGroup: 11, atomRank: 2)
!304 = !DILocation(line: 99, column: 58, scope: !255, atomGroup: 11, atomRank: 1)
!305 = !DILocation(line: 100, column: 3, scope: !255)
!306 = !DILocation(line: 0, scope: !262)
!307 = !DILocation(line: 108, column: 3, scope: !255)
!308 = !DILocation(line: 0, scope: !270)
!309 = !DILocation(line: 109, column: 3, scope: !270, atomGroup: 50, atomRank: 1)
!310 = !DILocation(line: 96, column: 10, scope: !281)
!311 = !DILocation(line: 96, column: 7, scope: !281, atomGroup: 5, atomRank: 2)
!312 = !DILocation(line: 95, column: 55, scope: !281, atomGroup: 6, atomRank: 2)
!313 = !DILocation(line: 95, column: 36, scope: !281, atomGroup: 3, atomRank: 1)
!314 = !DILocation(line: 95, column: 3, scope: !259, atomGroup: 4, atomRank: 1)
!315 = distinct !{!315, !316, !317, !318, !319}
!316 = !DILocation(line: 95, column: 3, scope: !259)
!317 = !DILocation(line: 96, column: 11, scope: !259)
!318 = !{!"llvm.loop.mustprogress"}
!319 = !{!"llvm.loop.unroll.disable"}
!320 = !DILocation(line: 111, column: 72, scope: !255)
!321 = !{!190, !190, i64 0}
!322 = !DILocation(line: 111, column: 3, scope: !255)
!323 = !DILocation(line: 112, column: 14, scope: !255, atomGroup: 37, atomRank: 2)
!324 = !DILocation(line: 113, column: 8, scope: !255, atomGroup: 38, atomRank: 1)
!325 = !DILocation(line: 114, column: 64, scope: !255)
!326 = !DILocation(line: 114, column: 76, scope: !255)
!327 = !DILocation(line: 114, column: 89, scope: !255)
!328 = !DILocation(line: 114, column: 103, scope: !255)
!329 = !DILocation(line: 114, column: 117, scope: !255)
!330 = !DILocation(line: 114, column: 131, scope: !255)
!331 = !DILocation(line: 0, scope: !222, inlinedAt: !332)
!332 = distinct !DILocation(line: 114, column: 144, scope: !255)
!333 = !DILocation(line: 81, column: 73, scope: !222, inlinedAt: !332)
!334 = !DILocation(line: 81, column: 71, scope: !222, inlinedAt: !332, atomGroup: 1, atomRank: 2)
!335 = !DILocation(line: 114, column: 3, scope: !255)
!336 = !DILocation(line: 116, column: 3, scope: !255, atomGroup: 40, atomRank: 1)
!337 = !DILocation(line: 110, column: 25, scope: !338)
!338 = distinct !DILexicalBlock(scope: !270, file: !3, line: 109, column: 3)
!339 = !{!340, !343, i64 8}
!340 = !{!"node", !341, i64 0, !343, i64 8, !342, i64 16, !190, i64 24}
!341 = !{!"p1 _ZTS4node", !342, i64 0}
!342 = !{!"any pointer", !190, i64 0}
!343 = !{!"p1 omnipotent char", !342, i64 0}
!344 = !DILocation(line: 110, column: 34, scope: !338)
!345 = !{!340, !342, i64 16}
!346 = !DILocation(line: 110, column: 31, scope: !338, atomGroup: 34, atomRank: 2)
!347 = !DILocation(line: 110, column: 31, scope: !338, atomGroup: 34, atomRank: 1)
!348 = !DILocation(line: 110, column: 41, scope: !338)
!349 = !DILocation(line: 110, column: 31, scope: !338)
!350 = !DILocation(line: 110, column: 5, scope: !338)
!351 = !DILocation(line: 109, column: 41, scope: !338, atomGroup: 35, atomRank: 2)
!352 = !{!340, !341, i64 0}
!353 = !DILocation(line: 109, column: 3, scope: !270, atomGroup: 32, atomRank: 1)
!354 = !DILocation(line: 109, column: 3, scope: !270, atomGroup: 33, atomRank: 1)
!355 = distinct !{!355, !356, !357, !318, !319}
!356 = !DILocation(line: 109, column: 3, scope: !270)
!357 = !DILocation(line: 110, column: 54, scope: !270)
!358 = !DILocation(line: 0, scope: !166)
!359 = !DILocation(line: 77, column: 7, scope: !166)
!360 = !{!361, !361, i64 0}
!361 = !{!"long", !190, i64 0}
!362 = !DILocation(line: 77, column: 7, scope: !166, atomGroup: 1, atomRank: 2)
!363 = !DILocation(line: 77, column: 7, scope: !166, atomGroup: 1, atomRank: 1)
!364 = !DILocation(line: 78, column: 16, scope: !166, atomGroup: 2, atomRank: 2)
!365 = !DILocation(line: 78, column: 3, scope: !166, atomGroup: 2, atomRank: 1)
!366 = distinct !DISubprogram(name: "pure_fn", scope: !3, file: !3, line: 72, type: !367, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !370, keyInstructions: true)
!367 = !DISubroutineType(types: !368)
!368 = !{!5, !369}
!369 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!370 = !{!371}
!371 = !DILocalVariable(name: "p", arg: 1, scope: !366, file: !3, line: 72, type: !369)
!372 = !DILocation(line: 0, scope: !366)
!373 = !DILocation(line: 72, column: 75, scope: !366)
!374 = !DILocation(line: 72, column: 78, scope: !366, atomGroup: 1, atomRank: 2)
!375 = !DILocation(line: 72, column: 68, scope: !366, atomGroup: 1, atomRank: 1)
!376 = distinct !DISubprogram(name: "resolve", scope: !3, file: !3, line: 89, type: !377, scopeLine: 89, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!377 = !DISubroutineType(types: !378)
!378 = !{!379}
!379 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !203, size: 64)
!380 = !DILocation(line: 89, column: 36, scope: !376, atomGroup: 1, atomRank: 1)
!381 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 88, type: !203, scopeLine: 88, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !382, keyInstructions: true)
!382 = !{!383}
!383 = !DILocalVariable(name: "x", arg: 1, scope: !381, file: !3, line: 88, type: !5)
!384 = !DILocation(line: 0, scope: !381)
!385 = !DILocation(line: 88, column: 36, scope: !381, atomGroup: 1, atomRank: 2)
!386 = !DILocation(line: 88, column: 27, scope: !381, atomGroup: 1, atomRank: 1)
!387 = distinct !DISubprogram(name: "seven", scope: !3, file: !3, line: 51, type: !144, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!388 = !DILocation(line: 51, column: 26, scope: !387, atomGroup: 1, atomRank: 1)

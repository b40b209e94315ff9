; ModuleID = 'linkage.c'
source_filename = "linkage.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl asm_answer"
module asm ".type asm_answer,@object"
module asm ".section .rodata"
module asm "asm_answer: .long 42"
module asm ".size asm_answer, 4"
module asm ".text"

%struct.node = type { %struct.node*, i8*, i32 ()*, %union.anon }
%union.anon = type { i64 }

@plain = dso_local global i32 1, align 4, !dbg !0
@constant = dso_local local_unnamed_addr constant i32 3, align 4, !dbg !13
@weak_var = weak dso_local global i32 4, align 4, !dbg !16
@hidden_var = hidden local_unnamed_addr global i32 5, align 4, !dbg !18
@protected_var = protected local_unnamed_addr global i32 6, align 4, !dbg !20
@in_section = dso_local local_unnamed_addr global i32 7, section "my_ints", align 4, !dbg !22
@also_in_section = dso_local global i32 8, section "my_ints", align 4, !dbg !24
@aligned = dso_local global i32 9, align 128, !dbg !26
@renamed = dso_local local_unnamed_addr global i32 10, align 4, !dbg !28
@tls_initial = dso_local thread_local(initialexec) local_unnamed_addr global i32 12, align 4, !dbg !30
@tls_dynamic = hidden thread_local(localdynamic) local_unnamed_addr global i32 13, align 4, !dbg !32
@trace = internal global [32 x i8] zeroinitializer, align 16, !dbg !49
@log_len = internal unnamed_addr global i32 0, align 4, !dbg !47
@.str = private unnamed_addr constant [15 x i8] c"destructor %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"%d %d %d %d %d %d %d\0A\00", align 1
@tentative = dso_local local_unnamed_addr global i32 0, align 4, !dbg !43
@__start_my_ints = external global [0 x i32], align 4
@__stop_my_ints = external global [0 x i32], align 4
@.str.2 = private unnamed_addr constant [64 x i8] c"section %d aligned %d renamed %d alias %d %d missing %d asm %d\0A\00", align 1
@missing = extern_weak global i32, align 4
@asm_answer = external hidden local_unnamed_addr constant i32, align 4
@tls_local = internal thread_local(localexec) unnamed_addr global i32 0, align 4, !dbg !45
@tls_general = internal thread_local unnamed_addr global i32 11, align 4, !dbg !57
@.str.3 = private unnamed_addr constant [17 x i8] c"tls %d %d %d %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [16 x i8] c"strings %u %zu\0A\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"%s %d \00", align 1
@.str.6 = private unnamed_addr constant [14 x i8] c"%td %d %g %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [43 x i8] c"trace %s fn %d %d %d %d %d %d %d %d %d %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"second\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"third\00", align 1
@list = internal global <{ %struct.node, { %struct.node*, i8*, i32 ()*, { double } }, %struct.node }> <{ %struct.node { %struct.node* bitcast (i8* getelementptr (i8, i8* bitcast (<{ %struct.node, { %struct.node*, i8*, i32 ()*, { double } }, %struct.node }>* @list to i8*), i64 32) to %struct.node*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.8, i32 0, i32 0), i32 ()* @seven, %union.anon { i64 -1 } }, { %struct.node*, i8*, i32 ()*, { double } } { %struct.node* bitcast (i8* getelementptr (i8, i8* bitcast (<{ %struct.node, { %struct.node*, i8*, i32 ()*, { double } }, %struct.node }>* @list to i8*), i64 64) to %struct.node*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i32 0, i32 0), i32 ()* null, { double } { double 2.500000e+00 } }, %struct.node { %struct.node* null, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i32 0, i32 0), i32 ()* @seven, %union.anon zeroinitializer } }>, align 16, !dbg !83
@get.arena = internal global [256 x i8] zeroinitializer, align 16, !dbg !116
@get.top = internal unnamed_addr global i64 0, align 8, !dbg !127
@llvm.global_ctors = appending global [2 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 101, void ()* @early, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @late, i8* null }]
@llvm.global_dtors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @end, i8* null }]
@llvm.compiler.used = appending global [2 x i8*] [i8* bitcast (i32* @also_in_section to i8*), i8* bitcast (void ()* @unused_but_kept to i8*)], section "llvm.metadata"

@alias_var = dso_local alias i32, i32* @plain
@weak_alias_var = weak dso_local alias i32, i32* @weak_var
@alias_fn = dso_local alias i32 (i32), i32 (i32)* @weak_fn

@chosen = dso_local ifunc i32 (i32), i32 (i32)* ()* @resolve

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define internal void @early() #0 !dbg !136 {
  %1 = load i32, i32* @log_len, align 4, !dbg !140, !tbaa !141
  %2 = add nsw i32 %1, 1, !dbg !140
  store i32 %2, i32* @log_len, align 4, !dbg !140, !tbaa !141
  %3 = sext i32 %1 to i64, !dbg !145
  %4 = getelementptr inbounds [32 x i8], [32 x i8]* @trace, i64 0, i64 %3, !dbg !145
  store i8 101, i8* %4, align 1, !dbg !146, !tbaa !147
  ret void, !dbg !148
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define internal void @late() #0 !dbg !149 {
  %1 = load i32, i32* @log_len, align 4, !dbg !150, !tbaa !141
  %2 = add nsw i32 %1, 1, !dbg !150
  store i32 %2, i32* @log_len, align 4, !dbg !150, !tbaa !141
  %3 = sext i32 %1 to i64, !dbg !151
  %4 = getelementptr inbounds [32 x i8], [32 x i8]* @trace, i64 0, i64 %3, !dbg !151
  store i8 108, i8* %4, align 1, !dbg !152, !tbaa !147
  ret void, !dbg !153
}

; Function Attrs: nofree nounwind uwtable
define internal void @end() #1 !dbg !154 {
  %1 = load i32, i32* @log_len, align 4, !dbg !155, !tbaa !141
  %2 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i32 noundef %1), !dbg !156
  ret void, !dbg !157
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define weak dso_local i32 @weak_fn(i32 noundef %0) #3 !dbg !158 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !162, metadata !DIExpression()), !dbg !163
  %2 = add nsw i32 %0, 1, !dbg !164
  ret i32 %2, !dbg !165
}

; Function Attrs: cold mustprogress nofree noinline norecurse nosync nounwind optsize readnone uwtable willreturn
define hidden i32 @hidden_fn(i32 noundef %0) local_unnamed_addr #4 !dbg !166 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !168, metadata !DIExpression()), !dbg !169
  %2 = shl nsw i32 %0, 1, !dbg !170
  ret i32 %2, !dbg !171
}

; Function Attrs: hot mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @placed_fn(i32 noundef %0) local_unnamed_addr #5 section ".text.special" align 64 !dbg !172 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !174, metadata !DIExpression()), !dbg !175
  %2 = add nsw i32 %0, -1, !dbg !176
  ret i32 %2, !dbg !177
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @small(i32 noundef %0) local_unnamed_addr #6 !dbg !178 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !180, metadata !DIExpression()), !dbg !181
  call void @llvm.dbg.value(metadata i32 %0, metadata !182, metadata !DIExpression()), !dbg !185
  %2 = add nsw i32 %0, 3, !dbg !187
  %3 = call fastcc i32 @const_fn(i32 noundef %0) #14, !dbg !188
  %4 = add nsw i32 %2, %3, !dbg !189
  ret i32 %4, !dbg !190
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @const_fn(i32 noundef %0) unnamed_addr #7 !dbg !191 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !193, metadata !DIExpression()), !dbg !194
  %2 = xor i32 %0, 21, !dbg !195
  ret i32 %2, !dbg !196
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal void @unused_but_kept() #8 !dbg !197 {
  ret void, !dbg !198
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @maybe_elsewhere(i32 noundef %0) local_unnamed_addr #9 !dbg !199 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !201, metadata !DIExpression()), !dbg !202
  %2 = add nsw i32 %0, 100, !dbg !203
  ret i32 %2, !dbg !204
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @gnu(i32 noundef %0) local_unnamed_addr #9 !dbg !205 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !207, metadata !DIExpression()), !dbg !208
  %2 = add nsw i32 %0, 200, !dbg !209
  ret i32 %2, !dbg !210
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal nonnull i32 (i32)* @resolve() #10 !dbg !211 {
  ret i32 (i32)* @twice, !dbg !215
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #3 !dbg !216 {
  %1 = load i32, i32* @plain, align 4, !dbg !233, !tbaa !141
  %2 = load i32, i32* @tentative, align 4, !dbg !234, !tbaa !141
  %3 = load i32, i32* @weak_var, align 4, !dbg !235, !tbaa !141
  %4 = load i32, i32* @hidden_var, align 4, !dbg !236, !tbaa !141
  %5 = load i32, i32* @protected_var, align 4, !dbg !237, !tbaa !141
  %6 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef %1, i32 noundef %2, i32 noundef 2, i32 noundef 3, i32 noundef %3, i32 noundef %4, i32 noundef %5), !dbg !238
  call void @llvm.dbg.value(metadata i32 0, metadata !218, metadata !DIExpression()), !dbg !239
  call void @llvm.dbg.value(metadata i32* getelementptr inbounds ([0 x i32], [0 x i32]* @__start_my_ints, i64 0, i64 0), metadata !219, metadata !DIExpression()), !dbg !240
  br i1 icmp ult (i32* getelementptr inbounds ([0 x i32], [0 x i32]* @__start_my_ints, i64 0, i64 0), i32* getelementptr inbounds ([0 x i32], [0 x i32]* @__stop_my_ints, i64 0, i64 0)), label %24, label %7, !dbg !241

7:                                                ; preds = %24, %0
  %8 = phi i32 [ 0, %0 ], [ %28, %24 ], !dbg !239
  %9 = load i32, i32* @renamed, align 4, !dbg !242, !tbaa !141
  %10 = load i32, i32* @plain, align 4, !dbg !243, !tbaa !141
  %11 = load i32, i32* @weak_alias_var, align 4, !dbg !244, !tbaa !141
  %12 = load i32, i32* @asm_answer, align 4, !dbg !245, !tbaa !141
  %13 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([64 x i8], [64 x i8]* @.str.2, i64 0, i64 0), i32 noundef %8, i32 noundef trunc (i64 urem (i64 ptrtoint (i32* @aligned to i64), i64 128) to i32), i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef zext (i1 icmp ne (i32* @missing, i32* null) to i32), i32 noundef %12), !dbg !246
  %14 = load i32, i32* @tls_local, align 4, !dbg !247, !tbaa !141
  %15 = add nsw i32 %14, 1, !dbg !247
  store i32 %15, i32* @tls_local, align 4, !dbg !247, !tbaa !141
  %16 = load i32, i32* @tls_general, align 4, !dbg !248, !tbaa !141
  %17 = add nsw i32 %16, %14, !dbg !248
  store i32 %17, i32* @tls_general, align 4, !dbg !248, !tbaa !141
  %18 = load i32, i32* @tls_dynamic, align 4, !dbg !249, !tbaa !141
  %19 = add nsw i32 %18, -1, !dbg !249
  store i32 %19, i32* @tls_dynamic, align 4, !dbg !249, !tbaa !141
  %20 = load i32, i32* @tls_initial, align 4, !dbg !250, !tbaa !141
  %21 = shl nsw i32 %20, 1, !dbg !250
  store i32 %21, i32* @tls_initial, align 4, !dbg !250, !tbaa !141
  %22 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i64 0, i64 0), i32 noundef %17, i32 noundef %21, i32 noundef %15, i32 noundef %19), !dbg !251
  call void @llvm.dbg.value(metadata i32 0, metadata !221, metadata !DIExpression()), !dbg !239
  call void @llvm.dbg.value(metadata i32 0, metadata !222, metadata !DIExpression()), !dbg !252
  call void @llvm.dbg.value(metadata i32 undef, metadata !222, metadata !DIExpression()), !dbg !252
  call void @llvm.dbg.value(metadata i32 undef, metadata !221, metadata !DIExpression()), !dbg !239
  call void @llvm.dbg.value(metadata i32 undef, metadata !221, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 31, DW_OP_mul, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value)), !dbg !239
  call void @llvm.dbg.value(metadata i32 undef, metadata !221, metadata !DIExpression()), !dbg !239
  call void @llvm.dbg.value(metadata i32 undef, metadata !221, metadata !DIExpression()), !dbg !239
  %23 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.4, i64 0, i64 0), i32 noundef -874246237, i64 noundef 39), !dbg !253
  call void @llvm.dbg.value(metadata %struct.node* getelementptr inbounds (<{ %struct.node, { %struct.node*, i8*, i32 ()*, { double } }, %struct.node }>, <{ %struct.node, { %struct.node*, i8*, i32 ()*, { double } }, %struct.node }>* @list, i64 0, i32 0), metadata !230, metadata !DIExpression()), !dbg !254
  br label %46, !dbg !255

24:                                               ; preds = %0, %24
  %25 = phi i32 [ %28, %24 ], [ 0, %0 ]
  %26 = phi i32* [ %29, %24 ], [ getelementptr inbounds ([0 x i32], [0 x i32]* @__start_my_ints, i64 0, i64 0), %0 ]
  call void @llvm.dbg.value(metadata i32 %25, metadata !218, metadata !DIExpression()), !dbg !239
  call void @llvm.dbg.value(metadata i32* %26, metadata !219, metadata !DIExpression()), !dbg !240
  %27 = load i32, i32* %26, align 4, !dbg !256, !tbaa !141
  %28 = add nsw i32 %27, %25, !dbg !258
  call void @llvm.dbg.value(metadata i32 %28, metadata !218, metadata !DIExpression()), !dbg !239
  %29 = getelementptr inbounds i32, i32* %26, i64 1, !dbg !259
  call void @llvm.dbg.value(metadata i32* %29, metadata !219, metadata !DIExpression()), !dbg !240
  %30 = icmp ult i32* %29, getelementptr inbounds ([0 x i32], [0 x i32]* @__stop_my_ints, i64 0, i64 0), !dbg !260
  br i1 %30, label %24, label %7, !dbg !241, !llvm.loop !261

31:                                               ; preds = %55
  %32 = load double, double* getelementptr inbounds (<{ %struct.node, { %struct.node*, i8*, i32 ()*, { double } }, %struct.node }>, <{ %struct.node, { %struct.node*, i8*, i32 ()*, { double } }, %struct.node }>* @list, i64 0, i32 1, i32 3, i32 0), align 8, !dbg !265, !tbaa !147
  %33 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.6, i64 0, i64 0), i64 noundef 72, i32 noundef zext (i1 icmp eq (i32* bitcast (i8* getelementptr (i8, i8* bitcast (<{ %struct.node, { %struct.node*, i8*, i32 ()*, { double } }, %struct.node }>* @list to i8*), i64 20) to i32*), i32* getelementptr inbounds (i32, i32* bitcast (<{ %struct.node, { %struct.node*, i8*, i32 ()*, { double } }, %struct.node }>* @list to i32*), i64 5)) to i32), double noundef %32, i32 noundef 115), !dbg !266
  %34 = call fastcc noalias nonnull i8* @get(), !dbg !267
  %35 = bitcast i8* %34 to i32*, !dbg !267
  call void @llvm.dbg.value(metadata i32* %35, metadata !232, metadata !DIExpression()), !dbg !239
  store i32 30, i32* %35, align 4, !dbg !268, !tbaa !141
  %36 = call i32 @weak_fn(i32 noundef 1), !dbg !269
  %37 = call i32 @alias_fn(i32 noundef 2) #15, !dbg !270
  %38 = call i32 @hidden_fn(i32 noundef 3) #16, !dbg !271
  %39 = call i32 @placed_fn(i32 noundef 4) #17, !dbg !272
  %40 = call fastcc i32 @pure_fn(i32* noundef nonnull %35) #18, !dbg !273
  %41 = call fastcc i32 @const_fn(i32 noundef 6) #14, !dbg !274
  call void @llvm.dbg.value(metadata i32 7, metadata !180, metadata !DIExpression()) #15, !dbg !275
  %42 = call fastcc i32 @const_fn(i32 noundef 7) #14, !dbg !277
  %43 = add nsw i32 %42, 10, !dbg !278
  %44 = call i32 @chosen(i32 noundef 10) #15, !dbg !279
  %45 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([43 x i8], [43 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @trace, i64 0, i64 0), i32 noundef %36, i32 noundef %37, i32 noundef %38, i32 noundef %39, i32 noundef %40, i32 noundef %41, i32 noundef %43, i32 noundef 108, i32 noundef 209, i32 noundef %44), !dbg !280
  ret i32 0, !dbg !281

46:                                               ; preds = %7, %55
  %47 = phi %struct.node* [ getelementptr inbounds (<{ %struct.node, { %struct.node*, i8*, i32 ()*, { double } }, %struct.node }>, <{ %struct.node, { %struct.node*, i8*, i32 ()*, { double } }, %struct.node }>* @list, i64 0, i32 0), %7 ], [ %59, %55 ]
  call void @llvm.dbg.value(metadata %struct.node* %47, metadata !230, metadata !DIExpression()), !dbg !254
  %48 = getelementptr inbounds %struct.node, %struct.node* %47, i64 0, i32 1, !dbg !282
  %49 = load i8*, i8** %48, align 8, !dbg !282, !tbaa !284
  %50 = getelementptr inbounds %struct.node, %struct.node* %47, i64 0, i32 2, !dbg !287
  %51 = load i32 ()*, i32 ()** %50, align 8, !dbg !287, !tbaa !288
  %52 = icmp eq i32 ()* %51, null, !dbg !289
  br i1 %52, label %55, label %53, !dbg !289

53:                                               ; preds = %46
  %54 = call i32 %51() #15, !dbg !290
  br label %55, !dbg !289

55:                                               ; preds = %46, %53
  %56 = phi i32 [ %54, %53 ], [ 0, %46 ], !dbg !289
  %57 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0), i8* noundef %49, i32 noundef %56), !dbg !291
  %58 = getelementptr inbounds %struct.node, %struct.node* %47, i64 0, i32 0, !dbg !292
  %59 = load %struct.node*, %struct.node** %58, align 8, !dbg !292, !tbaa !293
  call void @llvm.dbg.value(metadata %struct.node* %59, metadata !230, metadata !DIExpression()), !dbg !254
  %60 = icmp eq %struct.node* %59, null, !dbg !255
  br i1 %60, label %31, label %46, !dbg !255, !llvm.loop !294
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind uwtable willreturn
define internal fastcc noalias nonnull i8* @get() unnamed_addr #11 !dbg !118 {
  call void @llvm.dbg.value(metadata i64 4, metadata !123, metadata !DIExpression()), !dbg !296
  %1 = load i64, i64* @get.top, align 8, !dbg !297, !tbaa !298
  %2 = add nsw i64 %1, 4, !dbg !297
  store i64 %2, i64* @get.top, align 8, !dbg !297, !tbaa !298
  %3 = getelementptr inbounds [256 x i8], [256 x i8]* @get.arena, i64 0, i64 %1, !dbg !300
  ret i8* %3, !dbg !301
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readonly uwtable willreturn
define internal fastcc i32 @pure_fn(i32* nocapture noundef readonly %0) unnamed_addr #12 !dbg !302 {
  call void @llvm.dbg.value(metadata i32* %0, metadata !307, metadata !DIExpression()), !dbg !308
  %2 = load i32, i32* %0, align 4, !dbg !309, !tbaa !141
  %3 = add nsw i32 %2, 1, !dbg !310
  ret i32 %3, !dbg !311
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @twice(i32 noundef %0) #8 !dbg !312 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !314, metadata !DIExpression()), !dbg !315
  %2 = shl nsw i32 %0, 1, !dbg !316
  ret i32 %2, !dbg !317
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @seven() #8 !dbg !318 {
  ret i32 7, !dbg !319
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #13

attributes #0 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { cold mustprogress nofree noinline norecurse nosync nounwind optsize readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { hot mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "min-legal-vector-width"="0" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree noinline norecurse nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree noinline norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #14 = { nounwind readnone willreturn }
attributes #15 = { nounwind }
attributes #16 = { cold }
attributes #17 = { hot }
attributes #18 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!129, !130, !131, !132, !133, !134}
!llvm.ident = !{!135}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "plain", scope: !2, file: !3, line: 17, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "linkage.c", directory: ".", checksumkind: CSK_MD5, checksum: "30277b7b78145f419e286cc19ea45e12")
!4 = !{!5, !6, !9, !10, !11}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !7, line: 90, baseType: !8)
!7 = !DIFile(filename: "usr/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!8 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!9 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!12 = !{!0, !13, !16, !18, !20, !22, !24, !26, !28, !30, !32, !34, !40, !43, !45, !47, !49, !55, !57, !59, !65, !72, !83, !102, !116, !127}
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
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression(DW_OP_constu, 72, DW_OP_stack_value))
!35 = distinct !DIGlobalVariable(name: "offset", scope: !2, file: !3, line: 53, type: !36, isLocal: true, isDefinition: true)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !38, line: 35, baseType: !39)
!38 = !DIFile(filename: "usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: ".", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!39 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "inner", scope: !2, file: !3, line: 54, type: !42, isLocal: true, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "tentative", scope: !2, file: !3, line: 18, type: !5, isLocal: false, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "tls_local", scope: !2, file: !3, line: 35, type: !5, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "log_len", scope: !2, file: !3, line: 61, type: !5, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "trace", scope: !2, file: !3, line: 62, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 256, elements: !53)
!52 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!53 = !{!54}
!54 = !DISubrange(count: 32)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "local", scope: !2, file: !3, line: 19, type: !5, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "tls_general", scope: !2, file: !3, line: 33, type: !5, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "odd", scope: !2, file: !3, line: 38, type: !61, isLocal: true, isDefinition: true)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 312, elements: !63)
!62 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !52)
!63 = !{!64}
!64 = !DISubrange(count: 39)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 39, type: !67, isLocal: true, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !68, size: 160, elements: !70)
!68 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !69)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !38, line: 74, baseType: !5)
!70 = !{!71}
!71 = !DISubrange(count: 5)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "utf16", scope: !2, file: !3, line: 40, type: !74, isLocal: true, isDefinition: true)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !75, size: 48, elements: !81)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !76)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !77, line: 25, baseType: !78)
!77 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: ".", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !79, line: 40, baseType: !80)
!79 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!80 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!81 = !{!82}
!82 = !DISubrange(count: 3)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "list", scope: !2, file: !3, line: 52, type: !85, isLocal: true, isDefinition: true)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !86, size: 768, elements: !81)
!86 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 42, size: 256, elements: !87)
!87 = !{!88, !90, !92, !96}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !86, file: !3, line: 43, baseType: !89, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !86, file: !3, line: 44, baseType: !91, size: 64, offset: 64)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "call", scope: !86, file: !3, line: 45, baseType: !93, size: 64, offset: 128)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!94 = !DISubroutineType(types: !95)
!95 = !{!5}
!96 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !86, file: !3, line: 49, baseType: !97, size: 64, offset: 192)
!97 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !86, file: !3, line: 46, size: 64, elements: !98)
!98 = !{!99, !100}
!99 = !DIDerivedType(tag: DW_TAG_member, name: "l", scope: !97, file: !3, line: 47, baseType: !39, size: 64)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !97, file: !3, line: 48, baseType: !101, size: 64)
!101 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(name: "sparse_init", scope: !2, file: !3, line: 59, type: !104, isLocal: true, isDefinition: true)
!104 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !105)
!105 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 55, size: 6656, elements: !106)
!106 = !{!107, !108, !112}
!107 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !105, file: !3, line: 56, baseType: !52, size: 8)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "values", scope: !105, file: !3, line: 57, baseType: !109, size: 192, offset: 32)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 192, elements: !110)
!110 = !{!111}
!111 = !DISubrange(count: 6)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "zeros", scope: !105, file: !3, line: 58, baseType: !113, size: 6400, offset: 256)
!113 = !DICompositeType(tag: DW_TAG_array_type, baseType: !101, size: 6400, elements: !114)
!114 = !{!115}
!115 = !DISubrange(count: 100)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(name: "arena", scope: !118, file: !3, line: 75, type: !124, isLocal: true, isDefinition: true)
!118 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 74, type: !119, scopeLine: 74, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !122)
!119 = !DISubroutineType(types: !120)
!120 = !{!121, !39}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!122 = !{!123}
!123 = !DILocalVariable(name: "n", arg: 1, scope: !118, file: !3, line: 74, type: !39)
!124 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 2048, elements: !125)
!125 = !{!126}
!126 = !DISubrange(count: 256)
!127 = !DIGlobalVariableExpression(var: !128, expr: !DIExpression())
!128 = distinct !DIGlobalVariable(name: "top", scope: !118, file: !3, line: 76, type: !39, isLocal: true, isDefinition: true)
!129 = !{i32 7, !"Dwarf Version", i32 5}
!130 = !{i32 2, !"Debug Info Version", i32 3}
!131 = !{i32 1, !"wchar_size", i32 4}
!132 = !{i32 7, !"PIC Level", i32 2}
!133 = !{i32 7, !"PIE Level", i32 2}
!134 = !{i32 7, !"uwtable", i32 1}
!135 = !{!"Debian clang version 14.0.6"}
!136 = distinct !DISubprogram(name: "early", scope: !3, file: !3, line: 64, type: !137, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !139)
!137 = !DISubroutineType(types: !138)
!138 = !{null}
!139 = !{}
!140 = !DILocation(line: 64, column: 74, scope: !136)
!141 = !{!142, !142, i64 0}
!142 = !{!"int", !143, i64 0}
!143 = !{!"omnipotent char", !144, i64 0}
!144 = !{!"Simple C/C++ TBAA"}
!145 = !DILocation(line: 64, column: 61, scope: !136)
!146 = !DILocation(line: 64, column: 78, scope: !136)
!147 = !{!143, !143, i64 0}
!148 = !DILocation(line: 64, column: 85, scope: !136)
!149 = distinct !DISubprogram(name: "late", scope: !3, file: !3, line: 65, type: !137, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !139)
!150 = !DILocation(line: 65, column: 68, scope: !149)
!151 = !DILocation(line: 65, column: 55, scope: !149)
!152 = !DILocation(line: 65, column: 72, scope: !149)
!153 = !DILocation(line: 65, column: 79, scope: !149)
!154 = distinct !DISubprogram(name: "end", scope: !3, file: !3, line: 66, type: !137, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !139)
!155 = !DILocation(line: 66, column: 79, scope: !154)
!156 = !DILocation(line: 66, column: 53, scope: !154)
!157 = !DILocation(line: 66, column: 89, scope: !154)
!158 = distinct !DISubprogram(name: "weak_fn", scope: !3, file: !3, line: 68, type: !159, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !161)
!159 = !DISubroutineType(types: !160)
!160 = !{!5, !5}
!161 = !{!162}
!162 = !DILocalVariable(name: "x", arg: 1, scope: !158, file: !3, line: 68, type: !5)
!163 = !DILocation(line: 0, scope: !158)
!164 = !DILocation(line: 68, column: 53, scope: !158)
!165 = !DILocation(line: 68, column: 44, scope: !158)
!166 = distinct !DISubprogram(name: "hidden_fn", scope: !3, file: !3, line: 70, type: !159, scopeLine: 70, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !167)
!167 = !{!168}
!168 = !DILocalVariable(name: "x", arg: 1, scope: !166, file: !3, line: 70, type: !5)
!169 = !DILocation(line: 0, scope: !166)
!170 = !DILocation(line: 70, column: 87, scope: !166)
!171 = !DILocation(line: 70, column: 78, scope: !166)
!172 = distinct !DISubprogram(name: "placed_fn", scope: !3, file: !3, line: 71, type: !159, scopeLine: 71, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !173)
!173 = !{!174}
!174 = !DILocalVariable(name: "x", arg: 1, scope: !172, file: !3, line: 71, type: !5)
!175 = !DILocation(line: 0, scope: !172)
!176 = !DILocation(line: 71, column: 103, scope: !172)
!177 = !DILocation(line: 71, column: 94, scope: !172)
!178 = distinct !DISubprogram(name: "small", scope: !3, file: !3, line: 81, type: !159, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !179)
!179 = !{!180}
!180 = !DILocalVariable(name: "x", arg: 1, scope: !178, file: !3, line: 81, type: !5)
!181 = !DILocation(line: 0, scope: !178)
!182 = !DILocalVariable(name: "x", arg: 1, scope: !183, file: !3, line: 80, type: !5)
!183 = distinct !DISubprogram(name: "forced", scope: !3, file: !3, line: 80, type: !159, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !184)
!184 = !{!182}
!185 = !DILocation(line: 0, scope: !183, inlinedAt: !186)
!186 = distinct !DILocation(line: 81, column: 61, scope: !178)
!187 = !DILocation(line: 80, column: 75, scope: !183, inlinedAt: !186)
!188 = !DILocation(line: 81, column: 73, scope: !178)
!189 = !DILocation(line: 81, column: 71, scope: !178)
!190 = !DILocation(line: 81, column: 54, scope: !178)
!191 = distinct !DISubprogram(name: "const_fn", scope: !3, file: !3, line: 73, type: !159, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !192)
!192 = !{!193}
!193 = !DILocalVariable(name: "x", arg: 1, scope: !191, file: !3, line: 73, type: !5)
!194 = !DILocation(line: 0, scope: !191)
!195 = !DILocation(line: 73, column: 72, scope: !191)
!196 = !DILocation(line: 73, column: 63, scope: !191)
!197 = distinct !DISubprogram(name: "unused_but_kept", scope: !3, file: !3, line: 82, type: !137, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !139)
!198 = !DILocation(line: 82, column: 102, scope: !197)
!199 = distinct !DISubprogram(name: "maybe_elsewhere", scope: !3, file: !3, line: 83, type: !159, scopeLine: 83, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !200)
!200 = !{!201}
!201 = !DILocalVariable(name: "x", arg: 1, scope: !199, file: !3, line: 83, type: !5)
!202 = !DILocation(line: 0, scope: !199)
!203 = !DILocation(line: 83, column: 46, scope: !199)
!204 = !DILocation(line: 83, column: 37, scope: !199)
!205 = distinct !DISubprogram(name: "gnu", scope: !3, file: !3, line: 86, type: !159, scopeLine: 86, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !206)
!206 = !{!207}
!207 = !DILocalVariable(name: "x", arg: 1, scope: !205, file: !3, line: 86, type: !5)
!208 = !DILocation(line: 0, scope: !205)
!209 = !DILocation(line: 86, column: 27, scope: !205)
!210 = !DILocation(line: 86, column: 18, scope: !205)
!211 = distinct !DISubprogram(name: "resolve", scope: !3, file: !3, line: 89, type: !212, scopeLine: 89, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !139)
!212 = !DISubroutineType(types: !213)
!213 = !{!214}
!214 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !159, size: 64)
!215 = !DILocation(line: 89, column: 36, scope: !211)
!216 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 92, type: !94, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !217)
!217 = !{!218, !219, !221, !222, !224, !227, !230, !232}
!218 = !DILocalVariable(name: "n", scope: !216, file: !3, line: 94, type: !5)
!219 = !DILocalVariable(name: "p", scope: !220, file: !3, line: 95, type: !11)
!220 = distinct !DILexicalBlock(scope: !216, file: !3, line: 95, column: 3)
!221 = !DILocalVariable(name: "h", scope: !216, file: !3, line: 101, type: !10)
!222 = !DILocalVariable(name: "i", scope: !223, file: !3, line: 102, type: !10)
!223 = distinct !DILexicalBlock(scope: !216, file: !3, line: 102, column: 3)
!224 = !DILocalVariable(name: "w", scope: !225, file: !3, line: 104, type: !226)
!225 = distinct !DILexicalBlock(scope: !216, file: !3, line: 104, column: 3)
!226 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!227 = !DILocalVariable(name: "w", scope: !228, file: !3, line: 106, type: !229)
!228 = distinct !DILexicalBlock(scope: !216, file: !3, line: 106, column: 3)
!229 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!230 = !DILocalVariable(name: "l", scope: !231, file: !3, line: 109, type: !89)
!231 = distinct !DILexicalBlock(scope: !216, file: !3, line: 109, column: 3)
!232 = !DILocalVariable(name: "box", scope: !216, file: !3, line: 112, type: !11)
!233 = !DILocation(line: 93, column: 36, scope: !216)
!234 = !DILocation(line: 93, column: 43, scope: !216)
!235 = !DILocation(line: 93, column: 71, scope: !216)
!236 = !DILocation(line: 93, column: 81, scope: !216)
!237 = !DILocation(line: 93, column: 93, scope: !216)
!238 = !DILocation(line: 93, column: 3, scope: !216)
!239 = !DILocation(line: 0, scope: !216)
!240 = !DILocation(line: 0, scope: !220)
!241 = !DILocation(line: 95, column: 3, scope: !220)
!242 = !DILocation(line: 97, column: 115, scope: !216)
!243 = !DILocation(line: 97, column: 127, scope: !216)
!244 = !DILocation(line: 97, column: 138, scope: !216)
!245 = !DILocation(line: 98, column: 25, scope: !216)
!246 = !DILocation(line: 97, column: 3, scope: !216)
!247 = !DILocation(line: 99, column: 27, scope: !216)
!248 = !DILocation(line: 99, column: 15, scope: !216)
!249 = !DILocation(line: 99, column: 42, scope: !216)
!250 = !DILocation(line: 99, column: 58, scope: !216)
!251 = !DILocation(line: 100, column: 3, scope: !216)
!252 = !DILocation(line: 0, scope: !223)
!253 = !DILocation(line: 108, column: 3, scope: !216)
!254 = !DILocation(line: 0, scope: !231)
!255 = !DILocation(line: 109, column: 3, scope: !231)
!256 = !DILocation(line: 96, column: 10, scope: !257)
!257 = distinct !DILexicalBlock(scope: !220, file: !3, line: 95, column: 3)
!258 = !DILocation(line: 96, column: 7, scope: !257)
!259 = !DILocation(line: 95, column: 55, scope: !257)
!260 = !DILocation(line: 95, column: 36, scope: !257)
!261 = distinct !{!261, !241, !262, !263, !264}
!262 = !DILocation(line: 96, column: 11, scope: !220)
!263 = !{!"llvm.loop.mustprogress"}
!264 = !{!"llvm.loop.unroll.disable"}
!265 = !DILocation(line: 111, column: 72, scope: !216)
!266 = !DILocation(line: 111, column: 3, scope: !216)
!267 = !DILocation(line: 112, column: 14, scope: !216)
!268 = !DILocation(line: 113, column: 8, scope: !216)
!269 = !DILocation(line: 114, column: 64, scope: !216)
!270 = !DILocation(line: 114, column: 76, scope: !216)
!271 = !DILocation(line: 114, column: 89, scope: !216)
!272 = !DILocation(line: 114, column: 103, scope: !216)
!273 = !DILocation(line: 114, column: 117, scope: !216)
!274 = !DILocation(line: 114, column: 131, scope: !216)
!275 = !DILocation(line: 0, scope: !178, inlinedAt: !276)
!276 = distinct !DILocation(line: 114, column: 144, scope: !216)
!277 = !DILocation(line: 81, column: 73, scope: !178, inlinedAt: !276)
!278 = !DILocation(line: 81, column: 71, scope: !178, inlinedAt: !276)
!279 = !DILocation(line: 115, column: 38, scope: !216)
!280 = !DILocation(line: 114, column: 3, scope: !216)
!281 = !DILocation(line: 116, column: 3, scope: !216)
!282 = !DILocation(line: 110, column: 25, scope: !283)
!283 = distinct !DILexicalBlock(scope: !231, file: !3, line: 109, column: 3)
!284 = !{!285, !286, i64 8}
!285 = !{!"node", !286, i64 0, !286, i64 8, !286, i64 16, !143, i64 24}
!286 = !{!"any pointer", !143, i64 0}
!287 = !DILocation(line: 110, column: 34, scope: !283)
!288 = !{!285, !286, i64 16}
!289 = !DILocation(line: 110, column: 31, scope: !283)
!290 = !DILocation(line: 110, column: 41, scope: !283)
!291 = !DILocation(line: 110, column: 5, scope: !283)
!292 = !DILocation(line: 109, column: 41, scope: !283)
!293 = !{!285, !286, i64 0}
!294 = distinct !{!294, !255, !295, !263, !264}
!295 = !DILocation(line: 110, column: 54, scope: !231)
!296 = !DILocation(line: 0, scope: !118)
!297 = !DILocation(line: 77, column: 7, scope: !118)
!298 = !{!299, !299, i64 0}
!299 = !{!"long", !143, i64 0}
!300 = !DILocation(line: 78, column: 16, scope: !118)
!301 = !DILocation(line: 78, column: 3, scope: !118)
!302 = distinct !DISubprogram(name: "pure_fn", scope: !3, file: !3, line: 72, type: !303, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !306)
!303 = !DISubroutineType(types: !304)
!304 = !{!5, !305}
!305 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!306 = !{!307}
!307 = !DILocalVariable(name: "p", arg: 1, scope: !302, file: !3, line: 72, type: !305)
!308 = !DILocation(line: 0, scope: !302)
!309 = !DILocation(line: 72, column: 75, scope: !302)
!310 = !DILocation(line: 72, column: 78, scope: !302)
!311 = !DILocation(line: 72, column: 68, scope: !302)
!312 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 88, type: !159, scopeLine: 88, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !313)
!313 = !{!314}
!314 = !DILocalVariable(name: "x", arg: 1, scope: !312, file: !3, line: 88, type: !5)
!315 = !DILocation(line: 0, scope: !312)
!316 = !DILocation(line: 88, column: 36, scope: !312)
!317 = !DILocation(line: 88, column: 27, scope: !312)
!318 = distinct !DISubprogram(name: "seven", scope: !3, file: !3, line: 51, type: !94, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !139)
!319 = !DILocation(line: 51, column: 26, scope: !318)

; ModuleID = 'hashtable.c'
source_filename = "hashtable.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Entry = type { ptr, i32, i32 }

$asan.module_ctor = comdat any

$asan.module_dtor = comdat any

$main.syllables.21576b91ab9b15712202e1b4a494877f = comdat any

$.str.21576b91ab9b15712202e1b4a494877f = comdat any

$.str.1.21576b91ab9b15712202e1b4a494877f = comdat any

$.str.2.21576b91ab9b15712202e1b4a494877f = comdat any

$.str.3.21576b91ab9b15712202e1b4a494877f = comdat any

$.str.4.21576b91ab9b15712202e1b4a494877f = comdat any

$.str.5.21576b91ab9b15712202e1b4a494877f = comdat any

$.str.6.21576b91ab9b15712202e1b4a494877f = comdat any

$.str.7.21576b91ab9b15712202e1b4a494877f = comdat any

$state.21576b91ab9b15712202e1b4a494877f = comdat any

@main.syllables = internal constant { [6 x ptr], [48 x i8] } { [6 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5], [48 x i8] zeroinitializer }, comdat($main.syllables.21576b91ab9b15712202e1b4a494877f), align 32
@.str = internal constant { [3 x i8], [29 x i8] } { [3 x i8] c"ka\00", [29 x i8] zeroinitializer }, comdat($.str.21576b91ab9b15712202e1b4a494877f), align 32
@.str.1 = internal constant { [3 x i8], [29 x i8] } { [3 x i8] c"lo\00", [29 x i8] zeroinitializer }, comdat($.str.1.21576b91ab9b15712202e1b4a494877f), align 32
@.str.2 = internal constant { [3 x i8], [29 x i8] } { [3 x i8] c"mi\00", [29 x i8] zeroinitializer }, comdat($.str.2.21576b91ab9b15712202e1b4a494877f), align 32
@.str.3 = internal constant { [3 x i8], [29 x i8] } { [3 x i8] c"ne\00", [29 x i8] zeroinitializer }, comdat($.str.3.21576b91ab9b15712202e1b4a494877f), align 32
@.str.4 = internal constant { [3 x i8], [29 x i8] } { [3 x i8] c"ru\00", [29 x i8] zeroinitializer }, comdat($.str.4.21576b91ab9b15712202e1b4a494877f), align 32
@.str.5 = internal constant { [3 x i8], [29 x i8] } { [3 x i8] c"to\00", [29 x i8] zeroinitializer }, comdat($.str.5.21576b91ab9b15712202e1b4a494877f), align 32
@.str.6 = internal constant { [46 x i8], [50 x i8] } { [46 x i8] c"%zu words, capacity %zu, %lu probes, most %d\0A\00", [50 x i8] zeroinitializer }, comdat($.str.6.21576b91ab9b15712202e1b4a494877f), align 32
@.str.7 = internal constant { [13 x i8], [19 x i8] } { [13 x i8] c"%6d %08x %s\0A\00", [19 x i8] zeroinitializer }, comdat($.str.7.21576b91ab9b15712202e1b4a494877f), align 32
@state = internal global { i64, [24 x i8] } { i64 88172645463325252, [24 x i8] zeroinitializer }, comdat($state.21576b91ab9b15712202e1b4a494877f), align 32
@__asan_option_detect_stack_use_after_return = external global i32
@___asan_gen_stack = private unnamed_addr constant [15 x i8] c"1 32 16 4 word\00", align 1
@___asan_gen_global = private unnamed_addr constant [15 x i8] c"main.syllables\00", align 1
@___asan_gen_module = private constant [12 x i8] c"hashtable.c\00", align 1
@___asan_gen_global.8 = private unnamed_addr constant [5 x i8] c".str\00", align 1
@___asan_gen_global.9 = private unnamed_addr constant [7 x i8] c".str.1\00", align 1
@___asan_gen_global.10 = private unnamed_addr constant [7 x i8] c".str.2\00", align 1
@___asan_gen_global.11 = private unnamed_addr constant [7 x i8] c".str.3\00", align 1
@___asan_gen_global.12 = private unnamed_addr constant [7 x i8] c".str.4\00", align 1
@___asan_gen_global.13 = private unnamed_addr constant [7 x i8] c".str.5\00", align 1
@___asan_gen_global.14 = private unnamed_addr constant [7 x i8] c".str.6\00", align 1
@___asan_gen_global.15 = private unnamed_addr constant [7 x i8] c".str.7\00", align 1
@___asan_gen_global.16 = private unnamed_addr constant [6 x i8] c"state\00", align 1
@__asan_global_main.syllables = private global { i64, i64, i64, i64, i64, i64, i64, i64 } { i64 ptrtoint (ptr @0 to i64), i64 48, i64 96, i64 ptrtoint (ptr @___asan_gen_global to i64), i64 ptrtoint (ptr @___asan_gen_module to i64), i64 0, i64 0, i64 -1 }, section "asan_globals", comdat($main.syllables.21576b91ab9b15712202e1b4a494877f), !associated !0
@__asan_global_.str = private global { i64, i64, i64, i64, i64, i64, i64, i64 } { i64 ptrtoint (ptr @1 to i64), i64 3, i64 32, i64 ptrtoint (ptr @___asan_gen_global.8 to i64), i64 ptrtoint (ptr @___asan_gen_module to i64), i64 0, i64 0, i64 -1 }, section "asan_globals", comdat($.str.21576b91ab9b15712202e1b4a494877f), !associated !1
@__asan_global_.str.1 = private global { i64, i64, i64, i64, i64, i64, i64, i64 } { i64 ptrtoint (ptr @2 to i64), i64 3, i64 32, i64 ptrtoint (ptr @___asan_gen_global.9 to i64), i64 ptrtoint (ptr @___asan_gen_module to i64), i64 0, i64 0, i64 -1 }, section "asan_globals", comdat($.str.1.21576b91ab9b15712202e1b4a494877f), !associated !2
@__asan_global_.str.2 = private global { i64, i64, i64, i64, i64, i64, i64, i64 } { i64 ptrtoint (ptr @3 to i64), i64 3, i64 32, i64 ptrtoint (ptr @___asan_gen_global.10 to i64), i64 ptrtoint (ptr @___asan_gen_module to i64), i64 0, i64 0, i64 -1 }, section "asan_globals", comdat($.str.2.21576b91ab9b15712202e1b4a494877f), !associated !3
@__asan_global_.str.3 = private global { i64, i64, i64, i64, i64, i64, i64, i64 } { i64 ptrtoint (ptr @4 to i64), i64 3, i64 32, i64 ptrtoint (ptr @___asan_gen_global.11 to i64), i64 ptrtoint (ptr @___asan_gen_module to i64), i64 0, i64 0, i64 -1 }, section "asan_globals", comdat($.str.3.21576b91ab9b15712202e1b4a494877f), !associated !4
@__asan_global_.str.4 = private global { i64, i64, i64, i64, i64, i64, i64, i64 } { i64 ptrtoint (ptr @5 to i64), i64 3, i64 32, i64 ptrtoint (ptr @___asan_gen_global.12 to i64), i64 ptrtoint (ptr @___asan_gen_module to i64), i64 0, i64 0, i64 -1 }, section "asan_globals", comdat($.str.4.21576b91ab9b15712202e1b4a494877f), !associated !5
@__asan_global_.str.5 = private global { i64, i64, i64, i64, i64, i64, i64, i64 } { i64 ptrtoint (ptr @6 to i64), i64 3, i64 32, i64 ptrtoint (ptr @___asan_gen_global.13 to i64), i64 ptrtoint (ptr @___asan_gen_module to i64), i64 0, i64 0, i64 -1 }, section "asan_globals", comdat($.str.5.21576b91ab9b15712202e1b4a494877f), !associated !6
@__asan_global_.str.6 = private global { i64, i64, i64, i64, i64, i64, i64, i64 } { i64 ptrtoint (ptr @7 to i64), i64 46, i64 96, i64 ptrtoint (ptr @___asan_gen_global.14 to i64), i64 ptrtoint (ptr @___asan_gen_module to i64), i64 0, i64 0, i64 -1 }, section "asan_globals", comdat($.str.6.21576b91ab9b15712202e1b4a494877f), !associated !7
@__asan_global_.str.7 = private global { i64, i64, i64, i64, i64, i64, i64, i64 } { i64 ptrtoint (ptr @8 to i64), i64 13, i64 32, i64 ptrtoint (ptr @___asan_gen_global.15 to i64), i64 ptrtoint (ptr @___asan_gen_module to i64), i64 0, i64 0, i64 -1 }, section "asan_globals", comdat($.str.7.21576b91ab9b15712202e1b4a494877f), !associated !8
@__asan_global_state = private global { i64, i64, i64, i64, i64, i64, i64, i64 } { i64 ptrtoint (ptr @9 to i64), i64 8, i64 32, i64 ptrtoint (ptr @___asan_gen_global.16 to i64), i64 ptrtoint (ptr @___asan_gen_module to i64), i64 0, i64 0, i64 -1 }, section "asan_globals", comdat($state.21576b91ab9b15712202e1b4a494877f), !associated !9
@llvm.compiler.used = appending global [20 x ptr] [ptr @main.syllables, ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @state, ptr @__asan_global_main.syllables, ptr @__asan_global_.str, ptr @__asan_global_.str.1, ptr @__asan_global_.str.2, ptr @__asan_global_.str.3, ptr @__asan_global_.str.4, ptr @__asan_global_.str.5, ptr @__asan_global_.str.6, ptr @__asan_global_.str.7, ptr @__asan_global_state], section "llvm.metadata"
@___asan_globals_registered = common hidden global i64 0
@__start_asan_globals = extern_weak hidden global i64
@__stop_asan_globals = extern_weak hidden global i64
@llvm.used = appending global [2 x ptr] [ptr @asan.module_ctor, ptr @asan.module_dtor], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @asan.module_ctor, ptr @asan.module_ctor }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @asan.module_dtor, ptr @asan.module_dtor }]

@0 = private alias { [6 x ptr], [48 x i8] }, ptr @main.syllables
@1 = private alias { [3 x i8], [29 x i8] }, ptr @.str
@2 = private alias { [3 x i8], [29 x i8] }, ptr @.str.1
@3 = private alias { [3 x i8], [29 x i8] }, ptr @.str.2
@4 = private alias { [3 x i8], [29 x i8] }, ptr @.str.3
@5 = private alias { [3 x i8], [29 x i8] }, ptr @.str.4
@6 = private alias { [3 x i8], [29 x i8] }, ptr @.str.5
@7 = private alias { [46 x i8], [50 x i8] }, ptr @.str.6
@8 = private alias { [13 x i8], [19 x i8] }, ptr @.str.7
@9 = private alias { i64, [24 x i8] }, ptr @state

; Function Attrs: nounwind sanitize_address uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %asan_local_stack_base = alloca i64, align 8
  %0 = load i32, ptr @__asan_option_detect_stack_use_after_return, align 4
  %1 = icmp ne i32 %0, 0
  br i1 %1, label %2, label %4

2:                                                ; preds = %entry
  %3 = call i64 @__asan_stack_malloc_0(i64 64)
  br label %4

4:                                                ; preds = %entry, %2
  %5 = phi i64 [ 0, %entry ], [ %3, %2 ]
  %6 = inttoptr i64 %5 to ptr
  %7 = icmp eq i64 %5, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  %MyAlloca = alloca i8, i64 64, align 32
  br label %9

9:                                                ; preds = %4, %8
  %10 = phi ptr [ %6, %4 ], [ %MyAlloca, %8 ]
  store ptr %10, ptr %asan_local_stack_base, align 8
  %11 = getelementptr i8, ptr %10, i64 32
  store i64 1102416563, ptr %10, align 8
  %12 = getelementptr i8, ptr %10, i64 8
  store i64 ptrtoint (ptr @___asan_gen_stack to i64), ptr %12, align 8
  %13 = getelementptr i8, ptr %10, i64 16
  store i64 ptrtoint (ptr @main to i64), ptr %13, align 8
  %14 = ptrtoint ptr %10 to i64
  %15 = lshr i64 %14, 3
  %16 = add i64 %15, 2147450880
  %17 = add i64 %16, 0
  %18 = inttoptr i64 %17 to ptr
  store i64 -868076555057630735, ptr %18, align 1
  %call = tail call noalias dereferenceable_or_null(128) ptr @calloc(i64 noundef 8, i64 noundef 16) #11
  %19 = add i64 %16, 4
  %20 = inttoptr i64 %19 to ptr
  store i16 0, ptr %20, align 1
  %state.promoted113 = load i64, ptr @state, align 8, !tbaa !20
  br label %for.body

for.cond19.preheader:                             ; preds = %172
  store i64 %xor3.i91, ptr @state, align 8, !tbaa !20
  %cmp21122.not = icmp eq i64 %t.sroa.12.1, 0
  br i1 %cmp21122.not, label %for.cond.cleanup23, label %for.body24

for.body:                                         ; preds = %9, %172
  %i.0121 = phi i32 [ 0, %9 ], [ %inc, %172 ]
  %most.0120 = phi i32 [ 0, %9 ], [ %call12.most.0, %172 ]
  %t.sroa.0.0119 = phi ptr [ %call, %9 ], [ %t.sroa.0.1, %172 ]
  %t.sroa.12.0118 = phi i64 [ 8, %9 ], [ %t.sroa.12.1, %172 ]
  %t.sroa.19.0117 = phi i64 [ 0, %9 ], [ %t.sroa.19.2, %172 ]
  %t.sroa.24.0116 = phi i64 [ 0, %9 ], [ %t.sroa.24.2, %172 ]
  %xor3.i91110.lcssa114115 = phi i64 [ %state.promoted113, %9 ], [ %xor3.i91, %172 ]
  store i8 0, ptr %11, align 16, !tbaa !22
  %shl.i = shl i64 %xor3.i91110.lcssa114115, 13
  %xor.i = xor i64 %shl.i, %xor3.i91110.lcssa114115
  %shr.i = lshr i64 %xor.i, 7
  %xor1.i = xor i64 %shr.i, %xor.i
  %shl2.i = shl i64 %xor1.i, 17
  %xor3.i = xor i64 %shl2.i, %xor1.i
  %21 = trunc i64 %xor1.i to i32
  %conv = and i32 %21, 3
  %add = add nuw nsw i32 %conv, 1
  br label %for.body6

for.cond.cleanup5:                                ; preds = %181
  %mul.i = shl i64 %t.sroa.19.0117, 2
  %mul1.i = mul i64 %t.sroa.12.0118, 3
  %cmp.not.i = icmp ult i64 %mul.i, %mul1.i
  br i1 %cmp.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %for.cond.cleanup5
  %mul.i.i = shl i64 %t.sroa.12.0118, 1
  %call.i.i = call noalias ptr @calloc(i64 noundef %mul.i.i, i64 noundef 16) #11
  %tobool.not.i.i = icmp eq ptr %call.i.i, null
  br i1 %tobool.not.i.i, label %if.then.i.i, label %for.cond.preheader.i.i

for.cond.preheader.i.i:                           ; preds = %if.then.i
  %cmp37.not.i.i = icmp eq i64 %t.sroa.12.0118, 0
  br i1 %cmp37.not.i.i, label %grow.exit.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:                               ; preds = %for.cond.preheader.i.i
  %sub.i.i.i = add i64 %mul.i.i, 4294967295
  %sub11.i.i.i = add i64 %mul.i.i, -1
  br label %for.body.i.i

if.then.i.i:                                      ; preds = %if.then.i
  store i64 %xor3.i91, ptr @state, align 8, !tbaa !20
  call void @__asan_handle_no_return()
  call void @abort() #12
  unreachable

for.body.i.i:                                     ; preds = %for.inc.i.i, %for.body.lr.ph.i.i
  %i.039.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %inc.i.i, %for.inc.i.i ]
  %bigger.sroa.9.038.i.i = phi i64 [ %t.sroa.24.0116, %for.body.lr.ph.i.i ], [ %bigger.sroa.9.1.i.i, %for.inc.i.i ]
  %arrayidx.i.i = getelementptr inbounds nuw %struct.Entry, ptr %t.sroa.0.0119, i64 %i.039.i.i
  %22 = ptrtoint ptr %arrayidx.i.i to i64
  %23 = lshr i64 %22, 3
  %24 = add i64 %23, 2147450880
  %25 = inttoptr i64 %24 to ptr
  %26 = load i8, ptr %25, align 1
  %27 = icmp ne i8 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %for.body.i.i
  call void @__asan_report_load8(i64 %22) #13
  unreachable

29:                                               ; preds = %for.body.i.i
  %30 = load ptr, ptr %arrayidx.i.i, align 8, !tbaa !23
  %tobool9.not.i.i = icmp eq ptr %30, null
  br i1 %tobool9.not.i.i, label %for.inc.i.i, label %if.then10.i.i

if.then10.i.i:                                    ; preds = %29
  %hash.i.i = getelementptr inbounds nuw i8, ptr %arrayidx.i.i, i64 8
  %31 = ptrtoint ptr %hash.i.i to i64
  %32 = lshr i64 %31, 3
  %33 = add i64 %32, 2147450880
  %34 = inttoptr i64 %33 to ptr
  %35 = load i8, ptr %34, align 1
  %36 = icmp ne i8 %35, 0
  br i1 %36, label %37, label %43, !prof !27

37:                                               ; preds = %if.then10.i.i
  %38 = and i64 %31, 7
  %39 = add i64 %38, 3
  %40 = trunc i64 %39 to i8
  %41 = icmp sge i8 %40, %35
  br i1 %41, label %42, label %43

42:                                               ; preds = %37
  call void @__asan_report_load4(i64 %31) #13
  unreachable

43:                                               ; preds = %37, %if.then10.i.i
  %44 = load i32, ptr %hash.i.i, align 8, !tbaa !28
  %conv.i.i.i = zext i32 %44 to i64
  %and.i.i.i = and i64 %sub.i.i.i, %conv.i.i.i
  %arrayidx26.i.i.i = getelementptr inbounds nuw %struct.Entry, ptr %call.i.i, i64 %and.i.i.i
  %45 = ptrtoint ptr %arrayidx26.i.i.i to i64
  %46 = lshr i64 %45, 3
  %47 = add i64 %46, 2147450880
  %48 = inttoptr i64 %47 to ptr
  %49 = load i8, ptr %48, align 1
  %50 = icmp ne i8 %49, 0
  br i1 %50, label %51, label %52

51:                                               ; preds = %43
  call void @__asan_report_load8(i64 %45) #13
  unreachable

52:                                               ; preds = %43
  %53 = load ptr, ptr %arrayidx26.i.i.i, align 8, !tbaa !23
  %tobool.not27.i.i.i = icmp eq ptr %53, null
  br i1 %tobool.not27.i.i.i, label %find.exit.i.i, label %while.body.i.i.i

while.body.i.i.i:                                 ; preds = %52, %77
  %54 = phi i64 [ %inc.i.i.i, %77 ], [ %bigger.sroa.9.038.i.i, %52 ]
  %55 = phi ptr [ %78, %77 ], [ %53, %52 ]
  %arrayidx29.i.i.i = phi ptr [ %arrayidx.i.i.i, %77 ], [ %arrayidx26.i.i.i, %52 ]
  %i.028.i.i.i = phi i64 [ %and12.i.i.i, %77 ], [ %and.i.i.i, %52 ]
  %inc.i.i.i = add i64 %54, 1
  %hash.i.i.i = getelementptr inbounds nuw i8, ptr %arrayidx29.i.i.i, i64 8
  %56 = ptrtoint ptr %hash.i.i.i to i64
  %57 = lshr i64 %56, 3
  %58 = add i64 %57, 2147450880
  %59 = inttoptr i64 %58 to ptr
  %60 = load i8, ptr %59, align 1
  %61 = icmp ne i8 %60, 0
  br i1 %61, label %62, label %68, !prof !27

62:                                               ; preds = %while.body.i.i.i
  %63 = and i64 %56, 7
  %64 = add i64 %63, 3
  %65 = trunc i64 %64 to i8
  %66 = icmp sge i8 %65, %60
  br i1 %66, label %67, label %68

67:                                               ; preds = %62
  call void @__asan_report_load4(i64 %56) #13
  unreachable

68:                                               ; preds = %62, %while.body.i.i.i
  %69 = load i32, ptr %hash.i.i.i, align 8, !tbaa !28
  %cmp.i.i.i = icmp eq i32 %69, %44
  br i1 %cmp.i.i.i, label %land.lhs.true.i.i.i, label %if.end.i.i.i

land.lhs.true.i.i.i:                              ; preds = %68
  %call.i.i.i = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %55, ptr noundef nonnull readonly dereferenceable(1) %30) #14
  %cmp8.i.i.i = icmp eq i32 %call.i.i.i, 0
  br i1 %cmp8.i.i.i, label %find.exit.i.i, label %if.end.i.i.i

if.end.i.i.i:                                     ; preds = %land.lhs.true.i.i.i, %68
  %add.i.i.i = add i64 %i.028.i.i.i, 1
  %and12.i.i.i = and i64 %add.i.i.i, %sub11.i.i.i
  %arrayidx.i.i.i = getelementptr inbounds nuw %struct.Entry, ptr %call.i.i, i64 %and12.i.i.i
  %70 = ptrtoint ptr %arrayidx.i.i.i to i64
  %71 = lshr i64 %70, 3
  %72 = add i64 %71, 2147450880
  %73 = inttoptr i64 %72 to ptr
  %74 = load i8, ptr %73, align 1
  %75 = icmp ne i8 %74, 0
  br i1 %75, label %76, label %77

76:                                               ; preds = %if.end.i.i.i
  call void @__asan_report_load8(i64 %70) #13
  unreachable

77:                                               ; preds = %if.end.i.i.i
  %78 = load ptr, ptr %arrayidx.i.i.i, align 8, !tbaa !23
  %tobool.not.i.i.i = icmp eq ptr %78, null
  br i1 %tobool.not.i.i.i, label %find.exit.i.i, label %while.body.i.i.i, !llvm.loop !29

find.exit.i.i:                                    ; preds = %77, %land.lhs.true.i.i.i, %52
  %bigger.sroa.9.2.i.i = phi i64 [ %bigger.sroa.9.038.i.i, %52 ], [ %inc.i.i.i, %land.lhs.true.i.i.i ], [ %inc.i.i.i, %77 ]
  %arrayidx.lcssa.i.i.i = phi ptr [ %arrayidx26.i.i.i, %52 ], [ %arrayidx.i.i.i, %77 ], [ %arrayidx29.i.i.i, %land.lhs.true.i.i.i ]
  %79 = call ptr @__asan_memcpy(ptr %arrayidx.lcssa.i.i.i, ptr %arrayidx.i.i, i64 16)
  br label %for.inc.i.i

for.inc.i.i:                                      ; preds = %find.exit.i.i, %29
  %bigger.sroa.9.1.i.i = phi i64 [ %bigger.sroa.9.038.i.i, %29 ], [ %bigger.sroa.9.2.i.i, %find.exit.i.i ]
  %inc.i.i = add nuw i64 %i.039.i.i, 1
  %exitcond.not = icmp eq i64 %inc.i.i, %t.sroa.12.0118
  br i1 %exitcond.not, label %grow.exit.i, label %for.body.i.i, !llvm.loop !32

grow.exit.i:                                      ; preds = %for.inc.i.i, %for.cond.preheader.i.i
  %bigger.sroa.9.0.lcssa.i.i = phi i64 [ %t.sroa.24.0116, %for.cond.preheader.i.i ], [ %bigger.sroa.9.1.i.i, %for.inc.i.i ]
  call void @free(ptr noundef %t.sroa.0.0119) #15
  br label %if.end.i

if.end.i:                                         ; preds = %grow.exit.i, %for.cond.cleanup5
  %t.sroa.24.1 = phi i64 [ %t.sroa.24.0116, %for.cond.cleanup5 ], [ %bigger.sroa.9.0.lcssa.i.i, %grow.exit.i ]
  %t.sroa.12.1 = phi i64 [ %t.sroa.12.0118, %for.cond.cleanup5 ], [ %mul.i.i, %grow.exit.i ]
  %t.sroa.0.1 = phi ptr [ %t.sroa.0.0119, %for.cond.cleanup5 ], [ %call.i.i, %grow.exit.i ]
  %80 = load i8, ptr %11, align 16, !tbaa !22
  %tobool.not4.i.i = icmp eq i8 %80, 0
  br i1 %tobool.not4.i.i, label %fnv.exit.i, label %for.body.i23.i

for.body.i23.i:                                   ; preds = %if.end.i, %93
  %81 = phi i8 [ %94, %93 ], [ %80, %if.end.i ]
  %h.06.i.i = phi i32 [ %mul.i24.i, %93 ], [ -2128831035, %if.end.i ]
  %s.addr.05.i.i = phi ptr [ %incdec.ptr.i.i, %93 ], [ %11, %if.end.i ]
  %conv.i.i = zext i8 %81 to i32
  %xor.i.i = xor i32 %h.06.i.i, %conv.i.i
  %mul.i24.i = mul i32 %xor.i.i, 16777619
  %incdec.ptr.i.i = getelementptr inbounds nuw i8, ptr %s.addr.05.i.i, i64 1
  %82 = ptrtoint ptr %incdec.ptr.i.i to i64
  %83 = lshr i64 %82, 3
  %84 = add i64 %83, 2147450880
  %85 = inttoptr i64 %84 to ptr
  %86 = load i8, ptr %85, align 1
  %87 = icmp ne i8 %86, 0
  br i1 %87, label %88, label %93, !prof !27

88:                                               ; preds = %for.body.i23.i
  %89 = and i64 %82, 7
  %90 = trunc i64 %89 to i8
  %91 = icmp sge i8 %90, %86
  br i1 %91, label %92, label %93

92:                                               ; preds = %88
  call void @__asan_report_load1(i64 %82) #13
  unreachable

93:                                               ; preds = %88, %for.body.i23.i
  %94 = load i8, ptr %incdec.ptr.i.i, align 1, !tbaa !22
  %tobool.not.i25.i = icmp eq i8 %94, 0
  br i1 %tobool.not.i25.i, label %fnv.exit.i, label %for.body.i23.i, !llvm.loop !33

fnv.exit.i:                                       ; preds = %93, %if.end.i
  %h.0.lcssa.i.i = phi i32 [ -2128831035, %if.end.i ], [ %mul.i24.i, %93 ]
  %conv.i26.i = zext i32 %h.0.lcssa.i.i to i64
  %sub.i.i = add i64 %t.sroa.12.1, 4294967295
  %and.i.i = and i64 %sub.i.i, %conv.i26.i
  %arrayidx26.i.i = getelementptr inbounds nuw %struct.Entry, ptr %t.sroa.0.1, i64 %and.i.i
  %95 = ptrtoint ptr %arrayidx26.i.i to i64
  %96 = lshr i64 %95, 3
  %97 = add i64 %96, 2147450880
  %98 = inttoptr i64 %97 to ptr
  %99 = load i8, ptr %98, align 1
  %100 = icmp ne i8 %99, 0
  br i1 %100, label %101, label %102

101:                                              ; preds = %fnv.exit.i
  call void @__asan_report_load8(i64 %95) #13
  unreachable

102:                                              ; preds = %fnv.exit.i
  %103 = load ptr, ptr %arrayidx26.i.i, align 8, !tbaa !23
  %tobool.not27.i.i = icmp eq ptr %103, null
  br i1 %tobool.not27.i.i, label %find.exit.i, label %while.body.lr.ph.i.i

while.body.lr.ph.i.i:                             ; preds = %102
  %sub11.i.i = add i64 %t.sroa.12.1, -1
  br label %while.body.i.i

while.body.i.i:                                   ; preds = %127, %while.body.lr.ph.i.i
  %104 = phi i64 [ %t.sroa.24.1, %while.body.lr.ph.i.i ], [ %inc.i28.i, %127 ]
  %105 = phi ptr [ %103, %while.body.lr.ph.i.i ], [ %128, %127 ]
  %arrayidx29.i.i = phi ptr [ %arrayidx26.i.i, %while.body.lr.ph.i.i ], [ %arrayidx.i31.i, %127 ]
  %i.028.i.i = phi i64 [ %and.i.i, %while.body.lr.ph.i.i ], [ %and12.i.i, %127 ]
  %inc.i28.i = add i64 %104, 1
  %hash.i29.i = getelementptr inbounds nuw i8, ptr %arrayidx29.i.i, i64 8
  %106 = ptrtoint ptr %hash.i29.i to i64
  %107 = lshr i64 %106, 3
  %108 = add i64 %107, 2147450880
  %109 = inttoptr i64 %108 to ptr
  %110 = load i8, ptr %109, align 1
  %111 = icmp ne i8 %110, 0
  br i1 %111, label %112, label %118, !prof !27

112:                                              ; preds = %while.body.i.i
  %113 = and i64 %106, 7
  %114 = add i64 %113, 3
  %115 = trunc i64 %114 to i8
  %116 = icmp sge i8 %115, %110
  br i1 %116, label %117, label %118

117:                                              ; preds = %112
  call void @__asan_report_load4(i64 %106) #13
  unreachable

118:                                              ; preds = %112, %while.body.i.i
  %119 = load i32, ptr %hash.i29.i, align 8, !tbaa !28
  %cmp.i30.i = icmp eq i32 %119, %h.0.lcssa.i.i
  br i1 %cmp.i30.i, label %land.lhs.true.i.i, label %if.end.i.i

land.lhs.true.i.i:                                ; preds = %118
  %call.i33.i = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %105, ptr noundef nonnull readonly dereferenceable(1) %11) #14
  %cmp8.i.i = icmp eq i32 %call.i33.i, 0
  br i1 %cmp8.i.i, label %find.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %land.lhs.true.i.i, %118
  %add.i.i = add i64 %i.028.i.i, 1
  %and12.i.i = and i64 %add.i.i, %sub11.i.i
  %arrayidx.i31.i = getelementptr inbounds nuw %struct.Entry, ptr %t.sroa.0.1, i64 %and12.i.i
  %120 = ptrtoint ptr %arrayidx.i31.i to i64
  %121 = lshr i64 %120, 3
  %122 = add i64 %121, 2147450880
  %123 = inttoptr i64 %122 to ptr
  %124 = load i8, ptr %123, align 1
  %125 = icmp ne i8 %124, 0
  br i1 %125, label %126, label %127

126:                                              ; preds = %if.end.i.i
  call void @__asan_report_load8(i64 %120) #13
  unreachable

127:                                              ; preds = %if.end.i.i
  %128 = load ptr, ptr %arrayidx.i31.i, align 8, !tbaa !23
  %tobool.not.i32.i = icmp eq ptr %128, null
  br i1 %tobool.not.i32.i, label %find.exit.i, label %while.body.i.i, !llvm.loop !29

find.exit.i:                                      ; preds = %127, %land.lhs.true.i.i, %102
  %t.sroa.24.2 = phi i64 [ %t.sroa.24.1, %102 ], [ %inc.i28.i, %land.lhs.true.i.i ], [ %inc.i28.i, %127 ]
  %arrayidx.lcssa.i.i = phi ptr [ %arrayidx26.i.i, %102 ], [ %arrayidx.i31.i, %127 ], [ %arrayidx29.i.i, %land.lhs.true.i.i ]
  %129 = ptrtoint ptr %arrayidx.lcssa.i.i to i64
  %130 = lshr i64 %129, 3
  %131 = add i64 %130, 2147450880
  %132 = inttoptr i64 %131 to ptr
  %133 = load i8, ptr %132, align 1
  %134 = icmp ne i8 %133, 0
  br i1 %134, label %135, label %136

135:                                              ; preds = %find.exit.i
  call void @__asan_report_load8(i64 %129) #13
  unreachable

136:                                              ; preds = %find.exit.i
  %137 = load ptr, ptr %arrayidx.lcssa.i.i, align 8, !tbaa !23
  %tobool.not.i = icmp eq ptr %137, null
  br i1 %tobool.not.i, label %if.then4.i, label %bump.exit

if.then4.i:                                       ; preds = %136
  %call5.i = call i64 @strlen(ptr noundef nonnull readonly dereferenceable(1) %11) #14
  %add.i = add i64 %call5.i, 1
  %call6.i = call noalias ptr @malloc(i64 noundef %add.i) #16
  %138 = call ptr @__asan_memcpy(ptr %call6.i, ptr %11, i64 %add.i)
  %139 = ptrtoint ptr %arrayidx.lcssa.i.i to i64
  %140 = lshr i64 %139, 3
  %141 = add i64 %140, 2147450880
  %142 = inttoptr i64 %141 to ptr
  %143 = load i8, ptr %142, align 1
  %144 = icmp ne i8 %143, 0
  br i1 %144, label %145, label %146

145:                                              ; preds = %if.then4.i
  call void @__asan_report_store8(i64 %139) #13
  unreachable

146:                                              ; preds = %if.then4.i
  store ptr %call6.i, ptr %arrayidx.lcssa.i.i, align 8, !tbaa !23
  %hash.i = getelementptr inbounds nuw i8, ptr %arrayidx.lcssa.i.i, i64 8
  %147 = ptrtoint ptr %hash.i to i64
  %148 = lshr i64 %147, 3
  %149 = add i64 %148, 2147450880
  %150 = inttoptr i64 %149 to ptr
  %151 = load i8, ptr %150, align 1
  %152 = icmp ne i8 %151, 0
  br i1 %152, label %153, label %159, !prof !27

153:                                              ; preds = %146
  %154 = and i64 %147, 7
  %155 = add i64 %154, 3
  %156 = trunc i64 %155 to i8
  %157 = icmp sge i8 %156, %151
  br i1 %157, label %158, label %159

158:                                              ; preds = %153
  call void @__asan_report_store4(i64 %147) #13
  unreachable

159:                                              ; preds = %153, %146
  store i32 %h.0.lcssa.i.i, ptr %hash.i, align 8, !tbaa !28
  %inc.i = add i64 %t.sroa.19.0117, 1
  br label %bump.exit

bump.exit:                                        ; preds = %136, %159
  %t.sroa.19.2 = phi i64 [ %inc.i, %159 ], [ %t.sroa.19.0117, %136 ]
  %count.i = getelementptr inbounds nuw i8, ptr %arrayidx.lcssa.i.i, i64 12
  %160 = ptrtoint ptr %count.i to i64
  %161 = lshr i64 %160, 3
  %162 = add i64 %161, 2147450880
  %163 = inttoptr i64 %162 to ptr
  %164 = load i8, ptr %163, align 1
  %165 = icmp ne i8 %164, 0
  br i1 %165, label %166, label %172, !prof !27

166:                                              ; preds = %bump.exit
  %167 = and i64 %160, 7
  %168 = add i64 %167, 3
  %169 = trunc i64 %168 to i8
  %170 = icmp sge i8 %169, %164
  br i1 %170, label %171, label %172

171:                                              ; preds = %166
  call void @__asan_report_load4(i64 %160) #13
  unreachable

172:                                              ; preds = %166, %bump.exit
  %173 = load i32, ptr %count.i, align 4, !tbaa !34
  %inc10.i = add nsw i32 %173, 1
  store i32 %inc10.i, ptr %count.i, align 4, !tbaa !34
  %call12.most.0 = call i32 @llvm.smax.i32(i32 %inc10.i, i32 %most.0120)
  %inc = add nuw nsw i32 %i.0121, 1
  %exitcond129.not = icmp eq i32 %inc, 20000
  br i1 %exitcond129.not, label %for.cond19.preheader, label %for.body, !llvm.loop !35

for.body6:                                        ; preds = %for.body, %181
  %n.0112 = phi i32 [ %add, %for.body ], [ %dec, %181 ]
  %xor3.i91110111 = phi i64 [ %xor3.i, %for.body ], [ %xor3.i91, %181 ]
  %shl.i86 = shl i64 %xor3.i91110111, 13
  %xor.i87 = xor i64 %shl.i86, %xor3.i91110111
  %shr.i88 = lshr i64 %xor.i87, 7
  %xor1.i89 = xor i64 %shr.i88, %xor.i87
  %shl2.i90 = shl i64 %xor1.i89, 17
  %xor3.i91 = xor i64 %shl2.i90, %xor1.i89
  %rem8 = urem i64 %xor3.i91, 6
  %arrayidx9 = getelementptr inbounds nuw ptr, ptr @main.syllables, i64 %rem8
  %174 = ptrtoint ptr %arrayidx9 to i64
  %175 = lshr i64 %174, 3
  %176 = add i64 %175, 2147450880
  %177 = inttoptr i64 %176 to ptr
  %178 = load i8, ptr %177, align 1
  %179 = icmp ne i8 %178, 0
  br i1 %179, label %180, label %181

180:                                              ; preds = %for.body6
  call void @__asan_report_load8(i64 %174) #13
  unreachable

181:                                              ; preds = %for.body6
  %182 = load ptr, ptr %arrayidx9, align 8, !tbaa !36
  %call10 = call ptr @strcat(ptr noundef nonnull dereferenceable(1) %11, ptr noundef nonnull dereferenceable(1) %182) #15
  %dec = add nsw i32 %n.0112, -1
  %cmp3 = icmp sgt i32 %n.0112, 1
  br i1 %cmp3, label %for.body6, label %for.cond.cleanup5, !llvm.loop !37

for.cond.cleanup23:                               ; preds = %for.inc32, %for.cond19.preheader
  %n17.0.lcssa = phi i64 [ 0, %for.cond19.preheader ], [ %n17.1, %for.inc32 ]
  call void @qsort(ptr noundef %t.sroa.0.1, i64 noundef %n17.0.lcssa, i64 noundef 16, ptr noundef nonnull @by_count) #15
  %call38 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i64 noundef %n17.0.lcssa, i64 noundef %t.sroa.12.1, i64 noundef %t.sroa.24.2, i32 noundef %call12.most.0)
  br label %for.body44

for.body24:                                       ; preds = %for.cond19.preheader, %for.inc32
  %i18.0124 = phi i64 [ %inc33, %for.inc32 ], [ 0, %for.cond19.preheader ]
  %n17.0123 = phi i64 [ %n17.1, %for.inc32 ], [ 0, %for.cond19.preheader ]
  %arrayidx26 = getelementptr inbounds nuw %struct.Entry, ptr %t.sroa.0.1, i64 %i18.0124
  %183 = ptrtoint ptr %arrayidx26 to i64
  %184 = lshr i64 %183, 3
  %185 = add i64 %184, 2147450880
  %186 = inttoptr i64 %185 to ptr
  %187 = load i8, ptr %186, align 1
  %188 = icmp ne i8 %187, 0
  br i1 %188, label %189, label %190

189:                                              ; preds = %for.body24
  call void @__asan_report_load8(i64 %183) #13
  unreachable

190:                                              ; preds = %for.body24
  %191 = load ptr, ptr %arrayidx26, align 8, !tbaa !23
  %tobool.not = icmp eq ptr %191, null
  br i1 %tobool.not, label %for.inc32, label %if.then

if.then:                                          ; preds = %190
  %inc28 = add i64 %n17.0123, 1
  %arrayidx29 = getelementptr inbounds nuw %struct.Entry, ptr %t.sroa.0.1, i64 %n17.0123
  %192 = call ptr @__asan_memcpy(ptr %arrayidx29, ptr %arrayidx26, i64 16)
  br label %for.inc32

for.inc32:                                        ; preds = %190, %if.then
  %n17.1 = phi i64 [ %inc28, %if.then ], [ %n17.0123, %190 ]
  %inc33 = add nuw i64 %i18.0124, 1
  %exitcond131.not = icmp eq i64 %inc33, %t.sroa.12.1
  br i1 %exitcond131.not, label %for.cond.cleanup23, label %for.body24, !llvm.loop !38

for.cond57.preheader:                             ; preds = %228
  %cmp58126.not = icmp eq i64 %n17.0.lcssa, 0
  br i1 %cmp58126.not, label %for.cond.cleanup60, label %for.body61

for.body44:                                       ; preds = %for.cond.cleanup23, %228
  %i39.0125 = phi i64 [ 0, %for.cond.cleanup23 ], [ %inc54, %228 ]
  %arrayidx46 = getelementptr inbounds nuw %struct.Entry, ptr %t.sroa.0.1, i64 %i39.0125
  %count = getelementptr inbounds nuw i8, ptr %arrayidx46, i64 12
  %193 = ptrtoint ptr %count to i64
  %194 = lshr i64 %193, 3
  %195 = add i64 %194, 2147450880
  %196 = inttoptr i64 %195 to ptr
  %197 = load i8, ptr %196, align 1
  %198 = icmp ne i8 %197, 0
  br i1 %198, label %199, label %205, !prof !27

199:                                              ; preds = %for.body44
  %200 = and i64 %193, 7
  %201 = add i64 %200, 3
  %202 = trunc i64 %201 to i8
  %203 = icmp sge i8 %202, %197
  br i1 %203, label %204, label %205

204:                                              ; preds = %199
  call void @__asan_report_load4(i64 %193) #13
  unreachable

205:                                              ; preds = %199, %for.body44
  %206 = load i32, ptr %count, align 4, !tbaa !34
  %hash = getelementptr inbounds nuw i8, ptr %arrayidx46, i64 8
  %207 = ptrtoint ptr %hash to i64
  %208 = lshr i64 %207, 3
  %209 = add i64 %208, 2147450880
  %210 = inttoptr i64 %209 to ptr
  %211 = load i8, ptr %210, align 1
  %212 = icmp ne i8 %211, 0
  br i1 %212, label %213, label %219, !prof !27

213:                                              ; preds = %205
  %214 = and i64 %207, 7
  %215 = add i64 %214, 3
  %216 = trunc i64 %215 to i8
  %217 = icmp sge i8 %216, %211
  br i1 %217, label %218, label %219

218:                                              ; preds = %213
  call void @__asan_report_load4(i64 %207) #13
  unreachable

219:                                              ; preds = %213, %205
  %220 = load i32, ptr %hash, align 8, !tbaa !28
  %221 = ptrtoint ptr %arrayidx46 to i64
  %222 = lshr i64 %221, 3
  %223 = add i64 %222, 2147450880
  %224 = inttoptr i64 %223 to ptr
  %225 = load i8, ptr %224, align 1
  %226 = icmp ne i8 %225, 0
  br i1 %226, label %227, label %228

227:                                              ; preds = %219
  call void @__asan_report_load8(i64 %221) #13
  unreachable

228:                                              ; preds = %219
  %229 = load ptr, ptr %arrayidx46, align 8, !tbaa !23
  %call52 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %206, i32 noundef %220, ptr noundef %229)
  %inc54 = add nuw nsw i64 %i39.0125, 1
  %exitcond132.not = icmp eq i64 %inc54, 8
  br i1 %exitcond132.not, label %for.cond57.preheader, label %for.body44, !llvm.loop !39

for.cond.cleanup60:                               ; preds = %250, %for.cond57.preheader
  call void @free(ptr noundef %t.sroa.0.1) #15
  %230 = add i64 %16, 4
  %231 = inttoptr i64 %230 to ptr
  store i16 -1800, ptr %231, align 1
  store i64 1172321806, ptr %10, align 8
  %232 = icmp ne i64 %5, 0
  br i1 %232, label %233, label %239

233:                                              ; preds = %for.cond.cleanup60
  %234 = add i64 %16, 0
  %235 = inttoptr i64 %234 to ptr
  store i64 -723401728380766731, ptr %235, align 1
  %236 = getelementptr i8, ptr %6, i64 56
  %237 = load i64, ptr %236, align 8
  %238 = inttoptr i64 %237 to ptr
  store i8 0, ptr %238, align 1
  br label %242

239:                                              ; preds = %for.cond.cleanup60
  %240 = add i64 %16, 0
  %241 = inttoptr i64 %240 to ptr
  store i64 0, ptr %241, align 1
  br label %242

242:                                              ; preds = %239, %233
  ret i32 0

for.body61:                                       ; preds = %for.cond57.preheader, %250
  %i56.0127 = phi i64 [ %inc66, %250 ], [ 0, %for.cond57.preheader ]
  %arrayidx63 = getelementptr inbounds nuw %struct.Entry, ptr %t.sroa.0.1, i64 %i56.0127
  %243 = ptrtoint ptr %arrayidx63 to i64
  %244 = lshr i64 %243, 3
  %245 = add i64 %244, 2147450880
  %246 = inttoptr i64 %245 to ptr
  %247 = load i8, ptr %246, align 1
  %248 = icmp ne i8 %247, 0
  br i1 %248, label %249, label %250

249:                                              ; preds = %for.body61
  call void @__asan_report_load8(i64 %243) #13
  unreachable

250:                                              ; preds = %for.body61
  %251 = load ptr, ptr %arrayidx63, align 8, !tbaa !23
  call void @free(ptr noundef %251) #15
  %inc66 = add nuw i64 %i56.0127, 1
  %exitcond133.not = icmp eq i64 %inc66, %n17.0.lcssa
  br i1 %exitcond133.not, label %for.cond.cleanup60, label %for.body61, !llvm.loop !40
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nobuiltin nocallback nofree nounwind willreturn
declare ptr @strcat(ptr noalias noundef returned, ptr noalias noundef readonly captures(none)) local_unnamed_addr #2

; Function Attrs: nofree
declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nounwind sanitize_address willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal i32 @by_count(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b) #4 {
entry:
  %count = getelementptr inbounds nuw i8, ptr %a, i64 12
  %0 = ptrtoint ptr %count to i64
  %1 = lshr i64 %0, 3
  %2 = add i64 %1, 2147450880
  %3 = inttoptr i64 %2 to ptr
  %4 = load i8, ptr %3, align 1
  %5 = icmp ne i8 %4, 0
  br i1 %5, label %6, label %12, !prof !27

6:                                                ; preds = %entry
  %7 = and i64 %0, 7
  %8 = add i64 %7, 3
  %9 = trunc i64 %8 to i8
  %10 = icmp sge i8 %9, %4
  br i1 %10, label %11, label %12

11:                                               ; preds = %6
  call void @__asan_report_load4(i64 %0) #13
  unreachable

12:                                               ; preds = %6, %entry
  %13 = load i32, ptr %count, align 4, !tbaa !34
  %count1 = getelementptr inbounds nuw i8, ptr %b, i64 12
  %14 = ptrtoint ptr %count1 to i64
  %15 = lshr i64 %14, 3
  %16 = add i64 %15, 2147450880
  %17 = inttoptr i64 %16 to ptr
  %18 = load i8, ptr %17, align 1
  %19 = icmp ne i8 %18, 0
  br i1 %19, label %20, label %26, !prof !27

20:                                               ; preds = %12
  %21 = and i64 %14, 7
  %22 = add i64 %21, 3
  %23 = trunc i64 %22 to i8
  %24 = icmp sge i8 %23, %18
  br i1 %24, label %25, label %26

25:                                               ; preds = %20
  call void @__asan_report_load4(i64 %14) #13
  unreachable

26:                                               ; preds = %20, %12
  %27 = load i32, ptr %count1, align 4, !tbaa !34
  %cmp.not = icmp eq i32 %13, %27
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %26
  %cmp4 = icmp slt i32 %13, %27
  %cond = select i1 %cmp4, i32 1, i32 -1
  br label %cleanup

if.end:                                           ; preds = %26
  %28 = ptrtoint ptr %a to i64
  %29 = lshr i64 %28, 3
  %30 = add i64 %29, 2147450880
  %31 = inttoptr i64 %30 to ptr
  %32 = load i8, ptr %31, align 1
  %33 = icmp ne i8 %32, 0
  br i1 %33, label %34, label %35

34:                                               ; preds = %if.end
  call void @__asan_report_load8(i64 %28) #13
  unreachable

35:                                               ; preds = %if.end
  %36 = load ptr, ptr %a, align 8, !tbaa !23
  %37 = ptrtoint ptr %b to i64
  %38 = lshr i64 %37, 3
  %39 = add i64 %38, 2147450880
  %40 = inttoptr i64 %39 to ptr
  %41 = load i8, ptr %40, align 1
  %42 = icmp ne i8 %41, 0
  br i1 %42, label %43, label %44

43:                                               ; preds = %35
  call void @__asan_report_load8(i64 %37) #13
  unreachable

44:                                               ; preds = %35
  %45 = load ptr, ptr %b, align 8, !tbaa !23
  %call = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %36, ptr noundef nonnull dereferenceable(1) %45) #14
  br label %cleanup

cleanup:                                          ; preds = %44, %if.then
  %retval.0 = phi i32 [ %cond, %if.then ], [ %call, %44 ]
  ret i32 %retval.0
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #5

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #6

; Function Attrs: mustprogress nobuiltin nocallback nofree nounwind willreturn
declare i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #7

; Function Attrs: cold nofree noreturn nounwind
declare void @abort() local_unnamed_addr #8

; Function Attrs: mustprogress nobuiltin nocallback nofree nounwind willreturn
declare i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

declare void @__asan_report_load1(i64)

declare void @__asan_report_load4(i64)

declare void @__asan_report_load8(i64)

declare void @__asan_report_store4(i64)

declare void @__asan_report_store8(i64)

declare ptr @__asan_memcpy(ptr, ptr, i64)

declare void @__asan_handle_no_return()

declare i64 @__asan_stack_malloc_0(i64)

declare void @__asan_register_elf_globals(i64, i64, i64)

declare void @__asan_unregister_elf_globals(i64, i64, i64)

declare void @__asan_init()

; Function Attrs: nounwind uwtable
define internal void @asan.module_ctor() #10 comdat {
  call void @__asan_init()
  call void @__asan_version_mismatch_check_v8()
  call void @__asan_register_elf_globals(i64 ptrtoint (ptr @___asan_globals_registered to i64), i64 ptrtoint (ptr @__start_asan_globals to i64), i64 ptrtoint (ptr @__stop_asan_globals to i64))
  ret void
}

declare void @__asan_version_mismatch_check_v8()

; Function Attrs: nounwind uwtable
define internal void @asan.module_dtor() #10 comdat {
  call void @__asan_unregister_elf_globals(i64 ptrtoint (ptr @___asan_globals_registered to i64), i64 ptrtoint (ptr @__start_asan_globals to i64), i64 ptrtoint (ptr @__stop_asan_globals to i64))
  ret void
}

attributes #0 = { nounwind sanitize_address uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nobuiltin nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nounwind sanitize_address willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind uwtable "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #11 = { nounwind allocsize(0,1) }
attributes #12 = { noreturn nounwind }
attributes #13 = { nomerge }
attributes #14 = { nobuiltin nounwind willreturn memory(read) }
attributes #15 = { nounwind }
attributes #16 = { nounwind allocsize(0) }

!llvm.module.flags = !{!10, !11, !12, !13, !14}
!llvm.ident = !{!15}
!llvm.errno.tbaa = !{!16}

!0 = !{ptr @main.syllables}
!1 = !{ptr @.str}
!2 = !{ptr @.str.1}
!3 = !{ptr @.str.2}
!4 = !{ptr @.str.3}
!5 = !{ptr @.str.4}
!6 = !{ptr @.str.5}
!7 = !{ptr @.str.6}
!8 = !{ptr @.str.7}
!9 = !{ptr @state}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{i32 4, !"nosanitize_address", i32 1}
!15 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !{!21, !21, i64 0}
!21 = !{!"long", !18, i64 0}
!22 = !{!18, !18, i64 0}
!23 = !{!24, !25, i64 0}
!24 = !{!"Entry", !25, i64 0, !17, i64 8, !17, i64 12}
!25 = !{!"p1 omnipotent char", !26, i64 0}
!26 = !{!"any pointer", !18, i64 0}
!27 = !{!"branch_weights", i32 1, i32 1048575}
!28 = !{!24, !17, i64 8}
!29 = distinct !{!29, !30, !31}
!30 = !{!"llvm.loop.mustprogress"}
!31 = !{!"llvm.loop.unroll.disable"}
!32 = distinct !{!32, !30, !31}
!33 = distinct !{!33, !30, !31}
!34 = !{!24, !17, i64 12}
!35 = distinct !{!35, !30, !31}
!36 = !{!25, !25, i64 0}
!37 = distinct !{!37, !30, !31}
!38 = distinct !{!38, !30, !31}
!39 = distinct !{!39, !30, !31}
!40 = distinct !{!40, !30, !31}

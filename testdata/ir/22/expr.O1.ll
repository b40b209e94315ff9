; ModuleID = 'expr.c'
source_filename = "expr.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Node = type { i32, i64, [3 x ptr] }
%struct.anon = type { i8, i8, i32 }

@main.tests = internal unnamed_addr constant [11 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8, ptr @.str.9, ptr @.str.10], align 16
@.str = private unnamed_addr constant [10 x i8] c"1 + 2 * 3\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"(1 + 2) * -3\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"100 / 7 % 4\00", align 1
@.str.3 = private unnamed_addr constant [23 x i8] c"0x7fffffffffffffff + 1\00", align 1
@.str.4 = private unnamed_addr constant [16 x i8] c"1 < 2 ? 10 : 20\00", align 1
@.str.5 = private unnamed_addr constant [18 x i8] c"3 = 3 & 4 < 2 | 8\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"7 / 0\00", align 1
@.str.7 = private unnamed_addr constant [38 x i8] c"-(5 - 8) * (2 + (1 < 0 ? 100 : 1000))\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"1 +\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"(((1)\00", align 1
@.str.10 = private unnamed_addr constant [26 x i8] c"9 % 5 % 3 ? 1 ? 2 : 3 : 4\00", align 1
@src = internal global ptr null, align 8
@len = internal unnamed_addr global i32 0, align 4
@used = internal unnamed_addr global i32 0, align 4
@.str.11 = private unnamed_addr constant [18 x i8] c"%s: syntax error\0A\00", align 1
@code = internal unnamed_addr global [1024 x i64] zeroinitializer, align 16
@.str.12 = private unnamed_addr constant [12 x i8] c"%s = %ld%s\0A\00", align 1
@.str.13 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.14 = private unnamed_addr constant [27 x i8] c" (the two machines differ)\00", align 1
@table = internal unnamed_addr constant [9 x { i8, i8, [2 x i8], i32 }] [{ i8, i8, [2 x i8], i32 } { i8 124, i8 0, [2 x i8] zeroinitializer, i32 10 }, { i8, i8, [2 x i8], i32 } { i8 38, i8 1, [2 x i8] zeroinitializer, i32 9 }, { i8, i8, [2 x i8], i32 } { i8 61, i8 2, [2 x i8] zeroinitializer, i32 8 }, { i8, i8, [2 x i8], i32 } { i8 60, i8 3, [2 x i8] zeroinitializer, i32 7 }, { i8, i8, [2 x i8], i32 } { i8 43, i8 4, [2 x i8] zeroinitializer, i32 1 }, { i8, i8, [2 x i8], i32 } { i8 45, i8 4, [2 x i8] zeroinitializer, i32 2 }, { i8, i8, [2 x i8], i32 } { i8 42, i8 5, [2 x i8] zeroinitializer, i32 3 }, { i8, i8, [2 x i8], i32 } { i8 47, i8 5, [2 x i8] zeroinitializer, i32 4 }, { i8, i8, [2 x i8], i32 } { i8 37, i8 5, [2 x i8] zeroinitializer, i32 5 }], align 16
@pool = internal global [256 x %struct.Node] zeroinitializer, align 16
@run_goto.label = internal unnamed_addr constant [13 x ptr] [ptr blockaddress(@run_goto, %push), ptr blockaddress(@run_goto, %add), ptr blockaddress(@run_goto, %sub), ptr blockaddress(@run_goto, %mul), ptr blockaddress(@run_goto, %div), ptr blockaddress(@run_goto, %mod), ptr blockaddress(@run_goto, %neg), ptr blockaddress(@run_goto, %lt), ptr blockaddress(@run_goto, %eq), ptr blockaddress(@run_goto, %and), ptr blockaddress(@run_goto, %or), ptr blockaddress(@run_goto, %sel), ptr blockaddress(@run_goto, %halt)], align 16

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %stack.i = alloca [64 x i64], align 16
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup
  ret i32 0

for.body:                                         ; preds = %entry, %cleanup
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %cleanup ]
  %arrayidx = getelementptr inbounds nuw ptr, ptr @main.tests, i64 %indvars.iv
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !9
  store ptr %0, ptr @src, align 8, !tbaa !9
  store i32 0, ptr @len, align 4, !tbaa !5
  store i32 0, ptr @used, align 4, !tbaa !5
  %call = tail call fastcc ptr @ternary()
  %tobool.not = icmp eq ptr %call, null
  br i1 %tobool.not, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %call.i = tail call ptr @__ctype_b_loc() #8
  %1 = load ptr, ptr %call.i, align 8, !tbaa !12
  %src.promoted.i = load ptr, ptr @src, align 8, !tbaa !9
  %2 = load i8, ptr %src.promoted.i, align 1, !tbaa !14
  %idxprom8.i = zext i8 %2 to i64
  %arrayidx9.i = getelementptr inbounds nuw i16, ptr %1, i64 %idxprom8.i
  %3 = load i16, ptr %arrayidx9.i, align 2, !tbaa !15
  %4 = and i16 %3, 8192
  %tobool.not10.i = icmp eq i16 %4, 0
  br i1 %tobool.not10.i, label %while.end.i, label %while.body.i

while.body.i:                                     ; preds = %lor.lhs.false, %while.body.i
  %incdec.ptr711.i = phi ptr [ %incdec.ptr.i, %while.body.i ], [ %src.promoted.i, %lor.lhs.false ]
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr %incdec.ptr711.i, i64 1
  %5 = load i8, ptr %incdec.ptr.i, align 1, !tbaa !14
  %idxprom.i = zext i8 %5 to i64
  %arrayidx.i = getelementptr inbounds nuw i16, ptr %1, i64 %idxprom.i
  %6 = load i16, ptr %arrayidx.i, align 2, !tbaa !15
  %7 = and i16 %6, 8192
  %tobool.not.i = icmp eq i16 %7, 0
  br i1 %tobool.not.i, label %while.cond.while.end_crit_edge.i, label %while.body.i, !llvm.loop !17

while.cond.while.end_crit_edge.i:                 ; preds = %while.body.i
  store ptr %incdec.ptr.i, ptr @src, align 8, !tbaa !9
  br label %while.end.i

while.end.i:                                      ; preds = %while.cond.while.end_crit_edge.i, %lor.lhs.false
  %.lcssa6.i = phi ptr [ %incdec.ptr.i, %while.cond.while.end_crit_edge.i ], [ %src.promoted.i, %lor.lhs.false ]
  %.lcssa.i = phi i8 [ %5, %while.cond.while.end_crit_edge.i ], [ %2, %lor.lhs.false ]
  %cmp.not.i.not = icmp eq i8 %.lcssa.i, 0
  br i1 %cmp.not.i.not, label %if.end.i, label %if.then

if.end.i:                                         ; preds = %while.end.i
  %incdec.ptr5.i = getelementptr inbounds nuw i8, ptr %.lcssa6.i, i64 1
  store ptr %incdec.ptr5.i, ptr @src, align 8, !tbaa !9
  tail call fastcc void @emit(ptr noundef %call)
  %8 = load i32, ptr @len, align 4, !tbaa !5
  %inc = add nsw i32 %8, 1
  store i32 %inc, ptr @len, align 4, !tbaa !5
  %idxprom7 = sext i32 %8 to i64
  %arrayidx8 = getelementptr inbounds i64, ptr @code, i64 %idxprom7
  store i64 12, ptr %arrayidx8, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr nonnull %stack.i) #9
  br label %for.cond.i

if.then:                                          ; preds = %while.end.i, %for.body
  %call6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %0)
  br label %cleanup

for.cond.i:                                       ; preds = %for.cond.i.backedge, %if.end.i
  %pc.addr.0.i = phi ptr [ @code, %if.end.i ], [ %pc.addr.0.i.be, %for.cond.i.backedge ]
  %sp.0.i = phi ptr [ %stack.i, %if.end.i ], [ %sp.0.i.be, %for.cond.i.backedge ]
  %incdec.ptr.i24 = getelementptr inbounds nuw i8, ptr %pc.addr.0.i, i64 8
  %9 = load i64, ptr %pc.addr.0.i, align 8, !tbaa !20
  %conv.i = trunc i64 %9 to i32
  switch i32 %conv.i, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 1, label %sw.bb3.i
    i32 2, label %sw.bb7.i
    i32 3, label %sw.bb12.i
    i32 4, label %sw.bb17.i
    i32 5, label %sw.bb22.i
    i32 6, label %sw.bb28.i
    i32 7, label %sw.bb32.i
    i32 8, label %sw.bb39.i
    i32 9, label %sw.bb47.i
    i32 10, label %sw.bb51.i
    i32 11, label %sw.bb55.i
    i32 12, label %run_switch.exit
  ]

sw.bb.i:                                          ; preds = %for.cond.i
  %incdec.ptr1.i = getelementptr inbounds nuw i8, ptr %pc.addr.0.i, i64 16
  %10 = load i64, ptr %incdec.ptr.i24, align 8, !tbaa !20
  %incdec.ptr2.i = getelementptr inbounds nuw i8, ptr %sp.0.i, i64 8
  store i64 %10, ptr %sp.0.i, align 8, !tbaa !20
  br label %for.cond.i.backedge

sw.bb3.i:                                         ; preds = %for.cond.i
  %incdec.ptr4.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -8
  %arrayidx.i27 = getelementptr inbounds i8, ptr %sp.0.i, i64 -16
  %11 = load i64, ptr %arrayidx.i27, align 8, !tbaa !20
  %12 = load i64, ptr %incdec.ptr4.i, align 8, !tbaa !20
  %add.i = add i64 %12, %11
  store i64 %add.i, ptr %arrayidx.i27, align 8, !tbaa !20
  br label %for.cond.i.backedge

sw.bb7.i:                                         ; preds = %for.cond.i
  %incdec.ptr8.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -8
  %arrayidx9.i26 = getelementptr inbounds i8, ptr %sp.0.i, i64 -16
  %13 = load i64, ptr %arrayidx9.i26, align 8, !tbaa !20
  %14 = load i64, ptr %incdec.ptr8.i, align 8, !tbaa !20
  %sub.i = sub i64 %13, %14
  store i64 %sub.i, ptr %arrayidx9.i26, align 8, !tbaa !20
  br label %for.cond.i.backedge

sw.bb12.i:                                        ; preds = %for.cond.i
  %incdec.ptr13.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -8
  %arrayidx14.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -16
  %15 = load i64, ptr %arrayidx14.i, align 8, !tbaa !20
  %16 = load i64, ptr %incdec.ptr13.i, align 8, !tbaa !20
  %mul.i = mul i64 %16, %15
  store i64 %mul.i, ptr %arrayidx14.i, align 8, !tbaa !20
  br label %for.cond.i.backedge

sw.bb17.i:                                        ; preds = %for.cond.i
  %incdec.ptr18.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -8
  %arrayidx19.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -16
  %17 = load i64, ptr %arrayidx19.i, align 8, !tbaa !20
  %18 = load i64, ptr %incdec.ptr18.i, align 8, !tbaa !20
  switch i64 %18, label %cond.false3.i.i [
    i64 0, label %wrap_div.exit.i
    i64 -1, label %cond.true2.i.i
  ]

cond.true2.i.i:                                   ; preds = %sw.bb17.i
  %sub.i.i = sub i64 0, %17
  br label %wrap_div.exit.i

cond.false3.i.i:                                  ; preds = %sw.bb17.i
  %div.i.i = sdiv i64 %17, %18
  br label %wrap_div.exit.i

wrap_div.exit.i:                                  ; preds = %cond.false3.i.i, %cond.true2.i.i, %sw.bb17.i
  %cond5.i.i = phi i64 [ %18, %sw.bb17.i ], [ %sub.i.i, %cond.true2.i.i ], [ %div.i.i, %cond.false3.i.i ]
  store i64 %cond5.i.i, ptr %arrayidx19.i, align 8, !tbaa !20
  br label %for.cond.i.backedge

sw.bb22.i:                                        ; preds = %for.cond.i
  %incdec.ptr23.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -8
  %arrayidx24.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -16
  %19 = load i64, ptr %incdec.ptr23.i, align 8, !tbaa !20
  %20 = add i64 %19, 1
  %or.cond.i.i = icmp ult i64 %20, 2
  br i1 %or.cond.i.i, label %wrap_mod.exit.i, label %cond.false.i.i

cond.false.i.i:                                   ; preds = %sw.bb22.i
  %21 = load i64, ptr %arrayidx24.i, align 8, !tbaa !20
  %rem.i.i = srem i64 %21, %19
  br label %wrap_mod.exit.i

wrap_mod.exit.i:                                  ; preds = %cond.false.i.i, %sw.bb22.i
  %cond.i.i = phi i64 [ %rem.i.i, %cond.false.i.i ], [ 0, %sw.bb22.i ]
  store i64 %cond.i.i, ptr %arrayidx24.i, align 8, !tbaa !20
  br label %for.cond.i.backedge

sw.bb28.i:                                        ; preds = %for.cond.i
  %arrayidx29.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -8
  %22 = load i64, ptr %arrayidx29.i, align 8, !tbaa !20
  %sub30.i = sub i64 0, %22
  store i64 %sub30.i, ptr %arrayidx29.i, align 8, !tbaa !20
  br label %for.cond.i.backedge

sw.bb32.i:                                        ; preds = %for.cond.i
  %incdec.ptr33.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -8
  %arrayidx34.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -16
  %23 = load i64, ptr %arrayidx34.i, align 8, !tbaa !20
  %24 = load i64, ptr %incdec.ptr33.i, align 8, !tbaa !20
  %cmp.i = icmp slt i64 %23, %24
  %conv37.i = zext i1 %cmp.i to i64
  store i64 %conv37.i, ptr %arrayidx34.i, align 8, !tbaa !20
  br label %for.cond.i.backedge

sw.bb39.i:                                        ; preds = %for.cond.i
  %incdec.ptr40.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -8
  %arrayidx41.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -16
  %25 = load i64, ptr %arrayidx41.i, align 8, !tbaa !20
  %26 = load i64, ptr %incdec.ptr40.i, align 8, !tbaa !20
  %cmp43.i = icmp eq i64 %25, %26
  %conv45.i = zext i1 %cmp43.i to i64
  store i64 %conv45.i, ptr %arrayidx41.i, align 8, !tbaa !20
  br label %for.cond.i.backedge

sw.bb47.i:                                        ; preds = %for.cond.i
  %incdec.ptr48.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -8
  %27 = load i64, ptr %incdec.ptr48.i, align 8, !tbaa !20
  %arrayidx50.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -16
  %28 = load i64, ptr %arrayidx50.i, align 8, !tbaa !20
  %and.i = and i64 %28, %27
  store i64 %and.i, ptr %arrayidx50.i, align 8, !tbaa !20
  br label %for.cond.i.backedge

sw.bb51.i:                                        ; preds = %for.cond.i
  %incdec.ptr52.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -8
  %29 = load i64, ptr %incdec.ptr52.i, align 8, !tbaa !20
  %arrayidx54.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -16
  %30 = load i64, ptr %arrayidx54.i, align 8, !tbaa !20
  %or.i = or i64 %30, %29
  store i64 %or.i, ptr %arrayidx54.i, align 8, !tbaa !20
  br label %for.cond.i.backedge

sw.bb55.i:                                        ; preds = %for.cond.i
  %add.ptr.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -16
  %arrayidx56.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -24
  %31 = load i64, ptr %arrayidx56.i, align 8, !tbaa !20
  %tobool.not.i25 = icmp eq i64 %31, 0
  %arrayidx58.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -8
  %cond.in.i = select i1 %tobool.not.i25, ptr %arrayidx58.i, ptr %add.ptr.i
  %cond.i = load i64, ptr %cond.in.i, align 8, !tbaa !20
  store i64 %cond.i, ptr %arrayidx56.i, align 8, !tbaa !20
  br label %for.cond.i.backedge

for.cond.i.backedge:                              ; preds = %sw.bb55.i, %sw.bb51.i, %sw.bb47.i, %sw.bb39.i, %sw.bb32.i, %sw.bb28.i, %wrap_mod.exit.i, %wrap_div.exit.i, %sw.bb12.i, %sw.bb7.i, %sw.bb3.i, %sw.bb.i
  %pc.addr.0.i.be = phi ptr [ %incdec.ptr1.i, %sw.bb.i ], [ %incdec.ptr.i24, %sw.bb3.i ], [ %incdec.ptr.i24, %sw.bb7.i ], [ %incdec.ptr.i24, %sw.bb12.i ], [ %incdec.ptr.i24, %wrap_div.exit.i ], [ %incdec.ptr.i24, %wrap_mod.exit.i ], [ %incdec.ptr.i24, %sw.bb28.i ], [ %incdec.ptr.i24, %sw.bb32.i ], [ %incdec.ptr.i24, %sw.bb39.i ], [ %incdec.ptr.i24, %sw.bb47.i ], [ %incdec.ptr.i24, %sw.bb51.i ], [ %incdec.ptr.i24, %sw.bb55.i ]
  %sp.0.i.be = phi ptr [ %incdec.ptr2.i, %sw.bb.i ], [ %incdec.ptr4.i, %sw.bb3.i ], [ %incdec.ptr8.i, %sw.bb7.i ], [ %incdec.ptr13.i, %sw.bb12.i ], [ %incdec.ptr18.i, %wrap_div.exit.i ], [ %incdec.ptr23.i, %wrap_mod.exit.i ], [ %sp.0.i, %sw.bb28.i ], [ %incdec.ptr33.i, %sw.bb32.i ], [ %incdec.ptr40.i, %sw.bb39.i ], [ %incdec.ptr48.i, %sw.bb47.i ], [ %incdec.ptr52.i, %sw.bb51.i ], [ %add.ptr.i, %sw.bb55.i ]
  br label %for.cond.i, !llvm.loop !22

sw.default.i:                                     ; preds = %for.cond.i
  unreachable

run_switch.exit:                                  ; preds = %for.cond.i
  %arrayidx61.i = getelementptr inbounds i8, ptr %sp.0.i, i64 -8
  %32 = load i64, ptr %arrayidx61.i, align 8, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr nonnull %stack.i) #9
  %call10 = tail call fastcc i64 @run_goto()
  %cmp13 = icmp eq i64 %32, %call10
  %cond = select i1 %cmp13, ptr @.str.13, ptr @.str.14
  %call15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, ptr noundef %0, i64 noundef %32, ptr noundef nonnull %cond)
  br label %cleanup

cleanup:                                          ; preds = %run_switch.exit, %if.then
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 11
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind uwtable
define internal fastcc ptr @ternary() unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @binary(i32 noundef 0)
  %tobool.not = icmp eq ptr %call, null
  br i1 %tobool.not, label %cleanup13, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %call.i = tail call ptr @__ctype_b_loc() #8
  %0 = load ptr, ptr %call.i, align 8, !tbaa !12
  %src.promoted.i = load ptr, ptr @src, align 8, !tbaa !9
  %1 = load i8, ptr %src.promoted.i, align 1, !tbaa !14
  %idxprom8.i = zext i8 %1 to i64
  %arrayidx9.i = getelementptr inbounds nuw i16, ptr %0, i64 %idxprom8.i
  %2 = load i16, ptr %arrayidx9.i, align 2, !tbaa !15
  %3 = and i16 %2, 8192
  %tobool.not10.i = icmp eq i16 %3, 0
  br i1 %tobool.not10.i, label %while.end.i, label %while.body.i

while.body.i:                                     ; preds = %lor.lhs.false, %while.body.i
  %incdec.ptr711.i = phi ptr [ %incdec.ptr.i, %while.body.i ], [ %src.promoted.i, %lor.lhs.false ]
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr %incdec.ptr711.i, i64 1
  %4 = load i8, ptr %incdec.ptr.i, align 1, !tbaa !14
  %idxprom.i = zext i8 %4 to i64
  %arrayidx.i = getelementptr inbounds nuw i16, ptr %0, i64 %idxprom.i
  %5 = load i16, ptr %arrayidx.i, align 2, !tbaa !15
  %6 = and i16 %5, 8192
  %tobool.not.i = icmp eq i16 %6, 0
  br i1 %tobool.not.i, label %while.cond.while.end_crit_edge.i, label %while.body.i, !llvm.loop !17

while.cond.while.end_crit_edge.i:                 ; preds = %while.body.i
  store ptr %incdec.ptr.i, ptr @src, align 8, !tbaa !9
  br label %while.end.i

while.end.i:                                      ; preds = %while.cond.while.end_crit_edge.i, %lor.lhs.false
  %.lcssa6.i = phi ptr [ %incdec.ptr.i, %while.cond.while.end_crit_edge.i ], [ %src.promoted.i, %lor.lhs.false ]
  %.lcssa.i = phi i8 [ %4, %while.cond.while.end_crit_edge.i ], [ %1, %lor.lhs.false ]
  %cmp.not.i.not = icmp eq i8 %.lcssa.i, 63
  br i1 %cmp.not.i.not, label %if.end.i, label %cleanup13

if.end.i:                                         ; preds = %while.end.i
  %incdec.ptr5.i = getelementptr inbounds nuw i8, ptr %.lcssa6.i, i64 1
  store ptr %incdec.ptr5.i, ptr @src, align 8, !tbaa !9
  %call3 = tail call fastcc ptr @ternary()
  %tobool4.not = icmp eq ptr %call3, null
  br i1 %tobool4.not, label %cleanup13, label %lor.lhs.false5

lor.lhs.false5:                                   ; preds = %if.end.i
  %7 = load ptr, ptr %call.i, align 8, !tbaa !12
  %src.promoted.i19 = load ptr, ptr @src, align 8, !tbaa !9
  %8 = load i8, ptr %src.promoted.i19, align 1, !tbaa !14
  %idxprom8.i20 = zext i8 %8 to i64
  %arrayidx9.i21 = getelementptr inbounds nuw i16, ptr %7, i64 %idxprom8.i20
  %9 = load i16, ptr %arrayidx9.i21, align 2, !tbaa !15
  %10 = and i16 %9, 8192
  %tobool.not10.i22 = icmp eq i16 %10, 0
  br i1 %tobool.not10.i22, label %while.end.i30, label %while.body.i23

while.body.i23:                                   ; preds = %lor.lhs.false5, %while.body.i23
  %incdec.ptr711.i24 = phi ptr [ %incdec.ptr.i25, %while.body.i23 ], [ %src.promoted.i19, %lor.lhs.false5 ]
  %incdec.ptr.i25 = getelementptr inbounds nuw i8, ptr %incdec.ptr711.i24, i64 1
  %11 = load i8, ptr %incdec.ptr.i25, align 1, !tbaa !14
  %idxprom.i26 = zext i8 %11 to i64
  %arrayidx.i27 = getelementptr inbounds nuw i16, ptr %7, i64 %idxprom.i26
  %12 = load i16, ptr %arrayidx.i27, align 2, !tbaa !15
  %13 = and i16 %12, 8192
  %tobool.not.i28 = icmp eq i16 %13, 0
  br i1 %tobool.not.i28, label %while.cond.while.end_crit_edge.i29, label %while.body.i23, !llvm.loop !17

while.cond.while.end_crit_edge.i29:               ; preds = %while.body.i23
  store ptr %incdec.ptr.i25, ptr @src, align 8, !tbaa !9
  br label %while.end.i30

while.end.i30:                                    ; preds = %while.cond.while.end_crit_edge.i29, %lor.lhs.false5
  %.lcssa6.i31 = phi ptr [ %incdec.ptr.i25, %while.cond.while.end_crit_edge.i29 ], [ %src.promoted.i19, %lor.lhs.false5 ]
  %.lcssa.i32 = phi i8 [ %11, %while.cond.while.end_crit_edge.i29 ], [ %8, %lor.lhs.false5 ]
  %cmp.not.i33.not = icmp eq i8 %.lcssa.i32, 58
  br i1 %cmp.not.i33.not, label %if.end.i35, label %cleanup13

if.end.i35:                                       ; preds = %while.end.i30
  %incdec.ptr5.i36 = getelementptr inbounds nuw i8, ptr %.lcssa6.i31, i64 1
  store ptr %incdec.ptr5.i36, ptr @src, align 8, !tbaa !9
  %call10 = tail call fastcc ptr @ternary()
  %tobool11.not = icmp eq ptr %call10, null
  br i1 %tobool11.not, label %cleanup13, label %cond.true

cond.true:                                        ; preds = %if.end.i35
  %14 = load i32, ptr @used, align 4, !tbaa !5
  %cmp.i = icmp eq i32 %14, 256
  br i1 %cmp.i, label %cleanup13, label %if.end.i38

if.end.i38:                                       ; preds = %cond.true
  %inc.i = add nsw i32 %14, 1
  store i32 %inc.i, ptr @used, align 4, !tbaa !5
  %idxprom.i39 = sext i32 %14 to i64
  %arrayidx.i40 = getelementptr inbounds %struct.Node, ptr @pool, i64 %idxprom.i39
  store i32 11, ptr %arrayidx.i40, align 8, !tbaa !5
  %.compoundliteral.sroa.2.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %arrayidx.i40, i64 4
  store i32 0, ptr %.compoundliteral.sroa.2.0..sroa_idx.i, align 4
  %.compoundliteral.sroa.3.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %arrayidx.i40, i64 8
  store i64 0, ptr %.compoundliteral.sroa.3.0..sroa_idx.i, align 8, !tbaa !20
  %.compoundliteral.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %arrayidx.i40, i64 16
  store ptr %call, ptr %.compoundliteral.sroa.4.0..sroa_idx.i, align 8
  %.compoundliteral.sroa.5.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %arrayidx.i40, i64 24
  store ptr %call3, ptr %.compoundliteral.sroa.5.0..sroa_idx.i, align 8
  %.compoundliteral.sroa.6.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %arrayidx.i40, i64 32
  store ptr %call10, ptr %.compoundliteral.sroa.6.0..sroa_idx.i, align 8, !tbaa !14
  br label %cleanup13

cleanup13:                                        ; preds = %while.end.i30, %while.end.i, %if.end.i38, %cond.true, %if.end.i, %if.end.i35, %entry
  %retval.1 = phi ptr [ null, %entry ], [ null, %while.end.i30 ], [ null, %if.end.i ], [ %call, %while.end.i ], [ null, %if.end.i35 ], [ %arrayidx.i40, %if.end.i38 ], [ getelementptr inbounds nuw (i8, ptr @pool, i64 10200), %cond.true ]
  ret ptr %retval.1
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @emit(ptr noundef nonnull readonly captures(none) %n) unnamed_addr #3 {
entry:
  %kid = getelementptr inbounds nuw i8, ptr %n, i64 16
  br label %land.rhs

land.rhs:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw ptr, ptr %kid, i64 %indvars.iv
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !24
  %tobool.not = icmp eq ptr %0, null
  br i1 %tobool.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %land.rhs
  %1 = load i32, ptr %n, align 8, !tbaa !26
  %conv = zext i32 %1 to i64
  %2 = load i32, ptr @len, align 4, !tbaa !5
  %inc4 = add nsw i32 %2, 1
  store i32 %inc4, ptr @len, align 4, !tbaa !5
  %idxprom5 = sext i32 %2 to i64
  %arrayidx6 = getelementptr inbounds i64, ptr @code, i64 %idxprom5
  store i64 %conv, ptr %arrayidx6, align 8, !tbaa !20
  %cmp8 = icmp eq i32 %1, 0
  br i1 %cmp8, label %if.then, label %if.end

for.body:                                         ; preds = %land.rhs
  tail call fastcc void @emit(ptr noundef %0)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 3
  br i1 %exitcond.not, label %for.cond.cleanup, label %land.rhs, !llvm.loop !28

if.then:                                          ; preds = %for.cond.cleanup
  %value = getelementptr inbounds nuw i8, ptr %n, i64 8
  %3 = load i64, ptr %value, align 8, !tbaa !29
  %inc10 = add nsw i32 %2, 2
  store i32 %inc10, ptr @len, align 4, !tbaa !5
  %idxprom11 = sext i32 %inc4 to i64
  %arrayidx12 = getelementptr inbounds i64, ptr @code, i64 %idxprom11
  store i64 %3, ptr %arrayidx12, align 8, !tbaa !20
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @run_goto() unnamed_addr #4 {
entry:
  %stack = alloca [64 x i64], align 16
  br label %indirectgoto

push:                                             ; preds = %indirectgoto
  %incdec.ptr1 = getelementptr inbounds nuw i8, ptr %pc.addr.0, i64 8
  %0 = load i64, ptr %pc.addr.0, align 8, !tbaa !20
  %incdec.ptr2 = getelementptr inbounds nuw i8, ptr %sp.0, i64 8
  store i64 %0, ptr %sp.0, align 8, !tbaa !20
  %incdec.ptr3 = getelementptr inbounds nuw i8, ptr %pc.addr.0, i64 16
  br label %indirectgoto.backedge

indirectgoto.backedge:                            ; preds = %push, %add, %sub, %mul, %wrap_div.exit, %wrap_mod.exit, %neg, %lt, %eq, %and, %or, %sel
  %.sink.sink.in.be = phi ptr [ %incdec.ptr1, %push ], [ %pc.addr.0, %add ], [ %pc.addr.0, %sub ], [ %pc.addr.0, %mul ], [ %pc.addr.0, %wrap_div.exit ], [ %pc.addr.0, %wrap_mod.exit ], [ %pc.addr.0, %neg ], [ %pc.addr.0, %lt ], [ %pc.addr.0, %eq ], [ %pc.addr.0, %and ], [ %pc.addr.0, %or ], [ %pc.addr.0, %sel ]
  %pc.addr.0.be = phi ptr [ %incdec.ptr3, %push ], [ %incdec.ptr9, %add ], [ %incdec.ptr15, %sub ], [ %incdec.ptr21, %mul ], [ %incdec.ptr27, %wrap_div.exit ], [ %incdec.ptr34, %wrap_mod.exit ], [ %incdec.ptr39, %neg ], [ %incdec.ptr46, %lt ], [ %incdec.ptr55, %eq ], [ %incdec.ptr61, %and ], [ %incdec.ptr67, %or ], [ %incdec.ptr73, %sel ]
  %sp.0.be = phi ptr [ %incdec.ptr2, %push ], [ %incdec.ptr5, %add ], [ %incdec.ptr11, %sub ], [ %incdec.ptr17, %mul ], [ %incdec.ptr23, %wrap_div.exit ], [ %incdec.ptr29, %wrap_mod.exit ], [ %sp.0, %neg ], [ %incdec.ptr41, %lt ], [ %incdec.ptr48, %eq ], [ %incdec.ptr57, %and ], [ %incdec.ptr63, %or ], [ %add.ptr, %sel ]
  br label %indirectgoto

add:                                              ; preds = %indirectgoto
  %incdec.ptr5 = getelementptr inbounds i8, ptr %sp.0, i64 -8
  %1 = load i64, ptr %incdec.ptr5, align 8, !tbaa !20
  %arrayidx7 = getelementptr inbounds i8, ptr %sp.0, i64 -16
  %2 = load i64, ptr %arrayidx7, align 8, !tbaa !20
  %add8 = add i64 %2, %1
  store i64 %add8, ptr %arrayidx7, align 8, !tbaa !20
  %incdec.ptr9 = getelementptr inbounds nuw i8, ptr %pc.addr.0, i64 8
  br label %indirectgoto.backedge

sub:                                              ; preds = %indirectgoto
  %incdec.ptr11 = getelementptr inbounds i8, ptr %sp.0, i64 -8
  %3 = load i64, ptr %incdec.ptr11, align 8, !tbaa !20
  %arrayidx13 = getelementptr inbounds i8, ptr %sp.0, i64 -16
  %4 = load i64, ptr %arrayidx13, align 8, !tbaa !20
  %sub14 = sub i64 %4, %3
  store i64 %sub14, ptr %arrayidx13, align 8, !tbaa !20
  %incdec.ptr15 = getelementptr inbounds nuw i8, ptr %pc.addr.0, i64 8
  br label %indirectgoto.backedge

mul:                                              ; preds = %indirectgoto
  %incdec.ptr17 = getelementptr inbounds i8, ptr %sp.0, i64 -8
  %5 = load i64, ptr %incdec.ptr17, align 8, !tbaa !20
  %arrayidx19 = getelementptr inbounds i8, ptr %sp.0, i64 -16
  %6 = load i64, ptr %arrayidx19, align 8, !tbaa !20
  %mul20 = mul i64 %6, %5
  store i64 %mul20, ptr %arrayidx19, align 8, !tbaa !20
  %incdec.ptr21 = getelementptr inbounds nuw i8, ptr %pc.addr.0, i64 8
  br label %indirectgoto.backedge

div:                                              ; preds = %indirectgoto
  %incdec.ptr23 = getelementptr inbounds i8, ptr %sp.0, i64 -8
  %arrayidx24 = getelementptr inbounds i8, ptr %sp.0, i64 -16
  %7 = load i64, ptr %arrayidx24, align 8, !tbaa !20
  %8 = load i64, ptr %incdec.ptr23, align 8, !tbaa !20
  switch i64 %8, label %cond.false3.i [
    i64 0, label %wrap_div.exit
    i64 -1, label %cond.true2.i
  ]

cond.true2.i:                                     ; preds = %div
  %sub.i = sub i64 0, %7
  br label %wrap_div.exit

cond.false3.i:                                    ; preds = %div
  %div.i = sdiv i64 %7, %8
  br label %wrap_div.exit

wrap_div.exit:                                    ; preds = %div, %cond.true2.i, %cond.false3.i
  %cond5.i = phi i64 [ %8, %div ], [ %sub.i, %cond.true2.i ], [ %div.i, %cond.false3.i ]
  store i64 %cond5.i, ptr %arrayidx24, align 8, !tbaa !20
  %incdec.ptr27 = getelementptr inbounds nuw i8, ptr %pc.addr.0, i64 8
  br label %indirectgoto.backedge

mod:                                              ; preds = %indirectgoto
  %incdec.ptr29 = getelementptr inbounds i8, ptr %sp.0, i64 -8
  %arrayidx30 = getelementptr inbounds i8, ptr %sp.0, i64 -16
  %9 = load i64, ptr %incdec.ptr29, align 8, !tbaa !20
  %10 = add i64 %9, 1
  %or.cond.i = icmp ult i64 %10, 2
  br i1 %or.cond.i, label %wrap_mod.exit, label %cond.false.i

cond.false.i:                                     ; preds = %mod
  %11 = load i64, ptr %arrayidx30, align 8, !tbaa !20
  %rem.i = srem i64 %11, %9
  br label %wrap_mod.exit

wrap_mod.exit:                                    ; preds = %mod, %cond.false.i
  %cond.i = phi i64 [ %rem.i, %cond.false.i ], [ 0, %mod ]
  store i64 %cond.i, ptr %arrayidx30, align 8, !tbaa !20
  %incdec.ptr34 = getelementptr inbounds nuw i8, ptr %pc.addr.0, i64 8
  br label %indirectgoto.backedge

neg:                                              ; preds = %indirectgoto
  %arrayidx36 = getelementptr inbounds i8, ptr %sp.0, i64 -8
  %12 = load i64, ptr %arrayidx36, align 8, !tbaa !20
  %sub37 = sub i64 0, %12
  store i64 %sub37, ptr %arrayidx36, align 8, !tbaa !20
  %incdec.ptr39 = getelementptr inbounds nuw i8, ptr %pc.addr.0, i64 8
  br label %indirectgoto.backedge

lt:                                               ; preds = %indirectgoto
  %incdec.ptr41 = getelementptr inbounds i8, ptr %sp.0, i64 -8
  %arrayidx42 = getelementptr inbounds i8, ptr %sp.0, i64 -16
  %13 = load i64, ptr %arrayidx42, align 8, !tbaa !20
  %14 = load i64, ptr %incdec.ptr41, align 8, !tbaa !20
  %cmp = icmp slt i64 %13, %14
  %conv44 = zext i1 %cmp to i64
  store i64 %conv44, ptr %arrayidx42, align 8, !tbaa !20
  %incdec.ptr46 = getelementptr inbounds nuw i8, ptr %pc.addr.0, i64 8
  br label %indirectgoto.backedge

eq:                                               ; preds = %indirectgoto
  %incdec.ptr48 = getelementptr inbounds i8, ptr %sp.0, i64 -8
  %arrayidx49 = getelementptr inbounds i8, ptr %sp.0, i64 -16
  %15 = load i64, ptr %arrayidx49, align 8, !tbaa !20
  %16 = load i64, ptr %incdec.ptr48, align 8, !tbaa !20
  %cmp51 = icmp eq i64 %15, %16
  %conv53 = zext i1 %cmp51 to i64
  store i64 %conv53, ptr %arrayidx49, align 8, !tbaa !20
  %incdec.ptr55 = getelementptr inbounds nuw i8, ptr %pc.addr.0, i64 8
  br label %indirectgoto.backedge

and:                                              ; preds = %indirectgoto
  %incdec.ptr57 = getelementptr inbounds i8, ptr %sp.0, i64 -8
  %17 = load i64, ptr %incdec.ptr57, align 8, !tbaa !20
  %arrayidx59 = getelementptr inbounds i8, ptr %sp.0, i64 -16
  %18 = load i64, ptr %arrayidx59, align 8, !tbaa !20
  %and60 = and i64 %18, %17
  store i64 %and60, ptr %arrayidx59, align 8, !tbaa !20
  %incdec.ptr61 = getelementptr inbounds nuw i8, ptr %pc.addr.0, i64 8
  br label %indirectgoto.backedge

or:                                               ; preds = %indirectgoto
  %incdec.ptr63 = getelementptr inbounds i8, ptr %sp.0, i64 -8
  %19 = load i64, ptr %incdec.ptr63, align 8, !tbaa !20
  %arrayidx65 = getelementptr inbounds i8, ptr %sp.0, i64 -16
  %20 = load i64, ptr %arrayidx65, align 8, !tbaa !20
  %or66 = or i64 %20, %19
  store i64 %or66, ptr %arrayidx65, align 8, !tbaa !20
  %incdec.ptr67 = getelementptr inbounds nuw i8, ptr %pc.addr.0, i64 8
  br label %indirectgoto.backedge

sel:                                              ; preds = %indirectgoto
  %add.ptr = getelementptr inbounds i8, ptr %sp.0, i64 -16
  %arrayidx69 = getelementptr inbounds i8, ptr %sp.0, i64 -24
  %21 = load i64, ptr %arrayidx69, align 8, !tbaa !20
  %tobool.not = icmp eq i64 %21, 0
  %arrayidx71 = getelementptr inbounds i8, ptr %sp.0, i64 -8
  %cond.in = select i1 %tobool.not, ptr %arrayidx71, ptr %add.ptr
  %cond = load i64, ptr %cond.in, align 8, !tbaa !20
  store i64 %cond, ptr %arrayidx69, align 8, !tbaa !20
  %incdec.ptr73 = getelementptr inbounds nuw i8, ptr %pc.addr.0, i64 8
  br label %indirectgoto.backedge

halt:                                             ; preds = %indirectgoto
  %arrayidx75 = getelementptr inbounds i8, ptr %sp.0, i64 -8
  %22 = load i64, ptr %arrayidx75, align 8, !tbaa !20
  ret i64 %22

indirectgoto:                                     ; preds = %indirectgoto.backedge, %entry
  %.sink.sink.in = phi ptr [ @code, %entry ], [ %.sink.sink.in.be, %indirectgoto.backedge ]
  %pc.addr.0 = phi ptr [ getelementptr inbounds nuw (i8, ptr @code, i64 8), %entry ], [ %pc.addr.0.be, %indirectgoto.backedge ]
  %sp.0 = phi ptr [ %stack, %entry ], [ %sp.0.be, %indirectgoto.backedge ]
  %.sink.sink = load i64, ptr %.sink.sink.in, align 8, !tbaa !20
  %arrayidx4 = getelementptr inbounds ptr, ptr @run_goto.label, i64 %.sink.sink
  %indirect.goto.dest = load ptr, ptr %arrayidx4, align 8, !tbaa !30
  indirectbr ptr %indirect.goto.dest, [label %push, label %add, label %sub, label %mul, label %div, label %mod, label %neg, label %lt, label %eq, label %and, label %or, label %sel, label %halt]
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind uwtable
define internal fastcc ptr @binary(i32 noundef range(i32 0, 7) %level) unnamed_addr #0 {
entry:
  %cmp = icmp samesign ugt i32 %level, 5
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @primary()
  br label %return

if.end:                                           ; preds = %entry
  %add = add nuw nsw i32 %level, 1
  %call1 = tail call fastcc ptr @binary(i32 noundef %add)
  br label %again

again:                                            ; preds = %cleanup22, %if.end
  %left.0 = phi ptr [ %call1, %if.end ], [ %left.2, %cleanup22 ]
  %tobool.not = icmp eq ptr %left.0, null
  br i1 %tobool.not, label %cleanup22, label %for.body.preheader

for.body.preheader:                               ; preds = %again
  %src.promoted = load ptr, ptr @src, align 8
  br label %for.body

for.body:                                         ; preds = %for.body.preheader, %for.inc
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %incdec.ptr.i.lcssa4142 = phi ptr [ %src.promoted, %for.body.preheader ], [ %incdec.ptr.i.lcssa39, %for.inc ]
  %arrayidx = getelementptr inbounds nuw %struct.anon, ptr @table, i64 %indvars.iv
  %level4 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 1
  %0 = load i8, ptr %level4, align 1, !tbaa !31
  %conv5 = zext i8 %0 to i32
  %cmp6 = icmp eq i32 %level, %conv5
  br i1 %cmp6, label %land.lhs.true, label %for.inc

land.lhs.true:                                    ; preds = %for.body
  %1 = load i8, ptr %arrayidx, align 8, !tbaa !33
  %call.i = tail call ptr @__ctype_b_loc() #8
  %2 = load ptr, ptr %call.i, align 8, !tbaa !12
  %3 = load i8, ptr %incdec.ptr.i.lcssa4142, align 1, !tbaa !14
  %idxprom8.i = zext i8 %3 to i64
  %arrayidx9.i = getelementptr inbounds nuw i16, ptr %2, i64 %idxprom8.i
  %4 = load i16, ptr %arrayidx9.i, align 2, !tbaa !15
  %5 = and i16 %4, 8192
  %tobool.not10.i = icmp eq i16 %5, 0
  br i1 %tobool.not10.i, label %while.end.i, label %while.body.i

while.body.i:                                     ; preds = %land.lhs.true, %while.body.i
  %incdec.ptr711.i = phi ptr [ %incdec.ptr.i, %while.body.i ], [ %incdec.ptr.i.lcssa4142, %land.lhs.true ]
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr %incdec.ptr711.i, i64 1
  %6 = load i8, ptr %incdec.ptr.i, align 1, !tbaa !14
  %idxprom.i = zext i8 %6 to i64
  %arrayidx.i = getelementptr inbounds nuw i16, ptr %2, i64 %idxprom.i
  %7 = load i16, ptr %arrayidx.i, align 2, !tbaa !15
  %8 = and i16 %7, 8192
  %tobool.not.i = icmp eq i16 %8, 0
  br i1 %tobool.not.i, label %while.cond.while.end_crit_edge.i, label %while.body.i, !llvm.loop !17

while.cond.while.end_crit_edge.i:                 ; preds = %while.body.i
  store ptr %incdec.ptr.i, ptr @src, align 8, !tbaa !9
  br label %while.end.i

while.end.i:                                      ; preds = %while.cond.while.end_crit_edge.i, %land.lhs.true
  %incdec.ptr.i.lcssa40 = phi ptr [ %incdec.ptr.i, %while.cond.while.end_crit_edge.i ], [ %incdec.ptr.i.lcssa4142, %land.lhs.true ]
  %.lcssa.i = phi i8 [ %6, %while.cond.while.end_crit_edge.i ], [ %3, %land.lhs.true ]
  %cmp.not.i.not = icmp eq i8 %.lcssa.i, %1
  br i1 %cmp.not.i.not, label %if.end.i, label %for.inc

if.end.i:                                         ; preds = %while.end.i
  %incdec.ptr5.i = getelementptr inbounds nuw i8, ptr %incdec.ptr.i.lcssa40, i64 1
  store ptr %incdec.ptr5.i, ptr @src, align 8, !tbaa !9
  %call14 = tail call fastcc ptr @binary(i32 noundef %add)
  %tobool15.not = icmp eq ptr %call14, null
  br i1 %tobool15.not, label %cleanup22, label %if.end17

if.end17:                                         ; preds = %if.end.i
  %9 = load i32, ptr @used, align 4, !tbaa !5
  %cmp.i = icmp eq i32 %9, 256
  br i1 %cmp.i, label %cleanup22, label %if.end.i34

if.end.i34:                                       ; preds = %if.end17
  %op = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %10 = load i32, ptr %op, align 4, !tbaa !34
  %inc.i = add nsw i32 %9, 1
  store i32 %inc.i, ptr @used, align 4, !tbaa !5
  %idxprom.i35 = sext i32 %9 to i64
  %arrayidx.i36 = getelementptr inbounds %struct.Node, ptr @pool, i64 %idxprom.i35
  store i32 %10, ptr %arrayidx.i36, align 8, !tbaa !5
  %.compoundliteral.sroa.2.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %arrayidx.i36, i64 4
  store i32 0, ptr %.compoundliteral.sroa.2.0..sroa_idx.i, align 4
  %.compoundliteral.sroa.3.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %arrayidx.i36, i64 8
  store i64 0, ptr %.compoundliteral.sroa.3.0..sroa_idx.i, align 8, !tbaa !20
  %.compoundliteral.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %arrayidx.i36, i64 16
  store ptr %left.0, ptr %.compoundliteral.sroa.4.0..sroa_idx.i, align 8
  %.compoundliteral.sroa.5.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %arrayidx.i36, i64 24
  store ptr %call14, ptr %.compoundliteral.sroa.5.0..sroa_idx.i, align 8
  %.compoundliteral.sroa.6.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %arrayidx.i36, i64 32
  store ptr null, ptr %.compoundliteral.sroa.6.0..sroa_idx.i, align 8, !tbaa !14
  br label %cleanup22

for.inc:                                          ; preds = %while.end.i, %for.body
  %incdec.ptr.i.lcssa39 = phi ptr [ %incdec.ptr.i.lcssa40, %while.end.i ], [ %incdec.ptr.i.lcssa4142, %for.body ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 9
  br i1 %exitcond.not, label %cleanup22, label %for.body, !llvm.loop !35

cleanup22:                                        ; preds = %for.inc, %again, %if.end.i34, %if.end17, %if.end.i
  %left.2 = phi ptr [ getelementptr inbounds nuw (i8, ptr @pool, i64 10200), %if.end17 ], [ %left.0, %if.end.i ], [ %arrayidx.i36, %if.end.i34 ], [ null, %again ], [ %left.0, %for.inc ]
  %cleanup.dest.slot.1 = phi i32 [ 2, %if.end17 ], [ 1, %if.end.i ], [ 2, %if.end.i34 ], [ 3, %again ], [ 3, %for.inc ]
  switch i32 %cleanup.dest.slot.1, label %return [
    i32 3, label %return.loopexit50
    i32 2, label %again
  ]

return.loopexit50:                                ; preds = %cleanup22
  br label %return

return:                                           ; preds = %cleanup22, %return.loopexit50, %if.then
  %retval.4 = phi ptr [ %call, %if.then ], [ %left.2, %return.loopexit50 ], [ null, %cleanup22 ]
  ret ptr %retval.4
}

; Function Attrs: nofree nounwind uwtable
define internal fastcc ptr @primary() unnamed_addr #0 {
entry:
  %call.i = tail call ptr @__ctype_b_loc() #8
  %0 = load ptr, ptr %call.i, align 8, !tbaa !12
  %src.promoted.i = load ptr, ptr @src, align 8, !tbaa !9
  %1 = load i8, ptr %src.promoted.i, align 1, !tbaa !14
  %idxprom8.i = zext i8 %1 to i64
  %arrayidx9.i = getelementptr inbounds nuw i16, ptr %0, i64 %idxprom8.i
  %2 = load i16, ptr %arrayidx9.i, align 2, !tbaa !15
  %3 = and i16 %2, 8192
  %tobool.not10.i = icmp eq i16 %3, 0
  br i1 %tobool.not10.i, label %while.end.i, label %while.body.i

while.body.i:                                     ; preds = %entry, %while.body.i
  %incdec.ptr711.i = phi ptr [ %incdec.ptr.i, %while.body.i ], [ %src.promoted.i, %entry ]
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr %incdec.ptr711.i, i64 1
  %4 = load i8, ptr %incdec.ptr.i, align 1, !tbaa !14
  %idxprom.i = zext i8 %4 to i64
  %arrayidx.i = getelementptr inbounds nuw i16, ptr %0, i64 %idxprom.i
  %5 = load i16, ptr %arrayidx.i, align 2, !tbaa !15
  %6 = and i16 %5, 8192
  %tobool.not.i = icmp eq i16 %6, 0
  br i1 %tobool.not.i, label %while.cond.while.end_crit_edge.i, label %while.body.i, !llvm.loop !17

while.cond.while.end_crit_edge.i:                 ; preds = %while.body.i
  store ptr %incdec.ptr.i, ptr @src, align 8, !tbaa !9
  br label %while.end.i

while.end.i:                                      ; preds = %while.cond.while.end_crit_edge.i, %entry
  %.lcssa6.i = phi ptr [ %incdec.ptr.i, %while.cond.while.end_crit_edge.i ], [ %src.promoted.i, %entry ]
  %.lcssa.i = phi i8 [ %4, %while.cond.while.end_crit_edge.i ], [ %1, %entry ]
  %cmp.not.i.not = icmp eq i8 %.lcssa.i, 40
  br i1 %cmp.not.i.not, label %if.end.i, label %if.end

if.end.i:                                         ; preds = %while.end.i
  %incdec.ptr5.i = getelementptr inbounds nuw i8, ptr %.lcssa6.i, i64 1
  store ptr %incdec.ptr5.i, ptr @src, align 8, !tbaa !9
  %call1 = tail call fastcc ptr @ternary()
  %7 = load ptr, ptr %call.i, align 8, !tbaa !12
  %src.promoted.i27 = load ptr, ptr @src, align 8, !tbaa !9
  %8 = load i8, ptr %src.promoted.i27, align 1, !tbaa !14
  %idxprom8.i28 = zext i8 %8 to i64
  %arrayidx9.i29 = getelementptr inbounds nuw i16, ptr %7, i64 %idxprom8.i28
  %9 = load i16, ptr %arrayidx9.i29, align 2, !tbaa !15
  %10 = and i16 %9, 8192
  %tobool.not10.i30 = icmp eq i16 %10, 0
  br i1 %tobool.not10.i30, label %while.end.i38, label %while.body.i31

while.body.i31:                                   ; preds = %if.end.i, %while.body.i31
  %incdec.ptr711.i32 = phi ptr [ %incdec.ptr.i33, %while.body.i31 ], [ %src.promoted.i27, %if.end.i ]
  %incdec.ptr.i33 = getelementptr inbounds nuw i8, ptr %incdec.ptr711.i32, i64 1
  %11 = load i8, ptr %incdec.ptr.i33, align 1, !tbaa !14
  %idxprom.i34 = zext i8 %11 to i64
  %arrayidx.i35 = getelementptr inbounds nuw i16, ptr %7, i64 %idxprom.i34
  %12 = load i16, ptr %arrayidx.i35, align 2, !tbaa !15
  %13 = and i16 %12, 8192
  %tobool.not.i36 = icmp eq i16 %13, 0
  br i1 %tobool.not.i36, label %while.cond.while.end_crit_edge.i37, label %while.body.i31, !llvm.loop !17

while.cond.while.end_crit_edge.i37:               ; preds = %while.body.i31
  store ptr %incdec.ptr.i33, ptr @src, align 8, !tbaa !9
  br label %while.end.i38

while.end.i38:                                    ; preds = %while.cond.while.end_crit_edge.i37, %if.end.i
  %.lcssa6.i39 = phi ptr [ %incdec.ptr.i33, %while.cond.while.end_crit_edge.i37 ], [ %src.promoted.i27, %if.end.i ]
  %.lcssa.i40 = phi i8 [ %11, %while.cond.while.end_crit_edge.i37 ], [ %8, %if.end.i ]
  %cmp.not.i41.not = icmp eq i8 %.lcssa.i40, 41
  br i1 %cmp.not.i41.not, label %if.end.i43, label %return

if.end.i43:                                       ; preds = %while.end.i38
  %incdec.ptr5.i44 = getelementptr inbounds nuw i8, ptr %.lcssa6.i39, i64 1
  store ptr %incdec.ptr5.i44, ptr @src, align 8, !tbaa !9
  br label %return

if.end:                                           ; preds = %while.end.i
  %src.promoted.i47 = load ptr, ptr @src, align 8, !tbaa !9
  %14 = load i8, ptr %src.promoted.i47, align 1, !tbaa !14
  %idxprom8.i48 = zext i8 %14 to i64
  %arrayidx9.i49 = getelementptr inbounds nuw i16, ptr %0, i64 %idxprom8.i48
  %15 = load i16, ptr %arrayidx9.i49, align 2, !tbaa !15
  %16 = and i16 %15, 8192
  %tobool.not10.i50 = icmp eq i16 %16, 0
  br i1 %tobool.not10.i50, label %while.end.i58, label %while.body.i51

while.body.i51:                                   ; preds = %if.end, %while.body.i51
  %incdec.ptr711.i52 = phi ptr [ %incdec.ptr.i53, %while.body.i51 ], [ %src.promoted.i47, %if.end ]
  %incdec.ptr.i53 = getelementptr inbounds nuw i8, ptr %incdec.ptr711.i52, i64 1
  %17 = load i8, ptr %incdec.ptr.i53, align 1, !tbaa !14
  %idxprom.i54 = zext i8 %17 to i64
  %arrayidx.i55 = getelementptr inbounds nuw i16, ptr %0, i64 %idxprom.i54
  %18 = load i16, ptr %arrayidx.i55, align 2, !tbaa !15
  %19 = and i16 %18, 8192
  %tobool.not.i56 = icmp eq i16 %19, 0
  br i1 %tobool.not.i56, label %while.cond.while.end_crit_edge.i57, label %while.body.i51, !llvm.loop !17

while.cond.while.end_crit_edge.i57:               ; preds = %while.body.i51
  store ptr %incdec.ptr.i53, ptr @src, align 8, !tbaa !9
  br label %while.end.i58

while.end.i58:                                    ; preds = %while.cond.while.end_crit_edge.i57, %if.end
  %.lcssa6.i59 = phi ptr [ %incdec.ptr.i53, %while.cond.while.end_crit_edge.i57 ], [ %src.promoted.i47, %if.end ]
  %.lcssa.i60 = phi i8 [ %17, %while.cond.while.end_crit_edge.i57 ], [ %14, %if.end ]
  %cmp.not.i61.not = icmp eq i8 %.lcssa.i60, 45
  br i1 %cmp.not.i61.not, label %if.end.i63, label %if.end15

if.end.i63:                                       ; preds = %while.end.i58
  %incdec.ptr5.i64 = getelementptr inbounds nuw i8, ptr %.lcssa6.i59, i64 1
  store ptr %incdec.ptr5.i64, ptr @src, align 8, !tbaa !9
  %call8 = tail call fastcc ptr @primary()
  %tobool9.not = icmp eq ptr %call8, null
  br i1 %tobool9.not, label %return, label %cond.true10

cond.true10:                                      ; preds = %if.end.i63
  %20 = load i32, ptr @used, align 4, !tbaa !5
  %cmp.i = icmp eq i32 %20, 256
  br i1 %cmp.i, label %return, label %if.end.i66

if.end.i66:                                       ; preds = %cond.true10
  %inc.i = add nsw i32 %20, 1
  store i32 %inc.i, ptr @used, align 4, !tbaa !5
  %idxprom.i67 = sext i32 %20 to i64
  %arrayidx.i68 = getelementptr inbounds %struct.Node, ptr @pool, i64 %idxprom.i67
  store i32 6, ptr %arrayidx.i68, align 8, !tbaa !5
  %.compoundliteral.sroa.2.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %arrayidx.i68, i64 4
  store i32 0, ptr %.compoundliteral.sroa.2.0..sroa_idx.i, align 4
  %.compoundliteral.sroa.3.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %arrayidx.i68, i64 8
  store i64 0, ptr %.compoundliteral.sroa.3.0..sroa_idx.i, align 8, !tbaa !20
  %.compoundliteral.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %arrayidx.i68, i64 16
  store ptr %call8, ptr %.compoundliteral.sroa.4.0..sroa_idx.i, align 8
  %.compoundliteral.sroa.5.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %arrayidx.i68, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %.compoundliteral.sroa.5.0..sroa_idx.i, i8 0, i64 16, i1 false)
  br label %return

if.end15:                                         ; preds = %while.end.i58
  %21 = load ptr, ptr @src, align 8, !tbaa !9
  %22 = load i8, ptr %21, align 1, !tbaa !14
  %idxprom = zext i8 %22 to i64
  %arrayidx = getelementptr inbounds nuw i16, ptr %0, i64 %idxprom
  %23 = load i16, ptr %arrayidx, align 2, !tbaa !15
  %24 = and i16 %23, 2048
  %tobool18.not = icmp eq i16 %24, 0
  br i1 %tobool18.not, label %return, label %if.end20

if.end20:                                         ; preds = %if.end15
  %25 = load i32, ptr @used, align 4, !tbaa !5
  %cmp.i70 = icmp eq i32 %25, 256
  br i1 %cmp.i70, label %node.exit81, label %if.end.i71

if.end.i71:                                       ; preds = %if.end20
  %inc.i72 = add nsw i32 %25, 1
  store i32 %inc.i72, ptr @used, align 4, !tbaa !5
  %idxprom.i73 = sext i32 %25 to i64
  %arrayidx.i74 = getelementptr inbounds %struct.Node, ptr @pool, i64 %idxprom.i73
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %arrayidx.i74, i8 0, i64 40, i1 false)
  br label %node.exit81

node.exit81:                                      ; preds = %if.end20, %if.end.i71
  %retval.0.i80 = phi ptr [ %arrayidx.i74, %if.end.i71 ], [ getelementptr inbounds nuw (i8, ptr @pool, i64 10200), %if.end20 ]
  %call23 = tail call i64 @strtol(ptr noundef nonnull %21, ptr noundef nonnull @src, i32 noundef 0) #9
  %value = getelementptr inbounds nuw i8, ptr %retval.0.i80, i64 8
  store i64 %call23, ptr %value, align 8, !tbaa !29
  br label %return

return:                                           ; preds = %if.end.i43, %while.end.i38, %if.end.i66, %cond.true10, %if.end15, %if.end.i63, %node.exit81
  %retval.0 = phi ptr [ getelementptr inbounds nuw (i8, ptr @pool, i64 10200), %cond.true10 ], [ null, %if.end.i63 ], [ %retval.0.i80, %node.exit81 ], [ null, %if.end15 ], [ %arrayidx.i68, %if.end.i66 ], [ %call1, %if.end.i43 ], [ null, %while.end.i38 ]
  ret ptr %retval.0
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nounwind willreturn memory(none) }
attributes #9 = { nounwind }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"p1 omnipotent char", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 short", !11, i64 0}
!14 = !{!7, !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !7, i64 0}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!21, !21, i64 0}
!21 = !{!"long", !7, i64 0}
!22 = distinct !{!22, !19}
!23 = distinct !{!23, !18, !19}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 _ZTS4Node", !11, i64 0}
!26 = !{!27, !6, i64 0}
!27 = !{!"Node", !6, i64 0, !21, i64 8, !7, i64 16}
!28 = distinct !{!28, !18, !19}
!29 = !{!27, !21, i64 8}
!30 = !{!11, !11, i64 0}
!31 = !{!32, !7, i64 1}
!32 = !{!"", !7, i64 0, !7, i64 1, !6, i64 4}
!33 = !{!32, !7, i64 0}
!34 = !{!32, !6, i64 4}
!35 = distinct !{!35, !18, !19}

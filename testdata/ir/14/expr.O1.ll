; ModuleID = 'expr.c'
source_filename = "expr.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i8, i8, i32 }
%struct.Node = type { i32, i64, [3 x %struct.Node*] }

@main.tests = internal unnamed_addr constant [11 x i8*] [i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.10, i32 0, i32 0)], align 16
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
@src = internal global i8* null, align 8
@len = internal unnamed_addr global i32 0, align 4
@used = internal unnamed_addr global i32 0, align 4
@.str.11 = private unnamed_addr constant [18 x i8] c"%s: syntax error\0A\00", align 1
@code = internal global [1024 x i64] zeroinitializer, align 16
@.str.12 = private unnamed_addr constant [12 x i8] c"%s = %ld%s\0A\00", align 1
@.str.13 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.14 = private unnamed_addr constant [27 x i8] c" (the two machines differ)\00", align 1
@table = internal unnamed_addr constant [9 x %struct.anon] [%struct.anon { i8 124, i8 0, i32 10 }, %struct.anon { i8 38, i8 1, i32 9 }, %struct.anon { i8 61, i8 2, i32 8 }, %struct.anon { i8 60, i8 3, i32 7 }, %struct.anon { i8 43, i8 4, i32 1 }, %struct.anon { i8 45, i8 4, i32 2 }, %struct.anon { i8 42, i8 5, i32 3 }, %struct.anon { i8 47, i8 5, i32 4 }, %struct.anon { i8 37, i8 5, i32 5 }], align 16
@pool = internal global [256 x %struct.Node] zeroinitializer, align 16
@run_goto.label = internal unnamed_addr constant [13 x i8*] [i8* blockaddress(@run_goto, %push), i8* blockaddress(@run_goto, %add), i8* blockaddress(@run_goto, %sub), i8* blockaddress(@run_goto, %mul), i8* blockaddress(@run_goto, %div), i8* blockaddress(@run_goto, %mod), i8* blockaddress(@run_goto, %neg), i8* blockaddress(@run_goto, %lt), i8* blockaddress(@run_goto, %eq), i8* blockaddress(@run_goto, %and), i8* blockaddress(@run_goto, %or), i8* blockaddress(@run_goto, %sel), i8* blockaddress(@run_goto, %halt)], align 16

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
entry:
  %stack.i = alloca [64 x i64], align 16
  %0 = bitcast [64 x i64]* %stack.i to i8*
  %arraydecay.i = getelementptr inbounds [64 x i64], [64 x i64]* %stack.i, i64 0, i64 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup
  ret i32 0

for.body:                                         ; preds = %entry, %cleanup
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %cleanup ]
  %arrayidx = getelementptr inbounds [11 x i8*], [11 x i8*]* @main.tests, i64 0, i64 %indvars.iv
  %1 = load i8*, i8** %arrayidx, align 8, !tbaa !5
  store i8* %1, i8** @src, align 8, !tbaa !5
  store i32 0, i32* @len, align 4, !tbaa !9
  store i32 0, i32* @used, align 4, !tbaa !9
  %call = call fastcc %struct.Node* @ternary()
  %tobool.not = icmp eq %struct.Node* %call, null
  br i1 %tobool.not, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %call.i = call i16** @__ctype_b_loc() #8
  %2 = load i16*, i16** %call.i, align 8, !tbaa !5
  %3 = load i8*, i8** @src, align 8, !tbaa !5
  %4 = load i8, i8* %3, align 1, !tbaa !11
  %5 = zext i8 %4 to i64
  %arrayidx7.i = getelementptr inbounds i16, i16* %2, i64 %5
  %6 = load i16, i16* %arrayidx7.i, align 2, !tbaa !12
  %7 = and i16 %6, 8192
  %tobool.not8.i = icmp eq i16 %7, 0
  br i1 %tobool.not8.i, label %while.end.i, label %while.body.i

while.body.i:                                     ; preds = %lor.lhs.false, %while.body.i
  %8 = phi i8* [ %incdec.ptr.i, %while.body.i ], [ %3, %lor.lhs.false ]
  %incdec.ptr.i = getelementptr inbounds i8, i8* %8, i64 1
  store i8* %incdec.ptr.i, i8** @src, align 8, !tbaa !5
  %9 = load i16*, i16** %call.i, align 8, !tbaa !5
  %10 = load i8, i8* %incdec.ptr.i, align 1, !tbaa !11
  %11 = zext i8 %10 to i64
  %arrayidx.i = getelementptr inbounds i16, i16* %9, i64 %11
  %12 = load i16, i16* %arrayidx.i, align 2, !tbaa !12
  %13 = and i16 %12, 8192
  %tobool.not.i = icmp eq i16 %13, 0
  br i1 %tobool.not.i, label %while.end.i, label %while.body.i, !llvm.loop !14

while.end.i:                                      ; preds = %while.body.i, %lor.lhs.false
  %.lcssa6.i = phi i8* [ %3, %lor.lhs.false ], [ %incdec.ptr.i, %while.body.i ]
  %.lcssa.i = phi i8 [ %4, %lor.lhs.false ], [ %10, %while.body.i ]
  %cmp.not.i = icmp eq i8 %.lcssa.i, 0
  br i1 %cmp.not.i, label %if.end.i, label %if.then

if.end.i:                                         ; preds = %while.end.i
  %incdec.ptr5.i = getelementptr inbounds i8, i8* %.lcssa6.i, i64 1
  store i8* %incdec.ptr5.i, i8** @src, align 8, !tbaa !5
  call fastcc void @emit(%struct.Node* noundef nonnull %call)
  %14 = load i32, i32* @len, align 4, !tbaa !9
  %inc = add nsw i32 %14, 1
  store i32 %inc, i32* @len, align 4, !tbaa !9
  %idxprom7 = sext i32 %14 to i64
  %arrayidx8 = getelementptr inbounds [1024 x i64], [1024 x i64]* @code, i64 0, i64 %idxprom7
  store i64 12, i64* %arrayidx8, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0i8(i64 512, i8* nonnull %0) #9
  br label %for.cond.i

if.then:                                          ; preds = %while.end.i, %for.body
  %call6 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([18 x i8], [18 x i8]* @.str.11, i64 0, i64 0), i8* noundef %1)
  br label %cleanup

for.cond.i:                                       ; preds = %for.cond.i.backedge, %if.end.i
  %pc.addr.0.i = phi i64* [ getelementptr inbounds ([1024 x i64], [1024 x i64]* @code, i64 0, i64 0), %if.end.i ], [ %pc.addr.0.i.be, %for.cond.i.backedge ]
  %sp.0.i = phi i64* [ %arraydecay.i, %if.end.i ], [ %sp.0.i.be, %for.cond.i.backedge ]
  %incdec.ptr.i28 = getelementptr inbounds i64, i64* %pc.addr.0.i, i64 1
  %15 = load i64, i64* %pc.addr.0.i, align 8, !tbaa !17
  %conv.i = trunc i64 %15 to i32
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
  %incdec.ptr1.i = getelementptr inbounds i64, i64* %pc.addr.0.i, i64 2
  %16 = load i64, i64* %incdec.ptr.i28, align 8, !tbaa !17
  %incdec.ptr2.i = getelementptr inbounds i64, i64* %sp.0.i, i64 1
  store i64 %16, i64* %sp.0.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb3.i:                                         ; preds = %for.cond.i
  %incdec.ptr4.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -1
  %arrayidx.i29 = getelementptr inbounds i64, i64* %sp.0.i, i64 -2
  %17 = load i64, i64* %arrayidx.i29, align 8, !tbaa !17
  %18 = load i64, i64* %incdec.ptr4.i, align 8, !tbaa !17
  %add.i = add i64 %18, %17
  store i64 %add.i, i64* %arrayidx.i29, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb7.i:                                         ; preds = %for.cond.i
  %incdec.ptr8.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -1
  %arrayidx9.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -2
  %19 = load i64, i64* %arrayidx9.i, align 8, !tbaa !17
  %20 = load i64, i64* %incdec.ptr8.i, align 8, !tbaa !17
  %sub.i = sub i64 %19, %20
  store i64 %sub.i, i64* %arrayidx9.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb12.i:                                        ; preds = %for.cond.i
  %incdec.ptr13.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -1
  %arrayidx14.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -2
  %21 = load i64, i64* %arrayidx14.i, align 8, !tbaa !17
  %22 = load i64, i64* %incdec.ptr13.i, align 8, !tbaa !17
  %mul.i = mul i64 %22, %21
  store i64 %mul.i, i64* %arrayidx14.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb17.i:                                        ; preds = %for.cond.i
  %incdec.ptr18.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -1
  %arrayidx19.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -2
  %23 = load i64, i64* %arrayidx19.i, align 8, !tbaa !17
  %24 = load i64, i64* %incdec.ptr18.i, align 8, !tbaa !17
  switch i64 %24, label %cond.false3.i.i [
    i64 0, label %wrap_div.exit.i
    i64 -1, label %cond.true2.i.i
  ]

cond.true2.i.i:                                   ; preds = %sw.bb17.i
  %sub.i.i = sub i64 0, %23
  br label %wrap_div.exit.i

cond.false3.i.i:                                  ; preds = %sw.bb17.i
  %div.i.i = sdiv i64 %23, %24
  br label %wrap_div.exit.i

wrap_div.exit.i:                                  ; preds = %cond.false3.i.i, %cond.true2.i.i, %sw.bb17.i
  %cond5.i.i = phi i64 [ %24, %sw.bb17.i ], [ %sub.i.i, %cond.true2.i.i ], [ %div.i.i, %cond.false3.i.i ]
  store i64 %cond5.i.i, i64* %arrayidx19.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb22.i:                                        ; preds = %for.cond.i
  %incdec.ptr23.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -1
  %arrayidx24.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -2
  %25 = load i64, i64* %incdec.ptr23.i, align 8, !tbaa !17
  %26 = add i64 %25, 1
  %27 = icmp ult i64 %26, 2
  br i1 %27, label %wrap_mod.exit.i, label %cond.false.i.i

cond.false.i.i:                                   ; preds = %sw.bb22.i
  %28 = load i64, i64* %arrayidx24.i, align 8, !tbaa !17
  %rem.i.i = srem i64 %28, %25
  br label %wrap_mod.exit.i

wrap_mod.exit.i:                                  ; preds = %cond.false.i.i, %sw.bb22.i
  %cond.i.i = phi i64 [ %rem.i.i, %cond.false.i.i ], [ 0, %sw.bb22.i ]
  store i64 %cond.i.i, i64* %arrayidx24.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb28.i:                                        ; preds = %for.cond.i
  %arrayidx29.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -1
  %29 = load i64, i64* %arrayidx29.i, align 8, !tbaa !17
  %sub30.i = sub i64 0, %29
  store i64 %sub30.i, i64* %arrayidx29.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb32.i:                                        ; preds = %for.cond.i
  %incdec.ptr33.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -1
  %arrayidx34.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -2
  %30 = load i64, i64* %arrayidx34.i, align 8, !tbaa !17
  %31 = load i64, i64* %incdec.ptr33.i, align 8, !tbaa !17
  %cmp.i = icmp slt i64 %30, %31
  %32 = zext i1 %cmp.i to i64
  store i64 %32, i64* %arrayidx34.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb39.i:                                        ; preds = %for.cond.i
  %incdec.ptr40.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -1
  %arrayidx41.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -2
  %33 = load i64, i64* %arrayidx41.i, align 8, !tbaa !17
  %34 = load i64, i64* %incdec.ptr40.i, align 8, !tbaa !17
  %cmp43.i = icmp eq i64 %33, %34
  %35 = zext i1 %cmp43.i to i64
  store i64 %35, i64* %arrayidx41.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb47.i:                                        ; preds = %for.cond.i
  %incdec.ptr48.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -1
  %36 = load i64, i64* %incdec.ptr48.i, align 8, !tbaa !17
  %arrayidx50.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -2
  %37 = load i64, i64* %arrayidx50.i, align 8, !tbaa !17
  %and.i = and i64 %37, %36
  store i64 %and.i, i64* %arrayidx50.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb51.i:                                        ; preds = %for.cond.i
  %incdec.ptr52.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -1
  %38 = load i64, i64* %incdec.ptr52.i, align 8, !tbaa !17
  %arrayidx54.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -2
  %39 = load i64, i64* %arrayidx54.i, align 8, !tbaa !17
  %or.i = or i64 %39, %38
  store i64 %or.i, i64* %arrayidx54.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb55.i:                                        ; preds = %for.cond.i
  %add.ptr.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -2
  %arrayidx56.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -3
  %40 = load i64, i64* %arrayidx56.i, align 8, !tbaa !17
  %tobool.not.i30 = icmp eq i64 %40, 0
  %arrayidx58.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -1
  %cond.in.i = select i1 %tobool.not.i30, i64* %arrayidx58.i, i64* %add.ptr.i
  %cond.i = load i64, i64* %cond.in.i, align 8, !tbaa !17
  store i64 %cond.i, i64* %arrayidx56.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

for.cond.i.backedge:                              ; preds = %sw.bb55.i, %sw.bb51.i, %sw.bb47.i, %sw.bb39.i, %sw.bb32.i, %sw.bb28.i, %wrap_mod.exit.i, %wrap_div.exit.i, %sw.bb12.i, %sw.bb7.i, %sw.bb3.i, %sw.bb.i
  %pc.addr.0.i.be = phi i64* [ %incdec.ptr.i28, %sw.bb55.i ], [ %incdec.ptr.i28, %sw.bb51.i ], [ %incdec.ptr.i28, %sw.bb47.i ], [ %incdec.ptr.i28, %sw.bb39.i ], [ %incdec.ptr.i28, %sw.bb32.i ], [ %incdec.ptr.i28, %sw.bb28.i ], [ %incdec.ptr.i28, %wrap_mod.exit.i ], [ %incdec.ptr.i28, %wrap_div.exit.i ], [ %incdec.ptr.i28, %sw.bb12.i ], [ %incdec.ptr.i28, %sw.bb7.i ], [ %incdec.ptr.i28, %sw.bb3.i ], [ %incdec.ptr1.i, %sw.bb.i ]
  %sp.0.i.be = phi i64* [ %add.ptr.i, %sw.bb55.i ], [ %incdec.ptr52.i, %sw.bb51.i ], [ %incdec.ptr48.i, %sw.bb47.i ], [ %incdec.ptr40.i, %sw.bb39.i ], [ %incdec.ptr33.i, %sw.bb32.i ], [ %sp.0.i, %sw.bb28.i ], [ %incdec.ptr23.i, %wrap_mod.exit.i ], [ %incdec.ptr18.i, %wrap_div.exit.i ], [ %incdec.ptr13.i, %sw.bb12.i ], [ %incdec.ptr8.i, %sw.bb7.i ], [ %incdec.ptr4.i, %sw.bb3.i ], [ %incdec.ptr2.i, %sw.bb.i ]
  br label %for.cond.i, !llvm.loop !19

sw.default.i:                                     ; preds = %for.cond.i
  unreachable

run_switch.exit:                                  ; preds = %for.cond.i
  %arrayidx61.i = getelementptr inbounds i64, i64* %sp.0.i, i64 -1
  %41 = load i64, i64* %arrayidx61.i, align 8, !tbaa !17
  call void @llvm.lifetime.end.p0i8(i64 512, i8* nonnull %0) #9
  %call10 = call fastcc i64 @run_goto(i64* noundef getelementptr inbounds ([1024 x i64], [1024 x i64]* @code, i64 0, i64 0))
  %cmp13 = icmp eq i64 %41, %call10
  %cond = select i1 %cmp13, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.13, i64 0, i64 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.14, i64 0, i64 0)
  %call15 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([12 x i8], [12 x i8]* @.str.12, i64 0, i64 0), i8* noundef %1, i64 noundef %41, i8* noundef %cond)
  br label %cleanup

cleanup:                                          ; preds = %run_switch.exit, %if.then
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 11
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !20
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind uwtable
define internal fastcc %struct.Node* @ternary() unnamed_addr #0 {
entry:
  %call = call fastcc %struct.Node* @binary(i32 noundef 0)
  %tobool.not = icmp eq %struct.Node* %call, null
  br i1 %tobool.not, label %cleanup13, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %call.i = call i16** @__ctype_b_loc() #8
  %0 = load i16*, i16** %call.i, align 8, !tbaa !5
  %1 = load i8*, i8** @src, align 8, !tbaa !5
  %2 = load i8, i8* %1, align 1, !tbaa !11
  %3 = zext i8 %2 to i64
  %arrayidx7.i = getelementptr inbounds i16, i16* %0, i64 %3
  %4 = load i16, i16* %arrayidx7.i, align 2, !tbaa !12
  %5 = and i16 %4, 8192
  %tobool.not8.i = icmp eq i16 %5, 0
  br i1 %tobool.not8.i, label %while.end.i, label %while.body.i

while.body.i:                                     ; preds = %lor.lhs.false, %while.body.i
  %6 = phi i8* [ %incdec.ptr.i, %while.body.i ], [ %1, %lor.lhs.false ]
  %incdec.ptr.i = getelementptr inbounds i8, i8* %6, i64 1
  store i8* %incdec.ptr.i, i8** @src, align 8, !tbaa !5
  %7 = load i16*, i16** %call.i, align 8, !tbaa !5
  %8 = load i8, i8* %incdec.ptr.i, align 1, !tbaa !11
  %9 = zext i8 %8 to i64
  %arrayidx.i = getelementptr inbounds i16, i16* %7, i64 %9
  %10 = load i16, i16* %arrayidx.i, align 2, !tbaa !12
  %11 = and i16 %10, 8192
  %tobool.not.i = icmp eq i16 %11, 0
  br i1 %tobool.not.i, label %while.end.i, label %while.body.i, !llvm.loop !14

while.end.i:                                      ; preds = %while.body.i, %lor.lhs.false
  %.lcssa6.i = phi i8* [ %1, %lor.lhs.false ], [ %incdec.ptr.i, %while.body.i ]
  %.lcssa.i = phi i8 [ %2, %lor.lhs.false ], [ %8, %while.body.i ]
  %cmp.not.i = icmp eq i8 %.lcssa.i, 63
  br i1 %cmp.not.i, label %if.end.i, label %cleanup13

if.end.i:                                         ; preds = %while.end.i
  %incdec.ptr5.i = getelementptr inbounds i8, i8* %.lcssa6.i, i64 1
  store i8* %incdec.ptr5.i, i8** @src, align 8, !tbaa !5
  %call3 = call fastcc %struct.Node* @ternary()
  %tobool4.not = icmp eq %struct.Node* %call3, null
  br i1 %tobool4.not, label %cleanup13, label %lor.lhs.false5

lor.lhs.false5:                                   ; preds = %if.end.i
  %12 = load i16*, i16** %call.i, align 8, !tbaa !5
  %13 = load i8*, i8** @src, align 8, !tbaa !5
  %14 = load i8, i8* %13, align 1, !tbaa !11
  %15 = zext i8 %14 to i64
  %arrayidx7.i22 = getelementptr inbounds i16, i16* %12, i64 %15
  %16 = load i16, i16* %arrayidx7.i22, align 2, !tbaa !12
  %17 = and i16 %16, 8192
  %tobool.not8.i23 = icmp eq i16 %17, 0
  br i1 %tobool.not8.i23, label %while.end.i31, label %while.body.i27

while.body.i27:                                   ; preds = %lor.lhs.false5, %while.body.i27
  %18 = phi i8* [ %incdec.ptr.i24, %while.body.i27 ], [ %13, %lor.lhs.false5 ]
  %incdec.ptr.i24 = getelementptr inbounds i8, i8* %18, i64 1
  store i8* %incdec.ptr.i24, i8** @src, align 8, !tbaa !5
  %19 = load i16*, i16** %call.i, align 8, !tbaa !5
  %20 = load i8, i8* %incdec.ptr.i24, align 1, !tbaa !11
  %21 = zext i8 %20 to i64
  %arrayidx.i25 = getelementptr inbounds i16, i16* %19, i64 %21
  %22 = load i16, i16* %arrayidx.i25, align 2, !tbaa !12
  %23 = and i16 %22, 8192
  %tobool.not.i26 = icmp eq i16 %23, 0
  br i1 %tobool.not.i26, label %while.end.i31, label %while.body.i27, !llvm.loop !14

while.end.i31:                                    ; preds = %while.body.i27, %lor.lhs.false5
  %.lcssa6.i28 = phi i8* [ %13, %lor.lhs.false5 ], [ %incdec.ptr.i24, %while.body.i27 ]
  %.lcssa.i29 = phi i8 [ %14, %lor.lhs.false5 ], [ %20, %while.body.i27 ]
  %cmp.not.i30 = icmp eq i8 %.lcssa.i29, 58
  br i1 %cmp.not.i30, label %if.end.i33, label %cleanup13

if.end.i33:                                       ; preds = %while.end.i31
  %incdec.ptr5.i32 = getelementptr inbounds i8, i8* %.lcssa6.i28, i64 1
  store i8* %incdec.ptr5.i32, i8** @src, align 8, !tbaa !5
  %call10 = call fastcc %struct.Node* @ternary()
  %tobool11.not = icmp eq %struct.Node* %call10, null
  br i1 %tobool11.not, label %cleanup13, label %cond.true

cond.true:                                        ; preds = %if.end.i33
  %24 = load i32, i32* @used, align 4, !tbaa !9
  %cmp.i = icmp eq i32 %24, 256
  br i1 %cmp.i, label %cleanup13, label %if.end.i37

if.end.i37:                                       ; preds = %cond.true
  %inc.i = add nsw i32 %24, 1
  store i32 %inc.i, i32* @used, align 4, !tbaa !9
  %idxprom.i = sext i32 %24 to i64
  %arrayidx.i36 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %idxprom.i
  %.compoundliteral.sroa.0.0..sroa_idx.i = getelementptr inbounds %struct.Node, %struct.Node* %arrayidx.i36, i64 0, i32 0
  store i32 11, i32* %.compoundliteral.sroa.0.0..sroa_idx.i, align 8, !tbaa.struct !21
  %.compoundliteral.sroa.23.0..sroa_idx4.i = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %idxprom.i, i32 1
  store i64 0, i64* %.compoundliteral.sroa.23.0..sroa_idx4.i, align 8, !tbaa.struct !22
  %.compoundliteral.sroa.3.0..sroa_idx5.i = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %idxprom.i, i32 2, i64 0
  store %struct.Node* %call, %struct.Node** %.compoundliteral.sroa.3.0..sroa_idx5.i, align 8, !tbaa.struct !23
  %.compoundliteral.sroa.4.0..sroa_idx6.i = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %idxprom.i, i32 2, i64 1
  store %struct.Node* %call3, %struct.Node** %.compoundliteral.sroa.4.0..sroa_idx6.i, align 8, !tbaa.struct !24
  %.compoundliteral.sroa.5.0..sroa_idx7.i = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %idxprom.i, i32 2, i64 2
  store %struct.Node* %call10, %struct.Node** %.compoundliteral.sroa.5.0..sroa_idx7.i, align 8, !tbaa.struct !25
  br label %cleanup13

cleanup13:                                        ; preds = %while.end.i31, %while.end.i, %if.end.i37, %cond.true, %if.end.i, %if.end.i33, %entry
  %retval.1 = phi %struct.Node* [ %call, %entry ], [ null, %if.end.i ], [ null, %if.end.i33 ], [ %arrayidx.i36, %if.end.i37 ], [ getelementptr inbounds ([256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 255), %cond.true ], [ %call, %while.end.i ], [ null, %while.end.i31 ]
  ret %struct.Node* %retval.1
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc void @emit(%struct.Node* nocapture noundef readonly %n) unnamed_addr #3 {
entry:
  br label %land.rhs

land.rhs:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds %struct.Node, %struct.Node* %n, i64 0, i32 2, i64 %indvars.iv
  %0 = load %struct.Node*, %struct.Node** %arrayidx, align 8, !tbaa !5
  %tobool.not = icmp eq %struct.Node* %0, null
  br i1 %tobool.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %land.rhs
  %op = getelementptr inbounds %struct.Node, %struct.Node* %n, i64 0, i32 0
  %1 = load i32, i32* %op, align 8, !tbaa !26
  %conv = zext i32 %1 to i64
  %2 = load i32, i32* @len, align 4, !tbaa !9
  %inc4 = add nsw i32 %2, 1
  store i32 %inc4, i32* @len, align 4, !tbaa !9
  %idxprom5 = sext i32 %2 to i64
  %arrayidx6 = getelementptr inbounds [1024 x i64], [1024 x i64]* @code, i64 0, i64 %idxprom5
  store i64 %conv, i64* %arrayidx6, align 8, !tbaa !17
  %cmp8 = icmp eq i32 %1, 0
  br i1 %cmp8, label %if.then, label %if.end

for.body:                                         ; preds = %land.rhs
  call fastcc void @emit(%struct.Node* noundef nonnull %0)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 3
  br i1 %exitcond.not, label %for.cond.cleanup, label %land.rhs, !llvm.loop !28

if.then:                                          ; preds = %for.cond.cleanup
  %value = getelementptr inbounds %struct.Node, %struct.Node* %n, i64 0, i32 1
  %3 = load i64, i64* %value, align 8, !tbaa !29
  %inc10 = add nsw i32 %2, 2
  store i32 %inc10, i32* @len, align 4, !tbaa !9
  %idxprom11 = sext i32 %inc4 to i64
  %arrayidx12 = getelementptr inbounds [1024 x i64], [1024 x i64]* @code, i64 0, i64 %idxprom11
  store i64 %3, i64* %arrayidx12, align 8, !tbaa !17
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal fastcc i64 @run_goto(i64* nocapture noundef readnone %pc) #4 {
entry:
  %stack = alloca [64 x i64], align 16
  %arraydecay = getelementptr inbounds [64 x i64], [64 x i64]* %stack, i64 0, i64 0
  br label %indirectgoto

push:                                             ; preds = %indirectgoto
  %incdec.ptr1 = getelementptr inbounds i64, i64* %pc.addr.0, i64 1
  %0 = load i64, i64* %pc.addr.0, align 8, !tbaa !17
  %incdec.ptr2 = getelementptr inbounds i64, i64* %sp.0, i64 1
  store i64 %0, i64* %sp.0, align 8, !tbaa !17
  br label %indirectgoto.backedge

indirectgoto.backedge:                            ; preds = %push, %add, %sub, %mul, %wrap_div.exit, %wrap_mod.exit, %neg, %lt, %eq, %and, %or, %sel
  %.sink = phi i64 [ 2, %push ], [ 1, %add ], [ 1, %sub ], [ 1, %mul ], [ 1, %wrap_div.exit ], [ 1, %wrap_mod.exit ], [ 1, %neg ], [ 1, %lt ], [ 1, %eq ], [ 1, %and ], [ 1, %or ], [ 1, %sel ]
  %incdec.ptr1.sink = phi i64* [ %incdec.ptr1, %push ], [ %pc.addr.0, %add ], [ %pc.addr.0, %sub ], [ %pc.addr.0, %mul ], [ %pc.addr.0, %wrap_div.exit ], [ %pc.addr.0, %wrap_mod.exit ], [ %pc.addr.0, %neg ], [ %pc.addr.0, %lt ], [ %pc.addr.0, %eq ], [ %pc.addr.0, %and ], [ %pc.addr.0, %or ], [ %pc.addr.0, %sel ]
  %sp.0.be = phi i64* [ %incdec.ptr2, %push ], [ %incdec.ptr5, %add ], [ %incdec.ptr11, %sub ], [ %incdec.ptr17, %mul ], [ %incdec.ptr23, %wrap_div.exit ], [ %incdec.ptr29, %wrap_mod.exit ], [ %sp.0, %neg ], [ %incdec.ptr41, %lt ], [ %incdec.ptr48, %eq ], [ %incdec.ptr57, %and ], [ %incdec.ptr63, %or ], [ %add.ptr, %sel ]
  %incdec.ptr3 = getelementptr inbounds i64, i64* %pc.addr.0, i64 %.sink
  br label %indirectgoto

add:                                              ; preds = %indirectgoto
  %incdec.ptr5 = getelementptr inbounds i64, i64* %sp.0, i64 -1
  %1 = load i64, i64* %incdec.ptr5, align 8, !tbaa !17
  %arrayidx7 = getelementptr inbounds i64, i64* %sp.0, i64 -2
  %2 = load i64, i64* %arrayidx7, align 8, !tbaa !17
  %add8 = add i64 %2, %1
  store i64 %add8, i64* %arrayidx7, align 8, !tbaa !17
  br label %indirectgoto.backedge

sub:                                              ; preds = %indirectgoto
  %incdec.ptr11 = getelementptr inbounds i64, i64* %sp.0, i64 -1
  %3 = load i64, i64* %incdec.ptr11, align 8, !tbaa !17
  %arrayidx13 = getelementptr inbounds i64, i64* %sp.0, i64 -2
  %4 = load i64, i64* %arrayidx13, align 8, !tbaa !17
  %sub14 = sub i64 %4, %3
  store i64 %sub14, i64* %arrayidx13, align 8, !tbaa !17
  br label %indirectgoto.backedge

mul:                                              ; preds = %indirectgoto
  %incdec.ptr17 = getelementptr inbounds i64, i64* %sp.0, i64 -1
  %5 = load i64, i64* %incdec.ptr17, align 8, !tbaa !17
  %arrayidx19 = getelementptr inbounds i64, i64* %sp.0, i64 -2
  %6 = load i64, i64* %arrayidx19, align 8, !tbaa !17
  %mul20 = mul i64 %6, %5
  store i64 %mul20, i64* %arrayidx19, align 8, !tbaa !17
  br label %indirectgoto.backedge

div:                                              ; preds = %indirectgoto
  %incdec.ptr23 = getelementptr inbounds i64, i64* %sp.0, i64 -1
  %arrayidx24 = getelementptr inbounds i64, i64* %sp.0, i64 -2
  %7 = load i64, i64* %arrayidx24, align 8, !tbaa !17
  %8 = load i64, i64* %incdec.ptr23, align 8, !tbaa !17
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
  store i64 %cond5.i, i64* %arrayidx24, align 8, !tbaa !17
  br label %indirectgoto.backedge

mod:                                              ; preds = %indirectgoto
  %incdec.ptr29 = getelementptr inbounds i64, i64* %sp.0, i64 -1
  %arrayidx30 = getelementptr inbounds i64, i64* %sp.0, i64 -2
  %9 = load i64, i64* %incdec.ptr29, align 8, !tbaa !17
  %10 = add i64 %9, 1
  %11 = icmp ult i64 %10, 2
  br i1 %11, label %wrap_mod.exit, label %cond.false.i

cond.false.i:                                     ; preds = %mod
  %12 = load i64, i64* %arrayidx30, align 8, !tbaa !17
  %rem.i = srem i64 %12, %9
  br label %wrap_mod.exit

wrap_mod.exit:                                    ; preds = %mod, %cond.false.i
  %cond.i = phi i64 [ %rem.i, %cond.false.i ], [ 0, %mod ]
  store i64 %cond.i, i64* %arrayidx30, align 8, !tbaa !17
  br label %indirectgoto.backedge

neg:                                              ; preds = %indirectgoto
  %arrayidx36 = getelementptr inbounds i64, i64* %sp.0, i64 -1
  %13 = load i64, i64* %arrayidx36, align 8, !tbaa !17
  %sub37 = sub i64 0, %13
  store i64 %sub37, i64* %arrayidx36, align 8, !tbaa !17
  br label %indirectgoto.backedge

lt:                                               ; preds = %indirectgoto
  %incdec.ptr41 = getelementptr inbounds i64, i64* %sp.0, i64 -1
  %arrayidx42 = getelementptr inbounds i64, i64* %sp.0, i64 -2
  %14 = load i64, i64* %arrayidx42, align 8, !tbaa !17
  %15 = load i64, i64* %incdec.ptr41, align 8, !tbaa !17
  %cmp = icmp slt i64 %14, %15
  %16 = zext i1 %cmp to i64
  store i64 %16, i64* %arrayidx42, align 8, !tbaa !17
  br label %indirectgoto.backedge

eq:                                               ; preds = %indirectgoto
  %incdec.ptr48 = getelementptr inbounds i64, i64* %sp.0, i64 -1
  %arrayidx49 = getelementptr inbounds i64, i64* %sp.0, i64 -2
  %17 = load i64, i64* %arrayidx49, align 8, !tbaa !17
  %18 = load i64, i64* %incdec.ptr48, align 8, !tbaa !17
  %cmp51 = icmp eq i64 %17, %18
  %19 = zext i1 %cmp51 to i64
  store i64 %19, i64* %arrayidx49, align 8, !tbaa !17
  br label %indirectgoto.backedge

and:                                              ; preds = %indirectgoto
  %incdec.ptr57 = getelementptr inbounds i64, i64* %sp.0, i64 -1
  %20 = load i64, i64* %incdec.ptr57, align 8, !tbaa !17
  %arrayidx59 = getelementptr inbounds i64, i64* %sp.0, i64 -2
  %21 = load i64, i64* %arrayidx59, align 8, !tbaa !17
  %and60 = and i64 %21, %20
  store i64 %and60, i64* %arrayidx59, align 8, !tbaa !17
  br label %indirectgoto.backedge

or:                                               ; preds = %indirectgoto
  %incdec.ptr63 = getelementptr inbounds i64, i64* %sp.0, i64 -1
  %22 = load i64, i64* %incdec.ptr63, align 8, !tbaa !17
  %arrayidx65 = getelementptr inbounds i64, i64* %sp.0, i64 -2
  %23 = load i64, i64* %arrayidx65, align 8, !tbaa !17
  %or66 = or i64 %23, %22
  store i64 %or66, i64* %arrayidx65, align 8, !tbaa !17
  br label %indirectgoto.backedge

sel:                                              ; preds = %indirectgoto
  %add.ptr = getelementptr inbounds i64, i64* %sp.0, i64 -2
  %arrayidx69 = getelementptr inbounds i64, i64* %sp.0, i64 -3
  %24 = load i64, i64* %arrayidx69, align 8, !tbaa !17
  %tobool.not = icmp eq i64 %24, 0
  %arrayidx71 = getelementptr inbounds i64, i64* %sp.0, i64 -1
  %cond.in = select i1 %tobool.not, i64* %arrayidx71, i64* %add.ptr
  %cond = load i64, i64* %cond.in, align 8, !tbaa !17
  store i64 %cond, i64* %arrayidx69, align 8, !tbaa !17
  br label %indirectgoto.backedge

halt:                                             ; preds = %indirectgoto
  %arrayidx75 = getelementptr inbounds i64, i64* %sp.0, i64 -1
  %25 = load i64, i64* %arrayidx75, align 8, !tbaa !17
  ret i64 %25

indirectgoto:                                     ; preds = %indirectgoto.backedge, %entry
  %.sink128.in = phi i64* [ %incdec.ptr1.sink, %indirectgoto.backedge ], [ getelementptr inbounds ([1024 x i64], [1024 x i64]* @code, i64 0, i64 0), %entry ]
  %pc.addr.0 = phi i64* [ %incdec.ptr3, %indirectgoto.backedge ], [ getelementptr inbounds ([1024 x i64], [1024 x i64]* @code, i64 0, i64 1), %entry ]
  %sp.0 = phi i64* [ %sp.0.be, %indirectgoto.backedge ], [ %arraydecay, %entry ]
  %.sink128 = load i64, i64* %.sink128.in, align 8, !tbaa !17
  %arrayidx4 = getelementptr inbounds [13 x i8*], [13 x i8*]* @run_goto.label, i64 0, i64 %.sink128
  %indirect.goto.dest = load i8*, i8** %arrayidx4, align 8, !tbaa !5
  indirectbr i8* %indirect.goto.dest, [label %push, label %add, label %sub, label %mul, label %div, label %mod, label %neg, label %lt, label %eq, label %and, label %or, label %sel, label %halt]
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind uwtable
define internal fastcc %struct.Node* @binary(i32 noundef %level) unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %level, 5
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call fastcc %struct.Node* @primary()
  br label %return

if.end:                                           ; preds = %entry
  %add = add nsw i32 %level, 1
  %call1 = call fastcc %struct.Node* @binary(i32 noundef %add)
  br label %again

again:                                            ; preds = %cleanup22, %if.end
  %left.0 = phi %struct.Node* [ %call1, %if.end ], [ %left.2, %cleanup22 ]
  %tobool = icmp ne %struct.Node* %left.0, null
  br i1 %tobool, label %for.body, label %cleanup22

for.body:                                         ; preds = %again, %for.inc
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.inc ], [ 0, %again ]
  %level4 = getelementptr inbounds [9 x %struct.anon], [9 x %struct.anon]* @table, i64 0, i64 %indvars.iv, i32 1
  %0 = load i8, i8* %level4, align 1, !tbaa !30
  %conv5 = zext i8 %0 to i32
  %cmp6 = icmp eq i32 %conv5, %level
  br i1 %cmp6, label %land.lhs.true, label %for.inc

land.lhs.true:                                    ; preds = %for.body
  %c = getelementptr inbounds [9 x %struct.anon], [9 x %struct.anon]* @table, i64 0, i64 %indvars.iv, i32 0
  %1 = load i8, i8* %c, align 8, !tbaa !32
  %call.i = call i16** @__ctype_b_loc() #8
  %2 = load i16*, i16** %call.i, align 8, !tbaa !5
  %3 = load i8*, i8** @src, align 8, !tbaa !5
  %4 = load i8, i8* %3, align 1, !tbaa !11
  %5 = zext i8 %4 to i64
  %arrayidx7.i = getelementptr inbounds i16, i16* %2, i64 %5
  %6 = load i16, i16* %arrayidx7.i, align 2, !tbaa !12
  %7 = and i16 %6, 8192
  %tobool.not8.i = icmp eq i16 %7, 0
  br i1 %tobool.not8.i, label %while.end.i, label %while.body.i

while.body.i:                                     ; preds = %land.lhs.true, %while.body.i
  %8 = phi i8* [ %incdec.ptr.i, %while.body.i ], [ %3, %land.lhs.true ]
  %incdec.ptr.i = getelementptr inbounds i8, i8* %8, i64 1
  store i8* %incdec.ptr.i, i8** @src, align 8, !tbaa !5
  %9 = load i16*, i16** %call.i, align 8, !tbaa !5
  %10 = load i8, i8* %incdec.ptr.i, align 1, !tbaa !11
  %11 = zext i8 %10 to i64
  %arrayidx.i = getelementptr inbounds i16, i16* %9, i64 %11
  %12 = load i16, i16* %arrayidx.i, align 2, !tbaa !12
  %13 = and i16 %12, 8192
  %tobool.not.i = icmp eq i16 %13, 0
  br i1 %tobool.not.i, label %while.end.i, label %while.body.i, !llvm.loop !14

while.end.i:                                      ; preds = %while.body.i, %land.lhs.true
  %.lcssa6.i = phi i8* [ %3, %land.lhs.true ], [ %incdec.ptr.i, %while.body.i ]
  %.lcssa.i = phi i8 [ %4, %land.lhs.true ], [ %10, %while.body.i ]
  %cmp.not.i = icmp eq i8 %.lcssa.i, %1
  br i1 %cmp.not.i, label %if.end.i, label %for.inc

if.end.i:                                         ; preds = %while.end.i
  %conv.le = and i64 %indvars.iv, 4294967295
  %incdec.ptr5.i = getelementptr inbounds i8, i8* %.lcssa6.i, i64 1
  store i8* %incdec.ptr5.i, i8** @src, align 8, !tbaa !5
  %call14 = call fastcc %struct.Node* @binary(i32 noundef %add)
  %tobool15.not = icmp eq %struct.Node* %call14, null
  br i1 %tobool15.not, label %cleanup22, label %if.end17

if.end17:                                         ; preds = %if.end.i
  %14 = load i32, i32* @used, align 4, !tbaa !9
  %cmp.i = icmp eq i32 %14, 256
  br i1 %cmp.i, label %cleanup22, label %if.end.i38

if.end.i38:                                       ; preds = %if.end17
  %op = getelementptr inbounds [9 x %struct.anon], [9 x %struct.anon]* @table, i64 0, i64 %conv.le, i32 2
  %15 = load i32, i32* %op, align 4, !tbaa !33
  %inc.i = add nsw i32 %14, 1
  store i32 %inc.i, i32* @used, align 4, !tbaa !9
  %idxprom.i = sext i32 %14 to i64
  %arrayidx.i37 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %idxprom.i
  %.compoundliteral.sroa.0.0..sroa_idx.i = getelementptr inbounds %struct.Node, %struct.Node* %arrayidx.i37, i64 0, i32 0
  store i32 %15, i32* %.compoundliteral.sroa.0.0..sroa_idx.i, align 8, !tbaa.struct !21
  %.compoundliteral.sroa.23.0..sroa_idx4.i = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %idxprom.i, i32 1
  store i64 0, i64* %.compoundliteral.sroa.23.0..sroa_idx4.i, align 8, !tbaa.struct !22
  %.compoundliteral.sroa.3.0..sroa_idx5.i = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %idxprom.i, i32 2, i64 0
  store %struct.Node* %left.0, %struct.Node** %.compoundliteral.sroa.3.0..sroa_idx5.i, align 8, !tbaa.struct !23
  %.compoundliteral.sroa.4.0..sroa_idx6.i = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %idxprom.i, i32 2, i64 1
  store %struct.Node* %call14, %struct.Node** %.compoundliteral.sroa.4.0..sroa_idx6.i, align 8, !tbaa.struct !24
  %.compoundliteral.sroa.5.0..sroa_idx7.i = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %idxprom.i, i32 2, i64 2
  store %struct.Node* null, %struct.Node** %.compoundliteral.sroa.5.0..sroa_idx7.i, align 8, !tbaa.struct !25
  br label %cleanup22

for.inc:                                          ; preds = %while.end.i, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %cmp2 = icmp ult i64 %indvars.iv, 8
  %16 = select i1 %tobool, i1 %cmp2, i1 false
  br i1 %16, label %for.body, label %cleanup22, !llvm.loop !34

cleanup22:                                        ; preds = %for.inc, %again, %if.end.i38, %if.end17, %if.end.i
  %left.2 = phi %struct.Node* [ %left.0, %if.end.i ], [ %arrayidx.i37, %if.end.i38 ], [ getelementptr inbounds ([256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 255), %if.end17 ], [ %left.0, %again ], [ %left.0, %for.inc ]
  %cleanup.dest.slot.1 = phi i32 [ 1, %if.end.i ], [ 2, %if.end.i38 ], [ 2, %if.end17 ], [ 3, %again ], [ 3, %for.inc ]
  switch i32 %cleanup.dest.slot.1, label %return [
    i32 3, label %return.loopexit49
    i32 2, label %again
  ]

return.loopexit49:                                ; preds = %cleanup22
  br label %return

return:                                           ; preds = %cleanup22, %return.loopexit49, %if.then
  %retval.4 = phi %struct.Node* [ %call, %if.then ], [ %left.2, %return.loopexit49 ], [ null, %cleanup22 ]
  ret %struct.Node* %retval.4
}

; Function Attrs: nofree nounwind uwtable
define internal fastcc %struct.Node* @primary() unnamed_addr #0 {
entry:
  %call.i = call i16** @__ctype_b_loc() #8
  %0 = load i16*, i16** %call.i, align 8, !tbaa !5
  %1 = load i8*, i8** @src, align 8, !tbaa !5
  %2 = load i8, i8* %1, align 1, !tbaa !11
  %3 = zext i8 %2 to i64
  %arrayidx7.i = getelementptr inbounds i16, i16* %0, i64 %3
  %4 = load i16, i16* %arrayidx7.i, align 2, !tbaa !12
  %5 = and i16 %4, 8192
  %tobool.not8.i = icmp eq i16 %5, 0
  br i1 %tobool.not8.i, label %while.end.i, label %while.body.i

while.body.i:                                     ; preds = %entry, %while.body.i
  %6 = phi i8* [ %incdec.ptr.i, %while.body.i ], [ %1, %entry ]
  %incdec.ptr.i = getelementptr inbounds i8, i8* %6, i64 1
  store i8* %incdec.ptr.i, i8** @src, align 8, !tbaa !5
  %7 = load i16*, i16** %call.i, align 8, !tbaa !5
  %8 = load i8, i8* %incdec.ptr.i, align 1, !tbaa !11
  %9 = zext i8 %8 to i64
  %arrayidx.i = getelementptr inbounds i16, i16* %7, i64 %9
  %10 = load i16, i16* %arrayidx.i, align 2, !tbaa !12
  %11 = and i16 %10, 8192
  %tobool.not.i = icmp eq i16 %11, 0
  br i1 %tobool.not.i, label %while.end.i, label %while.body.i, !llvm.loop !14

while.end.i:                                      ; preds = %while.body.i, %entry
  %.lcssa6.i = phi i8* [ %1, %entry ], [ %incdec.ptr.i, %while.body.i ]
  %.lcssa.i = phi i8 [ %2, %entry ], [ %8, %while.body.i ]
  %cmp.not.i = icmp eq i8 %.lcssa.i, 40
  br i1 %cmp.not.i, label %if.end.i, label %if.end

if.end.i:                                         ; preds = %while.end.i
  %incdec.ptr5.i = getelementptr inbounds i8, i8* %.lcssa6.i, i64 1
  store i8* %incdec.ptr5.i, i8** @src, align 8, !tbaa !5
  %call1 = call fastcc %struct.Node* @ternary()
  %12 = load i16*, i16** %call.i, align 8, !tbaa !5
  %13 = load i8*, i8** @src, align 8, !tbaa !5
  %14 = load i8, i8* %13, align 1, !tbaa !11
  %15 = zext i8 %14 to i64
  %arrayidx7.i30 = getelementptr inbounds i16, i16* %12, i64 %15
  %16 = load i16, i16* %arrayidx7.i30, align 2, !tbaa !12
  %17 = and i16 %16, 8192
  %tobool.not8.i31 = icmp eq i16 %17, 0
  br i1 %tobool.not8.i31, label %while.end.i39, label %while.body.i35

while.body.i35:                                   ; preds = %if.end.i, %while.body.i35
  %18 = phi i8* [ %incdec.ptr.i32, %while.body.i35 ], [ %13, %if.end.i ]
  %incdec.ptr.i32 = getelementptr inbounds i8, i8* %18, i64 1
  store i8* %incdec.ptr.i32, i8** @src, align 8, !tbaa !5
  %19 = load i16*, i16** %call.i, align 8, !tbaa !5
  %20 = load i8, i8* %incdec.ptr.i32, align 1, !tbaa !11
  %21 = zext i8 %20 to i64
  %arrayidx.i33 = getelementptr inbounds i16, i16* %19, i64 %21
  %22 = load i16, i16* %arrayidx.i33, align 2, !tbaa !12
  %23 = and i16 %22, 8192
  %tobool.not.i34 = icmp eq i16 %23, 0
  br i1 %tobool.not.i34, label %while.end.i39, label %while.body.i35, !llvm.loop !14

while.end.i39:                                    ; preds = %while.body.i35, %if.end.i
  %.lcssa6.i36 = phi i8* [ %13, %if.end.i ], [ %incdec.ptr.i32, %while.body.i35 ]
  %.lcssa.i37 = phi i8 [ %14, %if.end.i ], [ %20, %while.body.i35 ]
  %cmp.not.i38 = icmp eq i8 %.lcssa.i37, 41
  br i1 %cmp.not.i38, label %if.end.i41, label %return

if.end.i41:                                       ; preds = %while.end.i39
  %incdec.ptr5.i40 = getelementptr inbounds i8, i8* %.lcssa6.i36, i64 1
  store i8* %incdec.ptr5.i40, i8** @src, align 8, !tbaa !5
  br label %return

if.end:                                           ; preds = %while.end.i
  %24 = load i16*, i16** %call.i, align 8, !tbaa !5
  %25 = load i8*, i8** @src, align 8, !tbaa !5
  %26 = load i8, i8* %25, align 1, !tbaa !11
  %27 = zext i8 %26 to i64
  %arrayidx7.i45 = getelementptr inbounds i16, i16* %24, i64 %27
  %28 = load i16, i16* %arrayidx7.i45, align 2, !tbaa !12
  %29 = and i16 %28, 8192
  %tobool.not8.i46 = icmp eq i16 %29, 0
  br i1 %tobool.not8.i46, label %while.end.i54, label %while.body.i50

while.body.i50:                                   ; preds = %if.end, %while.body.i50
  %30 = phi i8* [ %incdec.ptr.i47, %while.body.i50 ], [ %25, %if.end ]
  %incdec.ptr.i47 = getelementptr inbounds i8, i8* %30, i64 1
  store i8* %incdec.ptr.i47, i8** @src, align 8, !tbaa !5
  %31 = load i16*, i16** %call.i, align 8, !tbaa !5
  %32 = load i8, i8* %incdec.ptr.i47, align 1, !tbaa !11
  %33 = zext i8 %32 to i64
  %arrayidx.i48 = getelementptr inbounds i16, i16* %31, i64 %33
  %34 = load i16, i16* %arrayidx.i48, align 2, !tbaa !12
  %35 = and i16 %34, 8192
  %tobool.not.i49 = icmp eq i16 %35, 0
  br i1 %tobool.not.i49, label %while.end.i54, label %while.body.i50, !llvm.loop !14

while.end.i54:                                    ; preds = %while.body.i50, %if.end
  %.lcssa6.i51 = phi i8* [ %25, %if.end ], [ %incdec.ptr.i47, %while.body.i50 ]
  %.lcssa.i52 = phi i8 [ %26, %if.end ], [ %32, %while.body.i50 ]
  %cmp.not.i53 = icmp eq i8 %.lcssa.i52, 45
  br i1 %cmp.not.i53, label %if.end.i56, label %if.end15

if.end.i56:                                       ; preds = %while.end.i54
  %incdec.ptr5.i55 = getelementptr inbounds i8, i8* %.lcssa6.i51, i64 1
  store i8* %incdec.ptr5.i55, i8** @src, align 8, !tbaa !5
  %call8 = call fastcc %struct.Node* @primary()
  %tobool9.not = icmp eq %struct.Node* %call8, null
  br i1 %tobool9.not, label %return, label %cond.true10

cond.true10:                                      ; preds = %if.end.i56
  %36 = load i32, i32* @used, align 4, !tbaa !9
  %cmp.i = icmp eq i32 %36, 256
  br i1 %cmp.i, label %return, label %if.end.i60

if.end.i60:                                       ; preds = %cond.true10
  %inc.i = add nsw i32 %36, 1
  store i32 %inc.i, i32* @used, align 4, !tbaa !9
  %idxprom.i = sext i32 %36 to i64
  %arrayidx.i59 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %idxprom.i
  %.compoundliteral.sroa.0.0..sroa_idx.i = getelementptr inbounds %struct.Node, %struct.Node* %arrayidx.i59, i64 0, i32 0
  store i32 6, i32* %.compoundliteral.sroa.0.0..sroa_idx.i, align 8, !tbaa.struct !21
  %.compoundliteral.sroa.23.0..sroa_idx4.i = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %idxprom.i, i32 1
  store i64 0, i64* %.compoundliteral.sroa.23.0..sroa_idx4.i, align 8, !tbaa.struct !22
  %.compoundliteral.sroa.3.0..sroa_idx5.i = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %idxprom.i, i32 2, i64 0
  store %struct.Node* %call8, %struct.Node** %.compoundliteral.sroa.3.0..sroa_idx5.i, align 8, !tbaa.struct !23
  %.compoundliteral.sroa.4.0..sroa_idx6.i = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %idxprom.i, i32 2, i64 1
  %37 = bitcast %struct.Node** %.compoundliteral.sroa.4.0..sroa_idx6.i to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %37, i8 0, i64 16, i1 false)
  br label %return

if.end15:                                         ; preds = %while.end.i54
  %38 = load i16*, i16** %call.i, align 8, !tbaa !5
  %39 = load i8*, i8** @src, align 8, !tbaa !5
  %40 = load i8, i8* %39, align 1, !tbaa !11
  %41 = zext i8 %40 to i64
  %arrayidx = getelementptr inbounds i16, i16* %38, i64 %41
  %42 = load i16, i16* %arrayidx, align 2, !tbaa !12
  %43 = and i16 %42, 2048
  %tobool18.not = icmp eq i16 %43, 0
  br i1 %tobool18.not, label %return, label %if.end20

if.end20:                                         ; preds = %if.end15
  %44 = load i32, i32* @used, align 4, !tbaa !9
  %cmp.i62 = icmp eq i32 %44, 256
  br i1 %cmp.i62, label %node.exit73, label %if.end.i71

if.end.i71:                                       ; preds = %if.end20
  %inc.i63 = add nsw i32 %44, 1
  store i32 %inc.i63, i32* @used, align 4, !tbaa !9
  %idxprom.i64 = sext i32 %44 to i64
  %arrayidx.i65 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %idxprom.i64
  %.compoundliteral.sroa.0.0..sroa_idx.i66 = getelementptr inbounds %struct.Node, %struct.Node* %arrayidx.i65, i64 0, i32 0
  store i32 0, i32* %.compoundliteral.sroa.0.0..sroa_idx.i66, align 8, !tbaa.struct !21
  %.compoundliteral.sroa.23.0..sroa_idx4.i67 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %idxprom.i64, i32 1
  %45 = bitcast i64* %.compoundliteral.sroa.23.0..sroa_idx4.i67 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %45, i8 0, i64 32, i1 false)
  br label %node.exit73

node.exit73:                                      ; preds = %if.end20, %if.end.i71
  %retval.0.i72 = phi %struct.Node* [ %arrayidx.i65, %if.end.i71 ], [ getelementptr inbounds ([256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 255), %if.end20 ]
  %call23 = call i64 @strtol(i8* noundef nonnull %39, i8** noundef nonnull @src, i32 noundef 0) #9
  %value = getelementptr inbounds %struct.Node, %struct.Node* %retval.0.i72, i64 0, i32 1
  store i64 %call23, i64* %value, align 8, !tbaa !29
  br label %return

return:                                           ; preds = %if.end.i41, %while.end.i39, %if.end.i60, %cond.true10, %if.end15, %if.end.i56, %node.exit73
  %retval.0 = phi %struct.Node* [ %retval.0.i72, %node.exit73 ], [ null, %if.end.i56 ], [ null, %if.end15 ], [ %arrayidx.i59, %if.end.i60 ], [ getelementptr inbounds ([256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 255), %cond.true10 ], [ null, %while.end.i39 ], [ %call1, %if.end.i41 ]
  ret %struct.Node* %retval.0
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i16** @__ctype_b_loc() local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #7

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind readnone willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly nofree nounwind willreturn writeonly }
attributes #8 = { nounwind readnone willreturn }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = !{!7, !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !7, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!18, !18, i64 0}
!18 = !{!"long", !7, i64 0}
!19 = distinct !{!19, !16}
!20 = distinct !{!20, !15, !16}
!21 = !{i64 0, i64 4, !11, i64 8, i64 8, !17, i64 16, i64 24, !11}
!22 = !{i64 0, i64 8, !17, i64 8, i64 24, !11}
!23 = !{i64 0, i64 24, !11}
!24 = !{i64 0, i64 16, !11}
!25 = !{i64 0, i64 8, !11}
!26 = !{!27, !7, i64 0}
!27 = !{!"Node", !7, i64 0, !18, i64 8, !7, i64 16}
!28 = distinct !{!28, !15, !16}
!29 = !{!27, !18, i64 8}
!30 = !{!31, !7, i64 1}
!31 = !{!"", !7, i64 0, !7, i64 1, !7, i64 4}
!32 = !{!31, !7, i64 0}
!33 = !{!31, !7, i64 4}
!34 = distinct !{!34, !15, !16}

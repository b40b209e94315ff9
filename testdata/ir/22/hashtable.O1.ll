; ModuleID = 'hashtable.c'
source_filename = "hashtable.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Entry = type { ptr, i32, i32 }

@main.syllables.rel = internal unnamed_addr constant [6 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str to i64), i64 ptrtoint (ptr @main.syllables.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.1 to i64), i64 ptrtoint (ptr @main.syllables.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.2 to i64), i64 ptrtoint (ptr @main.syllables.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.3 to i64), i64 ptrtoint (ptr @main.syllables.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.4 to i64), i64 ptrtoint (ptr @main.syllables.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.5 to i64), i64 ptrtoint (ptr @main.syllables.rel to i64)) to i32)], align 4
@.str = private unnamed_addr constant [3 x i8] c"ka\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"lo\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"mi\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"ne\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"ru\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"to\00", align 1
@.str.6 = private unnamed_addr constant [46 x i8] c"%zu words, capacity %zu, %lu probes, most %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [13 x i8] c"%6d %08x %s\0A\00", align 1
@state = internal unnamed_addr global i64 88172645463325252, align 8

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %word = alloca [16 x i8], align 16
  %call = tail call noalias dereferenceable_or_null(128) ptr @calloc(i64 noundef 8, i64 noundef 16) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %word) #15
  %state.promoted113 = load i64, ptr @state, align 8, !tbaa !9
  br label %for.body

for.cond19.preheader:                             ; preds = %bump.exit
  store i64 %xor3.i91, ptr @state, align 8, !tbaa !9
  %cmp21122.not = icmp eq i64 %t.sroa.12.1, 0
  br i1 %cmp21122.not, label %for.cond.cleanup23, label %for.body24

for.body:                                         ; preds = %entry, %bump.exit
  %i.0121 = phi i32 [ 0, %entry ], [ %inc, %bump.exit ]
  %most.0120 = phi i32 [ 0, %entry ], [ %cond, %bump.exit ]
  %t.sroa.0.0119 = phi ptr [ %call, %entry ], [ %t.sroa.0.1, %bump.exit ]
  %t.sroa.12.0118 = phi i64 [ 8, %entry ], [ %t.sroa.12.1, %bump.exit ]
  %t.sroa.19.0117 = phi i64 [ 0, %entry ], [ %t.sroa.19.2, %bump.exit ]
  %t.sroa.24.0116 = phi i64 [ 0, %entry ], [ %t.sroa.24.2, %bump.exit ]
  %xor3.i91110.lcssa114115 = phi i64 [ %state.promoted113, %entry ], [ %xor3.i91, %bump.exit ]
  store i8 0, ptr %word, align 16, !tbaa !11
  %shl.i = shl i64 %xor3.i91110.lcssa114115, 13
  %xor.i = xor i64 %shl.i, %xor3.i91110.lcssa114115
  %shr.i = lshr i64 %xor.i, 7
  %xor1.i = xor i64 %shr.i, %xor.i
  %shl2.i = shl i64 %xor1.i, 17
  %xor3.i = xor i64 %shl2.i, %xor1.i
  %0 = trunc i64 %xor1.i to i32
  %conv = and i32 %0, 3
  %add = add nuw nsw i32 %conv, 1
  br label %for.body6

for.cond.cleanup5:                                ; preds = %for.body6
  %mul.i = shl i64 %t.sroa.19.0117, 2
  %mul1.i = mul i64 %t.sroa.12.0118, 3
  %cmp.not.i = icmp ult i64 %mul.i, %mul1.i
  br i1 %cmp.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %for.cond.cleanup5
  %mul.i.i = shl i64 %t.sroa.12.0118, 1
  %call.i.i = call noalias ptr @calloc(i64 noundef %mul.i.i, i64 noundef 16) #14
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
  store i64 %xor3.i91, ptr @state, align 8, !tbaa !9
  call void @abort() #16
  unreachable

for.body.i.i:                                     ; preds = %for.inc.i.i, %for.body.lr.ph.i.i
  %i.039.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %inc.i.i, %for.inc.i.i ]
  %bigger.sroa.9.038.i.i = phi i64 [ %t.sroa.24.0116, %for.body.lr.ph.i.i ], [ %bigger.sroa.9.1.i.i, %for.inc.i.i ]
  %arrayidx.i.i = getelementptr inbounds nuw %struct.Entry, ptr %t.sroa.0.0119, i64 %i.039.i.i
  %1 = load ptr, ptr %arrayidx.i.i, align 8, !tbaa !12
  %tobool9.not.i.i = icmp eq ptr %1, null
  br i1 %tobool9.not.i.i, label %for.inc.i.i, label %if.then10.i.i

if.then10.i.i:                                    ; preds = %for.body.i.i
  %hash.i.i = getelementptr inbounds nuw i8, ptr %arrayidx.i.i, i64 8
  %2 = load i32, ptr %hash.i.i, align 8, !tbaa !16
  %conv.i.i.i = zext i32 %2 to i64
  %and.i.i.i = and i64 %sub.i.i.i, %conv.i.i.i
  %arrayidx26.i.i.i = getelementptr inbounds nuw %struct.Entry, ptr %call.i.i, i64 %and.i.i.i
  %3 = load ptr, ptr %arrayidx26.i.i.i, align 8, !tbaa !12
  %tobool.not27.i.i.i = icmp eq ptr %3, null
  br i1 %tobool.not27.i.i.i, label %find.exit.i.i, label %while.body.i.i.i

while.body.i.i.i:                                 ; preds = %if.then10.i.i, %if.end.i.i.i
  %4 = phi i64 [ %inc.i.i.i, %if.end.i.i.i ], [ %bigger.sroa.9.038.i.i, %if.then10.i.i ]
  %5 = phi ptr [ %7, %if.end.i.i.i ], [ %3, %if.then10.i.i ]
  %arrayidx29.i.i.i = phi ptr [ %arrayidx.i.i.i, %if.end.i.i.i ], [ %arrayidx26.i.i.i, %if.then10.i.i ]
  %i.028.i.i.i = phi i64 [ %and12.i.i.i, %if.end.i.i.i ], [ %and.i.i.i, %if.then10.i.i ]
  %inc.i.i.i = add i64 %4, 1
  %hash.i.i.i = getelementptr inbounds nuw i8, ptr %arrayidx29.i.i.i, i64 8
  %6 = load i32, ptr %hash.i.i.i, align 8, !tbaa !16
  %cmp.i.i.i = icmp eq i32 %6, %2
  br i1 %cmp.i.i.i, label %land.lhs.true.i.i.i, label %if.end.i.i.i

land.lhs.true.i.i.i:                              ; preds = %while.body.i.i.i
  %call.i.i.i = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %5, ptr noundef nonnull readonly dereferenceable(1) %1) #17
  %cmp8.i.i.i = icmp eq i32 %call.i.i.i, 0
  br i1 %cmp8.i.i.i, label %find.exit.i.i, label %if.end.i.i.i

if.end.i.i.i:                                     ; preds = %land.lhs.true.i.i.i, %while.body.i.i.i
  %add.i.i.i = add i64 %i.028.i.i.i, 1
  %and12.i.i.i = and i64 %add.i.i.i, %sub11.i.i.i
  %arrayidx.i.i.i = getelementptr inbounds nuw %struct.Entry, ptr %call.i.i, i64 %and12.i.i.i
  %7 = load ptr, ptr %arrayidx.i.i.i, align 8, !tbaa !12
  %tobool.not.i.i.i = icmp eq ptr %7, null
  br i1 %tobool.not.i.i.i, label %find.exit.i.i, label %while.body.i.i.i, !llvm.loop !17

find.exit.i.i:                                    ; preds = %if.end.i.i.i, %land.lhs.true.i.i.i, %if.then10.i.i
  %bigger.sroa.9.2.i.i = phi i64 [ %bigger.sroa.9.038.i.i, %if.then10.i.i ], [ %inc.i.i.i, %land.lhs.true.i.i.i ], [ %inc.i.i.i, %if.end.i.i.i ]
  %arrayidx.lcssa.i.i.i = phi ptr [ %arrayidx26.i.i.i, %if.then10.i.i ], [ %arrayidx.i.i.i, %if.end.i.i.i ], [ %arrayidx29.i.i.i, %land.lhs.true.i.i.i ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %arrayidx.lcssa.i.i.i, ptr noundef nonnull align 8 dereferenceable(16) %arrayidx.i.i, i64 16, i1 false), !tbaa.struct !20
  br label %for.inc.i.i

for.inc.i.i:                                      ; preds = %find.exit.i.i, %for.body.i.i
  %bigger.sroa.9.1.i.i = phi i64 [ %bigger.sroa.9.038.i.i, %for.body.i.i ], [ %bigger.sroa.9.2.i.i, %find.exit.i.i ]
  %inc.i.i = add nuw i64 %i.039.i.i, 1
  %exitcond.not = icmp eq i64 %inc.i.i, %t.sroa.12.0118
  br i1 %exitcond.not, label %grow.exit.i, label %for.body.i.i, !llvm.loop !22

grow.exit.i:                                      ; preds = %for.inc.i.i, %for.cond.preheader.i.i
  %bigger.sroa.9.0.lcssa.i.i = phi i64 [ %t.sroa.24.0116, %for.cond.preheader.i.i ], [ %bigger.sroa.9.1.i.i, %for.inc.i.i ]
  call void @free(ptr noundef %t.sroa.0.0119) #15
  br label %if.end.i

if.end.i:                                         ; preds = %grow.exit.i, %for.cond.cleanup5
  %t.sroa.24.1 = phi i64 [ %t.sroa.24.0116, %for.cond.cleanup5 ], [ %bigger.sroa.9.0.lcssa.i.i, %grow.exit.i ]
  %t.sroa.12.1 = phi i64 [ %t.sroa.12.0118, %for.cond.cleanup5 ], [ %mul.i.i, %grow.exit.i ]
  %t.sroa.0.1 = phi ptr [ %t.sroa.0.0119, %for.cond.cleanup5 ], [ %call.i.i, %grow.exit.i ]
  %8 = load i8, ptr %word, align 16, !tbaa !11
  %tobool.not4.i.i = icmp eq i8 %8, 0
  br i1 %tobool.not4.i.i, label %fnv.exit.i, label %for.body.i23.i

for.body.i23.i:                                   ; preds = %if.end.i, %for.body.i23.i
  %9 = phi i8 [ %10, %for.body.i23.i ], [ %8, %if.end.i ]
  %h.06.i.i = phi i32 [ %mul.i24.i, %for.body.i23.i ], [ -2128831035, %if.end.i ]
  %s.addr.05.i.i = phi ptr [ %incdec.ptr.i.i, %for.body.i23.i ], [ %word, %if.end.i ]
  %conv.i.i = zext i8 %9 to i32
  %xor.i.i = xor i32 %h.06.i.i, %conv.i.i
  %mul.i24.i = mul i32 %xor.i.i, 16777619
  %incdec.ptr.i.i = getelementptr inbounds nuw i8, ptr %s.addr.05.i.i, i64 1
  %10 = load i8, ptr %incdec.ptr.i.i, align 1, !tbaa !11
  %tobool.not.i25.i = icmp eq i8 %10, 0
  br i1 %tobool.not.i25.i, label %fnv.exit.i, label %for.body.i23.i, !llvm.loop !23

fnv.exit.i:                                       ; preds = %for.body.i23.i, %if.end.i
  %h.0.lcssa.i.i = phi i32 [ -2128831035, %if.end.i ], [ %mul.i24.i, %for.body.i23.i ]
  %conv.i26.i = zext i32 %h.0.lcssa.i.i to i64
  %sub.i.i = add i64 %t.sroa.12.1, 4294967295
  %and.i.i = and i64 %sub.i.i, %conv.i26.i
  %arrayidx26.i.i = getelementptr inbounds nuw %struct.Entry, ptr %t.sroa.0.1, i64 %and.i.i
  %11 = load ptr, ptr %arrayidx26.i.i, align 8, !tbaa !12
  %tobool.not27.i.i = icmp eq ptr %11, null
  br i1 %tobool.not27.i.i, label %find.exit.i, label %while.body.lr.ph.i.i

while.body.lr.ph.i.i:                             ; preds = %fnv.exit.i
  %sub11.i.i = add i64 %t.sroa.12.1, -1
  br label %while.body.i.i

while.body.i.i:                                   ; preds = %if.end.i.i, %while.body.lr.ph.i.i
  %12 = phi i64 [ %t.sroa.24.1, %while.body.lr.ph.i.i ], [ %inc.i28.i, %if.end.i.i ]
  %13 = phi ptr [ %11, %while.body.lr.ph.i.i ], [ %15, %if.end.i.i ]
  %arrayidx29.i.i = phi ptr [ %arrayidx26.i.i, %while.body.lr.ph.i.i ], [ %arrayidx.i31.i, %if.end.i.i ]
  %i.028.i.i = phi i64 [ %and.i.i, %while.body.lr.ph.i.i ], [ %and12.i.i, %if.end.i.i ]
  %inc.i28.i = add i64 %12, 1
  %hash.i29.i = getelementptr inbounds nuw i8, ptr %arrayidx29.i.i, i64 8
  %14 = load i32, ptr %hash.i29.i, align 8, !tbaa !16
  %cmp.i30.i = icmp eq i32 %14, %h.0.lcssa.i.i
  br i1 %cmp.i30.i, label %land.lhs.true.i.i, label %if.end.i.i

land.lhs.true.i.i:                                ; preds = %while.body.i.i
  %call.i33.i = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %13, ptr noundef nonnull readonly dereferenceable(1) %word) #17
  %cmp8.i.i = icmp eq i32 %call.i33.i, 0
  br i1 %cmp8.i.i, label %find.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %land.lhs.true.i.i, %while.body.i.i
  %add.i.i = add i64 %i.028.i.i, 1
  %and12.i.i = and i64 %add.i.i, %sub11.i.i
  %arrayidx.i31.i = getelementptr inbounds nuw %struct.Entry, ptr %t.sroa.0.1, i64 %and12.i.i
  %15 = load ptr, ptr %arrayidx.i31.i, align 8, !tbaa !12
  %tobool.not.i32.i = icmp eq ptr %15, null
  br i1 %tobool.not.i32.i, label %find.exit.i, label %while.body.i.i, !llvm.loop !17

find.exit.i:                                      ; preds = %if.end.i.i, %land.lhs.true.i.i, %fnv.exit.i
  %t.sroa.24.2 = phi i64 [ %t.sroa.24.1, %fnv.exit.i ], [ %inc.i28.i, %land.lhs.true.i.i ], [ %inc.i28.i, %if.end.i.i ]
  %arrayidx.lcssa.i.i = phi ptr [ %arrayidx26.i.i, %fnv.exit.i ], [ %arrayidx.i31.i, %if.end.i.i ], [ %arrayidx29.i.i, %land.lhs.true.i.i ]
  %16 = load ptr, ptr %arrayidx.lcssa.i.i, align 8, !tbaa !12
  %tobool.not.i = icmp eq ptr %16, null
  br i1 %tobool.not.i, label %if.then4.i, label %bump.exit

if.then4.i:                                       ; preds = %find.exit.i
  %call5.i = call i64 @strlen(ptr noundef nonnull readonly dereferenceable(1) %word) #17
  %add.i = add i64 %call5.i, 1
  %call6.i = call noalias ptr @malloc(i64 noundef %add.i) #18
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call6.i, ptr nonnull readonly align 16 %word, i64 %add.i, i1 false)
  store ptr %call6.i, ptr %arrayidx.lcssa.i.i, align 8, !tbaa !12
  %hash.i = getelementptr inbounds nuw i8, ptr %arrayidx.lcssa.i.i, i64 8
  store i32 %h.0.lcssa.i.i, ptr %hash.i, align 8, !tbaa !16
  %inc.i = add i64 %t.sroa.19.0117, 1
  br label %bump.exit

bump.exit:                                        ; preds = %find.exit.i, %if.then4.i
  %t.sroa.19.2 = phi i64 [ %inc.i, %if.then4.i ], [ %t.sroa.19.0117, %find.exit.i ]
  %count.i = getelementptr inbounds nuw i8, ptr %arrayidx.lcssa.i.i, i64 12
  %17 = load i32, ptr %count.i, align 4, !tbaa !24
  %inc10.i = add nsw i32 %17, 1
  store i32 %inc10.i, ptr %count.i, align 4, !tbaa !24
  %cond = call i32 @llvm.smax.i32(i32 %inc10.i, i32 %most.0120)
  %inc = add nuw nsw i32 %i.0121, 1
  %exitcond129.not = icmp eq i32 %inc, 20000
  br i1 %exitcond129.not, label %for.cond19.preheader, label %for.body, !llvm.loop !25

for.body6:                                        ; preds = %for.body, %for.body6
  %n.0112 = phi i32 [ %add, %for.body ], [ %dec, %for.body6 ]
  %xor3.i91110111 = phi i64 [ %xor3.i, %for.body ], [ %xor3.i91, %for.body6 ]
  %shl.i86 = shl i64 %xor3.i91110111, 13
  %xor.i87 = xor i64 %shl.i86, %xor3.i91110111
  %shr.i88 = lshr i64 %xor.i87, 7
  %xor1.i89 = xor i64 %shr.i88, %xor.i87
  %shl2.i90 = shl i64 %xor1.i89, 17
  %xor3.i91 = xor i64 %shl2.i90, %xor1.i89
  %rem8 = urem i64 %xor3.i91, 6
  %reltable.shift = shl i64 %rem8, 2
  %reltable.intrinsic = call ptr @llvm.load.relative.i64(ptr @main.syllables.rel, i64 %reltable.shift)
  %call10 = call ptr @strcat(ptr noundef nonnull dereferenceable(1) %word, ptr noundef nonnull dereferenceable(1) %reltable.intrinsic) #15
  %dec = add nsw i32 %n.0112, -1
  %cmp3 = icmp sgt i32 %n.0112, 1
  br i1 %cmp3, label %for.body6, label %for.cond.cleanup5, !llvm.loop !26

for.cond.cleanup23:                               ; preds = %for.inc32, %for.cond19.preheader
  %n17.0.lcssa = phi i64 [ 0, %for.cond19.preheader ], [ %n17.1, %for.inc32 ]
  call void @qsort(ptr noundef %t.sroa.0.1, i64 noundef %n17.0.lcssa, i64 noundef 16, ptr noundef nonnull @by_count) #15
  %call38 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i64 noundef %n17.0.lcssa, i64 noundef %t.sroa.12.1, i64 noundef %t.sroa.24.2, i32 noundef %cond)
  br label %for.body44

for.body24:                                       ; preds = %for.cond19.preheader, %for.inc32
  %i18.0124 = phi i64 [ %inc33, %for.inc32 ], [ 0, %for.cond19.preheader ]
  %n17.0123 = phi i64 [ %n17.1, %for.inc32 ], [ 0, %for.cond19.preheader ]
  %arrayidx26 = getelementptr inbounds nuw %struct.Entry, ptr %t.sroa.0.1, i64 %i18.0124
  %18 = load ptr, ptr %arrayidx26, align 8, !tbaa !12
  %tobool.not = icmp eq ptr %18, null
  br i1 %tobool.not, label %for.inc32, label %if.then

if.then:                                          ; preds = %for.body24
  %inc28 = add i64 %n17.0123, 1
  %arrayidx29 = getelementptr inbounds nuw %struct.Entry, ptr %t.sroa.0.1, i64 %n17.0123
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %arrayidx29, ptr noundef nonnull align 8 dereferenceable(16) %arrayidx26, i64 16, i1 false), !tbaa.struct !20
  br label %for.inc32

for.inc32:                                        ; preds = %for.body24, %if.then
  %n17.1 = phi i64 [ %inc28, %if.then ], [ %n17.0123, %for.body24 ]
  %inc33 = add nuw i64 %i18.0124, 1
  %exitcond131.not = icmp eq i64 %inc33, %t.sroa.12.1
  br i1 %exitcond131.not, label %for.cond.cleanup23, label %for.body24, !llvm.loop !27

for.cond57.preheader:                             ; preds = %for.body44
  %cmp58126.not = icmp eq i64 %n17.0.lcssa, 0
  br i1 %cmp58126.not, label %for.cond.cleanup60, label %for.body61

for.body44:                                       ; preds = %for.cond.cleanup23, %for.body44
  %i39.0125 = phi i64 [ 0, %for.cond.cleanup23 ], [ %inc54, %for.body44 ]
  %arrayidx46 = getelementptr inbounds nuw %struct.Entry, ptr %t.sroa.0.1, i64 %i39.0125
  %count = getelementptr inbounds nuw i8, ptr %arrayidx46, i64 12
  %19 = load i32, ptr %count, align 4, !tbaa !24
  %hash = getelementptr inbounds nuw i8, ptr %arrayidx46, i64 8
  %20 = load i32, ptr %hash, align 8, !tbaa !16
  %21 = load ptr, ptr %arrayidx46, align 8, !tbaa !12
  %call52 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %19, i32 noundef %20, ptr noundef %21)
  %inc54 = add nuw nsw i64 %i39.0125, 1
  %exitcond132.not = icmp eq i64 %inc54, 8
  br i1 %exitcond132.not, label %for.cond57.preheader, label %for.body44, !llvm.loop !28

for.cond.cleanup60:                               ; preds = %for.body61, %for.cond57.preheader
  call void @free(ptr noundef %t.sroa.0.1) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %word) #15
  ret i32 0

for.body61:                                       ; preds = %for.cond57.preheader, %for.body61
  %i56.0127 = phi i64 [ %inc66, %for.body61 ], [ 0, %for.cond57.preheader ]
  %arrayidx63 = getelementptr inbounds nuw %struct.Entry, ptr %t.sroa.0.1, i64 %i56.0127
  %22 = load ptr, ptr %arrayidx63, align 8, !tbaa !12
  call void @free(ptr noundef %22) #15
  %inc66 = add nuw i64 %i56.0127, 1
  %exitcond133.not = icmp eq i64 %inc66, %n17.0.lcssa
  br i1 %exitcond133.not, label %for.cond.cleanup60, label %for.body61, !llvm.loop !29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare ptr @strcat(ptr noalias noundef returned, ptr noalias noundef readonly captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nofree
declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal i32 @by_count(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b) #6 {
entry:
  %count = getelementptr inbounds nuw i8, ptr %a, i64 12
  %0 = load i32, ptr %count, align 4, !tbaa !24
  %count1 = getelementptr inbounds nuw i8, ptr %b, i64 12
  %1 = load i32, ptr %count1, align 4, !tbaa !24
  %cmp.not = icmp eq i32 %0, %1
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %cmp4 = icmp slt i32 %0, %1
  %cond = select i1 %cmp4, i32 1, i32 -1
  br label %cleanup

if.end:                                           ; preds = %entry
  %2 = load ptr, ptr %a, align 8, !tbaa !12
  %3 = load ptr, ptr %b, align 8, !tbaa !12
  %call = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %2, ptr noundef nonnull dereferenceable(1) %3) #17
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ %cond, %if.then ], [ %call, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #7

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #10

; Function Attrs: cold nofree noreturn nounwind
declare void @abort() local_unnamed_addr #11

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #13

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #14 = { nounwind allocsize(0,1) }
attributes #15 = { nounwind }
attributes #16 = { noreturn nounwind }
attributes #17 = { nounwind willreturn memory(read) }
attributes #18 = { nounwind allocsize(0) }

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
!10 = !{!"long", !7, i64 0}
!11 = !{!7, !7, i64 0}
!12 = !{!13, !14, i64 0}
!13 = !{!"Entry", !14, i64 0, !6, i64 8, !6, i64 12}
!14 = !{!"p1 omnipotent char", !15, i64 0}
!15 = !{!"any pointer", !7, i64 0}
!16 = !{!13, !6, i64 8}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{i64 0, i64 8, !21, i64 8, i64 4, !5, i64 12, i64 4, !5}
!21 = !{!14, !14, i64 0}
!22 = distinct !{!22, !18, !19}
!23 = distinct !{!23, !18, !19}
!24 = !{!13, !6, i64 12}
!25 = distinct !{!25, !18, !19}
!26 = distinct !{!26, !18, !19}
!27 = distinct !{!27, !18, !19}
!28 = distinct !{!28, !18, !19}
!29 = distinct !{!29, !18, !19}

; ModuleID = 'kernels.c'
source_filename = "kernels.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Body = type { [3 x double], [3 x double], double }

@.str = private unnamed_addr constant [17 x i8] c"matmul %g %g %g\0A\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"sort %d %d %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"sieve %d\0A\00", align 1
@__const.main.bodies = private unnamed_addr constant [3 x %struct.Body] [%struct.Body { [3 x double] zeroinitializer, [3 x double] zeroinitializer, double 4.000000e+01 }, %struct.Body { [3 x double] [double 5.000000e+00, double 0.000000e+00, double 1.000000e-01], [3 x double] [double 0.000000e+00, double 2.800000e+00, double 0.000000e+00], double 4.000000e-02 }, %struct.Body { [3 x double] [double 0.000000e+00, double -8.000000e+00, double 0.000000e+00], [3 x double] [double 2.200000e+00, double 0.000000e+00, double 1.000000e-01], double 1.000000e-02 }], align 16
@.str.3 = private unnamed_addr constant [22 x i8] c"nbody %.9f %.9f %.9f\0A\00", align 1
@__const.main.h = private unnamed_addr constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 16
@.str.4 = private unnamed_addr constant [41 x i8] c"sha256 %08x%08x%08x%08x%08x%08x%08x%08x\0A\00", align 1
@.str.5 = private unnamed_addr constant [16 x i8] c"distance %d %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"kitten\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"sitting\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"intention\00", align 1
@.str.9 = private unnamed_addr constant [10 x i8] c"execution\00", align 1
@.str.10 = private unnamed_addr constant [15 x i8] c"mandelbrot %d\0A\00", align 1
@.str.11 = private unnamed_addr constant [25 x i8] c"components %d queens %d\0A\00", align 1
@sieve.composite = internal unnamed_addr global [20000 x i8] zeroinitializer, align 16
@sha_block.k = internal unnamed_addr global [64 x i32] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %a = alloca [64 x double], align 16
  %b = alloca [64 x double], align 16
  %c = alloca [64 x double], align 16
  %v = alloca [500 x i32], align 16
  %bodies = alloca [3 x %struct.Body], align 16
  %h = alloca [8 x i32], align 16
  %block = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %a) #16
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %b) #16
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %c) #16
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  call fastcc void @matmul(ptr noundef nonnull %a, ptr noundef nonnull %b, ptr noundef nonnull %c)
  %0 = load double, ptr %c, align 16, !tbaa !5
  %arrayidx8 = getelementptr inbounds i8, ptr %c, i64 216
  %1 = load double, ptr %arrayidx8, align 8, !tbaa !5
  %arrayidx9 = getelementptr inbounds i8, ptr %c, i64 504
  %2 = load double, ptr %arrayidx9, align 8, !tbaa !5
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %0, double noundef %1, double noundef %2)
  call void @llvm.lifetime.start.p0(i64 2000, ptr nonnull %v) #16
  br label %for.body15

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %3 = trunc nuw nsw i64 %indvars.iv to i32
  %rem = urem i32 %3, 7
  %sub = add nsw i32 %rem, -3
  %conv = sitofp i32 %sub to double
  %arrayidx = getelementptr inbounds [64 x double], ptr %a, i64 0, i64 %indvars.iv
  store double %conv, ptr %arrayidx, align 8, !tbaa !5
  %4 = trunc nuw nsw i64 %indvars.iv to i32
  %rem1 = urem i32 %4, 5
  %conv2 = uitofp nneg i32 %rem1 to double
  %mul = fmul double %conv2, 5.000000e-01
  %arrayidx4 = getelementptr inbounds [64 x double], ptr %b, i64 0, i64 %indvars.iv
  store double %mul, ptr %arrayidx4, align 8, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 64
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !9

for.cond.cleanup14:                               ; preds = %for.body15
  %add.ptr = getelementptr inbounds i8, ptr %v, i64 2000
  call fastcc void @quicksort(ptr noundef nonnull %v, ptr noundef nonnull %add.ptr)
  br label %for.body31

for.body15:                                       ; preds = %for.cond.cleanup, %for.body15
  %indvars.iv104 = phi i64 [ 0, %for.cond.cleanup ], [ %indvars.iv.next105, %for.body15 ]
  %5 = trunc i64 %indvars.iv104 to i32
  %6 = mul i32 %5, 7919
  %rem17 = urem i32 %6, 1009
  %sub18 = add nsw i32 %rem17, -500
  %arrayidx20 = getelementptr inbounds [500 x i32], ptr %v, i64 0, i64 %indvars.iv104
  store i32 %sub18, ptr %arrayidx20, align 4, !tbaa !12
  %indvars.iv.next105 = add nuw nsw i64 %indvars.iv104, 1
  %exitcond108.not = icmp eq i64 %indvars.iv.next105, 500
  br i1 %exitcond108.not, label %for.cond.cleanup14, label %for.body15, !llvm.loop !14

for.cond.cleanup30:                               ; preds = %for.body31
  %7 = load i32, ptr %v, align 16, !tbaa !12
  %arrayidx43 = getelementptr inbounds i8, ptr %v, i64 1000
  %8 = load i32, ptr %arrayidx43, align 8, !tbaa !12
  %arrayidx44 = getelementptr inbounds i8, ptr %v, i64 1996
  %9 = load i32, ptr %arrayidx44, align 4, !tbaa !12
  %call45 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %and, i32 noundef %7, i32 noundef %8, i32 noundef %9)
  %call46 = call fastcc i32 @sieve()
  %call47 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %call46)
  call void @llvm.lifetime.start.p0(i64 168, ptr nonnull %bodies) #16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(168) %bodies, ptr noundef nonnull align 16 dereferenceable(168) @__const.main.bodies, i64 168, i1 false)
  %call49 = call fastcc double @energy(ptr noundef nonnull %bodies)
  br label %for.body55

for.body31:                                       ; preds = %for.cond.cleanup14, %for.body31
  %indvars.iv109 = phi i64 [ 1, %for.cond.cleanup14 ], [ %indvars.iv.next110, %for.body31 ]
  %sorted.0100 = phi i32 [ 1, %for.cond.cleanup14 ], [ %and, %for.body31 ]
  %10 = add nsw i64 %indvars.iv109, -1
  %arrayidx34 = getelementptr inbounds [500 x i32], ptr %v, i64 0, i64 %10
  %11 = load i32, ptr %arrayidx34, align 4, !tbaa !12
  %arrayidx36 = getelementptr inbounds [500 x i32], ptr %v, i64 0, i64 %indvars.iv109
  %12 = load i32, ptr %arrayidx36, align 4, !tbaa !12
  %cmp37.not = icmp sgt i32 %11, %12
  %and = select i1 %cmp37.not, i32 0, i32 %sorted.0100
  %indvars.iv.next110 = add nuw nsw i64 %indvars.iv109, 1
  %exitcond113.not = icmp eq i64 %indvars.iv.next110, 500
  br i1 %exitcond113.not, label %for.cond.cleanup30, label %for.body31, !llvm.loop !15

for.cond.cleanup54:                               ; preds = %for.body55
  %call61 = call fastcc double @energy(ptr noundef nonnull %bodies)
  %arrayidx62 = getelementptr inbounds i8, ptr %bodies, i64 56
  %13 = load double, ptr %arrayidx62, align 8, !tbaa !5
  %call64 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, double noundef %call49, double noundef %call61, double noundef %13)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %h) #16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %h, ptr noundef nonnull align 16 dereferenceable(32) @__const.main.h, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %block) #16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %block, i8 0, i64 64, i1 false)
  store i8 97, ptr %block, align 16
  %14 = getelementptr inbounds i8, ptr %block, i64 1
  store i8 98, ptr %14, align 1
  %15 = getelementptr inbounds i8, ptr %block, i64 2
  store i8 99, ptr %15, align 2
  %16 = getelementptr inbounds i8, ptr %block, i64 3
  store i8 -128, ptr %16, align 1
  %arrayidx65 = getelementptr inbounds i8, ptr %block, i64 63
  store i8 24, ptr %arrayidx65, align 1, !tbaa !16
  call fastcc void @sha_block(ptr noundef nonnull %h, ptr noundef nonnull %block)
  %17 = load i32, ptr %h, align 16, !tbaa !12
  %arrayidx69 = getelementptr inbounds i8, ptr %h, i64 4
  %18 = load i32, ptr %arrayidx69, align 4, !tbaa !12
  %arrayidx70 = getelementptr inbounds i8, ptr %h, i64 8
  %19 = load i32, ptr %arrayidx70, align 8, !tbaa !12
  %arrayidx71 = getelementptr inbounds i8, ptr %h, i64 12
  %20 = load i32, ptr %arrayidx71, align 4, !tbaa !12
  %arrayidx72 = getelementptr inbounds i8, ptr %h, i64 16
  %21 = load i32, ptr %arrayidx72, align 16, !tbaa !12
  %arrayidx73 = getelementptr inbounds i8, ptr %h, i64 20
  %22 = load i32, ptr %arrayidx73, align 4, !tbaa !12
  %arrayidx74 = getelementptr inbounds i8, ptr %h, i64 24
  %23 = load i32, ptr %arrayidx74, align 8, !tbaa !12
  %arrayidx75 = getelementptr inbounds i8, ptr %h, i64 28
  %24 = load i32, ptr %arrayidx75, align 4, !tbaa !12
  %call76 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %24)
  %call77 = call fastcc i32 @distance(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.7)
  %call78 = call fastcc i32 @distance(ptr noundef nonnull @.str.8, ptr noundef nonnull @.str.9)
  %call79 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %call77, i32 noundef %call78)
  %call80 = tail call fastcc i32 @mandelbrot()
  %call81 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %call80)
  %call82 = tail call fastcc i32 @components()
  %call83 = call fastcc i32 @queens(i32 noundef 0, i32 noundef 0, i32 noundef 0)
  %call84 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %call82, i32 noundef %call83)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %block) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %h) #16
  call void @llvm.lifetime.end.p0(i64 168, ptr nonnull %bodies) #16
  call void @llvm.lifetime.end.p0(i64 2000, ptr nonnull %v) #16
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %c) #16
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %b) #16
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %a) #16
  ret i32 0

for.body55:                                       ; preds = %for.cond.cleanup30, %for.body55
  %i50.0102 = phi i32 [ 0, %for.cond.cleanup30 ], [ %inc58, %for.body55 ]
  call fastcc void @step(ptr noundef nonnull %bodies)
  %inc58 = add nuw nsw i32 %i50.0102, 1
  %exitcond114.not = icmp eq i32 %inc58, 1000
  br i1 %exitcond114.not, label %for.cond.cleanup54, label %for.body55, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @matmul(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b, ptr nocapture noundef writeonly %c) unnamed_addr #2 {
entry:
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %entry, %for.cond.cleanup3
  %indvars.iv53 = phi i64 [ 0, %entry ], [ %indvars.iv.next54, %for.cond.cleanup3 ]
  %arrayidx.idx = shl nsw i64 %indvars.iv53, 6
  %invariant.gep = getelementptr inbounds i8, ptr %a, i64 %arrayidx.idx
  %arrayidx18.idx = shl nsw i64 %indvars.iv53, 6
  %invariant.gep3 = getelementptr inbounds i8, ptr %c, i64 %arrayidx18.idx
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3
  ret void

for.cond5.preheader:                              ; preds = %for.cond1.preheader, %for.cond.cleanup7
  %indvars.iv48 = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next49, %for.cond.cleanup7 ]
  %invariant.gep1 = getelementptr inbounds double, ptr %b, i64 %indvars.iv48
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %indvars.iv.next54 = add nuw nsw i64 %indvars.iv53, 1
  %exitcond58.not = icmp eq i64 %indvars.iv.next54, 8
  br i1 %exitcond58.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !18

for.cond.cleanup7:                                ; preds = %for.body8
  %gep4 = getelementptr inbounds double, ptr %invariant.gep3, i64 %indvars.iv48
  store double %add14, ptr %gep4, align 8, !tbaa !5
  %indvars.iv.next49 = add nuw nsw i64 %indvars.iv48, 1
  %exitcond52.not = icmp eq i64 %indvars.iv.next49, 8
  br i1 %exitcond52.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !19

for.body8:                                        ; preds = %for.cond5.preheader, %for.body8
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.body8 ]
  %s.040 = phi double [ 0.000000e+00, %for.cond5.preheader ], [ %add14, %for.body8 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %0 = load double, ptr %gep, align 8, !tbaa !5
  %.idx = shl nsw i64 %indvars.iv, 6
  %gep2 = getelementptr inbounds i8, ptr %invariant.gep1, i64 %.idx
  %1 = load double, ptr %gep2, align 8, !tbaa !5
  %mul13 = fmul double %0, %1
  %add14 = fadd double %s.040, %mul13
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 8
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !20
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nofree noinline nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @quicksort(ptr noundef %lo, ptr noundef %hi) unnamed_addr #4 {
entry:
  %sub.ptr.lhs.cast = ptrtoint ptr %hi to i64
  %sub.ptr.rhs.cast47 = ptrtoint ptr %lo to i64
  %sub.ptr.sub48 = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast47
  %sub.ptr.div49 = ashr exact i64 %sub.ptr.sub48, 2
  %cmp50 = icmp sgt i64 %sub.ptr.div49, 1
  br i1 %cmp50, label %while.body.lr.ph, label %while.end21

while.body.lr.ph:                                 ; preds = %entry
  %add.ptr = getelementptr inbounds i8, ptr %hi, i64 -4
  br label %while.body

while.body:                                       ; preds = %while.body.lr.ph, %while.end19
  %sub.ptr.div52 = phi i64 [ %sub.ptr.div49, %while.body.lr.ph ], [ %sub.ptr.div, %while.end19 ]
  %lo.addr.051 = phi ptr [ %lo, %while.body.lr.ph ], [ %i.0.lcssa, %while.end19 ]
  %div41 = lshr i64 %sub.ptr.div52, 1
  %arrayidx = getelementptr inbounds i32, ptr %lo.addr.051, i64 %div41
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !12
  %cmp6.not43 = icmp ugt ptr %lo.addr.051, %add.ptr
  br i1 %cmp6.not43, label %while.end19, label %while.cond8.preheader

while.cond8.preheader:                            ; preds = %while.body, %if.end
  %j.045 = phi ptr [ %j.2, %if.end ], [ %add.ptr, %while.body ]
  %i.044 = phi ptr [ %i.2, %if.end ], [ %lo.addr.051, %while.body ]
  br label %while.cond8

while.cond8:                                      ; preds = %while.cond8, %while.cond8.preheader
  %i.1 = phi ptr [ %incdec.ptr, %while.cond8 ], [ %i.044, %while.cond8.preheader ]
  %1 = load i32, ptr %i.1, align 4, !tbaa !12
  %cmp9 = icmp slt i32 %1, %0
  %incdec.ptr = getelementptr inbounds i8, ptr %i.1, i64 4
  br i1 %cmp9, label %while.cond8, label %while.cond11, !llvm.loop !21

while.cond11:                                     ; preds = %while.cond8, %while.cond11
  %j.1 = phi ptr [ %incdec.ptr14, %while.cond11 ], [ %j.045, %while.cond8 ]
  %2 = load i32, ptr %j.1, align 4, !tbaa !12
  %cmp12 = icmp sgt i32 %2, %0
  %incdec.ptr14 = getelementptr inbounds i8, ptr %j.1, i64 -4
  br i1 %cmp12, label %while.cond11, label %while.end15, !llvm.loop !22

while.end15:                                      ; preds = %while.cond11
  %cmp16.not = icmp ugt ptr %i.1, %j.1
  br i1 %cmp16.not, label %if.end, label %if.then

if.then:                                          ; preds = %while.end15
  %incdec.ptr17 = getelementptr inbounds i8, ptr %i.1, i64 4
  store i32 %2, ptr %i.1, align 4, !tbaa !12
  %incdec.ptr18 = getelementptr inbounds i8, ptr %j.1, i64 -4
  store i32 %1, ptr %j.1, align 4, !tbaa !12
  br label %if.end

if.end:                                           ; preds = %if.then, %while.end15
  %i.2 = phi ptr [ %incdec.ptr17, %if.then ], [ %i.1, %while.end15 ]
  %j.2 = phi ptr [ %incdec.ptr18, %if.then ], [ %j.1, %while.end15 ]
  %cmp6.not = icmp ugt ptr %i.2, %j.2
  br i1 %cmp6.not, label %while.end19, label %while.cond8.preheader, !llvm.loop !23

while.end19:                                      ; preds = %if.end, %while.body
  %i.0.lcssa = phi ptr [ %lo.addr.051, %while.body ], [ %i.2, %if.end ]
  %j.0.lcssa = phi ptr [ %add.ptr, %while.body ], [ %j.2, %if.end ]
  %add.ptr20 = getelementptr inbounds i8, ptr %j.0.lcssa, i64 4
  tail call fastcc void @quicksort(ptr noundef %lo.addr.051, ptr noundef nonnull %add.ptr20)
  %sub.ptr.rhs.cast = ptrtoint ptr %i.0.lcssa to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = ashr exact i64 %sub.ptr.sub, 2
  %cmp = icmp sgt i64 %sub.ptr.div, 1
  br i1 %cmp, label %while.body, label %while.end21, !llvm.loop !24

while.end21:                                      ; preds = %while.end19, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc i32 @sieve() unnamed_addr #5 {
entry:
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20000) @sieve.composite, i8 0, i64 20000, i1 false)
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc10
  ret i32 %count.1

for.body:                                         ; preds = %entry, %for.inc10
  %indvars.iv = phi i64 [ 2, %entry ], [ %indvars.iv.next, %for.inc10 ]
  %count.024 = phi i32 [ 0, %entry ], [ %count.1, %for.inc10 ]
  %arrayidx = getelementptr inbounds [20000 x i8], ptr @sieve.composite, i64 0, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !16
  %tobool.not = icmp eq i8 %0, 0
  br i1 %tobool.not, label %if.end, label %for.inc10

if.end:                                           ; preds = %for.body
  %inc = add nsw i32 %count.024, 1
  %mul = mul nuw nsw i64 %indvars.iv, %indvars.iv
  %cmp422 = icmp ult i64 %mul, 20000
  br i1 %cmp422, label %for.body7, label %for.inc10

for.body7:                                        ; preds = %if.end, %for.body7
  %j.023 = phi i64 [ %add, %for.body7 ], [ %mul, %if.end ]
  %arrayidx8 = getelementptr inbounds [20000 x i8], ptr @sieve.composite, i64 0, i64 %j.023
  store i8 1, ptr %arrayidx8, align 1, !tbaa !16
  %add = add nuw nsw i64 %j.023, %indvars.iv
  %cmp4 = icmp ult i64 %add, 20000
  br i1 %cmp4, label %for.body7, label %for.inc10, !llvm.loop !25

for.inc10:                                        ; preds = %for.body7, %if.end, %for.body
  %count.1 = phi i32 [ %count.024, %for.body ], [ %inc, %if.end ], [ %inc, %for.body7 ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 20000
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !26
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: nofree noinline nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc double @energy(ptr nocapture noundef readonly %b) unnamed_addr #7 {
entry:
  br label %for.cond1.preheader

for.cond.loopexit:                                ; preds = %for.cond.cleanup23, %for.cond.cleanup3
  %e.2.lcssa = phi double [ %add, %for.cond.cleanup3 ], [ %sub58, %for.cond.cleanup23 ]
  %indvars.iv.next112 = add nuw nsw i64 %indvars.iv111, 1
  %exitcond120.not = icmp eq i64 %indvars.iv.next118, 3
  br i1 %exitcond120.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !27

for.cond1.preheader:                              ; preds = %entry, %for.cond.loopexit
  %indvars.iv117 = phi i64 [ 0, %entry ], [ %indvars.iv.next118, %for.cond.loopexit ]
  %indvars.iv111 = phi i64 [ 1, %entry ], [ %indvars.iv.next112, %for.cond.loopexit ]
  %e.0104 = phi double [ 0.000000e+00, %entry ], [ %e.2.lcssa, %for.cond.loopexit ]
  %arrayidx = getelementptr inbounds %struct.Body, ptr %b, i64 %indvars.iv117
  %mass = getelementptr inbounds i8, ptr %arrayidx, i64 48
  %0 = load double, ptr %mass, align 8, !tbaa !28
  %v = getelementptr inbounds i8, ptr %arrayidx, i64 24
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.loopexit
  ret double %e.2.lcssa

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next118 = add nuw nsw i64 %indvars.iv117, 1
  %cmp17101 = icmp ult i64 %indvars.iv117, 2
  br i1 %cmp17101, label %for.cond21.preheader.lr.ph, label %for.cond.loopexit

for.cond21.preheader.lr.ph:                       ; preds = %for.cond.cleanup3
  %arrayidx26 = getelementptr inbounds %struct.Body, ptr %b, i64 %indvars.iv117
  %mass52 = getelementptr inbounds %struct.Body, ptr %b, i64 %indvars.iv117, i32 2
  br label %for.cond21.preheader

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %e.197 = phi double [ %e.0104, %for.cond1.preheader ], [ %add, %for.body4 ]
  %arrayidx8 = getelementptr inbounds [3 x double], ptr %v, i64 0, i64 %indvars.iv
  %1 = load double, ptr %arrayidx8, align 8, !tbaa !5
  %mul = fmul double %0, %1
  %mul14 = fmul double %1, %mul
  %div = fmul double %mul14, 5.000000e-01
  %add = fadd double %e.197, %div
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 3
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !30

for.cond21.preheader:                             ; preds = %for.cond21.preheader.lr.ph, %for.cond.cleanup23
  %indvars.iv113 = phi i64 [ %indvars.iv111, %for.cond21.preheader.lr.ph ], [ %indvars.iv.next114, %for.cond.cleanup23 ]
  %e.2102 = phi double [ %add, %for.cond21.preheader.lr.ph ], [ %sub58, %for.cond.cleanup23 ]
  %arrayidx30 = getelementptr inbounds %struct.Body, ptr %b, i64 %indvars.iv113
  br label %for.body24

for.cond.cleanup23:                               ; preds = %for.body24
  %2 = load double, ptr %mass52, align 8, !tbaa !28
  %mass55 = getelementptr inbounds %struct.Body, ptr %b, i64 %indvars.iv113, i32 2
  %3 = load double, ptr %mass55, align 8, !tbaa !28
  %mul56 = fmul double %2, %3
  %call = tail call double @sqrt(double noundef %add46) #16
  %div57 = fdiv double %mul56, %call
  %sub58 = fsub double %e.2102, %div57
  %indvars.iv.next114 = add nuw nsw i64 %indvars.iv113, 1
  %exitcond116.not = icmp eq i64 %indvars.iv.next114, 3
  br i1 %exitcond116.not, label %for.cond.loopexit, label %for.cond21.preheader, !llvm.loop !31

for.body24:                                       ; preds = %for.cond21.preheader, %for.body24
  %indvars.iv107 = phi i64 [ 0, %for.cond21.preheader ], [ %indvars.iv.next108, %for.body24 ]
  %r.099 = phi double [ 0.000000e+00, %for.cond21.preheader ], [ %add46, %for.body24 ]
  %arrayidx28 = getelementptr inbounds [3 x double], ptr %arrayidx26, i64 0, i64 %indvars.iv107
  %4 = load double, ptr %arrayidx28, align 8, !tbaa !5
  %arrayidx33 = getelementptr inbounds [3 x double], ptr %arrayidx30, i64 0, i64 %indvars.iv107
  %5 = load double, ptr %arrayidx33, align 8, !tbaa !5
  %sub = fsub double %4, %5
  %mul45 = fmul double %sub, %sub
  %add46 = fadd double %r.099, %mul45
  %indvars.iv.next108 = add nuw nsw i64 %indvars.iv107, 1
  %exitcond110.not = icmp eq i64 %indvars.iv.next108, 3
  br i1 %exitcond110.not, label %for.cond.cleanup23, label %for.body24, !llvm.loop !32
}

; Function Attrs: nofree noinline nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc void @step(ptr nocapture noundef %b) unnamed_addr #7 {
entry:
  %d = alloca [3 x double], align 16
  br label %for.body

for.cond.loopexit:                                ; preds = %for.cond.cleanup27, %for.body
  %indvars.iv.next143 = add nuw nsw i64 %indvars.iv142, 1
  %exitcond151.not = icmp eq i64 %indvars.iv.next149, 3
  br i1 %exitcond151.not, label %for.cond68.preheader, label %for.body, !llvm.loop !33

for.body:                                         ; preds = %entry, %for.cond.loopexit
  %indvars.iv148 = phi i64 [ 0, %entry ], [ %indvars.iv.next149, %for.cond.loopexit ]
  %indvars.iv142 = phi i64 [ 1, %entry ], [ %indvars.iv.next143, %for.cond.loopexit ]
  %indvars.iv.next149 = add nuw nsw i64 %indvars.iv148, 1
  %cmp2132 = icmp ult i64 %indvars.iv148, 2
  br i1 %cmp2132, label %for.body4.lr.ph, label %for.cond.loopexit

for.body4.lr.ph:                                  ; preds = %for.body
  %arrayidx = getelementptr inbounds %struct.Body, ptr %b, i64 %indvars.iv148
  %arrayidx36 = getelementptr inbounds %struct.Body, ptr %b, i64 %indvars.iv148
  %v = getelementptr inbounds i8, ptr %arrayidx36, i64 24
  %mass44 = getelementptr inbounds i8, ptr %arrayidx36, i64 48
  br label %for.body4

for.body4:                                        ; preds = %for.body4.lr.ph, %for.cond.cleanup27
  %indvars.iv144 = phi i64 [ %indvars.iv142, %for.body4.lr.ph ], [ %indvars.iv.next145, %for.cond.cleanup27 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %d) #16
  %arrayidx12 = getelementptr inbounds %struct.Body, ptr %b, i64 %indvars.iv144
  br label %for.body8

for.cond.cleanup7:                                ; preds = %for.body8
  %call = tail call double @sqrt(double noundef %add22) #16
  %mul23 = fmul double %add22, %call
  %div = fdiv double 1.000000e-03, %mul23
  %arrayidx32 = getelementptr inbounds %struct.Body, ptr %b, i64 %indvars.iv144
  %mass = getelementptr inbounds i8, ptr %arrayidx32, i64 48
  %v49 = getelementptr inbounds i8, ptr %arrayidx32, i64 24
  br label %for.body28

for.body8:                                        ; preds = %for.body4, %for.body8
  %indvars.iv = phi i64 [ 0, %for.body4 ], [ %indvars.iv.next, %for.body8 ]
  %r.0129 = phi double [ 0.000000e+00, %for.body4 ], [ %add22, %for.body8 ]
  %arrayidx10 = getelementptr inbounds [3 x double], ptr %arrayidx, i64 0, i64 %indvars.iv
  %0 = load double, ptr %arrayidx10, align 8, !tbaa !5
  %arrayidx15 = getelementptr inbounds [3 x double], ptr %arrayidx12, i64 0, i64 %indvars.iv
  %1 = load double, ptr %arrayidx15, align 8, !tbaa !5
  %sub = fsub double %0, %1
  %arrayidx17 = getelementptr inbounds [3 x double], ptr %d, i64 0, i64 %indvars.iv
  store double %sub, ptr %arrayidx17, align 8, !tbaa !5
  %mul = fmul double %sub, %sub
  %add22 = fadd double %r.0129, %mul
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 3
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !34

for.cond.cleanup27:                               ; preds = %for.body28
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %d) #16
  %indvars.iv.next145 = add nuw nsw i64 %indvars.iv144, 1
  %exitcond147.not = icmp eq i64 %indvars.iv.next145, 3
  br i1 %exitcond147.not, label %for.cond.loopexit, label %for.body4, !llvm.loop !35

for.body28:                                       ; preds = %for.cond.cleanup7, %for.body28
  %indvars.iv138 = phi i64 [ 0, %for.cond.cleanup7 ], [ %indvars.iv.next139, %for.body28 ]
  %arrayidx30 = getelementptr inbounds [3 x double], ptr %d, i64 0, i64 %indvars.iv138
  %2 = load double, ptr %arrayidx30, align 8, !tbaa !5
  %3 = load double, ptr %mass, align 8, !tbaa !28
  %mul33 = fmul double %2, %3
  %mul34 = fmul double %div, %mul33
  %arrayidx38 = getelementptr inbounds [3 x double], ptr %v, i64 0, i64 %indvars.iv138
  %4 = load double, ptr %arrayidx38, align 8, !tbaa !5
  %sub39 = fsub double %4, %mul34
  store double %sub39, ptr %arrayidx38, align 8, !tbaa !5
  %5 = load double, ptr %mass44, align 8, !tbaa !28
  %mul45 = fmul double %2, %5
  %mul46 = fmul double %div, %mul45
  %arrayidx51 = getelementptr inbounds [3 x double], ptr %v49, i64 0, i64 %indvars.iv138
  %6 = load double, ptr %arrayidx51, align 8, !tbaa !5
  %add52 = fadd double %6, %mul46
  store double %add52, ptr %arrayidx51, align 8, !tbaa !5
  %indvars.iv.next139 = add nuw nsw i64 %indvars.iv138, 1
  %exitcond141.not = icmp eq i64 %indvars.iv.next139, 3
  br i1 %exitcond141.not, label %for.cond.cleanup27, label %for.body28, !llvm.loop !36

for.cond68.preheader:                             ; preds = %for.cond.loopexit, %for.cond.cleanup70
  %indvars.iv156 = phi i64 [ %indvars.iv.next157, %for.cond.cleanup70 ], [ 0, %for.cond.loopexit ]
  %arrayidx73 = getelementptr inbounds %struct.Body, ptr %b, i64 %indvars.iv156
  %v74 = getelementptr inbounds i8, ptr %arrayidx73, i64 24
  br label %for.body71

for.cond.cleanup65:                               ; preds = %for.cond.cleanup70
  ret void

for.cond.cleanup70:                               ; preds = %for.body71
  %indvars.iv.next157 = add nuw nsw i64 %indvars.iv156, 1
  %exitcond159.not = icmp eq i64 %indvars.iv.next157, 3
  br i1 %exitcond159.not, label %for.cond.cleanup65, label %for.cond68.preheader, !llvm.loop !37

for.body71:                                       ; preds = %for.cond68.preheader, %for.body71
  %indvars.iv152 = phi i64 [ 0, %for.cond68.preheader ], [ %indvars.iv.next153, %for.body71 ]
  %arrayidx76 = getelementptr inbounds [3 x double], ptr %v74, i64 0, i64 %indvars.iv152
  %7 = load double, ptr %arrayidx76, align 8, !tbaa !5
  %mul77 = fmul double %7, 1.000000e-03
  %arrayidx82 = getelementptr inbounds [3 x double], ptr %arrayidx73, i64 0, i64 %indvars.iv152
  %8 = load double, ptr %arrayidx82, align 8, !tbaa !5
  %add83 = fadd double %8, %mul77
  store double %add83, ptr %arrayidx82, align 8, !tbaa !5
  %indvars.iv.next153 = add nuw nsw i64 %indvars.iv152, 1
  %exitcond155.not = icmp eq i64 %indvars.iv.next153, 3
  br i1 %exitcond155.not, label %for.cond.cleanup70, label %for.body71, !llvm.loop !38
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @sha_block(ptr nocapture noundef %h, ptr nocapture noundef readonly %p) unnamed_addr #9 {
entry:
  %w = alloca [64 x i32], align 16
  %v = alloca [8 x i32], align 16
  %0 = load i32, ptr @sha_block.k, align 16, !tbaa !12
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %for.cond1.preheader, label %if.end37

for.cond1.preheader:                              ; preds = %entry, %if.end33
  %i.0270 = phi i32 [ %i.1, %if.end33 ], [ 0, %entry ]
  %c.0269 = phi i32 [ %inc35, %if.end33 ], [ 2, %entry ]
  %cmp2.not264 = icmp ult i32 %c.0269, 4
  br i1 %cmp2.not264, label %for.cond.cleanup3, label %for.body4

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %prime.0.lcssa = phi i32 [ 1, %for.cond1.preheader ], [ %and, %for.body4 ]
  %tobool6.not = icmp eq i32 %prime.0.lcssa, 0
  br i1 %tobool6.not, label %if.end33, label %for.cond8.preheader

for.cond8.preheader:                              ; preds = %for.cond.cleanup3
  %conv15 = zext nneg i32 %c.0269 to i128
  %shl16 = shl nuw nsw i128 %conv15, 64
  %shl23 = shl nuw nsw i128 %conv15, 96
  br label %for.body12

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %d.0266 = phi i32 [ %inc, %for.body4 ], [ 2, %for.cond1.preheader ]
  %prime.0265 = phi i32 [ %and, %for.body4 ], [ 1, %for.cond1.preheader ]
  %rem = urem i32 %c.0269, %d.0266
  %cmp5.not = icmp eq i32 %rem, 0
  %and = select i1 %cmp5.not, i32 0, i32 %prime.0265
  %inc = add nuw nsw i32 %d.0266, 1
  %mul = mul nuw nsw i32 %inc, %inc
  %cmp2.not = icmp ugt i32 %mul, %c.0269
  br i1 %cmp2.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !39

for.cond.cleanup11:                               ; preds = %if.end28
  %conv31 = trunc i64 %r.1 to i32
  %inc32 = add nsw i32 %i.0270, 1
  %idxprom = sext i32 %i.0270 to i64
  %arrayidx = getelementptr inbounds [64 x i32], ptr @sha_block.k, i64 0, i64 %idxprom
  store i32 %conv31, ptr %arrayidx, align 4, !tbaa !12
  br label %if.end33

for.body12:                                       ; preds = %for.cond8.preheader, %if.end28
  %indvars.iv = phi i64 [ 35, %for.cond8.preheader ], [ %indvars.iv.next, %if.end28 ]
  %r.0267 = phi i64 [ 0, %for.cond8.preheader ], [ %r.1, %if.end28 ]
  %shl = shl nuw i64 1, %indvars.iv
  %or = or i64 %shl, %r.0267
  %conv13 = zext i64 %or to i128
  %mul14 = mul nuw i128 %conv13, %conv13
  %shr = lshr i128 %mul14, 32
  %div = udiv i128 %shl16, %conv13
  %cmp17.not = icmp ugt i128 %shr, %div
  br i1 %cmp17.not, label %if.end28, label %if.then19

if.then19:                                        ; preds = %for.body12
  %mul21 = mul i128 %mul14, %conv13
  %cmp24.not = icmp ugt i128 %mul21, %shl23
  %spec.select = select i1 %cmp24.not, i64 %r.0267, i64 %or
  br label %if.end28

if.end28:                                         ; preds = %if.then19, %for.body12
  %r.1 = phi i64 [ %r.0267, %for.body12 ], [ %spec.select, %if.then19 ]
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp9.not = icmp eq i64 %indvars.iv, 0
  br i1 %cmp9.not, label %for.cond.cleanup11, label %for.body12, !llvm.loop !40

if.end33:                                         ; preds = %for.cond.cleanup11, %for.cond.cleanup3
  %i.1 = phi i32 [ %inc32, %for.cond.cleanup11 ], [ %i.0270, %for.cond.cleanup3 ]
  %inc35 = add nuw nsw i32 %c.0269, 1
  %cmp = icmp slt i32 %i.1, 64
  br i1 %cmp, label %for.cond1.preheader, label %if.end37, !llvm.loop !41

if.end37:                                         ; preds = %if.end33, %entry
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %w) #16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %v) #16
  br label %for.body43

for.body43:                                       ; preds = %if.end37, %for.body43
  %indvars.iv278 = phi i64 [ 0, %if.end37 ], [ %indvars.iv.next279, %for.body43 ]
  %1 = shl nuw nsw i64 %indvars.iv278, 2
  %arrayidx46 = getelementptr inbounds i8, ptr %p, i64 %1
  %2 = load i8, ptr %arrayidx46, align 1, !tbaa !16
  %conv47 = zext i8 %2 to i32
  %shl48 = shl nuw i32 %conv47, 24
  %3 = or disjoint i64 %1, 1
  %arrayidx51 = getelementptr inbounds i8, ptr %p, i64 %3
  %4 = load i8, ptr %arrayidx51, align 1, !tbaa !16
  %conv52 = zext i8 %4 to i32
  %shl53 = shl nuw nsw i32 %conv52, 16
  %or54 = or disjoint i32 %shl53, %shl48
  %5 = or disjoint i64 %1, 2
  %arrayidx58 = getelementptr inbounds i8, ptr %p, i64 %5
  %6 = load i8, ptr %arrayidx58, align 1, !tbaa !16
  %conv59 = zext i8 %6 to i32
  %shl60 = shl nuw nsw i32 %conv59, 8
  %or61 = or disjoint i32 %or54, %shl60
  %7 = or disjoint i64 %1, 3
  %arrayidx65 = getelementptr inbounds i8, ptr %p, i64 %7
  %8 = load i8, ptr %arrayidx65, align 1, !tbaa !16
  %conv66 = zext i8 %8 to i32
  %or67 = or disjoint i32 %or61, %conv66
  %arrayidx69 = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 %indvars.iv278
  store i32 %or67, ptr %arrayidx69, align 4, !tbaa !12
  %indvars.iv.next279 = add nuw nsw i64 %indvars.iv278, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next279, 16
  br i1 %exitcond.not, label %for.body78, label %for.body43, !llvm.loop !42

for.cond.cleanup77:                               ; preds = %for.body78
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %v, ptr noundef nonnull align 4 dereferenceable(32) %h, i64 32, i1 false)
  %arrayidx124 = getelementptr inbounds i8, ptr %v, i64 28
  %arrayidx125 = getelementptr inbounds i8, ptr %v, i64 16
  %arrayidx135 = getelementptr inbounds i8, ptr %v, i64 20
  %arrayidx138 = getelementptr inbounds i8, ptr %v, i64 24
  %arrayidx157 = getelementptr inbounds i8, ptr %v, i64 4
  %arrayidx160 = getelementptr inbounds i8, ptr %v, i64 8
  %v.promoted = load i32, ptr %v, align 16, !tbaa !12
  br label %for.body123

for.body78:                                       ; preds = %for.body43, %for.body78
  %indvars.iv285 = phi i64 [ %indvars.iv.next286, %for.body78 ], [ 16, %for.body43 ]
  %9 = add nsw i64 %indvars.iv285, -16
  %arrayidx80 = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 %9
  %10 = load i32, ptr %arrayidx80, align 4, !tbaa !12
  %11 = add nsw i64 %indvars.iv285, -7
  %arrayidx83 = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 %11
  %12 = load i32, ptr %arrayidx83, align 4, !tbaa !12
  %add84 = add i32 %12, %10
  %13 = add nsw i64 %indvars.iv285, -15
  %arrayidx87 = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 %13
  %14 = load i32, ptr %arrayidx87, align 4, !tbaa !12
  %or.i = tail call i32 @llvm.fshl.i32(i32 %14, i32 %14, i32 25)
  %or.i239 = tail call i32 @llvm.fshl.i32(i32 %14, i32 %14, i32 14)
  %xor = xor i32 %or.i, %or.i239
  %shr95 = lshr i32 %14, 3
  %xor96 = xor i32 %xor, %shr95
  %add97 = add i32 %add84, %xor96
  %15 = add nsw i64 %indvars.iv285, -2
  %arrayidx100 = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 %15
  %16 = load i32, ptr %arrayidx100, align 4, !tbaa !12
  %or.i242 = tail call i32 @llvm.fshl.i32(i32 %16, i32 %16, i32 15)
  %or.i245 = tail call i32 @llvm.fshl.i32(i32 %16, i32 %16, i32 13)
  %xor106 = xor i32 %or.i242, %or.i245
  %shr110 = lshr i32 %16, 10
  %xor111 = xor i32 %xor106, %shr110
  %add112 = add i32 %add97, %xor111
  %arrayidx114 = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 %indvars.iv285
  store i32 %add112, ptr %arrayidx114, align 4, !tbaa !12
  %indvars.iv.next286 = add nuw nsw i64 %indvars.iv285, 1
  %exitcond292.not = icmp eq i64 %indvars.iv.next286, 64
  br i1 %exitcond292.not, label %for.cond.cleanup77, label %for.body78, !llvm.loop !43

for.body123:                                      ; preds = %for.cond.cleanup77, %for.body123
  %indvars.iv293 = phi i64 [ 0, %for.cond.cleanup77 ], [ %indvars.iv.next294, %for.body123 ]
  %add172273274 = phi i32 [ %v.promoted, %for.cond.cleanup77 ], [ %add172, %for.body123 ]
  %17 = load i32, ptr %arrayidx124, align 4, !tbaa !12
  %18 = load i32, ptr %arrayidx125, align 16, !tbaa !12
  %or.i248 = tail call i32 @llvm.fshl.i32(i32 %18, i32 %18, i32 26)
  %or.i251 = tail call i32 @llvm.fshl.i32(i32 %18, i32 %18, i32 21)
  %xor129 = xor i32 %or.i248, %or.i251
  %or.i254 = tail call i32 @llvm.fshl.i32(i32 %18, i32 %18, i32 7)
  %xor132 = xor i32 %xor129, %or.i254
  %add133 = add i32 %xor132, %17
  %19 = load i32, ptr %arrayidx135, align 4, !tbaa !12
  %and136 = and i32 %19, %18
  %not = xor i32 %18, -1
  %20 = load i32, ptr %arrayidx138, align 8, !tbaa !12
  %and139 = and i32 %20, %not
  %xor140 = or i32 %and139, %and136
  %arrayidx143 = getelementptr inbounds [64 x i32], ptr @sha_block.k, i64 0, i64 %indvars.iv293
  %21 = load i32, ptr %arrayidx143, align 4, !tbaa !12
  %arrayidx146 = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 %indvars.iv293
  %22 = load i32, ptr %arrayidx146, align 4, !tbaa !12
  %add141 = add i32 %add133, %21
  %add144 = add i32 %add141, %xor140
  %add147 = add i32 %add144, %22
  %or.i257 = tail call i32 @llvm.fshl.i32(i32 %add172273274, i32 %add172273274, i32 30)
  %or.i260 = tail call i32 @llvm.fshl.i32(i32 %add172273274, i32 %add172273274, i32 19)
  %xor152 = xor i32 %or.i257, %or.i260
  %or.i263 = tail call i32 @llvm.fshl.i32(i32 %add172273274, i32 %add172273274, i32 10)
  %xor155 = xor i32 %xor152, %or.i263
  %23 = load i32, ptr %arrayidx157, align 4, !tbaa !12
  %24 = load i32, ptr %arrayidx160, align 8, !tbaa !12
  %and161236 = xor i32 %24, %23
  %xor162 = and i32 %and161236, %add172273274
  %and165 = and i32 %24, %23
  %xor166 = xor i32 %xor162, %and165
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %arrayidx157, ptr noundef nonnull align 16 dereferenceable(28) %v, i64 28, i1 false)
  %25 = load i32, ptr %arrayidx125, align 16, !tbaa !12
  %add171 = add i32 %25, %add147
  store i32 %add171, ptr %arrayidx125, align 16, !tbaa !12
  %add167 = add i32 %xor155, %add147
  %add172 = add i32 %add167, %xor166
  store i32 %add172, ptr %v, align 16, !tbaa !12
  %indvars.iv.next294 = add nuw nsw i64 %indvars.iv293, 1
  %exitcond296.not = icmp eq i64 %indvars.iv.next294, 64
  br i1 %exitcond296.not, label %for.body182, label %for.body123, !llvm.loop !44

for.cond.cleanup181:                              ; preds = %for.body182
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %v) #16
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %w) #16
  ret void

for.body182:                                      ; preds = %for.body123, %for.body182
  %indvars.iv297 = phi i64 [ %indvars.iv.next298, %for.body182 ], [ 0, %for.body123 ]
  %arrayidx184 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 %indvars.iv297
  %26 = load i32, ptr %arrayidx184, align 4, !tbaa !12
  %arrayidx186 = getelementptr inbounds i32, ptr %h, i64 %indvars.iv297
  %27 = load i32, ptr %arrayidx186, align 4, !tbaa !12
  %add187 = add i32 %27, %26
  store i32 %add187, ptr %arrayidx186, align 4, !tbaa !12
  %indvars.iv.next298 = add nuw nsw i64 %indvars.iv297, 1
  %exitcond300.not = icmp eq i64 %indvars.iv.next298, 8
  br i1 %exitcond300.not, label %for.cond.cleanup181, label %for.body182, !llvm.loop !45
}

; Function Attrs: nofree noinline nounwind memory(argmem: read) uwtable
define internal fastcc i32 @distance(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b) unnamed_addr #10 {
entry:
  %row = alloca [64 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %row) #16
  %call = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %b) #17
  %conv = trunc i64 %call to i32
  %cmp.not77 = icmp slt i32 %conv, 0
  br i1 %cmp.not77, label %for.cond2.preheader, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = add nuw nsw i64 %call, 1
  %wide.trip.count = and i64 %0, 4294967295
  br label %for.body

for.cond2.preheader:                              ; preds = %for.body, %entry
  %1 = load i8, ptr %a, align 1, !tbaa !16
  %tobool.not84 = icmp eq i8 %1, 0
  br i1 %tobool.not84, label %for.cond.cleanup5, label %for.body6.lr.ph

for.body6.lr.ph:                                  ; preds = %for.cond2.preheader
  %row.promoted = load i32, ptr %row, align 16, !tbaa !12
  %cmp11.not79 = icmp slt i32 %conv, 1
  %2 = add i64 %call, 1
  %wide.trip.count92 = and i64 %2, 4294967295
  %invariant.gep = getelementptr i8, ptr %b, i64 -1
  br label %for.body6

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds [64 x i32], ptr %row, i64 0, i64 %indvars.iv
  %3 = trunc nuw nsw i64 %indvars.iv to i32
  store i32 %3, ptr %arrayidx, align 4, !tbaa !12
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond2.preheader, label %for.body, !llvm.loop !46

for.cond.cleanup5.loopexit:                       ; preds = %for.cond.cleanup13
  store i32 %6, ptr %row, align 16
  br label %for.cond.cleanup5

for.cond.cleanup5:                                ; preds = %for.cond.cleanup5.loopexit, %for.cond2.preheader
  %sext = shl i64 %call, 32
  %idxprom55 = ashr exact i64 %sext, 32
  %arrayidx56 = getelementptr inbounds [64 x i32], ptr %row, i64 0, i64 %idxprom55
  %4 = load i32, ptr %arrayidx56, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %row) #16
  ret i32 %4

for.body6:                                        ; preds = %for.body6.lr.ph, %for.cond.cleanup13
  %indvars.iv94 = phi i64 [ 1, %for.body6.lr.ph ], [ %indvars.iv.next95, %for.cond.cleanup13 ]
  %5 = phi i8 [ %1, %for.body6.lr.ph ], [ %7, %for.cond.cleanup13 ]
  %i.08285 = phi i32 [ %row.promoted, %for.body6.lr.ph ], [ %8, %for.cond.cleanup13 ]
  %6 = trunc nuw nsw i64 %indvars.iv94 to i32
  br i1 %cmp11.not79, label %for.cond.cleanup13, label %for.body14

for.cond.cleanup13:                               ; preds = %for.body14, %for.body6
  %indvars.iv.next95 = add nuw nsw i64 %indvars.iv94, 1
  %gep = getelementptr i8, ptr %a, i64 %indvars.iv94
  %7 = load i8, ptr %gep, align 1, !tbaa !16
  %tobool.not = icmp eq i8 %7, 0
  %8 = trunc nuw nsw i64 %indvars.iv94 to i32
  br i1 %tobool.not, label %for.cond.cleanup5.loopexit, label %for.body6, !llvm.loop !47

for.body14:                                       ; preds = %for.body6, %for.body14
  %store_forwarded = phi i32 [ %cost.1, %for.body14 ], [ %6, %for.body6 ]
  %indvars.iv88 = phi i64 [ %indvars.iv.next89, %for.body14 ], [ 1, %for.body6 ]
  %diagonal.080 = phi i32 [ %10, %for.body14 ], [ %i.08285, %for.body6 ]
  %gep96 = getelementptr i8, ptr %invariant.gep, i64 %indvars.iv88
  %9 = load i8, ptr %gep96, align 1, !tbaa !16
  %cmp23 = icmp ne i8 %5, %9
  %conv24 = zext i1 %cmp23 to i32
  %add = add nsw i32 %diagonal.080, %conv24
  %arrayidx26 = getelementptr inbounds [64 x i32], ptr %row, i64 0, i64 %indvars.iv88
  %10 = load i32, ptr %arrayidx26, align 4, !tbaa !12
  %add29 = add nsw i32 %10, 1
  %spec.select = tail call i32 @llvm.smin.i32(i32 %add29, i32 %add)
  %add38 = add nsw i32 %store_forwarded, 1
  %cost.1 = tail call i32 @llvm.smin.i32(i32 %add38, i32 %spec.select)
  store i32 %cost.1, ptr %arrayidx26, align 4, !tbaa !12
  %indvars.iv.next89 = add nuw nsw i64 %indvars.iv88, 1
  %exitcond93.not = icmp eq i64 %indvars.iv.next89, %wide.trip.count92
  br i1 %exitcond93.not, label %for.cond.cleanup13, label %for.body14, !llvm.loop !48
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @mandelbrot() unnamed_addr #11 {
entry:
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %entry, %for.cond.cleanup3
  %inside.059 = phi i32 [ 0, %entry ], [ %add28, %for.cond.cleanup3 ]
  %y.058 = phi i32 [ 0, %entry ], [ %inc33, %for.cond.cleanup3 ]
  %0 = shl nuw nsw i32 %y.058, 1
  %mul7 = uitofp nneg i32 %0 to double
  %div9 = fdiv double %mul7, 4.000000e+01
  %sub10 = fadd double %div9, -1.000000e+00
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3
  ret i32 %add28

for.cond.cleanup3:                                ; preds = %for.end
  %inc33 = add nuw nsw i32 %y.058, 1
  %exitcond61.not = icmp eq i32 %inc33, 40
  br i1 %exitcond61.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !49

for.body4:                                        ; preds = %for.cond1.preheader, %for.end
  %inside.157 = phi i32 [ %inside.059, %for.cond1.preheader ], [ %add28, %for.end ]
  %x.056 = phi i32 [ 0, %for.cond1.preheader ], [ %inc30, %for.end ]
  %1 = mul nuw nsw i32 %x.056, 3
  %mul = uitofp nneg i32 %1 to double
  %div = fdiv double %mul, 6.000000e+01
  %sub = fadd double %div, -2.000000e+00
  br label %land.rhs

land.rhs:                                         ; preds = %for.body4, %for.body18
  %i.055 = phi i32 [ 0, %for.body4 ], [ %inc, %for.body18 ]
  %zi.054 = phi double [ 0.000000e+00, %for.body4 ], [ %add25, %for.body18 ]
  %zr.053 = phi double [ 0.000000e+00, %for.body4 ], [ %add22, %for.body18 ]
  %mul14 = fmul double %zr.053, %zr.053
  %mul15 = fmul double %zi.054, %zi.054
  %add = fadd double %mul14, %mul15
  %cmp16 = fcmp olt double %add, 4.000000e+00
  br i1 %cmp16, label %for.body18, label %for.end

for.body18:                                       ; preds = %land.rhs
  %sub21 = fsub double %mul14, %mul15
  %add22 = fadd double %sub, %sub21
  %mul23 = fmul double %zr.053, 2.000000e+00
  %mul24 = fmul double %mul23, %zi.054
  %add25 = fadd double %sub10, %mul24
  %inc = add nuw nsw i32 %i.055, 1
  %exitcond.not = icmp eq i32 %inc, 100
  br i1 %exitcond.not, label %for.end, label %land.rhs, !llvm.loop !50

for.end:                                          ; preds = %for.body18, %land.rhs
  %i.0.lcssa = phi i32 [ 100, %for.body18 ], [ %i.055, %land.rhs ]
  %cmp26 = icmp eq i32 %i.0.lcssa, 100
  %conv27 = zext i1 %cmp26 to i32
  %add28 = add nsw i32 %inside.157, %conv27
  %inc30 = add nuw nsw i32 %x.056, 1
  %exitcond60.not = icmp eq i32 %inc30, 60
  br i1 %exitcond60.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !51
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @components() unnamed_addr #11 {
entry:
  %parent = alloca [1000 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 4000, ptr nonnull %parent) #16
  br label %for.body

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds [1000 x i32], ptr %parent, i64 0, i64 %indvars.iv
  %0 = trunc nuw nsw i64 %indvars.iv to i32
  store i32 %0, ptr %arrayidx, align 4, !tbaa !12
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 1000
  br i1 %exitcond.not, label %for.body5, label %for.body, !llvm.loop !52

for.cond.cleanup4:                                ; preds = %if.end
  call void @llvm.lifetime.end.p0(i64 4000, ptr nonnull %parent) #16
  ret i32 %left.1

for.body5:                                        ; preds = %for.body, %if.end
  %indvars.iv44 = phi i64 [ %indvars.iv.next45, %if.end ], [ 0, %for.body ]
  %left.041 = phi i32 [ %left.1, %if.end ], [ 1000, %for.body ]
  %arrayidx15.i = getelementptr inbounds i32, ptr %parent, i64 %indvars.iv44
  %1 = load i32, ptr %arrayidx15.i, align 4, !tbaa !12
  %2 = zext i32 %1 to i64
  %cmp.not16.i = icmp eq i64 %indvars.iv44, %2
  %3 = trunc nuw nsw i64 %indvars.iv44 to i32
  br i1 %cmp.not16.i, label %root.exit, label %while.body.i

while.body.i:                                     ; preds = %for.body5, %while.body.i
  %4 = phi i32 [ %6, %while.body.i ], [ %1, %for.body5 ]
  %arrayidx17.i = phi ptr [ %arrayidx.i, %while.body.i ], [ %arrayidx15.i, %for.body5 ]
  %idxprom3.i = sext i32 %4 to i64
  %arrayidx4.i = getelementptr inbounds i32, ptr %parent, i64 %idxprom3.i
  %5 = load i32, ptr %arrayidx4.i, align 4, !tbaa !12
  store i32 %5, ptr %arrayidx17.i, align 4, !tbaa !12
  %idxprom.i = sext i32 %5 to i64
  %arrayidx.i = getelementptr inbounds i32, ptr %parent, i64 %idxprom.i
  %6 = load i32, ptr %arrayidx.i, align 4, !tbaa !12
  %cmp.not.i = icmp eq i32 %6, %5
  br i1 %cmp.not.i, label %root.exit, label %while.body.i, !llvm.loop !53

root.exit:                                        ; preds = %while.body.i, %for.body5
  %x.addr.0.lcssa.i = phi i32 [ %3, %for.body5 ], [ %5, %while.body.i ]
  %7 = trunc i64 %indvars.iv44 to i32
  %8 = mul i32 %7, 37
  %9 = add i32 %8, 11
  %rem = urem i32 %9, 1000
  %idxprom14.i26 = zext nneg i32 %rem to i64
  %arrayidx15.i27 = getelementptr inbounds i32, ptr %parent, i64 %idxprom14.i26
  %10 = load i32, ptr %arrayidx15.i27, align 4, !tbaa !12
  %cmp.not16.i28 = icmp eq i32 %10, %rem
  br i1 %cmp.not16.i28, label %root.exit37, label %while.body.i29

while.body.i29:                                   ; preds = %root.exit, %while.body.i29
  %11 = phi i32 [ %13, %while.body.i29 ], [ %10, %root.exit ]
  %arrayidx17.i30 = phi ptr [ %arrayidx.i34, %while.body.i29 ], [ %arrayidx15.i27, %root.exit ]
  %idxprom3.i31 = sext i32 %11 to i64
  %arrayidx4.i32 = getelementptr inbounds i32, ptr %parent, i64 %idxprom3.i31
  %12 = load i32, ptr %arrayidx4.i32, align 4, !tbaa !12
  store i32 %12, ptr %arrayidx17.i30, align 4, !tbaa !12
  %idxprom.i33 = sext i32 %12 to i64
  %arrayidx.i34 = getelementptr inbounds i32, ptr %parent, i64 %idxprom.i33
  %13 = load i32, ptr %arrayidx.i34, align 4, !tbaa !12
  %cmp.not.i35 = icmp eq i32 %13, %12
  br i1 %cmp.not.i35, label %root.exit37, label %while.body.i29, !llvm.loop !53

root.exit37:                                      ; preds = %while.body.i29, %root.exit
  %x.addr.0.lcssa.i36 = phi i32 [ %rem, %root.exit ], [ %12, %while.body.i29 ]
  %cmp8.not = icmp eq i32 %x.addr.0.lcssa.i, %x.addr.0.lcssa.i36
  br i1 %cmp8.not, label %if.end, label %if.then

if.then:                                          ; preds = %root.exit37
  %idxprom9 = sext i32 %x.addr.0.lcssa.i to i64
  %arrayidx10 = getelementptr inbounds [1000 x i32], ptr %parent, i64 0, i64 %idxprom9
  store i32 %x.addr.0.lcssa.i36, ptr %arrayidx10, align 4, !tbaa !12
  %dec = add nsw i32 %left.041, -1
  br label %if.end

if.end:                                           ; preds = %if.then, %root.exit37
  %left.1 = phi i32 [ %dec, %if.then ], [ %left.041, %root.exit37 ]
  %indvars.iv.next45 = add nuw nsw i64 %indvars.iv44, 1
  %exitcond49.not = icmp eq i64 %indvars.iv.next45, 1000
  br i1 %exitcond49.not, label %for.cond.cleanup4, label %for.body5, !llvm.loop !54
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc i32 @queens(i32 noundef %columns, i32 noundef %left, i32 noundef %right) unnamed_addr #12 {
entry:
  %cmp = icmp eq i32 %columns, 255
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %or = or i32 %left, %columns
  %or1 = or i32 %or, %right
  %not = and i32 %or1, 255
  %tobool.not21 = icmp eq i32 %not, 255
  br i1 %tobool.not21, label %return, label %for.body.preheader

for.body.preheader:                               ; preds = %if.end
  %and = xor i32 %not, 255
  br label %for.body

for.body:                                         ; preds = %for.body.preheader, %for.body
  %free.023 = phi i32 [ %and7, %for.body ], [ %and, %for.body.preheader ]
  %n.022 = phi i32 [ %add, %for.body ], [ 0, %for.body.preheader ]
  %sub = sub nsw i32 0, %free.023
  %and2 = and i32 %free.023, %sub
  %or3 = or i32 %and2, %columns
  %or4 = or i32 %and2, %left
  %shl = shl i32 %or4, 1
  %or5 = or i32 %and2, %right
  %shr = lshr i32 %or5, 1
  %call = tail call fastcc i32 @queens(i32 noundef %or3, i32 noundef %shl, i32 noundef %shr)
  %add = add nsw i32 %call, %n.022
  %sub6 = add nsw i32 %free.023, -1
  %and7 = and i32 %sub6, %free.023
  %tobool.not = icmp eq i32 %and7, 0
  br i1 %tobool.not, label %return, label %for.body, !llvm.loop !55

return:                                           ; preds = %for.body, %if.end, %entry
  %retval.0 = phi i32 [ 1, %entry ], [ 0, %if.end ], [ %add, %for.body ]
  ret i32 %retval.0
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare double @sqrt(double noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #6

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #15

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nofree noinline nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree noinline nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree noinline nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nounwind }
attributes #17 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"double", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !7, i64 0}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = !{!7, !7, i64 0}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
!19 = distinct !{!19, !10, !11}
!20 = distinct !{!20, !10, !11}
!21 = distinct !{!21, !10, !11}
!22 = distinct !{!22, !10, !11}
!23 = distinct !{!23, !10, !11}
!24 = distinct !{!24, !10, !11}
!25 = distinct !{!25, !10, !11}
!26 = distinct !{!26, !10, !11}
!27 = distinct !{!27, !10, !11}
!28 = !{!29, !6, i64 48}
!29 = !{!"Body", !7, i64 0, !7, i64 24, !6, i64 48}
!30 = distinct !{!30, !10, !11}
!31 = distinct !{!31, !10, !11}
!32 = distinct !{!32, !10, !11}
!33 = distinct !{!33, !10, !11}
!34 = distinct !{!34, !10, !11}
!35 = distinct !{!35, !10, !11}
!36 = distinct !{!36, !10, !11}
!37 = distinct !{!37, !10, !11}
!38 = distinct !{!38, !10, !11}
!39 = distinct !{!39, !10, !11}
!40 = distinct !{!40, !10, !11}
!41 = distinct !{!41, !10, !11}
!42 = distinct !{!42, !10, !11}
!43 = distinct !{!43, !10, !11}
!44 = distinct !{!44, !10, !11}
!45 = distinct !{!45, !10, !11}
!46 = distinct !{!46, !10, !11}
!47 = distinct !{!47, !10, !11}
!48 = distinct !{!48, !10, !11}
!49 = distinct !{!49, !10, !11}
!50 = distinct !{!50, !10, !11}
!51 = distinct !{!51, !10, !11}
!52 = distinct !{!52, !10, !11}
!53 = distinct !{!53, !10, !11}
!54 = distinct !{!54, !10, !11}
!55 = distinct !{!55, !10, !11}

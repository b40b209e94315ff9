; ModuleID = 'kernels.c'
source_filename = "kernels.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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
define dso_local i32 @main() local_unnamed_addr #0 {
entry:
  %a = alloca [64 x double], align 16
  %b = alloca [64 x double], align 16
  %c = alloca [64 x double], align 16
  %v = alloca [500 x i32], align 16
  %bodies = alloca [3 x %struct.Body], align 16
  %h = alloca [8 x i32], align 16
  %block = alloca [64 x i8], align 16
  %0 = bitcast [64 x double]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 512, i8* nonnull %0) #15
  %1 = bitcast [64 x double]* %b to i8*
  call void @llvm.lifetime.start.p0i8(i64 512, i8* nonnull %1) #15
  %2 = bitcast [64 x double]* %c to i8*
  call void @llvm.lifetime.start.p0i8(i64 512, i8* nonnull %2) #15
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %arraydecay = getelementptr inbounds [64 x double], [64 x double]* %a, i64 0, i64 0
  %arraydecay5 = getelementptr inbounds [64 x double], [64 x double]* %b, i64 0, i64 0
  %arraydecay6 = getelementptr inbounds [64 x double], [64 x double]* %c, i64 0, i64 0
  call fastcc void @matmul(double* noundef nonnull %arraydecay, double* noundef nonnull %arraydecay5, double* noundef nonnull %arraydecay6)
  %3 = load double, double* %arraydecay6, align 16, !tbaa !5
  %arrayidx8 = getelementptr inbounds [64 x double], [64 x double]* %c, i64 0, i64 27
  %4 = load double, double* %arrayidx8, align 8, !tbaa !5
  %arrayidx9 = getelementptr inbounds [64 x double], [64 x double]* %c, i64 0, i64 63
  %5 = load double, double* %arrayidx9, align 8, !tbaa !5
  %call = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), double noundef %3, double noundef %4, double noundef %5)
  %6 = bitcast [500 x i32]* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 2000, i8* nonnull %6) #15
  br label %for.body15

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %7 = trunc i64 %indvars.iv to i32
  %rem = urem i32 %7, 7
  %sub = add nsw i32 %rem, -3
  %conv = sitofp i32 %sub to double
  %arrayidx = getelementptr inbounds [64 x double], [64 x double]* %a, i64 0, i64 %indvars.iv
  store double %conv, double* %arrayidx, align 8, !tbaa !5
  %8 = trunc i64 %indvars.iv to i32
  %rem1 = urem i32 %8, 5
  %conv2 = sitofp i32 %rem1 to double
  %mul = fmul double %conv2, 5.000000e-01
  %arrayidx4 = getelementptr inbounds [64 x double], [64 x double]* %b, i64 0, i64 %indvars.iv
  store double %mul, double* %arrayidx4, align 8, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 64
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !9

for.cond.cleanup14:                               ; preds = %for.body15
  %arraydecay24 = getelementptr inbounds [500 x i32], [500 x i32]* %v, i64 0, i64 0
  %add.ptr = getelementptr inbounds [500 x i32], [500 x i32]* %v, i64 0, i64 500
  call fastcc void @quicksort(i32* noundef nonnull %arraydecay24, i32* noundef nonnull %add.ptr)
  br label %for.body31

for.body15:                                       ; preds = %for.cond.cleanup, %for.body15
  %indvars.iv110 = phi i64 [ 0, %for.cond.cleanup ], [ %indvars.iv.next111, %for.body15 ]
  %9 = trunc i64 %indvars.iv110 to i32
  %10 = mul i32 %9, 7919
  %rem17 = urem i32 %10, 1009
  %sub18 = add nsw i32 %rem17, -500
  %arrayidx20 = getelementptr inbounds [500 x i32], [500 x i32]* %v, i64 0, i64 %indvars.iv110
  store i32 %sub18, i32* %arrayidx20, align 4, !tbaa !12
  %indvars.iv.next111 = add nuw nsw i64 %indvars.iv110, 1
  %exitcond114.not = icmp eq i64 %indvars.iv.next111, 500
  br i1 %exitcond114.not, label %for.cond.cleanup14, label %for.body15, !llvm.loop !14

for.cond.cleanup30:                               ; preds = %for.body31
  %11 = load i32, i32* %arraydecay24, align 16, !tbaa !12
  %arrayidx43 = getelementptr inbounds [500 x i32], [500 x i32]* %v, i64 0, i64 250
  %12 = load i32, i32* %arrayidx43, align 8, !tbaa !12
  %arrayidx44 = getelementptr inbounds [500 x i32], [500 x i32]* %v, i64 0, i64 499
  %13 = load i32, i32* %arrayidx44, align 4, !tbaa !12
  %call45 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef %and, i32 noundef %11, i32 noundef %12, i32 noundef %13)
  %call46 = call fastcc i32 @sieve()
  %call47 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i32 noundef %call46)
  %14 = bitcast [3 x %struct.Body]* %bodies to i8*
  call void @llvm.lifetime.start.p0i8(i64 168, i8* nonnull %14) #15
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(168) %14, i8* noundef nonnull align 16 dereferenceable(168) bitcast ([3 x %struct.Body]* @__const.main.bodies to i8*), i64 168, i1 false)
  %arraydecay48 = getelementptr inbounds [3 x %struct.Body], [3 x %struct.Body]* %bodies, i64 0, i64 0
  %call49 = call fastcc double @energy(%struct.Body* noundef nonnull %arraydecay48)
  br label %for.body55

for.body31:                                       ; preds = %for.cond.cleanup14, %for.body31
  %indvars.iv115 = phi i64 [ 1, %for.cond.cleanup14 ], [ %indvars.iv.next116, %for.body31 ]
  %sorted.0106 = phi i32 [ 1, %for.cond.cleanup14 ], [ %and, %for.body31 ]
  %15 = add nsw i64 %indvars.iv115, -1
  %arrayidx34 = getelementptr inbounds [500 x i32], [500 x i32]* %v, i64 0, i64 %15
  %16 = load i32, i32* %arrayidx34, align 4, !tbaa !12
  %arrayidx36 = getelementptr inbounds [500 x i32], [500 x i32]* %v, i64 0, i64 %indvars.iv115
  %17 = load i32, i32* %arrayidx36, align 4, !tbaa !12
  %cmp37 = icmp sle i32 %16, %17
  %conv38 = zext i1 %cmp37 to i32
  %and = and i32 %sorted.0106, %conv38
  %indvars.iv.next116 = add nuw nsw i64 %indvars.iv115, 1
  %exitcond119.not = icmp eq i64 %indvars.iv.next116, 500
  br i1 %exitcond119.not, label %for.cond.cleanup30, label %for.body31, !llvm.loop !15

for.cond.cleanup54:                               ; preds = %for.body55
  %call61 = call fastcc double @energy(%struct.Body* noundef nonnull %arraydecay48)
  %arrayidx63 = getelementptr inbounds [3 x %struct.Body], [3 x %struct.Body]* %bodies, i64 0, i64 1, i32 0, i64 0
  %18 = load double, double* %arrayidx63, align 8, !tbaa !5
  %call64 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([22 x i8], [22 x i8]* @.str.3, i64 0, i64 0), double noundef %call49, double noundef %call61, double noundef %18)
  %19 = bitcast [8 x i32]* %h to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %19) #15
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %19, i8* noundef nonnull align 16 dereferenceable(32) bitcast ([8 x i32]* @__const.main.h to i8*), i64 32, i1 false)
  %20 = getelementptr inbounds [64 x i8], [64 x i8]* %block, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %20) #15
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(64) %20, i8 0, i64 64, i1 false)
  store i8 97, i8* %20, align 16
  %21 = getelementptr inbounds [64 x i8], [64 x i8]* %block, i64 0, i64 1
  store i8 98, i8* %21, align 1
  %22 = getelementptr inbounds [64 x i8], [64 x i8]* %block, i64 0, i64 2
  store i8 99, i8* %22, align 2
  %23 = getelementptr inbounds [64 x i8], [64 x i8]* %block, i64 0, i64 3
  store i8 -128, i8* %23, align 1
  %arrayidx65 = getelementptr inbounds [64 x i8], [64 x i8]* %block, i64 0, i64 63
  store i8 24, i8* %arrayidx65, align 1, !tbaa !16
  %arraydecay66 = getelementptr inbounds [8 x i32], [8 x i32]* %h, i64 0, i64 0
  call fastcc void @sha_block(i32* noundef nonnull %arraydecay66, i8* noundef nonnull %20)
  %24 = load i32, i32* %arraydecay66, align 16, !tbaa !12
  %arrayidx69 = getelementptr inbounds [8 x i32], [8 x i32]* %h, i64 0, i64 1
  %25 = load i32, i32* %arrayidx69, align 4, !tbaa !12
  %arrayidx70 = getelementptr inbounds [8 x i32], [8 x i32]* %h, i64 0, i64 2
  %26 = load i32, i32* %arrayidx70, align 8, !tbaa !12
  %arrayidx71 = getelementptr inbounds [8 x i32], [8 x i32]* %h, i64 0, i64 3
  %27 = load i32, i32* %arrayidx71, align 4, !tbaa !12
  %arrayidx72 = getelementptr inbounds [8 x i32], [8 x i32]* %h, i64 0, i64 4
  %28 = load i32, i32* %arrayidx72, align 16, !tbaa !12
  %arrayidx73 = getelementptr inbounds [8 x i32], [8 x i32]* %h, i64 0, i64 5
  %29 = load i32, i32* %arrayidx73, align 4, !tbaa !12
  %arrayidx74 = getelementptr inbounds [8 x i32], [8 x i32]* %h, i64 0, i64 6
  %30 = load i32, i32* %arrayidx74, align 8, !tbaa !12
  %arrayidx75 = getelementptr inbounds [8 x i32], [8 x i32]* %h, i64 0, i64 7
  %31 = load i32, i32* %arrayidx75, align 4, !tbaa !12
  %call76 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([41 x i8], [41 x i8]* @.str.4, i64 0, i64 0), i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30, i32 noundef %31)
  %call77 = call fastcc i32 @distance(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i64 0, i64 0))
  %call78 = call fastcc i32 @distance(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.9, i64 0, i64 0))
  %call79 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.5, i64 0, i64 0), i32 noundef %call77, i32 noundef %call78)
  %call80 = call fastcc i32 @mandelbrot()
  %call81 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.10, i64 0, i64 0), i32 noundef %call80)
  %call82 = call fastcc i32 @components()
  %call83 = call fastcc i32 @queens(i32 noundef 0, i32 noundef 0, i32 noundef 0)
  %call84 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([25 x i8], [25 x i8]* @.str.11, i64 0, i64 0), i32 noundef %call82, i32 noundef %call83)
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %20) #15
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %19) #15
  call void @llvm.lifetime.end.p0i8(i64 168, i8* nonnull %14) #15
  call void @llvm.lifetime.end.p0i8(i64 2000, i8* nonnull %6) #15
  call void @llvm.lifetime.end.p0i8(i64 512, i8* nonnull %2) #15
  call void @llvm.lifetime.end.p0i8(i64 512, i8* nonnull %1) #15
  call void @llvm.lifetime.end.p0i8(i64 512, i8* nonnull %0) #15
  ret i32 0

for.body55:                                       ; preds = %for.cond.cleanup30, %for.body55
  %i50.0108 = phi i32 [ 0, %for.cond.cleanup30 ], [ %inc58, %for.body55 ]
  call fastcc void @step(%struct.Body* noundef nonnull %arraydecay48)
  %inc58 = add nuw nsw i32 %i50.0108, 1
  %exitcond120.not = icmp eq i32 %inc58, 1000
  br i1 %exitcond120.not, label %for.cond.cleanup54, label %for.body55, !llvm.loop !17
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind uwtable
define internal fastcc void @matmul(double* nocapture noundef readonly %a, double* nocapture noundef readonly %b, double* nocapture noundef writeonly %c) unnamed_addr #2 {
entry:
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %entry, %for.cond.cleanup3
  %indvars.iv14 = phi i64 [ 0, %entry ], [ %indvars.iv.next15, %for.cond.cleanup3 ]
  %0 = shl nsw i64 %indvars.iv14, 3
  %1 = shl nsw i64 %indvars.iv14, 3
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3
  ret void

for.cond5.preheader:                              ; preds = %for.cond1.preheader, %for.cond.cleanup7
  %indvars.iv9 = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next10, %for.cond.cleanup7 ]
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %indvars.iv.next15 = add nuw nsw i64 %indvars.iv14, 1
  %exitcond19.not = icmp eq i64 %indvars.iv.next15, 8
  br i1 %exitcond19.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !18

for.cond.cleanup7:                                ; preds = %for.body8
  %2 = add nuw nsw i64 %indvars.iv9, %1
  %arrayidx18 = getelementptr inbounds double, double* %c, i64 %2
  store double %add14, double* %arrayidx18, align 8, !tbaa !5
  %indvars.iv.next10 = add nuw nsw i64 %indvars.iv9, 1
  %exitcond13.not = icmp eq i64 %indvars.iv.next10, 8
  br i1 %exitcond13.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !19

for.body8:                                        ; preds = %for.cond5.preheader, %for.body8
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.body8 ]
  %s.01 = phi double [ 0.000000e+00, %for.cond5.preheader ], [ %add14, %for.body8 ]
  %3 = add nuw nsw i64 %indvars.iv, %0
  %arrayidx = getelementptr inbounds double, double* %a, i64 %3
  %4 = load double, double* %arrayidx, align 8, !tbaa !5
  %5 = shl nsw i64 %indvars.iv, 3
  %6 = add nuw nsw i64 %5, %indvars.iv9
  %arrayidx12 = getelementptr inbounds double, double* %b, i64 %6
  %7 = load double, double* %arrayidx12, align 8, !tbaa !5
  %mul13 = fmul double %4, %7
  %add14 = fadd double %s.01, %mul13
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 8
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !20
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nofree noinline nosync nounwind uwtable
define internal fastcc void @quicksort(i32* noundef %lo, i32* noundef %hi) unnamed_addr #4 {
entry:
  %sub.ptr.lhs.cast = ptrtoint i32* %hi to i64
  %sub.ptr.rhs.cast50 = ptrtoint i32* %lo to i64
  %sub.ptr.sub51 = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast50
  %cmp52 = icmp sgt i64 %sub.ptr.sub51, 4
  br i1 %cmp52, label %while.body.lr.ph, label %while.end21

while.body.lr.ph:                                 ; preds = %entry
  %add.ptr = getelementptr inbounds i32, i32* %hi, i64 -1
  br label %while.body

while.body:                                       ; preds = %while.body.lr.ph, %while.end19
  %sub.ptr.sub55 = phi i64 [ %sub.ptr.sub51, %while.body.lr.ph ], [ %sub.ptr.sub, %while.end19 ]
  %lo.addr.053 = phi i32* [ %lo, %while.body.lr.ph ], [ %i.0.lcssa, %while.end19 ]
  %sub.ptr.div = ashr exact i64 %sub.ptr.sub55, 2
  %div = sdiv i64 %sub.ptr.div, 2
  %arrayidx = getelementptr inbounds i32, i32* %lo.addr.053, i64 %div
  %0 = load i32, i32* %arrayidx, align 4, !tbaa !12
  %cmp6.not46 = icmp ugt i32* %lo.addr.053, %add.ptr
  br i1 %cmp6.not46, label %while.end19, label %while.cond8.preheader

while.cond8.preheader:                            ; preds = %while.body, %if.end
  %j.048 = phi i32* [ %j.2, %if.end ], [ %add.ptr, %while.body ]
  %i.047 = phi i32* [ %i.2, %if.end ], [ %lo.addr.053, %while.body ]
  br label %while.cond8

while.cond8:                                      ; preds = %while.cond8, %while.cond8.preheader
  %i.1 = phi i32* [ %incdec.ptr, %while.cond8 ], [ %i.047, %while.cond8.preheader ]
  %1 = load i32, i32* %i.1, align 4, !tbaa !12
  %cmp9 = icmp slt i32 %1, %0
  %incdec.ptr = getelementptr inbounds i32, i32* %i.1, i64 1
  br i1 %cmp9, label %while.cond8, label %while.cond11, !llvm.loop !21

while.cond11:                                     ; preds = %while.cond8, %while.cond11
  %j.1 = phi i32* [ %incdec.ptr14, %while.cond11 ], [ %j.048, %while.cond8 ]
  %2 = load i32, i32* %j.1, align 4, !tbaa !12
  %cmp12 = icmp sgt i32 %2, %0
  %incdec.ptr14 = getelementptr inbounds i32, i32* %j.1, i64 -1
  br i1 %cmp12, label %while.cond11, label %while.end15, !llvm.loop !22

while.end15:                                      ; preds = %while.cond11
  %cmp16.not = icmp ugt i32* %i.1, %j.1
  br i1 %cmp16.not, label %if.end, label %if.then

if.then:                                          ; preds = %while.end15
  %incdec.ptr17 = getelementptr inbounds i32, i32* %i.1, i64 1
  store i32 %2, i32* %i.1, align 4, !tbaa !12
  %incdec.ptr18 = getelementptr inbounds i32, i32* %j.1, i64 -1
  store i32 %1, i32* %j.1, align 4, !tbaa !12
  br label %if.end

if.end:                                           ; preds = %if.then, %while.end15
  %i.2 = phi i32* [ %incdec.ptr17, %if.then ], [ %i.1, %while.end15 ]
  %j.2 = phi i32* [ %incdec.ptr18, %if.then ], [ %j.1, %while.end15 ]
  %cmp6.not = icmp ugt i32* %i.2, %j.2
  br i1 %cmp6.not, label %while.end19, label %while.cond8.preheader, !llvm.loop !23

while.end19:                                      ; preds = %if.end, %while.body
  %i.0.lcssa = phi i32* [ %lo.addr.053, %while.body ], [ %i.2, %if.end ]
  %j.0.lcssa = phi i32* [ %add.ptr, %while.body ], [ %j.2, %if.end ]
  %add.ptr20 = getelementptr inbounds i32, i32* %j.0.lcssa, i64 1
  call fastcc void @quicksort(i32* noundef %lo.addr.053, i32* noundef nonnull %add.ptr20)
  %sub.ptr.rhs.cast = ptrtoint i32* %i.0.lcssa to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %cmp = icmp sgt i64 %sub.ptr.sub, 4
  br i1 %cmp, label %while.body, label %while.end21, !llvm.loop !24

while.end21:                                      ; preds = %while.end19, %entry
  ret void
}

; Function Attrs: nofree noinline nosync nounwind uwtable
define internal fastcc i32 @sieve() unnamed_addr #4 {
entry:
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(20000) getelementptr inbounds ([20000 x i8], [20000 x i8]* @sieve.composite, i64 0, i64 0), i8 0, i64 20000, i1 false)
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc10
  ret i32 %count.1

for.body:                                         ; preds = %entry, %for.inc10
  %indvars.iv = phi i64 [ 2, %entry ], [ %indvars.iv.next, %for.inc10 ]
  %count.03 = phi i32 [ 0, %entry ], [ %count.1, %for.inc10 ]
  %arrayidx = getelementptr inbounds [20000 x i8], [20000 x i8]* @sieve.composite, i64 0, i64 %indvars.iv
  %0 = load i8, i8* %arrayidx, align 1, !tbaa !16
  %tobool.not = icmp eq i8 %0, 0
  br i1 %tobool.not, label %if.end, label %for.inc10

if.end:                                           ; preds = %for.body
  %inc = add nsw i32 %count.03, 1
  %mul = mul nuw nsw i64 %indvars.iv, %indvars.iv
  %cmp41 = icmp ult i64 %mul, 20000
  br i1 %cmp41, label %for.body7, label %for.inc10

for.body7:                                        ; preds = %if.end, %for.body7
  %j.02 = phi i64 [ %add, %for.body7 ], [ %mul, %if.end ]
  %arrayidx8 = getelementptr inbounds [20000 x i8], [20000 x i8]* @sieve.composite, i64 0, i64 %j.02
  store i8 1, i8* %arrayidx8, align 1, !tbaa !16
  %add = add nuw nsw i64 %j.02, %indvars.iv
  %cmp4 = icmp ult i64 %add, 20000
  br i1 %cmp4, label %for.body7, label %for.inc10, !llvm.loop !25

for.inc10:                                        ; preds = %for.body7, %if.end, %for.body
  %count.1 = phi i32 [ %count.03, %for.body ], [ %inc, %if.end ], [ %inc, %for.body7 ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 20000
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !26
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc double @energy(%struct.Body* nocapture noundef readonly %b) unnamed_addr #6 {
entry:
  br label %for.cond1.preheader

for.cond.loopexit:                                ; preds = %for.cond.cleanup23, %for.cond.cleanup3
  %e.2.lcssa = phi double [ %add, %for.cond.cleanup3 ], [ %sub58, %for.cond.cleanup23 ]
  %indvars.iv.next16 = add nuw nsw i64 %indvars.iv15, 1
  %exitcond24.not = icmp eq i64 %indvars.iv.next22, 3
  br i1 %exitcond24.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !27

for.cond1.preheader:                              ; preds = %entry, %for.cond.loopexit
  %indvars.iv21 = phi i64 [ 0, %entry ], [ %indvars.iv.next22, %for.cond.loopexit ]
  %indvars.iv15 = phi i64 [ 1, %entry ], [ %indvars.iv.next16, %for.cond.loopexit ]
  %e.08 = phi double [ 0.000000e+00, %entry ], [ %e.2.lcssa, %for.cond.loopexit ]
  %mass = getelementptr inbounds %struct.Body, %struct.Body* %b, i64 %indvars.iv21, i32 2
  %0 = load double, double* %mass, align 8, !tbaa !28
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.loopexit
  ret double %e.2.lcssa

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next22 = add nuw nsw i64 %indvars.iv21, 1
  %cmp175 = icmp ult i64 %indvars.iv21, 2
  br i1 %cmp175, label %for.cond21.preheader.lr.ph, label %for.cond.loopexit

for.cond21.preheader.lr.ph:                       ; preds = %for.cond.cleanup3
  %mass52 = getelementptr inbounds %struct.Body, %struct.Body* %b, i64 %indvars.iv21, i32 2
  br label %for.cond21.preheader

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %e.11 = phi double [ %e.08, %for.cond1.preheader ], [ %add, %for.body4 ]
  %arrayidx8 = getelementptr inbounds %struct.Body, %struct.Body* %b, i64 %indvars.iv21, i32 1, i64 %indvars.iv
  %1 = load double, double* %arrayidx8, align 8, !tbaa !5
  %mul = fmul double %0, %1
  %mul14 = fmul double %1, %mul
  %div = fmul double %mul14, 5.000000e-01
  %add = fadd double %e.11, %div
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 3
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !30

for.cond21.preheader:                             ; preds = %for.cond21.preheader.lr.ph, %for.cond.cleanup23
  %indvars.iv17 = phi i64 [ %indvars.iv15, %for.cond21.preheader.lr.ph ], [ %indvars.iv.next18, %for.cond.cleanup23 ]
  %e.26 = phi double [ %add, %for.cond21.preheader.lr.ph ], [ %sub58, %for.cond.cleanup23 ]
  br label %for.body24

for.cond.cleanup23:                               ; preds = %for.body24
  %2 = load double, double* %mass52, align 8, !tbaa !28
  %mass55 = getelementptr inbounds %struct.Body, %struct.Body* %b, i64 %indvars.iv17, i32 2
  %3 = load double, double* %mass55, align 8, !tbaa !28
  %mul56 = fmul double %2, %3
  %call = call double @sqrt(double noundef %add46) #15
  %div57 = fdiv double %mul56, %call
  %sub58 = fsub double %e.26, %div57
  %indvars.iv.next18 = add nuw nsw i64 %indvars.iv17, 1
  %exitcond20.not = icmp eq i64 %indvars.iv.next18, 3
  br i1 %exitcond20.not, label %for.cond.loopexit, label %for.cond21.preheader, !llvm.loop !31

for.body24:                                       ; preds = %for.cond21.preheader, %for.body24
  %indvars.iv11 = phi i64 [ 0, %for.cond21.preheader ], [ %indvars.iv.next12, %for.body24 ]
  %r.03 = phi double [ 0.000000e+00, %for.cond21.preheader ], [ %add46, %for.body24 ]
  %arrayidx28 = getelementptr inbounds %struct.Body, %struct.Body* %b, i64 %indvars.iv21, i32 0, i64 %indvars.iv11
  %4 = load double, double* %arrayidx28, align 8, !tbaa !5
  %arrayidx33 = getelementptr inbounds %struct.Body, %struct.Body* %b, i64 %indvars.iv17, i32 0, i64 %indvars.iv11
  %5 = load double, double* %arrayidx33, align 8, !tbaa !5
  %sub = fsub double %4, %5
  %mul45 = fmul double %sub, %sub
  %add46 = fadd double %r.03, %mul45
  %indvars.iv.next12 = add nuw nsw i64 %indvars.iv11, 1
  %exitcond14.not = icmp eq i64 %indvars.iv.next12, 3
  br i1 %exitcond14.not, label %for.cond.cleanup23, label %for.body24, !llvm.loop !32
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @step(%struct.Body* nocapture noundef %b) unnamed_addr #6 {
entry:
  %d = alloca [3 x double], align 16
  %0 = bitcast [3 x double]* %d to i8*
  br label %for.body

for.cond.loopexit:                                ; preds = %for.cond.cleanup27, %for.body
  %indvars.iv.next15 = add nuw nsw i64 %indvars.iv14, 1
  %exitcond23.not = icmp eq i64 %indvars.iv.next21, 3
  br i1 %exitcond23.not, label %for.cond68.preheader, label %for.body, !llvm.loop !33

for.body:                                         ; preds = %entry, %for.cond.loopexit
  %indvars.iv20 = phi i64 [ 0, %entry ], [ %indvars.iv.next21, %for.cond.loopexit ]
  %indvars.iv14 = phi i64 [ 1, %entry ], [ %indvars.iv.next15, %for.cond.loopexit ]
  %indvars.iv.next21 = add nuw nsw i64 %indvars.iv20, 1
  %cmp24 = icmp ult i64 %indvars.iv20, 2
  br i1 %cmp24, label %for.body4.lr.ph, label %for.cond.loopexit

for.body4.lr.ph:                                  ; preds = %for.body
  %mass44 = getelementptr inbounds %struct.Body, %struct.Body* %b, i64 %indvars.iv20, i32 2
  br label %for.body4

for.body4:                                        ; preds = %for.body4.lr.ph, %for.cond.cleanup27
  %indvars.iv16 = phi i64 [ %indvars.iv14, %for.body4.lr.ph ], [ %indvars.iv.next17, %for.cond.cleanup27 ]
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #15
  br label %for.body8

for.cond.cleanup7:                                ; preds = %for.body8
  %call = call double @sqrt(double noundef %add22) #15
  %mul23 = fmul double %add22, %call
  %div = fdiv double 1.000000e-03, %mul23
  %mass = getelementptr inbounds %struct.Body, %struct.Body* %b, i64 %indvars.iv16, i32 2
  br label %for.body28

for.body8:                                        ; preds = %for.body4, %for.body8
  %indvars.iv = phi i64 [ 0, %for.body4 ], [ %indvars.iv.next, %for.body8 ]
  %r.01 = phi double [ 0.000000e+00, %for.body4 ], [ %add22, %for.body8 ]
  %arrayidx10 = getelementptr inbounds %struct.Body, %struct.Body* %b, i64 %indvars.iv20, i32 0, i64 %indvars.iv
  %1 = load double, double* %arrayidx10, align 8, !tbaa !5
  %arrayidx15 = getelementptr inbounds %struct.Body, %struct.Body* %b, i64 %indvars.iv16, i32 0, i64 %indvars.iv
  %2 = load double, double* %arrayidx15, align 8, !tbaa !5
  %sub = fsub double %1, %2
  %arrayidx17 = getelementptr inbounds [3 x double], [3 x double]* %d, i64 0, i64 %indvars.iv
  store double %sub, double* %arrayidx17, align 8, !tbaa !5
  %mul = fmul double %sub, %sub
  %add22 = fadd double %r.01, %mul
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 3
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !34

for.cond.cleanup27:                               ; preds = %for.body28
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #15
  %indvars.iv.next17 = add nuw nsw i64 %indvars.iv16, 1
  %exitcond19.not = icmp eq i64 %indvars.iv.next17, 3
  br i1 %exitcond19.not, label %for.cond.loopexit, label %for.body4, !llvm.loop !35

for.body28:                                       ; preds = %for.cond.cleanup7, %for.body28
  %indvars.iv10 = phi i64 [ 0, %for.cond.cleanup7 ], [ %indvars.iv.next11, %for.body28 ]
  %arrayidx30 = getelementptr inbounds [3 x double], [3 x double]* %d, i64 0, i64 %indvars.iv10
  %3 = load double, double* %arrayidx30, align 8, !tbaa !5
  %4 = load double, double* %mass, align 8, !tbaa !28
  %mul33 = fmul double %3, %4
  %mul34 = fmul double %div, %mul33
  %arrayidx38 = getelementptr inbounds %struct.Body, %struct.Body* %b, i64 %indvars.iv20, i32 1, i64 %indvars.iv10
  %5 = load double, double* %arrayidx38, align 8, !tbaa !5
  %sub39 = fsub double %5, %mul34
  store double %sub39, double* %arrayidx38, align 8, !tbaa !5
  %6 = load double, double* %mass44, align 8, !tbaa !28
  %mul45 = fmul double %3, %6
  %mul46 = fmul double %div, %mul45
  %arrayidx51 = getelementptr inbounds %struct.Body, %struct.Body* %b, i64 %indvars.iv16, i32 1, i64 %indvars.iv10
  %7 = load double, double* %arrayidx51, align 8, !tbaa !5
  %add52 = fadd double %7, %mul46
  store double %add52, double* %arrayidx51, align 8, !tbaa !5
  %indvars.iv.next11 = add nuw nsw i64 %indvars.iv10, 1
  %exitcond13.not = icmp eq i64 %indvars.iv.next11, 3
  br i1 %exitcond13.not, label %for.cond.cleanup27, label %for.body28, !llvm.loop !36

for.cond68.preheader:                             ; preds = %for.cond.loopexit, %for.cond.cleanup70
  %indvars.iv28 = phi i64 [ %indvars.iv.next29, %for.cond.cleanup70 ], [ 0, %for.cond.loopexit ]
  br label %for.body71

for.cond.cleanup65:                               ; preds = %for.cond.cleanup70
  ret void

for.cond.cleanup70:                               ; preds = %for.body71
  %indvars.iv.next29 = add nuw nsw i64 %indvars.iv28, 1
  %exitcond31.not = icmp eq i64 %indvars.iv.next29, 3
  br i1 %exitcond31.not, label %for.cond.cleanup65, label %for.cond68.preheader, !llvm.loop !37

for.body71:                                       ; preds = %for.cond68.preheader, %for.body71
  %indvars.iv24 = phi i64 [ 0, %for.cond68.preheader ], [ %indvars.iv.next25, %for.body71 ]
  %arrayidx76 = getelementptr inbounds %struct.Body, %struct.Body* %b, i64 %indvars.iv28, i32 1, i64 %indvars.iv24
  %8 = load double, double* %arrayidx76, align 8, !tbaa !5
  %mul77 = fmul double %8, 1.000000e-03
  %arrayidx82 = getelementptr inbounds %struct.Body, %struct.Body* %b, i64 %indvars.iv28, i32 0, i64 %indvars.iv24
  %9 = load double, double* %arrayidx82, align 8, !tbaa !5
  %add83 = fadd double %9, %mul77
  store double %add83, double* %arrayidx82, align 8, !tbaa !5
  %indvars.iv.next25 = add nuw nsw i64 %indvars.iv24, 1
  %exitcond27.not = icmp eq i64 %indvars.iv.next25, 3
  br i1 %exitcond27.not, label %for.cond.cleanup70, label %for.body71, !llvm.loop !38
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: nofree noinline nosync nounwind uwtable
define internal fastcc void @sha_block(i32* nocapture noundef %h, i8* nocapture noundef readonly %p) unnamed_addr #4 {
entry:
  %w = alloca [64 x i32], align 16
  %v = alloca [8 x i32], align 16
  %0 = load i32, i32* getelementptr inbounds ([64 x i32], [64 x i32]* @sha_block.k, i64 0, i64 0), align 16, !tbaa !12
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %for.cond1.preheader, label %if.end37

for.cond1.preheader:                              ; preds = %entry, %if.end33
  %i.0285 = phi i32 [ %i.1, %if.end33 ], [ 0, %entry ]
  %c.0282 = phi i32 [ %inc35, %if.end33 ], [ 2, %entry ]
  %cmp2.not277 = icmp ult i32 %c.0282, 4
  br i1 %cmp2.not277, label %for.cond.cleanup3, label %for.body4

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %prime.0.lcssa = phi i32 [ 1, %for.cond1.preheader ], [ %and, %for.body4 ]
  %tobool6.not = icmp eq i32 %prime.0.lcssa, 0
  br i1 %tobool6.not, label %if.end33, label %for.cond8.preheader

for.cond8.preheader:                              ; preds = %for.cond.cleanup3
  %conv15 = zext i32 %c.0282 to i128
  %shl16 = shl nuw nsw i128 %conv15, 64
  %shl23 = shl nuw nsw i128 %conv15, 96
  br label %for.body12

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %d.0279 = phi i32 [ %inc, %for.body4 ], [ 2, %for.cond1.preheader ]
  %prime.0278 = phi i32 [ %and, %for.body4 ], [ 1, %for.cond1.preheader ]
  %rem = urem i32 %c.0282, %d.0279
  %cmp5 = icmp ne i32 %rem, 0
  %conv = zext i1 %cmp5 to i32
  %and = and i32 %prime.0278, %conv
  %inc = add nuw nsw i32 %d.0279, 1
  %mul = mul nsw i32 %inc, %inc
  %cmp2.not = icmp ugt i32 %mul, %c.0282
  br i1 %cmp2.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !39

for.cond.cleanup11:                               ; preds = %for.body12
  %conv31 = trunc i64 %r.1 to i32
  %inc32 = add nsw i32 %i.0285, 1
  %idxprom = sext i32 %i.0285 to i64
  %arrayidx = getelementptr inbounds [64 x i32], [64 x i32]* @sha_block.k, i64 0, i64 %idxprom
  store i32 %conv31, i32* %arrayidx, align 4, !tbaa !12
  br label %if.end33

for.body12:                                       ; preds = %for.cond8.preheader, %for.body12
  %indvars.iv = phi i64 [ 35, %for.cond8.preheader ], [ %indvars.iv.next, %for.body12 ]
  %r.0280 = phi i64 [ 0, %for.cond8.preheader ], [ %r.1, %for.body12 ]
  %shl = shl i64 1, %indvars.iv
  %or = or i64 %shl, %r.0280
  %conv13 = zext i64 %or to i128
  %mul14 = mul nuw i128 %conv13, %conv13
  %shr = lshr i128 %mul14, 32
  %div = udiv i128 %shl16, %conv13
  %cmp17.not = icmp ugt i128 %shr, %div
  %mul21 = mul i128 %mul14, %conv13
  %cmp24.not = icmp ugt i128 %mul21, %shl23
  %1 = select i1 %cmp17.not, i1 true, i1 %cmp24.not
  %r.1 = select i1 %1, i64 %r.0280, i64 %or
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp9.not = icmp eq i64 %indvars.iv, 0
  br i1 %cmp9.not, label %for.cond.cleanup11, label %for.body12, !llvm.loop !40

if.end33:                                         ; preds = %for.cond.cleanup11, %for.cond.cleanup3
  %i.1 = phi i32 [ %inc32, %for.cond.cleanup11 ], [ %i.0285, %for.cond.cleanup3 ]
  %inc35 = add nuw nsw i32 %c.0282, 1
  %cmp = icmp slt i32 %i.1, 64
  br i1 %cmp, label %for.cond1.preheader, label %if.end37, !llvm.loop !41

if.end37:                                         ; preds = %if.end33, %entry
  %2 = bitcast [64 x i32]* %w to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %2) #15
  %3 = bitcast [8 x i32]* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %3) #15
  br label %for.body43

for.body43:                                       ; preds = %if.end37, %for.body43
  %indvars.iv291 = phi i64 [ 0, %if.end37 ], [ %indvars.iv.next292, %for.body43 ]
  %4 = shl nsw i64 %indvars.iv291, 2
  %arrayidx46 = getelementptr inbounds i8, i8* %p, i64 %4
  %5 = load i8, i8* %arrayidx46, align 1, !tbaa !16
  %conv47 = zext i8 %5 to i32
  %shl48 = shl nuw i32 %conv47, 24
  %6 = or i64 %4, 1
  %arrayidx51 = getelementptr inbounds i8, i8* %p, i64 %6
  %7 = load i8, i8* %arrayidx51, align 1, !tbaa !16
  %conv52 = zext i8 %7 to i32
  %shl53 = shl nuw nsw i32 %conv52, 16
  %or54 = or i32 %shl53, %shl48
  %8 = or i64 %4, 2
  %arrayidx58 = getelementptr inbounds i8, i8* %p, i64 %8
  %9 = load i8, i8* %arrayidx58, align 1, !tbaa !16
  %conv59 = zext i8 %9 to i32
  %shl60 = shl nuw nsw i32 %conv59, 8
  %or61 = or i32 %or54, %shl60
  %10 = or i64 %4, 3
  %arrayidx65 = getelementptr inbounds i8, i8* %p, i64 %10
  %11 = load i8, i8* %arrayidx65, align 1, !tbaa !16
  %conv66 = zext i8 %11 to i32
  %or67 = or i32 %or61, %conv66
  %arrayidx69 = getelementptr inbounds [64 x i32], [64 x i32]* %w, i64 0, i64 %indvars.iv291
  store i32 %or67, i32* %arrayidx69, align 4, !tbaa !12
  %indvars.iv.next292 = add nuw nsw i64 %indvars.iv291, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next292, 16
  br i1 %exitcond.not, label %for.body78, label %for.body43, !llvm.loop !42

for.cond.cleanup77:                               ; preds = %for.body78
  %arraydecay = getelementptr inbounds [8 x i32], [8 x i32]* %v, i64 0, i64 0
  %12 = bitcast i32* %h to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %3, i8* noundef nonnull align 4 dereferenceable(32) %12, i64 32, i1 false)
  %arrayidx124 = getelementptr inbounds [8 x i32], [8 x i32]* %v, i64 0, i64 7
  %arrayidx125 = getelementptr inbounds [8 x i32], [8 x i32]* %v, i64 0, i64 4
  %arrayidx135 = getelementptr inbounds [8 x i32], [8 x i32]* %v, i64 0, i64 5
  %arrayidx138 = getelementptr inbounds [8 x i32], [8 x i32]* %v, i64 0, i64 6
  %arrayidx157 = getelementptr inbounds [8 x i32], [8 x i32]* %v, i64 0, i64 1
  %arrayidx160 = getelementptr inbounds [8 x i32], [8 x i32]* %v, i64 0, i64 2
  %13 = bitcast i32* %arrayidx157 to i8*
  br label %for.body123

for.body78:                                       ; preds = %for.body43, %for.body78
  %indvars.iv298 = phi i64 [ %indvars.iv.next299, %for.body78 ], [ 16, %for.body43 ]
  %14 = add nsw i64 %indvars.iv298, -16
  %arrayidx80 = getelementptr inbounds [64 x i32], [64 x i32]* %w, i64 0, i64 %14
  %15 = load i32, i32* %arrayidx80, align 4, !tbaa !12
  %16 = add nsw i64 %indvars.iv298, -7
  %arrayidx83 = getelementptr inbounds [64 x i32], [64 x i32]* %w, i64 0, i64 %16
  %17 = load i32, i32* %arrayidx83, align 4, !tbaa !12
  %add84 = add i32 %17, %15
  %18 = add nsw i64 %indvars.iv298, -15
  %arrayidx87 = getelementptr inbounds [64 x i32], [64 x i32]* %w, i64 0, i64 %18
  %19 = load i32, i32* %arrayidx87, align 4, !tbaa !12
  %or.i = call i32 @llvm.fshl.i32(i32 %19, i32 %19, i32 25)
  %or.i252 = call i32 @llvm.fshl.i32(i32 %19, i32 %19, i32 14)
  %xor = xor i32 %or.i, %or.i252
  %shr95 = lshr i32 %19, 3
  %xor96 = xor i32 %xor, %shr95
  %add97 = add i32 %add84, %xor96
  %20 = add nsw i64 %indvars.iv298, -2
  %arrayidx100 = getelementptr inbounds [64 x i32], [64 x i32]* %w, i64 0, i64 %20
  %21 = load i32, i32* %arrayidx100, align 4, !tbaa !12
  %or.i255 = call i32 @llvm.fshl.i32(i32 %21, i32 %21, i32 15)
  %or.i258 = call i32 @llvm.fshl.i32(i32 %21, i32 %21, i32 13)
  %xor106 = xor i32 %or.i255, %or.i258
  %shr110 = lshr i32 %21, 10
  %xor111 = xor i32 %xor106, %shr110
  %add112 = add i32 %add97, %xor111
  %arrayidx114 = getelementptr inbounds [64 x i32], [64 x i32]* %w, i64 0, i64 %indvars.iv298
  store i32 %add112, i32* %arrayidx114, align 4, !tbaa !12
  %indvars.iv.next299 = add nuw nsw i64 %indvars.iv298, 1
  %exitcond305.not = icmp eq i64 %indvars.iv.next299, 64
  br i1 %exitcond305.not, label %for.cond.cleanup77, label %for.body78, !llvm.loop !43

for.body123:                                      ; preds = %for.cond.cleanup77, %for.body123
  %indvars.iv306 = phi i64 [ 0, %for.cond.cleanup77 ], [ %indvars.iv.next307, %for.body123 ]
  %22 = load i32, i32* %arrayidx124, align 4, !tbaa !12
  %23 = load i32, i32* %arrayidx125, align 16, !tbaa !12
  %or.i261 = call i32 @llvm.fshl.i32(i32 %23, i32 %23, i32 26)
  %or.i264 = call i32 @llvm.fshl.i32(i32 %23, i32 %23, i32 21)
  %xor129 = xor i32 %or.i261, %or.i264
  %or.i267 = call i32 @llvm.fshl.i32(i32 %23, i32 %23, i32 7)
  %xor132 = xor i32 %xor129, %or.i267
  %24 = load i32, i32* %arrayidx135, align 4, !tbaa !12
  %and136 = and i32 %24, %23
  %neg = xor i32 %23, -1
  %25 = load i32, i32* %arrayidx138, align 8, !tbaa !12
  %and139 = and i32 %25, %neg
  %arrayidx143 = getelementptr inbounds [64 x i32], [64 x i32]* @sha_block.k, i64 0, i64 %indvars.iv306
  %26 = load i32, i32* %arrayidx143, align 4, !tbaa !12
  %arrayidx146 = getelementptr inbounds [64 x i32], [64 x i32]* %w, i64 0, i64 %indvars.iv306
  %27 = load i32, i32* %arrayidx146, align 4, !tbaa !12
  %xor140 = add i32 %and136, %22
  %add133 = add i32 %xor140, %xor132
  %add141 = add i32 %add133, %and139
  %add144 = add i32 %add141, %26
  %add147 = add i32 %add144, %27
  %28 = load i32, i32* %arraydecay, align 16, !tbaa !12
  %or.i270 = call i32 @llvm.fshl.i32(i32 %28, i32 %28, i32 30)
  %or.i273 = call i32 @llvm.fshl.i32(i32 %28, i32 %28, i32 19)
  %xor152 = xor i32 %or.i270, %or.i273
  %or.i276 = call i32 @llvm.fshl.i32(i32 %28, i32 %28, i32 10)
  %xor155 = xor i32 %xor152, %or.i276
  %29 = load i32, i32* %arrayidx157, align 4, !tbaa !12
  %30 = load i32, i32* %arrayidx160, align 8, !tbaa !12
  %and161249 = xor i32 %30, %29
  %xor162 = and i32 %and161249, %28
  %and165 = and i32 %30, %29
  %xor166 = xor i32 %xor162, %and165
  call void @llvm.memmove.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(28) %13, i8* noundef nonnull align 16 dereferenceable(28) %3, i64 28, i1 false)
  %31 = load i32, i32* %arrayidx125, align 16, !tbaa !12
  %add171 = add i32 %31, %add147
  store i32 %add171, i32* %arrayidx125, align 16, !tbaa !12
  %add167 = add i32 %xor155, %add147
  %add172 = add i32 %add167, %xor166
  store i32 %add172, i32* %arraydecay, align 16, !tbaa !12
  %indvars.iv.next307 = add nuw nsw i64 %indvars.iv306, 1
  %exitcond309.not = icmp eq i64 %indvars.iv.next307, 64
  br i1 %exitcond309.not, label %for.body182, label %for.body123, !llvm.loop !44

for.cond.cleanup181:                              ; preds = %for.body182
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %3) #15
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %2) #15
  ret void

for.body182:                                      ; preds = %for.body123, %for.body182
  %indvars.iv310 = phi i64 [ %indvars.iv.next311, %for.body182 ], [ 0, %for.body123 ]
  %arrayidx184 = getelementptr inbounds [8 x i32], [8 x i32]* %v, i64 0, i64 %indvars.iv310
  %32 = load i32, i32* %arrayidx184, align 4, !tbaa !12
  %arrayidx186 = getelementptr inbounds i32, i32* %h, i64 %indvars.iv310
  %33 = load i32, i32* %arrayidx186, align 4, !tbaa !12
  %add187 = add i32 %33, %32
  store i32 %add187, i32* %arrayidx186, align 4, !tbaa !12
  %indvars.iv.next311 = add nuw nsw i64 %indvars.iv310, 1
  %exitcond313.not = icmp eq i64 %indvars.iv.next311, 8
  br i1 %exitcond313.not, label %for.cond.cleanup181, label %for.body182, !llvm.loop !45
}

; Function Attrs: nofree noinline nounwind readonly uwtable
define internal fastcc i32 @distance(i8* nocapture noundef readonly %a, i8* nocapture noundef readonly %b) unnamed_addr #8 {
entry:
  %row = alloca [64 x i32], align 16
  %0 = bitcast [64 x i32]* %row to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %0) #15
  %call = call i64 @strlen(i8* noundef nonnull dereferenceable(1) %b) #16
  %conv = trunc i64 %call to i32
  %cmp.not83 = icmp slt i32 %conv, 0
  br i1 %cmp.not83, label %for.cond2.preheader, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %1 = add i64 %call, 1
  %wide.trip.count = and i64 %1, 4294967295
  br label %for.body

for.cond2.preheader:                              ; preds = %for.body, %entry
  %2 = load i8, i8* %a, align 1, !tbaa !16
  %tobool.not88 = icmp eq i8 %2, 0
  br i1 %tobool.not88, label %for.cond.cleanup5, label %for.body6.lr.ph

for.body6.lr.ph:                                  ; preds = %for.cond2.preheader
  %arrayidx7 = getelementptr inbounds [64 x i32], [64 x i32]* %row, i64 0, i64 0
  %cmp11.not85 = icmp slt i32 %conv, 1
  %3 = add i64 %call, 1
  %wide.trip.count95 = and i64 %3, 4294967295
  %arrayidx7.promoted = load i32, i32* %arrayidx7, align 16
  br label %for.body6

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds [64 x i32], [64 x i32]* %row, i64 0, i64 %indvars.iv
  %4 = trunc i64 %indvars.iv to i32
  store i32 %4, i32* %arrayidx, align 4, !tbaa !12
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond2.preheader, label %for.body, !llvm.loop !46

for.cond.cleanup5.loopexit:                       ; preds = %for.cond.cleanup13
  store i32 %8, i32* %arrayidx7, align 16
  br label %for.cond.cleanup5

for.cond.cleanup5:                                ; preds = %for.cond.cleanup5.loopexit, %for.cond2.preheader
  %sext = shl i64 %call, 32
  %idxprom55 = ashr exact i64 %sext, 32
  %arrayidx56 = getelementptr inbounds [64 x i32], [64 x i32]* %row, i64 0, i64 %idxprom55
  %5 = load i32, i32* %arrayidx56, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %0) #15
  ret i32 %5

for.body6:                                        ; preds = %for.body6.lr.ph, %for.cond.cleanup13
  %6 = phi i32 [ %arrayidx7.promoted, %for.body6.lr.ph ], [ %8, %for.cond.cleanup13 ]
  %indvars.iv97 = phi i64 [ 1, %for.body6.lr.ph ], [ %indvars.iv.next98, %for.cond.cleanup13 ]
  %7 = phi i8 [ %2, %for.body6.lr.ph ], [ %9, %for.cond.cleanup13 ]
  %8 = trunc i64 %indvars.iv97 to i32
  br i1 %cmp11.not85, label %for.cond.cleanup13, label %for.body14

for.cond.cleanup13:                               ; preds = %for.body14, %for.body6
  %indvars.iv.next98 = add nuw i64 %indvars.iv97, 1
  %arrayidx4 = getelementptr inbounds i8, i8* %a, i64 %indvars.iv97
  %9 = load i8, i8* %arrayidx4, align 1, !tbaa !16
  %tobool.not = icmp eq i8 %9, 0
  br i1 %tobool.not, label %for.cond.cleanup5.loopexit, label %for.body6, !llvm.loop !47

for.body14:                                       ; preds = %for.body6, %for.body14
  %store_forwarded = phi i32 [ %cost.1, %for.body14 ], [ %8, %for.body6 ]
  %indvars.iv91 = phi i64 [ %indvars.iv.next92, %for.body14 ], [ 1, %for.body6 ]
  %diagonal.086 = phi i32 [ %12, %for.body14 ], [ %6, %for.body6 ]
  %10 = add nsw i64 %indvars.iv91, -1
  %arrayidx21 = getelementptr inbounds i8, i8* %b, i64 %10
  %11 = load i8, i8* %arrayidx21, align 1, !tbaa !16
  %cmp23 = icmp ne i8 %7, %11
  %conv24 = zext i1 %cmp23 to i32
  %add = add nsw i32 %diagonal.086, %conv24
  %arrayidx26 = getelementptr inbounds [64 x i32], [64 x i32]* %row, i64 0, i64 %indvars.iv91
  %12 = load i32, i32* %arrayidx26, align 4, !tbaa !12
  %add29 = add nsw i32 %12, 1
  %cmp30 = icmp slt i32 %add29, %add
  %spec.select = select i1 %cmp30, i32 %add29, i32 %add
  %add38 = add nsw i32 %store_forwarded, 1
  %cmp39 = icmp slt i32 %add38, %spec.select
  %cost.1 = select i1 %cmp39, i32 %add38, i32 %spec.select
  store i32 %cost.1, i32* %arrayidx26, align 4, !tbaa !12
  %indvars.iv.next92 = add nuw nsw i64 %indvars.iv91, 1
  %exitcond96.not = icmp eq i64 %indvars.iv.next92, %wide.trip.count95
  br i1 %exitcond96.not, label %for.cond.cleanup13, label %for.body14, !llvm.loop !48
}

; Function Attrs: nofree noinline norecurse nosync nounwind readnone uwtable
define internal fastcc i32 @mandelbrot() unnamed_addr #9 {
entry:
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %entry, %for.cond.cleanup3
  %inside.07 = phi i32 [ 0, %entry ], [ %add28, %for.cond.cleanup3 ]
  %y.06 = phi i32 [ 0, %entry ], [ %inc33, %for.cond.cleanup3 ]
  %conv6 = sitofp i32 %y.06 to double
  %mul7 = fmul double %conv6, 2.000000e+00
  %div9 = fdiv double %mul7, 4.000000e+01
  %sub10 = fadd double %div9, -1.000000e+00
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3
  ret i32 %add28

for.cond.cleanup3:                                ; preds = %for.end
  %inc33 = add nuw nsw i32 %y.06, 1
  %exitcond9.not = icmp eq i32 %inc33, 40
  br i1 %exitcond9.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !49

for.body4:                                        ; preds = %for.cond1.preheader, %for.end
  %inside.15 = phi i32 [ %inside.07, %for.cond1.preheader ], [ %add28, %for.end ]
  %x.04 = phi i32 [ 0, %for.cond1.preheader ], [ %inc30, %for.end ]
  %conv = sitofp i32 %x.04 to double
  %mul = fmul double %conv, 3.000000e+00
  %div = fdiv double %mul, 6.000000e+01
  %sub = fadd double %div, -2.000000e+00
  br label %land.rhs

land.rhs:                                         ; preds = %for.body4, %for.body18
  %i.03 = phi i32 [ 0, %for.body4 ], [ %inc, %for.body18 ]
  %zi.02 = phi double [ 0.000000e+00, %for.body4 ], [ %add25, %for.body18 ]
  %zr.01 = phi double [ 0.000000e+00, %for.body4 ], [ %add22, %for.body18 ]
  %mul14 = fmul double %zr.01, %zr.01
  %mul15 = fmul double %zi.02, %zi.02
  %add = fadd double %mul14, %mul15
  %cmp16 = fcmp olt double %add, 4.000000e+00
  br i1 %cmp16, label %for.body18, label %for.end

for.body18:                                       ; preds = %land.rhs
  %sub21 = fsub double %mul14, %mul15
  %add22 = fadd double %sub, %sub21
  %mul23 = fmul double %zr.01, 2.000000e+00
  %mul24 = fmul double %mul23, %zi.02
  %add25 = fadd double %sub10, %mul24
  %inc = add nuw nsw i32 %i.03, 1
  %exitcond.not = icmp eq i32 %inc, 100
  br i1 %exitcond.not, label %for.end, label %land.rhs, !llvm.loop !50

for.end:                                          ; preds = %for.body18, %land.rhs
  %i.0.lcssa = phi i32 [ 100, %for.body18 ], [ %i.03, %land.rhs ]
  %cmp26 = icmp eq i32 %i.0.lcssa, 100
  %conv27 = zext i1 %cmp26 to i32
  %add28 = add nsw i32 %inside.15, %conv27
  %inc30 = add nuw nsw i32 %x.04, 1
  %exitcond8.not = icmp eq i32 %inc30, 60
  br i1 %exitcond8.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !51
}

; Function Attrs: nofree noinline nosync nounwind uwtable writeonly
define internal fastcc i32 @components() unnamed_addr #10 {
entry:
  %parent = alloca [1000 x i32], align 16
  %0 = bitcast [1000 x i32]* %parent to i8*
  call void @llvm.lifetime.start.p0i8(i64 4000, i8* nonnull %0) #15
  br label %for.body

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds [1000 x i32], [1000 x i32]* %parent, i64 0, i64 %indvars.iv
  %1 = trunc i64 %indvars.iv to i32
  store i32 %1, i32* %arrayidx, align 4, !tbaa !12
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 1000
  br i1 %exitcond.not, label %for.body5, label %for.body, !llvm.loop !52

for.cond.cleanup4:                                ; preds = %if.end
  call void @llvm.lifetime.end.p0i8(i64 4000, i8* nonnull %0) #15
  ret i32 %left.1

for.body5:                                        ; preds = %for.body, %if.end
  %indvars.iv19 = phi i64 [ %indvars.iv.next20, %if.end ], [ 0, %for.body ]
  %left.016 = phi i32 [ %left.1, %if.end ], [ 1000, %for.body ]
  %arrayidx15.i = getelementptr inbounds [1000 x i32], [1000 x i32]* %parent, i64 0, i64 %indvars.iv19
  %2 = load i32, i32* %arrayidx15.i, align 4, !tbaa !12
  %3 = zext i32 %2 to i64
  %cmp.not16.i = icmp eq i64 %indvars.iv19, %3
  %4 = trunc i64 %indvars.iv19 to i32
  br i1 %cmp.not16.i, label %root.exit, label %while.body.i

while.body.i:                                     ; preds = %for.body5, %while.body.i
  %5 = phi i32 [ %7, %while.body.i ], [ %2, %for.body5 ]
  %arrayidx17.i = phi i32* [ %arrayidx.i, %while.body.i ], [ %arrayidx15.i, %for.body5 ]
  %idxprom3.i = sext i32 %5 to i64
  %arrayidx4.i = getelementptr inbounds [1000 x i32], [1000 x i32]* %parent, i64 0, i64 %idxprom3.i
  %6 = load i32, i32* %arrayidx4.i, align 4, !tbaa !12
  store i32 %6, i32* %arrayidx17.i, align 4, !tbaa !12
  %idxprom.i = sext i32 %6 to i64
  %arrayidx.i = getelementptr inbounds [1000 x i32], [1000 x i32]* %parent, i64 0, i64 %idxprom.i
  %7 = load i32, i32* %arrayidx.i, align 4, !tbaa !12
  %cmp.not.i = icmp eq i32 %7, %6
  br i1 %cmp.not.i, label %root.exit, label %while.body.i, !llvm.loop !53

root.exit:                                        ; preds = %while.body.i, %for.body5
  %x.addr.0.lcssa.i = phi i32 [ %4, %for.body5 ], [ %6, %while.body.i ]
  %8 = trunc i64 %indvars.iv19 to i32
  %9 = mul i32 %8, 37
  %10 = add i32 %9, 11
  %rem = urem i32 %10, 1000
  %idxprom14.i1 = zext i32 %rem to i64
  %arrayidx15.i2 = getelementptr inbounds [1000 x i32], [1000 x i32]* %parent, i64 0, i64 %idxprom14.i1
  %11 = load i32, i32* %arrayidx15.i2, align 4, !tbaa !12
  %cmp.not16.i3 = icmp eq i32 %11, %rem
  br i1 %cmp.not16.i3, label %root.exit12, label %while.body.i10

while.body.i10:                                   ; preds = %root.exit, %while.body.i10
  %12 = phi i32 [ %14, %while.body.i10 ], [ %11, %root.exit ]
  %arrayidx17.i4 = phi i32* [ %arrayidx.i8, %while.body.i10 ], [ %arrayidx15.i2, %root.exit ]
  %idxprom3.i5 = sext i32 %12 to i64
  %arrayidx4.i6 = getelementptr inbounds [1000 x i32], [1000 x i32]* %parent, i64 0, i64 %idxprom3.i5
  %13 = load i32, i32* %arrayidx4.i6, align 4, !tbaa !12
  store i32 %13, i32* %arrayidx17.i4, align 4, !tbaa !12
  %idxprom.i7 = sext i32 %13 to i64
  %arrayidx.i8 = getelementptr inbounds [1000 x i32], [1000 x i32]* %parent, i64 0, i64 %idxprom.i7
  %14 = load i32, i32* %arrayidx.i8, align 4, !tbaa !12
  %cmp.not.i9 = icmp eq i32 %14, %13
  br i1 %cmp.not.i9, label %root.exit12, label %while.body.i10, !llvm.loop !53

root.exit12:                                      ; preds = %while.body.i10, %root.exit
  %x.addr.0.lcssa.i11 = phi i32 [ %rem, %root.exit ], [ %13, %while.body.i10 ]
  %cmp8.not = icmp eq i32 %x.addr.0.lcssa.i, %x.addr.0.lcssa.i11
  br i1 %cmp8.not, label %if.end, label %if.then

if.then:                                          ; preds = %root.exit12
  %idxprom9 = sext i32 %x.addr.0.lcssa.i to i64
  %arrayidx10 = getelementptr inbounds [1000 x i32], [1000 x i32]* %parent, i64 0, i64 %idxprom9
  store i32 %x.addr.0.lcssa.i11, i32* %arrayidx10, align 4, !tbaa !12
  %dec = add nsw i32 %left.016, -1
  br label %if.end

if.end:                                           ; preds = %if.then, %root.exit12
  %left.1 = phi i32 [ %dec, %if.then ], [ %left.016, %root.exit12 ]
  %indvars.iv.next20 = add nuw nsw i64 %indvars.iv19, 1
  %exitcond24.not = icmp eq i64 %indvars.iv.next20, 1000
  br i1 %exitcond24.not, label %for.cond.cleanup4, label %for.body5, !llvm.loop !54
}

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc i32 @queens(i32 noundef %columns, i32 noundef %left, i32 noundef %right) unnamed_addr #11 {
entry:
  %cmp = icmp eq i32 %columns, 255
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %or = or i32 %left, %columns
  %or1 = or i32 %or, %right
  %neg = and i32 %or1, 255
  %and = xor i32 %neg, 255
  %tobool.not1 = icmp eq i32 %and, 0
  br i1 %tobool.not1, label %return, label %for.body

for.body:                                         ; preds = %if.end, %for.body
  %free.03 = phi i32 [ %and7, %for.body ], [ %and, %if.end ]
  %n.02 = phi i32 [ %add, %for.body ], [ 0, %if.end ]
  %sub = sub i32 0, %free.03
  %and2 = and i32 %free.03, %sub
  %or3 = or i32 %and2, %columns
  %or4 = or i32 %and2, %left
  %shl = shl i32 %or4, 1
  %or5 = or i32 %and2, %right
  %shr = lshr i32 %or5, 1
  %call = call fastcc i32 @queens(i32 noundef %or3, i32 noundef %shl, i32 noundef %shr)
  %add = add nsw i32 %call, %n.02
  %sub6 = add i32 %free.03, -1
  %and7 = and i32 %sub6, %free.03
  %tobool.not = icmp eq i32 %and7, 0
  br i1 %tobool.not, label %return, label %for.body, !llvm.loop !55

return:                                           ; preds = %for.body, %if.end, %entry
  %retval.0 = phi i32 [ 1, %entry ], [ 0, %if.end ], [ %add, %for.body ]
  ret i32 %retval.0
}

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @sqrt(double noundef) local_unnamed_addr #12

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #5

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i64 @strlen(i8* nocapture noundef) local_unnamed_addr #13

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshl.i32(i32, i32, i32) #14

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree noinline norecurse nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #6 = { nofree noinline nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #8 = { nofree noinline nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree noinline norecurse nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree noinline nosync nounwind uwtable writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree noinline nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree nounwind willreturn writeonly "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #15 = { nounwind }
attributes #16 = { nounwind readonly willreturn }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
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

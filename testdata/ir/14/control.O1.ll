; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.big = type { [8 x i32] }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@.str = private unnamed_addr constant [18 x i8] c"guarded %d %d %d\0A\00", align 1
@depth = internal unnamed_addr global i32 0, align 4
@__const.main.b = private unnamed_addr constant %struct.big { [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8] }, align 8
@.str.1 = private unnamed_addr constant [11 x i8] c"sum %g %g\0A\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"ildLspb\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"four\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"ppdddddddddi\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"%s \00", align 1
@.str.6 = private unnamed_addr constant [23 x i8] c"\0A%d %d %d %d %d %d %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [14 x i8] c"hello, device\00", align 1
@.str.8 = private unnamed_addr constant [12 x i8] c"duff %d %s\0A\00", align 1
@.str.9 = private unnamed_addr constant [13 x i8] c"vla %ld %ld\0A\00", align 1
@.str.10 = private unnamed_addr constant [23 x i8] c"gcd %u even %d odd %d\0A\00", align 1
@ops = internal unnamed_addr constant [4 x i32 (i32, i32)*] [i32 (i32, i32)* @add, i32 (i32, i32)* @sub, i32 (i32, i32)* @mul, i32 (i32, i32)* null], align 16
@.str.11 = private unnamed_addr constant [22 x i8] c"ops %d collatz %d %d\0A\00", align 1
@env = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str.12 = private unnamed_addr constant [5 x i8] c"zero\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.14 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.15 = private unnamed_addr constant [6 x i8] c"three\00", align 1
@.str.16 = private unnamed_addr constant [5 x i8] c"five\00", align 1
@.str.17 = private unnamed_addr constant [4 x i8] c"six\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"seven\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"many\00", align 1
@reltable.dense = private unnamed_addr constant [8 x i32] [i32 trunc (i64 sub (i64 ptrtoint ([5 x i8]* @.str.12 to i64), i64 ptrtoint ([8 x i32]* @reltable.dense to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.13 to i64), i64 ptrtoint ([8 x i32]* @reltable.dense to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.14 to i64), i64 ptrtoint ([8 x i32]* @reltable.dense to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([6 x i8]* @.str.15 to i64), i64 ptrtoint ([8 x i32]* @reltable.dense to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([5 x i8]* @.str.19 to i64), i64 ptrtoint ([8 x i32]* @reltable.dense to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([5 x i8]* @.str.16 to i64), i64 ptrtoint ([8 x i32]* @reltable.dense to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.17 to i64), i64 ptrtoint ([8 x i32]* @reltable.dense to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([6 x i8]* @.str.18 to i64), i64 ptrtoint ([8 x i32]* @reltable.dense to i64)) to i32)], align 4

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, i8** nocapture noundef readnone %argv) local_unnamed_addr #0 {
entry:
  %buf = alloca [16 x i8], align 16
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %call2 = call double (i8*, ...) @sum(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0), i32 noundef 7, i64 noundef 8, double noundef 2.500000e-01, x86_fp80 noundef 0xK3FFFC000000000000000, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), double 1.500000e+00, double -4.000000e+00, %struct.big* noundef nonnull byval(%struct.big) align 8 @__const.main.b)
  %call3 = call double (i8*, ...) @sum(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i64 0, i64 0), double 1.500000e+00, double -4.000000e+00, double 1.500000e+00, double -4.000000e+00, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, double noundef 4.000000e+00, double noundef 5.000000e+00, double noundef 6.000000e+00, double noundef 7.000000e+00, double noundef 8.000000e+00, double noundef 9.000000e+00, i32 noundef 10)
  %call4 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), double noundef %call2, double noundef %call3)
  br label %for.body9

for.body:                                         ; preds = %entry, %for.body
  %i.0101 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %call = call fastcc i32 @guarded(i32 noundef %i.0101)
  %0 = load i32, i32* @depth, align 4, !tbaa !5
  %call1 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i64 0, i64 0), i32 noundef %i.0101, i32 noundef %call, i32 noundef %0)
  %inc = add nuw nsw i32 %i.0101, 1
  %exitcond.not = icmp eq i32 %inc, 12
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !9

for.cond.cleanup8:                                ; preds = %for.body9
  %call15 = call fastcc i32 @sparse(i64 noundef -9223372036854775807)
  %call16 = call fastcc i32 @sparse(i64 noundef -1)
  %call17 = call fastcc i32 @sparse(i64 noundef 1500)
  %call18 = call fastcc i32 @sparse(i64 noundef 65536)
  %call19 = call fastcc i32 @sparse(i64 noundef 65537)
  %call20 = call fastcc i32 @sparse(i64 noundef 20015998343868)
  %call21 = call fastcc i32 @sparse(i64 noundef -5), !range !12
  %call22 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([23 x i8], [23 x i8]* @.str.6, i64 0, i64 0), i32 noundef %call15, i32 noundef %call16, i32 noundef %call17, i32 noundef %call18, i32 noundef %call19, i32 noundef %call20, i32 noundef %call21)
  %1 = getelementptr inbounds [16 x i8], [16 x i8]* %buf, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %1) #18
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(16) %1, i8 0, i64 16, i1 false)
  call fastcc void @duff(i8* noundef nonnull %1)
  %call25 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([12 x i8], [12 x i8]* @.str.8, i64 0, i64 0), i32 noundef 13, i8* noundef nonnull %1)
  %call26 = call fastcc i64 @vla(i32 noundef 3)
  %call27 = call fastcc i64 @vla(i32 noundef 6)
  %call28 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([13 x i8], [13 x i8]* @.str.9, i64 0, i64 0), i64 noundef %call26, i64 noundef %call27)
  %call29 = call fastcc i32 @gcd(i32 noundef 1071, i32 noundef 462)
  %call30 = call fastcc i32 @is_even(i32 noundef 100)
  %call.i = call fastcc i32 @is_even(i32 noundef 100) #18
  %call32 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([23 x i8], [23 x i8]* @.str.10, i64 0, i64 0), i32 noundef %call29, i32 noundef %call30, i32 noundef %call.i)
  %cmp33 = icmp sgt i32 %argc, 100
  %cond = select i1 %cmp33, i32 1, i32 5
  br label %for.body37

for.body9:                                        ; preds = %for.cond.cleanup, %for.body9
  %i5.0102 = phi i32 [ 0, %for.cond.cleanup ], [ %inc13, %for.body9 ]
  %call10 = call fastcc i8* @dense(i32 noundef %i5.0102)
  %call11 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i8* noundef %call10)
  %inc13 = add nuw nsw i32 %i5.0102, 1
  %exitcond115.not = icmp eq i32 %inc13, 9
  br i1 %exitcond115.not, label %for.cond.cleanup8, label %for.body9, !llvm.loop !13

if.end.i:                                         ; preds = %for.body37, %top.backedge.i
  %steps.027.i = phi i32 [ %steps.0.be.i, %top.backedge.i ], [ 0, %for.body37 ]
  %n.addr.026.i = phi i64 [ %n.addr.0.be.i, %top.backedge.i ], [ 27, %for.body37 ]
  %inc.i = add nsw i32 %steps.027.i, 1
  %and.i = and i64 %n.addr.026.i, 1
  %tobool.not.i = icmp eq i64 %and.i, 0
  br i1 %tobool.not.i, label %do.body.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.end.i
  %mul.i = mul i64 %n.addr.026.i, 3
  %add.i = add i64 %mul.i, 1
  br label %top.backedge.i

top.backedge.i:                                   ; preds = %do.cond.i, %if.then2.i
  %n.addr.0.be.i = phi i64 [ %add.i, %if.then2.i ], [ %shr.i, %do.cond.i ]
  %steps.0.be.i = phi i32 [ %inc.i, %if.then2.i ], [ %inc4.i, %do.cond.i ]
  %cmp.i = icmp ne i64 %n.addr.0.be.i, 1
  %cmp1.not.i = icmp slt i32 %steps.0.be.i, 1000
  %or.cond.i = select i1 %cmp.i, i1 %cmp1.not.i, i1 false
  br i1 %or.cond.i, label %if.end.i, label %collatz.exit

do.body.i:                                        ; preds = %if.end.i, %do.cond.i
  %n.addr.1.i = phi i64 [ %shr.i, %do.cond.i ], [ %n.addr.026.i, %if.end.i ]
  %steps.1.i = phi i32 [ %inc4.i, %do.cond.i ], [ %inc.i, %if.end.i ]
  %shr.i = lshr i64 %n.addr.1.i, 1
  %inc4.i = add nsw i32 %steps.1.i, 1
  %cmp5.not.i = icmp slt i32 %steps.1.i, 999
  br i1 %cmp5.not.i, label %do.cond.i, label %collatz.exit.loopexit

do.cond.i:                                        ; preds = %do.body.i
  %2 = and i64 %n.addr.1.i, 2
  %tobool9.not.i = icmp eq i64 %2, 0
  br i1 %tobool9.not.i, label %do.body.i, label %top.backedge.i, !llvm.loop !14

collatz.exit.loopexit:                            ; preds = %do.body.i
  %3 = add i32 %steps.027.i, 2
  %smax.i.le = call i32 @llvm.smax.i32(i32 %3, i32 1000) #18
  br label %collatz.exit

collatz.exit:                                     ; preds = %top.backedge.i, %collatz.exit.loopexit
  %steps.2.i = phi i32 [ %smax.i.le, %collatz.exit.loopexit ], [ %steps.0.be.i, %top.backedge.i ]
  br label %if.end.i73

if.end.i73:                                       ; preds = %top.backedge.i84, %collatz.exit
  %steps.027.i68 = phi i32 [ %steps.0.be.i80, %top.backedge.i84 ], [ 0, %collatz.exit ]
  %n.addr.026.i69 = phi i64 [ %n.addr.0.be.i79, %top.backedge.i84 ], [ 97, %collatz.exit ]
  %inc.i70 = add nsw i32 %steps.027.i68, 1
  %and.i71 = and i64 %n.addr.026.i69, 1
  %tobool.not.i72 = icmp eq i64 %and.i71, 0
  br i1 %tobool.not.i72, label %do.body.i90, label %if.then2.i78

if.then2.i78:                                     ; preds = %if.end.i73
  %mul.i76 = mul i64 %n.addr.026.i69, 3
  %add.i77 = add i64 %mul.i76, 1
  br label %top.backedge.i84

top.backedge.i84:                                 ; preds = %do.cond.i92, %if.then2.i78
  %n.addr.0.be.i79 = phi i64 [ %add.i77, %if.then2.i78 ], [ %shr.i87, %do.cond.i92 ]
  %steps.0.be.i80 = phi i32 [ %inc.i70, %if.then2.i78 ], [ %inc4.i88, %do.cond.i92 ]
  %cmp.i81 = icmp ne i64 %n.addr.0.be.i79, 1
  %cmp1.not.i82 = icmp slt i32 %steps.0.be.i80, 50
  %or.cond.i83 = select i1 %cmp.i81, i1 %cmp1.not.i82, i1 false
  br i1 %or.cond.i83, label %if.end.i73, label %collatz.exit94

do.body.i90:                                      ; preds = %if.end.i73, %do.cond.i92
  %n.addr.1.i85 = phi i64 [ %shr.i87, %do.cond.i92 ], [ %n.addr.026.i69, %if.end.i73 ]
  %steps.1.i86 = phi i32 [ %inc4.i88, %do.cond.i92 ], [ %inc.i70, %if.end.i73 ]
  %shr.i87 = lshr i64 %n.addr.1.i85, 1
  %inc4.i88 = add nsw i32 %steps.1.i86, 1
  %cmp5.not.i89 = icmp slt i32 %steps.1.i86, 49
  br i1 %cmp5.not.i89, label %do.cond.i92, label %collatz.exit94.loopexit

do.cond.i92:                                      ; preds = %do.body.i90
  %4 = and i64 %n.addr.1.i85, 2
  %tobool9.not.i91 = icmp eq i64 %4, 0
  br i1 %tobool9.not.i91, label %do.body.i90, label %top.backedge.i84, !llvm.loop !14

collatz.exit94.loopexit:                          ; preds = %do.body.i90
  %5 = add i32 %steps.027.i68, 2
  %smax.i74.le = call i32 @llvm.smax.i32(i32 %5, i32 50) #18
  br label %collatz.exit94

collatz.exit94:                                   ; preds = %top.backedge.i84, %collatz.exit94.loopexit
  %steps.2.i93 = phi i32 [ %smax.i74.le, %collatz.exit94.loopexit ], [ %steps.0.be.i80, %top.backedge.i84 ]
  %call46 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([22 x i8], [22 x i8]* @.str.11, i64 0, i64 0), i32 noundef %call40, i32 noundef %steps.2.i, i32 noundef %steps.2.i93)
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %1) #18
  ret i32 0

for.body37:                                       ; preds = %for.cond.cleanup8, %for.body37
  %indvars.iv = phi i64 [ 0, %for.cond.cleanup8 ], [ %indvars.iv.next, %for.body37 ]
  %acc.0103 = phi i32 [ %cond, %for.cond.cleanup8 ], [ %call40, %for.body37 ]
  %arrayidx = getelementptr inbounds [4 x i32 (i32, i32)*], [4 x i32 (i32, i32)*]* @ops, i64 0, i64 %indvars.iv
  %6 = load i32 (i32, i32)*, i32 (i32, i32)** %arrayidx, align 8, !tbaa !15
  %7 = trunc i64 %indvars.iv to i32
  %8 = add i32 %7, 3
  %call40 = call i32 %6(i32 noundef %acc.0103, i32 noundef %8) #18
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %tobool.not = icmp eq i64 %indvars.iv.next, 3
  br i1 %tobool.not, label %if.end.i, label %for.body37, !llvm.loop !17
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind uwtable
define internal fastcc i32 @guarded(i32 noundef %n) unnamed_addr #0 {
entry:
  %result = alloca i32, align 4
  %result.0.sroa_cast = bitcast i32* %result to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %result.0.sroa_cast)
  store volatile i32 -1, i32* %result, align 4, !tbaa !5
  store i32 0, i32* @depth, align 4, !tbaa !5
  %call = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @env, i64 0, i64 0)) #19
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %call1 = call fastcc i32 @dig(i32 noundef %n)
  store volatile i32 %call1, i32* %result, align 4, !tbaa !5
  br label %if.end

if.else:                                          ; preds = %entry
  %mul = mul nsw i32 %call, -100
  store volatile i32 %mul, i32* %result, align 4, !tbaa !5
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %result.0.result.0.result.0. = load volatile i32, i32* %result, align 4, !tbaa !5
  %result.0.sroa_cast7 = bitcast i32* %result to i8*
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %result.0.sroa_cast7)
  ret i32 %result.0.result.0.result.0.
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nofree nounwind uwtable
define internal double @sum(i8* nocapture noundef readonly %kinds, ...) unnamed_addr #4 {
entry:
  %ap = alloca [1 x %struct.__va_list_tag], align 16
  %again = alloca [1 x %struct.__va_list_tag], align 16
  %b = alloca %struct.big, align 4
  %0 = bitcast [1 x %struct.__va_list_tag]* %ap to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #18
  %1 = bitcast [1 x %struct.__va_list_tag]* %again to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %1) #18
  call void @llvm.va_start(i8* nonnull %0)
  call void @llvm.va_copy(i8* nonnull %1, i8* nonnull %0)
  %2 = load i8, i8* %kinds, align 1, !tbaa !18
  %tobool.not127 = icmp eq i8 %2, 0
  br i1 %tobool.not127, label %for.cond.cleanup, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %entry
  %3 = bitcast %struct.big* %b to i8*
  %overflow_arg_area_p70 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %ap, i64 0, i64 0, i32 2
  %fp_offset_p56 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %ap, i64 0, i64 0, i32 1
  %overflow_arg_area_p62 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %ap, i64 0, i64 0, i32 2
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %ap, i64 0, i64 0, i32 3
  %reg_save_area60 = load i8*, i8** %4, align 16
  %gp_offset_p41 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %ap, i64 0, i64 0, i32 0
  %overflow_arg_area_p47 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %ap, i64 0, i64 0, i32 2
  %overflow_arg_area_p34 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %ap, i64 0, i64 0, i32 2
  %fp_offset_p = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %ap, i64 0, i64 0, i32 1
  %overflow_arg_area_p26 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %ap, i64 0, i64 0, i32 2
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %ap, i64 0, i64 0, i32 3
  %reg_save_area24 = load i8*, i8** %5, align 16
  %gp_offset_p8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %ap, i64 0, i64 0, i32 0
  %overflow_arg_area_p14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %ap, i64 0, i64 0, i32 2
  %gp_offset_p = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %ap, i64 0, i64 0, i32 0
  %overflow_arg_area_p = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %ap, i64 0, i64 0, i32 2
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc79, %entry
  %total.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %total.2, %for.inc79 ]
  call void @llvm.va_end(i8* %0)
  %6 = load i8, i8* %kinds, align 1, !tbaa !18
  %cmp84 = icmp eq i8 %6, 105
  br i1 %cmp84, label %if.then, label %if.end

for.body:                                         ; preds = %for.body.lr.ph, %for.inc79
  %7 = phi i8 [ %2, %for.body.lr.ph ], [ %39, %for.inc79 ]
  %total.0129 = phi double [ 0.000000e+00, %for.body.lr.ph ], [ %total.2, %for.inc79 ]
  %k.0128 = phi i8* [ %kinds, %for.body.lr.ph ], [ %incdec.ptr, %for.inc79 ]
  %conv = sext i8 %7 to i32
  switch i32 %conv, label %for.inc79 [
    i32 105, label %sw.bb
    i32 108, label %sw.bb6
    i32 100, label %sw.bb21
    i32 76, label %sw.bb32
    i32 115, label %sw.bb39
    i32 112, label %sw.bb54
    i32 98, label %sw.bb68
  ]

sw.bb:                                            ; preds = %for.body
  %gp_offset = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp = icmp ult i32 %gp_offset, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %sw.bb
  %8 = sext i32 %gp_offset to i64
  %9 = getelementptr i8, i8* %reg_save_area24, i64 %8
  %10 = add i32 %gp_offset, 8
  store i32 %10, i32* %gp_offset_p, align 16
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %sw.bb
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i64 8
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr.in = phi i8* [ %9, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %vaarg.addr = bitcast i8* %vaarg.addr.in to i32*
  %11 = load i32, i32* %vaarg.addr, align 4
  %conv5 = sitofp i32 %11 to double
  %add = fadd double %total.0129, %conv5
  br label %for.inc79

sw.bb6:                                           ; preds = %for.body
  %gp_offset9 = load i32, i32* %gp_offset_p8, align 16
  %fits_in_gp10 = icmp ult i32 %gp_offset9, 41
  br i1 %fits_in_gp10, label %vaarg.in_reg11, label %vaarg.in_mem13

vaarg.in_reg11:                                   ; preds = %sw.bb6
  %12 = sext i32 %gp_offset9 to i64
  %13 = getelementptr i8, i8* %reg_save_area24, i64 %12
  %14 = add i32 %gp_offset9, 8
  store i32 %14, i32* %gp_offset_p8, align 16
  br label %vaarg.end17

vaarg.in_mem13:                                   ; preds = %sw.bb6
  %overflow_arg_area15 = load i8*, i8** %overflow_arg_area_p14, align 8
  %overflow_arg_area.next16 = getelementptr i8, i8* %overflow_arg_area15, i64 8
  store i8* %overflow_arg_area.next16, i8** %overflow_arg_area_p14, align 8
  br label %vaarg.end17

vaarg.end17:                                      ; preds = %vaarg.in_mem13, %vaarg.in_reg11
  %vaarg.addr18.in = phi i8* [ %13, %vaarg.in_reg11 ], [ %overflow_arg_area15, %vaarg.in_mem13 ]
  %vaarg.addr18 = bitcast i8* %vaarg.addr18.in to i64*
  %15 = load i64, i64* %vaarg.addr18, align 8
  %conv19 = sitofp i64 %15 to double
  %add20 = fadd double %total.0129, %conv19
  br label %for.inc79

sw.bb21:                                          ; preds = %for.body
  %fp_offset = load i32, i32* %fp_offset_p, align 4
  %fits_in_fp = icmp ult i32 %fp_offset, 161
  br i1 %fits_in_fp, label %vaarg.in_reg23, label %vaarg.in_mem25

vaarg.in_reg23:                                   ; preds = %sw.bb21
  %16 = sext i32 %fp_offset to i64
  %17 = getelementptr i8, i8* %reg_save_area24, i64 %16
  %18 = add i32 %fp_offset, 16
  store i32 %18, i32* %fp_offset_p, align 4
  br label %vaarg.end29

vaarg.in_mem25:                                   ; preds = %sw.bb21
  %overflow_arg_area27 = load i8*, i8** %overflow_arg_area_p26, align 8
  %overflow_arg_area.next28 = getelementptr i8, i8* %overflow_arg_area27, i64 8
  store i8* %overflow_arg_area.next28, i8** %overflow_arg_area_p26, align 8
  br label %vaarg.end29

vaarg.end29:                                      ; preds = %vaarg.in_mem25, %vaarg.in_reg23
  %vaarg.addr30.in = phi i8* [ %17, %vaarg.in_reg23 ], [ %overflow_arg_area27, %vaarg.in_mem25 ]
  %vaarg.addr30 = bitcast i8* %vaarg.addr30.in to double*
  %19 = load double, double* %vaarg.addr30, align 8
  %add31 = fadd double %total.0129, %19
  br label %for.inc79

sw.bb32:                                          ; preds = %for.body
  %overflow_arg_area35 = load i8*, i8** %overflow_arg_area_p34, align 8
  %20 = ptrtoint i8* %overflow_arg_area35 to i64
  %21 = add i64 %20, 15
  %22 = and i64 %21, -16
  %overflow_arg_area35.aligned = inttoptr i64 %22 to i8*
  %23 = inttoptr i64 %22 to x86_fp80*
  %overflow_arg_area.next36 = getelementptr i8, i8* %overflow_arg_area35.aligned, i64 16
  store i8* %overflow_arg_area.next36, i8** %overflow_arg_area_p34, align 8
  %24 = load x86_fp80, x86_fp80* %23, align 16
  %conv37 = fptrunc x86_fp80 %24 to double
  %add38 = fadd double %total.0129, %conv37
  br label %for.inc79

sw.bb39:                                          ; preds = %for.body
  %gp_offset42 = load i32, i32* %gp_offset_p41, align 16
  %fits_in_gp43 = icmp ult i32 %gp_offset42, 41
  br i1 %fits_in_gp43, label %vaarg.in_reg44, label %vaarg.in_mem46

vaarg.in_reg44:                                   ; preds = %sw.bb39
  %25 = sext i32 %gp_offset42 to i64
  %26 = getelementptr i8, i8* %reg_save_area60, i64 %25
  %27 = add i32 %gp_offset42, 8
  store i32 %27, i32* %gp_offset_p41, align 16
  br label %vaarg.end50

vaarg.in_mem46:                                   ; preds = %sw.bb39
  %overflow_arg_area48 = load i8*, i8** %overflow_arg_area_p47, align 8
  %overflow_arg_area.next49 = getelementptr i8, i8* %overflow_arg_area48, i64 8
  store i8* %overflow_arg_area.next49, i8** %overflow_arg_area_p47, align 8
  br label %vaarg.end50

vaarg.end50:                                      ; preds = %vaarg.in_mem46, %vaarg.in_reg44
  %vaarg.addr51.in = phi i8* [ %26, %vaarg.in_reg44 ], [ %overflow_arg_area48, %vaarg.in_mem46 ]
  %vaarg.addr51 = bitcast i8* %vaarg.addr51.in to i8**
  %28 = load i8*, i8** %vaarg.addr51, align 8
  %call = call i64 @strlen(i8* noundef nonnull dereferenceable(1) %28) #20
  %conv52 = uitofp i64 %call to double
  %add53 = fadd double %total.0129, %conv52
  br label %for.inc79

sw.bb54:                                          ; preds = %for.body
  %fp_offset57 = load i32, i32* %fp_offset_p56, align 4
  %fits_in_fp58 = icmp ult i32 %fp_offset57, 145
  br i1 %fits_in_fp58, label %vaarg.in_reg59, label %vaarg.in_mem61

vaarg.in_reg59:                                   ; preds = %sw.bb54
  %29 = sext i32 %fp_offset57 to i64
  %30 = getelementptr i8, i8* %reg_save_area60, i64 %29
  %31 = getelementptr inbounds i8, i8* %30, i64 16
  %32 = bitcast i8* %30 to double*
  %33 = load double, double* %32, align 16
  %34 = bitcast i8* %31 to double*
  %35 = load double, double* %34, align 16
  %36 = add i32 %fp_offset57, 32
  store i32 %36, i32* %fp_offset_p56, align 4
  br label %vaarg.end65

vaarg.in_mem61:                                   ; preds = %sw.bb54
  %overflow_arg_area63 = load i8*, i8** %overflow_arg_area_p62, align 8
  %.sroa.gep124 = getelementptr inbounds i8, i8* %overflow_arg_area63, i64 8
  %37 = bitcast i8* %.sroa.gep124 to double*
  %.sroa.gep = bitcast i8* %overflow_arg_area63 to double*
  %overflow_arg_area.next64 = getelementptr i8, i8* %overflow_arg_area63, i64 16
  store i8* %overflow_arg_area.next64, i8** %overflow_arg_area_p62, align 8
  %vaarg.addr66.sroa.phi122.sroa.speculate.load.vaarg.in_mem61 = load double, double* %37, align 8, !tbaa.struct !19
  %vaarg.addr66.sroa.phi.sroa.speculate.load.vaarg.in_mem61 = load double, double* %.sroa.gep, align 8, !tbaa.struct !22
  br label %vaarg.end65

vaarg.end65:                                      ; preds = %vaarg.in_mem61, %vaarg.in_reg59
  %vaarg.addr66.sroa.phi.sroa.speculated = phi double [ %33, %vaarg.in_reg59 ], [ %vaarg.addr66.sroa.phi.sroa.speculate.load.vaarg.in_mem61, %vaarg.in_mem61 ]
  %vaarg.addr66.sroa.phi122.sroa.speculated = phi double [ %35, %vaarg.in_reg59 ], [ %vaarg.addr66.sroa.phi122.sroa.speculate.load.vaarg.in_mem61, %vaarg.in_mem61 ]
  %mul = fmul double %vaarg.addr66.sroa.phi.sroa.speculated, %vaarg.addr66.sroa.phi122.sroa.speculated
  %add67 = fadd double %total.0129, %mul
  br label %for.inc79

sw.bb68:                                          ; preds = %for.body
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %3) #18
  %overflow_arg_area71 = load i8*, i8** %overflow_arg_area_p70, align 8
  %overflow_arg_area.next72 = getelementptr i8, i8* %overflow_arg_area71, i64 32
  store i8* %overflow_arg_area.next72, i8** %overflow_arg_area_p70, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(32) %3, i8* noundef nonnull align 4 dereferenceable(32) %overflow_arg_area71, i64 32, i1 false), !tbaa.struct !23
  br label %for.body76

for.cond.cleanup75:                               ; preds = %for.body76
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %3) #18
  br label %for.inc79

for.body76:                                       ; preds = %sw.bb68, %for.body76
  %indvars.iv = phi i64 [ 0, %sw.bb68 ], [ %indvars.iv.next, %for.body76 ]
  %total.1125 = phi double [ %total.0129, %sw.bb68 ], [ %add78, %for.body76 ]
  %arrayidx = getelementptr inbounds %struct.big, %struct.big* %b, i64 0, i32 0, i64 %indvars.iv
  %38 = load i32, i32* %arrayidx, align 4, !tbaa !5
  %conv77 = sitofp i32 %38 to double
  %add78 = fadd double %total.1125, %conv77
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 8
  br i1 %exitcond.not, label %for.cond.cleanup75, label %for.body76, !llvm.loop !24

for.inc79:                                        ; preds = %vaarg.end, %vaarg.end17, %vaarg.end29, %sw.bb32, %vaarg.end50, %vaarg.end65, %for.cond.cleanup75, %for.body
  %total.2 = phi double [ %total.0129, %for.body ], [ %add78, %for.cond.cleanup75 ], [ %add67, %vaarg.end65 ], [ %add53, %vaarg.end50 ], [ %add38, %sw.bb32 ], [ %add31, %vaarg.end29 ], [ %add20, %vaarg.end17 ], [ %add, %vaarg.end ]
  %incdec.ptr = getelementptr inbounds i8, i8* %k.0128, i64 1
  %39 = load i8, i8* %incdec.ptr, align 1, !tbaa !18
  %tobool.not = icmp eq i8 %39, 0
  br i1 %tobool.not, label %for.cond.cleanup, label %for.body, !llvm.loop !25

if.then:                                          ; preds = %for.cond.cleanup
  %gp_offset_p87 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %again, i64 0, i64 0, i32 0
  %gp_offset88 = load i32, i32* %gp_offset_p87, align 16
  %fits_in_gp89 = icmp ult i32 %gp_offset88, 41
  br i1 %fits_in_gp89, label %vaarg.in_reg90, label %vaarg.in_mem92

vaarg.in_reg90:                                   ; preds = %if.then
  %40 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %again, i64 0, i64 0, i32 3
  %reg_save_area91 = load i8*, i8** %40, align 16
  %41 = sext i32 %gp_offset88 to i64
  %42 = getelementptr i8, i8* %reg_save_area91, i64 %41
  %43 = add i32 %gp_offset88, 8
  store i32 %43, i32* %gp_offset_p87, align 16
  br label %vaarg.end96

vaarg.in_mem92:                                   ; preds = %if.then
  %overflow_arg_area_p93 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %again, i64 0, i64 0, i32 2
  %overflow_arg_area94 = load i8*, i8** %overflow_arg_area_p93, align 8
  %overflow_arg_area.next95 = getelementptr i8, i8* %overflow_arg_area94, i64 8
  store i8* %overflow_arg_area.next95, i8** %overflow_arg_area_p93, align 8
  br label %vaarg.end96

vaarg.end96:                                      ; preds = %vaarg.in_mem92, %vaarg.in_reg90
  %vaarg.addr97.in = phi i8* [ %42, %vaarg.in_reg90 ], [ %overflow_arg_area94, %vaarg.in_mem92 ]
  %vaarg.addr97 = bitcast i8* %vaarg.addr97.in to i32*
  %44 = load i32, i32* %vaarg.addr97, align 4
  %mul98 = mul nsw i32 %44, 1000
  %conv99 = sitofp i32 %mul98 to double
  %add100 = fadd double %total.0.lcssa, %conv99
  br label %if.end

if.end:                                           ; preds = %vaarg.end96, %for.cond.cleanup
  %total.3 = phi double [ %add100, %vaarg.end96 ], [ %total.0.lcssa, %for.cond.cleanup ]
  call void @llvm.va_end(i8* %1)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %1) #18
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #18
  ret double %total.3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i8* @dense(i32 noundef %x) unnamed_addr #5 {
entry:
  %0 = icmp ult i32 %x, 8
  br i1 %0, label %switch.lookup, label %return

switch.lookup:                                    ; preds = %entry
  %1 = sext i32 %x to i64
  %reltable.shift = shl i64 %1, 2
  %reltable.intrinsic = call i8* @llvm.load.relative.i64(i8* bitcast ([8 x i32]* @reltable.dense to i8*), i64 %reltable.shift)
  br label %return

return:                                           ; preds = %entry, %switch.lookup
  %retval.0 = phi i8* [ %reltable.intrinsic, %switch.lookup ], [ getelementptr inbounds ([5 x i8], [5 x i8]* @.str.19, i64 0, i64 0), %entry ]
  ret i8* %retval.0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @sparse(i64 noundef %x) unnamed_addr #5 {
entry:
  switch i64 %x, label %sw.caserange [
    i64 -9223372036854775807, label %return
    i64 -1, label %sw.bb1
    i64 65536, label %sw.bb3
    i64 65537, label %sw.bb4
    i64 20015998343868, label %sw.bb6
  ]

sw.bb1:                                           ; preds = %entry
  br label %return

sw.caserange:                                     ; preds = %entry
  %0 = add i64 %x, -1000
  %inbounds = icmp ult i64 %0, 1000
  br i1 %inbounds, label %return, label %sw.default

sw.bb3:                                           ; preds = %entry
  br label %sw.bb4

sw.bb4:                                           ; preds = %entry, %sw.bb3
  %x.addr.0 = phi i32 [ 5, %entry ], [ 8, %sw.bb3 ]
  br label %return

sw.bb6:                                           ; preds = %entry
  br label %return

sw.default:                                       ; preds = %sw.caserange
  %x.lobit = ashr i64 %x, 63
  %1 = trunc i64 %x.lobit to i32
  br label %return

return:                                           ; preds = %sw.caserange, %entry, %sw.default, %sw.bb6, %sw.bb4, %sw.bb1
  %retval.0 = phi i32 [ %1, %sw.default ], [ 5, %sw.bb6 ], [ %x.addr.0, %sw.bb4 ], [ 2, %sw.bb1 ], [ 1, %entry ], [ 3, %sw.caserange ]
  ret i32 %retval.0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nofree noinline norecurse nosync nounwind uwtable
define internal fastcc void @duff(i8* nocapture noundef writeonly %to) unnamed_addr #7 {
entry:
  store i8 104, i8* %to, align 1, !tbaa !18
  br label %do.body

do.body:                                          ; preds = %entry, %do.body
  %n.33 = phi i32 [ 4, %entry ], [ %dec, %do.body ]
  %to.addr.32 = phi i8* [ %to, %entry ], [ %incdec.ptr7, %do.body ]
  %from.addr.31 = phi i8* [ getelementptr inbounds ([14 x i8], [14 x i8]* @.str.7, i64 0, i64 0), %entry ], [ %incdec.ptr6, %do.body ]
  %dec = add nsw i32 %n.33, -1
  %incdec.ptr10 = getelementptr inbounds i8, i8* %to.addr.32, i64 1
  %incdec.ptr9 = getelementptr inbounds i8, i8* %from.addr.31, i64 1
  %0 = load i8, i8* %incdec.ptr9, align 1, !tbaa !18
  store i8 %0, i8* %incdec.ptr10, align 1, !tbaa !18
  %incdec.ptr1 = getelementptr inbounds i8, i8* %to.addr.32, i64 2
  %incdec.ptr = getelementptr inbounds i8, i8* %from.addr.31, i64 2
  %1 = load i8, i8* %incdec.ptr, align 1, !tbaa !18
  store i8 %1, i8* %incdec.ptr1, align 1, !tbaa !18
  %incdec.ptr4 = getelementptr inbounds i8, i8* %to.addr.32, i64 3
  %incdec.ptr3 = getelementptr inbounds i8, i8* %from.addr.31, i64 3
  %incdec.ptr6 = getelementptr inbounds i8, i8* %from.addr.31, i64 4
  %2 = load i8, i8* %incdec.ptr3, align 1, !tbaa !18
  %incdec.ptr7 = getelementptr inbounds i8, i8* %to.addr.32, i64 4
  store i8 %2, i8* %incdec.ptr4, align 1, !tbaa !18
  %3 = load i8, i8* %incdec.ptr6, align 1, !tbaa !18
  store i8 %3, i8* %incdec.ptr7, align 1, !tbaa !18
  %cmp = icmp ugt i32 %n.33, 2
  br i1 %cmp, label %do.body, label %sw.epilog, !llvm.loop !26

sw.epilog:                                        ; preds = %do.body
  ret void
}

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc i64 @vla(i32 noundef %n) unnamed_addr #8 {
entry:
  %0 = zext i32 %n to i64
  %add = add i32 %n, 1
  %1 = zext i32 %add to i64
  %2 = mul nuw i64 %1, %0
  %vla = alloca i64, i64 %2, align 16
  %cmp49 = icmp sgt i32 %n, 0
  br i1 %cmp49, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count62 = zext i32 %n to i64
  %wide.trip.count = zext i32 %add to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv58 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next59, %for.cond.cleanup3 ]
  %3 = add nuw nsw i64 %indvars.iv58, 1
  %4 = mul nuw nsw i64 %indvars.iv58, %1
  %arrayidx = getelementptr inbounds i64, i64* %vla, i64 %4
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  %5 = shl nuw i64 %2, 3
  %6 = alloca i64, i64 %2, align 16
  %tmpcast = bitcast i64* %6 to i8*
  %7 = bitcast i64* %vla to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 16 %tmpcast, i8* nonnull align 16 %7, i64 %5, i1 false)
  %mul14 = mul i32 %add, %n
  %cmp1552 = icmp sgt i32 %mul14, 0
  br i1 %cmp1552, label %for.body18.preheader, label %for.cond.cleanup17

for.body18.preheader:                             ; preds = %for.cond.cleanup
  %wide.trip.count67 = zext i32 %mul14 to i64
  br label %for.body18

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next59 = add nuw nsw i64 %indvars.iv58, 1
  %exitcond63.not = icmp eq i64 %indvars.iv.next59, %wide.trip.count62
  br i1 %exitcond63.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !27

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %8 = add nsw i64 %indvars.iv, -2
  %9 = mul nsw i64 %8, %3
  %arrayidx7 = getelementptr inbounds i64, i64* %arrayidx, i64 %indvars.iv
  store i64 %9, i64* %arrayidx7, align 8, !tbaa !28
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !30

for.cond.cleanup17:                               ; preds = %for.body18, %for.cond.cleanup
  %t.0.lcssa = phi i64 [ 0, %for.cond.cleanup ], [ %add22, %for.body18 ]
  ret i64 %t.0.lcssa

for.body18:                                       ; preds = %for.body18.preheader, %for.body18
  %indvars.iv64 = phi i64 [ 0, %for.body18.preheader ], [ %indvars.iv.next65, %for.body18 ]
  %t.053 = phi i64 [ 0, %for.body18.preheader ], [ %add22, %for.body18 ]
  %arrayidx20 = getelementptr inbounds i64, i64* %6, i64 %indvars.iv64
  %10 = load i64, i64* %arrayidx20, align 8, !tbaa !28
  %xor = xor i64 %10, %indvars.iv64
  %add22 = add nsw i64 %xor, %t.053
  %indvars.iv.next65 = add nuw nsw i64 %indvars.iv64, 1
  %exitcond68.not = icmp eq i64 %indvars.iv.next65, %wide.trip.count67
  br i1 %exitcond68.not, label %for.cond.cleanup17, label %for.body18, !llvm.loop !31
}

; Function Attrs: nofree nosync nounwind readnone uwtable
define internal fastcc i32 @gcd(i32 noundef %a, i32 noundef %b) unnamed_addr #9 {
entry:
  %tobool.not = icmp eq i32 %b, 0
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %entry
  %rem = urem i32 %a, %b
  %call = call fastcc i32 @gcd(i32 noundef %b, i32 noundef %rem)
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %call, %cond.true ], [ %a, %entry ]
  ret i32 %cond
}

; Function Attrs: nofree nosync nounwind readnone uwtable
define internal fastcc i32 @is_even(i32 noundef %n) unnamed_addr #9 {
entry:
  switch i32 %n, label %cond.false.i [
    i32 0, label %cond.end
    i32 1, label %cond.end.fold.split
  ]

cond.false.i:                                     ; preds = %entry
  %sub.i = add i32 %n, -2
  %call.i = call fastcc i32 @is_even(i32 noundef %sub.i) #18
  br label %cond.end

cond.end.fold.split:                              ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.end.fold.split, %cond.false.i
  %cond = phi i32 [ 1, %entry ], [ %call.i, %cond.false.i ], [ 0, %cond.end.fold.split ]
  ret i32 %cond
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef) local_unnamed_addr #10

; Function Attrs: nounwind uwtable
define internal fastcc i32 @dig(i32 noundef %n) unnamed_addr #0 {
entry:
  %0 = load i32, i32* @depth, align 4, !tbaa !5
  %inc = add nsw i32 %0, 1
  store i32 %inc, i32* @depth, align 4, !tbaa !5
  %rem = srem i32 %n, 7
  %cmp = icmp eq i32 %rem, 6
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call fastcc void @raise_error(i32 noundef %n) #21
  unreachable

if.end:                                           ; preds = %entry
  %cmp1 = icmp slt i32 %n, 1
  br i1 %cmp1, label %cond.end, label %cond.false

cond.false:                                       ; preds = %if.end
  %sub = add nsw i32 %n, -5
  %call = call fastcc i32 @dig(i32 noundef %sub)
  %add = add nsw i32 %call, 1
  br label %cond.end

cond.end:                                         ; preds = %if.end, %cond.false
  %cond = phi i32 [ %add, %cond.false ], [ 0, %if.end ]
  ret i32 %cond
}

; Function Attrs: noreturn nounwind uwtable
define internal fastcc void @raise_error(i32 noundef %code) unnamed_addr #11 {
entry:
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @env, i64 0, i64 0), i32 noundef %code) #22
  unreachable
}

; Function Attrs: noreturn nounwind
declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #13

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #13

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i64 @strlen(i8* nocapture noundef) local_unnamed_addr #14

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #13

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @add(i32 noundef %a, i32 noundef %b) #15 {
entry:
  %add = add nsw i32 %b, %a
  ret i32 %add
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @sub(i32 noundef %a, i32 noundef %b) #15 {
entry:
  %sub = sub nsw i32 %a, %b
  ret i32 %sub
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @mul(i32 noundef %a, i32 noundef %b) #15 {
entry:
  %mul = mul nsw i32 %b, %a
  ret i32 %mul
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #16

; Function Attrs: argmemonly nofree nosync nounwind readonly willreturn
declare i8* @llvm.load.relative.i64(i8*, i64) #17

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #7 = { nofree noinline norecurse nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree noinline nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind returns_twice "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree nosync nounwind willreturn }
attributes #14 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #17 = { argmemonly nofree nosync nounwind readonly willreturn }
attributes #18 = { nounwind }
attributes #19 = { nounwind returns_twice }
attributes #20 = { nounwind readonly willreturn }
attributes #21 = { noreturn }
attributes #22 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{i32 -1, i32 20}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
!15 = !{!16, !16, i64 0}
!16 = !{!"any pointer", !7, i64 0}
!17 = distinct !{!17, !10, !11}
!18 = !{!7, !7, i64 0}
!19 = !{i64 0, i64 8, !20}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !7, i64 0}
!22 = !{i64 0, i64 8, !20, i64 8, i64 8, !20}
!23 = !{i64 0, i64 32, !18}
!24 = distinct !{!24, !10, !11}
!25 = distinct !{!25, !10, !11}
!26 = distinct !{!26, !10, !11}
!27 = distinct !{!27, !10, !11}
!28 = !{!29, !29, i64 0}
!29 = !{!"long", !7, i64 0}
!30 = distinct !{!30, !10, !11}
!31 = distinct !{!31, !10, !11}

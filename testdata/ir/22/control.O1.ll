; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.big = type { [8 x i32] }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.point = type { double, double }

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
@ops = internal unnamed_addr constant [4 x ptr] [ptr @add, ptr @sub, ptr @mul, ptr null], align 16
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
@switch.table.dense.rel = private unnamed_addr constant [8 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.12 to i64), i64 ptrtoint (ptr @switch.table.dense.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.13 to i64), i64 ptrtoint (ptr @switch.table.dense.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.14 to i64), i64 ptrtoint (ptr @switch.table.dense.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.15 to i64), i64 ptrtoint (ptr @switch.table.dense.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.19 to i64), i64 ptrtoint (ptr @switch.table.dense.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.16 to i64), i64 ptrtoint (ptr @switch.table.dense.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.17 to i64), i64 ptrtoint (ptr @switch.table.dense.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.18 to i64), i64 ptrtoint (ptr @switch.table.dense.rel to i64)) to i32)], align 4

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %argc, ptr noundef readnone captures(none) %argv) local_unnamed_addr #0 {
entry:
  %buf = alloca [16 x i8], align 16
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %call2 = tail call double (ptr, ...) @sum(ptr noundef nonnull @.str.2, i32 noundef 7, i64 noundef 8, double noundef 2.500000e-01, x86_fp80 noundef 0xK3FFFC000000000000000, ptr noundef nonnull @.str.3, double 1.500000e+00, double -4.000000e+00, ptr noundef nonnull byval(%struct.big) align 8 @__const.main.b)
  %call3 = tail call double (ptr, ...) @sum(ptr noundef nonnull @.str.4, double 1.500000e+00, double -4.000000e+00, double 1.500000e+00, double -4.000000e+00, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, double noundef 4.000000e+00, double noundef 5.000000e+00, double noundef 6.000000e+00, double noundef 7.000000e+00, double noundef 8.000000e+00, double noundef 9.000000e+00, i32 noundef 10)
  %call4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %call2, double noundef %call3)
  br label %for.body9

for.body:                                         ; preds = %entry, %for.body
  %i.089 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %call = tail call fastcc i32 @guarded(i32 noundef %i.089)
  %0 = load i32, ptr @depth, align 4, !tbaa !5
  %call1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %i.089, i32 noundef %call, i32 noundef %0)
  %inc = add nuw nsw i32 %i.089, 1
  %exitcond.not = icmp eq i32 %inc, 12
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !9

for.cond.cleanup8:                                ; preds = %for.body9
  %call15 = tail call fastcc i32 @sparse(i64 noundef -9223372036854775807)
  %call16 = tail call fastcc i32 @sparse(i64 noundef -1)
  %call17 = tail call fastcc i32 @sparse(i64 noundef 1500)
  %call18 = tail call fastcc i32 @sparse(i64 noundef 65536)
  %call19 = tail call fastcc i32 @sparse(i64 noundef 65537)
  %call20 = tail call fastcc i32 @sparse(i64 noundef 20015998343868)
  %call21 = tail call fastcc i32 @sparse(i64 noundef -5)
  %call22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %call15, i32 noundef %call16, i32 noundef %call17, i32 noundef %call18, i32 noundef %call19, i32 noundef %call20, i32 noundef %call21)
  call void @llvm.lifetime.start.p0(ptr nonnull %buf) #19
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %buf, i8 0, i64 16, i1 false)
  call fastcc void @duff(ptr noundef %buf)
  %call25 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef 13, ptr noundef nonnull %buf)
  %call26 = call fastcc i64 @vla(i32 noundef 3)
  %call27 = call fastcc i64 @vla(i32 noundef 6)
  %call28 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i64 noundef %call26, i64 noundef %call27)
  %call29 = call fastcc i32 @gcd(i32 noundef 1071, i32 noundef 462)
  %call30 = call fastcc i32 @is_even(i32 noundef 100)
  %call32 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %call29, i32 noundef %call30, i32 noundef %call30)
  %cmp33 = icmp sgt i32 %argc, 100
  %cond = select i1 %cmp33, i32 1, i32 5
  br label %for.body37

for.body9:                                        ; preds = %for.cond.cleanup, %for.body9
  %i5.090 = phi i32 [ 0, %for.cond.cleanup ], [ %inc13, %for.body9 ]
  %call10 = tail call fastcc ptr @dense(i32 noundef %i5.090)
  %call11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull %call10)
  %inc13 = add nuw nsw i32 %i5.090, 1
  %exitcond97.not = icmp eq i32 %inc13, 9
  br i1 %exitcond97.not, label %for.cond.cleanup8, label %for.body9, !llvm.loop !12

if.end.i:                                         ; preds = %for.body37, %top.backedge.i
  %steps.022.i = phi i32 [ %steps.0.be.i, %top.backedge.i ], [ 0, %for.body37 ]
  %n.addr.021.i = phi i64 [ %n.addr.0.be.i, %top.backedge.i ], [ 27, %for.body37 ]
  %inc.i = add nsw i32 %steps.022.i, 1
  %and.i = and i64 %n.addr.021.i, 1
  %tobool.not.i = icmp eq i64 %and.i, 0
  br i1 %tobool.not.i, label %do.body.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.end.i
  %mul.i = mul i64 %n.addr.021.i, 3
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
  %n.addr.1.i = phi i64 [ %shr.i, %do.cond.i ], [ %n.addr.021.i, %if.end.i ]
  %steps.1.i = phi i32 [ %inc4.i, %do.cond.i ], [ %inc.i, %if.end.i ]
  %cmp5.not.i = icmp slt i32 %steps.1.i, 999
  br i1 %cmp5.not.i, label %do.cond.i, label %collatz.exit.loopexit

do.cond.i:                                        ; preds = %do.body.i
  %inc4.i = add nsw i32 %steps.1.i, 1
  %shr.i = lshr i64 %n.addr.1.i, 1
  %1 = and i64 %n.addr.1.i, 2
  %tobool9.not.i = icmp eq i64 %1, 0
  br i1 %tobool9.not.i, label %do.body.i, label %top.backedge.i, !llvm.loop !13

collatz.exit.loopexit:                            ; preds = %do.body.i
  %2 = call i32 @llvm.smax.i32(i32 %steps.022.i, i32 998)
  %smax.i.le = add nuw nsw i32 %2, 2
  br label %collatz.exit

collatz.exit:                                     ; preds = %top.backedge.i, %collatz.exit.loopexit
  %steps.2.i = phi i32 [ %smax.i.le, %collatz.exit.loopexit ], [ %steps.0.be.i, %top.backedge.i ]
  br label %if.end.i60

if.end.i60:                                       ; preds = %top.backedge.i69, %collatz.exit
  %steps.022.i61 = phi i32 [ 0, %collatz.exit ], [ %steps.0.be.i71, %top.backedge.i69 ]
  %n.addr.021.i62 = phi i64 [ 97, %collatz.exit ], [ %n.addr.0.be.i70, %top.backedge.i69 ]
  %inc.i63 = add nsw i32 %steps.022.i61, 1
  %and.i64 = and i64 %n.addr.021.i62, 1
  %tobool.not.i65 = icmp eq i64 %and.i64, 0
  br i1 %tobool.not.i65, label %do.body.i78, label %if.then2.i66

if.then2.i66:                                     ; preds = %if.end.i60
  %mul.i67 = mul i64 %n.addr.021.i62, 3
  %add.i68 = add i64 %mul.i67, 1
  br label %top.backedge.i69

top.backedge.i69:                                 ; preds = %do.cond.i83, %if.then2.i66
  %n.addr.0.be.i70 = phi i64 [ %add.i68, %if.then2.i66 ], [ %shr.i84, %do.cond.i83 ]
  %steps.0.be.i71 = phi i32 [ %inc.i63, %if.then2.i66 ], [ %inc4.i81, %do.cond.i83 ]
  %cmp.i72 = icmp ne i64 %n.addr.0.be.i70, 1
  %cmp1.not.i73 = icmp slt i32 %steps.0.be.i71, 50
  %or.cond.i74 = select i1 %cmp.i72, i1 %cmp1.not.i73, i1 false
  br i1 %or.cond.i74, label %if.end.i60, label %collatz.exit86

do.body.i78:                                      ; preds = %if.end.i60, %do.cond.i83
  %n.addr.1.i79 = phi i64 [ %shr.i84, %do.cond.i83 ], [ %n.addr.021.i62, %if.end.i60 ]
  %steps.1.i80 = phi i32 [ %inc4.i81, %do.cond.i83 ], [ %inc.i63, %if.end.i60 ]
  %cmp5.not.i82 = icmp slt i32 %steps.1.i80, 49
  br i1 %cmp5.not.i82, label %do.cond.i83, label %collatz.exit86.loopexit

do.cond.i83:                                      ; preds = %do.body.i78
  %inc4.i81 = add nsw i32 %steps.1.i80, 1
  %shr.i84 = lshr i64 %n.addr.1.i79, 1
  %3 = and i64 %n.addr.1.i79, 2
  %tobool9.not.i85 = icmp eq i64 %3, 0
  br i1 %tobool9.not.i85, label %do.body.i78, label %top.backedge.i69, !llvm.loop !13

collatz.exit86.loopexit:                          ; preds = %do.body.i78
  %4 = call i32 @llvm.smax.i32(i32 %steps.022.i61, i32 48)
  %smax.i77.le = add nuw nsw i32 %4, 2
  br label %collatz.exit86

collatz.exit86:                                   ; preds = %top.backedge.i69, %collatz.exit86.loopexit
  %steps.2.i75 = phi i32 [ %smax.i77.le, %collatz.exit86.loopexit ], [ %steps.0.be.i71, %top.backedge.i69 ]
  %call46 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %call40, i32 noundef %steps.2.i, i32 noundef %steps.2.i75)
  call void @llvm.lifetime.end.p0(ptr nonnull %buf) #19
  ret i32 0

for.body37:                                       ; preds = %for.cond.cleanup8, %for.body37
  %indvars.iv = phi i64 [ 0, %for.cond.cleanup8 ], [ %indvars.iv.next, %for.body37 ]
  %acc.091 = phi i32 [ %cond, %for.cond.cleanup8 ], [ %call40, %for.body37 ]
  %arrayidx = getelementptr inbounds nuw ptr, ptr @ops, i64 %indvars.iv
  %5 = load ptr, ptr %arrayidx, align 8, !tbaa !14
  %6 = trunc i64 %indvars.iv to i32
  %7 = add i32 %6, 3
  %call40 = call i32 %5(i32 noundef %acc.091, i32 noundef %7) #19
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %tobool.not = icmp eq i64 %indvars.iv.next, 3
  br i1 %tobool.not, label %if.end.i, label %for.body37, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define internal fastcc i32 @guarded(i32 noundef range(i32 -2147483648, 12) %n) unnamed_addr #0 {
entry:
  %result = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %result)
  store volatile i32 -1, ptr %result, align 4, !tbaa !5
  store i32 0, ptr @depth, align 4, !tbaa !5
  %call = call i32 @_setjmp(ptr noundef nonnull @env) #20
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %call1 = call fastcc i32 @dig(i32 noundef %n)
  br label %if.end

if.else:                                          ; preds = %entry
  %mul = mul nsw i32 %call, -100
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %mul.sink = phi i32 [ %mul, %if.else ], [ %call1, %if.then ]
  store volatile i32 %mul.sink, ptr %result, align 4, !tbaa !5
  %result.0.result.0.result.0.result.0. = load volatile i32, ptr %result, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr nonnull %result)
  ret i32 %result.0.result.0.result.0.result.0.
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nofree norecurse nounwind uwtable
define internal double @sum(ptr noundef readonly captures(none) %kinds, ...) unnamed_addr #4 {
entry:
  %ap = alloca [1 x %struct.__va_list_tag], align 16
  %again = alloca [1 x %struct.__va_list_tag], align 16
  %tmp = alloca %struct.point, align 8
  %b = alloca %struct.big, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %ap) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %again) #19
  call void @llvm.va_start.p0(ptr nonnull %ap)
  call void @llvm.va_copy.p0(ptr nonnull %again, ptr nonnull %ap)
  %ap.promoted = load i32, ptr %ap, align 16
  %overflow_arg_area_p69 = getelementptr inbounds nuw i8, ptr %ap, i64 8
  %fp_offset_p55 = getelementptr inbounds nuw i8, ptr %ap, i64 4
  %overflow_arg_area_p61 = getelementptr inbounds nuw i8, ptr %ap, i64 8
  %0 = getelementptr inbounds nuw i8, ptr %ap, i64 16
  %reg_save_area59 = load ptr, ptr %0, align 16
  %1 = getelementptr inbounds nuw i8, ptr %tmp, i64 8
  %overflow_arg_area_p46 = getelementptr inbounds nuw i8, ptr %ap, i64 8
  %overflow_arg_area_p33 = getelementptr inbounds nuw i8, ptr %ap, i64 8
  %fp_offset_p = getelementptr inbounds nuw i8, ptr %ap, i64 4
  %overflow_arg_area_p25 = getelementptr inbounds nuw i8, ptr %ap, i64 8
  %2 = getelementptr inbounds nuw i8, ptr %ap, i64 16
  %reg_save_area23 = load ptr, ptr %2, align 16
  %overflow_arg_area_p13 = getelementptr inbounds nuw i8, ptr %ap, i64 8
  %overflow_arg_area_p = getelementptr inbounds nuw i8, ptr %ap, i64 8
  %overflow_arg_area_p69.promoted = load ptr, ptr %overflow_arg_area_p69, align 8
  %fp_offset_p55.promoted = load i32, ptr %fp_offset_p55, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc78, %entry
  %fp_offset56130 = phi i32 [ %fp_offset_p55.promoted, %entry ], [ %fp_offset56129, %for.inc78 ]
  %overflow_arg_area70126 = phi ptr [ %overflow_arg_area_p69.promoted, %entry ], [ %overflow_arg_area70125, %for.inc78 ]
  %gp_offset41119 = phi i32 [ %ap.promoted, %entry ], [ %gp_offset41118, %for.inc78 ]
  %k.0 = phi ptr [ %kinds, %entry ], [ %incdec.ptr, %for.inc78 ]
  %total.0 = phi double [ 0.000000e+00, %entry ], [ %total.2, %for.inc78 ]
  %3 = load i8, ptr %k.0, align 1, !tbaa !17
  switch i8 %3, label %for.inc78 [
    i8 0, label %for.cond.cleanup
    i8 105, label %sw.bb
    i8 108, label %sw.bb5
    i8 100, label %sw.bb20
    i8 76, label %sw.bb31
    i8 115, label %sw.bb38
    i8 112, label %sw.bb53
    i8 98, label %sw.bb67
  ]

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.va_end.p0(ptr %ap)
  %4 = load i8, ptr %kinds, align 1, !tbaa !17
  %cmp82 = icmp eq i8 %4, 105
  br i1 %cmp82, label %if.then, label %if.end

sw.bb:                                            ; preds = %for.cond
  %fits_in_gp = icmp ult i32 %gp_offset41119, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %sw.bb
  %5 = zext nneg i32 %gp_offset41119 to i64
  %6 = getelementptr i8, ptr %reg_save_area23, i64 %5
  %7 = add nuw nsw i32 %gp_offset41119, 8
  store i32 %7, ptr %ap, align 16
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %sw.bb
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area70126, i64 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %overflow_arg_area70124 = phi ptr [ %overflow_arg_area70126, %vaarg.in_reg ], [ %overflow_arg_area.next, %vaarg.in_mem ]
  %gp_offset41117 = phi i32 [ %7, %vaarg.in_reg ], [ %gp_offset41119, %vaarg.in_mem ]
  %vaarg.addr = phi ptr [ %6, %vaarg.in_reg ], [ %overflow_arg_area70126, %vaarg.in_mem ]
  %8 = load i32, ptr %vaarg.addr, align 4, !tbaa !5
  %conv4 = sitofp i32 %8 to double
  %add = fadd double %total.0, %conv4
  br label %for.inc78

sw.bb5:                                           ; preds = %for.cond
  %fits_in_gp9 = icmp ult i32 %gp_offset41119, 41
  br i1 %fits_in_gp9, label %vaarg.in_reg10, label %vaarg.in_mem12

vaarg.in_reg10:                                   ; preds = %sw.bb5
  %9 = zext nneg i32 %gp_offset41119 to i64
  %10 = getelementptr i8, ptr %reg_save_area23, i64 %9
  %11 = add nuw nsw i32 %gp_offset41119, 8
  store i32 %11, ptr %ap, align 16
  br label %vaarg.end16

vaarg.in_mem12:                                   ; preds = %sw.bb5
  %overflow_arg_area.next15 = getelementptr i8, ptr %overflow_arg_area70126, i64 8
  store ptr %overflow_arg_area.next15, ptr %overflow_arg_area_p13, align 8
  br label %vaarg.end16

vaarg.end16:                                      ; preds = %vaarg.in_mem12, %vaarg.in_reg10
  %overflow_arg_area70123 = phi ptr [ %overflow_arg_area70126, %vaarg.in_reg10 ], [ %overflow_arg_area.next15, %vaarg.in_mem12 ]
  %gp_offset41116 = phi i32 [ %11, %vaarg.in_reg10 ], [ %gp_offset41119, %vaarg.in_mem12 ]
  %vaarg.addr17 = phi ptr [ %10, %vaarg.in_reg10 ], [ %overflow_arg_area70126, %vaarg.in_mem12 ]
  %12 = load i64, ptr %vaarg.addr17, align 8, !tbaa !18
  %conv18 = sitofp i64 %12 to double
  %add19 = fadd double %total.0, %conv18
  br label %for.inc78

sw.bb20:                                          ; preds = %for.cond
  %fits_in_fp = icmp ult i32 %fp_offset56130, 161
  br i1 %fits_in_fp, label %vaarg.in_reg22, label %vaarg.in_mem24

vaarg.in_reg22:                                   ; preds = %sw.bb20
  %13 = zext nneg i32 %fp_offset56130 to i64
  %14 = getelementptr i8, ptr %reg_save_area23, i64 %13
  %15 = add nuw nsw i32 %fp_offset56130, 16
  store i32 %15, ptr %fp_offset_p, align 4
  br label %vaarg.end28

vaarg.in_mem24:                                   ; preds = %sw.bb20
  %overflow_arg_area.next27 = getelementptr i8, ptr %overflow_arg_area70126, i64 8
  store ptr %overflow_arg_area.next27, ptr %overflow_arg_area_p25, align 8
  br label %vaarg.end28

vaarg.end28:                                      ; preds = %vaarg.in_mem24, %vaarg.in_reg22
  %fp_offset56128 = phi i32 [ %15, %vaarg.in_reg22 ], [ %fp_offset56130, %vaarg.in_mem24 ]
  %overflow_arg_area70122 = phi ptr [ %overflow_arg_area70126, %vaarg.in_reg22 ], [ %overflow_arg_area.next27, %vaarg.in_mem24 ]
  %vaarg.addr29 = phi ptr [ %14, %vaarg.in_reg22 ], [ %overflow_arg_area70126, %vaarg.in_mem24 ]
  %16 = load double, ptr %vaarg.addr29, align 8, !tbaa !20
  %add30 = fadd double %total.0, %16
  br label %for.inc78

sw.bb31:                                          ; preds = %for.cond
  %17 = getelementptr inbounds nuw i8, ptr %overflow_arg_area70126, i64 15
  %overflow_arg_area34.aligned = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %17, i64 -16)
  %overflow_arg_area.next35 = getelementptr i8, ptr %overflow_arg_area34.aligned, i64 16
  store ptr %overflow_arg_area.next35, ptr %overflow_arg_area_p33, align 8
  %18 = load x86_fp80, ptr %overflow_arg_area34.aligned, align 16, !tbaa !22
  %conv36 = fptrunc x86_fp80 %18 to double
  %add37 = fadd double %total.0, %conv36
  br label %for.inc78

sw.bb38:                                          ; preds = %for.cond
  %fits_in_gp42 = icmp ult i32 %gp_offset41119, 41
  br i1 %fits_in_gp42, label %vaarg.in_reg43, label %vaarg.in_mem45

vaarg.in_reg43:                                   ; preds = %sw.bb38
  %19 = zext nneg i32 %gp_offset41119 to i64
  %20 = getelementptr i8, ptr %reg_save_area59, i64 %19
  %21 = add nuw nsw i32 %gp_offset41119, 8
  store i32 %21, ptr %ap, align 16
  br label %vaarg.end49

vaarg.in_mem45:                                   ; preds = %sw.bb38
  %overflow_arg_area.next48 = getelementptr i8, ptr %overflow_arg_area70126, i64 8
  store ptr %overflow_arg_area.next48, ptr %overflow_arg_area_p46, align 8
  br label %vaarg.end49

vaarg.end49:                                      ; preds = %vaarg.in_mem45, %vaarg.in_reg43
  %overflow_arg_area70121 = phi ptr [ %overflow_arg_area70126, %vaarg.in_reg43 ], [ %overflow_arg_area.next48, %vaarg.in_mem45 ]
  %gp_offset41115 = phi i32 [ %21, %vaarg.in_reg43 ], [ %gp_offset41119, %vaarg.in_mem45 ]
  %vaarg.addr50 = phi ptr [ %20, %vaarg.in_reg43 ], [ %overflow_arg_area70126, %vaarg.in_mem45 ]
  %22 = load ptr, ptr %vaarg.addr50, align 8, !tbaa !24
  %call = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %22) #21
  %conv51 = uitofp i64 %call to double
  %add52 = fadd double %total.0, %conv51
  br label %for.inc78

sw.bb53:                                          ; preds = %for.cond
  %fits_in_fp57 = icmp ult i32 %fp_offset56130, 145
  br i1 %fits_in_fp57, label %vaarg.in_reg58, label %vaarg.in_mem60

vaarg.in_reg58:                                   ; preds = %sw.bb53
  %23 = zext nneg i32 %fp_offset56130 to i64
  %24 = getelementptr i8, ptr %reg_save_area59, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load double, ptr %24, align 16
  store double %26, ptr %tmp, align 8
  %27 = load double, ptr %25, align 16
  store double %27, ptr %1, align 8
  %28 = add nuw nsw i32 %fp_offset56130, 32
  store i32 %28, ptr %fp_offset_p55, align 4
  br label %vaarg.end64

vaarg.in_mem60:                                   ; preds = %sw.bb53
  %overflow_arg_area.next63 = getelementptr i8, ptr %overflow_arg_area70126, i64 16
  store ptr %overflow_arg_area.next63, ptr %overflow_arg_area_p61, align 8
  br label %vaarg.end64

vaarg.end64:                                      ; preds = %vaarg.in_mem60, %vaarg.in_reg58
  %fp_offset56127 = phi i32 [ %28, %vaarg.in_reg58 ], [ %fp_offset56130, %vaarg.in_mem60 ]
  %overflow_arg_area70120 = phi ptr [ %overflow_arg_area70126, %vaarg.in_reg58 ], [ %overflow_arg_area.next63, %vaarg.in_mem60 ]
  %vaarg.addr65 = phi ptr [ %tmp, %vaarg.in_reg58 ], [ %overflow_arg_area70126, %vaarg.in_mem60 ]
  %p.sroa.0.0.copyload = load double, ptr %vaarg.addr65, align 8, !tbaa !20
  %p.sroa.4.0.vaarg.addr65.sroa_idx = getelementptr inbounds nuw i8, ptr %vaarg.addr65, i64 8
  %p.sroa.4.0.copyload = load double, ptr %p.sroa.4.0.vaarg.addr65.sroa_idx, align 8, !tbaa !20
  %mul = fmul double %p.sroa.0.0.copyload, %p.sroa.4.0.copyload
  %add66 = fadd double %total.0, %mul
  br label %for.inc78

sw.bb67:                                          ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #19
  %overflow_arg_area.next71 = getelementptr i8, ptr %overflow_arg_area70126, i64 32
  store ptr %overflow_arg_area.next71, ptr %overflow_arg_area_p69, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %b, ptr noundef nonnull align 4 dereferenceable(32) %overflow_arg_area70126, i64 32, i1 false), !tbaa.struct !26
  br label %for.body75

for.cond.cleanup74:                               ; preds = %for.body75
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #19
  br label %for.inc78

for.body75:                                       ; preds = %sw.bb67, %for.body75
  %indvars.iv = phi i64 [ 0, %sw.bb67 ], [ %indvars.iv.next, %for.body75 ]
  %total.1113 = phi double [ %total.0, %sw.bb67 ], [ %add77, %for.body75 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv
  %29 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %conv76 = sitofp i32 %29 to double
  %add77 = fadd double %total.1113, %conv76
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 8
  br i1 %exitcond.not, label %for.cond.cleanup74, label %for.body75, !llvm.loop !27

for.inc78:                                        ; preds = %for.cond, %vaarg.end, %vaarg.end16, %vaarg.end28, %sw.bb31, %vaarg.end49, %vaarg.end64, %for.cond.cleanup74
  %fp_offset56129 = phi i32 [ %fp_offset56130, %for.cond ], [ %fp_offset56130, %vaarg.end ], [ %fp_offset56130, %vaarg.end16 ], [ %fp_offset56128, %vaarg.end28 ], [ %fp_offset56130, %sw.bb31 ], [ %fp_offset56130, %vaarg.end49 ], [ %fp_offset56127, %vaarg.end64 ], [ %fp_offset56130, %for.cond.cleanup74 ]
  %overflow_arg_area70125 = phi ptr [ %overflow_arg_area70126, %for.cond ], [ %overflow_arg_area70124, %vaarg.end ], [ %overflow_arg_area70123, %vaarg.end16 ], [ %overflow_arg_area70122, %vaarg.end28 ], [ %overflow_arg_area.next35, %sw.bb31 ], [ %overflow_arg_area70121, %vaarg.end49 ], [ %overflow_arg_area70120, %vaarg.end64 ], [ %overflow_arg_area.next71, %for.cond.cleanup74 ]
  %gp_offset41118 = phi i32 [ %gp_offset41119, %for.cond ], [ %gp_offset41117, %vaarg.end ], [ %gp_offset41116, %vaarg.end16 ], [ %gp_offset41119, %vaarg.end28 ], [ %gp_offset41119, %sw.bb31 ], [ %gp_offset41115, %vaarg.end49 ], [ %gp_offset41119, %vaarg.end64 ], [ %gp_offset41119, %for.cond.cleanup74 ]
  %total.2 = phi double [ %total.0, %for.cond ], [ %add, %vaarg.end ], [ %add19, %vaarg.end16 ], [ %add30, %vaarg.end28 ], [ %add37, %sw.bb31 ], [ %add52, %vaarg.end49 ], [ %add66, %vaarg.end64 ], [ %add77, %for.cond.cleanup74 ]
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %k.0, i64 1
  br label %for.cond, !llvm.loop !28

if.then:                                          ; preds = %for.cond.cleanup
  %gp_offset86 = load i32, ptr %again, align 16
  %fits_in_gp87 = icmp ult i32 %gp_offset86, 41
  br i1 %fits_in_gp87, label %vaarg.in_reg88, label %vaarg.in_mem90

vaarg.in_reg88:                                   ; preds = %if.then
  %30 = getelementptr inbounds nuw i8, ptr %again, i64 16
  %reg_save_area89 = load ptr, ptr %30, align 16
  %31 = zext nneg i32 %gp_offset86 to i64
  %32 = getelementptr i8, ptr %reg_save_area89, i64 %31
  %33 = add nuw nsw i32 %gp_offset86, 8
  store i32 %33, ptr %again, align 16
  br label %vaarg.end94

vaarg.in_mem90:                                   ; preds = %if.then
  %overflow_arg_area_p91 = getelementptr inbounds nuw i8, ptr %again, i64 8
  %overflow_arg_area92 = load ptr, ptr %overflow_arg_area_p91, align 8
  %overflow_arg_area.next93 = getelementptr i8, ptr %overflow_arg_area92, i64 8
  store ptr %overflow_arg_area.next93, ptr %overflow_arg_area_p91, align 8
  br label %vaarg.end94

vaarg.end94:                                      ; preds = %vaarg.in_mem90, %vaarg.in_reg88
  %vaarg.addr95 = phi ptr [ %32, %vaarg.in_reg88 ], [ %overflow_arg_area92, %vaarg.in_mem90 ]
  %34 = load i32, ptr %vaarg.addr95, align 4, !tbaa !5
  %mul96 = mul nsw i32 %34, 1000
  %conv97 = sitofp i32 %mul96 to double
  %add98 = fadd double %total.0, %conv97
  br label %if.end

if.end:                                           ; preds = %vaarg.end94, %for.cond.cleanup
  %total.3 = phi double [ %add98, %vaarg.end94 ], [ %total.0, %for.cond.cleanup ]
  call void @llvm.va_end.p0(ptr %again)
  call void @llvm.lifetime.end.p0(ptr nonnull %again) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %ap) #19
  ret double %total.3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef nonnull ptr @dense(i32 noundef range(i32 0, 9) %x) unnamed_addr #5 {
entry:
  %0 = icmp samesign ult i32 %x, 8
  br i1 %0, label %switch.lookup, label %return

switch.lookup:                                    ; preds = %entry
  %1 = zext nneg i32 %x to i64
  %reltable.shift = shl i64 %1, 2
  %reltable.intrinsic = call ptr @llvm.load.relative.i64(ptr @switch.table.dense.rel, i64 %reltable.shift)
  br label %return

return:                                           ; preds = %entry, %switch.lookup
  %retval.0 = phi ptr [ %reltable.intrinsic, %switch.lookup ], [ @.str.19, %entry ]
  ret ptr %retval.0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 -1, 9) i32 @sparse(i64 noundef range(i64 -9223372036854775807, 20015998343869) %x) unnamed_addr #5 {
entry:
  switch i64 %x, label %sw.caserange [
    i64 -9223372036854775807, label %return
    i64 -1, label %sw.bb1
    i64 65536, label %sw.bb3
    i64 65537, label %sw.bb4
    i64 20015998343868, label %sw.bb4
  ]

sw.bb1:                                           ; preds = %entry
  br label %return

sw.caserange:                                     ; preds = %entry
  %0 = add i64 %x, -1000
  %inbounds = icmp ult i64 %0, 1000
  br i1 %inbounds, label %return, label %sw.default

sw.bb3:                                           ; preds = %entry
  br label %return

sw.bb4:                                           ; preds = %entry, %entry
  br label %return

sw.default:                                       ; preds = %sw.caserange
  %x.lobit = ashr i64 %x, 63
  %cond = trunc nsw i64 %x.lobit to i32
  br label %return

return:                                           ; preds = %sw.bb3, %sw.caserange, %entry, %sw.default, %sw.bb4, %sw.bb1
  %retval.0 = phi i32 [ 1, %entry ], [ %cond, %sw.default ], [ 5, %sw.bb4 ], [ 2, %sw.bb1 ], [ 3, %sw.caserange ], [ 8, %sw.bb3 ]
  ret i32 %retval.0
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal fastcc void @duff(ptr noundef nonnull writeonly captures(none) initializes((0, 1)) %to) unnamed_addr #7 {
entry:
  store i8 104, ptr %to, align 1, !tbaa !17
  br label %do.body

do.body:                                          ; preds = %entry, %do.body
  %n.321 = phi i32 [ 4, %entry ], [ %dec, %do.body ]
  %to.addr.320 = phi ptr [ %to, %entry ], [ %incdec.ptr7, %do.body ]
  %from.addr.319 = phi ptr [ @.str.7, %entry ], [ %incdec.ptr6, %do.body ]
  %dec = add nsw i32 %n.321, -1
  %incdec.ptr10 = getelementptr inbounds nuw i8, ptr %to.addr.320, i64 1
  %incdec.ptr9 = getelementptr inbounds nuw i8, ptr %from.addr.319, i64 1
  %0 = load i8, ptr %incdec.ptr9, align 1, !tbaa !17
  store i8 %0, ptr %incdec.ptr10, align 1, !tbaa !17
  %incdec.ptr1 = getelementptr inbounds nuw i8, ptr %to.addr.320, i64 2
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %from.addr.319, i64 2
  %1 = load i8, ptr %incdec.ptr, align 1, !tbaa !17
  store i8 %1, ptr %incdec.ptr1, align 1, !tbaa !17
  %incdec.ptr4 = getelementptr inbounds nuw i8, ptr %to.addr.320, i64 3
  %incdec.ptr3 = getelementptr inbounds nuw i8, ptr %from.addr.319, i64 3
  %incdec.ptr6 = getelementptr inbounds nuw i8, ptr %from.addr.319, i64 4
  %2 = load i8, ptr %incdec.ptr3, align 1, !tbaa !17
  %incdec.ptr7 = getelementptr inbounds nuw i8, ptr %to.addr.320, i64 4
  store i8 %2, ptr %incdec.ptr4, align 1, !tbaa !17
  %3 = load i8, ptr %incdec.ptr6, align 1, !tbaa !17
  store i8 %3, ptr %incdec.ptr7, align 1, !tbaa !17
  %cmp = icmp samesign ugt i32 %n.321, 2
  br i1 %cmp, label %do.body, label %sw.epilog, !llvm.loop !29

sw.epilog:                                        ; preds = %do.body
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i64 @vla(i32 noundef range(i32 3, 7) %n) unnamed_addr #8 {
entry:
  %add = add nuw nsw i32 %n, 1
  %0 = zext nneg i32 %add to i64
  %narrow = mul nuw nsw i32 %add, %n
  %1 = zext nneg i32 %narrow to i64
  %vla = alloca i64, i64 %1, align 16
  %wide.trip.count52 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %add to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %entry, %for.cond.cleanup3
  %indvars.iv49 = phi i64 [ 0, %entry ], [ %indvars.iv.next50, %for.cond.cleanup3 ]
  %indvars.iv.next50 = add nuw nsw i64 %indvars.iv49, 1
  %2 = mul nuw nsw i64 %indvars.iv49, %0
  %arrayidx = getelementptr inbounds nuw i64, ptr %vla, i64 %2
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3
  %3 = shl nuw nsw i64 %1, 3
  %4 = alloca i8, i64 %3, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %4, ptr noundef nonnull align 16 dereferenceable(1) %vla, i64 %3, i1 false)
  %wide.trip.count57 = zext nneg i32 %narrow to i64
  br label %for.body18

for.cond.cleanup3:                                ; preds = %for.body4
  %exitcond53.not = icmp eq i64 %indvars.iv.next50, %wide.trip.count52
  br i1 %exitcond53.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !30

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %5 = add nsw i64 %indvars.iv, -2
  %6 = mul nsw i64 %5, %indvars.iv.next50
  %arrayidx7 = getelementptr inbounds nuw i64, ptr %arrayidx, i64 %indvars.iv
  store i64 %6, ptr %arrayidx7, align 8, !tbaa !18
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !31

for.cond.cleanup17:                               ; preds = %for.body18
  ret i64 %add22

for.body18:                                       ; preds = %for.cond.cleanup, %for.body18
  %indvars.iv54 = phi i64 [ 0, %for.cond.cleanup ], [ %indvars.iv.next55, %for.body18 ]
  %t.044 = phi i64 [ 0, %for.cond.cleanup ], [ %add22, %for.body18 ]
  %arrayidx20 = getelementptr inbounds nuw i64, ptr %4, i64 %indvars.iv54
  %7 = load i64, ptr %arrayidx20, align 8, !tbaa !18
  %xor = xor i64 %7, %indvars.iv54
  %add22 = add nsw i64 %xor, %t.044
  %indvars.iv.next55 = add nuw nsw i64 %indvars.iv54, 1
  %exitcond58.not = icmp eq i64 %indvars.iv.next55, %wide.trip.count57
  br i1 %exitcond58.not, label %for.cond.cleanup17, label %for.body18, !llvm.loop !32
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc range(i32 1, 1072) i32 @gcd(i32 noundef range(i32 1, 1072) %a, i32 noundef range(i32 0, 463) %b) unnamed_addr #9 {
entry:
  br label %tailrecurse

tailrecurse:                                      ; preds = %cond.true, %entry
  %a.tr = phi i32 [ %a, %entry ], [ %b.tr, %cond.true ]
  %b.tr = phi i32 [ %b, %entry ], [ %rem, %cond.true ]
  %tobool.not = icmp eq i32 %b.tr, 0
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %tailrecurse
  %rem = urem i32 %a.tr, %b.tr
  br label %tailrecurse

cond.end:                                         ; preds = %tailrecurse
  ret i32 %a.tr
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc range(i32 0, 2) i32 @is_even(i32 noundef %n) unnamed_addr #9 {
entry:
  br label %tailrecurse

tailrecurse:                                      ; preds = %cond.false.i, %entry
  %n.tr = phi i32 [ %n, %entry ], [ %sub.i, %cond.false.i ]
  switch i32 %n.tr, label %cond.false.i [
    i32 0, label %cond.end
    i32 1, label %cond.end.fold.split
  ]

cond.false.i:                                     ; preds = %tailrecurse
  %sub.i = add i32 %n.tr, -2
  br label %tailrecurse

cond.end.fold.split:                              ; preds = %tailrecurse
  br label %cond.end

cond.end:                                         ; preds = %tailrecurse, %cond.end.fold.split
  %cond = phi i32 [ 1, %tailrecurse ], [ 0, %cond.end.fold.split ]
  ret i32 %cond
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) local_unnamed_addr #10

; Function Attrs: nounwind uwtable
define internal fastcc i32 @dig(i32 noundef range(i32 -2147483648, 12) %n) unnamed_addr #0 {
entry:
  br label %tailrecurse

tailrecurse:                                      ; preds = %cond.false, %entry
  %accumulator.tr = phi i32 [ 0, %entry ], [ %add, %cond.false ]
  %n.tr = phi i32 [ %n, %entry ], [ %sub, %cond.false ]
  %0 = load i32, ptr @depth, align 4, !tbaa !5
  %inc = add nsw i32 %0, 1
  store i32 %inc, ptr @depth, align 4, !tbaa !5
  %rem = srem i32 %n.tr, 7
  %cmp = icmp eq i32 %rem, 6
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %tailrecurse
  tail call fastcc void @raise_error(i32 noundef %n.tr) #22
  unreachable

if.end:                                           ; preds = %tailrecurse
  %cmp1 = icmp slt i32 %n.tr, 1
  br i1 %cmp1, label %cond.end, label %cond.false

cond.false:                                       ; preds = %if.end
  %sub = add nsw i32 %n.tr, -5
  %add = add nsw i32 %accumulator.tr, 1
  br label %tailrecurse

cond.end:                                         ; preds = %if.end
  %accumulator.ret.tr = add nsw i32 %accumulator.tr, 0
  ret i32 %accumulator.ret.tr
}

; Function Attrs: noreturn nounwind uwtable
define internal fastcc void @raise_error(i32 noundef range(i32 -2147483648, 12) %code) unnamed_addr #11 {
entry:
  tail call void @longjmp(ptr noundef nonnull @env, i32 noundef %code) #23
  unreachable
}

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #13

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #14

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #15

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #13

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @add(i32 noundef %a, i32 noundef %b) #16 {
entry:
  %add = add nsw i32 %b, %a
  ret i32 %add
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @sub(i32 noundef %a, i32 noundef %b) #16 {
entry:
  %sub = sub nsw i32 %a, %b
  ret i32 %sub
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @mul(i32 noundef %a, i32 noundef %b) #16 {
entry:
  %mul = mul nsw i32 %b, %a
  ret i32 %mul
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #17

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #18

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #14 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #19 = { nounwind }
attributes #20 = { nounwind returns_twice }
attributes #21 = { nounwind willreturn memory(read) }
attributes #22 = { noreturn }
attributes #23 = { noreturn nounwind }

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
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = !{!15, !15, i64 0}
!15 = !{!"any pointer", !7, i64 0}
!16 = distinct !{!16, !10, !11}
!17 = !{!7, !7, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"long", !7, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !7, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"long double", !7, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 omnipotent char", !15, i64 0}
!26 = !{i64 0, i64 32, !17}
!27 = distinct !{!27, !10, !11}
!28 = distinct !{!28, !10, !11}
!29 = distinct !{!29, !10, !11}
!30 = distinct !{!30, !10, !11}
!31 = distinct !{!31, !10, !11}
!32 = distinct !{!32, !10, !11}

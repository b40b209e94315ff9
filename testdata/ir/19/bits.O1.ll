; ModuleID = 'bits.c'
source_filename = "bits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [36 x i8] c"packed %u %d %llx %lld %d size %zu\0A\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"union %016llx %x %x %x %02x\0A\00", align 1
@.str.2 = private unnamed_addr constant [70 x i8] c"bits %08x parity %u reverse %08x rot %08x pop %d lz %d tz %d sqrt %u\0A\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"mulmod\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"div\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"rem\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"fib lo\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"fib hi\00", align 1
@.str.8 = private unnamed_addr constant [44 x i8] c"The quick brown fox jumps over the lazy dog\00", align 1
@.str.9 = private unnamed_addr constant [10 x i8] c"crc %08x\0A\00", align 1
@.str.10 = private unnamed_addr constant [16 x i8] c"overflow %x %x\0A\00", align 1
@.str.11 = private unnamed_addr constant [19 x i8] c"saturate %d %d %d\0A\00", align 1
@.str.12 = private unnamed_addr constant [16 x i8] c"shifts %016llx\0A\00", align 1
@.str.13 = private unnamed_addr constant [19 x i8] c"%s %016llx%016llx\0A\00", align 1
@crc_table = internal unnamed_addr global [256 x i32] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %high = alloca i128, align 16
  %out = alloca i32, align 4
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 1, i32 noundef 14, i64 noundef 97123527088, i64 noundef -300007, i32 noundef 0, i64 noundef 12)
  %call67 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef -4570227832990466048, i32 noundef 1, i32 noundef 1033, i32 noundef 842, i32 noundef 192)
  br label %for.body

for.body:                                         ; preds = %entry, %for.inc
  %x.0224 = phi i32 [ 1, %entry ], [ %add83, %for.inc ]
  %and = and i32 %x.0224, 4095
  %cmp = icmp eq i32 %and, 341
  br i1 %cmp, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %call70 = tail call fastcc i32 @parity(i32 noundef %x.0224)
  %call71 = tail call fastcc i32 @reverse(i32 noundef %x.0224)
  %shr72 = lshr i32 %x.0224, 27
  %call73 = tail call fastcc i32 @rotl(i32 noundef %x.0224, i32 noundef %shr72)
  %0 = tail call range(i32 5, 26) i32 @llvm.ctpop.i32(i32 %x.0224)
  %1 = tail call range(i32 0, 24) i32 @llvm.ctlz.i32(i32 %x.0224, i1 true)
  %conv74 = zext i32 %x.0224 to i64
  %conv74218 = add nuw nsw i64 %conv74, 1
  %add78 = mul nuw i64 %conv74218, %conv74
  %call79 = tail call fastcc i32 @isqrt(i64 noundef %add78)
  %call80 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %x.0224, i32 noundef %call70, i32 noundef %call71, i32 noundef %call73, i32 noundef %0, i32 noundef %1, i32 noundef 0, i32 noundef %call79)
  br label %cleanup

for.inc:                                          ; preds = %for.body
  %mul81 = mul i32 %x.0224, 5
  %shr82 = lshr i32 %x.0224, 29
  %add83 = add i32 %mul81, %shr82
  %tobool68.not = icmp eq i32 %add83, 0
  br i1 %tobool68.not, label %cleanup, label %for.body, !llvm.loop !5

cleanup:                                          ; preds = %for.inc, %if.then
  %call87 = tail call fastcc { i64, i64 } @mulmod()
  %2 = extractvalue { i64, i64 } %call87, 0
  %3 = extractvalue { i64, i64 } %call87, 1
  %call.i = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, ptr noundef nonnull @.str.3, i64 noundef %3, i64 noundef %2)
  %call.i219 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, ptr noundef nonnull @.str.4, i64 noundef -9223344366822, i64 noundef 5988865070887182947)
  %call.i220 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, ptr noundef nonnull @.str.5, i64 noundef -1, i64 noundef -1512)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %high) #9
  %call94 = call fastcc { i64, i64 } @fibonacci(ptr noundef nonnull %high)
  %4 = extractvalue { i64, i64 } %call94, 0
  %5 = extractvalue { i64, i64 } %call94, 1
  %call.i221 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, ptr noundef nonnull @.str.6, i64 noundef %5, i64 noundef %4)
  %6 = load i128, ptr %high, align 16, !tbaa !8
  %coerce97.sroa.0.0.extract.trunc = trunc i128 %6 to i64
  %coerce97.sroa.2.0.extract.shift = lshr i128 %6, 64
  %coerce97.sroa.2.0.extract.trunc = trunc nuw i128 %coerce97.sroa.2.0.extract.shift to i64
  %call.i222 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, ptr noundef nonnull @.str.7, i64 noundef %coerce97.sroa.2.0.extract.trunc, i64 noundef %coerce97.sroa.0.0.extract.trunc)
  %7 = load i32, ptr getelementptr inbounds (i8, ptr @crc_table, i64 4), align 4, !tbaa !12
  %tobool.not.i = icmp eq i32 %7, 0
  br i1 %tobool.not.i, label %for.cond1.preheader.i, label %for.body14.i.preheader

for.body14.i.preheader:                           ; preds = %for.cond.cleanup3.i, %cleanup
  br label %for.body14.i

for.cond1.preheader.i:                            ; preds = %cleanup, %for.cond.cleanup3.i
  %indvars.iv.i = phi i64 [ %indvars.iv.next.i, %for.cond.cleanup3.i ], [ 0, %cleanup ]
  %8 = trunc nuw nsw i64 %indvars.iv.i to i32
  br label %for.body4.i

for.cond.cleanup3.i:                              ; preds = %for.body4.i
  %arrayidx.i = getelementptr inbounds [256 x i32], ptr @crc_table, i64 0, i64 %indvars.iv.i
  store i32 %cond.i, ptr %arrayidx.i, align 4, !tbaa !12
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond41.not.i = icmp eq i64 %indvars.iv.next.i, 256
  br i1 %exitcond41.not.i, label %for.body14.i.preheader, label %for.cond1.preheader.i, !llvm.loop !14

for.body4.i:                                      ; preds = %for.body4.i, %for.cond1.preheader.i
  %k.034.i = phi i32 [ 0, %for.cond1.preheader.i ], [ %inc.i, %for.body4.i ]
  %c.033.i = phi i32 [ %8, %for.cond1.preheader.i ], [ %cond.i, %for.body4.i ]
  %and.i = and i32 %c.033.i, 1
  %tobool5.not.i = icmp eq i32 %and.i, 0
  %shr.i = lshr i32 %c.033.i, 1
  %xor.i = xor i32 %shr.i, -306674912
  %cond.i = select i1 %tobool5.not.i, i32 %shr.i, i32 %xor.i
  %inc.i = add nuw nsw i32 %k.034.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, 8
  br i1 %exitcond.not.i, label %for.cond.cleanup3.i, label %for.body4.i, !llvm.loop !15

for.body14.i:                                     ; preds = %for.body14.i.preheader, %for.body14.i
  %p.039.i = phi ptr [ %incdec.ptr.i, %for.body14.i ], [ @.str.8, %for.body14.i.preheader ]
  %c10.038.i = phi i32 [ %xor20.i, %for.body14.i ], [ -1, %for.body14.i.preheader ]
  %n.addr.037.i = phi i64 [ %dec.i, %for.body14.i ], [ 43, %for.body14.i.preheader ]
  %dec.i = add nsw i64 %n.addr.037.i, -1
  %9 = load i8, ptr %p.039.i, align 1, !tbaa !16
  %c10.0.tr.i = trunc i32 %c10.038.i to i8
  %xor15.narrow.i = xor i8 %9, %c10.0.tr.i
  %idxprom17.i = zext i8 %xor15.narrow.i to i64
  %arrayidx18.i = getelementptr inbounds [256 x i32], ptr @crc_table, i64 0, i64 %idxprom17.i
  %10 = load i32, ptr %arrayidx18.i, align 4, !tbaa !12
  %shr19.i = lshr i32 %c10.038.i, 8
  %xor20.i = xor i32 %10, %shr19.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %p.039.i, i64 1
  %tobool12.not.i = icmp eq i64 %dec.i, 0
  br i1 %tobool12.not.i, label %crc.exit, label %for.body14.i, !llvm.loop !17

crc.exit:                                         ; preds = %for.body14.i
  %11 = xor i32 %xor20.i, -1
  %call100 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %11)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %out) #9
  br label %for.body105

for.cond.cleanup104:                              ; preds = %for.body105
  %12 = load i32, ptr %out, align 4, !tbaa !12
  %call115 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %and111, i32 noundef %12)
  %call116 = tail call fastcc signext i8 @saturate(i32 noundef 1000)
  %conv117 = sext i8 %call116 to i32
  %call118 = tail call fastcc signext i8 @saturate(i32 noundef -1000)
  %conv119 = sext i8 %call118 to i32
  %call120 = tail call fastcc signext i8 @saturate(i32 noundef -7)
  %conv121 = sext i8 %call120 to i32
  %call122 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %conv117, i32 noundef %conv119, i32 noundef %conv121)
  %call144 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef 7075692360342860190)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %out) #9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %high) #9
  ret i32 0

for.body105:                                      ; preds = %crc.exit, %for.body105
  %i.0226 = phi i32 [ 0, %crc.exit ], [ %inc, %for.body105 ]
  %of.0225 = phi i32 [ 0, %crc.exit ], [ %and111, %for.body105 ]
  %mul106 = mul nuw nsw i32 %of.0225, 3
  %shl = shl nuw nsw i32 1, %i.0226
  %sub108 = add nsw i32 %shl, -3
  %call109 = call fastcc i32 @overflows(i32 noundef %shl, i32 noundef %sub108, ptr noundef nonnull %out)
  %add110 = add nuw nsw i32 %call109, %mul106
  %and111 = and i32 %add110, 16777215
  %inc = add nuw nsw i32 %i.0226, 1
  %exitcond.not = icmp eq i32 %inc, 31
  br i1 %exitcond.not, label %for.cond.cleanup104, label %for.body105, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 0, 2) i32 @parity(i32 noundef %x) unnamed_addr #3 {
entry:
  %shr = lshr i32 %x, 16
  %xor = xor i32 %shr, %x
  %shr1 = lshr i32 %xor, 8
  %xor2 = xor i32 %shr1, %xor
  %shr3 = lshr i32 %xor2, 4
  %xor4 = xor i32 %shr3, %xor2
  %and = and i32 %xor4, 15
  %shr5 = lshr i32 27030, %and
  %and6 = and i32 %shr5, 1
  ret i32 %and6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef i32 @reverse(i32 noundef %x) unnamed_addr #3 {
entry:
  %0 = tail call i32 @llvm.bitreverse.i32(i32 %x)
  ret i32 %0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef i32 @rotl(i32 noundef %x, i32 noundef %n) unnamed_addr #3 {
entry:
  %or = tail call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %n)
  ret i32 %or
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @isqrt(i64 noundef %x) unnamed_addr #5 {
entry:
  br label %for.body

for.body:                                         ; preds = %entry, %for.body
  %bit.016 = phi i64 [ 4611686018427387904, %entry ], [ %shr4, %for.body ]
  %r.015 = phi i64 [ 0, %entry ], [ %r.1, %for.body ]
  %x.addr.014 = phi i64 [ %x, %entry ], [ %x.addr.1, %for.body ]
  %add = add i64 %bit.016, %r.015
  %cmp.not = icmp ult i64 %x.addr.014, %add
  %shr = lshr i64 %r.015, 1
  %sub = select i1 %cmp.not, i64 0, i64 %add
  %x.addr.1 = sub i64 %x.addr.014, %sub
  %add2 = select i1 %cmp.not, i64 0, i64 %bit.016
  %r.1 = add nuw i64 %add2, %shr
  %shr4 = lshr i64 %bit.016, 2
  %tobool.not = icmp ult i64 %bit.016, 4
  br i1 %tobool.not, label %for.end, label %for.body, !llvm.loop !19

for.end:                                          ; preds = %for.body
  %conv = trunc i64 %r.1 to i32
  ret i32 %conv
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc { i64, i64 } @mulmod() unnamed_addr #5 {
entry:
  br label %for.body

for.body:                                         ; preds = %entry, %if.end
  %r.036 = phi i128 [ 0, %entry ], [ %r.1, %if.end ]
  %a.addr.035 = phi i128 [ 170141183460469231731687303715884093382, %entry ], [ %cond15, %if.end ]
  %b.addr.034 = phi i128 [ 18499422192309847277549722465487290445, %entry ], [ %shr, %if.end ]
  %and = and i128 %b.addr.034, 1
  %tobool4.not = icmp eq i128 %and, 0
  br i1 %tobool4.not, label %if.end, label %if.then

if.then:                                          ; preds = %for.body
  %sub.neg = add i128 %a.addr.035, -170141183460469231731687303715884105727
  %sub = sub i128 170141183460469231731687303715884105727, %a.addr.035
  %cmp.not = icmp ult i128 %r.036, %sub
  %cond.p = select i1 %cmp.not, i128 %a.addr.035, i128 %sub.neg
  %cond = add i128 %cond.p, %r.036
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %r.1 = phi i128 [ %cond, %if.then ], [ %r.036, %for.body ]
  %sub7 = sub i128 170141183460469231731687303715884105727, %a.addr.035
  %cmp8.not = icmp ult i128 %a.addr.035, %sub7
  %sub11 = sub i128 %a.addr.035, %sub7
  %add13 = shl i128 %a.addr.035, 1
  %cond15 = select i1 %cmp8.not, i128 %add13, i128 %sub11
  %shr = lshr i128 %b.addr.034, 1
  %tobool.not = icmp ult i128 %b.addr.034, 2
  br i1 %tobool.not, label %for.end, label %for.body, !llvm.loop !20

for.end:                                          ; preds = %if.end
  %retval.sroa.0.0.extract.trunc = trunc i128 %r.1 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %r.1, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal fastcc { i64, i64 } @fibonacci(ptr nocapture noundef writeonly %high) unnamed_addr #6 {
entry:
  br label %while.body

while.body:                                       ; preds = %entry, %while.body
  %n.addr.015 = phi i32 [ 280, %entry ], [ %dec, %while.body ]
  %b.0.off014 = phi i200 [ 1, %entry ], [ %add, %while.body ]
  %a.0.off013 = phi i200 [ 0, %entry ], [ %b.0.off014, %while.body ]
  %dec = add nsw i32 %n.addr.015, -1
  %add = add i200 %b.0.off014, %a.0.off013
  %cmp = icmp ugt i32 %n.addr.015, 1
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !21

while.end:                                        ; preds = %while.body
  %shr = lshr i200 %b.0.off014, 128
  %conv = trunc nuw nsw i200 %shr to i128
  store i128 %conv, ptr %high, align 16, !tbaa !8
  %retval.sroa.0.0.extract.trunc = trunc i200 %b.0.off014 to i64
  %retval.sroa.2.0.extract.shift12 = lshr i200 %b.0.off014, 64
  %retval.sroa.2.0.extract.trunc = trunc i200 %retval.sroa.2.0.extract.shift12 to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal fastcc range(i32 0, 4) i32 @overflows(i32 noundef %a, i32 noundef %b, ptr nocapture noundef writeonly %out) unnamed_addr #7 {
entry:
  %0 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %1 = extractvalue { i32, i1 } %0, 1
  %2 = extractvalue { i32, i1 } %0, 0
  %shl = select i1 %1, i32 2, i32 0
  %3 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
  %4 = extractvalue { i32, i1 } %3, 1
  %5 = extractvalue { i32, i1 } %3, 0
  %conv1 = zext i1 %4 to i32
  %or = or disjoint i32 %shl, %conv1
  %xor = xor i32 %2, %5
  store i32 %xor, ptr %out, align 4, !tbaa !12
  ret i32 %or
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc signext i8 @saturate(i32 noundef %x) unnamed_addr #3 {
entry:
  %0 = tail call i32 @llvm.smax.i32(i32 %x, i32 -128)
  %cond610 = tail call i32 @llvm.smin.i32(i32 %0, i32 127)
  %cond6 = trunc nsw i32 %cond610 to i8
  ret i8 %cond6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #8

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = !{!9, !9, i64 0}
!9 = !{!"__int128", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = distinct !{!14, !6, !7}
!15 = distinct !{!15, !6, !7}
!16 = !{!10, !10, i64 0}
!17 = distinct !{!17, !6, !7}
!18 = distinct !{!18, !6, !7}
!19 = distinct !{!19, !6, !7}
!20 = distinct !{!20, !6, !7}
!21 = distinct !{!21, !6, !7}

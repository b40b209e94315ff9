; ModuleID = 'bits.c'
source_filename = "bits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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
define dso_local i32 @main() local_unnamed_addr #0 {
entry:
  %high = alloca i128, align 16
  %out = alloca i32, align 4
  %call = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([36 x i8], [36 x i8]* @.str, i64 0, i64 0), i32 noundef 1, i32 noundef 14, i64 noundef 97123527088, i64 noundef -300007, i32 noundef 0, i64 noundef 12)
  %call68 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0), i64 noundef -4570227832990466048, i32 noundef 1, i32 noundef 1033, i32 noundef 842, i32 noundef 192)
  br label %for.body

for.body:                                         ; preds = %entry, %for.inc
  %x.0245 = phi i32 [ 1, %entry ], [ %add84, %for.inc ]
  %and = and i32 %x.0245, 4095
  %cmp = icmp eq i32 %and, 341
  br i1 %cmp, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %call71 = call fastcc i32 @parity(i32 noundef %x.0245)
  %call72 = call fastcc i32 @reverse(i32 noundef %x.0245)
  %shr73 = lshr i32 %x.0245, 27
  %call74 = call fastcc i32 @rotl(i32 noundef %x.0245, i32 noundef %shr73)
  %0 = call i32 @llvm.ctpop.i32(i32 %x.0245), !range !5
  %1 = call i32 @llvm.ctlz.i32(i32 %x.0245, i1 true), !range !5
  %2 = call i32 @llvm.cttz.i32(i32 %x.0245, i1 true), !range !5
  %conv75 = zext i32 %x.0245 to i64
  %mul77 = mul nuw i64 %conv75, %conv75
  %add79 = add i64 %mul77, %conv75
  %call80 = call fastcc i32 @isqrt(i64 noundef %add79)
  %call81 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([70 x i8], [70 x i8]* @.str.2, i64 0, i64 0), i32 noundef %x.0245, i32 noundef %call71, i32 noundef %call72, i32 noundef %call74, i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %call80)
  br label %cleanup

for.inc:                                          ; preds = %for.body
  %mul82 = mul i32 %x.0245, 5
  %shr83 = lshr i32 %x.0245, 29
  %add84 = add i32 %mul82, %shr83
  %tobool69.not = icmp eq i32 %add84, 0
  br i1 %tobool69.not, label %cleanup, label %for.body, !llvm.loop !6

cleanup:                                          ; preds = %for.inc, %if.then
  %call88 = call fastcc { i64, i64 } @mulmod()
  %3 = extractvalue { i64, i64 } %call88, 0
  %4 = extractvalue { i64, i64 } %call88, 1
  %call.i = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i64 noundef %4, i64 noundef %3) #10
  %call.i240 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i64 noundef -9223344366822, i64 noundef 5988865070887182947) #10
  %call.i241 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i64 noundef -1, i64 noundef -1512) #10
  %5 = bitcast i128* %high to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %5) #10
  %call95 = call fastcc { i64, i64 } @fibonacci(i128* noundef nonnull %high)
  %6 = extractvalue { i64, i64 } %call95, 0
  %7 = extractvalue { i64, i64 } %call95, 1
  %call.i242 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), i64 noundef %7, i64 noundef %6) #10
  %8 = load i128, i128* %high, align 16, !tbaa !9
  %coerce98.sroa.0.0.extract.trunc = trunc i128 %8 to i64
  %coerce98.sroa.2.0.extract.shift = lshr i128 %8, 64
  %coerce98.sroa.2.0.extract.trunc = trunc i128 %coerce98.sroa.2.0.extract.shift to i64
  %call.i243 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i64 noundef %coerce98.sroa.2.0.extract.trunc, i64 noundef %coerce98.sroa.0.0.extract.trunc) #10
  %9 = load i32, i32* getelementptr inbounds ([256 x i32], [256 x i32]* @crc_table, i64 0, i64 1), align 4, !tbaa !13
  %tobool.not.i = icmp eq i32 %9, 0
  br i1 %tobool.not.i, label %for.cond1.preheader.i, label %for.body14.i.preheader

for.body14.i.preheader:                           ; preds = %for.cond.cleanup3.i, %cleanup
  br label %for.body14.i

for.cond1.preheader.i:                            ; preds = %cleanup, %for.cond.cleanup3.i
  %indvars.iv.i = phi i64 [ %indvars.iv.next.i, %for.cond.cleanup3.i ], [ 0, %cleanup ]
  %10 = trunc i64 %indvars.iv.i to i32
  br label %for.body4.i

for.cond.cleanup3.i:                              ; preds = %for.body4.i
  %arrayidx.i = getelementptr inbounds [256 x i32], [256 x i32]* @crc_table, i64 0, i64 %indvars.iv.i
  store i32 %cond.i, i32* %arrayidx.i, align 4, !tbaa !13
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond9.not.i = icmp eq i64 %indvars.iv.next.i, 256
  br i1 %exitcond9.not.i, label %for.body14.i.preheader, label %for.cond1.preheader.i, !llvm.loop !15

for.body4.i:                                      ; preds = %for.body4.i, %for.cond1.preheader.i
  %k.02.i = phi i32 [ 0, %for.cond1.preheader.i ], [ %inc.i, %for.body4.i ]
  %c.01.i = phi i32 [ %10, %for.cond1.preheader.i ], [ %cond.i, %for.body4.i ]
  %and.i = and i32 %c.01.i, 1
  %tobool5.not.i = icmp eq i32 %and.i, 0
  %shr.i = lshr i32 %c.01.i, 1
  %xor.i = xor i32 %shr.i, -306674912
  %cond.i = select i1 %tobool5.not.i, i32 %shr.i, i32 %xor.i
  %inc.i = add nuw nsw i32 %k.02.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, 8
  br i1 %exitcond.not.i, label %for.cond.cleanup3.i, label %for.body4.i, !llvm.loop !16

for.body14.i:                                     ; preds = %for.body14.i.preheader, %for.body14.i
  %p.07.i = phi i8* [ %incdec.ptr.i, %for.body14.i ], [ getelementptr inbounds ([44 x i8], [44 x i8]* @.str.8, i64 0, i64 0), %for.body14.i.preheader ]
  %c10.06.i = phi i32 [ %xor20.i, %for.body14.i ], [ -1, %for.body14.i.preheader ]
  %n.addr.05.i = phi i64 [ %dec.i, %for.body14.i ], [ 43, %for.body14.i.preheader ]
  %dec.i = add nsw i64 %n.addr.05.i, -1
  %11 = load i8, i8* %p.07.i, align 1, !tbaa !17
  %conv.i = zext i8 %11 to i32
  %c10.0.masked.i = and i32 %c10.06.i, 255
  %and16.i = xor i32 %c10.0.masked.i, %conv.i
  %idxprom17.i = zext i32 %and16.i to i64
  %arrayidx18.i = getelementptr inbounds [256 x i32], [256 x i32]* @crc_table, i64 0, i64 %idxprom17.i
  %12 = load i32, i32* %arrayidx18.i, align 4, !tbaa !13
  %shr19.i = lshr i32 %c10.06.i, 8
  %xor20.i = xor i32 %12, %shr19.i
  %incdec.ptr.i = getelementptr inbounds i8, i8* %p.07.i, i64 1
  %tobool12.not.i = icmp eq i64 %dec.i, 0
  br i1 %tobool12.not.i, label %crc.exit, label %for.body14.i, !llvm.loop !18

crc.exit:                                         ; preds = %for.body14.i
  %phi.bo.i = xor i32 %xor20.i, -1
  %call101 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([10 x i8], [10 x i8]* @.str.9, i64 0, i64 0), i32 noundef %phi.bo.i)
  %13 = bitcast i32* %out to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %13) #10
  br label %for.body106

for.cond.cleanup105:                              ; preds = %for.body106
  %14 = load i32, i32* %out, align 4, !tbaa !13
  %call116 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.10, i64 0, i64 0), i32 noundef %and112, i32 noundef %14)
  %call117 = call fastcc signext i8 @saturate(i32 noundef 1000)
  %conv118 = sext i8 %call117 to i32
  %call119 = call fastcc signext i8 @saturate(i32 noundef -1000)
  %conv120 = sext i8 %call119 to i32
  %call121 = call fastcc signext i8 @saturate(i32 noundef -7)
  %conv122 = sext i8 %call121 to i32
  %call123 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.11, i64 0, i64 0), i32 noundef %conv118, i32 noundef %conv120, i32 noundef %conv122)
  %call145 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.12, i64 0, i64 0), i64 noundef 7075692360342860190)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %13) #10
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %5) #10
  ret i32 0

for.body106:                                      ; preds = %crc.exit, %for.body106
  %i.0247 = phi i32 [ 0, %crc.exit ], [ %inc, %for.body106 ]
  %of.0246 = phi i32 [ 0, %crc.exit ], [ %and112, %for.body106 ]
  %mul107 = mul nuw nsw i32 %of.0246, 3
  %shl = shl i32 1, %i.0247
  %sub109 = add nsw i32 %shl, -3
  %call110 = call fastcc i32 @overflows(i32 noundef %shl, i32 noundef %sub109, i32* noundef nonnull %out)
  %add111 = add nsw i32 %call110, %mul107
  %and112 = and i32 %add111, 16777215
  %inc = add nuw nsw i32 %i.0247, 1
  %exitcond.not = icmp eq i32 %inc, 31
  br i1 %exitcond.not, label %for.cond.cleanup105, label %for.body106, !llvm.loop !19
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @parity(i32 noundef %x) unnamed_addr #3 {
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

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @reverse(i32 noundef %x) unnamed_addr #4 {
entry:
  %shr = lshr i32 %x, 1
  %and = and i32 %shr, 1431655765
  %and1 = shl i32 %x, 1
  %shl = and i32 %and1, -1431655766
  %or = or i32 %and, %shl
  %shr2 = lshr i32 %or, 2
  %and3 = and i32 %shr2, 858993459
  %and4 = shl i32 %or, 2
  %shl5 = and i32 %and4, -858993460
  %or6 = or i32 %and3, %shl5
  %shr7 = lshr i32 %or6, 4
  %and8 = and i32 %shr7, 252645135
  %and9 = shl i32 %or6, 4
  %shl10 = and i32 %and9, -252645136
  %or11 = or i32 %and8, %shl10
  %0 = call i32 @llvm.bswap.i32(i32 %or11)
  ret i32 %0
}

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @rotl(i32 noundef %x, i32 noundef %n) unnamed_addr #4 {
entry:
  %or = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %n)
  ret i32 %or
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #5

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #5

; Function Attrs: nofree noinline norecurse nosync nounwind readnone uwtable
define internal fastcc i32 @isqrt(i64 noundef %x) unnamed_addr #6 {
entry:
  br label %for.body

for.body:                                         ; preds = %entry, %for.body
  %bit.018 = phi i64 [ 4611686018427387904, %entry ], [ %shr4, %for.body ]
  %r.017 = phi i64 [ 0, %entry ], [ %r.1, %for.body ]
  %x.addr.016 = phi i64 [ %x, %entry ], [ %x.addr.1, %for.body ]
  %add = add i64 %bit.018, %r.017
  %cmp.not = icmp ult i64 %x.addr.016, %add
  %shr = lshr i64 %r.017, 1
  %sub = select i1 %cmp.not, i64 0, i64 %add
  %x.addr.1 = sub i64 %x.addr.016, %sub
  %add2 = select i1 %cmp.not, i64 0, i64 %bit.018
  %r.1 = add nuw i64 %add2, %shr
  %shr4 = lshr i64 %bit.018, 2
  %tobool.not = icmp ult i64 %bit.018, 4
  br i1 %tobool.not, label %for.end, label %for.body, !llvm.loop !20

for.end:                                          ; preds = %for.body
  %conv = trunc i64 %r.1 to i32
  ret i32 %conv
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind readnone uwtable
define internal fastcc { i64, i64 } @mulmod() unnamed_addr #6 {
entry:
  br label %for.body

for.body:                                         ; preds = %entry, %if.end
  %r.04 = phi i128 [ 0, %entry ], [ %r.1, %if.end ]
  %a.addr.02 = phi i128 [ 170141183460469231731687303715884093382, %entry ], [ %cond15, %if.end ]
  %b.addr.01 = phi i128 [ 18499422192309847277549722465487290445, %entry ], [ %shr, %if.end ]
  %and = and i128 %b.addr.01, 1
  %tobool4.not = icmp eq i128 %and, 0
  br i1 %tobool4.not, label %if.end, label %if.then

if.then:                                          ; preds = %for.body
  %sub.neg = add i128 %a.addr.02, -170141183460469231731687303715884105727
  %sub = sub i128 170141183460469231731687303715884105727, %a.addr.02
  %cmp.not = icmp ult i128 %r.04, %sub
  %cond.p = select i1 %cmp.not, i128 %a.addr.02, i128 %sub.neg
  %cond = add i128 %cond.p, %r.04
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %r.1 = phi i128 [ %cond, %if.then ], [ %r.04, %for.body ]
  %sub7 = sub i128 170141183460469231731687303715884105727, %a.addr.02
  %cmp8.not = icmp ult i128 %a.addr.02, %sub7
  %sub11 = sub i128 %a.addr.02, %sub7
  %add13 = shl i128 %a.addr.02, 1
  %cond15 = select i1 %cmp8.not, i128 %add13, i128 %sub11
  %shr = lshr i128 %b.addr.01, 1
  %tobool.not = icmp ult i128 %b.addr.01, 2
  br i1 %tobool.not, label %for.end, label %for.body, !llvm.loop !21

for.end:                                          ; preds = %if.end
  %retval.sroa.0.0.extract.trunc = trunc i128 %r.1 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %r.1, 64
  %retval.sroa.2.0.extract.trunc = trunc i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: nofree noinline norecurse nosync nounwind uwtable writeonly
define internal fastcc { i64, i64 } @fibonacci(i128* nocapture noundef writeonly %high) unnamed_addr #7 {
entry:
  br label %while.body

while.body:                                       ; preds = %entry, %while.body
  %n.addr.05 = phi i32 [ 280, %entry ], [ %dec, %while.body ]
  %lo.04 = phi i128 [ 0, %entry ], [ %lo2.02, %while.body ]
  %hi2.03 = phi i128 [ 0, %entry ], [ %add4, %while.body ]
  %lo2.02 = phi i128 [ 1, %entry ], [ %add, %while.body ]
  %hi.01 = phi i128 [ 0, %entry ], [ %hi2.03, %while.body ]
  %dec = add nsw i32 %n.addr.05, -1
  %add = add i128 %lo.04, %lo2.02
  %add1 = add i128 %hi2.03, %hi.01
  %cmp2 = icmp ult i128 %add, %lo.04
  %0 = zext i1 %cmp2 to i128
  %add4 = add i128 %add1, %0
  %cmp = icmp ugt i32 %n.addr.05, 1
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !22

while.end:                                        ; preds = %while.body
  store i128 %hi2.03, i128* %high, align 16, !tbaa !9
  %retval.sroa.0.0.extract.trunc = trunc i128 %lo2.02 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %lo2.02, 64
  %retval.sroa.2.0.extract.trunc = trunc i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: mustprogress nofree noinline nosync nounwind uwtable willreturn writeonly
define internal fastcc i32 @overflows(i32 noundef %a, i32 noundef %b, i32* nocapture noundef writeonly %out) unnamed_addr #8 {
entry:
  %0 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %1 = extractvalue { i32, i1 } %0, 1
  %2 = extractvalue { i32, i1 } %0, 0
  %shl = select i1 %1, i32 2, i32 0
  %3 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
  %4 = extractvalue { i32, i1 } %3, 1
  %5 = extractvalue { i32, i1 } %3, 0
  %conv1 = zext i1 %4 to i32
  %or = or i32 %shl, %conv1
  %xor = xor i32 %2, %5
  store i32 %xor, i32* %out, align 4, !tbaa !13
  ret i32 %or
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc signext i8 @saturate(i32 noundef %x) unnamed_addr #3 {
entry:
  %0 = icmp sgt i32 %x, -128
  %phi.cast10 = select i1 %0, i32 %x, i32 -128
  %1 = icmp slt i32 %phi.cast10, 127
  %cond611 = select i1 %1, i32 %phi.cast10, i32 127
  %2 = trunc i32 %cond611 to i8
  ret i8 %2
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #5

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #5

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshl.i32(i32, i32, i32) #9

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nofree noinline norecurse nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree noinline norecurse nosync nounwind uwtable writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree noinline nosync nounwind uwtable willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #10 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{i32 0, i32 33}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{!10, !10, i64 0}
!10 = !{!"__int128", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !11, i64 0}
!15 = distinct !{!15, !7, !8}
!16 = distinct !{!16, !7, !8}
!17 = !{!11, !11, i64 0}
!18 = distinct !{!18, !7, !8}
!19 = distinct !{!19, !7, !8}
!20 = distinct !{!20, !7, !8}
!21 = distinct !{!21, !7, !8}
!22 = distinct !{!22, !7, !8}

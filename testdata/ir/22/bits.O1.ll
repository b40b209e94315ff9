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
@.crctable = private unnamed_addr constant [256 x i32] [i32 0, i32 1996959894, i32 -301047508, i32 -1727442502, i32 124634137, i32 1886057615, i32 -379345611, i32 -1637575261, i32 249268274, i32 2044508324, i32 -522852066, i32 -1747789432, i32 162941995, i32 2125561021, i32 -407360249, i32 -1866523247, i32 498536548, i32 1789927666, i32 -205950648, i32 -2067906082, i32 450548861, i32 1843258603, i32 -187386543, i32 -2083289657, i32 325883990, i32 1684777152, i32 -43845254, i32 -1973040660, i32 335633487, i32 1661365465, i32 -99664541, i32 -1928851979, i32 997073096, i32 1281953886, i32 -715111964, i32 -1570279054, i32 1006888145, i32 1258607687, i32 -770865667, i32 -1526024853, i32 901097722, i32 1119000684, i32 -608450090, i32 -1396901568, i32 853044451, i32 1172266101, i32 -589951537, i32 -1412350631, i32 651767980, i32 1373503546, i32 -925412992, i32 -1076862698, i32 565507253, i32 1454621731, i32 -809855591, i32 -1195530993, i32 671266974, i32 1594198024, i32 -972236366, i32 -1324619484, i32 795835527, i32 1483230225, i32 -1050600021, i32 -1234817731, i32 1994146192, i32 31158534, i32 -1731059524, i32 -271249366, i32 1907459465, i32 112637215, i32 -1614814043, i32 -390540237, i32 2013776290, i32 251722036, i32 -1777751922, i32 -519137256, i32 2137656763, i32 141376813, i32 -1855689577, i32 -429695999, i32 1802195444, i32 476864866, i32 -2056965928, i32 -228458418, i32 1812370925, i32 453092731, i32 -2113342271, i32 -183516073, i32 1706088902, i32 314042704, i32 -1950435094, i32 -54949764, i32 1658658271, i32 366619977, i32 -1932296973, i32 -69972891, i32 1303535960, i32 984961486, i32 -1547960204, i32 -725929758, i32 1256170817, i32 1037604311, i32 -1529756563, i32 -740887301, i32 1131014506, i32 879679996, i32 -1385723834, i32 -631195440, i32 1141124467, i32 855842277, i32 -1442165665, i32 -586318647, i32 1342533948, i32 654459306, i32 -1106571248, i32 -921952122, i32 1466479909, i32 544179635, i32 -1184443383, i32 -832445281, i32 1591671054, i32 702138776, i32 -1328506846, i32 -942167884, i32 1504918807, i32 783551873, i32 -1212326853, i32 -1061524307, i32 -306674912, i32 -1698712650, i32 62317068, i32 1957810842, i32 -355121351, i32 -1647151185, i32 81470997, i32 1943803523, i32 -480048366, i32 -1805370492, i32 225274430, i32 2053790376, i32 -468791541, i32 -1828061283, i32 167816743, i32 2097651377, i32 -267414716, i32 -2029476910, i32 503444072, i32 1762050814, i32 -144550051, i32 -2140837941, i32 426522225, i32 1852507879, i32 -19653770, i32 -1982649376, i32 282753626, i32 1742555852, i32 -105259153, i32 -1900089351, i32 397917763, i32 1622183637, i32 -690576408, i32 -1580100738, i32 953729732, i32 1340076626, i32 -776247311, i32 -1497606297, i32 1068828381, i32 1219638859, i32 -670225446, i32 -1358292148, i32 906185462, i32 1090812512, i32 -547295293, i32 -1469587627, i32 829329135, i32 1181335161, i32 -882789492, i32 -1134132454, i32 628085408, i32 1382605366, i32 -871598187, i32 -1156888829, i32 570562233, i32 1426400815, i32 -977650754, i32 -1296233688, i32 733239954, i32 1555261956, i32 -1026031705, i32 -1244606671, i32 752459403, i32 1541320221, i32 -1687895376, i32 -328994266, i32 1969922972, i32 40735498, i32 -1677130071, i32 -351390145, i32 1913087877, i32 83908371, i32 -1782625662, i32 -491226604, i32 2075208622, i32 213261112, i32 -1831694693, i32 -438977011, i32 2094854071, i32 198958881, i32 -2032938284, i32 -237706686, i32 1759359992, i32 534414190, i32 -2118248755, i32 -155638181, i32 1873836001, i32 414664567, i32 -2012718362, i32 -15766928, i32 1711684554, i32 285281116, i32 -1889165569, i32 -127750551, i32 1634467795, i32 376229701, i32 -1609899400, i32 -686959890, i32 1308918612, i32 956543938, i32 -1486412191, i32 -799009033, i32 1231636301, i32 1047427035, i32 -1362007478, i32 -640263460, i32 1088359270, i32 936918000, i32 -1447252397, i32 -558129467, i32 1202900863, i32 817233897, i32 -1111625188, i32 -893730166, i32 1404277552, i32 615818150, i32 -1160759803, i32 -841546093, i32 1423857449, i32 601450431, i32 -1285129682, i32 -1000256840, i32 1567103746, i32 711928724, i32 -1274298825, i32 -1022587231, i32 1510334235, i32 755167117]

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %high = alloca i128, align 16
  %out = alloca i32, align 4
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 1, i32 noundef 14, i64 noundef 97123527088, i64 noundef -300007, i32 noundef 0, i64 noundef 12)
  %call67 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef -4570227832990466048, i32 noundef 1, i32 noundef 1033, i32 noundef 842, i32 noundef 192)
  br label %for.body

for.body:                                         ; preds = %entry, %for.inc
  %x.0221 = phi i32 [ 1, %entry ], [ %add83, %for.inc ]
  %and = and i32 %x.0221, 4095
  %cmp = icmp eq i32 %and, 341
  br i1 %cmp, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %call70 = tail call fastcc i32 @parity(i32 noundef %x.0221)
  %call71 = tail call fastcc i32 @reverse(i32 noundef %x.0221)
  %shr72 = lshr i32 %x.0221, 27
  %call73 = tail call fastcc i32 @rotl(i32 noundef %x.0221, i32 noundef %shr72)
  %0 = tail call range(i32 5, 26) i32 @llvm.ctpop.i32(i32 %x.0221)
  %1 = tail call range(i32 0, 24) i32 @llvm.ctlz.i32(i32 %x.0221, i1 true)
  %conv74 = zext i32 %x.0221 to i64
  %conv74209 = add nuw nsw i64 %conv74, 1
  %add78 = mul nuw i64 %conv74209, %conv74
  %call79 = tail call fastcc i32 @isqrt(i64 noundef %add78)
  %call80 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %x.0221, i32 noundef %call70, i32 noundef %call71, i32 noundef %call73, i32 noundef %0, i32 noundef %1, i32 noundef 0, i32 noundef %call79)
  br label %cleanup

for.inc:                                          ; preds = %for.body
  %mul81 = mul i32 %x.0221, 5
  %shr82 = lshr i32 %x.0221, 29
  %add83 = add i32 %mul81, %shr82
  %tobool68.not = icmp eq i32 %add83, 0
  br i1 %tobool68.not, label %cleanup, label %for.body, !llvm.loop !9

cleanup:                                          ; preds = %for.inc, %if.then
  %call85 = tail call fastcc i128 @mulmod()
  %shr.i = lshr i128 %call85, 64
  %conv.i = trunc nuw i128 %shr.i to i64
  %conv1.i = trunc i128 %call85 to i64
  %call.i = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, ptr noundef nonnull @.str.3, i64 noundef %conv.i, i64 noundef %conv1.i)
  %call.i210 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, ptr noundef nonnull @.str.4, i64 noundef -9223344366822, i64 noundef 5988865070887182947)
  %call.i211 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, ptr noundef nonnull @.str.5, i64 noundef -1, i64 noundef -1512)
  call void @llvm.lifetime.start.p0(ptr nonnull %high) #10
  %call88 = call fastcc i128 @fibonacci(ptr noundef %high)
  %shr.i212 = lshr i128 %call88, 64
  %conv.i213 = trunc nuw i128 %shr.i212 to i64
  %conv1.i214 = trunc i128 %call88 to i64
  %call.i215 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, ptr noundef nonnull @.str.6, i64 noundef %conv.i213, i64 noundef %conv1.i214)
  %2 = load i128, ptr %high, align 16, !tbaa !12
  %shr.i216 = lshr i128 %2, 64
  %conv.i217 = trunc nuw i128 %shr.i216 to i64
  %conv1.i218 = trunc i128 %2 to i64
  %call.i219 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, ptr noundef nonnull @.str.7, i64 noundef %conv.i217, i64 noundef %conv1.i218)
  %3 = load i32, ptr getelementptr inbounds nuw (i8, ptr @crc_table, i64 4), align 4, !tbaa !5
  %tobool.not.i = icmp eq i32 %3, 0
  br i1 %tobool.not.i, label %for.cond1.preheader.i, label %for.body14.i.preheader

for.cond1.preheader.i:                            ; preds = %cleanup, %for.cond1.preheader.i
  %indvars.iv.i = phi i64 [ %indvars.iv.next.i, %for.cond1.preheader.i ], [ 0, %cleanup ]
  %4 = trunc nuw nsw i64 %indvars.iv.i to i32
  %crc.le.shift.i = lshr i32 %4, 8
  %tbl.ptradd.i = getelementptr inbounds nuw i32, ptr @.crctable, i64 %indvars.iv.i
  %tbl.ld.i = load i32, ptr %tbl.ptradd.i, align 4
  %crc.next.i = xor i32 %crc.le.shift.i, %tbl.ld.i
  %arrayidx.i = getelementptr inbounds nuw i32, ptr @crc_table, i64 %indvars.iv.i
  store i32 %crc.next.i, ptr %arrayidx.i, align 4, !tbaa !5
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, 256
  br i1 %exitcond.not.i, label %for.body14.i.preheader, label %for.cond1.preheader.i, !llvm.loop !14

for.body14.i.preheader:                           ; preds = %for.cond1.preheader.i, %cleanup
  br label %for.body14.i

for.body14.i:                                     ; preds = %for.body14.i.preheader, %for.body14.i
  %p.039.i = phi ptr [ %incdec.ptr.i, %for.body14.i ], [ @.str.8, %for.body14.i.preheader ]
  %c10.038.i = phi i32 [ %xor20.i, %for.body14.i ], [ -1, %for.body14.i.preheader ]
  %n.addr.037.i = phi i64 [ %dec.i, %for.body14.i ], [ 43, %for.body14.i.preheader ]
  %dec.i = add nsw i64 %n.addr.037.i, -1
  %5 = load i8, ptr %p.039.i, align 1, !tbaa !15
  %c10.0.tr.i = trunc i32 %c10.038.i to i8
  %xor15.narrow.i = xor i8 %5, %c10.0.tr.i
  %idxprom17.i = zext i8 %xor15.narrow.i to i64
  %arrayidx18.i = getelementptr inbounds nuw i32, ptr @crc_table, i64 %idxprom17.i
  %6 = load i32, ptr %arrayidx18.i, align 4, !tbaa !5
  %shr19.i = lshr i32 %c10.038.i, 8
  %xor20.i = xor i32 %6, %shr19.i
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr %p.039.i, i64 1
  %tobool12.not.i = icmp eq i64 %dec.i, 0
  br i1 %tobool12.not.i, label %crc.exit, label %for.body14.i, !llvm.loop !16

crc.exit:                                         ; preds = %for.body14.i
  %7 = xor i32 %xor20.i, -1
  %call91 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %out) #10
  br label %for.body96

for.cond.cleanup95:                               ; preds = %for.body96
  %8 = load i32, ptr %out, align 4, !tbaa !5
  %call106 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %and102, i32 noundef %8)
  %call107 = tail call fastcc signext i8 @saturate(i32 noundef 1000)
  %conv108 = sext i8 %call107 to i32
  %call109 = tail call fastcc signext i8 @saturate(i32 noundef -1000)
  %conv110 = sext i8 %call109 to i32
  %call111 = tail call fastcc signext i8 @saturate(i32 noundef -7)
  %conv112 = sext i8 %call111 to i32
  %call113 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %conv108, i32 noundef %conv110, i32 noundef %conv112)
  %call135 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef 7075692360342860190)
  call void @llvm.lifetime.end.p0(ptr nonnull %out) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %high) #10
  ret i32 0

for.body96:                                       ; preds = %crc.exit, %for.body96
  %i.0223 = phi i32 [ 0, %crc.exit ], [ %inc, %for.body96 ]
  %of.0222 = phi i32 [ 0, %crc.exit ], [ %and102, %for.body96 ]
  %mul97 = mul nuw nsw i32 %of.0222, 3
  %shl = shl nuw nsw i32 1, %i.0223
  %sub99 = add nsw i32 %shl, -3
  %call100 = call fastcc i32 @overflows(i32 noundef %shl, i32 noundef %sub99, ptr noundef %out)
  %add101 = add nuw nsw i32 %call100, %mul97
  %and102 = and i32 %add101, 16777215
  %inc = add nuw nsw i32 %i.0223, 1
  %exitcond.not = icmp eq i32 %inc, 31
  br i1 %exitcond.not, label %for.cond.cleanup95, label %for.body96, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 0, 2) i32 @parity(i32 noundef range(i32 1, 0) %x) unnamed_addr #3 {
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
define internal fastcc noundef i32 @reverse(i32 noundef range(i32 1, 0) %x) unnamed_addr #3 {
entry:
  %0 = tail call i32 @llvm.bitreverse.i32(i32 %x)
  ret i32 %0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef i32 @rotl(i32 noundef range(i32 1, 0) %x, i32 noundef range(i32 0, 32) %n) unnamed_addr #3 {
entry:
  %or = tail call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %n)
  ret i32 %or
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #5

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @isqrt(i64 noundef range(i64 2, -4294967295) %x) unnamed_addr #6 {
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
  %x.addr.1 = sub nuw i64 %x.addr.014, %sub
  %add2 = select i1 %cmp.not, i64 0, i64 %bit.016
  %r.1 = add nuw i64 %add2, %shr
  %shr4 = lshr i64 %bit.016, 2
  %tobool.not = icmp eq i64 %shr4, 0
  br i1 %tobool.not, label %for.end, label %for.body, !llvm.loop !18

for.end:                                          ; preds = %for.body
  %conv = trunc i64 %r.1 to i32
  ret i32 %conv
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i128 @mulmod() unnamed_addr #6 {
entry:
  br label %for.body

for.body:                                         ; preds = %entry, %if.end
  %r.033 = phi i128 [ 0, %entry ], [ %r.1, %if.end ]
  %a.addr.032 = phi i128 [ 170141183460469231731687303715884093382, %entry ], [ %cond12, %if.end ]
  %b.addr.031 = phi i128 [ 18499422192309847277549722465487290445, %entry ], [ %shr, %if.end ]
  %and = and i128 %b.addr.031, 1
  %tobool1.not = icmp eq i128 %and, 0
  br i1 %tobool1.not, label %if.end, label %if.then

if.then:                                          ; preds = %for.body
  %sub.neg = add i128 %a.addr.032, -170141183460469231731687303715884105727
  %sub = sub i128 170141183460469231731687303715884105727, %a.addr.032
  %cmp.not = icmp ult i128 %r.033, %sub
  %cond.p = select i1 %cmp.not, i128 %a.addr.032, i128 %sub.neg
  %cond = add i128 %cond.p, %r.033
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %r.1 = phi i128 [ %cond, %if.then ], [ %r.033, %for.body ]
  %sub4 = sub i128 170141183460469231731687303715884105727, %a.addr.032
  %cmp5.not = icmp ult i128 %a.addr.032, %sub4
  %sub8 = sub nuw i128 %a.addr.032, %sub4
  %add10 = shl i128 %a.addr.032, 1
  %cond12 = select i1 %cmp5.not, i128 %add10, i128 %sub8
  %shr = lshr i128 %b.addr.031, 1
  %tobool.not = icmp eq i128 %shr, 0
  br i1 %tobool.not, label %for.end, label %for.body, !llvm.loop !19

for.end:                                          ; preds = %if.end
  ret i128 %r.1
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal fastcc i128 @fibonacci(ptr noundef nonnull writeonly captures(none) %high) unnamed_addr #7 {
entry:
  br label %while.body

while.body:                                       ; preds = %entry, %while.body
  %n.addr.014 = phi i32 [ 280, %entry ], [ %dec, %while.body ]
  %b.0.off013 = phi i200 [ 1, %entry ], [ %add, %while.body ]
  %a.0.off012 = phi i200 [ 0, %entry ], [ %b.0.off013, %while.body ]
  %dec = add nsw i32 %n.addr.014, -1
  %add = add i200 %b.0.off013, %a.0.off012
  %cmp = icmp samesign ugt i32 %n.addr.014, 1
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !20

while.end:                                        ; preds = %while.body
  %shr = lshr i200 %b.0.off013, 128
  %conv = trunc nuw nsw i200 %shr to i128
  store i128 %conv, ptr %high, align 16, !tbaa !12
  %conv8 = trunc i200 %b.0.off013 to i128
  ret i128 %conv8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal fastcc range(i32 0, 4) i32 @overflows(i32 noundef %a, i32 noundef range(i32 -2147483648, 2147483645) %b, ptr noundef nonnull writeonly captures(none) initializes((0, 4)) %out) unnamed_addr #8 {
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
  store i32 %xor, ptr %out, align 4, !tbaa !5
  ret i32 %or
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc signext i8 @saturate(i32 noundef range(i32 -1000, 1001) %x) unnamed_addr #3 {
entry:
  %0 = tail call i32 @llvm.smax.i32(i32 %x, i32 -128)
  %cond610 = tail call i32 @llvm.smin.i32(i32 %0, i32 127)
  %cond6 = trunc nsw i32 %cond610 to i8
  ret i8 %cond6
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #9

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind }

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
!12 = !{!13, !13, i64 0}
!13 = !{!"__int128", !7, i64 0}
!14 = distinct !{!14, !10, !11}
!15 = !{!7, !7, i64 0}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
!19 = distinct !{!19, !10, !11}
!20 = distinct !{!20, !10, !11}

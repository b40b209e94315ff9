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
  %1 = alloca i128, align 16
  %2 = alloca i32, align 4
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 1, i32 noundef 14, i64 noundef 97123527088, i64 noundef -300007, i32 noundef 0, i64 noundef 12)
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef -4570227832990466048, i32 noundef 1, i32 noundef 1033, i32 noundef 842, i32 noundef 192)
  br label %5

5:                                                ; preds = %0, %21
  %6 = phi i32 [ 1, %0 ], [ %24, %21 ]
  %7 = and i32 %6, 4095
  %8 = icmp eq i32 %7, 341
  br i1 %8, label %9, label %21

9:                                                ; preds = %5
  %10 = tail call fastcc i32 @parity(i32 noundef %6)
  %11 = tail call fastcc i32 @reverse(i32 noundef %6)
  %12 = lshr i32 %6, 27
  %13 = tail call fastcc i32 @rotl(i32 noundef %6, i32 noundef %12)
  %14 = tail call range(i32 5, 26) i32 @llvm.ctpop.i32(i32 %6)
  %15 = tail call range(i32 0, 24) i32 @llvm.ctlz.i32(i32 %6, i1 true)
  %16 = zext i32 %6 to i64
  %17 = add nuw nsw i64 %16, 1
  %18 = mul nuw i64 %17, %16
  %19 = tail call fastcc i32 @isqrt(i64 noundef %18)
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %6, i32 noundef %10, i32 noundef %11, i32 noundef %13, i32 noundef %14, i32 noundef %15, i32 noundef 0, i32 noundef %19)
  br label %26

21:                                               ; preds = %5
  %22 = mul i32 %6, 5
  %23 = lshr i32 %6, 29
  %24 = add i32 %22, %23
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %5, !llvm.loop !9

26:                                               ; preds = %21, %9
  %27 = tail call fastcc i128 @mulmod()
  %28 = lshr i128 %27, 64
  %29 = trunc nuw i128 %28 to i64
  %30 = trunc i128 %27 to i64
  %31 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, ptr noundef nonnull @.str.3, i64 noundef %29, i64 noundef %30)
  %32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, ptr noundef nonnull @.str.4, i64 noundef -9223344366822, i64 noundef 5988865070887182947)
  %33 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, ptr noundef nonnull @.str.5, i64 noundef -1, i64 noundef -1512)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #10
  %34 = call fastcc i128 @fibonacci(ptr noundef %1)
  %35 = lshr i128 %34, 64
  %36 = trunc nuw i128 %35 to i64
  %37 = trunc i128 %34 to i64
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, ptr noundef nonnull @.str.6, i64 noundef %36, i64 noundef %37)
  %39 = load i128, ptr %1, align 16, !tbaa !11
  %40 = lshr i128 %39, 64
  %41 = trunc nuw i128 %40 to i64
  %42 = trunc i128 %39 to i64
  %43 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, ptr noundef nonnull @.str.7, i64 noundef %41, i64 noundef %42)
  %44 = load i32, ptr getelementptr inbounds nuw (i8, ptr @crc_table, i64 4), align 4, !tbaa !5
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %63

46:                                               ; preds = %26, %46
  %47 = phi i64 [ %60, %46 ], [ 0, %26 ]
  %48 = phi <4 x i32> [ %61, %46 ], [ <i32 0, i32 1, i32 2, i32 3>, %26 ]
  %49 = add <4 x i32> %48, splat (i32 4)
  %50 = lshr <4 x i32> %48, splat (i32 8)
  %51 = lshr <4 x i32> %49, splat (i32 8)
  %52 = getelementptr inbounds nuw i32, ptr @.crctable, i64 %47
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %54 = load <4 x i32>, ptr %52, align 16
  %55 = load <4 x i32>, ptr %53, align 16
  %56 = xor <4 x i32> %50, %54
  %57 = xor <4 x i32> %51, %55
  %58 = getelementptr inbounds nuw i32, ptr @crc_table, i64 %47
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 16
  store <4 x i32> %56, ptr %58, align 16, !tbaa !5
  store <4 x i32> %57, ptr %59, align 16, !tbaa !5
  %60 = add nuw i64 %47, 8
  %61 = add <4 x i32> %48, splat (i32 8)
  %62 = icmp eq i64 %60, 256
  br i1 %62, label %63, label %46, !llvm.loop !13

63:                                               ; preds = %46, %26
  br label %64

64:                                               ; preds = %77, %63
  %65 = phi ptr [ @.str.8, %63 ], [ %88, %77 ]
  %66 = phi i32 [ -1, %63 ], [ %87, %77 ]
  %67 = phi i64 [ 43, %63 ], [ %79, %77 ]
  %68 = load i8, ptr %65, align 1, !tbaa !16
  %69 = trunc i32 %66 to i8
  %70 = xor i8 %68, %69
  %71 = zext i8 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr @crc_table, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !5
  %74 = lshr i32 %66, 8
  %75 = xor i32 %73, %74
  %76 = icmp eq i64 %67, 1
  br i1 %76, label %89, label %77, !llvm.loop !17

77:                                               ; preds = %64
  %78 = getelementptr inbounds nuw i8, ptr %65, i64 1
  %79 = add nsw i64 %67, -2
  %80 = load i8, ptr %78, align 1, !tbaa !16
  %81 = trunc i32 %75 to i8
  %82 = xor i8 %80, %81
  %83 = zext i8 %82 to i64
  %84 = getelementptr inbounds nuw i32, ptr @crc_table, i64 %83
  %85 = load i32, ptr %84, align 4, !tbaa !5
  %86 = lshr i32 %75, 8
  %87 = xor i32 %85, %86
  %88 = getelementptr inbounds nuw i8, ptr %65, i64 2
  br label %64

89:                                               ; preds = %64
  %90 = xor i32 %75, -1
  %91 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %90)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10
  br label %103

92:                                               ; preds = %103
  %93 = load i32, ptr %2, align 4, !tbaa !5
  %94 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %111, i32 noundef %93)
  %95 = tail call fastcc signext i8 @saturate(i32 noundef 1000)
  %96 = sext i8 %95 to i32
  %97 = tail call fastcc signext i8 @saturate(i32 noundef -1000)
  %98 = sext i8 %97 to i32
  %99 = tail call fastcc signext i8 @saturate(i32 noundef -7)
  %100 = sext i8 %99 to i32
  %101 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %96, i32 noundef %98, i32 noundef %100)
  %102 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef 7075692360342860190)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #10
  ret i32 0

103:                                              ; preds = %89, %103
  %104 = phi i32 [ 0, %89 ], [ %112, %103 ]
  %105 = phi i32 [ 0, %89 ], [ %111, %103 ]
  %106 = mul nuw nsw i32 %105, 3
  %107 = shl nuw nsw i32 1, %104
  %108 = add nsw i32 %107, -3
  %109 = call fastcc i32 @overflows(i32 noundef %107, i32 noundef %108, ptr noundef %2)
  %110 = add nuw nsw i32 %109, %106
  %111 = and i32 %110, 16777215
  %112 = add nuw nsw i32 %104, 1
  %113 = icmp eq i32 %112, 31
  br i1 %113, label %92, label %103, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 0, 2) i32 @parity(i32 noundef range(i32 1, 0) %0) unnamed_addr #3 {
  %2 = lshr i32 %0, 16
  %3 = xor i32 %2, %0
  %4 = lshr i32 %3, 8
  %5 = xor i32 %4, %3
  %6 = lshr i32 %5, 4
  %7 = xor i32 %6, %5
  %8 = and i32 %7, 15
  %9 = lshr i32 27030, %8
  %10 = and i32 %9, 1
  ret i32 %10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef i32 @reverse(i32 noundef range(i32 1, 0) %0) unnamed_addr #3 {
  %2 = tail call i32 @llvm.bitreverse.i32(i32 %0)
  ret i32 %2
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef i32 @rotl(i32 noundef range(i32 1, 0) %0, i32 noundef range(i32 0, 32) %1) unnamed_addr #3 {
  %3 = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #5

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @isqrt(i64 noundef range(i64 2, -4294967295) %0) unnamed_addr #6 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 4611686018427387904, %1 ], [ %21, %2 ]
  %4 = phi i64 [ 0, %1 ], [ %20, %2 ]
  %5 = phi i64 [ %0, %1 ], [ %18, %2 ]
  %6 = add i64 %3, %4
  %7 = icmp ult i64 %5, %6
  %8 = lshr i64 %4, 1
  %9 = select i1 %7, i64 0, i64 %6
  %10 = sub nuw i64 %5, %9
  %11 = select i1 %7, i64 0, i64 %3
  %12 = add nuw i64 %11, %8
  %13 = lshr i64 %3, 2
  %14 = add i64 %13, %12
  %15 = icmp ult i64 %10, %14
  %16 = lshr i64 %12, 1
  %17 = select i1 %15, i64 0, i64 %14
  %18 = sub nuw i64 %10, %17
  %19 = select i1 %15, i64 0, i64 %13
  %20 = add nuw i64 %19, %16
  %21 = lshr i64 %3, 4
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %2, !llvm.loop !19

23:                                               ; preds = %2
  %24 = trunc i64 %20 to i32
  ret i32 %24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i128 @mulmod() unnamed_addr #6 {
  br label %1

1:                                                ; preds = %0, %15
  %2 = phi i128 [ 0, %0 ], [ %17, %15 ]
  %3 = phi i128 [ 170141183460469231731687303715884093382, %0 ], [ %21, %15 ]
  %4 = phi i128 [ 18499422192309847277549722465487290445, %0 ], [ %22, %15 ]
  %5 = and i128 %4, 1
  %6 = icmp eq i128 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %1
  %8 = sub i128 170141183460469231731687303715884105727, %3
  br label %15

9:                                                ; preds = %1
  %10 = add i128 %3, -170141183460469231731687303715884105727
  %11 = sub i128 170141183460469231731687303715884105727, %3
  %12 = icmp ult i128 %2, %11
  %13 = select i1 %12, i128 %3, i128 %10
  %14 = add i128 %13, %2
  br label %15

15:                                               ; preds = %7, %9
  %16 = phi i128 [ %8, %7 ], [ %11, %9 ]
  %17 = phi i128 [ %2, %7 ], [ %14, %9 ]
  %18 = icmp ult i128 %3, %16
  %19 = sub nuw i128 %3, %16
  %20 = shl i128 %3, 1
  %21 = select i1 %18, i128 %20, i128 %19
  %22 = lshr i128 %4, 1
  %23 = icmp eq i128 %22, 0
  br i1 %23, label %24, label %1, !llvm.loop !20

24:                                               ; preds = %15
  ret i128 %17
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal fastcc i128 @fibonacci(ptr noundef nonnull writeonly captures(none) %0) unnamed_addr #7 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i32 [ 280, %1 ], [ %15, %2 ]
  %4 = phi i200 [ 1, %1 ], [ %16, %2 ]
  %5 = phi i200 [ 0, %1 ], [ %14, %2 ]
  %6 = add i200 %4, %5
  %7 = add i200 %6, %4
  %8 = add i200 %7, %6
  %9 = add i200 %8, %7
  %10 = add i200 %9, %8
  %11 = add i200 %10, %9
  %12 = add i200 %11, %10
  %13 = add i200 %12, %11
  %14 = add i200 %13, %12
  %15 = add nsw i32 %3, -10
  %16 = add i200 %14, %13
  %17 = icmp eq i32 %3, 10
  br i1 %17, label %18, label %2, !llvm.loop !21

18:                                               ; preds = %2
  %19 = lshr i200 %14, 128
  %20 = trunc nuw nsw i200 %19 to i128
  store i128 %20, ptr %0, align 16, !tbaa !11
  %21 = trunc i200 %14 to i128
  ret i128 %21
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal fastcc range(i32 0, 4) i32 @overflows(i32 noundef %0, i32 noundef range(i32 -2147483648, 2147483645) %1, ptr noundef nonnull writeonly captures(none) initializes((0, 4)) %2) unnamed_addr #8 {
  %4 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1)
  %5 = extractvalue { i32, i1 } %4, 1
  %6 = extractvalue { i32, i1 } %4, 0
  %7 = select i1 %5, i32 2, i32 0
  %8 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 %1)
  %9 = extractvalue { i32, i1 } %8, 1
  %10 = extractvalue { i32, i1 } %8, 0
  %11 = zext i1 %9 to i32
  %12 = or disjoint i32 %7, %11
  %13 = xor i32 %6, %10
  store i32 %13, ptr %2, align 4, !tbaa !5
  ret i32 %12
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc signext i8 @saturate(i32 noundef range(i32 -1000, 1001) %0) unnamed_addr #3 {
  %2 = tail call i32 @llvm.smax.i32(i32 %0, i32 -128)
  %3 = tail call i32 @llvm.smin.i32(i32 %2, i32 127)
  %4 = trunc nsw i32 %3 to i8
  ret i8 %4
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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!12, !12, i64 0}
!12 = !{!"__int128", !7, i64 0}
!13 = distinct !{!13, !10, !14, !15}
!14 = !{!"llvm.loop.isvectorized", i32 1}
!15 = !{!"llvm.loop.unroll.runtime.disable"}
!16 = !{!7, !7, i64 0}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}

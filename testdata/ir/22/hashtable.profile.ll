; ModuleID = 'hashtable.c'
source_filename = "hashtable.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Entry = type { ptr, i32, i32 }

$__covrec_DB956436E78DD5FAu = comdat any

$__covrec_6F36B0BE3C2AF7DEu = comdat any

$__covrec_A9E32FA1380D36Cu = comdat any

$__covrec_86035ABE7513EE02u = comdat any

$__covrec_EFD0A679DC03F73Du = comdat any

$__covrec_E7755E48EA620AC7u = comdat any

$__covrec_E29750B03D6915BAu = comdat any

$__profc_main = comdat nodeduplicate

$__profc_hashtable.c_next = comdat nodeduplicate

$__profc_hashtable.c_bump = comdat nodeduplicate

$__profc_hashtable.c_by_count = comdat nodeduplicate

$__profc_hashtable.c_grow = comdat nodeduplicate

$__profc_hashtable.c_fnv = comdat nodeduplicate

$__profc_hashtable.c_find = comdat nodeduplicate

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
@__covrec_DB956436E78DD5FAu = linkonce_odr hidden constant <{ i64, i32, i64, i64, [237 x i8] }> <{ i64 -2624081020897602054, i32 237, i64 740081058239962033, i64 948439975582140084, [237 x i8] c"\01\01\08\01\05\05\09\05\0D\05\0D\01\11\11\15\01\19\01\1D#\01N\10\18\02\03\05\13\00\1C \05\01\00\13\00\1C\05\00\1E\00!\05\00\22\00\A3\80\80\80\08\05\00#\06\04\07\02)\00. \09\05\00)\00.\09\000\003\09\004\01\87\80\80\80\08\09\01\07\00O\05\02\0C\00\14 \0D\0E\00\0C\00\14\0D\00\16\00\97\80\80\80\08\0D\00\17\00\18\0E\00\1B\00\1F\13\03\16\00\1F \11\01\00\16\00\1F\11\00!\00$\11\00%\01\85\80\80\80\08\11\01\05\01 \11\00\09\00\17 \15\16\00\09\00\17\15\00\18\01\87\80\80\80\08\15\01\07\00 \1B\03\16\00\1B \19\01\00\16\00\1B\19\00\1D\00 \19\00!\01\85\80\80\80\08\19\01\05\00O\1F\01\16\00\1B \1D\01\00\16\00\1B\1D\00\1D\00 \1D\00!\01\85\80\80\80\08\1D\01\05\00\19" }>, section "__llvm_covfun", comdat, align 8
@__covrec_6F36B0BE3C2AF7DEu = linkonce_odr hidden constant <{ i64, i32, i64, i64, [9 x i8] }> <{ i64 8013786918052100062, i32 9, i64 24, i64 948439975582140084, [9 x i8] c"\01\01\00\01\01H\1C\04\02" }>, section "__llvm_covfun", comdat, align 8
@__covrec_A9E32FA1380D36Cu = linkonce_odr hidden constant <{ i64, i32, i64, i64, [65 x i8] }> <{ i64 765105036349985644, i32 65, i64 2947946541294680, i64 948439975582140084, [65 x i8] c"\01\01\02\01\05\01\09\09\011,\0C\02\01\01\07\00\1F \05\02\00\07\00\1F\05\00 \01\85\80\80\80\08\05\01\05\00\0C\01\03\07\00\0E \09\06\00\07\00\0E\09\00\0F\00\90\80\80\80\08\09\00\10\05\04" }>, section "__llvm_covfun", comdat, align 8
@__covrec_86035ABE7513EE02u = linkonce_odr hidden constant <{ i64, i32, i64, i64, [114 x i8] }> <{ i64 -8790082273642549758, i32 114, i64 187542672308249681, i64 948439975582140084, [114 x i8] c"\01\01\04\01\05\0B\05\01\09\09\0D\10\01&\1C\09\02\01\02\07\00\14 \05\02\00\07\00\14\05\00\15\01\85\80\80\80\08\05\01\05\00\0C\02\00\0D\01\83\80\80\80\08\02\01\03\05\02\06\00\16\00  \09\02\00\16\00 \09\00\22\00%\09\00&\01\85\80\80\80\08\09\01\05\01F\09\00\09\00\18 \0D\0E\00\09\00\18\0D\00\19\01\87\80\80\80\08\0D\01\07\00F" }>, section "__llvm_covfun", comdat, align 8
@__covrec_EFD0A679DC03F73Du = linkonce_odr hidden constant <{ i64, i32, i64, i64, [42 x i8] }> <{ i64 -1166249261176457411, i32 42, i64 17496, i64 948439975582140084, [42 x i8] c"\01\01\01\01\05\06\01\14$\05\02\03\02\0A\00\0C \05\01\00\0A\00\0C\05\00\0E\00\11\05\00\12\01\85\80\80\80\08\05\01\05\00," }>, section "__llvm_covfun", comdat, align 8
@__covrec_E7755E48EA620AC7u = linkonce_odr hidden constant <{ i64, i32, i64, i64, [115 x i8] }> <{ i64 -1768403611410101561, i32 115, i64 38907283334829144, i64 948439975582140084, [115 x i8] c"\01\01\07\07\09\01\05\01\09\05\0D\0D\11\05\09\05\09\0F\01\1B;\09\02\02\02\0A\00\19 \05\0A\00\0A\00\19\05\00\1A\00\9B\80\80\80\08\05\00\1B\05\04\05\02\09\00\1E\05\00\09\00C \0D\0E\00\09\00\1E\0D\00\1E\00\A2\80\80\80\08\0D\00\22\00C \11\12\00\22\00C\09\00D\01\87\80\80\80\08\09\01\07\00\0C\1A\00\0D\01\85\80\80\80\08\1A\01\05\01\04" }>, section "__llvm_covfun", comdat, align 8
@__covrec_E29750B03D6915BAu = linkonce_odr hidden constant <{ i64, i32, i64, i64, [86 x i8] }> <{ i64 -2119136381779765830, i32 86, i64 46199221892184, i64 948439975582140084, [86 x i8] c"\01\01\03\01\05\05\09\05\09\0C\01?3\05\02\01\02\07\00\1B \05\02\00\07\00\1B\05\00\1C\01\85\80\80\80\08\05\01\05\00(\05\00\0C\00\1F \09\0A\00\0C\00\1F\09\00!\00\A2\80\80\80\08\09\00\22\00#\0A\00&\00(\02\00)\01\83\80\80\80\08\02\01\03\00 " }>, section "__llvm_covfun", comdat, align 8
@__llvm_coverage_mapping = private constant { { i32, i32, i32, i32 }, [45 x i8] } { { i32, i32, i32, i32 } { i32 0, i32 45, i32 0, i32 6 }, [45 x i8] c"\02\22*x\DA\13\D5/\CF/\CA\D6\CFM\CC\CC\D3/I-.II,I\D4O\E6\CEH,\CE(IL\CAI\D5K\06\00\D2\F3\0C?" }, section "__llvm_covmap", align 8
@__profc_main = private global [8 x i64] zeroinitializer, section "__llvm_prf_cnts", comdat, align 8
@__profd_main = private global { i64, i64, i64, i64, ptr, ptr, i32, [3 x i16], i32 } { i64 -2624081020897602054, i64 740081058239962033, i64 sub (i64 ptrtoint (ptr @__profc_main to i64), i64 ptrtoint (ptr @__profd_main to i64)), i64 0, ptr null, ptr null, i32 8, [3 x i16] zeroinitializer, i32 0 }, section "__llvm_prf_data", comdat($__profc_main), align 8
@__profc_hashtable.c_next = private global [1 x i64] zeroinitializer, section "__llvm_prf_cnts", comdat, align 8
@__profd_hashtable.c_next = private global { i64, i64, i64, i64, ptr, ptr, i32, [3 x i16], i32 } { i64 8013786918052100062, i64 24, i64 sub (i64 ptrtoint (ptr @__profc_hashtable.c_next to i64), i64 ptrtoint (ptr @__profd_hashtable.c_next to i64)), i64 0, ptr null, ptr null, i32 1, [3 x i16] zeroinitializer, i32 0 }, section "__llvm_prf_data", comdat($__profc_hashtable.c_next), align 8
@__profc_hashtable.c_bump = private global [3 x i64] zeroinitializer, section "__llvm_prf_cnts", comdat, align 8
@__profd_hashtable.c_bump = private global { i64, i64, i64, i64, ptr, ptr, i32, [3 x i16], i32 } { i64 765105036349985644, i64 2947946541294680, i64 sub (i64 ptrtoint (ptr @__profc_hashtable.c_bump to i64), i64 ptrtoint (ptr @__profd_hashtable.c_bump to i64)), i64 0, ptr null, ptr null, i32 3, [3 x i16] zeroinitializer, i32 0 }, section "__llvm_prf_data", comdat($__profc_hashtable.c_bump), align 8
@__profc_hashtable.c_by_count = private global [3 x i64] zeroinitializer, section "__llvm_prf_cnts", comdat, align 8
@__profd_hashtable.c_by_count = private global { i64, i64, i64, i64, ptr, ptr, i32, [3 x i16], i32 } { i64 -2119136381779765830, i64 46199221892184, i64 sub (i64 ptrtoint (ptr @__profc_hashtable.c_by_count to i64), i64 ptrtoint (ptr @__profd_hashtable.c_by_count to i64)), i64 0, ptr null, ptr null, i32 3, [3 x i16] zeroinitializer, i32 0 }, section "__llvm_prf_data", comdat($__profc_hashtable.c_by_count), align 8
@__profc_hashtable.c_grow = private global [4 x i64] zeroinitializer, section "__llvm_prf_cnts", comdat, align 8
@__profd_hashtable.c_grow = private global { i64, i64, i64, i64, ptr, ptr, i32, [3 x i16], i32 } { i64 -8790082273642549758, i64 187542672308249681, i64 sub (i64 ptrtoint (ptr @__profc_hashtable.c_grow to i64), i64 ptrtoint (ptr @__profd_hashtable.c_grow to i64)), i64 0, ptr null, ptr null, i32 4, [3 x i16] zeroinitializer, i32 0 }, section "__llvm_prf_data", comdat($__profc_hashtable.c_grow), align 8
@__profc_hashtable.c_fnv = private global [2 x i64] zeroinitializer, section "__llvm_prf_cnts", comdat, align 8
@__profd_hashtable.c_fnv = private global { i64, i64, i64, i64, ptr, ptr, i32, [3 x i16], i32 } { i64 -1166249261176457411, i64 17496, i64 sub (i64 ptrtoint (ptr @__profc_hashtable.c_fnv to i64), i64 ptrtoint (ptr @__profd_hashtable.c_fnv to i64)), i64 0, ptr null, ptr null, i32 2, [3 x i16] zeroinitializer, i32 0 }, section "__llvm_prf_data", comdat($__profc_hashtable.c_fnv), align 8
@__profc_hashtable.c_find = private global [5 x i64] zeroinitializer, section "__llvm_prf_cnts", comdat, align 8
@__profd_hashtable.c_find = private global { i64, i64, i64, i64, ptr, ptr, i32, [3 x i16], i32 } { i64 -1768403611410101561, i64 38907283334829144, i64 sub (i64 ptrtoint (ptr @__profc_hashtable.c_find to i64), i64 ptrtoint (ptr @__profd_hashtable.c_find to i64)), i64 0, ptr null, ptr null, i32 5, [3 x i16] zeroinitializer, i32 0 }, section "__llvm_prf_data", comdat($__profc_hashtable.c_find), align 8
@__llvm_prf_nm = private constant [61 x i8] c"m;x\DA\CBM\CC\CCc\CCH,\CE(IL\CAI\D5K\B6\CAK\AD(A\11H*\CD-@\15\A8\8CO\CE/\CDCU\95^\94_\8E\22\90\96W\86\CA\CF\CCK\01\00\97\BB'\F6", section "__llvm_prf_names", align 1
@llvm.used = appending global [9 x ptr] [ptr @__covrec_6F36B0BE3C2AF7DEu, ptr @__covrec_86035ABE7513EE02u, ptr @__covrec_A9E32FA1380D36Cu, ptr @__covrec_DB956436E78DD5FAu, ptr @__covrec_E29750B03D6915BAu, ptr @__covrec_E7755E48EA620AC7u, ptr @__covrec_EFD0A679DC03F73Du, ptr @__llvm_coverage_mapping, ptr @__llvm_prf_nm], section "llvm.metadata"
@llvm.compiler.used = appending global [7 x ptr] [ptr @__profd_hashtable.c_bump, ptr @__profd_hashtable.c_by_count, ptr @__profd_hashtable.c_find, ptr @__profd_hashtable.c_fnv, ptr @__profd_hashtable.c_grow, ptr @__profd_hashtable.c_next, ptr @__profd_main], section "llvm.metadata"

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca [16 x i8], align 16
  %2 = load i64, ptr @__profc_main, align 8
  %3 = add i64 %2, 1
  store i64 %3, ptr @__profc_main, align 8
  %4 = tail call noalias dereferenceable_or_null(128) ptr @calloc(i64 noundef 8, i64 noundef 16) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #14
  %5 = load i64, ptr @state, align 8, !tbaa !10
  br label %8

6:                                                ; preds = %240
  store i64 %230, ptr @state, align 8, !tbaa !10
  %7 = icmp eq i64 %135, 0
  br i1 %7, label %244, label %247

8:                                                ; preds = %0, %240
  %9 = phi i32 [ 0, %0 ], [ %242, %240 ]
  %10 = phi i32 [ 0, %0 ], [ %241, %240 ]
  %11 = phi ptr [ %4, %0 ], [ %136, %240 ]
  %12 = phi i64 [ 8, %0 ], [ %135, %240 ]
  %13 = phi i64 [ 0, %0 ], [ %213, %240 ]
  %14 = phi i64 [ 0, %0 ], [ %199, %240 ]
  %15 = phi i64 [ %5, %0 ], [ %230, %240 ]
  %16 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_main, i64 8), align 8
  %17 = add i64 %16, 1
  store i64 %17, ptr getelementptr inbounds nuw (i8, ptr @__profc_main, i64 8), align 8
  store i8 0, ptr %1, align 16, !tbaa !12
  %18 = load i64, ptr @__profc_hashtable.c_next, align 8
  %19 = add i64 %18, 1
  store i64 %19, ptr @__profc_hashtable.c_next, align 8
  %20 = shl i64 %15, 13
  %21 = xor i64 %20, %15
  %22 = lshr i64 %21, 7
  %23 = xor i64 %22, %21
  %24 = shl i64 %23, 17
  %25 = xor i64 %24, %23
  %26 = trunc i64 %23 to i32
  %27 = and i32 %26, 3
  %28 = add nuw nsw i32 %27, 1
  %29 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_main, i64 16), align 8
  %30 = load i64, ptr @__profc_hashtable.c_next, align 8
  br label %218

31:                                               ; preds = %218
  %32 = load i64, ptr @__profc_hashtable.c_bump, align 8
  %33 = add i64 %32, 1
  store i64 %33, ptr @__profc_hashtable.c_bump, align 8
  %34 = shl i64 %13, 2
  %35 = mul i64 %12, 3
  %36 = icmp ult i64 %34, %35
  br i1 %36, label %133, label %37

37:                                               ; preds = %31
  %38 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_bump, i64 8), align 8
  %39 = add i64 %38, 1
  store i64 %39, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_bump, i64 8), align 8
  %40 = load i64, ptr @__profc_hashtable.c_grow, align 8
  %41 = add i64 %40, 1
  store i64 %41, ptr @__profc_hashtable.c_grow, align 8
  %42 = shl i64 %12, 1
  %43 = call noalias ptr @calloc(i64 noundef %42, i64 noundef 16) #13
  %44 = icmp eq ptr %43, null
  br i1 %44, label %57, label %45

45:                                               ; preds = %37
  %46 = icmp eq i64 %12, 0
  br i1 %46, label %131, label %47

47:                                               ; preds = %45
  %48 = add i64 %42, 4294967295
  %49 = add i64 %42, -1
  %50 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_grow, i64 16), align 8
  %51 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_grow, i64 24), align 8
  %52 = load i64, ptr @__profc_hashtable.c_find, align 8
  %53 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_find, i64 8), align 8
  %54 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_find, i64 24), align 8
  %55 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_find, i64 32), align 8
  %56 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_find, i64 16), align 8
  br label %60

57:                                               ; preds = %37
  store i64 %230, ptr @state, align 8, !tbaa !10
  %58 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_grow, i64 8), align 8
  %59 = add i64 %58, 1
  store i64 %59, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_grow, i64 8), align 8
  call void @abort() #15
  unreachable

60:                                               ; preds = %121, %47
  %61 = phi i64 [ %56, %47 ], [ %122, %121 ]
  %62 = phi i64 [ %55, %47 ], [ %123, %121 ]
  %63 = phi i64 [ %54, %47 ], [ %124, %121 ]
  %64 = phi i64 [ %53, %47 ], [ %125, %121 ]
  %65 = phi i64 [ %52, %47 ], [ %126, %121 ]
  %66 = phi i64 [ %51, %47 ], [ %127, %121 ]
  %67 = phi i64 [ %50, %47 ], [ %70, %121 ]
  %68 = phi i64 [ 0, %47 ], [ %129, %121 ]
  %69 = phi i64 [ %14, %47 ], [ %128, %121 ]
  %70 = add i64 %67, 1
  store i64 %70, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_grow, i64 16), align 8
  %71 = getelementptr inbounds nuw %struct.Entry, ptr %11, i64 %68
  %72 = load ptr, ptr %71, align 8, !tbaa !13
  %73 = icmp eq ptr %72, null
  br i1 %73, label %121, label %74

74:                                               ; preds = %60
  %75 = add i64 %66, 1
  store i64 %75, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_grow, i64 24), align 8
  %76 = load ptr, ptr %71, align 8, !tbaa !13
  %77 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %78 = load i32, ptr %77, align 8, !tbaa !17
  %79 = add i64 %65, 1
  store i64 %79, ptr @__profc_hashtable.c_find, align 8
  %80 = zext i32 %78 to i64
  %81 = and i64 %48, %80
  %82 = getelementptr inbounds nuw %struct.Entry, ptr %43, i64 %81
  %83 = load ptr, ptr %82, align 8, !tbaa !13
  %84 = icmp eq ptr %83, null
  br i1 %84, label %113, label %85

85:                                               ; preds = %74, %105
  %86 = phi i64 [ %106, %105 ], [ %63, %74 ]
  %87 = phi i64 [ %107, %105 ], [ %63, %74 ]
  %88 = phi i64 [ %91, %105 ], [ %64, %74 ]
  %89 = phi i64 [ %92, %105 ], [ %69, %74 ]
  %90 = phi i64 [ %109, %105 ], [ %81, %74 ]
  %91 = add i64 %88, 1
  store i64 %91, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_find, i64 8), align 8
  %92 = add i64 %89, 1
  %93 = getelementptr inbounds nuw %struct.Entry, ptr %43, i64 %90
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %95 = load i32, ptr %94, align 8, !tbaa !17
  %96 = icmp eq i32 %95, %78
  br i1 %96, label %97, label %105

97:                                               ; preds = %85
  %98 = add i64 %87, 1
  store i64 %98, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_find, i64 24), align 8
  %99 = load ptr, ptr %93, align 8, !tbaa !13
  %100 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %99, ptr noundef nonnull readonly dereferenceable(1) %76) #16
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %105

102:                                              ; preds = %97
  %103 = add i64 %62, 1
  store i64 %103, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_find, i64 32), align 8
  %104 = add i64 %61, 1
  store i64 %104, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_find, i64 16), align 8
  br label %113

105:                                              ; preds = %97, %85
  %106 = phi i64 [ %98, %97 ], [ %86, %85 ]
  %107 = phi i64 [ %98, %97 ], [ %87, %85 ]
  %108 = add i64 %90, 1
  %109 = and i64 %108, %49
  %110 = getelementptr inbounds nuw %struct.Entry, ptr %43, i64 %109
  %111 = load ptr, ptr %110, align 8, !tbaa !13
  %112 = icmp eq ptr %111, null
  br i1 %112, label %113, label %85, !llvm.loop !18

113:                                              ; preds = %105, %102, %74
  %114 = phi i64 [ %61, %74 ], [ %104, %102 ], [ %61, %105 ]
  %115 = phi i64 [ %62, %74 ], [ %103, %102 ], [ %62, %105 ]
  %116 = phi i64 [ %63, %74 ], [ %98, %102 ], [ %106, %105 ]
  %117 = phi i64 [ %64, %74 ], [ %91, %102 ], [ %91, %105 ]
  %118 = phi i64 [ %69, %74 ], [ %92, %102 ], [ %92, %105 ]
  %119 = phi i64 [ %81, %74 ], [ %90, %102 ], [ %109, %105 ]
  %120 = getelementptr inbounds nuw %struct.Entry, ptr %43, i64 %119
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %120, ptr noundef nonnull align 8 dereferenceable(16) %71, i64 16, i1 false), !tbaa.struct !21
  br label %121

121:                                              ; preds = %113, %60
  %122 = phi i64 [ %61, %60 ], [ %114, %113 ]
  %123 = phi i64 [ %62, %60 ], [ %115, %113 ]
  %124 = phi i64 [ %63, %60 ], [ %116, %113 ]
  %125 = phi i64 [ %64, %60 ], [ %117, %113 ]
  %126 = phi i64 [ %65, %60 ], [ %79, %113 ]
  %127 = phi i64 [ %66, %60 ], [ %75, %113 ]
  %128 = phi i64 [ %69, %60 ], [ %118, %113 ]
  %129 = add nuw i64 %68, 1
  %130 = icmp eq i64 %129, %12
  br i1 %130, label %131, label %60, !llvm.loop !23

131:                                              ; preds = %121, %45
  %132 = phi i64 [ %14, %45 ], [ %128, %121 ]
  call void @free(ptr noundef %11) #14
  br label %133

133:                                              ; preds = %131, %31
  %134 = phi i64 [ %14, %31 ], [ %132, %131 ]
  %135 = phi i64 [ %12, %31 ], [ %42, %131 ]
  %136 = phi ptr [ %11, %31 ], [ %43, %131 ]
  %137 = load i64, ptr @__profc_hashtable.c_fnv, align 8
  %138 = add i64 %137, 1
  store i64 %138, ptr @__profc_hashtable.c_fnv, align 8
  %139 = load i8, ptr %1, align 16, !tbaa !12
  %140 = icmp eq i8 %139, 0
  br i1 %140, label %156, label %141

141:                                              ; preds = %133
  %142 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_fnv, i64 8), align 8
  br label %143

143:                                              ; preds = %143, %141
  %144 = phi i32 [ %151, %143 ], [ -2128831035, %141 ]
  %145 = phi ptr [ %152, %143 ], [ %1, %141 ]
  %146 = phi i64 [ %147, %143 ], [ %142, %141 ]
  %147 = add i64 %146, 1
  %148 = load i8, ptr %145, align 1, !tbaa !12
  %149 = zext i8 %148 to i32
  %150 = xor i32 %144, %149
  %151 = mul i32 %150, 16777619
  %152 = getelementptr inbounds nuw i8, ptr %145, i64 1
  %153 = load i8, ptr %152, align 1, !tbaa !12
  %154 = icmp eq i8 %153, 0
  br i1 %154, label %155, label %143, !llvm.loop !24

155:                                              ; preds = %143
  store i64 %147, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_fnv, i64 8), align 8
  br label %156

156:                                              ; preds = %155, %133
  %157 = phi i32 [ -2128831035, %133 ], [ %151, %155 ]
  %158 = load i64, ptr @__profc_hashtable.c_find, align 8
  %159 = add i64 %158, 1
  store i64 %159, ptr @__profc_hashtable.c_find, align 8
  %160 = zext i32 %157 to i64
  %161 = add i64 %135, 4294967295
  %162 = and i64 %161, %160
  %163 = getelementptr inbounds nuw %struct.Entry, ptr %136, i64 %162
  %164 = load ptr, ptr %163, align 8, !tbaa !13
  %165 = icmp eq ptr %164, null
  br i1 %165, label %198, label %166

166:                                              ; preds = %156
  %167 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_find, i64 8), align 8
  %168 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_find, i64 24), align 8
  %169 = add i64 %135, -1
  br label %170

170:                                              ; preds = %166, %191
  %171 = phi i64 [ %192, %191 ], [ %168, %166 ]
  %172 = phi i64 [ %175, %191 ], [ %167, %166 ]
  %173 = phi i64 [ %176, %191 ], [ %134, %166 ]
  %174 = phi i64 [ %194, %191 ], [ %162, %166 ]
  %175 = add i64 %172, 1
  store i64 %175, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_find, i64 8), align 8
  %176 = add i64 %173, 1
  %177 = getelementptr inbounds nuw %struct.Entry, ptr %136, i64 %174
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 8
  %179 = load i32, ptr %178, align 8, !tbaa !17
  %180 = icmp eq i32 %179, %157
  br i1 %180, label %181, label %191

181:                                              ; preds = %170
  %182 = add i64 %171, 1
  store i64 %182, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_find, i64 24), align 8
  %183 = load ptr, ptr %177, align 8, !tbaa !13
  %184 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %183, ptr noundef nonnull readonly dereferenceable(1) %1) #16
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %186, label %191

186:                                              ; preds = %181
  %187 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_find, i64 32), align 8
  %188 = add i64 %187, 1
  store i64 %188, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_find, i64 32), align 8
  %189 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_find, i64 16), align 8
  %190 = add i64 %189, 1
  store i64 %190, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_find, i64 16), align 8
  br label %198

191:                                              ; preds = %181, %170
  %192 = phi i64 [ %182, %181 ], [ %171, %170 ]
  %193 = add i64 %174, 1
  %194 = and i64 %193, %169
  %195 = getelementptr inbounds nuw %struct.Entry, ptr %136, i64 %194
  %196 = load ptr, ptr %195, align 8, !tbaa !13
  %197 = icmp eq ptr %196, null
  br i1 %197, label %198, label %170, !llvm.loop !18

198:                                              ; preds = %191, %186, %156
  %199 = phi i64 [ %134, %156 ], [ %176, %186 ], [ %176, %191 ]
  %200 = phi i64 [ %162, %156 ], [ %174, %186 ], [ %194, %191 ]
  %201 = getelementptr inbounds nuw %struct.Entry, ptr %136, i64 %200
  %202 = load ptr, ptr %201, align 8, !tbaa !13
  %203 = icmp eq ptr %202, null
  br i1 %203, label %204, label %212

204:                                              ; preds = %198
  %205 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_bump, i64 16), align 8
  %206 = add i64 %205, 1
  store i64 %206, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_bump, i64 16), align 8
  %207 = call i64 @strlen(ptr noundef nonnull readonly dereferenceable(1) %1) #16
  %208 = add i64 %207, 1
  %209 = call noalias ptr @malloc(i64 noundef %208) #17
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %209, ptr nonnull readonly align 16 %1, i64 %208, i1 false)
  store ptr %209, ptr %201, align 8, !tbaa !13
  %210 = getelementptr inbounds nuw i8, ptr %201, i64 8
  store i32 %157, ptr %210, align 8, !tbaa !17
  %211 = add i64 %13, 1
  br label %212

212:                                              ; preds = %198, %204
  %213 = phi i64 [ %211, %204 ], [ %13, %198 ]
  %214 = getelementptr inbounds nuw i8, ptr %201, i64 12
  %215 = load i32, ptr %214, align 4, !tbaa !25
  %216 = add nsw i32 %215, 1
  store i32 %216, ptr %214, align 4, !tbaa !25
  %217 = icmp slt i32 %215, %10
  br i1 %217, label %240, label %237

218:                                              ; preds = %8, %218
  %219 = phi i32 [ %28, %8 ], [ %235, %218 ]
  %220 = phi i64 [ %29, %8 ], [ %223, %218 ]
  %221 = phi i64 [ %30, %8 ], [ %224, %218 ]
  %222 = phi i64 [ %25, %8 ], [ %230, %218 ]
  %223 = add i64 %220, 1
  store i64 %223, ptr getelementptr inbounds nuw (i8, ptr @__profc_main, i64 16), align 8
  %224 = add i64 %221, 1
  store i64 %224, ptr @__profc_hashtable.c_next, align 8
  %225 = shl i64 %222, 13
  %226 = xor i64 %225, %222
  %227 = lshr i64 %226, 7
  %228 = xor i64 %227, %226
  %229 = shl i64 %228, 17
  %230 = xor i64 %229, %228
  %231 = urem i64 %230, 6
  %232 = shl i64 %231, 2
  %233 = call ptr @llvm.load.relative.i64(ptr @main.syllables.rel, i64 %232)
  %234 = call ptr @strcat(ptr noundef nonnull dereferenceable(1) %1, ptr noundef nonnull dereferenceable(1) %233) #14
  %235 = add nsw i32 %219, -1
  %236 = icmp sgt i32 %219, 1
  br i1 %236, label %218, label %31, !llvm.loop !26

237:                                              ; preds = %212
  %238 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_main, i64 24), align 8
  %239 = add i64 %238, 1
  store i64 %239, ptr getelementptr inbounds nuw (i8, ptr @__profc_main, i64 24), align 8
  br label %240

240:                                              ; preds = %212, %237
  %241 = phi i32 [ %216, %237 ], [ %10, %212 ]
  %242 = add nuw nsw i32 %9, 1
  %243 = icmp eq i32 %242, 20000
  br i1 %243, label %6, label %8, !llvm.loop !27

244:                                              ; preds = %260, %6
  %245 = phi i64 [ 0, %6 ], [ %261, %260 ]
  call void @qsort(ptr noundef %136, i64 noundef %245, i64 noundef 16, ptr noundef nonnull @by_count) #14
  %246 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i64 noundef %245, i64 noundef %135, i64 noundef %199, i32 noundef %241)
  br label %266

247:                                              ; preds = %6, %260
  %248 = phi i64 [ %262, %260 ], [ 0, %6 ]
  %249 = phi i64 [ %261, %260 ], [ 0, %6 ]
  %250 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_main, i64 32), align 8
  %251 = add i64 %250, 1
  store i64 %251, ptr getelementptr inbounds nuw (i8, ptr @__profc_main, i64 32), align 8
  %252 = getelementptr inbounds nuw %struct.Entry, ptr %136, i64 %248
  %253 = load ptr, ptr %252, align 8, !tbaa !13
  %254 = icmp eq ptr %253, null
  br i1 %254, label %260, label %255

255:                                              ; preds = %247
  %256 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_main, i64 40), align 8
  %257 = add i64 %256, 1
  store i64 %257, ptr getelementptr inbounds nuw (i8, ptr @__profc_main, i64 40), align 8
  %258 = add i64 %249, 1
  %259 = getelementptr inbounds nuw %struct.Entry, ptr %136, i64 %249
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %259, ptr noundef nonnull align 8 dereferenceable(16) %252, i64 16, i1 false), !tbaa.struct !21
  br label %260

260:                                              ; preds = %247, %255
  %261 = phi i64 [ %258, %255 ], [ %249, %247 ]
  %262 = add nuw i64 %248, 1
  %263 = icmp eq i64 %262, %135
  br i1 %263, label %244, label %247, !llvm.loop !28

264:                                              ; preds = %266
  %265 = icmp eq i64 %245, 0
  br i1 %265, label %279, label %280

266:                                              ; preds = %244, %266
  %267 = phi i64 [ 0, %244 ], [ %277, %266 ]
  %268 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_main, i64 48), align 8
  %269 = add i64 %268, 1
  store i64 %269, ptr getelementptr inbounds nuw (i8, ptr @__profc_main, i64 48), align 8
  %270 = getelementptr inbounds nuw %struct.Entry, ptr %136, i64 %267
  %271 = getelementptr inbounds nuw i8, ptr %270, i64 12
  %272 = load i32, ptr %271, align 4, !tbaa !25
  %273 = getelementptr inbounds nuw i8, ptr %270, i64 8
  %274 = load i32, ptr %273, align 8, !tbaa !17
  %275 = load ptr, ptr %270, align 8, !tbaa !13
  %276 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %272, i32 noundef %274, ptr noundef %275)
  %277 = add nuw nsw i64 %267, 1
  %278 = icmp eq i64 %277, 8
  br i1 %278, label %264, label %266, !llvm.loop !29

279:                                              ; preds = %280, %264
  call void @free(ptr noundef %136) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #14
  ret i32 0

280:                                              ; preds = %264, %280
  %281 = phi i64 [ %286, %280 ], [ 0, %264 ]
  %282 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_main, i64 56), align 8
  %283 = add i64 %282, 1
  store i64 %283, ptr getelementptr inbounds nuw (i8, ptr @__profc_main, i64 56), align 8
  %284 = getelementptr inbounds nuw %struct.Entry, ptr %136, i64 %281
  %285 = load ptr, ptr %284, align 8, !tbaa !13
  call void @free(ptr noundef %285) #14
  %286 = add nuw i64 %281, 1
  %287 = icmp eq i64 %286, %245
  br i1 %287, label %279, label %280, !llvm.loop !30
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

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal i32 @by_count(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #6 !PGOFuncName !31 {
  %3 = load i64, ptr @__profc_hashtable.c_by_count, align 8
  %4 = add i64 %3, 1
  store i64 %4, ptr @__profc_hashtable.c_by_count, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %6 = load i32, ptr %5, align 4, !tbaa !25
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %8 = load i32, ptr %7, align 4, !tbaa !25
  %9 = icmp eq i32 %6, %8
  br i1 %9, label %20, label %10

10:                                               ; preds = %2
  %11 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_by_count, i64 8), align 8
  %12 = add i64 %11, 1
  store i64 %12, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_by_count, i64 8), align 8
  %13 = load i32, ptr %5, align 4, !tbaa !25
  %14 = load i32, ptr %7, align 4, !tbaa !25
  %15 = icmp slt i32 %13, %14
  %16 = zext i1 %15 to i64
  %17 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_by_count, i64 16), align 8
  %18 = add i64 %17, %16
  store i64 %18, ptr getelementptr inbounds nuw (i8, ptr @__profc_hashtable.c_by_count, i64 16), align 8
  %19 = select i1 %15, i32 1, i32 -1
  br label %24

20:                                               ; preds = %2
  %21 = load ptr, ptr %0, align 8, !tbaa !13
  %22 = load ptr, ptr %1, align 8, !tbaa !13
  %23 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %21, ptr noundef nonnull dereferenceable(1) %22) #16
  br label %24

24:                                               ; preds = %20, %10
  %25 = phi i32 [ %19, %10 ], [ %23, %20 ]
  ret i32 %25
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #12

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #13 = { nounwind allocsize(0,1) }
attributes #14 = { nounwind }
attributes #15 = { noreturn nounwind }
attributes #16 = { nounwind willreturn memory(read) }
attributes #17 = { nounwind allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 2, !"EnableValueProfiling", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !8, i64 0}
!12 = !{!8, !8, i64 0}
!13 = !{!14, !15, i64 0}
!14 = !{!"Entry", !15, i64 0, !7, i64 8, !7, i64 12}
!15 = !{!"p1 omnipotent char", !16, i64 0}
!16 = !{!"any pointer", !8, i64 0}
!17 = !{!14, !7, i64 8}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{i64 0, i64 8, !22, i64 8, i64 4, !6, i64 12, i64 4, !6}
!22 = !{!15, !15, i64 0}
!23 = distinct !{!23, !19, !20}
!24 = distinct !{!24, !19, !20}
!25 = !{!14, !7, i64 12}
!26 = distinct !{!26, !19, !20}
!27 = distinct !{!27, !19, !20}
!28 = distinct !{!28, !19, !20}
!29 = distinct !{!29, !19, !20}
!30 = distinct !{!30, !19, !20}
!31 = !{!"hashtable.c:by_count"}

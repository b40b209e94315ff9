; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32 }
%struct.atomic_flag = type { i8 }

@.str = private unnamed_addr constant [11 x i8] c"rmw %d %d\0A\00", align 1, !dbg !0
@counter = internal global i32 0, align 4, !dbg !7
@.str.1 = private unnamed_addr constant [12 x i8] c"real %g %g\0A\00", align 1, !dbg !33
@.str.2 = private unnamed_addr constant [12 x i8] c"pair %d %d\0A\00", align 1, !dbg !38
@.str.3 = private unnamed_addr constant [9 x i8] c"flag %d\0A\00", align 1, !dbg !40
@__const.main.cells = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@__const.main.more = private unnamed_addr constant [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 16
@where = internal global ptr null, align 8, !dbg !59
@.str.4 = private unnamed_addr constant [13 x i8] c"where %d %d\0A\00", align 1, !dbg !45
@.str.5 = private unnamed_addr constant [13 x i8] c"asm %016llx\0A\00", align 1, !dbg !50
@.str.6 = private unnamed_addr constant [15 x i8] c"jump %d %d %d\0A\00", align 1, !dbg !52
@.str.7 = private unnamed_addr constant [9 x i8] c"poke %d\0A\00", align 1, !dbg !57
@byte = internal global i8 0, align 1, !dbg !62
@real = internal global double 0.000000e+00, align 8, !dbg !67
@both = internal global %struct.pair zeroinitializer, align 8, !dbg !71
@plain = internal global %struct.pair { i32 1, i32 2 }, align 8, !dbg !78
@flag = internal global %struct.atomic_flag zeroinitializer, align 1, !dbg !80
@device = internal global i32 0, align 4, !dbg !89

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !101 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca [4 x i32], align 16
  %4 = alloca [4 x i32], align 16
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %8 = call i32 @rmw(i32 noundef 12), !dbg !105
  %9 = load atomic i32, ptr @counter seq_cst, align 4, !dbg !106
  store i32 %9, ptr %2, align 4, !dbg !106
  %10 = load i32, ptr %2, align 4, !dbg !106
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %8, i32 noundef %10), !dbg !107
  %12 = call double @add_real(double noundef 1.500000e+00), !dbg !108
  %13 = call double @add_real(double noundef -2.500000e-01), !dbg !109
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %12, double noundef %13), !dbg !110
  %15 = call i32 @swap_pair(i32 noundef 3, i32 noundef 4), !dbg !111
  %16 = call i32 @swap_pair(i32 noundef 5, i32 noundef 6), !dbg !112
  %17 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %15, i32 noundef %16), !dbg !113
  %18 = call i32 @locked(), !dbg !114
  %19 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %18), !dbg !115
    #dbg_declare(ptr %3, !116, !DIExpression(), !120)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.main.cells, i64 16, i1 false), !dbg !120
    #dbg_declare(ptr %4, !121, !DIExpression(), !122)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %4, ptr align 16 @__const.main.more, i64 16, i1 false), !dbg !122
  %20 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 0, !dbg !123
  store ptr %20, ptr @where, align 8, !dbg !124
  store i64 8, ptr %5, align 8, !dbg !125
  %21 = load i64, ptr %5, align 8, !dbg !125
  %22 = atomicrmw add ptr @where, i64 %21 seq_cst, align 8, !dbg !125
  store i64 %22, ptr %6, align 8, !dbg !125
  %23 = load ptr, ptr %6, align 8, !dbg !125
  %24 = load i32, ptr %23, align 4, !dbg !126
  %25 = add nsw i32 %24, 5, !dbg !126
  store i32 %25, ptr %23, align 4, !dbg !126
  %26 = load atomic i64, ptr @where acquire, align 8, !dbg !127
  store i64 %26, ptr %7, align 8, !dbg !127
  %27 = load ptr, ptr %7, align 8, !dbg !127
  %28 = load i32, ptr %27, align 4, !dbg !128
  %29 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 0, !dbg !129
  %30 = load i32, ptr %29, align 16, !dbg !129
  %31 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %28, i32 noundef %30), !dbg !130
  %32 = call i64 @assembly(i64 noundef -81985529216486896, i32 noundef 305419896), !dbg !131
  %33 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %32), !dbg !132
  %34 = call i32 @jump(i32 noundef 5), !dbg !133
  %35 = call i32 @jump(i32 noundef -5), !dbg !134
  %36 = call i32 @jump(i32 noundef 0), !dbg !135
  %37 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %34, i32 noundef %35, i32 noundef %36), !dbg !136
  %38 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 0, !dbg !137
  %39 = getelementptr inbounds [4 x i32], ptr %4, i64 0, i64 0, !dbg !138
  %40 = call i32 @poke(ptr noundef %38, ptr noundef %39, i32 noundef 4), !dbg !139
  %41 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %40), !dbg !140
  ret i32 0, !dbg !141
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @rmw(i32 noundef %0) #0 !dbg !142 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !145, !DIExpression(), !146)
    #dbg_declare(ptr %3, !147, !DIExpression(), !148)
  %22 = load i32, ptr %2, align 4, !dbg !149
  store i32 %22, ptr %4, align 4, !dbg !150
  %23 = load i32, ptr %4, align 4, !dbg !150
  %24 = atomicrmw add ptr @counter, i32 %23 monotonic, align 4, !dbg !150
  store i32 %24, ptr %5, align 4, !dbg !150
  %25 = load i32, ptr %5, align 4, !dbg !150
  store i32 %25, ptr %3, align 4, !dbg !148
  store i32 3, ptr %6, align 4, !dbg !151
  %26 = load i32, ptr %6, align 4, !dbg !151
  %27 = atomicrmw sub ptr @counter, i32 %26 acquire, align 4, !dbg !151
  store i32 %27, ptr %7, align 4, !dbg !151
  %28 = load i32, ptr %7, align 4, !dbg !151
  %29 = load i32, ptr %3, align 4, !dbg !152
  %30 = xor i32 %29, %28, !dbg !152
  store i32 %30, ptr %3, align 4, !dbg !152
  store i32 8, ptr %8, align 4, !dbg !153
  %31 = load i32, ptr %8, align 4, !dbg !153
  %32 = atomicrmw or ptr @counter, i32 %31 release, align 4, !dbg !153
  store i32 %32, ptr %9, align 4, !dbg !153
  %33 = load i32, ptr %9, align 4, !dbg !153
  %34 = load i32, ptr %3, align 4, !dbg !154
  %35 = xor i32 %34, %33, !dbg !154
  store i32 %35, ptr %3, align 4, !dbg !154
  store i32 -2, ptr %10, align 4, !dbg !155
  %36 = load i32, ptr %10, align 4, !dbg !155
  %37 = atomicrmw and ptr @counter, i32 %36 acq_rel, align 4, !dbg !155
  store i32 %37, ptr %11, align 4, !dbg !155
  %38 = load i32, ptr %11, align 4, !dbg !155
  %39 = load i32, ptr %3, align 4, !dbg !156
  %40 = xor i32 %39, %38, !dbg !156
  store i32 %40, ptr %3, align 4, !dbg !156
  store i32 85, ptr %12, align 4, !dbg !157
  %41 = load i32, ptr %12, align 4, !dbg !157
  %42 = atomicrmw xor ptr @counter, i32 %41 seq_cst, align 4, !dbg !157
  store i32 %42, ptr %13, align 4, !dbg !157
  %43 = load i32, ptr %13, align 4, !dbg !157
  %44 = load i32, ptr %3, align 4, !dbg !158
  %45 = xor i32 %44, %43, !dbg !158
  store i32 %45, ptr %3, align 4, !dbg !158
  %46 = load i32, ptr %3, align 4, !dbg !159
  store i32 %46, ptr %14, align 4, !dbg !160
  %47 = load i32, ptr %14, align 4, !dbg !160
  %48 = atomicrmw xchg ptr @counter, i32 %47 seq_cst, align 4, !dbg !160
  store i32 %48, ptr %15, align 4, !dbg !160
  %49 = load i32, ptr %15, align 4, !dbg !160
  %50 = load i32, ptr %3, align 4, !dbg !161
  %51 = xor i32 %50, %49, !dbg !161
  store i32 %51, ptr %3, align 4, !dbg !161
  store i32 15, ptr %16, align 4, !dbg !162
  %52 = load i32, ptr %16, align 4, !dbg !162
  %53 = atomicrmw nand ptr @counter, i32 %52 seq_cst, align 4, !dbg !162
  store i32 %53, ptr %17, align 4, !dbg !162
  %54 = load i32, ptr %17, align 4, !dbg !162
  %55 = load i32, ptr %3, align 4, !dbg !163
  %56 = xor i32 %55, %54, !dbg !163
  store i32 %56, ptr %3, align 4, !dbg !163
  store i32 5, ptr %18, align 4, !dbg !164
  %57 = load i32, ptr %18, align 4, !dbg !164
  %58 = atomicrmw min ptr @counter, i32 %57 monotonic, align 4, !dbg !164
  store i32 %58, ptr %19, align 4, !dbg !164
  %59 = load i32, ptr %19, align 4, !dbg !164
  %60 = load i32, ptr %3, align 4, !dbg !165
  %61 = xor i32 %60, %59, !dbg !165
  store i32 %61, ptr %3, align 4, !dbg !165
  store i32 50, ptr %20, align 4, !dbg !166
  %62 = load i32, ptr %20, align 4, !dbg !166
  %63 = atomicrmw max ptr @counter, i32 %62 monotonic, align 4, !dbg !166
  store i32 %63, ptr %21, align 4, !dbg !166
  %64 = load i32, ptr %21, align 4, !dbg !166
  %65 = load i32, ptr %3, align 4, !dbg !167
  %66 = xor i32 %65, %64, !dbg !167
  store i32 %66, ptr %3, align 4, !dbg !167
  %67 = atomicrmw add ptr @byte, i8 -56 seq_cst, align 1, !dbg !168
  %68 = add i8 %67, -56, !dbg !168
  %69 = load i32, ptr %3, align 4, !dbg !169
  %70 = load atomic i8, ptr @byte seq_cst, align 1, !dbg !170
  %71 = zext i8 %70 to i32, !dbg !170
  %72 = add nsw i32 %69, %71, !dbg !171
  ret i32 %72, !dbg !172
}

; Function Attrs: noinline nounwind uwtable
define internal double @add_real(double noundef %0) #0 !dbg !173 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca i8, align 1
  store double %0, ptr %2, align 8
    #dbg_declare(ptr %2, !176, !DIExpression(), !177)
    #dbg_declare(ptr %3, !178, !DIExpression(), !179)
  %7 = load atomic i64, ptr @real seq_cst, align 8, !dbg !180
  store i64 %7, ptr %4, align 8, !dbg !180
  %8 = load double, ptr %4, align 8, !dbg !180
  store double %8, ptr %3, align 8, !dbg !179
  br label %9, !dbg !181

9:                                                ; preds = %24, %1
  %10 = load double, ptr %3, align 8, !dbg !182
  %11 = load double, ptr %2, align 8, !dbg !183
  %12 = fadd double %10, %11, !dbg !184
  store double %12, ptr %5, align 8, !dbg !185
  %13 = load i64, ptr %3, align 8, !dbg !185
  %14 = load i64, ptr %5, align 8, !dbg !185
  %15 = cmpxchg weak ptr @real, i64 %13, i64 %14 release monotonic, align 8, !dbg !185
  %16 = extractvalue { i64, i1 } %15, 0, !dbg !185
  %17 = extractvalue { i64, i1 } %15, 1, !dbg !185
  br i1 %17, label %19, label %18, !dbg !185

18:                                               ; preds = %9
  store i64 %16, ptr %3, align 8, !dbg !185
  br label %19, !dbg !185

19:                                               ; preds = %18, %9
  %20 = zext i1 %17 to i8, !dbg !185
  store i8 %20, ptr %6, align 1, !dbg !185
  %21 = load i8, ptr %6, align 1, !dbg !185
  %22 = trunc i8 %21 to i1, !dbg !185
  %23 = xor i1 %22, true, !dbg !186
  br i1 %23, label %24, label %25, !dbg !181

24:                                               ; preds = %19
  br label %9, !dbg !181, !llvm.loop !187

25:                                               ; preds = %19
  %26 = load atomic double, ptr @real seq_cst, align 8, !dbg !190
  ret double %26, !dbg !191
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @swap_pair(i32 noundef %0, i32 noundef %1) #0 !dbg !192 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.pair, align 4
  %6 = alloca %struct.pair, align 4
  %7 = alloca %struct.pair, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.pair, align 4
  %10 = alloca i8, align 1
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !195, !DIExpression(), !196)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !197, !DIExpression(), !198)
    #dbg_declare(ptr %5, !199, !DIExpression(), !200)
  %11 = getelementptr inbounds nuw %struct.pair, ptr %5, i32 0, i32 0, !dbg !201
  %12 = load i32, ptr %3, align 4, !dbg !202
  store i32 %12, ptr %11, align 4, !dbg !201
  %13 = getelementptr inbounds nuw %struct.pair, ptr %5, i32 0, i32 1, !dbg !201
  %14 = load i32, ptr %4, align 4, !dbg !203
  store i32 %14, ptr %13, align 4, !dbg !201
    #dbg_declare(ptr %6, !204, !DIExpression(), !205)
  %15 = load atomic i64, ptr @both acquire, align 8, !dbg !206
  store i64 %15, ptr %7, align 8, !dbg !206
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 8 %7, i64 8, i1 false), !dbg !206
    #dbg_declare(ptr %8, !207, !DIExpression(), !208)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %5, i64 8, i1 false), !dbg !209
  %16 = load i64, ptr %6, align 4, !dbg !210
  %17 = load i64, ptr %9, align 4, !dbg !210
  %18 = cmpxchg ptr @both, i64 %16, i64 %17 seq_cst seq_cst, align 8, !dbg !210
  %19 = extractvalue { i64, i1 } %18, 0, !dbg !210
  %20 = extractvalue { i64, i1 } %18, 1, !dbg !210
  br i1 %20, label %22, label %21, !dbg !210

21:                                               ; preds = %2
  store i64 %19, ptr %6, align 4, !dbg !210
  br label %22, !dbg !210

22:                                               ; preds = %21, %2
  %23 = zext i1 %20 to i8, !dbg !210
  store i8 %23, ptr %10, align 1, !dbg !210
  %24 = load i8, ptr %10, align 1, !dbg !210
  %25 = trunc i8 %24 to i1, !dbg !210
  %26 = zext i1 %25 to i32, !dbg !210
  store i32 %26, ptr %8, align 4, !dbg !208
  %27 = load i64, ptr %5, align 4, !dbg !211
  store atomic i64 %27, ptr @plain seq_cst, align 8, !dbg !211
  %28 = load i32, ptr %8, align 4, !dbg !212
  %29 = getelementptr inbounds nuw %struct.pair, ptr %6, i32 0, i32 0, !dbg !213
  %30 = load i32, ptr %29, align 4, !dbg !213
  %31 = mul nsw i32 %30, 10, !dbg !214
  %32 = add nsw i32 %28, %31, !dbg !215
  %33 = getelementptr inbounds nuw %struct.pair, ptr %6, i32 0, i32 1, !dbg !216
  %34 = load i32, ptr %33, align 4, !dbg !216
  %35 = mul nsw i32 %34, 100, !dbg !217
  %36 = add nsw i32 %32, %35, !dbg !218
  %37 = load i32, ptr getelementptr inbounds nuw (%struct.pair, ptr @plain, i32 0, i32 1), align 4, !dbg !219
  %38 = add nsw i32 %36, %37, !dbg !220
  ret i32 %38, !dbg !221
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @locked() #0 !dbg !222 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
    #dbg_declare(ptr %1, !223, !DIExpression(), !224)
  store i8 1, ptr %2, align 1, !dbg !225
  %8 = load i8, ptr %2, align 1, !dbg !225
  %9 = atomicrmw xchg ptr @flag, i8 %8 seq_cst, align 1, !dbg !225
  store i8 %9, ptr %3, align 1, !dbg !225
  %10 = load i8, ptr %3, align 1, !dbg !225
  %11 = trunc i8 %10 to i1, !dbg !225
  %12 = zext i1 %11 to i32, !dbg !225
  store i32 %12, ptr %1, align 4, !dbg !224
    #dbg_declare(ptr %4, !226, !DIExpression(), !227)
  store i8 1, ptr %5, align 1, !dbg !228
  %13 = load i8, ptr %5, align 1, !dbg !228
  %14 = atomicrmw xchg ptr @flag, i8 %13 acquire, align 1, !dbg !228
  store i8 %14, ptr %6, align 1, !dbg !228
  %15 = load i8, ptr %6, align 1, !dbg !228
  %16 = trunc i8 %15 to i1, !dbg !228
  %17 = zext i1 %16 to i32, !dbg !228
  store i32 %17, ptr %4, align 4, !dbg !227
  store i8 0, ptr %7, align 1, !dbg !229
  %18 = load i8, ptr %7, align 1, !dbg !229
  store atomic i8 %18, ptr @flag seq_cst, align 1, !dbg !229
  fence seq_cst, !dbg !230
  fence syncscope("singlethread") acq_rel, !dbg !231
  %19 = load i32, ptr %1, align 4, !dbg !232
  %20 = mul nsw i32 %19, 2, !dbg !233
  %21 = load i32, ptr %4, align 4, !dbg !234
  %22 = add nsw i32 %20, %21, !dbg !235
  ret i32 %22, !dbg !236
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal i64 @assembly(i64 noundef %0, i32 noundef %1) #0 !dbg !237 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  store i64 %0, ptr %3, align 8
    #dbg_declare(ptr %3, !240, !DIExpression(), !241)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !242, !DIExpression(), !243)
    #dbg_declare(ptr %5, !244, !DIExpression(), !245)
    #dbg_declare(ptr %6, !246, !DIExpression(), !247)
  %10 = load i64, ptr %3, align 8, !dbg !248
  %11 = load i64, ptr %3, align 8, !dbg !249
  %12 = call { i64, i64 } asm "mulq $3", "={dx},={ax},{ax},r,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %10, i64 %11) #5, !dbg !250, !srcloc !251
  %13 = extractvalue { i64, i64 } %12, 0, !dbg !250
  %14 = extractvalue { i64, i64 } %12, 1, !dbg !250
  store i64 %13, ptr %5, align 8, !dbg !250
  store i64 %14, ptr %6, align 8, !dbg !250
  %15 = load i64, ptr %6, align 8, !dbg !252
  %16 = call i64 asm sideeffect "", "=r,0,~{memory},~{dirflag},~{fpsr},~{flags}"(i64 %15) #6, !dbg !252, !srcloc !253
  store i64 %16, ptr %6, align 8, !dbg !252
  %17 = load i32, ptr %4, align 4, !dbg !254
  %18 = load i64, ptr %5, align 8, !dbg !255
  %19 = trunc i64 %18 to i32, !dbg !256
  %20 = call i32 asm "$(addl $1, $0$|add $0, $1$)", "=r,r,0,~{flags},~{dirflag},~{fpsr},~{flags}"(i32 %19, i32 %17) #5, !dbg !254, !srcloc !257
  store i32 %20, ptr %4, align 4, !dbg !254
    #dbg_declare(ptr %7, !258, !DIExpression(), !259)
  %21 = load i64, ptr %6, align 8, !dbg !260
  %22 = load i64, ptr %3, align 8, !dbg !261
  %23 = call { i8, i64 } asm "addq $2, $1", "={@ccc},=r,er,1,~{dirflag},~{fpsr},~{flags}"(i64 %22, i64 %21) #5, !dbg !260, !srcloc !262
  %24 = extractvalue { i8, i64 } %23, 0, !dbg !260
  %25 = extractvalue { i8, i64 } %23, 1, !dbg !260
  %26 = icmp ult i8 %24, 2, !dbg !260
  call void @llvm.assume(i1 %26), !dbg !260
  store i8 %24, ptr %7, align 1, !dbg !260
  store i64 %25, ptr %6, align 8, !dbg !260
    #dbg_declare(ptr %8, !263, !DIExpression(), !264)
  %27 = load i32, ptr %4, align 4, !dbg !265
  %28 = call i8 asm "movb ${1:b}, $0", "=q,Q,~{dirflag},~{fpsr},~{flags}"(i32 %27) #5, !dbg !266, !srcloc !267
  store i8 %28, ptr %8, align 1, !dbg !266
    #dbg_declare(ptr %9, !268, !DIExpression(), !269)
  store i32 5, ptr %9, align 4, !dbg !269
  call void asm sideeffect "addl $1, $0", "=*m,i,*m,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %9, i32 37, ptr elementtype(i32) %9) #6, !dbg !270, !srcloc !271
  %29 = load i64, ptr %6, align 8, !dbg !272
  %30 = load i64, ptr %5, align 8, !dbg !273
  %31 = xor i64 %29, %30, !dbg !274
  %32 = load i32, ptr %4, align 4, !dbg !275
  %33 = zext i32 %32 to i64, !dbg !275
  %34 = xor i64 %31, %33, !dbg !276
  %35 = load i8, ptr %8, align 1, !dbg !277
  %36 = zext i8 %35 to i64, !dbg !277
  %37 = xor i64 %34, %36, !dbg !278
  %38 = load i8, ptr %7, align 1, !dbg !279
  %39 = trunc i8 %38 to i1, !dbg !279
  %40 = zext i1 %39 to i64, !dbg !280
  %41 = shl i64 %40, 40, !dbg !281
  %42 = xor i64 %37, %41, !dbg !282
  %43 = load i32, ptr %9, align 4, !dbg !283
  %44 = zext i32 %43 to i64, !dbg !283
  %45 = xor i64 %42, %44, !dbg !284
  ret i64 %45, !dbg !285
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @jump(i32 noundef %0) #0 !dbg !286 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !287, !DIExpression(), !288)
  %4 = load i32, ptr %3, align 4, !dbg !289
  callbr void asm sideeffect "testl $0, $0\0A\09js ${1:l}\0A\09jz ${2:l}", "r,!i,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %4) #6
          to label %5 [label %6, label %7], !dbg !290, !srcloc !291

5:                                                ; preds = %1
  store i32 1, ptr %2, align 4, !dbg !292
  br label %8, !dbg !292

6:                                                ; preds = %1
    #dbg_label(!293, !294)
  store i32 -1, ptr %2, align 4, !dbg !295
  br label %8, !dbg !295

7:                                                ; preds = %1
    #dbg_label(!296, !297)
  store i32 0, ptr %2, align 4, !dbg !298
  br label %8, !dbg !298

8:                                                ; preds = %7, %6, %5
  %9 = load i32, ptr %2, align 4, !dbg !299
  ret i32 %9, !dbg !299
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @poke(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2) #0 !dbg !300 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !307, !DIExpression(), !308)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !309, !DIExpression(), !310)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !311, !DIExpression(), !312)
    #dbg_declare(ptr %7, !313, !DIExpression(), !315)
  store i32 0, ptr %7, align 4, !dbg !315
  br label %8, !dbg !316

8:                                                ; preds = %33, %3
  %9 = load i32, ptr %7, align 4, !dbg !317
  %10 = load i32, ptr %6, align 4, !dbg !319
  %11 = icmp slt i32 %9, %10, !dbg !320
  br i1 %11, label %12, label %36, !dbg !321

12:                                               ; preds = %8
  %13 = load ptr, ptr %5, align 8, !dbg !322
  %14 = load i32, ptr %7, align 4, !dbg !324
  %15 = sext i32 %14 to i64, !dbg !322
  %16 = getelementptr inbounds i32, ptr %13, i64 %15, !dbg !322
  call void @llvm.prefetch.p0(ptr %16, i32 0, i32 1, i32 1), !dbg !325
  %17 = load ptr, ptr %5, align 8, !dbg !326
  %18 = load i32, ptr %7, align 4, !dbg !327
  %19 = sext i32 %18 to i64, !dbg !326
  %20 = getelementptr inbounds i32, ptr %17, i64 %19, !dbg !326
  %21 = load i32, ptr %20, align 4, !dbg !326
  %22 = load ptr, ptr %4, align 8, !dbg !328
  %23 = load i32, ptr %7, align 4, !dbg !329
  %24 = sext i32 %23 to i64, !dbg !328
  %25 = getelementptr inbounds i32, ptr %22, i64 %24, !dbg !328
  %26 = load i32, ptr %25, align 4, !dbg !330
  %27 = add nsw i32 %26, %21, !dbg !330
  store i32 %27, ptr %25, align 4, !dbg !330
  %28 = load ptr, ptr %4, align 8, !dbg !331
  %29 = load i32, ptr %7, align 4, !dbg !332
  %30 = sext i32 %29 to i64, !dbg !331
  %31 = getelementptr inbounds i32, ptr %28, i64 %30, !dbg !331
  %32 = load i32, ptr %31, align 4, !dbg !331
  store volatile i32 %32, ptr @device, align 4, !dbg !333
  br label %33, !dbg !334

33:                                               ; preds = %12
  %34 = load i32, ptr %7, align 4, !dbg !335
  %35 = add nsw i32 %34, 1, !dbg !335
  store i32 %35, ptr %7, align 4, !dbg !335
  br label %8, !dbg !336, !llvm.loop !337

36:                                               ; preds = %8
  %37 = load volatile i32, ptr @device, align 4, !dbg !339
  %38 = icmp sgt i32 %37, 100, !dbg !340
  %39 = zext i1 %38 to i32, !dbg !340
  %40 = sext i32 %39 to i64, !dbg !339
  %41 = icmp ne i64 %40, 0, !dbg !341
  br i1 %41, label %42, label %43, !dbg !341

42:                                               ; preds = %36
  br label %45, !dbg !341

43:                                               ; preds = %36
  %44 = load volatile i32, ptr @device, align 4, !dbg !342
  br label %45, !dbg !341

45:                                               ; preds = %43, %42
  %46 = phi i32 [ -1, %42 ], [ %44, %43 ], !dbg !341
  ret i32 %46, !dbg !343
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #5 = { nounwind memory(none) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!93, !94, !95, !96, !97, !98, !99}
!llvm.ident = !{!100}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 98, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "atomics.c", directory: ".", checksumkind: CSK_MD5, checksum: "b3f91103b7a926c2a148cb3ad1603894")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 11)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "counter", scope: !9, file: !2, line: 9, type: !92, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !10, retainedTypes: !21, globals: !32, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !12, line: 68, baseType: !13, size: 32, elements: !14)
!12 = !DIFile(filename: "usr/lib/llvm-22/lib/clang/22/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !{!15, !16, !17, !18, !19, !20}
!15 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!16 = !DIEnumerator(name: "memory_order_consume", value: 1)
!17 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!18 = !DIEnumerator(name: "memory_order_release", value: 3)
!19 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!20 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!21 = !{!22, !23, !25, !29}
!22 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !26, line: 26, baseType: !27)
!26 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !28, line: 42, baseType: !13)
!28 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !26, line: 27, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !28, line: 45, baseType: !31)
!31 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!32 = !{!0, !33, !38, !40, !45, !50, !52, !57, !7, !59, !62, !67, !71, !78, !80, !89}
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 99, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 12)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 100, type: !35, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 101, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 9)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 105, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 13)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 107, type: !47, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !2, line: 109, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 15)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !2, line: 110, type: !42, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "where", scope: !9, file: !2, line: 12, type: !61, isLocal: true, isDefinition: true)
!61 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !23)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "byte", scope: !9, file: !2, line: 10, type: !64, isLocal: true, isDefinition: true)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uchar", file: !12, line: 101, baseType: !65)
!65 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !66)
!66 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "real", scope: !9, file: !2, line: 11, type: !69, isLocal: true, isDefinition: true)
!69 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !70)
!70 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "both", scope: !9, file: !2, line: 17, type: !73, isLocal: true, isDefinition: true)
!73 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !74)
!74 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !2, line: 14, size: 64, elements: !75)
!75 = !{!76, !77}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !74, file: !2, line: 15, baseType: !24, size: 32)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !74, file: !2, line: 15, baseType: !24, size: 32, offset: 32)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "plain", scope: !9, file: !2, line: 16, type: !74, isLocal: true, isDefinition: true, align: 64)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(name: "flag", scope: !9, file: !2, line: 13, type: !82, isLocal: true, isDefinition: true)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !12, line: 173, baseType: !83)
!83 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !12, line: 173, size: 8, elements: !84)
!84 = !{!85}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !83, file: !12, line: 173, baseType: !86, size: 8)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !12, line: 97, baseType: !87)
!87 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !88)
!88 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "device", scope: !9, file: !2, line: 18, type: !91, isLocal: true, isDefinition: true)
!91 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !24)
!92 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!93 = !{i32 7, !"Dwarf Version", i32 5}
!94 = !{i32 2, !"Debug Info Version", i32 3}
!95 = !{i32 1, !"wchar_size", i32 4}
!96 = !{i32 8, !"PIC Level", i32 2}
!97 = !{i32 7, !"PIE Level", i32 2}
!98 = !{i32 7, !"uwtable", i32 2}
!99 = !{i32 7, !"frame-pointer", i32 2}
!100 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!101 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 97, type: !102, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !104)
!102 = !DISubroutineType(types: !103)
!103 = !{!24}
!104 = !{}
!105 = !DILocation(line: 98, column: 25, scope: !101)
!106 = !DILocation(line: 98, column: 34, scope: !101)
!107 = !DILocation(line: 98, column: 3, scope: !101)
!108 = !DILocation(line: 99, column: 26, scope: !101)
!109 = !DILocation(line: 99, column: 41, scope: !101)
!110 = !DILocation(line: 99, column: 3, scope: !101)
!111 = !DILocation(line: 100, column: 26, scope: !101)
!112 = !DILocation(line: 100, column: 43, scope: !101)
!113 = !DILocation(line: 100, column: 3, scope: !101)
!114 = !DILocation(line: 101, column: 23, scope: !101)
!115 = !DILocation(line: 101, column: 3, scope: !101)
!116 = !DILocalVariable(name: "cells", scope: !101, file: !2, line: 102, type: !117)
!117 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 128, elements: !118)
!118 = !{!119}
!119 = !DISubrange(count: 4)
!120 = !DILocation(line: 102, column: 7, scope: !101)
!121 = !DILocalVariable(name: "more", scope: !101, file: !2, line: 102, type: !117)
!122 = !DILocation(line: 102, column: 32, scope: !101)
!123 = !DILocation(line: 103, column: 23, scope: !101)
!124 = !DILocation(line: 103, column: 3, scope: !101)
!125 = !DILocation(line: 104, column: 4, scope: !101)
!126 = !DILocation(line: 104, column: 32, scope: !101)
!127 = !DILocation(line: 105, column: 28, scope: !101)
!128 = !DILocation(line: 105, column: 27, scope: !101)
!129 = !DILocation(line: 105, column: 80, scope: !101)
!130 = !DILocation(line: 105, column: 3, scope: !101)
!131 = !DILocation(line: 107, column: 47, scope: !101)
!132 = !DILocation(line: 107, column: 3, scope: !101)
!133 = !DILocation(line: 109, column: 29, scope: !101)
!134 = !DILocation(line: 109, column: 38, scope: !101)
!135 = !DILocation(line: 109, column: 48, scope: !101)
!136 = !DILocation(line: 109, column: 3, scope: !101)
!137 = !DILocation(line: 110, column: 28, scope: !101)
!138 = !DILocation(line: 110, column: 35, scope: !101)
!139 = !DILocation(line: 110, column: 23, scope: !101)
!140 = !DILocation(line: 110, column: 3, scope: !101)
!141 = !DILocation(line: 111, column: 3, scope: !101)
!142 = distinct !DISubprogram(name: "rmw", scope: !2, file: !2, line: 20, type: !143, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !104)
!143 = !DISubroutineType(types: !144)
!144 = !{!24, !24}
!145 = !DILocalVariable(name: "x", arg: 1, scope: !142, file: !2, line: 20, type: !24)
!146 = !DILocation(line: 20, column: 29, scope: !142)
!147 = !DILocalVariable(name: "r", scope: !142, file: !2, line: 21, type: !24)
!148 = !DILocation(line: 21, column: 7, scope: !142)
!149 = !DILocation(line: 21, column: 47, scope: !142)
!150 = !DILocation(line: 21, column: 11, scope: !142)
!151 = !DILocation(line: 22, column: 8, scope: !142)
!152 = !DILocation(line: 22, column: 5, scope: !142)
!153 = !DILocation(line: 23, column: 8, scope: !142)
!154 = !DILocation(line: 23, column: 5, scope: !142)
!155 = !DILocation(line: 24, column: 8, scope: !142)
!156 = !DILocation(line: 24, column: 5, scope: !142)
!157 = !DILocation(line: 25, column: 8, scope: !142)
!158 = !DILocation(line: 25, column: 5, scope: !142)
!159 = !DILocation(line: 26, column: 34, scope: !142)
!160 = !DILocation(line: 26, column: 8, scope: !142)
!161 = !DILocation(line: 26, column: 5, scope: !142)
!162 = !DILocation(line: 27, column: 8, scope: !142)
!163 = !DILocation(line: 27, column: 5, scope: !142)
!164 = !DILocation(line: 28, column: 8, scope: !142)
!165 = !DILocation(line: 28, column: 5, scope: !142)
!166 = !DILocation(line: 29, column: 8, scope: !142)
!167 = !DILocation(line: 29, column: 5, scope: !142)
!168 = !DILocation(line: 30, column: 8, scope: !142)
!169 = !DILocation(line: 31, column: 10, scope: !142)
!170 = !DILocation(line: 31, column: 14, scope: !142)
!171 = !DILocation(line: 31, column: 12, scope: !142)
!172 = !DILocation(line: 31, column: 3, scope: !142)
!173 = distinct !DISubprogram(name: "add_real", scope: !2, file: !2, line: 34, type: !174, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !104)
!174 = !DISubroutineType(types: !175)
!175 = !{!70, !70}
!176 = !DILocalVariable(name: "d", arg: 1, scope: !173, file: !2, line: 34, type: !70)
!177 = !DILocation(line: 34, column: 40, scope: !173)
!178 = !DILocalVariable(name: "old", scope: !173, file: !2, line: 35, type: !70)
!179 = !DILocation(line: 35, column: 10, scope: !173)
!180 = !DILocation(line: 35, column: 16, scope: !173)
!181 = !DILocation(line: 36, column: 3, scope: !173)
!182 = !DILocation(line: 36, column: 62, scope: !173)
!183 = !DILocation(line: 36, column: 68, scope: !173)
!184 = !DILocation(line: 36, column: 66, scope: !173)
!185 = !DILocation(line: 36, column: 11, scope: !173)
!186 = !DILocation(line: 36, column: 10, scope: !173)
!187 = distinct !{!187, !181, !188, !189}
!188 = !DILocation(line: 37, column: 5, scope: !173)
!189 = !{!"llvm.loop.mustprogress"}
!190 = !DILocation(line: 38, column: 10, scope: !173)
!191 = !DILocation(line: 38, column: 3, scope: !173)
!192 = distinct !DISubprogram(name: "swap_pair", scope: !2, file: !2, line: 41, type: !193, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !104)
!193 = !DISubroutineType(types: !194)
!194 = !{!24, !24, !24}
!195 = !DILocalVariable(name: "a", arg: 1, scope: !192, file: !2, line: 41, type: !24)
!196 = !DILocation(line: 41, column: 35, scope: !192)
!197 = !DILocalVariable(name: "b", arg: 2, scope: !192, file: !2, line: 41, type: !24)
!198 = !DILocation(line: 41, column: 42, scope: !192)
!199 = !DILocalVariable(name: "want", scope: !192, file: !2, line: 42, type: !74)
!200 = !DILocation(line: 42, column: 15, scope: !192)
!201 = !DILocation(line: 42, column: 22, scope: !192)
!202 = !DILocation(line: 42, column: 23, scope: !192)
!203 = !DILocation(line: 42, column: 26, scope: !192)
!204 = !DILocalVariable(name: "old", scope: !192, file: !2, line: 42, type: !74)
!205 = !DILocation(line: 42, column: 30, scope: !192)
!206 = !DILocation(line: 42, column: 36, scope: !192)
!207 = !DILocalVariable(name: "ok", scope: !192, file: !2, line: 43, type: !24)
!208 = !DILocation(line: 43, column: 7, scope: !192)
!209 = !DILocation(line: 43, column: 56, scope: !192)
!210 = !DILocation(line: 43, column: 12, scope: !192)
!211 = !DILocation(line: 44, column: 3, scope: !192)
!212 = !DILocation(line: 45, column: 10, scope: !192)
!213 = !DILocation(line: 45, column: 19, scope: !192)
!214 = !DILocation(line: 45, column: 21, scope: !192)
!215 = !DILocation(line: 45, column: 13, scope: !192)
!216 = !DILocation(line: 45, column: 32, scope: !192)
!217 = !DILocation(line: 45, column: 34, scope: !192)
!218 = !DILocation(line: 45, column: 26, scope: !192)
!219 = !DILocation(line: 45, column: 48, scope: !192)
!220 = !DILocation(line: 45, column: 40, scope: !192)
!221 = !DILocation(line: 45, column: 3, scope: !192)
!222 = distinct !DISubprogram(name: "locked", scope: !2, file: !2, line: 48, type: !102, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !104)
!223 = !DILocalVariable(name: "first", scope: !222, file: !2, line: 49, type: !24)
!224 = !DILocation(line: 49, column: 7, scope: !222)
!225 = !DILocation(line: 49, column: 15, scope: !222)
!226 = !DILocalVariable(name: "second", scope: !222, file: !2, line: 50, type: !24)
!227 = !DILocation(line: 50, column: 7, scope: !222)
!228 = !DILocation(line: 50, column: 16, scope: !222)
!229 = !DILocation(line: 51, column: 3, scope: !222)
!230 = !DILocation(line: 52, column: 3, scope: !222)
!231 = !DILocation(line: 53, column: 3, scope: !222)
!232 = !DILocation(line: 54, column: 10, scope: !222)
!233 = !DILocation(line: 54, column: 16, scope: !222)
!234 = !DILocation(line: 54, column: 22, scope: !222)
!235 = !DILocation(line: 54, column: 20, scope: !222)
!236 = !DILocation(line: 54, column: 3, scope: !222)
!237 = distinct !DISubprogram(name: "assembly", scope: !2, file: !2, line: 57, type: !238, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !104)
!238 = !DISubroutineType(types: !239)
!239 = !{!29, !29, !25}
!240 = !DILocalVariable(name: "x", arg: 1, scope: !237, file: !2, line: 57, type: !29)
!241 = !DILocation(line: 57, column: 44, scope: !237)
!242 = !DILocalVariable(name: "y", arg: 2, scope: !237, file: !2, line: 57, type: !25)
!243 = !DILocation(line: 57, column: 56, scope: !237)
!244 = !DILocalVariable(name: "hi", scope: !237, file: !2, line: 59, type: !29)
!245 = !DILocation(line: 59, column: 12, scope: !237)
!246 = !DILocalVariable(name: "lo", scope: !237, file: !2, line: 59, type: !29)
!247 = !DILocation(line: 59, column: 16, scope: !237)
!248 = !DILocation(line: 60, column: 48, scope: !237)
!249 = !DILocation(line: 60, column: 56, scope: !237)
!250 = !DILocation(line: 60, column: 3, scope: !237)
!251 = !{i64 2126}
!252 = !DILocation(line: 61, column: 3, scope: !237)
!253 = !{i64 2202}
!254 = !DILocation(line: 62, column: 3, scope: !237)
!255 = !DILocation(line: 62, column: 64, scope: !237)
!256 = !DILocation(line: 62, column: 54, scope: !237)
!257 = !{i64 2241}
!258 = !DILocalVariable(name: "carry", scope: !237, file: !2, line: 63, type: !88)
!259 = !DILocation(line: 63, column: 9, scope: !237)
!260 = !DILocation(line: 64, column: 3, scope: !237)
!261 = !DILocation(line: 64, column: 59, scope: !237)
!262 = !{i64 2335}
!263 = !DILocalVariable(name: "low", scope: !237, file: !2, line: 65, type: !66)
!264 = !DILocation(line: 65, column: 17, scope: !237)
!265 = !DILocation(line: 66, column: 44, scope: !237)
!266 = !DILocation(line: 66, column: 3, scope: !237)
!267 = !{i64 2419}
!268 = !DILocalVariable(name: "mem", scope: !237, file: !2, line: 67, type: !25)
!269 = !DILocation(line: 67, column: 12, scope: !237)
!270 = !DILocation(line: 68, column: 3, scope: !237)
!271 = !{i64 2496}
!272 = !DILocation(line: 69, column: 10, scope: !237)
!273 = !DILocation(line: 69, column: 15, scope: !237)
!274 = !DILocation(line: 69, column: 13, scope: !237)
!275 = !DILocation(line: 69, column: 20, scope: !237)
!276 = !DILocation(line: 69, column: 18, scope: !237)
!277 = !DILocation(line: 69, column: 24, scope: !237)
!278 = !DILocation(line: 69, column: 22, scope: !237)
!279 = !DILocation(line: 69, column: 41, scope: !237)
!280 = !DILocation(line: 69, column: 31, scope: !237)
!281 = !DILocation(line: 69, column: 47, scope: !237)
!282 = !DILocation(line: 69, column: 28, scope: !237)
!283 = !DILocation(line: 69, column: 56, scope: !237)
!284 = !DILocation(line: 69, column: 54, scope: !237)
!285 = !DILocation(line: 69, column: 3, scope: !237)
!286 = distinct !DISubprogram(name: "jump", scope: !2, file: !2, line: 75, type: !143, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !104)
!287 = !DILocalVariable(name: "x", arg: 1, scope: !286, file: !2, line: 75, type: !24)
!288 = !DILocation(line: 75, column: 30, scope: !286)
!289 = !DILocation(line: 77, column: 73, scope: !286)
!290 = !DILocation(line: 77, column: 3, scope: !286)
!291 = !{i64 2698, i64 2713, i64 2732}
!292 = !DILocation(line: 78, column: 3, scope: !286)
!293 = !DILabel(scope: !286, name: "negative", file: !2, line: 79, column: 1)
!294 = !DILocation(line: 79, column: 1, scope: !286)
!295 = !DILocation(line: 80, column: 3, scope: !286)
!296 = !DILabel(scope: !286, name: "zero", file: !2, line: 81, column: 1)
!297 = !DILocation(line: 81, column: 1, scope: !286)
!298 = !DILocation(line: 82, column: 3, scope: !286)
!299 = !DILocation(line: 86, column: 1, scope: !286)
!300 = distinct !DISubprogram(name: "poke", scope: !2, file: !2, line: 88, type: !301, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !104)
!301 = !DISubroutineType(types: !302)
!302 = !{!24, !303, !304, !24}
!303 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !23)
!304 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !305)
!305 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !306, size: 64)
!306 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!307 = !DILocalVariable(name: "a", arg: 1, scope: !300, file: !2, line: 88, type: !303)
!308 = !DILocation(line: 88, column: 40, scope: !300)
!309 = !DILocalVariable(name: "b", arg: 2, scope: !300, file: !2, line: 88, type: !304)
!310 = !DILocation(line: 88, column: 63, scope: !300)
!311 = !DILocalVariable(name: "n", arg: 3, scope: !300, file: !2, line: 88, type: !24)
!312 = !DILocation(line: 88, column: 70, scope: !300)
!313 = !DILocalVariable(name: "i", scope: !314, file: !2, line: 89, type: !24)
!314 = distinct !DILexicalBlock(scope: !300, file: !2, line: 89, column: 3)
!315 = !DILocation(line: 89, column: 12, scope: !314)
!316 = !DILocation(line: 89, column: 8, scope: !314)
!317 = !DILocation(line: 89, column: 19, scope: !318)
!318 = distinct !DILexicalBlock(scope: !314, file: !2, line: 89, column: 3)
!319 = !DILocation(line: 89, column: 23, scope: !318)
!320 = !DILocation(line: 89, column: 21, scope: !318)
!321 = !DILocation(line: 89, column: 3, scope: !314)
!322 = !DILocation(line: 90, column: 25, scope: !323)
!323 = distinct !DILexicalBlock(scope: !318, file: !2, line: 89, column: 31)
!324 = !DILocation(line: 90, column: 27, scope: !323)
!325 = !DILocation(line: 90, column: 5, scope: !323)
!326 = !DILocation(line: 91, column: 13, scope: !323)
!327 = !DILocation(line: 91, column: 15, scope: !323)
!328 = !DILocation(line: 91, column: 5, scope: !323)
!329 = !DILocation(line: 91, column: 7, scope: !323)
!330 = !DILocation(line: 91, column: 10, scope: !323)
!331 = !DILocation(line: 92, column: 14, scope: !323)
!332 = !DILocation(line: 92, column: 16, scope: !323)
!333 = !DILocation(line: 92, column: 12, scope: !323)
!334 = !DILocation(line: 93, column: 3, scope: !323)
!335 = !DILocation(line: 89, column: 27, scope: !318)
!336 = !DILocation(line: 89, column: 3, scope: !318)
!337 = distinct !{!337, !321, !338, !189}
!338 = !DILocation(line: 93, column: 3, scope: !314)
!339 = !DILocation(line: 94, column: 27, scope: !300)
!340 = !DILocation(line: 94, column: 34, scope: !300)
!341 = !DILocation(line: 94, column: 10, scope: !300)
!342 = !DILocation(line: 94, column: 51, scope: !300)
!343 = !DILocation(line: 94, column: 3, scope: !300)

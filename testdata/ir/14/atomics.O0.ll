; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32 }
%struct.atomic_flag = type { i8 }

@.str = private unnamed_addr constant [11 x i8] c"rmw %d %d\0A\00", align 1
@counter = internal global i32 0, align 4
@.str.1 = private unnamed_addr constant [12 x i8] c"real %g %g\0A\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"pair %d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"flag %d\0A\00", align 1
@__const.main.cells = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@__const.main.more = private unnamed_addr constant [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 16
@where = internal global i32* null, align 8
@.str.4 = private unnamed_addr constant [13 x i8] c"where %d %d\0A\00", align 1
@.str.5 = private unnamed_addr constant [13 x i8] c"asm %016llx\0A\00", align 1
@.str.6 = private unnamed_addr constant [15 x i8] c"jump %d %d %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [9 x i8] c"poke %d\0A\00", align 1
@byte = internal global i8 0, align 1
@real = internal global double 0.000000e+00, align 8
@both = internal global %struct.pair zeroinitializer, align 8
@plain = internal global %struct.pair { i32 1, i32 2 }, align 8
@flag = internal global %struct.atomic_flag zeroinitializer, align 1
@device = internal global i32 0, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca [4 x i32], align 16
  %4 = alloca [4 x i32], align 16
  %5 = alloca i64, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  %8 = call i32 @rmw(i32 noundef 12)
  %9 = load atomic i32, i32* @counter seq_cst, align 4
  store i32 %9, i32* %2, align 4
  %10 = load i32, i32* %2, align 4
  %11 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i32 noundef %8, i32 noundef %10)
  %12 = call double @add_real(double noundef 1.500000e+00)
  %13 = call double @add_real(double noundef -2.500000e-01)
  %14 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), double noundef %12, double noundef %13)
  %15 = call i32 @swap_pair(i32 noundef 3, i32 noundef 4)
  %16 = call i32 @swap_pair(i32 noundef 5, i32 noundef 6)
  %17 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i64 0, i64 0), i32 noundef %15, i32 noundef %16)
  %18 = call i32 @locked()
  %19 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.3, i64 0, i64 0), i32 noundef %18)
  %20 = bitcast [4 x i32]* %3 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %20, i8* align 16 bitcast ([4 x i32]* @__const.main.cells to i8*), i64 16, i1 false)
  %21 = bitcast [4 x i32]* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %21, i8* align 16 bitcast ([4 x i32]* @__const.main.more to i8*), i64 16, i1 false)
  %22 = getelementptr inbounds [4 x i32], [4 x i32]* %3, i64 0, i64 0
  store i32* %22, i32** @where, align 8
  store i64 8, i64* %5, align 8
  %23 = bitcast i32** %6 to i64*
  %24 = load i64, i64* %5, align 8
  %25 = atomicrmw add i64* bitcast (i32** @where to i64*), i64 %24 seq_cst, align 8
  store i64 %25, i64* %23, align 8
  %26 = bitcast i64* %23 to i32**
  %27 = load i32*, i32** %26, align 8
  %28 = load i32, i32* %27, align 4
  %29 = add nsw i32 %28, 5
  store i32 %29, i32* %27, align 4
  %30 = bitcast i32** %7 to i64*
  %31 = load atomic i64, i64* bitcast (i32** @where to i64*) acquire, align 8
  store i64 %31, i64* %30, align 8
  %32 = bitcast i64* %30 to i32**
  %33 = load i32*, i32** %32, align 8
  %34 = load i32, i32* %33, align 4
  %35 = getelementptr inbounds [4 x i32], [4 x i32]* %3, i64 0, i64 0
  %36 = load i32, i32* %35, align 16
  %37 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i64 0, i64 0), i32 noundef %34, i32 noundef %36)
  %38 = call i64 @assembly(i64 noundef -81985529216486896, i32 noundef 305419896)
  %39 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i64 noundef %38)
  %40 = call i32 @jump(i32 noundef 5)
  %41 = call i32 @jump(i32 noundef -5)
  %42 = call i32 @jump(i32 noundef 0)
  %43 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i64 0, i64 0), i32 noundef %40, i32 noundef %41, i32 noundef %42)
  %44 = getelementptr inbounds [4 x i32], [4 x i32]* %3, i64 0, i64 0
  %45 = getelementptr inbounds [4 x i32], [4 x i32]* %4, i64 0, i64 0
  %46 = call i32 @poke(i32* noundef %44, i32* noundef %45, i32 noundef 4)
  %47 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.7, i64 0, i64 0), i32 noundef %46)
  ret i32 0
}

declare i32 @printf(i8* noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @rmw(i32 noundef %0) #0 {
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
  store i32 %0, i32* %2, align 4
  %22 = load i32, i32* %2, align 4
  store i32 %22, i32* %4, align 4
  %23 = load i32, i32* %4, align 4
  %24 = atomicrmw add i32* @counter, i32 %23 monotonic, align 4
  store i32 %24, i32* %5, align 4
  %25 = load i32, i32* %5, align 4
  store i32 %25, i32* %3, align 4
  store i32 3, i32* %6, align 4
  %26 = load i32, i32* %6, align 4
  %27 = atomicrmw sub i32* @counter, i32 %26 acquire, align 4
  store i32 %27, i32* %7, align 4
  %28 = load i32, i32* %7, align 4
  %29 = load i32, i32* %3, align 4
  %30 = xor i32 %29, %28
  store i32 %30, i32* %3, align 4
  store i32 8, i32* %8, align 4
  %31 = load i32, i32* %8, align 4
  %32 = atomicrmw or i32* @counter, i32 %31 release, align 4
  store i32 %32, i32* %9, align 4
  %33 = load i32, i32* %9, align 4
  %34 = load i32, i32* %3, align 4
  %35 = xor i32 %34, %33
  store i32 %35, i32* %3, align 4
  store i32 -2, i32* %10, align 4
  %36 = load i32, i32* %10, align 4
  %37 = atomicrmw and i32* @counter, i32 %36 acq_rel, align 4
  store i32 %37, i32* %11, align 4
  %38 = load i32, i32* %11, align 4
  %39 = load i32, i32* %3, align 4
  %40 = xor i32 %39, %38
  store i32 %40, i32* %3, align 4
  store i32 85, i32* %12, align 4
  %41 = load i32, i32* %12, align 4
  %42 = atomicrmw xor i32* @counter, i32 %41 seq_cst, align 4
  store i32 %42, i32* %13, align 4
  %43 = load i32, i32* %13, align 4
  %44 = load i32, i32* %3, align 4
  %45 = xor i32 %44, %43
  store i32 %45, i32* %3, align 4
  %46 = load i32, i32* %3, align 4
  store i32 %46, i32* %14, align 4
  %47 = load i32, i32* %14, align 4
  %48 = atomicrmw xchg i32* @counter, i32 %47 seq_cst, align 4
  store i32 %48, i32* %15, align 4
  %49 = load i32, i32* %15, align 4
  %50 = load i32, i32* %3, align 4
  %51 = xor i32 %50, %49
  store i32 %51, i32* %3, align 4
  store i32 15, i32* %16, align 4
  %52 = load i32, i32* %16, align 4
  %53 = atomicrmw nand i32* @counter, i32 %52 seq_cst, align 4
  store i32 %53, i32* %17, align 4
  %54 = load i32, i32* %17, align 4
  %55 = load i32, i32* %3, align 4
  %56 = xor i32 %55, %54
  store i32 %56, i32* %3, align 4
  store i32 5, i32* %18, align 4
  %57 = load i32, i32* %18, align 4
  %58 = atomicrmw min i32* @counter, i32 %57 monotonic, align 4
  store i32 %58, i32* %19, align 4
  %59 = load i32, i32* %19, align 4
  %60 = load i32, i32* %3, align 4
  %61 = xor i32 %60, %59
  store i32 %61, i32* %3, align 4
  store i32 50, i32* %20, align 4
  %62 = load i32, i32* %20, align 4
  %63 = atomicrmw max i32* @counter, i32 %62 monotonic, align 4
  store i32 %63, i32* %21, align 4
  %64 = load i32, i32* %21, align 4
  %65 = load i32, i32* %3, align 4
  %66 = xor i32 %65, %64
  store i32 %66, i32* %3, align 4
  %67 = atomicrmw add i8* @byte, i8 -56 seq_cst, align 1
  %68 = add i8 %67, -56
  %69 = load i32, i32* %3, align 4
  %70 = load atomic i8, i8* @byte seq_cst, align 1
  %71 = zext i8 %70 to i32
  %72 = add nsw i32 %69, %71
  ret i32 %72
}

; Function Attrs: noinline nounwind uwtable
define internal double @add_real(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca i8, align 1
  store double %0, double* %2, align 8
  %7 = bitcast double* %4 to i64*
  %8 = load atomic i64, i64* bitcast (double* @real to i64*) seq_cst, align 8
  store i64 %8, i64* %7, align 8
  %9 = bitcast i64* %7 to double*
  %10 = load double, double* %9, align 8
  store double %10, double* %3, align 8
  br label %11

11:                                               ; preds = %28, %1
  %12 = load double, double* %3, align 8
  %13 = load double, double* %2, align 8
  %14 = fadd double %12, %13
  store double %14, double* %5, align 8
  %15 = bitcast double* %3 to i64*
  %16 = bitcast double* %5 to i64*
  %17 = load i64, i64* %15, align 8
  %18 = load i64, i64* %16, align 8
  %19 = cmpxchg weak i64* bitcast (double* @real to i64*), i64 %17, i64 %18 release monotonic, align 8
  %20 = extractvalue { i64, i1 } %19, 0
  %21 = extractvalue { i64, i1 } %19, 1
  br i1 %21, label %23, label %22

22:                                               ; preds = %11
  store i64 %20, i64* %15, align 8
  br label %23

23:                                               ; preds = %22, %11
  %24 = zext i1 %21 to i8
  store i8 %24, i8* %6, align 1
  %25 = load i8, i8* %6, align 1
  %26 = trunc i8 %25 to i1
  %27 = xor i1 %26, true
  br i1 %27, label %28, label %29

28:                                               ; preds = %23
  br label %11, !llvm.loop !6

29:                                               ; preds = %23
  %30 = load atomic i64, i64* bitcast (double* @real to i64*) seq_cst, align 8
  %31 = bitcast i64 %30 to double
  ret double %31
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @swap_pair(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.pair, align 4
  %6 = alloca %struct.pair, align 4
  %7 = alloca %struct.pair, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.pair, align 4
  %10 = alloca i8, align 1
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %11 = getelementptr inbounds %struct.pair, %struct.pair* %5, i32 0, i32 0
  %12 = load i32, i32* %3, align 4
  store i32 %12, i32* %11, align 4
  %13 = getelementptr inbounds %struct.pair, %struct.pair* %5, i32 0, i32 1
  %14 = load i32, i32* %4, align 4
  store i32 %14, i32* %13, align 4
  %15 = bitcast %struct.pair* %7 to i64*
  %16 = load atomic i64, i64* bitcast (%struct.pair* @both to i64*) acquire, align 8
  store i64 %16, i64* %15, align 8
  %17 = bitcast i64* %15 to %struct.pair*
  %18 = bitcast %struct.pair* %6 to i8*
  %19 = bitcast %struct.pair* %17 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %18, i8* align 8 %19, i64 8, i1 false)
  %20 = bitcast %struct.pair* %9 to i8*
  %21 = bitcast %struct.pair* %5 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %20, i8* align 4 %21, i64 8, i1 false)
  %22 = bitcast %struct.pair* %6 to i64*
  %23 = bitcast %struct.pair* %9 to i64*
  %24 = load i64, i64* %22, align 4
  %25 = load i64, i64* %23, align 4
  %26 = cmpxchg i64* bitcast (%struct.pair* @both to i64*), i64 %24, i64 %25 seq_cst seq_cst, align 8
  %27 = extractvalue { i64, i1 } %26, 0
  %28 = extractvalue { i64, i1 } %26, 1
  br i1 %28, label %30, label %29

29:                                               ; preds = %2
  store i64 %27, i64* %22, align 4
  br label %30

30:                                               ; preds = %29, %2
  %31 = zext i1 %28 to i8
  store i8 %31, i8* %10, align 1
  %32 = load i8, i8* %10, align 1
  %33 = trunc i8 %32 to i1
  %34 = zext i1 %33 to i32
  store i32 %34, i32* %8, align 4
  %35 = bitcast %struct.pair* %5 to i64*
  %36 = load i64, i64* %35, align 4
  store atomic i64 %36, i64* bitcast (%struct.pair* @plain to i64*) seq_cst, align 8
  %37 = load i32, i32* %8, align 4
  %38 = getelementptr inbounds %struct.pair, %struct.pair* %6, i32 0, i32 0
  %39 = load i32, i32* %38, align 4
  %40 = mul nsw i32 %39, 10
  %41 = add nsw i32 %37, %40
  %42 = getelementptr inbounds %struct.pair, %struct.pair* %6, i32 0, i32 1
  %43 = load i32, i32* %42, align 4
  %44 = mul nsw i32 %43, 100
  %45 = add nsw i32 %41, %44
  %46 = load i32, i32* getelementptr inbounds (%struct.pair, %struct.pair* @plain, i32 0, i32 1), align 4
  %47 = add nsw i32 %45, %46
  ret i32 %47
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @locked() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  store i8 1, i8* %2, align 1
  %8 = load i8, i8* %2, align 1
  %9 = atomicrmw xchg i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @flag, i32 0, i32 0), i8 %8 seq_cst, align 1
  store i8 %9, i8* %3, align 1
  %10 = load i8, i8* %3, align 1
  %11 = trunc i8 %10 to i1
  %12 = zext i1 %11 to i32
  store i32 %12, i32* %1, align 4
  store i8 1, i8* %5, align 1
  %13 = load i8, i8* %5, align 1
  %14 = atomicrmw xchg i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @flag, i32 0, i32 0), i8 %13 acquire, align 1
  store i8 %14, i8* %6, align 1
  %15 = load i8, i8* %6, align 1
  %16 = trunc i8 %15 to i1
  %17 = zext i1 %16 to i32
  store i32 %17, i32* %4, align 4
  store i8 0, i8* %7, align 1
  %18 = load i8, i8* %7, align 1
  store atomic i8 %18, i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @flag, i32 0, i32 0) seq_cst, align 1
  fence seq_cst
  fence syncscope("singlethread") acq_rel
  %19 = load i32, i32* %1, align 4
  %20 = mul nsw i32 %19, 2
  %21 = load i32, i32* %4, align 4
  %22 = add nsw i32 %20, %21
  ret i32 %22
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal i64 @assembly(i64 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  store i64 %0, i64* %3, align 8
  store i32 %1, i32* %4, align 4
  %10 = load i64, i64* %3, align 8
  %11 = load i64, i64* %3, align 8
  %12 = call { i64, i64 } asm "mulq $3", "={dx},={ax},{ax},r,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %10, i64 %11) #4, !srcloc !8
  %13 = extractvalue { i64, i64 } %12, 0
  %14 = extractvalue { i64, i64 } %12, 1
  store i64 %13, i64* %5, align 8
  store i64 %14, i64* %6, align 8
  %15 = load i64, i64* %6, align 8
  %16 = call i64 asm sideeffect "", "=r,0,~{memory},~{dirflag},~{fpsr},~{flags}"(i64 %15) #5, !srcloc !9
  store i64 %16, i64* %6, align 8
  %17 = load i32, i32* %4, align 4
  %18 = load i64, i64* %5, align 8
  %19 = trunc i64 %18 to i32
  %20 = call i32 asm "$(addl $1, $0$|add $0, $1$)", "=r,r,0,~{flags},~{dirflag},~{fpsr},~{flags}"(i32 %19, i32 %17) #4, !srcloc !10
  store i32 %20, i32* %4, align 4
  %21 = load i64, i64* %6, align 8
  %22 = load i64, i64* %3, align 8
  %23 = call { i8, i64 } asm "addq $2, $1", "={@ccc},=r,er,1,~{dirflag},~{fpsr},~{flags}"(i64 %22, i64 %21) #4, !srcloc !11
  %24 = extractvalue { i8, i64 } %23, 0
  %25 = extractvalue { i8, i64 } %23, 1
  store i8 %24, i8* %7, align 1
  store i64 %25, i64* %6, align 8
  %26 = load i32, i32* %4, align 4
  %27 = call i8 asm "movb ${1:b}, $0", "=q,Q,~{dirflag},~{fpsr},~{flags}"(i32 %26) #4, !srcloc !12
  store i8 %27, i8* %8, align 1
  store i32 5, i32* %9, align 4
  call void asm sideeffect "addl $1, $0", "=*m,i,*m,~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %9, i32 37, i32* elementtype(i32) %9) #5, !srcloc !13
  %28 = load i64, i64* %6, align 8
  %29 = load i64, i64* %5, align 8
  %30 = xor i64 %28, %29
  %31 = load i32, i32* %4, align 4
  %32 = zext i32 %31 to i64
  %33 = xor i64 %30, %32
  %34 = load i8, i8* %8, align 1
  %35 = zext i8 %34 to i64
  %36 = xor i64 %33, %35
  %37 = load i8, i8* %7, align 1
  %38 = trunc i8 %37 to i1
  %39 = zext i1 %38 to i64
  %40 = shl i64 %39, 40
  %41 = xor i64 %36, %40
  %42 = load i32, i32* %9, align 4
  %43 = zext i32 %42 to i64
  %44 = xor i64 %41, %43
  ret i64 %44
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @jump(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  %4 = load i32, i32* %3, align 4
  callbr void asm sideeffect "testl $0, $0\0A\09js ${1:l}\0A\09jz ${2:l}", "r,i,i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %4, i8* blockaddress(@jump, %6), i8* blockaddress(@jump, %7)) #5
          to label %5 [label %6, label %7], !srcloc !14

5:                                                ; preds = %1
  store i32 1, i32* %2, align 4
  br label %8

6:                                                ; preds = %1
  store i32 -1, i32* %2, align 4
  br label %8

7:                                                ; preds = %1
  store i32 0, i32* %2, align 4
  br label %8

8:                                                ; preds = %7, %6, %5
  %9 = load i32, i32* %2, align 4
  ret i32 %9
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @poke(i32* noalias noundef %0, i32* noalias noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32* %0, i32** %4, align 8
  store i32* %1, i32** %5, align 8
  store i32 %2, i32* %6, align 4
  store i32 0, i32* %7, align 4
  br label %8

8:                                                ; preds = %34, %3
  %9 = load i32, i32* %7, align 4
  %10 = load i32, i32* %6, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %37

12:                                               ; preds = %8
  %13 = load i32*, i32** %5, align 8
  %14 = load i32, i32* %7, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, i32* %13, i64 %15
  %17 = bitcast i32* %16 to i8*
  call void @llvm.prefetch.p0i8(i8* %17, i32 0, i32 1, i32 1)
  %18 = load i32*, i32** %5, align 8
  %19 = load i32, i32* %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, i32* %18, i64 %20
  %22 = load i32, i32* %21, align 4
  %23 = load i32*, i32** %4, align 8
  %24 = load i32, i32* %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, i32* %23, i64 %25
  %27 = load i32, i32* %26, align 4
  %28 = add nsw i32 %27, %22
  store i32 %28, i32* %26, align 4
  %29 = load i32*, i32** %4, align 8
  %30 = load i32, i32* %7, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, i32* %29, i64 %31
  %33 = load i32, i32* %32, align 4
  store volatile i32 %33, i32* @device, align 4
  br label %34

34:                                               ; preds = %12
  %35 = load i32, i32* %7, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, i32* %7, align 4
  br label %8, !llvm.loop !15

37:                                               ; preds = %8
  %38 = load volatile i32, i32* @device, align 4
  %39 = icmp sgt i32 %38, 100
  %40 = zext i1 %39 to i32
  %41 = sext i32 %40 to i64
  %42 = icmp ne i64 %41, 0
  br i1 %42, label %43, label %44

43:                                               ; preds = %37
  br label %46

44:                                               ; preds = %37
  %45 = load volatile i32, i32* @device, align 4
  br label %46

46:                                               ; preds = %44, %43
  %47 = phi i32 [ -1, %43 ], [ %45, %44 ]
  ret i32 %47
}

; Function Attrs: inaccessiblemem_or_argmemonly nofree nosync nounwind willreturn
declare void @llvm.prefetch.p0i8(i8* nocapture readonly, i32 immarg, i32 immarg, i32) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { inaccessiblemem_or_argmemonly nofree nosync nounwind willreturn }
attributes #4 = { nounwind readnone }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{i64 2126}
!9 = !{i64 2202}
!10 = !{i64 2241}
!11 = !{i64 2335}
!12 = !{i64 2419}
!13 = !{i64 2496}
!14 = !{i64 2698, i64 2713, i64 2732}
!15 = distinct !{!15, !7}

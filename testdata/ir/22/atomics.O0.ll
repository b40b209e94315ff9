; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
@where = internal global ptr null, align 8
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
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %8 = call i32 @rmw(i32 noundef 12)
  %9 = load atomic i32, ptr @counter seq_cst, align 4
  store i32 %9, ptr %2, align 4
  %10 = load i32, ptr %2, align 4
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %8, i32 noundef %10)
  %12 = call double @add_real(double noundef 1.500000e+00)
  %13 = call double @add_real(double noundef -2.500000e-01)
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %12, double noundef %13)
  %15 = call i32 @swap_pair(i32 noundef 3, i32 noundef 4)
  %16 = call i32 @swap_pair(i32 noundef 5, i32 noundef 6)
  %17 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %15, i32 noundef %16)
  %18 = call i32 @locked()
  %19 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %18)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.main.cells, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %4, ptr align 16 @__const.main.more, i64 16, i1 false)
  %20 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 0
  store ptr %20, ptr @where, align 8
  store i64 8, ptr %5, align 8
  %21 = load i64, ptr %5, align 8
  %22 = atomicrmw add ptr @where, i64 %21 seq_cst, align 8
  store i64 %22, ptr %6, align 8
  %23 = load ptr, ptr %6, align 8
  %24 = load i32, ptr %23, align 4
  %25 = add nsw i32 %24, 5
  store i32 %25, ptr %23, align 4
  %26 = load atomic i64, ptr @where acquire, align 8
  store i64 %26, ptr %7, align 8
  %27 = load ptr, ptr %7, align 8
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 0
  %30 = load i32, ptr %29, align 16
  %31 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %28, i32 noundef %30)
  %32 = call i64 @assembly(i64 noundef -81985529216486896, i32 noundef 305419896)
  %33 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %32)
  %34 = call i32 @jump(i32 noundef 5)
  %35 = call i32 @jump(i32 noundef -5)
  %36 = call i32 @jump(i32 noundef 0)
  %37 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %34, i32 noundef %35, i32 noundef %36)
  %38 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 0
  %39 = getelementptr inbounds [4 x i32], ptr %4, i64 0, i64 0
  %40 = call i32 @poke(ptr noundef %38, ptr noundef %39, i32 noundef 4)
  %41 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %40)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

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
  store i32 %0, ptr %2, align 4
  %22 = load i32, ptr %2, align 4
  store i32 %22, ptr %4, align 4
  %23 = load i32, ptr %4, align 4
  %24 = atomicrmw add ptr @counter, i32 %23 monotonic, align 4
  store i32 %24, ptr %5, align 4
  %25 = load i32, ptr %5, align 4
  store i32 %25, ptr %3, align 4
  store i32 3, ptr %6, align 4
  %26 = load i32, ptr %6, align 4
  %27 = atomicrmw sub ptr @counter, i32 %26 acquire, align 4
  store i32 %27, ptr %7, align 4
  %28 = load i32, ptr %7, align 4
  %29 = load i32, ptr %3, align 4
  %30 = xor i32 %29, %28
  store i32 %30, ptr %3, align 4
  store i32 8, ptr %8, align 4
  %31 = load i32, ptr %8, align 4
  %32 = atomicrmw or ptr @counter, i32 %31 release, align 4
  store i32 %32, ptr %9, align 4
  %33 = load i32, ptr %9, align 4
  %34 = load i32, ptr %3, align 4
  %35 = xor i32 %34, %33
  store i32 %35, ptr %3, align 4
  store i32 -2, ptr %10, align 4
  %36 = load i32, ptr %10, align 4
  %37 = atomicrmw and ptr @counter, i32 %36 acq_rel, align 4
  store i32 %37, ptr %11, align 4
  %38 = load i32, ptr %11, align 4
  %39 = load i32, ptr %3, align 4
  %40 = xor i32 %39, %38
  store i32 %40, ptr %3, align 4
  store i32 85, ptr %12, align 4
  %41 = load i32, ptr %12, align 4
  %42 = atomicrmw xor ptr @counter, i32 %41 seq_cst, align 4
  store i32 %42, ptr %13, align 4
  %43 = load i32, ptr %13, align 4
  %44 = load i32, ptr %3, align 4
  %45 = xor i32 %44, %43
  store i32 %45, ptr %3, align 4
  %46 = load i32, ptr %3, align 4
  store i32 %46, ptr %14, align 4
  %47 = load i32, ptr %14, align 4
  %48 = atomicrmw xchg ptr @counter, i32 %47 seq_cst, align 4
  store i32 %48, ptr %15, align 4
  %49 = load i32, ptr %15, align 4
  %50 = load i32, ptr %3, align 4
  %51 = xor i32 %50, %49
  store i32 %51, ptr %3, align 4
  store i32 15, ptr %16, align 4
  %52 = load i32, ptr %16, align 4
  %53 = atomicrmw nand ptr @counter, i32 %52 seq_cst, align 4
  store i32 %53, ptr %17, align 4
  %54 = load i32, ptr %17, align 4
  %55 = load i32, ptr %3, align 4
  %56 = xor i32 %55, %54
  store i32 %56, ptr %3, align 4
  store i32 5, ptr %18, align 4
  %57 = load i32, ptr %18, align 4
  %58 = atomicrmw min ptr @counter, i32 %57 monotonic, align 4
  store i32 %58, ptr %19, align 4
  %59 = load i32, ptr %19, align 4
  %60 = load i32, ptr %3, align 4
  %61 = xor i32 %60, %59
  store i32 %61, ptr %3, align 4
  store i32 50, ptr %20, align 4
  %62 = load i32, ptr %20, align 4
  %63 = atomicrmw max ptr @counter, i32 %62 monotonic, align 4
  store i32 %63, ptr %21, align 4
  %64 = load i32, ptr %21, align 4
  %65 = load i32, ptr %3, align 4
  %66 = xor i32 %65, %64
  store i32 %66, ptr %3, align 4
  %67 = atomicrmw add ptr @byte, i8 -56 seq_cst, align 1
  %68 = add i8 %67, -56
  %69 = load i32, ptr %3, align 4
  %70 = load atomic i8, ptr @byte seq_cst, align 1
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
  store double %0, ptr %2, align 8
  %7 = load atomic i64, ptr @real seq_cst, align 8
  store i64 %7, ptr %4, align 8
  %8 = load double, ptr %4, align 8
  store double %8, ptr %3, align 8
  br label %9

9:                                                ; preds = %24, %1
  %10 = load double, ptr %3, align 8
  %11 = load double, ptr %2, align 8
  %12 = fadd double %10, %11
  store double %12, ptr %5, align 8
  %13 = load i64, ptr %3, align 8
  %14 = load i64, ptr %5, align 8
  %15 = cmpxchg weak ptr @real, i64 %13, i64 %14 release monotonic, align 8
  %16 = extractvalue { i64, i1 } %15, 0
  %17 = extractvalue { i64, i1 } %15, 1
  br i1 %17, label %19, label %18

18:                                               ; preds = %9
  store i64 %16, ptr %3, align 8
  br label %19

19:                                               ; preds = %18, %9
  %20 = zext i1 %17 to i8
  store i8 %20, ptr %6, align 1
  %21 = load i8, ptr %6, align 1
  %22 = trunc i8 %21 to i1
  %23 = xor i1 %22, true
  br i1 %23, label %24, label %25

24:                                               ; preds = %19
  br label %9, !llvm.loop !6

25:                                               ; preds = %19
  %26 = load atomic double, ptr @real seq_cst, align 8
  ret double %26
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
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %11 = getelementptr inbounds nuw %struct.pair, ptr %5, i32 0, i32 0
  %12 = load i32, ptr %3, align 4
  store i32 %12, ptr %11, align 4
  %13 = getelementptr inbounds nuw %struct.pair, ptr %5, i32 0, i32 1
  %14 = load i32, ptr %4, align 4
  store i32 %14, ptr %13, align 4
  %15 = load atomic i64, ptr @both acquire, align 8
  store i64 %15, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 8 %7, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %5, i64 8, i1 false)
  %16 = load i64, ptr %6, align 4
  %17 = load i64, ptr %9, align 4
  %18 = cmpxchg ptr @both, i64 %16, i64 %17 seq_cst seq_cst, align 8
  %19 = extractvalue { i64, i1 } %18, 0
  %20 = extractvalue { i64, i1 } %18, 1
  br i1 %20, label %22, label %21

21:                                               ; preds = %2
  store i64 %19, ptr %6, align 4
  br label %22

22:                                               ; preds = %21, %2
  %23 = zext i1 %20 to i8
  store i8 %23, ptr %10, align 1
  %24 = load i8, ptr %10, align 1
  %25 = trunc i8 %24 to i1
  %26 = zext i1 %25 to i32
  store i32 %26, ptr %8, align 4
  %27 = load i64, ptr %5, align 4
  store atomic i64 %27, ptr @plain seq_cst, align 8
  %28 = load i32, ptr %8, align 4
  %29 = getelementptr inbounds nuw %struct.pair, ptr %6, i32 0, i32 0
  %30 = load i32, ptr %29, align 4
  %31 = mul nsw i32 %30, 10
  %32 = add nsw i32 %28, %31
  %33 = getelementptr inbounds nuw %struct.pair, ptr %6, i32 0, i32 1
  %34 = load i32, ptr %33, align 4
  %35 = mul nsw i32 %34, 100
  %36 = add nsw i32 %32, %35
  %37 = load i32, ptr getelementptr inbounds nuw (%struct.pair, ptr @plain, i32 0, i32 1), align 4
  %38 = add nsw i32 %36, %37
  ret i32 %38
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
  store i8 1, ptr %2, align 1
  %8 = load i8, ptr %2, align 1
  %9 = atomicrmw xchg ptr @flag, i8 %8 seq_cst, align 1
  store i8 %9, ptr %3, align 1
  %10 = load i8, ptr %3, align 1
  %11 = trunc i8 %10 to i1
  %12 = zext i1 %11 to i32
  store i32 %12, ptr %1, align 4
  store i8 1, ptr %5, align 1
  %13 = load i8, ptr %5, align 1
  %14 = atomicrmw xchg ptr @flag, i8 %13 acquire, align 1
  store i8 %14, ptr %6, align 1
  %15 = load i8, ptr %6, align 1
  %16 = trunc i8 %15 to i1
  %17 = zext i1 %16 to i32
  store i32 %17, ptr %4, align 4
  store i8 0, ptr %7, align 1
  %18 = load i8, ptr %7, align 1
  store atomic i8 %18, ptr @flag seq_cst, align 1
  fence seq_cst
  fence syncscope("singlethread") acq_rel
  %19 = load i32, ptr %1, align 4
  %20 = mul nsw i32 %19, 2
  %21 = load i32, ptr %4, align 4
  %22 = add nsw i32 %20, %21
  ret i32 %22
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal i64 @assembly(i64 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  store i64 %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %10 = load i64, ptr %3, align 8
  %11 = load i64, ptr %3, align 8
  %12 = call { i64, i64 } asm "mulq $3", "={dx},={ax},{ax},r,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %10, i64 %11) #5, !srcloc !8
  %13 = extractvalue { i64, i64 } %12, 0
  %14 = extractvalue { i64, i64 } %12, 1
  store i64 %13, ptr %5, align 8
  store i64 %14, ptr %6, align 8
  %15 = load i64, ptr %6, align 8
  %16 = call i64 asm sideeffect "", "=r,0,~{memory},~{dirflag},~{fpsr},~{flags}"(i64 %15) #6, !srcloc !9
  store i64 %16, ptr %6, align 8
  %17 = load i32, ptr %4, align 4
  %18 = load i64, ptr %5, align 8
  %19 = trunc i64 %18 to i32
  %20 = call i32 asm "$(addl $1, $0$|add $0, $1$)", "=r,r,0,~{flags},~{dirflag},~{fpsr},~{flags}"(i32 %19, i32 %17) #5, !srcloc !10
  store i32 %20, ptr %4, align 4
  %21 = load i64, ptr %6, align 8
  %22 = load i64, ptr %3, align 8
  %23 = call { i8, i64 } asm "addq $2, $1", "={@ccc},=r,er,1,~{dirflag},~{fpsr},~{flags}"(i64 %22, i64 %21) #5, !srcloc !11
  %24 = extractvalue { i8, i64 } %23, 0
  %25 = extractvalue { i8, i64 } %23, 1
  %26 = icmp ult i8 %24, 2
  call void @llvm.assume(i1 %26)
  store i8 %24, ptr %7, align 1
  store i64 %25, ptr %6, align 8
  %27 = load i32, ptr %4, align 4
  %28 = call i8 asm "movb ${1:b}, $0", "=q,Q,~{dirflag},~{fpsr},~{flags}"(i32 %27) #5, !srcloc !12
  store i8 %28, ptr %8, align 1
  store i32 5, ptr %9, align 4
  call void asm sideeffect "addl $1, $0", "=*m,i,*m,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %9, i32 37, ptr elementtype(i32) %9) #6, !srcloc !13
  %29 = load i64, ptr %6, align 8
  %30 = load i64, ptr %5, align 8
  %31 = xor i64 %29, %30
  %32 = load i32, ptr %4, align 4
  %33 = zext i32 %32 to i64
  %34 = xor i64 %31, %33
  %35 = load i8, ptr %8, align 1
  %36 = zext i8 %35 to i64
  %37 = xor i64 %34, %36
  %38 = load i8, ptr %7, align 1
  %39 = trunc i8 %38 to i1
  %40 = zext i1 %39 to i64
  %41 = shl i64 %40, 40
  %42 = xor i64 %37, %41
  %43 = load i32, ptr %9, align 4
  %44 = zext i32 %43 to i64
  %45 = xor i64 %42, %44
  ret i64 %45
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @jump(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  callbr void asm sideeffect "testl $0, $0\0A\09js ${1:l}\0A\09jz ${2:l}", "r,!i,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %4) #6
          to label %5 [label %6, label %7], !srcloc !14

5:                                                ; preds = %1
  store i32 1, ptr %2, align 4
  br label %8

6:                                                ; preds = %1
  store i32 -1, ptr %2, align 4
  br label %8

7:                                                ; preds = %1
  store i32 0, ptr %2, align 4
  br label %8

8:                                                ; preds = %7, %6, %5
  %9 = load i32, ptr %2, align 4
  ret i32 %9
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @poke(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %8

8:                                                ; preds = %33, %3
  %9 = load i32, ptr %7, align 4
  %10 = load i32, ptr %6, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %36

12:                                               ; preds = %8
  %13 = load ptr, ptr %5, align 8
  %14 = load i32, ptr %7, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %13, i64 %15
  call void @llvm.prefetch.p0(ptr %16, i32 0, i32 1, i32 1)
  %17 = load ptr, ptr %5, align 8
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = add nsw i32 %26, %21
  store i32 %27, ptr %25, align 4
  %28 = load ptr, ptr %4, align 8
  %29 = load i32, ptr %7, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  %32 = load i32, ptr %31, align 4
  store volatile i32 %32, ptr @device, align 4
  br label %33

33:                                               ; preds = %12
  %34 = load i32, ptr %7, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %7, align 4
  br label %8, !llvm.loop !15

36:                                               ; preds = %8
  %37 = load volatile i32, ptr @device, align 4
  %38 = icmp sgt i32 %37, 100
  %39 = zext i1 %38 to i32
  %40 = sext i32 %39 to i64
  %41 = icmp ne i64 %40, 0
  br i1 %41, label %42, label %43

42:                                               ; preds = %36
  br label %45

43:                                               ; preds = %36
  %44 = load volatile i32, ptr @device, align 4
  br label %45

45:                                               ; preds = %43, %42
  %46 = phi i32 [ -1, %42 ], [ %44, %43 ]
  ret i32 %46
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

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
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

; ModuleID = 'expr.c'
source_filename = "expr.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Node = type { i32, i64, [3 x ptr] }
%struct.anon = type { i8, i8, i32 }

@main.tests = internal constant [11 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8, ptr @.str.9, ptr @.str.10], align 16
@.str = private unnamed_addr constant [10 x i8] c"1 + 2 * 3\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"(1 + 2) * -3\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"100 / 7 % 4\00", align 1
@.str.3 = private unnamed_addr constant [23 x i8] c"0x7fffffffffffffff + 1\00", align 1
@.str.4 = private unnamed_addr constant [16 x i8] c"1 < 2 ? 10 : 20\00", align 1
@.str.5 = private unnamed_addr constant [18 x i8] c"3 = 3 & 4 < 2 | 8\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"7 / 0\00", align 1
@.str.7 = private unnamed_addr constant [38 x i8] c"-(5 - 8) * (2 + (1 < 0 ? 100 : 1000))\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"1 +\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"(((1)\00", align 1
@.str.10 = private unnamed_addr constant [26 x i8] c"9 % 5 % 3 ? 1 ? 2 : 3 : 4\00", align 1
@src = internal global ptr null, align 8
@len = internal global i32 0, align 4
@used = internal global i32 0, align 4
@.str.11 = private unnamed_addr constant [18 x i8] c"%s: syntax error\0A\00", align 1
@code = internal global [1024 x i64] zeroinitializer, align 16
@.str.12 = private unnamed_addr constant [12 x i8] c"%s = %ld%s\0A\00", align 1
@.str.13 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.14 = private unnamed_addr constant [27 x i8] c" (the two machines differ)\00", align 1
@table = internal constant [9 x { i8, i8, [2 x i8], i32 }] [{ i8, i8, [2 x i8], i32 } { i8 124, i8 0, [2 x i8] zeroinitializer, i32 10 }, { i8, i8, [2 x i8], i32 } { i8 38, i8 1, [2 x i8] zeroinitializer, i32 9 }, { i8, i8, [2 x i8], i32 } { i8 61, i8 2, [2 x i8] zeroinitializer, i32 8 }, { i8, i8, [2 x i8], i32 } { i8 60, i8 3, [2 x i8] zeroinitializer, i32 7 }, { i8, i8, [2 x i8], i32 } { i8 43, i8 4, [2 x i8] zeroinitializer, i32 1 }, { i8, i8, [2 x i8], i32 } { i8 45, i8 4, [2 x i8] zeroinitializer, i32 2 }, { i8, i8, [2 x i8], i32 } { i8 42, i8 5, [2 x i8] zeroinitializer, i32 3 }, { i8, i8, [2 x i8], i32 } { i8 47, i8 5, [2 x i8] zeroinitializer, i32 4 }, { i8, i8, [2 x i8], i32 } { i8 37, i8 5, [2 x i8] zeroinitializer, i32 5 }], align 16
@pool = internal global [256 x %struct.Node] zeroinitializer, align 16
@run_goto.label = internal constant [13 x ptr] [ptr blockaddress(@run_goto, %11), ptr blockaddress(@run_goto, %22), ptr blockaddress(@run_goto, %37), ptr blockaddress(@run_goto, %52), ptr blockaddress(@run_goto, %67), ptr blockaddress(@run_goto, %84), ptr blockaddress(@run_goto, %101), ptr blockaddress(@run_goto, %113), ptr blockaddress(@run_goto, %132), ptr blockaddress(@run_goto, %151), ptr blockaddress(@run_goto, %166), ptr blockaddress(@run_goto, %181), ptr blockaddress(@run_goto, %205)], align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %6

6:                                                ; preds = %46, %0
  %7 = load i32, ptr %2, align 4
  %8 = zext i32 %7 to i64
  %9 = icmp ult i64 %8, 11
  br i1 %9, label %10, label %49

10:                                               ; preds = %6
  %11 = load i32, ptr %2, align 4
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw [11 x ptr], ptr @main.tests, i64 0, i64 %12
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr @src, align 8
  store i32 0, ptr @len, align 4
  store i32 0, ptr @used, align 4
  %15 = call ptr @ternary()
  store ptr %15, ptr %3, align 8
  %16 = load ptr, ptr %3, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %21

18:                                               ; preds = %10
  %19 = call i32 @accept(i8 noundef signext 0)
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %27, label %21

21:                                               ; preds = %18, %10
  %22 = load i32, ptr %2, align 4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw [11 x ptr], ptr @main.tests, i64 0, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, ptr noundef %25)
  br label %46

27:                                               ; preds = %18
  %28 = load ptr, ptr %3, align 8
  call void @emit(ptr noundef %28)
  %29 = load i32, ptr @len, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr @len, align 4
  %31 = sext i32 %29 to i64
  %32 = getelementptr inbounds [1024 x i64], ptr @code, i64 0, i64 %31
  store i64 12, ptr %32, align 8
  %33 = call i64 @run_switch(ptr noundef @code)
  store i64 %33, ptr %4, align 8
  %34 = call i64 @run_goto(ptr noundef @code)
  store i64 %34, ptr %5, align 8
  %35 = load i32, ptr %2, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw [11 x ptr], ptr @main.tests, i64 0, i64 %36
  %38 = load ptr, ptr %37, align 8
  %39 = load i64, ptr %4, align 8
  %40 = load i64, ptr %4, align 8
  %41 = load i64, ptr %5, align 8
  %42 = icmp eq i64 %40, %41
  %43 = zext i1 %42 to i64
  %44 = select i1 %42, ptr @.str.13, ptr @.str.14
  %45 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, ptr noundef %38, i64 noundef %39, ptr noundef %44)
  br label %46

46:                                               ; preds = %27, %21
  %47 = load i32, ptr %2, align 4
  %48 = add i32 %47, 1
  store i32 %48, ptr %2, align 4
  br label %6, !llvm.loop !6

49:                                               ; preds = %6
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @ternary() #0 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = call ptr @binary(i32 noundef 0)
  store ptr %5, ptr %2, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %11

8:                                                ; preds = %0
  %9 = call i32 @accept(i8 noundef signext 63)
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %8, %0
  %12 = load ptr, ptr %2, align 8
  store ptr %12, ptr %1, align 8
  br label %33

13:                                               ; preds = %8
  %14 = call ptr @ternary()
  store ptr %14, ptr %3, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %17, label %20

17:                                               ; preds = %13
  %18 = call i32 @accept(i8 noundef signext 58)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %17, %13
  store ptr null, ptr %1, align 8
  br label %33

21:                                               ; preds = %17
  %22 = call ptr @ternary()
  store ptr %22, ptr %4, align 8
  %23 = load ptr, ptr %4, align 8
  %24 = icmp ne ptr %23, null
  br i1 %24, label %25, label %30

25:                                               ; preds = %21
  %26 = load ptr, ptr %2, align 8
  %27 = load ptr, ptr %3, align 8
  %28 = load ptr, ptr %4, align 8
  %29 = call ptr @node(i32 noundef 11, ptr noundef %26, ptr noundef %27, ptr noundef %28)
  br label %31

30:                                               ; preds = %21
  br label %31

31:                                               ; preds = %30, %25
  %32 = phi ptr [ %29, %25 ], [ null, %30 ]
  store ptr %32, ptr %1, align 8
  br label %33

33:                                               ; preds = %31, %20, %11
  %34 = load ptr, ptr %1, align 8
  ret ptr %34
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @accept(i8 noundef signext %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  store i8 %0, ptr %3, align 1
  br label %4

4:                                                ; preds = %16, %1
  %5 = call ptr @__ctype_b_loc() #6
  %6 = load ptr, ptr %5, align 8
  %7 = load ptr, ptr @src, align 8
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i16, ptr %6, i64 %10
  %12 = load i16, ptr %11, align 2
  %13 = zext i16 %12 to i32
  %14 = and i32 %13, 8192
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %4
  %17 = load ptr, ptr @src, align 8
  %18 = getelementptr inbounds nuw i8, ptr %17, i32 1
  store ptr %18, ptr @src, align 8
  br label %4, !llvm.loop !8

19:                                               ; preds = %4
  %20 = load ptr, ptr @src, align 8
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = load i8, ptr %3, align 1
  %24 = sext i8 %23 to i32
  %25 = icmp ne i32 %22, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %19
  store i32 0, ptr %2, align 4
  br label %30

27:                                               ; preds = %19
  %28 = load ptr, ptr @src, align 8
  %29 = getelementptr inbounds nuw i8, ptr %28, i32 1
  store ptr %29, ptr @src, align 8
  store i32 1, ptr %2, align 4
  br label %30

30:                                               ; preds = %27, %26
  %31 = load i32, ptr %2, align 4
  ret i32 %31
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal void @emit(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %24, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 3
  br i1 %6, label %7, label %15

7:                                                ; preds = %4
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds nuw %struct.Node, ptr %8, i32 0, i32 2
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [3 x ptr], ptr %9, i64 0, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ne ptr %13, null
  br label %15

15:                                               ; preds = %7, %4
  %16 = phi i1 [ false, %4 ], [ %14, %7 ]
  br i1 %16, label %17, label %27

17:                                               ; preds = %15
  %18 = load ptr, ptr %2, align 8
  %19 = getelementptr inbounds nuw %struct.Node, ptr %18, i32 0, i32 2
  %20 = load i32, ptr %3, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [3 x ptr], ptr %19, i64 0, i64 %21
  %23 = load ptr, ptr %22, align 8
  call void @emit(ptr noundef %23)
  br label %24

24:                                               ; preds = %17
  %25 = load i32, ptr %3, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %3, align 4
  br label %4, !llvm.loop !9

27:                                               ; preds = %15
  %28 = load ptr, ptr %2, align 8
  %29 = getelementptr inbounds nuw %struct.Node, ptr %28, i32 0, i32 0
  %30 = load i32, ptr %29, align 8
  %31 = zext i32 %30 to i64
  %32 = load i32, ptr @len, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr @len, align 4
  %34 = sext i32 %32 to i64
  %35 = getelementptr inbounds [1024 x i64], ptr @code, i64 0, i64 %34
  store i64 %31, ptr %35, align 8
  %36 = load ptr, ptr %2, align 8
  %37 = getelementptr inbounds nuw %struct.Node, ptr %36, i32 0, i32 0
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %48

40:                                               ; preds = %27
  %41 = load ptr, ptr %2, align 8
  %42 = getelementptr inbounds nuw %struct.Node, ptr %41, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = load i32, ptr @len, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr @len, align 4
  %46 = sext i32 %44 to i64
  %47 = getelementptr inbounds [1024 x i64], ptr @code, i64 0, i64 %46
  store i64 %43, ptr %47, align 8
  br label %48

48:                                               ; preds = %40, %27
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @run_switch(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [64 x i64], align 16
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %5 = getelementptr inbounds [64 x i64], ptr %3, i64 0, i64 0
  store ptr %5, ptr %4, align 8
  br label %6

6:                                                ; preds = %156, %1
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds nuw i64, ptr %7, i32 1
  store ptr %8, ptr %2, align 8
  %9 = load i64, ptr %7, align 8
  %10 = trunc i64 %9 to i32
  switch i32 %10, label %155 [
    i32 0, label %11
    i32 1, label %17
    i32 2, label %29
    i32 3, label %41
    i32 4, label %53
    i32 5, label %65
    i32 6, label %77
    i32 7, label %84
    i32 8, label %98
    i32 9, label %112
    i32 10, label %122
    i32 11, label %132
    i32 12, label %151
  ]

11:                                               ; preds = %6
  %12 = load ptr, ptr %2, align 8
  %13 = getelementptr inbounds nuw i64, ptr %12, i32 1
  store ptr %13, ptr %2, align 8
  %14 = load i64, ptr %12, align 8
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds nuw i64, ptr %15, i32 1
  store ptr %16, ptr %4, align 8
  store i64 %14, ptr %15, align 8
  br label %156

17:                                               ; preds = %6
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds i64, ptr %18, i32 -1
  store ptr %19, ptr %4, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds i64, ptr %20, i64 -1
  %22 = load i64, ptr %21, align 8
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds i64, ptr %23, i64 0
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %22, %25
  %27 = load ptr, ptr %4, align 8
  %28 = getelementptr inbounds i64, ptr %27, i64 -1
  store i64 %26, ptr %28, align 8
  br label %156

29:                                               ; preds = %6
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds i64, ptr %30, i32 -1
  store ptr %31, ptr %4, align 8
  %32 = load ptr, ptr %4, align 8
  %33 = getelementptr inbounds i64, ptr %32, i64 -1
  %34 = load i64, ptr %33, align 8
  %35 = load ptr, ptr %4, align 8
  %36 = getelementptr inbounds i64, ptr %35, i64 0
  %37 = load i64, ptr %36, align 8
  %38 = sub i64 %34, %37
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds i64, ptr %39, i64 -1
  store i64 %38, ptr %40, align 8
  br label %156

41:                                               ; preds = %6
  %42 = load ptr, ptr %4, align 8
  %43 = getelementptr inbounds i64, ptr %42, i32 -1
  store ptr %43, ptr %4, align 8
  %44 = load ptr, ptr %4, align 8
  %45 = getelementptr inbounds i64, ptr %44, i64 -1
  %46 = load i64, ptr %45, align 8
  %47 = load ptr, ptr %4, align 8
  %48 = getelementptr inbounds i64, ptr %47, i64 0
  %49 = load i64, ptr %48, align 8
  %50 = mul i64 %46, %49
  %51 = load ptr, ptr %4, align 8
  %52 = getelementptr inbounds i64, ptr %51, i64 -1
  store i64 %50, ptr %52, align 8
  br label %156

53:                                               ; preds = %6
  %54 = load ptr, ptr %4, align 8
  %55 = getelementptr inbounds i64, ptr %54, i32 -1
  store ptr %55, ptr %4, align 8
  %56 = load ptr, ptr %4, align 8
  %57 = getelementptr inbounds i64, ptr %56, i64 -1
  %58 = load i64, ptr %57, align 8
  %59 = load ptr, ptr %4, align 8
  %60 = getelementptr inbounds i64, ptr %59, i64 0
  %61 = load i64, ptr %60, align 8
  %62 = call i64 @wrap_div(i64 noundef %58, i64 noundef %61)
  %63 = load ptr, ptr %4, align 8
  %64 = getelementptr inbounds i64, ptr %63, i64 -1
  store i64 %62, ptr %64, align 8
  br label %156

65:                                               ; preds = %6
  %66 = load ptr, ptr %4, align 8
  %67 = getelementptr inbounds i64, ptr %66, i32 -1
  store ptr %67, ptr %4, align 8
  %68 = load ptr, ptr %4, align 8
  %69 = getelementptr inbounds i64, ptr %68, i64 -1
  %70 = load i64, ptr %69, align 8
  %71 = load ptr, ptr %4, align 8
  %72 = getelementptr inbounds i64, ptr %71, i64 0
  %73 = load i64, ptr %72, align 8
  %74 = call i64 @wrap_mod(i64 noundef %70, i64 noundef %73)
  %75 = load ptr, ptr %4, align 8
  %76 = getelementptr inbounds i64, ptr %75, i64 -1
  store i64 %74, ptr %76, align 8
  br label %156

77:                                               ; preds = %6
  %78 = load ptr, ptr %4, align 8
  %79 = getelementptr inbounds i64, ptr %78, i64 -1
  %80 = load i64, ptr %79, align 8
  %81 = sub i64 0, %80
  %82 = load ptr, ptr %4, align 8
  %83 = getelementptr inbounds i64, ptr %82, i64 -1
  store i64 %81, ptr %83, align 8
  br label %156

84:                                               ; preds = %6
  %85 = load ptr, ptr %4, align 8
  %86 = getelementptr inbounds i64, ptr %85, i32 -1
  store ptr %86, ptr %4, align 8
  %87 = load ptr, ptr %4, align 8
  %88 = getelementptr inbounds i64, ptr %87, i64 -1
  %89 = load i64, ptr %88, align 8
  %90 = load ptr, ptr %4, align 8
  %91 = getelementptr inbounds i64, ptr %90, i64 0
  %92 = load i64, ptr %91, align 8
  %93 = icmp slt i64 %89, %92
  %94 = zext i1 %93 to i32
  %95 = sext i32 %94 to i64
  %96 = load ptr, ptr %4, align 8
  %97 = getelementptr inbounds i64, ptr %96, i64 -1
  store i64 %95, ptr %97, align 8
  br label %156

98:                                               ; preds = %6
  %99 = load ptr, ptr %4, align 8
  %100 = getelementptr inbounds i64, ptr %99, i32 -1
  store ptr %100, ptr %4, align 8
  %101 = load ptr, ptr %4, align 8
  %102 = getelementptr inbounds i64, ptr %101, i64 -1
  %103 = load i64, ptr %102, align 8
  %104 = load ptr, ptr %4, align 8
  %105 = getelementptr inbounds i64, ptr %104, i64 0
  %106 = load i64, ptr %105, align 8
  %107 = icmp eq i64 %103, %106
  %108 = zext i1 %107 to i32
  %109 = sext i32 %108 to i64
  %110 = load ptr, ptr %4, align 8
  %111 = getelementptr inbounds i64, ptr %110, i64 -1
  store i64 %109, ptr %111, align 8
  br label %156

112:                                              ; preds = %6
  %113 = load ptr, ptr %4, align 8
  %114 = getelementptr inbounds i64, ptr %113, i32 -1
  store ptr %114, ptr %4, align 8
  %115 = load ptr, ptr %4, align 8
  %116 = getelementptr inbounds i64, ptr %115, i64 0
  %117 = load i64, ptr %116, align 8
  %118 = load ptr, ptr %4, align 8
  %119 = getelementptr inbounds i64, ptr %118, i64 -1
  %120 = load i64, ptr %119, align 8
  %121 = and i64 %120, %117
  store i64 %121, ptr %119, align 8
  br label %156

122:                                              ; preds = %6
  %123 = load ptr, ptr %4, align 8
  %124 = getelementptr inbounds i64, ptr %123, i32 -1
  store ptr %124, ptr %4, align 8
  %125 = load ptr, ptr %4, align 8
  %126 = getelementptr inbounds i64, ptr %125, i64 0
  %127 = load i64, ptr %126, align 8
  %128 = load ptr, ptr %4, align 8
  %129 = getelementptr inbounds i64, ptr %128, i64 -1
  %130 = load i64, ptr %129, align 8
  %131 = or i64 %130, %127
  store i64 %131, ptr %129, align 8
  br label %156

132:                                              ; preds = %6
  %133 = load ptr, ptr %4, align 8
  %134 = getelementptr inbounds i64, ptr %133, i64 -2
  store ptr %134, ptr %4, align 8
  %135 = load ptr, ptr %4, align 8
  %136 = getelementptr inbounds i64, ptr %135, i64 -1
  %137 = load i64, ptr %136, align 8
  %138 = icmp ne i64 %137, 0
  br i1 %138, label %139, label %143

139:                                              ; preds = %132
  %140 = load ptr, ptr %4, align 8
  %141 = getelementptr inbounds i64, ptr %140, i64 0
  %142 = load i64, ptr %141, align 8
  br label %147

143:                                              ; preds = %132
  %144 = load ptr, ptr %4, align 8
  %145 = getelementptr inbounds i64, ptr %144, i64 1
  %146 = load i64, ptr %145, align 8
  br label %147

147:                                              ; preds = %143, %139
  %148 = phi i64 [ %142, %139 ], [ %146, %143 ]
  %149 = load ptr, ptr %4, align 8
  %150 = getelementptr inbounds i64, ptr %149, i64 -1
  store i64 %148, ptr %150, align 8
  br label %156

151:                                              ; preds = %6
  %152 = load ptr, ptr %4, align 8
  %153 = getelementptr inbounds i64, ptr %152, i64 -1
  %154 = load i64, ptr %153, align 8
  ret i64 %154

155:                                              ; preds = %6
  unreachable

156:                                              ; preds = %147, %122, %112, %98, %84, %77, %65, %53, %41, %29, %17, %11
  br label %6
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @run_goto(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [64 x i64], align 16
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %5 = getelementptr inbounds [64 x i64], ptr %3, i64 0, i64 0
  store ptr %5, ptr %4, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds nuw i64, ptr %6, i32 1
  store ptr %7, ptr %2, align 8
  %8 = load i64, ptr %6, align 8
  %9 = getelementptr inbounds [13 x ptr], ptr @run_goto.label, i64 0, i64 %8
  %10 = load ptr, ptr %9, align 8
  br label %209

11:                                               ; preds = %209
  %12 = load ptr, ptr %2, align 8
  %13 = getelementptr inbounds nuw i64, ptr %12, i32 1
  store ptr %13, ptr %2, align 8
  %14 = load i64, ptr %12, align 8
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds nuw i64, ptr %15, i32 1
  store ptr %16, ptr %4, align 8
  store i64 %14, ptr %15, align 8
  %17 = load ptr, ptr %2, align 8
  %18 = getelementptr inbounds nuw i64, ptr %17, i32 1
  store ptr %18, ptr %2, align 8
  %19 = load i64, ptr %17, align 8
  %20 = getelementptr inbounds [13 x ptr], ptr @run_goto.label, i64 0, i64 %19
  %21 = load ptr, ptr %20, align 8
  br label %209

22:                                               ; preds = %209
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds i64, ptr %23, i32 -1
  store ptr %24, ptr %4, align 8
  %25 = load ptr, ptr %4, align 8
  %26 = getelementptr inbounds i64, ptr %25, i64 0
  %27 = load i64, ptr %26, align 8
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds i64, ptr %28, i64 -1
  %30 = load i64, ptr %29, align 8
  %31 = add i64 %30, %27
  store i64 %31, ptr %29, align 8
  %32 = load ptr, ptr %2, align 8
  %33 = getelementptr inbounds nuw i64, ptr %32, i32 1
  store ptr %33, ptr %2, align 8
  %34 = load i64, ptr %32, align 8
  %35 = getelementptr inbounds [13 x ptr], ptr @run_goto.label, i64 0, i64 %34
  %36 = load ptr, ptr %35, align 8
  br label %209

37:                                               ; preds = %209
  %38 = load ptr, ptr %4, align 8
  %39 = getelementptr inbounds i64, ptr %38, i32 -1
  store ptr %39, ptr %4, align 8
  %40 = load ptr, ptr %4, align 8
  %41 = getelementptr inbounds i64, ptr %40, i64 0
  %42 = load i64, ptr %41, align 8
  %43 = load ptr, ptr %4, align 8
  %44 = getelementptr inbounds i64, ptr %43, i64 -1
  %45 = load i64, ptr %44, align 8
  %46 = sub i64 %45, %42
  store i64 %46, ptr %44, align 8
  %47 = load ptr, ptr %2, align 8
  %48 = getelementptr inbounds nuw i64, ptr %47, i32 1
  store ptr %48, ptr %2, align 8
  %49 = load i64, ptr %47, align 8
  %50 = getelementptr inbounds [13 x ptr], ptr @run_goto.label, i64 0, i64 %49
  %51 = load ptr, ptr %50, align 8
  br label %209

52:                                               ; preds = %209
  %53 = load ptr, ptr %4, align 8
  %54 = getelementptr inbounds i64, ptr %53, i32 -1
  store ptr %54, ptr %4, align 8
  %55 = load ptr, ptr %4, align 8
  %56 = getelementptr inbounds i64, ptr %55, i64 0
  %57 = load i64, ptr %56, align 8
  %58 = load ptr, ptr %4, align 8
  %59 = getelementptr inbounds i64, ptr %58, i64 -1
  %60 = load i64, ptr %59, align 8
  %61 = mul i64 %60, %57
  store i64 %61, ptr %59, align 8
  %62 = load ptr, ptr %2, align 8
  %63 = getelementptr inbounds nuw i64, ptr %62, i32 1
  store ptr %63, ptr %2, align 8
  %64 = load i64, ptr %62, align 8
  %65 = getelementptr inbounds [13 x ptr], ptr @run_goto.label, i64 0, i64 %64
  %66 = load ptr, ptr %65, align 8
  br label %209

67:                                               ; preds = %209
  %68 = load ptr, ptr %4, align 8
  %69 = getelementptr inbounds i64, ptr %68, i32 -1
  store ptr %69, ptr %4, align 8
  %70 = load ptr, ptr %4, align 8
  %71 = getelementptr inbounds i64, ptr %70, i64 -1
  %72 = load i64, ptr %71, align 8
  %73 = load ptr, ptr %4, align 8
  %74 = getelementptr inbounds i64, ptr %73, i64 0
  %75 = load i64, ptr %74, align 8
  %76 = call i64 @wrap_div(i64 noundef %72, i64 noundef %75)
  %77 = load ptr, ptr %4, align 8
  %78 = getelementptr inbounds i64, ptr %77, i64 -1
  store i64 %76, ptr %78, align 8
  %79 = load ptr, ptr %2, align 8
  %80 = getelementptr inbounds nuw i64, ptr %79, i32 1
  store ptr %80, ptr %2, align 8
  %81 = load i64, ptr %79, align 8
  %82 = getelementptr inbounds [13 x ptr], ptr @run_goto.label, i64 0, i64 %81
  %83 = load ptr, ptr %82, align 8
  br label %209

84:                                               ; preds = %209
  %85 = load ptr, ptr %4, align 8
  %86 = getelementptr inbounds i64, ptr %85, i32 -1
  store ptr %86, ptr %4, align 8
  %87 = load ptr, ptr %4, align 8
  %88 = getelementptr inbounds i64, ptr %87, i64 -1
  %89 = load i64, ptr %88, align 8
  %90 = load ptr, ptr %4, align 8
  %91 = getelementptr inbounds i64, ptr %90, i64 0
  %92 = load i64, ptr %91, align 8
  %93 = call i64 @wrap_mod(i64 noundef %89, i64 noundef %92)
  %94 = load ptr, ptr %4, align 8
  %95 = getelementptr inbounds i64, ptr %94, i64 -1
  store i64 %93, ptr %95, align 8
  %96 = load ptr, ptr %2, align 8
  %97 = getelementptr inbounds nuw i64, ptr %96, i32 1
  store ptr %97, ptr %2, align 8
  %98 = load i64, ptr %96, align 8
  %99 = getelementptr inbounds [13 x ptr], ptr @run_goto.label, i64 0, i64 %98
  %100 = load ptr, ptr %99, align 8
  br label %209

101:                                              ; preds = %209
  %102 = load ptr, ptr %4, align 8
  %103 = getelementptr inbounds i64, ptr %102, i64 -1
  %104 = load i64, ptr %103, align 8
  %105 = sub i64 0, %104
  %106 = load ptr, ptr %4, align 8
  %107 = getelementptr inbounds i64, ptr %106, i64 -1
  store i64 %105, ptr %107, align 8
  %108 = load ptr, ptr %2, align 8
  %109 = getelementptr inbounds nuw i64, ptr %108, i32 1
  store ptr %109, ptr %2, align 8
  %110 = load i64, ptr %108, align 8
  %111 = getelementptr inbounds [13 x ptr], ptr @run_goto.label, i64 0, i64 %110
  %112 = load ptr, ptr %111, align 8
  br label %209

113:                                              ; preds = %209
  %114 = load ptr, ptr %4, align 8
  %115 = getelementptr inbounds i64, ptr %114, i32 -1
  store ptr %115, ptr %4, align 8
  %116 = load ptr, ptr %4, align 8
  %117 = getelementptr inbounds i64, ptr %116, i64 -1
  %118 = load i64, ptr %117, align 8
  %119 = load ptr, ptr %4, align 8
  %120 = getelementptr inbounds i64, ptr %119, i64 0
  %121 = load i64, ptr %120, align 8
  %122 = icmp slt i64 %118, %121
  %123 = zext i1 %122 to i32
  %124 = sext i32 %123 to i64
  %125 = load ptr, ptr %4, align 8
  %126 = getelementptr inbounds i64, ptr %125, i64 -1
  store i64 %124, ptr %126, align 8
  %127 = load ptr, ptr %2, align 8
  %128 = getelementptr inbounds nuw i64, ptr %127, i32 1
  store ptr %128, ptr %2, align 8
  %129 = load i64, ptr %127, align 8
  %130 = getelementptr inbounds [13 x ptr], ptr @run_goto.label, i64 0, i64 %129
  %131 = load ptr, ptr %130, align 8
  br label %209

132:                                              ; preds = %209
  %133 = load ptr, ptr %4, align 8
  %134 = getelementptr inbounds i64, ptr %133, i32 -1
  store ptr %134, ptr %4, align 8
  %135 = load ptr, ptr %4, align 8
  %136 = getelementptr inbounds i64, ptr %135, i64 -1
  %137 = load i64, ptr %136, align 8
  %138 = load ptr, ptr %4, align 8
  %139 = getelementptr inbounds i64, ptr %138, i64 0
  %140 = load i64, ptr %139, align 8
  %141 = icmp eq i64 %137, %140
  %142 = zext i1 %141 to i32
  %143 = sext i32 %142 to i64
  %144 = load ptr, ptr %4, align 8
  %145 = getelementptr inbounds i64, ptr %144, i64 -1
  store i64 %143, ptr %145, align 8
  %146 = load ptr, ptr %2, align 8
  %147 = getelementptr inbounds nuw i64, ptr %146, i32 1
  store ptr %147, ptr %2, align 8
  %148 = load i64, ptr %146, align 8
  %149 = getelementptr inbounds [13 x ptr], ptr @run_goto.label, i64 0, i64 %148
  %150 = load ptr, ptr %149, align 8
  br label %209

151:                                              ; preds = %209
  %152 = load ptr, ptr %4, align 8
  %153 = getelementptr inbounds i64, ptr %152, i32 -1
  store ptr %153, ptr %4, align 8
  %154 = load ptr, ptr %4, align 8
  %155 = getelementptr inbounds i64, ptr %154, i64 0
  %156 = load i64, ptr %155, align 8
  %157 = load ptr, ptr %4, align 8
  %158 = getelementptr inbounds i64, ptr %157, i64 -1
  %159 = load i64, ptr %158, align 8
  %160 = and i64 %159, %156
  store i64 %160, ptr %158, align 8
  %161 = load ptr, ptr %2, align 8
  %162 = getelementptr inbounds nuw i64, ptr %161, i32 1
  store ptr %162, ptr %2, align 8
  %163 = load i64, ptr %161, align 8
  %164 = getelementptr inbounds [13 x ptr], ptr @run_goto.label, i64 0, i64 %163
  %165 = load ptr, ptr %164, align 8
  br label %209

166:                                              ; preds = %209
  %167 = load ptr, ptr %4, align 8
  %168 = getelementptr inbounds i64, ptr %167, i32 -1
  store ptr %168, ptr %4, align 8
  %169 = load ptr, ptr %4, align 8
  %170 = getelementptr inbounds i64, ptr %169, i64 0
  %171 = load i64, ptr %170, align 8
  %172 = load ptr, ptr %4, align 8
  %173 = getelementptr inbounds i64, ptr %172, i64 -1
  %174 = load i64, ptr %173, align 8
  %175 = or i64 %174, %171
  store i64 %175, ptr %173, align 8
  %176 = load ptr, ptr %2, align 8
  %177 = getelementptr inbounds nuw i64, ptr %176, i32 1
  store ptr %177, ptr %2, align 8
  %178 = load i64, ptr %176, align 8
  %179 = getelementptr inbounds [13 x ptr], ptr @run_goto.label, i64 0, i64 %178
  %180 = load ptr, ptr %179, align 8
  br label %209

181:                                              ; preds = %209
  %182 = load ptr, ptr %4, align 8
  %183 = getelementptr inbounds i64, ptr %182, i64 -2
  store ptr %183, ptr %4, align 8
  %184 = load ptr, ptr %4, align 8
  %185 = getelementptr inbounds i64, ptr %184, i64 -1
  %186 = load i64, ptr %185, align 8
  %187 = icmp ne i64 %186, 0
  br i1 %187, label %188, label %192

188:                                              ; preds = %181
  %189 = load ptr, ptr %4, align 8
  %190 = getelementptr inbounds i64, ptr %189, i64 0
  %191 = load i64, ptr %190, align 8
  br label %196

192:                                              ; preds = %181
  %193 = load ptr, ptr %4, align 8
  %194 = getelementptr inbounds i64, ptr %193, i64 1
  %195 = load i64, ptr %194, align 8
  br label %196

196:                                              ; preds = %192, %188
  %197 = phi i64 [ %191, %188 ], [ %195, %192 ]
  %198 = load ptr, ptr %4, align 8
  %199 = getelementptr inbounds i64, ptr %198, i64 -1
  store i64 %197, ptr %199, align 8
  %200 = load ptr, ptr %2, align 8
  %201 = getelementptr inbounds nuw i64, ptr %200, i32 1
  store ptr %201, ptr %2, align 8
  %202 = load i64, ptr %200, align 8
  %203 = getelementptr inbounds [13 x ptr], ptr @run_goto.label, i64 0, i64 %202
  %204 = load ptr, ptr %203, align 8
  br label %209

205:                                              ; preds = %209
  %206 = load ptr, ptr %4, align 8
  %207 = getelementptr inbounds i64, ptr %206, i64 -1
  %208 = load i64, ptr %207, align 8
  ret i64 %208

209:                                              ; preds = %196, %166, %151, %132, %113, %101, %84, %67, %52, %37, %22, %11, %1
  %210 = phi ptr [ %10, %1 ], [ %21, %11 ], [ %36, %22 ], [ %51, %37 ], [ %66, %52 ], [ %83, %67 ], [ %100, %84 ], [ %112, %101 ], [ %131, %113 ], [ %150, %132 ], [ %165, %151 ], [ %180, %166 ], [ %204, %196 ]
  indirectbr ptr %210, [label %11, label %22, label %37, label %52, label %67, label %84, label %101, label %113, label %132, label %151, label %166, label %181, label %205]
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @binary(i32 noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  %7 = load i32, ptr %3, align 4
  %8 = icmp sgt i32 %7, 5
  br i1 %8, label %9, label %11

9:                                                ; preds = %1
  %10 = call ptr @primary()
  store ptr %10, ptr %2, align 8
  br label %64

11:                                               ; preds = %1
  %12 = load i32, ptr %3, align 4
  %13 = add nsw i32 %12, 1
  %14 = call ptr @binary(i32 noundef %13)
  store ptr %14, ptr %4, align 8
  br label %15

15:                                               ; preds = %49, %11
  store i32 0, ptr %5, align 4
  br label %16

16:                                               ; preds = %59, %15
  %17 = load ptr, ptr %4, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %23

19:                                               ; preds = %16
  %20 = load i32, ptr %5, align 4
  %21 = zext i32 %20 to i64
  %22 = icmp ult i64 %21, 9
  br label %23

23:                                               ; preds = %19, %16
  %24 = phi i1 [ false, %16 ], [ %22, %19 ]
  br i1 %24, label %25, label %62

25:                                               ; preds = %23
  %26 = load i32, ptr %5, align 4
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw [9 x %struct.anon], ptr @table, i64 0, i64 %27
  %29 = getelementptr inbounds nuw %struct.anon, ptr %28, i32 0, i32 1
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = load i32, ptr %3, align 4
  %33 = icmp eq i32 %31, %32
  br i1 %33, label %34, label %58

34:                                               ; preds = %25
  %35 = load i32, ptr %5, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw [9 x %struct.anon], ptr @table, i64 0, i64 %36
  %38 = getelementptr inbounds nuw %struct.anon, ptr %37, i32 0, i32 0
  %39 = load i8, ptr %38, align 8
  %40 = call i32 @accept(i8 noundef signext %39)
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %42, label %58

42:                                               ; preds = %34
  %43 = load i32, ptr %3, align 4
  %44 = add nsw i32 %43, 1
  %45 = call ptr @binary(i32 noundef %44)
  store ptr %45, ptr %6, align 8
  %46 = load ptr, ptr %6, align 8
  %47 = icmp ne ptr %46, null
  br i1 %47, label %49, label %48

48:                                               ; preds = %42
  store ptr null, ptr %2, align 8
  br label %64

49:                                               ; preds = %42
  %50 = load i32, ptr %5, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw [9 x %struct.anon], ptr @table, i64 0, i64 %51
  %53 = getelementptr inbounds nuw %struct.anon, ptr %52, i32 0, i32 2
  %54 = load i32, ptr %53, align 4
  %55 = load ptr, ptr %4, align 8
  %56 = load ptr, ptr %6, align 8
  %57 = call ptr @node(i32 noundef %54, ptr noundef %55, ptr noundef %56, ptr noundef null)
  store ptr %57, ptr %4, align 8
  br label %15

58:                                               ; preds = %34, %25
  br label %59

59:                                               ; preds = %58
  %60 = load i32, ptr %5, align 4
  %61 = add i32 %60, 1
  store i32 %61, ptr %5, align 4
  br label %16, !llvm.loop !10

62:                                               ; preds = %23
  %63 = load ptr, ptr %4, align 8
  store ptr %63, ptr %2, align 8
  br label %64

64:                                               ; preds = %62, %48, %9
  %65 = load ptr, ptr %2, align 8
  ret ptr %65
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @node(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca %struct.Node, align 8
  store i32 %0, ptr %6, align 4
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  %12 = load i32, ptr @used, align 4
  %13 = icmp eq i32 %12, 256
  br i1 %13, label %14, label %15

14:                                               ; preds = %4
  store ptr getelementptr inbounds ([256 x %struct.Node], ptr @pool, i64 0, i64 255), ptr %5, align 8
  br label %32

15:                                               ; preds = %4
  %16 = load i32, ptr @used, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr @used, align 4
  %18 = sext i32 %16 to i64
  %19 = getelementptr inbounds [256 x %struct.Node], ptr @pool, i64 0, i64 %18
  store ptr %19, ptr %10, align 8
  %20 = load ptr, ptr %10, align 8
  %21 = getelementptr inbounds nuw %struct.Node, ptr %11, i32 0, i32 0
  %22 = load i32, ptr %6, align 4
  store i32 %22, ptr %21, align 8
  %23 = getelementptr i8, ptr %11, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %23, i8 0, i64 4, i1 false)
  %24 = getelementptr inbounds nuw %struct.Node, ptr %11, i32 0, i32 1
  store i64 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw %struct.Node, ptr %11, i32 0, i32 2
  %26 = load ptr, ptr %7, align 8
  store ptr %26, ptr %25, align 8
  %27 = getelementptr inbounds ptr, ptr %25, i64 1
  %28 = load ptr, ptr %8, align 8
  store ptr %28, ptr %27, align 8
  %29 = getelementptr inbounds ptr, ptr %25, i64 2
  %30 = load ptr, ptr %9, align 8
  store ptr %30, ptr %29, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %11, i64 40, i1 false)
  %31 = load ptr, ptr %10, align 8
  store ptr %31, ptr %5, align 8
  br label %32

32:                                               ; preds = %15, %14
  %33 = load ptr, ptr %5, align 8
  ret ptr %33
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @primary() #0 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = call i32 @accept(i8 noundef signext 40)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %0
  %8 = call ptr @ternary()
  store ptr %8, ptr %2, align 8
  %9 = call i32 @accept(i8 noundef signext 41)
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %7
  %12 = load ptr, ptr %2, align 8
  br label %14

13:                                               ; preds = %7
  br label %14

14:                                               ; preds = %13, %11
  %15 = phi ptr [ %12, %11 ], [ null, %13 ]
  store ptr %15, ptr %1, align 8
  br label %49

16:                                               ; preds = %0
  %17 = call i32 @accept(i8 noundef signext 45)
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %29

19:                                               ; preds = %16
  %20 = call ptr @primary()
  store ptr %20, ptr %3, align 8
  %21 = load ptr, ptr %3, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %23, label %26

23:                                               ; preds = %19
  %24 = load ptr, ptr %3, align 8
  %25 = call ptr @node(i32 noundef 6, ptr noundef %24, ptr noundef null, ptr noundef null)
  br label %27

26:                                               ; preds = %19
  br label %27

27:                                               ; preds = %26, %23
  %28 = phi ptr [ %25, %23 ], [ null, %26 ]
  store ptr %28, ptr %1, align 8
  br label %49

29:                                               ; preds = %16
  %30 = call ptr @__ctype_b_loc() #6
  %31 = load ptr, ptr %30, align 8
  %32 = load ptr, ptr @src, align 8
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i16, ptr %31, i64 %35
  %37 = load i16, ptr %36, align 2
  %38 = zext i16 %37 to i32
  %39 = and i32 %38, 2048
  %40 = icmp ne i32 %39, 0
  br i1 %40, label %42, label %41

41:                                               ; preds = %29
  store ptr null, ptr %1, align 8
  br label %49

42:                                               ; preds = %29
  %43 = call ptr @node(i32 noundef 0, ptr noundef null, ptr noundef null, ptr noundef null)
  store ptr %43, ptr %4, align 8
  %44 = load ptr, ptr @src, align 8
  %45 = call i64 @strtol(ptr noundef %44, ptr noundef @src, i32 noundef 0) #7
  %46 = load ptr, ptr %4, align 8
  %47 = getelementptr inbounds nuw %struct.Node, ptr %46, i32 0, i32 1
  store i64 %45, ptr %47, align 8
  %48 = load ptr, ptr %4, align 8
  store ptr %48, ptr %1, align 8
  br label %49

49:                                               ; preds = %42, %41, %27, %14
  %50 = load ptr, ptr %1, align 8
  ret ptr %50
}

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() #2

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: noinline nounwind uwtable
define internal i64 @wrap_div(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  br label %20

8:                                                ; preds = %2
  %9 = load i64, ptr %4, align 8
  %10 = icmp eq i64 %9, -1
  br i1 %10, label %11, label %14

11:                                               ; preds = %8
  %12 = load i64, ptr %3, align 8
  %13 = sub i64 0, %12
  br label %18

14:                                               ; preds = %8
  %15 = load i64, ptr %3, align 8
  %16 = load i64, ptr %4, align 8
  %17 = sdiv i64 %15, %16
  br label %18

18:                                               ; preds = %14, %11
  %19 = phi i64 [ %13, %11 ], [ %17, %14 ]
  br label %20

20:                                               ; preds = %18, %7
  %21 = phi i64 [ 0, %7 ], [ %19, %18 ]
  ret i64 %21
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @wrap_mod(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = load i64, ptr %4, align 8
  %9 = icmp eq i64 %8, -1
  br i1 %9, label %10, label %11

10:                                               ; preds = %7, %2
  br label %15

11:                                               ; preds = %7
  %12 = load i64, ptr %3, align 8
  %13 = load i64, ptr %4, align 8
  %14 = srem i64 %12, %13
  br label %15

15:                                               ; preds = %11, %10
  %16 = phi i64 [ 0, %10 ], [ %14, %11 ]
  ret i64 %16
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind willreturn memory(none) }
attributes #7 = { nounwind }

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
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}

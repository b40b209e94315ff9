; ModuleID = 'linkage.c'
source_filename = "linkage.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl asm_answer"
module asm ".type asm_answer,@object"
module asm ".section .rodata"
module asm "asm_answer: .long 42"
module asm ".size asm_answer, 4"
module asm ".text"

%struct.anon = type { i8, [6 x i32], [100 x double] }
%struct.node = type { %struct.node*, i8*, i32 ()*, %union.anon }
%union.anon = type { i64 }

@plain = dso_local global i32 1, align 4
@constant = dso_local constant i32 3, align 4
@weak_var = weak dso_local global i32 4, align 4
@hidden_var = hidden global i32 5, align 4
@protected_var = protected global i32 6, align 4
@in_section = dso_local global i32 7, section "my_ints", align 4
@also_in_section = dso_local global i32 8, section "my_ints", align 4
@aligned = dso_local global i32 9, align 128
@renamed = dso_local global i32 10, align 4
@tls_initial = dso_local thread_local(initialexec) global i32 12, align 4
@tls_dynamic = hidden thread_local(localdynamic) global i32 13, align 4
@trace = internal global [32 x i8] zeroinitializer, align 16
@log_len = internal global i32 0, align 4
@.str = private unnamed_addr constant [15 x i8] c"destructor %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"%d %d %d %d %d %d %d\0A\00", align 1
@tentative = dso_local global i32 0, align 4
@local = internal global i32 2, align 4
@__start_my_ints = external global [0 x i32], align 4
@__stop_my_ints = external global [0 x i32], align 4
@.str.2 = private unnamed_addr constant [64 x i8] c"section %d aligned %d renamed %d alias %d %d missing %d asm %d\0A\00", align 1
@missing = extern_weak global i32, align 4
@asm_answer = external hidden constant i32, align 4
@tls_local = internal thread_local(localexec) global i32 0, align 4
@tls_general = internal thread_local global i32 11, align 4
@.str.3 = private unnamed_addr constant [17 x i8] c"tls %d %d %d %d\0A\00", align 1
@odd = internal constant [39 x i8] c"tab\09 quote\22 back\\slash nul\00 high\FF\80 end\00", align 16
@wide = internal constant [5 x i32] [i32 119, i32 239, i32 100, i32 101, i32 0], align 16
@utf16 = internal constant [3 x i16] [i16 -10179, i16 -8704, i16 0], align 2
@.str.4 = private unnamed_addr constant [16 x i8] c"strings %u %zu\0A\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"%s %d \00", align 1
@.str.6 = private unnamed_addr constant [14 x i8] c"%td %d %g %d\0A\00", align 1
@sparse_init = internal constant %struct.anon { i8 120, [6 x i32] [i32 0, i32 5, i32 0, i32 0, i32 -5, i32 0], [100 x double] zeroinitializer }, align 8
@.str.7 = private unnamed_addr constant [43 x i8] c"trace %s fn %d %d %d %d %d %d %d %d %d %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"second\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"third\00", align 1
@list = internal global <{ %struct.node, { %struct.node*, i8*, i32 ()*, { double } }, %struct.node }> <{ %struct.node { %struct.node* bitcast (i8* getelementptr (i8, i8* bitcast (<{ %struct.node, { %struct.node*, i8*, i32 ()*, { double } }, %struct.node }>* @list to i8*), i64 32) to %struct.node*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.8, i32 0, i32 0), i32 ()* @seven, %union.anon { i64 -1 } }, { %struct.node*, i8*, i32 ()*, { double } } { %struct.node* bitcast (i8* getelementptr (i8, i8* bitcast (<{ %struct.node, { %struct.node*, i8*, i32 ()*, { double } }, %struct.node }>* @list to i8*), i64 64) to %struct.node*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i32 0, i32 0), i32 ()* null, { double } { double 2.500000e+00 } }, %struct.node { %struct.node* null, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i32 0, i32 0), i32 ()* @seven, %union.anon zeroinitializer } }>, align 16
@get.arena = internal global [256 x i8] zeroinitializer, align 16
@get.top = internal global i64 0, align 8
@llvm.global_ctors = appending global [2 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 101, void ()* @early, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @late, i8* null }]
@llvm.global_dtors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @end, i8* null }]
@llvm.compiler.used = appending global [2 x i8*] [i8* bitcast (i32* @also_in_section to i8*), i8* bitcast (void ()* @unused_but_kept to i8*)], section "llvm.metadata"

@alias_var = dso_local alias i32, i32* @plain
@weak_alias_var = weak dso_local alias i32, i32* @weak_var
@alias_fn = dso_local alias i32 (i32), i32 (i32)* @weak_fn

@chosen = dso_local ifunc i32 (i32), i32 (i32)* ()* @resolve

; Function Attrs: noinline nounwind uwtable
define internal void @early() #0 {
  %1 = load i32, i32* @log_len, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, i32* @log_len, align 4
  %3 = sext i32 %1 to i64
  %4 = getelementptr inbounds [32 x i8], [32 x i8]* @trace, i64 0, i64 %3
  store i8 101, i8* %4, align 1
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @late() #0 {
  %1 = load i32, i32* @log_len, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, i32* @log_len, align 4
  %3 = sext i32 %1 to i64
  %4 = getelementptr inbounds [32 x i8], [32 x i8]* @trace, i64 0, i64 %3
  store i8 108, i8* %4, align 1
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @end() #0 {
  %1 = load i32, i32* @log_len, align 4
  %2 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i32 noundef %1)
  ret void
}

declare i32 @printf(i8* noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define weak dso_local i32 @weak_fn(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = add nsw i32 %3, 1
  ret i32 %4
}

; Function Attrs: cold noinline nounwind optsize uwtable
define hidden i32 @hidden_fn(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = mul nsw i32 %3, 2
  ret i32 %4
}

; Function Attrs: hot noinline nounwind uwtable
define dso_local i32 @placed_fn(i32 noundef %0) #3 section ".text.special" align 64 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = sub nsw i32 %3, 1
  ret i32 %4
}

; Function Attrs: minsize noinline nounwind uwtable
define dso_local i32 @small(i32 noundef %0) #4 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  %4 = load i32, i32* %3, align 4
  store i32 %4, i32* %2, align 4
  %5 = load i32, i32* %2, align 4
  %6 = add nsw i32 %5, 3
  %7 = load i32, i32* %3, align 4
  %8 = call i32 @const_fn(i32 noundef %7) #9
  %9 = add nsw i32 %6, %8
  ret i32 %9
}

; Function Attrs: noinline nounwind readnone uwtable willreturn
define internal i32 @const_fn(i32 noundef %0) #5 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = xor i32 %3, 21
  ret i32 %4
}

; Function Attrs: noinline nounwind uwtable
define internal void @unused_but_kept() #0 {
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @maybe_elsewhere(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = add nsw i32 %3, 100
  ret i32 %4
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @gnu(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = add nsw i32 %3, 200
  ret i32 %4
}

; Function Attrs: noinline nounwind uwtable
define internal i32 (i32)* @resolve() #6 {
  ret i32 (i32)* @twice
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32*, align 8
  %7 = alloca i16*, align 8
  %8 = alloca %struct.node*, align 8
  %9 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  %10 = load i32, i32* @plain, align 4
  %11 = load i32, i32* @tentative, align 4
  %12 = load i32, i32* @local, align 4
  %13 = load i32, i32* @weak_var, align 4
  %14 = load i32, i32* @hidden_var, align 4
  %15 = load i32, i32* @protected_var, align 4
  %16 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef 3, i32 noundef %13, i32 noundef %14, i32 noundef %15)
  store i32 0, i32* %2, align 4
  store i32* getelementptr inbounds ([0 x i32], [0 x i32]* @__start_my_ints, i64 0, i64 0), i32** %3, align 8
  br label %17

17:                                               ; preds = %25, %0
  %18 = load i32*, i32** %3, align 8
  %19 = icmp ult i32* %18, getelementptr inbounds ([0 x i32], [0 x i32]* @__stop_my_ints, i64 0, i64 0)
  br i1 %19, label %20, label %28

20:                                               ; preds = %17
  %21 = load i32*, i32** %3, align 8
  %22 = load i32, i32* %21, align 4
  %23 = load i32, i32* %2, align 4
  %24 = add nsw i32 %23, %22
  store i32 %24, i32* %2, align 4
  br label %25

25:                                               ; preds = %20
  %26 = load i32*, i32** %3, align 8
  %27 = getelementptr inbounds i32, i32* %26, i32 1
  store i32* %27, i32** %3, align 8
  br label %17, !llvm.loop !6

28:                                               ; preds = %17
  %29 = load i32, i32* %2, align 4
  %30 = load i32, i32* @renamed, align 4
  %31 = load i32, i32* @alias_var, align 4
  %32 = load i32, i32* @weak_alias_var, align 4
  %33 = load i32, i32* @asm_answer, align 4
  %34 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.2, i64 0, i64 0), i32 noundef %29, i32 noundef trunc (i64 urem (i64 ptrtoint (i32* @aligned to i64), i64 128) to i32), i32 noundef %30, i32 noundef %31, i32 noundef %32, i32 noundef zext (i1 icmp ne (i32* @missing, i32* null) to i32), i32 noundef %33)
  %35 = load i32, i32* @tls_local, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, i32* @tls_local, align 4
  %37 = load i32, i32* @tls_general, align 4
  %38 = add nsw i32 %37, %35
  store i32 %38, i32* @tls_general, align 4
  %39 = load i32, i32* @tls_dynamic, align 4
  %40 = add nsw i32 %39, -1
  store i32 %40, i32* @tls_dynamic, align 4
  %41 = load i32, i32* @tls_initial, align 4
  %42 = mul nsw i32 %41, 2
  store i32 %42, i32* @tls_initial, align 4
  %43 = load i32, i32* @tls_general, align 4
  %44 = load i32, i32* @tls_initial, align 4
  %45 = load i32, i32* @tls_local, align 4
  %46 = load i32, i32* @tls_dynamic, align 4
  %47 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i64 0, i64 0), i32 noundef %43, i32 noundef %44, i32 noundef %45, i32 noundef %46)
  store i32 0, i32* %4, align 4
  store i32 0, i32* %5, align 4
  br label %48

48:                                               ; preds = %61, %28
  %49 = load i32, i32* %5, align 4
  %50 = zext i32 %49 to i64
  %51 = icmp ult i64 %50, 39
  br i1 %51, label %52, label %64

52:                                               ; preds = %48
  %53 = load i32, i32* %4, align 4
  %54 = mul i32 %53, 31
  %55 = load i32, i32* %5, align 4
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds [39 x i8], [39 x i8]* @odd, i64 0, i64 %56
  %58 = load i8, i8* %57, align 1
  %59 = zext i8 %58 to i32
  %60 = add i32 %54, %59
  store i32 %60, i32* %4, align 4
  br label %61

61:                                               ; preds = %52
  %62 = load i32, i32* %5, align 4
  %63 = add i32 %62, 1
  store i32 %63, i32* %5, align 4
  br label %48, !llvm.loop !8

64:                                               ; preds = %48
  store i32* getelementptr inbounds ([5 x i32], [5 x i32]* @wide, i64 0, i64 0), i32** %6, align 8
  br label %65

65:                                               ; preds = %75, %64
  %66 = load i32*, i32** %6, align 8
  %67 = load i32, i32* %66, align 4
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %78

69:                                               ; preds = %65
  %70 = load i32, i32* %4, align 4
  %71 = mul i32 %70, 31
  %72 = load i32*, i32** %6, align 8
  %73 = load i32, i32* %72, align 4
  %74 = add i32 %71, %73
  store i32 %74, i32* %4, align 4
  br label %75

75:                                               ; preds = %69
  %76 = load i32*, i32** %6, align 8
  %77 = getelementptr inbounds i32, i32* %76, i32 1
  store i32* %77, i32** %6, align 8
  br label %65, !llvm.loop !9

78:                                               ; preds = %65
  store i16* getelementptr inbounds ([3 x i16], [3 x i16]* @utf16, i64 0, i64 0), i16** %7, align 8
  br label %79

79:                                               ; preds = %90, %78
  %80 = load i16*, i16** %7, align 8
  %81 = load i16, i16* %80, align 2
  %82 = icmp ne i16 %81, 0
  br i1 %82, label %83, label %93

83:                                               ; preds = %79
  %84 = load i32, i32* %4, align 4
  %85 = mul i32 %84, 31
  %86 = load i16*, i16** %7, align 8
  %87 = load i16, i16* %86, align 2
  %88 = zext i16 %87 to i32
  %89 = add i32 %85, %88
  store i32 %89, i32* %4, align 4
  br label %90

90:                                               ; preds = %83
  %91 = load i16*, i16** %7, align 8
  %92 = getelementptr inbounds i16, i16* %91, i32 1
  store i16* %92, i16** %7, align 8
  br label %79, !llvm.loop !10

93:                                               ; preds = %79
  %94 = load i32, i32* %4, align 4
  %95 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.4, i64 0, i64 0), i32 noundef %94, i64 noundef 39)
  store %struct.node* getelementptr inbounds ([3 x %struct.node], [3 x %struct.node]* bitcast (<{ %struct.node, { %struct.node*, i8*, i32 ()*, { double } }, %struct.node }>* @list to [3 x %struct.node]*), i64 0, i64 0), %struct.node** %8, align 8
  br label %96

96:                                               ; preds = %116, %93
  %97 = load %struct.node*, %struct.node** %8, align 8
  %98 = icmp ne %struct.node* %97, null
  br i1 %98, label %99, label %120

99:                                               ; preds = %96
  %100 = load %struct.node*, %struct.node** %8, align 8
  %101 = getelementptr inbounds %struct.node, %struct.node* %100, i32 0, i32 1
  %102 = load i8*, i8** %101, align 8
  %103 = load %struct.node*, %struct.node** %8, align 8
  %104 = getelementptr inbounds %struct.node, %struct.node* %103, i32 0, i32 2
  %105 = load i32 ()*, i32 ()** %104, align 8
  %106 = icmp ne i32 ()* %105, null
  br i1 %106, label %107, label %112

107:                                              ; preds = %99
  %108 = load %struct.node*, %struct.node** %8, align 8
  %109 = getelementptr inbounds %struct.node, %struct.node* %108, i32 0, i32 2
  %110 = load i32 ()*, i32 ()** %109, align 8
  %111 = call i32 %110()
  br label %113

112:                                              ; preds = %99
  br label %113

113:                                              ; preds = %112, %107
  %114 = phi i32 [ %111, %107 ], [ 0, %112 ]
  %115 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0), i8* noundef %102, i32 noundef %114)
  br label %116

116:                                              ; preds = %113
  %117 = load %struct.node*, %struct.node** %8, align 8
  %118 = getelementptr inbounds %struct.node, %struct.node* %117, i32 0, i32 0
  %119 = load %struct.node*, %struct.node** %118, align 8
  store %struct.node* %119, %struct.node** %8, align 8
  br label %96, !llvm.loop !11

120:                                              ; preds = %96
  %121 = load double, double* bitcast (%union.anon* getelementptr inbounds ([3 x %struct.node], [3 x %struct.node]* bitcast (<{ %struct.node, { %struct.node*, i8*, i32 ()*, { double } }, %struct.node }>* @list to [3 x %struct.node]*), i64 0, i64 1, i32 3) to double*), align 8
  %122 = load i32, i32* getelementptr inbounds (%struct.anon, %struct.anon* @sparse_init, i32 0, i32 1, i64 4), align 4
  %123 = load i8, i8* getelementptr inbounds (%struct.anon, %struct.anon* @sparse_init, i32 0, i32 0), align 8
  %124 = sext i8 %123 to i32
  %125 = add nsw i32 %122, %124
  %126 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.6, i64 0, i64 0), i64 noundef 72, i32 noundef zext (i1 icmp eq (i32* bitcast (i8* getelementptr (i8, i8* bitcast (<{ %struct.node, { %struct.node*, i8*, i32 ()*, { double } }, %struct.node }>* @list to i8*), i64 20) to i32*), i32* getelementptr inbounds (i32, i32* bitcast (<{ %struct.node, { %struct.node*, i8*, i32 ()*, { double } }, %struct.node }>* @list to i32*), i64 5)) to i32), double noundef %121, i32 noundef %125)
  %127 = call noalias nonnull i8* @get(i64 noundef 4) #10
  %128 = bitcast i8* %127 to i32*
  store i32* %128, i32** %9, align 8
  %129 = load i32*, i32** %9, align 8
  store i32 30, i32* %129, align 4
  %130 = call i32 @weak_fn(i32 noundef 1)
  %131 = call i32 @alias_fn(i32 noundef 2)
  %132 = call i32 @hidden_fn(i32 noundef 3) #11
  %133 = call i32 @placed_fn(i32 noundef 4) #12
  %134 = load i32*, i32** %9, align 8
  %135 = call i32 @pure_fn(i32* noundef %134) #13
  %136 = call i32 @const_fn(i32 noundef 6) #9
  %137 = call i32 @small(i32 noundef 7)
  %138 = call i32 @maybe_elsewhere(i32 noundef 8)
  %139 = call i32 @gnu(i32 noundef 9)
  %140 = call i32 @chosen(i32 noundef 10)
  %141 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @trace, i64 0, i64 0), i32 noundef %130, i32 noundef %131, i32 noundef %132, i32 noundef %133, i32 noundef %135, i32 noundef %136, i32 noundef %137, i32 noundef %138, i32 noundef %139, i32 noundef %140)
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable allocsize(0)
define internal noalias nonnull i8* @get(i64 noundef %0) #7 {
  %2 = alloca i64, align 8
  store i64 %0, i64* %2, align 8
  %3 = load i64, i64* %2, align 8
  %4 = load i64, i64* @get.top, align 8
  %5 = add nsw i64 %4, %3
  store i64 %5, i64* @get.top, align 8
  %6 = load i64, i64* @get.top, align 8
  %7 = load i64, i64* %2, align 8
  %8 = sub nsw i64 %6, %7
  %9 = getelementptr inbounds i8, i8* getelementptr inbounds ([256 x i8], [256 x i8]* @get.arena, i64 0, i64 0), i64 %8
  ret i8* %9
}

; Function Attrs: noinline nounwind readonly uwtable willreturn
define internal i32 @pure_fn(i32* noundef %0) #8 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8
  %4 = load i32, i32* %3, align 4
  %5 = add nsw i32 %4, 1
  ret i32 %5
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @twice(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = mul nsw i32 %3, 2
  ret i32 %4
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @seven() #0 {
  ret i32 7
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { cold noinline nounwind optsize uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { hot noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { minsize noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline nounwind readnone uwtable willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline nounwind uwtable "min-legal-vector-width"="0" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline nounwind uwtable allocsize(0) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline nounwind readonly uwtable willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind readnone willreturn }
attributes #10 = { allocsize(0) }
attributes #11 = { cold }
attributes #12 = { hot }
attributes #13 = { nounwind readonly willreturn }

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
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}

; ModuleID = 'linkage.c'
source_filename = "linkage.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl asm_answer"
module asm ".type asm_answer,@object"
module asm ".section .rodata"
module asm "asm_answer: .long 42"
module asm ".size asm_answer, 4"
module asm ".text"

%struct.node = type { ptr, ptr, ptr, %union.anon }
%union.anon = type { i64 }
%struct.anon = type { i8, [6 x i32], [100 x double] }

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
@.str.7 = private unnamed_addr constant [43 x i8] c"trace %s fn %d %d %d %d %d %d %d %d %d %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"second\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"third\00", align 1
@list = internal global <{ %struct.node, { ptr, ptr, ptr, { double } }, %struct.node }> <{ %struct.node { ptr getelementptr (i8, ptr @list, i64 32), ptr @.str.8, ptr @seven, %union.anon { i64 -1 } }, { ptr, ptr, ptr, { double } } { ptr getelementptr (i8, ptr @list, i64 64), ptr @.str.9, ptr null, { double } { double 2.500000e+00 } }, %struct.node { ptr null, ptr @.str.10, ptr @seven, %union.anon zeroinitializer } }>, align 16
@sparse_init = internal constant { i8, [3 x i8], [6 x i32], [4 x i8], [100 x double] } { i8 120, [3 x i8] zeroinitializer, [6 x i32] [i32 0, i32 5, i32 0, i32 0, i32 -5, i32 0], [4 x i8] zeroinitializer, [100 x double] zeroinitializer }, align 8
@get.arena = internal global [256 x i8] zeroinitializer, align 16
@get.top = internal global i64 0, align 8
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 101, ptr @early, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @late, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @end, ptr null }]
@llvm.compiler.used = appending global [2 x ptr] [ptr @also_in_section, ptr @unused_but_kept], section "llvm.metadata"

@alias_var = dso_local alias i32, ptr @plain
@weak_alias_var = weak dso_local alias i32, ptr @weak_var
@alias_fn = dso_local alias i32 (i32), ptr @weak_fn

@chosen = dso_local ifunc i32 (i32), ptr @resolve

; Function Attrs: noinline nounwind uwtable
define internal void @early() #0 {
  %1 = load i32, ptr @log_len, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, ptr @log_len, align 4
  %3 = sext i32 %1 to i64
  %4 = getelementptr inbounds [32 x i8], ptr @trace, i64 0, i64 %3
  store i8 101, ptr %4, align 1
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @late() #0 {
  %1 = load i32, ptr @log_len, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, ptr @log_len, align 4
  %3 = sext i32 %1 to i64
  %4 = getelementptr inbounds [32 x i8], ptr @trace, i64 0, i64 %3
  store i8 108, ptr %4, align 1
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @end() #0 {
  %1 = load i32, ptr @log_len, align 4
  %2 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %1)
  ret void
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define weak dso_local i32 @weak_fn(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = add nsw i32 %3, 1
  ret i32 %4
}

; Function Attrs: cold noinline nounwind optsize uwtable
define hidden i32 @hidden_fn(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = mul nsw i32 %3, 2
  ret i32 %4
}

; Function Attrs: hot noinline nounwind uwtable
define dso_local i32 @placed_fn(i32 noundef %0) #3 section ".text.special" align 64 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = sub nsw i32 %3, 1
  ret i32 %4
}

; Function Attrs: minsize noinline nounwind uwtable
define dso_local i32 @small(i32 noundef %0) #4 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  store i32 %4, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = add nsw i32 %5, 3
  %7 = load i32, ptr %3, align 4
  %8 = call i32 @const_fn(i32 noundef %7) #10
  %9 = add nsw i32 %6, %8
  ret i32 %9
}

; Function Attrs: noinline nounwind willreturn memory(none) uwtable
define internal i32 @const_fn(i32 noundef %0) #5 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
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
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = add nsw i32 %3, 100
  ret i32 %4
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @gnu(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = add nsw i32 %3, 200
  ret i32 %4
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %10 = load i32, ptr @plain, align 4
  %11 = load i32, ptr @tentative, align 4
  %12 = load i32, ptr @local, align 4
  %13 = load i32, ptr @weak_var, align 4
  %14 = load i32, ptr @hidden_var, align 4
  %15 = load i32, ptr @protected_var, align 4
  %16 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef 3, i32 noundef %13, i32 noundef %14, i32 noundef %15)
  store i32 0, ptr %2, align 4
  store ptr @__start_my_ints, ptr %3, align 8
  br label %17

17:                                               ; preds = %25, %0
  %18 = load ptr, ptr %3, align 8
  %19 = icmp ult ptr %18, @__stop_my_ints
  br i1 %19, label %20, label %28

20:                                               ; preds = %17
  %21 = load ptr, ptr %3, align 8
  %22 = load i32, ptr %21, align 4
  %23 = load i32, ptr %2, align 4
  %24 = add nsw i32 %23, %22
  store i32 %24, ptr %2, align 4
  br label %25

25:                                               ; preds = %20
  %26 = load ptr, ptr %3, align 8
  %27 = getelementptr inbounds nuw i32, ptr %26, i32 1
  store ptr %27, ptr %3, align 8
  br label %17, !llvm.loop !6

28:                                               ; preds = %17
  %29 = load i32, ptr %2, align 4
  %30 = urem i64 ptrtoint (ptr @aligned to i64), 128
  %31 = trunc i64 %30 to i32
  %32 = load i32, ptr @renamed, align 4
  %33 = load i32, ptr @alias_var, align 4
  %34 = load i32, ptr @weak_alias_var, align 4
  %35 = icmp ne ptr @missing, null
  %36 = zext i1 %35 to i32
  %37 = load i32, ptr @asm_answer, align 4
  %38 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %29, i32 noundef %31, i32 noundef %32, i32 noundef %33, i32 noundef %34, i32 noundef %36, i32 noundef %37)
  %39 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_local)
  %40 = load i32, ptr %39, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %39, align 4
  %42 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_general)
  %43 = load i32, ptr %42, align 4
  %44 = add nsw i32 %43, %40
  store i32 %44, ptr %42, align 4
  %45 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_dynamic)
  %46 = load i32, ptr %45, align 4
  %47 = add nsw i32 %46, -1
  store i32 %47, ptr %45, align 4
  %48 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_initial)
  %49 = load i32, ptr %48, align 4
  %50 = mul nsw i32 %49, 2
  store i32 %50, ptr %48, align 4
  %51 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_general)
  %52 = load i32, ptr %51, align 4
  %53 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_initial)
  %54 = load i32, ptr %53, align 4
  %55 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_local)
  %56 = load i32, ptr %55, align 4
  %57 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_dynamic)
  %58 = load i32, ptr %57, align 4
  %59 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %52, i32 noundef %54, i32 noundef %56, i32 noundef %58)
  store i32 0, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %60

60:                                               ; preds = %73, %28
  %61 = load i32, ptr %5, align 4
  %62 = zext i32 %61 to i64
  %63 = icmp ult i64 %62, 39
  br i1 %63, label %64, label %76

64:                                               ; preds = %60
  %65 = load i32, ptr %4, align 4
  %66 = mul i32 %65, 31
  %67 = load i32, ptr %5, align 4
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw [39 x i8], ptr @odd, i64 0, i64 %68
  %70 = load i8, ptr %69, align 1
  %71 = zext i8 %70 to i32
  %72 = add i32 %66, %71
  store i32 %72, ptr %4, align 4
  br label %73

73:                                               ; preds = %64
  %74 = load i32, ptr %5, align 4
  %75 = add i32 %74, 1
  store i32 %75, ptr %5, align 4
  br label %60, !llvm.loop !8

76:                                               ; preds = %60
  store ptr @wide, ptr %6, align 8
  br label %77

77:                                               ; preds = %87, %76
  %78 = load ptr, ptr %6, align 8
  %79 = load i32, ptr %78, align 4
  %80 = icmp ne i32 %79, 0
  br i1 %80, label %81, label %90

81:                                               ; preds = %77
  %82 = load i32, ptr %4, align 4
  %83 = mul i32 %82, 31
  %84 = load ptr, ptr %6, align 8
  %85 = load i32, ptr %84, align 4
  %86 = add i32 %83, %85
  store i32 %86, ptr %4, align 4
  br label %87

87:                                               ; preds = %81
  %88 = load ptr, ptr %6, align 8
  %89 = getelementptr inbounds nuw i32, ptr %88, i32 1
  store ptr %89, ptr %6, align 8
  br label %77, !llvm.loop !9

90:                                               ; preds = %77
  store ptr @utf16, ptr %7, align 8
  br label %91

91:                                               ; preds = %102, %90
  %92 = load ptr, ptr %7, align 8
  %93 = load i16, ptr %92, align 2
  %94 = icmp ne i16 %93, 0
  br i1 %94, label %95, label %105

95:                                               ; preds = %91
  %96 = load i32, ptr %4, align 4
  %97 = mul i32 %96, 31
  %98 = load ptr, ptr %7, align 8
  %99 = load i16, ptr %98, align 2
  %100 = zext i16 %99 to i32
  %101 = add i32 %97, %100
  store i32 %101, ptr %4, align 4
  br label %102

102:                                              ; preds = %95
  %103 = load ptr, ptr %7, align 8
  %104 = getelementptr inbounds nuw i16, ptr %103, i32 1
  store ptr %104, ptr %7, align 8
  br label %91, !llvm.loop !10

105:                                              ; preds = %91
  %106 = load i32, ptr %4, align 4
  %107 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %106, i64 noundef 39)
  store ptr @list, ptr %8, align 8
  br label %108

108:                                              ; preds = %128, %105
  %109 = load ptr, ptr %8, align 8
  %110 = icmp ne ptr %109, null
  br i1 %110, label %111, label %132

111:                                              ; preds = %108
  %112 = load ptr, ptr %8, align 8
  %113 = getelementptr inbounds nuw %struct.node, ptr %112, i32 0, i32 1
  %114 = load ptr, ptr %113, align 8
  %115 = load ptr, ptr %8, align 8
  %116 = getelementptr inbounds nuw %struct.node, ptr %115, i32 0, i32 2
  %117 = load ptr, ptr %116, align 8
  %118 = icmp ne ptr %117, null
  br i1 %118, label %119, label %124

119:                                              ; preds = %111
  %120 = load ptr, ptr %8, align 8
  %121 = getelementptr inbounds nuw %struct.node, ptr %120, i32 0, i32 2
  %122 = load ptr, ptr %121, align 8
  %123 = call i32 %122()
  br label %125

124:                                              ; preds = %111
  br label %125

125:                                              ; preds = %124, %119
  %126 = phi i32 [ %123, %119 ], [ 0, %124 ]
  %127 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, ptr noundef %114, i32 noundef %126)
  br label %128

128:                                              ; preds = %125
  %129 = load ptr, ptr %8, align 8
  %130 = getelementptr inbounds nuw %struct.node, ptr %129, i32 0, i32 0
  %131 = load ptr, ptr %130, align 8
  store ptr %131, ptr %8, align 8
  br label %108, !llvm.loop !11

132:                                              ; preds = %108
  %133 = icmp eq ptr getelementptr (i8, ptr @list, i64 20), getelementptr inbounds (i32, ptr @list, i64 5)
  %134 = zext i1 %133 to i32
  %135 = load double, ptr getelementptr inbounds nuw (%struct.node, ptr getelementptr inbounds ([3 x %struct.node], ptr @list, i64 0, i64 1), i32 0, i32 3), align 8
  %136 = load i32, ptr getelementptr inbounds ([6 x i32], ptr getelementptr inbounds nuw (%struct.anon, ptr @sparse_init, i32 0, i32 1), i64 0, i64 4), align 4
  %137 = add nsw i32 %136, 120
  %138 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i64 noundef 72, i32 noundef %134, double noundef %135, i32 noundef %137)
  %139 = call noalias nonnull ptr @get(i64 noundef 4) #11
  store ptr %139, ptr %9, align 8
  %140 = load ptr, ptr %9, align 8
  store i32 30, ptr %140, align 4
  %141 = call i32 @weak_fn(i32 noundef 1)
  %142 = call i32 @alias_fn(i32 noundef 2)
  %143 = call i32 @hidden_fn(i32 noundef 3) #12
  %144 = call i32 @placed_fn(i32 noundef 4) #13
  %145 = load ptr, ptr %9, align 8
  %146 = call i32 @pure_fn(ptr noundef %145) #14
  %147 = call i32 @const_fn(i32 noundef 6) #10
  %148 = call i32 @small(i32 noundef 7)
  %149 = call i32 @maybe_elsewhere(i32 noundef 8)
  %150 = call i32 @gnu(i32 noundef 9)
  %151 = call i32 @chosen(i32 noundef 10)
  %152 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, ptr noundef @trace, i32 noundef %141, i32 noundef %142, i32 noundef %143, i32 noundef %144, i32 noundef %146, i32 noundef %147, i32 noundef %148, i32 noundef %149, i32 noundef %150, i32 noundef %151)
  ret i32 0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #6

; Function Attrs: noinline nounwind allocsize(0) uwtable
define internal noalias nonnull ptr @get(i64 noundef %0) #7 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = load i64, ptr @get.top, align 8
  %5 = add nsw i64 %4, %3
  store i64 %5, ptr @get.top, align 8
  %6 = load i64, ptr @get.top, align 8
  %7 = load i64, ptr %2, align 8
  %8 = sub nsw i64 %6, %7
  %9 = getelementptr inbounds i8, ptr @get.arena, i64 %8
  ret ptr %9
}

; Function Attrs: noinline nounwind willreturn memory(read) uwtable
define internal i32 @pure_fn(ptr noundef %0) #8 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr %3, align 4
  %5 = add nsw i32 %4, 1
  ret i32 %5
}

; Function Attrs: disable_sanitizer_instrumentation noinline nounwind uwtable
define internal ptr @resolve() #9 {
  ret ptr @twice
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @twice(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = mul nsw i32 %3, 2
  ret i32 %4
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @seven() #0 {
  ret i32 7
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { cold noinline nounwind optsize uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { hot noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { minsize noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { noinline nounwind allocsize(0) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline nounwind willreturn memory(read) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { disable_sanitizer_instrumentation noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind willreturn memory(none) }
attributes #11 = { allocsize(0) }
attributes #12 = { cold }
attributes #13 = { hot }
attributes #14 = { nounwind willreturn memory(read) }

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
!11 = distinct !{!11, !7}

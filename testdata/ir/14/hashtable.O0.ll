; ModuleID = 'hashtable.c'
source_filename = "hashtable.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Table = type { %struct.Entry*, i64, i64, i64 }
%struct.Entry = type { i8*, i32, i32 }

@main.syllables = internal constant [6 x i8*] [i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i32 0, i32 0)], align 16
@.str = private unnamed_addr constant [3 x i8] c"ka\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"lo\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"mi\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"ne\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"ru\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"to\00", align 1
@.str.6 = private unnamed_addr constant [46 x i8] c"%zu words, capacity %zu, %lu probes, most %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [13 x i8] c"%6d %08x %s\0A\00", align 1
@state = internal global i64 88172645463325252, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.Table, align 8
  %3 = alloca [16 x i8], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  %12 = getelementptr inbounds %struct.Table, %struct.Table* %2, i32 0, i32 0
  %13 = call noalias i8* @calloc(i64 noundef 8, i64 noundef 16) #6
  %14 = bitcast i8* %13 to %struct.Entry*
  store %struct.Entry* %14, %struct.Entry** %12, align 8
  %15 = getelementptr inbounds %struct.Table, %struct.Table* %2, i32 0, i32 1
  store i64 8, i64* %15, align 8
  %16 = getelementptr inbounds %struct.Table, %struct.Table* %2, i32 0, i32 2
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.Table, %struct.Table* %2, i32 0, i32 3
  store i64 0, i64* %17, align 8
  store i32 0, i32* %4, align 4
  store i32 0, i32* %5, align 4
  br label %18

18:                                               ; preds = %52, %0
  %19 = load i32, i32* %5, align 4
  %20 = icmp slt i32 %19, 20000
  br i1 %20, label %21, label %55

21:                                               ; preds = %18
  %22 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 0
  store i8 0, i8* %22, align 16
  %23 = call i64 @next()
  %24 = urem i64 %23, 4
  %25 = trunc i64 %24 to i32
  %26 = add nsw i32 1, %25
  store i32 %26, i32* %6, align 4
  br label %27

27:                                               ; preds = %37, %21
  %28 = load i32, i32* %6, align 4
  %29 = icmp sgt i32 %28, 0
  br i1 %29, label %30, label %40

30:                                               ; preds = %27
  %31 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 0
  %32 = call i64 @next()
  %33 = urem i64 %32, 6
  %34 = getelementptr inbounds [6 x i8*], [6 x i8*]* @main.syllables, i64 0, i64 %33
  %35 = load i8*, i8** %34, align 8
  %36 = call i8* @strcat(i8* noundef %31, i8* noundef %35) #6
  br label %37

37:                                               ; preds = %30
  %38 = load i32, i32* %6, align 4
  %39 = add nsw i32 %38, -1
  store i32 %39, i32* %6, align 4
  br label %27, !llvm.loop !6

40:                                               ; preds = %27
  %41 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 0
  %42 = call i32 @bump(%struct.Table* noundef %2, i8* noundef %41)
  store i32 %42, i32* %7, align 4
  %43 = load i32, i32* %7, align 4
  %44 = load i32, i32* %4, align 4
  %45 = icmp sgt i32 %43, %44
  br i1 %45, label %46, label %48

46:                                               ; preds = %40
  %47 = load i32, i32* %7, align 4
  br label %50

48:                                               ; preds = %40
  %49 = load i32, i32* %4, align 4
  br label %50

50:                                               ; preds = %48, %46
  %51 = phi i32 [ %47, %46 ], [ %49, %48 ]
  store i32 %51, i32* %4, align 4
  br label %52

52:                                               ; preds = %50
  %53 = load i32, i32* %5, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, i32* %5, align 4
  br label %18, !llvm.loop !8

55:                                               ; preds = %18
  store i64 0, i64* %8, align 8
  store i64 0, i64* %9, align 8
  br label %56

56:                                               ; preds = %82, %55
  %57 = load i64, i64* %9, align 8
  %58 = getelementptr inbounds %struct.Table, %struct.Table* %2, i32 0, i32 1
  %59 = load i64, i64* %58, align 8
  %60 = icmp ult i64 %57, %59
  br i1 %60, label %61, label %85

61:                                               ; preds = %56
  %62 = getelementptr inbounds %struct.Table, %struct.Table* %2, i32 0, i32 0
  %63 = load %struct.Entry*, %struct.Entry** %62, align 8
  %64 = load i64, i64* %9, align 8
  %65 = getelementptr inbounds %struct.Entry, %struct.Entry* %63, i64 %64
  %66 = getelementptr inbounds %struct.Entry, %struct.Entry* %65, i32 0, i32 0
  %67 = load i8*, i8** %66, align 8
  %68 = icmp ne i8* %67, null
  br i1 %68, label %69, label %81

69:                                               ; preds = %61
  %70 = getelementptr inbounds %struct.Table, %struct.Table* %2, i32 0, i32 0
  %71 = load %struct.Entry*, %struct.Entry** %70, align 8
  %72 = load i64, i64* %8, align 8
  %73 = add i64 %72, 1
  store i64 %73, i64* %8, align 8
  %74 = getelementptr inbounds %struct.Entry, %struct.Entry* %71, i64 %72
  %75 = getelementptr inbounds %struct.Table, %struct.Table* %2, i32 0, i32 0
  %76 = load %struct.Entry*, %struct.Entry** %75, align 8
  %77 = load i64, i64* %9, align 8
  %78 = getelementptr inbounds %struct.Entry, %struct.Entry* %76, i64 %77
  %79 = bitcast %struct.Entry* %74 to i8*
  %80 = bitcast %struct.Entry* %78 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %79, i8* align 8 %80, i64 16, i1 false)
  br label %81

81:                                               ; preds = %69, %61
  br label %82

82:                                               ; preds = %81
  %83 = load i64, i64* %9, align 8
  %84 = add i64 %83, 1
  store i64 %84, i64* %9, align 8
  br label %56, !llvm.loop !9

85:                                               ; preds = %56
  %86 = getelementptr inbounds %struct.Table, %struct.Table* %2, i32 0, i32 0
  %87 = load %struct.Entry*, %struct.Entry** %86, align 8
  %88 = bitcast %struct.Entry* %87 to i8*
  %89 = load i64, i64* %8, align 8
  call void @qsort(i8* noundef %88, i64 noundef %89, i64 noundef 16, i32 (i8*, i8*)* noundef @by_count)
  %90 = load i64, i64* %8, align 8
  %91 = getelementptr inbounds %struct.Table, %struct.Table* %2, i32 0, i32 1
  %92 = load i64, i64* %91, align 8
  %93 = getelementptr inbounds %struct.Table, %struct.Table* %2, i32 0, i32 3
  %94 = load i64, i64* %93, align 8
  %95 = load i32, i32* %4, align 4
  %96 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.6, i64 0, i64 0), i64 noundef %90, i64 noundef %92, i64 noundef %94, i32 noundef %95)
  store i64 0, i64* %10, align 8
  br label %97

97:                                               ; preds = %120, %85
  %98 = load i64, i64* %10, align 8
  %99 = icmp ult i64 %98, 8
  br i1 %99, label %100, label %123

100:                                              ; preds = %97
  %101 = getelementptr inbounds %struct.Table, %struct.Table* %2, i32 0, i32 0
  %102 = load %struct.Entry*, %struct.Entry** %101, align 8
  %103 = load i64, i64* %10, align 8
  %104 = getelementptr inbounds %struct.Entry, %struct.Entry* %102, i64 %103
  %105 = getelementptr inbounds %struct.Entry, %struct.Entry* %104, i32 0, i32 2
  %106 = load i32, i32* %105, align 4
  %107 = getelementptr inbounds %struct.Table, %struct.Table* %2, i32 0, i32 0
  %108 = load %struct.Entry*, %struct.Entry** %107, align 8
  %109 = load i64, i64* %10, align 8
  %110 = getelementptr inbounds %struct.Entry, %struct.Entry* %108, i64 %109
  %111 = getelementptr inbounds %struct.Entry, %struct.Entry* %110, i32 0, i32 1
  %112 = load i32, i32* %111, align 8
  %113 = getelementptr inbounds %struct.Table, %struct.Table* %2, i32 0, i32 0
  %114 = load %struct.Entry*, %struct.Entry** %113, align 8
  %115 = load i64, i64* %10, align 8
  %116 = getelementptr inbounds %struct.Entry, %struct.Entry* %114, i64 %115
  %117 = getelementptr inbounds %struct.Entry, %struct.Entry* %116, i32 0, i32 0
  %118 = load i8*, i8** %117, align 8
  %119 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.7, i64 0, i64 0), i32 noundef %106, i32 noundef %112, i8* noundef %118)
  br label %120

120:                                              ; preds = %100
  %121 = load i64, i64* %10, align 8
  %122 = add i64 %121, 1
  store i64 %122, i64* %10, align 8
  br label %97, !llvm.loop !10

123:                                              ; preds = %97
  store i64 0, i64* %11, align 8
  br label %124

124:                                              ; preds = %135, %123
  %125 = load i64, i64* %11, align 8
  %126 = load i64, i64* %8, align 8
  %127 = icmp ult i64 %125, %126
  br i1 %127, label %128, label %138

128:                                              ; preds = %124
  %129 = getelementptr inbounds %struct.Table, %struct.Table* %2, i32 0, i32 0
  %130 = load %struct.Entry*, %struct.Entry** %129, align 8
  %131 = load i64, i64* %11, align 8
  %132 = getelementptr inbounds %struct.Entry, %struct.Entry* %130, i64 %131
  %133 = getelementptr inbounds %struct.Entry, %struct.Entry* %132, i32 0, i32 0
  %134 = load i8*, i8** %133, align 8
  call void @free(i8* noundef %134) #6
  br label %135

135:                                              ; preds = %128
  %136 = load i64, i64* %11, align 8
  %137 = add i64 %136, 1
  store i64 %137, i64* %11, align 8
  br label %124, !llvm.loop !11

138:                                              ; preds = %124
  %139 = getelementptr inbounds %struct.Table, %struct.Table* %2, i32 0, i32 0
  %140 = load %struct.Entry*, %struct.Entry** %139, align 8
  %141 = bitcast %struct.Entry* %140 to i8*
  call void @free(i8* noundef %141) #6
  ret i32 0
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @next() #0 {
  %1 = load i64, i64* @state, align 8
  %2 = shl i64 %1, 13
  %3 = load i64, i64* @state, align 8
  %4 = xor i64 %3, %2
  store i64 %4, i64* @state, align 8
  %5 = load i64, i64* @state, align 8
  %6 = lshr i64 %5, 7
  %7 = load i64, i64* @state, align 8
  %8 = xor i64 %7, %6
  store i64 %8, i64* @state, align 8
  %9 = load i64, i64* @state, align 8
  %10 = shl i64 %9, 17
  %11 = load i64, i64* @state, align 8
  %12 = xor i64 %11, %10
  store i64 %12, i64* @state, align 8
  ret i64 %12
}

; Function Attrs: nounwind
declare i8* @strcat(i8* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @bump(%struct.Table* noundef %0, i8* noundef %1) #0 {
  %3 = alloca %struct.Table*, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.Entry*, align 8
  %7 = alloca i64, align 8
  store %struct.Table* %0, %struct.Table** %3, align 8
  store i8* %1, i8** %4, align 8
  %8 = load %struct.Table*, %struct.Table** %3, align 8
  %9 = getelementptr inbounds %struct.Table, %struct.Table* %8, i32 0, i32 2
  %10 = load i64, i64* %9, align 8
  %11 = mul i64 %10, 4
  %12 = load %struct.Table*, %struct.Table** %3, align 8
  %13 = getelementptr inbounds %struct.Table, %struct.Table* %12, i32 0, i32 1
  %14 = load i64, i64* %13, align 8
  %15 = mul i64 %14, 3
  %16 = icmp uge i64 %11, %15
  br i1 %16, label %17, label %19

17:                                               ; preds = %2
  %18 = load %struct.Table*, %struct.Table** %3, align 8
  call void @grow(%struct.Table* noundef %18)
  br label %19

19:                                               ; preds = %17, %2
  %20 = load i8*, i8** %4, align 8
  %21 = call i32 @fnv(i8* noundef %20)
  store i32 %21, i32* %5, align 4
  %22 = load %struct.Table*, %struct.Table** %3, align 8
  %23 = load i8*, i8** %4, align 8
  %24 = load i32, i32* %5, align 4
  %25 = call %struct.Entry* @find(%struct.Table* noundef %22, i8* noundef %23, i32 noundef %24)
  store %struct.Entry* %25, %struct.Entry** %6, align 8
  %26 = load %struct.Entry*, %struct.Entry** %6, align 8
  %27 = getelementptr inbounds %struct.Entry, %struct.Entry* %26, i32 0, i32 0
  %28 = load i8*, i8** %27, align 8
  %29 = icmp ne i8* %28, null
  br i1 %29, label %47, label %30

30:                                               ; preds = %19
  %31 = load i8*, i8** %4, align 8
  %32 = call i64 @strlen(i8* noundef %31) #7
  %33 = add i64 %32, 1
  store i64 %33, i64* %7, align 8
  %34 = load i64, i64* %7, align 8
  %35 = call noalias i8* @malloc(i64 noundef %34) #6
  %36 = load i8*, i8** %4, align 8
  %37 = load i64, i64* %7, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %35, i8* align 1 %36, i64 %37, i1 false)
  %38 = load %struct.Entry*, %struct.Entry** %6, align 8
  %39 = getelementptr inbounds %struct.Entry, %struct.Entry* %38, i32 0, i32 0
  store i8* %35, i8** %39, align 8
  %40 = load i32, i32* %5, align 4
  %41 = load %struct.Entry*, %struct.Entry** %6, align 8
  %42 = getelementptr inbounds %struct.Entry, %struct.Entry* %41, i32 0, i32 1
  store i32 %40, i32* %42, align 8
  %43 = load %struct.Table*, %struct.Table** %3, align 8
  %44 = getelementptr inbounds %struct.Table, %struct.Table* %43, i32 0, i32 2
  %45 = load i64, i64* %44, align 8
  %46 = add i64 %45, 1
  store i64 %46, i64* %44, align 8
  br label %47

47:                                               ; preds = %30, %19
  %48 = load %struct.Entry*, %struct.Entry** %6, align 8
  %49 = getelementptr inbounds %struct.Entry, %struct.Entry* %48, i32 0, i32 2
  %50 = load i32, i32* %49, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, i32* %49, align 4
  ret i32 %51
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

declare void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_count(i8* noundef %0, i8* noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i8*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %struct.Entry*, align 8
  %7 = alloca %struct.Entry*, align 8
  store i8* %0, i8** %4, align 8
  store i8* %1, i8** %5, align 8
  %8 = load i8*, i8** %4, align 8
  %9 = bitcast i8* %8 to %struct.Entry*
  store %struct.Entry* %9, %struct.Entry** %6, align 8
  %10 = load i8*, i8** %5, align 8
  %11 = bitcast i8* %10 to %struct.Entry*
  store %struct.Entry* %11, %struct.Entry** %7, align 8
  %12 = load %struct.Entry*, %struct.Entry** %6, align 8
  %13 = getelementptr inbounds %struct.Entry, %struct.Entry* %12, i32 0, i32 2
  %14 = load i32, i32* %13, align 4
  %15 = load %struct.Entry*, %struct.Entry** %7, align 8
  %16 = getelementptr inbounds %struct.Entry, %struct.Entry* %15, i32 0, i32 2
  %17 = load i32, i32* %16, align 4
  %18 = icmp ne i32 %14, %17
  br i1 %18, label %19, label %29

19:                                               ; preds = %2
  %20 = load %struct.Entry*, %struct.Entry** %6, align 8
  %21 = getelementptr inbounds %struct.Entry, %struct.Entry* %20, i32 0, i32 2
  %22 = load i32, i32* %21, align 4
  %23 = load %struct.Entry*, %struct.Entry** %7, align 8
  %24 = getelementptr inbounds %struct.Entry, %struct.Entry* %23, i32 0, i32 2
  %25 = load i32, i32* %24, align 4
  %26 = icmp slt i32 %22, %25
  %27 = zext i1 %26 to i64
  %28 = select i1 %26, i32 1, i32 -1
  store i32 %28, i32* %3, align 4
  br label %37

29:                                               ; preds = %2
  %30 = load %struct.Entry*, %struct.Entry** %6, align 8
  %31 = getelementptr inbounds %struct.Entry, %struct.Entry* %30, i32 0, i32 0
  %32 = load i8*, i8** %31, align 8
  %33 = load %struct.Entry*, %struct.Entry** %7, align 8
  %34 = getelementptr inbounds %struct.Entry, %struct.Entry* %33, i32 0, i32 0
  %35 = load i8*, i8** %34, align 8
  %36 = call i32 @strcmp(i8* noundef %32, i8* noundef %35) #7
  store i32 %36, i32* %3, align 4
  br label %37

37:                                               ; preds = %29, %19
  %38 = load i32, i32* %3, align 4
  ret i32 %38
}

declare i32 @printf(i8* noundef, ...) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @grow(%struct.Table* noundef %0) #0 {
  %2 = alloca %struct.Table*, align 8
  %3 = alloca %struct.Table, align 8
  %4 = alloca i64, align 8
  store %struct.Table* %0, %struct.Table** %2, align 8
  %5 = getelementptr inbounds %struct.Table, %struct.Table* %3, i32 0, i32 0
  %6 = load %struct.Table*, %struct.Table** %2, align 8
  %7 = getelementptr inbounds %struct.Table, %struct.Table* %6, i32 0, i32 1
  %8 = load i64, i64* %7, align 8
  %9 = mul i64 %8, 2
  %10 = call noalias i8* @calloc(i64 noundef %9, i64 noundef 16) #6
  %11 = bitcast i8* %10 to %struct.Entry*
  store %struct.Entry* %11, %struct.Entry** %5, align 8
  %12 = getelementptr inbounds %struct.Table, %struct.Table* %3, i32 0, i32 1
  %13 = load %struct.Table*, %struct.Table** %2, align 8
  %14 = getelementptr inbounds %struct.Table, %struct.Table* %13, i32 0, i32 1
  %15 = load i64, i64* %14, align 8
  %16 = mul i64 %15, 2
  store i64 %16, i64* %12, align 8
  %17 = getelementptr inbounds %struct.Table, %struct.Table* %3, i32 0, i32 2
  %18 = load %struct.Table*, %struct.Table** %2, align 8
  %19 = getelementptr inbounds %struct.Table, %struct.Table* %18, i32 0, i32 2
  %20 = load i64, i64* %19, align 8
  store i64 %20, i64* %17, align 8
  %21 = getelementptr inbounds %struct.Table, %struct.Table* %3, i32 0, i32 3
  %22 = load %struct.Table*, %struct.Table** %2, align 8
  %23 = getelementptr inbounds %struct.Table, %struct.Table* %22, i32 0, i32 3
  %24 = load i64, i64* %23, align 8
  store i64 %24, i64* %21, align 8
  %25 = getelementptr inbounds %struct.Table, %struct.Table* %3, i32 0, i32 0
  %26 = load %struct.Entry*, %struct.Entry** %25, align 8
  %27 = icmp ne %struct.Entry* %26, null
  br i1 %27, label %29, label %28

28:                                               ; preds = %1
  call void @abort() #8
  unreachable

29:                                               ; preds = %1
  store i64 0, i64* %4, align 8
  br label %30

30:                                               ; preds = %69, %29
  %31 = load i64, i64* %4, align 8
  %32 = load %struct.Table*, %struct.Table** %2, align 8
  %33 = getelementptr inbounds %struct.Table, %struct.Table* %32, i32 0, i32 1
  %34 = load i64, i64* %33, align 8
  %35 = icmp ult i64 %31, %34
  br i1 %35, label %36, label %72

36:                                               ; preds = %30
  %37 = load %struct.Table*, %struct.Table** %2, align 8
  %38 = getelementptr inbounds %struct.Table, %struct.Table* %37, i32 0, i32 0
  %39 = load %struct.Entry*, %struct.Entry** %38, align 8
  %40 = load i64, i64* %4, align 8
  %41 = getelementptr inbounds %struct.Entry, %struct.Entry* %39, i64 %40
  %42 = getelementptr inbounds %struct.Entry, %struct.Entry* %41, i32 0, i32 0
  %43 = load i8*, i8** %42, align 8
  %44 = icmp ne i8* %43, null
  br i1 %44, label %45, label %68

45:                                               ; preds = %36
  %46 = load %struct.Table*, %struct.Table** %2, align 8
  %47 = getelementptr inbounds %struct.Table, %struct.Table* %46, i32 0, i32 0
  %48 = load %struct.Entry*, %struct.Entry** %47, align 8
  %49 = load i64, i64* %4, align 8
  %50 = getelementptr inbounds %struct.Entry, %struct.Entry* %48, i64 %49
  %51 = getelementptr inbounds %struct.Entry, %struct.Entry* %50, i32 0, i32 0
  %52 = load i8*, i8** %51, align 8
  %53 = load %struct.Table*, %struct.Table** %2, align 8
  %54 = getelementptr inbounds %struct.Table, %struct.Table* %53, i32 0, i32 0
  %55 = load %struct.Entry*, %struct.Entry** %54, align 8
  %56 = load i64, i64* %4, align 8
  %57 = getelementptr inbounds %struct.Entry, %struct.Entry* %55, i64 %56
  %58 = getelementptr inbounds %struct.Entry, %struct.Entry* %57, i32 0, i32 1
  %59 = load i32, i32* %58, align 8
  %60 = call %struct.Entry* @find(%struct.Table* noundef %3, i8* noundef %52, i32 noundef %59)
  %61 = load %struct.Table*, %struct.Table** %2, align 8
  %62 = getelementptr inbounds %struct.Table, %struct.Table* %61, i32 0, i32 0
  %63 = load %struct.Entry*, %struct.Entry** %62, align 8
  %64 = load i64, i64* %4, align 8
  %65 = getelementptr inbounds %struct.Entry, %struct.Entry* %63, i64 %64
  %66 = bitcast %struct.Entry* %60 to i8*
  %67 = bitcast %struct.Entry* %65 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %66, i8* align 8 %67, i64 16, i1 false)
  br label %68

68:                                               ; preds = %45, %36
  br label %69

69:                                               ; preds = %68
  %70 = load i64, i64* %4, align 8
  %71 = add i64 %70, 1
  store i64 %71, i64* %4, align 8
  br label %30, !llvm.loop !12

72:                                               ; preds = %30
  %73 = load %struct.Table*, %struct.Table** %2, align 8
  %74 = getelementptr inbounds %struct.Table, %struct.Table* %73, i32 0, i32 0
  %75 = load %struct.Entry*, %struct.Entry** %74, align 8
  %76 = bitcast %struct.Entry* %75 to i8*
  call void @free(i8* noundef %76) #6
  %77 = load %struct.Table*, %struct.Table** %2, align 8
  %78 = bitcast %struct.Table* %77 to i8*
  %79 = bitcast %struct.Table* %3 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %78, i8* align 8 %79, i64 32, i1 false)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @fnv(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  store i32 -2128831035, i32* %3, align 4
  br label %4

4:                                                ; preds = %15, %1
  %5 = load i8*, i8** %2, align 8
  %6 = load i8, i8* %5, align 1
  %7 = icmp ne i8 %6, 0
  br i1 %7, label %8, label %18

8:                                                ; preds = %4
  %9 = load i32, i32* %3, align 4
  %10 = load i8*, i8** %2, align 8
  %11 = load i8, i8* %10, align 1
  %12 = zext i8 %11 to i32
  %13 = xor i32 %9, %12
  %14 = mul i32 %13, 16777619
  store i32 %14, i32* %3, align 4
  br label %15

15:                                               ; preds = %8
  %16 = load i8*, i8** %2, align 8
  %17 = getelementptr inbounds i8, i8* %16, i32 1
  store i8* %17, i8** %2, align 8
  br label %4, !llvm.loop !13

18:                                               ; preds = %4
  %19 = load i32, i32* %3, align 4
  ret i32 %19
}

; Function Attrs: noinline nounwind uwtable
define internal %struct.Entry* @find(%struct.Table* noundef %0, i8* noundef %1, i32 noundef %2) #0 {
  %4 = alloca %struct.Table*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  store %struct.Table* %0, %struct.Table** %4, align 8
  store i8* %1, i8** %5, align 8
  store i32 %2, i32* %6, align 4
  %8 = load i32, i32* %6, align 4
  %9 = zext i32 %8 to i64
  %10 = load %struct.Table*, %struct.Table** %4, align 8
  %11 = getelementptr inbounds %struct.Table, %struct.Table* %10, i32 0, i32 1
  %12 = load i64, i64* %11, align 8
  %13 = sub i64 %12, 1
  %14 = and i64 %9, %13
  store i64 %14, i64* %7, align 8
  br label %15

15:                                               ; preds = %50, %3
  %16 = load %struct.Table*, %struct.Table** %4, align 8
  %17 = getelementptr inbounds %struct.Table, %struct.Table* %16, i32 0, i32 0
  %18 = load %struct.Entry*, %struct.Entry** %17, align 8
  %19 = load i64, i64* %7, align 8
  %20 = getelementptr inbounds %struct.Entry, %struct.Entry* %18, i64 %19
  %21 = getelementptr inbounds %struct.Entry, %struct.Entry* %20, i32 0, i32 0
  %22 = load i8*, i8** %21, align 8
  %23 = icmp ne i8* %22, null
  br i1 %23, label %24, label %58

24:                                               ; preds = %15
  %25 = load %struct.Table*, %struct.Table** %4, align 8
  %26 = getelementptr inbounds %struct.Table, %struct.Table* %25, i32 0, i32 3
  %27 = load i64, i64* %26, align 8
  %28 = add i64 %27, 1
  store i64 %28, i64* %26, align 8
  %29 = load %struct.Table*, %struct.Table** %4, align 8
  %30 = getelementptr inbounds %struct.Table, %struct.Table* %29, i32 0, i32 0
  %31 = load %struct.Entry*, %struct.Entry** %30, align 8
  %32 = load i64, i64* %7, align 8
  %33 = getelementptr inbounds %struct.Entry, %struct.Entry* %31, i64 %32
  %34 = getelementptr inbounds %struct.Entry, %struct.Entry* %33, i32 0, i32 1
  %35 = load i32, i32* %34, align 8
  %36 = load i32, i32* %6, align 4
  %37 = icmp eq i32 %35, %36
  br i1 %37, label %38, label %50

38:                                               ; preds = %24
  %39 = load %struct.Table*, %struct.Table** %4, align 8
  %40 = getelementptr inbounds %struct.Table, %struct.Table* %39, i32 0, i32 0
  %41 = load %struct.Entry*, %struct.Entry** %40, align 8
  %42 = load i64, i64* %7, align 8
  %43 = getelementptr inbounds %struct.Entry, %struct.Entry* %41, i64 %42
  %44 = getelementptr inbounds %struct.Entry, %struct.Entry* %43, i32 0, i32 0
  %45 = load i8*, i8** %44, align 8
  %46 = load i8*, i8** %5, align 8
  %47 = call i32 @strcmp(i8* noundef %45, i8* noundef %46) #7
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %50

49:                                               ; preds = %38
  br label %58

50:                                               ; preds = %38, %24
  %51 = load i64, i64* %7, align 8
  %52 = add i64 %51, 1
  %53 = load %struct.Table*, %struct.Table** %4, align 8
  %54 = getelementptr inbounds %struct.Table, %struct.Table* %53, i32 0, i32 1
  %55 = load i64, i64* %54, align 8
  %56 = sub i64 %55, 1
  %57 = and i64 %52, %56
  store i64 %57, i64* %7, align 8
  br label %15, !llvm.loop !14

58:                                               ; preds = %49, %15
  %59 = load %struct.Table*, %struct.Table** %4, align 8
  %60 = getelementptr inbounds %struct.Table, %struct.Table* %59, i32 0, i32 0
  %61 = load %struct.Entry*, %struct.Entry** %60, align 8
  %62 = load i64, i64* %7, align 8
  %63 = getelementptr inbounds %struct.Entry, %struct.Entry* %61, i64 %62
  ret %struct.Entry* %63
}

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #4

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #1

; Function Attrs: noreturn nounwind
declare void @abort() #5

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind readonly willreturn }
attributes #8 = { noreturn nounwind }

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
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}

; ModuleID = '<stdin>'
source_filename = "bounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local i32 @sum(ptr %0, i64 %1) #0 {
  br label %3

3:                                                ; preds = %at.exit, %2
  %.011 = phi i32 [ 0, %2 ], [ %7, %at.exit ]
  %.0 = phi i64 [ 0, %2 ], [ %8, %at.exit ]
  %4 = icmp ult i64 %.0, %1
  br i1 %4, label %at.exit, label %9

at.exit:                                          ; preds = %3
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %.0
  %6 = load i32, ptr %5, align 4, !tbaa !5
  %7 = add nsw i32 %.011, %6
  %8 = add i64 %.0, 1
  br label %3, !llvm.loop !9

9:                                                ; preds = %3
  ret i32 %.011
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define dso_local i32 @sum_down(ptr %0, i64 %1) #0 {
  br label %3

3:                                                ; preds = %at.exit, %2
  %.011 = phi i32 [ 0, %2 ], [ %11, %at.exit ]
  %.0 = phi i64 [ %1, %2 ], [ %12, %at.exit ]
  %4 = icmp ugt i64 %.0, 0
  br i1 %4, label %5, label %13

5:                                                ; preds = %3
  %6 = sub i64 %.0, 1
  %7 = icmp uge i64 %6, %1
  br i1 %7, label %8, label %at.exit

8:                                                ; preds = %5
  call void @out_of_bounds(i64 noundef %6, i64 noundef %1) #3
  unreachable

at.exit:                                          ; preds = %5
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %10 = load i32, ptr %9, align 4, !tbaa !5
  %11 = add nsw i32 %.011, %10
  %12 = add i64 %.0, -1
  br label %3, !llvm.loop !11

13:                                               ; preds = %3
  ret i32 %.011
}

; Function Attrs: nounwind uwtable
define dso_local i32 @neighbours(ptr %0, i64 %1) #0 {
  br label %3

3:                                                ; preds = %at.exit1, %2
  %.021 = phi i32 [ 0, %2 ], [ %13, %at.exit1 ]
  %.0 = phi i64 [ 1, %2 ], [ %14, %at.exit1 ]
  %4 = icmp ult i64 %.0, %1
  br i1 %4, label %at.exit, label %15

at.exit:                                          ; preds = %3
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %.0
  %6 = load i32, ptr %5, align 4, !tbaa !5
  %7 = sub i64 %.0, 1
  %8 = icmp uge i64 %7, %1
  br i1 %8, label %9, label %at.exit1

9:                                                ; preds = %at.exit
  call void @out_of_bounds(i64 noundef %7, i64 noundef %1) #3
  unreachable

at.exit1:                                         ; preds = %at.exit
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %11 = load i32, ptr %10, align 4, !tbaa !5
  %12 = sub nsw i32 %6, %11
  %13 = add nsw i32 %.021, %12
  %14 = add i64 %.0, 1
  br label %3, !llvm.loop !12

15:                                               ; preds = %3
  ret i32 %.021
}

; Function Attrs: nounwind uwtable
define dso_local i32 @ahead(ptr %0, i64 %1) #0 {
  br label %3

3:                                                ; preds = %at.exit1, %2
  %.021 = phi i32 [ 0, %2 ], [ %16, %at.exit1 ]
  %.0 = phi i64 [ 0, %2 ], [ %4, %at.exit1 ]
  %4 = add i64 %.0, 1
  %5 = icmp ult i64 %4, %1
  br i1 %5, label %6, label %17

6:                                                ; preds = %3
  %7 = icmp uge i64 %.0, %1
  br i1 %7, label %8, label %at.exit

8:                                                ; preds = %6
  call void @out_of_bounds(i64 noundef %.0, i64 noundef %1) #3
  unreachable

at.exit:                                          ; preds = %6
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %.0
  %10 = load i32, ptr %9, align 4, !tbaa !5
  %11 = icmp uge i64 %4, %1
  br i1 %11, label %12, label %at.exit1

12:                                               ; preds = %at.exit
  call void @out_of_bounds(i64 noundef %4, i64 noundef %1) #3
  unreachable

at.exit1:                                         ; preds = %at.exit
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = mul nsw i32 %10, %14
  %16 = add nsw i32 %.021, %15
  br label %3, !llvm.loop !13

17:                                               ; preds = %3
  ret i32 %.021
}

; Function Attrs: nounwind uwtable
define dso_local i32 @zip(ptr %0, i64 %1, ptr %2, i64 %3) #0 {
  %5 = icmp ult i64 %1, %3
  %. = select i1 %5, i64 %1, i64 %3
  br label %6

6:                                                ; preds = %at.exit1, %4
  %.025 = phi i32 [ 0, %4 ], [ %18, %at.exit1 ]
  %.0 = phi i64 [ 0, %4 ], [ %19, %at.exit1 ]
  %7 = icmp ult i64 %.0, %.
  br i1 %7, label %8, label %20

8:                                                ; preds = %6
  %9 = icmp uge i64 %.0, %1
  br i1 %9, label %10, label %at.exit

10:                                               ; preds = %8
  call void @out_of_bounds(i64 noundef %.0, i64 noundef %1) #3
  unreachable

at.exit:                                          ; preds = %8
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %.0
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = icmp uge i64 %.0, %3
  br i1 %13, label %14, label %at.exit1

14:                                               ; preds = %at.exit
  call void @out_of_bounds(i64 noundef %.0, i64 noundef %3) #3
  unreachable

at.exit1:                                         ; preds = %at.exit
  %15 = getelementptr inbounds nuw i32, ptr %2, i64 %.0
  %16 = load i32, ptr %15, align 4, !tbaa !5
  %17 = mul nsw i32 %12, %16
  %18 = add nsw i32 %.025, %17
  %19 = add i64 %.0, 1
  br label %6, !llvm.loop !14

20:                                               ; preds = %6
  ret i32 %.025
}

; Function Attrs: nounwind uwtable
define dso_local void @add(ptr %0, i64 %1, ptr %2, i64 %3) #0 {
  %5 = icmp ne i64 %1, %3
  br i1 %5, label %19, label %6

6:                                                ; preds = %4, %at.exit1
  %.0 = phi i64 [ %18, %at.exit1 ], [ 0, %4 ]
  %7 = icmp ult i64 %.0, %1
  br i1 %7, label %8, label %19

8:                                                ; preds = %6
  %9 = icmp uge i64 %.0, %3
  br i1 %9, label %10, label %at.exit

10:                                               ; preds = %8
  call void @out_of_bounds(i64 noundef %.0, i64 noundef %3) #3
  unreachable

at.exit:                                          ; preds = %8
  %11 = getelementptr inbounds nuw i32, ptr %2, i64 %.0
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = icmp uge i64 %.0, %1
  br i1 %13, label %14, label %at.exit1

14:                                               ; preds = %at.exit
  call void @out_of_bounds(i64 noundef %.0, i64 noundef %1) #3
  unreachable

at.exit1:                                         ; preds = %at.exit
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %.0
  %16 = load i32, ptr %15, align 4, !tbaa !5
  %17 = add nsw i32 %16, %12
  store i32 %17, ptr %15, align 4, !tbaa !5
  %18 = add i64 %.0, 1
  br label %6, !llvm.loop !15

19:                                               ; preds = %6, %4
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i64 @search(ptr %0, i64 %1, i32 noundef %2) #0 {
  br label %4

4:                                                ; preds = %18, %3
  %.025 = phi i64 [ %1, %3 ], [ %.126, %18 ]
  %.022 = phi i64 [ 0, %3 ], [ %.123, %18 ]
  %.021 = phi i64 [ undef, %3 ], [ %.1, %18 ]
  %5 = icmp ult i64 %.022, %.025
  br i1 %5, label %6, label %19

6:                                                ; preds = %4
  %7 = sub i64 %.025, %.022
  %8 = udiv i64 %7, 2
  %9 = add i64 %.022, %8
  %10 = icmp uge i64 %9, %1
  br i1 %10, label %11, label %at.exit

11:                                               ; preds = %6
  call void @out_of_bounds(i64 noundef %9, i64 noundef %1) #3
  unreachable

at.exit:                                          ; preds = %6
  %12 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  %13 = load i32, ptr %12, align 4, !tbaa !5
  %14 = icmp eq i32 %13, %2
  br i1 %14, label %18, label %15

15:                                               ; preds = %at.exit
  %16 = icmp slt i32 %13, %2
  %17 = add i64 %9, 1
  %.227 = select i1 %16, i64 %.025, i64 %9
  %.224 = select i1 %16, i64 %17, i64 %.022
  br label %18

18:                                               ; preds = %at.exit, %15
  %.126 = phi i64 [ %.227, %15 ], [ %.025, %at.exit ]
  %.123 = phi i64 [ %.224, %15 ], [ %.022, %at.exit ]
  %.1 = phi i64 [ %.021, %15 ], [ %9, %at.exit ]
  %.0 = phi i32 [ 0, %15 ], [ 1, %at.exit ]
  %cond = icmp eq i32 %.0, 0
  br i1 %cond, label %4, label %19, !llvm.loop !16

19:                                               ; preds = %4, %18
  %.2 = phi i64 [ %.1, %18 ], [ -1, %4 ]
  ret i64 %.2
}

; Function Attrs: nounwind uwtable
define dso_local void @insertion(ptr %0, i64 %1) #0 {
  br label %3

3:                                                ; preds = %.critedge, %2
  %.0 = phi i64 [ 1, %2 ], [ %29, %.critedge ]
  %4 = icmp ult i64 %.0, %1
  br i1 %4, label %5, label %30

5:                                                ; preds = %3, %at.exit3
  %.063 = phi i64 [ %28, %at.exit3 ], [ %.0, %3 ]
  %6 = icmp ugt i64 %.063, 0
  br i1 %6, label %7, label %.critedge

7:                                                ; preds = %5
  %8 = sub i64 %.063, 1
  %9 = icmp uge i64 %8, %1
  br i1 %9, label %10, label %at.exit

10:                                               ; preds = %7
  call void @out_of_bounds(i64 noundef %8, i64 noundef %1) #3
  unreachable

at.exit:                                          ; preds = %7
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = icmp uge i64 %.063, %1
  br i1 %13, label %14, label %at.exit1

14:                                               ; preds = %at.exit
  call void @out_of_bounds(i64 noundef %.063, i64 noundef %1) #3
  unreachable

at.exit1:                                         ; preds = %at.exit
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %.063
  %16 = load i32, ptr %15, align 4, !tbaa !5
  %17 = icmp sgt i32 %12, %16
  br i1 %17, label %18, label %.critedge

18:                                               ; preds = %at.exit1
  %19 = icmp uge i64 %.063, %1
  br i1 %19, label %20, label %at.exit2

20:                                               ; preds = %18
  call void @out_of_bounds(i64 noundef %.063, i64 noundef %1) #3
  unreachable

at.exit2:                                         ; preds = %18
  %21 = getelementptr inbounds nuw i32, ptr %0, i64 %.063
  %22 = load i32, ptr %21, align 4, !tbaa !5
  %23 = sub i64 %.063, 1
  %24 = icmp uge i64 %23, %1
  br i1 %24, label %25, label %at.exit3

25:                                               ; preds = %at.exit2
  call void @out_of_bounds(i64 noundef %23, i64 noundef %1) #3
  unreachable

at.exit3:                                         ; preds = %at.exit2
  %26 = getelementptr inbounds nuw i32, ptr %0, i64 %23
  %27 = load i32, ptr %26, align 4, !tbaa !5
  store i32 %27, ptr %21, align 4, !tbaa !5
  store i32 %22, ptr %26, align 4, !tbaa !5
  %28 = add i64 %.063, -1
  br label %5, !llvm.loop !17

.critedge:                                        ; preds = %5, %at.exit1
  %29 = add i64 %.0, 1
  br label %3, !llvm.loop !18

30:                                               ; preds = %3
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @reverse(ptr %0, i64 %1) #0 {
  br label %3

3:                                                ; preds = %at.exit1, %2
  %.0 = phi i64 [ 0, %2 ], [ %17, %at.exit1 ]
  %4 = udiv i64 %1, 2
  %5 = icmp ult i64 %.0, %4
  br i1 %5, label %6, label %18

6:                                                ; preds = %3
  %7 = icmp uge i64 %.0, %1
  br i1 %7, label %8, label %at.exit

8:                                                ; preds = %6
  call void @out_of_bounds(i64 noundef %.0, i64 noundef %1) #3
  unreachable

at.exit:                                          ; preds = %6
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %.0
  %10 = load i32, ptr %9, align 4, !tbaa !5
  %11 = sub i64 %1, 1
  %12 = sub i64 %11, %.0
  %13 = icmp uge i64 %12, %1
  br i1 %13, label %14, label %at.exit1

14:                                               ; preds = %at.exit
  call void @out_of_bounds(i64 noundef %12, i64 noundef %1) #3
  unreachable

at.exit1:                                         ; preds = %at.exit
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %12
  %16 = load i32, ptr %15, align 4, !tbaa !5
  store i32 %16, ptr %9, align 4, !tbaa !5
  store i32 %10, ptr %15, align 4, !tbaa !5
  %17 = add i64 %.0, 1
  br label %3, !llvm.loop !19

18:                                               ; preds = %3
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @four(ptr %0, i64 %1) #0 {
  %3 = icmp ult i64 %1, 4
  br i1 %3, label %14, label %at.exit

at.exit:                                          ; preds = %2
  %4 = load i32, ptr %0, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 1
  %6 = load i32, ptr %5, align 4, !tbaa !5
  %7 = add nsw i32 %4, %6
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 2
  %9 = load i32, ptr %8, align 4, !tbaa !5
  %10 = add nsw i32 %7, %9
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 3
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = add nsw i32 %10, %12
  br label %14

14:                                               ; preds = %2, %at.exit
  %.0 = phi i32 [ %13, %at.exit ], [ 0, %2 ]
  ret i32 %.0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @by_four(ptr %0, i64 %1) #0 {
  br label %3

3:                                                ; preds = %at.exit3, %2
  %.055 = phi i32 [ 0, %2 ], [ %29, %at.exit3 ]
  %.0 = phi i64 [ 0, %2 ], [ %4, %at.exit3 ]
  %4 = add i64 %.0, 4
  %5 = icmp ule i64 %4, %1
  br i1 %5, label %6, label %30

6:                                                ; preds = %3
  %7 = icmp uge i64 %.0, %1
  br i1 %7, label %8, label %at.exit

8:                                                ; preds = %6
  call void @out_of_bounds(i64 noundef %.0, i64 noundef %1) #3
  unreachable

at.exit:                                          ; preds = %6
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %.0
  %10 = load i32, ptr %9, align 4, !tbaa !5
  %11 = add i64 %.0, 1
  %12 = icmp uge i64 %11, %1
  br i1 %12, label %13, label %at.exit1

13:                                               ; preds = %at.exit
  call void @out_of_bounds(i64 noundef %11, i64 noundef %1) #3
  unreachable

at.exit1:                                         ; preds = %at.exit
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %11
  %15 = load i32, ptr %14, align 4, !tbaa !5
  %16 = add nsw i32 %10, %15
  %17 = add i64 %.0, 2
  %18 = icmp uge i64 %17, %1
  br i1 %18, label %19, label %at.exit2

19:                                               ; preds = %at.exit1
  call void @out_of_bounds(i64 noundef %17, i64 noundef %1) #3
  unreachable

at.exit2:                                         ; preds = %at.exit1
  %20 = getelementptr inbounds nuw i32, ptr %0, i64 %17
  %21 = load i32, ptr %20, align 4, !tbaa !5
  %22 = add nsw i32 %16, %21
  %23 = add i64 %.0, 3
  %24 = icmp uge i64 %23, %1
  br i1 %24, label %25, label %at.exit3

25:                                               ; preds = %at.exit2
  call void @out_of_bounds(i64 noundef %23, i64 noundef %1) #3
  unreachable

at.exit3:                                         ; preds = %at.exit2
  %26 = getelementptr inbounds nuw i32, ptr %0, i64 %23
  %27 = load i32, ptr %26, align 4, !tbaa !5
  %28 = add nsw i32 %22, %27
  %29 = add nsw i32 %.055, %28
  br label %3, !llvm.loop !20

30:                                               ; preds = %3, %at.exit4
  %.156 = phi i32 [ %34, %at.exit4 ], [ %.055, %3 ]
  %.1 = phi i64 [ %35, %at.exit4 ], [ %.0, %3 ]
  %31 = icmp ult i64 %.1, %1
  br i1 %31, label %at.exit4, label %36

at.exit4:                                         ; preds = %30
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %.1
  %33 = load i32, ptr %32, align 4, !tbaa !5
  %34 = add nsw i32 %.156, %33
  %35 = add i64 %.1, 1
  br label %30, !llvm.loop !21

36:                                               ; preds = %30
  ret i32 %.156
}

; Function Attrs: nounwind uwtable
define dso_local void @prefix(ptr %0, i64 %1) #0 {
  br label %3

3:                                                ; preds = %at.exit1, %2
  %.0 = phi i64 [ 1, %2 ], [ %16, %at.exit1 ]
  %4 = icmp ult i64 %.0, %1
  br i1 %4, label %5, label %17

5:                                                ; preds = %3
  %6 = sub i64 %.0, 1
  %7 = icmp uge i64 %6, %1
  br i1 %7, label %8, label %at.exit

8:                                                ; preds = %5
  call void @out_of_bounds(i64 noundef %6, i64 noundef %1) #3
  unreachable

at.exit:                                          ; preds = %5
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %10 = load i32, ptr %9, align 4, !tbaa !5
  %11 = icmp uge i64 %.0, %1
  br i1 %11, label %12, label %at.exit1

12:                                               ; preds = %at.exit
  call void @out_of_bounds(i64 noundef %.0, i64 noundef %1) #3
  unreachable

at.exit1:                                         ; preds = %at.exit
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %.0
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = add nsw i32 %14, %10
  store i32 %15, ptr %13, align 4, !tbaa !5
  %16 = add i64 %.0, 1
  br label %3, !llvm.loop !22

17:                                               ; preds = %3
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @ring(ptr %0, i64 %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = icmp ne i64 %1, 64
  br i1 %5, label %14, label %at.exit

at.exit:                                          ; preds = %4
  %6 = add i64 %2, %3
  %7 = and i64 %6, 63
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !5
  %10 = urem i64 %6, 64
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = add nsw i32 %9, %12
  br label %14

14:                                               ; preds = %4, %at.exit
  %.0 = phi i32 [ %13, %at.exit ], [ 0, %4 ]
  ret i32 %.0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @tail(ptr %0, i64 %1) #0 {
sub.exit:
  %2 = udiv i64 %1, 2
  %3 = getelementptr inbounds nuw i32, ptr %0, i64 %2
  %4 = sub i64 %1, %2
  %.fca.0.insert = insertvalue { ptr, i64 } poison, ptr %3, 0
  %.fca.1.insert = insertvalue { ptr, i64 } %.fca.0.insert, i64 %4, 1
  br label %5

5:                                                ; preds = %at.exit, %sub.exit
  %.029 = phi i32 [ 0, %sub.exit ], [ %9, %at.exit ]
  %.0 = phi i64 [ 0, %sub.exit ], [ %10, %at.exit ]
  %6 = icmp ult i64 %.0, %4
  br i1 %6, label %at.exit, label %11

at.exit:                                          ; preds = %5
  %7 = getelementptr inbounds nuw i32, ptr %3, i64 %.0
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = add nsw i32 %.029, %8
  %10 = add i64 %.0, 1
  br label %5, !llvm.loop !23

11:                                               ; preds = %5
  ret i32 %.029
}

; Function Attrs: nounwind uwtable
define dso_local i32 @twice(ptr %0, i64 %1, i64 noundef %2) #0 {
  %4 = icmp uge i64 %2, %1
  br i1 %4, label %5, label %at.exit

5:                                                ; preds = %3
  call void @out_of_bounds(i64 noundef %2, i64 noundef %1) #3
  unreachable

at.exit:                                          ; preds = %3
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %2
  %7 = load i32, ptr %6, align 4, !tbaa !5
  %8 = add nsw i32 %7, %7
  ret i32 %8
}

; Function Attrs: nounwind uwtable
define dso_local i32 @lower(ptr %0, i64 %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = icmp ule i64 %3, %2
  br i1 %5, label %6, label %16

6:                                                ; preds = %4
  %7 = icmp uge i64 %2, %1
  br i1 %7, label %8, label %at.exit

8:                                                ; preds = %6
  call void @out_of_bounds(i64 noundef %2, i64 noundef %1) #3
  unreachable

at.exit:                                          ; preds = %6
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %2
  %10 = load i32, ptr %9, align 4, !tbaa !5
  %11 = icmp uge i64 %3, %1
  br i1 %11, label %12, label %at.exit1

12:                                               ; preds = %at.exit
  call void @out_of_bounds(i64 noundef %3, i64 noundef %1) #3
  unreachable

at.exit1:                                         ; preds = %at.exit
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %3
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = add nsw i32 %10, %14
  br label %16

16:                                               ; preds = %4, %at.exit1
  %17 = phi i32 [ %15, %at.exit1 ], [ 0, %4 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define dso_local i64 @count(ptr %0, i64 %1, ptr %2, i64 %3) #0 {
  %5 = icmp ult i64 %3, 256
  br i1 %5, label %18, label %6

6:                                                ; preds = %4, %at.exit1
  %.0 = phi i64 [ %17, %at.exit1 ], [ 0, %4 ]
  %7 = icmp ult i64 %.0, %1
  br i1 %7, label %at.exit, label %18

at.exit:                                          ; preds = %6
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %.0
  %9 = load i32, ptr %8, align 4, !tbaa !5
  %10 = trunc i32 %9 to i8
  %11 = zext i8 %10 to i64
  %12 = icmp uge i64 %11, %3
  br i1 %12, label %13, label %at.exit1

13:                                               ; preds = %at.exit
  call void @out_of_bounds(i64 noundef %11, i64 noundef %3) #3
  unreachable

at.exit1:                                         ; preds = %at.exit
  %14 = getelementptr inbounds nuw i32, ptr %2, i64 %11
  %15 = load i32, ptr %14, align 4, !tbaa !5
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %14, align 4, !tbaa !5
  %17 = add i64 %.0, 1
  br label %6, !llvm.loop !24

18:                                               ; preds = %6, %4
  %.021 = phi i64 [ 0, %4 ], [ %1, %6 ]
  ret i64 %.021
}

; Function Attrs: nounwind uwtable
define dso_local void @compact(ptr %0, i64 %1) #0 {
  br label %3

3:                                                ; preds = %15, %2
  %.030 = phi i64 [ 0, %2 ], [ %.1, %15 ]
  %.0 = phi i64 [ 0, %2 ], [ %16, %15 ]
  %4 = icmp ult i64 %.0, %1
  br i1 %4, label %at.exit, label %17

at.exit:                                          ; preds = %3
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %.0
  %6 = load i32, ptr %5, align 4, !tbaa !5
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %at.exit
  %9 = icmp uge i64 %.0, %1
  br i1 %9, label %10, label %at.exit1

10:                                               ; preds = %8
  call void @out_of_bounds(i64 noundef %.0, i64 noundef %1) #3
  unreachable

at.exit1:                                         ; preds = %8
  %11 = add i64 %.030, 1
  %12 = icmp uge i64 %.030, %1
  br i1 %12, label %13, label %at.exit2

13:                                               ; preds = %at.exit1
  call void @out_of_bounds(i64 noundef %.030, i64 noundef %1) #3
  unreachable

at.exit2:                                         ; preds = %at.exit1
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %.030
  store i32 %6, ptr %14, align 4, !tbaa !5
  br label %15

15:                                               ; preds = %at.exit, %at.exit2
  %.1 = phi i64 [ %11, %at.exit2 ], [ %.030, %at.exit ]
  %16 = add i64 %.0, 1
  br label %3, !llvm.loop !25

17:                                               ; preds = %3
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @matrix(ptr %0, i64 %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = icmp ugt i64 %2, 1000
  %6 = icmp ugt i64 %3, 1000
  %or.cond = or i1 %5, %6
  %7 = mul i64 %2, %3
  %8 = icmp ult i64 %1, %7
  %or.cond26 = select i1 %or.cond, i1 true, i1 %8
  br i1 %or.cond26, label %24, label %9

9:                                                ; preds = %4, %22
  %.023 = phi i32 [ %.1, %22 ], [ 0, %4 ]
  %.022 = phi i64 [ %23, %22 ], [ 0, %4 ]
  %10 = icmp ult i64 %.022, %3
  br i1 %10, label %11, label %24

11:                                               ; preds = %9, %at.exit
  %.1 = phi i32 [ %20, %at.exit ], [ %.023, %9 ]
  %.0 = phi i64 [ %21, %at.exit ], [ 0, %9 ]
  %12 = icmp ult i64 %.0, %2
  br i1 %12, label %13, label %22

13:                                               ; preds = %11
  %14 = mul i64 %.022, %2
  %15 = add i64 %14, %.0
  %16 = icmp uge i64 %15, %1
  br i1 %16, label %17, label %at.exit

17:                                               ; preds = %13
  call void @out_of_bounds(i64 noundef %15, i64 noundef %1) #3
  unreachable

at.exit:                                          ; preds = %13
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %15
  %19 = load i32, ptr %18, align 4, !tbaa !5
  %20 = add nsw i32 %.1, %19
  %21 = add i64 %.0, 1
  br label %11, !llvm.loop !26

22:                                               ; preds = %11
  %23 = add i64 %.022, 1
  br label %9, !llvm.loop !27

24:                                               ; preds = %9, %4
  %.024 = phi i32 [ 0, %4 ], [ %.023, %9 ]
  ret i32 %.024
}

; Function Attrs: nounwind uwtable
define dso_local void @merge(ptr %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) #0 {
  br label %7

7:                                                ; preds = %32, %6
  %.070 = phi i64 [ 0, %6 ], [ %.171, %32 ]
  %.068 = phi i64 [ 0, %6 ], [ %.169, %32 ]
  %.067 = phi i64 [ 0, %6 ], [ %33, %32 ]
  %8 = icmp ult i64 %.067, %5
  br i1 %8, label %9, label %34

9:                                                ; preds = %7
  %10 = icmp uge i64 %.068, %3
  br i1 %10, label %18, label %11

11:                                               ; preds = %9
  %12 = icmp ult i64 %.070, %1
  br i1 %12, label %at.exit, label %at.exit4

at.exit:                                          ; preds = %11
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %.070
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = getelementptr inbounds nuw i32, ptr %2, i64 %.068
  %16 = load i32, ptr %15, align 4, !tbaa !5
  %17 = icmp sle i32 %14, %16
  br i1 %17, label %18, label %at.exit4

18:                                               ; preds = %at.exit, %9
  %19 = icmp uge i64 %.070, %1
  br i1 %19, label %34, label %at.exit2

at.exit2:                                         ; preds = %18
  %20 = add i64 %.070, 1
  %21 = getelementptr inbounds nuw i32, ptr %0, i64 %.070
  %22 = load i32, ptr %21, align 4, !tbaa !5
  %23 = icmp uge i64 %.067, %5
  br i1 %23, label %24, label %at.exit3

24:                                               ; preds = %at.exit2
  call void @out_of_bounds(i64 noundef %.067, i64 noundef %5) #3
  unreachable

at.exit3:                                         ; preds = %at.exit2
  %25 = getelementptr inbounds nuw i32, ptr %4, i64 %.067
  store i32 %22, ptr %25, align 4, !tbaa !5
  br label %32

at.exit4:                                         ; preds = %at.exit, %11
  %26 = add i64 %.068, 1
  %27 = getelementptr inbounds nuw i32, ptr %2, i64 %.068
  %28 = load i32, ptr %27, align 4, !tbaa !5
  %29 = icmp uge i64 %.067, %5
  br i1 %29, label %30, label %at.exit5

30:                                               ; preds = %at.exit4
  call void @out_of_bounds(i64 noundef %.067, i64 noundef %5) #3
  unreachable

at.exit5:                                         ; preds = %at.exit4
  %31 = getelementptr inbounds nuw i32, ptr %4, i64 %.067
  store i32 %28, ptr %31, align 4, !tbaa !5
  br label %32

32:                                               ; preds = %at.exit3, %at.exit5
  %.171 = phi i64 [ %20, %at.exit3 ], [ %.070, %at.exit5 ]
  %.169 = phi i64 [ %.068, %at.exit3 ], [ %26, %at.exit5 ]
  %33 = add i64 %.067, 1
  br label %7, !llvm.loop !28

34:                                               ; preds = %18, %7
  %.0 = phi i32 [ 2, %7 ], [ 1, %18 ]
  %cond = icmp eq i32 %.0, 2
  ret void
}

; Function Attrs: noreturn
declare void @out_of_bounds(i64 noundef, i64 noundef) #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind }

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
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !10}
!26 = distinct !{!26, !10}
!27 = distinct !{!27, !10}
!28 = distinct !{!28, !10}

; ModuleID = 'kernels.c'
source_filename = "kernels.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Body = type { [3 x double], [3 x double], double }

@.str = private unnamed_addr constant [17 x i8] c"matmul %g %g %g\0A\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"sort %d %d %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"sieve %d\0A\00", align 1
@__const.main.bodies = private unnamed_addr constant [3 x %struct.Body] [%struct.Body { [3 x double] zeroinitializer, [3 x double] zeroinitializer, double 4.000000e+01 }, %struct.Body { [3 x double] [double 5.000000e+00, double 0.000000e+00, double 1.000000e-01], [3 x double] [double 0.000000e+00, double 2.800000e+00, double 0.000000e+00], double 4.000000e-02 }, %struct.Body { [3 x double] [double 0.000000e+00, double -8.000000e+00, double 0.000000e+00], [3 x double] [double 2.200000e+00, double 0.000000e+00, double 1.000000e-01], double 1.000000e-02 }], align 16
@.str.3 = private unnamed_addr constant [22 x i8] c"nbody %.9f %.9f %.9f\0A\00", align 1
@__const.main.h = private unnamed_addr constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 16
@.str.4 = private unnamed_addr constant [41 x i8] c"sha256 %08x%08x%08x%08x%08x%08x%08x%08x\0A\00", align 1
@.str.5 = private unnamed_addr constant [16 x i8] c"distance %d %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"kitten\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"sitting\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"intention\00", align 1
@.str.9 = private unnamed_addr constant [10 x i8] c"execution\00", align 1
@.str.10 = private unnamed_addr constant [15 x i8] c"mandelbrot %d\0A\00", align 1
@.str.11 = private unnamed_addr constant [25 x i8] c"components %d queens %d\0A\00", align 1
@sieve.composite = internal unnamed_addr global [20000 x i8] zeroinitializer, align 16
@sha_block.k = internal unnamed_addr global [64 x i32] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca [64 x double], align 16
  %2 = alloca [64 x double], align 16
  %3 = alloca [64 x double], align 16
  %4 = alloca [500 x i32], align 16
  %5 = alloca [3 x %struct.Body], align 16
  %6 = alloca [8 x i32], align 16
  %7 = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #18
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  br label %8

8:                                                ; preds = %8, %0
  %9 = phi i64 [ 0, %0 ], [ %31, %8 ]
  %10 = phi <4 x i8> [ <i8 0, i8 1, i8 2, i8 3>, %0 ], [ %32, %8 ]
  %11 = urem <4 x i8> %10, splat (i8 7)
  %12 = zext nneg <4 x i8> %11 to <4 x i32>
  %13 = add nsw <4 x i32> %12, splat (i32 -3)
  %14 = sitofp <4 x i32> %13 to <4 x double>
  %15 = getelementptr inbounds nuw double, ptr %1, i64 %9
  store <4 x double> %14, ptr %15, align 16, !tbaa !9
  %16 = urem <4 x i8> %10, splat (i8 5)
  %17 = uitofp nneg <4 x i8> %16 to <4 x double>
  %18 = fmul fast <4 x double> %17, splat (double 5.000000e-01)
  %19 = getelementptr inbounds nuw double, ptr %2, i64 %9
  store <4 x double> %18, ptr %19, align 16, !tbaa !9
  %20 = or disjoint i64 %9, 4
  %21 = add <4 x i8> %10, splat (i8 4)
  %22 = urem <4 x i8> %21, splat (i8 7)
  %23 = zext nneg <4 x i8> %22 to <4 x i32>
  %24 = add nsw <4 x i32> %23, splat (i32 -3)
  %25 = sitofp <4 x i32> %24 to <4 x double>
  %26 = getelementptr inbounds nuw double, ptr %1, i64 %20
  store <4 x double> %25, ptr %26, align 16, !tbaa !9
  %27 = urem <4 x i8> %21, splat (i8 5)
  %28 = uitofp nneg <4 x i8> %27 to <4 x double>
  %29 = fmul fast <4 x double> %28, splat (double 5.000000e-01)
  %30 = getelementptr inbounds nuw double, ptr %2, i64 %20
  store <4 x double> %29, ptr %30, align 16, !tbaa !9
  %31 = add nuw nsw i64 %9, 8
  %32 = add <4 x i8> %10, splat (i8 8)
  %33 = icmp eq i64 %31, 64
  br i1 %33, label %34, label %8, !llvm.loop !11

34:                                               ; preds = %8
  call fastcc void @matmul(ptr noundef %1, ptr noundef %2, ptr noundef %3)
  %35 = load double, ptr %3, align 16, !tbaa !9
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 216
  %37 = load double, ptr %36, align 8, !tbaa !9
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 504
  %39 = load double, ptr %38, align 8, !tbaa !9
  %40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef nofpclass(nan inf) %35, double noundef nofpclass(nan inf) %37, double noundef nofpclass(nan inf) %39)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  br label %41

41:                                               ; preds = %41, %34
  %42 = phi i64 [ 0, %34 ], [ %63, %41 ]
  %43 = phi <8 x i32> [ <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %34 ], [ %64, %41 ]
  %44 = mul <8 x i32> %43, splat (i32 7919)
  %45 = mul <8 x i32> %43, splat (i32 7919)
  %46 = add <8 x i32> %45, splat (i32 63352)
  %47 = mul <8 x i32> %43, splat (i32 7919)
  %48 = add <8 x i32> %47, splat (i32 126704)
  %49 = mul <8 x i32> %43, splat (i32 7919)
  %50 = add <8 x i32> %49, splat (i32 190056)
  %51 = urem <8 x i32> %44, splat (i32 1009)
  %52 = urem <8 x i32> %46, splat (i32 1009)
  %53 = urem <8 x i32> %48, splat (i32 1009)
  %54 = urem <8 x i32> %50, splat (i32 1009)
  %55 = add nsw <8 x i32> %51, splat (i32 -500)
  %56 = add nsw <8 x i32> %52, splat (i32 -500)
  %57 = add nsw <8 x i32> %53, splat (i32 -500)
  %58 = add nsw <8 x i32> %54, splat (i32 -500)
  %59 = getelementptr inbounds nuw i32, ptr %4, i64 %42
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 32
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 64
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 96
  store <8 x i32> %55, ptr %59, align 16, !tbaa !5
  store <8 x i32> %56, ptr %60, align 16, !tbaa !5
  store <8 x i32> %57, ptr %61, align 16, !tbaa !5
  store <8 x i32> %58, ptr %62, align 16, !tbaa !5
  %63 = add nuw i64 %42, 32
  %64 = add <8 x i32> %43, splat (i32 32)
  %65 = icmp eq i64 %63, 480
  br i1 %65, label %66, label %41, !llvm.loop !15

66:                                               ; preds = %41
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 1920
  store <8 x i32> <i32 -283, i32 -436, i32 420, i32 267, i32 114, i32 -39, i32 -192, i32 -345>, ptr %67, align 16, !tbaa !5
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 1952
  store <8 x i32> <i32 -498, i32 358, i32 205, i32 52, i32 -101, i32 -254, i32 -407, i32 449>, ptr %68, align 16, !tbaa !5
  %69 = getelementptr inbounds nuw i8, ptr %4, i64 1984
  store i32 296, ptr %69, align 16, !tbaa !5
  %70 = getelementptr inbounds nuw i8, ptr %4, i64 1988
  store i32 143, ptr %70, align 4, !tbaa !5
  %71 = getelementptr inbounds nuw i8, ptr %4, i64 1992
  store i32 -10, ptr %71, align 8, !tbaa !5
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 1996
  store i32 -163, ptr %72, align 4, !tbaa !5
  %73 = getelementptr inbounds nuw i8, ptr %4, i64 2000
  call fastcc void @quicksort(ptr noundef %4, ptr noundef %73)
  br label %74

74:                                               ; preds = %105, %66
  %75 = phi i64 [ 0, %66 ], [ %131, %105 ]
  %76 = phi <8 x i1> [ zeroinitializer, %66 ], [ %127, %105 ]
  %77 = phi <8 x i1> [ zeroinitializer, %66 ], [ %128, %105 ]
  %78 = phi <8 x i1> [ zeroinitializer, %66 ], [ %129, %105 ]
  %79 = phi <8 x i1> [ zeroinitializer, %66 ], [ %130, %105 ]
  %80 = getelementptr i32, ptr %4, i64 %75
  %81 = getelementptr i8, ptr %80, i64 4
  %82 = getelementptr i8, ptr %80, i64 32
  %83 = getelementptr i8, ptr %80, i64 64
  %84 = getelementptr i8, ptr %80, i64 96
  %85 = load <8 x i32>, ptr %80, align 16, !tbaa !5
  %86 = load <8 x i32>, ptr %82, align 16, !tbaa !5
  %87 = load <8 x i32>, ptr %83, align 16, !tbaa !5
  %88 = load <8 x i32>, ptr %84, align 16, !tbaa !5
  %89 = getelementptr i8, ptr %80, i64 36
  %90 = getelementptr i8, ptr %80, i64 68
  %91 = getelementptr i8, ptr %80, i64 100
  %92 = load <8 x i32>, ptr %81, align 4, !tbaa !5
  %93 = load <8 x i32>, ptr %89, align 4, !tbaa !5
  %94 = load <8 x i32>, ptr %90, align 4, !tbaa !5
  %95 = load <8 x i32>, ptr %91, align 4, !tbaa !5
  %96 = icmp sgt <8 x i32> %85, %92
  %97 = icmp sgt <8 x i32> %86, %93
  %98 = icmp sgt <8 x i32> %87, %94
  %99 = icmp sgt <8 x i32> %88, %95
  %100 = or <8 x i1> %76, %96
  %101 = or <8 x i1> %77, %97
  %102 = or <8 x i1> %78, %98
  %103 = or <8 x i1> %79, %99
  %104 = icmp eq i64 %75, 448
  br i1 %104, label %132, label %105, !llvm.loop !16

105:                                              ; preds = %74
  %106 = getelementptr i32, ptr %4, i64 %75
  %107 = getelementptr i8, ptr %106, i64 128
  %108 = getelementptr i8, ptr %106, i64 132
  %109 = getelementptr i8, ptr %106, i64 160
  %110 = getelementptr i8, ptr %106, i64 192
  %111 = getelementptr i8, ptr %106, i64 224
  %112 = load <8 x i32>, ptr %107, align 16, !tbaa !5
  %113 = load <8 x i32>, ptr %109, align 16, !tbaa !5
  %114 = load <8 x i32>, ptr %110, align 16, !tbaa !5
  %115 = load <8 x i32>, ptr %111, align 16, !tbaa !5
  %116 = getelementptr i8, ptr %106, i64 164
  %117 = getelementptr i8, ptr %106, i64 196
  %118 = getelementptr i8, ptr %106, i64 228
  %119 = load <8 x i32>, ptr %108, align 4, !tbaa !5
  %120 = load <8 x i32>, ptr %116, align 4, !tbaa !5
  %121 = load <8 x i32>, ptr %117, align 4, !tbaa !5
  %122 = load <8 x i32>, ptr %118, align 4, !tbaa !5
  %123 = icmp sgt <8 x i32> %112, %119
  %124 = icmp sgt <8 x i32> %113, %120
  %125 = icmp sgt <8 x i32> %114, %121
  %126 = icmp sgt <8 x i32> %115, %122
  %127 = or <8 x i1> %100, %123
  %128 = or <8 x i1> %101, %124
  %129 = or <8 x i1> %102, %125
  %130 = or <8 x i1> %103, %126
  %131 = add nuw nsw i64 %75, 64
  br label %74

132:                                              ; preds = %74
  %133 = or <8 x i1> %101, %100
  %134 = or <8 x i1> %102, %133
  %135 = or <8 x i1> %103, %134
  %136 = freeze <8 x i1> %135
  %137 = bitcast <8 x i1> %136 to i8
  %138 = icmp ne i8 %137, 0
  %139 = insertelement <8 x i1> poison, i1 %138, i64 0
  %140 = shufflevector <8 x i1> %139, <8 x i1> poison, <8 x i32> zeroinitializer
  %141 = getelementptr inbounds nuw i8, ptr %4, i64 1920
  %142 = load <8 x i32>, ptr %141, align 16, !tbaa !5
  %143 = getelementptr inbounds nuw i8, ptr %4, i64 1924
  %144 = load <8 x i32>, ptr %143, align 4, !tbaa !5
  %145 = icmp sgt <8 x i32> %142, %144
  %146 = freeze <8 x i1> %145
  %147 = or <8 x i1> %140, %146
  %148 = getelementptr inbounds nuw i8, ptr %4, i64 1952
  %149 = load <8 x i32>, ptr %148, align 16, !tbaa !5
  %150 = getelementptr inbounds nuw i8, ptr %4, i64 1956
  %151 = load <8 x i32>, ptr %150, align 4, !tbaa !5
  %152 = icmp sgt <8 x i32> %149, %151
  %153 = freeze <8 x i1> %152
  %154 = or <8 x i1> %147, %153
  %155 = bitcast <8 x i1> %154 to i8
  %156 = icmp eq i8 %155, 0
  %157 = getelementptr inbounds nuw i8, ptr %4, i64 1988
  %158 = getelementptr inbounds nuw i8, ptr %4, i64 1984
  %159 = load i32, ptr %158, align 16, !tbaa !5
  %160 = load i32, ptr %157, align 4, !tbaa !5
  %161 = icmp sle i32 %159, %160
  %162 = and i1 %161, %156
  %163 = getelementptr inbounds nuw i8, ptr %4, i64 1992
  %164 = load i32, ptr %163, align 8, !tbaa !5
  %165 = icmp sle i32 %160, %164
  %166 = getelementptr inbounds nuw i8, ptr %4, i64 1996
  %167 = load i32, ptr %166, align 4, !tbaa !5
  %168 = icmp sle i32 %164, %167
  %169 = select i1 %168, i1 %165, i1 false
  %170 = select i1 %169, i1 %162, i1 false
  %171 = zext i1 %170 to i32
  %172 = load i32, ptr %4, align 16, !tbaa !5
  %173 = getelementptr inbounds nuw i8, ptr %4, i64 1000
  %174 = load i32, ptr %173, align 8, !tbaa !5
  %175 = getelementptr inbounds nuw i8, ptr %4, i64 1996
  %176 = load i32, ptr %175, align 4, !tbaa !5
  %177 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %171, i32 noundef %172, i32 noundef %174, i32 noundef %176)
  %178 = call fastcc i32 @sieve()
  %179 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %178)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(168) %5, ptr noundef nonnull align 16 dereferenceable(168) @__const.main.bodies, i64 168, i1 false)
  %180 = call fastcc nofpclass(nan inf) double @energy(ptr noundef @__const.main.bodies)
  br label %211

181:                                              ; preds = %211
  %182 = call fastcc nofpclass(nan inf) double @energy(ptr noundef %5)
  %183 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %184 = load double, ptr %183, align 8, !tbaa !9
  %185 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, double noundef nofpclass(nan inf) %180, double noundef nofpclass(nan inf) %182, double noundef nofpclass(nan inf) %184)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %6, ptr noundef nonnull align 16 dereferenceable(32) @__const.main.h, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %7, i8 0, i64 64, i1 false)
  store <4 x i8> <i8 97, i8 98, i8 99, i8 -128>, ptr %7, align 16
  %186 = getelementptr inbounds nuw i8, ptr %7, i64 63
  store i8 24, ptr %186, align 1, !tbaa !17
  call fastcc void @sha_block(ptr noundef %6, ptr noundef %7)
  %187 = load i32, ptr %6, align 16, !tbaa !5
  %188 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %189 = load i32, ptr %188, align 4, !tbaa !5
  %190 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %191 = load i32, ptr %190, align 8, !tbaa !5
  %192 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %193 = load i32, ptr %192, align 4, !tbaa !5
  %194 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %195 = load i32, ptr %194, align 16, !tbaa !5
  %196 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %197 = load i32, ptr %196, align 4, !tbaa !5
  %198 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %199 = load i32, ptr %198, align 8, !tbaa !5
  %200 = getelementptr inbounds nuw i8, ptr %6, i64 28
  %201 = load i32, ptr %200, align 4, !tbaa !5
  %202 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %187, i32 noundef %189, i32 noundef %191, i32 noundef %193, i32 noundef %195, i32 noundef %197, i32 noundef %199, i32 noundef %201)
  %203 = call fastcc i32 @distance(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.7)
  %204 = call fastcc i32 @distance(ptr noundef nonnull @.str.8, ptr noundef nonnull @.str.9)
  %205 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %203, i32 noundef %204)
  %206 = tail call fastcc i32 @mandelbrot()
  %207 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %206)
  %208 = tail call fastcc i32 @components()
  %209 = call fastcc i32 @queens(i32 noundef 0, i32 noundef 0, i32 noundef 0)
  %210 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %208, i32 noundef %209)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #18
  ret i32 0

211:                                              ; preds = %132, %211
  %212 = phi i32 [ 0, %132 ], [ %213, %211 ]
  call fastcc void @step(ptr noundef %5)
  %213 = add nuw nsw i32 %212, 1
  %214 = icmp eq i32 %213, 1000
  br i1 %214, label %181, label %211, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @matmul(ptr noundef nonnull readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #2 {
  br label %4

4:                                                ; preds = %3, %49
  %5 = phi i64 [ 0, %3 ], [ %50, %49 ]
  %6 = shl nuw nsw i64 %5, 3
  %7 = getelementptr inbounds nuw double, ptr %0, i64 %6
  %8 = getelementptr inbounds nuw double, ptr %2, i64 %6
  br label %10

9:                                                ; preds = %49
  ret void

10:                                               ; preds = %4, %10
  %11 = phi i64 [ 0, %4 ], [ %47, %10 ]
  %12 = getelementptr inbounds nuw double, ptr %1, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw double, ptr %1, i64 %11
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 64
  %16 = load double, ptr %15, align 8, !tbaa !9
  %17 = getelementptr inbounds nuw double, ptr %1, i64 %11
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 128
  %19 = load double, ptr %18, align 8, !tbaa !9
  %20 = getelementptr inbounds nuw double, ptr %1, i64 %11
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 192
  %22 = load double, ptr %21, align 8, !tbaa !9
  %23 = getelementptr inbounds nuw double, ptr %1, i64 %11
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 256
  %25 = load double, ptr %24, align 8, !tbaa !9
  %26 = getelementptr inbounds nuw double, ptr %1, i64 %11
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 320
  %28 = load double, ptr %27, align 8, !tbaa !9
  %29 = getelementptr inbounds nuw double, ptr %1, i64 %11
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 384
  %31 = load double, ptr %30, align 8, !tbaa !9
  %32 = getelementptr inbounds nuw double, ptr %1, i64 %11
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 448
  %34 = load double, ptr %33, align 8, !tbaa !9
  %35 = load <8 x double>, ptr %7, align 8, !tbaa !9
  %36 = insertelement <8 x double> poison, double %13, i64 0
  %37 = insertelement <8 x double> %36, double %16, i64 1
  %38 = insertelement <8 x double> %37, double %19, i64 2
  %39 = insertelement <8 x double> %38, double %22, i64 3
  %40 = insertelement <8 x double> %39, double %25, i64 4
  %41 = insertelement <8 x double> %40, double %28, i64 5
  %42 = insertelement <8 x double> %41, double %31, i64 6
  %43 = insertelement <8 x double> %42, double %34, i64 7
  %44 = fmul fast <8 x double> %43, %35
  %45 = tail call fast double @llvm.vector.reduce.fadd.v8f64(double 0.000000e+00, <8 x double> %44)
  %46 = getelementptr inbounds nuw double, ptr %8, i64 %11
  store double %45, ptr %46, align 8, !tbaa !9
  %47 = add nuw nsw i64 %11, 1
  %48 = icmp eq i64 %47, 8
  br i1 %48, label %49, label %10, !llvm.loop !19

49:                                               ; preds = %10
  %50 = add nuw nsw i64 %5, 1
  %51 = icmp eq i64 %50, 8
  br i1 %51, label %9, label %4, !llvm.loop !20
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: nofree noinline nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @quicksort(ptr noundef nonnull %0, ptr noundef nonnull %1) unnamed_addr #4 {
  %3 = ptrtoint ptr %1 to i64
  %4 = ptrtoint ptr %0 to i64
  %5 = sub i64 %3, %4
  %6 = ashr exact i64 %5, 2
  %7 = icmp sgt i64 %6, 1
  br i1 %7, label %8, label %45

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, ptr %1, i64 -4
  br label %10

10:                                               ; preds = %8, %37
  %11 = phi i64 [ %6, %8 ], [ %43, %37 ]
  %12 = phi ptr [ %0, %8 ], [ %38, %37 ]
  %13 = lshr i64 %11, 1
  %14 = getelementptr inbounds nuw i32, ptr %12, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !5
  %16 = icmp ugt ptr %12, %9
  br i1 %16, label %37, label %17

17:                                               ; preds = %10, %33
  %18 = phi ptr [ %35, %33 ], [ %9, %10 ]
  %19 = phi ptr [ %34, %33 ], [ %12, %10 ]
  br label %20

20:                                               ; preds = %20, %17
  %21 = phi ptr [ %24, %20 ], [ %19, %17 ]
  %22 = load i32, ptr %21, align 4, !tbaa !5
  %23 = icmp slt i32 %22, %15
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 4
  br i1 %23, label %20, label %25, !llvm.loop !21

25:                                               ; preds = %20, %25
  %26 = phi ptr [ %29, %25 ], [ %18, %20 ]
  %27 = load i32, ptr %26, align 4, !tbaa !5
  %28 = icmp sgt i32 %27, %15
  %29 = getelementptr inbounds i8, ptr %26, i64 -4
  br i1 %28, label %25, label %30, !llvm.loop !22

30:                                               ; preds = %25
  %31 = icmp ugt ptr %21, %26
  br i1 %31, label %33, label %32

32:                                               ; preds = %30
  store i32 %27, ptr %21, align 4, !tbaa !5
  store i32 %22, ptr %26, align 4, !tbaa !5
  br label %33

33:                                               ; preds = %32, %30
  %34 = phi ptr [ %24, %32 ], [ %21, %30 ]
  %35 = phi ptr [ %29, %32 ], [ %26, %30 ]
  %36 = icmp ugt ptr %34, %35
  br i1 %36, label %37, label %17, !llvm.loop !23

37:                                               ; preds = %33, %10
  %38 = phi ptr [ %12, %10 ], [ %34, %33 ]
  %39 = phi ptr [ %9, %10 ], [ %35, %33 ]
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  tail call fastcc void @quicksort(ptr noundef %12, ptr noundef %40)
  %41 = ptrtoint ptr %38 to i64
  %42 = sub i64 %3, %41
  %43 = ashr exact i64 %42, 2
  %44 = icmp sgt i64 %43, 1
  br i1 %44, label %10, label %45, !llvm.loop !24

45:                                               ; preds = %37, %2
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @sieve() unnamed_addr #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20000) @sieve.composite, i8 0, i64 20000, i1 false)
  br label %2

1:                                                ; preds = %47
  ret i32 %48

2:                                                ; preds = %47, %0
  %3 = phi i64 [ 2, %0 ], [ %49, %47 ]
  %4 = phi i32 [ 0, %0 ], [ %48, %47 ]
  %5 = getelementptr inbounds nuw i8, ptr @sieve.composite, i64 %3
  %6 = load i8, ptr %5, align 1, !tbaa !17
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %8, label %17

8:                                                ; preds = %2
  %9 = add nsw i32 %4, 1
  %10 = mul nuw nsw i64 %3, %3
  %11 = icmp samesign ult i64 %10, 20000
  br i1 %11, label %12, label %17

12:                                               ; preds = %8, %12
  %13 = phi i64 [ %15, %12 ], [ %10, %8 ]
  %14 = getelementptr inbounds nuw i8, ptr @sieve.composite, i64 %13
  store i8 1, ptr %14, align 1, !tbaa !17
  %15 = add nuw nsw i64 %13, %3
  %16 = icmp samesign ult i64 %15, 20000
  br i1 %16, label %12, label %17, !llvm.loop !25

17:                                               ; preds = %12, %8, %2
  %18 = phi i32 [ %4, %2 ], [ %9, %8 ], [ %9, %12 ]
  %19 = add nuw nsw i64 %3, 1
  %20 = getelementptr inbounds nuw i8, ptr @sieve.composite, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !17
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %32

23:                                               ; preds = %17
  %24 = add nsw i32 %18, 1
  %25 = mul nuw nsw i64 %19, %19
  %26 = icmp samesign ult i64 %25, 20000
  br i1 %26, label %27, label %32

27:                                               ; preds = %23, %27
  %28 = phi i64 [ %30, %27 ], [ %25, %23 ]
  %29 = getelementptr inbounds nuw i8, ptr @sieve.composite, i64 %28
  store i8 1, ptr %29, align 1, !tbaa !17
  %30 = add nuw nsw i64 %28, %19
  %31 = icmp samesign ult i64 %30, 20000
  br i1 %31, label %27, label %32, !llvm.loop !25

32:                                               ; preds = %27, %23, %17
  %33 = phi i32 [ %18, %17 ], [ %24, %23 ], [ %24, %27 ]
  %34 = add nuw nsw i64 %3, 2
  %35 = getelementptr inbounds nuw i8, ptr @sieve.composite, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !17
  %37 = icmp eq i8 %36, 0
  br i1 %37, label %38, label %47

38:                                               ; preds = %32
  %39 = add nsw i32 %33, 1
  %40 = mul nuw nsw i64 %34, %34
  %41 = icmp samesign ult i64 %40, 20000
  br i1 %41, label %42, label %47

42:                                               ; preds = %38, %42
  %43 = phi i64 [ %45, %42 ], [ %40, %38 ]
  %44 = getelementptr inbounds nuw i8, ptr @sieve.composite, i64 %43
  store i8 1, ptr %44, align 1, !tbaa !17
  %45 = add nuw nsw i64 %43, %34
  %46 = icmp samesign ult i64 %45, 20000
  br i1 %46, label %42, label %47, !llvm.loop !25

47:                                               ; preds = %42, %38, %32
  %48 = phi i32 [ %33, %32 ], [ %39, %38 ], [ %39, %42 ]
  %49 = add nuw nsw i64 %3, 3
  %50 = icmp eq i64 %49, 20000
  br i1 %50, label %1, label %2, !llvm.loop !26
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc nofpclass(nan inf) double @energy(ptr noundef nonnull readonly captures(none) %0) unnamed_addr #7 {
  br label %6

2:                                                ; preds = %94, %40, %6
  %3 = phi double [ %29, %6 ], [ %89, %40 ], [ %116, %94 ]
  %4 = add nuw nsw i64 %8, 1
  %5 = icmp eq i64 %30, 3
  br i1 %5, label %32, label %6, !llvm.loop !27

6:                                                ; preds = %1, %2
  %7 = phi i64 [ 0, %1 ], [ %30, %2 ]
  %8 = phi i64 [ 1, %1 ], [ %4, %2 ]
  %9 = phi double [ 0.000000e+00, %1 ], [ %3, %2 ]
  %10 = sub nsw i64 2, %7
  %11 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %7
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %13 = load double, ptr %12, align 8, !tbaa !28
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %15 = fmul fast double %13, 5.000000e-01
  %16 = load double, ptr %14, align 8, !tbaa !9
  %17 = fmul fast double %16, %16
  %18 = fmul fast double %17, %15
  %19 = fadd fast double %18, %9
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %21 = load double, ptr %20, align 8, !tbaa !9
  %22 = fmul fast double %21, %21
  %23 = fmul fast double %22, %15
  %24 = fadd fast double %23, %19
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %26 = load double, ptr %25, align 8, !tbaa !9
  %27 = fmul fast double %26, %26
  %28 = fmul fast double %27, %15
  %29 = fadd fast double %28, %24
  %30 = add nuw nsw i64 %7, 1
  %31 = icmp samesign ult i64 %7, 2
  br i1 %31, label %33, label %2

32:                                               ; preds = %2
  ret double %3

33:                                               ; preds = %6
  %34 = load double, ptr %11, align 8, !tbaa !9
  %35 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %36 = load double, ptr %35, align 8, !tbaa !9
  %37 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %38 = load double, ptr %37, align 8, !tbaa !9
  %39 = icmp ult i64 %10, 2
  br i1 %39, label %91, label %40

40:                                               ; preds = %33
  %41 = and i64 %10, 2
  %42 = add nuw i64 %8, %41
  %43 = insertelement <2 x double> <double poison, double 0.000000e+00>, double %29, i64 0
  %44 = insertelement <2 x double> poison, double %34, i64 0
  %45 = shufflevector <2 x double> %44, <2 x double> poison, <2 x i32> zeroinitializer
  %46 = insertelement <2 x double> poison, double %36, i64 0
  %47 = shufflevector <2 x double> %46, <2 x double> poison, <2 x i32> zeroinitializer
  %48 = insertelement <2 x double> poison, double %38, i64 0
  %49 = shufflevector <2 x double> %48, <2 x double> poison, <2 x i32> zeroinitializer
  %50 = insertelement <2 x double> poison, double %13, i64 0
  %51 = shufflevector <2 x double> %50, <2 x double> poison, <2 x i32> zeroinitializer
  %52 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %8
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 48
  %54 = load double, ptr %53, align 8, !tbaa !28
  %55 = insertelement <2 x double> poison, double %54, i64 0
  %56 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %8
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 104
  %58 = load double, ptr %57, align 8, !tbaa !28
  %59 = insertelement <2 x double> %55, double %58, i64 1
  %60 = fmul fast <2 x double> %59, %51
  %61 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %62 = load double, ptr %61, align 8, !tbaa !9
  %63 = insertelement <2 x double> poison, double %62, i64 0
  %64 = getelementptr inbounds nuw i8, ptr %56, i64 72
  %65 = load double, ptr %64, align 8, !tbaa !9
  %66 = insertelement <2 x double> %63, double %65, i64 1
  %67 = fsub fast <2 x double> %49, %66
  %68 = fmul fast <2 x double> %67, %67
  %69 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %70 = load double, ptr %69, align 8, !tbaa !9
  %71 = insertelement <2 x double> poison, double %70, i64 0
  %72 = getelementptr inbounds nuw i8, ptr %56, i64 64
  %73 = load double, ptr %72, align 8, !tbaa !9
  %74 = insertelement <2 x double> %71, double %73, i64 1
  %75 = fsub fast <2 x double> %47, %74
  %76 = fmul fast <2 x double> %75, %75
  %77 = load double, ptr %52, align 8, !tbaa !9
  %78 = insertelement <2 x double> poison, double %77, i64 0
  %79 = getelementptr inbounds nuw i8, ptr %56, i64 56
  %80 = load double, ptr %79, align 8, !tbaa !9
  %81 = insertelement <2 x double> %78, double %80, i64 1
  %82 = fsub fast <2 x double> %45, %81
  %83 = fmul fast <2 x double> %82, %82
  %84 = fadd fast <2 x double> %76, %83
  %85 = fadd fast <2 x double> %68, %84
  %86 = tail call fast <2 x double> @llvm.sqrt.v2f64(<2 x double> %85)
  %87 = fdiv fast <2 x double> %60, %86
  %88 = fsub fast <2 x double> %43, %87
  %89 = tail call fast double @llvm.vector.reduce.fadd.v2f64(double 0.000000e+00, <2 x double> %88)
  %90 = icmp eq i64 %10, %41
  br i1 %90, label %2, label %91

91:                                               ; preds = %33, %40
  %92 = phi i64 [ %8, %33 ], [ %42, %40 ]
  %93 = phi double [ %29, %33 ], [ %89, %40 ]
  br label %94

94:                                               ; preds = %91, %94
  %95 = phi i64 [ %117, %94 ], [ %92, %91 ]
  %96 = phi double [ %116, %94 ], [ %93, %91 ]
  %97 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %95
  %98 = load double, ptr %97, align 8, !tbaa !9
  %99 = fsub fast double %34, %98
  %100 = fmul fast double %99, %99
  %101 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %102 = load double, ptr %101, align 8, !tbaa !9
  %103 = fsub fast double %36, %102
  %104 = fmul fast double %103, %103
  %105 = fadd fast double %104, %100
  %106 = getelementptr inbounds nuw i8, ptr %97, i64 16
  %107 = load double, ptr %106, align 8, !tbaa !9
  %108 = fsub fast double %38, %107
  %109 = fmul fast double %108, %108
  %110 = fadd fast double %109, %105
  %111 = getelementptr inbounds nuw i8, ptr %97, i64 48
  %112 = load double, ptr %111, align 8, !tbaa !28
  %113 = fmul fast double %112, %13
  %114 = tail call fast double @llvm.sqrt.f64(double %110)
  %115 = fdiv fast double %113, %114
  %116 = fsub fast double %96, %115
  %117 = add nuw nsw i64 %95, 1
  %118 = icmp eq i64 %117, 3
  br i1 %118, label %2, label %94, !llvm.loop !30
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @step(ptr noundef nonnull captures(none) %0) unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %4 = load <2 x double>, ptr %0, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load double, ptr %5, align 8, !tbaa !9
  %7 = load double, ptr %3, align 8, !tbaa !28
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %9 = insertelement <2 x double> poison, double %7, i64 0
  %10 = shufflevector <2 x double> %9, <2 x double> poison, <2 x i32> zeroinitializer
  %11 = load <2 x double>, ptr %2, align 8, !tbaa !9
  %12 = load double, ptr %8, align 8, !tbaa !9
  br label %102

13:                                               ; preds = %102
  store <2 x double> %131, ptr %2, align 8, !tbaa !9
  store double %137, ptr %8, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %17 = load <2 x double>, ptr %14, align 8, !tbaa !9
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %19 = load double, ptr %18, align 8, !tbaa !9
  %20 = load double, ptr %16, align 8, !tbaa !28
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %22 = insertelement <2 x double> poison, double %20, i64 0
  %23 = shufflevector <2 x double> %22, <2 x double> poison, <2 x i32> zeroinitializer
  br label %24

24:                                               ; preds = %24, %13
  %25 = phi i64 [ 2, %13 ], [ %64, %24 ]
  %26 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %28 = load double, ptr %27, align 8, !tbaa !9
  %29 = fsub fast double %19, %28
  %30 = fmul fast double %29, %29
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 48
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %33 = load double, ptr %31, align 8, !tbaa !28
  %34 = load <2 x double>, ptr %26, align 8, !tbaa !9
  %35 = fsub fast <2 x double> %17, %34
  %36 = fmul fast <2 x double> %35, %35
  %37 = fmul fast <2 x double> %35, %35
  %38 = shufflevector <2 x double> %37, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %39 = fadd fast <2 x double> %38, %36
  %40 = extractelement <2 x double> %39, i64 0
  %41 = fadd fast double %30, %40
  %42 = tail call fast double @llvm.sqrt.f64(double %41)
  %43 = fmul fast double %42, %41
  %44 = fdiv fast double 1.000000e-03, %43
  %45 = insertelement <2 x double> poison, double %44, i64 0
  %46 = shufflevector <2 x double> %45, <2 x double> poison, <2 x i32> zeroinitializer
  %47 = fmul fast <2 x double> %35, %46
  %48 = load <2 x double>, ptr %15, align 8, !tbaa !9
  %49 = insertelement <2 x double> poison, double %33, i64 0
  %50 = shufflevector <2 x double> %49, <2 x double> poison, <2 x i32> zeroinitializer
  %51 = fmul fast <2 x double> %47, %50
  %52 = fsub fast <2 x double> %48, %51
  store <2 x double> %52, ptr %15, align 8, !tbaa !9
  %53 = fmul fast <2 x double> %47, %23
  %54 = load <2 x double>, ptr %32, align 8, !tbaa !9
  %55 = fadd fast <2 x double> %53, %54
  store <2 x double> %55, ptr %32, align 8, !tbaa !9
  %56 = fmul fast double %29, %44
  %57 = fmul fast double %56, %33
  %58 = load double, ptr %21, align 8, !tbaa !9
  %59 = fsub fast double %58, %57
  store double %59, ptr %21, align 8, !tbaa !9
  %60 = fmul fast double %56, %20
  %61 = getelementptr inbounds nuw i8, ptr %26, i64 40
  %62 = load double, ptr %61, align 8, !tbaa !9
  %63 = fadd fast double %60, %62
  store double %63, ptr %61, align 8, !tbaa !9
  %64 = add nuw nsw i64 %25, 1
  %65 = icmp eq i64 %64, 3
  br i1 %65, label %66, label %24, !llvm.loop !31

66:                                               ; preds = %24
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %68 = load <2 x double>, ptr %67, align 8, !tbaa !9
  %69 = fmul fast <2 x double> %68, splat (double 1.000000e-03)
  %70 = load <2 x double>, ptr %0, align 8, !tbaa !9
  %71 = fadd fast <2 x double> %70, %69
  store <2 x double> %71, ptr %0, align 8, !tbaa !9
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %73 = load double, ptr %72, align 8, !tbaa !9
  %74 = fmul fast double %73, 1.000000e-03
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %76 = load double, ptr %75, align 8, !tbaa !9
  %77 = fadd fast double %76, %74
  store double %77, ptr %75, align 8, !tbaa !9
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %80 = load <2 x double>, ptr %79, align 8, !tbaa !9
  %81 = fmul fast <2 x double> %80, splat (double 1.000000e-03)
  %82 = load <2 x double>, ptr %78, align 8, !tbaa !9
  %83 = fadd fast <2 x double> %82, %81
  store <2 x double> %83, ptr %78, align 8, !tbaa !9
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %85 = load double, ptr %84, align 8, !tbaa !9
  %86 = fmul fast double %85, 1.000000e-03
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %88 = load double, ptr %87, align 8, !tbaa !9
  %89 = fadd fast double %88, %86
  store double %89, ptr %87, align 8, !tbaa !9
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %92 = load <2 x double>, ptr %91, align 8, !tbaa !9
  %93 = fmul fast <2 x double> %92, splat (double 1.000000e-03)
  %94 = load <2 x double>, ptr %90, align 8, !tbaa !9
  %95 = fadd fast <2 x double> %94, %93
  store <2 x double> %95, ptr %90, align 8, !tbaa !9
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %97 = load double, ptr %96, align 8, !tbaa !9
  %98 = fmul fast double %97, 1.000000e-03
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %100 = load double, ptr %99, align 8, !tbaa !9
  %101 = fadd fast double %100, %98
  store double %101, ptr %99, align 8, !tbaa !9
  ret void

102:                                              ; preds = %1, %102
  %103 = phi double [ %12, %1 ], [ %137, %102 ]
  %104 = phi <2 x double> [ %11, %1 ], [ %131, %102 ]
  %105 = phi i64 [ 1, %1 ], [ %142, %102 ]
  %106 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %105
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 16
  %108 = load double, ptr %107, align 8, !tbaa !9
  %109 = fsub fast double %6, %108
  %110 = fmul fast double %109, %109
  %111 = getelementptr inbounds nuw i8, ptr %106, i64 48
  %112 = getelementptr inbounds nuw i8, ptr %106, i64 24
  %113 = load double, ptr %111, align 8, !tbaa !28
  %114 = load <2 x double>, ptr %106, align 8, !tbaa !9
  %115 = fsub fast <2 x double> %4, %114
  %116 = fmul fast <2 x double> %115, %115
  %117 = fmul fast <2 x double> %115, %115
  %118 = shufflevector <2 x double> %117, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %119 = fadd fast <2 x double> %118, %116
  %120 = extractelement <2 x double> %119, i64 0
  %121 = fadd fast double %110, %120
  %122 = tail call fast double @llvm.sqrt.f64(double %121)
  %123 = fmul fast double %122, %121
  %124 = fdiv fast double 1.000000e-03, %123
  %125 = insertelement <2 x double> poison, double %124, i64 0
  %126 = shufflevector <2 x double> %125, <2 x double> poison, <2 x i32> zeroinitializer
  %127 = fmul fast <2 x double> %115, %126
  %128 = insertelement <2 x double> poison, double %113, i64 0
  %129 = shufflevector <2 x double> %128, <2 x double> poison, <2 x i32> zeroinitializer
  %130 = fmul fast <2 x double> %127, %129
  %131 = fsub fast <2 x double> %104, %130
  %132 = fmul fast <2 x double> %127, %10
  %133 = load <2 x double>, ptr %112, align 8, !tbaa !9
  %134 = fadd fast <2 x double> %132, %133
  store <2 x double> %134, ptr %112, align 8, !tbaa !9
  %135 = fmul fast double %109, %124
  %136 = fmul fast double %135, %113
  %137 = fsub fast double %103, %136
  %138 = fmul fast double %135, %7
  %139 = getelementptr inbounds nuw i8, ptr %106, i64 40
  %140 = load double, ptr %139, align 8, !tbaa !9
  %141 = fadd fast double %138, %140
  store double %141, ptr %139, align 8, !tbaa !9
  %142 = add nuw nsw i64 %105, 1
  %143 = icmp eq i64 %142, 3
  br i1 %143, label %13, label %102, !llvm.loop !31
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @sha_block(ptr noundef nonnull captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #9 {
  %3 = alloca [64 x i32], align 16
  %4 = alloca [8 x i32], align 16
  %5 = load i32, ptr @sha_block.k, align 16, !tbaa !5
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %67

7:                                                ; preds = %2, %63
  %8 = phi i32 [ %64, %63 ], [ 0, %2 ]
  %9 = phi i32 [ %65, %63 ], [ 2, %2 ]
  %10 = icmp samesign ult i32 %9, 4
  br i1 %10, label %13, label %17

11:                                               ; preds = %17
  %12 = icmp eq i32 %22, 0
  br i1 %12, label %63, label %13

13:                                               ; preds = %7, %11
  %14 = zext nneg i32 %9 to i128
  %15 = shl nuw nsw i128 %14, 64
  %16 = shl nuw nsw i128 %14, 96
  br label %31

17:                                               ; preds = %7, %17
  %18 = phi i32 [ %23, %17 ], [ 2, %7 ]
  %19 = phi i32 [ %22, %17 ], [ 1, %7 ]
  %20 = urem i32 %9, %18
  %21 = icmp eq i32 %20, 0
  %22 = select i1 %21, i32 0, i32 %19
  %23 = add nuw nsw i32 %18, 1
  %24 = mul nuw nsw i32 %23, %23
  %25 = icmp samesign ugt i32 %24, %9
  br i1 %25, label %11, label %17, !llvm.loop !32

26:                                               ; preds = %59
  %27 = trunc i64 %60 to i32
  %28 = add nsw i32 %8, 1
  %29 = sext i32 %8 to i64
  %30 = getelementptr inbounds i32, ptr @sha_block.k, i64 %29
  store i32 %27, ptr %30, align 4, !tbaa !5
  br label %63

31:                                               ; preds = %59, %13
  %32 = phi i64 [ 35, %13 ], [ %61, %59 ]
  %33 = phi i64 [ 0, %13 ], [ %60, %59 ]
  %34 = shl nuw i64 1, %32
  %35 = or i64 %34, %33
  %36 = zext i64 %35 to i128
  %37 = mul nuw i128 %36, %36
  %38 = lshr i128 %37, 32
  %39 = udiv i128 %15, %36
  %40 = icmp samesign ugt i128 %38, %39
  br i1 %40, label %45, label %41

41:                                               ; preds = %31
  %42 = mul i128 %37, %36
  %43 = icmp ugt i128 %42, %16
  %44 = select i1 %43, i64 %33, i64 %35
  br label %45

45:                                               ; preds = %41, %31
  %46 = phi i64 [ %33, %31 ], [ %44, %41 ]
  %47 = add nsw i64 %32, -1
  %48 = shl nuw i64 1, %47
  %49 = or i64 %48, %46
  %50 = zext i64 %49 to i128
  %51 = mul nuw i128 %50, %50
  %52 = lshr i128 %51, 32
  %53 = udiv i128 %15, %50
  %54 = icmp samesign ugt i128 %52, %53
  br i1 %54, label %59, label %55

55:                                               ; preds = %45
  %56 = mul i128 %51, %50
  %57 = icmp ugt i128 %56, %16
  %58 = select i1 %57, i64 %46, i64 %49
  br label %59

59:                                               ; preds = %55, %45
  %60 = phi i64 [ %46, %45 ], [ %58, %55 ]
  %61 = add nsw i64 %32, -2
  %62 = icmp eq i64 %47, 0
  br i1 %62, label %26, label %31, !llvm.loop !33

63:                                               ; preds = %26, %11
  %64 = phi i32 [ %28, %26 ], [ %8, %11 ]
  %65 = add nuw nsw i32 %9, 1
  %66 = icmp slt i32 %64, 64
  br i1 %66, label %7, label %67, !llvm.loop !34

67:                                               ; preds = %63, %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %68 = load <32 x i8>, ptr %1, align 1, !tbaa !17
  %69 = shufflevector <32 x i8> %68, <32 x i8> poison, <8 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28>
  %70 = shufflevector <32 x i8> %68, <32 x i8> poison, <8 x i32> <i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %71 = shufflevector <32 x i8> %68, <32 x i8> poison, <8 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26, i32 30>
  %72 = shufflevector <32 x i8> %68, <32 x i8> poison, <8 x i32> <i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %73 = zext <8 x i8> %69 to <8 x i32>
  %74 = shl nuw <8 x i32> %73, splat (i32 24)
  %75 = zext <8 x i8> %70 to <8 x i32>
  %76 = shl nuw nsw <8 x i32> %75, splat (i32 16)
  %77 = or disjoint <8 x i32> %76, %74
  %78 = zext <8 x i8> %71 to <8 x i32>
  %79 = shl nuw nsw <8 x i32> %78, splat (i32 8)
  %80 = or disjoint <8 x i32> %77, %79
  %81 = zext <8 x i8> %72 to <8 x i32>
  %82 = or disjoint <8 x i32> %80, %81
  store <8 x i32> %82, ptr %3, align 16, !tbaa !5
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %84 = load <32 x i8>, ptr %83, align 1, !tbaa !17
  %85 = shufflevector <32 x i8> %84, <32 x i8> poison, <8 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28>
  %86 = shufflevector <32 x i8> %84, <32 x i8> poison, <8 x i32> <i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %87 = shufflevector <32 x i8> %84, <32 x i8> poison, <8 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26, i32 30>
  %88 = shufflevector <32 x i8> %84, <32 x i8> poison, <8 x i32> <i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %89 = zext <8 x i8> %85 to <8 x i32>
  %90 = shl nuw <8 x i32> %89, splat (i32 24)
  %91 = zext <8 x i8> %86 to <8 x i32>
  %92 = shl nuw nsw <8 x i32> %91, splat (i32 16)
  %93 = or disjoint <8 x i32> %92, %90
  %94 = zext <8 x i8> %87 to <8 x i32>
  %95 = shl nuw nsw <8 x i32> %94, splat (i32 8)
  %96 = or disjoint <8 x i32> %93, %95
  %97 = zext <8 x i8> %88 to <8 x i32>
  %98 = or disjoint <8 x i32> %96, %97
  %99 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store <8 x i32> %98, ptr %99, align 16, !tbaa !5
  br label %112

100:                                              ; preds = %112
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %4, ptr noundef nonnull align 4 dereferenceable(32) %0, i64 32, i1 false)
  %101 = load i32, ptr %4, align 16, !tbaa !5
  %102 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %103 = load i32, ptr %102, align 16, !tbaa !5
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %105 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %106 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %107 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %108 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %109 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %110 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %111 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %159

112:                                              ; preds = %112, %67
  %113 = phi i64 [ 16, %67 ], [ %157, %112 ]
  %114 = getelementptr i32, ptr %3, i64 %113
  %115 = getelementptr i8, ptr %114, i64 -64
  %116 = load i32, ptr %115, align 8, !tbaa !5
  %117 = getelementptr i8, ptr %114, i64 -28
  %118 = load i32, ptr %117, align 4, !tbaa !5
  %119 = add i32 %118, %116
  %120 = getelementptr i8, ptr %114, i64 -60
  %121 = load i32, ptr %120, align 4, !tbaa !5
  %122 = tail call i32 @llvm.fshl.i32(i32 %121, i32 %121, i32 25)
  %123 = tail call i32 @llvm.fshl.i32(i32 %121, i32 %121, i32 14)
  %124 = xor i32 %122, %123
  %125 = lshr i32 %121, 3
  %126 = xor i32 %124, %125
  %127 = add i32 %119, %126
  %128 = getelementptr i8, ptr %114, i64 -8
  %129 = load i32, ptr %128, align 8, !tbaa !5
  %130 = tail call i32 @llvm.fshl.i32(i32 %129, i32 %129, i32 15)
  %131 = tail call i32 @llvm.fshl.i32(i32 %129, i32 %129, i32 13)
  %132 = xor i32 %130, %131
  %133 = lshr i32 %129, 10
  %134 = xor i32 %132, %133
  %135 = add i32 %127, %134
  store i32 %135, ptr %114, align 8, !tbaa !5
  %136 = getelementptr i32, ptr %3, i64 %113
  %137 = getelementptr i8, ptr %136, i64 4
  %138 = getelementptr i8, ptr %136, i64 -24
  %139 = load i32, ptr %138, align 8, !tbaa !5
  %140 = add i32 %139, %121
  %141 = getelementptr i8, ptr %136, i64 -56
  %142 = load i32, ptr %141, align 8, !tbaa !5
  %143 = tail call i32 @llvm.fshl.i32(i32 %142, i32 %142, i32 25)
  %144 = tail call i32 @llvm.fshl.i32(i32 %142, i32 %142, i32 14)
  %145 = xor i32 %143, %144
  %146 = lshr i32 %142, 3
  %147 = xor i32 %145, %146
  %148 = add i32 %140, %147
  %149 = getelementptr i8, ptr %136, i64 -4
  %150 = load i32, ptr %149, align 4, !tbaa !5
  %151 = tail call i32 @llvm.fshl.i32(i32 %150, i32 %150, i32 15)
  %152 = tail call i32 @llvm.fshl.i32(i32 %150, i32 %150, i32 13)
  %153 = xor i32 %151, %152
  %154 = lshr i32 %150, 10
  %155 = xor i32 %153, %154
  %156 = add i32 %148, %155
  store i32 %156, ptr %137, align 4, !tbaa !5
  %157 = add nuw nsw i64 %113, 2
  %158 = icmp eq i64 %157, 64
  br i1 %158, label %100, label %112, !llvm.loop !35

159:                                              ; preds = %100, %159
  %160 = phi i32 [ %103, %100 ], [ %195, %159 ]
  %161 = phi i64 [ 0, %100 ], [ %198, %159 ]
  %162 = phi i32 [ %101, %100 ], [ %197, %159 ]
  %163 = load i32, ptr %104, align 4, !tbaa !5
  %164 = tail call i32 @llvm.fshl.i32(i32 %160, i32 %160, i32 26)
  %165 = tail call i32 @llvm.fshl.i32(i32 %160, i32 %160, i32 21)
  %166 = xor i32 %164, %165
  %167 = tail call i32 @llvm.fshl.i32(i32 %160, i32 %160, i32 7)
  %168 = xor i32 %166, %167
  %169 = add i32 %168, %163
  %170 = load i32, ptr %105, align 4, !tbaa !5
  %171 = and i32 %170, %160
  %172 = xor i32 %160, -1
  %173 = load i32, ptr %106, align 8, !tbaa !5
  %174 = and i32 %173, %172
  %175 = or i32 %174, %171
  %176 = getelementptr inbounds nuw i32, ptr @sha_block.k, i64 %161
  %177 = load i32, ptr %176, align 4, !tbaa !5
  %178 = getelementptr inbounds nuw i32, ptr %3, i64 %161
  %179 = load i32, ptr %178, align 4, !tbaa !5
  %180 = add i32 %169, %177
  %181 = add i32 %180, %175
  %182 = add i32 %181, %179
  %183 = tail call i32 @llvm.fshl.i32(i32 %162, i32 %162, i32 30)
  %184 = tail call i32 @llvm.fshl.i32(i32 %162, i32 %162, i32 19)
  %185 = xor i32 %183, %184
  %186 = tail call i32 @llvm.fshl.i32(i32 %162, i32 %162, i32 10)
  %187 = xor i32 %185, %186
  %188 = load i32, ptr %107, align 4, !tbaa !5
  %189 = load i32, ptr %108, align 8, !tbaa !5
  %190 = xor i32 %189, %188
  %191 = and i32 %190, %162
  %192 = and i32 %189, %188
  %193 = xor i32 %191, %192
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %109, ptr noundef nonnull align 16 dereferenceable(28) %4, i64 28, i1 false)
  %194 = load i32, ptr %110, align 16, !tbaa !5
  %195 = add i32 %194, %182
  store i32 %195, ptr %111, align 16, !tbaa !5
  %196 = add i32 %187, %182
  %197 = add i32 %196, %193
  store i32 %197, ptr %4, align 16, !tbaa !5
  %198 = add nuw nsw i64 %161, 1
  %199 = icmp eq i64 %198, 64
  br i1 %199, label %200, label %159, !llvm.loop !36

200:                                              ; preds = %159
  %201 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %202 = load i32, ptr %201, align 4, !tbaa !5
  %203 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %204 = load i32, ptr %203, align 4, !tbaa !5
  %205 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %206 = load <2 x i32>, ptr %205, align 8, !tbaa !5
  %207 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %208 = load <2 x i32>, ptr %207, align 8, !tbaa !5
  %209 = load <8 x i32>, ptr %0, align 4, !tbaa !5
  %210 = insertelement <8 x i32> poison, i32 %197, i64 0
  %211 = insertelement <8 x i32> %210, i32 %202, i64 1
  %212 = insertelement <8 x i32> %211, i32 %195, i64 4
  %213 = insertelement <8 x i32> %212, i32 %204, i64 5
  %214 = shufflevector <2 x i32> %206, <2 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %215 = shufflevector <8 x i32> %213, <8 x i32> %214, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 poison, i32 poison>
  %216 = shufflevector <2 x i32> %208, <2 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %217 = shufflevector <8 x i32> %215, <8 x i32> %216, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  %218 = add <8 x i32> %209, %217
  store <8 x i32> %218, ptr %0, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: read) uwtable
define internal fastcc i32 @distance(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #10 {
  %3 = alloca [64 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %4 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %1) #19
  %5 = trunc i64 %4 to i32
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %51, label %7

7:                                                ; preds = %2
  %8 = add nuw nsw i64 %4, 1
  %9 = and i64 %8, 4294967295
  %10 = icmp samesign ult i64 %9, 4
  br i1 %10, label %49, label %11

11:                                               ; preds = %7
  %12 = icmp samesign ult i64 %9, 32
  br i1 %12, label %33, label %13

13:                                               ; preds = %11
  %14 = and i64 %8, 28
  %15 = and i64 %8, 4294967264
  br label %16

16:                                               ; preds = %16, %13
  %17 = phi i64 [ 0, %13 ], [ %26, %16 ]
  %18 = phi <8 x i32> [ <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %13 ], [ %27, %16 ]
  %19 = add <8 x i32> %18, splat (i32 8)
  %20 = add <8 x i32> %18, splat (i32 16)
  %21 = add <8 x i32> %18, splat (i32 24)
  %22 = getelementptr inbounds nuw i32, ptr %3, i64 %17
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 64
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 96
  store <8 x i32> %18, ptr %22, align 16, !tbaa !5
  store <8 x i32> %19, ptr %23, align 16, !tbaa !5
  store <8 x i32> %20, ptr %24, align 16, !tbaa !5
  store <8 x i32> %21, ptr %25, align 16, !tbaa !5
  %26 = add nuw i64 %17, 32
  %27 = add <8 x i32> %18, splat (i32 32)
  %28 = icmp eq i64 %26, %15
  br i1 %28, label %29, label %16, !llvm.loop !37

29:                                               ; preds = %16
  %30 = icmp eq i64 %9, %15
  br i1 %30, label %51, label %31

31:                                               ; preds = %29
  %32 = icmp eq i64 %14, 0
  br i1 %32, label %49, label %33, !prof !38

33:                                               ; preds = %11, %31
  %34 = phi i64 [ %15, %31 ], [ 0, %11 ]
  %35 = and i64 %8, 4294967292
  %36 = trunc nuw i64 %34 to i32
  %37 = insertelement <4 x i32> poison, i32 %36, i64 0
  %38 = shufflevector <4 x i32> %37, <4 x i32> poison, <4 x i32> zeroinitializer
  %39 = or disjoint <4 x i32> %38, <i32 0, i32 1, i32 2, i32 3>
  br label %40

40:                                               ; preds = %40, %33
  %41 = phi i64 [ %34, %33 ], [ %44, %40 ]
  %42 = phi <4 x i32> [ %39, %33 ], [ %45, %40 ]
  %43 = getelementptr inbounds nuw i32, ptr %3, i64 %41
  store <4 x i32> %42, ptr %43, align 16, !tbaa !5
  %44 = add nuw i64 %41, 4
  %45 = add <4 x i32> %42, splat (i32 4)
  %46 = icmp eq i64 %44, %35
  br i1 %46, label %47, label %40, !llvm.loop !39

47:                                               ; preds = %40
  %48 = icmp eq i64 %9, %35
  br i1 %48, label %51, label %49

49:                                               ; preds = %7, %31, %47
  %50 = phi i64 [ 0, %7 ], [ %15, %31 ], [ %35, %47 ]
  br label %66

51:                                               ; preds = %66, %29, %47, %2
  %52 = load i8, ptr %0, align 1, !tbaa !17
  %53 = icmp eq i8 %52, 0
  br i1 %53, label %73, label %54

54:                                               ; preds = %51
  %55 = load i32, ptr %3, align 16
  %56 = icmp slt i32 %5, 1
  %57 = add i64 %4, 1
  %58 = and i64 %57, 4294967295
  %59 = add nsw i64 %58, -1
  %60 = and i64 %59, 1
  %61 = and i64 %4, 2147483647
  %62 = icmp eq i64 %61, 1
  %63 = and i64 %59, -2
  %64 = icmp eq i64 %60, 0
  %65 = icmp ne i64 %60, 0
  br label %78

66:                                               ; preds = %49, %66
  %67 = phi i64 [ %70, %66 ], [ %50, %49 ]
  %68 = getelementptr inbounds nuw i32, ptr %3, i64 %67
  %69 = trunc nuw nsw i64 %67 to i32
  store i32 %69, ptr %68, align 4, !tbaa !5
  %70 = add nuw nsw i64 %67, 1
  %71 = icmp eq i64 %70, %9
  br i1 %71, label %51, label %66, !llvm.loop !40

72:                                               ; preds = %101
  store i32 %82, ptr %3, align 16, !tbaa !5
  br label %73

73:                                               ; preds = %72, %51
  %74 = shl i64 %4, 32
  %75 = ashr exact i64 %74, 30
  %76 = getelementptr inbounds i8, ptr %3, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  ret i32 %77

78:                                               ; preds = %54, %101
  %79 = phi i64 [ 1, %54 ], [ %102, %101 ]
  %80 = phi i8 [ %52, %54 ], [ %104, %101 ]
  %81 = phi i32 [ %55, %54 ], [ %82, %101 ]
  %82 = trunc nuw nsw i64 %79 to i32
  br i1 %56, label %101, label %83

83:                                               ; preds = %78
  br i1 %62, label %85, label %106

84:                                               ; preds = %106
  br i1 %64, label %101, label %85

85:                                               ; preds = %84, %83
  %86 = phi i32 [ %82, %83 ], [ %134, %84 ]
  %87 = phi i64 [ 1, %83 ], [ %135, %84 ]
  %88 = phi i32 [ %81, %83 ], [ %130, %84 ]
  tail call void @llvm.assume(i1 %65)
  %89 = getelementptr i8, ptr %1, i64 %87
  %90 = getelementptr i8, ptr %89, i64 -1
  %91 = load i8, ptr %90, align 1, !tbaa !17
  %92 = icmp ne i8 %80, %91
  %93 = zext i1 %92 to i32
  %94 = add nsw i32 %88, %93
  %95 = getelementptr inbounds nuw i32, ptr %3, i64 %87
  %96 = load i32, ptr %95, align 4, !tbaa !5
  %97 = add nsw i32 %96, 1
  %98 = tail call i32 @llvm.smin.i32(i32 %97, i32 %94)
  %99 = add nsw i32 %86, 1
  %100 = tail call i32 @llvm.smin.i32(i32 %99, i32 %98)
  store i32 %100, ptr %95, align 4, !tbaa !5
  br label %101

101:                                              ; preds = %85, %84, %78
  %102 = add nuw nsw i64 %79, 1
  %103 = getelementptr i8, ptr %0, i64 %79
  %104 = load i8, ptr %103, align 1, !tbaa !17
  %105 = icmp eq i8 %104, 0
  br i1 %105, label %72, label %78, !llvm.loop !41

106:                                              ; preds = %83, %106
  %107 = phi i32 [ %134, %106 ], [ %82, %83 ]
  %108 = phi i64 [ %135, %106 ], [ 1, %83 ]
  %109 = phi i32 [ %130, %106 ], [ %81, %83 ]
  %110 = phi i64 [ %136, %106 ], [ 0, %83 ]
  %111 = getelementptr i8, ptr %1, i64 %108
  %112 = getelementptr i8, ptr %111, i64 -1
  %113 = load i8, ptr %112, align 1, !tbaa !17
  %114 = icmp ne i8 %80, %113
  %115 = zext i1 %114 to i32
  %116 = add nsw i32 %109, %115
  %117 = getelementptr inbounds nuw i32, ptr %3, i64 %108
  %118 = load i32, ptr %117, align 4, !tbaa !5
  %119 = add nsw i32 %118, 1
  %120 = tail call i32 @llvm.smin.i32(i32 %119, i32 %116)
  %121 = add nsw i32 %107, 1
  %122 = tail call i32 @llvm.smin.i32(i32 %121, i32 %120)
  store i32 %122, ptr %117, align 4, !tbaa !5
  %123 = getelementptr i8, ptr %1, i64 %108
  %124 = load i8, ptr %123, align 1, !tbaa !17
  %125 = icmp ne i8 %80, %124
  %126 = zext i1 %125 to i32
  %127 = add nsw i32 %118, %126
  %128 = getelementptr inbounds nuw i32, ptr %3, i64 %108
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 4
  %130 = load i32, ptr %129, align 4, !tbaa !5
  %131 = add nsw i32 %130, 1
  %132 = tail call i32 @llvm.smin.i32(i32 %131, i32 %127)
  %133 = add nsw i32 %122, 1
  %134 = tail call i32 @llvm.smin.i32(i32 %133, i32 %132)
  store i32 %134, ptr %129, align 4, !tbaa !5
  %135 = add nuw nsw i64 %108, 2
  %136 = add i64 %110, 2
  %137 = icmp eq i64 %136, %63
  br i1 %137, label %84, label %106, !llvm.loop !42
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @mandelbrot() unnamed_addr #11 {
  br label %1

1:                                                ; preds = %0, %9
  %2 = phi i32 [ 0, %0 ], [ %75, %9 ]
  %3 = phi i32 [ 0, %0 ], [ %10, %9 ]
  %4 = shl nuw nsw i32 %3, 1
  %5 = uitofp nneg i32 %4 to double
  %6 = fmul fast double %5, 2.500000e-02
  %7 = fadd fast double %6, -1.000000e+00
  br label %12

8:                                                ; preds = %9
  ret i32 %75

9:                                                ; preds = %71
  %10 = add nuw nsw i32 %3, 1
  %11 = icmp eq i32 %10, 40
  br i1 %11, label %8, label %1, !llvm.loop !43

12:                                               ; preds = %1, %71
  %13 = phi i32 [ %2, %1 ], [ %75, %71 ]
  %14 = phi i32 [ 0, %1 ], [ %76, %71 ]
  %15 = mul nuw nsw i32 %14, 3
  %16 = uitofp nneg i32 %15 to double
  %17 = fmul fast double %16, 0x3F91111111111111
  %18 = fadd fast double %17, -2.000000e+00
  br label %19

19:                                               ; preds = %57, %12
  %20 = phi i32 [ 0, %12 ], [ %63, %57 ]
  %21 = phi double [ 0.000000e+00, %12 ], [ %62, %57 ]
  %22 = phi double [ 0.000000e+00, %12 ], [ %59, %57 ]
  %23 = fmul fast double %22, %22
  %24 = fmul fast double %21, %21
  %25 = fadd fast double %24, %23
  %26 = fcmp fast olt double %25, 4.000000e+00
  br i1 %26, label %27, label %71

27:                                               ; preds = %19
  %28 = fadd fast double %18, %23
  %29 = fsub fast double %28, %24
  %30 = fmul fast double %22, 2.000000e+00
  %31 = fmul fast double %30, %21
  %32 = fadd fast double %7, %31
  %33 = fmul fast double %29, %29
  %34 = fmul fast double %32, %32
  %35 = fadd fast double %34, %33
  %36 = fcmp fast olt double %35, 4.000000e+00
  br i1 %36, label %37, label %69

37:                                               ; preds = %27
  %38 = fadd fast double %18, %33
  %39 = fsub fast double %38, %34
  %40 = fmul fast double %29, 2.000000e+00
  %41 = fmul fast double %40, %32
  %42 = fadd fast double %7, %41
  %43 = fmul fast double %39, %39
  %44 = fmul fast double %42, %42
  %45 = fadd fast double %44, %43
  %46 = fcmp fast olt double %45, 4.000000e+00
  br i1 %46, label %47, label %67

47:                                               ; preds = %37
  %48 = fadd fast double %18, %43
  %49 = fsub fast double %48, %44
  %50 = fmul fast double %39, 2.000000e+00
  %51 = fmul fast double %50, %42
  %52 = fadd fast double %7, %51
  %53 = fmul fast double %49, %49
  %54 = fmul fast double %52, %52
  %55 = fadd fast double %54, %53
  %56 = fcmp fast olt double %55, 4.000000e+00
  br i1 %56, label %57, label %65

57:                                               ; preds = %47
  %58 = fadd fast double %18, %53
  %59 = fsub fast double %58, %54
  %60 = fmul fast double %49, 2.000000e+00
  %61 = fmul fast double %60, %52
  %62 = fadd fast double %7, %61
  %63 = add nuw nsw i32 %20, 4
  %64 = icmp eq i32 %63, 100
  br i1 %64, label %71, label %19, !llvm.loop !44

65:                                               ; preds = %47
  %66 = or disjoint i32 %20, 3
  br label %71

67:                                               ; preds = %37
  %68 = or disjoint i32 %20, 2
  br label %71

69:                                               ; preds = %27
  %70 = or disjoint i32 %20, 1
  br label %71

71:                                               ; preds = %19, %57, %69, %67, %65
  %72 = phi i32 [ %66, %65 ], [ %70, %69 ], [ %68, %67 ], [ 100, %57 ], [ %20, %19 ]
  %73 = icmp eq i32 %72, 100
  %74 = zext i1 %73 to i32
  %75 = add nsw i32 %13, %74
  %76 = add nuw nsw i32 %14, 1
  %77 = icmp eq i32 %76, 60
  br i1 %77, label %9, label %12, !llvm.loop !45
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @components() unnamed_addr #11 {
  %1 = alloca [1000 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #18
  br label %2

2:                                                ; preds = %31, %0
  %3 = phi i64 [ 0, %0 ], [ %41, %31 ]
  %4 = phi <8 x i32> [ <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %0 ], [ %42, %31 ]
  %5 = add <8 x i32> %4, splat (i32 8)
  %6 = add <8 x i32> %4, splat (i32 16)
  %7 = add <8 x i32> %4, splat (i32 24)
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %3
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 96
  store <8 x i32> %4, ptr %8, align 16, !tbaa !5
  store <8 x i32> %5, ptr %9, align 16, !tbaa !5
  store <8 x i32> %6, ptr %10, align 16, !tbaa !5
  store <8 x i32> %7, ptr %11, align 16, !tbaa !5
  %12 = add <8 x i32> %4, splat (i32 32)
  %13 = add <8 x i32> %4, splat (i32 40)
  %14 = add <8 x i32> %4, splat (i32 48)
  %15 = add <8 x i32> %4, splat (i32 56)
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %3
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 128
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 160
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 192
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 224
  store <8 x i32> %12, ptr %17, align 16, !tbaa !5
  store <8 x i32> %13, ptr %18, align 16, !tbaa !5
  store <8 x i32> %14, ptr %19, align 16, !tbaa !5
  store <8 x i32> %15, ptr %20, align 16, !tbaa !5
  %21 = add <8 x i32> %4, splat (i32 64)
  %22 = add <8 x i32> %4, splat (i32 72)
  %23 = add <8 x i32> %4, splat (i32 80)
  %24 = add <8 x i32> %4, splat (i32 88)
  %25 = getelementptr inbounds nuw i32, ptr %1, i64 %3
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 256
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 288
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 320
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 352
  store <8 x i32> %21, ptr %26, align 16, !tbaa !5
  store <8 x i32> %22, ptr %27, align 16, !tbaa !5
  store <8 x i32> %23, ptr %28, align 16, !tbaa !5
  store <8 x i32> %24, ptr %29, align 16, !tbaa !5
  %30 = icmp eq i64 %3, 896
  br i1 %30, label %43, label %31, !llvm.loop !46

31:                                               ; preds = %2
  %32 = add <8 x i32> %4, splat (i32 96)
  %33 = add <8 x i32> %4, splat (i32 104)
  %34 = add <8 x i32> %4, splat (i32 112)
  %35 = add <8 x i32> %4, splat (i32 120)
  %36 = getelementptr inbounds nuw i32, ptr %1, i64 %3
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 384
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 416
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 448
  %40 = getelementptr inbounds nuw i8, ptr %36, i64 480
  store <8 x i32> %32, ptr %37, align 16, !tbaa !5
  store <8 x i32> %33, ptr %38, align 16, !tbaa !5
  store <8 x i32> %34, ptr %39, align 16, !tbaa !5
  store <8 x i32> %35, ptr %40, align 16, !tbaa !5
  %41 = add nuw nsw i64 %3, 128
  %42 = add <8 x i32> %4, splat (i32 128)
  br label %2

43:                                               ; preds = %2
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 3968
  store <8 x i32> <i32 992, i32 993, i32 994, i32 995, i32 996, i32 997, i32 998, i32 999>, ptr %44, align 16, !tbaa !5
  br label %46

45:                                               ; preds = %92
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #18
  ret i32 %93

46:                                               ; preds = %43, %92
  %47 = phi i64 [ %94, %92 ], [ 0, %43 ]
  %48 = phi i32 [ %93, %92 ], [ 1000, %43 ]
  %49 = getelementptr inbounds nuw i32, ptr %1, i64 %47
  %50 = load i32, ptr %49, align 4, !tbaa !5
  %51 = zext i32 %50 to i64
  %52 = icmp eq i64 %47, %51
  %53 = trunc nuw nsw i64 %47 to i32
  br i1 %52, label %64, label %54

54:                                               ; preds = %46, %54
  %55 = phi i32 [ %62, %54 ], [ %50, %46 ]
  %56 = phi ptr [ %61, %54 ], [ %49, %46 ]
  %57 = sext i32 %55 to i64
  %58 = getelementptr inbounds i32, ptr %1, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !5
  store i32 %59, ptr %56, align 4, !tbaa !5
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %1, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !5
  %63 = icmp eq i32 %62, %59
  br i1 %63, label %64, label %54, !llvm.loop !47

64:                                               ; preds = %54, %46
  %65 = phi i32 [ %53, %46 ], [ %59, %54 ]
  %66 = trunc i64 %47 to i16
  %67 = mul nuw i16 %66, 37
  %68 = add i16 %67, 11
  %69 = urem i16 %68, 1000
  %70 = zext nneg i16 %69 to i32
  %71 = zext nneg i16 %69 to i64
  %72 = getelementptr inbounds nuw i32, ptr %1, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !5
  %74 = icmp eq i32 %73, %70
  br i1 %74, label %85, label %75

75:                                               ; preds = %64, %75
  %76 = phi i32 [ %83, %75 ], [ %73, %64 ]
  %77 = phi ptr [ %82, %75 ], [ %72, %64 ]
  %78 = sext i32 %76 to i64
  %79 = getelementptr inbounds i32, ptr %1, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !5
  store i32 %80, ptr %77, align 4, !tbaa !5
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %1, i64 %81
  %83 = load i32, ptr %82, align 4, !tbaa !5
  %84 = icmp eq i32 %83, %80
  br i1 %84, label %85, label %75, !llvm.loop !47

85:                                               ; preds = %75, %64
  %86 = phi i32 [ %70, %64 ], [ %80, %75 ]
  %87 = icmp eq i32 %65, %86
  br i1 %87, label %92, label %88

88:                                               ; preds = %85
  %89 = sext i32 %65 to i64
  %90 = getelementptr inbounds i32, ptr %1, i64 %89
  store i32 %86, ptr %90, align 4, !tbaa !5
  %91 = add nsw i32 %48, -1
  br label %92

92:                                               ; preds = %88, %85
  %93 = phi i32 [ %91, %88 ], [ %48, %85 ]
  %94 = add nuw nsw i64 %47, 1
  %95 = icmp eq i64 %94, 1000
  br i1 %95, label %45, label %46, !llvm.loop !48
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc i32 @queens(i32 noundef %0, i32 noundef range(i32 0, -1) %1, i32 noundef range(i32 0, -2147483648) %2) unnamed_addr #12 {
  %4 = icmp eq i32 %0, 255
  br i1 %4, label %27, label %5

5:                                                ; preds = %3
  %6 = or i32 %1, %0
  %7 = or i32 %6, %2
  %8 = and i32 %7, 255
  %9 = icmp eq i32 %8, 255
  br i1 %9, label %27, label %10

10:                                               ; preds = %5
  %11 = xor i32 %8, 255
  br label %12

12:                                               ; preds = %10, %12
  %13 = phi i32 [ %25, %12 ], [ %11, %10 ]
  %14 = phi i32 [ %23, %12 ], [ 0, %10 ]
  %15 = sub nsw i32 0, %13
  %16 = and i32 %13, %15
  %17 = or i32 %16, %0
  %18 = or i32 %16, %1
  %19 = shl i32 %18, 1
  %20 = or i32 %16, %2
  %21 = lshr i32 %20, 1
  %22 = tail call fastcc i32 @queens(i32 noundef %17, i32 noundef %19, i32 noundef %21)
  %23 = add nsw i32 %22, %14
  %24 = add nsw i32 %13, -1
  %25 = and i32 %24, %13
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %12, !llvm.loop !49

27:                                               ; preds = %12, %5, %3
  %28 = phi i32 [ 1, %3 ], [ 0, %5 ], [ %23, %12 ]
  ret i32 %28
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #13

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fadd.v8f64(double, <8 x double>) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.sqrt.v2f64(<2 x double>) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fadd.v2f64(double, <2 x double>) #16

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #17

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #3 = { nofree nounwind "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #4 = { nofree noinline nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #10 = { nofree noinline norecurse nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #11 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #12 = { nofree noinline nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #13 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #15 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #18 = { nounwind }
attributes #19 = { nounwind willreturn memory(read) }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13, !14}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.isvectorized", i32 1}
!14 = !{!"llvm.loop.unroll.runtime.disable"}
!15 = distinct !{!15, !12, !13, !14}
!16 = distinct !{!16, !12, !13, !14}
!17 = !{!7, !7, i64 0}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !12}
!23 = distinct !{!23, !12}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !12}
!27 = distinct !{!27, !12}
!28 = !{!29, !10, i64 48}
!29 = !{!"Body", !7, i64 0, !7, i64 24, !10, i64 48}
!30 = distinct !{!30, !12, !14, !13}
!31 = distinct !{!31, !12}
!32 = distinct !{!32, !12}
!33 = distinct !{!33, !12}
!34 = distinct !{!34, !12}
!35 = distinct !{!35, !12}
!36 = distinct !{!36, !12}
!37 = distinct !{!37, !12, !13, !14}
!38 = !{!"branch_weights", i32 4, i32 28}
!39 = distinct !{!39, !12, !13, !14}
!40 = distinct !{!40, !12, !14, !13}
!41 = distinct !{!41, !12}
!42 = distinct !{!42, !12}
!43 = distinct !{!43, !12}
!44 = distinct !{!44, !12}
!45 = distinct !{!45, !12}
!46 = distinct !{!46, !12, !13, !14}
!47 = distinct !{!47, !12}
!48 = distinct !{!48, !12}
!49 = distinct !{!49, !12}

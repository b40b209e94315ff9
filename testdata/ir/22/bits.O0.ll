; ModuleID = 'bits.c'
source_filename = "bits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Packed = type <{ i8, [3 x i8], i64 }>
%union.Word = type { i64 }

@__const.main.p = private unnamed_addr constant { i8, [3 x i8], i8, i8, i8, i8, i8, i8, i8, i8 } { i8 -67, [3 x i8] zeroinitializer, i8 -112, i8 120, i8 86, i8 52, i8 18, i8 -124, i8 109, i8 3 }, align 1
@.str = private unnamed_addr constant [36 x i8] c"packed %u %d %llx %lld %d size %zu\0A\00", align 1
@__const.main.w = private unnamed_addr constant { double } { double -1.234500e+03 }, align 8
@.str.1 = private unnamed_addr constant [29 x i8] c"union %016llx %x %x %x %02x\0A\00", align 1
@.str.2 = private unnamed_addr constant [70 x i8] c"bits %08x parity %u reverse %08x rot %08x pop %d lz %d tz %d sqrt %u\0A\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"mulmod\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"div\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"rem\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"fib lo\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"fib hi\00", align 1
@.str.8 = private unnamed_addr constant [44 x i8] c"The quick brown fox jumps over the lazy dog\00", align 1
@.str.9 = private unnamed_addr constant [10 x i8] c"crc %08x\0A\00", align 1
@.str.10 = private unnamed_addr constant [16 x i8] c"overflow %x %x\0A\00", align 1
@.str.11 = private unnamed_addr constant [19 x i8] c"saturate %d %d %d\0A\00", align 1
@.str.12 = private unnamed_addr constant [16 x i8] c"shifts %016llx\0A\00", align 1
@.str.13 = private unnamed_addr constant [19 x i8] c"%s %016llx%016llx\0A\00", align 1
@crc_table = internal global [256 x i32] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.Packed, align 1
  %3 = alloca %union.Word, align 8
  %4 = alloca i32, align 4
  %5 = alloca i128, align 16
  %6 = alloca i128, align 16
  %7 = alloca i128, align 16
  %8 = alloca i128, align 16
  %9 = alloca i128, align 16
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.main.p, i64 12, i1 false)
  %16 = load i8, ptr %2, align 1
  %17 = and i8 %16, 7
  %18 = zext i8 %17 to i32
  %19 = add nsw i32 %18, 4
  %20 = trunc i32 %19 to i8
  %21 = load i8, ptr %2, align 1
  %22 = and i8 %20, 7
  %23 = and i8 %21, -8
  %24 = or i8 %23, %22
  store i8 %24, ptr %2, align 1
  %25 = zext i8 %22 to i32
  %26 = load i8, ptr %2, align 1
  %27 = ashr i8 %26, 3
  %28 = sext i8 %27 to i32
  %29 = mul nsw i32 %28, 2
  %30 = trunc i32 %29 to i8
  %31 = load i8, ptr %2, align 1
  %32 = and i8 %30, 31
  %33 = shl i8 %32, 3
  %34 = and i8 %31, 7
  %35 = or i8 %34, %33
  store i8 %35, ptr %2, align 1
  %36 = shl i8 %32, 3
  %37 = ashr i8 %36, 3
  %38 = sext i8 %37 to i32
  %39 = getelementptr inbounds nuw %struct.Packed, ptr %2, i32 0, i32 2
  %40 = load i64, ptr %39, align 1
  %41 = and i64 %40, 137438953471
  %42 = mul i64 %41, 3
  %43 = load i64, ptr %39, align 1
  %44 = and i64 %42, 137438953471
  %45 = and i64 %43, -137438953472
  %46 = or i64 %45, %44
  store i64 %46, ptr %39, align 1
  %47 = getelementptr inbounds nuw %struct.Packed, ptr %2, i32 0, i32 2
  %48 = load i64, ptr %47, align 1
  %49 = shl i64 %48, 7
  %50 = ashr i64 %49, 44
  %51 = trunc i64 %50 to i32
  %52 = sub nsw i32 %51, 7
  %53 = sext i32 %52 to i64
  %54 = load i64, ptr %47, align 1
  %55 = and i64 %53, 1048575
  %56 = shl i64 %55, 37
  %57 = and i64 %54, -144115050636902401
  %58 = or i64 %57, %56
  store i64 %58, ptr %47, align 1
  %59 = shl i64 %55, 44
  %60 = ashr i64 %59, 44
  %61 = getelementptr inbounds nuw %struct.Packed, ptr %2, i32 0, i32 2
  %62 = load i64, ptr %61, align 1
  %63 = lshr i64 %62, 57
  %64 = and i64 %63, 1
  %65 = trunc i64 %64 to i1
  %66 = zext i1 %65 to i32
  %67 = xor i32 %66, 1
  %68 = icmp ne i32 %67, 0
  %69 = zext i1 %68 to i64
  %70 = load i64, ptr %61, align 1
  %71 = shl i64 %69, 57
  %72 = and i64 %70, -144115188075855873
  %73 = or i64 %72, %71
  store i64 %73, ptr %61, align 1
  %74 = trunc i64 %69 to i8
  %75 = trunc i8 %74 to i1
  %76 = load i8, ptr %2, align 1
  %77 = and i8 %76, 7
  %78 = zext i8 %77 to i32
  %79 = load i8, ptr %2, align 1
  %80 = ashr i8 %79, 3
  %81 = sext i8 %80 to i32
  %82 = getelementptr inbounds nuw %struct.Packed, ptr %2, i32 0, i32 2
  %83 = load i64, ptr %82, align 1
  %84 = and i64 %83, 137438953471
  %85 = getelementptr inbounds nuw %struct.Packed, ptr %2, i32 0, i32 2
  %86 = load i64, ptr %85, align 1
  %87 = shl i64 %86, 7
  %88 = ashr i64 %87, 44
  %89 = getelementptr inbounds nuw %struct.Packed, ptr %2, i32 0, i32 2
  %90 = load i64, ptr %89, align 1
  %91 = lshr i64 %90, 57
  %92 = and i64 %91, 1
  %93 = trunc i64 %92 to i1
  %94 = zext i1 %93 to i32
  %95 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %78, i32 noundef %81, i64 noundef %84, i64 noundef %88, i32 noundef %94, i64 noundef 12)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.main.w, i64 8, i1 false)
  %96 = load i64, ptr %3, align 8
  %97 = load i64, ptr %3, align 8
  %98 = lshr i64 %97, 63
  %99 = trunc i64 %98 to i32
  %100 = load i64, ptr %3, align 8
  %101 = lshr i64 %100, 52
  %102 = and i64 %101, 2047
  %103 = trunc i64 %102 to i32
  %104 = load i64, ptr %3, align 8
  %105 = and i64 %104, 4503599627370495
  %106 = lshr i64 %105, 40
  %107 = trunc i64 %106 to i32
  %108 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 7
  %109 = load i8, ptr %108, align 1
  %110 = zext i8 %109 to i32
  %111 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %96, i32 noundef %99, i32 noundef %103, i32 noundef %107, i32 noundef %110)
  store i32 1, ptr %4, align 4
  br label %112

112:                                              ; preds = %146, %0
  %113 = load i32, ptr %4, align 4
  %114 = icmp ne i32 %113, 0
  br i1 %114, label %115, label %152

115:                                              ; preds = %112
  %116 = load i32, ptr %4, align 4
  %117 = and i32 %116, 4095
  %118 = icmp eq i32 %117, 341
  br i1 %118, label %119, label %145

119:                                              ; preds = %115
  %120 = load i32, ptr %4, align 4
  %121 = load i32, ptr %4, align 4
  %122 = call i32 @parity(i32 noundef %121)
  %123 = load i32, ptr %4, align 4
  %124 = call i32 @reverse(i32 noundef %123)
  %125 = load i32, ptr %4, align 4
  %126 = load i32, ptr %4, align 4
  %127 = lshr i32 %126, 27
  %128 = call i32 @rotl(i32 noundef %125, i32 noundef %127)
  %129 = load i32, ptr %4, align 4
  %130 = call i32 @llvm.ctpop.i32(i32 %129)
  %131 = load i32, ptr %4, align 4
  %132 = call i32 @llvm.ctlz.i32(i32 %131, i1 true)
  %133 = load i32, ptr %4, align 4
  %134 = call i32 @llvm.cttz.i32(i32 %133, i1 true)
  %135 = load i32, ptr %4, align 4
  %136 = zext i32 %135 to i64
  %137 = load i32, ptr %4, align 4
  %138 = zext i32 %137 to i64
  %139 = mul i64 %136, %138
  %140 = load i32, ptr %4, align 4
  %141 = zext i32 %140 to i64
  %142 = add i64 %139, %141
  %143 = call i32 @isqrt(i64 noundef %142)
  %144 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %120, i32 noundef %122, i32 noundef %124, i32 noundef %128, i32 noundef %130, i32 noundef %132, i32 noundef %134, i32 noundef %143)
  br label %152

145:                                              ; preds = %115
  br label %146

146:                                              ; preds = %145
  %147 = load i32, ptr %4, align 4
  %148 = mul i32 %147, 5
  %149 = load i32, ptr %4, align 4
  %150 = lshr i32 %149, 29
  %151 = add i32 %148, %150
  store i32 %151, ptr %4, align 4
  br label %112, !llvm.loop !6

152:                                              ; preds = %119, %112
  store i128 170141183460469231731687303715884105727, ptr %5, align 16
  %153 = load i128, ptr %5, align 16
  %154 = sub i128 %153, 12345
  %155 = load i128, ptr %5, align 16
  %156 = call i128 @mulmod(i128 noundef %154, i128 noundef 18499422192309847277549722465487290445, i128 noundef %155)
  call void @print128(ptr noundef @.str.3, i128 noundef %156)
  %157 = load i128, ptr %5, align 16
  %158 = sub nsw i128 0, %157
  %159 = sdiv i128 %158, 1000003
  store i128 %159, ptr %6, align 16
  %160 = load i128, ptr %5, align 16
  %161 = sub nsw i128 0, %160
  %162 = srem i128 %161, 1000003
  store i128 %162, ptr %7, align 16
  %163 = load i128, ptr %6, align 16
  call void @print128(ptr noundef @.str.4, i128 noundef %163)
  %164 = load i128, ptr %7, align 16
  call void @print128(ptr noundef @.str.5, i128 noundef %164)
  %165 = call i128 @fibonacci(i32 noundef 280, ptr noundef %8)
  store i128 %165, ptr %9, align 16
  %166 = load i128, ptr %9, align 16
  call void @print128(ptr noundef @.str.6, i128 noundef %166)
  %167 = load i128, ptr %8, align 16
  call void @print128(ptr noundef @.str.7, i128 noundef %167)
  store ptr @.str.8, ptr %10, align 8
  %168 = load ptr, ptr %10, align 8
  %169 = load ptr, ptr %10, align 8
  %170 = call i64 @strlen(ptr noundef %169) #6
  %171 = call i32 @crc(ptr noundef %168, i64 noundef %170)
  %172 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %171)
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %173

173:                                              ; preds = %188, %152
  %174 = load i32, ptr %13, align 4
  %175 = icmp slt i32 %174, 31
  br i1 %175, label %176, label %191

176:                                              ; preds = %173
  %177 = load i32, ptr %12, align 4
  %178 = mul nsw i32 %177, 3
  %179 = load i32, ptr %13, align 4
  %180 = shl i32 1, %179
  %181 = load i32, ptr %13, align 4
  %182 = shl i32 1, %181
  %183 = sub nsw i32 %182, 3
  %184 = call i32 @overflows(i32 noundef %180, i32 noundef %183, ptr noundef %11)
  %185 = add nsw i32 %178, %184
  store i32 %185, ptr %12, align 4
  %186 = load i32, ptr %12, align 4
  %187 = and i32 %186, 16777215
  store i32 %187, ptr %12, align 4
  br label %188

188:                                              ; preds = %176
  %189 = load i32, ptr %13, align 4
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %13, align 4
  br label %173, !llvm.loop !8

191:                                              ; preds = %173
  %192 = load i32, ptr %12, align 4
  %193 = load i32, ptr %11, align 4
  %194 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %192, i32 noundef %193)
  %195 = call signext i8 @saturate(i32 noundef 1000)
  %196 = sext i8 %195 to i32
  %197 = call signext i8 @saturate(i32 noundef -1000)
  %198 = sext i8 %197 to i32
  %199 = call signext i8 @saturate(i32 noundef -7)
  %200 = sext i8 %199 to i32
  %201 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %196, i32 noundef %198, i32 noundef %200)
  store i64 0, ptr %14, align 8
  store i32 -40, ptr %15, align 4
  br label %202

202:                                              ; preds = %222, %191
  %203 = load i32, ptr %15, align 4
  %204 = icmp slt i32 %203, 40
  br i1 %204, label %205, label %225

205:                                              ; preds = %202
  %206 = load i64, ptr %14, align 8
  %207 = mul i64 %206, 31
  %208 = load i32, ptr %15, align 4
  %209 = ashr i32 %208, 2
  %210 = load i32, ptr %15, align 4
  %211 = sdiv i32 %210, 3
  %212 = xor i32 %209, %211
  %213 = load i32, ptr %15, align 4
  %214 = srem i32 %213, 7
  %215 = xor i32 %212, %214
  %216 = sext i32 %215 to i64
  %217 = add i64 %207, %216
  %218 = load i32, ptr %15, align 4
  %219 = lshr i32 %218, 28
  %220 = zext i32 %219 to i64
  %221 = add i64 %217, %220
  store i64 %221, ptr %14, align 8
  br label %222

222:                                              ; preds = %205
  %223 = load i32, ptr %15, align 4
  %224 = add nsw i32 %223, 1
  store i32 %224, ptr %15, align 4
  br label %202, !llvm.loop !9

225:                                              ; preds = %202
  %226 = load i64, ptr %14, align 8
  %227 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i64 noundef %226)
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @parity(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = lshr i32 %3, 16
  %5 = load i32, ptr %2, align 4
  %6 = xor i32 %5, %4
  store i32 %6, ptr %2, align 4
  %7 = load i32, ptr %2, align 4
  %8 = lshr i32 %7, 8
  %9 = load i32, ptr %2, align 4
  %10 = xor i32 %9, %8
  store i32 %10, ptr %2, align 4
  %11 = load i32, ptr %2, align 4
  %12 = lshr i32 %11, 4
  %13 = load i32, ptr %2, align 4
  %14 = xor i32 %13, %12
  store i32 %14, ptr %2, align 4
  %15 = load i32, ptr %2, align 4
  %16 = and i32 %15, 15
  %17 = lshr i32 27030, %16
  %18 = and i32 %17, 1
  ret i32 %18
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @reverse(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = lshr i32 %3, 1
  %5 = and i32 %4, 1431655765
  %6 = load i32, ptr %2, align 4
  %7 = and i32 %6, 1431655765
  %8 = shl i32 %7, 1
  %9 = or i32 %5, %8
  store i32 %9, ptr %2, align 4
  %10 = load i32, ptr %2, align 4
  %11 = lshr i32 %10, 2
  %12 = and i32 %11, 858993459
  %13 = load i32, ptr %2, align 4
  %14 = and i32 %13, 858993459
  %15 = shl i32 %14, 2
  %16 = or i32 %12, %15
  store i32 %16, ptr %2, align 4
  %17 = load i32, ptr %2, align 4
  %18 = lshr i32 %17, 4
  %19 = and i32 %18, 252645135
  %20 = load i32, ptr %2, align 4
  %21 = and i32 %20, 252645135
  %22 = shl i32 %21, 4
  %23 = or i32 %19, %22
  store i32 %23, ptr %2, align 4
  %24 = load i32, ptr %2, align 4
  %25 = call i32 @llvm.bswap.i32(i32 %24)
  ret i32 %25
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @rotl(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = and i32 %6, 31
  %8 = shl i32 %5, %7
  %9 = load i32, ptr %3, align 4
  %10 = load i32, ptr %4, align 4
  %11 = sub i32 0, %10
  %12 = and i32 %11, 31
  %13 = lshr i32 %9, %12
  %14 = or i32 %8, %13
  ret i32 %14
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @isqrt(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  store i64 0, ptr %3, align 8
  store i64 4611686018427387904, ptr %4, align 8
  br label %5

5:                                                ; preds = %28, %1
  %6 = load i64, ptr %4, align 8
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %31

8:                                                ; preds = %5
  %9 = load i64, ptr %2, align 8
  %10 = load i64, ptr %3, align 8
  %11 = load i64, ptr %4, align 8
  %12 = add i64 %10, %11
  %13 = icmp uge i64 %9, %12
  br i1 %13, label %14, label %24

14:                                               ; preds = %8
  %15 = load i64, ptr %3, align 8
  %16 = load i64, ptr %4, align 8
  %17 = add i64 %15, %16
  %18 = load i64, ptr %2, align 8
  %19 = sub i64 %18, %17
  store i64 %19, ptr %2, align 8
  %20 = load i64, ptr %3, align 8
  %21 = lshr i64 %20, 1
  %22 = load i64, ptr %4, align 8
  %23 = add i64 %21, %22
  store i64 %23, ptr %3, align 8
  br label %27

24:                                               ; preds = %8
  %25 = load i64, ptr %3, align 8
  %26 = lshr i64 %25, 1
  store i64 %26, ptr %3, align 8
  br label %27

27:                                               ; preds = %24, %14
  br label %28

28:                                               ; preds = %27
  %29 = load i64, ptr %4, align 8
  %30 = lshr i64 %29, 2
  store i64 %30, ptr %4, align 8
  br label %5, !llvm.loop !10

31:                                               ; preds = %5
  %32 = load i64, ptr %3, align 8
  %33 = trunc i64 %32 to i32
  ret i32 %33
}

; Function Attrs: noinline nounwind uwtable
define internal void @print128(ptr noundef %0, i128 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i128, align 16
  store ptr %0, ptr %3, align 8
  store i128 %1, ptr %4, align 16
  %5 = load ptr, ptr %3, align 8
  %6 = load i128, ptr %4, align 16
  %7 = lshr i128 %6, 64
  %8 = trunc i128 %7 to i64
  %9 = load i128, ptr %4, align 16
  %10 = trunc i128 %9 to i64
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, ptr noundef %5, i64 noundef %8, i64 noundef %10)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i128 @mulmod(i128 noundef %0, i128 noundef %1, i128 noundef %2) #0 {
  %4 = alloca i128, align 16
  %5 = alloca i128, align 16
  %6 = alloca i128, align 16
  %7 = alloca i128, align 16
  store i128 %0, ptr %4, align 16
  store i128 %1, ptr %5, align 16
  store i128 %2, ptr %6, align 16
  store i128 0, ptr %7, align 16
  %8 = load i128, ptr %6, align 16
  %9 = load i128, ptr %4, align 16
  %10 = urem i128 %9, %8
  store i128 %10, ptr %4, align 16
  br label %11

11:                                               ; preds = %54, %3
  %12 = load i128, ptr %5, align 16
  %13 = icmp ne i128 %12, 0
  br i1 %13, label %14, label %57

14:                                               ; preds = %11
  %15 = load i128, ptr %5, align 16
  %16 = and i128 %15, 1
  %17 = icmp ne i128 %16, 0
  br i1 %17, label %18, label %36

18:                                               ; preds = %14
  %19 = load i128, ptr %7, align 16
  %20 = load i128, ptr %6, align 16
  %21 = load i128, ptr %4, align 16
  %22 = sub i128 %20, %21
  %23 = icmp uge i128 %19, %22
  br i1 %23, label %24, label %30

24:                                               ; preds = %18
  %25 = load i128, ptr %7, align 16
  %26 = load i128, ptr %6, align 16
  %27 = load i128, ptr %4, align 16
  %28 = sub i128 %26, %27
  %29 = sub i128 %25, %28
  br label %34

30:                                               ; preds = %18
  %31 = load i128, ptr %7, align 16
  %32 = load i128, ptr %4, align 16
  %33 = add i128 %31, %32
  br label %34

34:                                               ; preds = %30, %24
  %35 = phi i128 [ %29, %24 ], [ %33, %30 ]
  store i128 %35, ptr %7, align 16
  br label %36

36:                                               ; preds = %34, %14
  %37 = load i128, ptr %4, align 16
  %38 = load i128, ptr %6, align 16
  %39 = load i128, ptr %4, align 16
  %40 = sub i128 %38, %39
  %41 = icmp uge i128 %37, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %36
  %43 = load i128, ptr %4, align 16
  %44 = load i128, ptr %6, align 16
  %45 = load i128, ptr %4, align 16
  %46 = sub i128 %44, %45
  %47 = sub i128 %43, %46
  br label %52

48:                                               ; preds = %36
  %49 = load i128, ptr %4, align 16
  %50 = load i128, ptr %4, align 16
  %51 = add i128 %49, %50
  br label %52

52:                                               ; preds = %48, %42
  %53 = phi i128 [ %47, %42 ], [ %51, %48 ]
  store i128 %53, ptr %4, align 16
  br label %54

54:                                               ; preds = %52
  %55 = load i128, ptr %5, align 16
  %56 = lshr i128 %55, 1
  store i128 %56, ptr %5, align 16
  br label %11, !llvm.loop !11

57:                                               ; preds = %11
  %58 = load i128, ptr %7, align 16
  ret i128 %58
}

; Function Attrs: noinline nounwind uwtable
define internal i128 @fibonacci(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i256, align 8
  %6 = alloca i256, align 8
  %7 = alloca i256, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  store i256 0, ptr %5, align 8
  store i256 1, ptr %6, align 8
  br label %8

8:                                                ; preds = %12, %2
  %9 = load i32, ptr %3, align 4
  %10 = add nsw i32 %9, -1
  store i32 %10, ptr %3, align 4
  %11 = icmp sgt i32 %9, 0
  br i1 %11, label %12, label %25

12:                                               ; preds = %8
  %13 = load i256, ptr %5, align 8
  %14 = trunc i256 %13 to i200
  %15 = load i256, ptr %6, align 8
  %16 = trunc i256 %15 to i200
  %17 = add i200 %14, %16
  %18 = zext i200 %17 to i256
  store i256 %18, ptr %7, align 8
  %19 = load i256, ptr %6, align 8
  %20 = trunc i256 %19 to i200
  %21 = zext i200 %20 to i256
  store i256 %21, ptr %5, align 8
  %22 = load i256, ptr %7, align 8
  %23 = trunc i256 %22 to i200
  %24 = zext i200 %23 to i256
  store i256 %24, ptr %6, align 8
  br label %8, !llvm.loop !12

25:                                               ; preds = %8
  %26 = load i256, ptr %5, align 8
  %27 = trunc i256 %26 to i200
  %28 = lshr i200 %27, 128
  %29 = trunc i200 %28 to i128
  %30 = load ptr, ptr %4, align 8
  store i128 %29, ptr %30, align 16
  %31 = load i256, ptr %5, align 8
  %32 = trunc i256 %31 to i200
  %33 = trunc i200 %32 to i128
  ret i128 %33
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @crc(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %10 = load i32, ptr getelementptr inbounds ([256 x i32], ptr @crc_table, i64 0, i64 1), align 4
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %46, label %12

12:                                               ; preds = %2
  store i32 0, ptr %5, align 4
  br label %13

13:                                               ; preds = %42, %12
  %14 = load i32, ptr %5, align 4
  %15 = icmp ult i32 %14, 256
  br i1 %15, label %16, label %45

16:                                               ; preds = %13
  %17 = load i32, ptr %5, align 4
  store i32 %17, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %18

18:                                               ; preds = %34, %16
  %19 = load i32, ptr %7, align 4
  %20 = icmp slt i32 %19, 8
  br i1 %20, label %21, label %37

21:                                               ; preds = %18
  %22 = load i32, ptr %6, align 4
  %23 = and i32 %22, 1
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %21
  %26 = load i32, ptr %6, align 4
  %27 = lshr i32 %26, 1
  %28 = xor i32 %27, -306674912
  br label %32

29:                                               ; preds = %21
  %30 = load i32, ptr %6, align 4
  %31 = lshr i32 %30, 1
  br label %32

32:                                               ; preds = %29, %25
  %33 = phi i32 [ %28, %25 ], [ %31, %29 ]
  store i32 %33, ptr %6, align 4
  br label %34

34:                                               ; preds = %32
  %35 = load i32, ptr %7, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %7, align 4
  br label %18, !llvm.loop !13

37:                                               ; preds = %18
  %38 = load i32, ptr %6, align 4
  %39 = load i32, ptr %5, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw [256 x i32], ptr @crc_table, i64 0, i64 %40
  store i32 %38, ptr %41, align 4
  br label %42

42:                                               ; preds = %37
  %43 = load i32, ptr %5, align 4
  %44 = add i32 %43, 1
  store i32 %44, ptr %5, align 4
  br label %13, !llvm.loop !14

45:                                               ; preds = %13
  br label %46

46:                                               ; preds = %45, %2
  store i32 -1, ptr %8, align 4
  %47 = load ptr, ptr %3, align 8
  store ptr %47, ptr %9, align 8
  br label %48

48:                                               ; preds = %65, %46
  %49 = load i64, ptr %4, align 8
  %50 = add i64 %49, -1
  store i64 %50, ptr %4, align 8
  %51 = icmp ne i64 %49, 0
  br i1 %51, label %52, label %68

52:                                               ; preds = %48
  %53 = load i32, ptr %8, align 4
  %54 = load ptr, ptr %9, align 8
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = xor i32 %53, %56
  %58 = and i32 %57, 255
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw [256 x i32], ptr @crc_table, i64 0, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = load i32, ptr %8, align 4
  %63 = lshr i32 %62, 8
  %64 = xor i32 %61, %63
  store i32 %64, ptr %8, align 4
  br label %65

65:                                               ; preds = %52
  %66 = load ptr, ptr %9, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i32 1
  store ptr %67, ptr %9, align 8
  br label %48, !llvm.loop !15

68:                                               ; preds = %48
  %69 = load i32, ptr %8, align 4
  %70 = xor i32 %69, -1
  ret i32 %70
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #5

; Function Attrs: noinline nounwind uwtable
define internal i32 @overflows(i32 noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %10 = load i32, ptr %4, align 4
  %11 = load i32, ptr %5, align 4
  %12 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %10, i32 %11)
  %13 = extractvalue { i32, i1 } %12, 1
  %14 = extractvalue { i32, i1 } %12, 0
  store i32 %14, ptr %7, align 4
  %15 = zext i1 %13 to i32
  %16 = shl i32 %15, 1
  store i32 %16, ptr %9, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %17, i32 %18)
  %20 = extractvalue { i32, i1 } %19, 1
  %21 = extractvalue { i32, i1 } %19, 0
  store i32 %21, ptr %8, align 4
  %22 = zext i1 %20 to i32
  %23 = load i32, ptr %9, align 4
  %24 = or i32 %23, %22
  store i32 %24, ptr %9, align 4
  %25 = load i32, ptr %7, align 4
  %26 = load i32, ptr %8, align 4
  %27 = xor i32 %25, %26
  %28 = load ptr, ptr %6, align 8
  store i32 %27, ptr %28, align 4
  %29 = load i32, ptr %9, align 4
  ret i32 %29
}

; Function Attrs: noinline nounwind uwtable
define internal signext i8 @saturate(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp sgt i32 %3, 127
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  br label %16

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4
  %8 = icmp slt i32 %7, -128
  br i1 %8, label %9, label %10

9:                                                ; preds = %6
  br label %14

10:                                               ; preds = %6
  %11 = load i32, ptr %2, align 4
  %12 = trunc i32 %11 to i8
  %13 = sext i8 %12 to i32
  br label %14

14:                                               ; preds = %10, %9
  %15 = phi i32 [ -128, %9 ], [ %13, %10 ]
  br label %16

16:                                               ; preds = %14, %5
  %17 = phi i32 [ 127, %5 ], [ %15, %14 ]
  %18 = trunc i32 %17 to i8
  ret i8 %18
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(read) }

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
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}

; ModuleID = '<stdin>'
source_filename = "bits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Packed = type <{ i8, [3 x i8], i64 }>
%union.Word = type { i64 }

@__const.main.p = private unnamed_addr constant { i8, [3 x i8], i8, i8, i8, i8, i8, i8, i8, i8 } { i8 -67, [3 x i8] zeroinitializer, i8 -112, i8 120, i8 86, i8 52, i8 18, i8 -124, i8 109, i8 3 }, align 1
@.str = private unnamed_addr constant [36 x i8] c"packed %u %d %llx %lld %d size %zu\0A\00", align 1, !dbg !0
@__const.main.w = private unnamed_addr constant { double } { double -1.234500e+03 }, align 8
@.str.1 = private unnamed_addr constant [29 x i8] c"union %016llx %x %x %x %02x\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [70 x i8] c"bits %08x parity %u reverse %08x rot %08x pop %d lz %d tz %d sqrt %u\0A\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [7 x i8] c"mulmod\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [4 x i8] c"div\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [4 x i8] c"rem\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [7 x i8] c"fib lo\00", align 1, !dbg !29
@.str.7 = private unnamed_addr constant [7 x i8] c"fib hi\00", align 1, !dbg !31
@.str.8 = private unnamed_addr constant [44 x i8] c"The quick brown fox jumps over the lazy dog\00", align 1, !dbg !33
@.str.9 = private unnamed_addr constant [10 x i8] c"crc %08x\0A\00", align 1, !dbg !38
@.str.10 = private unnamed_addr constant [16 x i8] c"overflow %x %x\0A\00", align 1, !dbg !43
@.str.11 = private unnamed_addr constant [19 x i8] c"saturate %d %d %d\0A\00", align 1, !dbg !48
@.str.12 = private unnamed_addr constant [16 x i8] c"shifts %016llx\0A\00", align 1, !dbg !53
@.str.13 = private unnamed_addr constant [19 x i8] c"%s %016llx%016llx\0A\00", align 1, !dbg !55
@crc_table = internal global [256 x i32] zeroinitializer, align 16, !dbg !57

; Function Attrs: nounwind uwtable
define dso_local i32 @main() #0 !dbg !95 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.Packed, align 1, !DIAssignID !153
    #dbg_assign(i1 poison, !100, !DIExpression(), !153, ptr %2, !DIExpression(), !154)
  %3 = alloca %union.Word, align 8, !DIAssignID !155
    #dbg_assign(i1 poison, !112, !DIExpression(), !155, ptr %3, !DIExpression(), !154)
  %4 = alloca i32, align 4, !DIAssignID !156
    #dbg_assign(i1 poison, !136, !DIExpression(), !156, ptr %4, !DIExpression(), !157)
  %5 = alloca i32, align 4
  %6 = alloca i128, align 16, !DIAssignID !158
    #dbg_assign(i1 poison, !138, !DIExpression(), !158, ptr %6, !DIExpression(), !154)
  %7 = alloca i128, align 16, !DIAssignID !159
    #dbg_assign(i1 poison, !139, !DIExpression(), !159, ptr %7, !DIExpression(), !154)
  %8 = alloca i128, align 16, !DIAssignID !160
    #dbg_assign(i1 poison, !140, !DIExpression(), !160, ptr %8, !DIExpression(), !154)
  %9 = alloca i128, align 16, !DIAssignID !161
    #dbg_assign(i1 poison, !141, !DIExpression(), !161, ptr %9, !DIExpression(), !154)
  %10 = alloca i128, align 16, !DIAssignID !162
    #dbg_assign(i1 poison, !142, !DIExpression(), !162, ptr %10, !DIExpression(), !154)
  %11 = alloca ptr, align 8, !DIAssignID !163
    #dbg_assign(i1 poison, !143, !DIExpression(), !163, ptr %11, !DIExpression(), !154)
  %12 = alloca i32, align 4, !DIAssignID !164
    #dbg_assign(i1 poison, !146, !DIExpression(), !164, ptr %12, !DIExpression(), !154)
  %13 = alloca i32, align 4, !DIAssignID !165
    #dbg_assign(i1 poison, !147, !DIExpression(), !165, ptr %13, !DIExpression(), !154)
  %14 = alloca i32, align 4, !DIAssignID !166
    #dbg_assign(i1 poison, !148, !DIExpression(), !166, ptr %14, !DIExpression(), !167)
  %15 = alloca i64, align 8, !DIAssignID !168
    #dbg_assign(i1 poison, !150, !DIExpression(), !168, ptr %15, !DIExpression(), !154)
  %16 = alloca i32, align 4, !DIAssignID !169
    #dbg_assign(i1 poison, !151, !DIExpression(), !169, ptr %16, !DIExpression(), !170)
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(ptr %2) #8, !dbg !171
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.main.p, i64 12, i1 false), !dbg !172, !DIAssignID !173
    #dbg_assign(i1 poison, !100, !DIExpression(), !173, ptr %2, !DIExpression(), !154)
  %17 = load i8, ptr %2, align 1, !dbg !174
  %18 = and i8 %17, 7, !dbg !174
  %19 = zext i8 %18 to i32, !dbg !174
  %20 = add nsw i32 %19, 4, !dbg !174
  %21 = trunc i32 %20 to i8, !dbg !174
  %22 = load i8, ptr %2, align 1, !dbg !174
  %23 = and i8 %21, 7, !dbg !174
  %24 = and i8 %22, -8, !dbg !174
  %25 = or i8 %24, %23, !dbg !175
  store i8 %25, ptr %2, align 1, !dbg !176, !DIAssignID !177
    #dbg_assign(i8 %25, !100, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !177, ptr %2, !DIExpression(), !154)
  %26 = zext i8 %23 to i32, !dbg !174
  %27 = load i8, ptr %2, align 1, !dbg !178
  %28 = ashr i8 %27, 3, !dbg !178
  %29 = sext i8 %28 to i32, !dbg !178
  %30 = mul nsw i32 %29, 2, !dbg !178
  %31 = trunc i32 %30 to i8, !dbg !178
  %32 = load i8, ptr %2, align 1, !dbg !178
  %33 = and i8 %31, 31, !dbg !178
  %34 = shl i8 %33, 3, !dbg !178
  %35 = and i8 %32, 7, !dbg !178
  %36 = or i8 %35, %34, !dbg !179
  store i8 %36, ptr %2, align 1, !dbg !180, !DIAssignID !181
    #dbg_assign(i8 %36, !100, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !181, ptr %2, !DIExpression(), !154)
  %37 = shl i8 %33, 3, !dbg !178
  %38 = ashr i8 %37, 3, !dbg !178
  %39 = sext i8 %38 to i32, !dbg !178
  %40 = getelementptr inbounds nuw %struct.Packed, ptr %2, i32 0, i32 2, !dbg !182
  %41 = load i64, ptr %40, align 1, !dbg !183
  %42 = and i64 %41, 137438953471, !dbg !183
  %43 = mul i64 %42, 3, !dbg !183
  %44 = load i64, ptr %40, align 1, !dbg !183
  %45 = and i64 %43, 137438953471, !dbg !183
  %46 = and i64 %44, -137438953472, !dbg !183
  %47 = or i64 %46, %45, !dbg !184
  store i64 %47, ptr %40, align 1, !dbg !185, !DIAssignID !186
    #dbg_assign(i64 %47, !100, !DIExpression(DW_OP_LLVM_fragment, 32, 64), !186, ptr %40, !DIExpression(), !154)
  %48 = getelementptr inbounds nuw %struct.Packed, ptr %2, i32 0, i32 2, !dbg !187
  %49 = load i64, ptr %48, align 1, !dbg !188
  %50 = shl i64 %49, 7, !dbg !188
  %51 = ashr i64 %50, 44, !dbg !188
  %52 = trunc i64 %51 to i32, !dbg !188
  %53 = sub nsw i32 %52, 7, !dbg !188
  %54 = sext i32 %53 to i64, !dbg !188
  %55 = load i64, ptr %48, align 1, !dbg !188
  %56 = and i64 %54, 1048575, !dbg !188
  %57 = shl i64 %56, 37, !dbg !188
  %58 = and i64 %55, -144115050636902401, !dbg !188
  %59 = or i64 %58, %57, !dbg !189
  store i64 %59, ptr %48, align 1, !dbg !190, !DIAssignID !191
    #dbg_assign(i64 %59, !100, !DIExpression(DW_OP_LLVM_fragment, 32, 64), !191, ptr %48, !DIExpression(), !154)
  %60 = shl i64 %56, 44, !dbg !188
  %61 = ashr i64 %60, 44, !dbg !188
  %62 = getelementptr inbounds nuw %struct.Packed, ptr %2, i32 0, i32 2, !dbg !192
  %63 = load i64, ptr %62, align 1, !dbg !193
  %64 = lshr i64 %63, 57, !dbg !193
  %65 = and i64 %64, 1, !dbg !193
  %66 = trunc i64 %65 to i1, !dbg !193
  %67 = zext i1 %66 to i32, !dbg !193
  %68 = xor i32 %67, 1, !dbg !193
  %69 = icmp ne i32 %68, 0, !dbg !193
  %70 = zext i1 %69 to i64, !dbg !193
  %71 = load i64, ptr %62, align 1, !dbg !193
  %72 = shl i64 %70, 57, !dbg !193
  %73 = and i64 %71, -144115188075855873, !dbg !193
  %74 = or i64 %73, %72, !dbg !194
  store i64 %74, ptr %62, align 1, !dbg !195, !DIAssignID !196
    #dbg_assign(i64 %74, !100, !DIExpression(DW_OP_LLVM_fragment, 32, 64), !196, ptr %62, !DIExpression(), !154)
  %75 = trunc i64 %70 to i8, !dbg !193
  %76 = trunc i8 %75 to i1, !dbg !193
  %77 = load i8, ptr %2, align 1, !dbg !197
  %78 = and i8 %77, 7, !dbg !197
  %79 = zext i8 %78 to i32, !dbg !197
  %80 = load i8, ptr %2, align 1, !dbg !198
  %81 = ashr i8 %80, 3, !dbg !198
  %82 = sext i8 %81 to i32, !dbg !198
  %83 = getelementptr inbounds nuw %struct.Packed, ptr %2, i32 0, i32 2, !dbg !199
  %84 = load i64, ptr %83, align 1, !dbg !199
  %85 = and i64 %84, 137438953471, !dbg !199
  %86 = getelementptr inbounds nuw %struct.Packed, ptr %2, i32 0, i32 2, !dbg !200
  %87 = load i64, ptr %86, align 1, !dbg !200
  %88 = shl i64 %87, 7, !dbg !200
  %89 = ashr i64 %88, 44, !dbg !200
  %90 = getelementptr inbounds nuw %struct.Packed, ptr %2, i32 0, i32 2, !dbg !201
  %91 = load i64, ptr %90, align 1, !dbg !201
  %92 = lshr i64 %91, 57, !dbg !201
  %93 = and i64 %92, 1, !dbg !201
  %94 = trunc i64 %93 to i1, !dbg !201
  %95 = zext i1 %94 to i32, !dbg !202
  %96 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %79, i32 noundef %82, i64 noundef %85, i64 noundef %89, i32 noundef %95, i64 noundef 12), !dbg !203
  call void @llvm.lifetime.start.p0(ptr %3) #8, !dbg !204
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.main.w, i64 8, i1 false), !dbg !205, !DIAssignID !206
    #dbg_assign(i1 poison, !112, !DIExpression(), !206, ptr %3, !DIExpression(), !154)
  %97 = load i64, ptr %3, align 8, !dbg !207, !tbaa !208
  %98 = load i64, ptr %3, align 8, !dbg !209
  %99 = lshr i64 %98, 63, !dbg !209
  %100 = trunc i64 %99 to i32, !dbg !210
  %101 = load i64, ptr %3, align 8, !dbg !211
  %102 = lshr i64 %101, 52, !dbg !211
  %103 = and i64 %102, 2047, !dbg !211
  %104 = trunc i64 %103 to i32, !dbg !212
  %105 = load i64, ptr %3, align 8, !dbg !213
  %106 = and i64 %105, 4503599627370495, !dbg !213
  %107 = lshr i64 %106, 40, !dbg !214
  %108 = trunc i64 %107 to i32, !dbg !215
  %109 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 7, !dbg !216
  %110 = load i8, ptr %109, align 1, !dbg !216, !tbaa !208
  %111 = zext i8 %110 to i32, !dbg !216
  %112 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %97, i32 noundef %100, i32 noundef %104, i32 noundef %108, i32 noundef %111), !dbg !217
  call void @llvm.lifetime.start.p0(ptr %4) #8, !dbg !218
  store i32 1, ptr %4, align 4, !dbg !219, !tbaa !91, !DIAssignID !220
    #dbg_assign(i32 1, !136, !DIExpression(), !220, ptr %4, !DIExpression(), !157)
  br label %113, !dbg !218

113:                                              ; preds = %148, %0
  %114 = load i32, ptr %4, align 4, !dbg !221, !tbaa !91
  %115 = icmp ne i32 %114, 0, !dbg !223
  br i1 %115, label %117, label %116, !dbg !224

116:                                              ; preds = %113
  store i32 2, ptr %5, align 4
  br label %154, !dbg !225

117:                                              ; preds = %113
  %118 = load i32, ptr %4, align 4, !dbg !226, !tbaa !91
  %119 = and i32 %118, 4095, !dbg !228
  %120 = icmp eq i32 %119, 341, !dbg !229
  br i1 %120, label %121, label %147, !dbg !230

121:                                              ; preds = %117
  %122 = load i32, ptr %4, align 4, !dbg !231, !tbaa !91
  %123 = load i32, ptr %4, align 4, !dbg !233, !tbaa !91
  %124 = call i32 @parity(i32 noundef %123), !dbg !234
  %125 = load i32, ptr %4, align 4, !dbg !235, !tbaa !91
  %126 = call i32 @reverse(i32 noundef %125), !dbg !236
  %127 = load i32, ptr %4, align 4, !dbg !237, !tbaa !91
  %128 = load i32, ptr %4, align 4, !dbg !238, !tbaa !91
  %129 = lshr i32 %128, 27, !dbg !239
  %130 = call i32 @rotl(i32 noundef %127, i32 noundef %129), !dbg !240
  %131 = load i32, ptr %4, align 4, !dbg !241, !tbaa !91
  %132 = call i32 @llvm.ctpop.i32(i32 %131), !dbg !242
  %133 = load i32, ptr %4, align 4, !dbg !243, !tbaa !91
  %134 = call i32 @llvm.ctlz.i32(i32 %133, i1 true), !dbg !244
  %135 = load i32, ptr %4, align 4, !dbg !245, !tbaa !91
  %136 = call i32 @llvm.cttz.i32(i32 %135, i1 true), !dbg !246
  %137 = load i32, ptr %4, align 4, !dbg !247, !tbaa !91
  %138 = zext i32 %137 to i64, !dbg !248
  %139 = load i32, ptr %4, align 4, !dbg !249, !tbaa !91
  %140 = zext i32 %139 to i64, !dbg !249
  %141 = mul i64 %138, %140, !dbg !250
  %142 = load i32, ptr %4, align 4, !dbg !251, !tbaa !91
  %143 = zext i32 %142 to i64, !dbg !251
  %144 = add i64 %141, %143, !dbg !252
  %145 = call i32 @isqrt(i64 noundef %144), !dbg !253
  %146 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %122, i32 noundef %124, i32 noundef %126, i32 noundef %130, i32 noundef %132, i32 noundef %134, i32 noundef %136, i32 noundef %145), !dbg !254
  store i32 2, ptr %5, align 4
  br label %154, !dbg !255

147:                                              ; preds = %117
  br label %148, !dbg !256

148:                                              ; preds = %147
  %149 = load i32, ptr %4, align 4, !dbg !257, !tbaa !91
  %150 = mul i32 %149, 5, !dbg !258
  %151 = load i32, ptr %4, align 4, !dbg !259, !tbaa !91
  %152 = lshr i32 %151, 29, !dbg !260
  %153 = add i32 %150, %152, !dbg !261
  store i32 %153, ptr %4, align 4, !dbg !262, !tbaa !91, !DIAssignID !263
    #dbg_assign(i32 %153, !136, !DIExpression(), !263, ptr %4, !DIExpression(), !157)
  br label %113, !dbg !264, !llvm.loop !265

154:                                              ; preds = %121, %116
  call void @llvm.lifetime.end.p0(ptr %4) #8, !dbg !264
  br label %155

155:                                              ; preds = %154
  call void @llvm.lifetime.start.p0(ptr %6) #8, !dbg !269
  store i128 170141183460469231731687303715884105727, ptr %6, align 16, !dbg !270, !tbaa !271, !DIAssignID !273
    #dbg_assign(i128 170141183460469231731687303715884105727, !138, !DIExpression(), !273, ptr %6, !DIExpression(), !154)
  %156 = load i128, ptr %6, align 16, !dbg !274, !tbaa !271
  %157 = sub i128 %156, 12345, !dbg !275
  %158 = load i128, ptr %6, align 16, !dbg !276, !tbaa !271
  %159 = call i128 @mulmod(i128 noundef %157, i128 noundef 18499422192309847277549722465487290445, i128 noundef %158), !dbg !277
  call void @print128(ptr noundef @.str.3, i128 noundef %159), !dbg !278
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !279
  %160 = load i128, ptr %6, align 16, !dbg !280, !tbaa !271
  %161 = sub nsw i128 0, %160, !dbg !281
  %162 = sdiv i128 %161, 1000003, !dbg !282
  store i128 %162, ptr %7, align 16, !dbg !283, !tbaa !271, !DIAssignID !284
    #dbg_assign(i128 %162, !139, !DIExpression(), !284, ptr %7, !DIExpression(), !154)
  call void @llvm.lifetime.start.p0(ptr %8) #8, !dbg !279
  %163 = load i128, ptr %6, align 16, !dbg !285, !tbaa !271
  %164 = sub nsw i128 0, %163, !dbg !286
  %165 = srem i128 %164, 1000003, !dbg !287
  store i128 %165, ptr %8, align 16, !dbg !288, !tbaa !271, !DIAssignID !289
    #dbg_assign(i128 %165, !140, !DIExpression(), !289, ptr %8, !DIExpression(), !154)
  %166 = load i128, ptr %7, align 16, !dbg !290, !tbaa !271
  call void @print128(ptr noundef @.str.4, i128 noundef %166), !dbg !291
  %167 = load i128, ptr %8, align 16, !dbg !292, !tbaa !271
  call void @print128(ptr noundef @.str.5, i128 noundef %167), !dbg !293
  call void @llvm.lifetime.start.p0(ptr %9) #8, !dbg !294
  call void @llvm.lifetime.start.p0(ptr %10) #8, !dbg !294
  %168 = call i128 @fibonacci(i32 noundef 280, ptr noundef %9), !dbg !295
  store i128 %168, ptr %10, align 16, !dbg !296, !tbaa !271, !DIAssignID !297
    #dbg_assign(i128 %168, !142, !DIExpression(), !297, ptr %10, !DIExpression(), !154)
  %169 = load i128, ptr %10, align 16, !dbg !298, !tbaa !271
  call void @print128(ptr noundef @.str.6, i128 noundef %169), !dbg !299
  %170 = load i128, ptr %9, align 16, !dbg !300, !tbaa !271
  call void @print128(ptr noundef @.str.7, i128 noundef %170), !dbg !301
  call void @llvm.lifetime.start.p0(ptr %11) #8, !dbg !302
  store ptr @.str.8, ptr %11, align 8, !dbg !303, !tbaa !304, !DIAssignID !307
    #dbg_assign(ptr @.str.8, !143, !DIExpression(), !307, ptr %11, !DIExpression(), !154)
  %171 = load ptr, ptr %11, align 8, !dbg !308, !tbaa !304
  %172 = load ptr, ptr %11, align 8, !dbg !309, !tbaa !304
  %173 = call i64 @strlen(ptr noundef %172) #9, !dbg !310
  %174 = call i32 @crc(ptr noundef %171, i64 noundef %173), !dbg !311
  %175 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %174), !dbg !312
  call void @llvm.lifetime.start.p0(ptr %12) #8, !dbg !313
  call void @llvm.lifetime.start.p0(ptr %13) #8, !dbg !313
  store i32 0, ptr %13, align 4, !dbg !314, !tbaa !91, !DIAssignID !315
    #dbg_assign(i32 0, !147, !DIExpression(), !315, ptr %13, !DIExpression(), !154)
  call void @llvm.lifetime.start.p0(ptr %14) #8, !dbg !316
  store i32 0, ptr %14, align 4, !dbg !317, !tbaa !91, !DIAssignID !318
    #dbg_assign(i32 0, !148, !DIExpression(), !318, ptr %14, !DIExpression(), !167)
  br label %176, !dbg !316

176:                                              ; preds = %192, %155
  %177 = load i32, ptr %14, align 4, !dbg !319, !tbaa !91
  %178 = icmp slt i32 %177, 31, !dbg !321
  br i1 %178, label %180, label %179, !dbg !322

179:                                              ; preds = %176
  store i32 5, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #8, !dbg !323
  br label %195

180:                                              ; preds = %176
  %181 = load i32, ptr %13, align 4, !dbg !324, !tbaa !91
  %182 = mul nsw i32 %181, 3, !dbg !325
  %183 = load i32, ptr %14, align 4, !dbg !326, !tbaa !91
  %184 = shl i32 1, %183, !dbg !327
  %185 = load i32, ptr %14, align 4, !dbg !328, !tbaa !91
  %186 = shl i32 1, %185, !dbg !329
  %187 = sub nsw i32 %186, 3, !dbg !330
  %188 = call i32 @overflows(i32 noundef %184, i32 noundef %187, ptr noundef %12), !dbg !331
  %189 = add nsw i32 %182, %188, !dbg !332
  store i32 %189, ptr %13, align 4, !dbg !333, !tbaa !91, !DIAssignID !334
    #dbg_assign(i32 %189, !147, !DIExpression(), !334, ptr %13, !DIExpression(), !154)
  %190 = load i32, ptr %13, align 4, !dbg !335, !tbaa !91
  %191 = and i32 %190, 16777215, !dbg !336
  store i32 %191, ptr %13, align 4, !dbg !337, !tbaa !91, !DIAssignID !338
    #dbg_assign(i32 %191, !147, !DIExpression(), !338, ptr %13, !DIExpression(), !154)
  br label %192, !dbg !339

192:                                              ; preds = %180
  %193 = load i32, ptr %14, align 4, !dbg !340, !tbaa !91
  %194 = add nsw i32 %193, 1, !dbg !341
  store i32 %194, ptr %14, align 4, !dbg !342, !tbaa !91, !DIAssignID !343
    #dbg_assign(i32 %194, !148, !DIExpression(), !343, ptr %14, !DIExpression(), !167)
  br label %176, !dbg !323, !llvm.loop !344

195:                                              ; preds = %179
  %196 = load i32, ptr %13, align 4, !dbg !347, !tbaa !91
  %197 = load i32, ptr %12, align 4, !dbg !348, !tbaa !91
  %198 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %196, i32 noundef %197), !dbg !349
  %199 = call signext i8 @saturate(i32 noundef 1000), !dbg !350
  %200 = sext i8 %199 to i32, !dbg !350
  %201 = call signext i8 @saturate(i32 noundef -1000), !dbg !351
  %202 = sext i8 %201 to i32, !dbg !351
  %203 = call signext i8 @saturate(i32 noundef -7), !dbg !352
  %204 = sext i8 %203 to i32, !dbg !352
  %205 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %200, i32 noundef %202, i32 noundef %204), !dbg !353
  call void @llvm.lifetime.start.p0(ptr %15) #8, !dbg !354
  store i64 0, ptr %15, align 8, !dbg !355, !tbaa !356, !DIAssignID !358
    #dbg_assign(i64 0, !150, !DIExpression(), !358, ptr %15, !DIExpression(), !154)
  call void @llvm.lifetime.start.p0(ptr %16) #8, !dbg !359
  store i32 -40, ptr %16, align 4, !dbg !360, !tbaa !91, !DIAssignID !361
    #dbg_assign(i32 -40, !151, !DIExpression(), !361, ptr %16, !DIExpression(), !170)
  br label %206, !dbg !359

206:                                              ; preds = %227, %195
  %207 = load i32, ptr %16, align 4, !dbg !362, !tbaa !91
  %208 = icmp slt i32 %207, 40, !dbg !364
  br i1 %208, label %210, label %209, !dbg !365

209:                                              ; preds = %206
  store i32 8, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #8, !dbg !366
  br label %230

210:                                              ; preds = %206
  %211 = load i64, ptr %15, align 8, !dbg !367, !tbaa !356
  %212 = mul i64 %211, 31, !dbg !368
  %213 = load i32, ptr %16, align 4, !dbg !369, !tbaa !91
  %214 = ashr i32 %213, 2, !dbg !370
  %215 = load i32, ptr %16, align 4, !dbg !371, !tbaa !91
  %216 = sdiv i32 %215, 3, !dbg !372
  %217 = xor i32 %214, %216, !dbg !373
  %218 = load i32, ptr %16, align 4, !dbg !374, !tbaa !91
  %219 = srem i32 %218, 7, !dbg !375
  %220 = xor i32 %217, %219, !dbg !376
  %221 = sext i32 %220 to i64, !dbg !377
  %222 = add i64 %212, %221, !dbg !378
  %223 = load i32, ptr %16, align 4, !dbg !379, !tbaa !91
  %224 = lshr i32 %223, 28, !dbg !380
  %225 = zext i32 %224 to i64, !dbg !381
  %226 = add i64 %222, %225, !dbg !382
  store i64 %226, ptr %15, align 8, !dbg !383, !tbaa !356, !DIAssignID !384
    #dbg_assign(i64 %226, !150, !DIExpression(), !384, ptr %15, !DIExpression(), !154)
  br label %227, !dbg !385

227:                                              ; preds = %210
  %228 = load i32, ptr %16, align 4, !dbg !386, !tbaa !91
  %229 = add nsw i32 %228, 1, !dbg !387
  store i32 %229, ptr %16, align 4, !dbg !388, !tbaa !91, !DIAssignID !389
    #dbg_assign(i32 %229, !151, !DIExpression(), !389, ptr %16, !DIExpression(), !170)
  br label %206, !dbg !366, !llvm.loop !390

230:                                              ; preds = %209
  %231 = load i64, ptr %15, align 8, !dbg !393, !tbaa !356
  %232 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i64 noundef %231), !dbg !394
  store i32 0, ptr %1, align 4, !dbg !395
  store i32 1, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #8, !dbg !396
  call void @llvm.lifetime.end.p0(ptr %13) #8, !dbg !396
  call void @llvm.lifetime.end.p0(ptr %12) #8, !dbg !396
  call void @llvm.lifetime.end.p0(ptr %11) #8, !dbg !396
  call void @llvm.lifetime.end.p0(ptr %10) #8, !dbg !396
  call void @llvm.lifetime.end.p0(ptr %9) #8, !dbg !396
  call void @llvm.lifetime.end.p0(ptr %8) #8, !dbg !396
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !396
  call void @llvm.lifetime.end.p0(ptr %6) #8, !dbg !396
  call void @llvm.lifetime.end.p0(ptr %3) #8, !dbg !396
  call void @llvm.lifetime.end.p0(ptr %2) #8, !dbg !396
  %233 = load i32, ptr %1, align 4, !dbg !397
  ret i32 %233, !dbg !398
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare !dbg !399 i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @parity(i32 noundef %0) #4 !dbg !404 {
  %2 = alloca i32, align 4, !DIAssignID !409
    #dbg_assign(i1 poison, !408, !DIExpression(), !409, ptr %2, !DIExpression(), !410)
  store i32 %0, ptr %2, align 4, !tbaa !91, !DIAssignID !411
    #dbg_assign(i32 %0, !408, !DIExpression(), !411, ptr %2, !DIExpression(), !410)
  %3 = load i32, ptr %2, align 4, !dbg !412, !tbaa !91
  %4 = lshr i32 %3, 16, !dbg !413
  %5 = load i32, ptr %2, align 4, !dbg !414, !tbaa !91
  %6 = xor i32 %5, %4, !dbg !415
  store i32 %6, ptr %2, align 4, !dbg !416, !tbaa !91, !DIAssignID !417
    #dbg_assign(i32 %6, !408, !DIExpression(), !417, ptr %2, !DIExpression(), !410)
  %7 = load i32, ptr %2, align 4, !dbg !418, !tbaa !91
  %8 = lshr i32 %7, 8, !dbg !419
  %9 = load i32, ptr %2, align 4, !dbg !420, !tbaa !91
  %10 = xor i32 %9, %8, !dbg !421
  store i32 %10, ptr %2, align 4, !dbg !422, !tbaa !91, !DIAssignID !423
    #dbg_assign(i32 %10, !408, !DIExpression(), !423, ptr %2, !DIExpression(), !410)
  %11 = load i32, ptr %2, align 4, !dbg !424, !tbaa !91
  %12 = lshr i32 %11, 4, !dbg !425
  %13 = load i32, ptr %2, align 4, !dbg !426, !tbaa !91
  %14 = xor i32 %13, %12, !dbg !427
  store i32 %14, ptr %2, align 4, !dbg !428, !tbaa !91, !DIAssignID !429
    #dbg_assign(i32 %14, !408, !DIExpression(), !429, ptr %2, !DIExpression(), !410)
  %15 = load i32, ptr %2, align 4, !dbg !430, !tbaa !91
  %16 = and i32 %15, 15, !dbg !431
  %17 = lshr i32 27030, %16, !dbg !432
  %18 = and i32 %17, 1, !dbg !433
  ret i32 %18, !dbg !434
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @reverse(i32 noundef %0) #4 !dbg !435 {
  %2 = alloca i32, align 4, !DIAssignID !440
    #dbg_assign(i1 poison, !439, !DIExpression(), !440, ptr %2, !DIExpression(), !441)
  store i32 %0, ptr %2, align 4, !tbaa !91, !DIAssignID !442
    #dbg_assign(i32 %0, !439, !DIExpression(), !442, ptr %2, !DIExpression(), !441)
  %3 = load i32, ptr %2, align 4, !dbg !443, !tbaa !91
  %4 = lshr i32 %3, 1, !dbg !444
  %5 = and i32 %4, 1431655765, !dbg !445
  %6 = load i32, ptr %2, align 4, !dbg !446, !tbaa !91
  %7 = and i32 %6, 1431655765, !dbg !447
  %8 = shl i32 %7, 1, !dbg !448
  %9 = or i32 %5, %8, !dbg !449
  store i32 %9, ptr %2, align 4, !dbg !450, !tbaa !91, !DIAssignID !451
    #dbg_assign(i32 %9, !439, !DIExpression(), !451, ptr %2, !DIExpression(), !441)
  %10 = load i32, ptr %2, align 4, !dbg !452, !tbaa !91
  %11 = lshr i32 %10, 2, !dbg !453
  %12 = and i32 %11, 858993459, !dbg !454
  %13 = load i32, ptr %2, align 4, !dbg !455, !tbaa !91
  %14 = and i32 %13, 858993459, !dbg !456
  %15 = shl i32 %14, 2, !dbg !457
  %16 = or i32 %12, %15, !dbg !458
  store i32 %16, ptr %2, align 4, !dbg !459, !tbaa !91, !DIAssignID !460
    #dbg_assign(i32 %16, !439, !DIExpression(), !460, ptr %2, !DIExpression(), !441)
  %17 = load i32, ptr %2, align 4, !dbg !461, !tbaa !91
  %18 = lshr i32 %17, 4, !dbg !462
  %19 = and i32 %18, 252645135, !dbg !463
  %20 = load i32, ptr %2, align 4, !dbg !464, !tbaa !91
  %21 = and i32 %20, 252645135, !dbg !465
  %22 = shl i32 %21, 4, !dbg !466
  %23 = or i32 %19, %22, !dbg !467
  store i32 %23, ptr %2, align 4, !dbg !468, !tbaa !91, !DIAssignID !469
    #dbg_assign(i32 %23, !439, !DIExpression(), !469, ptr %2, !DIExpression(), !441)
  %24 = load i32, ptr %2, align 4, !dbg !470, !tbaa !91
  %25 = call i32 @llvm.bswap.i32(i32 %24), !dbg !471
  ret i32 %25, !dbg !472
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @rotl(i32 noundef %0, i32 noundef %1) #4 !dbg !473 {
  %3 = alloca i32, align 4, !DIAssignID !479
    #dbg_assign(i1 poison, !477, !DIExpression(), !479, ptr %3, !DIExpression(), !480)
  %4 = alloca i32, align 4, !DIAssignID !481
    #dbg_assign(i1 poison, !478, !DIExpression(), !481, ptr %4, !DIExpression(), !480)
  store i32 %0, ptr %3, align 4, !tbaa !91, !DIAssignID !482
    #dbg_assign(i32 %0, !477, !DIExpression(), !482, ptr %3, !DIExpression(), !480)
  store i32 %1, ptr %4, align 4, !tbaa !91, !DIAssignID !483
    #dbg_assign(i32 %1, !478, !DIExpression(), !483, ptr %4, !DIExpression(), !480)
  %5 = load i32, ptr %3, align 4, !dbg !484, !tbaa !91
  %6 = load i32, ptr %4, align 4, !dbg !485, !tbaa !91
  %7 = and i32 %6, 31, !dbg !486
  %8 = shl i32 %5, %7, !dbg !487
  %9 = load i32, ptr %3, align 4, !dbg !488, !tbaa !91
  %10 = load i32, ptr %4, align 4, !dbg !489, !tbaa !91
  %11 = sub i32 0, %10, !dbg !490
  %12 = and i32 %11, 31, !dbg !491
  %13 = lshr i32 %9, %12, !dbg !492
  %14 = or i32 %8, %13, !dbg !493
  ret i32 %14, !dbg !494
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #6

; Function Attrs: noinline nounwind uwtable
define internal i32 @isqrt(i64 noundef %0) #4 !dbg !495 {
  %2 = alloca i64, align 8, !DIAssignID !502
    #dbg_assign(i1 poison, !499, !DIExpression(), !502, ptr %2, !DIExpression(), !503)
  %3 = alloca i64, align 8, !DIAssignID !504
    #dbg_assign(i1 poison, !500, !DIExpression(), !504, ptr %3, !DIExpression(), !503)
  %4 = alloca i64, align 8, !DIAssignID !505
    #dbg_assign(i1 poison, !501, !DIExpression(), !505, ptr %4, !DIExpression(), !503)
  store i64 %0, ptr %2, align 8, !tbaa !356, !DIAssignID !506
    #dbg_assign(i64 %0, !499, !DIExpression(), !506, ptr %2, !DIExpression(), !503)
  call void @llvm.lifetime.start.p0(ptr %3) #8, !dbg !507
  store i64 0, ptr %3, align 8, !dbg !508, !tbaa !356, !DIAssignID !509
    #dbg_assign(i64 0, !500, !DIExpression(), !509, ptr %3, !DIExpression(), !503)
  call void @llvm.lifetime.start.p0(ptr %4) #8, !dbg !507
  store i64 4611686018427387904, ptr %4, align 8, !dbg !510, !tbaa !356, !DIAssignID !511
    #dbg_assign(i64 4611686018427387904, !501, !DIExpression(), !511, ptr %4, !DIExpression(), !503)
  br label %5, !dbg !512

5:                                                ; preds = %28, %1
  %6 = load i64, ptr %4, align 8, !dbg !513, !tbaa !356
  %7 = icmp ne i64 %6, 0, !dbg !516
  br i1 %7, label %8, label %31, !dbg !517

8:                                                ; preds = %5
  %9 = load i64, ptr %2, align 8, !dbg !518, !tbaa !356
  %10 = load i64, ptr %3, align 8, !dbg !520, !tbaa !356
  %11 = load i64, ptr %4, align 8, !dbg !521, !tbaa !356
  %12 = add i64 %10, %11, !dbg !522
  %13 = icmp uge i64 %9, %12, !dbg !523
  br i1 %13, label %14, label %24, !dbg !524

14:                                               ; preds = %8
  %15 = load i64, ptr %3, align 8, !dbg !525, !tbaa !356
  %16 = load i64, ptr %4, align 8, !dbg !527, !tbaa !356
  %17 = add i64 %15, %16, !dbg !528
  %18 = load i64, ptr %2, align 8, !dbg !529, !tbaa !356
  %19 = sub i64 %18, %17, !dbg !530
  store i64 %19, ptr %2, align 8, !dbg !531, !tbaa !356, !DIAssignID !532
    #dbg_assign(i64 %19, !499, !DIExpression(), !532, ptr %2, !DIExpression(), !503)
  %20 = load i64, ptr %3, align 8, !dbg !533, !tbaa !356
  %21 = lshr i64 %20, 1, !dbg !534
  %22 = load i64, ptr %4, align 8, !dbg !535, !tbaa !356
  %23 = add i64 %21, %22, !dbg !536
  store i64 %23, ptr %3, align 8, !dbg !537, !tbaa !356, !DIAssignID !538
    #dbg_assign(i64 %23, !500, !DIExpression(), !538, ptr %3, !DIExpression(), !503)
  br label %27, !dbg !539

24:                                               ; preds = %8
  %25 = load i64, ptr %3, align 8, !dbg !540, !tbaa !356
  %26 = lshr i64 %25, 1, !dbg !541
  store i64 %26, ptr %3, align 8, !dbg !542, !tbaa !356, !DIAssignID !543
    #dbg_assign(i64 %26, !500, !DIExpression(), !543, ptr %3, !DIExpression(), !503)
  br label %27

27:                                               ; preds = %24, %14
  br label %28, !dbg !544

28:                                               ; preds = %27
  %29 = load i64, ptr %4, align 8, !dbg !545, !tbaa !356
  %30 = lshr i64 %29, 2, !dbg !546
  store i64 %30, ptr %4, align 8, !dbg !547, !tbaa !356, !DIAssignID !548
    #dbg_assign(i64 %30, !501, !DIExpression(), !548, ptr %4, !DIExpression(), !503)
  br label %5, !dbg !549, !llvm.loop !550

31:                                               ; preds = %5
  %32 = load i64, ptr %3, align 8, !dbg !553, !tbaa !356
  %33 = trunc i64 %32 to i32, !dbg !554
  call void @llvm.lifetime.end.p0(ptr %4) #8, !dbg !555
  call void @llvm.lifetime.end.p0(ptr %3) #8, !dbg !555
  ret i32 %33, !dbg !556
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define internal void @print128(ptr noundef %0, i128 noundef %1) #0 !dbg !557 {
  %3 = alloca ptr, align 8, !DIAssignID !563
    #dbg_assign(i1 poison, !561, !DIExpression(), !563, ptr %3, !DIExpression(), !564)
  %4 = alloca i128, align 16, !DIAssignID !565
    #dbg_assign(i1 poison, !562, !DIExpression(), !565, ptr %4, !DIExpression(), !564)
  store ptr %0, ptr %3, align 8, !tbaa !304, !DIAssignID !566
    #dbg_assign(ptr %0, !561, !DIExpression(), !566, ptr %3, !DIExpression(), !564)
  store i128 %1, ptr %4, align 16, !tbaa !271, !DIAssignID !567
    #dbg_assign(i128 %1, !562, !DIExpression(), !567, ptr %4, !DIExpression(), !564)
  %5 = load ptr, ptr %3, align 8, !dbg !568, !tbaa !304
  %6 = load i128, ptr %4, align 16, !dbg !569, !tbaa !271
  %7 = lshr i128 %6, 64, !dbg !570
  %8 = trunc i128 %7 to i64, !dbg !571
  %9 = load i128, ptr %4, align 16, !dbg !572, !tbaa !271
  %10 = trunc i128 %9 to i64, !dbg !573
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, ptr noundef %5, i64 noundef %8, i64 noundef %10), !dbg !574
  ret void, !dbg !575
}

; Function Attrs: noinline nounwind uwtable
define internal i128 @mulmod(i128 noundef %0, i128 noundef %1, i128 noundef %2) #4 !dbg !576 {
  %4 = alloca i128, align 16, !DIAssignID !584
    #dbg_assign(i1 poison, !580, !DIExpression(), !584, ptr %4, !DIExpression(), !585)
  %5 = alloca i128, align 16, !DIAssignID !586
    #dbg_assign(i1 poison, !581, !DIExpression(), !586, ptr %5, !DIExpression(), !585)
  %6 = alloca i128, align 16, !DIAssignID !587
    #dbg_assign(i1 poison, !582, !DIExpression(), !587, ptr %6, !DIExpression(), !585)
  %7 = alloca i128, align 16, !DIAssignID !588
    #dbg_assign(i1 poison, !583, !DIExpression(), !588, ptr %7, !DIExpression(), !585)
  store i128 %0, ptr %4, align 16, !tbaa !271, !DIAssignID !589
    #dbg_assign(i128 %0, !580, !DIExpression(), !589, ptr %4, !DIExpression(), !585)
  store i128 %1, ptr %5, align 16, !tbaa !271, !DIAssignID !590
    #dbg_assign(i128 %1, !581, !DIExpression(), !590, ptr %5, !DIExpression(), !585)
  store i128 %2, ptr %6, align 16, !tbaa !271, !DIAssignID !591
    #dbg_assign(i128 %2, !582, !DIExpression(), !591, ptr %6, !DIExpression(), !585)
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !592
  store i128 0, ptr %7, align 16, !dbg !593, !tbaa !271, !DIAssignID !594
    #dbg_assign(i128 0, !583, !DIExpression(), !594, ptr %7, !DIExpression(), !585)
  %8 = load i128, ptr %6, align 16, !dbg !595, !tbaa !271
  %9 = load i128, ptr %4, align 16, !dbg !597, !tbaa !271
  %10 = urem i128 %9, %8, !dbg !598
  store i128 %10, ptr %4, align 16, !dbg !599, !tbaa !271, !DIAssignID !600
    #dbg_assign(i128 %10, !580, !DIExpression(), !600, ptr %4, !DIExpression(), !585)
  br label %11, !dbg !601

11:                                               ; preds = %54, %3
  %12 = load i128, ptr %5, align 16, !dbg !602, !tbaa !271
  %13 = icmp ne i128 %12, 0, !dbg !604
  br i1 %13, label %14, label %57, !dbg !605

14:                                               ; preds = %11
  %15 = load i128, ptr %5, align 16, !dbg !606, !tbaa !271
  %16 = and i128 %15, 1, !dbg !609
  %17 = icmp ne i128 %16, 0, !dbg !610
  br i1 %17, label %18, label %36, !dbg !611

18:                                               ; preds = %14
  %19 = load i128, ptr %7, align 16, !dbg !612, !tbaa !271
  %20 = load i128, ptr %6, align 16, !dbg !613, !tbaa !271
  %21 = load i128, ptr %4, align 16, !dbg !614, !tbaa !271
  %22 = sub i128 %20, %21, !dbg !615
  %23 = icmp uge i128 %19, %22, !dbg !616
  br i1 %23, label %24, label %30, !dbg !617

24:                                               ; preds = %18
  %25 = load i128, ptr %7, align 16, !dbg !618, !tbaa !271
  %26 = load i128, ptr %6, align 16, !dbg !619, !tbaa !271
  %27 = load i128, ptr %4, align 16, !dbg !620, !tbaa !271
  %28 = sub i128 %26, %27, !dbg !621
  %29 = sub i128 %25, %28, !dbg !622
  br label %34, !dbg !612

30:                                               ; preds = %18
  %31 = load i128, ptr %7, align 16, !dbg !623, !tbaa !271
  %32 = load i128, ptr %4, align 16, !dbg !624, !tbaa !271
  %33 = add i128 %31, %32, !dbg !625
  br label %34, !dbg !612

34:                                               ; preds = %30, %24
  %35 = phi i128 [ %29, %24 ], [ %33, %30 ], !dbg !626
  store i128 %35, ptr %7, align 16, !dbg !627, !tbaa !271, !DIAssignID !628
    #dbg_assign(i128 %35, !583, !DIExpression(), !628, ptr %7, !DIExpression(), !585)
  br label %36, !dbg !629

36:                                               ; preds = %34, %14
  %37 = load i128, ptr %4, align 16, !dbg !630, !tbaa !271
  %38 = load i128, ptr %6, align 16, !dbg !631, !tbaa !271
  %39 = load i128, ptr %4, align 16, !dbg !632, !tbaa !271
  %40 = sub i128 %38, %39, !dbg !633
  %41 = icmp uge i128 %37, %40, !dbg !634
  br i1 %41, label %42, label %48, !dbg !635

42:                                               ; preds = %36
  %43 = load i128, ptr %4, align 16, !dbg !636, !tbaa !271
  %44 = load i128, ptr %6, align 16, !dbg !637, !tbaa !271
  %45 = load i128, ptr %4, align 16, !dbg !638, !tbaa !271
  %46 = sub i128 %44, %45, !dbg !639
  %47 = sub i128 %43, %46, !dbg !640
  br label %52, !dbg !630

48:                                               ; preds = %36
  %49 = load i128, ptr %4, align 16, !dbg !641, !tbaa !271
  %50 = load i128, ptr %4, align 16, !dbg !642, !tbaa !271
  %51 = add i128 %49, %50, !dbg !643
  br label %52, !dbg !630

52:                                               ; preds = %48, %42
  %53 = phi i128 [ %47, %42 ], [ %51, %48 ], !dbg !644
  store i128 %53, ptr %4, align 16, !dbg !645, !tbaa !271, !DIAssignID !646
    #dbg_assign(i128 %53, !580, !DIExpression(), !646, ptr %4, !DIExpression(), !585)
  br label %54, !dbg !647

54:                                               ; preds = %52
  %55 = load i128, ptr %5, align 16, !dbg !648, !tbaa !271
  %56 = lshr i128 %55, 1, !dbg !649
  store i128 %56, ptr %5, align 16, !dbg !650, !tbaa !271, !DIAssignID !651
    #dbg_assign(i128 %56, !581, !DIExpression(), !651, ptr %5, !DIExpression(), !585)
  br label %11, !dbg !652, !llvm.loop !653

57:                                               ; preds = %11
  %58 = load i128, ptr %7, align 16, !dbg !656, !tbaa !271
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !657
  ret i128 %58, !dbg !658
}

; Function Attrs: noinline nounwind uwtable
define internal i128 @fibonacci(i32 noundef %0, ptr noundef %1) #4 !dbg !659 {
  %3 = alloca i32, align 4, !DIAssignID !672
    #dbg_assign(i1 poison, !664, !DIExpression(), !672, ptr %3, !DIExpression(), !673)
  %4 = alloca ptr, align 8, !DIAssignID !674
    #dbg_assign(i1 poison, !665, !DIExpression(), !674, ptr %4, !DIExpression(), !673)
  %5 = alloca i256, align 8, !DIAssignID !675
    #dbg_assign(i1 poison, !666, !DIExpression(), !675, ptr %5, !DIExpression(), !673)
  %6 = alloca i256, align 8, !DIAssignID !676
    #dbg_assign(i1 poison, !669, !DIExpression(), !676, ptr %6, !DIExpression(), !673)
  %7 = alloca i256, align 8, !DIAssignID !677
    #dbg_assign(i1 poison, !670, !DIExpression(), !677, ptr %7, !DIExpression(), !678)
  store i32 %0, ptr %3, align 4, !tbaa !91, !DIAssignID !679
    #dbg_assign(i32 %0, !664, !DIExpression(), !679, ptr %3, !DIExpression(), !673)
  store ptr %1, ptr %4, align 8, !tbaa !680, !DIAssignID !682
    #dbg_assign(ptr %1, !665, !DIExpression(), !682, ptr %4, !DIExpression(), !673)
  call void @llvm.lifetime.start.p0(ptr %5) #8, !dbg !683
  store i256 0, ptr %5, align 8, !dbg !684, !tbaa !685, !DIAssignID !687
    #dbg_assign(i256 0, !666, !DIExpression(), !687, ptr %5, !DIExpression(), !673)
  call void @llvm.lifetime.start.p0(ptr %6) #8, !dbg !683
  store i256 1, ptr %6, align 8, !dbg !688, !tbaa !685, !DIAssignID !689
    #dbg_assign(i256 1, !669, !DIExpression(), !689, ptr %6, !DIExpression(), !673)
  br label %8, !dbg !690

8:                                                ; preds = %12, %2
  %9 = load i32, ptr %3, align 4, !dbg !691, !tbaa !91
  %10 = add nsw i32 %9, -1, !dbg !692
  store i32 %10, ptr %3, align 4, !dbg !693, !tbaa !91, !DIAssignID !694
    #dbg_assign(i32 %10, !664, !DIExpression(), !694, ptr %3, !DIExpression(), !673)
  %11 = icmp sgt i32 %9, 0, !dbg !695
  br i1 %11, label %12, label %25, !dbg !696

12:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !697
  %13 = load i256, ptr %5, align 8, !dbg !698, !tbaa !685
  %14 = trunc i256 %13 to i200, !dbg !698
  %15 = load i256, ptr %6, align 8, !dbg !699, !tbaa !685
  %16 = trunc i256 %15 to i200, !dbg !699
  %17 = add i200 %14, %16, !dbg !700
  %18 = zext i200 %17 to i256, !dbg !701
  store i256 %18, ptr %7, align 8, !dbg !702, !tbaa !685, !DIAssignID !703
    #dbg_assign(i256 %18, !670, !DIExpression(), !703, ptr %7, !DIExpression(), !678)
  %19 = load i256, ptr %6, align 8, !dbg !704, !tbaa !685
  %20 = trunc i256 %19 to i200, !dbg !705
  %21 = zext i200 %20 to i256, !dbg !706
  store i256 %21, ptr %5, align 8, !dbg !707, !tbaa !685, !DIAssignID !708
    #dbg_assign(i256 %21, !666, !DIExpression(), !708, ptr %5, !DIExpression(), !673)
  %22 = load i256, ptr %7, align 8, !dbg !709, !tbaa !685
  %23 = trunc i256 %22 to i200, !dbg !710
  %24 = zext i200 %23 to i256, !dbg !711
  store i256 %24, ptr %6, align 8, !dbg !712, !tbaa !685, !DIAssignID !713
    #dbg_assign(i256 %24, !669, !DIExpression(), !713, ptr %6, !DIExpression(), !673)
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !714
  br label %8, !dbg !690, !llvm.loop !715

25:                                               ; preds = %8
  %26 = load i256, ptr %5, align 8, !dbg !716, !tbaa !685
  %27 = trunc i256 %26 to i200, !dbg !716
  %28 = lshr i200 %27, 128, !dbg !717
  %29 = trunc i200 %28 to i128, !dbg !718
  %30 = load ptr, ptr %4, align 8, !dbg !719, !tbaa !680
  store i128 %29, ptr %30, align 16, !dbg !720, !tbaa !271
  %31 = load i256, ptr %5, align 8, !dbg !721, !tbaa !685
  %32 = trunc i256 %31 to i200, !dbg !722
  %33 = trunc i200 %32 to i128, !dbg !723
  call void @llvm.lifetime.end.p0(ptr %6) #8, !dbg !724
  call void @llvm.lifetime.end.p0(ptr %5) #8, !dbg !724
  ret i128 %33, !dbg !725
}

; Function Attrs: nounwind uwtable
define internal i32 @crc(ptr noundef %0, i64 noundef %1) #0 !dbg !726 {
  %3 = alloca ptr, align 8, !DIAssignID !749
    #dbg_assign(i1 poison, !734, !DIExpression(), !749, ptr %3, !DIExpression(), !750)
  %4 = alloca i64, align 8, !DIAssignID !751
    #dbg_assign(i1 poison, !735, !DIExpression(), !751, ptr %4, !DIExpression(), !750)
  %5 = alloca i32, align 4, !DIAssignID !752
    #dbg_assign(i1 poison, !736, !DIExpression(), !752, ptr %5, !DIExpression(), !753)
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4, !DIAssignID !754
    #dbg_assign(i1 poison, !739, !DIExpression(), !754, ptr %7, !DIExpression(), !755)
  %8 = alloca i32, align 4, !DIAssignID !756
    #dbg_assign(i1 poison, !742, !DIExpression(), !756, ptr %8, !DIExpression(), !757)
  %9 = alloca i32, align 4, !DIAssignID !758
    #dbg_assign(i1 poison, !744, !DIExpression(), !758, ptr %9, !DIExpression(), !750)
  %10 = alloca ptr, align 8, !DIAssignID !759
    #dbg_assign(i1 poison, !745, !DIExpression(), !759, ptr %10, !DIExpression(), !760)
  store ptr %0, ptr %3, align 8, !tbaa !761, !DIAssignID !762
    #dbg_assign(ptr %0, !734, !DIExpression(), !762, ptr %3, !DIExpression(), !750)
  store i64 %1, ptr %4, align 8, !tbaa !356, !DIAssignID !763
    #dbg_assign(i64 %1, !735, !DIExpression(), !763, ptr %4, !DIExpression(), !750)
  %11 = load i32, ptr getelementptr inbounds ([256 x i32], ptr @crc_table, i64 0, i64 1), align 4, !dbg !764, !tbaa !91
  %12 = icmp ne i32 %11, 0, !dbg !765
  br i1 %12, label %49, label %13, !dbg !766

13:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %5) #8, !dbg !767
  store i32 0, ptr %5, align 4, !dbg !768, !tbaa !91, !DIAssignID !769
    #dbg_assign(i32 0, !736, !DIExpression(), !769, ptr %5, !DIExpression(), !753)
  br label %14, !dbg !767

14:                                               ; preds = %45, %13
  %15 = load i32, ptr %5, align 4, !dbg !770, !tbaa !91
  %16 = icmp ult i32 %15, 256, !dbg !771
  br i1 %16, label %18, label %17, !dbg !772

17:                                               ; preds = %14
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #8, !dbg !773
  br label %48

18:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !774
  %19 = load i32, ptr %5, align 4, !dbg !775, !tbaa !91
  store i32 %19, ptr %7, align 4, !dbg !776, !tbaa !91, !DIAssignID !777
    #dbg_assign(i32 %19, !739, !DIExpression(), !777, ptr %7, !DIExpression(), !755)
  call void @llvm.lifetime.start.p0(ptr %8) #8, !dbg !778
  store i32 0, ptr %8, align 4, !dbg !779, !tbaa !91, !DIAssignID !780
    #dbg_assign(i32 0, !742, !DIExpression(), !780, ptr %8, !DIExpression(), !757)
  br label %20, !dbg !778

20:                                               ; preds = %37, %18
  %21 = load i32, ptr %8, align 4, !dbg !781, !tbaa !91
  %22 = icmp slt i32 %21, 8, !dbg !783
  br i1 %22, label %24, label %23, !dbg !784

23:                                               ; preds = %20
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #8, !dbg !785
  br label %40

24:                                               ; preds = %20
  %25 = load i32, ptr %7, align 4, !dbg !786, !tbaa !91
  %26 = and i32 %25, 1, !dbg !787
  %27 = icmp ne i32 %26, 0, !dbg !788
  br i1 %27, label %28, label %32, !dbg !789

28:                                               ; preds = %24
  %29 = load i32, ptr %7, align 4, !dbg !790, !tbaa !91
  %30 = lshr i32 %29, 1, !dbg !791
  %31 = xor i32 %30, -306674912, !dbg !792
  br label %35, !dbg !786

32:                                               ; preds = %24
  %33 = load i32, ptr %7, align 4, !dbg !793, !tbaa !91
  %34 = lshr i32 %33, 1, !dbg !794
  br label %35, !dbg !786

35:                                               ; preds = %32, %28
  %36 = phi i32 [ %31, %28 ], [ %34, %32 ], !dbg !795
  store i32 %36, ptr %7, align 4, !dbg !796, !tbaa !91, !DIAssignID !797
    #dbg_assign(i32 %36, !739, !DIExpression(), !797, ptr %7, !DIExpression(), !755)
  br label %37, !dbg !798

37:                                               ; preds = %35
  %38 = load i32, ptr %8, align 4, !dbg !799, !tbaa !91
  %39 = add nsw i32 %38, 1, !dbg !800
  store i32 %39, ptr %8, align 4, !dbg !801, !tbaa !91, !DIAssignID !802
    #dbg_assign(i32 %39, !742, !DIExpression(), !802, ptr %8, !DIExpression(), !757)
  br label %20, !dbg !785, !llvm.loop !803

40:                                               ; preds = %23
  %41 = load i32, ptr %7, align 4, !dbg !806, !tbaa !91
  %42 = load i32, ptr %5, align 4, !dbg !807, !tbaa !91
  %43 = zext i32 %42 to i64, !dbg !808
  %44 = getelementptr inbounds nuw [256 x i32], ptr @crc_table, i64 0, i64 %43, !dbg !808
  store i32 %41, ptr %44, align 4, !dbg !809, !tbaa !91
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !810
  br label %45, !dbg !811

45:                                               ; preds = %40
  %46 = load i32, ptr %5, align 4, !dbg !812, !tbaa !91
  %47 = add i32 %46, 1, !dbg !813
  store i32 %47, ptr %5, align 4, !dbg !814, !tbaa !91, !DIAssignID !815
    #dbg_assign(i32 %47, !736, !DIExpression(), !815, ptr %5, !DIExpression(), !753)
  br label %14, !dbg !773, !llvm.loop !816

48:                                               ; preds = %17
  br label %49, !dbg !818

49:                                               ; preds = %48, %2
  call void @llvm.lifetime.start.p0(ptr %9) #8, !dbg !819
  store i32 -1, ptr %9, align 4, !dbg !820, !tbaa !91, !DIAssignID !821
    #dbg_assign(i32 -1, !744, !DIExpression(), !821, ptr %9, !DIExpression(), !750)
  call void @llvm.lifetime.start.p0(ptr %10) #8, !dbg !822
  %50 = load ptr, ptr %3, align 8, !dbg !823, !tbaa !761
  store ptr %50, ptr %10, align 8, !dbg !824, !tbaa !304, !DIAssignID !825
    #dbg_assign(ptr %50, !745, !DIExpression(), !825, ptr %10, !DIExpression(), !760)
  br label %51, !dbg !822

51:                                               ; preds = %69, %49
  %52 = load i64, ptr %4, align 8, !dbg !826, !tbaa !356
  %53 = add i64 %52, -1, !dbg !828
  store i64 %53, ptr %4, align 8, !dbg !829, !tbaa !356, !DIAssignID !830
    #dbg_assign(i64 %53, !735, !DIExpression(), !830, ptr %4, !DIExpression(), !750)
  %54 = icmp ne i64 %52, 0, !dbg !831
  br i1 %54, label %56, label %55, !dbg !832

55:                                               ; preds = %51
  store i32 8, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #8, !dbg !833
  br label %72

56:                                               ; preds = %51
  %57 = load i32, ptr %9, align 4, !dbg !834, !tbaa !91
  %58 = load ptr, ptr %10, align 8, !dbg !835, !tbaa !304
  %59 = load i8, ptr %58, align 1, !dbg !836, !tbaa !208
  %60 = zext i8 %59 to i32, !dbg !836
  %61 = xor i32 %57, %60, !dbg !837
  %62 = and i32 %61, 255, !dbg !838
  %63 = zext i32 %62 to i64, !dbg !839
  %64 = getelementptr inbounds nuw [256 x i32], ptr @crc_table, i64 0, i64 %63, !dbg !839
  %65 = load i32, ptr %64, align 4, !dbg !839, !tbaa !91
  %66 = load i32, ptr %9, align 4, !dbg !840, !tbaa !91
  %67 = lshr i32 %66, 8, !dbg !841
  %68 = xor i32 %65, %67, !dbg !842
  store i32 %68, ptr %9, align 4, !dbg !843, !tbaa !91, !DIAssignID !844
    #dbg_assign(i32 %68, !744, !DIExpression(), !844, ptr %9, !DIExpression(), !750)
  br label %69, !dbg !845

69:                                               ; preds = %56
  %70 = load ptr, ptr %10, align 8, !dbg !846, !tbaa !304
  %71 = getelementptr inbounds nuw i8, ptr %70, i32 1, !dbg !847
  store ptr %71, ptr %10, align 8, !dbg !848, !tbaa !304, !DIAssignID !849
    #dbg_assign(ptr %71, !745, !DIExpression(), !849, ptr %10, !DIExpression(), !760)
  br label %51, !dbg !833, !llvm.loop !850

72:                                               ; preds = %55
  %73 = load i32, ptr %9, align 4, !dbg !853, !tbaa !91
  %74 = xor i32 %73, -1, !dbg !854
  store i32 1, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #8, !dbg !855
  ret i32 %74, !dbg !856
}

; Function Attrs: nounwind willreturn memory(read)
declare !dbg !857 i64 @strlen(ptr noundef) #7

; Function Attrs: noinline nounwind uwtable
define internal i32 @overflows(i32 noundef %0, i32 noundef %1, ptr noundef %2) #4 !dbg !861 {
  %4 = alloca i32, align 4, !DIAssignID !872
    #dbg_assign(i1 poison, !866, !DIExpression(), !872, ptr %4, !DIExpression(), !873)
  %5 = alloca i32, align 4, !DIAssignID !874
    #dbg_assign(i1 poison, !867, !DIExpression(), !874, ptr %5, !DIExpression(), !873)
  %6 = alloca ptr, align 8, !DIAssignID !875
    #dbg_assign(i1 poison, !868, !DIExpression(), !875, ptr %6, !DIExpression(), !873)
  %7 = alloca i32, align 4, !DIAssignID !876
    #dbg_assign(i1 poison, !869, !DIExpression(), !876, ptr %7, !DIExpression(), !873)
  %8 = alloca i32, align 4, !DIAssignID !877
    #dbg_assign(i1 poison, !870, !DIExpression(), !877, ptr %8, !DIExpression(), !873)
  %9 = alloca i32, align 4, !DIAssignID !878
    #dbg_assign(i1 poison, !871, !DIExpression(), !878, ptr %9, !DIExpression(), !873)
  store i32 %0, ptr %4, align 4, !tbaa !91, !DIAssignID !879
    #dbg_assign(i32 %0, !866, !DIExpression(), !879, ptr %4, !DIExpression(), !873)
  store i32 %1, ptr %5, align 4, !tbaa !91, !DIAssignID !880
    #dbg_assign(i32 %1, !867, !DIExpression(), !880, ptr %5, !DIExpression(), !873)
  store ptr %2, ptr %6, align 8, !tbaa !881, !DIAssignID !883
    #dbg_assign(ptr %2, !868, !DIExpression(), !883, ptr %6, !DIExpression(), !873)
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !884
  call void @llvm.lifetime.start.p0(ptr %8) #8, !dbg !884
  call void @llvm.lifetime.start.p0(ptr %9) #8, !dbg !885
  %10 = load i32, ptr %4, align 4, !dbg !886, !tbaa !91
  %11 = load i32, ptr %5, align 4, !dbg !887, !tbaa !91
  %12 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %10, i32 %11), !dbg !888
  %13 = extractvalue { i32, i1 } %12, 1, !dbg !888
  %14 = extractvalue { i32, i1 } %12, 0, !dbg !888
  store i32 %14, ptr %7, align 4, !dbg !888, !DIAssignID !889
    #dbg_assign(i32 %14, !869, !DIExpression(), !889, ptr %7, !DIExpression(), !873)
  %15 = zext i1 %13 to i32, !dbg !888
  %16 = shl i32 %15, 1, !dbg !890
  store i32 %16, ptr %9, align 4, !dbg !891, !tbaa !91, !DIAssignID !892
    #dbg_assign(i32 %16, !871, !DIExpression(), !892, ptr %9, !DIExpression(), !873)
  %17 = load i32, ptr %4, align 4, !dbg !893, !tbaa !91
  %18 = load i32, ptr %5, align 4, !dbg !894, !tbaa !91
  %19 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %17, i32 %18), !dbg !895
  %20 = extractvalue { i32, i1 } %19, 1, !dbg !895
  %21 = extractvalue { i32, i1 } %19, 0, !dbg !895
  store i32 %21, ptr %8, align 4, !dbg !895, !DIAssignID !896
    #dbg_assign(i32 %21, !870, !DIExpression(), !896, ptr %8, !DIExpression(), !873)
  %22 = zext i1 %20 to i32, !dbg !895
  %23 = load i32, ptr %9, align 4, !dbg !897, !tbaa !91
  %24 = or i32 %23, %22, !dbg !898
  store i32 %24, ptr %9, align 4, !dbg !899, !tbaa !91, !DIAssignID !900
    #dbg_assign(i32 %24, !871, !DIExpression(), !900, ptr %9, !DIExpression(), !873)
  %25 = load i32, ptr %7, align 4, !dbg !901, !tbaa !91
  %26 = load i32, ptr %8, align 4, !dbg !902, !tbaa !91
  %27 = xor i32 %25, %26, !dbg !903
  %28 = load ptr, ptr %6, align 8, !dbg !904, !tbaa !881
  store i32 %27, ptr %28, align 4, !dbg !905, !tbaa !91
  %29 = load i32, ptr %9, align 4, !dbg !906, !tbaa !91
  call void @llvm.lifetime.end.p0(ptr %9) #8, !dbg !907
  call void @llvm.lifetime.end.p0(ptr %8) #8, !dbg !907
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !907
  ret i32 %29, !dbg !908
}

; Function Attrs: noinline nounwind uwtable
define internal signext i8 @saturate(i32 noundef %0) #4 !dbg !909 {
  %2 = alloca i32, align 4, !DIAssignID !914
    #dbg_assign(i1 poison, !913, !DIExpression(), !914, ptr %2, !DIExpression(), !915)
  store i32 %0, ptr %2, align 4, !tbaa !91, !DIAssignID !916
    #dbg_assign(i32 %0, !913, !DIExpression(), !916, ptr %2, !DIExpression(), !915)
  %3 = load i32, ptr %2, align 4, !dbg !917, !tbaa !91
  %4 = icmp sgt i32 %3, 127, !dbg !918
  br i1 %4, label %5, label %6, !dbg !919

5:                                                ; preds = %1
  br label %16, !dbg !917

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !920, !tbaa !91
  %8 = icmp slt i32 %7, -128, !dbg !921
  br i1 %8, label %9, label %10, !dbg !922

9:                                                ; preds = %6
  br label %14, !dbg !920

10:                                               ; preds = %6
  %11 = load i32, ptr %2, align 4, !dbg !923, !tbaa !91
  %12 = trunc i32 %11 to i8, !dbg !924
  %13 = sext i8 %12 to i32, !dbg !924
  br label %14, !dbg !920

14:                                               ; preds = %10, %9
  %15 = phi i32 [ -128, %9 ], [ %13, %10 ], !dbg !920
  br label %16, !dbg !917

16:                                               ; preds = %14, %5
  %17 = phi i32 [ 127, %5 ], [ %15, %14 ], !dbg !925
  %18 = trunc i32 %17 to i8, !dbg !926
  ret i8 %18, !dbg !927
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!59}
!llvm.module.flags = !{!83, !84, !85, !86, !87, !88, !89}
!llvm.ident = !{!90}
!llvm.errno.tbaa = !{!91}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 125, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "bits.c", directory: ".", checksumkind: CSK_MD5, checksum: "90836e9f470c8763954304922504bd20")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 288, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 36)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 127, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 29)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 130, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 560, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 70)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 135, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 7)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 137, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 4)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 138, type: !24, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 140, type: !19, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !2, line: 141, type: !19, isLocal: true, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 142, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 352, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 44)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 143, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 10)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 147, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 16)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 148, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 19)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 152, type: !45, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !2, line: 109, type: !50, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "crc_table", scope: !59, file: !2, line: 92, type: !78, isLocal: true, isDefinition: true)
!59 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !60, globals: !77, splitDebugInlining: false, nameTableKind: None)
!60 = !{!61, !62, !63, !64, !69, !71, !73}
!61 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!63 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !65, line: 27, baseType: !66)
!65 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !67, line: 45, baseType: !68)
!67 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "u128", file: !2, line: 26, baseType: !70)
!70 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "i128", file: !2, line: 27, baseType: !72)
!72 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !74, line: 24, baseType: !75)
!74 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int8_t", file: !67, line: 37, baseType: !76)
!76 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!77 = !{!0, !7, !12, !17, !22, !27, !29, !31, !33, !38, !43, !48, !53, !55, !57}
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !79, size: 8192, elements: !81)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !65, line: 26, baseType: !80)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !67, line: 42, baseType: !63)
!81 = !{!82}
!82 = !DISubrange(count: 256)
!83 = !{i32 7, !"Dwarf Version", i32 5}
!84 = !{i32 2, !"Debug Info Version", i32 3}
!85 = !{i32 1, !"wchar_size", i32 4}
!86 = !{i32 8, !"PIC Level", i32 2}
!87 = !{i32 7, !"PIE Level", i32 2}
!88 = !{i32 7, !"uwtable", i32 2}
!89 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!90 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!91 = !{!92, !92, i64 0}
!92 = !{!"int", !93, i64 0}
!93 = !{!"omnipotent char", !94, i64 0}
!94 = !{!"Simple C/C++ TBAA"}
!95 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 122, type: !96, scopeLine: 122, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !99, keyInstructions: true)
!96 = !DISubroutineType(types: !97)
!97 = !{!98}
!98 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!99 = !{!100, !112, !136, !138, !139, !140, !141, !142, !143, !146, !147, !148, !150, !151}
!100 = !DILocalVariable(name: "p", scope: !95, file: !2, line: 123, type: !101)
!101 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !2, line: 7, size: 96, elements: !102)
!102 = !{!103, !104, !105, !106, !110}
!103 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !101, file: !2, line: 8, baseType: !63, size: 3, flags: DIFlagBitField, extraData: i64 0)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !101, file: !2, line: 9, baseType: !98, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !101, file: !2, line: 11, baseType: !64, size: 37, offset: 32, flags: DIFlagBitField, extraData: i64 32)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !101, file: !2, line: 12, baseType: !107, size: 20, offset: 69, flags: DIFlagBitField, extraData: i64 32)
!107 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !74, line: 27, baseType: !108)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !67, line: 44, baseType: !109)
!109 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "e", scope: !101, file: !2, line: 13, baseType: !111, size: 1, offset: 89, flags: DIFlagBitField, extraData: i64 32)
!111 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!112 = !DILocalVariable(name: "w", scope: !95, file: !2, line: 126, type: !113)
!113 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "Word", file: !2, line: 16, size: 64, elements: !114)
!114 = !{!115, !116, !118, !123, !130}
!115 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !113, file: !2, line: 17, baseType: !64, size: 64)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !113, file: !2, line: 18, baseType: !117, size: 64)
!117 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !113, file: !2, line: 19, baseType: !119, size: 64)
!119 = !DICompositeType(tag: DW_TAG_array_type, baseType: !120, size: 64, elements: !121)
!120 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!121 = !{!122}
!122 = !DISubrange(count: 2)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !113, file: !2, line: 20, baseType: !124, size: 64)
!124 = !DICompositeType(tag: DW_TAG_array_type, baseType: !125, size: 64, elements: !128)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !65, line: 24, baseType: !126)
!126 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !67, line: 38, baseType: !127)
!127 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!128 = !{!129}
!129 = !DISubrange(count: 8)
!130 = !DIDerivedType(tag: DW_TAG_member, scope: !113, file: !2, line: 21, baseType: !131, size: 64)
!131 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !113, file: !2, line: 21, size: 64, elements: !132)
!132 = !{!133, !134, !135}
!133 = !DIDerivedType(tag: DW_TAG_member, name: "mantissa", scope: !131, file: !2, line: 22, baseType: !64, size: 52, flags: DIFlagBitField, extraData: i64 0)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "exponent", scope: !131, file: !2, line: 22, baseType: !64, size: 11, offset: 52, flags: DIFlagBitField, extraData: i64 0)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "sign", scope: !131, file: !2, line: 22, baseType: !64, size: 1, offset: 63, flags: DIFlagBitField, extraData: i64 0)
!136 = !DILocalVariable(name: "x", scope: !137, file: !2, line: 128, type: !79)
!137 = distinct !DILexicalBlock(scope: !95, file: !2, line: 128, column: 3)
!138 = !DILocalVariable(name: "m", scope: !95, file: !2, line: 134, type: !69)
!139 = !DILocalVariable(name: "q", scope: !95, file: !2, line: 136, type: !71)
!140 = !DILocalVariable(name: "r", scope: !95, file: !2, line: 136, type: !71)
!141 = !DILocalVariable(name: "high", scope: !95, file: !2, line: 139, type: !69)
!142 = !DILocalVariable(name: "low", scope: !95, file: !2, line: 139, type: !69)
!143 = !DILocalVariable(name: "text", scope: !95, file: !2, line: 142, type: !144)
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !145, size: 64)
!145 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!146 = !DILocalVariable(name: "out", scope: !95, file: !2, line: 144, type: !98)
!147 = !DILocalVariable(name: "of", scope: !95, file: !2, line: 144, type: !98)
!148 = !DILocalVariable(name: "i", scope: !149, file: !2, line: 145, type: !98)
!149 = distinct !DILexicalBlock(scope: !95, file: !2, line: 145, column: 3)
!150 = !DILocalVariable(name: "h", scope: !95, file: !2, line: 149, type: !64)
!151 = !DILocalVariable(name: "i", scope: !152, file: !2, line: 150, type: !98)
!152 = distinct !DILexicalBlock(scope: !95, file: !2, line: 150, column: 3)
!153 = distinct !DIAssignID()
!154 = !DILocation(line: 0, scope: !95)
!155 = distinct !DIAssignID()
!156 = distinct !DIAssignID()
!157 = !DILocation(line: 0, scope: !137)
!158 = distinct !DIAssignID()
!159 = distinct !DIAssignID()
!160 = distinct !DIAssignID()
!161 = distinct !DIAssignID()
!162 = distinct !DIAssignID()
!163 = distinct !DIAssignID()
!164 = distinct !DIAssignID()
!165 = distinct !DIAssignID()
!166 = distinct !DIAssignID()
!167 = !DILocation(line: 0, scope: !149)
!168 = distinct !DIAssignID()
!169 = distinct !DIAssignID()
!170 = !DILocation(line: 0, scope: !152)
!171 = !DILocation(line: 123, column: 3, scope: !95)
!172 = !DILocation(line: 123, column: 17, scope: !95, atomGroup: 1, atomRank: 1)
!173 = distinct !DIAssignID()
!174 = !DILocation(line: 124, column: 7, scope: !95)
!175 = !DILocation(line: 124, column: 7, scope: !95, atomGroup: 2, atomRank: 2)
!176 = !DILocation(line: 124, column: 7, scope: !95, atomGroup: 2, atomRank: 1)
!177 = distinct !DIAssignID()
!178 = !DILocation(line: 124, column: 17, scope: !95)
!179 = !DILocation(line: 124, column: 17, scope: !95, atomGroup: 3, atomRank: 2)
!180 = !DILocation(line: 124, column: 17, scope: !95, atomGroup: 3, atomRank: 1)
!181 = distinct !DIAssignID()
!182 = !DILocation(line: 124, column: 25, scope: !95)
!183 = !DILocation(line: 124, column: 27, scope: !95)
!184 = !DILocation(line: 124, column: 27, scope: !95, atomGroup: 4, atomRank: 2)
!185 = !DILocation(line: 124, column: 27, scope: !95, atomGroup: 4, atomRank: 1)
!186 = distinct !DIAssignID()
!187 = !DILocation(line: 124, column: 35, scope: !95)
!188 = !DILocation(line: 124, column: 37, scope: !95)
!189 = !DILocation(line: 124, column: 37, scope: !95, atomGroup: 5, atomRank: 2)
!190 = !DILocation(line: 124, column: 37, scope: !95, atomGroup: 5, atomRank: 1)
!191 = distinct !DIAssignID()
!192 = !DILocation(line: 124, column: 45, scope: !95)
!193 = !DILocation(line: 124, column: 47, scope: !95)
!194 = !DILocation(line: 124, column: 47, scope: !95, atomGroup: 6, atomRank: 2)
!195 = !DILocation(line: 124, column: 47, scope: !95, atomGroup: 6, atomRank: 1)
!196 = distinct !DIAssignID()
!197 = !DILocation(line: 125, column: 52, scope: !95)
!198 = !DILocation(line: 125, column: 57, scope: !95)
!199 = !DILocation(line: 125, column: 82, scope: !95)
!200 = !DILocation(line: 125, column: 98, scope: !95)
!201 = !DILocation(line: 125, column: 103, scope: !95)
!202 = !DILocation(line: 125, column: 101, scope: !95)
!203 = !DILocation(line: 125, column: 3, scope: !95)
!204 = !DILocation(line: 126, column: 3, scope: !95)
!205 = !DILocation(line: 126, column: 14, scope: !95, atomGroup: 7, atomRank: 1)
!206 = distinct !DIAssignID()
!207 = !DILocation(line: 127, column: 65, scope: !95)
!208 = !{!93, !93, i64 0}
!209 = !DILocation(line: 127, column: 80, scope: !95)
!210 = !DILocation(line: 127, column: 68, scope: !95)
!211 = !DILocation(line: 127, column: 98, scope: !95)
!212 = !DILocation(line: 127, column: 86, scope: !95)
!213 = !DILocation(line: 127, column: 121, scope: !95)
!214 = !DILocation(line: 127, column: 130, scope: !95)
!215 = !DILocation(line: 127, column: 108, scope: !95)
!216 = !DILocation(line: 127, column: 138, scope: !95)
!217 = !DILocation(line: 127, column: 3, scope: !95)
!218 = !DILocation(line: 128, column: 8, scope: !137)
!219 = !DILocation(line: 128, column: 17, scope: !137, atomGroup: 8, atomRank: 1)
!220 = distinct !DIAssignID()
!221 = !DILocation(line: 128, column: 24, scope: !222)
!222 = distinct !DILexicalBlock(scope: !137, file: !2, line: 128, column: 3)
!223 = !DILocation(line: 128, column: 3, scope: !137, atomGroup: 9, atomRank: 1)
!224 = !DILocation(line: 128, column: 3, scope: !137, atomGroup: 10, atomRank: 1)
!225 = !DILocation(line: 128, column: 3, scope: !137)
!226 = !DILocation(line: 129, column: 10, scope: !227)
!227 = distinct !DILexicalBlock(scope: !222, file: !2, line: 129, column: 9)
!228 = !DILocation(line: 129, column: 12, scope: !227)
!229 = !DILocation(line: 129, column: 21, scope: !227, atomGroup: 11, atomRank: 2)
!230 = !DILocation(line: 129, column: 21, scope: !227, atomGroup: 11, atomRank: 1)
!231 = !DILocation(line: 130, column: 88, scope: !232)
!232 = distinct !DILexicalBlock(scope: !227, file: !2, line: 129, column: 31)
!233 = !DILocation(line: 130, column: 98, scope: !232)
!234 = !DILocation(line: 130, column: 91, scope: !232)
!235 = !DILocation(line: 130, column: 110, scope: !232)
!236 = !DILocation(line: 130, column: 102, scope: !232)
!237 = !DILocation(line: 130, column: 119, scope: !232)
!238 = !DILocation(line: 130, column: 122, scope: !232)
!239 = !DILocation(line: 130, column: 124, scope: !232)
!240 = !DILocation(line: 130, column: 114, scope: !232)
!241 = !DILocation(line: 131, column: 33, scope: !232)
!242 = !DILocation(line: 131, column: 14, scope: !232)
!243 = !DILocation(line: 131, column: 51, scope: !232)
!244 = !DILocation(line: 131, column: 37, scope: !232)
!245 = !DILocation(line: 131, column: 69, scope: !232)
!246 = !DILocation(line: 131, column: 55, scope: !232)
!247 = !DILocation(line: 131, column: 89, scope: !232)
!248 = !DILocation(line: 131, column: 79, scope: !232)
!249 = !DILocation(line: 131, column: 93, scope: !232)
!250 = !DILocation(line: 131, column: 91, scope: !232)
!251 = !DILocation(line: 131, column: 97, scope: !232)
!252 = !DILocation(line: 131, column: 95, scope: !232)
!253 = !DILocation(line: 131, column: 73, scope: !232)
!254 = !DILocation(line: 130, column: 7, scope: !232)
!255 = !DILocation(line: 132, column: 7, scope: !232, atomGroup: 12, atomRank: 1)
!256 = !DILocation(line: 129, column: 24, scope: !227, atomGroup: 14, atomRank: 1)
!257 = !DILocation(line: 128, column: 31, scope: !222)
!258 = !DILocation(line: 128, column: 33, scope: !222)
!259 = !DILocation(line: 128, column: 40, scope: !222)
!260 = !DILocation(line: 128, column: 42, scope: !222)
!261 = !DILocation(line: 128, column: 37, scope: !222, atomGroup: 13, atomRank: 2)
!262 = !DILocation(line: 128, column: 29, scope: !222, atomGroup: 13, atomRank: 1)
!263 = distinct !DIAssignID()
!264 = !DILocation(line: 128, column: 3, scope: !222)
!265 = distinct !{!265, !225, !266, !267, !268}
!266 = !DILocation(line: 133, column: 5, scope: !137)
!267 = !{!"llvm.loop.mustprogress"}
!268 = !{!"llvm.loop.unroll.disable"}
!269 = !DILocation(line: 134, column: 3, scope: !95)
!270 = !DILocation(line: 134, column: 8, scope: !95, atomGroup: 15, atomRank: 1)
!271 = !{!272, !272, i64 0}
!272 = !{!"__int128", !93, i64 0}
!273 = distinct !DIAssignID()
!274 = !DILocation(line: 135, column: 29, scope: !95)
!275 = !DILocation(line: 135, column: 31, scope: !95)
!276 = !DILocation(line: 135, column: 77, scope: !95)
!277 = !DILocation(line: 135, column: 22, scope: !95)
!278 = !DILocation(line: 135, column: 3, scope: !95)
!279 = !DILocation(line: 136, column: 3, scope: !95)
!280 = !DILocation(line: 136, column: 19, scope: !95)
!281 = !DILocation(line: 136, column: 12, scope: !95)
!282 = !DILocation(line: 136, column: 21, scope: !95, atomGroup: 16, atomRank: 2)
!283 = !DILocation(line: 136, column: 8, scope: !95, atomGroup: 16, atomRank: 1)
!284 = distinct !DIAssignID()
!285 = !DILocation(line: 136, column: 43, scope: !95)
!286 = !DILocation(line: 136, column: 36, scope: !95)
!287 = !DILocation(line: 136, column: 45, scope: !95, atomGroup: 17, atomRank: 2)
!288 = !DILocation(line: 136, column: 32, scope: !95, atomGroup: 17, atomRank: 1)
!289 = distinct !DIAssignID()
!290 = !DILocation(line: 137, column: 25, scope: !95)
!291 = !DILocation(line: 137, column: 3, scope: !95)
!292 = !DILocation(line: 138, column: 25, scope: !95)
!293 = !DILocation(line: 138, column: 3, scope: !95)
!294 = !DILocation(line: 139, column: 3, scope: !95)
!295 = !DILocation(line: 139, column: 20, scope: !95, atomGroup: 18, atomRank: 2)
!296 = !DILocation(line: 139, column: 14, scope: !95, atomGroup: 18, atomRank: 1)
!297 = distinct !DIAssignID()
!298 = !DILocation(line: 140, column: 22, scope: !95)
!299 = !DILocation(line: 140, column: 3, scope: !95)
!300 = !DILocation(line: 141, column: 22, scope: !95)
!301 = !DILocation(line: 141, column: 3, scope: !95)
!302 = !DILocation(line: 142, column: 3, scope: !95)
!303 = !DILocation(line: 142, column: 15, scope: !95, atomGroup: 19, atomRank: 1)
!304 = !{!305, !305, i64 0}
!305 = !{!"p1 omnipotent char", !306, i64 0}
!306 = !{!"any pointer", !93, i64 0}
!307 = distinct !DIAssignID()
!308 = !DILocation(line: 143, column: 28, scope: !95)
!309 = !DILocation(line: 143, column: 41, scope: !95)
!310 = !DILocation(line: 143, column: 34, scope: !95)
!311 = !DILocation(line: 143, column: 24, scope: !95)
!312 = !DILocation(line: 143, column: 3, scope: !95)
!313 = !DILocation(line: 144, column: 3, scope: !95)
!314 = !DILocation(line: 144, column: 12, scope: !95, atomGroup: 20, atomRank: 1)
!315 = distinct !DIAssignID()
!316 = !DILocation(line: 145, column: 8, scope: !149)
!317 = !DILocation(line: 145, column: 12, scope: !149, atomGroup: 21, atomRank: 1)
!318 = distinct !DIAssignID()
!319 = !DILocation(line: 145, column: 19, scope: !320)
!320 = distinct !DILexicalBlock(scope: !149, file: !2, line: 145, column: 3)
!321 = !DILocation(line: 145, column: 21, scope: !320, atomGroup: 22, atomRank: 1)
!322 = !DILocation(line: 145, column: 3, scope: !149, atomGroup: 23, atomRank: 1)
!323 = !DILocation(line: 145, column: 3, scope: !320)
!324 = !DILocation(line: 146, column: 10, scope: !320)
!325 = !DILocation(line: 146, column: 13, scope: !320)
!326 = !DILocation(line: 146, column: 34, scope: !320)
!327 = !DILocation(line: 146, column: 31, scope: !320)
!328 = !DILocation(line: 146, column: 43, scope: !320)
!329 = !DILocation(line: 146, column: 40, scope: !320)
!330 = !DILocation(line: 146, column: 46, scope: !320)
!331 = !DILocation(line: 146, column: 19, scope: !320)
!332 = !DILocation(line: 146, column: 17, scope: !320, atomGroup: 24, atomRank: 2)
!333 = !DILocation(line: 146, column: 8, scope: !320, atomGroup: 24, atomRank: 1)
!334 = distinct !DIAssignID()
!335 = !DILocation(line: 146, column: 61, scope: !320)
!336 = !DILocation(line: 146, column: 61, scope: !320, atomGroup: 25, atomRank: 2)
!337 = !DILocation(line: 146, column: 61, scope: !320, atomGroup: 25, atomRank: 1)
!338 = distinct !DIAssignID()
!339 = !DILocation(line: 146, column: 5, scope: !320, atomGroup: 27, atomRank: 1)
!340 = !DILocation(line: 145, column: 28, scope: !320)
!341 = !DILocation(line: 145, column: 28, scope: !320, atomGroup: 26, atomRank: 2)
!342 = !DILocation(line: 145, column: 28, scope: !320, atomGroup: 26, atomRank: 1)
!343 = distinct !DIAssignID()
!344 = distinct !{!344, !345, !346, !267, !268}
!345 = !DILocation(line: 145, column: 3, scope: !149)
!346 = !DILocation(line: 146, column: 64, scope: !149)
!347 = !DILocation(line: 147, column: 30, scope: !95)
!348 = !DILocation(line: 147, column: 44, scope: !95)
!349 = !DILocation(line: 147, column: 3, scope: !95)
!350 = !DILocation(line: 148, column: 33, scope: !95)
!351 = !DILocation(line: 148, column: 49, scope: !95)
!352 = !DILocation(line: 148, column: 66, scope: !95)
!353 = !DILocation(line: 148, column: 3, scope: !95)
!354 = !DILocation(line: 149, column: 3, scope: !95)
!355 = !DILocation(line: 149, column: 12, scope: !95, atomGroup: 28, atomRank: 1)
!356 = !{!357, !357, i64 0}
!357 = !{!"long", !93, i64 0}
!358 = distinct !DIAssignID()
!359 = !DILocation(line: 150, column: 8, scope: !152)
!360 = !DILocation(line: 150, column: 12, scope: !152, atomGroup: 29, atomRank: 1)
!361 = distinct !DIAssignID()
!362 = !DILocation(line: 150, column: 21, scope: !363)
!363 = distinct !DILexicalBlock(scope: !152, file: !2, line: 150, column: 3)
!364 = !DILocation(line: 150, column: 23, scope: !363, atomGroup: 30, atomRank: 1)
!365 = !DILocation(line: 150, column: 3, scope: !152, atomGroup: 31, atomRank: 1)
!366 = !DILocation(line: 150, column: 3, scope: !363)
!367 = !DILocation(line: 151, column: 9, scope: !363)
!368 = !DILocation(line: 151, column: 11, scope: !363)
!369 = !DILocation(line: 151, column: 30, scope: !363)
!370 = !DILocation(line: 151, column: 32, scope: !363)
!371 = !DILocation(line: 151, column: 41, scope: !363)
!372 = !DILocation(line: 151, column: 43, scope: !363)
!373 = !DILocation(line: 151, column: 38, scope: !363)
!374 = !DILocation(line: 151, column: 51, scope: !363)
!375 = !DILocation(line: 151, column: 53, scope: !363)
!376 = !DILocation(line: 151, column: 48, scope: !363)
!377 = !DILocation(line: 151, column: 18, scope: !363)
!378 = !DILocation(line: 151, column: 16, scope: !363)
!379 = !DILocation(line: 151, column: 82, scope: !363)
!380 = !DILocation(line: 151, column: 84, scope: !363)
!381 = !DILocation(line: 151, column: 61, scope: !363)
!382 = !DILocation(line: 151, column: 59, scope: !363, atomGroup: 32, atomRank: 2)
!383 = !DILocation(line: 151, column: 7, scope: !363, atomGroup: 32, atomRank: 1)
!384 = distinct !DIAssignID()
!385 = !DILocation(line: 151, column: 5, scope: !363, atomGroup: 34, atomRank: 1)
!386 = !DILocation(line: 150, column: 30, scope: !363)
!387 = !DILocation(line: 150, column: 30, scope: !363, atomGroup: 33, atomRank: 2)
!388 = !DILocation(line: 150, column: 30, scope: !363, atomGroup: 33, atomRank: 1)
!389 = distinct !DIAssignID()
!390 = distinct !{!390, !391, !392, !267, !268}
!391 = !DILocation(line: 150, column: 3, scope: !152)
!392 = !DILocation(line: 151, column: 89, scope: !152)
!393 = !DILocation(line: 152, column: 50, scope: !95)
!394 = !DILocation(line: 152, column: 3, scope: !95)
!395 = !DILocation(line: 153, column: 3, scope: !95, atomGroup: 35, atomRank: 1)
!396 = !DILocation(line: 154, column: 1, scope: !95)
!397 = !DILocation(line: 154, column: 1, scope: !95, atomGroup: 36, atomRank: 2)
!398 = !DILocation(line: 154, column: 1, scope: !95, atomGroup: 36, atomRank: 1)
!399 = !DISubprogram(name: "printf", scope: !400, file: !400, line: 356, type: !401, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!400 = !DIFile(filename: "usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!401 = !DISubroutineType(types: !402)
!402 = !{!98, !403, null}
!403 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !144)
!404 = distinct !DISubprogram(name: "parity", scope: !2, file: !2, line: 29, type: !405, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !407, keyInstructions: true)
!405 = !DISubroutineType(types: !406)
!406 = !{!63, !79}
!407 = !{!408}
!408 = !DILocalVariable(name: "x", arg: 1, scope: !404, file: !2, line: 29, type: !79)
!409 = distinct !DIAssignID()
!410 = !DILocation(line: 0, scope: !404)
!411 = distinct !DIAssignID()
!412 = !DILocation(line: 30, column: 8, scope: !404)
!413 = !DILocation(line: 30, column: 10, scope: !404)
!414 = !DILocation(line: 30, column: 5, scope: !404)
!415 = !DILocation(line: 30, column: 5, scope: !404, atomGroup: 1, atomRank: 2)
!416 = !DILocation(line: 30, column: 5, scope: !404, atomGroup: 1, atomRank: 1)
!417 = distinct !DIAssignID()
!418 = !DILocation(line: 31, column: 8, scope: !404)
!419 = !DILocation(line: 31, column: 10, scope: !404)
!420 = !DILocation(line: 31, column: 5, scope: !404)
!421 = !DILocation(line: 31, column: 5, scope: !404, atomGroup: 2, atomRank: 2)
!422 = !DILocation(line: 31, column: 5, scope: !404, atomGroup: 2, atomRank: 1)
!423 = distinct !DIAssignID()
!424 = !DILocation(line: 32, column: 8, scope: !404)
!425 = !DILocation(line: 32, column: 10, scope: !404)
!426 = !DILocation(line: 32, column: 5, scope: !404)
!427 = !DILocation(line: 32, column: 5, scope: !404, atomGroup: 3, atomRank: 2)
!428 = !DILocation(line: 32, column: 5, scope: !404, atomGroup: 3, atomRank: 1)
!429 = distinct !DIAssignID()
!430 = !DILocation(line: 33, column: 23, scope: !404)
!431 = !DILocation(line: 33, column: 25, scope: !404)
!432 = !DILocation(line: 33, column: 19, scope: !404)
!433 = !DILocation(line: 33, column: 32, scope: !404, atomGroup: 4, atomRank: 2)
!434 = !DILocation(line: 33, column: 3, scope: !404, atomGroup: 4, atomRank: 1)
!435 = distinct !DISubprogram(name: "reverse", scope: !2, file: !2, line: 36, type: !436, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !438, keyInstructions: true)
!436 = !DISubroutineType(types: !437)
!437 = !{!79, !79}
!438 = !{!439}
!439 = !DILocalVariable(name: "x", arg: 1, scope: !435, file: !2, line: 36, type: !79)
!440 = distinct !DIAssignID()
!441 = !DILocation(line: 0, scope: !435)
!442 = distinct !DIAssignID()
!443 = !DILocation(line: 37, column: 8, scope: !435)
!444 = !DILocation(line: 37, column: 10, scope: !435)
!445 = !DILocation(line: 37, column: 15, scope: !435)
!446 = !DILocation(line: 37, column: 33, scope: !435)
!447 = !DILocation(line: 37, column: 35, scope: !435)
!448 = !DILocation(line: 37, column: 50, scope: !435)
!449 = !DILocation(line: 37, column: 30, scope: !435, atomGroup: 1, atomRank: 2)
!450 = !DILocation(line: 37, column: 5, scope: !435, atomGroup: 1, atomRank: 1)
!451 = distinct !DIAssignID()
!452 = !DILocation(line: 38, column: 8, scope: !435)
!453 = !DILocation(line: 38, column: 10, scope: !435)
!454 = !DILocation(line: 38, column: 15, scope: !435)
!455 = !DILocation(line: 38, column: 33, scope: !435)
!456 = !DILocation(line: 38, column: 35, scope: !435)
!457 = !DILocation(line: 38, column: 50, scope: !435)
!458 = !DILocation(line: 38, column: 30, scope: !435, atomGroup: 2, atomRank: 2)
!459 = !DILocation(line: 38, column: 5, scope: !435, atomGroup: 2, atomRank: 1)
!460 = distinct !DIAssignID()
!461 = !DILocation(line: 39, column: 8, scope: !435)
!462 = !DILocation(line: 39, column: 10, scope: !435)
!463 = !DILocation(line: 39, column: 15, scope: !435)
!464 = !DILocation(line: 39, column: 33, scope: !435)
!465 = !DILocation(line: 39, column: 35, scope: !435)
!466 = !DILocation(line: 39, column: 50, scope: !435)
!467 = !DILocation(line: 39, column: 30, scope: !435, atomGroup: 3, atomRank: 2)
!468 = !DILocation(line: 39, column: 5, scope: !435, atomGroup: 3, atomRank: 1)
!469 = distinct !DIAssignID()
!470 = !DILocation(line: 40, column: 28, scope: !435)
!471 = !DILocation(line: 40, column: 10, scope: !435, atomGroup: 4, atomRank: 2)
!472 = !DILocation(line: 40, column: 3, scope: !435, atomGroup: 4, atomRank: 1)
!473 = distinct !DISubprogram(name: "rotl", scope: !2, file: !2, line: 43, type: !474, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !476, keyInstructions: true)
!474 = !DISubroutineType(types: !475)
!475 = !{!79, !79, !63}
!476 = !{!477, !478}
!477 = !DILocalVariable(name: "x", arg: 1, scope: !473, file: !2, line: 43, type: !79)
!478 = !DILocalVariable(name: "n", arg: 2, scope: !473, file: !2, line: 43, type: !63)
!479 = distinct !DIAssignID()
!480 = !DILocation(line: 0, scope: !473)
!481 = distinct !DIAssignID()
!482 = distinct !DIAssignID()
!483 = distinct !DIAssignID()
!484 = !DILocation(line: 43, column: 81, scope: !473)
!485 = !DILocation(line: 43, column: 87, scope: !473)
!486 = !DILocation(line: 43, column: 89, scope: !473)
!487 = !DILocation(line: 43, column: 83, scope: !473)
!488 = !DILocation(line: 43, column: 97, scope: !473)
!489 = !DILocation(line: 43, column: 104, scope: !473)
!490 = !DILocation(line: 43, column: 103, scope: !473)
!491 = !DILocation(line: 43, column: 106, scope: !473)
!492 = !DILocation(line: 43, column: 99, scope: !473)
!493 = !DILocation(line: 43, column: 95, scope: !473, atomGroup: 1, atomRank: 2)
!494 = !DILocation(line: 43, column: 74, scope: !473, atomGroup: 1, atomRank: 1)
!495 = distinct !DISubprogram(name: "isqrt", scope: !2, file: !2, line: 45, type: !496, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !498, keyInstructions: true)
!496 = !DISubroutineType(types: !497)
!497 = !{!63, !64}
!498 = !{!499, !500, !501}
!499 = !DILocalVariable(name: "x", arg: 1, scope: !495, file: !2, line: 45, type: !64)
!500 = !DILocalVariable(name: "r", scope: !495, file: !2, line: 46, type: !64)
!501 = !DILocalVariable(name: "bit", scope: !495, file: !2, line: 46, type: !64)
!502 = distinct !DIAssignID()
!503 = !DILocation(line: 0, scope: !495)
!504 = distinct !DIAssignID()
!505 = distinct !DIAssignID()
!506 = distinct !DIAssignID()
!507 = !DILocation(line: 46, column: 3, scope: !495)
!508 = !DILocation(line: 46, column: 12, scope: !495, atomGroup: 1, atomRank: 1)
!509 = distinct !DIAssignID()
!510 = !DILocation(line: 46, column: 19, scope: !495, atomGroup: 2, atomRank: 1)
!511 = distinct !DIAssignID()
!512 = !DILocation(line: 47, column: 3, scope: !495)
!513 = !DILocation(line: 47, column: 10, scope: !514)
!514 = distinct !DILexicalBlock(scope: !515, file: !2, line: 47, column: 3)
!515 = distinct !DILexicalBlock(scope: !495, file: !2, line: 47, column: 3)
!516 = !DILocation(line: 47, column: 3, scope: !515, atomGroup: 3, atomRank: 1)
!517 = !DILocation(line: 47, column: 3, scope: !515, atomGroup: 4, atomRank: 1)
!518 = !DILocation(line: 48, column: 9, scope: !519)
!519 = distinct !DILexicalBlock(scope: !514, file: !2, line: 48, column: 9)
!520 = !DILocation(line: 48, column: 14, scope: !519)
!521 = !DILocation(line: 48, column: 18, scope: !519)
!522 = !DILocation(line: 48, column: 16, scope: !519)
!523 = !DILocation(line: 48, column: 11, scope: !519, atomGroup: 5, atomRank: 2)
!524 = !DILocation(line: 48, column: 11, scope: !519, atomGroup: 5, atomRank: 1)
!525 = !DILocation(line: 49, column: 12, scope: !526)
!526 = distinct !DILexicalBlock(scope: !519, file: !2, line: 48, column: 23)
!527 = !DILocation(line: 49, column: 16, scope: !526)
!528 = !DILocation(line: 49, column: 14, scope: !526)
!529 = !DILocation(line: 49, column: 9, scope: !526)
!530 = !DILocation(line: 49, column: 9, scope: !526, atomGroup: 6, atomRank: 2)
!531 = !DILocation(line: 49, column: 9, scope: !526, atomGroup: 6, atomRank: 1)
!532 = distinct !DIAssignID()
!533 = !DILocation(line: 50, column: 12, scope: !526)
!534 = !DILocation(line: 50, column: 14, scope: !526)
!535 = !DILocation(line: 50, column: 22, scope: !526)
!536 = !DILocation(line: 50, column: 20, scope: !526, atomGroup: 7, atomRank: 2)
!537 = !DILocation(line: 50, column: 9, scope: !526, atomGroup: 7, atomRank: 1)
!538 = distinct !DIAssignID()
!539 = !DILocation(line: 51, column: 5, scope: !526)
!540 = !DILocation(line: 52, column: 9, scope: !519)
!541 = !DILocation(line: 52, column: 9, scope: !519, atomGroup: 8, atomRank: 2)
!542 = !DILocation(line: 52, column: 9, scope: !519, atomGroup: 8, atomRank: 1)
!543 = distinct !DIAssignID()
!544 = !DILocation(line: 48, column: 18, scope: !519, atomGroup: 10, atomRank: 1)
!545 = !DILocation(line: 47, column: 19, scope: !514)
!546 = !DILocation(line: 47, column: 19, scope: !514, atomGroup: 9, atomRank: 2)
!547 = !DILocation(line: 47, column: 19, scope: !514, atomGroup: 9, atomRank: 1)
!548 = distinct !DIAssignID()
!549 = !DILocation(line: 47, column: 3, scope: !514)
!550 = distinct !{!550, !551, !552, !267, !268}
!551 = !DILocation(line: 47, column: 3, scope: !515)
!552 = !DILocation(line: 52, column: 13, scope: !515)
!553 = !DILocation(line: 53, column: 20, scope: !495, atomGroup: 12, atomRank: 3)
!554 = !DILocation(line: 53, column: 10, scope: !495, atomGroup: 12, atomRank: 2)
!555 = !DILocation(line: 54, column: 1, scope: !495)
!556 = !DILocation(line: 53, column: 3, scope: !495, atomGroup: 12, atomRank: 1)
!557 = distinct !DISubprogram(name: "print128", scope: !2, file: !2, line: 108, type: !558, scopeLine: 108, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !560, keyInstructions: true)
!558 = !DISubroutineType(types: !559)
!559 = !{null, !144, !69}
!560 = !{!561, !562}
!561 = !DILocalVariable(name: "what", arg: 1, scope: !557, file: !2, line: 108, type: !144)
!562 = !DILocalVariable(name: "x", arg: 2, scope: !557, file: !2, line: 108, type: !69)
!563 = distinct !DIAssignID()
!564 = !DILocation(line: 0, scope: !557)
!565 = distinct !DIAssignID()
!566 = distinct !DIAssignID()
!567 = distinct !DIAssignID()
!568 = !DILocation(line: 109, column: 33, scope: !557)
!569 = !DILocation(line: 109, column: 60, scope: !557)
!570 = !DILocation(line: 109, column: 62, scope: !557)
!571 = !DILocation(line: 109, column: 39, scope: !557)
!572 = !DILocation(line: 109, column: 90, scope: !557)
!573 = !DILocation(line: 109, column: 70, scope: !557)
!574 = !DILocation(line: 109, column: 3, scope: !557)
!575 = !DILocation(line: 110, column: 1, scope: !557, atomGroup: 1, atomRank: 1)
!576 = distinct !DISubprogram(name: "mulmod", scope: !2, file: !2, line: 56, type: !577, scopeLine: 56, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !579, keyInstructions: true)
!577 = !DISubroutineType(types: !578)
!578 = !{!69, !69, !69, !69}
!579 = !{!580, !581, !582, !583}
!580 = !DILocalVariable(name: "a", arg: 1, scope: !576, file: !2, line: 56, type: !69)
!581 = !DILocalVariable(name: "b", arg: 2, scope: !576, file: !2, line: 56, type: !69)
!582 = !DILocalVariable(name: "m", arg: 3, scope: !576, file: !2, line: 56, type: !69)
!583 = !DILocalVariable(name: "r", scope: !576, file: !2, line: 57, type: !69)
!584 = distinct !DIAssignID()
!585 = !DILocation(line: 0, scope: !576)
!586 = distinct !DIAssignID()
!587 = distinct !DIAssignID()
!588 = distinct !DIAssignID()
!589 = distinct !DIAssignID()
!590 = distinct !DIAssignID()
!591 = distinct !DIAssignID()
!592 = !DILocation(line: 57, column: 3, scope: !576)
!593 = !DILocation(line: 57, column: 8, scope: !576, atomGroup: 1, atomRank: 1)
!594 = distinct !DIAssignID()
!595 = !DILocation(line: 58, column: 13, scope: !596)
!596 = distinct !DILexicalBlock(scope: !576, file: !2, line: 58, column: 3)
!597 = !DILocation(line: 58, column: 10, scope: !596)
!598 = !DILocation(line: 58, column: 10, scope: !596, atomGroup: 2, atomRank: 2)
!599 = !DILocation(line: 58, column: 10, scope: !596, atomGroup: 2, atomRank: 1)
!600 = distinct !DIAssignID()
!601 = !DILocation(line: 58, column: 8, scope: !596)
!602 = !DILocation(line: 58, column: 16, scope: !603)
!603 = distinct !DILexicalBlock(scope: !596, file: !2, line: 58, column: 3)
!604 = !DILocation(line: 58, column: 3, scope: !596, atomGroup: 3, atomRank: 1)
!605 = !DILocation(line: 58, column: 3, scope: !596, atomGroup: 4, atomRank: 1)
!606 = !DILocation(line: 59, column: 9, scope: !607)
!607 = distinct !DILexicalBlock(scope: !608, file: !2, line: 59, column: 9)
!608 = distinct !DILexicalBlock(scope: !603, file: !2, line: 58, column: 28)
!609 = !DILocation(line: 59, column: 11, scope: !607)
!610 = !DILocation(line: 59, column: 11, scope: !607, atomGroup: 5, atomRank: 2)
!611 = !DILocation(line: 59, column: 11, scope: !607, atomGroup: 5, atomRank: 1)
!612 = !DILocation(line: 60, column: 11, scope: !607)
!613 = !DILocation(line: 60, column: 16, scope: !607)
!614 = !DILocation(line: 60, column: 20, scope: !607)
!615 = !DILocation(line: 60, column: 18, scope: !607)
!616 = !DILocation(line: 60, column: 13, scope: !607, atomGroup: 7, atomRank: 2)
!617 = !DILocation(line: 60, column: 11, scope: !607, atomGroup: 7, atomRank: 1)
!618 = !DILocation(line: 60, column: 24, scope: !607)
!619 = !DILocation(line: 60, column: 29, scope: !607)
!620 = !DILocation(line: 60, column: 33, scope: !607)
!621 = !DILocation(line: 60, column: 31, scope: !607)
!622 = !DILocation(line: 60, column: 26, scope: !607)
!623 = !DILocation(line: 60, column: 38, scope: !607)
!624 = !DILocation(line: 60, column: 42, scope: !607)
!625 = !DILocation(line: 60, column: 40, scope: !607)
!626 = !DILocation(line: 60, column: 11, scope: !607, atomGroup: 6, atomRank: 2)
!627 = !DILocation(line: 60, column: 9, scope: !607, atomGroup: 6, atomRank: 1)
!628 = distinct !DIAssignID()
!629 = !DILocation(line: 60, column: 7, scope: !607)
!630 = !DILocation(line: 61, column: 9, scope: !608)
!631 = !DILocation(line: 61, column: 14, scope: !608)
!632 = !DILocation(line: 61, column: 18, scope: !608)
!633 = !DILocation(line: 61, column: 16, scope: !608)
!634 = !DILocation(line: 61, column: 11, scope: !608, atomGroup: 9, atomRank: 2)
!635 = !DILocation(line: 61, column: 9, scope: !608, atomGroup: 9, atomRank: 1)
!636 = !DILocation(line: 61, column: 22, scope: !608)
!637 = !DILocation(line: 61, column: 27, scope: !608)
!638 = !DILocation(line: 61, column: 31, scope: !608)
!639 = !DILocation(line: 61, column: 29, scope: !608)
!640 = !DILocation(line: 61, column: 24, scope: !608)
!641 = !DILocation(line: 61, column: 36, scope: !608)
!642 = !DILocation(line: 61, column: 40, scope: !608)
!643 = !DILocation(line: 61, column: 38, scope: !608)
!644 = !DILocation(line: 61, column: 9, scope: !608, atomGroup: 8, atomRank: 2)
!645 = !DILocation(line: 61, column: 7, scope: !608, atomGroup: 8, atomRank: 1)
!646 = distinct !DIAssignID()
!647 = !DILocation(line: 62, column: 3, scope: !608, atomGroup: 11, atomRank: 1)
!648 = !DILocation(line: 58, column: 21, scope: !603)
!649 = !DILocation(line: 58, column: 21, scope: !603, atomGroup: 10, atomRank: 2)
!650 = !DILocation(line: 58, column: 21, scope: !603, atomGroup: 10, atomRank: 1)
!651 = distinct !DIAssignID()
!652 = !DILocation(line: 58, column: 3, scope: !603)
!653 = distinct !{!653, !654, !655, !267, !268}
!654 = !DILocation(line: 58, column: 3, scope: !596)
!655 = !DILocation(line: 62, column: 3, scope: !596)
!656 = !DILocation(line: 63, column: 10, scope: !576, atomGroup: 13, atomRank: 2)
!657 = !DILocation(line: 64, column: 1, scope: !576)
!658 = !DILocation(line: 63, column: 3, scope: !576, atomGroup: 13, atomRank: 1)
!659 = distinct !DISubprogram(name: "fibonacci", scope: !2, file: !2, line: 69, type: !660, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !663, keyInstructions: true)
!660 = !DISubroutineType(types: !661)
!661 = !{!69, !98, !662}
!662 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!663 = !{!664, !665, !666, !669, !670}
!664 = !DILocalVariable(name: "n", arg: 1, scope: !659, file: !2, line: 69, type: !98)
!665 = !DILocalVariable(name: "high", arg: 2, scope: !659, file: !2, line: 69, type: !662)
!666 = !DILocalVariable(name: "a", scope: !659, file: !2, line: 70, type: !667)
!667 = !DIDerivedType(tag: DW_TAG_typedef, name: "wide", file: !2, line: 67, baseType: !668)
!668 = !DIBasicType(name: "unsigned _BitInt(200)", size: 256, dataSize: 200, encoding: DW_ATE_unsigned)
!669 = !DILocalVariable(name: "b", scope: !659, file: !2, line: 70, type: !667)
!670 = !DILocalVariable(name: "t", scope: !671, file: !2, line: 72, type: !667)
!671 = distinct !DILexicalBlock(scope: !659, file: !2, line: 71, column: 19)
!672 = distinct !DIAssignID()
!673 = !DILocation(line: 0, scope: !659)
!674 = distinct !DIAssignID()
!675 = distinct !DIAssignID()
!676 = distinct !DIAssignID()
!677 = distinct !DIAssignID()
!678 = !DILocation(line: 0, scope: !671)
!679 = distinct !DIAssignID()
!680 = !{!681, !681, i64 0}
!681 = !{!"p1 __int128", !306, i64 0}
!682 = distinct !DIAssignID()
!683 = !DILocation(line: 70, column: 3, scope: !659)
!684 = !DILocation(line: 70, column: 8, scope: !659, atomGroup: 1, atomRank: 1)
!685 = !{!686, !686, i64 0}
!686 = !{!"_BitInt(200)", !93, i64 0}
!687 = distinct !DIAssignID()
!688 = !DILocation(line: 70, column: 15, scope: !659, atomGroup: 2, atomRank: 1)
!689 = distinct !DIAssignID()
!690 = !DILocation(line: 71, column: 3, scope: !659)
!691 = !DILocation(line: 71, column: 11, scope: !659)
!692 = !DILocation(line: 71, column: 11, scope: !659, atomGroup: 3, atomRank: 2)
!693 = !DILocation(line: 71, column: 11, scope: !659, atomGroup: 3, atomRank: 1)
!694 = distinct !DIAssignID()
!695 = !DILocation(line: 71, column: 14, scope: !659, atomGroup: 4, atomRank: 1)
!696 = !DILocation(line: 71, column: 3, scope: !659, atomGroup: 5, atomRank: 1)
!697 = !DILocation(line: 72, column: 5, scope: !671)
!698 = !DILocation(line: 72, column: 14, scope: !671)
!699 = !DILocation(line: 72, column: 18, scope: !671)
!700 = !DILocation(line: 72, column: 16, scope: !671, atomGroup: 6, atomRank: 3)
!701 = !DILocation(line: 72, column: 10, scope: !671, atomGroup: 6, atomRank: 2)
!702 = !DILocation(line: 72, column: 10, scope: !671, atomGroup: 6, atomRank: 1)
!703 = distinct !DIAssignID()
!704 = !DILocation(line: 73, column: 9, scope: !671, atomGroup: 7, atomRank: 4)
!705 = !DILocation(line: 73, column: 9, scope: !671, atomGroup: 7, atomRank: 3)
!706 = !DILocation(line: 73, column: 7, scope: !671, atomGroup: 7, atomRank: 2)
!707 = !DILocation(line: 73, column: 7, scope: !671, atomGroup: 7, atomRank: 1)
!708 = distinct !DIAssignID()
!709 = !DILocation(line: 74, column: 9, scope: !671, atomGroup: 8, atomRank: 4)
!710 = !DILocation(line: 74, column: 9, scope: !671, atomGroup: 8, atomRank: 3)
!711 = !DILocation(line: 74, column: 7, scope: !671, atomGroup: 8, atomRank: 2)
!712 = !DILocation(line: 74, column: 7, scope: !671, atomGroup: 8, atomRank: 1)
!713 = distinct !DIAssignID()
!714 = !DILocation(line: 75, column: 3, scope: !659)
!715 = distinct !{!715, !690, !714, !267, !268}
!716 = !DILocation(line: 76, column: 18, scope: !659)
!717 = !DILocation(line: 76, column: 20, scope: !659, atomGroup: 9, atomRank: 3)
!718 = !DILocation(line: 76, column: 11, scope: !659, atomGroup: 9, atomRank: 2)
!719 = !DILocation(line: 76, column: 4, scope: !659)
!720 = !DILocation(line: 76, column: 9, scope: !659, atomGroup: 9, atomRank: 1)
!721 = !DILocation(line: 77, column: 16, scope: !659, atomGroup: 11, atomRank: 4)
!722 = !DILocation(line: 77, column: 16, scope: !659, atomGroup: 11, atomRank: 3)
!723 = !DILocation(line: 77, column: 10, scope: !659, atomGroup: 11, atomRank: 2)
!724 = !DILocation(line: 78, column: 1, scope: !659)
!725 = !DILocation(line: 77, column: 3, scope: !659, atomGroup: 11, atomRank: 1)
!726 = distinct !DISubprogram(name: "crc", scope: !2, file: !2, line: 94, type: !727, scopeLine: 94, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !733, keyInstructions: true)
!727 = !DISubroutineType(types: !728)
!728 = !{!79, !729, !731}
!729 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !730, size: 64)
!730 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!731 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !732, line: 18, baseType: !68)
!732 = !DIFile(filename: "usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!733 = !{!734, !735, !736, !739, !742, !744, !745}
!734 = !DILocalVariable(name: "data", arg: 1, scope: !726, file: !2, line: 94, type: !729)
!735 = !DILocalVariable(name: "n", arg: 2, scope: !726, file: !2, line: 94, type: !731)
!736 = !DILocalVariable(name: "i", scope: !737, file: !2, line: 96, type: !79)
!737 = distinct !DILexicalBlock(scope: !738, file: !2, line: 96, column: 5)
!738 = distinct !DILexicalBlock(scope: !726, file: !2, line: 95, column: 7)
!739 = !DILocalVariable(name: "c", scope: !740, file: !2, line: 97, type: !79)
!740 = distinct !DILexicalBlock(scope: !741, file: !2, line: 96, column: 40)
!741 = distinct !DILexicalBlock(scope: !737, file: !2, line: 96, column: 5)
!742 = !DILocalVariable(name: "k", scope: !743, file: !2, line: 98, type: !98)
!743 = distinct !DILexicalBlock(scope: !740, file: !2, line: 98, column: 7)
!744 = !DILocalVariable(name: "c", scope: !726, file: !2, line: 102, type: !79)
!745 = !DILocalVariable(name: "p", scope: !746, file: !2, line: 103, type: !747)
!746 = distinct !DILexicalBlock(scope: !726, file: !2, line: 103, column: 3)
!747 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !748, size: 64)
!748 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !125)
!749 = distinct !DIAssignID()
!750 = !DILocation(line: 0, scope: !726)
!751 = distinct !DIAssignID()
!752 = distinct !DIAssignID()
!753 = !DILocation(line: 0, scope: !737)
!754 = distinct !DIAssignID()
!755 = !DILocation(line: 0, scope: !740)
!756 = distinct !DIAssignID()
!757 = !DILocation(line: 0, scope: !743)
!758 = distinct !DIAssignID()
!759 = distinct !DIAssignID()
!760 = !DILocation(line: 0, scope: !746)
!761 = !{!306, !306, i64 0}
!762 = distinct !DIAssignID()
!763 = distinct !DIAssignID()
!764 = !DILocation(line: 95, column: 8, scope: !738)
!765 = !DILocation(line: 95, column: 8, scope: !738, atomGroup: 1, atomRank: 2)
!766 = !DILocation(line: 95, column: 7, scope: !738, atomGroup: 1, atomRank: 1)
!767 = !DILocation(line: 96, column: 10, scope: !737)
!768 = !DILocation(line: 96, column: 19, scope: !737, atomGroup: 2, atomRank: 1)
!769 = distinct !DIAssignID()
!770 = !DILocation(line: 96, column: 26, scope: !741)
!771 = !DILocation(line: 96, column: 28, scope: !741, atomGroup: 3, atomRank: 1)
!772 = !DILocation(line: 96, column: 5, scope: !737, atomGroup: 4, atomRank: 1)
!773 = !DILocation(line: 96, column: 5, scope: !741)
!774 = !DILocation(line: 97, column: 7, scope: !740)
!775 = !DILocation(line: 97, column: 20, scope: !740, atomGroup: 5, atomRank: 2)
!776 = !DILocation(line: 97, column: 16, scope: !740, atomGroup: 5, atomRank: 1)
!777 = distinct !DIAssignID()
!778 = !DILocation(line: 98, column: 12, scope: !743)
!779 = !DILocation(line: 98, column: 16, scope: !743, atomGroup: 6, atomRank: 1)
!780 = distinct !DIAssignID()
!781 = !DILocation(line: 98, column: 23, scope: !782)
!782 = distinct !DILexicalBlock(scope: !743, file: !2, line: 98, column: 7)
!783 = !DILocation(line: 98, column: 25, scope: !782, atomGroup: 7, atomRank: 1)
!784 = !DILocation(line: 98, column: 7, scope: !743, atomGroup: 8, atomRank: 1)
!785 = !DILocation(line: 98, column: 7, scope: !782)
!786 = !DILocation(line: 99, column: 13, scope: !782)
!787 = !DILocation(line: 99, column: 15, scope: !782)
!788 = !DILocation(line: 99, column: 15, scope: !782, atomGroup: 10, atomRank: 2)
!789 = !DILocation(line: 99, column: 13, scope: !782, atomGroup: 10, atomRank: 1)
!790 = !DILocation(line: 99, column: 21, scope: !782)
!791 = !DILocation(line: 99, column: 23, scope: !782)
!792 = !DILocation(line: 99, column: 28, scope: !782)
!793 = !DILocation(line: 99, column: 44, scope: !782)
!794 = !DILocation(line: 99, column: 46, scope: !782)
!795 = !DILocation(line: 99, column: 13, scope: !782, atomGroup: 9, atomRank: 2)
!796 = !DILocation(line: 99, column: 11, scope: !782, atomGroup: 9, atomRank: 1)
!797 = distinct !DIAssignID()
!798 = !DILocation(line: 99, column: 9, scope: !782, atomGroup: 12, atomRank: 1)
!799 = !DILocation(line: 98, column: 31, scope: !782)
!800 = !DILocation(line: 98, column: 31, scope: !782, atomGroup: 11, atomRank: 2)
!801 = !DILocation(line: 98, column: 31, scope: !782, atomGroup: 11, atomRank: 1)
!802 = distinct !DIAssignID()
!803 = distinct !{!803, !804, !805, !267, !268}
!804 = !DILocation(line: 98, column: 7, scope: !743)
!805 = !DILocation(line: 99, column: 49, scope: !743)
!806 = !DILocation(line: 100, column: 22, scope: !740, atomGroup: 13, atomRank: 2)
!807 = !DILocation(line: 100, column: 17, scope: !740)
!808 = !DILocation(line: 100, column: 7, scope: !740)
!809 = !DILocation(line: 100, column: 20, scope: !740, atomGroup: 13, atomRank: 1)
!810 = !DILocation(line: 101, column: 5, scope: !741)
!811 = !DILocation(line: 101, column: 5, scope: !740, atomGroup: 15, atomRank: 1)
!812 = !DILocation(line: 96, column: 36, scope: !741)
!813 = !DILocation(line: 96, column: 36, scope: !741, atomGroup: 14, atomRank: 2)
!814 = !DILocation(line: 96, column: 36, scope: !741, atomGroup: 14, atomRank: 1)
!815 = distinct !DIAssignID()
!816 = distinct !{!816, !817, !818, !267, !268}
!817 = !DILocation(line: 96, column: 5, scope: !737)
!818 = !DILocation(line: 101, column: 5, scope: !737)
!819 = !DILocation(line: 102, column: 3, scope: !726)
!820 = !DILocation(line: 102, column: 12, scope: !726, atomGroup: 16, atomRank: 1)
!821 = distinct !DIAssignID()
!822 = !DILocation(line: 103, column: 8, scope: !746)
!823 = !DILocation(line: 103, column: 27, scope: !746, atomGroup: 17, atomRank: 2)
!824 = !DILocation(line: 103, column: 23, scope: !746, atomGroup: 17, atomRank: 1)
!825 = distinct !DIAssignID()
!826 = !DILocation(line: 103, column: 34, scope: !827)
!827 = distinct !DILexicalBlock(scope: !746, file: !2, line: 103, column: 3)
!828 = !DILocation(line: 103, column: 34, scope: !827, atomGroup: 18, atomRank: 2)
!829 = !DILocation(line: 103, column: 34, scope: !827, atomGroup: 18, atomRank: 1)
!830 = distinct !DIAssignID()
!831 = !DILocation(line: 103, column: 3, scope: !746, atomGroup: 19, atomRank: 1)
!832 = !DILocation(line: 103, column: 3, scope: !746, atomGroup: 20, atomRank: 1)
!833 = !DILocation(line: 103, column: 3, scope: !827)
!834 = !DILocation(line: 104, column: 20, scope: !827)
!835 = !DILocation(line: 104, column: 25, scope: !827)
!836 = !DILocation(line: 104, column: 24, scope: !827)
!837 = !DILocation(line: 104, column: 22, scope: !827)
!838 = !DILocation(line: 104, column: 28, scope: !827)
!839 = !DILocation(line: 104, column: 9, scope: !827)
!840 = !DILocation(line: 104, column: 37, scope: !827)
!841 = !DILocation(line: 104, column: 39, scope: !827)
!842 = !DILocation(line: 104, column: 35, scope: !827, atomGroup: 21, atomRank: 2)
!843 = !DILocation(line: 104, column: 7, scope: !827, atomGroup: 21, atomRank: 1)
!844 = distinct !DIAssignID()
!845 = !DILocation(line: 104, column: 5, scope: !827, atomGroup: 23, atomRank: 1)
!846 = !DILocation(line: 103, column: 39, scope: !827)
!847 = !DILocation(line: 103, column: 39, scope: !827, atomGroup: 22, atomRank: 2)
!848 = !DILocation(line: 103, column: 39, scope: !827, atomGroup: 22, atomRank: 1)
!849 = distinct !DIAssignID()
!850 = distinct !{!850, !851, !852, !267, !268}
!851 = !DILocation(line: 103, column: 3, scope: !746)
!852 = !DILocation(line: 104, column: 42, scope: !746)
!853 = !DILocation(line: 105, column: 11, scope: !726)
!854 = !DILocation(line: 105, column: 10, scope: !726, atomGroup: 25, atomRank: 2)
!855 = !DILocation(line: 106, column: 1, scope: !726)
!856 = !DILocation(line: 105, column: 3, scope: !726, atomGroup: 25, atomRank: 1)
!857 = !DISubprogram(name: "strlen", scope: !858, file: !858, line: 407, type: !859, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!858 = !DIFile(filename: "usr/include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")
!859 = !DISubroutineType(types: !860)
!860 = !{!68, !144}
!861 = distinct !DISubprogram(name: "overflows", scope: !2, file: !2, line: 112, type: !862, scopeLine: 112, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !865, keyInstructions: true)
!862 = !DISubroutineType(types: !863)
!863 = !{!98, !98, !98, !864}
!864 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!865 = !{!866, !867, !868, !869, !870, !871}
!866 = !DILocalVariable(name: "a", arg: 1, scope: !861, file: !2, line: 112, type: !98)
!867 = !DILocalVariable(name: "b", arg: 2, scope: !861, file: !2, line: 112, type: !98)
!868 = !DILocalVariable(name: "out", arg: 3, scope: !861, file: !2, line: 112, type: !864)
!869 = !DILocalVariable(name: "s", scope: !861, file: !2, line: 113, type: !98)
!870 = !DILocalVariable(name: "p", scope: !861, file: !2, line: 113, type: !98)
!871 = !DILocalVariable(name: "of", scope: !861, file: !2, line: 114, type: !98)
!872 = distinct !DIAssignID()
!873 = !DILocation(line: 0, scope: !861)
!874 = distinct !DIAssignID()
!875 = distinct !DIAssignID()
!876 = distinct !DIAssignID()
!877 = distinct !DIAssignID()
!878 = distinct !DIAssignID()
!879 = distinct !DIAssignID()
!880 = distinct !DIAssignID()
!881 = !{!882, !882, i64 0}
!882 = !{!"p1 int", !306, i64 0}
!883 = distinct !DIAssignID()
!884 = !DILocation(line: 113, column: 3, scope: !861)
!885 = !DILocation(line: 114, column: 3, scope: !861)
!886 = !DILocation(line: 114, column: 36, scope: !861)
!887 = !DILocation(line: 114, column: 39, scope: !861)
!888 = !DILocation(line: 114, column: 12, scope: !861)
!889 = distinct !DIAssignID()
!890 = !DILocation(line: 114, column: 46, scope: !861, atomGroup: 1, atomRank: 2)
!891 = !DILocation(line: 114, column: 7, scope: !861, atomGroup: 1, atomRank: 1)
!892 = distinct !DIAssignID()
!893 = !DILocation(line: 115, column: 33, scope: !861)
!894 = !DILocation(line: 115, column: 36, scope: !861)
!895 = !DILocation(line: 115, column: 9, scope: !861)
!896 = distinct !DIAssignID()
!897 = !DILocation(line: 115, column: 6, scope: !861)
!898 = !DILocation(line: 115, column: 6, scope: !861, atomGroup: 2, atomRank: 2)
!899 = !DILocation(line: 115, column: 6, scope: !861, atomGroup: 2, atomRank: 1)
!900 = distinct !DIAssignID()
!901 = !DILocation(line: 116, column: 10, scope: !861)
!902 = !DILocation(line: 116, column: 14, scope: !861)
!903 = !DILocation(line: 116, column: 12, scope: !861, atomGroup: 3, atomRank: 2)
!904 = !DILocation(line: 116, column: 4, scope: !861)
!905 = !DILocation(line: 116, column: 8, scope: !861, atomGroup: 3, atomRank: 1)
!906 = !DILocation(line: 117, column: 10, scope: !861, atomGroup: 5, atomRank: 2)
!907 = !DILocation(line: 118, column: 1, scope: !861)
!908 = !DILocation(line: 117, column: 3, scope: !861, atomGroup: 5, atomRank: 1)
!909 = distinct !DISubprogram(name: "saturate", scope: !2, file: !2, line: 120, type: !910, scopeLine: 120, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !912, keyInstructions: true)
!910 = !DISubroutineType(types: !911)
!911 = !{!73, !98}
!912 = !{!913}
!913 = !DILocalVariable(name: "x", arg: 1, scope: !909, file: !2, line: 120, type: !98)
!914 = distinct !DIAssignID()
!915 = !DILocation(line: 0, scope: !909)
!916 = distinct !DIAssignID()
!917 = !DILocation(line: 120, column: 66, scope: !909)
!918 = !DILocation(line: 120, column: 68, scope: !909, atomGroup: 2, atomRank: 2)
!919 = !DILocation(line: 120, column: 66, scope: !909, atomGroup: 2, atomRank: 1)
!920 = !DILocation(line: 120, column: 92, scope: !909)
!921 = !DILocation(line: 120, column: 94, scope: !909, atomGroup: 3, atomRank: 2)
!922 = !DILocation(line: 120, column: 92, scope: !909, atomGroup: 3, atomRank: 1)
!923 = !DILocation(line: 120, column: 126, scope: !909)
!924 = !DILocation(line: 120, column: 118, scope: !909)
!925 = !DILocation(line: 120, column: 66, scope: !909, atomGroup: 1, atomRank: 3)
!926 = !DILocation(line: 120, column: 66, scope: !909, atomGroup: 1, atomRank: 2)
!927 = !DILocation(line: 120, column: 59, scope: !909, atomGroup: 1, atomRank: 1)

; ModuleID = 'hashtable.c'
source_filename = "hashtable.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Entry = type { ptr, i32, i32 }

@main.syllables.rel = internal unnamed_addr constant [6 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str to i64), i64 ptrtoint (ptr @main.syllables.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.1 to i64), i64 ptrtoint (ptr @main.syllables.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.2 to i64), i64 ptrtoint (ptr @main.syllables.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.3 to i64), i64 ptrtoint (ptr @main.syllables.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.4 to i64), i64 ptrtoint (ptr @main.syllables.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.5 to i64), i64 ptrtoint (ptr @main.syllables.rel to i64)) to i32)], align 4
@.str = private unnamed_addr constant [3 x i8] c"ka\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [3 x i8] c"lo\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [3 x i8] c"mi\00", align 1, !dbg !9
@.str.3 = private unnamed_addr constant [3 x i8] c"ne\00", align 1, !dbg !11
@.str.4 = private unnamed_addr constant [3 x i8] c"ru\00", align 1, !dbg !13
@.str.5 = private unnamed_addr constant [3 x i8] c"to\00", align 1, !dbg !15
@.str.6 = private unnamed_addr constant [46 x i8] c"%zu words, capacity %zu, %lu probes, most %d\0A\00", align 1, !dbg !17
@.str.7 = private unnamed_addr constant [13 x i8] c"%6d %08x %s\0A\00", align 1, !dbg !22
@state = internal unnamed_addr global i64 88172645463325252, align 8, !dbg !27

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !36 {
  %1 = alloca [16 x i8], align 16, !DIAssignID !99
    #dbg_assign(i1 undef, !64, !DIExpression(), !99, ptr %1, !DIExpression(), !100)
  %2 = tail call noalias dereferenceable_or_null(128) ptr @calloc(i64 noundef 8, i64 noundef 16) #14, !dbg !101
    #dbg_value(ptr %2, !40, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !100)
    #dbg_value(i64 8, !40, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !100)
    #dbg_value(i64 0, !40, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !100)
    #dbg_value(i64 0, !40, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !100)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #15, !dbg !102
    #dbg_value(i32 0, !68, !DIExpression(), !100)
    #dbg_value(i32 0, !69, !DIExpression(), !103)
  %3 = load i64, ptr @state, align 8, !tbaa !104
    #dbg_value(ptr %2, !40, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !100)
    #dbg_value(i64 8, !40, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !100)
    #dbg_value(i64 0, !40, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !100)
    #dbg_value(i64 0, !40, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !100)
    #dbg_value(i32 0, !69, !DIExpression(), !103)
    #dbg_value(i32 0, !68, !DIExpression(), !100)
  br label %11, !dbg !108

4:                                                ; preds = %135
  store i64 %153, ptr @state, align 8, !tbaa !104
    #dbg_value(i64 0, !77, !DIExpression(), !109)
    #dbg_value(i64 0, !76, !DIExpression(), !100)
  %5 = icmp eq i64 %85, 0, !dbg !110
  br i1 %5, label %172, label %6, !dbg !112

6:                                                ; preds = %4
  %7 = and i64 %85, 1, !dbg !112
  %8 = icmp eq i64 %85, 1, !dbg !112
  br i1 %8, label %160, label %9, !dbg !112

9:                                                ; preds = %6
  %10 = and i64 %85, -2, !dbg !112
  br label %231, !dbg !112

11:                                               ; preds = %0, %135
  %12 = phi i32 [ 0, %0 ], [ %143, %135 ]
  %13 = phi i32 [ 0, %0 ], [ %142, %135 ]
  %14 = phi ptr [ %2, %0 ], [ %86, %135 ]
  %15 = phi i64 [ 8, %0 ], [ %85, %135 ]
  %16 = phi i64 [ 0, %0 ], [ %137, %135 ]
  %17 = phi i64 [ 0, %0 ], [ %136, %135 ]
  %18 = phi i64 [ %3, %0 ], [ %153, %135 ]
    #dbg_value(i32 %12, !69, !DIExpression(), !103)
    #dbg_value(i32 %13, !68, !DIExpression(), !100)
    #dbg_value(ptr %14, !40, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !100)
    #dbg_value(i64 %15, !40, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !100)
    #dbg_value(i64 %16, !40, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !100)
    #dbg_value(i64 %17, !40, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !100)
  store i8 0, ptr %1, align 16, !dbg !113, !tbaa !114, !DIAssignID !115
    #dbg_assign(i8 0, !64, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !115, ptr %1, !DIExpression(), !100)
  %19 = shl i64 %18, 13, !dbg !116
  %20 = xor i64 %19, %18, !dbg !121
  %21 = lshr i64 %20, 7, !dbg !122
  %22 = xor i64 %21, %20, !dbg !123
  %23 = shl i64 %22, 17, !dbg !124
  %24 = xor i64 %23, %22, !dbg !125
  %25 = trunc i64 %22 to i32, !dbg !126
  %26 = and i32 %25, 3, !dbg !126
  %27 = add nuw nsw i32 %26, 1, !dbg !127
    #dbg_value(i32 %27, !71, !DIExpression(), !128)
    #dbg_value(i32 %27, !71, !DIExpression(), !128)
  br label %145, !dbg !129

28:                                               ; preds = %145
    #dbg_value(ptr undef, !130, !DIExpression(), !142)
    #dbg_value(ptr %1, !136, !DIExpression(), !142)
  %29 = shl i64 %16, 2, !dbg !144
  %30 = mul i64 %15, 3, !dbg !146
  %31 = icmp ult i64 %29, %30, !dbg !147
  br i1 %31, label %83, label %32, !dbg !148

32:                                               ; preds = %28
    #dbg_value(ptr undef, !149, !DIExpression(), !157)
  %33 = shl i64 %15, 1, !dbg !159
  %34 = call noalias ptr @calloc(i64 noundef %33, i64 noundef 16) #14, !dbg !160
    #dbg_value(ptr %34, !154, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !157)
    #dbg_value(i64 %33, !154, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !157)
    #dbg_value(i64 %16, !154, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !157)
    #dbg_value(i64 %17, !154, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !157)
  %35 = icmp eq ptr %34, null, !dbg !161
  br i1 %35, label %41, label %36, !dbg !163

36:                                               ; preds = %32
    #dbg_value(i64 %17, !154, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !157)
    #dbg_value(i64 0, !155, !DIExpression(), !164)
  %37 = icmp eq i64 %15, 0, !dbg !165
  br i1 %37, label %81, label %38, !dbg !167

38:                                               ; preds = %36
  %39 = add i64 %33, 4294967295
  %40 = add i64 %33, -1
  br label %42, !dbg !167

41:                                               ; preds = %32
  store i64 %153, ptr @state, align 8, !tbaa !104
  call void @abort() #16, !dbg !168
  unreachable, !dbg !168

42:                                               ; preds = %77, %38
  %43 = phi i64 [ 0, %38 ], [ %79, %77 ]
  %44 = phi i64 [ %17, %38 ], [ %78, %77 ]
    #dbg_value(i64 %43, !155, !DIExpression(), !164)
    #dbg_value(i64 %44, !154, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !157)
  %45 = getelementptr inbounds %struct.Entry, ptr %14, i64 %43, !dbg !169
  %46 = load ptr, ptr %45, align 8, !dbg !171, !tbaa !172
  %47 = icmp eq ptr %46, null, !dbg !169
  br i1 %47, label %77, label %48, !dbg !176

48:                                               ; preds = %42
  %49 = getelementptr inbounds i8, ptr %45, i64 8, !dbg !177
  %50 = load i32, ptr %49, align 8, !dbg !177, !tbaa !178
    #dbg_value(ptr undef, !179, !DIExpression(), !187)
    #dbg_value(ptr %46, !184, !DIExpression(), !187)
    #dbg_value(i32 %50, !185, !DIExpression(), !187)
  %51 = zext i32 %50 to i64, !dbg !189
  %52 = and i64 %39, %51, !dbg !190
    #dbg_value(i64 %52, !186, !DIExpression(), !187)
  %53 = getelementptr inbounds %struct.Entry, ptr %34, i64 %52, !dbg !191
  %54 = load ptr, ptr %53, align 8, !dbg !192, !tbaa !172
  %55 = icmp eq ptr %54, null, !dbg !193
  br i1 %55, label %74, label %56, !dbg !193

56:                                               ; preds = %48, %68
  %57 = phi i64 [ %61, %68 ], [ %44, %48 ], !dbg !194
  %58 = phi ptr [ %72, %68 ], [ %54, %48 ]
  %59 = phi ptr [ %71, %68 ], [ %53, %48 ]
  %60 = phi i64 [ %70, %68 ], [ %52, %48 ]
    #dbg_value(i64 %60, !186, !DIExpression(), !187)
  %61 = add i64 %57, 1, !dbg !194
    #dbg_value(i64 %61, !154, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !157)
  %62 = getelementptr inbounds i8, ptr %59, i64 8, !dbg !196
  %63 = load i32, ptr %62, align 8, !dbg !196, !tbaa !178
  %64 = icmp eq i32 %63, %50, !dbg !198
  br i1 %64, label %65, label %68, !dbg !199

65:                                               ; preds = %56
  %66 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %58, ptr noundef nonnull readonly dereferenceable(1) %46) #17, !dbg !200
  %67 = icmp eq i32 %66, 0, !dbg !201
  br i1 %67, label %74, label %68, !dbg !202

68:                                               ; preds = %65, %56
  %69 = add i64 %60, 1, !dbg !203
  %70 = and i64 %69, %40, !dbg !204
    #dbg_value(i64 %70, !186, !DIExpression(), !187)
  %71 = getelementptr inbounds %struct.Entry, ptr %34, i64 %70, !dbg !191
  %72 = load ptr, ptr %71, align 8, !dbg !192, !tbaa !172
  %73 = icmp eq ptr %72, null, !dbg !193
  br i1 %73, label %74, label %56, !dbg !193, !llvm.loop !205

74:                                               ; preds = %68, %65, %48
  %75 = phi i64 [ %44, %48 ], [ %61, %65 ], [ %61, %68 ], !dbg !157
  %76 = phi ptr [ %53, %48 ], [ %71, %68 ], [ %59, %65 ], !dbg !191
    #dbg_value(i64 %75, !154, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !157)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %76, ptr noundef nonnull align 8 dereferenceable(16) %45, i64 16, i1 false), !dbg !208, !tbaa.struct !209
  br label %77, !dbg !212

77:                                               ; preds = %74, %42
  %78 = phi i64 [ %44, %42 ], [ %75, %74 ], !dbg !213
    #dbg_value(i64 %78, !154, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !157)
  %79 = add nuw i64 %43, 1, !dbg !214
    #dbg_value(i64 %79, !155, !DIExpression(), !164)
  %80 = icmp eq i64 %79, %15, !dbg !165
  br i1 %80, label %81, label %42, !dbg !167, !llvm.loop !215

81:                                               ; preds = %77, %36
  %82 = phi i64 [ %17, %36 ], [ %78, %77 ], !dbg !213
  call void @free(ptr noundef %14) #15, !dbg !217
    #dbg_value(ptr %34, !40, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !100)
    #dbg_value(i64 %33, !40, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !100)
    #dbg_value(i64 %16, !40, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !100)
    #dbg_value(i64 %82, !40, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !100)
  br label %83, !dbg !218

83:                                               ; preds = %81, %28
  %84 = phi i64 [ %17, %28 ], [ %82, %81 ], !dbg !100
  %85 = phi i64 [ %15, %28 ], [ %33, %81 ], !dbg !100
  %86 = phi ptr [ %14, %28 ], [ %34, %81 ], !dbg !100
    #dbg_value(ptr %86, !40, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !100)
    #dbg_value(i64 %85, !40, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !100)
    #dbg_value(i64 %16, !40, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !100)
    #dbg_value(i64 %84, !40, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !100)
    #dbg_value(ptr %1, !219, !DIExpression(), !225)
    #dbg_value(i32 -2128831035, !224, !DIExpression(), !225)
  %87 = load i8, ptr %1, align 16, !dbg !227, !tbaa !114
  %88 = icmp eq i8 %87, 0, !dbg !230
  br i1 %88, label %99, label %89, !dbg !230

89:                                               ; preds = %83, %89
  %90 = phi i8 [ %97, %89 ], [ %87, %83 ]
  %91 = phi i32 [ %95, %89 ], [ -2128831035, %83 ]
  %92 = phi ptr [ %96, %89 ], [ %1, %83 ]
    #dbg_value(i32 %91, !224, !DIExpression(), !225)
    #dbg_value(ptr %92, !219, !DIExpression(), !225)
  %93 = zext i8 %90 to i32, !dbg !231
  %94 = xor i32 %91, %93, !dbg !232
  %95 = mul i32 %94, 16777619, !dbg !233
    #dbg_value(i32 %95, !224, !DIExpression(), !225)
  %96 = getelementptr inbounds i8, ptr %92, i64 1, !dbg !234
    #dbg_value(ptr %96, !219, !DIExpression(), !225)
  %97 = load i8, ptr %96, align 1, !dbg !227, !tbaa !114
  %98 = icmp eq i8 %97, 0, !dbg !230
  br i1 %98, label %99, label %89, !dbg !230, !llvm.loop !235

99:                                               ; preds = %89, %83
  %100 = phi i32 [ -2128831035, %83 ], [ %95, %89 ], !dbg !225
    #dbg_value(i32 %100, !137, !DIExpression(), !142)
    #dbg_value(ptr undef, !179, !DIExpression(), !237)
    #dbg_value(ptr %1, !184, !DIExpression(), !237)
    #dbg_value(i32 %100, !185, !DIExpression(), !237)
  %101 = zext i32 %100 to i64, !dbg !239
  %102 = add i64 %85, 4294967295, !dbg !240
  %103 = and i64 %102, %101, !dbg !241
    #dbg_value(i64 %103, !186, !DIExpression(), !237)
  %104 = getelementptr inbounds %struct.Entry, ptr %86, i64 %103, !dbg !242
  %105 = load ptr, ptr %104, align 8, !dbg !243, !tbaa !172
  %106 = icmp eq ptr %105, null, !dbg !244
  br i1 %106, label %127, label %107, !dbg !244

107:                                              ; preds = %99
  %108 = add i64 %85, -1
  br label %109, !dbg !244

109:                                              ; preds = %121, %107
  %110 = phi i64 [ %84, %107 ], [ %114, %121 ], !dbg !245
  %111 = phi ptr [ %105, %107 ], [ %125, %121 ]
  %112 = phi ptr [ %104, %107 ], [ %124, %121 ]
  %113 = phi i64 [ %103, %107 ], [ %123, %121 ]
    #dbg_value(i64 %113, !186, !DIExpression(), !237)
  %114 = add i64 %110, 1, !dbg !245
    #dbg_value(i64 %114, !40, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !100)
  %115 = getelementptr inbounds i8, ptr %112, i64 8, !dbg !246
  %116 = load i32, ptr %115, align 8, !dbg !246, !tbaa !178
  %117 = icmp eq i32 %116, %100, !dbg !247
  br i1 %117, label %118, label %121, !dbg !248

118:                                              ; preds = %109
  %119 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %111, ptr noundef nonnull readonly dereferenceable(1) %1) #17, !dbg !249
  %120 = icmp eq i32 %119, 0, !dbg !250
  br i1 %120, label %135, label %121, !dbg !251

121:                                              ; preds = %118, %109
  %122 = add i64 %113, 1, !dbg !252
  %123 = and i64 %122, %108, !dbg !253
    #dbg_value(i64 %123, !186, !DIExpression(), !237)
  %124 = getelementptr inbounds %struct.Entry, ptr %86, i64 %123, !dbg !242
  %125 = load ptr, ptr %124, align 8, !dbg !243, !tbaa !172
  %126 = icmp eq ptr %125, null, !dbg !244
  br i1 %126, label %127, label %109, !dbg !244, !llvm.loop !254

127:                                              ; preds = %121, %99
  %128 = phi i64 [ %84, %99 ], [ %114, %121 ], !dbg !100
  %129 = phi ptr [ %104, %99 ], [ %124, %121 ]
    #dbg_value(i64 %128, !40, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !100)
  %130 = call i64 @strlen(ptr noundef nonnull readonly dereferenceable(1) %1) #17, !dbg !256
  %131 = add i64 %130, 1, !dbg !257
    #dbg_value(i64 %131, !139, !DIExpression(), !258)
  %132 = call noalias ptr @malloc(i64 noundef %131) #18, !dbg !259
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %132, ptr nonnull readonly align 16 %1, i64 %131, i1 false), !dbg !260
  store ptr %132, ptr %129, align 8, !dbg !261, !tbaa !172
  %133 = getelementptr inbounds i8, ptr %129, i64 8, !dbg !262
  store i32 %100, ptr %133, align 8, !dbg !263, !tbaa !178
  %134 = add i64 %16, 1, !dbg !264
    #dbg_value(i64 %134, !40, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !100)
  br label %135, !dbg !265

135:                                              ; preds = %118, %127
  %136 = phi i64 [ %128, %127 ], [ %114, %118 ], !dbg !100
  %137 = phi i64 [ %134, %127 ], [ %16, %118 ], !dbg !100
  %138 = phi ptr [ %129, %127 ], [ %112, %118 ]
    #dbg_value(i64 %137, !40, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !100)
    #dbg_value(i64 %136, !40, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !100)
  %139 = getelementptr inbounds i8, ptr %138, i64 12, !dbg !266
  %140 = load i32, ptr %139, align 4, !dbg !267, !tbaa !268
  %141 = add nsw i32 %140, 1, !dbg !267
  store i32 %141, ptr %139, align 4, !dbg !267, !tbaa !268
    #dbg_value(i32 %141, !75, !DIExpression(), !269)
  %142 = call i32 @llvm.smax.i32(i32 %141, i32 %13), !dbg !270
    #dbg_value(i32 %142, !68, !DIExpression(), !100)
  %143 = add nuw nsw i32 %12, 1, !dbg !271
    #dbg_value(ptr %86, !40, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !100)
    #dbg_value(i64 %85, !40, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !100)
    #dbg_value(i64 %137, !40, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !100)
    #dbg_value(i64 %136, !40, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !100)
    #dbg_value(i32 %143, !69, !DIExpression(), !103)
  %144 = icmp eq i32 %143, 20000, !dbg !272
  br i1 %144, label %4, label %11, !dbg !108, !llvm.loop !273

145:                                              ; preds = %11, %145
  %146 = phi i32 [ %27, %11 ], [ %158, %145 ]
  %147 = phi i64 [ %24, %11 ], [ %153, %145 ]
    #dbg_value(i32 %146, !71, !DIExpression(), !128)
  %148 = shl i64 %147, 13, !dbg !275
  %149 = xor i64 %148, %147, !dbg !278
  %150 = lshr i64 %149, 7, !dbg !279
  %151 = xor i64 %150, %149, !dbg !280
  %152 = shl i64 %151, 17, !dbg !281
  %153 = xor i64 %152, %151, !dbg !282
  %154 = urem i64 %153, 6, !dbg !283
  %155 = shl i64 %154, 2, !dbg !284
  %156 = call ptr @llvm.load.relative.i64(ptr @main.syllables.rel, i64 %155), !dbg !284
  %157 = call ptr @strcat(ptr noundef nonnull dereferenceable(1) %1, ptr noundef nonnull dereferenceable(1) %156) #15, !dbg !285
  %158 = add nsw i32 %146, -1, !dbg !286
    #dbg_value(i32 %158, !71, !DIExpression(), !128)
  %159 = icmp ugt i32 %146, 1, !dbg !287
  br i1 %159, label %145, label %28, !dbg !129, !llvm.loop !288

160:                                              ; preds = %250, %6
  %161 = phi i64 [ poison, %6 ], [ %251, %250 ]
  %162 = phi i64 [ 0, %6 ], [ %252, %250 ]
  %163 = phi i64 [ 0, %6 ], [ %251, %250 ]
  %164 = icmp eq i64 %7, 0, !dbg !290
  br i1 %164, label %172, label %165, !dbg !290

165:                                              ; preds = %160
    #dbg_value(i64 %162, !77, !DIExpression(), !109)
    #dbg_value(i64 %163, !76, !DIExpression(), !100)
  %166 = getelementptr inbounds %struct.Entry, ptr %86, i64 %162, !dbg !291
  %167 = load ptr, ptr %166, align 8, !dbg !293, !tbaa !172
  %168 = icmp eq ptr %167, null, !dbg !291
  br i1 %168, label %172, label %169, !dbg !290

169:                                              ; preds = %165
  %170 = add i64 %163, 1, !dbg !294
    #dbg_value(i64 %170, !76, !DIExpression(), !100)
  %171 = getelementptr inbounds %struct.Entry, ptr %86, i64 %163, !dbg !295
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %171, ptr noundef nonnull align 8 dereferenceable(16) %166, i64 16, i1 false), !dbg !296, !tbaa.struct !209
  br label %172, !dbg !295

172:                                              ; preds = %160, %169, %165, %4
  %173 = phi i64 [ 0, %4 ], [ %161, %160 ], [ %170, %169 ], [ %163, %165 ], !dbg !100
  call void @qsort(ptr noundef nonnull %86, i64 noundef %173, i64 noundef 16, ptr noundef nonnull @by_count) #15, !dbg !297
  %174 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i64 noundef %173, i64 noundef %85, i64 noundef %136, i32 noundef %142), !dbg !298
    #dbg_value(i64 0, !79, !DIExpression(), !299)
  %175 = getelementptr inbounds i8, ptr %86, i64 12, !dbg !300
  %176 = load i32, ptr %175, align 4, !dbg !300, !tbaa !268
  %177 = getelementptr inbounds i8, ptr %86, i64 8, !dbg !302
  %178 = load i32, ptr %177, align 8, !dbg !302, !tbaa !178
  %179 = load ptr, ptr %86, align 8, !dbg !303, !tbaa !172
  %180 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %176, i32 noundef %178, ptr noundef %179), !dbg !304
    #dbg_value(i64 1, !79, !DIExpression(), !299)
  %181 = getelementptr inbounds i8, ptr %86, i64 16, !dbg !305
  %182 = getelementptr inbounds i8, ptr %86, i64 28, !dbg !300
  %183 = load i32, ptr %182, align 4, !dbg !300, !tbaa !268
  %184 = getelementptr inbounds i8, ptr %86, i64 24, !dbg !302
  %185 = load i32, ptr %184, align 8, !dbg !302, !tbaa !178
  %186 = load ptr, ptr %181, align 8, !dbg !303, !tbaa !172
  %187 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %183, i32 noundef %185, ptr noundef %186), !dbg !304
    #dbg_value(i64 2, !79, !DIExpression(), !299)
  %188 = getelementptr inbounds i8, ptr %86, i64 32, !dbg !305
  %189 = getelementptr inbounds i8, ptr %86, i64 44, !dbg !300
  %190 = load i32, ptr %189, align 4, !dbg !300, !tbaa !268
  %191 = getelementptr inbounds i8, ptr %86, i64 40, !dbg !302
  %192 = load i32, ptr %191, align 8, !dbg !302, !tbaa !178
  %193 = load ptr, ptr %188, align 8, !dbg !303, !tbaa !172
  %194 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %190, i32 noundef %192, ptr noundef %193), !dbg !304
    #dbg_value(i64 3, !79, !DIExpression(), !299)
  %195 = getelementptr inbounds i8, ptr %86, i64 48, !dbg !305
  %196 = getelementptr inbounds i8, ptr %86, i64 60, !dbg !300
  %197 = load i32, ptr %196, align 4, !dbg !300, !tbaa !268
  %198 = getelementptr inbounds i8, ptr %86, i64 56, !dbg !302
  %199 = load i32, ptr %198, align 8, !dbg !302, !tbaa !178
  %200 = load ptr, ptr %195, align 8, !dbg !303, !tbaa !172
  %201 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %197, i32 noundef %199, ptr noundef %200), !dbg !304
    #dbg_value(i64 4, !79, !DIExpression(), !299)
  %202 = getelementptr inbounds i8, ptr %86, i64 64, !dbg !305
  %203 = getelementptr inbounds i8, ptr %86, i64 76, !dbg !300
  %204 = load i32, ptr %203, align 4, !dbg !300, !tbaa !268
  %205 = getelementptr inbounds i8, ptr %86, i64 72, !dbg !302
  %206 = load i32, ptr %205, align 8, !dbg !302, !tbaa !178
  %207 = load ptr, ptr %202, align 8, !dbg !303, !tbaa !172
  %208 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %204, i32 noundef %206, ptr noundef %207), !dbg !304
    #dbg_value(i64 5, !79, !DIExpression(), !299)
  %209 = getelementptr inbounds i8, ptr %86, i64 80, !dbg !305
  %210 = getelementptr inbounds i8, ptr %86, i64 92, !dbg !300
  %211 = load i32, ptr %210, align 4, !dbg !300, !tbaa !268
  %212 = getelementptr inbounds i8, ptr %86, i64 88, !dbg !302
  %213 = load i32, ptr %212, align 8, !dbg !302, !tbaa !178
  %214 = load ptr, ptr %209, align 8, !dbg !303, !tbaa !172
  %215 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %211, i32 noundef %213, ptr noundef %214), !dbg !304
    #dbg_value(i64 6, !79, !DIExpression(), !299)
  %216 = getelementptr inbounds i8, ptr %86, i64 96, !dbg !305
  %217 = getelementptr inbounds i8, ptr %86, i64 108, !dbg !300
  %218 = load i32, ptr %217, align 4, !dbg !300, !tbaa !268
  %219 = getelementptr inbounds i8, ptr %86, i64 104, !dbg !302
  %220 = load i32, ptr %219, align 8, !dbg !302, !tbaa !178
  %221 = load ptr, ptr %216, align 8, !dbg !303, !tbaa !172
  %222 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %218, i32 noundef %220, ptr noundef %221), !dbg !304
    #dbg_value(i64 7, !79, !DIExpression(), !299)
  %223 = getelementptr inbounds i8, ptr %86, i64 112, !dbg !305
  %224 = getelementptr inbounds i8, ptr %86, i64 124, !dbg !300
  %225 = load i32, ptr %224, align 4, !dbg !300, !tbaa !268
  %226 = getelementptr inbounds i8, ptr %86, i64 120, !dbg !302
  %227 = load i32, ptr %226, align 8, !dbg !302, !tbaa !178
  %228 = load ptr, ptr %223, align 8, !dbg !303, !tbaa !172
  %229 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %225, i32 noundef %227, ptr noundef %228), !dbg !304
    #dbg_value(i64 8, !79, !DIExpression(), !299)
    #dbg_value(i64 0, !81, !DIExpression(), !306)
  %230 = icmp eq i64 %173, 0, !dbg !307
  br i1 %230, label %255, label %256, !dbg !309

231:                                              ; preds = %250, %9
  %232 = phi i64 [ 0, %9 ], [ %252, %250 ]
  %233 = phi i64 [ 0, %9 ], [ %251, %250 ]
  %234 = phi i64 [ 0, %9 ], [ %253, %250 ]
    #dbg_value(i64 %232, !77, !DIExpression(), !109)
    #dbg_value(i64 %233, !76, !DIExpression(), !100)
  %235 = getelementptr inbounds %struct.Entry, ptr %86, i64 %232, !dbg !291
  %236 = load ptr, ptr %235, align 8, !dbg !293, !tbaa !172
  %237 = icmp eq ptr %236, null, !dbg !291
  br i1 %237, label %241, label %238, !dbg !290

238:                                              ; preds = %231
  %239 = add i64 %233, 1, !dbg !294
    #dbg_value(i64 %239, !76, !DIExpression(), !100)
  %240 = getelementptr inbounds %struct.Entry, ptr %86, i64 %233, !dbg !295
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %240, ptr noundef nonnull align 8 dereferenceable(16) %235, i64 16, i1 false), !dbg !296, !tbaa.struct !209
  br label %241, !dbg !295

241:                                              ; preds = %231, %238
  %242 = phi i64 [ %239, %238 ], [ %233, %231 ], !dbg !100
    #dbg_value(i64 %242, !76, !DIExpression(), !100)
  %243 = or disjoint i64 %232, 1, !dbg !310
    #dbg_value(i64 %243, !77, !DIExpression(), !109)
  %244 = getelementptr inbounds %struct.Entry, ptr %86, i64 %243, !dbg !291
  %245 = load ptr, ptr %244, align 8, !dbg !293, !tbaa !172
  %246 = icmp eq ptr %245, null, !dbg !291
  br i1 %246, label %250, label %247, !dbg !290

247:                                              ; preds = %241
  %248 = add i64 %242, 1, !dbg !294
    #dbg_value(i64 %248, !76, !DIExpression(), !100)
  %249 = getelementptr inbounds %struct.Entry, ptr %86, i64 %242, !dbg !295
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %249, ptr noundef nonnull align 8 dereferenceable(16) %244, i64 16, i1 false), !dbg !296, !tbaa.struct !209
  br label %250, !dbg !295

250:                                              ; preds = %247, %241
  %251 = phi i64 [ %248, %247 ], [ %242, %241 ], !dbg !100
    #dbg_value(i64 %251, !76, !DIExpression(), !100)
  %252 = add nuw i64 %232, 2, !dbg !310
    #dbg_value(i64 %252, !77, !DIExpression(), !109)
  %253 = add i64 %234, 2, !dbg !112
  %254 = icmp eq i64 %253, %10, !dbg !112
  br i1 %254, label %160, label %231, !dbg !112, !llvm.loop !311

255:                                              ; preds = %256, %172
  call void @free(ptr noundef nonnull %86) #15, !dbg !313
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #15, !dbg !314
  ret i32 0, !dbg !314

256:                                              ; preds = %172, %256
  %257 = phi i64 [ %260, %256 ], [ 0, %172 ]
    #dbg_value(i64 %257, !81, !DIExpression(), !306)
  %258 = getelementptr inbounds %struct.Entry, ptr %86, i64 %257, !dbg !315
  %259 = load ptr, ptr %258, align 8, !dbg !316, !tbaa !172
  call void @free(ptr noundef %259) #15, !dbg !317
  %260 = add nuw i64 %257, 1, !dbg !318
    #dbg_value(i64 %260, !81, !DIExpression(), !306)
  %261 = icmp eq i64 %260, %173, !dbg !307
  br i1 %261, label %255, label %256, !dbg !309, !llvm.loop !319
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare !dbg !321 noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite)
declare !dbg !326 ptr @strcat(ptr noalias noundef returned, ptr noalias nocapture noundef readonly) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nofree
declare !dbg !332 void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define internal i32 @by_count(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #6 !dbg !341 {
    #dbg_value(ptr %0, !343, !DIExpression(), !349)
    #dbg_value(ptr %1, !344, !DIExpression(), !349)
    #dbg_value(ptr %0, !345, !DIExpression(), !349)
    #dbg_value(ptr %1, !348, !DIExpression(), !349)
  %3 = getelementptr inbounds i8, ptr %0, i64 12, !dbg !350
  %4 = load i32, ptr %3, align 4, !dbg !350, !tbaa !268
  %5 = getelementptr inbounds i8, ptr %1, i64 12, !dbg !352
  %6 = load i32, ptr %5, align 4, !dbg !352, !tbaa !268
  %7 = icmp eq i32 %4, %6, !dbg !353
  br i1 %7, label %11, label %8, !dbg !354

8:                                                ; preds = %2
  %9 = icmp slt i32 %4, %6, !dbg !355
  %10 = select i1 %9, i32 1, i32 -1, !dbg !356
  br label %15, !dbg !357

11:                                               ; preds = %2
  %12 = load ptr, ptr %0, align 8, !dbg !358, !tbaa !172
  %13 = load ptr, ptr %1, align 8, !dbg !359, !tbaa !172
  %14 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %12, ptr noundef nonnull dereferenceable(1) %13) #17, !dbg !360
  br label %15, !dbg !361

15:                                               ; preds = %11, %8
  %16 = phi i32 [ %10, %8 ], [ %14, %11 ], !dbg !349
  ret i32 %16, !dbg !362
}

; Function Attrs: nofree nounwind
declare !dbg !363 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #7

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !367 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !370 i64 @strlen(ptr nocapture noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !373 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #10

; Function Attrs: noreturn nounwind
declare !dbg !376 void @abort() local_unnamed_addr #11

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !379 i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #13

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #14 = { nounwind allocsize(0,1) }
attributes #15 = { nounwind }
attributes #16 = { noreturn nounwind }
attributes #17 = { nounwind willreturn memory(read) }
attributes #18 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!29}
!llvm.module.flags = !{!91, !92, !93, !94, !95, !96, !97}
!llvm.ident = !{!98}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 79, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "hashtable.c", directory: ".", checksumkind: CSK_MD5, checksum: "c18b8f393c67725fa91d7d6a47b67825")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 3)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 79, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 79, type: !3, isLocal: true, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !2, line: 79, type: !3, isLocal: true, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 79, type: !3, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !2, line: 79, type: !3, isLocal: true, isDefinition: true)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 95, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 368, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 46)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 97, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 13)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "state", scope: !29, file: !2, line: 70, type: !89, isLocal: true, isDefinition: true)
!29 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !30, globals: !33, splitDebugInlining: false, nameTableKind: None)
!30 = !{!31, !32}
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!33 = !{!0, !7, !9, !11, !13, !15, !34, !17, !22, !27}
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "syllables", scope: !36, file: !2, line: 79, type: !83, isLocal: true, isDefinition: true)
!36 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 78, type: !37, scopeLine: 78, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !29, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!31}
!39 = !{!40, !64, !68, !69, !71, !75, !76, !77, !79, !81}
!40 = !DILocalVariable(name: "t", scope: !36, file: !2, line: 80, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "Table", file: !2, line: 18, baseType: !42)
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Table", file: !2, line: 14, size: 256, elements: !43)
!43 = !{!44, !58, !62, !63}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "slots", scope: !42, file: !2, line: 15, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "Entry", file: !2, line: 12, baseType: !47)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Entry", file: !2, line: 8, size: 128, elements: !48)
!48 = !{!49, !51, !57}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !47, file: !2, line: 9, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "hash", scope: !47, file: !2, line: 10, baseType: !52, size: 32, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !53, line: 26, baseType: !54)
!53 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !55, line: 42, baseType: !56)
!55 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!56 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !47, file: !2, line: 11, baseType: !31, size: 32, offset: 96)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "cap", scope: !42, file: !2, line: 16, baseType: !59, size: 64, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !60, line: 18, baseType: !61)
!60 = !DIFile(filename: "usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "len", scope: !42, file: !2, line: 16, baseType: !59, size: 64, offset: 128)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "probes", scope: !42, file: !2, line: 17, baseType: !61, size: 64, offset: 192)
!64 = !DILocalVariable(name: "word", scope: !36, file: !2, line: 81, type: !65)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 16)
!68 = !DILocalVariable(name: "most", scope: !36, file: !2, line: 82, type: !31)
!69 = !DILocalVariable(name: "i", scope: !70, file: !2, line: 83, type: !31)
!70 = distinct !DILexicalBlock(scope: !36, file: !2, line: 83, column: 3)
!71 = !DILocalVariable(name: "n", scope: !72, file: !2, line: 85, type: !31)
!72 = distinct !DILexicalBlock(scope: !73, file: !2, line: 85, column: 5)
!73 = distinct !DILexicalBlock(scope: !74, file: !2, line: 83, column: 35)
!74 = distinct !DILexicalBlock(scope: !70, file: !2, line: 83, column: 3)
!75 = !DILocalVariable(name: "c", scope: !73, file: !2, line: 87, type: !31)
!76 = !DILocalVariable(name: "n", scope: !36, file: !2, line: 90, type: !59)
!77 = !DILocalVariable(name: "i", scope: !78, file: !2, line: 91, type: !59)
!78 = distinct !DILexicalBlock(scope: !36, file: !2, line: 91, column: 3)
!79 = !DILocalVariable(name: "i", scope: !80, file: !2, line: 96, type: !59)
!80 = distinct !DILexicalBlock(scope: !36, file: !2, line: 96, column: 3)
!81 = !DILocalVariable(name: "i", scope: !82, file: !2, line: 98, type: !59)
!82 = distinct !DILexicalBlock(scope: !36, file: !2, line: 98, column: 3)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !84, size: 384, elements: !87)
!84 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !85)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!86 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!87 = !{!88}
!88 = !DISubrange(count: 6)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !53, line: 27, baseType: !90)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !55, line: 45, baseType: !61)
!91 = !{i32 7, !"Dwarf Version", i32 5}
!92 = !{i32 2, !"Debug Info Version", i32 3}
!93 = !{i32 1, !"wchar_size", i32 4}
!94 = !{i32 8, !"PIC Level", i32 2}
!95 = !{i32 7, !"PIE Level", i32 2}
!96 = !{i32 7, !"uwtable", i32 2}
!97 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!98 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!99 = distinct !DIAssignID()
!100 = !DILocation(line: 0, scope: !36)
!101 = !DILocation(line: 80, column: 14, scope: !36)
!102 = !DILocation(line: 81, column: 3, scope: !36)
!103 = !DILocation(line: 0, scope: !70)
!104 = !{!105, !105, i64 0}
!105 = !{!"long", !106, i64 0}
!106 = !{!"omnipotent char", !107, i64 0}
!107 = !{!"Simple C/C++ TBAA"}
!108 = !DILocation(line: 83, column: 3, scope: !70)
!109 = !DILocation(line: 0, scope: !78)
!110 = !DILocation(line: 91, column: 24, scope: !111)
!111 = distinct !DILexicalBlock(scope: !78, file: !2, line: 91, column: 3)
!112 = !DILocation(line: 91, column: 3, scope: !78)
!113 = !DILocation(line: 84, column: 13, scope: !73)
!114 = !{!106, !106, i64 0}
!115 = distinct !DIAssignID()
!116 = !DILocation(line: 73, column: 18, scope: !117, inlinedAt: !120)
!117 = distinct !DISubprogram(name: "next", scope: !2, file: !2, line: 72, type: !118, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !29)
!118 = !DISubroutineType(types: !119)
!119 = !{!89}
!120 = distinct !DILocation(line: 85, column: 28, scope: !72)
!121 = !DILocation(line: 73, column: 9, scope: !117, inlinedAt: !120)
!122 = !DILocation(line: 74, column: 18, scope: !117, inlinedAt: !120)
!123 = !DILocation(line: 74, column: 9, scope: !117, inlinedAt: !120)
!124 = !DILocation(line: 75, column: 25, scope: !117, inlinedAt: !120)
!125 = !DILocation(line: 75, column: 16, scope: !117, inlinedAt: !120)
!126 = !DILocation(line: 85, column: 22, scope: !72)
!127 = !DILocation(line: 85, column: 20, scope: !72)
!128 = !DILocation(line: 0, scope: !72)
!129 = !DILocation(line: 85, column: 5, scope: !72)
!130 = !DILocalVariable(name: "t", arg: 1, scope: !131, file: !2, line: 49, type: !134)
!131 = distinct !DISubprogram(name: "bump", scope: !2, file: !2, line: 49, type: !132, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !29, retainedNodes: !135)
!132 = !DISubroutineType(types: !133)
!133 = !{!31, !134, !85}
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!135 = !{!130, !136, !137, !138, !139}
!136 = !DILocalVariable(name: "key", arg: 2, scope: !131, file: !2, line: 49, type: !85)
!137 = !DILocalVariable(name: "h", scope: !131, file: !2, line: 52, type: !52)
!138 = !DILocalVariable(name: "e", scope: !131, file: !2, line: 53, type: !45)
!139 = !DILocalVariable(name: "n", scope: !140, file: !2, line: 55, type: !59)
!140 = distinct !DILexicalBlock(scope: !141, file: !2, line: 54, column: 16)
!141 = distinct !DILexicalBlock(scope: !131, file: !2, line: 54, column: 7)
!142 = !DILocation(line: 0, scope: !131, inlinedAt: !143)
!143 = distinct !DILocation(line: 87, column: 13, scope: !73)
!144 = !DILocation(line: 50, column: 14, scope: !145, inlinedAt: !143)
!145 = distinct !DILexicalBlock(scope: !131, file: !2, line: 50, column: 7)
!146 = !DILocation(line: 50, column: 28, scope: !145, inlinedAt: !143)
!147 = !DILocation(line: 50, column: 18, scope: !145, inlinedAt: !143)
!148 = !DILocation(line: 50, column: 7, scope: !131, inlinedAt: !143)
!149 = !DILocalVariable(name: "t", arg: 1, scope: !150, file: !2, line: 38, type: !134)
!150 = distinct !DISubprogram(name: "grow", scope: !2, file: !2, line: 38, type: !151, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !29, retainedNodes: !153)
!151 = !DISubroutineType(types: !152)
!152 = !{null, !134}
!153 = !{!149, !154, !155}
!154 = !DILocalVariable(name: "bigger", scope: !150, file: !2, line: 39, type: !41)
!155 = !DILocalVariable(name: "i", scope: !156, file: !2, line: 42, type: !59)
!156 = distinct !DILexicalBlock(scope: !150, file: !2, line: 42, column: 3)
!157 = !DILocation(line: 0, scope: !150, inlinedAt: !158)
!158 = distinct !DILocation(line: 51, column: 5, scope: !145, inlinedAt: !143)
!159 = !DILocation(line: 39, column: 33, scope: !150, inlinedAt: !158)
!160 = !DILocation(line: 39, column: 19, scope: !150, inlinedAt: !158)
!161 = !DILocation(line: 40, column: 8, scope: !162, inlinedAt: !158)
!162 = distinct !DILexicalBlock(scope: !150, file: !2, line: 40, column: 7)
!163 = !DILocation(line: 40, column: 7, scope: !150, inlinedAt: !158)
!164 = !DILocation(line: 0, scope: !156, inlinedAt: !158)
!165 = !DILocation(line: 42, column: 24, scope: !166, inlinedAt: !158)
!166 = distinct !DILexicalBlock(scope: !156, file: !2, line: 42, column: 3)
!167 = !DILocation(line: 42, column: 3, scope: !156, inlinedAt: !158)
!168 = !DILocation(line: 41, column: 5, scope: !162, inlinedAt: !158)
!169 = !DILocation(line: 43, column: 9, scope: !170, inlinedAt: !158)
!170 = distinct !DILexicalBlock(scope: !166, file: !2, line: 43, column: 9)
!171 = !DILocation(line: 43, column: 21, scope: !170, inlinedAt: !158)
!172 = !{!173, !174, i64 0}
!173 = !{!"Entry", !174, i64 0, !175, i64 8, !175, i64 12}
!174 = !{!"any pointer", !106, i64 0}
!175 = !{!"int", !106, i64 0}
!176 = !DILocation(line: 43, column: 9, scope: !166, inlinedAt: !158)
!177 = !DILocation(line: 44, column: 51, scope: !170, inlinedAt: !158)
!178 = !{!173, !175, i64 8}
!179 = !DILocalVariable(name: "t", arg: 1, scope: !180, file: !2, line: 27, type: !134)
!180 = distinct !DISubprogram(name: "find", scope: !2, file: !2, line: 27, type: !181, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !29, retainedNodes: !183)
!181 = !DISubroutineType(types: !182)
!182 = !{!45, !134, !85, !52}
!183 = !{!179, !184, !185, !186}
!184 = !DILocalVariable(name: "key", arg: 2, scope: !180, file: !2, line: 27, type: !85)
!185 = !DILocalVariable(name: "h", arg: 3, scope: !180, file: !2, line: 27, type: !52)
!186 = !DILocalVariable(name: "i", scope: !180, file: !2, line: 28, type: !59)
!187 = !DILocation(line: 0, scope: !180, inlinedAt: !188)
!188 = distinct !DILocation(line: 44, column: 8, scope: !170, inlinedAt: !158)
!189 = !DILocation(line: 28, column: 14, scope: !180, inlinedAt: !188)
!190 = !DILocation(line: 28, column: 16, scope: !180, inlinedAt: !188)
!191 = !DILocation(line: 29, column: 10, scope: !180, inlinedAt: !188)
!192 = !DILocation(line: 29, column: 22, scope: !180, inlinedAt: !188)
!193 = !DILocation(line: 29, column: 3, scope: !180, inlinedAt: !188)
!194 = !DILocation(line: 30, column: 14, scope: !195, inlinedAt: !188)
!195 = distinct !DILexicalBlock(scope: !180, file: !2, line: 29, column: 27)
!196 = !DILocation(line: 31, column: 21, scope: !197, inlinedAt: !188)
!197 = distinct !DILexicalBlock(scope: !195, file: !2, line: 31, column: 9)
!198 = !DILocation(line: 31, column: 26, scope: !197, inlinedAt: !188)
!199 = !DILocation(line: 31, column: 31, scope: !197, inlinedAt: !188)
!200 = !DILocation(line: 31, column: 34, scope: !197, inlinedAt: !188)
!201 = !DILocation(line: 31, column: 63, scope: !197, inlinedAt: !188)
!202 = !DILocation(line: 31, column: 9, scope: !195, inlinedAt: !188)
!203 = !DILocation(line: 33, column: 12, scope: !195, inlinedAt: !188)
!204 = !DILocation(line: 33, column: 17, scope: !195, inlinedAt: !188)
!205 = distinct !{!205, !193, !206, !207}
!206 = !DILocation(line: 34, column: 3, scope: !180, inlinedAt: !188)
!207 = !{!"llvm.loop.mustprogress"}
!208 = !DILocation(line: 44, column: 59, scope: !170, inlinedAt: !158)
!209 = !{i64 0, i64 8, !210, i64 8, i64 4, !211, i64 12, i64 4, !211}
!210 = !{!174, !174, i64 0}
!211 = !{!175, !175, i64 0}
!212 = !DILocation(line: 44, column: 7, scope: !170, inlinedAt: !158)
!213 = !DILocation(line: 39, column: 18, scope: !150, inlinedAt: !158)
!214 = !DILocation(line: 42, column: 35, scope: !166, inlinedAt: !158)
!215 = distinct !{!215, !167, !216, !207}
!216 = !DILocation(line: 44, column: 69, scope: !156, inlinedAt: !158)
!217 = !DILocation(line: 45, column: 3, scope: !150, inlinedAt: !158)
!218 = !DILocation(line: 51, column: 5, scope: !145, inlinedAt: !143)
!219 = !DILocalVariable(name: "s", arg: 1, scope: !220, file: !2, line: 20, type: !85)
!220 = distinct !DISubprogram(name: "fnv", scope: !2, file: !2, line: 20, type: !221, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !29, retainedNodes: !223)
!221 = !DISubroutineType(types: !222)
!222 = !{!52, !85}
!223 = !{!219, !224}
!224 = !DILocalVariable(name: "h", scope: !220, file: !2, line: 21, type: !52)
!225 = !DILocation(line: 0, scope: !220, inlinedAt: !226)
!226 = distinct !DILocation(line: 52, column: 16, scope: !131, inlinedAt: !143)
!227 = !DILocation(line: 22, column: 10, scope: !228, inlinedAt: !226)
!228 = distinct !DILexicalBlock(scope: !229, file: !2, line: 22, column: 3)
!229 = distinct !DILexicalBlock(scope: !220, file: !2, line: 22, column: 3)
!230 = !DILocation(line: 22, column: 3, scope: !229, inlinedAt: !226)
!231 = !DILocation(line: 23, column: 14, scope: !228, inlinedAt: !226)
!232 = !DILocation(line: 23, column: 12, scope: !228, inlinedAt: !226)
!233 = !DILocation(line: 23, column: 33, scope: !228, inlinedAt: !226)
!234 = !DILocation(line: 22, column: 15, scope: !228, inlinedAt: !226)
!235 = distinct !{!235, !230, !236, !207}
!236 = !DILocation(line: 23, column: 35, scope: !229, inlinedAt: !226)
!237 = !DILocation(line: 0, scope: !180, inlinedAt: !238)
!238 = distinct !DILocation(line: 53, column: 14, scope: !131, inlinedAt: !143)
!239 = !DILocation(line: 28, column: 14, scope: !180, inlinedAt: !238)
!240 = !DILocation(line: 28, column: 26, scope: !180, inlinedAt: !238)
!241 = !DILocation(line: 28, column: 16, scope: !180, inlinedAt: !238)
!242 = !DILocation(line: 29, column: 10, scope: !180, inlinedAt: !238)
!243 = !DILocation(line: 29, column: 22, scope: !180, inlinedAt: !238)
!244 = !DILocation(line: 29, column: 3, scope: !180, inlinedAt: !238)
!245 = !DILocation(line: 30, column: 14, scope: !195, inlinedAt: !238)
!246 = !DILocation(line: 31, column: 21, scope: !197, inlinedAt: !238)
!247 = !DILocation(line: 31, column: 26, scope: !197, inlinedAt: !238)
!248 = !DILocation(line: 31, column: 31, scope: !197, inlinedAt: !238)
!249 = !DILocation(line: 31, column: 34, scope: !197, inlinedAt: !238)
!250 = !DILocation(line: 31, column: 63, scope: !197, inlinedAt: !238)
!251 = !DILocation(line: 31, column: 9, scope: !195, inlinedAt: !238)
!252 = !DILocation(line: 33, column: 12, scope: !195, inlinedAt: !238)
!253 = !DILocation(line: 33, column: 17, scope: !195, inlinedAt: !238)
!254 = distinct !{!254, !244, !255, !207}
!255 = !DILocation(line: 34, column: 3, scope: !180, inlinedAt: !238)
!256 = !DILocation(line: 55, column: 16, scope: !140, inlinedAt: !143)
!257 = !DILocation(line: 55, column: 28, scope: !140, inlinedAt: !143)
!258 = !DILocation(line: 0, scope: !140, inlinedAt: !143)
!259 = !DILocation(line: 56, column: 21, scope: !140, inlinedAt: !143)
!260 = !DILocation(line: 56, column: 14, scope: !140, inlinedAt: !143)
!261 = !DILocation(line: 56, column: 12, scope: !140, inlinedAt: !143)
!262 = !DILocation(line: 57, column: 8, scope: !140, inlinedAt: !143)
!263 = !DILocation(line: 57, column: 13, scope: !140, inlinedAt: !143)
!264 = !DILocation(line: 58, column: 11, scope: !140, inlinedAt: !143)
!265 = !DILocation(line: 59, column: 3, scope: !140, inlinedAt: !143)
!266 = !DILocation(line: 60, column: 15, scope: !131, inlinedAt: !143)
!267 = !DILocation(line: 60, column: 10, scope: !131, inlinedAt: !143)
!268 = !{!173, !175, i64 12}
!269 = !DILocation(line: 0, scope: !73)
!270 = !DILocation(line: 88, column: 12, scope: !73)
!271 = !DILocation(line: 83, column: 31, scope: !74)
!272 = !DILocation(line: 83, column: 21, scope: !74)
!273 = distinct !{!273, !108, !274, !207}
!274 = !DILocation(line: 89, column: 3, scope: !70)
!275 = !DILocation(line: 73, column: 18, scope: !117, inlinedAt: !276)
!276 = distinct !DILocation(line: 86, column: 30, scope: !277)
!277 = distinct !DILexicalBlock(scope: !72, file: !2, line: 85, column: 5)
!278 = !DILocation(line: 73, column: 9, scope: !117, inlinedAt: !276)
!279 = !DILocation(line: 74, column: 18, scope: !117, inlinedAt: !276)
!280 = !DILocation(line: 74, column: 9, scope: !117, inlinedAt: !276)
!281 = !DILocation(line: 75, column: 25, scope: !117, inlinedAt: !276)
!282 = !DILocation(line: 75, column: 16, scope: !117, inlinedAt: !276)
!283 = !DILocation(line: 86, column: 37, scope: !277)
!284 = !DILocation(line: 86, column: 20, scope: !277)
!285 = !DILocation(line: 86, column: 7, scope: !277)
!286 = !DILocation(line: 85, column: 49, scope: !277)
!287 = !DILocation(line: 85, column: 43, scope: !277)
!288 = distinct !{!288, !129, !289, !207}
!289 = !DILocation(line: 86, column: 78, scope: !72)
!290 = !DILocation(line: 92, column: 9, scope: !111)
!291 = !DILocation(line: 92, column: 9, scope: !292)
!292 = distinct !DILexicalBlock(scope: !111, file: !2, line: 92, column: 9)
!293 = !DILocation(line: 92, column: 20, scope: !292)
!294 = !DILocation(line: 93, column: 16, scope: !292)
!295 = !DILocation(line: 93, column: 7, scope: !292)
!296 = !DILocation(line: 93, column: 22, scope: !292)
!297 = !DILocation(line: 94, column: 3, scope: !36)
!298 = !DILocation(line: 95, column: 3, scope: !36)
!299 = !DILocation(line: 0, scope: !80)
!300 = !DILocation(line: 97, column: 40, scope: !301)
!301 = distinct !DILexicalBlock(scope: !80, file: !2, line: 96, column: 3)
!302 = !DILocation(line: 97, column: 58, scope: !301)
!303 = !DILocation(line: 97, column: 75, scope: !301)
!304 = !DILocation(line: 97, column: 5, scope: !301)
!305 = !DILocation(line: 97, column: 29, scope: !301)
!306 = !DILocation(line: 0, scope: !82)
!307 = !DILocation(line: 98, column: 24, scope: !308)
!308 = distinct !DILexicalBlock(scope: !82, file: !2, line: 98, column: 3)
!309 = !DILocation(line: 98, column: 3, scope: !82)
!310 = !DILocation(line: 91, column: 34, scope: !111)
!311 = distinct !{!311, !112, !312, !207}
!312 = !DILocation(line: 93, column: 31, scope: !78)
!313 = !DILocation(line: 100, column: 3, scope: !36)
!314 = !DILocation(line: 102, column: 1, scope: !36)
!315 = !DILocation(line: 99, column: 10, scope: !308)
!316 = !DILocation(line: 99, column: 21, scope: !308)
!317 = !DILocation(line: 99, column: 5, scope: !308)
!318 = !DILocation(line: 98, column: 30, scope: !308)
!319 = distinct !{!319, !309, !320, !207}
!320 = !DILocation(line: 99, column: 24, scope: !82)
!321 = !DISubprogram(name: "calloc", scope: !322, file: !322, line: 556, type: !323, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!322 = !DIFile(filename: "usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!323 = !DISubroutineType(types: !324)
!324 = !{!325, !59, !59}
!325 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!326 = !DISubprogram(name: "strcat", scope: !327, file: !327, line: 149, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!327 = !DIFile(filename: "usr/include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")
!328 = !DISubroutineType(types: !329)
!329 = !{!50, !330, !331}
!330 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !50)
!331 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !85)
!332 = !DISubprogram(name: "qsort", scope: !322, file: !322, line: 851, type: !333, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!333 = !DISubroutineType(types: !334)
!334 = !{null, !325, !59, !59, !335}
!335 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !322, line: 829, baseType: !336)
!336 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !337, size: 64)
!337 = !DISubroutineType(types: !338)
!338 = !{!31, !339, !339}
!339 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !340, size: 64)
!340 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!341 = distinct !DISubprogram(name: "by_count", scope: !2, file: !2, line: 63, type: !337, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !29, retainedNodes: !342)
!342 = !{!343, !344, !345, !348}
!343 = !DILocalVariable(name: "a", arg: 1, scope: !341, file: !2, line: 63, type: !339)
!344 = !DILocalVariable(name: "b", arg: 2, scope: !341, file: !2, line: 63, type: !339)
!345 = !DILocalVariable(name: "x", scope: !341, file: !2, line: 64, type: !346)
!346 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !347, size: 64)
!347 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !46)
!348 = !DILocalVariable(name: "y", scope: !341, file: !2, line: 64, type: !346)
!349 = !DILocation(line: 0, scope: !341)
!350 = !DILocation(line: 65, column: 10, scope: !351)
!351 = distinct !DILexicalBlock(scope: !341, file: !2, line: 65, column: 7)
!352 = !DILocation(line: 65, column: 22, scope: !351)
!353 = !DILocation(line: 65, column: 16, scope: !351)
!354 = !DILocation(line: 65, column: 7, scope: !341)
!355 = !DILocation(line: 66, column: 21, scope: !351)
!356 = !DILocation(line: 66, column: 12, scope: !351)
!357 = !DILocation(line: 66, column: 5, scope: !351)
!358 = !DILocation(line: 67, column: 20, scope: !341)
!359 = !DILocation(line: 67, column: 28, scope: !341)
!360 = !DILocation(line: 67, column: 10, scope: !341)
!361 = !DILocation(line: 67, column: 3, scope: !341)
!362 = !DILocation(line: 68, column: 1, scope: !341)
!363 = !DISubprogram(name: "printf", scope: !364, file: !364, line: 356, type: !365, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!364 = !DIFile(filename: "usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!365 = !DISubroutineType(types: !366)
!366 = !{!31, !331, null}
!367 = !DISubprogram(name: "free", scope: !322, file: !322, line: 568, type: !368, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!368 = !DISubroutineType(types: !369)
!369 = !{null, !325}
!370 = !DISubprogram(name: "strlen", scope: !327, file: !327, line: 407, type: !371, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!371 = !DISubroutineType(types: !372)
!372 = !{!61, !85}
!373 = !DISubprogram(name: "malloc", scope: !322, file: !322, line: 553, type: !374, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!374 = !DISubroutineType(types: !375)
!375 = !{!325, !59}
!376 = !DISubprogram(name: "abort", scope: !322, file: !322, line: 611, type: !377, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!377 = !DISubroutineType(types: !378)
!378 = !{null}
!379 = !DISubprogram(name: "strcmp", scope: !327, file: !327, line: 156, type: !380, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!380 = !DISubroutineType(types: !381)
!381 = !{!31, !85, !85}

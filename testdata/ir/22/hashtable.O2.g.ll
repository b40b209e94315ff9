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
    #dbg_value(ptr poison, !103, !DIExpression(), !112)
    #dbg_value(ptr poison, !126, !DIExpression(), !134)
    #dbg_value(ptr poison, !118, !DIExpression(), !137)
  %1 = alloca [16 x i8], align 16, !DIAssignID !138
    #dbg_assign(i1 poison, !64, !DIExpression(), !138, ptr %1, !DIExpression(), !139)
  %2 = tail call noalias dereferenceable_or_null(128) ptr @calloc(i64 noundef 8, i64 noundef 16) #14, !dbg !140
    #dbg_value(ptr %2, !40, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !139)
    #dbg_value(i64 8, !40, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !139)
    #dbg_value(i64 0, !40, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !139)
    #dbg_value(i64 0, !40, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !139)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #15, !dbg !141
    #dbg_value(i32 0, !68, !DIExpression(), !139)
    #dbg_value(i32 0, !69, !DIExpression(), !142)
  %3 = load i64, ptr @state, align 8, !tbaa !143
    #dbg_value(ptr %2, !40, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !139)
    #dbg_value(i64 8, !40, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !139)
    #dbg_value(i64 0, !40, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !139)
    #dbg_value(i64 0, !40, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !139)
  br label %6, !dbg !145

4:                                                ; preds = %130
  store i64 %148, ptr @state, align 8, !tbaa !143
    #dbg_value(i64 0, !77, !DIExpression(), !146)
    #dbg_value(i64 0, !76, !DIExpression(), !139)
  %5 = icmp eq i64 %80, 0, !dbg !147
  br i1 %5, label %155, label %214, !dbg !149

6:                                                ; preds = %0, %130
  %7 = phi i32 [ 0, %0 ], [ %138, %130 ]
  %8 = phi i32 [ 0, %0 ], [ %137, %130 ]
  %9 = phi ptr [ %2, %0 ], [ %81, %130 ]
  %10 = phi i64 [ 8, %0 ], [ %80, %130 ]
  %11 = phi i64 [ 0, %0 ], [ %132, %130 ]
  %12 = phi i64 [ 0, %0 ], [ %131, %130 ]
  %13 = phi i64 [ %3, %0 ], [ %148, %130 ]
    #dbg_value(i32 %7, !69, !DIExpression(), !142)
    #dbg_value(i32 %8, !68, !DIExpression(), !139)
    #dbg_value(ptr %9, !40, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !139)
    #dbg_value(i64 %10, !40, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !139)
    #dbg_value(i64 %11, !40, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !139)
    #dbg_value(i64 %12, !40, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !139)
  store i8 0, ptr %1, align 16, !dbg !150, !tbaa !151, !DIAssignID !152
    #dbg_assign(i8 0, !64, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !152, ptr %1, !DIExpression(), !139)
  %14 = shl i64 %13, 13, !dbg !153
  %15 = xor i64 %14, %13, !dbg !158
  %16 = lshr i64 %15, 7, !dbg !159
  %17 = xor i64 %16, %15, !dbg !160
  %18 = shl i64 %17, 17, !dbg !161
  %19 = xor i64 %18, %17, !dbg !162
  %20 = trunc i64 %17 to i32, !dbg !163
  %21 = and i32 %20, 3, !dbg !163
  %22 = add nuw nsw i32 %21, 1, !dbg !164
    #dbg_value(i32 %22, !71, !DIExpression(), !165)
  br label %140, !dbg !166

23:                                               ; preds = %140
    #dbg_value(ptr undef, !118, !DIExpression(), !137)
    #dbg_value(ptr %1, !119, !DIExpression(), !137)
  %24 = shl i64 %11, 2, !dbg !167
  %25 = mul i64 %10, 3, !dbg !168
  %26 = icmp ult i64 %24, %25, !dbg !169
  br i1 %26, label %78, label %27, !dbg !170

27:                                               ; preds = %23
    #dbg_value(ptr poison, !103, !DIExpression(), !171)
    #dbg_value(ptr undef, !126, !DIExpression(), !134)
  %28 = shl i64 %10, 1, !dbg !175
  %29 = call noalias ptr @calloc(i64 noundef %28, i64 noundef 16) #14, !dbg !176
    #dbg_value(ptr %29, !131, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !134)
    #dbg_value(i64 %28, !131, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !134)
    #dbg_value(i64 %11, !131, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !134)
    #dbg_value(i64 %12, !131, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !134)
  %30 = icmp eq ptr %29, null, !dbg !177
  br i1 %30, label %36, label %31, !dbg !179

31:                                               ; preds = %27
    #dbg_value(i64 %12, !131, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !134)
    #dbg_value(i64 0, !132, !DIExpression(), !180)
  %32 = icmp eq i64 %10, 0, !dbg !181
  br i1 %32, label %76, label %33, !dbg !182

33:                                               ; preds = %31
  %34 = add i64 %28, 4294967295
  %35 = add i64 %28, -1
  br label %37, !dbg !182

36:                                               ; preds = %27
  store i64 %148, ptr @state, align 8, !tbaa !143
  call void @abort() #16, !dbg !183
  unreachable, !dbg !183

37:                                               ; preds = %72, %33
  %38 = phi i64 [ 0, %33 ], [ %74, %72 ]
  %39 = phi i64 [ %12, %33 ], [ %73, %72 ]
    #dbg_value(i64 %38, !132, !DIExpression(), !180)
    #dbg_value(i64 %39, !131, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !134)
  %40 = getelementptr inbounds nuw %struct.Entry, ptr %9, i64 %38, !dbg !184
  %41 = load ptr, ptr %40, align 8, !dbg !185, !tbaa !186
  %42 = icmp eq ptr %41, null, !dbg !190
  br i1 %42, label %72, label %43, !dbg !191

43:                                               ; preds = %37
  %44 = getelementptr inbounds nuw i8, ptr %40, i64 8, !dbg !192
  %45 = load i32, ptr %44, align 8, !dbg !192, !tbaa !193
    #dbg_value(ptr undef, !103, !DIExpression(), !171)
    #dbg_value(ptr %41, !109, !DIExpression(), !171)
    #dbg_value(i32 %45, !110, !DIExpression(), !171)
  %46 = zext i32 %45 to i64, !dbg !194
  %47 = and i64 %34, %46, !dbg !195
    #dbg_value(i64 %47, !111, !DIExpression(), !171)
  %48 = getelementptr inbounds nuw %struct.Entry, ptr %29, i64 %47, !dbg !196
  %49 = load ptr, ptr %48, align 8, !dbg !197, !tbaa !186
  %50 = icmp eq ptr %49, null, !dbg !198
  br i1 %50, label %69, label %51, !dbg !199

51:                                               ; preds = %43, %63
  %52 = phi i64 [ %56, %63 ], [ %39, %43 ], !dbg !200
  %53 = phi ptr [ %67, %63 ], [ %49, %43 ]
  %54 = phi ptr [ %66, %63 ], [ %48, %43 ]
  %55 = phi i64 [ %65, %63 ], [ %47, %43 ]
    #dbg_value(i64 %55, !111, !DIExpression(), !171)
  %56 = add i64 %52, 1, !dbg !202
    #dbg_value(i64 %56, !131, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !134)
  %57 = getelementptr inbounds nuw i8, ptr %54, i64 8, !dbg !203
  %58 = load i32, ptr %57, align 8, !dbg !203, !tbaa !193
  %59 = icmp eq i32 %58, %45, !dbg !205
  br i1 %59, label %60, label %63, !dbg !206

60:                                               ; preds = %51
  %61 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %53, ptr noundef nonnull readonly dereferenceable(1) %41) #17, !dbg !207
  %62 = icmp eq i32 %61, 0, !dbg !208
  br i1 %62, label %69, label %63, !dbg !209

63:                                               ; preds = %60, %51
  %64 = add i64 %55, 1, !dbg !210
  %65 = and i64 %64, %35, !dbg !211
    #dbg_value(i64 %65, !111, !DIExpression(), !171)
  %66 = getelementptr inbounds nuw %struct.Entry, ptr %29, i64 %65, !dbg !196
  %67 = load ptr, ptr %66, align 8, !dbg !197, !tbaa !186
  %68 = icmp eq ptr %67, null, !dbg !212
  br i1 %68, label %69, label %51, !dbg !213, !llvm.loop !214

69:                                               ; preds = %63, %60, %43
  %70 = phi i64 [ %39, %43 ], [ %56, %60 ], [ %56, %63 ], !dbg !134
  %71 = phi ptr [ %48, %43 ], [ %66, %63 ], [ %54, %60 ], !dbg !196
    #dbg_value(i64 %70, !131, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !134)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %71, ptr noundef nonnull align 8 dereferenceable(16) %40, i64 16, i1 false), !dbg !218, !tbaa.struct !219
  br label %72, !dbg !221

72:                                               ; preds = %69, %37
  %73 = phi i64 [ %39, %37 ], [ %70, %69 ], !dbg !222
    #dbg_value(i64 %73, !131, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !134)
  %74 = add nuw i64 %38, 1, !dbg !223
    #dbg_value(i64 %74, !132, !DIExpression(), !180)
  %75 = icmp eq i64 %74, %10, !dbg !224
  br i1 %75, label %76, label %37, !dbg !225, !llvm.loop !226

76:                                               ; preds = %72, %31
  %77 = phi i64 [ %12, %31 ], [ %73, %72 ], !dbg !222
  call void @free(ptr noundef %9) #15, !dbg !229
    #dbg_value(ptr %29, !40, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !139)
    #dbg_value(i64 %28, !40, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !139)
    #dbg_value(i64 %11, !40, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !139)
    #dbg_value(i64 %77, !40, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !139)
  br label %78, !dbg !230

78:                                               ; preds = %76, %23
  %79 = phi i64 [ %12, %23 ], [ %77, %76 ], !dbg !139
  %80 = phi i64 [ %10, %23 ], [ %28, %76 ], !dbg !139
  %81 = phi ptr [ %9, %23 ], [ %29, %76 ], !dbg !139
    #dbg_value(ptr %81, !40, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !139)
    #dbg_value(i64 %80, !40, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !139)
    #dbg_value(i64 %11, !40, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !139)
    #dbg_value(i64 %79, !40, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !139)
    #dbg_value(ptr %1, !231, !DIExpression(), !237)
    #dbg_value(i32 -2128831035, !236, !DIExpression(), !237)
  %82 = load i8, ptr %1, align 16, !dbg !239, !tbaa !151
  %83 = icmp eq i8 %82, 0, !dbg !242
  br i1 %83, label %94, label %84, !dbg !243

84:                                               ; preds = %78, %84
  %85 = phi i8 [ %92, %84 ], [ %82, %78 ]
  %86 = phi i32 [ %90, %84 ], [ -2128831035, %78 ]
  %87 = phi ptr [ %91, %84 ], [ %1, %78 ]
    #dbg_value(i32 %86, !236, !DIExpression(), !237)
    #dbg_value(ptr %87, !231, !DIExpression(), !237)
  %88 = zext i8 %85 to i32, !dbg !244
  %89 = xor i32 %86, %88, !dbg !245
  %90 = mul i32 %89, 16777619, !dbg !246
    #dbg_value(i32 %90, !236, !DIExpression(), !237)
  %91 = getelementptr inbounds nuw i8, ptr %87, i64 1, !dbg !247
    #dbg_value(ptr %91, !231, !DIExpression(), !237)
  %92 = load i8, ptr %91, align 1, !dbg !239, !tbaa !151
  %93 = icmp eq i8 %92, 0, !dbg !248
  br i1 %93, label %94, label %84, !dbg !249, !llvm.loop !250

94:                                               ; preds = %84, %78
  %95 = phi i32 [ -2128831035, %78 ], [ %90, %84 ], !dbg !237
    #dbg_value(i32 %95, !120, !DIExpression(), !137)
    #dbg_value(ptr undef, !103, !DIExpression(), !112)
    #dbg_value(ptr %1, !109, !DIExpression(), !112)
    #dbg_value(i32 %95, !110, !DIExpression(), !112)
  %96 = zext i32 %95 to i64, !dbg !253
  %97 = add i64 %80, 4294967295, !dbg !254
  %98 = and i64 %97, %96, !dbg !255
    #dbg_value(i64 %98, !111, !DIExpression(), !112)
  %99 = getelementptr inbounds nuw %struct.Entry, ptr %81, i64 %98, !dbg !256
  %100 = load ptr, ptr %99, align 8, !dbg !257, !tbaa !186
  %101 = icmp eq ptr %100, null, !dbg !258
  br i1 %101, label %122, label %102, !dbg !259

102:                                              ; preds = %94
  %103 = add i64 %80, -1
  br label %104, !dbg !259

104:                                              ; preds = %116, %102
  %105 = phi i64 [ %79, %102 ], [ %109, %116 ], !dbg !260
  %106 = phi ptr [ %100, %102 ], [ %120, %116 ]
  %107 = phi ptr [ %99, %102 ], [ %119, %116 ]
  %108 = phi i64 [ %98, %102 ], [ %118, %116 ]
    #dbg_value(i64 %108, !111, !DIExpression(), !112)
  %109 = add i64 %105, 1, !dbg !261
    #dbg_value(i64 %109, !40, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !139)
  %110 = getelementptr inbounds nuw i8, ptr %107, i64 8, !dbg !262
  %111 = load i32, ptr %110, align 8, !dbg !262, !tbaa !193
  %112 = icmp eq i32 %111, %95, !dbg !263
  br i1 %112, label %113, label %116, !dbg !264

113:                                              ; preds = %104
  %114 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %106, ptr noundef nonnull readonly dereferenceable(1) %1) #17, !dbg !265
  %115 = icmp eq i32 %114, 0, !dbg !266
  br i1 %115, label %130, label %116, !dbg !267

116:                                              ; preds = %113, %104
  %117 = add i64 %108, 1, !dbg !268
  %118 = and i64 %117, %103, !dbg !269
    #dbg_value(i64 %118, !111, !DIExpression(), !112)
  %119 = getelementptr inbounds nuw %struct.Entry, ptr %81, i64 %118, !dbg !256
  %120 = load ptr, ptr %119, align 8, !dbg !257, !tbaa !186
  %121 = icmp eq ptr %120, null, !dbg !270
  br i1 %121, label %122, label %104, !dbg !271, !llvm.loop !272

122:                                              ; preds = %116, %94
  %123 = phi i64 [ %79, %94 ], [ %109, %116 ], !dbg !139
  %124 = phi ptr [ %99, %94 ], [ %119, %116 ]
    #dbg_value(i64 %123, !40, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !139)
  %125 = call i64 @strlen(ptr noundef nonnull readonly dereferenceable(1) %1) #17, !dbg !275
  %126 = add i64 %125, 1, !dbg !276
    #dbg_value(i64 %126, !122, !DIExpression(), !277)
  %127 = call noalias ptr @malloc(i64 noundef %126) #18, !dbg !278
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %127, ptr nonnull readonly align 16 %1, i64 %126, i1 false), !dbg !279
  store ptr %127, ptr %124, align 8, !dbg !280, !tbaa !186
  %128 = getelementptr inbounds nuw i8, ptr %124, i64 8, !dbg !281
  store i32 %95, ptr %128, align 8, !dbg !282, !tbaa !193
  %129 = add i64 %11, 1, !dbg !283
    #dbg_value(i64 %129, !40, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !139)
  br label %130, !dbg !284

130:                                              ; preds = %113, %122
  %131 = phi i64 [ %123, %122 ], [ %109, %113 ], !dbg !139
  %132 = phi i64 [ %129, %122 ], [ %11, %113 ], !dbg !139
  %133 = phi ptr [ %124, %122 ], [ %107, %113 ]
    #dbg_value(i64 %132, !40, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !139)
    #dbg_value(i64 %131, !40, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !139)
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 12, !dbg !285
  %135 = load i32, ptr %134, align 4, !dbg !286, !tbaa !287
  %136 = add nsw i32 %135, 1, !dbg !288
  store i32 %136, ptr %134, align 4, !dbg !289, !tbaa !287
    #dbg_value(i32 %136, !75, !DIExpression(), !290)
  %137 = call i32 @llvm.smax.i32(i32 %136, i32 %8), !dbg !291
    #dbg_value(i32 %137, !68, !DIExpression(), !139)
  %138 = add nuw nsw i32 %7, 1, !dbg !292
    #dbg_value(ptr %81, !40, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !139)
    #dbg_value(i64 %80, !40, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !139)
    #dbg_value(i64 %132, !40, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !139)
    #dbg_value(i64 %131, !40, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !139)
    #dbg_value(i32 %138, !69, !DIExpression(), !142)
  %139 = icmp eq i32 %138, 20000, !dbg !293
  br i1 %139, label %4, label %6, !dbg !294, !llvm.loop !295

140:                                              ; preds = %6, %140
  %141 = phi i32 [ %22, %6 ], [ %153, %140 ]
  %142 = phi i64 [ %19, %6 ], [ %148, %140 ]
    #dbg_value(i32 %141, !71, !DIExpression(), !165)
  %143 = shl i64 %142, 13, !dbg !298
  %144 = xor i64 %143, %142, !dbg !301
  %145 = lshr i64 %144, 7, !dbg !302
  %146 = xor i64 %145, %144, !dbg !303
  %147 = shl i64 %146, 17, !dbg !304
  %148 = xor i64 %147, %146, !dbg !305
  %149 = urem i64 %148, 6, !dbg !306
  %150 = shl i64 %149, 2, !dbg !307
  %151 = call ptr @llvm.load.relative.i64(ptr @main.syllables.rel, i64 %150), !dbg !307
  %152 = call ptr @strcat(ptr noundef nonnull dereferenceable(1) %1, ptr noundef nonnull dereferenceable(1) %151) #15, !dbg !308
  %153 = add nsw i32 %141, -1, !dbg !309
    #dbg_value(i32 %153, !71, !DIExpression(), !165)
  %154 = icmp samesign ugt i32 %141, 1, !dbg !310
  br i1 %154, label %140, label %23, !dbg !311, !llvm.loop !312

155:                                              ; preds = %232, %4
  %156 = phi i64 [ 0, %4 ], [ %233, %232 ], !dbg !139
  call void @qsort(ptr noundef nonnull %81, i64 noundef %156, i64 noundef 16, ptr noundef nonnull @by_count) #15, !dbg !315
  %157 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i64 noundef %156, i64 noundef %80, i64 noundef %131, i32 noundef %137), !dbg !316
    #dbg_value(i64 0, !79, !DIExpression(), !317)
  %158 = getelementptr inbounds nuw i8, ptr %81, i64 12, !dbg !318
  %159 = load i32, ptr %158, align 4, !dbg !318, !tbaa !287
  %160 = getelementptr inbounds nuw i8, ptr %81, i64 8, !dbg !320
  %161 = load i32, ptr %160, align 8, !dbg !320, !tbaa !193
  %162 = load ptr, ptr %81, align 8, !dbg !321, !tbaa !186
  %163 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %159, i32 noundef %161, ptr noundef %162), !dbg !322
    #dbg_value(i64 1, !79, !DIExpression(), !317)
  %164 = getelementptr inbounds nuw i8, ptr %81, i64 16, !dbg !323
  %165 = getelementptr inbounds nuw i8, ptr %81, i64 28, !dbg !318
  %166 = load i32, ptr %165, align 4, !dbg !318, !tbaa !287
  %167 = getelementptr inbounds nuw i8, ptr %81, i64 24, !dbg !320
  %168 = load i32, ptr %167, align 8, !dbg !320, !tbaa !193
  %169 = load ptr, ptr %164, align 8, !dbg !321, !tbaa !186
  %170 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %166, i32 noundef %168, ptr noundef %169), !dbg !322
    #dbg_value(i64 2, !79, !DIExpression(), !317)
  %171 = getelementptr inbounds nuw i8, ptr %81, i64 32, !dbg !323
  %172 = getelementptr inbounds nuw i8, ptr %81, i64 44, !dbg !318
  %173 = load i32, ptr %172, align 4, !dbg !318, !tbaa !287
  %174 = getelementptr inbounds nuw i8, ptr %81, i64 40, !dbg !320
  %175 = load i32, ptr %174, align 8, !dbg !320, !tbaa !193
  %176 = load ptr, ptr %171, align 8, !dbg !321, !tbaa !186
  %177 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %173, i32 noundef %175, ptr noundef %176), !dbg !322
    #dbg_value(i64 3, !79, !DIExpression(), !317)
  %178 = getelementptr inbounds nuw i8, ptr %81, i64 48, !dbg !323
  %179 = getelementptr inbounds nuw i8, ptr %81, i64 60, !dbg !318
  %180 = load i32, ptr %179, align 4, !dbg !318, !tbaa !287
  %181 = getelementptr inbounds nuw i8, ptr %81, i64 56, !dbg !320
  %182 = load i32, ptr %181, align 8, !dbg !320, !tbaa !193
  %183 = load ptr, ptr %178, align 8, !dbg !321, !tbaa !186
  %184 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %180, i32 noundef %182, ptr noundef %183), !dbg !322
    #dbg_value(i64 4, !79, !DIExpression(), !317)
  %185 = getelementptr inbounds nuw i8, ptr %81, i64 64, !dbg !323
  %186 = getelementptr inbounds nuw i8, ptr %81, i64 76, !dbg !318
  %187 = load i32, ptr %186, align 4, !dbg !318, !tbaa !287
  %188 = getelementptr inbounds nuw i8, ptr %81, i64 72, !dbg !320
  %189 = load i32, ptr %188, align 8, !dbg !320, !tbaa !193
  %190 = load ptr, ptr %185, align 8, !dbg !321, !tbaa !186
  %191 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %187, i32 noundef %189, ptr noundef %190), !dbg !322
    #dbg_value(i64 5, !79, !DIExpression(), !317)
  %192 = getelementptr inbounds nuw i8, ptr %81, i64 80, !dbg !323
  %193 = getelementptr inbounds nuw i8, ptr %81, i64 92, !dbg !318
  %194 = load i32, ptr %193, align 4, !dbg !318, !tbaa !287
  %195 = getelementptr inbounds nuw i8, ptr %81, i64 88, !dbg !320
  %196 = load i32, ptr %195, align 8, !dbg !320, !tbaa !193
  %197 = load ptr, ptr %192, align 8, !dbg !321, !tbaa !186
  %198 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %194, i32 noundef %196, ptr noundef %197), !dbg !322
    #dbg_value(i64 6, !79, !DIExpression(), !317)
  %199 = getelementptr inbounds nuw i8, ptr %81, i64 96, !dbg !323
  %200 = getelementptr inbounds nuw i8, ptr %81, i64 108, !dbg !318
  %201 = load i32, ptr %200, align 4, !dbg !318, !tbaa !287
  %202 = getelementptr inbounds nuw i8, ptr %81, i64 104, !dbg !320
  %203 = load i32, ptr %202, align 8, !dbg !320, !tbaa !193
  %204 = load ptr, ptr %199, align 8, !dbg !321, !tbaa !186
  %205 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %201, i32 noundef %203, ptr noundef %204), !dbg !322
    #dbg_value(i64 7, !79, !DIExpression(), !317)
  %206 = getelementptr inbounds nuw i8, ptr %81, i64 112, !dbg !323
  %207 = getelementptr inbounds nuw i8, ptr %81, i64 124, !dbg !318
  %208 = load i32, ptr %207, align 4, !dbg !318, !tbaa !287
  %209 = getelementptr inbounds nuw i8, ptr %81, i64 120, !dbg !320
  %210 = load i32, ptr %209, align 8, !dbg !320, !tbaa !193
  %211 = load ptr, ptr %206, align 8, !dbg !321, !tbaa !186
  %212 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %208, i32 noundef %210, ptr noundef %211), !dbg !322
    #dbg_value(i64 8, !79, !DIExpression(), !317)
    #dbg_value(i64 0, !81, !DIExpression(), !324)
  %213 = icmp eq i64 %156, 0, !dbg !325
  br i1 %213, label %236, label %237, !dbg !327

214:                                              ; preds = %4, %232
  %215 = phi i64 [ %234, %232 ], [ 0, %4 ]
  %216 = phi i64 [ %233, %232 ], [ 0, %4 ]
    #dbg_value(i64 %215, !77, !DIExpression(), !146)
    #dbg_value(i64 %216, !76, !DIExpression(), !139)
  %217 = getelementptr inbounds nuw %struct.Entry, ptr %81, i64 %215, !dbg !328
  %218 = load ptr, ptr %217, align 8, !dbg !330, !tbaa !186
  %219 = icmp eq ptr %218, null, !dbg !331
  br i1 %219, label %223, label %220, !dbg !332

220:                                              ; preds = %214
  %221 = add i64 %216, 1, !dbg !333
    #dbg_value(i64 %221, !76, !DIExpression(), !139)
  %222 = getelementptr inbounds nuw %struct.Entry, ptr %81, i64 %216, !dbg !334
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %222, ptr noundef nonnull align 8 dereferenceable(16) %217, i64 16, i1 false), !dbg !335, !tbaa.struct !219
  br label %223, !dbg !334

223:                                              ; preds = %214, %220
  %224 = phi i64 [ %221, %220 ], [ %216, %214 ], !dbg !139
    #dbg_value(i64 %224, !76, !DIExpression(), !139)
    #dbg_value(i64 %215, !77, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value), !146)
  %225 = getelementptr inbounds nuw %struct.Entry, ptr %81, i64 %215, !dbg !328
  %226 = getelementptr inbounds nuw i8, ptr %225, i64 16, !dbg !328
  %227 = load ptr, ptr %226, align 8, !dbg !330, !tbaa !186
  %228 = icmp eq ptr %227, null, !dbg !336
  br i1 %228, label %232, label %229, !dbg !337

229:                                              ; preds = %223
  %230 = add i64 %224, 1, !dbg !338
    #dbg_value(i64 %230, !76, !DIExpression(), !139)
  %231 = getelementptr inbounds nuw %struct.Entry, ptr %81, i64 %224, !dbg !334
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %231, ptr noundef nonnull align 8 dereferenceable(16) %226, i64 16, i1 false), !dbg !339, !tbaa.struct !219
  br label %232, !dbg !334

232:                                              ; preds = %229, %223
  %233 = phi i64 [ %230, %229 ], [ %224, %223 ], !dbg !139
    #dbg_value(i64 %233, !76, !DIExpression(), !139)
  %234 = add nuw i64 %215, 2, !dbg !340
    #dbg_value(i64 %234, !77, !DIExpression(), !146)
  %235 = icmp eq i64 %234, %80, !dbg !341
  br i1 %235, label %155, label %214, !dbg !342, !llvm.loop !343

236:                                              ; preds = %237, %155
  call void @free(ptr noundef nonnull %81) #15, !dbg !346
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #15, !dbg !347
  ret i32 0, !dbg !348

237:                                              ; preds = %155, %237
  %238 = phi i64 [ %241, %237 ], [ 0, %155 ]
    #dbg_value(i64 %238, !81, !DIExpression(), !324)
  %239 = getelementptr inbounds nuw %struct.Entry, ptr %81, i64 %238, !dbg !349
  %240 = load ptr, ptr %239, align 8, !dbg !350, !tbaa !186
  call void @free(ptr noundef %240) #15, !dbg !351
  %241 = add nuw i64 %238, 1, !dbg !352
    #dbg_value(i64 %241, !81, !DIExpression(), !324)
  %242 = icmp eq i64 %241, %156, !dbg !353
  br i1 %242, label %236, label %237, !dbg !354, !llvm.loop !355
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare !dbg !358 noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare !dbg !363 ptr @strcat(ptr noalias noundef returned, ptr noalias noundef readonly captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nofree
declare !dbg !369 void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal i32 @by_count(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #6 !dbg !378 {
    #dbg_value(ptr %0, !380, !DIExpression(), !386)
    #dbg_value(ptr %1, !381, !DIExpression(), !386)
    #dbg_value(ptr %0, !382, !DIExpression(), !386)
    #dbg_value(ptr %1, !385, !DIExpression(), !386)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 12, !dbg !387
  %4 = load i32, ptr %3, align 4, !dbg !387, !tbaa !287
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 12, !dbg !389
  %6 = load i32, ptr %5, align 4, !dbg !389, !tbaa !287
  %7 = icmp eq i32 %4, %6, !dbg !390
  br i1 %7, label %11, label %8, !dbg !391

8:                                                ; preds = %2
  %9 = icmp slt i32 %4, %6, !dbg !392
  %10 = select i1 %9, i32 1, i32 -1, !dbg !393
  br label %15, !dbg !394

11:                                               ; preds = %2
  %12 = load ptr, ptr %0, align 8, !dbg !395, !tbaa !186
  %13 = load ptr, ptr %1, align 8, !dbg !396, !tbaa !186
  %14 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %12, ptr noundef nonnull dereferenceable(1) %13) #17, !dbg !397
  br label %15, !dbg !398

15:                                               ; preds = %11, %8
  %16 = phi i32 [ %10, %8 ], [ %14, %11 ], !dbg !386
  ret i32 %16, !dbg !399
}

; Function Attrs: nofree nounwind
declare !dbg !400 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #7

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !404 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !407 i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !410 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #10

; Function Attrs: cold nofree noreturn nounwind
declare void @abort() local_unnamed_addr #11

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !413 i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #13

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #14 = { nounwind allocsize(0,1) }
attributes #15 = { nounwind }
attributes #16 = { noreturn nounwind }
attributes #17 = { nounwind willreturn memory(read) }
attributes #18 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!29}
!llvm.module.flags = !{!91, !92, !93, !94, !95, !96, !97}
!llvm.ident = !{!98}
!llvm.errno.tbaa = !{!99}

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
!29 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !30, globals: !33, splitDebugInlining: false, nameTableKind: None)
!30 = !{!31, !32}
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!33 = !{!0, !7, !9, !11, !13, !15, !34, !17, !22, !27}
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "syllables", scope: !36, file: !2, line: 79, type: !83, isLocal: true, isDefinition: true)
!36 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 78, type: !37, scopeLine: 78, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !29, retainedNodes: !39, keyInstructions: true)
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
!60 = !DIFile(filename: "usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
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
!98 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!99 = !{!100, !100, i64 0}
!100 = !{!"int", !101, i64 0}
!101 = !{!"omnipotent char", !102, i64 0}
!102 = !{!"Simple C/C++ TBAA"}
!103 = !DILocalVariable(name: "t", arg: 1, scope: !104, file: !2, line: 27, type: !107)
!104 = distinct !DISubprogram(name: "find", scope: !2, file: !2, line: 27, type: !105, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !29, retainedNodes: !108, keyInstructions: true)
!105 = !DISubroutineType(types: !106)
!106 = !{!45, !107, !85, !52}
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!108 = !{!103, !109, !110, !111}
!109 = !DILocalVariable(name: "key", arg: 2, scope: !104, file: !2, line: 27, type: !85)
!110 = !DILocalVariable(name: "h", arg: 3, scope: !104, file: !2, line: 27, type: !52)
!111 = !DILocalVariable(name: "i", scope: !104, file: !2, line: 28, type: !59)
!112 = !DILocation(line: 0, scope: !104, inlinedAt: !113)
!113 = distinct !DILocation(line: 53, column: 14, scope: !114, inlinedAt: !125)
!114 = distinct !DISubprogram(name: "bump", scope: !2, file: !2, line: 49, type: !115, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !29, retainedNodes: !117, keyInstructions: true)
!115 = !DISubroutineType(types: !116)
!116 = !{!31, !107, !85}
!117 = !{!118, !119, !120, !121, !122}
!118 = !DILocalVariable(name: "t", arg: 1, scope: !114, file: !2, line: 49, type: !107)
!119 = !DILocalVariable(name: "key", arg: 2, scope: !114, file: !2, line: 49, type: !85)
!120 = !DILocalVariable(name: "h", scope: !114, file: !2, line: 52, type: !52)
!121 = !DILocalVariable(name: "e", scope: !114, file: !2, line: 53, type: !45)
!122 = !DILocalVariable(name: "n", scope: !123, file: !2, line: 55, type: !59)
!123 = distinct !DILexicalBlock(scope: !124, file: !2, line: 54, column: 16)
!124 = distinct !DILexicalBlock(scope: !114, file: !2, line: 54, column: 7)
!125 = distinct !DILocation(line: 87, column: 13, scope: !73)
!126 = !DILocalVariable(name: "t", arg: 1, scope: !127, file: !2, line: 38, type: !107)
!127 = distinct !DISubprogram(name: "grow", scope: !2, file: !2, line: 38, type: !128, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !29, retainedNodes: !130, keyInstructions: true)
!128 = !DISubroutineType(types: !129)
!129 = !{null, !107}
!130 = !{!126, !131, !132}
!131 = !DILocalVariable(name: "bigger", scope: !127, file: !2, line: 39, type: !41)
!132 = !DILocalVariable(name: "i", scope: !133, file: !2, line: 42, type: !59)
!133 = distinct !DILexicalBlock(scope: !127, file: !2, line: 42, column: 3)
!134 = !DILocation(line: 0, scope: !127, inlinedAt: !135)
!135 = distinct !DILocation(line: 51, column: 5, scope: !136, inlinedAt: !125)
!136 = distinct !DILexicalBlock(scope: !114, file: !2, line: 50, column: 7)
!137 = !DILocation(line: 0, scope: !114, inlinedAt: !125)
!138 = distinct !DIAssignID()
!139 = !DILocation(line: 0, scope: !36)
!140 = !DILocation(line: 80, column: 14, scope: !36, atomGroup: 1, atomRank: 2)
!141 = !DILocation(line: 81, column: 3, scope: !36)
!142 = !DILocation(line: 0, scope: !70)
!143 = !{!144, !144, i64 0}
!144 = !{!"long", !101, i64 0}
!145 = !DILocation(line: 83, column: 3, scope: !70, atomGroup: 48, atomRank: 1)
!146 = !DILocation(line: 0, scope: !78)
!147 = !DILocation(line: 91, column: 24, scope: !148, atomGroup: 49, atomRank: 1)
!148 = distinct !DILexicalBlock(scope: !78, file: !2, line: 91, column: 3)
!149 = !DILocation(line: 91, column: 3, scope: !78, atomGroup: 50, atomRank: 1)
!150 = !DILocation(line: 84, column: 13, scope: !73, atomGroup: 6, atomRank: 1)
!151 = !{!101, !101, i64 0}
!152 = distinct !DIAssignID()
!153 = !DILocation(line: 73, column: 18, scope: !154, inlinedAt: !157)
!154 = distinct !DISubprogram(name: "next", scope: !2, file: !2, line: 72, type: !155, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !29, keyInstructions: true)
!155 = !DISubroutineType(types: !156)
!156 = !{!89}
!157 = distinct !DILocation(line: 85, column: 28, scope: !72)
!158 = !DILocation(line: 73, column: 9, scope: !154, inlinedAt: !157, atomGroup: 1, atomRank: 2)
!159 = !DILocation(line: 74, column: 18, scope: !154, inlinedAt: !157)
!160 = !DILocation(line: 74, column: 9, scope: !154, inlinedAt: !157, atomGroup: 2, atomRank: 2)
!161 = !DILocation(line: 75, column: 25, scope: !154, inlinedAt: !157)
!162 = !DILocation(line: 75, column: 16, scope: !154, inlinedAt: !157, atomGroup: 3, atomRank: 2)
!163 = !DILocation(line: 85, column: 22, scope: !72)
!164 = !DILocation(line: 85, column: 20, scope: !72, atomGroup: 7, atomRank: 2)
!165 = !DILocation(line: 0, scope: !72)
!166 = !DILocation(line: 85, column: 5, scope: !72, atomGroup: 46, atomRank: 1)
!167 = !DILocation(line: 50, column: 14, scope: !136, inlinedAt: !125)
!168 = !DILocation(line: 50, column: 28, scope: !136, inlinedAt: !125)
!169 = !DILocation(line: 50, column: 18, scope: !136, inlinedAt: !125, atomGroup: 1, atomRank: 2)
!170 = !DILocation(line: 50, column: 18, scope: !136, inlinedAt: !125, atomGroup: 1, atomRank: 1)
!171 = !DILocation(line: 0, scope: !104, inlinedAt: !172)
!172 = distinct !DILocation(line: 44, column: 8, scope: !173, inlinedAt: !135)
!173 = distinct !DILexicalBlock(scope: !174, file: !2, line: 43, column: 9)
!174 = distinct !DILexicalBlock(scope: !133, file: !2, line: 42, column: 3)
!175 = !DILocation(line: 39, column: 33, scope: !127, inlinedAt: !135)
!176 = !DILocation(line: 39, column: 19, scope: !127, inlinedAt: !135, atomGroup: 1, atomRank: 2)
!177 = !DILocation(line: 40, column: 8, scope: !178, inlinedAt: !135, atomGroup: 2, atomRank: 2)
!178 = distinct !DILexicalBlock(scope: !127, file: !2, line: 40, column: 7)
!179 = !DILocation(line: 40, column: 7, scope: !178, inlinedAt: !135, atomGroup: 2, atomRank: 1)
!180 = !DILocation(line: 0, scope: !133, inlinedAt: !135)
!181 = !DILocation(line: 42, column: 24, scope: !174, inlinedAt: !135, atomGroup: 40, atomRank: 1)
!182 = !DILocation(line: 42, column: 3, scope: !133, inlinedAt: !135, atomGroup: 41, atomRank: 1)
!183 = !DILocation(line: 41, column: 5, scope: !178, inlinedAt: !135)
!184 = !DILocation(line: 43, column: 9, scope: !173, inlinedAt: !135)
!185 = !DILocation(line: 43, column: 21, scope: !173, inlinedAt: !135)
!186 = !{!187, !188, i64 0}
!187 = !{!"Entry", !188, i64 0, !100, i64 8, !100, i64 12}
!188 = !{!"p1 omnipotent char", !189, i64 0}
!189 = !{!"any pointer", !101, i64 0}
!190 = !DILocation(line: 43, column: 9, scope: !173, inlinedAt: !135, atomGroup: 6, atomRank: 2)
!191 = !DILocation(line: 43, column: 9, scope: !173, inlinedAt: !135, atomGroup: 6, atomRank: 1)
!192 = !DILocation(line: 44, column: 51, scope: !173, inlinedAt: !135)
!193 = !{!187, !100, i64 8}
!194 = !DILocation(line: 28, column: 14, scope: !104, inlinedAt: !172)
!195 = !DILocation(line: 28, column: 16, scope: !104, inlinedAt: !172, atomGroup: 1, atomRank: 2)
!196 = !DILocation(line: 29, column: 10, scope: !104, inlinedAt: !172)
!197 = !DILocation(line: 29, column: 22, scope: !104, inlinedAt: !172)
!198 = !DILocation(line: 29, column: 3, scope: !104, inlinedAt: !172, atomGroup: 38, atomRank: 1)
!199 = !DILocation(line: 29, column: 3, scope: !104, inlinedAt: !172, atomGroup: 39, atomRank: 1)
!200 = !DILocation(line: 30, column: 14, scope: !201, inlinedAt: !172)
!201 = distinct !DILexicalBlock(scope: !104, file: !2, line: 29, column: 27)
!202 = !DILocation(line: 30, column: 14, scope: !201, inlinedAt: !172, atomGroup: 4, atomRank: 2)
!203 = !DILocation(line: 31, column: 21, scope: !204, inlinedAt: !172)
!204 = distinct !DILexicalBlock(scope: !201, file: !2, line: 31, column: 9)
!205 = !DILocation(line: 31, column: 26, scope: !204, inlinedAt: !172, atomGroup: 5, atomRank: 2)
!206 = !DILocation(line: 31, column: 31, scope: !204, inlinedAt: !172, atomGroup: 5, atomRank: 1)
!207 = !DILocation(line: 31, column: 34, scope: !204, inlinedAt: !172)
!208 = !DILocation(line: 31, column: 63, scope: !204, inlinedAt: !172, atomGroup: 6, atomRank: 2)
!209 = !DILocation(line: 31, column: 31, scope: !204, inlinedAt: !172, atomGroup: 6, atomRank: 1)
!210 = !DILocation(line: 33, column: 12, scope: !201, inlinedAt: !172)
!211 = !DILocation(line: 33, column: 17, scope: !201, inlinedAt: !172, atomGroup: 8, atomRank: 2)
!212 = !DILocation(line: 29, column: 3, scope: !104, inlinedAt: !172, atomGroup: 2, atomRank: 1)
!213 = !DILocation(line: 29, column: 3, scope: !104, inlinedAt: !172, atomGroup: 3, atomRank: 1)
!214 = distinct !{!214, !215, !216, !217}
!215 = !DILocation(line: 29, column: 3, scope: !104, inlinedAt: !172)
!216 = !DILocation(line: 34, column: 3, scope: !104, inlinedAt: !172)
!217 = !{!"llvm.loop.mustprogress"}
!218 = !DILocation(line: 44, column: 59, scope: !173, inlinedAt: !135, atomGroup: 7, atomRank: 1)
!219 = !{i64 0, i64 8, !220, i64 8, i64 4, !99, i64 12, i64 4, !99}
!220 = !{!188, !188, i64 0}
!221 = !DILocation(line: 44, column: 7, scope: !173, inlinedAt: !135)
!222 = !DILocation(line: 39, column: 18, scope: !127, inlinedAt: !135, atomGroup: 1, atomRank: 1)
!223 = !DILocation(line: 42, column: 35, scope: !174, inlinedAt: !135, atomGroup: 8, atomRank: 2)
!224 = !DILocation(line: 42, column: 24, scope: !174, inlinedAt: !135, atomGroup: 4, atomRank: 1)
!225 = !DILocation(line: 42, column: 3, scope: !133, inlinedAt: !135, atomGroup: 5, atomRank: 1)
!226 = distinct !{!226, !227, !228, !217}
!227 = !DILocation(line: 42, column: 3, scope: !133, inlinedAt: !135)
!228 = !DILocation(line: 44, column: 69, scope: !133, inlinedAt: !135)
!229 = !DILocation(line: 45, column: 3, scope: !127, inlinedAt: !135)
!230 = !DILocation(line: 51, column: 5, scope: !136, inlinedAt: !125)
!231 = !DILocalVariable(name: "s", arg: 1, scope: !232, file: !2, line: 20, type: !85)
!232 = distinct !DISubprogram(name: "fnv", scope: !2, file: !2, line: 20, type: !233, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !29, retainedNodes: !235, keyInstructions: true)
!233 = !DISubroutineType(types: !234)
!234 = !{!52, !85}
!235 = !{!231, !236}
!236 = !DILocalVariable(name: "h", scope: !232, file: !2, line: 21, type: !52)
!237 = !DILocation(line: 0, scope: !232, inlinedAt: !238)
!238 = distinct !DILocation(line: 52, column: 16, scope: !114, inlinedAt: !125)
!239 = !DILocation(line: 22, column: 10, scope: !240, inlinedAt: !238)
!240 = distinct !DILexicalBlock(scope: !241, file: !2, line: 22, column: 3)
!241 = distinct !DILexicalBlock(scope: !232, file: !2, line: 22, column: 3)
!242 = !DILocation(line: 22, column: 3, scope: !241, inlinedAt: !238, atomGroup: 42, atomRank: 1)
!243 = !DILocation(line: 22, column: 3, scope: !241, inlinedAt: !238, atomGroup: 43, atomRank: 1)
!244 = !DILocation(line: 23, column: 14, scope: !240, inlinedAt: !238)
!245 = !DILocation(line: 23, column: 12, scope: !240, inlinedAt: !238)
!246 = !DILocation(line: 23, column: 33, scope: !240, inlinedAt: !238, atomGroup: 4, atomRank: 2)
!247 = !DILocation(line: 22, column: 15, scope: !240, inlinedAt: !238, atomGroup: 5, atomRank: 2)
!248 = !DILocation(line: 22, column: 3, scope: !241, inlinedAt: !238, atomGroup: 2, atomRank: 1)
!249 = !DILocation(line: 22, column: 3, scope: !241, inlinedAt: !238, atomGroup: 3, atomRank: 1)
!250 = distinct !{!250, !251, !252, !217}
!251 = !DILocation(line: 22, column: 3, scope: !241, inlinedAt: !238)
!252 = !DILocation(line: 23, column: 35, scope: !241, inlinedAt: !238)
!253 = !DILocation(line: 28, column: 14, scope: !104, inlinedAt: !113)
!254 = !DILocation(line: 28, column: 26, scope: !104, inlinedAt: !113)
!255 = !DILocation(line: 28, column: 16, scope: !104, inlinedAt: !113, atomGroup: 1, atomRank: 2)
!256 = !DILocation(line: 29, column: 10, scope: !104, inlinedAt: !113)
!257 = !DILocation(line: 29, column: 22, scope: !104, inlinedAt: !113)
!258 = !DILocation(line: 29, column: 3, scope: !104, inlinedAt: !113, atomGroup: 38, atomRank: 1)
!259 = !DILocation(line: 29, column: 3, scope: !104, inlinedAt: !113, atomGroup: 39, atomRank: 1)
!260 = !DILocation(line: 30, column: 14, scope: !201, inlinedAt: !113)
!261 = !DILocation(line: 30, column: 14, scope: !201, inlinedAt: !113, atomGroup: 4, atomRank: 2)
!262 = !DILocation(line: 31, column: 21, scope: !204, inlinedAt: !113)
!263 = !DILocation(line: 31, column: 26, scope: !204, inlinedAt: !113, atomGroup: 5, atomRank: 2)
!264 = !DILocation(line: 31, column: 31, scope: !204, inlinedAt: !113, atomGroup: 5, atomRank: 1)
!265 = !DILocation(line: 31, column: 34, scope: !204, inlinedAt: !113)
!266 = !DILocation(line: 31, column: 63, scope: !204, inlinedAt: !113, atomGroup: 6, atomRank: 2)
!267 = !DILocation(line: 31, column: 31, scope: !204, inlinedAt: !113, atomGroup: 6, atomRank: 1)
!268 = !DILocation(line: 33, column: 12, scope: !201, inlinedAt: !113)
!269 = !DILocation(line: 33, column: 17, scope: !201, inlinedAt: !113, atomGroup: 8, atomRank: 2)
!270 = !DILocation(line: 29, column: 3, scope: !104, inlinedAt: !113, atomGroup: 2, atomRank: 1)
!271 = !DILocation(line: 29, column: 3, scope: !104, inlinedAt: !113, atomGroup: 3, atomRank: 1)
!272 = distinct !{!272, !273, !274, !217}
!273 = !DILocation(line: 29, column: 3, scope: !104, inlinedAt: !113)
!274 = !DILocation(line: 34, column: 3, scope: !104, inlinedAt: !113)
!275 = !DILocation(line: 55, column: 16, scope: !123, inlinedAt: !125)
!276 = !DILocation(line: 55, column: 28, scope: !123, inlinedAt: !125, atomGroup: 5, atomRank: 2)
!277 = !DILocation(line: 0, scope: !123, inlinedAt: !125)
!278 = !DILocation(line: 56, column: 21, scope: !123, inlinedAt: !125, atomGroup: 6, atomRank: 2)
!279 = !DILocation(line: 56, column: 14, scope: !123, inlinedAt: !125, atomGroup: 7, atomRank: 1)
!280 = !DILocation(line: 56, column: 12, scope: !123, inlinedAt: !125, atomGroup: 6, atomRank: 1)
!281 = !DILocation(line: 57, column: 8, scope: !123, inlinedAt: !125)
!282 = !DILocation(line: 57, column: 13, scope: !123, inlinedAt: !125, atomGroup: 8, atomRank: 1)
!283 = !DILocation(line: 58, column: 11, scope: !123, inlinedAt: !125, atomGroup: 9, atomRank: 2)
!284 = !DILocation(line: 59, column: 3, scope: !123, inlinedAt: !125)
!285 = !DILocation(line: 60, column: 15, scope: !114, inlinedAt: !125)
!286 = !DILocation(line: 60, column: 10, scope: !114, inlinedAt: !125)
!287 = !{!187, !100, i64 12}
!288 = !DILocation(line: 60, column: 10, scope: !114, inlinedAt: !125, atomGroup: 12, atomRank: 2)
!289 = !DILocation(line: 60, column: 10, scope: !114, inlinedAt: !125, atomGroup: 11, atomRank: 1)
!290 = !DILocation(line: 0, scope: !73)
!291 = !DILocation(line: 88, column: 12, scope: !73, atomGroup: 14, atomRank: 1)
!292 = !DILocation(line: 83, column: 31, scope: !74, atomGroup: 15, atomRank: 2)
!293 = !DILocation(line: 83, column: 21, scope: !74, atomGroup: 4, atomRank: 1)
!294 = !DILocation(line: 83, column: 3, scope: !70, atomGroup: 5, atomRank: 1)
!295 = distinct !{!295, !296, !297, !217}
!296 = !DILocation(line: 83, column: 3, scope: !70)
!297 = !DILocation(line: 89, column: 3, scope: !70)
!298 = !DILocation(line: 73, column: 18, scope: !154, inlinedAt: !299)
!299 = distinct !DILocation(line: 86, column: 30, scope: !300)
!300 = distinct !DILexicalBlock(scope: !72, file: !2, line: 85, column: 5)
!301 = !DILocation(line: 73, column: 9, scope: !154, inlinedAt: !299, atomGroup: 1, atomRank: 2)
!302 = !DILocation(line: 74, column: 18, scope: !154, inlinedAt: !299)
!303 = !DILocation(line: 74, column: 9, scope: !154, inlinedAt: !299, atomGroup: 2, atomRank: 2)
!304 = !DILocation(line: 75, column: 25, scope: !154, inlinedAt: !299)
!305 = !DILocation(line: 75, column: 16, scope: !154, inlinedAt: !299, atomGroup: 3, atomRank: 2)
!306 = !DILocation(line: 86, column: 37, scope: !300)
!307 = !DILocation(line: 86, column: 20, scope: !300)
!308 = !DILocation(line: 86, column: 7, scope: !300)
!309 = !DILocation(line: 85, column: 49, scope: !300, atomGroup: 10, atomRank: 2)
!310 = !DILocation(line: 85, column: 43, scope: !300, atomGroup: 8, atomRank: 1)
!311 = !DILocation(line: 85, column: 5, scope: !72, atomGroup: 9, atomRank: 1)
!312 = distinct !{!312, !313, !314, !217}
!313 = !DILocation(line: 85, column: 5, scope: !72)
!314 = !DILocation(line: 86, column: 78, scope: !72)
!315 = !DILocation(line: 94, column: 3, scope: !36)
!316 = !DILocation(line: 95, column: 3, scope: !36)
!317 = !DILocation(line: 0, scope: !80)
!318 = !DILocation(line: 97, column: 40, scope: !319)
!319 = distinct !DILexicalBlock(scope: !80, file: !2, line: 96, column: 3)
!320 = !DILocation(line: 97, column: 58, scope: !319)
!321 = !DILocation(line: 97, column: 75, scope: !319)
!322 = !DILocation(line: 97, column: 5, scope: !319)
!323 = !DILocation(line: 97, column: 29, scope: !319)
!324 = !DILocation(line: 0, scope: !82)
!325 = !DILocation(line: 98, column: 24, scope: !326, atomGroup: 53, atomRank: 1)
!326 = distinct !DILexicalBlock(scope: !82, file: !2, line: 98, column: 3)
!327 = !DILocation(line: 98, column: 3, scope: !82, atomGroup: 54, atomRank: 1)
!328 = !DILocation(line: 92, column: 9, scope: !329)
!329 = distinct !DILexicalBlock(scope: !148, file: !2, line: 92, column: 9)
!330 = !DILocation(line: 92, column: 20, scope: !329)
!331 = !DILocation(line: 92, column: 9, scope: !329, atomGroup: 21, atomRank: 2)
!332 = !DILocation(line: 92, column: 9, scope: !329, atomGroup: 21, atomRank: 1)
!333 = !DILocation(line: 93, column: 16, scope: !329, atomGroup: 23, atomRank: 2)
!334 = !DILocation(line: 93, column: 7, scope: !329)
!335 = !DILocation(line: 93, column: 22, scope: !329, atomGroup: 22, atomRank: 1)
!336 = !DILocation(line: 92, column: 9, scope: !329, atomGroup: 76, atomRank: 2)
!337 = !DILocation(line: 92, column: 9, scope: !329, atomGroup: 76, atomRank: 1)
!338 = !DILocation(line: 93, column: 16, scope: !329, atomGroup: 77, atomRank: 2)
!339 = !DILocation(line: 93, column: 22, scope: !329, atomGroup: 78, atomRank: 1)
!340 = !DILocation(line: 91, column: 34, scope: !148, atomGroup: 79, atomRank: 2)
!341 = !DILocation(line: 91, column: 24, scope: !148, atomGroup: 80, atomRank: 1)
!342 = !DILocation(line: 91, column: 3, scope: !78, atomGroup: 81, atomRank: 1)
!343 = distinct !{!343, !344, !345, !217}
!344 = !DILocation(line: 91, column: 3, scope: !78)
!345 = !DILocation(line: 93, column: 31, scope: !78)
!346 = !DILocation(line: 100, column: 3, scope: !36)
!347 = !DILocation(line: 102, column: 1, scope: !36)
!348 = !DILocation(line: 102, column: 1, scope: !36, atomGroup: 37, atomRank: 1)
!349 = !DILocation(line: 99, column: 10, scope: !326)
!350 = !DILocation(line: 99, column: 21, scope: !326)
!351 = !DILocation(line: 99, column: 5, scope: !326)
!352 = !DILocation(line: 98, column: 30, scope: !326, atomGroup: 34, atomRank: 2)
!353 = !DILocation(line: 98, column: 24, scope: !326, atomGroup: 32, atomRank: 1)
!354 = !DILocation(line: 98, column: 3, scope: !82, atomGroup: 33, atomRank: 1)
!355 = distinct !{!355, !356, !357, !217}
!356 = !DILocation(line: 98, column: 3, scope: !82)
!357 = !DILocation(line: 99, column: 24, scope: !82)
!358 = !DISubprogram(name: "calloc", scope: !359, file: !359, line: 556, type: !360, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!359 = !DIFile(filename: "usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!360 = !DISubroutineType(types: !361)
!361 = !{!362, !59, !59}
!362 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!363 = !DISubprogram(name: "strcat", scope: !364, file: !364, line: 149, type: !365, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!364 = !DIFile(filename: "usr/include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")
!365 = !DISubroutineType(types: !366)
!366 = !{!50, !367, !368}
!367 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !50)
!368 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !85)
!369 = !DISubprogram(name: "qsort", scope: !359, file: !359, line: 851, type: !370, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!370 = !DISubroutineType(types: !371)
!371 = !{null, !362, !59, !59, !372}
!372 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !359, line: 829, baseType: !373)
!373 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !374, size: 64)
!374 = !DISubroutineType(types: !375)
!375 = !{!31, !376, !376}
!376 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !377, size: 64)
!377 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!378 = distinct !DISubprogram(name: "by_count", scope: !2, file: !2, line: 63, type: !374, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !29, retainedNodes: !379, keyInstructions: true)
!379 = !{!380, !381, !382, !385}
!380 = !DILocalVariable(name: "a", arg: 1, scope: !378, file: !2, line: 63, type: !376)
!381 = !DILocalVariable(name: "b", arg: 2, scope: !378, file: !2, line: 63, type: !376)
!382 = !DILocalVariable(name: "x", scope: !378, file: !2, line: 64, type: !383)
!383 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !384, size: 64)
!384 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !46)
!385 = !DILocalVariable(name: "y", scope: !378, file: !2, line: 64, type: !383)
!386 = !DILocation(line: 0, scope: !378)
!387 = !DILocation(line: 65, column: 10, scope: !388)
!388 = distinct !DILexicalBlock(scope: !378, file: !2, line: 65, column: 7)
!389 = !DILocation(line: 65, column: 22, scope: !388)
!390 = !DILocation(line: 65, column: 16, scope: !388, atomGroup: 3, atomRank: 2)
!391 = !DILocation(line: 65, column: 16, scope: !388, atomGroup: 3, atomRank: 1)
!392 = !DILocation(line: 66, column: 21, scope: !388)
!393 = !DILocation(line: 66, column: 12, scope: !388, atomGroup: 4, atomRank: 2)
!394 = !DILocation(line: 66, column: 5, scope: !388, atomGroup: 4, atomRank: 1)
!395 = !DILocation(line: 67, column: 20, scope: !378)
!396 = !DILocation(line: 67, column: 28, scope: !378)
!397 = !DILocation(line: 67, column: 10, scope: !378, atomGroup: 5, atomRank: 2)
!398 = !DILocation(line: 67, column: 3, scope: !378, atomGroup: 5, atomRank: 1)
!399 = !DILocation(line: 68, column: 1, scope: !378, atomGroup: 6, atomRank: 1)
!400 = !DISubprogram(name: "printf", scope: !401, file: !401, line: 356, type: !402, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!401 = !DIFile(filename: "usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!402 = !DISubroutineType(types: !403)
!403 = !{!31, !368, null}
!404 = !DISubprogram(name: "free", scope: !359, file: !359, line: 568, type: !405, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!405 = !DISubroutineType(types: !406)
!406 = !{null, !362}
!407 = !DISubprogram(name: "strlen", scope: !364, file: !364, line: 407, type: !408, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!408 = !DISubroutineType(types: !409)
!409 = !{!61, !85}
!410 = !DISubprogram(name: "malloc", scope: !359, file: !359, line: 553, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!411 = !DISubroutineType(types: !412)
!412 = !{!362, !59}
!413 = !DISubprogram(name: "strcmp", scope: !364, file: !364, line: 156, type: !414, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!414 = !DISubroutineType(types: !415)
!415 = !{!31, !85, !85}

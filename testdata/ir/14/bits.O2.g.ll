; ModuleID = 'bits.c'
source_filename = "bits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [36 x i8] c"packed %u %d %llx %lld %d size %zu\0A\00", align 1
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
@crc_table = internal unnamed_addr global [256 x i32] zeroinitializer, align 16, !dbg !0

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !34 {
  %1 = alloca i128, align 16
  %2 = alloca i32, align 4
  call void @llvm.dbg.value(metadata i8 -67, metadata !39, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 8)), !dbg !93
  call void @llvm.dbg.value(metadata i8 113, metadata !39, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 8)), !dbg !93
  call void @llvm.dbg.value(metadata i64 102882637085108656, metadata !39, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 64)), !dbg !93
  %3 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([36 x i8], [36 x i8]* @.str, i64 0, i64 0), i32 noundef 1, i32 noundef 14, i64 noundef 97123527088, i64 noundef -300007, i32 noundef 0, i64 noundef 12), !dbg !94
  call void @llvm.dbg.value(metadata i56 -30599408601006080, metadata !51, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 56)), !dbg !93
  call void @llvm.dbg.value(metadata i8 -64, metadata !51, metadata !DIExpression(DW_OP_LLVM_fragment, 56, 8)), !dbg !93
  %4 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0), i64 noundef -4570227832990466048, i32 noundef 1, i32 noundef 1033, i32 noundef 842, i32 noundef 192), !dbg !95
  call void @llvm.dbg.value(metadata i32 1, metadata !75, metadata !DIExpression()), !dbg !96
  br label %5, !dbg !97

5:                                                ; preds = %0, %22
  %6 = phi i32 [ 1, %0 ], [ %25, %22 ]
  call void @llvm.dbg.value(metadata i32 %6, metadata !75, metadata !DIExpression()), !dbg !96
  %7 = and i32 %6, 4095, !dbg !98
  %8 = icmp eq i32 %7, 341, !dbg !101
  br i1 %8, label %9, label %22, !dbg !102

9:                                                ; preds = %5
  %10 = tail call fastcc i32 @parity(i32 noundef %6), !dbg !103
  %11 = tail call fastcc i32 @reverse(i32 noundef %6), !dbg !105
  %12 = lshr i32 %6, 27, !dbg !106
  %13 = tail call fastcc i32 @rotl(i32 noundef %6, i32 noundef %12), !dbg !107
  %14 = tail call i32 @llvm.ctpop.i32(i32 %6), !dbg !108, !range !109
  %15 = tail call i32 @llvm.ctlz.i32(i32 %6, i1 true), !dbg !110, !range !109
  %16 = tail call i32 @llvm.cttz.i32(i32 %6, i1 true), !dbg !111, !range !109
  %17 = zext i32 %6 to i64, !dbg !112
  %18 = mul nuw i64 %17, %17, !dbg !113
  %19 = add nuw i64 %18, %17, !dbg !114
  %20 = tail call fastcc i32 @isqrt(i64 noundef %19), !dbg !115
  %21 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([70 x i8], [70 x i8]* @.str.2, i64 0, i64 0), i32 noundef %6, i32 noundef %10, i32 noundef %11, i32 noundef %13, i32 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %20), !dbg !116
  br label %27, !dbg !117

22:                                               ; preds = %5
  %23 = mul i32 %6, 5, !dbg !118
  %24 = lshr i32 %6, 29, !dbg !119
  %25 = add i32 %23, %24, !dbg !120
  call void @llvm.dbg.value(metadata i32 %25, metadata !75, metadata !DIExpression()), !dbg !96
  %26 = icmp eq i32 %25, 0, !dbg !97
  br i1 %26, label %27, label %5, !dbg !97, !llvm.loop !121

27:                                               ; preds = %22, %9
  call void @llvm.dbg.value(metadata i128 170141183460469231731687303715884105727, metadata !77, metadata !DIExpression()), !dbg !93
  %28 = tail call fastcc { i64, i64 } @mulmod(), !dbg !124
  %29 = extractvalue { i64, i64 } %28, 0, !dbg !124
  %30 = extractvalue { i64, i64 } %28, 1, !dbg !124
  call void @llvm.dbg.value(metadata i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), metadata !125, metadata !DIExpression()) #10, !dbg !131
  call void @llvm.dbg.value(metadata !DIArgList(i128 0, i64 %29), metadata !130, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 128, DW_ATE_unsigned, DW_OP_or, DW_OP_stack_value)) #10, !dbg !131
  %31 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i64 noundef %30, i64 noundef %29) #10, !dbg !133
  call void @llvm.dbg.value(metadata i128 -170140673038450116381338159701405, metadata !78, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.value(metadata i128 -1512, metadata !79, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.value(metadata i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), metadata !125, metadata !DIExpression()) #10, !dbg !134
  call void @llvm.dbg.value(metadata !DIArgList(i128 0, i64 5988865070887182947), metadata !130, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 128, DW_ATE_unsigned, DW_OP_or, DW_OP_stack_value)) #10, !dbg !134
  %32 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i64 noundef -9223344366822, i64 noundef 5988865070887182947) #10, !dbg !136
  call void @llvm.dbg.value(metadata i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), metadata !125, metadata !DIExpression()) #10, !dbg !137
  call void @llvm.dbg.value(metadata !DIArgList(i128 0, i64 -1512), metadata !130, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 128, DW_ATE_unsigned, DW_OP_or, DW_OP_stack_value)) #10, !dbg !137
  %33 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i64 noundef -1, i64 noundef -1512) #10, !dbg !139
  %34 = bitcast i128* %1 to i8*, !dbg !140
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %34) #10, !dbg !140
  call void @llvm.dbg.value(metadata i128* %1, metadata !80, metadata !DIExpression(DW_OP_deref)), !dbg !93
  %35 = call fastcc { i64, i64 } @fibonacci(i128* noundef nonnull %1), !dbg !141
  %36 = extractvalue { i64, i64 } %35, 0, !dbg !141
  %37 = extractvalue { i64, i64 } %35, 1, !dbg !141
  call void @llvm.dbg.value(metadata !DIArgList(i128 undef, i64 %36), metadata !81, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 128, DW_ATE_unsigned, DW_OP_or, DW_OP_stack_value)), !dbg !93
  call void @llvm.dbg.value(metadata i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), metadata !125, metadata !DIExpression()) #10, !dbg !142
  call void @llvm.dbg.value(metadata !DIArgList(i128 0, i64 %36), metadata !130, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 128, DW_ATE_unsigned, DW_OP_or, DW_OP_stack_value)) #10, !dbg !142
  %38 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), i64 noundef %37, i64 noundef %36) #10, !dbg !144
  %39 = load i128, i128* %1, align 16, !dbg !145, !tbaa !146
  call void @llvm.dbg.value(metadata i128 %39, metadata !80, metadata !DIExpression()), !dbg !93
  %40 = trunc i128 %39 to i64, !dbg !150
  %41 = lshr i128 %39, 64, !dbg !150
  %42 = trunc i128 %41 to i64, !dbg !150
  call void @llvm.dbg.value(metadata i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), metadata !125, metadata !DIExpression()) #10, !dbg !151
  call void @llvm.dbg.value(metadata !DIArgList(i128 0, i64 %40), metadata !130, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 128, DW_ATE_unsigned, DW_OP_or, DW_OP_stack_value)) #10, !dbg !151
  %43 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i64 noundef %42, i64 noundef %40) #10, !dbg !153
  call void @llvm.dbg.value(metadata i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.str.8, i64 0, i64 0), metadata !82, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.value(metadata i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.str.8, i64 0, i64 0), metadata !154, metadata !DIExpression()), !dbg !177
  call void @llvm.dbg.value(metadata i64 43, metadata !163, metadata !DIExpression()), !dbg !177
  %44 = load i32, i32* getelementptr inbounds ([256 x i32], [256 x i32]* @crc_table, i64 0, i64 1), align 4, !dbg !179, !tbaa !180
  %45 = icmp eq i32 %44, 0, !dbg !179
  br i1 %45, label %46, label %94, !dbg !182

46:                                               ; preds = %27, %46
  %47 = phi i64 [ %91, %46 ], [ 0, %27 ], !dbg !183
  %48 = phi <4 x i32> [ %92, %46 ], [ <i32 0, i32 1, i32 2, i32 3>, %27 ], !dbg !184
  %49 = and <4 x i32> %48, <i32 1, i32 1, i32 1, i32 1>, !dbg !184
  %50 = icmp eq <4 x i32> %49, zeroinitializer, !dbg !184
  %51 = lshr <4 x i32> %48, <i32 1, i32 1, i32 1, i32 1>, !dbg !186
  %52 = xor <4 x i32> %51, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912>, !dbg !186
  %53 = select <4 x i1> %50, <4 x i32> %51, <4 x i32> %52, !dbg !186
  %54 = and <4 x i32> %53, <i32 1, i32 1, i32 1, i32 1>, !dbg !184
  %55 = icmp eq <4 x i32> %54, zeroinitializer, !dbg !184
  %56 = lshr <4 x i32> %53, <i32 1, i32 1, i32 1, i32 1>, !dbg !186
  %57 = xor <4 x i32> %56, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912>, !dbg !186
  %58 = select <4 x i1> %55, <4 x i32> %56, <4 x i32> %57, !dbg !186
  %59 = and <4 x i32> %58, <i32 1, i32 1, i32 1, i32 1>, !dbg !184
  %60 = icmp eq <4 x i32> %59, zeroinitializer, !dbg !184
  %61 = lshr <4 x i32> %58, <i32 1, i32 1, i32 1, i32 1>, !dbg !186
  %62 = xor <4 x i32> %61, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912>, !dbg !186
  %63 = select <4 x i1> %60, <4 x i32> %61, <4 x i32> %62, !dbg !186
  %64 = and <4 x i32> %63, <i32 1, i32 1, i32 1, i32 1>, !dbg !184
  %65 = icmp eq <4 x i32> %64, zeroinitializer, !dbg !184
  %66 = lshr <4 x i32> %63, <i32 1, i32 1, i32 1, i32 1>, !dbg !186
  %67 = xor <4 x i32> %66, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912>, !dbg !186
  %68 = select <4 x i1> %65, <4 x i32> %66, <4 x i32> %67, !dbg !186
  %69 = and <4 x i32> %68, <i32 1, i32 1, i32 1, i32 1>, !dbg !184
  %70 = icmp eq <4 x i32> %69, zeroinitializer, !dbg !184
  %71 = lshr <4 x i32> %68, <i32 1, i32 1, i32 1, i32 1>, !dbg !186
  %72 = xor <4 x i32> %71, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912>, !dbg !186
  %73 = select <4 x i1> %70, <4 x i32> %71, <4 x i32> %72, !dbg !186
  %74 = and <4 x i32> %73, <i32 1, i32 1, i32 1, i32 1>, !dbg !184
  %75 = icmp eq <4 x i32> %74, zeroinitializer, !dbg !184
  %76 = lshr <4 x i32> %73, <i32 1, i32 1, i32 1, i32 1>, !dbg !186
  %77 = xor <4 x i32> %76, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912>, !dbg !186
  %78 = select <4 x i1> %75, <4 x i32> %76, <4 x i32> %77, !dbg !186
  %79 = and <4 x i32> %78, <i32 1, i32 1, i32 1, i32 1>, !dbg !184
  %80 = icmp eq <4 x i32> %79, zeroinitializer, !dbg !184
  %81 = lshr <4 x i32> %78, <i32 1, i32 1, i32 1, i32 1>, !dbg !186
  %82 = xor <4 x i32> %81, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912>, !dbg !186
  %83 = select <4 x i1> %80, <4 x i32> %81, <4 x i32> %82, !dbg !186
  %84 = and <4 x i32> %83, <i32 1, i32 1, i32 1, i32 1>, !dbg !184
  %85 = icmp eq <4 x i32> %84, zeroinitializer, !dbg !184
  %86 = lshr <4 x i32> %83, <i32 1, i32 1, i32 1, i32 1>, !dbg !186
  %87 = xor <4 x i32> %86, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912>, !dbg !186
  %88 = select <4 x i1> %85, <4 x i32> %86, <4 x i32> %87, !dbg !186
  %89 = getelementptr inbounds [256 x i32], [256 x i32]* @crc_table, i64 0, i64 %47, !dbg !183
  %90 = bitcast i32* %89 to <4 x i32>*, !dbg !187
  store <4 x i32> %88, <4 x i32>* %90, align 16, !dbg !187, !tbaa !180
  %91 = add nuw i64 %47, 4, !dbg !183
  %92 = add <4 x i32> %48, <i32 4, i32 4, i32 4, i32 4>, !dbg !184
  %93 = icmp eq i64 %91, 256, !dbg !183
  br i1 %93, label %94, label %46, !dbg !183, !llvm.loop !188

94:                                               ; preds = %46, %27
  br label %95, !dbg !192

95:                                               ; preds = %109, %94
  %96 = phi i8* [ getelementptr inbounds ([44 x i8], [44 x i8]* @.str.8, i64 0, i64 0), %94 ], [ %121, %109 ]
  %97 = phi i32 [ -1, %94 ], [ %120, %109 ]
  %98 = phi i64 [ 43, %94 ], [ %111, %109 ]
  call void @llvm.dbg.value(metadata i8* %96, metadata !173, metadata !DIExpression()), !dbg !193
  call void @llvm.dbg.value(metadata i32 %97, metadata !172, metadata !DIExpression()), !dbg !177
  call void @llvm.dbg.value(metadata i64 %98, metadata !163, metadata !DIExpression()), !dbg !177
  call void @llvm.dbg.value(metadata i64 %98, metadata !163, metadata !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value)), !dbg !177
  %99 = load i8, i8* %96, align 1, !dbg !194, !tbaa !196
  %100 = zext i8 %99 to i32, !dbg !194
  %101 = and i32 %97, 255, !dbg !197
  %102 = xor i32 %101, %100, !dbg !197
  %103 = zext i32 %102 to i64, !dbg !198
  %104 = getelementptr inbounds [256 x i32], [256 x i32]* @crc_table, i64 0, i64 %103, !dbg !198
  %105 = load i32, i32* %104, align 4, !dbg !198, !tbaa !180
  %106 = lshr i32 %97, 8, !dbg !199
  %107 = xor i32 %105, %106, !dbg !200
  call void @llvm.dbg.value(metadata i32 %107, metadata !172, metadata !DIExpression()), !dbg !177
  call void @llvm.dbg.value(metadata i8* %96, metadata !173, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !193
  call void @llvm.dbg.value(metadata i64 %98, metadata !163, metadata !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value)), !dbg !177
  %108 = icmp eq i64 %98, 1, !dbg !192
  br i1 %108, label %122, label %109, !dbg !192, !llvm.loop !201

109:                                              ; preds = %95
  %110 = getelementptr inbounds i8, i8* %96, i64 1, !dbg !203
  call void @llvm.dbg.value(metadata i8* %110, metadata !173, metadata !DIExpression()), !dbg !193
  call void @llvm.dbg.value(metadata i8* %96, metadata !173, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !193
  call void @llvm.dbg.value(metadata i32 %107, metadata !172, metadata !DIExpression()), !dbg !177
  call void @llvm.dbg.value(metadata i64 %98, metadata !163, metadata !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value)), !dbg !177
  %111 = add nsw i64 %98, -2, !dbg !204
  call void @llvm.dbg.value(metadata i64 %111, metadata !163, metadata !DIExpression()), !dbg !177
  %112 = load i8, i8* %110, align 1, !dbg !194, !tbaa !196
  %113 = zext i8 %112 to i32, !dbg !194
  %114 = and i32 %107, 255, !dbg !197
  %115 = xor i32 %114, %113, !dbg !197
  %116 = zext i32 %115 to i64, !dbg !198
  %117 = getelementptr inbounds [256 x i32], [256 x i32]* @crc_table, i64 0, i64 %116, !dbg !198
  %118 = load i32, i32* %117, align 4, !dbg !198, !tbaa !180
  %119 = lshr i32 %107, 8, !dbg !199
  %120 = xor i32 %118, %119, !dbg !200
  call void @llvm.dbg.value(metadata i32 %120, metadata !172, metadata !DIExpression()), !dbg !177
  %121 = getelementptr inbounds i8, i8* %96, i64 2, !dbg !203
  call void @llvm.dbg.value(metadata i8* %121, metadata !173, metadata !DIExpression()), !dbg !193
  call void @llvm.dbg.value(metadata i64 %111, metadata !163, metadata !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value)), !dbg !177
  br label %95

122:                                              ; preds = %95
  %123 = xor i32 %107, -1, !dbg !205
  %124 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([10 x i8], [10 x i8]* @.str.9, i64 0, i64 0), i32 noundef %123), !dbg !206
  %125 = bitcast i32* %2 to i8*, !dbg !207
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %125) #10, !dbg !207
  call void @llvm.dbg.value(metadata i32 0, metadata !87, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.value(metadata i32 0, metadata !88, metadata !DIExpression()), !dbg !208
  br label %137, !dbg !209

126:                                              ; preds = %137
  %127 = load i32, i32* %2, align 4, !dbg !210, !tbaa !180
  call void @llvm.dbg.value(metadata i32 %127, metadata !86, metadata !DIExpression()), !dbg !93
  %128 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.10, i64 0, i64 0), i32 noundef %145, i32 noundef %127), !dbg !211
  %129 = tail call fastcc signext i8 @saturate(i32 noundef 1000), !dbg !212
  %130 = sext i8 %129 to i32, !dbg !212
  %131 = tail call fastcc signext i8 @saturate(i32 noundef -1000), !dbg !213
  %132 = sext i8 %131 to i32, !dbg !213
  %133 = tail call fastcc signext i8 @saturate(i32 noundef -7), !dbg !214
  %134 = sext i8 %133 to i32, !dbg !214
  %135 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.11, i64 0, i64 0), i32 noundef %130, i32 noundef %132, i32 noundef %134), !dbg !215
  call void @llvm.dbg.value(metadata i32 undef, metadata !90, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 31, DW_OP_mul, DW_OP_LLVM_arg, 4, DW_OP_constu, 28, DW_OP_shr, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_shra, DW_OP_LLVM_arg, 3, DW_OP_constu, 3, DW_OP_div, DW_OP_xor, DW_OP_LLVM_arg, 2, DW_OP_constu, 7, DW_OP_mod, DW_OP_xor, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_plus, DW_OP_stack_value)), !dbg !93
  %136 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.12, i64 0, i64 0), i64 noundef 7075692360342860190), !dbg !216
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %125) #10, !dbg !217
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %34) #10, !dbg !217
  ret i32 0, !dbg !217

137:                                              ; preds = %122, %137
  %138 = phi i32 [ 0, %122 ], [ %146, %137 ]
  %139 = phi i32 [ 0, %122 ], [ %145, %137 ]
  call void @llvm.dbg.value(metadata i32 %138, metadata !88, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata i32 %139, metadata !87, metadata !DIExpression()), !dbg !93
  %140 = mul nuw nsw i32 %139, 3, !dbg !218
  %141 = shl nuw nsw i32 1, %138, !dbg !220
  %142 = add nsw i32 %141, -3, !dbg !221
  call void @llvm.dbg.value(metadata i32* %2, metadata !86, metadata !DIExpression(DW_OP_deref)), !dbg !93
  %143 = call fastcc i32 @overflows(i32 noundef %141, i32 noundef %142, i32* noundef nonnull %2), !dbg !222
  %144 = add nsw i32 %143, %140, !dbg !223
  call void @llvm.dbg.value(metadata i32 %144, metadata !87, metadata !DIExpression()), !dbg !93
  %145 = and i32 %144, 16777215, !dbg !224
  call void @llvm.dbg.value(metadata i32 %145, metadata !87, metadata !DIExpression()), !dbg !93
  %146 = add nuw nsw i32 %138, 1, !dbg !225
  call void @llvm.dbg.value(metadata i32 %146, metadata !88, metadata !DIExpression()), !dbg !208
  %147 = icmp eq i32 %146, 31, !dbg !226
  br i1 %147, label %126, label %137, !dbg !209, !llvm.loop !227
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @parity(i32 noundef %0) unnamed_addr #3 !dbg !229 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !233, metadata !DIExpression()), !dbg !234
  %2 = lshr i32 %0, 16, !dbg !235
  %3 = xor i32 %2, %0, !dbg !236
  call void @llvm.dbg.value(metadata i32 %3, metadata !233, metadata !DIExpression()), !dbg !234
  %4 = lshr i32 %3, 8, !dbg !237
  %5 = xor i32 %4, %3, !dbg !238
  call void @llvm.dbg.value(metadata i32 %5, metadata !233, metadata !DIExpression()), !dbg !234
  %6 = lshr i32 %5, 4, !dbg !239
  %7 = xor i32 %6, %5, !dbg !240
  call void @llvm.dbg.value(metadata i32 %7, metadata !233, metadata !DIExpression()), !dbg !234
  %8 = and i32 %7, 15, !dbg !241
  %9 = lshr i32 27030, %8, !dbg !242
  %10 = and i32 %9, 1, !dbg !243
  ret i32 %10, !dbg !244
}

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @reverse(i32 noundef %0) unnamed_addr #4 !dbg !245 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !249, metadata !DIExpression()), !dbg !250
  %2 = lshr i32 %0, 1, !dbg !251
  %3 = and i32 %2, 1431655765, !dbg !252
  %4 = shl i32 %0, 1, !dbg !253
  %5 = and i32 %4, -1431655766, !dbg !253
  %6 = or i32 %3, %5, !dbg !254
  call void @llvm.dbg.value(metadata i32 %6, metadata !249, metadata !DIExpression()), !dbg !250
  %7 = lshr i32 %6, 2, !dbg !255
  %8 = and i32 %7, 858993459, !dbg !256
  %9 = shl i32 %6, 2, !dbg !257
  %10 = and i32 %9, -858993460, !dbg !257
  %11 = or i32 %8, %10, !dbg !258
  call void @llvm.dbg.value(metadata i32 %11, metadata !249, metadata !DIExpression()), !dbg !250
  %12 = lshr i32 %11, 4, !dbg !259
  %13 = and i32 %12, 252645135, !dbg !260
  %14 = shl i32 %11, 4, !dbg !261
  %15 = and i32 %14, -252645136, !dbg !261
  %16 = or i32 %13, %15, !dbg !262
  call void @llvm.dbg.value(metadata i32 %16, metadata !249, metadata !DIExpression()), !dbg !250
  %17 = tail call i32 @llvm.bswap.i32(i32 %16), !dbg !263
  ret i32 %17, !dbg !264
}

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @rotl(i32 noundef %0, i32 noundef %1) unnamed_addr #4 !dbg !265 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !269, metadata !DIExpression()), !dbg !271
  call void @llvm.dbg.value(metadata i32 %1, metadata !270, metadata !DIExpression()), !dbg !271
  %3 = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1), !dbg !272
  ret i32 %3, !dbg !273
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #5

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #5

; Function Attrs: nofree noinline norecurse nosync nounwind readnone uwtable
define internal fastcc i32 @isqrt(i64 noundef %0) unnamed_addr #6 !dbg !274 {
  call void @llvm.dbg.value(metadata i64 %0, metadata !278, metadata !DIExpression()), !dbg !281
  call void @llvm.dbg.value(metadata i64 0, metadata !279, metadata !DIExpression()), !dbg !281
  call void @llvm.dbg.value(metadata i64 4611686018427387904, metadata !280, metadata !DIExpression()), !dbg !281
  br label %2, !dbg !282

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 4611686018427387904, %1 ], [ %21, %2 ]
  %4 = phi i64 [ 0, %1 ], [ %20, %2 ]
  %5 = phi i64 [ %0, %1 ], [ %18, %2 ]
  call void @llvm.dbg.value(metadata i64 %3, metadata !280, metadata !DIExpression()), !dbg !281
  call void @llvm.dbg.value(metadata i64 %4, metadata !279, metadata !DIExpression()), !dbg !281
  call void @llvm.dbg.value(metadata i64 %5, metadata !278, metadata !DIExpression()), !dbg !281
  %6 = add i64 %3, %4, !dbg !284
  %7 = icmp ult i64 %5, %6, !dbg !287
  %8 = lshr i64 %4, 1, !dbg !288
  %9 = select i1 %7, i64 0, i64 %6, !dbg !288
  %10 = sub i64 %5, %9, !dbg !288
  %11 = select i1 %7, i64 0, i64 %3, !dbg !288
  %12 = add nuw i64 %11, %8, !dbg !288
  call void @llvm.dbg.value(metadata i64 %12, metadata !279, metadata !DIExpression()), !dbg !281
  call void @llvm.dbg.value(metadata i64 %10, metadata !278, metadata !DIExpression()), !dbg !281
  %13 = lshr i64 %3, 2, !dbg !289
  call void @llvm.dbg.value(metadata i64 %13, metadata !280, metadata !DIExpression()), !dbg !281
  call void @llvm.dbg.value(metadata i64 %13, metadata !280, metadata !DIExpression()), !dbg !281
  call void @llvm.dbg.value(metadata i64 %12, metadata !279, metadata !DIExpression()), !dbg !281
  call void @llvm.dbg.value(metadata i64 %10, metadata !278, metadata !DIExpression()), !dbg !281
  %14 = add i64 %13, %12, !dbg !284
  %15 = icmp ult i64 %10, %14, !dbg !287
  %16 = lshr i64 %12, 1, !dbg !288
  %17 = select i1 %15, i64 0, i64 %14, !dbg !288
  %18 = sub i64 %10, %17, !dbg !288
  %19 = select i1 %15, i64 0, i64 %13, !dbg !288
  %20 = add nuw i64 %19, %16, !dbg !288
  call void @llvm.dbg.value(metadata i64 %20, metadata !279, metadata !DIExpression()), !dbg !281
  call void @llvm.dbg.value(metadata i64 %18, metadata !278, metadata !DIExpression()), !dbg !281
  %21 = lshr i64 %3, 4, !dbg !289
  call void @llvm.dbg.value(metadata i64 %21, metadata !280, metadata !DIExpression()), !dbg !281
  %22 = icmp ult i64 %3, 16, !dbg !282
  br i1 %22, label %23, label %2, !dbg !282, !llvm.loop !290

23:                                               ; preds = %2
  %24 = trunc i64 %20 to i32, !dbg !292
  ret i32 %24, !dbg !293
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind readnone uwtable
define internal fastcc { i64, i64 } @mulmod() unnamed_addr #6 !dbg !294 {
  call void @llvm.dbg.value(metadata i128 170141183460469231731687303715884093382, metadata !298, metadata !DIExpression()), !dbg !302
  call void @llvm.dbg.value(metadata i128 18499422192309847277549722465487290445, metadata !299, metadata !DIExpression()), !dbg !302
  call void @llvm.dbg.value(metadata i128 170141183460469231731687303715884105727, metadata !300, metadata !DIExpression()), !dbg !302
  call void @llvm.dbg.value(metadata i128 0, metadata !301, metadata !DIExpression()), !dbg !302
  call void @llvm.dbg.value(metadata i128 170141183460469231731687303715884093382, metadata !298, metadata !DIExpression()), !dbg !302
  br label %1, !dbg !303

1:                                                ; preds = %0, %15
  %2 = phi i128 [ 0, %0 ], [ %17, %15 ]
  %3 = phi i128 [ 170141183460469231731687303715884093382, %0 ], [ %21, %15 ]
  %4 = phi i128 [ 18499422192309847277549722465487290445, %0 ], [ %22, %15 ]
  call void @llvm.dbg.value(metadata i128 %2, metadata !301, metadata !DIExpression()), !dbg !302
  call void @llvm.dbg.value(metadata i128 %3, metadata !298, metadata !DIExpression()), !dbg !302
  call void @llvm.dbg.value(metadata i128 %4, metadata !299, metadata !DIExpression()), !dbg !302
  %5 = and i128 %4, 1, !dbg !305
  %6 = icmp eq i128 %5, 0, !dbg !305
  br i1 %6, label %7, label %9, !dbg !309

7:                                                ; preds = %1
  %8 = sub i128 170141183460469231731687303715884105727, %3, !dbg !310
  br label %15, !dbg !309

9:                                                ; preds = %1
  %10 = add i128 %3, -170141183460469231731687303715884105727, !dbg !311
  %11 = sub i128 170141183460469231731687303715884105727, %3, !dbg !311
  %12 = icmp ult i128 %2, %11, !dbg !312
  %13 = select i1 %12, i128 %3, i128 %10, !dbg !313
  %14 = add i128 %13, %2, !dbg !313
  call void @llvm.dbg.value(metadata i128 %14, metadata !301, metadata !DIExpression()), !dbg !302
  br label %15, !dbg !314

15:                                               ; preds = %7, %9
  %16 = phi i128 [ %8, %7 ], [ %11, %9 ], !dbg !310
  %17 = phi i128 [ %2, %7 ], [ %14, %9 ], !dbg !302
  call void @llvm.dbg.value(metadata i128 %17, metadata !301, metadata !DIExpression()), !dbg !302
  %18 = icmp ult i128 %3, %16, !dbg !315
  %19 = sub i128 %3, %16, !dbg !316
  %20 = shl i128 %3, 1, !dbg !316
  %21 = select i1 %18, i128 %20, i128 %19, !dbg !316
  call void @llvm.dbg.value(metadata i128 %21, metadata !298, metadata !DIExpression()), !dbg !302
  %22 = lshr i128 %4, 1, !dbg !317
  call void @llvm.dbg.value(metadata i128 %22, metadata !299, metadata !DIExpression()), !dbg !302
  %23 = icmp ult i128 %4, 2, !dbg !303
  br i1 %23, label %24, label %1, !dbg !303, !llvm.loop !318

24:                                               ; preds = %15
  %25 = trunc i128 %17 to i64, !dbg !320
  %26 = lshr i128 %17, 64, !dbg !320
  %27 = trunc i128 %26 to i64, !dbg !320
  %28 = insertvalue { i64, i64 } poison, i64 %25, 0, !dbg !321
  %29 = insertvalue { i64, i64 } %28, i64 %27, 1, !dbg !321
  ret { i64, i64 } %29, !dbg !321
}

; Function Attrs: nofree noinline norecurse nosync nounwind uwtable writeonly
define internal fastcc { i64, i64 } @fibonacci(i128* nocapture noundef writeonly %0) unnamed_addr #7 !dbg !322 {
  call void @llvm.dbg.value(metadata i32 280, metadata !327, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128* %0, metadata !328, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 0, metadata !329, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 0, metadata !330, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 1, metadata !331, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 0, metadata !332, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 280, metadata !327, metadata !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value)), !dbg !336
  br label %2, !dbg !337

2:                                                ; preds = %2, %1
  %3 = phi i32 [ 280, %1 ], [ %23, %2 ]
  %4 = phi i128 [ 0, %1 ], [ %18, %2 ]
  %5 = phi i128 [ 0, %1 ], [ %28, %2 ]
  %6 = phi i128 [ 1, %1 ], [ %24, %2 ]
  %7 = phi i128 [ 0, %1 ], [ %22, %2 ]
  call void @llvm.dbg.value(metadata i32 %3, metadata !327, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %4, metadata !329, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %5, metadata !332, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %6, metadata !331, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %7, metadata !330, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 %3, metadata !327, metadata !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value)), !dbg !336
  %8 = add i128 %4, %6, !dbg !338
  call void @llvm.dbg.value(metadata i128 %8, metadata !333, metadata !DIExpression()), !dbg !339
  %9 = add i128 %5, %7, !dbg !340
  %10 = icmp ult i128 %8, %4, !dbg !341
  %11 = zext i1 %10 to i128
  %12 = add i128 %9, %11, !dbg !342
  call void @llvm.dbg.value(metadata i128 %12, metadata !335, metadata !DIExpression()), !dbg !339
  call void @llvm.dbg.value(metadata i128 %6, metadata !329, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %12, metadata !332, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %8, metadata !331, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %5, metadata !330, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 %3, metadata !327, metadata !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value)), !dbg !336
  call void @llvm.dbg.value(metadata i32 %3, metadata !327, metadata !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value)), !dbg !336
  call void @llvm.dbg.value(metadata i128 %6, metadata !329, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %12, metadata !332, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %8, metadata !331, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %5, metadata !330, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 %3, metadata !327, metadata !DIExpression(DW_OP_constu, 2, DW_OP_minus, DW_OP_stack_value)), !dbg !336
  %13 = add i128 %6, %8, !dbg !338
  call void @llvm.dbg.value(metadata i128 %13, metadata !333, metadata !DIExpression()), !dbg !339
  %14 = add i128 %12, %5, !dbg !340
  %15 = icmp ult i128 %13, %6, !dbg !341
  %16 = zext i1 %15 to i128
  %17 = add i128 %14, %16, !dbg !342
  call void @llvm.dbg.value(metadata i128 %17, metadata !335, metadata !DIExpression()), !dbg !339
  call void @llvm.dbg.value(metadata i128 %8, metadata !329, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %17, metadata !332, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %13, metadata !331, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %12, metadata !330, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 %3, metadata !327, metadata !DIExpression(DW_OP_constu, 2, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value)), !dbg !336
  call void @llvm.dbg.value(metadata i32 %3, metadata !327, metadata !DIExpression(DW_OP_constu, 2, DW_OP_minus, DW_OP_stack_value)), !dbg !336
  call void @llvm.dbg.value(metadata i128 %8, metadata !329, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %17, metadata !332, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %13, metadata !331, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %12, metadata !330, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 %3, metadata !327, metadata !DIExpression(DW_OP_constu, 3, DW_OP_minus, DW_OP_stack_value)), !dbg !336
  %18 = add i128 %8, %13, !dbg !338
  call void @llvm.dbg.value(metadata i128 %18, metadata !333, metadata !DIExpression()), !dbg !339
  %19 = add i128 %17, %12, !dbg !340
  %20 = icmp ult i128 %18, %8, !dbg !341
  %21 = zext i1 %20 to i128
  %22 = add i128 %19, %21, !dbg !342
  call void @llvm.dbg.value(metadata i128 %22, metadata !335, metadata !DIExpression()), !dbg !339
  call void @llvm.dbg.value(metadata i128 %13, metadata !329, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %22, metadata !332, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %18, metadata !331, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %17, metadata !330, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 %3, metadata !327, metadata !DIExpression(DW_OP_constu, 3, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value)), !dbg !336
  call void @llvm.dbg.value(metadata i32 %3, metadata !327, metadata !DIExpression(DW_OP_constu, 3, DW_OP_minus, DW_OP_stack_value)), !dbg !336
  call void @llvm.dbg.value(metadata i128 %13, metadata !329, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %22, metadata !332, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %18, metadata !331, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %17, metadata !330, metadata !DIExpression()), !dbg !336
  %23 = add nsw i32 %3, -4, !dbg !343
  call void @llvm.dbg.value(metadata i32 %23, metadata !327, metadata !DIExpression()), !dbg !336
  %24 = add i128 %13, %18, !dbg !338
  call void @llvm.dbg.value(metadata i128 %24, metadata !333, metadata !DIExpression()), !dbg !339
  %25 = add i128 %22, %17, !dbg !340
  %26 = icmp ult i128 %24, %13, !dbg !341
  %27 = zext i1 %26 to i128
  %28 = add i128 %25, %27, !dbg !342
  call void @llvm.dbg.value(metadata i128 %28, metadata !335, metadata !DIExpression()), !dbg !339
  call void @llvm.dbg.value(metadata i128 %18, metadata !329, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %28, metadata !332, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %24, metadata !331, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i128 %22, metadata !330, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 %23, metadata !327, metadata !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value)), !dbg !336
  %29 = icmp eq i32 %3, 4, !dbg !344
  br i1 %29, label %30, label %2, !dbg !337, !llvm.loop !345

30:                                               ; preds = %2
  store i128 %22, i128* %0, align 16, !dbg !347, !tbaa !146
  %31 = trunc i128 %18 to i64, !dbg !348
  %32 = lshr i128 %18, 64, !dbg !348
  %33 = trunc i128 %32 to i64, !dbg !348
  %34 = insertvalue { i64, i64 } poison, i64 %31, 0, !dbg !349
  %35 = insertvalue { i64, i64 } %34, i64 %33, 1, !dbg !349
  ret { i64, i64 } %35, !dbg !349
}

; Function Attrs: mustprogress nofree noinline nosync nounwind uwtable willreturn writeonly
define internal fastcc i32 @overflows(i32 noundef %0, i32 noundef %1, i32* nocapture noundef writeonly %2) unnamed_addr #8 !dbg !350 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !355, metadata !DIExpression()), !dbg !361
  call void @llvm.dbg.value(metadata i32 %1, metadata !356, metadata !DIExpression()), !dbg !361
  call void @llvm.dbg.value(metadata i32* %2, metadata !357, metadata !DIExpression()), !dbg !361
  %4 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1), !dbg !362
  %5 = extractvalue { i32, i1 } %4, 1, !dbg !362
  %6 = extractvalue { i32, i1 } %4, 0, !dbg !362
  call void @llvm.dbg.value(metadata i32 %6, metadata !358, metadata !DIExpression()), !dbg !361
  %7 = select i1 %5, i32 2, i32 0, !dbg !363
  call void @llvm.dbg.value(metadata i32 %7, metadata !360, metadata !DIExpression()), !dbg !361
  %8 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 %1), !dbg !364
  %9 = extractvalue { i32, i1 } %8, 1, !dbg !364
  %10 = extractvalue { i32, i1 } %8, 0, !dbg !364
  call void @llvm.dbg.value(metadata i32 %10, metadata !359, metadata !DIExpression()), !dbg !361
  %11 = zext i1 %9 to i32, !dbg !364
  %12 = or i32 %7, %11, !dbg !365
  call void @llvm.dbg.value(metadata i32 %12, metadata !360, metadata !DIExpression()), !dbg !361
  %13 = xor i32 %6, %10, !dbg !366
  store i32 %13, i32* %2, align 4, !dbg !367, !tbaa !180
  ret i32 %12, !dbg !368
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc signext i8 @saturate(i32 noundef %0) unnamed_addr #3 !dbg !369 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !373, metadata !DIExpression()), !dbg !374
  %2 = icmp sgt i32 %0, -128, !dbg !375
  %3 = select i1 %2, i32 %0, i32 -128, !dbg !375
  %4 = icmp slt i32 %3, 127, !dbg !375
  %5 = select i1 %4, i32 %3, i32 127, !dbg !375
  %6 = trunc i32 %5 to i8, !dbg !375
  ret i8 %6, !dbg !376
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #5

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #5

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #9

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshl.i32(i32, i32, i32) #9

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nofree noinline norecurse nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree noinline norecurse nosync nounwind uwtable writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree noinline nosync nounwind uwtable willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #10 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32}
!llvm.ident = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "crc_table", scope: !2, file: !3, line: 92, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bits.c", directory: ".", checksumkind: CSK_MD5, checksum: "90836e9f470c8763954304922504bd20")
!4 = !{!5, !6, !7, !8, !13, !15, !17}
!5 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !9, line: 27, baseType: !10)
!9 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: ".", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !11, line: 45, baseType: !12)
!11 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!12 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "u128", file: !3, line: 26, baseType: !14)
!14 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "i128", file: !3, line: 27, baseType: !16)
!16 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !18, line: 24, baseType: !19)
!18 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: ".", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int8_t", file: !11, line: 37, baseType: !20)
!20 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!21 = !{!0}
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 8192, elements: !25)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !9, line: 26, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !11, line: 42, baseType: !7)
!25 = !{!26}
!26 = !DISubrange(count: 256)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 7, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 1}
!33 = !{!"Debian clang version 14.0.6"}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 122, type: !35, scopeLine: 122, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !38)
!35 = !DISubroutineType(types: !36)
!36 = !{!37}
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !{!39, !51, !75, !77, !78, !79, !80, !81, !82, !86, !87, !88, !90, !91}
!39 = !DILocalVariable(name: "p", scope: !34, file: !3, line: 123, type: !40)
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !3, line: 7, size: 96, elements: !41)
!41 = !{!42, !43, !44, !45, !49}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !40, file: !3, line: 8, baseType: !7, size: 3, flags: DIFlagBitField, extraData: i64 0)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !40, file: !3, line: 9, baseType: !37, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !40, file: !3, line: 11, baseType: !8, size: 37, offset: 32, flags: DIFlagBitField, extraData: i64 32)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !40, file: !3, line: 12, baseType: !46, size: 20, offset: 69, flags: DIFlagBitField, extraData: i64 32)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !18, line: 27, baseType: !47)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !11, line: 44, baseType: !48)
!48 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "e", scope: !40, file: !3, line: 13, baseType: !50, size: 1, offset: 89, flags: DIFlagBitField, extraData: i64 32)
!50 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!51 = !DILocalVariable(name: "w", scope: !34, file: !3, line: 126, type: !52)
!52 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "Word", file: !3, line: 16, size: 64, elements: !53)
!53 = !{!54, !55, !57, !62, !69}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !52, file: !3, line: 17, baseType: !8, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !52, file: !3, line: 18, baseType: !56, size: 64)
!56 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !52, file: !3, line: 19, baseType: !58, size: 64)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !59, size: 64, elements: !60)
!59 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!60 = !{!61}
!61 = !DISubrange(count: 2)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !52, file: !3, line: 20, baseType: !63, size: 64)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !64, size: 64, elements: !67)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !9, line: 24, baseType: !65)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !11, line: 38, baseType: !66)
!66 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!67 = !{!68}
!68 = !DISubrange(count: 8)
!69 = !DIDerivedType(tag: DW_TAG_member, scope: !52, file: !3, line: 21, baseType: !70, size: 64)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !52, file: !3, line: 21, size: 64, elements: !71)
!71 = !{!72, !73, !74}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "mantissa", scope: !70, file: !3, line: 22, baseType: !8, size: 52, flags: DIFlagBitField, extraData: i64 0)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "exponent", scope: !70, file: !3, line: 22, baseType: !8, size: 11, offset: 52, flags: DIFlagBitField, extraData: i64 0)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "sign", scope: !70, file: !3, line: 22, baseType: !8, size: 1, offset: 63, flags: DIFlagBitField, extraData: i64 0)
!75 = !DILocalVariable(name: "x", scope: !76, file: !3, line: 128, type: !23)
!76 = distinct !DILexicalBlock(scope: !34, file: !3, line: 128, column: 3)
!77 = !DILocalVariable(name: "m", scope: !34, file: !3, line: 134, type: !13)
!78 = !DILocalVariable(name: "q", scope: !34, file: !3, line: 136, type: !15)
!79 = !DILocalVariable(name: "r", scope: !34, file: !3, line: 136, type: !15)
!80 = !DILocalVariable(name: "high", scope: !34, file: !3, line: 139, type: !13)
!81 = !DILocalVariable(name: "low", scope: !34, file: !3, line: 139, type: !13)
!82 = !DILocalVariable(name: "text", scope: !34, file: !3, line: 142, type: !83)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!84 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !85)
!85 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!86 = !DILocalVariable(name: "out", scope: !34, file: !3, line: 144, type: !37)
!87 = !DILocalVariable(name: "of", scope: !34, file: !3, line: 144, type: !37)
!88 = !DILocalVariable(name: "i", scope: !89, file: !3, line: 145, type: !37)
!89 = distinct !DILexicalBlock(scope: !34, file: !3, line: 145, column: 3)
!90 = !DILocalVariable(name: "h", scope: !34, file: !3, line: 149, type: !8)
!91 = !DILocalVariable(name: "i", scope: !92, file: !3, line: 150, type: !37)
!92 = distinct !DILexicalBlock(scope: !34, file: !3, line: 150, column: 3)
!93 = !DILocation(line: 0, scope: !34)
!94 = !DILocation(line: 125, column: 3, scope: !34)
!95 = !DILocation(line: 127, column: 3, scope: !34)
!96 = !DILocation(line: 0, scope: !76)
!97 = !DILocation(line: 128, column: 3, scope: !76)
!98 = !DILocation(line: 129, column: 12, scope: !99)
!99 = distinct !DILexicalBlock(scope: !100, file: !3, line: 129, column: 9)
!100 = distinct !DILexicalBlock(scope: !76, file: !3, line: 128, column: 3)
!101 = !DILocation(line: 129, column: 21, scope: !99)
!102 = !DILocation(line: 129, column: 9, scope: !100)
!103 = !DILocation(line: 130, column: 91, scope: !104)
!104 = distinct !DILexicalBlock(scope: !99, file: !3, line: 129, column: 31)
!105 = !DILocation(line: 130, column: 102, scope: !104)
!106 = !DILocation(line: 130, column: 124, scope: !104)
!107 = !DILocation(line: 130, column: 114, scope: !104)
!108 = !DILocation(line: 131, column: 14, scope: !104)
!109 = !{i32 0, i32 33}
!110 = !DILocation(line: 131, column: 37, scope: !104)
!111 = !DILocation(line: 131, column: 55, scope: !104)
!112 = !DILocation(line: 131, column: 79, scope: !104)
!113 = !DILocation(line: 131, column: 91, scope: !104)
!114 = !DILocation(line: 131, column: 95, scope: !104)
!115 = !DILocation(line: 131, column: 73, scope: !104)
!116 = !DILocation(line: 130, column: 7, scope: !104)
!117 = !DILocation(line: 132, column: 7, scope: !104)
!118 = !DILocation(line: 128, column: 33, scope: !100)
!119 = !DILocation(line: 128, column: 42, scope: !100)
!120 = !DILocation(line: 128, column: 37, scope: !100)
!121 = distinct !{!121, !97, !122, !123}
!122 = !DILocation(line: 133, column: 5, scope: !76)
!123 = !{!"llvm.loop.mustprogress"}
!124 = !DILocation(line: 135, column: 22, scope: !34)
!125 = !DILocalVariable(name: "what", arg: 1, scope: !126, file: !3, line: 108, type: !83)
!126 = distinct !DISubprogram(name: "print128", scope: !3, file: !3, line: 108, type: !127, scopeLine: 108, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !129)
!127 = !DISubroutineType(types: !128)
!128 = !{null, !83, !13}
!129 = !{!125, !130}
!130 = !DILocalVariable(name: "x", arg: 2, scope: !126, file: !3, line: 108, type: !13)
!131 = !DILocation(line: 0, scope: !126, inlinedAt: !132)
!132 = distinct !DILocation(line: 135, column: 3, scope: !34)
!133 = !DILocation(line: 109, column: 3, scope: !126, inlinedAt: !132)
!134 = !DILocation(line: 0, scope: !126, inlinedAt: !135)
!135 = distinct !DILocation(line: 137, column: 3, scope: !34)
!136 = !DILocation(line: 109, column: 3, scope: !126, inlinedAt: !135)
!137 = !DILocation(line: 0, scope: !126, inlinedAt: !138)
!138 = distinct !DILocation(line: 138, column: 3, scope: !34)
!139 = !DILocation(line: 109, column: 3, scope: !126, inlinedAt: !138)
!140 = !DILocation(line: 139, column: 3, scope: !34)
!141 = !DILocation(line: 139, column: 20, scope: !34)
!142 = !DILocation(line: 0, scope: !126, inlinedAt: !143)
!143 = distinct !DILocation(line: 140, column: 3, scope: !34)
!144 = !DILocation(line: 109, column: 3, scope: !126, inlinedAt: !143)
!145 = !DILocation(line: 141, column: 22, scope: !34)
!146 = !{!147, !147, i64 0}
!147 = !{!"__int128", !148, i64 0}
!148 = !{!"omnipotent char", !149, i64 0}
!149 = !{!"Simple C/C++ TBAA"}
!150 = !DILocation(line: 141, column: 3, scope: !34)
!151 = !DILocation(line: 0, scope: !126, inlinedAt: !152)
!152 = distinct !DILocation(line: 141, column: 3, scope: !34)
!153 = !DILocation(line: 109, column: 3, scope: !126, inlinedAt: !152)
!154 = !DILocalVariable(name: "data", arg: 1, scope: !155, file: !3, line: 94, type: !158)
!155 = distinct !DISubprogram(name: "crc", scope: !3, file: !3, line: 94, type: !156, scopeLine: 94, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !162)
!156 = !DISubroutineType(types: !157)
!157 = !{!23, !158, !160}
!158 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !159, size: 64)
!159 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!160 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !161, line: 46, baseType: !12)
!161 = !DIFile(filename: "usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: ".", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!162 = !{!154, !163, !164, !167, !170, !172, !173}
!163 = !DILocalVariable(name: "n", arg: 2, scope: !155, file: !3, line: 94, type: !160)
!164 = !DILocalVariable(name: "i", scope: !165, file: !3, line: 96, type: !23)
!165 = distinct !DILexicalBlock(scope: !166, file: !3, line: 96, column: 5)
!166 = distinct !DILexicalBlock(scope: !155, file: !3, line: 95, column: 7)
!167 = !DILocalVariable(name: "c", scope: !168, file: !3, line: 97, type: !23)
!168 = distinct !DILexicalBlock(scope: !169, file: !3, line: 96, column: 40)
!169 = distinct !DILexicalBlock(scope: !165, file: !3, line: 96, column: 5)
!170 = !DILocalVariable(name: "k", scope: !171, file: !3, line: 98, type: !37)
!171 = distinct !DILexicalBlock(scope: !168, file: !3, line: 98, column: 7)
!172 = !DILocalVariable(name: "c", scope: !155, file: !3, line: 102, type: !23)
!173 = !DILocalVariable(name: "p", scope: !174, file: !3, line: 103, type: !175)
!174 = distinct !DILexicalBlock(scope: !155, file: !3, line: 103, column: 3)
!175 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !176, size: 64)
!176 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !64)
!177 = !DILocation(line: 0, scope: !155, inlinedAt: !178)
!178 = distinct !DILocation(line: 143, column: 24, scope: !34)
!179 = !DILocation(line: 95, column: 8, scope: !166, inlinedAt: !178)
!180 = !{!181, !181, i64 0}
!181 = !{!"int", !148, i64 0}
!182 = !DILocation(line: 95, column: 7, scope: !155, inlinedAt: !178)
!183 = !DILocation(line: 96, column: 36, scope: !169, inlinedAt: !178)
!184 = !DILocation(line: 99, column: 15, scope: !185, inlinedAt: !178)
!185 = distinct !DILexicalBlock(scope: !171, file: !3, line: 98, column: 7)
!186 = !DILocation(line: 99, column: 13, scope: !185, inlinedAt: !178)
!187 = !DILocation(line: 100, column: 20, scope: !168, inlinedAt: !178)
!188 = distinct !{!188, !189, !190, !123, !191}
!189 = !DILocation(line: 96, column: 5, scope: !165, inlinedAt: !178)
!190 = !DILocation(line: 101, column: 5, scope: !165, inlinedAt: !178)
!191 = !{!"llvm.loop.isvectorized", i32 1}
!192 = !DILocation(line: 103, column: 3, scope: !174, inlinedAt: !178)
!193 = !DILocation(line: 0, scope: !174, inlinedAt: !178)
!194 = !DILocation(line: 104, column: 24, scope: !195, inlinedAt: !178)
!195 = distinct !DILexicalBlock(scope: !174, file: !3, line: 103, column: 3)
!196 = !{!148, !148, i64 0}
!197 = !DILocation(line: 104, column: 28, scope: !195, inlinedAt: !178)
!198 = !DILocation(line: 104, column: 9, scope: !195, inlinedAt: !178)
!199 = !DILocation(line: 104, column: 39, scope: !195, inlinedAt: !178)
!200 = !DILocation(line: 104, column: 35, scope: !195, inlinedAt: !178)
!201 = distinct !{!201, !192, !202, !123}
!202 = !DILocation(line: 104, column: 42, scope: !174, inlinedAt: !178)
!203 = !DILocation(line: 103, column: 39, scope: !195, inlinedAt: !178)
!204 = !DILocation(line: 103, column: 34, scope: !195, inlinedAt: !178)
!205 = !DILocation(line: 105, column: 10, scope: !155, inlinedAt: !178)
!206 = !DILocation(line: 143, column: 3, scope: !34)
!207 = !DILocation(line: 144, column: 3, scope: !34)
!208 = !DILocation(line: 0, scope: !89)
!209 = !DILocation(line: 145, column: 3, scope: !89)
!210 = !DILocation(line: 147, column: 44, scope: !34)
!211 = !DILocation(line: 147, column: 3, scope: !34)
!212 = !DILocation(line: 148, column: 33, scope: !34)
!213 = !DILocation(line: 148, column: 49, scope: !34)
!214 = !DILocation(line: 148, column: 66, scope: !34)
!215 = !DILocation(line: 148, column: 3, scope: !34)
!216 = !DILocation(line: 152, column: 3, scope: !34)
!217 = !DILocation(line: 154, column: 1, scope: !34)
!218 = !DILocation(line: 146, column: 13, scope: !219)
!219 = distinct !DILexicalBlock(scope: !89, file: !3, line: 145, column: 3)
!220 = !DILocation(line: 146, column: 31, scope: !219)
!221 = !DILocation(line: 146, column: 46, scope: !219)
!222 = !DILocation(line: 146, column: 19, scope: !219)
!223 = !DILocation(line: 146, column: 17, scope: !219)
!224 = !DILocation(line: 146, column: 61, scope: !219)
!225 = !DILocation(line: 145, column: 28, scope: !219)
!226 = !DILocation(line: 145, column: 21, scope: !219)
!227 = distinct !{!227, !209, !228, !123}
!228 = !DILocation(line: 146, column: 64, scope: !89)
!229 = distinct !DISubprogram(name: "parity", scope: !3, file: !3, line: 29, type: !230, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !232)
!230 = !DISubroutineType(types: !231)
!231 = !{!7, !23}
!232 = !{!233}
!233 = !DILocalVariable(name: "x", arg: 1, scope: !229, file: !3, line: 29, type: !23)
!234 = !DILocation(line: 0, scope: !229)
!235 = !DILocation(line: 30, column: 10, scope: !229)
!236 = !DILocation(line: 30, column: 5, scope: !229)
!237 = !DILocation(line: 31, column: 10, scope: !229)
!238 = !DILocation(line: 31, column: 5, scope: !229)
!239 = !DILocation(line: 32, column: 10, scope: !229)
!240 = !DILocation(line: 32, column: 5, scope: !229)
!241 = !DILocation(line: 33, column: 25, scope: !229)
!242 = !DILocation(line: 33, column: 19, scope: !229)
!243 = !DILocation(line: 33, column: 32, scope: !229)
!244 = !DILocation(line: 33, column: 3, scope: !229)
!245 = distinct !DISubprogram(name: "reverse", scope: !3, file: !3, line: 36, type: !246, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !248)
!246 = !DISubroutineType(types: !247)
!247 = !{!23, !23}
!248 = !{!249}
!249 = !DILocalVariable(name: "x", arg: 1, scope: !245, file: !3, line: 36, type: !23)
!250 = !DILocation(line: 0, scope: !245)
!251 = !DILocation(line: 37, column: 10, scope: !245)
!252 = !DILocation(line: 37, column: 15, scope: !245)
!253 = !DILocation(line: 37, column: 50, scope: !245)
!254 = !DILocation(line: 37, column: 30, scope: !245)
!255 = !DILocation(line: 38, column: 10, scope: !245)
!256 = !DILocation(line: 38, column: 15, scope: !245)
!257 = !DILocation(line: 38, column: 50, scope: !245)
!258 = !DILocation(line: 38, column: 30, scope: !245)
!259 = !DILocation(line: 39, column: 10, scope: !245)
!260 = !DILocation(line: 39, column: 15, scope: !245)
!261 = !DILocation(line: 39, column: 50, scope: !245)
!262 = !DILocation(line: 39, column: 30, scope: !245)
!263 = !DILocation(line: 40, column: 10, scope: !245)
!264 = !DILocation(line: 40, column: 3, scope: !245)
!265 = distinct !DISubprogram(name: "rotl", scope: !3, file: !3, line: 43, type: !266, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !268)
!266 = !DISubroutineType(types: !267)
!267 = !{!23, !23, !7}
!268 = !{!269, !270}
!269 = !DILocalVariable(name: "x", arg: 1, scope: !265, file: !3, line: 43, type: !23)
!270 = !DILocalVariable(name: "n", arg: 2, scope: !265, file: !3, line: 43, type: !7)
!271 = !DILocation(line: 0, scope: !265)
!272 = !DILocation(line: 43, column: 95, scope: !265)
!273 = !DILocation(line: 43, column: 74, scope: !265)
!274 = distinct !DISubprogram(name: "isqrt", scope: !3, file: !3, line: 45, type: !275, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !277)
!275 = !DISubroutineType(types: !276)
!276 = !{!7, !8}
!277 = !{!278, !279, !280}
!278 = !DILocalVariable(name: "x", arg: 1, scope: !274, file: !3, line: 45, type: !8)
!279 = !DILocalVariable(name: "r", scope: !274, file: !3, line: 46, type: !8)
!280 = !DILocalVariable(name: "bit", scope: !274, file: !3, line: 46, type: !8)
!281 = !DILocation(line: 0, scope: !274)
!282 = !DILocation(line: 47, column: 3, scope: !283)
!283 = distinct !DILexicalBlock(scope: !274, file: !3, line: 47, column: 3)
!284 = !DILocation(line: 48, column: 16, scope: !285)
!285 = distinct !DILexicalBlock(scope: !286, file: !3, line: 48, column: 9)
!286 = distinct !DILexicalBlock(scope: !283, file: !3, line: 47, column: 3)
!287 = !DILocation(line: 48, column: 11, scope: !285)
!288 = !DILocation(line: 48, column: 9, scope: !286)
!289 = !DILocation(line: 47, column: 19, scope: !286)
!290 = distinct !{!290, !282, !291, !123}
!291 = !DILocation(line: 52, column: 13, scope: !283)
!292 = !DILocation(line: 53, column: 10, scope: !274)
!293 = !DILocation(line: 53, column: 3, scope: !274)
!294 = distinct !DISubprogram(name: "mulmod", scope: !3, file: !3, line: 56, type: !295, scopeLine: 56, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !297)
!295 = !DISubroutineType(types: !296)
!296 = !{!13, !13, !13, !13}
!297 = !{!298, !299, !300, !301}
!298 = !DILocalVariable(name: "a", arg: 1, scope: !294, file: !3, line: 56, type: !13)
!299 = !DILocalVariable(name: "b", arg: 2, scope: !294, file: !3, line: 56, type: !13)
!300 = !DILocalVariable(name: "m", arg: 3, scope: !294, file: !3, line: 56, type: !13)
!301 = !DILocalVariable(name: "r", scope: !294, file: !3, line: 57, type: !13)
!302 = !DILocation(line: 0, scope: !294)
!303 = !DILocation(line: 58, column: 3, scope: !304)
!304 = distinct !DILexicalBlock(scope: !294, file: !3, line: 58, column: 3)
!305 = !DILocation(line: 59, column: 11, scope: !306)
!306 = distinct !DILexicalBlock(scope: !307, file: !3, line: 59, column: 9)
!307 = distinct !DILexicalBlock(scope: !308, file: !3, line: 58, column: 28)
!308 = distinct !DILexicalBlock(scope: !304, file: !3, line: 58, column: 3)
!309 = !DILocation(line: 59, column: 9, scope: !307)
!310 = !DILocation(line: 61, column: 16, scope: !307)
!311 = !DILocation(line: 60, column: 18, scope: !306)
!312 = !DILocation(line: 60, column: 13, scope: !306)
!313 = !DILocation(line: 60, column: 11, scope: !306)
!314 = !DILocation(line: 60, column: 7, scope: !306)
!315 = !DILocation(line: 61, column: 11, scope: !307)
!316 = !DILocation(line: 61, column: 9, scope: !307)
!317 = !DILocation(line: 58, column: 21, scope: !308)
!318 = distinct !{!318, !303, !319, !123}
!319 = !DILocation(line: 62, column: 3, scope: !304)
!320 = !DILocation(line: 63, column: 3, scope: !294)
!321 = !DILocation(line: 64, column: 1, scope: !294)
!322 = distinct !DISubprogram(name: "fibonacci", scope: !3, file: !3, line: 80, type: !323, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !326)
!323 = !DISubroutineType(types: !324)
!324 = !{!13, !37, !325}
!325 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!326 = !{!327, !328, !329, !330, !331, !332, !333, !335}
!327 = !DILocalVariable(name: "n", arg: 1, scope: !322, file: !3, line: 80, type: !37)
!328 = !DILocalVariable(name: "high", arg: 2, scope: !322, file: !3, line: 80, type: !325)
!329 = !DILocalVariable(name: "lo", scope: !322, file: !3, line: 81, type: !13)
!330 = !DILocalVariable(name: "hi", scope: !322, file: !3, line: 81, type: !13)
!331 = !DILocalVariable(name: "lo2", scope: !322, file: !3, line: 81, type: !13)
!332 = !DILocalVariable(name: "hi2", scope: !322, file: !3, line: 81, type: !13)
!333 = !DILocalVariable(name: "t", scope: !334, file: !3, line: 83, type: !13)
!334 = distinct !DILexicalBlock(scope: !322, file: !3, line: 82, column: 19)
!335 = !DILocalVariable(name: "u", scope: !334, file: !3, line: 83, type: !13)
!336 = !DILocation(line: 0, scope: !322)
!337 = !DILocation(line: 82, column: 3, scope: !322)
!338 = !DILocation(line: 83, column: 17, scope: !334)
!339 = !DILocation(line: 0, scope: !334)
!340 = !DILocation(line: 83, column: 31, scope: !334)
!341 = !DILocation(line: 83, column: 42, scope: !334)
!342 = !DILocation(line: 83, column: 37, scope: !334)
!343 = !DILocation(line: 82, column: 11, scope: !322)
!344 = !DILocation(line: 82, column: 14, scope: !322)
!345 = distinct !{!345, !337, !346, !123}
!346 = !DILocation(line: 86, column: 3, scope: !322)
!347 = !DILocation(line: 87, column: 9, scope: !322)
!348 = !DILocation(line: 88, column: 3, scope: !322)
!349 = !DILocation(line: 89, column: 1, scope: !322)
!350 = distinct !DISubprogram(name: "overflows", scope: !3, file: !3, line: 112, type: !351, scopeLine: 112, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !354)
!351 = !DISubroutineType(types: !352)
!352 = !{!37, !37, !37, !353}
!353 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!354 = !{!355, !356, !357, !358, !359, !360}
!355 = !DILocalVariable(name: "a", arg: 1, scope: !350, file: !3, line: 112, type: !37)
!356 = !DILocalVariable(name: "b", arg: 2, scope: !350, file: !3, line: 112, type: !37)
!357 = !DILocalVariable(name: "out", arg: 3, scope: !350, file: !3, line: 112, type: !353)
!358 = !DILocalVariable(name: "s", scope: !350, file: !3, line: 113, type: !37)
!359 = !DILocalVariable(name: "p", scope: !350, file: !3, line: 113, type: !37)
!360 = !DILocalVariable(name: "of", scope: !350, file: !3, line: 114, type: !37)
!361 = !DILocation(line: 0, scope: !350)
!362 = !DILocation(line: 114, column: 12, scope: !350)
!363 = !DILocation(line: 114, column: 46, scope: !350)
!364 = !DILocation(line: 115, column: 9, scope: !350)
!365 = !DILocation(line: 115, column: 6, scope: !350)
!366 = !DILocation(line: 116, column: 12, scope: !350)
!367 = !DILocation(line: 116, column: 8, scope: !350)
!368 = !DILocation(line: 117, column: 3, scope: !350)
!369 = distinct !DISubprogram(name: "saturate", scope: !3, file: !3, line: 120, type: !370, scopeLine: 120, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !372)
!370 = !DISubroutineType(types: !371)
!371 = !{!17, !37}
!372 = !{!373}
!373 = !DILocalVariable(name: "x", arg: 1, scope: !369, file: !3, line: 120, type: !37)
!374 = !DILocation(line: 0, scope: !369)
!375 = !DILocation(line: 120, column: 66, scope: !369)
!376 = !DILocation(line: 120, column: 59, scope: !369)

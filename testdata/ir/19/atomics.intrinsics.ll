; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32 }
%struct.atomic_flag = type { i8 }

@.str = private unnamed_addr constant [11 x i8] c"rmw %d %d\0A\00", align 1, !dbg !0
@counter = internal global i32 0, align 4, !dbg !7
@.str.1 = private unnamed_addr constant [12 x i8] c"real %g %g\0A\00", align 1, !dbg !33
@.str.2 = private unnamed_addr constant [12 x i8] c"pair %d %d\0A\00", align 1, !dbg !38
@.str.3 = private unnamed_addr constant [9 x i8] c"flag %d\0A\00", align 1, !dbg !40
@__const.main.cells = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@__const.main.more = private unnamed_addr constant [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 16
@where = internal global ptr null, align 8, !dbg !59
@.str.4 = private unnamed_addr constant [13 x i8] c"where %d %d\0A\00", align 1, !dbg !45
@.str.5 = private unnamed_addr constant [13 x i8] c"asm %016llx\0A\00", align 1, !dbg !50
@.str.6 = private unnamed_addr constant [15 x i8] c"jump %d %d %d\0A\00", align 1, !dbg !52
@.str.7 = private unnamed_addr constant [9 x i8] c"poke %d\0A\00", align 1, !dbg !57
@byte = internal global i8 0, align 1, !dbg !62
@real = internal global double 0.000000e+00, align 8, !dbg !67
@both = internal global %struct.pair zeroinitializer, align 8, !dbg !71
@plain = internal unnamed_addr global %struct.pair { i32 1, i32 2 }, align 8, !dbg !78
@flag = internal global %struct.atomic_flag zeroinitializer, align 1, !dbg !80
@device = internal global i32 0, align 4, !dbg !89

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !101 {
  %1 = alloca [4 x i32], align 16, !DIAssignID !110
  tail call void @llvm.dbg.assign(metadata i1 undef, metadata !105, metadata !DIExpression(), metadata !110, metadata ptr %1, metadata !DIExpression()), !dbg !111
  tail call void @llvm.dbg.assign(metadata i1 undef, metadata !109, metadata !DIExpression(), metadata !112, metadata ptr @__const.main.more, metadata !DIExpression()), !dbg !111
  %2 = tail call fastcc i32 @rmw(), !dbg !113
  %3 = load atomic i32, ptr @counter seq_cst, align 4, !dbg !114
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %2, i32 noundef %3), !dbg !115
  %5 = tail call fastcc double @add_real(double noundef 1.500000e+00), !dbg !116
  %6 = tail call fastcc double @add_real(double noundef -2.500000e-01), !dbg !117
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %5, double noundef %6), !dbg !118
  %8 = tail call fastcc i32 @swap_pair(i32 noundef 3, i32 noundef 4), !dbg !119
  %9 = tail call fastcc i32 @swap_pair(i32 noundef 5, i32 noundef 6), !dbg !120
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %8, i32 noundef %9), !dbg !121
  %11 = tail call fastcc i32 @locked(), !dbg !122
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %11), !dbg !123
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #12, !dbg !124
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.cells, i64 16, i1 false), !dbg !125, !DIAssignID !126
  tail call void @llvm.dbg.assign(metadata i1 undef, metadata !105, metadata !DIExpression(), metadata !126, metadata ptr %1, metadata !DIExpression()), !dbg !111
  tail call void @llvm.dbg.assign(metadata i1 undef, metadata !109, metadata !DIExpression(), metadata !127, metadata ptr @__const.main.more, metadata !DIExpression()), !dbg !111
  store ptr %1, ptr @where, align 8, !dbg !128, !tbaa !129
  %13 = atomicrmw add ptr @where, i64 8 seq_cst, align 8, !dbg !132
  %14 = inttoptr i64 %13 to ptr, !dbg !132
  %15 = load i32, ptr %14, align 4, !dbg !133, !tbaa !134
  %16 = add nsw i32 %15, 5, !dbg !133
  store i32 %16, ptr %14, align 4, !dbg !133, !tbaa !134
  %17 = load atomic i64, ptr @where acquire, align 8, !dbg !136
  %18 = inttoptr i64 %17 to ptr, !dbg !136
  %19 = load i32, ptr %18, align 4, !dbg !137, !tbaa !134
  %20 = load i32, ptr %1, align 16, !dbg !138, !tbaa !134
  %21 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %19, i32 noundef %20), !dbg !139
  %22 = call fastcc i64 @assembly(), !dbg !140
  %23 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %22), !dbg !141
  %24 = call fastcc i32 @jump(i32 noundef 5), !dbg !142
  %25 = call fastcc i32 @jump(i32 noundef -5), !dbg !143
  %26 = call fastcc i32 @jump(i32 noundef 0), !dbg !144
  %27 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %24, i32 noundef %25, i32 noundef %26), !dbg !145
  %28 = call fastcc i32 @poke(ptr noundef nonnull %1, ptr noundef nonnull @__const.main.more), !dbg !146
  %29 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %28), !dbg !147
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #12, !dbg !148
  ret i32 0, !dbg !149
}

; Function Attrs: nofree nounwind
declare !dbg !150 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc i32 @rmw() unnamed_addr #2 !dbg !157 {
  tail call void @llvm.dbg.value(metadata i32 12, metadata !161, metadata !DIExpression()), !dbg !163
  %1 = atomicrmw add ptr @counter, i32 12 monotonic, align 4, !dbg !164
  tail call void @llvm.dbg.value(metadata i32 %1, metadata !162, metadata !DIExpression()), !dbg !163
  %2 = atomicrmw sub ptr @counter, i32 3 acquire, align 4, !dbg !165
  %3 = xor i32 %2, %1, !dbg !166
  tail call void @llvm.dbg.value(metadata i32 %3, metadata !162, metadata !DIExpression()), !dbg !163
  %4 = atomicrmw or ptr @counter, i32 8 release, align 4, !dbg !167
  %5 = xor i32 %3, %4, !dbg !168
  tail call void @llvm.dbg.value(metadata i32 %5, metadata !162, metadata !DIExpression()), !dbg !163
  %6 = atomicrmw and ptr @counter, i32 -2 acq_rel, align 4, !dbg !169
  %7 = xor i32 %5, %6, !dbg !170
  tail call void @llvm.dbg.value(metadata i32 %7, metadata !162, metadata !DIExpression()), !dbg !163
  %8 = atomicrmw xor ptr @counter, i32 85 seq_cst, align 4, !dbg !171
  %9 = xor i32 %7, %8, !dbg !172
  tail call void @llvm.dbg.value(metadata i32 %9, metadata !162, metadata !DIExpression()), !dbg !163
  %10 = atomicrmw xchg ptr @counter, i32 %9 seq_cst, align 4, !dbg !173
  tail call void @llvm.dbg.value(metadata !DIArgList(i32 %9, i32 %10), metadata !162, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_stack_value)), !dbg !163
  %11 = atomicrmw nand ptr @counter, i32 15 seq_cst, align 4, !dbg !174
  tail call void @llvm.dbg.value(metadata !DIArgList(i32 poison, i32 poison), metadata !162, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_stack_value)), !dbg !163
  %12 = atomicrmw min ptr @counter, i32 5 monotonic, align 4, !dbg !175
  tail call void @llvm.dbg.value(metadata !DIArgList(i32 poison, i32 poison), metadata !162, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_stack_value)), !dbg !163
  %13 = atomicrmw max ptr @counter, i32 50 monotonic, align 4, !dbg !176
  %14 = xor i32 %10, %11, !dbg !177
  %15 = xor i32 %14, %12, !dbg !178
  %16 = xor i32 %15, %13, !dbg !178
  %17 = xor i32 %16, %9, !dbg !178
  tail call void @llvm.dbg.value(metadata i32 %17, metadata !162, metadata !DIExpression()), !dbg !163
  %18 = atomicrmw add ptr @byte, i8 -56 seq_cst, align 1, !dbg !179
  %19 = load atomic i8, ptr @byte seq_cst, align 1, !dbg !180, !tbaa !129
  %20 = zext i8 %19 to i32, !dbg !180
  %21 = add nsw i32 %17, %20, !dbg !181
  ret i32 %21, !dbg !182
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc double @add_real(double noundef %0) unnamed_addr #3 !dbg !183 {
  tail call void @llvm.dbg.value(metadata double %0, metadata !187, metadata !DIExpression()), !dbg !189
  %2 = load atomic i64, ptr @real seq_cst, align 8, !dbg !190
  %3 = bitcast i64 %2 to double, !dbg !190
  tail call void @llvm.dbg.value(metadata double %3, metadata !188, metadata !DIExpression()), !dbg !189
  br label %4, !dbg !191

4:                                                ; preds = %4, %1
  %5 = phi double [ %3, %1 ], [ %13, %4 ], !dbg !192
  tail call void @llvm.dbg.value(metadata double %5, metadata !188, metadata !DIExpression()), !dbg !189
  %6 = fadd double %5, %0, !dbg !193
  %7 = bitcast double %5 to i64, !dbg !194
  %8 = bitcast double %6 to i64, !dbg !194
  %9 = cmpxchg weak ptr @real, i64 %7, i64 %8 release monotonic, align 8, !dbg !194
  %10 = extractvalue { i64, i1 } %9, 1, !dbg !194
  %11 = extractvalue { i64, i1 } %9, 0, !dbg !194
  %12 = bitcast i64 %11 to double, !dbg !194
  %13 = select i1 %10, double %5, double %12, !dbg !194
  tail call void @llvm.dbg.value(metadata double %13, metadata !188, metadata !DIExpression()), !dbg !189
  br i1 %10, label %14, label %4, !dbg !191, !llvm.loop !195

14:                                               ; preds = %4
  %15 = load atomic double, ptr @real seq_cst, align 8, !dbg !199, !tbaa !129
  ret double %15, !dbg !200
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc i32 @swap_pair(i32 noundef %0, i32 noundef %1) unnamed_addr #2 !dbg !201 {
  tail call void @llvm.dbg.value(metadata i32 %0, metadata !205, metadata !DIExpression()), !dbg !210
  tail call void @llvm.dbg.value(metadata i32 %1, metadata !206, metadata !DIExpression()), !dbg !210
  tail call void @llvm.dbg.value(metadata i32 %0, metadata !207, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !210
  tail call void @llvm.dbg.value(metadata i32 %1, metadata !207, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !210
  %3 = load atomic i64, ptr @both acquire, align 8, !dbg !211
  tail call void @llvm.dbg.value(metadata i64 %3, metadata !208, metadata !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32)), !dbg !210
  tail call void @llvm.dbg.value(metadata i64 %3, metadata !208, metadata !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32)), !dbg !210
  %4 = zext nneg i32 %1 to i64, !dbg !212
  %5 = shl nuw nsw i64 %4, 32, !dbg !212
  %6 = zext nneg i32 %0 to i64, !dbg !212
  %7 = or disjoint i64 %5, %6, !dbg !212
  %8 = cmpxchg ptr @both, i64 %3, i64 %7 seq_cst seq_cst, align 8, !dbg !212
  %9 = extractvalue { i64, i1 } %8, 1, !dbg !212
  %10 = extractvalue { i64, i1 } %8, 0
  %11 = lshr i64 %10, 32, !dbg !210
  %12 = trunc nuw i64 %11 to i32, !dbg !210
  %13 = trunc i64 %10 to i32, !dbg !210
  tail call void @llvm.dbg.value(metadata i32 %12, metadata !208, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !210
  tail call void @llvm.dbg.value(metadata i32 %13, metadata !208, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !210
  %14 = zext i1 %9 to i32, !dbg !212
  tail call void @llvm.dbg.value(metadata i32 %14, metadata !209, metadata !DIExpression()), !dbg !210
  store atomic i64 %7, ptr @plain seq_cst, align 8, !dbg !213
  %15 = mul nsw i32 %13, 10, !dbg !214
  %16 = mul nsw i32 %12, 100, !dbg !215
  %17 = load i32, ptr getelementptr inbounds (i8, ptr @plain, i64 4), align 4, !dbg !216, !tbaa !217
  %18 = add i32 %17, %14, !dbg !219
  %19 = add i32 %18, %15, !dbg !220
  %20 = add i32 %19, %16, !dbg !221
  ret i32 %20, !dbg !222
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn uwtable
define internal fastcc range(i32 0, 4) i32 @locked() unnamed_addr #4 !dbg !223 {
  %1 = atomicrmw xchg ptr @flag, i8 1 seq_cst, align 1, !dbg !227
  tail call void @llvm.dbg.value(metadata i8 %1, metadata !225, metadata !DIExpression(DW_OP_constu, 1, DW_OP_and, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !228
  %2 = atomicrmw xchg ptr @flag, i8 1 acquire, align 1, !dbg !229
  %3 = and i8 %2, 1, !dbg !229
  tail call void @llvm.dbg.value(metadata i8 %3, metadata !226, metadata !DIExpression(DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !228
  store atomic i8 0, ptr @flag seq_cst, align 1, !dbg !230
  fence seq_cst, !dbg !231
  fence syncscope("singlethread") acq_rel, !dbg !232
  %4 = shl i8 %1, 1, !dbg !233
  %5 = and i8 %4, 2, !dbg !233
  %6 = or disjoint i8 %5, %3, !dbg !234
  %7 = zext nneg i8 %6 to i32, !dbg !234
  ret i32 %7, !dbg !235
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: noinline nounwind uwtable
define internal fastcc i64 @assembly() unnamed_addr #7 !dbg !236 {
  %1 = alloca i32, align 4, !DIAssignID !247
  tail call void @llvm.dbg.assign(metadata i1 undef, metadata !246, metadata !DIExpression(), metadata !247, metadata ptr %1, metadata !DIExpression()), !dbg !248
  tail call void @llvm.dbg.value(metadata i64 -81985529216486896, metadata !240, metadata !DIExpression()), !dbg !248
  tail call void @llvm.dbg.value(metadata i32 305419896, metadata !241, metadata !DIExpression()), !dbg !248
  %2 = tail call { i64, i64 } asm "mulq $3", "={dx},={ax},{ax},r,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 -81985529216486896, i64 -81985529216486896) #13, !dbg !249, !srcloc !250
  %3 = extractvalue { i64, i64 } %2, 0, !dbg !249
  %4 = extractvalue { i64, i64 } %2, 1, !dbg !249
  tail call void @llvm.dbg.value(metadata i64 %3, metadata !242, metadata !DIExpression()), !dbg !248
  tail call void @llvm.dbg.value(metadata i64 %4, metadata !243, metadata !DIExpression()), !dbg !248
  %5 = tail call i64 asm sideeffect "", "=r,0,~{memory},~{dirflag},~{fpsr},~{flags}"(i64 %4) #12, !dbg !251, !srcloc !252
  tail call void @llvm.dbg.value(metadata i64 %5, metadata !243, metadata !DIExpression()), !dbg !248
  %6 = trunc i64 %3 to i32, !dbg !253
  %7 = tail call i32 asm "$(addl $1, $0$|add $0, $1$)", "=r,r,0,~{flags},~{dirflag},~{fpsr},~{flags}"(i32 %6, i32 305419896) #13, !dbg !254, !srcloc !255
  tail call void @llvm.dbg.value(metadata i32 %7, metadata !241, metadata !DIExpression()), !dbg !248
  %8 = tail call { i8, i64 } asm "addq $2, $1", "={@ccc},=r,er,1,~{dirflag},~{fpsr},~{flags}"(i64 -81985529216486896, i64 %5) #13, !dbg !256, !srcloc !257
  %9 = extractvalue { i8, i64 } %8, 0, !dbg !256
  %10 = extractvalue { i8, i64 } %8, 1, !dbg !256
  %11 = icmp ult i8 %9, 2, !dbg !256
  tail call void @llvm.assume(i1 %11), !dbg !256
  tail call void @llvm.dbg.value(metadata i8 %9, metadata !244, metadata !DIExpression()), !dbg !248
  tail call void @llvm.dbg.value(metadata i64 %10, metadata !243, metadata !DIExpression()), !dbg !248
  %12 = tail call i8 asm "movb ${1:b}, $0", "=q,Q,~{dirflag},~{fpsr},~{flags}"(i32 %7) #13, !dbg !258, !srcloc !259
  tail call void @llvm.dbg.value(metadata i8 %12, metadata !245, metadata !DIExpression()), !dbg !248
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %1) #12, !dbg !260
  store i32 5, ptr %1, align 4, !dbg !261, !tbaa !134, !DIAssignID !262
  tail call void @llvm.dbg.assign(metadata i32 5, metadata !246, metadata !DIExpression(), metadata !262, metadata ptr %1, metadata !DIExpression()), !dbg !248
  call void asm sideeffect "addl $1, $0", "=*m,i,*m,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %1, i32 37, ptr nonnull elementtype(i32) %1) #12, !dbg !263, !srcloc !264
  %13 = zext i32 %7 to i64, !dbg !265
  %14 = zext i8 %12 to i64, !dbg !266
  %15 = zext nneg i8 %9 to i64, !dbg !267
  %16 = shl nuw nsw i64 %15, 40, !dbg !268
  %17 = load i32, ptr %1, align 4, !dbg !269, !tbaa !134
  %18 = zext i32 %17 to i64, !dbg !269
  %19 = xor i64 %10, %13, !dbg !270
  %20 = xor i64 %19, %14, !dbg !271
  %21 = xor i64 %20, %16, !dbg !272
  %22 = xor i64 %21, %18, !dbg !272
  %23 = xor i64 %22, %3, !dbg !272
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %1) #12, !dbg !273
  ret i64 %23, !dbg !274
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc range(i32 -1, 2) i32 @jump(i32 noundef %0) unnamed_addr #7 !dbg !275 {
  tail call void @llvm.dbg.value(metadata i32 %0, metadata !278, metadata !DIExpression()), !dbg !281
  callbr void asm sideeffect "testl $0, $0\0A\09js ${1:l}\0A\09jz ${2:l}", "r,!i,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0) #12
          to label %4 [label %2, label %3], !dbg !282, !srcloc !283

2:                                                ; preds = %1
  tail call void @llvm.dbg.label(metadata !279), !dbg !284
  br label %4, !dbg !285

3:                                                ; preds = %1
  tail call void @llvm.dbg.label(metadata !280), !dbg !286
  br label %4, !dbg !287

4:                                                ; preds = %1, %3, %2
  %5 = phi i32 [ 0, %3 ], [ -1, %2 ], [ 1, %1 ], !dbg !281
  ret i32 %5, !dbg !288
}

; Function Attrs: nofree noinline norecurse nounwind uwtable
define internal fastcc i32 @poke(ptr noalias nocapture noundef %0, ptr noalias nocapture noundef readonly %1) unnamed_addr #8 !dbg !289 {
  tail call void @llvm.dbg.value(metadata ptr %0, metadata !297, metadata !DIExpression()), !dbg !302
  tail call void @llvm.dbg.value(metadata ptr %1, metadata !298, metadata !DIExpression()), !dbg !302
  tail call void @llvm.dbg.value(metadata i32 4, metadata !299, metadata !DIExpression()), !dbg !302
  tail call void @llvm.dbg.value(metadata i32 0, metadata !300, metadata !DIExpression()), !dbg !303
  br label %6, !dbg !304

3:                                                ; preds = %6
  %4 = load volatile i32, ptr @device, align 4, !dbg !305, !tbaa !134
  %5 = icmp sgt i32 %4, 100, !dbg !306
  br i1 %5, label %17, label %15, !dbg !307, !prof !308

6:                                                ; preds = %2, %6
  %7 = phi i64 [ 0, %2 ], [ %13, %6 ]
  tail call void @llvm.dbg.value(metadata i64 %7, metadata !300, metadata !DIExpression()), !dbg !303
  %8 = getelementptr inbounds i32, ptr %1, i64 %7, !dbg !309
  tail call void @llvm.prefetch.p0(ptr %8, i32 0, i32 1, i32 1), !dbg !312
  %9 = load i32, ptr %8, align 4, !dbg !313, !tbaa !134
  %10 = getelementptr inbounds i32, ptr %0, i64 %7, !dbg !314
  %11 = load i32, ptr %10, align 4, !dbg !315, !tbaa !134
  %12 = add nsw i32 %11, %9, !dbg !315
  store i32 %12, ptr %10, align 4, !dbg !315, !tbaa !134
  store volatile i32 %12, ptr @device, align 4, !dbg !316, !tbaa !134
  %13 = add nuw nsw i64 %7, 1, !dbg !317
  tail call void @llvm.dbg.value(metadata i64 %13, metadata !300, metadata !DIExpression()), !dbg !303
  %14 = icmp eq i64 %13, 4, !dbg !318
  br i1 %14, label %3, label %6, !dbg !304, !llvm.loop !319

15:                                               ; preds = %3
  %16 = load volatile i32, ptr @device, align 4, !dbg !321, !tbaa !134
  br label %17, !dbg !307

17:                                               ; preds = %3, %15
  %18 = phi i32 [ %16, %15 ], [ -1, %3 ], !dbg !307
  ret i32 %18, !dbg !322
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.assign(metadata, metadata, metadata, metadata, metadata, metadata) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.label(metadata) #11

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline norecurse nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree noinline norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }
attributes #13 = { nounwind memory(none) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!93, !94, !95, !96, !97, !98, !99}
!llvm.ident = !{!100}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 98, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "atomics.c", directory: ".", checksumkind: CSK_MD5, checksum: "b3f91103b7a926c2a148cb3ad1603894")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 11)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "counter", scope: !9, file: !2, line: 9, type: !92, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !10, retainedTypes: !21, globals: !32, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !12, line: 68, baseType: !13, size: 32, elements: !14)
!12 = !DIFile(filename: "usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !{!15, !16, !17, !18, !19, !20}
!15 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!16 = !DIEnumerator(name: "memory_order_consume", value: 1)
!17 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!18 = !DIEnumerator(name: "memory_order_release", value: 3)
!19 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!20 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!21 = !{!22, !23, !25, !29}
!22 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !26, line: 26, baseType: !27)
!26 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !28, line: 42, baseType: !13)
!28 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !26, line: 27, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !28, line: 45, baseType: !31)
!31 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!32 = !{!0, !33, !38, !40, !45, !50, !52, !57, !7, !59, !62, !67, !71, !78, !80, !89}
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 99, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 12)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 100, type: !35, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 101, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 9)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 105, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 13)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 107, type: !47, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !2, line: 109, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 15)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !2, line: 110, type: !42, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "where", scope: !9, file: !2, line: 12, type: !61, isLocal: true, isDefinition: true)
!61 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !23)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "byte", scope: !9, file: !2, line: 10, type: !64, isLocal: true, isDefinition: true)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uchar", file: !12, line: 101, baseType: !65)
!65 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !66)
!66 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "real", scope: !9, file: !2, line: 11, type: !69, isLocal: true, isDefinition: true)
!69 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !70)
!70 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "both", scope: !9, file: !2, line: 17, type: !73, isLocal: true, isDefinition: true)
!73 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !74)
!74 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !2, line: 14, size: 64, elements: !75)
!75 = !{!76, !77}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !74, file: !2, line: 15, baseType: !24, size: 32)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !74, file: !2, line: 15, baseType: !24, size: 32, offset: 32)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "plain", scope: !9, file: !2, line: 16, type: !74, isLocal: true, isDefinition: true, align: 64)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(name: "flag", scope: !9, file: !2, line: 13, type: !82, isLocal: true, isDefinition: true)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !12, line: 173, baseType: !83)
!83 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !12, line: 173, size: 8, elements: !84)
!84 = !{!85}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !83, file: !12, line: 173, baseType: !86, size: 8)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !12, line: 97, baseType: !87)
!87 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !88)
!88 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "device", scope: !9, file: !2, line: 18, type: !91, isLocal: true, isDefinition: true)
!91 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !24)
!92 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!93 = !{i32 7, !"Dwarf Version", i32 5}
!94 = !{i32 2, !"Debug Info Version", i32 3}
!95 = !{i32 1, !"wchar_size", i32 4}
!96 = !{i32 8, !"PIC Level", i32 2}
!97 = !{i32 7, !"PIE Level", i32 2}
!98 = !{i32 7, !"uwtable", i32 2}
!99 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!100 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!101 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 97, type: !102, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !104)
!102 = !DISubroutineType(types: !103)
!103 = !{!24}
!104 = !{!105, !109}
!105 = !DILocalVariable(name: "cells", scope: !101, file: !2, line: 102, type: !106)
!106 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 128, elements: !107)
!107 = !{!108}
!108 = !DISubrange(count: 4)
!109 = !DILocalVariable(name: "more", scope: !101, file: !2, line: 102, type: !106)
!110 = distinct !DIAssignID()
!111 = !DILocation(line: 0, scope: !101)
!112 = distinct !DIAssignID()
!113 = !DILocation(line: 98, column: 25, scope: !101)
!114 = !DILocation(line: 98, column: 34, scope: !101)
!115 = !DILocation(line: 98, column: 3, scope: !101)
!116 = !DILocation(line: 99, column: 26, scope: !101)
!117 = !DILocation(line: 99, column: 41, scope: !101)
!118 = !DILocation(line: 99, column: 3, scope: !101)
!119 = !DILocation(line: 100, column: 26, scope: !101)
!120 = !DILocation(line: 100, column: 43, scope: !101)
!121 = !DILocation(line: 100, column: 3, scope: !101)
!122 = !DILocation(line: 101, column: 23, scope: !101)
!123 = !DILocation(line: 101, column: 3, scope: !101)
!124 = !DILocation(line: 102, column: 3, scope: !101)
!125 = !DILocation(line: 102, column: 7, scope: !101)
!126 = distinct !DIAssignID()
!127 = distinct !DIAssignID()
!128 = !DILocation(line: 103, column: 3, scope: !101)
!129 = !{!130, !130, i64 0}
!130 = !{!"omnipotent char", !131, i64 0}
!131 = !{!"Simple C/C++ TBAA"}
!132 = !DILocation(line: 104, column: 4, scope: !101)
!133 = !DILocation(line: 104, column: 32, scope: !101)
!134 = !{!135, !135, i64 0}
!135 = !{!"int", !130, i64 0}
!136 = !DILocation(line: 105, column: 28, scope: !101)
!137 = !DILocation(line: 105, column: 27, scope: !101)
!138 = !DILocation(line: 105, column: 80, scope: !101)
!139 = !DILocation(line: 105, column: 3, scope: !101)
!140 = !DILocation(line: 107, column: 47, scope: !101)
!141 = !DILocation(line: 107, column: 3, scope: !101)
!142 = !DILocation(line: 109, column: 29, scope: !101)
!143 = !DILocation(line: 109, column: 38, scope: !101)
!144 = !DILocation(line: 109, column: 48, scope: !101)
!145 = !DILocation(line: 109, column: 3, scope: !101)
!146 = !DILocation(line: 110, column: 23, scope: !101)
!147 = !DILocation(line: 110, column: 3, scope: !101)
!148 = !DILocation(line: 112, column: 1, scope: !101)
!149 = !DILocation(line: 111, column: 3, scope: !101)
!150 = !DISubprogram(name: "printf", scope: !151, file: !151, line: 356, type: !152, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!151 = !DIFile(filename: "usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!152 = !DISubroutineType(types: !153)
!153 = !{!24, !154, null}
!154 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !155)
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !156, size: 64)
!156 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!157 = distinct !DISubprogram(name: "rmw", scope: !2, file: !2, line: 20, type: !158, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !160)
!158 = !DISubroutineType(cc: DW_CC_nocall, types: !159)
!159 = !{!24, !24}
!160 = !{!161, !162}
!161 = !DILocalVariable(name: "x", arg: 1, scope: !157, file: !2, line: 20, type: !24)
!162 = !DILocalVariable(name: "r", scope: !157, file: !2, line: 21, type: !24)
!163 = !DILocation(line: 0, scope: !157)
!164 = !DILocation(line: 21, column: 11, scope: !157)
!165 = !DILocation(line: 22, column: 8, scope: !157)
!166 = !DILocation(line: 22, column: 5, scope: !157)
!167 = !DILocation(line: 23, column: 8, scope: !157)
!168 = !DILocation(line: 23, column: 5, scope: !157)
!169 = !DILocation(line: 24, column: 8, scope: !157)
!170 = !DILocation(line: 24, column: 5, scope: !157)
!171 = !DILocation(line: 25, column: 8, scope: !157)
!172 = !DILocation(line: 25, column: 5, scope: !157)
!173 = !DILocation(line: 26, column: 8, scope: !157)
!174 = !DILocation(line: 27, column: 8, scope: !157)
!175 = !DILocation(line: 28, column: 8, scope: !157)
!176 = !DILocation(line: 29, column: 8, scope: !157)
!177 = !DILocation(line: 28, column: 5, scope: !157)
!178 = !DILocation(line: 29, column: 5, scope: !157)
!179 = !DILocation(line: 30, column: 8, scope: !157)
!180 = !DILocation(line: 31, column: 14, scope: !157)
!181 = !DILocation(line: 31, column: 12, scope: !157)
!182 = !DILocation(line: 31, column: 3, scope: !157)
!183 = distinct !DISubprogram(name: "add_real", scope: !2, file: !2, line: 34, type: !184, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !186)
!184 = !DISubroutineType(types: !185)
!185 = !{!70, !70}
!186 = !{!187, !188}
!187 = !DILocalVariable(name: "d", arg: 1, scope: !183, file: !2, line: 34, type: !70)
!188 = !DILocalVariable(name: "old", scope: !183, file: !2, line: 35, type: !70)
!189 = !DILocation(line: 0, scope: !183)
!190 = !DILocation(line: 35, column: 16, scope: !183)
!191 = !DILocation(line: 36, column: 3, scope: !183)
!192 = !DILocation(line: 35, column: 10, scope: !183)
!193 = !DILocation(line: 36, column: 66, scope: !183)
!194 = !DILocation(line: 36, column: 11, scope: !183)
!195 = distinct !{!195, !191, !196, !197, !198}
!196 = !DILocation(line: 37, column: 5, scope: !183)
!197 = !{!"llvm.loop.mustprogress"}
!198 = !{!"llvm.loop.unroll.disable"}
!199 = !DILocation(line: 38, column: 10, scope: !183)
!200 = !DILocation(line: 38, column: 3, scope: !183)
!201 = distinct !DISubprogram(name: "swap_pair", scope: !2, file: !2, line: 41, type: !202, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !204)
!202 = !DISubroutineType(types: !203)
!203 = !{!24, !24, !24}
!204 = !{!205, !206, !207, !208, !209}
!205 = !DILocalVariable(name: "a", arg: 1, scope: !201, file: !2, line: 41, type: !24)
!206 = !DILocalVariable(name: "b", arg: 2, scope: !201, file: !2, line: 41, type: !24)
!207 = !DILocalVariable(name: "want", scope: !201, file: !2, line: 42, type: !74)
!208 = !DILocalVariable(name: "old", scope: !201, file: !2, line: 42, type: !74)
!209 = !DILocalVariable(name: "ok", scope: !201, file: !2, line: 43, type: !24)
!210 = !DILocation(line: 0, scope: !201)
!211 = !DILocation(line: 42, column: 36, scope: !201)
!212 = !DILocation(line: 43, column: 12, scope: !201)
!213 = !DILocation(line: 44, column: 3, scope: !201)
!214 = !DILocation(line: 45, column: 21, scope: !201)
!215 = !DILocation(line: 45, column: 34, scope: !201)
!216 = !DILocation(line: 45, column: 48, scope: !201)
!217 = !{!218, !135, i64 4}
!218 = !{!"pair", !135, i64 0, !135, i64 4}
!219 = !DILocation(line: 45, column: 13, scope: !201)
!220 = !DILocation(line: 45, column: 26, scope: !201)
!221 = !DILocation(line: 45, column: 40, scope: !201)
!222 = !DILocation(line: 45, column: 3, scope: !201)
!223 = distinct !DISubprogram(name: "locked", scope: !2, file: !2, line: 48, type: !102, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !224)
!224 = !{!225, !226}
!225 = !DILocalVariable(name: "first", scope: !223, file: !2, line: 49, type: !24)
!226 = !DILocalVariable(name: "second", scope: !223, file: !2, line: 50, type: !24)
!227 = !DILocation(line: 49, column: 15, scope: !223)
!228 = !DILocation(line: 0, scope: !223)
!229 = !DILocation(line: 50, column: 16, scope: !223)
!230 = !DILocation(line: 51, column: 3, scope: !223)
!231 = !DILocation(line: 52, column: 3, scope: !223)
!232 = !DILocation(line: 53, column: 3, scope: !223)
!233 = !DILocation(line: 54, column: 16, scope: !223)
!234 = !DILocation(line: 54, column: 20, scope: !223)
!235 = !DILocation(line: 54, column: 3, scope: !223)
!236 = distinct !DISubprogram(name: "assembly", scope: !2, file: !2, line: 57, type: !237, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !239)
!237 = !DISubroutineType(cc: DW_CC_nocall, types: !238)
!238 = !{!29, !29, !25}
!239 = !{!240, !241, !242, !243, !244, !245, !246}
!240 = !DILocalVariable(name: "x", arg: 1, scope: !236, file: !2, line: 57, type: !29)
!241 = !DILocalVariable(name: "y", arg: 2, scope: !236, file: !2, line: 57, type: !25)
!242 = !DILocalVariable(name: "hi", scope: !236, file: !2, line: 59, type: !29)
!243 = !DILocalVariable(name: "lo", scope: !236, file: !2, line: 59, type: !29)
!244 = !DILocalVariable(name: "carry", scope: !236, file: !2, line: 63, type: !88)
!245 = !DILocalVariable(name: "low", scope: !236, file: !2, line: 65, type: !66)
!246 = !DILocalVariable(name: "mem", scope: !236, file: !2, line: 67, type: !25)
!247 = distinct !DIAssignID()
!248 = !DILocation(line: 0, scope: !236)
!249 = !DILocation(line: 60, column: 3, scope: !236)
!250 = !{i64 2126}
!251 = !DILocation(line: 61, column: 3, scope: !236)
!252 = !{i64 2202}
!253 = !DILocation(line: 62, column: 54, scope: !236)
!254 = !DILocation(line: 62, column: 3, scope: !236)
!255 = !{i64 2241}
!256 = !DILocation(line: 64, column: 3, scope: !236)
!257 = !{i64 2335}
!258 = !DILocation(line: 66, column: 3, scope: !236)
!259 = !{i64 2419}
!260 = !DILocation(line: 67, column: 3, scope: !236)
!261 = !DILocation(line: 67, column: 12, scope: !236)
!262 = distinct !DIAssignID()
!263 = !DILocation(line: 68, column: 3, scope: !236)
!264 = !{i64 2496}
!265 = !DILocation(line: 69, column: 20, scope: !236)
!266 = !DILocation(line: 69, column: 24, scope: !236)
!267 = !DILocation(line: 69, column: 41, scope: !236)
!268 = !DILocation(line: 69, column: 47, scope: !236)
!269 = !DILocation(line: 69, column: 56, scope: !236)
!270 = !DILocation(line: 69, column: 22, scope: !236)
!271 = !DILocation(line: 69, column: 28, scope: !236)
!272 = !DILocation(line: 69, column: 54, scope: !236)
!273 = !DILocation(line: 73, column: 1, scope: !236)
!274 = !DILocation(line: 69, column: 3, scope: !236)
!275 = distinct !DISubprogram(name: "jump", scope: !2, file: !2, line: 75, type: !276, scopeLine: 75, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !277)
!276 = !DISubroutineType(types: !159)
!277 = !{!278, !279, !280}
!278 = !DILocalVariable(name: "x", arg: 1, scope: !275, file: !2, line: 75, type: !24)
!279 = !DILabel(scope: !275, name: "negative", file: !2, line: 79)
!280 = !DILabel(scope: !275, name: "zero", file: !2, line: 81)
!281 = !DILocation(line: 0, scope: !275)
!282 = !DILocation(line: 77, column: 3, scope: !275)
!283 = !{i64 2698, i64 2713, i64 2732}
!284 = !DILocation(line: 79, column: 1, scope: !275)
!285 = !DILocation(line: 80, column: 3, scope: !275)
!286 = !DILocation(line: 81, column: 1, scope: !275)
!287 = !DILocation(line: 82, column: 3, scope: !275)
!288 = !DILocation(line: 86, column: 1, scope: !275)
!289 = distinct !DISubprogram(name: "poke", scope: !2, file: !2, line: 88, type: !290, scopeLine: 88, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !296)
!290 = !DISubroutineType(cc: DW_CC_nocall, types: !291)
!291 = !{!24, !292, !293, !24}
!292 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !23)
!293 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !294)
!294 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !295, size: 64)
!295 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!296 = !{!297, !298, !299, !300}
!297 = !DILocalVariable(name: "a", arg: 1, scope: !289, file: !2, line: 88, type: !292)
!298 = !DILocalVariable(name: "b", arg: 2, scope: !289, file: !2, line: 88, type: !293)
!299 = !DILocalVariable(name: "n", arg: 3, scope: !289, file: !2, line: 88, type: !24)
!300 = !DILocalVariable(name: "i", scope: !301, file: !2, line: 89, type: !24)
!301 = distinct !DILexicalBlock(scope: !289, file: !2, line: 89, column: 3)
!302 = !DILocation(line: 0, scope: !289)
!303 = !DILocation(line: 0, scope: !301)
!304 = !DILocation(line: 89, column: 3, scope: !301)
!305 = !DILocation(line: 94, column: 27, scope: !289)
!306 = !DILocation(line: 94, column: 34, scope: !289)
!307 = !DILocation(line: 94, column: 10, scope: !289)
!308 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!309 = !DILocation(line: 90, column: 25, scope: !310)
!310 = distinct !DILexicalBlock(scope: !311, file: !2, line: 89, column: 31)
!311 = distinct !DILexicalBlock(scope: !301, file: !2, line: 89, column: 3)
!312 = !DILocation(line: 90, column: 5, scope: !310)
!313 = !DILocation(line: 91, column: 13, scope: !310)
!314 = !DILocation(line: 91, column: 5, scope: !310)
!315 = !DILocation(line: 91, column: 10, scope: !310)
!316 = !DILocation(line: 92, column: 12, scope: !310)
!317 = !DILocation(line: 89, column: 27, scope: !311)
!318 = !DILocation(line: 89, column: 21, scope: !311)
!319 = distinct !{!319, !304, !320, !197, !198}
!320 = !DILocation(line: 93, column: 3, scope: !301)
!321 = !DILocation(line: 94, column: 51, scope: !289)
!322 = !DILocation(line: 94, column: 3, scope: !289)

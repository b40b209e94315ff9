; The older form: calls of llvm.dbg intrinsics, which LLVM 22 still reads.
@g = global i32 0

define i32 @f(i32 %x, ptr %p) !dbg !10 {
  %slot = alloca i32, align 4, !DIAssignID !20
  call void @llvm.dbg.declare(metadata ptr %slot, metadata !14, metadata !DIExpression()), !dbg !17
  tail call void @llvm.dbg.value(metadata i32 %x, metadata !12, metadata !DIExpression()), !dbg !17
  call void @llvm.dbg.value(metadata ptr %p, metadata !13, metadata !23), !dbg !18
  call void @llvm.dbg.value(metadata i32 undef, metadata !14, metadata !DIExpression()), !dbg !17
  call void @llvm.dbg.value(metadata i32 5, metadata !14, metadata !DIExpression()), !dbg !17
  call void @llvm.dbg.value(metadata ptr @g, metadata !13, metadata !DIExpression()), !dbg !17
  call void @llvm.dbg.value(metadata !24, metadata !14, metadata !DIExpression()), !dbg !17
  call void @llvm.dbg.value(metadata !{}, metadata !14, metadata !DIExpression()), !dbg !17
  call void @llvm.dbg.value(metadata !DIArgList(i32 %x, i32 3, ptr %p), metadata !14, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_stack_value)), !dbg !17
  %a = add i32 %x, 1, !dbg !17
  call void @llvm.dbg.assign(metadata i32 %a, metadata !14, metadata !DIExpression(), metadata !20, metadata ptr %slot, metadata !DIExpression()), !dbg !17
  call void @llvm.dbg.label(metadata !16), !dbg !17
  br label %next

next:
  %ph = phi i32 [ %a, %0 ]
  call void @llvm.dbg.value(metadata i32 %ph, metadata !14, metadata !DIExpression()), !dbg !17
  call void @llvm.dbg.declare(metadata ptr undef, metadata !14, metadata !DIExpression()), !dbg !17
  call void @llvm.dbg.declare(metadata !24, metadata !14, metadata !DIExpression()), !dbg !17
  ret i32 %ph, !dbg !18
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata) #0
declare void @llvm.dbg.label(metadata)
declare void @llvm.dbg.assign(metadata, metadata, metadata, metadata, metadata, metadata)

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: ".")
!3 = !DISubroutineType(types: !4)
!4 = !{null, !5, !6}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!10 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !3, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !11)
!11 = !{!12, !13, !14}
!12 = !DILocalVariable(name: "x", arg: 1, scope: !10, file: !2, line: 1, type: !5)
!13 = !DILocalVariable(name: "p", arg: 2, scope: !10, file: !2, line: 1, type: !6)
!14 = !DILocalVariable(name: "v", scope: !15, file: !2, line: 2, type: !5)
!15 = distinct !DILexicalBlock(scope: !10, file: !2, line: 2, column: 1)
!16 = !DILabel(scope: !15, name: "again", file: !2, line: 3)
!17 = !DILocation(line: 2, column: 7, scope: !15)
!18 = !DILocation(line: 4, column: 1, scope: !10, inlinedAt: !19)
!19 = distinct !DILocation(line: 9, column: 3, scope: !10)
!20 = distinct !DIAssignID()
!21 = distinct !DIAssignID()
!22 = distinct !DIAssignID()
!23 = !DIExpression(DW_OP_deref)
!24 = !{}

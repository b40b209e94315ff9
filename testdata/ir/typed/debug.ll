; Debug intrinsics and metadata as LLVM 14 writes them.
@g = dso_local global i32* null, align 8, !dbg !0

define dso_local void @f(i32 %x, i32* %p) !dbg !8 {
  %slot = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %slot, metadata !14, metadata !DIExpression()), !dbg !15
  call void @llvm.dbg.value(metadata i32 %x, metadata !14, metadata !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value)), !dbg !15
  call void @llvm.dbg.value(metadata !DIArgList(i32 %x, i32* %p), metadata !14, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !15
  call void @llvm.dbg.value(metadata i32 undef, metadata !14, metadata !DIExpression()), !dbg !15
  store i32 %x, i32* %slot, align 4, !dbg !15
  ret void, !dbg !16
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5, !6}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !4, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "d.c", directory: ".", checksumkind: CSK_MD5, checksum: "000102030405060708090a0b0c0d0e0f")
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 7, !"Dwarf Version", i32 4}
!7 = !{!0}
!8 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 2, type: !9, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !12)
!9 = !DISubroutineType(types: !10)
!10 = !{null, !11, !4}
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{}
!14 = !DILocalVariable(name: "x", arg: 1, scope: !8, file: !3, line: 2, type: !11)
!15 = !DILocation(line: 2, column: 12, scope: !8)
!16 = !DILocation(line: 3, column: 1, scope: !8, inlinedAt: !17)
!17 = distinct !DILocation(line: 4, column: 1, scope: !8)

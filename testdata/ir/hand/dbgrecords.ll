; Debug records of every kind, in every place, with every operand form; also
; forward references to values that only a record uses, and records at the end.
%s = type { i32, ptr }
@g = global i32 0

define i32 @f(i32 %x, ptr %p, <4 x i32> %vec, float %fl) !dbg !10 {
    #dbg_value(i32 %x, !12, !DIExpression(), !17)
    #dbg_value(ptr %p, !13, !DIExpression(DW_OP_plus_uconst, 4), !17)
    #dbg_declare(ptr %slot, !14, !DIExpression(), !17)
    #dbg_declare_value(i32 %x, !14, !DIExpression(), !17)
    #dbg_declare_value(ptr poison, !14, !DIExpression(), !17)
  %slot = alloca i32, align 4, !DIAssignID !20
  #dbg_assign(i1 undef, !14, !DIExpression(), !20, ptr %slot, !DIExpression(), !17)
  #dbg_declare(ptr poison, !14, !DIExpression(), !17)
  #dbg_declare(!24, !14, !DIExpression(), !17)
  #dbg_value(!24, !14, !DIExpression(), !17)
  #dbg_value(i32 poison, !14, !DIExpression(), !17)
  #dbg_value(i32 undef, !14, !DIExpression(), !17)
  #dbg_value(i32 7, !14, !DIExpression(), !17)
  #dbg_value(i128 340282366920938463463374607431768211455, !14, !DIExpression(), !17)
  #dbg_value(float 0x7FF8000000000000, !14, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !17)
  #dbg_value(ptr @g, !13, !DIExpression(), !17)
  #dbg_value(ptr null, !13, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !17)
  #dbg_value(ptr getelementptr (i8, ptr @g, i64 4), !13, !DIExpression(), !17)
  #dbg_value(<4 x i32> <i32 1, i32 2, i32 poison, i32 4>, !14, !DIExpression(), !17)
  #dbg_value(%s { i32 1, ptr @g }, !14, !DIExpression(), !17)
  #dbg_value(!DIArgList(), !14, !DIExpression(), !17)
  #dbg_value(!DIArgList(i32 %x), !14, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_stack_value), !17)
  #dbg_value(!DIArgList(i32 %x, i32 5, ptr @g, i32 %late, i32 poison), !14, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_stack_value), !17)
  #dbg_label(!16, !17)
  %a = add i32 %x, 1, !dbg !17
  #dbg_value(i32 %a, !14, !23, !18)
  #dbg_value(i32 %a, !DILocalVariable(name: "inline", scope: !10, file: !2), !DIExpression(DW_OP_stack_value), !DILocation(line: 1, scope: !10))
  store i32 %a, ptr %slot, align 4, !dbg !17, !DIAssignID !21
  #dbg_assign(i32 %a, !14, !DIExpression(), !21, ptr %slot, !DIExpression(), !17)
  #dbg_assign(i32 %a, !14, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !21, ptr %slot, !DIExpression(DW_OP_plus_uconst, 2), !17)
  #dbg_assign(!DIArgList(i32 %a, i32 %x), !14, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !22, ptr poison, !DIExpression(), !17)
  #dbg_assign(i32 0, !14, !DIExpression(), !22, !24, !DIExpression(), !17)
  #dbg_assign(!24, !14, !DIExpression(), !22, ptr %slot, !DIExpression(), !17)
  %c = icmp eq i32 %a, 0
  br i1 %c, label %then, label %loop, !dbg !18

then:
  #dbg_value(i32 %late, !14, !DIExpression(), !17)
  #dbg_value(i32 %ph, !14, !DIExpression(), !17)
  br label %loop

loop:
  %ph = phi i32 [ 0, %0 ], [ 1, %then ], [ %late, %loop ]
  %ph2 = phi i32 [ 0, %0 ], [ 1, %then ], [ %ph, %loop ]
    #dbg_value(i32 %ph, !14, !DIExpression(), !17)
    #dbg_value(i32 %ph2, !12, !DIExpression(), !17)
    #dbg_label(!16, !17)
  %late = add i32 %ph, 1
  switch i32 %late, label %loop [
    i32 10, label %out
  ]

out:
  call void @llvm.donothing()
  #dbg_value(i32 %ph2, !14, !DIExpression(), !17)
  ret i32 %ph2, !dbg !DILocation(line: 5, scope: !10)
}

define void @numbered(i32 %0, ptr %1) {
    #dbg_value(i32 %0, !12, !DIExpression(), !17)
    #dbg_declare(ptr %3, !13, !DIExpression(), !17)
  %3 = alloca ptr, align 8
  %4 = alloca <vscale x 4 x i32>, align 16
    #dbg_declare(ptr %4, !13, !DIExpression(DW_OP_deref), !17)
  br label %5

5:                                                ; preds = %2
    #dbg_value(ptr %1, !13, !DIExpression(), !17)
  ret void
}

declare void @llvm.donothing()

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
!23 = !DIExpression(DW_OP_constu, 3, DW_OP_mul, DW_OP_stack_value)
!24 = !{}

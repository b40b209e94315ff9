; Debug information without the module flag that names its version: LLVM reads
; it and drops it, with a warning. We keep it.
define void @f() !dbg !3 {
  call void @g(), !dbg !4, !heapallocsite !5
  ret void, !dbg !4
}
declare void @g()
!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug, isOptimized: false, runtimeVersion: 0)
!1 = !DIFile(filename: "a.c", directory: ".")
!2 = !DISubroutineType(types: !5)
!3 = distinct !DISubprogram(name: "f", file: !1, scope: !1, type: !2, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DILocation(line: 1, scope: !3)
!5 = !{null}

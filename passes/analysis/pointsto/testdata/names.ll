; With the names of the source, by debug records.
define void @f() !dbg !4 {
  %1 = alloca i32
  %2 = alloca ptr
    #dbg_declare(ptr %1, !5, !DIExpression(), !7)
    #dbg_declare(ptr %2, !6, !DIExpression(), !7)
  store ptr %1, ptr %2
  %3 = load ptr, ptr %2
    #dbg_value(ptr %3, !8, !DIExpression(), !7)
  store i32 1, ptr %3
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "f.c", directory: "/")
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "f", file: !2, type: !3, unit: !1)
!5 = !DILocalVariable(name: "number", scope: !4, file: !2)
!6 = !DILocalVariable(name: "pointer", scope: !4, file: !2)
!7 = !DILocation(line: 1, scope: !4)
!8 = !DILocalVariable(name: "copy", scope: !4, file: !2)

; ModuleID = 'coroutine.cpp'
source_filename = "coroutine.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1, !dbg !0

; Function Attrs: mustprogress nofree norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !187 {
    #dbg_value(ptr poison, !193, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !237)
    #dbg_value(ptr poison, !193, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !293)
    #dbg_value(i32 30, !193, !DIExpression(DW_OP_LLVM_fragment, 320, 32), !237)
    #dbg_value(i32 30, !193, !DIExpression(DW_OP_LLVM_fragment, 320, 32), !293)
    #dbg_value(ptr undef, !191, !DIExpression(), !295)
    #dbg_value(ptr poison, !268, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !296)
    #dbg_value(i32 3, !268, !DIExpression(DW_OP_LLVM_fragment, 160, 32), !296)
    #dbg_value(ptr undef, !268, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !296)
    #dbg_value(ptr undef, !192, !DIExpression(), !295)
    #dbg_value(ptr undef, !290, !DIExpression(), !297)
    #dbg_value(ptr undef, !241, !DIExpression(), !298)
    #dbg_value(ptr undef, !241, !DIExpression(DW_OP_plus_uconst, 24, DW_OP_deref), !299)
    #dbg_value(ptr undef, !246, !DIExpression(DW_OP_plus_uconst, 24, DW_OP_deref), !300)
    #dbg_value(ptr undef, !268, !DIExpression(DW_OP_deref), !296)
    #dbg_value(i32 0, !267, !DIExpression(), !301)
    #dbg_value(ptr undef, !193, !DIExpression(DW_OP_deref), !237)
    #dbg_label(!302, !303)
    #dbg_value(i64 0, !208, !DIExpression(), !304)
    #dbg_value(i32 0, !211, !DIExpression(), !305)
    #dbg_value(i64 1, !210, !DIExpression(), !304)
  br label %2, !dbg !306

1:                                                ; preds = %15
  br label %2, !dbg !307, !llvm.loop !308

2:                                                ; preds = %1, %0
  %3 = phi i32 [ 1, %0 ], [ %16, %1 ], !dbg !312
  %4 = phi i32 [ 0, %0 ], [ %9, %1 ], !dbg !312
  %5 = phi i32 [ 0, %0 ], [ %13, %1 ], !dbg !312
  %6 = phi i32 [ 0, %0 ], [ %17, %1 ]
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %4), !dbg !314
    #dbg_value(ptr undef, !290, !DIExpression(), !297)
    #dbg_value(ptr undef, !241, !DIExpression(), !298)
    #dbg_value(ptr undef, !267, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_deref, DW_OP_plus_uconst, 1), !301)
    #dbg_value(ptr undef, !241, !DIExpression(DW_OP_plus_uconst, 24, DW_OP_deref), !299)
    #dbg_value(ptr undef, !246, !DIExpression(DW_OP_plus_uconst, 24, DW_OP_deref), !300)
    #dbg_value(ptr undef, !268, !DIExpression(DW_OP_deref), !296)
  br label %8

8:                                                ; preds = %2, %15
  %9 = phi i32 [ %3, %2 ], [ %16, %15 ], !dbg !312
  %10 = phi i32 [ %4, %2 ], [ %9, %15 ], !dbg !312
  %11 = phi i32 [ %5, %2 ], [ %13, %15 ], !dbg !312
  %12 = phi i32 [ %6, %2 ], [ %17, %15 ]
    #dbg_value(i32 %12, !267, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !301)
    #dbg_value(ptr undef, !211, !DIExpression(DW_OP_plus_uconst, 44, DW_OP_deref, DW_OP_plus_uconst, 1), !315)
    #dbg_value(ptr undef, !208, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_deref), !316)
    #dbg_value(ptr undef, !193, !DIExpression(DW_OP_deref), !293)
    #dbg_value(!DIArgList(i64 poison, i64 poison), !213, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !317)
    #dbg_value(!DIArgList(i64 poison, i64 poison), !210, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !316)
  %13 = add nuw nsw i32 %11, 1, !dbg !318
  %14 = icmp eq i32 %13, 30, !dbg !319
  br i1 %14, label %20, label %15, !dbg !320, !llvm.loop !321

15:                                               ; preds = %8
    #dbg_value(!DIArgList(i64 poison, i64 poison), !210, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !316)
    #dbg_value(!DIArgList(i64 poison, i64 poison), !213, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !317)
  %16 = add i32 %10, %9, !dbg !323
    #dbg_value(i64 poison, !213, !DIExpression(), !317)
    #dbg_value(i64 poison, !208, !DIExpression(), !316)
    #dbg_value(i32 %13, !211, !DIExpression(), !315)
    #dbg_value(i64 poison, !210, !DIExpression(), !316)
  %17 = add nuw nsw i32 %12, 1, !dbg !324
    #dbg_value(i32 %17, !267, !DIExpression(), !301)
  %18 = srem i32 %17, 3, !dbg !325
  %19 = icmp eq i32 %18, 0, !dbg !327
  br i1 %19, label %1, label %8, !dbg !327, !llvm.loop !308

20:                                               ; preds = %8
  %21 = tail call i32 @putchar(i32 10), !dbg !328
  ret i32 0, !dbg !329
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nounwind
declare !dbg !330 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #2

attributes #0 = { mustprogress nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!175, !176, !177, !178, !179, !180, !181}
!llvm.ident = !{!182}
!llvm.errno.tbaa = !{!183}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 90, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "coroutine.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "3ee94746d4534e93e490d0e0292ed0ca")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 4)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !9, globals: !169, splitDebugInlining: false, nameTableKind: None)
!9 = !{!10, !11, !109, !17, !21, !13, !114, !111}
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "promise_type", scope: !13, file: !2, line: 45, size: 64, flags: DIFlagTypePassByValue, elements: !79)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Generator<long>", scope: !14, file: !2, line: 44, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !15, templateParams: !77)
!14 = !DINamespace(scope: null)
!15 = !{!16, !57, !61, !66, !69, !72}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "handle", scope: !13, file: !2, line: 57, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "coroutine_handle<(anonymous namespace)::Generator<long>::promise_type>", scope: !18, file: !2, line: 22, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !19, templateParams: !55)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{!20, !43, !46, !50}
!20 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !17, baseType: !21, extraData: i32 0)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "coroutine_handle<void>", scope: !18, file: !2, line: 10, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !22, templateParams: !41, identifier: "_ZTSSt16coroutine_handleIvE")
!22 = !{!23, !25, !28, !33, !37, !40}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "frame", scope: !21, file: !2, line: 11, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!25 = !DISubprogram(name: "from_address", linkageName: "_ZNSt16coroutine_handleIvE12from_addressEPv", scope: !21, file: !2, line: 12, type: !26, scopeLine: 12, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!26 = !DISubroutineType(types: !27)
!27 = !{!21, !24}
!28 = !DISubprogram(name: "address", linkageName: "_ZNKSt16coroutine_handleIvE7addressEv", scope: !21, file: !2, line: 17, type: !29, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!29 = !DISubroutineType(types: !30)
!30 = !{!24, !31}
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !DISubprogram(name: "done", linkageName: "_ZNKSt16coroutine_handleIvE4doneEv", scope: !21, file: !2, line: 18, type: !34, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !31}
!36 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!37 = !DISubprogram(name: "resume", linkageName: "_ZNKSt16coroutine_handleIvE6resumeEv", scope: !21, file: !2, line: 19, type: !38, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!38 = !DISubroutineType(types: !39)
!39 = !{null, !31}
!40 = !DISubprogram(name: "destroy", linkageName: "_ZNKSt16coroutine_handleIvE7destroyEv", scope: !21, file: !2, line: 20, type: !38, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!41 = !{!42}
!42 = !DITemplateTypeParameter(name: "P", type: null, defaulted: true)
!43 = !DISubprogram(name: "from_address", linkageName: "_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE12from_addressEPv", scope: !17, file: !2, line: 23, type: !44, scopeLine: 23, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!44 = !DISubroutineType(types: !45)
!45 = !{!17, !24}
!46 = !DISubprogram(name: "from_promise", linkageName: "_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE12from_promiseERS3_", scope: !17, file: !2, line: 28, type: !47, scopeLine: 28, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!47 = !DISubroutineType(types: !48)
!48 = !{!17, !49}
!49 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !12, size: 64)
!50 = !DISubprogram(name: "promise", linkageName: "_ZNKSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIlE12promise_typeEE7promiseEv", scope: !17, file: !2, line: 33, type: !51, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!51 = !DISubroutineType(types: !52)
!52 = !{!49, !53}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!55 = !{!56}
!56 = !DITemplateTypeParameter(name: "P", type: !12)
!57 = !DISubprogram(name: "Generator", linkageName: "_ZN12_GLOBAL__N_19GeneratorIlEC4ESt16coroutine_handleINS1_12promise_typeEE", scope: !13, file: !2, line: 58, type: !58, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!58 = !DISubroutineType(types: !59)
!59 = !{null, !60, !17}
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!61 = !DISubprogram(name: "Generator", linkageName: "_ZN12_GLOBAL__N_19GeneratorIlEC4ERKS1_", scope: !13, file: !2, line: 59, type: !62, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized | DISPFlagDeleted)
!62 = !DISubroutineType(types: !63)
!63 = !{null, !60, !64}
!64 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!66 = !DISubprogram(name: "~Generator", linkageName: "_ZN12_GLOBAL__N_19GeneratorIlED4Ev", scope: !13, file: !2, line: 60, type: !67, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!67 = !DISubroutineType(types: !68)
!68 = !{null, !60}
!69 = !DISubprogram(name: "next", linkageName: "_ZN12_GLOBAL__N_19GeneratorIlE4nextEv", scope: !13, file: !2, line: 61, type: !70, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!70 = !DISubroutineType(types: !71)
!71 = !{!36, !60}
!72 = !DISubprogram(name: "get", linkageName: "_ZNK12_GLOBAL__N_19GeneratorIlE3getEv", scope: !13, file: !2, line: 65, type: !73, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!73 = !DISubroutineType(types: !74)
!74 = !{!75, !76}
!75 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!77 = !{!78}
!78 = !DITemplateTypeParameter(name: "T", type: !75)
!79 = !{!80, !81, !85, !101, !102, !105, !108}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !12, file: !2, line: 46, baseType: !75, size: 64)
!81 = !DISubprogram(name: "get_return_object", linkageName: "_ZN12_GLOBAL__N_19GeneratorIlE12promise_type17get_return_objectEv", scope: !12, file: !2, line: 47, type: !82, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!82 = !DISubroutineType(types: !83)
!83 = !{!13, !84}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!85 = !DISubprogram(name: "initial_suspend", linkageName: "_ZN12_GLOBAL__N_19GeneratorIlE12promise_type15initial_suspendEv", scope: !12, file: !2, line: 48, type: !86, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!86 = !DISubroutineType(types: !87)
!87 = !{!88, !84}
!88 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "suspend_always", scope: !18, file: !2, line: 35, size: 8, flags: DIFlagTypePassByValue, elements: !89, identifier: "_ZTSSt14suspend_always")
!89 = !{!90, !95, !98}
!90 = !DISubprogram(name: "await_ready", linkageName: "_ZNKSt14suspend_always11await_readyEv", scope: !88, file: !2, line: 36, type: !91, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!91 = !DISubroutineType(types: !92)
!92 = !{!36, !93}
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!94 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !88)
!95 = !DISubprogram(name: "await_suspend", linkageName: "_ZNKSt14suspend_always13await_suspendESt16coroutine_handleIvE", scope: !88, file: !2, line: 37, type: !96, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!96 = !DISubroutineType(types: !97)
!97 = !{null, !93, !21}
!98 = !DISubprogram(name: "await_resume", linkageName: "_ZNKSt14suspend_always12await_resumeEv", scope: !88, file: !2, line: 38, type: !99, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!99 = !DISubroutineType(types: !100)
!100 = !{null, !93}
!101 = !DISubprogram(name: "final_suspend", linkageName: "_ZN12_GLOBAL__N_19GeneratorIlE12promise_type13final_suspendEv", scope: !12, file: !2, line: 49, type: !86, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!102 = !DISubprogram(name: "yield_value", linkageName: "_ZN12_GLOBAL__N_19GeneratorIlE12promise_type11yield_valueEl", scope: !12, file: !2, line: 50, type: !103, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!103 = !DISubroutineType(types: !104)
!104 = !{!88, !84, !75}
!105 = !DISubprogram(name: "return_void", linkageName: "_ZN12_GLOBAL__N_19GeneratorIlE12promise_type11return_voidEv", scope: !12, file: !2, line: 54, type: !106, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!106 = !DISubroutineType(types: !107)
!107 = !{null, !84}
!108 = !DISubprogram(name: "unhandled_exception", linkageName: "_ZN12_GLOBAL__N_19GeneratorIlE12promise_type19unhandled_exceptionEv", scope: !12, file: !2, line: 55, type: !106, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!110 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "promise_type", scope: !111, file: !2, line: 45, size: 32, flags: DIFlagTypePassByValue, elements: !152)
!111 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Generator<int>", scope: !14, file: !2, line: 44, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !112, templateParams: !150)
!112 = !{!113, !131, !135, !140, !143, !146}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "handle", scope: !111, file: !2, line: 57, baseType: !114, size: 64)
!114 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "coroutine_handle<(anonymous namespace)::Generator<int>::promise_type>", scope: !18, file: !2, line: 22, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !115, templateParams: !129)
!115 = !{!116, !117, !120, !124}
!116 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !114, baseType: !21, extraData: i32 0)
!117 = !DISubprogram(name: "from_address", linkageName: "_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE12from_addressEPv", scope: !114, file: !2, line: 23, type: !118, scopeLine: 23, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!118 = !DISubroutineType(types: !119)
!119 = !{!114, !24}
!120 = !DISubprogram(name: "from_promise", linkageName: "_ZNSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE12from_promiseERS3_", scope: !114, file: !2, line: 28, type: !121, scopeLine: 28, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!121 = !DISubroutineType(types: !122)
!122 = !{!114, !123}
!123 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !110, size: 64)
!124 = !DISubprogram(name: "promise", linkageName: "_ZNKSt16coroutine_handleIN12_GLOBAL__N_19GeneratorIiE12promise_typeEE7promiseEv", scope: !114, file: !2, line: 33, type: !125, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!125 = !DISubroutineType(types: !126)
!126 = !{!123, !127}
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !128, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!128 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !114)
!129 = !{!130}
!130 = !DITemplateTypeParameter(name: "P", type: !110)
!131 = !DISubprogram(name: "Generator", linkageName: "_ZN12_GLOBAL__N_19GeneratorIiEC4ESt16coroutine_handleINS1_12promise_typeEE", scope: !111, file: !2, line: 58, type: !132, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!132 = !DISubroutineType(types: !133)
!133 = !{null, !134, !114}
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!135 = !DISubprogram(name: "Generator", linkageName: "_ZN12_GLOBAL__N_19GeneratorIiEC4ERKS1_", scope: !111, file: !2, line: 59, type: !136, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized | DISPFlagDeleted)
!136 = !DISubroutineType(types: !137)
!137 = !{null, !134, !138}
!138 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !139, size: 64)
!139 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !111)
!140 = !DISubprogram(name: "~Generator", linkageName: "_ZN12_GLOBAL__N_19GeneratorIiED4Ev", scope: !111, file: !2, line: 60, type: !141, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!141 = !DISubroutineType(types: !142)
!142 = !{null, !134}
!143 = !DISubprogram(name: "next", linkageName: "_ZN12_GLOBAL__N_19GeneratorIiE4nextEv", scope: !111, file: !2, line: 61, type: !144, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!144 = !DISubroutineType(types: !145)
!145 = !{!36, !134}
!146 = !DISubprogram(name: "get", linkageName: "_ZNK12_GLOBAL__N_19GeneratorIiE3getEv", scope: !111, file: !2, line: 65, type: !147, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!147 = !DISubroutineType(types: !148)
!148 = !{!10, !149}
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !139, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!150 = !{!151}
!151 = !DITemplateTypeParameter(name: "T", type: !10)
!152 = !{!153, !154, !158, !161, !162, !165, !168}
!153 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !110, file: !2, line: 46, baseType: !10, size: 32)
!154 = !DISubprogram(name: "get_return_object", linkageName: "_ZN12_GLOBAL__N_19GeneratorIiE12promise_type17get_return_objectEv", scope: !110, file: !2, line: 47, type: !155, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!155 = !DISubroutineType(types: !156)
!156 = !{!111, !157}
!157 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!158 = !DISubprogram(name: "initial_suspend", linkageName: "_ZN12_GLOBAL__N_19GeneratorIiE12promise_type15initial_suspendEv", scope: !110, file: !2, line: 48, type: !159, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!159 = !DISubroutineType(types: !160)
!160 = !{!88, !157}
!161 = !DISubprogram(name: "final_suspend", linkageName: "_ZN12_GLOBAL__N_19GeneratorIiE12promise_type13final_suspendEv", scope: !110, file: !2, line: 49, type: !159, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!162 = !DISubprogram(name: "yield_value", linkageName: "_ZN12_GLOBAL__N_19GeneratorIiE12promise_type11yield_valueEi", scope: !110, file: !2, line: 50, type: !163, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!163 = !DISubroutineType(types: !164)
!164 = !{!88, !157, !10}
!165 = !DISubprogram(name: "return_void", linkageName: "_ZN12_GLOBAL__N_19GeneratorIiE12promise_type11return_voidEv", scope: !110, file: !2, line: 54, type: !166, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!166 = !DISubroutineType(types: !167)
!167 = !{null, !157}
!168 = !DISubprogram(name: "unhandled_exception", linkageName: "_ZN12_GLOBAL__N_19GeneratorIiE12promise_type19unhandled_exceptionEv", scope: !110, file: !2, line: 55, type: !166, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!169 = !{!0, !170}
!170 = !DIGlobalVariableExpression(var: !171, expr: !DIExpression())
!171 = distinct !DIGlobalVariable(scope: null, file: !2, line: 91, type: !172, isLocal: true, isDefinition: true)
!172 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !173)
!173 = !{!174}
!174 = !DISubrange(count: 2)
!175 = !{i32 7, !"Dwarf Version", i32 5}
!176 = !{i32 2, !"Debug Info Version", i32 3}
!177 = !{i32 1, !"wchar_size", i32 4}
!178 = !{i32 8, !"PIC Level", i32 2}
!179 = !{i32 7, !"PIE Level", i32 2}
!180 = !{i32 7, !"uwtable", i32 2}
!181 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!182 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!183 = !{!184, !184, i64 0}
!184 = !{!"int", !185, i64 0}
!185 = !{!"omnipotent char", !186, i64 0}
!186 = !{!"Simple C++ TBAA"}
!187 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 86, type: !188, scopeLine: 86, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !190, keyInstructions: true)
!188 = !DISubroutineType(types: !189)
!189 = !{!10}
!190 = !{!191, !192}
!191 = !DILocalVariable(name: "f", scope: !187, file: !2, line: 87, type: !13)
!192 = !DILocalVariable(name: "e", scope: !187, file: !2, line: 88, type: !111)
!193 = !DILocalVariable(name: "__coro_frame", scope: !194, file: !2, line: 68, type: !216, flags: DIFlagArtificial)
!194 = distinct !DISubprogram(name: "fibonacci", linkageName: "_ZN12_GLOBAL__N_19fibonacciEi.resume", scope: !14, file: !2, line: 68, type: !195, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !197)
!195 = !DISubroutineType(types: !196)
!196 = !{!13, !10}
!197 = !{!198, !199, !208, !210, !211, !213, !193}
!198 = !DILocalVariable(name: "n", arg: 1, scope: !194, file: !2, line: 68, type: !10)
!199 = !DILocalVariable(name: "__promise", scope: !194, type: !200, flags: DIFlagArtificial)
!200 = !DIDerivedType(tag: DW_TAG_typedef, name: "promise_type", scope: !201, file: !2, line: 7, baseType: !12)
!201 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "coroutine_traits<(anonymous namespace)::Generator<long>, int>", scope: !18, file: !2, line: 6, size: 8, flags: DIFlagTypePassByValue, elements: !202, templateParams: !203)
!202 = !{}
!203 = !{!204, !205}
!204 = !DITemplateTypeParameter(name: "R", type: !13)
!205 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Args", value: !206)
!206 = !{!207}
!207 = !DITemplateTypeParameter(type: !10)
!208 = !DILocalVariable(name: "a", scope: !209, file: !2, line: 69, type: !75)
!209 = distinct !DILexicalBlock(scope: !194, file: !2, line: 68, column: 34)
!210 = !DILocalVariable(name: "b", scope: !209, file: !2, line: 69, type: !75)
!211 = !DILocalVariable(name: "i", scope: !212, file: !2, line: 70, type: !10)
!212 = distinct !DILexicalBlock(scope: !209, file: !2, line: 70, column: 3)
!213 = !DILocalVariable(name: "t", scope: !214, file: !2, line: 72, type: !75)
!214 = distinct !DILexicalBlock(scope: !215, file: !2, line: 70, column: 31)
!215 = distinct !DILexicalBlock(scope: !212, file: !2, line: 70, column: 3)
!216 = !DICompositeType(tag: DW_TAG_structure_type, name: "_ZN12_GLOBAL__N_19fibonacciEi.coro_frame_ty", file: !2, line: 68, size: 448, align: 64, flags: DIFlagArtificial, elements: !217)
!217 = !{!218, !219, !220, !225, !226, !227, !229, !230, !232}
!218 = !DIDerivedType(tag: DW_TAG_member, name: "__resume_fn", scope: !216, file: !2, line: 68, baseType: !24, size: 64, align: 64, flags: DIFlagArtificial)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "__destroy_fn", scope: !216, file: !2, line: 68, baseType: !24, size: 64, align: 64, offset: 64, flags: DIFlagArtificial)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "struct_(anonymous namespace)__Generator<long>__promise_type_0", scope: !216, file: !2, line: 68, baseType: !221, size: 64, align: 64, offset: 128, flags: DIFlagArtificial)
!221 = !DICompositeType(tag: DW_TAG_structure_type, name: "struct_(anonymous namespace)__Generator<long>__promise_type", scope: !216, file: !2, line: 68, size: 64, align: 64, flags: DIFlagArtificial, elements: !222)
!222 = !{!223}
!223 = !DIDerivedType(tag: DW_TAG_member, name: "__int_64", scope: !221, file: !2, line: 68, baseType: !224, size: 64, flags: DIFlagArtificial)
!224 = !DIBasicType(name: "__int_64", size: 64, encoding: DW_ATE_signed, flags: DIFlagArtificial)
!225 = !DIDerivedType(tag: DW_TAG_member, name: "__int_64_1", scope: !216, file: !2, line: 68, baseType: !224, size: 64, align: 64, offset: 192, flags: DIFlagArtificial)
!226 = !DIDerivedType(tag: DW_TAG_member, name: "__int_64_2", scope: !216, file: !2, line: 68, baseType: !224, size: 64, align: 64, offset: 256, flags: DIFlagArtificial)
!227 = !DIDerivedType(tag: DW_TAG_member, name: "__int_32_3", scope: !216, file: !2, line: 68, baseType: !228, size: 32, align: 32, offset: 320, flags: DIFlagArtificial)
!228 = !DIBasicType(name: "__int_32", size: 32, encoding: DW_ATE_signed, flags: DIFlagArtificial)
!229 = !DIDerivedType(tag: DW_TAG_member, name: "__int_32_4", scope: !216, file: !2, line: 68, baseType: !228, size: 32, align: 32, offset: 352, flags: DIFlagArtificial)
!230 = !DIDerivedType(tag: DW_TAG_member, name: "__coro_index", scope: !216, file: !2, line: 68, baseType: !231, size: 2, align: 8, offset: 384, flags: DIFlagArtificial)
!231 = !DIBasicType(name: "__coro_index", size: 8, encoding: DW_ATE_unsigned_char)
!232 = !DIDerivedType(tag: DW_TAG_member, name: "struct_std__suspend_always_5", scope: !216, file: !2, line: 68, baseType: !233, size: 8, align: 8, offset: 392, flags: DIFlagArtificial)
!233 = !DICompositeType(tag: DW_TAG_structure_type, name: "struct_std__suspend_always", scope: !216, file: !2, line: 68, size: 8, align: 64, flags: DIFlagArtificial, elements: !234)
!234 = !{!235}
!235 = !DIDerivedType(tag: DW_TAG_member, name: "__int_8", scope: !233, file: !2, line: 68, baseType: !236, size: 8, flags: DIFlagArtificial)
!236 = !DIBasicType(name: "__int_8", size: 8, encoding: DW_ATE_signed, flags: DIFlagArtificial)
!237 = !DILocation(line: 0, scope: !194, inlinedAt: !238)
!238 = distinct !DILocation(line: 19, column: 25, scope: !239, inlinedAt: !243)
!239 = distinct !DISubprogram(name: "resume", linkageName: "_ZNKSt16coroutine_handleIvE6resumeEv", scope: !21, file: !2, line: 19, type: !38, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, declaration: !37, retainedNodes: !240, keyInstructions: true)
!240 = !{!241}
!241 = !DILocalVariable(name: "this", arg: 1, scope: !239, type: !242, flags: DIFlagArtificial | DIFlagObjectPointer)
!242 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!243 = distinct !DILocation(line: 62, column: 12, scope: !244, inlinedAt: !248)
!244 = distinct !DISubprogram(name: "next", linkageName: "_ZN12_GLOBAL__N_19GeneratorIlE4nextEv", scope: !13, file: !2, line: 61, type: !70, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !8, declaration: !69, retainedNodes: !245, keyInstructions: true)
!245 = !{!246}
!246 = !DILocalVariable(name: "this", arg: 1, scope: !244, type: !247, flags: DIFlagArtificial | DIFlagObjectPointer)
!247 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!248 = distinct !DILocation(line: 79, column: 24, scope: !249, inlinedAt: !286)
!249 = distinct !DILexicalBlock(scope: !250, file: !2, line: 79, column: 3)
!250 = distinct !DILexicalBlock(scope: !251, file: !2, line: 79, column: 3)
!251 = distinct !DILexicalBlock(scope: !252, file: !2, line: 78, column: 52)
!252 = distinct !DISubprogram(name: "every", linkageName: "_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.resume", scope: !14, file: !2, line: 78, type: !253, scopeLine: 78, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !256)
!253 = !DISubroutineType(types: !254)
!254 = !{!111, !255, !10}
!255 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !13, size: 64)
!256 = !{!257, !258, !259, !267, !268}
!257 = !DILocalVariable(name: "from", arg: 1, scope: !252, file: !2, line: 78, type: !255)
!258 = !DILocalVariable(name: "k", arg: 2, scope: !252, file: !2, line: 78, type: !10)
!259 = !DILocalVariable(name: "__promise", scope: !252, type: !260, flags: DIFlagArtificial)
!260 = !DIDerivedType(tag: DW_TAG_typedef, name: "promise_type", scope: !261, file: !2, line: 7, baseType: !110)
!261 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "coroutine_traits<(anonymous namespace)::Generator<int>, (anonymous namespace)::Generator<long> &, int>", scope: !18, file: !2, line: 6, size: 8, flags: DIFlagTypePassByValue, elements: !202, templateParams: !262)
!262 = !{!263, !264}
!263 = !DITemplateTypeParameter(name: "R", type: !111)
!264 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Args", value: !265)
!265 = !{!266, !207}
!266 = !DITemplateTypeParameter(type: !255)
!267 = !DILocalVariable(name: "i", scope: !250, file: !2, line: 79, type: !10)
!268 = !DILocalVariable(name: "__coro_frame", scope: !252, file: !2, line: 78, type: !269, flags: DIFlagArtificial)
!269 = !DICompositeType(tag: DW_TAG_structure_type, name: "_ZN12_GLOBAL__N_15everyERNS_9GeneratorIlEEi.coro_frame_ty", file: !2, line: 78, size: 320, align: 64, flags: DIFlagArtificial, elements: !270)
!270 = !{!271, !272, !273, !277, !278, !280, !281, !282}
!271 = !DIDerivedType(tag: DW_TAG_member, name: "__resume_fn", scope: !269, file: !2, line: 78, baseType: !24, size: 64, align: 64, flags: DIFlagArtificial)
!272 = !DIDerivedType(tag: DW_TAG_member, name: "__destroy_fn", scope: !269, file: !2, line: 78, baseType: !24, size: 64, align: 64, offset: 64, flags: DIFlagArtificial)
!273 = !DIDerivedType(tag: DW_TAG_member, name: "struct_(anonymous namespace)__Generator<int>__promise_type_0", scope: !269, file: !2, line: 78, baseType: !274, size: 32, align: 32, offset: 128, flags: DIFlagArtificial)
!274 = !DICompositeType(tag: DW_TAG_structure_type, name: "struct_(anonymous namespace)__Generator<int>__promise_type", scope: !269, file: !2, line: 78, size: 32, align: 64, flags: DIFlagArtificial, elements: !275)
!275 = !{!276}
!276 = !DIDerivedType(tag: DW_TAG_member, name: "__int_32", scope: !274, file: !2, line: 78, baseType: !228, size: 32, flags: DIFlagArtificial)
!277 = !DIDerivedType(tag: DW_TAG_member, name: "__int_32_1", scope: !269, file: !2, line: 78, baseType: !228, size: 32, align: 32, offset: 160, flags: DIFlagArtificial)
!278 = !DIDerivedType(tag: DW_TAG_member, name: "PointerType_2", scope: !269, file: !2, line: 78, baseType: !279, size: 64, align: 64, offset: 192, flags: DIFlagArtificial)
!279 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "PointerType", baseType: null, size: 64, align: 64)
!280 = !DIDerivedType(tag: DW_TAG_member, name: "__int_32_3", scope: !269, file: !2, line: 78, baseType: !228, size: 32, align: 32, offset: 256, flags: DIFlagArtificial)
!281 = !DIDerivedType(tag: DW_TAG_member, name: "__coro_index", scope: !269, file: !2, line: 78, baseType: !231, size: 2, align: 8, offset: 288, flags: DIFlagArtificial)
!282 = !DIDerivedType(tag: DW_TAG_member, name: "struct_std__suspend_always_4", scope: !269, file: !2, line: 78, baseType: !283, size: 8, align: 8, offset: 296, flags: DIFlagArtificial)
!283 = !DICompositeType(tag: DW_TAG_structure_type, name: "struct_std__suspend_always", scope: !269, file: !2, line: 78, size: 8, align: 64, flags: DIFlagArtificial, elements: !284)
!284 = !{!285}
!285 = !DIDerivedType(tag: DW_TAG_member, name: "__int_8", scope: !283, file: !2, line: 78, baseType: !236, size: 8, flags: DIFlagArtificial)
!286 = distinct !DILocation(line: 19, column: 25, scope: !239, inlinedAt: !287)
!287 = distinct !DILocation(line: 62, column: 12, scope: !288, inlinedAt: !292)
!288 = distinct !DISubprogram(name: "next", linkageName: "_ZN12_GLOBAL__N_19GeneratorIiE4nextEv", scope: !111, file: !2, line: 61, type: !144, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !8, declaration: !143, retainedNodes: !289, keyInstructions: true)
!289 = !{!290}
!290 = !DILocalVariable(name: "this", arg: 1, scope: !288, type: !291, flags: DIFlagArtificial | DIFlagObjectPointer)
!291 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!292 = distinct !DILocation(line: 89, column: 12, scope: !187)
!293 = !DILocation(line: 0, scope: !194, inlinedAt: !294)
!294 = distinct !DILocation(line: 19, column: 25, scope: !239, inlinedAt: !243)
!295 = !DILocation(line: 0, scope: !187)
!296 = !DILocation(line: 0, scope: !252, inlinedAt: !286)
!297 = !DILocation(line: 0, scope: !288, inlinedAt: !292)
!298 = !DILocation(line: 0, scope: !239, inlinedAt: !287)
!299 = !DILocation(line: 0, scope: !239, inlinedAt: !243)
!300 = !DILocation(line: 0, scope: !244, inlinedAt: !248)
!301 = !DILocation(line: 0, scope: !250, inlinedAt: !286)
!302 = !DILabel(scope: !194, name: "__coro_resume_0", file: !2, line: 68, column: 17, isArtificial: true, coroSuspendIdx: 0)
!303 = !DILocation(line: 68, column: 17, scope: !194, inlinedAt: !238)
!304 = !DILocation(line: 0, scope: !209, inlinedAt: !238)
!305 = !DILocation(line: 0, scope: !212, inlinedAt: !238)
!306 = !DILocation(line: 79, column: 3, scope: !250, inlinedAt: !286)
!307 = !DILocation(line: 89, column: 3, scope: !187)
!308 = distinct !{!308, !307, !309, !310, !311}
!309 = !DILocation(line: 90, column: 26, scope: !187)
!310 = !{!"llvm.loop.mustprogress"}
!311 = !{!"llvm.loop.peeled.count", i32 1}
!312 = !DILocation(line: 71, column: 5, scope: !214, inlinedAt: !313)
!313 = !DILocation(line: 19, column: 25, scope: !239, inlinedAt: !243)
!314 = !DILocation(line: 90, column: 5, scope: !187)
!315 = !DILocation(line: 0, scope: !212, inlinedAt: !294)
!316 = !DILocation(line: 0, scope: !209, inlinedAt: !294)
!317 = !DILocation(line: 0, scope: !214, inlinedAt: !294)
!318 = !DILocation(line: 70, column: 27, scope: !215, inlinedAt: !294)
!319 = !DILocation(line: 70, column: 21, scope: !215, inlinedAt: !294)
!320 = !DILocation(line: 70, column: 3, scope: !212, inlinedAt: !294)
!321 = distinct !{!321, !320, !322, !310}
!322 = !DILocation(line: 75, column: 3, scope: !212, inlinedAt: !294)
!323 = !DILocation(line: 72, column: 16, scope: !214, inlinedAt: !294)
!324 = !DILocation(line: 79, column: 33, scope: !249, inlinedAt: !286)
!325 = !DILocation(line: 80, column: 11, scope: !326, inlinedAt: !286)
!326 = distinct !DILexicalBlock(scope: !249, file: !2, line: 80, column: 9)
!327 = !DILocation(line: 80, column: 15, scope: !326, inlinedAt: !286)
!328 = !DILocation(line: 91, column: 3, scope: !187)
!329 = !DILocation(line: 92, column: 1, scope: !187, atomGroup: 3, atomRank: 1)
!330 = !DISubprogram(name: "printf", scope: !2, file: !2, line: 3, type: !331, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!331 = !DISubroutineType(types: !332)
!332 = !{!10, !333, null}
!333 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)

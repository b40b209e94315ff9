; Every specialised metadata node, with every field it can have, fields out of
; order, nodes inline in other nodes, DWARF constants by name and by number.
@g = global i32 0, !dbg !4
@g2 = global i32 0, !dbg !61, !dbg !62
@ptr = global ptr @g

define void @f(i32 %x) !dbg !20 {
entry:
  #dbg_value(i32 %x, !22, !DIExpression(), !30)
  #dbg_label(!25, !31)
  call void @callee(), !dbg !32
  call void @callee(), !dbg !DILocation(line: 7, column: 3, scope: !26)
  ret void, !dbg !33
}

declare !dbg !40 void @callee()

!llvm.dbg.cu = !{!0, !1}
!llvm.module.flags = !{!2, !3}
!generic = !{!70, !71, !72, !73}
!kinds = !{!80, !81, !82, !83, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99}
!types = !{!100, !101, !102, !103, !104, !105, !106, !107, !108, !109, !110, !111, !112, !113, !114, !115, !116, !117, !118, !119, !120, !121, !122, !125}
!exprs = !{!DIExpression(), !DIExpression(DW_OP_deref), !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !DIExpression(DW_OP_LLVM_fragment, 0, 16), !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value), !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !DIExpression(DW_OP_LLVM_entry_value, 1), !DIExpression(DW_OP_LLVM_tag_offset, 3), !DIExpression(DW_OP_push_object_address, DW_OP_deref_size, 4), !DIExpression(16, 17), !DIExpression(DW_OP_breg7, 0, DW_OP_swap, DW_OP_xderef), !DIExpression(DW_OP_LLVM_extract_bits_sext, 3, 5)}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !5, producer: "clang \22quoted\22", isOptimized: true, flags: "-O2 -g", runtimeVersion: 2, splitDebugFilename: "a.dwo", emissionKind: FullDebug, enums: !6, retainedTypes: !7, globals: !8, imports: !9, macros: !10, dwoId: 12345678901234567890, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/", sdk: "SDK.sdk")
!1 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_Rust, file: !5, emissionKind: LineTablesOnly, nameTableKind: None, isOptimized: false, runtimeVersion: 0)
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!5 = !DIFile(filename: "a\\b \22c\22.c", directory: "/d", checksumkind: CSK_MD5, checksum: "000102030405060708090a0b0c0d0e0f", source: "int x;\0A\09\22")
!6 = !{!12}
!7 = !{!100, !40}
!8 = !{!4}
!9 = !{!13, !14, !15}
!10 = !{!16, !17}
!11 = distinct !DIGlobalVariable(name: "g", linkageName: "_ZL1g", scope: !0, file: !5, line: 3, type: !100, isLocal: true, isDefinition: true, templateParams: !18, declaration: !19, align: 32, annotations: !21)
!12 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", scope: !27, file: !5, line: 1, baseType: !100, size: 32, flags: DIFlagEnumClass, elements: !28, identifier: "_ZTS1E")
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "alias", scope: !0, entity: !29, file: !5, line: 9)
!14 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !20, file: !5, line: 10, elements: !34)
!15 = distinct !DIImportedEntity(tag: DW_TAG_imported_module, entity: !35, scope: !0)
!16 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "M(x)", value: "x \22q\22")
!17 = !DIMacroFile(line: 2, file: !5, nodes: !36)
!18 = !{!37, !38, !39}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "g", scope: !101, file: !5, line: 1, baseType: !100, flags: DIFlagStaticMember)
!20 = distinct !DISubprogram(name: "f", linkageName: "_Z1fi", scope: !27, file: !5, line: 4, type: !41, scopeLine: 5, containingType: !101, virtualIndex: 3, thisAdjustment: -8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed | DIFlagPublic, spFlags: DISPFlagVirtual | DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !18, declaration: !42, retainedNodes: !43, thrownTypes: !44, annotations: !21, targetFuncName: "target", keyInstructions: true)
!21 = !{!45}
!22 = !DILocalVariable(name: "x", arg: 1, scope: !20, file: !5, line: 4, type: !100, flags: DIFlagArtificial | DIFlagObjectPointer, align: 64, annotations: !21)
!23 = !DILocalVariable(scope: !26)
!24 = distinct !DILexicalBlock(scope: !20, file: !5, line: 5, column: 9)
!25 = !DILabel(scope: !26, name: "again", file: !5, line: 6, column: 2, isArtificial: true, coroSuspendIdx: 4)
!26 = distinct !DILexicalBlock(scope: !24, file: !5)
!27 = !DINamespace(name: "ns", scope: null, exportSymbols: true)
!28 = !{!46, !47, !48}
!29 = !DIModule(scope: !0, name: "Mod", configMacros: "-DX=1", includePath: "/inc", apinotes: "notes", file: !5, line: 11, isDecl: true)
!30 = !DILocation(line: 5, column: 2, scope: !24)
!31 = !DILocation(line: 6, scope: !26, inlinedAt: !50, isImplicitCode: true)
!32 = !DILocation(line: 0, scope: !49, atomGroup: 3, atomRank: 2)
!33 = distinct !DILocation(column: 65535, scope: !20)
!34 = !{!14}
!35 = !DICommonBlock(scope: !20, declaration: !11, name: "blk", file: !5, line: 12)
!36 = !{!51}
!37 = !DITemplateTypeParameter(name: "T", type: !100, defaulted: true)
!38 = !DITemplateValueParameter(tag: DW_TAG_template_value_parameter, name: "N", type: !100, defaulted: false, value: i32 7)
!39 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "P", value: !52)
!40 = !DISubprogram(name: "callee", scope: !5, file: !5, line: 1, type: !41, spFlags: 0, flags: 0)
!41 = !DISubroutineType(flags: DIFlagLValueReference, cc: DW_CC_BORLAND_thiscall, types: !53)
!42 = !DISubprogram(name: "f", scope: !101, file: !5, line: 2, type: !41, isLocal: false, isDefinition: false, virtuality: DW_VIRTUALITY_pure_virtual, virtualIndex: 0, isOptimized: false)
!43 = !{!22, !25}
!44 = !{!100}
!45 = !{!"btf_decl_tag", !"value"}
!46 = !DIEnumerator(name: "A", value: 0)
!47 = !DIEnumerator(name: "B", value: -9223372036854775808)
!48 = !DIEnumerator(name: "C", value: 18446744073709551615, isUnsigned: true)
!49 = !DILexicalBlockFile(scope: !24, file: !5, discriminator: 4)
!50 = distinct !DILocation(line: 8, column: 1, scope: !20)
!51 = !DIMacro(type: DW_MACINFO_undef, name: "M")
!52 = !{!37}
!53 = !{null, !100}
!61 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 16))
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression(DW_OP_LLVM_fragment, 16, 16))
!63 = distinct !DIGlobalVariable(scope: null, type: !100, name: "g2")

!70 = !GenericDINode(tag: DW_TAG_member, header: "head\00er \22", operands: {!3, null, !"str", i32 5})
!71 = distinct !GenericDINode(tag: 65535)
!72 = !GenericDINode(tag: DW_TAG_APPLE_property, operands: {})
!73 = !GenericDINode(operands: {}, header: "", tag: 3)

!80 = !DISubrange(count: 5)
!81 = !DISubrange(count: -1, lowerBound: -3)
!82 = !DISubrange(count: !22)
!83 = !DISubrange(lowerBound: !22, upperBound: !DIExpression(DW_OP_constu, 5), stride: !11)
!84 = !DISubrange(lowerBound: 0, upperBound: 9223372036854775807, stride: 4)
!85 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_consts, 1), count: !DIExpression(DW_OP_over, DW_OP_constu, 24), stride: !DIExpression(DW_OP_deref))
!86 = !DIGenericSubrange(lowerBound: 0, upperBound: !22, stride: !22)
!87 = !DISubrangeType(name: "R", scope: !0, file: !5, line: 3, size: 32, align: 8, flags: DIFlagPrivate, baseType: !100, lowerBound: i64 1, upperBound: i64 10, stride: i64 2, bias: i64 -1)
!88 = !DISubrangeType(upperBound: !22, lowerBound: !DIExpression(DW_OP_constu, 0))
!89 = !DIFixedPointType(name: "fx", size: 16, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!90 = !DIFixedPointType(name: "fd", size: 32, align: 32, encoding: DW_ATE_unsigned_fixed, kind: Decimal, factor: -2)
!91 = !DIFixedPointType(name: "fr", size: 32, encoding: DW_ATE_signed_fixed, kind: Rational, numerator: 1, denominator: 3)
!92 = !DIStringType(name: "character(*)", size: 32, align: 8, encoding: DW_ATE_ASCII, stringLength: !22, stringLengthExpression: !DIExpression(DW_OP_deref), stringLocationExpression: !DIExpression(DW_OP_push_object_address))
!93 = !DIStringType(tag: DW_TAG_string_type, name: "plain")
!94 = !DIObjCProperty(name: "prop", file: !5, line: 2, setter: "setProp:", getter: "prop", attributes: 2316, type: !100)
!95 = !DIFile(filename: "b.c", directory: "", checksumkind: CSK_SHA1, checksum: "000102030405060708090a0b0c0d0e0f10111213")
!96 = !DIFile(filename: "c.c", directory: "x", checksumkind: CSK_SHA256, checksum: "000102030405060708090a0b0c0d0e0f000102030405060708090a0b0c0d0e0f")
!97 = distinct !DIAssignID()
!98 = !DINamespace(scope: !27, name: "")
!99 = !DIModule(scope: null, name: "Top")

!100 = !DIBasicType(tag: DW_TAG_base_type, name: "int", size: 32, align: 32, encoding: DW_ATE_signed, flags: DIFlagBigEndian, num_extra_inhabitants: 2, dataSize: 24)
!101 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "C", scope: !27, file: !5, line: 6, baseType: !102, size: 128, align: 64, offset: 32, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !123, runtimeLang: DW_LANG_ObjC, vtableHolder: !101, templateParams: !18, identifier: "_ZTS1C", annotations: !21, specification: !102, num_extra_inhabitants: 1, enumKind: DW_APPLE_ENUM_KIND_Closed, bitStride: i64 8)
!102 = !DICompositeType(tag: DW_TAG_structure_type, name: "Fwd", flags: DIFlagFwdDecl)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !100, size: 160, elements: !124, dataLocation: !DIExpression(DW_OP_deref), associated: !22, allocated: !DIExpression(DW_OP_constu, 1), rank: !DIExpression(DW_OP_push_object_address))
!104 = !DICompositeType(tag: DW_TAG_union_type, size: 64, elements: !123)
!105 = !DICompositeType(tag: DW_TAG_variant_part, elements: !123, discriminator: !106)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !101, baseType: !100, size: 8, flags: DIFlagArtificial)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 1)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "T", file: !5, line: 4, baseType: !100, annotations: !21)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "bit", scope: !101, file: !5, line: 5, baseType: !100, size: 3, offset: 5, flags: DIFlagBitField | DIFlagProtected, extraData: i64 0)
!110 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !101, baseType: !102, flags: DIFlagVirtual, extraData: i32 24)
!111 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !100, size: 64, extraData: !101)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "s", baseType: !100, flags: DIFlagStaticMember, extraData: i32 1)
!113 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !107, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234, ptrAuthIsaPointer: true, ptrAuthAuthenticatesNullValues: true)
!114 = !DIDerivedType(tag: DW_TAG_set_type, name: "S", baseType: !12, size: 8)
!115 = !DIDerivedType(tag: DW_TAG_template_alias, name: "A", baseType: !100, extraData: !18)
!116 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!117 = !DIBasicType(name: "x", size: 8, encoding: 5)
!118 = !DISubroutineType(types: null)
!119 = !DISubroutineType(types: !53, cc: 1, flags: 3)
!120 = !DIDerivedType(tag: 15, baseType: !100, size: 64, flags: DIFlagPublic | 8)
!121 = !DIBasicType()
!122 = !DIDerivedType(tag: DW_TAG_member, name: "dyn", scope: !101, baseType: !100, size: !22, offset: !DIExpression(DW_OP_constu, 4))
!125 = !DICompositeType(tag: DW_TAG_array_type, baseType: !100, elements: !124, rank: 2)
!123 = !{!109, !110, !112, !42}
!124 = !{!80, !83, !85}

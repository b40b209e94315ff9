; Every debug-information flag by its name, and flags as plain numbers.
!llvm.module.flags = !{!0}
!all = !{!1, !2, !3, !4, !5, !6, !7, !8}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: null, flags: DIFlagPrivate | DIFlagFwdDecl | DIFlagAppleBlock | DIFlagReservedBit4 | DIFlagVirtual | DIFlagArtificial | DIFlagExplicit | DIFlagPrototyped | DIFlagObjcClassComplete | DIFlagObjectPointer | DIFlagVector | DIFlagStaticMember)
!2 = !DIDerivedType(tag: DW_TAG_member, name: "b", baseType: null, flags: DIFlagPublic | DIFlagExportSymbols | DIFlagSingleInheritance | DIFlagIntroducedVirtual | DIFlagBitField | DIFlagNoReturn)
!3 = !DIDerivedType(tag: DW_TAG_member, name: "c", baseType: null, flags: DIFlagProtected | DIFlagMultipleInheritance | DIFlagTypePassByValue | DIFlagEnumClass | DIFlagThunk | DIFlagNonTrivial | DIFlagBigEndian | DIFlagAllCallsDescribed)
!4 = !DIDerivedType(tag: DW_TAG_member, name: "d", baseType: null, flags: DIFlagVirtualInheritance | DIFlagTypePassByReference | DIFlagLittleEndian)
!5 = !DIDerivedType(tag: DW_TAG_inheritance, baseType: !8, flags: DIFlagIndirectVirtualBase)
!6 = distinct !DICompositeType(tag: DW_TAG_class_type, flags: 2147483648)
!7 = !DISubprogram(scope: null, spFlags: DISPFlagPureVirtual | DISPFlagLocalToUnit | DISPFlagOptimized | DISPFlagPure | DISPFlagElemental | DISPFlagRecursive | DISPFlagMainSubprogram | DISPFlagDeleted | DISPFlagObjCDirect, flags: DIFlagNameIsSimplified | 32)
!8 = !DISubroutineType(flags: DIFlagRValueReference, types: null)

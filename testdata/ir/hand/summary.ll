; A ThinLTO summary behind a module: opt skips these entries by their brackets,
; and prints none of them; ours keeps them as they stand.
@v = global i32 1
@a = alias i32, ptr @v

declare void @"g;not a comment"()

define i32 @f(i32 %x) {
  ret i32 %x
}

^0 = module: (path: "dir/\22a\22.o", hash: (1, 2, 3, 4, 4294967295))
^1 = module: (path: "b)(.o", hash: (0, 0, 0, 0, 0))
^2 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 12, funcFlags: (readNone: 0, readOnly: 1, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^3, hotness: hot, tail: 1), (callee: ^4, relbf: 256), (callee: ^5, hotness: critical), (callee: ^2, hotness: unknown), (callee: ^2, hotness: cold), (callee: ^2, hotness: none)), refs: (^5, readonly ^6, writeonly ^5), typeIdInfo: (typeTests: (^9, 123), typeTestAssumeVCalls: (vFuncId: (^9, offset: 16)), typeCheckedLoadVCalls: (vFuncId: (guid: 5, offset: 8)), typeTestAssumeConstVCalls: ((vFuncId: (^9, offset: 16), args: (42))), typeCheckedLoadConstVCalls: ((vFuncId: (^9, offset: 16), args: (42, 43)))), params: ((param: 0, offset: [0, 7], calls: ((callee: ^3, param: 1, offset: [-4, 3]))))))) ; guid = 14740650423002898831
^3 = gv: (name: "g;not a comment", summaries: (function: (module: ^1, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 1, importType: declaration), insts: 1, allocs: ((versions: (notcold, cold), memProf: ((type: cold, stackIds: (1, 2)), (type: notcold, stackIds: ())))), callsites: ((callee: ^2, clones: (0, 1), stackIds: (3, 4))))))
^4 = gv: (guid: 123456789012345)
^5 = gv: (name: "v", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 0, vcall_visibility: 1), vTableFuncs: ((virtFunc: ^2, offset: 16)), refs: (^2))))
^6 = gv: (name: "a", summaries: (alias: (module: ^0, flags: (linkage: external, visibility: protected, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition), aliasee: ^5)))
^9 = typeid: (name: "_ZTS1A", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7, alignLog2: 1, sizeM1: 2, bitMask: 3, inlineBits: 4), wpdResolutions: ((offset: 0, wpdRes: (kind: branchFunnel)), (offset: 8, wpdRes: (kind: singleImpl, singleImplName: "_ZN1A1nEi")), (offset: 16, wpdRes: (kind: indir, resByArg: (args: (1, 2), byArg: (kind: uniformRetVal, info: 1), args: (3), byArg: (kind: virtualConstProp, byte: 1, bit: 2))))))) ; guid = 7004155349499253778
^10 = typeid: (name: "_ZTS1B", summary: (typeTestRes: (kind: byteArray, sizeM1BitWidth: 0), wpdResolutions: ((offset: 0, wpdRes: (kind: indir, resByArg: (args: (0), byArg: (kind: uniqueRetVal, info: 0), args: (9), byArg: (kind: indir))))))) ; guid = 1
^11 = typeid: (name: "_ZTS1C", summary: (typeTestRes: (kind: single, sizeM1BitWidth: 0)))
^12 = typeid: (name: "_ZTS1D", summary: (typeTestRes: (kind: unsat, sizeM1BitWidth: 0)))
^13 = typeid: (name: "_ZTS1E", summary: (typeTestRes: (kind: inline, sizeM1BitWidth: 5)))
^14 = flags: 8
^15 = blockcount: 1888

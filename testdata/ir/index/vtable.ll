; A summary entry that llvm-as reads and llvm-dis prints, but that opt's reader
; (which skips summaries by their first word) does not know.
@vt = constant [2 x ptr] [ptr null, ptr @f], !type !0

define void @f() {
  ret void
}

!0 = !{i64 8, !"_ZTS1A"}

^0 = module: (path: "a.o", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 1)))
^2 = gv: (name: "vt", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 1), vTableFuncs: ((virtFunc: ^1, offset: 8)), refs: (^1))))
^3 = typeidCompatibleVTable: (name: "_ZTS1A", summary: ((offset: 8, ^2)))
^4 = blockcount: 1

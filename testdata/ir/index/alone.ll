; A combined index: summaries with no module around them, named by hash only.
^0 = module: (path: "a.o", hash: (1369602428, 2747878711, 259090915, 2507395659, 1141468049))
^1 = module: (path: "b.o", hash: (2998369023, 4283347029, 1195487472, 2757298015, 1852134156))
^2 = gv: (guid: 13, summaries: (function: (module: ^1, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 1, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 7, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^3)), refs: (^4))))
^3 = gv: (guid: 14, summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 2)))
^4 = gv: (guid: 15)
^5 = flags: 8
^6 = blockcount: 9

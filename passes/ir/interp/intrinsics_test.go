package interp

import (
	"testing"

	"rewrite/passes/ir/intrinsic"
)

// noIntrinsics are those that the interpreter does not run: it says so, and stops.
const noIntrinsics = `
smul.fix umul.fix smul.fix.sat umul.fix.sat sdiv.fix udiv.fix sdiv.fix.sat udiv.fix.sat sincos sincospi exp10 vector.partial.reduce.add vscale
masked.expandload masked.compressstore thread.pointer experimental.noalias.scope.decl public.annotation type.test dbg.value dbg.declare dbg.assign
dbg.label addressofreturnaddress call.preallocated.setup coro.await.suspend.bool coro.await.suspend.handle coro.await.suspend.void coro.destroy
coro.resume eh.recoverfp experimental.convergence.loop experimental.deoptimize experimental.gc.relocate experimental.gc.statepoint
experimental.patchpoint experimental.patchpoint.void localescape localrecover seh.scope.begin seh.scope.end seh.try.begin seh.try.end sponentry
wasm.rethrow wasm.throw matrix.column.major.load matrix.column.major.store init.trampoline
`

// TestIntrinsicRows: each intrinsic of the table has a row here, or is said to have none.
func TestIntrinsicRows(t *testing.T) {
	if err := intrinsic.Cover(func(id intrinsic.ID) bool { return builtins[id] != nil }, noIntrinsics); err != nil {
		t.Error(err)
	}
}

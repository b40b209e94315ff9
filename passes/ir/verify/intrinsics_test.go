package verify

import (
	"regexp"
	"testing"

	"rewrite/passes/ir/intrinsic"
)

// noSignature are the intrinsics whose rows have no signature: their calls are checked
// against their declarations only.
const noSignature = `
clmul sdiv.fix.sat udiv.fix.sat asin acos atan atan2 sinh cosh tanh sincos sincospi frexp modf
convert.from.fp16 convert.to.fp16 arithmetic.fence get.rounding vector.deinterleave2 vector.interleave2
vector.partial.reduce.add stepvector
preserve.array.access.index preserve.struct.access.index
preserve.union.access.index ssa.copy fake.use allow.runtime.check allow.ubsan.check dbg.value
dbg.declare dbg.assign dbg.label call.preallocated.setup coro.await.suspend.bool coro.await.suspend.handle
coro.await.suspend.void coro.destroy coro.resume eh.recoverfp eh.sjlj.lsda experimental.convergence.loop
experimental.deoptimize experimental.gc.relocate experimental.gc.statepoint experimental.patchpoint
experimental.patchpoint.void localescape localrecover seh.scope.begin seh.scope.end seh.try.begin
seh.try.end sponentry wasm.rethrow wasm.throw
matrix.column.major.load matrix.column.major.store init.trampoline`

func TestSignaturesOfIntrinsics(t *testing.T) {
	if err := intrinsic.Cover(func(id intrinsic.ID) bool { return len(signatures()[id]) > 0 }, noSignature); err != nil {
		t.Error(err)
	}
	for id, forms := range signatures() {
		for _, s := range forms {
			for _, atom := range s.atoms {
				if !isAtom(atom) {
					t.Errorf("%s: %q is no type of a signature", intrinsic.ID(id), atom)
				}
			}
		}
	}
}

// isAtom tells whether package intrinsic explains an atom.
func isAtom(atom string) bool {
	return regexp.MustCompile(`^(v|p|r|m|double|i[0-9]+|[IFPNSXVBW]|[0-9]|[be][0-9]|\{[A-Z],b[0-9]\})$`).MatchString(atom)
}

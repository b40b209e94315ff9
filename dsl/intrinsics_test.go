package dsl_test

import (
	"testing"

	"rewrite/dsl"
	"rewrite/passes/ir/intrinsic"
)

// noIntrinsics are those that patterns cannot name: they read or write memory, have
// effects, or work on vectors as a whole; and some that no rule has asked for.
const noIntrinsics = `
clmul smul.fix umul.fix smul.fix.sat umul.fix.sat sdiv.fix udiv.fix sdiv.fix.sat udiv.fix.sat lrint llrint lround llround asin acos atan atan2 sinh
cosh tanh sincos sincospi frexp modf convert.from.fp16 convert.to.fp16 arithmetic.fence get.rounding vector.deinterleave2 vector.extract vector.insert
vector.interleave2 vector.partial.reduce.add vector.reduce.add vector.reduce.and vector.reduce.fadd vector.reduce.fmax vector.reduce.fmaximum
vector.reduce.fmin vector.reduce.fminimum vector.reduce.fmul vector.reduce.mul vector.reduce.or vector.reduce.smax vector.reduce.smin
vector.reduce.umax vector.reduce.umin vector.reduce.xor vector.reverse vector.splice stepvector vscale get.active.lane.mask memcpy memcpy.inline
memcpy.element.unordered.atomic memmove memmove.element.unordered.atomic memset memset.inline memset.element.unordered.atomic masked.load masked.store
masked.gather masked.scatter masked.expandload masked.compressstore lifetime.start lifetime.end invariant.start invariant.end launder.invariant.group
strip.invariant.group prefetch stacksave stackrestore load.relative objectsize threadlocal.address thread.pointer va_start va_end va_copy
preserve.array.access.index preserve.struct.access.index preserve.union.access.index experimental.noalias.scope.decl assume expect
expect.with.probability is.constant ssa.copy sideeffect donothing pseudoprobe fake.use annotation var.annotation ptr.annotation public.annotation
type.test allow.runtime.check allow.ubsan.check dbg.value dbg.declare dbg.assign dbg.label trap debugtrap ubsantrap addressofreturnaddress
call.preallocated.setup coro.await.suspend.bool coro.await.suspend.handle coro.await.suspend.void coro.destroy coro.resume eh.recoverfp eh.sjlj.lsda
eh.typeid.for experimental.convergence.loop experimental.deoptimize experimental.gc.relocate experimental.gc.statepoint experimental.patchpoint
experimental.patchpoint.void frameaddress localescape localrecover returnaddress seh.scope.begin seh.scope.end seh.try.begin seh.try.end sponentry
wasm.rethrow wasm.throw matrix.column.major.load matrix.column.major.store experimental.memset.pattern init.trampoline
`

// TestIntrinsicRows: each intrinsic of the table has a row here, or is said to have none.
func TestIntrinsicRows(t *testing.T) {
	if err := intrinsic.Cover(func(id intrinsic.ID) bool { return dsl.IntrinsicOf(id) != nil }, noIntrinsics); err != nil {
		t.Error(err)
	}
}

package constfold_test

import (
	"testing"

	"rewrite/passes/constfold"
	"rewrite/passes/ir/intrinsic"
)

// noIntrinsics are those that are not folded here: rules fold those on integers, and of
// what a mathematical library computes the last bits are open.
const noIntrinsics = `
abs smax smin umax umin scmp ucmp ctlz cttz ctpop bswap bitreverse fshl fshr clmul sadd.sat uadd.sat ssub.sat usub.sat sshl.sat ushl.sat sdiv.fix udiv.fix sdiv.fix.sat udiv.fix.sat fabs lrint llrint lround llround copysign sin cos tan asin acos atan atan2 sinh cosh tanh
sincos sincospi exp exp2 exp10 log log2 log10 pow powi modf fptosi.sat fptoui.sat convert.from.fp16 convert.to.fp16 arithmetic.fence get.rounding
vector.deinterleave2 vector.extract vector.insert vector.interleave2 vector.partial.reduce.add vector.reduce.add vector.reduce.and vector.reduce.fadd
vector.reduce.fmax vector.reduce.fmaximum vector.reduce.fmin vector.reduce.fminimum vector.reduce.fmul vector.reduce.mul vector.reduce.or
vector.reduce.smax vector.reduce.smin vector.reduce.umax vector.reduce.umin vector.reduce.xor vector.reverse vector.splice stepvector vscale
get.active.lane.mask memcpy memcpy.inline memcpy.element.unordered.atomic memmove memmove.element.unordered.atomic memset memset.inline
memset.element.unordered.atomic masked.load masked.store masked.gather masked.scatter masked.expandload masked.compressstore lifetime.start
matrix.column.major.load matrix.column.major.store experimental.memset.pattern init.trampoline
lifetime.end invariant.start invariant.end launder.invariant.group strip.invariant.group prefetch stacksave stackrestore load.relative objectsize
ptrmask threadlocal.address thread.pointer va_start va_end va_copy preserve.array.access.index preserve.struct.access.index
preserve.union.access.index experimental.noalias.scope.decl assume expect expect.with.probability is.constant ssa.copy sideeffect donothing
pseudoprobe fake.use annotation var.annotation ptr.annotation public.annotation type.test allow.runtime.check allow.ubsan.check dbg.value dbg.declare
dbg.assign dbg.label trap debugtrap ubsantrap addressofreturnaddress call.preallocated.setup coro.await.suspend.bool coro.await.suspend.handle
coro.await.suspend.void coro.destroy coro.resume eh.recoverfp eh.sjlj.lsda eh.typeid.for experimental.convergence.loop experimental.deoptimize
experimental.gc.relocate experimental.gc.statepoint experimental.patchpoint experimental.patchpoint.void frameaddress localescape localrecover
returnaddress seh.scope.begin seh.scope.end seh.try.begin seh.try.end sponentry wasm.rethrow wasm.throw
`

// TestIntrinsicRows: each intrinsic of the table has a row here, or is said to have none.
func TestIntrinsicRows(t *testing.T) {
	if err := intrinsic.Cover(func(id intrinsic.ID) bool { return constfold.Operation(id) }, noIntrinsics); err != nil {
		t.Error(err)
	}
}

package saturate

import (
	"math/big"

	"rewrite/egraph"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/program"
)

// A Refinement asks whether To may stand wherever From stands. Both are values
// of one function, or constants of its pool.
type Refinement struct{ From, To *ir.Value }

// maxLook bounds how deep a graph for Refines looks into the operands of what is
// asked about. Deeper operations are leaves.
const maxLook = 100

// Refines lets the rules saturate the graph of what wants is about, at a block of
// a function, and gives the first one that the graph does not have, -1 if it has
// all of them; nodes is how large the graph became. Nothing is changed.
//
// The graph holds the operations that lead to the values, of whatever block they
// are; phis, and what is not Free, are leaves. Its facts are those of the function
// at the block's entry. So what it has holds for one execution of the block, with
// one choice of each freeze and the like for all of wants.
func (w *Worker) Refines(b *ir.Block, wants []Refinement) (missing, nodes int) {
	bg := &w.bg
	w.turnTo(b.Func)
	bg.terms, bg.AnyUse = true, true
	defer func() { bg.terms, bg.AnyUse = false, false }()
	bg.begin(b)
	for _, q := range wants {
		bg.operand(q.From, maxLook)
		bg.operand(q.To, maxLook)
	}
	bg.assumeEntry()
	first := func() int {
		for i, q := range wants {
			if !bg.refines(q) {
				return i
			}
		}
		return -1
	}
	missing = first()
	for _, g := range w.p.Groups {
		if missing < 0 {
			break
		}
		if bg.g.Run(g.Rules, egraph.Options{Limits: w.opt.Limits}).Stop.Kind == egraph.Contradiction {
			break // the block cannot be reached, and nothing may be concluded: what was found before stands
		}
		missing = first()
	}
	return missing, bg.g.NumNodes()
}

// refines tells whether the graph has a refinement.
func (bg *blockGraph) refines(q Refinement) bool {
	from, to := bg.class[q.From.ID], bg.class[q.To.ID]
	switch {
	case bg.g.Refines(from, to), q.From.Op == ir.OpPoison:
		return true
	case q.From.Op == ir.OpUndef:
		return bg.g.Defined(to)&egraph.NotPoison != 0
	}
	return false
}

// Replaceable tells whether Refines can be asked about a value: not about tokens,
// labels, metadata and inline assembly.
func Replaceable(v *ir.Value) bool { return inGraph(v) }

// Free gives a function that tells which instructions of f are told by their
// operands alone wherever they are: no place, no effect, no trap, and no choice
// of their own. They are what Refines looks into.
func (w *Worker) Free(f *ir.Func) func(v *ir.Value) bool {
	w.turnTo(f)
	flushes := w.bg.flushes
	return func(v *ir.Value) bool {
		w.bg.flushes = flushes
		return w.bg.free(v)
	}
}

func (bg *blockGraph) free(v *ir.Value) bool {
	if v.Op == ir.OpPhi || v.Op == ir.OpFreeze {
		return false
	}
	n, args, ok := bg.operation(v)
	if !ok || bg.Vocab.Back[n.Op].Picks(n.Type, program.UnpackFlags(n.Flags)) {
		return false
	}
	for _, a := range args {
		if !inGraph(a) {
			return false
		}
	}
	if v.Op == ir.OpCall {
		f := v.CalledFunc()
		return f.IsIntrinsic() || f.Attrs.Has("speculatable")
	}
	return v.Op.Is(ir.Speculatable) || constantDivisor(v)
}

// constantDivisor tells whether a division has a divisor with which it cannot trap.
func constantDivisor(v *ir.Value) bool {
	d := v.Args[1]
	if d.Op != ir.OpInt {
		return false
	}
	x := d.Int()
	ones := new(big.Int).Lsh(big.NewInt(1), uint(d.Type.Bits))
	ones.Sub(ones, big.NewInt(1))
	signed := v.Op == ir.OpSDiv || v.Op == ir.OpSRem
	return x.Sign() != 0 && !(signed && x.Cmp(ones) == 0)
}

// turnTo makes a function the one at work.
func (w *Worker) turnTo(f *ir.Func) {
	if w.bg.known == nil {
		w.bg.known = w.facts.New(f)
	} else {
		w.bg.known.Reset(f)
	}
	if w.bg.module != f.Module { // whose metadata is searched for its producer
		w.bg.module, w.flat.answers = f.Module, nil
		if w.bg.llvm == 0 {
			w.bg.llvm = f.Module.LLVMVersion()
		}
		producer, named := f.Module.Producer()
		w.bg.oldMasks = f.Module.TypedPointers || named && producer < masksSince
	}
	w.bg.flushes = domain.FlushesDenormals(f)
	w.bg.PtrWidth = w.bg.known.Width(ir.Ptr)
	w.bg.NullValid = f.Attrs.Has("null_pointer_is_valid")
}

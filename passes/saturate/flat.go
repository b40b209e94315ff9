package saturate

import (
	"slices"

	"rewrite/passes/saturate/block"

	"rewrite/egraph"
	"rewrite/passes/analysis"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/program"
)

// Most left sides that the filter finds in a block look into no operand: what they
// ask is a constant, or what is known of a value. Whether one of them matches an
// instruction follows from little, which repeats all the time: flatTable remembers
// it. It is asked of a graph that holds the instruction and leaves only.
type flatTable struct {
	answers map[flatKey]bool
	facts   map[domain.Facts]uint32 // numbers of facts, from 1
	told    []int32                 // by ValueID: what the block's entry tells of it + 1, derived for what follows
	marked  []ir.ValueID            // those that are not 0
}

// Marks of values of which more may be known than their own facts and those of the
// block's entry.
const (
	derived = -1 // an operation on what the entry tells of
	settled = -2 // one on what the entry says is a constant, so that it may be one
)

// maxFlat bounds what is remembered.
const maxFlat = 1 << 15

// flatKey is all that decides the answer.
type flatKey struct {
	op        egraph.Op
	flags     egraph.Flags
	typ       egraph.Type
	nullValid bool
	payload   uint64
	args      [3]flatArg
}

type flatArg struct {
	op      egraph.Op
	typ     egraph.Type
	facts   uint32
	payload uint64 // of values, the place of the first operand that is the same
}

// flatMatches tells whether in a block some left side that looks into no operand
// matches, or what its entry tells makes a value constant.
//
// Answers are remembered across blocks and functions of a module. What the entry tells of an operand is
// part of the key, by its facts; what it tells of something that an operand is made of is not,
// and a match is taken for possible then.
func (w *Worker) flatMatches(b *ir.Block) bool {
	bg, t := w.bg, &w.flat
	entry := bg.AtEntry(b)
	t.mark(entry, b.Func.NumValues())
	defer t.unmark()
	for _, v := range b.Instrs {
		if v.Op == ir.OpPhi || !w.isNear(v) {
			continue
		}
		// the graph makes these one class, and a variable that a left side repeats matches it
		if len(v.Args) > 1 && alike(v.Args[0], v.Args[1]) {
			return true
		}
		told, moved := false, false
		for _, a := range v.Args {
			if !block.InGraph(a) {
				continue
			}
			at := t.told[a.ID]
			if at == 0 && len(entry) > 0 {
				at = w.derivedFrom(a, entry, block.ImportDepth)
			}
			if at == settled || at > 0 && settles(entry[at-1]) || a.Op == ir.OpPhi && isOne(bg.Known, a) {
				return true
			}
			told, moved = told || at > 0, moved || at == derived
		}
		op := bg.OpOf(v)
		if op < program.FirstOp || v.Op == ir.OpGEP {
			continue
		}
		if moved || (told || w.p.Filter.Roots[op].Flat) && w.flatMatch(v, entry) {
			return true
		}
	}
	return false
}

// alike tells whether two values are one operation on the same operands, in any order.
func alike(a, b *ir.Value) bool {
	if a.Op != b.Op || a == b || a.Block == nil || len(a.Args) != len(b.Args) {
		return false
	}
	for _, x := range a.Args {
		if !slices.Contains(b.Args, x) {
			return false
		}
	}
	return true
}

// mark enters what is told of values.
func (t *flatTable) mark(entry []*analysis.BranchFact, values int) {
	if len(t.told) < values {
		t.told = append(t.told, make([]int32, values+values/2-len(t.told))...)
	}
	for i := range entry {
		id := entry[i].Value.ID
		t.marked = append(t.marked, id)
		if t.told[id] == 0 || entry[i].Equal != nil { // of several entries one that says most
			t.told[id] = int32(i + 1)
		}
	}
}

func (t *flatTable) unmark() {
	for _, id := range t.marked {
		t.told[id] = 0
	}
	t.marked = t.marked[:0]
}

// settles tells whether a fact says which other value, or constant, a value is.
func settles(bf *analysis.BranchFact) bool {
	_, constant := bf.Facts.Constant()
	return constant || bf.Equal != nil
}

// derivedFrom is the mark of a value that is an operation, as the graph sees it, on
// something that the block's entry tells of, else 0.
func (w *Worker) derivedFrom(a *ir.Value, entry []*analysis.BranchFact, depth int) (mark int32) {
	bg, t := w.bg, &w.flat
	if depth == 0 || a.Block == nil || a.Op == ir.OpPhi || bg.OpOf(a) < program.FirstOp {
		return 0
	}
	for _, o := range a.Args {
		if !block.InGraph(o) {
			continue
		}
		at := t.told[o.ID]
		switch {
		case at == 0:
			at = w.derivedFrom(o, entry, depth-1)
		case at > 0 && settles(entry[at-1]):
			at = settled
		case at > 0:
			at = derived
		}
		mark = min(mark, at)
	}
	if mark != 0 {
		t.told[a.ID] = mark
		t.marked = append(t.marked, a.ID)
	}
	return mark
}

// flatMatch tells whether some left side that looks into no operand matches v.
func (w *Worker) flatMatch(v *ir.Value, entry []*analysis.BranchFact) bool {
	bg, t := w.bg, &w.flat
	n, args, ok := bg.Operation(v)
	if !ok {
		return false
	}
	k := flatKey{op: n.Op, flags: n.Flags, typ: n.Type, payload: n.Payload, nullValid: bg.NullValid}
	if v.Op == ir.OpFreeze {
		k.payload = 0
	}
	if len(args) > len(k.args) {
		return true
	}
	if t.answers == nil || len(t.answers) >= maxFlat || len(t.facts) >= maxFlat {
		t.answers, t.facts = map[flatKey]bool{}, map[domain.Facts]uint32{}
	}
	var facts [len(k.args)]domain.Facts
	for i, a := range args {
		if !block.InGraph(a) {
			return false
		}
		x := &k.args[i]
		leaf, partly, ok := bg.ConstantLeaf(a)
		switch {
		case partly || ok && program.IsVector(leaf.Type, leaf.Payload) || a.IsConstExpr():
			return true
		case ok:
			x.op, x.typ, x.payload = leaf.Op, leaf.Type, leaf.Payload
			continue
		}
		x.op, x.typ, x.payload = program.OpValue, bg.Types.Of(a.Type), uint64(slices.Index(args, a))
		facts[i] = bg.Known.Facts(a)
		if at := t.told[a.ID]; at > 0 {
			facts[i] = facts[i].Meet(entry[at-1].Facts)
		}
		x.facts = t.number(facts[i])
	}
	answer, ok := t.answers[k]
	if !ok {
		answer = w.flatAnswer(&k, &facts)
		t.answers[k] = answer
	}
	return answer
}

// number is the number of facts, 0 where nothing is known.
func (t *flatTable) number(f domain.Facts) uint32 {
	if f == (domain.Facts{}) || f.IsUnknown() && f.Props&domain.WellDefined == 0 {
		return 0
	}
	n, ok := t.facts[f]
	if !ok {
		n = uint32(len(t.facts) + 1)
		t.facts[f] = n
	}
	return n
}

// flatAnswer finds an answer. The block's graph is not begun yet, so that it has
// room for this one.
func (w *Worker) flatAnswer(k *flatKey, facts *[3]domain.Facts) bool {
	bg := w.bg
	g := bg.E
	g.Reset()
	bg.Facts.Reset()
	bg.Uses, bg.OneOnly = bg.Uses[:0], true
	defer func() { bg.OneOnly = false }()
	root := egraph.Node{Op: k.op, Type: k.typ, Payload: k.payload, Flags: k.flags}
	for i := range k.args {
		a := &k.args[i]
		if a.op == 0 {
			break
		}
		c := g.ClassOf(g.AddNode(egraph.Node{Op: a.op, Type: a.typ, Payload: a.payload}))
		if a.op == program.OpValue {
			f, d := bg.Facts.Split(facts[i])
			if !bg.HasFacts(a.typ) {
				f = 0
			}
			g.Assume(c, f, d, block.LabelValue)
		}
		root.Kids = append(root.Kids, c)
	}
	c := g.ClassOf(g.AddNode(root))
	for _, group := range w.p.Groups {
		run := g.Run(group.Rules, egraph.Options{Limits: egraph.Limits{Iterations: 1}})
		if run.Stop.Kind == egraph.Contradiction || len(run.Iterations) > 0 && run.Iterations[0].Matches > 0 {
			return true
		}
	}
	_, constant := g.Constant(c)
	return constant || g.NumEdges() > 0
}

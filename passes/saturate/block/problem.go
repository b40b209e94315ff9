package block

import (
	"slices"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/extract"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
	"rewrite/passes/saturate/program"
)

// An Extraction says what a block needs of its graph, and at what cost each node is
// there: package extract chooses by it.
type Extraction struct {
	*Graph
	model  *dsl.CostModel
	costs  map[costKey]extract.Cost
	shared []egraph.ClassID // extensions that other blocks use, too
}

// NewExtraction ranks what a graph has by a cost model.
func NewExtraction(bg *Graph, model *dsl.CostModel) *Extraction {
	return &Extraction{Graph: bg, model: model, costs: map[costKey]extract.Cost{}}
}

// Problem states what the block needs of its graph: every instruction that
// keeps its place, in order, and at the end each value that is used elsewhere.
//
// Points are places in the block. What keeps its place is a forced root there, and what later
// places use of it is free. A value that only other blocks use has no place of its own:
// the point of all of them is that of the terminator, and the terminator's is one more,
// so that it sees them, too.
func (ex *Extraction) Problem() *extract.Problem {
	p := &extract.Problem{Graph: ex.E}
	end := len(ex.Block.Instrs) - 1
	for i, v := range ex.Block.Instrs {
		if v.Op == ir.OpPhi {
			continue
		}
		k := ex.Class[v.ID]
		if ex.Fixed[v.ID] {
			n := ex.NodeOf[v.ID]
			if i == end {
				i++ // the terminator comes behind what is used elsewhere
			}
			p.Roots = append(p.Roots, extract.Root{Class: k, Node: n, Forced: true, Point: i})
		} else if usedElsewhere(v) {
			p.Roots = append(p.Roots, extract.Root{Class: k, Point: end})
		}
	}
	slices.SortStableFunc(p.Roots, func(a, b extract.Root) int { return a.Point - b.Point })
	p.Live = func(n egraph.NodeID) bool { return ex.Live(n) }
	p.Cost = func(n egraph.NodeID) extract.Cost { return ex.Cost(n) }
	p.Available = func(n egraph.NodeID, point int) bool {
		v := ex.Origin(n)
		if v == nil {
			m := ex.Vocab.Back[ex.E.Op(n)]
			return !ex.divides(n, m) || ex.safeDivisor(n, m.Op) || point > ex.guard(n, m.Op)
		}
		// what can trap stays behind its place, which was reached without a trap
		return v.Block != ex.Block || v.Op.Is(ir.Speculatable) || point >= int(ex.Point[v.ID])
	}
	p.Leans = ex.leans()
	return p
}

// leans tells how many operands of a node are conversions that this block and others
// use, nil if there are none. Each block alone gains nothing where it compares what was
// extended rather than the narrow values; if all do, the conversion goes.
//
// Of
//
//	bb1:  %w = zext i8 %x to i32          bb2:  %d = icmp ult i32 %w, 9
//	      %c = icmp eq i32 %w, 7
//
// each block may compare %x or %w at the same cost, and would keep %w, as the other does.
func (ex *Extraction) leans() func(n egraph.NodeID) int {
	ex.shared = ex.shared[:0]
	for _, id := range ex.entered {
		v := ex.Origin(ex.NodeOf[id])
		if v != nil && v.ID == id && isExtension(v) && (v.Block != ex.Block || usedElsewhere(v)) {
			ex.shared = append(ex.shared, ex.E.Find(ex.Class[id]))
		}
	}
	if len(ex.shared) == 0 {
		return nil
	}
	// few: a search in a list beats a set
	return func(n egraph.NodeID) (count int) {
		for i := range ex.E.Arity(n) {
			if slices.Contains(ex.shared, ex.E.Find(ex.E.Kid(n, i))) {
				count++
			}
		}
		return count
	}
}

func isExtension(v *ir.Value) bool { return v.Op == ir.OpZExt || v.Op == ir.OpSExt }

// usedElsewhere tells whether a value is used behind the block: in another one,
// or by a phi, at the end of the block that leads there.
func usedElsewhere(v *ir.Value) bool {
	for _, u := range v.Uses() {
		if u.User.Block != v.Block || u.User.Op == ir.OpPhi {
			return true
		}
	}
	return false
}

// Cost is a node's own cost. What the input has may always be kept; what rules made may not
// if it could trap where it was not executed before (law 18), if it calls what may not be
// called there, or if the LLVM that made the module does not know it. Such nodes stay in the
// graph, as others are found through them; extraction passes them by.
func (ex *Extraction) Cost(n egraph.NodeID) extract.Cost {
	op := ex.E.Op(n)
	if op < program.FirstOp {
		return 0
	}
	m := ex.Vocab.Back[op]
	if ex.Origin(n) == nil {
		switch {
		case m.Function != "":
			if !ex.canCall(n, m.Function) {
				return extract.Infinite
			}
		case ex.divides(n, m) && !ex.safeDivisor(n, m.Op) && ex.guard(n, m.Op) < 0:
			return extract.Infinite
		}
	}
	if ex.Origin(n) == nil && ex.TooNew(m) {
		return extract.Infinite
	}
	return ex.CostOf(op, m, ex.E.Type(ex.E.ClassOf(n)), ex.E.Flags(n))
}

// TooNew tells whether the LLVM that made the module does not know what we would build. Flags that
// it does not know are left out there (Rebuild), which makes nothing poison.
func (ex *Extraction) TooNew(m program.Meaning) bool {
	return m.Intrinsic != nil && m.Intrinsic.ID.Info().Since > ex.LLVM
}

// safeDivisor tells whether a division cannot trap: its divisor is known to be a number
// other than 0 (law 18: "not zero" alone says nothing of poison), and if it is signed,
// the divisor is not -1 or the dividend not the smallest number. What the graph knows
// holds in the whole block, and of all that may stand for the operands.
func (ex *Extraction) safeDivisor(n egraph.NodeID, op ir.Op) bool {
	x, y := ex.E.Kid(n, 0), ex.E.Kid(n, 1)
	t := ex.E.Type(y)
	signed := op == ir.OpSDiv || op == ir.OpSRem
	if d, ok := ex.E.Constant(y); ok {
		return ex.Vectors.Every(t, ex.E.Payload(d), func(x num.Int) bool {
			return !x.IsZero() && !(signed && x == num.LowMask(program.Width(t)))
		})
	}
	divisor := ex.Of(ex.E, y)
	if !divisor.NoUndef() || divisor.IsEmpty() || !divisor.NonZero() {
		return false
	}
	ones := num.LowMask(program.Width(t))
	if !signed || !divisor.Contains(ones) {
		return true
	}
	smallest := ones.Sub(num.LowMask(program.Width(t) - 1))
	dividend := ex.Of(ex.E, x)
	return dividend.NoUndef() && !dividend.IsEmpty() && !dividend.Contains(smallest)
}

// divides tells whether a node is an operation that can trap.
func (ex *Extraction) divides(n egraph.NodeID, m program.Meaning) bool {
	return ex.E.Op(n) >= program.FirstOp && !m.Op.Is(ir.Speculatable) && m.Intrinsic == nil && m.Function == ""
}

// guard is the place in the block of a division that would have trapped if one that was built did: by the same divisor and, if they are signed,
// of the same dividend, which the one that was built may freeze. -1 if there is none.
func (ex *Extraction) guard(n egraph.NodeID, op ir.Op) int {
	signed := op == ir.OpSDiv || op == ir.OpSRem
	x, y := ex.E.Find(ex.E.Kid(n, 0)), ex.E.Find(ex.E.Kid(n, 1))
	thawed := x
	for f := range ex.E.Nodes(x) {
		if ex.E.Op(f) == program.OpFreeze {
			thawed = ex.E.Find(ex.E.Kid(f, 0))
		}
	}
	for i, v := range ex.Block.Instrs {
		switch v.Op {
		case ir.OpUDiv, ir.OpURem:
			if signed {
				continue
			}
		case ir.OpSDiv, ir.OpSRem:
		default:
			continue
		}
		if !ex.Has[v.ID] || !ex.Has[v.Args[0].ID] || !ex.Has[v.Args[1].ID] || ex.E.Find(ex.Class[v.Args[1].ID]) != y {
			continue
		}
		if of := ex.E.Find(ex.Class[v.Args[0].ID]); !signed || of == x || of == thawed {
			return i
		}
	}
	return -1
}

// canCall tells whether a call of a function may be built wherever its
// arguments are: the module has the function, of these types, and it is
// speculatable.
func (ex *Extraction) canCall(n egraph.NodeID, name string) bool {
	return ex.CannotCall(n, name) == ""
}

// CannotCall says why canCall is false, behind the function's name.
func (ex *Extraction) CannotCall(n egraph.NodeID, name string) string {
	if why := cannotBuild(ex.Func.Module, name); why != "" {
		return why
	}
	const others = " takes or returns other types"
	t := ex.Func.Module.Lookup(name).Func.FuncType
	if len(t.Fields) != ex.E.Arity(n) || ex.Types.Of(t.Elem) != ex.E.Type(ex.E.ClassOf(n)) {
		return others
	}
	for i, p := range t.Fields {
		if ex.Types.Of(p) != ex.E.Type(ex.E.Kid(n, i)) {
			return others
		}
	}
	return ""
}

// CostOf is the cost of an operation, remembered by operation, type and flags: a model is a
// list of patterns that is gone through for each question, and a block asks the same few.
func (ex *Extraction) CostOf(op egraph.Op, m program.Meaning, t egraph.Type, fl egraph.Flags) extract.Cost {
	k := costKey{op, t, fl}
	c, ok := ex.costs[k]
	if !ok {
		name := ""
		if m.Intrinsic != nil {
			name = m.Intrinsic.Name
		}
		c = extract.Cost(ex.model.Cost(m.Op, name, ex.Types.IR(t), program.UnpackFlags(fl)))
		ex.costs[k] = c
	}
	return c
}

type costKey struct {
	op egraph.Op
	t  egraph.Type
	fl egraph.Flags
}

// InputCost is the cost of the block as it was, by the same model: a sum over instructions,
// so that two that are one node count twice, and merging them is seen as a gain. What keeps
// its place is left out on both sides, for OpFixed costs nothing.
func (ex *Extraction) InputCost() (sum extract.Cost) {
	for _, v := range ex.Block.Instrs {
		if v.Op != ir.OpPhi && !ex.Fixed[v.ID] {
			n := ex.NodeOf[v.ID]
			sum = extract.Add(sum, ex.Cost(n))
		}
	}
	return sum
}

// AsItWas tells that there is nothing to choose from: each value of the input is
// the only node of a class of its own, which has no edges, and is needed.
//
// Most graphs are so, and extraction need not be asked. Ids, classes and nodes are each as
// many as what was entered: a second node, a union or a congruence would show in one of them.
// An instruction without users is no root, so it would go.
func (ex *Extraction) AsItWas() bool {
	n := len(ex.entered) + ex.unnamed
	if ex.expressions || ex.E.NumIDs() != n || ex.E.NumClasses() != n || ex.E.NumNodes() != n || ex.E.NumEdges() > 0 {
		return false
	}
	for _, v := range ex.Block.Instrs {
		if v.Op != ir.OpPhi && !ex.Fixed[v.ID] && v.NumUses() == 0 {
			return false
		}
	}
	return true
}

// isNamedNumber tells whether a value is a constant that says what it is.
func isNamedNumber(v *ir.Value) bool {
	switch v.Op {
	case ir.OpInt, ir.OpFloat, ir.OpNull, ir.OpZero, ir.OpSplat, ir.OpAggregate, ir.OpPoison:
		return true
	}
	return false
}

// FindsConstants tells whether something that is no constant turned out to be one. The
// cost does not show this where the value is a leaf, as both are free: where a
// branch says that %x is 7, 7 in its place costs the same, and rules and passes behind
// this one see more.
func (ex *Extraction) FindsConstants() bool {
	is := func(v *ir.Value) bool {
		if isNamedNumber(v) {
			return false
		}
		_, ok := ex.ConstantFor(ex.Class[v.ID])
		return ok
	}
	for _, v := range ex.Block.Instrs {
		if v.Op == ir.OpPhi {
			continue
		}
		if ex.Fixed[v.ID] {
			for _, a := range v.Args {
				if ex.Replaceable(v, a) && is(a) {
					return true
				}
			}
		} else if usedElsewhere(v) && is(v) {
			return true
		}
	}
	return false
}

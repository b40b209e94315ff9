package dataflow

import "rewrite/passes/ir"

// Available tells which expressions are available: computed on every path, by
// operands that still have the values that they had. Aho, Lam, Sethi, Ullman,
// section 9.2.6.
//
// The universe is the operations without effects and the plain loads, each
// set of equal ones (same operation, type, flags and operands) once. In SSA form
// an operand changes only where it is defined again, which is in a loop; a load
// changes where memory may be written.
type Available struct {
	Exprs []*ir.Value // the first instruction of each expression
	*Solution
	expr  []int32 // by Value.ID: the expression that it computes, -1 for none
	users [][]int // by Value.ID: the expressions with that operand
	loads Set     // the expressions that read memory
}

// AvailableExpressions solves availability.
func AvailableExpressions(f *ir.Func) *Available {
	e := newExpressions(f, isExpression)
	a := &Available{Exprs: e.list, expr: e.of, users: make([][]int, f.NumValues())}
	for i, v := range e.list {
		for _, x := range v.Args {
			a.users[x.ID] = append(a.users[x.ID], i)
		}
	}
	a.loads = NewSet(len(a.Exprs))
	for i, v := range a.Exprs {
		if v.Op == ir.OpLoad {
			a.loads.Add(i)
		}
	}
	a.Solution = a.problem().Solve(f)
	return a
}

// expressions are the instructions of a kind, of equal ones the first.
type expressions struct {
	list []*ir.Value
	of   []int32 // by Value.ID: its place in list, -1 for none
}

func newExpressions(f *ir.Func, is func(v *ir.Value) bool) expressions {
	e := expressions{of: make([]int32, f.NumValues())}
	table := map[uint64][]int{} // by hash
	for i := range e.of {
		e.of[i] = -1
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if !is(v) {
				continue
			}
			h, place := ir.Hash(v), -1
			for _, i := range table[h] {
				if ir.Equal(e.list[i], v) {
					place = i
				}
			}
			if place < 0 {
				place = len(e.list)
				e.list = append(e.list, v)
				table[h] = append(table[h], place)
			}
			e.of[v.ID] = int32(place)
		}
	}
	return e
}

// isExpression: two equal ones with the same operands and memory have one
// result. A freeze is none, as each chooses for itself (SEMANTICS 4).
func isExpression(v *ir.Value) bool {
	return v.Op == ir.OpLoad && v.Effects() == ir.Reads || v.Op.Is(ir.Mergeable|ir.Removable)
}

func (a *Available) problem() *Problem {
	return &Problem{
		Direction: Forward,
		Meet:      Intersection,
		Universe:  len(a.Exprs),
		Transfer: func(b *ir.Block, s Set) {
			for _, v := range b.Instrs {
				a.Step(v, s)
			}
		},
	}
}

// Step turns what is available before an instruction into what is behind it.
func (a *Available) Step(v *ir.Value, s Set) {
	for _, i := range a.users[v.ID] {
		s.Remove(i)
	}
	if v.Effects()&ir.Writes != 0 {
		s.Minus(a.loads)
	}
	if i := a.expr[v.ID]; i >= 0 {
		s.Add(int(i))
	}
}

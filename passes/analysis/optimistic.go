package analysis

import (
	"fmt"
	"io"

	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/sparse"
	"rewrite/passes/ir"
)

// Optimistic is facts of values found together with the edges that control can take: what
// comes around a loop, or along an edge that is never taken because of what is found, does
// not count. It finds all that Analysis finds of a value, and is of a whole function: for
// facts of a few values ask Analysis.
//
// In
//
//	loop:
//	  %x = phi i32 [ 1, %entry ], [ %y, %latch ]
//	  %c = icmp eq i32 %x, 1
//	  br i1 %c, label %latch, label %never
//	latch:
//	  %y = phi i32 [ %x, %loop ], [ 2, %never ]
//
// %x is 1 if %never is not reached, which it is not if %x is 1. Analysis, which takes every edge for
// possible, finds nothing of %x; here edges count only once they are found to be taken. Wegman and
// Zadeck, "Constant Propagation with Conditional Branches" (1991); package sparse is the solver.
type Optimistic struct {
	*sparse.Solution[domain.Facts]
	a *Analysis
}

// Optimistic finds the facts of the function's values.
func (a *Analysis) Optimistic() *Optimistic {
	p := sparse.Problem[domain.Facts]{
		Leaf:     a.Facts,
		Bottom:   a.Facts,
		Transfer: a.optimistic,
		Join:     func(v *ir.Value, x, y domain.Facts) domain.Facts { return x.Join(y) },
		Equal:    func(x, y domain.Facts) bool { return x == y },
		Takes:    takes,
	}
	return &Optimistic{p.Solve(a.fn), a}
}

// optimistic is the facts of an instruction by those of its operands and by what is known
// of it in any case. Both hold, so both together do.
func (a *Analysis) optimistic(v *ir.Value, of func(*ir.Value) domain.Facts) domain.Facts {
	f := a.Facts(v)
	if v.Op.IsTerminator() || v.Op == ir.OpGEP || !a.looksAtOperands(v) {
		return f
	}
	in := a.Instr(v)
	if v.Op != ir.OpCall {
		args := make([]domain.Facts, len(v.Args))
		for i, x := range v.Args {
			args[i] = of(x)
		}
		return f.Meet(domain.Transfer(&in, args))
	}
	list := v.CallArgs()
	args := make([]domain.Facts, len(list))
	for i, x := range list {
		args[i] = of(x)
	}
	in.Same = len(list) >= 2 && list[0] == list[1]
	if g, ok := domain.TransferCall(v.Intrinsic(), &in, args); ok {
		f = f.Meet(g)
	}
	return f
}

// takes finds the targets of a branch that its condition allows. A branch on poison, or on
// what has several members, is undefined behaviour (SEMANTICS law 22), so of the condition
// only what it is otherwise matters.
func takes(t *ir.Value, of func(*ir.Value) domain.Facts, take func(int)) {
	switch {
	case t.Op == ir.OpBr && len(t.Targets) == 2:
		c := of(t.Args[0])
		for i, on := range []bool{true, false} {
			if !c.Meet(domain.Bool(on)).IsEmpty() {
				take(i)
			}
		}
	case t.Op == ir.OpSwitch:
		c := of(t.Args[0])
		n, exact := c.Constant()
		other := c.Width == 0 || !c.IsEmpty()
		for i, k := range t.Args[1:] {
			switch kf := of(k); {
			case c.Width == 0 || kf.Width == 0:
				take(i + 1)
			case !c.Meet(kf).IsEmpty():
				take(i + 1)
				if m, _ := kf.Constant(); exact && m == n {
					other = false
				}
			}
		}
		if other {
			take(0)
		}
	default:
		for i := range t.Targets {
			take(i)
		}
	}
}

// PrintConstants writes the values of a function that are one number whenever they are
// computed and are not constants already, and the blocks that are never reached.
func PrintConstants(w io.Writer, f *ir.Func) {
	names := f.Names()
	o := New(f).Optimistic()
	for _, b := range f.Blocks {
		if !o.Reached(b) {
			fmt.Fprintf(w, "  %s is never reached\n", names.Label(b))
			continue
		}
		for _, v := range b.Instrs {
			s, computed := o.Of(v)
			if n, ok := s.Constant(); computed && ok {
				fmt.Fprintf(w, "  %s = %s%s\n", names.Spelling(v), n.Big(), orPoison(s))
			}
		}
	}
}

func orPoison(f domain.Facts) string {
	if f.Has(domain.NotPoison) {
		return ""
	}
	return ", or poison"
}

package analysis

import (
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
)

// Of
//
//	%i = phi i32 [ 0, %entry ], [ %n, %loop ]
//	%m = add nuw i32 %i, 4
//	%n = and i32 %m, 252
//
// the first guess is what the edge from outside gives, 0. A round makes 4 of that, so the guess
// is widened to what both have in common without the bounds that moved: a multiple of 4, not
// negative. A round from there gives a multiple of 4 up to 252, which is within the guess: it
// holds always, and so does what the round gave, joined with the 0 from outside.

// maxStepDepth is how many operations a value that comes around a loop may be
// away from the phi. Inductions take one, an index that is masked two.
const maxStepDepth = 3

// maxStepNodes bounds the operands looked at for one such value: a tree of
// that depth whose operations have three operands is larger.
const maxStepNodes = 16

// maxPhiRounds bounds the guesses. Bounds that move are given up at once, so it
// is only single bits and properties that fall one after the other.
const maxPhiRounds = 8

// A phi joins what comes along its edges. To need no fact of itself, and for
// facts not to depend on which is asked for first, it takes only values along
// edges from blocks that stand before its own in reverse postorder. What comes
// around a loop is guessed and verified by induction: facts of the initial
// values that the step from one round to the next keeps hold always. A step is
// a small tree of operations on the phi and on values from before the loop; any
// other is unknown.

// comesAround tells whether edge i of a phi does not come from an earlier block.
func (a *Analysis) comesAround(v *ir.Value, i int) bool {
	d := a.doms()
	from := d.Number(v.Targets[i])
	return from >= d.Number(v.Block)
}

// pendingPhi is Analysis.pending of a phi.
func (a *Analysis) pendingPhi(fr *frame) *ir.Value {
	v := fr.v
	for fr.next < len(v.Args) {
		i := fr.next
		if !a.comesAround(v, i) {
			if x := v.Args[i]; a.unasked(x) {
				return x
			}
		} else {
			n := maxStepNodes
			if x := a.pendingStep(v, v.Args[i], maxStepDepth, &n); x != nil {
				return x
			}
		}
		fr.next++
	}
	return nil
}

// stepKind tells what a value is in the step of phi v.
type stepKind uint8

const (
	stepOther   stepKind = iota // not looked at
	stepPhi                     // the phi itself
	stepOutside                 // from before the loop: its facts are known
	stepInside                  // an operation in the loop
)

func (a *Analysis) stepKind(v, x *ir.Value, depth int, n *int) stepKind {
	d := a.doms()
	switch {
	case x == v:
		return stepPhi
	case *n == 0:
		return stepOther
	case x.Block == nil || d.Number(x.Block) >= 0 && d.Number(x.Block) < d.Number(v.Block):
		*n--
		return stepOutside
	case depth > 0 && x.Op.Is(ir.LaneWise) && x.Op != ir.OpFreeze && x.Op != ir.OpPhi && d.Reachable(x.Block):
		*n--
		return stepInside
	}
	return stepOther
}

func (a *Analysis) pendingStep(v, x *ir.Value, depth int, n *int) *ir.Value {
	switch a.stepKind(v, x, depth, n) {
	case stepOutside:
		if a.unasked(x) {
			return x
		}
	case stepInside:
		for _, y := range x.Args {
			if p := a.pendingStep(v, y, depth-1, n); p != nil {
				return p
			}
		}
	}
	return nil
}

// step is the facts of x if those of phi v are f.
func (a *Analysis) step(v, x *ir.Value, f domain.Facts, depth int, n *int) domain.Facts {
	switch a.stepKind(v, x, depth, n) {
	case stepPhi:
		return f
	case stepOutside:
		return *a.found(x)
	case stepInside:
		from := len(a.stepped)
		for _, y := range x.Args {
			g := a.step(v, y, f, depth-1, n)
			a.stepped = append(a.stepped, g)
		}
		a.stepInstr = a.Instr(x)
		out := domain.Transfer(&a.stepInstr, a.stepped[from:])
		a.stepped = a.stepped[:from]
		return out
	}
	return domain.Unknown(a.Width(x.Type))
}

// phi joins the edges from outside, then looks for a guess that the step keeps. Such a guess
// holds by induction on the rounds; one more step from it holds too, and may be sharper, as
// Widen gave up bounds that a mask or a remainder in the step would have kept.
func (a *Analysis) phi(v *ir.Value) domain.Facts {
	w := a.Width(v.Type)
	f := domain.Poison(w).With(domain.WellDefined)
	around := false
	for i, x := range v.Args {
		if a.comesAround(v, i) {
			around = true
		} else {
			f = domain.Merge(f, *a.found(x))
		}
	}
	if !around {
		return f
	}
	first := f
	for range maxPhiRounds {
		g := a.round(v, f)
		if g = g.Join(f); g == f {
			// What holds of every round holds of the step from one, which may
			// have come back to what was given up.
			return first.Join(a.round(v, f)).Meet(f)
		}
		f = f.Widen(g)
	}
	return domain.Unknown(w)
}

// round is what comes around the loops of phi v if its facts are f.
func (a *Analysis) round(v *ir.Value, f domain.Facts) domain.Facts {
	g := domain.Poison(uint32(f.Width)).With(domain.WellDefined)
	for i, x := range v.Args {
		if a.comesAround(v, i) {
			n := maxStepNodes
			g = domain.Merge(g, a.step(v, x, f, maxStepDepth, &n))
		}
	}
	return g
}

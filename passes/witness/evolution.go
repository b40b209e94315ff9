package witness

import (
	"fmt"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// An Evolution holds scalar evolution against what programs do. It is an interp.ValueWatcher, for
// one machine. What is said of a run:
//
//   - Of(v): each value that v comes to is what the expression is, with the values that the others
//     in it have then, and the number of the iteration for each loop; a value that is poison, or
//     that has one of these in its expression, is not looked at.
//   - Range(Of(v)): the value is in it.
//   - nuw and nsw of a recurrence: the last step did not wrap.
//   - Exact counts: a loop that is left by an exit has gone back so often; the maxima are not below.
//   - AtScope(Of(v), around): a value that the last iteration of a loop came to is that, when the
//     loop is left.
type Evolution struct {
	Wrong []string       // answers that were found to be wrong, each once
	Held  map[string]int // how many answers were seen to hold, by kind

	funcs map[*ir.Func]*evolving
	stack []*epoch
	sure  int // how many of Wrong are of runs that are over
	seen  map[string]bool
}

// NewEvolution makes one.
func NewEvolution() *Evolution {
	return &Evolution{Held: map[string]int{}, funcs: map[*ir.Func]*evolving{}, seen: map[string]bool{}}
}

// evolving is a function that runs.
type evolving struct {
	*scev.Analysis
	loops *cfg.LoopNest
	exits map[*cfg.Loop][]exitValue
}

// exitValue is what a value is said to be when its loop is left.
type exitValue struct {
	v *ir.Value
	e *scev.Expr
}

// An epoch is one call of a function.
type epoch struct {
	*evolving
	block  *ir.Block
	from   *ir.Block // that control came from to block
	values map[*ir.Value]timed
	trips  map[*cfg.Loop]uint64 // how often it has gone back since it was entered
	rounds map[*cfg.Loop]uint64 // counts iterations of all its runs
}

// timed is a value, with the iteration of the loop around that it is of.
type timed struct {
	n     num.Int
	round uint64
}

// Ended is called when a run is over. What it showed to be wrong counts only if it came to its end
// without undefined behaviour, which analyses take for granted not to come: a loop that can
// be left only by what is poison then is left before.
func (w *Evolution) Ended(regularly bool) {
	if !regularly {
		for _, s := range w.Wrong[w.sure:] {
			delete(w.seen, s)
		}
		w.Wrong = w.Wrong[:w.sure]
	}
	w.sure = len(w.Wrong)
	w.stack = w.stack[:0]
}

// Enter implements interp.Watcher.
func (w *Evolution) Enter(f *ir.Func) {
	fn := w.funcs[f]
	if fn == nil {
		loops := cfg.Loops(f)
		fn = &evolving{Analysis: scev.New(f, loops, analysis.New(f)), loops: loops, exits: map[*cfg.Loop][]exitValue{}}
		w.funcs[f] = fn
	}
	w.stack = append(w.stack, &epoch{evolving: fn, values: map[*ir.Value]timed{}, trips: map[*cfg.Loop]uint64{}, rounds: map[*cfg.Loop]uint64{}})
}

// Leave implements interp.Watcher.
func (w *Evolution) Leave() { w.stack = w.stack[:len(w.stack)-1] }

// Begin implements interp.Watcher.
func (w *Evolution) Begin(*ir.Value) {}

// Touch implements interp.Watcher.
func (w *Evolution) Touch(*interp.Object, uint64, uint64, bool) {}

func (w *Evolution) top() *epoch { return w.stack[len(w.stack)-1] }

// Block implements interp.Watcher.
func (w *Evolution) Block(b *ir.Block) {
	a := w.top()
	from := a.block
	a.block, a.from = b, from
	if from != nil {
		for l := a.loops.Of(from); l != nil && !l.Contains(a.loops, b); l = l.Parent {
			w.left(a, l, from)
		}
	}
	if l := a.loops.Of(b); l != nil && l.Header == b {
		if from != nil && l.Contains(a.loops, from) {
			a.trips[l]++
		} else {
			a.trips[l] = 0
		}
		a.rounds[l]++
	}
}

// left holds counts and exit values against a loop that is left now.
func (w *Evolution) left(a *epoch, l *cfg.Loop, from *ir.Block) {
	n := num.Of(a.trips[l])
	counts := a.BackedgeTaken(l)
	check := func(what string, e *scev.Expr, ok func(said num.Int) bool) {
		if e == nil {
			return
		}
		x, known := w.eval(a, e)
		if !known {
			return
		}
		w.held(a, what, ok(x), func() string {
			return fmt.Sprintf("the loop of %s went back %s times, and the %s is %s", a.label(l), n, what, x)
		})
	}
	same := func(x num.Int) bool { return x == n }
	atMost := func(x num.Int) bool { return !x.Less(n) }
	check("exact count", counts.Exact, same)
	check("constant maximum", counts.Max, atMost)
	check("symbolic maximum", counts.Symbolic, atMost)
	check("count of the exit", a.ExitCount(l, from).Exact, same)
	check("maximum of the exit", a.ExitCount(l, from).Max, atMost)
	list, ok := a.exits[l]
	if !ok {
		for _, b := range l.Blocks {
			if a.loops.Of(b) != l {
				continue
			}
			for _, v := range b.Instrs {
				if v.Type.IsInt() && a.IsTyped(v.Type) {
					if e := a.AtScope(a.Of(v), l.Parent); a.IsInvariant(e, l) && a.Of(v) != e {
						list = append(list, exitValue{v, e})
					}
				}
			}
		}
		a.exits[l] = list
	}
	for _, x := range list {
		last, ok := a.values[x.v]
		if !ok || last.round != a.rounds[l] {
			continue
		}
		if said, known := w.eval(a, x.e); known {
			w.held(a, "exit value", said == last.n, func() string {
				return fmt.Sprintf("%s was %s when its loop was left, and is said to be %s", spell(x.v), last.n, said)
			})
		}
	}
}

func (w *Evolution) held(a *epoch, kind string, ok bool, why func() string) {
	w.Held[kind]++
	if !ok {
		s := fmt.Sprintf("@%s: %s: %s", a.Func().Name, kind, why())
		if !w.seen[s] && len(w.Wrong) < 100 {
			w.seen[s] = true
			w.Wrong = append(w.Wrong, s)
		}
	}
}

// Value implements interp.ValueWatcher.
func (w *Evolution) Value(v *ir.Value, x interp.Value) {
	a := w.top()
	n, ok := x.Int()
	if !ok || v.Type.Bits > 64 || a.ofUndef(v) {
		delete(a.values, v)
		return
	}
	now := num.Of(n)
	if v.Op == ir.OpParam {
		a.values[v] = timed{n: now}
		return
	}
	a.values[v] = timed{now, a.rounds[a.loops.Of(v.Block)]}
	e := a.Of(v)
	if e.Kind != scev.Unknown || e.Value != v {
		if said, known := w.eval(a, e); known {
			w.held(a, "expression", said == now, func() string {
				return fmt.Sprintf("%s is %s, and its expression is %s", spell(v), now, said)
			})
		}
	}
	for _, signed := range []bool{false, true} {
		r := a.Range(e, signed)
		w.held(a, "range", r.Has(now), func() string { return fmt.Sprintf("%s is %s, and the range is %s", spell(v), now, r) })
	}
	if e.Kind == scev.Rec && e.IsAffine() && e.Wrap&(scev.NUW|scev.NSW) != 0 && a.trips[e.Loop] > 0 {
		w.wraps(a, v, e)
	}
}

// ofUndef tells whether an operand is undef or poison, or one that is not known: what is made of
// undef twice is two numbers (SEMANTICS law 23).
func (a *epoch) ofUndef(v *ir.Value) bool {
	if v.Op == ir.OpFreeze || v.Op == ir.OpLoad || v.Op.IsCall() && v.Intrinsic() == intrinsic.None {
		return false
	}
	for i, x := range v.Args {
		if v.Op == ir.OpPhi && v.Targets[i] != a.from {
			continue
		}
		switch {
		case x.Op == ir.OpUndef || x.Op == ir.OpPoison:
			return true
		case x.IsInstr() && x.Op != ir.OpPhi && !x.Type.IsInt() && v.Op == ir.OpExtractValue:
			if a.ofUndef(x) {
				return true
			}
		case x.Type.IsInt() && x.Type.Bits <= 64 && (x.IsInstr() && !x.Op.IsTerminator() || x.Op == ir.OpParam):
			if _, ok := a.values[x]; !ok {
				return true
			}
		}
	}
	return false
}

// wraps holds flags of a recurrence against the step to what it is now.
func (w *Evolution) wraps(a *epoch, v *ir.Value, e *scev.Expr) {
	start, ok := w.eval(a, e.Args[0])
	step, ok2 := w.eval(a, e.Args[1])
	if !ok || !ok2 || e.Width > 64 {
		return
	}
	before := start.Add(step.Mul(num.Of(a.trips[e.Loop] - 1))).Trunc(e.Width)
	if e.Has(scev.NUW) {
		w.held(a, "nuw", before.Add(step).Len() <= e.Width, func() string {
			return fmt.Sprintf("%s is nuw, and %s + %s wraps", spell(v), before, step)
		})
	}
	if e.Has(scev.NSW) {
		sum := before.SExt(e.Width).Add(step.SExt(e.Width))
		w.held(a, "nsw", sum == sum.Trunc(e.Width).SExt(e.Width), func() string {
			return fmt.Sprintf("%s is nsw, and %s + %s wraps", spell(v), before, step)
		})
	}
}

// eval is what an expression is with the values that there are now, not known where one of these
// is not, or more than 64 bits wide, or where that takes long.
func (w *Evolution) eval(a *epoch, e *scev.Expr) (num.Int, bool) {
	steps := maxEval
	return a.eval(e, &steps)
}

const (
	maxEval   = 1 << 10 // expressions that are evaluated for one
	maxRounds = 1 << 8  // iterations of recurrences of a higher degree
)

func (a *epoch) eval(e *scev.Expr, steps *int) (num.Int, bool) {
	if *steps--; e.Width > 64 || e.IsPtr() || *steps < 0 {
		return num.Int{}, false
	}
	args := make([]num.Int, len(e.Args))
	for i, x := range e.Args {
		n, ok := a.eval(x, steps)
		if !ok {
			if e.Kind == scev.UMinSeq && i > 0 && args[0].IsZero() {
				return num.Int{}, true
			}
			return num.Int{}, false
		}
		args[i] = n
	}
	width := e.Width
	fold := func(f func(x, y num.Int) num.Int) (num.Int, bool) {
		n := args[0]
		for _, x := range args[1:] {
			n = f(n, x)
		}
		return n.Trunc(width), true
	}
	signed := func(f func(x, y num.Int) num.Int) func(x, y num.Int) num.Int {
		return func(x, y num.Int) num.Int { return f(x.SExt(width), y.SExt(width)).Trunc(width) }
	}
	switch e.Kind {
	case scev.Constant:
		return e.N, true
	case scev.Trunc:
		return args[0].Trunc(width), true
	case scev.ZExt:
		return args[0], true
	case scev.SExt:
		return args[0].SExt(e.Args[0].Width).Trunc(width), true
	case scev.Sum:
		return fold(num.Int.Add)
	case scev.Product:
		return fold(func(x, y num.Int) num.Int { return x.Mul(y).Trunc(width) })
	case scev.UDiv:
		if args[1].IsZero() {
			return num.Int{}, false
		}
		q, _ := args[0].QuoRem(args[1])
		return q, true
	case scev.UMax:
		return fold(num.Max)
	case scev.UMin, scev.UMinSeq:
		return fold(num.Min)
	case scev.SMax:
		return fold(signed(num.MaxSigned))
	case scev.SMin:
		return fold(signed(num.MinSigned))
	case scev.Rec:
		// steps of steps, added up as often as the loop went around
		n, entered := a.trips[e.Loop]
		if !entered || n > maxRounds && len(args) > 2 {
			return num.Int{}, false
		}
		if len(args) == 2 {
			return args[0].Add(args[1].Mul(num.Of(n))).Trunc(width), true
		}
		for range n {
			for i := range args[:len(args)-1] {
				args[i] = args[i].Add(args[i+1]).Trunc(width)
			}
		}
		return args[0], true
	case scev.Unknown:
		x, ok := a.values[e.Value]
		return x.n, ok
	}
	return num.Int{}, false
}

// label is the name of a loop's header.
func (a *epoch) label(l *cfg.Loop) string {
	names := a.Func().Names()
	return names.Label(l.Header)
}

package expand

import (
	"maps"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
)

// Behind makes expressions of what values of a loop are behind it, in front of it. A value is start + rounds * step: after no round it
// is the start, also where the step is poison. So what it need not have been made of is frozen, unless it is known not to be poison; what
// the number of rounds is made of was gone by.
func (x *Expander) Behind(l *cfg.Loop, at *ir.Value, values []*ir.Value, list []*scev.Expr) []*ir.Value {
	counted, late := map[*scev.Expr]bool{}, map[*scev.Expr]bool{}
	if n := x.se.BackedgeTaken(l).Exact; n != nil {
		begins(n, counted)
	}
	for i, e := range list {
		with := maps.Clone(counted)
		begins(x.se.Of(values[i]), with)
		x.joins(e, at, with, late)
	}
	return x.before(at, func(e *scev.Expr) bool { return late[e] }, atMost, list)
}

// begins adds what makes an expression poison in each round of the loops of its recurrences: in the first these are what they begin with.
func begins(e *scev.Expr, with map[*scev.Expr]bool) {
	if with[e] {
		return
	}
	with[e] = true
	args := e.Args
	if e.Kind == scev.Rec || e.Kind == scev.UMinSeq { // of which the others need not be looked at
		args = args[:1]
	}
	for _, a := range args {
		begins(a, with)
	}
}

// joins adds what an expression is made of that may be poison and is none of those, which it adds to them. What may not be looked at is
// frozen by who makes it.
func (x *Expander) joins(e *scev.Expr, at *ir.Value, with, late map[*scev.Expr]bool) {
	if with[e] {
		return
	}
	with[e] = true
	args := e.Args
	switch e.Kind {
	case scev.Unknown, scev.Rec:
		late[e] = !x.neverPoison(e, at.Block)
		return
	case scev.UMinSeq:
		args = args[:1]
	}
	for _, a := range args {
		x.joins(a, at, with, late)
	}
}

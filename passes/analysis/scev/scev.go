// Package scev is scalar evolution: what integers and pointers of a function are, as
// expressions over its loops, how often loops go around, and what follows from that.
//
//	header:                                   i    {1,+,1}<nuw><nsw><%header>   [1,11)  10 at the exit
//	  %i = phi i32 [ 1, %entry ], [ %n, ...]
//	  %a = mul i32 %i, 5                      a    {5,+,5}<nuw><nsw><%header>   [5,51)  50
//	  %n = add i32 %i, 1                      n    {2,+,1}<nuw><nsw><%header>   [2,12)  11
//	  %c = icmp eq i32 %i, 10
//	  br i1 %c, label %exit, label %header    it goes back 9 times
//
// {a,+,b,+,c}<%loop> is a + b*n + c*n*(n-1)/2 in iteration n of the loop, from 0. Expressions are
// one form for all that are known to be equal: Of(v) == Of(w) tells that two values are the same
// wherever both are and are not poison.
//
// What flags say (see Wrap) holds of the expression, not of the instruction that it was read from,
// as others may have the same expression: nuw and nsw of an instruction are taken over only if it
// were undefined behaviour for it to wrap (SEMANTICS law 29); the type placer finds that out.
//
// The method is that of Bachmann, Wang and Zima, "Chains of Recurrences: a method to expedite the
// evaluation of closed-form functions" (1994); the forms, and how they are printed, are those of LLVM's
// scalar evolution, so that outputs can be compared line by line.
//
// Stages, each a struct that knows the others through the Analysis:
//
//	pool     expressions, each once
//	folder   sums, products and recurrences in one form
//	caster   truncations and extensions
//	divider  quotients, minima and maxima
//	reader   values to expressions
//	placer   where expressions are defined, and what is executed for sure
//	ranger   ranges and trailing zeros
//	prover   compares that hold, always or in a loop
//	counter  how often loops go around
//	scoper   values behind a loop, and loops run step by step
//	fixer    what holds of a value for each use of it
package scev

import (
	"slices"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
)

// Analysis is the scalar evolution of a function, found when it is asked for and kept. It does not
// hold any more when the function changes. Not safe for concurrent use.
type Analysis struct {
	fn     *ir.Func
	layout *ir.Layout
	loops  *cfg.LoopNest
	dom    *ir.DomTree
	facts  *analysis.Analysis

	*pool
	*folder
	*caster
	*divider
	*reader
	*placer
	*ranger
	*prover
	*counter
	*scoper
	*fixer
}

// New is the scalar evolution of a function with a body, from its loops and the facts of
// its values.
func New(f *ir.Func, loops *cfg.LoopNest, facts *analysis.Analysis) *Analysis {
	return Again(nil, f, loops, facts)
}

// Again is New in the memory of another one that nobody has any more; nil for none.
func Again(old *Analysis, f *ir.Func, loops *cfg.LoopNest, facts *analysis.Analysis) *Analysis {
	a := &Analysis{fn: f, loops: loops, dom: f.Dominators(), facts: facts}
	layout, err := f.Module.Layout()
	if err != nil {
		layout, _ = ir.ParseLayout("")
	}
	a.layout = layout
	a.pool = newPool(a, old)
	a.folder = &folder{Analysis: a}
	a.caster = &caster{Analysis: a}
	a.divider = &divider{Analysis: a}
	a.reader = &reader{Analysis: a, tainted: map[*ir.Value]bool{}, with: map[*Expr]bool{}, without: map[*Expr]bool{}}
	a.placer = &placer{Analysis: a, never: map[*ir.Value]bool{}, bodies: map[*cfg.Loop]body{}}
	a.ranger = &ranger{Analysis: a, inductive: map[proof]bool{}, phis: map[*ir.Value]bool{}}
	if old != nil {
		a.reader.of, a.ranger.known, a.arcs, a.zeros = old.reader.of, old.known, old.arcs[:0], old.zeros[:0]
		for p, list := range a.known {
			a.known[p] = list[:0]
		}
	}
	a.reader.of = slices.Grow(a.reader.of[:0], f.NumValues())[:f.NumValues()]
	clear(a.reader.of)
	a.prover = &prover{Analysis: a}
	a.counter = &counter{Analysis: a, counts: map[*cfg.Loop]*Counts{}, ending: map[*cfg.Loop]bool{}}
	a.scoper = &scoper{Analysis: a, scopes: map[scopeKey]*Expr{}}
	a.fixer = &fixer{Analysis: a, fixed: map[*ir.Value]bool{}, numbers: map[*ir.Value]domain.Facts{}}
	return a
}

// Func is the function.
func (a *Analysis) Func() *ir.Func { return a.fn }

// inside tells whether a block is in a loop.
func (a *Analysis) inside(b *ir.Block, l *cfg.Loop) bool { return l.Contains(a.loops, b) }

// invariantValue tells whether a value is computed outside of a loop.
func (a *Analysis) invariantValue(v *ir.Value, l *cfg.Loop) bool {
	return !v.IsInstr() || !a.inside(v.Block, l)
}

// Disposition is how an expression is to a loop.
type Disposition uint8

// The dispositions.
const (
	Variant    Disposition = iota // changes in the loop, nobody knows how
	Invariant                     // is the same in all iterations
	Computable                    // is a recurrence of the loop, or made of some
)

var dispositionNames = [...]string{"Variant", "Invariant", "Computable"}

// String is the name.
func (d Disposition) String() string { return dispositionNames[d] }

// Disposition is how e is to a loop.
func (a *Analysis) Disposition(e *Expr, l *cfg.Loop) Disposition {
	if len(e.Args) == 0 {
		return a.disposition(e, l)
	}
	k := dispositionKey{e, l}
	if d, ok := a.dispositions[k]; ok {
		return d
	}
	d := a.disposition(e, l)
	if a.dispositions == nil {
		a.dispositions = map[dispositionKey]Disposition{}
	}
	a.dispositions[k] = d
	return d
}

type dispositionKey struct {
	e *Expr
	l *cfg.Loop
}

func (a *Analysis) disposition(e *Expr, l *cfg.Loop) Disposition {
	switch {
	case len(e.Args) == 0:
		if e.Kind == Unknown && !a.invariantValue(e.Value, l) {
			return Variant
		}
		return Invariant
	case e.Kind == Rec:
		switch {
		case e.Loop == l:
			return Computable
		case a.dom.Dominates(l.Header, e.Loop.Header) && l != e.Loop:
			return Variant // of a loop inside, or one behind
		case a.inside(l.Header, e.Loop):
			return Invariant // of a loop around
		}
		for _, x := range e.Args {
			if a.Disposition(x, l) != Invariant {
				return Variant
			}
		}
		return Invariant
	}
	d := Invariant
	for _, x := range e.Args {
		switch a.Disposition(x, l) {
		case Variant:
			return Variant
		case Computable:
			d = Computable
		}
	}
	return d
}

// IsInvariant tells whether e is the same in all iterations of a loop, of none if it is nil.
func (a *Analysis) IsInvariant(e *Expr, l *cfg.Loop) bool {
	return l == nil || a.Disposition(e, l) == Invariant
}

// availableAtEntry tells whether e is known before a loop is entered.
func (a *Analysis) availableAtEntry(e *Expr, l *cfg.Loop) bool {
	return a.IsInvariant(e, l) && a.Dominates(e, l.Header)
}

// Dominates tells whether all that e is made of is defined before a block.
func (a *Analysis) Dominates(e *Expr, b *ir.Block) bool {
	return !e.some(func(x *Expr) bool {
		switch x.Kind {
		case Unknown:
			return x.Value.IsInstr() && (x.Value.Block == b || !a.dom.Dominates(x.Value.Block, b))
		case Rec:
			return !a.dom.Dominates(x.Loop.Header, b)
		}
		return false
	})
}

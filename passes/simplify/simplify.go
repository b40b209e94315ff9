// Package simplify answers what an operation comes to, where that is a value that is there
// or a constant, without making anything: what LLVM calls InstSimplify.
//
//	or i32 %x, 0                  %x
//	and i1 (icmp ult %a, %b), (icmp ule %a, %b)     the first compare
//	icmp ult i32 %x, 8            true, where a branch says that %x is 3 at most
//
// It has no rules of its own: a Program is those of the run's rules whose right side is a
// variable of the left side or a constant. They are matched with instructions as they
// stand, as deep as their left sides are; nothing is built, there is no e-graph, and the
// work for one question is bounded. Passes ask in the middle of what they do, about
// operations that need not be there:
//
//	s := e.Simplify(f)
//	if a := s.With(v, args, simplify.On(from, to)); a.Value != nil { ... }
//
// An answer may stand for the operation wherever that would be used, for all of its users
// at once (SEMANTICS 4): what the operation picks, a NaN or a zero's sign, is settled by
// it. What an operand picks is not: a rule that would settle it matches only an operand
// that nobody else uses. One operation may get other answers at other places, as more is
// known there; they must not be mixed for one and the same instance.
package simplify

import (
	"rewrite/dsl"
	"rewrite/passes/analysis"
	"rewrite/passes/analysis/content"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
)

// fuel is how many terms may be matched with values for one answer.
const fuel = 2000

// Facts gives what is known of a function, when it is first asked. Who changes values of
// the function drops it (SEMANTICS 9); a manager.Func is one.
type Facts interface{ Facts() *analysis.Analysis }

// An Answer is what an operation comes to.
type Answer struct {
	Value *ir.Value // nil: it is not known
	// Rule says so; nil if it follows from what is known of the operands.
	Rule *dsl.Rule
}

// Reason is the rule's name, or in words what else it follows from.
func (a Answer) Reason() string {
	if a.Rule != nil {
		return "by rule " + a.Rule.Name
	}
	return "by what is known of its operands"
}

// A Point is where an operation would be executed: what is known of values there counts,
// also by dominating branches. At the zero Point nothing is asked of analyses but what
// constants are: for who changes much between questions, or has many.
type Point struct{ block, to *ir.Block }

// In is in a block.
func In(b *ir.Block) Point { return Point{block: b} }

// On is at the end of a block, behind its branch to another one.
func On(from, to *ir.Block) Point { return Point{from, to} }

// A Simplifier answers about the operations of one function. It is not safe for
// concurrent use.
type Simplifier struct {
	p     *Program
	f     *ir.Func
	facts Facts
	match
	like  ir.Value       // of With
	args  []domain.Facts // of transfer
	instr domain.Instr   // of transfer
}

// For makes a Simplifier for a function; Done gives it back, so that its memory serves
// for the next one.
func (p *Program) For(f *ir.Func, facts Facts) *Simplifier {
	s, _ := p.idle.Get().(*Simplifier)
	if s == nil {
		s = &Simplifier{p: p}
		s.match.scratch = make([]*dsl.Bindings, len(p.rules))
	}
	s.f, s.facts = f, facts
	s.match.begin(s)
	return s
}

// Done is called when nobody asks any more.
func (s *Simplifier) Done() {
	s.f, s.facts, s.like = nil, nil, ir.Value{}
	s.match.end()
	s.p.idle.Put(s)
}

// With is Value for the operation that v would be with other operands.
func (s *Simplifier) With(v *ir.Value, args []*ir.Value, at Point) Answer {
	s.like = ir.Value{Op: v.Op, Pred: v.Pred, Flags: v.Flags, Type: v.Type, Args: args, Aux: v.Aux, Meta: v.Meta}
	return s.Value(&s.like, at)
}

// Value tells what an operation comes to at a point where its operands are available: an
// instruction, or one that is not there, of which Op, Type, Args and what else its kind
// has are set, and Block is nil. The answer is one of the operands, a value that they
// are computed from, or a constant.
func (s *Simplifier) Value(v *ir.Value, at Point) Answer {
	if s.match.strict || v.Type.Kind == ir.VoidKind || v.Type.Kind == ir.TokenKind {
		return Answer{}
	}
	s.match.at = at
	if a := s.byRule(v); a.Value != nil {
		return a
	}
	return s.byFacts(v)
}

// byFacts is the number that what is known of an operation leaves, if it is one: that its
// operands are constants is the simplest case. Of pointers only null is told by its
// address.
func (s *Simplifier) byFacts(v *ir.Value) (a Answer) {
	t := v.Type
	if v.Op == ir.OpBitCast && v.Args[0].Type == t { // rules name no type that is any
		return Answer{Value: v.Args[0]}
	}
	if v.Op == ir.OpBitCast && v.Args[0].IsConst() {
		if l, err := s.f.Module.Layout(); err == nil && l.StoreSize(t) == l.StoreSize(v.Args[0].Type) {
			if x := content.Part(s.f, l, v.Args[0], 0, t); x != nil {
				return Answer{Value: x}
			}
		}
	}
	if v.Op == ir.OpInsertValue || v.Op == ir.OpExtractValue {
		if x := s.aggregate(v); x != nil {
			return Answer{Value: x}
		}
	}
	if !t.Scalar().IsInt() && !t.Scalar().IsPtr() || v.Op == ir.OpPhi || v.Op == ir.OpFreeze {
		return Answer{}
	}
	known := s.match.known()
	f := domain.Unknown(known.Width(t))
	if v.Block != nil && s.match.at.block != nil {
		f = known.Facts(v)
	}
	x, ok := f.Constant()
	if !ok {
		x, ok = s.transfer(known, v).Constant()
	}
	if !ok {
		return Answer{}
	}
	if t.Scalar().IsPtr() {
		if !x.IsZero() {
			return Answer{}
		}
		return Answer{Value: s.null(t)}
	}
	return Answer{Value: s.splat(t, s.int(t.Scalar(), x))}
}

// transfer is what follows from the operands of an operation, at the point asked about.
func (s *Simplifier) transfer(known *analysis.Analysis, v *ir.Value) domain.Facts {
	unknown := domain.Unknown(known.Width(v.Type))
	args, call := operands(v), v.Op == ir.OpCall
	if call {
		if dsl.IntrinsicOf(v.Intrinsic()) == nil {
			return unknown
		}
	} else if !v.Op.Is(ir.LaneWise) { // of others more counts than the operands' facts
		return unknown
	}
	s.args = s.args[:0]
	for _, x := range args {
		f := s.match.factsOf(x)
		if f.IsEmpty() { // law 3: nothing comes here
			return unknown
		}
		s.args = append(s.args, f)
	}
	in := &s.instr
	*in = known.Instr(v)
	if s.match.flushes && len(args) > 0 && allNormal(args) {
		in.From = domain.FloatKind(args[0].Type)
	}
	f := unknown
	if call {
		in.Same = len(args) >= 2 && args[0] == args[1]
		if told, ok := domain.TransferCall(v.Intrinsic(), in, s.args); ok {
			f = told
		}
	} else {
		f = domain.Transfer(in, s.args)
	}
	if f.IsEmpty() {
		return unknown
	}
	return f
}

package simplify

import (
	"slices"
	"sync"
	"sync/atomic"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// A Program is the rules of a set that answer with what is there: those whose right side
// is a variable of the left side or a constant. It does not change and is shared by all
// who ask; each has a Simplifier of its own.
type Program struct {
	rules []atomic.Pointer[rule] // see rule
	roots []*dispatch            // by root
	idle  sync.Pool              // of *Simplifier

	// of is what rules were taken from: by index in rules, an argument of source.
	of     []int
	source func(int) *dsl.Rule
}

// rule is one of the rules, which is made when a left side is first compared.
func (p *Program) rule(at int) *rule {
	if r := p.rules[at].Load(); r != nil {
		return r
	}
	r := newRule(p.source(p.of[at]), at)
	if !p.rules[at].CompareAndSwap(nil, &r) {
		return p.rules[at].Load()
	}
	return &r
}

// Compile takes the rules of a set that answer with what is there, in their order, but
// that those which answer poison come first, as nothing says more. Without rules
// constants are folded, and nothing else.
func Compile(set []*dsl.Rule) *Program {
	p := &Program{roots: make([]*dispatch, numKinds), source: func(i int) *dsl.Rule { return set[i] }}
	for _, poison := range []bool{true, false} {
		for i, r := range set {
			if Answers(r) && (r.RHS.Kind == dsl.PoisonTerm) == poison {
				p.of = append(p.of, i)
			}
		}
	}
	p.rules = make([]atomic.Pointer[rule], len(p.of))
	for at := range p.rules {
		p.enter(p.rule(at))
	}
	return p
}

// Answers tells whether a rule takes part: its right side is a variable of the left side
// or a constant, and nothing in it is a function of the program, of which the module
// tells whether calls may be matched. `<=>` takes part from left to right.
func Answers(r *dsl.Rule) bool {
	if r.RHS.Kind == dsl.OpTerm || r.RHS.Kind == dsl.CallTerm {
		return false
	}
	ok := r.LHS.Kind == dsl.OpTerm || r.LHS.Kind == dsl.CallTerm
	r.LHS.Walk(func(t *dsl.Term) { ok = ok && t.Func == "" && t.Op != ir.OpShuffleVector })
	return ok
}

// Rules are those that take part.
func (p *Program) Rules() []*dsl.Rule {
	list := make([]*dsl.Rule, len(p.rules))
	for i := range p.rules {
		list[i] = p.rule(i).Rule
	}
	return list
}

// A rule is one at work.
type rule struct {
	*dsl.Rule
	at          int // in Program.rules
	left        node
	choices     int              // operations below the root with operands that may be exchanged
	chooses     []bool           // by TypeID: see dsl.Rule.OnlyChooses
	constraints []dsl.Constraint // that well-formed instructions do not keep by themselves
	guards      []*dsl.Cond      // those that ask facts last
}

// A node is a term of a left side.
type node struct {
	*dsl.Term
	args []node
	// choice is the place of the operation among those below the root whose operands may
	// be exchanged, -1 of others.
	choice int
	// alone: the value must have no other user, as the rule settles what it picks
	// (SEMANTICS 4).
	alone bool
	// immediate: an argument that is no lane of a vector, whatever the others are.
	immediate bool
}

func newRule(r *dsl.Rule, at int) rule {
	out := rule{Rule: r, at: at, chooses: make([]bool, len(r.Types))}
	out.left = out.node(r.LHS)
	for i := range r.Types {
		out.chooses[i] = r.LaneWise && r.OnlyChooses(dsl.TypeID(i))
	}
	for _, c := range r.Constraints {
		if c.Kind != dsl.FieldOf {
			out.constraints = append(out.constraints, c)
		}
	}
	for _, asks := range []bool{false, true} {
		for _, g := range r.Guards {
			if asksFacts(g) == asks {
				out.guards = append(out.guards, g)
			}
		}
	}
	return out
}

func asksFacts(c *dsl.Cond) bool {
	return c.Kind == dsl.FactCond || slices.ContainsFunc(c.Args, asksFacts)
}

func (r *rule) node(t *dsl.Term) node {
	n := node{Term: t, choice: -1}
	if t != r.LHS && t.Commutes() {
		n.choice = r.choices
		r.choices++
	}
	for i, a := range t.Args {
		x := r.node(a)
		x.alone, x.immediate = r.Settles(a), t.Immediate(i)
		n.args = append(n.args, x)
	}
	return n
}

// A kind is what a left side may ask of an operand, or of itself, before it is looked at
// closely: an operation, of a compare at the root with its predicate, of a call the
// intrinsic.
type kind uint16

const (
	noKind   kind = iota // nothing that a left side asks for
	constant             // neither undef nor poison
	undef                // wholly
	poison               // wholly
	operations
)

// From operations on there is a kind for each ir.Op, each predicate and each intrinsic.
const (
	predicates = operations + kind(ir.NumOps)
	intrinsics = predicates + kind(ir.FTrue) + 1
	numKinds   = intrinsics + kind(intrinsic.Num)
)

// kindOf is the kind of values that a term matches; noKind: any.
func (r *rule) kindOf(t *dsl.Term) kind {
	switch t.Kind {
	case dsl.VarTerm:
		if r.Vars[t.Var].Kind != dsl.ConstVar {
			return noKind
		}
	case dsl.PoisonTerm:
		return poison
	case dsl.UndefTerm:
		return undef
	case dsl.OpTerm:
		return operations + kind(t.Op)
	case dsl.CallTerm:
		return intrinsics + kind(t.Intrinsic.ID)
	}
	return constant
}

// A dispatch finds the left sides of one root that operands of certain kinds may match.
type dispatch struct {
	entries []entry

	once sync.Once // makes the others, by sort
	any  set       // all of them
	args [maxArgs]byKind
}

// maxArgs is how many operands are looked at for it.
const maxArgs = 3

// An entry is a left side, the operands of its root as they are or exchanged.
type entry struct {
	at        int // in Program.rules
	exchanged bool
	wants     [maxArgs]kind // of the operands, exchanged if that is so
}

// byKind has for each kind of an operand the entries that accept it.
type byKind struct {
	set  []uint16 // by kind: in sets
	sets []set    // the first: those that accept anything
}

// A set is one of entries.
type set []uint64

func (s set) add(i int) { s[i/64] |= 1 << (i % 64) }

// enter adds a rule to the roots that it matches.
func (p *Program) enter(r *rule) {
	t := r.LHS
	switch t.Op {
	case ir.OpICmp:
		p.enterCompare(r, ir.EQ, ir.SLE)
	case ir.OpFCmp:
		p.enterCompare(r, ir.FFalse, ir.FTrue)
	default:
		p.enterAt(r.kindOf(t), r, false)
		if t.Commutes() && !r.same() {
			p.enterAt(r.kindOf(t), r, true)
		}
	}
}

func (p *Program) enterCompare(r *rule, from, to ir.Pred) {
	for q := from; q <= to; q++ {
		for _, exchanged := range []bool{false, true} {
			matched := q
			if exchanged {
				matched = q.Swap()
			}
			if e := r.LHS.Pred; (e.Var != dsl.None || e.Pred == matched) && !(exchanged && r.same()) {
				p.enterAt(predicates+kind(q), r, exchanged)
			}
		}
	}
}

// same tells whether the operands of the root are one variable, so that nothing comes of
// exchanging them.
func (r *rule) same() bool {
	x, y := r.LHS.Args[0], r.LHS.Args[1]
	return x.Kind == dsl.VarTerm && y.Kind == dsl.VarTerm && x.Var == y.Var && len(r.PredVars) == 0
}

func (p *Program) enterAt(k kind, r *rule, exchanged bool) {
	if p.roots[k] == nil {
		p.roots[k] = new(dispatch)
	}
	e := entry{at: r.at, exchanged: exchanged}
	for i := range min(len(r.LHS.Args), maxArgs) {
		from := i
		if exchanged && i < 2 {
			from = 1 - i
		}
		e.wants[i] = r.kindOf(r.LHS.Args[from])
	}
	p.roots[k].entries = append(p.roots[k].entries, e)
}

// sort makes the sets.
func (d *dispatch) sort() {
	words := (len(d.entries) + 63) / 64
	d.any = make(set, words)
	for i := range d.entries {
		d.any.add(i)
	}
	for at := range d.args {
		b := &d.args[at]
		b.set, b.sets = make([]uint16, numKinds), []set{make(set, words)}
		for i, e := range d.entries {
			if k := e.wants[at]; k == noKind {
				b.sets[0].add(i)
			} else if b.set[k] == 0 {
				b.set[k] = uint16(len(b.sets))
				b.sets = append(b.sets, make(set, words))
			}
		}
		for i, e := range d.entries {
			if k := e.wants[at]; k == noKind {
				for _, s := range b.sets {
					s.add(i)
				}
			} else {
				b.sets[b.set[k]].add(i)
			}
		}
	}
}

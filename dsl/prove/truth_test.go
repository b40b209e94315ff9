package prove

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/passes/ir"
)

// The ground truth for the copies method: two bits, every variable poison or
// any of the 15 sets of numbers, every use picking anew, all by sets. It shares
// no code with the prover: operations are evaluated by ir.EvalWide.

// An outcomes is a set of words: bit w is set if word w is in it.
type outcomes uint16

const (
	truthUB     outcomes = 1 << 0
	truthPoison outcomes = 1 << 1
	truthAll    outcomes = 0b111100 // all numbers of two bits
)

// truth evaluates terms on sets.
type truth struct {
	env     map[dsl.VarID]outcomes
	chosen  map[*dsl.Term]outcomes // what each freeze of the source chose
	results map[truthKey]outcomes  // of operations on words
	node    *dsl.Term              // the operation that has a name
}

type truthKey struct {
	op   ir.Op
	fl   ir.Flags
	pred ir.Pred
	t    dsl.TypeID
	args [3]outcomes
}

func (tr *truth) eval(t *dsl.Term) outcomes {
	switch t.Kind {
	case dsl.VarTerm:
		return tr.variable(t.Var)
	case dsl.LitTerm:
		return 1 << (2 + t.Lit.Mag.Lo)
	case dsl.PoisonTerm:
		return truthPoison
	case dsl.UndefTerm:
		return truthAll
	}
	if t.Op == ir.OpFreeze {
		if c, ok := tr.chosen[t]; ok {
			return c
		}
		return tr.frozen(t)
	}
	args := make([]outcomes, len(t.Args), 6)
	for i, a := range t.Args {
		args[i] = tr.eval(a)
	}
	key := truthKey{t.Op, t.Flags.Set, t.Pred.Pred, t.Args[0].Type, [3]outcomes(append(args, 0, 0, 0))}
	if r, ok := tr.results[key]; ok {
		return r
	}
	var r outcomes
	words := make([]int, len(args))
	var each func(i int)
	each = func(i int) {
		if i == len(args) {
			r |= 1 << truthOp(t, words)
			return
		}
		for w := range 6 {
			if args[i]>>w&1 == 1 {
				words[i] = w
				each(i + 1)
			}
		}
	}
	each(0)
	tr.results[key] = r
	return r
}

// variable is what a variable can be at each use; that of a named operation is
// a register.
func (tr *truth) variable(v dsl.VarID) outcomes {
	if tr.node != nil && v == tr.node.Bind {
		return tr.eval(tr.node)
	}
	return tr.env[v]
}

// frozen is what a freeze may choose.
func (tr *truth) frozen(t *dsl.Term) outcomes {
	o := tr.eval(t.Args[0])
	if o&truthPoison != 0 {
		return o&truthUB | numbers(t.Type)
	}
	return o
}

func numbers(t dsl.TypeID) outcomes {
	if t == oneBit {
		return 0b1100
	}
	return truthAll
}

// truthOp evaluates one operation on words: 0 undefined behaviour, 1 poison,
// n + 2 the number n. Poison is taken as every number: the operation has
// undefined behaviour if it has on one of them.
func truthOp(t *dsl.Term, words []int) int {
	for _, w := range words {
		if w == 0 {
			return 0
		}
	}
	if t.Op == ir.OpSelect {
		if words[0] == 1 {
			return 1
		}
		return words[2-(words[0]-2)]
	}
	size := func(t *dsl.Term) uint32 {
		if t.Type == oneBit {
			return 1
		}
		return 2
	}
	width := size(t.Args[0])
	poison := false
	reals := [2][]int{{0}, {0}}
	for i, w := range words {
		if w >= 2 {
			reals[i] = []int{w - 2}
			continue
		}
		poison, reals[i] = true, nil
		for n := range 1 << width {
			reals[i] = append(reals[i], n)
		}
	}
	result := 1
	for _, a := range reals[0] {
		for _, b := range reals[1] {
			n, o := ir.EvalWide(t.Op, big.NewInt(int64(a)), big.NewInt(int64(b)), width, size(t), t.Flags.Set, t.Pred.Pred)
			switch {
			case o == ir.Undefined:
				return 0
			case o == ir.Defined && !poison:
				result = int(n.Int64()) + 2
			}
		}
	}
	return result
}

// openFlags are the operations whose flags matter beyond those of the pattern:
// all of the left side if something is named or frozen there.
func openFlags(r *dsl.Rule) []*dsl.Term {
	var open []*dsl.Term
	matters := false
	r.LHS.Walk(func(t *dsl.Term) {
		if t.Kind == dsl.OpTerm && t.Op.Info().Flags != 0 && t.Op != ir.OpSelect {
			open = append(open, t)
		}
		matters = matters || t.Kind == dsl.OpTerm && t.Bind != dsl.None || isFreeze(t)
	})
	if !matters {
		return nil
	}
	return open
}

// right tells whether the rule's right side refines its left side, whatever
// further flags the operations of the left side carry.
func (tr *truth) right(r *dsl.Rule) bool {
	open := openFlags(r)
	var flag func(i int) bool
	flag = func(i int) bool {
		if i == len(open) {
			return tr.rightAsIs(r)
		}
		pattern := open[i].Flags.Set
		defer func() { open[i].Flags.Set = pattern }()
		for _, fl := range flagSets(open[i].Op.Info().Flags) {
			open[i].Flags.Set = pattern | fl
			if !flag(i + 1) {
				return false
			}
		}
		return true
	}
	return flag(0)
}

func (tr *truth) rightAsIs(r *dsl.Rule) bool {
	var freezes []*dsl.Term
	var collect func(t *dsl.Term)
	collect = func(t *dsl.Term) {
		for _, a := range t.Args {
			collect(a)
		}
		if isFreeze(t) && !slices.Contains(freezes, t) {
			freezes = append(freezes, t)
		}
	}
	collect(r.LHS)
	collect(r.RHS)

	refines := func() bool {
		if tr.guarded(r) {
			return true
		}
		from, to := tr.eval(r.LHS), tr.eval(r.RHS)
		switch {
		case from&truthUB != 0:
			return true
		case from&truthPoison != 0:
			return to&truthUB == 0
		}
		return to&^from == 0
	}
	var choose func(i int) bool
	choose = func(i int) bool {
		if i == len(freezes) {
			return refines()
		}
		defer delete(tr.chosen, freezes[i])
		set := tr.frozen(freezes[i])
		for w := range 6 {
			if set>>w&1 == 1 {
				tr.chosen[freezes[i]] = 1 << w
				if !choose(i + 1) {
					return false
				}
			}
		}
		return true
	}
	var assign func(v int) bool
	assign = func(v int) bool {
		if v == len(r.Vars) {
			return choose(0)
		}
		if r.Vars[v].Kind == dsl.NodeVar {
			return assign(v + 1)
		}
		all := numbers(r.Vars[v].Type)
		constant := r.Vars[v].Kind == dsl.ConstVar
		for set := all; set != 0; set = (set - 1) & all {
			if constant && set&(set-1) != 0 {
				continue
			}
			tr.env[dsl.VarID(v)] = set
			if !assign(v + 1) {
				return false
			}
		}
		tr.env[dsl.VarID(v)] = truthPoison
		return constant || assign(v+1)
	}
	return assign(0)
}

// guarded tells whether the conditions, facts about one variable each, exclude
// the inputs at hand.
func (tr *truth) guarded(r *dsl.Rule) bool {
	for _, g := range r.Guards {
		set := tr.variable(g.FactArgs[0].Var)
		switch {
		case g.Fact == dsl.FactNoUndef:
			set &^= truthUB
			if set&truthPoison != 0 || set&(set-1) != 0 {
				return true
			}
		case g.Fact == dsl.FactNotPoison:
			if set&truthPoison != 0 {
				return true
			}
		case g.Fact == dsl.FactNonZero:
			if set&0b100 != 0 {
				return true
			}
		case g.Fact == dsl.FactNoCommonBits:
			other := tr.env[g.FactArgs[1].Var]
			if (set|other)&truthPoison != 0 {
				continue
			}
			for a := range 4 {
				for b := range 4 {
					if set>>(a+2)&1 == 1 && other>>(b+2)&1 == 1 && a&b != 0 {
						return true
					}
				}
			}
		}
	}
	return false
}

// A ruleMaker makes random rules over the few variables that it starts with.
type ruleMaker struct {
	*builder
	rng  *rand.Rand
	vars []*dsl.Term
	bit  *dsl.Term
}

var (
	makerOps   = []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem}
	makerPreds = []ir.Pred{ir.EQ, ir.NE, ir.ULT, ir.SLE, ir.SGT, ir.UGE}
)

func newRuleMaker(rng *rand.Rand) *ruleMaker {
	m := &ruleMaker{builder: newBuilder(), rng: rng}
	m.vars = append(m.vars, m.variable("x", anyWidth, dsl.ValueVar))
	if rng.IntN(2) == 0 {
		m.vars = append(m.vars, m.variable("y", anyWidth, dsl.ValueVar))
	}
	if rng.IntN(4) == 0 {
		m.vars = append(m.vars, m.variable("C", anyWidth, dsl.ConstVar))
	}
	m.bit = m.variable("b", oneBit, dsl.ValueVar)
	for _, f := range []dsl.FactID{dsl.FactNoUndef, dsl.FactNotPoison, dsl.FactNonZero} {
		if rng.IntN(6) == 0 {
			m.r.Guards = append(m.r.Guards, &dsl.Cond{Kind: dsl.FactCond, Fact: f, FactArgs: []dsl.FactArg{{Var: 0}}})
		}
	}
	if m.r.Vars[1].Name == "y" && rng.IntN(5) == 0 {
		m.r.Guards = append(m.r.Guards, &dsl.Cond{Kind: dsl.FactCond, Fact: dsl.FactNoCommonBits, FactArgs: []dsl.FactArg{{Var: 0}, {Var: 1}}})
	}
	return m
}

// name gives a name to an operation of the left side, for the right side to use.
func (m *ruleMaker) name(left *dsl.Term) *dsl.Term {
	var all []*dsl.Term
	left.Walk(func(t *dsl.Term) {
		if t.Kind == dsl.OpTerm && t.Type == anyWidth {
			all = append(all, t)
		}
	})
	if len(all) == 0 {
		return nil
	}
	node := all[m.rng.IntN(len(all))]
	use := m.variable("t", anyWidth, dsl.NodeVar)
	node.Bind = use.Var
	m.vars = append(m.vars, use, use, use) // more often than others
	return node
}

func (m *ruleMaker) term(depth int) *dsl.Term {
	switch k := m.rng.IntN(20); {
	case depth == 0 || k < 5:
		switch m.rng.IntN(8) {
		case 0, 1:
			return m.lit(uint64(m.rng.IntN(4)))
		case 2:
			if m.rng.IntN(4) == 0 {
				return m.leaf([]dsl.TermKind{dsl.UndefTerm, dsl.PoisonTerm}[m.rng.IntN(2)])
			}
		}
		return m.vars[m.rng.IntN(len(m.vars))]
	case k < 7:
		return m.op(ir.OpFreeze, 0, 0, m.term(depth-1))
	case k < 10:
		return m.op(ir.OpSelect, 0, 0, m.bitTerm(depth-1), m.term(depth-1), m.term(depth-1))
	case k < 12:
		c := m.op([]ir.Op{ir.OpZExt, ir.OpSExt}[m.rng.IntN(2)], 0, 0, m.bitTerm(depth-1))
		if c.Type = anyWidth; c.Op == ir.OpZExt && m.rng.IntN(3) == 0 {
			c.Flags.Set = ir.NNeg
		}
		return c
	}
	op := makerOps[m.rng.IntN(len(makerOps))]
	fl := ir.Flags(0)
	if m.rng.IntN(3) == 0 {
		fl = op.Info().Flags & ir.Flags(m.rng.Uint32())
	}
	return m.op(op, fl, 0, m.term(depth-1), m.term(depth-1))
}

func (m *ruleMaker) bitTerm(depth int) *dsl.Term {
	switch k := m.rng.IntN(10); {
	case depth == 0 || k < 3:
		return m.bit
	case k < 7:
		fl := ir.Flags(0)
		if m.rng.IntN(4) == 0 {
			fl = ir.SameSign
		}
		return m.op(ir.OpICmp, fl, makerPreds[m.rng.IntN(len(makerPreds))], m.term(depth-1), m.term(depth-1))
	case k < 8:
		t := m.op(ir.OpTrunc, []ir.Flags{0, ir.NUW, ir.NSW}[m.rng.IntN(3)], 0, m.term(depth-1))
		t.Type = oneBit
		return t
	case k < 9:
		return m.op(ir.OpFreeze, 0, 0, m.bitTerm(depth-1))
	}
	return m.op(ir.OpXor, 0, 0, m.bitTerm(depth-1), m.bitTerm(depth-1))
}

// similar copies t with a small change, so that right rules are not too rare.
func (m *ruleMaker) similar(t *dsl.Term) *dsl.Term {
	if t.Type == anyWidth && m.rng.IntN(6) == 0 {
		return m.term(1)
	}
	n := *t
	n.Args, n.Bind = nil, dsl.None
	for _, a := range t.Args {
		n.Args = append(n.Args, m.similar(a))
	}
	switch {
	case len(n.Args) == 2 && n.Op.Is(ir.Commutative) && m.rng.IntN(2) == 0:
		n.Args[0], n.Args[1] = n.Args[1], n.Args[0]
	case m.rng.IntN(3) == 0:
		n.Flags.Set = 0
	case isFreeze(&n) && m.rng.IntN(3) == 0:
		return n.Args[0]
	case m.rng.IntN(12) == 0:
		return m.op(ir.OpFreeze, 0, 0, &n)
	}
	return &n
}

// TestCopiesMethod compares verdicts with the ground truth on random rules.
func TestCopiesMethod(t *testing.T) {
	const rules = 12000
	rng := rand.New(rand.NewPCG(3, 5))
	results := map[truthKey]outcomes{}
	count := map[bool]int{}
	multiple, undecided, named, equal := 0, 0, 0, 0
	for i := range rules {
		m := newRuleMaker(rng)
		left := m.term(1 + rng.IntN(2))
		var node *dsl.Term
		if rng.IntN(4) == 0 {
			node = m.name(left)
		}
		if node != nil && rng.IntN(3) == 0 {
			f := []dsl.FactID{dsl.FactNoUndef, dsl.FactNotPoison, dsl.FactNonZero}[rng.IntN(3)]
			m.r.Guards = append(m.r.Guards, &dsl.Cond{Kind: dsl.FactCond, Fact: f, FactArgs: []dsl.FactArg{{Var: node.Bind}}})
		}
		right := m.similar(left)
		if rng.IntN(3) == 0 {
			right = m.term(1 + rng.IntN(2))
		}
		m.r.Types[anyWidth].Width = 2
		r := m.rule(left, dsl.Refine, right)
		if node == nil && rng.IntN(4) == 0 {
			r.Arrow = dsl.Equal
		}
		right.Walk(func(t *dsl.Term) {
			if t.Kind == dsl.VarTerm {
				r.Vars[t.Var].Right++
			}
			if node != nil && t.Kind == dsl.VarTerm && t.Var == node.Bind {
				named++
			}
		})
		if len(openFlags(r)) > 3 {
			continue // each doubles the work of the enumeration, or more
		}
		tr := &truth{map[dsl.VarID]outcomes{}, map[*dsl.Term]outcomes{}, results, node}
		want := tr.right(r)
		if r.Arrow == dsl.Equal && want {
			back := *r
			back.LHS, back.RHS = r.RHS, r.LHS
			want = tr.rightAsIs(&back) // an exact match: with no further flags
			equal++
		}
		v := Rule(r, Options{})
		if v.Status == Unproved && !v.Vacuous {
			undecided++ // too many copies
			continue
		}
		if got := v.Status != Disproved; got != want {
			t.Fatalf("rule %d: %s => %s if %v: prover says %v, enumeration of all undef sets %v\n%v",
				i, show(left), show(right), conditions(r), got, want, v.Counterexample)
		}
		count[want]++
		if v.Counterexample != nil && strings.Contains(v.Counterexample.String(), "undef") {
			multiple++
		}
	}
	t.Logf("%d right, %d wrong, of which %d need undef, %d undecided; %d uses of named nodes, %d tried both ways", count[true], count[false], multiple, undecided, named, equal)
	if undecided > rules/50 || named < rules/20 || equal < rules/20 || count[true] < rules/10 || count[false] < rules/10 || multiple < rules/100 {
		t.Errorf("the rules are too much alike: %d right, %d wrong, %d by undef", count[true], count[false], multiple)
	}
}

func conditions(r *dsl.Rule) (all []string) {
	for _, g := range r.Guards {
		for _, a := range g.FactArgs {
			all = append(all, fmt.Sprintf("%s(v%d)", g.Fact.Info().Name, a.Var))
		}
	}
	return all
}

func show(t *dsl.Term) string {
	switch t.Kind {
	case dsl.VarTerm:
		return fmt.Sprintf("v%d", t.Var)
	case dsl.LitTerm:
		return t.Lit.Mag.String()
	case dsl.UndefTerm:
		return "undef"
	case dsl.PoisonTerm:
		return "poison"
	}
	var args []string
	for _, a := range t.Args {
		args = append(args, show(a))
	}
	bind := ""
	if t.Bind != dsl.None {
		bind = fmt.Sprintf("v%d = ", t.Bind)
	}
	name := bind + strings.TrimSpace(t.Op.String()+" "+t.Flags.Set.String())
	if t.Op == ir.OpICmp {
		name += " " + t.Pred.Pred.String()
	}
	return name + "(" + strings.Join(args, ", ") + ")"
}

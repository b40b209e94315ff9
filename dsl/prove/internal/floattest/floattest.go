// Package floattest tests rules with floating point, which are not proved: on all
// special values in product and on many random ones, in each format. What an operation
// may return is what the language reference says, choices and flags included; a
// rule passes if for every input the target gives nothing that the source
// could not. See the README of prove, "Floating point".
package floattest

import (
	"errors"
	"math/rand/v2"
	"slices"

	"rewrite/dsl"
	"rewrite/dsl/prove/counterexample"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

const (
	// shareOfSteps is the part of the steps of a proof that a test takes: a float
	// operation costs that many table look-ups.
	shareOfSteps = 32
	// minInputs are tried for each instance, whatever the number of instances.
	minInputs = 700
	// maxInstances bounds the combinations of formats, widths, predicates and flags.
	maxInstances = 4000
	// undefValues is how many special values are paired as undef sets.
	undefValues = 10
	// seed makes tests repeatable.
	seed = 20
)

// ErrNever says that no input that was tried meets the condition of the rule.
var ErrNever = errors.New("floating point: its condition is never true of the values tried")

// errNoWidth says that a rule does not apply to the formats and widths at hand.
var errNoWidth = errors.New("does not apply at these widths")

// A tester is the test of one direction of a rule.
type tester struct {
	rule    *dsl.Rule
	nodes   []*dsl.Term // by VarID: what a NodeVar names
	bind    *dsl.Bindings
	extra   map[*dsl.Term]ir.Flags
	source  *node
	target  *node
	inputs  [][]value // by VarID: the members of a variable; one, or an undef set
	choices chooser
	random  *rand.Rand

	lhs, rhs *dsl.Term
	vars     []dsl.VarID // constants, then values
	reassoc  bool        // the licence, in this instance
	tried    int
	limit    int // of inputs for an instance
	// everyHalf: all inputs of 16 bits are tried in this instance.
	everyHalf bool
	// zeroResults: nsz leaves the sign of zero results open, as the references
	// up to LLVM 22 have it, not only that of zero operands, as later ones. A
	// rule must hold by either reading.
	zeroResults bool
	// looseZeros: minnum and maxnum of two zeros give either, as the references
	// before LLVM 22 have it and targets do still, not the smaller or the larger.
	// Again, a rule must hold by either reading.
	looseZeros bool
	defined    bool // the source was neither poison nor undefined behaviour, once
	formats    []string
	shared     bool // the rule holds only if nobody else uses what stands inside the source
	example    *counterexample.Counterexample
}

// A Result is what the test of a rule in one direction came to.
type Result struct {
	Inputs  int      // that were tried, and met the condition
	Formats []string // in which it was tested
	// OneUse: it holds only if nothing else uses what is inside the source; see
	// prove.Verdict.
	OneUse         bool
	Counterexample *counterexample.Counterexample // nil if none was found
}

// Direction tests that target, one side of r, may take the place of source, the other.
// steps are those of a proof. An error says why r cannot be tested.
func Direction(r *dsl.Rule, source, target *dsl.Term, steps int) (Result, error) {
	t := &tester{rule: r, nodes: make([]*dsl.Term, len(r.Vars)), bind: r.NewBindings(), extra: map[*dsl.Term]ir.Flags{},
		inputs: make([][]value, len(r.Vars)), random: rand.New(rand.NewPCG(seed, uint64(len(r.Vars)))), lhs: source, rhs: target}
	for _, side := range []*dsl.Term{r.LHS, r.RHS} {
		side.Walk(func(x *dsl.Term) {
			if x.IsOperation() && x.Bind != dsl.None {
				t.nodes[x.Bind] = x
			}
		})
	}
	for _, kind := range []dsl.VarKind{dsl.ConstVar, dsl.ValueVar} {
		for v := range r.Vars {
			if r.Vars[v].Kind == kind {
				t.vars = append(t.vars, dsl.VarID(v))
			}
		}
	}
	var instances []func()
	err := t.eachInstance(func(set func()) { instances = append(instances, set) })
	if err != nil {
		return Result{}, err
	}
	t.limit = max(minInputs, steps/shareOfSteps/max(len(instances), 1))
	for _, set := range instances {
		set()
		if err := t.instance(); errors.Is(err, errNoWidth) {
			continue
		} else if err != nil {
			return Result{}, err
		}
		if t.example != nil {
			return Result{Counterexample: t.example, Inputs: t.tried}, nil
		}
	}
	switch {
	case t.tried == 0:
		return Result{}, ErrNever
	case !t.defined && t.rhs.Kind != dsl.PoisonTerm:
		return Result{}, errors.New("floating point: its left side is always poison")
	}
	return Result{Inputs: t.tried, Formats: t.formats, OneUse: t.shared}, nil
}

// pool are the values of a type that are tried in product, the most telling first.
func (t *tester) pool(id dsl.TypeID) []uint64 {
	f, isFloat, width := t.typeOf(id)
	if isFloat {
		return f.Specials()
	}
	mask := ir.Mask(width)
	list := []uint64{0, 1, mask, 1 << (width - 1), mask >> 1, 2, mask - 1, 3, 1<<(width-1) + 1, mask/2 - 1, 10, 100}
	for _, p := range []uint32{8, 11, 24, 53} {
		if width > p {
			list = append(list, 1<<p, 1<<p+1, 1<<p-1, mask-1<<p, mask-1<<p+2)
		}
	}
	var out []uint64
	for _, x := range list {
		if x &= mask; !slices.Contains(out, x) {
			out = append(out, x)
		}
	}
	return out
}

// eachInput tries inputs until one fails: special values in product, smallest
// places in the list first, then all of half if there is one variable, random
// ones, poison and undef.
func (t *tester) eachInput() {
	pools := make([][]uint64, len(t.vars))
	longest := 0
	for i, v := range t.vars {
		pools[i] = t.pool(t.rule.Vars[v].Type)
		longest = max(longest, len(pools[i]))
	}
	budget := t.limit
	at := make([]int, len(t.vars))
	// shell tries the tuples whose largest index is n.
	var shell func(i, n int, has bool) bool
	shell = func(i, n int, has bool) bool {
		if i == len(t.vars) {
			if !has {
				return true
			}
			budget--
			for k, v := range t.vars {
				t.set(v, value{bits: pools[k][at[k]]})
			}
			return t.try() && budget > t.limit/3
		}
		for at[i] = 0; at[i] <= n && at[i] < len(pools[i]); at[i]++ {
			if !shell(i+1, n, has || at[i] == n) {
				return false
			}
		}
		return true
	}
	for n := range max(longest, 1) {
		if !shell(0, n, len(t.vars) == 0) {
			break
		}
	}
	if t.example != nil || len(t.vars) == 0 {
		return
	}
	if f, isFloat, _ := t.typeOf(t.rule.Vars[t.vars[0]].Type); len(t.vars) == 1 && isFloat && f.Width() == 16 && t.everyHalf {
		for x := range uint64(1 << 16) {
			t.set(t.vars[0], value{bits: x})
			if !t.try() {
				return
			}
		}
	}
	for ; budget > 0; budget-- {
		for i, v := range t.vars {
			t.set(v, value{bits: t.randomValue(t.rule.Vars[v].Type, pools[i], i)})
		}
		if !t.try() {
			return
		}
	}
	t.undefined(pools)
}

// randomValue is related to the value of the variable before, now and then:
// equal, opposite, next to it.
func (t *tester) randomValue(id dsl.TypeID, pool []uint64, i int) uint64 {
	f, isFloat, width := t.typeOf(id)
	if i > 0 && t.rule.Vars[t.vars[i-1]].Type == id && t.random.IntN(6) == 0 {
		x := t.inputs[t.vars[i-1]][0].bits
		switch {
		case !isFloat:
			return (x + t.random.Uint64N(3) - 1) & ir.Mask(width)
		case t.random.IntN(3) == 0:
			return x ^ f.SignBit()
		}
		return f.Neighbour(x, t.random.IntN(2) == 0)
	}
	switch {
	case t.random.IntN(3) == 0:
		return pool[t.random.IntN(len(pool))]
	case isFloat:
		return f.Random(t.random, pool)
	}
	return t.random.Uint64() & ir.Mask(width) >> t.random.IntN(int(width))
}

// undefined tries poison for each variable and, for those that the target uses
// more than once, pairs of values as undef (SEMANTICS 21).
func (t *tester) undefined(pools [][]uint64) {
	for i, v := range t.vars {
		if t.rule.Vars[v].Kind != dsl.ValueVar {
			continue
		}
		others := func(f func() bool) bool {
			for n := range undefValues {
				for k, u := range t.vars {
					t.set(u, value{bits: pools[k][(n*(k+1))%len(pools[k])]})
				}
				if !f() {
					return false
				}
			}
			return true
		}
		if !others(func() bool {
			t.set(v, poison)
			return t.try()
		}) {
			return
		}
		if t.uses(v) < 2 {
			continue
		}
		values := pools[i][:min(undefValues, len(pools[i]))]
		for a := range values {
			for b := range a {
				if !others(func() bool {
					t.inputs[v] = []value{{bits: values[b]}, {bits: values[a]}}
					return t.try()
				}) {
					return
				}
			}
		}
	}
}

// uses counts the uses of a variable in the target.
func (t *tester) uses(v dsl.VarID) (n int) {
	t.target.each(func(x *node) {
		if x.value == v {
			n++
		}
	})
	return n
}

func (t *tester) set(v dsl.VarID, x value) {
	if len(t.inputs[v]) != 1 {
		t.inputs[v] = make([]value, 1)
	}
	t.inputs[v][0] = x
	t.bind.Vals[v] = num.Of(x.bits)
}

// try tests one input and tells whether to go on.
func (t *tester) try() bool {
	for _, g := range t.rule.Guards {
		if !t.rule.EvalCond(g, t.bind, t.known) {
			return true
		}
	}
	all, groups, ok := t.outcomes()
	if !ok {
		return true
	}
	t.tried++
	anything := false
	for _, v := range all {
		anything = anything || v.poison || v.ub
		t.defined = t.defined || !v.poison && !v.ub
	}
	if anything {
		return true
	}
	t.choices.start()
	var bad []value
	for more := true; more; more = t.choices.next() {
		v, ok := t.eval(t.target)
		if !ok {
			return true
		}
		if !slices.Contains(all, v) {
			bad = append(bad, v)
		}
		for _, g := range groups {
			t.shared = t.shared || !slices.Contains(g, v) && !slices.Contains(g, poison)
		}
	}
	for _, v := range bad {
		if t.reassoc && t.licensed(v) {
			t.shared = true
			continue
		}
		t.example = t.explain(v, all)
		return false
	}
	return true
}

// outcomes are what the source can be: in all, and for each choice below its
// root. !ok: the rule does not apply, or there are too many choices to tell.
func (t *tester) outcomes() (all []value, groups map[string][]value, ok bool) {
	t.choices.start()
	for more := true; more; more = t.choices.next() {
		v, ok := t.eval(t.source)
		if !ok {
			return nil, nil, false
		}
		if !slices.Contains(all, v) {
			all = append(all, v)
		}
		if key := t.choices.inner(); key != "" || groups != nil {
			if groups == nil {
				groups = map[string][]value{}
			}
			groups[key] = append(groups[key], v)
		}
	}
	return all, groups, t.choices.runs < maxRuns
}

// known answers a fact of a condition by its definition: of poison it is true,
// of undef it must be so of every member.
func (t *tester) known(c *dsl.Cond) bool {
	var vars []dsl.VarID
	for _, a := range c.FactArgs {
		if a.Var != dsl.None {
			vars = append(vars, a.Var)
		}
	}
	switch c.Fact {
	case dsl.FactNoUndef:
		in := t.inputs[vars[0]]
		return len(in) == 1 && !in[0].poison
	case dsl.FactNotPoison:
		in := t.inputs[vars[0]]
		return len(in) > 1 || len(in) == 1 && !in[0].poison
	}
	if c.Fact == dsl.FactImpliesPoison {
		x, y := t.inputs[vars[0]], t.inputs[vars[1]]
		return !(len(x) == 1 && x[0].poison) || len(y) == 1 && y[0].poison
	}
	if c.Fact.Info().About == dsl.AboutProgram {
		return true
	}
	saved := slices.Clone(t.bind.Vals)
	defer func() { t.bind.Vals = saved }()
	var all func(i int) bool
	all = func(i int) bool {
		if i == len(vars) {
			holds, ok := t.rule.Concrete(c, t.bind)
			return holds && ok
		}
		for _, m := range t.inputs[vars[i]] {
			if t.bind.Vals[vars[i]] = num.Of(m.bits); !m.poison && !all(i+1) {
				return false
			}
		}
		return len(t.inputs[vars[i]]) > 0 // of a named operation nothing is known here
	}
	return all(0)
}

package prove

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/num"
)

// Rules with floating point are tested, not proved: on all special values in
// product and on many random ones, in each format. What an operation may
// return is what the language reference says, choices and flags included; a
// rule passes if for every input the target gives nothing that the source
// could not. See README.md, "Floating point".

const (
	// floatShare is the part of the steps of a proof that a test takes: a float
	// operation costs that many table look-ups.
	floatShare = 32
	// minInputs are tried for each instance, whatever the number of instances.
	minInputs = 700
	// maxInstances bounds the combinations of formats, widths, predicates and flags.
	maxInstances = 4000
	// undefValues is how many special values are paired as undef sets.
	undefValues = 10
	// oneUser is the reason of a verdict that is OneUse.
	oneUser = "if nothing else uses what is inside its left side"
	// floatSeed makes tests repeatable.
	floatSeed = 20
)

// floating tells whether a rule is to be tested: it has floating point.
func floating(r *dsl.Rule) bool {
	return r.Floating()
}

// An ftest is the test of one direction of a rule.
type ftest struct {
	rule    *dsl.Rule
	nodes   []*dsl.Term // by VarID: what a NodeVar names
	bind    *dsl.Bindings
	extra   map[*dsl.Term]ir.Flags
	source  *fnode
	target  *fnode
	inputs  [][]fval // by VarID: the members of a variable; one, or an undef set
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
	example    *Counterexample
}

// floatRule tests a rule in each direction that its arrow claims.
func floatRule(r *dsl.Rule, opt Options) Verdict {
	v := floatDirection(r, r.LHS, r.RHS, opt)
	if v.Status != Tested || r.Arrow == dsl.Refine {
		return v
	}
	b := floatDirection(r, r.RHS, r.LHS, opt)
	b.Inputs += v.Inputs
	b.OneUse = b.OneUse || v.OneUse
	if b.Status != Tested {
		b.Forward, b.Formats = true, v.Formats
	}
	if b.Counterexample != nil {
		b.Counterexample.Backward = true
	}
	return b
}

func floatDirection(r *dsl.Rule, source, target *dsl.Term, opt Options) Verdict {
	t := &ftest{rule: r, nodes: make([]*dsl.Term, len(r.Vars)), bind: r.NewBindings(), extra: map[*dsl.Term]ir.Flags{},
		inputs: make([][]fval, len(r.Vars)), random: rand.New(rand.NewPCG(floatSeed, uint64(len(r.Vars)))), lhs: source, rhs: target}
	for _, side := range []*dsl.Term{r.LHS, r.RHS} {
		side.Walk(func(x *dsl.Term) {
			if isOperation(x) && x.Bind != dsl.None {
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
		return Verdict{Reason: err.Error()}
	}
	t.limit = max(minInputs, opt.Steps/floatShare/max(len(instances), 1))
	for _, set := range instances {
		set()
		if err := t.instance(); errors.Is(err, errNoWidth) {
			continue
		} else if err != nil {
			return Verdict{Reason: err.Error()}
		}
		if t.example != nil {
			return Verdict{Status: Disproved, Counterexample: t.example, Inputs: t.tried}
		}
	}
	switch {
	case t.tried == 0:
		return Verdict{Reason: "floating point: its condition is never true of the values tried", Vacuous: true}
	case !t.defined && t.rhs.Kind != dsl.PoisonTerm:
		return Verdict{Reason: "floating point: its left side is always poison"}
	}
	v := Verdict{Status: Tested, Inputs: t.tried, Formats: t.formats, OneUse: t.shared}
	if t.shared {
		v.Reason = oneUser
	}
	return v
}

// eachInstance lists what is bound before inputs are: formats and widths,
// predicates, flags.
func (t *ftest) eachInstance(f func(set func())) error {
	types, err := t.typeChoices()
	if err != nil {
		return err
	}
	preds := [][]ir.Pred{nil}
	for _, v := range t.rule.PredVars {
		from, to := ir.EQ, ir.SLE
		if v.Float {
			from, to = ir.FFalse, ir.FTrue
		}
		var next [][]ir.Pred
		for _, p := range preds {
			for q := from; q <= to; q++ {
				next = append(next, append(slices.Clone(p), q))
			}
		}
		preds = next
	}
	flags := t.flagChoices()
	if len(types) == 0 {
		return unprovable("floating point: none of half, bfloat, float and double fits")
	}
	if n := len(types) * len(preds) * len(flags); n > maxInstances {
		return unprovable(fmt.Sprintf("floating point: %d combinations of formats, predicates and flags are too many", n))
	}
	for i, fl := range flags {
		for _, ty := range types {
			for _, p := range preds {
				f(func() {
					ty()
					copy(t.bind.Preds, p)
					fl()
					t.everyHalf = i == 0 && len(preds) == 1
				})
			}
		}
	}
	return nil
}

// typeChoices are the formats and widths that are tried.
func (t *ftest) typeChoices() ([]func(), error) {
	type choice struct {
		id    dsl.TypeID
		kinds []ir.Kind
		bits  []uint32
	}
	var free []choice
	floats := 0
	for _, ty := range t.rule.Types {
		if ty.Kind == dsl.FloatType {
			floats++
		}
	}
	for i, ty := range t.rule.Types {
		c := choice{id: dsl.TypeID(i)}
		switch ty.Kind {
		case dsl.FloatType:
			switch {
			case ty.Format != ir.VoidKind:
				if _, ok := fp.Of(ty.Format); !ok {
					return nil, unprovable("floating point: formats other than half, bfloat, float and double")
				}
				continue
			case floats == 1:
				c.kinds = []ir.Kind{ir.HalfKind, ir.FloatKind, ir.DoubleKind, ir.BFloatKind}
			default:
				c.kinds = []ir.Kind{ir.HalfKind, ir.FloatKind, ir.DoubleKind}
			}
		case dsl.IntType:
			if ty.Width > 64 {
				return nil, unprovable("integers of more than 64 bits beside floating point")
			}
			if ty.Width != 0 {
				continue
			}
			c.bits = []uint32{8, 16, 32, 64, 11, 24, 53}
		case dsl.AnyType:
			continue
		case dsl.PtrType:
			return nil, unprovable("pointers: provenance is not modelled")
		default:
			return nil, unprovable("vectors and aggregates beside floating point")
		}
		free = append(free, c)
	}
	var out []func()
	var try func(i int, sofar []func())
	s := &subject{rule: t.rule}
	try = func(i int, sofar []func()) {
		if i == len(free) {
			set := slices.Clone(sofar)
			all := func() {
				for _, f := range set {
					f()
				}
			}
			all()
			if s.constraintsHold(t.bind) {
				out = append(out, all)
			}
			return
		}
		c := free[i]
		for _, k := range c.kinds {
			try(i+1, append(sofar, func() { t.bind.SetFormat(c.id, k) }))
		}
		for _, w := range c.bits {
			try(i+1, append(sofar, func() { t.bind.Bits[c.id] = w }))
		}
	}
	try(0, nil)
	return out, nil
}

// flagChoices are the sets of flags that are tried for variables: none beyond
// those required, each one in one variable and in all, and all. Flags act each by
// itself, so that more would show nothing new. A node that the target names may
// carry what the pattern does not ask for.
func (t *ftest) flagChoices() []func() {
	type place struct {
		free ir.Flags
		set  func(ir.Flags)
	}
	var places []place
	required := make([]ir.Flags, len(t.rule.FlagVars))
	t.rule.LHS.Walk(func(x *dsl.Term) {
		for _, v := range x.Flags.Vars {
			required[v] |= x.Flags.Set
		}
	})
	for i, v := range t.rule.FlagVars {
		places = append(places, place{v.Domain &^ required[i], func(fl ir.Flags) { t.bind.Flags[i] = required[i] | fl }})
	}
	for v, n := range t.nodes {
		if n != nil && len(n.Flags.Vars) == 0 && t.rule.Vars[v].Right > 0 {
			free := n.Op.Info().Flags
			if n.Intrinsic != nil {
				free = n.Intrinsic.Flags
			}
			places = append(places, place{free & ir.PoisonFlags &^ n.Flags.Set, func(fl ir.Flags) { t.extra[n] = fl }})
		}
	}
	var out []func()
	add := func(f func(i int) ir.Flags) {
		out = append(out, func() {
			for i, p := range places {
				p.set(f(i))
			}
		})
	}
	add(func(int) ir.Flags { return 0 })
	if len(places) == 0 {
		return out
	}
	for fl := ir.Flags(1); fl <= ir.FastMath; fl <<= 1 {
		carriers := 0
		for _, p := range places {
			if p.free&fl != 0 {
				carriers++
			}
		}
		if carriers > 1 {
			add(func(i int) ir.Flags { return places[i].free & fl })
		}
		for k, p := range places {
			if p.free&fl != 0 {
				add(func(i int) ir.Flags {
					if i == k {
						return fl
					}
					return 0
				})
			}
		}
	}
	add(func(i int) ir.Flags { return places[i].free })
	return out
}

// instance tests with all but the inputs bound.
func (t *ftest) instance() error {
	var err error
	if t.source, err = t.node(t.lhs, false, false); err != nil {
		return err
	}
	if t.target, err = t.node(t.rhs, false, true); err != nil {
		return err
	}
	t.reassoc = t.reassociable()
	if bad := t.launders(); bad != nil {
		t.example = t.licence(bad)
		return nil
	}
	before := t.tried
	signless, loose := false, false
	for _, side := range []*fnode{t.source, t.target} {
		side.each(func(n *fnode) {
			signless = signless || n.flags&ir.NSZ != 0
			loose = loose || n.looseMinMax()
		})
	}
	for _, t.zeroResults = range readings(signless) {
		for _, t.looseZeros = range readings(loose) {
			if t.example == nil {
				t.eachInput()
			}
		}
	}
	if t.tried > before {
		for i, ty := range t.rule.Types {
			if f, ok := fp.Of(t.bind.Formats[i]); ok && ty.Kind == dsl.FloatType && !slices.Contains(t.formats, f.Name) {
				t.formats = append(t.formats, f.Name)
			}
		}
	}
	return nil
}

// readings are those of a point of the reference, one where a rule does not depend on it.
func readings(matters bool) []bool {
	if matters {
		return []bool{false, true}
	}
	return []bool{false}
}

// pool are the values of a type that are tried in product, the most telling first.
func (t *ftest) pool(id dsl.TypeID) []uint64 {
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
func (t *ftest) eachInput() {
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
				t.set(v, fval{bits: pools[k][at[k]]})
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
			t.set(t.vars[0], fval{bits: x})
			if !t.try() {
				return
			}
		}
	}
	for ; budget > 0; budget-- {
		for i, v := range t.vars {
			t.set(v, fval{bits: t.randomValue(t.rule.Vars[v].Type, pools[i], i)})
		}
		if !t.try() {
			return
		}
	}
	t.undefined(pools)
}

// randomValue is related to the value of the variable before, now and then:
// equal, opposite, next to it.
func (t *ftest) randomValue(id dsl.TypeID, pool []uint64, i int) uint64 {
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
func (t *ftest) undefined(pools [][]uint64) {
	for i, v := range t.vars {
		if t.rule.Vars[v].Kind != dsl.ValueVar {
			continue
		}
		others := func(f func() bool) bool {
			for n := range undefValues {
				for k, u := range t.vars {
					t.set(u, fval{bits: pools[k][(n*(k+1))%len(pools[k])]})
				}
				if !f() {
					return false
				}
			}
			return true
		}
		if !others(func() bool {
			t.set(v, fpoison)
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
					t.inputs[v] = []fval{{bits: values[b]}, {bits: values[a]}}
					return t.try()
				}) {
					return
				}
			}
		}
	}
}

// uses counts the uses of a variable in the target.
func (t *ftest) uses(v dsl.VarID) (n int) {
	t.target.each(func(x *fnode) {
		if x.value == v {
			n++
		}
	})
	return n
}

func (t *ftest) set(v dsl.VarID, x fval) {
	if len(t.inputs[v]) != 1 {
		t.inputs[v] = make([]fval, 1)
	}
	t.inputs[v][0] = x
	t.bind.Vals[v] = num.Of(x.bits)
}

// try tests one input and tells whether to go on.
func (t *ftest) try() bool {
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
	var bad []fval
	for more := true; more; more = t.choices.next() {
		v, ok := t.eval(t.target)
		if !ok {
			return true
		}
		if !slices.Contains(all, v) {
			bad = append(bad, v)
		}
		for _, g := range groups {
			t.shared = t.shared || !slices.Contains(g, v) && !slices.Contains(g, fpoison)
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
func (t *ftest) outcomes() (all []fval, groups map[string][]fval, ok bool) {
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
				groups = map[string][]fval{}
			}
			groups[key] = append(groups[key], v)
		}
	}
	return all, groups, t.choices.runs < maxRuns
}

// known answers a fact of a condition by its definition: of poison it is true,
// of undef it must be so of every member.
func (t *ftest) known(c *dsl.Cond) bool {
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

// formatList writes formats as "half, float and double".
func formatList(names []string) string {
	if n := len(names); n > 1 {
		return strings.Join(names[:n-1], ", ") + " and " + names[n-1]
	}
	return strings.Join(names, "")
}

// Package mergefunc finds functions that do the same and keeps one body of each.
//
//	define i32 @a(i32 %x) { ... }          define i32 @a(i32 %x) { ... }
//	define i32 @b(i32 %x) { ... }          define i32 @b(i32 %x) { %1 = tail call i32 @a(i32 %x)
//	call i32 @b(i32 1)                                             ret i32 %1 }
//	                                       call i32 @a(i32 1)
//
// Functions are compared by a total order (Order), so that they are found in a
// search tree, hash first. Of two equal ones the one survives that nothing
// overrides, then the earlier one. What becomes of the other depends on its
// linkage: it goes, or becomes an alias where its address does not matter, or a
// thunk. Two that may both be replaced when the program is linked get a private
// function that has the body. Flags and hints are intersected first.
//
// It requires nothing, and finds more after passes that bring functions into one
// form. SEMANTICS 25.
package mergefunc

import (
	"cmp"
	"fmt"
	"slices"

	"rewrite/egraph"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
	"rewrite/passes/saturate/program"
)

// Options are of a run.
type Options struct {
	// Select tells which functions may be merged; nil is all.
	Select func(f *ir.Func) bool
	// Rules, if not nil, also merge what is the same by them. Limits bound each
	// e-graph.
	Rules  *program.Program
	Limits egraph.Limits
	Fuel   int // of all comparisons by rules, in nodes; 0 for one that grows with the module
}

// Run merges the functions of a module.
func Run(m *ir.Module, e *pass.Env, opt Options) manager.Kept {
	mg := &merger{m: m, triple: m.Find(ir.Triple), env: e, opt: opt, uses: findUses(m, opt.Select), members: map[*ir.Comdat]int{}, state: map[*ir.Func]*candidate{}, gone: map[*ir.Global]bool{},
		tree: tree{compare: compareHashed, hashed: true}, exact: tree{compare: compareExact, hashed: true}}
	o, err := NewOrder(m)
	if err != nil {
		for _, f := range m.Funcs {
			if len(f.Blocks) > 0 {
				mg.missed(f, nil, "%v", err)
			}
		}
		return manager.All
	}
	mg.order = o
	for _, g := range m.Globals {
		if g.Comdat != nil {
			mg.members[g.Comdat]++
		}
	}
	var todo []*candidate
	for i, f := range m.Funcs {
		if len(f.Blocks) == 0 || opt.Select != nil && !opt.Select(f) {
			continue
		}
		c := &candidate{f: f, order: i, rank: o.rank(f.Global), why: unfit(f)}
		mg.all = append(mg.all, c)
		if c.why == "" {
			mg.state[f] = c
			todo = append(todo, c)
		}
	}
	mg.rounds(todo)
	if opt.Rules != nil {
		if mg.modulo, err = newModulo(m, opt); err != nil {
			panic(err) // the language was checked when the rules were compiled
		}
		for again := true; again; again = len(mg.deferred) > 0 {
			mg.rounds(mg.deferred)
			mg.compareModulo()
		}
	}
	if mg.changed {
		m.Sweep(func(g *ir.Global) bool { return mg.gone[g] })
	}
	if e.Asked() {
		mg.explain()
	}
	return manager.None.If(mg.changed)
}

// rounds looks functions up, and those whose calls that changes again, until there
// are none.
func (mg *merger) rounds(todo []*candidate) {
	for {
		slices.SortFunc(todo, before) // strong functions first
		mg.deferred = nil
		for _, c := range todo {
			c.queued = false
			if !c.merged && mg.order.twins[c.f] {
				mg.look(c)
			}
		}
		if todo = mg.deferred; len(todo) == 0 {
			return
		}
	}
}

// A candidate is a function that may be merged.
type candidate struct {
	f     *ir.Func
	order int
	rank  int
	seen  bool      // it was looked at
	tree  *tree     // where it is; nil for nowhere
	s     *Spelling // as it is there
	// queued: it is looked at again in the next round
	queued bool
	merged bool   // another one stands for it
	why    string // it is not merged
	with   *ir.Func
	shape  *shape // nil if it has none, or it was not compared modulo rules since it changed
	// alike is of the same shape, and not the same by the rules for want of missing
	alike   *candidate
	missing *want
}

// instrs are the instructions of a function that was compared with others.
func (c *candidate) instrs() (list []*ir.Value) {
	if c.shape == nil {
		return c.s.Instrs
	}
	for _, b := range c.shape.blocks {
		list = append(list, b.instrs...)
	}
	return list
}

// before orders candidates by who survives.
func before(a, b *candidate) int {
	return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(a.order, b.order))
}

type merger struct {
	m        *ir.Module
	triple   string
	env      *pass.Env
	opt      Options
	order    *Order
	uses     uses
	members  map[*ir.Comdat]int
	all      []*candidate
	state    map[*ir.Func]*candidate
	gone     map[*ir.Global]bool
	tree     tree
	exact    tree // what is not merged for its types, with types as they are
	deferred []*candidate
	modulo   *modulo // nil without rules
	changed  bool
}

func (mg *merger) missed(f *ir.Func, at *ir.Value, format string, args ...any) {
	mg.env.Remarks(f).Missed(at, format, args...)
}

func (mg *merger) applied(f *ir.Func, at *ir.Value, format string, args ...any) {
	mg.env.Remarks(f).Applied(at, format, args...)
}

// look looks a function up in the tree: it is merged with what is equal, or put in.
func (mg *merger) look(c *candidate) {
	c.seen = true
	mg.forget(c)
	c.s = mg.order.Spell(c.f)
	old := mg.tree.insert(c.s)
	if old == nil {
		c.tree = &mg.tree
		return
	}
	if mixed := mg.pair(mg.state[old.Func], c); !mixed {
		return
	}
	// One has pointers where the other has integers; a third may have them, too.
	mg.order.exactTypes(c.s)
	if old = mg.exact.insert(c.s); old == nil {
		c.tree = &mg.exact
		return
	}
	mg.pair(mg.state[old.Func], c)
}

// pair merges two equal functions, old of which is in a tree. It tells whether
// they were not merged for their types.
func (mg *merger) pair(old, c *candidate) (typesDiffer bool) {
	survivor, loser := old, c
	if before(c, old) < 0 {
		survivor, loser = c, old
	}
	mixed, inA, inB, why := mg.order.exchange(survivor.s, loser.s)
	if mixed && why == "" && inB {
		// The version with pointers survives.
		switch {
		case inA:
			why = "each has pointers where the other has integers"
		case loser.rank > survivor.rank:
			why = "the version with pointers may be overridden"
		default:
			survivor, loser = loser, survivor
		}
	}
	in := old.tree
	if why == "" {
		why = mg.merge(survivor, loser, mixed, zip(survivor.s, loser.s), "")
	}
	if why != "" {
		c.why, c.with = why, old.f
		return mixed
	}
	c.why, c.with = "", nil
	loser.merged = true
	if old == loser { // the new one takes its place in the tree
		mg.forget(old)
		if !c.queued {
			in.insert(c.s)
			c.tree = in
		}
	}
	return false
}

// forget takes a function out of its tree.
func (mg *merger) forget(c *candidate) {
	if c.tree != nil {
		c.tree.remove(c.s)
		c.tree = nil
	}
}

// How a function that does the same as another one goes on.
type fate int

const (
	kept    fate = iota
	removed      // nothing needs it
	alias
	thunk
)

// fate tells how a function can go on without its body, at what cost in
// instructions, or why not. same tells that its signature is the survivor's.
func (mg *merger) fate(c *candidate, same bool, casts int) (how fate, cost int, why string) {
	g := c.f.Global
	if discardable(g, mg.members) {
		if calls, others := mg.uses.of(g); !others && (len(calls) == 0 || same && c.rank < 2) {
			return removed, 0, ""
		}
	}
	if same && noAlias(g, mg.triple) == "" {
		return alias, 0, ""
	}
	if why := noThunk(c.f); why != "" {
		return kept, 0, why
	}
	if isThunk(c.f, c.instrs()) {
		return kept, 0, "it only passes its arguments on, as a thunk would"
	}
	return thunk, 2 + casts, ""
}

// zip gives the instructions of two equal functions.
func zip(a, b *Spelling) (list [][2]*ir.Value) {
	for i, v := range a.Instrs {
		list = append(list, [2]*ir.Value{v, b.Instrs[i]})
	}
	return list
}

// merge makes one body serve both functions. It gives the reason when that can't
// be, and has changed nothing then. The survivor's instruction of each of pairs
// stands for the other; by tells remarks by what they are the same.
func (mg *merger) merge(survivor, loser *candidate, mixed bool, pairs [][2]*ir.Value, by string) (why string) {
	f, g := survivor.f, loser.f
	same, casts := f.FuncType == g.FuncType, 0
	if !same {
		pairs := [][2]*ir.Type{{f.FuncType.Elem, g.FuncType.Elem}}
		for i, t := range f.FuncType.Fields {
			pairs = append(pairs, [2]*ir.Type{t, g.FuncType.Fields[i]})
		}
		for _, p := range pairs {
			n, ok := mg.casts(p[0], p[1])
			if !ok {
				return "their signatures name different types"
			}
			casts += n
		}
	}
	how, cost, why := mg.fate(loser, same, casts)
	if why != "" {
		return why
	}
	own := kept
	if survivor.rank > 0 {
		var more int
		if own, more, why = mg.fate(survivor, true, 0); why != "" {
			return why
		}
		if len(edit.AddressTaken(f)) > 0 {
			return "the address of one of its blocks is taken, and the body would move"
		}
		cost += more
	}
	// Where it saves nothing calls go to one function, and so does the cache.
	if n := len(loser.instrs()); n < cost {
		return fmt.Sprintf("it costs more than it saves: %d instructions for %d", cost, n)
	}
	mg.changed = true
	mg.intersect(f, g, pairs)
	to := f.Global
	if own != kept {
		old := f.Global
		to = edit.MoveBody(old)
		survivor.rank = 0
		mg.applied(f, nil, "the body moved to %s, which no other module can replace", to.Spelling())
		if !old.MayBeReplaced() {
			mg.redirect(old, to)
		}
		mg.replace(old, to, own, "")
	}
	if same && loser.rank < 2 {
		mg.redirect(g.Global, to)
	}
	to.Align = max(to.Align, g.Align)
	f.PrefAlign = max(f.PrefAlign, g.PrefAlign)
	mg.replace(g.Global, to, how, by)
	f.MarkChanged()
	return ""
}

// maxCasts bounds the casts between two types.
const maxCasts = 16

// casts is how many instructions make a value of one type one of the other, in
// either direction, and whether some can; x has the pointers.
func (mg *merger) casts(x, y *ir.Type) (n int, ok bool) {
	switch {
	case x == y:
		return 0, true
	case pointerFor(x, y):
		return 1, true
	case x.Kind != ir.StructKind && x.Kind != ir.ArrayKind || !mg.order.sameShape(x, y) || edit.Elements(x) > maxCasts:
		return 0, false
	}
	for i := range edit.Elements(x) {
		more, ok := mg.casts(edit.ElementType(x, i), edit.ElementType(y, i))
		if n += 2 + more; !ok || n > maxCasts {
			return 0, false
		}
	}
	return n, true
}

// isThunk tells of a function that passes its arguments on to another one in tail
// position, with casts at most. Another one in its place would only be a detour.
func isThunk(f *ir.Func, instrs []*ir.Value) bool {
	var call *ir.Value
	for _, v := range instrs {
		switch {
		case v.Op == ir.OpCall && call == nil && v.Flags&ir.Tail != 0 && v.CalledFunc() != nil:
			call = v
		case v.Op != ir.OpRet && !v.Op.IsCast() && v.Op != ir.OpExtractValue && v.Op != ir.OpInsertValue:
			return false
		}
	}
	if call == nil || len(call.Args) != len(f.Params)+1 {
		return false
	}
	for i, a := range call.Args[1:] {
		if a.Op.IsCast() {
			a = a.Args[0]
		}
		if a != f.Params[i] && a.Op != ir.OpInsertValue {
			return false
		}
	}
	return true
}

// replace takes the body of a function away.
func (mg *merger) replace(g, to *ir.Global, how fate, by string) {
	old := g.Func
	switch how {
	case removed:
		mg.applied(old, nil, "it does the same as %s%s, and is removed", to.Spelling(), by)
		g.Func = nil
		mg.gone[g] = true
		if g.Comdat != nil {
			mg.members[g.Comdat]--
		}
	case alias:
		mg.applied(old, nil, "it does the same as %s%s, and becomes an alias of it", to.Spelling(), by)
		to.Align = max(to.Align, g.Align)
		edit.MakeAlias(g, to)
		mg.uses[to] = append(mg.uses[to], use{})
	case thunk:
		mg.applied(old, nil, "it does the same as %s%s, and becomes a thunk", to.Spelling(), by)
		call := edit.Thunk(g, to)
		mg.locate(call, g)
		mg.uses[to] = append(mg.uses[to], use{call, g.Func})
	}
}

// locate gives a call without a location an artificial one, which a function with
// debug information must have for what may be inlined.
func (mg *merger) locate(call *ir.Value, within *ir.Global) {
	if scope := within.Meta.Get("dbg"); scope != "" && call.Meta.Get("dbg") == "" {
		list := slices.Clone(attached(call.Meta))
		call.Meta = &ir.Meta{List: append(list, ir.Attachment{Kind: "dbg", Node: "!DILocation(line: 0, scope: " + scope + ")"})}
	}
}

// redirect makes the calls of one function calls of another. The callers are
// other functions than they were, and are looked at again.
func (mg *merger) redirect(g, to *ir.Global) {
	calls, _ := mg.uses.of(g)
	for _, u := range calls {
		if u.owner == g.Func {
			continue
		}
		u.call.SetArg(0, u.owner.Const(ir.Value{Op: ir.OpGlobal, Type: to.Type, Aux: to}))
		if to.Meta.Get("dbg") != "" {
			mg.locate(u.call, u.owner.Global)
		}
		u.owner.MarkChanged()
		mg.uses[to] = append(mg.uses[to], u)
		if c := mg.state[u.owner]; c != nil && (c.seen || mg.modulo != nil) && !c.merged {
			mg.forget(c)
			mg.forgetShape(c)
			if !c.queued {
				c.queued = true
				mg.deferred = append(mg.deferred, c)
			}
		}
	}
}

// intersect leaves the survivor the flags and hints that both have.
func (mg *merger) intersect(f, g *ir.Func, pairs [][2]*ir.Value) {
	for _, p := range pairs {
		v, w := p[0], p[1]
		flags := v.Flags&w.Flags | v.Flags&^weakFlags
		switch {
		case v.Op == ir.OpGEP && !sameSteps(v, w):
			flags = 0 // the addresses on the way are others
		case v.Op == ir.OpGEP && v.Flags != w.Flags:
			flags = ir.CommonGEP(v.Flags, w.Flags)
		}
		if flags != v.Flags {
			mg.applied(f, v, "%s has not all of the flags %q in %s", v.Op, v.Flags, g.Spelling())
			v.Flags = flags
		}
		v.Meta = v.Meta.Keep(func(kind string) bool {
			return !hints[kind] || mg.order.node(v.Meta.Get(kind)) == mg.order.node(w.Meta.Get(kind))
		})
	}
}

// sameSteps tells whether two equal geps go over the same addresses.
func sameSteps(v, w *ir.Value) bool {
	if v.Aux != w.Aux || len(v.Args) != len(w.Args) {
		return false
	}
	for i := 1; i < len(v.Args); i++ {
		x, y := v.Args[i], w.Args[i]
		if x.Op == ir.OpInt && (y.Op != ir.OpInt || x.Type != y.Type || x.Int().Cmp(y.Int()) != 0) {
			return false
		}
	}
	return true
}

// explain says of the functions that are as they were, and do what another one
// does, why that is so.
func (mg *merger) explain() {
	byBody := tree{compare: func(a, b *Spelling) int { return slices.Compare(a.Body, b.Body) }}
	slices.SortFunc(mg.all, func(a, b *candidate) int { return cmp.Compare(a.order, b.order) })
	cycles := map[*ir.Global]bool{}
	for _, f := range mg.order.onCycles(func(f *ir.Func) bool { return len(f.Blocks) > 0 }) {
		cycles[f.Global] = true
	}
	for _, c := range mg.all {
		if c.merged || mg.gone[c.f.Global] || c.f.Global.Func != c.f {
			continue
		}
		if c.with != nil {
			mg.missed(c.f, nil, "it does the same as %s, but %s", c.with.Spelling(), c.why)
			continue
		}
		s := mg.order.spell(c.f, coarse{true, cycles})
		old := byBody.insert(s)
		if old == nil {
			mg.explainModulo(c)
			continue
		}
		why := c.why
		if why == "" {
			why = unfit(old.Func)
		}
		if why == "" {
			why = mg.difference(old, s)
		}
		mg.missed(c.f, nil, "it does the same as %s, but %s", old.Func.Spelling(), why)
	}
}

// difference names what two functions of the same body differ in.
func (mg *merger) difference(a, b *Spelling) string {
	for i, h := range heads {
		if a.Head[i] != b.Head[i] {
			return "not with the same " + h.name
		}
	}
	if slices.Compare(a.Head, b.Head) != 0 {
		return "not with the same signature"
	}
	short := coarse{asm: true}
	if slices.Compare(mg.order.spell(a.Func, short).Body, mg.order.spell(b.Func, short).Body) == 0 {
		return "not with the same inline assembly"
	}
	return "they are on cycles of calls, and what they call is not the same, or may be overridden"
}

package egraph

import (
	"fmt"
	"math"
	"slices"
	"time"
)

// Default limits. A run may set others; stopping early is always a valid result
// and always reported.
const (
	// DefaultIterations is more than any sound rule set needs on a basic block:
	// in practice the graph saturates or hits another limit first.
	DefaultIterations = 30
	// DefaultNodes keeps a block's graph within the second-level cache.
	DefaultNodes = 10_000
	// DefaultMatches bounds what one iteration has to hold and apply.
	DefaultMatches = 20_000
	// DefaultFuel bounds left-side matching for a whole run, in nodes and
	// classes looked at, of about ten nanoseconds each. Without it one unlucky
	// function costs seconds although the graph stays small. Of 14,711 blocks of
	// SQLite this stops 15 more than eight times as much would, which costs
	// nothing: the programs that come out are as cheap.
	DefaultFuel = 50_000
)

// Limits bound a run. A zero field means the default; Unlimited means none.
type Limits struct {
	Iterations int
	Nodes      int
	Matches    int // per iteration
	Fuel       int // per run
}

// Unlimited as a limit is no limit.
const Unlimited = math.MaxInt

// NoLimits is for workloads that are known to end.
var NoLimits = Limits{Unlimited, Unlimited, Unlimited, Unlimited}

func (l Limits) withDefaults() Limits {
	or := func(v *int, d int) {
		if *v == 0 {
			*v = d
		}
	}
	or(&l.Iterations, DefaultIterations)
	or(&l.Nodes, DefaultNodes)
	or(&l.Matches, DefaultMatches)
	or(&l.Fuel, DefaultFuel)
	return l
}

// StopKind says why a run ended.
type StopKind uint8

// Stop kinds.
const (
	Saturated StopKind = iota
	IterationLimit
	NodeLimit
	MatchLimit
	FuelLimit
	Contradiction
)

// Stop says why a run ended, with the number that tripped.
type Stop struct {
	Kind  StopKind
	Limit int
	Why   string // of a contradiction
}

// String says why, with the number that tripped.
func (s Stop) String() string {
	switch s.Kind {
	case Saturated:
		return "saturated"
	case IterationLimit:
		return fmt.Sprintf("iteration limit %d", s.Limit)
	case NodeLimit:
		return fmt.Sprintf("node limit %d", s.Limit)
	case MatchLimit:
		return fmt.Sprintf("match limit %d in one iteration", s.Limit)
	case FuelLimit:
		return fmt.Sprintf("fuel limit %d", s.Limit)
	case Contradiction:
		return "contradiction: " + s.Why
	}
	return fmt.Sprintf("stop %d", s.Kind)
}

// Options of a run.
type Options struct {
	Limits    Limits
	Scheduler Scheduler // nil is Plain
	Stats     *Stats    // accumulates, if not nil
	FullScan  bool      // search everything each time, not only what changed

	// Shuffle, if not 0, seeds a random order of the matches of each
	// iteration. Results differ, soundness must not: it is for tests.
	Shuffle uint64
}

// Iteration is what one iteration did.
type Iteration struct {
	Phase   int
	Matches int // found
	Applied int // that changed the graph
	Built   int // nodes made by that
	Fuel    int // spent on matching
	Nodes   int // after it
	Classes int
	Edges   int
}

// Report is what a run did. It is valid until the graph's next run.
type Report struct {
	Stop       Stop
	Iterations []Iteration

	// Cut counts refinement edges dropped, and closings cut short, by the bounds
	// on edges since the graph was reset. 0 for all but hostile input.
	Cut int
}

// Run saturates the graph under the rules: per iteration it searches all rules
// on the frozen graph, applies all matches, and rebuilds.
func (g *Graph) Run(rs *RuleSet, opt Options) *Report {
	g.report.Iterations = g.report.Iterations[:0]
	g.report.Stop = Stop{}
	lim := opt.Limits.withDefaults()
	g.match.fuel = lim.Fuel
	g.refuel()
	if opt.Scheduler == nil {
		g.runPhase(rs, opt, lim, nil, 0, lim.Iterations)
	} else {
		opt.Scheduler.schedule(g, rs, opt, lim)
	}
	g.report.Cut = g.edges.cut
	return &g.report
}

// rationing decides which rules an iteration may use and which of its matches
// count. Plain schedules have none.
type rationing interface {
	// before returns the rules to skip, or nil.
	before(iteration int) []bool
	// after sees the matches per rule and returns rules whose matches are
	// dropped, or nil.
	after(iteration int, count []uint32) []bool
	// waiting reports whether a rule is held back, so that nothing having
	// changed does not mean saturation; it may release rules.
	waiting(iteration int) bool
}

// runPhase iterates with one rule set until it saturates or a limit is reached,
// which it reports.
func (g *Graph) runPhase(rs *RuleSet, opt Options, lim Limits, ration rationing, phase, iterations int) Stop {
	if g.lang != rs.lang {
		panic("egraph: rules compiled for another language")
	}
	m := &g.match
	incremental := false // what this rule set never saw is all new to it
	stop := Stop{IterationLimit, iterations, ""}
	for i := range iterations {
		g.Rebuild()
		if g.dead && !g.off(3) {
			stop = Stop{Contradiction, 0, g.why}
			break
		}
		if g.live > lim.Nodes {
			stop = Stop{NodeLimit, lim.Nodes, ""}
			break
		}
		it, dropped := g.iterate(rs, opt, lim, ration, i, incremental)
		it.Phase = phase
		g.report.Iterations = append(g.report.Iterations, it.Iteration)
		if g.dead && !g.off(3) {
			stop = Stop{Contradiction, 0, g.why}
			break
		}
		if it.nodesHit {
			stop = Stop{NodeLimit, lim.Nodes, ""}
			break
		}
		if m.stopped {
			stop = Stop{FuelLimit, lim.Fuel, ""}
			if m.limit < 0 {
				stop = Stop{MatchLimit, lim.Matches, ""}
			}
			break
		}
		if it.Applied == 0 && !(ration != nil && ration.waiting(i)) {
			stop = Stop{Kind: Saturated}
			break
		}
		incremental = !opt.FullScan && !dropped
	}
	g.report.Stop = stop
	return stop
}

// iteration is Iteration with what only runPhase wants to know.
type iteration struct {
	Iteration
	nodesHit bool
}

// iterate searches, applies and rebuilds once. dropped says that not all rules
// were served, so the next search must not trust what is unchanged.
func (g *Graph) iterate(rs *RuleSet, opt Options, lim Limits, ration rationing, i int, incremental bool) (it iteration, dropped bool) {
	m := &g.match
	m.found.reset()
	m.limit = lim.Matches
	m.stopped = false
	m.skip, m.count, m.stats, m.seen = nil, nil, opt.Stats, nil
	if ration != nil {
		m.skip = ration.before(i)
	}
	if ration != nil {
		m.count = resize(g.counts, len(rs.rules))
		clear(m.count)
		g.counts = m.count
	}
	if opt.Stats != nil {
		m.seen = opt.Stats.open(rs)
	}
	fuel := m.fuel
	if opt.Stats != nil && opt.Stats.Timed {
		start := time.Now()
		g.search(rs, incremental)
		opt.Stats.SearchNanos += int64(time.Since(start))
	} else {
		g.search(rs, incremental)
	}
	it.Fuel = fuel - m.fuel
	it.Matches = lim.Matches - max(m.limit, 0)
	var drop []bool
	if ration != nil {
		drop = ration.after(i, m.count)
	}
	dropped = m.skip != nil || drop != nil
	it.nodesHit = g.applyAll(rs, opt, lim, drop, &it)
	g.Rebuild()
	it.Nodes, it.Classes, it.Edges = g.live, g.classes, g.edges.n
	return it, dropped
}

// applyAll applies the matches found. It reports whether it stopped at the node
// limit.
func (g *Graph) applyAll(rs *RuleSet, opt Options, lim Limits, drop []bool, it *iteration) (hit bool) {
	chunks := g.match.found.used()
	if opt.Shuffle != 0 {
		chunks = g.shuffled(rs, chunks, opt.Shuffle+uint64(len(g.report.Iterations)))
	}
	ids := len(g.nodes)
	defer func() { it.Built = len(g.nodes) - ids }()
	g.reserve(it.Matches)
	over := false // the rest is only counted
	for _, found := range chunks {
		for at := 0; at < len(found); {
			rule := found[at] >> 1
			c := &rs.rules[rule]
			n := g.matchLen(c)
			m := found[at : at+n : at+n]
			at += n
			if !over && g.live > lim.Nodes {
				over, hit = true, true
			}
			if over || drop != nil && drop[rule] {
				switch {
				case opt.Stats != nil:
					opt.Stats.Rules[rule].Dropped++
				case over:
					return hit
				}
				continue
			}
			changed := false
			if opt.Stats != nil {
				changed = opt.Stats.apply(g, c, m)
			} else {
				changed = g.applyMatch(c, m, nil)
			}
			if changed {
				it.Applied++
			}
			over = g.dead && !g.off(3)
		}
	}
	return hit
}

// reserve makes room for what the matches will build, going by how many nodes
// the last iteration's matches built, so that big graphs don't copy themselves
// many times over. Small graphs just grow.
func (g *Graph) reserve(matches int) {
	const worth = 1 << 12
	last := len(g.report.Iterations) - 1
	if matches < worth || last < 0 {
		return
	}
	it := &g.report.Iterations[last]
	n := len(g.nodes) + int(float64(matches)*float64(it.Built)/float64(it.Matches+1)*1.5)
	if n > cap(g.nodes) {
		g.growTo(n)
		g.uses = regrow(g.uses, len(g.uses)+2*(n-len(g.nodes)))
	}
}

// shuffled returns the matches in a random order.
func (g *Graph) shuffled(rs *RuleSet, chunks [][]uint32, seed uint64) [][]uint32 {
	var all [][]uint32
	for _, found := range chunks {
		for at := 0; at < len(found); {
			n := g.matchLen(&rs.rules[found[at]>>1])
			all = append(all, found[at:at+n])
			at += n
		}
	}
	rnd := seed
	for i := len(all) - 1; i > 0; i-- {
		rnd = mix(rnd, uint64(i))
		j := int(rnd % uint64(i+1))
		all[i], all[j] = all[j], all[i]
	}
	return all
}

// maxCalc bounds the computed payloads and types of one right side that stay
// off the heap.
const maxCalc = 8

// applyMatch builds the right side of a match and relates it to the root. It
// reports whether the graph changed. Equalities union if the match was exact;
// everything else adds an edge.
func (g *Graph) applyMatch(c *compiledRule, m []uint32, st *Stats) bool {
	b := Bindings{g, c, m}
	for i := range c.late {
		gd := &c.late[i]
		if !g.lateHolds(gd, b) {
			if st != nil {
				st.fails[st.rs.ways[c.id].slots[gd.index]]++
				st.Rules[c.id].Refused++
			}
			return false
		}
	}
	// All that may refuse comes before anything is built.
	var calcBuf [maxCalc]uint64
	calc := calcBuf[:0]
	if c.calc > 0 {
		var ok bool
		if calc, ok = g.compute(c, b, calc); !ok {
			if st != nil {
				st.Rules[c.id].NotComputed++
			}
			return false
		}
	}
	before := g.changes
	exact := m[matchHead]&1 == 0 && c.rule.Kind == Equality
	root := m[matchRoot]
	if c.root >= 0 {
		g.relateMatch(c, m, root, m[c.root], exact, 0)
		return g.changes != before
	}
	built := resize(g.build, len(c.right))
	g.build = built
	last := len(c.right) - 1
	for i := range c.right {
		into := none
		if i == last && exact {
			into = g.find(root)
		}
		var id uint32
		n := len(g.nodes)
		if rb := &c.right[i]; rb.plain {
			id = g.buildPlain(rb, m, built, root, i == last, into)
		} else {
			id = g.buildAny(rb, b, built, &calc, i == last, into)
		}
		if i != last {
			built[i] = id
			continue
		}
		built[i] = id
		if into != none && len(g.nodes) > n && id >= uint32(n) {
			if g.log.on { // born in the class: link it with its reason
				g.log.link(id, root, Reason{ReasonRule, g.log.keepMatch(c, m, built), 0})
			}
			break
		}
		g.relateMatch(c, m, root, id, exact, len(c.right))
	}
	return g.changes != before
}

// relateMatch unions or connects the root's node with the right side's.
func (g *Graph) relateMatch(c *compiledRule, m []uint32, root, to uint32, exact bool, built int) {
	if g.find(root) == g.find(to) {
		return
	}
	r := Reason{Kind: ReasonRule}
	if g.log.on {
		r.ref = g.log.keepMatch(c, m, g.build[:built])
	}
	if exact {
		g.union(root, to, r)
	} else {
		g.refine(root, to, r)
	}
}

// arg is the class of an operand of a builder.
func (g *Graph) arg(a int16, m, built []uint32) uint32 {
	if a >= 0 {
		return g.find(m[a])
	}
	return g.find(built[^a])
}

func (g *Graph) buildPlain(rb *builder, m, built []uint32, root uint32, isRoot bool, into uint32) uint32 {
	x := g.arg(rb.args[0], m, built)
	typ := g.nodes[x].typ()
	if isRoot {
		typ = g.nodes[root].typ()
	}
	body := uint64(x)
	if len(rb.args) == 2 {
		body = pack(x, g.arg(rb.args[1], m, built))
	}
	f := rb.pat.Flags.Set
	if len(rb.row.info.Implied) > 0 {
		f = g.lang.Imply(rb.pat.Op, f)
	}
	return g.intern(makeHead(rb.pat.Op, typ, f), body, into)
}

func (g *Graph) buildAny(rb *builder, b Bindings, built []uint32, calc *[]uint64, isRoot bool, into uint32) uint32 {
	p := rb.pat
	next := func() uint64 {
		v := (*calc)[0]
		*calc = (*calc)[1:]
		return v
	}
	var payload uint64
	switch p.Payload.Kind {
	case Exact:
		payload = p.Payload.Value
	case Bound:
		payload = b.Payload(p.Payload.Index)
	case Computed:
		payload = next()
	}
	var typ Type
	switch {
	case p.Type.Kind == Exact:
		typ = p.Type.Type
	case p.Type.Kind == Bound:
		typ = b.Type(p.Type.Index)
	case p.Type.Kind == Computed:
		typ = Type(next())
	case isRoot || len(rb.args) == 0:
		typ = b.RootType()
	default:
		typ = g.nodes[g.arg(rb.args[0], b.m, built)].typ()
	}
	f := p.Flags.Set
	if p.Flags.Vars != 0 {
		common := ^Flags(0)
		for i := range MaxVars {
			if p.Flags.Vars>>i&1 != 0 {
				common &= b.Flags(i)
			}
		}
		f |= common &^ p.Flags.Drop
	}
	head := makeHead(p.Op, typ, g.lang.Imply(p.Op, f))
	if rb.row.arena {
		kids := make([]ClassID, len(rb.args))
		for i, a := range rb.args {
			kids[i] = ClassID(g.arg(a, b.m, built))
		}
		if rb.row.info.OneChoice {
			if n, ok := g.choiceAmong(head, kids); ok {
				return n
			}
		}
		return g.addArena(head, payload, kids, into)
	}
	switch len(rb.args) {
	case 0:
		return g.intern(head, payload, into)
	case 1:
		return g.intern(head, uint64(g.arg(rb.args[0], b.m, built)), into)
	}
	return g.intern(head, pack(g.arg(rb.args[0], b.m, built), g.arg(rb.args[1], b.m, built)), into)
}

// choiceAmong finds the oldest instance of a one-choice operator over operands. A
// rule that builds one holds for every choice, so for that of an instance which is
// there already, be it of the input.
func (g *Graph) choiceAmong(head uint64, kids []ClassID) (n uint32, ok bool) {
	if len(kids) == 0 {
		return 0, false
	}
	tail := g.cls[kids[0]].useTail
	if tail == 0 {
		return 0, false
	}
	for u := g.uses[tail].next; ; u = g.uses[u].next {
		if p := g.uses[u].node; g.nodes[p].head == head && g.state[p]&nodeDead == 0 && (!ok || p < n) &&
			slices.EqualFunc(g.arenaKids(g.nodes[p].body), kids, func(a uint32, b ClassID) bool { return g.find(a) == uint32(b) }) {
			n, ok = p, true
		}
		if u == tail {
			return n, ok
		}
	}
}

// compute evaluates the computed payloads and types, in the builders' order.
func (g *Graph) compute(c *compiledRule, b Bindings, out []uint64) ([]uint64, bool) {
	for i := range c.right {
		p := c.right[i].pat
		if p.Payload.Kind == Computed {
			v, ok := g.lang.Computes[p.Payload.Index].Eval(g, b)
			if !ok {
				return nil, false
			}
			out = append(out, v)
		}
		if p.Type.Kind == Computed {
			t, ok := g.lang.TypeComputes[p.Type.Index].Eval(g, b)
			if !ok {
				return nil, false
			}
			out = append(out, uint64(t))
		}
	}
	return out, true
}

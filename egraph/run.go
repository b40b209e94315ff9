package egraph

import (
	"fmt"
	"math"
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
	// classes looked at. It is a few milliseconds: without it one unlucky
	// function costs seconds although the graph stays small.
	DefaultFuel = 1_000_000
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
	m.skip, m.count, m.fails = nil, nil, nil
	if ration != nil {
		m.skip = ration.before(i)
	}
	if opt.Stats != nil || ration != nil {
		m.count = resize(g.counts, len(rs.rules))
		clear(m.count)
		g.counts = m.count
	}
	if opt.Stats != nil {
		m.fails = opt.Stats.open(rs)
	}
	fuel := m.fuel
	g.search(rs, incremental)
	it.Fuel = fuel - m.fuel
	it.Matches = lim.Matches - max(m.limit, 0)
	var drop []bool
	if ration != nil {
		drop = ration.after(i, m.count)
	}
	dropped = m.skip != nil || drop != nil
	if opt.Stats != nil {
		opt.Stats.matched(m.count)
	}
	it.nodesHit = g.applyAll(rs, opt, lim, drop, &it)
	g.Rebuild()
	it.Nodes, it.Classes, it.Edges = g.live, g.classes, g.edges.n
	return it, dropped
}

// applyAll applies the matches found. It reports whether it stopped at the node
// limit.
func (g *Graph) applyAll(rs *RuleSet, opt Options, lim Limits, drop []bool, it *iteration) bool {
	chunks := g.match.found.used()
	if opt.Shuffle != 0 {
		chunks = g.shuffled(rs, chunks, opt.Shuffle+uint64(len(g.report.Iterations)))
	}
	g.reserve(rs, it.Matches)
	for _, found := range chunks {
		for at := 0; at < len(found); {
			rule := found[at] >> 1
			c := &rs.rules[rule]
			n := g.matchLen(c)
			m := found[at : at+n : at+n]
			at += n
			if drop != nil && drop[rule] {
				continue
			}
			if g.live > lim.Nodes {
				return true
			}
			var st *RuleStats
			if opt.Stats != nil {
				st = &opt.Stats.Rules[rule]
			}
			if g.applyMatch(c, m, st) {
				it.Applied++
				if st != nil {
					st.Applied++
				}
			}
			if g.dead && !g.off(3) {
				return false
			}
		}
	}
	return false
}

// reserve makes room for what the matches may build, so that big graphs don't
// copy themselves many times over. Room that is not used is never touched, and
// so costs no memory; small graphs just grow.
func (g *Graph) reserve(rs *RuleSet, matches int) {
	const worth = 1 << 14
	if matches < worth {
		return
	}
	n := min(len(g.nodes)+matches*rs.builders, len(g.nodes)*reserveFactor)
	if n > cap(g.nodes) {
		g.growTo(n)
		g.uses = regrow(g.uses, len(g.uses)+2*(n-len(g.nodes)))
	}
}

// reserveFactor bounds how much room one iteration asks for: graphs grow by less
// per iteration, or grow once more.
const reserveFactor = 10

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

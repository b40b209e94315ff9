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

// Applied tells whether a match changed the graph.
func (r *Report) Applied() bool {
	return slices.ContainsFunc(r.Iterations, func(it Iteration) bool { return it.Applied > 0 })
}

// Run saturates the graph under the rules: per iteration it searches all rules
// on the frozen graph, applies all matches, and rebuilds.
func (g *Graph) Run(rs *RuleSet, opt Options) *Report {
	g.runner.report.Iterations = g.runner.report.Iterations[:0]
	g.runner.report.Stop = Stop{}
	lim := opt.Limits.withDefaults()
	g.match.fuel = lim.Fuel
	g.edges.refuel()
	if opt.Scheduler == nil {
		g.runner.phase(rs, opt, lim, nil, 0, lim.Iterations)
	} else {
		opt.Scheduler.schedule(g, rs, opt, lim)
	}
	g.runner.report.Cut = g.edges.cut
	return &g.runner.report
}

// runner is what a Run does, by iterations: the search, then all matches, then a Rebuild.
// Schedulers ask it for phases.
type runner struct {
	g      *Graph
	report Report
	counts []uint32 // scratch: matches by rule, for schedulers that ration
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

// phase iterates with one rule set until it saturates or a limit is reached,
// which it reports.
func (r *runner) phase(rs *RuleSet, opt Options, lim Limits, ration rationing, phase, iterations int) Stop {
	g := r.g
	if g.lang != rs.lang {
		panic("egraph: rules compiled for another language")
	}
	if rs.deferred != nil && g.log.on && !g.log.lazy {
		panic("egraph: rules that were read explain no more than which rules were used")
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
		it, dropped := r.iterate(rs, opt, lim, ration, i, incremental)
		it.Phase = phase
		r.report.Iterations = append(r.report.Iterations, it.Iteration)
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
	r.report.Stop = stop
	return stop
}

// iteration is Iteration with what only phase wants to know.
type iteration struct {
	Iteration
	nodesHit bool
}

// iterate searches, applies and rebuilds once. dropped says that not all rules
// were served, so the next search must not trust what is unchanged.
func (r *runner) iterate(rs *RuleSet, opt Options, lim Limits, ration rationing, i int, incremental bool) (it iteration, dropped bool) {
	g := r.g
	m := &g.match
	m.found.reset()
	m.limit = lim.Matches
	m.stopped = false
	m.skip, m.count, m.stats, m.seen = nil, nil, opt.Stats, nil
	if ration != nil {
		m.skip = ration.before(i)
	}
	if ration != nil {
		m.count = resize(r.counts, rs.Len())
		clear(m.count)
		r.counts = m.count
	}
	if opt.Stats != nil {
		m.seen = opt.Stats.open(rs)
	}
	fuel := m.fuel
	if opt.Stats != nil && opt.Stats.Timed {
		start := time.Now()
		g.match.search(rs, incremental)
		opt.Stats.SearchNanos += int64(time.Since(start))
	} else {
		g.match.search(rs, incremental)
	}
	it.Fuel = fuel - m.fuel
	it.Matches = lim.Matches - max(m.limit, 0)
	var drop []bool
	if ration != nil {
		drop = ration.after(i, m.count)
	}
	dropped = m.skip != nil || drop != nil
	it.nodesHit = r.applyAll(rs, opt, lim, drop, &it)
	g.Rebuild()
	it.Nodes, it.Classes, it.Edges = g.live, g.classes, g.edges.n
	return it, dropped
}

// applyAll applies the matches found. It reports whether it stopped at the node
// limit.
func (r *runner) applyAll(rs *RuleSet, opt Options, lim Limits, drop []bool, it *iteration) (hit bool) {
	g := r.g
	chunks := g.match.found.used()
	if opt.Shuffle != 0 {
		chunks = r.shuffled(rs, chunks, opt.Shuffle+uint64(len(r.report.Iterations)))
	}
	ids := len(g.nodes)
	defer func() { it.Built = len(g.nodes) - ids }()
	r.reserve(it.Matches)
	over := false // the rest is only counted
	for _, found := range chunks {
		for at := 0; at < len(found); {
			rule := found[at] >> 1
			n := g.match.matchLen(&rs.heads[rule])
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
			c := rs.rule(rule)
			changed := false
			if opt.Stats != nil {
				changed = opt.Stats.apply(g, c, m)
			} else {
				changed = g.applier.apply(c, m, nil)
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
func (r *runner) reserve(matches int) {
	g := r.g
	const worth = 1 << 12
	last := len(r.report.Iterations) - 1
	if matches < worth || last < 0 {
		return
	}
	it := &r.report.Iterations[last]
	n := len(g.nodes) + int(float64(matches)*float64(it.Built)/float64(it.Matches+1)*1.5)
	if n > cap(g.nodes) {
		g.growTo(n)
		g.uses = regrow(g.uses, len(g.uses)+2*(n-len(g.nodes)))
	}
}

// shuffled returns the matches in a random order.
func (r *runner) shuffled(rs *RuleSet, chunks [][]uint32, seed uint64) [][]uint32 {
	g := r.g
	var all [][]uint32
	for _, found := range chunks {
		for at := 0; at < len(found); {
			n := g.match.matchLen(&rs.heads[found[at]>>1])
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

// Scheduler decides which rules run when.
type Scheduler interface {
	schedule(g *Graph, rs *RuleSet, opt Options, lim Limits)
}

// Plain runs all rules in every iteration. It is the default.
type Plain struct{}

func (Plain) schedule(g *Graph, rs *RuleSet, opt Options, lim Limits) {
	g.runner.phase(rs, opt, lim, nil, 0, lim.Iterations)
}

// BackOff holds back rules that match too often: a rule with more matches in an
// iteration than its limit loses them and sits out some iterations; both double
// each time. Zero fields mean the defaults.
type BackOff struct {
	MatchLimit int
	BanLength  int
}

const (
	// DefaultBackOffMatches lets small graphs through untouched.
	DefaultBackOffMatches = 1000
	// DefaultBackOffBan is long enough for other rules to make headway.
	DefaultBackOffBan = 5
)

func (b BackOff) schedule(g *Graph, rs *RuleSet, opt Options, lim Limits) {
	if b.MatchLimit == 0 {
		b.MatchLimit = DefaultBackOffMatches
	}
	if b.BanLength == 0 {
		b.BanLength = DefaultBackOffBan
	}
	g.runner.phase(rs, opt, lim, &backOff{
		BackOff: b,
		until:   make([]int, rs.Len()),
		times:   make([]int, rs.Len()),
		skip:    make([]bool, rs.Len()),
		stats:   opt.Stats,
	}, 0, lim.Iterations)
}

type backOff struct {
	BackOff
	until []int // by rule: banned before this iteration
	times []int // by rule: times banned
	skip  []bool
	stats *Stats
}

func (b *backOff) before(iteration int) []bool {
	any := false
	for r, u := range b.until {
		b.skip[r] = iteration < u
		any = any || b.skip[r]
	}
	if !any {
		return nil
	}
	return b.skip
}

func (b *backOff) after(iteration int, count []uint32) []bool {
	var drop []bool
	for r, n := range count {
		if int(n) <= b.MatchLimit<<min(b.times[r], 30) {
			continue
		}
		if drop == nil {
			drop = make([]bool, len(count))
		}
		drop[r] = true
		b.until[r] = iteration + 1 + b.BanLength<<min(b.times[r], 30)
		b.times[r]++
		if b.stats != nil {
			b.stats.Rules[r].Banned++
		}
	}
	return drop
}

// waiting releases the rules whose turn is next if all else is saturated.
func (b *backOff) waiting(iteration int) bool {
	next := 0
	for _, u := range b.until {
		if u > iteration+1 && (next == 0 || u < next) {
			next = u
		}
	}
	held := next != 0
	for r, u := range b.until {
		if u == iteration+1 {
			held = true
		} else if u > iteration+1 {
			b.until[r] = u - (next - (iteration + 1))
		}
	}
	return held
}

// Groups runs groups of rules in order, each to saturation or its bound, and
// repeats the whole as often as Rounds says or until a round changes nothing.
// The RuleSet given to Run is not used and may be nil.
type Groups struct {
	Groups []Group
	Rounds int // 0 is 1
}

// Group is one group of rules.
type Group struct {
	Name       string
	Rules      *RuleSet
	Iterations int    // 0 is the run's limit
	Stats      *Stats // of this group, if not nil
}

func (gs Groups) schedule(g *Graph, _ *RuleSet, opt Options, lim Limits) {
	left := lim.Iterations
	for range max(gs.Rounds, 1) {
		before := g.changes
		for i, gr := range gs.Groups {
			n := left
			if gr.Iterations > 0 {
				n = min(n, gr.Iterations)
			}
			o := opt
			o.Stats = gr.Stats
			had := len(g.runner.report.Iterations)
			stop := g.runner.phase(gr.Rules, o, lim, nil, i, n)
			left -= len(g.runner.report.Iterations) - had
			switch {
			case stop.Kind == IterationLimit && left > 0, stop.Kind == Saturated:
			default:
				if left <= 0 {
					g.runner.report.Stop = Stop{IterationLimit, lim.Iterations, ""}
				}
				return
			}
		}
		if g.changes == before {
			return
		}
	}
}

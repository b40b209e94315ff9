package egraph

// Scheduler decides which rules run when.
type Scheduler interface {
	schedule(g *Graph, rs *RuleSet, opt Options, lim Limits)
}

// Plain runs all rules in every iteration. It is the default.
type Plain struct{}

func (Plain) schedule(g *Graph, rs *RuleSet, opt Options, lim Limits) {
	g.runPhase(rs, opt, lim, nil, 0, lim.Iterations)
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
	g.runPhase(rs, opt, lim, &backOff{
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
			had := len(g.report.Iterations)
			stop := g.runPhase(gr.Rules, o, lim, nil, i, n)
			left -= len(g.report.Iterations) - had
			switch {
			case stop.Kind == IterationLimit && left > 0, stop.Kind == Saturated:
			default:
				if left <= 0 {
					g.report.Stop = Stop{IterationLimit, lim.Iterations, ""}
				}
				return
			}
		}
		if g.changes == before {
			return
		}
	}
}

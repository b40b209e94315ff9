package egraph

// RuleStats counts what became of one rule's matches: the funnel from matching
// to the graph. What survives extraction is for the client to count.
type RuleStats struct {
	Matched     int // left side and guards
	GuardFailed int // structure matched, a guard did not hold
	NotComputed int // a computed payload or type did not exist
	Applied     int // changed the graph
	Banned      int // times a scheduler held the rule back
}

// Stats accumulates over runs and graphs that use one RuleSet.
type Stats struct {
	Rules []RuleStats // by RuleID

	rs    *RuleSet
	fails []uint64 // by guard group
}

// open prepares the counters and returns those of guard groups.
func (s *Stats) open(rs *RuleSet) []uint64 {
	if s.rs != rs {
		if s.rs != nil {
			panic("egraph: statistics of another rule set")
		}
		s.rs = rs
		s.Rules = make([]RuleStats, len(rs.rules))
		s.fails = make([]uint64, rs.groups)
	}
	return s.fails
}

func (s *Stats) matched(count []uint32) {
	for i, n := range count {
		s.Rules[i].Matched += int(n)
	}
	for i, n := range s.fails {
		if n == 0 {
			continue
		}
		for _, r := range s.rs.guardRules[i] {
			s.Rules[r].GuardFailed += int(n)
		}
		s.fails[i] = 0
	}
}

// Add adds the counts of other, which used the same RuleSet.
func (s *Stats) Add(other *Stats) {
	if other.rs == nil {
		return
	}
	s.open(other.rs)
	for i, o := range other.Rules {
		r := &s.Rules[i]
		r.Matched += o.Matched
		r.GuardFailed += o.GuardFailed
		r.NotComputed += o.NotComputed
		r.Applied += o.Applied
		r.Banned += o.Banned
	}
}

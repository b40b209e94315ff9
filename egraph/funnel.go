package egraph

import "time"

// What is counted per test of the code tree is counted once for all rules that share it,
// at the code behind the test. What one rule did is read off when it is asked for: the
// codes on its way through the tree.

// way is where a rule counts: what follows from the tree, which is the rest of its way, is
// left out.
type way struct {
	left  uint32   // the last code that stands before its guards
	slots []uint32 // by index in Rule.Guards
}

// climb gives the code before each code, and by rule the one where it yields: 0 of rules
// whose tree was not needed.
func (rs *RuleSet) climb() (parent, end []uint32) {
	parent, end = make([]uint32, len(rs.codes)), make([]uint32, len(rs.heads))
	for at := range rs.codes {
		c := &rs.codes[at]
		groups := rs.groups[c.groups : c.groups+c.ngroups]
		for i := range groups {
			gr := &groups[i]
			for _, br := range rs.branches[gr.cases : gr.cases+gr.ncases] {
				if br.next != 0 { // exch is the next of another case
					parent[br.next] = uint32(at)
				}
			}
		}
		for _, y := range rs.yields[c.yields : c.yields+c.nyields] {
			end[y.rule] = uint32(at)
		}
	}
	return parent, end
}

// RuleStats counts what became of one rule's matches, in the graph. What
// survives extraction is for the client to count.
type RuleStats struct {
	// Matched counts matches of left side and guards. A search after the first
	// looks again at what is near a change, so one match may count several times.
	Matched     int
	Refused     int // a late guard did not hold
	NotComputed int // a computed payload or type did not exist
	Dropped     int // not applied, for a limit, a contradiction or a scheduler
	Known       int // applied, and changed nothing
	Applied     int // changed the graph; each match is one of the last five

	Nodes  int // made by it, and by the facts of what it made
	Unions int // of classes, new nodes born in an old class included
	Edges  int
	Banned int // times a scheduler held the rule back

	Nanos int64 // of applying it, with Stats.Timed
}

// Funnel is what became of one rule, from the terms that it was tried on to the
// graph. Every count includes what the rule shares with others in the code tree.
type Funnel struct {
	RuleStats

	// Tried counts the nodes at which a search began that have the operator at
	// the rule's root: commutative ones once for each order of their operands.
	Tried uint64
	// Unreached counts the nodes at which a search would have begun, had it not
	// been stopped by a limit.
	Unreached uint64
	Left      uint64   // the left side matched, whatever the guards said
	Failed    []uint64 // by index in Rule.Guards: how often the guard was the first to fail
	Steps     uint64   // tests run for the rule: shared ones count for each
	Own       uint64   // tests that no other rule needs
}

// Add adds the counts of another rule, but for Failed: its guards are others.
func (f *Funnel) Add(o *Funnel) {
	f.RuleStats.add(&o.RuleStats)
	f.Tried += o.Tried
	f.Unreached += o.Unreached
	f.Left += o.Left
	f.Steps += o.Steps
	f.Own += o.Own
}

func (r *RuleStats) add(o *RuleStats) {
	r.Matched += o.Matched
	r.Refused += o.Refused
	r.NotComputed += o.NotComputed
	r.Dropped += o.Dropped
	r.Known += o.Known
	r.Applied += o.Applied
	r.Nodes += o.Nodes
	r.Unions += o.Unions
	r.Edges += o.Edges
	r.Banned += o.Banned
	r.Nanos += o.Nanos
}

// Stats accumulates over runs and graphs that use one RuleSet.
type Stats struct {
	Rules []RuleStats // by RuleID
	// Timed asks for the time, which differs from run to run: SearchNanos of all
	// matching, and that of applying each rule.
	Timed       bool
	SearchNanos int64

	rs    *RuleSet
	seen  []uint64 // by code: how often it was run
	cut   []uint64 // by code of a root: how often it was not, for a limit
	fails []uint64 // by slot
}

// open prepares the counters and returns those of the code tree.
func (s *Stats) open(rs *RuleSet) []uint64 {
	if s.rs != rs {
		if s.rs != nil {
			panic("egraph: statistics of another rule set")
		}
		s.rs = rs
		s.Rules = make([]RuleStats, rs.Len())
		s.seen = make([]uint64, len(rs.codes))
		s.cut = make([]uint64, len(rs.codes))
		s.fails = make([]uint64, rs.slots)
	}
	return s.seen
}

// apply is applier.apply, counted.
func (s *Stats) apply(g *Graph, c *compiledRule, m []uint32) bool {
	r := &s.Rules[c.id]
	refused := r.Refused + r.NotComputed
	nodes, classes, edges := len(g.nodes), g.classes, len(g.edges.list)
	if s.Timed {
		start := time.Now()
		defer func() { r.Nanos += int64(time.Since(start)) }()
	}
	if !g.applier.apply(c, m, s) {
		if r.Refused+r.NotComputed == refused {
			r.Known++
		}
		return false
	}
	r.Applied++
	r.Nodes += len(g.nodes) - nodes
	r.Unions += len(g.nodes) - nodes - (g.classes - classes)
	r.Edges += len(g.edges.list) - edges
	return true
}

// unreached counts the roots that a search did not come to, from node id on.
func (s *Stats) unreached(g *Graph, rs *RuleSet, id int) {
	for ; id < len(g.nodes); id++ {
		if g.state[id]&nodeHidden != 0 {
			continue
		}
		for _, c := range []uint32{rs.roots[g.nodes[id].op()], rs.exch[g.nodes[id].op()]} {
			if c != 0 {
				s.cut[c]++
			}
		}
	}
}

// Funnels returns the counts of all rules, by RuleID; none if nothing was counted.
func (s *Stats) Funnels() []Funnel {
	if s.rs == nil {
		return nil
	}
	parent, end := s.rs.climb()
	users := make([]uint32, len(parent)) // by code: rules that it serves
	for _, c := range end {
		for ; c != 0; c = parent[c] {
			users[c]++
		}
	}
	list := make([]Funnel, len(end))
	for rule, w := range s.rs.ways() {
		f := &list[rule]
		*f = Funnel{RuleStats: s.Rules[rule], Left: s.seen[w.left], Failed: make([]uint64, len(w.slots))}
		for i, slot := range w.slots {
			f.Failed[i] = s.fails[slot]
		}
		for c := end[rule]; c != 0; c = parent[c] {
			f.Tried, f.Unreached = s.seen[c], s.cut[c] // at last those of the root
			if c == end[rule] {
				continue
			}
			f.Steps += s.seen[c]
			if users[c] == 1 {
				f.Own += s.seen[c]
			}
		}
	}
	return list
}

// Steps is the number of tests run, shared ones counted once.
func (s *Stats) Steps() (n uint64) {
	if s.rs != nil {
		for c, seen := range s.seen {
			n += seen * uint64(s.rs.codes[c].ngroups)
		}
	}
	return n
}

// Add adds the counts of other, which used the same RuleSet.
func (s *Stats) Add(other *Stats) {
	if other.rs == nil {
		return
	}
	s.open(other.rs)
	s.SearchNanos += other.SearchNanos
	for i := range other.Rules {
		s.Rules[i].add(&other.Rules[i])
	}
	addTo(s.seen, other.seen)
	addTo(s.cut, other.cut)
	addTo(s.fails, other.fails)
}

func addTo(sum, more []uint64) {
	for i, n := range more {
		sum[i] += n
	}
}

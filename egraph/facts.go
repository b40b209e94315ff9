package egraph

import "slices"

// Fact is a client's handle for what is known of a class's value: known bits, a
// range. It says "poison, or every member satisfies this". 0 is: nothing known.
// Equal facts must have equal handles.
type Fact uint32

// Defined says which of the special values a class is known not to be.
type Defined uint8

// The two halves of being a defined value.
const (
	NotPoison Defined = 1 << iota
	NotUndef          // not even partly, in any lane

	WellDefined = NotPoison | NotUndef

	// Picks, which only Make gives, tells that a node's result is left open
	// within bounds and picked once for all users, as that of a freeze, though
	// the node may be built again anywhere: which NaN a floating-point operation
	// returns. No edge out of its class is an equality, and see MarkShared.
	Picks Defined = Defined(classOneChoice | classPicks)
)

// Analysis is the client's lattice of facts. The e-graph keeps one fact per
// class, flows facts along edges as soundness allows, and matches again what a
// sharper fact may enable. Facts only ever get sharper; chains must be finite.
type Analysis interface {
	// Make derives what a node's operands tell about it. It must not take two
	// operands of one class to be one value unless that class is NotUndef.
	Make(g *Graph, n NodeID) (Fact, Defined)

	// Meet returns the fact that holds where both hold, and false if they
	// contradict each other. It returns a or b itself if that says it all.
	Meet(a, b Fact) (Fact, bool)

	// Modify is called when a class got a fact or merged while having one. It
	// may add nodes, union, refine and prune.
	Modify(g *Graph, c ClassID)
}

// facts is what a Graph knows of its classes, and what of that has yet to flow. It is told
// of new nodes, unions and edges. Facts of a class are at its root, where a union joins
// them; the Defined bits are in class.bits. After a Rebuild without contradiction queue and
// remake are empty.
type facts struct {
	g  *Graph
	on bool

	acting uint32 // entry + 1 of the fact that Modify is acting on, if explaining

	val   []Fact  // indexed by id; empty without a client analysis
	news  []uint8 // by id: how often val changed, up to maxNews
	queue []told  // classes whose facts changed
	head  int     // of queue: what comes before is done

	remake []uint32 // nodes whose operands were merged
}

// told is a class whose facts changed. Of its users only those that were there
// before have not seen that.
type told struct{ class, before uint32 }

// maxNews bounds how often the value fact of a class may become sharper. Facts
// around a cycle of classes (x and x+1 that refine each other's bounds) can gain
// one number at a time, 2^64 times; every one on the way is true, so that any
// will do.
const maxNews = 60

func (fs *facts) reset() {
	fs.val = fs.val[:0]
	fs.news = fs.news[:0]
	fs.queue = fs.queue[:0]
	fs.head, fs.acting = 0, 0
	fs.remake = fs.remake[:0]
}

// Fact returns what is known of a class's value.
func (g *Graph) Fact(c ClassID) Fact {
	if len(g.facts.val) == 0 {
		return 0
	}
	return g.facts.val[g.find(uint32(c))]
}

// Defined returns what special values a class is known not to be.
func (g *Graph) Defined(c ClassID) Defined {
	return Defined(g.cls[g.find(uint32(c))].bits & classDefined)
}

// HasOneChoice reports whether a node of the class is one choice for all users.
func (g *Graph) HasOneChoice(c ClassID) bool {
	return g.cls[g.find(uint32(c))].bits&classOneChoice != 0
}

// MarkShared tells that a class that Picks has several users, who all see the
// pick. Matching does not look through its edges then, each of which would
// settle the pick for one of them, and patterns that are Alone don't match it.
func (g *Graph) MarkShared(c ClassID) { g.cls[g.find(uint32(c))].bits |= classShared }

// Shared tells whether a class was marked so.
func (g *Graph) Shared(c ClassID) bool { return g.cls[g.find(uint32(c))].bits&classShared != 0 }

// Constant returns a class's constant node.
func (g *Graph) Constant(c ClassID) (NodeID, bool) {
	if len(g.constOf) == 0 {
		return 0, false
	}
	n := g.constOf[g.find(uint32(c))]
	return NodeID(n - 1), n != 0
}

// Anything returns the leaf marked so that a class is or may be replaced by.
func (g *Graph) Anything(c ClassID) (NodeID, bool) {
	if len(g.anything) == 0 {
		return 0, false
	}
	root := g.find(uint32(c))
	for _, n := range g.anything {
		if t := g.find(n); t == root || slices.Contains(g.edges.reachOf(root), t) {
			return NodeID(n), true
		}
	}
	return 0, false
}

// Assume adds a fact from outside: an argument's attribute, a dominating branch.
// label is the client's, for explanations. Without an Analysis there are no value
// facts, and f is ignored; in a language that has no use for definedness either
// (no constants, no one-choice operators), so is d.
func (g *Graph) Assume(c ClassID, f Fact, d Defined, label uint32) {
	if g.cfg.Analysis == nil {
		f = 0
	}
	if !g.facts.on {
		return
	}
	g.facts.sharpen(g.find(uint32(c)), f, d, cause{FactAssumed, label, 0})
}

// ofNew derives the facts of new node id in class c.
func (fs *facts) ofNew(id, c uint32) {
	g := fs.g
	if g.cfg.Analysis != nil && len(fs.val) <= int(id) {
		fs.val = append(fs.val, 0)
		fs.news = append(fs.news, 0)
	}
	if g.log.facts {
		g.log.last = append(g.log.last, 0)
	}
	info := g.rows[g.nodes[id].op()].info
	if info.OneChoice {
		g.cls[c].bits |= classOneChoice
	}
	var fact Fact
	var def Defined
	if g.lang.traits.constants {
		g.constOf = append(g.constOf, 0)
		if info.Constant {
			if old := g.constOf[c]; old != 0 && !g.off(3) {
				g.contradict("two distinct constants in one class")
			}
			g.constOf[c] = id + 1
			g.markDirty(c, classTold)
			def = WellDefined
		}
	}
	if g.cfg.Analysis != nil {
		var d Defined
		fact, d = g.cfg.Analysis.Make(g, NodeID(id))
		def |= d
	}
	if !fs.sharpen(c, fact, def, cause{FactMade, id, 0}) && c != id && g.Fact(ClassID(c)) != 0 {
		fs.modify(c) // as if it had been merged into the class
	}
}

// sharpen adds to what is known of class c, and reports whether that was news.
func (fs *facts) sharpen(c uint32, f Fact, d Defined, why cause) bool {
	g := fs.g
	bits := g.cls[c].bits
	news := classBits(d) &^ bits
	var val Fact
	changed := news != 0
	if f != 0 {
		old := fs.val[c]
		val = f
		if old != 0 {
			var ok bool
			if val, ok = g.cfg.Analysis.Meet(old, f); !ok {
				if !g.off(3) && (bits|news)&classNotPoison != 0 {
					g.contradict("contradictory facts of one class")
					return false
				}
				val = old // it is always poison, of which any fact holds
			}
		}
		if val != old && old != 0 {
			if fs.news[c] == maxNews {
				val = old
			} else {
				fs.news[c]++
			}
		}
		changed = changed || val != old
	} else if len(fs.val) > 0 {
		val = fs.val[c]
	}
	if !changed {
		return false
	}
	if len(fs.val) > 0 {
		fs.val[c] = val
	}
	g.cls[c].bits = bits | news
	fs.tell(c)
	g.changes++
	g.markDirty(c, classTold)
	if g.log.facts {
		g.log.fact(c, val, why)
	}
	if val != 0 {
		fs.modify(c)
	}
	return true
}

// modify lets the client act on class c's fact. What it unions or refines there
// has that fact as its reason.
func (fs *facts) modify(c uint32) {
	g := fs.g
	outer := fs.acting
	fs.acting = g.log.lastFact(c)
	g.cfg.Analysis.Modify(g, ClassID(c))
	fs.acting = outer
}

// given is the reason of what the client says.
func (fs *facts) given(label uint32) Reason {
	if fs.acting != 0 {
		return Reason{ReasonFact, label, fs.acting}
	}
	return Reason{ReasonGiven, label, 0}
}

// merge gives class a, which won, what was known of b.
func (fs *facts) merge(a, b uint32) {
	g := fs.g
	ba, bb := g.cls[a].bits, g.cls[b].bits
	both := ba | bb&(classDefined|classOneChoice|classPicks|classShared)
	if ba&bb&classOneChoice != 0 {
		both |= classShared // a user of each
	}
	// Users of b are derived anew when they are repaired; those of a only if
	// this tells them something.
	changed := (both^ba)&classDefined != 0
	g.cls[a].bits = both
	if len(g.constOf) > 0 {
		ka, kb := g.constOf[a], g.constOf[b]
		if ka == 0 {
			g.constOf[a] = kb
		} else if kb != 0 && !g.off(3) {
			g.contradict("two distinct constants in one class")
			return
		}
	}
	var val Fact
	if len(fs.val) > 0 {
		fa, fb := fs.val[a], fs.val[b]
		val = fa
		switch {
		case fa == fb || fb == 0:
		case fa == 0:
			val = fb
		default:
			var ok bool
			if val, ok = g.cfg.Analysis.Meet(fa, fb); !ok {
				if !g.off(3) && both&classNotPoison != 0 {
					g.contradict("contradictory facts of one class")
					return
				}
				val = fa // it is always poison
			}
		}
		changed = changed || val != fa
		fs.val[a] = val
	}
	if changed {
		fs.tell(a)
		if g.log.facts {
			g.log.fact(a, val, cause{FactMerged, a, b})
		}
	}
	if val != 0 {
		fs.modify(a)
	}
}

// tell notes that the facts of a class changed, for propagate.
func (fs *facts) tell(c uint32) {
	g := fs.g
	fs.queue = append(fs.queue, told{c, uint32(len(g.nodes))})
}

// propagate carries changed facts to users and over edges. It stops where a
// union is to be repaired: until then the uses of a class are not all in its list.
func (fs *facts) propagate() {
	g := fs.g
	for len(fs.remake) > 0 && len(g.losers) == 0 {
		p := fs.remake[len(fs.remake)-1]
		fs.remake = fs.remake[:len(fs.remake)-1]
		fs.rederive(p)
	}
	for fs.head < len(fs.queue) && len(g.losers) == 0 {
		c, before := g.find(fs.queue[fs.head].class), fs.queue[fs.head].before
		fs.head++
		if g.cfg.Analysis != nil {
			if tail := g.cls[c].useTail; tail != 0 {
				for e := g.uses[tail].next; ; e = g.uses[e].next {
					if p := g.uses[e].node; p < before {
						fs.rederive(p)
					}
					if e == tail {
						break
					}
				}
			}
		}
		if g.edges.n > 0 {
			fs.flow(g.find(c))
		}
		if g.dead && !g.off(3) {
			break
		}
	}
	if fs.head == len(fs.queue) {
		fs.queue = fs.queue[:0]
		fs.head = 0
	}
}

// rederive derives the facts of node p again.
func (fs *facts) rederive(p uint32) {
	g := fs.g
	if g.state[p]&nodeDead == 0 {
		fact, d := g.cfg.Analysis.Make(g, NodeID(p))
		fs.sharpen(g.find(p), fact, d, cause{FactMade, p, 0})
	}
}

// flow carries facts of class c over its edges: definedness forward to what
// refines it, values back to what it refines if that is not undef. An edge out
// of a well-defined class is an equality.
func (fs *facts) flow(c uint32) {
	g := fs.g
	for e := g.edges.out(c); e != none; e = g.edges.list[e].nextOut {
		fs.flowEdge(e)
	}
	for e := g.edges.in(c); e != none; e = g.edges.list[e].nextIn {
		fs.flowEdge(e)
	}
}

func (fs *facts) flowEdge(e uint32) {
	g := fs.g
	ed := &g.edges.list[e]
	if ed.dead {
		return
	}
	s, t := g.find(ed.from), g.find(ed.to)
	if s == t {
		return
	}
	fs.sharpen(t, 0, Defined(g.cls[s].bits&classDefined), cause{FactForward, e, s})
	if g.off(5) {
		fs.sharpen(s, 0, Defined(g.cls[t].bits&classDefined), cause{FactBackward, e, t})
	}
	// What refines a pick may be one of those it leaves open.
	if bits := g.cls[s].bits; len(fs.val) > 0 && (bits&classNotUndef != 0 && bits&classPicks == 0 || g.off(6)) {
		fs.sharpen(s, fs.val[t], 0, cause{FactBackward, e, t})
	}
	if s = g.find(s); fs.isEquality(s) {
		from, to := g.edges.list[e].from, g.edges.list[e].to
		g.union(from, to, Reason{ReasonDefined, e, g.log.lastFact(s)})
	}
}

// isEquality reports whether any edge out of class c is an equality.
func (fs *facts) isEquality(c uint32) bool {
	g := fs.g
	bits := g.cls[c].bits
	if g.off(2) {
		return bits&classNotPoison != 0
	}
	return bits&classDefined == classDefined && bits&classOneChoice == 0
}

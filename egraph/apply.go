package egraph

import "slices"

// applier applies matches, on a graph that others of the same search have changed
// already: it builds right sides, and unions them with the roots or gives them edges.
type applier struct {
	g     *Graph
	built []uint32 // scratch: the nodes of one right side
}

// maxCalc bounds the computed payloads and types of one right side that stay
// off the heap.
const maxCalc = 8

// apply builds the right side of a match and relates it to the root. It
// reports whether the graph changed. Equalities union if the match was exact;
// everything else adds an edge.
func (ap *applier) apply(c *compiledRule, m []uint32, st *Stats) bool {
	g := ap.g
	b := Bindings{g, c, m}
	for i := range c.late {
		gd := &c.late[i]
		if !ap.lateHolds(gd, b) {
			if st != nil {
				st.fails[st.rs.ways()[c.id].slots[gd.index]]++
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
		if calc, ok = ap.compute(c, b, calc); !ok {
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
		ap.relate(c, m, root, m[c.root], exact, 0)
		return g.changes != before
	}
	built := resize(ap.built, len(c.right))
	ap.built = built
	last := len(c.right) - 1
	for i := range c.right {
		into := none
		if i == last && exact {
			into = g.find(root)
		}
		var id uint32
		n := len(g.nodes)
		if rb := &c.right[i]; rb.plain {
			id = ap.buildPlain(rb, m, built, root, i == last, into)
		} else {
			id = ap.buildAny(rb, b, built, &calc, i == last, into)
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
		ap.relate(c, m, root, id, exact, len(c.right))
	}
	return g.changes != before
}

// relate unions or connects the root's node with the right side's.
func (ap *applier) relate(c *compiledRule, m []uint32, root, to uint32, exact bool, built int) {
	g := ap.g
	if g.find(root) == g.find(to) {
		return
	}
	r := Reason{Kind: ReasonRule}
	if g.log.on {
		r.ref = g.log.keepMatch(c, m, ap.built[:built])
	}
	if exact {
		g.union(root, to, r)
	} else {
		g.refine(root, to, r)
	}
}

// arg is the class of an operand of a builder.
func (s *store) arg(a int16, m, built []uint32) uint32 {
	if a >= 0 {
		return s.find(m[a])
	}
	return s.find(built[^a])
}

func (ap *applier) buildPlain(rb *builder, m, built []uint32, root uint32, isRoot bool, into uint32) uint32 {
	g := ap.g
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

func (ap *applier) buildAny(rb *builder, b Bindings, built []uint32, calc *[]uint64, isRoot bool, into uint32) uint32 {
	g := ap.g
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
			if n, ok := ap.choiceAmong(head, kids); ok {
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
func (ap *applier) choiceAmong(head uint64, kids []ClassID) (n uint32, ok bool) {
	g := ap.g
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
func (ap *applier) compute(c *compiledRule, b Bindings, out []uint64) ([]uint64, bool) {
	g := ap.g
	for i := range c.right {
		p := c.right[i].pat
		if p.Payload.Kind == Computed {
			v, ok := g.lang.computes.get(p.Payload.Index).Eval(g, b)
			if !ok {
				return nil, false
			}
			out = append(out, v)
		}
		if p.Type.Kind == Computed {
			t, ok := g.lang.typeComputes.get(p.Type.Index).Eval(g, b)
			if !ok {
				return nil, false
			}
			out = append(out, uint64(t))
		}
	}
	return out, true
}

// lateHolds evaluates a late guard of a match.
func (ap *applier) lateHolds(gd *lateGuard, b Bindings) bool {
	g := ap.g
	p := g.lang.pred(gd.Pred)
	if p.OfMatch != nil {
		return p.OfMatch(g, b)
	}
	var args [len(test{}.args)]ClassID
	for i, v := range gd.Args {
		args[i] = b.Class(v)
	}
	return p.Eval(g, args[:len(gd.Args)])
}

// failing is the index in the rule of a late guard that does not hold of a match, -1
// if all do.
func (ap *applier) failing(c *compiledRule, b Bindings) int {
	for i := range c.late {
		if !ap.lateHolds(&c.late[i], b) {
			return c.late[i].index
		}
	}
	return -1
}

// result finds, or else builds, what the right side is for a match.
func (ap *applier) result(c *compiledRule, m []uint32) (node uint32, ok bool) {
	g := ap.g
	b := Bindings{g, c, m}
	if ap.failing(c, b) >= 0 {
		return 0, false
	}
	var calc []uint64
	if c.calc > 0 {
		if calc, ok = ap.compute(c, b, calc); !ok {
			return 0, false
		}
	}
	if c.root >= 0 {
		return m[c.root], true
	}
	built := make([]uint32, len(c.right))
	for i := range c.right {
		if rb := &c.right[i]; rb.plain {
			built[i] = ap.buildPlain(rb, m, built, m[matchRoot], i == len(built)-1, none)
		} else {
			built[i] = ap.buildAny(rb, b, built, &calc, i == len(built)-1, none)
		}
	}
	return built[len(built)-1], true
}

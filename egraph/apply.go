package egraph

// maxCalc bounds the computed payloads and types of one right side that stay
// off the heap.
const maxCalc = 8

// applyMatch builds the right side of a match and relates it to the root. It
// reports whether the graph changed. Equalities union if the match was exact;
// everything else adds an edge.
func (g *Graph) applyMatch(c *compiledRule, m []uint32, st *RuleStats) bool {
	b := Bindings{g, c, m}
	for _, gd := range c.late {
		var args [8]ClassID
		for i, v := range gd.Args {
			args[i] = b.Class(v)
		}
		if !g.lang.Preds[gd.Pred].Eval(g, args[:len(gd.Args)]) {
			if st != nil {
				st.GuardFailed++
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
				st.NotComputed++
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
			if g.proof.on { // born in the class: link it with its reason
				g.proof.link(id, root, reason{ReasonRule, g.keepMatch(c, m, built), 0})
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
	r := reason{kind: ReasonRule}
	if g.proof.on {
		r.ref = g.keepMatch(c, m, g.build[:built])
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
		f = g.lang.imply(rb.pat.Op, f)
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
		f |= common
	}
	head := makeHead(p.Op, typ, g.lang.imply(p.Op, f))
	if rb.row.arena {
		kids := make([]ClassID, len(rb.args))
		for i, a := range rb.args {
			kids[i] = ClassID(g.arg(a, b.m, built))
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

package program

import (
	"slices"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// A scope maps what a condition or expression of a rule mentions to the
// arguments of the callback that evaluates it.
//
// Conditions are compiled once, and asked of each match. What they mention is found when the rule is
// compiled: classes by their place among the callback's arguments, types by a class that
// has them. So a scope is shared by all workers and does not change; what changes
// from match to match is in the bindings of a worker's Client.
type scope struct {
	r     *dsl.Rule
	of    compiled
	preds []ir.Pred
	args  []egraph.Var
	vars  []scopeVar
	types []scopeType
	match fromMatch
}

// fromMatch is what a condition or expression mentions that no class has: indices of
// fields, what getelementptrs count in, and types that follow from others.
type fromMatch struct {
	indices  []matchIndex
	elements []matchElement
	types    []matchType
}

// matchIndex is an index variable, which stands at a place of the path that is the
// payload of an operation.
type matchIndex struct {
	id      dsl.VarID
	payload int
	place   int
}

// matchElement is a type that a getelementptr counts in, with that of its offsets.
type matchElement struct {
	id      dsl.TypeID
	payload int
	offset  typeEval
}

type matchType struct {
	id   dsl.TypeID
	eval typeEval
}

func (f *fromMatch) empty() bool { return len(f.indices)+len(f.elements)+len(f.types) == 0 }

// fill binds them.
func (f *fromMatch) fill(c *Client, r *dsl.Rule, g *egraph.Graph, m egraph.Bindings, b *dsl.Bindings) {
	for _, x := range f.indices {
		b.Vals[x.id] = num.Of(uint64(UnpackPath(m.Payload(x.payload))[x.place]))
	}
	for _, x := range f.elements {
		b.Bits[x.id] = 0
		if t, ok := x.offset(g, m); ok {
			b.Bits[x.id] = c.bytesOf(m.Payload(x.payload), Width(t))
		}
	}
	for _, x := range f.types {
		if t, ok := x.eval(g, m); ok {
			c.setType(b, r, x.id, t)
		}
	}
}

type scopeVar struct {
	id  dsl.VarID
	arg int
}

type scopeType struct {
	id  dsl.TypeID
	arg int // whose type it is; -1 where the width is fixed
}

// scope finds an argument for all that u holds.
func (c *compiler) scope(u *Uses) *scope {
	s := &scope{r: c.r, of: c.of, preds: c.preds}
	arg := func(v egraph.Var) int {
		if v == egraph.NoVar {
			c.fail("a condition mentions what the left side does not bind")
			return 0
		}
		if i := slices.Index(s.args, v); i >= 0 {
			return i
		}
		s.args = append(s.args, v)
		return len(s.args) - 1
	}
	for id := range c.r.Vars {
		switch v := dsl.VarID(id); {
		case !u.Vars[v]:
		case c.r.Vars[v].Kind == dsl.IndexVar:
			s.match.indices = append(s.match.indices, c.index(v))
		default:
			s.vars = append(s.vars, scopeVar{v, arg(c.vars[v])})
			u.types[c.r.Scalar(c.r.Vars[v].Type)] = true
		}
	}
	for id := range c.r.Types {
		if t := dsl.TypeID(id); u.types[t] && c.inType[t] != egraph.NoVar {
			s.types = append(s.types, scopeType{t, arg(c.inType[t])})
			u.types[t] = false
		}
	}
	s.match.elements, s.match.types = c.typesOfMatch(u)
	return s
}

// index is where a match has an index variable.
func (c *compiler) index(v dsl.VarID) matchIndex {
	for _, p := range c.paths {
		for i, x := range p.indices {
			if x.Var == v {
				return matchIndex{v, p.payload, i}
			}
		}
	}
	c.fail("the left side does not bind the index %s", c.r.Vars[v].Name)
	return matchIndex{id: v}
}

// typesOfMatch are the types of u that have to be asked of a match. Others are fixed.
func (c *compiler) typesOfMatch(u *Uses) (elements []matchElement, types []matchType) {
	for id := range c.r.Types {
		t := dsl.TypeID(id)
		if !u.types[t] {
			continue
		}
		if offset, ok := c.counts(t); ok {
			elements = append(elements, matchElement{t, c.element(t), c.typeOf(offset)})
		} else if eval := c.typeOf(t); eval != nil {
			types = append(types, matchType{t, eval})
		} else {
			c.fail("nothing tells the type %s", c.r.Types[t].Name)
		}
	}
	return elements, types
}

// counts tells whether a getelementptr of the left side counts in a type, and the type
// of its offset.
func (c *compiler) counts(id dsl.TypeID) (offset dsl.TypeID, ok bool) {
	if c.r.Types[id].Kind != dsl.AnyType {
		return 0, false
	}
	c.leftSide.Walk(func(t *dsl.Term) {
		if t.Kind == dsl.OpTerm && t.Op == ir.OpGEP && t.Elem == id {
			offset, ok = t.Args[1].Type, true
		}
	})
	return offset, ok
}

// setType binds a type of a rule.
func (c *Client) setType(b *dsl.Bindings, r *dsl.Rule, id dsl.TypeID, t egraph.Type) {
	if r.Types[id].Kind == dsl.PtrType {
		b.Bits[id] = c.Types.pointerWidth(t)
		return
	}
	if r.Types[id].Kind == dsl.FloatType {
		b.SetFormat(id, FloatFormat(t))
		return
	}
	b.Bits[id] = Width(t)
}

// fill sets the widths and predicates of a rule.
func (s *scope) fill(g *egraph.Graph, b *dsl.Bindings, args []egraph.ClassID) {
	copy(b.Preds, s.preds)
	for _, t := range s.types {
		clientOf(g).setType(b, s.r, t.id, g.Type(args[t.arg]))
	}
}

// bind sets the variables that are constants, for the lane of vectors that is
// looked at. It gives the number of lanes if they differ in some, else 1.
func (c *Client) bind(g *egraph.Graph, b *dsl.Bindings, vars []scopeVar, class func(arg int) egraph.ClassID) int {
	differ := 1
	for _, v := range vars {
		k := class(v.arg)
		n, ok := g.Constant(k)
		if !ok {
			continue
		}
		t, payload := g.Type(k), g.Payload(n)
		if IsVector(t, payload) {
			differ = Lanes(t)
		}
		b.Vals[v.id] = c.Vectors.Lane(t, payload, c.lane)
	}
	return differ
}

// everyLane tells whether something holds of each lane of what the classes are,
// of which there are n if the variables bound do not tell. m is the match, which is
// needed only for what no class has.
//
// A rule is proved on scalars, and of vectors each lane is a scalar of its own (law 12), so a condition on
// constants is asked for each lane, with the constants of that lane. Where all lanes are equal
// once is enough.
func (s *scope) everyLane(g *egraph.Graph, args []egraph.ClassID, n int, m *egraph.Bindings, holds func(c *Client, b *dsl.Bindings) bool) bool {
	c := clientOf(g)
	b := c.bindings(s.of)
	s.fill(g, b, args)
	if m != nil {
		s.match.fill(c, s.r, g, *m, b)
	}
	class := func(arg int) egraph.ClassID { return args[arg] }
	c.lane = 0
	n = max(n, c.bind(g, b, s.vars, class))
	for holds(c, b) {
		if c.lane++; c.lane >= n {
			return true
		}
		c.bind(g, b, s.vars, class)
	}
	return false
}

// guard makes a condition a predicate over the classes that it mentions. One that mentions none is
// about the choice of predicates alone, and is decided here: where it is false the rule
// for this choice does not exist.
func (c *compiler) guard(k *dsl.Cond) {
	u := NewUses()
	u.Cond(k)
	s := c.scope(u)
	if len(s.args) == 0 && s.match.empty() {
		b := c.r.NewBindings()
		copy(b.Preds, c.preds)
		if !c.r.EvalCond(k, b, func(*dsl.Cond) bool { return false }) {
			c.impossible = true
		}
		return
	}
	r := c.r
	c.ask(s, Clause{Cond: k}, "condition of ", func(g *egraph.Graph, args []egraph.ClassID, m *egraph.Bindings) bool {
		return s.everyLane(g, args, 1, m, func(cl *Client, b *dsl.Bindings) bool {
			return r.EvalCond(k, b, func(f *dsl.Cond) bool { return cl.known(g, s, f, b, args) })
		})
	})
}

// maxArgs is how many classes or types a guard of the graph is asked about.
const maxArgs = 8

// ask makes a guard of what a scope's classes are asked. If the scope has what no class
// has, which never changes, or more than a guard takes, it is asked last, of the whole
// match.
func (c *compiler) ask(s *scope, from Clause, what string, holds func(g *egraph.Graph, args []egraph.ClassID, m *egraph.Bindings) bool) {
	p := egraph.Predicate{Name: what + c.r.Name, LooksBelow: from.Cond != nil && looksBelow(from.Cond)}
	asked := s.args
	if s.match.empty() && len(s.args) <= maxArgs {
		p.Eval = func(g *egraph.Graph, args []egraph.ClassID) bool { return holds(g, args, nil) }
	} else {
		if p.Late = true; len(asked) > maxArgs {
			asked = nil
		}
		p.OfMatch = func(g *egraph.Graph, m egraph.Bindings) bool {
			args := make([]egraph.ClassID, len(s.args))
			for i, v := range s.args {
				args[i] = m.Class(v)
			}
			return holds(g, args, &m)
		}
	}
	c.addGuard(p, asked, from)
}

// looksBelow tells whether a condition asks what values are made of.
func looksBelow(k *dsl.Cond) bool {
	return k.Kind == dsl.FactCond && k.Fact == dsl.FactImpliesPoison || slices.ContainsFunc(k.Args, looksBelow)
}

// added appends a callback, and gives its number.
func added[T any](list *[]T, first int, x T) int {
	*list = append(*list, x)
	return first + len(*list) - 1
}

// computed is the number of what computes a payload.
func (c *compiler) computed(x egraph.Compute) int {
	return added(&c.calls.Computes, c.first[egraph.ComputeCallback], x)
}

// addGuard makes a guard of a predicate about variables.
func (c *compiler) addGuard(p egraph.Predicate, args []egraph.Var, from Clause) {
	c.guards = append(c.guards, egraph.Guard{Pred: added(&c.calls.Preds, c.first[egraph.PredCallback], p), Args: args})
	c.clauses = append(c.clauses, from)
}

// computedGuard compares a constant of the left side with an expression.
func (c *compiler) computedGuard(v egraph.Var, e *dsl.Expr) {
	u := NewUses()
	u.expr(e)
	// what the expression mentions may stand behind it in the pattern
	c.later = append(c.later, func() {
		s := c.scope(u)
		r := c.r
		place := slices.Index(s.args, v)
		if place < 0 {
			s.args = append(s.args, v)
			place = len(s.args) - 1
		}
		c.ask(s, Clause{Expr: e}, "constant of ", func(g *egraph.Graph, args []egraph.ClassID, m *egraph.Bindings) bool {
			n, found := g.Constant(args[place])
			if !found {
				return false
			}
			t, payload := g.Type(args[place]), g.Payload(n)
			differ := 1
			if IsVector(t, payload) {
				differ = Lanes(t)
			}
			return s.everyLane(g, args, differ, m, func(cl *Client, b *dsl.Bindings) bool {
				x, ok := r.EvalConst(e, b)
				return ok && x == cl.Vectors.Lane(t, payload, cl.lane)
			})
		})
	})
}

// compute makes a constant of the right side a callback. scalar tells that it is
// none of the lanes of a vector whatever the other operands are.
func (c *compiler) compute(t *dsl.Term, scalar bool) int {
	r, of := c.r, c.of
	lanes := r.Scalar(t.Type)
	u := NewUses()
	u.types[lanes] = true
	u.expr(t.Expr)
	vars := make([]scopeVar, 0, len(u.Vars))
	var asked fromMatch
	for id := range r.Vars {
		switch v := dsl.VarID(id); {
		case !u.Vars[v]:
		case r.Vars[v].Kind == dsl.IndexVar:
			asked.indices = append(asked.indices, c.index(v))
		case c.vars[v] == egraph.NoVar:
			c.fail("%s is not bound by the left side", r.Vars[v].Name)
		default:
			vars = append(vars, scopeVar{v, int(c.vars[v])})
		}
	}
	asked.elements, asked.types = c.typesOfMatch(u)
	preds := c.preds
	lane := func(b *dsl.Bindings) (x num.Int, ok bool) {
		switch t.Kind {
		case dsl.LitTerm:
			return t.Lit.At(b.Bits[lanes])
		case dsl.FloatTerm:
			return dsl.FloatAt(t.Float, b.Formats[lanes])
		}
		return r.EvalConst(t.Expr, b)
	}
	typeOf := c.typeOf(t.Type)
	if typeOf == nil {
		return 0 // rightType tells it
	}
	eval := func(g *egraph.Graph, m egraph.Bindings) (uint64, bool) {
		cl := clientOf(g)
		b := cl.bindings(of)
		copy(b.Preds, preds)
		asked.fill(cl, r, g, m, b)
		class := func(v int) egraph.ClassID { return m.Class(egraph.Var(v)) }
		cl.lane = 0
		differ := cl.bind(g, b, vars, class)
		x, ok := lane(b)
		if !ok {
			return 0, false
		}
		typ, ok := typeOf(g, m)
		if !ok {
			return 0, false
		}
		if scalar {
			typ &^= ShapeMask
		}
		if differ == 1 {
			return PayloadOf(typ, x)
		}
		elems := append(cl.Lanes[:0], x)
		for cl.lane = 1; cl.lane < differ; cl.lane++ {
			cl.bind(g, b, vars, class)
			if x, ok = lane(b); !ok {
				return 0, false
			}
			elems = append(elems, x)
		}
		cl.Lanes = elems
		if Lanes(typ) != differ && slices.ContainsFunc(elems, func(y num.Int) bool { return y != x }) {
			return 0, false
		}
		return cl.Vectors.Payload(typ, elems)
	}
	return c.computed(egraph.Compute{Name: "constant of " + r.Name, Eval: eval})
}

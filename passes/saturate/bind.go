package saturate

import (
	"slices"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/ir"
)

// A scope maps what a condition or expression of a rule mentions to the
// arguments of the callback that evaluates it.
type scope struct {
	r     *dsl.Rule
	preds []ir.Pred
	args  []egraph.Var
	vars  []scopeVar
	types []scopeType
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
func (c *compiler) scope(u *uses) *scope {
	s := &scope{r: c.r, preds: c.preds}
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
		if v := dsl.VarID(id); u.vars[v] {
			s.vars = append(s.vars, scopeVar{v, arg(c.vars[v])})
			if t := c.r.Vars[v].Type; t != dsl.None {
				u.types[t] = true
			}
		}
	}
	for id := range c.r.Types {
		t := dsl.TypeID(id)
		switch {
		case !u.types[t]:
		case c.inType[t] != egraph.NoVar:
			s.types = append(s.types, scopeType{t, arg(c.inType[t])})
		case c.r.Types[t].Kind != dsl.IntType || c.r.Types[t].Width == 0:
			c.fail("a condition mentions a type that the left side does not bind")
		}
	}
	const most = 8
	if len(s.args) > most {
		c.fail("a condition mentions more than %d things", most)
	}
	return s
}

// setType binds a type of a rule.
func (c *client) setType(b *dsl.Bindings, r *dsl.Rule, id dsl.TypeID, t egraph.Type) {
	if r.Types[id].Kind == dsl.PtrType {
		b.Bits[id] = c.types.pointerWidth(t)
		return
	}
	if r.Types[id].Kind == dsl.FloatType {
		b.SetFormat(id, floatFormat(t))
		return
	}
	b.Bits[id] = width(t)
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
func (c *client) bind(g *egraph.Graph, b *dsl.Bindings, vars []scopeVar, class func(arg int) egraph.ClassID) int {
	differ := 1
	for _, v := range vars {
		k := class(v.arg)
		n, ok := g.Constant(k)
		if !ok {
			continue
		}
		t, payload := g.Type(k), g.Payload(n)
		if isVector(t, payload) {
			differ = lanes(t)
		}
		b.Vals[v.id] = c.vectors.lane(t, payload, c.lane)
	}
	return differ
}

// everyLane tells whether something holds of each lane of what the classes are,
// of which there are n if the variables bound do not tell.
func (s *scope) everyLane(g *egraph.Graph, args []egraph.ClassID, n int, holds func(c *client, b *dsl.Bindings) bool) bool {
	c := clientOf(g)
	b := c.bindings(s.r)
	s.fill(g, b, args)
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

// guard makes a condition a predicate over the classes that it mentions.
func (c *compiler) guard(k *dsl.Cond) {
	u := &uses{map[dsl.VarID]bool{}, map[dsl.TypeID]bool{}}
	u.cond(k)
	s := c.scope(u)
	if len(s.args) == 0 {
		b := c.r.NewBindings()
		copy(b.Preds, c.preds)
		if !c.r.EvalCond(k, b, func(*dsl.Cond) bool { return false }) {
			c.impossible = true
		}
		return
	}
	r := c.r
	late := false
	c.p.lang.Preds = append(c.p.lang.Preds, egraph.Predicate{Name: "condition of " + r.Name, Late: late,
		Eval: func(g *egraph.Graph, args []egraph.ClassID) bool {
			return s.everyLane(g, args, 1, func(cl *client, b *dsl.Bindings) bool {
				return r.EvalCond(k, b, func(f *dsl.Cond) bool { return cl.known(g, s, f, b, args) })
			})
		}})
	c.guards = append(c.guards, egraph.Guard{Pred: len(c.p.lang.Preds) - 1, Args: s.args})
	c.clauses = append(c.clauses, clause{cond: k})
}

// computedGuard compares a constant of the left side with an expression.
func (c *compiler) computedGuard(v egraph.Var, e *dsl.Expr) {
	u := &uses{map[dsl.VarID]bool{}, map[dsl.TypeID]bool{}}
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
		c.p.lang.Preds = append(c.p.lang.Preds, egraph.Predicate{Name: "constant of " + r.Name,
			Eval: func(g *egraph.Graph, args []egraph.ClassID) bool {
				n, found := g.Constant(args[place])
				if !found {
					return false
				}
				t, payload := g.Type(args[place]), g.Payload(n)
				differ := 1
				if isVector(t, payload) {
					differ = lanes(t)
				}
				return s.everyLane(g, args, differ, func(cl *client, b *dsl.Bindings) bool {
					x, ok := r.EvalConst(e, b)
					return ok && x == cl.vectors.lane(t, payload, cl.lane)
				})
			}})
		c.guards = append(c.guards, egraph.Guard{Pred: len(c.p.lang.Preds) - 1, Args: s.args})
		c.clauses = append(c.clauses, clause{expr: e})
	})
}

// compute makes a constant of the right side a callback. scalar tells that it is
// none of the lanes of a vector whatever the other operands are.
func (c *compiler) compute(t *dsl.Term, scalar bool) int {
	u := &uses{map[dsl.VarID]bool{}, map[dsl.TypeID]bool{t.Type: true}}
	u.expr(t.Expr)
	r, bound := c.r, c.bound
	vars := make([]scopeVar, 0, len(u.vars))
	for id := range r.Vars {
		if v := dsl.VarID(id); u.vars[v] {
			if c.vars[v] == egraph.NoVar {
				c.fail("%s is not bound by the left side", r.Vars[v].Name)
			}
			vars = append(vars, scopeVar{v, int(c.vars[v])})
		}
	}
	types := make([]dsl.TypeID, 0, len(u.types))
	var elements []dsl.TypeID // that getelementptrs count in
	for id := range r.Types {
		switch v := dsl.TypeID(id); {
		case u.types[v] && bound[id]:
			types = append(types, v)
		case u.types[v] && r.Types[id].Kind == dsl.AnyType:
			elements = append(elements, v)
		}
	}
	preds := c.preds
	lane := func(b *dsl.Bindings, m egraph.Bindings) (x dsl.Int, ok bool) {
		switch t.Kind {
		case dsl.LitTerm:
			return t.Lit.At(b.Bits[t.Type])
		case dsl.FloatTerm:
			if !bound[t.Type] {
				return x, false
			}
			return dsl.FloatAt(t.Float, floatFormat(m.Type(int(t.Type))))
		}
		return r.EvalConst(t.Expr, b)
	}
	eval := func(g *egraph.Graph, m egraph.Bindings) (uint64, bool) {
		cl := clientOf(g)
		b := cl.bindings(r)
		copy(b.Preds, preds)
		for _, id := range types {
			clientOf(g).setType(b, r, id, m.Type(int(id)))
		}
		for _, id := range elements {
			b.Bits[id] = cl.bytesOf(m.Payload(c.element(id)), b.Bits[t.Type])
		}
		class := func(v int) egraph.ClassID { return m.Class(egraph.Var(v)) }
		cl.lane = 0
		differ := cl.bind(g, b, vars, class)
		x, ok := lane(b, m)
		if !ok {
			return 0, false
		}
		var typ egraph.Type
		switch {
		case bound[t.Type]:
			typ = m.Type(int(t.Type))
		case scalar:
			typ = intType(b.Bits[t.Type], 0)
		default:
			typ = intType(b.Bits[t.Type], shape(m.RootType()))
		}
		if differ == 1 {
			return payloadOf(typ, x)
		}
		elems := append(cl.lanes[:0], x)
		for cl.lane = 1; cl.lane < differ; cl.lane++ {
			cl.bind(g, b, vars, class)
			if x, ok = lane(b, m); !ok {
				return 0, false
			}
			elems = append(elems, x)
		}
		cl.lanes = elems
		if scalar && slices.ContainsFunc(elems, func(y dsl.Int) bool { return y != x }) {
			return 0, false
		}
		return cl.vectors.payload(typ, elems)
	}
	c.p.lang.Computes = append(c.p.lang.Computes, egraph.Compute{Name: "constant of " + r.Name, Eval: eval})
	return len(c.p.lang.Computes) - 1
}

// ofConditions tells whether a type is that of variables that do nothing but choose
// between arms of selects, at most once each on the right side. One bit may choose
// between whole vectors there: it is what a vector of such bits does in which all are
// equal. Used twice on the right, an undef bit could choose other ways in each lane of
// that vector; used once, it is one number for all lanes, which the left side takes too.
func ofConditions(r *dsl.Rule, t dsl.TypeID) bool {
	if r.Types[t].Kind != dsl.IntType || r.Types[t].Width != 1 {
		return false
	}
	only, named := true, map[dsl.VarID]*dsl.Term{}
	uses := make([]int, len(r.Vars)) // on the side at hand
	var walk func(x *dsl.Term, condition bool)
	walk = func(x *dsl.Term, condition bool) {
		if x.Bind != dsl.None {
			named[x.Bind] = x
		}
		if x.Kind == dsl.VarTerm && named[x.Var] != nil { // once more all that it names
			walk(named[x.Var], condition)
			return
		}
		if x.Type == t && !(condition && x.Kind == dsl.VarTerm) {
			only = false
		} else if x.Type == t {
			uses[x.Var]++
		}
		for i, a := range x.Args {
			walk(a, i == 0 && x.Kind == dsl.OpTerm && x.Op == ir.OpSelect)
		}
	}
	walk(r.LHS, false)
	clear(uses)
	walk(r.RHS, false)
	return only && !slices.ContainsFunc(uses, func(n int) bool { return n > 1 })
}

// typeGuard checks what the rule asks of its types, all at once. It is not
// needed where every type is that of a variable of its family.
func (c *compiler) typeGuard() (egraph.TypeGuard, bool) {
	r := c.r
	var args []int
	for i := range r.Types {
		if c.bound[i] {
			args = append(args, i)
		}
	}
	everywhere := r.Exists(func(dsl.TypeID) uint32 { return 1 })
	if everywhere && r.LaneWise && len(args) == 1 && len(r.Constraints) == 0 && r.Types[args[0]].Kind == dsl.IntType && r.Types[args[0]].Width == 0 {
		return egraph.TypeGuard{}, false // the operations and variables say that it is an integer
	}
	const most = 8
	if len(args) > most {
		c.fail("it has more than %d types", most)
		return egraph.TypeGuard{}, false
	}
	place := make([]int, len(r.Types))
	for k, i := range args {
		place[i] = k
	}
	for _, i := range args {
		if r.Types[i].Kind == dsl.StructType && !returned(r.LHS, dsl.TypeID(i)) {
			c.fail("a struct that is not the result of an intrinsic is not supported")
		}
	}
	// the type whose lanes those of the others are to be
	first, scalar := 0, make([]bool, len(args))
	for k, i := range args {
		if scalar[k] = r.LaneWise && ofConditions(r, dsl.TypeID(i)); scalar[k] && first == k && k+1 < len(args) {
			first++
		}
	}
	fixed := func(id dsl.TypeID) bool { return r.Types[id].Kind == dsl.IntType && r.Types[id].Width != 0 }
	for _, k := range r.Constraints {
		if k.Kind == dsl.OffsetOf { // such are all getelementptrs in bytes that there are
			if bytes, elements := countsInBytes(r); elements && !bytes {
				c.fail("a getelementptr that does not count in bytes is seen beside one that does only")
			}
			continue
		}
		if k.Kind != dsl.Narrower && k.Kind != dsl.SameSize || !c.bound[k.A] && !fixed(k.A) || !c.bound[k.B] && !fixed(k.B) {
			c.fail("a constraint on its types is not supported")
		}
	}
	eval := func(types []egraph.Type) bool {
		for k, i := range args {
			t, want := types[k], &r.Types[i]
			switch want.Kind {
			case dsl.IntType:
				if kindOf(t) != kindInt || want.Width != 0 && width(t) != want.Width || width(t) > dsl.MaxWidth {
					return false
				}
			case dsl.FloatType:
				if kindOf(t) != kindFloat || want.Format != ir.VoidKind && floatFormat(t) != want.Format || want.Format == ir.VoidKind && !interchange(t) {
					return false
				}
			case dsl.PtrType:
				if kindOf(t) != kindPtr {
					return false
				}
			case dsl.AnyType:
			case dsl.StructType: // such a rule is not lane-wise; the operands of the intrinsic say the rest
				if kindOf(t) != kindOther {
					return false
				}
				continue
			default:
				return false
			}
			if s := shape(t); r.LaneWise && want.Kind != dsl.AnyType && s != shape(types[first]) && !(scalar[k] && s == 0) || !r.LaneWise && s != 0 && want.Kind != dsl.AnyType {
				return false
			}
		}
		for _, k := range r.Constraints {
			if k.Kind == dsl.OffsetOf {
				continue
			}
			size := func(id dsl.TypeID) uint32 {
				if fixed(id) {
					return r.Types[id].Width
				}
				return width(types[place[id]])
			}
			a, b := size(k.A), size(k.B)
			if k.Kind == dsl.Narrower && a >= b || k.Kind == dsl.SameSize && a != b {
				return false
			}
		}
		return everywhere || r.Exists(func(id dsl.TypeID) uint32 {
			if c.bound[id] {
				return width(types[place[id]])
			}
			return r.Types[id].Width
		})
	}
	c.p.lang.TypePreds = append(c.p.lang.TypePreds, egraph.TypePredicate{Name: "types of " + r.Name, Eval: eval})
	return egraph.TypeGuard{Pred: len(c.p.lang.TypePreds) - 1, Args: args}, true
}

// returned tells whether all terms of a type are calls of intrinsics.
func returned(t *dsl.Term, id dsl.TypeID) bool {
	if t.Type == id && (t.Kind != dsl.CallTerm || t.Intrinsic == nil) {
		return false
	}
	return !slices.ContainsFunc(t.Args, func(a *dsl.Term) bool { return !returned(a, id) })
}

package explain

import (
	"encoding/binary"
	"slices"

	"rewrite/egraph"
)

// Expr is a term with shared parts. Expressions of one Chains are interned:
// the same term is the same pointer.
type Expr struct {
	Op      egraph.Op
	Type    egraph.Type
	Flags   egraph.Flags
	Payload uint64
	Kids    []*Expr

	id    uint32
	canon *Expr // the same with exchanged operands in one order
}

// Same reports whether two expressions differ in the order of operands that may
// be exchanged at most.
func (e *Expr) Same(o *Expr) bool { return e.canon == o.canon }

// Canon is the one expression that stands for all that are the same.
func (e *Expr) Canon() *Expr { return e.canon }

// Walk calls f with every different part of the expression once, operands first.
func (e *Expr) Walk(f func(*Expr)) { e.walk(map[*Expr]bool{}, f) }

func (e *Expr) walk(seen map[*Expr]bool, f func(*Expr)) {
	if seen[e] {
		return
	}
	seen[e] = true
	for _, k := range e.Kids {
		k.walk(seen, f)
	}
	f(e)
}

// exprTable interns expressions over one graph.
type exprTable struct {
	g     *egraph.Graph
	index map[string]*Expr
	nodes map[egraph.NodeID]*Expr
	key   []byte
}

func newExprTable(g *egraph.Graph) *exprTable {
	return &exprTable{g: g, index: map[string]*Expr{}, nodes: map[egraph.NodeID]*Expr{}}
}

// make interns an expression with the head of e and these operands.
func (t *exprTable) make(e Expr, kids []*Expr) *Expr {
	b := t.key[:0]
	b = binary.LittleEndian.AppendUint64(b, uint64(e.Op)<<48|uint64(e.Flags)<<32|uint64(e.Type))
	b = binary.LittleEndian.AppendUint64(b, e.Payload)
	for _, k := range kids {
		b = binary.LittleEndian.AppendUint32(b, k.id)
	}
	t.key = b
	if old := t.index[string(b)]; old != nil {
		return old
	}
	x := &Expr{Op: e.Op, Type: e.Type, Flags: e.Flags, Payload: e.Payload, Kids: kids, id: uint32(len(t.index))}
	t.index[string(b)] = x
	x.canon = t.canonical(x)
	return x
}

func (t *exprTable) canonical(x *Expr) *Expr {
	kids := make([]*Expr, len(x.Kids))
	for i, k := range x.Kids {
		kids[i] = k.canon
	}
	head := *x
	if s := t.g.Language().Mirror(x.Op); s != 0 && (s < x.Op || s == x.Op && kids[0].id > kids[1].id) {
		head.Op = s
		kids[0], kids[1] = kids[1], kids[0]
	}
	if head.Op == x.Op && slices.Equal(kids, x.Kids) {
		return x
	}
	return t.make(head, kids)
}

// of is a node's term as it was built.
func (t *exprTable) of(n egraph.NodeID) *Expr {
	if e := t.nodes[n]; e != nil {
		return e
	}
	term := t.g.Log().Term(n)
	kids := make([]*Expr, len(term.Kids))
	for i, k := range term.Kids {
		kids[i] = t.of(k)
	}
	e := t.make(Expr{Op: term.Op, Type: term.Type, Flags: term.Flags, Payload: term.Payload}, kids)
	t.nodes[n] = e
	return e
}

// class finds the class of an expression in the graph, which has to be rebuilt.
func (t *exprTable) class(e *Expr) (k egraph.ClassID, ok bool) {
	n := egraph.Node{Op: e.Op, Type: e.Type, Flags: e.Flags, Payload: e.Payload, Kids: make([]egraph.ClassID, len(e.Kids))}
	for i, kid := range e.Kids {
		if n.Kids[i], ok = t.class(kid); !ok {
			return 0, false
		}
	}
	return t.g.Lookup(n)
}

// at is the part of e that a path of operand indexes leads to, nil if none is there.
func (e *Expr) at(path []int) *Expr {
	for _, i := range path {
		if i >= len(e.Kids) {
			return nil
		}
		e = e.Kids[i]
	}
	return e
}

// replaceAt puts part at the end of a path in e.
func (t *exprTable) replaceAt(e *Expr, path []int, part *Expr) *Expr {
	if len(path) == 0 {
		return part
	}
	kids := slices.Clone(e.Kids)
	kids[path[0]] = t.replaceAt(kids[path[0]], path[1:], part)
	return t.make(*e, kids)
}

// replaceAll puts b where e has a, but not below operators that make a choice
// (law 4).
func (t *exprTable) replaceAll(e, a, b *Expr, done map[*Expr]*Expr) *Expr {
	if e.canon == a.canon {
		return b
	}
	if t.g.Language().Ops[e.Op].OneChoice {
		return e
	}
	if r := done[e]; r != nil {
		return r
	}
	r := e
	for i, k := range e.Kids {
		if n := t.replaceAll(k, a, b, done); n != k {
			if r == e {
				c := *e
				c.Kids = slices.Clone(e.Kids)
				r = &c
			}
			r.Kids[i] = n
		}
	}
	if r != e {
		r = t.make(*r, r.Kids)
	}
	done[e] = r
	return r
}

// hidden tells whether replaceAll does not see the place at a path.
func (t *exprTable) hidden(e *Expr, path []int) bool {
	for _, i := range path {
		if t.g.Language().Ops[e.Op].OneChoice {
			return true
		}
		e = e.Kids[i]
	}
	return false
}

// skeleton is one side of a rule's application: the operators with all that
// they are, over variables.
type skeleton struct {
	head Expr       // of an operator; Op is 0 for a variable
	v    egraph.Var // NoVar for an operator that none names
	kids []*skeleton
}

// left is the left side as it matched.
func (t *exprTable) left(r *RuleStep) *skeleton {
	if len(r.Left) == 0 {
		return &skeleton{v: r.Rule.Left.Var}
	}
	var op func(i int) *skeleton
	op = func(i int) *skeleton {
		o := &r.Left[i]
		s := &skeleton{head: t.head(o.Node), v: o.Pattern.Var}
		s.kids = make([]*skeleton, len(o.Pattern.Args))
		for a := range o.Pattern.Args {
			k := &skeleton{v: o.Pattern.Args[a].Var}
			if j := r.child(i, a); j >= 0 {
				k = op(j)
			}
			s.kids[order(a, o.Exchanged)] = k
		}
		return s
	}
	return op(0)
}

// head is a node's term without its operands.
func (t *exprTable) head(n egraph.NodeID) Expr {
	term := t.g.Log().Term(n)
	return Expr{Op: term.Op, Type: term.Type, Flags: term.Flags, Payload: term.Payload}
}

// right is the right side as it was built.
func (t *exprTable) right(r *RuleStep) *skeleton {
	var part func(o egraph.Operand) *skeleton
	part = func(o egraph.Operand) *skeleton {
		if o.Var != egraph.NoVar {
			return &skeleton{v: o.Var}
		}
		b := &r.Right[o.Built]
		s := &skeleton{head: t.head(b.Node), v: egraph.NoVar}
		s.head.Op = b.Pattern.Op
		for _, a := range b.Args {
			s.kids = append(s.kids, part(a))
		}
		return s
	}
	return part(r.Result)
}

// operatorOf is the node that matched the operator which a variable names.
func (r *RuleStep) operatorOf(v egraph.Var) (egraph.NodeID, bool) {
	i := slices.IndexFunc(r.Left, func(op egraph.MatchedOp) bool { return op.Pattern.Var == v })
	if i < 0 {
		return 0, false
	}
	return r.Left[i].Node, true
}

// match binds the variables of a skeleton to the parts of e. Operands that may
// be exchanged are tried in both orders.
func (t *exprTable) match(s *skeleton, e *Expr, bound map[egraph.Var]*Expr, next func() bool) bool {
	bind := func(rest func() bool) bool {
		if s.v == egraph.NoVar {
			return rest()
		}
		if old, ok := bound[s.v]; ok {
			return old.canon == e.canon && rest()
		}
		bound[s.v] = e
		if rest() {
			return true
		}
		delete(bound, s.v)
		return false
	}
	if s.head.Op == 0 {
		return bind(next)
	}
	h := &s.head
	swapped := t.g.Language().Mirror(h.Op)
	if e.Type != h.Type || e.Flags != h.Flags || e.Payload != h.Payload || len(e.Kids) != len(s.kids) || e.Op != h.Op && (swapped == 0 || e.Op != swapped) {
		return false
	}
	try := func(exchanged bool) bool {
		var args func(i int) bool
		args = func(i int) bool {
			if i == len(s.kids) {
				return next()
			}
			return t.match(s.kids[i], e.Kids[order(i, exchanged)], bound, func() bool { return args(i + 1) })
		}
		return bind(func() bool { return args(0) })
	}
	return e.Op == h.Op && try(false) || swapped != 0 && e.Op == swapped && try(true)
}

// build is the skeleton with its variables' expressions.
func (t *exprTable) build(s *skeleton, bound map[egraph.Var]*Expr) *Expr {
	if s.head.Op == 0 {
		return bound[s.v]
	}
	kids := make([]*Expr, len(s.kids))
	for i, k := range s.kids {
		kids[i] = t.build(k, bound)
	}
	return t.make(s.head, kids)
}

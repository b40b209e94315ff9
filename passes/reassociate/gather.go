package reassociate

import (
	"slices"

	"rewrite/passes/ir"
)

// A family is the operations that trees are made of. What is in one takes in operands of the families that it says.
type family uint8

const (
	none  family = iota
	sums         // add, sub, fneg, and or where no bit is in both
	prods        // mul, and shl by a number
	ands
	ors
	xors
)

// familyOf is the family of an instruction.
func (w *work) familyOf(v *ir.Value) family {
	switch v.Op {
	case ir.OpAdd, ir.OpSub:
		return sums
	case ir.OpFAdd, ir.OpFSub, ir.OpFNeg:
		if w.floats && v.Flags&free == free {
			return sums
		}
	case ir.OpMul:
		return prods
	case ir.OpFMul:
		if w.floats && v.Flags&free == free {
			return prods
		}
	case ir.OpShl:
		if _, ok := w.shift(v); ok {
			return prods
		}
	case ir.OpAnd:
		return ands
	case ir.OpOr:
		return ors
	case ir.OpXor:
		return xors
	}
	return none
}

// free are the flags that let floats be computed in another order.
const free = ir.Reassoc | ir.NSZ

// shift is by how much a value is shifted to the left, if that is a number in range.
func (w *work) shift(v *ir.Value) (by uint64, ok bool) {
	n, ok := numbersOf(w.f, v.Type)
	if !ok {
		return 0, false
	}
	by, ok = n.of(v.Args[1])
	return by, ok && by < uint64(v.Type.Scalar().Bits)
}

// negation is what an instruction is the opposite of, nil if it is no negation.
func (w *work) negation(v *ir.Value) *ir.Value {
	switch v.Op {
	case ir.OpFNeg:
		return v.Args[0]
	case ir.OpSub:
		n, ok := numbersOf(w.f, v.Type)
		if x, number := n.of(v.Args[0]); ok && number && x == 0 {
			return v.Args[1]
		}
	}
	return nil
}

// takes tells whether a tree takes an operand in, and of which family it is: nothing else uses that, and it is computed where the user
// is, or at least as often.
func (w *work) takes(v, user *ir.Value) (family, bool) {
	if v.Block == nil || v.NumUses() != 1 || v.Type != user.Type {
		return none, false
	}
	is, of := w.familyOf(v), w.familyOf(user)
	switch {
	case is == none || of == none || v.Block != user.Block && !w.together(v.Block, user.Block):
		return none, false
	case is == of:
		return is, true
	case of == sums:
		if v.Op == ir.OpOr && v.Flags&ir.Disjoint != 0 {
			return sums, true
		}
		return is, is == prods
	case of == prods:
		return is, is == sums && w.negation(v) != nil
	}
	return none, false
}

// together tells whether two blocks are executed as often, as far as loops tell.
func (w *work) together(x, y *ir.Block) bool {
	nest := w.an.Loops()
	return len(nest.Irreducible) == 0 && nest.Of(x) == nest.Of(y)
}

// A tree is what is known of one.
type tree struct {
	root  *ir.Value
	inner []*ir.Value // what goes if it is built anew, the root first
	cost  int
	flags ir.Flags // that all of them have
	sum   bool     // it is of nothing but additions, and or of which no bit is in both
}

func (t *tree) add(v *ir.Value) {
	flags := v.Flags
	switch v.Op {
	case ir.OpAdd:
	case ir.OpOr:
		if flags&ir.Disjoint != 0 {
			flags |= ir.NUW | ir.NSW
		}
	default:
		t.sum = false
	}
	if len(t.inner) == 0 {
		t.flags = flags
	}
	t.inner = append(t.inner, v)
	t.flags &= flags
	t.cost += cost(v.Op, slices.ContainsFunc(v.Args, (*ir.Value).IsConst))
}

// uses is how often a tree has a value that is none of its own and no constant.
func (t *tree) uses() int {
	n := 1 - len(t.inner)
	for _, v := range t.inner {
		for _, x := range v.Args {
			if x.Block != nil || x.Op == ir.OpParam {
				n++
			}
		}
	}
	return n
}

// fewLeaves are as many as are compared with each other.
const fewLeaves = 16

// repeats tells whether a tree may take less: something stands there twice, or numbers do, or one that changes nothing. It takes a fraction of the
// time of a plan, and most trees do not.
func (w *work) repeats(root *ir.Value) bool {
	n, _ := numbersOf(w.f, root.Type)
	leaves, numbers := make([]*ir.Value, 0, fewLeaves), 0
	type part struct{ v, user *ir.Value }
	for todo := append(make([]part, 0, fewLeaves), part{root, nil}); len(todo) > 0; {
		x := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if x.v.Block == nil && x.v.Op != ir.OpParam {
			if c, ok := n.of(x.v); !ok || numbers > 0 || c == 0 || c == n.mask || c == n.one() {
				return true
			}
			numbers++
			continue
		}
		in := x.user == nil
		if !in {
			_, in = w.takes(x.v, x.user)
		}
		if in {
			if x.v.Op == ir.OpFNeg || len(leaves) == fewLeaves {
				return true
			}
			for _, y := range x.v.Args {
				todo = append(todo, part{y, x.v})
			}
			continue
		}
		if len(leaves) == fewLeaves || x.v.Op == ir.OpXor || slices.Contains(leaves, x.v) {
			return true
		}
		leaves = append(leaves, x.v)
	}
	return false
}

// A gatherer finds the terms of a sum.
type gatherer struct {
	*work
	p      *planner
	t      *tree
	terms  []term
	byKey  map[string]int // place in terms of one, by what it is a product of
	number uint64
	mixed  bool // terms of both signs were brought together
	failed bool // a number is none that can be folded, or there are too many
	leaves map[*ir.Value]*expr
}

// maxLeaves bounds the terms and factors of a tree. A larger one stays as it is.
const maxLeaves = 1000

// sum gathers the terms of a tree whose root is a sum or a product.
func (g *gatherer) sum(root *ir.Value, is family) {
	type part struct {
		v    *ir.Value
		user *ir.Value // nil for the root
		coef uint64
	}
	seen := 0
	for todo := []part{{v: root, coef: g.p.n.one()}}; len(todo) > 0 && !g.failed; {
		x := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		in, ok := is, true
		if x.user != nil {
			in, ok = g.takes(x.v, x.user)
			ok = ok && (in != ors || x.v.Flags&ir.Disjoint != 0) // another or stands below one of which no bit is in both, but is no sum
		}
		if seen++; seen > maxLeaves {
			g.failed = true
		}
		if c, number := g.p.n.of(x.v); number && x.v.Block == nil {
			g.fold(&c, x.coef, g.p.n.mul)
			g.fold(&g.number, c, g.p.n.add)
			continue
		}
		switch {
		case !ok:
			t := term{coef: x.coef}
			t.multiply(g.leaf(x.v), 1)
			g.add(t)
		case in == prods:
			g.add(g.product(x.v, x.coef))
		default:
			g.t.add(x.v)
			minus := g.p.n.neg(x.coef)
			switch x.v.Op {
			case ir.OpFNeg:
				todo = append(todo, part{x.v.Args[0], x.v, minus})
			case ir.OpSub, ir.OpFSub:
				todo = append(todo, part{x.v.Args[1], x.v, minus}, part{x.v.Args[0], x.v, x.coef})
			default:
				todo = append(todo, part{x.v.Args[1], x.v, x.coef}, part{x.v.Args[0], x.v, x.coef})
			}
		}
	}
}

// product gathers the factors of a tree of products.
func (g *gatherer) product(root *ir.Value, coef uint64) term {
	t := term{coef: coef}
	type part struct{ v, user *ir.Value }
	for todo := []part{{root, nil}}; len(todo) > 0 && !g.failed; {
		x := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		ok := true
		if x.user != nil {
			is, in := g.takes(x.v, x.user)
			ok = in && (is == prods || g.negation(x.v) != nil) // of what a sum is the opposite of that is a factor
		}
		if len(t.factors) > maxLeaves {
			g.failed = true
		}
		if c, number := g.p.n.of(x.v); number && x.v.Block == nil {
			g.fold(&t.coef, c, g.p.n.mul)
			continue
		}
		if !ok {
			t.multiply(g.leaf(x.v), 1)
			continue
		}
		g.t.add(x.v)
		switch of := g.negation(x.v); {
		case of != nil:
			t.coef = g.p.n.neg(t.coef)
			todo = append(todo, part{of, x.v})
		case x.v.Op == ir.OpShl:
			by, _ := g.shift(x.v)
			g.fold(&t.coef, 1<<by, g.p.n.mul)
			todo = append(todo, part{x.v.Args[0], x.v})
		default:
			todo = append(todo, part{x.v.Args[1], x.v}, part{x.v.Args[0], x.v})
		}
	}
	if g.p.n.isFloat() && g.p.n.isZero(t.coef) {
		g.failed = true // it may be multiplied with infinity
	}
	return t
}

// leaf is a value that is there.
func (g *gatherer) leaf(v *ir.Value) *expr {
	e := g.leaves[v]
	if e == nil {
		e = &expr{v: v, key: g.keyOf(v)}
		g.leaves[v] = e
	}
	return e
}

// done is the terms that are left.
func (g *gatherer) done() []term {
	return slices.DeleteFunc(g.terms, func(t term) bool { return g.p.n.isZero(t.coef) })
}

// fold computes with numbers.
func (g *gatherer) fold(x *uint64, y uint64, op func(x, y uint64) (uint64, bool)) {
	z, ok := op(*x, y)
	if !ok {
		g.failed = true
	}
	*x = z
}

// add adds a term, to one of the same factors if there is one. Of floats what is cancelled so may have been infinite.
func (g *gatherer) add(t term) {
	if len(t.factors) == 0 {
		g.fold(&g.number, t.coef, g.p.n.add)
		return
	}
	key := t.name()
	if i, ok := g.byKey[key]; ok {
		if g.p.n.negative(g.terms[i].coef) != g.p.n.negative(t.coef) {
			g.mixed = true
		}
		g.fold(&g.terms[i].coef, t.coef, g.p.n.add)
		return
	}
	g.byKey[key] = len(g.terms)
	g.terms = append(g.terms, t)
}

package reassociate

import (
	"slices"

	"rewrite/passes/ir"
)

// logic plans a tree of and, or or xor, nil if there is nothing to plan with. A value that stands in a conjunction or disjunction twice stands there once, and beside its
// complement decides it; in an exclusive or, two that are the same are none.
func (w *work) logic(root *ir.Value, is family, p *planner, t *tree) *expr {
	all := p.n.mask
	number, absorbing := uint64(0), all
	if is == ands {
		number, absorbing = all, 0
	}
	neutral := number
	op := root.Op
	times := map[*ir.Value]int{}
	var list []*ir.Value
	type part struct{ v, user *ir.Value }
	for todo := []part{{root, nil}}; len(todo) > 0; {
		x := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if x.user != nil {
			if c, ok := p.n.of(x.v); ok && x.v.Block == nil {
				switch is {
				case ands:
					number &= c
				case ors:
					number |= c
				default:
					number ^= c
				}
				continue
			}
			if _, ok := w.takes(x.v, x.user); !ok {
				if times[x.v]++; times[x.v] == 1 {
					list = append(list, x.v)
				}
				continue
			}
		}
		if t.add(x.v); len(t.inner) > maxLeaves {
			return nil
		}
		todo = append(todo, part{x.v.Args[1], x.v}, part{x.v.Args[0], x.v})
	}
	if is == xors {
		list = slices.DeleteFunc(list, func(v *ir.Value) bool { return times[v]%2 == 0 })
	} else {
		if slices.ContainsFunc(list, func(v *ir.Value) bool { x := w.complement(v, p); return x != nil && times[x] > 0 }) {
			number = absorbing
		}
		if number == absorbing {
			list = nil
		}
	}
	leaves := make([]*expr, len(list))
	for i, v := range list {
		leaves[i] = &expr{v: v, key: w.keyOf(v)}
	}
	slices.SortStableFunc(leaves, func(x, y *expr) int { return x.compare(y.key) })
	var acc *expr
	for _, x := range leaves {
		switch {
		case acc != nil:
			acc = p.make(op, acc, x)
		case number != neutral:
			acc = p.make(op, x, p.constant(number))
		default:
			acc = x
		}
	}
	if acc == nil {
		acc = p.constant(number)
	}
	return acc
}

// complement is the value of which one has all bits turned over, nil if it is no such value.
func (w *work) complement(v *ir.Value, p *planner) *ir.Value {
	if v.Op != ir.OpXor {
		return nil
	}
	for i, x := range v.Args {
		if c, ok := p.n.of(x); ok && x.Block == nil && c == p.n.mask {
			return v.Args[1-i]
		}
	}
	return nil
}

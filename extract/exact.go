package extract

import "slices"

// exact is a branch and bound search over the choices of the classes that are
// needed, in the order in which they turn out to be needed. Roots come in the
// order of their points, so that a class is first needed at its earliest point,
// and what is available there is available to all later users.
type exact struct {
	*problem
	budget    int
	steps     int
	exhausted bool
	improved  bool

	pick  []int32 // -1 is undecided
	point []int   // where a decided class is first needed
	least []price // the cheapest candidate of each class
	order [][]int32

	best      []int32
	bestPrice price
	mark      []int
	marks     int
}

// need is a class that is needed at a point.
type need struct {
	class int32
	point int
}

// solve improves on the picks given, or proves them best.
func (e *exact) solve(start []int32) []int32 {
	n := len(e.classes)
	e.pick = make([]int32, n)
	e.point = make([]int, n)
	e.mark = make([]int, n)
	e.least = make([]price, n)
	e.order = make([][]int32, n)
	for c := range n {
		e.pick[c] = -1
		e.least[c] = e.floor(c)
		e.order[c] = make([]int32, len(e.cands[c]))
		for i := range e.order[c] {
			e.order[c][i] = int32(i)
		}
		// The greedy choice first: a good bound early.
		slices.SortStableFunc(e.order[c], func(a, b int32) int {
			switch {
			case a == b:
				return 0
			case a == start[c]:
				return -1
			case b == start[c]:
				return 1
			}
			return 0
		})
	}
	e.best = slices.Clone(start)
	e.bestPrice = e.priceOf(start)
	e.search(nil, 0, price{}, price{})
	return e.best
}

// floor is the least that a class adds. One that may forward may add nothing.
func (e *exact) floor(c int) price {
	least := price{Infinite, 1}
	for i := range e.cands[c] {
		cd := &e.cands[c][i]
		p := price{cd.cost, int(cd.changed)}
		if cd.node == noNode {
			p = price{}
		}
		if p.less(least) {
			least = p
		}
	}
	if least.cost == Infinite {
		least = price{}
	}
	return least
}

// priceOf is the price of complete picks.
func (e *exact) priceOf(pick []int32) price {
	seen := make([]bool, len(e.classes))
	total := price{}
	var visit func(c int32)
	visit = func(c int32) {
		if seen[c] {
			return
		}
		seen[c] = true
		cd := &e.cands[c][pick[c]]
		total = total.plus(cd)
		for _, k := range cd.kids {
			visit(k)
		}
	}
	for _, r := range e.roots {
		visit(r.class)
	}
	return total
}

// search decides the first undecided need, or takes up the next root. paid is
// what the decisions cost, floor the least that the other needs will.
func (e *exact) search(needs []need, root int, paid, floor price) {
	for len(needs) > 0 && e.pick[needs[len(needs)-1].class] >= 0 {
		needs = needs[:len(needs)-1]
	}
	if len(needs) == 0 {
		if root == len(e.roots) {
			if paid.less(e.bestPrice) {
				e.bestPrice = paid
				e.improved = true
				for c, k := range e.pick {
					if k >= 0 {
						e.best[c] = k
					}
				}
			}
			return
		}
		r := e.roots[root]
		if e.pick[r.class] >= 0 {
			e.search(nil, root+1, paid, floor)
			return
		}
		e.search([]need{{r.class, r.point}}, root+1, paid, e.least[r.class])
		return
	}
	nd := needs[len(needs)-1]
	rest := needs[: len(needs)-1 : len(needs)-1]
	c := nd.class
	// The needs on the stack are counted once each: this one now leaves it.
	for _, k := range e.order[c] {
		cd := &e.cands[c][k]
		if e.exhausted {
			return
		}
		if !e.allowed(cd, nd, root) {
			continue
		}
		now := paid.plus(cd)
		if !now.less(e.bestPrice) {
			continue
		}
		if e.steps++; e.steps > e.budget {
			e.exhausted = true
			return
		}
		e.pick[c], e.point[c] = k, nd.point
		next := rest
		for i := len(cd.kids) - 1; i >= 0; i-- {
			if e.pick[cd.kids[i]] < 0 {
				next = append(next, need{cd.kids[i], nd.point})
			}
		}
		low := now
		e.marks++
		for _, m := range next {
			if e.pick[m.class] < 0 && e.mark[m.class] != e.marks {
				e.mark[m.class] = e.marks
				low.cost = Add(low.cost, e.least[m.class].cost)
				low.changed += e.least[m.class].changed
			}
		}
		if low.less(e.bestPrice) {
			e.search(next, root, now, floor)
		}
		e.pick[c] = -1
	}
}

// allowed reports whether a candidate may be chosen for a need: it is available,
// does not depend on itself, and does not use a forced node too early.
func (e *exact) allowed(cd *candidate, nd need, root int) bool {
	if !e.available(cd, nd.point) {
		return false
	}
	for _, k := range cd.kids {
		if e.isForced(k) && (e.pick[k] < 0 || e.point[k] >= nd.point) {
			return false
		}
		if k == nd.class || e.pick[k] >= 0 && e.reaches(k, nd.class) {
			return false
		}
	}
	return true
}

// reaches reports whether decided class a depends on class b.
func (e *exact) reaches(a, b int32) bool {
	e.marks++
	stack := []int32{a}
	for len(stack) > 0 {
		c := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if c == b {
			return true
		}
		if e.mark[c] == e.marks || e.pick[c] < 0 {
			continue
		}
		e.mark[c] = e.marks
		stack = append(stack, e.cands[c][e.pick[c]].kids...)
	}
	return false
}

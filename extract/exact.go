package extract

import (
	"math/bits"
	"slices"
)

// exactSearch is a branch and bound search over the choices of the classes that
// are needed, in the order in which they turn out to be needed. Roots come in the
// order of their points, so that a class is first needed at its earliest point,
// and what is available there is available to all later users.
//
// The state is a partial choice, pick, and a list of classes that it needs and that are not
// decided. A step decides the first of the list and puts the operands of its candidate in
// its place. When the list and the roots are used up the choice is complete, and is
// kept if it beats the best so far. Every price is at least 0, so what is paid
// never shrinks, and a branch whose bound is no less than the best is left.
// Without the bound this is exponential in the classes with a choice; budget bounds it.
type exactSearch struct {
	x         *Extractor
	budget    int
	steps     int
	exhausted bool
	improved  bool

	start []int32 // the greedy choice, tried first: a good bound early
	pick  []int32 // -1 is undecided
	point []int   // by class: where it was first needed, if decided
	least []price // by class: its cheapest candidate
	best  price

	// certain holds, by class, the classes that every solution needs if it needs
	// that class, as sets of words each; later those of roots[i:], by root.
	certain, later, tmp []uint64
	words               int
	beaten              []int32 // by candidate: another one that is never worse, or -1

	needs []need // a list in an arena; see push
	mark  []int
	marks int
	stack []int32
}

// need is a class that is needed at a point. Needs are lists through next, so
// that branches share their tails; 0 is the empty list.
type need struct {
	class int32
	point int
	next  int
}

// run improves on x.pick or proves it best. It reports whether it improved.
func (e *exactSearch) run(x *Extractor, budget int) bool {
	e.x, e.budget, e.steps = x, budget, 0
	e.exhausted, e.improved = false, false
	n := len(x.classes)
	e.start = append(e.start[:0], x.pick...)
	e.pick = resize(e.pick, n)
	e.point = resize(e.point, n)
	e.least = resize(e.least, n)
	e.mark = resize(e.mark, n)
	clear(e.mark)
	e.marks = 0
	for c := range int32(n) {
		e.pick[c] = -1
		e.least[c] = e.floor(c)
	}
	e.best = e.priceOf()
	e.findCertain()
	e.findBeaten()
	e.needs = append(e.needs[:0], need{})
	e.search(0, 0, price{})
	return e.improved
}

// floor is the least that a class adds. One that may forward may add nothing:
// the node is then paid for elsewhere.
//
// The minimum is by price, and so right for sums: cost first, then tie.
func (e *exactSearch) floor(c int32) price {
	least := price{}
	from, to := e.x.of(c)
	for i := from; i < to; i++ {
		cd := &e.x.cands[i]
		if cd.node == noNode {
			return price{}
		}
		if p := (price{cd.cost, int(cd.tie)}); i == from || p.less(least) {
			least = p
		}
	}
	return least
}

// findCertain computes what each class needs whatever is chosen: itself, and
// what all its candidates have in common. It is the greatest solution of that
// equation, which holds for all finite terms by induction.
func (e *exactSearch) findCertain() {
	n := len(e.x.classes)
	w := (n + 63) / 64
	e.words = w
	e.certain = resize(e.certain, n*w)
	e.later = resize(e.later, (len(e.x.roots)+1)*w)
	e.tmp = resize(e.tmp, 2*w)
	for i := range e.certain {
		e.certain[i] = ^uint64(0)
	}
	all, one := e.tmp[:w], e.tmp[w:2*w]
	for changed := true; changed; {
		changed = false
		// Starting from everything and intersecting is how dominators are found by iteration
		// (Allen, Cocke); starting from nothing would miss what is needed around a cycle. Sets only
		// shrink, so this ends.
		for c := int32(n) - 1; c >= 0; c-- { // operands mostly come later
			from, to := e.x.of(c)
			if from == to {
				continue
			}
			for i := range all {
				all[i] = ^uint64(0)
			}
			for k := from; k < to; k++ {
				clear(one)
				for _, kid := range e.x.operands(&e.x.cands[k]) {
					for i, set := range e.certain[int(kid)*w : int(kid+1)*w] {
						one[i] |= set
					}
				}
				for i := range all {
					all[i] &= one[i]
				}
			}
			all[c>>6] |= 1 << (c & 63)
			for i, set := range all {
				if at := &e.certain[int(c)*w+i]; *at != set {
					*at = set
					changed = true
				}
			}
		}
	}
	clear(e.later[len(e.x.roots)*w:])
	for r := len(e.x.roots) - 1; r >= 0; r-- {
		c := int(e.x.roots[r].class)
		for i := range w {
			e.later[r*w+i] = e.later[(r+1)*w+i] | e.certain[c*w+i]
		}
	}
	if extra := n & 63; extra != 0 { // bits behind the last class are no classes
		for i := w - 1; i < len(e.later); i += w {
			e.later[i] &= 1<<extra - 1
		}
		for i := w - 1; i < len(e.certain); i += w {
			e.certain[i] &= 1<<extra - 1
		}
	}
}

// findBeaten finds candidates that need all that another one of the class needs,
// and cost no less. Where the other is available they are not worth a try.
//
// Whether the other is available depends on the point, so that is for decide to ask.
func (e *exactSearch) findBeaten() {
	e.beaten = resize(e.beaten, len(e.x.cands))
	for i := range e.beaten {
		e.beaten[i] = -1
	}
	for c := range int32(len(e.x.classes)) {
		from, to := e.x.of(c)
		for i := from; i < to; i++ {
			for j := from; j < to && e.beaten[i] < 0; j++ {
				// Of equals the first one stays; chains end in one that stays.
				if j != i && e.beaten[j] < 0 && e.noWorse(j, i) {
					e.beaten[i] = j
				}
			}
		}
	}
}

// noWorse reports whether candidate j is at most as expensive as i and needs no
// other operands.
func (e *exactSearch) noWorse(j, i int32) bool {
	a, b := &e.x.cands[j], &e.x.cands[i]
	if a.cost > b.cost || a.tie > b.tie {
		return false
	}
	for _, k := range e.x.operands(a) {
		// A forced node must wait for its point, which other operands need not.
		if e.x.isForced(k) || !slices.Contains(e.x.operands(b), k) {
			return false
		}
	}
	return true
}

// priceOf is the price of x.pick.
func (e *exactSearch) priceOf() price {
	total := price{}
	e.marks++
	for _, r := range e.x.roots {
		e.stack = append(e.stack[:0], r.class)
		for len(e.stack) > 0 {
			c := e.stack[len(e.stack)-1]
			e.stack = e.stack[:len(e.stack)-1]
			if e.mark[c] == e.marks {
				continue
			}
			e.mark[c] = e.marks
			cd := &e.x.cands[e.x.pick[c]]
			total = total.plus(cd)
			e.stack = append(e.stack, e.x.operands(cd)...)
		}
	}
	return total
}

// search decides the first undecided need of a list, or takes up the next root. A need whose
// class has been decided since it was put there is skipped: it is satisfied.
// paid is what the decisions cost so far.
func (e *exactSearch) search(list, root int, paid price) {
	for {
		for list != 0 && e.pick[e.needs[list].class] >= 0 {
			list = e.needs[list].next
		}
		if list != 0 {
			break
		}
		if root == len(e.x.roots) {
			if paid.less(e.best) {
				e.best, e.improved = paid, true
				for c, k := range e.pick {
					if k >= 0 {
						e.x.pick[c] = k
					}
				}
			}
			return
		}
		r := e.x.roots[root]
		root++
		list = e.push(r.class, r.point, 0)
	}
	c := e.needs[list].class
	from, to := e.x.of(c)
	if from == to {
		return
	}
	e.decide(e.start[c], list, root, paid)
	for i := from; i < to && !e.exhausted; i++ {
		if i != e.start[c] {
			e.decide(i, list, root, paid)
		}
	}
}

func (e *exactSearch) push(class int32, point, next int) int {
	e.needs = append(e.needs, need{class, point, next})
	return len(e.needs) - 1
}

// decide tries a candidate for the first need of the list, and all that follows. When it
// returns, pick and the arena are as they were; the best choice is kept in x.pick.
// The cheap reasons to leave come before the bound, which goes through all needs.
func (e *exactSearch) decide(k int32, list, root int, paid price) {
	cd := &e.x.cands[k]
	nd := e.needs[list]
	if j := e.beaten[k]; j >= 0 && e.x.available(&e.x.cands[j], nd.point) {
		return
	}
	if !e.allowed(cd, nd) {
		return
	}
	paid = paid.plus(cd)
	if !paid.less(e.best) {
		return
	}
	if e.steps++; e.steps > e.budget {
		e.exhausted = true
		return
	}
	size := len(e.needs)
	e.pick[nd.class], e.point[nd.class] = k, nd.point
	next := nd.next
	ks := e.x.operands(cd)
	for i := len(ks) - 1; i >= 0; i-- {
		if e.pick[ks[i]] < 0 {
			next = e.push(ks[i], nd.point, next)
		}
	}
	if e.bound(next, root, paid).less(e.best) {
		e.search(next, root, paid)
	}
	e.pick[nd.class] = -1
	e.needs = e.needs[:size]
}

// bound is the least that a solution can cost: what is paid, and the cheapest
// candidate of each class that is certain to be needed.
//
// Classes are counted once however many needs are certain of them, which is what makes it a
// bound for DAGs: a sum over needs would count shared classes twice, and be too high.
func (e *exactSearch) bound(list, root int, low price) price {
	w := e.words
	all := e.tmp[:w]
	kept := low.tie
	copy(all, e.later[root*w:])
	for ; list != 0; list = e.needs[list].next {
		c := int(e.needs[list].class)
		for i, set := range e.certain[c*w : (c+1)*w] {
			all[i] |= set
		}
	}
	for i, set := range all {
		for ; set != 0; set &= set - 1 {
			if c := i<<6 + bits.TrailingZeros64(set); e.pick[c] < 0 {
				low.cost = Add(low.cost, e.least[c].cost)
				low.tie += e.least[c].tie
			}
		}
	}
	if low.cost == Max {
		// Dearer candidates cost no more then, and might change less.
		low.tie = kept
	}
	return low
}

// allowed reports whether a candidate may be chosen for a need: it is available,
// does not depend on itself, and does not use a forced node too early.
func (e *exactSearch) allowed(cd *candidate, nd need) bool {
	if !e.x.available(cd, nd.point) {
		return false
	}
	for _, k := range e.x.operands(cd) {
		if e.x.isForced(k) && (e.pick[k] < 0 || e.point[k] >= nd.point) {
			return false
		}
		if k == nd.class || e.pick[k] >= 0 && e.reaches(k, nd.class) {
			return false
		}
	}
	return true
}

// reaches reports whether decided class a depends on class b. What is undecided depends on
// nothing yet, and is asked when its turn comes, so no cycle is ever closed.
func (e *exactSearch) reaches(a, b int32) bool {
	e.marks++
	e.stack = append(e.stack[:0], a)
	for len(e.stack) > 0 {
		c := e.stack[len(e.stack)-1]
		e.stack = e.stack[:len(e.stack)-1]
		if c == b {
			return true
		}
		if e.mark[c] == e.marks || e.pick[c] < 0 {
			continue
		}
		e.mark[c] = e.marks
		e.stack = append(e.stack, e.x.operands(&e.x.cands[e.pick[c]])...)
	}
	return false
}

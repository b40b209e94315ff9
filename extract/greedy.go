package extract

import (
	"fmt"
	"math/bits"
	"slices"
)

// greedySearch picks for each class, from the leaves up, the candidate whose DAG
// is cheapest as far as is known, and repeats until nothing gets cheaper. Roots
// are served in the order of their points; what one pays for is free for the
// later ones. For each point only what its roots can be made of is looked at, and of
// that only what no earlier root settled: a block has as many points as effects.
//
// This is the bottom-up search of egg's extractor with sets of classes instead of sums of costs, as the
// greedy DAG extractors of extraction-gym have them: the price of a candidate is that of the
// union of its operands' sets, so what operands share is paid once. It is no optimum: the
// cheapest DAG of each operand need not be the one that shares most with the other's.
type greedySearch struct {
	x      *Extractor
	method Method
	point  int

	done []bool // by class: chosen for an earlier root
	open []bool // by class: a forced node of this point, which nothing else sees

	userAt []int32 // by class: its first user in users; one more at the end
	users  []int32 // candidates that have the class as an operand

	cone   []int32 // classes that the roots of this point can be made of, and are not done
	inCone []bool  // by class
	try    []int32 // the candidates of the cone

	best   []int32  // by class: the best candidate, -1 for none yet
	price  []price  // by class; nothing where it is done
	sets   []uint64 // by class: the classes of its DAG, words each
	words  int
	tmp    []uint64
	queue  []int32
	queued []bool
	stack  []int32
}

// run fills x.pick.
func (gr *greedySearch) run(x *Extractor, method Method) error {
	gr.x, gr.method = x, method
	n := len(x.classes)
	gr.done = resize(gr.done, n)
	gr.open = resize(gr.open, n)
	gr.best = resize(gr.best, n)
	gr.price = resize(gr.price, n)
	gr.inCone = resize(gr.inCone, n)
	gr.queued = resize(gr.queued, len(x.cands))
	if method == GreedyDAG {
		gr.words = (n + 63) / 64
		gr.sets = resize(gr.sets, n*gr.words)
		gr.tmp = resize(gr.tmp, gr.words)
		clear(gr.sets)
	}
	clear(gr.done)
	clear(gr.open)
	clear(gr.inCone)
	clear(gr.queued)
	for c := range gr.best {
		gr.best[c] = -1
		gr.price[c] = price{}
	}
	for i := range x.pick {
		x.pick[i] = x.first[i] // of classes that turn out not to be needed
	}
	gr.findUsers()
	for lo := 0; lo < len(x.roots); {
		hi := lo
		for hi < len(x.roots) && x.roots[hi].point == x.roots[lo].point {
			hi++
		}
		gr.solve(x.roots[lo:hi])
		for _, r := range x.roots[lo:hi] {
			if gr.best[r.class] < 0 && !gr.done[r.class] {
				return fmt.Errorf("extract: class %d has no finite term at point %d", x.classes[r.class], r.point)
			}
			gr.commit(r.class)
		}
		lo = hi
	}
	return nil
}

// findUsers inverts the operands: a counting sort, by which userAt[k] ends up as the first
// user of k. Counts go two places up, so that filling in moves each start to where it belongs.
func (gr *greedySearch) findUsers() {
	x := gr.x
	gr.userAt = resize(gr.userAt, len(x.classes)+2)
	gr.users = resize(gr.users, len(x.kids))
	clear(gr.userAt)
	for i := range x.cands {
		for _, k := range x.operands(&x.cands[i]) {
			gr.userAt[k+2]++
		}
	}
	for i := 1; i < len(gr.userAt); i++ {
		gr.userAt[i] += gr.userAt[i-1]
	}
	for i := range x.cands {
		for _, k := range x.operands(&x.cands[i]) {
			gr.users[gr.userAt[k+1]] = int32(i)
			gr.userAt[k+1]++
		}
	}
}

// solve finds the best candidates at the roots' point: a worklist of candidates, which begins
// with those that need no operands. A class that gets cheaper has its users looked at again.
// Prices only fall, and there are finitely many choices, so it ends.
func (gr *greedySearch) solve(roots []root) {
	x := gr.x
	gr.point = roots[0].point
	for _, r := range roots {
		gr.open[r.class] = x.isForced(r.class)
	}
	gr.findCone(roots)
	gr.queue = gr.queue[:0]
	for _, i := range gr.try {
		gr.push(i)
	}
	for i := 0; i < len(gr.queue); i++ {
		k := gr.queue[i]
		gr.queued[k] = false
		if gr.improve(k) {
			c := x.cands[k].class
			for _, u := range gr.users[gr.userAt[c]:gr.userAt[c+1]] {
				if gr.inCone[x.cands[u].class] {
					gr.push(u)
				}
			}
		}
	}
	for _, c := range gr.cone {
		gr.inCone[c] = false
	}
	for _, r := range roots {
		gr.open[r.class] = false
	}
}

// findCone lists the classes below the roots that are not done, which begin without a
// choice, and their candidates.
func (gr *greedySearch) findCone(roots []root) {
	x := gr.x
	gr.cone, gr.try = gr.cone[:0], gr.try[:0]
	reach := func(c int32) {
		if gr.inCone[c] || gr.done[c] || x.isForced(c) && !gr.open[c] {
			return
		}
		gr.inCone[c] = true
		gr.cone = append(gr.cone, c)
		gr.best[c] = -1
	}
	for _, r := range roots {
		reach(r.class)
	}
	for i := 0; i < len(gr.cone); i++ {
		from, to := x.of(gr.cone[i])
		for k := from; k < to; k++ {
			gr.try = append(gr.try, k)
			for _, kid := range x.operands(&x.cands[k]) {
				reach(kid)
			}
		}
	}
	// of equal ones the first stays, so the order decides which: that of the classes' numbers,
	// not the one in which the cone was found
	slices.Sort(gr.try)
}

// push queues a candidate, if it can be used at this point and all its operands
// have a choice.
func (gr *greedySearch) push(i int32) {
	x := gr.x
	cd := &x.cands[i]
	if gr.queued[i] || gr.done[cd.class] || x.isForced(cd.class) && !gr.open[cd.class] {
		return
	}
	for _, k := range x.operands(cd) {
		if !gr.done[k] && (gr.best[k] < 0 || x.isForced(k)) {
			return
		}
	}
	if !x.available(cd, gr.point) {
		return
	}
	gr.queued[i] = true
	gr.queue = append(gr.queue, i)
}

// improve tries a candidate and reports whether it became its class's best. Of ties the one that
// was there stays, and with it what depends on it.
func (gr *greedySearch) improve(i int32) bool {
	x := gr.x
	cd := &x.cands[i]
	c := cd.class
	total := price{}.plus(cd)
	if gr.method == GreedyTree {
		for _, k := range x.operands(cd) {
			total.cost = Add(total.cost, gr.price[k].cost)
			total.tie = min(total.tie+gr.price[k].tie, 1<<40)
		}
		// Trees of zero cost could close a cycle; a node more breaks it.
		if cd.node != noNode && !cd.live {
			total.tie++
		}
	} else {
		clear(gr.tmp)
		for _, k := range x.operands(cd) {
			for w, set := range gr.sets[int(k)*gr.words : (int(k)+1)*gr.words] {
				gr.tmp[w] |= set
			}
		}
		if gr.tmp[c>>6]>>(c&63)&1 != 0 {
			return false // it would need itself
		}
		for w, set := range gr.tmp {
			for ; set != 0; set &= set - 1 {
				d := w<<6 + bits.TrailingZeros64(set)
				total = total.plus(&x.cands[gr.best[d]])
			}
		}
		gr.tmp[c>>6] |= 1 << (c & 63)
	}
	if gr.best[c] >= 0 && !total.less(gr.price[c]) {
		return false
	}
	gr.best[c] = i
	gr.price[c] = total
	if gr.method == GreedyDAG {
		copy(gr.sets[int(c)*gr.words:], gr.tmp)
	}
	return true
}

// commit fixes the choices below a root. What they compute is there at all later points: it has
// no price and an empty set from then on, and later roots use it without asking what it is made of.
func (gr *greedySearch) commit(c int32) {
	gr.stack = append(gr.stack[:0], c)
	for len(gr.stack) > 0 {
		c := gr.stack[len(gr.stack)-1]
		gr.stack = gr.stack[:len(gr.stack)-1]
		if gr.done[c] {
			continue
		}
		gr.done[c] = true
		gr.price[c] = price{}
		if gr.method == GreedyDAG {
			clear(gr.sets[int(c)*gr.words : (int(c)+1)*gr.words])
		}
		gr.x.pick[c] = gr.best[c]
		gr.stack = append(gr.stack, gr.x.operands(&gr.x.cands[gr.best[c]])...)
	}
}

package extract

import "math/bits"

// greedy picks for each class, from the leaves up, the candidate whose DAG is
// cheapest as far as is known, and repeats until nothing gets cheaper. Roots are
// served in the order of their points; what one pays for is free for the later
// ones.
func (q *problem) greedy(method Method) ([]int32, error) {
	n := len(q.classes)
	pick := make([]int32, n)
	for i := range pick {
		pick[i] = -1
	}
	done := make([]bool, n)
	gr := greedySearch{problem: q, done: done, method: method}
	gr.users = make([][]use, n)
	for c := range q.cands {
		for k := range q.cands[c] {
			for _, kid := range q.cands[c][k].kids {
				gr.users[kid] = append(gr.users[kid], use{int32(c), int32(k)})
			}
		}
	}
	for lo := 0; lo < len(q.roots); {
		hi := lo
		for hi < len(q.roots) && q.roots[hi].point == q.roots[lo].point {
			hi++
		}
		gr.solve(q.roots[lo].point, q.roots[lo:hi])
		for _, r := range q.roots[lo:hi] {
			if gr.best[r.class] < 0 && !done[r.class] {
				return nil, q.impossible(r)
			}
			gr.commit(r.class, pick)
		}
		lo = hi
	}
	for i := range pick {
		if pick[i] < 0 {
			pick[i] = 0 // not needed
		}
	}
	return pick, nil
}

// use says that a candidate of a class has some class as an operand.
type use struct{ class, cand int32 }

type greedySearch struct {
	*problem
	method Method
	done   []bool // already chosen for an earlier root
	users  [][]use

	best  []int32 // candidate by class, -1 for none yet
	price []price
	sets  []uint64 // by class: the classes of its DAG
	words int
	queue []use
	in    map[use]bool
	tmp   []uint64
}

// solve finds the best candidates at a point.
func (gr *greedySearch) solve(point int, roots []localRoot) {
	n := len(gr.classes)
	gr.best = resize(gr.best, n)
	gr.price = resize(gr.price, n)
	if gr.method == GreedyDAG {
		gr.words = (n + 63) / 64
		gr.sets = resize(gr.sets, n*gr.words)
		gr.tmp = resize(gr.tmp, gr.words)
		clear(gr.sets)
	}
	open := make([]bool, n) // forced nodes of this point, which nothing else sees
	for _, r := range roots {
		open[r.class] = r.forced
	}
	gr.in = map[use]bool{}
	gr.queue = gr.queue[:0]
	for c := range gr.best {
		gr.best[c] = -1
		gr.price[c] = price{}
	}
	usable := func(u use) bool {
		if gr.done[u.class] || gr.isForced(u.class) && !open[u.class] {
			return false
		}
		cd := &gr.cands[u.class][u.cand]
		for _, k := range cd.kids {
			if gr.isForced(k) && !gr.done[k] {
				return false
			}
		}
		return gr.available(cd, point)
	}
	push := func(u use) {
		if !gr.in[u] && usable(u) {
			gr.in[u] = true
			gr.queue = append(gr.queue, u)
		}
	}
	for c := range gr.cands {
		for k := range gr.cands[c] {
			push(use{int32(c), int32(k)})
		}
	}
	for i := 0; i < len(gr.queue); i++ {
		u := gr.queue[i]
		gr.in[u] = false
		if gr.improve(u) {
			for _, v := range gr.users[u.class] {
				push(v)
			}
		}
	}
}

// improve tries a candidate and reports whether it became its class's best.
func (gr *greedySearch) improve(u use) bool {
	cd := &gr.cands[u.class][u.cand]
	for _, k := range cd.kids {
		if gr.best[k] < 0 && !gr.done[k] {
			return false
		}
	}
	total := price{}.plus(cd)
	if gr.method == GreedyTree {
		for _, k := range cd.kids {
			total.cost = Add(total.cost, gr.price[k].cost)
			total.changed = min(total.changed+gr.price[k].changed, 1<<40)
		}
		// Trees of zero cost could close a cycle; a changed node more breaks it.
		if cd.node != noNode && !cd.live {
			total.changed++
		}
	} else {
		clear(gr.tmp)
		for _, k := range cd.kids {
			for w, set := range gr.sets[int(k)*gr.words : (int(k)+1)*gr.words] {
				gr.tmp[w] |= set
			}
		}
		if gr.tmp[u.class>>6]>>(u.class&63)&1 != 0 {
			return false // it would need itself
		}
		for w, set := range gr.tmp {
			for ; set != 0; set &= set - 1 {
				c := w<<6 + bits.TrailingZeros64(set)
				total = total.plus(&gr.cands[c][gr.best[c]])
			}
		}
		gr.tmp[u.class>>6] |= 1 << (u.class & 63)
	}
	if gr.best[u.class] >= 0 && !total.less(gr.price[u.class]) {
		return false
	}
	gr.best[u.class] = u.cand
	gr.price[u.class] = total
	if gr.method == GreedyDAG {
		copy(gr.sets[int(u.class)*gr.words:], gr.tmp)
	}
	return true
}

// commit fixes the choices below a root.
func (gr *greedySearch) commit(c int32, pick []int32) {
	stack := []int32{c}
	for len(stack) > 0 {
		c := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if gr.done[c] {
			continue
		}
		gr.done[c] = true
		pick[c] = gr.best[c]
		stack = append(stack, gr.cands[c][pick[c]].kids...)
	}
}

func resize[T any](s []T, n int) []T {
	if cap(s) >= n {
		return s[:n]
	}
	return make([]T, n)
}

package lcm

import (
	"rewrite/passes/analysis/dataflow"
	"rewrite/passes/ir"
)

// A pressure tells how many values of a block are live at a time: values that it computes, and those that end in it.
type pressure struct {
	max [dataflow.NumClasses]int
	sum int // over all places between instructions
}

// most is the largest number of all classes together.
func (p pressure) most() (n int) {
	for _, m := range p.max {
		n += m
	}
	return n
}

// below tells whether an order is better than another one: at no time more values of a class are live, and at some time, or for a time, fewer.
func (p pressure) below(q pressure) bool {
	for c := range p.max {
		if p.max[c] > q.max[c] {
			return false
		}
	}
	return p.most() < q.most() || p.most() == q.most() && p.sum < q.sum
}

// pressure measures an order of the block's instructions.
func (s *schedule) pressure(order []*ir.Value) (p pressure) {
	live := s.live
	var now [dataflow.NumClasses]int
	count := 0
	begin := func(v *ir.Value) {
		if i := s.w.local[v.ID]; i != 0 && s.class[i] >= 0 && !live[i] {
			live[i] = true
			now[s.class[i]]++
			count++
		}
	}
	end := func(v *ir.Value) {
		if i := s.w.local[v.ID]; i != 0 && live[i] {
			live[i] = false
			now[s.class[i]]--
			count--
		}
	}
	note := func() {
		for c, n := range now {
			p.max[c] = max(p.max[c], n)
		}
	}
	clear(live)
	for _, v := range order {
		if s.out[s.w.local[v.ID]] {
			begin(v)
		}
	}
	note()
	for i := len(order) - 1; i >= 0 && order[i].Op != ir.OpPhi; i-- {
		v := order[i]
		begin(v) // also what nobody needs is in a register when it is computed
		note()
		end(v)
		for _, x := range v.Args {
			begin(x)
		}
		note()
		p.sum += count
	}
	return p
}

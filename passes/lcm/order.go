package lcm

import (
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/dataflow"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/internal/speculate"
	"rewrite/passes/ir"
)

// A schedule orders one block. Anchors stay in their order: what has an effect, the terminator, and what else does not move. Phis stay
// in front. The others are free. All that is kept of values is by their places in values.
type schedule struct {
	w      *work
	b      *ir.Block
	moves  bool // something is free
	values []*ir.Value
	class  []dataflow.Class
	out    []bool // it is live at the end of the block
	live   []bool // scratch of pressure

	anchors []*ir.Value
	end     int     // the anchor before which what goes to the end of the block is put
	free    []bool  // it is free
	need    []int32 // of what is free: how many registers it takes to compute it (Sethi and Ullman)
	final   []bool  // of what is free: nothing in the block uses it
	late    []bool  // of what is final: with what it is computed from nothing ends
	limit   []int32 // of a load: the anchor before which it comes at the latest, by its number; -1 if that is the end

	done    []bool // it is in the order that is made
	result  []*ir.Value
	stack   []frame
	pending []*ir.Value // operands that are to come, of all frames
}

// A frame is an instruction whose operands pending[next:to] are to come before it.
type frame struct {
	v              *ir.Value
	from, next, to int
}

// window is how many anchors a load is looked at beside: it stays among those with which it stands, so that what one load may cost is bounded
// and does not depend on where among them it is.
const window = 64

func (w *work) newSchedule(b *ir.Block) *schedule {
	s := &schedule{w: w, b: b, values: append([]*ir.Value{nil}, b.Instrs...)}
	s.values = append(s.values, w.ends[b.ID]...)
	n := len(s.values)
	bools := make([]bool, 6*n)
	cut := func() []bool {
		part := bools[:n:n]
		bools = bools[n:]
		return part
	}
	s.out, s.live, s.free, s.final, s.late, s.done = cut(), cut(), cut(), cut(), cut(), cut()
	s.class, s.need, s.limit = make([]dataflow.Class, n), make([]int32, n), make([]int32, n)
	for i, v := range s.values[1:] {
		i++
		s.class[i] = dataflow.ClassOf(v)
		w.local[v.ID] = int32(i)
	}
	end := b.Instrs[speculate.End(b)]
	for _, v := range b.Instrs {
		i := w.local[v.ID]
		s.final[i] = true
		for _, u := range v.Uses() {
			if u.User.Op == ir.OpPhi || u.User.Block != b {
				s.out[i] = true
			} else {
				s.final[i] = false
			}
		}
		switch {
		case v.Op == ir.OpPhi:
		case speculate.Moves(v) && !w.named[v.ID]:
			s.free[i], s.moves = true, true
		default:
			if v == end {
				s.end = len(s.anchors)
			}
			s.anchors = append(s.anchors, v)
		}
	}
	if s.moves {
		s.prepare()
	}
	return s
}

// close forgets the places of values.
func (s *schedule) close() {
	for _, v := range s.values[1:] {
		s.w.local[v.ID] = 0
	}
}

// prepare finds what does not depend on the order in which free instructions stand.
func (s *schedule) prepare() {
	k := 0 // anchors before
	for _, v := range s.b.Instrs {
		i := s.w.local[v.ID]
		s.limit[i] = -1
		if !s.free[i] {
			if v.Op != ir.OpPhi {
				k++
			}
			continue
		}
		s.late[i] = true
		for _, x := range v.Args {
			if j := s.w.local[x.ID]; j != 0 && !s.out[j] {
				s.late[i] = false
			}
		}
		if v.Op == ir.OpLoad {
			s.limit[i] = int32(s.limitOf(v, k))
		}
		at := len(s.pending)
		s.operands(v)
		s.need[i] = 1
		for n, x := range s.pending[at:] {
			s.need[i] = max(s.need[i], s.need[s.w.local[x.ID]]+int32(n))
		}
		s.pending = s.pending[:at]
	}
}

// limitOf is the first anchor from number k on that may write what a load reads.
func (s *schedule) limitOf(v *ir.Value, k int) int {
	last := min(k-k%window+window, len(s.anchors)) - 1
	stays := s.w.judge.May(v) // what it reads is there all the time
	var l alias.Location
	for ; k < last; k++ {
		x := s.anchors[k]
		if x.Effects()&ir.Writes == 0 {
			continue
		}
		if !stays && speculate.FreesUnseen(x) {
			break
		}
		if l.Ptr == nil {
			s.w.mem = s.w.an.Memory()
			l = s.w.mem.Alias().At(v.Args[0], v.Type) // without metadata: types tell accesses apart in the order in which they stand
		}
		if s.w.mem.Of(x) != memssa.None && s.w.mem.Alias().ModRef(x, l)&ir.Writes != 0 {
			break
		}
	}
	if k == len(s.anchors)-1 {
		return -1
	}
	return k
}

// operands appends to pending the free operands of an instruction that are to come yet, those first that take most.
func (s *schedule) operands(v *ir.Value) {
	from := len(s.pending)
	for _, x := range v.Args {
		i := s.w.local[x.ID]
		if x.Block != s.b || !s.free[i] || s.done[i] || slices.Contains(s.pending[from:], x) {
			continue
		}
		at := len(s.pending)
		for at > from && s.need[s.w.local[s.pending[at-1].ID]] < s.need[i] {
			at--
		}
		s.pending = slices.Insert(s.pending, at, x)
	}
}

// order puts the anchors in their order, and in front of each what it needs and is not there yet. What nothing in the block needs comes between the
// anchors where it is now or, if late, at the end where nothing ends with it.
func (s *schedule) order(now []*ir.Value, late bool) []*ir.Value {
	clear(s.done)
	s.result = make([]*ir.Value, 0, len(now))
	first := make([][]*ir.Value, len(s.anchors)) // by anchor: what comes in front of it that nothing needs
	loads := make([][]*ir.Value, len(s.anchors)) // by anchor: what it may write the memory of
	k := 0
	for _, v := range now {
		i := s.w.local[v.ID]
		switch {
		case v.Op == ir.OpPhi:
			s.result = append(s.result, v)
		case !s.free[i]:
			k++
		case s.final[i] && late && s.late[i]:
			first[s.end] = append(first[s.end], v)
		case s.final[i]:
			first[k] = append(first[k], v)
		}
		if k := s.limit[i]; k >= 0 {
			loads[k] = append(loads[k], v)
		}
	}
	for k, x := range s.anchors {
		for _, v := range first[k] {
			s.bring(v)
		}
		if len(loads[k]) > 0 { // behind what the anchor needs, which ends with it
			at := len(s.pending)
			s.operands(x)
			for _, v := range append(s.pending[at:len(s.pending):len(s.pending)], loads[k]...) {
				s.bring(v)
			}
			s.pending = s.pending[:at]
		}
		s.bring(x)
	}
	return s.result
}

// bring puts an instruction behind what it needs. What it needs in turn can be as deep as the block is long, so the stack is its own.
func (s *schedule) bring(v *ir.Value) {
	enter := func(v *ir.Value) {
		from := len(s.pending)
		s.operands(v)
		s.stack = append(s.stack, frame{v, from, from, len(s.pending)})
	}
	if s.done[s.w.local[v.ID]] {
		return
	}
	for enter(v); len(s.stack) > 0; {
		top := &s.stack[len(s.stack)-1]
		if top.next < top.to {
			x := s.pending[top.next]
			top.next++
			if !s.done[s.w.local[x.ID]] {
				enter(x)
			}
			continue
		}
		s.result = append(s.result, top.v)
		s.done[s.w.local[top.v.ID]] = true
		s.pending = s.pending[:top.from]
		s.stack = s.stack[:len(s.stack)-1]
	}
}

package mergefunc

import (
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/saturate"
)

const (
	// maxAlike bounds how many functions of one shape a function is compared with that
	// use the same numbers in a sample, maxUnlike how many others.
	maxAlike  = 8
	maxUnlike = 3

	// fuelPerInstr and leastFuel bound all comparisons modulo rules in a module, in
	// nodes of e-graphs: that many for each of its instructions, and at least that many.
	fuelPerInstr = 50
	leastFuel    = 200_000
)

// modulo is what comparisons modulo rules need.
type modulo struct {
	worker *saturate.Worker
	shapes map[uint64][]*candidate // by hash
	same   map[uint64][]*candidate // by hash and sample
	fuel   int
	empty  bool // the fuel was not enough
	tried  int  // pairs
}

// newModulo prepares the rules of a program for a module.
func newModulo(m *ir.Module, opt Options) (*modulo, error) {
	w, err := saturate.NewWorker(opt.Rules, saturate.NewTypes(m), saturate.Options{Limits: opt.Limits, LLVM: max(m.LLVMVersion(), ir.OldestLLVM)})
	if err != nil {
		return nil, err
	}
	fuel := 0
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			fuel += len(b.Instrs)
		}
	}
	if fuel = max(leastFuel, fuelPerInstr*fuel); opt.Fuel > 0 {
		fuel = opt.Fuel
	}
	return &modulo{worker: w, shapes: map[uint64][]*candidate{}, same: map[uint64][]*candidate{}, fuel: fuel}, nil
}

// compareModulo compares each function that was not compared as it is now with those of
// its shape, and merges it if one may stand for the other.
func (mg *merger) compareModulo() {
	for _, c := range mg.all {
		if c.merged || c.queued || c.shape != nil || mg.state[c.f] == nil || saturate.Untouchable(c.f) != "" {
			continue
		}
		if c.shape = mg.order.shape(c.f, mg.modulo.worker.Free(c.f)); c.shape == nil {
			continue
		}
		mg.lookModulo(c)
	}
}

// lookModulo compares a function with those of its shape: first with those that use
// the same numbers in a sample, then with those that came last, as samples may miss
// what is the same for poison or undef.
func (mg *merger) lookModulo(c *candidate) {
	mo := mg.modulo
	c.shape.sample = mix(c.shape.hash, mg.order.sample(c.f, c.shape))
	try := func(group []*candidate, alike bool, most int) (merged bool) {
		for i := len(group) - 1; i >= 0 && most > 0; i-- {
			old := group[i]
			if !slices.Equal(old.shape.key, c.shape.key) || !alike && old.shape.sample == c.shape.sample {
				continue
			}
			if mg.pairModulo(old, c) {
				return true
			}
			most--
		}
		return false
	}
	if !try(mo.same[c.shape.sample], true, maxAlike) {
		try(mo.shapes[c.shape.hash], false, maxUnlike)
	}
	if !c.merged {
		mo.shapes[c.shape.hash] = append(mo.shapes[c.shape.hash], c)
		mo.same[c.shape.sample] = append(mo.same[c.shape.sample], c)
	}
}

// pairModulo merges two functions of one shape if one may stand for the other.
func (mg *merger) pairModulo(old, c *candidate) bool {
	survivor, loser := old, c
	if before(c, old) < 0 {
		survivor, loser = c, old
	}
	missing := mg.refines(survivor, loser)
	if missing != nil && survivor.rank >= loser.rank {
		if mg.refines(loser, survivor) == nil {
			survivor, loser, missing = loser, survivor, nil
		}
	}
	if missing != nil {
		if c.alike == nil {
			c.alike, c.missing = old, missing
		}
		return false
	}
	var pairs [][2]*ir.Value
	for i := range survivor.shape.blocks {
		pairs = slices.AppendSeq(pairs, fixed(&survivor.shape.blocks[i], &loser.shape.blocks[i]))
	}
	why := mg.merge(survivor, loser, false, pairs, " by the rules")
	if why != "" {
		c.why, c.with = why, old.f
		return false
	}
	c.why, c.with = "", nil
	loser.merged = true
	mg.forget(loser)
	mg.forgetShape(loser)
	return true
}

// fixed are the instructions of two blocks of one shape that are not free, in pairs.
func fixed(a, b *outline) func(yield func([2]*ir.Value) bool) {
	return func(yield func([2]*ir.Value) bool) {
		k := 0
		for i, v := range a.instrs {
			if a.free[i] {
				continue
			}
			for b.free[k] {
				k++
			}
			if !yield([2]*ir.Value{v, b.instrs[k]}) {
				return
			}
			k++
		}
	}
}

// refines tells whether a function may stand for another one of its shape: nil, or
// what is missing.
func (mg *merger) refines(survivor, loser *candidate) *want {
	mo := mg.modulo
	mo.tried++
	j := newJoint(mg.order.layout, loser.f, survivor.f, loser.shape, survivor.shape)
	if j.failed != nil {
		return j.failed
	}
	for _, list := range j.wants {
		for k := range list {
			if list[k].hopeless() {
				return &list[k]
			}
		}
	}
	for i, list := range j.wants {
		if len(list) == 0 {
			continue
		}
		if mo.fuel <= 0 {
			mo.empty = true
			return &list[0]
		}
		ask := make([]saturate.Refinement, len(list))
		for k := range list {
			ask[k] = list[k].Refinement
		}
		missing, nodes := mo.worker.Refines(j.f.Blocks[i], ask)
		mo.fuel -= nodes
		if missing >= 0 {
			return &list[missing]
		}
	}
	return nil
}

// hopeless tells of two different values neither of which rules could make the other.
func (w *want) hopeless() bool {
	known := func(v *ir.Value) bool {
		return v.Op == ir.OpInt || v.Op == ir.OpFloat || v.Op == ir.OpNull || v.Op == ir.OpGlobal
	}
	return known(w.From) && known(w.To)
}

// forgetShape takes a function out of what others are compared with.
func (mg *merger) forgetShape(c *candidate) {
	if c.shape != nil {
		drop := func(from map[uint64][]*candidate, key uint64) {
			from[key] = slices.DeleteFunc(from[key], func(o *candidate) bool { return o == c })
		}
		drop(mg.modulo.shapes, c.shape.hash)
		drop(mg.modulo.same, c.shape.sample)
		c.shape = nil
	}
}

// explainModulo says what keeps a function from being the same as one of its shape.
func (mg *merger) explainModulo(c *candidate) {
	if c.alike == nil || c.alike.merged {
		return
	}
	w := c.missing
	at := w.user
	if at.Block == nil || at.Block.Func != c.f {
		at = nil
	}
	if mg.modulo.empty {
		mg.missed(c.f, at, "it has the shape of %s, but the fuel for comparisons by rules is used up", c.alike.f.Spelling())
		return
	}
	mg.missed(c.f, at, "it has the shape of %s, but by the rules operand %d of %s is not the same", c.alike.f.Spelling(), w.arg+1, w.user.Op)
}

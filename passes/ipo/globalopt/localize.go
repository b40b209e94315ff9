package globalopt

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// localize makes a variable that one function alone uses a local one of it, if no run of that
// function sees what another one stored: it is not in two of its calls at once that could tell, and stores to all of
// the variable before it loads from it.
func (w *work) localize(g *ir.Global, s *status) bool {
	f := s.only()
	if f == nil || s.other != "" || s.ordered || len(s.loads) == 0 || len(s.stores) == 0 || g.Constant || g.ValueType.IsAggregate() || w.layout.AllocaSpace != g.AddrSpace {
		return false
	}
	for _, u := range w.uses.Of(g) {
		if u.Operand().Type != w.m.Types.Pointer(g.AddrSpace) {
			return false // an address of another address space
		}
	}
	h := w.holds[f]
	if h == nil {
		h = newHolder(f)
		w.holds[f] = h
	}
	if h.not != "" {
		w.kept[g] = "only " + f.Spelling() + " uses it, but " + h.not
		return false
	}
	if !w.deadAtEntry(g, s, f) {
		w.kept[g] = "only " + f.Spelling() + " uses it, but may see there what an earlier call left"
		return false
	}
	if !isOnlyOnce(w.uses, f) && waits(g, s, f) {
		w.kept[g] = "only " + f.Spelling() + " uses it, but may see there what another thread stored that it waits for"
		return false
	}
	slot := f.NewInstr(ir.OpAlloca, w.m.Types.Pointer(g.AddrSpace), f.Int(ir.IntN(32), 1))
	slot.Aux = &ir.Alloca{Elem: g.ValueType, Align: g.Align}
	if !h.names[g.Name] {
		slot.Name = g.Name
		h.names[g.Name] = true
	}
	f.Entry().InsertAt(0, slot)
	within := map[*ir.Value]*ir.Value{}
	for _, u := range w.uses.Of(g) {
		c := u.Operand()
		if within[c] == nil {
			within[c] = slot
			if _, off, _ := w.base(c); off != 0 {
				within[c] = f.NewInstr(ir.OpGEP, slot.Type, slot, f.Int(ir.IntN(64), uint64(off)))
				within[c].Aux = ir.IntN(8)
				f.Entry().InsertAt(1, within[c])
			}
		}
		u.User.SetArg(int(u.Arg), within[c])
	}
	w.touch(f)
	w.e.About(g).Applied(nil, "it is a local variable of %s, which alone uses it", f.Spelling())
	return true
}

// A holder is what a function that is to have local variables is asked for each of them.
type holder struct {
	not   string          // why it cannot have one, "" if it can
	names map[string]bool // of its parameters, blocks and instructions
}

func newHolder(f *ir.Func) *holder {
	h := &holder{not: cannotHold(f), names: map[string]bool{}}
	for _, v := range f.Params {
		h.names[v.Name] = true
	}
	for _, b := range f.Blocks {
		h.names[b.Name] = true
		for _, v := range b.Instrs {
			h.names[v.Name] = true
		}
	}
	return h
}

// maxPairs bounds the pairs of a load and a store that deadAtEntry looks at: what is of use in a
// register has few of both.
const maxPairs = 1 << 12

// deadAtEntry tells whether each load is behind a store that writes all that it loads.
func (w *work) deadAtEntry(g *ir.Global, s *status, f *ir.Func) bool {
	if len(s.loads)*len(s.stores) > maxPairs {
		return false
	}
	tree := w.e.Of(f).Dom()
	for _, l := range s.loads {
		if l.User.Op != ir.OpLoad || !l.Known || !l.User.Type.HasFixedSize() {
			return false
		}
		covered := false
		for _, u := range s.stores {
			t := u.User.Args[0].Type
			if !u.Known || !t.HasFixedSize() || u.Off > l.Off || u.Off+int64(w.layout.StoreSize(t)) < l.Off+int64(w.layout.StoreSize(l.User.Type)) {
				continue
			}
			if before(tree, u.User, l.User) {
				covered = true
				break
			}
		}
		if !covered {
			return false
		}
	}
	return true
}

// waits tells whether a function may wait for another thread, which may run the function, too, between what it stores to all of a
// variable and what it loads from it.
func waits(g *ir.Global, s *status, f *ir.Func) bool {
	const load, store = 1, 2
	what := map[*ir.Value]int{}
	for _, a := range s.loads {
		what[a.User] = load
	}
	for _, a := range s.stores {
		if a.Known && a.Off == 0 && accessed(a) == g.ValueType {
			what[a.User] = store
		}
	}
	waited := map[*ir.Block]bool{} // before the block begins
	var todo []*ir.Block
	found := false
	walk := func(b *ir.Block, now bool) {
		for _, v := range b.Instrs {
			switch what[v] {
			case load:
				found = found || now
			case store:
				now = false
			case 0:
				now = now || v.Op.IsCall() && !isNoSync(v) || !v.Op.IsCall() && v.Effects()&ir.Ordered != 0
			}
		}
		for _, to := range b.Succs() {
			if now && !waited[to] {
				waited[to] = true
				todo = append(todo, to)
			}
		}
	}
	for _, b := range f.Blocks {
		walk(b, false)
	}
	for len(todo) > 0 && !found {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		walk(b, true)
	}
	return found
}

// before tells whether one instruction is executed before another one whenever that is.
func before(tree *ir.DomTree, x, y *ir.Value) bool {
	if x.Block == y.Block {
		return x.Block.IndexOf(x) < x.Block.IndexOf(y)
	}
	return tree.Dominates(x.Block, y.Block)
}

// cannotHold tells why a variable cannot be a local one of a function, "" if it can.
func cannotHold(f *ir.Func) string {
	for _, name := range []string{"naked", "presplitcoroutine", "returns_twice"} {
		if f.Attrs.Has(name) {
			return "that is " + name
		}
	}
	norecurse := f.Attrs.Has("norecurse")
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if !v.Op.IsCall() {
				continue
			}
			if mayReturnTwice(v) {
				return "that may return twice from a call"
			}
			if v.Flags&ir.MustTail != 0 {
				return "a call of it ends its frame"
			}
			if !isQuiet(v) && !norecurse {
				return "that may be called again while it runs"
			}
		}
	}
	return ""
}

// isQuiet tells whether a call runs nothing of this module.
func isQuiet(v *ir.Value) bool {
	id, c := v.Intrinsic(), v.CalledFunc()
	return id != intrinsic.None && !id.Has(intrinsic.Invokable) || c != nil && len(c.Blocks) == 0 && c.Verbatim == "" && c.Attrs.Has("nocallback")
}

// mayReturnTwice tells whether a call may come back again later, as that of setjmp.
func mayReturnTwice(v *ir.Value) bool {
	return ir.CallHas(v, "returns_twice")
}

package analysis

import (
	"math/rand/v2"
	"testing"

	"rewrite/passes/ir"
)

// randomFlow makes a function of random blocks with branches, switches, phis
// and loops.
func randomFlow(rng *rand.Rand) *ir.Func {
	i4 := new(ir.Types).Int(4)
	f := newFunc()
	f.AddParam(i4, "x")
	f.AddParam(i4, "y")
	f.AddParam(ir.I1, "c")
	n := 3 + rng.IntN(5)
	for len(f.Blocks) < n {
		f.Blocks = append(f.Blocks, f.NewBlock(""))
	}
	// Branches first, with operands put in later.
	i1, four := f.Int(ir.I1, 0), f.Int(i4, 0)
	for i, b := range f.Blocks {
		to := func() *ir.Block { // forwards for the most part
			j := 1 + rng.IntN(n-1)
			if j <= i && rng.IntN(3) > 0 {
				j = min(i+1, n-1)
			}
			return f.Blocks[j]
		}
		var t *ir.Value
		switch k := rng.IntN(8); {
		case i == n-1 || k == 0 && i > 0:
			t = f.NewInstr(ir.OpRet, ir.Void)
		case k == 1:
			t = f.NewInstr(ir.OpBr, ir.Void)
			t.Targets = []*ir.Block{to()}
		case k <= 5:
			t = f.NewInstr(ir.OpBr, ir.Void, i1)
			t.Targets = []*ir.Block{to(), to()}
		default:
			t = f.NewInstr(ir.OpSwitch, ir.Void, four)
			t.Targets = []*ir.Block{to()}
			at := rng.IntN(16)
			for range 1 + rng.IntN(4) {
				t.AddArg(f.Int(i4, uint64(at)))
				t.Targets = append(t.Targets, to())
				at += 1 + rng.IntN(2)*rng.IntN(3)
			}
		}
		b.Append(t)
	}
	f.InvalidateCFG()
	d := f.Dominators()
	pools := map[*ir.Block][]*ir.Value{}
	for _, b := range d.ReversePostorder() {
		t := b.Instrs[0]
		b.Instrs = nil
		var pool []*ir.Value
		if up := d.Idom(b); up == nil {
			pool = append(pool, f.Params...)
		} else {
			pool = append(pool, pools[up]...)
		}
		if len(b.Preds()) > 1 || rng.IntN(8) == 0 && b != f.Entry() {
			for range 1 + rng.IntN(2) {
				phi := f.NewInstr(ir.OpPhi, []*ir.Type{i4, i4, ir.I1}[rng.IntN(3)])
				b.Append(phi)
				pool = append(pool, phi)
			}
		}
		pool = randomGraph(f, b, pool, 1+rng.IntN(5), rng)
		pools[b] = pool
		if len(t.Args) > 0 {
			var last *ir.Value
			for _, v := range pool {
				if v.Type == t.Args[0].Type && (last == nil || v.IsInstr() && rng.IntN(4) > 0) {
					last = v
				}
			}
			t.SetArg(0, last)
		}
		b.Append(t)
	}
	for _, b := range d.ReversePostorder() {
		for _, phi := range b.Phis() {
			given := map[*ir.Block]*ir.Value{} // of several edges from a block all give one value
			for _, p := range b.Preds() {
				if given[p] == nil {
					given[p] = f.Undef(phi.Type)
					if d.Reachable(p) && rng.IntN(10) > 0 {
						for _, v := range pools[p] {
							if v.Type == phi.Type && rng.IntN(3) == 0 {
								given[p] = v
							}
						}
					}
				}
				phi.AddArg(given[p])
				phi.Targets = append(phi.Targets, p)
			}
		}
	}
	return f
}

// run walks through a function, as far as there is no undefined behaviour, and
// calls see at the entry of each block and at each value.
func (m *interp) run(f *ir.Func, maxBlocks int, enter func(*ir.Block), see func(*ir.Value)) {
	b := f.Entry()
	var from *ir.Block
	for range maxBlocks {
		var in []val
		for _, phi := range b.Phis() {
			for i, p := range phi.Targets {
				if p == from {
					in = append(in, m.get(phi.Args[i]))
					break
				}
			}
		}
		for i, phi := range b.Phis() {
			m.vals[phi] = in[i]
		}
		enter(b)
		for _, v := range b.Instrs {
			if v.Op.IsTerminator() {
				break
			}
			if v.Op != ir.OpPhi {
				r := m.eval(v)
				if m.ub {
					return
				}
				m.vals[v] = r
			}
			see(v)
		}
		t := b.Terminator()
		from = b
		switch {
		case t.Op == ir.OpRet:
			return
		case len(t.Args) == 0:
			b = t.Targets[0]
			continue
		}
		c := m.get(t.Args[0])
		if c.poison || c.set&(c.set-1) != 0 {
			return // undefined behaviour
		}
		if t.Op == ir.OpBr {
			b = t.Targets[0]
			if c.set == 1 {
				b = t.Targets[1]
			}
			continue
		}
		b = t.Targets[0]
		for i, k := range t.Args[1:] {
			if c.set == 1<<k.Bits {
				b = t.Targets[i+1]
			}
		}
	}
}

// TestFlow checks facts of values, phis among them, and of branches on random
// functions by walking through them.
func TestFlow(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	checked, equal, phis, knownPhis := 0, 0, 0, 0
	for range 6000 {
		f := randomFlow(rng)
		a := New(f)
		for _, b := range f.Dominators().ReversePostorder() {
			for _, v := range b.Phis() {
				phis++
				if fv := a.Facts(v); !fv.IsUnknown() || fv.Props != 0 {
					knownPhis++
				}
			}
		}
		for range 30 {
			m := &interp{vals: map[*ir.Value]val{}, rng: rng}
			for _, p := range f.Params {
				m.vals[p] = randomVal(p.Type.Bits, rng)
			}
			m.run(f, 20, func(b *ir.Block) {
				for _, e := range a.AtEntry(b) {
					checked++
					v := m.get(e.Value)
					if !holds(e.Facts, v) || !holds(a.FactsAt(e.Value, b), v) {
						t.Fatalf("at block %d: claimed of %%%d %v, but it is %v\n%s", b.ID, e.Value.ID, e.Facts, v, dumpAll(f, a, m))
					}
					if e.Equal != nil {
						equal++
						if w := m.get(e.Equal); w != v {
							t.Fatalf("at block %d: %%%d is %v and not %v\n%s", b.ID, e.Value.ID, v, w, dumpAll(f, a, m))
						}
					}
				}
			}, func(v *ir.Value) {
				if fv := a.Facts(v); !holds(fv, m.vals[v]) {
					t.Fatalf("claimed of %%%d %v, but it is %v\n%s", v.ID, fv, m.vals[v], dumpAll(f, a, m))
				}
			})
		}
	}
	t.Logf("%d branch facts checked, %d equalities, %d of %d phis have facts", checked, equal, knownPhis, phis)
	if checked < 100000 || equal < 500 || knownPhis < phis/10 {
		t.Error("the test tests little")
	}
}

func dumpAll(f *ir.Func, a *Analysis, m *interp) string {
	s := ""
	for _, b := range f.Dominators().ReversePostorder() {
		s += "block " + string(rune('0'+b.ID)) + " <-"
		for _, p := range b.Preds() {
			s += " " + string(rune('0'+p.ID))
		}
		s += " ->"
		for _, p := range b.Succs() {
			s += " " + string(rune('0'+p.ID))
		}
		s += "\n" + dump(b, a, m)
	}
	return s
}

// TestOrder: facts do not depend on which are asked for first.
func TestOrder(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	for range 1500 {
		f := randomFlow(rng)
		var values []*ir.Value
		for _, b := range f.Blocks {
			values = append(values, b.Instrs...)
		}
		a, b := New(f), New(f)
		for _, v := range values {
			a.Facts(v)
		}
		for _, i := range rng.Perm(len(values)) {
			if rng.IntN(4) == 0 {
				b.AtEntry(values[i].Block)
			}
			if x, y := a.Facts(values[i]), b.Facts(values[i]); x != y {
				t.Fatalf("%v, asked for in another order %v", x, y)
			}
		}
		b.Drop()
		for _, v := range values {
			if x, y := a.Facts(v), b.Facts(v); x != y {
				t.Fatalf("%v, after Drop %v", x, y)
			}
		}
	}
}

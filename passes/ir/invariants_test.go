package ir

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// smallFunc is: b0: x = a+1; y = x*x; switch y to b1, b2; b1: br b2; b2: phi; ret.
func smallFunc() *Func {
	types := new(Types)
	f := NewFunc(&Global{Kind: Function, Name: "f"}, types.Func(I32, []*Type{I32}, false), nil)
	f.HasBody = true
	a := f.AddParam(I32, "a")
	b0, b1, b2 := f.NewBlock("b0"), f.NewBlock("b1"), f.NewBlock("b2")
	f.Blocks = []*Block{b0, b1, b2}
	x := f.NewInstr(OpAdd, I32, a, f.Int(I32, 1))
	y := f.NewInstr(OpMul, I32, x, x)
	sw := f.NewInstr(OpSwitch, Void, y, f.Int(I32, 7))
	sw.Targets = []*Block{b1, b2}
	b0.Append(x)
	b0.Append(y)
	b0.Append(sw)
	br := f.NewInstr(OpBr, Void)
	br.Targets = []*Block{b2}
	b1.Append(br)
	phi := f.NewInstr(OpPhi, I32, x, y)
	phi.Targets = []*Block{b0, b1}
	b2.Append(phi)
	b2.Append(f.NewInstr(OpRet, Void, phi))
	return f
}

// TestCheckInvariants breaks each promise of the data model in turn.
func TestCheckInvariants(t *testing.T) {
	if err := smallFunc().CheckInvariants(); err != nil {
		t.Fatal(err)
	}
	other := smallFunc()
	for _, c := range []struct {
		want string
		do   func(f *Func)
	}{
		{"is of another function", func(f *Func) { f.Blocks[1].Func = other }},
		{"has id 5 at place 1", func(f *Func) { f.Dominators(); f.Blocks[1].ID = 5 }},
		{"does not know its block", func(f *Func) { f.Blocks[0].Instrs[0].Block = f.Blocks[1] }},
		{"stands in two places", func(f *Func) { f.Blocks[1].InsertAt(0, f.Blocks[0].Instrs[0]) }},
		{"cannot stand in a block", func(f *Func) { f.Blocks[0].Instrs[0].Op = OpInvalid }},
		{"cannot stand in a block", func(f *Func) { f.Blocks[0].InsertAt(0, f.Int(I32, 1)) }},
		{"the id is not below", func(f *Func) { f.Blocks[0].Instrs[0].ID = 99 }},
		{"belongs to another", func(f *Func) { f.Blocks[0].Instrs[0].ID = f.Params[0].ID }},
		{"is not parameter 0", func(f *Func) { f.Params[0].Bits = 3 }},
		{"is no value of the function", func(f *Func) { f.Blocks[0].Instrs[0].SetArg(0, other.Params[0]) }},
		{"is no value of the function", func(f *Func) { f.Blocks[0].Instrs[0].SetArg(1, other.Int(I32, 12345)) }},
		{"has 2 operands, 1 of them in use lists", func(f *Func) {
			v := f.Blocks[0].Instrs[0]
			v.argPos = v.argPos[:1]
		}},
		{"operand 0 has lost its place", func(f *Func) { f.Blocks[0].Instrs[1].Args[0] = f.Params[0] }},
		{"operand 1 has lost its place", func(f *Func) {
			y := f.Blocks[0].Instrs[1]
			y.argPos[0], y.argPos[1] = y.argPos[1], y.argPos[0]
		}},
		{"there are 8 operands, but 9 uses", func(f *Func) { // an erased user that still is in the use list
			b := f.Blocks[2]
			b.Instrs = b.Instrs[:1]
		}},
		{"the pool has another constant that equals it", func(f *Func) {
			for i, s := range f.pool.table {
				if s.v != nil && s.v.Bits == 7 {
					f.pool.table[i].v.Bits = 1
				}
			}
		}},
		{"the pool counts 9 constants, but holds 2", func(f *Func) { f.pool.n = 9 }},
		{"an operand is no constant of the pool", func(f *Func) {
			f.Const(Value{Op: OpSplat, Type: new(Types).Vector(2, I32, false), Args: []*Value{f.Params[0]}})
		}},
		{"cannot have targets", func(f *Func) { f.Blocks[0].Instrs[0].Targets = f.Blocks[1:2] }},
		{"names a block that is not in the function", func(f *Func) { f.Blocks[0].Instrs[2].Targets[0] = other.Blocks[1] }},
		{"whose address is taken, is not in the function", func(f *Func) { f.AddrTaken = map[string]*Block{"%b": other.Blocks[1]} }},
		{"the predecessors of block b1 are not up to date", func(f *Func) {
			f.Entry().Preds()
			f.Blocks[0].Instrs[2].Targets[1] = f.Blocks[1] // not by SetTarget
		}},
		{"the dominator tree is not up to date", func(f *Func) {
			f.Dominators()
			f.dom.idom[2] = 1
		}},
		{"has an Aux of type *ir.Mem", func(f *Func) { f.Blocks[0].Instrs[0].Aux = PlainMem(4) }},
		{"the number of elements is not 1, but it is not written out", func(f *Func) {
			v := f.NewInstr(OpAlloca, Ptr, f.Int(I32, 2))
			v.Aux = &Alloca{Elem: I8}
			f.Blocks[0].InsertAt(0, v)
		}},
		{"has an Aux of type <nil>", func(f *Func) { f.Blocks[0].Instrs[0].Op = OpLoad }},
		{"metadata names an erased value", func(f *Func) {
			gone := f.NewInstr(OpAdd, I32, f.Params[0], f.Params[0])
			f.Blocks[0].InsertAt(0, gone)
			f.Blocks[0].Instrs[1].Dbg = &DbgRecord{Kind: "value", Args: MDText{[]MDPart{{Text: "i32 ", Value: gone}}}}
			gone.Erase()
		}},
	} {
		f := smallFunc()
		c.do(f)
		if err := f.CheckInvariants(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("want: %s\ngot: %v", c.want, err)
		}
	}
}

// TestRepairDebug gives records of erased values something to name.
func TestRepairDebug(t *testing.T) {
	f := smallFunc()
	b := f.Blocks[0]
	gone := f.NewInstr(OpAdd, I32, f.Params[0], f.Params[0])
	b.InsertAt(0, gone)
	lost := f.NewInstr(OpSub, I32, f.Params[0], f.Params[0])
	b.InsertAt(0, lost)
	x := b.Instrs[2]
	x.Dbg = &DbgRecord{Kind: "value", Args: MDText{[]MDPart{{Text: "i32 ", Value: gone}}},
		Next: &DbgRecord{Kind: "value", Args: MDText{[]MDPart{{Text: "i32 ", Value: lost}}}}}
	lost.Dbg = &DbgRecord{Kind: "label"}
	gone.Erase()
	lost.Erase()
	if x.Dbg == nil || x.Dbg.Kind != "label" || x.Dbg.Next == nil {
		t.Fatal("the record before an erased instruction does not move to the one behind it")
	}
	f.RepairDebug(func(v *Value) *Value {
		if v == gone {
			return x
		}
		return nil
	})
	if err := f.CheckInvariants(); err != nil {
		t.Error(err)
	}
	if got := x.Dbg.Next.Args.Parts[0].Value; got != x {
		t.Errorf("the record names %v, not what replaced its value", got.Op)
	}
	if got := x.Dbg.Next.Next.Args.Parts[0].Value; got != f.Poison(I32) {
		t.Errorf("the record of a value without replacement names %v, not poison", got.Op)
	}
}

// TestUses changes operands at random and compares the use lists with what a
// look at all operands gives.
func TestUses(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	types := new(Types)
	f := NewFunc(&Global{Kind: Function, Name: "f"}, types.Func(Void, []*Type{I32, I32}, false), nil)
	f.HasBody = true
	values := []*Value{f.AddParam(I32, "a"), f.AddParam(I32, "b"), f.Int(I32, 1), f.Poison(I32)}
	leaves := len(values)
	b := f.NewBlock("b")
	f.Blocks = []*Block{b}
	add := func() {
		n := rng.IntN(4)
		args := make([]*Value, n)
		for i := range args {
			args[i] = values[rng.IntN(len(values))]
		}
		v := f.NewInstr(OpRet, Void, args...) // an op that takes any number of operands
		b.InsertAt(rng.IntN(len(b.Instrs)+1), v)
		values = append(values, v)
	}
	for range 30 {
		add()
	}
	for step := range 6000 {
		v := values[leaves+rng.IntN(len(values)-leaves)]
		x := values[rng.IntN(len(values))]
		switch rng.IntN(6) {
		case 0:
			if len(v.Args) > 0 {
				v.SetArg(rng.IntN(len(v.Args)), x)
			}
		case 1:
			if len(v.Args) < 6 {
				v.AddArg(x)
			}
		case 2:
			for i := range v.Args {
				if rng.IntN(2) == 0 {
					v.CutArg(i)
				}
			}
			CloseGaps(v)
			if len(v.Args) > 0 {
				v.RemoveArg(rng.IntN(len(v.Args)))
			}
		case 3:
			if rng.IntN(4) == 0 {
				v.ReplaceAllUses(x)
				if v != x && v.NumUses() != 0 {
					t.Fatalf("step %d: uses are left after they were replaced", step)
				}
			}
		case 4:
			if v.NumUses() == 0 && len(values) > leaves+5 {
				v.Erase()
				for i, w := range values {
					if w == v {
						values = append(values[:i], values[i+1:]...)
					}
				}
			}
		case 5:
			if len(values) < 60 {
				add()
			}
		}
		if err := f.CheckInvariants(); err != nil {
			t.Fatalf("step %d: %v", step, err)
		}
		count := map[*Value]int{}
		for _, w := range b.Instrs {
			for i, a := range w.Args {
				count[a]++
				found := false
				for _, u := range a.Uses() {
					found = found || u.User == w && int(u.Index) == i
				}
				if !found {
					t.Fatalf("step %d: operand %d of v%d is in no use list", step, i, w.ID)
				}
			}
		}
		for _, w := range values {
			if w.NumUses() != count[w] {
				t.Fatalf("step %d: v%d has %d uses, but is %d operands", step, w.ID, w.NumUses(), count[w])
			}
		}
	}
}

// TestFinishUses compares the use lists made at once with those made one by one.
func TestFinishUses(t *testing.T) {
	f := smallFunc()
	type use struct {
		user ValueID
		i    int32
	}
	lists := func() map[ValueID][]use {
		m := map[ValueID][]use{}
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				for _, u := range v.Uses() {
					m[v.ID] = append(m[v.ID], use{u.User.ID, u.Index})
				}
			}
		}
		return m
	}
	want := lists()
	each := func(do func(v *Value)) {
		for _, s := range f.pool.table {
			if s.v != nil {
				do(s.v)
			}
		}
		for _, p := range f.Params {
			do(p)
		}
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				do(v)
			}
		}
	}
	each(func(v *Value) { v.uses, v.argPos = nil, nil })
	f.FinishUses()
	if err := f.CheckInvariants(); err != nil {
		t.Fatal(err)
	}
	for id, list := range lists() {
		if len(list) != len(want[id]) {
			t.Errorf("v%d has uses %v, want %v", id, list, want[id])
		}
	}
	// The lists have room for no more, so that growing one leaves the next alone.
	x := f.Blocks[0].Instrs[0]
	before := f.Blocks[0].Instrs[1].NumUses()
	f.Blocks[2].Instrs[0].AddArg(x)
	f.Blocks[2].Instrs[0].Targets = append(f.Blocks[2].Instrs[0].Targets, f.Blocks[0])
	if err := f.CheckInvariants(); err != nil || f.Blocks[0].Instrs[1].NumUses() != before {
		t.Error("a longer use list reaches into the next", err)
	}
}

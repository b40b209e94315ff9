package ir_test

import (
	"math/big"
	"math/rand/v2"
	"sync"
	"testing"

	"rewrite/passes/ir"
)

// TestTypesInterned checks that equal types are one pointer, and others are not.
func TestTypesInterned(t *testing.T) {
	ts := new(ir.Types)
	named := ts.Named("a", "a")
	makers := []func() *ir.Type{
		func() *ir.Type { return ts.Int(32) },
		func() *ir.Type { return ts.Int(33) },
		func() *ir.Type { return ts.Int(129) },
		func() *ir.Type { return ts.Int(130) },
		func() *ir.Type { return ts.Pointer(0) },
		func() *ir.Type { return ts.Pointer(1) },
		func() *ir.Type { return ts.TypedPointer(ir.I8, 0) },
		func() *ir.Type { return ts.TypedPointer(ir.I8, 1) },
		func() *ir.Type { return ts.TypedPointer(ir.I16, 0) },
		func() *ir.Type { return ts.Array(2, ir.I8) },
		func() *ir.Type { return ts.Array(3, ir.I8) },
		func() *ir.Type { return ts.Array(2, ir.I16) },
		func() *ir.Type { return ts.Vector(2, ir.I8, false) },
		func() *ir.Type { return ts.Vector(2, ir.I8, true) },
		func() *ir.Type { return ts.Struct([]*ir.Type{ir.I8, ir.I16}, false) },
		func() *ir.Type { return ts.Struct([]*ir.Type{ir.I8, ir.I16}, true) },
		func() *ir.Type { return ts.Struct([]*ir.Type{ir.I16, ir.I8}, false) },
		func() *ir.Type { return ts.Struct(nil, false) },
		func() *ir.Type { return ts.Struct([]*ir.Type{named}, false) },
		func() *ir.Type { return ts.Func(ir.Void, []*ir.Type{ir.I8}, false) },
		func() *ir.Type { return ts.Func(ir.Void, []*ir.Type{ir.I8}, true) },
		func() *ir.Type { return ts.Func(ir.I8, []*ir.Type{ir.I8}, false) },
		func() *ir.Type { return ts.Func(ir.Void, nil, false) },
		func() *ir.Type { return ts.Target("x", nil, nil) },
		func() *ir.Type { return ts.Target("y", nil, nil) },
		func() *ir.Type { return ts.Target("x", []*ir.Type{ir.I8}, nil) },
		func() *ir.Type { return ts.Target("x", nil, []uint32{1}) },
		func() *ir.Type { return ts.Target("x", nil, []uint32{1, 2}) },
		func() *ir.Type { return ts.Target("x", nil, []uint32{12}) },
		func() *ir.Type { return ts.Named("a", "a") },
		func() *ir.Type { return ts.Named("b", "b") },
	}
	// Interned at the same time by several goroutines, as by readers of bodies.
	got := make([][]*ir.Type, 4)
	var wg sync.WaitGroup
	for g := range got {
		got[g] = make([]*ir.Type, len(makers))
		wg.Go(func() {
			for _, i := range rand.New(rand.NewPCG(11, uint64(g))).Perm(len(makers)) {
				got[g][i] = makers[i]()
			}
		})
	}
	wg.Wait()
	texts := map[string]*ir.Type{}
	for i := range makers {
		for g := range got {
			if got[g][i] != got[0][i] {
				t.Errorf("%s: two pointers", got[0][i])
			}
		}
		s := got[0][i].String()
		if old := texts[s]; old != nil && old != got[0][i] {
			t.Errorf("%s spells two types", s)
		}
		texts[s] = got[0][i]
	}
	if len(texts) != len(makers) {
		t.Errorf("%d types, but %d spellings", len(makers), len(texts))
	}
}

// TestConstantsInterned checks the same of constants, wide and nested ones too.
func TestConstantsInterned(t *testing.T) {
	ts := new(ir.Types)
	f := graphFunc([][]int{{1}, {}})
	p := f.Consts()
	g := &ir.Global{Kind: ir.Var, Name: "g", Type: ir.Ptr, Index: 1}
	h := &ir.Global{Kind: ir.Var, Name: "h", Type: ir.Ptr, Index: 2}
	i256 := ts.Int(256)
	vec := ts.Vector(2, ir.I32, false)
	list := func(t *ir.Type, args ...*ir.Value) *ir.Value {
		return p.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: args})
	}
	pair := ts.Struct([]*ir.Type{ir.I32, ir.I32}, false)
	big1 := new(big.Int).Lsh(big.NewInt(1), 200)
	makers := []func() *ir.Value{
		func() *ir.Value { return p.Int(ir.I32, 0) },
		func() *ir.Value { return p.Int(ir.I32, 1) },
		func() *ir.Value { return p.Int(ir.I64, 1) },
		func() *ir.Value { return p.Int(ir.I1, 1) },
		func() *ir.Value { return p.Float(ir.Float, 0) },
		func() *ir.Value { return p.Float(ir.Float, 1<<31) },
		func() *ir.Value { return p.Float(ir.Double, 0) },
		func() *ir.Value { return p.BigInt(i256, big1) },
		func() *ir.Value { return p.BigInt(i256, new(big.Int).Neg(big1)) },
		func() *ir.Value { return p.Int(i256, 5) },
		func() *ir.Value { return p.Leaf(ir.OpNull, ir.Ptr) },
		func() *ir.Value { return p.Leaf(ir.OpNull, ts.Pointer(1)) },
		func() *ir.Value { return p.Leaf(ir.OpUndef, ir.I32) },
		func() *ir.Value { return f.Poison(ir.I32) },
		func() *ir.Value { return p.Leaf(ir.OpZero, vec) },
		func() *ir.Value { return list(vec, p.Int(ir.I32, 1), p.Int(ir.I32, 2)) },
		func() *ir.Value { return list(vec, p.Int(ir.I32, 2), p.Int(ir.I32, 1)) },
		func() *ir.Value { return list(pair, p.Int(ir.I32, 1), p.Int(ir.I32, 2)) },
		func() *ir.Value { return list(ts.Struct(nil, false)) },
		func() *ir.Value {
			return p.Const(ir.Value{Op: ir.OpSplat, Type: vec, Args: []*ir.Value{p.Int(ir.I32, 1)}})
		},
		func() *ir.Value {
			return p.Const(ir.Value{Op: ir.OpString, Type: ts.Array(1, ir.I8), Aux: ir.Bytes("a")})
		},
		func() *ir.Value {
			return p.Const(ir.Value{Op: ir.OpString, Type: ts.Array(1, ir.I8), Aux: ir.Bytes("b")})
		},
		func() *ir.Value { return p.Const(ir.Value{Op: ir.OpGlobal, Type: ir.Ptr, Aux: g}) },
		func() *ir.Value { return p.Const(ir.Value{Op: ir.OpGlobal, Type: ir.Ptr, Aux: h}) },
		func() *ir.Value {
			return p.Const(ir.Value{Op: ir.OpBlockAddr, Type: ir.Ptr, Aux: &ir.BlockAddr{Func: g, Block: f.Blocks[0]}})
		},
		func() *ir.Value {
			return p.Const(ir.Value{Op: ir.OpBlockAddr, Type: ir.Ptr, Aux: &ir.BlockAddr{Func: g, Block: f.Blocks[1]}})
		},
		func() *ir.Value {
			return p.Const(ir.Value{Op: ir.OpBlockAddr, Type: ir.Ptr, Aux: &ir.BlockAddr{Func: g, Label: "%a"}})
		},
		func() *ir.Value {
			return p.Const(ir.Value{Op: ir.OpGEP, Type: ir.Ptr, Aux: ir.I32, Args: []*ir.Value{p.Leaf(ir.OpNull, ir.Ptr), p.Int(ir.I64, 1)}})
		},
		func() *ir.Value {
			return p.Const(ir.Value{Op: ir.OpGEP, Type: ir.Ptr, Aux: ir.I32, Flags: ir.InBounds, Args: []*ir.Value{p.Leaf(ir.OpNull, ir.Ptr), p.Int(ir.I64, 1)}})
		},
		func() *ir.Value {
			return p.Const(ir.Value{Op: ir.OpGEP, Type: ir.Ptr, Aux: ir.I64, Args: []*ir.Value{p.Leaf(ir.OpNull, ir.Ptr), p.Int(ir.I64, 1)}})
		},
	}
	first := make([]*ir.Value, len(makers))
	for i, mk := range makers {
		first[i] = mk()
	}
	for i := range 3000 { // let the table grow and move
		p.Int(ir.I64, uint64(i))
	}
	f.Entry().Preds() // blocks get their numbers late, and others when blocks come and go
	for i, mk := range makers {
		if again := mk(); again != first[i] {
			t.Errorf("%s: interned twice", first[i].LongString())
		}
		for j := range i {
			if first[i] == first[j] {
				t.Errorf("constants %d and %d are one: %s", i, j, first[i].LongString())
			}
		}
	}
	if err := f.CheckInvariants(); err != nil {
		t.Error(err)
	}
}

// TestIntModulo checks that numbers are kept modulo 2^width.
func TestIntModulo(t *testing.T) {
	f := graphFunc([][]int{{}})
	ts := new(ir.Types)
	for _, c := range []struct {
		bits uint32
		n    int64
		want string
		sext int64
	}{
		{1, -1, "1", -1},
		{8, -1, "255", -1},
		{8, 256, "0", 0},
		{8, 128, "128", -128},
		{63, -1, "9223372036854775807", -1},
		{64, -1, "18446744073709551615", -1},
		{65, -1, "36893488147419103231", 0},
		{128, 5, "5", 0},
	} {
		typ := ts.Int(c.bits)
		v := f.BigInt(typ, big.NewInt(c.n))
		if v.Int().String() != c.want {
			t.Errorf("i%d %d is %s, want %s", c.bits, c.n, v.Int(), c.want)
		}
		if c.bits <= 64 {
			if v != f.Int(typ, uint64(c.n)) {
				t.Errorf("i%d %d: BigInt and Int give two constants", c.bits, c.n)
			}
			if v.SExt() != c.sext {
				t.Errorf("i%d %d: SExt is %d, want %d", c.bits, c.n, v.SExt(), c.sext)
			}
		}
	}
}

// TestCompact checks that what nothing uses goes, that the rest is found and is in order, and that what only a debug record names stays.
func TestCompact(t *testing.T) {
	f := parseFunc(t, `@g = global [2 x i8] zeroinitializer
define i32 @f(i32 %x) {
  %a = add i32 %x, 1
  %b = mul i32 %a, 2
    #dbg_value(i32 %b, !{}, !{}, !{})
  store i8 0, ptr getelementptr (i8, ptr @g, i64 1)
  %c = xor i32 %a, 3
  ret i32 %c
}
`, "f")
	a, c := named(f, "a"), named(f, "c")
	b := named(f, "b")
	f.Entry().EraseIf(func(v *ir.Value) bool { return v == b })
	f.RepairDebug(func(*ir.Value) *ir.Value { return f.Int(ir.I32, 77) })
	for i := range uint64(100) {
		f.Int(ir.I32, 1000+i)
	}
	one, address := a.Args[1], f.Entry().Instrs[1].Args[1]
	ir.Compact(f)
	if err := f.CheckInvariants(); err != nil {
		t.Fatal(err)
	}
	// %x, %a, %c, the store and ret; 1, 3, 77, i8 0, @g, i64 1 and the address.
	if n := f.NumValues(); n != 12 {
		t.Errorf("there are %d values", n)
	}
	if f.Int(ir.I32, 1) != one || f.Const(ir.Value{Op: address.Op, Type: address.Type, Flags: address.Flags, Aux: address.Aux, Args: address.Args}) != address {
		t.Error("a constant is not found")
	}
	if a.ID >= c.ID {
		t.Error("the order is another one")
	}
	if n := f.NumValues(); n != 12 {
		t.Errorf("there are %d values, of which some are there twice", n)
	}
}

package target_test

import (
	"fmt"
	"slices"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/target"
)

// TestProcessor: a function has the costs of the processor that it says it is compiled for, whatever others of its module say, and
// those of the user's model, if that says what a machine costs.
func TestProcessor(t *testing.T) {
	for _, c := range []struct{ triple, attrs, want string }{
		{"", "", "generic"},
		{"riscv64-unknown-linux-gnu", "", "generic"},
		{"x86_64-unknown-linux-gnu", "", "x86-64"},
		{"x86_64-unknown-linux-gnu", `"target-cpu"="x86-64-v3"`, "x86-64-v3"},
		{"x86_64-unknown-linux-gnu", `"target-cpu"="haswell"`, "x86-64-v3"},
		{"x86_64-unknown-linux-gnu", `"target-cpu"="skylake-avx512"`, "x86-64-v4"},
		{"x86_64-unknown-linux-gnu", `"target-cpu"="skylake-avx512" "target-features"="-avx512vl"`, "x86-64-v3"},
		{"x86_64-unknown-linux-gnu", `"target-cpu"="haswell" "target-features"="-avx2"`, "x86-64-v2"},
		{"x86_64-unknown-linux-gnu", `"target-cpu"="x86-64-v2"`, "x86-64-v2"},
		{"x86_64-unknown-linux-gnu", `"target-cpu"="nehalem" "target-features"="-sse4.2"`, "x86-64"},
		{"x86_64-unknown-linux-gnu", `"target-features"="+avx,+avx2"`, "x86-64-v3"},
		{"x86_64-unknown-linux-gnu", `"target-features"="+avx512f"`, "x86-64"},
		{"aarch64-unknown-linux-gnu", `"target-cpu"="cortex-a57"`, "aarch64"},
		{"arm64-apple-macosx", "", "aarch64"},
	} {
		m, diags := asm.Parse("t.ll", fmt.Appendf(nil, "target triple = %q\ndefine void @f() %s {\n  ret void\n}\n", c.triple, c.attrs), asm.Options{})
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		if got := target.New(m, target.Options{}).Costs(m.Funcs[0]).Name(); got != c.want {
			t.Errorf("%s %s: %s, want %s", c.triple, c.attrs, got, c.want)
		}
		set, _ := load.Sources([]dsl.Source{{Name: "c.rw", Text: "cost plain\n  default = 1\ncost mine\n  throughput:\n    legal = i32, <4 x i32>\n"}}, load.Options{})
		if got := target.New(m, target.Options{Cost: set.Costs[0]}).Costs(m.Funcs[0]).Name(); got != c.want {
			t.Errorf("%s %s: %s with a model of weights only", c.triple, c.attrs, got)
		}
		if got := target.New(m, target.Options{Cost: set.Costs[1]}).Costs(m.Funcs[0]).Name(); got != "mine" {
			t.Errorf("%s %s: %s, the user asks for another", c.triple, c.attrs, got)
		}
	}
}

// TestLegalization: values that have no register of their own cost what they are made of.
func TestLegalization(t *testing.T) {
	set, diags := load.Sources([]dsl.Source{{Name: "c.rw", Text: `cost c
  default = 1
  throughput:
    legal = i32, i64, f32, <4 x i32>, <2 x i64>
    promote <4 x i8> = <4 x i32>
    registers int = 14
    registers vector = 16
    width int = 64
    mul <4 x i32> = 3
    mul <2 x i32> = 2
    udiv <int> = scalars
    urem <int> = 2 + 5 per lane
    srem whole <int> = 1 + 1 per lane
    shl uniform constant <int> = 1
    shl <int> = 7
    icmp ugt uge <int> = 4
    extractelement first <any> = 1
    extractelement <any> = 2
    insertelement <any> = 3
    extractelement unknown <any> = 1 + 2 per part
    zext <4 x i8> -> <4 x i64> = 9
    load unaligned <int> = 5
    llvm.vector.reduce.add <4 x i32> = 6
    shufflevector reverse <any> = 2
`}}, load.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	c := target.NewCosts(set.Costs[0])
	var types ir.Types
	v := func(n uint64, elem *ir.Type) *ir.Type { return types.Vector(n, elem, false) }
	for _, x := range []struct {
		what      string
		got, want int
	}{
		{"scalar", c.Arithmetic(ir.OpAdd, ir.I32, 0), 1},
		{"promoted scalar", c.Arithmetic(ir.OpAdd, ir.I8, 0), 1},
		{"i128", c.Arithmetic(ir.OpAdd, ir.I128, 0), 2},
		{"legal", c.Arithmetic(ir.OpMul, v(4, ir.I32), 0), 3},
		{"filled up", c.Arithmetic(ir.OpMul, v(3, ir.I32), 0), 3},
		{"split", c.Arithmetic(ir.OpMul, v(16, ir.I32), 0), 12},
		{"as written", c.Arithmetic(ir.OpMul, v(2, ir.I32), 0), 2},
		{"promoted", c.Arithmetic(ir.OpMul, v(4, ir.I8), 0), 3},
		{"promoted when split", c.Arithmetic(ir.OpMul, v(8, ir.I8), 0), 6},
		{"no vectors of it", c.Arithmetic(ir.OpFAdd, v(4, ir.Float), 0), 4},
		{"scalars", c.Arithmetic(ir.OpUDiv, v(4, ir.I32), 0), 4 + 2*(1+3*2) + 4*3},
		{"per lane of registers", c.Arithmetic(ir.OpURem, v(8, ir.I32), 0), 2 * 22},
		{"per lane of the whole", c.Arithmetic(ir.OpSRem, v(8, ir.I32), 0), 9},
		{"by a constant", c.Arithmetic(ir.OpShl, v(4, ir.I32), target.Uniform|target.Constant), 1},
		{"by anything", c.Arithmetic(ir.OpShl, v(4, ir.I32), target.Constant), 7},
		{"predicate", c.Compare(ir.OpICmp, ir.UGE, v(4, ir.I32)), 4},
		{"other predicate", c.Compare(ir.OpICmp, ir.ULE, v(4, ir.I32)), 1},
		{"first lane", c.Extract(v(8, ir.I32), 4), 1},
		{"other lane", c.Extract(v(8, ir.I32), 5), 2},
		{"unknown lane", c.Extract(v(8, ir.I32), target.UnknownLane), 5},
		{"cast", c.Cast(ir.OpZExt, v(4, ir.I8), v(4, ir.I64)), 9},
		{"cast in halves", c.Cast(ir.OpZExt, v(8, ir.I8), v(8, ir.I64)), 18},
		{"aligned", c.Memory(ir.OpLoad, v(8, ir.I32), 16), 2},
		{"unaligned", c.Memory(ir.OpLoad, v(8, ir.I32), 4), 10},
		{"reduction", c.Reduce(intrinsic.VectorReduceAdd, v(8, ir.I32), 0), 7},
		{"reduction in order", c.Reduce(intrinsic.VectorReduceFadd, v(4, ir.Float), 0), 4},
		{"shuffle", c.Shuffle(target.Reverse, v(8, ir.I32)), 4},
		{"whole register", c.Subvector(target.ExtractSubvector, v(8, ir.I32), 4, 4), 0},
		{"registers", c.Registers(v(4, ir.I32)), 16},
		{"vector bits", c.RegisterBits(ir.I32, true), 128},
		{"no vector", c.RegisterBits(ir.Float, true), 0},
		{"bits", c.RegisterBits(ir.I32, false), 64},
	} {
		if x.got != x.want {
			t.Errorf("%s: %d, want %d", x.what, x.got, x.want)
		}
	}
	if n, lanes := c.Parts(v(16, ir.I32)); n != 4 || lanes != 4 || c.Legal(v(16, ir.I32)) || !c.Legal(v(4, ir.I32)) {
		t.Errorf("%d parts of %d lanes", n, lanes)
	}
	if got := c.Arithmetic(ir.OpAdd, types.Vector(4, ir.I32, true), 0); got != 1 {
		t.Errorf("a scalable vector: %d", got)
	}
}

// TestKindOf: what a mask does.
func TestKindOf(t *testing.T) {
	for _, c := range []struct {
		mask  []int
		kind  target.Shuffle
		first int
	}{
		{[]int{0, 1, -1, 3}, 0, 0},
		{[]int{4, 5, 6, 7}, 0, 0},
		{[]int{-1, -1, -1, -1}, 0, 0},
		{[]int{0, 0, -1, 0}, target.Broadcast, 0},
		{[]int{3, 2, 1, 0}, target.Reverse, 0},
		{[]int{7, 6, 5, 4}, target.Reverse, 0},
		{[]int{2, 3}, target.ExtractSubvector, 2},
		{[]int{0, 5, 2, 7}, target.Select, 0},
		{[]int{0, 4, 2, 6}, target.Transpose, 0},
		{[]int{1, 5, 3, 7}, target.Transpose, 0},
		{[]int{1, 2, 3, 4}, target.Splice, 1},
		{[]int{0, 1, 4, 5}, target.InsertSubvector, 2},
		{[]int{2, 0, 3, 1}, target.Permute, 0},
		{[]int{2, 0, 7, 5}, target.PermuteTwo, 0},
		{[]int{0, 4, 1, 5, 2, 6, 3, 7}, target.PermuteTwo, 0},
	} {
		if kind, first := target.KindOf(slices.Clone(c.mask), 4); kind != c.kind || first != c.first {
			t.Errorf("%v: %v from %d, want %v from %d", c.mask, kind, first, c.kind, c.first)
		}
	}
}

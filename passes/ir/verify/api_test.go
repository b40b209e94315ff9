package verify_test

import (
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/verify"
)

// allKinds holds an instruction of each kind that TestMutatedByAPI breaks.
const allKinds = `
%s = type { i32, [4 x i64] }
declare void @g(i32)
declare i32 @v(i32, ...)
define i32 @f(i1 %c, i32 %a, i64 %w, float %x, ptr %p, <4 x i32> %vec, %s %agg) personality ptr null {
entry:
  %add = add nuw i32 %a, 1
  %fadd = fadd fast float %x, 1.0
  %and = and <4 x i32> %vec, <i32 1, i32 2, i32 3, i32 4>
  %or = or <4 x i32> %vec, splat (i32 7)
  %zext = zext nneg i32 %a to i64
  %icmp = icmp slt i32 %a, 1
  %fcmp = fcmp olt float %x, 1.0
  %sel = select i1 %c, i32 %a, i32 2
  %ins = insertelement <4 x i32> %vec, i32 %a, i32 1
  %shuf = shufflevector <4 x i32> %vec, <4 x i32> %vec, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %ev = extractvalue %s %agg, 1, 2
  %iv = insertvalue %s %agg, i32 %a, 0
  %gep = getelementptr inbounds %s, ptr %p, i64 %w, i32 1, i64 %w
  %vgep = getelementptr i8, ptr %p, <4 x i32> %vec
  %al = alloca i32, i32 %a, align 4
  %ld = load i32, ptr %p, align 4
  %lda = load atomic i32, ptr %p acquire, align 4
  store i32 %a, ptr %p, align 4
  %cx = cmpxchg ptr %p, i32 %a, i32 1 acq_rel monotonic, align 4
  %rmw = atomicrmw add ptr %p, i32 %a monotonic, align 4
  call void @g(i32 %a)
  %call = call i32 (i32, ...) @v(i32 %a, i64 %w)
  %fr = freeze i32 %a
  br i1 %c, label %sw, label %inv
sw:
  switch i32 %a, label %join [
    i32 1, label %other
    i32 2, label %other
  ]
other:
  br label %join
join:
  %phi = phi i32 [ 1, %sw ], [ %a, %other ]
  ret i32 %phi
inv:
  invoke void @g(i32 1) to label %join2 unwind label %pad
join2:
  ret i32 0
pad:
  %lp = landingpad { ptr, i32 } catch ptr null
  resume { ptr, i32 } %lp
}
define i32 @other(i32 %z) {
  %y = add i32 %z, 1
  ret i32 %y
}
define void @cleanups() personality ptr null {
  invoke void @g(i32 1) to label %x unwind label %y
x:
  ret void
y:
  %pad = cleanuppad within none []
  cleanupret from %pad unwind to caller
}
`

// TestMutatedByAPI breaks instructions in ways that text cannot, because the
// reader refuses them or because they cannot be written.
func TestMutatedByAPI(t *testing.T) {
	type scene struct {
		m     *ir.Module
		f, g  *ir.Func
		v     *ir.Value // the instruction named by the case
		named func(string) *ir.Value
		i64   *ir.Value
	}
	type edit func(s *scene)
	typ := func(of func(s *scene) *ir.Type) edit { return func(s *scene) { s.v.Type = of(s) } }
	arg := func(i int, of func(s *scene) *ir.Value) edit { return func(s *scene) { s.v.SetArg(i, of(s)) } }
	name := func(n string) func(*scene) *ir.Value { return func(s *scene) *ir.Value { return s.named(n) } }
	mem := func(change func(m *ir.Mem)) edit {
		return func(s *scene) {
			m := *s.v.Aux.(*ir.Mem)
			change(&m)
			s.v.Aux = &m
		}
	}
	i64 := func(*scene) *ir.Type { return ir.I64 }
	void := func(*scene) *ir.Type { return ir.Void }
	for _, c := range []struct {
		at   string // name of the instruction, or op of the one that has none
		do   edit
		want string
	}{
		{"add", typ(i64), "the result has type i64, the operand i32"},
		{"add", func(s *scene) { s.v.Flags |= ir.Exact }, "cannot have the flag exact"},
		{"add", func(s *scene) { s.v.Pred = ir.EQ }, "cannot have the predicate eq"},
		{"add", arg(1, name("w")), "operand 1 has type i32, operand 2 type i64"},
		{"add", func(s *scene) { s.v.RemoveArg(1) }, "has 1 operand"},
		{"add", func(s *scene) { s.v.Op = ir.OpParam }, "not an instruction"},
		{"add", func(s *scene) { s.v.ID = 1 << 20 }, "the value's id is out of range"},
		{"add", func(s *scene) { s.v.Args[1] = nil }, "operand 2 is missing"},
		{"add", func(s *scene) { s.v.Args[1] = &ir.Value{ID: 1 << 20, Op: ir.OpInt, Type: ir.I32} }, "operand 2 is a value of another function"},
		{"add", func(s *scene) { s.v.Args[1] = s.g.Blocks[0].Instrs[0] }, "operand 2 is a value of another function"},
		{"add", func(s *scene) { s.v.Args[1] = &ir.Value{Op: ir.OpInt, Type: ir.Float} }, "operand 2 type float"},
		{"and", func(s *scene) { s.v.Args[1].Args = s.v.Args[1].Args[:3] }, "type <4 x i32> has 4 elements, but there are 3"},
		{"and", func(s *scene) { s.v.Args[1].Args[2] = s.i64 }, "element 2 has type i64, not i32"},
		{"and", func(s *scene) { s.v.Args[1].Args[2].Type = ir.Float }, "an integer cannot have type float"},
		{"fadd", func(s *scene) { s.v.Args[1].Type = ir.I32 }, "operand 2 type i32"},
		{"fadd", func(s *scene) { s.v.Args[0].Type, s.v.Args[1].Type, s.v.Type = ir.I32, ir.I32, ir.I32 }, "fast-math flags need a floating-point result"},
		{"or", func(s *scene) { s.v.Args[1].Args[0] = s.i64 }, "the element does not fit type <4 x i32>"},
		{"zext", func(s *scene) { s.v.Flags |= ir.NSW }, "cannot have the flag nsw"},
		{"zext", typ(func(*scene) *ir.Type { return ir.I32 }), "cannot convert i32 to i32"},
		{"icmp", func(s *scene) { s.v.Pred = ir.OEQ }, "cannot have the predicate oeq"},
		{"icmp", typ(i64), "which is not i1 in the shape of i32"},
		{"icmp", arg(0, name("w")), "operand 1 has type i64, operand 2 type i32"},
		{"fcmp", func(s *scene) { s.v.Pred = ir.SLT }, "cannot have the predicate slt"},
		{"sel", typ(i64), "the result has type i64, the values i32"},
		{"sel", arg(0, name("a")), "the condition has type i32, which does not fit values of type i32"},
		{"sel", arg(1, name("w")), "operand 2 has type i64, operand 3 type i32"},
		{"ins", arg(1, name("w")), "cannot put i64 into <4 x i32> with an index of type i32"},
		{"shuf", arg(1, name("a")), "shuffles two vectors of one type, not <4 x i32> and i32"},
		{"shuf", arg(2, name("vec")), "the mask must be a constant whose elements are below 8"},
		{"ev", typ(func(*scene) *ir.Type { return ir.I32 }), "the element has type i64, the result i32"},
		{"ev", func(s *scene) { s.v.Aux = ir.Indices{} }, "has no index"},
		{"ev", func(s *scene) { s.v.Aux = ir.Indices{1, 4} }, "index 4 leads to no element of [4 x i64]"},
		{"ev", func(s *scene) { s.v.Aux = nil }, "lacks what its operation needs besides operands"},
		{"iv", arg(1, name("w")), "the element has type i32, the value put in i64"},
		{"gep", arg(0, name("a")), "the base must be a pointer or a vector of pointers, not i32"},
		{"gep", func(s *scene) { s.v.Aux = s.m.Types.Named("opaque", "opaque") }, "cannot step over type %opaque, which has no size"},
		{"gep", arg(1, name("x")), "index 1 must be an integer, not float"},
		{"gep", arg(2, name("a")), "index 2 must be the constant i32 number of a field of %s"},
		{"gep", func(s *scene) { s.v.AddArg(s.named("w")) }, "index 4 steps into i64, which has no elements"},
		{"gep", typ(i64), "the result cannot have type i64"},
		{"gep", typ(func(s *scene) *ir.Type { return s.m.Types.Pointer(3) }), "the result cannot have type ptr addrspace(3)"},
		{"gep", func(s *scene) { s.v.Args[0].Type = s.m.Types.TypedPointer(ir.I8, 0) }, "steps over %s, but the base is i8*"},
		{"vgep", func(s *scene) {
			s.v.AddArg(s.f.Poison(s.m.Types.Vector(2, ir.I32, false)))
			s.v.Aux = s.m.Types.Array(2, ir.I8)
		}, "index 2 has type <2 x i32>, but others are like <4 x i32>"},
		{"al", typ(i64), "the result is the address of i32, not i64"},
		{"al", arg(0, name("x")), "the number of elements must be an integer, not float"},
		{"al", func(s *scene) { s.v.Aux = &ir.Alloca{Elem: ir.I32, Align: 3} }, "an alignment must be a power of two of at most 4294967296, not 3"},
		{"ld", mem(func(m *ir.Mem) { m.Align = 12 }), "an alignment must be a power of two of at most 4294967296, not 12"},
		{"ld", mem(func(m *ir.Mem) { m.Align = 1 << 40 }), "an alignment must be a power of two"},
		{"ld", mem(func(m *ir.Mem) { m.Scope = "agent" }), "only atomic accesses have a synchronization scope"},
		{"lda", mem(func(m *ir.Mem) { m.Align = 0 }), "an atomic access must state its alignment"},
		{"ld", arg(0, name("w")), "accesses memory through a pointer, not i64"},
		{"ld", func(s *scene) { s.v.Args[0].Type = s.m.Types.TypedPointer(ir.I8, 0) }, "accesses i32 through i8*"},
		{"ld", typ(void), "a value of type void has no place in memory"},
		{"cx", arg(2, name("w")), "exchanges i32 for i64 and gives { i32, i1 }"},
		{"rmw", typ(i64), "the result has type i64, the operand i32"},
		{"store", typ(i64), "has no result, so not type i64"},
		{"call", arg(1, name("w")), "argument 1 has type i64, not i32"},
		{"call", typ(i64), "the result has type i64, not i32"},
		{"call", arg(0, name("a")), "the callee has type i32, not a pointer to a function i32 (i32, ...)"},
		{"call", func(s *scene) { s.v.RemoveArg(2); s.v.RemoveArg(1) }, "has 0 arguments, but the function type is i32 (i32, ...)"},
		{"call", func(s *scene) { s.v.Aux = &ir.Call{FuncType: ir.I32} }, "calls something of type i32"},
		{"call", func(s *scene) { s.v.Aux = &ir.Call{} }, "lacks what its operation needs besides operands"},
		{"fr", func(s *scene) { s.v.SetArg(0, s.f.Undef(ir.Label)) }, "operand 1 cannot have type label"},
		{"fr", func(s *scene) { s.v.Args[0] = s.f.Const(ir.Value{Op: ir.OpNull, Type: ir.I32}) }, "an address cannot have type i32"},
		{"fr", func(s *scene) { s.v.Args[0] = s.f.Const(ir.Value{Op: ir.OpFloat, Type: ir.I32, Bits: 9}) }, "a floating-point number cannot have type i32"},
		{"br", arg(0, name("a")), "the condition must be i1, not i32"},
		{"br", func(s *scene) { s.v.Targets = s.v.Targets[:1] }, "names 1 block"},
		{"br", func(s *scene) { s.v.SetTarget(0, s.g.Blocks[0]) }, "names a block that is not in the function"},
		{"br", func(s *scene) { b := s.v.Block; b.Instrs = b.Instrs[:len(b.Instrs)-1] }, "the block has no terminator"},
		{"br", func(s *scene) { s.f.Blocks = nil }, "the body has no block"},
		{"br", func(s *scene) { s.f.FuncType = nil }, "the function has no function type"},
		{"switch", arg(0, name("p")), "the condition must be an integer, not ptr"},
		{"switch", arg(1, func(s *scene) *ir.Value { return s.i64 }), "case 1 must be a constant of type i32"},
		{"switch", arg(1, func(s *scene) *ir.Value { return s.f.Poison(ir.I32) }), "case 1 must be a constant of type i32"},
		{"phi", typ(i64), "entry 1 has type i32, the phi i64"},
		{"phi", func(s *scene) { s.v.Targets = s.v.Targets[:1] }, "names 1 block"},
		{"phi", func(s *scene) { s.v.Block.Append(s.f.NewInstr(ir.OpUnreachable, ir.Void)) }, "a terminator may only be the last instruction of its block"},
		{"ret", func(s *scene) { s.v.RemoveArg(0) }, "must return a value of type i32"},
		{"ret", arg(0, name("w")), "returns type i64, not the function's i32"},
		{"lp", func(s *scene) { s.v.Aux = ir.Clauses{true} }, "clause 1 cannot have type ptr"},
		{"lp", func(s *scene) { s.v.Aux = ir.Clauses{} }, "lacks what its operation needs besides operands"},
		{"pad", typ(func(*scene) *ir.Type { return ir.I32 }), "the result is a token, not i32"},
	} {
		m, ds := asm.Parse("all.ll", []byte(allKinds), asm.Options{})
		if ds.HasErrors() {
			t.Fatal(ds.Err())
		}
		if ps := verify.Module(m); len(ps) > 0 {
			t.Fatal(ps.Err())
		}
		s := &scene{m: m, f: m.Lookup("f").Func, g: m.Lookup("other").Func}
		s.named = func(n string) *ir.Value {
			for _, f := range []*ir.Func{s.f, m.Lookup("cleanups").Func} {
				for _, p := range f.Params {
					if p.Name == n {
						return p
					}
				}
				for _, b := range f.Blocks {
					for _, v := range b.Instrs {
						if v.Name == n {
							return v
						}
					}
				}
			}
			return nil
		}
		s.i64 = s.f.Int(ir.I64, 3)
		if s.v = s.named(c.at); s.v == nil {
			for _, b := range s.f.Blocks {
				for _, v := range b.Instrs {
					if s.v == nil && v.Op.String() == c.at {
						s.v = v
					}
				}
			}
		}
		if s.v == nil {
			t.Fatalf("no instruction %s", c.at)
		}
		c.do(s)
		ps := verify.Module(m)
		found := false
		for _, p := range ps {
			found = found || strings.Contains(p.Error(), c.want)
		}
		if !found {
			t.Errorf("%s: want: %s\ngot: %v", c.at, c.want, ps.Err())
		}
	}
}

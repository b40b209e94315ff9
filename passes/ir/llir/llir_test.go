package llir

import (
	"errors"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/llir/llvm/asm"
	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"

	"rewrite/passes/ir"
	irasm "rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/ir/verify"
)

// roundTrip takes a module to our form and back and gives llir's text of it.
func roundTrip(t *testing.T, m *lir.Module) string {
	t.Helper()
	ours, err := FromLLIR(m)
	if err != nil {
		t.Fatal(err)
	}
	if problems := verify.Module(ours); len(problems) > 0 {
		t.Errorf("%s: %s", problems[0].Where, problems[0].Msg)
	}
	back, err := ToLLIR(ours)
	if err != nil {
		t.Fatal(err)
	}
	return back.String()
}

// llirMistakes are types that llir gets wrong when it parses, and prints so; and
// what has two spellings.
var llirMistakes = strings.NewReplacer(
	"{ i32, i8 } %", "{ i32, i1 } %", // of cmpxchg
	"{ i64, i8 } %", "{ i64, i1 } %",
	"reassoc nnan ninf nsz arcp contract afn", "fast",
)

// TestParsed takes modules that llir can parse by itself there and back: llir
// prints the same.
func TestParsed(t *testing.T) {
	files := append(llvmtest.Files(t, "ir/14", "ir/typed"), "testdata/kinds.ll")
	n := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m, err := parseQuietly(file, string(text))
		if err != nil {
			continue // TestShield is about what llir refuses
		}
		if strings.Contains(string(text), "addrspace(5)") {
			continue // llir forgets the address space of alloca in the types of its uses
		}
		n++
		t.Run(file, func(t *testing.T) {
			got := roundTrip(t, m)
			if want := llirMistakes.Replace(m.String()); got != want {
				t.Errorf("%s", llvmtest.Diff([]byte(want), []byte(got)))
			}
		})
	}
	if n < 15 {
		t.Errorf("llir parses only %d of %d files", n, len(files))
	}
}

// TestKinds checks that testdata/kinds.ll, and so TestParsed, has every
// instruction and constant expression that llir has a type for.
func TestKinds(t *testing.T) {
	m, err := asm.ParseFile("testdata/kinds.ll")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[reflect.Type]bool{}
	var constants func(v reflect.Value)
	constants = func(v reflect.Value) {
		if c, ok := v.Interface().(constant.Constant); ok && c != nil {
			p := reflect.TypeOf(c)
			if seen[p] && p.Elem().PkgPath() == reflect.TypeFor[lir.Func]().PkgPath() {
				return // a global
			}
			seen[p] = true
			s := reflect.ValueOf(c).Elem()
			for i := range s.NumField() {
				switch f := s.Field(i); {
				case f.Type() == reflect.TypeFor[constant.Constant]():
					constants(f)
				case f.Type() == reflect.TypeFor[[]constant.Constant]():
					for j := range f.Len() {
						constants(f.Index(j))
					}
				}
			}
		}
	}
	for _, g := range m.Globals {
		if g.Init != nil {
			constants(reflect.ValueOf(g.Init))
		}
	}
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for _, in := range b.Insts {
				seen[reflect.TypeOf(in)] = true
			}
			seen[reflect.TypeOf(b.Term)] = true
		}
	}
	want := func(t1 reflect.Type) {
		if t1 != nil && !seen[reflect.PointerTo(t1)] {
			t.Errorf("testdata/kinds.ll has no %s", t1)
		}
	}
	for _, r := range opRows {
		want(r.inst)
		want(r.expr)
	}
	for _, mk := range special {
		if mk != nil {
			want(reflect.TypeOf(mk()).Elem())
		}
	}
	want(reflect.TypeFor[lir.TermBr]())
	want(reflect.TypeFor[lir.TermCondBr]())
	want(reflect.TypeFor[constant.ExprGetElementPtr]())
	// every operation but the two that a bridge to LLVM 14 cannot have is there
	for op := ir.OpRet; op < ir.NumOps; op++ {
		if instLayouts[op] == nil && special[op] == nil && op != ir.OpBr && op != ir.OpPtrToAddr {
			t.Errorf("no row for %s", op)
		}
	}
}

// TestConstructed takes a module there and back that was never text.
func TestConstructed(t *testing.T) {
	m := lir.NewModule()
	m.SourceFilename = "built"
	i32, i64 := types.I32, types.I64
	node := types.NewStruct()
	m.NewTypeDef("node", node)
	node.Fields = []types.Type{types.NewPointer(node), i32}
	g := m.NewGlobalDef("", constant.NewInt(i32, 5))
	m.NewGlobalDef("name with blanks", constant.NewGetElementPtr(i32, g, constant.NewInt(i64, 0)))
	m.NewGlobal("declared", node)
	second := m.NewGlobalDef("", constant.NewInt(i32, 6))
	tuple := &metadata.Tuple{MetadataID: -1, Fields: []metadata.Field{g, second}}
	m.MetadataDefs = append(m.MetadataDefs, tuple)
	m.NamedMetadataDefs["named"] = &metadata.NamedDef{Name: "named", Nodes: []metadata.Node{tuple}}
	m.UseListOrders = append(m.UseListOrders, &lir.UseListOrder{Value: second, Indices: []uint64{1, 0}})
	pers := m.NewFunc("pers", i32)
	pers.Sig.Variadic = true
	x, y, p := lir.NewParam("", i32), lir.NewParam("y", i32), lir.NewParam("p", types.NewPointer(node))
	f := m.NewFunc("f", i32, x, y, p)
	f.Personality = pers
	f.FuncAttrs = append(f.FuncAttrs, enum.FuncAttrNoUnwind, lir.AttrPair{Key: "k", Value: "v"}, &lir.AttrGroupDef{ID: 3})
	m.AttrGroupDefs = append(m.AttrGroupDefs, f.FuncAttrs[2].(*lir.AttrGroupDef))
	p.Attrs = append(p.Attrs, enum.ParamAttrNoAlias, lir.Dereferenceable{N: 16})
	f.ReturnAttrs = append(f.ReturnAttrs, enum.ReturnAttrZeroExt)

	entry, loop, done := f.NewBlock(""), f.NewBlock("loop"), f.NewBlock("")
	sum := entry.NewAdd(x, y)
	sum.OverflowFlags = []enum.OverflowFlag{enum.OverflowFlagNSW}
	cmp := entry.NewICmp(enum.IPredSLT, sum, constant.NewInt(i32, -1))
	fd := entry.NewSIToFP(sum, types.Double)
	fm := entry.NewFMul(fd, constant.NewFloat(types.Double, 0.1))
	fm.FastMathFlags = []enum.FastMathFlag{enum.FastMathFlagNNaN, enum.FastMathFlagNSZ}
	slot := entry.NewAlloca(i32)
	slot.Align = 4
	entry.NewStore(sum, slot)
	entry.NewCondBr(cmp, loop, done)

	phi := loop.NewPhi(lir.NewIncoming(sum, entry))
	field := loop.NewGetElementPtr(node, p, constant.NewInt(i64, 0), constant.NewInt(i32, 1))
	field.InBounds = true
	ld := loop.NewLoad(i32, field)
	ld.Metadata = append(ld.Metadata, &metadata.Attachment{Name: "range", Node: &metadata.Tuple{MetadataID: -1,
		Fields: []metadata.Field{constant.NewInt(i32, 0), constant.NewInt(i32, 9)}}})
	next := loop.NewSub(phi, ld)
	phi.Incs = append(phi.Incs, lir.NewIncoming(next, loop))
	pair := loop.NewCmpXchg(slot, next, ld, enum.AtomicOrderingSequentiallyConsistent, enum.AtomicOrderingMonotonic)
	old := loop.NewExtractValue(pair, 0)
	call := loop.NewCall(f, lir.NewArg(old, enum.ParamAttrSignExt), y, p)
	call.Tail = enum.TailTail
	loop.NewSwitch(call, done, lir.NewCase(constant.NewInt(i32, 3), loop))

	last := done.NewPhi(lir.NewIncoming(x, entry), lir.NewIncoming(next, loop))
	done.NewRet(last)

	want := m.String()
	got := roundTrip(t, m)
	// LLVM and we forget the parameters' names of a declaration, and say that it is external
	want = strings.ReplaceAll(want, "@declared = global", "@declared = external global")
	if got != want {
		t.Errorf("%s\n%s", llvmtest.Diff([]byte(want), []byte(got)), got)
	}
}

// TestMixedNumbers takes a module whose numbers do not go by the kinds of
// globals: llir panics when it prints that; we keep the numbers' order.
func TestMixedNumbers(t *testing.T) {
	const text = "@0 = alias i32, i32* @1\n\n@1 = global i32 3\n\n!0 = !{i32* @0, i32* @1}\n"
	m, err := asm.ParseString("", text)
	if err != nil {
		t.Fatal(err)
	}
	ours, err := FromLLIR(m)
	if err != nil {
		t.Fatal(err)
	}
	if got := string(printed(t, ours)); got != "\n"+text {
		t.Errorf("%s", got)
	}
	back, err := ToLLIR(ours)
	if err != nil {
		t.Fatal(err)
	}
	if got := back.String(); got != "@0 = global i32 3\n\n@1 = alias i32, i32* @0\n\n!0 = !{i32* @1, i32* @0}\n" {
		t.Errorf("%s", got)
	}
}

// TestNotPossible lists what llir cannot express: the message names it, and
// where it is.
func TestNotPossible(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"@g = global ptr null", "variable @g: not possible in llir: opaque pointer type 'ptr'"},
		{"define i32 @f(ptr %p) {\n  ret i32 0\n}", "function @f: not possible in llir: opaque pointer type 'ptr'"},
		{"define i32 @f() {\n  ret i32 0\n}", "function @f: not possible in llir: opaque pointer type 'ptr'"},
		{"^0 = module: (path: \"x\", hash: (0, 0, 0, 0, 0))", "module summary '^0 = module"},
		{"%t = type { bfloat }", "type %t: not possible in llir: type 'bfloat'"},
		{"%t = type { target(\"x\") }", "type %t: not possible in llir: type 'target(\"x\")'"},
		{"%\"12\" = type { i32 }", "type %\"12\": not possible in llir: type name %\"12\""},
	} {
		m, diags := irasm.Parse("test.ll", []byte(c.text+"\n"), irasm.Options{})
		if m == nil {
			t.Fatalf("%s: %v", c.text, diags)
		}
		expectError(t, c.text, c.want, func() error { _, err := ToLLIR(m); return err })
	}
	// What typed text has, or a pass may put into a typed module.
	body := func(change func(f *ir.Func, v *ir.Value)) *ir.Module {
		m, diags := ReadTyped("test.ll", []byte(`@g = global double 0.0
define i32 @f(i32 %x, i32* %p, i8 %b) {
  %1 = add i32 %x, 1
  %2 = zext i8 %b to i32
  %3 = or i32 %1, %2
  %4 = icmp eq i32 %3, 5
  %5 = getelementptr inbounds i32, i32* %p, i64 1
  %6 = atomicrmw add i32* %5, i32 1 seq_cst, align 4
  call void asm "nop", ""()
  call void @callee(i32 zeroext %1)
  ret i32 %6
}
declare void @callee(i32 %x)
`))
		if m == nil {
			t.Fatal(diags)
		}
		f := m.Lookup("f").Func
		for _, v := range f.Blocks[0].Instrs {
			change(f, v)
		}
		return m
	}
	on := func(op ir.Op, change func(v *ir.Value)) func(*ir.Func, *ir.Value) {
		return func(_ *ir.Func, v *ir.Value) {
			if v.Op == op {
				change(v)
			}
		}
	}
	where := "function @f: "
	for _, c := range []struct {
		change func(*ir.Func, *ir.Value)
		want   string
	}{
		{on(ir.OpZExt, func(v *ir.Value) { v.Flags = ir.NNeg }), where + "zext: not possible in llir: flag 'nneg' of zext"},
		{on(ir.OpOr, func(v *ir.Value) { v.Flags = ir.Disjoint }), where + "or: not possible in llir: flag 'disjoint' of or"},
		{on(ir.OpICmp, func(v *ir.Value) { v.Flags = ir.SameSign }), where + "icmp: not possible in llir: flag 'samesign' of icmp"},
		{on(ir.OpGEP, func(v *ir.Value) { v.Flags |= ir.NUW }), where + "getelementptr: not possible in llir: flag 'nuw'"},
		{on(ir.OpAtomicRMW, func(v *ir.Value) { m := *v.Aux.(*ir.Mem); m.Align = 8; v.Aux = &m }),
			where + "atomicrmw: not possible in llir: alignment 8, which is not the size of i32"},
		{on(ir.OpAtomicRMW, func(v *ir.Value) { m := *v.Aux.(*ir.Mem); m.RMW = "uinc_wrap"; v.Aux = &m }),
			where + "atomicrmw: not possible in llir: atomicrmw operation 'uinc_wrap' cannot be expressed"},
		{on(ir.OpAdd, func(v *ir.Value) { v.Dbg = &ir.DbgRecord{Kind: "value"} }),
			where + "add: not possible in llir: debug record #dbg_value"},
		{on(ir.OpAdd, func(v *ir.Value) { v.Meta = &ir.Meta{List: []ir.Attachment{{Kind: "dbg", Node: "!7"}}} }),
			where + "add: not possible in llir: metadata !7 is not defined"},
		{func(f *ir.Func, v *ir.Value) { f.CC = "preserve_nonecc"; f.Attrs = words("memory") },
			where + "not possible in llir: function attribute 'memory' cannot be expressed"},
		{func(f *ir.Func, v *ir.Value) { f.CC = "riscv_vls_cc(7)" }, where + "not possible in llir: calling convention riscv_vls_cc(7)"},
		{func(f *ir.Func, v *ir.Value) { f.RetAttrs = words("nofpclass") },
			where + "not possible in llir: return attribute 'nofpclass' cannot be expressed"},
		{func(f *ir.Func, v *ir.Value) { f.Verbatim = "{ }" }, where + "not possible in llir: a body that is kept verbatim"},
		{func(f *ir.Func, v *ir.Value) { f.PrefAlign = 8 }, where + "not possible in llir: prefalign"},
		{func(f *ir.Func, v *ir.Value) { f.Module.Lookup("g").CodeModel = "large" },
			"variable @g: not possible in llir: code_model large"},
		{func(f *ir.Func, v *ir.Value) { f.Module.Lookup("g").Sanitizer = []string{"no_sanitize_address"} },
			"variable @g: not possible in llir: attribute no_sanitize_address"},
		{func(f *ir.Func, v *ir.Value) {
			f.Module.Lookup("g").Init = f.Module.Pool.Float(ir.Double, 0x7ff8000000000001)
		},
			"variable @g: not possible in llir: floating-point constant with the bits 0x7FF8000000000001 of type double"},
		{func(f *ir.Func, v *ir.Value) {
			if v.Op == ir.OpCall && v.Args[0].Op == ir.OpInlineAsm {
				v.SetArg(0, f.Const(ir.Value{Op: ir.OpInlineAsm, Type: v.Args[0].Type, Aux: &ir.InlineAsm{Unwind: true}}))
			}
		}, where + "call: not possible in llir: inline assembly that may unwind"},
	} {
		m := body(c.change)
		expectError(t, c.want, c.want, func() error { _, err := ToLLIR(m); return err })
	}
}

func words(name string) *ir.AttrSet { return &ir.AttrSet{Attrs: []ir.Attr{{Name: name}}, Text: name} }

func expectError(t *testing.T, what, want string, f func() error) {
	t.Helper()
	switch err := f(); {
	case err == nil:
		t.Errorf("%s: no error", what)
	case !strings.Contains(err.Error(), want):
		t.Errorf("%s:\n  want %s\n  got  %s", what, want, err)
	}
}

// TestIncomplete hands over modules that llir could not print either: the error
// says what is wrong and where.
func TestIncomplete(t *testing.T) {
	i32 := types.I32
	for _, c := range []struct {
		name, want string
		build      func(m *lir.Module, f *lir.Func, b *lir.Block)
	}{
		{"no terminator", "function @f: block %b has no terminator", func(m *lir.Module, f *lir.Func, b *lir.Block) {}},
		{"nil operand", "function @f: InstAdd: ", func(m *lir.Module, f *lir.Func, b *lir.Block) {
			b.Insts = append(b.Insts, &lir.InstAdd{X: constant.NewInt(i32, 1), Typ: i32})
			b.NewRet(nil)
		}},
		{"value of another function", "function @f: TermRet: %stray is used, but it is not defined in the function",
			func(m *lir.Module, f *lir.Func, b *lir.Block) { b.NewRet(lir.NewParam("stray", i32)) }},
		{"block of another function", "function @f: TermBr: a target is no block of the function",
			func(m *lir.Module, f *lir.Func, b *lir.Block) { b.NewBr(lir.NewBlock("stray")) }},
		{"global of another module", "@stray is used, but it is not in the module",
			func(m *lir.Module, f *lir.Func, b *lir.Block) {
				b.NewRet(b.NewLoad(i32, lir.NewGlobal("stray", i32)))
			}},
		{"two functions of one name", "function @f: redefinition of '@f'",
			func(m *lir.Module, f *lir.Func, b *lir.Block) { m.NewFunc("f", i32); b.NewRet(nil) }},
		{"element of another type", "global @g: element 0 of a constant is of type i32, not i8",
			func(m *lir.Module, f *lir.Func, b *lir.Block) {
				b.NewRet(constant.NewInt(i32, 0))
				m.NewGlobalDef("g", constant.NewArray(types.NewArray(1, types.I8), constant.NewInt(i32, 0)))
			}},
		{"metadata number used twice", "metadata ID !0 already in use", func(m *lir.Module, f *lir.Func, b *lir.Block) {
			m.MetadataDefs = append(m.MetadataDefs, &metadata.Tuple{}, &metadata.Tuple{})
		}},
		{"callee is no function", "function @f: InstCall: ", func(m *lir.Module, f *lir.Func, b *lir.Block) {
			b.Insts = append(b.Insts, &lir.InstCall{Callee: constant.NewNull(types.I8Ptr), Typ: i32})
			b.NewRet(nil)
		}},
	} {
		m := lir.NewModule()
		f := m.NewFunc("f", i32)
		c.build(m, f, f.NewBlock("b"))
		expectError(t, c.name, c.want, func() error { _, err := FromLLIR(m); return err })
	}
	_, err := FromLLIR(nil)
	var runtime interface{ RuntimeError() }
	if err == nil || !errors.As(err, &runtime) {
		t.Errorf("a nil module: %v", err)
	}
}

// TestMetadataNodes checks that metadata comes back as llir's own nodes, which
// refer to the globals of the module, and as text only where llir would lose
// something.
func TestMetadataNodes(t *testing.T) {
	ours, diags := ReadTyped("kinds.ll", read(t, "testdata/kinds.ll"))
	if ours == nil {
		t.Fatal(diags)
	}
	m, err := ToLLIR(ours)
	if err != nil {
		t.Fatal(err)
	}
	var g *lir.Global
	for _, x := range m.Globals {
		if x.GlobalName == "g" {
			g = x
		}
	}
	byID := map[int64]metadata.Definition{}
	for _, d := range m.MetadataDefs {
		byID[d.ID()] = d
	}
	if tuple, ok := byID[2].(*metadata.Tuple); !ok || tuple.Fields[1] != metadata.Field(g) {
		t.Errorf("!2 is %v", byID[2])
	}
	if _, ok := byID[5].(*metadata.DISubprogram); !ok {
		t.Errorf("!5 is a %T", byID[5])
	}
	// llir leaves splitDebugInlining: false out, which LLVM takes as true
	unit, ok := byID[6].(*TextNode)
	if !ok || !strings.Contains(unit.LLString(), "splitDebugInlining: false") {
		t.Errorf("!6 is a %T: %v", byID[6], byID[6])
	}
	unit.SetDistinct(false)
	if s := unit.LLString(); strings.HasPrefix(s, "distinct") || unit.Ident() != "!6" {
		t.Errorf("not distinct: %s", s)
	}
}

func read(t testing.TB, file string) []byte {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

package ir_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"math/big"
	"os"
	"reflect"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/asmtest"
	"rewrite/passes/ir/asm/print"
)

// others are things to put in the place of what a field refers to.
type others struct {
	f      *ir.Func
	value  *ir.Value
	block  *ir.Block
	global *ir.Global
	attrs  *ir.AttrSet
}

// A variant is a copy of something with one part changed.
type variant struct {
	path string
	v    reflect.Value
}

// variants changes every part of v in turn, elements of slices included. A
// field of a kind that it does not know makes the test fail.
func (o *others) variants(t *testing.T, path string, v reflect.Value) (list []variant) {
	t.Helper()
	set := func(x any) []variant { return []variant{{path, reflect.ValueOf(x).Convert(v.Type())}} }
	switch x := v.Interface().(type) {
	case *ir.Type:
		if x == ir.I8 {
			return set(ir.I16)
		}
		return set(ir.I8)
	case *ir.Global:
		return set(o.global)
	case *ir.Block:
		return set(o.block)
	case *ir.Value:
		return set(o.value)
	case *ir.AttrSet:
		return set(o.attrs)
	case ir.Ordering:
		if x == ir.Monotonic {
			return set(ir.Acquire)
		}
		return set(ir.Monotonic)
	case big.Int:
		return set(*new(big.Int).Add(&x, big.NewInt(1)))
	}
	switch v.Kind() {
	case reflect.Bool:
		return set(!v.Bool())
	case reflect.Int, reflect.Int32, reflect.Int64:
		return set(v.Int() + 1)
	case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return set(v.Uint() + 1)
	case reflect.String:
		return set(v.String() + "x")
	case reflect.Pointer:
		for _, e := range o.variants(t, path, v.Elem()) {
			p := reflect.New(v.Type().Elem())
			p.Elem().Set(e.v)
			list = append(list, variant{e.path, p})
		}
		return list
	case reflect.Struct:
		for i := range v.NumField() {
			for _, e := range o.variants(t, path+"."+v.Type().Field(i).Name, v.Field(i)) {
				s := reflect.New(v.Type()).Elem()
				s.Set(v)
				s.Field(i).Set(e.v)
				list = append(list, variant{e.path, s})
			}
		}
		return list
	case reflect.Slice:
		if v.Len() == 0 {
			t.Fatalf("%s: give the sample an element", path)
		}
		list = append(list, variant{path + "[]", reflect.Append(v.Slice3(0, v.Len(), v.Len()), v.Index(0))})
		for _, e := range o.variants(t, path+"[0]", v.Index(0)) {
			s := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
			reflect.Copy(s, v)
			s.Index(0).Set(e.v)
			list = append(list, variant{e.path, s})
		}
		return list
	}
	t.Fatalf("%s: the test knows no other value of type %s", path, v.Type())
	return nil
}

func newOthers() *others {
	f := graphFunc([][]int{{1, 2}, {}, {}})
	f.Entry().Preds() // numbers the blocks
	return &others{
		f:      f,
		value:  f.Int(ir.I32, 77),
		block:  f.Blocks[2],
		global: &ir.Global{Kind: ir.Function, Name: "other", Index: 5, Type: ir.Ptr},
		attrs:  &ir.AttrSet{Attrs: []ir.Attr{{Name: "inreg"}}, Text: "inreg"},
	}
}

// auxSamples has a value of each type that an Aux can be, no field of it empty.
func auxSamples(o *others) map[string]ir.Aux {
	attrs := &ir.AttrSet{Attrs: []ir.Attr{{Name: "nonnull"}}, Text: "nonnull"}
	g := &ir.Global{Kind: ir.Function, Name: "g", Index: 2, Type: ir.Ptr}
	return map[string]ir.Aux{
		"Type":         ir.I32,
		"Global":       g,
		"Wide":         &ir.Wide{N: *big.NewInt(3)},
		"Bytes":        ir.Bytes("abc"),
		"Mem":          &ir.Mem{Align: 4, Ordering: ir.Acquire, Failure: ir.Monotonic, Scope: "agent", RMW: "add", Elementwise: true},
		"Alloca":       &ir.Alloca{Elem: ir.I32, Align: 4, Counted: true},
		"InRange":      &ir.InRange{Elem: ir.I32, Lo: *big.NewInt(-1), Hi: *big.NewInt(9)},
		"InRangeIndex": &ir.InRangeIndex{Elem: ir.I32, Index: 1},
		"Indices":      ir.Indices{1, 2},
		"Call": &ir.Call{FuncType: ir.I32, Stated: true, CC: "fastcc", AddrSpace: 1, HasSpace: true, RetAttrs: attrs,
			ParamAttrs: []*ir.AttrSet{attrs, nil}, FuncAttrs: attrs, Bundles: []ir.Bundle{{Tag: "deopt", N: 1}}, NumIndirect: 2},
		"Clauses":         ir.Clauses{true, false},
		"UnwindsToCaller": ir.UnwindsToCaller{},
		"InlineAsm":       &ir.InlineAsm{Text: "nop", Constraints: "r", SideEffect: true, AlignStack: true, IntelDialect: true, Unwind: true},
		"BlockAddr":       &ir.BlockAddr{Func: g, Block: o.f.Blocks[1], Label: "%b"},
		"MDText":          &ir.MDText{Parts: []ir.MDPart{{Text: "i32 ", Value: o.f.Int(ir.I32, 3)}}},
	}
}

// noticed checks that Hash, Equal, Compare, LongString and Clone tell v from w.
func noticed(t *testing.T, o *others, what string, v, w *ir.Value, inHash bool) {
	t.Helper()
	if ir.Equal(v, w) || ir.Equal(w, v) {
		t.Errorf("%s: Equal does not notice it", what)
	}
	if inHash && ir.Hash(v) == ir.Hash(w) {
		t.Errorf("%s: Hash does not notice it", what)
	}
	if a, b := ir.Compare(v, w), ir.Compare(w, v); a == 0 || a != -b {
		t.Errorf("%s: Compare gives %d and %d", what, a, b)
	}
	if v.LongString() == w.LongString() {
		t.Errorf("%s: LongString does not notice it: %s", what, v.LongString())
	}
	clone := o.f.Clone(w, func(x *ir.Value) *ir.Value { return x }, func(b *ir.Block) *ir.Block { return b })
	if !ir.Equal(clone, w) || ir.Compare(clone, w) != 0 || ir.Hash(clone) != ir.Hash(w) {
		t.Errorf("%s: Clone loses it: %s", what, clone.LongString())
	}
}

// TestFieldsOfValue changes each field of a Value. A new field must be entered
// here: as one that makes up the value, or as its identity.
func TestFieldsOfValue(t *testing.T) {
	o := newOthers()
	v := o.f.NewInstr(ir.OpSwitch, ir.Void, o.f.Params[0], o.f.Int(ir.I32, 1))
	v.Targets = []*ir.Block{o.f.Blocks[0], o.f.Blocks[1]}
	v.Aux = ir.Indices{1}
	v.Meta = &ir.Meta{List: []ir.Attachment{{Kind: "dbg", Node: "!1"}}}
	changes := map[string][]func(w *ir.Value){
		"Op":    {func(w *ir.Value) { w.Op = ir.OpIndirectBr }},
		"Pred":  {func(w *ir.Value) { w.Pred = ir.EQ }},
		"Flags": {func(w *ir.Value) { w.Flags = ir.NUW }, func(w *ir.Value) { w.Flags = ir.SwiftError }},
		"Type":  {func(w *ir.Value) { w.Type = ir.I8 }},
		"Bits":  {func(w *ir.Value) { w.Bits = 1 }, func(w *ir.Value) { w.Bits = 1 << 63 }},
		"Args": {
			func(w *ir.Value) { w.Args = []*ir.Value{v.Args[0], o.value} },
			func(w *ir.Value) { w.Args = []*ir.Value{v.Args[1], v.Args[0]} },
			func(w *ir.Value) { w.Args = v.Args[:1] },
			func(w *ir.Value) { w.Args = append(v.Args[:2:2], v.Args[0]) },
		},
		"Targets": {
			func(w *ir.Value) { w.Targets = []*ir.Block{o.f.Blocks[0], o.block} },
			func(w *ir.Value) { w.Targets = []*ir.Block{o.f.Blocks[1], o.f.Blocks[0]} },
			func(w *ir.Value) { w.Targets = v.Targets[:1] },
		},
		"Aux": {
			func(w *ir.Value) { w.Aux = nil },
			func(w *ir.Value) { w.Aux = ir.Indices{2} },
			func(w *ir.Value) { w.Aux = ir.Indices{1, 1} },
			func(w *ir.Value) { w.Aux = ir.Indices{} },
		},
		"Meta": {
			func(w *ir.Value) { w.Meta = nil },
			func(w *ir.Value) { w.Meta = &ir.Meta{List: []ir.Attachment{{Kind: "dbg", Node: "!2"}}} },
			func(w *ir.Value) { w.Meta = &ir.Meta{List: []ir.Attachment{{Kind: "tbaa", Node: "!1"}}} },
			func(w *ir.Value) { w.Meta = &ir.Meta{List: append(v.Meta.List[:1:1], v.Meta.List[0])} },
			func(w *ir.Value) { w.Meta = &ir.Meta{} },
		},
	}
	identity := map[string]func(w *ir.Value){
		"ID":     func(w *ir.Value) { w.ID += 9 },
		"Pos":    func(w *ir.Value) { w.Pos += 9 },
		"Dbg":    func(w *ir.Value) { w.Dbg = &ir.DbgRecord{Kind: "value"} },
		"Block":  func(w *ir.Value) { w.Block = o.block },
		"Name":   func(w *ir.Value) { w.Name = "x" },
		"uses":   nil,
		"argPos": nil,
	}
	typ := reflect.TypeOf(ir.Value{})
	for i := range typ.NumField() {
		name := typ.Field(i).Name
		change, isField := changes[name]
		_, isIdentity := identity[name]
		if isField == isIdentity {
			t.Errorf("Value.%s: enter the field in this test, and in Fields if it is part of what a value is", name)
		}
		for n, do := range change {
			w := *v
			do(&w)
			noticed(t, o, fmt.Sprintf("%s, change %d", name, n), v, &w, true)
		}
		if do := identity[name]; do != nil {
			w := *v
			do(&w)
			if !ir.Equal(v, &w) || ir.Compare(v, &w) != 0 || ir.Hash(v) != ir.Hash(&w) {
				t.Errorf("Value.%s is identity, but Equal, Compare or Hash look at it", name)
			}
		}
	}
	// Aux without fields differ from none, and from each other by type.
	for _, aux := range []ir.Aux{ir.Clauses{}, ir.Indices{}, ir.UnwindsToCaller{}, ir.Bytes(""), &ir.MDText{}} {
		a, b := *v, *v
		a.Aux, b.Aux = nil, aux
		if ir.Equal(&a, &b) || ir.Compare(&a, &b) == 0 {
			t.Errorf("an Aux %T without content is taken for none", aux)
		}
	}
}

// TestFieldsOfAux changes each field of each type that an Aux can be.
func TestFieldsOfAux(t *testing.T) {
	o := newOthers()
	samples := auxSamples(o)
	for _, name := range auxTypes(t) {
		if samples[name] == nil {
			t.Errorf("%s has auxFields, but no sample in this test", name)
		}
	}
	for name, aux := range samples {
		op := ir.OpCall
		if name == "BlockAddr" {
			op = ir.OpBlockAddr
		}
		v := &ir.Value{Op: op, Type: ir.I32, Aux: aux}
		for _, c := range o.variants(t, name, reflect.ValueOf(aux)) {
			w := &ir.Value{Op: op, Type: ir.I32, Aux: c.v.Interface().(ir.Aux)}
			// Hash leaves out the block of a blockaddress: its number may change.
			noticed(t, o, c.path, v, w, c.path != "BlockAddr.Block")
		}
		same := *v
		if !ir.Equal(v, &same) || ir.Compare(v, &same) != 0 || ir.Hash(v) != ir.Hash(&same) {
			t.Errorf("%s: a value differs from its copy", name)
		}
	}
}

// auxTypes finds in the sources which types have auxFields.
func auxTypes(t *testing.T) (names []string) {
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), e.Name(), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Name.Name == "auxFields" {
				recv := fn.Recv.List[0].Type
				if star, ok := recv.(*ast.StarExpr); ok {
					recv = star.X
				}
				names = append(names, recv.(*ast.Ident).Name)
			}
		}
	}
	if len(names) < 10 {
		t.Fatalf("only %d types with auxFields found", len(names))
	}
	return names
}

// printedSample has an instruction or constant for each Aux.
const printedSample = `
@g = global [4 x i32] zeroinitializer
declare i32 @v(i32, ...)
declare void @w(ptr)
declare void @m(metadata)
define i32 @f(i1 %c, i32 %a, ptr %p, { i32, [4 x i64] } %agg, <4 x i32> %vec, float %x) personality ptr null {
entry:
  %al = alloca i32, i32 1, align 4
  %add = add i32 %a, 12
  %fadd = fadd float %x, 1.5
  %or = or i32 %a, 3
  %udiv = udiv i32 %a, 3
  %zext = zext i32 %a to i64
  %trunc = trunc i32 %a to i8
  %icmp = icmp slt i32 %a, 1
  %fcmp = fcmp olt float %x, 2.0
  %wide = add i128 1, 340282366920938463463374607431768211455
  %wider = xor i256 1, 340282366920938463463374607431768211456000000
  %ld = load atomic i32, ptr %p syncscope("agent") acquire, align 4
  %pl = load i32, ptr %p, align 4, !range !{i32 0, i32 9}
  %cx = cmpxchg ptr %p, i32 %a, i32 1 syncscope("agent") acq_rel monotonic, align 4
  %rmw = atomicrmw add ptr %p, i32 %a syncscope("agent") monotonic, align 4
  fence syncscope("agent") seq_cst
  %gep = getelementptr i32, ptr %p, i32 %a
  %cgep = load i32, ptr getelementptr inrange(-4, 8) (i32, ptr @g, i32 1), align 4
  %ev = extractvalue { i32, [4 x i64] } %agg, 1, 2
  %call = call fastcc nonnull i32 (i32, ...) @v(i32 noundef %a, i32 %a) noreturn [ "deopt"(i32 %a) ]
  %space = call addrspace(0) i32 (i32) @v(i32 %a)
  call void asm sideeffect alignstack inteldialect unwind "nop", "~{memory}"()
  call void @m(metadata i32 %a)
  store ptr blockaddress(@f, %next), ptr %p, align 8
  store ptr blockaddress(@lp, %x), ptr %p, align 8
  store [3 x i8] c"abc", ptr %p, align 1
  store ptr @g, ptr %p, align 8
  callbr void asm "", "!i"() to label %next [label %other]
next:
  %phi = phi i32 [ 1, %entry ]
  br i1 %c, label %other, label %inv
other:
  switch i32 %a, label %inv [ i32 1, label %next2 ]
next2:
  ret i32 %a
inv:
  invoke void @w(ptr %p) to label %next2 unwind label %pad
pad:
  %cs = catchswitch within none [label %handler] unwind to caller
handler:
  %cp = catchpad within %cs [i32 1]
  catchret from %cp to label %next2
}
define void @lp() personality ptr null {
  invoke void @w(ptr null) to label %x unwind label %y
x:
  ret void
y:
  %l = landingpad { ptr, i32 } cleanup catch ptr null filter [0 x ptr] zeroinitializer
  ret void
}
`

// notPrinted are the fields that follow from others in the text.
var notPrinted = map[string]string{
	"Call.NumIndirect":   "is the number of labels in brackets",
	"Mem.Elementwise":    "newer than LLVM 22, whose atomicrmw the sample has",
	"InRangeIndex.Elem":  "only in modules with typed pointers, see package llir",
	"InRangeIndex.Index": "only in modules with typed pointers, see package llir",
}

// TestPrintedNotices checks that every field of an Aux, every flag, predicate,
// operand, target and attachment shows in the text.
func TestPrintedNotices(t *testing.T) {
	m := asmtest.Parse(t, printedSample)
	o := newOthers()
	o.global = m.Lookup("w")
	for _, f := range m.Funcs {
		if f.IsDecl() {
			continue
		}
		text := print.Func(f)
		shows := func(what string, change, undo func()) bool {
			defer undo()
			change()
			defer func() {
				if r := recover(); r != nil {
					t.Errorf("%s: the printer panics: %v", what, r)
				}
			}()
			return print.Func(f) != text
		}
		must := func(what string, change, undo func()) {
			if !shows(what, change, undo) {
				t.Errorf("%s does not show in the text", what)
			}
		}
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				what := v.Op.String()
				flags := v.Flags
				for _, fl := range eachFlag(v.Op.Info().Flags) {
					if fl&ir.FastMath != 0 && !v.Type.IsFloat() && v.Op != ir.OpFCmp {
						continue
					}
					must(what+" "+fl.String(), func() { v.Flags ^= fl }, func() { v.Flags = flags })
				}
				if pred := v.Pred; pred != ir.PredNone {
					must(what+" predicate", func() { v.Pred = pred.Invert() }, func() { v.Pred = pred })
				}
				for i, a := range v.Args {
					x := o.f.Undef(a.Type)
					must(fmt.Sprintf("%s operand %d", what, i), func() { v.Args[i] = x }, func() { v.Args[i] = a })
				}
				for i, target := range v.Targets {
					other := f.Blocks[0]
					if other == target {
						other = f.Blocks[1]
					}
					must(fmt.Sprintf("%s target %d", what, i), func() { v.Targets[i] = other }, func() { v.Targets[i] = target })
				}
				meta := v.Meta
				must(what+" metadata", func() { v.Meta = &ir.Meta{List: []ir.Attachment{{Kind: "tbaa", Node: "!{}"}}} }, func() { v.Meta = meta })
			}
		}
	}

	// Each field of an Aux must show in at least one place.
	shown := map[string]bool{}
	for _, f := range m.Funcs {
		if f.IsDecl() {
			continue
		}
		text := print.Func(f)
		for _, v := range reachable(f) {
			aux := v.Aux
			switch aux.(type) {
			case nil, *ir.Type, *ir.Global, ir.UnwindsToCaller:
				continue // no fields of their own
			}
			name := reflect.Indirect(reflect.ValueOf(aux)).Type().Name()
			if c, ok := aux.(*ir.Call); ok && (c.RetAttrs == nil || c.ParamAttrs == nil || c.Bundles == nil || c.FuncAttrs == nil) {
				if !c.HasSpace {
					continue
				}
			}
			if c, ok := aux.(ir.Clauses); ok && len(c) == 0 {
				continue
			}
			for _, c := range auxVariants(t, o, name, aux) {
				func() {
					defer func() {
						v.Aux = aux
						if r := recover(); r != nil && !strings.HasSuffix(c.path, "[]") && !strings.Contains(c.path, "Bundles") {
							t.Errorf("%s: the printer panics: %v", c.path, r)
						}
					}()
					v.Aux = c.v.Interface().(ir.Aux)
					if print.Func(f) != text {
						shown[c.path] = true
					}
				}()
			}
		}
	}
	for name, aux := range auxSamples(o) {
		if name == "Type" || name == "Global" {
			continue
		}
		for _, c := range o.variants(t, name, reflect.ValueOf(aux)) {
			if strings.HasSuffix(c.path, "[]") || notPrinted[c.path] != "" {
				continue
			}
			if !shown[c.path] {
				t.Errorf("%s does not show in the text of any instruction of the sample", c.path)
			}
		}
	}
}

// auxVariants is variants, but leaves out lists that are empty here.
func auxVariants(t *testing.T, o *others, name string, aux ir.Aux) []variant {
	v := reflect.ValueOf(aux)
	if v.Kind() != reflect.Pointer {
		return o.variants(t, name, v)
	}
	var list []variant
	s := v.Elem()
	for i := range s.NumField() {
		if s.Field(i).Kind() == reflect.Slice && s.Field(i).Len() == 0 {
			continue
		}
		for _, e := range o.variants(t, name+"."+s.Type().Field(i).Name, s.Field(i)) {
			p := reflect.New(s.Type())
			p.Elem().Set(s)
			p.Elem().Field(i).Set(e.v)
			list = append(list, variant{e.path, p})
		}
	}
	return list
}

// reachable lists a function's instructions and what they are made of.
func reachable(f *ir.Func) (list []*ir.Value) {
	seen := map[*ir.Value]bool{}
	var visit func(v *ir.Value)
	visit = func(v *ir.Value) {
		if seen[v] {
			return
		}
		seen[v] = true
		list = append(list, v)
		for _, a := range v.Args {
			visit(a)
		}
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			visit(v)
		}
	}
	return list
}

func eachFlag(set ir.Flags) (list []ir.Flags) {
	for fl := ir.Flags(1); fl != 0 && fl <= set; fl <<= 1 {
		if set&fl != 0 {
			list = append(list, fl)
		}
	}
	return list
}

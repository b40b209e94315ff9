package llir

import (
	"reflect"
	"strings"

	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"rewrite/passes/ir"
)

// to converts one module into llir's form.
type to struct {
	m   *ir.Module
	out *lir.Module

	types   map[*ir.Type]types.Type
	globals map[*ir.Global]constant.Constant
	blocks  map[*ir.Block]*lir.Block
	comdats map[*ir.Comdat]*lir.ComdatDef
	groups  map[*ir.AttrGroup]*lir.AttrGroupDef
	consts  map[*ir.Value]constant.Constant
	meta    *metaReader

	at  string // the entity at hand, for messages
	ins string // and the instruction
}

func newTo(m *ir.Module) *to {
	return &to{
		m: m, out: lir.NewModule(),
		types:   map[*ir.Type]types.Type{},
		globals: map[*ir.Global]constant.Constant{},
		blocks:  map[*ir.Block]*lir.Block{},
		comdats: map[*ir.Comdat]*lir.ComdatDef{},
		groups:  map[*ir.AttrGroup]*lir.AttrGroupDef{},
		consts:  map[*ir.Value]constant.Constant{},
	}
}

// where is the beginning of a message.
func (t *to) where() string {
	s := ""
	if t.at != "" {
		s = t.at + ": "
	}
	if t.ins != "" {
		s += t.ins + ": "
	}
	return s + "not possible in llir: "
}

// module converts everything. What can be named before it is defined is made
// first, and filled in later.
func (t *to) module() {
	for _, it := range t.m.Items {
		switch it := it.(type) {
		case *ir.Text:
			t.text(it)
		case *ir.TypeDef:
			t.at = "type %" + it.Name
			t.typeDef(it)
		case *ir.Comdat:
			t.at = "comdat $" + it.Name
			c := &lir.ComdatDef{Name: it.Name, Kind: comdatKinds.find(it.Kind)}
			t.comdats[it] = c
			t.out.ComdatDefs = append(t.out.ComdatDefs, c)
		case *ir.AttrGroup:
			t.out.AttrGroupDefs = append(t.out.AttrGroupDefs, t.group(it))
		case *ir.Global:
			t.declare(it)
		}
		t.at = ""
	}
	for _, g := range t.m.Introduced() {
		t.declare(g)
	}
	t.at = ""
	if err := t.out.AssignGlobalIDs(); err != nil {
		fail("%v", err)
	}
	t.meta = readMetadata(t)
	t.at = ""
	for _, it := range t.m.Items {
		switch it := it.(type) {
		case *ir.AttrGroup:
			t.at = "attributes " + t.groups[it].String()
			t.groups[it].FuncAttrs = t.funcAttrs(it.Set)
		case *ir.Global:
			t.at = it.Kind.String() + " " + it.Spelling()
			t.define(it)
		}
		t.at, t.ins = "", ""
	}
	t.at = "metadata"
	t.meta.blockOrders()
	for _, fn := range t.out.Funcs { // so that block addresses print right before the functions do
		t.at = "function " + fn.Ident()
		if err := fn.AssignIDs(); err != nil {
			fail("%v", err)
		}
	}
}

// text places what is held as text. Metadata and use-list orders are read by
// the metaReader.
func (t *to) text(it *ir.Text) {
	switch it.Kind {
	case ir.SourceFilename:
		t.out.SourceFilename = it.Value
	case ir.DataLayout:
		t.out.DataLayout = it.Value
	case ir.Triple:
		t.out.TargetTriple = it.Value
	case ir.ModuleAsm:
		t.out.ModuleAsms = append(t.out.ModuleAsms, it.Value)
	case ir.Summary:
		fail("module summary '%s'", clip(it.Value))
	case ir.Unknown:
		fail("global of an unknown form '%s'", clip(it.Value))
	}
}

// clip is the beginning of a long text, for messages.
func clip(s string) string {
	s, _, _ = strings.Cut(s, "\n")
	const most = 60
	if len(s) > most {
		return s[:most] + "..."
	}
	return s
}

func (t *to) typeDef(it *ir.TypeDef) {
	if it.Type.Identified {
		t.out.TypeDefs = append(t.out.TypeDefs, t.typ(it.Type))
		return
	}
	// another spelling of a type: llir marks the type itself, so it gets a copy
	u := reflect.ValueOf(t.typ(it.Type))
	c := reflect.New(u.Type().Elem())
	c.Elem().Set(u.Elem())
	named := c.Interface().(types.Type)
	named.SetName(typeName(it.Name))
	t.out.TypeDefs = append(t.out.TypeDefs, named)
}

// typeName is llir's name for what stands behind %. llir cannot tell the
// number 0 from the name "0", so the latter has no form there.
func typeName(spelling string) string {
	if !strings.HasPrefix(spelling, `"`) {
		return spelling
	}
	name := ir.UnescapeString(strings.Trim(spelling, `"`))
	if isNumber(name) || strings.HasPrefix(name, `"`) {
		fail("type name %%%s", spelling)
	}
	return name
}

func (t *to) typ(u *ir.Type) types.Type {
	if x := t.types[u]; x != nil {
		return x
	}
	x := t.newType(u)
	t.types[u] = x
	return x
}

// simpleTypes are those that llir has a variable for.
var simpleTypes = map[*ir.Type]types.Type{
	ir.Void: types.Void, ir.Label: types.Label, ir.Token: types.Token, ir.Metadata: types.Metadata, ir.X86MMX: types.MMX,
	ir.Half: types.Half, ir.Float: types.Float, ir.Double: types.Double, ir.X86FP80: types.X86_FP80,
	ir.FP128: types.FP128, ir.PPCFP128: types.PPC_FP128,
	ir.I1: types.I1, ir.I8: types.I8, ir.I16: types.I16, ir.I32: types.I32, ir.I64: types.I64, ir.I128: types.I128,
}

func (t *to) newType(u *ir.Type) types.Type {
	if x := simpleTypes[u]; x != nil {
		return x
	}
	switch u.Kind {
	case ir.IntKind:
		return types.NewInt(uint64(u.Bits))
	case ir.PointerKind:
		if u.Elem == nil {
			fail("opaque pointer type '%s'", u)
		}
		p := types.NewPointer(t.typ(u.Elem))
		p.AddrSpace = types.AddrSpace(u.Bits)
		return p
	case ir.ArrayKind:
		return types.NewArray(u.Len, t.typ(u.Elem))
	case ir.VectorKind:
		v := types.NewVector(u.Len, t.typ(u.Elem))
		v.Scalable = u.Scalable
		return v
	case ir.FuncKind:
		x := types.NewFunc(t.typ(u.Elem), t.typeList(u.Fields)...)
		x.Variadic = u.VarArg
		return x
	case ir.StructKind:
		s := &types.StructType{Packed: u.Packed}
		if u.Identified {
			s.TypeName, s.Opaque = typeName(u.String()[1:]), u.Opaque
			t.types[u] = s // a struct may hold pointers to itself
		}
		s.Fields = t.typeList(u.Fields)
		return s
	}
	fail("type '%s'", u)
	return nil
}

func (t *to) typeList(list []*ir.Type) []types.Type {
	var ts []types.Type
	for _, u := range list {
		ts = append(ts, t.typ(u))
	}
	return ts
}

func ident(g *ir.Global) lir.GlobalIdent {
	if g.Name != "" {
		return lir.GlobalIdent{GlobalName: g.Name}
	}
	return lir.GlobalIdent{} // numbered by llir
}

// declare makes a global without what it refers to.
func (t *to) declare(g *ir.Global) {
	t.at = g.Kind.String() + " " + g.Spelling()
	if g.Type != nil && !g.Type.IsTypedPtr() {
		fail("opaque pointer type '%s'", g.Type)
	}
	p, _ := t.typ(g.Type).(*types.PointerType)
	switch g.Kind {
	case ir.Var:
		v := &lir.Global{GlobalIdent: ident(g), ContentType: t.typ(g.ValueType), Typ: p, AddrSpace: types.AddrSpace(g.AddrSpace)}
		t.out.Globals = append(t.out.Globals, v)
		t.globals[g] = v
	case ir.Alias:
		v := &lir.Alias{GlobalIdent: ident(g), Typ: p}
		t.out.Aliases = append(t.out.Aliases, v)
		t.globals[g] = v
	case ir.IFunc:
		v := &lir.IFunc{GlobalIdent: ident(g), Typ: p}
		t.out.IFuncs = append(t.out.IFuncs, v)
		t.globals[g] = v
	case ir.Function:
		fn := g.Func
		if fn.Verbatim != "" {
			fail("a body that is kept verbatim")
		}
		v := &lir.Func{GlobalIdent: ident(g), Sig: t.typ(fn.FuncType).(*types.FuncType), Typ: p,
			AddrSpace: types.AddrSpace(g.AddrSpace), Parent: t.out}
		for i, u := range fn.FuncType.Fields {
			name := ""
			if i < len(fn.Params) {
				name = fn.Params[i].Name
			}
			v.Params = append(v.Params, lir.NewParam(name, t.typ(u)))
		}
		for _, b := range fn.Blocks {
			nb := &lir.Block{LocalIdent: lir.LocalIdent{LocalName: b.Name}, Parent: v}
			v.Blocks = append(v.Blocks, nb)
			t.blocks[b] = nb
		}
		t.out.Funcs = append(t.out.Funcs, v)
		t.globals[g] = v
	}
}

// stated converts a spelling, "" being none stated.
func stated[E comparable](e *enumeration[E], spelling string) (v E) {
	if spelling != "" {
		v = e.find(spelling)
	}
	return v
}

func tlsModel(s string) enum.TLSModel {
	switch {
	case s == "":
		return enum.TLSModelNone
	case s == "thread_local":
		return enum.TLSModelGeneric
	}
	return tlsModels.find(strings.TrimSuffix(strings.TrimPrefix(s, "thread_local("), ")"))
}

// define fills a global in.
func (t *to) define(g *ir.Global) {
	if g.CodeModel != "" {
		fail("code_model %s", g.CodeModel)
	}
	if len(g.Sanitizer) > 0 {
		fail("attribute %s", g.Sanitizer[0])
	}
	linkage := stated(&linkages, g.Linkage)
	preemption, visibility := stated(&preemptions, g.Preemption), stated(&visibilities, g.Visibility)
	dll, unnamed := stated(&dllClasses, g.DLLStorage), stated(&unnamedAddrs, g.UnnamedAddr)
	switch v := t.globals[g].(type) {
	case *lir.Global:
		v.Linkage, v.Preemption, v.Visibility, v.DLLStorageClass, v.UnnamedAddr = linkage, preemption, visibility, dll, unnamed
		v.TLSModel, v.Immutable, v.ExternallyInitialized = tlsModel(g.ThreadLocal), g.Constant, g.ExternallyInitialized
		v.Section, v.Partition, v.Align = g.Section, g.Partition, lir.Align(g.Align)
		v.Comdat, v.Metadata = t.comdat(g.Comdat), t.attachments(g.Meta)
		v.FuncAttrs = t.funcAttrs(g.Attrs)
		if g.Init != nil {
			v.Init = t.constant(g.Init)
		}
	case *lir.Alias:
		v.Linkage, v.Preemption, v.Visibility, v.DLLStorageClass, v.UnnamedAddr = linkage, preemption, visibility, dll, unnamed
		v.TLSModel, v.Partition, v.Aliasee = tlsModel(g.ThreadLocal), g.Partition, t.constant(g.Init)
		t.noMeta(g)
	case *lir.IFunc:
		v.Linkage, v.Preemption, v.Visibility, v.DLLStorageClass, v.UnnamedAddr = linkage, preemption, visibility, dll, unnamed
		v.TLSModel, v.Partition, v.Resolver = tlsModel(g.ThreadLocal), g.Partition, t.constant(g.Init)
		t.noMeta(g)
	case *lir.Func:
		v.Linkage, v.Preemption, v.Visibility, v.DLLStorageClass, v.UnnamedAddr = linkage, preemption, visibility, dll, unnamed
		t.defineFunc(v, g.Func)
	}
}

func (t *to) noMeta(g *ir.Global) {
	if g.Meta != nil {
		fail("metadata of an %s", g.Kind)
	}
}

func (t *to) comdat(c *ir.Comdat) *lir.ComdatDef {
	if c == nil {
		return nil
	}
	return t.comdats[c]
}

func (t *to) defineFunc(v *lir.Func, fn *ir.Func) {
	if fn.PrefAlign != 0 {
		fail("prefalign")
	}
	v.CallingConv = callConvOf(fn.CC)
	v.ReturnAttrs, v.FuncAttrs = t.returnAttrs(fn.RetAttrs), t.funcAttrs(fn.Attrs)
	for i, a := range fn.ParamAttrs {
		v.Params[i].Attrs = t.paramAttrs(a)
	}
	v.Section, v.Partition, v.Align, v.GC = fn.Section, fn.Partition, lir.Align(fn.Align), fn.GC
	v.Comdat, v.Metadata = t.comdat(fn.Comdat), t.attachments(fn.Meta)
	for _, c := range []struct {
		to   *constant.Constant
		from *ir.Value
	}{{&v.Prefix, fn.Prefix}, {&v.Prologue, fn.Prologue}, {&v.Personality, fn.Personal}} {
		if c.from != nil {
			*c.to = t.constant(c.from)
		}
	}
	if fn.HasBody {
		t.body(v, fn)
	}
}

// callConvNumbers is LLVM's numbers by our spelling.
var callConvNumbers = func() map[ir.CallConv]enum.CallingConv {
	const most = 1023
	m := map[ir.CallConv]enum.CallingConv{}
	for n := most; n >= 0; n-- {
		m[ir.CallConvByNumber(n)] = enum.CallingConv(n)
	}
	return m
}()

func callConvOf(cc ir.CallConv) enum.CallingConv {
	n, ok := callConvNumbers[cc]
	if !ok {
		fail("calling convention %s", cc)
	}
	return n
}

// asValue is a global as an operand.
func (t *to) asValue(g *ir.Global) value.Value {
	v, ok := t.globals[g]
	if !ok {
		fail("intrinsic %s, which is not declared", g.Spelling())
	}
	return v
}

package llir

import (
	"sort"
	"strings"

	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"rewrite/passes/ir"
)

// from converts one module of llir.
type from struct {
	m   *ir.Module
	mem *ir.Arena
	sh  *shield // of the text the module was read from; nil for a module made otherwise

	structs map[*types.StructType]*ir.Type
	defined map[string]bool // identified structs that the module defines
	globals map[value.Value]*ir.Global
	blocks  map[*lir.Block]*ir.Block
	comdats map[*lir.ComdatDef]*ir.Comdat
	groups  map[*lir.AttrGroupDef]*ir.AttrGroup
	sets    map[string]*ir.AttrSet
	metas   map[metaKey]*ir.Meta

	cur *ir.Func           // whose body is at hand
	ids map[*lir.Func]bool // functions whose values have numbers

	at  string // the entity at hand, for messages
	ins string // and the instruction
}

// metaKey is a list of one attachment, which most lists are.
type metaKey struct {
	name string
	node metadata.MDNode
}

func newFrom(sh *shield) *from {
	return &from{
		m:       &ir.Module{TypedPointers: true, Groups: map[int]*ir.AttrGroup{}},
		mem:     new(ir.Arena),
		sh:      sh,
		structs: map[*types.StructType]*ir.Type{},
		defined: map[string]bool{},
		globals: map[value.Value]*ir.Global{},
		blocks:  map[*lir.Block]*ir.Block{},
		comdats: map[*lir.ComdatDef]*ir.Comdat{},
		groups:  map[*lir.AttrGroupDef]*ir.AttrGroup{},
		sets:    map[string]*ir.AttrSet{},
		metas:   map[metaKey]*ir.Meta{},
		ids:     map[*lir.Func]bool{},
	}
}

// where is the beginning of a message.
func (f *from) where() string {
	s := ""
	if f.at != "" {
		s = f.at + ": "
	}
	if f.ins != "" {
		s += f.ins + ": "
	}
	return s
}

func (f *from) item(it ir.Item) { f.m.Items = append(f.m.Items, it) }

func (f *from) text(kind ir.TextKind, value string) {
	f.item(&ir.Text{Kind: kind, Value: value})
}

// module converts everything, in the order in which LLVM prints a module.
// What can be named before it is defined is made first, and filled in later.
func (f *from) module(m *lir.Module) {
	if err := m.AssignMetadataIDs(); err != nil {
		fail("%v", err)
	}
	for _, s := range []struct {
		kind  ir.TextKind
		value string
	}{{ir.SourceFilename, m.SourceFilename}, {ir.DataLayout, m.DataLayout}, {ir.Triple, m.TargetTriple}} {
		if s.value != "" {
			f.text(s.kind, s.value)
		}
	}
	for _, line := range m.ModuleAsms {
		f.text(ir.ModuleAsm, line)
	}
	f.typeDefs(m.TypeDefs)
	for _, c := range m.ComdatDefs {
		d := &ir.Comdat{Name: c.Name, Kind: c.Kind.String()}
		f.comdats[c] = d
		f.m.Comdats = append(f.m.Comdats, d)
		f.item(d)
	}
	for _, a := range m.AttrGroupDefs {
		f.group(a)
	}
	mixed := false
	if f.sh == nil {
		// Parsed text may number globals in another order than by their kinds, which
		// llir does not print, but keeps.
		mixed = m.AssignGlobalIDs() != nil
	}
	for _, g := range m.Globals {
		f.declareVar(g)
	}
	for _, g := range m.Aliases {
		f.declareIndirect(g, ir.Alias, &g.GlobalIdent, g.Type())
	}
	for _, g := range m.IFuncs {
		f.declareIndirect(g, ir.IFunc, &g.GlobalIdent, g.Type())
	}
	for _, g := range m.Funcs {
		f.declareFunc(g)
	}
	if mixed {
		f.orderNumbered()
	}
	for _, g := range m.Globals {
		f.defineVar(g)
	}
	for _, g := range m.Aliases {
		f.defineIndirect(g, g.Aliasee, [...]string{spell(g.Linkage), spell(g.Preemption), spell(g.Visibility),
			spell(g.DLLStorageClass), threadLocal(g.TLSModel), spell(g.UnnamedAddr), g.Partition})
	}
	for _, g := range m.IFuncs {
		f.defineIndirect(g, g.Resolver, [...]string{spell(g.Linkage), spell(g.Preemption), spell(g.Visibility),
			spell(g.DLLStorageClass), threadLocal(g.TLSModel), spell(g.UnnamedAddr), g.Partition})
	}
	for _, fn := range m.Funcs {
		f.defineFunc(fn)
	}
	f.at, f.ins = "", ""
	for _, a := range m.AttrGroupDefs {
		f.fillGroup(a)
	}
	f.moduleMetadata(m)
	for _, u := range m.UseListOrders {
		f.text(ir.UseListOrders, u.String())
	}
	for _, u := range m.UseListOrderBBs {
		f.text(ir.UseListOrders, u.String())
	}
}

// typeDefs enters the type definitions. A struct gets its body once all names
// are known, as bodies may name any of them.
func (f *from) typeDefs(defs []types.Type) {
	for _, t := range defs {
		if s, ok := t.(*types.StructType); ok {
			f.defined[s.TypeName] = true
		}
	}
	for _, t := range defs {
		f.at = "type " + t.String()
		if t.Name() == "" {
			fail("a type definition without a name")
		}
		if f.sh.ownsType(t.Name()) {
			continue
		}
		it := &ir.TypeDef{Name: f.typeSpelling(t.Name())}
		f.item(it)
		it.Type = f.typ(t)
	}
	f.at = ""
}

// typeSpelling is what stands behind % for a type name of llir, which quotes
// the name of digits that is no number.
func (f *from) typeSpelling(name string) string {
	if isNumber(name) || strings.HasPrefix(name, `"`) {
		return name
	}
	return ir.QuoteName(f.sh.name(name))
}

func isNumber(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

func (f *from) typ(t types.Type) *ir.Type {
	if name := t.Name(); name != "" && f.sh.ownsType(name) {
		return f.sh.ownType(name)
	}
	switch t := t.(type) {
	case *types.VoidType:
		return ir.Void
	case *types.LabelType:
		return ir.Label
	case *types.TokenType:
		return ir.Token
	case *types.MetadataType:
		return ir.Metadata
	case *types.MMXType:
		return ir.X86MMX
	case *types.IntType:
		if t.BitSize < 1 || t.BitSize > ir.MaxIntBits {
			fail("integer type %s is not between 1 and %d bits wide", t.LLString(), ir.MaxIntBits)
		}
		return f.m.Types.Int(uint32(t.BitSize))
	case *types.FloatType:
		if k, ok := floatKinds[t.Kind]; ok {
			return k
		}
	case *types.PointerType:
		if t.AddrSpace >= 1<<24 {
			fail("address space %d is too large", t.AddrSpace)
		}
		return f.m.Types.TypedPointer(f.typ(t.ElemType), uint32(t.AddrSpace))
	case *types.ArrayType:
		return f.m.Types.Array(t.Len, f.typ(t.ElemType))
	case *types.VectorType:
		n, scalable := t.Len, t.Scalable
		if f.sh != nil && n >= scalableBias {
			n, scalable = n-scalableBias, true
		}
		return f.m.Types.Vector(n, f.typ(t.ElemType), scalable)
	case *types.FuncType:
		return f.m.Types.Func(f.typ(t.RetType), f.typeList(t.Params), t.Variadic)
	case *types.StructType:
		if t.TypeName == "" {
			return f.m.Types.Struct(f.typeList(t.Fields), t.Packed)
		}
		return f.identified(t)
	}
	fail("type %v of llir is not known", t)
	return nil
}

func (f *from) typeList(list []types.Type) []*ir.Type {
	ts := make([]*ir.Type, len(list))
	for i, t := range list {
		ts[i] = f.typ(t)
	}
	return ts
}

// identified converts a struct with a name. Its body is set at first sight. A
// struct that the module uses but forgot to define is defined.
func (f *from) identified(t *types.StructType) *ir.Type {
	if u := f.structs[t]; u != nil {
		return u
	}
	spelling := f.typeSpelling(t.TypeName)
	name := ""
	if !isNumber(t.TypeName) {
		name = ir.UnescapeString(strings.Trim(spelling, `"`))
	}
	u := f.m.Types.Named(spelling, name)
	f.structs[t] = u
	if !f.defined[t.TypeName] {
		f.defined[t.TypeName] = true
		f.item(&ir.TypeDef{Name: spelling, Type: u})
	}
	if u.Opaque && !t.Opaque {
		u.SetBody(nil, t.Packed) // no longer opaque: bodies that hold a pointer to u come by here
		u.SetBody(f.typeList(t.Fields), t.Packed)
	}
	return u
}

// orderNumbered puts the globals that have numbers in the order of these, in the
// places that they have among all entities.
func (f *from) orderNumbered() {
	var places []int
	var globals []*ir.Global
	for i, it := range f.m.Items {
		if g, ok := it.(*ir.Global); ok && g.Name == "" {
			places = append(places, i)
			globals = append(globals, g)
		}
	}
	sort.Slice(globals, func(i, j int) bool { return globals[i].Number < globals[j].Number })
	for i, g := range globals {
		g.Item = places[i]
		f.m.Items[g.Item] = g
	}
	sort.Slice(f.m.Globals, func(i, j int) bool { return f.m.Globals[i].Item < f.m.Globals[j].Item })
	f.m.Funcs = f.m.Funcs[:0]
	for i, g := range f.m.Globals {
		g.Index = i
		if g.Func != nil {
			f.m.Funcs = append(f.m.Funcs, g.Func)
		}
	}
}

// declare enters a global under its name.
func (f *from) declare(v value.Value, g *ir.Global, id *lir.GlobalIdent) {
	g.Name, g.Number = f.sh.name(id.GlobalName), -1
	if id.IsUnnamed() {
		g.Name, g.Number = "", int(id.GlobalID)
	}
	if !f.m.Define(g) {
		fail("redefinition of '%s'", g.Spelling())
	}
	f.globals[v] = g
}

func (f *from) declareVar(v *lir.Global) {
	f.at = "global " + v.Ident()
	if f.sh.ownsGlobal(v.GlobalName) {
		f.sh.constants[v.GlobalName] = v.Init
		return
	}
	g := &ir.Global{Kind: ir.Var, ValueType: f.typ(v.ContentType), AddrSpace: uint32(v.AddrSpace)}
	g.Type = f.m.Types.TypedPointer(g.ValueType, g.AddrSpace)
	f.declare(v, g, &v.GlobalIdent)
}

func (f *from) declareIndirect(v value.Value, kind ir.GlobalKind, id *lir.GlobalIdent, t types.Type) {
	f.at = kind.String() + " " + id.Ident()
	p := t.(*types.PointerType)
	g := &ir.Global{Kind: kind, ValueType: f.typ(p.ElemType), AddrSpace: uint32(p.AddrSpace)}
	g.Type = f.m.Types.TypedPointer(g.ValueType, g.AddrSpace)
	f.declare(v, g, id)
}

// declareFunc makes a function with its parameters and empty blocks, so that
// constants can refer to them.
func (f *from) declareFunc(v *lir.Func) {
	f.at = "function " + v.Ident()
	t := f.typ(v.Sig)
	space, stated := f.sh.space(uint64(v.AddrSpace))
	g := &ir.Global{Kind: ir.Function, ValueType: t, AddrSpace: space}
	g.Type = f.m.Types.TypedPointer(t, g.AddrSpace)
	fn := ir.NewFunc(g, t, f.mem)
	fn.HasBody = len(v.Blocks) > 0
	fn.HasSpace = stated
	if len(v.Params) != len(t.Fields) {
		fail("%d parameters, but the type %s", len(v.Params), t)
	}
	if fn.HasBody { // LLVM forgets the names in a declaration
		for i, p := range v.Params {
			fn.AddParam(t.Fields[i], f.sh.name(p.LocalName))
		}
	}
	for i, b := range v.Blocks {
		nb := fn.NewBlock(f.sh.name(b.LocalName))
		nb.ID = i
		fn.Blocks = append(fn.Blocks, nb)
		if f.blocks[b] != nil {
			fail("block %s is used twice", b.Ident())
		}
		f.blocks[b] = nb
	}
	f.declare(v, g, &v.GlobalIdent)
}

// spell gives the spelling of an enumeration's value, "" for none stated.
func spell[E interface {
	~uint8
	String() string
}](e E) string {
	if e == 0 {
		return ""
	}
	return e.String()
}

func threadLocal(m enum.TLSModel) string {
	switch m {
	case enum.TLSModelNone:
		return ""
	case enum.TLSModelGeneric:
		return "thread_local"
	}
	return "thread_local(" + m.String() + ")"
}

func (f *from) comdat(c *lir.ComdatDef) *ir.Comdat {
	if c == nil {
		return nil
	}
	d := f.comdats[c]
	if d == nil {
		fail("comdat $%s is not defined in the module", c.Name)
	}
	return d
}

func (f *from) defineVar(v *lir.Global) {
	g := f.globals[v]
	if g == nil {
		return // holds a constant for the shield
	}
	f.at = "global " + v.Ident()
	g.Linkage, g.Preemption, g.Visibility = spell(v.Linkage), spell(v.Preemption), spell(v.Visibility)
	g.DLLStorage, g.ThreadLocal, g.UnnamedAddr = spell(v.DLLStorageClass), threadLocal(v.TLSModel), spell(v.UnnamedAddr)
	g.ExternallyInitialized, g.Constant = v.ExternallyInitialized, v.Immutable
	g.Section, g.HasSection, g.Partition = v.Section, v.Section != "", v.Partition
	g.Comdat, g.Align = f.comdat(v.Comdat), uint64(v.Align)
	g.Attrs = f.funcAttrs(v.FuncAttrs, false)
	g.Meta = f.meta(v.Metadata)
	if v.Init != nil {
		g.Init = f.constant(&f.m.Pool, v.Init)
	} else if g.Linkage == "" {
		g.Linkage = enum.LinkageExternal.String() // LLVM wants it stated for a declaration
	}
}

func (f *from) defineIndirect(v value.Value, target constant.Constant, s [7]string) {
	g := f.globals[v]
	f.at = g.Kind.String() + " " + g.Spelling()
	g.Linkage, g.Preemption, g.Visibility, g.DLLStorage, g.ThreadLocal, g.UnnamedAddr, g.Partition =
		s[0], s[1], s[2], s[3], s[4], s[5], s[6]
	g.Init = f.constant(&f.m.Pool, target)
}

// moduleMetadata keeps named metadata and the nodes as text.
func (f *from) moduleMetadata(m *lir.Module) {
	names := make([]string, 0, len(m.NamedMetadataDefs))
	for name := range m.NamedMetadataDefs {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		d := m.NamedMetadataDefs[name]
		f.text(ir.NamedMetadata, d.Ident()+" = "+d.LLString())
	}
	if f.sh != nil || len(m.MetadataDefs) == 0 {
		return // the shield keeps the nodes of a text itself
	}
	var b strings.Builder
	for i, d := range m.MetadataDefs {
		if i > 0 {
			b.WriteByte('\n')
		}
		s := d.LLString()
		b.WriteString(d.Ident() + " = " + s)
		keepGlobals(f.m, s)
	}
	f.text(ir.MetadataNodes, b.String())
}

package ir

import (
	"slices"
	"sort"
	"strings"
	"sync"
	"sync/atomic"

	"rewrite/passes/ir/intrinsic"
)

// A Module is one translation unit. Items holds its top-level entities in the
// order of the source, which is kept on output: it decides the order of uses
// that LLVM sees. Its texts do not change once Layout or Metadata was asked for.
type Module struct {
	ID    string // behind "; ModuleID = ", with its quotes; "" when there was no such comment
	Items []Item
	Types Types

	Globals []*Global // in order of their definition or declaration
	Funcs   []*Func   // those of Globals that are functions
	Comdats []*Comdat
	Groups  map[int]*AttrGroup
	// Mentions is MentionedSince of the text, where no producer is named.
	Mentions int

	// Pool holds the constants of initializers, aliasees, prefixes and the like.
	Pool Pool

	symbols map[string]*Global
	mu      sync.Mutex // guards implicit
	// implicit are intrinsics that are called without a declaration (LLVM 20 and newer).
	implicit map[string]*Global

	// TypedPointers marks a module of LLVM 14 or older.
	TypedPointers bool

	records  atomic.Bool    // see MayRecord
	layout   moduleLayout   // see Layout
	metadata moduleMetadata // see Metadata
}

// NoteRecord is called by who makes a debug record of something else. It is safe while others work on functions of the module.
func (m *Module) NoteRecord() {
	if !m.records.Load() {
		m.records.Store(true)
	}
}

// MayRecord tells whether there may be debug records in the module, nil for one that is not known.
func (m *Module) MayRecord() bool { return m == nil || m.records.Load() }

// An Item is a top-level entity: *Global, *TypeDef, *Comdat, *AttrGroup or *Text.
type Item interface{ item() }

func (*Global) item()    {}
func (*TypeDef) item()   {}
func (*Comdat) item()    {}
func (*AttrGroup) item() {}
func (*Text) item()      {}

// TypeDef is `%name = type ...`. Type.Identified is false when the name is
// only another spelling for a type that is no struct.
type TypeDef struct {
	Name string // the spelling behind %
	Type *Type
}

// Comdat is `$name = comdat kind`.
type Comdat struct {
	Name string
	Kind string
}

// TextKind tells what a Text holds.
type TextKind uint8

const (
	SourceFilename TextKind = iota // Value: the name
	DataLayout                     // Value: the layout string
	Triple                         // Value: the triple
	ModuleAsm                      // Value: one line
	NamedMetadata                  // Value: !name = !{...}, kept as text
	MetadataNodes                  // Value: one or more !N = ..., kept as text
	Summary                        // Value: ^N = ..., kept as text
	UseListOrders                  // Value: uselistorder or uselistorder_bb directive
	Unknown                        // Value: a global of a form not known, kept as text
)

// Text is an entity that is held as text.
type Text struct {
	Kind  TextKind
	Value string
}

// Find gives the value of the first Text of a kind, "" when there is none.
func (m *Module) Find(kind TextKind) string {
	for _, it := range m.Items {
		if t, ok := it.(*Text); ok && t.Kind == kind {
			return t.Value
		}
	}
	return ""
}

// GlobalKind tells variables, functions, aliases and ifuncs apart.
type GlobalKind uint8

const (
	Var GlobalKind = iota
	Function
	Alias
	IFunc
)

var globalKindNames = [...]string{"variable", "function", "alias", "ifunc"}

func (k GlobalKind) String() string { return globalKindNames[k] }

// A Global is anything with a name that begins with @. All its strings are
// LLVM's spellings, "" for the default.
type Global struct {
	Kind   GlobalKind
	Index  int    // place in Module.Globals
	Name   string // unescaped; "" when numbered
	Number int    // of an unnamed one: @N
	Module *Module
	Pos    uint32 // byte offset in the source text
	Item   int    // place in Module.Items

	Linkage     string
	Preemption  string // dso_local, dso_preemptable
	Visibility  string
	DLLStorage  string
	ThreadLocal string // thread_local or thread_local(model)
	UnnamedAddr string
	AddrSpace   uint32
	Section     string
	HasSection  bool // also when it is empty
	Partition   string
	Comdat      *Comdat
	Align       uint64 // bytes; 0 when not stated
	CodeModel   string
	Sanitizer   []string // no_sanitize_address, sanitize_memtag, ...
	Attrs       *AttrSet
	Meta        *Meta

	// Intrinsic is the row of the table of intrinsics that the name says, of a
	// function that was defined, declared or is called without being either.
	Intrinsic intrinsic.ID

	ValueType             *Type // of a variable, or aliasee; a function's FuncKind type
	Type                  *Type // of the address
	Constant              bool  // variable
	ExternallyInitialized bool
	Init                  *Value // initializer, aliasee or resolver; nil for a declaration
	Func                  *Func  // of a function

	// Implicit marks an intrinsic that the source calls without declaring it.
	Implicit bool
	// Introduced marks an intrinsic that a pass calls and the source does not
	// declare: the printer does.
	Introduced bool
	renumbered int // how much lower Number is than it was, see hash
	// Kept marks a global that text we do not look into refers to: it may not
	// be renamed, renumbered, removed, merged, or have its signature changed.
	Kept bool
}

// IsDecl tells whether the global is declared here and defined elsewhere.
func (g *Global) IsDecl() bool {
	if g.Func != nil {
		return g.Func.IsDecl()
	}
	return g.Init == nil
}

// MayBeReplaced tells whether another definition, which need not do the same, may take the place of this one when the program is linked
// or loaded (LangRef, "Linkage Types", "Runtime Preemption Specifiers", "Semantic Interposition"). Of what is _odr or available_externally
// another one may run, too, and does the same.
func (g *Global) MayBeReplaced() bool {
	switch {
	case g.Linkage == "weak", g.Linkage == "linkonce", g.Linkage == "common", g.Linkage == "extern_weak":
		return true
	case g.Linkage == "internal", g.Linkage == "private", g.Preemption == "dso_local", g.Visibility == "hidden", g.Visibility == "protected":
		return false
	case g.Preemption == "dso_preemptable":
		return true
	}
	flag, ok := g.Module.Metadata().Flag("SemanticInterposition")
	return ok && flag != "i32 0"
}

// Spelling is the name with @, quoted where need be.
func (g *Global) Spelling() string {
	if g.Name == "" {
		return "@" + itoa(g.Number)
	}
	return "@" + QuoteName(g.Name)
}

// IsIntrinsic tells whether the name is in LLVM's own name space.
func (g *Global) IsIntrinsic() bool { return len(g.Name) > 5 && g.Name[:5] == "llvm." }

// IsDebug tells whether the name is of an intrinsic that says where a variable is, as
// LLVM 18 and older do: of any, those that the table of intrinsics does not have too.
func (g *Global) IsDebug() bool { return strings.HasPrefix(g.Name, "llvm.dbg.") }

// Key is what Lookup finds the global by.
func (g *Global) Key() string {
	if g.Name == "" {
		return "\x00" + itoa(g.Number)
	}
	return g.Name
}

// Lookup finds a global by its unescaped name, or "\x00N" for number N.
func (m *Module) Lookup(name string) *Global {
	if g := m.symbols[name]; g != nil {
		return g
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.implicit[name]
}

// Define enters a global under its name. It reports false if the name is taken.
func (m *Module) Define(g *Global) bool {
	key := g.Key()
	if m.symbols == nil {
		m.symbols = map[string]*Global{}
	}
	if m.symbols[key] != nil {
		return false
	}
	m.symbols[key] = g
	g.Module = m
	g.Index = len(m.Globals)
	m.Globals = append(m.Globals, g)
	if g.Func != nil {
		m.Funcs = append(m.Funcs, g.Func)
		g.Intrinsic = intrinsic.Lookup(g.Name)
	}
	g.Item = len(m.Items)
	m.Items = append(m.Items, g)
	return true
}

// Intrinsic gives the intrinsic that is called without a declaration, of the
// type that its first caller states. Safe for concurrent use.
func (m *Module) Intrinsic(name string, typ *Type) *Global {
	m.mu.Lock()
	defer m.mu.Unlock()
	g := m.implicit[name]
	if g == nil {
		g = &Global{Kind: Function, Name: name, Number: -1, Module: m, ValueType: typ, Type: Ptr, Implicit: true, Intrinsic: intrinsic.Lookup(name)}
		if m.TypedPointers {
			g.Type = m.Types.TypedPointer(typ, 0)
		}
		g.Func = &Func{Global: g, FuncType: typ}
		if m.implicit == nil {
			m.implicit = map[string]*Global{}
		}
		m.implicit[name] = g
	}
	return g
}

// Declared finds a global that the source declares or defines, nil if there is
// none: what passes introduce is not found, as that depends on who is first.
func (m *Module) Declared(name string) *Global { return m.symbols[name] }

// DeclareIntrinsic gives an intrinsic or library function that a pass introduces:
// the one that the module declares, or one that the printer will declare. Safe for
// concurrent use.
func (m *Module) DeclareIntrinsic(name string, typ *Type) *Global {
	if g := m.symbols[name]; g != nil {
		return g
	}
	g := m.Intrinsic(name, typ)
	m.mu.Lock()
	g.Introduced = true
	m.mu.Unlock()
	return g
}

// Introduced lists the intrinsics that passes introduced, by name.
func (m *Module) Introduced() []*Global {
	var list []*Global
	for _, g := range m.implicit {
		if g.Introduced {
			list = append(list, g)
		}
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Name < list[j].Name })
	return list
}

// NumberImplicit gives implicit intrinsics their indices behind those of the
// other globals, by name, once all bodies are read.
func (m *Module) NumberImplicit() {
	names := make([]string, 0, len(m.implicit))
	for n := range m.implicit {
		names = append(names, n)
	}
	sort.Strings(names)
	for i, n := range names {
		m.implicit[n].Index = len(m.Globals) + i
	}
}

// DropComdats takes comdats out of the module that no global is in any more.
func (m *Module) DropComdats(gone func(*Comdat) bool) {
	m.Comdats = slices.DeleteFunc(m.Comdats, gone)
	m.Items = slices.DeleteFunc(m.Items, func(it Item) bool {
		c, ok := it.(*Comdat)
		return ok && gone(c)
	})
	for i, it := range m.Items {
		if g, ok := it.(*Global); ok {
			g.Item = i
		}
	}
}

// MayGo tells of the globals of a module which of them may be taken out by what text says
// of them that is not looked into: it names neither them nor one behind them that would
// get another number.
func (m *Module) MayGo() func(*Global) bool {
	last := -1
	for _, g := range m.Globals {
		if g.Name == "" && g.Kept {
			last = g.Number
		}
	}
	return func(g *Global) bool { return !g.Kept && (g.Name != "" || g.Number > last) }
}

// Sweep takes globals out of the module, and brings its lists, indices and
// places up to date after that and after kinds and bodies of globals were
// changed. Nothing that stays may use what goes; debug records that name it, which are no
// uses, say poison then. Those without names that stay are numbered anew, so that none may go that is in front of one that is Kept (see MayGo).
func (m *Module) Sweep(gone func(*Global) bool) {
	globals, items := m.Globals[:0], m.Items[:0]
	m.Funcs = m.Funcs[:0]
	went := map[*Global]bool{}
	skipped := 0
	for _, g := range m.Globals {
		if gone(g) {
			went[g] = true
			delete(m.symbols, g.Key())
			if g.Name == "" {
				skipped++
			}
			continue
		}
		if g.Name == "" && skipped > 0 {
			delete(m.symbols, g.Key())
			g.Number, g.renumbered = g.Number-skipped, g.renumbered+skipped
			m.symbols[g.Key()] = g
		}
		g.Index = len(globals)
		globals = append(globals, g)
		if g.Func != nil {
			m.Funcs = append(m.Funcs, g.Func)
		}
	}
	for _, it := range m.Items {
		if g, ok := it.(*Global); ok {
			if went[g] {
				continue
			}
			g.Item = len(items)
		}
		if t, ok := it.(*Text); ok && t.Kind == UseListOrders && len(went) > 0 { // others have fewer uses
			continue
		}
		items = append(items, it)
	}
	clear(m.Globals[len(globals):])
	clear(m.Items[len(items):])
	m.Globals, m.Items = globals, items
	m.NumberImplicit()
	if len(went) > 0 {
		for _, f := range m.Funcs {
			f.forget(went)
		}
	}
}

// has tells whether a global is in the module, or one that it need not declare.
func (m *Module) has(g *Global) bool {
	return g.Implicit || g.Index < len(m.Globals) && m.Globals[g.Index] == g
}

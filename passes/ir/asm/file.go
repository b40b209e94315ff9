// Package asm reads and writes LLVM's textual IR, with opaque pointers (LLVM
// 15 and on), without loss: what it does not look into it keeps as text.
//
// Reading goes in two steps. Open reads the top level and finds where bodies
// begin and end; workers then read bodies, which are independent of each
// other. Parse does both. The printer writes what LLVM's own printer would
// write of the same module.
package asm

import (
	"errors"
	"fmt"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"unsafe"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/diag"
)

// ErrTypedPointers is in the diagnostics of a module with typed pointers
// (LLVM 14 and older), which package llir reads.
var ErrTypedPointers = errors.New("the module has typed pointers, as LLVM 14 and older write them")

// Options tells how to read.
type Options struct {
	Jobs int // bodies read at the same time; 0 for as many as there are processors
	// UpgradePointers reads a typed pointer as an opaque one, as LLVM 17 and
	// newer do. Otherwise a module that has one is ErrTypedPointers.
	UpgradePointers bool
	// Verify, if not nil, is asked about a function that Process's work panicked on,
	// as it was read. Errors that it gives are what was wrong, and no panic of ours.
	Verify func(*ir.Func) diag.Diagnostics
}

// Parse reads a whole module. name is used in messages. The module is nil if
// there are errors; warnings tell of bodies that are kept verbatim. src must
// not be changed afterwards: the module refers to it.
func Parse(name string, src []byte, opt Options) (*ir.Module, diag.Diagnostics) {
	f, diags := Open(name, src, opt)
	if f.Typed() {
		return nil, diags
	}
	found := make([]diag.Diagnostics, f.NumBodies())
	f.forEachBody(opt.Jobs, func(w *Worker, i int) { found[i] = w.readToKeep(i) })
	if f.typed.Load() {
		return nil, f.typedError()
	}
	if diags = f.allFound(diags, found); diags.HasErrors() {
		return nil, diags
	}
	return f.Module, diags
}

// forEachBody calls do for each body, in parallel; jobs is Options.Jobs. A
// panic in do is raised again here, with the stack of where it was.
func (f *File) forEachBody(jobs int, do func(w *Worker, i int)) {
	if jobs <= 0 {
		jobs = runtime.GOMAXPROCS(0)
	}
	var next atomic.Int64
	var wg sync.WaitGroup
	var failed atomic.Pointer[Panic]
	for range min(jobs, f.NumBodies()) {
		wg.Go(func() {
			w := f.NewWorker()
			i := 0
			defer func() {
				if r := recover(); r != nil {
					failed.CompareAndSwap(nil, &Panic{Func: f.Func(i), Value: r, Stack: debug.Stack()})
				}
			}()
			for i = int(next.Add(1)) - 1; i < f.NumBodies(); i = int(next.Add(1)) - 1 {
				do(w, i)
			}
		})
	}
	wg.Wait()
	if p := failed.Load(); p != nil {
		panic(p)
	}
}

// Panic is a panic of our own while a function was worked on, or a module as a whole.
type Panic struct {
	Func  *ir.Func // nil for the module
	Value any
	Stack []byte
}

// Error names the function and what the panic said.
func (p *Panic) Error() string {
	if p.Func == nil {
		return fmt.Sprintf("panic: %v", p.Value)
	}
	return fmt.Sprintf("panic in %s: %v", p.Func.Spelling(), p.Value)
}

// File is a module whose top level has been read.
type File struct {
	Module *ir.Module

	name, src string
	verify    func(*ir.Func) diag.Diagnostics // Options.Verify
	bodies    []*bodyScan
	sealed    bool // the top level is read: no name can be new any more
	broken    bool // the top level has errors
	cut       bool // the text ends within an entity: what is missing may be behind its end
	typed     atomic.Bool
	upgrade   bool // typed pointers are read as opaque ones

	typeNames map[string]*ir.Type // by spelling behind %
	typeDone  map[string]int      // spelling to place of the definition
	typeUses  []typeUse

	forwards     map[string]*forwardGlobal
	forwardTypes []forwardType
	nodes        map[uint32]bool // metadata nodes that are defined
	nodeUses     []nodeUse
	comdats      map[string]*ir.Comdat
	comdatUses   []comdatUse
	groupDone    map[int]bool
	nextGlobal   int

	programSpace, allocaSpace, globalSpace uint32

	hasBlockAddr bool
	dbgRecord    firstPos   // of a debug record
	dbgCall      firstPos   // of a call to an llvm.dbg intrinsic
	mu           sync.Mutex // guards the rest while bodies are read
	blockAddrs   []pendingBlock
	kept         []string // text that names globals
	labels       map[*ir.Func]map[string]*ir.Block
	lineStarts   []int
	undefined    map[*diag.Diagnostic]string // the global that a message is about
}

type typeUse struct {
	t   *ir.Type
	pos int
}

type forwardGlobal struct {
	g      *ir.Global
	pos, n int
}

type forwardType struct {
	g      *ir.Global
	t      *ir.Type
	pos, n int
}

type nodeUse struct {
	node uint32
	pos  int
}

type comdatUse struct {
	c      *ir.Comdat
	pos, n int
}

type pendingBlock struct {
	addr     *ir.BlockAddr
	pos, n   int
	gpos, gn int
}

// bodyScan says where a body is: offsets of the parenthesis before the
// parameters, of the opening brace, and behind the closing one.
type bodyScan struct {
	fn                *ir.Func
	params, open, end int
	cut               bool // no closing brace was found

	state bodyState
	// consequence is the error that the body was not read for, where others are
	// sure to be its cause: a global that it names is missing because the text
	// ends early, or because its definition is wrong.
	consequence *diag.Diagnostic
}

// A bodyState tells how far a body is read. Only bodyWhole is worked on.
type bodyState uint8

const (
	bodyUnread   bodyState = iota
	bodyWrong              // it has errors: the function is without blocks
	bodyVerbatim           // it is kept as text
	bodyWhole              // all of it is held as blocks
)

// Open reads the top level of a module. The File is never nil, but of use only
// if the diagnostics hold no errors.
func Open(name string, src []byte, opt Options) (*File, diag.Diagnostics) {
	text := unsafe.String(unsafe.SliceData(src), len(src))
	m := new(ir.Module)
	f := &File{Module: m, name: name, src: text, verify: opt.Verify, upgrade: opt.UpgradePointers, typeNames: map[string]*ir.Type{}, typeDone: map[string]int{},
		forwards: map[string]*forwardGlobal{}, nodes: map[uint32]bool{}, comdats: map[string]*ir.Comdat{},
		groupDone: map[int]bool{}, labels: map[*ir.Func]map[string]*ir.Block{},
		hasBlockAddr: strings.Contains(text, "blockaddress")}
	m.Groups = map[int]*ir.AttrGroup{}
	p := f.newParser()
	p.pool = &m.Pool
	p.src = text
	p.module()
	if f.typed.Load() {
		return f, f.typedError()
	}
	f.finishTop(p)
	if _, named := m.Producer(); !named {
		m.Mentions = ir.MentionedSince(text)
	}
	f.broken = p.diags.HasErrors()
	f.sealed = true
	return f, p.diags
}

// partial tells whether the top level has errors, so that a body may name what is
// not there.
func (f *File) partial() bool { return f.broken || f.cut }

// Typed tells whether the module has typed pointers and so was not read.
func (f *File) Typed() bool { return f.typed.Load() }

// NumBodies is the number of function bodies.
func (f *File) NumBodies() int { return len(f.bodies) }

// Func is the function of body i.
func (f *File) Func(i int) *ir.Func { return f.bodies[i].fn }

func (f *File) newParser() *parser {
	return &parser{file: f, m: f.Module, sets: map[string]*ir.AttrSet{}, metas: map[string]*ir.Meta{},
		body: body{names: map[string]*local{}}}
}

// A Worker reads bodies, one at a time, with memory from its Arena.
type Worker struct {
	p       *parser
	Arena   *ir.Arena
	printer *print.Printer
}

// NewWorker makes a worker. Each goroutine needs its own.
func (f *File) NewWorker() *Worker {
	p := f.newParser()
	p.globalVals = make([]*ir.Value, len(f.Module.Globals))
	p.arena = new(ir.Arena)
	return &Worker{p: p, Arena: p.arena}
}

// Read reads body i. A body with a construct that is not known is kept
// verbatim, with a warning.
func (w *Worker) Read(i int) diag.Diagnostics {
	p, f := w.p, w.p.file
	scan := f.bodies[i]
	scan.fn.SetArena(w.Arena)
	scan.state = bodyWrong // until the end of it is seen
	err := p.readBody(scan.fn, scan)
	undefined := err != nil && strings.HasPrefix(err.msg, "use of undefined value '@")
	switch {
	case scan.cut && (err == nil || undefined):
		return diag.Diagnostics{f.diag(diag.Error, scan.open, 1, "the body of "+scan.fn.Spelling()+" is not closed", "")}
	case err == nil:
		scan.state = bodyWhole
		return nil
	}
	scan.fn.Blocks, scan.fn.Params, scan.fn.UseListOrders = nil, nil, nil
	switch {
	case err.typed:
		f.typed.Store(true)
		return nil
	case err.unknown && f.balanced(scan):
		f.keepVerbatim(scan)
		scan.state = bodyVerbatim
		msg := err.msg + "; the body of " + scan.fn.Spelling() + " is kept as it is"
		return diag.Diagnostics{f.diag(diag.Warning, err.pos, err.n, msg, err.hint)}
	case undefined && f.partial():
		scan.consequence = f.wrong(err) // it may be one that the top level could not be read for
		return nil
	}
	return diag.Diagnostics{f.wrong(err)}
}

// allFound gives what was found in the whole of the module, once its bodies are
// read: at its top level, in each body, and between them.
func (f *File) allFound(diags diag.Diagnostics, bodies []diag.Diagnostics) diag.Diagnostics {
	for _, ds := range bodies {
		diags = append(diags, ds...)
	}
	if diags = append(diags, f.Finish()...); !diags.HasErrors() {
		for _, scan := range f.bodies {
			if scan.consequence != nil {
				diags = append(diags, scan.consequence)
			}
		}
	}
	return f.order(diags)
}

// readToKeep is Read of a body that stays when the worker goes on: whoever works
// on it later must not take memory from the arena of its neighbours.
func (w *Worker) readToKeep(i int) diag.Diagnostics {
	w.Arena.Apart = true
	diags := w.Read(i)
	w.p.file.Func(i).SetArena(nil)
	return diags
}

// balanced tells whether a body lexes and its brackets match.
func (f *File) balanced(scan *bodyScan) bool {
	if scan.cut {
		return false
	}
	l := lexer{src: f.src[:scan.end], pos: scan.open}
	l.next()
	return l.skipBalanced() && l.tok == tokEOF
}

// keepVerbatim keeps a body as text, and all that the text names as it is.
func (f *File) keepVerbatim(scan *bodyScan) {
	text := f.src[scan.open:scan.end]
	scan.fn.Verbatim = text
	p := f.newParser()
	p.src, p.pos = f.src[:scan.end], scan.params
	p.next()
	scan.fn.ParamNames = p.paramNames()
	f.keepGlobalsIn(text)
}

// keepGlobalsIn notes a text that may name globals.
func (f *File) keepGlobalsIn(text string) {
	if strings.IndexByte(text, '@') < 0 {
		return
	}
	f.mu.Lock()
	f.kept = append(f.kept, text)
	f.mu.Unlock()
}

func (f *File) addBlockAddr(a *ir.BlockAddr, pos, n, gpos, gn int) {
	f.mu.Lock()
	f.blockAddrs = append(f.blockAddrs, pendingBlock{a, pos, n, gpos, gn})
	f.mu.Unlock()
}

// firstPos holds 1 + the least offset that was noted, 0 when there is none.
// The order in which workers note offsets does not matter.
type firstPos struct{ atomic.Int64 }

func (f *firstPos) note(pos int) {
	for at := int64(pos + 1); ; {
		old := f.Load()
		if old != 0 && old <= at || f.CompareAndSwap(old, at) {
			return
		}
	}
}

// saveLabels keeps the blocks of a body by spelling if another body may ask for them.
func (f *File) saveLabels(p *parser) {
	if !f.hasBlockAddr {
		return
	}
	m := map[string]*ir.Block{}
	for i := range p.ids {
		if b := p.ids[i].b; b != nil {
			m["\x00"+strconv.Itoa(i)] = b
		}
	}
	for n, l := range p.far {
		if l.b != nil {
			m["\x00"+strconv.FormatUint(uint64(n), 10)] = l.b
		}
	}
	for name, l := range p.names {
		if l.b != nil {
			m[name] = l.b
		}
	}
	f.mu.Lock()
	f.labels[p.fn] = m
	f.mu.Unlock()
}

// labelled is the block of fn that a label of a blockaddress means, nil if
// there is none.
func (f *File) labelled(fn *ir.Func, label string) *ir.Block {
	l := lexer{src: label}
	l.next()
	key := "\x00" + strconv.FormatUint(l.num, 10)
	if l.tok == tokLocal {
		key = l.src[l.nameStart:l.nameEnd]
		if l.quoted {
			key = ir.UnescapeString(key)
		}
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.labels[fn][key]
}

// resolveBlockAddrs finds the blocks whose address is taken outside of their
// function, all bodies being read.
func (f *File) resolveBlockAddrs() (diags diag.Diagnostics) {
	for _, pend := range f.blockAddrs {
		a := pend.addr
		fn := a.Func.Func
		switch {
		case a.Func.Type == nil: // not defined at all, which is reported
		case fn == nil || !fn.HasBody:
			diags = append(diags, f.diag(diag.Error, pend.gpos, pend.gn, "'"+a.Func.Spelling()+"' is no function defined here", ""))
		case fn.Verbatim != "" || f.labels[fn] == nil:
			// the label stays as it is spelled
		default:
			b := f.labelled(fn, a.Label)
			if b == nil {
				diags = append(diags, f.diag(diag.Error, pend.pos, pend.n, "'"+a.Func.Spelling()+"' has no block '"+a.Label+"'", ""))
				continue
			}
			if fn.AddrTaken == nil {
				fn.AddrTaken = map[string]*ir.Block{}
			}
			fn.AddrTaken[a.Label] = b
		}
	}
	f.blockAddrs = nil
	return diags
}

// Finish checks what can only be told once all bodies are read.
func (f *File) Finish() (diags diag.Diagnostics) {
	diags = f.resolveBlockAddrs()
	for _, text := range f.kept {
		l := lexer{src: text}
		for l.next(); l.tok != tokEOF && l.tok != tokBad; l.next() {
			key := ""
			switch l.tok {
			case tokGlobal:
				key = l.src[l.nameStart:l.nameEnd]
				if l.quoted {
					key = ir.UnescapeString(key)
				}
			case tokGlobalID:
				key = "\x00" + strconv.FormatUint(l.num, 10)
			default:
				continue
			}
			if g := f.Module.Lookup(key); g != nil {
				g.Kept = true
			}
		}
	}
	if r, c := f.dbgRecord.Load(), f.dbgCall.Load(); r > 0 && c > 0 {
		diags = append(diags, f.diag(diag.Error, int(max(r, c)-1), 4,
			"a module cannot have both debug records and calls of llvm.dbg intrinsics", ""))
	}
	f.Module.NumberImplicit()
	return diags
}

// useNode notes the use of a metadata node by number.
func (f *File) useNode(n uint32, pos int) {
	if f.sealed {
		if !f.nodes[n] && !f.cut {
			panic(&syntaxError{pos: pos, n: 1 + len(strconv.Itoa(int(n))), msg: "use of undefined metadata '!" +
				strconv.Itoa(int(n)) + "'"})
		}
		return
	}
	if !f.nodes[n] {
		f.nodeUses = append(f.nodeUses, nodeUse{n, pos})
	}
}

// group is attribute group #n, made when it is first named.
func (f *File) group(n int) *ir.AttrGroup {
	g := f.Module.Groups[n]
	if g == nil {
		if f.sealed { // LLVM takes a group that is nowhere defined as empty
			return &ir.AttrGroup{ID: n}
		}
		g = &ir.AttrGroup{ID: n}
		f.Module.Groups[n] = g
	}
	return g
}

// forward is a global that is named before it is defined.
func (f *File) forward(key, name string, number, pos, n int) *ir.Global {
	if w := f.forwards[key]; w != nil {
		return w.g
	}
	g := &ir.Global{Name: name, Number: number, Module: f.Module}
	f.forwards[key] = &forwardGlobal{g, pos, n}
	return g
}

// newGlobal is the global that a definition is about: a new one, or the one
// that was named before. Until defined it answers to its name, as an
// initializer may refer to its own variable.
func (f *File) newGlobal(name string, number int) *ir.Global {
	key := name
	if number >= 0 {
		key = "\x00" + strconv.Itoa(number)
	}
	if f.Module.Lookup(key) != nil {
		return &ir.Global{Name: name, Number: number, Module: f.Module}
	}
	return f.forward(key, name, number, 0, 0)
}

// define enters a finished global; false if its name is taken.
func (f *File) define(g *ir.Global) bool {
	delete(f.forwards, g.Key())
	return f.Module.Define(g)
}

func (f *File) comdat(name string) *ir.Comdat {
	c := f.comdats[name]
	if c == nil {
		c = &ir.Comdat{Name: name}
		f.comdats[name] = c
	}
	return c
}

// addrSpaceByName is the address space that the data layout gives allocas
// ("A"), globals ("G") or programs ("P").
func (f *File) addrSpaceByName(name string) (uint32, bool) {
	switch name {
	case "A":
		return f.allocaSpace, true
	case "G":
		return f.globalSpace, true
	case "P":
		return f.programSpace, true
	}
	return 0, false
}

// setLayout takes from a data layout what reading depends on.
func (f *File) setLayout(layout string) {
	for _, part := range strings.Split(layout, "-") {
		if len(part) < 2 {
			continue
		}
		n, err := strconv.ParseUint(part[1:], 10, 24)
		if err != nil {
			continue
		}
		switch part[0] {
		case 'A':
			f.allocaSpace = uint32(n)
		case 'G':
			f.globalSpace = uint32(n)
		case 'P':
			f.programSpace = uint32(n)
		}
	}
}

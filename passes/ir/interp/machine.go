// Package interp is the reference interpreter: it runs LLVM IR by the words of
// the language reference, and tells undefined behaviour, poison and undef apart
// instead of guessing. It is the oracle that other packages test against.
//
// A Machine holds the memory and the globals of one or several modules; Call
// runs a function of theirs. README.md beside this file states the model.
package interp

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"sort"
	"strings"
	"time"

	"rewrite/passes/ir"
)

// A Source is a module, with the text that messages quote. Name and Text may be
// missing; then messages have no line numbers.
type Source struct {
	Module *ir.Module
	Name   string
	Text   []byte
}

// Options tells how to run. The zero value runs without limit, seeded with 0,
// with no external function and no input or output.
type Options struct {
	// Fuel is the number of instructions that may be run; 0 for no limit.
	Fuel uint64
	// Seed decides every choice that the language leaves open.
	Seed uint64
	// Choose replaces the seeded choice: it gives a number below n, or any
	// number if n is 0. What is chosen: freeze of poison or undef, and what
	// undef is for an external function.
	Choose func(n uint64) uint64
	// Builtins are functions that may be declared and not defined, by name:
	// package libc has them for C. A definition in a module comes first.
	Builtins map[string]Builtin
	// External is called for functions that are neither defined nor a builtin.
	// Without it, these are Unsupported.
	External Builtin
	// ExternalData fills a variable that is declared and not defined when it is
	// first used; o holds zeros until then. False makes that Unsupported.
	ExternalData func(m *Machine, o *Object) bool
	// Now is the clock that builtins see. Without it, time begins at 0 and goes
	// on by a nanosecond an instruction, so that runs are the same.
	Now func() time.Time
	// Trace is told of each event that an observer could see. It may be nil.
	Trace func(Event)
	// Watch is told of calls, blocks and what is done to memory. It may be nil, and then
	// costs nothing.
	Watch Watcher
	// Stack bounds the depth of calls; 0 for DefaultStack.
	Stack int
	// Memory bounds the bytes that are allocated at one time; 0 for DefaultMemory.
	Memory uint64

	Stdin          io.Reader
	Stdout, Stderr io.Writer
	Env            []string // NAME=value
}

const (
	// DefaultStack is deep enough for real programs, and what 8 MiB of a real
	// stack would take at most at 64 bytes a frame.
	DefaultStack = 1 << 17
	// DefaultMemory keeps a runaway program from taking the machine with it.
	DefaultMemory = 4 << 30
)

// EventKind tells events apart.
type EventKind uint8

const (
	EventCall  EventKind = iota // of a function that is not defined, before it is done
	EventLoad                   // volatile
	EventStore                  // volatile
)

// An Event is something that an observer of the program can see. Order and
// content of events are part of a program's meaning.
type Event struct {
	Kind  EventKind
	Name  string // of the called function
	Args  []Value
	Types []*ir.Type // of Args
	// At is a volatile access's address, Args[0] the value loaded or stored.
	At Value
}

// String is the event on one line.
func (m *values) String(e Event) string {
	var parts []string
	for i, a := range e.Args {
		parts = append(parts, e.Types[i].String()+" "+m.Format(e.Types[i], a))
	}
	args := strings.Join(parts, ", ")
	switch e.Kind {
	case EventLoad:
		return "volatile load of " + args + " at " + m.Format(ir.Ptr, e.At)
	case EventStore:
		return "volatile store of " + args + " at " + m.Format(ir.Ptr, e.At)
	}
	return "call @" + e.Name + "(" + args + ")"
}

// A Position is where an error happened: Text is the line of the source, or the
// operation where there is no source, Operands are the operands' values.
type Position struct {
	File      string
	Line, Col int // 0 when not known
	Func      string
	Text      string
	Operands  []string
	Instr     *ir.Value
}

// String is file:line:col, or what of it is known.
func (p Position) String() string {
	switch {
	case p.Line > 0 && p.File != "":
		return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Col)
	case p.Line > 0:
		return fmt.Sprintf("%d:%d", p.Line, p.Col)
	case p.Func != "":
		return "@" + p.Func
	}
	return p.File
}

// UB is undefined behaviour: the program has no meaning from here on.
type UB struct {
	Reason string
	At     Position
}

// Error says what and where.
func (e *UB) Error() string { return e.At.String() + ": undefined behaviour: " + e.Reason }

// Unsupported is something that the interpreter does not know the meaning of.
// Nothing follows from it about the program.
type Unsupported struct {
	What string
	At   Position
}

// Error says what and where.
func (e *Unsupported) Error() string { return e.At.String() + ": unsupported: " + e.What }

// Exit is the end of the program by exit, abort or an uncaught signal.
type Exit struct {
	Code  int
	Abort bool
}

// Error names the code.
func (e *Exit) Error() string {
	if e.Abort {
		return "the program aborted"
	}
	return fmt.Sprintf("the program exited with %d", e.Code)
}

var (
	// ErrFuel is that Options.Fuel ran out.
	ErrFuel = errors.New("out of fuel")
	// ErrStack is that Options.Stack ran out.
	ErrStack = errors.New("the stack is too deep")
	// ErrMemory is that Options.Memory ran out.
	ErrMemory = errors.New("out of memory")
)

// A Machine is the state of a running program. It is for one goroutine. It is made of
// layers, each of which knows those below it: values, memory, arithmetic, image, handlers.
type Machine struct {
	handlers

	codes map[*ir.Func]*code

	fuel   uint64 // left
	given  uint64 // fuel when it was last set
	before uint64 // instructions run until then

	stack  []*frame
	serial uint64
	jumps  map[uint64]*jump // by what setjmp wrote into its buffer
	places uint64           // calls of setjmp
	caught []*exception
	state  map[string]any // of builtins
	runs   int            // depth of runs within builtins
}

// New makes a machine that holds the modules, linked by name. It fails if the
// modules disagree on the data layout or define a name twice.
func New(opt Options, sources ...Source) (m *Machine, err error) {
	m = &Machine{codes: map[*ir.Func]*code{}, jumps: map[uint64]*jump{}, state: map[string]any{}}
	m.opt, m.rng = opt, rand.New(rand.NewPCG(opt.Seed, 0))
	m.next, m.content = firstAddress, m.initialize
	m.image.init(sources)
	m.runFunc = func(f *ir.Func) (Value, error) { return m.Call(f, nil) }
	if opt.ExternalData != nil {
		m.external = func(o *Object) bool { return opt.ExternalData(m, o) }
	}
	m.types = map[uint64]int32{}
	m.SetFuel(opt.Fuel)
	if m.opt.Stack == 0 {
		m.opt.Stack = DefaultStack
	}
	if m.opt.Memory == 0 {
		m.opt.Memory = DefaultMemory
	}
	defer m.recoverError(&err)
	for i, s := range sources {
		l, err := s.Module.Layout()
		if err != nil {
			return nil, &Unsupported{err.Error(), Position{File: s.Name}}
		}
		if i > 0 && l.Text != m.layout.Text {
			return nil, fmt.Errorf("%s: the data layout is not that of %s", s.Name, sources[0].Name)
		}
		m.layout = l
	}
	if m.layout == nil {
		m.layout, _ = ir.ParseLayout("")
	}
	if err := m.link(); err != nil {
		return nil, err
	}
	return m, nil
}

// SetFuel sets how many instructions may still be run; 0 for no limit.
func (m *Machine) SetFuel(n uint64) {
	m.before += m.given - m.fuel
	m.fuel = n
	if n == 0 {
		m.fuel = ^uint64(0)
	}
	m.given = m.fuel
}

// Steps is the number of instructions run so far.
func (m *Machine) Steps() uint64 { return m.before + m.given - m.fuel }

// Narrowed tells whether some undef was narrowed to one of its members because
// the set of results could not be held, or because an external function was
// given it: other behaviours exist besides the one seen.
func (m *values) Narrowed() bool { return m.narrowed }

// Exposed tells whether the number of an address ever counted: what holds a pointer was read as an integer, written in part or
// copied in parts, or a pointer was put where only its number is kept, or made an integer.
func (m *memory) Exposed() bool { return m.numbers }

// Now is the time that the program sees.
func (m *Machine) Now() time.Time {
	if m.opt.Now != nil {
		return m.opt.Now()
	}
	return time.Unix(0, int64(m.Steps())).UTC()
}

// Layout is the data layout of the modules.
func (m *values) Layout() *ir.Layout { return m.layout }

// Options are those that the machine was made with.
func (m *values) Options() *Options { return &m.opt }

// State is a place for builtins to keep what belongs to a machine.
func (m *Machine) State(key string, make func() any) any {
	s, ok := m.state[key]
	if !ok {
		s = make()
		m.state[key] = s
	}
	return s
}

func (m *values) choose(n uint64) uint64 {
	if m.opt.Choose != nil {
		return m.opt.Choose(n)
	}
	if n == 0 {
		return m.rng.Uint64()
	}
	return m.rng.Uint64N(n)
}

// Func finds a function that is defined in one of the modules, nil if there is none.
func (m *image) Func(name string) *ir.Func {
	if g := m.symbols[name]; g != nil && g.Func != nil && g.Func.HasBody {
		return g.Func
	}
	for _, s := range m.sources {
		if g := s.Module.Lookup(name); g != nil && g.Func != nil && g.Func.HasBody {
			return g.Func
		}
	}
	return nil
}

// strength ranks definitions of one name: a stronger one wins, two strong ones clash.
func strength(g *ir.Global) int {
	switch {
	case g.IsDecl():
		return 0
	case g.Linkage == "available_externally":
		return 1
	case g.Linkage == "common":
		return 2
	case strings.HasPrefix(g.Linkage, "linkonce"), strings.HasPrefix(g.Linkage, "weak"):
		return 3
	}
	return 4
}

func isLocal(g *ir.Global) bool {
	return g.Linkage == "internal" || g.Linkage == "private" || g.Name == ""
}

// link resolves names and gives every global its address.
func (m *image) link() error {
	for _, s := range m.sources {
		for _, g := range s.Module.Globals {
			if isLocal(g) {
				continue
			}
			old := m.symbols[g.Name]
			switch {
			case old == nil || strength(g) > strength(old):
				m.symbols[g.Name] = g
			case strength(g) == 4 && strength(old) == 4:
				return fmt.Errorf("@%s is defined both in %s and in %s", g.Name, m.nameOf(old.Module), s.Name)
			case strength(g) == 2 && strength(old) == 2 && m.layout.Size(g.ValueType) > m.layout.Size(old.ValueType):
				m.symbols[g.Name] = g
			}
		}
	}
	for _, s := range m.sources {
		for _, g := range s.Module.Globals {
			if g.Kind != ir.Alias && g.Kind != ir.IFunc {
				m.objectOf(g)
			}
		}
	}
	return m.findCtors()
}

func (m *image) nameOf(mod *ir.Module) string {
	for _, s := range m.sources {
		if s.Module == mod {
			return s.Name
		}
	}
	return ""
}

// resolve gives the definition that a global of some module stands for.
func (m *image) resolve(g *ir.Global) *ir.Global {
	if isLocal(g) {
		return g
	}
	if d := m.symbols[g.Name]; d != nil {
		return d
	}
	return g
}

// objectOf gives the object at a global's address; no alias.
func (m *image) objectOf(g *ir.Global) *Object {
	if o := m.globals[g]; o != nil {
		return o
	}
	d := m.resolve(g)
	if o := m.globals[d]; o != nil {
		m.globals[g] = o
		return o
	}
	var o *Object
	if d.Kind == ir.Function {
		o = m.newObject(ObjFunc, 0, 16, d.Name)
		o.state = stateFunc
	} else {
		size := uint64(0)
		if d.ValueType.IsSized() {
			size = m.layout.Size(d.ValueType)
		}
		o = m.newObject(ObjGlobal, size, max(d.Align, m.layout.Align(d.ValueType)), d.Name)
		o.state = stateLazy
	}
	if d.Name == "" {
		o.Name = fmt.Sprint(d.Number)
	}
	o.global = d
	m.globals[d], m.globals[g] = o, o
	return o
}

// findCtors collects llvm.global_ctors, by priority.
func (m *image) findCtors() error {
	type ctor struct {
		priority uint64
		fn       *ir.Func
	}
	var list []ctor
	for _, s := range m.sources {
		g := s.Module.Lookup("llvm.global_ctors")
		if g == nil || g.Init == nil || g.Init.Op != ir.OpAggregate {
			continue
		}
		for _, e := range g.Init.Args {
			if e.Op == ir.OpAggregate && e.Args[1].Op == ir.OpGlobal && e.Args[1].AsGlobal().Func != nil {
				list = append(list, ctor{e.Args[0].Bits, e.Args[1].AsGlobal().Func})
			}
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].priority < list[j].priority })
	for _, c := range list {
		m.ctors = append(m.ctors, c.fn)
	}
	return nil
}

// RunConstructors runs what llvm.global_ctors lists, as a program does before main.
func (m *Machine) RunConstructors() error {
	for _, f := range m.ctors {
		if _, err := m.Call(f, nil); err != nil {
			return err
		}
	}
	return nil
}

// RunMain runs constructors and main as a program does, and gives its exit
// code. args begins with the name of the program.
func (m *Machine) RunMain(args []string) (code int, err error) {
	defer m.recoverError(&err)
	main := m.Func("main")
	if main == nil {
		return 0, errors.New("no module defines @main")
	}
	if err = m.RunConstructors(); err == nil {
		all := []Value{Int(uint64(len(args))), m.NewStrings(args), m.NewStrings(m.opt.Env)}
		var v Value
		if v, err = m.Call(main, all[:min(len(all), len(main.FuncType.Fields))]); err == nil {
			if main.FuncType.Elem.Kind == ir.IntKind {
				if !v.defined() {
					return 0, &UB{"main returns " + m.Format(main.FuncType.Elem, v), Position{Func: "main"}}
				}
				code = int(v.n & 0xff)
			}
			if exit := m.opt.Builtins["exit"]; exit != nil {
				_, err = exit(&Call{Machine: m, Name: "exit", Args: []Value{Int(uint64(code))}, Types: []*ir.Type{ir.I32}, Result: ir.Void})
			}
		}
	}
	if exit := (*Exit)(nil); errors.As(err, &exit) && !exit.Abort {
		return exit.Code & 0xff, nil
	}
	return code, err
}

// NewStrings makes an array of pointers to strings, a null pointer last, as argv is.
func (m *Machine) NewStrings(list []string) Value {
	size := uint64(m.layout.Pointer(0).Bits / 8)
	array := m.NewObject(ObjExternal, size*uint64(len(list)+1), size, "argv")
	p := array.Pointer()
	for i, s := range list {
		o := m.NewObject(ObjExternal, uint64(len(s)+1), 1, "arg")
		copy(o.data, s)
		check(m.storePtr(array, uint64(i)*size, o.Pointer(), size))
	}
	check(m.storePtr(array, uint64(len(list))*size, Value{}, size))
	return p
}

// failure carries an error through a panic to where the API is entered.
type failure struct{ err error }

func check(err error) {
	if err != nil {
		panic(failure{err})
	}
}

// unsupported gives up; the position is filled in on the way out.
func unsupported(what string) {
	panic(failure{&Unsupported{What: what}})
}

// Try calls do, and gives what fails in it as an error: the values and objects that it makes may be of types that are not supported.
func (m *Machine) Try(do func() error) (err error) {
	defer m.recoverError(&err)
	return do()
}

func (m *Machine) recoverError(err *error) {
	switch r := recover().(type) {
	case nil:
	case failure:
		*err = m.locate(r.err)
	default:
		panic(r)
	}
}

// locate fills in where an error happened, from the frame that runs.
func (m *Machine) locate(err error) error {
	var at *Position
	switch e := err.(type) {
	case *UB:
		at = &e.At
	case *Unsupported:
		at = &e.At
	}
	if at == nil || at.Func != "" || len(m.stack) == 0 {
		return err
	}
	fr := m.stack[len(m.stack)-1]
	*at = m.position(fr)
	return err
}

// position describes the instruction that a frame is at.
func (m *Machine) position(fr *frame) Position {
	f := fr.code.fn
	p := Position{Func: f.Name, File: m.nameOf(f.Module)}
	if fr.pc >= len(fr.code.insts) {
		return p
	}
	v := fr.code.insts[fr.pc].v
	if v == nil {
		return p
	}
	p.Instr = v
	p.Line, p.Col, p.Text = m.place(f.Module, v.Pos, v.Op.String())
	for _, a := range v.Args {
		if r := fr.code.slot(a); r >= 0 && a.Type.Kind != ir.MetadataKind && a.Type.Kind != ir.LabelKind && a.Type.Kind != ir.TokenKind {
			name := fr.code.valueName(a)
			if a.IsConst() {
				continue
			}
			p.Operands = append(p.Operands, fmt.Sprintf("%s = %s %s", name, a.Type, m.Format(a.Type, fr.regs[r])))
		}
	}
	return p
}

// place finds line, column and text of an offset in a module's source.
func (m *image) place(mod *ir.Module, pos uint32, otherwise string) (line, col int, text string) {
	var src []byte
	for _, s := range m.sources {
		if s.Module == mod {
			src = s.Text
		}
	}
	if int(pos) >= len(src) || pos == 0 {
		return 0, 0, otherwise
	}
	starts := m.lines[mod]
	if starts == nil {
		starts = []int{0}
		for i, c := range src {
			if c == '\n' {
				starts = append(starts, i+1)
			}
		}
		m.lines[mod] = starts
	}
	i := sort.SearchInts(starts, int(pos)+1) - 1
	end := len(src)
	if i+1 < len(starts) {
		end = starts[i+1] - 1
	}
	text = strings.TrimRight(string(src[starts[i]:end]), "\r")
	return i + 1, int(pos) - starts[i] + 1, text
}

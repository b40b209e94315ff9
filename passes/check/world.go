package check

import (
	"errors"
	"fmt"
	"slices"
	"sort"

	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
)

// A world is one machine with what is around it: buffers that pointer
// parameters point to, functions and variables from elsewhere. Two worlds of one
// seed answer the same to the same questions, so that what differs is the program.
type world struct {
	m       *interp.Machine
	f       *ir.Func
	globals []string // variables that either program can reach, by name
	nans    []int    // sizes in bytes of floats of which the program may make a NaN by arithmetic
	in      *input

	buffers []*interp.Object
	extern  []*interp.Object // results of external calls, in their order
	events  []event
	held    uint64 // bytes of memory that events have, and other content looked at

	// choices are those taken so far, options how many there were for each; 0
	// for too many to go through. plan is what to take; behind it, the first.
	choices, options []uint64
	plan             []uint64
}

// nanSizes are the sizes in bytes of the floats that a function, or one that it calls, computes. Where that gives a NaN its payload is
// any of several, and so are the bytes where it is stored (LangRef, "Behavior of Floating-Point NaN values").
func nanSizes(f *ir.Func) (sizes []int) {
	seen := map[*ir.Func]bool{f: true}
	for list := []*ir.Func{f}; len(list) > 0; {
		f, list = list[0], list[1:]
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				computes := v.Op.IsCall() || v.Op == ir.OpFPTrunc || v.Op == ir.OpFPExt ||
					v.Op.Info().Operands == ir.FloatOperands && v.Op.Info().Arity == 2
				if size := int(v.Type.Scalar().Kind.FloatBits() / 8); computes && size != 0 && !slices.Contains(sizes, size) {
					sizes = append(sizes, size)
				}
				if !v.Op.IsCall() {
					continue
				}
				if g := v.CalledFunc(); g != nil && !seen[g] {
					seen[g] = true
					list = append(list, g)
				}
			}
		}
	}
	return sizes
}

// An event is something seen from outside, with the memory that could be seen
// then: content of objects that are known outside or that arguments lead to.
type event struct {
	kind   interp.EventKind
	name   string
	args   []interp.Value
	types  []*ir.Type
	at     interp.Value
	memory memory
	text   string
}

// memory is the content of objects.
type memory map[*interp.Object]*content

type content struct {
	data, undef []byte
	poison      []bool
	words       map[uint64]*interp.Object // pointers that 8-byte words hold
}

// An outcome is how a run ended.
type outcome struct {
	err      error // nil when it returned
	value    interp.Value
	events   []event
	memory   memory // at the end: of what is known outside
	narrowed bool
	steps    uint64
}

// options for a machine of this world.
func (w *world) machineOptions(fuel uint64) interp.Options {
	return interp.Options{
		Fuel:         fuel,
		Choose:       w.choose,
		Builtins:     w.library(),
		External:     w.external,
		ExternalData: w.externalData,
		Trace:        w.trace,
		Stack:        1 << 10,
		Memory:       64 << 20,
	}
}

// choose takes the planned choice, or the first.
func (w *world) choose(n uint64) uint64 {
	i := len(w.choices)
	c := uint64(0)
	if i < len(w.plan) && (n == 0 || w.plan[i] < n) {
		c = w.plan[i]
	}
	w.choices = append(w.choices, c)
	w.options = append(w.options, n)
	return c
}

// hash is a number that depends on the seed and the parts, the same on every run.
func (w *world) hash(parts ...any) uint64 { return hashOf(w.in.seed, parts...) }

// hashOf is FNV-1a over the parts' text, mixed.
func hashOf(seed uint64, parts ...any) uint64 {
	h := uint64(14695981039346656037) ^ seed*0x9e3779b97f4a7c15
	for _, p := range parts {
		for _, c := range []byte(fmt.Sprint(p)) {
			h = (h ^ uint64(c)) * 1099511628211
		}
		h = (h ^ 0xff) * 1099511628211
	}
	h ^= h >> 32
	h *= 0xd6e8feb86659fd93
	return h ^ h>>32
}

// run calls the function on an input.
func (w *world) run(in *input, plan []uint64, fuel uint64) (o outcome) {
	w.in, w.plan = in, plan
	w.buffers, w.extern, w.events, w.held = nil, nil, nil, 0
	w.choices, w.options = w.choices[:0], w.options[:0]
	w.m.Reset()
	w.m.SetFuel(fuel)
	begin := w.m.Steps()
	var args []interp.Value
	err := w.m.Try(func() (err error) {
		args, err = w.arguments(in)
		return err
	})
	if err == nil {
		o.value, err = w.m.Call(w.f, args)
	}
	o.err = err
	o.events, o.narrowed, o.steps = w.events, w.m.Narrowed(), w.m.Steps()-begin
	if exit := (*interp.Exit)(nil); err == nil || errors.As(err, &exit) {
		o.memory = w.outside(nil)
	}
	return o
}

// arguments makes the input's values in this machine.
func (w *world) arguments(in *input) ([]interp.Value, error) {
	for i, n := range in.buffers {
		b := w.m.NewObject(interp.ObjExternal, n, 16, fmt.Sprintf("buffer%d", i))
		fill(b.Data(), in.fill, hashOf(in.seed, "buffer", i))
		if in.fill == fillUndef {
			b.SetUndef()
		}
		w.buffers = append(w.buffers, b)
	}
	if in.globals {
		for _, name := range w.globals {
			if o := w.object(name); o != nil && w.changeable(o) && !o.Global().ValueType.HoldsPointers() {
				data := make([]byte, o.Size)
				fill(data, fillRandom, hashOf(in.seed, "global", name))
				if err := w.m.Write(o.Pointer(), data); err != nil {
					return nil, err
				}
			}
		}
	}
	args := make([]interp.Value, len(in.args))
	for i, a := range in.args {
		args[i] = w.value(w.f.FuncType.Fields[i], a)
	}
	return args, nil
}

// value makes one argument.
func (w *world) value(t *ir.Type, a arg) interp.Value {
	switch a.kind {
	case argPoison:
		return w.m.Poison(t)
	case argUndef:
		return w.m.Undef(t)
	case argBuffer:
		return w.buffers[a.buffer].At(a.offset)
	case argList:
		elems := make([]interp.Value, len(a.elems))
		for i, e := range a.elems {
			elems[i] = w.value(t.ElemAt(uint64(i)), e)
		}
		return interp.List(elems...)
	}
	if t.IsPtr() {
		return w.m.Zero(t)
	}
	return interp.BigInt(a.n, width(t))
}

// width is the number of bits of a scalar that arguments can be.
func width(t *ir.Type) uint32 {
	switch t {
	case ir.Half, ir.BFloat:
		return 16
	case ir.Float:
		return 32
	case ir.Double:
		return 64
	}
	return t.Bits
}

// How memory is filled.
const (
	fillRandom = iota
	fillZero
	fillOnes
	fillSmall // small numbers of 4 bytes
	fillUndef
	numFills
)

func fill(data []byte, how int, seed uint64) {
	for i := range data {
		switch how {
		case fillRandom:
			data[i] = byte(hashOf(seed, i))
		case fillOnes:
			data[i] = 0xff
		case fillSmall:
			if i%4 == 0 {
				data[i] = byte(hashOf(seed, i) % 5)
			}
		}
	}
}

// object finds a variable by name, nil if the module has none or it cannot be
// looked into.
func (w *world) object(name string) *interp.Object {
	o := w.m.Variable(name)
	if o == nil {
		return nil
	}
	if _, _, err := w.m.Find(o.Pointer(), o.Size, false); err != nil { // evaluates the initializer
		return nil
	}
	return o
}

// changeable tells whether others may have written to a variable before.
func (w *world) changeable(o *interp.Object) bool {
	g := o.Global()
	return !g.Constant && g.Linkage != "internal" && g.Linkage != "private"
}

// externalData is the content of a variable that is defined elsewhere.
func (w *world) externalData(m *interp.Machine, o *interp.Object) bool {
	fill(o.Data(), fillRandom, w.hash("external", o.Name))
	return true
}

// trace records volatile accesses.
func (w *world) trace(e interp.Event) {
	if e.Kind == interp.EventCall {
		return // by external, which knows which calls matter
	}
	w.events = append(w.events, event{kind: e.Kind, args: e.Args, types: e.Types, at: e.At, text: w.m.String(e)})
}

// outside gives the content of what is known outside of the function: variables,
// buffers, results of external calls, and what the values lead to.
func (w *world) outside(values []interp.Value) memory {
	mem := memory{}
	for _, name := range w.globals {
		if o := w.object(name); o != nil && !o.Global().Constant {
			w.reach(mem, o)
		}
	}
	for _, o := range w.buffers {
		w.reach(mem, o)
	}
	for _, o := range w.extern {
		w.reach(mem, o)
	}
	for _, v := range values {
		w.reachValue(mem, v)
	}
	return mem
}

func (w *world) reachValue(mem memory, v interp.Value) {
	for _, e := range v.Elems() {
		w.reachValue(mem, e)
	}
	if o := v.Object(); o != nil {
		w.reach(mem, o)
	}
}

// seen gives the content of what a call can read, or others if it unwinds: of a call that only
// reads what it is given, that is no variable and nothing that pointers in there lead to
// (LangRef, "memory(...)").
func (w *world) seen(c *interp.Call) memory {
	if c.Site == nil || c.Site.Effects()&ir.Unwinds != 0 || c.Site.Memory().At(ir.OtherMem)&ir.Reads != 0 {
		return w.outside(c.Args)
	}
	mem := memory{}
	if c.Site.Memory().At(ir.ArgMem)&ir.Reads != 0 {
		for _, a := range c.Args {
			if o := a.Object(); o != nil {
				w.take(mem, o)
			}
		}
	}
	return mem
}

// reach adds an object and what pointers in it lead to.
func (w *world) reach(mem memory, o *interp.Object) {
	if mem[o] != nil {
		return
	}
	if c := w.take(mem, o); c != nil {
		for _, p := range c.words {
			w.reach(mem, p)
		}
	}
}

// take adds an object.
func (w *world) take(mem memory, o *interp.Object) *content {
	if o.Global() != nil && o.Global().Func != nil || uint64(len(o.Data())) < o.Size || o.Size > 1<<16 {
		return nil // functions have no content, dead and lazy objects none any more or yet
	}
	c := &content{data: append([]byte(nil), o.Data()...), undef: make([]byte, o.Size), poison: make([]bool, o.Size), words: map[uint64]*interp.Object{}}
	mem[o] = c
	w.held += 3*o.Size + 256 // and what maps and slices take
	for i := range o.Size {
		_, c.undef[i], c.poison[i] = o.Byte(i)
		if i%8 == 0 {
			if p, ok := o.PointerAt(i); ok {
				c.words[i] = p
			}
		}
	}
	return c
}

// sortedGlobals lists the variables that functions mention, through those that
// they call.
func sortedGlobals(roots ...*ir.Func) []string {
	names := map[string]bool{}
	for f := range reachable(roots...) {
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				for _, a := range v.Args {
					mentioned(a, names, map[*ir.Value]bool{})
				}
			}
		}
	}
	list := make([]string, 0, len(names))
	for n := range names {
		list = append(list, n)
	}
	sort.Strings(list)
	return list
}

// mentioned collects the variables that a constant leads to, through initializers.
func mentioned(v *ir.Value, names map[string]bool, seen map[*ir.Value]bool) {
	if seen[v] || v.IsInstr() {
		return
	}
	seen[v] = true
	if g := v.AsGlobal(); g != nil && g.Kind == ir.Var && g.Name != "" && !names[g.Name] {
		names[g.Name] = true
		if g.Init != nil {
			mentioned(g.Init, names, seen)
		}
	}
	for _, a := range v.Args {
		mentioned(a, names, seen)
	}
}

// reachable is the functions that can be called from the roots, as far as the
// callees are named.
func reachable(roots ...*ir.Func) map[*ir.Func]bool {
	seen := map[*ir.Func]bool{}
	var visit func(f *ir.Func)
	visit = func(f *ir.Func) {
		if f == nil || seen[f] {
			return
		}
		seen[f] = true
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				for _, a := range v.Args {
					if g := a.AsGlobal(); g != nil {
						visit(g.Func)
					}
				}
			}
		}
	}
	for _, f := range roots {
		visit(f)
	}
	return seen
}

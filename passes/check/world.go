package check

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"math/big"
	"sort"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/interp/libc"
)

// A world is one machine with what is around it: buffers that pointer
// parameters point to, functions and variables from elsewhere. Two worlds of one
// seed answer the same to the same questions, so that what differs is the program.
type world struct {
	m       *interp.Machine
	f       *ir.Func
	globals []string // variables that either program can reach, by name
	in      *input

	buffers []*interp.Object
	extern  []*interp.Object // results of external calls, in their order
	events  []event

	// choices are those taken so far, options how many there were for each; 0
	// for too many to go through. plan is what to take; behind it, the first.
	choices, options []uint64
	plan             []uint64
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

var heap = libc.Functions()

// plain are library functions whose calls passes may replace.
var plain = libc.Plain()

// library is plain, memory from the heap, whose calls passes may strike out, and calls that
// write nothing to a stream, which are no events.
func (w *world) library() map[string]interp.Builtin {
	all := maps.Clone(plain)
	for _, name := range []string{"malloc", "calloc", "free"} {
		all[name] = heap[name]
	}
	for name, text := range map[string]int{"fputs": 0, "printf": 0, "fprintf": 1} {
		all[name] = func(c *interp.Call) (interp.Value, error) {
			if s, err := c.CString(c.Arg(text)); err == nil && len(s) == 0 {
				return interp.Int(0), nil
			}
			return w.external(c)
		}
	}
	all["fwrite"] = func(c *interp.Call) (interp.Value, error) {
		if c.Num(1) == 0 || c.Num(2) == 0 {
			return interp.Int(0), nil
		}
		return w.external(c)
	}
	return all
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
	w.buffers, w.extern, w.events = nil, nil, nil
	w.choices, w.options = w.choices[:0], w.options[:0]
	w.m.Reset()
	w.m.SetFuel(fuel)
	begin := w.m.Steps()
	args, err := w.arguments(in)
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

// external is every function that is not defined. One that writes nothing gives
// what follows from its arguments, so that it may be called more or less often.
// Any other is an event, gives what follows from the events so far, and writes
// to what it can reach.
func (w *world) external(c *interp.Call) (interp.Value, error) {
	f := w.declaration(c)
	var params []*ir.AttrSet
	var ret *ir.AttrSet
	effects := ir.Reads | ir.Writes
	if c.Site != nil {
		effects = c.Site.Effects()
	}
	if f != nil {
		params, ret = f.ParamAttrs, f.RetAttrs
		if f.Attrs.Has("noreturn") {
			w.record(c)
			return interp.Value{}, &interp.Exit{}
		}
	}
	for i, a := range c.Args {
		if i < len(params) && params[i].Has("noundef") && (a.IsPoison() || a.IsUndef()) {
			return interp.Value{}, c.Fail("argument %d is noundef and %s", i+1, c.Format(c.Types[i], a))
		}
	}
	if effects&ir.Writes == 0 {
		for _, a := range c.Args {
			switch {
			case a.IsPoison():
				return w.m.Poison(c.Result), nil
			case a.IsUndef(), effects&ir.Reads != 0 && !w.plainMemory(a):
				return w.m.Undef(c.Result), nil
			}
		}
		return w.result(c.Result, ret, "pure", c.Name, w.argumentKey(c, effects)), nil
	}
	n := len(w.events)
	w.record(c)
	if err := w.scribble(c, f, n); err != nil {
		return interp.Value{}, err
	}
	v := w.result(c.Result, ret, "event", n)
	if o := v.Object(); o != nil && f != nil {
		allocated(f, o)
	}
	return v, nil
}

// allocated makes an object what a function that allocates memory gives: zeros, or what is
// not initialized.
func allocated(f *ir.Func, o *interp.Object) {
	kind := ""
	if a, ok := f.Attrs.Get("allockind"); ok {
		kind = a.Value
	} else if strings.HasPrefix(f.Name, "_Znw") || strings.HasPrefix(f.Name, "_Zna") || f.Name == "malloc" || f.Name == "aligned_alloc" {
		kind = "uninitialized"
	} else if f.Name == "calloc" {
		kind = "zeroed"
	}
	switch {
	case strings.Contains(kind, "zeroed"):
		clear(o.Data())
	case strings.Contains(kind, "uninitialized"):
		o.SetUndef()
	}
}

// declaration is what a call calls, nil if that is not known.
func (w *world) declaration(c *interp.Call) *ir.Func {
	if c.Site != nil {
		if f := c.Site.CalledFunc(); f != nil {
			return f
		}
	}
	if g := w.f.Module.Lookup(c.Name); g != nil {
		return g.Func
	}
	return nil
}

func (w *world) record(c *interp.Call) {
	e := interp.Event{Kind: interp.EventCall, Name: c.Name, Args: c.Args, Types: c.Types}
	w.events = append(w.events, event{kind: e.Kind, name: c.Name, args: append([]interp.Value(nil), c.Args...), types: c.Types,
		memory: w.seen(c), text: w.m.String(e)})
}

// plainMemory tells whether what a pointer leads to is all defined and no pointer.
func (w *world) plainMemory(v interp.Value) bool {
	mem := memory{}
	if o := v.Object(); o != nil {
		w.m.Initialize(o)
	}
	w.reachValue(mem, v)
	for _, c := range mem {
		for i := range c.data {
			if c.undef[i] != 0 || c.poison[i] {
				return false
			}
		}
		if len(c.words) > 0 {
			return false
		}
	}
	return true
}

// argumentKey is the arguments as text, addresses left out but those inside of objects.
func (w *world) argumentKey(c *interp.Call, effects ir.Effects) string {
	var b strings.Builder
	for i, a := range c.Args {
		if o := a.Object(); o != nil {
			if effects&ir.Reads != 0 {
				w.m.Initialize(o) // or what it holds would depend on who read it before
			}
			n, _ := a.Int()
			fmt.Fprintf(&b, "%d,", n-o.Base)
			if effects&ir.Reads != 0 && uint64(len(o.Data())) == o.Size {
				fmt.Fprintf(&b, "%x,", o.Data())
			}
			continue
		}
		b.WriteString(c.Format(c.Types[i], a) + ",")
	}
	return b.String()
}

// result makes a result of a type, by a hash of the parts, that keeps what its
// attributes promise.
func (w *world) result(t *ir.Type, attrs *ir.AttrSet, parts ...any) interp.Value {
	switch t.Kind {
	case ir.VoidKind:
		return interp.Value{}
	case ir.StructKind, ir.ArrayKind, ir.VectorKind:
		elems := make([]interp.Value, t.NumElems())
		for i := range elems {
			elems[i] = w.result(t.ElemAt(uint64(i)), attrs, append([]any{i}, parts...)...)
		}
		return interp.List(elems...)
	case ir.PointerKind:
		if w.hash(append(parts, "null")...)%4 == 0 && attrs == nil {
			return w.m.Zero(t)
		}
		o := w.m.NewObject(interp.ObjExternal, 64, 16, fmt.Sprintf("external%d", len(w.extern)))
		fill(o.Data(), fillSmall, w.hash(parts...))
		w.extern = append(w.extern, o)
		return o.Pointer()
	}
	bits := width(t)
	if bits == 0 {
		return w.m.Undef(t) // a float of a width of its own
	}
	h := w.hash(parts...)
	n := new(big.Int).SetUint64(h)
	switch {
	case t.IsFloat():
		n.SetUint64(floatBits(bits, h))
	case h%8 < 3:
		n.SetInt64(int64(h>>8) % 3) // small numbers are what branches look at
	case bits > 64:
		n.Lsh(n, uint(bits-64))
	}
	if a, ok := attrs.Get("range"); ok {
		if lo, hi, ok := rangeOf(a.Value); ok {
			size := new(big.Int).Sub(hi, lo)
			if mod := new(big.Int).Lsh(big.NewInt(1), uint(bits)); size.Sign() <= 0 {
				size.Add(size, mod)
			}
			n.Mod(n.Abs(n), size).Add(n, lo)
		}
	}
	n.Mod(n, new(big.Int).Lsh(big.NewInt(1), uint(bits)))
	return interp.BigInt(n, bits)
}

// rangeOf reads "i8 0, 10".
func rangeOf(text string) (lo, hi *big.Int, ok bool) {
	_, list, _ := strings.Cut(text, " ")
	a, b, _ := strings.Cut(list, ",")
	lo, ok1 := new(big.Int).SetString(strings.TrimSpace(a), 10)
	hi, ok2 := new(big.Int).SetString(strings.TrimSpace(b), 10)
	return lo, hi, ok1 && ok2
}

// floatBits makes a float that is neither NaN nor infinite, mostly a small whole one.
func floatBits(bits uint32, h uint64) uint64 {
	small := int64(h%33) - 16
	switch bits {
	case 32:
		return uint64(math.Float32bits(float32(small) / 4))
	case 64:
		return math.Float64bits(float64(small) / 4)
	}
	return 0
}

// scribble writes to memory that an external function can reach, one byte each.
func (w *world) scribble(c *interp.Call, f *ir.Func, n int) error {
	var targets []*interp.Object
	argOnly := f != nil && f.Attrs.Has("memory")
	if !argOnly {
		for _, name := range w.globals {
			if o := w.object(name); o != nil && w.changeable(o) && !o.Global().ValueType.HoldsPointers() {
				targets = append(targets, o)
			}
		}
	}
	for i, a := range c.Args {
		o := a.Object()
		if o == nil || uint64(len(o.Data())) < o.Size || o.Kind == interp.ObjGlobal || f == nil || i >= len(f.FuncType.Fields) {
			continue
		}
		if i < len(f.ParamAttrs) && (f.ParamAttrs[i].Has("readonly") || f.ParamAttrs[i].Has("readnone") || f.ParamAttrs[i].Has("byval")) {
			continue
		}
		targets = append(targets, o)
	}
	for k, o := range targets {
		if o.Size == 0 {
			continue
		}
		h := w.hash("scribble", n, k)
		at := h >> 8 % o.Size
		if _, pointer := o.PointerAt(at &^ 7); pointer {
			continue
		}
		if err := w.m.Write(o.At(at), []byte{byte(h)}); err != nil {
			return err
		}
	}
	return nil
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

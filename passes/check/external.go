package check

import (
	"fmt"
	"maps"
	"math"
	"math/big"
	"slices"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/interp/libc"
)

// This file is what functions do that a program calls and that are not in it.

var heap = libc.Functions()

// plain are library functions whose calls passes may replace.
var plain = libc.Plain()

// exceptions are functions of the C++ run time by which they are thrown and caught. One that leaves the function that is run ends
// the run where it is thrown.
var exceptions = []string{"__gxx_personality_v0", "__cxa_allocate_exception", "__cxa_free_exception", "__cxa_throw", "__cxa_rethrow", "__cxa_begin_catch", "__cxa_end_catch",
	"__cxa_get_exception_ptr"}

// library is plain, exceptions, memory from the heap, whose calls passes may strike out, and what writes to streams.
func (w *world) library() map[string]interp.Builtin {
	all := maps.Clone(plain)
	for _, name := range []string{"malloc", "calloc", "aligned_alloc"} {
		all[name] = heap[name]
	}
	all["free"] = func(c *interp.Call) (interp.Value, error) {
		if o := c.Args[0].Object(); o != nil && o.Kind != interp.ObjHeap {
			return w.external(c) // of memory that was given to the function
		}
		return heap["free"](c)
	}
	for _, name := range exceptions {
		all[name] = heap[name]
	}
	for name, r := range writers {
		all[name] = w.writing(r)
	}
	return all
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
		effects &= f.Attrs.Memory().Anywhere() | ^(ir.Reads | ir.Writes) // of a call through a pointer
		if f.Attrs.Has("noreturn") {
			if err := w.record(c); err != nil {
				return interp.Value{}, err
			}
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
		if i := givenBack(c, params); i >= 0 {
			return c.Args[i], nil
		}
		return w.result(c.Result, ret, "pure", c.Name, w.argumentKey(c, effects)), nil
	}
	n := len(w.events)
	if err := w.record(c); err != nil {
		return interp.Value{}, err
	}
	if err := w.scribble(c, f, n); err != nil {
		return interp.Value{}, err
	}
	if i := givenBack(c, params); i >= 0 {
		return c.Args[i], nil
	}
	v := w.result(c.Result, ret, "event", n)
	if o := v.Object(); o != nil && f != nil {
		allocated(f, o)
	}
	return v, nil
}

// givenBack is the argument that is the result, as it is marked returned; -1 for none.
func givenBack(c *interp.Call, params []*ir.AttrSet) int {
	return slices.IndexFunc(params[:min(len(params), len(c.Args))], func(s *ir.AttrSet) bool { return s.Has("returned") && !s.ByVal() })
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

func (w *world) record(c *interp.Call) error {
	e := interp.Event{Kind: interp.EventCall, Name: c.Name, Args: c.Args, Types: c.Types}
	w.events = append(w.events, event{kind: e.Kind, name: c.Name, args: append([]interp.Value(nil), c.Args...), types: c.Types,
		memory: w.seen(c), text: w.m.String(e)})
	if w.held > maxHeld {
		return &interp.Unsupported{What: "a run whose calls see more memory than is kept for comparing"}
	}
	return nil
}

// maxHeld bounds the bytes of memory that the events of one run hold: each has all that can be seen then, and a loop of calls, each with a
// result that leads to memory, comes to the square of what it makes.
const maxHeld = 1 << 24

// plainMemory tells whether what a pointer leads to is all defined and no pointer.
func (w *world) plainMemory(v interp.Value) bool {
	defer func(n uint64) { w.held = n }(w.held)
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

package globalopt

import (
	"errors"
	"slices"

	"rewrite/passes/analysis/globaluse"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/intrinsic"
)

// Bounds on constructors that are run: what initializes tables takes some thousands of
// instructions, and initializers are to stay small beside the code that they replace.
const (
	maxSteps       = 1 << 17 // instructions of one constructor
	maxInitialized = 1 << 16 // bytes of all variables that it writes
)

// construct runs constructors in their order, and puts what they leave into the
// initializers of variables. It tells whether it did so for one.
//
// A constructor is run if nothing but it decides what it does: it comes to an end, calls nothing outside of the
// module, chooses nothing (undef, poison, freeze), accesses nothing volatile or atomic, and depends on no
// address. What it writes are variables of this module that no other definition can stand for; what it reads before are constants, what
// constructors before wrote, and what nothing else can have written until then. That other modules' constructors
// then find variables initialized that they would find so later is what C++ allows
// ([basic.start.static]), and LLVM does.
func (w *work) construct() (changed bool) {
	list, ok := edit.Constructors(w.m)
	if !ok {
		return false
	}
	place := make([]int, len(list))
	for i := range place {
		place[i] = i
	}
	entries := w.m.Lookup("llvm.global_ctors").Init.Args
	slices.SortStableFunc(place, func(a, b int) int { return int(entries[a].Args[0].Bits) - int(entries[b].Args[0].Bits) })
	find(w)
	own := w.ownFunctions(list)
	done, times := map[*ir.Func]bool{}, map[*ir.Func]int{}
	for _, f := range list {
		times[f]++
	}
	for _, i := range place {
		f := list[i]
		if f == nil || len(f.Blocks) == 0 || w.e.Select != nil && !w.e.Select(f) {
			break
		}
		why := ""
		switch {
		case times[f] > 1:
			why = "it is listed more than once"
		case entries[i].Args[2].Op != ir.OpNull:
			why = "its entry depends on other data"
		default:
			why = w.run(f, own)
		}
		if why != "" {
			w.e.Remarks(f).Missed(nil, "this constructor is not run: %s", why)
			break
		}
		w.e.Remarks(f).Applied(nil, "this constructor was run: what it stores is in the initializers")
		done[f] = true
	}
	if len(done) == 0 {
		return false
	}
	edit.DropConstructors(w.m, func(f *ir.Func) bool { return done[f] })
	w.remove(done)
	w.uses = nil
	return true
}

// remove takes constructors out that nothing else uses: their stores are in the way.
func (w *work) remove(done map[*ir.Func]bool) {
	w.uses = globaluse.Find(w.m)
	mayGo := w.m.MayGo()
	gone := map[*ir.Global]bool{}
	for f := range done {
		if globaluse.IsLocal(f.Global) && len(w.uses.Of(f.Global)) == 0 && mayGo(f.Global) && f.Comdat == nil {
			gone[f.Global] = true
			f.Global.Func = nil
		}
	}
	w.m.Sweep(func(g *ir.Global) bool { return gone[g] })
}

// ownFunctions are functions that nothing but constructors runs: local ones that are called by
// each other and listed alone.
func (w *work) ownFunctions(list []*ir.Func) map[*ir.Func]bool {
	own := map[*ir.Func]bool{}
	var add func(f *ir.Func)
	add = func(f *ir.Func) {
		if f == nil || own[f] || !globaluse.IsLocal(f.Global) || f.Kept {
			return
		}
		for _, u := range w.uses.Of(f.Global) {
			if u.User == nil && u.In.Name != "llvm.global_ctors" || u.User != nil && (!u.IsCall() || !own[u.In.Func]) {
				return
			}
		}
		own[f] = true
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				if v.Op.IsCall() {
					add(v.CalledFunc())
				}
			}
		}
	}
	for _, f := range list {
		add(f)
	}
	return own
}

// run runs a constructor, and writes down what it leaves; or it says why not, and nothing is
// changed.
func (w *work) run(f *ir.Func, own map[*ir.Func]bool) (why string) {
	o := &observer{w: w, own: own, written: map[*interp.Object]map[uint64]bool{}}
	machine, err := interp.New(interp.Options{
		Fuel: maxSteps, Stack: 1000, Memory: 1 << 26, Watch: o,
		Choose: func(n uint64) uint64 {
			o.refuse("something is chosen that is undef or poison")
			return 0
		},
		Trace: func(interp.Event) { o.refuse("it does what others see") },
	}, interp.Source{Module: w.m})
	if err != nil {
		return "the interpreter does not take the module: " + err.Error()
	}
	_, err = machine.Call(f, nil)
	switch {
	case o.why != "":
		return o.why
	case errors.Is(err, interp.ErrFuel):
		return "it takes too long"
	case err != nil:
		return err.Error()
	case machine.Narrowed():
		return "something is chosen that is undef or poison"
	case machine.Exposed():
		return "it looks at the number of an address"
	}
	objects := o.objects
	inits, size := make([]*ir.Value, len(objects)), uint64(0)
	for i, x := range objects {
		if x.Kind != interp.ObjGlobal {
			continue // a slot of it, which is gone
		}
		if size += x.Size; size > maxInitialized {
			return "what it writes is too large"
		}
		w.taken = map[uint64]bool{}
		if inits[i] = w.initializer(x, x.Global().ValueType, 0); inits[i] == nil {
			return "what it leaves in " + x.Global().Spelling() + " is no constant"
		}
		for at := range o.written[x] {
			if !w.taken[at] {
				return "it writes bytes of " + x.Global().Spelling() + " that are no part of its type's content"
			}
		}
	}
	for i, x := range objects {
		if inits[i] != nil {
			x.Global().Init = inits[i]
		}
	}
	return ""
}

// An observer sees to it that nothing but the constructor decides what it does.
type observer struct {
	w       *work
	own     map[*ir.Func]bool
	objects []*interp.Object                   // that are written
	written map[*interp.Object]map[uint64]bool // bytes
	at      *ir.Value                          // what is executed
	seen    map[*ir.Block]bool
	read    map[*ir.Global]bool // globals whose initializers were looked into
	nulls   bool                // an address is compared with null
	far     bool                // an address may be outside of its object
	why     string
}

func (o *observer) refuse(why string) {
	if o.why == "" {
		o.why = why
	}
}

// Enter refuses functions that another definition may stand for, or that compute in a way of
// their own.
func (o *observer) Enter(f *ir.Func) {
	if !theSame(f.Global) {
		o.refuse("it calls " + f.Spelling() + ", which another definition may stand for")
	}
	for _, name := range []string{"strictfp", "denormal-fp-math", "denormal-fp-math-f32", "denormal_fpenv"} {
		if f.Attrs.Has(name) {
			o.refuse("it calls " + f.Spelling() + ", which is " + name)
		}
	}
}

// theSame tells whether a definition is the program's, or does what the program's does.
func theSame(g *ir.Global) bool {
	return globaluse.IsExact(g) || g.Linkage == "linkonce_odr" || g.Linkage == "weak_odr"
}

// Leave is no matter.
func (o *observer) Leave() {}

// Block refuses what depends on addresses.
func (o *observer) Block(b *ir.Block) {
	if o.seen[b] {
		return
	}
	if o.seen == nil {
		o.seen = map[*ir.Block]bool{}
	}
	o.seen[b] = true
	for _, v := range b.Instrs {
		if numbersAddress(v) || slices.ContainsFunc(v.Args, func(a *ir.Value) bool { return a.Block == nil && numbersAddress(a) }) {
			o.refuse("it looks at the number of an address")
		}
		o.nulls = o.nulls || v.Op == ir.OpICmp && v.Args[0].Type.Scalar().IsPtr()
		o.far = o.far || v.Op == ir.OpGEP && v.Flags&ir.InBounds == 0
		for _, a := range v.Args {
			if a.IsConst() {
				o.names(a)
			}
		}
	}
	if o.nulls && o.far { // outside of an object there may be null
		o.refuse("it compares an address that may be outside of its object with null")
	}
}

// names refuses constants that name what is settled only when the program is linked, or run.
func (o *observer) names(c *ir.Value) {
	if c.Op == ir.OpGlobal {
		switch g := c.AsGlobal(); {
		case g.Kind == ir.IFunc, g.Kind == ir.Alias && !theSame(g), g.Linkage == "extern_weak":
			o.refuse("it uses " + g.Spelling() + ", which may be another one when the program is linked")
		}
		return
	}
	o.far = o.far || c.Op == ir.OpGEP && c.Flags&ir.InBounds == 0
	for _, a := range c.Args {
		o.names(a)
	}
}

// numbersAddress tells whether a value is the number of an address, or has one in it, or
// tells by it.
func numbersAddress(v *ir.Value) bool {
	switch v.Op {
	case ir.OpPtrToInt, ir.OpPtrToAddr, ir.OpIntToPtr, ir.OpAddrSpaceCast:
		return true
	case ir.OpICmp:
		if v.Args[0].Type.Scalar().IsPtr() && (v.Args[0].Op != ir.OpNull && v.Args[1].Op != ir.OpNull || v.Pred != ir.EQ && v.Pred != ir.NE) {
			return true
		}
	}
	if v.Block != nil {
		return v.Intrinsic() == intrinsic.Ptrmask
	}
	return slices.ContainsFunc(v.Args, numbersAddress)
}

// Begin refuses what is volatile, atomic, or unknown.
func (o *observer) Begin(v *ir.Value) {
	o.at = v
	id := intrinsic.None
	if v.Op.IsCall() {
		id = v.Intrinsic()
	}
	if _, accesses := v.Aux.(*ir.Mem); accesses && !v.IsPlain() || id != intrinsic.None && v.Effects()&ir.Ordered != 0 {
		o.refuse("it accesses memory in a way that others see")
	}
	if id != intrinsic.None && !id.Has(intrinsic.Mark) && v.Memory()&^ir.MemoryOf(ir.ArgMem, ir.Reads|ir.Writes) != 0 {
		o.refuse("it depends on more than memory")
	}
}

// Touch notes what is written, and refuses reads of what others may have written.
func (o *observer) Touch(x *interp.Object, offset, size uint64, write bool) {
	if x.Kind != interp.ObjGlobal && x.Kind != interp.ObjStack {
		o.refuse("it accesses memory that is no variable")
		return
	}
	bytes := o.written[x]
	if write {
		if bytes == nil {
			if x.Kind == interp.ObjGlobal && !o.w.writable(x.Global()) {
				o.refuse("it writes " + x.Global().Spelling() + ", whose content is not this module's alone")
				return
			}
			bytes = map[uint64]bool{}
			o.written[x] = bytes
			o.objects = append(o.objects, x)
		}
		for i := range min(size, maxInitialized) {
			bytes[offset+i] = true
		}
		return
	}
	if x.Kind == interp.ObjGlobal && !o.read[x.Global()] {
		if o.read == nil {
			o.read = map[*ir.Global]bool{}
		}
		o.read[x.Global()] = true
		if x.Global().Init != nil {
			o.names(x.Global().Init)
		}
	}
	if x.Kind == interp.ObjStack || x.Global().Constant && theSame(x.Global()) || o.w.private(x.Global(), o.own) {
		return
	}
	for i := range size {
		if !bytes[offset+i] {
			o.refuse("it reads " + x.Global().Spelling() + ", which may have been written before")
			return
		}
	}
}

// writable tells whether a variable has the content that this module gives it.
func (w *work) writable(g *ir.Global) bool {
	return globaluse.IsExact(g) && !g.Constant && !g.Kept && g.ThreadLocal == "" && !g.ExternallyInitialized && !g.HasSection && g.DLLStorage == ""
}

// private tells whether nothing but constructors writes a variable.
func (w *work) private(g *ir.Global, own map[*ir.Func]bool) bool {
	if !w.fit(g) {
		return false
	}
	s := w.status(g)
	if s.other != "" {
		return false
	}
	for _, u := range append(s.stores, s.fills...) {
		if !own[u.User.Block.Func] {
			return false
		}
	}
	return true
}

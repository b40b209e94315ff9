package argpromotion

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/internal/speculate"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// maxParts bounds what is passed for one argument: more values than that need memory again in most calling conventions. LLVM's bound
// is 2.
const maxParts = 3

// An argument is a pointer of which a function does nothing but load parts, or, of a copy of its own, store to them.
type argument struct {
	param *ir.Value
	byVal *ir.Type    // what it is a copy of, nil if it is none
	parts []*part     // by offset; they do not overlap
	again []*ir.Value // calls of the function by itself that pass it on
	steps []*ir.Value // instructions that compute addresses in it
	// written is whether it is stored to, so that there must be a variable for it.
	written bool
	askew   bool   // an access is more aligned than its offset: a variable that is as aligned has it elsewhere
	align   uint64 // of the variable: what accesses, the type and the attributes want
}

// A part is what is loaded at an offset.
type part struct {
	off   int64
	typ   *ir.Type
	loads []*ir.Value
	// sure is a load that is executed whenever the function is called, nil if there is none: of several the one that promises the highest alignment.
	sure  *ir.Value
	align uint64    // of the load in front of a call
	flags ir.Flags  // of the getelementptr there
	param *ir.Value // what takes its place
}

// passed are the parts that are loaded where the function is called.
func (a *argument) passed() []*part {
	return slices.DeleteFunc(slices.Clone(a.parts), func(p *part) bool { return len(p.loads) == 0 })
}

// read finds what the function loads of a parameter: nil if it does not load anything, and why not by the value if something else is
// done with it.
func (fn *function) read(param *ir.Value) (a *argument, why string) {
	if !param.Type.IsPtr() {
		return nil, ""
	}
	a = &argument{param: param}
	if int(param.Bits) < len(fn.f.ParamAttrs) {
		if v, ok := fn.f.ParamAttrs[param.Bits].Get("byval"); ok {
			a.byVal = v.Type
		}
		a.align = alignment(fn.f.ParamAttrs[param.Bits])
	}
	loads, other := false, ""
	refuse := func(why string) {
		if other == "" {
			other = why
		}
	}
	memory.Walk(fn.layout, param, func(u memory.Use) memory.Next {
		v := u.User
		switch {
		case u.Kind == memory.Step && v.Op == ir.OpGEP && v.Type.IsPtr():
			if u.Known {
				a.steps = append(a.steps, v)
				return memory.Follow
			}
			refuse("it is accessed at an offset that is not constant")
		case u.Kind == memory.Load, u.Kind == memory.Store && a.byVal != nil:
			typ := v.Type
			if u.Kind == memory.Store {
				typ, a.written = v.Args[0].Type, true
			}
			loads = loads || u.Kind == memory.Load
			refuse(fn.enter(a, v, u.Off, typ))
		case v.Op.IsCall() && v.CalledFunc() == fn.f && u.Addr == param && uint64(u.Index) == param.Bits+1:
			a.again = append(a.again, v)
		default:
			refuse("it does more with it than to load from constant offsets")
		}
		return memory.Skip
	})
	if !loads && !a.written {
		return nil, "" // nothing to say of what is only passed on
	}
	if a.written && a.askew {
		refuse("it is changed, and an access is more aligned than its offset: no alignment of a variable is surely right")
	}
	if other == "" {
		other = fn.fits(a)
	}
	return a, other
}

// enter adds an access to the parts of an argument, or tells why it cannot be.
func (fn *function) enter(a *argument, v *ir.Value, off int64, t *ir.Type) string {
	if !v.IsPlain() {
		return "an access is volatile or atomic"
	}
	if why := fn.mayPass(t); why != "" {
		return why
	}
	i := slices.IndexFunc(a.parts, func(p *part) bool { return p.off == off && p.typ == t })
	if i < 0 {
		i = len(a.parts)
		a.parts = append(a.parts, &part{off: off, typ: t})
	}
	if v.Op == ir.OpLoad {
		a.parts[i].loads = append(a.parts[i].loads, v)
	}
	align := fn.alignOf(v, t)
	a.align, a.askew = max(a.align, align), a.askew || uint64(off)%align != 0
	return ""
}

// widest is how many bits a value may have that is passed.
const widest = 128

// mayPass tells why a value of a type is not passed, "" if it may be.
func (fn *function) mayPass(t *ir.Type) string {
	scalar := t.Scalar()
	switch {
	case !t.HasFixedSize(), !scalar.IsInt() && !scalar.IsFloat() && !scalar.IsPtr():
		return fmt.Sprintf("values of type %s are not passed", t)
	case fn.layout.Bits(t) > widest:
		return fmt.Sprintf("what is loaded has more than %d bits", widest)
	}
	return ""
}

// fits sorts the parts, and tells why they cannot be passed.
func (fn *function) fits(a *argument) string {
	slices.SortStableFunc(a.parts, func(x, y *part) int { return cmp.Compare(x.off, y.off) })
	end := int64(-1 << 62)
	for _, p := range a.parts {
		if p.off < end {
			return "what is accessed overlaps, or is of different types"
		}
		end = p.off + int64(fn.layout.StoreSize(p.typ))
	}
	switch n := len(a.passed()); {
	case n > maxParts:
		return fmt.Sprintf("it loads %d parts of it, and %d are passed at most", n, maxParts)
	case a.byVal != nil && (a.parts[0].off < 0 || uint64(end) > fn.layout.Size(a.byVal)):
		return "it is accessed outside of what is passed"
	case a.byVal != nil && !a.byVal.HasFixedSize():
		return "its size is not known"
	case a.written && len(a.again) > 0:
		return "it is changed, and passed on"
	case a.written && a.param.Type != fn.m.Types.Pointer(fn.layout.AllocaSpace):
		return "it is changed, and no variable can be where it is"
	}
	return ""
}

// special are attributes of parameters that say how they are passed, or what else is done with them.
var special = []string{"sret", "byref", "inalloca", "preallocated", "swifterror", "swiftself", "swiftasync", "nest", "inreg", "returned", "elementtype", "allocptr", "allocalign", "immarg"}

// refused tells why an argument is not passed by value, "" if it may be; for each part it finds what is known of loads of it in
// front of calls.
func (fn *function) refused(a *argument) string {
	i := int(a.param.Bits)
	for _, call := range append([]*ir.Value{nil}, fn.calls...) {
		set := fn.attrs(i)
		if call != nil {
			set = call.Aux.(*ir.Call).ParamAttr(i)
		}
		if v, _ := set.Get("byval"); v.Type != a.byVal {
			return "it is called with byval otherwise than it is defined"
		}
		for _, name := range special {
			if set.Has(name) {
				return "it is marked " + name
			}
		}
	}
	if why := fn.changes(a); why != "" {
		return why
	}
	for _, p := range a.passed() {
		if !(p.typ.IsInt() || p.typ.IsPtr()) && fn.differ() {
			return "it loads floats or vectors, and processors that they are passed on differ (target-cpu, target-features, use-soft-float)"
		}
		if p.typ.IsPtr() && fn.deeper(a) {
			return "what it loads is an address, and it calls itself with others"
		}
		if why := fn.safe(a, p); why != "" {
			return why
		}
	}
	return ""
}

func (fn *function) attrs(i int) *ir.AttrSet {
	if i < len(fn.f.ParamAttrs) {
		return fn.f.ParamAttrs[i]
	}
	return nil
}

// changes tells what may be there at a load, or where it is passed on, that was not when the function was called.
func (fn *function) changes(a *argument) string {
	if a.byVal != nil {
		return "" // nobody else knows of it
	}
	mem := fn.e.Of(fn.f).Memory()
	for _, p := range a.parts {
		for _, v := range p.loads {
			if mem.Clobber(v) != memssa.LiveOnEntry {
				return "what it loads may have been changed since it was called"
			}
		}
	}
	for _, call := range a.again {
		if mem.ClobberOf(mem.At(call), alias.Location{Ptr: a.param, Size: alias.Size{Kind: alias.Around}}) != memssa.LiveOnEntry {
			return "what it loads may have been changed where it passes the address on"
		}
	}
	return ""
}

// differ tells whether the function and one that calls it are for different processors.
func (fn *function) differ() bool {
	for _, name := range []string{"target-cpu", "target-features", "use-soft-float"} {
		x, _ := fn.f.Attrs.Get(name)
		for _, call := range fn.calls {
			if y, _ := call.Block.Func.Attrs.Get(name); x.Value != y.Value {
				return true
			}
		}
	}
	return false
}

// readsNull tells whether null may be an address of memory to the function, and is none to one that calls it: what the one may load the
// other must not.
func (fn *function) readsNull() bool {
	return ir.NullIsValid(fn.f) && slices.ContainsFunc(fn.calls, func(call *ir.Value) bool { return !ir.NullIsValid(call.Block.Func) })
}

// deeper tells whether the function calls itself other than by passing the argument on: then loads of what is loaded would be passed
// by value next, and so on.
func (fn *function) deeper(a *argument) bool {
	if len(fn.in.Nodes) > 1 {
		return true
	}
	return slices.ContainsFunc(fn.calls, func(call *ir.Value) bool {
		return call.Block.Func == fn.f && !slices.Contains(a.again, call)
	})
}

// safe tells why a part cannot be loaded in front of all calls, "" if it can be, and finds how aligned it is there.
func (fn *function) safe(a *argument, p *part) string {
	i := int(a.param.Bits)
	p.flags = ir.InBounds // of what is there, and so of the argument's object
	if a.byVal != nil {
		p.align = common(alignment(fn.attrs(i)), p.off)
		for _, call := range fn.calls {
			p.align = min(p.align, common(alignment(call.Aux.(*ir.Call).ParamAttr(i)), p.off))
		}
		return ""
	}
	nulls := a.param.Type.Bits == 0 && fn.readsNull()
	for n, v := range p.loads {
		align := fn.alignOf(v, p.typ)
		if n == 0 || align < p.align {
			p.align = align
		}
		if fn.executed(v) && !nulls && (p.sure == nil || align > fn.alignOf(p.sure, p.typ)) {
			p.sure = v
		}
	}
	if p.sure != nil {
		p.align, p.flags = fn.alignOf(p.sure, p.typ), 0
		if at := p.sure.Args[0]; at.Op == ir.OpGEP && at.Args[0] == a.param {
			p.flags = at.Flags & ir.InBounds
		}
		return ""
	}
	for _, call := range fn.calls {
		if !slices.Contains(a.again, call) && !fn.there(call, i, p) {
			return "it need not load it, and it may not be there where it is called"
		}
	}
	return ""
}

// alignOf is what a load or a store of a type says of the alignment of its address.
func (fn *function) alignOf(v *ir.Value, t *ir.Type) uint64 {
	if n := v.Aux.(*ir.Mem).Align; n != 0 {
		return n
	}
	return fn.layout.Align(t)
}

// alignment is what attributes of a parameter say of it, 1 if they say nothing.
func alignment(s *ir.AttrSet) uint64 {
	a, _ := s.Get("align")
	n, _ := strconv.ParseUint(a.Value, 10, 62)
	return max(n, 1)
}

// common is how aligned an address is that is so many bytes behind an aligned one.
func common(align uint64, off int64) uint64 {
	for uint64(off)%align != 0 {
		align /= 2
	}
	return align
}

// executed tells whether a load is executed whenever the function is called, and before anything that need not go on, or that makes memory
// accessible, as mprotect does.
func (fn *function) executed(load *ir.Value) bool {
	if fn.surely == nil {
		fn.surely = map[*ir.Value]bool{}
		seen := map[*ir.Block]bool{}
		for b := fn.f.Entry(); !seen[b]; {
			seen[b] = true
			for _, v := range b.Instrs {
				e := v.Effects()
				if e&(ir.Unwinds|ir.Hangs|ir.Ordered) != 0 || v.Op.IsCall() && e&ir.Writes != 0 && v.Intrinsic() == intrinsic.None {
					return fn.surely[load]
				}
				fn.surely[v] = v.Op == ir.OpLoad
			}
			if next := b.Succs(); len(next) == 1 {
				b = next[0]
			}
		}
	}
	return fn.surely[load]
}

// there tells whether a part may be loaded in front of a call though the function may not load it: all of it is in memory that can be
// read, by attributes or by what the argument points to in the caller.
func (fn *function) there(call *ir.Value, i int, p *part) bool {
	in, arg := call.Block.Func, call.CallArgs()[i]
	size := fn.layout.StoreSize(p.typ)
	judge := speculate.NewJudge(in, fn.layout)
	if judge.Readable(arg, p.off, size, p.align) {
		return true
	}
	bytes := uint64(0)
	for _, s := range memory.ParamAttrs(call, i) {
		if a, ok := s.Get("dereferenceable"); ok {
			n, _ := strconv.ParseUint(a.Value, 10, 62)
			bytes = max(bytes, n)
		}
	}
	align := max(memory.Alignment(call, i), 1)
	return p.off >= 0 && uint64(p.off)+size <= bytes && align%p.align == 0 && uint64(p.off)%p.align == 0 && judge.MayRead(arg)
}

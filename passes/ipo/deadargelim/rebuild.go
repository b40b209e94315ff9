package deadargelim

import (
	"slices"
	"strconv"
	"strings"

	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/signature"
	"rewrite/passes/ir"
)

// left are the elements of a result that are alive, and whether some are not.
func (fn *function) left() (list []int, fewer bool) {
	for i, r := range fn.results {
		if r.alive {
			list = append(list, i)
		}
	}
	return list, len(list) < len(fn.results)
}

// resultType is what is left of the type of the result.
func (fn *function) resultType(left []int) *ir.Type {
	t, types := fn.f.FuncType.Elem, &fn.f.Module.Types
	switch {
	case len(left) == 0:
		return ir.Void
	case len(left) == 1:
		return edit.ElementType(t, left[0])
	case t.Kind == ir.ArrayKind:
		return types.Array(uint64(len(left)), t.Elem)
	}
	fields := make([]*ir.Type, len(left))
	for k, i := range left {
		fields[k] = t.Fields[i]
	}
	return types.Struct(fields, t.Packed)
}

// returns makes the returns of a function return what is left of its result.
func (w *work) returns(fn *function) {
	left, fewer := fn.left()
	if !fewer {
		return
	}
	f, t := fn.f, fn.resultType(left)
	for _, b := range f.Blocks {
		ret := b.Terminator()
		if ret.Op != ir.OpRet {
			continue
		}
		old := ret.Args[0]
		w.dropped[f] = append(w.dropped[f], old)
		parts := make([]*ir.Value, len(left))
		for k, i := range left {
			parts[k] = w.element(old, i, ret)
		}
		switch len(parts) {
		case 0:
			ret.RemoveArg(0)
		case 1:
			ret.SetArg(0, parts[0])
		default:
			ret.SetArg(0, w.assemble(f, t, parts, ret))
		}
	}
}

// maxSteps bounds the insertvalues that an element is looked for in, as a struct may be put together of many.
const maxSteps = 100

// element is an element of a struct or array, extracted in front of an instruction if it is not there.
func (w *work) element(whole *ir.Value, i int, before *ir.Value) *ir.Value {
	f := before.Block.Func
	v := whole
	for range maxSteps {
		if v.Op != ir.OpInsertValue {
			break
		}
		if at := v.Aux.(ir.Indices); int(at[0]) != i {
			v = v.Args[0]
		} else if len(at) == 1 {
			return v.Args[1]
		} else {
			break
		}
	}
	t := edit.ElementType(v.Type, i)
	switch v.Op {
	case ir.OpPoison:
		return f.Poison(t)
	case ir.OpUndef:
		return f.Undef(t)
	case ir.OpAggregate:
		return v.Args[i]
	}
	x := f.NewInstr(ir.OpExtractValue, t, v)
	x.Aux = ir.Indices{uint32(i)}
	w.insert(x, before)
	return x
}

// assemble puts a struct or array together in front of an instruction; parts that are nil are poison.
func (w *work) assemble(f *ir.Func, t *ir.Type, parts []*ir.Value, before *ir.Value) *ir.Value {
	sum := f.Poison(t)
	for i, p := range parts {
		if p == nil {
			continue
		}
		v := f.NewInstr(ir.OpInsertValue, t, sum, p)
		v.Aux = ir.Indices{uint32(i)}
		w.insert(v, before)
		sum = v
	}
	return sum
}

// insert puts an instruction in front of another one, which keeps its debug records, with the location of that.
func (w *work) insert(v, before *ir.Value) {
	v.Meta = before.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	f := before.Block.Func
	if w.ahead[f] == nil {
		w.ahead[f] = &edit.Ahead{}
	}
	w.ahead[f].Put(before, v)
}

// unread takes out what is not alive of what is computed from parameters and results.
func (w *work) unread() {
	for _, n := range w.order {
		p := n.of[0]
		if n.alive || !n.queued || p.elem != whole {
			continue
		}
		f := p.v.Block.Func
		p.v.ReplaceAllUses(f.Poison(p.v.Type))
		w.goneOf(f)[p.v] = nil
	}
}

// rebuild gives a function what is left of its signature, and its calls along.
func (w *work) rebuild(fn *function) {
	f, s := fn.f, signature.Of(fn.f)
	say := w.e.Remarks(f)
	if len(fn.params) > 0 {
		s.Params = slices.DeleteFunc(s.Params, func(p signature.Param) bool { return !fn.params[p.From].alive })
	}
	for i, n := range fn.params {
		if !n.alive {
			p := f.Params[i]
			say.Applied(nil, "its parameter %d is gone: nothing reads it", i+1)
			p.ReplaceAllUses(f.Poison(p.Type))
			w.goneOf(f)[p] = nil
		}
	}
	if fn.closed {
		say.Applied(nil, "its variable arguments are gone: nothing asks for them")
		s.VarArg = false
	}
	left, fewer := fn.left()
	switch {
	case fewer && len(left) == 0:
		say.Applied(nil, "its result is gone: nothing uses it")
		s.Result = ir.Void
	case fewer:
		say.Applied(nil, "of its result elements are gone that nothing uses: %s are left", numbers(left))
		s.Result = fn.resultType(left)
	}
	if len(s.Params) == len(f.Params) && !fewer && !fn.closed {
		return
	}
	old := f.FuncType.Elem
	s.Change(f)
	for _, call := range fn.calls {
		in := call.Block.Func
		w.dropped[in] = append(w.dropped[in], s.ChangeCall(f, call, nil)...)
		w.goneOf(in)
		if fewer {
			w.forgetOf(in)[call] = in.Poison(old)
			w.receive(call, old, left)
		}
	}
	w.goneOf(f)
}

// receive gives users of a call's result what is left of it.
func (w *work) receive(call *ir.Value, old *ir.Type, left []int) {
	in := call.Block.Func
	if len(left) == 0 {
		call.ReplaceAllUses(in.Poison(old))
		return
	}
	for _, u := range slices.Clone(call.Uses()) {
		v := u.User
		if _, dead := w.gone[in][v]; dead {
			continue
		}
		if v.Op != ir.OpExtractValue {
			parts := make([]*ir.Value, edit.Elements(old))
			for k, i := range left {
				parts[i] = w.partOf(call, k, len(left), v)
			}
			v.SetArg(int(u.Index), w.assemble(in, old, parts, v))
			continue
		}
		at := v.Aux.(ir.Indices)
		k := slices.Index(left, int(at[0]))
		switch {
		case k < 0:
			v.ReplaceAllUses(in.Poison(v.Type))
			w.goneOf(in)[v] = nil
		case len(left) > 1:
			v.Aux = append(ir.Indices{uint32(k)}, at[1:]...)
		case len(at) > 1:
			v.Aux = slices.Clone(at[1:])
		default:
			v.ReplaceAllUses(call)
			w.goneOf(in)[v] = call
		}
	}
}

// partOf is one of n elements of what a call gives back now.
func (w *work) partOf(call *ir.Value, k, n int, before *ir.Value) *ir.Value {
	if n == 1 {
		return call
	}
	return w.element(call, k, before)
}

func numbers(list []int) string {
	texts := make([]string, len(list))
	for i, n := range list {
		texts[i] = strconv.Itoa(n)
	}
	return strings.Join(texts, ", ")
}

// undefined are attributes by which it is undefined behaviour that an argument is poison.
var undefined = []string{"noundef", "dereferenceable", "dereferenceable_or_null", "writable"}

// passPoison has calls of a function whose signature stays pass poison for what it does not read.
func (w *work) passPoison(fn *function) {
	f := fn.f
	for i, n := range fn.params {
		if n.alive {
			continue
		}
		if why := fn.fixed; len(fn.calls) == 0 || !w.instead(fn, i) {
			w.e.Remarks(f).Missed(nil, "nothing reads its parameter %d, but %s", i+1, why)
			continue
		}
		p := f.Params[i]
		w.e.Remarks(f).Applied(nil, "nothing reads its parameter %d: calls pass poison", i+1)
		p.ReplaceAllUses(f.Poison(p.Type))
		w.forgetOf(f)[p] = f.Poison(p.Type)
		if hasAny(f, i, undefined...) {
			f.ParamAttrs = slices.Clone(f.ParamAttrs)
			f.ParamAttrs[i] = f.ParamAttrs[i].With(nil, undefined...)
		}
		w.goneOf(f)
	}
}

// instead makes calls pass poison, and tells whether one did not.
func (w *work) instead(fn *function, i int) (changed bool) {
	for _, call := range fn.calls {
		in, a := call.Block.Func, call.CallArgs()[i]
		// it may be poison already, as what was computed for it is gone
		defined := hasAny(fn.f, i, undefined...) || slices.ContainsFunc(undefined, call.Aux.(*ir.Call).ParamAttr(i).Has)
		if a.Op == ir.OpPoison && !defined || call.Flags&ir.MustTail != 0 || !mayBePoison(call, i) || !w.mayChange(in) {
			continue
		}
		changed = true
		call.SetArg(i+1, in.Poison(a.Type))
		c := *call.Aux.(*ir.Call)
		if set := c.ParamAttr(i); set != nil {
			c.ParamAttrs = slices.Clone(c.ParamAttrs)
			c.ParamAttrs[i] = set.With(nil, undefined...)
			call.Aux = &c
		}
		w.goneOf(in)
		w.dropped[in] = append(w.dropped[in], a)
	}
	return changed
}

package witness

import (
	"fmt"
	"slices"

	"rewrite/passes/analysis/pointsto"
	"rewrite/passes/analysis/pointsto/constraint"
	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
)

// A Pointing holds points-to analyses against what programs do. It is an interp.PointerWatcher, for one machine. What is said of a
// run:
//
//   - Places(p): of each address that p comes to, the object that it was made from and the offset are in it; of a pointer by
//     which a load, store or the like accesses memory, what is accessed.
//   - Targets(call): the function that a call comes to is in it, or it is open.
//
// What library functions make is unknown memory, as the objects of other modules are. An object of the program is known by the
// alloca or call that gave its address first.
type Pointing struct {
	Wrong []string       // each once
	Held  map[string]int // how many answers were seen to hold, by kind

	results map[*ir.Module]*pointsto.Result
	kind    string
	stack   []*ir.Value // what each function that runs executes
	funcs   []*ir.Func  // that run
	seen    map[string]bool
	checked map[seenAt]bool
	blind   *ir.Value // for tests: a pointer that is said to lead nowhere
}

// seenAt is a pair that was looked at.
type seenAt struct {
	v   *ir.Value
	obj constraint.Object
	off int64
	in  *ir.Module
}

// madeBy is what is known of an object of a run.
type madeBy struct {
	m   *ir.Module
	obj constraint.Object
}

// NewPointing makes one, of pointsto.Andersen or pointsto.Steensgaard.
func NewPointing(kind string) *Pointing {
	return &Pointing{Held: map[string]int{}, results: map[*ir.Module]*pointsto.Result{}, kind: kind, seen: map[string]bool{}, checked: map[seenAt]bool{}}
}

func (w *Pointing) result(m *ir.Module) *pointsto.Result {
	r := w.results[m]
	if r == nil {
		var err error
		if r, err = pointsto.New(m, w.kind); err != nil {
			panic(err)
		}
		w.results[m] = r
	}
	return r
}

// Ended is called when a run is over.
func (w *Pointing) Ended() { w.stack, w.funcs = w.stack[:0], w.funcs[:0] }

// Enter implements interp.Watcher.
func (w *Pointing) Enter(f *ir.Func) {
	if n := len(w.stack); n > 0 && w.stack[n-1] != nil && w.stack[n-1].Op.IsCall() {
		w.called(w.stack[n-1], f)
	}
	w.stack, w.funcs = append(w.stack, nil), append(w.funcs, f)
}

// called looks at a call that came to a function. One that is unknown may call back.
func (w *Pointing) called(call *ir.Value, f *ir.Func) {
	r := w.result(call.Block.Func.Module)
	targets, open := r.Targets(call)
	if call.CalledFunc() == nil {
		w.held("call", open || slices.Contains(targets, f), func() string {
			return fmt.Sprintf("@%s: the call %s came to @%s", call.Block.Func.Name, spell(call), f.Name)
		})
	}
}

// Leave implements interp.Watcher.
func (w *Pointing) Leave() {
	w.stack, w.funcs = w.stack[:len(w.stack)-1], w.funcs[:len(w.funcs)-1]
}

// Block implements interp.Watcher.
func (w *Pointing) Block(*ir.Block) {}

// Begin implements interp.Watcher.
func (w *Pointing) Begin(v *ir.Value) { w.stack[len(w.stack)-1] = v }

// Pointer implements interp.PointerWatcher.
func (w *Pointing) Pointer(v *ir.Value, x interp.Value) {
	o := x.Object()
	at, ok := x.Int()
	if o == nil || !ok || o.Kind == interp.ObjFunc && o.Global() == nil { // the last is a label
		return
	}
	f := w.funcs[len(w.funcs)-1]
	r := w.result(f.Module)
	if made, ok := r.Object(v); ok && o.Mark == nil {
		o.Mark = madeBy{f.Module, made}
	}
	w.check("pointer", r, f, v, o, int64(at-o.Base))
}

// Touch implements interp.Watcher.
func (w *Pointing) Touch(o *interp.Object, off, size uint64, write bool) {
	if len(w.stack) == 0 || w.stack[len(w.stack)-1] == nil {
		return
	}
	v := w.stack[len(w.stack)-1]
	var p *ir.Value
	switch v.Op {
	case ir.OpLoad, ir.OpCmpXchg, ir.OpAtomicRMW:
		p = v.Args[0]
	case ir.OpStore:
		p = v.Args[1]
	default:
		return
	}
	f := v.Block.Func
	w.check("access", w.result(f.Module), f, p, o, int64(off))
}

// check holds the set of a pointer against an address.
func (w *Pointing) check(what string, r *pointsto.Result, f *ir.Func, v *ir.Value, o *interp.Object, off int64) {
	list, ok := r.Places(f, v)
	if v == w.blind {
		list = nil
	}
	obj := w.object(r, o)
	key := seenAt{v, obj, off, f.Module}
	if w.checked[key] {
		w.Held[what]++
		return
	}
	w.checked[key] = true
	holds := r.Contains(list, obj, off)
	if obj == constraint.Unknown && o.Mark == nil && o.Kind == interp.ObjStack { // where variable arguments are
		holds = holds || slices.ContainsFunc(list, func(p constraint.Place) bool { return r.Graph.Objects[p.Obj].Kind == constraint.VarArgs })
	}
	if !ok {
		what += ", of a constant"
		holds = holds || v.IsConst()
	}
	w.held(what, holds, func() string {
		name := "a constant"
		switch {
		case v.Op == ir.OpParam:
			name = fmt.Sprintf("parameter %d", v.Bits)
		case v.Block != nil:
			name = spell(v)
		}
		return fmt.Sprintf("@%s: %s led to %q%+d, object %d: %v", f.Name, name, o.Name, off, obj, list)
	})
}

// object is what an object of the run is in a module.
func (w *Pointing) object(r *pointsto.Result, o *interp.Object) constraint.Object {
	if made, ok := o.Mark.(madeBy); ok && made.m == r.Module {
		return made.obj
	}
	if g := o.Global(); g != nil {
		if g.Module != r.Module {
			if g.Linkage == "internal" || g.Linkage == "private" {
				return constraint.Unknown
			}
			if g = r.Module.Lookup(g.Name); g == nil {
				return constraint.Unknown
			}
		}
		if obj, ok := r.Object(g); ok {
			return obj
		}
	}
	return constraint.Unknown
}

func (w *Pointing) held(what string, ok bool, why func() string) {
	w.Held[what]++
	if ok {
		return
	}
	if s := what + ": " + why(); !w.seen[s] {
		w.seen[s] = true
		w.Wrong = append(w.Wrong, s)
	}
}

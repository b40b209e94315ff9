package witness

import (
	"fmt"
	"slices"

	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
)

// An Effects watches what attributes of functions, their parameters and results say. It is an interp.CallWatcher, for one machine.
//
//   - memory(...): what the function, and all that it calls, accesses of memory that was there before the call, but for constants. If it
//     may only access what arguments point to, that is in an object that one of them points into.
//   - readnone, readonly, writeonly of a parameter: the same of the object of an argument, where the function may only access what arguments
//     point to and no other one points there.
//   - returned, noalias of the result: what comes back. norecurse: no call of it runs meanwhile.
//
// What else the pass funceffects infers the interpreter checks itself: nounwind, noreturn, and what parameters and results are.
type Effects struct {
	Wrong []string       // each once
	Held  map[string]int // how often each kind was seen to hold
	stack []*given
	seen  map[string]bool
}

// given is a call that runs.
type given struct {
	f    *ir.Func
	args []interp.Value
	born uint64
	at   *ir.Value
}

// NewEffects makes one.
func NewEffects() *Effects { return &Effects{Held: map[string]int{}, seen: map[string]bool{}} }

func (w *Effects) holds(f *ir.Func, name string, ok bool, format string, args ...any) {
	if ok {
		w.Held[name]++
		return
	}
	text := "@" + f.Name + ": " + name + ": " + fmt.Sprintf(format, args...)
	if !w.seen[text] {
		w.seen[text] = true
		w.Wrong = append(w.Wrong, text)
	}
}

// Enter implements interp.Watcher.
func (w *Effects) Enter(f *ir.Func) {
	if f.Attrs.Has("norecurse") {
		w.holds(f, "norecurse", !slices.ContainsFunc(w.stack, func(g *given) bool { return g.f == f }), "it is called while it runs")
	}
	w.stack = append(w.stack, &given{f: f})
}

// Given implements interp.CallWatcher.
func (w *Effects) Given(args []interp.Value, born uint64) {
	top := w.stack[len(w.stack)-1]
	top.args, top.born = slices.Clone(args), born
}

// Returns implements interp.CallWatcher.
func (w *Effects) Returns(v interp.Value) {
	top := w.stack[len(w.stack)-1]
	f := top.f
	if f.RetAttrs.Has("noalias") {
		o := v.Object()
		w.holds(f, "noalias", o == nil || o.Base >= top.born, "it returns an object that was there before")
	}
	for i, s := range f.ParamAttrs {
		if s.Has("returned") {
			w.holds(f, "returned", v.IsPoison() || v.Contains(top.args[i]), "it returns something else than its argument %d", i+1)
		}
	}
}

// Leave implements interp.Watcher.
func (w *Effects) Leave() { w.stack = w.stack[:len(w.stack)-1] }

// Block implements interp.Watcher.
func (w *Effects) Block(*ir.Block) {}

// Begin implements interp.Watcher.
func (w *Effects) Begin(v *ir.Value) { w.stack[len(w.stack)-1].at = v }

// maxFrames bounds the calls that an access is held against, from the innermost out.
const maxFrames = 50

// Touch implements interp.Watcher.
func (w *Effects) Touch(o *interp.Object, off, size uint64, write bool) {
	if len(w.stack) == 0 || o.IsConstant() || ofAlloca(w.stack[len(w.stack)-1].at) {
		return
	}
	e := ir.Reads
	if write {
		e = ir.Writes
	}
	for i := len(w.stack) - 1; i >= max(0, len(w.stack)-maxFrames); i-- {
		if g := w.stack[i]; o.Base < g.born {
			w.touched(g, o, e)
		}
	}
}

// ofAlloca tells whether an access is to an alloca by its name: nobody else may know of that one.
func ofAlloca(v *ir.Value) bool {
	if v == nil {
		return false
	}
	switch {
	case v.Op == ir.OpLoad:
		v = v.Args[0]
	case v.Op == ir.OpStore || memory.IsMarker(v):
		v = v.Args[len(v.Args)-1]
	default:
		return false
	}
	for v.Op == ir.OpGEP || v.Op == ir.OpBitCast {
		v = v.Args[0]
	}
	return v.Op == ir.OpAlloca
}

var does = map[ir.Effects]string{ir.Reads: "reads", ir.Writes: "writes"}

// touched holds what a function says against an access of an object that was there before.
func (w *Effects) touched(g *given, o *interp.Object, e ir.Effects) {
	m := g.f.Attrs.Memory()
	if m == ir.AllMemory {
		return
	}
	what := fmt.Sprintf("it %s %s at %v", does[e], o.Name, g.at)
	if (m.At(ir.OtherMem)|m.At(ir.InaccessibleMem)|m.At(ir.ErrnoMem))&e != 0 {
		w.holds(g.f, "memory", true, "")
		return
	}
	var to []int
	for i, v := range g.args {
		if v.Object() == o {
			to = append(to, i)
		}
	}
	w.holds(g.f, "memory", m.At(ir.ArgMem)&e != 0 && len(to) > 0, "%s, and says %v", what, m)
	if len(to) != 1 || to[0] >= len(g.f.ParamAttrs) {
		return
	}
	s := g.f.ParamAttrs[to[0]]
	for name, not := range map[string]ir.Effects{"readnone": ir.Reads | ir.Writes, "readonly": ir.Writes, "writeonly": ir.Reads} {
		if s.Has(name) {
			w.holds(g.f, name, not&e == 0, "%s, by argument %d", what, to[0]+1)
		}
	}
}

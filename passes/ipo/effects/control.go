package effects

import (
	"fmt"
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/callgraph"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/library"
)

// A property is something that holds of a function unless an instruction of it speaks against it.
type property uint8

// The properties, in the order in which they are written.
const (
	nofree     property = iota // it ends no memory that was there before
	norecurse                  // no other call of it begins before one is over
	noreturn                   // it does not come back by a return
	nosync                     // it does not communicate with other threads
	nounwind                   // it does not throw
	willreturn                 // it comes back, by a return or by throwing
	numProperties
)

var propertyNames = [numProperties]string{"nofree", "norecurse", "noreturn", "nosync", "nounwind", "willreturn"}

// A reason is why a property does not hold.
type reason struct {
	at  *ir.Value
	why string // "" as long as it holds
	// Progress: it holds all the same if the function must progress and does nothing that counts as that.
	progress bool
}

func (fn *function) speak(p property, at *ir.Value, format string, args ...any) {
	if fn.lacks[p].why == "" || fn.lacks[p].progress {
		fn.lacks[p] = reason{at: at, why: fmt.Sprintf(format, args...)}
	}
}

// control looks at each instruction of a function for what speaks against a property, and what it does to memory.
func (c *component) control(fn *function) {
	for _, b := range fn.f.Blocks {
		for _, v := range b.Instrs {
			if v.Op.IsCall() {
				if to := c.inside(v); to != nil {
					fn.calls(v, to)
					continue
				}
				fn.call(v)
			} else {
				fn.other(v)
			}
			if fn.memory != ir.AllMemory {
				fn.memory |= alias.Outside(fn.aliases, v)
			}
		}
	}
	fn.loops()
	fn.returns()
}

// calls notes a call of a function of the component.
func (fn *function) calls(v *ir.Value, to *function) {
	fn.within = append(fn.within, inner{v, to})
	if !ir.CallHas(v, "willreturn") && fn.lacks[willreturn].why == "" {
		fn.lacks[willreturn] = reason{v, "functions that call each other may do so for ever", true}
	}
}

// call looks at a call of something outside of the component.
func (fn *function) call(v *ir.Value) {
	e := v.Effects()
	known := alias.Library(fn.aliases, v)
	id := v.Intrinsic()
	if known.Has(library.Unneeded) || bounded(known) {
		e &^= ir.Unwinds | ir.Hangs
	}
	switch {
	case e&ir.Unwinds == 0 || ir.CallHas(v, "nounwind"):
	case v.Op == ir.OpInvoke:
		if !catchesAll(v) {
			fn.speak(nounwind, v, "what it throws may not be caught here")
		}
	default:
		fn.speak(nounwind, v, "this call may unwind")
	}
	if e&ir.Hangs != 0 {
		fn.speak(willreturn, v, "this call may not return")
	}
	if memory.IsVolatile(v) {
		fn.speak(willreturn, v, "what is volatile may do anything")
	}
	if e&ir.Writes != 0 && !ir.CallHas(v, "nofree") && !harmless(id) && !bounded(known) {
		fn.speak(nofree, v, "this call may free memory")
	}
	switch {
	case memory.IsVolatile(v):
		fn.speak(nosync, v, "it is volatile")
	case ir.CallHas(v, "nosync") || bounded(known):
	case convergent(v):
		fn.speak(nosync, v, "this call is convergent")
	case e&(ir.Reads|ir.Writes) != 0 && !harmless(id):
		fn.speak(nosync, v, "this call may synchronize")
	}
}

// harmless tells whether an intrinsic does nothing but compute, access what its arguments point to, or stand for something.
func harmless(id intrinsic.ID) bool {
	is := id.Info().Is
	return is&(intrinsic.NoEffect|intrinsic.Mark|intrinsic.ByArgs|intrinsic.Hidden) != 0 && is&intrinsic.Pinned == 0
}

// bounded tells whether all that a library function does to memory is known, and it frees none.
func bounded(f *library.Function) bool {
	return f.Is&(library.NoMemory|library.OnlyReads|library.Writes|library.SetsErrno) != 0 && f.Is&(library.Frees|library.Aborts) == 0
}

func convergent(v *ir.Value) bool { return ir.CallHas(v, "convergent") }

// catchesAll tells whether all that an invoke may throw is caught where it unwinds to: a search for a handler, which comes before
// any unwinding, goes past a cleanup. What funclets do not catch speaks against it where it leaves them.
func catchesAll(v *ir.Value) bool {
	pad := v.Targets[len(v.Targets)-1].Instrs
	for _, x := range pad {
		if x.Op == ir.OpPhi {
			continue
		}
		if x.Op != ir.OpLandingPad {
			return true
		}
		filters, _ := x.Aux.(ir.Clauses)
		for i, clause := range x.Args {
			switch filter := i < len(filters) && filters[i]; {
			case !filter && clause.Op == ir.OpNull:
				return true
			case filter && clause.Type.Kind == ir.ArrayKind && clause.Type.Len == 0:
				return true
			}
		}
		return false
	}
	return false
}

// other looks at an instruction that is no call.
func (fn *function) other(v *ir.Value) {
	switch v.Op {
	case ir.OpResume:
		fn.speak(nounwind, v, "it goes on unwinding")
	case ir.OpCleanupRet:
		if len(v.Targets) == 0 {
			fn.speak(nounwind, v, "it goes on unwinding")
		}
	case ir.OpCatchSwitch:
		if _, ok := v.Aux.(ir.UnwindsToCaller); ok {
			fn.speak(nounwind, v, "what is not caught here goes on unwinding")
		}
	}
	if v.Flags&ir.Volatile != 0 {
		fn.speak(nosync, v, "it is volatile")
		fn.speak(willreturn, v, "what is volatile may do anything")
	}
	m, ok := v.Aux.(*ir.Mem)
	if ok && max(m.Ordering, m.Failure) > ir.Unordered && !(v.Op == ir.OpFence && m.Scope == "singlethread") {
		fn.speak(nosync, v, "it is atomic")
	}
}

// loops looks for loops that may not come to an end.
func (fn *function) loops() {
	if fn.lacks[willreturn].why != "" && !fn.lacks[willreturn].progress || fn.f.Attrs.Has("willreturn") {
		return
	}
	nest := fn.known.Loops()
	for _, region := range nest.Irreducible {
		fn.lacks[willreturn] = reason{region[0].Instrs[0], "a cycle that is entered at several places may not come to an end", true}
	}
	for _, l := range nest.All {
		if fn.known.SCEV().MaxBackedgeTaken(l) != nil || l.MustProgress() && l.Idle() {
			continue
		}
		fn.lacks[willreturn] = reason{l.Header.Instrs[0], "this loop may not come to an end", true}
		return
	}
}

// returns looks for a way to a return that no call stops which does not come back.
func (fn *function) returns() {
	fn.f.Entry().Preds() // numbers the blocks
	seen := make([]bool, len(fn.f.Blocks))
	todo := []*ir.Block{fn.f.Entry()}
	seen[fn.f.Entry().ID] = true
blocks:
	for len(todo) > 0 {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, v := range b.Instrs {
			if v.Op == ir.OpCall && ir.CallHas(v, "noreturn") {
				continue blocks
			}
			if v.Op == ir.OpRet {
				fn.speak(noreturn, v, "it returns here")
				return
			}
		}
		for _, s := range b.Succs() {
			if !seen[s.ID] {
				seen[s.ID] = true
				todo = append(todo, s)
			}
		}
	}
}

// settle finds what holds of functions of the component by what they call of it. What is known of calls before, by attributes of
// calls and of functions, holds anyway.
func (c *component) settle() {
	for _, fn := range c.list {
		for _, in := range fn.within {
			in.to.caller = append(in.to.caller, fn)
		}
	}
	for _, p := range []property{nofree, nosync, nounwind} {
		c.spread(p)
	}
	c.settleMemory()
	for _, fn := range c.list {
		if (fn.memory&fn.f.Attrs.Memory()).Anywhere()&ir.Writes == 0 {
			fn.lacks[nofree] = reason{} // the end of an object is a write
		}
	}
	progress := true
	for _, fn := range c.list {
		must := fn.f.Attrs.Has("mustprogress") && (fn.memory&fn.f.Attrs.Memory()).Anywhere()&ir.Writes == 0
		progress = progress && must && (fn.lacks[willreturn].why == "" || fn.lacks[willreturn].progress)
	}
	for _, fn := range c.list {
		if progress {
			fn.lacks[willreturn] = reason{}
		}
	}
}

// spread takes a property from the functions that call those which have it not.
func (c *component) spread(p property) {
	var todo []*function
	for _, fn := range c.list {
		if fn.lacks[p].why != "" && !fn.f.Attrs.Has(propertyNames[p]) {
			todo = append(todo, fn)
		}
	}
	for len(todo) > 0 {
		to := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, fn := range to.caller {
			if fn.lacks[p].why != "" {
				continue
			}
			for _, in := range fn.within {
				if in.to != to || in.call.Aux.(*ir.Call).FuncAttrs.Has(propertyNames[p]) || p == nounwind && in.call.Op == ir.OpInvoke && catchesAll(in.call) {
					continue
				}
				fn.lacks[p] = reason{at: in.call, why: "it calls " + to.f.Spelling() + ", which is not " + propertyNames[p]}
				if !fn.f.Attrs.Has(propertyNames[p]) {
					todo = append(todo, fn)
				}
				break
			}
		}
	}
}

// calls finds out whether functions of the component may be called while a call of them runs, and tells whether they are closed. What is closed calls, directly or not, nothing
// but functions whose bodies are known and what calls none of the module: then the call graph has all calls. It does not matter that a function
// which is called calls itself.
func (c *component) calls(scc []*ir.Func) (closed bool) {
	closed = len(scc) == len(c.list)
	recursive := len(scc) > 1
	var at *ir.Value
	for _, fn := range c.list {
		for i := range c.graph.Node(fn.f).Sites {
			s := &c.graph.Node(fn.f).Sites[i]
			if closed && !c.isClosed(fn, s) {
				closed, at = false, s.Call
			}
			recursive = recursive || slices.Contains(s.Callees, c.graph.Node(fn.f))
		}
	}
	for _, fn := range c.list {
		switch {
		case recursive:
			fn.lacks[norecurse].why = "it may call itself"
		case !closed:
			fn.lacks[norecurse] = reason{at: at, why: "this call may lead to another one of it"} // it is the only one
		}
	}
	return closed
}

// isClosed tells whether all that a call may run is known.
func (c *component) isClosed(fn *function, s *callgraph.Site) bool {
	if s.Open || len(s.Callees) == 0 {
		return false
	}
	for _, n := range s.Callees {
		if c.of[n.Func] != nil {
			continue
		}
		if len(n.Func.Blocks) > 0 {
			c.mu.Lock()
			ok := c.closed[n.Func]
			c.mu.Unlock()
			if !ok {
				return false
			}
			continue
		}
		is := n.Func.Intrinsic.Info().Is
		if !n.Func.Attrs.Has("nocallback") && is&(intrinsic.NoEffect|intrinsic.Mark|intrinsic.ReadsMem|intrinsic.WritesMem) == 0 &&
			!(s.Call.CalledFunc() == n.Func && bounded(alias.Library(fn.aliases, s.Call))) {
			return false
		}
	}
	return true
}

// attributes are those that a function has not, but is known to deserve.
func (fn *function) attributes(w *writer) (more []ir.Attr) {
	for p, name := range propertyNames {
		has := fn.f.Attrs.Has(name)
		if fn.lacks[p].why != "" && !has {
			continue
		}
		if property(p) == willreturn && !fn.f.Attrs.Has("mustprogress") {
			more = append(more, ir.Attr{Name: "mustprogress"})
		}
		if !has {
			more = append(more, ir.Attr{Name: name})
		}
	}
	return append(more, fn.memoryAttrs(w)...)
}

// objections tells what keeps attributes off a function.
func (fn *function) objections() {
	if fn.say == nil {
		return
	}
	for p := range property(numProperties) {
		if r := fn.lacks[p]; p != noreturn && r.why != "" && !fn.f.Attrs.Has(propertyNames[p]) {
			fn.say.Missed(r.at, "it is not %s: %s", propertyNames[p], r.why)
		}
	}
}

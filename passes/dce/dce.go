// Package dce removes what has no effect and is not needed by anything that has.
//
// It is the aggressive form for values: nothing is live at first but what has an
// effect or decides where control goes, and their operands in turn. So a cycle of
// phis that only feed each other goes as a whole:
//
//	loop: %i = phi i32 [ 0, %entry ], [ %next, %loop ]      loop: br label ...
//	      %next = add i32 %i, 1
//	      br ...
//
// A call goes only if it neither writes, throws nor hangs, by the attributes of
// the function that it names (SEMANTICS 24); a load unless it is volatile or
// ordered; a division, as undefined behaviour need not be kept. An alloca goes
// with the markers of its lifetime and with stores, if nothing else uses it.
//
// Then phis are simplified: one whose operands are all one value x or the phi
// itself is x, and of two phis of a block that are equal in every edge one goes.
// An operand that is poison meets anything; one that is undef does not, as x may
// be poison (SEMANTICS 23).
//
// Before that what is never executed goes: behind constant conditions, and behind
// what is undefined or does not return. Branches are left to simplifycfg, and to the
// pass adce, which also asks what depends on them (control.go).
package dce

import (
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run removes dead instructions of a function and simplifies its phis.
func Run(f *ir.Func, e *pass.Env) manager.Kept { return newWork(f, e).run() }

type work struct {
	f          *ir.Func
	analyses   *manager.Func
	gone       map[*ir.Value]*ir.Value // what was replaced, and by what
	say        *remark.Remarks
	aggressive bool               // branches may be dead, too
	endless    map[*ir.Value]bool // branches of which it was said that they keep a loop
	queue      []*ir.Value        // scratch of sweep
}

func newWork(f *ir.Func, e *pass.Env) *work {
	return &work{f: f, gone: map[*ir.Value]*ir.Value{}, say: e.Remarks(f), analyses: e.Of(f)}
}

func (w *work) run() manager.Kept {
	changed, shape := false, w.f.Shape()
	decided := true // conditions may be constant that were not looked at
	for {
		again := decided && w.unreached()
		decided = w.phis()
		again = decided || again
		again = w.sweep() || again
		if !again {
			break
		}
		changed = true
	}
	if changed {
		edit.Done(w.f, w.gone)
	}
	return w.analyses.Since(shape).If(changed)
}

// sweep removes all that is not live.
func (w *work) sweep() bool {
	m := &marks{live: make([]bool, w.f.NumValues()), queue: w.queue[:0]}
	defer func() { w.queue = m.queue }()
	var ways *cfg.PostDomTree
	if w.aggressive && slices.ContainsFunc(w.f.Blocks, decides) {
		ways = w.analyses.PostDom()
		m.on, m.blocks = cfg.NewControls(ways), make([]bool, len(w.f.Blocks))
	}
	dead := w.deadSlots()
	for _, v := range w.silent() {
		dead[v] = true
	}
	for _, b := range w.f.Blocks {
		for _, v := range b.Instrs {
			switch {
			case removable(v) || dead[v]:
			case m.on != nil && (v.Op == ir.OpBr || v.Op == ir.OpSwitch) && ways.Idom(b) != nil:
			default:
				m.value(v)
			}
		}
	}
	m.needs()
	if m.on != nil {
		w.loops(m)
	}
	changed := false
	for _, b := range w.f.Blocks {
		changed = b.EraseIf(func(v *ir.Value) bool {
			if m.live[v.ID] || v.Op.IsTerminator() {
				return false
			}
			w.say.Applied(v, "this %s is not needed", v.Op)
			return true
		}) || changed
	}
	if changed {
		w.analyses.Drop()
	}
	return m.on != nil && w.jump(m) || changed
}

// removable tells whether an instruction goes if nothing needs it.
func removable(v *ir.Value) bool {
	if v.Op == ir.OpAlloca {
		return v.Flags&ir.InAlloca == 0
	}
	return v.Op != ir.OpLandingPad && v.Removable() || countsConstant(v)
}

// countsConstant tells whether a call counts for a profile which values there are of what is one value. (The function is of
// compiler-rt, InstrProfiling.h.)
func countsConstant(v *ir.Value) bool {
	if v.Op != ir.OpCall {
		return false
	}
	f := v.CalledFunc()
	return f != nil && f.IsDecl() && f.Name == "__llvm_profile_instrument_target" && len(v.CallArgs()) == 3 && v.CallArgs()[0].IsConst()
}

// silent are the marks that say nothing: assumptions of true, and declarations of scopes that tell no accesses apart.
func (w *work) silent() (list []*ir.Value) {
	declares := false
	for _, b := range w.f.Blocks {
		for _, v := range b.Instrs {
			if v.Op != ir.OpCall {
				continue
			}
			switch v.Intrinsic() {
			case intrinsic.Assume:
				if c := v.CallArgs()[0]; c.Op == ir.OpInt && c.Bits == 1 && len(v.Aux.(*ir.Call).Bundles) == 0 {
					list = append(list, v)
				}
			case intrinsic.ExperimentalNoaliasScopeDecl:
				declares = true
			}
		}
	}
	if declares {
		list = append(list, alias.SilentScopes(w.analyses.NewAlias())...)
	}
	return list
}

// deadSlots are the stores to allocas that are never loaded from, and the
// markers of their lifetimes. Neither keeps the alloca, nor what is stored.
func (w *work) deadSlots() map[*ir.Value]bool {
	dead := map[*ir.Value]bool{}
	for _, b := range w.f.Blocks {
		for _, v := range b.Instrs {
			if v.Op != ir.OpAlloca || v.Flags != 0 {
				continue
			}
			users, ok := onlyWritten(v)
			if !ok || len(users) == 0 {
				continue
			}
			for _, u := range users {
				dead[u] = true
			}
		}
	}
	return dead
}

// onlyWritten lists the stores to an alloca and the markers of its lifetime, if
// these are all that uses it, directly or through addresses within it.
func onlyWritten(alloca *ir.Value) (users []*ir.Value, ok bool) {
	ok = memory.Walk(nil, alloca, func(u memory.Use) memory.Next {
		switch {
		case u.Kind == memory.Step:
			return memory.Follow
		case u.Kind == memory.Marker, u.Kind == memory.Store && u.User.Effects() == ir.Writes:
			users = append(users, u.User)
			return memory.Skip
		}
		return memory.Stop
	})
	return users, ok
}

// phis replaces phis that are a value that is there already.
func (w *work) phis() (changed bool) {
	var tree *ir.DomTree
	for _, b := range w.f.Blocks {
		if len(b.Phis()) == 0 {
			continue
		}
		if tree == nil {
			tree = w.analyses.Dom()
		}
		phis := slices.Clone(b.Phis())
		dead := map[*ir.Value]bool{}
		for i, phi := range phis {
			x := same(phi)
			if x != nil && x.Block != nil && !available(tree, x, phi, b.Instrs[len(phis)]) {
				w.say.Missed(phi, "this phi is %s or poison, which is not available here", describe(x))
				x = nil
			}
			for j := 0; x == nil && j < i; j++ {
				if !dead[phis[j]] && equal(phis[j], phi) {
					x = phis[j]
				}
			}
			if x == nil || x == phi {
				continue
			}
			w.say.Applied(phi, "this phi is always %s", describe(x))
			phi.ReplaceAllUses(x)
			w.gone[phi], dead[phi] = x, true
		}
		if len(dead) > 0 {
			b.EraseIf(func(v *ir.Value) bool { return dead[v] })
			changed = true
		}
	}
	return changed
}

// available tells whether a value that a phi takes is there behind the phis of its
// block, and is the same that came along the edge. Another phi of the block is
// not: it has its next value by then.
func available(tree *ir.DomTree, x, phi, behind *ir.Value) bool {
	return (x.Op != ir.OpPhi || x.Block != phi.Block) && tree.DominatesValue(x, ir.Use{User: behind})
}

// same is the one value that a phi takes besides itself and poison, nil if there
// are several. Of nothing but itself and poison it is poison.
func same(phi *ir.Value) *ir.Value {
	var x, poison *ir.Value
	for _, a := range phi.Args {
		switch {
		case a == phi || a == x:
		case a.Op == ir.OpPoison:
			poison = a
		case x != nil:
			return nil
		default:
			x = a
		}
	}
	if x == nil {
		return poison
	}
	return x
}

// equal tells whether two phis of a block take the same values on all edges; a
// phi that takes itself where the other does so, too, counts as the same.
func equal(a, b *ir.Value) bool {
	if a.Type != b.Type || a.Flags != b.Flags || len(a.Args) != len(b.Args) {
		return false
	}
	for i, p := range a.Targets {
		j := i
		if b.Targets[j] != p {
			for j = 0; b.Targets[j] != p; j++ {
			}
		}
		x, y := a.Args[i], b.Args[j]
		if x != y && !((x == a || x == b) && (y == a || y == b)) {
			return false
		}
	}
	return true
}

// describe is a value in a remark.
func describe(v *ir.Value) string {
	switch {
	case v.Op == ir.OpInt:
		return v.Int().String()
	case v.Name != "":
		return "%" + ir.QuoteName(v.Name)
	case v.Block != nil:
		return "the result of a " + v.Op.String()
	}
	return v.Op.String()
}

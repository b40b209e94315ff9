package inline

import (
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

const (
	// triedTimes is how many times as much may be left as is allowed for it to be tried whether simplification leaves less:
	// hardly a body becomes a smaller part than that of what constant arguments leave of it.
	triedTimes = 2
	// maxTried is how many instructions may be copied and simplified for one call, and maxTrials for how many calls of a
	// function that is done: a trial takes about as long as the passes that the body went through before.
	maxTried, maxTrials = 300, 8
)

// tried is what is left of a callee when a copy of it that has the constant arguments of a call is simplified, in hundredths.
func (w *work) tried(call *ir.Value, b *body) (cost int) {
	w.trials++
	f := w.copyOf(call, b)
	analyses := manager.New(w.f.Module)
	for _, p := range w.in.Trial {
		e := pass.NewEnv(p.Name, analyses, w.e.Target, false)
		e.Rules = w.e.Rules
		kept := p.Run(f, e)
		e.Close()
		analyses.Of(f).Keep(kept)
	}
	for _, x := range f.Blocks {
		for _, v := range x.Instrs {
			cost += leaves(v, w.e.Target)
		}
	}
	return cost - w.saved(call, b)
}

// copyOf is a function of its own that does what the callee does with the constant arguments of a call. The module does not have it.
func (w *work) copyOf(call *ir.Value, b *body) *ir.Func {
	g := *b.f.Global
	g.Linkage, g.Func, g.Meta, g.Comdat = "private", nil, nil, nil
	f := ir.NewFunc(&g, b.f.FuncType, nil)
	f.CC, f.RetAttrs, f.ParamAttrs, f.Personal, f.GC, f.HasBody = b.f.CC, b.f.RetAttrs, b.f.ParamAttrs, b.f.Personal, b.f.GC, true
	m := edit.NewMap(f)
	m.Closes = func(*ir.Value) bool { return true }
	for i, p := range b.f.Params {
		m.Values[p] = f.AddParam(p.Type, "")
		if a := call.CallArgs()[i]; a.IsConst() && !namesBlock(a) {
			m.Values[p] = m.Value(a)
		}
	}
	m.Clone(b.f.Blocks, "")
	return f
}

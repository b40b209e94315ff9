package passes

import (
	"errors"
	"fmt"
	"slices"

	"rewrite/passes/analysis/callgraph"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/ipo/globaldce"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/diag"
)

// largeShare is what part of the instructions of a wave makes a component a large one. It is the same however many
// workers there are, as messages come in the order in which components are begun with.
const largeShare = 8

// components takes the components of the call graph through a stage, callees first: those of a wave do not call each
// other, and are worked on at the same time. A large one, as where hundreds of functions call each other, has all workers to
// itself: they are on several of its functions at the same time where passes are on functions.
func (r *Run) components(stage int) (found diag.Diagnostics) {
	order := r.analyses.CallGraph().Order()
	var bodies *globaldce.Bodies
	if r.dropsUnnamed(stage) {
		bodies = globaldce.NewBodies(r.mod)
	}
	for _, wave := range r.analyses.CallGraph().Waves() {
		size := make(map[*callgraph.Component]int, len(wave))
		total := 0
		for _, c := range wave {
			for _, n := range c.Nodes {
				size[c] += instructions(n.Func)
			}
			total += size[c]
		}
		isLarge := func(c *callgraph.Component) bool { return len(c.Nodes) > 1 && size[c] > total/largeShare }
		later := make(map[*callgraph.Component]*[]publication, len(wave))
		for _, c := range wave {
			later[c] = new([]publication)
		}
		do := func(list []*callgraph.Component, jobs, within int) {
			found = append(found, asm.Each(list, jobs, func(c *callgraph.Component) *ir.Func { return c.Nodes[0].Func }, func(c *callgraph.Component) diag.Diagnostics {
				return r.component(stage, c, order, within, later[c])
			})...)
		}
		var others []*callgraph.Component
		for i, c := range wave {
			if isLarge(c) {
				do(wave[i:i+1], 1, r.hooks.Jobs)
			} else {
				others = append(others, c)
			}
		}
		do(others, r.hooks.Jobs, 1)
		for _, c := range wave {
			for _, p := range *later[c] {
				found = append(found, p.publish()...)
			}
		}
		if bodies != nil {
			r.settle(bodies, wave)
		}
		if found.HasErrors() {
			break
		}
	}
	return found
}

// dropsUnnamed tells whether functions that nothing leads to are taken out behind a stage. Where changes are counted or told of one by
// one their bodies stay until then.
func (r *Run) dropsUnnamed(stage int) bool {
	if r.cfg.Allow != nil || r.hooks.After != nil {
		return false
	}
	for _, later := range r.stages[stage+1:] {
		for s := range later.Steps() {
			if s.Pass.Name == "globaldce" {
				return true
			}
		}
	}
	return false
}

// settle gives bodies up that nothing needs behind a wave.
func (r *Run) settle(bodies *globaldce.Bodies, wave []*callgraph.Component) {
	var list []*ir.Func
	for _, c := range wave {
		for _, n := range c.Nodes {
			list = append(list, n.Func)
		}
	}
	may := func(f *ir.Func) bool { return !r.skips(f) && (r.cfg.Select == nil || r.cfg.Select(f)) }
	for _, f := range bodies.Settle(list, may) {
		r.analyses.Of(f).Keep(manager.None)
		r.leave(f)
	}
}

// component takes a component through a stage, up to jobs of its functions at the same time (0 for as many as there are processors).
func (r *Run) component(stage int, c *callgraph.Component, order *callgraph.Order, jobs int, later *[]publication) diag.Diagnostics {
	scc := make([]*ir.Func, 0, len(c.Nodes))
	selected := false
	for _, n := range c.Nodes {
		if f := n.Func; len(f.Blocks) > 0 && !r.skips(f) {
			f.SetArena(nil) // functions that share one must not be worked on at the same time
			scc = append(scc, f)
			selected = selected || r.cfg.Select == nil || r.cfg.Select(f)
		}
	}
	if !selected {
		return nil
	}
	w := r.work(Place{stage, scc[0].Pos, scc[0].Spelling()}, scc)
	w.order, w.jobs = order, jobs
	defer func() {
		for _, f := range scc {
			r.leave(f)
		}
		*later = w.later
	}()
	return w.run(r.stages[stage][0].Body)
}

func instructions(f *ir.Func) (n int) {
	for _, b := range f.Blocks {
		n += len(b.Instrs)
	}
	return n
}

// apart is how many of the first steps are passes that see one function of a component only, so that each function may go through
// them by itself; 0 if order matters, as changes are counted or shown as they are made.
func (w *work) apart(p Pipeline, on []*ir.Func) (n int) {
	if len(on) < 2 || w.cfg.Allow != nil || w.hooks.After != nil {
		return 0
	}
	for n < len(p) && p[n].Pass != nil && p[n].Pass.level() == onFunctions {
		n++
	}
	return n
}

// each takes each function of a component through steps that are apart.
func (w *work) each(p Pipeline, on []*ir.Func) (changed bool) {
	var parts []*work
	for _, f := range on {
		if w.cfg.Select == nil || w.cfg.Select(f) {
			part := *w
			part.funcs, part.rests = []*ir.Func{f}, map[*ir.Func]*rest{f: w.rest(f)}
			part.made, part.found, part.later, part.env = 0, nil, nil, nil
			parts = append(parts, &part)
		}
	}
	found := asm.Each(parts, w.jobs, func(part *work) *ir.Func { return part.funcs[0] }, func(part *work) diag.Diagnostics {
		defer func() {
			if x := recover(); x != nil {
				panic(fmt.Sprintf("pass %s: %v", part.running, x))
			}
		}()
		part.pipeline(p, part.funcs)
		w.analyses.Forget(part.funcs[0]) // the next function has the memory
		return part.found
	})
	w.found = append(w.found, found...)
	for _, part := range parts {
		changed = changed || part.version > w.version
	}
	for _, part := range parts {
		w.version = max(w.version, part.version)
		w.made += part.made
		w.later = append(w.later, part.later...)
	}
	w.failed = slices.ContainsFunc(found, func(d *diag.Diagnostic) bool { return errors.As(d.Cause, new(*asm.Panic)) })
	return changed
}

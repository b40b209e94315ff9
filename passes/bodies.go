package passes

import (
	"rewrite/passes/analysis/callgraph"
	"rewrite/passes/analysis/globaluse"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
)

// bodies are those of the functions of a module, of which some are not needed any more when they have been put into all their callers.
// globaldce, which comes later, takes these functions out. Until then their bodies would be a fifth of what is held, so they go as soon as
// nothing names the function: what is left of it cannot be reached.
type bodies struct {
	run   *Run
	mayGo func(*ir.Global) bool
	named map[*ir.Global]int        // how often other bodies and globals have it in them
	names map[*ir.Func][]*ir.Global // what a body has in it, of those that were there at first
}

// bodiesOf are those before a stage; nil if functions that nothing names are there to stay.
func (r *Run) bodiesOf(stage int) *bodies {
	for _, later := range r.stages[stage+1:] {
		for s := range later.Steps() {
			if s.Pass.Name == "globaldce" {
				b := &bodies{r, r.mod.MayGo(), map[*ir.Global]int{}, map[*ir.Func][]*ir.Global{}}
				for _, g := range r.mod.Globals {
					globaluse.Parts(g, func(x *ir.Global, _ bool) { b.named[x]++ })
					if g.Func != nil {
						b.names[g.Func] = nil
						b.look(g.Func)
					}
				}
				return b
			}
		}
	}
	return nil
}

// look finds out what a body has in it now, and gives what nothing has in it any more.
func (b *bodies) look(f *ir.Func) (unnamed []*ir.Global) {
	old, known := b.names[f]
	if !known {
		return nil // it came to be since, and others may have come to name it as well
	}
	var now []*ir.Global
	globaluse.Body(f, func(x *ir.Global, _ bool) {
		if x != f.Global {
			now = append(now, x)
			b.named[x]++
		}
	})
	b.names[f] = now
	for _, x := range old {
		if b.named[x]--; b.named[x] == 0 {
			unnamed = append(unnamed, x)
		}
	}
	return unnamed
}

// settle is called when functions are through the stage, and nobody is at work.
func (b *bodies) settle(list []*callgraph.Component) {
	var todo []*ir.Global
	for _, c := range list {
		for _, n := range c.Nodes {
			todo = append(todo, b.look(n.Func)...)
		}
	}
	for len(todo) > 0 {
		g := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if b.unneeded(g) {
			g.Func.Abandon()
			b.run.analyses.Of(g.Func).Keep(manager.None)
			b.run.leave(g.Func)
			todo = append(todo, b.look(g.Func)...)
		}
	}
}

func (b *bodies) unneeded(g *ir.Global) bool {
	f := g.Func
	if b.named[g] > 0 || f == nil || len(f.Blocks) == 0 || !globaluse.IsLocal(g) || g.Comdat != nil || !b.mayGo(g) || b.run.skips(f) {
		return false
	}
	_, known := b.names[f]
	return known && (b.run.cfg.Select == nil || b.run.cfg.Select(f))
}

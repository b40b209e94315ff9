package globaldce

import (
	"rewrite/passes/analysis/globaluse"
	"rewrite/passes/ir"
)

// Bodies are those of the functions of a module, of which many are not needed any more when they have been put into all their callers.
// Run takes these functions out; where it comes later, their bodies may go as soon as nothing names the function, so that nobody holds
// them and looks into them until then. What is left of such a function cannot be reached.
type Bodies struct {
	mayGo func(*ir.Global) bool
	named map[*ir.Global]int        // how often other bodies and globals have it in them
	names map[*ir.Func][]*ir.Global // what a body has in it, of those that were there at first
}

// NewBodies looks at a module.
func NewBodies(m *ir.Module) *Bodies {
	b := &Bodies{m.MayGo(), map[*ir.Global]int{}, map[*ir.Func][]*ir.Global{}}
	for _, g := range m.Globals {
		globaluse.Parts(g, func(x *ir.Global, _ bool) { b.named[x]++ })
		if g.Func != nil {
			b.names[g.Func] = nil
			b.look(g.Func)
		}
	}
	return b
}

// look finds out what a body has in it now, and gives what nothing has in it any more.
func (b *Bodies) look(f *ir.Func) (unnamed []*ir.Global) {
	old, known := b.names[f]
	if !known {
		return nil // it came to be since: others may name it that were not looked at
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

// Settle is called with all functions that changed since the last time, while nobody is at work. It gives up the bodies of those that
// nothing names any more, if they may change, and says whose.
func (b *Bodies) Settle(changed []*ir.Func, may func(f *ir.Func) bool) (gone []*ir.Func) {
	var todo []*ir.Global
	for _, f := range changed {
		todo = append(todo, b.look(f)...)
	}
	for len(todo) > 0 {
		g := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		f := g.Func
		if _, known := b.names[f]; !known || b.named[g] > 0 || len(f.Blocks) == 0 || stays(g) || g.Comdat != nil || !b.mayGo(g) || !may(f) {
			continue
		}
		ir.Abandon(f)
		gone = append(gone, f)
		todo = append(todo, b.look(f)...)
	}
	return gone
}

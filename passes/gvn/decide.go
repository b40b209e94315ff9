package gvn

import (
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// taken is where a block goes on whatever happens, if its terminator looks as if there were
// several ways; else nil.
func taken(b *ir.Block) *ir.Block {
	t := b.Terminator()
	if t == nil || len(t.Args) == 0 || t.Args[0].Op != ir.OpInt || len(t.Targets) < 2 {
		return nil
	}
	switch t.Op {
	case ir.OpBr:
		return t.Targets[1-t.Args[0].Bits&1]
	case ir.OpSwitch:
		if i := slices.Index(t.Args[1:], t.Args[0]); i >= 0 {
			return t.Targets[i+1]
		}
		return t.Targets[0]
	}
	return nil
}

// decide makes branches whose conditions are constants lead the one way, and takes out what is
// not reached then: no value has to stand for what comes from there, and nothing there writes.
func (w *walk) decide() {
	decided := false
	for _, b := range w.f.Blocks {
		if to := taken(b); to != nil {
			w.say.Applied(b.Terminator(), "this %s always leads to one block", b.Terminator().Op)
			edit.Jump(b, to)
			decided = true
		}
	}
	if !decided {
		return
	}
	edit.RemoveUnreachable(w.f, edit.AddressTaken(w.f), func(b *ir.Block) {
		for _, v := range b.Instrs {
			w.gone[v] = nil
		}
	})
	w.mem = w.analyses.Memory()
	w.alias, w.changed = w.mem.Alias(), true
}

package loopsimplify

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/hints"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
)

// Two loops with one header, one in the other, look like one loop with several latches:
//
//	h: %i = phi i32 [ 0, %p ], [ %i, %a ], [ %i1, %b ]        outer: %i = phi i32 [ 0, %p ], [ %i1, %b ]
//	   %j = phi i32 [ 0, %p ], [ %j1, %a ], [ 0, %b ]                br label %h
//	a: br i1 %c, label %h, label %b                           h:     %j = phi i32 [ 0, %outer ], [ %j1, %a ]
//	b: br i1 %d, label %h, label %x                           a:     br i1 %c, label %h, label %b
//	                                                          b:     br i1 %d, label %outer, label %x
//
// A variable that stays what it is on some ways back, and not on others, is one of the outer loop: by those ways control goes round
// in the inner one. Not if a call is convergent: where threads meet again would be another place.

// maxShared is the most latches of a loop that is taken apart: each time all loops are found anew.
const maxShared = 8

// A pair is a loop that is two.
type pair struct {
	*cfg.Loop
	phi   *ir.Value   // stays what it is in the inner one
	outer []*ir.Block // latches of the outer one
	from  []*ir.Block // these, and where the loop is entered from
}

// separate takes loops apart that share a header, once each. It gives the phis that it replaced, nil if there was nothing to do.
func separate(f *ir.Func, nest *cfg.LoopNest, say *remark.Remarks) (gone map[*ir.Value]*ir.Value) {
	var pairs []pair // before edges change
	for _, l := range nest.All {
		phi, outer := shared(l)
		if phi == nil {
			continue
		}
		from := slices.DeleteFunc(slices.Clone(l.Header.Preds()), func(p *ir.Block) bool { return l.Contains(nest, p) && !slices.Contains(outer, p) })
		why := edit.CannotGather(l.Header, from)
		if slices.ContainsFunc(l.Blocks, func(b *ir.Block) bool { return slices.ContainsFunc(b.Instrs, edit.IsConvergent) }) {
			why = "a call is convergent"
		}
		if why != "" {
			say.Missed(l.Header.Terminator(), "this loop and one in it stay one: %s", why)
			continue
		}
		pairs = append(pairs, pair{l, phi, outer, from})
	}
	if len(pairs) == 0 {
		return nil
	}
	gone = map[*ir.Value]*ir.Value{}
	first := map[*ir.Block]*ir.Block{}
	for _, p := range pairs {
		say.Applied(p.Header.Terminator(), "this loop is two, one in the other")
		p.say(f, nest)
		mid := edit.Gather(p.Header, p.from)
		first[p.Header] = mid
		gone[p.phi] = edit.Incoming(p.phi, mid)
		p.phi.ReplaceAllUses(gone[p.phi])
	}
	var blocks []*ir.Block
	for _, b := range f.Blocks {
		if mid := first[b]; mid != nil {
			blocks = append(blocks, mid)
		}
		blocks = append(blocks, b)
	}
	f.SetBlocks(blocks)
	return gone
}

// shared finds a variable that is the same on some ways back to a header, and the latches from which it is not.
func shared(l *cfg.Loop) (phi *ir.Value, outer []*ir.Block) {
	if n := len(l.Latches); n < 2 || n > maxShared {
		return nil, nil
	}
	for _, phi := range l.Header.Phis() {
		outer = slices.DeleteFunc(slices.Clone(l.Latches), func(p *ir.Block) bool { return edit.Incoming(phi, p) == phi })
		if len(outer) > 0 && len(outer) < len(l.Latches) {
			return phi, outer
		}
	}
	return nil, nil
}

// say makes what all latches of a loop say be said of both that it is. A branch that is a latch of another loop, too, speaks of that.
func (l *pair) say(f *ir.Func, nest *cfg.LoopNest) {
	others := func(p *ir.Block) bool {
		return slices.ContainsFunc(p.Succs(), func(s *ir.Block) bool {
			x := nest.Of(s)
			return s != l.Header && x != nil && x.Header == s && x.Contains(nest, p)
		})
	}
	var nodes []string
	some := false
	for _, p := range l.Latches {
		node := p.Terminator().Meta.Get("llvm.loop")
		if others(p) {
			node = ""
		}
		nodes, some = append(nodes, node), some || node != ""
	}
	if !some {
		return
	}
	inner := hints.Common(f, nodes)
	around := hints.Same(f, inner)
	for _, p := range l.Latches {
		switch {
		case others(p):
		case slices.Contains(l.outer, p):
			hints.Set(p.Terminator(), around)
		default:
			hints.Set(p.Terminator(), inner)
		}
	}
}

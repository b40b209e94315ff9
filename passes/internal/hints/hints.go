// Package hints reads what is said of a loop by the metadata of its latch: !llvm.loop (LangRef, "'llvm.loop' Metadata").
//
//	br i1 %c, label %loop, label %done, !llvm.loop !0
//
//	!0 = distinct !{!0, !1, !2}
//	!1 = !{!"llvm.loop.mustprogress"}
//	!2 = !{!"llvm.loop.unroll.count", i32 4}
//
// and how often branches are taken, by their weights: !prof.
package hints

import (
	"slices"
	"strconv"
	"strings"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/ir"
)

// Hints are what is said of one loop.
type Hints struct {
	f    *ir.Func
	Node string // the node of the loop, "" if it has none
}

// Of is what is said of a loop: what all of its latches say.
func Of(f *ir.Func, l *cfg.Loop) Hints {
	return Hints{f, l.Metadata()}
}

// each calls visit with the name of each property and its operands, until that says no.
func (h Hints) each(visit func(name, node string, operands []string) bool) {
	if h.Node != "" {
		cfg.Properties(h.f, h.Node, visit)
	}
}

// Has tells whether something is said of the loop; where it is a truth value, whether it is true.
func (h Hints) Has(name string) bool { return h.Node != "" && cfg.Says(h.f, h.Node, name) }

// Denies tells whether a truth value that is said of the loop is false.
func (h Hints) Denies(name string) (denies bool) {
	h.each(func(x, node string, _ []string) bool {
		denies = denies || x == name
		return true
	})
	return denies && !h.Has(name)
}

// Int is a number that is said of the loop.
func (h Hints) Int(name string) (n int, ok bool) {
	h.each(func(x, _ string, operands []string) bool {
		if x != name || len(operands) != 1 {
			return true
		}
		_, digits, _ := strings.Cut(operands[0], " ")
		var err error
		n, err = strconv.Atoi(digits)
		ok = err == nil
		return false
	})
	return n, ok
}

// Without makes the node of a loop of which the properties that drop says yes to are not said any more, and more is; "" if there
// would be nothing to say. The loop keeps its old node.
func (h Hints) Without(drop func(name string) bool, more ...string) (node string) {
	var kept []string
	if h.Node != "" {
		index := h.f.Module.Metadata()
		for i, x := range index.Operands(h.f.NodeText(h.Node)) {
			if i == 0 {
				continue
			}
			list := index.Operands(h.f.NodeText(x))
			if len(list) > 0 && strings.HasPrefix(list[0], `!"`) && drop(strings.Trim(list[0][1:], `"`)) {
				continue
			}
			kept = append(kept, x)
		}
	}
	kept = append(kept, more...)
	if len(kept) == 0 {
		return ""
	}
	return h.f.NewNode(func(self string) string { return "distinct !{" + self + ", " + strings.Join(kept, ", ") + "}" })
}

// Same makes the node of another loop of which the same is said, "" for "".
func Same(f *ir.Func, node string) string {
	return Hints{f, node}.Without(func(string) bool { return false })
}

// Common makes the node of a loop of which is said what is in all of some nodes, "" if that is nothing. If they are one, it is that one.
func Common(f *ir.Func, nodes []string) (node string) {
	if !slices.ContainsFunc(nodes, func(n string) bool { return n != nodes[0] }) {
		return nodes[0]
	}
	index := f.Module.Metadata()
	said := func(node string) []string {
		if node == "" {
			return nil
		}
		list := index.Operands(f.NodeText(node))
		return list[min(1, len(list)):]
	}
	all := slices.Clone(said(nodes[0]))
	for _, n := range nodes[1:] {
		also := said(n)
		all = slices.DeleteFunc(all, func(x string) bool { return !slices.Contains(also, x) })
	}
	if len(all) == 0 {
		return ""
	}
	return f.NewNode(func(self string) string { return "distinct !{" + self + ", " + strings.Join(all, ", ") + "}" })
}

// Follow is told that edges from some blocks to another one were led through a new block, as by edit.Gather. If these were back edges of a loop the new
// block is its latch now, or one of them, and what they said of the loop goes there. A block from which another back edge goes keeps it, too.
func Follow(n *cfg.LoopNest, mid, to *ir.Block, from []*ir.Block) {
	l := n.Of(to)
	if l == nil || l.Header != to {
		return
	}
	var nodes []string
	some := false
	for _, p := range from {
		if !l.Contains(n, p) {
			return // a preheader, or ways that meet in front of one
		}
		node := p.Terminator().Meta.Get("llvm.loop")
		nodes = append(nodes, node)
		some = some || node != ""
	}
	if !some {
		return
	}
	Set(mid.Terminator(), Common(mid.Func, nodes))
	for _, p := range from {
		if !slices.ContainsFunc(p.Succs(), func(s *ir.Block) bool {
			x := n.Of(s)
			return x != nil && x.Header == s && x.Contains(n, p)
		}) {
			Set(p.Terminator(), "")
		}
	}
}

// Followup makes the node of a loop that is made of this one, where that is said by properties of the given names, whose
// operands are those of the new loop; without one of them ok is false. What is so of each round, mustprogress, stays so.
func (h Hints) Followup(names ...string) (node string, ok bool) {
	var kept []string
	h.each(func(name, x string, operands []string) bool {
		switch {
		case slices.Contains(names, name):
			ok = true
			kept = append(kept, operands...)
		case name == "llvm.loop.mustprogress":
			kept = append(kept, x)
		}
		return true
	})
	if !ok || len(kept) == 0 {
		return "", ok
	}
	return h.f.NewNode(func(self string) string { return "distinct !{" + self + ", " + strings.Join(kept, ", ") + "}" }), true
}

// Set makes a node what is said of the loop of a latch; "" for nothing.
func Set(latch *ir.Value, node string) {
	meta := latch.Meta.Keep(func(kind string) bool { return kind != "llvm.loop" })
	if node == "" {
		latch.Meta = meta
		return
	}
	var list []ir.Attachment
	if meta != nil {
		list = append(list, meta.List...)
	}
	latch.Meta = &ir.Meta{List: append(list, ir.Attachment{Kind: "llvm.loop", Node: node})}
}

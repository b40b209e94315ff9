// Package hints reads what is said of a loop by the metadata of its latch: !llvm.loop (LangRef, "'llvm.loop' Metadata").
//
//	br i1 %c, label %loop, label %done, !llvm.loop !0
//
//	!0 = distinct !{!0, !1, !2}
//	!1 = !{!"llvm.loop.mustprogress"}
//	!2 = !{!"llvm.loop.unroll.count", i32 4}
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
	node := l.Latches[0].Terminator().Meta.Get("llvm.loop")
	for _, b := range l.Latches {
		if b.Terminator().Meta.Get("llvm.loop") != node {
			return Hints{f: f}
		}
	}
	return Hints{f, node}
}

// each calls visit with the name of each property and its operands, until that says no.
func (h Hints) each(visit func(name, node string, operands []string) bool) {
	if h.Node == "" {
		return
	}
	index := h.f.Module.Metadata()
	for i, x := range index.Operands(h.f.NodeText(h.Node)) {
		if i == 0 {
			continue // the node itself
		}
		if list := index.Operands(h.f.NodeText(x)); len(list) > 0 && strings.HasPrefix(list[0], `!"`) {
			if !visit(strings.Trim(list[0][1:], `"`), x, list[1:]) {
				return
			}
		}
	}
}

// Has tells whether something is said of the loop; where it is a truth value, whether it is true.
func (h Hints) Has(name string) (has bool) {
	h.each(func(n, _ string, operands []string) bool {
		if n != name {
			return true
		}
		has = len(operands) == 0 || operands[0] != "i1 false" && operands[0] != "i1 0"
		return false
	})
	return has
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

package cfg

import (
	"strings"

	"rewrite/passes/ir"
)

// Metadata is the node that !llvm.loop attaches to the loop, which is what all of its latches say; "" if they say nothing, or not the same.
func (l *Loop) Metadata() string {
	node := l.Latches[0].Terminator().Meta.Get("llvm.loop")
	for _, b := range l.Latches[1:] {
		if b.Terminator().Meta.Get("llvm.loop") != node {
			return ""
		}
	}
	return node
}

// MustProgress tells whether the loop comes to an end, or goes on doing what counts as progress: volatile accesses, synchronization and
// calls of which more is not known. The function or the loop says so.
func (l *Loop) MustProgress() bool {
	f, node := l.Header.Func, l.Metadata()
	return f.Attrs.Has("mustprogress") || f.Attrs.Has("willreturn") || node != "" && Says(f, node, "llvm.loop.mustprogress")
}

// Idle tells whether nothing in the loop has an effect, and nothing is read that must be: nothing in it counts as progress.
func (l *Loop) Idle() bool {
	for _, b := range l.Blocks {
		for _, v := range b.Instrs {
			if v.Effects()&^ir.Reads != 0 {
				return false
			}
		}
	}
	return true
}

// Says tells whether the node of a loop has a property; where that is a truth value, whether it is true.
func Says(f *ir.Func, node, property string) (says bool) {
	Properties(f, node, func(name, _ string, operands []string) bool {
		if name != property {
			return true
		}
		says = len(operands) == 0 || operands[0] != "i1 false" && operands[0] != "i1 0"
		return false
	})
	return says
}

// Properties calls visit with what the node of a loop says, the name of each property, its own node and its operands, until that says no.
func Properties(f *ir.Func, node string, visit func(name, node string, operands []string) bool) {
	index := f.Module.Metadata()
	for i, x := range index.Operands(f.NodeText(node)) {
		if i == 0 {
			continue // the node itself
		}
		if list := index.Operands(f.NodeText(x)); len(list) > 0 && strings.HasPrefix(list[0], `!"`) {
			if !visit(strings.Trim(list[0][1:], `"`), x, list[1:]) {
				return
			}
		}
	}
}

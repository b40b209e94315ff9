package callgraph

import (
	"slices"
	"strings"

	"rewrite/passes/ir"
)

// maxTargets bounds the values that are looked at for the callees of one call.
const maxTargets = 16

// site finds out what a call calls.
func (g *Graph) site(call *ir.Value) Site {
	s := Site{Call: call}
	if f := call.CalledFunc(); f != nil && g.of[f] != nil { // as most are
		s.Callees = []*Node{g.of[f]}
		return s
	}
	t := targets{g: g, seen: map[*ir.Value]bool{}}
	if t.visit(call.Callee()); t.open && (g.declared(call, &t) || g.asked(call, &t)) {
		t.open = false
	}
	slices.SortFunc(t.found, byOrder)
	s.Callees, s.Open = slices.Compact(t.found), t.open
	return s
}

// targets collects the functions that a pointer may be the address of.
type targets struct {
	g     *Graph
	seen  map[*ir.Value]bool
	found []*Node
	open  bool // and others
}

func (t *targets) visit(v *ir.Value) {
	if t.open || t.seen[v] {
		return
	}
	if len(t.seen) == maxTargets {
		t.open = true
		return
	}
	t.seen[v] = true
	switch v.Op {
	case ir.OpGlobal:
		t.global(v.AsGlobal())
	case ir.OpPhi:
		for _, a := range v.Args {
			t.visit(a)
		}
	case ir.OpSelect:
		t.visit(v.Args[1])
		t.visit(v.Args[2])
	case ir.OpFreeze, ir.OpBitCast:
		t.visit(v.Args[0])
	case ir.OpPoison, ir.OpUndef: // a call of these is undefined
	case ir.OpInlineAsm:
	default: // of null, too: there may be code at address 0
		t.open = true
	}
}

// global is about the address of a function, an alias of one, or something else.
func (t *targets) global(x *ir.Global) {
	switch {
	case x.Func != nil:
		if n := t.g.of[x.Func]; n != nil {
			t.found = append(t.found, n)
		}
	case x.Kind == ir.Alias && x.Init != nil && !x.MayBeReplaced():
		t.visit(x.Init)
	default:
		t.open = true
	}
}

// declared reads the functions of a call's !callees: it is undefined behaviour to call
// another one (LangRef, "'callees' Metadata"). It tells whether all of them were found.
func (g *Graph) declared(call *ir.Value, t *targets) bool {
	list := g.Module.Metadata().Operands(call.Meta.Get("callees"))
	if len(list) == 0 {
		return false
	}
	var found []*Node
	for _, operand := range list {
		name, ok := strings.CutPrefix(operand, "ptr @")
		if !ok || strings.HasPrefix(name, `"`) {
			return false
		}
		x := g.Module.Lookup(name)
		if x == nil || x.Func == nil || g.of[x.Func] == nil {
			return false
		}
		found = append(found, g.of[x.Func])
	}
	t.found = append(t.found[:0], found...)
	return true
}

// asked asks who knows more, and tells whether all functions that a call may reach were found.
func (g *Graph) asked(call *ir.Value, t *targets) bool {
	if g.ask == nil {
		return false
	}
	list, open := g.ask(call)
	if open {
		return false
	}
	t.found = t.found[:0]
	for _, f := range list {
		if n := g.of[f]; n != nil {
			t.found = append(t.found, n)
		}
	}
	return len(t.found) == len(list)
}

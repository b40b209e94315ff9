package block

import (
	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/program"
)

// markShared tells the graph which values of the input that pick are seen by
// several instructions.
//
// Such a value is one number for all of its users (law 4). Rules settle the choice of
// what they match: if one user's match could look through the edge to what was
// settled there, that user would see another number than the others. See program/facts.go.
func (bg *Graph) markShared() {
	bg.shared = bg.shared[:0]
	for _, id := range bg.entered {
		n := bg.NodeOf[id]
		op := bg.E.Op(n)
		if op < program.FirstOp || bg.origin[n] == nil {
			continue
		}
		k := bg.E.ClassOf(n)
		if bg.Vocab.Back[op].Picks(bg.E.Type(k), program.UnpackFlags(bg.E.Flags(n))) && bg.severalUsers(bg.origin[n], n) {
			bg.E.MarkShared(k)
			bg.shared = append(bg.shared, bg.origin[n])
		}
	}
}

// Unshared lists the values that several instructions saw and pick, of which only one is left in the block that was rebuilt: it may look through now.
func Unshared(bg *Graph) (list []*ir.Value) {
	for _, v := range bg.shared {
		if v.Block != nil && hasOneUser(v) {
			list = append(list, v)
		}
	}
	return list
}

// severalUsers tells whether more than one instruction uses the values of the
// input that a node stands for; v is one of these.
func (bg *Graph) severalUsers(v *ir.Value, n egraph.NodeID) bool {
	if int(bg.Uses[n]) != v.NumUses() {
		return true // of another value too
	}
	return v.NumUses() > 0 && !hasOneUser(v)
}

// hasOneUser tells whether a single instruction uses a value.
func hasOneUser(v *ir.Value) bool {
	for _, u := range v.Uses() {
		if u.User != v.Uses()[0].User {
			return false
		}
	}
	return v.NumUses() > 0
}

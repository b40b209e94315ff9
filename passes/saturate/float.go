package saturate

import (
	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/program"
)

// markShared tells the graph which values of the input that pick are seen by
// several instructions.
func (bg *blockGraph) markShared() {
	for _, id := range bg.entered {
		n := bg.nodeOf[id]
		op := bg.g.Op(n)
		if op < program.FirstOp || bg.origin[n] == nil {
			continue
		}
		k := bg.g.ClassOf(n)
		if bg.Vocab.Back[op].Picks(bg.g.Type(k), program.UnpackFlags(bg.g.Flags(n))) && bg.severalUsers(bg.origin[n], n) {
			bg.g.MarkShared(k)
		}
	}
}

// severalUsers tells whether more than one instruction uses the values of the
// input that a node stands for; v is one of these.
func (bg *blockGraph) severalUsers(v *ir.Value, n egraph.NodeID) bool {
	if int(bg.Uses[n]) != v.NumUses() {
		return true // of another value too
	}
	for _, u := range v.Uses() {
		if u.User != v.Uses()[0].User {
			return true
		}
	}
	return false
}

// hasFloats tells whether an instruction computes on floats.
func hasFloats(v *ir.Value) bool {
	if v.Op == ir.OpSelect {
		return false // moves them
	}
	if v.Type.Scalar().IsFloat() {
		return true
	}
	for _, a := range v.Args {
		if a.Type.Scalar().IsFloat() {
			return true
		}
	}
	return false
}

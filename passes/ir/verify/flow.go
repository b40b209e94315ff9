package verify

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// control checks terminators, pads and calls.
func (c *verifier) control(v *ir.Value) {
	switch v.Op {
	case ir.OpRet:
		want := c.f.FuncType.Elem
		switch {
		case len(v.Args) == 0 && want != ir.Void:
			c.bad(v, "must return a value of type %s", want)
		case len(v.Args) == 1 && v.Args[0].Type != want:
			c.bad(v, "returns type %s, not the function's %s", v.Args[0].Type, want)
		}
	case ir.OpBr:
		if len(v.Args) == 1 && v.Args[0].Type != ir.I1 {
			c.bad(v, "the condition must be i1, not %s", v.Args[0].Type)
		}
	case ir.OpSwitch:
		c.switches(v)
	case ir.OpIndirectBr:
		if v.Args[0].Type.Kind != ir.PointerKind {
			c.bad(v, "jumps to a pointer, not %s", v.Args[0].Type)
		}
	case ir.OpCall, ir.OpCallBr:
		c.call(v)
	case ir.OpInvoke:
		c.call(v)
		if !isPad(firstNonPhi(v.Targets[1]).Op) {
			c.bad(v, "must unwind to a block that begins with a pad")
		}
	case ir.OpResume:
		c.needPersonality(v)
		c.landingType(v, v.Args[0].Type)
	case ir.OpLandingPad:
		c.pad(v)
		c.landingType(v, v.Type)
		if len(v.Args) == 0 && v.Flags&ir.Cleanup == 0 {
			c.bad(v, "needs a clause, or to be a cleanup")
		}
		clauses, _ := v.Aux.(ir.Clauses)
		for i, a := range v.Args {
			if filter := clauses[i]; filter && a.Type.Kind != ir.ArrayKind || !filter && a.Type.Kind != ir.PointerKind {
				c.bad(v, "clause %d cannot have type %s", i+1, a.Type)
			} else if !a.IsConst() {
				c.bad(v, "clause %d must be a constant", i+1)
			}
		}
	case ir.OpCatchSwitch, ir.OpCatchPad, ir.OpCleanupPad:
		if v.Type != ir.Token {
			c.bad(v, "the result is a token, not %s", v.Type)
		}
		c.pads = append(c.pads, v)
		c.pad(v)
	case ir.OpCatchRet:
		if v.Args[0].Op != ir.OpCatchPad {
			c.bad(v, "leaves a catchpad, not a %s", v.Args[0].Op)
		}
	case ir.OpCleanupRet:
		if v.Args[0].Op != ir.OpCleanupPad {
			c.bad(v, "leaves a cleanuppad, not a %s", v.Args[0].Op)
		}
		c.unwindsToFunclet(v, unwindDest(v))
	}
}

func (c *verifier) switches(v *ir.Value) {
	t := v.Args[0].Type
	if t.Kind != ir.IntKind {
		c.bad(v, "the condition must be an integer, not %s", t)
		return
	}
	for i, a := range v.Args[1:] {
		if a.Type != t || a.Op != ir.OpInt && a.Op != ir.OpZero {
			c.bad(v, "case %d must be a constant of type %s", i+1, t)
			return
		}
	}
	// Constants are interned, so a mark by id finds a second one.
	if c.cases == nil {
		c.cases = make([]*ir.Value, c.f.NumValues())
	}
	for _, a := range v.Args[1:] {
		if c.cases[a.ID] == v {
			c.bad(v, "has two cases for %s", c.name(a))
			return
		}
		c.cases[a.ID] = v
	}
}

// isPad tells whether the op begins the handling of an exception.
func isPad(op ir.Op) bool {
	return op == ir.OpLandingPad || op == ir.OpCatchSwitch || op == ir.OpCatchPad || op == ir.OpCleanupPad
}

func firstNonPhi(b *ir.Block) *ir.Value { return b.Instrs[len(b.Phis())] }

func (c *verifier) needPersonality(v *ir.Value) {
	if c.f.Personal == nil {
		c.bad(v, "the function needs a personality")
	}
}

// landingType checks that landingpads and resumes of a function have one type.
func (c *verifier) landingType(v *ir.Value, t *ir.Type) {
	if c.padType == nil {
		c.padType = t
	} else if c.padType != t {
		c.bad(v, "has type %s, but other landingpads or resumes of the function %s", t, c.padType)
	}
}

// parentPad is the pad or catchswitch that a pad, catchpad or catchswitch is
// in: one of these, or the token none.
func parentPad(v *ir.Value) *ir.Value {
	if v.Op == ir.OpLandingPad {
		return nil
	}
	return v.Args[0]
}

// unwindDest is the block that a catchswitch, cleanupret or invoke unwinds to,
// nil for the caller.
func unwindDest(v *ir.Value) *ir.Block {
	if _, ok := v.Aux.(ir.UnwindsToCaller); ok || len(v.Targets) == 0 {
		return nil
	}
	return v.Targets[len(v.Targets)-1]
}

// handlers are the catchpads' blocks of a catchswitch.
func handlers(v *ir.Value) []*ir.Block {
	if unwindDest(v) == nil {
		return v.Targets
	}
	return v.Targets[:len(v.Targets)-1]
}

func (c *verifier) unwindsToFunclet(v *ir.Value, dest *ir.Block) {
	if dest == nil {
		return
	}
	if to := firstNonPhi(dest).Op; to != ir.OpCatchSwitch && to != ir.OpCleanupPad && to != ir.OpCatchPad {
		c.bad(v, "must unwind to a block that begins with a catchswitch or cleanuppad")
	}
}

// pad checks the place of a pad, what it is in, and the edges that lead to it.
func (c *verifier) pad(v *ir.Value) {
	b := v.Block
	c.needPersonality(v)
	if firstNonPhi(b) != v {
		c.bad(v, "must be the first instruction of its block but for phis")
	}
	if b == c.f.Entry() {
		c.bad(v, "cannot be in the entry block")
	}
	switch parent := parentPad(v); v.Op {
	case ir.OpLandingPad:
		for _, p := range b.Preds() {
			if t := p.Terminator(); t.Op != ir.OpInvoke || t.Targets[1] != b || t.Targets[0] == b {
				c.bad(v, "only the unwind edges of invokes may lead to a landingpad, not %s in block %s", t.Op, c.blockName(p))
				return
			}
		}
		return
	case ir.OpCatchPad:
		if parent.Op != ir.OpCatchSwitch {
			c.bad(v, "must be in a catchswitch, not %s", c.name(parent))
			return
		}
		for _, p := range b.Preds() {
			if p != parent.Block {
				c.bad(v, "only its catchswitch may lead to a catchpad, not block %s", c.blockName(p))
				return
			}
		}
		if unwindDest(parent) == b {
			c.bad(v, "the catchswitch cannot unwind to one of its catchpads")
		}
		return
	default:
		if parent.Op != ir.OpNone && parent.Op != ir.OpCatchPad && parent.Op != ir.OpCleanupPad {
			c.bad(v, "cannot be in %s", c.name(parent))
			return
		}
	}
	if v.Op == ir.OpCatchSwitch {
		c.unwindsToFunclet(v, unwindDest(v))
		if len(handlers(v)) == 0 {
			c.bad(v, "needs a handler")
		}
		for _, h := range handlers(v) {
			if to := firstNonPhi(h); to.Op != ir.OpCatchPad || to.Args[0] != v {
				c.bad(v, "the handler %s must begin with a catchpad of this catchswitch", c.blockName(h))
			}
		}
	}
	for _, p := range b.Preds() {
		c.entersPad(v, p.Terminator())
	}
}

// entersPad checks an edge that leads to a catchswitch or cleanuppad: it comes
// from within a sibling of the pad, or from beside it.
func (c *verifier) entersPad(pad, t *ir.Value) {
	b := pad.Block
	var from *ir.Value
	switch t.Op {
	case ir.OpInvoke:
		if t.Targets[1] != b || t.Targets[0] == b {
			c.bad(pad, "only unwind edges may lead to a pad")
			return
		}
		if from = funcletOf(t); from == nil {
			if !c.mayThrow(t) {
				return
			}
			if parent := parentPad(pad); parent.Op != ir.OpNone {
				c.bad(pad, "an invoke outside of all pads cannot unwind to one that is in %s", c.name(parent))
			}
			return
		}
	case ir.OpCleanupRet:
		from = t.Args[0]
		if from == parentPad(pad) {
			c.bad(t, "must leave its cleanuppad")
			return
		}
	case ir.OpCatchSwitch:
		from = t
	default:
		c.bad(pad, "only unwind edges may lead to a pad, not a %s", t.Op)
		return
	}
	// A chain of parents longer than there are values goes in a cycle, which
	// only unreachable code can make.
	for range c.f.NumValues() {
		switch {
		case from == pad:
			c.bad(pad, "cannot handle an exception raised within it")
			return
		case from == parentPad(pad):
			return
		case from.Op == ir.OpNone:
			c.bad(t, "an unwind edge may only enter one pad")
			return
		case !isPad(from.Op) || from.Op == ir.OpLandingPad:
			return // reported where that parent is named
		}
		from = parentPad(from)
	}
	c.bad(pad, "the pads that an edge leaves are nested in a cycle")
}

// mayThrow tells whether an invoke has a use for its unwind edge: most
// intrinsics have none.
func (c *verifier) mayThrow(v *ir.Value) bool {
	g := v.Callee().AsGlobal()
	return g == nil || !g.IsIntrinsic() || g.Intrinsic.Has(intrinsic.Throws)
}

// funcletOf is the pad that a call states to be in, nil when there is none.
func funcletOf(v *ir.Value) *ir.Value {
	call := v.Aux.(*ir.Call)
	at := len(v.Args) - numBundleArgs(call)
	for _, b := range call.Bundles {
		if b.Tag == "funclet" && b.N > 0 {
			return v.Args[at]
		}
		at += b.N
	}
	return nil
}

// funclets checks where the edges that leave each pad lead to.
func (c *verifier) funclets() {
	if len(c.pads) == 0 || len(c.problems) > 0 {
		return
	}
	// leaves is, by ValueID, where the edges out of a pad lead to: the pad
	// there, or a none that stands for the caller.
	leaves := make([]*ir.Value, c.f.NumValues())
	caller := &ir.Value{Op: ir.OpNone}
	leave := func(user, pad *ir.Value, dest *ir.Block) {
		to := caller
		var stop *ir.Value // the pad around the place led to: it is not left
		if dest != nil {
			if to = firstNonPhi(dest); !isPad(to.Op) {
				return // reported on the edge
			}
			stop = parentPad(to)
		}
		for range c.f.NumValues() {
			if pad == stop || pad.Op == ir.OpNone || pad.Op == ir.OpCatchSwitch {
				return
			}
			if leaves[pad.ID] == nil {
				leaves[pad.ID] = to
			} else if leaves[pad.ID] != to {
				c.report(user.Block, user, "leaves %s to another place than other edges do", c.name(pad))
			}
			if pad.Op == ir.OpCatchPad {
				cs := pad.Args[0]
				want := caller
				if d := unwindDest(cs); d != nil {
					want = firstNonPhi(d)
				}
				if to != want {
					c.report(user.Block, user, "leaves %s to another place than its catchswitch unwinds to", c.name(pad))
				}
				return // what lies outside follows from the catchswitch
			}
			pad = parentPad(pad)
		}
		c.report(user.Block, user, "the pads around it are nested in a cycle")
	}
	for _, pad := range c.pads {
		if pad.Op == ir.OpCatchSwitch {
			continue
		}
		for _, u := range pad.Uses() {
			switch user := u.User; user.Op {
			case ir.OpCleanupRet:
				leave(user, pad, unwindDest(user))
			case ir.OpCatchSwitch:
				if d := unwindDest(user); d != nil { // there is no nounwind catchswitch
					leave(user, pad, d)
				}
			case ir.OpInvoke:
				leave(user, pad, user.Targets[1])
			case ir.OpCall, ir.OpCallBr, ir.OpCleanupPad, ir.OpCatchRet:
			default:
				c.report(user.Block, user, "cannot use %s", c.name(pad))
			}
		}
	}
	c.siblings(leaves, caller)
}

// siblings checks that pads with one parent do not unwind to each other in a cycle.
func (c *verifier) siblings(leaves []*ir.Value, caller *ir.Value) {
	next := func(pad *ir.Value) *ir.Value {
		to := leaves[pad.ID]
		if pad.Op == ir.OpCatchSwitch {
			to = nil
			if d := unwindDest(pad); d != nil {
				to = firstNonPhi(d)
			}
		}
		if to == nil || to == caller || to.Op == ir.OpLandingPad || parentPad(to) != parentPad(pad) {
			return nil
		}
		return to
	}
	const fresh, onPath, done = 0, 1, 2
	state := make([]uint8, c.f.NumValues())
	for _, start := range c.pads {
		pad := start
		for pad != nil && state[pad.ID] == fresh {
			state[pad.ID] = onPath
			pad = next(pad)
		}
		if pad != nil && state[pad.ID] == onPath {
			c.report(pad.Block, pad, "pads cannot handle each other's exceptions")
		}
		for pad = start; pad != nil && state[pad.ID] == onPath; pad = next(pad) {
			state[pad.ID] = done
		}
	}
}

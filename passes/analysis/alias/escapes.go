package alias

import (
	"slices"

	"rewrite/passes/analysis/globaluse"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
)

// Bounds of what is found out about where the address of an object gets out: how many
// places there are, and how many blocks are gone through for all objects of a function.
const (
	maxEscapes = 32
	maxReached = 1 << 22
)

// escapes are the places where the address of an object gets out.
type escapes struct {
	at      []*ir.Value
	reached []bool // by Block.ID: whether one of them is behind on some way to the block's start
	shape   uint32 // of the function when that was found
	unknown bool   // there are more, or too many blocks
}

// privateAt tells whether nobody but the function, and whom it hands the address to, knows of
// an object when an instruction is executed: it is the function's own, or lent to it, and
// no way leads to the instruction from where its address gets out. The instruction itself
// counts if its result is asked about, but not if what it does is, as that is by its operands.
//
// It is what LLVM calls captured before.
func (an *Analysis) privateAt(o object, at *ir.Value, result bool) bool {
	if o.kind != own && o.kind != lent {
		return false
	}
	if an.isPrivate(o) {
		return true
	}
	e := an.escapesOf(o.v)
	if e.unknown || at.Block == nil || e.reached[at.Block.ID] {
		return false
	}
	for _, x := range e.at {
		if x == at && result || x != at && x.Block == at.Block && !an.before(at, x) {
			return false
		}
	}
	return true
}

// HiddenAt tells whether nobody but the function knows the address of an object that it got from a call,
// or of an alloca, when an instruction is executed, nor is told it by that instruction.
func (an *Analysis) HiddenAt(v, at *ir.Value) bool {
	o := object{v, an.kindOf(v)}
	return o.kind == own && an.privateAt(o, at, true)
}

// before tells whether an instruction stood before another one of its block when it was
// first asked; of what came to be since it is not known.
func (an *Analysis) before(x, y *ir.Value) bool {
	if an.order == nil {
		an.order = make([]int32, an.f.NumValues())
		for _, b := range an.f.Blocks {
			for i, v := range b.Instrs {
				an.order[v.ID] = int32(i + 1)
			}
		}
	}
	if int(max(x.ID, y.ID)) >= len(an.order) {
		return false
	}
	i, j := an.order[x.ID], an.order[y.ID]
	return i > 0 && i < j
}

// isGone tells whether an instruction is in the function no more: another one may do what it did.
func isGone(v *ir.Value) bool { return v.Block == nil || v.Op == ir.OpInvalid }

func (an *Analysis) escapesOf(o *ir.Value) *escapes {
	if e := an.escaped[o]; e != nil && (e.unknown || e.shape == an.f.Shape() && !slices.ContainsFunc(e.at, isGone)) {
		return e
	}
	e := &escapes{shape: an.f.Shape()}
	if an.escaped == nil {
		an.escaped = map[*ir.Value]*escapes{}
	}
	an.escaped[o] = e
	if an.reachable += len(an.f.Blocks); an.reachable > maxReached {
		e.unknown = true
		return e
	}
	e.unknown = !memory.Walk(nil, o, func(u memory.Use) memory.Next {
		switch {
		case len(e.at) == maxEscapes, u.User.Flags&ir.Volatile != 0, u.User.Block == nil, u.Kind == memory.Step && u.User.Type.IsVector():
			return memory.Stop
		case u.Kind == memory.Escape:
			e.at = append(e.at, u.User)
			// The result of a call that may be the address is another name of it.
			if u.User.Op != ir.OpStore && !u.User.Op.IsCall() {
				return memory.Stop
			}
		case u.Kind == memory.Step, u.Kind == memory.Choice:
			return memory.Follow
		}
		return memory.Skip
	})
	if e.unknown {
		return e
	}
	e.reached = make([]bool, len(an.f.Blocks))
	var todo []*ir.Block
	for _, x := range e.at {
		todo = append(todo, x.Block)
	}
	for len(todo) > 0 {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, s := range b.Succs() {
			if !e.reached[s.ID] {
				e.reached[s.ID] = true
				todo = append(todo, s)
			}
		}
	}
	return e
}

// FindSecrets looks which variables of the module are secrets: nobody has their address but instructions that access them by name. No pointer to one is
// kept anywhere, nor handed to a call, so that what is loaded, what a call gives, what is made of a number and what a function is given does not lead there.
//
//	@count = internal global i32 0        store i32 1, ptr @count
//	                                      %p = load ptr, ptr @list
//	                                      store i32 2, ptr %p          not to @count
//
// A call that keeps no copy may still store and load the address while it lasts, so that is no secret.
//
// It reads all bodies: functions must not be worked on at the same time. What it finds stays right while functions are changed by passes that neither store
// addresses nor hand them to calls that did not have them before. LLVM's GlobalsModRef calls them globals whose address is not taken.
func (m *Module) FindSecrets() {
	m.secrets = map[*ir.Global]bool{}
	for _, g := range m.m.Globals {
		if g.Kind == ir.Var && g.Init != nil && globaluse.IsLocal(g) && !g.Kept && g.ThreadLocal == "" {
			m.secrets[g] = true
		}
	}
	tell := func(g *ir.Global, _ bool) { delete(m.secrets, g) }
	for _, g := range m.m.Globals {
		globaluse.Parts(g, tell)
		if g.Func == nil || len(g.Func.Blocks) == 0 {
			continue
		}
		names := globaluse.Scan{}
		for c := range g.Func.Consts().All() {
			if c.NumUses() == 0 || c.Op != ir.OpGlobal && len(c.Args) == 0 {
				continue
			}
			root := c
			for root.Op == ir.OpGEP || root.Op == ir.OpBitCast || root.Op == ir.OpAddrSpaceCast {
				root = root.Args[0]
			}
			if x := root.AsGlobal(); x == nil {
				names.Constant(c, tell)
			} else if m.secrets[x] && tells(c) {
				tell(x, false)
			}
		}
	}
}

// ForgetSecrets is for passes that may tell of variables.
func (m *Module) ForgetSecrets() { m.secrets = nil }

// maxFollowed bounds the phis and selects that an address is followed through: each is compared with all before it.
const maxFollowed = 256

// tells tells whether a function does more with the address of a variable, or one behind it, than to access what is there, and to compare it.
func tells(address *ir.Value) bool {
	choices := 0
	return !memory.Walk(nil, address, func(u memory.Use) memory.Next {
		switch u.Kind {
		case memory.Step, memory.Choice:
			if u.Kind == memory.Choice {
				choices++
			}
			if u.User.Op.IsCall() || u.User.Type.IsVector() || choices > maxFollowed {
				return memory.Stop
			}
			return memory.Follow
		case memory.Load, memory.Store, memory.Update, memory.Compare, memory.Marker, memory.Assumption:
			if u.User.Flags&ir.Volatile == 0 {
				return memory.Skip
			}
		case memory.Transfer:
			if !memory.IsVolatile(u.User) {
				return memory.Skip
			}
		}
		return memory.Stop
	})
}

// isSecret tells whether an object is a variable that no pointer from where another one comes from leads to.
func (m *Module) isSecret(o, from object) bool {
	return o.kind == variable && (from.kind == elsewhere || from.kind == parameter) && m.secrets[o.v.AsGlobal()]
}

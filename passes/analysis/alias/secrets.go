package alias

import (
	"rewrite/passes/analysis/globaluse"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
)

// secrecy is who has the address of a variable of the module besides instructions that access it by its name. Of a secret no pointer is
// kept anywhere: what is loaded, what a call gives, and what is made of a number does not lead to it.
//
//	@count = internal global i32 0        store i32 1, ptr @count
//	                                      %p = load ptr, ptr @list
//	                                      store i32 2, ptr %p          not to @count
//
// LLVM's GlobalsModRef calls them globals whose address is not taken.
type secrecy uint8

const (
	toldAll  secrecy = iota // it may be anywhere, or other modules know of it
	toldLent                // calls are handed it and keep no copy: parameters may be it
	toldNone
)

// FindSecrets looks which variables are secrets. It reads all bodies: functions must not be worked on at the same time. What it finds stays right
// while functions are changed by passes that neither store addresses nor hand them to calls that did not have them before.
func (m *Module) FindSecrets() {
	m.secrets = map[*ir.Global]secrecy{}
	for _, g := range m.m.Globals {
		if g.Kind == ir.Var && g.Init != nil && globaluse.IsLocal(g) && !g.Kept && g.ThreadLocal == "" {
			m.secrets[g] = toldNone
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
			} else if of, ok := m.secrets[x]; ok {
				if now := min(of, toldBy(c)); now == toldAll {
					tell(x, false)
				} else {
					m.secrets[x] = now
				}
			}
		}
	}
}

// ForgetSecrets is for passes that may tell of variables.
func (m *Module) ForgetSecrets() { m.secrets = nil }

// toldBy is who is told of a variable by the uses of its address, or of one behind it, in a function.
func toldBy(address *ir.Value) secrecy {
	told := toldNone
	memory.Walk(nil, address, func(u memory.Use) memory.Next {
		switch {
		case u.User.Flags&ir.Volatile != 0, u.Kind == memory.Step && u.User.Type.IsVector():
			told = toldAll
		case u.Kind == memory.Step, u.Kind == memory.Choice:
			return memory.Follow
		case u.Kind == memory.Lend:
			told = toldLent
			return memory.Skip
		case u.Kind == memory.Escape, u.Kind == memory.Return:
			told = toldAll
		}
		if told == toldAll {
			return memory.Stop
		}
		return memory.Skip
	})
	return told
}

// isSecret tells whether an object is a variable that no pointer from where another one comes from leads to.
func (m *Module) isSecret(o, from object) bool {
	if o.kind != variable || from.kind != elsewhere && from.kind != parameter {
		return false
	}
	told := m.secrets[o.v.AsGlobal()]
	return told == toldNone || told == toldLent && from.kind == elsewhere
}

// Package memssa puts memory into SSA form: all of it is one variable, which whatever
// writes defines anew.
//
//	entry: ; 1 = MemoryDef(liveOnEntry)
//	       store i32 0, ptr %p
//	loop:  ; 3 = MemoryPhi({entry,1},{loop,2})
//	       ; MemoryUse(1)                        %q is another object than %r
//	       %x = load i32, ptr %q
//	       ; 2 = MemoryDef(3)
//	       store i32 %x, ptr %r
//
// So each access names the one that memory was left by before it, and a walk from
// access to access passes over everything that has nothing to do with memory. What
// really wrote a location is found by such a walk (Clobber), which asks the alias
// analysis about each access and looks through phis.
//
// The form is LLVM's (https://llvm.org/docs/MemorySSA.html): one variable for all
// memory and no versions of single locations, after Novillo, "Memory SSA - A Unified
// Approach for Sparsely Representing Memory Operations" (2007). Print writes it as
// opt does.
//
// # Changes
//
// A pass that changes instructions says so as it does: Remove, Replace, Changed, Forget,
// Insert, SplitEdges. Then the form holds on and is handed to the next pass; Check compares it
// with the function. Numbers are not used again and mean nothing but identity.
package memssa

import (
	"rewrite/passes/analysis/alias"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// ID numbers the accesses of a function. 0 is what memory is when the function is
// called: LiveOnEntry.
type ID int32

// LiveOnEntry stands for all that was written before the function is called.
const LiveOnEntry ID = 0

// None is no access.
const None ID = -1

// Kind is what an access is.
type Kind uint8

// The kinds.
const (
	Entry Kind = iota // of LiveOnEntry alone
	Def               // an instruction that may write, or that orders accesses of others
	Use               // an instruction that may read and does not write
	Phi               // where ways meet along which memory was left by different accesses
	gone              // it was removed: before stands for it
)

// access is one node of the form.
type access struct {
	kind   Kind
	before ID // of Def and Use: what memory is before it
	// clobber is the answer of Clobber for its own location, None if it was not asked yet.
	clobber ID
	order   int32 // place among the accesses of the block, with gaps
	block   *ir.Block
	inst    *ir.Value // of Def and Use
	in      *incoming // of Phi
	users   []ID      // that have it as before or in args, some twice, and some not any more
}

// incoming is what memory is at the end of the predecessors of a phi: args[i] of from[i].
type incoming struct {
	args []ID
	from []*ir.Block
}

// An SSA is the memory of a function in SSA form. It is for one goroutine.
type SSA struct {
	f     *ir.Func
	alias *alias.Analysis
	dom   *ir.DomTree

	blocks []*ir.Block // of the function, by the IDs that they had

	list   []access // by ID
	of     []ID     // by ir.ValueID, 0 for none
	phis   []ID     // by Block.ID, None for none
	ends   []ID     // by Block.ID: what memory is at the end
	counts Counts
	fuel   int // for the question that is being answered

	links     []link // scratch of rename
	todo, met []way  // scratch of around
}

// Counts is how much was asked.
type Counts struct {
	Walks int // questions that were not answered before
	Steps int // accesses that were looked at
	Tired int // questions that ended at the bound
}

// Func is the function.
func (m *SSA) Func() *ir.Func { return m.f }

// Alias is the alias analysis that is asked.
func (m *SSA) Alias() *alias.Analysis { return m.alias }

// Counts is how much was asked until now.
func (m *SSA) Counts() Counts { return m.counts }

// find follows accesses that were removed to what stands for them.
func (m *SSA) find(id ID) ID {
	for m.list[id].kind == gone {
		next := m.list[id].before
		if m.list[next].kind == gone {
			m.list[id].before = m.list[next].before // so that ways get shorter
		}
		id = next
	}
	return id
}

// Now is an access that was taken down before: itself, or what stands for it since it was
// removed.
func (m *SSA) Now(id ID) ID { return m.find(id) }

// Of is the access of an instruction, None if it has none: it does nothing to memory.
func (m *SSA) Of(v *ir.Value) ID {
	if int(v.ID) < len(m.of) && m.of[v.ID] != 0 {
		return m.of[v.ID]
	}
	return None
}

// Kind is the kind of an access.
func (m *SSA) Kind(id ID) Kind { return m.list[id].kind }

// Inst is the instruction of a Def or Use, nil of others.
func (m *SSA) Inst(id ID) *ir.Value { return m.list[id].inst }

// Block is where an access stands, nil for LiveOnEntry.
func (m *SSA) Block(id ID) *ir.Block { return m.list[id].block }

// Before is what memory is before a Def or Use: the access that may have written last.
func (m *SSA) Before(id ID) ID { return m.find(m.list[id].before) }

// PhiOf is the phi of a block, None if there is none.
func (m *SSA) PhiOf(b *ir.Block) ID { return m.phis[b.ID] }

// Incoming lists what memory is at the end of each predecessor of a phi.
func (m *SSA) Incoming(phi ID) (from []*ir.Block, args []ID) {
	in := m.list[phi].in
	for i, x := range in.args {
		in.args[i] = m.find(x)
	}
	return in.from, in.args
}

// AtStart is what memory is at the start of a block that is reached.
func (m *SSA) AtStart(b *ir.Block) ID {
	if phi := m.phis[b.ID]; phi != None {
		return phi
	}
	if d := m.dom.Idom(b); d != nil {
		return m.AtEnd(d)
	}
	return LiveOnEntry
}

// AtEnd is what memory is at the end of a block.
func (m *SSA) AtEnd(b *ir.Block) ID { return m.find(m.ends[b.ID]) }

// At is what memory is right before an instruction, which need have no access itself.
func (m *SSA) At(v *ir.Value) ID {
	if id := m.Of(v); id != None {
		return m.Before(id)
	}
	b := v.Block
	for i := b.IndexOf(v) - 1; i >= 0; i-- {
		if id := m.Of(b.Instrs[i]); id != None {
			if m.list[id].kind == Def {
				return id
			}
			return m.Before(id)
		}
	}
	return m.AtStart(b)
}

// Users calls yield for the accesses that memory was left to by one, those that follow
// it directly, until it gives false. They are in no order of meaning, and one may come
// twice.
func (m *SSA) Users(id ID, yield func(user ID) bool) {
	list := m.list[id].users
	kept := list[:0]
	for _, u := range list {
		if follows(m, u, id) {
			kept = append(kept, u)
		}
	}
	m.list[id].users = kept
	for _, u := range kept {
		if !yield(u) {
			return
		}
	}
}

// follows tells whether an access names another one.
func follows(m *SSA, user, id ID) bool {
	a := &m.list[user]
	switch a.kind {
	case Def, Use:
		return m.find(a.before) == id
	case Phi:
		for _, x := range a.in.args {
			if m.find(x) == id {
				return true
			}
		}
	}
	return false
}

// Above tells whether an access comes before another one, or is it, on all ways there.
func (m *SSA) Above(a, b ID) bool {
	x, y := &m.list[a], &m.list[b]
	switch {
	case a == b || x.kind == Entry:
		return true
	case y.kind == Entry:
		return false
	case x.block == y.block:
		return x.order < y.order
	}
	return m.dom.Dominates(x.block, y.block)
}

// kindOf is the kind of access that an instruction is, Entry for none.
func kindOf(v *ir.Value) Kind {
	switch v.Op {
	case ir.OpResume, ir.OpLandingPad, ir.OpCatchSwitch, ir.OpCleanupPad, ir.OpCleanupRet:
		return Entry // they tell control where to go
	case ir.OpCall:
		switch v.Intrinsic() {
		case intrinsic.Assume, intrinsic.ExperimentalNoaliasScopeDecl, intrinsic.Pseudoprobe, intrinsic.AllowRuntimeCheck, intrinsic.AllowUbsanCheck:
			return Entry // what they do to memory is that they stay where they are
		}
	}
	switch e := v.Effects(); {
	case e&ir.Writes != 0:
		return Def
	case e&ir.Reads != 0:
		return Use
	}
	return Entry
}

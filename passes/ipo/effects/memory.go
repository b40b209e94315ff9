package effects

import (
	"rewrite/passes/analysis/alias"
	"rewrite/passes/ir"
)

// settleMemory adds to what functions do to memory what functions of the component do that they call: the least fixpoint, as effects are
// what may be done.
func (c *component) settleMemory() {
	todo := append([]*function(nil), c.list...)
	waits := map[*function]bool{}
	for _, fn := range todo {
		waits[fn] = true
	}
	for len(todo) > 0 {
		fn := todo[0]
		todo, waits[fn] = todo[1:], false
		all := fn.memory
		for _, in := range fn.within {
			all |= alias.OutsideOf(fn.aliases, in.call, in.call.Memory()&in.to.memory)
		}
		if all == fn.memory {
			continue
		}
		fn.memory = all
		for _, x := range fn.caller {
			if !waits[x] {
				todo, waits[x] = append(todo, x), true
			}
		}
	}
}

// The releases that have kinds of memory which older ones take for any other memory, and the attribute memory itself.
const (
	memorySince    = 16
	errnoSince     = 21
	targetMemSince = 22
)

// memoryNames are the attributes that say what is done to memory.
var memoryNames = []string{"memory", "readnone", "readonly", "writeonly", "argmemonly", "inaccessiblememonly", "inaccessiblemem_or_argmemonly"}

// memoryAttrs is what a function does to memory, if that is less than it says.
func (fn *function) memoryAttrs(w *writer) []ir.Attr {
	old := fn.f.Attrs.Memory()
	now := fn.memory & old
	for i := range fn.f.Params {
		if fn.paramAttr(i).Has("writable") { // which speaks of writes that may be made up (LangRef, "writable")
			now |= old & ir.MemoryOf(ir.ArgMem, ir.Writes)
		}
	}
	if old, now = inTermsOf(w.llvm, old), inTermsOf(w.llvm, now); now == old {
		return nil
	}
	if by := sanitized(fn.f); by != "" {
		fn.say.Missed(nil, "what it does to memory is not said: it is marked %s", by)
		return nil
	}
	w.drop = memoryNames
	if w.llvm >= memorySince {
		return []ir.Attr{{Name: "memory", Value: now.String()}}
	}
	return formerly(now)
}

const both = ir.Reads | ir.Writes

// inTermsOf is the least that a version of LLVM can say of the effects.
func inTermsOf(llvm int, m ir.MemoryEffects) ir.MemoryEffects {
	merge := func(kinds ...ir.MemoryKind) {
		e := m.At(ir.OtherMem)
		for _, k := range kinds {
			e |= m.At(k)
		}
		m |= ir.MemoryOf(ir.OtherMem, e)
		for _, k := range kinds {
			m |= ir.MemoryOf(k, e)
		}
	}
	if llvm < targetMemSince {
		merge(ir.TargetMem0, ir.TargetMem1)
	}
	if llvm < errnoSince {
		merge(ir.ErrnoMem, ir.TargetMem0, ir.TargetMem1)
	}
	if llvm >= memorySince || m == 0 {
		return m
	}
	m = ir.EveryMemory(m.Anywhere()) & where(m)
	return m
}

// where is the kinds of memory that attributes before LLVM 16 leave of those that something is done to.
func where(m ir.MemoryEffects) ir.MemoryEffects {
	arg, hidden := ir.MemoryOf(ir.ArgMem, both), ir.MemoryOf(ir.InaccessibleMem, both)
	for _, kinds := range []ir.MemoryEffects{arg, hidden, arg | hidden} {
		if m&^kinds == 0 {
			return kinds
		}
	}
	return ir.AllMemory
}

// formerly spells effects as LLVM did before version 16.
func formerly(m ir.MemoryEffects) (list []ir.Attr) {
	if m == 0 {
		return []ir.Attr{{Name: "readnone"}}
	}
	switch m.Anywhere() {
	case ir.Reads:
		list = append(list, ir.Attr{Name: "readonly"})
	case ir.Writes:
		list = append(list, ir.Attr{Name: "writeonly"})
	}
	switch arg, hidden := m.At(ir.ArgMem), m.At(ir.InaccessibleMem); {
	case where(m) == ir.AllMemory:
	case hidden == 0:
		list = append(list, ir.Attr{Name: "argmemonly"})
	case arg == 0:
		list = append(list, ir.Attr{Name: "inaccessiblememonly"})
	default:
		list = append(list, ir.Attr{Name: "inaccessiblemem_or_argmemonly"})
	}
	return list
}

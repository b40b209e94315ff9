package edit

import (
	"slices"

	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
)

// Done ends a pass that changed a function: instructions in gone that are still in a
// block are taken out, the body counts as changed, and debug records that name one of
// gone name what it maps to, poison where that is nil. Nothing but each other uses them.
func Done(f *ir.Func, gone map[*ir.Value]*ir.Value) {
	blocks := map[*ir.Block]bool{}
	for v := range gone {
		if v.Block != nil {
			blocks[v.Block] = true
		}
	}
	for _, b := range f.Blocks { // in order, as uses that go change the order of those that stay
		if blocks[b] {
			b.EraseIf(func(v *ir.Value) bool { _, ok := gone[v]; return ok })
		}
	}
	f.MarkChanged()
	f.RepairDebug(func(v *ir.Value) *ir.Value { return gone[v] })
}

// Unused has what nothing uses any more go, too: of what instructions in gone used, and of a list. What stands for
// an instruction in gone then does not go itself, unless nothing does.
func Unused(gone map[*ir.Value]*ir.Value, list []*ir.Value) {
	for v := range gone {
		list = append(list, v.Args...)
	}
	for len(list) > 0 {
		v := list[len(list)-1]
		list = list[:len(list)-1]
		if _, is := gone[v]; is || !v.IsInstr() || !v.Removable() {
			continue
		}
		if !slices.ContainsFunc(v.Uses(), func(u ir.Use) bool { _, is := gone[u.User]; return !is }) {
			gone[v] = nil
			list = append(list, v.Args...)
		}
	}
	for v, x := range gone {
		for gone[x] != nil {
			x = gone[x]
		}
		gone[v] = x
	}
}

// RenameInRecords makes debug records in some blocks name other values than they do. A pass that copies blocks cannot leave
// that to Done, as the records are copied too.
func RenameInRecords(blocks []*ir.Block, is map[*ir.Value]*ir.Value) {
	if len(is) == 0 {
		return
	}
	for _, b := range blocks {
		for _, v := range b.Instrs {
			for r := v.Dbg; r != nil; r = r.Next {
				for i := range r.Args.Parts {
					if x := is[r.Args.Parts[i].Value]; x != nil {
						r.Args.Parts[i].Value = x
					}
				}
			}
		}
	}
}

// RenameInDebug makes debug records of a function, and metadata operands as of calls of debug intrinsics, name other values
// than they do.
func RenameInDebug(f *ir.Func, is map[*ir.Value]*ir.Value) {
	if len(is) == 0 {
		return
	}
	for t := range f.MDTexts() {
		for i := range t.Parts {
			if x := is[t.Parts[i].Value]; x != nil {
				t.Parts[i].Value = x
			}
		}
	}
}

// DropAssumptions forgets what is assumed of a slot's address, and appends the
// calls that say nothing any more.
func DropAssumptions(slot *ir.Value, list []*ir.Value) []*ir.Value {
	for i := 0; i < slot.NumUses(); {
		u := slot.Uses()[i]
		if !memory.IsAssumption(u.User) {
			i++
			continue
		}
		v, c := u.User, *u.User.Aux.(*ir.Call)
		from := 1 + len(v.CallArgs())
		k := 0
		for from+c.Bundles[k].N <= int(u.Index) {
			from += c.Bundles[k].N
			k++
		}
		for range c.Bundles[k].N {
			v.RemoveArg(from)
		}
		c.Bundles = slices.Delete(slices.Clone(c.Bundles), k, k+1)
		v.Aux = &c
		if len(c.Bundles) == 0 {
			list = append(list, v)
		}
		i = 0 // the list is another one
	}
	return list
}

// IsCalled tells whether a value is what a call calls: with another one in its place the call has other effects.
func IsCalled(v *ir.Value) bool {
	return slices.ContainsFunc(v.Uses(), func(u ir.Use) bool { return u.User.Op.IsCall() && u.Index == 0 })
}

// AllUses tells whether a value is used, and each use is of a kind.
func AllUses(v *ir.Value, is func(ir.Use) bool) bool {
	for _, u := range v.Uses() {
		if !is(u) {
			return false
		}
	}
	return v.NumUses() > 0
}

// Turns tells whether a use is of a condition whose outcomes can be exchanged.
func Turns(u ir.Use) bool {
	return u.Index == 0 && (u.User.Op == ir.OpBr || u.User.Op == ir.OpSelect)
}

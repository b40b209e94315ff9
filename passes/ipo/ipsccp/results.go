package ipsccp

import (
	"slices"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/internal/attribute"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// stop makes unreachable what is never called, and tells whether it was something else. Blocks whose address is taken stay, and
// with them all that they use.
func (fn *function) stop() bool {
	f := fn.f
	entry := f.Entry()
	if entry.Instrs[0].Op == ir.OpUnreachable && len(f.Blocks) == 1 || len(edit.AddressTaken(f)) > 0 {
		return false
	}
	edit.Stop(entry)
	edit.RemoveUnreachable(f, nil, func(*ir.Block) {})
	gone := map[*ir.Value]*ir.Value{}
	for _, v := range entry.Instrs[:len(entry.Instrs)-1] {
		gone[v] = nil
	}
	edit.Done(f, gone)
	fn.e.Remarks(f).Applied(nil, "it is never called: it is unreachable")
	return true
}

// addresses tells whether an address takes the place of a parameter.
func (fn *function) addresses() bool {
	return slices.ContainsFunc(fn.f.Params, func(p *ir.Value) bool {
		if !p.Type.HoldsPointers() || p.NumUses() == 0 {
			return false
		}
		k, _ := fn.known.Of(p)
		return k.Value != nil
	})
}

// touchesOthers widens what a function says of memory that its arguments lead to: where it names what one of them is, it touches other memory
// (ir.MemoryKind).
func (fn *function) touchesOthers() {
	fn.f.Attrs = fn.widen(fn.f.Attrs)
	for _, s := range fn.sites {
		c := *s.call.Aux.(*ir.Call)
		if set := fn.widen(c.FuncAttrs); set != c.FuncAttrs {
			c.FuncAttrs = set
			s.call.Aux = &c
			s.in.f.MarkChanged()
		}
	}
}

// memorySince is the release that spells what is done to memory as memory(...).
const memorySince = 16

func (fn *function) widen(set *ir.AttrSet) *ir.AttrSet {
	m := widened(set)
	if m == set.Memory() {
		return set
	}
	former := []string{"argmemonly", "inaccessiblemem_or_argmemonly"} // what is left of them says no more than that it reads, or writes
	if fn.e.Target.LLVM < memorySince {
		return set.With(nil, former...)
	}
	return set.With([]ir.Attr{{Name: "memory", Value: m.String()}}, append(former, "readnone", "readonly", "writeonly", "inaccessiblememonly")...)
}

// widened is what attributes say of memory, where what is done through arguments may be done to other memory.
func widened(set *ir.AttrSet) ir.MemoryEffects {
	m := set.Memory()
	return m | ir.MemoryOf(ir.OtherMem, m.At(ir.ArgMem))
}

// returnNothing has a function return poison where nobody needs what it returns, as it is a constant. It tells whether it returned something else.
func (fn *function) returnNothing() bool {
	f := fn.f
	if !fn.closed || fn.strange || fn.result == nil || fn.result.sunk == 0 || !fn.isConstant() || f.Attrs.Has("sanitize_memory") || len(fn.sites) == 0 {
		return false
	}
	for _, s := range fn.sites {
		if s.call.NumUses() > 0 || s.call.Flags&ir.MustTail != 0 || len(s.call.Aux.(*ir.Call).Bundles) > 0 {
			return false
		}
	}
	var returns []*ir.Value
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == ir.OpCall && v.Flags&ir.MustTail != 0 {
				fn.e.Remarks(f).Missed(v, "what it returns must be what this call gives")
				return false
			}
		}
		if t := b.Terminator(); t.Op == ir.OpRet && t.Args[0].Op != ir.OpPoison {
			returns = append(returns, t)
		}
	}
	if len(returns) == 0 {
		return false
	}
	for _, t := range returns {
		t.SetArg(0, f.Poison(t.Args[0].Type))
	}
	f.MarkChanged()
	fn.e.Remarks(f).Applied(nil, "nobody needs what it returns, which is always the same constant")
	fn.promiseNothing()
	return true
}

// isConstant tells whether all that is returned is known.
func (fn *function) isConstant() bool {
	if fn.result.known.Value != nil {
		return true
	}
	for _, p := range fn.parts {
		if p.known.Value == nil {
			return false
		}
	}
	return fn.parts != nil
}

// promises are the attributes that say something of a result; returned says of a parameter that it is the result.
var promises = []string{"noundef", "nonnull", "align", "range", "nofpclass", "dereferenceable", "dereferenceable_or_null", "noalias", "noundef"}

// promiseNothing takes back what is said of a result that is poison now, and has debug records of its calls name the constant.
func (fn *function) promiseNothing() {
	f := fn.f
	f.RetAttrs, f.ParamAttrs = f.RetAttrs.With(nil, promises...), notReturned(f.ParamAttrs)
	for _, s := range fn.sites {
		c := *s.call.Aux.(*ir.Call)
		c.RetAttrs, c.ParamAttrs = c.RetAttrs.With(nil, promises...), notReturned(c.ParamAttrs)
		s.call.Aux = &c
		s.call.Meta = s.call.Meta.Keep(func(kind string) bool { return !slices.Contains(promises, kind) })
		s.in.f.MarkChanged()
		if k := fn.result.in(s.in); k.Value != nil {
			if fn.renamed == nil {
				fn.renamed = map[*ir.Func]map[*ir.Value]*ir.Value{}
			}
			if fn.renamed[s.in.f] == nil {
				fn.renamed[s.in.f] = map[*ir.Value]*ir.Value{}
			}
			fn.renamed[s.in.f][s.call] = k.Value
		}
	}
}

// notReturned is attributes of parameters without returned.
func notReturned(list []*ir.AttrSet) []*ir.AttrSet {
	if !slices.ContainsFunc(list, func(s *ir.AttrSet) bool { return s.Has("returned") }) {
		return list
	}
	list = slices.Clone(list)
	for i := range list {
		list[i] = list[i].With(nil, "returned")
	}
	return list
}

// renameInRecords has debug records name the constants that calls gave whose results are gone.
func (s *solver) renameInRecords() {
	for f, is := range s.renamed {
		edit.RenameInRecords(f.Blocks, is)
	}
}

// say writes what is known of parameters and the result as attributes, and tells whether there is something to say. Where a constant
// stands for a value nobody asks.
func (fn *function) say() (changed bool) {
	f := fn.f
	known := func(facts domain.Facts) domain.Facts {
		if f.Attrs.Has("sanitize_memory") { // which passes shadows of what is not noundef, and none of the rest
			facts.Props &^= domain.WellDefined
		}
		return facts
	}
	attrs := slices.Clone(f.ParamAttrs)
	for i, p := range f.Params {
		if !fn.closed || fn.params[i] == nil || p.NumUses() == 0 {
			continue
		}
		k, _ := fn.known.Of(p)
		more := attribute.Of(p.Type, known(k.Facts), attrsOf(attrs, i), fn.e.Target.LLVM)
		if k.Value != nil || len(more) == 0 {
			continue
		}
		if attrs == nil {
			attrs = make([]*ir.AttrSet, len(f.Params))
		}
		attrs[i] = attrs[i].With(more)
		fn.e.Remarks(f).Applied(nil, "all calls pass as parameter %d what is %s", i+1, spell(more))
		changed = true
	}
	if changed {
		f.ParamAttrs = attrs
	}
	if r := fn.result; r != nil && r.sunk > 0 && r.known.Value == nil {
		facts := known(r.known.Facts)
		for _, s := range fn.sites { // one that makes poison of what it gets would do what is undefined then
			facts.Props &= fn.received(s.call, analysis.Known{Facts: facts}).Props
		}
		if more := attribute.Of(f.FuncType.Elem, facts, f.RetAttrs, fn.e.Target.LLVM); len(more) > 0 {
			f.RetAttrs = f.RetAttrs.With(more)
			fn.e.Remarks(f).Applied(nil, "all that it returns is %s", spell(more))
			changed = true
		}
	}
	return changed
}

func spell(list []ir.Attr) string {
	var set *ir.AttrSet
	return set.With(list).String()
}

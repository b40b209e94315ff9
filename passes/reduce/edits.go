package reduce

import (
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// kinds are tried in this order, what takes most away first, until none helps.
var kinds = []kind{
	{"functions and globals", items},
	{"bodies", bodies},
	{"edges", edges},
	{"blocks", chains},
	{"instructions", instructions},
	{"operands for instructions", forwards},
	{"operands", operands},
	{"flags and attachments", marks},
	{"attributes", attributes},
}

// items leaves out what stands at top level: functions, variables, types,
// attribute groups, metadata. The text of what still uses it is refused by the reader.
func items(m *ir.Module) (list []change) {
	for _, it := range slices.Backward(m.Items) { // users come behind what they use, mostly
		list = append(list, func() {
			if i := slices.Index(m.Items, it); i >= 0 {
				m.Items = slices.Delete(m.Items, i, i+1)
			}
		})
	}
	return list
}

// bodies makes declarations of definitions.
func bodies(m *ir.Module) (list []change) {
	for _, f := range m.Funcs {
		if f.IsDecl() {
			continue
		}
		list = append(list, func() {
			f.HasBody, f.Blocks, f.Params, f.Verbatim = false, nil, nil, ""
			f.Linkage, f.Comdat, f.Personal, f.Prefix, f.Prologue, f.Meta = "", nil, nil, nil, nil, nil
			f.MarkChanged()
		})
	}
	return list
}

// eachBlock calls do for every block that is held as such.
func eachBlock(m *ir.Module, do func(b *ir.Block)) {
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			do(b)
		}
	}
}

// edges makes a terminator something simpler: a return, or a branch to one of
// its targets.
func edges(m *ir.Module) (list []change) {
	eachBlock(m, func(b *ir.Block) {
		t := b.Terminator()
		if t == nil || len(t.Targets) == 0 || t.NumUses() > 0 {
			return
		}
		list = append(list, func() {
			if b.Terminator() == t {
				finish(b)
			}
		})
		if len(t.Targets) == 1 {
			return
		}
		for _, to := range t.Targets {
			list = append(list, func() {
				if b.Terminator() == t && slices.Contains(t.Targets, to) {
					edit.Jump(b, to)
					prune(b.Func)
				}
			})
		}
	})
	return list
}

// finish makes the block return zero.
func finish(b *ir.Block) {
	f := b.Func
	ret := f.NewInstr(ir.OpRet, ir.Void)
	if f.FuncType.Elem != ir.Void {
		z := zero(f, f.FuncType.Elem)
		if z == nil {
			return
		}
		ret.AddArg(z)
	}
	for _, s := range b.Terminator().Targets {
		edit.DropEdge(b, s)
	}
	edit.Replace(b.Terminator(), ret)
	prune(f)
}

// prune takes out blocks that no path reaches.
func prune(f *ir.Func) {
	reached := map[*ir.Block]bool{}
	var visit func(b *ir.Block)
	visit = func(b *ir.Block) {
		if !reached[b] {
			reached[b] = true
			for _, s := range b.Succs() {
				visit(s)
			}
		}
	}
	visit(f.Entry())
	edit.RemoveBlocks(f, func(b *ir.Block) bool { return !reached[b] })
	f.MarkChanged()
}

// chains joins a block with its only successor, if it is that one's only predecessor.
func chains(m *ir.Module) (list []change) {
	eachBlock(m, func(b *ir.Block) {
		t := b.Terminator()
		if t == nil || t.Op != ir.OpBr || len(t.Targets) != 1 || t.Targets[0] == b || len(t.Targets[0].Preds()) != 1 {
			return
		}
		list = append(list, func() {
			f, s := b.Func, t.Targets[0]
			if len(f.Blocks) == 0 || b.Terminator() != t || !slices.Contains(f.Blocks, b) {
				return
			}
			for _, phi := range slices.Clone(s.Phis()) {
				if len(phi.Args) != 1 || phi.Args[0] == phi {
					return
				}
				phi.ReplaceAllUses(phi.Args[0])
				phi.Erase()
			}
			for _, x := range s.Succs() {
				edit.RenamePred(x, s, b)
			}
			t.Erase()
			b.Take(s)
			f.SetBlocks(slices.DeleteFunc(f.Blocks, func(x *ir.Block) bool { return x == s }))
			f.MarkChanged()
		})
	})
	return list
}

// zero is the simplest constant of a type, nil if there is none.
func zero(f *ir.Func, t *ir.Type) *ir.Value {
	switch {
	case t.IsInt():
		return f.Int(t, 0)
	case t.IsFloat() && (t == ir.Float || t == ir.Double):
		return f.Const(ir.Value{Op: ir.OpFloat, Type: t})
	case t.IsPtr():
		return f.Const(ir.Value{Op: ir.OpNull, Type: t})
	case t.IsVector(), t.IsAggregate():
		return f.Const(ir.Value{Op: ir.OpZero, Type: t})
	}
	return nil
}

// instructions takes instructions out, zero standing for their results.
func instructions(m *ir.Module) (list []change) {
	for _, f := range m.Funcs {
		for _, b := range slices.Backward(f.Blocks) {
			for _, v := range slices.Backward(b.Instrs) { // users first
				if v.Op.IsTerminator() {
					continue
				}
				list = append(list, func() {
					if v.Block == nil {
						return
					}
					if v.NumUses() > 0 {
						z := zero(f, v.Type)
						if z == nil {
							return
						}
						v.ReplaceAllUses(z)
					}
					v.Erase()
					f.MarkChanged()
				})
			}
		}
	}
	return list
}

// forwards takes an instruction out, one of its operands standing for it.
func forwards(m *ir.Module) (list []change) {
	eachBlock(m, func(b *ir.Block) {
		for _, v := range slices.Backward(b.Instrs) {
			for _, a := range v.Args {
				if a.Type != v.Type || v.Op.IsTerminator() || a == v {
					continue
				}
				list = append(list, func() {
					if v.Block != nil && slices.Contains(v.Args, a) {
						v.ReplaceAllUses(a)
						v.Erase()
						b.Func.MarkChanged()
					}
				})
			}
		}
	})
	return list
}

// rank orders values by how simple they are, so that reduction ends.
func rank(v *ir.Value) int {
	switch {
	case v.IsInstr():
		return 4
	case v.Op == ir.OpParam:
		return 3
	case v.Op == ir.OpInt && v.Int().IsUint64() && v.Int().Uint64() == 1:
		return 1
	case v.Op == ir.OpInt && v.Int().Sign() == 0, v.Op == ir.OpFloat && v.Bits == 0 && v.Aux == nil, v.Op == ir.OpZero, v.Op == ir.OpNull:
		return 0
	}
	return 2
}

// operands puts something simpler in the place of an operand: a parameter, one, zero.
func operands(m *ir.Module) (list []change) {
	eachBlock(m, func(b *ir.Block) {
		f := b.Func
		for _, v := range b.Instrs {
			for i, a := range v.Args {
				if a.Type == ir.Void || a.Type == ir.Label || a.Type == ir.Metadata || v.Op.IsCall() && i == 0 {
					continue
				}
				var simpler []*ir.Value
				if z := zero(f, a.Type); z != nil {
					simpler = append(simpler, z)
				}
				if a.Type.IsInt() {
					simpler = append(simpler, f.Int(a.Type, 1))
				}
				for _, p := range f.Params {
					if p.Type == a.Type {
						simpler = append(simpler, p)
					}
				}
				for _, s := range simpler {
					if rank(s) < rank(a) {
						list = append(list, func() {
							if v.Block != nil && i < len(v.Args) && rank(s) < rank(v.Args[i]) {
								v.SetArg(i, s)
								f.MarkChanged()
							}
						})
					}
				}
			}
		}
	})
	return list
}

// marks drops flags, attachments and debug records, one flag at a time.
func marks(m *ir.Module) (list []change) {
	eachBlock(m, func(b *ir.Block) {
		for _, v := range b.Instrs {
			if v.Meta != nil {
				list = append(list, func() { v.Meta = nil; b.Func.MarkChanged() })
			}
			if v.Dbg != nil {
				list = append(list, func() { v.Dbg = nil; b.Func.MarkChanged() })
			}
			for bit := ir.Flags(1); bit <= v.Flags; bit <<= 1 {
				if v.Flags&bit != 0 {
					list = append(list, func() { v.Flags &^= bit; b.Func.MarkChanged() })
				}
			}
		}
	})
	return list
}

// attributes drops attributes of functions, parameters and calls, set by set.
func attributes(m *ir.Module) (list []change) {
	drop := func(set **ir.AttrSet, f *ir.Func) {
		if *set != nil {
			list = append(list, func() {
				*set = nil
				if f != nil {
					f.MarkChanged()
				}
			})
		}
	}
	for _, f := range m.Funcs {
		drop(&f.Attrs, nil)
		drop(&f.RetAttrs, nil)
		for i := range f.ParamAttrs {
			drop(&f.ParamAttrs[i], nil)
		}
		if f.Meta != nil {
			list = append(list, func() { f.Meta = nil })
		}
	}
	eachBlock(m, func(b *ir.Block) {
		for _, v := range b.Instrs {
			c, ok := v.Aux.(*ir.Call)
			if !ok || c.RetAttrs == nil && c.FuncAttrs == nil && c.ParamAttrs == nil {
				continue
			}
			list = append(list, func() {
				bare := *c // an Aux is never changed
				bare.RetAttrs, bare.FuncAttrs, bare.ParamAttrs = nil, nil, nil
				v.Aux = &bare
				b.Func.MarkChanged()
			})
		}
	})
	return list
}

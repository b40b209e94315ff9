package address

import (
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

// RunCheaper only moves constants of addresses behind what is not constant, where fewer instructions are left:
//
//	%f = getelementptr inbounds i8, ptr %p, i64 8              %e = sext i32 %n to i64
//	%m = sub nsw i32 %n, 1                                     %a = getelementptr [16 x i8], ptr %p, i64 %e
//	%e = sext i32 %m to i64                               ->   %b = getelementptr i8, ptr %a, i64 4
//	%a = getelementptr inbounds [16 x i8], ptr %f, i64 %e
//	%b = getelementptr inbounds i8, ptr %a, i64 12
//
// and those of an address that others are computed from alone into these. Nothing is in bounds for
// what moves past an index, as in shared.go.
func RunCheaper(f *ir.Func, e *pass.Env) manager.Kept {
	l, err := f.Module.Layout()
	if err != nil || f.Module.TypedPointers {
		return manager.All
	}
	say := e.Remarks(f)
	gone := map[*ir.Value]*ir.Value{}
	changed := false
	for _, b := range e.Of(f).Dom().ReversePostorder() {
		for i := 0; i < len(b.Instrs); i++ {
			v := b.Instrs[i]
			if v.Op != ir.OpGEP {
				continue
			}
			if t, ok := trailing(f, l, v); ok {
				t.move(f, l, gone)
				say.Applied(v, "this address is computed without constants, which those that it leads to have")
				i, changed = b.IndexOf(v), true
			} else if h, ok := heapOf(l, v); ok {
				h.gather(f, l, gone)
				say.Applied(v, "the constants of the addresses that lead to this one are added at the end")
				changed = true
			} else if to, ok := constant(f, l, v); ok && to.off != 0 && !isPoison(v, to.off) && lead(l, v) == v.NumUses() {
				for v.NumUses() > 0 {
					u := v.Uses()[0].User
					inner, ok := constant(f, l, u)
					if !ok || inner.base == v || !rebase(f, l, u, inner, say) {
						break
					}
					changed = true
				}
				if v.NumUses() == 0 {
					gone[v] = nil
				}
			}
		}
	}
	if !changed {
		return manager.All
	}
	edit.Done(f, gone)
	return manager.Shape
}

// isPoison tells whether a getelementptr must not wrap and does; rules see that as long as it stands by itself.
func isPoison(v *ir.Value, off int64) bool { return off < 0 && v.Flags&ir.NUW != 0 }

// lead is how many uses of an address are of addresses at constant offsets from it.
func lead(l *ir.Layout, v *ir.Value) (n int) {
	for _, u := range v.Uses() {
		if u.Index == 0 && u.User.Op == ir.OpGEP && u.User.Type == v.Type {
			if off, ok := l.GEPOffset(u.User); ok && !isPoison(u.User, off) {
				n++
			}
		}
	}
	return n
}

// A trail is an address with an index and constants, and what it is without these.
type trail struct {
	v     *ir.Value
	base  *ir.Value
	index *ir.Value // that is not v's own, or v's
	ext   ir.Op     // what extends it, OpInvalid if nothing does that must be made
	off   int64
	nuw   bool // neither what moves nor the rest wraps upwards
	stays bool // nothing moves but steps to where they began
}

// trailing takes an address apart whose constants are better moved.
func trailing(f *ir.Func, l *ir.Layout, v *ir.Value) (t trail, ok bool) {
	k, m, ok := formOf(l, v)
	if !ok || k.x.Block == nil && k.x.Op != ir.OpParam {
		return t, false
	}
	_, terms, _ := l.GEPTerms(v)
	t = trail{v: v, base: v.Args[0], index: k.x, off: m.off}
	index, saved := terms[0].Index, 0
	if index != k.x && (index.Op == ir.OpSExt || index.Op == ir.OpZExt) && index.Args[0] != k.x {
		if index.NumUses() > 1 {
			return t, false
		}
		t.ext, index = k.ext, index.Args[0]
	}
	width := l.Pointer(v.Type.Bits).Index
	switch {
	case index == k.x || t.ext == ir.OpInvalid && index.Op != ir.OpAdd && index.Op != ir.OpSub && index.Op != ir.OpOr: // no constant is added to it
		t.index, t.ext = terms[0].Index, ir.OpInvalid
		t.nuw, t.stays = m.off >= 0, len(v.Args) == 2
	case index.NumUses() > 1:
		return t, false
	default:
		t.nuw = t.ext == ir.OpInvalid && index.Flags&ir.NUW != 0 && m.off > 0
		saved++
	}
	// what the base is computed from, if that is for this alone
	if b := v.Args[0]; b.Op == ir.OpGEP && b.Block != nil && b.NumUses() == 1 {
		if to, ok := constant(f, l, b); ok && to.base.Type == v.Type {
			t.base, t.off = to.base, t.off+to.off
			t.nuw = t.nuw && (to.off == 0 || upwards(to.off, to.flags)&ir.NUW != 0)
			saved++
		}
	}
	t.nuw = t.nuw && v.Flags&ir.NUW != 0
	t.stays = t.stays && t.off == 0
	led := lead(l, v)
	if led < v.NumUses() && t.off != 0 {
		saved--
	}
	return t, saved > 0 && led > 0 && t.off<<(64-width)>>(64-width) == t.off
}

// move makes an address one without constants, and those that it leads to ones with them.
func (t trail) move(f *ir.Func, l *ir.Layout, gone map[*ir.Value]*ir.Value) {
	v := t.v
	width := l.Pointer(v.Type.Bits).Index
	offset := f.Module.Types.Int(width)
	var led, others []ir.Use
	for _, u := range v.Uses() {
		if _, ok := l.GEPOffset(u.User); ok && u.Index == 0 && u.User.Op == ir.OpGEP && u.User.Type == v.Type {
			led = append(led, u)
		} else {
			others = append(others, u)
		}
	}
	index := t.index
	if t.ext != ir.OpInvalid {
		index = f.NewInstr(t.ext, offset, index)
		index.Pos = v.Pos
		v.Block.InsertAt(v.Block.IndexOf(v), index)
	}
	elem := elementOf(v)
	v.SetArg(0, t.base)
	for len(v.Args) > 2 {
		v.RemoveArg(len(v.Args) - 1)
	}
	v.SetArg(1, index)
	var up ir.Flags
	if t.nuw {
		up = ir.NUW
	}
	if v.Aux = elem; !t.stays {
		v.Flags = up
	}
	for _, u := range led {
		off, _ := l.GEPOffset(u.User)
		if off+t.off == 0 {
			u.User.ReplaceAllUses(v)
			gone[u.User] = v
			continue
		}
		flags := u.User.Flags
		if !t.stays {
			if flags = 0; goesUp(u.User, off) {
				flags = up
			}
		}
		u.User.SetArg(0, v)
		inBytes(f, l, u.User, off+t.off, flags)
	}
	if len(others) > 0 && t.off != 0 {
		whole := f.NewInstr(ir.OpGEP, v.Type, v, f.Int(offset, uint64(t.off)&ir.Mask(width)))
		whole.Aux, whole.Flags, whole.Pos = ir.I8, up, v.Pos
		v.Block.InsertAt(v.Block.IndexOf(v)+1, whole)
		for _, u := range others {
			u.User.SetArg(int(u.Index), whole)
		}
	}
}

package read

import (
	"slices"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// upgrade writes out what calls of intrinsics do that no LLVM has any more, as each LLVM that
// reads them does:
//
//	%r = call <8 x i16> @llvm.x86.sse2.padds.w(<8 x i16> %a, <8 x i16> %b)
//	%r = call <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16> %a, <8 x i16> %b)
//
// What has only another name now, or another signature, is not touched: the table of intrinsics
// knows both (intrinsic.Info.Was). Calls that must be tail calls, have bundles or are not what
// the row expects stay calls of a function that nothing is known of. Declarations stay.
func upgrade(f *ir.Func) {
	gone := map[*ir.Value]*ir.Value{} // calls, by what stands for them, and what was made in vain, by nil
	changed := false
	for _, b := range f.Blocks {
		var list []*ir.Value // of the block, if there is anything to upgrade
		for i, v := range b.Instrs {
			if to, name := upgradingOf(v); to != nil {
				if list == nil {
					list = append(make([]*ir.Value, 0, len(b.Instrs)), b.Instrs[:i]...)
				}
				u := upgrader{f: f, call: v, name: name, args: v.CallArgs()}
				x := to(&u)
				list = append(list, u.made...)
				if x == nil || x.Type != v.Type {
					for _, m := range u.made {
						gone[m] = nil
					}
				} else {
					if len(u.made) > 0 { // records stand in front of what was made, the last of which has the name
						u.made[0].Dbg, v.Dbg = v.Dbg, nil
						x.Name = v.Name
					}
					v.ReplaceAllUses(x)
					gone[v], changed = x, true
				}
			}
			if list != nil {
				list = append(list, v)
			}
		}
		if list != nil {
			b.Instrs = list
			b.EraseIf(func(v *ir.Value) bool { _, is := gone[v]; return is })
		}
	}
	if changed {
		f.MarkChanged()
		f.RepairDebug(func(v *ir.Value) *ir.Value { return gone[v] })
	}
}

// upgradingOf is what writes out a call and the name that it has in its row, nil for other instructions.
// Of operands or results without a fixed size only what reverses lanes is upgraded.
func upgradingOf(v *ir.Value) (to upgrading, name string) {
	if v.Op != ir.OpCall || v.Flags&ir.MustTail != 0 || len(v.Aux.(*ir.Call).Bundles) > 0 {
		return nil, ""
	}
	g := v.Callee().AsGlobal()
	if g == nil || g.Intrinsic != intrinsic.None || !g.IsIntrinsic() {
		return nil, ""
	}
	name = strings.TrimPrefix(g.Name, "llvm.")
	scalable := func(x *ir.Value) bool { return x.Type.Scalable }
	if (scalable(v) || slices.ContainsFunc(v.CallArgs(), scalable)) && !strings.HasPrefix(name, "aarch64.sve.") {
		return nil, ""
	}
	return old[name], name
}

// An upgrader makes the instructions that stand for one call.
type upgrader struct {
	f    *ir.Func
	call *ir.Value
	name string // of what is called, without "llvm."
	args []*ir.Value
	made []*ir.Value // in order, to stand in front of the call
}

func (u *upgrader) put(v *ir.Value) *ir.Value {
	v.Pos, v.Meta = u.call.Pos, u.call.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	v.Block = u.call.Block
	u.made = append(u.made, v)
	return v
}

func (u *upgrader) op(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	return u.put(u.f.NewInstr(op, t, args...))
}

func (u *upgrader) intrinsic(id intrinsic.ID, t *ir.Type, args ...*ir.Value) *ir.Value {
	return u.put(u.f.CallIntrinsic(id, t, args...))
}

// number is an integer in each lane of a type.
func (u *upgrader) number(t *ir.Type, n uint64) *ir.Value {
	c := u.f.Int(t.Scalar(), n&ir.Mask(t.Scalar().Bits))
	if !t.IsVector() {
		return c
	}
	if n == 0 {
		return u.f.Consts().Leaf(ir.OpZero, t)
	}
	return u.vector(t, slices.Repeat([]*ir.Value{c}, int(t.NumElems())))
}

func (u *upgrader) vector(t *ir.Type, lanes []*ir.Value) *ir.Value {
	return u.f.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: lanes})
}

// low are the first lanes of a vector, as many as t has.
func (u *upgrader) low(v *ir.Value, t *ir.Type) *ir.Value {
	n := t.NumElems()
	if v.Type.NumElems() == n {
		return v
	}
	mask := make([]*ir.Value, n)
	for i := range mask {
		mask[i] = u.f.Int(ir.I32, uint64(i))
	}
	types := &u.f.Module.Types
	return u.op(ir.OpShuffleVector, types.Vector(n, v.Type.Elem, false), v, u.f.Poison(v.Type), u.vector(types.Vector(n, ir.I32, false), mask))
}

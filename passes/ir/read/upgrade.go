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
	var gone map[*ir.Value]*ir.Value
	for _, b := range f.Blocks {
		for i := 0; i < len(b.Instrs); i++ {
			v := b.Instrs[i]
			if v.Op != ir.OpCall || v.Flags&ir.MustTail != 0 || len(v.Aux.(*ir.Call).Bundles) > 0 {
				continue
			}
			g := v.Callee().AsGlobal()
			if g == nil || g.Intrinsic != intrinsic.None || !g.IsIntrinsic() {
				continue
			}
			to := old[strings.TrimPrefix(g.Name, "llvm.")]
			if to == nil {
				continue
			}
			u := upgrader{f: f, call: v, args: v.CallArgs(), at: i}
			x := to(&u)
			if x == nil || x.Type != v.Type {
				for ; u.at > i; u.at-- { // what was made for it in vain
					b.Instrs[u.at-1].Erase()
				}
				continue
			}
			if u.at > i { // records stand in front of what was made, the last of which has the name
				b.Instrs[i].Dbg, v.Dbg = v.Dbg, nil
				x.Name = v.Name
			}
			v.ReplaceAllUses(x)
			v.Erase()
			if gone == nil {
				gone = map[*ir.Value]*ir.Value{}
			}
			gone[v] = x
			i = u.at - 1
		}
	}
	if gone != nil {
		f.MarkChanged()
		f.RepairDebug(func(v *ir.Value) *ir.Value { return gone[v] })
	}
}

// An upgrader makes the instructions that stand for one call.
type upgrader struct {
	f    *ir.Func
	call *ir.Value
	args []*ir.Value
	at   int // where the next one goes, in the call's block
}

func (u *upgrader) put(v *ir.Value) *ir.Value {
	v.Pos, v.Meta = u.call.Pos, u.call.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	u.call.Block.InsertAt(u.at, v)
	u.at++
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

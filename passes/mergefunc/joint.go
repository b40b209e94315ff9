package mergefunc

import (
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/saturate"
)

// A joint is a copy of one function, with all that is free of another one of the
// same shape computed beside it, from the parameters, phis, loads, results and
// choices of the copy: those of the other are identified with them by position.
//
//	define i32 @b(i32 %x) {              define i32 @b(i32 %x) {
//	  %y = mul i32 %x, 2                   %y = mul i32 %x, 2
//	  call void @h(i32 %y)                 %0 = shl i32 %x, 1    ; of @a
//	  ret i32 %y                           call void @h(i32 %y)  ; wants %y => %0
//	}                                      ret i32 %y            ; wants %y => %0
//	                                     }
//
// Running it is running the copied function: what is added has no effect. So
// whatever an analysis finds out about a value is what holds of it in the function
// that is to be replaced, and facts of the other one play no part.
//
// If in every block each value that the other function uses refines the one that
// the copied function uses at the same place (wants), then the other one may stand
// for the copied one: step by step it does what the copied one could have done.
// Identified values need not be equal for that, it is enough that those of the
// other refine the copy's: free instructions are monotone.
type joint struct {
	f      *ir.Func
	layout *ir.Layout
	blocks map[*ir.Block]int // of the copied function: places in f.Blocks
	maps   [2]*edit.Map      // of the copied function and of the other
	wants  [][]want          // by block
	// failed: something can't be refined
	failed *want
}

// A want is that what the other function uses refines what the copied one uses.
type want struct {
	saturate.Refinement
	user *ir.Value // in the copied function
	arg  int
}

const copied, added = 0, 1

// newJoint puts what is free in other beside what replaced computes. Both have the
// same shape.
func newJoint(l *ir.Layout, replaced, other *ir.Func, a, b *shape) *joint {
	g := *replaced.Global
	f := ir.NewFunc(&g, replaced.FuncType, nil)
	f.CC, f.RetAttrs, f.ParamAttrs, f.GC, f.Personal, f.HasBody = replaced.CC, replaced.RetAttrs, replaced.ParamAttrs, replaced.GC, replaced.Personal, true
	j := &joint{f: f, layout: l, blocks: map[*ir.Block]int{}, maps: [2]*edit.Map{edit.NewMap(f), edit.NewMap(f)}, wants: make([][]want, len(a.blocks))}
	for i, p := range replaced.Params {
		q := f.AddParam(p.Type, p.Name)
		j.maps[copied].Values[p], j.maps[added].Values[other.Params[i]] = q, q
	}
	for i := range a.blocks {
		f.Blocks = append(f.Blocks, f.NewBlock(a.blocks[i].block.Name))
		j.blocks[a.blocks[i].block] = i
		j.maps[copied].Blocks[a.blocks[i].block] = f.Blocks[i]
	}
	for i := range a.blocks {
		j.block(i, &a.blocks[i], &b.blocks[i])
	}
	for i := range a.blocks {
		j.edges(i, &a.blocks[i], &b.blocks[i], b)
	}
	return j
}

// block fills a block: the copied instructions with wants, the added ones between.
// A block that dominates another one comes before it, so that all operands but
// those of phis are there.
func (j *joint) block(i int, a, b *outline) {
	to := j.f.Blocks[i]
	n := a.phis()
	for k := range n {
		p, q := a.instrs[k], b.instrs[k]
		phi := j.f.NewInstr(ir.OpPhi, p.Type)
		phi.Flags, phi.Name, phi.Pos = p.Flags, p.Name, p.Pos
		to.Append(phi)
		j.maps[copied].Values[p], j.maps[added].Values[q] = phi, phi
	}
	table := map[uint64]*ir.Value{} // what is computed in this block
	next := func(side int, o *outline, at int) int {
		for ; o.free[at]; at++ {
			j.free(side, o.instrs[at], to, table)
		}
		return at
	}
	for x, y := n, n; x < len(a.instrs); x, y = x+1, y+1 {
		x, y = next(copied, a, x), next(added, b, y)
		p, q := a.instrs[x], b.instrs[y]
		v := j.maps[copied].Instr(p)
		v.Name = p.Name
		to.Append(v)
		j.maps[added].Values[q] = v
		for k, from := range v.Args {
			if p.Op.IsCall() && k == 0 && p.Args[0].Op == ir.OpGlobal {
				continue // the shape has it
			}
			j.want(i, from, j.maps[added].Value(q.Args[k]), p, k)
		}
	}
}

// edges fills phis, and wants what flows into them at the end of the blocks that it
// comes from.
func (j *joint) edges(i int, a, b *outline, other *shape) {
	for k := range a.phis() {
		p, q := a.instrs[k], b.instrs[k]
		phi := j.maps[copied].Values[p]
		for at, from := range p.Targets {
			pred, reached := j.blocks[from]
			if !reached {
				continue
			}
			x := j.maps[copied].Value(p.Args[at])
			phi.AddArg(x)
			phi.Targets = append(phi.Targets, j.f.Blocks[pred])
			j.want(pred, x, j.maps[added].Value(edit.Incoming(q, other.blocks[pred].block)), p, at)
		}
	}
}

// want notes what has to hold at a block.
func (j *joint) want(block int, from, to *ir.Value, user *ir.Value, arg int) {
	if from == to {
		return
	}
	w := want{saturate.Refinement{From: from, To: to}, user, arg}
	if !saturate.Replaceable(from) || !saturate.Replaceable(to) || from.Type != to.Type {
		if j.failed == nil {
			j.failed = &w
		}
		return
	}
	for _, old := range j.wants[block] {
		if old.Refinement == w.Refinement {
			return
		}
	}
	j.wants[block] = append(j.wants[block], w)
}

// free adds an instruction to a block, unless the block computes the same before.
func (j *joint) free(side int, v *ir.Value, to *ir.Block, table map[uint64]*ir.Value) {
	same := ir.Value{Op: v.Op, Type: v.Type, Pred: v.Pred, Flags: v.Flags, Bits: v.Bits, Aux: v.Aux}
	if off, ok := j.forward(v); ok {
		base := j.maps[side].Value(v.Args[0])
		if off == 0 {
			j.maps[side].Values[v] = base
			return
		}
		same.Aux = ir.I8
		same.Args = []*ir.Value{base, j.f.Int(j.f.Module.Types.Int(j.layout.Pointer(v.Type.Bits).Index), uint64(off))}
	} else {
		for _, a := range v.Args {
			same.Args = append(same.Args, j.maps[side].Value(a))
		}
	}
	h := ir.Hash(&same)
	w := table[h]
	if w == nil || !ir.Equal(w, &same) {
		w = j.f.NewInstr(same.Op, same.Type, same.Args...)
		w.Pred, w.Flags, w.Bits, w.Aux, w.Pos = same.Pred, same.Flags, same.Bits, same.Aux, v.Pos
		if side == copied {
			w.Name = v.Name
		}
		table[h] = w
		to.Append(w)
	}
	j.maps[side].Values[v] = w
}

// forward is the offset of a getelementptr all of whose steps are constant and go
// forward: it is the same as one step of so many bytes, as what it goes over lies
// between its ends. It is small, so that nothing wraps on the way.
func (j *joint) forward(v *ir.Value) (off int64, ok bool) {
	const maxIndices, maxIndex, maxSize = 7, 1 << 10, 1 << 18
	t, isType := v.Aux.(*ir.Type)
	if v.Op != ir.OpGEP || !isType || len(v.Args) > 1+maxIndices || !t.HasFixedSize() || j.layout.Size(t) > maxSize || j.f.Module.TypedPointers {
		return 0, false
	}
	for _, a := range v.Args[1:] {
		if a.Op != ir.OpInt || a.Aux != nil || a.SExt() < 0 || a.SExt() > maxIndex {
			return 0, false
		}
	}
	return j.layout.GEPOffset(v)
}

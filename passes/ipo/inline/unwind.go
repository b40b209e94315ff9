package inline

import (
	"slices"

	"rewrite/passes/ir"
)

// A pad is a landing pad into which exceptions of bodies come, taken apart: what a body does not catch itself goes on behind it.
//
//	u: %p = phi ...                      u: %p = phi ...
//	   %l = landingpad ...                  %l = landingpad ...
//	   ...                        =>        br label %inner
//	                                 inner: %q = phi [ %p, %u ], [ ... ]
//	                                        %e = phi [ %l, %u ], [ %x, ... ]   ; a body had: resume %x
//	                                        ...
type pad struct {
	u, inner *ir.Block
	lpad     *ir.Value
	outside  []*ir.Value                     // the phis and the landingpad of u
	phis     []*ir.Value                     // of inner, one for each of them
	index    map[*ir.Value]map[*ir.Block]int // by phi of u: the places of its entries
}

// A landing is where exceptions of a body go.
type landing struct {
	at     *ir.Block
	pad    *pad
	values []*ir.Value // of its phis
}

// unwinds tells whether exceptions may come out of what a call calls.
func unwinds(call *ir.Value, b *body) bool {
	return b.throws && !call.Aux.(*ir.Call).FuncAttrs.Has("nounwind") && !b.f.Attrs.Has("nounwind")
}

// lands tells whether all exceptions that come to a landing pad stop there. Others go on as if it were not there, until the caller's
// pad says that it catches them: then they would stop at this one too, where nobody thought of them.
func lands(v *ir.Value) bool {
	if v.Flags&ir.Cleanup != 0 {
		return true
	}
	clauses, _ := v.Aux.(ir.Clauses)
	for i, filter := range clauses {
		if !filter && v.Args[i].Op == ir.OpNull {
			return true
		}
	}
	return false
}

// padOf is the pad that exceptions of a call come to, nil if they leave the function.
func padOf(v *ir.Value) *ir.Value {
	if v.Op != ir.OpInvoke {
		return nil
	}
	to := v.Targets[1]
	return to.Instrs[len(to.Phis())]
}

// catcher is the pad that exceptions of a call in a body come to, nil if they leave the function.
func (w *splice) catcher(v *ir.Value, p *place) *ir.Value {
	if v.Op != ir.OpInvoke && p.unwind != nil {
		return p.unwind.pad.lpad
	}
	return padOf(v)
}

func isLandingPad(b *ir.Block) bool {
	n := len(b.Phis())
	return n < len(b.Instrs) && b.Instrs[n].Op == ir.OpLandingPad
}

// splitPads takes landing pads apart, and gives all blocks with those that are new.
func (w *splice) splitPads(blocks []*ir.Block, which func(*ir.Block) bool) (list []*ir.Block) {
	for _, u := range blocks {
		list = append(list, u)
		if which(u) && isLandingPad(u) {
			p := w.split(u)
			w.pads[u] = p
			w.padOf[p.inner] = u
			list = append(list, p.inner)
		}
	}
	return list
}

func (w *splice) split(u *ir.Block) *pad {
	n := len(u.Phis())
	p := &pad{u: u, lpad: u.Instrs[n], inner: w.f.NewBlock(""), index: map[*ir.Value]map[*ir.Block]int{}}
	w.hold(u, u.Terminator())
	for _, v := range u.Instrs[:n+1] {
		phi := w.f.NewInstr(ir.OpPhi, v.Type)
		v.ReplaceAllUses(phi)
		phi.AddArg(v)
		phi.Targets = []*ir.Block{w.itself(u)}
		p.inner.Append(phi)
		p.outside, p.phis = append(p.outside, v), append(p.phis, phi)
	}
	rest := u.Instrs[n+1:]
	u.Instrs = u.Instrs[: n+1 : n+1]
	for _, v := range rest {
		p.inner.Append(v)
	}
	br := w.f.NewInstr(ir.OpBr, ir.Void)
	br.Targets = []*ir.Block{p.inner}
	br.Meta = p.lpad.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	u.Append(br)
	return p
}

// joinPads undoes splitPads where nothing but the pad leads on.
func (w *splice) joinPads() {
	joined := map[*ir.Block]bool{}
	for _, inner := range w.list {
		u := w.padOf[inner]
		if u == nil || len(w.pads[u].phis[0].Args) > 1 {
			continue
		}
		p := w.pads[u]
		br := u.Terminator()
		u.Instrs = u.Instrs[:len(u.Instrs)-1]
		w.rubbish.Append(br)
		w.gone[br] = nil
		inner.Instrs = inner.Instrs[len(p.phis):]
		for i, phi := range p.phis {
			phi.ReplaceAllUses(p.outside[i])
			w.rubbish.Append(phi)
			w.gone[phi] = p.outside[i]
		}
		u.Take(inner)
		if s := w.standIn[inner]; s != nil {
			w.meant[s] = u
		}
		joined[inner] = true
	}
	w.list = slices.DeleteFunc(w.list, func(b *ir.Block) bool { return joined[b] })
}

// unwindOf is where exceptions of a call go, nil for out of the function.
func (w *splice) unwindOf(call *ir.Value, in *place) *landing {
	if call.Op != ir.OpInvoke {
		return in.unwind
	}
	u, name := call.Targets[1], w.nameOf[call]
	t := &landing{at: u, pad: w.pads[u]}
	for _, phi := range u.Phis() {
		index := t.pad.index[phi]
		if index == nil {
			index = map[*ir.Block]int{}
			for i, from := range phi.Targets {
				index[from] = i
			}
			t.pad.index[phi] = index
		}
		t.values = append(t.values, phi.Args[index[name]])
	}
	return t
}

// invoke puts an invoke at the end of a block for a call, and gives the block in which that goes on.
func (w *splice) invoke(at *ir.Block, call *ir.Value, t *landing) *ir.Block {
	f := w.f
	next := f.NewBlock("")
	v := f.NewInstr(ir.OpInvoke, call.Type, call.Args...)
	v.Aux, v.Pos, v.Targets = call.Aux, call.Pos, []*ir.Block{next, t.at}
	v.Meta = call.Meta.Keep(func(kind string) bool { return kind != "prof" })
	w.drop(call, v)
	w.put(at, v)
	for i, phi := range t.at.Phis() {
		phi.AddArg(t.values[i])
		phi.Targets = append(phi.Targets, w.itself(at))
	}
	w.list = append(w.list, next)
	return next
}

// resume makes what a body throws on go on behind the pad.
func (w *splice) resume(at *ir.Block, v *ir.Value, t *landing) {
	w.keepRecords(v)
	for i, phi := range t.pad.phis {
		x := v.Args[0]
		if i < len(t.values) {
			x = t.values[i]
		}
		phi.AddArg(x)
		phi.Targets = append(phi.Targets, w.itself(at))
	}
	w.jump(at, t.pad.inner, v)
	w.drop(v, nil)
}

// extend makes a pad of a body catch what the pad of the call does: behind it the one of the call looks what it was.
func extend(v, by *ir.Value) {
	clauses, _ := v.Aux.(ir.Clauses)
	more, _ := by.Aux.(ir.Clauses)
	for _, a := range by.Args {
		v.AddArg(a)
	}
	if len(more) > 0 {
		v.Aux = append(slices.Clone(clauses), more...)
	}
	v.Flags |= by.Flags & ir.Cleanup
}

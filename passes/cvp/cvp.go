// Package cvp is correlated value propagation: what branches, assumes, and the cases of switches say of a value, used where
// they were passed.
//
//	entry: %c = icmp ult i32 %x, 8               entry: ...
//	       br i1 %c, label %low, label %end
//	low:   %s = sext i32 %x to i64               low:   %s = zext nneg i32 %x to i64
//	       %d = sdiv i32 %x, 4                          %d = lshr ...: by the rules, of udiv
//	       %m = icmp slt i32 %x, 9                      true
//	       br label %end
//	end:   %p = phi i32 [ %x, %low ], ...
//
// A walk down the dominator tree (analysis.Walk) knows at each instruction, and on each edge into a phi, what is known of the
// operands there. An operand that is one number there becomes that number; one that is a select, and is decided there, what it
// chooses; a phi of a value and of a constant that the value is on that edge, the value. Operations become what the ranges of their
// operands leave of them (package strengthen), branches and switches lose the ways that they never go, arguments are nonnull.
//
// A constant for a use needs no more than that each member of a value is that number, or the value poison: the use had nothing
// else to choose from. What is put in the place of a constant must be neither poison nor undef there (SEMANTICS 23).
//
// Left to others: what differs by where it comes from in a loop (sccp), inequalities between values (constraints), ways
// around branches that are decided on them (jumpthread).
package cvp

import (
	"slices"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/strengthen"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// maxRounds bounds how often a function is gone through. Once is enough unless ways go, or there are loops: what is found
// of what comes around tells more of the rest.
const maxRounds = 4

// Run uses what branches say of values in a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	analyses, shape, changed := e.Of(f), f.Shape(), false
	w := &work{f: f, say: e.Remarks(f), nullValid: ir.NullIsValid(f)}
	w.strong = strengthen.Strengthener{Func: f, LLVM: e.Target.LLVM, Put: w.ahead.Put}
	for range maxRounds {
		w.gone, w.agree, w.fresh, w.loose, w.changed = map[*ir.Value]*ir.Value{}, map[*ir.Value]*agreement{}, map[*ir.Value]bool{}, nil, false
		w.tree = analyses.Dom()
		known := analyses.Facts().Walk(func(k *analysis.Walk) analysis.Visitor {
			w.known, w.strong.Facts = k, k.Facts
			return w
		})
		again := w.common()
		w.ahead.Place(f)
		again = w.ways(known) || again
		if !w.changed {
			break
		}
		edit.Unused(w.gone, w.loose)
		edit.Done(f, w.gone)
		analyses.Drop()
		changed = true
		if !again && !known.Moved(analyses.Facts()) {
			break
		}
	}
	return analyses.Since(shape).If(changed)
}

type work struct {
	f         *ir.Func
	say       *remark.Remarks
	nullValid bool // there may be something at address 0
	tree      *ir.DomTree
	known     *analysis.Walk
	strong    strengthen.Strengthener
	gone      map[*ir.Value]*ir.Value // what stands for instructions that go
	ahead     edit.Ahead
	agree     map[*ir.Value]*agreement // by phi
	fresh     map[*ir.Value]bool       // have other operands now
	loose     []*ir.Value              // may have no use any more
	changed   bool
}

// An agreement is a value that a phi has for some edges, and that is what it has for other ones.
type agreement struct {
	value *ir.Value
	edges int
	fails bool
}

// Instr uses what is known of an instruction's operands.
func (w *work) Instr(v *ir.Value) {
	if v.Op != ir.OpPhi {
		w.operands(v)
	}
	if v.NumUses() == 0 && v.Removable() {
		w.gone[v], w.changed = nil, true
		return
	}
	if w.fresh[v] {
		w.known.Renew(v)
	}
	if v.Type != ir.Void && v.Flags&ir.MustTail == 0 && (v.Op == ir.OpICmp || w.known.Differs(v)) {
		if k := w.constant(v); k != nil {
			w.say.Applied(v, "this %s is always the same constant here", v.Op)
			w.replace(v, k)
			return
		}
	}
	if v.Op == ir.OpSelect {
		if x := w.chosen(v); x != nil {
			w.say.Applied(v, "this select always chooses the same operand here")
			w.replace(v, x)
			return
		}
	}
	op := v.Op
	now, made := w.strong.Replace(v)
	switch {
	case made:
		if now.Op == op {
			w.say.Applied(now, "by the ranges of its operands this %s may be one of unsigned numbers", op)
		} else {
			w.say.Applied(now, "by the ranges of its operands this %s is %s", op, now.Op)
		}
		w.gone[v], w.changed, v = now, true, now
	case now != nil:
		w.say.Applied(v, "by the ranges of its operands this %s is one of them", op)
		w.gone[v], w.changed = now, true
		return
	}
	if fl := w.strong.Flags(v); fl != 0 {
		w.say.Applied(v, "by the ranges of its operands this %s is %s", v.Op, fl)
		w.changed = true
	}
}

func (w *work) replace(v, x *ir.Value) {
	for _, u := range v.Uses() {
		w.fresh[u.User] = true
	}
	v.ReplaceAllUses(x)
	if v.Removable() {
		w.gone[v] = x
	}
	w.changed = true
}

// operands puts into the places of operands what they are here.
func (w *work) operands(v *ir.Value) {
	for i, x := range v.Args {
		if x.IsConst() || i == 0 && (v.Op == ir.OpCall || v.Op == ir.OpInvoke) || x.Flags&ir.MustTail != 0 && x.Op == ir.OpCall {
			continue
		}
		if x.Op != ir.OpSelect && !w.known.Differs(x) {
			continue
		}
		if y := w.here(x); y != nil {
			v.SetArg(i, y)
			w.fresh[v] = true
			w.loose = append(w.loose, x)
			w.say.Applied(v, "operand %d of this %s is known here", i, v.Op)
			w.changed = true
		}
	}
}

// Edge puts into the places of operands of phis what they are on an edge.
func (w *work) Edge(from, to *ir.Block) {
	for _, phi := range to.Phis() {
		at := w.known.Incoming(phi, from)
		x := phi.Args[at[0]]
		if x.IsConst() {
			w.compare(phi, x, len(at))
			continue
		}
		if y := w.here(x); y != nil {
			for _, i := range at {
				phi.SetArg(int(i), y)
			}
			w.loose = append(w.loose, x)
			w.say.Applied(phi, "what comes here by an edge is known there")
			w.changed = true
		}
	}
}

// here is what may stand for a value where it is used here, nil for nothing else.
func (w *work) here(x *ir.Value) *ir.Value {
	if k := w.constant(x); k != nil {
		return k
	}
	if x.Op == ir.OpSelect {
		return w.chosen(x)
	}
	return nil
}

// chosen is the operand that a select always chooses here.
func (w *work) chosen(v *ir.Value) *ir.Value {
	c, ok := w.known.Facts(v.Args[0]).Constant()
	switch {
	case !ok:
		return nil
	case c.IsZero():
		return v.Args[2]
	}
	return v.Args[1]
}

// constant is the only number that a value can be here.
func (w *work) constant(x *ir.Value) *ir.Value {
	n, ok := w.known.Facts(x).Constant()
	switch t := x.Type; {
	case !ok:
	case t.Scalar().IsInt():
		return analysis.Number(w.f, t, n)
	case t == ir.Ptr && n.IsZero() && !w.nullValid:
		return w.f.Consts().Leaf(ir.OpNull, t)
	}
	return nil
}

// compare notes whether the value that a phi has for other edges is the constant that it has for this one. Of what is not there
// on all of them only what it would be is known.
func (w *work) compare(phi, k *ir.Value, edges int) {
	a := w.agree[phi]
	if a == nil {
		a = &agreement{}
		w.agree[phi] = a
		for _, x := range phi.Args {
			if x.IsConst() || x == a.value {
				continue
			}
			a.fails = a.value != nil || x == phi || x.IsInstr() && (x.Block == phi.Block || !w.tree.Dominates(x.Block, phi.Block))
			a.value = x
		}
	}
	if a.fails || a.value == nil {
		return
	}
	f := w.known.Facts(a.value)
	n, ok := f.Constant()
	m, is := w.known.Facts(k).Constant()
	a.fails = !ok || !is || n != m || !f.NoUndef() || !phi.Type.IsInt()
	a.edges += edges
}

// common makes phis the value that all of their edges bring, and tells whether there are such.
func (w *work) common() (made bool) {
	for _, b := range w.tree.ReversePostorder() {
		for _, phi := range b.Phis() {
			a := w.agree[phi]
			if a == nil || a.fails || a.value == nil {
				continue
			}
			others := 0
			for _, x := range phi.Args {
				if x == a.value {
					others++
				}
			}
			x := a.value
			for w.gone[x] != nil {
				x = w.gone[x]
			}
			if a.edges+others < len(phi.Args) {
				continue
			}
			w.say.Applied(phi, "what this phi has for some edges is what it has for the others")
			w.replace(phi, x)
			made = true
		}
	}
	return made
}

// ways leaves branches and switches the ways that they can go, and tells whether some went.
func (w *work) ways(known *analysis.Walk) bool {
	went, taken := false, []bool(nil)
	for _, b := range slices.Clone(w.f.Blocks) {
		if !known.Reached(b) {
			continue
		}
		t := b.Terminator()
		if len(t.Targets) == 0 {
			continue
		}
		taken = taken[:0]
		for _, to := range t.Targets {
			taken = append(taken, known.Taken(b, to))
		}
		op := t.Op
		if how := edit.Leave(b, taken); how != "" {
			w.say.Applied(b.Terminator(), "this %s %s", op, how)
			went = true
		}
	}
	if went {
		w.changed = true
		edit.RemoveUnreachable(w.f, edit.AddressTaken(w.f), func(b *ir.Block) {
			w.say.Applied(b.Instrs[0], "this block is never reached")
		})
	}
	return went
}

// Package loopidiom makes loops that set or copy memory piece by piece calls that do it at once, and knows how often loops go around
// that count bits or characters: LLVM's LoopIdiomRecognize.
//
//	front: br label %loop                                     front: %n = shl i64 %count, 2
//	loop:  %i = phi i32 [ 0, %front ], [ %i1, %loop ]                call void @llvm.memset(ptr %p, i8 0, i64 %n)
//	       %g = getelementptr i32, ptr %p, i64 %i                    br label %loop
//	       store i32 0, ptr %g                                loop:  ...                         it does nothing now
//	       ...
//
// Stages, a file each:
//
//	memory.go   stores and copies of loops: which there are, how far they move, what else the loop does to that memory
//	fill.go     stores of one byte or pattern that are next to each other
//	call.go     the calls of memset, memcpy and the like that do it
//	bits.go     loops that end when all bits, or the bits on one side, are gone
//	chars.go    loops that end at a character of value 0
//
// The call stands in the preheader. What is left of the loop is loopdelete's.
//
// Where the program must not call these functions (SEMANTICS law 34), as it has no library or is the function of the name, loops stay.
package loopidiom

import (
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/expand"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// itself are functions whose loops are what a call would come to: of these names none is made a call of itself, nor of another one
// of them, which may be made of it.
var itself = map[string]bool{
	"memset": true, "memcpy": true, "memmove": true, "mempcpy": true, "bzero": true, "bcopy": true, "__bzero": true, "strlen": true, "wcslen": true,
	"strnlen": true, "wmemset": true, "wmemcpy": true, "wmemmove": true, "memccpy": true,
	"memset_pattern4": true, "memset_pattern8": true, "memset_pattern16": true,
	"__memset_chk": true, "__memcpy_chk": true, "__memmove_chk": true, "__mempcpy_chk": true, "__strlen_chk": true,
	"__aeabi_memset": true, "__aeabi_memclr": true, "__aeabi_memcpy": true, "__aeabi_memmove": true,
}

// Run looks for such loops in a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	an := e.Of(f)
	layout, err := e.Target.Layout()
	if len(an.Loops().All) == 0 || err != nil {
		return manager.All
	}
	if itself[f.Global.Name] {
		e.Remarks(f).Missed(f.Entry().Terminator(), "loops of %s stay: what they would call is made of it", f.Global.Name)
		return manager.All
	}
	w := &work{f: f, env: e, say: e.Remarks(f), analyses: an, nest: an.Loops(), tree: an.Dom(), layout: layout, gone: map[*ir.Value]*ir.Value{}}
	for _, l := range slices.Backward(w.nest.All) {
		w.loop(l)
	}
	if !w.changed {
		return manager.All
	}
	edit.Done(f, w.gone)
	return manager.Shape
}

type work struct {
	f        *ir.Func
	env      *pass.Env
	say      *remark.Remarks
	analyses *manager.Func
	nest     *cfg.LoopNest
	tree     *ir.DomTree
	layout   *ir.Layout
	aliases  *alias.Analysis // nil before it is asked for
	gone     map[*ir.Value]*ir.Value
	changed  bool

	se       *scev.Analysis // nil before the first loop that it is asked about
	expander *expand.Expander
}

// aa is what is known of memory, once for all loops: what is made here lets no address out, and what becomes another value becomes an
// equal one, so that what was found goes on to hold.
func (w *work) aa() *alias.Analysis {
	if w.aliases == nil {
		w.aliases = w.analyses.NewAlias()
	}
	return w.aliases
}

// evolve makes sure that there is scalar evolution: most functions need none.
func (w *work) evolve() {
	if w.se == nil {
		w.se, w.expander = w.analyses.SCEV(), expand.New(w.analyses)
	}
}

// loop looks at a loop: first for how it ends, then at what it stores.
func (w *work) loop(l *cfg.Loop) {
	if x := w.ending(l); x != nil && (w.bits(x) || w.characters(x)) {
		return
	}
	w.memory(l)
}

// An ending is how a loop of one block is left: when some value is in some relation to another one.
type ending struct {
	loop  *cfg.Loop
	front *ir.Block // in front of the loop
	test  *ir.Value // the compare, in the loop
	pred  ir.Pred   // by which it is left
	leave int       // the target of the branch by which it is left
}

// branch is the branch that leaves the loop or goes on with it.
func (x *ending) branch() *ir.Value { return x.loop.Header.Terminator() }

// ending is how a loop is left, nil if it has several blocks or is left otherwise.
func (w *work) ending(l *cfg.Loop) *ending {
	if len(l.Blocks) != 1 {
		return nil
	}
	b := l.Header
	t := b.Terminator()
	if t.Op != ir.OpBr || len(t.Args) != 1 || t.Args[0].Op != ir.OpICmp || t.Args[0].Block != b || t.Targets[0] == t.Targets[1] {
		return nil
	}
	front := l.Preheader(w.nest)
	if front == nil || front.Terminator().Op != ir.OpBr {
		return nil
	}
	x := &ending{loop: l, front: front, test: t.Args[0]}
	if x.pred = x.test.Pred; t.Targets[0] == b {
		x.leave, x.pred = 1, x.pred.Invert()
	}
	return x
}

// start is what a phi of the header of a loop of one block begins with, and goes on with.
func (x *ending) start(phi *ir.Value) (first, next *ir.Value) {
	for i, from := range phi.Targets {
		if from == x.loop.Header {
			next = phi.Args[i]
		} else {
			first = phi.Args[i]
		}
	}
	return first, next
}

// outside are the uses of a value of a loop behind it.
func (w *work) outside(v *ir.Value, l *cfg.Loop) (uses []ir.Use) {
	for _, u := range v.Uses() {
		if !l.Contains(w.nest, u.User.Block) {
			uses = append(uses, u)
		}
	}
	return uses
}

// invariant tells whether a value is computed outside of a loop.
func (w *work) invariant(v *ir.Value, l *cfg.Loop) bool {
	return !v.IsInstr() || !l.Contains(w.nest, v.Block)
}

// counted tells whether there is a variable of a loop of which it is known what it is when the loop has gone around so often: only then
// is it worth knowing how often that is.
func (w *work) counted(l *cfg.Loop) bool {
	return slices.ContainsFunc(l.Header.Phis(), func(phi *ir.Value) bool { return w.affine(phi, l) != nil })
}

// affine is the expression of a value that moves on by as much in each round of a loop, nil if it does not.
func (w *work) affine(v *ir.Value, l *cfg.Loop) *scev.Expr {
	if !w.se.IsTyped(v.Type) {
		return nil
	}
	e := w.se.Of(v)
	if e.Kind != scev.Rec || e.Loop != l || !e.IsAffine() || !w.se.IsInvariant(e.Args[0], l) || !w.se.IsInvariant(e.Args[1], l) {
		return nil
	}
	return e
}

// rounds computes in front of a loop what is known when it is known that the loop goes back n times.
type rounds struct {
	*work
	at *ir.Value              // in front of which it is computed
	n  *ir.Value              // an integer without a sign
	as map[*ir.Type]*ir.Value // n in other types
}

// after is what an affine expression of the loop is in the last round.
func (r *rounds) after(e *scev.Expr) *ir.Value {
	step, t := e.Args[1], e.Args[1].Type
	n := r.as[t]
	if n == nil {
		n = r.n
		switch {
		case t.Bits < n.Type.Bits:
			n = r.put(ir.OpTrunc, t, n)
		case t.Bits > n.Type.Bits:
			n = r.put(ir.OpZExt, t, n)
		}
		r.as[t] = n
	}
	start := r.expander.Before(r.at, e.Start())[0]
	op := ir.OpAdd
	switch {
	case step.IsInt(1):
	case step.IsInt(-1) && !e.IsPtr():
		op = ir.OpSub
	case step.Kind == scev.Constant && step.N.OnesCount() == 1:
		n = r.put(ir.OpShl, t, n, r.f.Int(t, uint64(step.N.TrailingZeros(step.Width))))
	default:
		n = r.put(ir.OpMul, t, n, r.expander.Defined(r.at, step)[0]) // in the first round it is the start, also where the step is poison
	}
	switch {
	case e.IsPtr():
		v := r.put(ir.OpGEP, start.Type, start, n)
		v.Aux = ir.I8
		return v
	case op == ir.OpAdd && start.Op == ir.OpInt && start.Int().Sign() == 0:
		return n
	}
	if op == ir.OpAdd && start.IsConst() {
		start, n = n, start
	}
	return r.put(op, t, start, n)
}

func (r *rounds) put(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	return r.insert(r.f.NewInstr(op, t, args...))
}

func (r *rounds) insert(v *ir.Value) *ir.Value {
	r.at.Block.InsertAt(r.at.Block.IndexOf(r.at), v)
	v.Pos = r.at.Pos
	return v
}

// dear is how many operations are not made for a value behind a loop: LLVM's bound where exits are rewritten.
const dear = 4

// outcomes computes values of a loop of one block that are used behind it in front of it, as far as they are known there and cheap, or all
// if the loop does not compute them any more.
func (r *rounds) outcomes(x *ending, all bool) {
	for _, v := range x.loop.Header.Instrs {
		uses := r.outside(v, x.loop)
		if len(uses) == 0 {
			continue
		}
		e := r.affine(v, x.loop)
		if e == nil {
			continue
		}
		if r.expander.Cannot(e.Start(), r.at) != "" || r.expander.Cannot(e.Args[1], r.at) != "" || !all && r.expander.Cost(e.Start())+r.expander.Cost(e.Args[1]) >= dear {
			continue
		}
		known := r.after(e)
		for _, u := range uses {
			u.User.SetArg(int(u.Index), known)
		}
	}
}

// sweep takes out instructions that nothing uses, and what is only there for them.
func (w *work) sweep(list ...*ir.Value) {
	for len(list) > 0 {
		v := list[len(list)-1]
		list = list[:len(list)-1]
		if v.Block == nil || v.NumUses() > 0 || v.Op == ir.OpPhi || !v.Removable() {
			continue
		}
		list = append(list, w.erase(v)...)
	}
}

// erase takes an instruction out, and tells what it used.
func (w *work) erase(v *ir.Value) (args []*ir.Value) {
	for _, a := range v.Args {
		if a.IsInstr() {
			args = append(args, a)
		}
	}
	w.gone[v] = nil
	w.changed = true
	v.Erase()
	return args
}

// Package tailcall makes loops of functions that end by calling themselves, and says of calls that they need nothing of the frame that
// they are made from.
//
//	define i32 @fact(i32 %n, i32 %k) {          define i32 @fact(i32 %n, i32 %k) {
//	entry:                                      entry:
//	                                              br label %loop
//	                                            loop:
//	                                              %i = phi i32 [ %n, %entry ], [ %m, %on ]
//	                                              %acc = phi i32 [ 1, %entry ], [ %acc1, %on ]
//	  %z = icmp eq i32 %n, 0                      %z = icmp eq i32 %i, 0
//	  br i1 %z, label %done, label %on            br i1 %z, label %done, label %on
//	done:                                       done:
//	                                              %all = mul i32 %acc, %k
//	  ret i32 %k                                  ret i32 %all
//	on:                                         on:
//	  %m = sub i32 %n, 1                          %m = sub i32 %i, 1
//	  %r = call i32 @fact(i32 %m, i32 %k)
//	  %p = mul i32 %r, %n                         %acc1 = mul i32 %acc, %i
//	  ret i32 %p                                  br label %loop
//	}                                           }
//
// Marks (mark.go) come first: a call is marked tail if it is handed the address of no alloca, and none got out on a way to it. Only a call
// that is marked becomes a jump back, as the next round uses the same allocas.
//
// What is done to the result of such a call can be done on the way down, if it is an addition, multiplication or bitwise
// operation of integers: these may be done in any order, without their flags. An accumulator starts as what changes nothing, and each return
// that is left adds it to what it returns. Of floats the order matters, and what NaNs look like.
//
// Steele, "Debunking the 'Expensive Procedure Call' Myth" (1977), on calls as jumps; Burstall and Darlington, "A Transformation System
// for Developing Recursive Programs" (1977), on accumulators.
package tailcall

import (
	"math/big"
	"slices"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/library"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run marks tail calls, and makes jumps of those of the function itself.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	say := e.Remarks(f)
	if a, ok := f.Attrs.Get("disable-tail-calls"); ok && a.Value == "true" {
		say.Missed(nil, "the function is marked \"disable-tail-calls\"")
		return manager.All
	}
	if f.Attrs.Has("naked") || f.Attrs.Has("presplitcoroutine") || returnsTwice(f) {
		return manager.All
	}
	marked := mark(f, say)
	w := &work{f: f, say: say}
	w.find()
	if len(w.jumps) == 0 {
		return (manager.Shape | manager.Facts | manager.Calls).If(marked)
	}
	w.rewrite()
	return manager.None
}

// returnsTwice tells whether control may come back to a call: what was executed since then may run again on the same frame.
func returnsTwice(f *ir.Func) bool {
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Op.IsCall() && ir.CallHas(v, "returns_twice") {
				return true
			}
		}
	}
	return false
}

type work struct {
	f     *ir.Func
	say   *remark.Remarks
	jumps []*jump
	op    ir.Op // of the accumulator, if there is one
	entry *ir.Block
	acc   *ir.Value // phi of the accumulator, nil if there is none
	// Phis of what is returned, and whether that is known: some call's result is thrown away, and what is returned behind it is
	// known when it becomes a jump. nil if there is none.
	result, known *ir.Value
}

// A jump is a call of the function itself that becomes one.
type jump struct {
	call   *ir.Value
	op     *ir.Value // what is done to its result, nil if that is returned
	with   int       // the other operand of it
	thrown bool      // its result is thrown away, and something else returned
}

// find collects the calls that become jumps.
func (w *work) find() {
	asked, why := false, ""
	for _, b := range w.f.Blocks {
		j := w.ending(b)
		if j == nil {
			continue
		}
		if !asked {
			asked, why = true, w.refuse()
		}
		if why != "" {
			w.say.Missed(j.call, "this call of the function itself stays a call: %s", why)
			continue
		}
		if (j.op != nil || j.thrown) && passesOn(w.f) {
			w.say.Missed(j.call, "this call of the function itself stays a call: nothing may be done to the result of a musttail call that is returned")
			continue
		}
		if j.op != nil && !w.accumulates(j) {
			continue
		}
		w.jumps = append(w.jumps, j)
	}
}

// accumulates tells whether the accumulator can take in what is done to the result of a call: all do the same.
func (w *work) accumulates(j *jump) bool {
	if w.op != ir.OpInvalid && w.op != j.op.Op {
		w.say.Missed(j.call, "this call of the function itself stays a call: something else is done to the result of another one")
		return false
	}
	w.op = j.op.Op
	return true
}

// passesOn tells whether the function returns what a musttail call gives, as it is: nothing may stand between the two.
func passesOn(f *ir.Func) bool {
	return slices.ContainsFunc(f.Blocks, func(b *ir.Block) bool {
		n := len(b.Instrs)
		return b.Terminator().Op == ir.OpRet && slices.ContainsFunc(b.Instrs[max(0, n-3):], func(v *ir.Value) bool { return v.Flags&ir.MustTail != 0 }) // perhaps with a bitcast
	})
}

// refuse tells why the function cannot be a loop, "" if it can.
func (w *work) refuse() string {
	f := w.f
	switch {
	case f.FuncType.VarArg:
		return "the function has variable arguments"
	case f.Attrs.Has("convergent"):
		return "the function is convergent"
	case f.MayBeReplaced():
		return "another definition may be the one that it calls"
	}
	for i := range f.ParamAttrs {
		for _, name := range []string{"byval", "inalloca", "preallocated", "swifterror", "swiftasync"} {
			if f.ParamAttrs[i].Has(name) {
				return "a parameter is " + name
			}
		}
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			switch {
			case v.Op == ir.OpAlloca && !static(v):
				return "an alloca is not of a fixed size, or not at the beginning"
			case v.Op == ir.OpAlloca && ends(v):
				return "the lifetime of an alloca ends, and begins with the call"
			case v.Intrinsic().Has(intrinsic.Frame):
				return "it looks at its own frame"
			}
		}
	}
	return ""
}

// static tells whether an alloca is of one object for the whole call.
func static(v *ir.Value) bool {
	return v.Block == v.Block.Func.Entry() && v.Args[0].Op == ir.OpInt && v.Flags == 0
}

// ends tells whether a mark ends the lifetime of an alloca that none begins: it begins with each call, and in a loop would not.
func ends(v *ir.Value) bool {
	marked := func(id intrinsic.ID) bool {
		return slices.ContainsFunc(v.Uses(), func(u ir.Use) bool { return u.User.Intrinsic() == id })
	}
	return marked(intrinsic.LifetimeEnd) && !marked(intrinsic.LifetimeStart)
}

// ending is the call of the function itself that a block ends with, in front of a return or of a jump to one, nil if there is none
// that can be a jump.
func (w *work) ending(b *ir.Block) *jump {
	returned, ok := returns(b)
	if !ok {
		return nil
	}
	var call *ir.Value
	last := len(b.Instrs) - 1
	for i := last - 1; i >= 0; i-- {
		v := b.Instrs[i]
		if w.isSelf(v) {
			call = v
			break
		}
		if !movesUp(v) {
			return nil
		}
	}
	if call == nil {
		return nil
	}
	j := &jump{call: call}
	switch {
	case call.Flags&(ir.MustTail|ir.NoTail) != 0 || call.Flags&ir.Tail == 0:
		w.say.Missed(call, "this call of the function itself stays a call: it is not marked tail, or has to be a tail call or none")
		return nil
	case w.isLibrary(b, call):
		w.say.Missed(call, "this call of the function itself stays a call: the function is one of the library, which may be an instruction")
		return nil
	case w.f.FuncType.Elem == ir.Void:
		return j
	case call.NumUses() == 1 && returned == call:
		return j
	case call.NumUses() == 1 && returned != nil && returned.Block == b && returned.NumUses() == 1 && isAccumulator(returned):
		switch {
		case returned.Args[0] == call:
			j.op, j.with = returned, 1
			return j
		case returned.Args[1] == call:
			j.op, j.with = returned, 0
			return j
		}
	}
	if call.NumUses() == 0 {
		j.thrown = true
		return j
	}
	w.say.Missed(call, "this call of the function itself stays a call: its result is not just returned, or added, multiplied or combined bit by bit to what is")
	return nil
}

func isAccumulator(v *ir.Value) bool {
	const wanted = ir.Associative | ir.Commutative
	return v.Op.Is(wanted) && v.Type.Scalar().IsInt()
}

// returns tells what a block returns: by itself, or in a block that it jumps to, where nothing else is done.
func returns(b *ir.Block) (v *ir.Value, ok bool) {
	t := b.Terminator()
	to := b
	if t.Op == ir.OpBr && len(t.Targets) == 1 {
		to = t.Targets[0]
		if to == b || len(to.Phis()) != len(to.Instrs)-1 {
			return nil, false
		}
		t = to.Terminator()
	}
	if t.Op != ir.OpRet {
		return nil, false
	}
	if len(t.Args) == 0 {
		return nil, true
	}
	v = t.Args[0]
	if to != b && v.Op == ir.OpPhi && v.Block == to {
		v = edit.Incoming(v, b)
	}
	return v, true
}

// isSelf tells whether a value is a call of the function by its own type.
func (w *work) isSelf(v *ir.Value) bool {
	if v.Op != ir.OpCall || v.CalledFunc() != w.f {
		return false
	}
	c := v.Aux.(*ir.Call)
	return c.FuncType == w.f.FuncType && c.CC == w.f.CC && len(c.Bundles) == 0
}

// isLibrary tells whether the function is named as one of a library, and does nothing but call itself: what calls fabs to be fabs
// relies on the call becoming an instruction.
func (w *work) isLibrary(b *ir.Block, call *ir.Value) bool {
	return library.Named(w.f.Name) != library.Unknown && b == w.f.Entry() && b.Instrs[0] == call
}

// movesUp tells whether what stands behind a call may be done in front of it: it does nothing and cannot go wrong, or ends the life of
// memory that the call does not know of.
func movesUp(v *ir.Value) bool {
	switch v.Op {
	case ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem:
		return ir.SafeDivisor(v.Op, v.Args[1])
	case ir.OpCall:
		return v.Intrinsic() == intrinsic.LifetimeEnd && memory.IsMarker(v)
	case ir.OpPhi, ir.OpAlloca:
		return false
	}
	return v.Op.Is(ir.Speculatable)
}

// rewrite makes the function a loop.
func (w *work) rewrite() {
	f := w.f
	edit.ForgetUndeclared(f) // they are of one call
	header := f.Entry()
	w.front(header)
	phis := make([]*ir.Value, len(f.Params))
	renamed := map[*ir.Value]*ir.Value{}
	for i, p := range f.Params {
		if !w.changes(i) {
			continue
		}
		phi := edit.Phi(header, []*ir.Block{w.entry}, []*ir.Value{p})
		for _, u := range append([]ir.Use(nil), p.Uses()...) {
			if u.User != phi {
				u.User.SetArg(int(u.Index), phi)
			}
		}
		phis[i], renamed[p] = phi, phi
	}
	edit.RenameInRecords(f.Blocks, renamed)
	if w.op != ir.OpInvalid {
		w.acc = edit.Phi(header, []*ir.Block{w.entry}, []*ir.Value{w.identity()})
	}
	if slices.ContainsFunc(w.jumps, func(j *jump) bool { return j.thrown }) {
		w.result = edit.Phi(header, []*ir.Block{w.entry}, []*ir.Value{f.Poison(f.FuncType.Elem)})
		w.known = edit.Phi(header, []*ir.Block{w.entry}, []*ir.Value{f.Int(ir.I1, 0)})
	}
	for _, j := range w.jumps {
		w.jump(j, header, phis)
	}
	w.finish()
	edit.RemoveUnreachable(f, edit.AddressTaken(f), func(*ir.Block) {})
	f.MarkChanged()
	f.RepairDebug(func(*ir.Value) *ir.Value { return nil })
}

// front puts a block in front of the first one, with its allocas: they are the same in all rounds.
func (w *work) front(header *ir.Block) {
	f := w.f
	w.entry = f.NewBlock(header.Name)
	header.Name = ""
	f.SetBlocks(append([]*ir.Block{w.entry}, f.Blocks...))
	br := f.NewInstr(ir.OpBr, ir.Void)
	br.Targets = []*ir.Block{header}
	w.entry.Append(br)
	for _, v := range append([]*ir.Value(nil), header.Instrs...) {
		if v.Op == ir.OpAlloca {
			edit.MoveTo(v, w.entry)
		}
	}
}

// changes tells whether a parameter is another one in a later round.
func (w *work) changes(i int) bool {
	for _, j := range w.jumps {
		if j.call.CallArgs()[i] != w.f.Params[i] {
			return true
		}
	}
	return false
}

// identity is the constant that the accumulator's operation does nothing with.
func (w *work) identity() *ir.Value {
	t := w.f.FuncType.Elem
	c := w.f.Int(t.Scalar(), 0)
	switch w.op.Info().Identity {
	case ir.IdentityOne:
		c = w.f.Int(t.Scalar(), 1)
	case ir.IdentityAllOnes:
		c = w.f.BigInt(t.Scalar(), big.NewInt(-1))
	}
	if t.IsVector() {
		return w.f.Const(ir.Value{Op: ir.OpSplat, Type: t, Args: []*ir.Value{c}})
	}
	return c
}

// jump makes a call, and the return behind it, a jump back to the header.
func (w *work) jump(j *jump, header *ir.Block, phis []*ir.Value) {
	b := j.call.Block
	add := func(phi, v *ir.Value) {
		phi.AddArg(v)
		phi.Targets = append(phi.Targets[:len(phi.Targets):len(phi.Targets)], b)
	}
	for i, phi := range phis {
		if phi != nil {
			add(phi, j.call.CallArgs()[i])
		}
	}
	if w.result != nil {
		result, known := w.result, w.known
		if j.thrown {
			v, _ := returns(b)
			result, known = w.returned(b, v), w.f.Int(ir.I1, 1)
		}
		add(w.result, result)
		add(w.known, known)
	}
	next := w.acc
	if j.op != nil {
		w.say.Applied(j.call, "this call of the function itself is a jump now, and what is done to its result is done on the way")
		next = w.f.NewInstr(w.op, j.op.Type, w.acc, j.op.Args[j.with])
		next.Pos = j.op.Pos
		next.Meta = j.op.Meta.Keep(func(kind string) bool { return kind == "dbg" })
		b.InsertAt(len(b.Instrs)-1, next)
	} else {
		w.say.Applied(j.call, "this call of the function itself is a jump now")
	}
	if w.acc != nil {
		add(w.acc, next)
	}
	edit.Jump(b, header)
	if j.op != nil {
		j.op.Erase()
	}
	j.call.Erase()
}

// finish makes returns that are left return what the first call does.
func (w *work) finish() {
	if w.acc == nil && w.result == nil {
		return
	}
	for _, b := range w.f.Blocks {
		if ret := b.Terminator(); ret.Op == ir.OpRet {
			ret.SetArg(0, w.returned(b, ret.Args[0]))
		}
	}
}

// returned is what the first call returns where a later round comes to the end of a block to return something: with what accumulated, unless
// what is returned is known.
func (w *work) returned(b *ir.Block, v *ir.Value) *ir.Value {
	t := b.Terminator()
	put := func(op ir.Op, args ...*ir.Value) *ir.Value {
		x := w.f.NewInstr(op, v.Type, args...)
		x.Pos, x.Meta = t.Pos, t.Meta.Keep(func(kind string) bool { return kind == "dbg" })
		b.InsertAt(len(b.Instrs)-1, x)
		return x
	}
	if w.acc != nil {
		v = put(w.op, w.acc, v)
	}
	if w.result != nil {
		v = put(ir.OpSelect, w.known, w.result, v)
	}
	return v
}

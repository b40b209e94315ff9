package loopidiom

import (
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
	"rewrite/passes/ir/library"
)

// characters makes the loop that looks for the end of a string a call of strlen, or wcslen, and what is used of it behind it what that
// says: the loop is left at once.
//
//	loop:  %p = phi ptr [ %s, %front ], [ %q, %loop ]         front: %n = call i64 @strlen(ptr %s)
//	       %c = load i8, ptr %p                                      %e = getelementptr i8, ptr %s, i64 %n
//	       %q = getelementptr i8, ptr %p, i64 1               loop:  ...
//	       %z = icmp eq i8 %c, 0                                     br i1 true, label %done, label %loop
//	       br i1 %z, label %done, label %loop
//	done:  ... %p                                             done:  ... %e
//
// A loop that found no end would come to what is no object, which must not be read: it does not go on for ever. If the address may be several, each
// round branches on what is there, so that the end is as far from all of them.
func (w *work) characters(x *ending) bool {
	c := x.test.Args[0]
	if x.pred != ir.EQ || !isInt(x.test.Args[1], 0) || c.Op != ir.OpLoad || c.Block != x.loop.Header || !c.IsPlain() || c.Args[0].Type.Bits != 0 {
		return false
	}
	p, bits := c.Args[0], c.Type.Bits
	name := "strlen"
	if bits != 8 { // what is no whole number of characters away from such a place is none for the library
		if name = "wcslen"; bits != library.WideChar(w.f.Module) || 8*w.alignOf(c, c.Type) < uint64(bits) {
			return false
		}
	}
	w.evolve()
	e := w.affine(p, x.loop)
	if e == nil || !e.Args[1].IsInt(int64(bits/8)) {
		return false
	}
	if !x.loop.Idle() {
		w.say.Missed(x.test, "this loop looks for the end of a string, but does other things, too")
		return false
	}
	for _, v := range x.loop.Header.Instrs {
		if len(w.outside(v, x.loop)) > 0 && w.affine(v, x.loop) == nil {
			w.say.Missed(v, "the loop that looks for the end of a string computes this, which is used behind it, and not known by how long the string is")
			return false
		}
	}
	t, at := w.index(p), x.front.Terminator()
	fn := w.f.Module.Types.Func(t, []*ir.Type{p.Type}, false)
	if !w.env.Target.MayCall(w.f, name) || !library.Named(name).Info().Available(w.f, fn, w.env.Target.Library(), w.layout) || ir.NullIsValid(w.f) {
		w.say.Missed(x.test, "this loop would be a %s, which must not be called here", name)
		return false
	}
	if why := w.cannot(x, e, at); why != "" {
		w.say.Missed(x.test, "this loop would be a %s, but what it looks at, or finds, cannot be computed in front of it: %s", name, why)
		return false
	}
	w.say.Applied(x.test, "this loop looks for the end of a string: it is a %s", name)
	r := &rounds{work: w, at: at, as: map[*ir.Type]*ir.Value{}}
	start := w.expander.Before(at, e.Start())[0]
	callee, aux := w.f.Callee(name, t, []*ir.Value{start})
	call := w.f.NewInstr(ir.OpCall, t, callee, start)
	call.Aux = aux
	r.n = r.insert(call)
	call.Pos, call.Meta = c.Pos, c.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	r.outcomes(x, true)
	branch := x.branch()
	branch.SetArg(0, w.f.Int(ir.I1, uint64(1-x.leave)))
	w.changed = true
	return true
}

// cannot tells why a loop's string, or a value that is used behind it, cannot be computed before an instruction, "" if all can.
func (w *work) cannot(x *ending, e *scev.Expr, at *ir.Value) string {
	if why := w.expander.Cannot(e.Start(), at); why != "" {
		return why
	}
	for _, v := range x.loop.Header.Instrs {
		if len(w.outside(v, x.loop)) == 0 {
			continue
		}
		for _, a := range w.affine(v, x.loop).Args {
			if why := w.expander.Cannot(a, at); why != "" {
				return why
			}
		}
	}
	return ""
}

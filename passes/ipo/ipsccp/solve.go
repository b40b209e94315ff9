package ipsccp

import (
	"slices"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/globaluse"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/propagate"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
	"rewrite/passes/simplify"
)

// All states only sink, each at most patience times and one more, so that the work is at most proportional to the uses of all values, the
// calls of all functions, and the accesses of all variables.
const (
	// patience is how often a place may sink before nothing is said of it any more.
	patience = 8
	// widenAfter is how often it may before it gives up bounds that move: what is passed on and on by a function that calls itself.
	widenAfter = 3
	// maxParts is how many fields a struct may have that is returned part by part. Languages return two or three that way.
	maxParts = 8
)

// A solver finds what is known of all functions of a module.
type solver struct {
	m         *ir.Module
	e         *pass.Env
	uses      *globaluse.Uses
	funcs     []*function // that are solved, in the order of the module
	of        map[*ir.Func]*function
	variables map[*ir.Global]*place
	queue     []*function
	followed  followed
	renamed   map[*ir.Func]map[*ir.Value]*ir.Value // what debug records are to name in the place of calls
}

// followed counts what is: what functions tell each other can only be more if these are others than before.
type followed struct{ functions, called, variables int }

// A function is solved with what others tell of its parameters, of what its calls return, and of what it loads.
type function struct {
	*solver
	f     *ir.Func
	facts *analysis.Analysis
	known *analysis.Optimistic
	body  *propagate.Func

	sites   []site   // all direct calls of it
	escapes bool     // it may be called otherwise
	strange bool     // some are in functions that are not solved
	closed  bool     // there are no other calls
	params  []*place // of a closed one, nil for those that are not followed
	result  *place   // nil if it is not followed
	parts   []*place // of a result that is a struct
	entered bool     // it is called
	silent  bool     // it tells others nothing
	queued  bool
}

// A site is an instruction of a function, which is nil if that is not solved.
type site struct {
	in   *function
	call *ir.Value
}

// A place is where values come together from anywhere in the module: a parameter, a result, a part of one, or a variable.
type place struct {
	known analysis.Known // of all that came so far; the constant is the module's
	sunk  int8           // how often it did; 0 is that nothing came
	loads []site         // of a variable
}

// bottom is how often a place sank of which nothing is known.
const bottom = patience + 1

// add makes ready to solve a function.
func (s *solver) add(f *ir.Func) {
	fn := &function{solver: s, f: f, facts: s.e.Of(f).Facts(), body: propagate.In(f, s.e)}
	fn.known = analysis.Among(fn.facts, fn.body.Fold, fn)
	s.of[f] = fn
	s.funcs = append(s.funcs, fn)
}

// solve goes on until nothing sinks any more.
func (s *solver) solve() {
	for _, fn := range s.funcs {
		if !fn.closed {
			fn.enter()
		}
		for _, c := range fn.sites {
			if fn.closed && c.in == nil {
				for i, p := range fn.params {
					if p != nil {
						x := c.call.Args[1+i]
						p.join(fn, fn.f.Poison(x.Type), promised(fn.passed(x), attrsOf(c.call.Aux.(*ir.Call).ParamAttrs, i)))
					}
				}
				fn.enter()
			}
		}
	}
	for len(s.queue) > 0 {
		fn := s.queue[0]
		s.queue = s.queue[1:]
		fn.queued = false
		fn.known.Run()
	}
}

// enter says that a function is called.
func (fn *function) enter() {
	if !fn.entered {
		fn.entered = true
		fn.known.Enter()
		fn.enqueue()
	}
}

func (fn *function) enqueue() {
	if !fn.queued {
		fn.queued = true
		fn.solver.queue = append(fn.solver.queue, fn)
	}
}

// join has what is known of a value of a function, or of one of its type, come to a place, and tells whether the place sank.
func (p *place) join(from *function, v *ir.Value, k analysis.Known) bool {
	if p.sunk == bottom {
		return false
	}
	if p.sunk > 0 {
		k = from.known.Join(v, *p.in(from), k)
	}
	if k.Value != nil && isAnywhere(k.Value) {
		k.Value = edit.InModule(from.m, k.Value)
	} else {
		k.Value = nil
	}
	width := uint32(k.Width)
	switch {
	case p.sunk > 0 && k == p.known:
		return false
	case p.sunk == patience:
		k = analysis.Known{Facts: domain.Unknown(width)}
	case p.sunk >= widenAfter && width > 0 && k.Value == nil && p.known.Value == nil:
		k.Facts = p.known.Widen(k.Facts)
	}
	p.known = k
	p.sunk++
	if k.Value == nil && k.Facts == domain.Unknown(width) {
		p.sunk = bottom
	}
	return true
}

// isAnywhere tells whether a constant is the same wherever it stands: the address of a variable of each thread is not the same in
// another one.
func isAnywhere(c *ir.Value) bool {
	if c.Op == ir.OpGlobal {
		return c.AsGlobal().ThreadLocal == ""
	}
	return !slices.ContainsFunc(c.Args, func(a *ir.Value) bool { return !isAnywhere(a) })
}

// in is what is known of a place, for a function.
func (p *place) in(fn *function) *analysis.Known {
	k := p.known
	if k.Value != nil {
		k.Value = edit.InFunc(fn.f, k.Value)
	}
	return &k
}

// imported is a constant as one of the function, nil for what is none or means something in another function only.
func (fn *function) imported(c *ir.Value) *ir.Value {
	if !c.IsConst() {
		return nil
	}
	if c = edit.InModule(fn.m, c); c == nil {
		return nil
	}
	return edit.InFunc(fn.f, c)
}

// called is the function that an instruction calls, nil for none that is solved.
func (s *solver) called(v *ir.Value) *function {
	fn := s.of[v.CalledFunc()]
	if fn == nil || v.Aux.(*ir.Call).FuncType != fn.f.FuncType || v.Aux.(*ir.Call).CC != fn.f.CC {
		return nil
	}
	return fn
}

// answers is the function whose result is what a call gives, nil for none that is followed. Bundles may do something with it.
func (s *solver) answers(v *ir.Value) *function {
	if !v.Op.IsCall() || len(v.Aux.(*ir.Call).Bundles) > 0 {
		return nil
	}
	if fn := s.called(v); fn != nil && fn.result != nil {
		return fn
	}
	return nil
}

// Of is what comes to a value from other functions.
func (fn *function) Of(v *ir.Value) *analysis.Known {
	var p *place
	switch v.Op {
	case ir.OpParam:
		if fn.closed {
			p = fn.params[v.Bits]
		}
	case ir.OpLoad:
		if v.Args[0].Op == ir.OpGlobal {
			p = fn.variables[v.Args[0].AsGlobal()]
		}
	case ir.OpExtractValue:
		path := v.Aux.(ir.Indices)
		if to := fn.answers(v.Args[0]); to != nil && to.parts != nil && len(path) == 1 {
			p = to.parts[path[0]]
		}
	default:
		if to := fn.answers(v); to != nil {
			p = to.result
		}
	}
	if p == nil {
		return nil
	}
	k := fn.received(v, *p.in(fn))
	return &k
}

// received is what is known of a value of what comes to it from other functions: what breaks a promise on the way is poison there.
func (fn *function) received(v *ir.Value, k analysis.Known) analysis.Known {
	switch v.Op {
	case ir.OpParam:
		return promised(k, attrsOf(fn.f.ParamAttrs, int(v.Bits)))
	case ir.OpExtractValue:
		return fn.received(v.Args[0], k)
	}
	if v.Op.IsCall() {
		k = promised(promised(k, v.Aux.(*ir.Call).RetAttrs), fn.of[v.CalledFunc()].f.RetAttrs)
	}
	if v.Flags&(ir.NNaN|ir.NInf) != 0 {
		k.Props &^= domain.WellDefined
	}
	for _, kind := range promises {
		if v.Meta.Get(kind) != "" && v.Meta.Get("noundef") == "" {
			k.Props &^= domain.WellDefined
		}
	}
	return k
}

// promised is what is known of a value behind attributes that make poison of some, and do not say that this is undefined behaviour. What
// stands for the value may stand for poison, too.
func promised(k analysis.Known, s *ir.AttrSet) analysis.Known {
	if ir.Promises(s) && !s.Has("noundef") {
		k.Props &^= domain.WellDefined
	}
	return k
}

// Waits tells others what an instruction passes, returns or stores, and tells whether it is a call of what did not return yet.
func (fn *function) Waits(v *ir.Value) bool {
	if fn.silent {
		to := fn.answers(v)
		return to != nil && to.result.sunk == 0
	}
	switch v.Op {
	case ir.OpCall, ir.OpInvoke, ir.OpCallBr:
		if to := fn.called(v); to != nil {
			fn.pass(v, to)
		}
		to := fn.answers(v)
		return to != nil && to.result.sunk == 0
	case ir.OpRet:
		if fn.result != nil {
			fn.give(v.Args[0], v.Block)
		}
	case ir.OpInsertValue:
		fn.inserted(v)
	case ir.OpStore:
		if p := fn.variables[v.Args[1].AsGlobal()]; p != nil && p.join(fn, v.Args[0], *fn.known.At(v.Args[0], v.Block)) {
			p.tell()
		}
	}
	return false
}

// tell has loads of a variable that sank looked at again.
func (p *place) tell() {
	for _, l := range p.loads {
		l.in.known.Again(l.call)
		l.in.enqueue()
	}
}

// pass has the arguments of a call come to the parameters.
func (fn *function) pass(call *ir.Value, to *function) {
	if !to.closed {
		return
	}
	sank := false
	for i, p := range to.params {
		if p == nil {
			continue
		}
		x := call.Args[1+i]
		if p.join(fn, x, promised(*fn.known.At(x, call.Block), attrsOf(call.Aux.(*ir.Call).ParamAttrs, i))) && to.entered {
			to.known.Sank(to.f.Params[i])
			sank = true
		}
	}
	if sank {
		to.enqueue()
	}
	to.enter()
}

// give has what is returned come to the calls.
func (fn *function) give(x *ir.Value, b *ir.Block) {
	sank := fn.result.join(fn, x, fn.returned(x, b))
	for i, p := range fn.parts {
		t := fn.f.FuncType.Elem.Fields[i]
		if p.sunk < bottom && p.join(fn, fn.f.Poison(t), fn.part(x, uint32(i), t, b)) {
			sank = true
		}
	}
	if !sank {
		return
	}
	for _, s := range fn.sites {
		if s.in == nil {
			continue
		}
		s.in.known.Again(s.call)
		if fn.parts != nil {
			s.in.known.Sank(s.call)
		}
		s.in.enqueue()
	}
}

// returned is what is known of what is returned. What a musttail call gives is, as it is: no constant can be put in its place.
func (fn *function) returned(x *ir.Value, b *ir.Block) analysis.Known {
	if x.Flags&ir.MustTail != 0 {
		k, _ := fn.known.Of(x)
		return k
	}
	return *fn.known.At(x, b)
}

// part is what is known of a field of a struct: of a constant, of what was inserted, of a part of what a call gives.
func (fn *function) part(x *ir.Value, i uint32, t *ir.Type, b *ir.Block) analysis.Known {
	unknown := analysis.Known{Facts: domain.Unknown(fn.facts.Width(t))}
	for range 2 * maxParts {
		if k := fn.known.At(x, b); k.Value != nil && x.Flags&ir.MustTail == 0 {
			e := fn.e.Simplify(fn.f).Value(&ir.Value{Op: ir.OpExtractValue, Type: t, Args: []*ir.Value{k.Value}, Aux: ir.Indices{i}}, simplify.Point{}).Value
			if e == nil || !e.IsConst() {
				return unknown
			}
			constant, _ := fn.known.Of(e)
			return constant
		}
		if x.Op != ir.OpInsertValue {
			break
		}
		path := x.Aux.(ir.Indices)
		switch {
		case path[0] != i:
			x = x.Args[0]
		case len(path) == 1:
			return *fn.known.At(x.Args[1], b)
		default:
			return unknown
		}
	}
	if to := fn.answers(x); to != nil && to.parts != nil {
		return fn.received(x, *to.parts[i].in(fn))
	}
	return unknown
}

// inserted has what a struct with another field is inserted into or returned looked at again, as nothing is known of it as a whole
// that sinks with its fields.
func (fn *function) inserted(v *ir.Value) {
	if fn.parts == nil {
		return
	}
	for _, u := range v.Uses() {
		if u.User.Op == ir.OpRet || u.User.Op == ir.OpInsertValue {
			fn.known.Again(u.User)
		}
	}
}

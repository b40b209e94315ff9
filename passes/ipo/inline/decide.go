package inline

import (
	"fmt"
	"slices"
	"strconv"

	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/target"
)

const (
	// maxSize is how many instructions a function may have for more to be put into it than calls of it were: what
	// is done to functions in time more than linear is not to be done to a whole program in one.
	maxSize = 40000
	// maxDepth bounds how deep bodies are put into bodies that were put there: each level is a function that was not
	// inlined by itself, as less was known there.
	maxDepth = 16
)

// work is a function into which others are inlined.
type work struct {
	in  *Inliner
	e   *pass.Env
	f   *ir.Func
	say *remark.Remarks

	size int // instructions
	// What is inlined, and what will be, has the personality and lands on values of the type of the first of it.
	personal *ir.Value
	padType  *ir.Type
	doomed   map[*ir.Block]bool
	agrees   map[*ir.AttrSet]string // refusedAttributes
	empty    *ir.Func               // see scratch
	trials   int                    // that were made
	splice                          // of the same function
}

// A way is how a call came into the function: with the body of a function, and that with one of another.
type way struct {
	f     *ir.Func
	depth int
	up    *way
}

func (c *way) has(f *ir.Func) bool {
	for ; c != nil; c = c.up {
		if c.f == f {
			return true
		}
	}
	return false
}

// run decides on all calls, and inlines.
func (w *work) run() bool {
	var yes map[*ir.Value]*body
	w.personal = w.f.Personal
	for _, b := range w.f.Blocks {
		w.size += len(b.Instrs)
		for _, v := range b.Instrs {
			switch v.Op {
			case ir.OpLandingPad:
				w.padType = v.Type
			case ir.OpResume:
				w.padType = v.Args[0].Type
			}
		}
	}
	for _, b := range w.f.Blocks {
		for _, v := range b.Instrs {
			if !v.Op.IsCall() {
				continue
			}
			if x := w.decide(v, nil, w.isDoomed(b), padOf(v)); x != nil {
				if yes == nil {
					yes = map[*ir.Value]*body{}
				}
				yes[v] = x
			}
		}
	}
	if w.empty != nil {
		defer w.e.Analyses.Forget(w.empty)
	}
	if yes == nil {
		return false
	}
	w.apply(yes)
	return true
}

// decide tells whether a call is inlined, and gives what is known of the callee if so. It came into the function by via, nil
// for one that was there; if cold the program is stopped behind it. The catcher is the pad that its exceptions come to, if any.
func (w *work) decide(call *ir.Value, via *way, cold bool, catcher *ir.Value) *body {
	f := call.CalledFunc()
	missed := func(format string, args ...any) *body {
		if w.say != nil {
			w.say.Missed(call, "%s is not inlined%s: %s", spelling(f), through(via), fmt.Sprintf(format, args...))
		}
		return nil
	}
	switch {
	case f == nil && call.Args[0].Op != ir.OpInlineAsm:
		if w.say != nil {
			w.say.Missed(call, "this call is not inlined%s: it is not known what it calls", through(via))
		}
		return nil
	case f == nil, f.IsIntrinsic():
		return nil
	case w.e.Allowed <= w.e.Made:
		return nil
	case f == w.f:
		return missed("it is the caller itself")
	case f.IsDecl() && via != nil: // it was said where it came from
		return nil
	case f.IsDecl():
		return missed("its body is not here")
	case w.e.Order.Breaks(f) && !(w.e.Order.Alone(f) && w.e.Order.Done(f, w.f)): // else see below
		return missed("it calls itself in turn")
	case via.has(f):
		return missed("it calls itself in turn, by a pointer")
	case via != nil && via.depth >= maxDepth:
		return missed("it is in more than %d bodies that were inlined into each other", maxDepth)
	case !w.e.Order.Done(f, w.f) && !w.e.Order.Together(f, w.f):
		return missed("it is called by a pointer, and may not be done with yet")
	}
	always := call.Aux.(*ir.Call).FuncAttrs.Has("alwaysinline")
	if f.Attrs.Has("noinline") && !always {
		return missed("it is marked noinline")
	}
	b := w.in.of(f, w.e.Target)
	if b.why != "" {
		return missed("%s", b.why)
	}
	if b.itself { // it does not where all such calls became a loop
		return missed("it calls itself")
	}
	if why := w.refusedCall(call, b, catcher); why != "" {
		return missed("%s", why)
	}
	limits := w.e.Target.Thresholds(w.f)
	always = always || f.Attrs.Has("alwaysinline")
	most, why := w.limit(call, b, limits, cold)
	cost, straight, decided := w.price(call, b, triedTimes*most)
	if straight {
		most += most / 2 // what follows a call in a block is done together with what is in it
	}
	if cost > most && cost <= triedTimes*most && decided && !always && len(w.in.Trial) > 0 && b.size <= maxTried && w.trials < maxTrials {
		if left := w.tried(call, b); left <= most {
			cost, why = left, why+", as it was tried"
		}
	}
	switch {
	case always:
		why = ", as it is marked alwaysinline"
	case cost > most:
		return missed("%s are left of it, more than %s%s", amount(cost), amount(most), why)
	case cost > 0 && w.size+b.size > maxSize:
		return missed("the caller has %d instructions, and would have more than %d", w.size, maxSize)
	}
	w.e.Made++
	w.size += b.size
	if w.personal == nil {
		w.personal = f.Personal
	}
	if w.padType == nil {
		w.padType = b.padType
	}
	if w.say != nil {
		of := ""
		if !always {
			of = fmt.Sprintf(" of at most %s", amount(most))
		}
		w.say.Applied(call, "%s is inlined%s: %s%s are left of it%s", spelling(f), through(via), amount(cost), of, why)
	}
	return b
}

// limit is how much may be left, and what of it is not the rule.
func (w *work) limit(call *ir.Value, b *body, limits *target.Thresholds, cold bool) (most int, why string) {
	c := call.Aux.(*ir.Call)
	is := func(name string) bool { return b.f.Attrs.Has(name) || c.FuncAttrs.Has(name) }
	most = limits.Inlined
	switch {
	case is("cold") || cold:
		most, why = min(most, limits.InlinedCold), ", as it is hardly executed"
	case is("inlinehint") || is("hot"):
		most, why = limits.InlinedAsked, ", as it is asked for"
	}
	switch {
	case !w.e.Order.Once(b.f) || call.Op == ir.OpCallBr:
	case w.e.Order.Copied(b.f):
		if limits.InlinedCopied == 0 {
			return most, why + ", and what calls it is inlined itself"
		}
		most, why = most+limits.InlinedCopied, ", as what calls it, and nothing else does, is inlined itself"
	default:
		most, why = most+limits.InlinedOnce, ", as it is called nowhere else"
	}
	return most, why
}

// isDoomed tells whether all ways from a block lead to where nothing is executed any more: what stops the program.
func (w *work) isDoomed(b *ir.Block) bool {
	if w.doomed == nil {
		w.doomed = doomed(w.f.Blocks)
	}
	return w.doomed[b]
}

// doomed finds the blocks of which all ways lead to an end that is unreachable, or a call that never returns.
func doomed(blocks []*ir.Block) map[*ir.Block]bool {
	is := map[*ir.Block]bool{}
	left := map[*ir.Block]int{} // edges to others
	from := map[*ir.Block][]*ir.Block{}
	var todo []*ir.Block
	for _, b := range blocks {
		switch t := b.Terminator(); {
		case t.Op == ir.OpUnreachable || slices.ContainsFunc(b.Instrs, func(v *ir.Value) bool { return v.Op == ir.OpCall && ir.CallHas(v, "noreturn") }):
			is[b], todo = true, append(todo, b)
		case len(t.Targets) > 0:
			left[b] = len(t.Targets)
			for _, to := range t.Targets {
				from[to] = append(from[to], b)
			}
		}
	}
	for len(todo) > 0 {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, p := range from[b] {
			if left[p]--; left[p] == 0 {
				is[p], todo = true, append(todo, p)
			}
		}
	}
	return is
}

// scratch is a function without anything in it, for constants.
func (w *work) scratch() *ir.Func {
	if w.empty == nil {
		g := &ir.Global{Kind: ir.Function, Module: w.f.Module, Type: w.f.Type}
		f := ir.NewFunc(g, w.f.Module.Types.Func(ir.Void, nil, false), nil)
		b := f.NewBlock("")
		f.Blocks, f.HasBody = []*ir.Block{b}, true
		b.Append(f.NewInstr(ir.OpUnreachable, ir.Void))
		g.Attrs = w.f.Attrs // what floats are like
		w.empty = f
	}
	return w.empty
}

func (w *work) layout() *ir.Layout {
	l, err := w.f.Module.Layout()
	if err != nil {
		return nil
	}
	return l
}

func spelling(f *ir.Func) string {
	if f == nil {
		return "a function"
	}
	return f.Spelling()
}

// through names the bodies that a call came in with.
func through(via *way) string {
	s := ""
	for ; via != nil; via = via.up {
		s += " through " + via.f.Spelling()
	}
	return s
}

// amount is a cost in instructions.
func amount(cost int) string {
	return strconv.FormatFloat(float64(cost)/100, 'f', -1, 64)
}

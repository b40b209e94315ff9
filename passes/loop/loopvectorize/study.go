package loopvectorize

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/expand"
	"rewrite/passes/internal/hints"
	"rewrite/passes/internal/lanes"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// A variable is a phi of the header.
type variable struct {
	phi   *ir.Value
	start *ir.Value
	next  *ir.Value
	kind  kind

	step *scev.Expr // of an induction
	made *ir.Value  // the step, once expand made it

	lanes.Combination                    // of a reduction, by its last link
	links             map[*ir.Value]bool // of a reduction: what computes next from the phi
	flags             ir.Flags           // that all links have
}

// kind is what a variable is.
type kind uint8

const (
	induction kind = iota
	reduction
	recurrence
)

// maxBody bounds the instructions of a loop that is looked at: what is compared with what else grows with the square of accesses.
const maxBody = 512

// study finds out what the values of a loop are to vectors, or why there are none of it.
func (w *work) study(l *cfg.Loop) (x *loop, why string) {
	x = &loop{work: w, said: hints.Of(w.f, l), variables: map[*ir.Value]*variable{}, links: map[*ir.Value]*variable{}, access: map[*ir.Value]*access{}}
	switch {
	case x.unwanted():
		return nil, "its metadata says so"
	}
	if x.body, why = newBody(l, w.nest, w.an.Dom()); why != "" {
		return nil, why
	}
	size := 0
	for _, b := range x.blocks {
		size += len(b.Instrs)
	}
	if size > maxBody {
		return nil, "it is too large to be looked at"
	}
	x.front, x.exit = l.Preheader(w.nest), l.UniqueExit(w.nest)
	branch := x.latch.Terminator()
	if x.front == nil || x.front.Terminator().Op != ir.OpBr || x.exit == nil && len(x.leaving) == 0 || !l.Dedicated(w.nest) || branch.Op != ir.OpBr || len(branch.Targets) != 2 {
		return nil, "it is not in simple form"
	}
	se := w.an.SCEV()
	x.backs, x.rounds = se.ExitCount(l, x.latch).Exact, -1
	if x.backs == nil || x.backs.IsPtr() || x.backs.Width > 64 {
		return nil, "it is not known how often it goes around"
	}
	if x.backs.Kind == scev.Constant && x.backs.N.Len() < 31 {
		x.rounds = int(x.backs.N.Lo) + 1
	}
	if w.maker == nil {
		w.maker = expand.New(w.an)
	}
	if why := w.maker.Cannot(x.backs, x.front.Terminator()); why != "" {
		return nil, "how often it goes around cannot be found out in front of it: " + why
	}
	x.atMost = x.rounds
	m := se.MaxBackedgeTaken(l)
	if len(x.leaving) > 0 { // vectors go on to the end of a step, whatever is known of where the loop is left before its end
		m = x.backs
		if m.Kind != scev.Constant {
			m = se.Int(m.Type, se.Range(m, false).UMax())
		}
	}
	x.mostBacks = ^uint64(0)
	if m != nil && m.N.Len() <= 64 {
		x.mostBacks = m.N.Lo
	}
	if x.mostBacks>>31 == 0 {
		x.atMost = int(x.mostBacks) + 1
	}
	for _, phi := range x.header.Phis() {
		if why := x.variable(phi); why != "" {
			return nil, why
		}
	}
	for v := range x.instrs() {
		if why := x.touches(v); why != "" {
			return nil, why
		}
	}
	for _, b := range x.blocks {
		if x.always(b) {
			continue
		}
		for _, v := range b.Instrs {
			if v.Op == ir.OpPhi || v.Op.IsTerminator() {
				continue
			}
			if why := x.speculates(v); why != "" {
				return nil, why
			}
		}
	}
	if !se.Regular(l) || !se.Ends(l) {
		return nil, "it may be left by something else than its exit, or go on for ever"
	}
	if x.indices == nil {
		x.indices = x.f.Module.Types.Int(x.layout.Pointer(0).Index)
	}
	if x.backs.Width > x.indices.Bits {
		return nil, "it may go around more often than there are addresses"
	}
	if why := x.depend(); why != "" {
		return nil, why
	}
	if why := x.order(); why != "" {
		return nil, why
	}
	findRows(x)
	x.down = goesDown(x)
	return x, ""
}

// unwanted tells whether what is said of a loop forbids it.
func (x *loop) unwanted() bool {
	const enable = "llvm.loop.vectorize.enable"
	width, named := x.said.Int("llvm.loop.vectorize.width")
	return x.said.Denies(enable) || named && width == 1 || x.said.Has("llvm.loop.isvectorized") ||
		x.said.Has("llvm.loop.disable_nonforced") && !x.said.Has(enable) && width < 2
}

// variable finds out what a phi of the header is.
func (x *loop) variable(phi *ir.Value) string {
	v := &variable{phi: phi, start: edit.Incoming(phi, x.front), next: edit.Incoming(phi, x.latch)}
	x.variables[phi] = v
	if se := x.an.SCEV(); se.IsTyped(phi.Type) {
		if e := se.Of(phi); e.Kind == scev.Rec && e.IsAffine() && e.Loop == x.l {
			if s := e.Args[1]; e.Width <= 64 && (s.Kind == scev.Constant || s.Kind == scev.Unknown && x.outside(s.Value)) {
				v.step = s
				if phi.Type.IsPtr() {
					return x.adds(phi)
				}
				return ""
			}
		}
	}
	if !lanes.IsElement(phi.Type) {
		return "a variable of it is of a type of which there are no vectors"
	}
	if x.reduces(v) {
		v.kind = reduction
		for link := range v.links {
			x.links[link] = v
		}
		return ""
	}
	v.kind = recurrence
	if v.next.IsInstr() && !x.outside(v.next) && (v.next.Op != ir.OpPhi || x.joins(v.next)) && !x.from(v.next, phi) {
		return ""
	}
	return "a round needs what the round before computed: " + phi.Op.String() + " of " + phi.Type.String()
}

// reduces finds out whether a variable is only combined with what rounds compute, by one operation in whatever order, or left alone in some
// rounds: selects and joins choose between it and what it is combined to.
//
//	%s = phi i32 [0], [%s2]
//	%s1 = add i32 %s, %x
//	%s2 = select i1 %c, i32 %s1, i32 %s
func (x *loop) reduces(v *variable) bool {
	v.links = map[*ir.Value]bool{}
	v.flags = ir.FastMath
	is := func(a *ir.Value) bool { return a == v.phi || v.links[a] }
	list := []*ir.Value{v.phi}
	for i := 0; i < len(list); i++ { // users of what is part of it
		for _, u := range list[i].Uses() {
			user := u.User
			switch {
			case x.outside(user):
				if list[i] != v.next && len(x.leaving) == 0 {
					return false
				}
			case user == v.phi:
			case !v.links[user]:
				v.links[user] = true
				list = append(list, user)
			}
		}
	}
	if !v.links[v.next] {
		return false
	}
	found := false
	for link := range v.links {
		if x.joins(link) && !slices.ContainsFunc(link.Args, func(a *ir.Value) bool { return !is(a) }) {
			continue
		}
		if link.Op == ir.OpSelect && link.Type == v.phi.Type && is(link.Args[1]) && is(link.Args[2]) && !is(link.Args[0]) {
			continue
		}
		c := combined(link)
		if c.ID == intrinsic.None || c.Cmp != nil || c.Lazy || !only(link, c, is) || found && c.ID != v.ID {
			return false
		}
		v.Combination, found = c, true
		v.flags &= link.Flags
	}
	return found
}

// combined is what a link combines: a difference is a sum with the opposite, and what is rounded once or twice a sum.
func combined(link *ir.Value) lanes.Combination {
	sum := func(x, y *ir.Value) lanes.Combination {
		if link.Type.IsInt() {
			return lanes.Combination{ID: intrinsic.VectorReduceAdd, Op: ir.OpAdd, X: x, Y: y}
		}
		return lanes.Combination{ID: intrinsic.VectorReduceFadd, Op: ir.OpFAdd, X: x, Y: y}
	}
	if !link.Type.IsInt() && link.Flags&ir.Reassoc == 0 {
		return lanes.CombinationOf(link)
	}
	switch {
	case link.Op == ir.OpSub || link.Op == ir.OpFSub:
		return sum(link.Args[0], link.Args[1])
	case link.Intrinsic() == intrinsic.Fmuladd:
		return sum(link.Args[3], nil)
	}
	return lanes.CombinationOf(link)
}

// only tells whether of what a link combines one is part of a reduction, and nothing else that it uses.
func only(link *ir.Value, c lanes.Combination, is func(*ir.Value) bool) bool {
	n := 0
	for _, a := range link.Args {
		if is(a) {
			n++
		}
	}
	return n == 1 && (is(c.X) || link.Op.Is(ir.Commutative) || link.Op == ir.OpCall && is(c.Y))
}

// touches finds out whether an instruction has an effect, or an access, that vectors can have.
func (x *loop) touches(v *ir.Value) string {
	switch {
	case v.Op == ir.OpPhi || v.Op.IsTerminator():
		return ""
	case v.Op == ir.OpLoad || v.Op == ir.OpStore:
		return x.findAccess(v)
	case v.Intrinsic() == intrinsic.Assume || v.Intrinsic() == intrinsic.ExperimentalNoaliasScopeDecl:
		return "" // what was said of a round is forgotten
	case v.Op == ir.OpAlloca:
		return "each round has memory of its own on the stack"
	case v.Effects() != 0:
		return "it does something that is not done by vectors: " + what(v)
	}
	return ""
}

// what names an instruction for remarks.
func what(v *ir.Value) string {
	if v.Op == ir.OpCall {
		if g := v.CalledFunc(); g != nil {
			return "a call of " + g.Name
		}
	}
	return v.Op.String()
}

// order puts what is computed by vectors behind what it is computed from: stores, what is added up, what is used behind the loop, and all that these need.
// Accesses stay in their order but for loads among themselves. Values of the round before come to be when that of this round is there.
func (x *loop) order() string {
	const (
		begun = 1
		done  = 2
	)
	state := map[*ir.Value]int{}
	why := ""
	var need func(v *ir.Value)
	need = func(v *ir.Value) {
		if why != "" || x.outside(v) || state[v] == done {
			return
		}
		if state[v] == begun {
			why = "what a round needs of the one before is computed behind it"
			return
		}
		state[v] = begun
		if a := x.access[v]; a != nil {
			if a.masked {
				for _, on := range x.decide(v.Block) {
					need(on)
				}
			}
			if a.r != nil && !a.stores() && a.r.first() != a {
				need(a.r.first().at)
			}
			for _, b := range x.accesses {
				if b == a {
					break
				}
				if a.stores() || b.stores() {
					need(b.at)
				}
			}
		}
		switch p := x.variables[v]; {
		case p != nil && p.kind == recurrence:
			need(p.next)
		case p != nil && p.kind == induction && (p.phi.Type.IsPtr() || !lanes.IsElement(p.phi.Type)):
			why = "a variable is needed lane by lane of which there are no vectors: " + p.phi.Type.String()
		case p != nil:
		case v.Op == ir.OpLoad:
		case v.Op == ir.OpStore:
			need(v.Args[0])
		default:
			if why == "" {
				why = x.operation(v)
			}
			for _, a := range x.needs(v) {
				need(a)
			}
		}
		if state[v] = done; why == "" && (x.variables[v] == nil || x.variables[v].kind != reduction) {
			x.wide = append(x.wide, v)
		}
	}
	for v := range x.instrs() {
		if v.Op == ir.OpStore || x.links[v] != nil || len(x.leaving) == 0 && x.usedBehind(v) && !x.stepped(v) {
			need(v)
		}
	}
	for _, on := range x.found() {
		need(on)
	}
	for _, phi := range x.header.Phis() {
		if p := x.variables[phi]; p.kind == recurrence {
			if len(x.leaving) > 0 {
				return "it may be left before its end, and a round needs a value of the one before"
			}
			need(p.next) // the loop behind goes on with it
		}
	}
	return why
}

// goesDown tells whether all that rounds access goes down in memory: then lanes stand as they do there, the last round first, unless one needs that of the
// round before beside it.
func goesDown(x *loop) bool {
	return slices.ContainsFunc(x.accesses, func(a *access) bool { return a.g.step < 0 }) &&
		!slices.ContainsFunc(x.accesses, func(a *access) bool { return a.g.step > 0 }) &&
		!slices.ContainsFunc(x.wide, func(v *ir.Value) bool { return x.variables[v] != nil && x.variables[v].kind == recurrence })
}

// roundOf is which round of a vector a lane is, and which lane a round.
func roundOf(x *loop, lane int) int {
	if x.down {
		return x.lanes - 1 - lane
	}
	return lane
}

// stepped tells whether a value is that of a variable, in this round or the next, which is known behind the loop without vectors.
func (x *loop) stepped(v *ir.Value) bool {
	for _, p := range x.variables {
		if p.kind == induction && (p.phi == v || p.next == v) {
			return true
		}
	}
	return false
}

// operation tells why something is not done lane by lane.
func (x *loop) operation(v *ir.Value) string {
	if !lanes.IsElement(v.Type) {
		return "it computes values of a type of which there are no vectors: " + v.Type.String()
	}
	switch v.Op {
	case ir.OpPhi: // where ways meet
		return ""
	case ir.OpCall:
		return lanes.Callable(v)
	case ir.OpSelect, ir.OpFreeze:
		return ""
	case ir.OpBitCast:
		if x.layout.Bits(v.Args[0].Type) != x.layout.Bits(v.Type) {
			return "no vector operation does what bitcast does"
		}
	}
	switch v.Op.Info().Form {
	case ir.FormUnary, ir.FormBinary, ir.FormCompare, ir.FormCast:
		for _, a := range v.Args {
			if !lanes.IsElement(a.Type) {
				return "it computes with values of a type of which there are no vectors: " + a.Type.String()
			}
		}
		return ""
	}
	return "no vector operation does what " + v.Op.String() + " does"
}

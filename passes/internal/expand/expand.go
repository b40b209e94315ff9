// Package expand makes instructions of expressions of scalar evolution.
//
//	x := expand.New(an)
//	if x.Cannot(e, at) == "" && x.Cost(e) <= limit {
//		v := x.Before(at, e)[0]
//	}
//
// What is made is as defined as the expression is: it has no flags that make poison, and no inbounds, as those
// of the instructions that an expression was read from hold where these are executed, and perhaps not here
// (SEMANTICS law 29). A value that an expression has several times may be undef, and then is another one each
// time; it is frozen, so that it is one. Nothing that may trap is made: what divides by what may be 0 is refused.
package expand

import (
	"rewrite/passes/analysis"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// An Expander makes instructions in one function. It asks analyses that are of the function as it was when they were
// computed: blocks that are new since then are no places to ask about.
type Expander struct {
	// Loosen allows that variables of loops lose flags to be what expressions of these loops are made of.
	Loosen bool

	f     *ir.Func
	se    *scev.Analysis
	tree  *ir.DomTree
	nest  *cfg.LoopNest
	facts *analysis.Analysis
}

// New is an expander for a function.
func New(an *manager.Func) *Expander {
	return &Expander{f: an.Func(), se: an.SCEV(), tree: an.Dom(), nest: an.Loops(), facts: an.Facts()}
}

// maxSize bounds what is looked at and made for one expression.
const maxSize = 64

// Cannot tells why an expression cannot be made before an instruction, "" if it can.
func (x *Expander) Cannot(e *scev.Expr, at *ir.Value) (why string) {
	seen := map[*scev.Expr]bool{}
	var walk func(e *scev.Expr)
	walk = func(e *scev.Expr) {
		if why != "" || seen[e] {
			return
		}
		if seen[e] = true; len(seen) > maxSize {
			why = "its expression is large"
			return
		}
		switch e.Kind {
		case scev.Unknown:
			if !x.stands(e.Value, at) {
				why = "a value that it is made of is not there"
			}
		case scev.Rec:
			if phi, _ := x.phiOf(e, at); phi != nil {
				return
			}
			if phi, _ := x.counter(e, at); phi == nil {
				why = "no phi of the loop around has its value"
			}
		case scev.UDiv:
			if d := e.Args[1]; d.Kind != scev.Constant || d.IsZero() {
				why = "it divides by what may be 0"
			}
		case scev.Constant:
			if e.IsPtr() {
				why = "it is an address that is a number"
			}
		}
		for _, a := range e.Args {
			walk(a)
		}
	}
	walk(e)
	return why
}

// stands tells whether a value is there before an instruction.
func (x *Expander) stands(v, at *ir.Value) bool {
	return v.Op != ir.OpInvalid && x.tree.DominatesValue(v, ir.Use{User: at}) // it may be gone
}

// phiOf is a phi that is what a recurrence of a loop around an instruction is but for a constant, also where it may be poison,
// nil if there is none.
func (x *Expander) phiOf(e *scev.Expr, at *ir.Value) (phi *ir.Value, more *scev.Expr) {
	if !e.Loop.Contains(x.nest, at.Block) {
		return nil, nil
	}
	for _, p := range e.Loop.Header.Phis() {
		if p.Type != e.Type || !x.se.IsTyped(p.Type) {
			continue
		}
		is := x.se.Of(p)
		if is.Kind != scev.Rec || !x.faithful(p, is) {
			continue
		}
		if is == e {
			return p, nil
		}
		if d := x.se.Sub(e, is); phi == nil && d != nil && d.Kind == scev.Constant {
			phi, more = p, d
		}
	}
	return phi, more
}

// counter is a phi that counts the rounds of the loop of a recurrence from a constant on, and the cast that makes it as
// wide as the recurrence; nil if there is none, or if none is known not to wrap that has to be extended.
func (x *Expander) counter(e *scev.Expr, at *ir.Value) (phi *ir.Value, cast ir.Op) {
	if !e.Loop.Contains(x.nest, at.Block) || !e.IsAffine() {
		return nil, 0
	}
	for _, p := range e.Loop.Header.Phis() {
		if !p.Type.IsInt() || !x.se.IsTyped(p.Type) {
			continue
		}
		is := x.se.Of(p)
		if is.Kind != scev.Rec || !is.IsAffine() || !is.Args[1].IsInt(1) || is.Args[0].Kind != scev.Constant || !x.faithful(p, is) {
			continue
		}
		switch {
		case is.Width == e.Width:
			return p, ir.OpInvalid
		case is.Width > e.Width:
			return p, ir.OpTrunc
		case is.Has(scev.NUW):
			return p, ir.OpZExt
		case is.Has(scev.NSW):
			return p, ir.OpSExt
		}
	}
	return nil, 0
}

// faithful tells whether a phi of a header is poison only if what its expression, a recurrence, begins or goes on with is: what
// it adds in each iteration has no flags but those that hold of the expression wherever it may be built.
func (x *Expander) faithful(phi *ir.Value, e *scev.Expr) bool {
	v := x.Increment(phi)
	return v != nil && (x.Loosen || x.Implied(v, e) == v.Flags)
}

// Faithful tells whether a phi of a header that is a recurrence is poison only if what its expression begins or goes on with is.
func (x *Expander) Faithful(phi *ir.Value) bool {
	e := x.se.Of(phi)
	return e.Kind == scev.Rec && x.faithful(phi, e)
}

// loosen makes a phi that was asked for faithful.
func (x *Expander) loosen(phi *ir.Value) {
	if x.Loosen {
		v := x.Increment(phi)
		v.Flags = x.Implied(v, x.se.Of(phi))
	}
}

// Implied are those of an addition's flags that hold of a recurrence that it steps wherever that may be built. What is
// subtracted is added to the recurrence as another number: without sign it is a large one, with sign that of the least does not
// exist.
func (x *Expander) Implied(next *ir.Value, e *scev.Expr) (implied ir.Flags) {
	if e.Has(scev.NUW) {
		implied |= ir.NUW
	}
	if e.Has(scev.NSW) {
		implied |= ir.NSW
	}
	return implied & flagsOf(next)
}

// Always are those of an addition's flags that hold in all rounds of a recurrence that it steps, in the last one, too: what it comes to
// there the recurrence is not any more. Of a loop of one round its flags say nothing.
func (x *Expander) Always(next *ir.Value, e *scev.Expr) (always ir.Flags) {
	for _, fl := range []ir.Flags{ir.NUW, ir.NSW} {
		if flagsOf(next)&fl != 0 && x.se.NeverWraps(ir.OpAdd, fl, e, e.Args[1]) {
			always |= fl
		}
	}
	return always
}

// flagsOf are the flags of what steps a recurrence that say of a sum what they say of it.
func flagsOf(next *ir.Value) ir.Flags {
	fl := next.Flags & (ir.NUW | ir.NSW)
	if next.Op == ir.OpSub {
		if fl &^= ir.NUW; next.Args[1].Op != ir.OpInt || next.Args[1].Int().TrailingZeroBits() == uint(next.Type.Bits-1) {
			fl = 0
		}
	}
	return fl
}

// Increment is what gives a phi of a header its value in the next round, of a phi that begins with a constant or another value and
// goes on by addition or subtraction of one: its expression has nothing in it but these, and these are poison only if that is. Else it is nil.
func (x *Expander) Increment(phi *ir.Value) (next *ir.Value) {
	if !x.se.IsTyped(phi.Type) {
		return nil
	}
	e := x.se.Of(phi)
	if e.Kind != scev.Rec || !e.IsAffine() || len(phi.Args) != 2 || e.Loop.Header != phi.Block {
		return nil
	}
	itself := func(v *ir.Value) bool {
		u := x.se.Of(v)
		return u.Kind == scev.Constant && x.defined(v) || u.Kind == scev.Unknown && u.Value == v
	}
	for i, from := range phi.Targets {
		v := phi.Args[i]
		if !e.Loop.Contains(x.nest, from) {
			if !itself(v) {
				return nil
			}
			continue
		}
		if v.Op != ir.OpAdd && v.Op != ir.OpSub || v.Args[0] != phi && v.Args[1] != phi {
			return nil
		}
		for _, a := range v.Args {
			if a != phi && !itself(a) {
				return nil
			}
		}
		next = v
	}
	return next
}

// Cost is about how many operations are made for an expression; divisions count more.
func (x *Expander) Cost(e *scev.Expr) int {
	n := 0
	seen := map[*scev.Expr]bool{}
	var walk func(e *scev.Expr)
	walk = func(e *scev.Expr) {
		if seen[e] || n > maxSize {
			return
		}
		seen[e] = true
		switch e.Kind {
		case scev.Constant, scev.Unknown, scev.Rec:
			return
		case scev.UDiv:
			n++
			if d := e.Args[1]; d.Kind == scev.Constant && d.N.OnesCount() != 1 {
				n += 3
			}
		case scev.Sum, scev.Product, scev.UMax, scev.SMax, scev.UMin, scev.SMin, scev.UMinSeq:
			n += len(e.Args) - 1
		default:
			n++
		}
		for _, a := range e.Args {
			if e.Kind == scev.Sum && a.Kind == scev.Product && a.Args[0].IsInt(-1) {
				n-- // it is subtracted
			}
			walk(a)
		}
	}
	walk(e)
	return n
}

// Before makes expressions, of which Cannot says nothing, before an instruction: what several of them have is made once.
func (x *Expander) Before(at *ir.Value, list ...*scev.Expr) []*ir.Value {
	return x.before(at, nil, atMost, list)
}

func atMost(a, b int) int { return max(a, b) }

// Together is Before of expressions that are of use only if they agree on what may be undef: an address, and how many bytes from there.
func (x *Expander) Together(at *ir.Value, list ...*scev.Expr) []*ir.Value {
	return x.before(at, nil, func(a, b int) int { return a + b }, list)
}

// Defined is Before for values that are to be neither undef nor poison: what they are made of is frozen, unless it is known
// to be neither. What several of them have is frozen once, so that what holds between the expressions holds of the values.
func (x *Expander) Defined(at *ir.Value, list ...*scev.Expr) []*ir.Value {
	return x.before(at, func(*scev.Expr) bool { return true }, atMost, list)
}

// WellDefined tells whether all that an expression is made of is known to be neither undef nor poison.
func (x *Expander) WellDefined(e *scev.Expr) bool { return all(e, x.defined) }

// neverPoison tells whether all that an expression is made of is known not to be poison where control is in a block.
func (x *Expander) neverPoison(e *scev.Expr, in *ir.Block) bool {
	return all(e, func(v *ir.Value) bool { return x.facts.FactsAt(v, in).Has(domain.NotPoison) })
}

// all tells whether something holds of all values that an expression is made of.
func all(e *scev.Expr, holds func(v *ir.Value) bool) bool {
	seen := map[*scev.Expr]bool{}
	var walk func(e *scev.Expr) bool
	walk = func(e *scev.Expr) bool {
		if e.Kind == scev.Unknown {
			return holds(e.Value)
		}
		for _, a := range e.Args {
			if !seen[a] {
				seen[a] = true
				if !walk(a) {
					return false
				}
			}
		}
		return true
	}
	return walk(e)
}

func (x *Expander) before(at *ir.Value, freeze func(*scev.Expr) bool, both func(a, b int) int, list []*scev.Expr) []*ir.Value {
	m := &maker{Expander: x, at: at, freeze: freeze, made: map[*scev.Expr]*ir.Value{}, times: map[*scev.Expr]int{}}
	for _, e := range list {
		once := map[*scev.Expr]int{}
		count(e, once)
		for x, n := range once {
			m.times[x] = both(m.times[x], n)
		}
	}
	out := make([]*ir.Value, len(list))
	for i, e := range list {
		out[i] = m.value(e)
	}
	return out
}

// A maker makes expressions in one place.
type maker struct {
	*Expander
	at     *ir.Value
	freeze func(*scev.Expr) bool // of what may be undef or poison; nil: nothing
	made   map[*scev.Expr]*ir.Value
	times  map[*scev.Expr]int // that an expression is used in one of them, at most
}

// count counts how often expressions are used in one, up to where it is known that they are several times: so is what something is made
// of that is, though it is made once, as it may be another number for each use if that is undef.
func count(e *scev.Expr, times map[*scev.Expr]int) {
	if times[e]++; times[e] <= 2 {
		for _, a := range e.Args {
			count(a, times)
		}
	}
}

func (m *maker) instr(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	return m.put(m.f.NewInstr(op, t, args...))
}

func (m *maker) put(v *ir.Value) *ir.Value {
	m.at.Block.InsertAt(m.at.Block.IndexOf(m.at), v)
	v.Pos = m.at.Pos
	return v
}

func (m *maker) value(e *scev.Expr) *ir.Value {
	if v := m.made[e]; v != nil {
		return v
	}
	m.made[e] = m.make(e)
	return m.made[e]
}

func (m *maker) make(e *scev.Expr) *ir.Value {
	switch e.Kind {
	case scev.Constant:
		return m.f.BigInt(e.Type, e.N.Big())
	case scev.Unknown:
		return m.once(e, e.Value)
	case scev.Rec:
		phi, more := m.phiOf(e, m.at)
		if phi == nil {
			return m.counted(e)
		}
		m.loosen(phi)
		v := m.once(e, phi)
		switch {
		case more == nil:
		case e.IsPtr():
			v = m.offset(v, m.value(more))
		default:
			v = m.instr(ir.OpAdd, e.Type, v, m.value(more))
		}
		return v
	case scev.VScale:
		return m.put(m.f.CallIntrinsic(intrinsic.Vscale, e.Type))
	case scev.Trunc, scev.ZExt, scev.SExt, scev.PtrToInt:
		return m.instr(casts[e.Kind], e.Type, m.value(e.Args[0]))
	case scev.Sum:
		return m.sum(e)
	case scev.Product:
		args := e.Args
		minus := args[0].IsInt(-1)
		if minus {
			args = args[1:]
		}
		v := m.value(args[0])
		for _, a := range args[1:] {
			v = m.times2(v, m.value(a))
		}
		if minus {
			v = m.instr(ir.OpSub, e.Type, m.f.Int(e.Type, 0), v)
		}
		return v
	case scev.UDiv:
		a, d := m.value(e.Args[0]), e.Args[1].N
		if d.OnesCount() == 1 {
			return m.instr(ir.OpLShr, e.Type, a, m.f.Int(e.Type, uint64(d.TrailingZeros(e.Width))))
		}
		return m.instr(ir.OpUDiv, e.Type, a, m.value(e.Args[1]))
	}
	id := minMax[e.Kind]
	v := m.value(e.Args[0])
	for _, a := range e.Args[1:] {
		b := m.value(a)
		if e.Kind == scev.UMinSeq { // it is not looked at if what comes before is 0
			b = m.one(b)
		}
		if e.IsPtr() { // of which there are no minima by intrinsics
			v, b = m.one(v), m.one(b)
			c := m.instr(ir.OpICmp, ir.I1, v, b)
			c.Pred = orders[e.Kind]
			v = m.instr(ir.OpSelect, e.Type, c, v, b)
		} else {
			v = m.put(m.f.CallIntrinsic(id, e.Type, v, b))
		}
	}
	return v
}

// one is a value that is the same wherever it is used.
func (m *maker) one(v *ir.Value) *ir.Value {
	if m.defined(v) {
		return v
	}
	return m.instr(ir.OpFreeze, v.Type, v)
}

// counted is a recurrence by a phi that counts the rounds: start + step * (phi - first).
func (m *maker) counted(e *scev.Expr) *ir.Value {
	phi, cast := m.counter(e, m.at)
	m.loosen(phi)
	n, first := phi, m.se.Of(phi).Args[0].N
	t := ir.IntN(e.Width)
	if cast == ir.OpSExt {
		first = first.SExt(phi.Type.Bits)
	}
	if cast != ir.OpInvalid {
		n = m.instr(cast, t, n)
	}
	if first = first.Trunc(e.Width); !first.IsZero() {
		n = m.instr(ir.OpSub, t, n, m.f.BigInt(t, first.Big()))
	}
	step := m.value(e.Args[1])
	if !m.neverPoison(e.Args[1], m.at.Block) { // it is the start in the first round in any case
		step = m.instr(ir.OpFreeze, t, step)
	}
	n = m.times2(n, step)
	start := m.value(e.Args[0])
	switch {
	case e.IsPtr():
		return m.offset(start, n)
	case start.Op == ir.OpInt && start.Int().Sign() == 0:
		return n
	}
	return m.instr(ir.OpAdd, t, start, n)
}

var casts = map[scev.Kind]ir.Op{scev.Trunc: ir.OpTrunc, scev.ZExt: ir.OpZExt, scev.SExt: ir.OpSExt, scev.PtrToInt: ir.OpPtrToInt}

// orders are the compares by which a minimum or maximum is the first of two.
var orders = map[scev.Kind]ir.Pred{scev.UMax: ir.UGT, scev.SMax: ir.SGT, scev.UMin: ir.ULT, scev.SMin: ir.SLT, scev.UMinSeq: ir.ULT}

var minMax = map[scev.Kind]intrinsic.ID{scev.UMax: intrinsic.Umax, scev.SMax: intrinsic.Smax, scev.UMin: intrinsic.Umin, scev.SMin: intrinsic.Smin, scev.UMinSeq: intrinsic.Umin}

// times2 is a product, a shift where that is the same.
func (m *maker) times2(a, b *ir.Value) *ir.Value {
	if a.Op == ir.OpInt {
		a, b = b, a
	}
	if b.Op == ir.OpInt {
		if n := b.Int(); n.Sign() > 0 && n.BitLen() == int(n.TrailingZeroBits())+1 {
			return m.instr(ir.OpShl, a.Type, a, m.f.Int(a.Type, uint64(n.TrailingZeroBits())))
		}
	}
	return m.instr(ir.OpMul, a.Type, a, b)
}

// sum adds what is added and then subtracts what is subtracted, to an address if one of them is one.
func (m *maker) sum(e *scev.Expr) *ir.Value {
	var base, v *ir.Value
	var minus []*scev.Expr
	add := func(x *ir.Value) {
		if v == nil {
			v = x
		} else {
			v = m.instr(ir.OpAdd, v.Type, v, x)
		}
	}
	// constants, which stand first, are added last
	for i := range e.Args {
		a := e.Args[len(e.Args)-1-i]
		switch {
		case a.IsPtr():
			base = m.value(a)
		case a.Kind == scev.Product && a.Args[0].IsInt(-1):
			minus = append(minus, a)
		case a.Kind == scev.Constant && len(minus) > 0 && v != nil:
			for _, s := range minus {
				v = m.instr(ir.OpSub, v.Type, v, m.negated(s))
			}
			minus = nil
			add(m.value(a))
		default:
			add(m.value(a))
		}
	}
	for _, s := range minus {
		if v == nil {
			v = m.value(s)
			continue
		}
		v = m.instr(ir.OpSub, v.Type, v, m.negated(s))
	}
	if base == nil {
		return v
	}
	return m.offset(base, v)
}

func (m *maker) offset(base, n *ir.Value) *ir.Value {
	p := m.f.NewInstr(ir.OpGEP, base.Type, base, n)
	p.Aux = ir.I8
	return m.put(p)
}

// negated is -e, of an e that is -1 times other factors.
func (m *maker) negated(e *scev.Expr) *ir.Value {
	v := m.value(e.Args[1])
	for _, a := range e.Args[2:] {
		v = m.times2(v, m.value(a))
	}
	return v
}

// once is a value of which it does not matter how often it is used.
func (m *maker) once(e *scev.Expr, v *ir.Value) *ir.Value {
	if m.times[e] <= 1 && (m.freeze == nil || !m.freeze(e)) || m.defined(v) || e.Kind == scev.Rec && m.WellDefined(m.se.Of(v)) {
		return v // a phi is poison only if what its expression is made of is
	}
	return m.one(v)
}

// defined tells whether a value is neither undef nor poison.
func (x *Expander) defined(v *ir.Value) bool {
	return v.Op == ir.OpInt || x.facts.Facts(v).Props&domain.WellDefined == domain.WellDefined
}

package indvars

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
)

// widen makes variables as wide as what is made of them in the loop.
//
//	%i = phi i32 [ 0, %front ], [ %i1, %loop ]             %w = phi i64 [ 0, %front ], [ %w1, %loop ]
//	%x = sext i32 %i to i64
//	%p = getelementptr i8, ptr %a, i64 %x                  %p = getelementptr i8, ptr %a, i64 %w
//	call void @use(i32 %i)                                 %t = trunc i64 %w to i32
//	                                                       call void @use(i32 %t)
//	%i1 = add nsw i32 %i, 1                                %w1 = add nuw nsw i64 %w, 1
//	%c = icmp slt i32 %i1, %n                              %c = icmp slt i64 %w1, %m        ; m is sext %n, in front
//
// What is computed from the variable and has an extension that is the same operation on extensions has a wide counterpart as well.
// All that is planned first, and done if it takes not more casts in the loop than there were.
func (w *work) widen(l *cfg.Loop) {
	front := l.Preheader(w.nest)
	if front == nil || front.Terminator().Op != ir.OpBr {
		return
	}
	for _, phi := range l.Header.Phis() {
		if !phi.Type.IsInt() || !w.se.IsTyped(phi.Type) || w.now[phi] != nil || phi.NumUses() == 0 {
			continue
		}
		if e := w.se.Of(phi); e.Kind != scev.Rec || !e.IsAffine() || e.Loop != l {
			continue
		}
		to, signed := w.extensions(phi, l)
		if to == nil {
			continue
		}
		for range 2 {
			if p := w.plan(l, front.Terminator(), phi, to, signed); p != nil {
				if p.gain == 0 || p.gain < p.cost {
					w.say.Missed(phi, "to make this variable wider would take more casts than it saves")
				} else {
					p.do()
				}
				break
			}
			signed = !signed
		}
	}
}

// maxCone is how many values that are computed from one variable are looked at.
const maxCone = 1 << 16

// extensions is the widest native type that a variable, or what is computed from it, is extended to, and whether some extension is
// one of signed numbers.
func (w *work) extensions(phi *ir.Value, l *cfg.Loop) (to *ir.Type, signed bool) {
	seen := map[*ir.Value]bool{phi: true}
	for list := []*ir.Value{phi}; len(list) > 0 && len(seen) < maxCone; {
		v := list[len(list)-1]
		list = list[:len(list)-1]
		for _, u := range v.Uses() {
			y := u.User
			if seen[y] || !l.Contains(w.nest, y.Block) {
				continue
			}
			seen[y] = true
			switch y.Op {
			case ir.OpSExt, ir.OpZExt:
				if y.NumUses() > 0 && w.native(y.Type) && y.Type.Bits <= 64 {
					if to == nil || to.Bits < y.Type.Bits {
						to = y.Type
					}
					signed = signed || y.Op == ir.OpSExt || y.Flags&ir.NNeg != 0
				}
			case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl, ir.OpAnd, ir.OpOr, ir.OpXor:
				list = append(list, y)
			}
		}
	}
	return to, signed
}

func (w *work) native(t *ir.Type) bool {
	return t.IsInt() && slices.Contains(w.layout.Native, t.Bits)
}

// A plan is how a variable is made wider.
type plan struct {
	*work
	loop  *cfg.Loop
	front *ir.Value // what ends the preheader
	phi   *ir.Value
	next  *ir.Value // what it is in the next round
	to    *ir.Type

	signed bool
	rec    *scev.Expr // of the wide variable
	// What it begins with and goes on by, if these are extended as they are: if not, they are made of the expression.
	init, step *ir.Value

	members []*ir.Value
	of      map[*ir.Value]*member
	ext     map[extension]*ir.Value // what is made in front

	gain, cost float64
}

// A member is a narrow value that has a wide counterpart.
type member struct {
	// The counterpart is the sign extension, or the zero extension; both if it is not negative. Neither of the increment that
	// may wrap when the loop is left: its low bits are the narrow value, which is all that is known.
	sign, zero bool
	bySign     bool // it is computed from sign extensions
	gone       bool // not worth while
	wide       *ir.Value
	low        *ir.Value // the narrow value again, made of the wide one
}

type extension struct {
	v    *ir.Value
	sign bool
}

// weights of casts, as for what is made of the loop: a sign extension is an instruction nearly everywhere, a truncation is none.
const (
	costSExt  = 0.8
	costZExt  = 0.5
	costTrunc = 0.5
)

// plan finds out what becomes wide, nil if the variable does not.
func (w *work) plan(l *cfg.Loop, front, phi *ir.Value, to *ir.Type, signed bool) *plan {
	e := w.se.Of(phi)
	p := &plan{work: w, loop: l, front: front, phi: phi, to: to, signed: signed, of: map[*ir.Value]*member{}, ext: map[extension]*ir.Value{}}
	for i, from := range phi.Targets {
		if l.Contains(w.nest, from) {
			if p.next != nil && p.next != phi.Args[i] {
				return nil
			}
			p.next = phi.Args[i]
		}
	}
	if len(phi.Args) != 2 || p.next == nil || len(l.Latches) != 1 {
		return nil
	}
	p.rec = w.se.Extend(e, to, signed)
	if p.rec.Kind != scev.Rec || !p.rec.IsAffine() || p.rec.Loop != l || !w.cheap(p.rec, front) {
		// Where the variable would wrap by its flag it is poison from then on, and may be whatever the wide one is.
		next := p.next
		if next.Op != ir.OpAdd || !p.steps(next) || signed && next.Flags&ir.NSW == 0 || !signed && next.Flags&ir.NUW == 0 {
			return nil
		}
		p.init, p.step = start(phi, front), next.Args[1]
		if next.Args[1] == phi {
			p.step = next.Args[0]
		}
		if !p.invariant(p.init) || !p.invariant(p.step) {
			return nil
		}
		p.rec = w.se.Affine(w.se.Extend(e.Args[0], to, signed), w.se.Extend(e.Args[1], to, signed), l)
		if p.rec.Kind != scev.Rec {
			return nil
		}
	}
	notNegative := w.fixed(phi) && w.se.KnownNonNegative(e)
	p.add(phi, &member{sign: signed || notNegative, zero: !signed || notNegative})
	for i := 0; i < len(p.members) && len(p.members) < maxCone; i++ {
		v := p.members[i]
		for _, u := range v.Uses() {
			if y := u.User; p.of[y] == nil && y != phi && w.now[y] == nil && l.Contains(w.nest, y.Block) {
				if m := p.counterpart(y); m != nil {
					p.add(y, m)
				}
			}
		}
	}
	// what nobody wants wide stays
	for i := len(p.members) - 1; i > 0; i-- {
		v := p.members[i]
		if v == p.next {
			continue
		}
		p.of[v].gone = !slices.ContainsFunc(v.Uses(), func(u ir.Use) bool { return p.widens(u, p.of[v]) })
	}
	for _, v := range p.members {
		m := p.of[v]
		if m.gone {
			continue
		}
		low := false
		for _, u := range v.Uses() {
			switch y := u.User; {
			case w.now[y] != nil || y == phi || !l.Contains(w.nest, y.Block):
			case p.widens(u, m):
				if y.Op == ir.OpSExt {
					p.gain += costSExt
				} else if y.Op == ir.OpZExt {
					p.gain += costZExt
				}
			case y.Op == ir.OpTrunc || y == p.next:
			default:
				low = true
			}
		}
		if low {
			p.cost += costTrunc
		}
	}
	return p
}

// cheap tells whether what a recurrence begins with, and goes on by, can be made in front of its loop.
func (w *work) cheap(rec *scev.Expr, front *ir.Value) bool {
	for _, a := range rec.Args {
		if w.expander.Cannot(a, front) != "" || w.expander.Cost(a) > cheap {
			return false
		}
	}
	return true
}

// begins is what the wide variable begins with, made in front of the loop.
func (p *plan) begins() *ir.Value {
	if p.init != nil {
		return p.extended(p.init, p.signed)
	}
	return p.expander.Before(p.front, p.rec.Args[0])[0]
}

// stepped is what is added to it in each round.
func (p *plan) stepped() *ir.Value {
	if p.step != nil {
		return p.extended(p.step, p.signed)
	}
	return p.expander.Before(p.front, p.rec.Args[1])[0]
}

func (p *plan) add(v *ir.Value, m *member) {
	p.members = append(p.members, v)
	p.of[v] = m
}

// widens tells whether a use of a member is by what is wide afterwards, too.
func (p *plan) widens(u ir.Use, m *member) bool {
	y := u.User
	if x := p.of[y]; x != nil {
		return !x.gone && (y != p.next || x.sign || x.zero)
	}
	if p.now[y] != nil || !m.sign && !m.zero {
		return false
	}
	switch y.Op {
	case ir.OpSExt:
		return m.sign
	case ir.OpZExt:
		return m.zero || m.sign && y.Flags&ir.NNeg != 0
	case ir.OpICmp:
		if !p.loop.Contains(p.nest, y.Block) {
			return false
		}
		other := y.Args[1-u.Index]
		sign, ok := kindOfCompare(y, m)
		return ok && (p.of[other] != nil && !p.of[other].gone && p.fits(other, sign) || p.invariant(other))
	case ir.OpGEP:
		return u.Index > 0 && m.sign && y.Type.IsPtr() && p.layout.Pointer(y.Type.Bits).Index == p.to.Bits && p.loop.Contains(p.nest, y.Block)
	}
	return false
}

// kindOfCompare is how the operands of a compare may be extended, of which one is a member: in the way in which it has an extension,
// where that keeps the order. Sign extension keeps both orders.
func kindOfCompare(c *ir.Value, m *member) (sign, ok bool) {
	if c.Pred.IsSigned() || !m.zero {
		return true, m.sign
	}
	return m.sign && (c.Pred == ir.EQ || c.Pred == ir.NE), true
}

// fits tells whether a value has an extension of the kind already.
func (p *plan) fits(v *ir.Value, sign bool) bool {
	m := p.of[v]
	return m != nil && !m.gone && (sign && m.sign || !sign && m.zero)
}

// invariant tells whether a value can be extended in front of the loop.
func (p *plan) invariant(v *ir.Value) bool {
	return v.Op == ir.OpInt || !v.IsConst() && !(v.IsInstr() && p.loop.Contains(p.nest, v.Block))
}

// counterpart is what a user of a member is as a member, nil if it cannot be one.
func (p *plan) counterpart(y *ir.Value) *member {
	switch y.Op {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl, ir.OpAnd, ir.OpOr, ir.OpXor:
	default:
		return nil
	}
	if y.Type != p.phi.Type || y.Op == ir.OpShl && (y.Args[1].Op != ir.OpInt || y.Args[1].Bits >= uint64(y.Type.Bits)) {
		return nil
	}
	m := &member{}
	for _, sign := range []bool{true, false} {
		ok := true
		for i, a := range y.Args {
			if y.Op == ir.OpShl && i == 1 {
				continue
			}
			ok = ok && (p.fits(a, sign) || p.of[a] == nil && p.invariant(a))
		}
		if ok && p.commutes(y, sign) {
			m.sign, m.zero, m.bySign = sign, !sign, sign
			break
		}
	}
	switch {
	case m.sign || m.zero:
		if p.fixed(y) && p.se.KnownNonNegative(p.se.Of(y)) {
			m.sign, m.zero = true, true
		}
	case y == p.next && p.steps(y):
	default:
		return nil
	}
	return m
}

// steps tells whether an instruction adds what does not change in the loop to the variable.
func (p *plan) steps(y *ir.Value) bool {
	switch y.Op {
	case ir.OpAdd:
		return y.Args[0] == p.phi && p.invariant(y.Args[1]) || y.Args[1] == p.phi && p.invariant(y.Args[0])
	case ir.OpSub:
		return y.Args[0] == p.phi && p.invariant(y.Args[1])
	}
	return false
}

// commutes tells whether an extension of an operation is the operation on extensions.
func (p *plan) commutes(y *ir.Value, sign bool) bool {
	flag := ir.NUW
	if sign {
		flag = ir.NSW
	}
	switch y.Op {
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		return true
	case ir.OpShl:
		if y.Flags&flag != 0 {
			return true
		}
		if !p.fixed(y) || y.Args[1].Bits == uint64(y.Type.Bits)-1 {
			return false
		}
		e, ext := p.se.Of(y), func(e *scev.Expr) *scev.Expr { return p.se.Extend(e, p.to, sign) }
		by := p.se.Of(p.f.Int(p.to, 1<<y.Args[1].Bits))
		return ext(e) == p.se.Mul(ext(p.se.Of(y.Args[0])), by)
	}
	return y.Flags&flag != 0 || p.neverWraps(y.Op, flag, y.Args[0], y.Args[1])
}

// do makes the variable wide.
func (p *plan) do() {
	p.say.Applied(p.phi, "this variable is one of %s, as it is used", p.to)
	p.changed = true
	p.widened = true
	wide, there := p.twin(), true
	if wide == nil {
		there = false
		init := p.begins()
		wide = p.f.NewInstr(ir.OpPhi, p.to, init, init)
		wide.Targets = append([]*ir.Block(nil), p.phi.Targets...)
		if p.phi.Name != "" {
			wide.Name = p.phi.Name + ".wide"
		}
		wide.Pos = p.phi.Pos
		p.phi.Block.InsertAt(0, wide) // at once: others begin with it
		p.se.Note(wide, p.rec)
	}
	p.of[p.phi].wide = wide
	for _, v := range p.members {
		if m := p.of[v]; !m.gone && v != p.phi {
			p.operation(v, m)
		}
	}
	if !there {
		p.round(wide)
	}
	for _, v := range p.members {
		if m := p.of[v]; !m.gone {
			p.uses(v, m)
		}
	}
}

// twin is a variable that is there and is what the wide one would be, nil if there is none.
func (p *plan) twin() *ir.Value {
	for _, x := range p.loop.Header.Phis() {
		if x.Type == p.to && x != p.phi && p.now[x] == nil && p.se.Of(x) == p.rec && p.expander.Faithful(x) {
			return x
		}
	}
	return nil
}

// round is how the wide variable goes on.
func (p *plan) round(wide *ir.Value) {
	var next *ir.Value
	if m := p.of[p.next]; m != nil && !m.gone {
		next = m.wide
	} else {
		step := p.stepped()
		next = p.f.NewInstr(ir.OpAdd, p.to, wide, step)
		next.Flags = p.flags()
		p.before(p.loop.Latches[0].Terminator(), next)
	}
	for i, from := range p.phi.Targets {
		if p.loop.Contains(p.nest, from) {
			wide.SetArg(i, next)
		}
	}
}

// flags are those of the sum of the wide variable and its step that hold wherever it is.
func (p *plan) flags() (fl ir.Flags) {
	if !p.fixed(p.phi) {
		return 0
	}
	a, b := p.rec, p.rec.Args[1]
	if p.se.NeverWraps(ir.OpAdd, ir.NUW, a, b) {
		fl |= ir.NUW
		a.Wrap |= scev.NUW | scev.NW
	}
	if p.se.NeverWraps(ir.OpAdd, ir.NSW, a, b) {
		fl |= ir.NSW
		a.Wrap |= scev.NSW | scev.NW
	}
	return fl
}

// operation makes the counterpart of a member that is computed from others.
func (p *plan) operation(v *ir.Value, m *member) {
	args := make([]*ir.Value, len(v.Args))
	exact := m.sign || m.zero
	for i, a := range v.Args {
		switch x := p.of[a]; {
		case v.Op == ir.OpShl && i == 1:
			args[i] = p.f.Int(p.to, a.Bits)
		case x != nil && !x.gone:
			args[i] = x.wide
		default:
			args[i] = p.extended(a, m.bySign)
		}
	}
	if !exact { // the step is what the wide variable goes on by
		m.wide = p.f.NewInstr(ir.OpAdd, p.to, p.of[p.phi].wide, p.stepped())
		m.wide.Flags = p.flags()
	} else {
		m.wide = p.f.NewInstr(v.Op, p.to, args...)
		switch v.Op {
		case ir.OpOr:
			m.wide.Flags = v.Flags & ir.Disjoint
		case ir.OpAnd, ir.OpXor:
		default: // the result is the extension of a narrow one: none of more bits is lost
			if m.bySign {
				m.wide.Flags = ir.NSW
			} else {
				m.wide.Flags = ir.NUW | ir.NSW
			}
			step := p.rec.Args[1] // the operand may be another one, where there is one round only
			if v == p.next && v.Op == ir.OpAdd && slices.ContainsFunc(args, func(a *ir.Value) bool { return p.se.Of(a) == step }) {
				m.wide.Flags |= p.flags()
			}
		}
	}
	if v.Name != "" {
		m.wide.Name = v.Name + ".wide"
	}
	p.before(v, m.wide)
}

// extended is what an invariant value is, extended in front of the loop.
func (p *plan) extended(v *ir.Value, sign bool) *ir.Value {
	k := extension{v, sign}
	if x := p.ext[k]; x != nil {
		return x
	}
	var x *ir.Value
	if v.Op == ir.OpInt {
		x = p.f.BigInt(p.to, p.se.Extend(p.se.Of(v), p.to, sign).N.Big())
	} else {
		op := ir.OpZExt
		if sign {
			op = ir.OpSExt
		}
		x = p.before(p.front, p.f.NewInstr(op, p.to, v))
	}
	p.ext[k] = x
	return x
}

// uses makes users of a narrow value users of its counterpart.
func (p *plan) uses(v *ir.Value, m *member) {
	for _, u := range slices.Clone(v.Uses()) {
		y := u.User
		if p.now[y] != nil || y == p.phi && v == p.next || p.of[y] != nil && !p.of[y].gone {
			continue
		}
		if !p.tree.Reachable(y.Block) {
			continue
		}
		if p.widens(u, m) {
			p.replace(u, m)
			continue
		}
		inside := p.loop.Contains(p.nest, y.Block)
		if y.Op == ir.OpTrunc {
			p.now[y] = p.before(y, p.f.NewInstr(ir.OpTrunc, y.Type, m.wide))
			continue
		}
		switch {
		case y.Op == ir.OpPhi && !inside && !isPad(y.Block) && !slices.ContainsFunc(y.Args, func(a *ir.Value) bool { return a != v }):
			// what is used behind the loop is led through phis
			phi := p.f.NewInstr(ir.OpPhi, p.to, slices.Repeat([]*ir.Value{m.wide}, len(y.Args))...)
			phi.Targets = append([]*ir.Block(nil), y.Targets...)
			p.besides(y, phi)
			p.now[y] = p.behind(y, p.f.NewInstr(ir.OpTrunc, v.Type, phi))
		case inside || y.Op == ir.OpPhi:
			if m.low == nil {
				m.low = p.behind(v, p.f.NewInstr(ir.OpTrunc, v.Type, m.wide))
				p.stands[v] = m.low
			}
			y.SetArg(int(u.Index), m.low)
		default:
			y.SetArg(int(u.Index), p.before(y, p.f.NewInstr(ir.OpTrunc, v.Type, m.wide)))
		}
	}
}

// isPad tells whether nothing may stand in front of what a block begins with.
func isPad(b *ir.Block) bool {
	switch b.Instrs[len(b.Phis())].Op {
	case ir.OpLandingPad, ir.OpCatchPad, ir.OpCleanupPad, ir.OpCatchSwitch:
		return true
	}
	return false
}

// replace makes what a use of a member is by wide.
func (p *plan) replace(u ir.Use, m *member) {
	y := u.User
	switch y.Op {
	case ir.OpSExt, ir.OpZExt:
		x := m.wide
		switch {
		case y.Type.Bits < p.to.Bits:
			x = p.before(y, p.f.NewInstr(ir.OpTrunc, y.Type, x))
		case y.Type.Bits > p.to.Bits:
			x = p.f.NewInstr(y.Op, y.Type, x)
			x.Flags = y.Flags
			p.before(y, x)
		}
		p.now[y] = x
	case ir.OpGEP:
		y.SetArg(int(u.Index), m.wide)
	case ir.OpICmp:
		sign, _ := kindOfCompare(y, m)
		args := make([]*ir.Value, 2)
		for i, a := range y.Args {
			if x := p.of[a]; x != nil && !x.gone {
				args[i] = x.wide
			} else {
				args[i] = p.extended(a, sign)
			}
		}
		c := p.f.NewInstr(ir.OpICmp, y.Type, args...)
		c.Pred, c.Flags, c.Name = y.Pred, y.Flags, y.Name
		p.now[y] = p.before(y, c)
	}
}

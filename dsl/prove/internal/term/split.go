package term

import "slices"

// Subst is x with the term to for the variable v, simplified anew.
func (p *Pool) Subst(x, v, to ID) ID {
	memo := map[ID]ID{v: to}
	var subst func(x ID) ID
	subst = func(x ID) ID {
		r, ok := memo[x]
		if !ok {
			r = p.rebuild(x, subst)
			memo[x] = r
		}
		return r
	}
	return subst(x)
}

// rebuild makes the term x again with f of its operands.
func (p *Pool) rebuild(x ID, f func(ID) ID) ID {
	t := p.Term(x)
	arg := func(i int) ID { return f(t.Args[i]) }
	switch t.Kind {
	case Const, Var:
		return x
	case Sum:
		if how, ok := p.recipes[x]; ok {
			a, b := f(how.a), f(how.b)
			if how.remainder {
				return p.URem(a, b)
			}
			return p.Mul(a, b)
		}
		r := p.Number(0, t.Width)
		for _, m := range t.Monos {
			product := p.Number(m.Coef, t.Width)
			for _, factor := range m.Factors {
				product = p.Mul(product, f(factor))
			}
			r = p.Add(r, product)
		}
		return r
	case And, Xor:
		op := p.And
		if t.Kind == Xor {
			op = p.Xor
		}
		r := p.Number(t.Value, t.Width)
		for _, a := range t.Args {
			r = op(r, f(a))
		}
		return r
	case Pow:
		return p.pow(arg(0), t.Width)
	case LShr, AShr:
		return p.shiftRight(t.Kind, arg(0), arg(1))
	case UDiv:
		return p.UDiv(arg(0), arg(1))
	case Ite:
		c := arg(0)
		if n, ok := p.Const(c); ok { // the other arm may be large
			return arg(2 - int(n))
		}
		return p.Ite(c, arg(1), arg(2))
	case Eq:
		return p.Eq(arg(0), p.Number(0, p.Width(t.Args[0])))
	case Ult:
		return p.Ult(arg(0), arg(1))
	case Slt:
		return p.Slt(arg(0), arg(1))
	case Trunc:
		return p.Trunc(arg(0), t.Width)
	case ZExt:
		return p.ZExt(arg(0), t.Width)
	case SExt:
		return p.SExt(arg(0), t.Width)
	case Abs:
		return p.Abs(arg(0))
	case Reverse, SwapBytes:
		return p.involution(t.Kind, arg(0))
	case UMulO, SMulO:
		return p.MulOverflows(t.Kind == SMulO, arg(0), arg(1))
	}
	return p.unary(t.Kind, t.Width, arg(0))
}

// A Split is a distinction of cases: a formula is never true if it isn't with
// any of Cases for Var, nor together with Rest, which is true where Var is none
// of them. Var may be any term if it is Given that it has the value.
type Split struct {
	Var   ID
	Given bool
	// Abs, of a Split by a sign, is the magnitude of Of that it makes known; 0: none.
	Abs, Of ID
	Cases   []ID
	Rest    ID
}

// Split finds a variable of which few values matter to a formula: what a
// shift is by, or a power of two (a mask). With it known a shift is wiring and
// a product a sum. Variables of done are not looked at.
func (p *Pool) Split(x ID, done []ID) (Split, bool) {
	// x & (x - 1) == 0 says that x is 0 or a power of two.
	conjuncts := []ID{x}
	if t := p.Term(x); t.Kind == And {
		conjuncts = t.Args
	}
	for _, c := range conjuncts {
		t := p.Term(c)
		if t.Kind != Eq {
			continue
		}
		and := p.Term(t.Args[0])
		if and.Kind != And || len(and.Args) != 2 || and.Value != Mask(and.Width) {
			continue
		}
		for i, a := range and.Args {
			if p.Sub(a, p.Number(1, and.Width)) != and.Args[1-i] {
				continue
			}
			values := []uint64{0}
			for k := range and.Width {
				values = append(values, 1<<k)
			}
			if s, ok := p.cases(a, values); ok && !slices.Contains(done, s.Var) {
				s.Rest = p.Bool(false) // x says so
				return s, true
			}
		}
	}
	seen := map[ID]bool{}
	var found, sign Split // by the sign only if there is nothing else
	var walk func(x ID) bool
	walk = func(x ID) bool {
		if seen[x] {
			return false
		}
		seen[x] = true
		t := p.Term(x)
		by := ID(-1)
		switch t.Kind {
		case Pow:
			by = t.Args[0]
		case LShr, AShr:
			by = t.Args[1]
		}
		operands := []ID{}
		switch t.Kind {
		case UDiv, UMulO, SMulO:
			operands = t.Args
		case Sum:
			for _, m := range t.Monos {
				if len(m.Factors) > 1 {
					operands = append(operands, m.Factors...)
				}
			}
		}
		if by >= 0 {
			operands = append(operands, by)
		}
		for _, o := range operands {
			if c := p.Term(o); c.Kind == Ite && !slices.Contains(done, c.Args[0]) {
				found = p.either(c.Args[0])
				return true
			} else if s, ok := p.bySign(o, done); ok {
				found = s
				return true
			}
		}
		if s, ok := p.bySign(x, done); ok && sign.Var == 0 {
			sign = s
		}
		if by >= 0 {
			var values []uint64
			for k := range t.Width {
				values = append(values, uint64(k))
			}
			if s, ok := p.cases(by, values); ok && !slices.Contains(done, s.Var) {
				found = s
				found.Rest = p.Bool(false)
				if w := p.Width(by); uint64(t.Width) <= Mask(w) {
					found.Rest = p.Not(p.Ult(by, p.Number(uint64(t.Width), w)))
				}
				return true
			}
		}
		if slices.ContainsFunc(t.Args, walk) {
			return true
		}
		return slices.ContainsFunc(t.Monos, func(m Mono) bool { return slices.ContainsFunc(m.Factors, walk) })
	}
	if walk(x) {
		return found, true
	}
	return sign, sign.Var != 0
}

// either is the split by a term of one bit.
func (p *Pool) either(c ID) Split {
	return Split{Var: c, Given: true, Cases: []ID{p.Bool(true), p.Bool(false)}, Rest: p.Bool(false)}
}

// bySign is the split that makes a magnitude known.
func (p *Pool) bySign(x ID, done []ID) (Split, bool) {
	t := *p.Term(x)
	if t.Kind != Abs {
		return Split{}, false
	}
	s := p.either(p.Negative(t.Args[0]))
	s.Abs, s.Of = x, t.Args[0]
	_, known := p.Const(s.Var)
	return s, !known && !slices.Contains(done, s.Var)
}

// With is x in one of the cases.
func (p *Pool) With(s Split, c, x ID) ID {
	y := p.Subst(x, s.Var, c)
	if s.Abs != 0 {
		of := s.Of
		if p.is(c, 1) {
			of = p.Neg(of)
		}
		y = p.Subst(y, s.Abs, of)
	}
	if s.Given {
		y = p.And(y, p.Eq(s.Var, c))
	}
	return y
}

// cases is the split in which x is one of values, if x depends on one variable
// in a simple way.
func (p *Pool) cases(x ID, values []uint64) (Split, bool) {
	t := *p.Term(x)
	// The variable is scale * (value - offset).
	v, offset, scale := x, uint64(0), uint64(1)
	switch t.Kind {
	case Var:
	case ZExt:
		v = t.Args[0]
	case Trunc: // whatever the high bits are
		v = t.Args[0]
		if p.Term(v).Kind != Var {
			return Split{}, false
		}
		w := p.Width(v)
		s := Split{Var: v}
		high := p.And(p.NewVar(w), p.Number(^Mask(t.Width), w))
		for _, n := range values {
			s.Cases = append(s.Cases, p.Add(high, p.Number(n&Mask(t.Width), w)))
		}
		return s, true
	case Xor:
		if t.Value == Mask(t.Width) && len(t.Args) == 1 {
			v, offset, scale = t.Args[0], ^uint64(0), ^uint64(0)
		}
	case And: // the low bits alone
		if len(t.Args) == 1 && p.Term(t.Args[0]).Kind == Var && t.Value&(t.Value+1) == 0 && t.Value < uint64(len(values)) {
			s := Split{Var: t.Args[0]}
			high := p.And(p.NewVar(t.Width), p.Number(^t.Value, t.Width))
			for k := range t.Value + 1 {
				s.Cases = append(s.Cases, p.Add(high, p.Number(k, t.Width)))
			}
			return s, true
		}
	case Sum:
		for i, m := range t.Monos {
			switch {
			case len(m.Factors) == 0:
				offset = m.Coef
			case i == 0 && len(m.Factors) == 1 && (m.Coef == 1 || m.Coef == Mask(t.Width)):
				v, scale = m.Factors[0], m.Coef
			default:
				return Split{}, false
			}
		}
	}
	if p.Term(v).Kind != Var {
		return Split{}, false
	}
	w := p.Width(v)
	s := Split{Var: v}
	for _, n := range values {
		n = scale * (n - offset) & Mask(t.Width)
		if n > Mask(w) {
			continue // the variable is narrower
		}
		s.Cases = append(s.Cases, p.Number(n, w))
	}
	return s, true
}

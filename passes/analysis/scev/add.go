package scev

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/scev/arc"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// folder makes sums, products and recurrences, in one form for all that are known to be the
// same.
type folder struct {
	*Analysis
	depth int // of arithmetic that is being folded
}

// maxDepth bounds how deep folding goes into what it made, and maxOperands how many operands are
// flattened into one sum.
const (
	maxDepth    = 32
	maxOperands = 500
	// operands of a sum that is taken apart in another one: where each instruction adds to what the one before came to, all but
	// the first come to two operands, not to as many as there are instructions
	maxFlattened = 64
)

// strengthen adds flags that follow for operands of a sum, product or recurrence from their
// ranges, whatever the place.
func (f *folder) strengthen(k Kind, args []*Expr, w Wrap) Wrap {
	nonNegative := func(e *Expr) bool { return f.KnownNonNegative(e) }
	if w&(NUW|NSW) == NSW && !slices.ContainsFunc(args, func(e *Expr) bool { return !nonNegative(e) }) {
		w |= NUW
	}
	if w&(NUW|NSW) != NUW|NSW && (k == Sum || k == Product) && len(args) == 2 && args[0].Kind == Constant && !args[1].IsPtr() {
		op := ir.OpAdd
		if k == Product {
			op = ir.OpMul
		}
		c := arc.Of(args[0].Width, args[0].N)
		if w&NSW == 0 && arc.NoWrap(op, c, ir.NSW).Covers(f.rangeOf(args[1], arc.Signed)) {
			w |= NSW
		}
		if w&NUW == 0 && arc.NoWrap(op, c, ir.NUW).Covers(f.rangeOf(args[1], arc.Unsigned)) {
			w |= NUW
		}
	}
	if k == Rec && w&NW != 0 && w&NUW == 0 && len(args) == 2 && args[0].IsZero() && nonNegative(args[1]) {
		w |= NUW // from 0 up, and never past 0 again
	}
	if k == Product && w&NUW == 0 && len(args) == 2 {
		for i, d := range args {
			if d.Kind == UDiv && d.Args[1] == args[1-i] {
				w |= NUW // (x / y) * y
			}
		}
	}
	return w
}

// huge tells whether one of the operands is so large that it is not looked into.
func huge(args []*Expr) bool {
	return slices.ContainsFunc(args, func(e *Expr) bool { return e.size >= hugeSize })
}

// sumType is the type of a sum: of the pointer among its operands, if there is one.
func sumType(args []*Expr) *ir.Type {
	if last := args[len(args)-1]; last.IsPtr() {
		return last.Type
	}
	return args[0].Type
}

// rawSum is the sum as it stands.
func (f *folder) rawSum(args []*Expr, w Wrap) *Expr {
	t := args[0].Type
	for _, a := range args {
		if a.IsPtr() {
			t = a.Type
		}
	}
	e := f.find(Sum, t, args, nil)
	e.Wrap |= w
	return e
}

// Add is the sum of two expressions, of which one may be a pointer.
func (f *folder) Add(a, b *Expr) *Expr { return f.sum(0, a, b) }

// Sub is the difference of two expressions, nil for pointers of different bases.
func (f *folder) Sub(a, b *Expr) *Expr { return f.minus(a, b, 0) }

// sum is the sum of expressions. The flags claim that the sum of just these operands, in
// unbounded precision, is a number of the type.
func (f *folder) sum(w Wrap, list ...*Expr) *Expr {
	args := slices.Clone(list)
	return f.sumOf(args, w)
}

// sumOf is sum on operands that it may move.
func (f *folder) sumOf(args []*Expr, claimed Wrap) *Expr {
	if len(args) == 1 {
		return args[0]
	}
	f.sortOperands(args)
	// constants stand in front
	if args[0].Kind == Constant {
		n := args[0].N
		for len(args) > 1 && args[1].Kind == Constant {
			n = n.Add(args[1].N)
			args = args[1:]
		}
		args[0] = f.Int(args[0].Type, n)
		if args[0].IsZero() && len(args) > 1 {
			args = args[1:]
		}
		if len(args) == 1 {
			return args[0]
		}
	}
	f.depth++
	defer func() { f.depth-- }()
	if f.depth > maxDepth || huge(args) {
		return f.rawSum(args, f.strengthen(Sum, args, claimed))
	}
	if e := f.peek(Sum, sumType(args), args, nil); e != nil {
		if e.Wrap&claimed != claimed {
			e.Wrap |= f.strengthen(Sum, args, claimed)
		}
		return e
	}
	if e := f.addRepeated(args, claimed); e != nil {
		return e
	}
	if e := f.addTruncated(args); e != nil {
		return e
	}
	if len(args) == 2 {
		if e := f.addPair(args[0], args[1]); e != nil {
			return e
		}
	}
	if e := f.addFlattened(args, claimed); e != nil {
		return e
	}
	if e := f.addScaled(args); e != nil {
		return e
	}
	if e := f.addFactored(args); e != nil {
		return e
	}
	if e := f.addRecs(args, claimed); e != nil {
		return e
	}
	return f.rawSum(args, f.strengthen(Sum, args, claimed))
}

// addRepeated makes x + x into 2 * x.
func (f *folder) addRepeated(args []*Expr, claimed Wrap) *Expr {
	var out []*Expr
	found := false
	for i := 0; i < len(args); {
		n := 1
		for i+n < len(args) && args[i+n] == args[i] {
			n++
		}
		if n > 1 && !args[i].IsPtr() {
			found = true
			out = append(out, f.times(0, f.like(args[i], int64(n)), args[i]))
		} else {
			out = append(out, args[i:i+n]...)
		}
		i += n
	}
	if !found {
		return nil
	}
	return f.sumOf(out, claimed)
}

// addTruncated makes n*trunc(x) + m*trunc(y) into trunc(n*x + m*y) where that folds to
// something simple.
func (f *folder) addTruncated(args []*Expr) *Expr {
	i := 0
	for i < len(args) && args[i].Kind < Trunc {
		i++
	}
	if i == len(args) {
		return nil
	}
	first := args[i]
	if first.Kind == Product && len(first.Args) > 0 {
		first = first.Args[len(first.Args)-1]
	}
	if first.Kind != Trunc {
		for _, a := range args { // a product of a truncation may come later
			if a.Kind == Product && a.Args[len(a.Args)-1].Kind == Trunc {
				first = a.Args[len(a.Args)-1]
			}
		}
	}
	if first.Kind != Trunc {
		return nil
	}
	from := first.Args[0].Type
	large := func(e *Expr) *Expr {
		switch {
		case e.Kind == Trunc && e.Args[0].Type == from:
			return e.Args[0]
		case e.Kind == Constant:
			return f.anyExt(e, from)
		}
		return nil
	}
	var out []*Expr
	for _, a := range args {
		x := large(a)
		if x == nil && a.Kind == Product {
			var parts []*Expr
			for _, b := range a.Args {
				y := large(b)
				if y == nil {
					return nil
				}
				parts = append(parts, y)
			}
			x = f.product(parts, 0)
		}
		if x == nil {
			return nil
		}
		out = append(out, x)
	}
	if e := f.sumOf(out, 0); e.Kind == Constant || e.Kind == Unknown {
		return f.trunc(e, first.Type)
	}
	return nil
}

// addPair folds some sums of two.
func (f *folder) addPair(a, b *Expr) *Expr {
	if b.Kind == Sum && a.Kind == Constant && b.Args[0].Kind == Constant {
		// (x + c1) + c2: flags stay if the constant only shrinks: nsw of x alone, as of several operands the sum without it may not fit
		c := b.Args[0]
		n := f.Int(a.Type, c.N.Add(a.N))
		var kept Wrap
		if b.Has(NUW) && !c.N.Less(n.N) {
			kept |= NUW
		}
		abs := func(e *Expr) num.Int {
			if x := e.signed(); x.IsNegative() {
				return x.Neg()
			}
			return e.N
		}
		if b.Has(NSW) && len(b.Args) == 2 && c.signed().IsNegative() == n.signed().IsNegative() && !abs(c).Less(abs(n)) {
			kept |= NSW
		}
		if kept != 0 {
			args := slices.Clone(b.Args)
			args[0] = n
			return f.sumOf(args, kept)
		}
	}
	if b.Kind == ZExt && b.Args[0].Kind == Sum {
		// c + zext(-c + x) is zext(x) if -c + x and c do not wrap
		inner := b.Args[0]
		c := f.trunc(a, inner.Type)
		if c == f.neg(inner.Args[0]) && f.zext(c, b.Type) == a && f.strengthen(Sum, []*Expr{c, inner}, 0)&NUW != 0 {
			return f.zext(f.Add(c, inner), b.Type)
		}
	}
	if a.Kind == Product && len(a.Args) >= 2 && a.Args[0].IsInt(-1) {
		// x - x % y is x / y * y
		if x, y, ok := f.asURem(f.neg(a)); ok && x == b {
			return f.times(0, y, f.UDiv(x, y))
		}
	}
	return nil
}

// addFlattened takes the operands of sums among the operands.
func (f *folder) addFlattened(args []*Expr, claimed Wrap) *Expr {
	if len(args) > maxOperands {
		return nil
	}
	var out, inner []*Expr
	common := claimed & NUW // without sign the order of adding does not matter
	for _, a := range args {
		if a.Kind == Sum && len(a.Args) <= maxFlattened {
			inner = append(inner, a.Args...)
			common &= a.Wrap
		} else {
			out = append(out, a)
		}
	}
	if inner == nil {
		return nil
	}
	return f.sumOf(append(out, inner...), common)
}

// A term is an operand and how often it is added.
type term struct {
	e *Expr
	n num.Int
}

// addScaled adds up how often each operand is added: 2*x + 3*x is 5*x.
func (f *folder) addScaled(args []*Expr) *Expr {
	if !slices.ContainsFunc(args, func(e *Expr) bool { return e.Kind == Product }) {
		return nil
	}
	var terms []term
	at := map[*Expr]int{}
	found := false
	width := f.widthOf(args[0].Type)
	sum := num.Int{}
	var collect func(list []*Expr, scale num.Int)
	put := func(e *Expr, n num.Int) {
		if i, ok := at[e]; ok {
			terms[i].n = terms[i].n.Add(n).Trunc(width)
			found = true
			return
		}
		at[e] = len(terms)
		terms = append(terms, term{e, n.Trunc(width)})
	}
	collect = func(list []*Expr, scale num.Int) {
		for _, e := range list {
			switch {
			case e.Kind == Constant:
				if scale != num.Of(1) || !sum.IsZero() {
					found = true
				}
				sum = sum.Add(scale.Mul(e.N))
			case e.Kind == Product && e.Args[0].Kind == Constant:
				n := scale.Mul(e.Args[0].N)
				if len(e.Args) == 2 && e.Args[1].Kind == Sum {
					found = true // c * (x + y) is taken apart
					collect(e.Args[1].Args, n)
				} else {
					put(f.product(slices.Clone(e.Args[1:]), 0), n)
				}
			default:
				put(e, scale)
			}
		}
	}
	collect(args, num.Of(1))
	if !found {
		return nil
	}
	// those of one factor are added up before they are multiplied
	var scales []num.Int
	groups := map[num.Int][]*Expr{}
	for _, t := range terms {
		if t.n.IsZero() {
			continue
		}
		if groups[t.n] == nil {
			scales = append(scales, t.n)
		}
		groups[t.n] = append(groups[t.n], t.e)
	}
	slices.SortFunc(scales, func(a, b num.Int) int { return a.Cmp(b) })
	var out []*Expr
	intType := f.offsetType(sumType(args))
	if !sum.Trunc(width).IsZero() {
		out = append(out, f.Int(intType, sum))
	}
	for _, n := range scales {
		if n == num.Of(1) {
			out = append(out, f.sumOf(slices.Clone(groups[n]), 0))
			continue
		}
		for _, e := range groups[n] {
			if e.IsPtr() {
				return nil // pointers that are added up are no number
			}
		}
		out = append(out, f.times(0, f.Int(intType, n), f.sumOf(slices.Clone(groups[n]), 0)))
	}
	switch len(out) {
	case 0:
		return f.Int(intType, num.Int{})
	case 1:
		return out[0]
	}
	return f.sumOf(out, 0)
}

// addFactored makes x + x*y*z into x*(1 + y*z), and x*y + x*z into x*(y + z).
func (f *folder) addFactored(args []*Expr) *Expr {
	rest := func(p *Expr, i int) *Expr {
		return f.product(slices.Concat(p.Args[:i], p.Args[i+1:]), 0)
	}
	without := func(i, j int) []*Expr {
		out := make([]*Expr, 0, len(args))
		for k, a := range args {
			if k != i && k != j {
				out = append(out, a)
			}
		}
		return out
	}
	for i, p := range args {
		if p.Kind != Product {
			continue
		}
		for k, x := range p.Args {
			if x.Kind == Constant {
				continue
			}
			for j, a := range args {
				if a == x {
					e := f.times(0, f.Add(rest(p, k), f.like(x, 1)), x)
					return f.sumOf(append(without(i, j), e), 0)
				}
			}
			for j := i + 1; j < len(args) && args[j].Kind == Product; j++ {
				if l := slices.Index(args[j].Args, x); l >= 0 {
					e := f.times(0, x, f.Add(rest(p, k), rest(args[j], l)))
					return f.sumOf(append(without(i, j), e), 0)
				}
			}
		}
	}
	return nil
}

// addRecs adds what does not change in a loop to the start of its recurrence, and
// recurrences of one loop to each other.
func (f *folder) addRecs(args []*Expr, claimed Wrap) *Expr {
	for i, rec := range args {
		if rec.Kind != Rec {
			continue
		}
		var fixed, out []*Expr
		for _, a := range args {
			switch {
			case a == rec:
			case f.availableAtEntry(a, rec.Loop):
				fixed = append(fixed, a)
			default:
				out = append(out, a)
			}
		}
		if fixed != nil {
			// The flags that the sum has hold in the loop. For the new start, which is built
			// where its operands are, they hold if the loop is always come to from there.
			w := f.strengthen(Sum, f.sorted(append(slices.Clone(fixed), rec)), f.claimFor(claimed, out))
			fixed = append(fixed, rec.Start())
			startWrap := w &^ NW
			if startWrap != 0 && !f.reachesHeader(f.definedAt(fixed), rec.Loop) {
				startWrap = 0
			}
			parts := slices.Clone(rec.Args)
			parts[0] = f.sumOf(fixed, startWrap)
			sum := f.rec(parts, rec.Loop, rec.Wrap&(w|NW))
			if out == nil {
				return sum
			}
			return f.sumOf(append(out, sum), 0)
		}
		for j := i + 1; j < len(args); j++ {
			if o := args[j]; o.Kind == Rec && o.Loop == rec.Loop {
				return f.addSameLoop(args, rec.Loop)
			}
		}
	}
	return nil
}

// claimFor is what a claim on all of a sum is worth for a part of it, when others are left.
func (f *folder) claimFor(claimed Wrap, left []*Expr) Wrap {
	if left != nil {
		return claimed & NUW // a part of a sum without sign is not larger than the sum
	}
	return claimed
}

func (f *folder) sorted(list []*Expr) []*Expr {
	f.sortOperands(list)
	return list
}

// addSameLoop adds up all recurrences of a loop, operand by operand.
func (f *folder) addSameLoop(args []*Expr, loop *cfg.Loop) *Expr {
	var out []*Expr
	var parts [][]*Expr
	for _, a := range args {
		if a.Kind != Rec || a.Loop != loop {
			out = append(out, a)
			continue
		}
		for i, x := range a.Args {
			if i == len(parts) {
				parts = append(parts, nil)
			}
			parts[i] = append(parts[i], x)
		}
	}
	sums := make([]*Expr, len(parts))
	for i, p := range parts {
		sums[i] = f.sumOf(p, 0)
	}
	return f.sumOf(append(out, f.rec(sums, loop, 0)), 0)
}

// neg is -e.
func (f *folder) neg(e *Expr) *Expr {
	if e.Kind == Constant {
		return f.Int(e.Type, e.N.Neg())
	}
	return f.times(0, f.like(e, -1), e)
}

// not is ~e: -1 - e.
func (f *folder) not(e *Expr) *Expr {
	if e.Kind == Constant {
		return f.Int(e.Type, e.N.Not())
	}
	// of a minimum or maximum of complements it is the opposite one of what is behind them
	if e.IsMinMax() {
		var list []*Expr
		for _, a := range e.Args {
			x := f.asNot(a)
			if x == nil {
				list = nil
				break
			}
			list = append(list, x)
		}
		if list != nil {
			return f.minMax(opposite(e.Kind), list)
		}
	}
	return f.minus(f.like(e, -1), e, 0)
}

// asNot is x if e is ~x, nil if it is not.
func (f *folder) asNot(e *Expr) *Expr {
	if e.Kind == Sum && len(e.Args) == 2 && e.Args[0].IsInt(-1) {
		if p := e.Args[1]; p.Kind == Product && len(p.Args) == 2 && p.Args[0].IsInt(-1) {
			return p.Args[1]
		}
	}
	return nil
}

// minus is a - b: the flags claim that it does not wrap. Of pointers it is the difference
// of what is added to one base; nil if they have two.
func (f *folder) minus(a, b *Expr, claimed Wrap) *Expr {
	if a == b {
		return f.like(a, 0)
	}
	if b.IsPtr() {
		if !a.IsPtr() || base(a) != base(b) {
			return nil
		}
		a, b = f.withoutBase(a), f.withoutBase(b)
		claimed = 0
	}
	// a - b is a + -b. That b is negated wraps if b is the least signed number m, though -1 - m
	// does not. If a is not negative and a - b does not wrap, b is not m.
	notLeast := f.rangeOf(b, arc.Signed).SMin() != arc.MinSigned(b.Width).SExt(b.Width)
	var w, negated Wrap
	if notLeast {
		negated = NSW
	}
	if claimed&NSW != 0 && (notLeast || f.KnownNonNegative(a)) {
		w = NSW
	}
	return f.sum(w, a, f.times(negated, f.like(b, -1), b))
}

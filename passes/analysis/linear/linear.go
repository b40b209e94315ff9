// Package linear has systems of linear inequalities over the integers, and tells what follows from them.
//
//	var s linear.System
//	x, y, z := s.New(), s.New(), s.New()
//	s.Add(linear.Of(x).Minus(linear.Of(y)))            // x - y <= 0
//	s.Add(linear.Of(y).Minus(linear.Of(z)).Plus(1))    // y - z + 1 <= 0
//	s.Implies(linear.Of(x).Minus(linear.Of(z)).Plus(1)) // x < z: true
//
// Something follows if it cannot be false: the system with its negation has no solution. That is decided by elimination of one
// variable after another (Fourier and Motzkin; Dantzig and Eaves, "Fourier-Motzkin Elimination and Its Dual", 1973), exactly for
// rational numbers; over the integers what is found is right, and a little more than that is found, as bounds are rounded. A
// question costs no more than its bounds say: it is asked of the inequalities that are next to it, and what grows too large, or
// comes to numbers that are too large, is left out. That finds less, and nothing wrong.
package linear

import (
	"cmp"
	"math"
	"math/bits"
	"slices"
)

// A Var is a variable of a System.
type Var int32

// A Term is a variable times a number other than 0.
type Term struct {
	Var Var
	K   int64
}

// An Expr is a sum of terms, each of another variable, in their order, and a number. It does not change. Where a number of one
// would not fit in 64 bits it is Broken, and stays so.
type Expr struct {
	Terms  []Term
	C      int64
	Broken bool
}

// Of is a variable.
func Of(v Var) Expr { return Expr{Terms: []Term{{v, 1}}} }

// Const is a number.
func Const(n int64) Expr { return Expr{C: n} }

// Plus is e + n.
func (e Expr) Plus(n int64) Expr { return e.add(Expr{C: n}, 1, 1) }

// Minus is e - o.
func (e Expr) Minus(o Expr) Expr { return e.add(o, 1, -1) }

// And is e + o.
func (e Expr) And(o Expr) Expr { return e.add(o, 1, 1) }

// Times is e * k.
func (e Expr) Times(k int64) Expr { return Expr{Broken: e.Broken}.add(e, 1, k) }

// add is e*k + o*l.
func (e Expr) add(o Expr, k, l int64) Expr {
	r := Expr{Broken: e.Broken || o.Broken}
	if r.Broken {
		return r
	}
	sum := func(a, b int64) int64 {
		x, ok1 := product(a, k)
		y, ok2 := product(b, l)
		n := x + y
		if !ok1 || !ok2 || (x^n)&(y^n) < 0 || n == math.MinInt64 {
			r.Broken = true
		}
		return n
	}
	r.C = sum(e.C, o.C)
	r.Terms = make([]Term, 0, len(e.Terms)+len(o.Terms))
	put := func(v Var, n int64) {
		if n != 0 {
			r.Terms = append(r.Terms, Term{v, n})
		}
	}
	i, j := 0, 0
	for i < len(e.Terms) || j < len(o.Terms) {
		switch {
		case j == len(o.Terms) || i < len(e.Terms) && e.Terms[i].Var < o.Terms[j].Var:
			put(e.Terms[i].Var, sum(e.Terms[i].K, 0))
			i++
		case i == len(e.Terms) || o.Terms[j].Var < e.Terms[i].Var:
			put(o.Terms[j].Var, sum(0, o.Terms[j].K))
			j++
		default:
			put(e.Terms[i].Var, sum(e.Terms[i].K, o.Terms[j].K))
			i, j = i+1, j+1
		}
	}
	return r
}

// product is a * b, if that fits and is not the least number.
func product(a, b int64) (int64, bool) {
	hi, lo := bits.Mul64(magnitude(a), magnitude(b))
	if hi != 0 || lo > math.MaxInt64 {
		return 0, false
	}
	if (a < 0) != (b < 0) {
		return -int64(lo), true
	}
	return int64(lo), true
}

func magnitude(a int64) uint64 {
	if a < 0 {
		return -uint64(a)
	}
	return uint64(a)
}

// of is the factor of a variable, 0 if it is not there.
func (e *Expr) of(v Var) int64 {
	i, ok := slices.BinarySearchFunc(e.Terms, v, func(t Term, v Var) int { return cmp.Compare(t.Var, v) })
	if !ok {
		return 0
	}
	return e.Terms[i].K
}

// DividedBy tells whether a number divides all factors of an expression, so that whatever its variables are, it divides it.
func (e Expr) DividedBy(n int64) bool {
	return !e.Broken && n > 0 && e.C%n == 0 && !slices.ContainsFunc(e.Terms, func(t Term) bool { return t.K%n != 0 })
}

// tighten divides by what all factors have in common; the bound is rounded, as the variables are integers.
func (e Expr) tighten() Expr {
	g := uint64(0)
	for _, t := range e.Terms {
		for a := magnitude(t.K); a != 0; {
			g, a = a, g%a
		}
	}
	if g <= 1 || g > math.MaxInt64 {
		return e
	}
	terms := slices.Clone(e.Terms)
	for i := range terms {
		terms[i].K /= int64(g)
	}
	c := e.C / int64(g) // sum <= -C: rounded down, so that C is rounded up
	if e.C%int64(g) > 0 {
		c++
	}
	return Expr{Terms: terms, C: c}
}

// A System is a set of inequalities, each an expression that is not above 0. Those that were added last are taken back first.
// The zero System is empty.
type System struct {
	rows []row
	with [][]int32 // by Var: rows that are found by it, in their order
	// Known gives what always holds of a variable, if it is not nil, each an expression that is not above 0. It is asked once
	// for each variable, and may make others.
	Known func(v Var) []Expr
	known [][]Expr
	asked []bool

	// memory of one question for the next
	stamp       int32
	seen        []int32 // by Var: when
	marks       []int32 // by row
	counts      [][2]int32
	vars        []Var
	list        []Expr
	work, spare []Expr
}

// A row is an inequality, which is found by all of its variables, or by one variable.
type row struct {
	Expr
	by Var // -1: all
}

// each gives the variables that a row is found by.
func (r *row) each(do func(Var)) {
	if r.by >= 0 {
		do(r.by)
		return
	}
	for _, t := range r.Terms {
		do(t.Var)
	}
}

// New is another variable.
func (s *System) New() Var {
	s.with = append(s.with, nil)
	s.known = append(s.known, nil)
	s.asked = append(s.asked, false)
	s.seen = append(s.seen, 0)
	s.counts = append(s.counts, [2]int32{})
	return Var(len(s.with) - 1)
}

// Len is how many inequalities there are.
func (s *System) Len() int { return len(s.rows) }

// Add adds e <= 0.
func (s *System) Add(e Expr) { s.add(row{e, -1}) }

// AddOf adds e <= 0 where there is a value of a variable: it counts for questions about that variable, or about others of which
// something is known along with it, and for no others.
func (s *System) AddOf(v Var, e Expr) { s.add(row{e, v}) }

func (s *System) add(r row) {
	if r.Broken || len(r.Terms) == 0 || len(r.Terms) > maxTerms {
		return
	}
	r.each(func(v Var) { s.with[v] = append(s.with[v], int32(len(s.rows))) })
	r.Expr = r.tighten()
	s.rows = append(s.rows, r)
}

// Release takes back what was added since Len was n.
func (s *System) Release(n int) {
	for i := len(s.rows) - 1; i >= n; i-- {
		s.rows[i].each(func(v Var) { s.with[v] = s.with[v][:len(s.with[v])-1] })
	}
	s.rows = s.rows[:n]
}

const (
	// maxTerms bounds the terms of an inequality that is looked at.
	maxTerms = 8
	// maxNear bounds the inequalities that a question is asked of: those nearest to it, by variables that they share.
	maxNear = 48
	// maxRows bounds those that there are while variables are eliminated; each step makes as many as pairs meet.
	maxRows = 300
)

func (s *System) about(v Var) []Expr {
	if s.Known != nil && !s.asked[v] {
		s.asked[v] = true
		list := s.Known(v) // may make variables, but asks nothing
		for i := range list {
			list[i] = list[i].tighten()
		}
		s.known[v] = list
	}
	return s.known[v]
}

// near are the inequalities next to an expression: first those that share a variable with it, the newest first, then those that
// share one with these. The list is good until it is asked again.
func (s *System) near(e Expr) []Expr {
	s.stamp++
	s.marks = append(s.marks, make([]int32, max(0, len(s.rows)-len(s.marks)))...)
	list, vars := s.list[:0], s.vars[:0]
	reach := func(e Expr) {
		for _, t := range e.Terms {
			if s.seen[t.Var] != s.stamp {
				s.seen[t.Var] = s.stamp
				vars = append(vars, t.Var)
			}
		}
	}
	reach(e)
	for i := 0; i < len(vars) && len(list) < maxNear; i++ {
		v := vars[i]
		for _, r := range s.about(v) {
			if !r.Broken && len(r.Terms) <= maxTerms {
				list = append(list, r)
				reach(r)
			}
		}
		for _, r := range slices.Backward(s.with[v]) {
			if len(list) >= maxNear {
				break
			}
			if s.marks[r] != s.stamp {
				s.marks[r] = s.stamp
				list = append(list, s.rows[r].Expr)
				reach(s.rows[r].Expr)
			}
		}
	}
	s.list, s.vars = list, vars
	return list
}

// Implies tells whether e <= 0 follows.
func (s *System) Implies(e Expr) bool {
	follows, _ := s.decide(e, false)
	return follows
}

// Decide tells whether e <= 0 follows, or e > 0 does.
func (s *System) Decide(e Expr) (follows, opposite bool) { return s.decide(e, true) }

func (s *System) decide(e Expr, both bool) (follows, opposite bool) {
	switch {
	case e.Broken || len(e.Terms) > maxTerms:
		return false, false
	case len(e.Terms) == 0:
		return e.C <= 0, e.C > 0
	}
	near := s.near(e)
	if not := Const(1).Minus(e); !not.Broken && s.infeasible(near, not) { // with e >= 1
		return true, false
	}
	return false, both && s.infeasible(near, e)
}

// infeasible tells whether no numbers satisfy all of some inequalities and one more.
func (s *System) infeasible(near []Expr, more Expr) bool {
	rows := append(append(s.work[:0], near...), more.tighten())
	spare := s.spare[:0]
	defer func() { s.work, s.spare = rows, spare }()
	for {
		// What has no variable left is true or false; of those with the same left side the strictest counts.
		slices.SortFunc(rows, compare)
		kept := rows[:0]
		for _, r := range rows {
			if len(r.Terms) == 0 {
				if r.C > 0 {
					return true
				}
				continue
			}
			if n := len(kept); n > 0 && slices.Equal(kept[n-1].Terms, r.Terms) {
				continue
			}
			kept = append(kept, r)
		}
		rows = kept
		if len(rows) == 0 {
			return false
		}
		v := s.cheapest(rows)
		next := spare[:0]
		above, below := 0, 0
		for _, r := range rows {
			switch k := r.of(v); {
			case k > 0:
				above++
			case k < 0:
				below++
			default:
				next = append(next, r)
			}
		}
		if len(next)+above*below > maxRows {
			return false
		}
		for i := 0; above > 0 && below > 0 && i < len(rows); i++ {
			a := &rows[i]
			k := a.of(v)
			if k <= 0 {
				continue
			}
			for j := range rows {
				if l := rows[j].of(v); l < 0 {
					if r := a.add(rows[j], -l, k); !r.Broken && len(r.Terms) <= maxTerms {
						next = append(next, r.tighten())
					}
				}
			}
		}
		rows, spare = next, rows
	}
}

// compare orders by left sides, of equal ones the strictest first.
func compare(a, b Expr) int {
	if c := slices.CompareFunc(a.Terms, b.Terms, func(x, y Term) int {
		return cmp.Or(cmp.Compare(x.Var, y.Var), cmp.Compare(x.K, y.K))
	}); c != 0 {
		return c
	}
	return cmp.Compare(b.C, a.C)
}

// cheapest is the variable whose elimination makes the fewest inequalities.
func (s *System) cheapest(rows []Expr) Var {
	s.stamp++
	vars := s.vars[:0]
	for _, r := range rows {
		for _, t := range r.Terms {
			if s.seen[t.Var] != s.stamp {
				s.seen[t.Var] = s.stamp
				s.counts[t.Var] = [2]int32{}
				vars = append(vars, t.Var)
			}
			if t.K > 0 {
				s.counts[t.Var][0]++
			} else {
				s.counts[t.Var][1]++
			}
		}
	}
	s.vars = vars
	return slices.MinFunc(vars, func(x, y Var) int {
		a, b := s.counts[x], s.counts[y]
		return cmp.Or(cmp.Compare(a[0]*a[1]-a[0]-a[1], b[0]*b[1]-b[0]-b[1]), cmp.Compare(x, y))
	})
}

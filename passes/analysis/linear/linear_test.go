package linear

import (
	"math/rand/v2"
	"testing"
)

// TestAgainstEnumeration: what is said to follow holds for all numbers in a cube that satisfy the system; and of systems of
// differences, for which elimination is exact over the integers, all that holds is found where the system has a solution: the cube
// is a part of it. (Where it has none, anything follows, but not from what is next to the question.)
func TestAgainstEnumeration(t *testing.T) {
	const vars, most = 3, 4
	random := rand.New(rand.NewPCG(1, 2))
	implied, found, held := 0, 0, 0
	for range 4000 {
		var s System
		for range vars {
			s.New()
		}
		differences := random.IntN(2) == 0
		expr := func() (e Expr) {
			if differences {
				a := Var(random.IntN(vars))
				e = Of(a)
				if b := Var(random.IntN(vars)); b != a {
					e = e.Minus(Of(b))
				}
			} else {
				for v := range Var(vars) {
					e = e.And(Of(v).Times(int64(random.IntN(7) - 3)))
				}
			}
			return e.Plus(int64(random.IntN(9) - 4))
		}
		var rows []Expr
		for v := range Var(vars) {
			rows = append(rows, Of(v).Plus(-most), Of(v).Times(-1).Plus(-most))
		}
		for range random.IntN(4) {
			rows = append(rows, expr())
		}
		for _, r := range rows {
			s.Add(r)
		}
		question := expr()
		said := s.Implies(question)
		follows, possible := true, false
		for n := range (2*most + 1) * (2*most + 1) * (2*most + 1) {
			x := [vars]int64{}
			for i := range x {
				x[i] = int64(n%(2*most+1)) - most
				n /= 2*most + 1
			}
			holds := func(e Expr) bool {
				sum := e.C
				for _, t := range e.Terms {
					sum += t.K * x[t.Var]
				}
				return sum <= 0
			}
			all := true
			for _, r := range rows {
				all = all && (len(r.Terms) == 0 || holds(r))
			}
			possible = possible || all
			if all && !holds(question) {
				follows = false
				break
			}
		}
		if said && !follows {
			t.Fatalf("%v does not follow from %v", question, rows)
		}
		if said {
			implied++
		}
		if differences && possible && follows && len(question.Terms) > 0 {
			if held++; said {
				found++
			}
		}
	}
	if implied < 300 || held < 200 || found != held {
		t.Errorf("%d follow; of %d differences that hold %d were found", implied, held, found)
	}
}

// TestRelease: what was taken back is not known any more.
func TestRelease(t *testing.T) {
	var s System
	x, y, z := s.New(), s.New(), s.New()
	s.Add(Of(x).Minus(Of(y)))
	n := s.Len()
	s.Add(Of(y).Minus(Of(z)).Plus(1))
	less := Of(x).Minus(Of(z)).Plus(1)
	if !s.Implies(less) {
		t.Error("x <= y < z, and not x < z")
	}
	s.Release(n)
	if s.Implies(less) {
		t.Error("x < z from x <= y")
	}
	if !s.Implies(Of(x).Minus(Of(y))) {
		t.Error("what was there before is gone")
	}
}

// TestLargeNumbers: what does not fit says nothing.
func TestLargeNumbers(t *testing.T) {
	var s System
	x, y := s.New(), s.New()
	const large = 1 << 62
	s.Add(Of(x).Times(large).Minus(Of(y)))
	if e := Of(x).Times(large).And(Of(x).Times(large)); !e.Broken {
		t.Errorf("%v fits", e)
	}
	if e := Const(-large).Plus(-large); !e.Broken {
		t.Errorf("%v fits", e)
	}
	if s.Implies(Of(x).Times(large).And(Of(x).Times(large))) {
		t.Error("a broken expression follows")
	}
	s.Add(Of(y).Times(3).Minus(Of(x).Times(large / 3)))
	s.Implies(Of(y).Plus(5)) // does not panic
}

// TestKnown: what is known of variables counts, also of those that come up on the way.
func TestKnown(t *testing.T) {
	var s System
	x, y := s.New(), s.New()
	made := false
	s.Known = func(v Var) []Expr {
		switch {
		case v == x:
			return []Expr{Of(x).Minus(Of(y))}
		case v == y && !made:
			made = true
			z := s.New()
			return []Expr{Of(y).Minus(Of(z)), Of(z).Plus(-7)}
		}
		return nil
	}
	if !s.Implies(Of(x).Plus(-7)) || s.Implies(Of(x).Plus(-6)) {
		t.Error("x <= y <= z <= 7")
	}
}

// TestAddOf: what holds where there is a value of a variable counts for questions about it, and about others only along with it.
func TestAddOf(t *testing.T) {
	var s System
	x, y, z := s.New(), s.New(), s.New()
	below := func(a, b Var) Expr { return Of(a).Minus(Of(b)).Plus(1) }
	s.Add(below(y, z))
	s.AddOf(x, below(x, y))
	s.AddOf(x, Of(y).Plus(-5))
	if s.Implies(Of(y).Plus(-5)) {
		t.Error("y <= 5 holds where there is a value of x only")
	}
	if !s.Implies(below(x, z)) {
		t.Error("x < z follows from x < y and y < z")
	}
	n := s.Len()
	s.Add(below(z, x))
	if !s.Implies(Of(y).Plus(-5)) {
		t.Error("y <= 5 follows along with z < x")
	}
	s.Release(n)
	if s.Implies(Of(y).Plus(-5)) {
		t.Error("z < x was taken back")
	}
	s.Release(1)
	if s.Implies(below(x, z)) {
		t.Error("x < y was taken back")
	}
}

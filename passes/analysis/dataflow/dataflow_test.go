package dataflow

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
)

// functions are those of our own programs, as clang 22 leaves them without and
// with optimization.
func functions(t *testing.T) []*ir.Func {
	t.Helper()
	var out []*ir.Func
	files, _ := filepath.Glob("../../../testdata/ir/22/*.ll")
	for _, path := range files {
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		m, diags := asm.Parse(path, src, asm.Options{})
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		for _, f := range m.Funcs {
			if len(f.Blocks) > 0 {
				out = append(out, f)
			}
		}
	}
	if len(out) < 100 {
		t.Fatalf("only %d functions", len(out))
	}
	return out
}

// problems are those of a function; each has its own universe.
func problems(f *ir.Func) map[string]*Problem {
	pre := PlaceExpressions(f)
	return map[string]*Problem{
		"down-safety": pre.downSafety(),
		"up-safety":   pre.upSafety(),
		"delay":       pre.delay(),
		"isolation":   pre.isolation(),
		"live":        LiveValues(f).problem(),
		"available":   AvailableExpressions(f).problem(),
		"reaching":    ReachingDefinitions(f).problem(),
	}
}

// TestMonotone: a larger state gives a larger one, for every block and edge.
func TestMonotone(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	tried := 0
	for _, f := range functions(t) {
		for name, p := range problems(f) {
			if p.Universe == 0 {
				continue
			}
			for _, b := range f.Blocks {
				small, large := NewSet(p.Universe), NewSet(p.Universe)
				for i := range p.Universe {
					switch rng.IntN(3) {
					case 0:
						small.Add(i)
						large.Add(i)
					case 1:
						large.Add(i)
					}
				}
				steps := []func(s Set){func(s Set) { p.Transfer(b, s) }}
				for _, to := range b.Succs() {
					if p.Edge != nil {
						steps = append(steps, func(s Set) { p.Edge(b, to, s) })
					}
				}
				for _, step := range steps {
					x, y := slices.Clone(small), slices.Clone(large)
					step(x)
					step(y)
					if y.Or(x) {
						t.Fatalf("%s is not monotone at %s of %s", name, b.Name, f.Spelling())
					}
					tried++
				}
			}
		}
	}
	if tried < 1000 {
		t.Errorf("only %d transfers tried", tried)
	}
}

// TestFixedPoint: the solution is the greatest fixed point, which a naive solver
// finds that visits all blocks in the order of the text until nothing changes.
func TestFixedPoint(t *testing.T) {
	for _, f := range functions(t) {
		for name, p := range problems(f) {
			got := p.Solve(f)
			f.Entry().Preds()
			to := make([]Set, len(f.Blocks))
			into := make([]Set, len(f.Blocks))
			for i := range to {
				to[i], into[i] = NewSet(p.Universe), NewSet(p.Universe)
				p.top(to[i])
			}
			edge := NewSet(p.Universe)
			for changed := true; changed; {
				changed = false
				for i, b := range f.Blocks {
					p.gather(b, into[i], to, edge)
					s := slices.Clone(into[i])
					p.Transfer(b, s)
					changed = p.sink(to[i], s) || changed
				}
			}
			in, out := into, to
			if p.Direction == Backward {
				in, out = to, into
			}
			for i := range f.Blocks {
				if !slices.Equal(in[i], got.In[i]) || !slices.Equal(out[i], got.Out[i]) {
					t.Fatalf("%s of %s at block %d", name, f.Spelling(), i)
				}
			}
		}
	}
}

// TestLive compares with the definition: a value is live where a way leads to a
// use that does not go through its definition.
func TestLive(t *testing.T) {
	for _, f := range functions(t) {
		l := LiveValues(f)
		for n, v := range l.Values {
			in, out := make([]bool, len(f.Blocks)), make([]bool, len(f.Blocks))
			var work []*ir.Block
			atEnd := func(b *ir.Block) {
				if !out[b.ID] {
					out[b.ID] = true
					if b != v.Block {
						work = append(work, b)
					}
				}
			}
			for _, u := range v.Uses() {
				switch b := u.User.Block; {
				case u.User.Op == ir.OpPhi:
					atEnd(u.User.Targets[u.Index])
				case b != v.Block:
					work = append(work, b)
				}
			}
			for len(work) > 0 {
				b := work[len(work)-1]
				work = work[:len(work)-1]
				if !in[b.ID] {
					in[b.ID] = true
					for _, p := range b.Preds() {
						atEnd(p)
					}
				}
			}
			for _, b := range f.Blocks {
				if l.In[b.ID].Has(n) != in[b.ID] || l.Out[b.ID].Has(n) != out[b.ID] {
					t.Fatalf("%s: value %d in block %d: live %v, %v; want %v, %v", f.Spelling(), n, b.ID, l.In[b.ID].Has(n), l.Out[b.ID].Has(n), in[b.ID], out[b.ID])
				}
			}
		}
	}
}

// TestSet: the operations on sets, on a universe that does not fill its last word.
func TestSet(t *testing.T) {
	a, b := NewSet(70), NewSet(70)
	a.Fill(70)
	if a.Len() != 70 {
		t.Errorf("full: %d", a.Len())
	}
	b.Add(3)
	b.Add(69)
	if !a.And(b) || a.Len() != 2 || a.And(b) {
		t.Error("and")
	}
	a.Remove(3)
	if b.Or(a) || !a.Or(b) || !a.Has(3) {
		t.Error("or")
	}
	a.Minus(b)
	if a.Len() != 0 {
		t.Error("minus")
	}
	if got := slices.Collect(b.All()); !slices.Equal(got, []int{3, 69}) {
		t.Error(got)
	}
}

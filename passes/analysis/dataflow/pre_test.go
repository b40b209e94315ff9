package dataflow

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
)

// parseOne reads a module of one function.
func parseOne(t *testing.T, src string) *ir.Func {
	t.Helper()
	m, diags := asm.Parse("test.ll", []byte(src), asm.Options{})
	if diags.HasErrors() {
		t.Fatalf("%v\n%s", diags, src)
	}
	return m.Funcs[len(m.Funcs)-1]
}

// TestPlacementExample: what is computed on two of three ways is inserted on the third, and what is on one alone stays.
func TestPlacementExample(t *testing.T) {
	f := parseOne(t, `define i32 @f(i32 %a, i32 %b, i1 %c, i1 %d) {
entry:
  br i1 %c, label %l, label %r
l:
  %x = mul i32 %a, %b
  br label %j
r:
  br i1 %d, label %j, label %k
j:
  %p = phi i32 [ %x, %l ], [ 0, %r ]
  %y = mul i32 %a, %b
  %s = add i32 %y, %p
  ret i32 %s
k:
  ret i32 0
}`)
	var b bytes.Buffer
	PrintPlacement(&b, f)
	for _, want := range []string{
		"%r -> %j:\n    edge down-safe: %x (mul)\n    edge earliest: %x (mul)\n    edge delayed: %x (mul)\n    edge latest: %x (mul)\n    edge insert: %x (mul)\n",
		"    start insert: %x (mul)\n    start replace: %x (mul)\n    end down-safe: %x (mul)\n",
		"    end latest: %s (add)\n    end isolated: %s (add)\n  %k:\n",
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("there is no\n%sin\n%s", want, b.String())
		}
	}
	if strings.Contains(b.String(), "insert: %s") || strings.Contains(b.String(), "replace: %s") {
		t.Errorf("%%s is computed once and need not be inserted:\n%s", b.String())
	}
}

// A step is a place of the reference's graph: start or end of a block, or a critical edge.
type step struct {
	computes bool
	next     []int
	changes  []bool // by next: an operand changes on the way there
	prev     []int
	changed  []bool // by prev
	ends     bool
}

// A reference is one expression in a graph of steps, of which the first is where the function begins.
type reference []step

func (r reference) link(a, b int, change bool) {
	r[a].next, r[a].changes = append(r[a].next, b), append(r[a].changes, change)
	r[b].prev, r[b].changed = append(r[b].prev, a), append(r[b].changed, change)
}

// all tells whether on each way onwards from a step, or back from it, good comes before a change and before the end.
func (r reference) all(from int, back bool, good func(i int) bool) bool {
	seen := make([]bool, len(r))
	todo := []int{from}
	for first := true; len(todo) > 0; first = false {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[i] && !(first && back) {
			continue
		}
		if !back || !first {
			seen[i] = true
			if good(i) {
				continue
			}
		}
		next, changes, end := r[i].next, r[i].changes, r[i].ends
		if back {
			next, changes, end = r[i].prev, r[i].changed, i == 0
		}
		if end || slices.Contains(changes, true) {
			return false
		}
		todo = append(todo, next...)
	}
	return true
}

// safe tells whether the expression may be computed at a step: on each way from it it is, or on each way to it it was.
func (r reference) safe(i int) bool {
	computes := func(i int) bool { return r[i].computes }
	return r.all(i, false, computes) || r.all(i, true, computes)
}

// replaced are the computations that find what was inserted on each way to them.
func (r reference) replaced(insert []bool) []bool {
	out := make([]bool, len(r))
	for i := range r {
		out[i] = r[i].computes && (insert[i] || r.all(i, true, func(j int) bool { return insert[j] }))
	}
	return out
}

// live are the links on which the inserted result is needed further on, by step and place in prev.
func (r reference) live(insert, replaced []bool) map[[2]int]bool {
	out := map[[2]int]bool{}
	var todo []int
	for i := range r {
		if replaced[i] && !insert[i] {
			todo = append(todo, i)
		}
	}
	seen := make([]bool, len(r))
	for len(todo) > 0 {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[i] {
			continue
		}
		seen[i] = true
		for k, p := range r[i].prev {
			out[[2]int{i, k}] = true
			if !insert[p] {
				todo = append(todo, p)
			}
		}
	}
	return out
}

// fewest is the least sum of weights on a way through the graph; ok is false if ways around a loop make it less and less.
func (r reference) fewest(weight []int) (sum int, ok bool) {
	const far = 1 << 30
	dist := make([]int, len(r))
	for i := range dist {
		dist[i] = far
	}
	dist[0] = weight[0]
	for range r {
		for i := range r {
			for _, n := range r[i].next {
				if dist[i] < far && dist[i]+weight[n] < dist[n] {
					dist[n] = dist[i] + weight[n]
				}
			}
		}
	}
	sum = far
	for i := range r {
		for _, n := range r[i].next {
			if dist[i] < far && dist[i]+weight[n] < dist[n] {
				return 0, false
			}
		}
		if r[i].ends {
			sum = min(sum, dist[i])
		}
	}
	return sum, true
}

// evaluations are how often each step computes.
func (r reference) evaluations(insert, replaced []bool) []int {
	out := make([]int, len(r))
	for i := range r {
		if insert[i] {
			out[i]++
		}
		if r[i].computes && !replaced[i] {
			out[i]++
		}
	}
	return out
}

func minus(a, b []int) []int {
	out := make([]int, len(a))
	for i := range a {
		out[i] = a[i] - b[i]
	}
	return out
}

// randomGraph is a function of up to eight blocks, all of which are reached and lead to the end.
func randomGraph(t *testing.T, rng *rand.Rand) *ir.Func {
	for {
		n := 2 + rng.IntN(7)
		succ := make([][]int, n)
		var b strings.Builder
		b.WriteString("define void @f(i1 %c, i8 %s) {\n")
		for i := range n {
			fmt.Fprintf(&b, "b%d:\n", i)
			if i == n-1 {
				b.WriteString("  ret void\n")
				break
			}
			for range 1 + rng.IntN(3) {
				succ[i] = append(succ[i], 1+rng.IntN(n-1))
			}
			switch s := succ[i]; len(s) {
			case 1:
				fmt.Fprintf(&b, "  br label %%b%d\n", s[0])
			case 2:
				fmt.Fprintf(&b, "  br i1 %%c, label %%b%d, label %%b%d\n", s[0], s[1])
			default:
				fmt.Fprintf(&b, "  switch i8 %%s, label %%b%d [\n    i8 0, label %%b%d\n    i8 1, label %%b%d\n  ]\n", s[0], s[1], s[2])
			}
		}
		b.WriteString("}\n")
		to, from := make([]bool, n), make([]bool, n)
		to[0], from[n-1] = true, true
		for range n {
			for i, list := range succ {
				for _, s := range list {
					to[s] = to[s] || to[i]
					from[i] = from[i] || from[s]
				}
			}
		}
		if !slices.Contains(to, false) && !slices.Contains(from, false) {
			return parseOne(t, b.String())
		}
	}
}

// TestPlacementOptimal compares with all safe placements of one expression in random graphs: on no way does any compute less often, and none that
// computes as often on all ways keeps its result for shorter anywhere.
func TestPlacementOptimal(t *testing.T) {
	const graphs, mostPlaces = 3000, 10
	rng := rand.New(rand.NewPCG(7, 7))
	compared, inserted, optimal, edges := 0, 0, 0, 0
	for range graphs {
		f := randomGraph(t, rng)
		f.Entry().Preds()
		l := newLocal(len(f.Blocks), 1)
		for i := range f.Blocks {
			change, before, behind := rng.IntN(4) == 0, rng.IntN(3) == 0, rng.IntN(3) == 0
			if change {
				l.kill[i].Add(0)
				if behind {
					l.last[i].Add(0)
				}
			}
			if before {
				l.first[i].Add(0)
			}
		}
		p := place(f, make([]*ir.Value, 1), l)
		// Steps: the start and the end of block i are 2i and 2i+1, behind all of them the critical edges.
		r := make(reference, 2*len(f.Blocks)+len(p.Edges))
		ours := make([]*Place, len(r))
		for i, b := range f.Blocks {
			r[2*i].computes, r[2*i+1].computes = l.first[i].Has(0), l.last[i].Has(0)
			r[2*i+1].ends = len(b.Succs()) == 0
			ours[2*i], ours[2*i+1] = &p.Start[i], &p.End[i]
			r.link(2*i, 2*i+1, l.kill[i].Has(0))
			linked := map[*ir.Block]bool{}
			for _, s := range b.Succs() {
				if linked[s] {
					continue
				}
				linked[s] = true
				k := slices.IndexFunc(p.Edges, func(e EdgePlace) bool { return e.From == b && e.To == s })
				if k < 0 {
					r.link(2*i+1, 2*s.ID, false)
					continue
				}
				r.link(2*i+1, 2*len(f.Blocks)+k, false)
				r.link(2*len(f.Blocks)+k, 2*s.ID, false)
				ours[2*len(f.Blocks)+k] = &p.Edges[k].Place
			}
		}
		var places []int
		insert, replace := make([]bool, len(r)), make([]bool, len(r))
		for i, x := range ours {
			insert[i], replace[i] = x.Insert.Has(0), x.Replace.Has(0)
			if r.safe(i) {
				places = append(places, i)
			} else if insert[i] {
				t.Fatalf("inserted at step %d, which is not safe, of\n%v", i, r)
			}
			if want := r.all(i, false, func(i int) bool { return r[i].computes }); x.DownSafe.Has(0) != want {
				t.Fatalf("down-safe at step %d: %v of\n%v", i, !want, r)
			}
			if want := r.all(i, true, func(i int) bool { return r[i].computes }); x.UpSafe.Has(0) != want {
				t.Fatalf("up-safe at step %d: %v of\n%v", i, !want, r)
			}
			if insert[i] {
				inserted++
				if i >= 2*len(f.Blocks) {
					edges++
				}
			}
		}
		if !slices.Equal(replace, r.replaced(insert)) {
			t.Fatalf("replaced is %v where %v is inserted in\n%v", replace, insert, r)
		}
		if len(places) > mostPlaces {
			continue
		}
		compared++
		count, life := r.evaluations(insert, replace), r.live(insert, replace)
		other := make([]bool, len(r))
		for subset := range 1 << len(places) {
			clear(other)
			for k, i := range places {
				other[i] = subset>>k&1 != 0
			}
			replaced := r.replaced(other)
			theirs := r.evaluations(other, replaced)
			if fewest, ok := r.fewest(minus(theirs, count)); !ok || fewest < 0 {
				t.Fatalf("inserted at %v it is computed less often on some way than at %v in\n%v", other, insert, r)
			}
			if most, ok := r.fewest(minus(count, theirs)); !ok || most < 0 {
				continue // more often on some way
			}
			optimal++
			their := r.live(other, replaced)
			for edge := range life {
				if !their[edge] {
					t.Fatalf("inserted at %v it is not live on %v, inserted at %v it is, in\n%v", other, edge, insert, r)
				}
			}
		}
	}
	t.Logf("%d graphs compared with all placements, %d insertions in all, %d on edges, %d placements that compute as often", compared, inserted, edges, optimal)
	if compared < graphs/2 || inserted < 500 || edges < 100 || optimal < 2*compared {
		t.Error("too little was compared")
	}
}

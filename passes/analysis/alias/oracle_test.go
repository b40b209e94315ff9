package alias

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/llvmtest"
)

// This file tests answers by execution. A random function is written down twice: as
// it is, for the analysis, and with calls that tell a recorder what is defined and
// which bytes are accessed, for the interpreter (program_test.go). Each access is compared with those
// before it by the answer for the two.

// A span is bytes that were accessed.
type span struct {
	at, size uint64
	write    bool
	stamp    int // of the pointer when it was accessed
}

func (s span) meets(o span) bool {
	return s.size > 0 && o.size > 0 && s.at < o.at+o.size && o.at < s.at+s.size
}

// A recorder follows a run of @f and compares what is accessed with the answers.
type recorder struct {
	t        *testing.T
	an       *Analysis
	tree     *ir.DomTree
	accesses []*ir.Value // the loads, stores and calls that tell.access and tell.enter number
	ids      map[string]int
	stamps   map[int]int
	history  [][]span // by access
	inner    []span   // of the call that is being made
	wrong    []string
	held     map[string]int // answers that were seen to hold, by answer and answerer
}

// maxHistory bounds how many accesses by one instruction are compared with later ones.
const maxHistory = 8

func (r *recorder) stamp(p *ir.Value) int { return r.stamps[r.ids["%"+p.Name]] }

// both tells whether a pointer is defined where an instruction stands.
func (r *recorder) both(p, at *ir.Value) bool {
	return p.Block == nil || r.tree.DominatesValue(p, ir.Use{User: at})
}

func (r *recorder) access(k int, at uint64) {
	v := r.accesses[k]
	l, _ := r.an.Of(v)
	now := span{at, l.Size.Bytes, v.Op == ir.OpStore, r.stamp(l.Ptr)}
	r.history[k] = append(r.history[k], now)
	if len(r.history[k]) > maxHistory {
		r.history[k] = r.history[k][1:]
	}
	for j, spans := range r.history {
		if len(spans) == 0 || r.accesses[j].Op == ir.OpCall {
			continue
		}
		w := r.accesses[j]
		m, _ := r.an.Of(w)
		for i := range spans {
			if j == k && i == len(spans)-1 {
				continue
			}
			if spans[i].stamp == r.stamp(m.Ptr) && r.both(m.Ptr, v) {
				r.compare(m, l, spans[i], now, false)
			}
			r.compare(m, l, spans[i], now, true)
		}
	}
}

// compare holds an answer against two accesses.
func (r *recorder) compare(a, b Location, s, u span, across bool) {
	answer, by := r.an.Explain(a, b, across)
	ok := true
	switch answer {
	case No:
		ok = !s.meets(u) || !s.write && !u.write
	case Must:
		ok = s.at == u.at
	case Partial:
		ok = s.at != u.at && s.meets(u)
	}
	r.held[answer.String()+" by "+by]++
	if !ok {
		r.wrong = append(r.wrong, fmt.Sprintf("%v by %s (across: %v) for %%%s and %%%s, which accessed %+v and %+v", answer, by, across, a.Ptr.Name, b.Ptr.Name, s, u))
	}
}

// called compares what a call was seen to access with what it may do to locations.
func (r *recorder) called(k int) {
	call := r.accesses[k]
	for j, spans := range r.history {
		if len(spans) == 0 || r.accesses[j].Op == ir.OpCall {
			continue
		}
		l, _ := r.an.Of(r.accesses[j])
		for _, s := range spans {
			now := s.stamp == r.stamp(l.Ptr) && r.both(l.Ptr, call)
			for _, in := range r.inner {
				if !in.meets(s) || !in.write && !s.write {
					continue
				}
				need := ir.Reads
				if in.write {
					need = ir.Writes
				}
				if now && r.an.ModRef(call, l)&need == 0 || r.an.ModRefAcross(call, l)&need == 0 {
					r.wrong = append(r.wrong, fmt.Sprintf("%s is said to leave %%%s alone, and accessed %+v where that did %+v", call.CalledFunc().Name, l.Ptr.Name, in, s))
				}
				r.held["call"]++
			}
		}
		if r.an.ModRef(call, l) == 0 {
			r.held["no call"]++
		}
	}
	r.inner = nil
}

// run executes the told form of a program and gives what was wrong. How pointers
// that are no noalias overlap is told by the seed.
func (r *recorder) run(p *program, seed uint64) {
	text := []byte(p.told.String())
	told := parse(r.t, "told.ll", text)
	num := func(c *interp.Call, i int) int { return int(c.Num(i)) }
	tell := map[string]interp.Builtin{
		"tell.defined": func(c *interp.Call) (interp.Value, error) { r.stamps[num(c, 0)]++; return interp.Value{}, nil },
		"tell.access": func(c *interp.Call) (interp.Value, error) {
			r.access(num(c, 0), c.Num(1))
			return interp.Value{}, nil
		},
		"tell.enter": func(c *interp.Call) (interp.Value, error) { r.inner = nil; return interp.Value{}, nil },
		"tell.leave": func(c *interp.Call) (interp.Value, error) { r.called(num(c, 0)); return interp.Value{}, nil },
		"tell.read": func(c *interp.Call) (interp.Value, error) {
			r.inner = append(r.inner, span{at: c.Num(0), size: c.Num(1)})
			return interp.Value{}, nil
		},
		"tell.write": func(c *interp.Call) (interp.Value, error) {
			r.inner = append(r.inner, span{at: c.Num(0), size: c.Num(1), write: true})
			return interp.Value{}, nil
		},
		"malloc": func(c *interp.Call) (interp.Value, error) {
			return c.Machine.Alloc(c.Num(0), 16, true).Pointer(), nil
		},
	}
	m, err := interp.New(interp.Options{Fuel: 20000, Seed: seed, Builtins: tell}, interp.Source{Module: told, Name: "told.ll", Text: text})
	if err != nil {
		r.t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 5))
	object := func() *interp.Object { return m.NewObject(interp.ObjExternal, 96, 16, "o") }
	shared := object()
	choose := func() interp.Value {
		switch rng.IntN(3) {
		case 0:
			return object().At(32)
		case 1:
			return shared.At(32)
		}
		return shared.At(uint64(28 + rng.IntN(9)))
	}
	args := []interp.Value{object().At(32), choose(), choose(), object().Pointer(), interp.Int(rng.Uint64N(8)), interp.Int(rng.Uint64N(8)),
		interp.Int(rng.Uint64N(2)), interp.Int(rng.Uint64N(2))}
	_, err = m.Call(m.Func("f"), args)
	var ub *interp.UB
	switch {
	case err == nil:
		r.held["finished"]++
	case errors.As(err, &ub):
		r.held["undefined"]++ // what was accessed until then had been
	default:
		r.t.Fatal(err)
	}
}

// execute runs a program several times against an analysis with these answerers.
func execute(t *testing.T, seed uint64, held map[string]int, chain ...Answerer) (p *program, wrong []string) {
	p = newProgram(seed)
	plain := parse(t, "plain.ll", []byte(p.plain.String()))
	f := plain.Lookup("f").Func
	an := New(f, chain...)
	var accesses []*ir.Value
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			switch {
			case v.Op == ir.OpLoad || v.Op == ir.OpStore:
				if v.Aux.(*ir.Mem).Align == 1 { // those of slots are of no number
					accesses = append(accesses, v)
				}
			case v.Op == ir.OpCall && !v.Type.IsPtr():
				switch v.CalledFunc().Name {
				case "keep", "llvm.stackrestore.p0":
				default:
					accesses = append(accesses, v)
				}
			}
		}
	}
	if len(accesses) != p.next {
		t.Fatalf("%d accesses, %d numbered", len(accesses), p.next)
	}
	for i := range uint64(4) {
		r := &recorder{t: t, an: an, tree: f.Dominators(), accesses: accesses, ids: p.ids, stamps: map[int]int{}, history: make([][]span, len(accesses)), held: held}
		r.run(p, seed*4+i)
		wrong = append(wrong, r.wrong...)
	}
	return p, wrong
}

// TestExecuted: all that is said of two accesses, and of a call and an access, is so
// in each run of random functions.
func TestExecuted(t *testing.T) {
	held := map[string]int{}
	for seed := range uint64(llvmtest.Amount(300, 4000)) {
		p, wrong := execute(t, seed, held, All...)
		if len(wrong) > 0 {
			t.Fatalf("seed %d: %d wrong answers; %s\n%s", seed, len(wrong), wrong[0], p.plain.String()[len(helpers):])
		}
	}
	t.Log(held)
	for _, name := range []string{"no by near", "must by near", "partial by near", "no by offsets", "must by offsets", "partial by offsets",
		"no by objects", "no by private", "no by undefined", "may by ", "call", "no call", "finished"} {
		if held[name] < 100 {
			t.Errorf("%q was seen %d times: too few to say that it holds", name, held[name])
		}
	}
}

// TestOracle: answers that are wrong in one way are found out by execution.
func TestOracle(t *testing.T) {
	lie := func(name string, answer func(q *question) (Answer, bool)) {
		t.Run(name, func(t *testing.T) {
			chain := append([]Answerer{{name, answer}}, All...)
			for seed := range uint64(300) {
				if _, wrong := execute(t, seed, map[string]int{}, chain...); len(wrong) > 0 {
					return
				}
			}
			t.Error("no run of 300 functions shows that it is wrong")
		})
	}
	lie("a pointer is the same in each round", func(q *question) (Answer, bool) { return Must, q.across && q.a.Ptr == q.b.Ptr })
	lie("an alloca in a loop is one object", func(q *question) (Answer, bool) {
		q.addresses()
		across := q.across
		q.across = false
		defer func() { q.across = across }()
		if q.p.base != q.q.base || q.p.base.Op != ir.OpAlloca || q.p.base.Block.ID == 0 {
			return May, false
		}
		return q.apart(&q.p, &q.q)
	})
	lie("indices are those of one round", func(q *question) (Answer, bool) {
		across := q.across
		q.across = false
		defer func() { q.across = across }()
		return q.offsets()
	})
	lie("parameters differ", func(q *question) (Answer, bool) {
		q.addresses()
		return No, q.p.base.Op == ir.OpParam && q.q.base.Op == ir.OpParam && q.p.base != q.q.base
	})
	lie("what is loaded is not known here", func(q *question) (Answer, bool) {
		q.addresses()
		return No, q.p.base.Op == ir.OpLoad && q.q.base.Op == ir.OpAlloca
	})
	lie("aliases are variables", func(q *question) (Answer, bool) {
		return No, q.a.Ptr.Op == ir.OpGlobal && q.a.Ptr != q.b.Ptr
	})
	lie("sizes do not matter", func(q *question) (Answer, bool) {
		q.addresses()
		return No, q.p.base == q.q.base && q.p.off != q.q.off && !q.across
	})
	lie("what begins elsewhere overlaps", func(q *question) (Answer, bool) {
		q.addresses()
		return Partial, q.p.base == q.q.base && q.p.off != q.q.off && !q.across
	})
	lie("a choice is its first operand", func(q *question) (Answer, bool) {
		if q.a.Ptr.Op != ir.OpSelect || q.a.Ptr.Args[1] != q.b.Ptr {
			return May, false
		}
		return Must, true
	})
}

package strengthreduce_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"rewrite/passes/check"
	"rewrite/passes/internal/passtest"
	"rewrite/passes/ir/interp"
	"rewrite/passes/loop/strengthreduce"
)

// A writer writes a random function of loops, all of whose variables are narrow, so that they wrap.
type writer struct {
	strings.Builder
	*rand.Rand
	n     int // values so far
	sites int // of notes
}

func (w *writer) pick(list ...string) string { return list[w.IntN(len(list))] }

func (w *writer) fresh() string {
	w.n++
	return fmt.Sprintf("%%v%d", w.n)
}

func (w *writer) line(format string, args ...any) { fmt.Fprintf(w, "  "+format+"\n", args...) }

func (w *writer) flags() string { return w.pick("", "", "", "nuw ", "nsw ", "nuw nsw ") }

func (w *writer) constant() string { return strconv.Itoa(w.IntN(24) - 8) }

// note makes what a value is in each round a part of what the function does: of a number of its own, as what is poison once spoils it.
func (w *writer) note(t, x string) {
	w.sites += 2
	old, times, now, at := w.fresh(), w.fresh(), w.fresh(), fmt.Sprintf("getelementptr (i8, ptr @notes, i64 %d)", w.sites)
	w.line("%s = load %s, ptr %s", old, t, at)
	w.line("%s = mul %s %s, 3", times, t, old)
	w.line("%s = add %s %s, %s", now, t, times, x)
	w.line("store %s %s, ptr %s", t, now, at)
}

// body writes operations on values of a type, uses some of them, and gives what there is.
func (w *writer) body(t string, have []string, depth int) []string {
	for range 2 + w.IntN(6) {
		x, y := have[w.IntN(len(have))], have[w.IntN(len(have))]
		v := w.fresh()
		switch w.IntN(8) {
		case 0, 1:
			w.line("%s = mul %s%s %s, %s", v, w.flags(), t, x, w.pick("3", "17", "-5", "%a", y))
		case 2:
			w.line("%s = shl %s%s %s, %s", v, w.flags(), t, x, w.pick("1", "2"))
		case 3, 4:
			w.line("%s = add %s%s %s, %s", v, w.flags(), t, x, w.pick(w.constant(), "%b", y))
		case 5:
			w.line("%s = sub %s%s %s, %s", v, w.flags(), t, x, w.pick(w.constant(), "%a", y))
		case 6:
			w.line("%s = %s %s %s to i16", v, w.pick("sext", "zext"), t, x)
			z := w.fresh()
			w.line("%s = %s i16 %s, %s", z, w.pick("mul", "add"), v, w.pick("7", "100", "-3"))
			w.note("i16", w.pick(v, z, z))
			continue
		default:
			w.line("%s = %s i8 %s to i64", v, "zext", x)
			g, h := w.fresh(), w.fresh()
			w.line("%s = mul i64 %s, %s", h, v, w.pick("1", "2", "3"))
			w.line("%s = getelementptr %s%s, ptr @memory, i64 %s", g, w.pick("", "inbounds ", "nuw "), w.pick("i8", "i16", "[3 x i8]"), w.pick(v, h))
			w.line("%s", w.pick("store i8 1, ptr "+g, "store i8 %a, ptr "+g))
			continue
		}
		if w.IntN(2) == 0 {
			w.note(t, v)
		}
		have = append(have, v)
	}
	return have
}

// loop writes a loop that control comes to from one block and leaves to another.
func (w *writer) loop(from, to string, outer []string, depth int) {
	const t = "i8"
	id := w.n
	head, latch := fmt.Sprintf("head%d", id), fmt.Sprintf("latch%d", id)
	var phis, nexts []string
	fmt.Fprintf(w, "%s:\n", head)
	k := 1 + w.IntN(3)
	for i := range k {
		phis, nexts = append(phis, fmt.Sprintf("%%i%d.%d", id, i)), append(nexts, fmt.Sprintf("%%n%d.%d", id, i))
	}
	for i := range k {
		w.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", phis[i], t, w.pick("0", "0", w.constant(), outer[w.IntN(len(outer))]), from, nexts[i], latch)
	}
	have := append(append([]string{}, phis...), w.pick(outer...))
	have = w.body(t, have, depth)
	test := func(have []string) string {
		c := w.fresh()
		w.line("%s = icmp %s %s %s, %s", c, w.pick("eq", "ne", "ult", "ule", "ugt", "slt", "sle", "sgt", "sge"), t, have[w.IntN(len(have))], w.pick(w.constant(), w.constant(), "%b", outer[w.IntN(len(outer))]))
		return c
	}
	branch := func(c, on string) {
		if w.IntN(2) == 0 {
			w.line("br i1 %s, label %%%s, label %%%s", c, on, to)
		} else {
			w.line("br i1 %s, label %%%s, label %%%s", c, to, on)
		}
	}
	next := latch
	if depth > 0 && w.IntN(2) == 0 {
		front := fmt.Sprintf("front%d", id)
		w.line("br label %%%s", front)
		fmt.Fprintf(w, "%s:\n", front)
		w.n++
		w.line("br label %%head%d", w.n)
		w.loop(front, next, append(have, outer...), depth-1)
	} else if w.IntN(3) == 0 {
		branch(test(append(have, phis...)), next)
	} else {
		w.line("br label %%%s", next)
	}
	fmt.Fprintf(w, "%s:\n", latch)
	for i := range k {
		w.line("%s = %s %s%s %s, %s", nexts[i], w.pick("add", "add", "sub"), w.flags(), t, phis[i], w.pick("1", "1", w.constant(), w.constant(), "%s", outer[0]))
	}
	if w.IntN(2) == 0 {
		w.body(t, append(append([]string{}, phis...), nexts...), depth)
	}
	branch(test(append(append(nexts, nexts...), phis...)), head)
}

// function writes a whole function.
func function(seed uint64) string {
	w := &writer{Rand: rand.New(rand.NewPCG(seed, 7))}
	w.WriteString(w.pick("", "target triple = \"x86_64-pc-linux-gnu\"\n", "target triple = \"aarch64-linux-gnu\"\n"))
	w.WriteString("@memory = global [2400 x i8] zeroinitializer\n@notes = global [512 x i8] zeroinitializer\n")
	w.WriteString("define i8 @f(i8 %a, i8 %b) {\nentry:\n")
	w.line("%%s = %s", w.pick("add i8 %a, 1", "add nsw i8 %a, 100", "and i8 undef, 3", "or i8 %b, 1", "shl i8 %a, 1", "and i8 %a, 3"))
	w.line("%%u = %s", w.pick("add i8 %b, -1", "mul nuw i8 %b, 3", "xor i8 undef, %a", "freeze i8 undef", "sub i8 0, %a"))
	w.n = 1
	w.line("br label %%head1")
	w.loop("entry", "done", []string{"%s", "%u", "%a"}, 2)
	w.WriteString("done:\n")
	w.line("ret i8 0")
	w.WriteString("}\n")
	return w.String()
}

// TestRandomLoops: random loops of narrow variables do what they did. STRENGTHREDUCE_LOOPS is how many are tried.
func TestRandomLoops(t *testing.T) {
	n := 400
	if s := os.Getenv("STRENGTHREDUCE_LOOPS"); s != "" {
		n, _ = strconv.Atoi(s)
	}
	changed, agree, why := 0, 0, map[string]int{}
	for seed := range uint64(n) {
		src := function(seed)
		name := fmt.Sprintf("seed%d", seed)
		out, _, did := passtest.Run(t, strengthreduce.Run, name, []byte(src))
		if !did {
			continue
		}
		changed++
		if again, _, did := passtest.Run(t, strengthreduce.Run, name, out); did {
			t.Errorf("%s changes again\n%s\n%s\n%s", name, src, out, again)
		}
		before := interp.Source{Module: passtest.Read(t, name, []byte(src))}
		after := interp.Source{Module: passtest.Read(t, name, out)}
		report := check.Modules(before, after, check.Options{Bits: 1, Inputs: 24, Choices: 12, Fuel: 1500})
		for _, r := range report.Results {
			why[r.Status.String()+" "+r.Why]++
			switch r.Status {
			case check.Different:
				t.Fatalf("%s: %v\n%s\n%s", name, r, src, out)
			case check.Agrees:
				agree++
			}
		}
	}
	t.Logf("%d loops, %d changed, %d agree", n, changed, agree)
	if testing.Verbose() {
		for k, n := range why {
			t.Log(n, k)
		}
	}
	if agree < n/8 {
		t.Errorf("only %d of %d were changed and compared", agree, n)
	}
}

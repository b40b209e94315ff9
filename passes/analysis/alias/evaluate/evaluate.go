// Package evaluate asks an alias analysis about everything in a function, and writes the
// answers as LLVM's evaluator does (opt -passes=aa-eval -print-all-alias-modref-info), so
// that the two can be compared line by line:
//
//	Function: f: 2 pointers, 1 call sites
//	  NoAlias:	i32* %p, i64* %q
//	  Just Ref:  Ptr: i32* %p	<->  %v = call i32 @g(ptr %q)
//
// It asks about each pair of pointers that are loaded from or stored to, taking what is
// known of the addresses alone; about loads and stores with their metadata, where that is
// wanted; about each call and pointer, and each call and other call.
package evaluate

import (
	"fmt"
	"io"
	"strings"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/alias"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/print"
)

// A Line is one answer.
type Line struct {
	Kind   Kind
	Answer string // as LLVM spells it
	Text   string // the whole line, without the newline
}

// Kind is what a question was about.
type Kind uint8

// The kinds of questions, in the order in which they are asked of a function.
const (
	Pointers   Kind = iota // two pointers
	LoadStore              // a load and a store, with metadata
	StoreStore             // two stores, with metadata
	CallPtr                // a call and a pointer
	Calls                  // two calls
	NumKinds
)

var kindNames = [NumKinds]string{"pointers", "load and store", "stores", "call and pointer", "calls"}

// String is what is asked about, in words.
func (k Kind) String() string { return kindNames[k] }

var (
	aliasWords  = [...]string{alias.No: "NoAlias", alias.May: "MayAlias", alias.Partial: "PartialAlias", alias.Must: "MustAlias"}
	modRefWords = [...]string{0: "NoModRef", ir.Reads: "Just Ref", ir.Writes: "Just Mod", ir.Reads | ir.Writes: "Both ModRef"}
)

// A pointer is an address and the type of what is there.
type pointer struct {
	p *ir.Value
	t *ir.Type
}

// An evaluator is at work on a function.
type evaluator struct {
	f        *ir.Func
	an       *alias.Analysis
	pr       *print.Printer
	pointers []pointer
	loads    []*ir.Value
	stores   []*ir.Value
	calls    []*ir.Value
	lines    []Line
}

// Module writes the answers for all functions of a module and how many there are of
// each, as LLVM writes them.
func Module(w io.Writer, m *ir.Module) error {
	var b strings.Builder
	var r report
	shared, facts := alias.NewModule(m), analysis.NewModule(m)
	for _, f := range m.Funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		an := shared.New(f, alias.All...)
		an.Facts = facts.New(f).Facts
		head, lines := Func(an, f, false)
		fmt.Fprintln(&b, head)
		for _, l := range lines {
			fmt.Fprintln(&b, l.Text)
			r.count(l)
		}
		r.functions++
	}
	r.write(&b)
	_, err := io.WriteString(w, b.String())
	return err
}

// Func gives the heading and the answers for a function; metadata adds questions about
// loads and stores with theirs (opt -evaluate-aa-metadata).
func Func(an *alias.Analysis, f *ir.Func, metadata bool) (heading string, lines []Line) {
	e := evaluator{f: f, an: an, pr: print.New(f.Module)}
	seen := map[pointer]bool{}
	add := func(p *ir.Value, t *ir.Type) {
		if k := (pointer{p, t}); !seen[k] {
			seen[k] = true
			e.pointers = append(e.pointers, k)
		}
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			switch {
			case v.Op == ir.OpLoad:
				add(v.Args[0], v.Type)
				e.loads = append(e.loads, v)
			case v.Op == ir.OpStore:
				add(v.Args[1], v.Args[0].Type)
				e.stores = append(e.stores, v)
			case v.Op.IsCall():
				e.calls = append(e.calls, v)
			}
		}
	}
	for i := range e.pointers {
		for j := range i {
			e.pair(e.pointers[i], e.pointers[j])
		}
	}
	if metadata {
		for _, l := range e.loads {
			for _, s := range e.stores {
				e.accesses(LoadStore, l, s)
			}
		}
		for i, s := range e.stores {
			for _, t := range e.stores[:i] {
				e.accesses(StoreStore, s, t)
			}
		}
	}
	for _, c := range e.calls {
		for _, p := range e.pointers {
			word := modRefWords[an.ModRef(c, an.At(p.p, p.t))]
			e.add(CallPtr, word, fmt.Sprintf("  %s:  Ptr: %s\t<->  %s", word, e.spelled(p), e.pr.Instr(c)))
		}
	}
	for _, c := range e.calls {
		for _, d := range e.calls {
			if c != d {
				word := modRefWords[an.CallModRef(c, d)]
				e.add(Calls, word, fmt.Sprintf("  %s:   %s <->   %s", word, e.pr.Instr(c), e.pr.Instr(d)))
			}
		}
	}
	return fmt.Sprintf("Function: %s: %d pointers, %d call sites", f.Name, len(e.pointers), len(e.calls)), e.lines
}

func (e *evaluator) add(k Kind, word, text string) {
	e.lines = append(e.lines, Line{k, word, text})
}

// spelled is a pointer to a type, as LLVM wrote pointers when they had such.
func (e *evaluator) spelled(p pointer) string {
	space := ""
	if n := p.p.Type.Bits; n != 0 {
		space = fmt.Sprintf(" addrspace(%d)", n)
	}
	return p.t.String() + space + "* " + e.pr.Operand(e.f, p.p)
}

// pair asks about two pointers, which are named in the order of their names.
func (e *evaluator) pair(p, q pointer) {
	if e.pr.Operand(e.f, q.p) < e.pr.Operand(e.f, p.p) {
		p, q = q, p
	}
	word, offset := e.answer(e.an.At(p.p, p.t), e.an.At(q.p, q.t))
	e.add(Pointers, word, fmt.Sprintf("  %s%s:\t%s, %s", word, offset, e.spelled(p), e.spelled(q)))
}

func (e *evaluator) accesses(k Kind, v, w *ir.Value) {
	a, _ := e.an.Of(v)
	b, _ := e.an.Of(w)
	word, offset := e.answer(a, b)
	e.add(k, word, fmt.Sprintf("  %s%s:   %s <->   %s", word, offset, e.pr.Instr(v), e.pr.Instr(w)))
}

// answer is how two locations are related, and of one within the other the distance.
func (e *evaluator) answer(a, b alias.Location) (word, offset string) {
	answer := e.an.Alias(a, b)
	if answer == alias.Partial {
		d, ok := e.an.Distance(a.Ptr, b.Ptr)
		inner, outer, far := b.Size.Bytes, a.Size.Bytes, d
		if d < 0 {
			inner, outer, far = outer, inner, -d
		}
		if ok && far <= 1<<31-1 && uint64(far)+inner <= outer {
			offset = fmt.Sprintf(" (off %d)", d)
		}
	}
	return aliasWords[answer], offset
}

// A report counts answers.
type report struct {
	functions int
	alias     [len(aliasWords)]int
	modRef    [len(modRefWords)]int
}

func (r *report) count(l Line) {
	for a, word := range aliasWords {
		if l.Answer == word {
			r.alias[a]++
		}
	}
	for e, word := range modRefWords {
		if l.Answer == word {
			r.modRef[e]++
		}
	}
}

// write is what LLVM's evaluator writes at its end.
func (r *report) write(b *strings.Builder) {
	if r.functions == 0 {
		return
	}
	fmt.Fprintln(b, "===== Alias Analysis Evaluator Report =====")
	sum := func(counts []int) (n int) {
		for _, c := range counts {
			n += c
		}
		return n
	}
	percent := func(k, n int) string { return fmt.Sprintf("%d.%d%%", k*100/n, k*1000/n%10) }
	if n := sum(r.alias[:]); n == 0 {
		fmt.Fprintln(b, "  Alias Analysis Evaluator Summary: No pointers!")
	} else {
		fmt.Fprintf(b, "  %d Total Alias Queries Performed\n", n)
		var short []string
		for _, row := range []struct {
			a    alias.Answer
			name string
		}{{alias.No, "no"}, {alias.May, "may"}, {alias.Partial, "partial"}, {alias.Must, "must"}} {
			fmt.Fprintf(b, "  %d %s alias responses (%s)\n", r.alias[row.a], row.name, percent(r.alias[row.a], n))
			short = append(short, fmt.Sprintf("%d%%", r.alias[row.a]*100/n))
		}
		fmt.Fprintf(b, "  Alias Analysis Evaluator Pointer Alias Summary: %s\n", strings.Join(short, "/"))
	}
	n := sum(r.modRef[:])
	if n == 0 {
		fmt.Fprintln(b, "  Alias Analysis Mod/Ref Evaluator Summary: no mod/ref!")
		return
	}
	fmt.Fprintf(b, "  %d Total ModRef Queries Performed\n", n)
	var short []string
	for _, row := range []struct {
		e    ir.Effects
		name string
	}{{0, "no mod/ref"}, {ir.Writes, "mod"}, {ir.Reads, "ref"}, {ir.Reads | ir.Writes, "mod & ref"}} {
		fmt.Fprintf(b, "  %d %s responses (%s)\n", r.modRef[row.e], row.name, percent(r.modRef[row.e], n))
		short = append(short, fmt.Sprintf("%d%%", r.modRef[row.e]*100/n))
	}
	fmt.Fprintf(b, "  Alias Analysis Evaluator Mod/Ref Summary: %s\n", strings.Join(short, "/"))
}

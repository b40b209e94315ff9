package why_test

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/egraph/explain"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/check"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/num"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/program"
	"rewrite/passes/saturate/why"
	"rewrite/rules"
)

// TestReplay replays explanations in the reference interpreter (SEMANTICS 17): of
// each step of each chain, the term before it and the term after it become the
// bodies of a function of the values that they are computed from, and the second
// has to refine the first on all inputs that are tried, poison and undef among
// them. What the block's facts say of those values is a branch at the entry, whose
// other side is unreachable.
func TestReplay(t *testing.T) {
	library, err := rules.Library()
	if err != nil {
		t.Fatal(err)
	}
	p, err := program.Compile(library.Rules, func(*dsl.Rule) bool { return true })
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("../../../testdata/ir/22/*.O0.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no programs", err)
	}
	files = append(files, "testdata/replay.ll")
	r := &replayer{t: t, seen: map[string]bool{}, declares: map[string]bool{}, skipped: map[string]int{}, kinds: map[why.StepKind]int{}}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m, diags := asm.Parse(file, src, asm.Options{})
		if m == nil {
			t.Fatal(diags)
		}
		w, err := saturate.NewWorker(p, saturate.NewTypes(m), saturate.Options{Cost: library.Costs[0], LLVM: 22, Inspect: r.block})
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range m.Funcs {
			if len(f.Blocks) > 0 {
				w.Func(f)
			}
		}
	}
	var declares strings.Builder
	for _, d := range slices.Sorted(func(yield func(string) bool) {
		for d := range r.declares {
			if !yield(d) {
				return
			}
		}
	}) {
		declares.WriteString(d)
	}
	before, after := module(t, "before", r.before.String()+declares.String()), module(t, "after", r.after.String()+declares.String())
	opt := check.Options{Bits: 8, Inputs: 150}
	report := check.Modules(before, after, opt)
	for _, e := range report.Errors {
		t.Error(e)
	}
	agreed := 0
	for i, f := range report.Results {
		switch {
		case f.Status == check.Different:
			t.Errorf("%s: %s\n  input %v\n  before %v\n  after %v", r.what[i], f.Why, f.Input, f.Source, f.Target)
		case f.Status == check.Skipped:
			r.skipped[f.Why]++
		case f.UB < f.Inputs:
			agreed++
		}
	}
	// The other way round some do not hold: a test that sees nothing would not tell.
	oneWay := 0
	for _, f := range check.Modules(after, before, opt).Results {
		if f.Status == check.Different {
			oneWay++
		}
	}
	if oneWay < 3 {
		t.Errorf("only %d steps are refinements and no equalities", oneWay)
	}
	t.Logf("%d steps of %d hold on inputs that the facts allow, %d of them one way only; kinds %v; not replayed: %v", agreed, len(report.Results), oneWay, r.kinds, r.skipped)
	if agreed < 60 || r.kinds[why.ByRule] < 60 || r.kinds[why.ByFact]+r.kinds[why.ByBranch]+r.kinds[why.ByFolding] < 5 {
		t.Error("not much was replayed")
	}
}

func module(t *testing.T, name, text string) interp.Source {
	t.Helper()
	m, diags := asm.Parse(name+".ll", []byte(text), asm.Options{})
	if m == nil || diags.HasErrors() {
		t.Fatalf("%v\n%s", diags, text)
	}
	return interp.Source{Module: m, Name: name + ".ll", Text: []byte(text)}
}

type replayer struct {
	t             *testing.T
	before, after strings.Builder
	what          []string
	seen          map[string]bool // pairs of bodies
	declares      map[string]bool
	skipped       map[string]int // by reason
	kinds         map[why.StepKind]int
}

// block takes the chains of a block.
func (r *replayer) block(in *why.Inspected) {
	in.Explained(func(c *why.Change, chain *explain.Chain) {
		if chain != nil {
			for i := range chain.Steps {
				r.step(in, c, chain, i)
			}
		}
	})
}

// step makes two functions of a step.
func (r *replayer) step(in *why.Inspected, c *why.Change, chain *explain.Chain, i int) {
	x := &emitter{in: in, params: map[string]*explain.Expr{}, declares: r.declares}
	from, to := chain.Terms[i], chain.Terms[i+1]
	bodies := [2]string{x.function(from, to), x.function(to, from)}
	if x.problem != "" {
		r.skipped[x.problem]++
		return
	}
	if r.seen[bodies[0]+bodies[1]] {
		return
	}
	r.seen[bodies[0]+bodies[1]] = true
	name := fmt.Sprintf("s%d", len(r.what))
	r.what = append(r.what, fmt.Sprintf("%s:%s, step %d (%s): %s => %s\n%s\n%s", c.Func.Spelling(), c.Value, i+1, c.Steps[i].Kind, c.Steps[i].From, c.Steps[i].To, bodies[0], bodies[1]))
	r.kinds[c.Steps[i].Kind]++
	fmt.Fprintf(&r.before, bodies[0], name)
	fmt.Fprintf(&r.after, bodies[1], name)
}

// emitter writes terms as LLVM IR.
type emitter struct {
	in       *why.Inspected
	params   map[string]*explain.Expr
	declares map[string]bool
	lines    []string
	values   map[*explain.Expr]string
	next     int
	problem  string
}

func (x *emitter) unable(why string) string {
	if x.problem == "" {
		x.problem = why
	}
	return "poison"
}

// function has the term as its result, and the leaves of both terms as parameters.
func (x *emitter) function(term, other *explain.Expr) string {
	x.lines, x.values, x.next = nil, map[*explain.Expr]string{}, 0
	x.assume(term, other)
	result := x.operand(term)
	var names []string
	for n := range x.params {
		names = append(names, n)
	}
	slices.Sort(names)
	var params []string
	for _, n := range names {
		e := x.params[n]
		attr := ""
		if k, ok := x.class(e); ok && x.in.Graph().E.Defined(k) != 0 {
			attr = " noundef"
		}
		params = append(params, x.typ(e)+attr+" %%"+n)
	}
	return fmt.Sprintf("define %s @%%s(%s) {\n%s  ret %s %s\nout:\n  unreachable\n}\n", x.typ(term), strings.Join(params, ", "),
		strings.ReplaceAll(strings.Join(x.lines, ""), "%", "%%"), x.typ(term), strings.ReplaceAll(result, "%", "%%"))
}

func (x *emitter) typ(e *explain.Expr) string { return x.in.Graph().Types.IR(e.Type).String() }

// class is the class of a leaf or of a value of the input.
func (x *emitter) class(e *explain.Expr) (egraph.ClassID, bool) {
	v := x.in.Named(e)
	if v == nil || !x.in.Graph().Has[v.ID] {
		return 0, false
	}
	return x.in.Graph().E.Find(x.in.Graph().Class[v.ID]), true
}

// assume writes branches for what is known of the leaves, and for what branches
// told of the values that the terms are computed from.
func (x *emitter) assume(terms ...*explain.Expr) {
	bg := x.in.Graph()
	parts := map[*explain.Expr]bool{}
	var leaves []*explain.Expr
	for _, t := range terms {
		t.Walk(func(e *explain.Expr) {
			if !parts[e.Canon()] {
				parts[e.Canon()] = true
				leaves = append(leaves, e)
			}
		})
	}
	for _, e := range leaves {
		if k, ok := x.class(e); ok && x.leaf(e) {
			x.require(e, bg.Of(bg.E, k))
		}
	}
	for _, bf := range bg.Known.AtEntry(x.in.Block) {
		if bg.Has[bf.Value.ID] {
			e := x.in.Expr(bf.Value)
			x.require(e, bf.Facts)
			if bf.Equal != nil && bg.Has[bf.Equal.ID] {
				x.guard("icmp eq " + x.typ(e) + " " + x.operand(e) + ", " + x.operand(x.in.Expr(bf.Equal)))
			}
		}
	}
}

// require writes branches for facts of an integer.
func (x *emitter) require(e *explain.Expr, f domain.Facts) {
	if program.KindOf(e.Type) != program.KindInt || program.Shape(e.Type) != 0 || f.Width == 0 || f.Width > 64 || f.IsUnknown() {
		return
	}
	v, t := x.operand(e), x.typ(e)
	number := func(u num.Int) string { return fmt.Sprint(u.Lo & ir.Mask(uint32(f.Width))) }
	if zero := f.Zero.Lo & ir.Mask(uint32(f.Width)); zero|f.One.Lo != 0 {
		m := x.line(fmt.Sprintf("and %s %s, %d", t, v, zero|f.One.Lo))
		x.guard(fmt.Sprintf("icmp eq %s %s, %s", t, m, number(f.One)))
	}
	x.guard(fmt.Sprintf("icmp uge %s %s, %s", t, v, number(f.ULo)))
	x.guard(fmt.Sprintf("icmp ule %s %s, %s", t, v, number(f.UHi)))
	x.guard(fmt.Sprintf("icmp sge %s %s, %s", t, v, number(f.SLo)))
	x.guard(fmt.Sprintf("icmp sle %s %s, %s", t, v, number(f.SHi)))
}

func (x *emitter) line(text string) string {
	name := fmt.Sprintf("%%t%d", x.next)
	x.next++
	x.lines = append(x.lines, "  "+name+" = "+text+"\n")
	return name
}

func (x *emitter) guard(condition string) {
	c := x.line(condition)
	x.lines = append(x.lines, fmt.Sprintf("  br i1 %s, label %%l%d, label %%out\nl%d:\n", c, x.next, x.next))
	x.next++
}

// leaf tells whether a term is a parameter of the functions.
func (x *emitter) leaf(e *explain.Expr) bool {
	return e.Op == program.OpValue || e.Op == program.OpFixed
}

func (x *emitter) operand(e *explain.Expr) string {
	if s, ok := x.values[e]; ok {
		return s
	}
	s := x.compute(e)
	x.values[e] = s
	return s
}

func (x *emitter) compute(e *explain.Expr) string {
	t := x.in.Graph().Types.IR(e.Type)
	if s := t.Scalar(); !s.IsInt() && !s.IsFloat() || t.Scalable {
		return x.unable("a value of type " + t.String())
	}
	element := func(s string) string {
		if !t.IsVector() || s == "undef" || s == "poison" {
			return s
		}
		return "<" + strings.Join(slices.Repeat([]string{t.Elem.String() + " " + s}, int(t.Len)), ", ") + ">"
	}
	switch e.Op {
	case program.OpInt:
		return element(program.Constant(e.Type, e.Payload).Big().String())
	case program.OpFloat:
		switch t.Scalar().Kind {
		case ir.DoubleKind:
			return element(fmt.Sprintf("0x%016X", e.Payload))
		case ir.FloatKind:
			return element(fmt.Sprintf("0x%016X", math.Float64bits(float64(math.Float32frombits(uint32(e.Payload))))))
		}
		return x.unable("a constant of type " + t.String())
	case program.OpUndef:
		return "undef"
	case program.OpPoison:
		return "poison"
	case program.OpFreeze:
		return x.unable("freeze")
	}
	if x.leaf(e) {
		name := fmt.Sprintf("p%d", e.Payload)
		x.params[name] = e
		return "%" + name
	}
	m := x.in.Graph().Vocab.Back[e.Op]
	typed := make([]string, len(e.Kids))
	plain := make([]string, len(e.Kids))
	for i, k := range e.Kids {
		plain[i] = x.operand(k)
		typed[i] = x.typ(k) + " " + plain[i]
	}
	flags := ""
	if fl := program.UnpackFlags(e.Flags); fl != 0 {
		flags = fl.String() + " "
	}
	switch {
	case m.Intrinsic != nil:
		name := "@llvm." + x.intrinsicName(m.Intrinsic, e)
		var types []string
		for _, k := range e.Kids {
			types = append(types, x.typ(k))
		}
		x.declares[fmt.Sprintf("declare %s %s(%s)\n", t, name, strings.Join(types, ", "))] = true
		return x.line(fmt.Sprintf("call %s%s %s(%s)", flags, t, name, strings.Join(typed, ", ")))
	case m.Function != "":
		return x.unable("a call of @" + m.Function)
	case m.Op == ir.OpICmp || m.Op == ir.OpFCmp:
		return x.line(fmt.Sprintf("%s %s%s %s, %s", m.Op, flags, m.Pred, typed[0], plain[1]))
	case m.Op.IsCast():
		return x.line(fmt.Sprintf("%s %s%s to %s", m.Op, flags, typed[0], t))
	case m.Op == ir.OpSelect:
		return x.line(fmt.Sprintf("select %s%s", flags, strings.Join(typed, ", ")))
	case len(plain) == 1:
		return x.line(fmt.Sprintf("%s %s%s", m.Op, flags, typed[0]))
	case len(plain) == 2 && m.Op != ir.OpGEP && m.Op != ir.OpExtractElement && m.Op != ir.OpInsertValue:
		return x.line(fmt.Sprintf("%s %s%s, %s", m.Op, flags, typed[0], plain[1]))
	}
	return x.unable(m.Op.String())
}

// intrinsicName is the name with its types.
func (x *emitter) intrinsicName(in *dsl.Intrinsic, e *explain.Expr) string {
	if strings.HasPrefix(in.Sig, "{") {
		x.unable("a call of @llvm." + in.Name)
		return in.Name
	}
	var args []*ir.Value
	for _, k := range e.Kids {
		args = append(args, &ir.Value{Type: x.in.Graph().Types.IR(k.Type)})
	}
	return strings.TrimPrefix(ir.InstanceName(in.ID, x.in.Graph().Types.IR(e.Type), args), "llvm.")
}

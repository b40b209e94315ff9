package constfold_test

import (
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"rewrite/passes/ir/asm/print"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/constfold"
	"rewrite/passes/fuzz"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/llvmtest"
)

// A folded is what became of a case.
type folded struct {
	known bool // it is one constant, or there is no way to the return
	never bool // the latter: undefined behaviour
	text  string
	value interp.Value
	typ   *ir.Type
	err   error // of running it
}

// A folding is a machine that runs the cases, as they are or optimized.
type folding struct{ machine *interp.Machine }

func newFolding(t testing.TB, name string, text []byte) *folding {
	t.Helper()
	m, diags := asm.Parse(name, text, asm.Options{})
	if m == nil || diags.HasErrors() {
		t.Fatalf("%s: %v", name, diags)
	}
	machine, err := interp.New(interp.Options{}, interp.Source{Module: m, Name: name, Text: text})
	if err != nil {
		t.Fatal(err)
	}
	return &folding{machine}
}

// of runs a function, and tells whether it only returns a constant.
func (x *folding) of(name string) (r folded, narrowed bool) {
	f := x.machine.Func(name)
	last := f.Blocks[0].Instrs[len(f.Blocks[0].Instrs)-1]
	r.typ = f.FuncType.Elem
	switch first := f.Blocks[0].Instrs[0]; {
	case first.Op == ir.OpUnreachable, first.Op == ir.OpStore && last.Op == ir.OpUnreachable: // how instcombine writes undefined behaviour
		return folded{known: true, never: true, text: "unreachable", typ: r.typ}, false
	case first.Op == ir.OpRet:
		r.known = first.Args[0].IsConst()
	}
	_, r.text, _ = strings.Cut(print.Func(f), "{\n")
	r.text = strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(r.text), "}"))
	x.machine.Reset()
	r.value, r.err = x.machine.Call(f, nil)
	return r, x.machine.Narrowed()
}

// elements are the scalars of a value, each with its type.
func elements(t *ir.Type, v interp.Value, add func(t *ir.Type, v interp.Value)) {
	if !t.IsVector() && t.Kind != ir.StructKind {
		add(t, v)
		return
	}
	n := t.NumElems()
	if t.Kind == ir.StructKind {
		n = uint64(len(t.Fields))
	}
	for i := range n {
		e := v // poison as a whole
		if es := v.Elems(); es != nil {
			e = es[i]
		}
		elements(t.ElemAt(i), e, add)
	}
}

// A verdict tells how two constants differ; "" if ours is right beyond doubt.
type verdict string

const (
	fine       verdict = ""
	notRefined verdict = "does not refine what the interpreter gives"
	otherNaN   verdict = "another NaN"
	otherZero  verdict = "a zero of the other sign"
	otherUndef verdict = "another choice of undef"
	otherFlush verdict = "another treatment of denormals"
	otherValue verdict = "another value"
	onlyPoison verdict = "poison"
	onlyUndef  verdict = "undef"
)

// judge compares the constant that we made with opt's, and with what the reference
// interpreter says of the operation itself.
//
// Where the source is poison or undefined behaviour anything is right. Where the
// interpreter knows the result exactly, ours must refine it, lane by lane. Beyond that
// ours must be opt's: the same bits, or a number where opt's is poison or undef. at are
// the lanes that the verdict is of.
func (c *foldCase) judge(machine *interp.Machine, src, ours, opt folded, exact bool) (worst verdict, at []int) {
	var ub *interp.UB
	if errors.As(src.err, &ub) || opt.never {
		return fine, nil
	}
	if ours.never {
		return notRefined, nil
	}
	type lane struct {
		t *ir.Type
		v interp.Value
	}
	list := func(r folded) (out []lane) {
		elements(r.typ, r.value, func(t *ir.Type, v interp.Value) { out = append(out, lane{t, v}) })
		return out
	}
	mine := list(ours)
	var source, other []lane
	if src.err == nil {
		source = list(src)
	}
	if opt.known {
		other = list(opt)
	}
	for i, l := range mine {
		var v verdict
		known := source != nil && exact
		switch {
		case source != nil && source[i].v.IsPoison():
			continue
		case known && !sameNaN(machine, l.t, source[i].v, l.v) && !source[i].v.Contains(l.v):
			return notRefined, []int{i}
		}
		if other != nil {
			v = c.compare(machine, l.t, l.v, other[i].v, known)
		}
		if v != fine && v != worst {
			worst, at = v, nil
		}
		if v != fine {
			at = append(at, i)
		}
	}
	return worst, at
}

// reaches tells whether some choice of the numbers that undef operands are gives what
// we made, for each of some lanes a choice of its own.
func (c *foldCase) reaches(t *testing.T, g *foldGen, ours folded, at []int) bool {
	type lane struct {
		t    *ir.Type
		want []interp.Value
	}
	var lanes []lane
	var numbers []*big.Int
	elements(ours.typ, ours.value, func(t *ir.Type, v interp.Value) {
		l := lane{t: t, want: []interp.Value{v}}
		if v.IsUndef() {
			i := slices.IndexFunc(everyType, func(s scalar) bool { return s.name == t.String() })
			bits := everyType[i].width()
			l.want = nil // some of all numbers
			for _, n := range []*big.Int{new(big.Int), ones(bits), big.NewInt(1), g.random(bits), g.random(bits)} {
				l.want = append(l.want, interp.BigInt(n, bits))
				numbers = append(numbers, n)
			}
		}
		lanes = append(lanes, l)
	})
	text, names := c.chosen(c.name, numbers)
	x := newFolding(t, c.name, []byte(text+g.declarations()))
	reached := func(l *lane, v interp.Value) {
		l.want = slices.DeleteFunc(l.want, func(w interp.Value) bool { return v.Contains(w) || sameNaN(x.machine, l.t, v, w) })
	}
	for _, name := range names {
		r, _ := x.of(name)
		if r.err != nil {
			continue
		}
		i := 0
		elements(r.typ, r.value, func(_ *ir.Type, v interp.Value) { reached(&lanes[i], v); i++ })
	}
	return !slices.ContainsFunc(at, func(i int) bool { return len(lanes[i].want) > 0 })
}

func isNaN(machine *interp.Machine, t *ir.Type, v interp.Value) bool {
	return t.IsFloat() && t.Kind != ir.PPCFP128Kind && !v.IsPoison() && !v.IsUndef() && machine.Float(t, v) == nil
}

func sameNaN(machine *interp.Machine, t *ir.Type, a, b interp.Value) bool {
	return isNaN(machine, t, a) && isNaN(machine, t, b)
}

// mayReturn tells whether a NaN is one that arithmetic may return: the preferred one,
// or that of an operand, quieted or not, with any sign (LangRef, "Behavior of
// Floating-Point NaN values"). A conversion keeps the upper bits of the payload.
// Operations that change or move bits have no choice.
func (c *foldCase) mayReturn(t *ir.Type, v interp.Value) bool {
	to, ok := fp.Of(t.Kind)
	if !ok || c.moves() {
		return false
	}
	bits, _ := v.Int()
	list := []uint64{to.NaN()}
	for _, from := range floats {
		for _, n := range c.numbers[from.name] {
			if x := n.Uint64(); from.width() <= 64 && from.format.IsNaN(x) {
				for _, x := range []uint64{x, x | from.format.QuietBit()} {
					if y, ok := fp.ConvertNaN(from.format, to, x); ok {
						list = append(list, y)
					}
				}
			}
		}
	}
	return slices.Contains(list, bits&^to.SignBit())
}

// flushes tells whether an operand is denormal where these may not be kept, so that the
// result is the target's, if it depends on it.
func (c *foldCase) flushes() bool {
	for _, s := range floats {
		if _, ok := fp.Of(s.kind); !ok || strings.Contains(c.attrs, "f32") && s.kind != ir.FloatKind {
			continue
		}
		for _, n := range c.numbers[s.name] {
			if s.format.IsDenormal(n.Uint64()) {
				return true
			}
		}
	}
	return false
}

// compare is judge for two scalars.
func (c *foldCase) compare(machine *interp.Machine, t *ir.Type, ours, opt interp.Value, known bool) verdict {
	switch {
	case opt.IsPoison():
		return fine
	case opt.Contains(ours) && ours.Contains(opt):
		return fine
	case opt.IsUndef() && opt.Contains(ours):
		return fine
	case known && (ours.IsPoison() || ours.IsUndef()): // as the source itself
		return fine
	case ours.IsPoison():
		return onlyPoison
	case ours.IsUndef():
		return onlyUndef
	case len(c.undefs) > 0:
		if known {
			return fine
		}
		return otherUndef
	case sameNaN(machine, t, ours, opt):
		if c.mayReturn(t, ours) {
			return fine
		}
		return otherNaN
	case c.ftz && c.flushes():
		return otherFlush
	case t.IsFloat() && t.Kind != ir.PPCFP128Kind && !isNaN(machine, t, ours) && !isNaN(machine, t, opt) &&
		machine.Float(t, ours).Sign() == 0 && machine.Float(t, opt).Sign() == 0:
		return otherZero
	}
	return otherValue
}

// TestFolds folds every operation and every intrinsic that the tables know, on
// constants of every type at the ends of their ranges and at random, and compares what
// becomes of it with what LLVM makes of it and with what the interpreter gives. A row
// that is added to a table is tested without a change here. REWRITE_CORPUS=full is the
// long run.
func TestFolds(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	chunks := 4
	if llvmtest.Full() {
		chunks = 60
	}
	list, err := fuzz.Pipelines(egraph.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(list, func(p fuzz.Pipeline) bool { return p.Name == "combine" })
	s := &foldStats{weaker: map[string]int{}, tried: map[string]int{}, folded: map[string]int{}, unknown: map[string]int{}, unchecked: map[string]int{}, used: map[int]int{}}
	for seed := range chunks {
		s.chunk(t, opt, &list[i], uint64(seed))
	}
	s.report(t, chunks > 4)
}

var denormalMode = regexp.MustCompile(`"denormal-fp-math(-f32)?"="[^"]*"`)

type foldStats struct {
	tried, folded  map[string]int // cases of each operation, and those that we fold
	weaker         map[string]int // and those that only opt folds
	alone, checked int            // that only we fold; whose result the interpreter knows
	unknown        map[string]int // of those that we fold, those that it doesn't
	unchecked      map[string]int // and that opt doesn't fold either
	used           map[int]int    // by row of allowed
	failed         int
}

func (s *foldStats) chunk(t *testing.T, opt string, pipeline *fuzz.Pipeline, seed uint64) {
	g := &foldGen{r: rand.New(rand.NewPCG(17, seed)), decls: map[string]bool{}}
	for _, name := range ir.Mnemonics() {
		op := ir.OpByName(name)
		if done := g.operation(op); !done && (op.Info().Eval != nil || op.Is(ir.LaneWise) && op != ir.OpAddrSpaceCast) {
			t.Fatalf("no cases of %s are made", name)
		}
	}
	names, sigs, flags := intrinsics(t)
	for _, name := range names {
		g.intrinsic(name, sigs[name], flags[name])
	}
	text := g.module()
	file := fmt.Sprintf("seed%d.ll", seed)
	after, _, err := pipeline.Run(file, text, nil)
	if err != nil {
		t.Fatal(err)
	}
	theirs, err := llvmtest.Run(text, opt, "-S", "-passes=instsimplify,instcombine")
	if err != nil {
		t.Fatal(err)
	}
	plain := func(text []byte) []byte { return denormalMode.ReplaceAll(text, []byte(`"denormals"`)) } // for constants, which the interpreter runs only so
	before, ours, llvm := newFolding(t, file, text), newFolding(t, file, plain(after)), newFolding(t, file, plain(theirs))
	for i := range g.cases {
		c := &g.cases[i]
		s.tried[c.op]++
		we, _ := ours.of(c.name)
		they, _ := llvm.of(c.name)
		if !we.known {
			if they.known {
				s.weaker[c.op]++
			}
			continue
		}
		s.folded[c.op]++
		if !they.known {
			s.alone++
		}
		if !they.known && c.ftz && c.flushes() {
			t.Errorf("seed %d: %s: we fold what has a denormal operand\n    %s%s\n    ours: %s", seed, otherFlush, c.text, c.attrs, we.text)
		}
		src, narrowed := before.of(c.name)
		var ub *interp.UB
		if src.err == nil && !narrowed || errors.As(src.err, &ub) {
			s.checked++
		} else {
			s.unknown[c.op]++
			if !they.known {
				s.unchecked[c.op]++
			}
			if we.text == they.text {
				continue
			}
		}
		for _, r := range []folded{we, they} {
			if r.known && !r.never && r.err != nil {
				t.Errorf("%s: %s: %v", c.text, r.text, r.err)
			}
		}
		v, at := c.judge(ours.machine, src, we, they, !narrowed)
		if (v == otherUndef || v == onlyUndef) && c.reaches(t, g, we, at) {
			v = fine
		}
		if v == fine {
			continue
		}
		if k := slices.IndexFunc(allowed, func(a allowance) bool {
			return a.verdict == v && slices.Contains(a.ops, c.op) && strings.Contains(c.text, a.with)
		}); k >= 0 {
			s.used[k]++
			continue
		}
		source := "unknown: " + fmt.Sprint(src.err)
		if src.err == nil {
			source = before.machine.Format(src.typ, src.value)
			if narrowed {
				source += ", one of several"
			}
		}
		if s.failed++; s.failed <= 60 {
			t.Errorf("seed %d: %s\n    %s: %s%s\n    ours: %s\n    opt:  %s\n    run:  %s", seed, v, c.op, c.text, c.attrs, we.text, they.text, source)
		}
	}
}

func (s *foldStats) report(t *testing.T, full bool) {
	total := func(m map[string]int) (n int) {
		for _, k := range m {
			n += k
		}
		return n
	}
	t.Logf("%d cases of %d operations; %d folded, %d of these by us alone, %d compared with the interpreter, %d with opt only; %d folded by opt only",
		total(s.tried), len(s.tried), total(s.folded), s.alone, s.checked, total(s.unknown), total(s.weaker))
	for _, of := range []struct {
		what  string
		cases map[string]int
	}{{"folded by opt only", s.weaker}, {"folded by us alone, and unknown to the interpreter", s.unchecked}} {
		var list []string
		for op, n := range of.cases {
			list = append(list, fmt.Sprintf("%s %d/%d", op, n, s.tried[op]))
		}
		slices.Sort(list)
		t.Logf("%s: %s", of.what, strings.Join(list, ", "))
	}
	for k, a := range allowed {
		t.Logf("%d: %s, %s", s.used[k], a.verdict, a.why)
		if full && s.used[k] == 0 {
			t.Errorf("no case needs what is allowed: %s", a.why)
		}
	}
	names := constfold.Names()
	for _, in := range dsl.Intrinsics() {
		if in.Eval != nil {
			names = append(names, in.Name)
		}
	}
	for _, name := range ir.Mnemonics() {
		if ir.OpByName(name).Info().Eval != nil {
			names = append(names, name)
		}
	}
	for _, name := range names {
		if s.folded[name] == 0 {
			t.Errorf("no case of %s folds", name)
		}
	}
}

// An allowance is a difference that the language reference allows.
type allowance struct {
	verdict verdict
	ops     []string
	with    string // is in the instruction
	why     string // with the section
}

var allowed = []allowance{
	{onlyPoison, []string{"minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum", "ldexp"}, "poison",
		"one operand is poison, which makes the result poison (\"Poison Values\"); opt refines it to another one"},
	{onlyPoison, []string{"udiv", "sdiv", "urem", "srem"}, "undef",
		"a lane of the divisor may be 0, which is undefined behaviour of the whole (\"udiv\"); opt folds lane by lane"},
	{otherValue, []string{"fmuladd"}, "",
		"whether product and sum are rounded once or twice is open (\"llvm.fmuladd.*\"); opt rounds bfloat twice, we once"},
	{otherValue, []string{"ldexp"}, "",
		"the exponent is a number of any width (\"llvm.ldexp.*\"); opt cuts one of more than 32 bits"},
	{notRefined, []string{"freeze"}, "",
		"which number a freeze of undef or poison is, is open (\"freeze\"); opt and we choose 0, the interpreter one of many"},
}

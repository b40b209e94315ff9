package prove

import (
	"math/rand/v2"
	"slices"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/prove/internal/circuit"
	"rewrite/dsl/prove/internal/symbolic"
	"rewrite/dsl/prove/internal/term"
	"rewrite/passes/ir"
)

// operationsAt are all operations with a meaning here, of some width, with
// every set of their flags.
func operationsAt(w uint32) []operation {
	var ops []operation
	for _, name := range ir.Mnemonics() {
		op := ir.OpByName(name)
		info := op.Info()
		for _, fl := range flagSets(info.Flags) {
			switch {
			case op == ir.OpICmp:
				for p := ir.EQ; p <= ir.SLE; p++ {
					ops = append(ops, operation{op: op, flags: fl, pred: p, width: w, to: 1})
				}
			case info.Form == ir.FormBinary && info.Operands == ir.IntOperands:
				ops = append(ops, operation{op: op, flags: fl, width: w, to: w})
			case op == ir.OpTrunc:
				for _, to := range []uint32{1, w / 2, w - 1} {
					if to > 0 && to < w {
						ops = append(ops, operation{op: op, flags: fl, width: w, to: to})
					}
				}
			case op == ir.OpZExt || op == ir.OpSExt:
				for _, to := range []uint32{w + 1, 2 * w, 64} {
					if to > w && to <= 64 {
						ops = append(ops, operation{op: op, flags: fl, width: w, to: to})
					}
				}
			case op == ir.OpSelect && fl == 0:
				ops = append(ops, operation{op: op, width: w, to: w})
			}
		}
	}
	for _, in := range dsl.Intrinsics() {
		if in.Eval == nil {
			continue
		}
		o := operation{op: ir.OpCall, intrinsic: in, width: w, to: w}
		if in.Result() == "U" {
			o.to = 2
		}
		if in.Overflow != nil {
			o.overflow, o.to = true, 1
			ops = append(ops, o)
			o.overflow, o.to = false, w
		}
		if o.exists() {
			ops = append(ops, o)
		}
	}
	return ops
}

// operandWidths are those of the operands that the operation has.
func operandWidths(o operation) []uint32 {
	switch {
	case o.op == ir.OpSelect:
		return []uint32{1, o.width, o.width}
	case o.intrinsic != nil:
		var ws []uint32
		for _, p := range o.intrinsic.Params() {
			if p == "imm" {
				ws = append(ws, 1)
			} else {
				ws = append(ws, o.width)
			}
		}
		return ws
	case o.op.Info().Form == ir.FormCast:
		return []uint32{o.width}
	}
	return []uint32{o.width, o.width}
}

// TestOperationTerms compares the terms of each operation, as gates on concrete
// bits, with apply: operands that are numbers, poison and undefined behaviour,
// all of them at small widths; constants too, and equal operands, which
// simplify the term.
func TestOperationTerms(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 9))
	operations := 0
	for _, w := range []uint32{1, 2, 3, 4, 7, 8, 16, 32, 63, 64} {
		for _, o := range operationsAt(w) {
			operations++
			widths := operandWidths(o)
			for mode := range 8 { // a bit for each operand that is a constant, or equal to the first
				var words [3][]word // by operand and lane
				lanes := func() int { return len(words[0]) }
				check := func() {
					compareTerms(t, o, widths, words[:len(widths)], mode)
					words = [3][]word{}
				}
				add := func(in []word) {
					for i := range in {
						words[i] = append(words[i], in[i])
					}
					if lanes() == 64 {
						check()
					}
				}
				if small := w <= 3 && len(widths) <= 2 || w <= 2; small && mode == 0 {
					in := make([]word, len(widths))
					var each func(i int)
					each = func(i int) {
						if i == len(in) {
							add(in)
							return
						}
						for v := undefined; v < everyNumber(widths[i]); v++ {
							in[i] = v
							each(i + 1)
						}
					}
					each(0)
				} else {
					for range 64 {
						in := make([]word, len(widths))
						for i, w := range widths {
							in[i] = randomWord(rng, w)
						}
						add(in)
					}
				}
				if lanes() > 0 {
					check()
				}
			}
		}
	}
	if operations < 1000 {
		t.Errorf("only %d operations", operations)
	}
}

func randomWord(rng *rand.Rand, width uint32) word {
	switch rng.IntN(10) {
	case 0:
		return poisoned
	case 1:
		if rng.IntN(3) == 0 {
			return undefined
		}
	}
	s := search{}
	return s.randomWord(&slot{kind: constSlot, width: width}, rng)
}

func compareTerms(t *testing.T, o operation, widths []uint32, words [][]word, mode int) {
	t.Helper()
	pool := term.NewPool()
	b := circuit.New(circuit.Lanes{})
	blaster := term.NewBlaster(pool, b, func(int) circuit.Vec { t.Fatal("a free bit"); return nil })
	words = slices.Clone(words)
	none := symbolic.Value{N: pool.Bool(false), Poison: pool.Bool(false), UB: pool.Bool(false)}
	args := [3]symbolic.Value{none, none, none}
	lanes := len(words[0])
	for i, w := range widths {
		immediate := w == 1 && o.intrinsic != nil && i == 1 && o.intrinsic.Params()[1] == "imm"
		switch {
		case mode>>i&1 == 1 && (rngBit(mode, i) || i == 0 || immediate): // a constant
			first := words[i][0]
			if !first.isNumber() {
				first = number(ir.Mask(w) / 3)
			}
			words[i] = slices.Repeat([]word{first}, lanes)
			args[i] = symbolic.Value{N: pool.Number(first.bits(), w), Poison: none.N, UB: none.N}
			continue
		case mode>>i&1 == 1 && widths[0] == w: // the first
			words[i], args[i] = words[0], args[0]
			continue
		}
		var ns, poison, ub []uint64
		for _, x := range words[i] {
			n := uint64(0x5555555555555555) & ir.Mask(w) // does not count
			if x.isNumber() {
				n = x.bits()
			}
			ns, poison, ub = append(ns, n), append(poison, bit(x == poisoned)), append(ub, bit(x == undefined))
		}
		args[i] = symbolic.Value{N: pool.NewVar(w), Poison: pool.NewVar(1), UB: pool.NewVar(1)}
		blaster.Set(args[i].N, circuit.Pack(ns, int(w)))
		blaster.Set(args[i].Poison, circuit.Pack(poison, 1))
		blaster.Set(args[i].UB, circuit.Pack(ub, 1))
	}
	r, err := symbolic.Apply(pool, symbolic.Operation{Op: o.op, Intrinsic: o.intrinsic, Overflow: o.overflow,
		Flags: o.flags, Pred: o.pred, Width: o.width, To: o.to}, args[0], args[1], args[2])
	if err != nil {
		t.Fatal(err)
	}
	n, poison, ub := blaster.Bits(r.N), blaster.Bits(r.Poison), blaster.Bits(r.UB)
	for lane := range lanes {
		in := [3]word{unused, unused, unused}
		for i := range words {
			in[i] = words[i][lane]
		}
		got := number(circuit.Unpack(n, lane))
		switch {
		case circuit.Unpack(ub, lane) == 1:
			got = undefined
		case circuit.Unpack(poison, lane) == 1:
			got = poisoned
		}
		if want := o.apply(in[0], in[1], in[2]); got != want {
			name := o.op.String()
			if o.intrinsic != nil {
				name = o.intrinsic.Name
			}
			t.Fatalf("%s %s %s i%d to i%d, mode %d, %d: %d, want %d", name, o.flags, o.pred, o.width, o.to, mode, in, got, want)
		}
	}
}

// rngBit spreads the modes over constants and equal operands.
func rngBit(mode, i int) bool { return (mode+i)%2 == 0 }

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// solved is the verdict on one direction by the solver alone, at some widths.
func solved(s *subject, source, target *dsl.Term, flaggable []*dsl.Term, widths []uint32) *proof {
	p := s.newProof(source, target, flaggable)
	p.solve(10*DefaultEffort, widths)
	return p
}

// agree compares the solver with trying out all inputs.
func agree(t *testing.T, r *dsl.Rule, widths []uint32) (status Status, compared bool) {
	t.Helper()
	s, err := newSubject(r)
	if err != nil {
		return Unproved, false
	}
	try := func(source, target *dsl.Term, flaggable []*dsl.Term) bool {
		all := s.newProof(source, target, flaggable)
		all.steps = DefaultSteps
		all.candidates = widths
		all.tryAll()
		if all.exhausted || all.failure != nil {
			return false
		}
		by := solved(s, source, target, flaggable, widths)
		want, got := all.verdict(), by.verdict()
		if by.unsolvable == errNotReplayed {
			return false // the source has too many choices to expand
		}
		if want.Status != got.Status || by.unsolvable != nil || !slices.Equal(want.Widths, got.Widths) {
			t.Fatalf("%s %s: %v, but by the solver %v %v\n%v\n%v", r.Name, show(source)+" => "+show(target), want, got, by.unsolvable, want.Counterexample, got.Counterexample)
		}
		status = got.Status
		return true
	}
	compared = try(r.LHS, r.RHS, s.unflagged(r.LHS))
	if compared && r.Arrow == dsl.Equal && status == Proved {
		var flaggable []*dsl.Term
		if r.Reverse {
			flaggable = s.unflagged(r.RHS)
		}
		compared = try(r.RHS, r.LHS, flaggable)
	}
	return status, compared
}

// TestSolverAgrees: on right and wrong rules the solver says what trying out
// says, at all small widths.
func TestSolverAgrees(t *testing.T) {
	count := map[Status]int{}
	for _, name := range []string{"testdata/right.rw", "testdata/wrong.rw"} {
		for _, r := range loadFiles(t, name) {
			if status, ok := agree(t, r, []uint32{1, 2, 3}); ok {
				count[status]++
			}
		}
	}
	t.Log(count)
	if count[Proved] < 70 || count[Disproved] < 70 {
		t.Errorf("compared only %v", count)
	}
}

// TestSolverAgreesOnRandomRules is TestCopiesMethod for the solver.
func TestSolverAgreesOnRandomRules(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 15))
	count, undecided := map[Status]int{}, 0
	for range 1000 {
		m := newRuleMaker(rng)
		left := m.term(1 + rng.IntN(2))
		if rng.IntN(4) == 0 {
			m.name(left)
		}
		right := m.similar(left)
		if rng.IntN(3) == 0 {
			right = m.term(1 + rng.IntN(2))
		}
		m.r.Types[anyWidth].Width = 2
		r := m.rule(left, dsl.Refine, right)
		right.Walk(func(t *dsl.Term) {
			if t.Kind == dsl.VarTerm {
				r.Vars[t.Var].Right++
			}
		})
		if len(openFlags(r)) > 3 {
			continue
		}
		if status, ok := agree(t, r, []uint32{2}); ok {
			count[status]++
		} else {
			undecided++
		}
	}
	t.Log(count, undecided)
	if count[Proved] < 100 || count[Disproved] < 100 || undecided > 100 {
		t.Errorf("the rules are too much alike: %v, %d undecided", count, undecided)
	}
}

package floattest

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/passes/constfold"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/num"
)

// The meaning of an operation is written down several times: where rules are tested
// (tester), where constants are folded (the op table and package constfold), and in the
// interpreter. Each is checked on its own elsewhere; here they are run on the same
// inputs, so that a mistake in one shows, whatever tables and tests say.

// A meaning is a float operation as all of them take it.
type meaning struct {
	node    node
	call    string   // callee, if it is one
	types   []string // of the operands
	literal []string // operands that must be literals, behind the others
	bits    []uint64 // of these
	result  string
}

func (m *meaning) param(format fp.Format, width uint32) {
	n := &node{format: format, isFloat: width == 0, width: width}
	name := format.Name
	if width != 0 {
		name = fmt.Sprintf("i%d", width)
	}
	m.node.args, m.types = append(m.node.args, n), append(m.types, name)
}

// instruction is the text of the operation on operands.
func (m *meaning) instruction(operands []string) string {
	n := &m.node
	typed := make([]string, len(operands))
	for i, o := range operands {
		typed[i] = m.types[i] + " " + o
	}
	flags := n.flags.String()
	if flags != "" {
		flags += " "
	}
	switch info := n.op.Info(); {
	case m.call != "":
		return fmt.Sprintf("call %s%s %s(%s)", flags, m.result, m.call, strings.Join(append(typed, m.literal...), ", "))
	case info.Form == ir.FormCast:
		return fmt.Sprintf("%s %s%s to %s", n.op, flags, typed[0], m.result)
	case info.Form == ir.FormCompare:
		return fmt.Sprintf("%s %s%s %s, %s", n.op, flags, n.pred, typed[0], operands[1])
	}
	return fmt.Sprintf("%s %s%s", n.op, flags, strings.Join(append(typed[:1], operands[1:]...), ", "))
}

func floatSuffix(f fp.Format) string {
	if f == fp.BFloat {
		return "bf16"
	}
	return fmt.Sprintf("f%d", f.Width())
}

var agreeFormats = []fp.Format{fp.Half, fp.BFloat, fp.Float, fp.Double}

// meanings lists every float operation of the op table and every float intrinsic that
// the tester knows, in each format, with some sets of flags.
func meanings(t *testing.T) (list []*meaning) {
	add := func(m *meaning, all ir.Flags) {
		for _, fl := range []ir.Flags{0, all & ir.NNaN, all & (ir.NNaN | ir.NInf), all & ir.NSZ} {
			c := *m
			c.node.flags = fl
			list = append(list, &c)
			if all == 0 {
				return
			}
		}
	}
	for _, name := range ir.Mnemonics() {
		op := ir.OpByName(name)
		info := op.Info()
		if info.Eval == nil {
			continue
		}
		for _, f := range agreeFormats {
			base := meaning{node: node{op: op, from: f, format: f, isFloat: true, ofFloat: true}, result: f.Name}
			switch {
			case info.Operands == ir.FloatOperands && info.Form == ir.FormCompare:
				for p := ir.FFalse; p <= ir.FTrue; p++ {
					m := base
					m.node.isFloat, m.node.width, m.node.pred, m.result = false, 1, p, "i1"
					m.param(f, 0)
					m.param(f, 0)
					add(&m, 0)
				}
			case info.Operands == ir.FloatOperands:
				for range info.Arity {
					base.param(f, 0)
				}
				add(&base, info.Flags)
			case op == ir.OpFPExt || op == ir.OpFPTrunc:
				for _, to := range agreeFormats {
					if op == ir.OpFPExt && to.Width() > f.Width() || op == ir.OpFPTrunc && to.Width() < f.Width() {
						m := base
						m.node.format, m.result = to, to.Name
						m.param(f, 0)
						add(&m, info.Flags)
					}
				}
			case op == ir.OpFPToSI || op == ir.OpFPToUI:
				for _, w := range []uint32{1, 7, 8, 32, 64} {
					m := base
					m.node.isFloat, m.node.width, m.result = false, w, fmt.Sprintf("i%d", w)
					m.param(f, 0)
					add(&m, 0)
				}
			case op == ir.OpSIToFP || op == ir.OpUIToFP:
				for _, w := range []uint32{1, 7, 8, 32, 64} {
					m := base
					m.node.ofFloat, m.node.argWidth = false, w
					m.param(f, w)
					add(&m, 0)
				}
			case info.Form == ir.FormCast && strings.Contains(name, "fp"):
				t.Fatalf("no cases of %s", name)
			}
		}
	}
	for _, in := range dsl.Intrinsics() {
		if !floatIntrinsics[in.ID] {
			continue
		}
		for _, f := range agreeFormats {
			suffix := "." + floatSuffix(f)
			m := meaning{node: node{op: ir.OpCall, call: in, id: in.ID, from: f, format: f, isFloat: true, ofFloat: true}, result: f.Name}
			switch in.Result() {
			case "b":
				m.node.isFloat, m.node.width, m.result = false, 1, "i1"
			case "T":
				m.node.isFloat, m.node.width, m.result = false, 32, "i32"
				suffix = ".i32" + suffix
			}
			masks := []uint64{0}
			for _, p := range in.Params() {
				switch p {
				case "F":
					m.param(f, 0)
				case "T":
					m.param(f, 32)
					suffix += ".i32"
				case "imm32":
					masks = []uint64{0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1023, 3, 0x264}
				default:
					t.Fatalf("no operands of kind %q are made, for %s", p, in.Name)
				}
			}
			m.call = "@llvm." + in.Name + suffix
			for _, mask := range masks {
				c := m
				if len(masks) > 1 {
					c.bits, c.literal = []uint64{mask}, []string{fmt.Sprintf("i32 %d", mask)}
				}
				add(&c, in.Flags)
			}
		}
	}
	return list
}

// results are all that the tester lets the operation give.
func (m *meaning) results(vals []uint64) map[value]bool {
	ft, n := &tester{}, m.node
	n.args = slices.Clone(n.args)
	for range m.bits {
		n.args = append(n.args, &node{width: 32})
	}
	out := map[value]bool{}
	for ft.choices.start(); ; {
		n.vals = nil
		for _, x := range append(slices.Clone(vals), m.bits...) {
			n.vals = append(n.vals, value{bits: x})
		}
		out[ft.apply(&n)] = true
		if !ft.choices.next() {
			return out
		}
	}
}

// allows tells whether a result is among them; of NaNs only that it is one counts if
// any will do.
func (m *meaning) allows(set map[value]bool, bits uint64, anyNaN bool) bool {
	if set[value{bits: bits}] || set[poison] {
		return true
	}
	if anyNaN && m.node.isFloat && m.node.format.IsNaN(bits) {
		for v := range set {
			if m.node.format.IsNaN(v.bits) {
				return true
			}
		}
	}
	return false
}

// TestFloatMeanings: what the interpreter, the op table and package constfold give for a
// float operation is what rules are tested with.
func TestFloatMeanings(t *testing.T) {
	list := meanings(t)
	var text strings.Builder
	decls := map[string]bool{}
	for i, m := range list {
		var params, names []string
		for k, ty := range m.types {
			names = append(names, fmt.Sprintf("%%x%d", k))
			params = append(params, ty+" "+names[k])
		}
		fmt.Fprintf(&text, "define %s @f%d(%s) {\n  %%r = %s\n  ret %[1]s %%r\n}\n", m.result, i, strings.Join(params, ", "), m.instruction(names))
		if m.call != "" {
			types := slices.Clone(m.types)
			for range m.bits {
				types = append(types, "i32")
			}
			decls[fmt.Sprintf("declare %s %s(%s)\n", m.result, m.call, strings.Join(types, ", "))] = true
		}
	}
	declared := ""
	for d := range decls {
		declared += d
	}
	machine := newMachine(t, text.String()+declared, unchanged)
	r := rand.New(rand.NewPCG(7, 11))
	const inputs = 60
	type folded struct {
		m       *meaning
		vals    []uint64
		allowed map[value]bool
	}
	var constants strings.Builder
	var folds []folded
	tables, runs := 0, 0
	for i, m := range list {
		for range inputs {
			vals := make([]uint64, len(m.node.args))
			operands := make([]string, len(vals))
			args := make([]interp.Value, len(vals))
			for k, a := range m.node.args {
				if a.isFloat {
					vals[k] = a.format.Random(r, a.format.Specials())
					if r.IntN(2) == 0 {
						vals[k] = a.format.Specials()[r.IntN(len(a.format.Specials()))]
					}
					operands[k] = a.format.Hex(vals[k])
				} else {
					vals[k] = extremeInt(r, a.width)
					operands[k] = fmt.Sprint(int64(vals[k]<<(64-a.width)) >> (64 - a.width))
				}
				args[k] = interp.Int(vals[k])
			}
			set := m.results(vals)
			says := func(who, what string) {
				t.Errorf("%s: %s gives %s, the tester %v", m.instruction(operands), who, what, set)
			}
			v, err := machine.Call(machine.Func(fmt.Sprintf("f%d", i)), args)
			switch bits, ok := v.Int(); {
			case err != nil:
				says("the interpreter", err.Error())
			case v.IsPoison():
				if !set[poison] {
					says("the interpreter", "poison")
				}
			case !ok || !m.allows(set, bits, true):
				says("the interpreter", fmt.Sprintf("%#x", bits))
			default:
				runs++
			}
			if eval := m.node.op.Info().Eval; eval != nil {
				e := ir.EvalArgs{A: vals[0], Width: m.node.from.Width(), To: m.node.format.Width(), Flags: m.node.flags, Pred: m.node.pred}
				if len(vals) > 1 {
					e.B = vals[1]
				}
				if !m.node.ofFloat {
					e.Width = m.node.argWidth
				}
				if !m.node.isFloat {
					e.To = m.node.width
				}
				if e.Width == 16 || e.To == 16 && m.node.isFloat { // not told apart: half and bfloat
					continue
				}
				switch bits, out := eval(e); {
				case out == ir.Defined && !m.allows(set, bits, false):
					says("the op table", fmt.Sprintf("%#x", bits))
				case out == ir.Poisoned && !set[poison]:
					says("the op table", "poison")
				case out != ir.NotFolded:
					tables++
				}
				continue
			}
			fmt.Fprintf(&constants, "define %s @c%d() {\n  %%r = %s\n  ret %[1]s %%r\n}\n", m.result, len(folds), m.instruction(operands))
			folds = append(folds, folded{m, vals, set})
		}
		if t.Failed() {
			return
		}
	}
	constantsFolded := 0
	machine = newMachine(t, constants.String()+declared, func(f *ir.Func) { constfold.Fold(f, math.MaxInt, nil) })
	for i, c := range folds {
		name := fmt.Sprintf("c%d", i)
		f := machine.Func(name)
		if f.Blocks[0].Instrs[0].Op != ir.OpRet {
			continue // it stays
		}
		constantsFolded++
		v, err := machine.Call(f, nil)
		bits, ok := v.Int()
		if err != nil || v.IsPoison() && !c.allowed[poison] || !v.IsPoison() && (!ok || !c.m.allows(c.allowed, bits, false)) {
			t.Errorf("%s: %s of %#x folds to %#x (%v), the tester gives %v", name, c.m.call, c.vals, bits, err, c.allowed)
		}
	}
	t.Logf("%d operations: %d results of the interpreter, %d of the op table, %d folded calls", len(list), runs, tables, constantsFolded)
	if runs < 20000 || tables < 5000 || constantsFolded < 5000 {
		t.Error("too few are compared")
	}
}

func extremeInt(r *rand.Rand, width uint32) uint64 {
	x := r.Uint64()
	switch r.IntN(4) {
	case 0:
		x = uint64(r.IntN(5) - 2)
	case 1:
		x = 1<<(width-1) + uint64(r.IntN(3)-1)
	case 2:
		x = uint64(r.IntN(4600) - 2300)
	}
	return x & ir.Mask(width)
}

// newMachine makes a machine of a module whose functions were changed.
func newMachine(t *testing.T, text string, change func(*ir.Func)) *interp.Machine {
	t.Helper()
	m, diags := asm.Parse("in.ll", []byte(text), asm.Options{})
	if m == nil || diags.HasErrors() {
		t.Fatal(diags)
	}
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			change(f)
		}
	}
	machine, err := interp.New(interp.Options{}, interp.Source{Module: m, Name: "in.ll", Text: []byte(text)})
	if err != nil {
		t.Fatal(err)
	}
	return machine
}

func unchanged(*ir.Func) {}

// TestIntegerMeanings: what the interpreter gives for an integer intrinsic that patterns
// can name is what the table of these says, at every width that there is, beyond the
// small ones too.
func TestIntegerMeanings(t *testing.T) {
	type call struct {
		in        *dsl.Intrinsic
		width, to uint32
		imm       int // -1: none
	}
	var calls []call
	var text strings.Builder
	decls := map[string]bool{}
	for _, in := range dsl.Intrinsics() {
		if in.Eval == nil {
			continue
		}
		for _, w := range []uint32{1, 7, 8, 16, 32, 33, 64, 65, 128} {
			to, suffix := w, fmt.Sprintf(".i%d", w)
			result := fmt.Sprintf("i%d", w)
			switch in.Result() {
			case "U":
				to, result = 8, "i8"
				suffix = ".i8" + suffix
			case "{T,b}":
				result = fmt.Sprintf("{ i%d, i1 }", w)
			}
			if !in.Exists(w, to) {
				continue
			}
			for imm := range 2 {
				c := call{in, w, to, -1}
				var params, args, types []string
				for k, p := range in.Params() {
					if p == "imm" {
						c.imm = imm
						args, types = append(args, fmt.Sprintf("i1 %t", imm == 1)), append(types, "i1")
						continue
					}
					params = append(params, fmt.Sprintf("i%d %%x%d", w, k))
					args, types = append(args, params[k]), append(types, fmt.Sprintf("i%d", w))
				}
				if imm == 1 && c.imm < 0 {
					break
				}
				full := "@llvm." + in.Name + suffix
				fmt.Fprintf(&text, "define %s @f%d(%s) {\n  %%r = call %[1]s %[4]s(%[5]s)\n  ret %[1]s %%r\n}\n", result, len(calls), strings.Join(params, ", "), full, strings.Join(args, ", "))
				decls[fmt.Sprintf("declare %s %s(%s)\n", result, full, strings.Join(types, ", "))] = true
				calls = append(calls, c)
			}
		}
	}
	for d := range decls {
		text.WriteString(d)
	}
	machine := newMachine(t, text.String(), unchanged)
	r := rand.New(rand.NewPCG(13, 17))
	for i, c := range calls {
		for range 100 {
			args := make([]num.Int, 3)
			var vals []interp.Value
			for k, p := range c.in.Params() {
				if p == "imm" {
					args[k] = num.Of(uint64(c.imm))
					continue
				}
				args[k] = num.Int{Hi: extremeInt(r, 64), Lo: extremeInt(r, min(c.width, 64))}
				if c.width > 64 && r.IntN(2) == 0 {
					args[k] = num.Of(args[k].Lo).SExt(64)
				}
				args[k] = args[k].Trunc(c.width)
				vals = append(vals, interp.BigInt(args[k].Big(), c.width))
			}
			a := dsl.IntrinsicArgs{A: args[0], B: args[1], C: args[2], Width: c.width, To: c.to}
			want, outcome := c.in.Eval(a)
			got, err := machine.Call(machine.Func(fmt.Sprintf("f%d", i)), vals)
			if err != nil {
				t.Fatalf("%s at %d bits: %v", c.in.Name, c.width, err)
			}
			overflow := false
			if c.in.Overflow != nil {
				x, _ := got.Elems()[1].Int()
				got, overflow = got.Elems()[0], x == 1
			}
			same := outcome == ir.Poisoned && got.IsPoison()
			if x, ok := got.Big(); outcome == ir.Defined && ok && !got.IsPoison() {
				same = x.Cmp(want.Big()) == 0 && (c.in.Overflow == nil || overflow == c.in.Overflow(a))
			}
			if outcome == ir.NotFolded {
				continue
			}
			if !same {
				t.Fatalf("%s of %v at %d bits: the interpreter gives %s (overflow %t), the table %v", c.in.Name, bigs(args), c.width,
					machine.Format(machine.Func(fmt.Sprintf("f%d", i)).FuncType.Elem, got), overflow, want.Big())
			}
		}
	}
	if len(calls) < 200 {
		t.Errorf("only %d calls", len(calls))
	}
}

func bigs(list []num.Int) (out []*big.Int) {
	for _, x := range list {
		out = append(out, x.Big())
	}
	return out
}

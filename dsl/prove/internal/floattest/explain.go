package floattest

import (
	"fmt"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/prove/counterexample"
	"rewrite/passes/ir"
)

// outcomeOf is a value as counterexamples show it.
func (t *tester) outcomeOf(v value, id dsl.TypeID) counterexample.Outcome {
	f, isFloat, width := t.typeOf(id)
	o := counterexample.Outcome{UB: v.ub, Poison: v.poison, Bits: v.bits, Width: width}
	if isFloat {
		o.Format = f.Kind
	}
	return o
}

// llvmType is a type as LLVM spells it.
func (t *tester) llvmType(id dsl.TypeID) string {
	f, isFloat, width := t.typeOf(id)
	if isFloat {
		return f.Name
	}
	return fmt.Sprintf("i%d", width)
}

// explain makes the counterexample of the inputs at hand, for which the target
// can be bad and the source only what all lists.
func (t *tester) explain(bad value, all []value) *counterexample.Counterexample {
	c := t.counterexample()
	for _, v := range t.vars {
		in := counterexample.Input{Name: t.rule.Vars[v].Name, Type: t.llvmType(t.rule.Vars[v].Type), Constant: t.rule.Vars[v].Kind == dsl.ConstVar}
		for _, m := range t.inputs[v] {
			in.Members = append(in.Members, t.outcomeOf(m, t.rule.Vars[v].Type))
		}
		c.Inputs = append(c.Inputs, in)
	}
	for _, v := range all {
		c.From = append(c.From, t.outcomeOf(v, t.rule.LHS.Type))
	}
	c.To = t.outcomeOf(bad, t.rule.LHS.Type)
	p := printer{tester: t}
	// Each operation of the source with all that it can be, of the target as it
	// was when it went wrong.
	results := map[*node][]counterexample.Outcome{}
	t.choices.start()
	for more := true; more; more = t.choices.next() {
		t.eval(t.source)
		t.source.each(func(n *node) {
			if o := t.outcomeOf(n.got, n.term.Type); !slices.Contains(results[n], o) {
				results[n] = append(results[n], o)
			}
		})
	}
	c.Source = p.steps(t.source, results)
	t.choices.start()
	for more := true; more; more = t.choices.next() {
		if v, ok := t.eval(t.target); ok && v == bad {
			break
		}
	}
	t.target.each(func(n *node) { results[n] = []counterexample.Outcome{t.outcomeOf(n.got, n.term.Type)} })
	c.Target = p.steps(t.target, results)
	switch {
	case bad.ub:
		c.Differs = counterexample.AddsUB
	case bad.poison:
		c.Differs = counterexample.AddsPoison
	case len(all) > 1 || slices.ContainsFunc(c.Inputs, counterexample.Input.Undef):
		c.Differs = counterexample.WrongChoice
	}
	return c
}

// licence is the counterexample of an operation that carries a flag which the
// source does not give: there are no values to show.
func (t *tester) licence(bad *node) *counterexample.Counterexample {
	c := t.counterexample()
	c.Differs = counterexample.AddsLicence
	p := printer{tester: t}
	c.Source, c.Target = p.steps(t.source, nil), p.steps(t.target, nil)
	return c
}

func (t *tester) counterexample() *counterexample.Counterexample {
	c := &counterexample.Counterexample{Rule: t.rule.Name}
	for i, ty := range t.rule.Types {
		if ty.Name != "" && (ty.Kind == dsl.IntType || ty.Kind == dsl.FloatType) {
			c.Bound = append(c.Bound, fmt.Sprintf("%s = %s", ty.Name, t.llvmType(dsl.TypeID(i))))
		}
	}
	for i, p := range t.rule.PredVars {
		c.Bound = append(c.Bound, fmt.Sprintf("%s = %s", p.Name, t.bind.Preds[i]))
	}
	for i, f := range t.rule.FlagVars {
		fl := t.bind.Flags[i].String()
		if fl == "" {
			fl = "none"
		}
		c.Bound = append(c.Bound, fmt.Sprintf("%s = %s", f.Name, fl))
	}
	return c
}

// A printer writes the operations of a counterexample as LLVM would.
type printer struct {
	*tester
	count int
}

// steps lists the operations of a term, operands first.
func (p *printer) steps(root *node, results map[*node][]counterexample.Outcome) (steps []counterexample.Step) {
	var write func(n *node) string
	write = func(n *node) string {
		switch {
		case n.value != dsl.None && p.rule.Vars[n.value].Kind == dsl.ValueVar:
			return "%" + p.rule.Vars[n.value].Name
		case n.value != dsl.None || n.expr != nil || n.op == ir.OpInvalid:
			if results == nil && (n.value != dsl.None || n.expr != nil) {
				return "C"
			}
			return p.constant(n)
		}
		args := make([]string, len(n.args))
		typed := make([]string, len(n.args))
		for i, a := range n.args {
			args[i] = write(a)
			typed[i] = p.llvmType(a.term.Type) + " " + args[i]
		}
		p.count++
		name := fmt.Sprintf("%%%d", p.count)
		flags := n.flags.String()
		if flags != "" {
			flags += " "
		}
		all, to := strings.Join(typed, ", "), p.llvmType(n.term.Type)
		var text string
		switch form := n.op.Info().Form; {
		case n.call != nil:
			suffix := ""
			for _, id := range p.overloads(n) {
				suffix += "." + suffixOf(p.llvmType(id))
			}
			text = fmt.Sprintf("call %s%s @llvm.%s%s(%s)", flags, to, n.id, suffix, all)
		case n.op == ir.OpICmp || n.op == ir.OpFCmp:
			text = fmt.Sprintf("%s %s%s %s, %s", n.op, flags, n.pred, typed[0], args[1])
		case form == ir.FormCast:
			text = fmt.Sprintf("%s %s%s to %s", n.op, flags, typed[0], to)
		case form == ir.FormBinary:
			text = fmt.Sprintf("%s %s%s, %s", n.op, flags, typed[0], args[1])
		default:
			text = fmt.Sprintf("%s %s%s", n.op, flags, all)
		}
		steps = append(steps, counterexample.Step{Text: name + " = " + text, Results: results[n]})
		return name
	}
	if s := write(root); len(steps) == 0 && results != nil {
		steps = append(steps, counterexample.Step{Text: s, Results: results[root]})
	}
	return steps
}

// overloads are the types at the end of an intrinsic's name.
func (p *printer) overloads(n *node) (ids []dsl.TypeID) {
	seen := map[string]bool{}
	add := func(letter string, id dsl.TypeID) {
		if len(letter) == 1 && letter >= "A" && letter <= "Z" && !seen[letter] {
			seen[letter] = true
			ids = append(ids, id)
		}
	}
	add(n.call.Result(), n.term.Type)
	for i, s := range n.call.Params() {
		add(s, n.args[i].term.Type)
	}
	return ids
}

func suffixOf(typ string) string {
	if s, ok := map[string]string{"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}[typ]; ok {
		return s
	}
	return typ
}

// constant writes a constant as LLVM does: floats as bits.
func (p *printer) constant(n *node) string {
	o := p.outcomeOf(n.got, n.term.Type)
	f, isFloat, width := p.typeOf(n.term.Type)
	switch {
	case o.Poison:
		return "poison"
	case isFloat:
		return f.Hex(o.Bits)
	case width == 1:
		return o.String()
	}
	return fmt.Sprint(int64(o.Bits<<(64-width)) >> (64 - width))
}

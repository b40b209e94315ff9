package smt

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/prove/counterexample"
	"rewrite/passes/ir"
)

// A Query asks whether one direction of a rule is wrong at some widths.
type Query struct {
	Rule     *dsl.Rule
	Backward bool
	Widths   []uint32 // of each type
	// Live is an SMT-LIB script that is satisfiable iff the source is a number for
	// some input that meets the condition; without that the claim says nothing.
	Live string
	// Wrong is one that is satisfiable iff the claim is wrong.
	Wrong string
	// Inputs are the names that a model of Wrong gives values to.
	Inputs []string
	choice bool // the source chooses among undef
}

// What the sides of a rule are is defined under these names, with .ub, .poison
// and .bits behind them; of the source for its first choice.
const (
	sourceName = "the-source"
	targetName = "the-target"
)

// results are the names of what the sides are.
func results() (names []string) {
	for _, side := range []string{sourceName, targetName} {
		names = append(names, side+".ub", side+".poison", side+".bits")
	}
	return names
}

// query puts the parts together. The logic has quantifiers only where the
// source holds a literal undef.
func (e *encoder) query(backward bool, top []binding, live, wrong string) *Query {
	script := func(claim string) string {
		var b strings.Builder
		logic := "QF_BV"
		if strings.Contains(claim, "(forall ") {
			logic = "BV"
		}
		fmt.Fprintf(&b, "(set-logic %s)\n", logic)
		for _, d := range e.decls {
			b.WriteString(d + "\n")
		}
		for _, n := range top {
			fmt.Fprintf(&b, "(define-fun %s () %s %s)\n", n.name, n.sort, n.formula)
		}
		for _, a := range e.asserts {
			fmt.Fprintf(&b, "(assert %s)\n", a)
		}
		fmt.Fprintf(&b, "(assert %s)\n(check-sat)\n", claim)
		return b.String()
	}
	return &Query{Rule: e.r, Backward: backward, Widths: e.widths, Live: script(live), Wrong: script(wrong), Inputs: e.inputs}
}

// Bound is the largest width of a type of the query.
func (q *Query) Bound() uint32 {
	return slices.Max(append(slices.Clone(q.Widths), 1))
}

// Queries writes the directions that the rule claims at every combination of
// the widths that its types allow; none if it does not apply at any. The error
// says what of the rule can't be written.
func Queries(r *dsl.Rule, widths []uint32) ([]*Query, error) {
	for _, t := range r.Types {
		switch t.Kind {
		case dsl.IntType, dsl.AnyType, dsl.StructType:
		default:
			return nil, unsupported("types other than integers")
		}
	}
	var list []*Query
	for _, combo := range combinations(r, widths) {
		for _, backward := range []bool{false, true} {
			if backward && r.Arrow != dsl.Equal {
				continue
			}
			q, err := encode(r, backward, combo)
			if errors.Is(err, inapplicable) {
				break
			} else if err != nil {
				return nil, err
			}
			list = append(list, q)
		}
	}
	return list, nil
}

// combinations are the widths of all types, for open ones from the list.
func combinations(r *dsl.Rule, widths []uint32) [][]uint32 {
	var list [][]uint32
	combo := make([]uint32, len(r.Types))
	var try func(i int)
	try = func(i int) {
		if i == len(combo) {
			if allowed(r, combo) {
				list = append(list, slices.Clone(combo))
			}
			return
		}
		t := r.Types[i]
		switch {
		case t.Kind == dsl.IntType && t.Width != 0:
			combo[i] = t.Width
			try(i + 1)
		case t.Kind == dsl.StructType:
			combo[i] = 0
			try(i + 1)
		default:
			for _, combo[i] = range widths {
				try(i + 1)
			}
		}
	}
	try(0)
	return list
}

func allowed(r *dsl.Rule, widths []uint32) bool {
	for _, c := range r.Constraints {
		a, b := widths[c.A], widths[c.B]
		switch c.Kind {
		case dsl.Narrower:
			if a >= b {
				return false
			}
		case dsl.SameSize:
			if a != b {
				return false
			}
		case dsl.FieldOf:
			fields := r.Types[c.B].Fields
			if len(c.Indices) == 1 && c.Indices[0].Var == dsl.None && int(c.Indices[0].N) < len(fields) && a != widths[fields[c.Indices[0].N]] {
				return false
			}
		}
	}
	return true
}

// counterexample names the inputs of a model as the rule does. It has no steps.
func (q *Query) counterexample(model map[string]number64) *counterexample.Counterexample {
	c := &counterexample.Counterexample{Rule: q.Rule.Name, Backward: q.Backward}
	for i, t := range q.Rule.Types {
		if t.Name != "" && t.Kind != dsl.StructType && t.Width == 0 {
			c.Bound = append(c.Bound, fmt.Sprintf("%s = %d", t.Name, q.Widths[i]))
		}
	}
	undef := false
	for _, name := range q.Inputs {
		base, kind, _ := strings.Cut(name, ".")
		n := model[name]
		value := counterexample.Outcome{Bits: n.bits, Width: n.width}
		switch {
		case n.large != "": // no Outcome holds it
			c.Bound = append(c.Bound, fmt.Sprintf("%s = %s", base, n.large))
		case kind == "c":
			c.Inputs = append(c.Inputs, counterexample.Input{Name: base, Width: n.width, Constant: true, Members: []counterexample.Outcome{value}})
		case kind == "poison":
			in := counterexample.Input{Name: base}
			if n.bits == 1 {
				in.Members = []counterexample.Outcome{{Poison: true}}
			}
			c.Inputs = append(c.Inputs, in)
		case kind == "pred":
			c.Bound = append(c.Bound, fmt.Sprintf("%s = %s", base, ir.EQ+ir.Pred(n.bits)))
		case kind != "" && (kind[0] < '0' || kind[0] > '9'): // a flag
			if n.bits == 1 {
				c.Bound = append(c.Bound, fmt.Sprintf("%s has %s", base, kind))
			}
		case kind != "": // a copy, behind the poison of its variable
			in := &c.Inputs[slices.IndexFunc(c.Inputs, func(in counterexample.Input) bool { return in.Name == base })]
			in.Width = n.width
			if len(in.Members) == 0 || !in.Members[0].Poison && !slices.Contains(in.Members, value) {
				in.Members = append(in.Members, value)
			}
			undef = undef || in.Undef()
		}
	}
	c.Inputs = slices.DeleteFunc(c.Inputs, func(in counterexample.Input) bool { return len(in.Members) == 0 })
	side := func(name string) counterexample.Outcome {
		n := model[name+".bits"]
		return counterexample.Outcome{UB: model[name+".ub"].bits == 1, Poison: model[name+".poison"].bits == 1, Bits: n.bits, Width: n.width}
	}
	c.To = side(targetName)
	if model[sourceName+".bits"].large == "" && model[targetName+".bits"].large == "" {
		c.From = []counterexample.Outcome{side(sourceName)}
	}
	switch {
	case c.To.UB:
		c.Differs = counterexample.AddsUB
	case c.To.Poison:
		c.Differs = counterexample.AddsPoison
	case undef || q.choice:
		c.Differs = counterexample.WrongChoice
	}
	return c
}

// Package redundant finds rules whose work the others do:
//
//	rule double-and  and(x, and(x, y)) => and(x, y)       is what and-associates and and-self do
//
// A rule is dropped when, at all examples of all its instances, what is left of the rules lets its right side
// stand for its left side, or makes what is as cheap of it, with the limits, facts and moves of any run; and, if the
// rule says that something is another value or a constant, also where passes ask that without a graph. That is asked of the rules without it, and without all that were found before: what is found
// can go together.
package redundant

import (
	"hash/crc32"
	"maps"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/program"
	"rewrite/passes/simplify"
	"rewrite/rules"
)

// Options limit what is looked for.
type Options struct {
	// About tells which families to ask about; nil for all.
	About func(family string) bool
	// Equal tells which `<=>` are proved and union, as in program.Compile.
	Equal func(*dsl.Rule) bool
	// Done, if it is not nil, is called with how many rules were dealt with.
	Done func(n int)
}

// A Finding is a family that can go.
type Finding struct {
	First    *dsl.Rule // of its instances
	Examples int       // at which that was seen
}

// batch is how many families are left out at once, and share how many of all: compiling the others takes
// longer than asking them, and what can go beside others that are left out can go alone.
const (
	batch = 32
	share = 1.0 / 64
)

// Find gives the families that can go, in the order of the rules.
func Find(rules []*dsl.Rule, opt Options) ([]Finding, error) {
	families := map[string][]*dsl.Rule{}
	for _, r := range rules {
		families[r.Family] = append(families[r.Family], r)
	}
	names := slices.DeleteFunc(slices.Sorted(maps.Keys(families)), func(name string) bool { return opt.About != nil && !opt.About(name) })
	slices.SortStableFunc(names, func(a, b string) int { // relatives in different batches
		return int(crc32.ChecksumIEEE([]byte(a))>>1) - int(crc32.ChecksumIEEE([]byte(b))>>1)
	})
	gone := map[string]bool{}
	seen := map[string]int{}
	for some := range slices.Chunk(names, min(batch, 1+int(share*float64(len(names))))) {
		for _, name := range some {
			gone[name] = true
		}
		left, err := newRest(slices.DeleteFunc(slices.Clone(rules), func(r *dsl.Rule) bool { return gone[r.Family] }), opt.Equal)
		if err != nil {
			return nil, err
		}
		for _, name := range some {
			if seen[name], err = left.does(families[name]); err != nil {
				return nil, err
			}
			if seen[name] == 0 {
				delete(gone, name)
			}
			if opt.Done != nil {
				opt.Done(len(families[name]))
			}
		}
	}
	var found []Finding
	for _, r := range rules {
		if gone[r.Family] {
			found = append(found, Finding{r, seen[r.Family]})
			delete(gone, r.Family)
		}
	}
	return found, nil
}

// A rest is rules that may do the work of others: in graphs, and answering what one value comes to, where
// passes ask that (package simplify).
type rest struct {
	graph   *program.Program
	answers *simplify.Program
}

// newRest takes what holds however often a value is used: an example uses each once.
func newRest(rules []*dsl.Rule, equal func(*dsl.Rule) bool) (*rest, error) {
	rules = slices.DeleteFunc(rules, func(r *dsl.Rule) bool { return slices.ContainsFunc(r.Guards, aboutProgram) })
	p, err := program.Compile(rules, equal)
	return &rest{p, simplify.Compile(rules)}, err
}

// aboutProgram tells whether a condition asks how values are used.
func aboutProgram(c *dsl.Cond) bool {
	return c.Kind == dsl.FactCond && c.Fact.Info().About == dsl.AboutProgram || slices.ContainsFunc(c.Args, aboutProgram)
}

// does gives the number of examples of some rules if the rest does the work of all of them, else 0.
func (p *rest) does(rules []*dsl.Rule) (examples int, err error) {
	for _, r := range rules {
		list, lanes := Examples(r), Lanes(r)
		if len(list) == 0 || len(lanes) == 0 && r.LaneWise {
			return 0, nil
		}
		seen := examples
		for _, x := range append(list, lanes...) {
			if some, err := p.degenerate(x); some || err != nil {
				continue
			}
			examples++
			if ok, err := p.doesAt(r, x); !ok {
				return 0, err
			}
		}
		if examples == seen {
			return 0, nil
		}
	}
	return examples, nil
}

// doesAt tells whether the rest lets the right side of an example of a rule stand for its left side, or, where
// the rule is to make something cheaper, makes both equally cheap; and answers it, if the rule does.
func (p *rest) doesAt(r *dsl.Rule, x *Example) (bool, error) {
	if simplify.Answers(r) {
		if ok, err := answers(p.answers, x); !ok {
			return false, err
		}
	}
	if ok, err := x.Derived(p.graph); ok || err != nil {
		return ok, err
	}
	for _, sides := range [][2]string{{x.Left, x.Right}, {x.LeftUsed, x.RightUsed}} {
		before, after, err := cost(p.graph, sides[0])
		if err != nil {
			return false, err
		}
		wanted, least, err := cost(p.graph, sides[1])
		if err != nil || wanted >= before || after > least {
			return false, err
		}
	}
	return true, nil
}

// degenerate tells whether the rest finds that an example is about a constant or a variable, where the rule
// does not say so: it is poison, say.
func (p *rest) degenerate(x *Example) (bool, error) {
	wanted, least, err := cost(p.graph, x.Right)
	return wanted > 0 && least == 0, err
}

// answers tells whether the left side of an example is found to be another value.
func answers(p *simplify.Program, x *Example) (bool, error) {
	m, err := parse(x.Left)
	if err != nil {
		return false, err
	}
	f := m.Funcs[0]
	at := f.Blocks[1]
	v := at.Terminator().Args[0]
	s := p.For(f, manager.New(m).Of(f))
	defer s.Done()
	return !v.IsInstr() || s.Value(v, simplify.In(at)).Value != nil, nil
}

// Derived tells whether a program, which sees the left side of an example only, makes the right side of it.
func (x *Example) Derived(p *program.Program) (ok bool, err error) {
	err = x.ask(p, func(w *saturate.Worker, at *ir.Block, q saturate.Refinement) { ok = w.Derives(at, q) })
	return ok, err
}

// Refines tells whether a program lets the right side of an example stand for its left side, where it sees both.
func (x *Example) Refines(p *program.Program) (ok bool, err error) {
	err = x.ask(p, func(w *saturate.Worker, at *ir.Block, q saturate.Refinement) {
		missing, _ := w.Refines(at, []saturate.Refinement{q})
		ok = missing < 0
	})
	return ok, err
}

// ask gives f the block of an example, and its sides.
func (x *Example) ask(p *program.Program, f func(w *saturate.Worker, at *ir.Block, q saturate.Refinement)) error {
	m, err := parse(x.Both)
	if err != nil {
		return err
	}
	w, err := saturate.NewWorker(p, saturate.NewTypes(m), saturate.Options{})
	if err != nil {
		return err
	}
	at := m.Funcs[0].Blocks[1]
	var q saturate.Refinement
	for _, v := range at.Instrs {
		switch v.Name {
		case "l.":
			q.From = v.Args[0]
		case "r.":
			q.To = v.Args[0]
		}
	}
	f(w, at, q)
	return nil
}

// cost is that of what a program returns, before and after rules were applied.
func cost(p *program.Program, text string) (before, after int, err error) {
	m, err := parse(text)
	if err != nil {
		return 0, 0, err
	}
	model, err := rules.Generic()
	if err != nil {
		return 0, 0, err
	}
	w, err := saturate.NewWorker(p, saturate.NewTypes(m), saturate.Options{Cost: model})
	if err != nil {
		return 0, 0, err
	}
	f := m.Funcs[0]
	before = used(f, model)
	for range maxRounds {
		if s := w.Func(f); s.Changed == 0 {
			break
		}
	}
	return before, used(f, model), nil
}

// maxRounds is how often rules are applied to a program, as a pipeline does until nothing changes any more.
const maxRounds = 4

// used is the cost of what the result needs, and what is used elsewhere.
func used(f *ir.Func, model *dsl.CostModel) (sum int) {
	seen := map[*ir.Value]bool{}
	var need func(v *ir.Value)
	need = func(v *ir.Value) {
		if seen[v] || !v.IsInstr() {
			return
		}
		seen[v] = true
		name := ""
		if v.Op == ir.OpCall && v.Intrinsic() != 0 {
			name = strings.TrimPrefix(v.Intrinsic().String(), "llvm.")
		}
		sum += model.Cost(v.Op, name, v.Type, v.Flags)
		for _, a := range v.Args {
			need(a)
		}
	}
	for _, v := range f.Blocks[len(f.Blocks)-1].Instrs {
		if v.Op == ir.OpRet || v.Op == ir.OpCall && v.Intrinsic() == 0 {
			need(v)
		}
	}
	return sum
}

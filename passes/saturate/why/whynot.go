package why

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/egraph/whynot"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/program"
)

// Verdict says how far a rule got at a value.
type Verdict uint8

// Verdicts, from the nearest to the furthest.
const (
	Survived     Verdict = iota // it fired, and is behind what was chosen
	Lost                        // it fired, and something cheaper was chosen
	NotBuilt                    // it fired, and what it makes cannot be built here
	NotNeeded                   // it fired, and nothing needs the value
	KnownAlready                // it matched, and told nothing new
	Limited                     // it matched, and the run stopped before it was applied
	NoConstant                  // it matched, and a constant of its right side does not exist
	Settled                     // the value is as good as a constant: nothing is matched there
	Missed                      // it does not match
)

var verdictNames = [...]string{"survived", "lost", "cannot be built", "not needed", "known already", "limit", "no constant", "settled", "missed"}

// String names the verdict.
func (v Verdict) String() string { return verdictNames[v] }

// NearMiss says how far a rule got at a value, and what kept it.
type NearMiss struct {
	Rule *dsl.Rule
	// Instance is how the graph calls what got this far: the rule's name, with
	// predicates and /reverse.
	Instance string
	Func     *ir.Func
	Block    string
	Value    string
	From     string // what the value computes
	Pos      uint32
	Dbg      string
	Verdict  Verdict
	// Done of All parts of the left side fitted: operators, variables, conditions.
	Done, All int
	Why       string // in words
	// Form is what the value is where the rule got that far, if that is not From but
	// what rules made of it.
	Form string
	// EdgeOnly: it is an equality, and matched only by what refines an operand, or
	// with flags to spare. So it could not make two values one.
	EdgeOnly bool
	// Extra is what the block would cost more with what the rule made, of Lost.
	Extra int64

	root egraph.NodeID // where the attempt began
}

// SortMisses puts the nearest first, and what is as near in the order of the text.
func SortMisses(list []*NearMiss) {
	slices.SortStableFunc(list, func(a, b *NearMiss) int {
		return cmp.Or(cmp.Compare(a.aside(), b.aside()), cmp.Compare(a.Verdict, b.Verdict), cmp.Compare(a.All-a.Done, b.All-b.Done), cmp.Compare(b.All, a.All),
			cmp.Compare(a.Pos, b.Pos), strings.Compare(a.Instance, b.Instance))
	})
}

// aside is 1 for what hardly matters: attempts on what rules made that did nothing.
func (m *NearMiss) aside() int {
	if m.Form != "" && m.Verdict >= KnownAlready {
		return 1
	}
	return 0
}

// maxMatches bounds the matches of one rule that are looked at in one block.
const maxMatches = 1000

// WhyNot says how far rules got at the values of the block that the rules could
// match. Values without the operation that the left side begins with are left out.
func (in *Inspected) WhyNot(rule func(*dsl.Rule) bool, value func(*ir.Value) bool) (list []*NearMiss) {
	if in.t == nil {
		return nil
	}
	bg := in.w.bg
	g := bg.E
	told := map[egraph.ClassID]bool{}
	for _, v := range in.Block.Instrs {
		if v.Op == ir.OpPhi || bg.Fixed[v.ID] || !value(v) {
			continue
		}
		k := g.Find(bg.Class[v.ID])
		if told[k] {
			continue
		}
		told[k] = true
		for gi := range in.w.p.Groups {
			gr := &in.w.p.Groups[gi]
			best := map[*dsl.Rule]*NearMiss{}
			var order []*dsl.Rule
			for id, r := range gr.Of {
				if !rule(r) {
					continue
				}
				m := in.miss(gi, egraph.RuleID(id), k)
				if m == nil {
					continue
				}
				old := best[r]
				if old == nil {
					order = append(order, r)
				}
				if old == nil || cmp.Or(cmp.Compare(m.aside(), old.aside()), cmp.Compare(m.Verdict, old.Verdict), cmp.Compare(m.All-m.Done, old.All-old.Done)) < 0 {
					best[r] = m
				}
			}
			for _, r := range order {
				m, u := best[r], v
				if o := bg.Origin(m.root); o != nil && o.Block == in.Block && value(o) {
					u = o // of several values that are equal
				}
				c := in.t.about(u)
				m.Rule, m.Func, m.Block, m.Value, m.From, m.Pos, m.Dbg = r, c.Func, c.Block, c.Value, c.From, c.Pos, c.Dbg
				list = append(list, m)
			}
		}
	}
	return list
}

// miss says how far one rule of the graph got at a class, nil if its first
// operation is not there.
func (in *Inspected) miss(group int, id egraph.RuleID, k egraph.ClassID) *NearMiss {
	g := in.w.bg.E
	gr := &in.w.p.Groups[group]
	rule := &gr.Rules.Rules[id]
	m := &NearMiss{Instance: rule.Name}
	found, miss := whynot.At(g, gr.Rules, id, k, maxMatches)
	m.Done, m.All = miss.Done, miss.All
	switch {
	case len(found) > 0:
		if !in.applied(m, group, id, k) {
			m.Verdict, m.Why = Limited, "it matches the graph as it is at the end, "+in.Stops[min(group, len(in.Stops)-1)].String()
		}
		return m
	case miss.Kind == whynot.Constant:
		root, ok := in.beginsWith(rule, k)
		if !ok {
			return nil
		}
		m.root = root
		n, _ := in.w.bg.ConstantFor(k)
		m.Verdict = Settled
		m.Why = "the value is as good as the constant " + in.t.label(n) + ", and nothing is matched there any more"
		return m
	case miss.Done == 0:
		return nil
	}
	m.Verdict = Missed
	m.Why = in.words(gr, id, &miss)
	m.root, m.Form = miss.Root, in.form(miss.Root)
	return m
}

// form is what a node is, "" if it is of the input.
func (in *Inspected) form(n egraph.NodeID) string {
	if in.w.bg.E.Original(n) {
		return ""
	}
	return in.t.nodeText(n)
}

// beginsWith finds in a class the operation that a left side begins with.
func (in *Inspected) beginsWith(rule *egraph.Rule, k egraph.ClassID) (n egraph.NodeID, ok bool) {
	g := in.w.bg.E
	swapped := g.Language().Ops[rule.Left.Op].Swapped
	for n := range g.Nodes(k) {
		if op := g.Op(n); op == rule.Left.Op || swapped != 0 && op == swapped {
			return n, true
		}
	}
	return 0, false
}

// applied says what became of the applications of a rule at a class. ok is false
// if there is none.
func (in *Inspected) applied(m *NearMiss, group int, id egraph.RuleID, k egraph.ClassID) (ok bool) {
	g := in.w.bg.E
	gr := &in.w.p.Groups[group]
	rule := &gr.Rules.Rules[id]
	verdict := Missed
	for _, a := range g.Applications(gr.Rules, id, maxMatches) {
		if g.ClassOf(a.Root) != k {
			continue
		}
		n := &NearMiss{Instance: m.Instance, root: a.Root, Form: in.form(a.Root), EdgeOnly: rule.Kind == egraph.Equality && !a.Exact}
		in.judge(n, id, group, a, k)
		if verdict == Missed || cmp.Or(cmp.Compare(n.aside(), m.aside()), cmp.Compare(n.Verdict, verdict)) < 0 {
			verdict = n.Verdict
			*m = *n
		}
		ok = true
	}
	return ok
}

// judge says what became of one application.
func (in *Inspected) judge(m *NearMiss, id egraph.RuleID, group int, a egraph.Application, k egraph.ClassID) {
	g, t, gr := in.w.bg.E, in.t, &in.w.p.Groups[group]
	r := gr.Of[id]
	value, survived := in.survivors()[applied{r, k}]
	made := ""
	if !a.Refused {
		made = t.nodeText(a.Result)
	}
	switch {
	case survived:
		m.Verdict, m.Why = Survived, "it fired, and is on the explanation of "+value
	case a.Refused:
		m.Verdict, m.Why = NoConstant, "it matches, but a constant of its right side does not exist for these operands"
		if a.Guard >= 0 {
			m.Verdict, m.Why = Missed, in.clauseText(r, gr.Clauses[id][a.Guard])
			m.Done, m.All = a.Done, a.All
		}
	case !a.Holds:
		m.Verdict, m.Why = Limited, "it matches, but was not applied: "+in.Stops[min(group, len(in.Stops)-1)].String()
	case !a.Told:
		m.Verdict, m.Why = KnownAlready, "it matches, but the graph knew "+made+" already"
	default:
		if _, needed := t.s.Node(g, k); !needed {
			m.Verdict, m.Why = NotNeeded, "it fired and made "+made+", but nothing needs the value any more"
			break
		}
		cost, ok := in.costWith(k, a.Result)
		if !ok {
			m.Verdict, m.Why = NotBuilt, "it fired, but "+made+" cannot be built here: "+in.why(a.Result)
			break
		}
		m.Verdict, m.Extra = Lost, int64(cost)-int64(t.s.Cost)
		instead := "what was there"
		if n, ok := t.s.Node(g, k); ok {
			instead = t.nodeText(n)
		}
		if m.Extra == 0 {
			m.Why = fmt.Sprintf("it fired, but %s costs as much as %s, which was chosen", made, instead)
		} else {
			m.Why = fmt.Sprintf("it fired, but with %s the block costs %.2f more than with %s", made, float64(m.Extra)/dsl.CostUnit, instead)
		}
	}
}

// why says why a node cannot be built.
func (in *Inspected) why(n egraph.NodeID) string {
	bg := in.w.bg
	if bg.E.Op(n) >= program.FirstOp && bg.Origin(n) == nil {
		m := bg.Vocab.Back[bg.E.Op(n)]
		switch {
		case in.w.ex.TooNew(m):
			return fmt.Sprintf("LLVM %d does not know it", bg.LLVM)
		case m.Function != "":
			return "@" + m.Function + in.w.ex.CannotCall(n, m.Function)
		case !m.Op.Is(ir.Speculatable) && m.Intrinsic == nil:
			return "it might trap"
		}
	}
	return "an operand is not available there"
}

// words says what a left side failed at.
func (in *Inspected) words(gr *program.Group, id egraph.RuleID, miss *whynot.Miss) string {
	t, r, rule := in.t, gr.Of[id], &gr.Rules.Rules[id]
	side := r.LHS
	if strings.HasSuffix(rule.Name, program.Reverse) {
		side = r.RHS
	}
	term, user := side, (*dsl.Term)(nil)
	for _, i := range miss.Path {
		if i < len(term.Args) {
			term, user = term.Args[i], term
		}
	}
	want := r.TermString(term)
	if user != nil {
		want += " in " + r.TermString(user)
	}
	there := in.describe(miss.Class)
	switch miss.Kind {
	case whynot.Op:
		return fmt.Sprintf("%s is wanted, there is %s", want, there)
	case whynot.Flags:
		return fmt.Sprintf("%s is wanted, and %s lacks %s", want, t.nodeText(miss.Node), program.UnpackFlags(miss.Lacks))
	case whynot.Payload:
		return fmt.Sprintf("%s is wanted, there is %s", want, t.nodeText(miss.Node))
	case whynot.Type, whynot.TypeKind:
		return fmt.Sprintf("%s has the wrong type: %s is %s", want, there, in.typeOf(miss.Class))
	case whynot.Var:
		return fmt.Sprintf("%s is both %s and %s, which are not known to be one value", r.TermString(term), in.describe(miss.Other), there)
	case whynot.Guard:
		return in.condition(gr, id, miss)
	case whynot.TypeGuard:
		seen := map[string]bool{}
		var types []string
		for v := egraph.Var(0); v < egraph.MaxVars; v++ {
			if k, ok := miss.Vars[v]; ok && !seen[in.typeOf(k)] {
				seen[in.typeOf(k)] = true
				types = append(types, in.typeOf(k))
			}
		}
		return "it is not for values of these types: " + strings.Join(types, ", ")
	}
	return "too many ways to match: the search for the nearest was given up"
}

func (in *Inspected) typeOf(k egraph.ClassID) string {
	return in.w.bg.Types.IR(in.w.bg.E.Type(k)).String()
}

// maxForms bounds the operations that are told of one value.
const maxForms = 3

// describe is a class in words: its value, and what computes it in the input, or
// else what rules made of it.
func (in *Inspected) describe(k egraph.ClassID) string {
	g := in.w.bg.E
	name := in.t.className(k)
	if _, ok := g.Constant(k); ok {
		return name
	}
	var forms []string
	for n := range g.Nodes(k) {
		switch {
		case g.Arity(n) == 0 || g.Op(n) == program.OpFixed:
		case g.Original(n):
			return name + ", which is " + in.t.nodeText(n)
		case len(forms) < maxForms:
			forms = append(forms, in.t.nodeText(n))
		}
	}
	if len(forms) > 0 && !strings.HasPrefix(name, "%") {
		return strings.Join(forms, " or ")
	}
	return name
}

// condition tells a condition that is false, with what is known of its variables.
func (in *Inspected) condition(gr *program.Group, id egraph.RuleID, miss *whynot.Miss) string {
	bg, r := in.w.bg, gr.Of[id]
	cl := gr.Clauses[id][miss.Guard]
	u := program.NewUses()
	text := in.clauseText(r, cl)
	if cl.Cond != nil {
		u.Cond(cl.Cond)
	}
	var known []string
	arg := 0
	for id := range r.Vars {
		if !u.Vars[dsl.VarID(id)] || arg >= len(miss.Args) {
			continue
		}
		k := miss.Args[arg]
		arg++
		s := r.Vars[id].Name + " is " + in.t.className(k)
		if f := factText(bg.Of(bg.E, k)); f != "" && in.t.className(k) != f {
			if _, ok := bg.E.Constant(k); !ok {
				s += " (" + f + ")"
			}
		}
		known = append(known, s)
	}
	if len(known) > 0 {
		text += ": " + strings.Join(known, ", ")
	}
	return text
}

// clauseText says that what a guard asks does not hold.
func (in *Inspected) clauseText(r *dsl.Rule, cl program.Clause) string {
	switch {
	case cl.Cond != nil:
		return "the condition " + r.CondString(cl.Cond) + " is false"
	case cl.Expr != nil:
		return "a constant of its left side is another one"
	}
	return cl.Words
}

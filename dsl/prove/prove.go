// Package prove tells whether rules are right: whether the target refines the
// source, poison, undef and undefined behaviour included, in each direction
// that the arrow claims. It tries all inputs at small widths, and asks a SAT solver
// at those that are too wide for that. README.md has the method, its limits, and how
// to read a counterexample.
package prove

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/prove/counterexample"
	"rewrite/dsl/prove/internal/floattest"
	"rewrite/passes/ir"
)

const (
	// SmallWidth is the widest value of a width variable that is always tried.
	SmallWidth = 4
	// DefaultSteps is how many values of inputs are tried in one direction of a
	// rule, a matter of some ten milliseconds. Widths that need more are left out.
	DefaultSteps = 1 << 20
	// DefaultEffort is for rules that are proved once; QuickEffort for rules that
	// are loaded, and proved each time.
	DefaultEffort = 100
	QuickEffort   = 10
	// instanceSteps is what it costs to set up one instance (widths, flags and
	// predicates), in steps. It bounds rules with very many instances.
	instanceSteps = 512
	// checkSteps is what it costs to evaluate a condition, in steps.
	checkSteps = 4
	// hopelessSteps is what is spent on an instance that cannot be tried out: a
	// rule that is wrong is often so for small numbers.
	hopelessSteps = 1 << 14
	// maxSpecialWidth bounds the widths that are tried because a literal, an
	// intrinsic or a fixed type needs them.
	maxSpecialWidth = 16
)

// Options of a proof. The zero value is the default.
type Options struct {
	Steps int // values of inputs tried per direction; 0: DefaultSteps
	// Effort is how much the solver may do in one direction, for the widths that
	// are not tried out: rounds of some 3 ms of work. 0: no solver. The verdict
	// depends on it, and on no clock. DefaultEffort proves nearly all that more of
	// it would.
	Effort int
}

// Status is what is known of a rule.
type Status uint8

const (
	Unproved  Status = iota // neither right nor wrong, by this prover
	Proved                  // right at the widths that the verdict names
	Disproved               // wrong; there is a counterexample
	Assumed                 // an axiom: its author answers for it
	Tested                  // floating point: right for all inputs that were tried, which are not all there are
)

// String is the status as a word.
func (s Status) String() string {
	return [...]string{"unproved", "proved", "disproved", "assumed", "tested"}[s]
}

// Unions tells whether a <=> of this status may make two values one. Only a
// proof allows that; every other right side is an edge (SEMANTICS 1).
func (s Status) Unions() bool { return s == Proved }

// Statuses lists them all.
func Statuses() []Status { return []Status{Unproved, Proved, Disproved, Assumed, Tested} }

// A Verdict is the result of a proof.
type Verdict struct {
	Status Status
	// Reason says why a rule is Unproved or Assumed, and under what proviso one
	// is Tested.
	Reason string
	// Widths are the bounds of the proof in ascending order: n is among them if
	// the rule is right at all combinations of widths whose largest is n, and
	// its condition can be true at one of them. Combinations are of all widths up
	// to SmallWidth, beyond that of those that the solver looks at.
	Widths []uint32
	// Solved are those of Widths that a solver proved; see MethodAt.
	Solved []uint32
	// External are those that a solver outside this program proved.
	External []uint32
	// Vacuous, of Unproved: the condition was never true, and nothing in the
	// rule lets one expect that it is at other widths.
	Vacuous bool
	// Forward: a <=> that is not Proved is right as =>, at Widths.
	Forward bool
	// Formats, of Tested: in which it was.
	Formats []string
	// OneUse, of Tested: it holds only if nothing else uses the results of
	// the operations inside the left side, as these leave a choice (which NaN,
	// which zero, which rounding) that the right side takes in another way.
	OneUse bool
	// Inputs is how many inputs met the condition in both directions together.
	Inputs int
	// Counterexample, of Disproved, is at the smallest widths, without poison
	// and undef if it can be.
	Counterexample *counterexample.Counterexample
}

// Method is how a rule was proved at some width.
type Method uint8

const (
	// Exhaustive: all inputs were tried.
	Exhaustive Method = iota
	// SAT: a solver, or the simplification before it, found that no input is a
	// counterexample.
	SAT
	// External: an installed z3 says so.
	External
)

// String is the method as a word.
func (m Method) String() string { return [...]string{"exhaustive", "sat", "z3"}[m] }

// MethodAt is how a rule was proved at one of its Widths.
func (v Verdict) MethodAt(width uint32) Method {
	switch {
	case slices.Contains(v.Solved, width):
		return SAT
	case slices.Contains(v.External, width):
		return External
	}
	return Exhaustive
}

// String is the verdict in a few words; a counterexample prints itself.
func (v Verdict) String() string {
	if v.Status == Proved {
		return "proved at " + widthList(v.Widths)
	}
	if v.Status == Tested {
		return fmt.Sprintf("tested in %s on %d inputs", formatList(v.Formats), v.Inputs)
	}
	text := v.Status.String()
	if v.Forward && v.Formats != nil {
		text += " for <=> (tested for => in " + formatList(v.Formats) + ")"
	} else if v.Forward {
		text += " for <=> (proved for => at " + widthList(v.Widths) + ")"
	}
	if v.Reason != "" {
		text += ": " + v.Reason
	}
	return text
}

// widthList writes 1, 2, 3, 8 as "1 to 3 and 8 bits".
func widthList(widths []uint32) string {
	var parts []string
	for i := 0; i < len(widths); {
		j := i
		for j+1 < len(widths) && widths[j+1] == widths[j]+1 {
			j++
		}
		switch j - i {
		case 0:
			parts = append(parts, fmt.Sprint(widths[i]))
		case 1:
			parts = append(parts, fmt.Sprint(widths[i]), fmt.Sprint(widths[j]))
		default:
			parts = append(parts, fmt.Sprintf("%d to %d", widths[i], widths[j]))
		}
		i = j + 1
	}
	unit := " bits"
	if len(widths) == 1 && widths[0] == 1 {
		unit = " bit"
	}
	if n := len(parts); n > 1 {
		return strings.Join(parts[:n-1], ", ") + " and " + parts[n-1] + unit
	}
	return strings.Join(parts, "") + unit
}

// formatList writes formats as "half, float and double".
func formatList(names []string) string {
	if n := len(names); n > 1 {
		return strings.Join(names[:n-1], ", ") + " and " + names[n-1]
	}
	return strings.Join(names, "")
}

// Rule proves one rule or disproves it. It is deterministic.
func Rule(r *dsl.Rule, opt Options) Verdict {
	if r.Axiom != "" {
		return Verdict{Status: Assumed, Reason: r.Axiom}
	}
	if opt.Steps == 0 {
		opt.Steps = DefaultSteps
	}
	if r.Floating() {
		return floatRule(r, opt)
	}
	s, err := newSubject(r)
	if err != nil {
		return Verdict{Reason: err.Error()}
	}
	forward := s.direction(r.LHS, r.RHS, s.unflagged(r.LHS), opt)
	v := forward.verdict()
	if v.Status != Proved || r.Arrow == dsl.Refine {
		return v
	}
	// Right to left a rule holds for exact matches, or is a pattern itself.
	var open []*dsl.Term
	if r.Reverse {
		open = s.unflagged(r.RHS)
	}
	backward := s.direction(r.RHS, r.LHS, open, opt)
	b := backward.verdict()
	b.Inputs += v.Inputs
	if b.Counterexample != nil {
		b.Counterexample.Backward = true
	}
	if b.Status == Proved {
		v.Widths = slices.DeleteFunc(v.Widths, func(w uint32) bool { return !slices.Contains(b.Widths, w) })
		v.Solved = slices.DeleteFunc(append(v.Solved, b.Solved...), func(w uint32) bool { return !slices.Contains(v.Widths, w) })
		slices.Sort(v.Solved)
		v.Solved = slices.Compact(v.Solved)
	} else {
		b.Forward = true
	}
	b.Widths, b.Solved = v.Widths, v.Solved
	return b
}

// floatRule has a rule tested in each direction that its arrow claims.
func floatRule(r *dsl.Rule, opt Options) Verdict {
	v := floatDirection(r, r.LHS, r.RHS, opt)
	if v.Status != Tested || r.Arrow == dsl.Refine {
		return v
	}
	b := floatDirection(r, r.RHS, r.LHS, opt)
	b.Inputs += v.Inputs
	b.OneUse = b.OneUse || v.OneUse
	if b.Status != Tested {
		b.Forward, b.Formats = true, v.Formats
	}
	if b.Counterexample != nil {
		b.Counterexample.Backward = true
	}
	return b
}

func floatDirection(r *dsl.Rule, source, target *dsl.Term, opt Options) Verdict {
	t, err := floattest.Direction(r, source, target, opt.Steps)
	switch {
	case err != nil:
		return Verdict{Reason: err.Error(), Vacuous: errors.Is(err, floattest.ErrNever)}
	case t.Counterexample != nil:
		return Verdict{Status: Disproved, Counterexample: t.Counterexample, Inputs: t.Inputs}
	}
	v := Verdict{Status: Tested, Inputs: t.Inputs, Formats: t.Formats, OneUse: t.OneUse}
	if t.OneUse {
		v.Reason = "if nothing else uses what is inside its left side"
	}
	return v
}

// HasMeaning tells whether the result of a call is defined, so that a rule with
// it can be proved or tested. That of libm's functions and of functions of the
// program is known to their documentation only.
func HasMeaning(call *dsl.Term) bool {
	return call.Intrinsic != nil && floattest.Knows(call.Intrinsic)
}

// A proof is the state of one direction.
type proof struct {
	*subject
	source, target *dsl.Term
	flaggable      []*dsl.Term            // operations that may carry more flags than the rule says
	extra          map[*dsl.Term]ir.Flags // what they carry beyond
	steps          int                    // left
	inputs         int                    // that met the condition
	// What is known of the bound that is being tried, and the bounds at which
	// it was so: the rule applies; the source is a number for some input.
	applies, number   bool
	applied, numbered []uint32
	widths            []uint32 // bounds at which some input met the condition
	tried             []uint32 // bounds at which all was tried
	solved            []uint32 // of widths, those proved by the solver
	exhausted         bool
	// Of the bound that the solver is asked about: some input met the condition;
	// it is not proved.
	met, open  bool
	unsolvable error // why the solver could not be asked
	rounds     int   // left for the solver
	failure    error // an unprovable
	example    *counterexample.Counterexample
}

func (s *subject) direction(source, target *dsl.Term, flaggable []*dsl.Term, opt Options) *proof {
	p := s.newProof(source, target, flaggable)
	p.steps = opt.Steps
	if s.sources > 0 {
		p.steps *= pointerSteps
	}
	p.tryAll()
	if opt.Effort > 0 && s.sources == 0 && p.failure == nil && p.example == nil {
		p.solve(opt.Effort, append(slices.Clone(solvedWidths), p.candidates...))
	}
	return p
}

func (s *subject) newProof(source, target *dsl.Term, flaggable []*dsl.Term) *proof {
	return &proof{subject: s, source: source, target: target, flaggable: flaggable, extra: map[*dsl.Term]ir.Flags{}}
}

// tryAll tries all inputs at small widths.
func (p *proof) tryAll() {
	bind := p.rule.NewBindings()
	combos := p.widthCombinations(bind, p.candidates)
	for i := 0; i < len(combos); {
		// All combinations with one largest width are covered, or none.
		bound, inputs := slices.Max(combos[i]), p.inputs
		p.applies, p.number = false, false
		for ; i < len(combos) && slices.Max(combos[i]) == bound; i++ {
			p.setWidths(bind, combos[i])
			if !p.eachInstance(bind, p.instance) {
				return
			}
		}
		p.tried = append(p.tried, bound)
		if p.applies {
			p.applied = append(p.applied, bound)
		}
		if p.number {
			p.numbered = append(p.numbered, bound)
		}
		if p.inputs > inputs {
			p.widths = append(p.widths, bound)
		}
	}
}

func (p *proof) verdict() Verdict {
	v := Verdict{Widths: p.widths, Inputs: p.inputs}
	if len(p.numbered) > 0 {
		// Nothing is shown where the source is always poison, say because it
		// shifts by 8.
		v.Widths = p.numbered
	}
	v.Solved = slices.DeleteFunc(slices.Clone(p.solved), func(w uint32) bool { return !slices.Contains(v.Widths, w) })
	switch {
	case p.failure != nil:
		return Verdict{Reason: p.failure.Error()}
	case p.example != nil:
		v.Status, v.Counterexample, v.Widths = Disproved, p.example, nil
		v.Solved = nil
	case len(p.widths) > 0 && len(p.numbered) == 0 && p.wants > SmallWidth && p.rule.RHS.Kind != dsl.PoisonTerm:
		v.Widths, v.Reason = nil, "its left side is always poison or undefined behaviour at "+widthList(p.widths)
	case len(p.widths) > 0:
		v.Status = Proved
	case p.exhausted:
		v.Reason = "too many inputs to try them all"
		if p.unsolvable != nil {
			v.Reason += "; " + p.unsolvable.Error()
		}
	case len(p.applied) > 0:
		v.Reason, v.Vacuous = "its condition is never true at "+widthList(p.applied), p.wants <= SmallWidth
	default:
		v.Reason = "applies at none of the widths tried"
	}
	return v
}

// eachInstance calls f for every binding of predicates and flags at the widths
// of bind. It returns false when there is nothing more to try.
func (p *proof) eachInstance(bind *dsl.Bindings, f func(*dsl.Bindings) bool) bool {
	return p.eachPred(bind, 0, func() bool {
		return p.eachFlags(bind, 0, func() bool { return f(bind) })
	})
}

func (p *proof) eachPred(bind *dsl.Bindings, i int, f func() bool) bool {
	if i == len(bind.Preds) {
		return f()
	}
	for pred := ir.EQ; pred <= ir.SLE; pred++ {
		bind.Preds[i] = pred
		if !p.eachPred(bind, i+1, f) {
			return false
		}
	}
	return true
}

// eachFlags binds a flag variable to every set of the flags that its operation
// can carry and that holds those which the pattern requires; then it gives
// every set of flags to operations that may carry more than that.
func (p *proof) eachFlags(bind *dsl.Bindings, i int, f func() bool) bool {
	var set func(ir.Flags)
	var required, free ir.Flags
	switch k := i - len(bind.Flags); {
	case k < 0:
		required = p.required[i]
		free = p.rule.FlagVars[i].Domain &^ required
		set = func(fl ir.Flags) { bind.Flags[i] = fl }
	case k < len(p.flaggable):
		t := p.flaggable[k]
		free = t.Op.Info().Flags & ir.PoisonFlags &^ (t.Flags.Set | ir.FastMath)
		set = func(fl ir.Flags) { p.extra[t] = fl }
	default:
		return f()
	}
	for sub := ir.Flags(0); ; sub = (sub - free) & free { // the subsets of free in order
		set(required | sub)
		if !p.eachFlags(bind, i+1, f) {
			return false
		}
		if sub == free {
			return true
		}
	}
}

// instance tries all inputs with everything else bound.
func (p *proof) instance(bind *dsl.Bindings) bool {
	p.steps = max(p.steps-instanceSteps, 0)
	l, err := lower(p.subject, p.source, p.target, bind, p.extra)
	if errors.Is(err, errNoWidth) {
		return true
	} else if err != nil {
		p.failure = err
		return false
	}
	p.applies = true
	if l.tooWide(p.steps) {
		p.steps = min(p.steps, hopelessSteps)
	}
	s := newSearch(&l.program, wholeScope, p.steps)
	switch s.search() {
	case wrong:
		p.example = l.explain(s)
		return false
	case tooMany:
		p.exhausted = true
		return false
	}
	p.steps = s.steps
	p.inputs += s.tried
	p.number = p.number || s.number
	return true
}

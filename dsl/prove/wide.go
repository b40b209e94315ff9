package prove

import (
	"errors"
	"math/rand/v2"
	"slices"

	"rewrite/dsl"
	"rewrite/dsl/prove/internal/term"
)

// solvedWidths are the widths at which the solver proves rules, in every
// combination that a rule allows: small ones because much goes wrong there, and
// those of programs.
var solvedWidths = []uint32{1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64}

// sampleTries is how many inputs are tried to find one that meets the condition.
const sampleTries = 200

// solve proves the bounds, of widths at, that were not tried out, the smallest first. What
// takes too long is left out.
func (p *proof) solve(rounds int, at []uint32) {
	bind := p.rule.NewBindings()
	widths := slices.Sorted(slices.Values(at))
	combos := p.widthCombinations(bind, slices.Compact(widths))
	p.rounds = rounds
	for i := 0; i < len(combos); {
		bound := slices.Max(combos[i])
		from := i
		for i < len(combos) && slices.Max(combos[i]) == bound {
			i++
		}
		if bound <= SmallWidth && slices.Contains(p.tried, bound) {
			continue
		}
		p.applies, p.met, p.number, p.open = false, false, false, false
		for _, widths := range combos[from:i] {
			p.setWidths(bind, widths)
			if !p.eachInstance(bind, p.solveInstance) || p.open {
				break
			}
		}
		if p.failure != nil || p.example != nil {
			return
		}
		if p.open {
			continue
		}
		note := func(list *[]uint32, is bool) {
			if is && !slices.Contains(*list, bound) {
				*list = append(*list, bound)
				slices.Sort(*list)
			}
		}
		note(&p.applied, p.applies)
		note(&p.numbered, p.number)
		note(&p.solved, p.met && !slices.Contains(p.widths, bound))
		note(&p.widths, p.met)
	}
}

// solveInstance asks the solver about one instance. It returns false when there
// is nothing more to try.
func (p *proof) solveInstance(bind *dsl.Bindings) bool {
	l, err := lower(p.subject, p.source, p.target, bind, p.extra)
	if errors.Is(err, errNoWidth) {
		return true
	} else if err != nil {
		p.failure = err
		return false
	}
	f, err := l.formula()
	if err != nil {
		p.open, p.unsolvable = true, err
		return false
	}
	p.applies = true
	defer func() { p.rounds = max(p.rounds-f.spent, 0) }()
	q, a := f.refute(p.limit())
	switch a {
	case unknown:
		p.open = true
		return false
	case someInput:
		return p.disprove(l, q)
	}
	if !p.number {
		p.sample(l, f)
	}
	return true
}

// limit is how much the next query may take: a half of what is left.
func (p *proof) limit() int { return p.rounds / 2 }

// sample looks for an input that meets the condition, and for one for which the
// source is a number: by trying some, then by asking.
func (p *proof) sample(l *lowering, f *formula) {
	rng := rand.New(rand.NewPCG(1, uint64(len(l.slots))))
	for range sampleTries {
		s := newSearch(&l.program, wholeScope, 1)
		if s.random(rng) {
			p.met = true
			if s.regs[s.source].isNumber() {
				p.number = true
				return
			}
		}
	}
	for _, ask := range []struct {
		what term.ID
		set  *bool
	}{{f.number, &p.number}, {f.condition, &p.met}} {
		if q := f.newQuery(false); q.ask(p.limit(), ask.what) == someInput {
			*ask.set, p.met = true, true
			return
		}
	}
}

// random gives every slot a number that is likely to be of interest, and tells
// whether the conditions are met.
func (s *search) random(rng *rand.Rand) bool {
	s.run(s.regs, 0)
	if !s.holds(s.regs, 0) {
		return false
	}
	for k := range s.slots {
		sl := &s.slots[k]
		s.set(k, s.randomWord(sl, rng))
		if !s.holds(s.regs, k+1) {
			return false
		}
	}
	return true
}

func (s *search) randomWord(sl *slot, rng *rand.Rand) word {
	switch sl.kind {
	case copySlot, choiceSlot:
		return s.regs[sl.of]
	case freezeSlot:
		if s.regs[sl.of] != poisoned {
			return s.regs[sl.of]
		}
	}
	n := rng.Uint64() >> rng.IntN(64)
	bit := uint64(1) << rng.IntN(int(sl.width))
	switch rng.IntN(6) {
	case 0:
		n = uint64(rng.IntN(int(sl.width) + 2))
	case 1:
		n = bit
	case 2:
		n = bit - 1
	case 3:
		n = -bit
	case 4:
		n = -uint64(rng.IntN(4))
	}
	return number(n & term.Mask(sl.width))
}

// disprove turns a solution into a counterexample: by asking again for one
// without poison and undef, if there is one, and by running it, as the solver
// is not believed. The choices that were left out may save the rule.
func (p *proof) disprove(l *lowering, q *query) bool {
	var confirmed *search
	for _, sc := range scopes[:len(scopes)-1] {
		other := q.newQuery(false)
		if other.ask(p.limit(), q.wrong, q.within(sc)) == someInput {
			if confirmed = other.replay(); confirmed != nil {
				break
			}
		}
	}
	if confirmed == nil {
		confirmed = q.replay()
	}
	if confirmed == nil {
		p.open, p.unsolvable = true, errNotReplayed
		return false
	}
	p.example = l.render(confirmed)
	return false
}

var errNotReplayed = unprovable("the solver finds inputs at which it may be wrong, but none can be shown")

// within limits the inputs of a formula to a scope.
func (f *formula) within(sc scope) term.ID {
	r := f.Bool(true)
	for k := range f.universal {
		switch s := &f.slots[k]; {
		case s.kind == valueSlot && !sc.poison:
			r = f.And(r, f.Not(f.inputs[k].poison))
		case s.kind == copySlot && !sc.undef:
			r = f.And(r, f.Eq(f.inputs[k].number, f.inputs[s.of].number))
		}
	}
	return r
}

// replay runs the program on the solution that was found. It gives the search
// that has it, nil if it is no counterexample.
func (q *query) replay() *search {
	s := newSearch(&q.program, wholeScope, DefaultSteps)
	s.run(s.regs, 0)
	if !s.holds(s.regs, 0) {
		return nil
	}
	for k := range q.universal {
		w := number(q.solution(q.inputs[k].number))
		switch sl := &s.slots[k]; sl.kind {
		case valueSlot:
			if q.solution(q.inputs[k].poison) == 1 {
				w = poisoned
			}
		case copySlot:
			if s.regs[sl.of] == poisoned {
				w = poisoned
			}
		case freezeSlot:
			if of := s.regs[sl.of]; of != poisoned {
				w = of
			}
		}
		if s.set(k, w); !s.holds(s.regs, k+1) {
			return nil
		}
	}
	if s.exists(q.universal) || s.steps <= 0 {
		return nil
	}
	s.failed = true
	return s
}

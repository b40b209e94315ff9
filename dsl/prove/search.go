package prove

import "slices"

// A scope limits the inputs that a search tries. The whole scope proves; the
// smaller ones find the counterexample that is easiest to read.
type scope struct {
	poison bool // a variable may be poison
	undef  bool // the copies of a variable may differ
}

var wholeScope = scope{poison: true, undef: true}

// scopes is in the order of preference for counterexamples.
var scopes = []scope{{}, {poison: true}, {undef: true}, wholeScope}

// A search looks for inputs under which a program's target does not refine its
// source.
type search struct {
	*program
	scope  scope
	regs   []word
	steps  int // values of slots that may still be tried
	tried  int // of them, those that met the conditions
	failed bool
	number bool // for some input the source was neither poison nor undefined
}

func newSearch(p *program, sc scope, steps int) *search {
	s := &search{program: p, scope: sc, regs: make([]word, p.registers), steps: steps}
	for _, l := range p.preset {
		s.regs[l.reg] = l.value
	}
	return s
}

// tooWide tells whether one input alone has more values than there are steps.
func (p *program) tooWide(steps int) bool {
	return slices.ContainsFunc(p.slots, func(s slot) bool {
		return s.kind != freezeSlot && s.kind != choiceSlot && everyNumber(s.width) > word(steps)
	})
}

// result of a search.
type result uint8

const (
	correct result = iota
	wrong          // regs hold a counterexample
	tooMany        // steps ran out
)

// search tries all inputs.
func (s *search) search() result {
	s.run(s.regs, 0)
	switch {
	case !s.holds(s.regs, 0) || s.forAll(0):
		return correct
	case s.failed:
		return wrong
	}
	return tooMany
}

// forAll tries all values of slot k and of the universal slots after it, until
// there is a counterexample or the steps run out.
func (s *search) forAll(k int) bool {
	if k == s.universal {
		s.tried++
		found := s.exists(k)
		s.number = s.number || s.regs[s.source].isNumber()
		s.failed = !found && s.steps > 0
		return found
	}
	sl := &s.slots[k]
	from, to := firstNumber, everyNumber(sl.width)
	switch sl.kind {
	case valueSlot:
		if s.scope.poison {
			from = poisoned
		}
	case copySlot:
		if first := s.regs[sl.of]; first == poisoned || !s.scope.undef {
			from, to = first, first+1
		}
	case freezeSlot:
		if operand := s.regs[sl.of]; operand != poisoned {
			from, to = operand, operand+1
		}
	case layoutSlot:
		to = from + word(sl.count)
	}
	for w := from; w < to; w++ {
		if s.set(k, w); s.steps <= 0 {
			return false
		}
		if s.holds(s.regs, k+1) && !s.forAll(k+1) {
			return false
		}
	}
	return true
}

// set gives slot k a value, which is a step, and conditions to look at are more.
func (s *search) set(k int, w word) {
	s.steps -= 1 + checkSteps*len(s.checks[k+1])
	s.regs[k] = w
	s.run(s.regs, k+1)
}

// exists looks for values of slot k and those after it with which the target
// refines the source. It gives up when the steps run out.
func (s *search) exists(k int) bool {
	if k == len(s.slots) {
		return s.regs[s.target].refines(s.regs[s.source])
	}
	found := false
	s.choices(k, func() bool {
		found = s.regs[s.target].refines(s.regs[s.source])
		return !found && s.steps > 0
	})
	return found
}

// choices calls f for each choice that the source has in slot k and those
// after it, as long as f returns true.
func (s *search) choices(k int, f func() bool) bool {
	if k == len(s.slots) {
		return f()
	}
	sl := &s.slots[k]
	if sl.kind == undefSlot {
		for w := firstNumber; w < everyNumber(sl.width); w++ {
			if s.set(k, w); !s.choices(k+1, f) {
				return false
			}
		}
		return true
	}
	copies := s.regs[sl.of : sl.of+sl.copies]
	for i, w := range copies {
		if slices.Contains(copies[:i], w) {
			continue
		}
		if s.set(k, w); !s.choices(k+1, f) {
			return false
		}
	}
	return true
}

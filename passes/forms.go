package passes

import "fmt"

// Form is a set of forms that a function can be in, by which passes say in which order
// they should come.
type Form uint16

const (
	// SSA: variables are values, not slots of memory.
	SSA Form = 1 << iota
	// ByteAddresses: an address with a constant offset is its base and a number of bytes.
	ByteAddresses
	// KnownCalls: calls of library functions are what these are known to do.
	KnownCalls
	// SunkCode: what all ways into a block do is done once, in the block.
	SunkCode
	// FoldedPhis: an operation that comes to nothing on each way is a phi.
	FoldedPhis
	// LiveCode: nothing is computed that nobody needs.
	LiveCode
	// SimpleLoops: natural loops have a preheader, one latch, and exits of their own.
	SimpleLoops
	// ClosedLoops: what is used behind a loop goes through phis at its exits.
	ClosedLoops
	endOfForms
)

var formNames = [...]string{"SSA", "ByteAddresses", "KnownCalls", "SunkCode", "FoldedPhis", "LiveCode", "SimpleLoops", "ClosedLoops"}

// String names the forms of a set.
func (f Form) String() (s string) {
	for i, name := range formNames {
		if f&(1<<i) == 0 {
			continue
		}
		if s != "" {
			s += "+"
		}
		s += name
	}
	return s
}

// A Need is a form in which a pass wants a function to be, and why. The pass is right on
// others as well: it finds less.
type Need struct {
	Form Form
	Why  string
}

// A Lack is a pass that runs where a form that it needs is not given, though a pass of
// the pipeline gives it: before that, or behind another one that breaks it.
type Lack struct {
	Pass, Giver *Pass
	Need
	Breaker *Pass // nil if none did
}

// String says what is wrong.
func (l Lack) String() string {
	if l.Breaker != nil {
		return fmt.Sprintf("%s needs %s, which %s gave and %s broke: %s", l.Pass.Name, l.Form, l.Giver.Name, l.Breaker.Name, l.Why)
	}
	return fmt.Sprintf("%s needs %s, which %s gives only later: %s", l.Pass.Name, l.Form, l.Giver.Name, l.Why)
}

// Lacks checks the order of a pipeline. It is empty for all pipelines with a name, by a
// test; of others a user may want to know.
func (p Pipeline) Lacks() (list []Lack) {
	var now Form
	broke := map[Form]*Pass{}
	all := p.All()
	giver := func(f Form) *Pass {
		for _, x := range all {
			if x.Gives&f != 0 {
				return x
			}
		}
		return nil
	}
	for _, x := range all {
		for _, need := range x.Needs {
			if g := giver(need.Form); g != nil && now&need.Form == 0 {
				list = append(list, Lack{x, g, need, broke[need.Form]})
			}
		}
		for f := Form(1); f < endOfForms; f <<= 1 {
			switch {
			case x.Gives&f != 0:
				broke[f] = nil
			case x.Breaks&f != 0 && now&f != 0:
				broke[f] = x
			}
		}
		now = now&^x.Breaks | x.Gives
	}
	return list
}

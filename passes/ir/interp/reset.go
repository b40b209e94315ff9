package interp

import (
	"math/rand/v2"

	"rewrite/passes/ir"
)

// Reset makes the machine as it was when it was made: variables have their
// initial values, other memory is gone, and fuel and choices begin anew. What was
// compiled is kept, so that a function can be run on many inputs.
func (m *Machine) Reset() {
	for len(m.stack) > 0 {
		m.pop("whose function was left")
	}
	for _, o := range m.exposed {
		o.isExt = false
	}
	m.next = firstAddress
	for _, o := range m.globals {
		m.next = max(m.next, o.Base+o.Size+guard)
		if o.state != stateFunc && o.state != stateLazy {
			o.state, o.constant = stateLazy, false
			o.data, o.shadow, o.words, o.partly = nil, nil, nil, nil
		}
	}
	for _, c := range m.codes {
		for _, fr := range c.free {
			for _, o := range fr.private {
				m.next = max(m.next, o.Base+o.Size+guard)
			}
		}
	}
	m.exposed, m.numbers, m.caught, m.narrowed, m.inUse = nil, false, nil, false, 0
	clear(m.jumps)
	clear(m.state)
	m.rng = rand.New(rand.NewPCG(m.opt.Seed, 0))
	m.SetFuel(m.opt.Fuel)
}

// Variable finds the object of a variable by its name, nil if no module has it.
// Its content is there once Find has been asked for it.
func (m *image) Variable(name string) *Object {
	g := m.symbols[name]
	if g == nil {
		for _, s := range m.sources {
			if g = s.Module.Lookup(name); g != nil {
				break
			}
		}
	}
	if g == nil || g.Kind != ir.Var {
		return nil
	}
	return m.objectOf(g)
}

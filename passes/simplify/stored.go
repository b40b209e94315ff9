package simplify

import (
	"encoding/binary"
	"errors"
	"sync/atomic"

	"rewrite/dsl"
)

// Stored is the stored form of a program that Compile made of a set: what finds left
// sides by the operation at the root and its operands. Rules are their places in the set.
func (p *Program) Stored(set []*dsl.Rule) []byte {
	var out []byte
	put := func(xs ...int) {
		for _, x := range xs {
			out = binary.AppendUvarint(out, uint64(x))
		}
	}
	put(int(numKinds), len(p.of))
	put(p.of...)
	for _, d := range p.roots {
		if d == nil {
			put(0)
			continue
		}
		put(len(d.entries))
		for _, e := range d.entries {
			exchanged := 0
			if e.exchanged {
				exchanged = 1
			}
			put(e.at<<1 | exchanged)
			for _, k := range e.wants {
				put(int(k))
			}
		}
	}
	return out
}

// Read reads what Stored gave. source gives the rules of the set, by index; it is called
// from several goroutines, when the left side of one is first compared with something.
func Read(data string, source func(int) *dsl.Rule) (p *Program, err error) {
	defer func() {
		if recover() != nil { // an index is out of range
			p, err = nil, errors.New("simplify: the stored rules are damaged")
		}
	}()
	at := 0
	get := func() (x int) {
		for shift := 0; ; shift += 7 {
			b := data[at]
			at++
			if x |= int(b&0x7f) << shift; b < 0x80 {
				return x
			}
		}
	}
	if get() != int(numKinds) {
		return nil, errors.New("simplify: the rules are stored for other operations")
	}
	p = &Program{roots: make([]*dispatch, numKinds), source: source, of: make([]int, get())}
	for i := range p.of {
		p.of[i] = get()
	}
	p.rules = make([]atomic.Pointer[rule], len(p.of))
	for k := range p.roots {
		n := get()
		if n == 0 {
			continue
		}
		d := &dispatch{entries: make([]entry, n)}
		for i := range d.entries {
			e, x := &d.entries[i], get()
			e.at, e.exchanged = x>>1, x&1 != 0
			for j := range e.wants {
				e.wants[j] = kind(get())
			}
		}
		p.roots[k] = d
	}
	if at < len(data) {
		return nil, errors.New("simplify: the stored rules are damaged")
	}
	return p, nil
}

// Made counts the rules that are made: of a program that was read those that were needed.
func (p *Program) Made() (n int) {
	for i := range p.rules {
		if p.rules[i].Load() != nil {
			n++
		}
	}
	return n
}

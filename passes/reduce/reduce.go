// Package reduce makes a module smaller while something stays true of it, by
// delta debugging (Zeller and Hildebrandt, "Simplifying and Isolating
// Failure-Inducing Input", 2002): of whole functions, edges between blocks,
// instructions, operands, flags and attributes it leaves out as many at a time
// as it can. Every module that is tried is one that our verifier accepts, and
// what is tried depends on the module and on the answers alone.
package reduce

import (
	"bytes"
	"errors"

	"rewrite/passes/ir/asm/print"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/verify"
)

// ErrNotInteresting is of a module that is not interesting as it is given.
var ErrNotInteresting = errors.New("the module is not interesting to begin with")

// Options tells how to reduce.
type Options struct {
	// Progress is told after each try how many there were, and how long the
	// smallest module so far is, in bytes. Nil for nobody.
	Progress func(tries, size int)
}

// Module gives the smallest module found of which interesting is true. It is an
// error if src cannot be read or verified, or is not interesting itself.
// interesting may not keep or change the text.
func Module(name string, src []byte, interesting func(text []byte) bool, opt Options) ([]byte, error) {
	m, diags := asm.Parse(name, src, asm.Options{Jobs: 1})
	if m == nil {
		return nil, diags.Err()
	}
	if err := verified(m, name, src); err != nil {
		return nil, err
	}
	if !interesting(src) {
		return nil, ErrNotInteresting
	}
	r := &reducer{name: name, text: src, interesting: interesting, opt: opt, tried: map[string]bool{}}
	for again := true; again; {
		before := len(r.text)
		changed := false
		for _, k := range kinds {
			changed = r.minimize(k) || changed
		}
		again = changed && len(r.text) < before
	}
	return r.text, nil
}

// A reducer holds the smallest text so far.
type reducer struct {
	name        string
	text        []byte
	interesting func([]byte) bool
	opt         Options
	tries       int
	tried       map[string]bool // texts that were not interesting
}

// A change makes a module smaller in one place. It does nothing if a change
// before it took the place away.
type change func()

// A kind lists the edits of one kind that a module offers, in its own order.
type kind struct {
	name  string
	edits func(m *ir.Module) []change
}

// minimize applies edits of one kind, in runs of many at first and one by one
// in the end.
func (r *reducer) minimize(k kind) (changed bool) {
	n := r.count(k)
	for chunk := n; chunk > 0; chunk = min(chunk/2, n) {
		for at := 0; at < n; {
			before := n
			if r.try(k, at, at+chunk) {
				changed = true
				if n = r.count(k); n < before {
					continue // what comes now stands at the same place
				}
			}
			at += chunk
		}
	}
	return changed
}

// count is how many edits of a kind the smallest text so far offers.
func (r *reducer) count(k kind) int {
	m, _ := asm.Parse(r.name, r.text, asm.Options{Jobs: 1})
	return len(k.edits(m))
}

// try applies the edits from lo to hi and keeps the result if it is interesting.
func (r *reducer) try(k kind, lo, hi int) bool {
	m, _ := asm.Parse(r.name, r.text, asm.Options{Jobs: 1})
	edits := k.edits(m)
	for _, e := range edits[lo:min(hi, len(edits))] {
		e()
	}
	for _, f := range m.Funcs {
		f.RepairDebug(func(*ir.Value) *ir.Value { return nil })
	}
	text := printed(m)
	if text == nil || bytes.Equal(text, r.text) || r.tried[string(text)] {
		return false
	}
	// the text is what counts: it must be read again without an error
	m, _ = asm.Parse(r.name, text, asm.Options{Jobs: 1})
	if m == nil || verified(m, r.name, text) != nil {
		return false
	}
	r.tries++
	ok := r.interesting(text)
	if ok {
		r.text = text
	} else {
		r.tried[string(text)] = true
	}
	if r.opt.Progress != nil {
		r.opt.Progress(r.tries, len(r.text))
	}
	return ok
}

// printed gives a module's text, nil if it has none: edits may have taken a
// block away whose address something takes.
func printed(m *ir.Module) (text []byte) {
	defer func() {
		if recover() != nil {
			text = nil
		}
	}()
	var out bytes.Buffer
	if err := print.Module(&out, m); err != nil {
		return nil
	}
	return out.Bytes()
}

// verified checks a module and its functions.
func verified(m *ir.Module, name string, text []byte) error {
	problems := verify.Module(m)
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			problems = append(problems, verify.Func(f)...)
		}
	}
	return problems.Diagnostics(name, text).Err()
}

// Package witness holds analyses of memory against what programs do: the interpreter
// runs a program, tells each access, and what the alias analysis and memory in SSA form
// say of the functions that run has to be so.
//
//	w := witness.New()
//	m, err := interp.New(libc.Options(interp.Options{Watch: w}), sources...)
//	m.RunMain(...)
//	w.Wrong    // answers that the run shows to be wrong
//
// What an answer means of a run, for one call of the function that it is about, an
// activation:
//
//   - Alias(p, q): of an access by p and a later one by q, where p is defined above the later
//     one on all ways and has not been defined anew since the first. If one of them
//     writes, No says that they have no byte in common; Must that they begin at one address;
//     Partial that they begin at two and have a byte in common. A value is taken to be
//     defined anew when control comes into its block.
//   - AliasAcross(p, q): the same of any two accesses by them in the activation.
//   - ModRef(call, l): of a call, with all that runs until it is over, and an access by l's
//     pointer that has the same value then. If the call reads or writes a byte of the
//     access, the answer has Reads or Writes. ModRefAcross(call, l): of any two of them.
//     CallReads(call, v): if the call reads what v, before it, was the last to write.
//   - Clobber(v), where the access is C: since C was executed last, or control came into the
//     block of the phi C, or the function was called, for LiveOnEntry, nothing wrote any byte
//     that v accesses, until v does. An access that is further up than the one that the run
//     saw write the bytes is thus found out, and one that is further down never is.
//     For a call that only reads it holds of all that it reads and has not written itself.
//   - ClobberOf(at, l): the same of bytes that were accessed by l's pointer before and are not
//     accessed now.
//
// Functions that call one that returns twice are not held against memory in SSA form: what
// setjmp leads back to was executed before what runs then.
package witness

import (
	"fmt"
	"math/rand/v2"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/pointsto"
	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
)

// A Witness watches a run. It is an interp.Watcher, for one machine.
type Witness struct {
	// Wrong are the answers that were found to be wrong, each once.
	Wrong []*Wrong
	// Held is how many answers were seen to hold, by what they say and who knew.
	Held map[string]int
	// Points has alias analysis ask where pointers lead, by pointsto.Andersen. It is to be set only where all calls of local functions
	// are made by the program.
	Points bool

	now     uint64 // counts what the watcher is told; 0 is before all
	stack   []*activation
	bounded int // how many of them are in a call that only reads
	funcs   map[*ir.Func]*function
	facts   map[*ir.Module]*analysis.Module
	points  map[*ir.Module]*pointsto.Result
	rng     *rand.Rand
	seen    map[wrongKey]bool
	last    struct { // what events looked at last time: most bytes of an access have one history
		write, read *event
	}
}

// New makes one. Which pairs it compares beside those that meet is told by a fixed seed.
func New() *Witness {
	return &Witness{Held: map[string]int{}, funcs: map[*ir.Func]*function{}, facts: map[*ir.Module]*analysis.Module{}, points: map[*ir.Module]*pointsto.Result{},
		rng: rand.New(rand.NewPCG(1, 2)), seen: map[wrongKey]bool{}}
}

// Wrong is an answer that is not so.
type Wrong struct {
	Func   *ir.Func
	A, B   *ir.Value // the accesses; A comes first
	Answer string
	What   string // was seen
	// Promised says that the answer relies on types or scopes of the source language, so
	// that the program may be the one that is wrong.
	Promised bool
}

// String is one line.
func (w *Wrong) String() string {
	s := fmt.Sprintf("@%s: %s; %s", w.Func.Name, w.Answer, w.What)
	if w.Promised {
		s += " (by what the metadata says)"
	}
	return s
}

type wrongKey struct {
	a, b   *ir.Value
	answer string
}

// An activation is one call of a function. Times of an earlier one are left in it: they lie
// before entry.
type activation struct {
	fn     *function
	entry  uint64   // when the call began
	blocks []uint64 // by Block.ID: when control came in last
	done   []uint64 // by ValueID: when it was executed last, of a call when that was over
	spans  []span   // by number of the access: the last one by it
	recent []int32  // numbers of the accesses made last
	calls  []past   // that are over, in their order

	at      *ir.Value // what is being executed
	began   uint64
	bounded bool // it is a call that only reads
	bound   uint64
}

// span is bytes that were accessed.
type span struct {
	obj      *interp.Object
	off      uint64
	at, size uint64
	write    bool
	time     uint64
}

func (s *span) meets(o *span) bool { return s.at < o.at+o.size && o.at < s.at+s.size }

// past is a call that is over.
type past struct {
	v          *ir.Value
	began, end uint64
}

// An event is an access, kept with the bytes that it was the last to touch.
type event struct {
	span
	act   *activation
	entry uint64 // of it
	v     *ir.Value
	began uint64
}

// marks are the last write and the last read of each byte of an object, in pages that are
// made where something is accessed.
type marks []*[pageSize]mark

type mark struct{ write, read *event }

const pageSize = 256

// at gives the marks of a byte, nil if nothing accessed its page.
func (m marks) at(i uint64) *mark {
	if p := i / pageSize; p < uint64(len(m)) && m[p] != nil {
		return &m[p][i%pageSize]
	}
	return nil
}

const (
	maxCalls  = 1 << 14 // past calls of an activation that are kept
	maxRecent = 8       // accesses that a later one is compared with, whether they meet or not
	often     = 64      // how often an access is compared with those, before
	seldom    = 32      // only one of so many is
)

// Enter implements interp.Watcher.
func (w *Witness) Enter(f *ir.Func) {
	w.now++
	fn := w.function(f)
	a := fn.activation()
	a.entry = w.now
	w.stack = append(w.stack, a)
}

// Leave implements interp.Watcher.
func (w *Witness) Leave() {
	a := w.top()
	w.stack = w.stack[:len(w.stack)-1]
	if a.bounded {
		w.bounded--
	}
	a.entry, a.at, a.bounded = 0, nil, false
	a.recent, a.calls = a.recent[:0], a.calls[:0]
	a.fn.free = append(a.fn.free, a)
	w.now++
}

func (w *Witness) top() *activation { return w.stack[len(w.stack)-1] }

// Block implements interp.Watcher.
func (w *Witness) Block(b *ir.Block) {
	w.now++
	w.top().blocks[b.ID] = w.now
}

// Begin implements interp.Watcher.
func (w *Witness) Begin(v *ir.Value) {
	a := w.top()
	if a.at != nil && a.at.Op.IsCall() {
		a.done[a.at.ID] = w.now
		if len(a.calls) >= maxCalls {
			a.calls = append(a.calls[:0], a.calls[maxCalls/2:]...)
		}
		a.calls = append(a.calls, past{a.at, a.began, w.now})
		if a.bounded {
			w.bounded--
			a.bounded = false
		}
	}
	w.now++
	a.at, a.began = v, w.now
	a.done[v.ID] = w.now
	if v.Op.IsCall() {
		if a.bound, a.bounded = a.fn.readsSince(v, a); a.bounded {
			w.bounded++
		}
	}
}

// Touch implements interp.Watcher.
func (w *Witness) Touch(o *interp.Object, off, size uint64, write bool) {
	if len(w.stack) == 0 {
		return // a builtin before main
	}
	a := w.top()
	if a.at == nil {
		return
	}
	m, ok := o.Mark.(marks)
	if !ok {
		m = make(marks, (o.Size+pageSize-1)/pageSize)
		o.Mark = m
	}
	now := &event{span: span{o, off, o.Base + off, size, write, w.now}, act: a, entry: a.entry, v: a.at, began: a.began}
	number := a.fn.number(a.at)
	if number >= 0 {
		w.direct(a, number, now)
	}
	w.last.write, w.last.read = nil, nil
	for i := off; i < off+size; i++ {
		if m[i/pageSize] == nil {
			m[i/pageSize] = new([pageSize]mark)
		}
		k := m.at(i)
		if e := k.write; e != nil && e != w.last.write {
			w.last.write = e
			w.meet(e, now)
		}
		if e := k.read; write && e != nil && e != w.last.read {
			w.last.read = e
			w.meet(e, now)
		}
		if write {
			k.write, k.read = now, nil
		} else {
			k.read = now
		}
	}
}

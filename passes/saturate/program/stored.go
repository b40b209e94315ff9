package program

import (
	"encoding/binary"
	"errors"
	"hash/crc32"
	"math"
	"sort"
	"sync"
	"sync/atomic"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/ir/num"
	"rewrite/passes/simplify"
)

// A program can be stored, so that loading one of thousands of rules takes no time: the
// code trees and the tables of the filter are as Compile made them, and a rule is compiled
// to patterns and callbacks when one of its conditions is first asked, or a match of it
// first applied.

// A unit is what one rule of a group was made from: a rule, for one choice of its
// predicates, from the left or from the right.
type unit struct {
	rule    int // in the list of rules
	choice  int // in predChoices
	reverse bool
	equal   bool
	group   int
	id      int                  // egraph.RuleID in the group
	first   egraph.CallbackIndex // of its callbacks
}

// stored is what a program that was read is completed from.
type stored struct {
	p        *Program
	rule     func(int) *dsl.Rule
	numRules int
	simplify *simplify.Program

	ofGroup [][]int32 // by group and egraph.RuleID: in Program.units
	mu      sync.Mutex
	made    []atomic.Pointer[made] // by unit
}

// made is a unit that is compiled.
type made struct {
	rule  egraph.Rule
	calls egraph.Callbacks
}

// Stored is the stored form of a program that Compile made.
func (p *Program) Stored() []byte {
	w := &writer{}
	w.uint(uint64(p.Vocab.sum(len(p.Vocab.Ops) - len(p.Vocab.Functions))))
	w.list(len(p.Vocab.Functions), func(i int) { // in the order of their operations
		m, row := p.Vocab.Back[len(p.Vocab.Ops)-len(p.Vocab.Functions)+i], p.Vocab.Ops[len(p.Vocab.Ops)-len(p.Vocab.Functions)+i]
		w.string(m.Function)
		w.int(row.Arity)
	})
	w.list(len(p.lits.ints), func(i int) {
		x := p.lits.ints[i]
		w.bool(x.Neg)
		w.uint(x.Mag.Hi)
		w.uint(x.Mag.Lo)
	})
	w.list(len(p.lits.floats), func(i int) { w.uint(math.Float64bits(p.lits.floats[i])) })
	for _, n := range []int{len(p.Lang.Preds), len(p.Lang.TypePreds), len(p.Lang.Computes), len(p.Lang.TypeComputes)} {
		w.int(n)
	}
	var last unit
	w.list(len(p.units), func(i int) {
		u := p.units[i]
		w.int(u.rule - last.rule)
		w.int(u.choice)
		w.bool(u.reverse)
		w.bool(u.equal)
		w.int(u.group)
		for k := range u.first {
			w.int(u.first[k] - last.first[k])
		}
		last = u
	})
	w.list(len(p.Groups), func(i int) {
		w.string(p.Groups[i].Name)
		w.string(string(p.Groups[i].Rules.AppendStored(nil)))
	})
	w.list(len(p.Filter.Roots), func(i int) {
		r := &p.Filter.Roots[i]
		w.bool(r.Flat)
		w.list(len(r.Operands), func(k int) { w.uint(r.Operands[k]) })
		w.list(len(r.Deep), func(k int) {
			for _, op := range r.Deep[k] {
				w.int(int(op))
			}
		})
	})
	w.string(string(p.Simplify().Stored(p.source)))
	w.int(len(p.source))
	tells := &writer{}
	tells.told(p.told())
	w.string(string(tells.out))
	return w.out
}

// sum tells vocabularies apart: it is a checksum over the names of the first n operations.
func (v *Vocabulary) sum(n int) uint32 {
	h := crc32.NewIEEE()
	for _, row := range v.Ops[:n] {
		h.Write([]byte(row.Name))
		h.Write([]byte{0})
	}
	return h.Sum32()
}

// ErrStale says that a program was stored by another version of this package.
var ErrStale = errors.New("the stored program is stale")

// Read reads what Stored gave. rule gives the rules that Compile was given, by index; it is
// called from several goroutines. Who keeps data keeps it from damage. A program that was
// read does what the one that was stored does, but has no list of the graph's rules, to be explained:
// what a Group has besides Rules is nil.
func Read(data string, rule func(int) *dsl.Rule) (p *Program, err error) {
	defer func() {
		if recover() != nil { // an index is out of range
			p, err = nil, ErrStale
		}
	}()
	r := &reader{data: data}
	p = &Program{Vocab: newVocabulary(), lits: &literals{}}
	s := &stored{p: p, rule: rule}
	p.stored = s
	if r.uint() != uint64(p.Vocab.sum(len(p.Vocab.Ops))) {
		return nil, ErrStale
	}
	for range r.int() {
		name := r.string()
		p.Vocab.function(name, r.int())
	}
	for range r.int() {
		x := dsl.Lit{Neg: r.bool()}
		x.Mag = num.Int{Hi: r.uint(), Lo: r.uint()}
		p.lits.int(x)
	}
	for range r.int() {
		p.lits.float(math.Float64frombits(r.uint()))
	}
	later := &egraph.Deferred{Make: s.callbacks}
	for k := range later.Num {
		later.Num[k] = r.int()
	}
	p.Lang = newLanguage(p)
	p.Lang.Deferred = later
	p.units = make([]unit, r.int())
	s.made = make([]atomic.Pointer[made], len(p.units))
	var last unit
	for i := range p.units {
		u := &p.units[i]
		u.rule, u.choice, u.reverse, u.equal, u.group = last.rule+r.int(), r.int(), r.bool(), r.bool(), r.int()
		for k := range u.first {
			u.first[k] = last.first[k] + r.int()
		}
		for u.group >= len(s.ofGroup) {
			s.ofGroup = append(s.ofGroup, nil)
		}
		u.id = len(s.ofGroup[u.group])
		s.ofGroup[u.group] = append(s.ofGroup[u.group], int32(i))
		last = *u
	}
	for g := range r.int() {
		name := r.string()
		rules, err := egraph.ReadRuleSet(p.Lang, r.string(), func(id egraph.RuleID) *egraph.Rule {
			return &s.make(int(s.ofGroup[g][id])).rule
		})
		if err != nil {
			return nil, err
		}
		p.Groups = append(p.Groups, Group{Name: name, Rules: rules})
	}
	p.Filter = &Filter{make([]rootFilter, r.int()), p.Vocab.one()}
	for i := range p.Filter.Roots {
		f := &p.Filter.Roots[i]
		f.Flat = r.bool()
		if n := r.int(); n > 0 {
			f.Operands = make([]uint64, n)
		}
		for k := range f.Operands {
			f.Operands[k] = r.uint()
		}
		if n := r.int(); n > 0 {
			f.Deep = make([]Shallow, n)
		}
		for k := range f.Deep {
			for j := range f.Deep[k] {
				f.Deep[k][j] = egraph.Op(r.int())
			}
		}
	}
	if s.simplify, err = simplify.Read(r.string(), rule); err != nil {
		return nil, ErrStale
	}
	s.numRules = r.int()
	tells := r.string()
	p.told = sync.OnceValue(func() told { return (&reader{data: tells}).told(s.numRules, len(p.units)) })
	if r.at < len(r.data) {
		return nil, ErrStale
	}
	return p, nil
}

// WasRead tells whether a program has no list of its rules of the graph, see Read.
func (p *Program) WasRead() bool { return p.stored != nil }

// Completed counts the rules of the graph that are compiled, and the code trees that are
// there: of a program that was read those that were needed.
func (p *Program) Completed() (rules, trees int) {
	for _, g := range p.Groups {
		r, t := g.Rules.Completed()
		rules, trees = rules+r, trees+t
	}
	if p.stored != nil { // those of which a condition was asked, too
		rules = 0
		for i := range p.stored.made {
			if p.stored.made[i].Load() != nil {
				rules++
			}
		}
	}
	return rules, trees
}

// Complete compiles at once what is left of a program that was read.
func (p *Program) Complete() {
	for _, g := range p.Groups {
		g.Rules.Complete()
	}
}

// make compiles a unit when it is first needed.
func (s *stored) make(i int) *made {
	if m := s.made[i].Load(); m != nil {
		return m
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if m := s.made[i].Load(); m != nil {
		return m
	}
	u, m := &s.p.units[i], new(made)
	r := s.rule(u.rule)
	if u.reverse {
		r = r.Reversed()
	}
	c := newCompiler(s.p, r, predChoices(r)[u.choice], &m.calls, u.first)
	m.rule = c.rule(u.equal)
	m.rule.Label = int32(u.rule)
	if u.reverse {
		m.rule.Name += Reverse
	}
	if c.failure != "" || c.impossible {
		panic("saturate: rule " + r.Name + ", which was stored, does not compile: " + c.failure)
	}
	s.made[i].Store(m)
	return m
}

// callbacks are those of the unit that number n of a kind belongs to.
func (s *stored) callbacks(k egraph.CallbackKind, n int) (egraph.CallbackIndex, *egraph.Callbacks) {
	units := s.p.units
	i := sort.Search(len(units), func(i int) bool { return units[i].first[k] > n }) - 1
	return units[i].first, &s.make(i).calls
}

// A writer appends numbers and strings.
type writer struct{ out []byte }

func (w *writer) uint(x uint64) { w.out = binary.AppendUvarint(w.out, x) }
func (w *writer) int(x int)     { w.uint(uint64(x)) }

func (w *writer) bool(b bool) {
	x := uint64(0)
	if b {
		x = 1
	}
	w.uint(x)
}

func (w *writer) string(s string) {
	w.int(len(s))
	w.out = append(w.out, s...)
}

func (w *writer) list(n int, each func(i int)) {
	w.int(n)
	for i := range n {
		each(i)
	}
}

// A reader reads what a writer wrote.
type reader struct {
	data string
	at   int
}

func (r *reader) uint() (x uint64) {
	for shift := 0; ; shift += 7 {
		b := r.data[r.at]
		r.at++
		if x |= uint64(b&0x7f) << shift; b < 0x80 {
			return x
		}
	}
}

func (r *reader) int() int   { return int(r.uint()) }
func (r *reader) bool() bool { return r.uint() != 0 }

func (r *reader) string() string {
	n := r.int()
	s := r.data[r.at : r.at+n]
	r.at += n
	return s
}

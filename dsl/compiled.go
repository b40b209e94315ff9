package dsl

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"math"
	"strings"
	"sync/atomic"

	"rewrite/passes/ir"
)

// A compiled set is its rules, groups and cost models in a compact binary form,
// which loads some hundred times faster than the text is parsed and checked.
// It is valid for the program that wrote it and the sources it was made of.

// compiledVersion changes whenever the form or the meaning of what is in it
// does; the tables of ops, functions and facts are covered by tableStamp.
const compiledVersion = "rewrite rules 6\n"

// ErrStale says that a compiled set is not of these sources or this program.
var ErrStale = errors.New("the compiled rules are stale")

// stamp is a hash over the sources and everything that compiled rules refer to
// by number or name.
func stamp(sources []Source) [sha256.Size]byte {
	h := sha256.New()
	h.Write([]byte(compiledVersion))
	part := func(s string) {
		h.Write(binary.AppendUvarint(nil, uint64(len(s))))
		h.Write([]byte(s))
	}
	for _, name := range ir.Mnemonics() {
		part(name)
	}
	for _, f := range funcs {
		part(f.Name)
	}
	for _, f := range Facts() {
		part(f.Name)
	}
	for _, in := range intrinsics {
		part(in.Name + in.Sig)
	}
	part(Patterns)
	for _, s := range sources {
		part(s.Name)
		part(s.Text)
	}
	return [sha256.Size]byte(h.Sum(nil))
}

// Compile gives the compiled form of a set that was loaded from the sources: the stamp;
// how many strings and rules there are, and how many bytes they take; where each string
// and each rule ends, four bytes each, so that one is found without reading the others;
// the strings, the rules, and what else the set has.
func Compile(s *Set, sources []Source) []byte {
	c := &codec{strings: map[string]int{}}
	var ends []int
	for _, r := range s.Rules {
		c.rule(r)
		ends = append(ends, len(c.buf))
	}
	list(c, &s.Groups, c.group)
	list(c, &s.Costs, func(m **CostModel) { pointer(c, nil, m, c.cost) })
	sum := stamp(sources)
	out := append([]byte(compiledVersion), sum[:]...)
	word := func(x int) { out = binary.LittleEndian.AppendUint32(out, uint32(x)) }
	word(len(c.table))
	word(len(s.Rules))
	at := 0
	for _, t := range c.table {
		at += len(t)
		word(at)
	}
	for _, end := range ends {
		word(end)
	}
	for _, t := range c.table {
		out = append(out, t...)
	}
	return append(out, c.buf...)
}

// LoadCompiled reads what Compile wrote; ErrStale if that was for other sources.
func LoadCompiled(data []byte, sources []Source) (*Set, error) {
	s, err := OpenCompiled(string(data), sources)
	if err != nil {
		return nil, err
	}
	return s.Set()
}

// A CompiledSet is what Compile wrote, of which rules are decoded when they are asked for.
type CompiledSet struct {
	Groups []*Group
	Costs  []*CostModel

	words   string // where strings end, then where rules end
	strings string
	table   int    // how many strings there are
	coded   string // the rules
	rules   []atomic.Pointer[Rule]
}

// OpenCompiled reads what Compile wrote, but for the rules; ErrStale if that was for other
// sources.
func OpenCompiled(data string, sources []Source) (s *CompiledSet, err error) {
	sum := stamp(sources)
	data, ok := strings.CutPrefix(data, compiledVersion+string(sum[:]))
	if !ok {
		return nil, ErrStale
	}
	defer damaged(&err)
	s = &CompiledSet{words: data[8:], table: wordAt(data, 0)}
	s.rules = make([]atomic.Pointer[Rule], wordAt(data, 1))
	n := s.table + len(s.rules)
	s.words, s.strings = s.words[:4*n], s.words[4*n:]
	size := s.end(0, s.table)
	s.strings, s.coded = s.strings[:size], s.strings[size:]
	c := s.codec(s.end(s.table, len(s.rules)), 1)
	list(c, &s.Groups, c.group)
	list(c, &s.Costs, func(m **CostModel) { pointer(c, nil, m, c.cost) })
	if c.at != len(s.coded) { // what is decoded later may end behind it
		return nil, ErrStale
	}
	return s, nil
}

// damaged makes ErrStale of an index out of range.
func damaged(err *error) {
	if recover() != nil {
		*err = ErrStale
	}
}

func wordAt(s string, i int) int {
	return int(uint32(s[4*i]) | uint32(s[4*i+1])<<8 | uint32(s[4*i+2])<<16 | uint32(s[4*i+3])<<24)
}

// end is where the first n of the words from some one on end.
func (s *CompiledSet) end(from, n int) int {
	if n == 0 {
		return 0
	}
	return wordAt(s.words, from+n-1)
}

// codec reads from some place on. It makes as many objects at once as slab says.
func (s *CompiledSet) codec(at, slab int) *codec {
	return &codec{from: s, at: at, reading: true, slab: slab}
}

// NumRules is how many rules there are.
func (s *CompiledSet) NumRules() int { return len(s.rules) }

// Rule is one of the rules, the same each time. It may be called from several goroutines.
func (s *CompiledSet) Rule(i int) *Rule { return s.decode(s.codec(0, 1), i) }

func (s *CompiledSet) decode(c *codec, i int) *Rule {
	if r := s.rules[i].Load(); r != nil {
		return r
	}
	r := new(Rule)
	c.at = s.end(s.table, i)
	c.rule(r)
	if c.at != s.end(s.table, i+1) {
		panic("dsl: a compiled rule ends elsewhere")
	}
	if !s.rules[i].CompareAndSwap(nil, r) {
		return s.rules[i].Load()
	}
	return r
}

// Decoded is how many rules were decoded.
func (s *CompiledSet) Decoded() (n int) {
	for i := range s.rules {
		if s.rules[i].Load() != nil {
			n++
		}
	}
	return n
}

// Set decodes all rules.
func (s *CompiledSet) Set() (set *Set, err error) {
	defer damaged(&err)
	set = &Set{Groups: s.Groups, Costs: s.Costs, Rules: make([]*Rule, len(s.rules))}
	c := s.codec(0, slabSize)
	for i := range set.Rules {
		set.Rules[i] = s.decode(c, i)
	}
	return set, nil
}

// Content is all of a rule that its meaning, and so a verdict about it, depends on, in
// the compiled form: everything but its names, its comment and its places. Operations
// are numbers in it, of this program.
func (r *Rule) Content() []byte {
	bare := *r
	bare.Name, bare.Family, bare.Doc, bare.Group, bare.File, bare.Source, bare.Among, bare.For = "", "", "", "", "", "", "", nil
	c := &codec{strings: map[string]int{}, placeless: true}
	c.rule(&bare)
	for _, s := range c.table {
		c.buf = binary.AppendUvarint(c.buf, uint64(len(s)))
		c.buf = append(c.buf, s...)
	}
	return c.buf
}

// A codec writes or reads, by the same functions: every function goes through
// the fields of a struct once, in one order, so that what is written and what
// is read can't differ. A test fills every field and compares.
type codec struct {
	buf       []byte
	from      *CompiledSet // what is read
	at        int          // where reading is
	reading   bool
	placeless bool // places in the text are left out
	strings   map[string]int
	table     []string
	// What is read lies side by side: most of the time would go into making
	// small objects otherwise.
	terms []Term
	exprs []Expr
	conds []Cond
	slab  int // how many are made at once
}

func (c *codec) uvarint(x uint64) uint64 {
	if !c.reading {
		c.buf = binary.AppendUvarint(c.buf, x)
		return x
	}
	src := c.from.coded
	b := src[c.at]
	c.at++
	if b < 0x80 { // nearly always
		return uint64(b)
	}
	x = uint64(b & 0x7f)
	for shift := 7; b >= 0x80; shift += 7 {
		b = src[c.at]
		c.at++
		x |= uint64(b&0x7f) << shift
	}
	return x
}

// number handles anything that is an integer; small numbers, negative ones
// too, take a byte.
func number[T ~int | ~int32 | ~uint8 | ~uint32 | ~uint64](c *codec, p *T) {
	x := int64(*p)
	z := c.uvarint(uint64(x)<<1 ^ uint64(x>>63))
	if c.reading {
		*p = T(int64(z>>1) ^ -int64(z&1))
	}
}

func (c *codec) bool(p *bool) {
	n := 0
	if *p {
		n = 1
	}
	number(c, &n)
	if c.reading { // what is written is shared with whoever reads it
		*p = n != 0
	}
}

func (c *codec) string(p *string) {
	i, ok := c.strings[*p]
	if !c.reading && !ok {
		i = len(c.table)
		c.strings[*p] = i
		c.table = append(c.table, *p)
	}
	number(c, &i)
	if c.reading {
		*p = c.from.strings[c.from.end(0, i):c.from.end(0, i+1)]
	}
}

func list[T any](c *codec, p *[]T, each func(*T)) {
	n := len(*p)
	number(c, &n)
	if c.reading && n > 0 {
		*p = make([]T, n)
	}
	for i := range *p {
		each(&(*p)[i])
	}
}

// pointer handles what may be nil. The slab gives room for what is read, nil
// for what is rare.
func pointer[T any](c *codec, slab *[]T, p **T, each func(*T)) {
	there := *p != nil
	c.bool(&there)
	switch {
	case !there:
		return
	case c.reading && slab == nil:
		*p = new(T)
	case c.reading:
		if len(*slab) == 0 {
			*slab = make([]T, c.slab)
		}
		*p, *slab = &(*slab)[0], (*slab)[1:]
	}
	each(*p)
}

// slabSize is how many objects are made at once: few enough that little is left
// over of the last slab.
const slabSize = 64

// row handles a pointer into a table, by its name.
func row[T any](c *codec, p **T, name func(*T) string, byName map[string]*T) {
	s := ""
	if !c.reading && *p != nil {
		s = name(*p)
	}
	c.string(&s)
	if c.reading {
		*p = byName[s]
		if s != "" && *p == nil {
			panic("no such row")
		}
	}
}

// fact is a predicate by its name.
func (c *codec) fact(id *FactID) {
	name := id.String()
	c.string(&name)
	if c.reading {
		if *id = factByName[name]; name != "" && *id == FactNone {
			panic("no such predicate")
		}
	}
}

func (c *codec) group(g **Group) {
	pointer(c, nil, g, func(g *Group) {
		c.string(&g.Name)
		c.string(&g.Doc)
		list(c, &g.After, c.string)
	})
}

func (c *codec) cost(m *CostModel) {
	c.string(&m.Name)
	c.string(&m.Doc)
	c.string(&m.Extends)
	c.string(&m.File)
	number(c, &m.Line)
	list(c, &m.Entries, func(e *CostEntry) {
		number(c, &e.Op)
		c.string(&e.Intrinsic)
		c.string(&e.Class)
		number(c, &e.Flags)
		number(c, &e.Cost)
	})
	c.apart(m)
}

// apart writes what a cost model says of a machine with its length before it, and when reading leaves it for when it is asked for.
func (c *codec) apart(m *CostModel) {
	size := 0
	if !c.reading {
		before := c.buf
		c.buf = nil
		c.throughput(m.Throughput())
		body := c.buf
		c.buf, size = before, len(body)
		number(c, &size)
		c.buf = append(c.buf, body...)
		return
	}
	number(c, &size)
	from, at := c.from, c.at
	m.pending = func(t *Throughput) { from.codec(at, 1).throughput(t) }
	c.at += size
}

func (c *codec) throughput(t *Throughput) {
	sizes := func(s *ClassSize) { c.string(&s.Class); number(c, &s.N) }
	list(c, &t.Legal, c.shape)
	list(c, &t.Promoted, func(p *Promotion) { c.shape(&p.From); c.shape(&p.To) })
	list(c, &t.Registers, sizes)
	list(c, &t.Width, sizes)
	list(c, &t.Entries, func(e *ThroughputEntry) {
		number(c, &e.Op)
		c.string(&e.Intrinsic)
		number(c, &e.Marks)
		number(c, &e.Flags)
		list(c, &e.Preds, func(p *ir.Pred) { number(c, p) })
		c.shape(&e.From)
		c.shape(&e.To)
		number(c, &e.Amount.Fixed)
		number(c, &e.Amount.Lane)
		number(c, &e.Amount.Part)
		c.bool(&e.Amount.Scalars)
	})
}

func (c *codec) shape(s *Shape) {
	number(c, &s.Kind)
	number(c, &s.Bits)
	number(c, &s.Lanes)
}

func (c *codec) rule(r *Rule) {
	c.string(&r.Name)
	c.string(&r.Family)
	c.string(&r.Doc)
	c.string(&r.Group)
	c.string(&r.File)
	c.span(&r.Span)
	c.string(&r.Source)
	number(c, &r.Arrow)
	c.bool(&r.Reverse)
	c.string(&r.Axiom)
	c.string(&r.Among)
	list(c, &r.For, func(v *ForValue) {
		c.string(&v.Name)
		c.string(&v.Value)
	})
	pointer(c, &c.terms, &r.LHS, c.term)
	pointer(c, &c.terms, &r.RHS, c.term)
	list(c, &r.Guards, func(g **Cond) { pointer(c, &c.conds, g, c.cond) })
	list(c, &r.Types, func(t *Type) {
		number(c, &t.Kind)
		c.string(&t.Name)
		number(c, &t.Width)
		number(c, &t.Format)
		number(c, &t.Len)
		c.string(&t.LenVar)
		number(c, &t.Elem)
		list(c, &t.Fields, func(f *TypeID) { number(c, f) })
	})
	list(c, &r.Constraints, func(x *Constraint) {
		number(c, &x.Kind)
		number(c, &x.A)
		number(c, &x.B)
		list(c, &x.Indices, c.index)
	})
	list(c, &r.Vars, func(v *Var) {
		c.string(&v.Name)
		number(c, &v.Kind)
		number(c, &v.Type)
		c.span(&v.Span)
		number(c, &v.Left)
		number(c, &v.Right)
	})
	list(c, &r.FlagVars, func(v *FlagVar) {
		c.string(&v.Name)
		number(c, &v.Domain)
		c.span(&v.Span)
	})
	list(c, &r.PredVars, func(v *PredVar) {
		c.string(&v.Name)
		c.bool(&v.Float)
		c.span(&v.Span)
	})
	c.bool(&r.LaneWise)
	if c.reading {
		r.ShareChoices()
	}
}

func (c *codec) span(s *Span) {
	if c.placeless {
		return
	}
	number(c, &s.Line)
	number(c, &s.Col)
	number(c, &s.Len)
}

func (c *codec) index(i *Index) {
	number(c, &i.N)
	number(c, &i.Var)
}

func (c *codec) lit(l *Lit) {
	c.bool(&l.Neg)
	number(c, &l.Mag.Hi)
	number(c, &l.Mag.Lo)
}

func (c *codec) float(f *float64) {
	bits := math.Float64bits(*f)
	number(c, &bits)
	if c.reading {
		*f = math.Float64frombits(bits)
	}
}

func (c *codec) predicate(p *PredExpr) {
	number(c, &p.Pred)
	number(c, &p.Var)
	c.bool(&p.Swap)
	c.bool(&p.Invert)
}

func (c *codec) term(t *Term) {
	number(c, &t.Kind)
	number(c, &t.Type)
	c.span(&t.Span)
	number(c, &t.Var)
	c.lit(&t.Lit)
	c.float(&t.Float)
	number(c, &t.Op)
	row(c, &t.Intrinsic, func(in *Intrinsic) string { return "llvm." + in.Name }, intrinsicByName)
	c.string(&t.Func)
	number(c, &t.Flags.Set)
	list(c, &t.Flags.Vars, func(v *FlagVarID) { number(c, v) })
	number(c, &t.Flags.Mask)
	c.predicate(&t.Pred)
	list(c, &t.Args, func(a **Term) { pointer(c, &c.terms, a, c.term) })
	list(c, &t.Indices, c.index)
	number(c, &t.Elem)
	number(c, &t.Bind)
	pointer(c, &c.exprs, &t.Expr, c.expr)
}

func (c *codec) expr(e *Expr) {
	number(c, &e.Kind)
	number(c, &e.Type)
	c.span(&e.Span)
	c.lit(&e.Lit)
	c.float(&e.Float)
	number(c, &e.Var)
	number(c, &e.Of)
	row(c, &e.Func, func(f *Func) string { return f.Name }, funcByName)
	list(c, &e.Args, func(a **Expr) { pointer(c, &c.exprs, a, c.expr) })
}

func (c *codec) cond(g *Cond) {
	number(c, &g.Kind)
	c.span(&g.Span)
	list(c, &g.Args, func(a **Cond) { pointer(c, &c.conds, a, c.cond) })
	number(c, &g.Pred)
	pointer(c, &c.exprs, &g.X, c.expr)
	pointer(c, &c.exprs, &g.Y, c.expr)
	c.predicate(&g.PredVar)
	list(c, &g.Preds, func(p *ir.Pred) { number(c, p) })
	c.fact(&g.Fact)
	list(c, &g.FactArgs, func(a *FactArg) {
		number(c, &a.Var)
		pointer(c, &c.exprs, &a.Expr, c.expr)
	})
}

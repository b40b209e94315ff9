package dsl

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"math"

	"rewrite/passes/ir"
)

// A compiled set is its rules, groups and cost models in a compact binary form,
// which loads some hundred times faster than the text is parsed and checked.
// It is valid for the program that wrote it and the sources it was made of.

// compiledVersion changes whenever the form or the meaning of what is in it
// does; the tables of ops, functions and facts are covered by tableStamp.
const compiledVersion = "rewrite rules 2\n"

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
	for _, s := range sources {
		part(s.Name)
		part(s.Text)
	}
	return [sha256.Size]byte(h.Sum(nil))
}

// Compile gives the compiled form of a set that was loaded from the sources.
func Compile(s *Set, sources []Source) []byte {
	c := &codec{strings: map[string]int{}}
	c.set(s)
	sum := stamp(sources)
	out := append([]byte(compiledVersion), sum[:]...)
	out = binary.AppendUvarint(out, uint64(len(c.table)))
	for _, t := range c.table {
		out = binary.AppendUvarint(out, uint64(len(t)))
		out = append(out, t...)
	}
	return append(out, c.buf...)
}

// LoadCompiled reads what Compile wrote; ErrStale if that was for other sources.
func LoadCompiled(data []byte, sources []Source) (set *Set, err error) {
	sum := stamp(sources)
	head := compiledVersion + string(sum[:])
	if len(data) < len(head) || string(data[:len(head)]) != head {
		return nil, ErrStale
	}
	defer func() { // a damaged file: the index is out of range somewhere
		if p := recover(); p != nil {
			set, err = nil, ErrStale
		}
	}()
	c := &codec{buf: data, at: len(head), reading: true}
	for n := c.uvarint(0); n > 0; n-- {
		size := int(c.uvarint(0))
		c.table = append(c.table, string(c.buf[c.at:c.at+size]))
		c.at += size
	}
	set = &Set{}
	c.set(set)
	if c.at < len(c.buf) {
		return nil, ErrStale
	}
	return set, nil
}

// Content is all of a rule that its meaning, and so a verdict about it, depends on, in
// the compiled form: everything but its names, its comment and its places. Operations
// are numbers in it, of this program.
func (r *Rule) Content() []byte {
	bare := *r
	bare.Name, bare.Family, bare.Doc, bare.Group, bare.File, bare.Source, bare.For = "", "", "", "", "", "", nil
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
	at        int // where reading is
	reading   bool
	placeless bool // places in the text are left out
	strings   map[string]int
	table     []string
	// What is read lies side by side: most of the time would go into making
	// small objects otherwise.
	terms []Term
	exprs []Expr
	conds []Cond
}

func (c *codec) uvarint(x uint64) uint64 {
	if !c.reading {
		c.buf = binary.AppendUvarint(c.buf, x)
		return x
	}
	if b := c.buf[c.at]; b < 0x80 { // nearly always
		c.at++
		return uint64(b)
	}
	x, n := binary.Uvarint(c.buf[c.at:])
	if n <= 0 {
		panic("a number is cut short")
	}
	c.at += n
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
		*p = c.table[i]
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
			*slab = make([]T, slabSize)
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

func (c *codec) set(s *Set) {
	list(c, &s.Rules, func(r **Rule) { pointer(c, nil, r, c.rule) })
	list(c, &s.Groups, func(g **Group) {
		pointer(c, nil, g, func(g *Group) {
			c.string(&g.Name)
			c.string(&g.Doc)
			list(c, &g.After, c.string)
		})
	})
	list(c, &s.Costs, func(m **CostModel) { pointer(c, nil, m, c.cost) })
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

package record

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"hash"
	"math"
	"slices"
	"strings"
	"sync"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/num"
)

// Version is part of every hash. Raise it when the prover changes such that
// verdicts of before are in doubt; what operations, functions and predicates
// mean is noticed without it. TestProver asks whether that is so whenever the
// prover changes.
const Version = 1

// revised counts, for an operation, the changes of what the prover takes it to mean
// that its table does not show: Version for the rules that mention it alone.
var revised = map[ir.Op]uint64{
	ir.OpFPExt: 1, ir.OpFPTrunc: 1, // nnan and ninf looked at results in the format of operands
}

// Hash identifies all that a verdict about the rule depends on: its text, its
// name, the prover, and the meaning of every operation, intrinsic, function and
// predicate that it mentions. The meaning is what they compute on a table of
// inputs, so a change of their code that changes no result changes no hash.
func Hash(r *dsl.Rule) string {
	h := sha256.New()
	w := writer{h: h}
	w.number(Version)
	w.text(r.Name)
	w.text(r.String())
	w.flag(r.LaneWise)
	if r.Among != "" {
		w.text(r.Among)
	}
	m := &mentions{}
	m.rule(r)
	for _, sum := range m.sums {
		h.Write(sum[:])
	}
	return hex.EncodeToString(h.Sum(nil)[:hashBytes])
}

// Key identifies all that a verdict depends on for whoever remembers verdicts of
// this very prover: the content of the rule, and not how it prints, its name, and the
// text of the prover with all that it evaluates rules with, and not a table of what
// that computes, which takes longer.
func Key(r *dsl.Rule) [sha256.Size]byte {
	h := sha256.New()
	w := writer{h: h}
	w.number(Version)
	w.text(Prover)
	w.text(r.Name)
	w.text(string(r.Content()))
	return [sha256.Size]byte(h.Sum(nil))
}

// hashAll is one hash for several rules.
func hashAll(hashes []string) string {
	s := sha256.Sum256([]byte(strings.Join(hashes, " ")))
	return hex.EncodeToString(s[:hashBytes])
}

// hashBytes of a hash are written down. A rule is proved because its hash is in a
// record, so nobody may be able to find a wrong rule for the hash of a right one.
const hashBytes = 16

type sum [sha256.Size]byte

// mentions collects the meaning of what a rule mentions, in order, once each.
type mentions struct {
	seen []any
	sums []sum
}

func (m *mentions) add(what any, meaning func(*writer)) {
	if slices.Contains(m.seen, what) {
		return
	}
	m.seen = append(m.seen, what)
	m.sums = append(m.sums, fingerprint(what, meaning))
}

func (m *mentions) rule(r *dsl.Rule) {
	for _, side := range []*dsl.Term{r.LHS, r.RHS} {
		side.Walk(func(t *dsl.Term) {
			switch {
			case t.Intrinsic != nil:
				m.add(t.Intrinsic, func(w *writer) { w.intrinsic(t.Intrinsic) })
			case t.Kind == dsl.OpTerm:
				m.add(t.Op, func(w *writer) { w.op(t.Op) })
			case t.Kind == dsl.ComputedTerm:
				m.expr(t.Expr)
			}
		})
	}
	for _, g := range r.Guards {
		m.cond(g)
	}
}

func (m *mentions) expr(e *dsl.Expr) {
	if e == nil {
		return
	}
	if e.Kind == dsl.FuncExpr {
		m.add(e.Func, func(w *writer) { w.function(e.Func) })
	}
	for _, a := range e.Args {
		m.expr(a)
	}
}

func (m *mentions) cond(c *dsl.Cond) {
	m.expr(c.X)
	m.expr(c.Y)
	if c.Kind == dsl.FactCond {
		m.add(c.Fact, func(w *writer) { w.fact(c.Fact.Info()) })
	}
	for _, a := range c.FactArgs {
		m.expr(a.Expr)
	}
	for _, a := range c.Args {
		m.cond(a)
	}
}

// fingerprints are those computed before; they depend on nothing but their key.
var fingerprints sync.Map // ir.Op, *dsl.Intrinsic, *dsl.Func or dsl.FactID -> sum

func fingerprint(what any, meaning func(*writer)) sum {
	if s, ok := fingerprints.Load(what); ok {
		return s.(sum)
	}
	h := sha256.New()
	meaning(&writer{h: h})
	s := sum(h.Sum(nil))
	fingerprints.Store(what, s)
	return s
}

// tableWidths are the widths at which meanings are sampled: one bit, where
// signs are odd; others that are odd; whole bytes, as bswap and floats need; the
// widest that words hold.
var tableWidths = []uint32{1, 2, 5, 8, 16, 32, 33, 64}

// operands of the table: those at which definitions have their edges, and two
// with no pattern. For floats these are zeros, denormals, ones and NaNs as well.
func operands(width uint32) []uint64 {
	mask := ir.Mask(width)
	sign := mask ^ mask>>1
	var list []uint64
	for _, n := range []uint64{
		0, 1, 2, 3, 7, uint64(width) - 1, uint64(width), sign, sign - 1, sign + 1, mask, mask - 1,
		0x9e3779b97f4a7c15, 0xc2b2ae3d27d4eb4f, 0x3c00, 0x7e00, 0x3f800000, 0x7f800000, 0x3ff0000000000000, 0x7ff0000000000000,
	} {
		if n &= mask; !slices.Contains(list, n) {
			list = append(list, n)
		}
	}
	return list
}

// eachPair calls f for pairs of operands of one width.
func eachPair(width uint32, f func(a, b uint64)) {
	values := operands(width)
	for _, a := range values {
		for _, b := range values {
			f(a, b)
		}
	}
}

// A writer writes what a meaning consists of into a hash.
type writer struct {
	h   hash.Hash
	buf []byte
}

func (w *writer) number(n uint64) {
	w.h.Write(binary.LittleEndian.AppendUint64(w.buf[:0], n))
}

func (w *writer) text(s string) {
	w.number(uint64(len(s)))
	w.h.Write([]byte(s))
}

func (w *writer) flag(b bool) {
	if b {
		w.number(1)
	} else {
		w.number(0)
	}
}

// integer writes a result, of which nothing counts where there is none.
func (w *writer) integer(x num.Int, outcome uint64, valid bool) {
	w.number(outcome)
	if valid {
		w.number(x.Lo)
		w.number(x.Hi)
	}
}

// op writes what an operation of the op table means. Select, freeze and what has
// no Eval stand by their names: their meaning is the prover's, so Version's.
func (w *writer) op(op ir.Op) {
	info := op.Info()
	w.text(info.Name)
	w.number(uint64(info.Props & (ir.LaneWise | ir.OneChoice | ir.Speculatable)))
	if n := revised[op]; n > 0 {
		w.number(n)
	}
	if info.Eval == nil {
		return
	}
	preds := []ir.Pred{ir.PredNone}
	if info.Form == ir.FormCompare {
		preds = preds[:0]
		from, to := ir.EQ, ir.SLE
		if op == ir.OpFCmp {
			from, to = ir.FFalse, ir.FTrue
		}
		for p := from; p <= to; p++ {
			preds = append(preds, p)
		}
	}
	free := info.Flags & ir.PoisonFlags
	for _, width := range tableWidths {
		if info.Operands == ir.FloatOperands && width != 16 && width != 32 && width != 64 {
			continue
		}
		for _, to := range results(info, width) {
			for _, p := range preds {
				for flags := ir.Flags(0); ; flags = (flags - free) & free { // the subsets in order
					eachPair(width, func(a, b uint64) {
						r, out := info.Eval(ir.EvalArgs{A: a, B: b, Width: width, To: to, Flags: flags, Pred: p})
						w.integer(num.Of(r), uint64(out), out == ir.Defined)
					})
					if flags == free {
						break
					}
				}
			}
		}
	}
}

// results are the widths of the results that are sampled for a width of operands.
func results(info *ir.OpInfo, width uint32) []uint32 {
	switch {
	case info.Form == ir.FormCompare:
		return []uint32{1}
	case info.Form == ir.FormCast:
		return []uint32{1, 3, 16, 32, 64} // Eval does not mind which is the wider
	}
	return []uint32{width}
}

func (w *writer) intrinsic(in *dsl.Intrinsic) {
	w.text(in.Name + " " + in.Sig)
	w.flag(in.LaneWise)
	if in.Eval == nil {
		return
	}
	for _, width := range tableWidths {
		third := []uint64{0}
		if len(in.Params()) > 2 {
			third = operands(width)
			third = third[:min(len(third), 9)] // amounts of shifts; all of them would take most of the time
		}
		eachPair(width, func(a, b uint64) {
			for _, c := range third {
				for _, to := range slices.Compact([]uint32{width, 8}) {
					args := dsl.IntrinsicArgs{A: num.Of(a), B: num.Of(b), C: num.Of(c), Width: width, To: to}
					r, out := in.Eval(args)
					w.integer(r, uint64(out), out == ir.Defined)
					if in.Overflow != nil {
						w.flag(in.Overflow(args))
					}
					if in.Result() != "U" {
						break
					}
				}
			}
		})
	}
}

func (w *writer) function(f *dsl.Func) {
	w.text(f.Name)
	for _, p := range f.Params {
		w.number(uint64(p))
	}
	for _, width := range tableWidths {
		eachPair(width, func(a, b uint64) {
			if f.Eval != nil {
				r, ok := f.Eval(dsl.FuncArgs{A: num.Of(a), B: num.Of(b), Width: width, Arg: width})
				w.integer(r.Trunc(width), 0, ok)
			}
			if f.Convert != nil && width == 64 {
				for _, from := range []fp.Format{fp.Half, fp.Float, fp.Double} {
					for _, to := range []fp.Format{fp.Half, fp.Float, fp.Double} {
						r, ok := f.Convert(dsl.ConvertArgs{A: num.Of(a & ir.Mask(from.Width())), From: from, To: to, Arg: from.Width(), Width: to.Width()})
						w.integer(r, 0, ok)
					}
				}
			}
			if f.Float != nil && width == 64 {
				r := f.Float(math.Float64frombits(a), math.Float64frombits(b))
				w.integer(num.Of(math.Float64bits(r)), 0, r == r) // a NaN is any NaN
			}
		})
	}
}

func (w *writer) fact(f *dsl.FactInfo) {
	w.text(f.Name)
	w.number(uint64(f.About))
	for _, p := range f.Params {
		w.number(uint64(p))
	}
	if f.Holds == nil {
		return
	}
	for _, width := range tableWidths {
		eachPair(width, func(a, b uint64) {
			w.flag(f.Holds(dsl.FuncArgs{A: num.Of(a), B: num.Of(b), Width: width, Arg: width}))
		})
	}
}

package fuzz

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/verify"
)

// What people wrote, tests above all, has what no generator thinks of; a little of it changed, it is what its author
// did not think of (Fan and Regehr, "High-Throughput, Formal-Methods-Assisted Fuzzing for LLVM", CGO 2024).

// Mutant is one function of a module and those that it calls, with some places changed as the seed says; nil if the
// module has no function that could be taken, or what came of it is not IR.
func Mutant(name string, src []byte, seed uint64) []byte {
	r := mutator{rand.New(rand.NewPCG(seed, 0x6d757461))}
	m, _ := asm.Parse(name, src, asm.Options{Jobs: 1})
	if m == nil {
		return nil
	}
	var list []*ir.Func
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			list = append(list, f)
		}
	}
	if len(list) == 0 {
		return nil
	}
	f := list[r.IntN(len(list))]
	only(list, f)
	if f.Linkage != "" { // or it goes
		f.Linkage, f.Comdat = "", nil
	}
	unaliased(list)
	text := printed(m)
	if r.IntN(3) == 0 {
		text = r.narrower(text)
	}
	for range 1 + r.IntN(5) {
		if next := r.step(name, text); next != nil {
			text = next
		}
	}
	if m, _ = asm.Parse(name, text, asm.Options{Jobs: 1}); m == nil || len(verify.Module(m)) > 0 || Readable(name, text) != nil {
		return nil
	}
	return text
}

// unaliased forgets what says that accesses do not alias: a run does not see where that is not so.
func unaliased(list []*ir.Func) {
	for _, f := range list {
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				v.Meta = v.Meta.Keep(func(kind string) bool {
					return !slices.Contains([]string{"tbaa", "tbaa.struct", "noalias", "alias.scope"}, kind)
				})
			}
		}
		f.MarkChanged()
	}
}

// only takes the bodies of all functions but one and those that it calls.
func only(list []*ir.Func, f *ir.Func) {
	keep := map[*ir.Func]bool{}
	var visit func(f *ir.Func)
	visit = func(f *ir.Func) {
		if f == nil || keep[f] {
			return
		}
		keep[f] = true
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				if v.Op.IsCall() {
					visit(v.CalledFunc())
				}
			}
		}
	}
	visit(f)
	for _, g := range list {
		if !keep[g] {
			g.HasBody, g.Blocks, g.Params, g.Verbatim = false, nil, nil, ""
			g.Linkage, g.Comdat, g.Personal, g.Prefix, g.Prologue, g.Meta = "", nil, nil, nil, nil, nil
			g.MarkChanged()
		}
	}
}

// printed is the text of a module, nil if it has none.
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

// A mutator changes modules.
type mutator struct{ *rand.Rand }

var widths = regexp.MustCompile(`target .*|\bi(8|16|32|64)\b`)

// narrower gives all integers of one width another one, but for what is said of the target.
func (r mutator) narrower(text []byte) []byte {
	from := []string{"8", "16", "32", "64"}[r.IntN(4)]
	to := []string{"1", "3", "4", "5", "8", "8", "16", "33", "65", "128"}[r.IntN(10)]
	return widths.ReplaceAllFunc(text, func(s []byte) []byte {
		if string(s[1:]) == from {
			return []byte("i" + to)
		}
		return s
	})
}

// mutations are the ways to change something at an instruction, which tell whether they did; each stands as often as it is to come.
var mutations = []func(r mutator, v *ir.Value) bool{
	mutator.operand, mutator.operand, mutator.operand, mutator.constant, mutator.constant, mutator.flag, mutator.flag,
	mutator.predicate, mutator.opcode, mutator.forget, mutator.target, mutator.edge, mutator.freeze, mutator.operation, mutator.known, mutator.choose,
}

// step changes a module in one place; nil if what comes out is not IR.
func (r mutator) step(name string, text []byte) []byte {
	for range 10 {
		m, _ := asm.Parse(name, text, asm.Options{Jobs: 1})
		if m == nil {
			return nil
		}
		var at []*ir.Value
		for _, f := range m.Funcs {
			for _, b := range f.Blocks {
				at = append(at, b.Instrs...)
			}
		}
		if len(at) == 0 {
			return nil
		}
		changed := false
		for range 30 {
			v := at[r.IntN(len(at))]
			if changed = mutations[r.IntN(len(mutations))](r, v); changed {
				v.Block.Func.MarkChanged()
				break
			}
		}
		if !changed {
			continue
		}
		if next := printed(m); next != nil && Readable(name, next) == nil {
			return next
		}
	}
	return nil
}

// like is a value of a type that stands somewhere in the function, or a constant; nil if there is none.
func (r mutator) like(f *ir.Func, t *ir.Type) *ir.Value {
	if r.IntN(4) == 0 {
		if c := r.number(f, t); c != nil {
			return c
		}
	}
	var list []*ir.Value
	for _, p := range f.Params {
		if p.Type == t {
			list = append(list, p)
		}
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Type == t {
				list = append(list, v)
			}
		}
	}
	if len(list) == 0 {
		return r.number(f, t)
	}
	return list[r.IntN(len(list))]
}

// number is a constant of a type.
func (r mutator) number(f *ir.Func, t *ir.Type) *ir.Value {
	switch {
	case r.IntN(30) == 0 && t.IsFirstClass() && t != ir.Label && t != ir.Metadata:
		return f.Poison(t)
	case t.IsInt() && t.Bits <= 64:
		top := uint64(1) << (t.Bits - 1)
		return f.Int(t, []uint64{0, 1, 2, 3, ^uint64(0), ^uint64(1), top, top - 1, top + 1, 1 << r.IntN(int(t.Bits)), 1<<r.IntN(int(t.Bits)) - 1, r.Uint64N(16), r.Uint64()}[r.IntN(13)])
	case t.IsPtr():
		return f.Const(ir.Value{Op: ir.OpNull, Type: t})
	case t.IsVector() && !t.IsAggregate():
		return f.Const(ir.Value{Op: ir.OpZero, Type: t})
	}
	return nil
}

// fixed tells whether an operand may not become just any value.
func fixed(v *ir.Value, i int) bool {
	a := v.Args[i]
	return a.Type == ir.Label || a.Type == ir.Metadata || !a.Type.IsFirstClass() || v.Op.IsCall() && v.Callee() == a || a.Type.Kind == ir.TokenKind
}

func (r mutator) operand(v *ir.Value) bool {
	if len(v.Args) == 0 {
		return false
	}
	i := r.IntN(len(v.Args))
	if fixed(v, i) {
		return false
	}
	x := r.like(v.Block.Func, v.Args[i].Type)
	if x == nil || x == v.Args[i] {
		return false
	}
	v.SetArg(i, x)
	return true
}

func (r mutator) constant(v *ir.Value) bool {
	for i, a := range v.Args {
		if a.Op == ir.OpInt && !fixed(v, i) && r.IntN(2) == 0 {
			x := r.number(v.Block.Func, a.Type)
			if r.IntN(3) == 0 && a.Type.Bits <= 64 {
				x = v.Block.Func.Int(a.Type, a.Bits+uint64(r.IntN(3))-1)
			}
			if x != nil && x != a {
				v.SetArg(i, x)
				return true
			}
		}
	}
	return false
}

func (r mutator) flag(v *ir.Value) bool {
	all := v.Op.Info().Flags
	if all == 0 {
		return false
	}
	for range 20 {
		if bit := ir.Flags(1) << r.IntN(22); bit&all != 0 && (bit&ir.FastMath == 0 || v.Type.Scalar().IsFloat() || v.Op == ir.OpFCmp) && bit&(ir.MustTail|ir.NoTail|ir.Tail|ir.Cleanup|ir.InAlloca|ir.SwiftError) == 0 {
			v.Flags ^= bit
			return true
		}
	}
	return false
}

func (r mutator) predicate(v *ir.Value) bool {
	switch v.Op {
	case ir.OpICmp:
		v.Pred = ir.EQ + ir.Pred(r.IntN(10))
	case ir.OpFCmp:
		v.Pred = ir.FPred + ir.Pred(r.IntN(16))
	default:
		return false
	}
	return true
}

func (r mutator) opcode(v *ir.Value) bool {
	if v.Op.Info().Form != ir.FormBinary {
		return false
	}
	for range 50 {
		op := ir.Op(r.IntN(int(ir.NumOps)))
		if op != v.Op && op.Info().Form == ir.FormBinary && op.Info().Operands == v.Op.Info().Operands {
			v.Op = op
			v.Flags &= op.Info().Flags
			return true
		}
	}
	return false
}

// forget drops what is said of an instruction, its function or a parameter.
func (r mutator) forget(v *ir.Value) bool {
	f := v.Block.Func
	switch r.IntN(4) {
	case 0:
		if v.Meta == nil {
			return false
		}
		v.Meta = nil
	case 1:
		if len(f.ParamAttrs) == 0 {
			return false
		}
		i := r.IntN(len(f.ParamAttrs))
		if f.ParamAttrs[i] == nil {
			return false
		}
		f.ParamAttrs[i] = nil
	case 2:
		if f.Attrs == nil {
			return false
		}
		f.Attrs = nil
	default:
		c, ok := v.Aux.(*ir.Call)
		if !ok || c.RetAttrs == nil && c.FuncAttrs == nil && c.ParamAttrs == nil {
			return false
		}
		bare := *c
		bare.RetAttrs, bare.FuncAttrs, bare.ParamAttrs = nil, nil, nil
		v.Aux = &bare
	}
	return true
}

// target swaps two targets of a terminator, or two values of a phi.
func (r mutator) target(v *ir.Value) bool {
	switch {
	case v.Op == ir.OpPhi && len(v.Args) > 1:
		i, k := r.IntN(len(v.Args)), r.IntN(len(v.Args))
		x, y := v.Args[i], v.Args[k]
		if x == y {
			return false
		}
		v.SetArg(i, y)
		v.SetArg(k, x)
	case (v.Op == ir.OpBr || v.Op == ir.OpSwitch) && len(v.Targets) > 1:
		i, k := r.IntN(len(v.Targets)), r.IntN(len(v.Targets))
		x, y := v.Targets[i], v.Targets[k]
		if x == y {
			return false
		}
		v.SetTarget(i, y)
		v.SetTarget(k, x)
	default:
		return false
	}
	return true
}

// edge makes a branch lead somewhere else: into the middle of a loop, back, or past something.
func (r mutator) edge(v *ir.Value) bool {
	f := v.Block.Func
	if v.Op != ir.OpBr && v.Op != ir.OpSwitch || len(f.Blocks) < 3 {
		return false
	}
	i, to := r.IntN(len(v.Targets)), f.Blocks[1+r.IntN(len(f.Blocks)-1)]
	if v.Targets[i] == to || edit.IsPad(to.Instrs[len(to.Phis())]) {
		return false
	}
	values := map[*ir.Value]*ir.Value{}
	for _, phi := range to.Phis() {
		x := edit.Incoming(phi, v.Block)
		if x == nil {
			x = r.like(f, phi.Type)
		}
		if x == nil {
			return false
		}
		values[phi] = x
	}
	edit.DropEdge(v.Block, v.Targets[i])
	v.SetTarget(i, to)
	edit.AddEntries(v.Block, to, func(phi *ir.Value) *ir.Value { return values[phi] })
	return true
}

// before puts an instruction in front of v and gives it to v as an operand.
func before(v *ir.Value, i int, x *ir.Value) bool {
	v.Block.InsertAt(v.Block.IndexOf(v), x)
	v.SetArg(i, x)
	return true
}

// some is an operand of v that an instruction in front of it may stand for.
func (r mutator) some(v *ir.Value) (i int, ok bool) {
	if len(v.Args) == 0 || v.Op == ir.OpPhi || edit.IsPad(v) {
		return 0, false
	}
	i = r.IntN(len(v.Args))
	return i, !fixed(v, i)
}

func (r mutator) freeze(v *ir.Value) bool {
	i, ok := r.some(v)
	if !ok || r.IntN(2) == 0 {
		return false
	}
	return before(v, i, v.Block.Func.NewInstr(ir.OpFreeze, v.Args[i].Type, v.Args[i]))
}

// operation puts an operation on an operand.
func (r mutator) operation(v *ir.Value) bool {
	i, ok := r.some(v)
	if !ok || !v.Args[i].Type.Scalar().IsInt() {
		return false
	}
	f, a := v.Block.Func, v.Args[i]
	b := r.like(f, a.Type)
	if b == nil {
		return false
	}
	if r.IntN(2) == 0 {
		a, b = b, a
	}
	x := f.NewInstr(ir.OpAdd, a.Type, a, b)
	r.opcode(x)
	r.flag(x)
	return before(v, i, x)
}

// choose makes an operand a choice of two values.
func (r mutator) choose(v *ir.Value) bool {
	i, ok := r.some(v)
	if !ok || v.Args[i].Op == ir.OpInt && r.IntN(3) > 0 {
		return false
	}
	f, a := v.Block.Func, v.Args[i]
	b, c := r.like(f, a.Type), r.like(f, ir.I1)
	if b == nil || c == nil {
		return false
	}
	return before(v, i, f.NewInstr(ir.OpSelect, a.Type, c, a, b))
}

// known says of a load, a call or a parameter that it is defined, or is not null, or is in a range.
func (r mutator) known(v *ir.Value) bool {
	f := v.Block.Func
	word := func(t *ir.Type) string {
		switch {
		case t.IsPtr():
			return []string{"nonnull", "noundef", "noalias", "readonly", "dereferenceable(8)", "align 8", "nocapture", "captures(none)", "dereferenceable_or_null(4)"}[r.IntN(9)]
		case t.IsInt() && t.Bits > 3 && t.Bits <= 64:
			return []string{"noundef", fmt.Sprintf("range(i%d %d, %d)", t.Bits, r.IntN(3), 3+r.IntN(4))}[r.IntN(2)]
		}
		return "noundef"
	}
	if v.Op == ir.OpLoad && r.IntN(2) == 0 {
		a := ir.Attachment{Kind: "noundef", Node: "!{}"}
		switch t := v.Type; {
		case t.IsPtr() && r.IntN(2) == 0:
			a.Kind = "nonnull"
		case t.IsInt() && t.Bits > 3 && t.Bits <= 64 && r.IntN(2) == 0:
			a = ir.Attachment{Kind: "range", Node: fmt.Sprintf("!{i%d %d, i%d %d}", t.Bits, r.IntN(3), t.Bits, 3+r.IntN(4))}
		}
		if v.Meta.Get(a.Kind) != "" {
			return false
		}
		list := []ir.Attachment{a}
		if v.Meta != nil {
			list = append(list, v.Meta.List...)
		}
		v.Meta = &ir.Meta{List: list}
		return true
	}
	if len(f.Params) == 0 {
		return false
	}
	i := r.IntN(len(f.Params))
	w := word(f.Params[i].Type)
	if slices.Contains([]string{"token", "metadata"}, f.Params[i].Type.String()) {
		return false
	}
	for len(f.ParamAttrs) < len(f.Params) {
		f.ParamAttrs = append(f.ParamAttrs, nil)
	}
	if s := f.ParamAttrs[i].String(); s != "" {
		w = s + " " + w
	}
	f.ParamAttrs[i] = &ir.AttrSet{Text: w} // the text is what counts
	return true
}

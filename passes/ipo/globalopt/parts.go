package globalopt

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"rewrite/passes/analysis/content"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// maxParts bounds the variables that one becomes, those apart that are constant at once or go: they are each
// addressed by itself then.
const maxParts = 16

// maxSplit bounds all of them: what has more is a table.
const maxSplit = 512

// A part is bytes of a variable that accesses lie in as a whole.
type part struct {
	begin, end int64
	accesses   []access
	typ        *ir.Type // of one that covers it
	init       *ir.Value
}

// split makes variables of the parts of one that is only accessed in parts, so that each is used for what
// it is used for.
//
//	@s = internal global { i32, ptr } { i32 1, ptr null }      @s.0 = internal global i32 1
//	load i32, ptr @s                                           load i32, ptr @s.0
//	store ptr %p, ptr getelementptr (i8, ptr @s, i64 8)        store ptr %p, ptr @s.8
func (w *work) split(g *ir.Global, s *status) bool {
	if s.other != "" || s.addressed || s.ordered || len(s.fills) > 0 || g.Comdat != nil || g.Attrs != nil ||
		g.ValueType.Kind != ir.StructKind && g.ValueType.Kind != ir.ArrayKind || g.Meta.Keep(func(kind string) bool { return kind != "dbg" }) != nil {
		return false
	}
	parts := partsOf(w.layout, g, s)
	if len(parts) == 0 || len(parts) > maxSplit || len(parts) == 1 && parts[0].end-parts[0].begin == int64(w.layout.Size(g.ValueType)) {
		return false
	}
	varied := 0
	for _, p := range parts {
		if p.init = w.initial(g, p); p.init == nil {
			return false
		}
		if w.isVaried(g, p) {
			varied++
		}
	}
	if varied > maxParts {
		return false
	}
	for _, p := range slices.Backward(parts) { // each is put right behind what it is of
		w.own(g, p)
	}
	w.e.About(g).Applied(nil, "it is accessed in parts: each is a variable of its own")
	return true
}

// partsOf are the bytes that are accessed, in their order; nil if there is an access that may be anywhere,
// or one that shares bytes with others but none has all of these.
func partsOf(l *ir.Layout, g *ir.Global, s *status) (parts []*part) {
	list := slices.Concat(s.loads, s.stores)
	size := int64(l.Size(g.ValueType))
	for _, a := range list {
		t := accessed(a)
		if t == nil || !a.Known || !t.HasFixedSize() || a.Addr.Type != g.Type || a.Off < 0 || a.Off+int64(l.StoreSize(t)) > size || l.StoreSize(t) == 0 {
			return nil
		}
	}
	slices.SortStableFunc(list, func(x, y access) int { return cmp.Compare(x.Off, y.Off) })
	var now *part
	for _, a := range list {
		end := a.Off + int64(l.StoreSize(accessed(a)))
		if now == nil || a.Off >= now.end {
			now = &part{begin: a.Off, end: end}
			parts = append(parts, now)
		}
		now.end = max(now.end, end)
		now.accesses = append(now.accesses, a)
	}
	for _, p := range parts {
		alike := true
		for _, a := range p.accesses {
			alike = alike && accessed(a) == accessed(p.accesses[0])
		}
		for _, a := range p.accesses {
			// Of a type that has bits to spare, or padding, only it may say what is in them.
			if t := accessed(a); p.typ == nil && int64(l.StoreSize(t)) == p.end-p.begin && (alike || l.Bits(t) == 8*l.StoreSize(t) && !t.IsAggregate()) {
				p.typ = t
			}
		}
		if p.typ == nil {
			return nil
		}
		for _, a := range p.accesses {
			// Of an atomic access less cannot be said.
			if m := a.User.Aux.(*ir.Mem); m.Ordering != ir.NotAtomic && (m.Align == 0 || (a.Off-p.begin)%int64(m.Align) != 0) {
				return nil
			}
		}
	}
	return parts
}

// accessed is the type of a load or of what is stored, nil of others.
func accessed(a access) *ir.Type {
	switch a.User.Op {
	case ir.OpLoad:
		return a.User.Type
	case ir.OpStore:
		return a.User.Args[0].Type
	}
	return nil
}

// initial is what a part is at the beginning, nil if that cannot be said.
func (w *work) initial(g *ir.Global, p *part) *ir.Value {
	if g.Init.Op == ir.OpUndef || g.Init.Op == ir.OpPoison {
		return w.m.Pool.Leaf(g.Init.Op, p.typ)
	}
	c := content.Part(p.accesses[0].User.Block.Func, w.layout, g.Init, p.begin, p.typ)
	if c == nil {
		return nil
	}
	return edit.InModule(w.m, c)
}

// isVaried tells whether a part is read and written otherwise than with what is there.
func (w *work) isVaried(g *ir.Global, p *part) bool {
	read, written := false, false
	for _, a := range p.accesses {
		if a.User.Op == ir.OpLoad {
			read = true
		} else {
			written = written || !w.storesInitial(g, a)
		}
	}
	return read && written
}

// own makes a variable of a part.
func (w *work) own(g *ir.Global, p *part) {
	align := g.Align
	if align == 0 {
		align = w.layout.Align(g.ValueType)
	}
	if p.begin != 0 {
		align = min(align, uint64(p.begin&-p.begin))
	}
	for _, a := range p.accesses {
		if n := aligned(w.layout, a); n > align && n <= mostAligned && (a.Off-p.begin)%int64(n) == 0 {
			align = n
		}
	}
	x := w.define(g, strconv.FormatInt(p.begin, 10), p.init, align)
	x.Meta = fragment(g, p)
	for _, a := range p.accesses {
		f := a.User.Block.Func
		addr, known := address(f, x), align
		if off := a.Off - p.begin; off != 0 {
			addr = f.Const(ir.Value{Op: ir.OpGEP, Type: x.Type, Aux: ir.IntN(8), Args: []*ir.Value{addr, f.Int(ir.IntN(64), uint64(off))}})
			known = min(align, uint64(off&-off))
		}
		if aligned(w.layout, a) > known { // the part begins elsewhere than at a multiple of that
			m := *a.User.Aux.(*ir.Mem)
			m.Align = known
			a.User.Aux = &m
		}
		w.touch(f)
		w.loose[f] = append(w.loose[f], a.User.Args[a.Index])
		a.User.SetArg(int(a.Index), addr)
	}
}

// mostAligned bounds to what a part is aligned for its accesses.
const mostAligned = 64

// aligned is what an access takes its address to be aligned to.
func aligned(l *ir.Layout, a access) uint64 {
	if m := a.User.Aux.(*ir.Mem); m.Align != 0 {
		return m.Align
	}
	return l.Align(accessed(a))
}

// address is a global as an operand.
func address(f *ir.Func, g *ir.Global) *ir.Value {
	return f.Const(ir.Value{Op: ir.OpGlobal, Type: g.Type, Aux: g})
}

// define makes a variable in the place of another one, which it is like, with a name of its own and another
// content, and puts it behind that one.
func (w *work) define(g *ir.Global, what string, init *ir.Value, align uint64) *ir.Global {
	x := new(ir.Global)
	*x = *g
	stem := "part"
	if g.Name != "" {
		stem = g.Name
	}
	x.Name, x.Number, x.Meta = stem+"."+what, -1, nil
	x.ValueType, x.Init, x.Align, x.UnnamedAddr = init.Type, init, align, "unnamed_addr"
	for i := 1; !w.m.Define(x); i++ {
		x.Name = fmt.Sprintf("%s.%s.%d", stem, what, i)
	}
	w.made[g] = append(w.made[g], x)
	return x
}

// place puts the variables that the round made behind those that they are made of.
func place(w *work) {
	if len(w.made) == 0 {
		return
	}
	made := map[ir.Item]bool{}
	for _, list := range w.made {
		for _, x := range list {
			made[x] = true
		}
	}
	old := w.m.Items
	w.m.Items = make([]ir.Item, 0, len(old))
	var put func(x ir.Item)
	put = func(x ir.Item) {
		w.m.Items = append(w.m.Items, x)
		if g, ok := x.(*ir.Global); ok {
			for _, x := range slices.Backward(w.made[g]) {
				put(x)
			}
		}
	}
	for _, x := range old {
		if !made[x] {
			put(x)
		}
	}
}

// variable is which variable of the source a global just is, by debug information, "" where that is not known.
func variable(g *ir.Global) string {
	if g.Meta == nil || len(g.Meta.List) != 1 {
		return ""
	}
	node := g.Module.Metadata().Text(g.Meta.List[0].Node)
	if v := ir.MetadataField(node, "var"); strings.HasPrefix(v, "!") && ir.MetadataField(node, "expr") == "!DIExpression()" {
		return v
	}
	return ""
}

// located is what debug information says of a global in which a variable of the source is to be found by an expression.
func located(variable, expr string) *ir.Meta {
	text := fmt.Sprintf("!DIGlobalVariableExpression(var: %s, expr: !DIExpression(%s))", variable, expr)
	return &ir.Meta{List: []ir.Attachment{{Kind: "dbg", Node: text}}}
}

// fragment is what debug information says of a part: which bits of the variable it is, nil where that is not known.
func fragment(g *ir.Global, p *part) *ir.Meta {
	v := variable(g)
	if v == "" {
		return nil
	}
	if bits := g.Module.Metadata().VariableBits(v); uint64(8*p.end) > bits || uint64(8*(p.end-p.begin)) == bits {
		return nil
	}
	return located(v, fmt.Sprintf("DW_OP_LLVM_fragment, %d, %d", 8*p.begin, 8*(p.end-p.begin)))
}

// bitMeta is what it says of one bit that tells which of two numbers a variable is, nil where that is not known.
func bitMeta(g *ir.Global, other *ir.Value) *ir.Meta {
	v := variable(g)
	if v == "" || other == nil || other.Type.Bits > 64 {
		return nil
	}
	return located(v, fmt.Sprintf("DW_OP_deref_size, 1, DW_OP_constu, %d, DW_OP_mul, DW_OP_constu, %d, DW_OP_plus, DW_OP_stack_value", other.Bits-number(g.Init).Uint64(), number(g.Init).Uint64()))
}

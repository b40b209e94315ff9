// Package switchconv computes what a switch only chooses among constants, in the place of branches:
//
//	  switch i32 %x, label %d [              d: br label %join
//	    i32 5, label %a                      %i = sub i32 %x, 5
//	    i32 6, label %b                      %in = icmp ult i32 %i, 3
//	    i32 7, label %c                      br i1 %in, label %table, label %d
//	  ]                                  ->  table:
//	a: br label %join                        %j = zext i32 %i to i64
//	b: br label %join                        %p = getelementptr inbounds nuw i32, ptr @switch.table, i64 %j
//	c: br label %join                        %t = load i32, ptr %p, align 4
//	join:                                    br label %join
//	  %r = phi i32 [ 10, %a ],           join:
//	    [ 4, %b ], [ 7, %c ], [ 0, %d ]      %r = phi i32 [ %t, %table ], [ 0, %d ]
//
// What is computed bit by bit, as rounds of a cyclic redundancy check are, is looked up in tables for several bits at once (look.go, bits.go).
//
// Where all cases are a power of two apart, the index is rotated by that. Chains of compares of one value with constants become such switches first, in chain.go. What the constants are decides how a phi
// is computed: one constant; a linear function of the case; a word that holds all of them, of which a shift takes one; a constant array in
// memory. Cases that are missing between others have what the default gives, or whatever where the default is never taken; if it gives
// no constant, none may be missing. A switch on what is undef or poison is undefined behaviour (LangRef, "switch"), so it may be
// computed with.
//
// It is a pass on modules, as tables are global variables. It comes late: what a branch says of a value is said no more behind it.
//
// Requires: SSA. Left to others: the check against the bounds of the table where %x is known to be in them (constraints, saturate), and
// what is simpler where the constants are powers of two (saturate).
//
// Kannan, Proebsting, "Correction to 'Producing Good Code for the Case Statement'" (1994); GCC, tree-switch-conversion; LLVM, SimplifyCFG.
package switchconv

import (
	"fmt"
	"math/bits"
	"slices"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/hints"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

const (
	// minCases is how many cases there must be: fewer are as cheap as branches.
	minCases = 3
	// minInMemory is the same where the constants have to be loaded.
	minInMemory = 4
	// maxTable is how many constants there may be of each phi.
	maxTable = 4096
	// density is how many times as many constants as cases there may be in memory.
	density = 2.5
)

// Run converts the switches of a module.
func Run(m *ir.Module, e *pass.Env) manager.Kept {
	layout, err := m.Layout()
	if err != nil {
		return manager.All
	}
	var tables []*ir.Global
	changed := false
	for _, f := range m.Funcs {
		if len(f.Blocks) == 0 || e.Select != nil && !e.Select(f) || f.Attrs.Has("optnone") || e.Made >= e.Allowed {
			continue
		}
		w := &work{e: e, f: f, layout: layout, say: e.Remarks(f)}
		if w.run() {
			changed = true
			tables = append(tables, w.tables...)
		}
	}
	place(m, tables)
	return manager.None.If(changed)
}

// place puts tables, which are the last items of a module, before the first function.
func place(m *ir.Module, tables []*ir.Global) {
	if len(tables) == 0 {
		return
	}
	at := slices.IndexFunc(m.Items, func(x ir.Item) bool {
		g, ok := x.(*ir.Global)
		return ok && g.Kind == ir.Function
	})
	items := make([]ir.Item, len(tables))
	for i, g := range tables {
		items[i] = g
	}
	m.Items = slices.Insert(m.Items[:len(m.Items)-len(tables)], at, items...)
}

// work is a function whose switches are converted.
type work struct {
	e      *pass.Env
	f      *ir.Func
	layout *ir.Layout
	say    *remark.Remarks
	behind map[*ir.Block][]*ir.Block // blocks that were made, by those that they stand behind
	tables []*ir.Global
}

func (w *work) run() bool {
	w.behind = map[*ir.Block][]*ir.Block{}
	looked := w.looked()
	chained := w.chains()
	for _, b := range w.f.Blocks {
		if t := b.Terminator(); t.Op == ir.OpSwitch && w.e.Made < w.e.Allowed {
			if c := w.study(t); c != nil {
				w.convert(c)
				w.e.Made++
			}
		}
	}
	if len(w.behind) == 0 && !chained && !looked {
		return false
	}
	edit.PutBehind(w.f, w.behind)
	edit.RemoveUnreachable(w.f, edit.AddressTaken(w.f), func(*ir.Block) {})
	w.e.Of(w.f).Drop()
	w.f.MarkChanged()
	w.f.RepairDebug(func(*ir.Value) *ir.Value { return nil })
	return true
}

// A conversion is what is computed in the place of a switch.
type conversion struct {
	t        *ir.Value
	to       *ir.Block // where all cases lead
	min      uint64    // the case that has index 0
	shift    uint32    // the next index has the case that is 1<<shift further
	size     uint64    // how many indices there are
	stopped  bool      // the default is never taken
	computed []computation
}

// A computation is that of a phi.
type computation struct {
	phi         *ir.Value
	is          *ir.Value   // always
	base, slope uint64      // or base + slope*index, if slope is not 0
	word        *ir.Value   // or the part of a word that starts at index times the width
	table       []*ir.Value // or what is in an array
}

// by names how.
func (c *computation) by() string {
	switch {
	case c.is != nil:
		return "always one"
	case c.slope != 0:
		return "a linear function"
	case c.word != nil:
		return "in a word"
	}
	return "in a table"
}

// study tells how a switch can be computed, nil if it cannot.
func (w *work) study(t *ir.Value) *conversion {
	x := t.Args[0]
	if len(t.Targets)-1 < minCases || !x.Type.IsInt() || x.Type.Bits > 64 {
		return nil
	}
	no := func(format string, args ...any) *conversion {
		w.say.Missed(t, "no table stands for this switch: %s", fmt.Sprintf(format, args...))
		return nil
	}
	if t.Meta.Get("llvm.loop") != "" {
		return no("it says something of the loop that it closes")
	}
	c := &conversion{t: t}
	if !c.span() {
		return no("its cases are too far apart")
	}
	entries := make([]*ir.Block, len(t.Targets)) // from which the phis are entered
	for i, target := range t.Targets[1:] {
		to, from := through(t.Block, target)
		if i > 0 && to != c.to {
			return no("its cases lead to several places")
		}
		c.to, entries[i+1] = to, from
	}
	phis := c.to.Phis()
	if len(phis) == 0 {
		return nil
	}
	c.stopped = t.Targets[0].Instrs[0].Op == ir.OpUnreachable
	if to, from := through(t.Block, t.Targets[0]); to == c.to {
		entries[0] = from
	}
	chosen := make([][]*ir.Value, len(phis)) // by target
	fills := entries[0] != nil               // missing cases have what the default gives
	into := newEntries(c.to)
	for i, phi := range phis {
		for _, from := range entries {
			chosen[i] = append(chosen[i], into.given(phi, t.Block, from))
		}
		same := !slices.ContainsFunc(chosen[i][1:], func(v *ir.Value) bool { return v != chosen[i][1] })
		if !same && slices.ContainsFunc(chosen[i][1:], func(v *ir.Value) bool { return !w.isContent(v) }) {
			return no("it does not always choose a constant")
		}
		rest := chosen[i][0]
		fills = fills && (w.isContent(rest) && w.isContent(chosen[i][1]) || same && rest == chosen[i][1])
	}
	if c.size != uint64(len(t.Targets)-1) && !fills && !c.stopped {
		return no("cases are missing between others, and the default gives no constant")
	}
	for i, phi := range phis {
		list := make([]*ir.Value, c.size)
		if fills {
			for k := range list {
				list[k] = chosen[i][0]
			}
		}
		for n, k := range t.Args[1:] {
			list[(k.Bits-c.min)&mask(x.Type.Bits)>>c.shift] = chosen[i][n+1]
		}
		how, why := w.compute(c, phi, list)
		if why != "" {
			return no("%s", why)
		}
		c.computed = append(c.computed, how)
	}
	return c
}

// through follows a block that only leads on: where to, and from which block that is entered. Phis of it may be there for those of the
// next one only: others would have to stay behind it.
func through(from, to *ir.Block) (*ir.Block, *ir.Block) {
	phis := to.Phis()
	br := to.Instrs[len(phis)]
	if br.Op != ir.OpBr || len(br.Targets) != 1 || br.Targets[0] == to || br.Meta.Get("llvm.loop") != "" {
		return to, from
	}
	next := br.Targets[0]
	for _, phi := range phis {
		for _, u := range phi.Uses() {
			if u.User.Op != ir.OpPhi || u.User.Block != next || u.User.Targets[u.Index] != to {
				return to, from
			}
		}
	}
	return next, to
}

// entries are where the phis of a block have what they get from others.
type entries struct{ at map[*ir.Block]int }

func newEntries(b *ir.Block) entries {
	x := entries{map[*ir.Block]int{}}
	for i, from := range b.Phis()[0].Targets {
		x.at[from] = i
	}
	return x
}

// of is what a phi gets from a block.
func (x entries) of(phi *ir.Value, from *ir.Block) *ir.Value {
	if i, ok := x.at[from]; ok && i < len(phi.Targets) && phi.Targets[i] == from {
		return phi.Args[i]
	}
	return edit.Incoming(phi, from)
}

// given is what a phi gets from a block, as that is entered by a switch at the end of b; nil from none.
func (x entries) given(phi *ir.Value, b, from *ir.Block) *ir.Value {
	if from == nil {
		return nil
	}
	v := x.of(phi, from)
	if from != b && v.Op == ir.OpPhi && v.Block == from {
		return edit.Incoming(v, b)
	}
	return v
}

func mask(width uint32) uint64 { return ^uint64(0) >> (64 - width) }

// span finds where the indices begin: behind the largest gap between cases, in the ring of numbers of the width, and by which power of two cases are
// apart. It tells whether there are few enough.
func (c *conversion) span() bool {
	width := c.t.Args[0].Type.Bits
	var cases []uint64
	for _, k := range c.t.Args[1:] {
		cases = append(cases, k.Bits)
	}
	slices.Sort(cases)
	gap := uint64(0)
	for i, k := range cases {
		before := cases[(i+len(cases)-1)%len(cases)]
		if g := (k - before) & mask(width); g > gap {
			gap, c.min = g, k
		}
	}
	apart := uint64(0)
	for _, k := range cases {
		apart |= (k - c.min) & mask(width)
	}
	c.shift = uint32(bits.TrailingZeros64(apart))
	c.size = (-gap)&mask(width)>>c.shift + 1 // from the first case to the last one
	return c.size != 0 && c.size <= maxTable
}

// isContent tells whether a constant can be in a table, wherever the program is loaded.
func (w *work) isContent(v *ir.Value) bool {
	if v == nil {
		return false
	}
	switch v.Op {
	case ir.OpInt, ir.OpUndef, ir.OpPoison:
		return v.Type.IsInt() && v.Type.Bits <= 64 || v.Op != ir.OpInt
	case ir.OpFloat:
		return true
	case ir.OpNull:
		return v.Type == ir.Ptr
	case ir.OpGlobal:
		g := v.Aux.(*ir.Global)
		return v.Type == ir.Ptr && g.ThreadLocal == "" && g.DLLStorage != "dllimport"
	}
	return false
}

// compute tells how a phi is computed from the index, of which list has each one's value, nil for whatever.
func (w *work) compute(c *conversion, phi *ir.Value, list []*ir.Value) (how computation, why string) {
	how.phi = phi
	whatever := w.f.Poison(phi.Type)
	for i, v := range list {
		if v != nil && (v.Op == ir.OpUndef || v.Op == ir.OpPoison) {
			if v.Op == ir.OpUndef {
				whatever = v // which poison is not
			}
			list[i] = nil
		}
	}
	known := slices.IndexFunc(list, func(v *ir.Value) bool { return v != nil })
	if known < 0 {
		how.is = whatever
		return how, ""
	}
	if !slices.ContainsFunc(list, func(v *ir.Value) bool { return v != nil && v != list[known] }) {
		how.is = list[known]
		return how, ""
	}
	if phi.Type.IsInt() && phi.Type.Bits <= 64 {
		if base, slope, ok := linear(list, phi.Type.Bits); ok {
			how.base, how.slope = base, slope
			return how, ""
		}
		if word := w.word(list, phi.Type.Bits); word != nil {
			how.word = word
			return how, ""
		}
	}
	cases := len(c.t.Args) - 1
	jumps, _ := w.f.Attrs.Get("no-jump-tables")
	switch {
	case cases < minInMemory:
		return how, fmt.Sprintf("fewer than %d cases do not pay for a load", minInMemory)
	case float64(c.size) > density*float64(cases):
		return how, fmt.Sprintf("a table for %d cases would have %d elements", cases, c.size)
	case jumps.Value == "true":
		return how, "the function is to have no tables (no-jump-tables)"
	case w.layout.GlobalSpace != 0 || w.f.Module.TypedPointers:
		return how, "tables are only made at addresses of space 0"
	case !w.fits(c.size, phi.Type):
		return how, "its indices are too large for addresses"
	case !isElement(phi.Type):
		return how, fmt.Sprintf("there are no arrays of %s", phi.Type)
	}
	fill := list[known]
	for i, v := range list {
		if v == nil {
			list[i] = fill
		}
		fill = list[i]
	}
	how.table = list
	return how, ""
}

// fits tells whether an index is not negative as an offset of a table.
func (w *work) fits(size uint64, t *ir.Type) bool {
	index := w.layout.Pointer(0).Index
	return index >= 32 || size*w.layout.StoreSize(t) < 1<<(index-1)
}

// isElement tells whether a type is one that memory has as it is.
func isElement(t *ir.Type) bool {
	if t.IsInt() {
		return t.Bits >= 8 && t.Bits <= 64 && bits.OnesCount32(t.Bits) == 1
	}
	return t == ir.Ptr || t.Kind == ir.FloatKind || t.Kind == ir.DoubleKind
}

// linear tells whether list is base + slope*index, as numbers of a width.
func linear(list []*ir.Value, width uint32) (base, slope uint64, ok bool) {
	for i := 1; ; i++ {
		if i == len(list) {
			return 0, 0, false
		}
		if list[i-1] != nil && list[i] != nil {
			slope = (list[i].Bits - list[i-1].Bits) & mask(width)
			base = (list[i].Bits - slope*uint64(i)) & mask(width)
			break
		}
	}
	for i, v := range list {
		if v != nil && v.Bits != (base+slope*uint64(i))&mask(width) {
			return 0, 0, false
		}
	}
	return base, slope, slope != 0
}

// word is an integer that the target computes with that has all of list in it, nil if there is none.
func (w *work) word(list []*ir.Value, width uint32) *ir.Value {
	native := w.layout.Native
	if native == nil {
		native = []uint32{32, 64}
	}
	need, to := uint64(len(list))*uint64(width), uint32(0)
	for _, n := range native {
		if uint64(n) >= need && n <= 64 && (to == 0 || n < to) {
			to = n
		}
	}
	if to == 0 {
		return nil
	}
	word := uint64(0)
	for i, v := range list {
		if v != nil {
			word |= v.Bits << (uint32(i) * width)
		}
	}
	return w.f.Int(ir.IntN(to), word)
}

// convert puts the computation in the place of the switch.
func (w *work) convert(c *conversion) {
	t, b := c.t, c.t.Block
	x, loc := t.Args[0], t.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	mid := w.f.NewBlock("")
	w.behind[b] = append(w.behind[b], mid)
	put := func(at *ir.Block, op ir.Op, typ *ir.Type, args ...*ir.Value) *ir.Value {
		v := w.f.NewInstr(op, typ, args...)
		v.Meta, v.Pos = loc, t.Pos
		if at == b {
			b.InsertAt(len(b.Instrs)-1, v)
		} else {
			at.Append(v)
		}
		return v
	}
	index := x
	if c.min != 0 {
		index = put(b, ir.OpSub, x.Type, x, w.f.Int(x.Type, c.min))
	}
	switch n := w.f.Int(x.Type, uint64(c.shift)); {
	case c.shift == 0:
	case c.stopped:
		index = put(b, ir.OpLShr, x.Type, index, n)
	default: // a number that is between cases becomes one beyond the last index
		index = w.f.CallIntrinsic(intrinsic.Fshr, x.Type, index, index, n)
		index.Meta, index.Pos = loc, t.Pos
		b.InsertAt(len(b.Instrs)-1, index)
	}
	fit := func(to *ir.Type) *ir.Value { // the index as a number of another width, in which it fits as far as it counts
		switch {
		case to.Bits < index.Type.Bits:
			return put(mid, ir.OpTrunc, to, index)
		case to.Bits > index.Type.Bits:
			return put(mid, ir.OpZExt, to, index)
		}
		return index
	}
	now := map[*ir.Value]*ir.Value{}
	ways := ""
	for _, how := range c.computed {
		now[how.phi] = w.build(&how, mid, put, fit)
		if ways != "" {
			ways += ", "
		}
		ways += how.by()
	}
	put(mid, ir.OpBr, ir.Void).Targets = []*ir.Block{c.to}
	w.say.Applied(t, "what this switch chooses among %d cases is computed: %s", len(t.Targets)-1, ways)
	weights := hints.Weights(t)
	edit.AddEntries(mid, c.to, func(phi *ir.Value) *ir.Value { return now[phi] })
	edit.RemoveCases(t, func(int) bool { return true })
	rest := t.Targets[0]
	var br *ir.Value
	if c.stopped || c.size-1 == mask(x.Type.Bits) {
		edit.DropEdge(b, rest)
		br = w.f.NewInstr(ir.OpBr, ir.Void)
		br.Targets = []*ir.Block{mid}
	} else {
		in := put(b, ir.OpICmp, ir.I1, index, w.f.Int(x.Type, c.size))
		in.Pred = ir.ULT
		br = w.f.NewInstr(ir.OpBr, ir.Void, in)
		br.Targets = []*ir.Block{mid, rest}
	}
	br.Meta = loc
	edit.Replace(t, br)
	if len(br.Targets) == 2 && len(weights) > 1 {
		sum := uint64(0)
		for _, n := range weights[1:] {
			sum += n
		}
		hints.SetWeights(br, sum, weights[0])
	}
}

// build computes a phi.
func (w *work) build(how *computation, mid *ir.Block, put func(at *ir.Block, op ir.Op, typ *ir.Type, args ...*ir.Value) *ir.Value, fit func(to *ir.Type) *ir.Value) *ir.Value {
	typ := how.phi.Type
	switch {
	case how.is != nil:
		return how.is
	case how.slope != 0:
		v := fit(typ)
		if how.slope != 1 {
			v = put(mid, ir.OpMul, typ, v, w.f.Int(typ, how.slope))
		}
		if how.base != 0 {
			v = put(mid, ir.OpAdd, typ, v, w.f.Int(typ, how.base))
		}
		return v
	case how.word != nil:
		by := fit(how.word.Type)
		if typ.Bits != 1 {
			by = put(mid, ir.OpMul, how.word.Type, by, w.f.Int(how.word.Type, uint64(typ.Bits)))
		}
		v := put(mid, ir.OpLShr, how.word.Type, how.word, by)
		if typ == v.Type {
			return v
		}
		return put(mid, ir.OpTrunc, typ, v)
	}
	return w.element(how.table, typ, fit(ir.IntN(w.layout.Pointer(0).Index)), func(op ir.Op, typ *ir.Type, args ...*ir.Value) *ir.Value {
		return put(mid, op, typ, args...)
	})
}

// element loads one of some constants from a table.
func (w *work) element(list []*ir.Value, typ *ir.Type, at *ir.Value, put func(op ir.Op, typ *ir.Type, args ...*ir.Value) *ir.Value) *ir.Value {
	g := w.table(list, typ)
	p := put(ir.OpGEP, ir.Ptr, w.f.Const(ir.Value{Op: ir.OpGlobal, Type: ir.Ptr, Aux: g}), at)
	p.Aux, p.Flags = typ, ir.InBounds|ir.NUW
	v := put(ir.OpLoad, typ, p)
	v.Aux = ir.PlainMem(g.Align)
	return v
}

// table makes a variable of constants.
func (w *work) table(list []*ir.Value, elem *ir.Type) *ir.Global {
	m := w.f.Module
	t := m.Types.Array(uint64(len(list)), elem)
	init := ir.Value{Op: ir.OpAggregate, Type: t}
	if elem == ir.I8 {
		text := make([]byte, len(list))
		for i, v := range list {
			text[i] = byte(v.Bits)
		}
		init.Op, init.Aux = ir.OpString, ir.Bytes(text)
	} else {
		for _, v := range list {
			init.Args = append(init.Args, edit.InModule(m, v))
		}
	}
	g := &ir.Global{Kind: ir.Var, Number: -1, Linkage: "private", UnnamedAddr: "unnamed_addr", Constant: true,
		Type: ir.Ptr, ValueType: t, Init: m.Pool.Const(init), Align: w.layout.Align(elem)}
	stem := "switch.table"
	if w.f.Name != "" {
		stem += "." + w.f.Name
	}
	g.Name = stem
	for i := max(len(w.tables), 1); len(w.tables) > 0 || !m.Define(g); i++ { // one more than the function has
		if g.Name = fmt.Sprintf("%s.%d", stem, i); m.Define(g) {
			break
		}
	}
	w.tables = append(w.tables, g)
	return g
}

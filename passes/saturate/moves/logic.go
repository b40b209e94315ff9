package moves

import (
	"slices"
	"sync"

	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
	"rewrite/passes/saturate/block"
	"rewrite/passes/saturate/program"
)

// rethink writes bitwise functions of at most three values in the fewest operations. A value of
//
//	%n = or %a, %b      %t = and %m, %c      %r = or %t, %v
//	%m = xor %n, -1     %u = or %n, %c       %v = xor %u, -1
//
// is one bit of a table of eight for each bit of a, b and c, and of each table it is known how few operations give it: here
// `xor (or %a, %b), -1`. Rules that did the same would have to list all ways to write each of 256 tables. What is looked at are
// the operations between a value and three others that all ways down from it come to (cuts); only what it saves, past operations that others need,
// counts.
//
// Each value that is read once is read as it was. One that is read twice may be undef and then another number each time, which it
// could not be where it was read once; so it is frozen, unless it is known not to be undef. Poison is as it was, too, but for what a select hid: a
// value that was not looked at in all cases is hidden by a select again, or frozen, unless it is known not to be poison.
//
// Cuts as in Mishchenko, Chatterjee and Brayton, "DAG-Aware AIG Rewriting" (2006); minimal forms as in Knuth, "The Art of Computer
// Programming" 4A, 7.1.2.
func rethink(mv *Mover) {
	at := moveAt(bitwise)
	if mv.off[at] || !slices.ContainsFunc(mv.Block.Instrs, MayRethink) {
		return
	}
	c := &mv.cutter
	c.begin(mv.Block, mv.Point)
	for i, v := range mv.Block.Instrs {
		if !isBitwise(v) || c.looks == maxRethinks {
			continue
		}
		c.looks++
		c.look(i)
		c.mask(i)
		if !MayRethink(v) {
			continue
		}
		if to, ok := c.remask(mv, i); ok {
			mv.E.Refine(mv.Class[v.ID], to, block.LabelMove+uint32(at))
			continue
		}
		if best, ok := c.best(i); ok {
			mv.E.Refine(mv.Class[v.ID], written(mv, v, &best), block.LabelMove+uint32(at))
		}
	}
}

const (
	maxCuts     = 8  // of a value
	maxCone     = 12 // operations of a function that are counted
	maxInputs   = 3
	maxBitwise  = 64 // bits of the widest values
	maxRethinks = 400
)

// MayRethink tells whether an instruction is worth a look: one that does something with what at least two others like it do. The
// filter asks it of each, so it looks at operations only.
func MayRethink(v *ir.Value) bool {
	if !isBitwise(v) {
		return false
	}
	n := 0
	for _, a := range v.Args {
		if isBitwise(a) && a.Block == v.Block {
			if n++; n == 2 {
				return true
			}
			for _, b := range a.Args {
				if isBitwise(b) && b.Block == v.Block {
					return true
				}
			}
		}
	}
	return false
}

// isBitwise tells whether each bit of an instruction follows from the same bit of its operands.
func isBitwise(v *ir.Value) bool {
	switch v.Op {
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		return v.Block != nil && v.Type.Scalar().Bits <= maxBitwise && v.Type.Scalar().IsInt()
	case ir.OpSelect:
		return v.Block != nil && v.Type == v.Args[0].Type // of truth values
	}
	return false
}

// A cut is a value as a function of others.
type cut struct {
	inputs [maxInputs]*ir.Value // nil behind the last
	// table has the function of each assignment: bit i is that where input j is bit j of i.
	table uint8
	// poisons has a bit for each input whose poison is poison of the function.
	poisons uint8
}

// inputTables are the functions that an input itself is.
var inputTables = [maxInputs]uint8{0xAA, 0xCC, 0xF0}

// A cutter finds the cuts of the values of a block, from the first to the last.
type cutter struct {
	block    *ir.Block
	point    []int32  // place by ValueID
	cuts     [][]cut  // by place; nil for those that are not looked at
	masks    []masked // by place: see masks.go
	room     []cut
	operands [3][]cut // scratch
	looks    int
	cone     []*ir.Value // scratch
}

func (c *cutter) begin(b *ir.Block, point []int32) {
	c.block, c.point, c.looks, c.room = b, point, 0, c.room[:0]
	if cap(c.cuts) < len(b.Instrs) {
		c.cuts = make([][]cut, len(b.Instrs)+len(b.Instrs)/2)
		c.masks = make([]masked, len(b.Instrs)+len(b.Instrs)/2)
	}
	c.cuts = c.cuts[:len(b.Instrs)]
	c.masks = c.masks[:len(b.Instrs)]
	clear(c.cuts)
	clear(c.masks)
}

// look finds the cuts of an instruction of the block.
func (c *cutter) look(at int) {
	v := c.block.Instrs[at]
	for i, a := range v.Args {
		c.operands[i] = c.operand(c.operands[i][:0], a)
	}
	start := len(c.room)
	for i := range c.operands[0] {
		for j := range c.operands[1] {
			if v.Op != ir.OpSelect {
				c.add(start, v.Op, &c.operands[0][i], &c.operands[1][j], nil)
				continue
			}
			for k := range c.operands[2] {
				c.add(start, v.Op, &c.operands[0][i], &c.operands[1][j], &c.operands[2][k])
			}
		}
	}
	c.cuts[at] = c.room[start:len(c.room):len(c.room)]
}

// operand appends the cuts of an operand, the largest first, and the operand itself.
func (c *cutter) operand(list []cut, a *ir.Value) []cut {
	if x := a; x.Op == ir.OpInt || x.Op == ir.OpSplat || x.Op == ir.OpZero {
		switch n, ok := numberOf(x); {
		case ok && n.IsZero():
			return append(list, cut{})
		case ok && n == num.LowMask(x.Type.Scalar().Bits):
			return append(list, cut{table: 0xFF})
		}
	} else if a.Block == c.block {
		list = append(list, c.cuts[c.point[a.ID]]...)
	}
	return append(list, cut{inputs: [maxInputs]*ir.Value{a}, table: inputTables[0], poisons: 1})
}

// numberOf is the integer that a constant is, or a splat of.
func numberOf(x *ir.Value) (n num.Int, ok bool) {
	switch {
	case x.Op == ir.OpZero:
		return n, true
	case x.Op == ir.OpSplat:
		x = x.Args[0]
	}
	if x.Op != ir.OpInt || x.Aux != nil {
		return n, false
	}
	return num.Of(x.Bits), true
}

// add appends what an operation makes of cuts of its operands, if that is a function of few enough others.
func (c *cutter) add(start int, op ir.Op, x, y, z *cut) {
	if len(c.room)-start == maxCuts {
		return
	}
	var all cut
	a, aPoisons, ok := all.join(x)
	if !ok {
		return
	}
	b, bPoisons, ok := all.join(y)
	if !ok {
		return
	}
	switch op {
	case ir.OpAnd:
		all.table, all.poisons = a&b, aPoisons|bPoisons
	case ir.OpOr:
		all.table, all.poisons = a|b, aPoisons|bPoisons
	case ir.OpXor:
		all.table, all.poisons = a^b, aPoisons|bPoisons
	case ir.OpSelect:
		d, dPoisons, ok := all.join(z)
		if !ok {
			return
		}
		all.table, all.poisons = a&b|^a&d, aPoisons|bPoisons&dPoisons
	}
	all.drop()
	for i := range c.room[start:] {
		if c.room[start+i] == all {
			return
		}
	}
	c.room = append(c.room, all)
}

// join makes the inputs of another function inputs of this one, too, and gives its table and poison by these.
func (k *cut) join(x *cut) (table, poisons uint8, ok bool) {
	var place [maxInputs]int
	for i, v := range x.inputs {
		if v == nil {
			break
		}
		at := 0
		for at < maxInputs && k.inputs[at] != nil && k.inputs[at] != v {
			at++
		}
		if at == maxInputs {
			return 0, 0, false
		}
		k.inputs[at], place[i] = v, at
		poisons |= x.poisons >> i & 1 << at
	}
	for i := range 8 {
		from := 0
		for j, v := range x.inputs {
			if v != nil {
				from |= i >> place[j] & 1 << j
			}
		}
		table |= x.table >> from & 1 << i
	}
	return table, poisons, true
}

// drop leaves out inputs that make no difference.
func (k *cut) drop() {
	for i := maxInputs - 1; i >= 0; i-- {
		t, shift := inputTables[i], 1<<i
		if k.inputs[i] == nil || k.table&t>>shift != k.table&^t {
			continue
		}
		rest := cut{poisons: k.poisons&(1<<i-1) | k.poisons>>1&^(1<<i-1)}
		copy(rest.inputs[:], k.inputs[:i])
		copy(rest.inputs[i:], k.inputs[i+1:])
		for a := range 8 { // the assignment without the input, at either value of it
			from := a&(1<<i-1) | a>>i<<(i+1)&7
			rest.table |= k.table >> from & 1 << a
		}
		*k = rest
	}
}

// best is the cut of which a form in fewer operations saves most, past those that others need.
func (c *cutter) best(at int) (best cut, ok bool) {
	most := 0
	for _, k := range c.cuts[at] {
		if saved := c.freed(c.block.Instrs[at], &k) - int(minimal().forms[k.table].cost); saved > most {
			best, most = k, saved
		}
	}
	return best, most > 0
}

// freed is how many operations between a value and the inputs of a function nobody needs where it is written otherwise.
func (c *cutter) freed(v *ir.Value, k *cut) int {
	c.cone = append(c.cone[:0], v)
	for i := 0; i < len(c.cone); i++ {
		for _, a := range c.cone[i].Args {
			if !isBitwise(a) || a.Block != c.block || a.NumUses() > 1 || slices.Contains(k.inputs[:], a) || len(c.cone) == maxCone {
				continue
			}
			c.cone = append(c.cone, a)
		}
	}
	return len(c.cone)
}

// written is a function in its minimal form.
func written(mv *Mover, v *ir.Value, k *cut) egraph.ClassID {
	w := &writer{Mover: mv, t: mv.Types.Of(v.Type)}
	reads := minimal().reads(k.table)
	for i, x := range k.inputs {
		if x == nil || reads[i] == 0 {
			continue
		}
		w.inputs[i] = mv.Operand(x, block.ImportDepth)
		known := mv.E.Defined(w.inputs[i])
		hidden := k.poisons>>i&1 == 0 && known&egraph.NotPoison == 0
		switch {
		case reads[i] > 1 && (hidden || known&egraph.NotUndef == 0):
			w.freeze(i)
		case hidden:
			w.hidden |= 1 << i
		}
	}
	return w.function(k.table)
}

// A writer adds forms of functions to the graph.
type writer struct {
	*Mover
	t      egraph.Type
	inputs [maxInputs]egraph.ClassID
	hidden uint8 // inputs that may be poison where the function is not
}

func (w *writer) freeze(i int) {
	w.inputs[i] = w.E.ClassOf(w.E.AddNode(egraph.Node{Op: program.OpFreeze, Type: w.t, Payload: program.BuiltFreeze, Kids: []egraph.ClassID{w.inputs[i]}}))
	w.hidden &^= 1 << i
}

// function is a function that nothing is done with here. Where it is an operation on a hidden input, that is asked only if the other operand does not
// decide: where it does not, the function depends on the input, so that it was not hidden before, either.
func (w *writer) function(table uint8) egraph.ClassID {
	f := minimal().forms[table]
	if program.Width(w.t) > 1 || f.op != ir.OpAnd && f.op != ir.OpOr || w.isHidden(f.x) == w.isHidden(f.y) {
		return w.form(table)
	}
	if w.isHidden(f.x) {
		f.x, f.y = f.y, f.x
	}
	kids := []egraph.ClassID{w.form(f.x), w.inputs[minimal().forms[f.y].x], integer(w.E, w.t, 0)}
	if f.op == ir.OpOr {
		kids[1], kids[2] = integer(w.E, w.t, 1), kids[1]
	}
	return w.E.Add(w.Vocab.Plain[ir.OpSelect], w.t, 0, kids...)
}

func (w *writer) form(table uint8) egraph.ClassID {
	f := minimal().forms[table]
	switch f.op {
	case ir.OpParam:
		if w.hidden>>f.x&1 != 0 {
			w.freeze(int(f.x))
		}
		return w.inputs[f.x]
	case ir.OpInt:
		if table == 0 {
			return integer(w.E, w.t, 0)
		}
		return integer(w.E, w.t, ir.Mask(program.Width(w.t)))
	}
	return w.E.Add(w.Vocab.Plain[f.op], w.t, 0, w.form(f.x), w.form(f.y))
}

// isHidden tells whether a table is that of a hidden input.
func (w *writer) isHidden(table uint8) bool {
	f := minimal().forms[table]
	return f.op == ir.OpParam && w.hidden>>f.x&1 != 0
}

// A form is how a table is made in the fewest operations: an input (OpParam, x is which), a constant (OpInt), or an operation on the
// forms of two other tables.
type form struct {
	op   ir.Op
	x, y uint8
	cost uint8
}

type forms struct{ forms [256]form }

// minimal has the forms of all tables: those in n operations are made of those in fewer.
var minimal = sync.OnceValue(func() *forms {
	const unknown = 0xFF
	m := &forms{}
	for t := range m.forms {
		m.forms[t].cost = unknown
	}
	m.forms[0], m.forms[0xFF] = form{op: ir.OpInt}, form{op: ir.OpInt}
	for i, t := range inputTables {
		m.forms[t] = form{op: ir.OpParam, x: uint8(i)}
	}
	left := 256 - 2 - maxInputs
	for cost := uint8(1); left > 0; cost++ {
		of := m.forms // those in fewer
		try := func(table uint8, f form) {
			if m.forms[table].cost == unknown {
				f.cost = cost
				m.forms[table] = f
				left--
			}
		}
		for x := range 256 {
			for y := range x {
				if x, y := uint8(y), uint8(x); of[x].cost != unknown && of[y].cost != unknown && of[x].cost+of[y].cost+1 == cost {
					try(x&y, form{op: ir.OpAnd, x: x, y: y})
					try(x|y, form{op: ir.OpOr, x: x, y: y})
					try(x^y, form{op: ir.OpXor, x: x, y: y})
				}
			}
		}
	}
	return m
})

// reads counts how often the form of a table reads each input.
func (m *forms) reads(table uint8) (count [maxInputs]int) {
	f := &m.forms[table]
	switch f.op {
	case ir.OpInt:
	case ir.OpParam:
		count[f.x] = 1
	default:
		x, y := m.reads(f.x), m.reads(f.y)
		for i := range count {
			count[i] = x[i] + y[i]
		}
	}
	return count
}

package load

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// maxCost bounds a single cost: sums over a function stay far from overflow.
const maxCost = 1_000_000

// costs checks the cost models and resolves what they extend.
func (l *loader) costs() {
	items := map[string]*loadItem{}
	models := map[string]*dsl.CostModel{}
	own := map[string][]dsl.CostEntry{}
	based := map[string]bool{}
	for _, m := range l.set.Costs {
		models[m.Name], based[m.Name] = m, true
	}
	for _, it := range l.items {
		d := it.item.Cost
		if d == nil {
			continue
		}
		name := d.Name.Text
		if !validName(name) {
			badName(it.diags, d.Name.Node, name)
		}
		if first := items[name]; first != nil {
			duplicateCost(it.diags, d.Name.Node, name, first.file.Name, first.item.Pos.Line)
			continue
		}
		m := &dsl.CostModel{Name: name, Doc: it.item.Doc, File: it.file.Name, Line: d.Name.Pos.Line}
		if d.Extends != nil {
			m.Extends = d.Extends.Text
		}
		if based[name] { // a model of the library is redefined by name
			l.set.Costs = slices.DeleteFunc(l.set.Costs, func(m *dsl.CostModel) bool { return m.Name == name })
		}
		items[name], models[name] = it, m
		own[name] = it.costEntries(d)
		m.SetThroughput(it.throughput(d.Throughput))
		l.set.Costs = append(l.set.Costs, m)
	}
	state := map[string]int{}
	var resolve func(name string)
	resolve = func(name string) {
		it, m := items[name], models[name]
		if it == nil || state[name] == 2 {
			return // of the library, or done
		}
		d := it.item.Cost
		state[name] = 1
		m.Entries = own[name]
		switch base := models[m.Extends]; {
		case m.Extends == "":
		case base == nil:
			unknownCost(it.diags, d.Extends.Node, m.Extends, keys(models))
		case state[m.Extends] == 1:
			costCycle(it.diags, d.Extends.Node, name)
		default:
			resolve(m.Extends)
			m.Entries = append(slices.Clip(m.Entries), base.Entries...)
			m.SetThroughput(inheritThroughput(*m.Throughput(), *base.Throughput()))
		}
		state[name] = 2
	}
	for _, it := range l.items {
		if it.item.Cost != nil {
			resolve(it.item.Cost.Name.Text)
		}
	}
}

// costEntries checks the entries of one model and sorts them for lookup.
func (it *loadItem) costEntries(d *syntax.Cost) []dsl.CostEntry {
	var all []dsl.CostEntry
	for _, x := range d.Entries {
		e := dsl.CostEntry{}
		for _, m := range x.Marks {
			switch f := ir.FlagByName(m.Text); {
			case f != 0:
				e.Flags |= f
			case slices.Contains(dsl.CostClasses(), m.Text) || dsl.IntWidth(m.Text) != 0 || dsl.FormatNamed(m.Text) != 0:
				if e.Class != "" {
					costMark(it.diags, m.Node, m.Text)
				}
				e.Class = m.Text
			default:
				costMark(it.diags, m.Node, m.Text)
			}
		}
		cost, ok := parseCost(x.Cost.Text)
		if !ok {
			costNumber(it.diags, x.Cost.Node, x.Cost.Text)
		}
		e.Cost = cost
		for _, w := range x.Ops {
			one := e
			var ok bool
			if one.Op, one.Intrinsic, ok = costOperation(w.Text); !ok {
				costOp(it.diags, w.Node, w.Text)
				continue
			}
			if slices.ContainsFunc(all, func(o dsl.CostEntry) bool {
				return o.Op == one.Op && o.Intrinsic == one.Intrinsic && o.Class == one.Class && o.Flags == one.Flags
			}) {
				costTwice(it.diags, w.Node, strings.Join(strings.Fields(fmt.Sprintf("%s %s %s", w.Text, one.Flags, one.Class)), " "))
				continue
			}
			all = append(all, one)
		}
	}
	slices.SortStableFunc(all, func(a, b dsl.CostEntry) int { return special(&b) - special(&a) })
	return all
}

// costOperation reads what a cost is given to: an instruction, an intrinsic, any intrinsic, or anything.
func costOperation(word string) (op ir.Op, intrinsic string, ok bool) {
	op = ir.OpByName(word)
	in := dsl.IntrinsicNamed(word)
	switch long, isLong := strings.CutPrefix(word, "llvm."); {
	case isLong: // any intrinsic, also one that rules can't name
		return ir.OpCall, long, true
	case op != ir.OpInvalid || word == "default":
		return op, "", true
	case word == "intrinsic":
		return ir.OpCall, dsl.AnyIntrinsic, true
	case in != nil:
		return ir.OpCall, in.Name, true
	}
	return ir.OpInvalid, "", false
}

// special ranks entries: the more they ask, the earlier they are tried.
func special(e *dsl.CostEntry) int {
	n := 0
	if e.Op != ir.OpInvalid {
		n += 16
	}
	switch e.Intrinsic {
	case "":
	case dsl.AnyIntrinsic:
		n += 4
	default:
		n += 8
	}
	switch {
	case dsl.IntWidth(e.Class) != 0 || dsl.FormatNamed(e.Class) != 0:
		n += 2
	case e.Class != "":
		n++
	}
	return n<<8 | len(e.Flags.String())
}

// parseCost reads 4 or 0.25 into hundredths.
func parseCost(s string) (int, bool) {
	whole, frac, _ := strings.Cut(s, ".")
	n, err := strconv.Atoi(whole)
	if err != nil || n < 0 || n > maxCost || len(frac) > 2 {
		return 0, false
	}
	f, err := strconv.Atoi((frac + "00")[:2])
	if err != nil || whole[0] == '0' && len(whole) > 1 {
		return 0, false
	}
	return n*100 + f, true
}

// registerClasses are the classes of types that have registers of their own.
var registerClasses = []string{"int", "float", "vector"}

// maxLanes bounds the lanes of a vector that has a cost.
const maxLanes = 1 << 16

// throughput checks what a cost model says of a machine, and sorts its entries for lookup.
func (it *loadItem) throughput(d *syntax.Throughput) (t dsl.Throughput) {
	if d == nil {
		return
	}
	for _, x := range d.Entries {
		switch w := x.Ops[0]; w.Text {
		case "legal":
			if len(x.Ops) != 1 || x.Marks != nil || x.Types != nil || x.To != nil {
				throughputForm(it.diags, w.Node, "legal = TYPES")
				continue
			}
			t.Legal = append(t.Legal, it.typesOf(x.Is, "legal = TYPES")...)
		case "promote":
			from, to := it.shapes(slices.Concat(x.Marks, x.Types)), it.typesOf(x.Is, "promote TYPES = TYPE")
			if len(x.Ops) != 1 || len(x.Marks) != 1 || x.To != nil || len(x.Is) != 1 {
				throughputForm(it.diags, w.Node, "promote TYPES = TYPE")
				continue
			}
			for _, f := range from[:len(from)*len(to)] {
				t.Promoted = append(t.Promoted, dsl.Promotion{From: f, To: to[0]})
			}
		case "registers":
			t.Registers = append(t.Registers, it.classSize(x)...)
		case "width":
			t.Width = append(t.Width, it.classSize(x)...)
		default:
			t.Entries = append(t.Entries, it.throughputEntries(x, t.Entries)...)
		}
	}
	slices.SortStableFunc(t.Legal, func(a, b dsl.Shape) int { return cmp.Or(cmp.Compare(a.Lanes, b.Lanes), cmp.Compare(a.Bits, b.Bits)) })
	sortThroughput(t.Entries)
	return t
}

// sortThroughput puts the more special entries before the more general ones.
func sortThroughput(list []dsl.ThroughputEntry) {
	slices.SortStableFunc(list, func(a, b dsl.ThroughputEntry) int { return specific(&b) - specific(&a) })
}

// inheritThroughput puts what a model says itself before what it inherits: nothing, if it has types of registers of its own, as costs at
// types of other registers say nothing about these.
func inheritThroughput(own, base dsl.Throughput) dsl.Throughput {
	if len(own.Legal) > 0 {
		return own
	}
	own.Legal, own.Promoted = base.Legal, append(slices.Clip(own.Promoted), base.Promoted...)
	own.Registers = append(slices.Clip(own.Registers), base.Registers...)
	own.Width = append(slices.Clip(own.Width), base.Width...)
	own.Entries = append(slices.Clip(own.Entries), base.Entries...)
	return own
}

// typesOf reads the types that a fact names.
func (it *loadItem) typesOf(list []*syntax.Amount, form string) []dsl.Shape {
	var shapes []*syntax.Shape
	for _, x := range list {
		if x.Shape == nil {
			throughputForm(it.diags, x.Node, form)
			return nil
		}
		shapes = append(shapes, x.Shape)
	}
	return it.shapes(shapes)
}

// classSize reads a number about registers.
func (it *loadItem) classSize(x *syntax.ThroughputEntry) []dsl.ClassSize {
	if is := x.Is[0]; len(x.Is) != 1 || is.First == nil || is.Per != nil || is.More != nil || len(x.Ops) != 1 || x.To != nil || len(x.Marks) != 1 || len(x.Types) > 0 {
		throughputForm(it.diags, x.Ops[0].Node, x.Ops[0].Text+" CLASS = NUMBER")
		return nil
	}
	class := x.Marks[0]
	if !slices.Contains(registerClasses, class.Word) {
		registerClass(it.diags, class.Node, shapeText(class))
		return nil
	}
	return []dsl.ClassSize{{Class: class.Word, N: it.whole(x.Is[0].First, x.Is[0].Minus)}}
}

// throughputEntries checks one entry, which is one for each of its operations and types. before are those before it.
func (it *loadItem) throughputEntries(x *syntax.ThroughputEntry, before []dsl.ThroughputEntry) (list []dsl.ThroughputEntry) {
	e, types, ok := it.throughputCase(x)
	if len(x.Is) != 1 {
		throughputForm(it.diags, x.Is[1].Node, "OPERATIONS [MARKS] [TYPES] = COST")
		return nil
	}
	if e.Amount = it.throughputAmount(x.Is[0]); !ok {
		return nil
	}
	to := []dsl.Shape{{}}
	if x.To != nil {
		to = it.shapes(x.To)
	}
	for _, w := range x.Ops {
		one := e
		if one.Op, one.Intrinsic, ok = costOperation(w.Text); !ok {
			costOp(it.diags, w.Node, w.Text)
			continue
		}
		if one.Op.IsCast() != (x.To != nil) {
			throughputCast(it.diags, w.Node, w.Text, one.Op.IsCast())
			continue
		}
		if one.Preds = it.predicates(x.Marks, one.Op); one.Op != ir.OpICmp && one.Op != ir.OpFCmp && one.Preds != nil {
			continue
		}
		for _, from := range types {
			for _, target := range to {
				one.From, one.To = from, target
				same := func(o dsl.ThroughputEntry) bool {
					return o.Op == one.Op && o.Intrinsic == one.Intrinsic && o.Marks == one.Marks && o.Flags == one.Flags && o.From == one.From && o.To == one.To && slices.Equal(o.Preds, one.Preds)
				}
				if slices.ContainsFunc(before, same) || slices.ContainsFunc(list, same) {
					costTwice(it.diags, w.Node, strings.Join(strings.Fields(fmt.Sprintf("%s %s %s", w.Text, one.Marks, one.From)), " "))
					continue
				}
				list = append(list, one)
			}
		}
	}
	return list
}

// throughputCase reads marks, flags and types of an entry. Predicates are for the operations to tell.
func (it *loadItem) throughputCase(x *syntax.ThroughputEntry) (e dsl.ThroughputEntry, types []dsl.Shape, ok bool) {
	ok = true
	for i, m := range x.Marks {
		mark, flag := dsl.MarkNamed(m.Word), ir.FlagByName(m.Word)
		switch {
		case m.Word != "" && mark != 0:
			e.Marks |= mark
		case m.Word != "" && flag != 0:
			e.Flags |= flag
		case m.Word != "" && (ir.ICmpPred(m.Word) != 0 || ir.FCmpPred(m.Word) != 0):
		case i == len(x.Marks)-1:
			types = it.shapes([]*syntax.Shape{m})
		default:
			throughputMark(it.diags, m.Node, shapeText(m))
			ok = false
		}
		if i == len(x.Marks)-1 && mark|dsl.Marks(flag) == 0 && types == nil {
			ok = ok && ir.ICmpPred(m.Word)+ir.FCmpPred(m.Word) != 0
		}
	}
	more := it.shapes(x.Types)
	if types = append(types, more...); len(types) == 0 {
		types = []dsl.Shape{{Lanes: dsl.AnyShape}}
	}
	return e, types, ok && len(more) == len(x.Types)
}

// predicates are the predicates among the marks of a compare; no other operation has any.
func (it *loadItem) predicates(marks []*syntax.Shape, op ir.Op) (list []ir.Pred) {
	for _, m := range marks {
		i, f := ir.ICmpPred(m.Word), ir.FCmpPred(m.Word)
		if m.Word == "" || i == 0 && f == 0 || dsl.MarkNamed(m.Word) != 0 {
			continue
		}
		switch {
		case op == ir.OpICmp && i != 0:
			list = append(list, i)
		case op == ir.OpFCmp && f != 0:
			list = append(list, f)
		default:
			throughputMark(it.diags, m.Node, m.Word)
			list = append(list, i|f)
		}
	}
	return list
}

func (it *loadItem) shapes(list []*syntax.Shape) (shapes []dsl.Shape) {
	for _, x := range list {
		word, node := x.Word, x.Node
		if x.Elem != nil {
			word, node = x.Elem.Text, x.Elem.Node
		}
		s, ok := dsl.ShapeElement(word)
		if !ok {
			if x.Elem == nil {
				throughputMark(it.diags, node, word)
			} else {
				throughputType(it.diags, node, word)
			}
			continue
		}
		switch {
		case x.Len != nil:
			n, err := strconv.Atoi(x.Len.Text)
			if err != nil || n < 1 || n > maxLanes {
				throughputLanes(it.diags, x.Len.Node, x.Len.Text)
				continue
			}
			s.Lanes = uint32(n)
		case x.Elem != nil:
			s.Lanes = dsl.AnyLanes
		case word == "any":
			s.Lanes = dsl.AnyShape
		}
		shapes = append(shapes, s)
	}
	return shapes
}

// throughputAmount reads what an entry costs.
func (it *loadItem) throughputAmount(x *syntax.Amount) (a dsl.Amount) {
	switch {
	case x.Shape == nil:
	case x.Shape.Word == "scalars":
		return dsl.Amount{Scalars: true}
	default:
		throughputNumber(it.diags, x.Shape.Node, shapeText(x.Shape))
		return a
	}
	add := func(n int, per *syntax.Attr) {
		switch {
		case per == nil:
			a.Fixed += n
		case per.Text == "lane":
			a.Lane += n
		case per.Text == "part":
			a.Part += n
		default:
			throughputPer(it.diags, per.Node, per.Text)
		}
	}
	add(it.whole(x.First, x.Minus), x.Per)
	if x.More != nil {
		add(it.whole(x.More.Number, false), x.More.Per)
	}
	return a
}

// whole reads a whole number.
func (it *loadItem) whole(w *syntax.Word, minus bool) int {
	n, err := strconv.Atoi(w.Text)
	if err != nil || n < 0 || n > maxCost {
		throughputNumber(it.diags, w.Node, w.Text)
	}
	if minus {
		return -n
	}
	return n
}

// specific ranks entries: the more they ask of operands, and then of the type, the earlier they are tried.
func specific(e *dsl.ThroughputEntry) int {
	shape := func(s dsl.Shape) (n int) {
		switch {
		case s.Kind == ir.VoidKind:
		case s.Kind == dsl.AnyFloat || s.Kind == ir.IntKind && s.Bits == 0:
			n = 2
		default:
			n = 4
		}
		switch s.Lanes {
		case dsl.AnyShape:
		case dsl.AnyLanes:
			n++
		default:
			n += 3
		}
		return n
	}
	asks := bits.OnesCount32(uint32(e.Marks&^dsl.Whole)) + len(e.Preds[:min(1, len(e.Preds))])
	n := asks<<5 | shape(e.From) + shape(e.To)
	n = n<<1 | bits.OnesCount32(uint32(e.Marks&dsl.Whole))
	if e.Intrinsic == dsl.AnyIntrinsic {
		n -= 1 << 16
	}
	if e.Op == ir.OpInvalid {
		n -= 1 << 17
	}
	return n<<8 | len(e.Flags.String())
}

// shapeText is how a shape is written.
func shapeText(x *syntax.Shape) string {
	switch {
	case x.Elem == nil:
		return x.Word
	case x.Len == nil:
		return "<" + x.Elem.Text + ">"
	}
	return "<" + x.Len.Text + " x " + x.Elem.Text + ">"
}

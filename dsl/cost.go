package dsl

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// CostUnit is how many of the hundredths that costs are counted in are one unit.
const CostUnit = 100

// A CostModel gives the cost of instructions. Costs are in hundredths, so that
// models can be finer than one unit and sums stay exact.
type CostModel struct {
	Name    string
	Doc     string
	Extends string // "" if it stands by itself
	File    string
	Line    int
	// Entries in the order in which they are tried: the first that fits gives
	// the cost. Entries of the model itself come before inherited ones; among
	// those of one model, the more special before the more general.
	Entries []CostEntry
}

// A CostEntry is the cost of one operation in one case.
type CostEntry struct {
	Op        ir.Op  // OpInvalid: any ("default")
	Intrinsic string // of OpCall: its name without "llvm."; AnyIntrinsic; "" for any call
	Class     string // of types: "" for any, or one of those in the language reference
	Flags     ir.Flags
	Cost      int // hundredths
}

// AnyIntrinsic is the Intrinsic of an entry for all intrinsics.
const AnyIntrinsic = "*"

// maxCost bounds a single cost: sums over a function stay far from overflow.
const maxCost = 1_000_000

// costClasses are the classes of types that entries can be limited to, besides
// the widths i1, i8, ... and the float formats.
func costClasses() []string { return []string{"int", "float", "ptr", "vector", "aggregate"} }

// Cost is the cost of an instruction with a result of the type and the flags,
// 0 if the model says nothing about it. intrinsic is the name without "llvm."
// of what a call calls, "" if it is no intrinsic.
func (m *CostModel) Cost(op ir.Op, intrinsic string, t *ir.Type, fl ir.Flags) int {
	for i := range m.Entries {
		if e := &m.Entries[i]; e.fits(op, intrinsic, t, fl) {
			return e.Cost
		}
	}
	return 0
}

func (e *CostEntry) fits(op ir.Op, intrinsic string, t *ir.Type, fl ir.Flags) bool {
	return (e.Op == ir.OpInvalid || e.Op == op) && (e.Intrinsic == "" || e.Intrinsic == intrinsic || e.Intrinsic == AnyIntrinsic && intrinsic != "") && fl&e.Flags == e.Flags && inClass(e.Class, t)
}

func inClass(class string, t *ir.Type) bool {
	switch class {
	case "":
		return true
	case "int":
		return t.IsInt()
	case "float":
		return t.IsFloat()
	case "ptr":
		return t.IsPtr()
	case "vector":
		return t.IsVector()
	case "aggregate":
		return t.IsAggregate()
	}
	if k := formatByName(class); k != 0 {
		return t.Kind == k
	}
	return t.IsInt() && t.Bits == intWidth(class)
}

// special ranks entries: the more they ask, the earlier they are tried.
func (e *CostEntry) special() int {
	n := 0
	if e.Op != ir.OpInvalid {
		n += 16
	}
	switch e.Intrinsic {
	case "":
	case AnyIntrinsic:
		n += 4
	default:
		n += 8
	}
	switch {
	case intWidth(e.Class) != 0 || formatByName(e.Class) != 0:
		n += 2
	case e.Class != "":
		n++
	}
	return n<<8 | len(e.Flags.String())
}

// costs checks the cost models and resolves what they extend.
func (l *loader) costs() {
	items := map[string]*loadItem{}
	models := map[string]*CostModel{}
	own := map[string][]CostEntry{}
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
		m := &CostModel{Name: name, Doc: it.item.Doc, File: it.file.Name, Line: d.Name.Pos.Line}
		if d.Extends != nil {
			m.Extends = d.Extends.Text
		}
		if based[name] { // a model of the library is redefined by name
			l.set.Costs = slices.DeleteFunc(l.set.Costs, func(m *CostModel) bool { return m.Name == name })
		}
		items[name], models[name] = it, m
		own[name] = it.costEntries(d)
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
func (it *loadItem) costEntries(d *syntax.Cost) []CostEntry {
	var all []CostEntry
	for _, x := range d.Entries {
		e := CostEntry{}
		for _, m := range x.Marks {
			switch f := ir.FlagByName(m.Text); {
			case f != 0:
				e.Flags |= f
			case slices.Contains(costClasses(), m.Text) || intWidth(m.Text) != 0 || formatByName(m.Text) != 0:
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
			one.Op, one.Intrinsic = ir.OpByName(w.Text), ""
			in := intrinsicByName[w.Text]
			switch long, isLong := strings.CutPrefix(w.Text, "llvm."); {
			case isLong: // any intrinsic, also one that rules can't name
				one.Op, one.Intrinsic = ir.OpCall, long
			case one.Op != ir.OpInvalid || w.Text == "default":
			case w.Text == "intrinsic":
				one.Op, one.Intrinsic = ir.OpCall, AnyIntrinsic
			case in != nil:
				one.Op, one.Intrinsic = ir.OpCall, in.Name
			default:
				costOp(it.diags, w.Node, w.Text)
				continue
			}
			if slices.ContainsFunc(all, func(o CostEntry) bool {
				return o.Op == one.Op && o.Intrinsic == one.Intrinsic && o.Class == one.Class && o.Flags == one.Flags
			}) {
				costTwice(it.diags, w.Node, strings.Join(strings.Fields(fmt.Sprintf("%s %s %s", w.Text, one.Flags, one.Class)), " "))
				continue
			}
			all = append(all, one)
		}
	}
	slices.SortStableFunc(all, func(a, b CostEntry) int { return b.special() - a.special() })
	return all
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

package load

import (
	"fmt"
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

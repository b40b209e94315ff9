package generalize

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"rewrite/dsl/syntax"
)

// A literal is a number of the text.
type literal struct {
	node  syntax.Node // with its minus
	value int64
}

// literalsOf are the integers of a side that stand alone as arguments.
func literalsOf(e *syntax.Expr, alone bool) (list []literal) {
	operands(e, func(o *syntax.Operand, single bool) {
		if o.Number == nil || o.Number.Int == "" || o.Bind != nil || len(o.Prefix) > 1 || alone && !single {
			return
		}
		n, err := strconv.ParseInt(o.Number.Int, 0, 32)
		if err != nil {
			return
		}
		node := o.Number.Node
		if len(o.Prefix) == 1 {
			if o.Prefix[0].Op != "-" {
				return
			}
			node.Pos, n = o.Prefix[0].Pos, -n
		}
		list = append(list, literal{node, n})
	})
	return list
}

// maxBuilt bounds the ways to compute the constants of the right side that are tried for one
// literal of the left.
const maxBuilt = 48

// variableConstants makes literals of the left side constants, and computes those of the right
// side from them. What the constant may be is learnt.
func variableConstants(w *worker, f *form) (list []proposal) {
	left := literalsOf(f.rule.Left, true)
	right := literalsOf(f.rule.Right, false)
	var groups [][]literal // that become one constant
	for i, l := range left {
		groups = append(groups, []literal{l})
		var same []literal
		for _, o := range left {
			if o.value == l.value {
				same = append(same, o)
			}
		}
		if len(same) > 1 && slices.IndexFunc(left, func(o literal) bool { return o.value == l.value }) == i {
			groups = append([][]literal{same}, groups...)
		}
	}
	conds := f.conjuncts()
	for _, group := range groups {
		name := f.fresh("C", "D", "E", "C1", "C2", "C3", "C4")
		if name == "" {
			return list
		}
		value := group[0].value
		for _, built := range ways(right, value, name) {
			var edits []edit
			for _, l := range group {
				edits = append(edits, f.replaced(l.node, name))
			}
			what := fmt.Sprintf("%s for %d", name, value)
			for i, text := range built {
				if text != "" {
					edits = append(edits, f.replaced(right[i].node, text))
					what += fmt.Sprintf(", %s for %d", text, right[i].value)
				}
			}
			text := applied(f.text, edits)
			any := f.conditions(append(slices.Clone(conds), []string{name + " == " + name}))
			open := w.read(applied(f.text, append(slices.Clone(edits), any)))
			if open == nil {
				continue
			}
			if !open.droppable("") {
				continue
			}
			v, is := open.constant(name)
			if !is || open.rules[0].Types[v.Type].Width == 1 {
				continue
			}
			hold, apply := open.numbers(name)
			if hold == everything && apply.size() > len(learntWidths) { // more than one number at each
				list = append(list, proposal{text: text, what: what})
				continue
			}
			for _, cond := range weaker(hold, apply, name, "", fmt.Sprintf("%s == %d", name, value)) {
				to := f.conditions(append(slices.Clone(conds), []string{cond}))
				list = append(list, proposal{text: applied(f.text, append(slices.Clone(edits), to)), what: what + ", if " + cond})
			}
		}
	}
	return list
}

// ways are how the literals of the right side may follow from one of the left: "" is a literal
// that stays. The first ways have the most that follows.
func ways(right []literal, value int64, name string) (all [][]string) {
	all = [][]string{nil}
	for _, r := range right {
		var more [][]string
		for _, text := range append(computed(r.value, value, name), "") {
			for _, way := range all {
				more = append(more, append(slices.Clone(way), text))
			}
		}
		all = more
		if len(all) > maxBuilt {
			return all[:maxBuilt]
		}
	}
	return all
}

// computed are expressions in a constant that have a value where the constant has one.
func computed(r, c int64, name string) (list []string) {
	add := func(ok bool, text string) {
		if ok {
			list = append(list, strings.ReplaceAll(text, "C", name))
		}
	}
	power := c > 0 && c&(c-1) == 0
	add(r == c, "C")
	add(r == -c && c != 0, "-C")
	add(r == ^c, "~C")
	add(power && r == int64(bits.Len64(uint64(c))-1), "log2(C)")
	add(c >= 0 && c < 32 && r == 1<<c, "1 << C")
	add(c >= 0 && c < 32 && r == 1<<c-1, "low_mask(C)")
	add(r == c+1, "C + 1")
	add(r == c-1, "C - 1")
	add(r == 2*c && c != 0, "C << 1")
	add(c >= 0 && r == c/2 && c > 1, "C >>u 1")
	return list
}

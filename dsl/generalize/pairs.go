package generalize

import (
	"cmp"
	"math/bits"
	"slices"
	"strings"
)

// pairsVocabulary are conditions on two constants of one type, C and D.
var pairsVocabulary = []string{
	"C != D", "C <=u D", "C <u D", "C <=s D", "C <s D", "D <=u C", "D <u C", "D <=s C", "D <s C",
	"C & D == 0", "C & D != 0", "C & D == C", "C & D == D", "C | D == -1",
	"add_nuw(C, D)", "add_nsw(C, D)", "sub_nuw(C, D)", "sub_nuw(D, C)", "sub_nsw(C, D)", "sub_nsw(D, C)", "mul_nuw(C, D)", "mul_nsw(C, D)",
	"C %u D == 0", "D %u C == 0",
}

// pairWidth is the width at which conditions on two constants are compared.
const pairWidth = 3

// pairsOf are the pairs of numbers of pairWidth that a condition is true of.
func pairsOf(cond, typeName, c, d string) (s uint64, ok bool) {
	r := conditionOf(cond, typeName, c, d)
	if r == nil {
		return 0, false
	}
	for x := range uint64(1) << pairWidth {
		for y := range uint64(1) << pairWidth {
			if holdsAt(r, pairWidth, map[string]uint64{c: x, d: y}) {
				s |= 1 << (x<<pairWidth | y)
			}
		}
	}
	return s, true
}

// weakenPairs gives conditions on two constants a weaker one. What holds is seen by proving it.
func weakenPairs(_ *worker, f *form) (list []proposal) {
	conds := f.conjuncts()
	for i := range conds {
		for j, cond := range conds[i] {
			names, ok := f.constantsIn(cond)
			if !ok || len(names) != 2 || !f.droppable(cond) {
				continue
			}
			c, _ := f.constant(names[0])
			if d, _ := f.constant(names[1]); c.Type != d.Type {
				continue
			}
			old, ok := pairsOf(cond, f.typeName(names[0]), names[0], names[1])
			if !ok || old == 0 {
				continue
			}
			type weak struct {
				text string
				set  uint64
			}
			var fit []weak
			for _, text := range pairsVocabulary {
				text = strings.NewReplacer("C", names[0], "D", names[1]).Replace(text)
				if s, ok := pairsOf(text, "", names[0], names[1]); ok && old&^s == 0 && s != old {
					fit = append(fit, weak{text, s})
				}
			}
			slices.SortStableFunc(fit, func(a, b weak) int { return cmp.Compare(bits.OnesCount64(b.set), bits.OnesCount64(a.set)) })
			for _, to := range fit {
				list = append(list, proposal{text: applied(f.text, []edit{f.conditions(with(conds, i, j, to.text))}), what: "if " + to.text + " for if " + cond})
			}
		}
	}
	return list
}

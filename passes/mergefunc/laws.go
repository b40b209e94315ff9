package mergefunc

import (
	"fmt"

	"rewrite/passes/ir"
)

// CheckLaws checks that the order is one on the first n functions of a module
// that have blocks: reflexive when spelled again, antisymmetric on all pairs,
// transitive on all triples, with equal hashes for equal functions. Without a data
// layout that can be read there is no order, and nothing to check.
func CheckLaws(m *ir.Module, n int) error {
	if n == 0 {
		return nil
	}
	o, err := NewOrder(m)
	if err != nil {
		return nil
	}
	var list []*Spelling
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 && len(list) < n {
			list = append(list, o.Spell(f))
		}
	}
	name := func(i int) string { return list[i].Func.Spelling() }
	c := make([][]int, len(list))
	for i, a := range list {
		again := o.Spell(a.Func)
		if Compare(a, again) != 0 || a.Hash != again.Hash {
			return fmt.Errorf("%s is not equal to itself", name(i))
		}
		c[i] = make([]int, len(list))
		for j, b := range list {
			c[i][j] = Compare(a, b)
			if c[i][j] == 0 && a.Hash != b.Hash {
				return fmt.Errorf("%s and %s are equal, and their hashes are not", name(i), name(j))
			}
			if byHash := compareHashed(a, b); (byHash == 0) != (c[i][j] == 0) || byHash != -compareHashed(b, a) {
				return fmt.Errorf("%s and %s: the order by hashes is %d, the other %d", name(i), name(j), byHash, c[i][j])
			}
		}
	}
	for i := range list {
		for j := range list {
			if c[i][j] != -c[j][i] {
				return fmt.Errorf("%s to %s is %d, and back %d", name(i), name(j), c[i][j], c[j][i])
			}
			for k := range list {
				if c[i][j] <= 0 && c[j][k] <= 0 && (c[i][k] > 0 || c[i][k] == 0 && (c[i][j] < 0 || c[j][k] < 0)) {
					return fmt.Errorf("%s, %s, %s: the order is not transitive: %d, %d, and %d", name(i), name(j), name(k), c[i][j], c[j][k], c[i][k])
				}
			}
		}
	}
	return nil
}

package mergefunc

import (
	"slices"

	"rewrite/passes/analysis/callgraph"
	"rewrite/passes/ir"
)

// maxRefine bounds the rounds in which classes of functions are told apart. Each goes
// one call further; equal functions of real programs are told apart in a few.
const maxRefine = 100

// findGroups finds functions that do the same and call each other in turn, directly or
// by way of others:
//
//	even1 -> odd1 -> even1        even2 -> odd2 -> even2
//
// even1 is equal to even2 only if odd1 is to odd2, and the reverse. So all functions
// on cycles of calls are taken for equal at first, and told apart as long as there
// is a reason to (partition refinement): by what they are but for such calls, then
// by the classes of whom they call. What is left are the largest classes such that
// no run of one can be told from that of another.
//
// A call of one is a call of another for the order, whether or not the two are merged
// later. So nothing may be left to the merger here, flags, hints and types included;
// and only functions count that no other definition can stand for.
func (o *Order) findGroups() {
	list := o.onCycles(func(f *ir.Func) bool {
		return len(f.Blocks) > 0 && o.rank(f.Global) == 0 && f.Linkage != "available_externally"
	})
	list = slices.DeleteFunc(list, func(f *ir.Func) bool { return !o.twins[f] }) // they are in no group
	member := map[*ir.Global]int{}
	for i, f := range list {
		member[f.Global] = i
	}
	class, calls := make([]int, len(list)), make([][]int, len(list))
	keys := &numbering{}
	for i, f := range list {
		w := o.speller(f)
		w.put(o.head(f)...)
		w.strict = func(g *ir.Global) bool {
			k, ok := member[g]
			if ok {
				calls[i] = append(calls[i], k)
			}
			return ok
		}
		w.put(w.typ(f.FuncType))
		w.spell()
		class[i] = keys.of(w.out)
	}
	for range maxRefine {
		next, finer := make([]int, len(list)), &numbering{}
		for i := range list {
			key := []uint64{uint64(class[i])}
			for _, k := range calls[i] {
				key = append(key, uint64(class[k]))
			}
			next[i] = finer.of(key)
		}
		class = next
		if len(finer.keys) == len(keys.keys) { // nothing was told apart
			size := make([]int, len(finer.keys))
			for _, c := range class {
				size[c]++
			}
			for i, f := range list {
				if size[class[i]] > 1 {
					o.group[f.Global] = uint64(class[i]) + 1
				}
			}
			return
		}
		keys = finer
	}
}

// onCycles are those of some functions that are on cycles of calls among these, or on the ways between cycles.
func (o *Order) onCycles(fit func(f *ir.Func) bool) (list []*ir.Func) {
	g := callgraph.New(o.m)
	some := func(all []*callgraph.Node) []*callgraph.Node {
		return slices.DeleteFunc(all, func(n *callgraph.Node) bool { return !fit(n.Func) })
	}
	// What calls none that is left, or is called by none, is on no cycle.
	in, out, gone := map[*callgraph.Node]int{}, map[*callgraph.Node]int{}, map[*callgraph.Node]bool{}
	var todo []*callgraph.Node
	nodes := some(g.Nodes())
	for _, n := range nodes {
		if in[n], out[n] = len(some(g.Callers(n))), len(some(n.Callees())); in[n] == 0 || out[n] == 0 {
			gone[n] = true
			todo = append(todo, n)
		}
	}
	for len(todo) > 0 {
		n := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		drop := func(m *callgraph.Node, count map[*callgraph.Node]int) {
			if count[m]--; count[m] == 0 && !gone[m] {
				gone[m] = true
				todo = append(todo, m)
			}
		}
		for _, m := range some(g.Callers(n)) {
			drop(m, out)
		}
		for _, m := range some(n.Callees()) {
			drop(m, in)
		}
	}
	for _, n := range nodes {
		if !gone[n] {
			list = append(list, n.Func)
		}
	}
	return list
}

// A numbering gives lists of numbers one number each, from 0.
type numbering struct {
	keys   [][]uint64
	byHash map[uint64][]int
}

func (n *numbering) of(key []uint64) int {
	h := hash(key)
	for _, k := range n.byHash[h] {
		if slices.Equal(n.keys[k], key) {
			return k
		}
	}
	if n.byHash == nil {
		n.byHash = map[uint64][]int{}
	}
	n.byHash[h] = append(n.byHash[h], len(n.keys))
	n.keys = append(n.keys, key)
	return len(n.keys) - 1
}

package egraph

// hashcons is an open-addressing table of node ids with linear probing. A slot
// is the node's 32-bit hash and its id + 1, so that a miss seldom touches a
// node.
//
// Slots of nodes whose operands were canonicalized since are left behind: they
// compare unequal to every canonical node, and go when the table grows.
type hashcons struct {
	slots []uint64
	mask  uint32
	used  int
	limit int
}

// minSlots is the table of a fresh graph. Most basic blocks fit, and clearing
// it costs about ten nanoseconds.
const minSlots = 64

func (t *hashcons) reset() {
	t.resize(minSlots)
}

// resize empties the table. It reuses memory, of which only the part in use is
// cleared.
func (t *hashcons) resize(n int) {
	if cap(t.slots) >= n {
		t.slots = t.slots[:n]
		clear(t.slots)
	} else {
		t.slots = make([]uint64, n)
	}
	t.mask = uint32(n - 1)
	t.used = 0
	t.limit = n/2 + n/4
}

// insert adds a node that is known to be absent.
func (t *hashcons) insert(h, id uint32) {
	i := h & t.mask
	for t.slots[i] != 0 {
		i = (i + 1) & t.mask
	}
	t.slots[i] = uint64(h)<<32 | uint64(id+1)
	t.used++
}

// growTable doubles the table, from the nodes so that stale slots are dropped.
// Where half of it is stale the size stays.
func (g *Graph) growTable() {
	t := &g.table
	n := len(t.slots)
	if len(g.nodes) > t.limit/2 {
		n *= 2
	}
	t.resize(n)
	for id, nd := range g.nodes {
		if g.state[id]&nodeDead == 0 {
			t.insert(g.hash(nd.head, nd.body), uint32(id))
		}
	}
}

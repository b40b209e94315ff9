package slp

import (
	"fmt"
	"iter"
	"slices"

	"rewrite/passes/internal/lanes"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// Bounds of a tree. Both are there for programs that somebody made to be large: a row of stores whose values are computed alike for
// twelve operations or through a hundred bundles is worth vectorizing from where that ends.
const (
	maxDepth = 12
	maxNodes = 128
)

// kind is how a bundle comes to its vector.
type kind uint8

const (
	gathered kind = iota // it is put together lane by lane
	together             // by one vector operation
	blended              // by two of them, of which each lane has one
	shuffled             // by taking lanes out of vectors that are there
	repeated             // by a shuffle of a bundle that has each of its lanes once
	joined               // by two halves
)

// A node is a bundle: values that are to be the lanes of one vector.
type node struct {
	lanes []*ir.Value
	kind  kind
	why   string // it is gathered
	depth int
	block *ir.Block // where the vector is needed or computed
	atEnd bool      // it is needed at the end of that block, by a phi

	// Of together and blended:
	main     *ir.Value      // the first lane's operation, whose fields the vector operation has
	alt      *ir.Value      // the first lane that has the other operation
	isAlt    []bool         // by lane
	args     [][2]*ir.Value // by lane: the operands of a binary operation or compare, as they are put, or of one that lanes are seen as
	flags    []ir.Flags     // by lane, where they are not those of the instruction: it is seen as another operation
	held     []bool         // by lane: it is a value that is there and stays, seen as an operation on itself; nil if none is
	operands []*node
	scalars  []*ir.Value // operands that are the same for all lanes and stay scalars, as the flag of ctlz
	order    []int       // of loads that are not in order: which lane of what is read each lane is
	window   *window     // of accesses with gaps between them
	fetches  bool        // loads, each by an address of its own

	// Of shuffled: lane i is lane mask[i] of source, of two of them counted through. Of repeated: of its operand.
	source []*ir.Value
	from   []*node // bundles of this tree in the place of sources; of gathered, one that has those lanes whose mask is not -1
	mask   []int

	cost int
	vec  *ir.Value // once emitted
}

// A tree is bundles above a root.
type tree struct {
	w       *work
	root    *node
	nodes   []*node
	byFirst map[*ir.Value][]*node // by first lane
	members []*ir.Value           // lanes of vectorized bundles
	ignored map[*ir.Value]bool    // users of the root's lanes that go with it
	outside []*ir.Value           // lanes that something else uses
	unused  []*ir.Value           // what only lanes used that are seen as operations on something else
	gains   int                   // what goes besides, as the scalar operations of a reduction
	at      *ir.Value             // in front of what the root's vector is needed, if no operation has to compute it
	cuts    [][]*ir.Value         // bundles that stay scalars, as their vectors cost more
	gaps    bool                  // the root is stores with gaps between them
	pooled  bool                  // loads that lie apart in bundles are read together
	cost    int
	spills  int
	stalls  int
	plans   []*plan
	why     string // there is no order for it
	stuck   *node  // a bundle that is to blame, if it can be left out
}

// build is the node of a bundle that is needed in a block.
func (t *tree) build(lanes []*ir.Value, block *ir.Block, atEnd bool, depth int) *node {
	for _, n := range t.byFirst[lanes[0]] {
		if slices.Equal(n.lanes, lanes) && (n.computes() || n.block == block && n.atEnd == atEnd) {
			return n
		}
	}
	n := &node{lanes: lanes, block: block, atEnd: atEnd, depth: depth}
	t.nodes = append(t.nodes, n)
	t.byFirst[lanes[0]] = append(t.byFirst[lanes[0]], n)
	if n.why = t.shape(n); n.why != "" {
		n.kind = gathered
		if n.depth > 0 || t.at != nil {
			n.repeats(t)
		}
		return n
	}
	t.enter(n)
	t.operate(n)
	return n
}

// enter tells that the lanes of a bundle are those of a vector operation.
func (t *tree) enter(n *node) {
	n.block, n.atEnd, n.operands = n.main.Block, false, nil
	for v := range n.computed() {
		t.w.member[v.ID] = n
		t.members = append(t.members, v)
	}
}

// computes tells whether the vector is that of operations on vectors.
func (n *node) computes() bool { return n.kind == together || n.kind == blended }

// computed are the lanes that the vector operation computes, and that go then: all but those that are held.
func (n *node) computed() iter.Seq[*ir.Value] {
	return func(yield func(*ir.Value) bool) {
		for i, v := range n.lanes {
			if (n.held == nil || !n.held[i]) && !yield(v) {
				return
			}
		}
	}
}

// shape finds how the lanes are one vector operation; the answer is why they are not.
func (t *tree) shape(n *node) string {
	switch {
	case n.depth > maxDepth:
		return "the tree is too deep"
	case len(t.nodes) > maxNodes:
		return "the tree is too large"
	}
	if t.w.accesses && n.depth > 0 {
		return "only accesses are vectorized"
	}
	if n.isCut(t) {
		return "its vector costs more"
	}
	why := t.apart(n)
	if why == "" {
		t.w.number(n.lanes[0].Block)
		if why = t.alike(n); why == "" {
			return t.fits(n)
		}
	}
	if t.seenAs(n, true) {
		return t.fits(n)
	}
	return why
}

// apart tells why the lanes are not computed one by one in a block.
func (t *tree) apart(n *node) string {
	first := n.lanes[0]
	for i, v := range n.lanes {
		switch {
		case !v.IsInstr():
			return "not all lanes are computed"
		case v.Block != first.Block:
			return "the lanes are computed in different blocks"
		case !v.Type.IsFirstClass() && v.Op != ir.OpStore || v.Type != first.Type:
			return "the lanes are of different types"
		case t.w.inTree(v) != nil:
			return "a lane is one of another bundle"
		case t.ignored[v]:
			return "a lane is computed from the others"
		case slices.Contains(n.lanes[:i], v):
			return "a lane is there twice"
		}
	}
	if first.Op != ir.OpStore && !lanes.IsElement(first.Type) || !t.w.an.Dom().Reachable(first.Block) {
		return "no vector has such lanes"
	}
	return ""
}

// alike finds one operation for all lanes, or two.
func (t *tree) alike(n *node) string {
	n.kind, n.main = together, n.lanes[0]
	same := true
	for _, v := range n.lanes[1:] {
		same = same && sameOperation(n.main, v)
	}
	if same {
		return ""
	}
	if t.seenAs(n, false) {
		return ""
	}
	n.isAlt = make([]bool, len(n.lanes))
	for i, v := range n.lanes {
		switch {
		case sameOperation(n.main, v):
		case n.alt == nil:
			n.alt, n.isAlt[i] = v, true
		case sameOperation(n.alt, v):
			n.isAlt[i] = true
		default:
			return "the lanes are computed by more than two operations"
		}
	}
	if !blends(n.main) || !blends(n.alt) || n.main.Op.Info().Form != n.alt.Op.Info().Form || n.main.Args[0].Type != n.alt.Args[0].Type {
		return "the lanes are computed by different operations"
	}
	n.kind = blended
	return ""
}

// blends tells whether an operation may be done for lanes that do not have it: it does not trap.
func blends(v *ir.Value) bool {
	switch v.Op.Info().Form {
	case ir.FormBinary, ir.FormCast, ir.FormCompare:
		return v.Op.Is(ir.Speculatable) && v.Op != ir.OpBitCast
	}
	return false
}

// sameOperation tells whether two instructions do the same to their operands, but for flags, and for compares whose operands change places.
func sameOperation(x, y *ir.Value) bool {
	if x.Op != y.Op || x.Type != y.Type || len(x.Args) != len(y.Args) {
		return false
	}
	switch x.Op {
	case ir.OpICmp, ir.OpFCmp:
		return x.Args[0].Type == y.Args[0].Type && (x.Pred == y.Pred || x.Pred == y.Pred.Swap())
	case ir.OpCall:
		return x.Args[0] == y.Args[0]
	case ir.OpStore:
		return x.Args[0].Type == y.Args[0].Type && x.Args[1].Type == y.Args[1].Type
	}
	return len(x.Args) == 0 || x.Args[0].Type == y.Args[0].Type
}

// fits tells why a bundle of one operation, or two, cannot be a vector operation.
func (t *tree) fits(n *node) string {
	v := n.main
	switch v.Op {
	case ir.OpStore, ir.OpLoad:
		return t.access(n)
	case ir.OpSelect:
		for _, x := range n.lanes {
			if !x.Args[0].Type.IsInt() {
				return "the lanes are vectors"
			}
		}
		return ""
	case ir.OpFreeze:
		return ""
	case ir.OpPhi:
		for _, x := range n.lanes {
			if !slices.Equal(x.Targets, v.Targets) && !sameTargets(x, v) {
				return "the lanes come from different blocks"
			}
		}
		for _, p := range v.Targets {
			if !t.w.an.Dom().Reachable(p) {
				return "a way to the lanes is never taken"
			}
		}
		return ""
	case ir.OpCall:
		return t.callable(n)
	case ir.OpGEP:
		for _, x := range n.lanes {
			if len(x.Args) != 2 || x.Aux != v.Aux || x.Args[1].Type != v.Args[1].Type || !lanes.IsElement(x.Args[1].Type) || !x.Args[0].Type.IsPtr() || !x.Aux.(*ir.Type).HasFixedSize() {
				return "the lanes are addresses that are computed differently"
			}
		}
		return ""
	}
	switch v.Op.Info().Form {
	case ir.FormUnary, ir.FormBinary:
		return ""
	case ir.FormCompare:
		if !lanes.IsElement(v.Args[0].Type) {
			return "no vector has such lanes"
		}
		return ""
	case ir.FormCast:
		from, to := v.Args[0].Type, v.Type
		if !lanes.IsElement(from) || v.Op == ir.OpBitCast && t.w.layout.Bits(from) != t.w.layout.Bits(to) {
			return "no vector has such lanes"
		}
		return ""
	}
	return "no vector operation does what " + v.Op.String() + " does"
}

// sameTargets tells whether two phis have values for the same edges, in whatever order.
func sameTargets(x, y *ir.Value) bool {
	for _, p := range x.Targets {
		if !slices.Contains(y.Targets, p) {
			return false
		}
	}
	return len(x.Targets) == len(y.Targets)
}

// access tells why loads or stores are no wide one, and finds their order.
func (t *tree) access(n *node) string {
	elem, at := n.main.Type, 0
	if n.main.Op == ir.OpStore {
		elem, at = n.main.Args[0].Type, 1
	}
	size := t.w.layout.StoreSize(elem)
	offs := make([]int64, len(n.lanes))
	low := int64(0)
	for i, v := range n.lanes {
		if !t.w.plain(v, elem) {
			return "a lane is not a plain access, or of a type that vectors have in another form"
		}
		d, ok := t.w.distance(n.main.Args[at], v.Args[at])
		if !ok {
			return "the lanes are not next to each other in memory"
		}
		offs[i] = d
		low = min(low, d)
	}
	if t.gaps && n.depth == 0 {
		return n.spread(t.w, offs, int64(size))
	}
	n.order = make([]int, len(n.lanes))
	seen := make([]bool, len(n.lanes))
	inOrder := true
	for i, d := range offs {
		gap := uint64(d) - uint64(low) // which is not in the signed range for any two
		k := gap / size
		if gap%size != 0 || k >= uint64(len(n.lanes)) || seen[k] {
			return "the lanes are not next to each other in memory"
		}
		seen[k] = true
		n.order[i] = int(k)
		inOrder = inOrder && int(k) == i
	}
	if inOrder {
		n.order = nil
	} else if n.main.Op == ir.OpStore {
		return "the stores are not in order"
	}
	return ""
}

// callable tells why calls are no call for vectors.
func (t *tree) callable(n *node) string {
	v := n.main
	for i, x := range n.lanes {
		if why := lanes.Callable(x); why != "" {
			return why
		}
		for k, a := range x.CallArgs() {
			if a.Type != v.Type && i > 0 && v.CallArgs()[k] != a {
				return "the lanes ask for different things of what they call"
			}
		}
	}
	return ""
}

// operate builds the bundles of a node's operands.
func (t *tree) operate(n *node) {
	v := n.main
	switch v.Op {
	case ir.OpLoad:
		return
	case ir.OpStore:
		t.operand(n, n.column(0))
		return
	case ir.OpPhi:
		for _, p := range v.Targets {
			list := make([]*ir.Value, len(n.lanes))
			for i, x := range n.lanes {
				list[i] = x.Args[slices.Index(x.Targets, p)]
			}
			n.operands = append(n.operands, t.build(list, p, true, n.depth+1))
		}
		return
	case ir.OpCall:
		t.callOperands(n)
		return
	case ir.OpGEP:
		if bases := n.column(0); slices.ContainsFunc(bases, func(p *ir.Value) bool { return p != bases[0] }) {
			t.operand(n, bases)
		} else {
			n.scalars = bases[:1]
		}
		t.operand(n, n.column(1))
		return
	}
	if len(v.Args) == 2 {
		t.order(n)
		both(t, n)
		return
	}
	for k := range v.Args {
		t.operand(n, n.column(k))
	}
}

// callOperands builds the bundles of a call's arguments.
func (t *tree) callOperands(n *node) {
	args := n.main.CallArgs()
	if len(args) == 2 && n.main.Intrinsic().Has(intrinsic.Commutative) {
		t.order(n)
		both(t, n)
		return
	}
	for k, x := range args {
		if x.Type != n.main.Type {
			n.scalars = append(n.scalars, x)
			continue
		}
		t.operand(n, n.column(k+1))
	}
}

// column is operand k of all lanes.
func (n *node) column(k int) []*ir.Value {
	list := make([]*ir.Value, len(n.lanes))
	for i, v := range n.lanes {
		if n.args != nil {
			list[i] = n.args[i][k]
		} else {
			list[i] = v.Args[k]
		}
	}
	return list
}

func (t *tree) operand(n *node, list []*ir.Value) {
	n.operands = append(n.operands, t.build(list, n.block, false, n.depth+1))
}

// settle looks at the tree when it is there: bundles whose lanes are in vectors already, and lanes that others use.
func (t *tree) settle() {
	for _, n := range t.nodes {
		if n.kind == gathered {
			t.inVectors(n)
		}
		if n.kind == gathered && n != t.root && !t.w.accesses {
			n.partly(t)
		}
	}
	dead := t.dying()
	used := map[*ir.Value]bool{}
	need := func(v *ir.Value) {
		if t.w.inTree(v) != nil && !used[v] {
			used[v] = true
			t.outside = append(t.outside, v)
		}
	}
	for _, n := range t.nodes {
		if n.kind == gathered {
			for i, v := range n.lanes {
				if !n.fromVector(i) {
					need(v)
				}
			}
		}
	}
	for _, n := range t.nodes {
		for _, v := range n.scalars {
			need(v)
		}
		if p := n.address(); p != nil {
			need(p)
		}
	}
	for _, v := range t.members {
		for _, u := range v.Uses() {
			if t.w.inTree(u.User) == nil && !dead[u.User] && !(t.ignored[u.User] && slices.Contains(t.root.lanes, v)) {
				need(v)
				break
			}
		}
	}
}

// dying finds what is not used any more as lanes are seen as operations on what that is computed from.
func (t *tree) dying() map[*ir.Value]bool {
	var dead map[*ir.Value]bool
	for _, n := range t.nodes {
		if n.kind != together || n.flags == nil {
			continue
		}
		for v := range n.computed() {
			for _, x := range v.Args {
				if x.Block == nil || dead[x] || t.w.inTree(x) != nil || !blends(x) || t.keeps(x) {
					continue
				}
				if dead == nil {
					dead = map[*ir.Value]bool{}
				}
				dead[x] = true
				t.unused = append(t.unused, x)
			}
		}
	}
	return dead
}

// keeps tells whether a value is used when the tree is vectorized.
func (t *tree) keeps(x *ir.Value) bool {
	for _, u := range x.Uses() {
		if t.w.inTree(u.User) == nil {
			return true
		}
	}
	for _, n := range t.nodes {
		if (n.kind == gathered || n.held != nil) && slices.Contains(n.lanes, x) || slices.Contains(n.scalars, x) || n.address() == x {
			return true
		}
	}
	return false
}

// story tells what a tree costs, for a remark.
func (t *tree) story() string {
	vectors, s := 0, ""
	for _, n := range t.nodes {
		switch {
		case n.computes():
			vectors++
		case n.kind == gathered && n.cost == 0:
			continue
		}
		s += fmt.Sprintf(" %s %d,", n.what(), n.cost)
	}
	if len(t.outside) > 0 {
		s += fmt.Sprintf(" lanes used elsewhere %d,", t.takenOut())
	}
	if t.gains != 0 {
		s += fmt.Sprintf(" reduction %d,", t.gains)
	}
	if t.stalls != 0 {
		s += fmt.Sprintf(" rounds that wait longer %d,", t.stalls)
	}
	return fmt.Sprintf("tree of size %d with vector factor %d (cost:%s spill cost %d, total %d)", vectors, len(t.root.lanes), s, t.spills, t.cost)
}

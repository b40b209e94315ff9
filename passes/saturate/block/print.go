package block

import (
	"math/bits"

	"rewrite/egraph"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
	"rewrite/passes/saturate/program"
)

// A Print tells apart graphs that rules and extraction tell apart: those of one module
// that have the same are the same but for names and for instructions that no rule can see
// anything of. Two that differ have the same once in 2^128.
type Print [2]uint64

const (
	// maxPrinted is up to how many nodes a graph has a print, maxUnseen how many of these may
	// be left out: so that no bound of a search, which would count them, is near.
	maxPrinted = 100
	maxUnseen  = 50
)

// Print gives that of a graph that is filled in; !ok if it has none: it is large, or begins with
// more than a class for each node.
//
// What keeps its place and has no operand that is an operation, and is none, is the same whatever
// the others become. It is left out, and so are leaves that only such use.
func (bg *Graph) Print() (p Print, ok bool) {
	g := bg.E
	n := g.NumIDs()
	if n > maxPrinted || g.NumClasses() != n || g.NumNodes() != n || g.NumEdges() > 0 ||
		bg.expressions || bg.Moving || len(bg.partials) > 0 || len(bg.pinned) > 0 || bg.Vectors.Any() {
		return p, false
	}
	named := 0
	for _, id := range bg.entered {
		if !isNumber(g.Op(bg.NodeOf[id])) {
			named++
		}
	}
	for id := range egraph.NodeID(n) {
		if !isNumber(g.Op(id)) {
			named--
		}
	}
	if named != 0 { // two values are one node
		return p, false
	}
	seen, unseen := bg.seenNodes(n)
	if unseen > maxUnseen {
		return p, false
	}
	p.add(flag(bg.NullValid) | flag(bg.Flushes)<<1)
	bg.prints = bg.prints[:0]
	for i := range bg.Facts.Facts {
		bg.prints = append(bg.prints, printOf(&bg.Facts.Facts[i]))
	}
	rank := uint64(0)
	for id := range egraph.NodeID(n) {
		if bg.ranks[id] = rank; seen[id] {
			bg.printNode(&p, id)
			rank++
		}
	}
	return p, true
}

// isNumber tells whether a node is all that there is to know of it: where its values come from
// does not matter.
func isNumber(op egraph.Op) bool { return program.OpInt <= op && op <= program.OpPoison }

// seenNodes are the nodes that something may become of, and what leads to them.
func (bg *Graph) seenNodes(n int) (seen []bool, unseen int) {
	g := bg.E
	if len(bg.seen) < n {
		bg.seen, bg.ranks = make([]bool, 2*n), make([]uint64, 2*n)
	}
	seen = bg.seen[:n]
	clear(seen)
	for i := n - 1; i >= 0; i-- {
		id := egraph.NodeID(i)
		op := g.Op(id)
		for k := range g.Arity(id) {
			seen[i] = seen[i] || g.Op(egraph.NodeID(g.Kid(id, k))) >= program.FirstOp
		}
		if seen[i] = seen[i] || op >= program.FirstOp; !seen[i] {
			unseen++
			continue
		}
		for k := range g.Arity(id) {
			seen[g.Kid(id, k)] = true
		}
	}
	return seen, unseen
}

// printNode adds a node: what it is, what is known of it, and what of its value
// matters to rules (Uses) and to extraction.
func (bg *Graph) printNode(p *Print, id egraph.NodeID) {
	g := bg.E
	op, k := g.Op(id), egraph.ClassID(id)
	what := uint64(op)<<48 | uint64(g.Flags(id))<<32 | uint64(g.Type(k))
	is := uint64(g.Defined(k)) | flag(g.Shared(k))<<8 | uint64(g.Arity(id))<<16
	payload := uint64(0)
	if op != program.OpValue && op != program.OpFixed && op != program.OpFreeze {
		payload = g.Payload(id) // of these it is a name
	}
	if int(id) < len(bg.Uses) {
		is |= uint64(min(bg.Uses[id], 2)) << 9
	}
	if v := bg.Origin(id); v != nil && !isNumber(op) {
		here := v.Block == bg.Block
		is |= 1<<11 | flag(here)<<12 | flag(bg.Live(id))<<13 | flag(here && usedElsewhere(v))<<14 |
			flag(isExtension(v))<<15 | flag(v.Op.Is(ir.Speculatable))<<40 | flag(isNamedNumber(v))<<41
	}
	p.add(what)
	p.add(payload)
	p.add(is)
	if f := g.Fact(k); f != 0 {
		p.add(bg.prints[f-1])
	}
	for i := range g.Arity(id) {
		p.add(bg.ranks[g.Kid(id, i)])
	}
}

func flag(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// printOf mixes all that facts tell.
func printOf(f *domain.Facts) uint64 {
	h := uint64(f.Never)<<32 | uint64(f.Width)<<24 | uint64(f.Props)
	for _, x := range [...]*num.Int{&f.Zero, &f.One, &f.ULo, &f.UHi, &f.SLo, &f.SHi} {
		h = mixed(h^0x9e3779b97f4a7c15, x.Lo^0xd1b54a32d192ed03)
		h = mixed(h^0xe7037ed1a0b428db, x.Hi^0x8ebc6af09c88c6e3)
	}
	return h
}

func (p *Print) add(x uint64) {
	p[0], p[1] = mixed(p[0]^0x9e3779b97f4a7c15, x^0xd1b54a32d192ed03), mixed(p[1]^0xe7037ed1a0b428db, x^0x8ebc6af09c88c6e3)
}

func mixed(a, b uint64) uint64 {
	high, low := bits.Mul64(a, b)
	return high ^ low
}

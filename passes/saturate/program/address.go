package program

import (
	"rewrite/egraph"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// Rules see addresses in bytes: getelementptr(i8, p, x), x as wide as the data
// layout computes offsets of such pointers. So does the graph:
//
//	getelementptr inbounds %T, ptr %p, i32 0, i32 2    one node, of p and the offset 8; extraction
//	                                                   that takes it takes the instruction as it is
//	getelementptr inbounds i32, ptr %p, i64 %i         two nodes of one class: this one, and that of
//	                                                   p and shl nsw(i, 2), which costs more
//
// All others (several indices of which one is no constant, vectors of pointers,
// typed pointers) stay nodes that no rule sees.

// InBytes is the payload of a getelementptr in bytes; others have the number of
// their element type.
const InBytes = ^uint64(0)

// ElementType is what a getelementptr with a payload counts in.
func (c *Client) ElementType(payload uint64) *ir.Type {
	if payload == InBytes {
		return ir.I8
	}
	return c.Types.IR(egraph.Type(payload))
}

// bytesOf is the size of what a getelementptr with a payload counts in, 0 if it has none
// or too large a one for offsets of that width.
func (c *Client) bytesOf(payload uint64, width uint32) uint32 {
	t := c.ElementType(payload)
	if !t.HasFixedSize() {
		return 0
	}
	n := c.Types.Pointers.Layout.Size(t)
	if n >= 1<<31 || n>>(width-1) != 0 {
		return 0
	}
	return uint32(n)
}

// pointers tells how wide the pointers are that rules match: those of address
// spaces that are integral and compute offsets in as many bits.
type pointers struct {
	Layout *ir.Layout // nil: it could not be read
	low    [16]uint32 // by address space
}

func newPointers(m *ir.Module) pointers {
	l, err := m.Layout()
	if err != nil {
		return pointers{}
	}
	p := pointers{Layout: l}
	for space := range p.low {
		p.low[space] = p.ask(uint32(space))
	}
	return p
}

func (p *pointers) ask(space uint32) uint32 {
	w := p.Layout.Pointer(space)
	if w.Bits != w.Index || w.Bits > 64 || p.Layout.NonIntegral(space) {
		return 0
	}
	return w.Bits
}

// Width is that of the pointers of an address space; 0: no rule matches these.
func (p *pointers) Width(space uint32) uint32 {
	switch {
	case p.Layout == nil:
		return 0
	case space < uint32(len(p.low)):
		return p.low[space]
	}
	return p.ask(space)
}

// addressFacts derives what is known of an address in bytes from its base and
// offset, or of one that is in bounds of what lies behind its base.
func (c *Client) addressFacts(g *egraph.Graph, n egraph.NodeID, in *domain.Instr, args []domain.Facts) domain.Facts {
	f := domain.Transfer(in, args)
	if in.Width == 0 || uint32(args[0].Width) != in.Width || g.Fact(g.Kid(n, 0)) == 0 {
		return f
	}
	if g.Payload(n) == InBytes && uint32(args[1].Width) == in.Width {
		sum := domain.Transfer(&domain.Instr{Op: ir.OpAdd, Flags: in.Flags & ir.NUW, Width: in.Width, Same: in.Same}, args)
		sum.Props &^= domain.WellDefined // that of a sum without the flags
		f = f.Meet(sum)
	}
	if in.Flags&ir.InBounds != 0 && !c.NullValid && args[0].NonZero() {
		f = f.Meet(domain.URange(in.Width, num.Of(1), domain.Unknown(in.Width).UHi))
	}
	return f
}

package slp

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/target"
)

// Operand is what is known of the second operand of an operation, Shuffle a kind of shuffle.
type (
	Operand uint8
	Shuffle uint8
)

const (
	AnyOperand Operand = 0
	Uniform    Operand = 1 << iota
	Constant
	PowerOf2
)

const (
	Broadcast Shuffle = iota
	Reverse
	Select
	Permute
	PermuteTwo
)

// costs are what operations cost on a target, in instructions of its throughput.
type costs struct {
	width  int
	take   int // to take a lane out of a vector, or put one in
	layout *ir.Layout
}

func costsOf(f *ir.Func, t *target.Target, l *ir.Layout) *costs {
	c := &costs{width: 128, take: 1, layout: l}
	switch t.Machine().Name {
	case "x86_64", "amd64":
		if target.HasFeature(f, "avx2") || target.HasFeature(f, "avx") {
			c.width = 256
		}
	case "aarch64", "arm64":
		c.take = 2
	}
	return c
}

func (c *costs) parts(t *ir.Type) int {
	if !t.IsVector() {
		return 1
	}
	return int((t.Len*max(8, c.layout.Bits(t.Elem)) + uint64(c.width) - 1) / uint64(c.width))
}

func (c *costs) Arithmetic(op ir.Op, t *ir.Type, right Operand) int {
	switch op {
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		if t.IsVector() {
			return int(t.Len) * (20 + 3*c.take)
		}
		return 20
	case ir.OpMul:
		if t.IsVector() && t.Elem.Bits == 64 {
			return 4 * c.parts(t)
		}
	case ir.OpFRem:
		if t.IsVector() {
			return int(t.Len) * (10 + 3*c.take)
		}
		return 10
	}
	return c.parts(t)
}
func (c *costs) Compare(op ir.Op, p ir.Pred, t *ir.Type) int         { return c.parts(t) }
func (c *costs) Select(t *ir.Type, byVector bool) int                { return c.parts(t) }
func (c *costs) Cast(op ir.Op, from, to *ir.Type) int                { return max(c.parts(from), c.parts(to)) }
func (c *costs) Memory(op ir.Op, t *ir.Type, align uint64) int       { return c.parts(t) }
func (c *costs) Extract(t *ir.Type, lane int) int                    { return c.take }
func (c *costs) Insert(t *ir.Type, lane int) int                     { return c.take }
func (c *costs) Shuffle(k Shuffle, t *ir.Type) int                   { return c.parts(t) }
func (c *costs) Intrinsic(id intrinsic.ID, t *ir.Type) int           { return c.parts(t) }
func (c *costs) RegisterBits(elem *ir.Type, vector bool) int         { return c.width }
func (c *costs) Reduce(id intrinsic.ID, t *ir.Type, fl ir.Flags) int { return 2 * c.parts(t) }

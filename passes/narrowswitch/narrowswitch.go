// Package narrowswitch makes switches, branches and selects look at what their conditions were computed from:
// branches and selects at opposites of their conditions (opposite.go), switches at operands,
// where the cases can tell the same of that: at the narrow value that was extended, at
// the operand of a sum with a constant. No rule can say it, as cases are constants in
// a table and no operands of an operation.
//
//	%w = sext i8 %x to i32            switch i8 %x, label %d [
//	switch i32 %w, label %d [    ->     i8 45, label %a
//	  i32 45, label %a                ]
//	]
//
// Poison stays undefined behaviour: what is poison only for a flag of the operation
// that is looked through was that before.
package narrowswitch

import (
	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run narrows the switches of a function, at most as many times as is allowed.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	if f.Attrs.Has("strictfp") {
		return manager.All
	}
	say := e.Remarks(f)
	for _, b := range f.Blocks {
		t := b.Terminator()
		for t != nil && t.Op == ir.OpSwitch && e.Made < e.Allowed && narrow(t, say) {
			e.Made++
		}
	}
	turned := opposites(f, e)
	if e.Made == 0 {
		return manager.All
	}
	f.MarkChanged()
	f.RepairDebug(func(*ir.Value) *ir.Value { return nil }) // what was extended for the switch alone went
	if turned {
		return 0
	}
	return manager.Shape
}

// mask is the narrow mask of an extended value that is masked for a switch alone, nil if it is none.
func mask(t *ir.Value) *ir.Value {
	c := t.Args[0]
	if c.Op != ir.OpAnd || c.NumUses() > 1 || c.Args[0].Op != ir.OpZExt || c.Args[0].Block == nil || c.Args[1].Op != ir.OpInt {
		return nil
	}
	x, f := c.Args[0].Args[0], c.Block.Func
	for _, k := range t.Args[1:] {
		if k.Bits > ir.Mask(x.Type.Bits) {
			return nil
		}
	}
	return f.NewInstr(ir.OpAnd, x.Type, x, f.Int(x.Type, c.Args[1].Bits&ir.Mask(x.Type.Bits)))
}

// narrow looks through one operation.
func narrow(t *ir.Value, say *remark.Remarks) bool {
	c := t.Args[0]
	if c.Block == nil || len(c.Args) == 0 || c.Type.Bits > 64 {
		return false
	}
	if x := mask(t); x != nil {
		x.Pos = c.Pos
		c.Block.InsertAt(c.Block.IndexOf(c), x)
		wide := t.Block.Func.NewInstr(ir.OpZExt, c.Type, x)
		c.Block.InsertAt(c.Block.IndexOf(c), wide)
		t.SetArg(0, wide)
		c.Erase()
		c = wide
	}
	x, extends := c.Args[0], false
	var back func(k uint64) uint64 // what x is where c is k
	switch {
	case c.Op == ir.OpZExt, c.Op == ir.OpSExt:
		back, extends = func(k uint64) uint64 { return k }, true
	case c.NumUses() > 1: // it stays
		return false
	case c.Op == ir.OpAdd && c.Args[1].Op == ir.OpInt:
		back = func(k uint64) uint64 { return k - c.Args[1].Bits }
	case c.Op == ir.OpSub && c.Args[1].Op == ir.OpInt:
		back = func(k uint64) uint64 { return k + c.Args[1].Bits }
	case c.Op == ir.OpSub && x.Op == ir.OpInt:
		x = c.Args[1]
		back = func(k uint64) uint64 { return c.Args[0].Bits - k }
	case c.Op == ir.OpXor && c.Args[1].Op == ir.OpInt:
		back = func(k uint64) uint64 { return k ^ c.Args[1].Bits }
	default:
		return false
	}
	f, bits := t.Block.Func, x.Type.Bits
	cases := make([]*ir.Value, 0, len(t.Args))
	for _, k := range t.Args[1:] {
		n := back(k.Bits) << (64 - bits) >> (64 - bits)
		if extends {
			wide := n
			if c.Op == ir.OpSExt {
				wide = uint64(int64(n<<(64-bits))>>(64-bits)) << (64 - c.Type.Bits) >> (64 - c.Type.Bits)
			}
			if wide != k.Bits {
				return false // this case never comes up; it goes with the branches
			}
		}
		cases = append(cases, f.Int(x.Type, n))
	}
	t.SetArg(0, x)
	for i, k := range cases {
		t.SetArg(i+1, k)
	}
	say.Applied(t, "this switch looks at the operand of this %s", c.Op)
	if c.NumUses() == 0 {
		c.Erase() // so that it does not count as a use of what it was computed from
	}
	return true
}

package libcalls

import "rewrite/passes/ir"

// base is the global variable that an address is computed from by
// getelementptrs, nil if it is none.
func base(p *ir.Value) *ir.Global {
	for p.Op == ir.OpGEP {
		p = p.Args[0]
	}
	if g := p.AsGlobal(); g != nil && g.Kind == ir.Var {
		return g
	}
	return nil
}

// behind is the constant bytes from an address on, as far as they are known.
func (w *work) behind(p *ir.Value) (s []byte, ok bool) {
	if base(p) == nil {
		return nil, false
	}
	return w.lib.constants.Behind(p)
}

func isZero(c *ir.Value) bool {
	return (c.Op == ir.OpInt || c.Op == ir.OpFloat) && c.Bits == 0 && c.Aux == nil || c.Op == ir.OpNull
}

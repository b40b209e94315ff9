package scev

import (
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/scev/arc"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// mostAtEntry is a number that an expression is not above each time that a loop is entered: what branches on the way there say of the
// values that it is made of counts, too. LLVM rewrites expressions for that ("loop guards").
//
//	front: %c = icmp ult i64 %n, 16
//	       br i1 %c, label %loop, label %done      in the loop's count, -1 + (1 umax %n), %n is 15 at most
func (c *counter) mostAtEntry(e *Expr, l *cfg.Loop) num.Int {
	most := c.Range(e, false).UMax()
	from := c.enteringBlock(l)
	if from == nil || e.Kind == Constant || len(c.reading) > 0 || len(c.phis) > 0 {
		return most
	}
	found := map[*Expr]arc.Arc{}
	some := false // branches say something
	var at func(x *Expr) arc.Arc
	at = func(x *Expr) arc.Arc {
		if a, ok := found[x]; ok {
			return a
		}
		a := c.rangeOf(x, arc.Unsigned)
		switch x.Kind {
		case Constant, Rec, VScale:
		case Unknown:
			if v := x.Value; !v.IsConst() && (!v.Type.IsPtr() || v.Type.Bits == 0) {
				if f := c.facts.OnEdge(v, from, l.Header); uint32(f.Width) == x.Width && !f.IsEmpty() {
					b := a.Meet(arc.New(x.Width, f.ULo, f.UHi.Add(num.Of(1))), arc.Unsigned).Meet(arc.New(x.Width, f.SLo, f.SHi.Add(num.Of(1))), arc.Unsigned)
					some = some || a != b
					a = b
				}
			}
		default:
			a = a.Meet(c.made(x, arc.Unsigned, at), arc.Unsigned)
		}
		found[x] = a
		return a
	}
	if a := at(e); some && !a.IsEmpty() {
		return num.Min(most, a.UMax())
	}
	return most
}

// sharpen makes the maximum of a count what branches on the way to the loop say.
func (c *counter) sharpen(n *Count, l *cfg.Loop) {
	e := n.Exact
	if e == nil {
		e = n.Symbolic
	}
	if e == nil || e.Kind == Constant || e.IsPtr() {
		return
	}
	if most := c.mostAtEntry(e, l); n.Max == nil || most.Less(n.Max.N) {
		n.Max, n.MaxOrZero = c.Int(ir.IntN(e.Width), most), false
	}
}

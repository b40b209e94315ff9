package dataflow

import (
	"fmt"
	"slices"

	"rewrite/passes/ir"
)

// A Class is one of values that share registers of one kind.
type Class int8

// The classes.
const (
	NoRegister Class = iota - 1
	Integers         // addresses, too, and what is of several values
	Floats
	Vectors
	NumClasses int = iota - 1
)

// ClassOf is the class of a value.
func ClassOf(v *ir.Value) Class {
	switch v.Type.Kind {
	case ir.VoidKind, ir.TokenKind, ir.MetadataKind, ir.LabelKind:
		return NoRegister
	case ir.VectorKind:
		return Vectors
	}
	switch {
	case v.Op == ir.OpAlloca && v.Args[0].IsConst():
		return NoRegister // a place in the frame
	case v.Type.IsFloat():
		return Floats
	}
	return Integers
}

// Pressure tells how many values of a function are live at a time, as far as a function without a machine can tell:
// one place is behind each instruction that is not a phi, and one at the start of each block, behind its phis.
type Pressure struct {
	Max    [NumClasses]int // the most at one place
	Sum    int             // over all places, of all classes: how long the live ranges are
	Places int
}

func (p Pressure) String() string {
	return fmt.Sprintf("%d integers, %d floats, %d vectors live at most; %d over %d places", p.Max[Integers], p.Max[Floats], p.Max[Vectors], p.Sum, p.Places)
}

// Pressure walks each block backwards from what is live at its end.
func (l *Live) Pressure(f *ir.Func) (p Pressure) {
	for i, b := range f.Blocks {
		live := slices.Clone(l.Out[i])
		var now [NumClasses]int
		all := 0
		count := func(v *ir.Value, by int) {
			if c := ClassOf(v); c != NoRegister {
				now[c] += by
				all += by
			}
		}
		note := func() {
			for c, n := range now {
				p.Max[c] = max(p.Max[c], n)
			}
			p.Sum += all
			p.Places++
		}
		for x := range live.All() {
			count(l.Values[x], 1)
		}
		for j := len(b.Instrs) - 1; j >= len(b.Phis()); j-- {
			note()
			v := b.Instrs[j]
			if x := l.Number(v); x >= 0 && live.Has(x) {
				live.Remove(x)
				count(v, -1)
			}
			for _, a := range v.Args {
				if x := l.Number(a); x >= 0 && !live.Has(x) {
					live.Add(x)
					count(a, 1)
				}
			}
		}
		note()
	}
	return p
}

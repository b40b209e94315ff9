package floattest

import (
	"errors"
	"fmt"
	"slices"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
)

// eachInstance lists what is bound before inputs are: formats and widths,
// predicates, flags.
func (t *tester) eachInstance(f func(set func())) error {
	types, err := t.typeChoices()
	if err != nil {
		return err
	}
	preds := [][]ir.Pred{nil}
	for _, v := range t.rule.PredVars {
		from, to := ir.EQ, ir.SLE
		if v.Float {
			from, to = ir.FFalse, ir.FTrue
		}
		var next [][]ir.Pred
		for _, p := range preds {
			for q := from; q <= to; q++ {
				next = append(next, append(slices.Clone(p), q))
			}
		}
		preds = next
	}
	flags := t.flagChoices()
	if len(types) == 0 {
		return errors.New("floating point: none of half, bfloat, float and double fits")
	}
	if n := len(types) * len(preds) * len(flags); n > maxInstances {
		return fmt.Errorf("floating point: %d combinations of formats, predicates and flags are too many", n)
	}
	for i, fl := range flags {
		for _, ty := range types {
			for _, p := range preds {
				f(func() {
					ty()
					copy(t.bind.Preds, p)
					fl()
					t.everyHalf = i == 0 && len(preds) == 1
				})
			}
		}
	}
	return nil
}

// typeChoices are the formats and widths that are tried.
func (t *tester) typeChoices() ([]func(), error) {
	type choice struct {
		id    dsl.TypeID
		kinds []ir.Kind
		bits  []uint32
	}
	var free []choice
	floats := 0
	for _, ty := range t.rule.Types {
		if ty.Kind == dsl.FloatType {
			floats++
		}
	}
	for i, ty := range t.rule.Types {
		c := choice{id: dsl.TypeID(i)}
		switch ty.Kind {
		case dsl.FloatType:
			switch {
			case ty.Format != ir.VoidKind:
				if _, ok := fp.Of(ty.Format); !ok {
					return nil, errors.New("floating point: formats other than half, bfloat, float and double")
				}
				continue
			case floats == 1:
				c.kinds = []ir.Kind{ir.HalfKind, ir.FloatKind, ir.DoubleKind, ir.BFloatKind}
			default:
				c.kinds = []ir.Kind{ir.HalfKind, ir.FloatKind, ir.DoubleKind}
			}
		case dsl.IntType:
			if ty.Width > 64 {
				return nil, errors.New("integers of more than 64 bits beside floating point")
			}
			if ty.Width != 0 {
				continue
			}
			c.bits = []uint32{8, 16, 32, 64, 11, 24, 53}
		case dsl.AnyType:
			continue
		case dsl.PtrType:
			return nil, errors.New("pointers: provenance is not modelled")
		default:
			return nil, errors.New("vectors and aggregates beside floating point")
		}
		free = append(free, c)
	}
	var out []func()
	var try func(i int, sofar []func())
	try = func(i int, sofar []func()) {
		if i == len(free) {
			set := slices.Clone(sofar)
			all := func() {
				for _, f := range set {
					f()
				}
			}
			all()
			if t.rule.ConstraintsHold(t.bind) {
				out = append(out, all)
			}
			return
		}
		c := free[i]
		for _, k := range c.kinds {
			try(i+1, append(sofar, func() { t.bind.SetFormat(c.id, k) }))
		}
		for _, w := range c.bits {
			try(i+1, append(sofar, func() { t.bind.Bits[c.id] = w }))
		}
	}
	try(0, nil)
	return out, nil
}

// flagChoices are the sets of flags that are tried for variables: none beyond
// those required, each one in one variable and in all, and all. Flags act each by
// itself, so that more would show nothing new. A node that the target names may
// carry what the pattern does not ask for.
func (t *tester) flagChoices() []func() {
	type place struct {
		free ir.Flags
		set  func(ir.Flags)
	}
	var places []place
	required := make([]ir.Flags, len(t.rule.FlagVars))
	t.rule.LHS.Walk(func(x *dsl.Term) {
		for _, v := range x.Flags.Vars {
			required[v] |= x.Flags.Set
		}
	})
	for i, v := range t.rule.FlagVars {
		places = append(places, place{v.Domain &^ required[i], func(fl ir.Flags) { t.bind.Flags[i] = required[i] | fl }})
	}
	for v, n := range t.nodes {
		if n != nil && len(n.Flags.Vars) == 0 && t.rule.Vars[v].Right > 0 {
			free := n.Op.Info().Flags
			if n.Intrinsic != nil {
				free = n.Intrinsic.Flags
			}
			places = append(places, place{free & ir.PoisonFlags &^ n.Flags.Set, func(fl ir.Flags) { t.extra[n] = fl }})
		}
	}
	var out []func()
	add := func(f func(i int) ir.Flags) {
		out = append(out, func() {
			for i, p := range places {
				p.set(f(i))
			}
		})
	}
	add(func(int) ir.Flags { return 0 })
	if len(places) == 0 {
		return out
	}
	for fl := ir.Flags(1); fl <= ir.FastMath; fl <<= 1 {
		carriers := 0
		for _, p := range places {
			if p.free&fl != 0 {
				carriers++
			}
		}
		if carriers > 1 {
			add(func(i int) ir.Flags { return places[i].free & fl })
		}
		for k, p := range places {
			if p.free&fl != 0 {
				add(func(i int) ir.Flags {
					if i == k {
						return fl
					}
					return 0
				})
			}
		}
	}
	add(func(i int) ir.Flags { return places[i].free })
	return out
}

// instance tests with all but the inputs bound.
func (t *tester) instance() error {
	var err error
	if t.source, err = t.node(t.lhs, false, false); err != nil {
		return err
	}
	if t.target, err = t.node(t.rhs, false, true); err != nil {
		return err
	}
	t.reassoc = t.reassociable()
	if bad := t.launders(); bad != nil {
		t.example = t.licence(bad)
		return nil
	}
	before := t.tried
	signless, loose := false, false
	for _, side := range []*node{t.source, t.target} {
		side.each(func(n *node) {
			signless = signless || n.flags&ir.NSZ != 0
			loose = loose || n.looseMinMax()
		})
	}
	for _, t.zeroResults = range readings(signless) {
		for _, t.looseZeros = range readings(loose) {
			if t.example == nil {
				t.eachInput()
			}
		}
	}
	if t.tried > before {
		for i, ty := range t.rule.Types {
			if f, ok := fp.Of(t.bind.Formats[i]); ok && ty.Kind == dsl.FloatType && !slices.Contains(t.formats, f.Name) {
				t.formats = append(t.formats, f.Name)
			}
		}
	}
	return nil
}

// readings are those of a point of the reference, one where a rule does not depend on it.
func readings(matters bool) []bool {
	if matters {
		return []bool{false, true}
	}
	return []bool{false}
}

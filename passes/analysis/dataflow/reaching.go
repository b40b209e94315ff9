package dataflow

import (
	"slices"
	"strings"

	"rewrite/passes/ir"
)

// Reaching tells which definitions of memory slots reach: which stores a load
// of the slot may read from. Aho, Lam, Sethi, Ullman, section 9.2.4.
//
// A slot is an alloca that is only loaded from and stored to, whole; see
// IsSlot. Its definitions are the alloca itself, which leaves it undefined, and
// the stores. Each kills the others.
type Reaching struct {
	Defs  []*ir.Value // the universe: allocas and stores, in the order of the function
	Slots []*ir.Value // the allocas
	*Solution
	def  []int32 // by Value.ID: place in Defs, -1 for none
	kill []Set   // by Value.ID of the slot: all its definitions
}

// ReachingDefinitions solves reaching definitions.
func ReachingDefinitions(f *ir.Func) *Reaching {
	r := &Reaching{def: make([]int32, f.NumValues()), kill: make([]Set, f.NumValues())}
	slot := make([]bool, f.NumValues())
	for i := range r.def {
		r.def[i] = -1
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == ir.OpAlloca && IsSlot(v) {
				slot[v.ID] = true
				r.Slots = append(r.Slots, v)
			}
		}
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if s := slotOf(v); s != nil && slot[s.ID] {
				r.def[v.ID] = int32(len(r.Defs))
				r.Defs = append(r.Defs, v)
			}
		}
	}
	for i, v := range r.Defs {
		s := slotOf(v)
		if r.kill[s.ID] == nil {
			r.kill[s.ID] = NewSet(len(r.Defs))
		}
		r.kill[s.ID].Add(i)
	}
	r.Solution = r.problem().Solve(f)
	return r
}

// slotOf is the slot that an instruction would define, nil if it is none.
func slotOf(v *ir.Value) *ir.Value {
	switch v.Op {
	case ir.OpAlloca:
		return v
	case ir.OpStore:
		return v.Args[1]
	}
	return nil
}

// IsSlot tells whether an alloca of one element is only loaded from and stored
// to, as a whole and by its own type, and none of that is volatile. That an access
// is atomic means nothing for what no other thread knows of. Markers of its lifetime
// do not count, nor does what is assumed of its address.
func IsSlot(v *ir.Value) bool {
	elem := v.Aux.(*ir.Alloca).Elem
	if n := v.Args[0]; n.Op != ir.OpInt || n.Aux != nil || n.Bits != 1 || v.Flags != 0 {
		return false
	}
	for _, u := range v.Uses() {
		switch x := u.User; {
		case x.Op == ir.OpLoad && x.Type == elem && x.Flags&ir.Volatile == 0:
		case x.Op == ir.OpStore && u.Index == 1 && x.Args[0].Type == elem && x.Flags&ir.Volatile == 0:
		case IsMarker(x), IsAssumption(x):
		case x.Op == ir.OpBitCast || x.Op == ir.OpAddrSpaceCast: // typed pointers
			for _, w := range x.Uses() {
				if !IsMarker(w.User) {
					return false
				}
			}
		default:
			return false
		}
	}
	return true
}

// Markers appends the markers of a slot's lifetime, and the casts for them. What is
// assumed of its address is for DropAssumptions.
func Markers(slot *ir.Value, list []*ir.Value) []*ir.Value {
	for _, u := range slot.Uses() {
		switch x := u.User; {
		case IsMarker(x):
			list = append(list, x)
		case x.Op == ir.OpBitCast || x.Op == ir.OpAddrSpaceCast:
			for _, w := range x.Uses() {
				list = append(list, w.User)
			}
			list = append(list, x)
		}
	}
	return list
}

// IsMarker tells whether a value is a call that begins or ends the lifetime of
// an object.
func IsMarker(v *ir.Value) bool {
	if v.Op != ir.OpCall || len(v.Aux.(*ir.Call).Bundles) > 0 {
		return false
	}
	f := v.CalledFunc()
	return f != nil && (strings.HasPrefix(f.Name, "llvm.lifetime.start.") || strings.HasPrefix(f.Name, "llvm.lifetime.end."))
}

// IsAssumption tells whether a value is a call that assumes nothing but what its
// operand bundles say.
func IsAssumption(v *ir.Value) bool {
	if v.Op != ir.OpCall {
		return false
	}
	f := v.CalledFunc()
	return f != nil && f.Name == "llvm.assume" && v.Args[1].Op == ir.OpInt && v.Args[1].Bits == 1
}

// DropAssumptions forgets what is assumed of a slot's address, and appends the
// calls that say nothing any more.
func DropAssumptions(slot *ir.Value, list []*ir.Value) []*ir.Value {
	for i := 0; i < slot.NumUses(); {
		u := slot.Uses()[i]
		if !IsAssumption(u.User) {
			i++
			continue
		}
		v, c := u.User, *u.User.Aux.(*ir.Call)
		from := 1 + len(v.CallArgs())
		k := 0
		for from+c.Bundles[k].N <= int(u.Index) {
			from += c.Bundles[k].N
			k++
		}
		for range c.Bundles[k].N {
			v.RemoveArg(from)
		}
		c.Bundles = slices.Delete(slices.Clone(c.Bundles), k, k+1)
		v.Aux = &c
		if len(c.Bundles) == 0 {
			list = append(list, v)
		}
		i = 0 // the list is another one
	}
	return list
}

func (r *Reaching) problem() *Problem {
	return &Problem{
		Direction: Forward,
		Meet:      Union,
		Universe:  len(r.Defs),
		Transfer: func(b *ir.Block, s Set) {
			for _, v := range b.Instrs {
				r.Step(v, s)
			}
		},
	}
}

// Step turns the definitions that reach an instruction into those behind it.
func (r *Reaching) Step(v *ir.Value, s Set) {
	if i := r.def[v.ID]; i >= 0 {
		s.Minus(r.kill[slotOf(v).ID])
		s.Add(int(i))
	}
}

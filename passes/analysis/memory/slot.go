package memory

import "rewrite/passes/ir"

// IsSlot tells whether an alloca of one element is only loaded from and stored
// to, as a whole and by its own type, and none of that is volatile. That an access
// is atomic means nothing for what no other thread knows of. Markers of its lifetime
// do not count, also of a cast of it, nor does what is assumed of its address.
func IsSlot(v *ir.Value) bool {
	elem := v.Aux.(*ir.Alloca).Elem
	if n := v.Args[0]; n.Op != ir.OpInt || n.Aux != nil || n.Bits != 1 || v.Flags != 0 {
		return false
	}
	return Walk(nil, v, func(u Use) Next {
		ok := false
		switch x := u.User; u.Kind {
		case Load:
			ok = x.Type == elem && x.Flags&ir.Volatile == 0
		case Store:
			ok = x.Args[0].Type == elem && x.Flags&ir.Volatile == 0
		case Assumption:
			ok = true
		case Marker:
			return Skip
		case Step:
			if x.Op != ir.OpGEP && u.Addr == v {
				return Follow // typed pointers
			}
		}
		if ok && u.Addr == v {
			return Skip
		}
		return Stop
	})
}

// Markers appends the markers of a slot's lifetime, and the casts for them. What is
// assumed of its address is for DropAssumptions.
func Markers(slot *ir.Value, list []*ir.Value) []*ir.Value {
	Walk(nil, slot, func(u Use) Next {
		switch u.Kind {
		case Marker:
			list = append(list, u.User)
		case Step:
			list = append(list, u.User)
			return Follow
		}
		return Skip
	})
	return list
}

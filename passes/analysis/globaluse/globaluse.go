// Package globaluse lists what uses the globals of a module: instructions, and what other
// globals consist of.
//
//	@p = global ptr @x                  of @x: in @p
//	call void @f(ptr @x)                of @x: operand 1 of the call; of @f: operand 0 of it
//	load i8, ptr getelementptr (i8, ptr @x, i64 4)    of @x: operand 0 of the load
//
// It stands on what is in bodies when it is asked for: a pass that changes operands keeps in
// mind what it changed. Text that is not looked into is no use: a global that is named there is
// marked ir.Global.Kept.
package globaluse

import (
	"slices"

	"rewrite/passes/ir"
)

// A Use is an operand, or a part of another global, that is the address of a global or has
// it in it.
type Use struct {
	// In is the function whose instruction it is; or, without a User, the global whose
	// initializer, aliasee, personality, prefix or the like.
	In   *ir.Global
	User *ir.Value
	Arg  int32
	// Label: it is the address of one of a function's blocks. It has the function in it,
	// and nothing is done with the function by it.
	Label bool
}

// Operand is the constant that has the address in it; nil without a User.
func (u Use) Operand() *ir.Value {
	if u.User == nil {
		return nil
	}
	return u.User.Args[u.Arg]
}

// IsCall tells whether the use is the call of the function by name, with its type and
// its convention.
func (u Use) IsCall() bool {
	if u.User == nil || u.Arg != 0 || !u.User.Op.IsCall() {
		return false
	}
	f, c := u.User.CalledFunc(), u.User.Aux.(*ir.Call)
	return f != nil && c.FuncType == f.FuncType && c.CC == f.CC
}

// Uses are those of the globals of a module.
type Uses struct {
	globals []*ir.Global
	of      [][]Use              // by place in globals
	others  map[*ir.Global][]Use // of intrinsics that are not declared
	places  map[*ir.Global]int   // in globals; nil while they are the module's
}

// Of are the uses of a global, in the order of the module and its bodies.
func (u *Uses) Of(g *ir.Global) []Use {
	if g.Index < len(u.globals) && u.globals[g.Index] == g {
		return u.of[g.Index]
	}
	if u.places == nil { // the module may have others by now
		u.places = map[*ir.Global]int{}
		for i, x := range u.globals {
			u.places[x] = i
		}
	}
	if i, ok := u.places[g]; ok {
		return u.of[i]
	}
	return u.others[g]
}

func (u *Uses) add(g *ir.Global, use Use) {
	if g.Index < len(u.globals) && u.globals[g.Index] == g {
		u.of[g.Index] = append(u.of[g.Index], use)
	} else {
		u.others[g] = append(u.others[g], use)
	}
}

// Find finds the uses of all globals of a module.
func Find(m *ir.Module) *Uses {
	u := &Uses{globals: slices.Clone(m.Globals), of: make([][]Use, len(m.Globals)), others: map[*ir.Global][]Use{}}
	var users []bool
	for _, g := range m.Globals {
		Parts(g, func(x *ir.Global, label bool) { u.add(x, Use{In: g, Label: label}) })
		if g.Func == nil {
			continue
		}
		users = namers(g.Func, users)
		s := Scan{}
		for _, b := range g.Func.Blocks {
			for _, v := range b.Instrs {
				if !users[v.ID] {
					continue
				}
				for i, a := range v.Args {
					if mayName(a) {
						s.Constant(a, func(x *ir.Global, label bool) { u.add(x, Use{g, v, int32(i), label}) })
					}
				}
			}
		}
	}
	return u
}

// namers tells of which instructions of a function an operand may name a global, by ir.ValueID. It takes the memory of a list.
func namers(f *ir.Func, list []bool) []bool {
	n := f.NumValues()
	list = slices.Grow(list[:0], n)[:n]
	clear(list)
	if len(f.Blocks) == 0 {
		return list
	}
	for c := range f.Consts().All() {
		if mayName(c) {
			for _, u := range c.Uses() {
				list[u.User.ID] = true
			}
		}
	}
	return list
}

// Parts visits what a global but for its body has in it, each once: its initializer,
// aliasee or resolver; personality, prefix and prologue.
func Parts(g *ir.Global, visit func(x *ir.Global, label bool)) {
	s := Scan{}
	s.Constant(g.Init, visit)
	if f := g.Func; f != nil {
		s.Constant(f.Prefix, visit)
		s.Constant(f.Prologue, visit)
		s.Constant(f.Personal, visit)
	}
}

// Body visits what the instructions of a function have in them, in no order.
func Body(f *ir.Func, visit func(x *ir.Global, label bool)) {
	if len(f.Blocks) == 0 {
		return
	}
	s := Scan{}
	for v := range f.Consts().All() {
		if v.NumUses() > 0 && mayName(v) {
			s.Constant(v, visit)
		}
	}
}

// mayName is whether it is worth to look whether an operand has the address of a global in it: most are instructions, or numbers.
func mayName(a *ir.Value) bool { return a.Block == nil && a.Op != ir.OpParam && a.Op != ir.OpInt }

// IsLocal tells whether other modules do not know of a global.
func IsLocal(g *ir.Global) bool { return g.Linkage == "internal" || g.Linkage == "private" }

// IsExact tells whether what is here of a global is what the program has: no other definition is
// linked or loaded in its place, nor one that says the same and was optimized otherwise
// (SEMANTICS law 24).
func IsExact(g *ir.Global) bool {
	switch g.Linkage {
	case "", "external", "internal", "private":
		return !g.IsDecl() && !g.MayBeReplaced()
	}
	return false
}

// A Scan goes through constants of one pool. What is large is gone through once: what it
// names is kept.
type Scan map[*ir.Value][]named

type named struct {
	g     *ir.Global
	label bool
}

// Constant visits the globals that a constant has in it, each once.
func (s Scan) Constant(v *ir.Value, visit func(x *ir.Global, label bool)) {
	if v == nil || v.Block != nil {
		return
	}
	if v.Op == ir.OpGlobal {
		visit(v.AsGlobal(), false)
		return
	}
	if _, label := v.Aux.(*ir.BlockAddr); label || len(v.Args) > 0 || v.Op == ir.OpDSOLocal || v.Op == ir.OpNoCFI {
		for _, n := range s.names(v) {
			visit(n.g, n.label)
		}
	}
}

// names are the globals that a constant has in it, found along all of its operands once.
func (s Scan) names(v *ir.Value) []named {
	list, ok := s[v]
	if ok {
		return list
	}
	seen, has := map[*ir.Value]bool{}, map[named]bool{}
	var visit func(v *ir.Value)
	visit = func(v *ir.Value) {
		n := named{}
		switch a := v.Aux.(type) {
		case *ir.Global:
			n.g = a
		case *ir.BlockAddr:
			n = named{a.Func, true}
		}
		if n.g != nil && !has[n] {
			has[n] = true
			list = append(list, n)
		}
		for _, a := range v.Args {
			if (len(a.Args) > 0 || a.Aux != nil) && !seen[a] {
				seen[a] = true
				visit(a)
			}
		}
	}
	visit(v)
	s[v] = list
	return list
}

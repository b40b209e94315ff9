package mergefunc

import "rewrite/passes/ir"

// A use of a function: a call of it by name, or anything else.
type use struct {
	call  *ir.Value // nil for other uses
	owner *ir.Func  // whose body it is in; nil for initializers and the like
}

// uses are those of all functions of a module. They are looked up only as long as
// their owner still has the body that it had.
type uses map[*ir.Global][]use

// findUses finds all uses; calls in functions that may not be changed are other uses. What debug records
// name is none, or other code would come out with debug information.
func findUses(m *ir.Module, mayChange func(*ir.Func) bool) uses {
	u := uses{}
	for _, f := range m.Funcs {
		u.body(f, mayChange == nil || mayChange(f))
	}
	seen := map[*ir.Value]bool{}
	for _, g := range m.Globals {
		u.constant(g.Init, nil, seen)
		if f := g.Func; f != nil {
			u.constant(f.Prefix, nil, seen)
			u.constant(f.Prologue, nil, seen)
			u.constant(f.Personal, nil, seen)
		}
	}
	return u
}

// body finds the uses in the body of a function.
func (u uses) body(f *ir.Func, mayChange bool) {
	seen := map[*ir.Value]bool{}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			args := v.Args
			if g := called(v); g != nil && mayChange {
				u[g] = append(u[g], use{v, f})
				args = args[1:]
			}
			for _, a := range args {
				u.constant(a, f, seen)
			}
		}
	}
}

// called is the function that a call calls by name, with its type and convention.
func called(v *ir.Value) *ir.Global {
	if !v.Op.IsCall() {
		return nil
	}
	g, c := v.Args[0].AsGlobal(), v.Aux.(*ir.Call)
	if g == nil || g.Func == nil || c.FuncType != g.Func.FuncType || c.CC != g.Func.CC {
		return nil
	}
	return g
}

// constant notes the globals that a constant names.
func (u uses) constant(v *ir.Value, f *ir.Func, seen map[*ir.Value]bool) {
	if v == nil || v.Block != nil || v.Op == ir.OpParam || v.Op == ir.OpInt || seen[v] {
		return
	}
	seen[v] = true
	switch a := v.Aux.(type) {
	case *ir.Global:
		u[a] = append(u[a], use{nil, f})
	case *ir.BlockAddr:
		u[a.Func] = append(u[a.Func], use{nil, f})
	}
	for _, a := range v.Args {
		u.constant(a, f, seen)
	}
}

// of gives the calls of a function that are still there, and whether it has other uses.
func (u uses) of(g *ir.Global) (calls []use, others bool) {
	for _, x := range u[g] {
		switch {
		case x.owner != nil && x.owner.Global.Func != x.owner: // it has another body now
		case x.call == nil:
			others = true
		case x.call.Args[0].AsGlobal() == g:
			calls = append(calls, x)
		}
	}
	return calls, others
}

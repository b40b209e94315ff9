package ipsccp

import (
	"rewrite/passes/analysis"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/globaluse"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

// open is a solver of the functions that may be changed, in which what comes from those that may not is known. It says why things are
// not followed if tell.
func open(m *ir.Module, e *pass.Env, tell bool) *solver {
	s := &solver{m: m, e: e, uses: globaluse.Find(m), of: map[*ir.Func]*function{}, variables: map[*ir.Global]*place{}}
	for _, f := range m.Funcs {
		if s.mayChange(f) {
			s.add(f)
		}
	}
	for _, fn := range s.funcs {
		s.calls(fn)
		if why := fn.refuse(); why != "" {
			if tell && globaluse.IsLocal(fn.f.Global) {
				e.Remarks(fn.f).Missed(nil, "its parameters are not followed: %s", why)
			}
		} else {
			fn.close()
		}
		fn.openResult()
	}
	for _, g := range m.Globals {
		if g.Kind != ir.Var || g.Constant || !globaluse.IsLocal(g) || len(s.uses.Of(g)) == 0 {
			continue
		}
		if why := s.variable(g); why != "" && tell {
			e.About(g).Missed(nil, "what it holds is not followed: %s", why)
		}
	}
	return s
}

// mayChange tells whether what is found of a function may be put into it.
func (s *solver) mayChange(f *ir.Func) bool {
	return len(f.Blocks) > 0 && (s.e.Select == nil || s.e.Select(f)) && !f.Attrs.Has("optnone") && !f.Attrs.Has("naked")
}

// calls finds the direct calls of a function.
func (s *solver) calls(fn *function) {
	for _, u := range s.uses.Of(fn.f.Global) {
		switch {
		case u.Label:
		case !u.IsCall():
			fn.escapes = true
		default:
			in := s.of[u.In.Func]
			fn.sites = append(fn.sites, site{in, u.User})
			fn.strange = fn.strange || in == nil
		}
	}
}

// unusual are the attributes of functions whose calls are not what they seem to be.
var unusual = []string{"noipa", "presplitcoroutine", "coro_only_destroy_when_complete"}

// refuse tells why parameters of a function may be others than what the calls pass that are seen, "" if they may not.
func (fn *function) refuse() string {
	f := fn.f
	switch {
	case !globaluse.IsLocal(f.Global):
		return "other modules may call it"
	case f.Kept:
		return "text that is not looked into refers to it"
	case fn.escapes:
		return "its address is used for something else than to call it as it is"
	case f.FuncType.VarArg:
		return "it takes any number of arguments"
	case f.Prologue != nil:
		return "it has code before its body"
	}
	for _, name := range unusual {
		if f.Attrs.Has(name) {
			return "it is marked " + name
		}
	}
	return ""
}

// copied are the attributes of parameters that are not, or not only, what is passed.
var copied = []string{"byval", "inalloca", "preallocated", "swifterror", "swiftasync", "nest"}

// close has parameters be what the calls of a function pass. Calls from functions that are not solved are taken as they are.
func (fn *function) close() {
	fn.closed = true
	fn.solver.followed.functions++
	if len(fn.sites) > 0 {
		fn.solver.followed.called++
	}
	fn.params = make([]*place, len(fn.f.Params))
	for i, p := range fn.f.Params {
		if k := p.Type.Kind; k == ir.TokenKind || k == ir.MetadataKind || k == ir.LabelKind || fn.paramHas(i, copied) || fn.narrow(p) {
			continue
		}
		fn.params[i] = &place{}
	}
}

// paramHas tells whether a parameter has one of some attributes, as it or a call says.
func (fn *function) paramHas(i int, names []string) bool {
	sets := []*ir.AttrSet{attrsOf(fn.f.ParamAttrs, i)}
	for _, s := range fn.sites {
		sets = append(sets, attrsOf(s.call.Aux.(*ir.Call).ParamAttrs, i))
	}
	for _, set := range sets {
		for _, name := range names {
			if set.Has(name) {
				return true
			}
		}
	}
	return false
}

func attrsOf(list []*ir.AttrSet, i int) *ir.AttrSet {
	if i < len(list) {
		return list[i]
	}
	return nil
}

// narrow tells whether a call that must stay as it is says that only memory that its arguments lead to is touched: an address cannot take
// the place of such a parameter, see touchesOthers.
func (fn *function) narrow(p *ir.Value) bool {
	if !fn.strange || !p.Type.HoldsPointers() {
		return false
	}
	for _, s := range fn.sites {
		if s.in == nil && widened(s.call.Aux.(*ir.Call).FuncAttrs) != s.call.Aux.(*ir.Call).FuncAttrs.Memory() {
			return true
		}
	}
	return false
}

// openResult has what a function returns be known to its callers, where its body is what the program runs (SEMANTICS law 24).
func (fn *function) openResult() {
	t := fn.f.FuncType.Elem
	if t == ir.Void || t.Kind == ir.TokenKind || !globaluse.IsExact(fn.f.Global) || fn.f.Prologue != nil || len(fn.sites) == 0 {
		return
	}
	for _, name := range unusual {
		if fn.f.Attrs.Has(name) {
			return
		}
	}
	fn.result = &place{}
	if t.Kind == ir.StructKind && len(t.Fields) <= maxParts {
		fn.parts = make([]*place, len(t.Fields))
		for i := range fn.parts {
			fn.parts[i] = &place{}
		}
	}
}

// variable has loads of a variable be what it may hold. It tells why that may be anything, "" if it may not.
func (s *solver) variable(g *ir.Global) string {
	t := g.ValueType
	switch {
	case g.Kept:
		return "text that is not looked into refers to it"
	case g.Init == nil || g.ExternallyInitialized || g.HasSection || g.DLLStorage != "" || g.ThreadLocal != "":
		return "it is not only of this module's making"
	case !t.IsInt() && !t.IsFloat() && !t.IsPtr() && !t.IsVector() || t.Scalable:
		return "it is no single value"
	}
	var reader *function
	for _, u := range s.uses.Of(g) {
		v := u.User
		switch {
		case v == nil:
			return "it is a part of " + u.In.Spelling()
		case u.Operand().Op != ir.OpGlobal:
			return "a constant has its address in it"
		case v.Op != ir.OpLoad && (v.Op != ir.OpStore || u.Arg != 1):
			return "its address is used for something else than to load and store it"
		case v.Flags&ir.Volatile != 0:
			return "an access of it is volatile"
		case v.Op == ir.OpLoad && v.Type != t || v.Op == ir.OpStore && v.Args[0].Type != t:
			return "it is accessed as another type"
		case v.Op == ir.OpLoad && reader == nil:
			reader = s.of[u.In.Func]
		}
	}
	if reader == nil {
		return ""
	}
	p := &place{}
	s.variables[g] = p
	s.followed.variables++
	p.join(reader, reader.f.Poison(t), reader.passed(g.Init))
	for _, u := range s.uses.Of(g) {
		in := s.of[u.In.Func]
		switch {
		case in == nil && u.User.Op == ir.OpStore:
			p.join(reader, reader.f.Poison(t), reader.passed(u.User.Args[0]))
		case in != nil && u.User.Op == ir.OpLoad:
			p.loads = append(p.loads, site{in, u.User})
		}
	}
	return ""
}

// passed is what is known of an operand of an instruction of a function that is not solved: nothing, unless it is a constant.
func (fn *function) passed(x *ir.Value) analysis.Known {
	if c := fn.imported(x); c != nil {
		k, _ := fn.known.Of(c)
		return k
	}
	return analysis.Known{Facts: domain.Unknown(fn.facts.Width(x.Type))}
}

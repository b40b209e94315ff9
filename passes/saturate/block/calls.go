package block

import (
	"strings"

	"rewrite/dsl"
	"rewrite/passes/ir"
)

// Which calls of a program's own functions rules may match and build (SEMANTICS law 18):
// those without effects that come back, by what the module says, and that callee and
// arguments alone tell apart.

// An attribute of functions that rules need, with the older spelling of it.
type attribute struct{ name, value, old string }

func (a attribute) String() string {
	if a.value == "" {
		return a.name
	}
	return a.name + "(" + a.value + ")"
}

var (
	toMatch = []attribute{{"memory", "none", "readnone"}, {name: "nounwind"}, {name: "willreturn"}}
	// toBuild is wanted of a declaration: what rules build is called where it was not.
	toBuild = append(toMatch[:len(toMatch):len(toMatch)], attribute{name: "speculatable"})
)

// lacks are the attributes that neither a function nor a call of it has, in LLVM's
// spelling with blanks between; "" if there are all.
func lacks(f *ir.Func, call *ir.AttrSet, wanted []attribute) string {
	var lacking []string
	for _, a := range wanted {
		if !hasAttr(f, call, a.name, a.value) && (a.old == "" || !hasAttr(f, call, a.old, "")) {
			lacking = append(lacking, a.String())
		}
	}
	return strings.Join(lacking, " ")
}

// hasAttr tells whether a function or a call of it has an attribute with a value.
func hasAttr(f *ir.Func, call *ir.AttrSet, name, value string) bool {
	for _, s := range []*ir.AttrSet{f.Attrs, call} {
		if a, ok := s.Get(name); ok && a.Value == value {
			return true
		}
	}
	return false
}

// callable tells whether calls of a function are told by callee and arguments
// alone: no attribute of a parameter or the result makes some of them undefined.
//
// An `f(i32 noundef %x)` is undefined behaviour where %x is poison, and a node, which has no
// place, may not be; `range` at a result makes poison that the node's facts would not know of.
func callable(f *ir.Func) bool {
	return !f.FuncType.VarArg && f.RetAttrs == nil && f.ParamAttrs == nil && f.FuncType.Elem.IsFirstClass()
}

// CallLacks are the attributes that neither a call nor its callee has and without which
// no rule matches the call, in LLVM's spelling with blanks between; "" if there are all.
func CallLacks(v *ir.Value) string {
	f := v.CalledFunc()
	if f == nil || f.IsIntrinsic() {
		return ""
	}
	return lacks(f, v.Aux.(*ir.Call).FuncAttrs, toMatch)
}

// cannotBuild says why no call of a function may be built in a module, behind the
// function's name; "" if one may.
func cannotBuild(m *ir.Module, name string) string {
	g := m.Lookup(name)
	if g == nil || g.Func == nil {
		return " is not declared in the module"
	}
	if l := lacks(g.Func, nil, toBuild); l != "" {
		return " lacks " + l + " where it is declared, so it can't be called where it was not"
	}
	if !callable(g.Func) {
		return " has attributes at parameters or at its result, or takes any number of arguments"
	}
	return ""
}

// A Keep is a function's name in a rule, and why the rule does not apply to a module on
// account of it.
type Keep struct {
	Rule *dsl.Rule
	Name string   // of the function
	Func *ir.Func // where the module declares it; nil if it does not
	Why  string   // a sentence
}

// Keeps finds the rules that call functions which no call in the module lets them match,
// or which they may not build there. A function that the module does not have keeps only
// those that would build a call of it. There is one Keep for each function of a rule.
func Keeps(rules []*dsl.Rule, m *ir.Module) (keeps []Keep) {
	matched := map[*ir.Func]bool{} // has a call that rules may match
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				if v.Op == ir.OpCall && v.CalledFunc() != nil && CallLacks(v) == "" {
					matched[v.CalledFunc()] = true
				}
			}
		}
	}
	for _, r := range rules {
		told := map[string]bool{"": true}
		r.LHS.Walk(func(t *dsl.Term) {
			g := m.Lookup(t.Func)
			if told[t.Func] || g == nil || g.Func == nil || matched[g.Func] {
				return
			}
			if l := lacks(g.Func, nil, toMatch); l != "" {
				told[t.Func] = true
				keeps = append(keeps, Keep{r, t.Func, g.Func, "matches no call of @" + t.Func + ": it lacks " + l})
			}
		})
		r.RHS.Walk(func(t *dsl.Term) {
			if told[t.Func] {
				return
			}
			if why := cannotBuild(m, t.Func); why != "" {
				told[t.Func] = true
				k := Keep{Rule: r, Name: t.Func, Why: "can't build its right side: @" + t.Func + why}
				if g := m.Lookup(t.Func); g != nil {
					k.Func = g.Func
				}
				keeps = append(keeps, k)
			}
		})
	}
	return keeps
}

package verify

import (
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// global checks what stands outside of bodies: aliases and ifuncs lead to
// definitions, linkages fit what they stand on, comdats hold definitions,
// attributes fit the types that they stand at.
func global(g *ir.Global) (all Problems) {
	bad := func(msg string) { all = append(all, &Problem{Global: g, Where: g.Spelling(), Msg: msg}) }
	switch g.Kind {
	case ir.Alias:
		switch end := aliasEnd(g); {
		case end == nil:
			bad("an alias must not lead to itself")
		case end != g && end.IsDecl() && g.Linkage != "available_externally":
			bad("an alias must lead to a definition, which " + end.Spelling() + " is not")
		}
	case ir.IFunc:
		if f := aliasEnd(g); f == nil || f != g && (f.Kind != ir.Function || f.IsDecl()) {
			bad("the resolver of an ifunc must be a function that is defined")
		}
	case ir.Var:
		variable(g, bad)
	}
	if g.Comdat != nil && (g.IsDecl() || g.Linkage == "available_externally") {
		bad("a declaration must not be in a comdat")
	}
	if g.DLLStorage == "dllimport" && !g.IsDecl() && g.Linkage != "available_externally" {
		bad("what is dllimport must not be defined here")
	}
	if f := g.Func; f != nil {
		exclusions(f.RetAttrs, "the result", bad)
		for i, a := range f.ParamAttrs {
			exclusions(a, "parameter "+strconv.Itoa(i+1), bad)
		}
	}
	return all
}

func variable(g *ir.Global, bad func(string)) {
	switch g.Linkage {
	case "appending":
		if g.ValueType.Kind != ir.ArrayKind {
			bad("linkage 'appending' is for arrays only")
		}
	case "common":
		switch {
		case g.Init == nil || !isZero(g.Init):
			bad("linkage 'common' needs a zero initializer")
		case g.Constant:
			bad("linkage 'common' is not for constants")
		case g.Comdat != nil:
			bad("linkage 'common' is not for what is in a comdat")
		}
	}
}

func isZero(v *ir.Value) bool {
	switch v.Op {
	case ir.OpZero, ir.OpNull:
		return true
	case ir.OpInt, ir.OpFloat:
		return v.Bits == 0 && v.Aux == nil
	case ir.OpAggregate, ir.OpSplat:
		for _, x := range v.Args {
			if !isZero(x) {
				return false
			}
		}
		return true
	case ir.OpString:
		return strings.Trim(string(v.Aux.(ir.Bytes)), "\x00") == ""
	}
	return false
}

// aliasEnd follows aliases, casts and constant offsets to what is no alias:
// nil when they lead in a circle, g itself when they lead to no global.
func aliasEnd(g *ir.Global) *ir.Global {
	seen := map[*ir.Global]bool{}
	for at := g; ; {
		if seen[at] {
			return nil
		}
		seen[at] = true
		v := at.Init
		for v != nil && v.IsConstExpr() && len(v.Args) > 0 {
			v = v.Args[0]
		}
		if v == nil || v.AsGlobal() == nil {
			return g
		}
		if at = v.AsGlobal(); at.Kind != ir.Alias {
			return at
		}
	}
}

// exclusive lists attributes of which one place has at most one.
var exclusive = [][]string{{"zeroext", "signext", "noext"}, {"byval", "inalloca", "preallocated", "sret", "byref", "nest"},
	{"readnone", "readonly", "writeonly"}}

// exclusions checks the attributes of a function's result or parameter.
func exclusions(s *ir.AttrSet, where string, bad func(string)) {
	for _, set := range exclusive {
		first := ""
		for _, a := range set {
			switch {
			case !s.Has(a):
			case first == "":
				first = a
			default:
				bad("attributes " + first + " and " + a + " of " + where + " exclude each other")
			}
		}
	}
}

package alias

import (
	"slices"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// A scopeList is what !alias.scope or !noalias lists: scopes, each with its domain
// (LangRef, "'noalias' and 'alias.scope' Metadata").
type scopeList []scope

type scope struct{ name, domain string }

// scopesAt is the list that an attachment names, nil for none. A list that a pass made for the function is of that alone.
func scopesAt(an *Analysis, node string) scopeList {
	switch {
	case node == "" || an.f.Module == nil:
		return nil
	case ir.IsOwnNode(node):
		list, ok := an.scoped[node]
		if !ok {
			list = readScopes(an.f, node)
			if an.scoped == nil {
				an.scoped = map[string]scopeList{}
			}
			an.scoped[node] = list
		}
		return list
	}
	if l, ok := an.mod.tags.Load(scopeKey(node)); ok {
		return l.(scopeList)
	}
	list := readScopes(an.f, node)
	an.mod.tags.Store(scopeKey(node), list)
	return list
}

func readScopes(f *ir.Func, node string) (list scopeList) {
	for _, s := range f.NodeOperands(node) {
		if ops := f.NodeOperands(s); len(ops) >= 2 && isNode(ops[1]) { // one of no domain says nothing
			list = append(list, scope{s, ops[1]})
		}
	}
	return list
}

type scopeKey string

// scopes knows accesses of which the one is in scopes that the other does not alias with.
//
// That is so if in some domain each scope that the one is in is on the other's list, and there is one. A scope that is declared in a
// loop says it of accesses of one round only, and passes move and copy accesses across rounds: it is not asked.
func (q *question) scopes() (Answer, bool) {
	if q.a.Meta == nil || q.b.Meta == nil {
		return May, false
	}
	return No, q.outOfScope(q.a.Meta, q.b.Meta) || q.outOfScope(q.b.Meta, q.a.Meta)
}

func (q *question) outOfScope(a, b *ir.Meta) bool {
	in, not := scopesAt(q.Analysis, a.Get("alias.scope")), scopesAt(q.Analysis, b.Get("noalias"))
	for i, s := range in {
		if slices.ContainsFunc(in[:i], func(t scope) bool { return t.domain == s.domain }) {
			continue // seen
		}
		if !slices.ContainsFunc(in, func(t scope) bool {
			return t.domain == s.domain && (!slices.Contains(not, t) || q.said().ofRounds[t])
		}) {
			return true
		}
	}
	return false
}

// declares is the list of scopes that a call of llvm.experimental.noalias.scope.decl declares, "" if it can't be told.
func declares(v *ir.Value) string {
	if t, ok := v.CallArgs()[0].Aux.(*ir.MDText); ok && len(t.Parts) == 1 {
		return strings.TrimPrefix(t.Parts[0].Text, "metadata ")
	}
	return ""
}

// SilentScopes are the declarations of scopes by which no two accesses of the function can be told apart: none is in them, or
// none is outside them.
func SilentScopes(an *Analysis) (silent []*ir.Value) {
	var decls []*ir.Value
	in, outside := map[scope]bool{}, map[scope]bool{}
	seen := map[ir.Attachment]bool{}
	note := func(m *ir.Meta, kind string, set map[scope]bool) {
		at := ir.Attachment{Kind: kind, Node: m.Get(kind)}
		if at.Node == "" || seen[at] {
			return
		}
		seen[at] = true
		for _, s := range scopesAt(an, at.Node) {
			set[s] = true
		}
	}
	for _, b := range an.f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == ir.OpCall && v.Intrinsic() == intrinsic.ExperimentalNoaliasScopeDecl {
				decls = append(decls, v)
				continue // it accesses nothing itself
			}
			if v.Meta == nil {
				continue
			}
			note(v.Meta, "alias.scope", in)
			note(v.Meta, "noalias", outside)
		}
	}
	for _, v := range decls {
		list := scopesAt(an, declares(v))
		if len(list) > 0 && !slices.ContainsFunc(list, func(s scope) bool { return in[s] && outside[s] }) {
			silent = append(silent, v)
		}
	}
	return silent
}

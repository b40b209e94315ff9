package alias

import (
	"slices"

	"rewrite/passes/ir"
)

// A scopeList is what !alias.scope or !noalias lists: scopes, each with its domain
// (LangRef, "'noalias' and 'alias.scope' Metadata").
type scopeList []scope

type scope struct{ name, domain string }

// scopesAt is the list that an attachment names, nil for none.
func (m *Module) scopesAt(node string) scopeList {
	if node == "" || m.m == nil {
		return nil
	}
	if l, ok := m.tags.Load(scopeKey(node)); ok {
		return l.(scopeList)
	}
	meta := m.m.Metadata()
	var list scopeList
	for _, s := range meta.Operands(node) {
		ops := meta.Operands(s)
		if len(ops) < 2 || !isNode(ops[1]) {
			continue // of no domain: it says nothing
		}
		list = append(list, scope{s, ops[1]})
	}
	m.tags.Store(scopeKey(node), list)
	return list
}

type scopeKey string

// scopes knows accesses of which the one is in scopes that the other does not alias with.
//
// That is so if in some domain each scope that the one is in is on the other's list, and
// there is one. What scopes say that are declared in a loop is of one round of it.
func (q *question) scopes() (Answer, bool) {
	if q.a.Meta == nil || q.b.Meta == nil {
		return May, false
	}
	return No, q.outOfScope(q.a.Meta, q.b.Meta) || q.outOfScope(q.b.Meta, q.a.Meta)
}

func (q *question) outOfScope(a, b *ir.Meta) bool {
	in, not := q.mod.scopesAt(a.Get("alias.scope")), q.mod.scopesAt(b.Get("noalias"))
	for i, s := range in {
		if slices.ContainsFunc(in[:i], func(t scope) bool { return t.domain == s.domain }) {
			continue // seen
		}
		if !slices.ContainsFunc(in, func(t scope) bool { return t.domain == s.domain && !slices.Contains(not, t) }) &&
			!(q.across && q.declared(in, s.domain)) {
			return true
		}
	}
	return false
}

// OfOneRound tells whether what metadata says of an access may hold against accesses of the same round of a loop only.
func (an *Analysis) OfOneRound(meta *ir.Meta) bool {
	return (meta.Get("alias.scope") != "" || meta.Get("noalias") != "") && len(an.said().scopes) > 0
}

// declared tells whether the function declares one of the scopes of a domain.
func (an *Analysis) declared(list scopeList, domain string) bool {
	for _, node := range an.said().scopes {
		for _, s := range an.mod.scopesAt(node) {
			if s.domain == domain && slices.Contains(list, s) {
				return true
			}
		}
	}
	return false
}

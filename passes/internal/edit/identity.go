package edit

import (
	"slices"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// identities makes anew for a copy what metadata tells apart by identity, so that what
// it says of the old code and of the copy is not taken to be of both at once:
//
//   - scopes of noalias (!alias.scope, !noalias) that llvm.experimental.noalias.scope.decl
//     declares in the region: each execution of the declaration is about other memory,
//     so accesses of the two copies may alias. Into another function all scopes are
//     other ones, as those of a function's arguments are of each call;
//   - loops (!llvm.loop) whose header is in the region: a node stands for one loop. A
//     loop around the region keeps its node, of which the copy has a latch more;
//   - assignments (!DIAssignID): a variable's record names the store that it is about.
//
// The new nodes are in the module when its text is written: see ir.Func.NewNode.
type identities struct {
	m        *Map
	from     *ir.Func
	call     string
	bring    func(text string) string // text of metadata for the function copied to
	scopes   map[string]bool          // to be made anew; nil for all
	declared map[string]bool          // of another function: those that it declares
	made     map[string]string        // by the old node with what it is made for, or alone
}

func newIdentities(m *Map, blocks []*ir.Block, call string) *identities {
	d := &identities{m: m, from: blocks[0].Func, call: call, bring: func(text string) string { return text }, made: map[string]string{}}
	declared := declaredScopes(d.from, blocks)
	if d.from != m.Into {
		d.bring = m.Into.BringNodes(d.from)
		d.declared = map[string]bool{}
		for s := range declared {
			d.declared[d.bring(s)] = true
		}
	} else {
		d.scopes = declared
		if m.KeepScopes {
			d.scopes = map[string]bool{}
		}
		if len(d.scopes) > 0 {
			if leaks := leaking(d.from, blocks, d.scopes); len(leaks) > 0 {
				ForgetScopes(d.from, func(s string) bool { return leaks[s] })
			}
		}
	}
	for _, b := range blocks {
		for _, v := range b.Instrs {
			if id := d.bring(v.Meta.Get("DIAssignID")); id != "" && d.made[id] == "" {
				d.made[id] = m.Into.NewNode(func(string) string { return "distinct !DIAssignID()" })
			}
		}
	}
	return d
}

func (d *identities) across() bool { return d.from != d.m.Into }

// operands are those of a tuple.
func (d *identities) operands(node string) []string {
	return d.from.Module.Metadata().Operands(d.m.Into.NodeText(node))
}

// dropped tells whether an instruction has no copy: a call for a debugger, where
// nothing says how its location is in the other function.
func (d *identities) dropped(v *ir.Value) bool {
	if !d.across() || d.call != "" || v.Op != ir.OpCall {
		return false
	}
	f := v.CalledFunc()
	return f != nil && f.IsDebug()
}

// attachments are those of a copy.
func (d *identities) attachments(v *ir.Value) *ir.Meta {
	if v.Meta == nil {
		return nil
	}
	var list []ir.Attachment
	for _, a := range v.Meta.List {
		a.Node = d.bring(a.Node)
		switch a.Kind {
		case "alias.scope":
			a.Node = d.scopeList(a.Node, false)
		case "noalias":
			a.Node = d.scopeList(a.Node, d.across())
		case "DIAssignID":
			a.Node = d.made[a.Node]
		case "llvm.loop":
			if d.closesLoop(v) {
				a.Node = d.loop(a.Node)
			}
		case "dbg":
			if d.across() {
				a.Node = d.location(a.Node)
			}
		}
		if a.Node != "" {
			list = append(list, a)
		}
	}
	if slices.Equal(list, v.Meta.List) {
		return v.Meta
	}
	if len(list) == 0 {
		return nil
	}
	return &ir.Meta{List: list}
}

// closesLoop tells whether a terminator has a back edge to a header in the region.
func (d *identities) closesLoop(v *ir.Value) bool {
	if d.m.Closes != nil {
		return d.m.Closes(v)
	}
	tree := d.from.Dominators()
	return slices.ContainsFunc(v.Targets, func(to *ir.Block) bool { return d.m.Blocks[to] != nil && tree.Dominates(to, v.Block) })
}

// once makes a node for an old one, the same one each time.
func (d *identities) once(key string, text func(self string) string) string {
	if d.made[key] == "" {
		d.made[key] = d.m.Into.NewNode(text)
	}
	return d.made[key]
}

// scopeList is a list of scopes for the copy, perhaps without those that were not declared: they are of one call.
func (d *identities) scopeList(node string, declared bool) string {
	old := d.operands(node)
	var now []string
	for _, s := range old {
		switch {
		case declared && !d.declared[s]:
		case d.scopes == nil || d.scopes[s]:
			now = append(now, d.scope(s))
		default:
			now = append(now, s)
		}
	}
	switch {
	case slices.Equal(old, now):
		return node
	case len(now) == 0:
		return ""
	}
	key := "list "
	if declared {
		key = "declared "
	}
	return d.once(key+node, func(string) string { return "!{" + strings.Join(now, ", ") + "}" })
}

// scope is a scope of its own in the same domain.
func (d *identities) scope(s string) string {
	parts := d.operands(s)
	if len(parts) < 2 { // it is none
		return s
	}
	return d.once("scope "+s, func(self string) string {
		return "distinct !{" + strings.Join(append([]string{self}, parts[1:]...), ", ") + "}"
	})
}

// loop is the node of the copy of a loop.
func (d *identities) loop(node string) string {
	parts := d.operands(node)
	if len(parts) == 0 {
		return node
	}
	return d.once("loop "+node, func(self string) string {
		now := []string{self}
		for _, p := range parts[1:] {
			if d.across() && isLocation(d.m.Into.NodeText(p)) {
				if p = d.location(p); p == "" {
					continue // where the loop begins and ends in the source
				}
			}
			now = append(now, p)
		}
		return "distinct !{" + strings.Join(now, ", ") + "}"
	})
}

// location is a place in the source in the other function: it was inlined at the call,
// after what it was inlined at before. It is "" without a call.
func (d *identities) location(node string) string {
	if d.call == "" {
		return ""
	}
	text := d.m.Into.NodeText(node)
	if !isLocation(text) {
		return ""
	}
	return d.once("at "+node, func(string) string { return d.inlined(strings.TrimPrefix(text, "distinct ")) })
}

func isLocation(text string) bool {
	return strings.HasPrefix(strings.TrimPrefix(text, "distinct "), "!DILocation(")
}

// inlined is the text of a location with where it is inlined at.
func (d *identities) inlined(text string) string {
	at := ir.MetadataField(text, "inlinedAt")
	if at == "" {
		call := d.once("call", func(string) string {
			return "distinct " + strings.TrimPrefix(d.m.Into.NodeText(d.call), "distinct ")
		})
		return strings.TrimSuffix(text, ")") + ", inlinedAt: " + call + ")"
	}
	outer := d.once("outer "+at, func(string) string {
		return "distinct " + d.inlined(strings.TrimPrefix(d.m.Into.NodeText(at), "distinct "))
	})
	return strings.Replace(text, "inlinedAt: "+at, "inlinedAt: "+outer, 1)
}

// operand is metadata as an operand of the copy: a list of scopes, the name of an
// assignment, or a node that is the other function's own.
func (d *identities) operand(user *ir.Value, t *ir.MDText) *ir.MDText {
	if len(t.Parts) != 1 || t.Parts[0].Value != nil {
		return t
	}
	text := d.bring(t.Parts[0].Text)
	switch {
	case d.made[text] != "":
		text = d.made[text]
	case user.Intrinsic() == intrinsic.ExperimentalNoaliasScopeDecl:
		text = d.scopeList(text, false)
	}
	return &ir.MDText{Parts: []ir.MDPart{{Text: text}}}
}

// records are copies of debug records.
func (d *identities) records(list *ir.DbgRecord) (first *ir.DbgRecord) {
	if d.across() && d.call == "" {
		return nil
	}
	link := &first
	for r := list; r != nil; r = r.Next {
		args := d.m.text(&r.Args)
		fields := splitMD(args)
		for i := range fields {
			if len(fields[i]) != 1 || fields[i][0].Value != nil {
				continue
			}
			text := d.bring(fields[i][0].Text)
			switch {
			case i == len(fields)-1 && d.across():
				text = d.location(text)
			case d.made[text] != "":
				text = d.made[text]
			}
			fields[i] = []ir.MDPart{{Text: text}}
		}
		*link = &ir.DbgRecord{Kind: r.Kind, Args: joinMD(fields)}
		link = &(*link).Next
	}
	return first
}

// joinMD undoes splitMD.
func joinMD(fields [][]ir.MDPart) (t ir.MDText) {
	text := ""
	for i, parts := range fields {
		if i > 0 {
			text += ", "
		}
		for _, p := range parts {
			text += p.Text
			if p.Value != nil {
				t.Parts = append(t.Parts, ir.MDPart{Text: text, Value: p.Value})
				text = ""
			}
		}
	}
	if text != "" {
		t.Parts = append(t.Parts, ir.MDPart{Text: text})
	}
	return t
}

// What scopes of noalias say holds of one run of what is behind their declaration (LangRef, llvm.experimental.noalias.scope.decl),
// or, of those without one, of one call of the function. Who copies a declaration without all that it is about, or has what was
// called go around in a loop, has to see to it that nothing else is taken for the same run: it forgets what they say.

// ForgetScopes takes scopes out of what accesses of a function are said to be outside of: then these scopes tell nothing any more.
func ForgetScopes(f *ir.Func, forget func(scope string) bool) {
	now := map[string]string{}
	for _, b := range allBlocks(f) {
		for _, v := range b.Instrs {
			node := v.Meta.Get("noalias")
			if node == "" {
				continue
			}
			to, ok := now[node]
			if !ok {
				to = node
				list := f.NodeOperands(node)
				if left := slices.DeleteFunc(slices.Clone(list), forget); len(left) == 0 {
					to = ""
				} else if len(left) < len(list) {
					to = f.NewNode(func(string) string { return "!{" + strings.Join(left, ", ") + "}" })
				}
				now[node] = to
			}
			if to != node {
				v.Meta = withNode(v.Meta, "noalias", to)
			}
		}
	}
}

// withNode is what is attached with another node of a kind, or none for "".
func withNode(m *ir.Meta, kind, node string) *ir.Meta {
	var list []ir.Attachment
	for _, a := range m.List {
		if a.Kind == kind {
			a.Node = node
		}
		if a.Node != "" {
			list = append(list, a)
		}
	}
	if len(list) == 0 {
		return nil
	}
	return &ir.Meta{List: list}
}

// ForgetUndeclared forgets the scopes that nothing in the function declares: they are of one call of it.
func ForgetUndeclared(f *ir.Func) {
	declared := declaredScopes(f, f.Blocks)
	ForgetScopes(f, func(s string) bool { return !declared[s] })
}

// declaredScopes are the scopes that blocks declare.
func declaredScopes(f *ir.Func, blocks []*ir.Block) map[string]bool {
	declared := map[string]bool{}
	for _, b := range blocks {
		for _, v := range b.Instrs {
			if v.Op != ir.OpCall || v.Intrinsic() != intrinsic.ExperimentalNoaliasScopeDecl {
				continue
			}
			if t, ok := v.CallArgs()[0].Aux.(*ir.MDText); ok && len(t.Parts) == 1 {
				for _, s := range f.NodeOperands(strings.TrimPrefix(t.Parts[0].Text, "metadata ")) {
					declared[s] = true
				}
			}
		}
	}
	return declared
}

// leaking are those of some scopes that accesses outside of blocks have, too.
func leaking(f *ir.Func, blocks []*ir.Block, scopes map[string]bool) map[string]bool {
	inside := make(map[*ir.Block]bool, len(blocks))
	for _, b := range blocks {
		inside[b] = true
	}
	leaks, seen := map[string]bool{}, map[string]bool{}
	for _, b := range allBlocks(f) {
		if inside[b] {
			continue
		}
		for _, v := range b.Instrs {
			if v.Meta == nil {
				continue
			}
			for _, kind := range []string{"alias.scope", "noalias"} {
				node := v.Meta.Get(kind)
				if node == "" || seen[node] {
					continue
				}
				seen[node] = true
				for _, s := range f.NodeOperands(node) {
					if scopes[s] {
						leaks[s] = true
					}
				}
			}
		}
	}
	return leaks
}

// allBlocks are the blocks of a function, and those that were made and have an edge from them, but are in no list yet.
func allBlocks(f *ir.Func) []*ir.Block {
	list := slices.Clone(f.Blocks)
	seen := make(map[*ir.Block]bool, len(list))
	for _, b := range list {
		seen[b] = true
	}
	for i := 0; i < len(list); i++ {
		for _, s := range list[i].Succs() {
			if !seen[s] {
				seen[s] = true
				list = append(list, s)
			}
		}
	}
	return list
}

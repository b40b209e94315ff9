package load

import (
	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// A scope is what the names of a rule stand for.
type scope struct {
	file  *syntax.File
	r     *dsl.Rule // whose tables of variables are filled
	subst map[string]*forBinding
	vars  map[string]dsl.VarID
	flags map[string]dsl.FlagVarID
	preds map[string]dsl.PredVarID
	// uses counts what is read besides binding: variables by name, in terms,
	// guards and expressions.
	uses map[string]int
	// named is the first place that a type name stands in, for messages.
	named map[string]syntax.Node
	// meanings are the constants that patterns compute from those that they bind.
	meanings map[string]*syntax.Expr
}

type forBinding struct {
	part *syntax.ForPart
	node syntax.Node // of the name
	used *bool       // shared by all instances
}

// newScope is the scope of a rule of a file, whose `for` names are bound by subst.
func newScope(f *syntax.File, r *dsl.Rule, subst map[string]*forBinding) scope {
	return scope{
		file: f, r: r, subst: subst, vars: map[string]dsl.VarID{}, flags: map[string]dsl.FlagVarID{}, preds: map[string]dsl.PredVarID{},
		uses: map[string]int{}, named: map[string]syntax.Node{},
		meanings: map[string]*syntax.Expr{},
	}
}

// resolve is the word that a name stands for, which is another one if it is of a
// `for` list.
func (s *scope) resolve(name string) string {
	if b, ok := s.subst[name]; ok {
		*b.used = true
		return b.part.Text
	}
	return name
}

func (s *scope) span(n syntax.Node) dsl.Span {
	end := s.file.End(n)
	length := end.Offset - n.Pos.Offset
	if end.Line != n.Pos.Line {
		length = 1
	}
	return dsl.Span{Line: int32(n.Pos.Line), Col: int32(n.Pos.Column), Len: int32(length)}
}

// nodeOf gives back the place of a span in this file.
func (s *scope) nodeOf(at dsl.Span) syntax.Node { return s.file.NodeAt(int(at.Line), int(at.Col)) }

func (s *scope) addVar(name string, kind dsl.VarKind, n syntax.Node, typ dsl.TypeID) dsl.VarID {
	id := dsl.VarID(len(s.r.Vars))
	s.r.Vars = append(s.r.Vars, dsl.Var{Name: name, Kind: kind, Type: typ, Span: s.span(n)})
	if name != "_" {
		s.vars[name] = id
	}
	return id
}

func (s *scope) predBoundBefore(id dsl.PredVarID) bool {
	return id == dsl.None || s.uses["pred "+s.r.PredVars[id].Name] > 0
}

// collectTypeNames finds the upper-case names that stand where a type does: all
// others are constants.
func (s *scope) collectTypeNames(trees ...*syntax.Tree) {
	var ofType func(t *syntax.Type)
	note := func(n syntax.Node, name string) {
		if _, ok := s.named[name]; !ok && isUpper(name) {
			s.named[name] = n
		}
	}
	ofType = func(t *syntax.Type) {
		switch {
		case t == nil:
		case t.Vector != nil:
			note(t.Vector.Len.Node, t.Vector.Len.Text)
			ofType(t.Vector.Elem)
		case t.Struct != nil:
			for _, f := range t.Struct {
				ofType(f)
			}
		default:
			note(t.Node, t.Name)
			note(t.Node, t.Var)
		}
	}
	var walk func(t *syntax.Tree)
	walk = func(t *syntax.Tree) {
		if t == nil {
			return
		}
		ofType(t.Type)
		walk(t.X)
		walk(t.Y)
		if t.Ref == nil || t.Ref.Args() == nil {
			return
		}
		for i, a := range t.Ref.Args().List {
			tree := a.Tree()
			if i == 0 && s.resolve(t.Ref.Name) == ir.OpGEP.String() && tree.Ref != nil {
				note(tree.Node, tree.Ref.Name)
			}
			walk(tree)
		}
	}
	for _, t := range trees {
		walk(t)
	}
}

// typed tells whether an expression holds something of a type of its own:
// literals, widths and indexes have none.
func (s *scope) typed(t *syntax.Tree) bool {
	switch {
	case t.Type != nil:
		return true
	case t.Op != "":
		return s.typed(t.X) || t.Y != nil && s.typed(t.Y)
	case t.Number != nil:
		return t.Number.Float != ""
	}
	name := s.resolve(t.Ref.Name)
	if a := t.Ref.Args(); a != nil {
		f := dsl.FuncNamed(name)
		if f == nil || name == "width" {
			return f == nil
		}
		if len(f.Params) > 0 && f.Params[0] == dsl.NumberType {
			return false // the argument may be typed, the result is what is wanted
		}
		for _, x := range a.List {
			if s.typed(x.Tree()) {
				return true
			}
		}
		return false
	}
	if _, isType := s.named[name]; isType {
		return false
	}
	if name == "true" || name == "false" || name == "inf" || name == "nan" {
		return true
	}
	if m := s.meanings[name]; m != nil {
		return s.typed(m.Tree())
	}
	id, ok := s.vars[name]
	return ok && s.r.Vars[id].Kind != dsl.IndexVar
}

// constantArgs tells whether arguments are made of constants only.
func (s *scope) constantArgs(args []*syntax.Expr) bool {
	for _, a := range args {
		if !s.constantTree(a.Tree()) {
			return false
		}
	}
	return true
}

func (s *scope) constantTree(t *syntax.Tree) bool {
	switch {
	case t.Op != "":
		return s.constantTree(t.X) && (t.Y == nil || s.constantTree(t.Y))
	case t.Number != nil:
		return true
	}
	name := s.resolve(t.Ref.Name)
	if a := t.Ref.Args(); a != nil {
		if name == "width" {
			return true
		}
		return t.Ref.First == nil && dsl.FuncNamed(name) != nil && s.constantArgs(a.List)
	}
	first := name[0]
	return isUpper(name) || name == "true" || name == "false" || first >= '0' && first <= '9'
}

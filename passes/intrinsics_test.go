package passes_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"strconv"
	"strings"
	"testing"

	"rewrite/passes/ir/intrinsic"
)

// spelled are the places that write names of intrinsics, each with the reason why it
// does not ask the table of them.
var spelled = map[string]string{
	"passes/ir/intrinsic": "the table",
	"passes/irgen":        "writes programs as text",
	"dsl/generalize":      "edits the text of rules",
	"dsl/prove/smt":       "checks what the others say of rules, and shares nothing with them",
}

// TestIntrinsicsByRow: whoever tells intrinsics apart does it by their rows, as a name
// has types behind it, and a table by names has no test that names what it lacks.
func TestIntrinsicsByRow(t *testing.T) {
	used, files := map[string]bool{}, 0
	eachFile(t, func(name string, text []byte) {
		if strings.HasSuffix(name, "_test.go") {
			return
		}
		files++
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, name, text, parser.SkipObjectResolution)
		if err != nil {
			t.Error(err)
			return
		}
		place := path.Dir(name)
		for _, pos := range namesOfIntrinsics(file) {
			if used[place] = true; spelled[place] == "" {
				t.Errorf("%s: the name of an intrinsic: compare its row (package intrinsic)", fset.Position(pos))
			}
		}
	}, ".go")
	if files < 100 {
		t.Errorf("only %d files looked at", files)
	}
	for place := range spelled {
		if !used[place] {
			t.Errorf("%s spells no intrinsic: strike it out", place)
		}
	}
}

// TestNamesOfIntrinsics: what TestIntrinsicsByRow finds, and what it leaves.
func TestNamesOfIntrinsics(t *testing.T) {
	for body, want := range map[string]int{
		`_ = f.Name == "llvm.assume"`:                                       1,
		`_ = strings.HasPrefix(f.Name, "llvm.stackrestore.")`:               1,
		`_ = f.Name == "llvm.umax.i32"`:                                     1,
		`_ = map[string]bool{"fptosi.sat": true}`:                           1,
		`switch t.Intrinsic.Name { case "abs": }`:                           1,
		`_ = m.Intrinsic.Name != "fabs"`:                                    1,
		`_ = v.Intrinsic().String() == "fabs"`:                              1,
		`_ = "fabs" == in.Name`:                                             0, // as a function of libm may be named
		`_ = g.Name == "llvm.used"`:                                         0,
		`_ = strings.HasPrefix(g.Name, "llvm.nvvm.")`:                       0,
		`_ = map[string]bool{"abs": true}`:                                  0,
		`panic("llvm." + in.Name)`:                                          0,
		`switch f.Name { case "sqrt", "abs": } ; _ = x.Intrinsic.ID == one`: 0,
	} {
		file, err := parser.ParseFile(token.NewFileSet(), "", "package p\nfunc f() { "+body+" }\n", 0)
		if err != nil {
			t.Fatal(err)
		}
		if got := len(namesOfIntrinsics(file)); got != want {
			t.Errorf("%s: %d names of intrinsics found, not %d", body, got, want)
		}
	}
}

// namesOfIntrinsics are the places where a file has the name of a row as a text: after
// "llvm.", with a point in it, or compared with the name of an intrinsic.
func namesOfIntrinsics(file *ast.File) (found []token.Pos) {
	named := map[*ast.BasicLit]bool{} // stands beside the name of an intrinsic
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			for _, pair := range [][2]ast.Expr{{n.X, n.Y}, {n.Y, n.X}} {
				if lit, ok := pair[1].(*ast.BasicLit); ok && namesIntrinsic(pair[0]) && (n.Op == token.EQL || n.Op == token.NEQ) {
					named[lit] = true
				}
			}
		case *ast.SwitchStmt:
			if n.Tag == nil || !namesIntrinsic(n.Tag) {
				break
			}
			for _, c := range n.Body.List {
				for _, x := range c.(*ast.CaseClause).List {
					if lit, ok := x.(*ast.BasicLit); ok {
						named[lit] = true
					}
				}
			}
		case *ast.BasicLit:
			text, err := strconv.Unquote(n.Value)
			if n.Kind != token.STRING || err != nil {
				break
			}
			text = strings.TrimSuffix(text, ".")
			if intrinsic.Lookup(text) != intrinsic.None || (named[n] || strings.Contains(text, ".")) && intrinsic.Named(text) != intrinsic.None {
				found = append(found, n.Pos())
			}
		}
		return true
	})
	return found
}

// namesIntrinsic tells whether an expression is the name of an intrinsic:
// x.Intrinsic.Name, or String of an ID.
func namesIntrinsic(x ast.Expr) bool {
	if call, ok := x.(*ast.CallExpr); ok {
		s, ok := call.Fun.(*ast.SelectorExpr)
		if !ok || s.Sel.Name != "String" {
			return false
		}
		if call, ok := s.X.(*ast.CallExpr); ok {
			s, ok = call.Fun.(*ast.SelectorExpr)
			return ok && s.Sel.Name == "Intrinsic"
		}
		s, ok = s.X.(*ast.SelectorExpr)
		return ok && (s.Sel.Name == "Intrinsic" || s.Sel.Name == "ID")
	}
	s, ok := x.(*ast.SelectorExpr)
	if !ok || s.Sel.Name != "Name" {
		return false
	}
	s, ok = s.X.(*ast.SelectorExpr)
	return ok && s.Sel.Name == "Intrinsic"
}

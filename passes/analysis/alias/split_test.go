package alias_test

import (
	"testing"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir/asm"
)

// TestSplitEdges: what is found of blocks is found anew when there are more of them.
func TestSplitEdges(t *testing.T) {
	const text = `
define void @f(ptr %p, i1 %c) {
entry:
  br i1 %c, label %one, label %two
one:
  br i1 %c, label %two, label %three
two:
  br label %three
three:
  %q = load ptr, ptr %p
  store i32 1, ptr %q
  br i1 %c, label %three, label %done
done:
  %r = load ptr, ptr %p
  store i32 1, ptr %r
  ret void
}
`
	m, diags := asm.Parse("split.ll", []byte(text), asm.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	f := m.Lookup("f").Func
	an := alias.New(f, alias.All...)
	ask := func(block int, want alias.Answer) {
		t.Helper()
		v := f.Blocks[block].Instrs[1]
		l, _ := an.Of(v)
		if got := an.AliasAcross(l, l); got != want {
			t.Errorf("%s in block %d and itself at other times: %v, want %v", v.Args[1].Name, block, got, want)
		}
	}
	ask(3, alias.May)
	ask(4, alias.Must)
	edit.SplitEdge(nil, f.Blocks[0], 1) // to two
	edit.SplitEdge(nil, f.Blocks[2], 1) // from one to three
	ask(5, alias.May)
	ask(6, alias.Must)
}

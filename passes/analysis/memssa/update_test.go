package memssa_test

import (
	"testing"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
)

// TestInsertForgets: an answer that was found before a Def was put in is not given any more,
// also where another Def stands between.
func TestInsertForgets(t *testing.T) {
	m, diags := asm.Parse("test.ll", []byte(`define i32 @f(ptr noalias %p, ptr noalias %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  store i32 3, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}
`), asm.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	f := m.Lookup("f").Func
	b := f.Entry()
	first, load := b.Instrs[0], b.Instrs[3]
	mem := memssa.New(f, alias.New(f, alias.All...))
	if got := mem.Clobber(load); got != mem.Of(first) {
		t.Fatalf("the load has the clobber %d, want %d", got, mem.Of(first))
	}
	v := f.NewInstr(ir.OpStore, ir.Void, f.Int(ir.I32, 7), f.Params[0])
	v.Aux = ir.PlainMem(4)
	b.InsertAt(1, v)
	mem.Insert(v)
	if got := mem.Clobber(load); got != mem.Of(v) {
		t.Errorf("the load has the clobber %d, want that of the new store, %d", got, mem.Of(v))
	}
	if err := mem.Check(); err != nil {
		t.Error(err)
	}
}

// TestReplaceForgets: where an object is another one now, so it is for the pointers that are based on it.
func TestReplaceForgets(t *testing.T) {
	m, diags := asm.Parse("test.ll", []byte(`declare noalias ptr @malloc(i64)
declare noalias ptr @calloc(i64, i64)
define i32 @f(i64 %i) {
  %p = call ptr @malloc(i64 16)
  %q = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}
`), asm.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	f := m.Lookup("f").Func
	b := f.Entry()
	p, store, load := b.Instrs[0], b.Instrs[2], b.Instrs[3]
	mem := memssa.New(f, alias.New(f, alias.All...))
	if got := mem.Clobber(load); got != mem.Of(store) {
		t.Fatalf("the load has the clobber %d, want that of the store, %d", got, mem.Of(store))
	}
	callee, aux := f.Callee("calloc", ir.Ptr, []*ir.Value{f.Int(ir.I64, 1), f.Int(ir.I64, 16)})
	c := f.NewInstr(ir.OpCall, ir.Ptr, callee, f.Int(ir.I64, 1), f.Int(ir.I64, 16))
	c.Aux = aux
	b.InsertAt(0, c)
	mem.Replace(p, c)
	p.ReplaceAllUses(c)
	p.Erase()
	mem.Changed(load)
	if got := mem.Clobber(load); got != mem.Of(store) {
		t.Errorf("the load has the clobber %d, want that of the store, %d", got, mem.Of(store))
	}
	if err := mem.Check(); err != nil {
		t.Error(err)
	}
}

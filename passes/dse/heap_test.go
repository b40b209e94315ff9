package dse_test

import (
	"strings"
	"testing"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/dse"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/pass"
)

// TestHeap: what is stored to memory that is freed, or that nobody is told of, goes, and so
// does memory that nothing else is done with. The golden cases cannot have it, as
// the interpreter observes calls of what it does not know.
func TestHeap(t *testing.T) {
	const decls = `
declare noalias ptr @malloc(i64) nounwind willreturn memory(inaccessiblemem: readwrite) allockind("alloc,uninitialized") "alloc-family"="malloc"
declare void @free(ptr) nounwind willreturn allockind("free") "alloc-family"="malloc"
declare void @takes(ptr)
`
	for body, want := range map[string]string{
		"%p = call ptr @malloc(i64 8)\n  call void @takes(ptr %p)\n  store i32 1, ptr %p\n  call void @free(ptr %p)\n  ret ptr null": "call call call ret",
		"%p = call ptr @malloc(i64 8)\n  store i32 1, ptr %p\n  call void @free(ptr %p)\n  ret ptr null":                             "ret",
		"%p = call ptr @malloc(i64 8)\n  store i32 1, ptr %p\n  ret ptr null":                                                        "ret",
		"%p = call ptr @malloc(i64 8)\n  store i32 1, ptr %p\n  ret ptr %p":                                                          "call store ret",
		"%p = call ptr @malloc(i64 8)\n  %q = call ptr @malloc(i64 8)\n  store ptr %p, ptr %q\n  store i32 1, ptr %p\n  ret ptr %q":  "call call store store ret",
		"%p = call ptr @malloc(i64 8) nobuiltin\n  call void @free(ptr %p) nobuiltin\n  ret ptr null":                                "call call ret",
	} {
		m, diags := asm.Parse("heap.ll", []byte(decls+"define ptr @f() {\n  "+body+"\n}\n"), asm.Options{})
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		f := m.Lookup("f").Func
		dse.Run(f, pass.NewEnv("dse", manager.New(m), nil, false))
		var ops []string
		for _, v := range f.Entry().Instrs {
			ops = append(ops, v.Op.String())
		}
		if got := strings.Join(ops, " "); got != want {
			t.Errorf("%s\nleaves %s, want %s:\n%s", body, got, want, print.Func(f))
		}
	}
}

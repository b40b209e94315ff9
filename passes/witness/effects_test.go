package witness_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/interp/libc"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/irgen"
	"rewrite/passes/witness"
)

// inferring are pipelines that say what functions do, as clang wrote them and in SSA form.
var inferring = []string{"cgscc(funceffects)", "sroa,dce,cgscc(funceffects)", "O1,tailcall,cgscc(funceffects)"}

// TestEffectsOfPrograms: what is inferred of functions of the programs of testdata/c, and of csmith's, is so.
func TestEffectsOfPrograms(t *testing.T) {
	held := seen{}
	run := func(t *testing.T, name string, text []byte, number int) {
		for i, pipeline := range inferring {
			if !llvmtest.Long() && i != number%len(inferring) {
				continue
			}
			src := made(t, name, text, pipeline)
			w := witness.NewEffects()
			m, err := interp.New(libc.Options(interp.Options{Watch: w, Fuel: 1e6, Stdout: io.Discard, Stderr: io.Discard}), src)
			if err != nil {
				t.Fatal(err)
			}
			m.RunMain([]string{"program"}) // until then it is so, however it ends
			held.report(t, w.Held, w.Wrong, src)
		}
	}
	for i, file := range llvmtest.Files(t, "ir/22") {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(text, []byte("@main(")) {
			t.Run(filepath.Base(file), func(t *testing.T) { run(t, file, text, i) })
		}
	}
	random := newCsmith(t)
	for seed := 1; seed <= llvmtest.Amount(4, 8, 400); seed++ {
		random.program(t, seed)
		level := levels[seed%len(levels)]
		ll := random.compiled(t, level...)
		t.Run(fmt.Sprintf("csmith %d", seed), func(t *testing.T) { run(t, "p.ll", ll, seed) })
	}
	held.enough(t, 100, "memory", "norecurse", "readonly", "writeonly")
}

// TestEffectsOfRandomModules: what is inferred of random functions about memory, and about calls, is so.
func TestEffectsOfRandomModules(t *testing.T) {
	held := seen{}
	for seed := range uint64(llvmtest.Amount(100, 300, 10000)) {
		text := irgen.Module(seed, irgen.Options{Memory: seed%2 == 0, Calls: seed%2 == 1})
		src := made(t, fmt.Sprintf("seed %d", seed), text, inferring[seed%uint64(len(inferring))])
		for _, f := range src.Module.Funcs {
			if f.IsDecl() {
				continue
			}
			for run := range uint64(4) {
				world, w := &world{Rand: rand.New(rand.NewPCG(seed, run))}, witness.NewEffects()
				m, err := interp.New(libc.Options(interp.Options{Fuel: 1e5, Seed: run, Watch: w, External: world.external}), src)
				if err != nil {
					t.Fatal(err)
				}
				world.m = m
				if _, err = m.Call(f, world.arguments(f)); errors.As(err, new(*interp.Unsupported)) {
					t.Error(err)
				}
				held.report(t, w.Held, w.Wrong, src)
			}
		}
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
	held.enough(t, 10, "memory", "writeonly")
}

// TestEffectsOfCorpus: what is inferred of memory in LLVM's own tests of function-attrs is so, as far as these functions can be called.
func TestEffectsOfCorpus(t *testing.T) {
	held := seen{}
	lists := filepath.Join(llvmtest.Root(), "..", "shared", "corpus", "llvm-tests", "lists")
	list, err := os.ReadFile(filepath.Join(lists, "FunctionAttrs.txt"))
	if err != nil {
		t.Skip(err)
	}
	for file := range strings.FieldsSeq(string(list)) {
		text, err := os.ReadFile(filepath.Join(lists, file))
		if err != nil {
			t.Fatal(err)
		}
		if m, _ := asm.Parse(file, text, asm.Options{}); m == nil {
			continue // it is written as LLVM 14 and older do
		}
		src := made(t, filepath.Base(file), text, inferring[0])
		for _, f := range src.Module.Funcs {
			for run := range uint64(16) {
				world, w := &world{Rand: rand.New(rand.NewPCG(1, run))}, witness.NewEffects()
				m, err := interp.New(libc.Options(interp.Options{Fuel: 1e4, Seed: run, Watch: w, External: world.external}), src)
				if err != nil || f.IsDecl() {
					break // it has what is defined elsewhere
				}
				world.m = m
				m.Call(f, world.arguments(f)) // until it is undefined, or not supported, it is so
				held.report(t, w.Held, w.Wrong, src)
			}
		}
	}
	held.enough(t, 10, "memory", "readonly", "writeonly")
}

// TestEffectsLies: attributes that lie are seen, each.
func TestEffectsLies(t *testing.T) {
	const text = `
@g = global i32 0
@c = constant i32 0
define void @writes() memory(none) {
  store i32 1, ptr @g
  ret void
}
define i32 @reads_other(ptr %p) memory(argmem: read) {
  %v = load i32, ptr @g
  ret i32 %v
}
define void @reads_only(ptr readonly %p) memory(argmem: readwrite) {
  store i32 1, ptr %p
  ret void
}
define i32 @writes_only(ptr writeonly %p) memory(argmem: readwrite) {
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @another(i32 returned %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define noalias ptr @old() {
  ret ptr @g
}
define void @again(i1 %c) norecurse {
  br i1 %c, label %a, label %b
a:
  call void @again(i1 false)
  br label %b
b:
  ret void
}
define i32 @honest(ptr readonly %p, i32 returned %x) memory(argmem: read) norecurse {
  %a = alloca i32
  store i32 %x, ptr %a
  %v = load i32, ptr %p
  %w = load i32, ptr @c
  %r = load i32, ptr %a
  ret i32 %r
}
define i32 @main() {
  %a = alloca i32
  store i32 1, ptr %a
  call void @writes()
  %1 = call i32 @reads_other(ptr %a)
  call void @reads_only(ptr %a)
  %2 = call i32 @writes_only(ptr %a)
  %3 = call i32 @another(i32 3)
  %4 = call ptr @old()
  call void @again(i1 true)
  %5 = call i32 @honest(ptr %a, i32 7)
  ret i32 0
}`
	w := witness.NewEffects()
	m, err := interp.New(libc.Options(interp.Options{Watch: w, Stdout: io.Discard}), made(t, "in.ll", []byte(text), ""))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.RunMain([]string{"in"}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"@writes: memory", "@reads_other: memory", "@reads_only: readonly", "@writes_only: writeonly", "@another: returned", "@old: noalias", "@again: norecurse"} {
		if !slices.ContainsFunc(w.Wrong, func(x string) bool { return strings.HasPrefix(x, want+": ") }) {
			t.Errorf("%q is not found; but %q", want, w.Wrong)
		}
	}
	if len(w.Wrong) != 7 {
		t.Errorf("%d are found: %q", len(w.Wrong), w.Wrong)
	}
}

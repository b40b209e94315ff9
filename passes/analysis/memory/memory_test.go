package memory

import (
	"fmt"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/verify"
)

var kindNames = [...]string{"escape", "load", "store", "update", "transfer", "lend", "marker", "assumption", "compare", "return", "step", "choice"}

// uses has one use of %a, or of an address within it, in each line; behind it stand
// its kind and offset.
const uses = `
@list = global ptr null
declare void @keep(ptr)
declare void @lend(ptr captures(none))
declare void @old(ptr nocapture)
declare void @null(ptr captures(address_is_null))
declare void @reads(ptr) memory(read) nounwind
declare void @throws(ptr) memory(read)
declare i64 @tells(ptr) memory(read) nounwind
declare void @copied(ptr byval(i32))
declare ptr @same(ptr returned captures(ret: address, provenance))
declare ptr @perhaps(ptr captures(ret: address, provenance))
declare ptr @samekept(ptr returned)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.assume(i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.experimental.memset.pattern.p0.p0.i64(ptr, ptr, i64, i1)

define ptr @f(ptr %q, i1 %c, i64 %i, ptr %fn) {
entry:
  %a = alloca [8 x i32]
  %p = getelementptr i32, ptr %a, i64 1 ; step 4
  %r = getelementptr i32, ptr %p, i64 -3 ; step -8
  %v = load i32, ptr %r ; load -8
  store i32 %v, ptr %p ; store 4
  store ptr %p, ptr @list ; escape 4
  %x = getelementptr i32, ptr %p, i64 %i ; step ?
  store i32 %v, ptr %x ; store ?
  %far = getelementptr i8, ptr %a, i64 2000000000000 ; step ?
  store i32 %v, ptr %far ; store ?
  %u = atomicrmw xchg ptr %p, i64 0 monotonic ; update 4
  %w = cmpxchg ptr %q, ptr %a, ptr null monotonic monotonic ; escape 0
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 4, i1 false) ; transfer 4
  call void @llvm.experimental.memset.pattern.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false) ; lend 4
  call void @llvm.experimental.memset.pattern.p0.p0.i64(ptr %q, ptr %p, i64 4, i1 false) ; escape 4
  call void @lend(ptr %p) ; lend 4
  call void @old(ptr %p) ; lend 4
  call void @null(ptr %p) ; lend 4
  call void @keep(ptr %p) ; escape 4
  call void @keep(ptr captures(none) %p) ; lend 4
  call void @reads(ptr %p) ; lend 4
  call void @throws(ptr %p) ; escape 4
  %t = call i64 @tells(ptr %p) ; escape 4
  call void @copied(ptr %p) ; lend 4
  call void %p() ; escape 4
  call void @lend(ptr null) ["tag"(ptr %p)] ; escape 4
  call void @llvm.lifetime.start.p0(i64 32, ptr %a) ; marker 0
  call void @llvm.assume(i1 true) ["align"(ptr %a, i64 8)] ; assumption 0
  %n = icmp eq ptr %q, %p ; compare 4
  %s = call ptr @same(ptr %p) ; choice ?
  store i32 %v, ptr %s ; store ?
  %o = call ptr @perhaps(ptr %p) ; escape 4
  %k = call ptr @samekept(ptr %p) ; escape 4
  %l = call ptr @llvm.launder.invariant.group.p0(ptr %p) ; choice ?
  %z = freeze ptr %p ; choice ?
  %e = select i1 %c, ptr %q, ptr %p ; choice ?
  %g = getelementptr i8, ptr %e, i64 4 ; step ?
  %d = ptrtoint ptr %p to i64 ; escape 4
  br label %loop
loop:
  %h = phi ptr [ %p, %entry ], [ %j, %loop ] ; choice ?
  %j = getelementptr i8, ptr %h, i64 4 ; step ?
  br i1 %c, label %loop, label %done
done:
  ret ptr %p ; return 4
}
`

func parse(t *testing.T, text string) *ir.Module {
	t.Helper()
	m, diags := asm.Parse("test.ll", []byte(text), asm.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	if err := verify.Module(m).Err(); err != nil {
		t.Fatal(err)
	}
	return m
}

// TestWalk: each use is of its kind and at its offset, and is visited; a cycle of
// phis ends.
func TestWalk(t *testing.T) {
	m := parse(t, uses)
	f := m.Lookup("f").Func
	l, err := m.Layout()
	if err != nil {
		t.Fatal(err)
	}
	want := map[*ir.Value]string{}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			line, _, _ := strings.Cut(uses[v.Pos:], "\n")
			if _, said, ok := strings.Cut(line, " ; "); ok {
				want[v] = said
			}
		}
	}
	visited := map[*ir.Value]bool{}
	whole := Walk(l, f.Blocks[0].Instrs[0], func(u Use) Next {
		got := kindNames[u.Kind] + " ?"
		if u.Known {
			got = fmt.Sprintf("%s %d", kindNames[u.Kind], u.Off)
		}
		if want[u.User] != got && !visited[u.User] {
			line, _, _ := strings.Cut(uses[u.User.Pos:], "\n")
			t.Errorf("%s: %s", line, got)
		}
		visited[u.User] = true
		return Follow
	})
	if !whole || len(visited) != len(want) {
		t.Errorf("%d users visited, want %d; to the end: %v", len(visited), len(want), whole)
	}
}

// TestEscapes: one use alone decides.
func TestEscapes(t *testing.T) {
	head, _, _ := strings.Cut(uses, "define")
	for text, want := range map[string]bool{
		"%v = load i32, ptr %a":          false,
		"%v = load volatile i32, ptr %a": true,
		"store i32 0, ptr %a":            false,
		"store ptr %a, ptr %a":           true,
		"%p = getelementptr i8, ptr %a, i64 1\n  call void @keep(ptr %p)":                     true,
		"%p = getelementptr i8, ptr %a, i64 1\n  call void @lend(ptr %p)":                     false,
		"%p = getelementptr i8, ptr %a, <2 x i64> zeroinitializer":                            true,
		"%p = select i1 %c, ptr %a, ptr null\n  store ptr %p, ptr @list":                      true,
		"%p = freeze ptr %a\n  store i32 0, ptr %p":                                           false,
		"%p = call ptr @same(ptr %a)\n  store ptr %p, ptr @list":                              true,
		"%p = call ptr @same(ptr %a)\n  store i32 0, ptr %p":                                  false,
		"%p = call ptr @perhaps(ptr %a)":                                                      true,
		"%p = insertvalue { ptr } poison, ptr %a, 0":                                          true,
		"%p = icmp eq ptr %a, null":                                                           false,
		"%p = ptrtoint ptr %a to i64":                                                         true,
		"call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %a, i64 4, i1 false)":                   false,
		"%p = addrspacecast ptr %a to ptr addrspace(1)\n  %v = load i32, ptr addrspace(1) %p": false,
	} {
		f := parse(t, head+"define void @f(i1 %c) {\n  %a = alloca i64\n  "+text+"\n  ret void\n}\n").Lookup("f").Func
		if got := Escapes(f.Blocks[0].Instrs[0]); got != want {
			t.Errorf("%s: %v, want %v", text, got, want)
		}
	}
	many := strings.Repeat("  store i32 0, ptr %a\n", maxUses+1)
	f := parse(t, "define void @f() {\n  %a = alloca i64\n"+many+"  ret void\n}\n").Lookup("f").Func
	if !Escapes(f.Blocks[0].Instrs[0]) {
		t.Error("an address with more uses than are looked at does not escape")
	}
}

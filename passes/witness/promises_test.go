package witness_test

import (
	"io"
	"slices"
	"strings"
	"testing"

	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/interp/libc"
	"rewrite/passes/witness"
)

// promises are programs that break what their attributes and metadata say, which the
// interpreter does not check, with what is then seen to be wrong.
var promises = []struct{ name, text, answer string }{
	{"noalias", `
define void @f(ptr noalias %p, ptr %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  ret void
}
define i32 @main() {
  %a = alloca i32
  call void @f(ptr %a, ptr %a)
  ret i32 0
}`, "no by objects"},
	{"noalias, by the clobber", `
define void @f(ptr noalias %p, ptr %q) {
  store i32 2, ptr %q
  %v = load i32, ptr %p
  ret void
}
define i32 @main() {
  %a = alloca i32
  call void @f(ptr %a, ptr %a)
  ret i32 0
}`, "clobber: live on entry"},
	{"noalias, in a loop", `
define void @f(ptr noalias %p, ptr %q) {
entry:
  store i32 2, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load i32, ptr %p
  store i32 %i, ptr %q
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 3
  br i1 %c, label %loop, label %done
done:
  ret void
}
define i32 @main() {
  %a = alloca i32
  call void @f(ptr %a, ptr %a)
  ret i32 0
}`, "clobber: def store"},
	{"noalias of results", `
@g = global i32 0
define noalias ptr @same() {
  ret ptr @g
}
define i32 @main() {
  %p = call ptr @same()
  store i32 1, ptr %p
  %q = call ptr @same()
  store i32 2, ptr %q
  ret i32 0
}`, "no by objects"},
	{"a call that writes", `
@g = global i32 0
define void @f(ptr %p) memory(argmem: read) {
  store i32 1, ptr @g
  ret void
}
define i32 @main() {
  %a = alloca i32
  store i32 1, ptr %a
  store i32 1, ptr @g
  call void @f(ptr %a)
  ret i32 0
}`, "a call leaves it alone"},
	{"a call that wrote", `
@g = global i32 0
define void @f(ptr %p) memory(argmem: write) {
  store i32 1, ptr @g
  ret void
}
define i32 @main() {
  %a = alloca i32
  call void @f(ptr %a)
  %v = load i32, ptr @g
  ret i32 0
}`, "clobber: live on entry"},
	{"captures", `
@list = global ptr null
define void @keep(ptr captures(none) %p) {
  store ptr %p, ptr @list
  ret void
}
define void @use() {
  %p = load ptr, ptr @list
  store i32 1, ptr %p
  ret void
}
define i32 @main() {
  %a = alloca i32
  store i32 0, ptr %a
  call void @keep(ptr %a)
  call void @use()
  ret i32 0
}`, "a call leaves it alone"},
	{"a call that reads", `
@g = global i32 0
@h = global i32 0
define i32 @f(ptr %p) memory(argmem: read) {
  %v = load i32, ptr @g
  ret i32 %v
}
define i32 @main() {
  store i32 1, ptr @g
  %v = call i32 @f(ptr @h)
  ret i32 0
}`, "a call does not read it; clobber of a call"},
	{"invariant", `
define i32 @main() {
  %a = alloca i32
  store i32 1, ptr %a
  %v = load i32, ptr %a, !invariant.load !0
  ret i32 0
}
!0 = !{}`, "clobber: live on entry"},
	{"types", `
define void @f(ptr %p, ptr %q) {
  store i32 1, ptr %p, !tbaa !0
  store float 1.0, ptr %q, !tbaa !1
  ret void
}
define i32 @main() {
  %a = alloca i32
  call void @f(ptr %a, ptr %a)
  ret i32 0
}
!0 = !{!2, !2, i64 0}
!1 = !{!3, !3, i64 0}
!2 = !{!"int", !4, i64 0}
!3 = !{!"float", !4, i64 0}
!4 = !{!"root"}`, "(by what the metadata says)"},
}

// TestBrokenPromises: a witness sees what is wrong, in each way in which it can be.
func TestBrokenPromises(t *testing.T) {
	for _, c := range promises {
		t.Run(c.name, func(t *testing.T) {
			w := witness.New()
			m, err := interp.New(libc.Options(interp.Options{Watch: w, Stdout: io.Discard}), made(t, "in.ll", []byte(c.text), ""))
			if err != nil {
				t.Fatal(err)
			}
			if _, err := m.RunMain([]string{"in"}); err != nil {
				t.Fatal(err)
			}
			for answer := range strings.SplitSeq(c.answer, "; ") {
				if !slices.ContainsFunc(w.Wrong, func(x *witness.Wrong) bool { return strings.Contains(x.String(), answer) }) {
					t.Errorf("%q is not found; but %v", answer, w.Wrong)
				}
			}
		})
	}
}

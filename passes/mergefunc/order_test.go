package mergefunc

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/asmtest"
	"rewrite/passes/irgen"
)

const target = "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n"

// pairs are of two functions: their parameters and bodies, then whether they are equal.
var pairs = []struct {
	name, a, b string
	equal      bool
}{
	{"names do not matter", "i32 @f(i32 %x) { %a = add i32 %x, 1\n ret i32 %a }", "i32 @g(i32 %y) { %b = add i32 %y, 1\n ret i32 %b }", true},
	{"opcode", "i32 @f(i32 %x) { %a = add i32 %x, 1\n ret i32 %a }", "i32 @g(i32 %x) { %a = sub i32 %x, 1\n ret i32 %a }", false},
	{"constant", "i32 @f(i32 %x) { %a = add i32 %x, 1\n ret i32 %a }", "i32 @g(i32 %x) { %a = add i32 %x, 2\n ret i32 %a }", false},
	{"serial numbers", "i32 @f(i32 %x, i32 %y) { %a = sub i32 %x, %y\n ret i32 %a }", "i32 @g(i32 %x, i32 %y) { %a = sub i32 %y, %x\n ret i32 %a }", false},
	{"wide constant", "i100 @f() { ret i100 1267650600228229401496703205375 }", "i100 @g() { ret i100 1267650600228229401496703205374 }", false},
	{"predicate", "i1 @f(i32 %x) { %a = icmp slt i32 %x, 1\n ret i1 %a }", "i1 @g(i32 %x) { %a = icmp ult i32 %x, 1\n ret i1 %a }", false},
	{"poison flags are the merger's", "i32 @f(i32 %x) { %a = add nsw i32 %x, 1\n ret i32 %a }", "i32 @g(i32 %x) { %a = add nuw i32 %x, 1\n ret i32 %a }", true},
	{"fast-math flags are the merger's", "float @f(float %x) { %a = fadd fast float %x, 1.0\n ret float %a }", "float @g(float %x) { %a = fadd nnan float %x, 1.0\n ret float %a }", true},
	{"volatile", "i32 @f(ptr %p) { %a = load volatile i32, ptr %p\n ret i32 %a }", "i32 @g(ptr %p) { %a = load i32, ptr %p\n ret i32 %a }", false},
	{"alignment", "i32 @f(ptr %p) { %a = load i32, ptr %p, align 4\n ret i32 %a }", "i32 @g(ptr %p) { %a = load i32, ptr %p, align 2\n ret i32 %a }", false},
	{"ordering", "void @f() { fence acquire\n ret void }", "void @g() { fence seq_cst\n ret void }", false},
	{"scope", "void @f() { fence syncscope(\"singlethread\") acquire\n ret void }", "void @g() { fence acquire\n ret void }", false},
	{"atomic operation", "i32 @f(ptr %p) { %a = atomicrmw add ptr %p, i32 1 monotonic\n ret i32 %a }", "i32 @g(ptr %p) { %a = atomicrmw sub ptr %p, i32 1 monotonic\n ret i32 %a }", false},
	{"weak cmpxchg", "void @f(ptr %p) { %a = cmpxchg weak ptr %p, i32 1, i32 2 monotonic monotonic\n ret void }", "void @g(ptr %p) { %a = cmpxchg ptr %p, i32 1, i32 2 monotonic monotonic\n ret void }", false},
	{"float kinds", "float @f(float %x) { ret float %x }", "double @g(double %x) { ret double %x }", false},
	{"pointer and integer", "ptr @f(ptr %x) { ret ptr %x }", "i64 @g(i64 %x) { ret i64 %x }", true},
	{"null and zero", "ptr @f() { ret ptr null }", "i64 @g() { ret i64 0 }", true},
	{"pointer and a narrow integer", "ptr @f(ptr %x) { ret ptr %x }", "i32 @g(i32 %x) { ret i32 %x }", false},
	{"address spaces", "ptr @f(ptr %x) { ret ptr %x }", "ptr addrspace(1) @g(ptr addrspace(1) %x) { ret ptr addrspace(1) %x }", false},
	{"integer widths", "i32 @f(i32 %x) { ret i32 %x }", "i33 @g(i33 %x) { ret i33 %x }", false},
	{"vectors by identity", "<2 x i32> @f(<2 x i32> %x) { ret <2 x i32> %x }", "<4 x i32> @g(<4 x i32> %x) { ret <4 x i32> %x }", false},
	{"aggregates element by element", "void @f(%A %x) { ret void }", "void @g(%B %x) { ret void }", true},
	{"packed", "void @f(%A %x) { ret void }", "void @g(<{ i32, ptr }> %x) { ret void }", false},
	{"callee", "void @f() { call void @h()\n ret void }", "void @g() { call void @k()\n ret void }", false},
	{"itself as callee", "void @f() { call void @f()\n ret void }", "void @g() { call void @g()\n ret void }", true},
	{"one that may be overridden is not itself", "weak void @f() { call void @f()\n ret void }", "weak void @g() { call void @g()\n ret void }", false},
	{"its own address", "i1 @f(ptr %p) { %c = icmp eq ptr %p, @f\n ret i1 %c }", "i1 @g(ptr %p) { %c = icmp eq ptr %p, @g\n ret i1 %c }", false},
	{"each other", "void @f() { call void @g()\n ret void }", "void @g() { call void @f()\n ret void }", true},
	{"each other, one of them overridable", "weak void @f() { call void @g()\n ret void }", "void @g() { call void @f()\n ret void }", false},
	{"callers of what calls each other", "void @f() { call void @even1()\n ret void }", "void @g() { call void @even2()\n ret void }", true},
	{"callers of what calls each other, but for a constant", "void @f() { call void @even1()\n ret void }", "void @g() { call void @even3()\n ret void }", false},
	{"callers of what calls each other, but for a flag", "void @f() { call void @even1()\n ret void }", "void @g() { call void @even4()\n ret void }", false},
	{"callers of what calls each other and may come from elsewhere", "void @f() { call void @even5()\n ret void }", "void @g() { call void @even6()\n ret void }", false},
	{"addresses of what calls each other", "ptr @f() { ret ptr @even1 }", "ptr @g() { ret ptr @even2 }", false},
	{"tail kind", "void @f() { tail call void @h()\n ret void }", "void @g() { notail call void @h()\n ret void }", false},
	{"call attributes", "void @f() { call void @h() nounwind\n ret void }", "void @g() { call void @h()\n ret void }", false},
	{"attributes of an argument", "void @f(i32 %x) { call void @n(i32 zeroext %x)\n ret void }", "void @g(i32 %x) { call void @n(i32 signext %x)\n ret void }", false},
	{"groups with the same attributes", "void @f() #0 { ret void }", "void @g() #1 { ret void }", true},
	{"bundles", "void @f() { call void @h() [ \"a\"(i32 1) ]\n ret void }", "void @g() { call void @h() [ \"b\"(i32 1) ]\n ret void }", false},
	{"inline assembly", "void @f() { call void asm \"nop\", \"\"()\n ret void }", "void @g() { call void asm \"hlt\", \"\"()\n ret void }", false},
	{"range", "i32 @f(ptr %p) { %a = load i32, ptr %p, !range !0\n ret i32 %a }", "i32 @g(ptr %p) { %a = load i32, ptr %p, !range !1\n ret i32 %a }", false},
	{"range in another tuple of the same content", "i32 @f(ptr %p) { %a = load i32, ptr %p, !range !0\n ret i32 %a }", "i32 @g(ptr %p) { %a = load i32, ptr %p, !range !3\n ret i32 %a }", true},
	{"distinct tuples", "i32 @f(ptr %p) { %a = load i32, ptr %p, !range !0\n ret i32 %a }", "i32 @g(ptr %p) { %a = load i32, ptr %p, !range !4\n ret i32 %a }", false},
	{"registers", "i32 @f() { %a = call i32 @llvm.read_register.i32(metadata !5)\n ret i32 %a }", "i32 @g() { %a = call i32 @llvm.read_register.i32(metadata !6)\n ret i32 %a }", false},
	{"registers by another tuple", "i32 @f() { %a = call i32 @llvm.read_register.i32(metadata !5)\n ret i32 %a }", "i32 @g() { %a = call i32 @llvm.read_register.i32(metadata !7)\n ret i32 %a }", true},
	{"vectors of pointers and of integers", "<2 x ptr> @f(<2 x ptr> %x) { ret <2 x ptr> %x }", "<2 x i64> @g(<2 x i64> %x) { ret <2 x i64> %x }", true},
	{"vectors of pointers and of narrow integers", "<2 x ptr> @f(<2 x ptr> %x) { ret <2 x ptr> %x }", "<2 x i32> @g(<2 x i32> %x) { ret <2 x i32> %x }", false},
	{"hints are the merger's", "i32 @f(ptr %p) { %a = load i32, ptr %p, !nontemporal !2\n ret i32 %a }", "i32 @g(ptr %p) { %a = load i32, ptr %p\n ret i32 %a }", true},
	{"function attributes", "void @f() nounwind { ret void }", "void @g() { ret void }", false},
	{"calling convention", "fastcc void @f() { ret void }", "void @g() { ret void }", false},
	{"variadic", "void @f(i32 %x, ...) { ret void }", "void @g(i32 %x) { ret void }", false},
	{"section", "void @f() section \"a\" { ret void }", "void @g() { ret void }", false},
	{"collector", "void @f() gc \"shadow-stack\" { ret void }", "void @g() { ret void }", false},
	{"geps of one offset", "ptr @f(ptr %p) { %a = getelementptr %A, ptr %p, i64 0, i32 1\n ret ptr %a }", "ptr @g(ptr %p) { %a = getelementptr i8, ptr %p, i64 8\n ret ptr %a }", true},
	{"geps of two offsets", "ptr @f(ptr %p) { %a = getelementptr %A, ptr %p, i64 0, i32 1\n ret ptr %a }", "ptr @g(ptr %p) { %a = getelementptr i8, ptr %p, i64 4\n ret ptr %a }", false},
	{"geps by elements", "ptr @f(ptr %p, i64 %i) { %a = getelementptr i32, ptr %p, i64 %i\n ret ptr %a }", "ptr @g(ptr %p, i64 %i) { %a = getelementptr i16, ptr %p, i64 %i\n ret ptr %a }", false},
	{"switch cases", "void @f(i32 %x) { switch i32 %x, label %a [ i32 1, label %b ]\na: ret void\nb: unreachable }", "void @g(i32 %x) { switch i32 %x, label %a [ i32 2, label %b ]\na: ret void\nb: unreachable }", false},
	{"the order of blocks in the text", "i32 @f(i1 %c) { br i1 %c, label %a, label %b\na: ret i32 1\nb: ret i32 2 }", "i32 @g(i1 %c) { br i1 %c, label %a, label %b\nb: ret i32 2\na: ret i32 1 }", true},
	{"the order of successors", "i32 @f(i1 %c) { br i1 %c, label %a, label %b\na: ret i32 1\nb: ret i32 2 }", "i32 @g(i1 %c) { br i1 %c, label %b, label %a\na: ret i32 1\nb: ret i32 2 }", false},
	{"what nothing reaches", "i32 @f() { ret i32 1\na: ret i32 2 }", "i32 @g() { ret i32 1 }", true},
	{"phi edges in any order", "i32 @f(i1 %c) { br i1 %c, label %a, label %b\na: br label %b\nb: %p = phi i32 [ 1, %0 ], [ 2, %a ]\n ret i32 %p }", "i32 @g(i1 %c) { br i1 %c, label %a, label %b\na: br label %b\nb: %p = phi i32 [ 2, %a ], [ 1, %0 ]\n ret i32 %p }", true},
	{"phi edges", "i32 @f(i1 %c) { br i1 %c, label %a, label %b\na: br label %b\nb: %p = phi i32 [ 1, %0 ], [ 2, %a ]\n ret i32 %p }", "i32 @g(i1 %c) { br i1 %c, label %a, label %b\na: br label %b\nb: %p = phi i32 [ 1, %a ], [ 2, %0 ]\n ret i32 %p }", false},
	{"indices", "i32 @f({ i32, i32 } %x) { %a = extractvalue { i32, i32 } %x, 0\n ret i32 %a }", "i32 @g({ i32, i32 } %x) { %a = extractvalue { i32, i32 } %x, 1\n ret i32 %a }", false},
	{"shuffle masks", "<2 x i8> @f(<2 x i8> %x) { %a = shufflevector <2 x i8> %x, <2 x i8> %x, <2 x i32> <i32 0, i32 1>\n ret <2 x i8> %a }", "<2 x i8> @g(<2 x i8> %x) { %a = shufflevector <2 x i8> %x, <2 x i8> %x, <2 x i32> <i32 1, i32 0>\n ret <2 x i8> %a }", false},
	{"undef and poison", "i8 @f() { ret i8 undef }", "i8 @g() { ret i8 poison }", false},
	{"globals", "ptr @f() { ret ptr @v }", "ptr @g() { ret ptr @w }", false},
	{"flags of constant expressions", "ptr @f() { ret ptr getelementptr inbounds (i8, ptr @v, i64 1) }", "ptr @g() { ret ptr getelementptr (i8, ptr @v, i64 1) }", false},
}

func TestPairs(t *testing.T) {
	const fixed = target + `%A = type { i32, ptr }
%B = type { i32, i64 }
@v = external global [9 x i8]
@w = external global [9 x i8]
declare void @h()
declare void @k()
declare void @n(i32)
declare i32 @llvm.read_register.i32(metadata)
`
	odd := func(i int, linkage, add string) string {
		return fmt.Sprintf("define %[2]s void @even%[1]d() {\n call void @odd%[1]d(i32 1)\n ret void\n}\ndefine %[2]s void @odd%[1]d(i32 %%x) {\n %%y = %[3]s\n call void @n(i32 %%y)\n call void @even%[1]d()\n ret void\n}\n", i, linkage, add)
	}
	head := fixed + odd(1, "", "add i32 %x, 1") + odd(2, "", "add i32 %x, 1") + odd(3, "", "add i32 %x, 2") + odd(4, "", "add nsw i32 %x, 1") +
		odd(5, "linkonce_odr", "add i32 %x, 1") + odd(6, "linkonce_odr", "add i32 %x, 1")
	const tail = `
attributes #0 = { nounwind }
attributes #1 = { nounwind }
!0 = !{i32 0, i32 4}
!1 = !{i32 0, i32 5}
!2 = !{i32 1}
!3 = !{i32 0, i32 4}
!4 = distinct !{i32 0, i32 4}
!5 = !{!"r1"}
!6 = !{!"r2"}
!7 = !{!"r1"}
`
	for _, p := range pairs {
		m := asmtest.Parse(t, head+"define "+p.a+"\ndefine "+p.b+tail)
		o, err := NewOrder(m)
		if err != nil {
			t.Fatal(err)
		}
		f, g := o.Spell(m.Lookup("f").Func), o.Spell(m.Lookup("g").Func)
		c := Compare(f, g)
		if (c == 0) != p.equal || c != -Compare(g, f) {
			t.Errorf("%s: %d one way, %d the other, equal is %v", p.name, c, Compare(g, f), p.equal)
		}
		if p.equal && f.Hash != g.Hash {
			t.Errorf("%s: equal functions have different hashes", p.name)
		}
	}
}

// TestParamAttrs: functions whose parameters have other attributes are never equal,
// whatever numbers the attributes have.
func TestParamAttrs(t *testing.T) {
	var src strings.Builder
	const n = 120
	for i := range n {
		fmt.Fprintf(&src, "define void @f%d(ptr %%p, ptr dereferenceable(%d) %%q) { ret void }\n", i, i+1)
		fmt.Fprintf(&src, "define void @g%d(ptr dereferenceable(%d) %%p, ptr %%q) { ret void }\n", i, i+1)
	}
	m := asmtest.Parse(t, target+src.String())
	o, _ := NewOrder(m)
	var list []*Spelling
	for _, f := range m.Funcs {
		list = append(list, o.Spell(f))
	}
	for i, a := range list {
		for _, b := range list[:i] {
			if Compare(a, b) == 0 {
				t.Fatalf("%s and %s are equal", a.Func.Spelling(), b.Func.Spelling())
			}
		}
	}
}

// TestRecursiveType: a type that holds itself ends.
func TestRecursiveType(t *testing.T) {
	m := asmtest.Parse(t, target+"%L = type { i32, %M }\n%M = type { ptr, i64 }\ndefine void @f(%L %x) { ret void }\ndefine void @g({ i32, { i64, ptr } } %x) { ret void }\n")
	o, _ := NewOrder(m)
	if c := Compare(o.Spell(m.Lookup("f").Func), o.Spell(m.Lookup("g").Func)); c != 0 {
		t.Errorf("nested structs of the same elements compare as %d", c)
	}
	loop := m.Types.Named("loop", "loop")
	loop.SetBody([]*ir.Type{ir.I32, m.Types.TypedPointer(loop, 1), m.Types.Array(2, loop)}, false)
	if s := o.typeText(loop, 64, nil); s != "{0:i32,%loop addrspace(1)*,[2 x %loop],}" {
		t.Errorf("the recursive type is spelled %s", s)
	}
}

// TestLaws: the order is total on functions that are like each other: each is
// generated, and stands in the module again with one thing changed.
func TestLaws(t *testing.T) {
	for seed := range uint64(20) {
		m := asmtest.Parse(t, variants(seed, 4, 6))
		if err := CheckLaws(m, 60); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
	}
}

// TestHashOfMutations: a copy is equal and has the same hash; and functions of
// which one thing was changed are told apart, but for flags.
func TestHashOfMutations(t *testing.T) {
	equal, different := 0, 0
	for seed := range uint64(30) {
		m := asmtest.Parse(t, variants(seed, 3, 5))
		o, err := NewOrder(m)
		if err != nil {
			t.Fatal(err)
		}
		byName := map[string]*Spelling{}
		for _, f := range m.Funcs {
			if len(f.Blocks) > 0 {
				byName[f.Name] = o.Spell(f)
			}
		}
		for name, s := range byName {
			base, kind, ok := strings.Cut(name, ".")
			if !ok {
				continue
			}
			c := Compare(byName[base], s)
			if c == 0 && byName[base].Hash != s.Hash {
				t.Errorf("seed %d: %s and %s are equal with different hashes", seed, base, name)
			}
			if strings.HasPrefix(kind, "copy") {
				if c != 0 {
					t.Errorf("seed %d: the copy %s is different", seed, name)
				}
				equal++
			} else if c != 0 {
				different++
			}
		}
	}
	if equal < 50 || different < 50 {
		t.Errorf("%d equal and %d different pairs are too few to tell", equal, different)
	}
}

var (
	literal = regexp.MustCompile(`, (\d+)\n`)
	defined = regexp.MustCompile(`(?ms)^define [^\n]*@(\w+)\(.*?^}\n`)
)

// variants is a generated module with copies of its functions, of which all but
// the first have something changed.
func variants(seed uint64, funcs, copies int) string {
	rng := rand.New(rand.NewPCG(seed, 1))
	src := string(irgen.Module(seed, irgen.Options{Funcs: funcs, Size: 20}))
	var out strings.Builder
	out.WriteString(src)
	for _, d := range defined.FindAllStringSubmatch(src, -1) {
		for i := range copies {
			name, body := d[1]+".copy", d[0]
			if i > 0 {
				name = fmt.Sprintf("%s.m%d", d[1], i)
				body = mutate(rng, body)
			}
			out.WriteString(strings.ReplaceAll(body, "@"+d[1]+"(", "@"+name+"("))
		}
	}
	return out.String()
}

// mutate changes one literal or one operation.
func mutate(rng *rand.Rand, body string) string {
	at := literal.FindAllStringSubmatchIndex(body, -1)
	ops := []string{" add ", " sub ", " mul ", " and ", " or ", " xor "}
	if len(at) > 0 && rng.IntN(2) == 0 {
		a := at[rng.IntN(len(at))]
		n, _ := strconv.Atoi(body[a[2]:a[3]])
		if n > 1 && n < 60 && !strings.Contains(body[strings.LastIndex(body[:a[0]], "\n")+1:a[0]], "value") {
			return body[:a[2]] + strconv.Itoa(n^1) + body[a[3]:]
		}
	}
	from := ops[rng.IntN(len(ops))]
	to := ops[rng.IntN(3)]
	lines := strings.SplitAfter(body, "\n")
	for _, i := range rng.Perm(len(lines)) {
		if strings.Contains(lines[i], from) && !slices.ContainsFunc([]string{"nuw", "nsw", "disjoint", "call"}, func(s string) bool { return strings.Contains(lines[i], s) }) {
			lines[i] = strings.Replace(lines[i], from, to, 1)
			break
		}
	}
	return strings.Join(lines, "")
}

// TestTree: what is put in is found, what is taken out is not, and look-ups are short.
func TestTree(t *testing.T) {
	comparisons := 0
	tr := &tree{compare: func(a, b *Spelling) int { comparisons++; return compareHashed(a, b) }} // and not hashed, or none would be counted
	const n = 20000
	all := make([]*Spelling, n)
	for i := range all { // ascending, the worst for trees without balance
		all[i] = &Spelling{Hash: uint64(i)}
		if tr.insert(all[i]) != nil {
			t.Fatal("found what was not put in")
		}
	}
	comparisons = 0
	for i, s := range all {
		if got := tr.find(&Spelling{Hash: uint64(i)}); got != s {
			t.Fatalf("%d is not found", i)
		}
	}
	if per := float64(comparisons) / n; per > 45 { // 2 ln n is 20
		t.Errorf("%.1f comparisons for a look-up", per)
	}
	if tr.insert(&Spelling{Hash: 7}) != all[7] {
		t.Error("an equal one is not given")
	}
	for i := 0; i < n; i += 2 {
		tr.remove(all[i])
	}
	for i, s := range all {
		if got := tr.find(s); (got != nil) != (i%2 == 1) {
			t.Fatalf("%d: found %v after every other one was removed", i, got != nil)
		}
	}
}

package edit_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"rewrite/passes/ir/asm/print"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/check"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/passtest"
	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/ir/verify"
	"rewrite/passes/irgen"
)

func text(t testing.TB, m *ir.Module) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := print.Module(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func sound(t testing.TB, f *ir.Func, before string) {
	t.Helper()
	if err := f.CheckInvariants(); err != nil {
		t.Fatalf("%v\n%s\n%s", err, before, print.Func(f))
	}
	if err := verify.Func(f).Err(); err != nil {
		t.Fatalf("%v\n%s\n%s", err, before, print.Func(f))
	}
}

// cloneRegion copies some blocks of a function and sends edges that enter them to the
// copies: all of them, so that the old blocks go, or some. It tells whether it did.
func cloneRegion(t testing.TB, rng *rand.Rand, f *ir.Func, all bool) bool {
	var region []*ir.Block
	start := rng.IntN(len(f.Blocks))
	for i, b := range f.Blocks { // a random set, mostly neighbours
		if i > 0 && (rng.IntN(4) == 0 || i >= start && i < start+4) {
			region = append(region, b)
		}
	}
	m := edit.NewMap(f)
	if len(region) == 0 || m.CannotClone(region) != "" {
		return false
	}
	for _, b := range f.Blocks {
		for i, to := range b.Succs() {
			if slices.Contains(region, to) && !slices.Contains(region, b) && edit.CannotSplitEdge(b.Terminator(), i) != "" {
				return false
			}
		}
	}
	before := print.Func(f)
	copies := m.Clone(region, "")
	if len(copies) != len(region) {
		t.Fatal("not all are copied")
	}
	old := map[*ir.Value]*ir.Value{}
	for v, w := range m.Values {
		if v.Op == ir.OpPhi {
			old[w] = v
		}
	}
	shape := edit.NewShape(f)
	for _, b := range slices.Clone(f.Blocks) {
		if slices.Contains(region, b) || slices.Contains(copies, b) {
			continue
		}
		for _, to := range slices.Clone(region) {
			if !slices.Contains(b.Succs(), to) || !all && rng.IntN(2) == 0 {
				continue
			}
			for i, s := range b.Terminator().Targets { // parallel edges stay so
				if s == to {
					edit.Redirect(shape, b, i, m.Blocks[to], func(phi *ir.Value) *ir.Value { return edit.Incoming(old[phi], b) })
				}
			}
		}
	}
	agree(t, f, shape, "redirections in\n"+before)
	tree := f.Dominators()
	analyses := manager.New(f.Module)
	m.RepairUses(analyses.Of(f), region)
	if all {
		for _, b := range region {
			if tree.Reachable(b) {
				t.Fatalf("%d is reached still\n%s\n%s", b.ID, before, print.Func(f))
			}
		}
	}
	edit.RemoveBlocks(f, func(b *ir.Block) bool { return !tree.Reachable(b) })
	f.RepairDebug(func(v *ir.Value) *ir.Value { return m.Values[v] })
	sound(t, f, before)
	return true
}

// TestCloneRandom copies regions of random functions, within them, and bodies into
// other functions: the interpreter sees no difference.
func TestCloneRandom(t *testing.T) {
	rng := rand.New(rand.NewPCG(21, 22))
	regions, bodies, executed := 0, 0, 0
	for seed := range uint64(120) {
		src := irgen.Module(seed, irgen.Options{Size: 40})
		for kind := range 3 {
			m := parse(t, string(src))
			for _, f := range m.Funcs {
				switch {
				case len(f.Blocks) == 0:
				case kind == 2:
					moveBody(t, f)
					bodies++
				case cloneRegion(t, rng, f, kind == 0):
					regions++
				}
			}
			executed += same(t, fmt.Sprintf("seed %d", seed), src, text(t, m), 60)
		}
	}
	t.Logf("%d regions, %d bodies; %d functions with another text did the same", regions, bodies, executed)
	if regions < 300 || bodies < 300 || executed < 300 {
		t.Errorf("%d regions, %d bodies; %d functions with another text did the same", regions, bodies, executed)
	}
}

// moveBody copies a body into another function, which takes the place of the first.
func moveBody(t testing.TB, f *ir.Func) {
	before := print.Func(f)
	g := ir.NewFunc(f.Global, f.FuncType, nil)
	g.CC, g.HasSpace, g.RetAttrs, g.ParamAttrs = f.CC, f.HasSpace, f.RetAttrs, f.ParamAttrs
	g.GC, g.Personal, g.PrefAlign, g.HasBody = f.GC, f.Personal, f.PrefAlign, true
	m := edit.NewMap(g)
	for _, p := range f.Params {
		m.Values[p] = g.AddParam(p.Type, p.Name)
	}
	if why := m.CannotClone(f.Blocks); why != "" {
		f.Global.Func = f
		return
	}
	m.Clone(f.Blocks, "")
	for i, x := range f.Module.Funcs {
		if x == f {
			f.Module.Funcs[i] = g
		}
	}
	f.Global.Meta = f.Global.Meta.Keep(func(kind string) bool { return kind != "dbg" })
	sound(t, g, before)
}

func same(t testing.TB, name string, before, after []byte, inputs int) (agreed int) {
	t.Helper()
	source := func(text []byte) interp.Source {
		return interp.Source{Module: passtest.Read(t, name, text), Name: name, Text: text}
	}
	report := check.Modules(source(before), source(after), check.Options{Bits: 6, Inputs: inputs, Fuel: 3000, Choices: 30})
	if len(report.Errors) > 0 {
		t.Fatalf("%s: %v", name, report.Errors)
	}
	for _, r := range report.Results {
		switch r.Status {
		case check.Different:
			t.Fatalf("%s: %s: %s\n%s\nbefore:\n  %s\nafter:\n  %s\n%s", name, r.Func, r.Why, strings.Join(r.Input, "\n"), strings.Join(r.Source, "\n  "), strings.Join(r.Target, "\n  "), after)
		case check.Agrees:
			agreed++
		}
	}
	return agreed
}

// TestClonePrograms copies regions and bodies of the programs in testdata, debug
// information and all, and asks LLVM whether it takes the result.
func TestClonePrograms(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join(llvmtest.Root(), "testdata/ir/*/*.ll"))
	rng := rand.New(rand.NewPCG(23, 24))
	regions, bodies := 0, 0
	for n, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for kind := range 2 {
			m := passtest.Read(t, file, src)
			if m.TypedPointers {
				continue
			}
			for _, f := range m.Funcs {
				switch {
				case len(f.Blocks) < 2:
				case kind == 1:
					moveBody(t, f)
					bodies++
				case cloneRegion(t, rng, f, rng.IntN(2) == 0):
					regions++
				}
			}
			out := text(t, m)
			passtest.Read(t, file, out)
			if n%4 == kind {
				if _, err := llvmtest.Run(out, llvmtest.Tool(t, "opt-22"), "-passes=verify", "-disable-output"); err != nil {
					t.Errorf("%s: %v", file, err)
				}
			}
		}
	}
	t.Logf("%d regions, %d bodies", regions, bodies)
	if regions < 200 || bodies < 200 {
		t.Errorf("%d regions, %d bodies", regions, bodies)
	}
}

const identities = `
declare void @llvm.experimental.noalias.scope.decl(metadata)

define void @f(ptr %p, i32 %n) !dbg !10 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  store i32 %i, ptr %p, align 4, !alias.scope !0, !noalias !4, !DIAssignID !7
    #dbg_assign(i32 %i, !12, !DIExpression(), !7, ptr %p, !DIExpression(), !13)
  %v = load i32, ptr %p, align 4, !alias.scope !4, !dbg !14
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !5
exit:
  ret void
}

define void @g(ptr %q) !dbg !20 {
  ret void
}

!llvm.module.flags = !{!8}
!llvm.dbg.cu = !{!9}

!0 = !{!1}
!1 = distinct !{!1, !2, !"mine"}
!2 = distinct !{!2, !"domain"}
!3 = distinct !{!3, !2, !"outer"}
!4 = !{!1, !3}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !DIAssignID()
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = distinct !DICompileUnit(language: DW_LANG_C99, file: !11, emissionKind: FullDebug)
!10 = distinct !DISubprogram(name: "f", scope: !11, file: !11, line: 1, type: !15, spFlags: DISPFlagDefinition, unit: !9)
!11 = !DIFile(filename: "f.c", directory: "/")
!12 = !DILocalVariable(name: "i", scope: !10, file: !11, line: 2, type: !16)
!13 = !DILocation(line: 2, column: 3, scope: !10)
!14 = !DILocation(line: 3, column: 4, scope: !10)
!15 = !DISubroutineType(types: !17)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{null}
!20 = distinct !DISubprogram(name: "g", scope: !11, file: !11, line: 9, type: !15, spFlags: DISPFlagDefinition, unit: !9)
!21 = !DILocation(line: 10, column: 1, scope: !20)
`

// TestIdentities: what metadata tells apart by identity is other metadata for a copy,
// within a function and inlined into another one, and is numbered behind the module's.
func TestIdentities(t *testing.T) {
	m := parse(t, identities)
	f, g := m.Lookup("f").Func, m.Lookup("g").Func
	loop := f.Blocks[1]
	// Within f: the loop is there twice, one behind the other.
	within := edit.NewMap(f)
	if why := within.CannotClone([]*ir.Block{loop}); why != "" {
		t.Fatal(why)
	}
	twin := within.Clone([]*ir.Block{loop}, "")[0]
	edit.Redirect(nil, loop, 1, twin, func(*ir.Value) *ir.Value { return f.Int(ir.I32, 0) })
	sound(t, f, "")
	// Into g, twice: what the first copy has anew the second one has anew again.
	for range 2 {
		inlined := edit.NewMap(g)
		inlined.Values[f.Params[0]], inlined.Values[f.Params[1]] = g.Params[0], g.Int(ir.I32, 5)
		if why := inlined.CannotClone(f.Blocks); why != "" {
			t.Fatal(why)
		}
		copies := inlined.Clone(f.Blocks, "!21")
		head, end := g.Blocks[0], copies[len(copies)-1].Terminator()
		ret := head.Terminator()
		br := g.NewInstr(ir.OpBr, ir.Void)
		br.Targets = []*ir.Block{copies[0]}
		edit.Replace(ret, br)
		if at := slices.IndexFunc(g.Blocks, func(b *ir.Block) bool { return b.Terminator() == end }); at < 0 {
			t.Fatal("the copies are not in the function")
		}
		rest := edit.SplitBlock(nil, br)
		if why := edit.CannotSplitBlock(rest.Instrs[0]); why != "" {
			t.Fatal(why)
		}
		again := g.NewInstr(ir.OpRet, ir.Void)
		edit.Replace(rest.Terminator(), again)
		back := g.NewInstr(ir.OpBr, ir.Void)
		back.Targets = []*ir.Block{rest}
		edit.Replace(end, back)
		to := g.NewInstr(ir.OpBr, ir.Void)
		to.Targets = []*ir.Block{copies[0]}
		edit.Replace(head.Terminator(), to)
		sound(t, g, "")
	}
	out := text(t, m)
	if _, err := llvmtest.Run(out, llvmtest.Tool(t, "opt-22"), "-passes=verify", "-disable-output"); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	// Of each kind of identity, how many are there?
	count := map[string]map[string]bool{}
	note := func(kind, node string) {
		if count[kind] == nil {
			count[kind] = map[string]bool{}
		}
		count[kind][node] = true
	}
	read := parse(t, string(out))
	for _, f := range read.Funcs {
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				for _, kind := range []string{"llvm.loop", "DIAssignID"} {
					if node := v.Meta.Get(kind); node != "" {
						note(kind, node)
						if !strings.HasPrefix(f.NodeText(node), "distinct ") {
							t.Errorf("%s of %s is not distinct: %s", kind, f.Name, f.NodeText(node))
						}
					}
				}
				for _, list := range []string{v.Meta.Get("alias.scope"), v.Meta.Get("noalias")} {
					for _, s := range read.Metadata().Operands(list) {
						note("scopes", s)
						if parts := read.Metadata().Operands(s); len(parts) != 3 || parts[0] != s || parts[1] != "!2" {
							t.Errorf("scope %s is %q", s, parts)
						}
					}
				}
				if at := ir.MetadataField(f.NodeText(v.Meta.Get("dbg")), "inlinedAt"); at != "" {
					note("inlined at", at)
					if line := ir.MetadataField(strings.TrimPrefix(f.NodeText(at), "distinct "), "line"); f.Name != "g" || line != "10" {
						t.Errorf("in %s, inlined at %s", f.Name, f.NodeText(at))
					}
				}
				if v.Dbg != nil {
					id := v.Dbg.Args.Parts[len(v.Dbg.Args.Parts)-2].Text
					_, id, _ = strings.Cut(id, "!DIExpression(), ")
					id, _, _ = strings.Cut(id, ",")
					note("records", id)
				}
			}
		}
	}
	got := map[string]int{}
	for kind, set := range count {
		got[kind] = len(set)
	}
	// The old loop, its twin, and two times both; of the scopes the one from outside stays in f.
	want := map[string]int{"llvm.loop": 6, "DIAssignID": 6, "records": 6, "inlined at": 2, "scopes": 3 + 2*3}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%v, want %v\n%s", got, want, out)
	}
}

// TestCannotClone holds what is refused, and why.
func TestCannotClone(t *testing.T) {
	m := parse(t, `
declare void @convergent() convergent
declare void @plain()
declare void @localescape(...)
declare token @token()
declare void @use(token)
declare void @llvm.localescape(...)
declare void @llvm.lifetime.end.p0(ptr)

define void @f(i32 %x) {
entry:
  br label %a
a:
  call void @convergent()
  br label %b
b:
  call void @plain() noduplicate
  br label %c
c:
  call void (...) @llvm.localescape()
  br label %d
d:
  call void @plain()
  indirectbr ptr blockaddress(@f, %e), [label %e]
e:
  %y = add i32 %x, 1
  br label %g
g:
  %z = add i32 %y, 1
  br label %h
h:
  %p = alloca i32
  %q = alloca i32
  call void @llvm.lifetime.end.p0(ptr %q)
  br label %i
i:
  store i32 %z, ptr %p
  call void @llvm.lifetime.end.p0(ptr %p)
  ret void
}

define void @other() {
  ret void
}
`)
	f := m.Lookup("f").Func
	for _, c := range []struct {
		block  string
		across bool
		want   string
	}{
		{"entry", false, ""},
		{"a", false, "a call is convergent"},
		{"b", false, "a call is noduplicate"},
		{"c", false, "a function has llvm.localescape once"},
		{"d", false, ""},
		{"d", true, "a branch leaves what is copied to another function"},
		{"e", false, "the address of a block is taken"},
		{"g", false, ""},
		{"g", true, "an operand has no value in the other function"},
		{"h", false, "an alloca is used outside of what is copied, where it must be one"},
	} {
		into := f
		if c.across {
			into = m.Lookup("other").Func
		}
		at := slices.IndexFunc(f.Blocks, func(b *ir.Block) bool { return b.Name == c.block })
		if got := edit.NewMap(into).CannotClone(f.Blocks[at : at+1]); got != c.want {
			t.Errorf("%s: %q, want %q", c.block, got, c.want)
		}
	}
	tokens := parse(t, `
declare i32 @personality(...)
declare void @g()

define void @f() personality ptr @personality {
entry:
  invoke void @g() to label %exit unwind label %pad
pad:
  %p = cleanuppad within none []
  br label %end
end:
  cleanupret from %p unwind to caller
exit:
  ret void
}
`)
	h := tokens.Lookup("f").Func
	if got := edit.NewMap(h).CannotClone(h.Blocks[1:2]); got != "a token is used outside of what is copied" {
		t.Errorf("token: %q", got)
	}
	if got := edit.NewMap(h).CannotClone(h.Blocks[1:3]); got != "" {
		t.Errorf("a pad with its users: %q", got)
	}
}

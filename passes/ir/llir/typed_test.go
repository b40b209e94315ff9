package llir

import (
	"bytes"
	"fmt"
	"math/rand"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/ir/verify"
)

// readTyped reads a text that should be right, and checks it.
func readTyped(t *testing.T, name string, text []byte) *ir.Module {
	t.Helper()
	m, diags := ReadTyped(name, text)
	if len(diags) > 0 {
		t.Fatalf("%s", diags[0].Render())
	}
	if problems := verify.Module(m); len(problems) > 0 {
		t.Errorf("%s: %s: %s", name, problems[0].Where, problems[0].Msg)
	}
	return m
}

func printed(t *testing.T, m *ir.Module) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := print.Module(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestOwnOutput reads what clang 14 printed: what we print is the same, numbers
// of metadata included.
func TestOwnOutput(t *testing.T) {
	files := llvmtest.Files(t, "ir/14")
	t.Run("corpus", func(t *testing.T) { ownOutput(t, llvmtest.Corpus(t, "real/14", "real-g/14")) })
	ownOutput(t, files)
}

func ownOutput(t *testing.T, files []string) {
	for _, file := range files {
		text := read(t, file)
		if got := printed(t, readTyped(t, file, text)); !bytes.Equal(got, text) {
			t.Errorf("%s: %s", file, llvmtest.Diff(text, got))
		}
	}
}

// typedFixtures are hand-written, so that LLVM has to tell whether our text says
// the same.
func typedFixtures(t *testing.T) []string {
	own, err := filepath.Glob("testdata/*.ll")
	if err != nil || len(own) == 0 {
		t.Fatal("no testdata", err)
	}
	return append(llvmtest.Files(t, "ir/typed"), own...)
}

// TestByLLVM reads hand-written text: LLVM 14 takes what we print as the same
// module.
func TestByLLVM(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-14")
	for _, file := range typedFixtures(t) {
		text := read(t, file)
		got := printed(t, readTyped(t, file, text))
		sameByLLVM(t, opt, file, text, got)
		// Once more: what we print is what LLVM prints, so it comes back unchanged.
		if again := printed(t, readTyped(t, file, got)); !bytes.Equal(again, got) {
			t.Errorf("%s: our own text changes: %s", file, llvmtest.Diff(got, again))
		}
	}
}

func sameByLLVM(t *testing.T, opt, name string, want, got []byte) {
	t.Helper()
	a, err := llvmtest.Run(want, opt, "-S", "-passes=verify", "--preserve-ll-uselistorder")
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	b, err := llvmtest.Run(got, opt, "-S", "-passes=verify", "--preserve-ll-uselistorder")
	if err != nil {
		t.Errorf("%s: our text: %v", name, err)
		return
	}
	if x, y := canonicalMetadata(string(a)), canonicalMetadata(string(b)); x != y {
		t.Errorf("%s: %s", name, llvmtest.Diff([]byte(x), []byte(y)))
	}
}

// TestThroughLLIR reads text, hands it to a Go program as a module of llir, and
// has LLVM 14 compare what llir prints with the text.
func TestThroughLLIR(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-14")
	for _, file := range append(llvmtest.Files(t, "ir/14", "ir/typed"), "testdata/kinds.ll") {
		if filepath.Base(file) == "module.ll" {
			continue // llir puts dso_local_equivalent before its function, which makes LLVM 14 crash
		}
		text := read(t, file)
		m, err := ToLLIR(readTyped(t, file, text))
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		sameByLLVM(t, opt, file, dropUseLists(t, opt, text), dropUseLists(t, opt, []byte(m.String())))
	}
}

// dropUseLists has LLVM print a module without use-list orders: llir sorts the
// globals by kind, which changes the order of uses.
func dropUseLists(t *testing.T, opt string, text []byte) []byte {
	t.Helper()
	out, err := llvmtest.Run(text, opt, "-S")
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestPositions checks that each instruction knows where it stands in the text.
func TestPositions(t *testing.T) {
	for _, file := range append(llvmtest.Files(t, "ir/14"), "testdata/kinds.ll") {
		text := read(t, file)
		for _, f := range readTyped(t, file, text).Funcs {
			for _, b := range f.Blocks {
				for _, v := range b.Instrs {
					at := string(text[v.Pos:])
					for _, tail := range []string{"must", "no", "tail "} {
						at = strings.TrimPrefix(at, tail)
					}
					if v.Pos == 0 || !strings.HasPrefix(at, v.Op.String()) {
						t.Fatalf("%s: %s of %s is said to be at %.20q", file, v.Op, f.Spelling(), at)
					}
				}
			}
		}
	}
}

// TestOrder checks that the same text gives the same bytes on every run, though
// llir translates it in the order of Go's maps.
func TestOrder(t *testing.T) {
	text := read(t, "testdata/kinds.ll")
	want := printed(t, readTyped(t, "kinds.ll", text))
	for range 10 {
		if got := printed(t, readTyped(t, "kinds.ll", text)); !bytes.Equal(got, want) {
			t.Fatal(llvmtest.Diff(want, got))
		}
	}
}

// TestShield checks for each row of the shield's table that the row is needed:
// llir by itself refuses the text, or does not print it again; and that we do.
func TestShield(t *testing.T) {
	fn := func(line string) string {
		return "define void @f(i32* %p, i32 %x) {\n  " + line + "\n  ret void\n}\n\n!0 = !{}\n"
	}
	for _, c := range []struct{ text, keep string }{
		{"!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, splitDebugInlining: false)\n!1 = !DIFile(filename: \"a\", directory: \"\")\n",
			"splitDebugInlining: false"},
		{"^0 = module: (path: \"a\", hash: (0, 0, 0, 0, 0))\n", "^0 = module: (path: "},
		{fn("ret void, !a !DIExpression(DW_OP_LLVM_new, 7)\n\ndead:"), "!DIExpression(DW_OP_LLVM_new, 7)"},
		{fn("call void @llvm.m(metadata double 0x7FF8000000000123)") + "declare void @llvm.m(metadata)\n", "metadata double 0x7FF8000000000123)"},
		{"define void @f() #0 {\n  ret void\n}\n\nattributes #0 = { newword }\n", "attributes #0 = { newword }"},
		{"declare align 8 i8* @f()\n", "declare align 8 i8* @f()"},
		{"declare \"a\"=\"b\" i8* @f()\n", "declare \"a\"=\"b\" i8* @f()"},
		{fn("%1 = cmpxchg i32* %p, i32 0, i32 %x seq_cst seq_cst, align 16"), "seq_cst seq_cst, align 16"},
		{fn("%1 = atomicrmw add i32* %p, i32 %x seq_cst, align 16"), "seq_cst, align 16"},
		{fn("%1 = freeze i32 %x, !a !0"), "freeze i32 %x, !a !0"},
		{fn("call void asm sideeffect unwind \"\", \"\"()"), "asm sideeffect unwind"},
		{"@g = global double 0x7FF8000000000001\n", "0x7FF8000000000001"},
		{"@g = global half 0xH7E01\n", "0xH7E01"},
		{"@g = global x86_fp80 0xK7FFFC000000000000123\n", "0xK7FFFC000000000000123"},
		{"@g = global fp128 0xL7FFF0000000001233FFF000000000000\n", "0xL7FFF0000000001233FFF000000000000"},
		{"@g = global ppc_fp128 0xM7FF80000000001230000000000000000\n", "0xM7FF80000000001230000000000000000"},
		{"@g = global bfloat 0xR3F80\n", "bfloat 0xR3F80"},
		{"declare x86_amx @f()\n", "x86_amx"},
		{"@g = global <vscale x 2 x i32>* getelementptr (<vscale x 2 x i32>, <vscale x 2 x i32>* null, i64 1)\n" +
			"@h = global i1 icmp eq (i32* bitcast (<vscale x 2 x i32>** @g to i32*), i32* null)\n" +
			fn("%1 = add <vscale x 2 x i32> undef, shufflevector (<vscale x 2 x i32> undef, <vscale x 2 x i32> undef, <vscale x 2 x i32> zeroinitializer)"),
			"shufflevector (<vscale x 2 x i32> undef"},
		{fn("%1 = getelementptr i32, i32* %p, i64 sub (i64 0, i64 ptrtoint (i32* @g to i64))") + "@g = external global i32\n", "i64 sub (i64 0"},
		{fn("%1 = getelementptr i32, i32* %p, <2 x i64> <i64 0, i64 undef>"), "<2 x i64> <i64 0, i64 undef>"},
		{"target datalayout = \"P1\"\n\n@g = global i8 addrspace(1)* blockaddress(@f, %b)\n\ndefine void @f() addrspace(1) {\n  br label %b\n\nb:\n  ret void\n}\n",
			"i8 addrspace(1)* blockaddress(@f, %b)"},
		{"target datalayout = \"P1\"\n\ndefine void @f(void ()* %g) addrspace(1) {\n  call addrspace(0) void %g()\n  ret void\n}\n", "call addrspace(0) void %g()"},
		{"@g = global i16 s0x80\n", "i16 -128"},
		{fn("%\"12\" = load i32, i32* %p\n  store i32 %\"12\", i32* %p"), "store i32 %\"12\", i32* %p"},
		{"%t = type i32*\n\n@g = global i32 0\n@h = global %t bitcast (i32* @g to %t)\n", "@h = global i32* bitcast (i32* @g to i32*)"},
		{"@g = global i32 0\n\nuselistorder double 0x7FF8000000000001, { 1, 0 }\n", "uselistorder double 0x7FF8000000000001, { 1, 0 }"},
	} {
		m, err := parseQuietly("", c.text)
		alone := ""
		if err == nil {
			alone = m.String()
		}
		if strings.Contains(alone, c.keep) {
			t.Errorf("llir keeps %s by itself: the shield need not", c.keep)
		}
		ours, diags := ReadTyped("", []byte(c.text))
		if ours == nil || len(diags) > 0 {
			t.Errorf("%s: %v", c.text, diags)
		} else if got := string(printed(t, ours)); !strings.Contains(got, c.keep) {
			t.Errorf("%s is lost in\n%s", c.keep, got)
		}
	}
}

// TestWrong lists texts that are wrong, each with the messages it should get.
func TestWrong(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"define i32 @f(i32* %p) {\n  %x = load i32, i32* %q\n  ret i32 %x\n}\ndefine i32 @g(i32* %p) {\n  ret i32 %zz\n}",
			"2:23: error: use of undefined value '%q'|6:11: error: use of undefined value '%zz'"},
		{"define i32 @f(i32* %p) {\n  %x = load i32, i32* %p\n  %x = load i32, i32* %p\n  ret i32 %x\n}",
			"3:3: error: redefinition of '%x'"},
		{"@g = global i32 0\n@g = global i32* null", "2:1: error: redefinition of '@g'"},
		{"@g = global i32* @nope", "1:18: error: use of undefined value '@nope'"},
		{"define void @f(i32* %p) {\n  ret void\n", "2:11: error: unexpected end of the text"},
		{"define void @f(i32* %p) {\n  ret void )\n}\ndefine void @g(i32* %p) {\n  store i32 1 i32* %p\n  ret void\n}",
			"2:12: error: unexpected ')'|5:15: error: unexpected 'i32'"},
		{"define void @f(i32* %p) !dbg !7 {\n  ret void\n}", "1:30: error: use of undefined metadata '!7'"},
		{"define void @f(i32* %p) {\n  %5 = load i32, i32* %p\n  ret void\n}", "2:3: error: '%5' is not the next number"},
		{"define void @f(%T* %p) {\n  ret void\n}", "1:16: error: use of undefined type '%T'"},
		{"define void @f(i32* %p) {\n  br label %nowhere\n}", "2:12: error: use of undefined value '%nowhere'"},
		{"define i32 @f(i32* %p, i64 %y) {\n  %x = add i32 %y, 1\n  ret i32 %x\n}",
			"2:16: error: '%y' is of type i64, which is not written before it"},
		{"@g = global i32 0\n@h = global i8* bitcast (i64* @g to i8*)", "2:31: error: '@g' is of type i32*, which is not written before it"},
		{"declare i32 @f(i32*)\ndefine void @g() {\n  %x = call i64 @f(i32* null)\n  ret void\n}",
			"2:13: error: function @g: InstCall: the callee @f returns i32, not i64"},
		{"@g = global [2 x i8*] [i8* null, i32* null]", "1:1: error: global @g: element 1 of a constant is of type i32*, not i8*"},
		{"gargabe i32* here", "1:1: error: unknown word 'gargabe'|1:14: error: unknown word 'here'"},
		{"@g = global i32* null, algin 4", "1:24: error: unknown word 'algin' (did you mean 'align'?)"},
		{"@g = global i32* null & 4", "1:23: error: unexpected \"&\""},
		{"@g = global double 0x7FZ", "1:20: error: unknown word '0x7FZ'"},
		{"define void @f(i32* %p) {\n  frob ( i32* %p\n  ret void\n}",
			"2:3: error: unknown word 'frob' (did you mean 'from'?)"},
		{"attributes #0 = { noinline \"k\"=\"} }", "1:32: error: the string is not closed"},
		{"!x = !{!0, \"}", "1:12: error: the string is not closed"},
		{"^0 = module: (path: \")", "1:21: error: the string is not closed"},
	} {
		m, diags := ReadTyped("", []byte(c.text+"\n"))
		var got []string
		for _, d := range diags {
			got = append(got, strings.TrimPrefix(d.Error(), " "))
		}
		if m != nil || strings.Join(got, "|") != c.want {
			t.Errorf("%s\n  want %s\n  got  %s", c.text, c.want, strings.Join(got, "|"))
		}
	}
}

// TestUnknown reads bodies with words that LLVM 14 does not have: they are kept
// as they are, and so is what they name.
func TestUnknown(t *testing.T) {
	for _, body := range []string{
		"{\n  %y = frobnicate i32* @named, %T2, !5\n  ret i32 0\n}",
		"{\n  %y = zext nneg i8 3 to i32\n  ret i32 %y\n}",
		"{\n  fence weird acquire\n  ret i32 0\n}",
	} {
		text := "@named = global i32 0\n\ndefine i32 @f(i32* %p, { i32, i32 } %0) " + body +
			"\n\ndefine i32* @known(i32* %p) {\n  ret i32* %p\n}\n"
		m, diags := ReadTyped("", []byte(text))
		if m == nil || len(diags) != 1 || diags[0].Severity != diag.Warning || diags[0].Line != 4 {
			t.Errorf("%s: %v", text, diags)
			continue
		}
		if got := string(printed(t, m)); got != "\n"+text {
			t.Errorf("%s", llvmtest.Diff([]byte("\n"+text), []byte(got)))
		}
		if kept := m.Lookup("named").Kept; kept != strings.Contains(body, "@named") {
			t.Errorf("%s: Kept of @named is %v", body, kept)
		}
	}
}

// mutants changes one token of a function's body at a time.
func mutants(text []byte, n int, rng *rand.Rand) (list []string) {
	var tokens []span
	l := lexer{src: string(text)}
	depth, define := 0, false
	for l.next(); l.tok != kEOF; l.next() {
		if depth == 0 && l.tok == kWord {
			define = l.is("define") || define && !l.is("declare") && !l.is("attributes")
		}
		line := string(text[bytes.LastIndexByte(text[:l.start], '\n')+1 : l.start])
		// metadata is kept as text, so that mistakes in it are not ours to find
		if define && depth > 0 && !strings.Contains(line, "!") && l.tok != kMeta && l.tok != '!' {
			tokens = append(tokens, span{l.start, l.pos - l.start})
		}
		switch l.tok {
		case '{':
			depth++
		case '}':
			depth--
		}
	}
	words := strings.Fields("i32 i64 i8* %0 %1 %x i32* float 0 null @f undef volatile inbounds nsw align label )")
	for range n {
		i := rng.Intn(len(tokens) - 1)
		a, b := tokens[i], tokens[i+1]
		s := func(p span) string { return string(text[p.pos : p.pos+p.n]) }
		before, after := string(text[:a.pos]), string(text[a.pos+a.n:])
		switch rng.Intn(5) {
		case 0:
			list = append(list, before+after)
		case 1:
			list = append(list, before+s(a)+" "+s(a)+after)
		case 2:
			list = append(list, before+s(b)+" "+s(a)+string(text[b.pos+b.n:]))
		case 3:
			list = append(list, before+s(tokens[rng.Intn(len(tokens))])+after)
		case 4:
			list = append(list, before+words[rng.Intn(len(words))]+after)
		}
	}
	return list
}

// lax are the mistakes that we do not see: a flag that is said twice; the type of
// an argument that has attributes, which says nothing that the callee's type
// does not; attributes that the verifier of LLVM 14 compares with types.
var lax = regexp.MustCompile(`(?s)expected type.*(nuw nuw|nsw nsw)|` +
	`defined with type.*\b(align|noalias|nonnull|noundef|byval|sret|signext|zeroext|inreg|elementtype)\b|does not match parameter`)

// TestMutants compares our verdict on damaged text with LLVM 14's. We may be
// stricter nowhere, and laxer only where the list says so.
func TestMutants(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-14")
	const each = 12
	rng := rand.New(rand.NewSource(14))
	tried, wrong := 0, 0
	for _, file := range typedFixtures(t) {
		for _, text := range mutants(read(t, file), each, rng) {
			tried++
			m, diags := ReadTyped(file, []byte(text))
			for _, d := range diags {
				if d.Line == 0 || d.Col == 0 {
					t.Errorf("%s: no place: %s", file, d)
				}
			}
			var problems verify.Problems
			if m != nil {
				problems = verify.Module(m)
			}
			ok := m != nil && len(problems) == 0
			_, err := llvmtest.Run([]byte(text), opt, "-S", "-passes=verify")
			if err != nil {
				wrong++
			}
			switch {
			case ok && err != nil && len(diags) == 0 && lax.MatchString(err.Error()):
			case ok && err != nil && len(diags) == 0:
				t.Errorf("%s: LLVM refuses what we take: %v", file, err)
			case !ok && err == nil && len(problems) > 0 && strings.Contains(problems[0].Msg, "a swifterror variable is one pointer"):
				// a rule of LLVM 15
			case !ok && err == nil:
				t.Errorf("%s: we refuse what LLVM takes: %v %v\n%s", file, diags, problems, llvmtest.Diff(read(t, file), []byte(text)))
			case ok && err == nil && len(diags) == 0:
				sameByLLVM(t, opt, file, []byte(text), printed(t, m))
			}
		}
	}
	t.Logf("%d mutants, %d of them wrong", tried, wrong)
}

// FuzzReadTyped looks for texts that make the reader panic or hang, that get an
// error without a place, or whose printed form is not read again.
func FuzzReadTyped(f *testing.F) {
	for _, file := range []string{"testdata/kinds.ll", "testdata/shield.ll"} {
		for _, part := range bytes.SplitAfter(read(f, file), []byte("\n}\n")) {
			f.Add(part)
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		m, diags := ReadTyped("fuzz.ll", text)
		for _, d := range diags {
			if d.Line < 1 || d.Col < 1 || d.Line > 1+bytes.Count(text, []byte("\n")) {
				t.Errorf("place %d:%d: %s", d.Line, d.Col, d)
			}
		}
		if m == nil {
			if !diags.HasErrors() {
				t.Error("no module and no error")
			}
			return
		}
		if len(diags) > 0 || len(verify.Module(m)) > 0 {
			return // what is not well formed may print in a way that is not read
		}
		out := printed2(m)
		if again, diags := ReadTyped("again.ll", out); again == nil {
			t.Errorf("printed as\n%s\n%v", out, diags)
		}
	})
}

func printed2(m *ir.Module) []byte {
	var b bytes.Buffer
	if err := print.Module(&b, m); err != nil {
		panic(fmt.Sprint(err)) // a bytes.Buffer takes everything
	}
	return b.Bytes()
}

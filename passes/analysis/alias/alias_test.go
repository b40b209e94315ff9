package alias

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/ir/verify"
)

var update = flag.Bool("update", false, "rewrite the expected answers; read the difference")

func parse(t testing.TB, name string, src []byte) *ir.Module {
	t.Helper()
	m, diags := asm.Parse(name, src, asm.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	if err := verify.Module(m).Err(); err != nil {
		t.Fatal(err)
	}
	return m
}

// spelled is a location as LLVM's evaluator writes it.
func spelled(l Location, t *ir.Type) string {
	space := ""
	if l.Ptr.Type.Bits != 0 {
		space = fmt.Sprintf(" addrspace(%d)", l.Ptr.Type.Bits)
	}
	name := ""
	switch {
	case l.Ptr.Op == ir.OpGlobal:
		name = l.Ptr.AsGlobal().Spelling()
	case l.Ptr.Op == ir.OpNull || l.Ptr.Op == ir.OpUndef || l.Ptr.Op == ir.OpPoison:
		name = strings.TrimPrefix(l.Ptr.Op.String(), "op")
	case l.Ptr.Name != "":
		name = "%" + ir.QuoteName(l.Ptr.Name)
	default:
		return ""
	}
	return t.String() + space + "* " + name
}

// locations are those that a function loads from and stores to, by how LLVM writes them.
type locations struct {
	names []string
	at    map[string]Location
}

func locationsOf(an *Analysis) locations {
	ls := locations{at: map[string]Location{}}
	for _, b := range an.f.Blocks {
		for _, v := range b.Instrs {
			var name string
			l, _ := an.Of(v)
			switch v.Op {
			case ir.OpLoad:
				name = spelled(l, v.Type)
			case ir.OpStore:
				name = spelled(l, v.Args[0].Type)
			}
			if _, had := ls.at[name]; name != "" && !had {
				ls.names = append(ls.names, name)
				ls.at[name] = l
			}
		}
	}
	return ls
}

// answers lists all that is known of the pairs of a function's locations, and of its
// instructions and these.
func answers(an *Analysis, text []byte) string {
	var b strings.Builder
	ls := locationsOf(an)
	for i, x := range ls.names {
		for _, y := range ls.names[:i] {
			now, by := an.Explain(ls.at[x], ls.at[y], false)
			across, _ := an.Explain(ls.at[x], ls.at[y], true)
			if now == May && across == May {
				continue
			}
			fmt.Fprintf(&b, "  %-7s %s, %s  (%s", now, x, y, by)
			if across != now {
				fmt.Fprintf(&b, "; across: %s", across)
			}
			fmt.Fprintln(&b, ")")
		}
	}
	for _, block := range an.f.Blocks {
		for _, v := range block.Instrs {
			if v.Effects()&both == 0 || v.Op == ir.OpLoad && v.Flags == 0 && v.Aux.(*ir.Mem).Ordering == 0 || v.Op == ir.OpStore {
				continue
			}
			line, _, _ := strings.Cut(string(text[v.Pos:]), "\n")
			fmt.Fprintf(&b, "  %s\n", line)
			for _, name := range ls.names {
				fmt.Fprintf(&b, "    %-10s %s\n", ir.EveryMemory(an.ModRef(v, ls.at[name])), name)
			}
		}
	}
	return b.String()
}

// TestGolden compares the answers for all pairs of locations in testdata/*.ll with
// the .want files, which people have read; pairs of which nothing is known are not
// listed.
func TestGolden(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.ll")
	if len(files) < 5 {
		t.Fatal("no cases")
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m := parse(t, file, text)
		var b strings.Builder
		for _, f := range m.Funcs {
			if f.HasBody {
				fmt.Fprintln(&b, f.Spelling())
				b.WriteString(answers(New(f, All...), text))
			}
		}
		want := strings.TrimSuffix(file, ".ll") + ".want"
		if *update {
			if err := os.WriteFile(want, []byte(b.String()), 0o666); err != nil {
				t.Fatal(err)
			}
			continue
		}
		old, err := os.ReadFile(want)
		if err != nil {
			t.Fatal(err)
		}
		if b.String() != string(old) {
			t.Errorf("%s: %s", file, llvmtest.Diff(old, []byte(b.String())))
		}
	}
}

var (
	evaluatedFunc  = regexp.MustCompile(`^Function: (.*): \d+ pointers`)
	evaluatedPair  = regexp.MustCompile(`^  (NoAlias|MayAlias|PartialAlias|MustAlias)(?: \(off -?\d+\))?:\t(.*?), (\S* ?(?:addrspace\(\d+\))?\* [%@\w.".$-]+)$`)
	evaluatedWords = map[string]Answer{"NoAlias": No, "MayAlias": May, "PartialAlias": Partial, "MustAlias": Must}
)

// evaluate is what LLVM's evaluator of alias analyses says, on standard error.
func evaluate(opt string, text []byte) (string, error) {
	cmd := exec.Command(opt, "-passes=aa-eval", "-aa-pipeline=basic-aa", "-print-all-alias-modref-info", "-disable-output")
	cmd.Stdin = bytes.NewReader(text)
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// TestAgainstLLVM: we may know less than LLVM's alias analysis or more, but where one
// says that accesses have nothing in common the other does not say that they have.
func TestAgainstLLVM(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	files, _ := filepath.Glob("testdata/*.ll")
	own := len(files)
	files = append(files, llvmtest.Files(t, "ir")...)
	both, less, more := 0, 0, 0
	for i, file := range files {
		if i >= own && i%llvmtest.Amount(4, 1) != 0 {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m, diags := asm.Parse(file, text, asm.Options{})
		if diags.HasErrors() || m.TypedPointers {
			continue // of older LLVMs
		}
		out, err := evaluate(opt, text)
		if err != nil {
			t.Logf("%s: %v", file, err)
			continue
		}
		var an *Analysis
		var ls locations
		for line := range strings.Lines(out) {
			line = strings.TrimRight(line, "\n")
			if found := evaluatedFunc.FindStringSubmatch(line); found != nil {
				an = nil
				if g := m.Lookup(found[1]); g != nil && g.Func != nil && len(g.Func.Blocks) > 0 {
					an = New(g.Func, All...)
					ls = locationsOf(an)
				}
			}
			found := evaluatedPair.FindStringSubmatch(line)
			if an == nil || found == nil {
				continue
			}
			a, known := ls.at[found[2]]
			b, too := ls.at[found[3]]
			if !known || !too {
				continue
			}
			theirs, ours := evaluatedWords[found[1]], an.Alias(a, b)
			name := func(v *ir.Value) bool { return v.AsGlobal() != nil && v.AsGlobal().Kind == ir.Alias }
			switch {
			case ours == Must && theirs == Partial && (name(a.Ptr) || name(b.Ptr)):
				more++ // LLVM says no more of a name and what it is for than that they share bytes
			case (ours == No) != (theirs == No) && ours != May && theirs != May,
				ours == Must && theirs == Partial, ours == Partial && theirs == Must:
				t.Errorf("%s: %s: %s and %s: %v, by LLVM %v", file, an.f.Spelling(), found[2], found[3], ours, theirs)
			case ours == theirs:
				both++
			case ours == May:
				less++
			default:
				more++
			}
		}
	}
	t.Logf("the same answer %d times; we know less %d times, more %d times", both, less, more)
	if both < 400 || less > both/5 {
		t.Errorf("the same answer %d times, less %d times", both, less)
	}
}

// TestFuel: a question ends, and what is not known for lack of fuel is May.
func TestFuel(t *testing.T) {
	var b strings.Builder
	b.WriteString("define void @f(ptr noalias %p, ptr noalias %q, i64 %i, i1 %c) {\n  %p0 = getelementptr i8, ptr %p, i64 %i\n")
	const n = 400
	for i := range n {
		fmt.Fprintf(&b, "  %%p%d = select i1 %%c, ptr %%p%d, ptr %%p%d\n", i+1, i, max(i-1, 0))
	}
	fmt.Fprintf(&b, "  store i8 0, ptr %%p4\n  store i8 0, ptr %%p%d\n  store i8 0, ptr %%q\n  ret void\n}\n", n)
	m := parse(t, "fuel.ll", []byte(b.String()))
	f := m.Funcs[0]
	an := New(f, All...)
	at := func(name string) Location {
		i := slices.IndexFunc(f.Blocks[0].Instrs, func(v *ir.Value) bool { return v.Name == name })
		return an.At(f.Blocks[0].Instrs[i], ir.I8)
	}
	q := an.At(f.Params[1], ir.I8)
	if a := an.Alias(at("p4"), q); a != No {
		t.Errorf("a few steps away: %v, want no", a)
	}
	if a := an.Alias(at(fmt.Sprintf("p%d", n)), q); a != May {
		t.Errorf("%d steps away: %v, want may", n, a)
	}
}

package memssa

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
)

// This file compares the form with the one that opt prints.

// A printed access is one that opt annotated an instruction or a block with.
type printed struct {
	kind   Kind
	before string            // of Def and Use: a key
	args   map[string]string // of Phi: by the predecessor's label
}

var (
	printedDef  = regexp.MustCompile(`^; (\d+) = MemoryDef\((\w+)\)`)
	printedUse  = regexp.MustCompile(`^; MemoryUse\((\w+)\)`)
	printedPhi  = regexp.MustCompile(`^; (\d+) = MemoryPhi\((.*)\)$`)
	printedArg  = regexp.MustCompile(`\{(.*?),(\w+)\}(?:,|$)`)
	printedFunc = regexp.MustCompile(`^MemorySSA for function: (.*)$`)
)

// readPrinted reads what opt printed: by function, then by the place of the block and
// of the instruction in it, -1 for the block itself.
func readPrinted(text []byte) map[string]map[string]*printed {
	funcs := map[string]map[string]*printed{}
	var now map[string]*printed
	ids := map[string]string{} // a function's ids to places
	done := func() {
		place := func(id string) string {
			if p, ok := ids[id]; ok {
				return p
			}
			return id
		}
		for _, p := range now {
			p.before = place(p.before)
			for from, id := range p.args {
				p.args[from] = place(id)
			}
		}
	}
	block, instr, inside := -1, 0, false
	var note *printed
	var noteID string
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		if m := printedFunc.FindStringSubmatch(line); m != nil {
			done()
			now, ids = map[string]*printed{}, map[string]string{}
			funcs[m[1]] = now
			block, instr, inside = -1, 0, false
			continue
		}
		put := func(i int) {
			if note == nil {
				return
			}
			key := fmt.Sprintf("%d.%d", block, i)
			now[key] = note
			if noteID != "" {
				ids[noteID] = key
			}
			note, noteID = nil, ""
		}
		switch {
		case strings.HasPrefix(line, "define "):
			inside, block, instr = true, 0, 0
		case !inside:
		case line == "}":
			inside = false
		case strings.HasPrefix(line, "; "):
			if m := printedDef.FindStringSubmatch(line); m != nil {
				note, noteID = &printed{kind: Def, before: m[2]}, m[1]
			} else if m := printedUse.FindStringSubmatch(line); m != nil {
				note = &printed{kind: Use, before: m[1]}
			} else if m := printedPhi.FindStringSubmatch(line); m != nil {
				note, noteID = &printed{kind: Phi, args: map[string]string{}}, m[1]
				for _, a := range printedArg.FindAllStringSubmatch(m[2], -1) {
					note.args[strings.TrimPrefix(a[1], "%")] = a[2]
				}
				put(-1)
			}
		case line != "" && line[0] != ' ':
			if instr > 0 { // the label of a block that is not the first
				block++
			}
			instr = 0
		case len(line) > 2 && line[2] != ' ' && line[2] != ']' && line[2] != '#' && strings.HasPrefix(line, "  "):
			put(instr)
			instr++
		}
	}
	done()
	return funcs
}

// difference is how an answer of ours is to opt's.
type difference string

const (
	equal    difference = "equal"
	stronger difference = "stronger" // further up
	weaker   difference = "weaker"
	other    difference = "other"
	form     difference = "another form" // of functions: what an instruction does to memory is seen in another way
)

// compareWithOpt compares the form of a function with what opt printed and calls report for each use.
func compareWithOpt(f *ir.Func, theirs map[string]*printed, report func(v *ir.Value, d difference, ours, opts string)) error {
	m := New(f, alias.New(f, alias.All...))
	keys := make([]string, len(m.list))
	keys[0] = "liveOnEntry"
	names := f.Names()
	for i, b := range f.Blocks {
		if phi := m.PhiOf(b); phi != None {
			keys[phi] = fmt.Sprintf("%d.-1", i)
		}
		for j, v := range b.Instrs {
			if id := m.Of(v); id != None {
				keys[id] = fmt.Sprintf("%d.%d", i, j)
			}
		}
	}
	// above tells whether a walk over opt's accesses leads from one to another.
	above := func(from, to string) bool {
		seen := map[string]bool{}
		for todo := []string{from}; len(todo) > 0; {
			k := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if seen[k] {
				continue
			}
			seen[k] = true
			if k == to {
				return true
			}
			if p := theirs[k]; p != nil {
				if p.kind == Phi {
					for _, a := range p.args {
						todo = append(todo, a)
					}
				} else {
					todo = append(todo, p.before)
				}
			}
		}
		return false
	}
	for i, b := range f.Blocks {
		if !f.Dominators().Reachable(b) {
			continue
		}
		at := fmt.Sprintf("%d.-1", i)
		phi := m.PhiOf(b)
		if (phi != None) != (theirs[at] != nil) {
			return fmt.Errorf("%s: a phi of ours: %v, of opt: %v", names.Label(b), phi != None, theirs[at] != nil)
		}
		if phi != None {
			from, args := m.Incoming(phi)
			for k, p := range from {
				label := strings.TrimPrefix(names.Label(p), "%")
				if want, got := theirs[at].args[label], keys[args[k]]; want != got {
					return fmt.Errorf("%s: the phi has %s for %s, opt's has %s", names.Label(b), got, label, want)
				}
			}
		}
		for j, v := range b.Instrs {
			at := fmt.Sprintf("%d.%d", i, j)
			id := m.Of(v)
			t := theirs[at]
			switch {
			case id == None && t == nil:
				continue
			case id == None || t == nil || m.Kind(id) != t.kind:
				k := Entry
				if id != None {
					k = m.Kind(id)
				}
				return fmt.Errorf("%s: a %s (%s) is %d to us, and to opt %+v", names.Label(b), v.Op, v.LongString(), k, t)
			case t.kind == Def:
				if got := keys[m.Before(id)]; got != t.before {
					return fmt.Errorf("%s: a %s is behind %s, by opt behind %s", names.Label(b), v.Op, got, t.before)
				}
			default:
				got := keys[m.Clobber(v)]
				d := other
				switch {
				case got == t.before:
					d = equal
				case above(t.before, got):
					d = stronger
				case above(got, t.before):
					d = weaker
				}
				report(v, d, got, t.before)
			}
		}
	}
	return nil
}

// TestOpt: where opt is installed the form has the same Defs and Phis as opt's, and each
// use is clobbered by the same access or one further up or down, as alias analyses differ.
// Of LLVM's own tests it counts them.
func TestOpt(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22", "opt")
	files, _ := filepath.Glob("testdata/*.ll")
	if len(files) == 0 {
		t.Fatal("no cases")
	}
	counts := compareFiles(t, opt, files)
	if counts[equal] == 0 || counts[form] > 0 {
		t.Errorf("nothing was compared: %v", counts)
	}
	t.Logf("testdata: %v", counts)
}

// TestOptCorpus is TestOpt over LLVM's own tests. There are functions of another form: intrinsics of
// targets are declared without the attributes that LLVM knows of, and debug intrinsics are no
// instructions to it any more.
func TestOptCorpus(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22", "opt")
	all := map[difference]int{}
	for _, folder := range []string{"Analysis/MemorySSA", "Transforms/GVN", "Transforms/DeadStoreElimination", "Transforms/MemCpyOpt", "Transforms/EarlyCSE", "Transforms/LICM"} {
		counts := compareFiles(t, opt, llvmtest.Corpus(t, "llvm-tests/"+folder))
		t.Logf("%s: %v", folder, counts)
		for d, n := range counts {
			all[d] += n
		}
	}
	t.Logf("all: %v", all)
	if all[equal] < 2*(all[weaker]+all[other]) {
		t.Errorf("fewer than two in three answers are as good as opt's: %v", all)
	}
}

func compareFiles(t *testing.T, opt string, files []string) map[difference]int {
	counts := map[difference]int{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m, diags := asm.Parse(file, text, asm.Options{})
		if diags.HasErrors() {
			continue
		}
		cmd := exec.Command(opt, "-passes=print<memoryssa>", "-disable-output", file)
		var out bytes.Buffer
		cmd.Stderr, cmd.Stdout = &out, &out
		if err := cmd.Run(); err != nil {
			continue
		}
		theirs := readPrinted(out.Bytes())
		for _, f := range m.Funcs {
			if len(f.Blocks) == 0 || theirs[f.Name] == nil {
				continue
			}
			err := compareWithOpt(f, theirs[f.Name], func(v *ir.Value, d difference, ours, opts string) {
				counts[d]++
				if d != equal && (testing.Verbose()) {
					line, _, _ := strings.Cut(string(text[v.Pos:]), "\n")
					t.Logf("%s @%s: %s: %s, opt %s: %s", filepath.Base(file), f.Name, d, ours, opts, line)
				}
			})
			if err != nil {
				counts[form]++
				if testing.Verbose() {
					t.Logf("%s: @%s: %v", file, f.Name, err)
				}
			}
		}
	}
	return counts
}

package scev

import (
	"flag"
	"fmt"
	"maps"
	"math/big"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/scev/arc"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/ir/num"
)

var show = flag.String("show", "", "list the answers that are `weaker`, stronger or other")

// verdict is what one of our answers is beside LLVM's.
type verdict uint8

const (
	equal verdict = iota
	weaker
	stronger
	other // neither follows from the other as far as the test sees
	numVerdicts
)

var verdictNames = [numVerdicts]string{"equal", "weaker", "stronger", "other"}

// A theirs is what LLVM prints of a function.
type theirs struct {
	values []string          // the lines with -->
	loops  map[string]string // by loop and kind of count
}

var (
	functionLine = regexp.MustCompile(`^Printing analysis 'Scalar Evolution Analysis' for function '(.*)':$`)
	countLine    = regexp.MustCompile(`^Loop (\S+): (?:<multiple exits> )?(Unpredictable )?(backedge-taken count|constant max backedge-taken count|symbolic max backedge-taken count)(?: is (.*?))?\.?\s*$`)
	exitLine     = regexp.MustCompile(`^  ((?:symbolic max )?exit count) for (\S+): (.*)$`)
	flagText     = regexp.MustCompile(`<(?:nuw|nsw|nw)>`)
)

// readOpt reads what opt or Print wrote.
func readOpt(text string) map[string]*theirs {
	out := map[string]*theirs{}
	var now *theirs
	loop := ""
	for _, line := range strings.Split(text, "\n") {
		switch m := functionLine.FindStringSubmatch(line); {
		case m != nil:
			now = &theirs{loops: map[string]string{}}
			out[m[1]] = now
		case now == nil:
		case strings.HasPrefix(line, "  -->  "):
			now.values = append(now.values, strings.TrimPrefix(line, "  -->  "))
		default:
			if m := exitLine.FindStringSubmatch(line); m != nil {
				now.loops[m[2]+" of "+loop+" "+m[1]] = strings.TrimSuffix(m[3], "***COULDNOTCOMPUTE***")
			}
			if m := countLine.FindStringSubmatch(line); m != nil {
				loop = m[1]
				now.loops[m[1]+" "+m[3]] = strings.TrimSuffix(m[4], ", actual taken count either this or zero")
			}
		}
	}
	return out
}

// fields are expression, ranges and exit value of a line.
func fields(line string) (e, u, s, exits string) {
	line, after, ok := strings.Cut(line, "\t\tExits: ")
	if ok {
		exits, _, _ = strings.Cut(after, "\t\tLoopDispositions")
	}
	line, _, _ = strings.Cut(line, "  -->  ")
	if i := strings.LastIndex(line, " U: "); i >= 0 {
		e, u = line[:i], line[i+4:]
		u, s, _ = strings.Cut(u, " S: ")
	}
	return e, u, s, exits
}

func compareExprs(ours, opts string, unknown bool) verdict {
	if ours == opts {
		return equal
	}
	if flagText.ReplaceAllString(ours, "") == flagText.ReplaceAllString(opts, "") {
		a, b := flagText.FindAllString(ours, -1), flagText.FindAllString(opts, -1)
		switch {
		case len(a) < len(b):
			return weaker
		case len(a) > len(b):
			return stronger
		}
		return other
	}
	if unknown {
		return weaker
	}
	return other
}

// parseArc reads a range of a width.
func parseArc(s string, w uint32) (arc.Arc, bool) {
	switch s {
	case "full-set":
		return arc.Full(w), true
	case "empty-set":
		return arc.Empty(w), true
	}
	lo, hi, ok := strings.Cut(strings.TrimSuffix(strings.TrimPrefix(s, "["), ")"), ",")
	if !ok {
		return arc.Arc{}, false
	}
	x, ok1 := new(big.Int).SetString(lo, 10)
	y, ok2 := new(big.Int).SetString(hi, 10)
	if !ok1 || !ok2 {
		return arc.Arc{}, false
	}
	mask := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(w)), big.NewInt(1))
	return arc.Arc{Width: w, Lo: num.FromBig(x.And(x, mask)), Hi: num.FromBig(y.And(y, mask))}, true
}

func compareRanges(ours, opts string, w uint32) verdict {
	a, ok := parseArc(ours, w)
	b, ok2 := parseArc(opts, w)
	switch {
	case !ok || !ok2:
		return other
	case a == b:
		return equal
	case a.Covers(b):
		return weaker
	case b.Covers(a):
		return stronger
	}
	return other
}

// compareCounts compares counts and exit values, of which no text is none.
func compareCounts(ours, opts string, number bool) verdict {
	switch {
	case ours == opts:
		return equal
	case ours == "":
		return weaker
	case opts == "":
		return stronger
	}
	if number {
		x, ok := unsigned(ours)
		y, ok2 := unsigned(opts)
		if ok && ok2 {
			return [...]verdict{stronger, equal, weaker}[x.Cmp(y)+1]
		}
	}
	if flagText.ReplaceAllString(ours, "") == flagText.ReplaceAllString(opts, "") {
		return equal
	}
	return other
}

// unsigned reads a number with its type, as i8 -1, which is 255.
func unsigned(s string) (*big.Int, bool) {
	typ, digits, _ := strings.Cut(s, " ")
	width, err := strconv.Atoi(strings.TrimPrefix(typ, "i"))
	x, ok := new(big.Int).SetString(digits, 10)
	switch {
	case err != nil || typ == "i1":
		return big.NewInt(0), digits == "false"
	case ok && x.Sign() < 0:
		x.Add(x, new(big.Int).Lsh(big.NewInt(1), uint(width)))
	}
	return x, ok
}

// parse gives nil for what is for other tests to tell.
func parse(file string, text []byte) *ir.Module {
	m, diags := asm.Parse(file, text, asm.Options{})
	if diags.HasErrors() || m.TypedPointers {
		return nil
	}
	return m
}

// TestOptCorpus compares what is printed with what opt prints, line by line, on LLVM's own tests of
// scalar evolution. With -show stronger it lists those answers, and so on.
func TestOptCorpus(t *testing.T) {
	lists := filepath.Join(llvmtest.Root(), "..", "shared", "corpus", "llvm-tests", "lists")
	list, err := os.ReadFile(filepath.Join(lists, "Analysis-ScalarEvolution.txt"))
	if err != nil {
		t.Skip("skipped: LLVM's tests are not here: ", err)
	}
	opt := llvmtest.Tool(t, "opt-22")
	kinds := []string{"expression", "unsigned range", "signed range", "exit value", "backedge-taken count", "constant max backedge-taken count", "symbolic max backedge-taken count", "exit count", "symbolic max exit count"}
	counts := map[string]*[numVerdicts]int{}
	for _, k := range kinds {
		counts[k] = new([numVerdicts]int)
	}
	functions := 0
	for _, name := range strings.Fields(string(list)) {
		if strings.HasSuffix(name, "/pr18606-min-zeros.ll") {
			continue // opt writes what expressions share each time that it occurs, and is not done in minutes
		}
		path := filepath.Join(lists, name)
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		m := parse(path, src)
		if m == nil {
			continue
		}
		cmd := exec.Command(opt, "-passes=print<scalar-evolution>", "-disable-output", path)
		text, err := cmd.CombinedOutput()
		if err != nil {
			continue // opt itself does not read it
		}
		said := readOpt(string(text))
		for _, f := range m.Funcs {
			o := said[f.Name]
			if !f.HasBody || o == nil {
				continue
			}
			var b strings.Builder
			a := New(f, cfg.Loops(f), analysis.New(f))
			a.Print(&b)
			us := readOpt(b.String())[f.Name]
			if us == nil {
				us = readOpt(b.String())[strings.TrimPrefix(f.Spelling(), "@")]
			}
			if us == nil || len(us.values) != len(o.values) {
				t.Errorf("%s: @%s: other values are printed than by opt", name, f.Name)
				continue
			}
			functions++
			tell := func(kind, what, ours, opts string, v verdict) {
				counts[kind][v]++
				if *show == verdictNames[v] {
					t.Logf("%s @%s: %s of %s: %s, opt: %s", filepath.Base(name), f.Name, kind, what, ours, opts)
				}
			}
			i := 0
			for _, blk := range f.Blocks {
				for _, v := range blk.Instrs {
					if v.Type == ir.Void || !a.IsTyped(v.Type) || v.Op == ir.OpICmp || v.Op == ir.OpFCmp {
						continue
					}
					e, u, s, x := fields(us.values[i])
					oe, ou, os, ox := fields(o.values[i])
					i++
					what := v.LongString()
					w := a.Of(v).Width
					tell("expression", what, e, oe, compareExprs(e, oe, a.Of(v).Kind == Unknown))
					tell("unsigned range", what, u, ou, compareRanges(u, ou, w))
					tell("signed range", what, s, os, compareRanges(s, os, w))
					if x != "" || ox != "" {
						none := func(s string) string { return strings.TrimSuffix(s, "<<Unknown>>") }
						tell("exit value", what, x, ox, compareCounts(none(x), none(ox), false))
					}
				}
			}
			for _, key := range slices.Sorted(maps.Keys(o.loops)) {
				kind := kinds[slices.IndexFunc(kinds, func(k string) bool { return strings.HasSuffix(key, " "+k) })]
				for _, k := range kinds { // the longest that it ends with
					if strings.HasSuffix(key, " "+k) && len(k) > len(kind) {
						kind = k
					}
				}
				tell(kind, key, us.loops[key], o.loops[key], compareCounts(us.loops[key], o.loops[key], strings.HasPrefix(kind, "constant")))
			}
		}
	}
	var b strings.Builder
	b.WriteString("| | answers | equal | weaker | stronger | other |\n|---|--:|--:|--:|--:|--:|\n")
	for _, k := range kinds {
		c := counts[k]
		all := c[equal] + c[weaker] + c[stronger] + c[other]
		share := func(v verdict) string { return fmt.Sprintf("%.1f %%", 100*float64(c[v])/float64(max(all, 1))) }
		fmt.Fprintf(&b, "| %s | %d | %s | %s | %s | %s |\n", k, all, share(equal), share(weaker), share(stronger), share(other))
		if all > 1000 && c[equal]*10 < all*8 {
			t.Errorf("%s: fewer than 80 %% as opt says", k)
		}
	}
	t.Logf("%d functions\n%s", functions, &b)
	if functions < 100 {
		t.Errorf("only %d functions were compared", functions)
	}
}

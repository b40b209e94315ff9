package optimize_test

import (
	"cmp"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"rewrite/passes"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/optimize"
	"rewrite/passes/target"
)

// besideOpt are passes with opt's of the same kind: what each is run behind, by opt for both, and what opt's is called in its own
// report of times.
var besideOpt = []struct{ ours, before, theirs, class string }{
	{"loopsimplify", "mem2reg", "loop-simplify", "LoopSimplifyPass"},
	{"lcssa", "mem2reg,loop-simplify", "lcssa", "LCSSAPass"},
	{"looprotate", "mem2reg,loop-simplify,lcssa", "loop-rotate", "LoopRotatePass"},
	{"licm", "mem2reg,loop-simplify,lcssa", "licm", "LICMPass"},
	{"indvars", "mem2reg,loop-simplify,lcssa", "indvars", "IndVarSimplifyPass"},
	{"loopidiom", "mem2reg,loop-simplify,lcssa", "loop-idiom", "LoopIdiomRecognizePass"},
	{"loopdelete", "mem2reg,loop-simplify,lcssa", "loop-deletion", "LoopDeletionPass"},
	{"loopunswitch", "mem2reg,loop-simplify,lcssa", "simple-loop-unswitch", "SimpleLoopUnswitchPass"},
	{"loopunswitch<nontrivial>", "mem2reg,loop-simplify,lcssa", "simple-loop-unswitch<nontrivial;trivial>", "SimpleLoopUnswitchPass"},
	{"unroll", "mem2reg,loop-simplify,lcssa", "loop-unroll<O2;no-partial;no-runtime;no-upperbound;no-peeling>", "LoopUnrollPass"},
	{"unroll<partial;runtime>", "mem2reg,loop-simplify,lcssa", "loop-unroll<O2;no-peeling>", "LoopUnrollPass"},
	{"strengthreduce", "mem2reg,loop-simplify,lcssa", "loop-reduce", "LoopStrengthReducePass"},
	{"sccp", "mem2reg", "sccp", "SCCPPass"},
	{"cvp", "mem2reg", "correlated-propagation", "CorrelatedValuePropagationPass"},
	{"adce", "mem2reg", "adce", "ADCEPass"},
	{"demand,dce", "mem2reg", "bdce", "BDCEPass"},
	{"reassociate", "mem2reg", "reassociate", "ReassociatePass"},
	{"constraints", "mem2reg", "constraint-elimination", "ConstraintEliminationPass"},
	{"argpromotion", "mem2reg", "cgscc(argpromotion)", "ArgumentPromotionPass"},
	{"constmerge", "mem2reg", "constmerge", "ConstantMergePass"},
	{"deadargelim", "mem2reg", "deadargelim", "DeadArgumentEliminationPass"},
	{"globaldce", "mem2reg", "globaldce", "GlobalDCEPass"},
	{"globalopt", "mem2reg", "globalopt", "GlobalOptPass"},
	{"ipsccp", "mem2reg", "ipsccp", "IPSCCPPass"},
	{"jumpthread", "mem2reg", "jump-threading", "JumpThreadingPass"},
	{"cgscc(inline)", "mem2reg", "cgscc(inline)", "InlinerPass"},
	{"cgscc(funceffects)", "mem2reg", "cgscc(function-attrs)", "PostOrderFunctionAttrsPass"},
	{"slp", "mem2reg", "slp-vectorizer", "SLPVectorizerPass"},
	{"tailcall", "mem2reg", "tailcallelim", "TailCallElimPass"},
}

// besideFrom are those that another SQLite is taken for than clang -O0's, in which nothing is to be inlined.
var besideFrom = map[string]string{"cgscc(inline)": "O2dis"}

// besideRuns is how often both sides of a comparison run, one after the other.
const besideRuns = 9

// BenchmarkBeside takes SQLite as clang -O0 leaves it, in SSA form, and prints the milliseconds of processor time that passes
// take for it and that opt's of the same kind does, and their ratio: medians of runs in turn. What they count for is a pass and all analyses
// that it asks for, of which none is there before it, on both sides. Of opt's own report (-time-passes) what verifies is left out, and what
// it puts before each pass on loops to bring them into its form: they are in this form by then.
func BenchmarkBeside(b *testing.B) {
	opt := llvmtest.Tool(b, "opt-22")
	inputs := map[string]string{} // files
	input := func(ours, before string) string {
		sqlite := filepath.Join(llvmtest.Root(), "../shared/corpus/real/22", cmp.Or(besideFrom[ours], "O0"), "sqlite/sqlite3.ll")
		if _, err := os.Stat(sqlite); err != nil {
			b.Skip(err)
		}
		key := before + " on " + sqlite
		if inputs[key] == "" {
			inputs[key] = filepath.Join(b.TempDir(), "in.ll")
			if out, err := exec.Command(opt, "-S", "-passes="+before, sqlite, "-o", inputs[key]).CombinedOutput(); err != nil {
				b.Fatalf("%v: %s", err, out)
			}
		}
		return inputs[key]
	}
	for _, x := range besideOpt {
		in := input(x.ours, x.before)
		b.Run(x.ours, func(b *testing.B) {
			text, err := os.ReadFile(in)
			if err != nil {
				b.Fatal(err)
			}
			var ours, theirs []float64
			for range besideRuns {
				theirs = append(theirs, byOpt(b, opt, in, x.theirs, x.class))
				ours = append(ours, byPipeline(b, text, x.ours))
			}
			slices.Sort(ours)
			slices.Sort(theirs)
			we, they := ours[besideRuns/2], theirs[besideRuns/2]
			b.ReportMetric(we, "ms")
			b.ReportMetric(they, "opt-ms")
			b.ReportMetric(we/they, "ratio")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// byPipeline is how many milliseconds of processor time a pipeline takes for a module, collecting its garbage included.
func byPipeline(b *testing.B, text []byte, pipeline string) float64 {
	p, err := passes.Parse(pipeline, passes.All)
	if err != nil {
		b.Fatal(err)
	}
	builtin, err := optimize.Builtin()
	if err != nil {
		b.Fatal(err)
	}
	m, found := asm.Parse("m.ll", text, asm.Options{})
	if found.HasErrors() {
		b.Fatal(found)
	}
	r, err := passes.NewRun(m, p, &passes.Config{Program: builtin.Program, Target: target.Options{Cost: builtin.Costs[0], LLVM: 22}}, passes.Hooks{Jobs: 1})
	if err != nil {
		b.Fatal(err)
	}
	runtime.GC()
	before := usage()
	if found := r.Module(); found.HasErrors() {
		b.Fatal(found)
	}
	return float64((usage().cpu - before.cpu).Microseconds()) / 1000
}

// reported is a line of a report of -time-passes: its columns, of seconds and percents each, and whose they are.
var reported = regexp.MustCompile(`(?m)^((?: +[0-9.]+ \( *[0-9.]+%\))+)  (\w+)$`)

// byOpt is how many milliseconds of processor time opt says that a pass took, and the analyses that it asked for.
func byOpt(b *testing.B, opt, file, pipeline, class string) (ms float64) {
	out, err := exec.Command(opt, "-passes="+pipeline, "-time-passes", "-disable-output", file).CombinedOutput()
	if err != nil {
		b.Fatalf("%v: %s", err, out)
	}
	for report := range strings.SplitSeq(string(out), "timing report") {
		head, _, _ := strings.Cut(report, "--- Name ---")
		// user and system time together stand behind each for itself, of which one is left out that is 0 for all
		sum := strings.Count(head, "---User Time---") + strings.Count(head, "--System Time--")
		for _, line := range reported.FindAllStringSubmatch(report, -1) {
			name := line[2]
			isAnalysis := (strings.HasSuffix(name, "Analysis") || name == "AAManager" || strings.HasSuffix(name, "AA")) && name != "VerifierAnalysis"
			if name != class && !isAnalysis {
				continue
			}
			columns := strings.Split(strings.TrimSpace(line[1]), ")")
			seconds, err := strconv.ParseFloat(strings.Fields(columns[sum])[0], 64)
			if err != nil {
				b.Fatal(err)
			}
			ms += 1000 * seconds
		}
	}
	return ms
}

package passes_test

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"rewrite/passes/ir/llvmtest"
)

// arrowTable lists for each folder which others it may import; tests are free. A
// folder stands for those below it unless these are listed themselves. Floors stand
// from the lowest to the highest, as do the folders on each: no arrow leads up.
const arrowTable = `# graph: The e-graph library: it knows no LLVM and no rules.
egraph/dot:
egraph:
egraph/text: egraph
egraph/explain: egraph egraph/text
egraph/whynot: egraph
egraph/internal/mathbench: egraph egraph/text
egraph/twobit: egraph egraph/explain egraph/text
extract: egraph egraph/text
egraph/export: egraph egraph/dot egraph/text

# ir: Modules, and what reads, writes, verifies and runs them.
passes/ir/intrinsic:
passes/ir/num:
passes/ir/llvmtest:
passes/ir/diag:
passes/ir: passes/ir/intrinsic
passes/ir/remark: passes/ir
passes/ir/library: passes/ir
passes/ir/fp: passes/ir
passes/ir/verify: passes/ir passes/ir/diag passes/ir/intrinsic
passes/ir/asm: passes/ir passes/ir/diag passes/ir/fp passes/ir/intrinsic
passes/ir/llir: passes/ir passes/ir/diag passes/ir/fp
passes/ir/read: passes/ir passes/ir/asm passes/ir/diag passes/ir/intrinsic passes/ir/llir
passes/ir/interp: passes/ir passes/ir/intrinsic

# rules: The rule language, proofs, and the library of rules.
dsl: passes/ir passes/ir/diag passes/ir/fp passes/ir/intrinsic passes/ir/num
rules: dsl

# analyses: What is known of a function or a module, and changes nothing.
passes/analysis/internal/view: egraph/dot
passes/analysis/sparse: passes/ir
passes/analysis/domain: passes/ir passes/ir/fp passes/ir/intrinsic passes/ir/num
passes/analysis/internal/optest: passes/ir
passes/analysis: passes/analysis/domain passes/analysis/sparse passes/ir passes/ir/fp passes/ir/intrinsic passes/ir/num
passes/analysis/predicate: dsl passes/analysis/domain passes/ir passes/ir/num
passes/analysis/cfg: egraph/dot passes/analysis/internal/view passes/ir
passes/analysis/callgraph: egraph/dot passes/analysis/internal/view passes/ir passes/ir/intrinsic
passes/analysis/globaluse: passes/ir
passes/analysis/linear:
passes/analysis/forloop: passes/analysis/cfg passes/ir passes/ir/asm
passes/analysis/scev/arc: passes/ir passes/ir/num
passes/analysis/memory: passes/ir passes/ir/intrinsic
passes/analysis/scev: passes/analysis passes/analysis/cfg passes/analysis/domain passes/analysis/memory passes/analysis/scev/arc passes/ir passes/ir/asm passes/ir/intrinsic passes/ir/num
passes/analysis/content: passes/ir
passes/analysis/alias: passes/analysis/domain passes/analysis/globaluse passes/analysis/memory passes/ir passes/ir/intrinsic passes/ir/library passes/ir/num
passes/analysis/pointsto/constraint: passes/analysis/memory passes/ir passes/ir/intrinsic passes/ir/library
passes/analysis/pointsto/andersen: passes/analysis/pointsto/constraint
passes/analysis/pointsto/steensgaard: passes/analysis/pointsto/constraint
passes/analysis/pointsto: egraph/dot passes/analysis/internal/view passes/analysis/pointsto/andersen passes/analysis/pointsto/constraint passes/analysis/pointsto/steensgaard passes/ir
passes/analysis/alias/evaluate: passes/analysis passes/analysis/alias passes/ir passes/ir/asm
passes/analysis/memssa: passes/analysis/alias passes/analysis/memory passes/ir passes/ir/asm passes/ir/intrinsic
passes/analysis/dataflow: passes/analysis/memory passes/ir
passes/analysis/manager: passes/analysis passes/analysis/alias passes/analysis/callgraph passes/analysis/cfg passes/analysis/memssa passes/analysis/pointsto passes/analysis/scev passes/ir
passes/simplify: dsl passes/analysis passes/analysis/content passes/analysis/domain passes/analysis/predicate passes/ir passes/ir/fp passes/ir/intrinsic passes/ir/num
passes/target: dsl passes/ir passes/ir/intrinsic passes/ir/library rules
passes/pass: passes/analysis/callgraph passes/analysis/manager passes/ir passes/ir/remark passes/simplify passes/target

# tools: What passes change functions with.
passes/internal/edit: passes/analysis/cfg passes/analysis/manager passes/analysis/memory passes/ir passes/ir/intrinsic
passes/internal/signature: passes/analysis/globaluse passes/ir
passes/internal/expand: passes/analysis passes/analysis/cfg passes/analysis/domain passes/analysis/manager passes/analysis/scev passes/ir passes/ir/intrinsic
passes/internal/speculate: passes/analysis/memory passes/internal/edit passes/ir passes/ir/intrinsic passes/ir/remark
passes/internal/attribute: passes/analysis/domain passes/ir passes/ir/num
passes/internal/hints: passes/analysis/cfg passes/ir
passes/internal/lanes: passes/ir passes/ir/fp passes/ir/intrinsic
passes/internal/strengthen: passes/analysis/domain passes/ir passes/ir/intrinsic passes/ir/num
passes/internal/propagate: passes/analysis passes/analysis/content passes/analysis/domain passes/internal/edit passes/internal/strengthen passes/ir passes/ir/remark passes/pass passes/simplify
passes/saturate/program: dsl egraph passes/analysis/domain passes/analysis/predicate passes/ir passes/ir/fp passes/ir/intrinsic passes/ir/num passes/simplify
passes/saturate/block: dsl egraph extract passes/analysis passes/analysis/domain passes/ir passes/ir/intrinsic passes/ir/num passes/ir/remark passes/saturate/program
passes/saturate/moves: egraph passes/analysis/domain passes/ir passes/ir/fp passes/ir/intrinsic passes/ir/num passes/saturate/block passes/saturate/program
passes/saturate/why: dsl egraph egraph/explain egraph/whynot extract passes/analysis/domain passes/ir passes/ir/num passes/ir/remark passes/saturate/block passes/saturate/moves passes/saturate/program

# passes: The passes. They are no libraries: see libraries.
passes/address: passes/analysis/manager passes/internal/edit passes/ir passes/ir/remark passes/pass
passes/blockorder: passes/analysis/cfg passes/analysis/manager passes/internal/hints passes/ir passes/pass
passes/constfold: passes/analysis/content passes/internal/edit passes/ir passes/ir/fp passes/ir/intrinsic passes/ir/remark
passes/constraints: passes/analysis passes/analysis/cfg passes/analysis/domain passes/analysis/linear passes/analysis/manager passes/analysis/scev passes/internal/edit passes/ir passes/ir/intrinsic passes/ir/num passes/ir/remark passes/pass
passes/cse: passes/analysis/manager passes/analysis/memssa passes/internal/edit passes/ir passes/ir/remark passes/pass passes/simplify
passes/cvp: passes/analysis passes/analysis/manager passes/internal/edit passes/internal/strengthen passes/ir passes/ir/remark passes/pass
passes/dce: passes/analysis/alias passes/analysis/cfg passes/analysis/manager passes/analysis/memory passes/internal/edit passes/ir passes/ir/intrinsic passes/ir/remark passes/pass
passes/dse: passes/analysis/alias passes/analysis/manager passes/analysis/memory passes/analysis/memssa passes/internal/edit passes/ir passes/ir/intrinsic passes/ir/library passes/ir/remark passes/pass
passes/demand: dsl passes/analysis passes/analysis/domain passes/analysis/manager passes/internal/lanes passes/ir passes/ir/intrinsic passes/ir/remark passes/pass passes/saturate/program passes/target
passes/sccp: passes/analysis/manager passes/internal/propagate passes/ir passes/pass
passes/joinaccess: passes/analysis/alias passes/analysis/manager passes/internal/edit passes/ir passes/ir/intrinsic passes/ir/remark passes/pass passes/target
passes/loadhoist: passes/analysis/cfg passes/analysis/manager passes/analysis/memory passes/analysis/memssa passes/internal/edit passes/ir passes/ir/intrinsic passes/ir/remark passes/pass
passes/ipo/argpromotion: passes/analysis/alias passes/analysis/callgraph passes/analysis/globaluse passes/analysis/manager passes/analysis/memory passes/analysis/memssa passes/internal/edit passes/internal/signature passes/internal/speculate passes/ir passes/ir/intrinsic passes/pass
passes/ipo/constmerge: passes/analysis/globaluse passes/analysis/manager passes/ir passes/pass
passes/ipo/deadargelim: passes/analysis/globaluse passes/analysis/manager passes/internal/edit passes/internal/signature passes/ir passes/ir/intrinsic passes/ir/library passes/pass
passes/ipo/effects: passes/analysis/alias passes/analysis/callgraph passes/analysis/domain passes/analysis/manager passes/analysis/memory passes/internal/attribute passes/ir passes/ir/intrinsic passes/ir/library passes/ir/remark passes/pass
passes/loop/canonicalloop: passes/analysis passes/analysis/cfg passes/analysis/domain passes/analysis/forloop passes/analysis/manager passes/analysis/scev passes/internal/edit passes/internal/expand passes/ir passes/ir/num passes/ir/remark passes/pass
passes/loop/indvars: passes/analysis/cfg passes/analysis/domain passes/analysis/manager passes/analysis/scev passes/internal/edit passes/internal/expand passes/internal/strengthen passes/ir passes/ir/fp passes/ir/intrinsic passes/ir/num passes/ir/remark passes/pass passes/simplify
passes/loop/lcssa: passes/analysis/manager passes/internal/edit passes/ir passes/pass
passes/loop/licm: passes/analysis/alias passes/analysis/cfg passes/analysis/domain passes/analysis/manager passes/analysis/memssa passes/internal/edit passes/internal/hints passes/internal/speculate passes/ir passes/ir/intrinsic passes/ir/remark passes/pass
passes/loop/loopdelete: passes/analysis/cfg passes/analysis/manager passes/analysis/scev passes/internal/edit passes/internal/expand passes/internal/hints passes/ir passes/ir/intrinsic passes/ir/remark passes/pass
passes/loop/loopidiom: passes/analysis/alias passes/analysis/cfg passes/analysis/content passes/analysis/manager passes/analysis/memory passes/analysis/scev passes/internal/edit passes/internal/expand passes/internal/hints passes/ir passes/ir/intrinsic passes/ir/library passes/ir/num passes/ir/remark passes/pass
passes/loop/looppeel: passes/analysis/cfg passes/analysis/manager passes/analysis/scev passes/internal/edit passes/internal/hints passes/ir passes/ir/num passes/ir/remark passes/pass
passes/loop/looprotate: passes/analysis/cfg passes/analysis/manager passes/internal/edit passes/internal/hints passes/ir passes/ir/remark passes/pass passes/simplify
passes/loop/loopsimplify: passes/analysis/cfg passes/analysis/manager passes/internal/edit passes/internal/hints passes/ir passes/ir/remark passes/pass
passes/loop/loopunswitch: passes/analysis passes/analysis/cfg passes/analysis/manager passes/internal/edit passes/ir passes/ir/remark passes/pass
passes/loop/loopvectorize: passes/analysis/alias passes/analysis/cfg passes/analysis/manager passes/analysis/scev passes/internal/edit passes/internal/expand passes/internal/hints passes/internal/lanes passes/internal/speculate passes/ir passes/ir/intrinsic passes/ir/num passes/ir/remark passes/pass passes/target
passes/loop/strengthreduce: passes/analysis/cfg passes/analysis/forloop passes/analysis/manager passes/analysis/scev passes/internal/edit passes/internal/expand passes/ir passes/ir/num passes/ir/remark passes/pass passes/target
passes/loop/unroll: passes/analysis/cfg passes/analysis/forloop passes/analysis/manager passes/analysis/scev passes/internal/edit passes/internal/expand passes/internal/hints passes/ir passes/ir/num passes/ir/remark passes/pass passes/simplify passes/target
passes/foldphi: passes/analysis/manager passes/internal/edit passes/ir passes/ir/remark passes/pass passes/simplify
passes/gcm: passes/analysis/alias passes/analysis/cfg passes/analysis/manager passes/analysis/memssa passes/internal/edit passes/internal/speculate passes/ir passes/ir/intrinsic passes/ir/remark passes/pass
passes/gvn: passes/analysis/alias passes/analysis/content passes/analysis/manager passes/analysis/memory passes/analysis/memssa passes/internal/edit passes/ir passes/ir/fp passes/ir/intrinsic passes/ir/remark passes/pass passes/simplify
passes/ipo/inline: passes/analysis/manager passes/analysis/memory passes/internal/edit passes/ir passes/ir/intrinsic passes/ir/remark passes/pass passes/simplify passes/target
passes/instsimplify: passes/analysis/manager passes/internal/edit passes/ir passes/pass passes/simplify
passes/ipo/ipsccp: passes/analysis passes/analysis/domain passes/analysis/globaluse passes/analysis/manager passes/internal/attribute passes/internal/edit passes/internal/propagate passes/ir passes/pass passes/simplify
passes/ipo/globaldce: passes/analysis/globaluse passes/analysis/manager passes/internal/edit passes/ir passes/pass
passes/ipo/globalopt: passes/analysis/content passes/analysis/globaluse passes/analysis/manager passes/analysis/memory passes/internal/edit passes/ir passes/ir/interp passes/ir/intrinsic passes/pass
passes/lcm: passes/analysis/alias passes/analysis/dataflow passes/analysis/manager passes/analysis/memssa passes/internal/edit passes/internal/speculate passes/ir passes/ir/remark passes/pass
passes/jumpthread: passes/analysis passes/analysis/domain passes/analysis/cfg passes/analysis/manager passes/internal/edit passes/ir passes/ir/intrinsic passes/ir/remark passes/pass passes/simplify passes/target
passes/libcalls: passes/analysis/content passes/analysis/domain passes/analysis/manager passes/analysis/memory passes/internal/edit passes/ir passes/ir/intrinsic passes/ir/library passes/ir/num passes/ir/remark passes/pass passes/target
passes/memcpyopt: passes/analysis/alias passes/analysis/content passes/analysis/manager passes/analysis/memory passes/analysis/memssa passes/internal/edit passes/ir passes/ir/intrinsic passes/ir/remark passes/pass passes/target
passes/mem2reg: passes/analysis/dataflow passes/analysis/manager passes/analysis/memory passes/internal/edit passes/ir passes/ir/remark passes/pass
passes/narrowswitch: passes/analysis/manager passes/internal/edit passes/internal/hints passes/ir passes/ir/remark passes/pass
passes/predicated: passes/internal/edit passes/ir passes/ir/fp passes/ir/intrinsic passes/ir/remark
passes/reassociate: passes/analysis/domain passes/analysis/manager passes/internal/edit passes/ir passes/ir/fp passes/ir/remark passes/pass passes/simplify
passes/reg2mem: passes/analysis/dataflow passes/analysis/manager passes/internal/edit passes/ir passes/pass
passes/saturate: dsl egraph extract passes/analysis passes/analysis/domain passes/internal/edit passes/ir passes/ir/remark passes/saturate/block passes/saturate/moves passes/saturate/program passes/saturate/why rules
passes/mergefunc: egraph passes/analysis/callgraph passes/analysis/manager passes/internal/edit passes/ir passes/ir/intrinsic passes/pass passes/saturate passes/saturate/program
passes/slp: dsl egraph/dot passes/analysis/alias passes/analysis/cfg passes/analysis/manager passes/analysis/scev passes/internal/edit passes/internal/lanes passes/internal/speculate passes/ir passes/ir/asm passes/ir/intrinsic passes/ir/remark passes/pass passes/saturate passes/saturate/program passes/target
passes/simplifycfg: passes/analysis/manager passes/internal/edit passes/internal/speculate passes/ir passes/ir/intrinsic passes/ir/remark passes/pass passes/simplify passes/target
passes/lowerexpect: passes/analysis/manager passes/internal/edit passes/internal/hints passes/ir passes/ir/intrinsic passes/ir/remark passes/pass
passes/sink: passes/analysis/manager passes/internal/edit passes/ir passes/ir/remark passes/pass
passes/switchconv: passes/analysis/manager passes/internal/edit passes/internal/hints passes/ir passes/ir/intrinsic passes/ir/remark passes/pass
passes/tailcall: passes/analysis/manager passes/analysis/memory passes/internal/edit passes/ir passes/ir/intrinsic passes/ir/library passes/ir/remark passes/pass
passes/sroa: passes/analysis/content passes/analysis/manager passes/analysis/memory passes/internal/edit passes/ir passes/ir/remark passes/mem2reg passes/pass

# pipelines: The table of passes, pipelines, reports, and the way in.
passes/saturate/show: dsl egraph egraph/dot passes/ir passes/saturate/why
passes/coverage: dsl passes/saturate passes/saturate/moves passes/saturate/why
passes: egraph passes/address passes/analysis passes/analysis/alias/evaluate passes/analysis/callgraph passes/analysis/cfg passes/analysis/dataflow passes/analysis/forloop passes/analysis/manager passes/analysis/memssa passes/analysis/pointsto passes/analysis/scev passes/blockorder passes/constfold passes/constraints passes/cse passes/cvp passes/dce passes/demand passes/dse passes/foldphi passes/gcm passes/gvn passes/instsimplify passes/internal/edit passes/ipo/argpromotion passes/ipo/constmerge passes/ipo/deadargelim passes/ipo/effects passes/ipo/globaldce passes/ipo/globalopt passes/ipo/inline passes/ipo/ipsccp passes/ir passes/ir/asm passes/ir/diag passes/ir/remark passes/ir/verify passes/joinaccess passes/jumpthread passes/lcm passes/libcalls passes/loadhoist passes/loop/canonicalloop passes/loop/indvars passes/loop/lcssa passes/loop/licm passes/loop/loopdelete passes/loop/loopidiom passes/loop/looppeel passes/loop/looprotate passes/loop/loopsimplify passes/loop/loopunswitch passes/loop/loopvectorize passes/loop/strengthreduce passes/loop/unroll passes/lowerexpect passes/mem2reg passes/memcpyopt passes/mergefunc passes/narrowswitch passes/pass passes/predicated passes/reassociate passes/reg2mem passes/saturate passes/saturate/program passes/saturate/why passes/sccp passes/simplifycfg passes/sink passes/slp passes/sroa passes/switchconv passes/tailcall passes/target
passes/optimize: dsl egraph passes passes/coverage passes/ir passes/ir/asm passes/ir/diag passes/ir/llir passes/ir/read passes/ir/remark passes/ir/verify passes/saturate passes/saturate/moves passes/saturate/program passes/saturate/why passes/target rules

# oracles: What tests the others.
passes/irgen: passes/ir
passes/reduce: passes/internal/edit passes/ir passes/ir/asm passes/ir/verify
passes/check: passes/analysis/globaluse passes/ir passes/ir/asm passes/ir/interp
passes/witness: passes/analysis passes/analysis/alias passes/analysis/cfg passes/analysis/memory passes/analysis/memssa passes/analysis/pointsto passes/analysis/pointsto/constraint passes/analysis/scev passes/ir passes/ir/interp passes/ir/intrinsic passes/ir/num
passes/redundant: dsl passes/analysis/manager passes/ir passes/ir/asm passes/saturate passes/saturate/program passes/simplify rules
passes/fuzz: dsl egraph passes passes/check passes/internal/edit passes/ir passes/ir/asm passes/ir/interp passes/ir/verify passes/optimize passes/reduce passes/saturate passes/saturate/why passes/target
passes/internal/passtest: passes/analysis/manager passes/check passes/ir passes/ir/asm passes/ir/interp passes/ir/llvmtest passes/ir/read passes/ir/remark passes/ir/verify passes/pass passes/simplify passes/target rules

# commands: What is run.
cmd: dsl egraph passes passes/check passes/coverage passes/fuzz passes/ir passes/ir/asm passes/ir/diag passes/ir/interp passes/ir/num passes/ir/read passes/ir/remark passes/ir/verify passes/irgen passes/optimize passes/redundant passes/reduce passes/saturate passes/saturate/block passes/saturate/moves passes/saturate/program passes/saturate/show passes/saturate/why passes/target rules
`

// libraries are the arrows from one pass to another, each with the reason why what
// stands there is in no package below the passes.
var libraries = map[string]string{
	"passes/sroa -> passes/mem2reg":       "sroa ends with what mem2reg does, on the slots that it made",
	"passes/mergefunc -> passes/saturate": "functions that are the same modulo the rules are found by saturation",
	"passes/slp -> passes/saturate":       "lanes that do the same in other forms are found by saturation",
}

// An arrowRow is a row of arrowTable.
type arrowRow struct {
	floor string
	at    int // from the lowest
	to    []string
}

// arrows are the rows of arrowTable by folder.
var arrows = func() map[string]arrowRow {
	m := map[string]arrowRow{}
	floor := ""
	for line := range strings.Lines(strings.TrimSpace(arrowTable)) {
		if strings.HasPrefix(line, "# ") {
			floor, _, _ = strings.Cut(line[2:], ":")
		} else if from, to, ok := strings.Cut(line, ":"); ok {
			m[from] = arrowRow{floor, len(m), strings.Fields(to)}
		}
	}
	return m
}()

// TestArrowsLeadDown: a folder imports what stands below it in the table, and a pass
// no pass.
func TestArrowsLeadDown(t *testing.T) {
	seen := 0
	for from, row := range arrows {
		for _, to := range row.to {
			below, ok := arrows[to]
			switch arrow := from + " -> " + to; {
			case !ok:
				t.Errorf("%s: there is no row for %s", arrow, to)
			case below.at >= row.at:
				t.Errorf("%s leads up, from floor %s to floor %s", arrow, row.floor, below.floor)
			case row.floor == "passes" && below.floor == "passes":
				if seen++; libraries[arrow] == "" {
					t.Errorf("%s: passes are no libraries; what both need goes to a floor below", arrow)
				}
			}
		}
	}
	if seen != len(libraries) {
		t.Errorf("%d of the %d arrows between passes that libraries excuses are there: strike the others out", seen, len(libraries))
	}
}

// TestImportArrows: no package imports what the table does not say.
func TestImportArrows(t *testing.T) {
	cmd := exec.Command("go", "list", "-f", `{{.ImportPath}}{{range .Imports}} {{.}}{{end}}`, "./...")
	cmd.Dir = llvmtest.Root()
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	folder := func(pkg string) string {
		for name := strings.TrimPrefix(pkg, "rewrite/"); ; {
			if _, ok := arrows[name]; ok {
				return name
			}
			up := strings.LastIndexByte(name, '/')
			if up < 0 {
				t.Fatalf("%s is in no folder of the table", pkg)
			}
			name = name[:up]
		}
	}
	checked, used := 0, map[string]bool{}
	for line := range strings.Lines(string(out)) {
		words := strings.Fields(line)
		from := folder(words[0])
		used[from] = true
	next:
		for _, pkg := range words[1:] {
			if !strings.HasPrefix(pkg, "rewrite/") {
				continue
			}
			checked++
			to := folder(pkg)
			if to == from {
				continue
			}
			for _, ok := range arrows[from].to {
				if ok == to {
					used[from+" "+to] = true
					continue next
				}
			}
			t.Errorf("%s imports %s: no arrow leads from %s to %s", words[0], pkg, from, to)
		}
	}
	for from, row := range arrows {
		if !used[from] {
			t.Errorf("there is no package in %s", from)
		}
		for _, to := range row.to {
			if !used[from+" "+to] {
				t.Errorf("nothing in %s imports %s: strike it out", from, to)
			}
		}
	}
	if checked < 30 {
		t.Errorf("only %d imports looked at", checked)
	}
}

// TestPackageComments: each package says what it is for.
func TestPackageComments(t *testing.T) {
	cmd := exec.Command("go", "list", "-f", "{{if .GoFiles}}{{.ImportPath}}\t{{.Name}}\t{{.Doc}}{{end}}", "./...")
	cmd.Dir = llvmtest.Root()
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	checked := 0
	for line := range strings.Lines(string(out)) {
		f := strings.SplitN(strings.TrimSpace(line), "\t", 3)
		checked++
		path, begin := f[0], "Package "+f[1]+" "
		if f[1] == "main" { // a command is called by its own name
			name := path[strings.LastIndexByte(path, '/')+1:]
			begin = strings.ToUpper(name[:1]) + name[1:] + " "
		}
		if len(f) < 3 || !strings.HasPrefix(f[2], begin) || len(strings.Fields(f[2])) < 4 {
			t.Errorf("%s has no comment that begins with %q and says what it is for", path, begin)
		}
	}
	if checked < 40 {
		t.Errorf("only %d packages looked at", checked)
	}
}

// What fits into a head: of a package the files without tests, of a type its methods,
// of a file its lines.
const (
	maxFiles   = 15
	maxMethods = 40
	maxLines   = 600
)

// An excess is what is above a limit and stays, with its reason. Most is how far it may
// go: it does not grow.
type excess struct {
	most   int
	reason string
}

// manyFiles are the packages of more than maxFiles files.
var manyFiles = map[string]excess{
	"egraph":               {17, "the language, a store and nine parts around one graph, each a file; the code tree and its stored form, which know rules only, can be a package below"},
	"passes/analysis/scev": {16, "one analysis whose stages ask each other, a file each"},
	"passes/ir":            {22, "values, uses, blocks, functions, types and what is kept of a module know each other, and the table of operations has its evaluation: what is left leads in a circle"},
	"passes/ir/interp":     {20, "the short ways of all operations look into what a Value is made of (plain number, pointer, set, cube), which a package of its own would have to export; the layers are structs: values, memory, arithmetic, image, handlers, Machine"},
}

// manyMethods are the types of more than maxMethods methods.
var manyMethods = map[string]excess{
	"passes/ir/asm.parser":         {137, "a method for each construct of LLVM IR: recursive descent"},
	"dsl/prove/internal/term.Pool": {60, "a constructor for each operation on terms"},
	"passes/ir/verify.verifier":    {57, "a check for each kind of thing in a module"},
	"passes/saturate/moves.Mover":  {58, "a move, or a step of one, each; what is implied by conditions (premises.go) is to become a type of its own"},
	"dsl/load.elab":                {43, "a method for each construct of a term, patterns among them"},
	"dsl/lsp.server":               {52, "a handler for each request of the protocol"},
	"passes/ir/llir.shield":        {51, "a method for each construct that llir's parser would choke on"},
	"passes/loop/indvars.work":     {52, "stages in files of their own, on one state of the function: widening and the tests of exits are to become types of their own"},
	"passes/irgen.fn":              {48, "a method for each kind of instruction that is made up"},
	"passes/ir/fp.Format":          {48, "the operations of IEEE 754 on one format"},
	"passes/analysis.Analysis":     {46, "a question for each way in which a place tells of a value (its operation, a phi, a branch, an assume, metadata), and all ask each other"},
}

// longFiles are the files of more than maxLines lines.
var longFiles = map[string]excess{}

// atMost compares sizes with a limit and its exceptions, which are to be there and as
// large as it says: what became smaller is not to grow again.
func atMost(t *testing.T, what string, limit int, sizes map[string]int, except map[string]excess) {
	t.Helper()
	if len(sizes) < 50 {
		t.Errorf("only %d looked at", len(sizes))
	}
	for name, n := range sizes {
		most := limit
		if e, ok := except[name]; ok {
			most = e.most
		}
		if n > most {
			t.Errorf("%s has %d %s, and %d is the most", name, n, what, most)
		}
	}
	for name, e := range except {
		switch n := sizes[name]; {
		case n <= limit:
			t.Errorf("%s has %d %s and needs no exception: strike it out", name, n, what)
		case n+e.most/20 < e.most: // a twentieth comes and goes
			t.Errorf("%s has %d %s: so many are its exception now, and not %d", name, n, what, e.most)
		case e.reason == "":
			t.Errorf("%s has %d %s, and there is no reason", name, n, what)
		}
	}
}

// eachFile hands over the files of the repository that have one of the extensions.
func eachFile(t *testing.T, do func(name string, text []byte), extensions ...string) {
	t.Helper()
	root := llvmtest.Root()
	err := filepath.WalkDir(root, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if p != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata") {
				return fs.SkipDir
			}
			return nil
		}
		if !slices.Contains(extensions, filepath.Ext(p)) {
			return nil
		}
		text, err := os.ReadFile(p)
		name, _ := filepath.Rel(root, p)
		do(filepath.ToSlash(name), text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestFilesOfPackages: a package is read in one sitting, or wants splitting.
func TestFilesOfPackages(t *testing.T) {
	files := map[string]int{}
	eachFile(t, func(name string, _ []byte) {
		if !strings.HasSuffix(name, "_test.go") {
			files[path.Dir(name)]++
		}
	}, ".go")
	atMost(t, "files", maxFiles, files, manyFiles)
}

// TestMethodsOfTypes: a type does one thing.
func TestMethodsOfTypes(t *testing.T) {
	methods := map[string]int{}
	eachFile(t, func(name string, text []byte) {
		if strings.HasSuffix(name, "_test.go") {
			return
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, text, parser.SkipObjectResolution)
		if err != nil {
			t.Error(err)
			return
		}
		for _, d := range f.Decls {
			if m, ok := d.(*ast.FuncDecl); ok && m.Recv != nil {
				methods[fmt.Sprintf("%s.%s", path.Dir(name), receiver(m.Recv.List[0].Type))]++
			}
		}
	}, ".go")
	atMost(t, "methods", maxMethods, methods, manyMethods)
}

// receiver is the name of a receiver's type.
func receiver(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return receiver(e.X)
	case *ast.IndexExpr:
		return receiver(e.X)
	case *ast.IndexListExpr:
		return receiver(e.X)
	case *ast.Ident:
		return e.Name
	}
	return "?"
}

// TestLinesOfFiles: no file is so long that what it is about is not seen.
func TestLinesOfFiles(t *testing.T) {
	lines := map[string]int{}
	eachFile(t, func(name string, text []byte) { lines[name] = bytes.Count(text, []byte("\n")) }, ".go", ".rw")
	atMost(t, "lines", maxLines, lines, longFiles)
}

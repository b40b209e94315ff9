package passes_test

import (
	"os/exec"
	"strings"
	"testing"

	"rewrite/passes/ir/llvmtest"
)

// arrowTable lists for each folder which others it may import; tests are free. A
// folder stands for those below it unless these are listed themselves.
const arrowTable = `
egraph:
egraph/internal/mathbench: egraph
egraph/twobit: egraph
egraph/dot:
egraph/export: egraph egraph/dot extract
extract: egraph
passes/ir:
passes/ir/num:
passes/ir/fp: passes/ir
passes/ir/asm: passes/ir
passes/ir/layout: passes/ir
passes/ir/verify: passes/ir
passes/ir/llir: passes/ir passes/ir/asm
passes/ir/read: passes/ir passes/ir/asm passes/ir/llir
passes/irgen: passes/ir
passes/reduce: passes/ir passes/ir/asm passes/ir/verify
passes/ir/interp: passes/ir passes/ir/layout
passes/ir/llvmtest:
dsl: passes/ir passes/ir/num passes/ir/fp
rules: dsl passes/ir
passes/constfold: passes/ir passes/ir/fp
passes/analysis: passes/ir passes/ir/num passes/analysis/sparse
passes/analysis/sparse: passes/ir
passes/analysis/internal/view: egraph/dot
passes/analysis/cfg: passes/ir passes/analysis/internal/view egraph/dot
passes/analysis/callgraph: passes/ir passes/analysis/internal/view egraph/dot
passes/analysis/dataflow: passes/ir
passes/mem2reg: passes/ir passes/analysis/cfg passes/analysis/dataflow
passes/address: passes/ir passes/ir/layout
passes/dce: passes/ir passes/analysis/dataflow
passes/cse: passes/ir passes/ir/layout passes/address
passes/libcalls: passes/ir passes/ir/layout passes/address passes/analysis
passes/internal/edit: passes/ir
passes/simplifycfg: passes/ir passes/internal/edit
passes/sink: passes/ir passes/internal/edit
passes/foldphi: passes/ir passes/internal/edit passes/analysis
passes/reg2mem: passes/ir passes/ir/layout passes/analysis/dataflow passes/internal/edit
passes/blockorder: passes/ir passes/analysis/cfg
passes/sroa: passes/ir passes/ir/layout passes/address passes/analysis/dataflow passes/mem2reg
passes/internal/passtest: passes/check passes/ir/interp passes/ir passes/ir/asm passes/ir/read passes/ir/verify passes/ir/llvmtest
passes/mergefunc: passes/ir passes/analysis/callgraph passes/ir/layout passes/address passes/internal/edit passes/saturate egraph
passes/saturate: passes/ir passes/ir/num passes/ir/layout passes/address passes/analysis passes/constfold rules dsl egraph extract
passes/saturate/show: passes/ir passes/saturate dsl egraph egraph/dot
passes/coverage: passes/saturate dsl
passes: passes/ir passes/internal/edit passes/foldphi passes/libcalls passes/mergefunc passes/address passes/cse passes/simplifycfg passes/sink passes/sroa passes/reg2mem passes/blockorder passes/dce passes/mem2reg passes/saturate passes/analysis dsl egraph extract passes/analysis/callgraph passes/analysis/cfg passes/analysis/dataflow
passes/optimize: passes passes/coverage passes/saturate passes/ir passes/ir/asm passes/ir/llir passes/ir/read passes/ir/verify rules dsl egraph
passes/check: passes/ir passes/ir/asm passes/ir/verify passes/ir/interp passes/ir/interp/libc
passes/fuzz: passes passes/optimize passes/ir/interp passes/check passes/irgen passes/reduce passes/ir passes/ir/asm passes/ir/verify passes/saturate dsl dsl/prove egraph extract
cmd: passes/ir/num passes/optimize passes/ir/read passes/coverage passes/fuzz passes/check passes passes/ir passes/ir/interp passes/ir/asm passes/ir/verify passes/ir/llir passes/saturate passes/saturate/show dsl rules egraph extract passes/irgen passes/reduce
`

// arrows is arrowTable by folder.
var arrows = func() map[string][]string {
	m := map[string][]string{}
	for line := range strings.Lines(strings.TrimSpace(arrowTable)) {
		from, to, _ := strings.Cut(line, ":")
		m[from] = strings.Fields(to)
	}
	return m
}()

// TestImportArrows: dependencies point one way.
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
	checked := 0
	for line := range strings.Lines(string(out)) {
		words := strings.Fields(line)
		from := folder(words[0])
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
			for _, ok := range arrows[from] {
				if ok == to {
					continue next
				}
			}
			t.Errorf("%s imports %s: no arrow leads from %s to %s", words[0], pkg, from, to)
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

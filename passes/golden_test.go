package passes_test

import (
	"path/filepath"
	"testing"

	"rewrite/passes"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/pointsto"
	"rewrite/passes/internal/passtest"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
	"rewrite/passes/target"
)

// mostLeft is how much of the instructions of the programs in testdata a pass may leave,
// in percent; of the others some must go.
var mostLeft = map[string]int{
	"mem2reg":        90,
	"sroa":           90,
	"lowerexpect":    100, // they expect nothing
	"libcalls":       100, // they call few of the functions that it knows
	"blockorder":     100, // it removes nothing
	"constfold":      100, // nothing is left for it to fold
	"predicated":     100, // they are for a processor without SVE
	"demand":         100, // they have few floats
	"narrowswitch":   100, // it hardly removes anything
	"reg2mem":        200, // and this one adds
	"loopsimplify":   110, // blocks
	"lcssa":          110, // phis
	"canonicalloop":  101, // bounds and variables
	"constraints":    100, // what it decides goes by other passes
	"jumpthread":     105, // copies of blocks
	"indvars":        101, // what is computed in front of a loop, which stays until loopdelete
	"loopidiom":      100, // a call for a store, and its length
	"looppeel":       110, // rounds
	"looprotate":     110, // guards
	"loopunswitch":   101, // what is in front of loops
	"loopvectorize":  150, // vectors, and the loop for what is left
	"strengthreduce": 101, // sums for products, and what is in front of loops
	"unroll":         150, // rounds
	"tailcall":       110, // phis, and what is added to returns
	"gcm":            100, // as many, elsewhere
	"lcm":            100, // as many, in another order
	"loadstorevec":   101, // lanes that are taken out and put together
	"licm":           101, // as many, elsewhere, but for stores at each exit
	"inline":         200, // bodies
}

// folderOf is where a pass is: in a folder of its name, or in one of a family of passes.
func folderOf(name string) string {
	if folder := folders[name]; folder != "" {
		return folder
	}
	if found, _ := filepath.Glob(filepath.Join("*", name)); len(found) > 0 {
		return found[0]
	}
	return name
}

// folders are where passes are whose folders have other names.
var folders = map[string]string{"funceffects": "ipo/effects"}

// TestPasses runs each pass: on its golden cases, in testdata of its folder
// and, with an option, in the folder there of its name, and on the programs of the project. Those of saturate are the rules' own tests.
func TestPasses(t *testing.T) {
	ran := 0
	for _, p := range passes.All {
		switch p.Name {
		case "saturate", "mergefunc", "pointsto": // which have their own tests
			continue
		}
		ran++
		if p.Func == nil {
			t.Run(p.Name, func(t *testing.T) { wholeModules(t, p) })
			continue
		}
		with := func(options passes.Values) pass.OnFunc {
			return func(f *ir.Func, e *pass.Env) manager.Kept {
				one, err := p.Func(&passes.Setup{Module: f.Module, Config: &passes.Config{}, Target: target.New(f.Module, target.Options{}), Options: options, Result: &passes.Result{}})
				if err != nil {
					t.Fatal(err)
				}
				if options.Has("points-to") {
					if err := e.Analyses.FindPointsTo(pointsto.Andersen); err != nil {
						t.Fatal(err)
					}
				}
				return one(f, e)
			}
		}
		run := with(nil)
		t.Run(p.Name, func(t *testing.T) {
			passtest.Golden(t, filepath.Join(folderOf(p.Name), "testdata"), run)
			for i := range p.Options {
				if o := &p.Options[i]; o.Arg == "" && !o.Rules {
					passtest.Golden(t, filepath.Join(folderOf(p.Name), "testdata", o.Name), with(passes.Values{o.Name: ""}))
				}
			}
			t.Run("programs", func(t *testing.T) {
				before, after := passtest.Programs(t, run)
				most, ok := mostLeft[p.Name]
				if ok && 100*after > most*before || !ok && after >= before {
					t.Errorf("%d instructions of %d are left", after, before)
				}
				t.Logf("instructions: %d before, %d after", before, after)
			})
		})
	}
	if ran < 14 {
		t.Errorf("only %d passes ran", ran)
	}
}

// wholeModules is TestPasses for a pass on modules or on components of the call graph.
func wholeModules(t *testing.T, p *passes.Pass) {
	setup := func(m *ir.Module) *passes.Setup {
		return &passes.Setup{Module: m, Config: &passes.Config{}, Target: target.New(m, target.Options{}), Result: &passes.Result{}}
	}
	run := func(m *ir.Module, e *pass.Env) manager.Kept {
		one, err := p.Module(setup(m))
		if err != nil {
			t.Fatal(err)
		}
		return one(m, e)
	}
	if p.SCC != nil {
		run = passtest.OverComponents(t, func(m *ir.Module) pass.OnSCC {
			one, err := p.SCC(setup(m))
			if err != nil {
				t.Fatal(err)
			}
			return one
		})
	}
	passtest.GoldenModule(t, filepath.Join(folderOf(p.Name), "testdata"), run, p.Whole)
	t.Run("programs", func(t *testing.T) {
		before, after := passtest.ProgramsModule(t, run, p.Name != "inline")
		if most, ok := mostLeft[p.Name]; ok && 100*after > most*before {
			t.Errorf("%d instructions of %d are left", after, before)
		}
		t.Logf("instructions: %d before, %d after", before, after)
	})
}

// Package passes holds the table of passes and runs pipelines of them. A pass
// works on one function at a time, or on a module; its story is in a package of its own below
// this one.
package passes

import (
	"errors"
	"runtime"
	"sync"
	"time"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/address"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/blockorder"
	"rewrite/passes/cse"
	"rewrite/passes/dce"
	"rewrite/passes/foldphi"
	"rewrite/passes/ir"
	"rewrite/passes/libcalls"
	"rewrite/passes/mem2reg"
	"rewrite/passes/mergefunc"
	"rewrite/passes/pass"
	"rewrite/passes/reg2mem"
	"rewrite/passes/saturate"
	"rewrite/passes/simplifycfg"
	"rewrite/passes/sink"
	"rewrite/passes/sroa"
)

// A Pass changes functions, one at a time, or a module as a whole: one of Func and
// Module is nil. Each makes the pass ready for a module.
type Pass struct {
	Name   string
	Doc    string // one line
	Func   func(m *ir.Module, cfg *Config) (pass.OnFunc, error)
	Module func(m *ir.Module, cfg *Config) (pass.OnModule, error)
}

// Simple makes ready a pass that needs nothing but what each pass is given.
func Simple[Run pass.OnFunc | pass.OnModule](run Run) func(*ir.Module, *Config) (Run, error) {
	return func(*ir.Module, *Config) (Run, error) { return run, nil }
}

// All is the table of passes, in the order in which they are listed.
var All = []*Pass{
	{Name: "saturate", Doc: "apply the rules to every block by equality saturation", Func: newSaturate},
	{Name: "address", Doc: "bring addresses with constant offsets into one form", Func: Simple[pass.OnFunc](address.Run)},
	{Name: "blockorder", Doc: "put blocks where control falls through to what is mostly next", Func: Simple[pass.OnFunc](blockorder.Run)},
	{Name: "cse", Doc: "remove what was computed before, loads and decided conditions included", Func: Simple[pass.OnFunc](cse.Run)},
	{Name: "dce", Doc: "remove what nothing needs, and simplify phis", Func: Simple[pass.OnFunc](dce.Run)},
	{Name: "foldphi", Doc: "make operations on phis phis of what they come to on each way", Func: Simple[pass.OnFunc](foldphi.Run)},
	{Name: "libcalls", Doc: "replace library calls and loads of constant memory by what they are known to do", Func: newLibCalls},
	{Name: "mem2reg", Doc: "put memory slots into SSA form", Func: Simple[pass.OnFunc](mem2reg.Run)},
	{Name: "mergefunc", Doc: "keep one of the functions that do the same", Module: mergeFunctions},
	{Name: "reg2mem", Doc: "take phis out of SSA form, into memory slots", Func: Simple[pass.OnFunc](reg2mem.Run)},
	{Name: "simplifycfg", Doc: "simplify control flow: fewer blocks and branches", Func: Simple[pass.OnFunc](simplifycfg.Run)},
	{Name: "sink", Doc: "do once, where ways meet, what all of them do", Func: Simple[pass.OnFunc](sink.Run)},
	{Name: "sroa", Doc: "split aggregates in memory into scalars, and put them and other slots into SSA form", Func: Simple[pass.OnFunc](sroa.Run)},
}

// ByName finds a pass, nil if there is none.
func ByName(name string) *Pass {
	for _, p := range All {
		if p.Name == name {
			return p
		}
	}
	return nil
}

// Config is what passes are told.
type Config struct {
	// Program is the compiled rules; nil for none.
	Program *saturate.Program
	// Cost ranks programs; nil is the library's generic model.
	Cost   *dsl.CostModel
	Limits egraph.Limits
	LLVM   int // nothing newer is introduced; 0 takes it from the module
	// Select tells which functions may be changed; nil is all.
	Select func(f *ir.Func) bool

	// Remarks asks for remarks, which are collected in Said. Those of rules name the
	// rules, for which blocks that change are saturated a second time.
	Remarks bool
	Said    []ir.PassRemark

	// Timed asks for the time that each pass takes, which is collected in Times.
	Timed bool
	Times map[*Pass]time.Duration

	// Allow gives the number of changes that saturate may make to a function; nil
	// allows all. Changed collects how many it made, by the function's name with @.
	Allow   func(f *ir.Func) int
	Changed map[string]int

	// CheckOrder makes mergefunc check the laws of its order on so many functions
	// of the module first.
	CheckOrder int

	// MergeModuloRules makes mergefunc also merge what is the same by the rules of Program.
	MergeModuloRules bool

	// Coverage, if not nil, counts what the pass saturate does with each rule.
	Coverage *saturate.Coverage

	mu sync.Mutex
	// Saturate counts what the pass saturate did, over all functions.
	Saturate saturate.Stats
}

func newLibCalls(m *ir.Module, cfg *Config) (pass.OnFunc, error) {
	return libcalls.New(m, cfg.LLVM).Run, nil
}

func mergeFunctions(m *ir.Module, cfg *Config) (pass.OnModule, error) {
	opt := mergefunc.Options{Select: cfg.Select, Limits: cfg.Limits}
	if cfg.MergeModuloRules {
		opt.Rules = cfg.Program
	}
	return func(m *ir.Module, e *pass.Env) manager.Kept {
		if err := mergefunc.CheckLaws(m, cfg.CheckOrder); err != nil {
			panic(err)
		}
		return mergefunc.Run(m, e, opt)
	}, nil
}

// newSaturate prepares the rules for a module. Workers are kept for reuse, one
// for each goroutine that is at work.
func newSaturate(m *ir.Module, cfg *Config) (pass.OnFunc, error) {
	if cfg.Program == nil {
		return nil, errors.New("there are no rules: Config.Program is nil")
	}
	opt := saturate.Options{Limits: cfg.Limits, LLVM: cfg.LLVM, Cost: cfg.Cost, Remarks: cfg.Remarks, Allow: cfg.Allow, Coverage: cfg.Coverage}
	if opt.LLVM == 0 {
		opt.LLVM = m.LLVMVersion()
	}
	if cfg.Remarks { // hardly a chain is shorter with more tries, and a few take 20 s on SQLite
		opt.Explain = &saturate.Explain{Tries: 20}
	}
	types := saturate.NewTypes(m)
	idle := make(chan *saturate.Worker, runtime.GOMAXPROCS(0))
	return func(f *ir.Func, _ *pass.Env) manager.Kept {
		var w *saturate.Worker
		select {
		case w = <-idle:
		default:
			var err error
			if w, err = cfg.Program.NewWorker(types, opt); err != nil {
				panic(err) // the language was checked when the rules were compiled
			}
		}
		s := w.Func(f)
		said := w.Remarks()
		saturate.ByRules(said, w.Changes())
		cfg.mu.Lock()
		cfg.Saturate.Add(s)
		if s.Changes > 0 {
			if cfg.Changed == nil {
				cfg.Changed = map[string]int{}
			}
			cfg.Changed[f.Spelling()] += s.Changes
		}
		cfg.Said = append(cfg.Said, said...)
		cfg.mu.Unlock()
		select {
		case idle <- w:
		default:
		}
		return manager.Shape.If(s.Changes > 0)
	}, nil
}

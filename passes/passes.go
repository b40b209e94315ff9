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
	"rewrite/passes/blockorder"
	"rewrite/passes/cse"
	"rewrite/passes/dce"
	"rewrite/passes/foldphi"
	"rewrite/passes/ir"
	"rewrite/passes/libcalls"
	"rewrite/passes/mem2reg"
	"rewrite/passes/mergefunc"
	"rewrite/passes/reg2mem"
	"rewrite/passes/saturate"
	"rewrite/passes/simplifycfg"
	"rewrite/passes/sink"
	"rewrite/passes/sroa"
)

// A Pass changes functions, one at a time, or a module as a whole: one of New and
// Module is nil.
type Pass struct {
	Name string
	Doc  string // one line
	// New prepares the pass for a module. The function that it gives is called
	// for each function, from several goroutines at the same time; what it does
	// to a function depends on that function alone. It tells whether it changed
	// the function.
	New func(m *ir.Module, cfg *Config) (func(*ir.Func) (changed bool), error)
	// Module runs the pass on a module all of whose bodies are held as blocks.
	Module func(m *ir.Module, cfg *Config) (changed bool)
}

// All is the table of passes, in the order in which they are listed.
var All = []*Pass{
	{Name: "saturate", Doc: "apply the rules to every block by equality saturation", New: newSaturate},
	{Name: "address", Doc: "bring addresses with constant offsets into one form", New: simple("address", address.Run)},
	{Name: "blockorder", Doc: "put blocks where control falls through to what is mostly next", New: simple("blockorder", blockorder.Run)},
	{Name: "cse", Doc: "remove what was computed before, loads and decided conditions included", New: simple("cse", cse.Run)},
	{Name: "dce", Doc: "remove what nothing needs, and simplify phis", New: simple("dce", dce.Run)},
	{Name: "foldphi", Doc: "make operations on phis phis of what they come to on each way", New: newFoldPhi},
	{Name: "libcalls", Doc: "replace library calls and loads of constant memory by what they are known to do", New: newLibCalls},
	{Name: "mem2reg", Doc: "put memory slots into SSA form", New: simple("mem2reg", mem2reg.Run)},
	{Name: "mergefunc", Doc: "keep one of the functions that do the same", Module: mergeFunctions},
	{Name: "reg2mem", Doc: "take phis out of SSA form, into memory slots", New: simple("reg2mem", reg2mem.Run)},
	{Name: "simplifycfg", Doc: "simplify control flow: fewer blocks and branches", New: simple("simplifycfg", simplifycfg.Run)},
	{Name: "sink", Doc: "do once, where ways meet, what all of them do", New: simple("sink", sink.Run)},
	{Name: "sroa", Doc: "split aggregates in memory into scalars, and put them and other slots into SSA form", New: simple("sroa", sroa.Run)},
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

// simple is the New of a pass that needs nothing but the function.
func simple(name string, run func(f *ir.Func, say *ir.Remarks) (changed bool)) func(*ir.Module, *Config) (func(*ir.Func) bool, error) {
	return func(_ *ir.Module, cfg *Config) (func(*ir.Func) bool, error) {
		return func(f *ir.Func) bool {
			if !cfg.Remarks {
				return run(f, nil)
			}
			say := ir.NewRemarks(name, f)
			changed := run(f, say)
			cfg.mu.Lock()
			cfg.Said = append(cfg.Said, say.All()...)
			cfg.mu.Unlock()
			return changed
		}, nil
	}
}

func newFoldPhi(m *ir.Module, cfg *Config) (func(*ir.Func) bool, error) {
	return simple("foldphi", foldphi.New(m).Run)(m, cfg)
}

func newLibCalls(m *ir.Module, cfg *Config) (func(*ir.Func) bool, error) {
	return simple("libcalls", libcalls.New(m, cfg.LLVM).Run)(m, cfg)
}

func mergeFunctions(m *ir.Module, cfg *Config) bool {
	if err := mergefunc.CheckLaws(m, cfg.CheckOrder); err != nil {
		panic(err)
	}
	opt := mergefunc.Options{Select: cfg.Select, Remarks: cfg.Remarks, Limits: cfg.Limits}
	if cfg.MergeModuloRules {
		opt.Rules = cfg.Program
	}
	changed, said := mergefunc.Run(m, opt)
	cfg.Said = append(cfg.Said, said...)
	return changed
}

// newSaturate prepares the rules for a module. Workers are kept for reuse, one
// for each goroutine that is at work.
func newSaturate(m *ir.Module, cfg *Config) (func(*ir.Func) bool, error) {
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
	return func(f *ir.Func) bool {
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
		return s.Changes > 0
	}, nil
}

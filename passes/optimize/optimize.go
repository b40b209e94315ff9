// Package optimize is the way into rewrite for Go programs: one call takes a module,
// as text of any LLVM version (Text, File), in memory (Module) or as one of
// github.com/llir/llvm (LLIR), runs rules and passes on it, and gives it back with what
// happened.
//
//	result, err := optimize.File("in.ll", optimize.Options{})
//	...
//	_, err = result.WriteTo(os.Stdout)
//
// The zero Options do what the command rewrite does without flags: the built-in rules
// and the passes around them. Rules of one's own are read, proved and compiled once, by
// ReadRules or ParseRules, and serve any number of modules. What is wrong with a module
// or a rule is an error, an diag.Diagnostics with file, line and column where there is a
// text; nothing here panics, prints, or ends the program.
//
// A tool that wants more of a run than Options has sets up a Driver.
package optimize

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"time"

	"rewrite/passes/saturate/why"

	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/remark"

	lir "github.com/llir/llvm/ir"

	"rewrite/egraph"
	"rewrite/passes"
	"rewrite/passes/coverage"
	"rewrite/passes/ir"
	"rewrite/passes/ir/llir"
	"rewrite/passes/ir/read"
	"rewrite/passes/ir/verify"
	"rewrite/passes/saturate"
	"rewrite/passes/target"
)

// Options tell what is done to a module. The zero value is what the command does
// without flags.
type Options struct {
	// Pipeline is the passes, as the command's -passes takes them and
	// passes.Parse reads them; "" is "combine".
	Pipeline string
	// Rules are what the pass saturate applies; nil is the built-in ones.
	Rules *Rules
	// Cost is the name of a cost model: one of the library ("generic", "size",
	// "x86-64") or of the rule files; "" is "generic".
	Cost string
	// Limits bound the e-graph of a block; zeros are the defaults.
	Limits egraph.Limits
	// LLVM is the major version that the result is for: nothing newer is introduced;
	// 0 takes it from the module.
	LLVM int
	// Jobs is the number of functions that are worked on at the same time; 0 is as many
	// as there are processors. The result is the same for any number.
	Jobs int
	// Select tells which functions may be changed; nil is all. It is called from several
	// goroutines.
	Select func(f *ir.Func) bool
	// Verify checks each function as it was read and after each pass. Of a module that
	// is not text, what is handed over is always checked.
	Verify bool

	Remarks  bool // fill in Result.Remarks
	Coverage bool // fill in Result.Coverage
	Timed    bool // fill in Result.Times
}

// A Result is an optimized module and what happened to it.
type Result struct {
	text read.Text

	// Warnings tell of what was not understood and left as it was.
	Warnings diag.Diagnostics
	// Stats counts what the rules did.
	Stats saturate.Stats
	// Remarks say what was done to values, and what was not and why, in the order of
	// the functions and their instructions.
	Remarks []remark.Remark
	// Coverage is what became of each rule.
	Coverage *coverage.Report
	// Times is how long each pass took, over all functions.
	Times map[*passes.Pass]time.Duration
}

// WriteTo writes the module as LLVM's printer would.
func (r *Result) WriteTo(w io.Writer) (int64, error) { return r.text.WriteTo(w) }

// Text is what WriteTo writes.
func (r *Result) Text() []byte {
	var b bytes.Buffer
	r.WriteTo(&b) // a buffer takes everything
	return b.Bytes()
}

// File optimizes the module in a file of textual LLVM IR.
func File(path string, opt Options) (*Result, error) {
	src, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return Text(path, src, opt)
}

// Text optimizes a module that is given as text, of any LLVM version. name is what
// messages call it. src must not be changed while the result is in use.
func Text(name string, src []byte, opt Options) (*Result, error) {
	d, rules, err := opt.driver()
	if err != nil {
		return nil, err
	}
	begin(d.Config, name)
	text, did, found := d.Text(name, src)
	if err := found.Err(); err != nil {
		return nil, err
	}
	return result(d.Config, rules, text, did, found), nil
}

// Module optimizes a module in memory, which is changed. It is verified first. After
// an error it is not to be used any more, unless the verifier refused it or the options
// are wrong.
func Module(m *ir.Module, opt Options) (*Result, error) {
	d, rules, err := opt.driver()
	if err != nil {
		return nil, err
	}
	if m == nil {
		return nil, errors.New("there is no module")
	}
	if err := verify.Module(m).Err(); err != nil {
		return nil, err
	}
	begin(d.Config, "")
	did, found := d.Module(m)
	if err := found.Err(); err != nil {
		return nil, err
	}
	return result(d.Config, rules, read.Held(m), did, found), nil
}

// LLIR optimizes a module of github.com/llir/llvm and gives the result as a module of
// its own; the one that was given stays, but for the numbers of its metadata. Package
// llir tells what llir cannot express.
func LLIR(m *lir.Module, opt Options) (*lir.Module, *Result, error) {
	if m == nil {
		return nil, nil, errors.New("there is no module")
	}
	ours, err := llir.FromLLIR(m)
	if err != nil {
		return nil, nil, err
	}
	r, err := Module(ours, opt)
	if err != nil {
		return nil, nil, err
	}
	out, err := llir.ToLLIR(ours)
	if err != nil {
		return nil, nil, err
	}
	return out, r, nil
}

// driver sets up what the options ask for.
func (o *Options) driver() (*Driver, *Rules, error) {
	pipeline := passes.Default()
	if o.Pipeline != "" {
		var err error
		if pipeline, err = passes.Parse(o.Pipeline, passes.All); err != nil {
			return nil, nil, fmt.Errorf("pipeline %q: %w", o.Pipeline, err)
		}
	}
	rules := o.Rules
	if rules == nil {
		var err error
		if rules, err = Builtin(); err != nil {
			return nil, nil, err
		}
	}
	if rules.Program == nil {
		return nil, nil, errors.New("these rules were not made by ReadRules, ParseRules or Builtin")
	}
	cost, err := rules.Cost(o.Cost)
	if err != nil {
		return nil, nil, err
	}
	cfg := &passes.Config{Program: rules.Program, Target: target.Options{Cost: cost, LLVM: o.LLVM}, Limits: o.Limits, Select: o.Select,
		Remarks: o.Remarks, Timed: o.Timed}
	if o.Coverage {
		cfg.Coverage = why.NewCoverage(rules.Program)
	}
	return &Driver{Pipeline: pipeline, Config: cfg, Hooks: passes.Hooks{Jobs: o.Jobs, Verify: o.Verify}}, rules, nil
}

func begin(cfg *passes.Config, name string) {
	if cfg.Coverage != nil {
		cfg.Coverage.Begin(name)
	}
}

// result collects what a run left behind.
func result(cfg *passes.Config, rules *Rules, text read.Text, did *passes.Result, found diag.Diagnostics) *Result {
	m := text.Module()
	r := &Result{text: text, Warnings: found, Stats: did.Saturate, Remarks: did.Remarks, Times: did.Times}
	if cfg.Coverage != nil {
		cfg.Coverage.End(m)
		r.Coverage = coverage.New(cfg.Coverage.Counts(), did.Saturate, rules.Sources)
	}
	place := make(map[*ir.Func]int, len(m.Funcs))
	for i, f := range m.Funcs {
		place[f] = i
	}
	slices.SortStableFunc(r.Remarks, func(a, b remark.Remark) int {
		return cmp.Or(cmp.Compare(place[a.Func], place[b.Func]), cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.Pass, b.Pass), cmp.Compare(a.Msg, b.Msg))
	})
	return r
}

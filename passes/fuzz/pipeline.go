// Package fuzz tries passes on programs that nobody wrote: random modules,
// checked by running them before and after, and random C programs of csmith,
// compiled and run. What it finds it reduces, and it names the rewrite that did
// it. cmd/fuzz is the command for long runs; tests run a few fixed seeds.
package fuzz

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"sync"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/verify"
	"rewrite/passes/saturate"
	"rewrite/rules"
)

// A Pipeline is passes as the command would run them.
type Pipeline struct {
	Name   string
	Passes passes.Pipeline
	Config func() *passes.Config // one for each run
}

// compiled is the library, compiled once: a program is not changed by its use.
var compiled = sync.OnceValues(func() (*saturate.Program, error) {
	library, err := rules.Library()
	if err != nil {
		return nil, err
	}
	verdicts, err := rules.Verdicts()
	if err != nil {
		return nil, err
	}
	return saturate.Compile(library.Rules, func(r *dsl.Rule) bool {
		e := verdicts[r]
		return e != nil && e.Status.Unions()
	})
})

// Pipelines gives every pass by itself, the rules under each cost model of the
// library, all passes on functions one after the other, every pipeline that has a
// name, and merging with and without rules, also behind one of these. limits bound
// the e-graphs.
func Pipelines(limits egraph.Limits) ([]Pipeline, error) {
	library, err := rules.Library()
	if err != nil {
		return nil, err
	}
	program, err := compiled()
	if err != nil {
		return nil, err
	}
	config := func(cost *dsl.CostModel) func() *passes.Config {
		return func() *passes.Config { return &passes.Config{Program: program, Cost: cost, Limits: limits, LLVM: 22} }
	}
	var list []Pipeline
	var onFunctions []*passes.Pass
	for _, p := range passes.All {
		if p.Module != nil {
			list = append(list, Pipeline{p.Name, passes.Of(p), config(library.Costs[0])})
			continue
		}
		onFunctions = append(onFunctions, p)
		if p.Name == "saturate" {
			for _, cost := range library.Costs {
				list = append(list, Pipeline{"saturate, cost " + cost.Name, passes.Of(p), config(cost)})
			}
			continue
		}
		list = append(list, Pipeline{p.Name, passes.Of(p), config(library.Costs[0])})
	}
	if len(onFunctions) > 1 {
		list = append(list, Pipeline{"all passes", passes.Of(onFunctions...), config(library.Costs[0])})
	}
	for _, named := range passes.Named {
		p, err := passes.Parse(named.Name, passes.All)
		if err != nil {
			return nil, err
		}
		list = append(list, Pipeline{named.Name, p, config(library.Costs[0])})
	}
	modulo := func() *passes.Config {
		cfg := config(library.Costs[0])()
		cfg.MergeModuloRules = true
		return cfg
	}
	for _, text := range []string{"mergefunc", "dce,simplifycfg,saturate,mergefunc"} {
		p, err := passes.Parse(text, passes.All)
		if err != nil {
			return nil, err
		}
		list = append(list, Pipeline{text + " modulo rules", p, modulo})
	}
	return list, nil
}

// NoLimit is the number of changes that means all.
const NoLimit = math.MaxInt

// Run runs the pipeline on a module and gives its text. Each function is
// verified after each pass; a function that is wrong then, and a panic, are
// errors. Of the changes that the rules make only the first allow are made, over
// functions in their order; made says how many there were.
func (p *Pipeline) Run(name string, src []byte, allow int) (after []byte, made int, err error) {
	m, diags := asm.Parse(name, src, asm.Options{Jobs: 1})
	if m == nil {
		return nil, 0, diags.Err()
	}
	cfg := p.Config()
	left := allow
	cfg.Allow = func(*ir.Func) int { return left }
	defer func() {
		if p := recover(); p != nil {
			after, err = nil, &Panic{fmt.Sprint(p)}
		}
	}()
	_, err = passes.RunModule(m, p.Passes, cfg, func(pass *passes.Pass, f *ir.Func) ir.Diagnostics {
		if f == nil {
			if err := verify.Module(m).Err(); err != nil {
				panic(fmt.Sprintf("the module is wrong after %s: %v", pass.Name, err))
			}
			for _, f := range m.Funcs {
				checkFunc(f)
			}
			return nil
		}
		checkFunc(f)
		return nil
	}, func(run func(*ir.Func) ir.Diagnostics) {
		for _, f := range m.Funcs {
			if len(f.Blocks) == 0 {
				continue
			}
			before := cfg.Saturate.Changes
			run(f)
			if n := cfg.Saturate.Changes - before; allow != NoLimit {
				left -= n
			}
		}
	})
	if err != nil {
		return nil, 0, err
	}
	var out bytes.Buffer
	if err := asm.Print(&out, m, asm.PrintOptions{}); err != nil {
		return nil, 0, err
	}
	return out.Bytes(), cfg.Saturate.Changes, nil
}

// checkFunc panics if a function is not as it should be.
func checkFunc(f *ir.Func) {
	if len(f.Blocks) == 0 {
		return
	}
	if err := errors.Join(f.CheckInvariants(), verify.Func(f).Err()); err != nil {
		panic(fmt.Sprintf("%s is wrong: %v", f.Spelling(), err))
	}
}

// Panic is a panic of a pass, or a function that is not what the verifier
// accepts after one.
type Panic struct{ What string }

// Error is what the panic said.
func (p *Panic) Error() string { return p.What }

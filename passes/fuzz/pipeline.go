// Package fuzz tries passes on programs that nobody wrote: random modules,
// checked by running them before and after, and random C programs of csmith,
// compiled and run. What it finds it reduces, and it names the rewrite that did
// it. cmd/fuzz is the command for long runs; tests run a few fixed seeds.
package fuzz

import (
	"bytes"
	"math"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes"
	"rewrite/passes/ir"
	"rewrite/passes/optimize"
)

// A Pipeline is passes as the command would run them.
type Pipeline struct {
	Name   string
	Passes passes.Pipeline
	Config func() *passes.Config // one for each run
}

// Pipelines gives every pass by itself, the rules under each cost model of the
// library, all passes on functions one after the other, every pipeline that has a
// name, and merging with and without rules, also behind one of these. limits bound
// the e-graphs.
func Pipelines(limits egraph.Limits) ([]Pipeline, error) {
	builtin, err := optimize.Builtin()
	if err != nil {
		return nil, err
	}
	config := func(cost *dsl.CostModel) func() *passes.Config {
		return func() *passes.Config {
			return &passes.Config{Program: builtin.Program, Cost: cost, Limits: limits, LLVM: 22}
		}
	}
	var list []Pipeline
	var onFunctions []*passes.Pass
	for _, p := range passes.All {
		if p.Module != nil {
			list = append(list, Pipeline{p.Name, passes.Of(p), config(builtin.Costs[0])})
			continue
		}
		onFunctions = append(onFunctions, p)
		if p.Name == "saturate" {
			for _, cost := range builtin.Costs {
				list = append(list, Pipeline{"saturate, cost " + cost.Name, passes.Of(p), config(cost)})
			}
			continue
		}
		list = append(list, Pipeline{p.Name, passes.Of(p), config(builtin.Costs[0])})
	}
	if len(onFunctions) > 1 {
		list = append(list, Pipeline{"all passes", passes.Of(onFunctions...), config(builtin.Costs[0])})
	}
	for _, named := range passes.Named {
		p, err := passes.Parse(named.Name, passes.All)
		if err != nil {
			return nil, err
		}
		list = append(list, Pipeline{named.Name, p, config(builtin.Costs[0])})
	}
	modulo := func() *passes.Config {
		cfg := config(builtin.Costs[0])()
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
	cfg := p.Config()
	cfg.Allow = func(*ir.Func) int { return allow - cfg.Saturate.Changes } // one job: nobody else counts
	d := optimize.Driver{Pipeline: p.Passes, Config: cfg, Jobs: 1, Verify: true}
	text, found := d.Text(name, src)
	for _, d := range found {
		if optimize.IsBug(d) {
			return nil, 0, &Panic{d.Msg}
		}
	}
	if text == nil {
		return nil, 0, found.Err()
	}
	var out bytes.Buffer
	if _, err := text.WriteTo(&out); err != nil {
		return nil, 0, err
	}
	return out.Bytes(), cfg.Saturate.Changes, nil
}

// Panic is a panic of a pass, or a function that is not what the verifier
// accepts after one.
type Panic struct{ What string }

// Error is what the panic said.
func (p *Panic) Error() string { return p.What }

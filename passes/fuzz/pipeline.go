// Package fuzz tries passes on programs that nobody wrote: random modules,
// checked by running them before and after, and random C programs of csmith,
// compiled and run. What it finds it reduces, and it names the rewrite that did
// it. cmd/fuzz is the command for long runs; tests run a few fixed seeds.
package fuzz

import (
	"bytes"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes"
	"rewrite/passes/optimize"
	"rewrite/passes/target"
)

// A Pipeline is passes as the command would run them.
type Pipeline struct {
	Name   string
	Passes passes.Pipeline
	Config passes.Config
}

// whole tells whether functions are right for the calls of their module alone behind it.
func (p *Pipeline) whole() bool {
	return slices.ContainsFunc(p.Passes.All(), func(x *passes.Pass) bool { return x.Whole })
}

// memory is the passes that hand memory in SSA form from one to the next.
const memory = "cse,gvn,memcpyopt,dse,gvn"

// loops are the passes on loops, in the order in which they help each other.
const loops = "sroa,loopsimplify,licm,looprotate,licm,loopunswitch<nontrivial>,simplifycfg,instsimplify," +
	"loopsimplify,loopidiom,indvars,loopdelete,looppeel,unroll,instsimplify,simplifycfg,dce,loopsimplify,strengthreduce,dce"

// motion is what moves code without changing it, alone and on what optimized code is like.
const (
	motion          = "gcm,lcm"
	optimizedMotion = "O1,gcm,lcm"
)

// runtime is unrolling where it is hardly ever known before how often a loop goes around.
const runtime = "sroa,loopsimplify,looprotate,loopsimplify,unroll<partial;runtime>,instsimplify,dce"

// Pipelines gives every pass by itself, the rules under each cost model of the
// library, all passes on functions one after the other, every pipeline that has a
// name, merging with and without rules, also behind one of these, and those on memory, on loops and for code motion. limits bound
// the e-graphs.
func Pipelines(limits egraph.Limits) ([]Pipeline, error) {
	builtin, err := optimize.Builtin()
	if err != nil {
		return nil, err
	}
	config := func(cost *dsl.CostModel) passes.Config {
		return passes.Config{Program: builtin.Program, Target: target.Options{Cost: cost, LLVM: 22}, Limits: limits}
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
			for i, cost := range builtin.Costs {
				if slices.ContainsFunc(builtin.Costs[:i], func(o *dsl.CostModel) bool { return slices.Equal(o.Entries, cost.Entries) }) {
					continue // another machine, which ranks programs alike
				}
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
		if len(p) > 0 {
			list = append(list, Pipeline{named.Name, p, config(builtin.Costs[0])})
		}
	}
	more, err := Parse([]string{"mergefunc<modulo>", "dce,simplifycfg,saturate,mergefunc<modulo>", memory, "loopunswitch<nontrivial>", "sroa,loopsimplify,indvars", "O1,loopsimplify,indvars", runtime, loops, motion, optimizedMotion}, limits)
	return append(list, more...), err
}

// Parse makes pipelines of their texts, with the rules under the first cost model of the library.
func Parse(texts []string, limits egraph.Limits) (list []Pipeline, err error) {
	builtin, err := optimize.Builtin()
	if err != nil {
		return nil, err
	}
	for _, text := range texts {
		text = strings.TrimSpace(text)
		p, err := passes.Parse(text, passes.All)
		if err != nil {
			return nil, err
		}
		cfg := passes.Config{Program: builtin.Program, Target: target.Options{LLVM: 22}, Limits: limits}
		list = append(list, Pipeline{text, p, cfg})
	}
	return list, nil
}

// Run runs the pipeline on a module and gives its text, and what the run tells. Each
// function is verified after each pass; a function that is wrong then, and a panic, are
// errors. allow is Config.Allow; nil for all changes.
func (p *Pipeline) Run(name string, src []byte, allow func(passes.Place) int) (after []byte, result *passes.Result, err error) {
	cfg := p.Config
	cfg.Allow = allow
	d := optimize.Driver{Pipeline: p.Passes, Config: &cfg, Hooks: passes.Hooks{Jobs: 1, Verify: true}}
	text, result, found := d.Text(name, src)
	for _, d := range found {
		if optimize.IsBug(d) {
			return nil, result, &Panic{d.Msg}
		}
	}
	if text == nil {
		return nil, result, found.Err()
	}
	var out bytes.Buffer
	if _, err := text.WriteTo(&out); err != nil {
		return nil, result, err
	}
	return out.Bytes(), result, nil
}

// Panic is a panic of a pass, or a function that is not what the verifier
// accepts after one.
type Panic struct{ What string }

// Error is what the panic said.
func (p *Panic) Error() string { return p.What }

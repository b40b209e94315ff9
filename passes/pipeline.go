package passes

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

// A Pipeline is what to run, in order.
type Pipeline []Step

// A Step is a pass, or a pipeline of its own that is run again while it changes
// something, Times times at most.
type Step struct {
	Pass  *Pass
	Body  Pipeline // when Pass is nil
	Times int
}

// Of makes a pipeline of passes one after the other.
func Of(list ...*Pass) Pipeline {
	p := make(Pipeline, len(list))
	for i, x := range list {
		p[i].Pass = x
	}
	return p
}

// Default is what is run where nothing is said: the pipeline combine.
func Default() Pipeline {
	p, err := Parse("combine", All)
	if err != nil {
		panic(err) // the table below is wrong
	}
	return p
}

// Named are the pipelines that have a name, in the form that Parse reads.
var Named = []struct{ Name, Text, Doc string }{
	{"O1", "sroa,dce,address,cse,simplifycfg,sink,foldphi,saturate,address,cse,dce,simplifycfg,dce", "what makes good SSA form of clang's -O0 output, and the rules on it"},
	{"combine", "libcalls,sink,foldphi,cse,saturate,dce", "what LLVM's instcombine does, in one round of passes"},
}

// maxRepeat is for repeat(...) without a number: LLVM's passes come to a fixed
// point after two or three rounds, and so do ours.
const maxRepeat = 8

// maxNesting bounds the depth of a pipeline's parentheses.
const maxNesting = 100

// Parse reads a pipeline: names of passes and of named pipelines with commas
// between them. repeat<N>(...) runs what is in its parentheses again while that
// changes the function, at most N times; function(...) only groups, as in LLVM.
// The empty text is the empty pipeline.
func Parse(text string, known []*Pass) (Pipeline, error) {
	if strings.TrimSpace(text) == "" {
		return nil, nil
	}
	p := &pipelineParser{rest: text, known: known}
	list, err := p.list(0)
	if err == nil && p.rest != "" {
		err = fmt.Errorf("there is nothing that %q would close", p.rest[:1])
	}
	return list, err
}

type pipelineParser struct {
	rest  string
	known []*Pass
}

// accept eats white space and then a character, if it is next.
func (p *pipelineParser) accept(c string) bool {
	p.rest = strings.TrimSpace(p.rest)
	rest, ok := strings.CutPrefix(p.rest, c)
	if ok {
		p.rest = rest
	}
	return ok
}

func (p *pipelineParser) list(depth int) (out Pipeline, err error) {
	if depth > maxNesting {
		return nil, fmt.Errorf("parentheses nest deeper than %d", maxNesting)
	}
	for {
		steps, err := p.item(depth)
		if err != nil {
			return nil, err
		}
		out = append(out, steps...)
		if !p.accept(",") {
			return out, nil
		}
	}
}

func (p *pipelineParser) item(depth int) (Pipeline, error) {
	p.accept("")
	n := strings.IndexAny(p.rest, ",()<> \t\n")
	if n < 0 {
		n = len(p.rest)
	}
	name := p.rest[:n]
	p.rest = p.rest[n:]
	times := maxRepeat
	if name == "repeat" && p.accept("<") {
		number, rest, ok := strings.Cut(p.rest, ">")
		count, err := strconv.Atoi(strings.TrimSpace(number))
		if !ok || err != nil || count < 1 {
			return nil, fmt.Errorf("repeat<%s: a number of rounds from 1 is wanted, as in repeat<2>(a,b)", number)
		}
		times, p.rest = count, rest
	}
	if name == "repeat" || name == "function" {
		if !p.accept("(") {
			return nil, fmt.Errorf("%s has no passes: write %s(a,b)", name, name)
		}
		body, err := p.list(depth + 1)
		if err != nil {
			return nil, err
		}
		if !p.accept(")") {
			return nil, fmt.Errorf("the parenthesis of %s( is not closed", name)
		}
		if m := body.firstModule(); m >= 0 {
			return nil, fmt.Errorf("%s(...) is run on each function, and %s is a pass on modules: write it behind a comma", name, body.All()[m].Name)
		}
		if name == "function" {
			return body, nil
		}
		return Pipeline{{Body: body, Times: times}}, nil
	}
	for _, pass := range p.known {
		if pass.Name == name {
			return Of(pass), nil
		}
	}
	for _, named := range Named {
		if named.Name == name {
			return Parse(named.Text, p.known)
		}
	}
	names := make([]string, 0, len(p.known)+len(Named))
	for _, pass := range p.known {
		names = append(names, pass.Name)
	}
	for _, named := range Named {
		names = append(names, named.Name)
	}
	if name == "" {
		where := "at its end"
		if p.rest != "" {
			where = "before " + strconv.Quote(p.rest)
		}
		return nil, fmt.Errorf("a pass is missing %s; passes are %s", where, strings.Join(names, ", "))
	}
	switch ours, llvms := llvmNames[name]; {
	case llvms && ours == "":
		return nil, fmt.Errorf("there is no pass %q yet, LLVM's of that name; passes are %s", name, strings.Join(names, ", "))
	case llvms && slices.Contains(names, ours):
		return nil, fmt.Errorf("there is no pass %q; what LLVM does by that name is here: -passes=%s", name, ours)
	case llvmGroups[name] && strings.HasPrefix(p.rest, "("):
		return nil, fmt.Errorf("%s(...) is not needed: passes on modules and on functions stand beside each other, as in mergefunc,cse", name)
	}
	if near := ir.Nearest(name, names); near != "" {
		return nil, fmt.Errorf("there is no pass %q; did you mean %s? Passes are %s", name, near, strings.Join(names, ", "))
	}
	return nil, fmt.Errorf("there is no pass %q; passes are %s", name, strings.Join(names, ", "))
}

// String is the pipeline as Parse reads it.
func (p Pipeline) String() string {
	parts := make([]string, len(p))
	for i, s := range p {
		if s.Pass != nil {
			parts[i] = s.Pass.Name
		} else {
			parts[i] = fmt.Sprintf("repeat<%d>(%s)", s.Times, s.Body)
		}
	}
	return strings.Join(parts, ",")
}

// All gives the passes in the order of a first round.
func (p Pipeline) All() []*Pass {
	var out []*Pass
	for _, s := range p {
		if s.Pass != nil {
			out = append(out, s.Pass)
		} else {
			out = append(out, s.Body.All()...)
		}
	}
	return out
}

// firstModule is the place of the first pass on modules, -1 if there is none.
func (p Pipeline) firstModule() int {
	return slices.IndexFunc(p.All(), func(pass *Pass) bool { return pass.Module != nil })
}

// WholeModule tells whether the pipeline has a pass on modules, so that RunModule
// has to run it on all of the module's functions.
func (p Pipeline) WholeModule() bool { return p.firstModule() >= 0 }

// RunModule runs a pipeline on a module that was read as a whole: the passes
// between those on modules on its functions by each, which runs what Prepare gave,
// on functions in any order, in parallel or not; cfg and after as in Prepare, with nil
// for the function behind a pass on the module.
func RunModule(m *ir.Module, pipeline Pipeline, cfg *Config, after func(p *Pass, f *ir.Func) ir.Diagnostics, each func(run func(*ir.Func) ir.Diagnostics)) (diags ir.Diagnostics, err error) {
	analyses := manager.New(m)
	for len(pipeline) > 0 {
		n := slices.IndexFunc(pipeline, func(s Step) bool { return s.Pass != nil && s.Pass.Module != nil })
		if n < 0 {
			n = len(pipeline)
		}
		now := pipeline[:max(n, 1)]
		// What is made ready for a module knows nothing of what passes on modules do.
		r, err := prepare(m, now, analyses, cfg, after)
		if err != nil {
			return diags, err
		}
		if pipeline = pipeline[len(now):]; n == 0 {
			p := now[0].Pass
			start, e := time.Now(), r.env(p)
			kept := r.modules[p](m, e)
			r.done(p, start, e)
			analyses.KeepAll(kept)
			if after != nil {
				diags = append(diags, after(p, nil)...)
			}
			continue
		}
		each(func(f *ir.Func) ir.Diagnostics { return r.onFunc(f, now) })
	}
	return diags, nil
}

// A Constraint is a wish on the order of two passes where both are run.
type Constraint struct{ Before, After, Why string }

// Constraints are checked for all named pipelines by a test; of other pipelines
// a user may want to know.
var Constraints = []Constraint{
	{"mem2reg", "saturate", "rules see values, and next to nothing through memory"},
	{"mem2reg", "simplifycfg", "branches on what was stored and loaded are decided only then, and loads keep diamonds from becoming selects"},
	{"sroa", "saturate", "rules see values, and next to nothing through memory"},
	{"sroa", "simplifycfg", "branches on what was stored and loaded are decided only then, and loads keep diamonds from becoming selects"},
	{"sroa", "cse", "a store to a field would hide what is known of all memory"},
	{"address", "cse", "equal addresses are equal values only in one form"},
	{"libcalls", "saturate", "rules see the values and intrinsics that stand for calls"},
	{"sink", "foldphi", "operations that are sunk are done on phis then"},
	{"foldphi", "saturate", "rules see the compare that is left on one way"},
	{"sink", "saturate", "rules see what all ways into a block do only where it is done once"},
	{"mem2reg", "cse", "a store to a variable would hide what is known of all memory"},
	{"dce", "simplifycfg", "dead code counts against selects and joined branches"},
}

// Misordered are the constraints that a pipeline does not keep: the first run of
// After comes before the first run of Before.
func (p Pipeline) Misordered() []Constraint {
	first := func(name string) int {
		return slices.IndexFunc(p.All(), func(pass *Pass) bool { return pass.Name == name })
	}
	var out []Constraint
	for _, c := range Constraints {
		if b, a := first(c.Before), first(c.After); b >= 0 && a >= 0 && a < b {
			out = append(out, c)
		}
	}
	return out
}

// Prepare makes one function of a pipeline on a module. A nil cfg is the zero Config.
// after is called after each pass; nil for nothing. A panic in a pass goes on with the pass's name.
func Prepare(m *ir.Module, pipeline Pipeline, cfg *Config, after func(p *Pass, f *ir.Func) ir.Diagnostics) (func(*ir.Func) ir.Diagnostics, error) {
	r, err := prepare(m, pipeline, manager.New(m), cfg, after)
	if err != nil {
		return nil, err
	}
	return func(f *ir.Func) ir.Diagnostics {
		defer r.analyses.Forget(f)
		return r.onFunc(f, pipeline)
	}, nil
}

// A runner has all passes of a pipeline ready for a module.
type runner struct {
	cfg      *Config
	analyses *manager.Manager
	funcs    map[*Pass]pass.OnFunc
	modules  map[*Pass]pass.OnModule
	after    func(p *Pass, f *ir.Func) ir.Diagnostics
}

func prepare(m *ir.Module, pipeline Pipeline, analyses *manager.Manager, cfg *Config, after func(p *Pass, f *ir.Func) ir.Diagnostics) (r *runner, err error) {
	if cfg == nil {
		cfg = new(Config)
	}
	r = &runner{cfg: cfg, analyses: analyses, funcs: map[*Pass]pass.OnFunc{}, modules: map[*Pass]pass.OnModule{}, after: after}
	for _, p := range pipeline.All() {
		if r.funcs[p] != nil || r.modules[p] != nil {
			continue
		}
		if p.Module != nil {
			r.modules[p], err = p.Module(m, cfg)
		} else {
			r.funcs[p], err = p.Func(m, cfg)
		}
		if err != nil {
			return nil, fmt.Errorf("pass %s: %w", p.Name, err)
		}
	}
	return r, nil
}

func (r *runner) env(p *Pass) *pass.Env { return pass.NewEnv(p.Name, r.analyses, r.cfg.Remarks) }

// done notes what a pass took and said.
func (r *runner) done(p *Pass, start time.Time, e *pass.Env) {
	if r.cfg.Timed {
		r.cfg.addTime(p, time.Since(start))
	}
	if said := e.Said(); len(said) > 0 {
		r.cfg.mu.Lock()
		r.cfg.Said = append(r.cfg.Said, said...)
		r.cfg.mu.Unlock()
	}
}

// onFunc runs passes on a function.
func (r *runner) onFunc(f *ir.Func, pipeline Pipeline) ir.Diagnostics {
	if r.cfg.Select != nil && !r.cfg.Select(f) {
		return nil
	}
	x := &run{runner: r, f: f}
	defer func() {
		if p := recover(); p != nil {
			panic(fmt.Sprintf("pass %s: %v", x.running, p))
		}
	}()
	restore := edit.DebugRecords(f)
	x.pipeline(pipeline)
	restore()
	return x.diags
}

// A run is a pipeline at work on a function.
type run struct {
	*runner
	f     *ir.Func
	diags ir.Diagnostics
	// running is the pass that is at work.
	running string
}

func (r *run) pipeline(p Pipeline) (changed bool) {
	for _, s := range p {
		if s.Pass != nil {
			changed = r.pass(s.Pass) || changed
			continue
		}
		for range s.Times {
			if !r.pipeline(s.Body) {
				break
			}
			changed = true
		}
	}
	return changed
}

func (r *run) pass(p *Pass) (changed bool) {
	r.running = p.Name
	start, e := time.Now(), r.env(p)
	kept := r.funcs[p](r.f, e)
	r.done(p, start, e)
	e.Of(r.f).Keep(kept)
	if r.after != nil {
		r.diags = append(r.diags, r.after(p, r.f)...)
	}
	return kept.Changed()
}

func (cfg *Config) addTime(p *Pass, d time.Duration) {
	cfg.mu.Lock()
	defer cfg.mu.Unlock()
	if cfg.Times == nil {
		cfg.Times = map[*Pass]time.Duration{}
	}
	cfg.Times[p] += d
}

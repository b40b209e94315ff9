package passes

import (
	"errors"
	"fmt"
	"math"
	"runtime/debug"
	"slices"
	"strconv"
	"time"

	"rewrite/passes/analysis/callgraph"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/verify"
	"rewrite/passes/pass"
	"rewrite/passes/target"
)

// Hooks look into a run. Each may be nil or zero; the functions are called from several
// goroutines.
type Hooks struct {
	Jobs int // functions worked on at the same time; 0 for as many as there are processors
	// Verify checks each function after each pass that ran on it, the module after passes
	// on it, and that the analyses that the pass kept still find the same.
	Verify bool
	// Restless runs passes also where nothing changed since they ran, which must not make a
	// difference.
	Restless bool
	// Skip tells which functions are left as they are; it is asked before the passes that
	// run on a function one behind the other.
	Skip func(f *ir.Func) bool
	// After is called behind each pass with the function that it ran on, behind one on
	// components or modules with each of their functions in turn.
	After func(e Event)
}

// An Event is a pass that was run.
type Event struct {
	Pass    *Pass
	Func    *ir.Func
	Before  string // its text, of a pass that changed it; "" if it was not there
	Changed bool
	Gone    bool // the function was taken out of the module
}

// Invalid is a function, or a module, that the verifier does not accept after a pass, or
// of which the pass says that it kept an analysis that finds something else now: the
// cause of an error that is a bug of ours.
type Invalid struct {
	Func *ir.Func // nil for the module
	Pass string
	Err  error
}

// Error names the function and the pass.
func (e *Invalid) Error() string {
	what := "the module"
	if e.Func != nil {
		what = e.Func.Spelling()
	}
	return fmt.Sprintf("internal error: %s is wrong after pass %s: %v", what, e.Pass, e.Err)
}

// Unwrap is what is wrong.
func (e *Invalid) Unwrap() error { return e.Err }

// A Run is a pipeline made ready for a module.
type Run struct {
	mod      *ir.Module
	cfg      *Config
	hooks    Hooks
	stages   []Pipeline // none is empty; see stagesOf
	analyses *manager.Manager
	target   *target.Target
	result   Result
	ready    map[*Step]*ready // of the stage that is prepared
}

// ready is a pass made ready.
type ready struct {
	onFunc   pass.OnFunc
	onSCC    pass.OnSCC
	onModule pass.OnModule
}

// NewRun prepares a pipeline for a module. A nil cfg is the zero Config.
func NewRun(m *ir.Module, p Pipeline, cfg *Config, hooks Hooks) (*Run, error) {
	if cfg == nil {
		cfg = new(Config)
	}
	r := &Run{mod: m, cfg: cfg, hooks: hooks, stages: stagesOf(p), analyses: manager.New(m)}
	if len(r.stages) == 0 {
		return r, nil
	}
	r.target = target.New(m, cfg.Target)
	return r, r.prepare(r.stages[0])
}

// stagesOf cuts a pipeline into what is run on the module as a whole: a pass on modules,
// a group of passes on components, or passes that each function goes through.
func stagesOf(p Pipeline) (stages []Pipeline) {
	for i := 0; i < len(p); {
		n := i + 1
		for p[i].level() == onFunctions && n < len(p) && p[n].level() == onFunctions {
			n++
		}
		stages = append(stages, p[i:n])
		i = n
	}
	return stages
}

// prepare makes the passes of a stage ready. What is made ready for a module knows
// nothing of what passes on modules do, so each stage begins anew.
func (r *Run) prepare(stage Pipeline) error {
	r.ready = map[*Step]*ready{}
	same := map[string]*ready{} // steps that say the same share what is made
	var visit func(p Pipeline) error
	visit = func(p Pipeline) error {
		for i := range p {
			s := &p[i]
			if s.Pass == nil {
				if err := visit(s.Body); err != nil {
					return err
				}
				continue
			}
			text := Pipeline{*s}.String() + " for " + strconv.Itoa(int(s.Goal))
			if same[text] == nil {
				made, err := r.setup(s)
				if err != nil {
					return fmt.Errorf("pass %s: %w", s.Pass.Name, err)
				}
				same[text] = made
			}
			r.ready[s] = same[text]
		}
		return nil
	}
	return visit(stage)
}

func (r *Run) setup(s *Step) (made *ready, err error) {
	setup := &Setup{Module: r.mod, Config: r.cfg, Target: r.target.For(s.Goal), Options: s.Options, Result: &r.result}
	made = new(ready)
	switch s.Pass.level() {
	case onModules:
		made.onModule, err = s.Pass.Module(setup)
	case onComponents:
		made.onSCC, err = s.Pass.SCC(setup)
	default:
		made.onFunc, err = s.Pass.Func(setup)
	}
	return made, err
}

// Result is what the run tells of itself when it is over.
func (r *Run) Result() *Result {
	r.result.addComputed(r.analyses)
	return &r.result
}

// Func runs a pipeline that is not WholeModule on one function, which is then done with.
// Safe for concurrent use on different functions. A panic in a pass goes on with the
// pass's name.
func (r *Run) Func(f *ir.Func) (found diag.Diagnostics) {
	if len(r.stages) == 0 {
		return nil
	}
	defer r.analyses.Forget(f)
	return r.function(f, 0)
}

// function takes a function through a stage.
func (r *Run) function(f *ir.Func, stage int) diag.Diagnostics {
	if r.cfg.Select != nil && !r.cfg.Select(f) {
		return nil
	}
	w := r.work(Place{stage, f.Pos, f.Spelling()}, []*ir.Func{f})
	return w.run(r.stages[stage])
}

// Module runs the pipeline on a module whose bodies are held. After an error the module
// is not to be used any more.
func (r *Run) Module() (found diag.Diagnostics) {
	for i, stage := range r.stages {
		if i > 0 {
			if err := r.prepare(stage); err != nil {
				return append(found, &diag.Diagnostic{Msg: err.Error()})
			}
		}
		if stage[0].level() != onModules {
			if slices.ContainsFunc(slices.Collect(stage.Steps()), func(s *Step) bool { return s.Pass.Tells }) {
				r.analyses.ForgetSecrets()
			} else {
				r.analyses.FindSecrets()
			}
		}
		switch stage[0].level() {
		case onModules:
			found = append(found, r.module(i)...)
		case onComponents:
			found = append(found, r.components(i)...)
		default:
			found = append(found, asm.EachFunc(r.mod, r.hooks.Jobs, func(f *ir.Func) diag.Diagnostics {
				if r.skips(f) {
					return nil
				}
				defer r.leave(f)
				return r.function(f, i)
			})...)
		}
		if found.HasErrors() {
			break
		}
	}
	return found
}

// leave is called when a function is through a stage: the next function has the memory of its analyses. Values keep their numbers while
// it is known by these where pointers lead.
func (r *Run) leave(f *ir.Func) {
	r.analyses.Forget(f)
	if !r.analyses.HasPointsTo() {
		ir.Compact(f)
	}
}

// module runs a pass on the module.
func (r *Run) module(stage int) (found diag.Diagnostics) {
	defer func() {
		if x := recover(); x != nil { // passes on functions and components are caught by asm.Each
			p := &asm.Panic{Value: x, Stack: debug.Stack()}
			found = diag.Diagnostics{{Msg: p.Error(), Cause: p}}
		}
	}()
	return r.work(Place{Stage: stage}, nil).run(r.stages[stage])
}

func (r *Run) skips(f *ir.Func) bool { return r.hooks.Skip != nil && r.hooks.Skip(f) }

// work is a stage at work: on a function, on a component, or on the module.
type work struct {
	*Run
	place   Place
	funcs   []*ir.Func         // none for the module
	order   *callgraph.Order   // of a component
	left    int                // changes that may still be made
	made    int                // that were
	jobs    int                // functions of a component that may be worked on at the same time
	version int                // how many passes changed something
	rests   map[*ir.Func]*rest // nil for passes on the component or the module
	found   diag.Diagnostics
	failed  bool   // a pass panicked on one of the functions
	running string // the pass that is at work
	later   []publication
	env     *pass.Env // of the last pass
}

// A publication is what a pass put off, see pass.Env.Publish.
type publication struct {
	work    *work
	pass    *Pass
	on      []*ir.Func
	changes []func()
}

// publish does it, and what is due behind it.
func (p publication) publish() (found diag.Diagnostics) {
	before := p.work.texts(p.on)
	for _, change := range p.changes {
		change()
	}
	if p.work.hooks.Verify {
		found = p.work.check(p.pass, p.on, manager.All)
	}
	if p.work.hooks.After != nil {
		p.work.tell(p.pass, p.on, before)
	}
	return found
}

// rest is what tells which passes need not run again.
type rest struct {
	changed int            // version behind the last change of the function
	after   map[*ready]int // version behind the last run of a pass
}

// rest is that of a function, or of the component or the module for nil.
func (w *work) rest(f *ir.Func) *rest {
	x := w.rests[f]
	if x == nil {
		x = &rest{after: map[*ready]int{}}
		w.rests[f] = x
	}
	return x
}

func (r *Run) work(at Place, funcs []*ir.Func) *work {
	w := &work{Run: r, place: at, funcs: funcs, left: math.MaxInt, jobs: 1, rests: map[*ir.Func]*rest{}}
	if r.cfg.Allow != nil {
		w.left = r.cfg.Allow(at)
	}
	return w
}

func (w *work) run(p Pipeline) diag.Diagnostics {
	defer func() {
		if x := recover(); x != nil {
			panic(fmt.Sprintf("pass %s: %v", w.running, x))
		}
	}()
	restore := make([]func(), len(w.funcs))
	for i, f := range w.funcs {
		restore[i] = edit.DebugRecords(f)
	}
	w.pipeline(p, w.funcs)
	for _, f := range restore {
		f()
	}
	if w.made > 0 {
		w.result.mu.Lock()
		addTo(&w.result.Changes, w.place, w.made)
		w.result.mu.Unlock()
	}
	return w.found
}

// pipeline runs steps on functions of the component, or on the module.
func (w *work) pipeline(p Pipeline, on []*ir.Func) (changed bool) {
	for i := 0; i < len(p) && !w.failed; i++ {
		if n := w.apart(p[i:], on); n > 0 {
			changed = w.each(p[i:i+n], on) || changed
			i += n - 1
			continue
		}
		s := &p[i]
		if s.Pass != nil {
			changed = w.step(s, on) || changed
			continue
		}
		for range s.Times {
			if !w.pipeline(s.Body, on) {
				break
			}
			changed = true
		}
	}
	return changed
}

// step runs a pass: one on functions on each of the component.
func (w *work) step(s *Step, on []*ir.Func) (changed bool) {
	made := w.ready[s]
	switch s.Pass.level() {
	case onModules:
		return w.visit(s, made, nil, w.mod.Funcs, func(e *pass.Env) manager.Kept { return made.onModule(w.mod, e) })
	case onComponents:
		return w.visit(s, made, nil, on, func(e *pass.Env) manager.Kept { return made.onSCC(on, e) })
	}
	for i, f := range on {
		if len(on) > 1 && w.cfg.Select != nil && !w.cfg.Select(f) {
			continue
		}
		changed = w.visit(s, made, f, on[i:i+1], func(e *pass.Env) manager.Kept {
			if f.Attrs.Has("optnone") {
				e.Remarks(f).Missed(nil, "the function is marked optnone")
				return manager.All
			}
			return made.onFunc(f, e)
		}) || changed
	}
	return changed
}

// visit runs a pass on functions: of one on functions on f, nil for others. Passes are idempotent, so that one is not run
// again if nothing changed since it ran.
func (w *work) visit(s *Step, made *ready, f *ir.Func, on []*ir.Func, run func(e *pass.Env) manager.Kept) (changed bool) {
	at := w.rest(f)
	last, ran := at.after[made]
	moved := len(on) == 0 && w.version > last // a module of variables
	for _, f := range on {
		x := w.rests[f]
		moved = moved || x != nil && x.changed > last
	}
	if ran && !w.hooks.Restless && !moved {
		if w.cfg.Timed {
			w.result.note(s, Ran{Rested: 1})
		}
		return false
	}
	if changed = w.pass(s, on, run); changed {
		w.version++
		for _, f := range on {
			w.rest(f).changed = w.version
		}
	}
	at.after[made] = w.version
	return changed
}

// pass runs a pass on functions, and does what is due behind it.
func (w *work) pass(s *Step, on []*ir.Func, run func(e *pass.Env) manager.Kept) (changed bool) {
	if w.left <= 0 {
		return false
	}
	p := s.Pass
	w.running = p.Name
	w.env = w.env.Renew(p.Name, w.analyses, w.target.For(s.Goal), w.cfg.Remarks)
	e := w.env
	e.Select, e.Allowed, e.Order = w.cfg.Select, w.left, w.order
	before := w.texts(on)
	var start time.Time
	if w.cfg.Timed {
		start = time.Now()
	}
	if w.cfg.Program != nil {
		e.Rules = w.cfg.Program.Simplify
	}
	kept := run(e)
	e.Close()
	var took time.Duration
	if w.cfg.Timed {
		took = time.Since(start)
	}
	if kept.Changed() {
		n := max(e.Made, 1)
		w.made += n
		w.left -= n
	}
	w.note(s, e, took, kept.Changed())
	if p.level() == onModules {
		on = w.mod.Funcs
	}
	if w.hooks.Verify {
		w.found = append(w.found, w.check(p, on, kept)...)
	}
	if p.level() == onModules {
		w.analyses.KeepAll(kept)
	} else {
		for _, f := range on {
			w.analyses.Of(f).Keep(kept)
		}
	}
	told := on
	if changes := e.Published(); len(changes) > 0 {
		w.later = append(w.later, publication{w, p, on, changes})
		told = nil // there, but for what changed here
		for _, f := range on {
			if w.hooks.After != nil && before[f] != print.Func(f) {
				told = append(told, f)
			} else {
				delete(before, f)
			}
		}
	}
	if w.hooks.After != nil {
		w.tell(p, told, before)
	}
	return kept.Changed()
}

// note adds what a pass said and took.
func (w *work) note(s *Step, e *pass.Env, took time.Duration, changed bool) {
	if said := e.Said(); len(said) > 0 {
		w.result.mu.Lock()
		w.result.Remarks = append(w.result.Remarks, said...)
		w.result.mu.Unlock()
	}
	if w.cfg.Timed {
		ran := Ran{Runs: 1, Time: took}
		if changed {
			ran.Changed = 1
		}
		w.result.note(s, ran)
	}
}

// check verifies functions after a pass, and what it says it kept.
func (w *work) check(p *Pass, on []*ir.Func, kept manager.Kept) (found diag.Diagnostics) {
	invalid := func(f *ir.Func, err error) {
		if err != nil {
			e := &Invalid{f, p.Name, err}
			found = append(found, &diag.Diagnostic{Msg: e.Error(), Cause: e})
		}
	}
	for _, f := range on {
		if len(f.Blocks) > 0 {
			invalid(f, errors.Join(f.CheckInvariants(), verify.Func(f).Err()))
		}
	}
	if p.level() == onModules && len(found) == 0 {
		invalid(nil, verify.Module(w.mod).Err())
	}
	if len(found) > 0 {
		return found // analyses are of what is right
	}
	for _, f := range on {
		if len(f.Blocks) > 0 {
			invalid(f, w.analyses.Of(f).Check(kept))
		}
	}
	return found
}

// texts are functions as they are, for tell.
func (w *work) texts(on []*ir.Func) (texts map[*ir.Func]string) {
	if w.hooks.After == nil {
		return nil
	}
	texts = make(map[*ir.Func]string, len(on))
	for _, f := range on {
		if len(f.Blocks) > 0 {
			texts[f] = print.Func(f)
		}
	}
	return texts
}

// tell calls After for each function, those that are gone last.
func (w *work) tell(p *Pass, on []*ir.Func, before map[*ir.Func]string) {
	for _, f := range on {
		if len(f.Blocks) > 0 {
			was := before[f]
			delete(before, f)
			w.hooks.After(Event{Pass: p, Func: f, Before: was, Changed: was != print.Func(f)})
		}
	}
	var gone []*ir.Func
	for f := range before {
		gone = append(gone, f)
	}
	slices.SortFunc(gone, func(a, b *ir.Func) int {
		return Place{Pos: a.Pos, Func: a.Spelling()}.compare(Place{Pos: b.Pos, Func: b.Spelling()})
	})
	for _, f := range gone {
		w.hooks.After(Event{Pass: p, Func: f, Before: before[f], Changed: true, Gone: true})
	}
}

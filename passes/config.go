package passes

import (
	"cmp"
	"slices"
	"sync"
	"time"

	"rewrite/passes/ir/remark"
	"rewrite/passes/saturate/why"

	"rewrite/egraph"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/program"
	"rewrite/passes/target"
)

// Config is what all passes of a pipeline are told; what is of one pass alone stands in
// the pipeline. It is not changed by a run.
type Config struct {
	// Program is the compiled rules; nil for none.
	Program *program.Program
	// Target is what the module is compiled for; the zero value takes it from the module
	// and the library's generic cost model.
	Target target.Options
	// Limits bound each e-graph.
	Limits egraph.Limits
	// Select tells which functions may be changed; nil is all.
	Select func(f *ir.Func) bool

	// Remarks asks for remarks. Those of rules name the rules, for which blocks that
	// change are saturated a second time.
	Remarks bool
	// Timed asks for the time that each pass takes.
	Timed bool

	// Allow gives the number of changes that may be made at a place; nil allows all. See
	// Result.Share.
	Allow func(Place) int

	// Coverage, if not nil, counts what the pass saturate does with each rule.
	Coverage *why.Coverage
}

// A Result is what a run tells of itself. The zero Result is that of no run.
type Result struct {
	// Remarks are in no order.
	Remarks []remark.Remark
	// Saturate counts what the pass saturate did, over all functions.
	Saturate saturate.Stats
	// Times is how long each pass took, over all functions, if that was asked for.
	Times map[*Pass]time.Duration
	// Steps is what each step of the pipeline that is a pass came to, if times were asked for.
	Steps map[*Step]Ran
	// Computed is how often each analysis was computed, by name.
	Computed map[string]int
	// Changes is how many changes were made where: each replacement of a value by the
	// rules is one, and all that another pass did to a function, a component or a module.
	Changes map[Place]int

	mu sync.Mutex
}

// Ran is what a step of a pipeline came to, over all that it was to be run on: functions,
// components, or the module.
type Ran struct {
	Runs    int // how often it was run
	Changed int // how often it changed something
	Rested  int // how often it was not run, as nothing had changed since it was
	Time    time.Duration
}

// note adds what a step came to somewhere.
func (r *Result) note(s *Step, ran Ran) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.addStep(s, ran)
	addTo(&r.Times, s.Pass, ran.Time)
}

func (r *Result) addStep(s *Step, o Ran) {
	sum := r.Steps[s]
	sum.Runs += o.Runs
	sum.Changed += o.Changed
	sum.Rested += o.Rested
	sum.Time += o.Time
	if r.Steps == nil {
		r.Steps = map[*Step]Ran{}
	}
	r.Steps[s] = sum
}

// A Place is where changes are counted: a function, a component or the module in a stage
// of a pipeline. Stages are the passes on modules, the groups of passes on components,
// and what stands between these.
type Place struct {
	Stage int
	Pos   uint32 // of the function, or the first one of the component, in the source
	Func  string // its spelling; "" for the module
}

func (p Place) compare(q Place) int {
	return cmp.Or(cmp.Compare(p.Stage, q.Stage), cmp.Compare(p.Pos, q.Pos), cmp.Compare(p.Func, q.Func))
}

// Made is the number of all changes.
func (r *Result) Made() (n int) {
	for _, k := range r.Changes {
		n += k
	}
	return n
}

// Share gives out the first n of the changes that a run made, in the order of stages and
// functions: a run that is the same otherwise makes these and no others with it as
// Config.Allow.
func (r *Result) Share(n int) (allow func(Place) int) {
	places := make([]Place, 0, len(r.Changes))
	for p := range r.Changes {
		places = append(places, p)
	}
	slices.SortFunc(places, Place.compare)
	share := make(map[Place]int, len(places))
	for _, p := range places {
		share[p] = min(n, r.Changes[p])
		n -= share[p]
	}
	return func(p Place) int { return share[p] }
}

// Add adds what another run tells.
func (r *Result) Add(o *Result) {
	r.Remarks = append(r.Remarks, o.Remarks...)
	r.Saturate.Add(o.Saturate)
	for p, d := range o.Times {
		addTo(&r.Times, p, d)
	}
	for s, ran := range o.Steps {
		r.addStep(s, ran)
	}
	for name, n := range o.Computed {
		addTo(&r.Computed, name, n)
	}
	for p, n := range o.Changes {
		addTo(&r.Changes, p, n)
	}
}

// addTo adds to what a map, which need not be there yet, has for a key.
func addTo[K comparable, N int | time.Duration](m *map[K]N, k K, n N) {
	if *m == nil {
		*m = map[K]N{}
	}
	(*m)[k] += n
}

func (r *Result) addSaturate(s saturate.Stats) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.Saturate.Add(s)
}

// addComputed takes the counts of a manager that is done with.
func (r *Result) addComputed(m *manager.Manager) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for name, n := range m.Computed() {
		addTo(&r.Computed, name, n)
	}
}

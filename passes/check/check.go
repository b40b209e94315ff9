// Package check validates a translation by execution: it runs each function of a
// module and the same function of a changed module on the same inputs, and tells
// where the second does something that the first could not have done. What the
// first leaves open by undefined behaviour, poison or undef the second may settle;
// never the reverse (SEMANTICS, header).
//
// What is found is wrong; what is not found is not proved right. README.md beside
// this file states what is tried and what is not.
package check

import (
	"errors"
	"fmt"
	"slices"
	"sort"
	"strings"

	"rewrite/passes/ir/asm/print"

	"rewrite/passes/analysis/globaluse"
	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
)

// Options tells how much to try. Zero fields stand for the defaults.
type Options struct {
	Bits    int    // functions with at most so many bits of parameters are tried on all inputs
	Inputs  int    // most inputs for others
	Choices int    // most combinations of choices (of freeze, say) to go through for an input
	Fuel    uint64 // instructions of a run
	Seed    uint64
	// Whole is for what a pass on modules made: a function that only its module calls, by name, may have become what it is for these
	// calls, and is run by them alone.
	Whole bool
	// Func tells which functions to look at; nil is all.
	Func func(f *ir.Func) bool
}

// The defaults of Options.
const (
	DefaultBits    = 20 // a million inputs
	DefaultInputs  = 2000
	DefaultChoices = 300 // a byte's worth
	DefaultFuel    = 100_000
)

// Status is what is known of a function.
type Status uint8

const (
	Same      Status = iota // the text is the same
	Agrees                  // run, and no difference seen
	Skipped                 // not run, or nothing could be told
	Different               // the target does what the source could not
)

var statusNames = [...]string{"same", "agrees", "skipped", "different"}

// String is the status in a word.
func (s Status) String() string { return statusNames[s] }

// A Result is what was found about one function.
type Result struct {
	Func    string // spelling, with @
	Status  Status
	Why     string // of Skipped and Different, one line
	Changed bool   // the text differs
	All     bool   // every input was tried

	Inputs  int            // tried
	UB      int            // of these undefined in the source, so that anything goes
	Unknown map[string]int // of these those about which nothing could be told, by reason
	Input   []string       // of a difference: the arguments and memory
	Source  []string       // the run of the source, an event a line
	Target  []string

	firstUB string
}

// A Report is what was found about two modules.
type Report struct {
	Results []Result
	// Errors are about the modules: functions that one of them does not have,
	// other signatures, other variables.
	Errors []string
	// Notes are about functions that were added or removed, which is allowed.
	Notes []string
}

// OK tells that something was checked, nothing differs, and what was skipped has
// the same text.
func (r *Report) OK() bool { return len(r.Problems()) == 0 }

// Problems are the reasons for which OK is false.
func (r *Report) Problems() (list []string) {
	list = append(list, r.Errors...)
	checked := 0
	for _, f := range r.Results {
		switch {
		case f.Status == Same, f.Status == Agrees:
			checked++
		case f.Status == Different:
			list = append(list, f.Func+": "+f.Why)
		case f.Changed:
			list = append(list, f.Func+" differs in its text and was skipped: "+f.Why)
		}
	}
	if checked == 0 && len(list) == 0 {
		list = append(list, "nothing was checked")
	}
	return list
}

// Modules compares all functions of two modules.
func Modules(before, after interp.Source, opt Options) *Report {
	if opt.Bits == 0 {
		opt.Bits = DefaultBits
	}
	if opt.Inputs == 0 {
		opt.Inputs = DefaultInputs
	}
	if opt.Choices == 0 {
		opt.Choices = DefaultChoices
	}
	if opt.Fuel == 0 {
		opt.Fuel = DefaultFuel
	}
	r := &Report{}
	r.globals(before.Module, after.Module)
	uses, left := globaluse.Find(before.Module), globaluse.Find(after.Module)
	for _, f := range before.Module.Funcs {
		if f.IsDecl() || opt.Func != nil && !opt.Func(f) {
			continue
		}
		g := lookup(after.Module, f)
		switch {
		case opt.Whole && isLocal(f.Global) && !f.Kept && (onlyCalled(uses, f) || g != nil && onlyCalled(left, g)):
			r.Notes = append(r.Notes, f.Spelling()+" is run where it is called")
		case g == nil && isDiscardable(f.Global):
			r.Notes = append(r.Notes, f.Spelling()+" is only in "+before.Name+", where nothing outside relies on it")
		case g == nil || g.IsDecl():
			r.Errors = append(r.Errors, f.Spelling()+" is not defined in "+after.Name)
		case isLocal(f.Global) && isLocal(g.Global) && !sameParams(f, g):
			r.Notes = append(r.Notes, f.Spelling()+" has another type, or other parameters, in "+after.Name+", and is run by those that call it only")
		case f.FuncType.String() != g.FuncType.String() || f.CC != g.CC:
			r.Errors = append(r.Errors, fmt.Sprintf("%s is %s in %s and %s in %s", f.Spelling(), f.FuncType, before.Name, g.FuncType, after.Name))
		default:
			r.Results = append(r.Results, function(before, after, f, g, &opt))
		}
	}
	for _, g := range after.Module.Funcs {
		if !g.IsDecl() && (opt.Func == nil || opt.Func(g)) {
			if f := lookup(before.Module, g); f == nil || f.IsDecl() {
				if isLocal(g.Global) {
					r.Notes = append(r.Notes, g.Spelling()+" is only in "+after.Name)
				} else {
					r.Errors = append(r.Errors, g.Spelling()+" is only defined in "+after.Name)
				}
			}
		}
	}
	return r
}

// sameParams tells whether two functions are of one type and have parameters of the same names: a pass may have put another one of the same
// type in the place of one.
func sameParams(f, g *ir.Func) bool {
	return f.FuncType.String() == g.FuncType.String() && slices.EqualFunc(f.Params, g.Params, func(p, q *ir.Value) bool { return p.Name == q.Name })
}

func lookup(m *ir.Module, f *ir.Func) *ir.Func {
	key := f.Name
	if key == "" {
		key = fmt.Sprintf("\x00%d", f.Global.Number)
	}
	g := m.Lookup(key)
	for g != nil && g.Kind == ir.Alias { // a function may become another name of one that does the same
		g = g.Init.AsGlobal()
	}
	if g != nil {
		return g.Func
	}
	return nil
}

// isDiscardable tells whether a function may go when its module does not use it.
func isDiscardable(g *ir.Global) bool {
	return isLocal(g) || g.Linkage == "linkonce" || g.Linkage == "linkonce_odr" || g.Linkage == "available_externally"
}

// onlyCalled tells whether nobody has the address of a function. Where that is so of the target alone, the source's address led nowhere
// but to calls, or what it was compared with, stored or passed as is not what it was.
func onlyCalled(uses *globaluse.Uses, f *ir.Func) bool {
	return !slices.ContainsFunc(uses.Of(f.Global), func(u globaluse.Use) bool { return !u.IsCall() && !u.Label })
}

func isLocal(g *ir.Global) bool { return g.Linkage == "internal" || g.Linkage == "private" }

// globals compares variables: those that others know must be there, and be the same.
func (r *Report) globals(a, b *ir.Module) {
	for _, g := range a.Globals {
		if g.Kind == ir.Function || g.Name == "" || strings.HasPrefix(g.Name, "llvm.") {
			continue
		}
		h := b.Lookup(g.Name)
		switch {
		case h == nil && isDiscardable(g), h == nil && g.IsDecl():
		case h == nil || h.Kind != g.Kind:
			r.Errors = append(r.Errors, g.Spelling()+" is not in the target, or is something else there")
		case h.ValueType.String() != g.ValueType.String():
			r.Errors = append(r.Errors, fmt.Sprintf("%s is of type %s in the source and %s in the target", g.Spelling(), g.ValueType, h.ValueType))
		case !isLocal(g) && (h.Constant != g.Constant || h.IsDecl() != g.IsDecl()):
			r.Errors = append(r.Errors, g.Spelling()+" is not as constant, or as defined, in the target as in the source")
		}
	}
}

// function compares one function.
func function(before, after interp.Source, f, g *ir.Func, opt *Options) (r Result) {
	r = Result{Func: f.Spelling(), Unknown: map[string]int{}}
	r.Changed = print.Func(f) != print.Func(g)
	if !r.Changed {
		r.Status = Same
		return r
	}
	skip := func(why string) Result {
		r.Status, r.Why = Skipped, why
		return r
	}
	if f.Verbatim != "" || g.Verbatim != "" {
		return skip("its body has something that is not understood")
	}
	reached := reachable(f, g)
	memory := false
	addresses := false
	for h := range reached {
		for _, b := range h.Blocks {
			for _, v := range b.Instrs {
				memory = memory || v.Op.Is(ir.MayRead) || v.Op.Is(ir.MayWrite)
				addresses = addresses || looksAtAddress(v)
			}
		}
	}
	in, why := newInputs(f, constants(f, g), memory, opt)
	if why != "" {
		return skip(why)
	}
	c := &comparison{opt: opt, in: in, r: &r, addresses: addresses}
	names := slices.DeleteFunc(sortedGlobals(f, g), func(name string) bool { return isUnread(before.Module, after.Module, name) })
	for i, s := range []interp.Source{before, after} {
		w := &world{f: []*ir.Func{f, g}[i], globals: names, nans: nanSizes(f)}
		m, err := interp.New(w.machineOptions(opt.Fuel), s)
		if err != nil {
			return skip(err.Error())
		}
		w.m = m
		c.worlds[i] = w
	}
	for i := range in.n {
		if !c.input(in.at(i)) {
			r.Inputs++
			r.Status = Different
			return r
		}
		r.Inputs++
	}
	r.All = in.all
	unknown := 0
	for _, n := range r.Unknown {
		unknown += n
	}
	if r.UB+unknown >= r.Inputs {
		return skip(nothingTold(&r))
	}
	r.Status = Agrees
	return r
}

// isUnread tells of a variable that only the module knows that what is stored to it can be read by nothing in
// the target: it is gone there, or constant, so that what is read is what it was initialized with.
func isUnread(before, after *ir.Module, name string) bool {
	g, h := before.Lookup(name), after.Lookup(name)
	return g != nil && isLocal(g) && (h == nil || h.Constant)
}

// nothingTold says why a function that ran is skipped after all.
func nothingTold(r *Result) string {
	if r.UB == r.Inputs {
		return "every input that was tried is undefined in the source, the first one by " + r.firstUB
	}
	return "nothing could be told of any input: " + unknowns(r.Unknown)
}

// unknowns lists reasons with their counts, most frequent first.
func unknowns(m map[string]int) string {
	var reasons []string
	for why := range m {
		reasons = append(reasons, why)
	}
	sort.Slice(reasons, func(i, j int) bool {
		a, b := reasons[i], reasons[j]
		if m[a] != m[b] {
			return m[a] > m[b]
		}
		return a < b
	})
	for i, why := range reasons {
		reasons[i] = fmt.Sprintf("%s (%d)", why, m[why])
	}
	return strings.Join(reasons, ", ")
}

// looksAtAddress tells whether an instruction's result depends on where objects
// lie, which need not be the same in both programs.
func looksAtAddress(v *ir.Value) bool {
	switch v.Op {
	case ir.OpPtrToInt, ir.OpPtrToAddr, ir.OpIntToPtr, ir.OpAddrSpaceCast:
		return true
	case ir.OpICmp:
		return v.Args[0].Type.Scalar().IsPtr() && v.Pred != ir.EQ && v.Pred != ir.NE
	}
	for _, a := range v.Args {
		if a.IsConstExpr() && looksAtAddress(a) {
			return true
		}
	}
	return false
}

// A comparison runs one function in both modules.
type comparison struct {
	opt       *Options
	in        *inputs
	r         *Result
	worlds    [2]*world // source, target
	addresses bool
	settled   bool // of the last input: nothing can be told of it
	searched  int  // runs of the source that looked for one that is as the target's
}

// fullSearches is for how many inputs of a function all choices of the source are
// gone through, or as many runs spread over more inputs.
const fullSearches = 10

// targetChoices is how many runs of the target each input gets.
const targetChoices = 12

// input compares on one input; false is that there is a difference, put into the result.
func (c *comparison) input(x *input) bool {
	src, tgt := c.worlds[0], c.worlds[1]
	first := src.run(x, nil, c.opt.Fuel)
	if c.open(&first) {
		return true
	}
	plan := []uint64(nil)
	for n := range targetChoices {
		b := tgt.run(x, plan, c.limit(&first))
		next, more := sample(x.seed, n, tgt.choices, tgt.options)
		if why := unsupported(&b); why != "" {
			c.r.Unknown[why]++
			return true
		}
		// Most often the run that takes the same choices is the one to compare with.
		a := src.run(x, tgt.choices, c.opt.Fuel)
		if c.open(&a) {
			return true
		}
		if why := c.compare(&a, &b); why != "" && !c.allowed(x, &b) {
			if c.settled {
				return true
			}
			c.difference(x, &a, &b, why)
			return false
		}
		if !more {
			break
		}
		plan = next
	}
	return true
}

// allowed goes through all that the source can do, as far as that ends, for a run
// that is as the target's. settled is set if the input says nothing after all.
func (c *comparison) allowed(x *input, b *outcome) bool {
	c.settled = true
	src := c.worlds[0]
	var plan []uint64
	narrowed := false
	for n := 0; ; n++ {
		a := src.run(x, plan, c.opt.Fuel)
		if c.open(&a) {
			return false
		}
		if c.compare(&a, b) == "" {
			return true
		}
		narrowed = narrowed || a.narrowed || endless(src.options)
		next, more := following(src.choices, src.options)
		c.searched++
		if more && n < c.opt.Choices && c.searched < fullSearches*c.opt.Choices {
			plan = next
			continue
		}
		switch {
		case more || narrowed:
			c.r.Unknown["choices of freeze and the like that are too many to go through"]++
		case c.addresses:
			c.r.Unknown["a result that may depend on addresses"]++
		default:
			c.settled = false
		}
		return false
	}
}

// limit is how many instructions the target may take where the source took some.
func (c *comparison) limit(a *outcome) uint64 { return 100*a.steps + c.opt.Fuel }

// open tells whether a run of the source leaves everything open, and counts the
// input then: its behaviour is undefined, or not known.
func (c *comparison) open(a *outcome) bool {
	if ub := (*interp.UB)(nil); errors.As(a.err, &ub) {
		if c.r.UB == 0 {
			c.r.firstUB = ub.Error()
		}
		c.r.UB++
		return true
	}
	why := unsupported(a)
	if errors.Is(a.err, interp.ErrFuel) {
		why = fmt.Sprintf("a run of more than %d instructions", c.opt.Fuel)
	}
	if why != "" {
		c.r.Unknown[why]++
	}
	return why != ""
}

// unsupported tells what the interpreter could not do.
func unsupported(a *outcome) string {
	switch u := (*interp.Unsupported)(nil); {
	case errors.As(a.err, &u):
		return u.What
	case errors.Is(a.err, interp.ErrStack), errors.Is(a.err, interp.ErrMemory):
		return a.err.Error()
	}
	return ""
}

// compare tells how the target's run is none that the source's run allows.
func (c *comparison) compare(a, b *outcome) string {
	if ub := (*interp.UB)(nil); errors.As(b.err, &ub) {
		return "the target has undefined behaviour: " + ub.Reason
	}
	if errors.Is(b.err, interp.ErrFuel) {
		return fmt.Sprintf("the target does not end within %d instructions, and the source after %d", b.steps, a.steps)
	}
	return newMatching(c.worlds[0], c.worlds[1], a, b).outcome(a, b, c.worlds[0].f.FuncType.Elem)
}

// endless tells whether some choice had too many options to go through.
func endless(options []uint64) bool {
	for _, n := range options {
		if n == 0 || n > 1<<16 {
			return true
		}
	}
	return false
}

// sample is the next combination of choices to try: each where they are few, some
// where they are many.
func sample(seed uint64, n int, choices, options []uint64) (next []uint64, more bool) {
	all := uint64(1)
	for _, k := range options {
		if k == 0 || all > targetChoices {
			all = targetChoices + 1
			break
		}
		all *= k
	}
	if all <= targetChoices {
		return following(choices, options)
	}
	for i, k := range options {
		h := hashOf(seed, "choice", n, i)
		if k > 0 {
			h %= k
		}
		next = append(next, h)
	}
	return next, true
}

// following is the next combination of choices, as an odometer counts; the last
// one turns fastest.
func following(choices, options []uint64) (next []uint64, more bool) {
	for i := len(choices) - 1; i >= 0; i-- {
		if n := options[i]; n == 0 || choices[i]+1 < n {
			if n == 0 && choices[i] >= 3 { // of endless ones, the first few
				continue
			}
			next = append([]uint64(nil), choices[:i+1]...)
			next[i]++
			return next, true
		}
	}
	return nil, false
}

// difference describes what was found.
func (c *comparison) difference(x *input, a, b *outcome, why string) {
	r := c.r
	r.Why = why
	src, tgt := c.worlds[0], c.worlds[1]
	for i, p := range x.args {
		t := src.f.FuncType.Fields[i]
		name := fmt.Sprintf("%%%d", i)
		if i < len(src.f.Params) && src.f.Params[i].Name != "" {
			name = "%" + ir.QuoteName(src.f.Params[i].Name)
		}
		r.Input = append(r.Input, fmt.Sprintf("%s %s = %s", t, name, src.m.Format(t, src.value(t, p))))
	}
	for i, n := range x.buffers {
		data := make([]byte, n)
		fill(data, x.fill, hashOf(x.seed, "buffer", i))
		text := fmt.Sprintf("% x", data)
		if x.fill == fillUndef {
			text = "undef"
		}
		r.Input = append(r.Input, fmt.Sprintf("buffer%d: %d bytes: %s", i, n, text))
	}
	if x.globals {
		r.Input = append(r.Input, fmt.Sprintf("variables have random content, of seed %d", x.seed))
	}
	r.Source, r.Target = c.lines(src, a), c.lines(tgt, b)
}

// lines is a run, an event a line, and how it ended.
func (c *comparison) lines(w *world, o *outcome) (list []string) {
	for _, e := range o.events {
		list = append(list, e.text)
	}
	switch {
	case o.err != nil:
		list = append(list, o.err.Error())
	case w.f.FuncType.Elem.Kind == ir.VoidKind:
		list = append(list, "return")
	default:
		list = append(list, "return "+w.f.FuncType.Elem.String()+" "+w.m.Format(w.f.FuncType.Elem, o.value))
	}
	return list
}

func sortObjects(list []*interp.Object) {
	sort.Slice(list, func(i, j int) bool { return list[i].Base < list[j].Base })
}

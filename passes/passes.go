// Package passes holds the table of passes and runs pipelines of them. A pass
// works on one function at a time, on functions that call each other, or on a module;
// its story is in a package of its own below this one.
package passes

import (
	"errors"
	"runtime"

	"rewrite/passes/constfold"
	"rewrite/passes/demand"
	"rewrite/passes/narrowswitch"
	"rewrite/passes/saturate/why"

	"rewrite/passes/address"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/pointsto"
	"rewrite/passes/blockorder"
	"rewrite/passes/constraints"
	"rewrite/passes/cse"
	"rewrite/passes/cvp"
	"rewrite/passes/dce"
	"rewrite/passes/dse"
	"rewrite/passes/foldphi"
	"rewrite/passes/gcm"
	"rewrite/passes/gvn"
	"rewrite/passes/instsimplify"
	"rewrite/passes/ipo/argpromotion"
	"rewrite/passes/ipo/constmerge"
	"rewrite/passes/ipo/deadargelim"
	"rewrite/passes/ipo/effects"
	"rewrite/passes/ipo/globaldce"
	"rewrite/passes/ipo/globalopt"
	"rewrite/passes/ipo/inline"
	"rewrite/passes/ipo/ipsccp"
	"rewrite/passes/ir"
	"rewrite/passes/joinaccess"
	"rewrite/passes/jumpthread"
	"rewrite/passes/lcm"
	"rewrite/passes/libcalls"
	"rewrite/passes/loadhoist"
	"rewrite/passes/loop/canonicalloop"
	"rewrite/passes/loop/indvars"
	"rewrite/passes/loop/lcssa"
	"rewrite/passes/loop/licm"
	"rewrite/passes/loop/loopdelete"
	"rewrite/passes/loop/loopidiom"
	"rewrite/passes/loop/looppeel"
	"rewrite/passes/loop/looprotate"
	"rewrite/passes/loop/loopsimplify"
	"rewrite/passes/loop/loopunswitch"
	"rewrite/passes/loop/loopvectorize"
	"rewrite/passes/loop/strengthreduce"
	"rewrite/passes/loop/unroll"
	"rewrite/passes/lowerexpect"
	"rewrite/passes/mem2reg"
	"rewrite/passes/memcpyopt"
	"rewrite/passes/mergefunc"
	"rewrite/passes/pass"
	"rewrite/passes/predicated"
	"rewrite/passes/reassociate"
	"rewrite/passes/reg2mem"
	"rewrite/passes/saturate"
	"rewrite/passes/sccp"
	"rewrite/passes/simplifycfg"
	"rewrite/passes/sink"
	"rewrite/passes/slp"
	"rewrite/passes/sroa"
	"rewrite/passes/switchconv"
	"rewrite/passes/tailcall"
	"rewrite/passes/target"
)

// A Pass changes functions one at a time, components of the call graph, or a module as
// a whole: one of Func, SCC and Module is there, and makes the pass ready for a module.
type Pass struct {
	Name    string
	Doc     string   // one line
	Options []Option // that the text of a pipeline may give it, as in mergefunc<modulo>
	Whole   bool     // what it makes of a function that only the module calls is right for these calls alone
	Rules   bool     // it asks Config.Program; without it does less, or cannot run
	Tells   bool     // it stores addresses, or hands them to calls, that it may be the first to do so with

	Needs  []Need // in which forms a function should be
	Gives  Form   // in which it is afterwards
	Breaks Form   // in which it may not be any more

	Func   func(s *Setup) (pass.OnFunc, error)
	SCC    func(s *Setup) (pass.OnSCC, error)
	Module func(s *Setup) (pass.OnModule, error)
}

// A Setup is what a pass is made ready with, for a module.
type Setup struct {
	Module  *ir.Module
	Config  *Config
	Target  *target.Target
	Options Values
	Result  *Result // what the pass counts goes here
}

// Simple makes ready a pass that needs nothing but what each pass is given.
func Simple[Run pass.OnFunc | pass.OnSCC | pass.OnModule](run Run) func(*Setup) (Run, error) {
	return func(*Setup) (Run, error) { return run, nil }
}

// onFunc is Simple for a pass on functions.
func onFunc(run pass.OnFunc) func(*Setup) (pass.OnFunc, error) { return Simple(run) }

// All is the table of passes, in the order in which they are listed.
var All = []*Pass{
	{Name: "saturate", Doc: "apply the rules to every block by equality saturation", Func: newSaturate, Rules: true,
		Needs: []Need{
			{SSA, "rules see values, and next to nothing through memory"},
			{KnownCalls, "rules see the values and intrinsics that stand for calls"},
			{SunkCode, "rules see what all ways into a block do only where it is done once"},
			{FoldedPhis, "rules see the compare that is left on one way"},
		}, Breaks: ByteAddresses},
	{Name: "adce", Doc: "remove what nothing needs, branches and loops included, and simplify phis", Func: onFunc(dce.RunAggressive), Gives: LiveCode, Breaks: SimpleLoops | ClosedLoops,
		Needs: []Need{{SSA, "a store to a variable or a field would be an effect"}}},
	{Name: "address", Doc: "bring addresses with constant offsets into one form", Func: newAddress, Gives: ByteAddresses,
		Options: []Option{{Name: "cheaper", Doc: "only move constants behind indices and into what is computed from there, where that takes less"}}},
	{Name: "argpromotion", Doc: "pass by value what functions are given the address of and only load", Module: Simple[pass.OnModule](argpromotion.Run), Whole: true,
		Needs: []Need{{SSA, "an address that is stored to a variable may be anywhere"}}},
	{Name: "blockorder", Doc: "put blocks where control falls through to what is mostly next", Func: onFunc(blockorder.Run)},
	{Name: "canonicalloop", Doc: "give loops one variable that is compared with a bound at their one exit", Func: onFunc(canonicalloop.Run),
		Needs: []Need{
			{SSA, "what is tested is loaded"},
			{SimpleLoops, "the bound is computed in the preheader"},
		}},
	{Name: "constfold", Doc: "fold operations on constants that rules cannot say: rounding modes, payloads of NaNs", Func: onFunc(foldConstants)},
	{Name: "constmerge", Doc: "keep one of the constants that have the same in them", Module: Simple[pass.OnModule](constmerge.Run)},
	{Name: "constraints", Doc: "decide compares by inequalities that branches and operations tell", Func: onFunc(constraints.Run),
		Needs: []Need{{SSA, "what is stored and loaded is not followed"}}},
	{Name: "cse", Doc: "remove what was computed before, loads and decided conditions included", Func: newCSE,
		Options: []Option{{Name: "simplify", Doc: "also make operations what the rules say is there already", Rules: true}},
		Needs: []Need{
			{SSA, "a store to a variable or a field would hide what is known of all memory"},
			{ByteAddresses, "equal addresses are equal values only in one form"},
		}},
	{Name: "cvp", Doc: "use what branches say of values, and the ranges of values, where they are passed", Func: onFunc(cvp.Run),
		Needs: []Need{{SSA, "what is stored and loaded is not followed"}}},
	{Name: "dce", Doc: "remove what nothing needs, and simplify phis", Func: onFunc(dce.Run), Gives: LiveCode, Breaks: ClosedLoops},
	{Name: "deadargelim", Doc: "take out arguments that nothing reads and results that nobody uses", Module: Simple[pass.OnModule](deadargelim.Run),
		Needs: []Need{{SSA, "an argument that is stored to a variable is read for it"}}},
	{Name: "demand", Doc: "make values what they are in the arms, lanes, bits and classes that matter to their users", Func: onFunc(demand.Run)},
	{Name: "dse", Doc: "remove stores that nothing reads, or that store what is there", Func: newAsking(dse.Run), Options: []Option{askPointsTo},
		Needs: []Need{{SSA, "slots that are no variables any more need no stores"}}},
	{Name: "foldphi", Doc: "make operations on phis phis of what they come to on each way", Func: onFunc(foldphi.Run), Rules: true,
		Needs: []Need{{SunkCode, "operations that are sunk are done on phis then"}}, Gives: FoldedPhis},
	{Name: "funceffects", Doc: "find out what calls of functions do to memory, whether they come back, and what they keep, and say it by attributes", SCC: newEffects, Options: []Option{askPointsTo},
		Needs: []Need{{SSA, "a parameter that is stored to a variable may be kept anywhere"}}},
	{Name: "gcm", Doc: "move operations to where they are done least often, and there as late as possible", Func: onFunc(gcm.Run),
		Needs: []Need{{SSA, "variables in memory stay where they are"}}, Breaks: ClosedLoops},
	{Name: "globaldce", Doc: "remove functions and globals that nothing leads to", Module: Simple[pass.OnModule](globaldce.Run)},
	{Name: "globalopt", Doc: "make of variables that only the module knows what they are used for, and run constructors", Module: Simple[pass.OnModule](globalopt.Run)},
	{Name: "gvn", Doc: "remove what was computed or loaded before on whichever ways, on all ways but one too", Func: newAsking(gvn.Run), Rules: true, Options: []Option{askPointsTo},
		Needs: []Need{
			{SSA, "a store to a variable or a field would hide what is known of all memory"},
			{ByteAddresses, "equal addresses are equal values only in one form"},
		}},
	{Name: "indvars", Doc: "make of variables of loops, and of what is done with them, what scalar evolution knows", Func: onFunc(indvars.Run),
		Needs: []Need{
			{SSA, "variables in memory are not followed"},
			{SimpleLoops, "what is known behind a loop is computed in its preheader"},
		}},
	{Name: "inline", Doc: "put the bodies of functions in the place of calls", SCC: newInline, Breaks: SSA | SimpleLoops | ClosedLoops,
		Needs: []Need{{SSA, "what is in memory counts as instructions that are none"}}},
	{Name: "instsimplify", Doc: "replace operations that come to a value that is there or a constant, by the rules", Func: onFunc(instsimplify.Run), Rules: true, Breaks: ClosedLoops},
	{Name: "ipsccp", Doc: "propagate constants and ranges through calls, returns and variables that only the module knows", Module: Simple[pass.OnModule](ipsccp.Run), Rules: true, Whole: true,
		Needs: []Need{{SSA, "what is stored and loaded is not followed"}}},
	{Name: "joinaccess", Doc: "load and store at once integers whose parts are loaded or stored beside each other", Func: onFunc(joinaccess.Run),
		Needs: []Need{{SSA, "what is stored and loaded is not followed"}}},
	{Name: "jumpthread", Doc: "lead ways past branches whose outcome is known on them", Func: onFunc(jumpthread.Run), Rules: true, Breaks: SimpleLoops | ClosedLoops,
		Needs: []Need{{SSA, "what is stored and loaded is not followed"}}},
	{Name: "lcm", Doc: "put the instructions of each block into an order in which fewer values are live", Func: onFunc(lcm.Run)},
	{Name: "lcssa", Doc: "lead what is used behind a loop through phis at its exits", Func: onFunc(lcssa.Run), Gives: ClosedLoops,
		Needs: []Need{{SimpleLoops, "a block that is reached from elsewhere, too, is no place for them"}}},
	{Name: "libcalls", Doc: "replace library calls and loads of constant memory by what they are known to do", Func: newLibCalls, Gives: KnownCalls},
	{Name: "licm", Doc: "move what is the same in each round of a loop in front of it", Func: newAsking(licm.Run), Breaks: ClosedLoops, Options: []Option{askPointsTo},
		Needs: []Need{
			{SSA, "a store to a variable or a field would hide what is known of all memory"},
			{SimpleLoops, "it goes into preheaders"},
		}},
	{Name: "loadhoist", Doc: "load once in front of branches what all ways load, and fill local arrays once in front of loops", Func: onFunc(loadhoist.Run),
		Needs: []Need{{SSA, "a store to a variable or a field would hide what is known of all memory"}}},
	{Name: "loadstorevec", Doc: "access memory at once where scalars beside each other are loaded or stored", Func: onFunc(slp.RunAccesses),
		Needs: []Need{{SSA, "variables in memory are loaded and stored one by one"}}},
	{Name: "loopdelete", Doc: "remove loops that do nothing but come to an end", Func: onFunc(loopdelete.Run),
		Needs: []Need{
			{SSA, "a store to a variable or a field would be an effect"},
			{SimpleLoops, "what a loop comes to is computed in its preheader"},
		}},
	{Name: "loopidiom", Doc: "set and copy memory at once that loops set and copy piece by piece", Func: onFunc(loopidiom.Run),
		Needs: []Need{
			{SSA, "variables in memory would be accesses in the loop"},
			{SimpleLoops, "it is done in the preheader"},
		}},
	{Name: "looppeel", Doc: "do rounds of loops in front that decide something for all others", Func: onFunc(looppeel.Run),
		Needs: []Need{
			{SSA, "what is stored and loaded is not followed"},
			{SimpleLoops, "rounds are put into the way from the preheader"},
		}},
	{Name: "looprotate", Doc: "make loops decide at their end whether to go on, behind a guard", Func: onFunc(looprotate.Run), Rules: true,
		Needs: []Need{
			{SSA, "what is tested at the head of a loop is loaded, and would be twice"},
			{SimpleLoops, "the guard is where a loop is entered, and behind the loop ways meet that are not to"},
		}},
	{Name: "loopsimplify", Doc: "give loops preheaders, one latch, and exits of their own", Func: onFunc(loopsimplify.Run), Gives: SimpleLoops},
	{Name: "loopunswitch", Doc: "decide in front of loops what is decided the same way in each of their rounds", Func: newLoopUnswitch, Gives: ClosedLoops,
		Options: []Option{{Name: "nontrivial", Doc: "also where there must be a loop for each outcome"}},
		Needs: []Need{
			{SSA, "what is stored and loaded is not known to be the same"},
			{SimpleLoops, "it is decided in the preheader"},
		}},
	{Name: "loopvectorize", Doc: "do several rounds of a loop at a time, by vector operations", Func: onFunc(loopvectorize.Run), Breaks: SimpleLoops,
		Needs: []Need{
			{SSA, "variables in memory are followed from round to round by no vector"},
			{SimpleLoops, "rounds are done by vectors in front of a loop with a preheader, and an exit of its own"},
		}},
	{Name: "lowerexpect", Doc: "make weights of branches of what __builtin_expect says", Func: onFunc(lowerexpect.Run)},
	{Name: "mem2reg", Doc: "put memory slots into SSA form", Func: onFunc(mem2reg.Run), Gives: SSA},
	{Name: "memcpyopt", Doc: "make fewer copies of memory, and set at once what is set piece by piece", Func: newMemCpyOpt,
		Options: []Option{{Name: "constants", Doc: "only copies of constants that are never anything else"}}},
	{Name: "mergefunc", Doc: "keep one of the functions that do the same", Module: newMergeFunc,
		Options: []Option{
			{Name: "modulo", Doc: "also merge what is the same by the rules", Rules: true},
			{Name: "verify", Arg: "N", Doc: "check the laws of its order on that many of the module's functions first"},
		}},
	{Name: "narrowswitch", Doc: "make switches, branches and selects look at what their conditions were computed from", Func: onFunc(narrowswitch.Run)},
	{Name: "pointsto", Doc: "find out which objects each pointer may lead to, for passes with the option points-to", Module: newPointsTo,
		Options: []Option{{Name: "steensgaard", Doc: "by unification, which is faster and tells less"}}},
	{Name: "predicated", Doc: "make vector operations under a predicate plain ones where it is known which lanes are active", Func: onFunc(simplifyPredicated)},
	{Name: "reassociate", Doc: "put sums, products and bitwise operations of several operands into the order in which these are known", Func: newReassociate, Rules: true,
		Options: []Option{{Name: "cheaper", Doc: "only where that takes less, or fewer operands, not for the order alone"}},
		Needs:   []Need{{SSA, "what is stored and loaded is not followed"}}},
	{Name: "reg2mem", Doc: "take phis out of SSA form, into memory slots", Func: onFunc(reg2mem.Run), Breaks: SSA, Tells: true},
	{Name: "sccp", Doc: "propagate constants and ranges along the ways that control can take", Func: onFunc(sccp.Run), Rules: true,
		Needs: []Need{{SSA, "what is stored and loaded is not followed"}}},
	{Name: "simplifycfg", Doc: "simplify control flow: fewer blocks and branches", Func: newSimplifyCFG, Rules: true, Breaks: SimpleLoops | ClosedLoops,
		Options: []Option{{Name: "apart", Doc: "but what both ways of a branch do alike stays, as it may have been done before them"}},
		Needs: []Need{
			{SSA, "branches on what was stored and loaded are decided only then, and loads keep diamonds from becoming selects"},
			{LiveCode, "dead code counts against selects and joined branches"},
		}},
	{Name: "sink", Doc: "do once, where ways meet, what all of them do", Func: onFunc(sink.Run), Gives: SunkCode},
	{Name: "slp", Doc: "make vector operations of scalar ones that stand beside each other", Func: newSLP,
		Needs: []Need{{SSA, "variables in memory are stored and loaded one by one"}}},
	{Name: "sroa", Doc: "split aggregates in memory into scalars, and put them and other slots into SSA form", Func: onFunc(sroa.Run), Gives: SSA},
	{Name: "strengthreduce", Doc: "make what is multiplied in loops variables that are added to, and end loops by these", Func: onFunc(strengthreduce.Run),
		Needs: []Need{
			{SSA, "variables in memory are not followed"},
			{SimpleLoops, "variables begin in the preheader, and move in the latch"},
		}},
	{Name: "switchconv", Doc: "make switches of chains of compares, and compute what a switch only chooses among constants, or bits of values come to, by tables", Module: Simple[pass.OnModule](switchconv.Run), Breaks: SimpleLoops | ClosedLoops,
		Needs: []Need{{SSA, "what is stored is chosen by no phi"}}},
	{Name: "tailcall", Doc: "make loops of functions that end by calling themselves, and mark calls that need nothing of their frame", Func: onFunc(tailcall.Run), Breaks: SimpleLoops | ClosedLoops,
		Needs: []Need{{SSA, "what is returned is loaded, and allocas may be known to calls"}}},
	{Name: "unroll", Doc: "write out the rounds of loops", Func: newUnroll, Rules: true,
		Options: []Option{
			{Name: "partial", Doc: "also some of them, of loops that go around too often"},
			{Name: "runtime", Doc: "also some of them, of loops of which it is known at run time only how often they go around"},
			{Name: "vectors", Doc: "only loops with vectors in them"},
		},
		Needs: []Need{
			{SSA, "what is stored and loaded does not fold"},
			{SimpleLoops, "rounds are copied of loops with one latch and exits of their own"},
			{ClosedLoops, "what is used behind copies is one of several, and it closes loops itself where they are not"},
		}},
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

func foldConstants(f *ir.Func, e *pass.Env) manager.Kept {
	e.Made = constfold.Fold(f, e.Allowed, e.Remarks(f))
	return manager.Shape.If(e.Made > 0)
}

func simplifyPredicated(f *ir.Func, e *pass.Env) manager.Kept {
	e.Made = predicated.Run(f, e.Allowed, e.Remarks(f))
	return manager.Shape.If(e.Made > 0)
}

func newEffects(s *Setup) (pass.OnSCC, error) {
	if s.Options.Has(askPointsTo.Name) {
		return effects.NewAsking(s.Module), nil
	}
	return effects.New(s.Module), nil
}

func newLibCalls(s *Setup) (pass.OnFunc, error) {
	return libcalls.New(s.Module, s.Target.LLVM).Run, nil
}

func newLoopUnswitch(s *Setup) (pass.OnFunc, error) {
	if s.Options.Has("nontrivial") {
		return loopunswitch.RunNontrivial, nil
	}
	return loopunswitch.Run, nil
}

func newAddress(s *Setup) (pass.OnFunc, error) {
	if s.Options.Has("cheaper") {
		return address.RunCheaper, nil
	}
	return address.Run, nil
}

func newMemCpyOpt(s *Setup) (pass.OnFunc, error) {
	if s.Options.Has("constants") {
		return memcpyopt.RunConstants, nil
	}
	return memcpyopt.Run, nil
}

func newUnroll(s *Setup) (pass.OnFunc, error) {
	return unroll.Options{Partial: s.Options.Has("partial"), Runtime: s.Options.Has("runtime"), Vectors: s.Options.Has("vectors")}.Run, nil
}

func newReassociate(s *Setup) (pass.OnFunc, error) {
	if s.Options.Has("cheaper") {
		return reassociate.RunCheaper, nil
	}
	return reassociate.Run, nil
}

// newInline has trials simplify bodies by what makes most of constants.
func newInline(*Setup) (pass.OnSCC, error) {
	return (&inline.Inliner{Trial: []inline.Simplifier{
		{Name: "instsimplify", Run: instsimplify.Run}, {Name: "sccp", Run: sccp.Run}, {Name: "simplifycfg", Run: simplifycfg.Run}, {Name: "dce", Run: dce.Run},
	}}).Run, nil
}

func newSimplifyCFG(s *Setup) (pass.OnFunc, error) {
	return simplifycfg.Options{Apart: s.Options.Has("apart")}.Run, nil
}

func newCSE(s *Setup) (pass.OnFunc, error) {
	if s.Options.Has("simplify") {
		return cse.RunSimplifying, nil
	}
	return cse.Run, nil
}

// askPointsTo is of passes whose changes leave values what they are, so that what is known of these stays right while they
// are at work.
var askPointsTo = Option{Name: "points-to", Doc: "also ask what the pass pointsto found, of functions that have not changed since"}

// newAsking makes ready a pass with that option.
func newAsking(run pass.OnFunc) func(*Setup) (pass.OnFunc, error) {
	return func(s *Setup) (pass.OnFunc, error) {
		if !s.Options.Has(askPointsTo.Name) {
			return run, nil
		}
		return func(f *ir.Func, e *pass.Env) manager.Kept {
			if done, ok := e.Of(f).AskPointsTo(); ok {
				defer done()
			}
			return run(f, e)
		}, nil
	}
}

func newPointsTo(s *Setup) (pass.OnModule, error) {
	kind := pointsto.Andersen
	if s.Options.Has("steensgaard") {
		kind = pointsto.Steensgaard
	}
	return func(m *ir.Module, e *pass.Env) manager.Kept {
		if _, err := m.Layout(); err == nil { // without one nobody is told anything
			if err := e.Analyses.FindPointsTo(kind); err != nil {
				panic(err)
			}
		}
		return manager.All
	}, nil
}

func newMergeFunc(s *Setup) (pass.OnModule, error) {
	opt := mergefunc.Options{Select: s.Config.Select, Limits: s.Config.Limits}
	if s.Options.Has("modulo") {
		if opt.Rules = s.Config.Program; opt.Rules == nil {
			return nil, errNoRules
		}
	}
	sample := s.Options.Int("verify")
	return func(m *ir.Module, e *pass.Env) manager.Kept {
		if err := mergefunc.CheckLaws(m, sample); err != nil {
			panic(err)
		}
		return mergefunc.Run(m, e, opt)
	}, nil
}

var errNoRules = errors.New("there are no rules: Config.Program is nil")

func newSLP(s *Setup) (pass.OnFunc, error) {
	forms := slp.NewForms(s.Module)
	return func(f *ir.Func, e *pass.Env) manager.Kept { return slp.Run(f, e, forms) }, nil
}

// newSaturate prepares the rules for a module. Workers are kept for reuse, one
// for each goroutine that is at work.
func newSaturate(s *Setup) (pass.OnFunc, error) {
	cfg, m := s.Config, s.Module
	if cfg.Program == nil {
		return nil, errNoRules
	}
	opt := saturate.Options{Limits: cfg.Limits, LLVM: s.Target.LLVM, Cost: s.Target.CostModel(), Remarks: cfg.Remarks, Coverage: cfg.Coverage}
	if cfg.Remarks { // hardly a chain is shorter with more tries, and a few take 20 s on SQLite
		opt.Explain = &why.Explain{Tries: 20}
	}
	type worker struct {
		*saturate.Worker
		allow int // for the function at work
	}
	types := saturate.NewTypes(m)
	idle := make(chan *worker, runtime.GOMAXPROCS(0))
	return func(f *ir.Func, e *pass.Env) manager.Kept {
		var w *worker
		select {
		case w = <-idle:
		default:
			w = new(worker)
			opt := opt
			if cfg.Allow != nil {
				opt.Allow = func(*ir.Func) int { return w.allow }
			}
			var err error
			if w.Worker, err = saturate.NewWorker(cfg.Program, types, opt); err != nil {
				panic(err) // the language was checked when the rules were compiled
			}
		}
		w.allow = e.Allowed
		stats := w.Func(f)
		said := w.Remarks()
		why.ByRules(said, w.Changes())
		e.Say(said)
		e.Made = stats.Changes
		s.Result.addSaturate(stats)
		select {
		case idle <- w:
		default:
		}
		return manager.Shape.If(stats.Changes+stats.Removed > 0)
	}, nil
}

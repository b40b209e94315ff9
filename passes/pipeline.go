package passes

import (
	"errors"
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"

	"rewrite/passes/ir/diag"
	"rewrite/passes/target"
)

// A Pipeline is what to run, in order.
type Pipeline []Step

// A Step is a pass, or a pipeline of its own: one that is run again while it changes
// something, Times times at most, or one that is run on the components of the call graph
// from the Bottom up.
type Step struct {
	Pass    *Pass
	Options Values      // of Pass
	Goal    target.Goal // of Pass, for functions that have none of their own
	Body    Pipeline    // when Pass is nil
	Times   int
	Bottom  bool
}

// Of makes a pipeline of passes one after the other.
func Of(list ...*Pass) Pipeline {
	p := make(Pipeline, len(list))
	for i, x := range list {
		p[i].Pass = x
		if x.level() == onComponents {
			p[i] = Step{Body: Pipeline{p[i]}, Bottom: true}
		}
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
var Named = []struct {
	Name, Text, Doc string
	Goal            target.Goal
}{
	{Name: "O0", Doc: "nothing but reading and writing"},
	{Name: "O1", Text: "lowerexpect,sroa,dce,address,cse,simplifycfg,libcalls,constfold,sink,foldphi,repeat(constfold,predicated,demand,reassociate<cheaper>,narrowswitch,saturate),address,gvn,loadhoist,memcpyopt,dse,dce,simplifycfg,dce", Doc: "what makes good SSA form of clang's -O0 output, and the rules on it"},
	{Name: "O2", Doc: "programs that run fast, from what clang leaves for it (-O2 -Xclang -disable-llvm-passes): callees before their callers, then the module",
		Text: "lowerexpect,sroa,dce,simplifycfg<apart>,ipsccp,globalopt,deadargelim," +
			"cgscc(simplifycfg<apart>,inline,sroa,address,cse,dce,simplifycfg,joinaccess,libcalls,constfold,sink,foldphi,predicated,demand,narrowswitch,saturate,simplifycfg,tailcall," +
			"loopsimplify,looprotate,loopsimplify,licm,loopunswitch<nontrivial>,simplifycfg,loopsimplify,indvars,loopidiom,loopdelete,lcssa,unroll," +
			"sroa,address,gvn,sccp,jumpthread,cvp,memcpyopt,dse,adce,simplifycfg,funceffects)," +
			"globalopt,switchconv,constmerge,globaldce," +
			"loopsimplify,licm,constraints,loopsimplify,loopvectorize,loopsimplify,lcssa,unroll<partial;runtime>,address,cse,joinaccess,foldphi,repeat<2>(saturate,sroa,slp),loopsimplify,lcssa,unroll<partial;runtime;vectors>,sroa,reassociate,dce,simplifycfg,sink,dce"},
	{Name: "O3", Text: "O2", Doc: "O2, with more of what makes programs larger: inlining, unrolling, unswitching", Goal: target.TopSpeed},
	{Name: "Os", Text: "O2", Doc: "O2, where it does not make programs larger", Goal: target.Size},
	{Name: "Oz", Text: "O2", Doc: "O2, where it makes programs smaller", Goal: target.MinSize},
	{Name: "bdce", Text: "demand,dce", Doc: "what LLVM's bdce does: make values what they are in the bits that matter, and remove what that leaves unused"},
	{Name: "combine", Text: "memcpyopt<constants>,address<cheaper>,libcalls,sink,foldphi,cse,repeat(constfold,predicated,demand,narrowswitch,saturate,reassociate<cheaper>,address<cheaper>),dce", Doc: "what LLVM's instcombine does, until nothing changes any more"},
}

// maxRepeat is for repeat(...) without a number: LLVM's passes come to a fixed
// point after two or three rounds, and so do ours.
const maxRepeat = 8

// maxNesting bounds the depth of a pipeline's parentheses.
const maxNesting = 100

// Parse reads a pipeline: names of passes and of named pipelines with commas
// between them, a pass with its options, as in mergefunc<modulo;verify=100>.
// repeat<N>(...) runs what is in its parentheses again while that changes the function, at
// most N times, but for passes since which nothing changed; cgscc(...) runs its passes, on components and on functions, on one
// component of the call graph after the other, callees first; function(...) only groups,
// as in LLVM. The empty text is the empty pipeline.
func Parse(text string, known []*Pass) (Pipeline, error) {
	if strings.TrimSpace(text) == "" {
		return nil, nil
	}
	p := &pipelineParser{rest: text, known: known}
	list, err := p.list(0, onModules)
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

// list reads passes on what is at most as large as most.
func (p *pipelineParser) list(depth int, most level) (out Pipeline, err error) {
	if depth > maxNesting {
		return nil, fmt.Errorf("parentheses nest deeper than %d", maxNesting)
	}
	for {
		steps, err := p.item(depth, most)
		if err != nil {
			return nil, err
		}
		out = append(out, steps...)
		if !p.accept(",") {
			return out, nil
		}
	}
}

func (p *pipelineParser) item(depth int, most level) (Pipeline, error) {
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
	if name == "repeat" || name == "function" || name == "cgscc" {
		if !p.accept("(") {
			return nil, fmt.Errorf("%s has no passes: write %s(a,b)", name, name)
		}
		inner := min(most, onComponents)
		if name == "function" || name == "repeat" && most == onModules {
			inner = onFunctions
		}
		if name == "cgscc" && most == onFunctions {
			return nil, errors.New("cgscc(...) is of modules: it stands in no function(...), and in no repeat(...) but one of its own")
		}
		body, err := p.list(depth+1, inner)
		if err != nil {
			return nil, err
		}
		if !p.accept(")") {
			return nil, fmt.Errorf("the parenthesis of %s( is not closed", name)
		}
		switch {
		case name == "repeat":
			return Pipeline{{Body: body, Times: times}}, nil
		case name == "cgscc" && most == onModules:
			return Pipeline{{Body: body, Bottom: true}}, nil
		}
		return body, nil
	}
	for _, pass := range p.known {
		if pass.Name == name {
			return p.pass(pass, most)
		}
	}
	for _, named := range Named {
		if named.Name == name {
			steps, err := Parse(named.Text, p.known)
			if named.Goal != target.Speed {
				steps.setGoal(named.Goal)
			}
			return steps, err
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
	if near := diag.Nearest(name, names); near != "" {
		return nil, fmt.Errorf("there is no pass %q; did you mean %s? Passes are %s", name, near, strings.Join(names, ", "))
	}
	return nil, fmt.Errorf("there is no pass %q; passes are %s", name, strings.Join(names, ", "))
}

// pass reads what stands behind the name of a pass.
func (p *pipelineParser) pass(pass *Pass, most level) (Pipeline, error) {
	s := Step{Pass: pass}
	if p.accept("<") {
		text, rest, ok := strings.Cut(p.rest, ">")
		if !ok {
			return nil, fmt.Errorf("the options of %s< are not closed by >", pass.Name)
		}
		var err error
		if s.Options, err = pass.parseOptions(text); err != nil {
			return nil, err
		}
		p.rest = rest
	}
	switch l := pass.level(); {
	case l > most && l == onComponents:
		return nil, fmt.Errorf("%s is a pass on %s, and this is run on each function: write cgscc(%s), behind a comma", pass.Name, l, pass.Name)
	case l > most:
		return nil, fmt.Errorf("%s is a pass on %s, and this is run on %s: write it behind a comma", pass.Name, l, most)
	case l == onComponents && most == onModules:
		return Pipeline{{Body: Pipeline{s}, Bottom: true}}, nil
	}
	return Pipeline{s}, nil
}

// String is the pipeline as Parse reads it.
func (p Pipeline) String() string {
	parts := make([]string, len(p))
	for i, s := range p {
		switch {
		case s.Bottom:
			parts[i] = fmt.Sprintf("cgscc(%s)", s.Body)
		case s.Pass == nil:
			parts[i] = fmt.Sprintf("repeat<%d>(%s)", s.Times, s.Body)
		case len(s.Options) > 0:
			parts[i] = fmt.Sprintf("%s<%s>", s.Pass.Name, s.Options)
		default:
			parts[i] = s.Pass.Name
		}
	}
	return strings.Join(parts, ",")
}

// setGoal gives passes a goal.
func (p Pipeline) setGoal(goal target.Goal) {
	for i := range p {
		p[i].Goal = goal
		p[i].Body.setGoal(goal)
	}
}

// All gives the passes in the order of a first round.
func (p Pipeline) All() (out []*Pass) {
	for s := range p.Steps() {
		out = append(out, s.Pass)
	}
	return out
}

// Steps are the steps that are passes, in the order of a first round.
func (p Pipeline) Steps() iter.Seq[*Step] {
	return func(yield func(*Step) bool) { p.steps(yield) }
}

func (p Pipeline) steps(yield func(*Step) bool) bool {
	for i := range p {
		if p[i].Pass != nil && !yield(&p[i]) || !p[i].Body.steps(yield) {
			return false
		}
	}
	return true
}

// WholeModule tells whether the pipeline needs all of a module's functions at a time:
// it has a pass on modules or on components of the call graph.
func (p Pipeline) WholeModule() bool {
	return slices.ContainsFunc(p, func(s Step) bool { return s.level() != onFunctions })
}

// level is what a step of a pipeline works on.
type level uint8

const (
	onFunctions level = iota
	onComponents
	onModules
)

func (l level) String() string {
	return [...]string{"functions", "components of the call graph", "modules"}[l]
}

func (p *Pass) level() level {
	switch {
	case p.Module != nil:
		return onModules
	case p.SCC != nil:
		return onComponents
	}
	return onFunctions
}

func (s *Step) level() level {
	switch {
	case s.Pass != nil:
		return s.Pass.level()
	case s.Bottom:
		return onComponents
	}
	return onFunctions // the parser lets nothing else into a repeat, unless it is in a cgscc
}

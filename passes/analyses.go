package passes

import (
	"io"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/alias/evaluate"
	"rewrite/passes/analysis/callgraph"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/dataflow"
	"rewrite/passes/analysis/forloop"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/analysis/pointsto"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
	"rewrite/passes/slp"
)

// An Analysis can be printed. One of Func, Module and Kind is there: it is of functions
// with a body or of modules.
type Analysis struct {
	Name   string
	Doc    string // one line
	Func   func(w io.Writer, f *ir.Func)
	Module func(w io.Writer, m *ir.Module) error
	// DOT draws it in the DOT language, of a function or a module like the other
	// two; nil if it is no graph.
	DOT func(w io.Writer, m *ir.Module, f *ir.Func) error
	// Kinds are ways to analyse, one of which is named: -NAME=KIND. Module is nil then.
	Kinds []string
	// Kind is Module, or with dot DOT, of one with Kinds.
	Kind func(w io.Writer, m *ir.Module, kind string, dot bool) error
}

// Of is the analysis by one of its kinds, as one without such.
func (a *Analysis) Of(kind string) *Analysis {
	if a.Kinds == nil {
		return a
	}
	return &Analysis{Name: a.Name, Doc: a.Doc,
		Module: func(w io.Writer, m *ir.Module) error { return a.Kind(w, m, kind, false) },
		DOT:    func(w io.Writer, m *ir.Module, _ *ir.Func) error { return a.Kind(w, m, kind, true) }}
}

// Analyses is the table of analyses, in the order in which they are listed.
var Analyses = []*Analysis{
	{Name: "cfg", Doc: "control flow: predecessors and successors of each block", Func: cfg.PrintBlocks,
		DOT: func(w io.Writer, _ *ir.Module, f *ir.Func) error { return cfg.WriteBlocks(w, f) }},
	{Name: "callgraph", Doc: "whom each function calls, and which are recursive", Module: callgraph.Print,
		DOT: func(w io.Writer, m *ir.Module, _ *ir.Func) error { return callgraph.Draw(w, m) }},
	{Name: "points-to", Doc: "which objects each pointer may lead to, by inclusion or by unification", Kinds: pointsto.Kinds,
		Kind: func(w io.Writer, m *ir.Module, kind string, dot bool) error {
			if dot {
				return pointsto.Draw(w, m, kind)
			}
			return pointsto.Print(w, m, kind)
		}},
	{Name: "dom", Doc: "the dominator tree", Func: cfg.PrintDominators},
	{Name: "postdom", Doc: "the post-dominator tree, below a virtual exit", Func: cfg.PrintPostDominators},
	{Name: "frontiers", Doc: "dominance frontiers", Func: cfg.PrintFrontiers},
	{Name: "loops", Doc: "natural loops, their nest, and irreducible regions", Func: cfg.PrintLoops,
		DOT: func(w io.Writer, _ *ir.Module, f *ir.Func) error { return cfg.WriteLoops(w, f) }},
	{Name: "for", Doc: "loops as for loops: start, step, bound and one exit; or what they lack of that", Func: forloop.Print},
	{Name: "scev", Doc: "scalar evolution: values as expressions over loops, and how often loops go around", Func: scev.Print},
	{Name: "live", Doc: "live values at the start and end of blocks, and how many there are at a time", Func: dataflow.PrintLive},
	{Name: "available", Doc: "available expressions", Func: dataflow.PrintAvailable},
	{Name: "pre", Doc: "where expressions are to be computed so that none is twice on any way (lazy code motion)", Func: dataflow.PrintPlacement},
	{Name: "reaching", Doc: "definitions of memory slots that reach", Func: dataflow.PrintReaching},
	{Name: "alias", Doc: "whether pointers lead to the same memory, and what calls do to it", Module: evaluate.Module},
	{Name: "memoryssa", Doc: "memory in SSA form: what each access comes behind, and what really clobbers it", Func: memssa.Print},
	{Name: "facts", Doc: "known bits, ranges and definedness of values, and what branches tell", Func: analysis.Print},
	{Name: "constants", Doc: "values that are one number, and blocks that are never reached (sparse conditional)", Func: analysis.PrintConstants},
	{Name: "slp", Doc: "what slp makes vectors of: trees of bundles of scalars, and what each costs", Func: slp.Print,
		DOT: func(w io.Writer, _ *ir.Module, f *ir.Func) error { return slp.Draw(w, f) }},
}

package saturate

import (
	"rewrite/egraph"
	"rewrite/extract"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/block"
	"rewrite/passes/saturate/program"
)

// A Form is one operation that may stand for a value: on constants, and on values that are there where it is.
type Form struct {
	Op    ir.Op
	Pred  ir.Pred
	Flags ir.Flags
	Args  []*ir.Value
}

// formDepth is how far a graph for Forms looks into the operands of a value.
const formDepth = block.ImportDepth

// Forms lets the rules saturate the graph of an instruction, and gives the operations among what the graph finds that refine it,
// binary ones, casts and compares: with other flags, operands or operations than its own. Such a form is for all uses of the instruction
// (block.Graph.Root). Nothing is changed, but constants are made.
//
// The graph has nothing but what leads to the instruction, so whatever operands its operations have are there in front of it. Its
// facts are those of the function at the entry of the instruction's block; phis, and what is not Free, are leaves (law 4).
func (w *Worker) Forms(v *ir.Value) (forms []Form) {
	bg := w.bg
	w.turnTo(v.Block.Func)
	bg.Terms, bg.AnyUse = true, true
	defer func() { bg.Terms, bg.AnyUse = false, false }()
	bg.Begin(v.Block)
	if !bg.Root(v, formDepth) {
		return nil
	}
	bg.AssumeEntry()
	for _, g := range w.p.Groups {
		if bg.E.Run(g.Rules, egraph.Options{Limits: w.opt.Limits}).Stop.Kind == egraph.Contradiction {
			return nil // the block cannot be reached
		}
	}
	r := block.NewRebuilder(bg, &extract.Solution{})
	root := bg.E.Find(bg.Class[v.ID])
	of := func(k egraph.ClassID) {
		for n := range bg.E.Nodes(k) {
			m := bg.Vocab.Back[bg.E.Op(n)]
			switch m.Op.Info().Form {
			case ir.FormBinary, ir.FormCast, ir.FormCompare:
			default:
				continue
			}
			form := Form{Op: m.Op, Pred: m.Pred, Flags: program.UnpackFlags(bg.E.Flags(n)), Args: make([]*ir.Value, bg.E.Arity(n))}
			there := true
			for i := range form.Args {
				form.Args[i] = r.There(bg.E.Kid(n, i))
				there = there && form.Args[i] != nil && form.Args[i] != v
			}
			if there {
				forms = append(forms, form)
			}
		}
	}
	of(root)
	for _, k := range bg.E.Reach(root) {
		if k = bg.E.Find(k); k != root {
			of(k)
		}
	}
	return forms
}

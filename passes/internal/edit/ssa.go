package edit

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
)

// Variables are several variables of a function that are put into SSA form at once, by
// the number of each. What assigns and reads them is the caller's to know: mem2reg's
// are slots in memory, Repair's are values with more than one definition.
//
// Phis go to the iterated dominance frontier of the blocks that assign a variable,
// where it is live (Cytron et al., "Efficiently Computing Static Single Assignment
// Form and the Control Dependence Graph", 1991; pruned as in Choi, Cytron and Ferrante,
// "Automatic Construction of Sparse Data Flow Evaluation Graphs", 1991), so that there
// are as few as this form can have; one walk over the dominator tree then knows what
// each variable is at every place. Blocks and edges stay as they are.
type Variables struct {
	analyses *manager.Func
	f        *ir.Func
	first    []*ir.Value         // by variable: what it is before the first assignment
	phis     map[*ir.Value]int32 // the variable of each new phi
}

// NewVariables is for variables that hold the values first before they are assigned:
// undef, poison or whatever is right. The variables have the types of these.
func NewVariables(analyses *manager.Func, first []*ir.Value) *Variables {
	return &Variables{analyses: analyses, f: analyses.Func(), first: first, phis: map[*ir.Value]int32{}}
}

// Of is the variable that a new phi is of.
func (vs *Variables) Of(phi *ir.Value) (variable int, ok bool) {
	i, ok := vs.phis[phi]
	return int(i), ok
}

// PlacePhis puts phis, which have no entries yet, where assignments meet. defs are the
// blocks in which each variable is assigned, each once, those that are not reached
// left out; live tells whether a variable may be read before it is assigned in a block
// or behind it.
func (vs *Variables) PlacePhis(defs [][]*ir.Block, live func(b *ir.Block, variable int) bool) {
	frontiers, tree := vs.analyses.Frontiers(), vs.analyses.Dom()
	meet := cfg.NewIterator(vs.f, frontiers)
	made := make([][]*ir.Value, len(vs.f.Blocks))
	for i, first := range vs.first {
		// What one assignment at the entry reaches it dominates, or it is what came before.
		if len(defs[i]) == 0 || len(defs[i]) == 1 && tree.Idom(defs[i][0]) == nil {
			continue
		}
		for _, b := range meet.Of(defs[i]) {
			if live(b, i) {
				phi := vs.f.NewInstr(ir.OpPhi, first.Type)
				phi.Block = b
				vs.phis[phi] = int32(i)
				made[b.ID] = append(made[b.ID], phi)
			}
		}
	}
	for i, phis := range made {
		if len(phis) > 0 {
			b := vs.f.Blocks[i]
			b.Instrs = append(phis, b.Instrs...)
		}
	}
}

// Rename goes over the blocks that are reached, each behind its immediate dominator,
// and gives the new phis their entries. visit is called for each block, with what the
// variables are at its start, new phis of the block not counted; it calls set for each
// of these and for each assignment, in their order, which changes now at once.
func (vs *Variables) Rename(visit func(b *ir.Block, now []*ir.Value, set func(variable int, v *ir.Value))) {
	tree := vs.analyses.Dom()
	now := slices.Clone(vs.first)
	type change struct {
		variable int
		old      *ir.Value
	}
	var undo []change
	set := func(variable int, v *ir.Value) {
		undo = append(undo, change{variable, now[variable]})
		now[variable] = v
	}
	type frame struct {
		b    *ir.Block // nil: take the changes back
		undo int
	}
	for stack := []frame{{b: vs.f.Entry()}}; len(stack) > 0; {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if top.b == nil {
			for len(undo) > top.undo {
				last := undo[len(undo)-1]
				undo = undo[:len(undo)-1]
				now[last.variable] = last.old
			}
			continue
		}
		stack = append(stack, frame{undo: len(undo)})
		visit(top.b, now, set)
		vs.enter(top.b, func(i int32) *ir.Value { return now[i] })
		for _, b := range slices.Backward(tree.Children(top.b)) {
			stack = append(stack, frame{b: b})
		}
	}
	for _, b := range vs.f.Blocks {
		if !tree.Reachable(b) { // what is never executed has edges that phis need a value for
			vs.enter(b, func(i int32) *ir.Value { return vs.f.Poison(vs.first[i].Type) })
		}
	}
}

// enter gives the new phis an entry for each edge from a block, parallel ones included.
func (vs *Variables) enter(b *ir.Block, value func(i int32) *ir.Value) {
	for _, succ := range b.Succs() {
		for _, phi := range succ.Phis() {
			if i, ok := vs.phis[phi]; ok {
				phi.AddArg(value(i))
				phi.Targets = append(phi.Targets, b)
			}
		}
	}
}

// A Variable is a value that has several definitions, and what uses it.
type Variable struct {
	Type *ir.Type
	Defs []Def // at most one for a block
	Uses []ir.Use
}

// A Def is what a variable is from a place in a block on: from the instruction Value
// on, if that stands in the block, else from the end of the block. What an invoke
// defines it must not be where the invoke unwinds to.
type Def struct {
	Block *ir.Block
	Value *ir.Value
}

// Repair makes the uses of variables use what reaches them, by new phis where several
// definitions do: SSA form for a value that was duplicated, or of which a pass knows
// another name in some blocks. A use on a way to which no definition leads gets poison;
// so does one that is never reached. Phis are as few as can be: one stands only where
// two definitions, or one and none, meet that a use needs. It gives the new phis.
//
// Blocks and edges stay as they are, and so does everything but the uses named; uses by
// debug records are not among them. Tokens cannot be in a phi, and are refused: their
// users must be left with the one definition that they have.
func Repair(analyses *manager.Func, list []Variable) (phis []*ir.Value) {
	f, tree := analyses.Func(), analyses.Dom()
	first := make([]*ir.Value, len(list))
	blocks := make([][]*ir.Block, len(list))
	live := make([]map[*ir.Block]bool, len(list))
	type read struct {
		variable int
		use      ir.Use
	}
	reads := map[*ir.Block][]read{}            // those by instructions of the block, then those by phis for edges from it
	at := make([]map[*ir.Block]Def, len(list)) // definitions
	defines := map[*ir.Block][]int{}           // variables
	for i, x := range list {
		if x.Type.Kind == ir.TokenKind {
			panic("repair of a token, which no phi can be of")
		}
		first[i] = f.Poison(x.Type)
		live[i], at[i] = map[*ir.Block]bool{}, map[*ir.Block]Def{}
		for _, d := range x.Defs {
			if _, twice := at[i][d.Block]; twice {
				panic("two definitions of a variable in one block")
			}
			at[i][d.Block] = d
			if tree.Reachable(d.Block) {
				blocks[i] = append(blocks[i], d.Block)
				defines[d.Block] = append(defines[d.Block], i)
			}
		}
		var work []*ir.Block // the variable is needed at their start
		need := func(b *ir.Block) {
			if !live[i][b] {
				live[i][b] = true
				work = append(work, b)
			}
		}
		for _, u := range x.Uses {
			b := u.Block()
			reads[b] = append(reads[b], read{i, u})
			if d, ok := at[i][b]; !ok || !d.reaches(u) {
				need(b)
			}
		}
		for len(work) > 0 {
			b := work[len(work)-1]
			work = work[:len(work)-1]
			for _, p := range b.Preds() {
				if _, ok := at[i][p]; !ok {
					need(p)
				}
			}
		}
	}
	vs := NewVariables(analyses, first)
	vs.PlacePhis(blocks, func(b *ir.Block, i int) bool { return live[i][b] })
	vs.Rename(func(b *ir.Block, now []*ir.Value, set func(int, *ir.Value)) {
		for _, phi := range b.Phis() {
			if i, ok := vs.Of(phi); ok {
				set(i, phi)
				phis = append(phis, phi)
			}
		}
		for _, r := range reads[b] {
			v := now[r.variable]
			if d, ok := at[r.variable][b]; ok && d.reaches(r.use) {
				v = d.Value
			}
			r.use.User.SetArg(int(r.use.Index), v)
		}
		for _, i := range defines[b] {
			set(i, at[i][b].Value)
		}
	})
	for _, b := range f.Blocks {
		if !tree.Reachable(b) {
			for _, r := range reads[b] {
				r.use.User.SetArg(int(r.use.Index), first[r.variable])
			}
		}
	}
	analyses.Drop()
	f.MarkChanged()
	return phis
}

// reaches tells whether a definition reaches a use that happens in its block.
func (d Def) reaches(u ir.Use) bool {
	if u.User.Op == ir.OpPhi { // it happens at the end
		return true
	}
	return d.Value.Block == d.Block && d.Block.IndexOf(d.Value) < d.Block.IndexOf(u.User)
}

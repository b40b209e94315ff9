package slp

import (
	_ "embed"
	"math"
	"math/bits"
	"runtime"
	"slices"
	"sync"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/passes/internal/lanes"
	"rewrite/passes/ir"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/program"
)

// FormRules are the rules by which an operation has other forms.
//
//go:embed forms.rw
var FormRules string

var formProgram = sync.OnceValue(func() *program.Program {
	set, errs := load.Sources([]dsl.Source{{Name: "passes/slp/forms.rw", Text: FormRules}}, load.Options{})
	if errs.HasErrors() {
		panic(errs) // the file is a part of the program
	}
	p, err := program.Compile(set.Rules, nil)
	if err != nil {
		panic(err)
	}
	return p
})

// Forms tells of operations of a module what other forms they have, to several workers at once.
type Forms struct {
	m     *ir.Module
	types func() *saturate.Types
	idle  chan *saturate.Worker
}

// NewForms is for a module. Nothing is made before something is asked.
func NewForms(m *ir.Module) *Forms {
	return &Forms{m, sync.OnceValue(func() *saturate.Types { return saturate.NewTypes(m) }), make(chan *saturate.Worker, runtime.GOMAXPROCS(0))}
}

// lend gives a worker that is to be given back.
func (fs *Forms) lend() *saturate.Worker {
	select {
	case w := <-fs.idle:
		return w
	default:
	}
	w, err := saturate.NewWorker(formProgram(), fs.types(), saturate.Options{})
	if err != nil {
		panic(err) // the language was checked when the rules were compiled
	}
	return w
}

func (fs *Forms) giveBack(w *saturate.Worker) {
	select {
	case fs.idle <- w:
	default:
	}
}

// maxForms bounds how many graphs are made for a block: an operation has one for each bundle that it is in without its like.
const maxForms = 256

// formsOf is what else an instruction is, in the code as it is.
func (w *work) formsOf(v *ir.Value) []saturate.Form {
	if w.formsAt != w.done || w.forms == nil {
		w.forms, w.formsAt = map[*ir.Value][]saturate.Form{}, w.done
	}
	list, ok := w.forms[v]
	if !ok && w.formFuel > 0 {
		w.formFuel--
		if w.former == nil {
			w.former = w.other.lend()
		}
		list = w.former.Forms(v)
		w.forms[v] = list
	}
	return list
}

// seenAs finds one operation that all lanes do, if some are seen as another one than they are written as: a member of their e-class.
//
//	%x = add i32 %a, 3                mul i32 %a, 6
//	%y = sub i32 %b, 1     as add     shl i32 %b, 1     as mul
//
// With held, a lane may also be a value that is there, which an operation on it and its identity comes to: %b as add i32 %b, 0. It stays what
// it is. At least half of the lanes are then computed by the operation, and what they are computed from is to be like what is held. Poison is what any
// operation on poison comes to, so such a lane asks for nothing.
func (t *tree) seenAs(n *node, held bool) bool {
	var best int
	var kept node // once there is one
candidates:
	for k, m := range n.lanes {
		if !mayBeSeen(m) || held && !t.computed(n, k, m.Block) {
			continue
		}
		for _, o := range n.lanes[:k] {
			if sameOperation(o, m) {
				continue candidates
			}
		}
		if held {
			t.w.number(m.Block)
		}
		try := *n
		try.kind, try.main, try.alt, try.isAlt = together, m, nil, nil
		if !t.laneForms(&try, held) {
			continue
		}
		total := t.likeness(&try)
		if held && total < sameOp*(len(n.lanes)-1) {
			continue
		}
		total -= t.operationCost(&node{lanes: n.lanes, operands: []*node{{lanes: try.column(0)}, {lanes: try.column(len(m.Args) - 1)}}}, m, t.w.vectorOf(m.Type, len(n.lanes)))
		if kept.main == nil || total > best {
			best, kept = total, try
		}
	}
	if kept.main == nil {
		return false
	}
	*n = kept
	return true
}

// mayBeSeen tells whether other lanes may be seen as an operation. One that traps may not be done for lanes that do not do it.
func mayBeSeen(m *ir.Value) bool { return m.IsInstr() && blends(m) && lanes.IsElement(m.Type) }

// computed tells whether a lane may be computed by a bundle's vector operation in a block, and goes then.
func (t *tree) computed(n *node, i int, b *ir.Block) bool {
	v := n.lanes[i]
	if !v.IsInstr() || v.Block != b || t.w.inTree(v) != nil || t.ignored[v] || !t.w.an.Dom().Reachable(b) {
		return false
	}
	for _, x := range n.lanes[:i] {
		if x == v {
			return false
		}
	}
	return true
}

// laneForms finds for each lane the operands and flags with which the main operation comes to the same, or tells that there are none.
func (t *tree) laneForms(n *node, held bool) bool {
	m := n.main
	n.args, n.flags, n.held = make([][2]*ir.Value, len(n.lanes)), make([]ir.Flags, len(n.lanes)), nil
	if held {
		n.held = make([]bool, len(n.lanes))
	}
	mine := operands(m.Args)
	computed := 0
	var first *ir.Value // of those that are computed
	for i, v := range n.lanes {
		if held && !t.computed(n, i, m.Block) {
			n.held[i] = true
			continue
		}
		if v.Op == m.Op && sameOperation(m, v) && v.Pred == m.Pred {
			n.args[i], n.flags[i] = operands(v.Args), v.Flags
		} else if form := t.best(m, mine, v); form != nil {
			n.args[i], n.flags[i] = operands(form.Args), form.Flags
		} else if held {
			n.held[i] = true
			continue
		} else {
			return false
		}
		computed++
		if first == nil || t.w.inOrder(v, first) < 0 {
			first = v
		}
	}
	if !held {
		return true
	}
	if 2*computed < len(n.lanes) || computed&(computed-1) == 0 && n.lacks(len(n.lanes)-computed) && !extracted(m) {
		return false
	}
	e := neutral(t.w.f, m)
	for i, v := range n.lanes {
		if !n.held[i] {
			continue
		}
		switch {
		case v.Op == ir.OpPoison:
			n.flags[i] = ^ir.Flags(0)
			for k, x := range m.Args {
				n.args[i][k] = t.w.f.Poison(x.Type)
			}
			continue
		case e == nil:
			return false
		case v.Type != m.Type || t.ignored[v]:
			return false
		case !v.IsInstr(): // it is there everywhere
		case v.Block == m.Block && v.Op != ir.OpPhi && t.w.inOrder(v, first) >= 0: // it is a lane, or may be computed from one
			return false
		case v.Block != m.Block && !t.w.an.Dom().Dominates(v.Block, m.Block):
			return false
		}
		n.args[i], n.flags[i] = [2]*ir.Value{v, e}, ^ir.Flags(0)
	}
	return true
}

// lacks tells whether that many lanes are poison: the others may be a narrower vector that one shuffle spreads (see repeats), in the place of one shuffle
// for each operand.
func (n *node) lacks(lanes int) bool {
	for _, v := range n.lanes {
		if v.Op == ir.OpPoison {
			lanes--
		}
	}
	return lanes == 0
}

// extracted tells whether an operand comes out of a vector: that is shuffled in any case.
func extracted(m *ir.Value) bool {
	return slices.ContainsFunc(m.Args, func(x *ir.Value) bool { return x.Op == ir.OpExtractElement })
}

// neutral is the constant that an operation on integers with it changes nothing by, on its right; nil if there is none.
func neutral(f *ir.Func, m *ir.Value) *ir.Value {
	if !m.Type.IsInt() || m.Type.Bits == 1 && m.Op == ir.OpMul { // -1 times 1, which is -1, wraps
		return nil
	}
	switch m.Op.Info().Identity {
	case ir.IdentityZero:
		return f.Int(m.Type, 0)
	case ir.IdentityOne:
		return f.Int(m.Type, 1)
	case ir.IdentityAllOnes:
		return f.Int(m.Type, math.MaxUint64)
	}
	return nil
}

func operands(args []*ir.Value) (list [2]*ir.Value) {
	copy(list[:], args)
	return list
}

// best is the form of a value as an operation that is most like another one, and has most flags of these; nil if there is none.
func (t *tree) best(m *ir.Value, mine [2]*ir.Value, v *ir.Value) (best *saturate.Form) {
	if !mayBeSeen(v) {
		return nil
	}
	score := -1
	forms := t.w.formsOf(v)
next:
	for i := range forms {
		form := &forms[i]
		if form.Op != m.Op || form.Pred != m.Pred || len(form.Args) != len(m.Args) {
			continue
		}
		s := bits.OnesCount64(uint64(form.Flags))
		for k, x := range form.Args {
			if x.Type != m.Args[k].Type {
				continue next
			}
			s += 32 * t.score(mine[k], x, maxLookAhead)
		}
		if s > score {
			best, score = form, s
		}
	}
	return best
}

// likeness is how alike the operands of lanes are, of each to those of the lane before, once they are put in order.
func (t *tree) likeness(n *node) (total int) {
	if len(n.main.Args) == 2 {
		_, total = t.ordered(n, false)
		if n.commutes(0) {
			_, swapped := t.ordered(n, true)
			total = max(total, swapped)
		}
		return total
	}
	for i := 1; i < len(n.args); i++ {
		total += t.score(n.args[i-1][0], n.args[i][0], maxLookAhead)
	}
	return total
}

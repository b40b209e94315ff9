package prove

import (
	"errors"
	"fmt"
	"slices"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// errNoWidth says that a rule does not apply at the widths at hand.
var errNoWidth = errors.New("does not apply at these widths")

// unprovable is the reason why a rule is beyond this prover.
type unprovable string

func (u unprovable) Error() string { return string(u) }

// A lowering turns one direction of a rule, with widths, flags and predicates
// bound, into a program.
//
// A use of a variable is universal if it stands in the target, or below a
// freeze of the source: what a freeze chose is seen by all its users, so the
// source cannot choose it to fit. Every universal use gets a copy of its own,
// every other use in the source takes one of the copies (SEMANTICS 21).
type lowering struct {
	assembler
	*subject
	bind    *dsl.Bindings
	extra   map[*dsl.Term]ir.Flags // flags beyond the pattern's
	uses    []useCount             // by VarID
	undefs  [2]undefCount
	freezes map[*dsl.Term]int32 // slot of each; one choice, wherever the node is named
	consts  int                 // slots of constants, which come first
	picks   []int32             // of memberUse: indexes of copies
	layout  int32               // slot of where objects are, an index of layouts; -1: it does not matter
	layouts []layout
	lines   []line
	side    side
}

// useCount is about one variable.
type useCount struct {
	copies     int   // universal uses; at least one once there are slots
	choices    int   // other uses
	first      int32 // register of the first copy
	nextCopy   int32 // register for the next universal use
	nextChoice int32 // and for the next other one
}

// undefCount is about the literal undefs, of the source's choice or universal.
type undefCount struct {
	widths []uint32
	next   int32 // register for the next one
}

// A line is an operation of a term, for counterexamples.
type line struct {
	side side
	term *dsl.Term
	reg  int32
	args []int32
}

type side uint8

const (
	noSide side = iota
	sourceSide
	targetSide
)

// A use tells how variables are read.
type use uint8

const (
	choiceUse    use = iota // as the source chooses
	universalUse            // as the next copy
	memberUse               // as the copy that the next of lowering.picks says
)

// lower builds the program that tells whether target refines source.
func lower(s *subject, source, target *dsl.Term, bind *dsl.Bindings, extra map[*dsl.Term]ir.Flags) (*lowering, error) {
	l := &lowering{subject: s, bind: bind, extra: extra, uses: make([]useCount, len(s.rule.Vars)), freezes: map[*dsl.Term]int32{}}
	frozen := l.count(source, choiceUse, nil)
	frozen = l.count(target, universalUse, frozen)
	l.makeSlots(frozen, source, target)
	for v, c := range s.rule.Vars {
		if reg := l.uses[v].first; c.Kind == dsl.ConstVar {
			l.compute(int(reg)+1, inst{binds: dsl.VarID(v), compute: func(regs []word) word {
				bind.Vals[v] = num.Of(regs[reg].bits())
				return unused
			}})
		}
	}
	var err error
	l.side = sourceSide
	if l.source, err = l.term(source, choiceUse); err != nil {
		return nil, err
	}
	l.side = targetSide
	if l.target, err = l.term(target, universalUse); err != nil {
		return nil, err
	}
	l.side = noSide
	for _, g := range s.rule.Guards {
		if err := l.guard(g); err != nil {
			return nil, err
		}
	}
	l.finish()
	return l, nil
}

func isFreeze(t *dsl.Term) bool { return t.Kind == dsl.OpTerm && t.Op == ir.OpFreeze }

// count counts the uses below t and appends the freezes, operands first. The
// name of a node stands for another use of it: for the same operation on the
// same variables, each of them used anew.
func (l *lowering) count(t *dsl.Term, u use, frozen []*dsl.Term) []*dsl.Term {
	switch {
	case t.Kind == dsl.VarTerm:
		switch v := l.rule.Vars[t.Var]; {
		case v.Kind == dsl.NodeVar:
			return l.count(l.nodes[t.Var], u, frozen)
		case v.Kind == dsl.ValueVar && u == universalUse:
			l.uses[t.Var].copies++
		case v.Kind == dsl.ValueVar:
			l.uses[t.Var].choices++
		}
	case t.Kind == dsl.UndefTerm:
		c := l.undef(u)
		c.widths = append(c.widths, l.wordWidth(l.bind, t.Type))
	case isFreeze(t):
		if _, ok := l.freezes[t]; ok {
			return frozen
		}
		l.freezes[t] = 0
		return append(l.count(t.Args[0], universalUse, frozen), t)
	default:
		for _, a := range t.Args {
			frozen = l.count(a, u, frozen)
		}
	}
	return frozen
}

func (l *lowering) undef(u use) *undefCount { return &l.undefs[u] }

// makeSlots lays out the inputs in the order of the quantifiers.
func (l *lowering) makeSlots(frozen []*dsl.Term, sides ...*dsl.Term) {
	add := func(s slot) int32 {
		l.slots = append(l.slots, s)
		return int32(len(l.slots) - 1)
	}
	addUndefs := func(c *undefCount) {
		c.next = int32(len(l.slots))
		for _, width := range c.widths {
			add(slot{kind: undefSlot, width: width})
		}
	}
	each := func(kind dsl.VarKind, f func(u *useCount, width uint32)) {
		for v := range l.rule.Vars {
			if l.rule.Vars[v].Kind == kind {
				if l.single[v] {
					l.uses[v].copies = 1
				}
				f(&l.uses[v], l.wordWidth(l.bind, l.rule.Vars[v].Type))
			}
		}
	}
	each(dsl.ConstVar, func(u *useCount, width uint32) { u.first = add(slot{kind: constSlot, width: width}) })
	l.consts = len(l.slots)
	l.layout = -1
	if found, width := l.inBounds(sides...); found {
		l.layouts = layouts(width, l.objects())
		l.layout = add(slot{kind: layoutSlot, width: 1, count: len(l.layouts)})
	}
	each(dsl.ValueVar, func(u *useCount, width uint32) {
		u.first = add(slot{kind: valueSlot, width: width})
		u.nextCopy, u.copies = u.first, max(u.copies, 1)
		for range u.copies - 1 {
			add(slot{kind: copySlot, width: width, of: u.first})
		}
	})
	addUndefs(l.undef(universalUse))
	for _, f := range frozen {
		l.freezes[f] = add(slot{kind: freezeSlot, width: l.wordWidth(l.bind, f.Type), of: -1})
	}
	l.universal = len(l.slots)
	addUndefs(l.undef(choiceUse))
	each(dsl.ValueVar, func(u *useCount, width uint32) {
		u.nextChoice = int32(len(l.slots))
		for range u.choices {
			if u.copies > 1 { // else there is nothing to choose from
				add(slot{kind: choiceSlot, width: width, of: u.first, copies: int32(u.copies)})
			}
		}
	})
	l.endSlots()
}

// read gives the register for a use of a variable.
func (l *lowering) read(v dsl.VarID, u use) int32 {
	c := &l.uses[v]
	switch {
	case c.copies <= 1:
		return c.first
	case u == choiceUse:
		c.nextChoice++
		return c.nextChoice - 1
	case u == universalUse:
		c.nextCopy++
		return c.nextCopy - 1
	}
	pick := l.picks[0]
	l.picks = l.picks[1:]
	return c.first + pick
}

// term emits the code for t and gives the register of its value.
func (l *lowering) term(t *dsl.Term, u use) (int32, error) {
	width := l.wordWidth(l.bind, t.Type)
	switch t.Kind {
	case dsl.VarTerm:
		switch l.rule.Vars[t.Var].Kind {
		case dsl.NodeVar:
			return l.term(l.nodes[t.Var], u)
		case dsl.IndexVar:
			return 0, unprovable("an index that is a variable")
		}
		return l.read(t.Var, u), nil
	case dsl.LitTerm:
		n, ok := t.Lit.At(width)
		if !ok {
			return 0, errNoWidth
		}
		return l.literal(number(n.Lo), width), nil
	case dsl.NullTerm:
		return l.literal(number(0), width), nil
	case dsl.PoisonTerm:
		return l.literal(poisoned, width), nil
	case dsl.UndefTerm:
		if u == memberUse {
			return 0, unprovable("a condition on a term with undef")
		}
		c := l.undef(u)
		c.next++
		return c.next - 1, nil
	case dsl.ComputedTerm:
		return l.computed(t.Expr), nil
	case dsl.OpTerm, dsl.CallTerm:
		return l.operation(t, u)
	}
	return 0, unprovable("a floating-point constant")
}

// computed emits a constant expression. Where it is undefined the rule does
// not apply.
func (l *lowering) computed(e *dsl.Expr) int32 {
	reg := l.compute(l.consts, inst{expr: e, compute: func([]word) word {
		n, ok := l.rule.EvalConst(e, l.bind)
		if !ok {
			return undefined
		}
		return number(n.Lo)
	}})
	l.check(l.consts, check{expr: e, holds: func(regs []word) bool { return regs[reg] != undefined }})
	return reg
}

func (l *lowering) operation(t *dsl.Term, u use) (int32, error) {
	if isFreeze(t) {
		return l.freeze(t, u)
	}
	op, operands, err := l.meaning(t)
	if err != nil {
		return 0, err
	}
	if !op.exists() {
		return 0, errNoWidth
	}
	args := make([]int32, len(operands))
	for i, a := range operands {
		if args[i], err = l.term(a, u); err != nil {
			return 0, err
		}
	}
	inputs := slices.Clone(args)
	if op.op == ir.OpGEP && l.rule.Types[t.Elem].Kind == dsl.AnyType {
		if inputs[1], err = l.inBytes(op, t, args[1]); err != nil {
			return 0, err
		}
	}
	if op.op == ir.OpGEP && l.layout >= 0 {
		inputs = append(inputs, l.layout)
	}
	reg := l.operate(op, inputs...)
	l.addLine(t, reg, args)
	return reg, nil
}

// inBytes is the offset of a getelementptr that counts in elements of any one size,
// which is below half of what offsets count. Its flags hold for the product, too.
func (l *lowering) inBytes(op operation, t *dsl.Term, index int32) (int32, error) {
	size := uint64(l.bind.Bits[t.Elem])
	if size>>(op.width-1) != 0 {
		return 0, errNoWidth
	}
	var fl ir.Flags
	if op.flags&(ir.InBounds|ir.NUSW) != 0 {
		fl |= ir.NSW
	}
	fl |= op.flags & ir.NUW
	return l.operate(operation{op: ir.OpMul, flags: fl, width: op.width, to: op.width}, index, l.literal(number(size), op.width)), nil
}

func (l *lowering) addLine(t *dsl.Term, reg int32, args []int32) {
	if l.side != noSide {
		l.lines = append(l.lines, line{l.side, t, reg, args})
	}
}

// freeze gives the slot of a freeze; its operand is emitted where it first occurs.
func (l *lowering) freeze(t *dsl.Term, u use) (int32, error) {
	reg := l.freezes[t]
	if l.slots[reg].of >= 0 {
		return reg, nil
	}
	operand, err := l.term(t.Args[0], universalUse)
	if err != nil {
		return 0, err
	}
	l.slots[reg].of = operand
	l.addLine(t, reg, []int32{operand})
	return reg, nil
}

// meaning is the operation of a term, with its operands. A field of the result
// of an intrinsic is one operation.
func (l *lowering) meaning(t *dsl.Term) (operation, []*dsl.Term, error) {
	op := operation{op: t.Op, flags: l.flags(t), to: l.bind.Bits[t.Type]}
	call := t
	if t.Kind == dsl.OpTerm && t.Op == ir.OpExtractValue {
		if call = t.Args[0]; call.Kind == dsl.VarTerm && l.rule.Vars[call.Var].Kind == dsl.NodeVar {
			call = l.nodes[call.Var]
		}
		if call.Kind != dsl.CallTerm || call.Intrinsic == nil || len(t.Indices) != 1 || t.Indices[0].Var != dsl.None {
			return op, nil, unprovable("aggregates other than results of intrinsics")
		}
		op.op, op.overflow = ir.OpCall, t.Indices[0].N == 1
	}
	if call.Kind == dsl.CallTerm {
		switch {
		case call.Intrinsic == nil:
			return op, nil, unprovable("call of @" + call.Func + ": only its author knows what it means")
		case t == call && l.isPointer(t.Type):
			op.intrinsic = call.Intrinsic
			l.pointerOperation(t, &op)
			return op, t.Args, nil
		case call.Intrinsic.Eval == nil:
			return op, nil, unprovable("floating point: llvm." + call.Intrinsic.Name)
		case t == call && l.rule.Types[t.Type].Kind == dsl.StructType:
			return op, nil, unprovable("aggregates other than results of intrinsics")
		}
		op.intrinsic = call.Intrinsic
	} else if info := t.Op.Info(); t.Op == ir.OpICmp {
		op.pred = l.bind.EvalPred(t.Pred)
		if l.pointerOperation(t, &op) {
			return op, t.Args, nil
		}
	} else if l.pointerOperation(t, &op) {
		if t.Op == ir.OpGEP && (len(t.Args) != 2 || !l.rule.CountsInOne(t)) {
			return op, nil, unprovable("getelementptr that does not count in bytes")
		}
		return op, t.Args, nil
	} else if t.Op != ir.OpSelect && info.Eval == nil {
		return op, nil, unprovable(fmt.Sprintf("%s is not an operation on integers", t.Op))
	}
	first := 0
	if t.Op == ir.OpSelect {
		first = 1
	}
	op.width = l.bind.Bits[call.Args[first].Type]
	return op, call.Args, nil
}

// flags of an operation of either side.
func (l *lowering) flags(t *dsl.Term) ir.Flags { return l.bind.EvalFlags(t.Flags, t.Op) | l.extra[t] }

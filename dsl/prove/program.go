package prove

import (
	"slices"

	"rewrite/dsl"
	"rewrite/passes/ir"
)

// A program is one direction of a rule with every width, flag and predicate
// fixed: two terms over common inputs, as straight-line code over registers.
//
// Inputs are slots, and slot k sets register k. The order of the slots is the
// order of the quantifiers: for all values of the first universal slots (the
// constants, the copies of the variables, choices of undef and freeze that the
// source does not get to make) there must be values of the rest (the copy that
// each other use of a variable in the source takes) such that the target
// refines the source. Code is sorted by the last slot that it depends on, so
// that advancing a slot runs only what changes.
//
// A solver can read the same program: registers become bit vectors with a
// poison bit, code becomes gates.
type program struct {
	slots     []slot
	universal int // slots[:universal] are for all, the rest there is
	registers int
	preset    []preset // of literals
	code      []inst
	start     []int32   // code[start[k]:start[k+1]] follows when slot k-1 is set
	checks    [][]check // indexed like start
	source    int32     // registers of the roots
	target    int32
}

// slotKind tells which values a slot takes.
type slotKind uint8

const (
	constSlot  slotKind = iota // a constant: every number
	valueSlot                  // first copy of a variable: every number, or poison
	copySlot                   // a further copy: every number, poison if the first is
	undefSlot                  // a literal undef: every number
	freezeSlot                 // the value of a register, every number if that is poison
	choiceSlot                 // one of the copies of a variable
	layoutSlot                 // where objects are: one of count layouts
)

// A slot is one input of a program.
type slot struct {
	kind   slotKind
	width  uint32
	of     int32 // copySlot, choiceSlot: the register of the first copy; freezeSlot: of the operand
	copies int32 // choiceSlot: how many copies there are, in successive registers
	count  int   // layoutSlot
}

type preset struct {
	reg   int32
	value word
	width uint32
}

// An inst sets register dst.
type inst struct {
	kind    instKind
	dst     int32
	a, b, c int32 // registers; that of unused where there is no operand
	table   []uint8
	op      *operation
	compute func(regs []word) word
	// A computeInst is the constant expr or, without one, makes the constant
	// binds known to expressions.
	expr  *dsl.Expr
	binds dsl.VarID
}

type instKind uint8

const (
	tableInst   instKind = iota // table[b, a]
	applyInst                   // op.apply(a, b, c)
	computeInst                 // compute(regs)
)

// A check tells whether what is bound so far meets a condition of the rule:
// cond, or that expr is defined.
type check struct {
	holds func(regs []word) bool
	cond  *guard
	expr  *dsl.Expr
}

// run executes the code that follows when slot k-1 is set.
func (p *program) run(regs []word, k int) {
	code := p.code[p.start[k]:p.start[k+1]]
	for i := range code {
		in := &code[i]
		switch in.kind {
		case tableInst:
			regs[in.dst] = word(in.table[regs[in.b]<<tableBits|regs[in.a]])
		case applyInst:
			regs[in.dst] = in.op.apply(regs[in.a], regs[in.b], regs[in.c])
		case computeInst:
			regs[in.dst] = in.compute(regs)
		}
	}
}

// holds tells whether the conditions that can be told from slots[:k] are met.
func (p *program) holds(regs []word, k int) bool {
	for _, c := range p.checks[k] {
		if !c.holds(regs) {
			return false
		}
	}
	return true
}

// An assembler builds a program. Slots are all made before the first register
// that is not one.
type assembler struct {
	program
	level  []int // of each register: how many slots must be set before it is
	levels []int // of each inst
	empty  int32 // the register of an operand that there is not
}

// endSlots begins the registers behind the slots.
func (a *assembler) endSlots() {
	a.registers = len(a.slots)
	for k := range a.slots {
		a.level = append(a.level, k+1)
	}
	a.checks = make([][]check, len(a.slots)+1)
	a.empty = a.literal(unused, 1)
}

func (a *assembler) newRegister(level int) int32 {
	a.level = append(a.level, level)
	a.registers++
	return int32(a.registers - 1)
}

func (a *assembler) literal(w word, width uint32) int32 {
	r := a.newRegister(0)
	a.preset = append(a.preset, preset{r, w, width})
	return r
}

// operate appends an operation.
func (a *assembler) operate(op operation, args ...int32) int32 {
	in := inst{kind: applyInst, a: a.empty, b: a.empty, c: a.empty, op: &op}
	for i, to := range []*int32{&in.a, &in.b, &in.c}[:len(args)] {
		*to = args[i]
	}
	level := max(a.level[in.a], a.level[in.b], a.level[in.c])
	if len(args) <= 2 && op.address == 0 {
		if in.table = op.table(); in.table != nil {
			in.kind = tableInst
		}
	}
	return a.append(in, level)
}

// compute appends what in.compute finds once slots[:level] are set.
func (a *assembler) compute(level int, in inst) int32 {
	in.kind = computeInst
	return a.append(in, level)
}

func (a *assembler) append(in inst, level int) int32 {
	in.dst = a.newRegister(level)
	a.code = append(a.code, in)
	a.levels = append(a.levels, level)
	return in.dst
}

// check adds a condition that can be told once slots[:level] are set.
func (a *assembler) check(level int, c check) { a.checks[level] = append(a.checks[level], c) }

// finish sorts the code by level.
func (a *assembler) finish() *program {
	order := make([]int, len(a.code))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return a.levels[i] - a.levels[j] })
	sorted := make([]inst, len(order))
	a.start = make([]int32, len(a.slots)+2)
	for to, from := range order {
		sorted[to] = a.code[from]
		a.start[a.levels[from]+1]++
	}
	for k := 1; k < len(a.start); k++ {
		a.start[k] += a.start[k-1]
	}
	a.code = sorted
	return &a.program
}

// everyNumber is the first word past the numbers of a width.
func everyNumber(width uint32) word {
	if width == MaxWidth {
		return ^word(0)
	}
	return word(ir.Mask(width)) + firstNumber + 1
}

package prove

import (
	"fmt"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
)

// Difference is what the target does that the source cannot.
type Difference uint8

const (
	// WrongValue: it gives another value, all inputs being single values and
	// the source having no choice.
	WrongValue Difference = iota
	// WrongChoice: it gives a value that is right for no choice of undef that
	// the source has, or that is not the one which a freeze chose.
	WrongChoice
	// AddsPoison: it is poison.
	AddsPoison
	// AddsUB: it has undefined behaviour.
	AddsUB
	// AddsLicence: an operation of it carries a flag that permits rewriting
	// (reassoc, contract, arcp, afn) which the source does not give.
	AddsLicence
)

// String describes the difference.
func (d Difference) String() string {
	return [...]string{"value", "undef", "poison", "undefined behaviour", "licence"}[d]
}

// An Outcome is what a term can be: undefined behaviour, poison or a number.
type Outcome struct {
	UB, Poison bool
	Bits       uint64
	Width      uint32
	Format     ir.Kind // of a float, else 0
	Pointer    bool    // Bits are an address of Width bits, and above it what it is based on
}

// outcome is a word of a type.
func (l *lowering) outcome(w word, t dsl.TypeID) Outcome {
	o := outcome(w, l.bind.Bits[t])
	o.Pointer = l.isPointer(t)
	return o
}

func outcome(w word, width uint32) Outcome {
	o := Outcome{UB: w == undefined, Poison: w == poisoned, Width: width}
	if w.isNumber() {
		o.Bits = w.bits()
	}
	return o
}

// String is the outcome as LLVM writes it, with the signed reading of a number
// whose sign bit is set.
func (o Outcome) String() string {
	switch {
	case o.UB:
		return "undefined behaviour"
	case o.Poison:
		return "poison"
	case o.Pointer:
		return pointerText(o.Bits, o.Width)
	case o.Format != ir.VoidKind:
		f, _ := fp.Of(o.Format)
		return f.String(o.Bits)
	case o.Width == 1 && o.Bits == 1:
		return "true"
	case o.Width == 1:
		return "false"
	case o.Bits>>(o.Width-1) == 1:
		return fmt.Sprintf("%d (%d)", o.Bits, int64(o.Bits)-1<<o.Width)
	}
	return fmt.Sprint(o.Bits)
}

// An Input is a variable of the rule in a counterexample.
type Input struct {
	Name     string
	Width    uint32
	Type     string    // as LLVM spells it; "" is an integer of Width
	Constant bool      // a constant of the rule
	Members  []Outcome // one: that value or poison; more: undef among these
}

// Undef tells whether the input is an undef set.
func (in Input) Undef() bool { return len(in.Members) > 1 }

// A Step is one operation of a term.
type Step struct {
	Text  string // the instruction
	Reads string // how the target, or a freeze, reads what is undef: "x as 1"
	// Results are what it gives; more than one are what the source can choose
	// among. nil for the call of an intrinsic whose field is taken next.
	Results []Outcome
}

// A Counterexample shows inputs for which a rule is wrong.
type Counterexample struct {
	Rule     string
	Backward bool      // right to left, which <=> claims
	Bound    []string  // widths, predicates and flags by name, as "W = 4"
	Inputs   []Input   // constants first
	Source   []Step    // operands first; the source is what is replaced
	Target   []Step    // what replaces it
	From     []Outcome // what the source can be; nil where no Outcome holds that
	To       Outcome   // what the target is
	Differs  Difference
}

// explain finds the counterexample that is easiest to read, at the widths,
// flags and predicates of l. found is a search that has one.
func (l *lowering) explain(found *search) *Counterexample {
	for _, sc := range scopes {
		s := newSearch(&l.program, sc, DefaultSteps)
		if s.search() == wrong {
			return l.render(s)
		}
	}
	return l.render(found)
}

// render describes the counterexample that a search has found.
func (l *lowering) render(found *search) *Counterexample {
	c := &Counterexample{Rule: l.rule.Name, Bound: l.bound(found)}
	values := make([][]word, len(found.regs)) // that each register can have
	found.choices(found.universal, func() bool {
		for r, w := range found.regs {
			if !slices.Contains(values[r], w) {
				values[r] = append(values[r], w)
			}
		}
		return true
	})
	outcomes := func(reg int32, t dsl.TypeID) []Outcome {
		var out []Outcome
		slices.Sort(values[reg])
		for _, w := range values[reg] {
			out = append(out, l.outcome(w, t))
		}
		return out
	}
	choice := l.inputs(c, found)
	p := printer{lowering: l, found: found, names: map[int32]string{}}
	for _, ln := range l.lines {
		steps := &c.Source
		if ln.side == targetSide {
			steps = &c.Target
		}
		for _, text := range p.instructions(ln) {
			*steps = append(*steps, Step{Text: text})
		}
		last := &(*steps)[len(*steps)-1]
		last.Results = outcomes(ln.reg, ln.term.Type)
		last.Reads = p.reads(ln)
	}
	c.From = outcomes(l.source, l.rule.LHS.Type)
	c.To = l.outcome(found.regs[l.target], l.rule.LHS.Type)
	switch {
	case c.To.UB:
		c.Differs = AddsUB
	case c.To.Poison:
		c.Differs = AddsPoison
	case choice || len(c.From) > 1:
		c.Differs = WrongChoice
	}
	return c
}

// bound lists what is fixed beside the inputs.
func (l *lowering) bound(s *search) []string {
	var out []string
	for _, t := range l.free {
		if name := l.rule.Types[t].Name; name != "" {
			out = append(out, fmt.Sprintf("%s = %d", name, l.bind.Bits[t]))
		}
	}
	if l.layout >= 0 {
		for i, o := range l.layouts[s.regs[l.layout].bits()] {
			out = append(out, fmt.Sprintf("object %d from address %d to %d", i+1, o.from, o.to))
		}
	}
	for i, p := range l.rule.PredVars {
		out = append(out, fmt.Sprintf("%s = %s", p.Name, l.bind.Preds[i]))
	}
	for i, f := range l.rule.FlagVars {
		fl := l.bind.Flags[i].String()
		if fl == "" {
			fl = "none"
		}
		out = append(out, fmt.Sprintf("%s = %s", f.Name, fl))
	}
	return out
}

// inputs fills in the inputs, and tells whether something had a choice: a
// variable that is undef, an undef literal, a freeze of poison.
func (l *lowering) inputs(c *Counterexample, s *search) (choice bool) {
	var consts, values []Input
	for i, v := range l.rule.Vars {
		u := l.uses[i]
		width := uint32(0)
		if v.Type != dsl.None {
			width = l.bind.Bits[v.Type]
		}
		switch v.Kind {
		case dsl.ConstVar:
			consts = append(consts, Input{Name: v.Name, Width: width, Constant: true, Members: []Outcome{outcome(s.regs[u.first], width)}})
		case dsl.ValueVar:
			members := slices.Clone(s.regs[u.first : u.first+int32(u.copies)])
			slices.Sort(members)
			in := Input{Name: v.Name, Width: width}
			if l.isPointer(v.Type) {
				in.Type = "ptr"
			}
			for _, w := range slices.Compact(members) {
				in.Members = append(in.Members, l.outcome(w, v.Type))
			}
			choice = choice || in.Undef()
			values = append(values, in)
		}
	}
	c.Inputs = append(consts, values...)
	for _, sl := range s.slots {
		choice = choice || sl.kind == undefSlot || sl.kind == freezeSlot && s.regs[sl.of] == poisoned
	}
	return choice
}

// A printer writes the operations of a counterexample as LLVM would.
type printer struct {
	*lowering
	found *search
	names map[int32]string // of registers
	count int              // of names
}

// typeText is a type as LLVM spells it.
func (p *printer) typeText(t dsl.TypeID) string {
	if p.isPointer(t) {
		return "ptr"
	}
	return fmt.Sprintf("i%d", p.bind.Bits[t])
}

func (p *printer) newName() string {
	p.count++
	return fmt.Sprintf("%%%d", p.count)
}

// instructions writes one operation, "%3 = add nsw i4 %x, 7". The field of an
// intrinsic's result is an operation of two instructions.
func (p *printer) instructions(ln line) []string {
	t := ln.term
	op, operands := operation{op: t.Op}, t.Args
	if !isFreeze(t) {
		op, operands, _ = p.meaning(t) // was lowered, so there is no error
	}
	args, typed := make([]string, len(ln.args)), make([]string, len(ln.args))
	for i, reg := range ln.args {
		args[i] = p.operand(reg, operands[i].Type)
		typed[i] = p.typeText(operands[i].Type) + " " + args[i]
	}
	all := strings.Join(typed, ", ")
	to := p.typeText(t.Type)
	if op.intrinsic != nil {
		call := fmt.Sprintf("@llvm.%s.i%d(%s)", op.intrinsic.Name, op.width, all)
		switch {
		case t.Op == ir.OpExtractValue:
			whole, name, pair := p.newName(), p.newName(), fmt.Sprintf("{ i%d, i1 }", op.width)
			p.names[ln.reg] = name
			return []string{
				fmt.Sprintf("%s = call %s %s", whole, pair, call),
				fmt.Sprintf("%s = extractvalue %s %s, %d", name, pair, whole, t.Indices[0].N),
			}
		case op.intrinsic.Result() == "U":
			call = fmt.Sprintf("@llvm.%s.%s.i%d(%s)", op.intrinsic.Name, to, op.width, all)
		}
		p.names[ln.reg] = p.newName()
		return []string{fmt.Sprintf("%s = call %s %s", p.names[ln.reg], to, call)}
	}
	flags := op.flags.String()
	if flags != "" {
		flags += " "
	}
	var text string
	switch form := t.Op.Info().Form; {
	case t.Op == ir.OpICmp:
		text = fmt.Sprintf("icmp %s%s %s, %s", flags, op.pred, typed[0], args[1])
	case form == ir.FormCast:
		text = fmt.Sprintf("%s %s%s to %s", t.Op, flags, typed[0], to)
	case t.Op == ir.OpGEP:
		text = fmt.Sprintf("%s %si8, %s", t.Op, flags, all)
	case form == ir.FormOperands:
		text = fmt.Sprintf("%s %s%s", t.Op, flags, all)
	default:
		text = fmt.Sprintf("%s %s%s, %s", t.Op, flags, typed[0], args[1])
	}
	p.names[ln.reg] = p.newName()
	return []string{p.names[ln.reg] + " = " + text}
}

// operand writes a register: an earlier result, a variable, a constant.
func (p *printer) operand(reg int32, t dsl.TypeID) string {
	if name, ok := p.names[reg]; ok {
		return name
	}
	if v, ok := p.variable(reg); ok {
		return "%" + p.rule.Vars[v].Name
	}
	if int(reg) < len(p.slots) && p.slots[reg].kind == undefSlot {
		return "undef"
	}
	o, width := p.outcome(p.found.regs[reg], t), p.bind.Bits[t]
	if o.Pointer && o.Bits == 0 {
		return "null"
	}
	if !o.Pointer && !o.Poison && !o.UB && width > 1 {
		return fmt.Sprint(int64(o.Bits<<(64-width)) >> (64 - width)) // LLVM writes constants signed
	}
	return o.String()
}

// variable finds the variable of which a register is a use.
func (p *printer) variable(reg int32) (int, bool) {
	for v, u := range p.uses {
		if p.rule.Vars[v].Kind != dsl.ValueVar {
			continue
		}
		choice := int(reg) < len(p.slots) && p.slots[reg].kind == choiceSlot && p.slots[reg].of == u.first
		if choice || reg >= u.first && reg < u.first+int32(u.copies) {
			return v, true
		}
	}
	return 0, false
}

// reads tells as what an operation reads operands that are undef, unless the
// source may choose that.
func (p *printer) reads(ln line) string {
	var parts []string
	last := ""
	for _, reg := range ln.args {
		if int(reg) >= p.universal {
			continue
		}
		name := ""
		if v, ok := p.variable(reg); ok && !p.same(p.uses[v]) {
			name = p.rule.Vars[v].Name
		} else if p.slots[reg].kind == undefSlot {
			name = "undef"
		} else {
			continue
		}
		value := outcome(p.found.regs[reg], p.slots[reg].width).String() // of a pointer that is undef the bits
		if name == last {
			parts[len(parts)-1] += " and " + value
		} else {
			parts = append(parts, name+" as "+value)
		}
		last = name
	}
	return strings.Join(parts, ", ")
}

// same tells whether a variable is no undef set.
func (p *printer) same(u useCount) bool {
	copies := p.found.regs[u.first : u.first+int32(u.copies)]
	return len(slices.Compact(slices.Clone(copies))) == 1
}

// String is the counterexample for people.
func (c *Counterexample) String() string {
	var b strings.Builder
	way := "left to right"
	if c.Backward {
		way = "right to left, which <=> claims too"
	}
	fmt.Fprintf(&b, "%s is wrong from %s", c.Rule, way)
	if len(c.Bound) > 0 {
		fmt.Fprintf(&b, ", with %s", strings.Join(c.Bound, ", "))
	}
	if len(c.Inputs) > 0 {
		b.WriteString(", for")
	}
	b.WriteByte('\n')
	for _, in := range c.Inputs {
		sigil := "%"
		if in.Constant {
			sigil = ""
		}
		typ := in.Type
		if typ == "" {
			typ = fmt.Sprintf("i%d", in.Width)
		}
		fmt.Fprintf(&b, "  %s %s%s = %s\n", typ, sigil, in.Name, members(in.Members, "undef: each use is "))
	}
	steps := func(title string, steps []Step, result []Outcome) {
		if c.Differs == AddsLicence {
			fmt.Fprintf(&b, "%s:\n", title)
		} else {
			fmt.Fprintf(&b, "%s: %s\n", title, members(result, ""))
		}
		for _, s := range steps {
			fmt.Fprintf(&b, "  %s", s.Text)
			if s.Results != nil {
				pad := max(36-len(s.Text), 0)
				fmt.Fprintf(&b, "%*s ; %s", pad, "", members(s.Results, ""))
			}
			if s.Reads != "" {
				fmt.Fprintf(&b, ", reading %s", s.Reads)
			}
			b.WriteByte('\n')
		}
	}
	if c.From != nil {
		steps("source", c.Source, c.From)
		steps("target", c.Target, []Outcome{c.To})
	}
	fmt.Fprintf(&b, "The target %s.\n", map[Difference]string{
		WrongValue:  "has another value",
		WrongChoice: "has a value that the source cannot have",
		AddsPoison:  "is poison where the source is not",
		AddsUB:      "has undefined behaviour that the source does not have",
		AddsLicence: "carries a flag that permits rewriting where not all of the source does",
	}[c.Differs])
	return b.String()
}

// members writes outcomes as "1, 2 or 3", with a prefix if there are several.
func members(os []Outcome, prefix string) string {
	var parts []string
	for _, o := range os {
		parts = append(parts, o.String())
	}
	switch n := len(parts); n {
	case 0:
		return "nothing"
	case 1:
		return parts[0]
	default:
		return prefix + strings.Join(parts[:n-1], ", ") + " or " + parts[n-1]
	}
}

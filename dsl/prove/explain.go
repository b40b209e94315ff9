package prove

import (
	"fmt"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/prove/counterexample"
	"rewrite/passes/ir"
)

// outcome is a word of a type.
func (l *lowering) outcome(w word, t dsl.TypeID) counterexample.Outcome {
	o := outcome(w, l.bind.Bits[t])
	o.Pointer = l.isPointer(t)
	return o
}

func outcome(w word, width uint32) counterexample.Outcome {
	o := counterexample.Outcome{UB: w == undefined, Poison: w == poisoned, Width: width}
	if w.isNumber() {
		o.Bits = w.bits()
	}
	return o
}

// explain finds the counterexample that is easiest to read, at the widths,
// flags and predicates of l. found is a search that has one.
func (l *lowering) explain(found *search) *counterexample.Counterexample {
	for _, sc := range scopes {
		s := newSearch(&l.program, sc, DefaultSteps)
		if s.search() == wrong {
			return l.render(s)
		}
	}
	return l.render(found)
}

// render describes the counterexample that a search has found.
func (l *lowering) render(found *search) *counterexample.Counterexample {
	c := &counterexample.Counterexample{Rule: l.rule.Name, Bound: l.bound(found)}
	values := make([][]word, len(found.regs)) // that each register can have
	found.choices(found.universal, func() bool {
		for r, w := range found.regs {
			if !slices.Contains(values[r], w) {
				values[r] = append(values[r], w)
			}
		}
		return true
	})
	outcomes := func(reg int32, t dsl.TypeID) []counterexample.Outcome {
		var out []counterexample.Outcome
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
			*steps = append(*steps, counterexample.Step{Text: text})
		}
		last := &(*steps)[len(*steps)-1]
		last.Results = outcomes(ln.reg, ln.term.Type)
		last.Reads = p.reads(ln)
	}
	c.From = outcomes(l.source, l.rule.LHS.Type)
	c.To = l.outcome(found.regs[l.target], l.rule.LHS.Type)
	switch {
	case c.To.UB:
		c.Differs = counterexample.AddsUB
	case c.To.Poison:
		c.Differs = counterexample.AddsPoison
	case choice || len(c.From) > 1:
		c.Differs = counterexample.WrongChoice
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
func (l *lowering) inputs(c *counterexample.Counterexample, s *search) (choice bool) {
	var consts, values []counterexample.Input
	for i, v := range l.rule.Vars {
		u := l.uses[i]
		width := uint32(0)
		if v.Type != dsl.None {
			width = l.bind.Bits[v.Type]
		}
		switch v.Kind {
		case dsl.ConstVar:
			consts = append(consts, counterexample.Input{Name: v.Name, Width: width, Constant: true, Members: []counterexample.Outcome{outcome(s.regs[u.first], width)}})
		case dsl.ValueVar:
			members := slices.Clone(s.regs[u.first : u.first+int32(u.copies)])
			slices.Sort(members)
			in := counterexample.Input{Name: v.Name, Width: width}
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

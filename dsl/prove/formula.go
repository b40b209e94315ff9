package prove

import (
	"rewrite/dsl"
	"rewrite/dsl/prove/internal/symbolic"
	"rewrite/dsl/prove/internal/term"
)

// maxChoices bounds in how many ways the source's choices are tried. With fewer
// than there are a rule may look wrong that is right, never the other way round.
const maxChoices = 256

// A formula is a program of which the registers are terms: it runs once for all
// inputs. What the source may choose is expanded: a copy is one of few, and an
// undef literal is tried as a number of values that are likely to do.
type formula struct {
	*lowering
	symbolic.Env
	regs      []symbolic.Value
	inputs    []input   // by universal slot
	pre       []term.ID // what inputs must meet
	spent     int       // rounds of the solver
	condition term.ID   // that they all meet it
	wrong     term.ID   // the inputs that show the rule to be wrong
	number    term.ID   // those for which the source is a number
}

// An input is what a solution says of a slot.
type input struct{ number, poison term.ID }

// formula runs the program on terms.
func (l *lowering) formula() (*formula, error) {
	pool := term.NewPool()
	f := &formula{lowering: l, regs: make([]symbolic.Value, l.registers), inputs: make([]input, l.universal)}
	f.Env = symbolic.Env{Pool: pool, Rule: l.rule, Bind: l.bind, Vals: make([]term.ID, len(l.rule.Vars)), Assumed: pool.Bool(true)}
	for _, p := range l.preset {
		f.regs[p.reg] = f.literalValue(p.value, p.width)
	}
	if err := f.level(0); err != nil {
		return nil, err
	}
	for k := range l.universal {
		f.setUniversal(k)
		if err := f.level(k + 1); err != nil {
			return nil, err
		}
	}
	refined := f.Bool(false)
	f.number = f.Bool(false)
	tries := 0
	err := f.eachChoice(l.universal, func() error {
		if tries++; tries > maxChoices {
			return nil
		}
		source, target := f.regs[l.source], f.regs[l.target]
		refined = f.Or(refined, f.refines(target, source))
		f.number = f.Or(f.number, f.Not(f.Or(source.UB, source.Poison)))
		return nil
	})
	pre := f.Assumed
	for _, c := range f.pre {
		pre = f.And(pre, c)
	}
	f.condition, f.wrong, f.number = pre, f.And(pre, f.Not(refined)), f.And(pre, f.number)
	return f, err
}

// literalValue is a word as terms.
func (f *formula) literalValue(w word, width uint32) symbolic.Value {
	v := symbolic.Value{N: f.Number(0, width), Poison: f.Bool(w == poisoned), UB: f.Bool(false)}
	if w.isNumber() {
		v.N = f.Number(w.bits(), width)
	}
	return v
}

func (f *formula) value(n term.ID) symbolic.Value {
	return symbolic.Value{N: n, Poison: f.Bool(false), UB: f.Bool(false)}
}

// refines is word.refines.
func (f *formula) refines(w, src symbolic.Value) term.ID {
	same := f.And(f.Not(w.Poison), f.Eq(w.N, src.N))
	return f.Or(src.UB, f.And(f.Not(w.UB), f.Or(src.Poison, same)))
}

// level runs the code that follows when slot k-1 is set, and takes in the
// conditions.
func (f *formula) level(k int) error {
	code := f.code[f.start[k]:f.start[k+1]]
	for i := range code {
		if err := f.inst(&code[i]); err != nil {
			return err
		}
	}
	for _, c := range f.checks[k] {
		var holds term.ID
		var err error
		if c.expr != nil {
			var x symbolic.Const
			x, err = f.Expr(c.expr)
			holds = x.OK
		} else {
			holds, err = f.Cond(c.cond.cond, func(fact *dsl.Cond) (term.ID, error) { return f.known(c.cond, fact) })
		}
		if err != nil {
			return err
		}
		f.pre = append(f.pre, holds)
	}
	return nil
}

func (f *formula) inst(in *inst) error {
	var err error
	switch {
	case in.kind != computeInst:
		o := in.op
		f.regs[in.dst], err = symbolic.Apply(f.Pool, symbolic.Operation{Op: o.op, Intrinsic: o.intrinsic, Overflow: o.overflow,
			Flags: o.flags, Pred: o.pred, Width: o.width, To: o.to}, f.regs[in.a], f.regs[in.b], f.regs[in.c])
	case in.expr != nil:
		var x symbolic.Const
		x, err = f.Expr(in.expr)
		f.regs[in.dst] = f.value(x.N)
	default:
		f.Vals[in.binds] = f.regs[f.uses[in.binds].first].N
	}
	return err
}

// setUniversal makes the variables of a slot.
func (f *formula) setUniversal(k int) {
	s := &f.slots[k]
	n := f.NewVar(s.width)
	v := f.value(n)
	in := input{n, v.Poison}
	switch s.kind {
	case valueSlot:
		in.poison = f.NewVar(1)
		v.Poison = in.poison
	case copySlot:
		v.Poison = f.regs[s.of].Poison
	case freezeSlot:
		of := f.regs[s.of]
		v.N, v.UB = f.Ite(of.Poison, n, of.N), of.UB
	}
	f.regs[k], f.inputs[k] = v, in
}

// eachChoice calls try for each way in which the source chooses in slot k and
// those after it.
func (f *formula) eachChoice(k int, try func() error) error {
	if k == len(f.slots) {
		return try()
	}
	s := &f.slots[k]
	var values []symbolic.Value
	if s.kind == choiceSlot {
		values = f.regs[s.of : s.of+s.copies]
	} else {
		values = f.candidates(s.width)
	}
	for _, v := range values {
		f.regs[k] = v
		if err := f.level(k + 1); err != nil {
			return err
		}
		if err := f.eachChoice(k+1, try); err != nil {
			return err
		}
	}
	return nil
}

// candidates are what an undef of the source may have to be: what the target
// is, if the width is the same, or what makes it that together with an input.
func (f *formula) candidates(width uint32) []symbolic.Value {
	var values []symbolic.Value
	add := func(n term.ID) { values = append(values, f.value(n)) }
	if width <= SmallWidth { // they are few
		for n := range 1 << width {
			add(f.Number(uint64(n), width))
		}
		return values
	}
	for _, n := range []uint64{0, 1, ^uint64(0), 1 << (width - 1), 1<<(width-1) - 1} {
		add(f.Number(n, width))
	}
	t := f.regs[f.target].N
	same := f.bind.Bits[f.rule.LHS.Type] == width
	switch {
	case same:
		add(t)
		add(f.Not(t))
	case f.Width(t) < width:
		add(f.ZExt(t, width))
	default:
		add(f.Trunc(t, width))
	}
	for k := range f.universal {
		if f.slots[k].width != width {
			continue
		}
		x := f.regs[k].N
		add(x)
		if same {
			add(f.Add(t, x))
			add(f.Sub(t, x))
			add(f.Sub(x, t))
			add(f.Xor(x, t))
		}
	}
	return values
}

// known is guard.known on terms.
func (f *formula) known(g *guard, c *dsl.Cond) (term.ID, error) {
	var members []symbolic.Value
	for _, regs := range g.args[c] {
		for _, r := range regs {
			members = append(members, f.regs[r])
		}
	}
	holds := f.Bool(true)
	switch {
	case c.Fact == dsl.FactNotPoison, c.Fact == dsl.FactNoUndef:
		for i, m := range members {
			ok := f.Or(m.UB, f.Not(m.Poison))
			for _, o := range members[:i] {
				if c.Fact == dsl.FactNoUndef {
					ok = f.And(ok, f.Or(f.Or(m.UB, o.UB), f.Eq(m.N, o.N)))
				}
			}
			holds = f.And(holds, ok)
		}
	case c.Fact == dsl.FactImpliesPoison:
		args := g.args[c]
		for _, x := range args[0] {
			excused := f.Or(f.regs[x].UB, f.Not(f.regs[x].Poison))
			if len(args[1]) == 0 { // a constant
				holds = f.And(holds, excused)
			}
			for _, y := range args[1] {
				holds = f.And(holds, f.Or(excused, f.Or(f.regs[y].UB, f.regs[y].Poison)))
			}
		}
	case c.Fact.Info().About == dsl.AboutValue:
		return f.every(g, c, 0, f.Bool(true))
	}
	return holds, nil
}

// every is guard.every on terms, of members that are numbers as far as numbers says.
func (f *formula) every(g *guard, c *dsl.Cond, i int, numbers term.ID) (term.ID, error) {
	args := g.args[c]
	if i == len(args) {
		holds, err := f.Fact(c)
		return f.Or(f.Not(numbers), holds), err
	}
	if args[i] == nil {
		return f.every(g, c, i+1, numbers)
	}
	all := f.Bool(true)
	for _, r := range args[i] {
		m := f.regs[r]
		f.Vals[c.FactArgs[i].Var] = m.N
		holds, err := f.every(g, c, i+1, f.And(numbers, f.Not(f.Or(m.UB, m.Poison))))
		if err != nil {
			return 0, err
		}
		all = f.And(all, holds)
	}
	return all, nil
}

package demand

import (
	"slices"

	"rewrite/passes/ir"
)

// Selects, in what their users are defined for:
//
//	load i32, (select %c, %p, null)           load i32, %p
//	sdiv %x, (select %c, 0, %y)               sdiv %x, %y
//	ret (select %c, %p, null), if nonnull     ret %p
//
// Where %c is poison so is the select, and the use is undefined, too.

// defined replaces operands that are selects by the one arm that they may be, and reports whether there were any.
func (w *work) defined() (changed bool) {
	var olds []*ir.Value
	for _, b := range w.f.Blocks {
		for _, s := range b.Instrs {
			if s.Op != ir.OpSelect {
				continue
			}
			for arm := 1; arm <= 2; arm++ {
				if c := s.Args[arm]; c.IsConst() {
					for _, u := range slices.Clone(s.Uses()) {
						if w.env.Made < w.env.Allowed && refuses(u, c, 0) {
							w.say.Applied(u.User, "operand %d of this %s is never arm %d of a select, which it is undefined for", u.Index, u.User.Op, arm)
							u.User.SetArg(int(u.Index), s.Args[3-arm])
							w.env.Made++
							olds = append(olds, s)
						}
					}
				}
			}
		}
	}
	return w.done(olds)
}

// maxSteps bounds how many addresses are followed, from one to the next.
const maxSteps = 4

// refuses tells whether a use is undefined for a constant, or all uses of the address inside of an object that it makes of null.
func refuses(u ir.Use, c *ir.Value, step int) bool {
	v := u.User
	if v.Op != ir.OpGEP || !v.IsInstr() || u.Index != 0 || c.Op != ir.OpNull {
		return v.IsInstr() && u.Undefined(c, true)
	}
	if !ir.StepsNowhere(v) || v.NumUses() == 0 || v.NumUses() > maxSteps || step == maxSteps {
		return false
	}
	for _, u := range v.Uses() {
		if !refuses(u, c, step+1) {
			return false
		}
	}
	return true
}

package term

import (
	"fmt"
	"strings"
)

var names = [...]string{"const", "v", "sum", "and", "xor", "pow", "lshr", "ashr", "udiv", "ite", "eq0", "ult", "slt", "trunc", "zext", "sext", "abs",
	"count", "leading", "trailing", "reverse", "swapbytes", "umulo", "smulo"}

// Show writes a term, for people who look for what is missing in its normal form.
func (p *Pool) Show(x ID) string {
	t := p.Term(x)
	var parts []string
	switch t.Kind {
	case Const:
		return fmt.Sprintf("%d", signed(t.Value, t.Width))
	case Var:
		return fmt.Sprintf("v%d", t.Value)
	case Sum:
		for _, m := range t.Monos {
			s := fmt.Sprint(signed(m.Coef, t.Width))
			for _, f := range m.Factors {
				s += "*" + p.Show(f)
			}
			parts = append(parts, s)
		}
		return "(" + strings.Join(parts, " + ") + ")"
	}
	for _, a := range t.Args {
		parts = append(parts, p.Show(a))
	}
	if t.Kind == And && t.Value != Mask(t.Width) || t.Kind == Xor && t.Value != 0 {
		parts = append(parts, fmt.Sprint(signed(t.Value, t.Width)))
	}
	return names[t.Kind] + "(" + strings.Join(parts, ", ") + ")"
}

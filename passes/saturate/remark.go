package saturate

import (
	"fmt"
	"strings"

	"rewrite/egraph"
	"rewrite/passes/ir"
)

// describe is a value in a message.
func describe(v *ir.Value) string {
	switch {
	case v.Op == ir.OpInt:
		return "the constant " + v.Int().String()
	case v.Op.IsLeaf() && v.Op != ir.OpParam:
		return "the constant " + v.Op.String()
	case v.Name != "":
		return "%" + ir.QuoteName(v.Name)
	case v.Op == ir.OpParam:
		return fmt.Sprintf("parameter %d", v.Bits+1)
	}
	return "a value computed by " + v.Op.String()
}

// remark records that w stands for v, nil that v is not needed any more.
func (bg *blockGraph) remark(v, w *ir.Value) {
	if !bg.remarks {
		return
	}
	msg := fmt.Sprintf("this %s is not needed any more", v.Op)
	if w != nil {
		msg = fmt.Sprintf("this %s is replaced by %s", v.Op, describe(w))
	}
	bg.said = append(bg.said, ir.PassRemark{Func: bg.f, Pos: v.Pos, Pass: "saturate", Msg: msg})
}

// maxNamed bounds the rules that a remark names; there are chains of thousands, which
// rewrite explain shows.
const maxNamed = 8

// ByRules adds to remarks on values by what something else stands for them: the rules of
// the changes that explain it, in order, and what the graph knew without rules.
func ByRules(said []ir.PassRemark, changes []*Change) {
	steps := map[uint32][]Step{}
	for _, c := range changes {
		if c.Pos != 0 && !c.Long {
			steps[c.Pos] = c.Steps
		}
	}
	for i := range said {
		r := &said[i]
		if r.Missed || r.Pos == 0 || len(steps[r.Pos]) == 0 {
			continue
		}
		var by []string
		for n, s := range steps[r.Pos] {
			if n == maxNamed {
				by = append(by, fmt.Sprintf("and %d more", len(steps[r.Pos])-n))
				break
			}
			if s.Kind == ByRule {
				by = append(by, s.Rule.Name)
			} else {
				by = append(by, s.Kind.String())
			}
		}
		r.Msg += ", by " + strings.Join(by, ", ")
	}
}

// stoppedEarly says that the rules might have found more in the block, at its first
// instruction that the text has.
func (bg *blockGraph) stoppedEarly(limit egraph.Stop) {
	if !bg.remarks {
		return
	}
	pos := bg.f.Pos
	for _, v := range bg.b.Instrs {
		if v.Pos > 0 {
			pos = v.Pos
			break
		}
	}
	bg.said = append(bg.said, ir.PassRemark{Func: bg.f, Pos: pos, Pass: "saturate", Missed: true,
		Msg: "the rules were stopped before they were done with this block: " + limit.String()})
}

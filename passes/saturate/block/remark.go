package block

import (
	"fmt"

	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
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
func (bg *Graph) remark(v, w *ir.Value) {
	if !bg.Remarks {
		return
	}
	msg := fmt.Sprintf("this %s is not needed any more", v.Op)
	if w != nil {
		msg = fmt.Sprintf("this %s is replaced by %s", v.Op, describe(w))
	}
	bg.Said = append(bg.Said, remark.Remark{Func: bg.Func, Pos: v.Pos, Pass: "saturate", Msg: msg})
}

// StoppedEarly says that the rules might have found more in the block, at its first
// instruction that the text has.
func (bg *Graph) StoppedEarly(limit egraph.Stop) {
	if !bg.Remarks {
		return
	}
	pos := bg.Func.Pos
	for _, v := range bg.Block.Instrs {
		if v.Pos > 0 {
			pos = v.Pos
			break
		}
	}
	bg.Said = append(bg.Said, remark.Remark{Func: bg.Func, Pos: pos, Pass: "saturate", Missed: true,
		Msg: "the rules were stopped before they were done with this block: " + limit.String()})
}

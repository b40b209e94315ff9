package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// chainWidths are the integers of chains; one in four has all of them, and casts between.
var chainWidths = []int{8, 32, 64}

// chain is the text of a function each of whose operations is on the result of the one before and on a parameter or
// a constant. So what may meet lies ever further apart, and which bits of a value matter is told by all that follows.
func chain(r *rand.Rand, seed uint64, ops int) []byte {
	widths := chainWidths
	if i := seed % 4; i < 3 {
		widths = widths[i : i+1]
	}
	var params []string
	for _, w := range widths {
		for _, name := range "abc" {
			params = append(params, fmt.Sprintf("i%d %%%c%d", w, name, w))
		}
	}
	m := mix{constants: r.IntN(5), shifts: r.IntN(3)}
	width := widths[r.IntN(len(widths))]
	last := fmt.Sprintf("%%a%d", width)
	var body strings.Builder
	for i := range ops {
		text := ""
		if to := widths[r.IntN(len(widths))]; to != width && r.IntN(4) == 0 {
			op := "trunc"
			if to > width {
				op = []string{"zext", "sext"}[r.IntN(2)]
			}
			text = fmt.Sprintf("%s i%d %s to i%d", op, width, last, to)
			width = to
		} else {
			text = m.link(r, width, last)
		}
		last = fmt.Sprintf("%%v%d", i)
		fmt.Fprintf(&body, "  %s = %s\n", last, text)
	}
	return fmt.Appendf(nil, "define i%d @f(%s) {\n%s  ret i%d %s\n}\n", width, strings.Join(params, ", "), body.String(), width, last)
}

// A mix says how many of four other operands are constants, and how many of eight operations are shifts.
type mix struct{ constants, shifts int }

// link is an operation of a chain on its last value.
func (m mix) link(r *rand.Rand, width int, last string) string {
	if r.IntN(8) < m.shifts {
		op := []string{"shl", "lshr", "ashr"}[r.IntN(3)]
		return fmt.Sprintf("%s i%d %s, %d", op, width, last, 1+r.IntN(min(width, 8)-1))
	}
	op := []string{"add", "sub", "mul", "and", "or", "xor"}[r.IntN(6)]
	other := fmt.Sprintf("%%%c%d", "abc"[r.IntN(3)], width)
	if r.IntN(4) < m.constants {
		all := ^uint64(0) >> (64 - width)
		other = fmt.Sprint([]uint64{1, 2, 3, 5, 7, 12, 15, all, all - 1, 1 << r.IntN(width), 1<<(1+r.IntN(width-1)) - 1, r.Uint64() & all}[r.IntN(12)])
	}
	if op == "sub" && r.IntN(2) == 0 {
		last, other = other, last
	}
	return fmt.Sprintf("%s i%d %s, %s", op, width, last, other)
}

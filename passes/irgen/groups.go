package irgen

import (
	"fmt"
	"strings"
)

// groups makes functions that call each other in turn, in groups of one text: most do
// the same as those of another group, some differ in a number or a flag. They end,
// as the number that they pass on becomes smaller.
func (g *gen) groups() {
	size, kinds := 1+g.IntN(3), make([]int, 3)
	for i := range kinds {
		kinds[i] = g.IntN(4)
	}
	number := 2 + g.IntN(9)
	for k := range 2 + g.IntN(2) {
		for i := range size {
			op, c := [...]string{"add", "sub", "xor", "mul"}[kinds[i]], number
			switch {
			case g.chance(8):
				c++
			case g.chance(10) && op != "xor":
				op += " nsw"
			}
			next := (i + 1) % size
			to := k
			if g.chance(15) { // the next one of another group
				to = g.IntN(2)
			}
			linkage := pick(g, "", "", "", "internal ", "internal ", "weak ", "linkonce_odr ")
			fmt.Fprintf(&g.out, "define %si32 @g%d.%d(i32 %%n, i32 %%x) {\n", linkage, k, i)
			g.out.WriteString(strings.Join([]string{
				"  %z = icmp eq i32 %n, 0",
				"  br i1 %z, label %end, label %more\n",
				"more:",
				"  %m = lshr i32 %n, 1",
				fmt.Sprintf("  %%y = %s i32 %%x, %d", op, c),
				fmt.Sprintf("  %%r = call i32 @g%d.%d(i32 %%m, i32 %%y)", to, next),
				fmt.Sprintf("  %%s = xor i32 %%r, %d", i),
				"  ret i32 %s\n",
				"end:",
				fmt.Sprintf("  ret i32 %d", kinds[i]),
				"}\n\n"}, "\n"))
		}
	}
}

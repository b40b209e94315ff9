package irgen

import (
	"fmt"
	"math/bits"
	"regexp"
	"strconv"
	"strings"
)

// copy writes the function of a text again under another name. One of four is as it
// was; in the others a few lines are changed, mostly to what does the same or nearly.
func (g *gen) copy(text, name, as string) {
	text = strings.ReplaceAll(text, "@"+name+"(", "@"+as+"(")
	lines := strings.Split(text, "\n")
	if !g.chance(25) {
		for range 1 + g.IntN(4) {
			g.mutate(lines)
		}
	}
	rest := strings.TrimPrefix(strings.TrimPrefix(lines[0], "define "), "internal ")
	lines[0] = "define " + pick(g, "", "", "", "internal ", "weak ", "linkonce_odr ") + rest
	if g.chance(40) {
		lines[0] = strings.TrimSuffix(lines[0], "{") + "unnamed_addr {"
	}
	g.out.WriteString(strings.Join(lines, "\n"))
	c := g.callees[len(g.callees)-1]
	for _, old := range g.callees {
		if old.name == name {
			c = old
		}
	}
	c.name = as
	g.callees = append(g.callees, c)
}

var (
	binary   = regexp.MustCompile(`^(  %\w+ = )(add|sub|mul|shl|and|or|xor)((?: nuw| nsw| disjoint)*) (i\d+) (\S+), (\S+)$`)
	compare  = regexp.MustCompile(`^(  %\w+ = icmp )((?:samesign )?)(\w+) (i\d+) (\S+), (\S+)$`)
	flags    = regexp.MustCompile(` (nuw|nsw|exact|disjoint|nneg|inbounds|nnan|ninf|nsz|samesign)\b`)
	aligned  = regexp.MustCompile(`align (\d+)$`)
	literal  = regexp.MustCompile(`, (\d+)$`)
	dirty    = regexp.MustCompile(`\b(undef|poison)\b`)
	defines  = regexp.MustCompile(`^  (%\w+) = `)
	phiEdges = regexp.MustCompile(`\[ (%p\d|[^%\s]+), (%\w+) \], \[ (%p\d|[^%\s]+), (%\w+) \]`) // of what is defined everywhere
)

var swapped = map[string]string{"eq": "eq", "ne": "ne", "ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule", "slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle"}

// mutate changes a line for which there is a change of a kind; it tries some lines.
func (g *gen) mutate(lines []string) {
	kind := g.IntN(9)
	for range 40 {
		i := 1 + g.IntN(len(lines)-1)
		if l, ok := g.mutated(kind, lines, i); ok {
			lines[i] = l
			return
		}
		kind = (kind + 1) % 9
	}
}

// mutated is line i after a change, which may be of the next line, too.
func (g *gen) mutated(kind int, lines []string, i int) (string, bool) {
	l := lines[i]
	b := binary.FindStringSubmatch(l)
	switch kind {
	case 0: // the same by another operation
		if b == nil {
			return "", false
		}
		n, err := strconv.Atoi(b[6])
		width, _ := strconv.Atoi(b[4][1:])
		switch {
		case b[2] == "mul" && err == nil && n > 0 && n&(n-1) == 0 && bits.TrailingZeros(uint(n)) < width:
			return fmt.Sprintf("%sshl%s %s %s, %d", b[1], strings.ReplaceAll(b[3], " nsw", ""), b[4], b[5], bits.TrailingZeros(uint(n))), true
		case b[2] == "shl" && err == nil && n >= 0 && n < width-1 && n < 30:
			return fmt.Sprintf("%smul%s %s %s, %d", b[1], b[3], b[4], b[5], 1<<n), true
		case b[2] == "add" && b[5] == b[6]:
			return fmt.Sprintf("%sshl%s %s %s, 1", b[1], b[3], b[4], b[5]), width > 1
		case b[2] == "add" && err == nil && bits.Len(uint(max(n, -n))) < width:
			return fmt.Sprintf("%ssub %s %s, %d", b[1], b[4], b[5], -n), true
		case b[2] == "sub" && err == nil && bits.Len(uint(max(n, -n))) < width:
			return fmt.Sprintf("%sadd %s %s, %d", b[1], b[4], b[5], -n), true
		case b[2] == "sub" && b[5] == b[6]:
			return fmt.Sprintf("%sand %s %s, 0", b[1], b[4], b[5]), true
		}
	case 1: // operands in the other order
		if b != nil && b[2] != "sub" && b[2] != "shl" {
			return fmt.Sprintf("%s%s%s %s %s, %s", b[1], b[2], b[3], b[4], b[6], b[5]), true
		}
		if c := compare.FindStringSubmatch(l); c != nil {
			return fmt.Sprintf("%s%s%s %s %s, %s", c[1], c[2], swapped[c[3]], c[4], c[6], c[5]), true
		}
	case 2: // a promise less
		if at := flags.FindStringIndex(l); at != nil && !strings.Contains(l, "range(") {
			return l[:at[0]] + l[at[1]:], true
		}
	case 3: // a promise more
		if b != nil && b[3] == "" && b[2] != "and" && b[2] != "or" && b[2] != "xor" {
			return fmt.Sprintf("%s%s %s %s %s, %s", b[1], b[2], pick(g, "nuw", "nsw"), b[4], b[5], b[6]), true
		}
	case 4: // another constant
		if at := literal.FindStringSubmatchIndex(l); at != nil && b != nil {
			if n, _ := strconv.Atoi(l[at[2]:at[3]]); n > 1 && n < 60 {
				return l[:at[2]] + strconv.Itoa(n^1), true
			}
		}
	case 5: // undef or poison settled
		if strings.Contains(l, " = ") && !strings.Contains(l, "fcmp") && b != nil && dirty.MatchString(l) {
			return dirty.ReplaceAllString(l, pick(g, "1", "undef", "poison")), true
		}
	case 6: // another alignment
		if at := aligned.FindStringSubmatchIndex(l); at != nil && (strings.Contains(l, "load ") || strings.Contains(l, "store ")) && !strings.Contains(l, "atomic") {
			return l[:at[2]] + "1", l[at[2]:] != "1"
		}
	case 7: // two lines in the other order
		if i+1 >= len(lines) || !strings.HasPrefix(l, "  ") || !strings.HasPrefix(lines[i+1], "  ") {
			return "", false
		}
		next := lines[i+1]
		d := defines.FindStringSubmatch(l)
		for _, s := range []string{l, next} {
			if strings.Contains(s, " phi ") || strings.HasPrefix(s, "  br ") || strings.HasPrefix(s, "  switch ") || strings.HasPrefix(s, "  ret ") || s == "  unreachable" {
				return "", false
			}
		}
		if d != nil && regexp.MustCompile(regexp.QuoteMeta(d[1])+`\b`).MatchString(next) {
			return "", false
		}
		lines[i+1] = l
		return next, true
	case 8: // the values of two edges in the other order
		if e := phiEdges.FindStringSubmatch(l); e != nil && e[2] != e[4] {
			return strings.Replace(l, e[0], fmt.Sprintf("[ %s, %s ], [ %s, %s ]", e[3], e[4], e[1], e[2]), 1), true
		}
	}
	return "", false
}

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

package llir

import (
	"slices"
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// This file takes pieces of LLVM text apart that this package holds as text.

// skipString moves from an opening quote behind the closing one.
func skipString(s string, i int) int {
	if e := strings.IndexByte(s[i+1:], '"'); e >= 0 {
		return i + 1 + e + 1
	}
	return len(s)
}

// skipBalanced moves from an opening bracket behind the one that closes it, or
// to the end of the text.
func skipBalanced(s string, i int) int {
	depth := 0
	for i < len(s) {
		switch s[i] {
		case '(', '[', '{', '<':
			depth++
		case ')', ']', '}', '>':
			if depth--; depth == 0 {
				return i + 1
			}
		case '"':
			i = skipString(s, i)
			continue
		case ';':
			if e := strings.IndexByte(s[i:], '\n'); e >= 0 {
				i += e
			} else {
				i = len(s)
			}
			continue
		}
		i++
	}
	return i
}

// splitTop splits a list at the commas that stand in no brackets or strings.
func splitTop(s string) (parts []string) {
	start := 0
	for i := 0; i <= len(s); {
		switch {
		case i == len(s) || s[i] == ',':
			if p := strings.TrimSpace(s[start:i]); p != "" {
				parts = append(parts, p)
			}
			i++
			start = i
		case s[i] == '"':
			i = skipString(s, i)
		case strings.IndexByte("([{<", s[i]) >= 0:
			i = skipBalanced(s, i)
		default:
			i++
		}
	}
	return parts
}

// nodeDef is a numbered metadata node.
type nodeDef struct {
	id   int
	text string // behind the =
}

// splitNodes takes a list of definitions apart and puts it in numeric order.
func splitNodes(s string) (defs []nodeDef) {
	for s = strings.TrimSpace(s); s != ""; s = strings.TrimSpace(s) {
		head, rest, ok := strings.Cut(s, "=")
		id := strings.TrimPrefix(strings.TrimSpace(head), "!")
		if !ok || !isNumber(id) {
			fail("'%s' is no metadata node", clip(s))
		}
		rest = strings.TrimSpace(rest)
		e := strings.IndexAny(rest, "({")
		if e < 0 {
			fail("'%s' is no metadata node", clip(s))
		}
		e = skipBalanced(rest, e)
		defs = append(defs, nodeDef{int(number(id)), rest[:e]})
		s = rest[e:]
	}
	slices.SortStableFunc(defs, func(a, b nodeDef) int { return a.id - b.id })
	return defs
}

// number reads a decimal number; what is none is 0.
func number(s string) uint64 {
	n, _ := strconv.ParseUint(s, 10, 64)
	return n
}

// indexNumbers reads the list of a use-list order, { 1, 0 }.
func indexNumbers(s string) (list []uint64) {
	for _, n := range splitTop(strings.Trim(strings.TrimSpace(s), "{}")) {
		list = append(list, number(n))
	}
	return list
}

// eachGlobal finds the globals that a text names. key is what Module.Lookup
// takes; f gives the spelling to put in place, "" for no change.
func eachGlobal(s string, f func(key string) string) string {
	var b strings.Builder
	done := 0
	for i := 0; i < len(s); {
		switch s[i] {
		case '"':
			i = skipString(s, i)
			continue
		case '@':
		default:
			i++
			continue
		}
		e := i + 1
		key := ""
		if e < len(s) && s[e] == '"' {
			e = skipString(s, e)
			key = ir.UnescapeString(strings.Trim(s[i+1:e], `"`))
		} else {
			for e < len(s) && isNameByte(s[e]) {
				e++
			}
			if key = s[i+1 : e]; isNumber(key) {
				key = "\x00" + strconv.FormatUint(number(key), 10)
			}
		}
		if r := f(key); r != "" {
			b.WriteString(s[done:i] + r)
			done = e
		}
		i = e
	}
	return b.String() + s[done:]
}

func isNameByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '$' || c == '.' || c == '_'
}

// sameNode tells whether two texts of a metadata node say the same: the order
// of named fields and of the flags in a field does not matter.
func sameNode(a, b string) bool { return slices.Equal(nodeParts(a), nodeParts(b)) }

func nodeParts(s string) []string {
	s = strings.TrimSpace(s)
	open := strings.IndexAny(s, "({")
	if open < 0 || len(s) < open+2 {
		return []string{s}
	}
	parts := splitTop(s[open+1 : len(s)-1])
	named := false
	for i, p := range parts {
		key, value, ok := strings.Cut(p, ": ")
		if !ok || strings.ContainsAny(key, `"({!`) {
			continue
		}
		named = true
		flags := strings.Split(value, " | ")
		if value[0] != '"' && len(flags) > 1 {
			slices.Sort(flags)
			parts[i] = key + ": " + strings.Join(flags, " | ")
		}
	}
	if named {
		slices.Sort(parts)
	}
	return append([]string{s[:open+1]}, parts...)
}

// labels finds the blocks of a function by their spelling behind %.
func labels(fn *ir.Func) map[string]*ir.Block {
	m := make(map[string]*ir.Block, len(fn.Blocks))
	next := 0
	for _, p := range fn.Params {
		if p.Name == "" {
			next++
		}
	}
	for _, b := range fn.Blocks {
		if b.Name == "" {
			m[strconv.Itoa(next)] = b
			next++
		} else {
			m[ir.QuoteName(b.Name)] = b
		}
		for _, in := range b.Instrs {
			if in.Name == "" && in.Type != ir.Void {
				next++
			}
		}
	}
	return m
}

// keepGlobals marks the globals that a text names: nobody may rename them.
func keepGlobals(m *ir.Module, text string) {
	if strings.IndexByte(text, '@') < 0 {
		return
	}
	eachGlobal(text, func(key string) string {
		if g := m.Lookup(key); g != nil {
			g.Kept = true
		}
		return ""
	})
}

package llir

import (
	"regexp"
	"sort"
	"strconv"
	"strings"
)

var (
	nodeUse   = regexp.MustCompile(`"(?:[^"])*"|![0-9]+`)
	nodeLine  = regexp.MustCompile(`^(![0-9]+) = (.*)$`)
	namedLine = regexp.MustCompile(`^![-a-zA-Z$._\\][-a-zA-Z$._0-9\\]* = `)
)

// canonicalMetadata puts named metadata in order and numbers nodes in the order
// in which they are first met, so that two texts that differ in neither but the
// numbers become the same.
func canonicalMetadata(text string) string {
	var code, named []string
	nodes := map[string]string{}
	for _, line := range strings.Split(text, "\n") {
		if g := nodeLine.FindStringSubmatch(line); g != nil {
			nodes[g[1]] = g[2]
		} else if namedLine.MatchString(line) {
			named = append(named, line)
		} else {
			code = append(code, line)
		}
	}
	sort.Strings(named)
	number := map[string]string{}
	var order []string
	rename := func(s string) string {
		return nodeUse.ReplaceAllStringFunc(s, func(use string) string {
			if use[0] == '"' {
				return use
			}
			if number[use] == "" {
				number[use] = "!" + strconv.Itoa(len(order))
				order = append(order, use)
			}
			return number[use]
		})
	}
	var b strings.Builder
	for _, line := range append(code, named...) {
		b.WriteString(rename(line) + "\n")
	}
	for i := 0; i < len(order); i++ {
		b.WriteString("!" + strconv.Itoa(i) + " = " + rename(nodes[order[i]]) + "\n")
	}
	return b.String()
}

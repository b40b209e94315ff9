package record

import (
	"fmt"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/prove"
)

// coverageWidths are the widths that Coverage tells apart: those of programs.
var coverageWidths = []uint32{8, 16, 32, 64}

// A Coverage is how far the rules of one file are proved.
type Coverage struct {
	File  string
	Rules int
	// Proved counts by the largest of 8, 16, 32 and 64 bits at which a rule is
	// proved; by 0 those that are proved at fewer, as their literals say or as
	// far as the prover came.
	Proved        map[uint32]int
	Tested, Other int // Other: assumed, unproved and disproved
}

// Covers counts, file by file in their order, what is recorded about rules;
// entries[i] is about rules[i], as Verdicts gives them.
func Covers(rules []*dsl.Rule, entries []*Entry) []*Coverage {
	var list []*Coverage
	for i, r := range rules {
		at := slices.IndexFunc(list, func(c *Coverage) bool { return c.File == r.File })
		if at < 0 {
			at = len(list)
			list = append(list, &Coverage{File: r.File, Proved: map[uint32]int{}})
		}
		list[at].add(entries[i])
	}
	return list
}

func (c *Coverage) add(e *Entry) {
	c.Rules++
	switch {
	case e != nil && e.Status == prove.Proved:
		largest := uint32(0)
		for _, w := range coverageWidths {
			if e.covers(w, "") {
				largest = w
			}
		}
		c.Proved[largest]++
	case e != nil && e.Status == prove.Tested:
		c.Tested++
	default:
		c.Other++
	}
}

// Table writes coverages and their sum for people.
func Table(list []*Coverage) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%-24s %6s %8s %8s %8s %8s %8s %8s %8s\n", "", "rules", "64 bits", "32 bits", "16 bits", "8 bits", "fewer", "tested", "other")
	sum := &Coverage{File: "all", Proved: map[uint32]int{}}
	for _, c := range append(slices.Clone(list), sum) {
		fmt.Fprintf(&b, "%-24s %6d %8d %8d %8d %8d %8d %8d %8d\n", c.File, c.Rules, c.Proved[64], c.Proved[32], c.Proved[16], c.Proved[8], c.Proved[0], c.Tested, c.Other)
		if c != sum {
			sum.Rules, sum.Tested, sum.Other = sum.Rules+c.Rules, sum.Tested+c.Tested, sum.Other+c.Other
			for w, n := range c.Proved {
				sum.Proved[w] += n
			}
		}
	}
	return b.String()
}

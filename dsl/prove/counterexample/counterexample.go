// Package counterexample presents inputs for which a rule is wrong, whoever found
// them: what is bound, what each operation of both sides gives, and what differs.
package counterexample

import (
	"fmt"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
)

// Difference is what the target does that the source cannot.
type Difference uint8

const (
	// WrongValue: it gives another value, all inputs being single values and
	// the source having no choice.
	WrongValue Difference = iota
	// WrongChoice: it gives a value that is right for no choice of undef that
	// the source has, or that is not the one which a freeze chose.
	WrongChoice
	// AddsPoison: it is poison.
	AddsPoison
	// AddsUB: it has undefined behaviour.
	AddsUB
	// AddsLicence: an operation of it carries a flag that permits rewriting
	// (reassoc, contract, arcp, afn) which the source does not give.
	AddsLicence
)

// String describes the difference.
func (d Difference) String() string {
	return [...]string{"value", "undef", "poison", "undefined behaviour", "licence"}[d]
}

// An Outcome is what a term can be: undefined behaviour, poison or a number.
type Outcome struct {
	UB, Poison bool
	Bits       uint64
	Width      uint32
	Format     ir.Kind // of a float, else 0
	Pointer    bool    // Bits are an address of Width bits, and above it what it is based on
}

// String is the outcome as LLVM writes it, with the signed reading of a number
// whose sign bit is set.
func (o Outcome) String() string {
	switch {
	case o.UB:
		return "undefined behaviour"
	case o.Poison:
		return "poison"
	case o.Pointer:
		return pointerText(o.Bits, o.Width)
	case o.Format != ir.VoidKind:
		f, _ := fp.Of(o.Format)
		return f.String(o.Bits)
	case o.Width == 1 && o.Bits == 1:
		return "true"
	case o.Width == 1:
		return "false"
	case o.Bits>>(o.Width-1) == 1:
		return fmt.Sprintf("%d (%d)", o.Bits, int64(o.Bits)-1<<o.Width)
	}
	return fmt.Sprint(o.Bits)
}

// An Input is a variable of the rule in a counterexample.
type Input struct {
	Name     string
	Width    uint32
	Type     string    // as LLVM spells it; "" is an integer of Width
	Constant bool      // a constant of the rule
	Members  []Outcome // one: that value or poison; more: undef among these
}

// Undef tells whether the input is an undef set.
func (in Input) Undef() bool { return len(in.Members) > 1 }

// A Step is one operation of a term.
type Step struct {
	Text  string // the instruction
	Reads string // how the target, or a freeze, reads what is undef: "x as 1"
	// Results are what it gives; more than one are what the source can choose
	// among. nil for the call of an intrinsic whose field is taken next.
	Results []Outcome
}

// A Counterexample shows inputs for which a rule is wrong.
type Counterexample struct {
	Rule     string
	Backward bool      // right to left, which <=> claims
	Bound    []string  // widths, predicates and flags by name, as "W = 4"
	Inputs   []Input   // constants first
	Source   []Step    // operands first; the source is what is replaced
	Target   []Step    // what replaces it
	From     []Outcome // what the source can be; nil where no Outcome holds that
	To       Outcome   // what the target is
	Differs  Difference
}

// pointerText describes a pointer of a counterexample.
func pointerText(word uint64, address uint32) string {
	n := word & ir.Mask(address)
	if object := word >> address; object != 0 {
		return fmt.Sprintf("address %d in object %d", n, object)
	}
	return fmt.Sprintf("address %d in no object", n)
}

// String is the counterexample for people.
func (c *Counterexample) String() string {
	var b strings.Builder
	way := "left to right"
	if c.Backward {
		way = "right to left, which <=> claims too"
	}
	fmt.Fprintf(&b, "%s is wrong from %s", c.Rule, way)
	if len(c.Bound) > 0 {
		fmt.Fprintf(&b, ", with %s", strings.Join(c.Bound, ", "))
	}
	if len(c.Inputs) > 0 {
		b.WriteString(", for")
	}
	b.WriteByte('\n')
	for _, in := range c.Inputs {
		sigil := "%"
		if in.Constant {
			sigil = ""
		}
		typ := in.Type
		if typ == "" {
			typ = fmt.Sprintf("i%d", in.Width)
		}
		fmt.Fprintf(&b, "  %s %s%s = %s\n", typ, sigil, in.Name, members(in.Members, "undef: each use is "))
	}
	steps := func(title string, steps []Step, result []Outcome) {
		if c.Differs == AddsLicence {
			fmt.Fprintf(&b, "%s:\n", title)
		} else {
			fmt.Fprintf(&b, "%s: %s\n", title, members(result, ""))
		}
		for _, s := range steps {
			fmt.Fprintf(&b, "  %s", s.Text)
			if s.Results != nil {
				pad := max(36-len(s.Text), 0)
				fmt.Fprintf(&b, "%*s ; %s", pad, "", members(s.Results, ""))
			}
			if s.Reads != "" {
				fmt.Fprintf(&b, ", reading %s", s.Reads)
			}
			b.WriteByte('\n')
		}
	}
	if c.From != nil {
		steps("source", c.Source, c.From)
		steps("target", c.Target, []Outcome{c.To})
	}
	fmt.Fprintf(&b, "The target %s.\n", map[Difference]string{
		WrongValue:  "has another value",
		WrongChoice: "has a value that the source cannot have",
		AddsPoison:  "is poison where the source is not",
		AddsUB:      "has undefined behaviour that the source does not have",
		AddsLicence: "carries a flag that permits rewriting where not all of the source does",
	}[c.Differs])
	return b.String()
}

// members writes outcomes as "1, 2 or 3", with a prefix if there are several.
func members(os []Outcome, prefix string) string {
	var parts []string
	for _, o := range os {
		parts = append(parts, o.String())
	}
	switch n := len(parts); n {
	case 0:
		return "nothing"
	case 1:
		return parts[0]
	default:
		return prefix + strings.Join(parts[:n-1], ", ") + " or " + parts[n-1]
	}
}

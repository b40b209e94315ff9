package generalize

import (
	"slices"
	"strings"

	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// promised are flags that a right side may carry where they follow. Those of addresses and of
// floating point are left to people: who reads the rule wants to know why.
const promised = ir.NUW | ir.NSW | ir.Exact | ir.Disjoint | ir.NNeg

// isFlag tells whether a mark is one.
func isFlag(name string) bool {
	for fl := ir.Flags(1); fl != 0; fl <<= 1 {
		if (ir.PoisonFlags|ir.FastMath)&fl != 0 && fl.String() == name {
			return true
		}
	}
	return name == "fast"
}

// markText are marks as they are written behind an operation, with a blank before them.
func (f *form) markText(list []*syntax.Mark) string {
	text := ""
	for _, m := range list {
		text += " " + f.file.Text(m.Node)
	}
	return text
}

// split are the flags of an operation by name, and all other marks of it, with the & that
// flags of the left have between them.
func (f *form) split(r *syntax.Ref) (flags []string, rest []*syntax.Mark) {
	for _, m := range marks(r) {
		if m.Func == "" && isFlag(m.Name) {
			flags = append(flags, m.Name)
		} else {
			rest = append(rest, m)
		}
	}
	return flags, rest
}

// keepFlags promises more flags on the right.
func keepFlags(_ *worker, f *form) (list []proposal) {
	terms := f.terms()
	refs(f.rule.Right, func(r *syntax.Ref) {
		t := terms[r]
		if t == nil || len(t.Flags.Vars) > 0 || t.Intrinsic != nil {
			return
		}
		for fl := ir.Flags(1); fl != 0; fl <<= 1 {
			if fl&promised&t.Op.Info().Flags&^t.Flags.Set == 0 {
				continue
			}
			list = append(list, proposal{text: applied(f.text, []edit{f.remark(r, f.markText(marks(r))+" "+fl.String())}), what: fl.String() + " of " + r.Name + " on the right"})
		}
	})
	return list
}

// flagVariables hands the flags of an operation of the left to one of the right: all of them,
// or one of nuw and nsw.
func flagVariables(_ *worker, f *form) (list []proposal) {
	terms := f.terms()
	name := f.fresh("f", "g", "h")
	if name == "" {
		return nil
	}
	can := func(r *syntax.Ref) (flags ir.Flags, ok bool) {
		t := terms[r]
		if t == nil || len(t.Flags.Vars) > 0 || t.Intrinsic != nil {
			return 0, false
		}
		flags = t.Op.Info().Flags & promised
		return flags, flags != 0
	}
	refs(f.rule.Left, func(l *syntax.Ref) {
		from, ok := can(l)
		if !ok {
			return
		}
		old, rest := f.split(l)
		refs(f.rule.Right, func(r *syntax.Ref) {
			to, ok := can(r)
			if !ok || from&to == 0 {
				return
			}
			kept, others := f.split(r)
			if slices.ContainsFunc(kept, func(k string) bool { return !slices.Contains(old, k) }) {
				return
			}
			for _, text := range []string{name, name + " & nuw", name + " & nsw"} {
				only := strings.TrimPrefix(text, name)
				if only != "" && (from&to == from&to&-(from&to) || slices.ContainsFunc(kept, func(k string) bool { return only != " & "+k })) {
					continue
				}
				list = append(list, proposal{
					text: applied(f.text, []edit{f.remark(l, f.markText(rest)+" "+name), f.remark(r, f.markText(others)+" "+text)}),
					what: "flags of " + l.Name + " on the left for " + r.Name + " on the right: " + text,
				})
			}
		})
	})
	return list
}

package load

import (
	"rewrite/dsl"
	"rewrite/dsl/syntax"
)

// What is said of patterns, and of rules that stand for several, as in errors.go.

func patternName(r *reporter, n syntax.Node, name string) {
	r.add("pattern-name", n, "%s is no name for a pattern: letters, digits and _, beginning with a small letter", name)
}

func patternTwice(r *reporter, n syntax.Node, name string) {
	r.add("pattern-twice", n, "there is a pattern %s already, in this file or among those that each file has", name)
}

func patternShadows(r *reporter, n syntax.Node, name string) {
	r.add("pattern-shadows", n, "%s means something else in rules", name)
}

func patternParam(r *reporter, n syntax.Node, name, what string) {
	r.add("pattern-param", n, "parameter %s %s", name, what)
}

func patternNoOperation(r *reporter, n syntax.Node) {
	r.add("pattern-no-operation", n, "an alternative is an operation")
}

func patternItself(r *reporter, n syntax.Node, name string) {
	d := r.add("pattern-itself", n, "%s is not known here", name)
	d.Hint = "a pattern uses those before it, and not itself"
}

func patternNotBuilt(r *reporter, n syntax.Node, name string) {
	d := r.add("pattern-not-built", n, "%s can't stand on the right side: its constants are not told there", name)
	d.Hint = "a condition C == ... in the pattern tells what a constant of its own is"
}

func noMirror(r *reporter, n syntax.Node, mirror string, why error) {
	r.add("no-mirror", n, "the rule has no %s: %v", mirror, why)
}

func nothingHolds(r *reporter, n syntax.Node, name string, first dsl.LeftOut) {
	d := r.add("nothing-holds", n, "no instance of %s holds; %s is %s", name, first.Name, first.Text())
	d.Related = append(d.Related, because(first.Why))
}

func writtenWrong(r *reporter, n syntax.Node, name, why string) {
	d := r.add("written-wrong", n, "rule %s is wrong as it is written, whatever holds of its mirrors", name)
	d.Related = append(d.Related, because(why))
}

func patternUnbound(r *reporter, n syntax.Node, name, term string) {
	d := r.add("pattern-unbound", n, "%s is neither a parameter nor in %s", name, term)
	d.Hint = "a constant of the pattern's own is computed by a condition, as in " + name + " == C + 1"
}

func axiomMirrored(r *reporter, n syntax.Node, mirror string) {
	d := r.add("axiom-mirrored", n, "an axiom speaks for the rule as it is written: of %s a proof tells whether it holds", mirror)
	d.Hint = "write the other one as a rule of its own"
}

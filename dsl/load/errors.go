package load

import (
	"fmt"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/num"
)

// One constructor for each error that a user can make. A constructor's name in
// the hyphenated form is its code, the Cause of the diagnostic; testdata/wrong
// holds at least one case for each.

// Names.

func unbound(r *reporter, n syntax.Node, name string, bound []string) {
	d := r.add("unbound", n, "%s is not bound by the left side", name)
	if isUpper(name) && len(name) == 1 {
		d.Hint = "a width is named behind a colon, as in x: " + name + "; a constant as an operand"
	}
	didYouMean(d, name, bound)
}

func unboundFlag(r *reporter, n syntax.Node, name string, bound []string) {
	d := r.add("unbound-flag", n, "%s is neither a flag nor bound to the flags of an operation of the left side", name)
	didYouMean(d, name, append(bound, flagWords()...))
}

func unboundPred(r *reporter, n syntax.Node, name string, bound []string) {
	d := r.add("unbound-pred", n, "%s is neither a predicate nor bound to that of a compare of the left side", name)
	didYouMean(d, name, bound)
}

func unused(r *reporter, n syntax.Node, name, what, hint string) {
	d := r.add("unused", n, "%s %s is used nowhere else", what, name)
	d.Hint = hint
}

func boundTwice(r *reporter, n syntax.Node, name string, first dsl.Span) {
	d := r.add("bound-twice", n, "%s is bound a second time", name)
	r.becauseSpan(d, first, "first bound here")
}

func bindOnRight(r *reporter, n syntax.Node, name string) {
	r.add("bind-on-right", n, "only the left side binds names: %s = is of no use here", name)
}

func bindNoOperation(r *reporter, n syntax.Node, name string) {
	r.add("bind-no-operation", n, "%s = names an operation of the left side, in lower case; this is none", name)
}

func wildcardOnRight(r *reporter, n syntax.Node) {
	r.add("wildcard-on-right", n, "_ matches any value and is bound to none, so the right side can't use it")
}

func unknownOp(r *reporter, ref *syntax.Ref, ps patterns) {
	name := ref.Name
	d := r.add("unknown-op", ref.Head(), "there is no operation or intrinsic %s", name)
	if m := ref.First; m != nil && ir.OpByName(m.Name) != ir.OpInvalid { // stands before the term
		if didYouMean(d, name, []string{"dual", "swapped", "reverse", "for"}); d.Hint != "" {
			return
		}
	}
	if d.Hint = otherNames[name]; d.Hint != "" {
		return
	}
	didYouMean(d, name, slices.Concat(keys(ps), patternOps(), dsl.IntrinsicNames(), funcNames()))
	switch {
	case dsl.FactNamed(name) != dsl.FactNone:
		d.Hint = name + " is a condition: it stands behind if"
	case d.Hint == "":
		d.Hint = "a function of the program is called @" + name + "(...)"
	default:
		d.Hint += " A function of the program is called @" + name + "(...)"
	}
}

// otherNames are what people write who come from elsewhere.
var otherNames = map[string]string{
	"gep":  "it is written getelementptr",
	"div":  "it is written udiv or sdiv",
	"rem":  "it is written urem or srem",
	"shr":  "it is written lshr or ashr",
	"cmp":  "it is written icmp slt(x, y) or fcmp olt(x, y)",
	"min":  "it is written umin or smin",
	"max":  "it is written umax or smax",
	"if":   "it is written select",
	"cast": "it is written zext, sext, trunc or bitcast",
}

// llvmTypes are LLVM's names of formats that rules name by their width, as
// float means any format.
var llvmTypes = map[string]string{"half": "f16", "bfloat": "bf16", "double": "f64", "x86_fp80": "f80", "fp128": "f128", "ppc_fp128": "ppc_f128"}

func unknownFunc(r *reporter, n syntax.Node, name string) {
	d := r.add("unknown-func", n, "there is no constant function %s", name)
	didYouMean(d, name, funcNames())
	if dsl.FactNamed(name) != dsl.FactNone {
		d.Hint = name + " is a condition, not a number"
	}
}

func unknownFact(r *reporter, n syntax.Node, name string) {
	d := r.add("unknown-fact", n, "there is no predicate %s", name)
	didYouMean(d, name, factNames())
	if near := otherFacts[name]; near != "" {
		d.Hint = fmt.Sprintf("did you mean %q?", near)
	}
	if dsl.FuncNamed(name) != nil {
		d.Hint = name + " is a number, not a condition; compare it"
	}
}

// otherFacts are what people call conditions who come from elsewhere.
var otherFacts = map[string]string{
	"is_pow2":         "is_power_of_two",
	"is_power_of_2":   "is_power_of_two",
	"is_pow2_or_zero": "is_power_of_two_or_zero",
	"is_mask":         "is_low_mask",
}

func unknownType(r *reporter, n syntax.Node, name, hint string) {
	d := r.add("unknown-type", n, "%s is no type", name)
	if format := llvmTypes[name]; format != "" {
		hint = "write " + format + ", or float for any format"
	}
	if d.Hint = hint; hint == "" {
		d.Hint = "types are i8, i32, ..., a width such as W, ptr, float, f32, any, agg, <N x W>"
	}
}

func unknownFlag(r *reporter, n syntax.Node, name, near string) {
	d := r.add("unknown-flag", n, "there is no flag %s", name)
	switch {
	case near != "":
		d.Hint = fmt.Sprintf("did you mean %q?", near)
	case isUpper(name):
		d.Hint = "a variable for flags is written in lower case"
	case predWord(name):
		d.Hint = name + " is a predicate of compares"
	}
}

func unknownPred(r *reporter, n syntax.Node, name, near string, float bool) {
	op := "icmp"
	if float {
		op = "fcmp"
	}
	d := r.add("unknown-pred", n, "%s has no predicate %s", op, name)
	d.Hint = "there are " + strings.Join(predWords(float), ", ")
	if near != "" {
		d.Hint = fmt.Sprintf("did you mean %q?", near)
	}
}

func flagNotTaken(r *reporter, n syntax.Node, flag, op string, allowed ir.Flags) {
	d := r.add("flag-not-taken", n, "%s takes no flag %s", op, flag)
	if allowed != 0 {
		d.Hint = "it takes " + strings.ReplaceAll(allowed.String(), " ", ", ")
	}
}

func flagsOnLeft(r *reporter, n syntax.Node) {
	r.add("flags-on-left", n, "the left side binds all flags of an operation to one variable; they are intersected on the right side")
}

func flagsDisjoint(r *reporter, n syntax.Node, name, op string, first dsl.Span) {
	d := r.add("flags-disjoint", n, "%s can't carry any flag that %s stands for", op, name)
	r.becauseSpan(d, first, "bound here")
}

func predOnLeft(r *reporter, n syntax.Node) {
	r.add("pred-on-left", n, "the variable must be bound by itself first: swap and invert apply to predicates that are known")
}

func predKind(r *reporter, n syntax.Node, name string, first dsl.Span) {
	d := r.add("pred-kind", n, "%s stands for a predicate of the other compare: icmp and fcmp have different ones", name)
	r.becauseSpan(d, first, "bound here")
}

func noPredicate(r *reporter, n syntax.Node, op string) {
	d := r.add("no-predicate", n, "%s needs a predicate", op)
	d.Hint = "as in " + map[bool]string{true: "fcmp olt(x, y)", false: "icmp slt(x, y)"}[op == "fcmp"]
}

// Types.

func typeMismatch(r *reporter, n syntax.Node, got, want string, from, of syntax.Node) {
	d := r.add("type-mismatch", n, "this is %s, and %s is needed", got, want)
	if got == want {
		d.Msg = fmt.Sprintf("this is %s, and another one is needed", got)
	}
	r.because(d, from, "needed because of this")
	if of.Pos != n.Pos {
		r.because(d, of, "%s because of this", got)
	}
}

func varMismatch(r *reporter, n syntax.Node, name, got, want string, first dsl.Span) {
	d := r.add("var-mismatch", n, "%s is %s, and %s is needed", name, got, want)
	if got == want {
		d.Msg = fmt.Sprintf("%s is %s, and one of another type is needed", name, got)
	}
	r.becauseSpan(d, first, "first bound here")
}

func typeClash(r *reporter, n syntax.Node, other string, from syntax.Node) {
	d := r.add("type-clash", n, "the same name stands for %s elsewhere", other)
	r.because(d, from, "here")
}

func typeNameCase(r *reporter, n syntax.Node, name string) {
	d := r.add("type-name-case", n, "the name of a type begins with a capital letter")
	d.Hint = strings.ToUpper(name[:1]) + name[1:]
}

func wrongKind(r *reporter, n syntax.Node, what, got string, kinds []nodeKind, from syntax.Node) {
	words := map[nodeKind]string{intNode: "integers", floatNode: "floats", ptrNode: "pointers"}
	var want []string
	for _, k := range kinds {
		want = append(want, words[k])
	}
	d := r.add("wrong-kind", n, "%s works on %s, and this is %s", what, strings.Join(want, " and "), got)
	if !slices.Contains(kinds, intNode) && got == "an integer" {
		d.Hint = "a variable is an integer unless it is declared, as in x: " + map[nodeKind]string{floatNode: "float", ptrNode: "ptr"}[kinds[0]]
	}
	r.because(d, from, "because of this")
}

func undetermined(r *reporter, n syntax.Node) {
	d := r.add("undetermined", n, "nothing on the left side tells the type of this")
	d.Hint = "write it behind a colon"
}

func widthsImpossible(r *reporter, n syntax.Node, op string) {
	r.add("widths-impossible", n, "no widths satisfy this %s together with the other types of the rule", op)
}

func notAWidth(r *reporter, n syntax.Node, name string) {
	r.add("not-a-width", n, "the type of %s has no width in bits", name)
}

func gepType(r *reporter, n syntax.Node) {
	d := r.add("gep-type", n, "the first argument of getelementptr is the type that it counts in")
	d.Hint = "as in getelementptr(i8, p, x)"
}

func gepNotBytes(r *reporter, n syntax.Node) {
	d := r.add("gep-not-bytes", n, "rules see addresses in bytes, at one offset: this getelementptr matches nothing")
	d.Hint = "write getelementptr(i8, p, x), or an upper-case name for the type that a program counts in"
}

func gepConstant(r *reporter, n syntax.Node) {
	d := r.add("gep-constant", n, "rules see an address at a constant offset in bytes, whatever a program counts in: this getelementptr matches nothing")
	d.Hint = "write getelementptr(i8, p, C)"
}

func pathTooLong(r *reporter, n syntax.Node) {
	r.add("path-too-long", n, "rules see at most %d indices, none above %d", maxPath, maxPathIndex)
}

func constantKind(r *reporter, n syntax.Node, name string) {
	d := r.add("constant-kind", n, "%s is a constant by its capital letter, and only integers and floats can be matched as constants", name)
	d.Hint = "a value of any kind is a variable in lower case"
}

func ruleTooLarge(r *reporter, n syntax.Node) {
	r.add("rule-too-large", n, "this rule is too large: it may bind %d variables, constants and types together, in %d operations", maxBound, maxSide)
}

func noField(r *reporter, n syntax.Node, i uint32, fields int) {
	r.add("no-field", n, "there is no field %d: the struct has %d", i, fields)
}

// Literals and constants.

func badNumber(r *reporter, n syntax.Node, text string) {
	r.add("bad-number", n, "%s is no number", text)
}

func literalTooWide(r *reporter, n syntax.Node, text string) {
	r.add("literal-too-wide", n, "%s needs more than %d bits, and constants have at most that many", text, num.MaxWidth)
}

func literalUnfit(r *reporter, n syntax.Node, typ string) {
	r.add("literal-unfit", n, "this literal fits no width that the rule allows here: the type is %s", typ)
}

func floatForInt(r *reporter, n syntax.Node, got string, from syntax.Node) {
	d := r.add("float-for-int", n, "this is a float, and %s is needed", got)
	d.Hint = "float variables are declared: x: float"
	r.because(d, from, "needed because of this")
}

func intForFloat(r *reporter, n syntax.Node, text string, from syntax.Node) {
	d := r.add("int-for-float", n, "this is an integer, and a float is needed")
	d.Hint = "write " + text + ".0"
	r.because(d, from, "needed because of this")
}

func notConstant(r *reporter, n syntax.Node, name string) {
	d := r.add("not-constant", n, "%s is no constant, and constants are computed here", name)
	if !isUpper(name) && ir.OpByName(name) == ir.OpInvalid && dsl.IntrinsicNamed(name) == nil {
		d.Hint = "an operation on values is written by its name, as in add(x, y); constants begin with a capital letter"
	}
}

func signNeeded(r *reporter, n syntax.Node, op string) {
	d := r.add("sign-needed", n, "%s on integers does not say whether it is signed", op)
	d.Hint = fmt.Sprintf("write %su or %ss", op, op)
}

func notOnFloats(r *reporter, n syntax.Node, op string) {
	r.add("not-on-floats", n, "%s is for integers, and these are floats", op)
}

func typedInPlain(r *reporter, n syntax.Node, name string) {
	r.add("typed-in-plain", n, "%s has a type, and a plain number is needed here", name)
}

func indexMisused(r *reporter, n syntax.Node, name string) {
	r.add("index-misused", n, "%s can't be both the index of a field and a constant of the program", name)
}

func badIndex(r *reporter, n syntax.Node) {
	r.add("bad-index", n, "the index of a field is a number or an upper-case name")
}

func immediateNeeded(r *reporter, n syntax.Node, intrinsic string) {
	r.add("immediate-needed", n, "this argument of %s must be a constant", intrinsic)
}

// Places.

func arity(r *reporter, n syntax.Node, name string, want, got int) {
	s := "s"
	if want == 1 {
		s = ""
	}
	r.add("arity", n, "%s takes %d argument%s, here are %d", name, want, s, got)
}

func needsArguments(r *reporter, n syntax.Node, name string) {
	r.add("needs-arguments", n, "%s needs its arguments in parentheses, and can't be a variable", name)
}

func notAPattern(r *reporter, n syntax.Node, op string) {
	d := r.add("not-a-pattern", n, "%s can't be in a rule: rules are about operations without memory and control flow", op)
	switch op {
	case "shufflevector":
		d.Msg = "shufflevector can't be in a rule: which lanes it takes is in its mask, which rules can't say"
		d.Hint = "lanes are followed through shuffles without rules"
	case "call":
		d.Hint = "a call is written @name(x) or, of an intrinsic, ctpop(x)"
	}
}

func misplaced(r *reporter, n syntax.Node, why string) {
	r.add("misplaced", n, "%s", why)
}

func leftNoOperation(r *reporter, n syntax.Node) {
	r.add("left-no-operation", n, "the left side must be an operation: there is nothing to look for")
}

func changesNothing(r *reporter, n syntax.Node) {
	r.add("changes-nothing", n, "both sides are the same")
}

func reverseRefine(r *reporter, n syntax.Node) {
	r.add("reverse-refine", n, "reverse needs <=>: what => claims holds in one direction only")
}

func reverseUnbound(r *reporter, n syntax.Node, name string) {
	r.add("reverse-unbound", n, "reverse matches the right side, which does not bind %s", name)
}

// Conditions.

func conditionAsValue(r *reporter, n syntax.Node, op string) {
	r.add("condition-as-value", n, "%s makes a condition, and a value is needed here", op)
}

func notACondition(r *reporter, n syntax.Node) {
	r.add("not-a-condition", n, "this is a value, and a condition is needed behind if")
}

func assignmentAsCondition(r *reporter, n syntax.Node) {
	d := r.add("assignment-as-condition", n, "= gives a value a name, and a condition is needed here")
	from := min(d.Col-1, len(d.Source))
	d.Hint = "a comparison is written " + strings.Replace(d.Source[from:min(from+d.Len, len(d.Source))], "=", "==", 1)
}

func valueCompared(r *reporter, n syntax.Node, name string) {
	d := r.add("value-compared", n, "%s is no constant: it can't be compared before the program runs", name)
	d.Hint = "ask what analyses know, as in at_most(x, 7), non_zero(x), known_zero(x, 1)"
}

func notMonotone(r *reporter, n syntax.Node, name string) {
	d := r.add("not-monotone", n, "%s may become true as more is known, so its negation can't be a condition", name)
	d.Hint = "only conditions on constants can be negated"
}

func variableNeeded(r *reporter, n syntax.Node, name string) {
	r.add("variable-needed", n, "%s asks about a variable", name)
}

// Declarations.

func duplicateRule(r *reporter, n syntax.Node, name string, first *dsl.Rule) {
	d := r.add("duplicate-rule", n, "a rule named %s is already defined", name)
	d.Related = append(d.Related, noteOf(first, "first defined here"))
	d.Hint = "override rule replaces it"
}

// SharedName is the warning on a rule that has the name of one of Options.Base.
const SharedName syntax.Code = "shared-name"

func sharedName(r *reporter, rule, base *dsl.Rule) {
	d := rule.Diagnostic(diag.Warning, SharedName, "there is a built-in rule "+rule.Family+", too, and both run; reports call this one "+dsl.UserSpace+"/"+rule.Family)
	d.Related = append(d.Related, noteOf(base, "the other one is here"))
	d.Hint = "override rule replaces it"
	r.list = append(r.list, d)
}

func overrideNothing(r *reporter, n syntax.Node, name string, all []string) {
	d := r.add("override-nothing", n, "there is no rule %s to override", name)
	didYouMean(d, name, all)
}

func badName(r *reporter, n syntax.Node, name string) {
	r.add("bad-name", n, "%s: names are made of letters, digits, _ and -, and begin with a letter", name)
}

func forShape(r *reporter, n syntax.Node, want, got int) {
	r.add("for-shape", n, "there are %d names and here are %d values", want, got)
}

func forValue(r *reporter, n syntax.Node, text string) {
	r.add("for-value", n, "a minus makes sense before a number only, not before %s", text)
}

func forUnused(r *reporter, n syntax.Node, name string) {
	r.add("for-unused", n, "%s is used nowhere in the rule", name)
}

func forDuplicate(r *reporter, n syntax.Node, name string) {
	r.add("for-duplicate", n, "%s is listed already", name)
}

func forTooMany(r *reporter, n syntax.Node, count int) {
	r.add("for-too-many", n, "its lists and patterns make %d rules of one; %d is the limit", count, maxInstances)
}

func unknownGroup(r *reporter, n syntax.Node, name string, all []string) {
	d := r.add("unknown-group", n, "there is no group %s", name)
	didYouMean(d, name, all)
}

func groupCycle(r *reporter, n syntax.Node, name string) {
	r.add("group-cycle", n, "group %s would run before itself", name)
}

func axiomReason(r *reporter, n syntax.Node) {
	r.add("axiom-reason", n, "an axiom needs a reason")
}

func mirrorTwice(r *reporter, n syntax.Node, mirror string) {
	r.add("mirror-twice", n, "the rule says %s twice", mirror)
}

func specificReason(r *reporter, n syntax.Node) {
	r.add("specific-reason", n, "a rule that is specific on purpose says why")
}

func duplicateCost(r *reporter, n syntax.Node, name, firstFile string, firstLine int) {
	d := r.add("duplicate-cost", n, "a cost model named %s is already defined", name)
	d.Hint = fmt.Sprintf("at %s:%d", firstFile, firstLine)
}

func unknownCost(r *reporter, n syntax.Node, name string, all []string) {
	d := r.add("unknown-cost", n, "there is no cost model %s", name)
	didYouMean(d, name, all)
}

func costCycle(r *reporter, n syntax.Node, name string) {
	r.add("cost-cycle", n, "cost model %s would extend itself", name)
}

func costOp(r *reporter, n syntax.Node, name string) {
	d := r.add("cost-op", n, "%s is no instruction or intrinsic that has a cost", name)
	didYouMean(d, name, append(ir.Mnemonics(), dsl.IntrinsicNames()...))
}

func costMark(r *reporter, n syntax.Node, name string) {
	d := r.add("cost-mark", n, "%s is neither a flag nor a class of types", name)
	didYouMean(d, name, append(flagWords(), dsl.CostClasses()...))
}

func costNumber(r *reporter, n syntax.Node, text string) {
	r.add("cost-number", n, "a cost is a number from 0 to %d with at most two decimals, not %s", maxCost, text)
}

func costTwice(r *reporter, n syntax.Node, what string) {
	r.add("cost-twice", n, "the cost of %s is given already in this model", what)
}

func throughputForm(r *reporter, n syntax.Node, form string) {
	r.add("throughput-form", n, "this is written %s", form)
}

func throughputMark(r *reporter, n syntax.Node, name string) {
	d := r.add("throughput-mark", n, "%s is no type, mark, flag or predicate that an operation has here", name)
	didYouMean(d, name, slices.Concat(dsl.MarkNames(), dsl.ShapeElements(), flagWords()))
}

func throughputType(r *reporter, n syntax.Node, name string) {
	d := r.add("throughput-type", n, "%s is no type of elements", name)
	didYouMean(d, name, dsl.ShapeElements())
}

func throughputLanes(r *reporter, n syntax.Node, text string) {
	r.add("throughput-lanes", n, "a vector has from 1 to %d lanes, not %s", maxLanes, text)
}

func throughputCast(r *reporter, n syntax.Node, name string, isCast bool) {
	if isCast {
		r.add("throughput-cast", n, "%s is from one type to another: %s TYPE -> TYPE", name, name)
		return
	}
	r.add("throughput-cast", n, "%s is about one type, and not from one to another", name)
}

func throughputPer(r *reporter, n syntax.Node, text string) {
	d := r.add("throughput-per", n, "a cost is added per lane or per part, not per %s", text)
	didYouMean(d, text, []string{"lane", "part"})
}

func throughputNumber(r *reporter, n syntax.Node, text string) {
	d := r.add("throughput-number", n, "a cost of a machine is scalars, or a whole number from 0 to %d, not %s", maxCost, text)
	didYouMean(d, text, []string{"scalars"})
}

func registerClass(r *reporter, n syntax.Node, name string) {
	d := r.add("register-class", n, "%s is no class of registers", name)
	didYouMean(d, name, registerClasses)
}

func testOfNothing(r *reporter, n syntax.Node, name string, all []string) {
	d := r.add("test-of-nothing", n, "there is no rule %s to test", name)
	didYouMean(d, name, all)
}

func testType(r *reporter, n syntax.Node, text string) {
	d := r.add("test-type", n, "%s is not a definite type", text)
	d.Hint = "a test says i8, f32, ptr, <4 x i32>"
}

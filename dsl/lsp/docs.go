package lsp

// keywordDocs explain the words that the language reserves; a test compares the
// list with the scanner's.
var keywordDocs = map[string]string{
	"after":    "`group B after A`: the rules of B run behind those of A",
	"axiom":    "`axiom \"reason\"`: the rule is taken as right, because only you know what a function does; it counts as *assumed*",
	"cost":     "`cost NAME`: a cost model, entries `OPS [FLAGS] [CLASS] = NUMBER`, and behind `throughput:` what a machine costs, `OPS [MARKS] [TYPES] = COST`",
	"extends":  "`cost A extends B`: what A says nothing about costs what B says",
	"for":      "`for op in [and, or]`: one rule for each choice; several names in parentheses go together, several lists are multiplied",
	"group":    "`group NAME`: the rules behind it belong to it",
	"if":       "`if CONDITION`: all conditions of a rule must hold",
	"in":       "`p in [eq, ne]`: the predicate is one of these; in a `for`, what the name stands for",
	"none":     "`-> none`: the rule does not apply to this term",
	"override": "`override rule NAME`: stands in the place of the rule of that name",
	"pattern":  "`pattern NAME(x, C) = TERM | TERM`: on a left side any of the terms matches, on a right side the first one that is proved stands",
	"reverse":  "`reverse`: the right side of a `<=>` is matched as well",
	"specific": "`specific \"reason\"`: why the rule is no more general than it is; `rewrite generalize` leaves it alone",
	"rule":     "`rule NAME LEFT => RIGHT`: the right side may stand wherever the left side stands; `<=>`: and the other way round",
	"test":     "`test RULE (x: i8) TERM -> RESULT`: the rule alone, applied once, gives the result",
}

// flagDocs explain LLVM's flags that rules can ask for; a test compares them
// with the flags that the op table gives to operations of rules.
var flagDocs = map[string]string{
	"nuw":      "no unsigned wrap: poison if the result wraps as an unsigned number",
	"nsw":      "no signed wrap: poison if the result wraps as a signed number",
	"exact":    "poison if bits are lost: a remainder, or ones shifted out",
	"disjoint": "poison if a bit is 1 in both operands",
	"nneg":     "poison if the operand is negative",
	"samesign": "poison if the operands have different signs",
	"inbounds": "poison if an address is outside of the object",
	"nusw":     "no unsigned-signed wrap: poison if adding a signed offset to the address wraps",
	"reassoc":  "may be reassociated",
	"nnan":     "poison if an operand or the result is a NaN",
	"ninf":     "poison if an operand or the result is infinite",
	"nsz":      "the sign of a zero does not matter",
	"arcp":     "a division may become a multiplication by the reciprocal",
	"contract": "may be fused with others, a multiplication and an addition for example",
	"afn":      "may be approximated",
	"fast":     "all fast-math flags",
}

// predDocs explain the predicates of icmp.
var predDocs = map[string]string{
	"eq": "equal", "ne": "not equal",
	"ugt": "greater, unsigned", "uge": "greater or equal, unsigned", "ult": "less, unsigned", "ule": "less or equal, unsigned",
	"sgt": "greater, signed", "sge": "greater or equal, signed", "slt": "less, signed", "sle": "less or equal, signed",
}

// typeDocs explain the words for types, and those for kinds of types that have
// no word in the language.
var typeDocs = map[string]string{
	"int":       "an integer of any width",
	"float":     "any floating-point type; `float F` names it",
	"ptr":       "a pointer",
	"any":       "any first-class type",
	"agg":       "any struct or array",
	"vector":    "a vector of fixed length",
	"struct":    "a struct",
	"aggregate": "any struct or array",
	"f16":       "LLVM's half",
	"bf16":      "LLVM's bfloat",
	"f32":       "LLVM's float",
	"f64":       "LLVM's double",
	"f80":       "LLVM's x86_fp80",
	"f128":      "LLVM's fp128",
	"ppc_f128":  "LLVM's ppc_fp128",
}

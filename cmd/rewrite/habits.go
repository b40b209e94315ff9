package main

// optHabits are flags of LLVM's opt that rewrite spells in another way or does
// without, and what stands for them.
var optHabits = map[string]string{
	"p":                        "it is -passes here",
	"debug-pass-manager":       "-print-after-all prints each function after each pass; -time-passes tells their times",
	"filter-print-funcs":       "-func chooses functions: nothing else is changed then",
	"opt-bisect-limit":         "it is -bisect N here, counted in changes: what a pass does to a function, and what rules replace",
	"pass-remarks":             "it is -remarks here",
	"pass-remarks-missed":      "it is -remarks here; rewrite whynot tells why a rule did not fire",
	"pass-remarks-analysis":    "it is -remarks here; rewrite analyze prints what analyses find",
	"pass-remarks-output":      "-remarks=yaml writes them to standard error in the same form",
	"print-before":             "-print-after names the pass before it",
	"print-before-all":         "-print-after-all prints each function after each pass",
	"print-passes":             "rewrite passes lists them",
	"verify":                   "what is read is verified; -verify-each verifies after each pass",
	"disable-verify":           "only what is read is verified, which can't be turned off",
	"stats-json":               "-coverage FILE.json writes what became of the rules",
	"mtriple":                  "the module's own target triple is what counts",
	"mcpu":                     "the module's own target is what counts; -cost x86-64 ranks programs for one",
	"instcombine":              "it is the default; passes are named as in -passes=combine",
	"f":                        "bitcode goes to a file in .bc, text anywhere",
	"load-pass-plugin":         "passes are in Go here; rules are what is added: -rules mine.rw",
	"preserve-ll-uselistorder": "use-list orders are kept always",
	"c":                        "LLVM IR is all that is written: llc makes objects of it",
}

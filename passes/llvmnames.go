package passes

// llvmNames are passes and pipelines of LLVM's by the names that opt knows, and
// those of All and Named that do here what they do there, or the most of it; empty
// for what is not there yet. Names that are the same in both are left out.
var llvmNames = map[string]string{
	"aggressive-instcombine":    "combine",
	"constraint-elimination":    "constraints",
	"correlated-propagation":    "cvp",
	"default":                   "O2",
	"early-cse":                 "cse",
	"function-attrs":            "funceffects",
	"gvn-hoist":                 "loadhoist",
	"gvn-sink":                  "sink",
	"instcombine":               "combine",
	"jump-threading":            "jumpthread",
	"loop-deletion":             "loopdelete",
	"loop-idiom":                "loopidiom",
	"loop-rotate":               "looprotate",
	"loop-reduce":               "strengthreduce",
	"loop-simplify":             "loopsimplify",
	"loop-unroll":               "unroll",
	"loop-vectorize":            "loopvectorize",
	"lower-expect":              "lowerexpect",
	"newgvn":                    "gvn",
	"partially-inline-libcalls": "libcalls",
	"simple-loop-unswitch":      "loopunswitch",
	"load-store-vectorizer":     "loadstorevec",
	"slp-vectorizer":            "slp",
	"tailcallelim":              "tailcall",

	"always-inline":                  "",
	"attributor":                     "",
	"div-rem-pairs":                  "",
	"irce":                           "",
	"loop-distribute":                "",
	"loop-fusion":                    "",
	"loop-interchange":               "",
	"loop-load-elim":                 "",
	"loop-sink":                      "",
	"mldst-motion":                   "",
	"nary-reassociate":               "",
	"partial-inliner":                "",
	"separate-const-offset-from-gep": "",
	"speculative-execution":          "",
}

// llvmGroups are what opt puts around passes to say what they run on.
var llvmGroups = map[string]bool{"module": true, "loop": true, "loop-mssa": true}

package ruleset

import (
	"errors"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/egraph"
)

// defaultCost is the cost model where none is named.
const defaultCost = "generic"

// Options is what the command line says of rules, and of how far they run.
type Options struct {
	Rules                          []string // of -rules and arguments in .rw: files, folders, globs
	Exprs                          []string // rules given by -e
	Builtin                        bool     // -with-builtin
	unproved, disproved            bool     // -unproved=allow, -disproved=allow
	prove                          proveMode
	proofs                         []string // files of -proofs
	cache                          string   // folder of -cache, "off", or "" for the user's
	onlyRules, disable, ruleGroups []string // globs
	Cost                           string
	Limits                         egraph.Limits
	LLVM                           int  // major version of -llvm-version; 0 takes it from !llvm.ident
	Strict                         bool // warnings are errors
}

// proveMode is the value of -prove, cachedProofs if it is not given.
type proveMode uint8

const (
	cachedProofs proveMode = iota
	fullProofs
	noProofs
)

var proveModes = []string{"cached", "full", "off"}

func (m *proveMode) String() string { return proveModes[*m] }

func (m *proveMode) Set(s string) error {
	i := slices.Index(proveModes, s)
	if i < 0 {
		return errors.New("proofs are cached, full or off")
	}
	*m = proveMode(i)
	return nil
}

const CacheUsage = "`folder|off`: where verdicts and parsed rules are remembered, in the place of the user's folder for caches"

// AddRuleFlags adds the flags that say which rules run, and how far.
func (o *Options) AddRuleFlags(fs *cli.FlagSet) {
	fs.Group(base.WhichRules)
	fs.Func("rules", "`file.rw|folder`: rule file, folder of them, or quoted glob, instead of the built-in rules; may be given again, and every argument in .rw is one; -rules '' means none", func(s string) error {
		o.Rules = append(o.Rules, s)
		return nil
	})
	fs.Func("e", "`text`: a rule on the command line: -e 'rule d  sub(x, x) => 0'; may be given again", func(s string) error {
		o.Exprs = append(o.Exprs, s)
		return nil
	})
	globs := func(name, usage string, list *[]string) {
		fs.Func(name, usage, func(s string) error {
			if _, err := path.Match(s, ""); err != nil {
				return fmt.Errorf("bad glob: %w", err)
			}
			*list = append(*list, s)
			return nil
		})
	}
	globs("only", "run only this `rule`, or those whose names match a glob; may be given again", &o.onlyRules)
	globs("disable", "leave out this `rule`, or those whose names match a glob, as lanes/* and bits/* do what follows lanes of vectors and bits without a rule; may be given again", &o.disable)
	globs("group", "run only rules of this `group`, or of those that match a glob; may be given again", &o.ruleGroups)
	fs.BoolVar(&o.Builtin, "with-builtin", false, "add the built-in rules to those given, which reports call user/NAME then")
	allow := func(name, usage string, value *bool) {
		fs.Func(name, usage, func(s string) error {
			if s != "allow" {
				return errors.New("the only value is allow")
			}
			*value = true
			return nil
		})
	}
	allow("unproved", "`allow` runs rules of yours that are neither proved nor tested nor an axiom", &o.unproved)
	allow("disproved", "`allow` runs rules of yours that are found to be wrong", &o.disproved)
	fs.Var(&o.prove, "prove", "`cached|full|off`: prove what no record and no earlier run knows (cached, the default), all rules, or none: then rules of yours count as unproved and run all the same")
	fs.Func("proofs", "believe the verdicts in the `file`, which rewrite prove -record wrote; may be given again", func(s string) error {
		o.proofs = append(o.proofs, s)
		return nil
	})
	fs.StringVar(&o.cache, "cache", "", CacheUsage)
	fs.StringVar(&o.Cost, "cost", defaultCost, "`model|file.rw`: cost model by which programs are ranked: generic, size, x86-64, x86-64-v2, x86-64-v3, x86-64-v4, aarch64, one of your rules', or the last one of a .rw file")
	fs.Group(base.Bounds)
	fs.IntVar(&o.Limits.Nodes, "max-nodes", 0, "most `nodes` of a block's e-graph; 0: by the size of the block")
	fs.IntVar(&o.Limits.Iterations, "max-iterations", egraph.DefaultIterations, "most `iterations` on a block")
	fs.IntVar(&o.Limits.Matches, "max-matches", 0, "most `matches` of one iteration; 0: by the size of the block")
	fs.IntVar(&o.Limits.Fuel, "fuel", 0, "most `steps` of matching on a block; 0: by the size of the block")
	fs.Group(base.WhatOutput)
	fs.Func("llvm-version", "write nothing newer than LLVM `N`, a major version; without it the version that !llvm.ident names is kept to; where none is named the first, of 15 and on, that knows the module's attributes and the intrinsics that it mentions", func(s string) (err error) {
		o.LLVM, err = parseLLVMVersion(s)
		return err
	})
}

// parseLLVMVersion reads a major version of LLVM.
func parseLLVMVersion(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil {
		major, _, dotted := strings.Cut(s, ".")
		if m, err := strconv.Atoi(major); dotted && err == nil {
			return 0, fmt.Errorf("a major version is wanted: -llvm-version %d", m)
		}
		return 0, errors.New("a major version is wanted, as in -llvm-version 19")
	}
	if n < 1 {
		return 0, errors.New("there is no such version of LLVM")
	}
	return n, nil
}

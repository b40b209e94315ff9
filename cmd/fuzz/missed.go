package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"slices"

	"rewrite/egraph"
	"rewrite/passes/fuzz"
	"rewrite/passes/irgen"
	"rewrite/passes/optimize"
)

// perModule is how many random functions are compared at once: starting opt takes longer than what it does to one.
const perModule = 100

// rivalNodes is the size of graphs of the rival where opt is not installed.
const rivalNodes = 100_000

// straight is a module of n functions of seeds that follow each other.
func straight(kind string, seed uint64, n, ops int) []byte {
	var text bytes.Buffer
	for s := seed; s < seed+uint64(n); s++ {
		text.Write(bytes.Replace(irgen.Straight(s, kind, ops), []byte("@f("), fmt.Appendf(nil, "@f%d(", s), 1))
	}
	return text.Bytes()
}

// printMissed compares functions with what opt makes of them, where it is installed, else
// with ourselves at larger limits, and prints forms of what is dearer, the commonest first.
func printMissed(kind string, seed uint64, n, ops, most int, passes string, files []string) {
	if !slices.Contains(irgen.Kinds, kind) {
		fail(fmt.Errorf("there is no kind %s; there are %s", kind, irgen.Kinds))
	}
	if passes == "" {
		passes = "combine"
	}
	pipelines, err := fuzz.Parse([]string{passes}, egraph.Limits{})
	fail(err)
	builtin, err := optimize.Builtin()
	fail(err)
	model, err := builtin.Cost("")
	fail(err)
	m := &fuzz.Misses{Pipeline: &pipelines[0], Model: model, Most: most}
	beside := "opt's instcombine"
	if path, err := exec.LookPath("opt-22"); err == nil {
		m.Rival = fuzz.Opt(path, "function(instcombine<no-verify-fixpoint>)")
	} else {
		larger, err := fuzz.Parse([]string{passes}, egraph.Limits{Nodes: rivalNodes})
		fail(err)
		m.Rival, beside = larger[0].Beside(), "the same with larger graphs"
	}
	for _, name := range files {
		src, err := os.ReadFile(name)
		fail(err)
		fail(m.Module(name, src))
	}
	for at := 0; at < n && len(files) == 0; at += perModule {
		from := seed + uint64(at)
		fail(m.Module(fmt.Sprintf("%s, seed %d on", kind, from), straight(kind, from, min(n-at, perModule), ops)))
	}
	for _, f := range m.Forms() {
		fmt.Printf("%4d times  %g, theirs %g  %s\n", f.Count, float64(f.Ours)/100, float64(f.Theirs)/100, f.Text)
	}
	fmt.Printf("%d functions, %d dearer than by %s; all cost %.3f of theirs\n", m.Functions, m.Missed, beside, float64(m.Ours)/float64(max(m.Theirs, 1)))
}

package check

import (
	"bytes"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"rewrite/passes/ir/asm/print"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
)

// A Pair is a module that holds a function before and after a change, as @src
// and @tgt, with what both refer to: the form that Alive2's alive-tv takes.
type Pair struct {
	Name string // of the function, without @
	Text []byte
}

// Pairs gives a pair for each function whose body differs between two texts of
// one module. Debug information is left out. Why one is left out is told in skipped.
func Pairs(name string, before, after []byte) (pairs []Pair, skipped []string, err error) {
	old, err := read(name, before)
	if err != nil {
		return nil, nil, err
	}
	now, err := read(name, after)
	if err != nil {
		return nil, nil, err
	}
	around := map[string]entity{}
	for _, m := range []*ir.Module{now, old} { // what both have is taken from the old one
		if err := entities(m, around); err != nil {
			return nil, nil, err
		}
	}
	other := map[string]bool{} // local functions that have other parameters now
	for _, f := range old.Funcs {
		g := lookup(now, f)
		other[f.Spelling()] = g != nil && isLocal(f.Global) && isLocal(g.Global) && len(f.Blocks) > 0 && len(g.Blocks) > 0 && !sameParams(f, g)
	}
	src, tgt := bodies(old, around), bodies(now, around)
	for _, f := range old.Funcs {
		was, is := src[f.Spelling()], tgt[f.Spelling()]
		if was == "" || is == "" || was == is {
			continue
		}
		text := pair(f.Spelling(), was, is, around)
		if other[f.Spelling()] {
			skipped = append(skipped, f.Spelling()+": it has other parameters")
			continue
		}
		if bytes.Contains(text, []byte("blockaddress(")) {
			skipped = append(skipped, f.Spelling()+": it needs the address of a block, and its blocks would be of another function")
			continue
		}
		if a := aliased.FindSubmatch(text); a != nil && bytes.Contains(text, append(a[2], '(')) {
			skipped = append(skipped, f.Spelling()+": it needs the alias "+string(a[1])+", and a declared function can have none")
			continue
		}
		pairs = append(pairs, Pair{f.Name, text})
	}
	return pairs, skipped, nil
}

// read parses a module and takes debug information out of it. Typed pointers
// become opaque ones, the only ones that alive-tv reads.
func read(name string, text []byte) (*ir.Module, error) {
	m, diags := asm.Parse(name, text, asm.Options{UpgradePointers: true})
	if m == nil {
		return nil, diags.Err()
	}
	noDebug := func(kind string) bool { return kind != "dbg" }
	for _, g := range m.Globals {
		g.Meta, g.Comdat, g.DLLStorage = g.Meta.Keep(noDebug), nil, "" // a matter of linking
		if g.Name == "src" || g.Name == "tgt" {
			g.Name += ".of.module" // the names are the pair's
		}
	}
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				v.Meta, v.Dbg = v.Meta.Keep(noDebug), nil
			}
		}
		f.MarkChanged()
	}
	return m, nil
}

// bodies gives the text of each function that is held as blocks, by its
// spelling, and puts declarations of all functions among the entities.
func bodies(m *ir.Module, around map[string]entity) map[string]string {
	texts := map[string]string{}
	for _, f := range m.Funcs {
		if !f.HasBody {
			continue
		}
		f.Linkage, f.HasSection = "", false
		if len(f.Blocks) > 0 {
			texts[f.Spelling()] = print.Func(f)
		}
		f.HasBody, f.Blocks, f.Params, f.Verbatim = false, nil, nil, ""
		f.Personal, f.Prefix, f.Prologue = nil, nil, nil
		decl := print.Func(f)
		around[f.Spelling()] = entity{behind + f.Index, decl[strings.LastIndex(decl, "declare "):]}
	}
	return texts
}

// behind is a place that all lines stand before.
const behind = 1 << 40

// An entity is a line at top level of a module.
type entity struct {
	at   int // place in the module
	text string
}

var (
	defined  = regexp.MustCompile(`^(?:([@%$]` + word + `|![0-9]+) =|attributes (#[0-9]+) =|declare [^@]*(@` + word + `)\(|(target [a-z]+) )`)
	aliased  = regexp.MustCompile(`(?m)^(@` + word + `) = .*\b(?:alias|ifunc) .*[ (](@` + word + `)`)
	referred = regexp.MustCompile(`[@%$]` + word + `|[#!][0-9]+`)
)

const word = `(?:"[^"]*"|[-a-zA-Z$._0-9]+)`

// entities adds the lines of a module outside of bodies, by what they define.
func entities(m *ir.Module, found map[string]entity) error {
	var out bytes.Buffer
	if err := print.Module(&out, m); err != nil {
		return err
	}
	at := 0
	for line := range strings.Lines(out.String()) {
		at++
		if d := defined.FindStringSubmatch(line); d != nil {
			found[d[1]+d[2]+d[3]+d[4]] = entity{at, line}
		}
	}
	return nil
}

// pair puts the two bodies together with what they lead to.
func pair(name, src, tgt string, around map[string]entity) []byte {
	needed := map[string]entity{}
	var need func(text string)
	need = func(text string) {
		for _, key := range referred.FindAllString(text, -1) {
			if e, ok := around[key]; ok && needed[key].text == "" {
				needed[key] = e
				need(e.text)
			}
		}
	}
	for key, e := range around {
		if strings.HasPrefix(key, "target") {
			needed[key] = e
		}
	}
	// the header's own name is no reference
	src = strings.Replace(src, name+"(", "@src(", 1)
	tgt = strings.Replace(tgt, name+"(", "@tgt(", 1)
	need(src)
	need(tgt)
	lines := slices.SortedFunc(maps.Values(needed), func(a, b entity) int {
		if a.at != b.at {
			return a.at - b.at
		}
		return strings.Compare(a.text, b.text)
	})
	var out bytes.Buffer
	fmt.Fprintf(&out, "; %s before and after; alive-tv takes this file as it is\n", name)
	for _, e := range lines {
		if !strings.HasPrefix(e.text, "!") && !strings.HasPrefix(e.text, "attributes") {
			out.WriteString(e.text)
		}
	}
	out.WriteString("\n" + src + "\n" + tgt + "\n")
	for _, e := range lines {
		if strings.HasPrefix(e.text, "!") || strings.HasPrefix(e.text, "attributes") {
			out.WriteString(e.text)
		}
	}
	return out.Bytes()
}

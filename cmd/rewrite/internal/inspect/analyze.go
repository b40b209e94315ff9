package inspect

import (
	"bytes"
	"fmt"
	"path"
	"slices"
	"strings"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/passes"
	"rewrite/passes/ir"
)

const analyzeHelp = `rewrite analyze prints what analyses find in a program.

Examples:
  rewrite analyze -loops in.ll
  rewrite analyze -dom -postdom -func main in.ll
  rewrite analyze -points-to=andersen in.ll
  rewrite analyze -cfg -dot -func main in.ll | dot -Tsvg > main.svg

Usage: rewrite analyze -ANALYSIS [flags] input
`

// RunAnalyze prints analyses of one input, function by function.
func RunAnalyze(c *base.Command, args []string) (code int, err error) {
	fs := cli.New("rewrite analyze")
	asked, kinds := map[string]*bool{}, map[string]*string{}
	for _, a := range passes.Analyses {
		if a.Kinds != nil {
			kinds[a.Name] = fs.String(a.Name, "", "`"+strings.Join(a.Kinds, "|")+"`: "+a.Doc)
		} else {
			asked[a.Name] = fs.Bool(a.Name, false, a.Doc)
		}
	}
	dot := fs.Bool("dot", false, "draw in the DOT language; of one analysis of one function or module")
	only := fs.String("func", "*", "of functions whose name matches the `glob`")
	paths, err := c.ParseFlags(fs, analyzeHelp, args)
	if err != nil {
		return 0, err
	}
	if _, err := path.Match(*only, ""); err != nil {
		return 0, base.Usagef("", "-func %s: bad glob: %v", *only, err)
	}
	var chosen []*passes.Analysis
	for _, a := range passes.Analyses {
		switch kind := kinds[a.Name]; {
		case kind == nil:
			if *asked[a.Name] {
				chosen = append(chosen, a)
			}
		case slices.Contains(a.Kinds, *kind):
			chosen = append(chosen, a.Of(*kind))
		case *kind != "":
			return 0, base.Usagef("as in: rewrite analyze -"+a.Name+"="+a.Kinds[0]+" in.ll", "-%s is one of %s, not %s", a.Name, strings.Join(a.Kinds, ", "), *kind)
		}
	}
	switch {
	case len(chosen) == 0:
		return 0, base.Usagef("as in: rewrite analyze -loops in.ll", "no analysis is named; there are %s", analysisNames())
	case len(paths) != 1:
		return 0, base.Usagef("as in: rewrite analyze -loops in.ll", "one input is wanted, not %d", len(paths))
	}
	m, err := readModule(c, paths[0])
	if m == nil {
		return base.ExitInput, err
	}
	globs := base.FuncGlobs{strings.TrimPrefix(*only, "@")}
	var funcs []*ir.Func
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 && globs.Selects(f.Name) {
			funcs = append(funcs, f)
		}
	}
	c.WarnUnselected(globs, fileio.InputName(paths[0]), m)
	if *dot {
		return draw(c, chosen, m, funcs)
	}
	var out bytes.Buffer
	for _, a := range chosen {
		if a.Module != nil {
			if err := a.Module(&out, m); err != nil {
				return base.ExitInput, err
			}
		}
	}
	for _, f := range funcs {
		for _, a := range chosen {
			if a.Func != nil {
				fmt.Fprintf(&out, "%s: %s\n", f.Spelling(), a.Name)
				a.Func(&out, f)
			}
		}
	}
	_, err = c.Stdout.Write(out.Bytes())
	return base.ExitDone, err
}

// draw writes one drawing.
func draw(c *base.Command, chosen []*passes.Analysis, m *ir.Module, funcs []*ir.Func) (code int, err error) {
	a := chosen[0]
	switch {
	case len(chosen) > 1:
		return 0, base.Usagef("", "-dot draws one analysis, not %d", len(chosen))
	case a.DOT == nil:
		return 0, base.Usagef("", "-%s is no graph that -dot could draw", a.Name)
	case a.Module != nil:
		return base.ExitDone, a.DOT(c.Stdout, m, nil)
	case len(funcs) != 1:
		return 0, base.Usagef("choose one with -func NAME", "-dot draws one function, not %d", len(funcs))
	}
	return base.ExitDone, a.DOT(c.Stdout, m, funcs[0])
}

func analysisNames() string {
	var names []string
	for _, a := range passes.Analyses {
		names = append(names, "-"+a.Name)
	}
	return strings.Join(names, ", ")
}

// readModule reads one input whole, bitcode and typed pointers included. What is
// wrong with it is printed, and the module is nil then.
func readModule(c *base.Command, in string) (*ir.Module, error) {
	name := fileio.InputName(in)
	src, err := fileio.ReadInput(in, c.Stdin)
	if err != nil {
		return nil, err
	}
	m, found := base.ParseModule(name, src)
	if !c.Accept(false, name, m != nil, found) {
		return nil, nil
	}
	return m, nil
}

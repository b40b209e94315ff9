package inspect

import (
	"bytes"

	"rewrite/passes/saturate/why"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/passes/ir"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/show"
)

const egraphHelp = `rewrite egraph shows what the rules made of a block: which values are one, what may
stand for what by which rule, and what was chosen.

Examples:
  rewrite egraph in.ll @f:entry                        list it
  rewrite egraph -format html in.ll @f > f.html        look at it in a browser
  rewrite egraph -format dot in.ll @f:%7 | dot -Tsvg > f.svg
  rewrite egraph -format json in.ll @f                 for tools that read egraph-serialize

Usage: rewrite egraph [flags] input @function[:block]

Without a block it is the entry block. ▶ marks what was chosen, • what is in the
input, ✗ what cannot be built in the block.

Exit status: 0 done, 1 the input is wrong, 2 the command line is wrong, or what it
names does not exist.
`

// RunEGraph prints the e-graph of one block.
func RunEGraph(c *base.Command, args []string) (code int, err error) {
	fs := cli.New("rewrite egraph")
	format := formats(fs, "text", "html", "dot", "json")
	in, code, err := inspect(c, fs, egraphHelp, args)
	if in == nil {
		return code, err
	}
	if in.target == "" {
		return 0, base.Usagef("as in: rewrite egraph in.ll @f:entry", "the graph of which block? A function is wanted")
	}
	t, err := in.find(true)
	if err != nil {
		return 0, err
	}
	if why := saturate.Untouchable(t.fn); why != "" {
		return 0, base.Usagef("", "no rules run on %s: %s", t.fn.Spelling(), why)
	}
	if t.block == nil {
		t.block = t.fn.Entry()
	}
	names := t.fn.Names()
	title := in.src.Name + " " + t.fn.Spelling() + ":" + names.Label(t.block)
	var g *show.Graph
	in.worker(saturate.Options{
		Inspect:      func(b *why.Inspected) { g = show.NewGraph(title, b) },
		InspectBlock: func(b *ir.Block) bool { return b == t.block },
	}).Func(t.fn)
	if g == nil {
		return 0, base.Usagef("", "block %s of %s cannot be reached: it has no graph", names.Label(t.block), t.fn.Spelling())
	}
	var out bytes.Buffer
	switch *format {
	case "text":
		err = g.Text(&out)
	case "html":
		err = g.HTML(&out)
	case "dot":
		err = g.DOT(&out)
	case "json":
		err = g.JSON(&out)
	}
	if err != nil {
		panic(err) // a buffer takes everything
	}
	_, err = c.Stdout.Write(out.Bytes())
	return base.ExitDone, err
}

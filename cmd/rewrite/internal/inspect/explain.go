package inspect

import (
	"bytes"
	"fmt"

	"rewrite/passes/saturate/why"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/passes/ir"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/show"
)

const explainHelp = `rewrite explain tells why values changed: from what a value computed to what stands
for it, by which rules, one step a line. No step can be left out.

Examples:
  rewrite explain in.ll @f:%v            one value, changed or not
  rewrite explain in.ll @f               all values of @f that something else stands for
  rewrite explain in.ll file.c:12        values from that line, by debug information
  rewrite explain -rules mine.rw in.ll   the whole module, by my rules
  rewrite explain -format html in.ll > why.html

Usage: rewrite explain [flags] input [@function[:%value] | file:line]

Exit status: 0 done (also if nothing changed), 1 the input is wrong, 2 the command
line is wrong, or what it names does not exist.
`

// RunExplain prints explanations of one module.
func RunExplain(c *base.Command, args []string) (code int, err error) {
	fs := cli.New("rewrite explain")
	format := formats(fs, "text", "html", "dot", "json")
	in, code, err := inspect(c, fs, explainHelp, args)
	if in == nil {
		return code, err
	}
	t, err := in.find(false)
	if err != nil {
		return 0, err
	}
	x := &why.Explain{}
	if t.values != nil {
		x.Value = t.has
	}
	w := in.worker(saturate.Options{Explain: x})
	var list []*why.Change
	for _, f := range in.m.Funcs {
		if len(f.Blocks) > 0 && (t.fn == nil || f == t.fn) {
			kept := in.kept(f, t.values)
			w.Func(f)
			changes := w.Changes()
			list = append(list, changes...)
			list = append(list, without(kept, changes)...)
		}
	}
	cs := show.NewChanges(&in.src, list)
	var out bytes.Buffer
	switch *format {
	case "text":
		if err = cs.Text(&out); len(list) == 0 {
			fmt.Fprintln(&out, "nothing changed")
		}
	case "html":
		err = cs.HTML(&out)
	case "dot":
		err = cs.DOT(&out)
	case "json":
		err = cs.JSON(&out)
	}
	if err != nil {
		panic(err) // a buffer takes everything
	}
	_, err = c.Stdout.Write(out.Bytes())
	return base.ExitDone, err
}

// kept are the values of f that were asked for, as those are told that nothing
// happened to.
func (in *inspection) kept(f *ir.Func, values []*ir.Value) (list []*why.Change) {
	names := f.Names()
	for _, v := range values {
		if v.Block == nil || v.Block.Func != f || v.Type == ir.Void {
			continue
		}
		list = append(list, &why.Change{Func: f, Block: names.Label(v.Block), Value: names.Spelling(v), Pos: v.Pos,
			Dbg: v.Meta.Get("dbg"), Kind: why.Kept, From: "this " + v.Op.String()})
	}
	return list
}

// without leaves out what is told already.
func without(kept, told []*why.Change) (list []*why.Change) {
	said := map[string]bool{}
	for _, c := range told {
		said[c.Value] = true
	}
	for _, c := range kept {
		if !said[c.Value] {
			list = append(list, c)
		}
	}
	return list
}

package author

import (
	"context"
	"fmt"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/cmd/rewrite/internal/ruleset"
	"rewrite/dsl/load"
	"rewrite/dsl/lsp"
	"rewrite/rules"
)

const lspHelp = `rewrite lsp is a language server for rule files, for editors: it speaks the
Language Server Protocol on standard input and output. dsl/editor/README.md has
settings for VS Code, Neovim and Helix.

Usage: rewrite lsp [flags]

Exit status: 0 the editor said shutdown and exit, 1 the conversation broke off.
`

// RunLSP serves one editor.
func RunLSP(c *base.Command, args []string) (code int, err error) {
	fs := cli.New("rewrite lsp")
	noProofs := fs.Bool("no-proofs", false, "do not prove the rules of a file in the background")
	dir := fs.String("cache", "", ruleset.CacheUsage)
	fs.Bool("stdio", true, "for editors that insist on saying so")
	paths, err := c.ParseFlags(fs, lspHelp, args)
	if err != nil {
		return 0, err
	}
	if len(paths) > 0 {
		return 0, base.Usagef("editors name files over the protocol", "it takes no arguments, not %s", paths[0])
	}
	library, err := rules.Library()
	if err != nil {
		return base.ExitBug, err
	}
	records, err := rules.Proofs()
	if err != nil {
		return base.ExitBug, err
	}
	l := ruleset.Loader{Command: c}
	known := l.OpenCache(*dir)
	if l.Forgets != nil {
		fmt.Fprintf(c.Stderr, "rewrite lsp: nothing is remembered for the next session: %v\n", l.Forgets)
	}
	defer known.Close()
	cfg := lsp.Config{Library: library, Records: records, Cache: known, Memory: load.Memories{rules.Memory{}, known}, Version: base.Version(), Log: c.Stderr, NoProofs: *noProofs}
	return lsp.Serve(context.Background(), cfg, c.Stdin, c.Stdout), nil
}

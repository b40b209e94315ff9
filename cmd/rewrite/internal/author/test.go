package author

import (
	"fmt"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/cmd/rewrite/internal/ruleset"
)

const testHelp = `rewrite test runs the tests in rule files. Without a file it runs the library's.

Examples:
  rewrite test mine.rw
  rewrite test -with-builtin mine.rw     tests of the library's rules as well

Usage: rewrite test [flags] [file or folder]...

Exit status: 0 all pass, 1 an error or a test that fails.
`

// RunTest runs in-file tests.
func RunTest(c *base.Command, args []string) (code int, err error) {
	fs := cli.New("rewrite test")
	builtin := fs.Bool("with-builtin", false, "add the rules to the library, which they may override")
	paths, err := c.ParseFlags(fs, testHelp, args)
	if err != nil {
		return 0, err
	}
	set, code, err := ruleset.LoadRules(c, paths, true, *builtin)
	if err != nil {
		return code, err
	}
	failed := 0
	for _, t := range set.Tests {
		if d := t.Run(set); d != nil {
			fmt.Fprint(c.Stderr, d.Render())
			failed++
		}
	}
	if failed > 0 {
		code = base.ExitInput
	}
	fmt.Fprintf(c.Stdout, "%s, %d failed\n", base.Count(len(set.Tests), "test"), failed)
	return code, nil
}

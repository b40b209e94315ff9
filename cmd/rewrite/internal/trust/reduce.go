package trust

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/term"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/passes/reduce"
)

const reduceHelp = `rewrite reduce makes a module smaller while a command goes on exiting with 0 on it:
functions, edges, blocks, instructions, operands, flags and attributes are left out.
It is how a file that shows a bug becomes a report that is read.

The command is run by sh. {} in it stands for the file to look at; where there is
none, the file's name is added at the end. It exits with 0 when the file still
shows what is looked for, as for llvm-reduce and creduce, and with anything else when
it does not. Whatever is tried is a module that the verifier accepts.

Examples:
  rewrite reduce -cmd 'rewrite -diff {} | grep -q "sdiv"' in.ll -o small.ll
  rewrite reduce -cmd './crashes.sh' in.ll >small.ll
  rewrite reduce -cmd 'rewrite {} -o {}.out && ! rewrite check {} {}.out' in.ll

Usage: rewrite reduce -cmd COMMAND [flags] in.ll [-o output]

Exit status: 0 done, 1 the input is wrong or the command does not exit with 0 on it.
`

// RunReduce reduces a module.
func RunReduce(c *base.Command, args []string) (code int, err error) {
	fs := cli.New("rewrite reduce")
	test := fs.String("cmd", "", "`command` that exits with 0 when the file in it shows what is looked for")
	output := fs.String("o", "-", "output `file`, - for standard output")
	var limit time.Duration
	fs.DurationVar(&limit, "timeout", time.Minute, "`time` that a run of the command may take; one that takes longer is not interesting")
	inputs, err := c.ParseFlags(fs, reduceHelp, args)
	if err != nil {
		return 0, err
	}
	if *test == "" {
		return 0, base.Usagef("as in: rewrite reduce -cmd 'grep -q freeze {}' in.ll", "-cmd is needed: it tells what is looked for")
	}
	if len(inputs) != 1 {
		return 0, base.Usagef("", "one input is reduced, not %d", len(inputs))
	}
	src, err := fileio.ReadInput(inputs[0], c.Stdin)
	if err != nil {
		return base.ExitInput, err
	}
	dir, err := os.MkdirTemp("", "rewrite-reduce-")
	if err != nil {
		return base.ExitInput, err
	}
	defer os.RemoveAll(dir)
	name := fileio.InputName(inputs[0])
	file := filepath.Join(dir, "reduced.ll")
	line := *test + " " + base.Quote(file)
	if strings.Contains(*test, "{}") {
		line = strings.ReplaceAll(*test, "{}", base.Quote(file))
	}
	var failed error
	interesting := func(text []byte) bool {
		if err := os.WriteFile(file, text, 0o666); err != nil {
			failed = err
			return false
		}
		ctx, cancel := context.WithTimeout(context.Background(), limit)
		defer cancel()
		cmd := exec.CommandContext(ctx, "sh", "-c", line)
		inGroup(cmd)
		cmd.WaitDelay = time.Second // its children may hold its output
		return cmd.Run() == nil
	}
	small, err := reduce.Module(name, src, interesting, reduce.Options{Progress: reduceProgress(c.Stderr, len(src))})
	switch {
	case failed != nil:
		return base.ExitInput, failed
	case errors.Is(err, reduce.ErrNotInteresting):
		return base.ExitInput, fileio.FileError(name, "it exits with 0 when the file shows what is looked for", "the command does not exit with 0 on it: %s", line)
	case err != nil:
		return base.ExitInput, err
	}
	produce := func(w io.Writer) error { _, err := bytes.NewReader(small).WriteTo(w); return err }
	if err := c.WriteOutput(*output, produce); err != nil {
		return c.Report(fileio.OutputName(*output), fmt.Errorf("can't be written: %w", fileio.Cause(err))), nil
	}
	return base.ExitDone, nil
}

// reduceProgress says on a terminal how far it is.
func reduceProgress(stderr io.Writer, size int) func(tries, now int) {
	f, ok := stderr.(*os.File)
	if !ok || !term.IsTerminal(int(f.Fd())) {
		return nil
	}
	return func(tries, now int) {
		fmt.Fprintf(stderr, "\r%d of %d bytes after %d tries \x1b[K", now, size, tries)
	}
}

// Corpus runs rewrite over any number of modules, as a pipeline of Apache Beam:
// on this machine with Beam's own runner prism, or on Flink, Spark or Dataflow.
//
//	corpus optimize -out opt/ modules/           every .ll file below a folder
//	corpus coverage -out cov/ 'modules/*/*.ll'   what became of each rule, over all modules
//	corpus count -out shapes/ -passes O2 -list names.txt
//	corpus optimize -out opt/ -runner flink -endpoint localhost:8099 -dry-run 'hdfs/*.ll'
//
// README.md tells what the jobs write and what is measured.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	beamlog "github.com/apache/beam/sdks/v2/go/pkg/beam/log"
)

// Exit codes, as the help explains them.
const (
	exitDone  = 0
	exitRun   = 1
	exitUsage = 2
)

func main() {
	beamlog.LogLevel = "error" // prism tells of each of its steps
	beamlog.SetLogger(quiet{})
	os.Exit(run(context.Background(), flag.CommandLine, os.Args[1:], os.Stdout, os.Stderr))
}

// run does what the command line asks for and gives the exit code.
func run(ctx context.Context, fs *flag.FlagSet, args []string, stdout, stderr io.Writer) int {
	c, err := parse(fs, args, stdout)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return exitDone
	case err != nil:
		fmt.Fprintf(stderr, "corpus: error: %v\n  corpus -h shows examples and flags\n", err)
		return exitUsage
	}
	// As the worker that a runner started, this does not return.
	beam.Init()
	if c.job == nil {
		fmt.Fprintf(stderr, "corpus: error: no job is named: %s\n  corpus -h shows examples and flags\n", jobNames())
		return exitUsage
	}
	if c.dryRun {
		err = c.printShape(ctx, stdout)
	} else {
		err = c.execute(ctx, stderr)
	}
	if err != nil {
		fmt.Fprintf(stderr, "corpus: error: %v\n", err)
		return exitRun
	}
	return exitDone
}

// quiet passes on what Beam has to say of errors only.
type quiet struct{}

func (quiet) Log(ctx context.Context, sev beamlog.Severity, calldepth int, msg string) {
	if sev >= beamlog.SevError {
		(&beamlog.Standard{}).Log(ctx, sev, calldepth+1, msg)
	}
}

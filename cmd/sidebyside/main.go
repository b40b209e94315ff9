//go:build unix

// Sidebyside measures two command lines against each other: wall time, CPU
// time and peak memory over several alternating runs, as a table of medians,
// ranges and ratios.
//
//	sidebyside -a opt -b rewrite 'opt-22 -S in.ll -o /dev/null' 'rewrite -passes= in.ll -o /dev/null'
//
// The runs alternate (A B A B ...) so that a machine that slows down or speeds
// up meanwhile does so for both. The first command is the reference: ratios are
// B over A, so below 1 means that B takes less.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
)

const usage = `Sidebyside measures two command lines over alternating runs.

Examples:
  sidebyside 'opt-22 -S in.ll -o /dev/null' 'rewrite -passes= in.ll -o /dev/null'
  sidebyside -n 11 -a opt -b rewrite 'opt-22 -S <in.ll' 'rewrite -passes= - <in.ll'
  sidebyside -n 5 -files corpus/ -over 400000 'opt-22 -S {} -o /dev/null' 'rewrite -passes= {} -o /dev/null'
  sidebyside -json 'rewrite -j 1 in.ll' 'rewrite -j 2 in.ll' >result.json

Usage: sidebyside [flags] 'command A' 'command B'

Each command is run by sh -c with nothing on its standard input and its standard
output thrown away, unless the command redirects them. CPU is user plus system
time of the command and every process it waited for. Peak memory is the largest
resident set of any one of these processes. Ratios are medians of B over A. With
-files the commands are measured on each file for itself, whose name {} stands for, quoted
for the shell, and the geometric means of the ratios are printed below.

Exit status: 0 measured, 1 a command failed, 2 wrong usage.

Flags:
`

// config is what the command line asks for.
type config struct {
	runs, warmup int
	labels       [2]string
	commands     [2]string
	json         bool
	files        []string // patterns; the commands have a hole then
	least        int64    // bytes of a file
}

// A result can be shown.
type result interface {
	writeTable(w io.Writer) error
	writeJSON(w io.Writer) error
}

func main() {
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

func run(args []string, stdout, stderr io.Writer) int {
	cfg, err := parseArgs(args, stdout)
	if errors.Is(err, flag.ErrHelp) {
		return 0
	}
	if err != nil {
		fmt.Fprintf(stderr, "sidebyside: %v (sidebyside -h tells more)\n", err)
		return 2
	}
	var report result
	if cfg.files != nil {
		report, err = measureFiles(cfg)
	} else {
		report, err = measure(cfg)
	}
	if err == nil && cfg.json {
		err = report.writeJSON(stdout)
	} else if err == nil {
		err = report.writeTable(stdout)
	}
	if err != nil {
		fmt.Fprintf(stderr, "sidebyside: %v\n", err)
		return 1
	}
	return 0
}

// parseArgs reads the command line; for -h it writes the help to stdout and
// returns flag.ErrHelp.
func parseArgs(args []string, stdout io.Writer) (*config, error) {
	cfg := &config{}
	fs := flag.NewFlagSet("sidebyside", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.Usage = func() {} // the default one prints everything on any mistake
	fs.IntVar(&cfg.runs, "n", 7, "measured `runs` of each command")
	fs.IntVar(&cfg.warmup, "warmup", 1, "unmeasured `runs` of each command before")
	fs.StringVar(&cfg.labels[0], "a", "A", "`label` of the first command")
	fs.StringVar(&cfg.labels[1], "b", "B", "`label` of the second command")
	fs.Func("files", "measure on each of these `files`: a file, a folder of .ll files, or a quoted glob; may be given again", func(s string) error {
		cfg.files = append(cfg.files, s)
		return nil
	})
	fs.Int64Var(&cfg.least, "over", 0, "of -files, those of at least so many `bytes`")
	fs.BoolVar(&cfg.json, "json", false, "write JSON with every run instead of the table")
	if err := fs.Parse(args); errors.Is(err, flag.ErrHelp) {
		fmt.Fprint(stdout, usage)
		fs.SetOutput(stdout)
		fs.PrintDefaults()
		return nil, err
	} else if err != nil {
		return nil, err
	}
	switch {
	case fs.NArg() != 2:
		return nil, fmt.Errorf("got %d command lines, need 2, each one quoted argument after the flags", fs.NArg())
	case cfg.runs < 1:
		return nil, fmt.Errorf("-n %d: at least one run is needed", cfg.runs)
	case cfg.warmup < 0:
		return nil, fmt.Errorf("-warmup %d: can't be negative", cfg.warmup)
	}
	cfg.commands = [2]string{fs.Arg(0), fs.Arg(1)}
	for _, pattern := range cfg.files {
		if _, err := filepath.Match(pattern, ""); err != nil {
			return nil, fmt.Errorf("-files %s: %w", pattern, err)
		}
	}
	if cfg.least < 0 || cfg.least > 0 && cfg.files == nil {
		return nil, fmt.Errorf("-over %d: the least size of -files", cfg.least)
	}
	for c, command := range cfg.commands {
		if cfg.files != nil && !strings.Contains(command, hole) {
			return nil, fmt.Errorf("command %s has no %s, which stands for the file", cfg.labels[c], hole)
		}
	}
	return cfg, nil
}

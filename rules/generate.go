//go:build ignore

// Generate compiles the .rw files of this folder into library.bin.
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"rewrite/dsl"
)

func main() {
	names, err := filepath.Glob("*.rw") // sorted
	check(err)
	var sources []dsl.Source
	for _, n := range names {
		text, err := os.ReadFile(n)
		check(err)
		sources = append(sources, dsl.Source{Name: "rules/" + n, Text: string(text)})
	}
	set, diags := dsl.LoadSources(sources, dsl.Options{})
	for _, d := range diags {
		fmt.Fprint(os.Stderr, d.Render())
	}
	if diags.HasErrors() {
		os.Exit(1)
	}
	check(os.WriteFile("library.bin", dsl.Compile(set, sources), 0o666))
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

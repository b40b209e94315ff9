// Package rules is the library of rewrite rules and cost models that comes with
// rewrite: the .rw files of this folder. They are compiled into the program
// twice, as text and as checked rules, so that they load in milliseconds.
package rules

import (
	"embed"
	"errors"
	"io/fs"
	"sync"

	"rewrite/dsl"
)

//go:generate go run generate.go

//go:embed *.rw
var files embed.FS

// compiled is what generate.go makes of the .rw files.
//
//go:embed library.bin
var compiled []byte

// Sources are the texts of the library, in the order of their names.
func Sources() []dsl.Source {
	names, err := fs.Glob(files, "*.rw") // sorted
	if err != nil {
		panic(err) // only a bad pattern can do that
	}
	var sources []dsl.Source
	for _, n := range names {
		text, err := fs.ReadFile(files, n)
		if err != nil {
			panic(err) // an embedded file that is listed can be read
		}
		sources = append(sources, dsl.Source{Name: "rules/" + n, Text: string(text)})
	}
	return sources
}

// Library is the library, loaded once. It is shared: nobody changes it.
var Library = sync.OnceValues(func() (*dsl.Set, error) {
	set, err := dsl.LoadCompiled(compiled, Sources())
	if errors.Is(err, dsl.ErrStale) {
		// A .rw file was edited since go generate ran: the text counts.
		s, errs := dsl.LoadSources(Sources(), dsl.Options{})
		return s, errs.Err()
	}
	return set, err
})

package rules

import (
	"bytes"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/lint"
	"rewrite/dsl/syntax"
)

// TestCompiledIsFresh fails when a .rw file, or what compiling means, changed
// since go generate ran.
func TestCompiledIsFresh(t *testing.T) {
	set, diags := dsl.LoadSources(Sources(), dsl.Options{})
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(dsl.Compile(set, Sources()), compiled) {
		t.Error("library.bin is stale: run go generate ./rules")
	}
	got, err := Library()
	if err != nil {
		t.Fatal(err)
	}
	if len(got.Rules) != len(set.Rules) || len(got.Rules) == 0 {
		t.Errorf("%d rules compiled, %d in the text", len(got.Rules), len(set.Rules))
	}
}

// TestFiles: the library read from its files is the library read from their texts,
// but for the names of the files.
func TestFiles(t *testing.T) {
	sources := Sources()
	for i := range sources {
		sources[i].Name = "copy/" + sources[i].Name
	}
	want, diags := dsl.LoadSources(sources, dsl.Options{})
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	got, diags := dsl.LoadSources(sources, dsl.Options{Memory: Memory{}})
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(dsl.Compile(got, nil), dsl.Compile(want, nil)) {
		t.Error("they differ")
	}
	for _, s := range sources {
		if strings.Contains(s.Text, "\nrule ") != (Memory{}.Known(s) != nil) {
			t.Errorf("%s: known is %v", s.Name, Memory{}.Known(s) != nil)
		}
		alone, diags := dsl.LoadSources([]dsl.Source{s}, dsl.Options{})
		if err := diags.Err(); err != nil {
			t.Fatal(err)
		}
		got, _ := dsl.LoadSources([]dsl.Source{s}, dsl.Options{Memory: Memory{}})
		if !bytes.Equal(dsl.Compile(got, nil), dsl.Compile(alone, nil)) {
			t.Errorf("%s alone differs", s.Name)
		}
		s.Text += " "
		if (Memory{}.Known(s) != nil) {
			t.Errorf("%s is known with another text", s.Name)
		}
	}
}

// TestStaleIsNoticed: one changed letter of the text makes the compiled form useless.
func TestStaleIsNoticed(t *testing.T) {
	changed := Sources()
	changed[0].Text += " "
	if _, err := dsl.LoadCompiled(compiled, changed); err != dsl.ErrStale {
		t.Errorf("got %v, want ErrStale", err)
	}
}

// TestLibrary: rules are formatted, free of lints, and pass their tests. That
// they are proved is for TestRecorded.
func TestLibrary(t *testing.T) {
	set, diags := dsl.LoadSources(Sources(), dsl.Options{Tests: true})
	for _, d := range append(diags, lint.Set(set, lint.Options{})...) {
		t.Error(d.Render())
	}
	for _, x := range set.Tests {
		if d := x.Run(set); d != nil {
			t.Error(d.Render())
		}
	}
	for _, s := range Sources() {
		if out, errs := syntax.Format(s.Name, s.Text); errs != nil || out != s.Text {
			t.Errorf("%s is not formatted: rewrite fmt -w", s.Name)
		}
	}
}

// Figures for loading are in dsl's benchmarks; this is the library as it is.
func BenchmarkLibrary(b *testing.B) {
	sources := Sources()
	for b.Loop() {
		if _, err := dsl.LoadCompiled(compiled, sources); err != nil {
			b.Fatal(err)
		}
	}
}

package asm

import (
	"io"
	"os"
	"testing"

	"rewrite/passes/ir/asm/print"
)

// benchFile is a large real module, where the corpus lies beside the project.
const benchFile = "../../../../shared/corpus/real/22/O1/sqlite/sqlite3.ll"

func benchSource(b *testing.B) []byte {
	src, err := os.ReadFile(benchFile)
	if err != nil {
		b.Skip("the corpus is not there: ", err)
	}
	b.SetBytes(int64(len(src)))
	return src
}

func BenchmarkOpen(b *testing.B) {
	src := benchSource(b)
	for b.Loop() {
		if _, diags := Open(benchFile, src, Options{}); diags.HasErrors() {
			b.Fatal(diags)
		}
	}
}

func BenchmarkParse1(b *testing.B) {
	src := benchSource(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, diags := Parse(benchFile, src, Options{Jobs: 1}); diags.HasErrors() {
			b.Fatal(diags)
		}
	}
}

func BenchmarkPrint(b *testing.B) {
	src := benchSource(b)
	m, diags := Parse(benchFile, src, Options{})
	if m == nil {
		b.Fatal(diags)
	}
	b.ReportAllocs()
	for b.Loop() {
		if err := print.Module(io.Discard, m); err != nil {
			b.Fatal(err)
		}
	}
}

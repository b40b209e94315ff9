package mergefunc_test

import (
	"testing"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/mergefunc"
	"rewrite/passes/passtest"
	"rewrite/passes/saturate"
	"rewrite/rules"
)

// library is the rules of the library, as the command compiles them.
func library(t testing.TB) *saturate.Program {
	t.Helper()
	set, err := rules.Library()
	if err != nil {
		t.Fatal(err)
	}
	verdicts, err := rules.Verdicts()
	if err != nil {
		t.Fatal(err)
	}
	p, err := saturate.Compile(set.Rules, func(r *dsl.Rule) bool { return verdicts[r] != nil && verdicts[r].Status.Unions() })
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestModulo: cases for comparisons modulo rules; each function is run before and
// after on the same inputs, those that call others through pointers included.
func TestModulo(t *testing.T) {
	program := library(t)
	passtest.GoldenModule(t, "testdata/modulo", func(m *ir.Module) (bool, []ir.PassRemark) {
		return mergefunc.Run(m, mergefunc.Options{Remarks: true, Rules: program})
	})
}

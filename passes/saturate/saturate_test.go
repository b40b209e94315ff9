package saturate_test

import (
	"bytes"
	"os"
	"testing"

	"rewrite/dsl"
	"rewrite/passes/ir/asm"
	"rewrite/passes/saturate"
)

func TestSmoke(t *testing.T) {
	file := os.Getenv("SAT_RULES")
	if file == "" {
		file = "../../dsl/prove/testdata/right.rw"
	}
	set, diags := dsl.Load(file)
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	p, err := saturate.Compile(set.Rules, func(*dsl.Rule) bool { return true })
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range p.Skipped {
		t.Logf("%s: %s", s.Rule.Name, s.Why)
	}
	in := os.Getenv("SAT_IN")
	if in == "" {
		in = "testdata/first.ll"
	}
	src, err := os.ReadFile(in)
	if err != nil {
		t.Fatal(err)
	}
	m, diags := asm.Parse(in, src, asm.Options{})
	if m == nil {
		t.Fatal(diags)
	}
	w, err := p.NewWorker(saturate.NewTypes(m), saturate.Options{LLVM: m.LLVMVersion()})
	if err != nil {
		t.Fatal(err)
	}
	var s saturate.Stats
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			s.Add(w.Func(f))
			if err := f.CheckInvariants(); err != nil {
				t.Fatal(f.Name, err)
			}
		}
	}
	t.Logf("%+v", s)
	var out bytes.Buffer
	asm.Print(&out, m, asm.PrintOptions{})
	if o := os.Getenv("SAT_OUT"); o != "" {
		os.WriteFile(o, out.Bytes(), 0o666)
	} else {
		t.Logf("%s", out.Bytes())
	}
}

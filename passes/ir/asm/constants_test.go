package asm_test

import (
	"bytes"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/llvmtest"
)

// TestCallingConventions: LLVM prints each number of a convention as we do, so
// the table has each by its name.
func TestCallingConventions(t *testing.T) {
	var src bytes.Buffer
	for n := range 1024 {
		fmt.Fprintf(&src, "declare cc %d void @f%d()\n\n", n, n)
	}
	ours, diags := reprint("conventions.ll", src.Bytes())
	if len(diags) > 0 {
		t.Fatal(diags.Err())
	}
	for _, cc := range ir.CallConvs() {
		if cc == "webkit_jscc" { // of LLVM 17 and before, without a number since
			continue
		}
		if cc != "" && !bytes.Contains(ours, []byte("declare "+cc+" ")) {
			t.Errorf("no number gives %s", cc)
		}
	}
	if again, diags := reprint("conventions.ll", ours); len(diags) > 0 || !bytes.Equal(again, ours) {
		t.Errorf("the names are read otherwise: %v\n%s", diags, llvmtest.Diff(ours, again))
	}
	opt := llvmtest.Tool(t, "opt-22")
	theirs, err := llvmtest.Run(src.Bytes(), opt, "-passes=", "-S", "-disable-verify")
	if err != nil {
		t.Fatal(err)
	}
	_, theirs, _ = bytes.Cut(theirs, []byte("\n\n"))
	if !bytes.Equal(bytes.TrimSpace(ours), bytes.TrimSpace(theirs)) {
		t.Errorf("LLVM prints others:\n%s", llvmtest.Diff(theirs, ours))
	}
}

// TestFloatConstants: constants are the numbers that LLVM reads, and what it
// refuses is refused. Bits that it drops without a word are an error, too.
func TestFloatConstants(t *testing.T) {
	const dropped = "dropped"
	constants := []struct{ typ, text, want string }{ // want is "" where it is refused
		{"double", "0x00010000000000000", "0x10000000000000"},
		{"double", "0x000000000000000000003FF0000000000000", "1.000000e+00"},
		{"double", "0x7ff0000000000001", "0x7FF0000000000001"},
		{"double", "0x10000000000000000", dropped},
		{"float", "0x0003FF0000000000000", "1.000000e+00"},
		{"float", "0x00010000000000000", ""},
		{"half", "0x0003FF0000000000000", "0xH3C00"},
		{"bfloat", "0x3FF0000000000000", "0xR3F80"},
		{"half", "0xH00000003C00", "0xH3C00"},
		{"half", "0xH1", "0xH0001"},
		{"half", "0xH13C00", ""},
		{"half", "0xR3F80", ""},
		{"bfloat", "0xR0000000000000000000003F80", "0xR3F80"},
		{"bfloat", "0xR13F80", ""},
		{"x86_fp80", "0xK3fff8000000000000000", "0xK3FFF8000000000000000"},
		{"x86_fp80", "0xK00001", "0xK00000000000000000001"},
		{"x86_fp80", "0xK000012345", "0xK00000000000000012345"},
		{"x86_fp80", "0xK0", "0xK00000000000000000000"},
		{"x86_fp80", "0xK03FFF8000000000000000", dropped},
		{"x86_fp80", "0xK100000000000000000000", dropped},
		{"x86_fp80", "0x3FF0000000000000", ""},
		{"x86_fp80", "1.0", ""},
		{"fp128", "0xL1", "0xL00000000000000000000000000000001"},
		{"fp128", "0xL123456789012345", "0xL00000000000000000123456789012345"},
		{"fp128", "0xL1234567890123456", "0xL12345678901234560000000000000000"},
		{"fp128", "0xL12345678901234567", "0xL12345678901234560000000000000007"},
		{"fp128", "0xL000000000000000003FFF000000000000", dropped},
		{"fp128", "0xM1", ""},
		{"fp128", "-0.5", ""},
		{"ppc_fp128", "0xM3FF00000000000000000000000000000", "0xM3FF00000000000000000000000000000"},
		{"ppc_fp128", "0xM3FF0000000000000", "0xM3FF00000000000000000000000000000"},
		{"ppc_fp128", "0xM1", "0xM00000000000000000000000000000001"},
		{"ppc_fp128", "0.1", ""},
	}
	source := func(typ, text string) []byte { return fmt.Appendf(nil, "@g = global %s %s\n", typ, text) }
	for _, c := range constants {
		out, diags := reprint("float.ll", source(c.typ, c.text))
		if refused := c.want == "" || c.want == dropped; refused != (len(diags) > 0) {
			t.Errorf("%s %s: %v", c.typ, c.text, diags)
		} else if !refused && !bytes.Contains(out, source(c.typ, c.want)) {
			t.Errorf("%s %s: printed as %s, want %s", c.typ, c.text, out, c.want)
		}
	}
	// a message that says what to write instead is right
	for _, c := range []struct{ typ, text, instead string }{
		{"x86_fp80", "1.0", "0xK3FFF8000000000000000"},
		{"x86_fp80", "-0.0", "0xK80000000000000000000"},
		{"x86_fp80", "4.9e-324", "0xK3BCD8000000000000000"},
		{"fp128", "0.1", "0xLA0000000000000003FFB999999999999"},
		{"fp128", "-1.0e999", "0xL0000000000000000FFFF000000000000"},
		{"ppc_fp128", "0.1", "0xM3FB999999999999A0000000000000000"},
	} {
		_, diags := reprint("float.ll", source(c.typ, c.text))
		if len(diags) != 1 || !strings.Contains(diags[0].Render(), "(write "+c.instead+")") {
			t.Errorf("%s %s: %v", c.typ, c.text, diags)
		}
	}
	opt := llvmtest.Tool(t, "opt-22")
	for _, c := range constants {
		theirs, err := llvmtest.Run(source(c.typ, c.text), opt, "-passes=", "-S")
		switch {
		case c.want == dropped:
			if err != nil {
				t.Errorf("%s %s: LLVM refuses it: %v", c.typ, c.text, err)
			}
		case (err != nil) != (c.want == ""):
			t.Errorf("%s %s: LLVM says %v", c.typ, c.text, err)
		case err == nil && !bytes.Contains(theirs, source(c.typ, c.want)):
			t.Errorf("%s %s: LLVM reads %s", c.typ, c.text, theirs)
		}
	}
}

// TestDecimals: a float or double is spelled in decimal or by its bits as LLVM
// spells it.
func TestDecimals(t *testing.T) {
	var src, want bytes.Buffer
	for i, c := range []struct {
		f    float64
		text string
	}{
		{1, "1.000000e+00"}, {-0.5, "-5.000000e-01"}, {0.1, "1.000000e-01"}, {math.Copysign(0, -1), "-0.000000e+00"}, {1e22, "1.000000e+22"},
		{0.74, "0x3FE7AE147AE147AE"}, {1e-20, "0x3BC79CA10C924223"}, {-1e23, "0xC4B52D02C7E14AF6"}, {math.Pi, "0x400921FB54442D18"},
		{161 * math.SmallestNonzeroFloat64, "7.954450e-322"}, {math.SmallestNonzeroFloat64, "4.940660e-324"}, {math.MaxFloat64, "0x7FEFFFFFFFFFFFFF"},
	} {
		fmt.Fprintf(&src, "@g%d = global double 0x%X\n", i, math.Float64bits(c.f))
		fmt.Fprintf(&want, "@g%d = global double %s\n", i, c.text)
	}
	if got, _ := reprint("decimals.ll", src.Bytes()); !bytes.Contains(got, want.Bytes()) {
		t.Error(llvmtest.Diff(want.Bytes(), got))
	}
	opt := llvmtest.Tool(t, "opt-22")
	rng := rand.New(rand.NewPCG(1, 2))
	src.Reset()
	for i := range 20000 {
		f := float64(rng.IntN(100000)) * math.Pow10(rng.IntN(40)-20)
		switch i % 4 {
		case 0:
			f = float64(rng.IntN(20000)-10000) / 100
		case 1:
			f = math.Float64frombits(rng.Uint64() & (1<<63 - 1 - 1<<52)) // no infinity, no NaN
		case 2:
			f = float64(rng.IntN(1000)) * math.SmallestNonzeroFloat64
		}
		fmt.Fprintf(&src, "@g%d = global double 0x%016X\n", i, math.Float64bits(f))
		if g := float32(f); !math.IsInf(float64(g), 0) {
			fmt.Fprintf(&src, "@h%d = global float 0x%016X\n", i, math.Float64bits(float64(g)))
		}
	}
	theirs, err := llvmtest.Run(src.Bytes(), opt, "-passes=", "-S")
	if err != nil {
		t.Fatal(err)
	}
	_, theirs, _ = bytes.Cut(theirs, []byte("\n\n"))
	if ours, _ := reprint("decimals.ll", src.Bytes()); !bytes.Equal(bytes.TrimSpace(ours), bytes.TrimSpace(theirs)) {
		t.Error(llvmtest.Diff(theirs, ours))
	}
}

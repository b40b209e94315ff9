package asm_test

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"sync"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/diag"
)

// TestHostileShapes reads what is well formed but shaped so that a table as
// large as the largest number, or a walk over all paths, would never end.
func TestHostileShapes(t *testing.T) {
	repeat := func(n int, line func(i int) string) string {
		var b strings.Builder
		for i := range n {
			b.WriteString(line(i))
		}
		return b.String()
	}
	for _, c := range []struct{ name, src string }{
		{"numbers far beyond what is defined", `define i32 @f() {
  %4000000000 = add i32 0, 1
  %4000000001 = add i32 %4000000000, 1
  ret i32 %4000000001
}
`},
		{"numbers far apart", "define void @f() {\n" +
			repeat(5000, func(i int) string { return fmt.Sprintf("  %%%d = add i32 0, %d\n", 65530*(i+1), i) }) + "  ret void\n}\n"},
		{"blocks of far numbers", `define void @f(ptr %0) {
  br label %3000000
3000000:
  indirectbr ptr blockaddress(@f, %3000000), [label %3000000]
}
@a = global ptr blockaddress(@f, %3000000)
`},
		{"structs that share their parts", repeat(60, func(i int) string {
			return fmt.Sprintf("%%t%d = type { %%t%d, [2 x %%t%d] }\n", i, i+1, i+1)
		}) + "%t60 = type { i8 }\ndefine void @f(ptr %p) {\n  %x = load %t0, ptr %p\n  ret void\n}\n"},
		{"a long chain of structs", repeat(50_000, func(i int) string {
			return fmt.Sprintf("%%t%d = type { %%t%d }\n", i, i+1)
		}) + "%t50000 = type { i8 }\ndefine void @f(ptr %p) {\n  %x = load %t0, ptr %p\n  ret void\n}\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			text, diags := asm.Process("x.ll", []byte(c.src), asm.Options{}, func(*ir.Func) diag.Diagnostics { return nil })
			if len(diags) > 0 {
				t.Fatal(diags)
			}
			if _, err := text.WriteTo(io.Discard); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// TestParallelWork changes functions in parallel, by Process and after Parse:
// none may take memory from another's arena. The race detector sees more.
func TestParallelWork(t *testing.T) {
	grow := func(f *ir.Func) {
		for i := range 50 {
			f.Entry().InsertAt(0, f.NewInstr(ir.OpAdd, ir.I64, f.Int(ir.I64, uint64(i)), f.Int(ir.I64, 7)))
		}
	}
	for _, table := range []string{"", "@table = global ptr blockaddress(@f0, %b)\n"} {
		var src strings.Builder
		src.WriteString(table)
		for i := range 300 {
			fmt.Fprintf(&src, "define void @f%d() {\n  br label %%b\nb:\n  ret void\n}\n", i)
		}
		text, diags := asm.Process("x.ll", []byte(src.String()), asm.Options{Jobs: 4}, func(f *ir.Func) diag.Diagnostics {
			grow(f)
			if err := f.CheckInvariants(); err != nil {
				t.Error(err)
			}
			if f.Name == "f7" {
				panic("test")
			}
			return nil
		})
		if text == nil || len(diags) != 1 {
			t.Fatal(diags)
		}
		m, _ := asm.Parse("x.ll", []byte(src.String()), asm.Options{Jobs: 2})
		var wg sync.WaitGroup
		for k := range 4 {
			wg.Go(func() {
				for i := k; i < len(m.Funcs); i += 4 {
					grow(m.Funcs[i])
				}
			})
		}
		wg.Wait()
		for _, f := range m.Funcs {
			if err := f.CheckInvariants(); err != nil {
				t.Error(err)
			}
		}
	}
}

// TestSelfContaining reports structs that hold themselves, at any distance.
func TestSelfContaining(t *testing.T) {
	_, diags := asm.Parse("x.ll", []byte("%a = type { i8, [3 x %b] }\n%b = type { %c, ptr }\n%c = type { %a }\n%d = type { %a }\n"), asm.Options{})
	var names []string
	for _, d := range diags {
		names = append(names, d.Msg)
	}
	want := "struct '%a' holds itself by value struct '%b' holds itself by value struct '%c' holds itself by value"
	if got := strings.Join(names, " "); got != want {
		t.Errorf("got %s", got)
	}
}

// TestAddressesKnownToWork lets work see which blocks others name, also after
// a panic of it, when the body is read again.
func TestAddressesKnownToWork(t *testing.T) {
	src := `@table = global [2 x ptr] [ptr blockaddress(@f, %b), ptr blockaddress(@f, %1)]

define void @f(ptr %p) {
  indirectbr ptr %p, [label %b, label %1]

b:                                                ; preds = %0
  ret void

1:                                                ; preds = %0
  unreachable
}
`
	for _, panics := range []bool{false, true} {
		text, diags := asm.Process("x.ll", []byte(src), asm.Options{}, func(f *ir.Func) diag.Diagnostics {
			if f.AddrTaken["%b"] != f.Blocks[1] || f.AddrTaken["%1"] != f.Blocks[2] {
				t.Errorf("addresses taken: %v", f.AddrTaken)
			}
			if panics {
				panic("test")
			}
			f.Blocks[2].Name = "c"
			return nil
		})
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		var out bytes.Buffer
		if _, err := text.WriteTo(&out); err != nil {
			t.Fatal(err)
		}
		want := "blockaddress(@f, %c)"
		if panics {
			want = "blockaddress(@f, %1)"
		}
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %s in\n%s", want, out.String())
		}
	}
}

// TestDollarLabels: a label may begin as the name of a comdat does.
func TestDollarLabels(t *testing.T) {
	src := `define void @f() {
  br label %$x.1

$x.1:                                             ; preds = %0
  br label %$

$:                                                ; preds = %$x.1
  ret void
}
`
	quoted := strings.NewReplacer("%$x.1", `%"$x.1"`, "$x.1:  ", `"$x.1":`, "%$\n", "%\"$\"\n", "$:  ", `"$":`).Replace(src) // as LLVM prints them
	if out, diags := reprint("x.ll", []byte(src)); string(out) != "\n"+quoted {
		t.Errorf("%v\n%s", diags, out)
	}
}

package memcpyopt_test

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"rewrite/passes/internal/passtest"
	"rewrite/passes/memcpyopt"
)

// callees are what random programs call: some with the promises that the pass asks for, kept.
const callees = `target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@seen = global i64 0, align 8
@ones = constant [24 x i8] c"\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\00\00\00\00\00\00\00\02", align 8
@kept = global ptr null, align 8

define void @see(i64 %x) nounwind {
  %a = load i64, ptr @seen, align 8
  %b = mul i64 %a, 31
  %c = xor i64 %b, %x
  store i64 %c, ptr @seen, align 8
  ret void
}

define void @make(ptr captures(none) %p) nounwind {
  %q = getelementptr i8, ptr %p, i64 5
  store i32 7, ptr %p, align 1
  store i8 8, ptr %q, align 1
  ret void
}

define void @change(ptr captures(none) %p) nounwind willreturn {
  %a = load i8, ptr %p, align 1
  %b = add i8 %a, 3
  %q = getelementptr i8, ptr %p, i64 1
  store i8 %b, ptr %q, align 1
  ret void
}

define void @change2(ptr captures(none) %p, ptr readonly captures(none) %r) nounwind willreturn {
  call void @change(ptr %p)
  %a = load i8, ptr %r, align 1
  %x = zext i8 %a to i64
  call void @see(i64 %x)
  ret void
}

define void @make.all(ptr noalias writeonly captures(none) sret([3 x i64]) align 8 %p) nounwind {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @ones, i64 23, i1 false)
  %q = getelementptr i8, ptr %p, i64 23
  store i8 77, ptr %q, align 1
  ret void
}

define void @reads(ptr noalias readonly captures(none) %p) nounwind {
  %a = load i64, ptr %p, align 1
  call void @see(i64 %a)
  ret void
}

define void @peeks(ptr readonly captures(none) %p, ptr %r) nounwind {
  store i8 9, ptr %r, align 1
  %a = load i64, ptr %p, align 1
  call void @see(i64 %a)
  ret void
}

define void @value(ptr byval([3 x i64]) align 8 %p) nounwind {
  %a = load i64, ptr %p, align 8
  call void @see(i64 %a)
  store i64 1, ptr %p, align 8
  ret void
}

define void @keep(ptr %p) nounwind {
  store ptr %p, ptr @kept, align 8
  ret void
}

define void @use.kept() nounwind {
  %p = load ptr, ptr @kept, align 8
  %c = icmp eq ptr %p, null
  br i1 %c, label %done, label %use
use:
  %a = load i8, ptr %p, align 1
  %x = zext i8 %a to i64
  call void @see(i64 %x)
  store i8 44, ptr %p, align 1
  br label %done
done:
  ret void
}
`

// A program is a random function on three slots, what two parameters lead to, and constants.
type program struct {
	*rand.Rand
	b      strings.Builder
	n      int
	params bool // the parameters are noalias and writable
	calm   bool // little is done, to slots as a whole
}

func (p *program) line(format string, args ...any) { fmt.Fprintf(&p.b, "  "+format+"\n", args...) }

func (p *program) fresh() int { p.n++; return p.n }

var bases = []string{"%a", "%b", "%c", "%p", "%q", "%a", "%b", "%c"}

// at is an address with room for a number of bytes behind it.
func (p *program) at(room int) string {
	base := bases[p.Intn(len(bases))]
	if room > 23 || p.Intn(2) == 0 {
		return base
	}
	off := p.Intn(25 - room)
	if p.Intn(2) == 0 {
		off = off / 8 * 8
	}
	v := p.fresh()
	p.line("%%g%d = getelementptr i8, ptr %s, i64 %d", v, base, off)
	return fmt.Sprintf("%%g%d", v)
}

func (p *program) length() int {
	return []int{24, 24, 24, 16, 8, 12, 4, 1, 0, 20}[p.Intn(10)]
}

func (p *program) slot() string { return bases[p.Intn(3)] }

// step is one thing that a program does.
func (p *program) step() {
	if p.calm {
		p.calmStep()
		return
	}
	n := p.length()
	switch k := p.Intn(26); {
	case k < 7:
		from := "@ones"
		if p.Intn(6) > 0 {
			from = p.at(n)
		}
		name := "memmove"
		to := p.at(n)
		// A memcpy must not overlap: of different bases only.
		if root := func(s string) string { return s }; p.apart(root(to), root(from)) {
			name = "memcpy"
		}
		p.line("call void @llvm.%s.p0.p0.i64(ptr %s, ptr %s, i64 %d, i1 false)", name, to, from, n)
	case k < 10:
		p.line("call void @llvm.memset.p0.i64(ptr %s, i8 %d, i64 %d, i1 false)", p.at(n), p.Intn(3), n)
	case k < 14:
		t := []string{"i8 0", "i16 257", "i32 0", "i64 0", "i64 -1", "[3 x i64] zeroinitializer", "i32 1", "i64 72340172838076673"}[p.Intn(8)]
		p.line("store %s, ptr %s, align 1", t, p.at(24))
	case k < 16:
		v := p.fresh()
		p.line("%%v%d = load i64, ptr %s, align 1", v, p.at(8))
		p.line("%%f%d = freeze i64 %%v%d", v, v)
		p.line("call void @see(i64 %%f%d)", v)
	case k < 18:
		t := []string{"[3 x i64]", "i64", "{ i32, i32 }", "i192"}[p.Intn(4)]
		v := p.fresh()
		p.line("%%v%d = load %s, ptr %s, align 1", v, t, p.at(24))
		if p.Intn(4) == 0 {
			p.step()
		}
		p.line("store %s %%v%d, ptr %s, align 1", t, v, p.at(24))
	case k < 20:
		p.line("call void @%s(ptr %s)", []string{"make", "change", "reads"}[p.Intn(3)], p.slot())
	case k == 20:
		p.line("call void @make.all(ptr sret([3 x i64]) align 8 %s)", p.slot())
	case k == 21:
		p.line("call void @peeks(ptr %s, ptr %s)", p.slot(), p.at(1))
	case k == 22:
		p.line("call void @value(ptr byval([3 x i64]) align 8 %s)", p.slot())
	case k == 23:
		p.line("call void @llvm.lifetime.start.p0(ptr %s)", p.slot())
	case k == 24 && p.Intn(4) == 0:
		p.line("call void @keep(ptr %s)", p.slot())
	case k == 25:
		p.line("call void @use.kept()")
	}
}

// calmStep leaves slots such that two may become one.
func (p *program) calmStep() {
	slot := p.slot()
	switch k := p.Intn(8); {
	case k < 2:
		p.line("call void @%s(ptr %s)", []string{"make", "change"}[p.Intn(2)], slot)
	case k < 4:
		v := p.fresh()
		p.line("%%v%d = load i64, ptr %s, align 1", v, slot)
		p.line("%%f%d = freeze i64 %%v%d", v, v)
		p.line("call void @see(i64 %%f%d)", v)
	case k < 6:
		to := p.slot()
		if to == slot {
			return
		}
		if p.Intn(2) == 0 {
			p.line("call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr %s, i64 24, i1 false)", to, slot)
			return
		}
		v := p.fresh()
		p.line("%%v%d = load i192, ptr %s, align 1", v, slot)
		if p.Intn(3) == 0 {
			p.calmStep()
		}
		p.line("store i192 %%v%d, ptr %s, align 1", v, to)
	case k == 6:
		p.line("store i192 %d, ptr %s, align 1", p.Intn(1000), slot)
	case p.Intn(2) == 0:
		p.line("call void @llvm.lifetime.start.p0(ptr %s)", slot)
	default:
		p.line("call void @change2(ptr %s, ptr %s)", slot, p.slot())
	}
}

// apart tells whether two addresses have different bases.
func (p *program) apart(x, y string) bool {
	base := func(s string) string {
		if strings.HasPrefix(s, "%g") {
			text := p.b.String()
			text = text[strings.LastIndex(text, s+" = "):]
			_, text, _ = strings.Cut(text, "ptr ")
			s, _, _ = strings.Cut(text, ",")
		}
		return s
	}
	x, y = base(x), base(y)
	params := strings.ContainsAny(x, "pq") && strings.ContainsAny(y, "pq")
	return x != y && (p.params || !params)
}

func (p *program) text() string {
	attrs := [2]string{"", ""}
	if p.params = p.Intn(3) > 0; p.params {
		attrs = [2]string{"noalias writable align 8 dereferenceable(24)", "noalias writable align 8 dereferenceable(24)"}
	}
	fmt.Fprintf(&p.b, "define void @f(ptr %s nonnull %%p, ptr %s nonnull %%q, i1 %%x) nounwind {\nentry:\n", attrs[0], attrs[1])
	for _, s := range []string{"%a", "%b", "%c"} {
		p.line("%s = alloca [3 x i64], align %d", s, []int{1, 8, 16}[p.Intn(3)])
	}
	steps := func(n int) {
		for range 1 + p.Intn(n) {
			p.step()
		}
	}
	few := 8
	if p.calm {
		few = 2
		for _, s := range []string{"%a", "%b", "%c"} {
			if p.Intn(2) == 0 {
				p.line("store i192 %d, ptr %s, align 1", p.Intn(1000), s)
			}
		}
	}
	steps(few)
	switch p.Intn(4) {
	case 3:
		p.line("br i1 %%x, label %%then, label %%else\nthen:")
		steps(3)
		p.line("br label %%join\nelse:")
		steps(3)
		p.line("br label %%join\njoin:")
		steps(3)
	case 0:
		p.line("br i1 %%x, label %%then, label %%join\nthen:")
		steps(5)
		p.line("br label %%join\njoin:")
		steps(6)
	case 1:
		p.line("br label %%loop\nloop:\n  %%i = phi i8 [ 0, %%entry ], [ %%j, %%loop ]")
		steps(6)
		p.line("%%j = add i8 %%i, 1\n  %%d = icmp ult i8 %%j, 3\n  br i1 %%d, label %%loop, label %%done\ndone:")
		steps(4)
	}
	p.line("ret void\n}")
	return callees + p.b.String()
}

// TestRandom: random programs do the same before and after.
func TestRandom(t *testing.T) {
	n := 400
	if testing.Short() {
		n = 50
	}
	changed := 0
	for seed := range n {
		p := &program{Rand: rand.New(rand.NewSource(int64(seed))), calm: seed%2 == 0}
		src := []byte(p.text())
		name := fmt.Sprintf("seed %d", seed)
		out, _, did := passtest.Run(t, memcpyopt.Run, name, src)
		if did {
			changed++
		}
		passtest.Executed(t, name, src, out)
		if t.Failed() {
			t.Fatalf("%s\n%s", src[len(callees):], out[strings.Index(string(out), "define void @f("):])
		}
	}
	if changed < n/3 {
		t.Errorf("only %d of %d programs were changed", changed, n)
	}
}

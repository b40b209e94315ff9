package irgen_test

import (
	"bytes"
	"regexp"
	"slices"
	"strings"
	"testing"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/irgen"
)

// TestLoopsHoldEverything: what is promised of modules about loops does occur, by what is in them
// and by their shape.
func TestLoopsHoldEverything(t *testing.T) {
	var all bytes.Buffer
	depths, seen := map[int]int{}, map[string]int{}
	for seed := range uint64(modules) {
		text := irgen.Module(seed, irgen.Options{Loops: true})
		all.Write(text)
		m, diags := asm.Parse("loops", text, asm.Options{Jobs: 1})
		if m == nil {
			t.Fatal(diags.Err())
		}
		for _, f := range m.Funcs {
			if f.HasBody {
				shapes(f, depths, seen)
			}
		}
	}
	for depth := 1; depth <= 4; depth++ {
		if depths[depth] < 10 {
			t.Errorf("%d loops of depth %d", depths[depth], depth)
		}
	}
	for _, what := range []string{"several latches", "several exits", "several exit blocks", "returns from inside", "leaves two loops", "no preheader",
		"tested at the top", "tested at the bottom", "switch latch", "both ways back", "entered twice from one block", "integer recurrence", "float recurrence",
		"address recurrence", "i1 recurrence", "i128 recurrence", "i8 recurrence", "starts undefined", "left only from the middle"} {
		if seen[what] < 5 {
			t.Errorf("%s: %d of %d loops", what, seen[what], depths[1]+depths[2]+depths[3]+depths[4])
		}
	}
	for _, pattern := range []string{`!llvm\.loop !`, `llvm\.loop\.mustprogress`, `llvm\.loop\.unroll\.count", i32`, `unroll\.enable`, `unroll\.full`, `unroll\.disable`, `\) mustprogress \{`,
		`zext i8 %i`, `sext i(8|16|32) %i`, `add (nuw |nsw )*i\d+ %i\d+, -1`, `sub i\d+ %i\d+, `, `add (nuw |nsw )*i\d+ %i\d+, 2`, `icmp ule i\d+ %`, `icmp sle i\d+ %`,
		`icmp ne i8 %n\d+, `, `getelementptr inbounds i32, ptr %arr`, `memset`, `memmove`, `and i\d+ %i\d+, %v`, `shl (nuw |nsw )*i\d+ %i\d+, 1`, `lshr i\d+ %i\d+, 1`,
		`mul i\d+ %i(\d+), %i`, `store float`, `fadd`, `store volatile`, `llvm\.smax`} {
		if !regexp.MustCompile(pattern).Match(all.Bytes()) {
			t.Errorf("nothing like %s in %d modules", pattern, modules)
		}
	}
}

// shapes counts of what form the loops of a function are.
func shapes(f *ir.Func, depths map[int]int, seen map[string]int) {
	nest := cfg.Loops(f)
	for _, l := range nest.All {
		count := func(what string, is bool) {
			if is {
				seen[what]++
			}
		}
		depths[l.Depth]++
		count("several latches", len(l.Latches) > 1)
		exits, ends, outside := 0, 0, map[*ir.Block]bool{}
		for _, b := range l.Blocks {
			last := b.Terminator()
			out := false
			for _, to := range last.Targets {
				if !l.Contains(nest, to) {
					out, outside[to] = true, true
					count("leaves two loops", l.Parent != nil && !l.Parent.Contains(nest, to))
					count("returns from inside", to.Terminator().Op == ir.OpRet)
				}
			}
			if out {
				exits++
			}
			if out && (b == l.Header || slices.Contains(l.Latches, b)) {
				ends++
			}
			count("switch latch", last.Op == ir.OpSwitch && b == l.Latches[0] && out)
			if len(last.Targets) == 2 && b == l.Latches[0] {
				count("both ways back", last.Targets[0] == l.Header && last.Targets[1] == l.Header)
			}
			count("tested at the top", out && b == l.Header && b != l.Latches[0])
			count("tested at the bottom", out && b == l.Latches[0])
		}
		count("several exits", exits > 1)
		count("left only from the middle", exits > 0 && ends == 0)
		count("several exit blocks", len(outside) > 1)
		count("no preheader", l.Preheader(nest) == nil)
		for _, v := range l.Header.Instrs {
			if v.Op != ir.OpPhi {
				break
			}
			entries := map[*ir.Block]int{}
			for i, from := range v.Targets {
				if !l.Contains(nest, from) {
					entries[from]++
					count("starts undefined", v.Args[i].Op == ir.OpUndef || v.Args[i].Op == ir.OpPoison)
					count("entered twice from one block", entries[from] == 2)
				}
			}
			count("integer recurrence", v.Type.IsInt())
			count("float recurrence", v.Type.IsFloat())
			count("address recurrence", v.Type.IsPtr())
			if v.Type.IsInt() {
				count(v.Type.String()+" recurrence", true)
			}
		}
	}
}

// TestLoopsInOthers: modules about other things have such loops, too.
func TestLoopsInOthers(t *testing.T) {
	var all strings.Builder
	for seed := range uint64(modules) {
		all.Write(irgen.Module(seed, irgen.Options{Memory: seed%2 == 0}))
	}
	for _, word := range []string{"!llvm.loop", "llvm.loop.unroll.count", "phi ptr", "icmp ule"} {
		if !strings.Contains(all.String(), word) {
			t.Errorf("no %q in %d modules", word, modules)
		}
	}
}

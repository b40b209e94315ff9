package mergefunc

import (
	"fmt"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/asmtest"
	"rewrite/passes/irgen"
)

// spellings are those of n generated functions, one of four of which equals another
// one. The texts repeat after 2,000, with another number in them, not at the beginning.
func spellings(tb testing.TB, n int) []*Spelling {
	var list []*Spelling
	for seed := uint64(0); len(list) < n; seed++ {
		src := string(irgen.Module(seed%500, irgen.Options{Funcs: 3, Size: 30}))
		src += strings.ReplaceAll(defined.FindString(src), "@f0(", "@copy(")
		m := asmtest.Parse(tb, src)
		o, err := NewOrder(m)
		if err != nil {
			tb.Fatal(err)
		}
		for _, f := range m.Funcs {
			if len(f.Blocks) > 0 && len(list) < n {
				s := o.Spell(f)
				s.Body = slices.Insert(s.Body, len(s.Body)/4, seed/500)
				s.Hash = hash(s.Head, s.Body)
				list = append(list, s)
			}
		}
	}
	return list
}

// BenchmarkSearch looks for equal functions among n: by the tree alone, by a hash
// table that compares what has equal hashes, and by the tree with the hash as the
// most significant part of the order, which is what the pass does.
func BenchmarkSearch(b *testing.B) {
	for _, n := range []int{1000, 10_000, 100_000} {
		var list []*Spelling
		run := func(name string, search func() int) {
			b.Run(fmt.Sprintf("%s/%d", name, n), func(b *testing.B) {
				if list == nil {
					list = spellings(b, n)
					b.ResetTimer()
				}
				found, rounds, start := 0, 0, cpuTime()
				for b.Loop() {
					found = search()
					rounds++
				}
				b.ReportMetric(float64(found), "equal")
				b.ReportMetric(float64(cpuTime()-start)/float64(rounds)/float64(n), "cpu-ns/func")
			})
		}
		byTree := func(compare func(a, b *Spelling) int, hashed bool) func() int {
			return func() (found int) {
				t := &tree{compare: compare, hashed: hashed}
				for _, s := range list {
					if t.insert(s) != nil {
						found++
					}
				}
				return found
			}
		}
		run("tree", byTree(Compare, false))
		run("hash", func() (found int) {
			table := map[uint64][]*Spelling{}
		next:
			for _, s := range list {
				for _, old := range table[s.Hash] {
					if Compare(s, old) == 0 {
						found++
						continue next
					}
				}
				table[s.Hash] = append(table[s.Hash], s)
			}
			return found
		})
		run("both", byTree(compareHashed, true))
	}
}

// cpuTime is what the process has used, which other processes do not change much.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkSpell is what each function costs before any comparison.
func BenchmarkSpell(b *testing.B) {
	m := asmtest.Parse(b, string(irgen.Module(1, irgen.Options{Funcs: 100, Size: 30})))
	var fs []*ir.Func
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			fs = append(fs, f)
		}
	}
	for b.Loop() {
		o, _ := NewOrder(m)
		for _, f := range fs {
			o.Spell(f)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(fs)), "ns/func")
}

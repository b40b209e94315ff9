package verify_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"strings"
	"sync"
	"testing"

	"rewrite/passes/ir/asm/print"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/ir/verify"
)

// TestAPIMutations changes functions as a pass with a bug would, by the API,
// and compares what the verifier says with what opt says of the printed text.
// The reader does not come into it, as it does in TestMutations.
func TestAPIMutations(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	want := wantedMutants(t) / 2
	files := mutableFiles(t)
	rng := rand.New(rand.NewPCG(mutationSeed, 1))
	type job struct {
		m    mutant
		ours string
		opt  verdict
	}
	var jobs []*job
	rejected, total := map[string]int{}, map[string]int{}
	for tries := 0; len(jobs) < want && tries < 50*want; tries++ {
		file := files[rng.IntN(len(files))]
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m, ds := asm.Parse(file, src, asm.Options{})
		if m == nil || len(ds) > 0 {
			continue
		}
		var bodies []*ir.Func
		for _, f := range m.Funcs {
			if len(f.Blocks) > 0 {
				bodies = append(bodies, f)
			}
		}
		if len(bodies) == 0 {
			continue
		}
		f := bodies[rng.IntN(len(bodies))]
		kind := apiMutations[len(jobs)%len(apiMutations)]
		what := kind.apply(f, rng)
		if what == "" {
			continue
		}
		f.InvalidateCFG()
		f.MarkChanged()
		if err := f.CheckInvariants(); err != nil {
			t.Errorf("%s, %s: %s (%s): %v", file, f.Spelling(), kind.name, what, err)
		}
		j := &job{m: mutant{file: file, fn: f.Spelling(), kind: kind.name, what: what}}
		if ps := verify.Module(m); len(ps) > 0 {
			j.ours = ps[0].Error()
			for _, p := range ps {
				if p.Func != f {
					t.Errorf("%s: a problem of another function: %v", j.m, p)
				}
			}
		}
		var out bytes.Buffer
		if err := print.Module(&out, m); err != nil {
			t.Fatal(err)
		}
		j.m.text = out.Bytes()
		jobs = append(jobs, j)
	}
	var wg sync.WaitGroup
	next := make(chan *job)
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for j := range next {
				j.opt = askOpt(opt, j.m.text)
			}
		})
	}
	for _, j := range jobs {
		next <- j
	}
	close(next)
	wg.Wait()
	for i, j := range jobs {
		total[j.m.kind]++
		if !j.opt.optOK {
			rejected[j.m.kind]++
		}
		v := verdict{ourOK: j.ours == "", optOK: j.opt.optOK, ours: j.ours, opt: j.opt.opt}
		if j.opt.hang == "" && v.ourOK == v.optOK || known(v) != "" {
			continue
		}
		t.Errorf("%s:\n\twe:  %s\n\topt: %s%s", j.m, orOK(v.ours), orOK(v.opt), j.opt.hang)
		keep(t, 10000+i, j.m)
	}
	for _, k := range apiMutations {
		t.Logf("%-28s %4d mutants, opt rejects %4d", k.name, total[k.name], rejected[k.name])
	}
}

type apiMutation struct {
	name string
	// apply changes the function and tells what it did, "" for nothing.
	apply func(f *ir.Func, rng *rand.Rand) string
}

// anyInstr picks an instruction that is as wanted.
func anyInstr(f *ir.Func, rng *rand.Rand, want func(v *ir.Value) bool) *ir.Value {
	var list []*ir.Value
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if want(v) {
				list = append(list, v)
			}
		}
	}
	if len(list) == 0 {
		return nil
	}
	return list[rng.IntN(len(list))]
}

func describe(v *ir.Value) string { return fmt.Sprintf("v%d %s", v.ID, v.Op) }

// moved takes an instruction out of its block and puts it elsewhere.
func moved(v *ir.Value, to *ir.Block, at int) {
	b := v.Block
	i := b.IndexOf(v)
	b.Instrs = append(b.Instrs[:i:i], b.Instrs[i+1:]...)
	to.InsertAt(min(at, len(to.Instrs)), v)
}

var apiMutations = []apiMutation{
	{"another operand", func(f *ir.Func, rng *rand.Rand) string {
		v := anyInstr(f, rng, func(v *ir.Value) bool { return len(v.Args) > 0 && !v.Op.IsCall() && v.Op != ir.OpSwitch })
		if v == nil {
			return ""
		}
		if a, ok := v.Aux.(*ir.Alloca); ok && !a.Counted {
			return "" // the operand is not written
		}
		i := rng.IntN(len(v.Args))
		x := anyInstr(f, rng, func(x *ir.Value) bool { return x.Type == v.Args[i].Type && x != v.Args[i] })
		if x == nil || v.Op == ir.OpShuffleVector && i == 2 || v.Op == ir.OpGEP && i > 1 || v.Op == ir.OpLandingPad {
			return ""
		}
		v.SetArg(i, x)
		return fmt.Sprintf("%s operand %d is %s", describe(v), i, describe(x))
	}},
	{"another place", func(f *ir.Func, rng *rand.Rand) string {
		v := anyInstr(f, rng, func(v *ir.Value) bool { return !v.Op.IsTerminator() && v.Dbg == nil })
		if v == nil {
			return ""
		}
		to := f.Blocks[rng.IntN(len(f.Blocks))]
		at := rng.IntN(len(to.Instrs))
		moved(v, to, at)
		return fmt.Sprintf("%s to block %d, %d", describe(v), to.ID, at)
	}},
	{"another target", func(f *ir.Func, rng *rand.Rand) string {
		v := anyInstr(f, rng, func(v *ir.Value) bool { return len(v.Targets) > 0 })
		if v == nil {
			return ""
		}
		i, b := rng.IntN(len(v.Targets)), f.Blocks[rng.IntN(len(f.Blocks))]
		v.SetTarget(i, b)
		return fmt.Sprintf("%s target %d is block %d", describe(v), i, b.ID)
	}},
	{"drop a phi entry", func(f *ir.Func, rng *rand.Rand) string {
		v := anyInstr(f, rng, func(v *ir.Value) bool { return v.Op == ir.OpPhi && len(v.Args) > 1 })
		if v == nil {
			return ""
		}
		i := rng.IntN(len(v.Args))
		v.RemoveArg(i)
		v.Targets = append(v.Targets[:i:i], v.Targets[i+1:]...)
		return fmt.Sprintf("%s entry %d", describe(v), i)
	}},
	{"uses of another value", func(f *ir.Func, rng *rand.Rand) string {
		v := anyInstr(f, rng, func(v *ir.Value) bool { return v.NumUses() > 0 && v.Type != ir.Token })
		if v == nil {
			return ""
		}
		x := anyInstr(f, rng, func(x *ir.Value) bool { return x.Type == v.Type && x != v })
		if x == nil {
			return ""
		}
		v.ReplaceAllUses(x)
		return fmt.Sprintf("%s becomes %s", describe(v), describe(x))
	}},
	{"erase a block's phis", func(f *ir.Func, rng *rand.Rand) string {
		v := anyInstr(f, rng, func(v *ir.Value) bool { return v.Op == ir.OpPhi })
		if v == nil {
			return ""
		}
		x := f.Poison(v.Type)
		v.ReplaceAllUses(x)
		v.Erase()
		f.RepairDebug(func(*ir.Value) *ir.Value { return x })
		return "one phi"
	}},
	{"another ordering", func(f *ir.Func, rng *rand.Rand) string {
		v := anyInstr(f, rng, func(v *ir.Value) bool { _, ok := v.Aux.(*ir.Mem); return ok })
		if v == nil {
			return ""
		}
		m := *v.Aux.(*ir.Mem)
		m.Ordering = ir.Ordering(rng.IntN(7))
		if m.Ordering == ir.NotAtomic {
			m.Scope = ""
		}
		if m.Ordering == ir.NotAtomic && v.Op != ir.OpLoad && v.Op != ir.OpStore {
			return "" // cannot be written
		}
		v.Aux = &m
		return describe(v) + " " + m.Ordering.String()
	}},
	{"musttail", func(f *ir.Func, rng *rand.Rand) string {
		v := anyInstr(f, rng, func(v *ir.Value) bool { return v.Op == ir.OpCall && v.Flags&ir.MustTail == 0 })
		if v == nil || f.FuncType.VarArg {
			return ""
		}
		if g := v.Callee().AsGlobal(); g != nil && strings.HasPrefix(g.Name, "llvm.dbg.") {
			return "" // a record to LLVM
		}
		v.Flags = v.Flags&^(ir.Tail|ir.NoTail) | ir.MustTail
		return describe(v)
	}},
	{"another calling convention", func(f *ir.Func, rng *rand.Rand) string {
		f.CC = "fastcc"
		return "fastcc"
	}},
	{"no personality", func(f *ir.Func, rng *rand.Rand) string {
		if f.Personal == nil {
			return ""
		}
		f.Personal = nil
		return "dropped"
	}},
}

// wantedMutants is how many mutants the environment asks for.
func wantedMutants(t *testing.T) int {
	want := defaultMutants
	if llvmtest.Full() {
		want = fullMutants
	}
	if s := strings.TrimSpace(os.Getenv("REWRITE_MUTATIONS")); s != "" {
		if _, err := fmt.Sscan(s, &want); err != nil {
			t.Fatalf("REWRITE_MUTATIONS=%s is no number", s)
		}
	}
	return want
}

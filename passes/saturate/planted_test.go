package saturate_test

import (
	"bytes"
	"errors"
	"os"
	"slices"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/passes/check"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/verify"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/program"
)

// A net is something that catches bugs.
type net string

const (
	byProver   net = "prover"   // a rule is disproved
	byVerifier net = "verifier" // the function is not what IR has to be
	byCheck    net = "check"    // the program does something else when it is run
)

// A planted bug is one that somebody could make, made on purpose, and the nets
// that catch it. Bugs in the laws of the e-graph are planted by TestPlanted of
// package egraph.
type planted struct {
	name  string
	nets  []net
	rules string // "" for testdata/basic.rw
	in    string

	inRules  func(rules []*dsl.Rule)            // before they are compiled
	inTables func() (undo func())               // of the IR, while rules are compiled and applied
	inOutput func(f *ir.Func, v *ir.Value) bool // as a pass behind: for each instruction, until it says that it is done
}

var bugs = []planted{
	{name: "a wrong rule is forced in", nets: []net{byProver, byCheck},
		rules:   "rule always  icmp sgt(add(x, C), x) => true\n  if C >s 0\n",
		in:      "define i1 @f(i32 %x) {\n  %a = add i32 %x, 1\n  %c = icmp sgt i32 %a, %x\n  ret i1 %c\n}\n",
		inRules: func([]*dsl.Rule) {}, // as it stands
	},
	{name: "the check of a flag is dropped", nets: []net{byProver, byCheck},
		in: "define i1 @f(i32 %x) {\n  %a = add i32 %x, 1\n  %c = icmp sgt i32 %a, %x\n  ret i1 %c\n}\n",
		inRules: func(rules []*dsl.Rule) {
			for _, r := range rules {
				if r.Name == "icmp-sgt-add-nsw" {
					r.LHS.Args[0].Flags = dsl.FlagExpr{}
				}
			}
		},
	},
	{name: "a constant is folded wrong", nets: []net{byCheck},
		in: "define i8 @f(i8 %x) {\n  %a = xor i8 12, 10\n  %b = add i8 %x, %a\n  ret i8 %b\n}\n",
		inOutput: func(f *ir.Func, v *ir.Value) bool {
			if v.Op != ir.OpAdd || v.Args[1].Op != ir.OpInt || v.Args[1].Bits != 12^10 {
				return false
			}
			v.SetArg(1, f.Int(v.Type, 12|10))
			return true
		},
	},
	{name: "a rule computes its constant wrong", nets: []net{byProver, byCheck},
		rules:   "rule twice  add(add(x, C1), C2) => add(x, C1 - C2)\n",
		in:      "define i8 @f(i8 %x) {\n  %a = add i8 %x, 3\n  %b = add i8 %a, 5\n  ret i8 %b\n}\n",
		inRules: func([]*dsl.Rule) {},
	},
	{name: "an operation is taken for commutative", nets: []net{byCheck},
		in:       "define i8 @f(i8 %x, i8 %y) {\n  %a = sub i8 %x, %y\n  %b = sub i8 %y, %x\n  %d = lshr i8 %a, 3\n  %e = xor i8 %b, %d\n  %r = add i8 %e, 0\n  ret i8 %r\n}\n",
		inTables: props(ir.OpSub, ir.Commutative),
	},
	{name: "operands of a compare are exchanged and its predicate is inverted", nets: []net{byCheck},
		in: "define i1 @f(i8 %x, i8 %y) {\n  %a = add i8 %x, 0\n  %c = icmp slt i8 %a, %y\n  ret i1 %c\n}\n",
		inOutput: func(f *ir.Func, v *ir.Value) bool {
			if v.Op != ir.OpICmp {
				return false
			}
			x, y := v.Args[0], v.Args[1]
			v.SetArg(0, y)
			v.SetArg(1, x)
			v.Pred = ir.SGE
			return true
		},
	},
	{name: "a load is taken for pure", nets: []net{byCheck},
		in:       "define i32 @f(ptr %p) {\n  %a = load i32, ptr %p\n  %m = add i32 %a, 0\n  %n = add i32 %m, 1\n  store i32 %n, ptr %p\n  %b = load i32, ptr %p\n  %d = sub i32 %b, %a\n  ret i32 %d\n}\n",
		inTables: props(ir.OpLoad, ir.Mergeable|ir.Removable),
	},
	{name: "a store goes with what it stores", nets: []net{byCheck},
		in: "define i32 @f(ptr %p, i32 %x) {\n  %a = add i32 %x, 0\n  store i32 %a, ptr %p\n  ret i32 %a\n}\n",
		inOutput: func(f *ir.Func, v *ir.Value) bool {
			if v.Op != ir.OpStore {
				return false
			}
			v.Erase()
			return true
		},
	},
	{name: "a freeze is made twice", nets: []net{byCheck},
		in: "define i8 @f(i8 %x) {\n  %a = freeze i8 %x\n  %b = mul i8 %a, %a\n  %c = add i8 %b, 0\n  ret i8 %c\n}\n",
		inOutput: func(f *ir.Func, v *ir.Value) bool {
			if v.Op != ir.OpFreeze || v.NumUses() < 2 {
				return false
			}
			again := f.NewInstr(ir.OpFreeze, v.Type, v.Args[0])
			v.Block.InsertAt(v.Block.IndexOf(v), again)
			u := v.Uses()[0]
			u.User.SetArg(int(u.Index), again)
			return true
		},
	},
	{name: "volatile is dropped", nets: []net{byCheck},
		in: "define i32 @f(ptr %p) {\n  %a = load volatile i32, ptr %p\n  %b = add i32 %a, 0\n  ret i32 %b\n}\n",
		inOutput: func(f *ir.Func, v *ir.Value) bool {
			done := v.Flags&ir.Volatile != 0
			v.Flags &^= ir.Volatile
			return done
		},
	},
	{name: "instructions are put out in the wrong order", nets: []net{byVerifier},
		in: "define i8 @f(i8 %x, i8 %y) {\n  %a = mul i8 %x, %y\n  %b = xor i8 %a, %x\n  ret i8 %b\n}\n",
		inOutput: func(f *ir.Func, v *ir.Value) bool {
			b := v.Block
			i := b.IndexOf(v)
			if i == 0 || !slices.Contains(v.Args, b.Instrs[i-1]) || v.Op.IsTerminator() {
				return false
			}
			b.Instrs[i-1], b.Instrs[i] = b.Instrs[i], b.Instrs[i-1]
			return true
		},
	},
	{name: "a phi loses an edge", nets: []net{byVerifier},
		in: phis,
		inOutput: func(f *ir.Func, v *ir.Value) bool {
			if v.Op != ir.OpPhi {
				return false
			}
			v.RemoveArg(0)
			v.Targets = v.Targets[1:]
			return true
		},
	},
	{name: "a phi takes the value of another edge", nets: []net{byCheck},
		in: phis,
		inOutput: func(f *ir.Func, v *ir.Value) bool {
			if v.Op != ir.OpPhi {
				return false
			}
			a, b := v.Args[0], v.Args[1]
			v.SetArg(0, b)
			v.SetArg(1, a)
			return true
		},
	},
	{name: "a flag is kept that the new value has not", nets: []net{byCheck},
		in: "define i8 @f(i8 %x) {\n  %a = add i8 %x, 3\n  %b = add i8 %a, 5\n  ret i8 %b\n}\n",
		inOutput: func(f *ir.Func, v *ir.Value) bool {
			if v.Op != ir.OpAdd {
				return false
			}
			v.Flags |= ir.NSW
			return true
		},
	},
}

const phis = "define i8 @f(i1 %c, i8 %x) {\nentry:\n  br i1 %c, label %a, label %b\na:\n  %y = add i8 %x, 0\n  br label %m\nb:\n  br label %m\nm:\n  %r = phi i8 [ %y, %a ], [ 7, %b ]\n  ret i8 %r\n}\n"

// props adds properties to an operation's row of the op table.
func props(op ir.Op, more ir.Prop) func() func() {
	return func() func() {
		info := op.Info()
		old := info.Props
		info.Props |= more
		return func() { info.Props = old }
	}
}

// TestPlanted: each bug is caught by the nets that it names, and the same program
// without the bug by none.
func TestPlanted(t *testing.T) {
	basic, err := os.ReadFile("testdata/basic.rw")
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range bugs {
		t.Run(b.name, func(t *testing.T) {
			if b.rules == "" {
				b.rules = string(basic)
			}
			if got := b.caught(t, true); !slices.Equal(got, b.nets) {
				t.Errorf("caught by %v, want %v", got, b.nets)
			}
			if slices.Contains(b.nets, byProver) && b.rules != string(basic) {
				return // the rules are the bug
			}
			if got := b.caught(t, false); len(got) > 0 {
				t.Errorf("without the bug %v catch something", got)
			}
		})
	}
}

// caught runs the rules on the module, with the bug or without, and asks all nets.
func (b *planted) caught(t *testing.T, bug bool) (nets []net) {
	set, diags := load.Sources([]dsl.Source{{Name: "planted.rw", Text: b.rules}}, load.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	undo := func() {}
	if bug && b.inRules != nil {
		b.inRules(set.Rules)
	}
	for _, v := range prove.All(set.Rules, prove.Options{}) {
		if v.Status == prove.Disproved && !slices.Contains(nets, byProver) {
			nets = append(nets, byProver)
		}
	}
	if bug && b.inTables != nil {
		undo = b.inTables()
	}
	after, err := b.run(t, set.Rules, bug)
	undo()
	if err != nil {
		return append(nets, byVerifier)
	}
	read := func(name string, text []byte) interp.Source {
		m, diags := asm.Parse(name, text, asm.Options{})
		if m == nil {
			t.Fatal(diags)
		}
		return interp.Source{Module: m, Name: name, Text: text}
	}
	report := check.Modules(read("before", []byte(b.in)), read("after", after), check.Options{Bits: 16})
	for _, r := range report.Results {
		switch r.Status {
		case check.Different:
			nets = append(nets, byCheck)
		case check.Skipped:
			t.Errorf("skipped: %s", r.Why)
		}
	}
	return nets
}

// run gives what becomes of the module; an error is the verifier's.
func (b *planted) run(t *testing.T, rules []*dsl.Rule, bug bool) (after []byte, err error) {
	p, err := program.Compile(rules, func(*dsl.Rule) bool { return true })
	if err != nil {
		t.Fatal(err)
	}
	m, diags := asm.Parse("in.ll", []byte(b.in), asm.Options{})
	if m == nil {
		t.Fatal(diags)
	}
	w, err := saturate.NewWorker(p, saturate.NewTypes(m), saturate.Options{LLVM: 22})
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range m.Funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		w.Func(f)
		if bug && b.inOutput != nil {
			done := false
			for _, block := range f.Blocks {
				for _, v := range slices.Clone(block.Instrs) {
					done = done || b.inOutput(f, v)
				}
			}
			if !done {
				t.Fatal("the bug found no place")
			}
			f.MarkChanged()
		}
		if err := errors.Join(f.CheckInvariants(), verify.Func(f).Err()); err != nil {
			return nil, err
		}
	}
	var out bytes.Buffer
	if err := print.Module(&out, m); err != nil {
		t.Fatal(err)
	}
	return out.Bytes(), nil
}

// Package forloop reads a loop as a for loop: what it begins with, steps by, is compared with, and its one exit.
//
//	front:  br label %header
//	header: %i = phi i32 [ %start, %front ], [ %next, %latch ]
//	        ...
//	latch:  %next = add i32 %i, %step
//	        %test = icmp ne i32 %next, %bound                      or of %i
//	        br i1 %test, label %header, label %exit
//
//	for (i = start;; ) { ...; i += step; if (i != bound) continue; else break; }
//
// It looks at the form alone: start, step and bound are values that do not change in the loop, and the test stands at its
// head or at its end. Package canonicalloop brings loops into it that can be.
//
// LLVM, Loop::LoopBounds; OpenMP's "canonical loop form" (5.2, 4.4.1).
package forloop

import (
	"fmt"
	"io"
	"strings"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/print"
)

// A ForLoop is a loop with one induction variable that decides its one exit. Its parts are those of the function, as it was
// when it was read.
type ForLoop struct {
	Loop      *cfg.Loop
	Preheader *ir.Block // goes to the header alone
	Latch     *ir.Block // the only one
	Exiting   *ir.Block // the header or the latch: its terminator is the one that leaves the loop
	Exit      *ir.Block

	Induction // the one that decides

	Test   *ir.Value // icmp of Tested and Bound, in this or the other order
	Tested *ir.Value // Phi or Next
	Pred   ir.Pred   // the loop goes on while Tested Pred Bound
	Bound  *ir.Value // the same in all rounds
}

// An Induction is a variable of a loop that goes on by the same step in each round.
type Induction struct {
	Phi   *ir.Value // of the header
	Start *ir.Value // what it is in the first round
	Next  *ir.Value // and in the next one: add or sub of Phi and Step, getelementptr of Phi by Step
	Step  *ir.Value // the same in all rounds; nil of a getelementptr with several indices
}

// Variable reads a phi of the header of a loop with one latch as an induction variable, which goes on by something in the loop itself and
// not in one within; nil if it is none.
func Variable(nest *cfg.LoopNest, l *cfg.Loop, phi *ir.Value) *Induction {
	x := &Induction{Phi: phi, Next: incoming(phi, l.Latches[0])}
	for i, b := range phi.Targets {
		if b != l.Latches[0] {
			x.Start = phi.Args[i]
		}
	}
	if !x.Next.IsInstr() || nest.Of(x.Next.Block) != l {
		return nil
	}
	args := x.Next.Args
	switch x.Next.Op {
	case ir.OpAdd:
		if args[1] == phi {
			args = []*ir.Value{args[1], args[0]}
		}
	case ir.OpSub, ir.OpGEP:
	default:
		return nil
	}
	if args[0] != phi {
		return nil
	}
	for _, a := range args[1:] {
		if a.IsInstr() && l.Contains(nest, a.Block) {
			return nil
		}
	}
	if len(args) == 2 {
		x.Step = args[1]
	}
	return x
}

// Of reads a loop; why says what keeps it from being a for loop, where it is none.
func Of(nest *cfg.LoopNest, l *cfg.Loop) (x *ForLoop, why string) {
	x, t, why := Frame(nest, l)
	if why != "" {
		return nil, why
	}
	c := t.Args[0]
	varies := func(v *ir.Value) bool { return v.IsInstr() && l.Contains(nest, v.Block) }
	if c.Op != ir.OpICmp || !varies(c) {
		return nil, "what decides its exit is no compare in it"
	}
	x.Test, x.Tested, x.Bound, x.Pred = c, c.Args[0], c.Args[1], c.Pred
	if !varies(x.Tested) {
		x.Tested, x.Bound, x.Pred = x.Bound, x.Tested, x.Pred.Swap()
	}
	if varies(x.Bound) {
		return nil, "what decides its exit is no compare with a value that is the same in all rounds"
	}
	if t.Targets[0] == x.Exit {
		x.Pred = x.Pred.Invert()
	}
	for _, phi := range l.Header.Phis() {
		if x.Tested != phi && x.Tested != incoming(phi, x.Latch) {
			continue
		}
		v := Variable(nest, l, phi)
		if v == nil || v.Step == nil {
			return nil, "what is compared does not go on by one step each round"
		}
		x.Induction = *v
		return x, ""
	}
	return nil, "what is compared is no variable of the loop"
}

// Frame reads the blocks of a loop alone: a preheader, a latch, and one exit, at its head or its end, by a branch, which is
// given too.
func Frame(nest *cfg.LoopNest, l *cfg.Loop) (x *ForLoop, branch *ir.Value, why string) {
	x = &ForLoop{Loop: l, Preheader: l.Preheader(nest)}
	switch {
	case x.Preheader == nil:
		return nil, nil, "it has no preheader"
	case len(l.Latches) > 1:
		return nil, nil, "it has several latches"
	}
	x.Latch = l.Latches[0]
	exits := 0
	for _, b := range l.Blocks {
		for _, s := range b.Succs() {
			if !l.Contains(nest, s) {
				if x.Exiting, x.Exit = b, s; exits < 2 {
					exits++
				}
			}
		}
	}
	switch {
	case exits == 0:
		return nil, nil, "it has no exit"
	case exits > 1:
		return nil, nil, "it has several exits"
	case x.Exiting != l.Header && x.Exiting != x.Latch:
		return nil, nil, "its exit is neither at its head nor at its end"
	}
	t := x.Exiting.Terminator()
	if t.Op != ir.OpBr {
		return nil, nil, "it is left by " + t.Op.String()
	}
	return x, t, ""
}

func incoming(phi *ir.Value, from *ir.Block) *ir.Value {
	for i, b := range phi.Targets {
		if b == from {
			return phi.Args[i]
		}
	}
	return nil
}

// Print writes each loop of a function as a for loop, in the way of C, or why it is none.
func Print(w io.Writer, f *ir.Func) {
	nest := cfg.Loops(f)
	names, p := f.Names(), print.New(f.Module)
	for _, l := range nest.All {
		fmt.Fprintf(w, "%sloop %s: ", strings.Repeat("  ", l.Depth), names.Label(l.Header))
		x, why := Of(nest, l)
		if x == nil {
			fmt.Fprintf(w, "no for loop: %s\n", why)
			continue
		}
		op, place := "+=", "end"
		if x.Next.Op == ir.OpSub {
			op = "-="
		}
		if x.Exiting != x.Latch {
			place = "head"
		}
		name := func(v *ir.Value) string { return p.Operand(f, v) }
		fmt.Fprintf(w, "for (%s = %s; %s %s %s; %s %s %s), tested at its %s\n", name(x.Phi), name(x.Start), name(x.Tested), x.Pred, name(x.Bound),
			name(x.Phi), op, name(x.Step), place)
	}
}

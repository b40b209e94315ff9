package scev

import (
	"fmt"
	"io"
	"strings"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/print"
)

// printer writes expressions as LLVM does.
type printer struct {
	a     *Analysis
	p     *print.Printer
	names ir.Names
	b     strings.Builder
}

// maxText bounds the text of an expression, of which shared parts are written each time.
const maxText = 1 << 16

var operators = map[Kind]string{Sum: " + ", Product: " * ", UMax: " umax ", SMax: " smax ", UMin: " umin ", SMin: " smin ", UMinSeq: " umin_seq "}

func (p *printer) expr(e *Expr) {
	if p.b.Len() > maxText {
		p.b.WriteString("...")
		return
	}
	w := &p.b
	switch e.Kind {
	case Constant:
		if e.Width == 1 {
			fmt.Fprintf(w, "%t", !e.N.IsZero())
		} else {
			w.WriteString(e.N.Signed(e.Width).String())
		}
	case VScale:
		w.WriteString("vscale")
	case Trunc, ZExt, SExt, PtrToInt:
		name := map[Kind]string{Trunc: "trunc", ZExt: "zext", SExt: "sext", PtrToInt: "ptrtoint"}[e.Kind]
		fmt.Fprintf(w, "(%s %s ", name, e.Args[0].Type)
		p.expr(e.Args[0])
		fmt.Fprintf(w, " to %s)", e.Type)
	case Rec:
		w.WriteByte('{')
		for i, x := range e.Args {
			if i > 0 {
				w.WriteString(",+,")
			}
			p.expr(x)
		}
		w.WriteString("}<")
		if e.Has(NUW) {
			w.WriteString("nuw><")
		}
		if e.Has(NSW) {
			w.WriteString("nsw><")
		}
		if e.Wrap == NW {
			w.WriteString("nw><")
		}
		w.WriteString(p.names.Label(e.Loop.Header) + ">")
	case UDiv:
		w.WriteByte('(')
		p.expr(e.Args[0])
		w.WriteString(" /u ")
		p.expr(e.Args[1])
		w.WriteByte(')')
	case Unknown:
		w.WriteString(p.p.Operand(p.a.fn, e.Value))
	default:
		w.WriteByte('(')
		for i, x := range e.Args {
			if i > 0 {
				w.WriteString(operators[e.Kind])
			}
			p.expr(x)
		}
		w.WriteByte(')')
		if e.Has(NUW) {
			w.WriteString("<nuw>")
		}
		if e.Has(NSW) {
			w.WriteString("<nsw>")
		}
	}
}

func (p *printer) text(e *Expr) string {
	p.b.Reset()
	p.expr(e)
	return p.b.String()
}

// typed is an expression behind its type, if it is a constant.
func (p *printer) typed(e *Expr) string {
	if e.Kind == Constant {
		return e.Type.String() + " " + p.text(e)
	}
	return p.text(e)
}

// Print writes the scalar evolution of a function, as opt -passes='print<scalar-evolution>'
// does: each value's expression, ranges, value at the exit of its loop and what it is to each
// loop, and then the loops' counts.
func Print(w io.Writer, f *ir.Func) {
	New(f, cfg.Loops(f), analysis.New(f)).Print(w)
}

// Print is Print of what the analysis finds.
func (a *Analysis) Print(w io.Writer) {
	f := a.fn
	name := f.Spelling()
	p := &printer{a: a, p: print.New(f.Module), names: f.Names()}
	fmt.Fprintf(w, "Printing analysis 'Scalar Evolution Analysis' for function '%s':\nClassifying expressions for: %s\n", f.Name, name)
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Type != ir.Void && a.IsTyped(v.Type) && v.Op != ir.OpICmp && v.Op != ir.OpFCmp {
				a.printValue(w, p, v)
			}
		}
	}
	fmt.Fprintf(w, "Determining loop execution counts for: %s\n", name)
	for _, l := range a.loops.Top {
		a.printCounts(w, p, l)
	}
}

func (a *Analysis) printValue(w io.Writer, p *printer, v *ir.Value) {
	fmt.Fprintf(w, "  %s\n  -->  ", p.p.Instr(v))
	line := func(e *Expr) {
		fmt.Fprintf(w, "%s U: %s S: %s", p.text(e), a.Range(e, false), a.Range(e, true))
	}
	e := a.Of(v)
	line(e)
	l := a.loops.Of(v.Block)
	at := a.AtScope(e, l)
	if at != e {
		io.WriteString(w, "  -->  ")
		line(at)
	}
	if l != nil {
		out := "<<Unknown>>"
		if x := a.AtScope(e, l.Parent); a.IsInvariant(x, l) {
			out = p.text(x)
		}
		var list []string
		put := func(l *cfg.Loop) {
			list = append(list, p.names.Label(l.Header)+": "+a.Disposition(e, l).String())
		}
		for _, x := range a.loopsAround(v.Block) {
			put(x)
		}
		for _, x := range l.Children {
			loopsBelow(x, put)
		}
		fmt.Fprintf(w, "\t\tExits: %s\t\tLoopDispositions: { %s }", out, strings.Join(list, ", "))
	}
	io.WriteString(w, "\n")
}

func (a *Analysis) printCounts(w io.Writer, p *printer, l *cfg.Loop) {
	for _, x := range l.Children {
		a.printCounts(w, p, x)
	}
	head := "Loop " + p.names.Label(l.Header) + ": "
	n := a.BackedgeTaken(l)
	several := len(n.Exits) != 1
	io.WriteString(w, head)
	if several {
		io.WriteString(w, "<multiple exits> ")
	}
	counts := func(what string, of func(*Count) *Expr, zero func(*Count) bool) {
		e := of(&n.Count)
		if e == nil {
			fmt.Fprintf(w, "Unpredictable %s.%s\n", what, map[bool]string{true: " "}[what != "backedge-taken count"])
		} else {
			actual := ""
			if zero(&n.Count) {
				actual = ", actual taken count either this or zero."
			}
			fmt.Fprintf(w, "%s is %s%s\n", what, p.typed(e), actual)
		}
		if !several {
			return
		}
		sub := map[string]string{"backedge-taken count": "exit count", "symbolic max backedge-taken count": "symbolic max exit count"}[what]
		if sub == "" {
			return
		}
		for i := range n.Exits {
			x := &n.Exits[i]
			text := "***COULDNOTCOMPUTE***"
			if e := of(&x.Count); e != nil {
				text = p.typed(e)
			}
			fmt.Fprintf(w, "  %s for %s: %s\n", sub, strings.TrimPrefix(p.names.Label(x.Block), "%"), text)
		}
	}
	no := func(*Count) bool { return false }
	counts("backedge-taken count", func(c *Count) *Expr { return c.Exact }, no)
	io.WriteString(w, head)
	counts("constant max backedge-taken count", func(c *Count) *Expr { return c.Max }, func(c *Count) bool { return c.MaxOrZero })
	io.WriteString(w, head)
	counts("symbolic max backedge-taken count", func(c *Count) *Expr { return c.Symbolic }, func(c *Count) bool { return c.MaxOrZero })
	if n.Exact != nil || len(n.Exits) > 0 && n.Max != nil && n.Exact != nil {
		fmt.Fprintf(w, "%sTrip multiple is %s\n", head, a.tripMultiple(n.Exact))
	}
}

package asm

import (
	"io"
	"runtime/debug"

	"rewrite/passes/ir"
)

// Process reads a module, lets work change each function that is held as
// blocks, and gives the module's text, nil if there are errors. Bodies are
// handled in parallel and forgotten once they are printed, so that memory is
// needed for a few of them only. What work does to a function must depend on
// that function alone; it is called from several goroutines. Its diagnostics
// are added to the reader's. Where it panics, the function is written as it was
// read, and a warning whose cause is a *Panic says so.
func Process(name string, src []byte, opt Options, work func(*ir.Func) ir.Diagnostics) (*Text, ir.Diagnostics) {
	f, diags := Open(name, src, opt)
	if f.Typed() {
		return nil, diags
	}
	found := make([]ir.Diagnostics, f.NumBodies())
	text := &Text{bodies: make([][]byte, f.NumBodies())}
	if f.hasBlockAddr { // a body may name blocks of another: none can be forgotten
		f.forEachBody(opt.Jobs, func(w *Worker, i int) { found[i] = w.readToKeep(i) })
		if !broken(found) && !f.typed.Load() {
			diags = append(diags, f.resolveBlockAddrs()...) // work is to see AddrTaken
			f.forEachBody(opt.Jobs, func(w *Worker, i int) { found[i] = append(found[i], w.guarded(i, work)...) })
		}
	} else {
		f.forEachBody(opt.Jobs, func(w *Worker, i int) {
			found[i] = append(w.Read(i), w.guarded(i, work)...)
			if !f.partial() && f.bodies[i].state != bodyWrong {
				text.bodies[i] = w.print(f.Func(i))
				f.Func(i).Release()
			}
			w.Arena.Reset()
		})
	}
	if f.typed.Load() {
		return nil, f.typedError()
	}
	if diags = f.allFound(diags, found); diags.HasErrors() {
		return nil, diags
	}
	text.module = f.Module
	if f.hasBlockAddr {
		p := NewPrinter(f.Module)
		for i := range text.bodies {
			from := len(p.buf)
			p.Func(f.Func(i))
			text.bodies[i] = p.buf[from:]
		}
	}
	return text, diags
}

// guarded does the work on body i, and is the only one who does. Nothing is done
// to a body that was not read completely, nor to any where the top level has
// errors: a function may name a global then that has no definition and no type,
// and nothing will be written. After a panic the body is read again.
func (w *Worker) guarded(i int, work func(*ir.Func) ir.Diagnostics) (diags ir.Diagnostics) {
	f := w.p.file
	if f.partial() || f.typed.Load() || f.bodies[i].state != bodyWhole {
		return nil
	}
	fn := f.Func(i)
	defer func() {
		r := recover()
		if r == nil {
			return
		}
		p := &Panic{Func: fn, Value: r, Stack: debug.Stack()}
		fn.Release()
		fn.Changed, fn.Nodes = false, nil
		w.Read(i)
		for label := range fn.AddrTaken {
			fn.AddrTaken[label] = f.labelled(fn, label)
		}
		if f.verify != nil {
			if diags = f.verify(fn); diags.HasErrors() {
				return
			}
		}
		d := f.diag(ir.Warning, int(fn.Pos), len(fn.Spelling()), p.Error()+"; the function is left as it was", "")
		d.Cause = p
		diags = ir.Diagnostics{d}
	}()
	return work(fn)
}

func broken(found []ir.Diagnostics) bool {
	for _, ds := range found {
		if ds.HasErrors() {
			return true
		}
	}
	return false
}

// printChunk is the size of the pieces of memory that bodies are printed into:
// the rest of a piece that the next body does not fit in is lost.
const printChunk = 1 << 18

// print gives the text of a function, in memory that is not used again.
func (w *Worker) print(fn *ir.Func) []byte {
	if w.printer == nil {
		w.printer = NewPrinter(w.p.m)
	}
	p := w.printer
	if cap(p.buf)-len(p.buf) < printChunk/8 {
		p.buf = make([]byte, 0, printChunk)
	}
	from := len(p.buf)
	p.Func(fn)
	return p.buf[from:len(p.buf):len(p.buf)]
}

// Text is the printed text of a module, in pieces.
type Text struct {
	module *ir.Module
	bodies [][]byte // of the defined functions, in their order
}

// Module is the module of the text. Its functions have no bodies any more.
func (t *Text) Module() *ir.Module { return t.module }

// WriteTo writes the text.
func (t *Text) WriteTo(w io.Writer) (n int64, err error) {
	p := NewPrinter(t.module)
	p.dropOrders = anyChanged(t.module)
	next, nodes := 0, newNodes{m: t.module}
	flush := func(b []byte) {
		if err == nil && len(b) > 0 {
			var k int
			k, err = w.Write(b)
			n += int64(k)
		}
	}
	for i, it := range t.module.Items {
		p.Item(i)
		g, ok := it.(*ir.Global)
		switch {
		case !ok || g.Func == nil:
		case g.Func.HasBody:
			flush(p.buf)
			p.buf = p.buf[:0]
			flush(nodes.number(g.Func, t.bodies[next]))
			next++
		default:
			p.Func(g.Func)
		}
		p.introduced(i)
		if len(p.buf) >= writeAt {
			flush(p.buf)
			p.buf = p.buf[:0]
		}
	}
	flush(append(p.buf, nodes.lines...))
	return n, err
}

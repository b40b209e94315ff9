package print

import (
	"io"

	"rewrite/passes/ir"
)

// printChunk is the size of the pieces of memory that bodies are printed into:
// the rest of a piece that the next body does not fit in is lost.
const printChunk = 1 << 18

// Body gives the text of a function, in memory that is not used again.
func (p *Printer) Body(fn *ir.Func) []byte {
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

// NewText makes the text of a module from those of its defined functions, in their
// order, as Printer.Body gives them. The functions may have no bodies any more.
func NewText(m *ir.Module, bodies [][]byte) *Text { return &Text{m, bodies} }

// Module is the module of the text. Its functions have no bodies any more.
func (t *Text) Module() *ir.Module { return t.module }

// WriteTo writes the text.
func (t *Text) WriteTo(w io.Writer) (n int64, err error) {
	p := New(t.module)
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

package pointsto

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"rewrite/passes/analysis/pointsto/constraint"
	"rewrite/passes/ir"
)

// Print writes where the pointers of a module may lead, function by function, and then what is in memory: of pointers, and of integers
// that carry one, with the names of the source where debug records tell these.
func Print(w io.Writer, m *ir.Module, kind string) error {
	r, err := New(m, kind)
	if err != nil {
		return err
	}
	p := newPrinter(r)
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			p.function(w, f)
		}
	}
	p.memory(w)
	_, err = fmt.Fprintf(w, "%s\n", p.figures())
	return err
}

// A printer names things.
type printer struct {
	*Result
	names  map[*ir.Func]*ir.Names
	source map[*ir.Value]string
}

func newPrinter(r *Result) *printer {
	return &printer{r, map[*ir.Func]*ir.Names{}, sourceNames(r.Module)}
}

func (p *printer) function(w io.Writer, f *ir.Func) {
	fmt.Fprintf(w, "%s:\n", f.Spelling())
	line := func(v *ir.Value) {
		if list, ok := p.Places(f, v); ok && v.Op != ir.OpAlloca && (v.Type.HoldsPointers() || slices.ContainsFunc(list, isKnown)) {
			fmt.Fprintf(w, "  %s: %s\n", p.value(f, v), p.list(list))
		}
	}
	for _, v := range f.Params {
		line(v)
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			line(v)
			if v.Op.IsCall() && v.CalledFunc() == nil && v.Callee().Op != ir.OpInlineAsm {
				p.call(w, v)
			}
		}
	}
}

func isKnown(x constraint.Place) bool { return x.Obj != constraint.Unknown }

// call writes what a call through a pointer may reach.
func (p *printer) call(w io.Writer, v *ir.Value) {
	targets, open := p.Targets(v)
	var names []string
	for _, f := range targets {
		names = append(names, f.Spelling())
	}
	if open {
		names = append(names, "unknown")
	}
	if names == nil {
		names = []string{"nothing"}
	}
	fmt.Fprintf(w, "  call of %s: %s\n", p.value(v.Block.Func, v.Callee()), strings.Join(names, ", "))
}

// memory writes what is in objects.
func (p *printer) memory(w io.Writer) {
	fmt.Fprintln(w, "memory:")
	var escaped []string
	for i := range p.Graph.Objects {
		o := constraint.Object(i)
		if o != constraint.Unknown && p.Graph.Objects[i].Kind == constraint.Function {
			continue
		}
		if o != constraint.Unknown && p.Escaped(o) {
			escaped = append(escaped, p.object(o))
			continue
		}
		for _, c := range p.solution.Content(o) {
			if o != constraint.Unknown {
				fmt.Fprintf(w, "  %s: %s\n", p.place(c.At), p.list(c.Holds))
			}
		}
	}
	if escaped == nil {
		escaped = []string{"nothing"}
	}
	fmt.Fprintf(w, "  known to unknown code: %s\n", strings.Join(escaped, ", "))
}

// list writes places in the order of objects and offsets.
func (p *printer) list(list []constraint.Place) string {
	if len(list) == 0 {
		return "nothing"
	}
	list = slices.Clone(list)
	slices.SortFunc(list, comparePlaces)
	var parts []string
	whole := constraint.Object(-1)
	for _, x := range list {
		if x.Obj == whole {
			continue // anywhere in it is said already
		}
		if x.Stride == 1 {
			whole = x.Obj
		}
		parts = append(parts, p.place(x))
	}
	return strings.Join(parts, ", ")
}

// comparePlaces orders places by object; anywhere in it comes first, unknown last.
func comparePlaces(a, b constraint.Place) int {
	anywhere := func(p constraint.Place) int64 {
		if p.Stride == 1 {
			return 0
		}
		return 1
	}
	rank := func(o constraint.Object) int64 {
		if o == constraint.Unknown {
			return 1 << 40
		}
		return int64(o)
	}
	for _, d := range []int64{rank(a.Obj) - rank(b.Obj), anywhere(a) - anywhere(b), a.Stride - b.Stride, a.Off - b.Off} {
		if d != 0 {
			return int(max(min(d, 1), -1))
		}
	}
	return 0
}

// place writes x, x+8, x+8+16k for any multiple of 16 further, and x+? for anywhere.
func (p *printer) place(x constraint.Place) string {
	s := p.object(x.Obj)
	switch {
	case p.Kind == Steensgaard || x.Obj == constraint.Unknown:
		return s
	case x.Stride == 1:
		return s + "+?"
	}
	if x.Off != 0 {
		s += fmt.Sprintf("%+d", x.Off)
	}
	if x.Stride > 0 {
		s += fmt.Sprintf("+%dk", x.Stride)
	}
	return s
}

// object names an object.
func (p *printer) object(o constraint.Object) string {
	x := &p.Graph.Objects[o]
	switch x.Kind {
	case constraint.Elsewhere:
		return "unknown"
	case constraint.Variable, constraint.Function:
		return x.Global.Spelling()
	case constraint.VarArgs:
		return "variable arguments of " + x.Func.Spelling()
	case constraint.Heap:
		return fmt.Sprintf("heap(%s in %s)", p.spelling(x.Func, x.Value), x.Func.Spelling())
	case constraint.ByVal:
		return fmt.Sprintf("copy(%s in %s)", p.short(x.Func, x.Value), x.Func.Spelling())
	}
	return fmt.Sprintf("%s(%s)", p.short(x.Func, x.Value), x.Func.Spelling())
}

// short is the source's name of a value, or else that of the text.
func (p *printer) short(f *ir.Func, v *ir.Value) string {
	if name := p.source[v]; name != "" {
		return name
	}
	return p.spelling(f, v)
}

// value is the name of a value in the text, and in the source.
func (p *printer) value(f *ir.Func, v *ir.Value) string {
	s := p.spelling(f, v)
	if name := p.source[v]; name != "" {
		s += " (" + name + ")"
	}
	return s
}

func (p *printer) spelling(f *ir.Func, v *ir.Value) string {
	if x := v.AsGlobal(); x != nil {
		return x.Spelling()
	}
	if v.Block == nil && v.Op != ir.OpParam {
		return "constant"
	}
	n := p.names[f]
	if n == nil {
		names := f.Names()
		n = &names
		p.names[f] = n
	}
	return n.Spelling(v)
}

// figures is one line of how large and how precise it is.
func (p *printer) figures() string {
	count, sum, unknown := 0, 0, 0
	for _, f := range p.Module.Funcs {
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				var ptr *ir.Value
				switch v.Op {
				case ir.OpLoad:
					ptr = v.Args[0]
				case ir.OpStore:
					ptr = v.Args[1]
				default:
					continue
				}
				if n, outside, ok := p.size(f, ptr); ok {
					count++
					sum += n
					if outside {
						unknown++
					}
				}
			}
		}
	}
	mean := 0.0
	if count > 0 {
		mean = float64(sum) / float64(count)
	}
	return fmt.Sprintf("%d constraints, %d objects; loads and stores through %d pointers, of %.2f objects in the mean, %d unknown", p.Graph.Size(), len(p.Graph.Objects), count, mean, unknown)
}

// size is how many objects a pointer may lead to, and whether unknown ones are among them.
func (p *printer) size(f *ir.Func, v *ir.Value) (n int, unknown, ok bool) {
	list, ok := p.Places(f, v)
	seen := map[constraint.Object]bool{}
	for _, x := range list {
		seen[x.Obj] = true
	}
	return len(seen), seen[constraint.Unknown], ok
}

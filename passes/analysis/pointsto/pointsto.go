// Package pointsto tells for each pointer of a module which objects it may lead to: variables, functions, allocas, what calls
// of allocators make, and one object for all that is not known.
//
//	%x = alloca i32
//	%y = alloca i32                      memory of %p: x, y
//	%p = alloca ptr                      %v: x, y              by Andersen's analysis and by Steensgaard's
//	store ptr %x, ptr %p                 %w: y                 by Andersen's
//	store ptr %y, ptr %p                 %w: x, y              by Steensgaard's
//	%v = load ptr, ptr %p
//	%q = alloca ptr
//	store ptr %y, ptr %q
//	%w = load ptr, ptr %q
//
// What a module says is read as constraints (package constraint), which are solved by inclusion (andersen) or unification
// (steensgaard). Neither knows in which order things are done, nor which call of a function a value is of.
//
// # What it says, and for how long
//
// A set is right for all values that a pointer has in any run of the whole program, this module and any others. It is about the
// module as it was when it was asked: whoever changes a function has its values not asked about any more. Those of other
// functions stay right, as a change does no more than what was possible before; values that are new are not known.
package pointsto

import (
	"fmt"
	"slices"

	"rewrite/passes/analysis/pointsto/andersen"
	"rewrite/passes/analysis/pointsto/constraint"
	"rewrite/passes/analysis/pointsto/steensgaard"
	"rewrite/passes/ir"
)

// The ways to solve.
const (
	Andersen    = "andersen"
	Steensgaard = "steensgaard"
)

// Kinds lists them.
var Kinds = []string{Andersen, Steensgaard}

// A Result is what was found of a module. Safe for concurrent use once it is there.
type Result struct {
	Module *ir.Module
	Graph  *constraint.Graph
	Kind   string

	solution solution
	objects  map[any]constraint.Object // by *ir.Value and *ir.Global
	places   [][]constraint.Place      // by node
	escaped  []bool                    // by object
}

// A solution is what a solver finds.
type solution interface {
	// Places lists where a node may lead. constraint.Unknown among them stands for all escaped objects.
	Places(n constraint.Node) []constraint.Place
	// Content lists what is in an object.
	Content(o constraint.Object) []constraint.Content
	// Escaped tells whether unknown code may know an object.
	Escaped(o constraint.Object) bool
}

// New analyses a module whose bodies are held as blocks. It fails where there is no such kind, or the data layout cannot be read.
func New(m *ir.Module, kind string) (*Result, error) {
	g, err := constraint.Read(m)
	if err != nil {
		return nil, err
	}
	r := &Result{Module: m, Graph: g, Kind: kind, objects: map[any]constraint.Object{}}
	switch kind {
	case Andersen:
		r.solution = andersen.Solve(g)
	case Steensgaard:
		r.solution = steensgaard.Solve(g)
	default:
		return nil, fmt.Errorf("there is no points-to analysis %q: there are %s and %s", kind, Andersen, Steensgaard)
	}
	for i := range g.Objects {
		switch o := &g.Objects[i]; o.Kind {
		case constraint.Variable, constraint.Function:
			r.objects[o.Global] = constraint.Object(i)
		case constraint.Stack, constraint.Heap, constraint.ByVal:
			r.objects[o.Value] = constraint.Object(i)
		case constraint.VarArgs:
			r.objects[o.Func] = constraint.Object(i)
		}
	}
	for i := range g.Objects {
		r.escaped = append(r.escaped, r.solution.Escaped(constraint.Object(i)))
	}
	r.places = make([][]constraint.Place, g.NumNodes())
	for n := range r.places {
		r.places[n] = r.solution.Places(constraint.Node(n))
	}
	return r, nil
}

// Places lists where a pointer of a function may lead, !ok if it is not known: it came to be later, or is no value that could lead
// anywhere. The object constraint.Unknown among them stands for all escaped objects, too.
func (r *Result) Places(f *ir.Func, v *ir.Value) (list []constraint.Place, ok bool) {
	n := r.Graph.Node(f, v)
	if n == constraint.None {
		return nil, false
	}
	return r.places[n], true
}

// At is Places of a node of the graph.
func (r *Result) At(n constraint.Node) []constraint.Place { return r.places[n] }

// Object finds the object of a global, of an alloca or call that makes one or of a parameter that is passed by value, or of the variable
// arguments of a function.
func (r *Result) Object(what any) (o constraint.Object, ok bool) {
	o, ok = r.objects[what]
	return o, ok
}

// Escaped tells whether code that is not known may know the address of an object.
func (r *Result) Escaped(o constraint.Object) bool { return r.escaped[o] }

// Contains tells whether an address in an object, off bytes behind its beginning, is in a list of places.
func (r *Result) Contains(list []constraint.Place, o constraint.Object, off int64) bool {
	return slices.ContainsFunc(list, func(p constraint.Place) bool {
		switch {
		case p.Obj == constraint.Unknown:
			return o == constraint.Unknown || r.Escaped(o)
		case p.Obj != o:
			return false
		case p.Stride == 0:
			return p.Off == off
		}
		return (off-p.Off)%p.Stride == 0
	})
}

// Targets lists the functions with a body that a call may reach, in the order of the module. It is open if it may reach others,
// which are known to nobody here.
func (r *Result) Targets(call *ir.Value) (list []*ir.Func, open bool) {
	if f := call.CalledFunc(); f != nil {
		if f.IsDecl() {
			return nil, true
		}
		return []*ir.Func{f}, false
	}
	i, ok := r.Graph.Site(call)
	if !ok {
		return nil, true
	}
	open = call.Callee().Type.Bits != 0 || ir.NullIsValid(call.Block.Func) // null may be called
	add := func(o constraint.Object) {
		switch x := &r.Graph.Objects[o]; {
		case x.Body == nil || x.Body.Inexact: // no function, too: there may be code in memory
			open = true
		default:
			list = append(list, x.Global.Func)
		}
	}
	for _, p := range r.places[r.Graph.Calls[i].Callee] {
		add(p.Obj)
		if p.Obj == constraint.Unknown {
			open = true
			for o := range r.Graph.Objects {
				if r.Escaped(constraint.Object(o)) {
					add(constraint.Object(o))
				}
			}
		}
	}
	slices.SortFunc(list, func(a, b *ir.Func) int { return a.Index - b.Index })
	return slices.Compact(list), open
}

// maxPairs bounds how many pairs of places Apart looks at.
const maxPairs = 1 << 10

// Apart tells whether accesses of so many bytes from two pointers of a function on have no byte in common, at any two times. A
// size of 0 is any number of bytes before and behind.
func (r *Result) Apart(f *ir.Func, p *ir.Value, n uint64, q *ir.Value, m uint64) bool {
	if p.Type.Bits != 0 || q.Type.Bits != 0 || ir.NullIsValid(f) {
		return false // there may be something at null, which sets do not have
	}
	a, _ := r.Places(f, p)
	b, _ := r.Places(f, q)
	if len(a) == 0 || len(b) == 0 || len(a)*len(b) > maxPairs {
		return false
	}
	for _, x := range a {
		for _, y := range b {
			if r.meet(x, n, y, m) {
				return false
			}
		}
	}
	return true
}

// Objects lists what a pointer of a function may lead to: globals, and the allocas, calls and parameters that are of other
// objects, in whichever call of whichever function. It is not ok if it may lead elsewhere.
func (r *Result) Objects(f *ir.Func, p *ir.Value) (globals []*ir.Global, others []*ir.Value, ok bool) {
	if p.Type.Bits != 0 || ir.NullIsValid(f) {
		return nil, nil, false // as Apart
	}
	places, _ := r.Places(f, p)
	for _, x := range places {
		switch o := &r.Graph.Objects[x.Obj]; o.Kind {
		case constraint.Variable, constraint.Function:
			globals = append(globals, o.Global)
		case constraint.Stack, constraint.Heap, constraint.ByVal:
			others = append(others, o.Value)
		default:
			return nil, nil, false
		}
	}
	return globals, others, len(places) > 0
}

func (r *Result) meet(x constraint.Place, n uint64, y constraint.Place, m uint64) bool {
	switch {
	case x.Obj == constraint.Unknown:
		return r.Escaped(y.Obj)
	case y.Obj == constraint.Unknown:
		return r.Escaped(x.Obj)
	case x.Obj != y.Obj:
		return false
	case n == 0 || m == 0 || n > 1<<30 || m > 1<<30:
		return true
	}
	d := y.Off - x.Off
	stride := gcd(x.Stride, y.Stride)
	if stride == 0 {
		return d < int64(n) && -d < int64(m)
	}
	d = (d%stride + stride) % stride
	return d < int64(n) || stride-d < int64(m)
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// Package constraint reads a module as inclusion constraints between sets of objects: what solvers of points-to analysis
// work on. The solvers know of no IR, and this package of no solver.
//
//	%p = alloca ptr                    p holds the address of the object %p
//	%q = select i1 %c, ptr %p, ptr %r  q includes p and r                     Copy
//	%f = getelementptr i8, ptr %q, 8   f includes q, 8 bytes further          Shift
//	%v = load ptr, ptr %f              v includes what all that f holds has   Load
//	store ptr %v, ptr %f               all that f holds gets what v holds     Store
//	call void %v(ptr %p)               the parameter of all that v holds includes p
//
// # What carries an address
//
// Memory has no types: a pointer may be copied as an i64, as bytes, or as a vector of floats. So every value of more than one bit has a
// node, and what is computed from a value that carries an address carries it, too, to an offset that is not known. What ptrtoint
// gives is known to unknown code besides, and what inttoptr gives may be whatever unknown code knows. How an address gets on by
// control, from a branch on its bits, is followed in this way alone (LangRef, "Pointer Aliasing Rules": what contributes to the
// computation of a pointer's value).
//
// # Unknown code
//
// One object stands for all memory that no other object does: the object Unknown. An address in it may as well be one in any object whose
// address unknown code knows, the escaped ones: these are what the node Outside holds. What unknown code hands over is what the node
// Foreign holds, the object Unknown. It hands over addresses in pointers and in integers of at least their width.
//
// Initial values of escaped objects escape, functions that escape are called with Foreign, what they return goes Outside.
//
// What is called and is no function of the module is unknown code: code that is in memory knows that.
package constraint

import "rewrite/passes/ir"

// A Node is a set that is looked for: of a value of a function, or of one that stands for several.
type Node int32

// The nodes that there always are.
const (
	None    Node = -1 // of values that carry nothing
	Outside Node = 0  // what unknown code knows
	Foreign Node = 1  // what it hands over
)

// An Object is an abstract object, by its place in Graph.Objects.
type Object int32

// Unknown is the object of all memory that is not known.
const Unknown Object = 0

// A Place is where an address leads: Off bytes behind the beginning of the object, and any multiple of Stride further. A Stride of
// 0 is none, of 1 anywhere.
type Place struct {
	Obj         Object
	Off, Stride int64
}

// A Content is what a place holds. Other places of the object may have words in common with it.
type Content struct {
	At    Place
	Holds []Place
}

// Kind is what an object is.
type Kind uint8

// The kinds of objects.
const (
	Elsewhere Kind = iota // Unknown
	Variable              // a global variable
	Function              // a function
	Stack                 // what an alloca makes
	Heap                  // what a call of an allocator makes
	ByVal                 // a parameter's own copy of what was passed by value
	VarArgs               // the variable arguments of calls of a function
)

// An ObjectInfo tells what an object is.
type ObjectInfo struct {
	Kind    Kind
	Global  *ir.Global // of Variable and Function
	Value   *ir.Value  // of Stack, Heap and ByVal
	Func    *ir.Func   // that the object belongs to, of Stack, Heap, ByVal and VarArgs
	Escaped bool       // unknown code knows it from the start
	// Body is what calls of a Function are linked with, nil where there is no body.
	Body *Body
}

// A Body is how calls and a function with a body meet.
type Body struct {
	Params  []Node
	Wide    []bool // by parameter: unknown code may hand over an address in it
	ByVal   []bool // by parameter: it leads to a copy; nil for none
	Rest    Node   // leads to the variable arguments; None if there are none
	Return  Node
	Inexact bool // another body may be in its place
}

// The constraints.
type (
	// Addr: Dst holds the address of the object.
	Addr struct {
		Dst Node
		Obj Object
	}
	// Copy: Dst includes Src.
	Copy struct{ Dst, Src Node }
	// Shift: Dst includes Src, Off bytes and any multiple of Stride further; a Stride of 1 is any distance.
	Shift struct {
		Dst, Src    Node
		Off, Stride int64
	}
	// Load: Dst includes what is in Size bytes at Ptr; of size 0 anywhere in the object.
	Load struct {
		Dst, Ptr Node
		Size     int64
	}
	// Store: Size bytes at Ptr include Src; of size 0 all bytes of the object. A Partial one may write a part of a pointer.
	Store struct {
		Ptr, Src Node
		Size     int64
		Partial  bool
	}
	// Transfer copies Size bytes, 0 for not known, from Src to Dst. A Partial one may split a pointer.
	Transfer struct {
		Dst, Src Node
		Size     int64
		Partial  bool
	}
	// Call is a call of what Callee holds.
	Call struct {
		Callee Node
		Args   []Node
		Result Node
		Wide   bool // unknown code may hand over an address in the result
	}
)

// A Graph is a system of constraints.
type Graph struct {
	Objects   []ObjectInfo
	Addrs     []Addr
	Copies    []Copy
	Shifts    []Shift
	Loads     []Load
	Stores    []Store
	Transfers []Transfer
	Calls     []Call
	Word      int64 // bytes of a pointer

	nodes   int
	values  map[*ir.Func][]Node // by ValueID, + 1; of constants of initializers by nil
	globals []Node              // of their addresses by Global.Index, + 1
	sites   map[*ir.Value]int   // of an indirect call: its place in Calls
}

// NewGraph is a system without constraints, for pointers of so many bytes.
func NewGraph(word int64) *Graph {
	g := &Graph{Word: word, values: map[*ir.Func][]Node{}, sites: map[*ir.Value]int{}}
	g.NewObject(ObjectInfo{Escaped: true})
	g.NewNode()
	g.Addr(g.NewNode(), Unknown)
	return g
}

// NewNode makes a node.
func (g *Graph) NewNode() Node {
	g.nodes++
	return Node(g.nodes - 1)
}

// NumNodes is how many nodes there are.
func (g *Graph) NumNodes() int { return g.nodes }

// NewObject makes an object.
func (g *Graph) NewObject(o ObjectInfo) Object {
	g.Objects = append(g.Objects, o)
	return Object(len(g.Objects) - 1)
}

// Size is how many constraints there are.
func (g *Graph) Size() int {
	return len(g.Addrs) + len(g.Copies) + len(g.Shifts) + len(g.Loads) + len(g.Stores) + len(g.Transfers) + len(g.Calls)
}

// Addr lets a node hold the address of an object.
func (g *Graph) Addr(dst Node, o Object) { g.Addrs = append(g.Addrs, Addr{dst, o}) }

// Copy lets dst include src. None takes and gives nothing, here and below.
func (g *Graph) Copy(dst, src Node) {
	if dst != None && src != None && dst != src {
		g.Copies = append(g.Copies, Copy{dst, src})
	}
}

// Shift lets dst include src further on.
func (g *Graph) Shift(dst, src Node, off, stride int64) {
	if dst != None && src != None {
		g.Shifts = append(g.Shifts, Shift{dst, src, off, stride})
	}
}

// Load lets dst include what is at ptr. What is split or put together of parts may lead anywhere in its object.
func (g *Graph) Load(dst, ptr Node, size int64, partial bool) {
	if dst == None || ptr == None {
		return
	}
	if partial {
		whole := g.NewNode()
		g.Shift(dst, whole, 0, 1)
		dst = whole
	}
	g.Loads = append(g.Loads, Load{dst, ptr, size})
}

// Store lets what is at ptr include src.
func (g *Graph) Store(ptr, src Node, size int64, partial bool) {
	if ptr == None {
		return
	}
	if partial && src != None {
		whole := src
		src = g.NewNode()
		g.Shift(src, whole, 0, 1)
	}
	if src != None || partial {
		g.Stores = append(g.Stores, Store{ptr, src, size, partial})
	}
}

// Transfer copies what is at src to dst.
func (g *Graph) Transfer(dst, src Node, size int64, partial bool) {
	if dst != None && src != None {
		g.Transfers = append(g.Transfers, Transfer{dst, src, size, partial})
	}
}

// Node is the node of a value of a function, or of a constant in it; None for what carries nothing and for what came to be after
// the constraints were read.
func (g *Graph) Node(f *ir.Func, v *ir.Value) Node {
	if x := v.AsGlobal(); x != nil {
		if x.Index < len(g.globals) {
			return g.globals[x.Index] - 1
		}
		return None
	}
	if list := g.values[f]; int(v.ID) < len(list) {
		return list[v.ID] - 1
	}
	return None
}

// Site is the place of an indirect call in Calls, !ok for what is none.
func (g *Graph) Site(call *ir.Value) (i int, ok bool) {
	i, ok = g.sites[call]
	return i, ok
}

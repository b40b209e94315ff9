package program

import (
	"slices"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// typeGuard checks what the rule asks of its types, all at once. It is not
// needed where every type is that of a variable of its family.
//
// A pattern alone binds types as they come. `zext(trunc(x))` would match whatever widths, scalars and vectors;
// the guard asks that integers are integers of at most the width that constants have, that conversions go
// from narrow to wide, that all are scalars or all are vectors of one length, and last that intrinsics of the
// right side exist at these widths, as bswap does not at each (Rule.Exists).
func (c *compiler) typeGuard() (egraph.TypeGuard, bool) {
	r := c.r
	var args []int
	for i := range r.Types {
		if c.bound[i] {
			args = append(args, i)
		}
	}
	everywhere := r.Exists(func(dsl.TypeID) uint32 { return 1 })
	if everywhere && r.LaneWise && len(args) == 1 && len(r.Constraints) == 0 && r.Types[args[0]].Kind == dsl.IntType && r.Types[args[0]].Width == 0 {
		return egraph.TypeGuard{}, false // the operations and variables say that it is an integer
	}
	k := &typeCheck{r: r, args: args, place: make([]int, len(r.Types)), of: make([]int, len(r.Types)), scalar: make([]bool, len(args))}
	for i := range k.of {
		k.of[i] = -1
	}
	for at, i := range args {
		k.place[i], k.of[i] = at, i
	}
	for i, t := range r.Types { // an element has the type of its vector's
		if t.Kind == dsl.VectorType && c.bound[i] && k.of[t.Elem] < 0 {
			k.of[t.Elem] = i
		}
	}
	for at, i := range args {
		if k.scalar[at] = r.LaneWise && r.OnlyChooses(dsl.TypeID(i)); k.scalar[at] && k.first == at && at+1 < len(args) {
			k.first++
		}
	}
	eval := func(types []egraph.Type) bool {
		return k.each(types) && k.constraints(types) && (everywhere || r.Exists(func(id dsl.TypeID) uint32 { return k.width(id, types) }))
	}
	if len(args) > maxArgs {
		c.addGuard(egraph.Predicate{Name: "types of " + r.Name, Late: true, OfMatch: func(_ *egraph.Graph, m egraph.Bindings) bool {
			types := make([]egraph.Type, len(args))
			for k, i := range args {
				types[k] = m.Type(i)
			}
			return eval(types)
		}}, nil, Clause{Words: "it is not for values of these types"})
		return egraph.TypeGuard{}, false
	}
	n := added(&c.calls.TypePreds, c.first[egraph.TypePredCallback], egraph.TypePredicate{Name: "types of " + r.Name, Eval: eval})
	return egraph.TypeGuard{Pred: n, Args: args}, true
}

// typeCheck is what a rule asks of the types that its left side binds. What it asks of
// structs and arrays is up to the guard of compiler.aggregates.
type typeCheck struct {
	r     *dsl.Rule
	args  []int // the types that are bound
	place []int // by TypeID: in args
	of    []int // by TypeID: the bound type that it is, or that it is the element of; else -1
	// first is the place of the type whose lanes those of the others are to be.
	first int
	// scalar are, by place, those that may be scalars beside vectors.
	scalar []bool
}

// typ is a type of the rule, of a vector that of the elements if these are asked for.
func (k *typeCheck) typ(id dsl.TypeID, types []egraph.Type) (t egraph.Type, ok bool) {
	of := k.of[id]
	if of < 0 {
		return 0, false
	}
	if t = types[k.place[of]]; of != int(id) {
		t &^= ShapeMask
	}
	return t, true
}

// width is that of a type's scalars in bits.
func (k *typeCheck) width(id dsl.TypeID, types []egraph.Type) uint32 {
	if t, ok := k.typ(id, types); ok {
		return Width(t)
	}
	if t := &k.r.Types[id]; t.Kind == dsl.FloatType {
		return t.Format.FloatBits()
	}
	return k.r.Types[id].Width
}

// each tells whether each type is of its family, format and shape. A lane-wise rule holds of vectors of any
// length as long as it is the same for all types, but for conditions of select, which may be one bit
// for all lanes (OnlyChooses).
func (k *typeCheck) each(types []egraph.Type) bool {
	r := k.r
	lengths := map[string]egraph.Type(nil)
	for at, i := range k.args {
		t, want := types[at], &r.Types[i]
		switch want.Kind {
		case dsl.VectorType:
			n := Shape(t)
			if n == 0 || n&Scalable != 0 || want.Len != 0 && uint64(n>>LaneShift) != want.Len || !fits(t, &r.Types[want.Elem]) {
				return false
			}
			if e, ok := k.typ(want.Elem, types); !ok || e != t&^ShapeMask {
				return false
			}
			if want.LenVar != "" {
				if lengths == nil {
					lengths = map[string]egraph.Type{}
				}
				if l, ok := lengths[want.LenVar]; ok && l != n {
					return false
				}
				lengths[want.LenVar] = n
			}
			continue
		case dsl.StructType, dsl.AggType: // such a rule is not lane-wise
			if KindOf(t) != KindOther {
				return false
			}
			continue
		case dsl.AnyType:
			continue
		}
		s := Shape(t)
		if !fits(t, want) || r.LaneWise && s != Shape(types[k.first]) && !(k.scalar[at] && s == 0) || !r.LaneWise && s != 0 {
			return false
		}
	}
	return true
}

// fits tells whether the scalars of a type are what a scalar type of a rule stands for.
func fits(t egraph.Type, want *dsl.Type) bool {
	switch want.Kind {
	case dsl.IntType:
		return KindOf(t) == KindInt && (want.Width == 0 || Width(t) == want.Width) && Width(t) <= num.MaxWidth
	case dsl.FloatType:
		return KindOf(t) == KindFloat && (want.Format == ir.VoidKind && interchange(t) || FloatFormat(t) == want.Format)
	case dsl.PtrType:
		return KindOf(t) == KindPtr
	}
	return want.Kind == dsl.AnyType
}

// constraints tells whether the types have the sizes that conversions ask for.
func (k *typeCheck) constraints(types []egraph.Type) bool {
	size := func(id dsl.TypeID) uint64 {
		n := uint64(k.width(id, types))
		if t, ok := k.typ(id, types); ok && k.r.Types[id].Kind == dsl.VectorType {
			n *= uint64(Lanes(t))
		}
		return n
	}
	for _, c := range k.r.Constraints {
		switch c.Kind {
		case dsl.Narrower:
			if size(c.A) >= size(c.B) {
				return false
			}
		case dsl.SameSize:
			if size(c.A) != size(c.B) {
				return false
			}
		}
	}
	return true
}

// splats makes a rule that does not work lane by lane match only vectors of equal
// constants: what it computes of a constant it does not compute for each lane.
func (c *compiler) splats() {
	for i, v := range c.r.Vars {
		if v.Kind != dsl.ConstVar || c.r.Types[v.Type].Kind != dsl.VectorType || c.vars[i] == egraph.NoVar {
			continue
		}
		c.addGuard(egraph.Predicate{Name: "splat of " + c.r.Name, Eval: func(g *egraph.Graph, args []egraph.ClassID) bool {
			n, ok := g.Constant(args[0])
			return ok && !IsVector(g.Type(args[0]), g.Payload(n))
		}}, []egraph.Var{c.vars[i]}, Clause{Words: "all lanes of " + v.Name + " are to be equal"})
	}
}

// aggregates makes a guard of what the rule asks of structs, arrays and paths of
// indices, if it asks for more than its intrinsics return.
//
// It is asked last: it has to look at the types in the IR, and at payloads, which are bound with the match.
func (c *compiler) aggregates() {
	r := c.r
	a := &aggregateCheck{c: c, r: r, paths: c.paths}
	for i, t := range r.Types {
		if c.bound[i] && (t.Kind == dsl.AggType || t.Kind == dsl.StructType && !returned(r.LHS, dsl.TypeID(i))) {
			a.wholes = append(a.wholes, dsl.TypeID(i))
		}
	}
	for _, k := range r.Constraints {
		if k.Kind == dsl.FieldOf {
			f := fieldOf{indices: k.Indices, whole: c.typeOf(k.B), field: c.typeOf(k.A)}
			if f.whole == nil || f.field == nil {
				c.fail("nothing tells the type of a field")
				return
			}
			a.fields = append(a.fields, f)
		}
	}
	if len(a.wholes)+len(a.fields)+len(a.paths) == 0 {
		return
	}
	for i, v := range r.Vars {
		if v.Kind == dsl.IndexVar {
			a.indices = append(a.indices, c.index(dsl.VarID(i)))
		}
	}
	c.addGuard(egraph.Predicate{Name: "aggregates of " + r.Name, Late: true, OfMatch: a.holds}, nil,
		Clause{Words: "it is not for aggregates of these types, or for these fields of them"})
}

// offsets makes a guard of the widths of offsets, of a rule without a getelementptr in
// bytes: the offset of such has the width that the data layout computes in, and so have
// all of such pointers, which the other getelementptrs of the graph need not have.
func (c *compiler) offsets() {
	type offset struct{ of, ptr typeEval }
	var list []offset
	inBytes, inElements := false, false
	c.leftSide.Walk(func(t *dsl.Term) {
		if t.Kind == dsl.OpTerm && t.Op == ir.OpGEP {
			any := c.r.Types[t.Elem].Kind == dsl.AnyType
			inBytes, inElements = inBytes || !any, inElements || any
		}
	})
	for _, k := range c.r.Constraints {
		if of, ptr := c.typeOf(k.A), c.typeOf(k.B); k.Kind == dsl.OffsetOf && of != nil && ptr != nil {
			list = append(list, offset{of, ptr})
		}
	}
	if !inElements || inBytes || len(list) == 0 {
		return
	}
	c.addGuard(egraph.Predicate{Name: "offsets of " + c.r.Name, Late: true, OfMatch: func(g *egraph.Graph, m egraph.Bindings) bool {
		for _, k := range list {
			of, ok := k.of(g, m)
			ptr, known := k.ptr(g, m)
			if !ok || !known || Width(of) != clientOf(g).Types.pointerWidth(ptr) {
				return false
			}
		}
		return true
	}}, nil, Clause{Words: "offsets are not as wide as the pointers"})
}

// aggregateCheck is what a rule asks of structs, arrays and paths of indices.
type aggregateCheck struct {
	c       *compiler
	r       *dsl.Rule
	wholes  []dsl.TypeID
	fields  []fieldOf
	paths   []path
	indices []matchIndex
}

// fieldOf says that a field of a type is of another one.
type fieldOf struct {
	indices      []dsl.Index
	whole, field typeEval
}

func (a *aggregateCheck) holds(g *egraph.Graph, m egraph.Bindings) bool {
	types := clientOf(g).Types
	value := make([]uint32, len(a.r.Vars)) // of index variables
	for _, p := range a.paths {            // how long paths are is told before what stands in them
		if int(m.Payload(p.payload)&255) != len(p.indices) {
			return false
		}
	}
	for _, x := range a.indices {
		value[x.id] = UnpackPath(m.Payload(x.payload))[x.place]
	}
	index := func(i dsl.Index) uint32 {
		if i.Var != dsl.None {
			return value[i.Var]
		}
		return i.N
	}
	for _, p := range a.paths {
		for i, n := range UnpackPath(m.Payload(p.payload)) {
			if n != index(p.indices[i]) {
				return false
			}
		}
	}
	for _, id := range a.wholes {
		if !a.isWhole(types, types.IR(m.Type(int(id))), &a.r.Types[id], m) {
			return false
		}
	}
	for _, f := range a.fields {
		whole, ok := f.whole(g, m)
		field, known := f.field(g, m)
		if !ok || !known {
			return false
		}
		t := types.IR(whole)
		for _, i := range f.indices {
			if t = fieldAt(t, index(i)); t == nil {
				return false
			}
		}
		if types.Of(t) != field {
			return false
		}
	}
	return true
}

// fieldAt is the type of a field, nil if there is none.
func fieldAt(t *ir.Type, i uint32) *ir.Type {
	switch {
	case t.Kind == ir.ArrayKind && uint64(i) < t.Len:
		return t.Elem
	case t.Kind == ir.StructKind && int(i) < len(t.Fields):
		return t.Fields[i]
	}
	return nil
}

// isWhole tells whether a type is a struct or array that a type of the rule stands for.
func (a *aggregateCheck) isWhole(types *TypeTable, t *ir.Type, want *dsl.Type, m egraph.Bindings) bool {
	if want.Kind == dsl.AggType {
		return t.Kind == ir.StructKind || t.Kind == ir.ArrayKind
	}
	if t.Kind != ir.StructKind || len(t.Fields) != len(want.Fields) {
		return false
	}
	for i, f := range want.Fields {
		field, first := types.Of(t.Fields[i]), slices.Index(want.Fields, f)
		switch w := &a.r.Types[f]; {
		case t.Fields[first] != t.Fields[i], a.c.bound[f] && field != m.Type(int(f)):
			return false
		case w.Kind == dsl.StructType || w.Kind == dsl.AggType:
			if !a.isWhole(types, t.Fields[i], w, m) {
				return false
			}
		case w.Kind == dsl.VectorType:
			n := Shape(field)
			if n == 0 || n&Scalable != 0 || w.Len != 0 && uint64(n>>LaneShift) != w.Len || !fits(field, &a.r.Types[w.Elem]) {
				return false
			}
		case w.Kind != dsl.AnyType && (Shape(field) != 0 || !fits(field, w)):
			return false
		}
	}
	return true
}

// computePath makes the payload of an extractvalue or insertvalue of the right side.
func (c *compiler) computePath(indices []dsl.Index) int {
	var bound []matchIndex
	for _, i := range indices {
		if i.Var != dsl.None {
			bound = append(bound, c.index(i.Var))
		} else {
			bound = append(bound, matchIndex{})
		}
	}
	return c.computed(egraph.Compute{Name: "path of " + c.r.Name, Eval: func(_ *egraph.Graph, m egraph.Bindings) (uint64, bool) {
		x := make(ir.Indices, len(indices))
		for k, i := range indices {
			if x[k] = i.N; i.Var != dsl.None {
				x[k] = UnpackPath(m.Payload(bound[k].payload))[bound[k].place]
			}
		}
		return PackPath(x)
	}})
}

// returned tells whether all terms of a type are calls of intrinsics.
func returned(t *dsl.Term, id dsl.TypeID) bool {
	if t.Type == id && (t.Kind != dsl.CallTerm || t.Intrinsic == nil) {
		return false
	}
	return !slices.ContainsFunc(t.Args, func(a *dsl.Term) bool { return !returned(a, id) })
}

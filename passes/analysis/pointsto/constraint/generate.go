package constraint

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/library"
)

// Read makes the constraints of a module. It fails where the data layout cannot be read.
func Read(m *ir.Module) (*Graph, error) {
	layout, err := m.Layout()
	if err != nil {
		return nil, err
	}
	g := &generator{Graph: NewGraph(max(int64(layout.Pointer(0).Bits)/8, 1)), layout: layout, lib: library.For(m.Find(ir.Triple)), bodies: map[*ir.Func]*Body{}, contents: map[spot]Node{}}
	g.declare(m)
	for _, x := range m.Globals {
		g.initialize(x)
	}
	for _, f := range m.Funcs {
		g.function(f)
	}
	return g.Graph, nil
}

// A generator reads one module.
type generator struct {
	*Graph
	layout   *ir.Layout
	lib      library.Library
	bodies   map[*ir.Func]*Body
	contents map[spot]Node // what initializers have there
	f        *ir.Func      // that is read; nil for initializers
	body     *Body         // of it
}

// isLocal tells whether only the module knows the name of a global.
func isLocal(x *ir.Global) bool {
	return (x.Linkage == "internal" || x.Linkage == "private") && !x.Kept && !x.ExternallyInitialized
}

// isExact tells whether a definition is the one that the program will have (SEMANTICS 24).
func isExact(x *ir.Global) bool {
	switch x.Linkage {
	case "", "external", "internal", "private":
		return !x.IsDecl()
	}
	return false
}

// declare makes objects of variables and functions, and the nodes of addresses, parameters and results.
func (g *generator) declare(m *ir.Module) {
	g.globals = make([]Node, len(m.Globals))
	for _, x := range m.Globals {
		n := g.NewNode()
		g.globals[x.Index] = n + 1
		if x.Kind == ir.Alias || x.Kind == ir.IFunc {
			continue
		}
		info := ObjectInfo{Kind: Variable, Global: x, Escaped: !isLocal(x) || x.Func != nil && len(x.Func.Blocks) == 0}
		if x.Func != nil {
			info.Kind = Function
			if len(x.Func.Blocks) > 0 {
				info.Body = g.newBody(x.Func)
				g.bodies[x.Func] = info.Body
			}
		}
		g.Addr(n, g.NewObject(info))
		if !isExact(x) { // another module may have it by another name, too
			g.Copy(n, Foreign)
		}
	}
}

func (g *generator) newBody(f *ir.Func) *Body {
	b := &Body{Rest: None, Return: None, Inexact: !isExact(f.Global)}
	g.values[f] = make([]Node, f.NumValues())
	for i, p := range f.Params {
		n := g.own(f, p)
		b.Params, b.Wide = append(b.Params, n), append(b.Wide, g.wide(p.Type))
		if i < len(f.ParamAttrs) && f.ParamAttrs[i].Has("byval") && n != None {
			if b.ByVal == nil {
				b.ByVal = make([]bool, len(f.Params))
			}
			b.ByVal[i] = true
			g.Addr(n, g.NewObject(ObjectInfo{Kind: ByVal, Value: p, Func: f}))
		}
	}
	if f.FuncType.VarArg {
		b.Rest = g.NewNode()
		g.Addr(b.Rest, g.NewObject(ObjectInfo{Kind: VarArgs, Func: f}))
		g.Shift(b.Rest, b.Rest, 0, 1)
	}
	if carries(f.FuncType.Elem) {
		b.Return = g.NewNode()
	}
	return b
}

// initialize reads the initial value of a variable, or what an alias is for.
func (g *generator) initialize(x *ir.Global) {
	n := g.globals[x.Index] - 1
	if x.Func != nil {
		for _, v := range []*ir.Value{x.Func.Prefix, x.Func.Prologue, x.Func.Personal} {
			if v != nil {
				g.Copy(Outside, g.node(v))
			}
		}
		return
	}
	switch {
	case x.Kind == ir.IFunc: // whoever loads the program calls the resolver
		g.Copy(n, Foreign)
		if x.Init != nil {
			g.Copy(Outside, g.node(x.Init))
		}
	case x.Kind == ir.Alias:
		if x.Init != nil {
			g.Copy(n, g.node(x.Init))
		}
		if !isExact(x) {
			g.Copy(n, Foreign)
		}
		if !isLocal(x) {
			g.Copy(Outside, n)
		}
	case x.Init != nil:
		g.content(n, x.Init, 0, 0)
	}
}

// content is what a constant is where it stands in memory: off bytes behind the node's object, and any multiple of stride further.
// Elements of arrays are told apart by their offset in one element alone.
func (g *generator) content(at Node, v *ir.Value, off, stride int64) {
	if v.Op == ir.OpAggregate && v.Type.HasFixedSize() {
		switch t := v.Type; t.Kind {
		case ir.StructKind:
			for i, x := range v.Args {
				if !plain(x) {
					g.content(at, x, off+int64(g.layout.Offset(t, uint64(i))), stride)
				}
			}
			return
		case ir.ArrayKind:
			if len(v.Args) > 1 {
				stride = gcd(stride, int64(g.layout.Size(t.Elem)))
			}
			for _, x := range v.Args {
				if !plain(x) {
					g.content(at, x, off, stride)
				}
			}
			return
		}
	}
	src := g.node(v)
	if src == None {
		return
	}
	where := spot{at, off, stride, g.size(v.Type), g.partial(v.Type)}
	n, ok := g.contents[where]
	if !ok {
		n = g.NewNode()
		g.contents[where] = n
		place := at
		if off != 0 || stride != 0 {
			place = g.NewNode()
			g.Shift(place, at, off, max(stride, 0))
		}
		g.Store(place, n, where.size, where.partial)
	}
	g.Copy(n, src)
}

// A spot is a place in an initializer, and how it is written.
type spot struct {
	at                Node
	off, stride, size int64
	partial           bool
}

// plain tells whether a constant surely carries nothing, at first sight.
func plain(v *ir.Value) bool {
	return v.Op == ir.OpInt || v.Op == ir.OpFloat || v.Op == ir.OpString || v.Op == ir.OpNull && v.Type.Bits == 0
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// carries tells whether a value of a type may carry an address, or a part of one: it has more than one bit.
func carries(t *ir.Type) bool { return bits(t) > 1 }

// bits is how many bits a value of a type has, where that is less than 2; else any number from there on.
func bits(t *ir.Type) uint64 {
	switch t.Kind {
	case ir.VoidKind, ir.LabelKind, ir.MetadataKind, ir.TokenKind, ir.FuncKind:
		return 0
	case ir.IntKind:
		return min(uint64(t.Bits), 2)
	case ir.ArrayKind, ir.VectorKind:
		if t.Scalable {
			return 2 * bits(t.Elem)
		}
		return min(uint64(t.Len), 2) * bits(t.Elem)
	case ir.StructKind:
		if t.Opaque {
			return 2
		}
		n := uint64(0)
		for _, f := range t.Fields {
			n = min(n+bits(f), 2)
		}
		return n
	}
	return 2
}

// wide tells whether unknown code may hand over an address in a value of a type: a pointer, an integer of at least its width, or
// what has such.
func (g *generator) wide(t *ir.Type) bool {
	switch t.Kind {
	case ir.IntKind:
		return int64(t.Bits) >= 8*g.Word
	case ir.ArrayKind, ir.VectorKind:
		return g.wide(t.Elem) || t.Elem.Kind == ir.IntKind && int64(t.Elem.Bits)*int64(t.Len) >= 8*g.Word
	case ir.StructKind:
		for _, f := range t.Fields {
			if g.wide(f) {
				return true
			}
		}
		return false
	}
	return t.HoldsPointers()
}

// partial tells whether a value may be a part of a pointer, or be put together of such: parts of it are not as wide as pointers.
func (g *generator) partial(t *ir.Type) bool {
	switch t.Kind {
	case ir.ArrayKind, ir.VectorKind:
		return g.partial(t.Elem)
	case ir.StructKind:
		for _, f := range t.Fields {
			if g.partial(f) {
				return true
			}
		}
		return false
	}
	return !t.HasFixedSize() || g.layout.Bits(t)%uint64(8*g.Word) != 0
}

// size is how many bytes an access of a type has, 0 for not known.
func (g *generator) size(t *ir.Type) int64 {
	if !t.HasFixedSize() {
		return 0
	}
	return int64(g.layout.StoreSize(t))
}

// mayBeNull tells whether there may be something at null where an address of a function leads.
func (g *generator) mayBeNull(v *ir.Value) bool { return g.nullIsValid() || v.Type.Bits != 0 }

// nullIsValid tells whether accesses of the function that is read may be of null: of memory that is not known.
func (g *generator) nullIsValid() bool {
	return g.f != nil && ir.NullIsValid(g.f)
}

// Load is Graph.Load, of null, too.
func (g *generator) Load(dst, ptr Node, size int64, partial bool) {
	g.Graph.Load(dst, ptr, size, partial)
	if g.nullIsValid() {
		g.Copy(dst, Foreign)
	}
}

// Store is Graph.Store, to null, too.
func (g *generator) Store(ptr, src Node, size int64, partial bool) {
	g.Graph.Store(ptr, src, size, partial)
	if g.nullIsValid() {
		g.Copy(Outside, src)
	}
}

// Transfer is Graph.Transfer, from and to null, too.
func (g *generator) Transfer(dst, src Node, size int64, partial bool) {
	g.Graph.Transfer(dst, src, size, partial)
	if g.nullIsValid() {
		g.Graph.Load(Outside, src, size, partial)
		g.Graph.Store(dst, Foreign, size, true)
	}
}

// own is the node of a parameter or instruction, made when it is first asked for.
func (g *generator) own(f *ir.Func, v *ir.Value) Node {
	if !carries(v.Type) {
		return None
	}
	n := &g.values[f][v.ID]
	if *n == 0 {
		*n = g.NewNode() + 1
	}
	return *n - 1
}

// node is the node of an operand of what is read.
func (g *generator) node(v *ir.Value) Node {
	switch v.Op {
	case ir.OpInt, ir.OpFloat, ir.OpUndef, ir.OpPoison, ir.OpZero, ir.OpString, ir.OpNone, ir.OpBlockAddr, ir.OpInlineAsm, ir.OpMetadata:
		return None
	case ir.OpNull:
		if v.Type.Bits != 0 {
			return Foreign // there may be something
		}
		return None
	case ir.OpGlobal:
		if i := v.AsGlobal().Index; i < len(g.globals) && g.globals[i] > 0 {
			return g.globals[i] - 1
		}
		return Foreign // an intrinsic that is not declared
	}
	if v.Block != nil || v.Op == ir.OpParam {
		return g.own(g.f, v)
	}
	list := g.values[g.f]
	if n := int(v.ID) + 1; n > len(list) {
		list = append(list, make([]Node, max(n, 2*len(list))-len(list))...)
		g.values[g.f] = list
	}
	if list[v.ID] == 0 {
		list[v.ID] = g.NewNode() + 1
		g.operation(v, list[v.ID]-1)
	}
	return list[v.ID] - 1
}

// function reads a body.
func (g *generator) function(f *ir.Func) {
	if g.f, g.body = f, g.bodies[f]; g.body == nil {
		g.f = nil
		return
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			g.instruction(v)
		}
	}
	g.f, g.body = nil, nil
}

func (g *generator) instruction(v *ir.Value) {
	if v.Flags&ir.Volatile != 0 {
		for _, a := range v.Args { // who watches sees the address, and what is stored
			g.Copy(Outside, g.node(a))
		}
	}
	dst := g.own(g.f, v)
	switch v.Op {
	case ir.OpRet:
		if len(v.Args) > 0 {
			g.Copy(g.body.Return, g.node(v.Args[0]))
		}
	case ir.OpAlloca:
		g.Addr(dst, g.NewObject(ObjectInfo{Kind: Stack, Value: v, Func: g.f}))
	case ir.OpLoad:
		g.load(dst, v.Args[0], v.Type)
	case ir.OpStore:
		g.store(v.Args[1], v.Args[0])
	case ir.OpCmpXchg:
		g.load(dst, v.Args[0], v.Args[1].Type)
		g.store(v.Args[0], v.Args[2])
	case ir.OpAtomicRMW:
		g.load(dst, v.Args[0], v.Type)
		g.store(v.Args[0], v.Args[1])
		if v.Aux.(*ir.Mem).RMW != "xchg" { // what was there and the operand make something new
			n := g.NewNode()
			g.Shift(n, dst, 0, 1)
			g.Shift(n, g.node(v.Args[1]), 0, 1)
			g.Store(g.node(v.Args[0]), n, g.size(v.Type), g.partial(v.Type))
		}
	case ir.OpCall, ir.OpInvoke, ir.OpCallBr:
		g.call(v, dst)
	case ir.OpVAArg: // the list leads to arguments itself or by what is in it, as the target has it
		list := g.node(v.Args[0])
		in := g.NewNode()
		g.Load(in, list, 0, true)
		g.Load(dst, in, 0, true)
		g.Copy(dst, in)
	case ir.OpLandingPad:
		g.Copy(dst, Foreign)
	case ir.OpResume, ir.OpCatchPad, ir.OpCleanupPad:
		for _, a := range v.Args {
			g.Copy(Outside, g.node(a))
		}
	default:
		if dst != None {
			g.operation(v, dst)
		}
	}
}

// load reads a value of a type, if its node has not None.
func (g *generator) load(dst Node, ptr *ir.Value, t *ir.Type) {
	g.Load(dst, g.node(ptr), g.size(t), g.partial(t))
}

func (g *generator) store(ptr, v *ir.Value) {
	g.Store(g.node(ptr), g.node(v), g.size(v.Type), g.partial(v.Type))
}

// operation is what an instruction without effect, or a constant expression, computes.
func (g *generator) operation(v *ir.Value, dst Node) {
	switch v.Op {
	case ir.OpICmp, ir.OpFCmp:
	case ir.OpPhi, ir.OpFreeze, ir.OpInsertValue, ir.OpExtractValue, ir.OpAggregate, ir.OpSplat:
		for _, a := range v.Args {
			g.Copy(dst, g.node(a))
		}
	case ir.OpSelect:
		g.Copy(dst, g.node(v.Args[1]))
		g.Copy(dst, g.node(v.Args[2]))
	case ir.OpDSOLocal, ir.OpNoCFI, ir.OpPtrAuth, ir.OpAddrSpaceCast:
		g.Copy(dst, g.node(v.Args[0]))
	case ir.OpBitCast:
		if !g.partial(v.Type) && !g.partial(v.Args[0].Type) {
			g.Copy(dst, g.node(v.Args[0]))
			return
		}
		g.mixed(v, dst)
	case ir.OpExtractElement, ir.OpInsertElement, ir.OpShuffleVector:
		if v.Type.Scalar().IsPtr() {
			for _, a := range v.Args {
				if a.Type.Scalar().IsPtr() {
					g.Copy(dst, g.node(a))
				}
			}
			return
		}
		g.mixed(v, dst)
	case ir.OpGEP:
		g.address(v, dst)
	case ir.OpPtrToInt, ir.OpPtrToAddr:
		g.Copy(Outside, g.node(v.Args[0]))
		if g.partial(v.Type) {
			g.mixed(v, dst)
		} else {
			g.Copy(dst, g.node(v.Args[0]))
		}
	case ir.OpIntToPtr:
		g.mixed(v, dst)
		g.Copy(dst, Foreign)
	default:
		g.mixed(v, dst)
	}
}

// mixed is what is computed from operands in any way.
func (g *generator) mixed(v *ir.Value, dst Node) {
	for _, a := range v.Args {
		g.Shift(dst, g.node(a), 0, 1)
	}
}

// address is a getelementptr: constant offsets are exact, and of variable ones the distance between two is known.
func (g *generator) address(v *ir.Value, dst Node) {
	base := g.node(v.Args[0])
	if off, ok := g.layout.GEPOffset(v); ok {
		if off == 0 {
			g.Copy(dst, base)
		} else {
			g.Shift(dst, base, off, 0)
		}
		return
	}
	off, terms, ok := g.layout.GEPTerms(v)
	if !ok {
		g.Shift(dst, base, 0, 1)
		return
	}
	stride := int64(0)
	for _, t := range terms {
		stride = gcd(stride, int64(t.Scale))
	}
	if v.Flags&(ir.InBounds|ir.NUSW) == 0 { // a product may wrap: what all powers of two have in common is left of it
		stride &= -stride
	}
	if stride == 0 {
		stride = 1
	}
	g.Shift(dst, base, off, stride)
}

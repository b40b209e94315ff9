package block

import (
	"math/bits"
	"slices"

	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/program"
)

// Addresses in bytes. A getelementptr counts in types, but rules reason about sums of
// bytes, so where the layout is known both are in the graph:
//
//	getelementptr {i32, [4 x i16]}, ptr %p, i64 0, i32 1, i64 2     gep(%p, 8), in bytes
//	getelementptr i32, ptr %p, i64 %i                               gep i32(%p, %i) = gep(%p, shl(%i, 2)), in bytes
//
// The first has one meaning whatever it counts in, so the node in bytes is the only one: two
// ways to the same field are one node. Of the second both forms are in the class, and
// extraction chooses.
// What is said here of equality is meant exactly, poison included: these are nodes of one
// class, not edges, so neither may be poison where the other is not (law 19).

// addressNode is the node of a getelementptr: in bytes if its offset is constant or it counts
// in bytes already, else with the type that it counts in as payload.
func (bg *Graph) addressNode(v *ir.Value, n egraph.Node, depth int) (egraph.Node, bool) {
	w := bg.addressWidth(v)
	if w != 0 {
		if o, ok := bg.offsetOf(v, w); ok && o.index == nil {
			n.Payload = program.InBytes
			n.Kids = []egraph.ClassID{bg.Operand(v.Args[0], depth-1), bg.constantClass(program.IntType(w, 0), uint64(o.bytes)&ir.Mask(w))}
			return n, true
		}
	}
	n.Payload = uint64(bg.Types.Of(v.ElemType()))
	if w != 0 && len(v.Args) == 2 && v.Args[1].Type.Kind == ir.IntKind && v.Args[1].Type.Bits == w && v.ElemType() == ir.I8 {
		n.Payload = program.InBytes
	}
	for _, a := range v.Args {
		if !InGraph(a) {
			return n, false
		}
	}
	for _, a := range v.Args {
		n.Kids = append(n.Kids, bg.Operand(a, depth-1))
	}
	return n, true
}

// addressWidth is the width of the offsets of a getelementptr that can be told in
// bytes, else 0.
func (tr *Translator) addressWidth(v *ir.Value) uint32 {
	t := tr.Types.Of(v.Type)
	if program.KindOf(t) != program.KindPtr || program.Shape(t) != 0 || v.Args[0].Type != v.Type {
		return 0
	}
	return tr.Types.Pointers.Width(v.Type.Bits)
}

// constantClass is the class of an integer that need be no value of the input. AsItWas
// counts what is in the graph, so a node that is new here is counted apart.
func (bg *Graph) constantClass(t egraph.Type, payload uint64) egraph.ClassID {
	nodes := bg.E.NumIDs()
	k := bg.E.Leaf(program.OpInt, t, payload)
	bg.unnamed += bg.E.NumIDs() - nodes
	return k
}

// An offset is what a getelementptr adds to its base: bytes, or index times size.
type offset struct {
	bytes int64
	index *ir.Value // nil: it is constant
	size  uint64
}

// offsetOf tells the offset of a getelementptr whose offsets are w bits wide. Steps
// by constants that go to and fro may leave the object in between, and be poison where
// the sum of them is not, and so may offsets that wrap: !ok, and for more than one step
// of which one is no constant. An index times a size that is no positive number of w bits is none
// that a multiplication or a shift in w bits can say.
func (tr *Translator) offsetOf(v *ir.Value, w uint32) (o offset, ok bool) {
	l := tr.Layout
	t := v.ElemType()
	up, down := false, false
	// the sum has to fit both the arithmetic here and offsets of w bits
	add := func(n int64) bool {
		up, down = up || n > 0, down || n < 0
		sum := o.bytes + n
		fits := sum < o.bytes == (n < 0) && sum<<(64-w)>>(64-w) == sum
		o.bytes = sum
		return fits
	}
	for i, a := range v.Args[1:] {
		constant := a.Op == ir.OpInt && a.Aux == nil
		// the first index steps over whole values of the type, the others go into it
		if i > 0 {
			switch t.Kind {
			case ir.StructKind:
				if !constant || !t.HasFixedSize() || !add(int64(l.Offset(t, a.Bits))) {
					return o, false
				}
				t = t.ElemAt(a.Bits)
				continue
			case ir.ArrayKind:
				t = t.Elem
			default:
				return o, false
			}
		}
		if !t.HasFixedSize() {
			return o, false
		}
		size := l.Size(t)
		switch {
		case constant:
			high, low := bits.Mul64(magnitude(a.SExt()), size)
			if high != 0 || low >= 1<<63 {
				return o, false
			}
			if a.SExt() < 0 {
				low = -low
			}
			if !add(int64(low)) {
				return o, false
			}
		case o.index == nil && size != 0 && size>>min(31, w-1) == 0 && a.Type.Kind == ir.IntKind && a.Type.Bits <= w && InGraph(a):
			o.index, o.size = a, size
		default:
			return o, false
		}
	}
	inBytes := len(v.Args) == 2 && l.Size(v.ElemType()) == 1 // nothing is multiplied
	return o, !(up && down) && !(down && v.Flags&ir.NUW != 0 && !inBytes) && (o.index == nil || !up && !down)
}

func magnitude(n int64) uint64 {
	if n < 0 {
		return -uint64(n)
	}
	return uint64(n)
}

// viewInBytes adds to the class of a getelementptr by one index that of its base and
// the index times the size.
//
// The multiplication gets the flags that the address has: an address that may not wrap
// (inbounds and nusw for signed offsets, nuw for unsigned ones) is poison where index times
// size wraps, so a product that is poison there makes the sum poison where it was anyway.
func (bg *Graph) viewInBytes(v *ir.Value, k egraph.ClassID) {
	w := bg.addressWidth(v)
	if w == 0 || bg.E.Payload(bg.NodeOf[v.ID]) == program.InBytes || !isCalculatedWith(v, addressDepth) {
		return
	}
	o, ok := bg.offsetOf(v, w)
	if !ok || o.index == nil {
		return
	}
	x := inBytes(bg, o, v.Flags, w)
	bytes := bg.E.AddNode(egraph.Node{Op: bg.Vocab.Plain[ir.OpGEP], Type: bg.Types.Of(v.Type), Flags: program.PackFlags(v.Flags),
		Payload: program.InBytes, Kids: []egraph.ClassID{bg.Class[v.Args[0].ID], x}})
	bg.E.Union(k, bg.E.ClassOf(bytes), LabelAddress)
}

// inBytes is the class of what a getelementptr with flags adds to its base.
func inBytes(bg *Graph, o offset, flags ir.Flags, w uint32) egraph.ClassID {
	t := program.IntType(w, 0)
	if o.index == nil {
		return bg.constantClass(t, uint64(o.bytes)&ir.Mask(w))
	}
	x := bg.Operand(o.index, ImportDepth)
	if o.index.Type.Bits < w {
		x = bg.E.Add(bg.Vocab.Plain[ir.OpSExt], t, 0, x)
	}
	var fl ir.Flags
	if flags&(ir.InBounds|ir.NUSW) != 0 {
		fl |= ir.NSW
	}
	fl |= flags & ir.NUW
	switch {
	case o.size == 1:
	case o.size&(o.size-1) == 0:
		x = bg.E.Add(bg.Vocab.Plain[ir.OpShl], t, program.PackFlags(fl), x, bg.constantClass(t, uint64(bits.TrailingZeros64(o.size))))
	default:
		x = bg.E.Add(bg.Vocab.Plain[ir.OpMul], t, program.PackFlags(fl), x, bg.constantClass(t, o.size))
	}
	return x
}

// A Step is what a getelementptr adds to its base.
type Step struct {
	Base  *ir.Value
	Flags ir.Flags
	o     offset
	w     uint32
}

// StepOf tells the step of an address. It is !ok for what is no sum in bytes.
func StepOf(bg *Graph, v *ir.Value) (s Step, ok bool) {
	if v.Op != ir.OpGEP || v.Block == nil {
		return s, false
	}
	s = Step{Base: v.Args[0], Flags: v.Flags, w: bg.addressWidth(v)}
	if s.w == 0 {
		return s, false
	}
	if s.o, ok = bg.offsetOf(v, s.w); ok && s.o.index == nil && s.o.bytes >= 0 && v.Flags&(ir.InBounds|ir.NUSW) != 0 {
		s.Flags |= ir.NUW // it goes up
	}
	return s, ok
}

// IsNothing tells whether a step leads to where it began.
func (s Step) IsNothing() bool { return s.o.index == nil && s.o.bytes == 0 }

// Distance is the sum of steps one after the other, in the order in which they are taken.
//
// It has the flags that follow from those that all have: steps that do not wrap upwards are parts of a sum
// that does not, in any order, and steps in bounds stay in one object, the size of which is no negative number.
func Distance(bg *Graph, steps []Step, w uint32) (sum egraph.ClassID) {
	t := program.IntType(w, 0)
	if len(steps) == 0 {
		return bg.constantClass(t, 0)
	}
	var fl ir.Flags
	common := CommonFlags(steps)
	if common&ir.InBounds != 0 {
		fl |= ir.NSW
	}
	fl |= common & ir.NUW
	for i, s := range steps {
		if x := inBytes(bg, s.o, s.Flags, w); i == 0 {
			sum = x
		} else {
			sum = bg.E.Add(bg.Vocab.Plain[ir.OpAdd], t, program.PackFlags(fl), sum, x)
		}
	}
	return sum
}

// Together makes of several steps by constants one step, and if of is set, of those by one index. It has the flags that follow: of two steps one after
// the other what both promise, if they are in bounds or do not wrap upwards; of others that with what is between them, which wraps if no
// step has flags.
func Together(steps []Step, of, wraps bool) (list []Step) {
	common := CommonFlags(steps)
	apart := false
	for _, s := range steps {
		i := len(list) - 1
		for i >= 0 && (!list[i].joins(s) || !of && s.o.index != nil) {
			if i--; common&ir.NUW == 0 && !wraps {
				i = -1
			}
		}
		if i < 0 {
			list = append(list, s)
			continue
		}
		to := &list[i]
		to.o.bytes += s.o.bytes
		to.o.size += s.o.size
		to.Flags &= s.Flags & (ir.InBounds | ir.NUW)
		apart = apart || i < len(list)-1
	}
	if i := slices.IndexFunc(list, func(s Step) bool { return s.o.index == nil }); i >= 0 && i < len(list)-1 && (common&ir.NUW != 0 || wraps) {
		c := list[i]
		list = append(slices.Delete(list, i, i+1), c) // last, where compares take it
		apart = true
	}
	if apart {
		for i := range list {
			if list[i].Flags &= common; common&ir.NUW == 0 {
				list[i].Flags = 0
			}
		}
	}
	return list
}

// joins tells whether two steps are one, of a size that a product in bytes has.
func (s Step) joins(t Step) bool {
	sum := s.o.bytes + t.o.bytes
	return s.o.index == t.o.index && (s.o.index == nil || (s.o.size+t.o.size)>>min(31, s.w-1) == 0) &&
		sum < s.o.bytes == (t.o.bytes < 0) && sum<<(64-s.w)>>(64-s.w) == sum && (s.o.bytes < 0) == (t.o.bytes < 0)
}

// CommonFlags are those that all steps have.
func CommonFlags(steps []Step) ir.Flags {
	common := ir.InBounds | ir.NUW
	for _, s := range steps {
		common &= s.Flags
	}
	return common
}

// Nodes in bytes cost time in each round of matching, and most addresses are only loaded
// from and stored to, of which rules say nothing. Those are left as they are.
//
// addressDepth bounds how many steps away from an address its use may be that
// makes it worth a look in bytes, addressUses how many uses of each are looked at.
const (
	addressDepth = 3
	addressUses  = 8
)

// isCalculatedWith tells whether an address is used by something other than
// accesses to memory, directly, as the base of other addresses or as one that is chosen.
func isCalculatedWith(v *ir.Value, depth int) bool {
	for i, u := range v.Uses() {
		if i == addressUses {
			return false
		}
		switch u.User.Op {
		case ir.OpPtrToInt, ir.OpPtrToAddr, ir.OpICmp:
			return true
		case ir.OpGEP, ir.OpSelect:
			if depth > 0 && (u.Index == 0 || u.User.Op == ir.OpSelect) && isCalculatedWith(u.User, depth-1) {
				return true
			}
		}
	}
	return false
}

// constantOperand tells whether operand a of a getelementptr is a constant index,
// which is part of its offset and no value of the graph.
func constantOperand(v, a *ir.Value) bool {
	return v.Op == ir.OpGEP && a.Op == ir.OpInt
}

// isAddress tells whether a constant expression is one that rules on pointers look
// into: an address calculated from that of a global.
func isAddress(a *ir.Value) bool {
	switch a.Op {
	case ir.OpGEP, ir.OpPtrToInt, ir.OpPtrToAddr, ir.OpIntToPtr, ir.OpAdd, ir.OpSub:
		return true
	}
	return false
}

// constantAddress is the constant expression that computes what an instruction
// does from addresses of globals, nil if there is none. It needs no instruction,
// so the instruction's node is taken for computed already.
//
// So `%a = getelementptr i8, ptr @g, i64 8` goes, and who used it takes the expression. Operands
// that are instructions may have become such expressions before: the block is entered in order.
func (bg *Graph) constantAddress(v *ir.Value) *ir.Value {
	if !AddressOperation(v) || bg.Func.Module.TypedPointers {
		return nil
	}
	args := make([]*ir.Value, len(v.Args))
	global := v.Op == ir.OpIntToPtr
	for i, a := range v.Args {
		if a.Block != nil && bg.Has[a.ID] {
			a = bg.Origin(bg.NodeOf[a.ID]) // that may have become one
		}
		switch {
		case a == nil || !a.IsConst():
			return nil
		case a.Op == ir.OpGlobal && a.AsGlobal().ThreadLocal == "" || a.IsConstExpr():
			global = true
		case a.Op != ir.OpInt && a.Op != ir.OpNull:
			return nil
		}
		args[i] = a
	}
	if !global {
		return nil // that is for facts and rules
	}
	return bg.Func.Const(ir.Value{Op: v.Op, Type: v.Type, Flags: v.Flags, Aux: v.Aux, Args: args})
}

// AddressOperation tells whether an operation on addresses of globals can be a
// constant expression, of all versions of LLVM.
func AddressOperation(v *ir.Value) bool {
	switch v.Op {
	case ir.OpGEP:
		return v.Type.Kind == ir.PointerKind && v.ElemType().HasFixedSize()
	case ir.OpPtrToInt, ir.OpIntToPtr, ir.OpAddrSpaceCast, ir.OpAdd, ir.OpSub:
		return !v.Type.IsVector()
	}
	return false
}

package verify

import "rewrite/passes/ir"

// arity checks that operands, targets and Aux are there as the op needs them,
// so that the checks behind it can take them for granted.
func (c *verifier) arity(b *ir.Block, v *ir.Value) {
	bad := func(format string, args ...any) { c.report(b, v, format, args...) }
	args, targets := len(v.Args), len(v.Targets)
	least, most := 0, args
	if n := v.Op.Info().Arity; n >= 0 {
		least, most = n, n
	}
	targetsOK := targets == 0
	auxOK := true
	switch v.Op {
	case ir.OpRet:
		most = 1
	case ir.OpBr:
		most = 1
		targetsOK = targets == 1+args
	case ir.OpSwitch:
		least = 1
		targetsOK = targets == args
	case ir.OpIndirectBr:
		targetsOK = true
	case ir.OpInvoke:
		least = 1
		targetsOK = targets == 2
	case ir.OpCallBr:
		least = 1
		targetsOK = targets >= 1
	case ir.OpCatchSwitch:
		_, toCaller := v.Aux.(ir.UnwindsToCaller)
		targetsOK = targets > 0 || toCaller
	case ir.OpCatchRet:
		targetsOK = targets == 1
	case ir.OpCleanupRet:
		targetsOK = targets <= 1
	case ir.OpPhi:
		targetsOK = targets == args
	case ir.OpGEP, ir.OpCall, ir.OpCatchPad, ir.OpCleanupPad:
		least = 1
	case ir.OpLandingPad:
		clauses, ok := v.Aux.(ir.Clauses)
		auxOK = len(clauses) == args && (ok || v.Aux == nil)
	case ir.OpLoad, ir.OpStore, ir.OpFence, ir.OpCmpXchg, ir.OpAtomicRMW:
		_, auxOK = v.Aux.(*ir.Mem)
	case ir.OpAlloca:
		_, auxOK = v.Aux.(*ir.Alloca)
	case ir.OpExtractValue, ir.OpInsertValue:
		_, auxOK = v.Aux.(ir.Indices)
	}
	switch v.Op {
	case ir.OpGEP:
		auxOK = v.ElemType() != nil
	case ir.OpCall, ir.OpInvoke, ir.OpCallBr:
		call, ok := v.Aux.(*ir.Call)
		auxOK = ok && call.FuncType != nil && args > numBundleArgs(call)
	}
	if args < least || args > most {
		bad("has %s", count(args, "operand", "operands"))
	}
	if !targetsOK {
		bad("names %s", count(targets, "block", "blocks"))
	}
	if !auxOK {
		bad("lacks what its operation needs besides operands")
	}
}

// instr checks one instruction of the current block.
func (c *verifier) instr(v *ir.Value) {
	c.operation(v)
	c.control(v)
	for i, a := range v.Args {
		c.operand(v, i, a)
		c.dominance(v, i)
	}
	if v.Meta != nil {
		c.attachments(v)
	}
}

// operand checks what holds for the operands of all ops.
func (c *verifier) operand(v *ir.Value, i int, a *ir.Value) {
	switch {
	case a.Op == ir.OpMetadata || a.Type.Kind == ir.MetadataKind:
		if !v.Op.IsCall() || i == 0 {
			c.bad(v, "only calls can have metadata as an operand")
		}
	case a.Op == ir.OpInlineAsm:
		if !v.Op.IsCall() || i != 0 {
			c.bad(v, "inline assembly can only be called")
		}
	case !a.Type.IsFirstClass() || a.Type.Kind == ir.LabelKind:
		c.bad(v, "operand %d cannot have type %s", i+1, a.Type)
	case a.Op == ir.OpGlobal:
		if g := a.Aux.(*ir.Global); g.Kind == ir.Function && g.IsIntrinsic() && !(v.Op.IsCall() && (i == 0 || attachedCall(v, i))) {
			c.bad(v, "takes the address of intrinsic %s", g.Spelling())
		}
	case a.Block == nil:
		c.constant(a)
	}
}

// constant checks a constant and what it is made of, once.
func (c *verifier) constant(v *ir.Value) {
	if int(v.ID) >= len(c.met) || c.met[v.ID] {
		return
	}
	c.met[v.ID] = true
	for _, a := range v.Args {
		if a.Op == ir.OpGlobal {
			if g := a.Aux.(*ir.Global); g.Kind == ir.Function && g.IsIntrinsic() {
				c.bad(v, "takes the address of intrinsic %s", g.Spelling())
			}
		}
		c.constant(a)
	}
	t := v.Type
	switch v.Op {
	case ir.OpInt:
		if t.Kind != ir.IntKind {
			c.bad(v, "an integer cannot have type %s", t)
		}
	case ir.OpFloat:
		if !t.IsFloat() {
			c.bad(v, "a floating-point number cannot have type %s", t)
		}
	case ir.OpNull, ir.OpGlobal, ir.OpBlockAddr, ir.OpDSOLocal, ir.OpNoCFI:
		if t.Kind != ir.PointerKind {
			c.bad(v, "an address cannot have type %s", t)
		}
		if a, ok := v.Aux.(*ir.BlockAddr); ok && isEntry(a) {
			c.bad(v, entryTaken)
		}
	case ir.OpPtrAuth:
		for i, kind := range []*ir.Type{ir.Ptr, ir.I32, ir.I64, ir.Ptr, ir.Ptr} {
			if i < len(v.Args) && v.Args[i].Type != kind && !(kind == ir.Ptr && v.Args[i].Type.Kind == ir.PointerKind) {
				c.bad(v, "operand %d must have type %s, not %s", i+1, kind, v.Args[i].Type)
			}
		}
	case ir.OpAggregate:
		if n := t.NumElems(); n != uint64(len(v.Args)) {
			c.bad(v, "type %s has %d elements, but there are %d", t, n, len(v.Args))
			return
		}
		for i, a := range v.Args {
			if e := t.ElemAt(uint64(i)); a.Type != e {
				c.bad(v, "element %d has type %s, not %s", i, a.Type, e)
			}
		}
	case ir.OpSplat:
		if t.Kind != ir.VectorKind || len(v.Args) != 1 || v.Args[0].Type != t.Elem {
			c.bad(v, "the element does not fit type %s", t)
		}
	default:
		if !v.Op.IsLeaf() {
			c.operation(v)
		}
	}
}

// operation checks flags, predicate, operand and result types of an
// instruction or constant expression.
func (c *verifier) operation(v *ir.Value) {
	info := v.Op.Info()
	if extra := v.Flags &^ info.Flags; extra != 0 {
		c.bad(v, "cannot have the flag %s", extra)
	}
	if v.Flags&ir.FastMath != 0 && v.Op != ir.OpFCmp && !isFloatingMath(v.Type) {
		c.bad(v, "fast-math flags need a floating-point result, not %s", v.Type)
	}
	switch {
	case v.Op == ir.OpICmp && (v.Pred == ir.PredNone || v.Pred > ir.SLE), v.Op == ir.OpFCmp && !v.Pred.IsFloat(),
		v.Op != ir.OpICmp && v.Op != ir.OpFCmp && v.Pred != ir.PredNone:
		c.bad(v, "cannot have the predicate %s", v.Pred)
	}

	ok := true
	switch info.Operands {
	case ir.IntOperands:
		ok = c.all(v, "integers or vectors of integers", (*ir.Type).IsInt)
	case ir.FloatOperands:
		ok = c.all(v, "floating-point numbers or vectors of them", (*ir.Type).IsFloat)
	case ir.CastOperands:
		c.cast(v)
	}
	if !ok {
		return
	}
	switch info.Result {
	case ir.ResultFirst:
		if v.Type != v.Args[0].Type {
			c.bad(v, "the result has type %s, the operand %s", v.Type, v.Args[0].Type)
		}
	case ir.ResultBool:
		if v.Type.Scalar() != ir.I1 || !sameShape(v.Type, v.Args[0].Type) {
			c.bad(v, "the result has type %s, which is not i1 in the shape of %s", v.Type, v.Args[0].Type)
		}
	case ir.ResultVoid:
		if v.Type != ir.Void {
			c.bad(v, "has no result, so not type %s", v.Type)
		}
	}
	c.special(v)
}

// all checks that the operands have one type, whose scalars are of a kind.
func (c *verifier) all(v *ir.Value, what string, is func(*ir.Type) bool) bool {
	first := v.Args[0].Type
	if !is(first.Scalar()) {
		c.bad(v, "the operands must be %s, not %s", what, first)
		return false
	}
	return c.same(v, 0, 1)
}

// same checks that operands i and on have one type.
func (c *verifier) same(v *ir.Value, i, j int) bool {
	for ; j < len(v.Args); j++ {
		if v.Args[i].Type != v.Args[j].Type {
			c.bad(v, "operand %d has type %s, operand %d type %s", i+1, v.Args[i].Type, j+1, v.Args[j].Type)
			return false
		}
	}
	return true
}

// sameShape tells whether two types are both scalars or vectors of one length.
func sameShape(a, b *ir.Type) bool {
	if a.Kind != ir.VectorKind || b.Kind != ir.VectorKind {
		return a.Kind != ir.VectorKind && b.Kind != ir.VectorKind
	}
	return a.Len == b.Len && a.Scalable == b.Scalable
}

// isFloatingMath tells whether results of the type can have fast-math flags:
// floats, vectors and arrays of them, literal structs of equal ones.
func isFloatingMath(t *ir.Type) bool {
	if t.Kind == ir.StructKind {
		if t.Identified || len(t.Fields) == 0 {
			return false
		}
		for _, f := range t.Fields {
			if f != t.Fields[0] {
				return false
			}
		}
		t = t.Fields[0]
	} else {
		for t.Kind == ir.ArrayKind {
			t = t.Elem
		}
	}
	return t.Scalar().IsFloat()
}

// bitSize is the number of bits of an integer, float or vector of them (of its
// least length when scalable), 0 for all other types.
func bitSize(t *ir.Type) uint64 {
	switch t.Kind {
	case ir.IntKind:
		return uint64(t.Bits)
	case ir.VectorKind:
		return t.Len * bitSize(t.Elem)
	case ir.X86AMXKind:
		return 8192
	case ir.X86MMXKind:
		return 64
	}
	return uint64(t.Kind.FloatBits())
}

// castRule says which scalars a conversion takes and gives, and how their
// sizes must compare (the sign of from - to, or any).
type castRule struct {
	from, to func(*ir.Type) bool
	size     int
}

const anySize = 2

var castRules = [ir.NumOps]castRule{
	ir.OpTrunc:    {(*ir.Type).IsInt, (*ir.Type).IsInt, 1},
	ir.OpZExt:     {(*ir.Type).IsInt, (*ir.Type).IsInt, -1},
	ir.OpSExt:     {(*ir.Type).IsInt, (*ir.Type).IsInt, -1},
	ir.OpFPTrunc:  {(*ir.Type).IsFloat, (*ir.Type).IsFloat, 1},
	ir.OpFPExt:    {(*ir.Type).IsFloat, (*ir.Type).IsFloat, -1},
	ir.OpFPToUI:   {(*ir.Type).IsFloat, (*ir.Type).IsInt, anySize},
	ir.OpFPToSI:   {(*ir.Type).IsFloat, (*ir.Type).IsInt, anySize},
	ir.OpUIToFP:   {(*ir.Type).IsInt, (*ir.Type).IsFloat, anySize},
	ir.OpSIToFP:   {(*ir.Type).IsInt, (*ir.Type).IsFloat, anySize},
	ir.OpPtrToInt: {(*ir.Type).IsPtr, (*ir.Type).IsInt, anySize}, ir.OpPtrToAddr: {(*ir.Type).IsPtr, (*ir.Type).IsInt, anySize},
	ir.OpIntToPtr:      {(*ir.Type).IsInt, (*ir.Type).IsPtr, anySize},
	ir.OpAddrSpaceCast: {(*ir.Type).IsPtr, (*ir.Type).IsPtr, anySize},
}

func (c *verifier) cast(v *ir.Value) {
	from, to := v.Args[0].Type, v.Type
	if v.Op == ir.OpBitCast {
		if !bitCastable(from, to) {
			c.bad(v, "cannot convert %s to %s", from, to)
		}
		return
	}
	rule := castRules[v.Op]
	f, t := from.Scalar(), to.Scalar()
	ok := sameShape(from, to) && rule.from(f) && rule.to(t)
	switch rule.size {
	case 1:
		ok = ok && bitSize(f) > bitSize(t)
	case -1:
		ok = ok && bitSize(f) < bitSize(t)
	}
	if v.Op == ir.OpAddrSpaceCast {
		ok = ok && f.Bits != t.Bits
	}
	if !ok {
		c.bad(v, "cannot convert %s to %s", from, to)
	}
}

// bitCastable tells whether a bitcast leads from one type to the other: types
// of as many bits, or pointers into one address space.
func bitCastable(from, to *ir.Type) bool {
	if from.IsAggregate() || to.IsAggregate() || !from.IsFirstClass() || !to.IsFirstClass() {
		return false
	}
	scalable := from.Kind == ir.VectorKind && from.Scalable
	if scalable != (to.Kind == ir.VectorKind && to.Scalable) {
		return false
	}
	f, t := from.Scalar(), to.Scalar()
	if f.Kind != ir.PointerKind && t.Kind != ir.PointerKind {
		return bitSize(from) == bitSize(to)
	}
	lanes := func(t *ir.Type) uint64 {
		if t.Kind == ir.VectorKind {
			return t.Len
		}
		return 1
	}
	return f.Kind == t.Kind && f.Bits == t.Bits && lanes(from) == lanes(to)
}

// special checks the types of the ops that follow no common rule.
func (c *verifier) special(v *ir.Value) {
	arg := func(i int) *ir.Type { return v.Args[i].Type }
	switch v.Op {
	case ir.OpICmp:
		if s := arg(0).Scalar(); s.Kind != ir.IntKind && s.Kind != ir.PointerKind {
			c.bad(v, "compares integers or pointers, not %s", arg(0))
			return
		}
		c.same(v, 0, 1)
	case ir.OpSelect:
		c.selects(v)
	case ir.OpPhi:
		for i, a := range v.Args {
			if a.Type != v.Type {
				c.bad(v, "entry %d has type %s, the phi %s", i+1, a.Type, v.Type)
			}
		}
	case ir.OpExtractElement:
		if arg(0).Kind != ir.VectorKind || v.Type != arg(0).Elem || arg(1).Kind != ir.IntKind {
			c.bad(v, "cannot take %s out of %s with an index of type %s", v.Type, arg(0), arg(1))
		}
	case ir.OpInsertElement:
		if arg(0).Kind != ir.VectorKind || arg(1) != arg(0).Elem || arg(2).Kind != ir.IntKind {
			c.bad(v, "cannot put %s into %s with an index of type %s", arg(1), arg(0), arg(2))
		}
	case ir.OpShuffleVector:
		c.shuffle(v)
	case ir.OpExtractValue:
		if e := c.path(v); e != nil && e != v.Type {
			c.bad(v, "the element has type %s, the result %s", e, v.Type)
		}
	case ir.OpInsertValue:
		if e := c.path(v); e != nil && e != arg(1) {
			c.bad(v, "the element has type %s, the value put in %s", e, arg(1))
		}
	case ir.OpGEP:
		c.gep(v)
	case ir.OpAlloca, ir.OpLoad, ir.OpStore, ir.OpFence, ir.OpCmpXchg, ir.OpAtomicRMW:
		c.memory(v)
	}
}

func (c *verifier) selects(v *ir.Value) {
	cond, t := v.Args[0].Type, v.Args[1].Type
	switch {
	case cond.Scalar() != ir.I1 || cond.Kind == ir.VectorKind && !sameShape(cond, t):
		c.bad(v, "the condition has type %s, which does not fit values of type %s", cond, t)
	case t.Kind == ir.TokenKind:
		c.bad(v, "a token cannot be selected")
	case c.same(v, 1, 2) && v.Type != t:
		c.bad(v, "the result has type %s, the values %s", v.Type, t)
	}
}

func (c *verifier) shuffle(v *ir.Value) {
	t, mask, r := v.Args[0].Type, v.Args[2], v.Type
	if t.Kind != ir.VectorKind || v.Args[1].Type != t {
		c.bad(v, "shuffles two vectors of one type, not %s and %s", t, v.Args[1].Type)
		return
	}
	m := mask.Type
	if m.Kind != ir.VectorKind || m.Elem != ir.I32 || m.Scalable != t.Scalable || !sameShape(m, r) || r.Elem != t.Elem {
		c.bad(v, "a mask of type %s does not make %s of %s", m, r, t)
		return
	}
	limit := 2 * t.Len
	if t.Scalable {
		limit = 1 // only the first element is known to be there
	}
	ok := func(e *ir.Value) bool {
		return e.Op == ir.OpUndef || e.Op == ir.OpPoison || e.Op == ir.OpZero || e.Op == ir.OpInt && e.Bits < limit
	}
	valid := true
	switch mask.Op {
	case ir.OpAggregate, ir.OpSplat:
		for _, e := range mask.Args {
			valid = valid && ok(e)
		}
	default:
		valid = ok(mask)
	}
	if !valid {
		c.bad(v, "the mask must be a constant whose elements are below %d", limit)
	}
}

// path follows the indices of an extractvalue or insertvalue to an element.
func (c *verifier) path(v *ir.Value) *ir.Type {
	t := v.Args[0].Type
	idx := v.Aux.(ir.Indices)
	if len(idx) == 0 {
		c.bad(v, "has no index")
		return nil
	}
	for _, i := range idx {
		if !t.IsAggregate() || t.ElemAt(uint64(i)) == nil {
			c.bad(v, "index %d leads to no element of %s", i, t)
			return nil
		}
		t = t.ElemAt(uint64(i))
	}
	return t
}

// gep follows the indices of a getelementptr through the type it steps over.
func (c *verifier) gep(v *ir.Value) {
	base, elem := v.Args[0].Type, v.ElemType()
	if base.Scalar().Kind != ir.PointerKind {
		c.bad(v, "the base must be a pointer or a vector of pointers, not %s", base)
		return
	}
	if len(v.Args) > 1 && !elem.IsSized() {
		c.bad(v, "cannot step over type %s, which has no size", elem)
		return
	}
	if s := base.Scalar(); s.Elem != nil && s.Elem != elem {
		c.bad(v, "steps over %s, but the base is %s", elem, base)
	}
	if elem.Kind == ir.StructKind && holdsScalable(elem) {
		c.bad(v, "cannot step into a struct that contains a scalable vector")
		return
	}
	shape := base
	for n, a := range v.Args[1:] {
		if a.Type.Scalar().Kind != ir.IntKind {
			c.bad(v, "index %d must be an integer, not %s", n+1, a.Type)
			return
		}
		if a.Type.Kind == ir.VectorKind {
			if shape.Kind == ir.VectorKind && !sameShape(shape, a.Type) {
				c.bad(v, "index %d has type %s, but others are like %s", n+1, a.Type, shape)
				return
			}
			shape = a.Type
		}
		if n == 0 {
			continue
		}
		switch elem.Kind {
		case ir.ArrayKind, ir.VectorKind:
			elem = elem.Elem
		case ir.StructKind:
			i, ok := structIndex(a)
			if !ok || elem.ElemAt(i) == nil {
				c.bad(v, "index %d must be the constant i32 number of a field of %s", n+1, elem)
				return
			}
			elem = elem.ElemAt(i)
		default:
			c.bad(v, "index %d steps into %s, which has no elements", n+1, elem)
			return
		}
	}
	r := v.Type
	wrong := r.Scalar().Kind != ir.PointerKind || r.Scalar().Bits != base.Scalar().Bits || !sameShape(shape, r)
	if e := r.Scalar().Elem; base.Scalar().Elem != nil && e != elem {
		wrong = true
	}
	if wrong {
		c.bad(v, "the result cannot have type %s", r)
	}
}

// structIndex is the number of a field: a constant i32 or a splat of one.
func structIndex(a *ir.Value) (uint64, bool) {
	if a.Type.Scalar() != ir.I32 {
		return 0, false
	}
	switch a.Op {
	case ir.OpInt:
		return a.Bits, true
	case ir.OpZero:
		return 0, true
	case ir.OpSplat, ir.OpAggregate:
		for _, e := range a.Args {
			if e != a.Args[0] {
				return 0, false
			}
		}
		return structIndex(a.Args[0])
	}
	return 0, false
}

func holdsScalable(t *ir.Type) bool {
	switch t.Kind {
	case ir.VectorKind:
		return t.Scalable
	case ir.ArrayKind:
		return holdsScalable(t.Elem)
	case ir.StructKind:
		for _, f := range t.Fields {
			if holdsScalable(f) {
				return true
			}
		}
	}
	return false
}

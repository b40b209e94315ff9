package domain

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/num"
)

// Instr is what a transfer function needs to know of an operation besides the
// facts of its operands. It names no value, so that an e-node can be one.
type Instr struct {
	Op    ir.Op
	Pred  ir.Pred
	Flags ir.Flags
	// Width is of a lane of the result, 0 if that is no integer of at most num.MaxWidth bits.
	Width uint32
	// Same tells that both operands are one value. It only counts if that is
	// known not undef: else each operand picks anew (law 7).
	Same bool
	// Lanes is how many elements the first operand has at least, if a vector.
	Lanes uint64
	// Mask is of a shufflevector; nil when not known.
	Mask *ir.Value
	// Format is of a lane of the result, From of one of the first operand (of a
	// call, argument), VoidKind if that is no float.
	Format, From ir.Kind

	single bool // scratch of floats: both operands are one number
}

// WidthOf is the Width of facts of values of a type, pointers apart.
func WidthOf(t *ir.Type) uint32 {
	if t = t.Scalar(); t.Kind == ir.IntKind && t.Bits <= num.MaxWidth {
		return t.Bits
	}
	return 0
}

// A row tells what follows from the operands of an operation.
type row struct {
	// value gives what is known of the number, with Props that come from it; nil
	// for nothing. Operands have their width, or 0.
	value func(in *Instr, a []Facts) Facts
	// ints: value needs operands of the result's width.
	ints bool
	// strict: the result is poison or undef only if an operand is, or else if
	// a poison flag is violated or poisons says so. Rows that are not strict
	// see to their definedness in value.
	strict bool
	// poisons tells whether operands that are not poison may give poison,
	// flags apart; nil for no.
	poisons func(in *Instr, a []Facts) bool
	// arity is of an intrinsic: old modules declare some with fewer operands.
	arity int
}

// Follows tells whether facts of the result of op follow from those of its operands.
func Follows(op ir.Op) bool { return rows[op].strict || rows[op].value != nil }

func always(*Instr, []Facts) bool { return true }

// rows: one an operation. An op without one gives no facts.
var rows = [ir.NumOps]row{
	ir.OpAdd:  {value: add, ints: true, strict: true},
	ir.OpSub:  {value: sub, ints: true, strict: true},
	ir.OpMul:  {value: bySign(mul), ints: true, strict: true},
	ir.OpUDiv: {value: bySign(udiv), ints: true, strict: true},
	ir.OpSDiv: {value: bySign(sdiv), ints: true, strict: true},
	ir.OpURem: {value: bySign(urem), ints: true, strict: true},
	ir.OpSRem: {value: bySign(srem), ints: true, strict: true},
	ir.OpShl:  {value: shl, ints: true, strict: true, poisons: shiftsOut},
	ir.OpLShr: {value: lshr, ints: true, strict: true, poisons: shiftsOut},
	ir.OpAShr: {value: ashr, ints: true, strict: true, poisons: shiftsOut},
	ir.OpAnd:  {value: and, ints: true, strict: true},
	ir.OpOr:   {value: or, ints: true, strict: true},
	ir.OpXor:  {value: xor, ints: true, strict: true},

	ir.OpFNeg: {value: signFloats(fneg), strict: true},
	ir.OpFAdd: {value: floats(fadd), strict: true},
	ir.OpFSub: {value: floats(fsub), strict: true},
	ir.OpFMul: {value: floats(fmul), strict: true},
	ir.OpFDiv: {value: floats(fdiv), strict: true},
	ir.OpFRem: {value: floats(frem), strict: true},
	ir.OpFCmp: {value: fcmp, strict: true},

	ir.OpTrunc:    {value: trunc, strict: true},
	ir.OpZExt:     {value: zext, strict: true},
	ir.OpSExt:     {value: sext, strict: true},
	ir.OpFPTrunc:  {value: floats(fptrunc), strict: true},
	ir.OpFPExt:    {value: floats(fpext), strict: true},
	ir.OpFPToUI:   {value: toInt(false), strict: true, poisons: always},
	ir.OpFPToSI:   {value: toInt(true), strict: true, poisons: always},
	ir.OpUIToFP:   {value: fromInt(false), strict: true},
	ir.OpSIToFP:   {value: fromInt(true), strict: true},
	ir.OpPtrToInt: {value: resize, strict: true},
	ir.OpIntToPtr: {value: resize, strict: true},
	ir.OpBitCast:  {value: bitcast, strict: true},

	ir.OpICmp:   {value: icmp, strict: true},
	ir.OpSelect: {value: selectOp},
	ir.OpPhi:    {value: phi},
	ir.OpFreeze: {value: freeze},
	ir.OpGEP:    {value: gep, strict: true},

	ir.OpExtractElement: {value: extractElement, strict: true, poisons: indexOutside(1)},
	ir.OpInsertElement:  {value: insertElement, strict: true, poisons: indexOutside(2)},
	ir.OpShuffleVector:  {value: shuffle},
	ir.OpExtractValue:   {strict: true},
	ir.OpInsertValue:    {strict: true},
}

// Transfer gives what follows for the result of an operation from the facts of
// its operands: the constants of a switch or phi, the mask of a shuffle and the
// like included, in the order of ir.Value.Args. Calls are TransferCall's.
func Transfer(in *Instr, args []Facts) Facts { return rows[in.Op].apply(in, args) }

func (r *row) apply(in *Instr, args []Facts) Facts {
	var f Facts
	if r.value != nil && (!r.ints || in.Width != 0 && uint32(args[0].Width) == in.Width && uint32(args[1].Width) == in.Width) {
		f = r.value(in, args)
	}
	if uint32(f.Width) != in.Width { // the number is not known
		f = Unknown(in.Width).With(f.Props & WellDefined)
	}
	if !r.strict {
		return f
	}
	// The functions of rows work on numbers; whether the result is defined is decided here, in one
	// place, from the operands' Props.
	f.Props &^= WellDefined // left over on the way
	if _, ok := f.Constant(); ok || f.IsEmpty() {
		f.Props |= NotUndef // each member is this number
	}
	p := WellDefined
	for i := range args {
		p &= args[i].Props
	}
	if p&NotPoison != 0 && (!in.FlagsHold(args) || r.poisons != nil && r.poisons(in, args)) {
		p &^= NotPoison
	}
	f.Props |= p
	return f
}

// FlagsHold tells whether the facts of the operands show that no flag of an operation makes
// poison of them. Of a flag that is not asked about here, it is not known.
func (in *Instr) FlagsHold(args []Facts) bool {
	flags := in.Flags & ir.PoisonFlags
	if flags == 0 {
		return true
	}
	x := args[0]
	if x.Width == 0 || x.IsEmpty() {
		return false
	}
	switch in.Op {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl:
		y := args[1]
		return flags&^(ir.NUW|ir.NSW) == 0 && y.Width == x.Width && !y.IsEmpty() &&
			(flags&ir.NUW == 0 || NeverWraps(in.Op, ir.NUW, x, y)) && (flags&ir.NSW == 0 || NeverWraps(in.Op, ir.NSW, x, y))
	case ir.OpOr:
		y := args[1]
		return flags == ir.Disjoint && y.Width == x.Width && x.Zero.Or(y.Zero) == num.LowMask(uint32(x.Width))
	case ir.OpZExt, ir.OpUIToFP:
		return flags == ir.NNeg && x.NonNegative()
	case ir.OpLShr, ir.OpAShr:
		y := args[1]
		return flags == ir.Exact && y.Width == x.Width && !num.Of(uint64(x.TrailingZeros())).Less(y.UHi)
	case ir.OpTrunc:
		return (flags&ir.NUW == 0 || x.LeadingZeros()+in.Width >= uint32(x.Width)) &&
			(flags&ir.NSW == 0 || x.SignBits()+in.Width > uint32(x.Width))
	}
	return false
}

// same tells whether both operands are one number.
func (in *Instr) same(a []Facts) bool { return in.Same && a[0].Has(NotUndef) }

// Merge is the facts of a value that one of the others is picked for.
func Merge(fs ...Facts) Facts {
	f := fs[0]
	for _, g := range fs[1:] {
		if g.Width != f.Width {
			return Facts{Props: f.Props & g.Props & WellDefined}
		}
		f = f.Join(g)
	}
	return f
}

func phi(in *Instr, a []Facts) Facts {
	if len(a) == 0 {
		return Facts{}
	}
	return in.choice(Merge(a...))
}

// choice is the facts of a phi or select after what its flags say, if a float
// with facts f was taken.
func (in *Instr) choice(f Facts) Facts {
	if in.Flags&ir.FastMath == 0 || in.Format == ir.VoidKind || f.IsEmpty() {
		return f
	}
	g := in.result(f.May())
	g.Props |= f.Props
	return g
}

func selectOp(in *Instr, a []Facts) Facts {
	c := a[0]
	f := a[1]
	if n, ok := c.Constant(); ok {
		if n.IsZero() {
			f = a[2]
		}
	} else {
		f = Merge(a[1], a[2])
	}
	if c.IsEmpty() {
		f = Poison(in.Width)
	}
	f = in.choice(f)
	lost := WellDefined &^ c.Props
	if in.Flags&ir.PoisonFlags != 0 {
		lost |= NotPoison
	}
	if _, ok := f.Constant(); ok || f.IsEmpty() {
		lost &^= NotUndef
	}
	f.Props &^= lost
	return f
}

// freeze picks a member of a value that is not poison; of poison it picks
// anything.
func freeze(in *Instr, a []Facts) Facts {
	f := a[0]
	if !f.Has(NotPoison) {
		f = Unknown(uint32(f.Width))
	}
	return f.With(WellDefined)
}

func icmp(in *Instr, a []Facts) Facts {
	pred := in.Pred
	if in.same(a) {
		return Bool(pred == ir.EQ || pred == ir.UGE || pred == ir.ULE || pred == ir.SGE || pred == ir.SLE)
	}
	r := Compare(pred, a[0], a[1])
	if r == Maybe && in.Flags&ir.SameSign != 0 {
		r = compareSameSign(pred, a[0], a[1])
	}
	switch {
	case a[0].IsEmpty() || a[1].IsEmpty():
		return Poison(1)
	case r == Maybe:
		return Unknown(1)
	}
	return Bool(r == True)
}

func extractElement(in *Instr, a []Facts) Facts { return a[0] }

func insertElement(in *Instr, a []Facts) Facts { return Merge(a[0], a[1]) }

// indexOutside tells whether operand i may be no index of the vector.
func indexOutside(i int) func(in *Instr, a []Facts) bool {
	return func(in *Instr, a []Facts) bool {
		return a[i].Width == 0 || !a[i].UHi.Less(num.Of(in.Lanes))
	}
}

// shuffle looks at which vectors lanes come from. A lane of poison satisfies
// any fact; one of undef, as LLVM 16 and older read it, none.
func shuffle(in *Instr, a []Facts) Facts {
	if in.Mask == nil {
		return Facts{}
	}
	var from [2]bool
	poison := false
	lane := func(m *ir.Value) bool {
		switch m.Op {
		case ir.OpInt:
			from[b2u(m.Bits >= in.Lanes)] = true
		case ir.OpZero:
			from[0] = true
		case ir.OpPoison:
			poison = true
		default:
			return false
		}
		return true
	}
	lanes := in.Mask.Args
	if len(lanes) == 0 {
		lanes = []*ir.Value{in.Mask}
	}
	for _, m := range lanes {
		if !lane(m) {
			return Facts{}
		}
	}
	f := Poison(in.Width)
	f.Props |= NotPoison
	for i, used := range from {
		if used {
			f = Merge(f, a[i])
		}
	}
	if poison {
		f.Props &^= NotPoison
	}
	return f
}

// bitcast keeps what is known of lanes that stay as they are, and the sign of a
// float.
func bitcast(in *Instr, a []Facts) Facts {
	x := a[0]
	from, known := fp.Of(in.From)
	switch {
	case in.Width != 0 && in.Width == uint32(x.Width):
		return x
	case in.Format != ir.VoidKind && x.Width != 0:
		return Within(asFloat(in.Format, x))
	case in.Format != ir.VoidKind && in.Format == in.From:
		return x
	case known && in.Width == from.Width() && x.Width == 0:
		switch c := x.May(); {
		case c == 0:
			return Poison(in.Width)
		case c&SignSet == 0:
			return KnownBits(in.Width, num.Pow2(in.Width-1), zero128)
		case c&^SignSet == 0:
			return KnownBits(in.Width, zero128, num.Pow2(in.Width-1))
		}
	}
	return Facts{}
}

// resize is ptrtoint and inttoptr: the address is cut or zero extended.
func resize(in *Instr, a []Facts) Facts {
	switch from := uint32(a[0].Width); {
	case from == 0 || in.Width == 0:
		return Facts{}
	case from < in.Width:
		return zext(&Instr{Op: ir.OpZExt, Width: in.Width}, a)
	case from > in.Width:
		return trunc(&Instr{Op: ir.OpTrunc, Width: in.Width}, a)
	}
	return a[0]
}

// gep knows of no offsets: only that an address that moved without wrapping is
// not 0 if the base is not.
func gep(in *Instr, a []Facts) Facts {
	if in.Width == 0 || uint32(a[0].Width) != in.Width || in.Flags&ir.NUW == 0 || !a[0].NonZero() {
		return Facts{}
	}
	return NotZero(in.Width)
}
